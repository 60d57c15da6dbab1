/** Two declarations of one text are the same if they only differ in names they make up, in what is the default anyway, and in sentences for people. */
import type { PtcgCard } from '../../engine/case/schema.ts';
import type { Effect } from '../../engine/ptcg/effects/schema.ts';
import { canonical } from '../frame/values.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is so where nothing is said. */
function withoutDefaults(node: Node, printed: number | undefined): Node {
  const { gist: _, ...rest } = node;
  const kind = rest['do'] ?? rest['what'] ?? rest['effect'];
  leaveOutPlayers(rest, kind);
  leaveOutAmounts(rest, kind);
  leaveOutScope(rest, kind);
  conditionAsFilter(rest, kind);
  settleFilters(rest, kind);
  settlePlaces(rest, kind);
  settleUnits(rest, kind);
  leaveOutDamage(rest, kind, printed);
  return sameCondition(rest) ?? rest;
}

const isSelf = (on: unknown): boolean => canonical(on) === '{"self":true}';
const isAboutSelf = (test: unknown): test is Node =>
  isNode(test) && test['test'] === 'pokemon' && test['who'] === 'self';
const areAll = (list: unknown, such: (one: Node) => boolean): list is Node[] =>
  Array.isArray(list) && list.every((one) => isNode(one) && such(one));

/** Who does it, and whose it is: the player whose effect it is. */
function leaveOutPlayers(rest: Node, kind: unknown): void {
  if (rest['by'] === 'you' && rest['who'] !== 'opponent' && rest['of'] !== 'opponent') delete rest['by'];
  if (kind === 'discard-energy' && rest['by'] === 'you') delete rest['by'];
  if (kind === 'discard-cards' && rest['of'] === 'you') delete rest['of'];
  if (kind !== 'in-force') return;
  if (areAll(rest['modifiers'], (one) => 'player' in one)) delete rest['player'];
  if (rest['player'] === 'you' && areAll(rest['modifiers'], (one) => isNode(one['on']))) delete rest['player'];
}

/** How much, and how often. */
function leaveOutAmounts(rest: Node, kind: unknown): void {
  // A unit of Special Energy is a card.
  if (kind === 'discard-energy' || rest['count'] === 'energy-cards') delete rest['cards'];
  // A search of the deck may fail anyway.
  if (kind === 'attach-energy' && rest['from'] === 'deck') delete rest['upTo'];
  if (kind === 'attack' && rest['limit'] === 'gx') delete rest['limit'];
}

/** Whom something that holds is about. */
function leaveOutScope(rest: Node, kind: unknown): void {
  if ('what' in rest && isSelf(rest['on'])) delete rest['on'];
  if (kind === 'damage-done' && canonical(rest['to']) === '{"of":"opponent","where":"active"}') delete rest['to'];
  if (kind === 'prevent-effects' && canonical(rest['of']) === '["attack"]') delete rest['of'];
  // Effects of the controller's own are not stopped anyway.
  if (kind === 'prevent-effects' && canonical(rest['from']) === '{"of":"opponent"}') delete rest['from'];
}

/** What holds of this Pokémon if it is something holds of such a Pokémon. */
function conditionAsFilter(rest: Node, kind: unknown): void {
  const test = rest['if'];
  if (!isAboutSelf(test)) return;
  const on = { self: true, ...(test['is'] as Node) };
  if ('what' in rest && rest['on'] === undefined) {
    rest['on'] = on;
    delete rest['if'];
  }
  const modifiers = rest['modifiers'];
  if (kind === 'passive' && areAll(modifiers, (one) => one['on'] === undefined || isSelf(one['on']))) {
    rest['modifiers'] = modifiers.map((one) => ({ ...one, on }));
    delete rest['if'];
  }
}

/** Which Pokémon and cards. */
function settleFilters(rest: Node, kind: unknown): void {
  // Only a damaged Pokémon can be healed.
  if (kind === 'heal' && isNode(rest['on']) && isNode(rest['on']['from'])) {
    const { damaged: _d, ...from } = rest['on']['from'];
    rest['on'] = { ...rest['on'], from };
  }
  // A typed Energy card is a Basic one; Colorless is what a cost is less or more of unless said otherwise.
  if (rest['kind'] === 'energy' && rest['type'] !== undefined) rest['energy'] = 'basic';
  if (kind === 'attack-cost' && rest['type'] === 'Colorless') delete rest['type'];
  // Only Pokémon have stages, only Trainer cards are Items.
  if (rest['stage'] !== undefined && rest['kind'] === 'pokemon') delete rest['kind'];
  if (kind === 'take' && isNode(rest['which']) && rest['which']['trainer'])
    rest['which'] = { kind: 'trainer', ...rest['which'] };
}

/** From where to where, and what happens to whom. */
function settlePlaces(rest: Node, kind: unknown): void {
  // Energy is moved from a Pokémon that has it, and to the same one it is not moved at all.
  if (kind === 'move-energy') {
    rest['from'] = anyOfThem(rest['from'], 'energy');
    rest['to'] = anyOfThem(rest['to'], 'not');
  }
  // What is said of this Pokémon is a condition, wherever it stands.
  if (rest['effect'] === 'triggered' && isNode(rest['when']))
    Object.assign(rest, conditionApart(rest['when'], rest['if'] !== undefined));
}

/** What Energy provides. */
function settleUnits(rest: Node, kind: unknown): void {
  // Providing nothing is what happens where nothing is said.
  if (kind === 'provides' && Array.isArray(rest['options']))
    rest['options'] = rest['options'].filter(
      (one) => !isNode(one) || !Array.isArray(one['units']) || one['units'].length > 0,
    );
  // Every type, whether a list of them has the types nothing costs or not.
  if (Array.isArray(rest['units']))
    rest['units'] = rest['units'].map((unit: unknown) => (Array.isArray(unit) && unit.length > 8 ? ['every'] : unit));
}

