/** Attacks before Black & White: damage said with its base, counters removed, attacks copied, Energy searched for, what holds during the next turn. */
import type {
  Amount,
  CardFilter,
  Count,
  Op,
  PokemonFilter,
  Predicate,
  Who,
} from '../../../engine/ptcg/effects/schema.ts';
import { op, over } from './acts/common.ts';
import { DONE, FLIP, IT, type PtcgGrammar, type Said, type Step } from './phrases.ts';

export function oldAttacks(g: PtcgGrammar): void {
  bases(g);
  counted(g);
  removed(g);
  copied(g);
  cards(g);
  nextTurn(g);
  chosen(g);
}

function bases(g: PtcgGrammar): void {
  g.rule('sentence', "if you do, this attack's base damage is {n} instead of {m:n}", ({ n, m }) => ({ steps: [{ didSo: [{ plus: n - m }] }] }));
  const PLUS = '{n} damage plus {m:n} [more] damage';
  g.rule('sentence', `if you do, this attack does ${PLUS} for each energy [card] [you] <discarded|returned> [in this way]` as '{n}{m:n}', ({ n, m }) => ({ steps: [{ didSo: [{ plus: { per: { count: 'done', by: DONE }, times: m } }] }, { damage: { n } }] }));
  g.rule('sentence', `this attack does ${PLUS} for each heads` as '{n}{m:n}', ({ n, m }) => ({ steps: [{ damage: { n } }, { plus: { per: { count: 'heads', flip: FLIP }, times: m } }] }));
  g.rule('sentence', 'this attack does {n} times the number of heads', ({ n }) => ({ steps: [{ damage: { n, per: { per: { count: 'heads', flip: FLIP } } } }] }));
  g.rule('sentence', '[this attack] does {n} damage plus {m:n} [damage] for each {count}', ({ n, m, count }) => 'sum' in count ? undefined : { steps: [{ damage: { n } }, { plus: { per: count, times: m } }] });
  g.rule('sentence', "before doing damage, count the remaining HP of your opponent's active pokémon and this pokémon. if your opponent's active pokémon has <fewer|less> remaining HP than <this pokémon|this pokémon's>, this attack does {n} damage instead", ({ n }) => {
    const test = (): Predicate => ({ test: 'compare', a: { count: 'remaining-hp', of: 'opponent-active' }, is: 'fewer', than: { count: 'remaining-hp', of: 'self' } });
    return { steps: [{ test: test(), then: [{ damage: { n } }] }, { test: { not: test() }, then: [{ damage: { n: 0, printed: true } }] }] };
  });
  g.rule('count', 'energy [card(s)] you <discarded|returned> [in this way]', () => ({ count: 'done', by: DONE, which: { kind: 'energy' } }));
  g.rule('count', "colorless energy in {whose} retreat cost [(after applying effects to <the|the the> retreat cost)]", ({ whose }) => ({ count: 'retreat-cost', of: whose }));
  g.rule('sentence', "does {n} damage plus {m:n} more damage for each {energy} attached to this pokémon but not used to pay for this attack's energy cost. extra {type} energy after the {k:n} nd doesn't count", ({ n, m, energy: of, type, k }) => of.type !== type ? undefined : { steps: [{ damage: { n } }, { plus: { per: { count: 'extra-energy', type }, times: m, atMost: k * m } }] });
  g.rule('act', "this pokémon does {n} damage to itself, and don't apply weakness and resistance to this damage", ({ n }) => op({ do: 'damage', base: n, to: 'self', ignores: ['weakness', 'resistance'] }));
  g.rule('sentence', 'for each heads, this attack does {n} damage to that pokémon', ({ n }) => ({ steps: [{ damage: { n, to: { chosen: IT }, per: { per: { count: 'heads', flip: FLIP } } } }] }));
  g.rule('act', '[this attack] does {n} damage to each of {those} (including this pokémon)', ({ n, those }) => [{ damage: { n, to: { each: those } } }]);
  g.rule('act', '[this attack] does {n} damage to each {pokemon} on each player’s bench', ({ n, pokemon }) => [{ damage: { n, to: { each: { where: 'bench', ...pokemon } } } }]);
  g.rule('act', '[this attack] does {n} damage to each {pokemon} on your opponent’s bench', ({ n, pokemon }) => [{ damage: { n, to: { each: { of: 'opponent', where: 'bench', ...pokemon } } } }]);
} // prettier-ignore

