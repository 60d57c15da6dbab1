/** Trainer cards, Special Energy, Poké-Powers and Poké-Bodies before Black & White. */
import type { CardFilter, Modifier, PokemonFilter } from '../../../engine/ptcg/effects/schema.ts';
import { op } from './acts/common.ts';
import { on } from './modifiers.ts';
import { DONE, FLIP, type Head, IT, type PtcgGrammar, type Said, type Step } from './phrases.ts';

export function oldTrainers(g: PtcgGrammar): void {
  tools(g);
  energy(g);
  fossils(g);
  cards(g);
  powers(g);
  bodies(g);
}

function tools(g: PtcgGrammar): void {
  const ALREADY = "that doesn't <already have|have> a pokémon tool [card] attached to it";
  for (const to of ['this card', '{cardName}'])
    g.rule('sentence', `attach ${to} to 1 of your {pokemon} ${ALREADY}` as '{pokemon}', ({ pokemon }) => (Object.keys(pokemon).length > 0 ? { about: { attachTo: pokemon } } : { reminder: true }));
  g.rule('sentence', 'attach this card to 1 of your pokémon in play', () => ({ reminder: true }));
  g.rule('sentence', 'that pokémon <may|my> <use|us> this card’s attack instead of its own', (_, { box }) => box === 'text' ? { holds: [{ what: 'gains-attacks', of: 'this-card' }] } : undefined);
  const IS = 'if the pokémon this card is attached to';
  g.rule('sentence', `${IS} is in the active spot at the end of your turn, {acts}` as '{acts}', ({ acts }) => ({ head: { effect: 'triggered', place: 'active', when: { event: 'turn-ended', player: 'you' }, it: 'self' }, steps: acts }));
  g.rule('who1', 'the pokémon', (_, { box }) => (box === 'text' ? 'self' : undefined));
  g.rule('sentence', `${IS} is <a|> {a:kindOfPokemon} or {b:kindOfPokemon}, discard this card` as '{a:kindOfPokemon}{b:kindOfPokemon}', ({ a, b }) => ({ about: { elseDiscard: { not: { any: [a, b] } } } }));
  g.rule('modifier', 'as long as this card is attached to a pokémon, that {kind:pokemonHead} {verbs}', ({ kind, verbs }, { box }) => box === 'text' && Object.keys(kind).length === 0 ? verbs : undefined);
  g.rule('modifier', "as long as this card is attached to a pokémon, that pokémon's retreat cost is {n}", ({ n }, { box }) => box === 'text' ? [{ what: 'retreat-cost', op: '=', value: n }] : undefined);
} // prettier-ignore

/** What a Special Energy does besides, and on which Pokémon not. */
function energy(g: PtcgGrammar): void {
  g.rule('sentence', 'provides {units}', ({ units }, { box }) => (box === 'text' ? { provides: units } : undefined));
  for (const words of ["doesn't count as a basic energy card", "(doesn't count as a basic energy card when not in play.)", "(doesn't count as a basic energy card when not in play and has no effect other than providing energy.)"])
    g.rule('sentence', words, () => ({ reminder: true }));
  const MORE = 'if the pokémon this card is attached to <attacks|attack>, the attack does {n} more damage to the active pokémon (before applying weakness and resistance)';
  const more = (n: number, of: PokemonFilter): Said => ({ holds: [{ what: 'damage-done', op: '+', value: n, on: { self: true, ...of } }] });
  const ISNT = "ignore this effect if the pokémon this card is attached to isn't {types}";
  g.rule('sentence', `${MORE}. ${ISNT}` as '{n}{types}', ({ n, types }) => more(n, { type: types }));
  g.rule('sentence', `${MORE}. ignore this effect unless the attacking pokémon is {types} or has {part:namePart} in its name` as '{n}{types}{part:namePart}', ({ n, types, part }) => more(n, { any: [{ type: types }, { nameIncludes: part }] }));
  const LESS = 'damage done by attacks to the pokémon this card <is attached|attached> to is reduced by {n} (after applying weakness and resistance)';
  g.rule('sentence', `${LESS}. ${ISNT}` as '{n}{types}', ({ n, types }) => ({ holds: [{ what: 'damage-taken', op: '-', value: n, on: { self: true, type: types } }] }));
  const head = (pokemon: PokemonFilter): Head => ({ effect: 'triggered', when: { event: 'energy-attached', pokemon: { self: true, ...pokemon } }, it: 'self' });
  g.rule('event1', 'when you play this card from your hand and attach it to your active pokémon', () => head({ where: 'active' }));
  g.rule('event1', 'when you play this card from your hand and attach it to 1 of your pokémon', () => head({}));
  const PLAYS = 'if you play this card from your hand,';
  g.rule('sentence', `${PLAYS} the pokémon you attach it to is no longer asleep, confused, paralyzed, or poisoned` as '', () => ({ head: head({}), steps: op({ do: 'recover', from: ['asleep', 'confused', 'paralyzed', 'poisoned'], on: 'self' }) }));
  g.rule('sentence', `${PLAYS} the pokémon you attach it to is no longer affected by a special condition` as '', () => ({ head: head({}), steps: op({ do: 'recover', from: 'all', on: 'self' }) }));
  g.rule('sentence', `${PLAYS} remove {n} damage counter(s) from the pokémon you attach it to, if it has any` as '{n}', ({ n }) => ({ head: head({}), steps: op({ do: 'heal', amount: n * 10, on: 'self' }) }));
} // prettier-ignore

