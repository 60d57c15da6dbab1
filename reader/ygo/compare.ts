/** Two declarations of one text are the same if they only differ in sentences for people, in what goes without saying, and in the order of words. */
import { many, type Effect } from '../../engine/ygo/effects/schema.ts';
import { canonical } from '../frame/values.ts';
import { implied, isNode, type Node } from './implied.ts';
import {
  askedBefore,
  askedOnce,
  battle,
  differences,
  eachApart,
  extraSummon,
  faceKnown,
  foughtByThis,
  momentOfBattle,
  monsterEffects,
  namesNumbered,
  pickedAtOnce,
  oneByOne,
  places,
  forbidsMonsters,
  saidOtherwise,
  samePlace,
  redirectsItself,
  restrictedLast,
  sourcesOfMaterial,
  stillTargets,
  summons,
} from './one-way.ts';
import { keyed } from '../../engine/keyed.ts';

/** Notes for people and for the engine, not for what the text says. */
const NOTES = ['gist', 'rulesets', 'declares', 'damageStep'];
const LISTS = new Set(['materials', 'where', 'kind', 'is', 'race', 'attribute', 'name', 'series', 'how', 'cause', 'from', 'phases', 'any', 'all', 'property']); // prettier-ignore
/** Where `false` says something. */
const ASKED = [
  'attackedThisTurn',
  'summonedThisTurn',
  'equipped',
  'coLinked',
  'normalSummonable',
  'destroyedByBattle',
  'must',
];
/** What is known of a card only while it is face-up (on the field). */
const TRAITS = [
  'is',
  'race',
  'attribute',
  'name',
  'series',
  'atk',
  'def',
  'level',
  'rank',
  'link',
  'original-atk',
  'mentions',
  'normalSummonable',
  'counters',
];
/** What only monsters have. */
const areMonsters = ({ kind, any }: Node): boolean =>
  kind === 'monster' || (Array.isArray(any) && any.every((one) => isNode(one) && one['kind'] === 'monster'));
const OF_MONSTERS = ['is', 'race', 'attribute', 'atk', 'def', 'level', 'rank', 'link', 'original-atk', 'original-level', 'normalSummonable', 'summoned']; // prettier-ignore
const has = (node: Node, keys: readonly string[]): boolean => keys.some((key) => key in node);

/** A filter without what follows from the rest of it. `monsters`: nothing else lies where it looks. */
function plainFilter(filter: Node, monsters: boolean): Node {
  const out = askedOnce(filter);
  if (out['place'] !== undefined) out['place'] = places(out['place'], out['kind'] === 'monster');
  if (out['kind'] === 'monster' && (monsters || has(out, OF_MONSTERS))) delete out['kind'];
  if (out['face'] === 'up' && isFaceUpAnyway(out)) delete out['face'];
  if (out['summoned'] === 'special' && canonical([out['summonedFrom']].flat()) === canonical(['extra-deck']))
    delete out['summoned'];
  // What is equipped to it is an Equip Card.
  if (out['isEquip'] === true && out['oneOf'] === 'equips') delete out['isEquip'];
  // Such a number have the cards of that name only.
  if (out['number'] !== undefined && out['series'] === 'Number') delete out['series'];
  if (Array.isArray(out['any'])) out['any'] = out['any'].map((one) => (isNode(one) ? plainFilter(one, monsters) : one));
  // "Except …" of a card's own name: this card is one of those.
  if (out['other'] === true && isNode(out['not']) && Object.keys(out['not']).join() === 'name') delete out['other'];
  return out;
}
/** What has a trait of a face-up card, or lies in Attack Position. */
const isFaceUpAnyway = (filter: Node): boolean =>
  filter['position'] === 'attack' ||
  has(filter, TRAITS) ||
  (Array.isArray(filter['any']) && filter['any'].every((one) => isNode(one) && has(one, TRAITS)));