/** "Count the number of your Benched Pokémon. Put that many damage counters on …" */
function counted(g: PtcgGrammar): void {
  const many = (of: Count): Amount => ({ per: of });
  g.rule('sentence', 'count the number of {count}. put that many damage counters on {who1}', ({ count, who1 }) => 'sum' in count ? undefined : { steps: op({ do: 'put-counters', count: many(count), on: who1 }) });
  g.rule('sentence', 'count the number of {count}. search your discard pile for up to that many {card} and attach them to {who1}', ({ count, card, who1 }) => 'sum' in count ? undefined : { steps: op({ do: 'attach-energy', from: 'discard', which: card, count: many(count), upTo: true, to: who1, as: DONE }) });
  g.rule('count', 'prize cards your opponent has taken', () => ({ count: 'prizes-taken', of: 'opponent' }));
  g.rule('act', 'flip a coin for each {a:energy} attached to {b:who1} and to {c:who1}', ({ a: { cards: byCard, ...energy }, b, c }) => op({ do: 'flip', coins: { sum: [b, c].map((on): Amount => ({ per: { count: byCard ? 'energy-cards' : 'energy', on, ...energy } })) }, as: FLIP }));
  g.rule('test1', 'you get {n} heads', ({ n }) => ({ test: 'count', of: { count: 'heads', flip: FLIP }, number: n }));
  g.rule('test1', 'you get {n} or more heads', ({ n }) => ({ test: 'count', of: { count: 'heads', flip: FLIP }, number: { atLeast: n } }));
  g.rule('test1', '<either|1> of the coins is heads', () => ({ not: { test: 'coin', flip: FLIP, is: 'all-tails' } }));
  g.rule('test1', 'that coin flip is heads', () => ({ test: 'coin', flip: FLIP, is: 'heads' }));
  const energyOn = (on: Who): Count => ({ count: 'energy', on });
  g.rule('test1', "this pokémon has <less|fewer> energy attached to it than your opponent's active pokémon", () => ({ test: 'compare', a: energyOn('self'), is: 'fewer', than: energyOn('opponent-active') }));
  for (const [what, count] of [['energy', 'energy'], ['energy cards', 'energy-cards']] as const)
    for (const how of ['have a different number of', "don't have the same number of"])
      g.rule('test1', `this pokémon and your opponent's active pokémon ${how} ${what} attached to them` as '', () => ({ not: { test: 'compare', a: { count, on: 'self' }, is: 'equal', than: { count, on: 'opponent-active' } } }));
  g.rule('is', 'already has at least {n} damage counters on it', ({ n }) => ({ counters: { atLeast: n } }));
  g.rule('is', 'is evolved from {name:cardName}', ({ name }) => ({ evolvedFrom: name }));
  g.rule('test1', '{name:cardName} is anywhere under this pokémon', ({ name }) => ({ test: 'pokemon', who: 'self', is: { evolvedFrom: name } }));
  g.rule('test1', 'this pokémon is the only pokémon you have in play', () => ({ test: 'in-play', which: { of: 'you' }, number: 1 }));
  g.rule('test1', 'there are {n} or more damage counters on {who1}', ({ n, who1 }) => typeof who1 === 'string' ? { test: 'pokemon', who: who1, is: { counters: { atLeast: n } } } : undefined);
  for (const what of ['benched pokémon', 'pokémon in play'] as const) {
    const which = (of: 'you' | 'opponent'): Count => ({ count: 'pokemon', which: { of, ...(what === 'benched pokémon' && { where: 'bench' as const }) } });
    g.rule('test1', `you have less ${what} than your opponent`, () => ({ test: 'compare', a: which('you'), is: 'fewer', than: which('opponent') }));
  }
  g.rule('test1', 'you have less cards in your hand than your opponent', () => ({ test: 'compare', a: { count: 'cards', in: 'hand', of: 'you' }, is: 'fewer', than: { count: 'cards', in: 'hand', of: 'opponent' } }));
  g.rule('test1', 'your opponent has more prize cards left than you', () => ({ test: 'compare', a: { count: 'prizes-left', of: 'you' }, is: 'fewer', than: { count: 'prizes-left', of: 'opponent' } }));
  g.rule('act', 'if you have <less|fewer> than {n} cards in your hand, draw cards until you have {m:n} cards in your hand', ({ n, m }) => n === m ? op({ do: 'draw-until', hand: n, as: DONE }) : undefined);
  g.rule('act', 'if you have less cards in your hand than your opponent, draw cards until you have the same number of cards as your opponent', () => op({ do: 'draw-until', hand: { per: { count: 'cards', in: 'hand', of: 'opponent' } }, as: DONE }));
} // prettier-ignore

