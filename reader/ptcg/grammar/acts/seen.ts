/** What is done with cards one has just seen: a hand that was revealed, the top of a deck. */
import type { Amount, CardFilter, Op, Side } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Step, type Wanted } from '../phrases.ts';
import { op, times } from './common.ts';

export function seen(g: PtcgGrammar): void {
  theirHand(g);
  deckTop(g);
  reveals(g);
}

/** "Your opponent reveals their hand, and you …" */
function theirHand(g: PtcgGrammar): void {
  const count = (which: object) => ({ per: { count: 'cards' as const, in: 'hand' as const, of: 'opponent' as const, ...(Object.keys(which).length > 0 && { which }) } }); // prettier-ignore
  const away = (wanted: { which?: object | undefined; count: Extract<Op, { do: 'discard-cards' }>['count']; upTo?: true | undefined }, to?: 'deck' | 'deck-bottom' | 'deck-top' | 'lost-zone'): Step[] =>
    op({ do: 'discard-cards', count: wanted.count, ...(wanted.upTo && { upTo: true }), ...(wanted.which && { which: wanted.which }), of: 'opponent', by: 'you', ...(to && { to }), as: DONE }); // prettier-ignore
  g.rule('found', 'this attack does {n} damage for each {card} you find there', ({ n, card }) => [{ damage: { n, per: count(card) } }]); // prettier-ignore
  g.rule('found', 'this attack does {n} more damage for each {card} you find there', ({ n, card }) => [{ plus: { ...count(card), times: n } }]); // prettier-ignore
  g.rule('found', '[you] draw a card for each {card} you find there', ({ card }) => op({ do: 'draw', count: count(card), as: DONE })); // prettier-ignore
  g.rule('found', 'put {n} damage counter(s) on {who} for each {card} you find there', ({ n, who, card }) => op({ do: 'put-counters', count: { ...count(card), times: n }, on: who })); // prettier-ignore
  for (const [words, to] of [
    ['discard {wanted} [that] you find there', undefined],
    ['choose {wanted} [that] you find there and discard <it|them>', undefined],
    ['discard {wanted} from it', undefined],
    ["choose {wanted} [that] you find there and <put|shuffle> <it|them> into <their|your opponent's> deck", 'deck'],
    [
      "choose {wanted} [that] you find there and put <it|them> on the bottom of <their|your opponent's> deck",
      'deck-bottom',
    ],
    ["put {wanted} [that] you find there on the bottom of <their|your opponent's> deck", 'deck-bottom'],
    ["put {wanted} [that] you find there on top of <their|your opponent's> deck", 'deck-top'],
    ["choose {wanted} [that] you find there and put <it|them> on top of <their|your opponent's> deck", 'deck-top'],
    ["shuffle {wanted} [that] you find there into <their|your opponent's> deck", 'deck'],
    ['put {wanted} [that] you find there in the lost zone', 'lost-zone'],
  ] as const) {
    g.rule('found', `[you] ${words}` as '{wanted}', ({ wanted }) => away(wanted, to));
    g.rule('found', `you may ${words}` as '{wanted}', ({ wanted }) => [{ may: away(wanted, to) }]);
  }
  const onto = "{wanted} [that] you find there onto <their|your opponent's> bench";
  g.rule('found', `[you] [may] put ${onto}` as '{wanted}', ({ wanted: { which, count: n, upTo } }) => op({ do: 'take', from: 'hand', of: 'opponent', by: 'you', which, count: n, ...(upTo && { upTo }), to: 'bench', as: DONE })); // prettier-ignore
  g.rule('found', '[you] choose {wanted} [that] you find there and put <it|them> onto their bench', ({ wanted: { which, count: n, upTo } }) => op({ do: 'take', from: 'hand', of: 'opponent', by: 'you', which, count: n, ...(upTo && { upTo }), to: 'bench', as: DONE })); // prettier-ignore
  for (const reveal of [
    'your opponent reveals their hand',
    "look at your opponent's hand",
    'have your opponent reveal their hand',
  ])
    for (const join of ['and', ', and', '.'])
      g.rule('act', `${reveal}${join === 'and' ? ' and' : join} {found}` as '{found}', ({ found }) => [
        ...op({ do: 'look' }),
        ...found,
      ]);
}

