/** What can be said in two ways that rule alike, in filters, links, places and cards spoken of: brought to one way (`compare.ts`). */
import { canonical } from '../frame/values.ts';
import { isNode, type Node } from './implied.ts';
import { keyed } from '../../engine/keyed.ts';

const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** What all of several alternatives ask for is asked for once. */
export function askedOnce(filter: Node): Node {
  const { any, ...rest } = filter;
  if (!Array.isArray(any) || any.length < 2 || !any.every(isNode)) return filter;
  const [first, ...others] = any as Node[];
  const common = Object.keys(first!).filter(
    (key) => !(key in rest) && others.every((one) => canonical(keyed(one, key)) === canonical(keyed(first!, key))),
  );
  if (common.length === 0) return filter;
  const left = (any as Node[]).map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => !common.includes(key)))); // prettier-ignore
  const same = Object.fromEntries(common.map((key) => [key, keyed(first!, key)]));
  return left.some((one) => Object.keys(one).length === 0) ? { ...rest, ...same } : { ...rest, ...same, any: left };
}

const ZONES = ['monsters', 'spells-traps', 'field-zone', 'pendulum-zone'];
/** The whole field holds its zones; where only monsters are looked for it is the Monster Zones. */
export function places(where: unknown, onlyMonsters: boolean): unknown {
  const all = [...new Set(list(where))].map((one) => (onlyMonsters && one === 'field' ? 'monsters' : one));
  const left = all.includes('field') ? all.filter((one) => !ZONES.includes(String(one))) : [...new Set(all)];
  return left.length === 1 ? left[0] : left;
}

/** "From your hand or face-up field": what is known of a card only while it is face-up needs no face. */
export function faceKnown(group: Node, traits: readonly string[]): void {
  const { filter, where } = group;
  if (!isNode(filter) || !Array.isArray(filter['any']) || !traits.some((one) => one in filter)) return;
  const alternatives = filter['any'] as Node[];
  const faced = alternatives.filter((one) => canonical(one) === canonical({ face: 'up' }));
  const elsewhere = alternatives.filter((one) => Object.keys(one).join() === 'place');
  if (faced.length !== 1 || faced.length + elsewhere.length !== alternatives.length) return;
  const there = elsewhere.flatMap((one) => list(one['place']));
  const rest = list(where).filter((one) => !there.includes(one));
  if (!rest.every((one) => one === 'field' || ZONES.includes(String(one)))) return;
  const { any: _any, ...left } = filter;
  group['filter'] = left;
}

/** What a link or its cause is asked for: of what kind the card is, in one place; a monster activates nothing but effects. */
export function monsterEffects(out: Node, key: string, ofMonsters: readonly string[]): void {
  const asked = isNode(out['card']) ? out['card'] : {};
  const happens = out['event'] !== undefined && out['event'] !== 'activated';
  const isLink = !happens && (LINKS.includes(key) || (key === 'what' && !('where' in out)));
  if (!isLink && key !== 'by' && out['event'] !== 'activated') return;
  const { kind = out['kind'], ...rest } = asked;
  const hasTrait = ofMonsters.some((one) => one in rest);
  if (isLink || key === 'by') {
    if (out['kind'] !== undefined && canonical(out['kind']) !== canonical(kind)) return;
    put(out, 'card', Object.keys(rest).length > 0 ? rest : undefined);
    put(out, 'kind', kind === 'monster' && hasTrait ? undefined : kind);
  }
  if ((kind === 'monster' || hasTrait) && out['what'] === 'effect') delete out['what'];
}
function put(out: Node, key: string, value: unknown): void {
  if (value === undefined) delete out[key];
  else out[key] = value;
}
const LINKS: readonly string[] = ['respondsTo', 'inResponseTo', 'links', 'answering'];

/** An amount less another: a sum with what is taken away. */
export function differences(out: Node): void {
  const { difference } = out;
  if (!Array.isArray(difference) || difference.length !== 2) return;
  const [from, less] = difference as [unknown, unknown];
  delete out['difference'];
  out['sum'] = [from, typeof less === 'number' ? -less : { ...(less as Node), times: -Number((less as Node)['times'] ?? 1) }];
} // prettier-ignore

