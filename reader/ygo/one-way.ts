/** What can be said in two ways that rule alike, in filters, links, places and cards spoken of: brought to one way (`compare.ts`). */
import { canonical } from '../frame/grammar.ts';
import { isNode, type Node } from './implied.ts';

const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** What all of several alternatives ask for is asked for once. */
export function askedOnce(filter: Node): Node {
  const { any, ...rest } = filter;
  if (!Array.isArray(any) || any.length < 2 || !any.every(isNode)) return filter;
  const [first, ...others] = any as Node[];
  const common = Object.keys(first!).filter(
    (key) => !(key in rest) && others.every((one) => canonical(one[key]) === canonical(first![key])),
  );
  if (common.length === 0) return filter;
  const left = (any as Node[]).map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => !common.includes(key)))); // prettier-ignore
  const same = Object.fromEntries(common.map((key) => [key, first![key]]));
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
  const isLink = LINKS.includes(key) || (key === 'what' && !('where' in out));
  if (!isLink && key !== 'by' && out['event'] !== 'activated') return;
  const { kind = out['kind'], ...rest } = asked;
  const monster = kind === 'monster' || ofMonsters.some((one) => one in rest);
  if (isLink || key === 'by') {
    if (out['kind'] !== undefined && canonical(out['kind']) !== canonical(kind)) return;
    if (Object.keys(rest).length > 0) out['card'] = rest;
    else delete out['card'];
    if (kind !== undefined && (kind !== 'monster' || Object.keys(rest).length === 0 || !monster || !ofMonsters.some((one) => one in rest))) out['kind'] = kind;
    else delete out['kind'];
  }
  if (monster && out['what'] === 'effect') delete out['what'];
} // prettier-ignore
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
