/** Wordings of what other patterns say, and small things done with decks, hands and Prize cards. */
import type {
  Amount,
  CardFilter,
  Count,
  Op,
  PokemonFilter,
  Predicate,
  Who,
} from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, FLIP, IT, type PtcgGrammar, type Said, type Step } from '../phrases.ts';
import { op, times } from './common.ts';

export function varied(g: PtcgGrammar): void {
  costs(g);
  prizes(g);
  cards(g);
  coins(g);
  pokemon(g);
  energy(g);
  later(g);
}

/** "Discard a card from your hand. (If you can't discard a card, you can't play this card.)" */
function costs(g: PtcgGrammar): void {
  const pay = (which: CardFilter | undefined, count: Extract<Op, { do: 'discard-cards' }>['count'], to?: 'deck' | 'lost-zone'): Said => ({ cost: op({ do: 'discard-cards', count, ...(which && { which }), of: 'you', ...(to && { to }), as: DONE }) });
  for (const open of ['(', ''])
    g.rule('sentence', `discard {wanted} from your hand. ${open}if you can't discard {again:wanted} [from your hand], you can't <play|use> this card${open ? '.)' : ''}` as '{wanted}{again:wanted}', ({ wanted, again }, { box }) => box === 'text' && (wanted.which || wanted.count === 1) && JSON.stringify(wanted) === JSON.stringify(again) ? pay(wanted.which, wanted.count) : undefined);
  g.rule('sentence', "shuffle {n} cards from your hand into your deck. (if you can't shuffle {m:n} cards into your deck, you can't play this card.)", ({ n, m }) => (n === m ? pay(undefined, n, 'deck') : undefined));
  g.rule('sentence', 'you can <play|use> this card only if you discard another {card} from your hand', ({ card }) => pay(card, 1));
  g.rule('sentence', 'you can <play|use> this card only if you put another card from your hand in the lost zone', () => pay(undefined, 1, 'lost-zone'));
  g.rule('sentence', 'you can <play|use> this card only during your first turn', () => ({ about: { usableIf: { test: 'turn', of: 'you', first: true } } }));
  g.rule('sentence', 'in order to use this effect, that player must {acts}', ({ acts }) => ({ cost: acts }));
  g.rule('sentence', "(you can't choose a card you discarded with the effect of this <card|ability>.)", () => ({ about: { notPaid: true } }));
  g.rule('sentence', "you can't use an ability with the same name during your turn", () => ({ about: { limit: 'by-name' } }));
  g.rule('sentence', 'you can’t use this ability during your first turn or on the turn this pokémon was put into play', () => ({ about: { usableIf: { not: { any: [{ test: 'turn', of: 'you', first: true }, { test: 'pokemon', who: 'self', is: { thisTurn: 'played' } }] } } } }));
  g.rule('sentence', "(players can't evolve a basic pokémon during <their|your> first turn or a basic pokémon that was put into play this turn.)", () => ({ about: { usableIf: { not: { test: 'turn', of: 'you', first: true } }, notOn: { thisTurn: 'played' } } }));
  g.rule('sentence', "(you can't use this card during your first turn or on a pokémon that was put into play this turn.)", () => ({ about: { usableIf: { not: { test: 'turn', of: 'you', first: true } }, notOn: { thisTurn: 'played' } } }));
} // prettier-ignore