/** Cards a player controls are on the field; the monsters among them in the Monster Zones. */
function controlled({ kind, place, ...rest }: Node): Node {
  if (rest['controller'] === undefined) return { ...rest, ...(kind !== undefined && { kind }), ...(place !== undefined && { place }) };
  const at = kind === 'monster' ? 'monsters' : place === 'field' ? undefined : place;
  return { ...rest, ...(kind !== undefined && kind !== 'monster' && { kind }), ...(at !== undefined && { place: at }) };
} // prettier-ignore
const MONSTERS = ['summoned', 'attack-declared', 'battled', 'summon-attempt'];
/** What is so where nothing is said: one theme after the other, each looks at one node. */
function plain(node: Node, key: string): Node {
  const said = Object.entries(node).filter(
    ([name, value]) => !NOTES.includes(name) && (value !== false || ASKED.includes(name)) && value !== undefined,
  );
  const out = Object.fromEntries(said);
  for (const form of FORMS) form(out, key);
  return out;
}
const replace = (out: Node, by: Node): void => {
  for (const name of Object.keys(out)) delete out[name];
  Object.assign(out, by);
};
const only = (node: unknown, name: string): node is Node => isNode(node) && Object.keys(node).join() === name;

/** When and how an effect is activated. */
function ofEffects(out: Node): void {
  const { kind } = out;
  if (kind === 'ignition') delete out['phases'];
  if (kind === 'activation' || kind === 'unclassified') delete out['must'];
  if (out['respondsTo'] !== undefined || kind === 'quick' || kind === 'activation') delete out['timing'];
  if (kind === 'unclassified' && out['timing'] === 'each-time') delete out['timing'];
  if (out['counts'] === 'use') delete out['counts'];
  // The engine counts such uses of each effect by itself, whatever group is said.
  if (out['per'] !== undefined && out['of'] === 'effect-name') {
    out['of'] = 'name';
    delete out['group'];
  }
  if (out['per'] !== undefined && (out['group'] !== undefined || out['of'] === 'group'))
    Object.assign(out, { group: 'one', of: out['of'] === 'group' ? 'name' : out['of'] });
  if (out['choose'] === 'any-number') out['choose'] = { min: 1 };
  if (isNode(out['summoning']) && out['summoning']['maySetAs'] !== undefined && out['from'] === 'hand')
    delete out['from'];
}
/** What stays: a card that stays is activated without anything to do; what then holds is the same either way. */
function ofLasting(out: Node): void {
  // An Equip Card is equipped to its target.
  const equips = canonical(out['resolve'] ?? []) === canonical([{ do: 'equip', cards: 'this', to: 'targets' }]);
  if (out['kind'] === 'activation' && equips) delete out['resolve'];
  if (out['ongoing'] === undefined) return;
  if (out['kind'] === 'condition') out['kind'] = 'continuous';
  if (out['kind'] === 'activation' && !has(out, ['resolve', 'cost', 'targets', 'on', 'limit']))
    out['kind'] = 'continuous';
}
/** Conditions that are words of an effect. */
function ofConditions(out: Node): void {
  const { condition } = out;
  if (only(condition, 'phase')) {
    out['phases'] = condition['phase'];
    delete out['condition'];
  }
  if (only(condition, 'turn')) {
    out['whoseTurn'] = condition['turn'];
    delete out['condition'];
  }
  // "The number of materials attached to it" is what it is like.
  if (
    isNode(out['amount']) &&
    Object.keys(out).length === 2 &&
    out['is'] !== undefined &&
    canonical(out['amount']) === ATTACHED
  )
    replace(out, { is: 'this', like: { materials: out['is'] } });
  if (isNode(out['not']) && canonical(out['not']) === canonical({ is: 'this', like: { materials: { min: 1 } } }))
    replace(out, { is: 'this', like: { materials: 0 } });
  const { like } = out;
  if (out['is'] === 'this' && isNode(like) && like['place'] === 'field' && like['controller'] === undefined)
    out['like'] = { ...like, place: 'monsters' };
  if (out['is'] === 'this' && canonical(out['like'] ?? null) === canonical({ oneOf: 'attacker' }))
    Object.assign(out, { is: 'attacker', like: { this: true } });
  if (out['phase'] === 'end' && out['turn'] === 'this') delete out['turn'];
  if (isNode(out['exists']) && out['count'] === 0) replace(out, { not: { exists: out['exists'] } });
}
/** What is done. */
const ATTACHED = canonical({ count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } } });
function ofOperations(out: Node, key: string): void {
  const { do: does } = out;
  if (does === undefined) return;
  if (does === 'detach' && out['from'] === 'this') delete out['from'];
  const negates = canonical(out['rules'] ?? null) === canonical([{ rule: 'negate-effects' }]);
  if (does === 'apply' && out['to'] !== undefined && negates) {
    const { rules: _rules, to, ...rest } = out;
    return replace(out, plain({ ...rest, do: 'negate-effects', cards: to }, key));
  }
  if ((does === 'negate-effects' || does === 'modify') && out['until'] === 'leaves') delete out['until'];
  // A card that leaves the field or is turned face-down keeps nothing of it.
  if (does === 'apply' && out['to'] === 'this' && out['until'] === 'while-this-face-up') out['until'] = 'leaves';
  // Under a condition of its own it hangs on what was done before.
  if (out['if'] !== undefined && out['join'] === 'and') out['join'] = 'and-if-you-do';
  if (does === 'draw' && out['by'] === out['whose']) delete out['by'];
}
/** What is detached from, Summoned, forbidden: what only such cards can be asked for. */
function ofOnlySuch(out: Node): void {
  const { from, filter } = out;
  if (out['do'] === 'detach' && isNode(from) && isNode(from['filter']) && from['filter']['is'] === 'xyz') {
    const { is: _xyz, ...rest } = from['filter'];
    const { filter: _filter, ...where } = from;
    out['from'] = { ...where, ...(Object.keys(rest).length > 0 && { filter: rest }) };
  }
  const ofMonsters =
    out['rule'] === 'extra-normal-summon' ||
    out['what'] === 'have-summon-negated' ||
    (out['rule'] === 'cannot' && out['what'] === 'special-summon');
  if (isNode(filter) && ofMonsters && filter['kind'] === 'monster') {
    const { kind: _kind, ...rest } = filter;
    out['filter'] = rest;
  }
}
/** What is so as long as it holds. */
function ofRules(out: Node): void {
  const { rule, by } = out;
  if (rule === undefined) return;
  if (out['cards'] === 'this') delete out['cards'];
  if (rule === 'extra-normal-summon' && out['times'] === 1) delete out['times'];
  if (rule === 'battle-damage' && out['player'] === 'either') delete out['player'];
  if (!isNode(by)) return;
  const { cause, ...rest } = by;
  const alone = Object.keys(rest).length === 0;
  // An attack is said with a word of its own.
  if (rule === 'cannot' && out['what'] === 'be-targeted') {
    if (alone) delete out['by'];
    else out['by'] = rest;
  }
  if (rule === 'unaffected' && cause === 'effect' && !alone) out['by'] = rest;
}
/** What has happened, what is answered. */
function ofEvents(out: Node, key: string): void {
  if (key === 'respondsTo' && out['kind'] === 'monster' && out['place'] === 'field') out['place'] = 'monsters';
  // Of monsters only effects are activated.
  if (key === 'with' && out['kind'] === 'monster' && out['what'] === 'effect') delete out['what'];
  if (typeof out['as'] === 'string') out['as'] = out['as'].toLowerCase();
  if (key === 'procedure' && out['from'] === 'hand') delete out['from'];
  const { event, card } = out;
  if (event === undefined) return;
  if (out['from'] === 'monsters') out['from'] = 'field';
  if (out['from'] === 'field' && isNode(card) && card['controller'] !== undefined) delete out['from'];
}
/** Of an event whose filters are plain. */
function ofPlainEvents(out: Node, key: string): void {
  const { event, card } = out;
  if (isNode(out['targets']) && key === 'respondsTo') out['targets'] = controlled(out['targets']);
  // Who Summons does it himself.
  const summons = event === 'summoned' || event === 'summon-attempt';
  if (summons && out['player'] !== undefined && out['by'] === undefined) {
    out['by'] = out['player'];
    delete out['player'];
  }
  // What lies face-down there is known to nobody and activates nothing.
  const faceUp = canonical(out['becomes'] ?? null) === canonical({ face: 'up' });
  if (event === 'banished' && isNode(card) && card['this'] === true && faceUp) delete out['becomes'];
}
/** Where cards are looked for, and how they came. */
function ofGroups(out: Node): void {
  if (out['choose'] === undefined && out['whose'] === 'either') delete out['whose'];
  if (out['where'] !== undefined)
    out['where'] = places(out['where'], isNode(out['filter']) && areMonsters(out['filter']));
  if (out['how'] !== undefined) out['how'] = summons(out['how']);
  if (out['summoned'] !== undefined) out['summoned'] = summons(out['summoned']);
  faceKnown(out, TRAITS);
  if (isNode(out['like']) && Object.keys(out['like']).length === 0) delete out['like'];
  if (Array.isArray(out['resolve']))
    out['resolve'] = restrictedLast(
      oneByOne(askedBefore(pickedAtOnce(namesNumbered(stillTargets(out['resolve'] as unknown[]))))),
    );
}
/** The filters of a node, each without what follows from the rest of it. */
function ofFilters(out: Node, key: string): void {
  const inner = (name: string, monsters: boolean): void => {
    const filter = keyed(out, name);
    if (!isNode(filter)) return;
    const plainer = plainFilter(filter, monsters);
    if (Object.keys(plainer).length === 0) delete out[name];
    else out[name] = plainer;
  };
  inner(
    'filter',
    ['monsters', 'extra-deck'].includes(String(out['where'])) || key === 'materials' || key === 'including',
  );
  inner('card', MONSTERS.includes(String(out['event'])));
  for (const name of ['for', 'what', 'not', 'madeWith']) inner(name, true);
  for (const name of ['like', 'becomes', 'with']) inner(name, false);
}
/** Those spoken of are where they are, whoever's they are. */
function ofSpoken(out: Node): void {
  const { filter } = out;
  if (!isNode(filter) || filter['oneOf'] === undefined) return;
  if (out['where'] !== undefined) {
    delete out['whose'];
    if (out['where'] === 'field' && filter['oneOf'] === 'event') out['where'] = 'monsters';
  }
  if (filter['oneOf'] !== 'attacker') return;
  // Nobody else attacks when an attack is declared.
  out['filter'] = { oneOf: 'attacker' };
  delete out['whose'];
}
const FORMS: readonly ((out: Node, key: string) => void)[] = [
  ofEffects,
  ofOperations,
  ofRules,
  foughtByThis,
  ofEvents,
  (out, key) => monsterEffects(out, key, OF_MONSTERS),
  differences,
  eachApart,
  redirectsItself,
  forbidsMonsters,
  saidOtherwise,
  samePlace,
  battle,
  momentOfBattle,
  ofGroups,
  ofFilters,
  sourcesOfMaterial,
  extraSummon,
  ofSpoken,
  ofOnlySuch,
  ofConditions,
  ofPlainEvents,
  ofLasting,
];