function fossils(g: PtcgGrammar): void {
  const about = (fossil: Extract<Said, { about: unknown }>['about']['fossil']): Said => ({ about: { fossil } });
  for (const words of ['(this card counts as a trainer card as well, but if this card is knocked out, this counts as a knocked out pokémon.)', '(discard it anyway.)'])
    g.rule('sentence', words, () => ({ reminder: true }));
  g.rule('sentence', 'while in play[,] this card counts as a {type} pokémon (as well as a trainer card)' as '{type}', ({ type }) => about({ types: [type] }));
  g.rule('sentence', 'while in play, this card counts as a pokémon (instead of a trainer card)', () => about({ types: ['Colorless'] }));
  g.rule('sentence', "this card has no attacks, can't retreat, and can't be asleep, confused, paralyzed, or poisoned", () => about({ cannotRetreat: true, immune: true }));
} // prettier-ignore

function cards(g: PtcgGrammar): void {
  for (const words of ["(you can't play this card if your bench is full.)", '(if this is the only card in your hand, you can’t play this card.)', '(you draw your cards first.)'])
    g.rule('sentence', words, () => ({ reminder: true }));
  g.rule('topFound', 'choose as many {card} as you like, reveal them, and put them into your hand', ({ card }) => op({ do: 'take', from: 'deck-top', looking: 0, which: card, count: 'any', to: 'hand', as: DONE }));
  for (const where of ['from the bottom', 'from the top'])
    g.rule('act', `look at {n} cards ${where} of your deck. <choose|you may choose> {wanted} [you find there|from those cards], reveal it, <and|then> put it into your hand` as '{n}{wanted}', ({ n, wanted: { which, count } }) => op({ do: 'take', from: where.includes('bottom') ? 'deck-bottom' : 'deck-top', looking: n, which, count, upTo: true, to: 'hand', as: DONE }));
  g.rule('act', 'choose 1 {card} in your hand, reveal it, and put it on top of your deck', ({ card }) => op({ do: 'discard-cards', of: 'you', which: card, count: 1, to: 'deck-top', as: DONE }));
  g.rule('act', 'choose <a|an> {card} from your hand, reveal it, and put it on top of your deck', ({ card }) => op({ do: 'discard-cards', of: 'you', which: card, count: 1, to: 'deck-top', as: DONE }));
  g.rule('act', 'draw cards from your deck until you have {n} cards in your hand', ({ n }) => op({ do: 'draw-until', hand: n, as: DONE }));
  g.rule('act', '[then] draw up to {n} cards from your deck', ({ n }) => op({ do: 'draw', count: n, upTo: true, as: DONE }));
  g.rule('act', 'your opponent may also draw a card', () => [{ may: op({ do: 'draw', count: 1, by: 'opponent', as: DONE }), by: 'opponent' }]);
  g.rule('sentence', 'your opponent switches 1 of your opponent’s active pokémon with 1 of their benched pokémon, if any', () => ({ steps: op({ do: 'switch', who: 'opponent', as: DONE }) }));
  g.rule('act', 'you switch 1 of your active pokémon with 1 of your benched pokémon, if any', () => op({ do: 'switch', who: 'you', as: DONE }));
  g.rule('act', 'switch 1 of your active pokémon with 1 of your benched pokémon', () => op({ do: 'switch', who: 'you', as: DONE }));
  g.rule('sentence', 'choose 1 of your opponent’s benched pokémon. flip a coin. if heads, switch that pokémon with your opponent’s active pokémon', () => ({ steps: [...op({ do: 'flip', coins: 1, as: FLIP }), { test: { test: 'coin', flip: FLIP, is: 'heads' }, then: op({ do: 'switch', who: 'opponent', by: 'you', as: DONE }) }] }));
  g.rule('sentence', '[if you have fewer than that,] if you don’t have that many {card} in your discard pile, put all of them into your hand', () => ({ reminder: true }));
  g.rule('act', 'remove {n} damage counters from each pokémon (both yours and your opponent’s)', ({ n }) => op({ do: 'heal', amount: n * 10, on: { each: {} } }));
  g.rule('sentence', 'you may use this card only if {test}', ({ test }) => ({ about: { usableIf: test } }));
  g.rule('act', 'each player returns 1 of their benched pokémon and all cards attached to it to their hand. (you return your pokémon first.)', () => op({ do: 'return', which: { choose: 1, from: { of: 'you', where: 'bench' } }, to: 'hand', attached: 'with' }, { do: 'return', which: { choose: 1, from: { of: 'opponent', where: 'bench' }, by: 'opponent' }, to: 'hand', attached: 'with' }));
  for (const [what, kind] of [['supporter and/or stadium', ['supporter', 'stadium']], ['supporter or stadium', ['supporter', 'stadium']]] as const)
    g.rule('card', `${what} cards` as '', () => ({ kind: 'trainer', trainer: [...kind] }));
  for (const [what, filter] of [['pokémon and/or basic energy cards', [{ kind: 'pokemon' }, { kind: 'energy', energy: 'basic' }]]] as const)
    g.rule('card', what as '', () => ({ any: filter.map((one) => ({ ...one })) as CardFilter[] }));
} // prettier-ignore