function prizes(g: PtcgGrammar): void {
  g.rule('act', "add the top [{n}] card(s) of your opponent's deck to their prize cards", ({ n }) => op({ do: 'add-prizes', of: 'opponent', from: 'deck-top', count: n ?? 1 }));
  g.rule('act', "your opponent reveals their hand. add a card you find there to their prize cards face down", () => op({ do: 'look' }, { do: 'add-prizes', of: 'opponent', from: 'hand', count: 1 }));
  g.rule('act', "add a card from your opponent's discard pile to their prize cards face down", () => op({ do: 'add-prizes', of: 'opponent', from: 'discard', count: 1 }));
  g.rule('act', "if your opponent's active pokémon is knocked out during your next turn, take {n} more prize card(s)", ({ n }) => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-own-next-turn', modifiers: [{ what: 'prizes', op: '+', value: n }] }));
  const more = (value: number, on: PokemonFilter): Op => ({ do: 'in-force', until: 'end-of-turn', modifiers: [{ what: 'prizes', op: '+', value, on, byDamageFrom: { self: true } }] });
  g.rule('sentence', 'if {those} is knocked out by damage from this attack, take {n} more prize card(s). if {test}, take {m:n} more prize cards instead', ({ those: { where, ...those }, n, test, m }) => those.of !== 'opponent' || where === 'bench' ? undefined : { steps: [{ op: { do: 'if', test, then: [more(m, those)], else: [more(n, those)] } }, { plus: 0 }] });
  g.rule('act', 'you lose this game', () => op({ do: 'win', who: 'opponent' }));
} // prettier-ignore

function cards(g: PtcgGrammar): void {
  type Take = Extract<Op, { do: 'take' }>;
  const take = (from: Take['from'], { which, count, upTo }: { which?: CardFilter | undefined; count: Take['count']; upTo?: true | undefined }, to: Take['to'], more: Partial<Take> = {}): Op => ({ do: 'take', from, ...(which && { which }), count, ...(upTo && { upTo }), to, as: DONE, ...more });
  const THEM = '<it|them|those cards|that card|those pokémon>';
  g.rule('act', `search your deck for {wanted}[, reveal ${THEM}], put ${THEM} {putOnto}[,] and shuffle your deck` as '{wanted}{putOnto}', ({ wanted, putOnto }) => op(take('deck', wanted, putOnto.to)));
  g.rule('act', 'search your deck for {wanted} and put those pokémon {putOnto}', ({ wanted, putOnto }) => op(take('deck', wanted, putOnto.to)));
  g.rule('act', 'search your deck for {wanted}, reveal it, shuffle your deck, then put <it|that card> on top of it' as '{wanted}', ({ wanted }) => op(take('deck', wanted, 'deck-top')));
  g.rule('act', 'put {wanted} from your discard pile {putOnto} in any order', ({ wanted, putOnto }) => putOnto.to.startsWith('deck-') ? op(take('discard', wanted, putOnto.to)) : undefined);
  g.rule('act', 'shuffle {wantedEach} from your discard pile into your deck', ({ wantedEach }) => wantedEach.length > 1 ? op(...wantedEach.map((one) => take('discard', one, 'deck'))) : undefined);
  g.rule('act', 'if any of those cards are {card}, put them into your hand', ({ card }) => op(take('discard', { which: { ...card, among: DONE }, count: 'all' }, 'hand')));
  g.rule('act', 'if any of those cards are {card}, attach them to {who1} in any way you like', ({ card, who1 }) => op({ do: 'attach-energy', from: 'discard', which: { ...card, among: DONE }, count: 'all', to: who1, anyWay: true, as: DONE }));
  g.rule('act', 'discard the top {n} cards of your deck, and attach any {card} you discarded in this way to {who1} in any way you like', ({ n, card, who1 }) => op({ do: 'discard-deck', of: 'you', count: n, as: DONE }, { do: 'attach-energy', from: 'discard', which: { ...card, among: DONE }, count: 'all', to: who1, anyWay: true, as: DONE }));
  g.rule('act', 'if that card is [a|an] {card}, {acts}, and attach that card to {who1}', ({ card, acts, who1 }) => [{ test: { test: 'done', by: DONE, which: card }, then: [...acts, ...op({ do: 'attach-energy', from: 'discard', which: { ...card, among: DONE }, count: 'all', to: who1 })] }]);
  g.rule('act', `search your deck for {differing}, reveal ${THEM}, and put 1 of them into your hand. attach the other to {who1}` as '{differing}{who1}', ({ differing: { which, count, different }, who1 }) => count === 2 && which && different === 'types' ? [{ op: take('deck', { which, count: 1, upTo: true }, 'hand') }, { test: { test: 'done', by: DONE }, then: op({ do: 'attach-energy', from: 'deck', which: { ...which, otherTypeThan: DONE }, count: 1, upTo: true, to: who1, as: DONE }) }] : undefined);
  g.rule('act', 'switch a card from your hand with the top card of your deck', () => op({ do: 'switch-with-top', as: DONE }));
  g.rule('act', 'put the top [{n}] card(s) of {of:deckOf} in the lost zone', ({ n, of }) => op({ do: 'discard-deck', count: n ?? 1, of, to: 'lost-zone', as: DONE }));
  g.rule('act', "put a random card from your opponent's hand in the lost zone", () => op({ do: 'discard-cards', of: 'opponent', by: 'random', count: 1, to: 'lost-zone', as: DONE }));
  g.rule('act', 'discard a card from the top of {of:deckOf} {per}', ({ of, per }) => op({ do: 'discard-deck', count: per, of, as: DONE }));
  g.rule('act', 'discard cards from your opponent’s hand at random until they have {n} cards in their hand', ({ n }) => op({ do: 'discard-cards', of: 'opponent', by: 'random', count: { sum: [{ per: { count: 'cards', in: 'hand', of: 'opponent' } }, -n] }, as: DONE }));
  g.rule('act', 'choose a card in your hand, and discard the other cards', () => op({ do: 'discard-cards', of: 'you', count: { sum: [{ per: { count: 'cards', in: 'hand', of: 'you' } }, -1] }, as: DONE }));
  g.rule('act', 'draw cards until you have {n} more card(s) in your hand than your opponent', ({ n }) => op({ do: 'draw-until', hand: { sum: [{ per: { count: 'cards', in: 'hand', of: 'opponent' } }, n] }, as: DONE }));
  g.rule('act', 'draw {n} cards for each other {name:cardName} in your discard pile', ({ n, name }) => op({ do: 'draw', count: { per: { count: 'cards', in: 'discard', of: 'you', which: { name } }, times: n }, as: DONE }));
  for (const join of ['.', ', and']) {
    g.rule('act', `your opponent reveals their hand${join} choose {wanted} you find there. your opponent shuffles <that card|those cards> into their deck` as '{wanted}', ({ wanted: { which, count } }) => op({ do: 'look' }, { do: 'discard-cards', of: 'opponent', by: 'you', ...(which && { which }), count, to: 'deck', as: DONE }));
    g.rule('act', `look at the top {n} cards of your opponent's deck${join === '.' ? ' and' : ','} discard any number of {card} you find there` as '{n}{card}', ({ n, card }) => op(take('deck-top', { which: card, count: 'any' }, 'discard', { of: 'opponent', by: 'you', looking: n })));
  }
  g.rule('act', 'your opponent shuffles the other cards back into their deck', () => [{ part: true }]);
  g.rule('act', 'each player puts <a|an> {card} from their discard pile into their hand. (your opponent chooses first.)', ({ card }) => op(take('discard', { which: card, count: 1 }, 'hand', { of: 'opponent', by: 'opponent' }), take('discard', { which: card, count: 1 }, 'hand')));
  g.rule('act', 'each player reveals the top {n} cards of their deck, then draws those cards', ({ n }) => op({ do: 'draw', count: n }, { do: 'draw', count: n, by: 'opponent' }));
  g.rule('act', 'each player counts the cards in their hand, shuffles those cards into their deck, then draws that many cards', () => op({ do: 'shuffle-hand', of: 'you', as: 'mine' }, { do: 'shuffle-hand', of: 'opponent', as: 'theirs' }, { do: 'draw', count: { per: { count: 'done', by: 'mine' } } }, { do: 'draw', count: { per: { count: 'done', by: 'theirs' } }, by: 'opponent' }));
  g.rule('cardPost', 'with the same name as 1 of {those}', ({ those }) => ({ sameNameAs: those }));
  g.rule('topFound', 'choose any {card} you find there and attach them to {who1} in any way you like', ({ card, who1 }) => attachTop(card, who1, true));
  g.rule('topFound', 'attach as many {card} you find there as you like to {who1}', ({ card, who1 }) => attachTop(card, who1));
  g.rule('topFound', 'you may reveal <a|an> {card} you find there (<except|excluding> [for] {name:cardName}) and put it into your hand', ({ card, name }) => op(take('deck-top', { which: { ...card, not: { name } }, count: 1, upTo: true }, 'hand', { looking: 0 })));
} // prettier-ignore
const attachTop = (which: CardFilter, to: Who, anyWay?: true): Step[] => op({ do: 'attach-energy', from: 'deck-top', looking: 0, which, count: 'any', to, ...(anyWay && { anyWay }), as: DONE }); // prettier-ignore

function coins(g: PtcgGrammar): void {
  g.rule('sentence', 'if {test}, {a:acts}. if not, {b:acts}', ({ test, a, b }) => {
    if (a.every((step) => 'op' in step) && b.every((step) => 'op' in step)) return { steps: [{ test, then: a, else: b }] };
    return { steps: [{ test, then: a }, { test: { not: test }, then: b }] };
  });
  // Made anew each time: its name is put in where it stands.
  const heads = (): Count => ({ count: 'heads', flip: FLIP });
  const none = (): Predicate => ({ test: 'count', of: heads(), number: 0 });
  const FLIPS = 'flip a coin until you get tails. this attack does {n}';
  for (const [more, step] of [['more damage', (n: number): Step => ({ plus: times({ per: heads() }, n) })], ['damage', (n: number): Step => ({ damage: { n, per: { per: heads() } } })]] as const)
    g.rule('sentence', `${FLIPS} ${more} for each heads. if the first flip is tails, {acts}` as '{n}{acts}', ({ n, acts }) => ({ steps: [...op({ do: 'flip', coins: 'until-tails', as: FLIP }), step(n), { test: none(), then: acts }] }));
  const chosen = 'choose 1 of your pokémon, and then';
  for (const [flip, coinsOf] of [['flip a coin until you get tails', 'until-tails'], ['flip {m:n} coins', 'some']] as const)
    g.rule('act', `${chosen} ${flip}. for each heads, heal {k:n} damage from that pokémon` as '[{m:n}]{k:n}', ({ m, k }) => op({ do: 'choose-pokemon', which: { choose: 1, from: { of: 'you' } }, as: DONE }, { do: 'flip', coins: coinsOf === 'some' ? (m ?? 1) : coinsOf, as: FLIP }, { do: 'heal', amount: { per: heads(), times: k }, on: { chosen: IT } }));
  g.rule('sentence', 'for each heads, search your deck for {wanted} and attach it to 1 of {those}', ({ wanted: { which, count }, those }) => which && count === 1 ? { steps: op({ do: 'attach-energy', from: 'deck', which, count: { per: heads() }, upTo: true, to: { each: those }, anyWay: true, as: DONE }) } : undefined);
  g.rule('sentence', 'for each heads, you may search your deck for a card and put it into your hand', () => ({ steps: op({ do: 'take', from: 'deck', count: { per: heads() }, upTo: true, to: 'hand', as: DONE }) }));
  g.rule('sentence', '(if {test}, this attack does nothing.)', ({ test }) => ({ steps: [{ test, then: op({ do: 'nothing' }) }] }));
} // prettier-ignore

function pokemon(g: PtcgGrammar): void {
  g.rule('who1', '<a|an> {pokemon} on your bench', ({ pokemon: of }) => ({ choose: 1, from: { of: 'you', where: 'bench', ...of } }));
  g.rule('who1', "{n} of your opponent's other {pokemon}", ({ n, pokemon: of }) => ({ choose: n, from: { of: 'opponent', ...of, not: { chosen: IT } } }));
  g.rule('who1', 'that {name:cardName}', ({ name }, { copiesOf }) => (name === copiesOf ? { chosen: IT } : undefined));
  g.rule('act', 'your opponent chooses {n} of their own {pokemon}', ({ n, pokemon: of }) => op({ do: 'choose-pokemon', which: { choose: n, from: { of: 'opponent', ...of }, by: 'opponent' }, as: DONE }));
  const ATTACHED = '<and all attached cards|and all cards attached to <it|them>>';
  g.rule('act', `they shuffle {who1} ${ATTACHED} into their deck` as '{who1}', ({ who1 }) => op({ do: 'return', which: who1, to: 'deck', attached: 'with', as: DONE }));
  g.rule('act', `your opponent shuffles their active pokémon ${ATTACHED} and puts them on the bottom of their deck` as '', () => op({ do: 'return', which: 'opponent-active', to: 'deck-bottom', attached: 'with', as: DONE }));
  g.rule('act', `shuffle each player's active pokémon ${ATTACHED} into their deck. (you choose a new active pokémon first.)` as '', () => op(...(['opponent-active', 'own-active'] as const).map((which): Op => ({ do: 'return', which, to: 'deck', attached: 'with' }))));
  g.rule('who1', 'all of their {pokemon}', ({ pokemon: of }) => ({ each: { of: 'opponent', ...of } }));
  g.rule('act', "your opponent's active pokémon is knocked out at the end of your opponent's next turn", () => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'knock-out', which: 'self' }] }] }));
  g.rule('act', 'their new active pokémon is {conditions}', ({ conditions }) => op({ do: 'condition', apply: conditions, on: 'opponent-active' }));
  const until = (of: Who, n: number): Op => ({ do: 'put-counters', count: { sum: [{ per: { count: 'remaining-hp', of }, dividedBy: 10, round: 'down' }, -n / 10] }, on: of });
  g.rule('act', 'put damage counters on that pokémon until its remaining HP is {n}', ({ n }) => op(until({ chosen: IT }, n)));
  const stronger = (counters: number, on: Who): Op => ({ do: 'condition', apply: 'poisoned', counters, on });
  for (const how of ['put {n} damage counters instead of 1 on that pokémon during pokémon checkup', 'put {n} damage counters on that pokémon instead of 1 during pokémon checkup']) {
    g.rule('sentence', `{who1} is now {conditions}. if {test}, ${how}` as '{who1}{conditions}{test}{n}', ({ who1, conditions, test, n }) => typeof who1 === 'string' && [conditions].flat().includes('poisoned') ? { steps: [...op({ do: 'condition', apply: conditions, on: who1 }), { test, then: op(stronger(n, who1)) }] } : undefined);
    g.rule('sentence', `if your opponent's active pokémon is poisoned, ${how}` as '{n}', ({ n }) => ({ steps: [{ test: { test: 'pokemon', who: 'opponent-active', is: { condition: 'poisoned' } }, then: op(stronger(n, 'opponent-active')) }] }));
    g.rule('act', `leave {who1} {conditions}. if you do, ${how}` as '{who1}{conditions}{n}', ({ who1, conditions, n }) => [conditions].flat().includes('poisoned') ? op({ do: 'condition', apply: conditions, counters: n, on: who1 }) : undefined);
  }
  g.rule('act', 'if this pokémon was damaged by an attack during your opponent’s last turn, this attack does the same number of damage to your opponent’s active pokémon', () => {
    const suffered: Amount = { per: { count: 'happened', event: { what: 'damaged', when: 'last-turn', pokemon: 'self' } } };
    return [{ test: { test: 'happened', event: { what: 'damaged', when: 'last-turn', pokemon: 'self' } }, then: [{ damage: { n: 1, per: suffered } }] }];
  });
  const SIDES = ['you', 'opponent'] as const;
  g.rule('sentence', 'if you have fewer pokémon in play than your opponent, this attack does {n} more damage for each pokémon fewer you have in play', ({ n }) => {
    const many = (of: (typeof SIDES)[number]): Count => ({ count: 'pokemon', which: { of } });
    return { steps: [{ test: { test: 'compare', a: many('you'), is: 'fewer', than: many('opponent') }, then: [{ plus: { sum: [{ per: many('opponent'), times: n }, { per: many('you'), times: -n }] } }] }] };
  });
  g.rule('act', 'this attack also does {n} damage to {a:who1} and {m:n} damage to {b:who1}', ({ n, a, m, b }) => [{ damage: { n, to: a, also: true } }, { damage: { n: m, to: b, also: true } }]);
  g.rule('act', 'this attack does {n} damage times the number of {energy} attached to 1 of {those} to that pokémon', ({ n, energy: { cards: byCard, ...energy }, those }) => [{ op: { do: 'choose-pokemon', which: { choose: 1, from: those }, as: DONE } }, { damage: { n, to: { chosen: IT }, per: { per: { count: byCard ? 'energy-cards' : 'energy', on: { chosen: IT }, ...energy } } } }]);
  g.rule('act', 'choose an attack from <a|an> {card} in your discard pile and use it as this attack', ({ card }) => op({ do: 'use-attack', discard: card }));
  g.rule('act', 'knock out your opponent’s active pokémon. if your opponent’s active pokémon is knocked out in this way, {acts}', ({ acts }) => [...op({ do: 'knock-out', which: 'opponent-active', as: DONE }), { test: { test: 'done', by: DONE }, then: acts }]);
} // prettier-ignore