function removed(g: PtcgGrammar): void {
  const heal = (amount: Extract<Op, { do: 'heal' }>['amount'], on: Who): Step[] => op({ do: 'heal', amount, on });
  for (const [all, m] of [['(all if there are less than {m:n})', true], ['(1 if there is only 1)', false], [', if it has any', false]] as const)
    g.rule('act', `remove {n} damage counter(s) from {who1}${all.startsWith(',') ? all : ` ${all}`}` as '{n}[{m:n}]{who1}', ({ n, m: k, who1 }) => m && k !== n ? undefined : heal(n * 10, who1));
  g.rule('act', 'remove {n} damage counter(s) from each of your pokémon (including this pokémon)', ({ n }) => heal(n * 10, { each: { of: 'you' } }));
  g.rule('act', 'remove {n} damage counter(s) on {who1}', ({ n, who1 }) => heal(n * 10, who1));
  const perHeads = (n: number): Amount => ({ per: { count: 'heads', flip: FLIP }, times: n * 10 });
  g.rule('sentence', 'for each heads, remove {n} damage counter(s) <from|on> this pokémon', ({ n }) => ({ steps: heal(perHeads(n), 'self') }));
  g.rule('act', 'remove from this pokémon a number of damage counters equal to the number of {count}', ({ count }) => 'sum' in count ? undefined : heal({ per: count, times: 10 }, 'self'));
  g.rule('act', 'remove all special conditions affecting {who}', ({ who }) => op({ do: 'recover', from: 'all', on: who }));
  g.rule('act', '{who1} is no longer asleep, confused, paralyzed, or poisoned', ({ who1 }) => op({ do: 'recover', from: ['asleep', 'confused', 'paralyzed', 'poisoned'], on: who1 }));
  g.rule('act', '{who1} is no longer affected by a special condition', ({ who1 }) => op({ do: 'recover', from: 'all', on: who1 }));
  g.rule('act', "put damage counters on your opponent's active pokémon until it is {n} HP away from being knocked out", ({ n }) => op({ do: 'put-counters', count: { sum: [{ per: { count: 'remaining-hp', of: 'opponent-active' }, dividedBy: 10, round: 'down' }, -n / 10] }, on: 'opponent-active' }));
  g.rule('sentence', "at the end of your opponent's next turn, your opponent's active pokémon is now {conditions}", ({ conditions }) => ({ steps: op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'condition', apply: conditions, on: 'self' }] }] }) }));
} // prettier-ignore

/** "Choose 1 of the Defending Pokémon's attacks. Metronome copies that attack except for its Energy cost. Clefable performs that attack." */
function copied(g: PtcgGrammar): void {
  const NO_MATTER = "(no matter what type <your opponent's active pokémon|that pokémon> is, this pokémon's type is still {type}.)";
  g.rule('sentence', NO_MATTER as '{type}', () => ({ reminder: true }));
  for (const must of ['(you must still do anything else in order to use that attack.)', '(you must still do anything else required in order to use that attack.)', '(any other effects still happen.)', '(this counts as devolving that pokémon.)'])
    g.rule('sentence', must, () => ({ reminder: true }));
  const copy = (payCost?: true): Said => ({ steps: op({ do: 'use-attack', of: 'opponent-active', ...(payCost && { payCost }) }) });
  const FIRST = "choose 1 of your opponent's active pokémon's attacks. {attackName} copies that attack";
  const FREE = `${FIRST} except for its energy <cost|costs>`;
  const ALL_FREE = `${FREE} and anything else required in order to use that attack, such as discarding energy cards`;
  const PERFORMS = '. this pokémon performs that attack';
  const MUST = ". (you must still do anything else <required for|required in order to use|in order to use> that attack.)";
  for (const form of [FREE, ALL_FREE]) for (const must of ['', MUST]) for (const matter of ['', `. ${NO_MATTER}`]) for (const performs of ['', PERFORMS])
    g.rule('sentence', `${form}${must}${matter}${performs}`.replaceAll('.). ', '.) ') as '{attackName}[{type}]', () => copy());
  for (const must of ['', MUST]) for (const performs of ['', PERFORMS])
    g.rule('sentence', `${FIRST}. this attack does nothing if this pokémon doesn't have the energy necessary to use that attack${must}${performs}`.replaceAll('.). ', '.) ') as '{attackName}', () => copy(true));
  g.rule('verb', 'can use any attack from its <basic pokémon|basic pokémon card>', () => [{ what: 'gains-attacks', of: 'under' }]);
  for (const words of ["(you still have to pay for that attack's energy cost.)", "you still have to pay for that attack's energy cost"])
    g.rule('sentence', words, () => ({ reminder: true }));
} // prettier-ignore