/** "This card must be face-up on the field to resolve": what follows only if that was done is not asked again. */
export function askedBefore(ops: readonly unknown[]): unknown[] {
  return ops.map((op, i) => {
    const before = ops[i - 1];
    if (!isNode(op) || !isNode(before) || op['join'] !== 'and-if-you-do' || op['if'] === undefined) return op;
    const { if: asked, ...rest } = op;
    return canonical(asked) === canonical(before['if'] ?? null) ? rest : op;
  });
}

/** A kind of Summon that covers another of the same list. */
export function summons(how: unknown): unknown {
  const all = list(how);
  const left = all.filter((one) => !(one === 'tribute' && all.includes('normal')));
  return left.length === 1 ? left[0] : left;
}

/** Names given to cards are numbered; what nobody speaks of needs none, and the cards just affected need none either. */
export function namesNumbered(resolve: readonly unknown[]): unknown[] {
  const ops = resolve.filter(isNode);
  const spoken = (op: Node, name: string): boolean =>
    JSON.stringify({ ...op, named: undefined }).includes(`{"named":${JSON.stringify(name)}}`);
  const named = ops.flatMap(({ named: name }) => (typeof name === 'string' ? [name] : []));
  const renamed = new Map<string, unknown>();
  for (const name of named) {
    const at = ops.findIndex((op) => op['named'] === name);
    const users = ops.flatMap((op, i) => (spoken(op, name) ? [i] : []));
    const justNow = users.every((i) => i > at && ops.slice(at + 1, i).every((op) => isAbout(op, name)));
    // What failed affected nothing, and what was affected before would be meant.
    const surely =
      ops.slice(0, at).every((op) => SAYS_NO_CARDS.has(op['do'])) ||
      users.every((i) => ops.slice(at + 1, i + 1).every((op) => ONLY_IF.has(op['join'])));
    const just = justNow && surely;
    renamed.set(name, just ? 'affected' : { named: renamed.size + 1 });
  }
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isNode(value)) return value;
    const keys = Object.keys(value);
    if (keys.length === 1 && typeof value['named'] === 'string' && renamed.has(value['named']))
      return renamed.get(value['named']);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
  };
  return resolve.map((op) => {
    const changed = change(op);
    if (!isNode(changed) || typeof changed['named'] !== 'string') return changed;
    const { named: name, ...rest } = changed;
    const to = renamed.get(name as string);
    return isNode(to) ? { ...rest, named: to['named'] } : rest;
  });
}
/** Does an operation affect no others than the cards of this name? */
const isAbout = (op: Node, name: string): boolean =>
  SAYS_NO_CARDS.has(op['do']) ||
  [op['cards'], op['to']].some((one) => canonical(one ?? null) === canonical({ named: name }));
const ONLY_IF: ReadonlySet<unknown> = new Set(['and-if-you-do', 'then']);
/** Operations that are about no cards: what was affected before them still is. */
const SAYS_NO_CARDS: ReadonlySet<unknown> = new Set([
  'shuffle',
  'look',
  'coin',
  'die',
  'declare',
  'later',
  'otherwise',
  'damage',
  'gain-life',
  'lose-life',
  'set-life',
  'pay-life',
  'negate-attack',
  'negate-activation',
  'negate-effect',
  'end-battle-phase',
  'skip',
]);

/** "You cannot Special Summon for the rest of this turn, also …": what the effect itself does is not meant, so it may as well be said at the end. */
export function restrictedLast(ops: readonly unknown[]): unknown[] {
  const [first, second, ...rest] = ops;
  if (!isNode(first) || !isNode(second) || first['do'] !== 'apply' || first['to'] !== undefined || second['join'] !== 'also') return [...ops]; // prettier-ignore
  const rules = list(first['rules']).filter(isNode);
  if (!rules.every((rule) => rule['others'] === true)) return [...ops];
  const { join: _also, ...begins } = second;
  return [begins, ...rest, { ...first, join: 'also', rules: rules.map(({ others: _others, ...rule }) => rule) }];
}