function energy(g: PtcgGrammar): void {
  g.rule('act', 'discard any number of pokémon tool(s) [cards] <from|attached to> {who1}', ({ who1 }) => op({ do: 'discard-tools', from: who1, count: 'any', as: DONE }));
  g.rule('act', "choose up to {n} pokémon tool(s) [cards] attached to pokémon (both yours and your opponent's) and discard them", ({ n }) => op({ do: 'discard-tools', from: { each: {} }, count: n, upTo: true, as: DONE }));
  g.rule('act', 'choose up to {n} pokémon tool(s) [cards] attached to your pokémon and put them into your hand', ({ n }) => op({ do: 'discard-tools', from: { each: { of: 'you' } }, count: n, upTo: true, to: 'hand', as: DONE }));
  g.rule('act', 'discard up to {n} in any combination of basic {a:type} and basic {b:type} energy cards from {who1}', ({ n, a, b, who1 }) => op({ do: 'discard-energy', from: who1, count: n, upTo: true, type: [a, b], basic: true, cards: true, as: DONE }));
  g.rule('act', 'attach {n} {energy:card} from your discard pile to {who1} for each {count}', ({ n, energy: which, who1, count }) => 'sum' in count ? undefined : op({ do: 'attach-energy', from: 'discard', which, count: n === 1 ? { per: count } : { per: count, times: n }, to: who1, as: DONE }));
  g.rule('act', 'heal all damage from each of {those}. if <you do|you healed any damage in this way>, discard all energy from <the pokémon that were healed in this way|those pokémon>', ({ those }) => op({ do: 'heal', amount: 'all', on: { each: those }, as: 'healed' }, { do: 'discard-energy', from: { each: { chosen: 'healed' } }, count: 'all' }));
  g.rule('act', "if it isn't <a|an> {card}, return it to the top of your deck", () => [{ part: true }]);
} // prettier-ignore