function mapped(value: unknown, key = '', paid = false): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one) => mapped(one, key, paid));
    const one = list.length === 1 && key !== 'resolve' && key !== 'effects' ? list[0] : undefined;
    if (one !== undefined) return one;
    return LISTS.has(key) ? [...list].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : list;
  }
  if (!isNode(value)) return value;
  // One pays with one's own cards.
  const { whose, ...rest } = plain(implied(value, key), key);
  const node = whose === undefined || (paid && whose === 'you') ? rest : { ...rest, whose };
  return Object.fromEntries(Object.entries(node).map(([inner, one]) => [inner, mapped(one, inner, paid || inner === 'cost' || (key === 'procedure' && inner === 'do'))]));
} // prettier-ignore

/** An effect as a text: equal for records that mean the same. */
const canonicalEffect = (effect: Effect): string => canonical(mapped(withoutSelf(effect)));

/** What holds is told rule by rule, however the records divide it; when it holds is said of each. `kind`: of the card. */
export function canonicalParts(effect: Effect, kind: 'monster' | 'spell' | 'trap'): string[] {
  const { summoning, ...besides } = effect;
  if (summoning && effect.ongoing) {
    const { ongoing: _ongoing, ...alone } = effect;
    return [...canonicalParts(alone, kind), ...canonicalParts(besides, kind)];
  }
  // How a card may not be Summoned is told apart from how it must be.
  if (summoning?.cannotNormalSummon && Object.keys(summoning).length > 1) {
    const { cannotNormalSummon, ...others } = summoning;
    return [{ cannotNormalSummon }, others].flatMap((one) => canonicalParts({ ...besides, summoning: one }, kind));
  }
  const { ongoing, condition, ...rest } = kind === 'monster' ? onTheField(effect) : lyingThere(effect);
  // What the activation of a card that stays does, and what then holds.
  if (ongoing && rest.kind === 'activation' && rest.resolve)
    return [canonicalEffect({ ...rest, ...(condition && { condition }) }), ...canonicalParts({ kind: 'continuous', ongoing }, kind)];
  const plainly = !(rest.resolve ?? rest.cost ?? rest.targets ?? rest.limit ?? rest.on);
  if (!ongoing || !plainly || !['continuous', 'activation', 'condition'].includes(rest.kind)) return [canonicalEffect({ ...rest, ...(condition && { condition }), ...(ongoing && { ongoing }) })];
  return ongoing.map(({ while: holds, ...rule }) => {
    // An Equip Card is where it is equipped.
    const worn = 'cards' in rule && rule.cards === 'equipped';
    const both = [condition, holds].filter((one) => one !== undefined).filter((one) => !worn || canonical(one) !== canonical({ is: 'this', like: { isEquip: true } }));
    const when = both.length === 0 ? {} : { condition: both.length === 1 ? both[0]! : { all: both } };
    const { from, ...anywhere } = rest;
    return canonicalEffect({ ...anywhere, ...(from && !worn && { from }), ...when, ongoing: [rule as never] });
  });
} // prettier-ignore