function cards(g: PtcgGrammar): void {
  const attach = (from: 'deck' | 'discard', which: CardFilter, count: Extract<Op, { do: 'attach-energy' }>['count'], to: Who, upTo?: true): Step[] => op({ do: 'attach-energy', from, which, count, ...(upTo && { upTo }), to, as: DONE });
  g.rule('act', 'if there are any {card} in your discard pile, attach 1 of them to {who1}', ({ card, who1 }) => attach('discard', card, 1, who1));
  g.rule('act', 'if there are any {card} in your discard pile, flip a coin. if heads, attach 1 of them to {who1}', ({ card, who1 }) => [...op({ do: 'flip', coins: 1, as: FLIP }), { test: { test: 'coin', flip: FLIP, is: 'heads' }, then: attach('discard', card, 1, who1) }]);
  g.rule('act', 'attach {n} {card} from your discard pile to {who1} (1 if you have only 1)', ({ n, card, who1 }) => attach('discard', card, n, who1));
  g.rule('act', 'choose <a|an> {card} from your discard pile and attach it to {who1}', ({ card, who1 }) => attach('discard', card, 1, who1));
  g.rule('cardHead', 'holon energy card(s)', () => ({ kind: 'energy', nameIncludes: 'Holon Energy' }));
  g.rule('energy', 'react energy card(s)', () => ({ name: 'React Energy', cards: true }));
  const random = (n: number, to?: 'deck'): Step[] => op({ do: 'discard-cards', of: 'opponent', by: 'random', count: n, ...(to && { to }), as: DONE });
  g.rule('act', "choose {n} card(s) from your opponent's hand without looking and discard <it|them>", ({ n }) => random(n));
  for (const that of ['the card you chose', 'that card you chose'])
    g.rule('act', `choose {n} card(s) from your opponent's hand without looking. look at ${that}, then have your opponent shuffle that card into their deck` as '{n}', ({ n }) => n === 1 ? random(1, 'deck') : undefined);
  g.rule('act', 'discard the top [{n}] card(s) from {of:deckOf}', ({ n, of }) => op({ do: 'discard-deck', count: n ?? 1, of, as: DONE }));
  g.rule('act', 'each player discards the top [{n}] card(s) from their deck', ({ n }) => op({ do: 'discard-deck', count: n ?? 1, of: 'both', as: DONE }));
  g.table('act', { '<your opponent shuffles|they shuffles> their deck afterward': [{ part: true }], 'if you do, then, shuffle your deck': [{ part: true }] });
  const evolve = (which?: CardFilter): Op => ({ do: 'evolve', from: 'deck', on: 'self', ...(which && { which }), as: DONE });
  g.rule('act', 'search your deck for a card that evolves from this pokémon[,] and put it on this pokémon', () => op(evolve()));
  for (const [verb, then] of [['reveal', 'and'], ['reveal', ', then'], ['show', 'and'], ['show', ', then']] as const)
    g.rule('act', `search your deck for {wanted}. ${verb} <it|them|that card|those cards> [to your opponent] ${then} put <it|them> {putOnto}` as '{wanted}{putOnto}', ({ wanted: { which, count, upTo }, putOnto }) => which && putOnto.to !== 'hand' ? op({ do: 'take', from: 'deck', which, count, ...(upTo && { upTo }), to: putOnto.to, as: DONE }) : undefined);
  g.rule('act', 'search your discard pile for {wanted}, reveal them, and shuffle them into your deck', ({ wanted: { which, count, upTo } }) => op({ do: 'take', from: 'discard', ...(which && { which }), count, ...(upTo && { upTo }), to: 'deck', as: DONE }));
  g.rule('act', 'move as many energy cards attached to this pokémon as you like to the new active pokémon', () => op({ do: 'move-energy', from: 'self', to: 'own-active', count: 'any', as: DONE }));
  g.rule('act', 'choose up to {n} {card} from your hand and attach them to {who1}', ({ n, card, who1 }) => op({ do: 'attach-energy', from: 'hand', which: card, count: n, upTo: true, to: who1, as: DONE }));
  g.rule('act', 'choose up to {n} cards from your hand and put them on the bottom of your deck in any order', ({ n }) => op({ do: 'discard-cards', of: 'you', count: n, upTo: true, to: 'deck-bottom', as: DONE }));
  g.rule('act', 'choose a card from your hand and put it on top of your deck', () => op({ do: 'discard-cards', of: 'you', count: 1, to: 'deck-top', as: DONE }));
  g.rule('act', 'discard {n} {energy} attached to {at}, if any', ({ n, energy, at }) => over(at, { do: 'discard-energy', ...energy, ...((energy.cards || energy.special) && { cards: true as const }), from: at.who, count: n, as: DONE }));
} // prettier-ignore