/** What an attack does by what is printed beside it, and what does nothing after it. */
function leaveOutDamage(rest: Node, kind: unknown, printed: number | undefined): void {
  if (Array.isArray(rest['after'])) rest['after'] = rest['after'].filter((one) => !isNode(one) || one['do'] !== 'look');
  if (kind === 'attack' && printed === 0 && canonical(rest['damage']) === '[]') delete rest['damage'];
  if (printed !== undefined && rest['base'] === printed && !('do' in rest)) delete rest['base'];
}

/** The same condition as it is said otherwise. */
function sameCondition(rest: Node): Node | undefined {
  const of = rest['of'];
  if (rest['test'] === 'count' && isNode(of) && of['count'] === 'damage-counters')
    return { test: 'pokemon', who: of['on'], is: { counters: rest['number'] } };
  // "If X is in play": a Stadium, or a Pokémon; no name is both.
  const [a, b, ...more] = Array.isArray(rest['any']) ? rest['any'] : [];
  if (more.length > 0 || !isNode(a) || !isNode(b)) return undefined;
  return a['test'] === 'stadium' && b['test'] === 'in-play' ? b : undefined;
}

/** A choice without what the instruction says by itself. */
function anyOfThem(who: unknown, key: string): unknown {
  if (!isNode(who) || !isNode(who['from'])) return who;
  const { [key]: _, ...from } = who['from'];
  const { as: _as, ...rest } = who;
  return { ...rest, from };
}
/** "When you attach it to a Fire Pokémon": to this Pokémon, if it is one. */
function conditionApart(all: Node, conditional: boolean): Node {
  const { energy, ...when } = all;
  // What a Special Energy says of being attached, it says of itself.
  if (energy !== undefined && !(isNode(energy) && Object.keys(energy).length === 1 && 'name' in energy)) return {};
  const { pokemon, ...event } = when;
  if (conditional || !isNode(pokemon) || pokemon['self'] !== true) return { when };
  const { self: _, ...is } = pokemon;
  return Object.keys(is).length === 0 ? { when: event } : { when: event, if: { test: 'pokemon', who: 'self', is } };
}

/** How many of the cards discarded from a deck are of a kind may stand where they are discarded or where they are counted. */
function whichOf(effect: Node): Node {
  const kinds = new Map<unknown, unknown>();
  mapped(effect, (node) => {
    if (node['do'] === 'discard-deck' && node['which'] !== undefined) kinds.set(node['as'], node['which']);
    return node;
  });
  return mapped(effect, (node) => {
    if (node['do'] === 'discard-deck') return { ...node, which: undefined };
    return node['count'] === 'done' && kinds.has(node['by']) ? { ...node, which: kinds.get(node['by']) } : node;
  }) as Node;
}
/** Names in the order in which they are asked for. */
function renamed(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (!isNode(value)) return value;
  const nameOf = (name: unknown): unknown => {
    if (typeof name !== 'string') return name;
    const known = names.get(name) ?? `n${names.size + 1}`;
    names.set(name, known);
    return known;
  };
  const entries = Object.entries(value).map(([key, inner]) =>
    key === 'as' || key === 'flip' || key === 'chosen' || (key === 'by' && (value['test'] === 'done' || value['count'] === 'done'))
      ? [key, nameOf(inner)] as const : [key, renamed(inner, names)] as const); // prettier-ignore
  return Object.fromEntries(entries);
}
/** Names that nothing asks for are none. */
function usedNames(value: unknown, used = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return used;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'flip' || key === 'chosen' || key === 'by') used.add(inner);
    usedNames(inner, used);
  }
  return used;
}
function mapped(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (!isNode(value)) return value;
  const node = change(value);
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, mapped(inner, change)]));
}
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  return isNode(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sorted(v)])) : value; // prettier-ignore
}

/** Several things that hold are as many entries. */
const oneByOne = (effect: Effect): Effect[] =>
  effect.effect === 'passive' ? effect.modifiers.map((one) => ({ ...effect, modifiers: [one] })) : [effect];

/** The effects of a card (or of one of its texts) as one text: equal for declarations that mean the same. */
export function canonicalEffects(effects: readonly Effect[], card: PtcgCard): string {
  const numbered = effects.flatMap(oneByOne).map((effect): Node => {
    const of = (part: unknown, list: PtcgCard['attacks'] | PtcgCard['abilities']): unknown =>
      typeof part === 'string' ? 1 + (list ?? []).findIndex(({ name }) => (typeof name === 'string' ? name : name.en) === part) : part; // prettier-ignore
    return { ...effect, ...('attack' in effect && { attack: of(effect.attack, card.attacks) }), ...('ability' in effect && { ability: of(effect.ability, card.abilities) }) }; // prettier-ignore
  });
  const texts = numbered.map((effect) => {
    const printed = typeof effect['attack'] === 'number' ? Number(/\d+/.exec(String(card.attacks?.[effect['attack'] - 1]?.damage ?? ''))?.[0] ?? 0) : undefined; // prettier-ignore
    const used = usedNames(effect);
    const plain = mapped(whichOf(effect), (node) => {
      const { as, ...rest } = withoutDefaults(node, printed);
      return as !== undefined && used.has(as) ? { ...rest, as } : rest;
    });
    return canonical(renamed(sorted(plain), new Map()));
  });
  return texts.sort().join('\n');
}