/** "During your next turn, if your opponent's Active Pokémon is damaged by an attack, it is Knocked Out." */
function later(g: PtcgGrammar): void {
  g.rule('act', 'during your next turn, if your opponent’s active pokémon is damaged by an attack [from <a|an> {pokemon}], it <is|will be> knocked out' as '[{pokemon}]', ({ pokemon: of }) => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-own-next-turn', modifiers: [{ what: 'when', event: 'damaged', ...(of && { byDamageFrom: of }), do: [{ do: 'knock-out', which: 'self' }] }] }));
  const asleep = (): Step[] => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'energy-attached', do: [{ do: 'condition', apply: 'asleep', on: 'event' }] }] });
  for (const words of ["during your opponent's next turn, if an energy card is attached to your opponent's active pokémon from your opponent's hand, that pokémon will be asleep", "if your opponent attaches an energy card from their hand to your opponent's active pokémon during their next turn, that pokémon will be asleep"])
    g.rule('act', words, asleep);
  g.rule('act', "during your next turn, {subjectOf} {attack:attackName} attack does {n} damage instead of {m:n}", ({ subjectOf: of, attack, n, m }, { damage }) => of.self && Object.keys(of).length === 1 && parseInt(String(damage.get(attack))) === m ? op({ do: 'in-force', on: 'self', until: 'end-of-own-next-turn', modifiers: [{ what: 'damage-done', op: '=', value: n, attack }] }) : undefined);
} // prettier-ignore