/** "1 LIGHT and 1 DARK monster": each by itself. */
export function eachApart(out: Node): void {
  const { cards, ...doing } = out;
  if (typeof out['do'] !== 'string' || !isNode(cards) || cards['oneOfEach'] !== true || !isNode(cards['filter']))
    return;
  const { oneOfEach: _each, choose, filter, ...group } = cards;
  const { any, ...common } = filter as Node;
  if (!Array.isArray(any) || any.length !== choose) return;
  for (const key of Object.keys(out)) delete out[key];
  out['all'] = (any as Node[]).map((one) => ({
    ...doing,
    cards: { ...group, choose: 1, filter: { ...common, ...one } },
  }));
}

/** Where material may come from: said in one group or in several, in whatever order. */
export function sourcesOfMaterial(out: Node): void {
  if (!String(out['do']).endsWith('-summon') || !Array.isArray(out['materials'])) return;
  const groups = new Map<string, Node>();
  for (const { where, filter, ...others } of out['materials'] as Node[]) {
    // Material is monsters, whether said or not.
    const rest = {
      ...others,
      ...(filter !== undefined && canonical(filter) !== canonical({ kind: 'monster' }) && { filter }),
    };
    const key = canonical(rest);
    groups.set(key, { ...rest, where: [...list(groups.get(key)?.['where']), ...list(where)].sort() });
  }
  out['materials'] = [...groups]
    .map(([, group]) => group)
    .sort((a, b) => (canonical(a['where']) < canonical(b['where']) ? -1 : 1));
}

/** A Summon from the Extra Deck, with monsters that player controls (for a Fusion Summon: in the hand, too), of any monster of its kind. */
export function extraSummon(out: Node): void {
  const kind = EXTRA_SUMMONS.find((one) => out['do'] === `${one}-summon`);
  if (!kind) return;
  const [only, another] = list(out['materials']);
  const usual = { where: kind === 'fusion' ? ['hand', 'monsters'] : ['monsters'], whose: 'you' };
  const said = isNode(only) && { ...only, where: list(places(only['where'], true)).sort() };
  if (out['from'] === 'extra-deck' || out['from'] === 'monsters') delete out['from'];
  if (another === undefined && canonical(said) === canonical(usual)) delete out['materials'];
  if (canonical(out['what']) === canonical({ is: kind })) delete out['what'];
} // prettier-ignore
const EXTRA_SUMMONS = ['fusion', 'synchro', 'xyz', 'link'] as const;

/** How a monster is Summoned is how it lies then; effects that are negated for a while are no rule of their own. */
export function saidOtherwise(out: Node): void {
  const { amount, by, like } = out;
  // Only monsters battle; face-down they are in Defense Position.
  if (isNode(by) && by['cause'] === 'battle' && by['kind'] === 'monster') out['by'] = without(by, 'kind', 'monster');
  if (out['is'] === 'attack-target' && isNode(like) && like['face'] === 'down') out['like'] = without(like, 'position', 'defense');
  // Life Points as an amount that is asked for.
  if (isNode(amount) && out['is'] !== undefined && Object.keys(amount).join() === 'lifePoints') {
    delete out['amount'];
    out['lifePoints'] = amount['lifePoints'];
  }
  liesFaceUp(out);
  negatesForAWhile(out);
} // prettier-ignore
function liesFaceUp(out: Node): void {
  const { event, becomes, card } = out;
  if (event !== 'summoned' || !isNode(becomes) || becomes['face'] !== 'up') return;
  if (!isNode(card) || card['face'] !== undefined) return;
  out['card'] = { ...card, face: 'up' };
  put(out, 'becomes', Object.keys(becomes).length === 1 ? undefined : without(becomes, 'face', 'up'));
}
function negatesForAWhile(out: Node): void {
  const { rules, to, until } = out;
  if (out['do'] !== 'apply' || !Array.isArray(rules) || rules.length !== 1 || to === undefined || canonical(rules[0]) !== canonical({ rule: 'negate-effects' })) return;
  delete out['rules'];
  delete out['to'];
  Object.assign(out, { do: 'negate-effects', cards: to }, until === 'leaves' ? {} : { until });
  if (until === 'leaves') delete out['until'];
} // prettier-ignore