type Looking = Extract<Op, { do: 'take' | 'attach-energy' }>;
/** "Look at the top 4 cards of your deck and …": what is taken of them, and where the others go. */
function deckTop(g: PtcgGrammar): void {
  const take = (wanted: readonly Wanted[], to: Extract<Op, { do: 'take' }>['to'], may: boolean): Step[] =>
    op(...wanted.map(({ which, count, upTo }): Op => ({ do: 'take', from: 'deck-top', looking: 0, which, count, ...((upTo || may || which) && count !== 'any' && count !== 'all' && { upTo: true as const }), to, as: DONE }))); // prettier-ignore
  const THEM = '<it|them|those cards|that card|those pokémon|that pokémon>';
  for (const [may, optional] of [
    ['', false],
    ['you may ', true],
  ] as const) {
    g.rule('topFound', `${may}put {n} of <them|those cards> {putOnto}` as '{n}{putOnto}', ({ n, putOnto }) =>
      take([{ count: n }], putOnto.to, optional),
    );
    g.rule('topFound', `${may}put up to {n} of <them|those cards> {putOnto}` as '{n}{putOnto}', ({ n, putOnto }) =>
      take([{ count: n, upTo: true }], putOnto.to, optional),
    );
    g.rule(
      'topFound',
      `${may}choose {n} of <them|those cards>[,] and put ${THEM} {putOnto}` as '{n}{putOnto}',
      ({ n, putOnto }) => take([{ count: n }], putOnto.to, optional),
    );
    g.rule(
      'topFound',
      `${may}<reveal|choose> {wantedEach} [that] you find there[, reveal <it|them>][,] [and] put ${THEM} {putOnto}` as '{wantedEach}{putOnto}',
      ({ wantedEach, putOnto }) => take(wantedEach, putOnto.to, optional),
    );
    g.rule(
      'topFound',
      `${may}put {wantedEach} [that] you find there {putOnto}` as '{wantedEach}{putOnto}',
      ({ wantedEach, putOnto }) => take(wantedEach, putOnto.to, optional),
    );
    for (const [way, anyWay] of [['', undefined], ['in any way you like', true]] as const)
      g.rule('topFound', `${may}attach {wanted} [that] you find there to {who1} ${way}` as '{wanted}{who1}', ({ wanted: { which, count }, who1 }) => which && op({ do: 'attach-energy', from: 'deck-top', looking: 0, which, count, ...(count !== 'any' && count !== 'all' && { upTo: true as const }), to: who1, ...(anyWay && { anyWay }), as: DONE })); // prettier-ignore
    g.rule('topFound', `${may}discard {n} of <them|those cards>` as '{n}', ({ n }) =>
      take([{ count: n }], 'discard', optional),
    );
    g.rule('topFound', `${may}discard {wanted} [that] you find there` as '{wanted}', ({ wanted }) =>
      take([wanted], 'discard', optional),
    );
    g.rule('topFound', `${may}discard any number of them`, () => take([{ count: 'any' }], 'discard', optional));
  }
  const looking = (n: number, steps: readonly Step[], of?: 'opponent'): Step[] =>
    steps.map((step) => ('op' in step ? { op: { ...step.op, looking: n, ...(of && { of }) } as Looking } : step));
  for (const join of ['and', ', and', '.', ','])
    g.rule('act', `<look at|reveal> the top {n} cards of your deck${join === 'and' ? ' and' : join} {topFound}` as '{n}{topFound}', ({ n, topFound }) => looking(n, topFound)); // prettier-ignore
  const REST: readonly (readonly [string, Extract<Step, { rest: unknown }>['rest']])[] = [
    ['on the bottom of your deck [in any order]', 'deck-bottom'], ['into your hand', 'hand'], ['in the lost zone', 'lost-zone'], ['[back] [on top of your deck] in any order', 'deck-top'], ['back on top of your deck [in any order]', 'deck-top'], ['in the discard pile', 'discard'],
  ]; // prettier-ignore
  for (const others of [
    'the other <card|cards>',
    'the <remaining card|remaining cards|rest>',
    'the rest of the cards',
  ]) {
    for (const [where, rest] of REST) g.rule('act', `put ${others} ${where}`, () => [{ rest }]);
    g.rule('act', `discard ${others}`, () => [{ rest: 'discard' }]);
    g.rule('act', `shuffle ${others} and put <it|them> on the bottom of your deck`, () => [{ rest: 'deck-bottom' }]);
  }
  looks(g);
}