function nextTurn(g: PtcgGrammar): void {
  const self = (of: PokemonFilter): boolean => of.self === true && Object.keys(of).length === 1;
  const force = (modifiers: Extract<Op, { do: 'in-force' }>['modifiers']): Step[] => op({ do: 'in-force', on: 'self', until: 'end-of-opponents-next-turn', modifiers });
  const LATER = "during your opponent's next turn";
  g.rule('act', `${LATER}, whenever {n} or less damage is done to {of:subject} (after applying weakness and resistance), prevent that damage` as '{n}{of:subject}', ({ n, of }) => self(of) ? force([{ what: 'prevent-damage', damage: { atMost: n } }]) : undefined);
  for (const [words, place] of [['(after applying weakness and resistance)', undefined], ['(before applying weakness and resistance)', 'before-weakness']] as const) {
    g.rule('act', `all damage done by attacks to {of:subject} ${LATER} is reduced by {n} ${words}` as '{of:subject}{n}', ({ of, n }) => self(of) ? force([{ what: 'damage-taken', op: '-', value: n, ...(place && { place }) }]) : undefined);
  }
  g.rule('act', `prevent all damage done by attacks to {of:subject} ${LATER}` as '{of:subject}', ({ of }) => self(of) ? force([{ what: 'prevent-damage' }]) : undefined);
  g.rule('act', 'during your next turn, if an attack does damage to your opponent’s active pokémon (after applying weakness and resistance), that attack does {n} more damage', ({ n }) => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-own-next-turn', modifiers: [{ what: 'damage-taken', op: '+', value: n }] }));
  g.rule('modifier', 'this pokémon does {n} more damage to {target:subject} (before applying weakness and resistance)', ({ n, target }) => target.of === 'opponent' && target.where === 'active' ? [{ what: 'damage-done', op: '+', value: n }] : undefined);
  g.rule('acts', 'you may {act} when you use this attack', ({ act }) => (act.length === 1 && act.every((step) => 'op' in step && 'count' in step.op && step.op.count === 'any') ? act : [{ may: act }]));
  g.rule('acts', 'when you use this attack, you may {act}', ({ act }) => (act.length === 1 && act.every((step) => 'op' in step && 'count' in step.op && step.op.count === 'any') ? act : [{ may: act }]));
} // prettier-ignore

function chosen(g: PtcgGrammar): void {
  g.rule('pokemonPost', "that doesn't have any damage counters on it", () => ({ damaged: false }));
  g.rule('pokemonPost', 'that has a damage counter on it', () => ({ damaged: true }));
  g.rule('act', 'if your opponent has any benched pokémon, choose 1 of them and switch it with your opponent’s active pokémon', () => op({ do: 'switch', who: 'opponent', by: 'you', as: DONE }));
  g.rule('act', 'switch this pokémon with 1 of your benched pokémon, if any', () => op({ do: 'switch', who: 'you', as: DONE }));
  g.rule('act', 'your opponent chooses {n} of their {pokemon}', ({ n, pokemon }) => op({ do: 'choose-pokemon', which: { choose: n, from: { of: 'opponent', ...pokemon }, by: 'opponent' }, as: DONE }));
  g.rule('sentence', "this attack can't be used if {test}", ({ test }) => ({ about: { usableIf: { not: test } } }));
  g.rule('sentence', "you can't use this attack unless {test}", ({ test }) => ({ about: { usableIf: test } }));
  g.rule('sentence', "this attack can't be used unless {test}", ({ test }) => ({ about: { usableIf: test } }));
  g.rule('sentence', 'use this attack only if {test}', ({ test }) => ({ about: { usableIf: test } }));
  g.rule('test1', 'there are any {energy} attached to {who1}', ({ energy: { cards: _, ...energy }, who1 }) => typeof who1 === 'string' ? { test: 'pokemon', who: who1, is: { energy } } : undefined);
  g.rule('test1', 'your opponent has no benched pokémon', () => ({ not: { test: 'in-play', which: { of: 'opponent', where: 'bench' } } }));
  g.rule('test1', 'you have no benched pokémon', () => ({ not: { test: 'in-play', which: { of: 'you', where: 'bench' } } }));
  g.rule('sentence', '(ignore this effect if you don’t have any benched pokémon.)', () => ({ reminder: true }));
} // prettier-ignore