/** A target is meant, whatever it is by now; where this card attacks, what it battles is what it attacks; whoever discards chooses. */
export function samePlace(out: Node): void {
  if (out['noneOf'] === 'it') out['noneOf'] = 'targets';
  const { on, respondsTo, by, cards } = out;
  if (isNode(on) && on['event'] === 'attack-declared' && isNode(on['card']) && on['card']['this'] === true && Array.isArray(out['resolve']))
    out['resolve'] = JSON.parse(JSON.stringify(out['resolve']).replaceAll('"battling"', '"attack-target"'));
  if (isNode(respondsTo) && respondsTo['kind'] === 'monster' && respondsTo['place'] === 'field') out['respondsTo'] = { ...respondsTo, place: 'monsters' };
  const answer = out['with'];
  // What a monster activates is an effect.
  if (isNode(answer) && answer['kind'] === 'monster') out['with'] = without(answer, 'what', 'effect');
  if (by === 'opponent' && isNode(cards)) out['cards'] = without(cards, 'by', 'opponent');
  if (out['do'] === 'apply' && out['to'] === 'this' && out['until'] === 'while-face-up' && Array.isArray(out['rules']) && out['rules'].every((rule) => isNode(rule) && isNode(rule['cards']))) {
    delete out['to'];
    out['until'] = 'while-this-face-up';
  }
} // prettier-ignore

const SUMMONED: readonly unknown[] = ['special-summon', 'normal-summon', 'flip-summon', 'set-monster'];
/** What cannot be Summoned is a monster. */
export function forbidsMonsters(out: Node): void {
  const { rule, what, filter } = out;
  if (rule === 'cannot' && SUMMONED.includes(what) && isNode(filter) && Object.keys(filter).length > 1) out['filter'] = without(filter, 'kind', 'monster');
} // prettier-ignore

/** What a card redirects of itself, face-up on the field where its effects hold; what is banished already stays so. */
export function redirectsItself(out: Node): void {
  if (out['rule'] !== 'redirect') return;
  const { to, cards } = out;
  if (to === 'banished' && isNode(cards) && Array.isArray(cards['where']))
    out['cards'] = { ...cards, where: (cards['where'] as string[]).filter((place) => place !== 'banished') };
  const self = { where: 'field', filter: { this: true, face: 'up' } };
  if (canonical(out['cards'] ?? null) === canonical(self)) delete out['cards'];
  if (out['from'] === 'field' && out['cards'] === undefined) delete out['from'];
}

/** Who battles whom: a monster attacks one its player does not control, and what is battled is on the other side. */
export function battle(out: Node): void {
  const { is, like, all } = out;
  if (is === 'battling' && isNode(like)) out['like'] = without(like, 'controller', 'opponent');
  if (Array.isArray(all)) {
    const parts = (all as Node[]).filter((one) => one['is'] !== 'attacker' || (isNode(one['like']) && Object.keys(one['like']).length > 0));
    const own = (one: Node): boolean => isNode(one['like']) && (one['like']['this'] === true || one['like']['controller'] === 'you');
    const sides = parts.filter((one) => one['is'] === 'attacker' || one['is'] === 'attack-target');
    const plain = parts.map((one) => (sides.includes(one) && !own(one) && sides.some(own) && isNode(one['like']) ? { ...one, like: without(one['like'], 'controller', 'opponent') } : one));
    // Whatever attacks what you control is your opponent's.
    out['all'] = plain.filter((one) => one['is'] !== 'attacker' || !isNode(one['like']) || Object.keys(one['like']).length > 0);
    if ((out['all'] as Node[]).length === 1 && Object.keys(out).length === 1) {
      const [only] = out['all'] as [Node];
      delete out['all'];
      Object.assign(out, only);
    }
  }
  if (out['event'] === 'destroyed' && out['cause'] === 'battle' && isNode(out['with']) && out['with']['this'] === true && isNode(out['card'])) {
    out['card'] = without(without(out['card'], 'controller', 'opponent'), 'kind', 'monster');
  }
} // prettier-ignore
const without = (node: Node, key: string, value: unknown): Node => {
  const { [key]: said, ...rest } = node;
  return said === value ? rest : node;
};