/** Looking changes nothing that is known; whose cards they are is said all the same. */
function looks(g: PtcgGrammar): void {
  const look = (en: string, de: string): Step[] => op({ do: 'look', gist: { en, de } });
  const top = (of: Side): Step[] => of === 'you' ? look('Looks at the top card of your deck.', 'Sieht die oberste Karte deines Decks an.') : look('Looks at the top card of the opponent’s deck.', 'Sieht die oberste Karte des gegnerischen Decks an.'); // prettier-ignore
  const one = 'look at the top card of {of:deckOf}';
  g.rule('act', `${one}. you may discard <that card|it>` as '{of:deckOf}', ({ of }) => [
    ...top(of),
    { may: op({ do: 'discard-deck', count: 1, of, as: DONE }) },
  ]);
  g.rule(
    'act',
    `${one} and put it back <on|on the> top or on the bottom of <your|their|that> deck` as '{of:deckOf}',
    ({ of }) => top(of),
  );
  g.rule('act', `${one}. you may put that card on the bottom of <your|their> deck` as '{of:deckOf}', ({ of }) =>
    top(of),
  );
  g.rule('act', `${one}. you may <shuffle your deck|shuffle that deck>` as '{of:deckOf}', ({ of }) => top(of));
  g.rule('act', "look at the top card of your opponent's deck. you may have your opponent shuffle their deck", () =>
    top('opponent'),
  );
  g.table('looked', {
    'your face down prize cards': {
      en: 'Looks at your face-down Prize cards.',
      de: 'Sieht deine verdeckten Preiskarten an.',
    },
    'all of your face down prize cards': {
      en: 'Looks at all of your face-down Prize cards.',
      de: 'Sieht alle deine verdeckten Preiskarten an.',
    },
    "1 of your opponent's face down prize cards": {
      en: 'Looks at 1 of the opponent’s face-down Prize cards.',
      de: 'Sieht 1 verdeckte Preiskarte des Gegners an.',
    },
    '1 of your face down prize cards': {
      en: 'Looks at 1 of your face-down Prize cards.',
      de: 'Sieht 1 deiner verdeckten Preiskarten an.',
    },
  });
  g.rule('looked', "the top {n} cards of your opponent's deck", ({ n }) => ({
    en: `Looks at the top ${n} cards of the opponent’s deck.`,
    de: `Sieht die obersten ${n} Karten des gegnerischen Decks an.`,
  }));
  g.rule('looked', '{n} random card(s) from your opponent’s hand', ({ n }) => ({
    en: `Looks at ${n} random cards of the opponent’s hand.`,
    de: `Sieht ${n} zufällige Handkarten des Gegners an.`,
  }));
  g.rule('act', 'look at {looked}', ({ looked }) => look(looked.en, looked.de));
  g.rule('act', 'turn all of your prize cards face up', () =>
    look('Turns all of your Prize cards face up.', 'Dreht alle deine Preiskarten um.'),
  );
  for (const [words, en, de] of [
    ['1 of your', 'Turns 1 of your Prize cards face up.', 'Dreht 1 deiner Preiskarten um.'],
    ["1 of your opponent's", 'Turns 1 of the opponent’s Prize cards face up.', 'Dreht 1 Preiskarte des Gegners um.'],
  ] as const)
    g.rule('act', `turn ${words} [face down] prize cards face up`, () => look(en, de));
}

