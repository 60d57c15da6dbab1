/** Two declarations of one text are the same if they only differ in names they make up, in what is the default anyway, and in sentences for people. */
import type { PtcgCard } from '../../engine/case/schema.ts';
import type { Effect } from '../../engine/ptcg/effects/schema.ts';
import { canonical } from '../frame/grammar.ts';
import { keyed } from '../../engine/keyed.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is so where nothing is said. */
function withoutDefaults(node: Node, printed: number | undefined): Node {
  const { gist: _, ...rest } = node;
  const kind = rest['do'] ?? rest['what'] ?? rest['effect'];
  if (rest['by'] === 'you' && rest['who'] !== 'opponent' && rest['of'] !== 'opponent') delete rest['by'];
  if (kind === 'discard-energy' && rest['by'] === 'you') delete rest['by'];
  if (kind === 'discard-cards' && rest['of'] === 'you') delete rest['of'];
  // A unit of Special Energy is a card.
  if (kind === 'discard-energy' || rest['count'] === 'energy-cards') delete rest['cards'];
  // A search of the deck may fail anyway.
  if (kind === 'attach-energy' && rest['from'] === 'deck') delete rest['upTo'];
  if (kind === 'attack' && rest['limit'] === 'gx') delete rest['limit'];
  if (kind === 'in-force' && Array.isArray(rest['modifiers']) && rest['modifiers'].every((one) => isNode(one) && 'player' in one)) delete rest['player']; // prettier-ignore
  if ('what' in rest && canonical(rest['on']) === '{"self":true}') delete rest['on'];
  if (kind === 'damage-done' && canonical(rest['to']) === '{"of":"opponent","where":"active"}') delete rest['to'];
  if (kind === 'prevent-effects' && canonical(rest['of']) === '["attack"]') delete rest['of'];
  // Effects of the controller's own are not stopped anyway.
  if (kind === 'prevent-effects' && canonical(rest['from']) === '{"of":"opponent"}') delete rest['from'];
  // What holds of this Pokémon if it is something holds of such a Pokémon.
  if ('what' in rest && isNode(rest['if']) && rest['if']['test'] === 'pokemon' && rest['if']['who'] === 'self' && (rest['on'] === undefined || canonical(rest['on']) === '{"self":true}')) {
    rest['on'] = { self: true, ...(rest['if']['is'] as Node) };
    delete rest['if'];
  }
  if (kind === 'in-force' && rest['player'] === 'you' && Array.isArray(rest['modifiers']) && rest['modifiers'].every((one) => isNode(one) && isNode(one['on']))) delete rest['player']; // prettier-ignore
  // Only a damaged Pokémon can be healed.
  if (kind === 'heal' && isNode(rest['on']) && isNode(rest['on']['from'])) {
    const { damaged: _d, ...from } = rest['on']['from'];
    rest['on'] = { ...rest['on'], from };
  }
  // A typed Energy card is a Basic one; Colorless is what a cost is less or more of unless said otherwise.
  if (rest['kind'] === 'energy' && rest['type'] !== undefined) rest['energy'] = 'basic';
  if (kind === 'attack-cost' && rest['type'] === 'Colorless') delete rest['type'];
  // Only Pokémon have stages.
  if (rest['stage'] !== undefined && rest['kind'] === 'pokemon') delete rest['kind'];
  // Energy is moved from a Pokémon that has it, and to the same one it is not moved at all.
  if (kind === 'move-energy') for (const key of ['from', 'to']) rest[key] = anyOfThem(keyed(rest, key), key === 'from' ? 'energy' : 'not');
  // What is said of this Pokémon is a condition, wherever it stands.
  if (rest['effect'] === 'triggered' && isNode(rest['when'])) Object.assign(rest, conditionApart(rest['when'], rest['if'] !== undefined));
  // Providing nothing is what happens where nothing is said.
  if (kind === 'provides' && Array.isArray(rest['options'])) rest['options'] = rest['options'].filter((one) => !isNode(one) || !Array.isArray(one['units']) || one['units'].length > 0);
  // Every type, whether a list of them has the types nothing costs or not.
  if (Array.isArray(rest['units'])) rest['units'] = rest['units'].map((unit: unknown) => (Array.isArray(unit) && unit.length > 8 ? ['every'] : unit));
  if (rest['test'] === 'count' && isNode(rest['of']) && rest['of']['count'] === 'damage-counters') return { test: 'pokemon', who: rest['of']['on'], is: { counters: rest['number'] } };
  // "If X is in play": a Stadium, or a Pokémon; no name is both.
  if (Array.isArray(rest['any']) && rest['any'].length === 2 && isNode(rest['any'][0]) && rest['any'][0]['test'] === 'stadium' && isNode(rest['any'][1]) && rest['any'][1]['test'] === 'in-play') return rest['any'][1];
  if (Array.isArray(rest['after'])) rest['after'] = rest['after'].filter((one) => !isNode(one) || one['do'] !== 'look');
  if (kind === 'attack' && printed === 0 && canonical(rest['damage']) === '[]') delete rest['damage'];
  if (printed !== undefined && rest['base'] === printed && !('do' in rest)) delete rest['base'];
  if (kind === 'take' && isNode(rest['which']) && rest['which']['trainer']) rest['which'] = { kind: 'trainer', ...rest['which'] };
  if (kind === 'passive' && isNode(rest['if']) && rest['if']['test'] === 'pokemon' && rest['if']['who'] === 'self' && Array.isArray(rest['modifiers']) && rest['modifiers'].every((one) => isNode(one) && (one['on'] === undefined || canonical(one['on']) === '{"self":true}'))) {
    const is = rest['if']['is'] as Node;
    rest['modifiers'] = rest['modifiers'].map((one: Node) => ({ ...one, on: { self: true, ...is } }));
    delete rest['if'];
  }
  return rest;
} // prettier-ignore

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