/** After damage calculation, the battle of this card: said of the event or of who battles. Nothing comes between such a moment and what follows. */
export function momentOfBattle(out: Node): void {
  const { on, condition } = out;
  if (!isNode(on) || (on['event'] !== 'battled' && on['event'] !== 'step')) return;
  if (out['timing'] === 'when') out['timing'] = 'if';
  if (on['event'] === 'step' && out['timings'] !== undefined && canonical(list(out['timings'])) === canonical(list(on['timing']))) delete out['timings'];
  const said = JSON.stringify(condition ?? {});
  // Of the one this card attacks, that attacks it.
  if (Array.isArray(out['resolve'])) {
    const foe = /"is":"attacker","like":\{"this":true/.test(said) ? 'attack-target' : /"is":"attack-target","like":\{"this":true/.test(said) ? 'attacker' : undefined;
    if (foe && !said.includes('"any"')) out['resolve'] = (out['resolve'] as Node[]).map((one) => (one['cards'] === foe ? { ...one, cards: 'battling' } : one));
  }
  if (canonical(on['card'] ?? null) !== canonical({ this: true })) return;
  if (!said.includes('"is":"battling"') && !/"is":"attack(?:er|-target)","like":\{[^}]*"this":true/.test(said)) return;
  const { card: _card, ...rest } = on;
  out['on'] = rest;
} // prettier-ignore

/** Several rules applied at once are applied one after the other; "it" is this card where this card was just Summoned. */
export function oneByOne(ops: readonly unknown[]): unknown[] {
  return ops.flatMap((op, i) => {
    if (!isNode(op) || op['do'] !== 'apply') return [op];
    const before = ops.slice(0, i).findLast((one) => isNode(one) && one['do'] !== 'apply') as Node | undefined;
    const self = op['to'] === 'affected' && before?.['cards'] === 'this' && before['join'] !== 'also';
    const said: Node = self ? { ...op, to: 'this' } : op;
    const rules = list(said['rules']);
    return rules.map((rule, n) => ({ ...said, rules: [rule], ...(n > 0 && { join: 'also' }) }));
  });
}

/** What was just done to the targets was done to "it": the targets. */
export function stillTargets(operations: readonly unknown[]): unknown[] {
  let now: unknown;
  return operations.map((one) => {
    if (!isNode(one)) return one;
    const said = now === 'targets' ? (replaced(one, 'affected', 'targets') as Node) : one;
    if (said['cards'] !== undefined) now = said['cards'];
    else if (!['apply', 'later'].includes(String(said['do']))) now = undefined;
    return said;
  });
}
function replaced(value: unknown, a: string, b: string): unknown {
  if (value === a) return b;
  if (Array.isArray(value)) return value.map((one) => replaced(one, a, b));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'from' ? one : replaced(one, a, b)]),
  );
}

/** What this card attacks is what it battles. */
export function foughtByThis(out: Node): void {
  const { on, resolve } = out;
  if (!isNode(on) || on['event'] !== 'attack-declared' || !isNode(on['card']) || on['card']['this'] !== true) return;
  if (Array.isArray(resolve)) out['resolve'] = replaced(resolve, 'attack-target', 'battling');
}

/** "Choose 1 monster from your Deck and place it on top of it": that is done to the one that is chosen. */
export function pickedAtOnce(resolve: readonly unknown[]): unknown[] {
  const [first, second, ...more] = resolve;
  if (more.length > 0 || !isNode(first) || !isNode(second) || first['do'] !== 'single-out' || second['join'] !== 'and') return [...resolve];
  const { join: _join, ...does } = second;
  const said = canonical({ ...does, cards: '' });
  const it = second['cards'] === 'affected' || (isNode(second['cards']) && 'named' in second['cards']);
  return it && !said.includes('affected') && !said.includes('named') ? [{ ...does, cards: first['cards'] }] : [...resolve];
} // prettier-ignore