/** Poké-Powers: Pokémon that change places with a card of the deck, babies that grow, "as often as you like". */
function powers(g: PtcgGrammar): void {
  const REMAIN = '(any cards attached to this pokémon, damage counters, special conditions, and effects on it are now on the new pokémon.)';
  const change = (card: CardFilter, old: 'deck-top' | 'deck'): Step[] => op({ do: 'exchange', which: 'self', from: 'deck', card, old, as: DONE });
  for (const [then, old] of [['if you do, put this pokémon on top of your deck', 'deck-top'], ['shuffle this pokémon back into your deck', 'deck']] as const) {
    g.rule('act', `search your deck for another this pokémon and switch it with this pokémon. ${REMAIN} ${then}` as '', (_, { baseName }) => baseName ? change({ nameIncludes: baseName }, old) : undefined);
    g.rule('act', `search your deck for any {name:cardName} and switch it with this pokémon. ${REMAIN} ${then}` as '{name:cardName}', ({ name }) => change({ nameIncludes: name }, old));
    g.rule('act', `search your deck for {names:cardNames} and switch it with this pokémon. ${REMAIN} ${then}` as '{names:cardNames}', ({ names }) => Array.isArray(names) ? change({ name: names }, old) : undefined);
  }
  const grow = (name: string | string[]): Step[] => op({ do: 'evolve', from: 'hand', on: 'self', which: { name }, freely: true, as: DONE }, { do: 'heal', amount: 'all', on: 'self' });
  g.rule('act', 'put {names:cardNames} from your hand onto this pokémon (this <counts as|counts a> evolving this pokémon)[,] and remove all damage counters from this pokémon', ({ names }) => grow(names));
  const MOVE = 'move <a|an> {energy} attached to 1 of your pokémon to another of your pokémon';
  g.rule('sentence', `as often as you like during your turn, ${MOVE}` as '{energy}', ({ energy: { cards: _, ...of } }) => ({ head: { effect: 'activated', limit: 'any-number' }, steps: op({ do: 'move-energy', from: { choose: 1, from: { of: 'you', energy: of } }, to: { choose: 1, from: { of: 'you', not: { chosen: IT } } }, count: 1, ...of, as: DONE }) }));
  g.rule('event1', 'when you put this pokémon onto your bench from your hand', () => ({ effect: 'triggered', when: { event: 'played-to-bench' } }));
  g.rule('event1', 'when you play this pokémon from your hand to evolve <your active pokémon|1 of your active pokémon>', () => ({ effect: 'triggered', place: 'active', when: { event: 'evolved' } }));
} // prettier-ignore

function bodies(g: PtcgGrammar): void {
  g.rule('modifier', 'prevent all effects of attacks, <excluding|except> damage, done to {of:subject} [by the attacking pokémon]', ({ of }) => [{ what: 'prevent-effects', of: ['attack'], ...on(of) }]);
  const tick = (n: number, of: PokemonFilter): Said => ({ head: { effect: 'triggered', place: 'active', when: { event: 'checkup' } }, steps: op({ do: 'put-counters', count: n, on: { each: of } }) });
  const AS = 'as long as this pokémon is in the active spot,';
  g.rule('sentence', `${AS} put {n} damage counter(s) on each of {those} during pokémon checkup` as '{n}{those}', ({ n, those }) => tick(n, those));
  g.rule('sentence', `${AS} remove {n} damage counter(s) from each of {those} during pokémon checkup` as '{n}{those}', ({ n, those }) => ({ head: { effect: 'triggered', place: 'active', when: { event: 'checkup' } }, steps: op({ do: 'heal', amount: n * 10, on: { each: those } }) }));
  g.rule('sentence', 'remove {n} damage counter(s) from this pokémon during pokémon checkup', ({ n }) => ({ head: { effect: 'triggered', when: { event: 'checkup' } }, steps: op({ do: 'heal', amount: n * 10, on: 'self' }) }));
  g.rule('verb', "can't become {conditions}", ({ conditions }) => [{ what: 'immune', to: conditions }]);
  g.rule('conditions', '{a:condition}, {b:condition}, {c:condition}, {d:condition}, or {e:condition}', ({ a, b, c, d, e }) => [a, b, c, d, e]);
  g.rule('modifier', 'you pay {cost} less to retreat this pokémon for each {count}', ({ cost: { type, n }, count }): Modifier[] | undefined => type === 'Colorless' && !('sum' in count) ? [{ what: 'retreat-cost', op: '-', value: { per: count, ...(n > 1 && { times: n }) } }] : undefined);
} // prettier-ignore
