/** What players cannot do for a while, wider than `rules.ts`: Summons from several places, of one card, with an exception said last. */
import type { Filter, SummonKind } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, both, oneOrList, type Noun } from './noun.ts';

export function forbidden(g: YgoGrammar): void {
  onlyWith(g);
  norSummon(g);
  const cannot = (player: string, filter: Filter): Draft[] => [{ rule: 'cannot', what: 'special-summon', player, filter }];
  g.rule('playerRule', '{who:forbiddenTo} Special Summon [<monsters|any monsters>] from <the|your|their|either> {spots}', ({ who, spots }) => (spots.filter || (spots.where.length === 1 && spots.where[0] !== 'graveyard') ? undefined : cannot(who, { place: oneOrList(spots.where) })));
} // prettier-ignore

/** "You cannot declare attacks, nor Special Summon monsters, except Dragon monsters". */
function norSummon(g: YgoGrammar): void {
  for (const [words, what] of [['<declare attacks|declare an attack>', 'declare-attack'], ['attack', 'attack']] as const)
    g.rule('playerRule', `you cannot ${words} [,] nor Special Summon monsters [[,] except {exception}]` as '[{exception}]', ({ exception }) => [{ rule: 'cannot', what, cards: { where: 'monsters', whose: 'you' } }, { rule: 'cannot', what: 'special-summon', player: 'you', ...(exception && { filter: { not: exception } }) }]);
} // prettier-ignore

/** "You can only attack with 1 monster", "… only use Dragon monsters as Link material": nothing else. */
function onlyWith(g: YgoGrammar): void {
  const others = (noun: Noun): Filter | undefined => (noun.where || noun.whose || noun.noun !== 'monster' || Object.keys(noun.filter).length === 0 || noun.filter.not ? undefined : { not: asFilter(noun) });
  const cannot = (what: string, filter: Filter | undefined, more: object = {}): Draft[] | undefined => filter && [{ rule: 'cannot', what, ...more, cards: { where: 'monsters', whose: 'you', filter } }];
  g.rule('playerRule', 'you can only <attack|declare an attack|declare attacks> with 1 monster', () => [{ rule: 'cannot', what: 'attack', player: 'you', times: 1 }]);
  g.rule('playerRule', 'you can only attack with {bare}', ({ bare }) => cannot('attack', others(bare)));
  g.rule('playerRule', 'you can only <declare attacks|declare an attack> with {bare}', ({ bare }) => cannot('declare-attack', others(bare)));
  g.rule('playerRule', 'you can only attack directly with {bare}', ({ bare }) => cannot('attack-directly', others(bare)));
  for (const [who, player] of [['you', 'you'], ['your opponent', 'opponent']] as const)
    g.rule('playerRule', `${who} can only Special Summon {bare}`, ({ bare }) => { const filter = others(bare); return filter && [{ rule: 'cannot', what: 'special-summon', player, filter }]; });
  const once = (more: object): Draft[] => [{ rule: 'cannot', what: 'special-summon', player: 'you', ...more, times: 1 }];
  // Of those a player has activated since: one, and no more.
  for (const [who, whose] of [['you', 'you'], ['your opponent', 'opponent'], ['each player', 'either']] as const)
    for (const [cards, kind] of [['<Spell/Trap Card|Spell or Trap Card|Spell/Trap>', ['spell', 'trap']], ['<Spell Card|Spell>', 'spell'], ['<Trap Card|Trap>', 'trap']] as const)
      g.rule('playerRule', `${who} can only activate 1 ${cards} [<each turn|per turn>]`, () => [{ rule: 'cannot-activate', whose, what: { what: 'card', kind: typeof kind === 'string' ? kind : [...kind] }, times: 1 }]);
  g.rule('playerRule', 'you can only Special Summon <once|one more time>', () => once({}));
  g.rule('playerRule', '<you can only Special Summon once from the Extra Deck|you can only Special Summon one more time from the Extra Deck|you can only Special Summon from the Extra Deck once>', () => once({ filter: { place: 'extra-deck' } }));
  // What is material for these lies on the field.
  const ways = (words: readonly string[]): object | undefined => (words.includes('fusion') || words.includes('ritual') ? undefined : { how: oneOrList(words) });
  g.rule('playerRule', 'you can only use {bare} as [a|an] {words:summonWords} material(s)', ({ bare, words }) => { const how = ways(words); return how && cannot('be-material', others(bare), how); });
  g.rule('laterAction', 'you cannot use monsters as [a|an] {words:summonWords} material(s) {until} , except {exception}', ({ words, until, exception }) => { const how = ways(words); const rules = how && cannot('be-material', { not: exception }, how); return rules && [{ do: 'apply', until, rules }]; });
  g.rule('activating', 'activate {adjectives} monster effects', ({ adjectives }) => [{ what: 'effect', kind: 'monster', card: adjectives }]);
  g.rule('activating', 'activate Trap Cards or {adjectives} monster effects', ({ adjectives }) => [{ what: 'card', kind: 'trap' }, { what: 'effect', kind: 'monster', card: adjectives }]);
} // prettier-ignore

/** "…, except Dragon monsters", said at the end of what cannot be done. */
export function exceptThose(rules: readonly Draft[], exception: Filter | { lets: SummonKind }): Draft[] | undefined {
  const others = rules.map((rule) => exceptFor(rule, exception));
  return rules.length > 0 && others.every((rule) => rule !== undefined) ? others : undefined;
} // prettier-ignore

/** One of them. */
export function exceptFor(rule: Draft, exception: Filter | { lets: SummonKind }): Draft | undefined {
  if ('lets' in exception)
    return rule['what'] === 'special-summon' && rule['how'] === undefined && rule['lets'] === undefined
      ? { ...rule, ...exception }
      : undefined;
  const filter = rule['filter'] as Filter | undefined;
  // "Non-"X" monsters, except from the Extra Deck": neither of both is forbidden.
  if (rule['rule'] === 'cannot' && SUMMONS.has(rule['what']))
    return { ...rule, filter: both(filter, { not: exception }) };
  const what = rule['what'] as { kind?: unknown; card?: Filter } | undefined;
  if (rule['rule'] === 'cannot-activate' && what && !what.card?.not)
    return { ...rule, what: { ...what, card: both(what.card, { not: exception }) } };
  const cards = rule['cards'] as { where?: unknown; filter?: Filter } | undefined;
  if (
    (rule['rule'] === 'redirect' ||
      rule['what'] === 'be-tributed' ||
      rule['what'] === 'attack' ||
      rule['what'] === 'declare-attack') &&
    cards?.where &&
    !cards.filter?.not
  )
    return { ...rule, cards: { ...cards, filter: both(cards.filter, { not: exception }) } };
  return undefined;
}
const SUMMONS: ReadonlySet<unknown> = new Set(['special-summon', 'normal-summon', 'set-monster', 'flip-summon']);