/** The effects of a monster work in a Monster Zone, its Pendulum Effects in a Pendulum Zone. */
function onTheField({ from, ...rest }: Effect): Effect {
  const places = [...new Set(many(from).map((place) => (place === 'field' ? 'monsters' : place)))].sort();
  const said = places.join() === (rest.pendulum ? 'pendulum-zone' : 'monsters');
  // There a monster is a Continuous Spell or Trap.
  const asContinuous = places.join() === 'spells-traps' && JSON.stringify(rest.condition) === '{"is":"this","like":{"property":"continuous"}}';
  const asked = asksForField(rest.condition) || asContinuous ? (({ condition: _condition, ...other }) => other)(rest) : rest;
  return { ...(places.length === 0 || said || asContinuous ? asked : rest), ...(places.length > 0 && !said && { from: places.length === 1 ? places[0]! : places }) };
} // prettier-ignore
/** "This card must be face-up on the field to activate": where its effects are activated anyhow. */
const asksForField = (condition: Effect['condition']): boolean =>
  ['field', 'monsters'].some(
    (place) => canonical(condition ?? {}) === canonical({ is: 'this', like: { face: 'up', place } }),
  );

/** The effects of a Spell or Trap work where such a card lies. */
function lyingThere(effect: Effect): Effect {
  const { from, ...rest } = effect;
  const lies =
    from !== undefined && [from].flat().every((place) => ['spells-traps', 'field-zone', 'field'].includes(place));
  return lies ? rest : effect;
}
/** A card that is activated, has gone as a cost or is Special Summoned is none of those it can choose. */
function withoutSelf(effect: Effect): Effect {
  const gone = effect.kind === 'activation' || /"cards":"this"/.test(JSON.stringify(effect.cost ?? {}));
  if (!gone && !effect.procedure?.do) return effect;
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isNode(value)) return value;
    const all = Object.entries(value).filter(([key, one]) => !(key === 'other' && one === true)).map(([key, one]) => [key, strip(one)] as const);
    return Object.fromEntries(all.filter(([key, one]) => !(key === 'filter' && isNode(one) && Object.keys(one).length === 0)));
  };
  const { cost, targets, resolve, procedure, ...rest } = effect;
  const paid = procedure && { procedure: { ...procedure, ...(procedure.do && { do: strip(procedure.do) }) } };
  return { ...rest, ...(gone ? (strip({ cost, targets, resolve }) as object) : { cost, targets, resolve }), ...paid } as Effect;
} // prettier-ignore