/** "Reveal the top 5 cards of your deck. This attack does 70 damage for each Future card you find there." */
function reveals(g: PtcgGrammar): void {
  g.rule('act', 'reveal the top {n} cards of {of:deckOf}', ({ n, of }) => op({ do: 'reveal', from: 'deck-top', ...(of === 'opponent' && { of }), count: n, as: DONE })); // prettier-ignore
  g.rule('act', 'reveal the top card of {of:deckOf}', ({ of }) => op({ do: 'reveal', from: 'deck-top', ...(of === 'opponent' && { of }), count: 1, as: DONE })); // prettier-ignore
  g.rule('act', 'reveal {wanted} from your hand', ({ wanted: { which, count, upTo } }) => op({ do: 'reveal', from: 'hand', which, count, ...(upTo && { upTo }), as: DONE })); // prettier-ignore
  g.rule('act', 'reveal as many {card} from your hand as you like', ({ card }) => op({ do: 'reveal', from: 'hand', which: card, count: 'any', as: DONE })); // prettier-ignore
  for (const words of [
    'shuffle the revealed cards [back] into <your|their|your opponent’s> deck',
    'shuffle those cards [back] into <your|their|your opponent’s> deck',
    'shuffle the other cards [back] into <your|their> deck',
    'shuffle <that card|it> [back] into your deck',
    'shuffle any revealed pokémon back into your deck',
    'put the revealed cards back on top of your deck in any order',
  ])
    g.rule('afterReveal', words, () => true);
  g.rule('act', 'reveal the top {n} cards of {of:deckOf}<.|, and> {a:act}. [then,] {afterReveal}', ({ n, of, a }) => [...op({ do: 'reveal', from: 'deck-top', ...(of === 'opponent' && { of }), count: n, as: DONE }), ...a]); // prettier-ignore
  const there = (card: CardFilter): Amount => ({ per: { count: 'done', by: DONE, which: card } });
  for (const find of ['you find there', 'that you find there', 'revealed in this way']) {
    g.rule('shown', `this attack does {n} damage for each {card} ${find}` as '{n}{card}', ({ n, card }) => [
      { damage: { n, per: there(card) } },
    ]);
    g.rule('shown', `this attack does {n} more damage for each {card} ${find}` as '{n}{card}', ({ n, card }) => [
      { plus: times(there(card), n) },
    ]);
    g.rule('shown', `draw a card for each {card} ${find}` as '{card}', ({ card }) =>
      op({ do: 'draw', count: there(card), as: DONE }),
    );
  }
  const shown = (n: number, of: Side, steps: readonly Step[]): Step[] => [
    ...op({ do: 'reveal', from: 'deck-top', ...(of === 'opponent' && { of }), count: n, as: DONE }),
    ...steps,
  ];
  g.rule('act', 'reveal the top {n} cards of {of:deckOf}<.|, and> {shown}', ({ n, of, shown: steps }) =>
    shown(n, of, steps),
  );
  g.rule(
    'act',
    'reveal the top {n} cards of {of:deckOf}<.|, and> {shown}. [then,] {afterReveal}',
    ({ n, of, shown: steps }) => shown(n, of, steps),
  );
  // Of the cards just discarded.
  for (const those of ['any of those cards <is|are>', 'that card is'])
    g.rule(
      'act',
      `if ${those} [a|an] {card}, attach <it|them|that card|those cards> to {who}` as '{card}{who}',
      ({ card, who }) =>
        op({ do: 'attach-energy', from: 'discard', which: { ...card, among: DONE }, count: 'all', to: who }),
    );
  g.rule('test1', '<any of those cards <is|are>|that card is|the discarded card is> [a|an] {card}', ({ card }) => ({
    test: 'done',
    by: DONE,
    which: card,
  }));
  g.rule('test1', '<you discarded|you revealed> [a|an|any] {card} in this way', ({ card }) =>
    card.trainer !== undefined &&
    Object.keys(card).length === 2 &&
    card.trainer !== 'supporter' &&
    card.trainer !== 'item'
      ? undefined
      : { test: 'done', by: DONE, which: card },
  );
}
