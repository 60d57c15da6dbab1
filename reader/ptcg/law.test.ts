import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import { unseen } from '../frame/change.ts';
import { ptcgBoxes } from '../frame/boxes.ts';
import { covered } from '../frame/pieces.ts';
import type { NameList } from '../reading.ts';
import { readPtcg } from './read.ts';

const NAMES: NameList = { cards: new Set(['Moltingo', 'Moltingo ex', 'Brassfin'].map(nameKey)), archetypes: new Set() };
const attack = (text: string, damage = '40'): PtcgCard => ({
  name: 'Moltingo',
  kind: 'pokemon',
  attacks: [{ name: 'Dive', cost: ['Water'], damage, text }],
});
const ability = (text: string): PtcgCard => ({
  name: 'Moltingo',
  kind: 'pokemon',
  abilities: [{ name: 'Damp', text }],
});

/** Invented texts in the standard wordings. */
const TEXTS: readonly [PtcgCard, unknown][] = [
  [ability("Put 3 more damage counters on Poisoned Pokémon (both yours and your opponent's) between turns."), [{ effect: 'passive', ability: 1, modifiers: [{ what: 'condition-counters', condition: 'poisoned', op: '+', value: 3, on: {} }] }]],
  [attack('Flip 2 coins. This attack does 40 damage for each heads.'), [{ effect: 'attack', attack: 1, before: [{ do: 'flip', coins: 2, as: 'coin1' }], damage: [{ times: { per: { count: 'heads', flip: 'coin1' } } }] }]],
  [attack("Discard 2 Fire Energy from this Pokémon. Your opponent's Active Pokémon is now Asleep."), [{ effect: 'attack', attack: 1, after: [{ do: 'discard-energy', from: 'self', count: 2, type: 'Fire' }, { do: 'condition', apply: 'asleep', on: 'opponent-active' }] }]],
  [attack('Discard an Energy from this Pokémon. This attack also does 30 damage to 1 of your opponent’s Benched Pokémon. (Don’t apply Weakness and Resistance for Benched Pokémon.)'), [{ effect: 'attack', attack: 1, before: [{ do: 'discard-energy', from: 'self', count: 1 }], damage: [{}, { base: 30, to: { choose: 1, from: { of: 'opponent', where: 'bench' } } }] }]],
  [attack("During your opponent's next turn, this Pokémon takes 30 less damage from attacks (after applying Weakness and Resistance)."), [{ effect: 'attack', attack: 1, after: [{ do: 'in-force', on: 'self', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'damage-taken', op: '-', value: 30 }] }] }]],
  [attack('Flip 2 coins. If 1 or both of them are tails, this attack does nothing.'), [{ effect: 'attack', attack: 1, requires: [{ do: 'flip', coins: 2, as: 'coin1' }, { do: 'if', test: { not: { test: 'coin', flip: 'coin1', is: 'all-heads' } }, then: [{ do: 'nothing' }] }] }]],
  [attack('If your opponent has any Benched Pokémon, choose up to 2 of them. This attack does 20 damage to each of them.'), [{ effect: 'attack', attack: 1, damage: [{}, { base: 20, to: { choose: 2, upTo: true, from: { of: 'opponent', where: 'bench' } } }] }]],
  [attack('Flip a coin. If tails, this attack does nothing. Draw 2 cards.'), [{ effect: 'attack', attack: 1, requires: [{ do: 'flip', coins: 1, as: 'coin1' }, { do: 'if', test: { test: 'coin', flip: 'coin1', is: 'tails' }, then: [{ do: 'nothing' }] }], after: [{ do: 'draw', count: 2 }] }]],
  [attack("If your opponent's Active Pokémon is a Water Pokémon, this attack does 50 more damage."), [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: 50, if: { test: 'pokemon', who: 'opponent-active', is: { type: 'Water' } } }] }] }]],
  [attack('You may discard a Stadium in play. If you do, this attack does 60 more damage.'), [{ effect: 'attack', attack: 1, before: [{ do: 'may', then: [{ do: 'discard-stadium', as: 'done1' }] }], damage: [{ plus: [{ amount: 60, if: { test: 'done', by: 'done1' } }] }] }]],
  [attack('Search your deck for up to 2 Brassfin and put them onto your Bench. Then, shuffle your deck.'), [{ effect: 'attack', attack: 1, after: [{ do: 'take', from: 'deck', which: { name: 'Brassfin' }, count: 2, upTo: true, to: 'bench' }] }]],
  [ability('Once during your turn, if this Pokémon is in the Active Spot, you may draw 2 cards.'), [{ effect: 'activated', ability: 1, limit: 'once-per-turn', place: 'active', do: [{ do: 'draw', count: 2 }] }]],
  [ability('As long as this Pokémon is on your Bench, your Basic Pokémon have no Retreat Cost.'), [{ effect: 'passive', ability: 1, place: 'bench', modifiers: [{ what: 'retreat-cost', op: '=', value: 0, on: { of: 'you', stage: 'basic' } }] }]],
  [ability("When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may put 3 damage counters on 1 of your opponent's Pokémon."), [{ effect: 'triggered', ability: 1, when: { event: 'evolved' }, may: true, do: [{ do: 'put-counters', count: 3, on: { choose: 1, from: { of: 'opponent' } } }] }]],
  [attack('Discard the top 3 cards of your deck, and this attack does 40 damage for each Basic {W} Energy card you discarded in this way.'), [{ effect: 'attack', attack: 1, before: [{ do: 'discard-deck', count: 3, of: 'you', as: 'done1' }], damage: [{ times: { per: { count: 'done', by: 'done1', which: { kind: 'energy', energy: 'basic', type: 'Water' } } } }] }]],
  [attack("Your opponent reveals their hand, and this attack does 40 damage for each Supporter card you find there."), [{ effect: 'attack', attack: 1, before: [{ do: 'look' }], damage: [{ times: { per: { count: 'cards', in: 'hand', of: 'opponent', which: { kind: 'trainer', trainer: 'supporter' } } } }] }]],
  [attack("Discard an Energy from each of your opponent's Pokémon."), [{ effect: 'attack', attack: 1, after: [{ do: 'for-each', which: { of: 'opponent' }, as: 'each1', then: [{ do: 'discard-energy', from: { chosen: 'each1' }, count: 1 }] }] }]],
  [attack('If this Pokémon has any damage counters on it, this attack can be used for {W}.'), [{ effect: 'attack', attack: 1, cost: [{ symbols: ['Water'], if: { test: 'pokemon', who: 'self', is: { damaged: true } } }] }]],
  [attack("Choose 1 of your opponent's Active Pokémon's attacks. During your opponent's next turn, that Pokémon can't use that attack."), [{ effect: 'attack', attack: 1, after: [{ do: 'choose-attack', of: 'opponent-active', as: 'attack1' }, { do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'cannot', do: 'use-attack', attack: { chosen: 'attack1' } }] }] }]],
  [attack('Does 40 damage plus 10 more damage for each damage counter on Moltingo.'), [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: { per: { count: 'damage-counters', on: 'self' }, times: 10 } }] }] }]],
  [ability('Once during your turn, if this Pokémon is in your discard pile, you may put it onto your Bench.'), [{ effect: 'activated', ability: 1, limit: 'once-per-turn', place: 'discard', do: [{ do: 'move-this-card', to: 'bench' }] }]],
  [ability("Prevent all effects of your opponent's Pokémon's Abilities done to this Pokémon."), [{ effect: 'passive', ability: 1, modifiers: [{ what: 'prevent-effects', of: ['ability'], from: { of: 'opponent' } }] }]],
  [attack('Search your deck for up to 2 Basic Energy cards of different types and attach them to your Pokémon in any way you like. Then, shuffle your deck.'), [{ effect: 'attack', attack: 1, after: [{ do: 'attach-energy', from: 'deck', which: { kind: 'energy', energy: 'basic' }, count: 2, upTo: true, different: 'types', to: { each: { of: 'you' } }, anyWay: true }] }]],
  [attack("Choose 1 of your opponent's Pokémon 3 times. (You can choose the same Pokémon more than once.) For each time you chose a Pokémon, do 20 damage to it."), [{ effect: 'attack', attack: 1, after: [{ do: 'damage-each-time', times: 3, damage: 20, from: { of: 'opponent' } }] }]],
  [attack("Discard the top card of each player's deck. This attack does 30 more damage for each Energy card discarded in this way."), [{ effect: 'attack', attack: 1, before: [{ do: 'discard-deck', count: 1, of: 'both', as: 'done1' }], damage: [{ plus: [{ amount: { per: { count: 'done', by: 'done1', which: { kind: 'energy' } }, times: 30 } }] }] }]],
  [attack('If you have used your GX attack, this attack does 60 more damage.'), [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: 60, if: { test: 'used', what: 'gx', by: 'you' } }] }] }]],
  [attack("If this Pokémon has a Pokémon Tool attached, this attack does 90 more damage, and this attack's damage isn't affected by Resistance."), [{ effect: 'attack', attack: 1, damage: [{ if: { test: 'pokemon', who: 'self', is: { tool: true } }, plus: [{ amount: 90, if: { test: 'pokemon', who: 'self', is: { tool: true } } }], ignores: ['resistance'] }, { if: { not: { test: 'pokemon', who: 'self', is: { tool: true } } }, plus: [{ amount: 90, if: { test: 'pokemon', who: 'self', is: { tool: true } } }] }] }]],
  [attack("If your opponent's Active Pokémon already has any damage counters on it, this attack's base damage is 20."), [{ effect: 'attack', attack: 1, damage: [{ base: 20, if: { test: 'pokemon', who: 'opponent-active', is: { damaged: true } } }, { if: { not: { test: 'pokemon', who: 'opponent-active', is: { damaged: true } } } }] }]],
  [ability('When you play this Pokémon from your hand onto your Bench during your turn, you may move any amount of {W} Energy from your other Pokémon to it.'), [{ effect: 'triggered', ability: 1, when: { event: 'played-to-bench' }, do: [{ do: 'move-energy', from: { each: { of: 'you', self: false } }, to: 'self', count: 'any', type: 'Water' }] }]],
  [ability("As long as this Pokémon is in the Active Spot, your opponent's Pokémon in play have no Abilities, except for Damp."), [{ effect: 'passive', ability: 1, place: 'active', modifiers: [{ what: 'no-abilities', except: 'Damp', on: { of: 'opponent' } }] }]],
  [{ name: 'Brass Forge', kind: 'trainer', trainer: 'stadium', text: "Once during each player's turn, that player may flip a coin. If heads, that player searches their deck for a Pokémon, reveals it, and puts it into their hand. Then, that player shuffles their deck." }, [{ effect: 'activated', limit: 'once-per-turn', do: [{ do: 'flip', coins: 1, as: 'coin1' }, { do: 'if', test: { test: 'coin', flip: 'coin1', is: 'heads' }, then: [{ do: 'take', from: 'deck', which: { kind: 'pokemon' }, count: 1, to: 'hand' }] }] }]],
  [{ name: 'Brass Rope', kind: 'trainer', trainer: 'tool', text: 'If the Pokémon this card is attached to is in the Active Spot and takes 120 or more damage from an attack from your opponent’s Pokémon (even if this Pokémon is Knocked Out), put 6 damage counters on the Attacking Pokémon.' }, [{ effect: 'triggered', place: 'active', when: { event: 'damaged', byDamageFrom: { of: 'opponent' } }, if: { test: 'count', of: { count: 'damage-suffered' }, number: { atLeast: 120 } }, do: [{ do: 'put-counters', count: 6, on: 'attacker' }] }]],
  [{ name: 'Brass Doll', kind: 'trainer', trainer: 'item', text: "If this card is in your hand when you are setting up to play, you may put it face down in the Active Spot or on your Bench as if it were a 90-HP Basic {C} Pokémon. (You can do this only when you are setting up to play.) This card can't be affected by any Special Conditions and can't retreat." }, [{ effect: 'played-as-pokemon', hp: 90, types: ['Colorless'], setUpOnly: true, cannotRetreat: true, immune: true }]],
  [{ name: 'Brass Fossil', kind: 'trainer', trainer: 'item', hp: 40, text: 'Play Brass Fossil as if it were a Basic Pokémon. At any time during your turn before your attack, you may discard Brass Fossil from play.' }, [{ effect: 'played-as-pokemon', hp: 40, types: ['Colorless'], discardable: true }]],
  [{ name: 'Brass Hall', kind: 'trainer', trainer: 'stadium', text: "Once during each player's turn, that player may discard a card from their hand in order to draw a card." }, [{ effect: 'activated', limit: 'once-per-turn', cost: [{ do: 'discard-cards', count: 1, of: 'you' }], do: [{ do: 'draw', count: 1 }] }]],
  [{ name: 'Brass Lens', kind: 'trainer', trainer: 'item', text: 'Look at the top 5 cards of your deck and put 2 of them into your hand. Shuffle the other cards and put them on the bottom of your deck.' }, [{ effect: 'play', do: [{ do: 'take', from: 'deck-top', looking: 5, count: 2, to: 'hand', rest: 'deck-bottom' }] }]],
  [{ name: 'Brass Tide', kind: 'trainer', trainer: 'supporter', text: 'You can use this card only if you discard 2 other cards from your hand.\n\nDraw 3 cards.' }, [{ effect: 'play', cost: [{ do: 'discard-cards', count: 2, of: 'you' }], do: [{ do: 'draw', count: 3 }] }]],
  [{ name: 'Brass Energy', kind: 'energy', energy: 'special', text: 'As long as this card is attached to a Pokémon, it provides {W} Energy. The Water Pokémon this card is attached to has no Weakness.' }, [{ effect: 'provides', options: [{ units: [['Water']] }] }, { effect: 'passive', modifiers: [{ what: 'weakness', none: true, on: { self: true, type: 'Water' } }] }]],
]; // prettier-ignore

test.each(TEXTS.map(([card, effects]) => [ptcgBoxes(card)[0]!.en, card, effects] as const))(
  '%s',
  (_, card, effects) => {
    const reading = readPtcg(card, NAMES);
    expect(reading.effects.map(({ record }) => record)).toEqual(effects);
    expect(reading.whole).toBe(true);
    expect(covered(reading.pieces, ptcgBoxes(card))).toBe(true);
  },
);

test.each([
  'This attack does 30 damage to 1 of your opponent’s Old Pokémon.',
  'Flip a coin. If heads, banish the Active Pokémon.',
  'Draw 2 cards from somewhere.',
  'Search your deck for Nobody Known and put it onto your Bench.',
])('what no pattern says is unread, and said so: %s', (text) => {
  const reading = readPtcg(attack(text), NAMES);
  expect(reading.whole).toBe(false);
  expect(reading.unread.length).toBeGreaterThan(0);
  expect(covered(reading.pieces, ptcgBoxes(attack(text)))).toBe(true);
});

const withText = (card: PtcgCard) => (text: string): PtcgCard =>
  card.attacks?.length ? { ...card, attacks: [{ ...card.attacks[0]!, text }] } : card.abilities?.length ? { ...card, abilities: [{ ...card.abilities[0]!, text }] } : { ...card, text }; // prettier-ignore

test('"does N damage instead of M" of another attack: M is what is printed there', () => {
  const twice = (m: number): PtcgCard => ({ name: 'Brassfin', kind: 'pokemon', attacks: [{ name: 'Aim', text: `During your next turn, this Pokémon’s Pound attack does 90 damage instead of ${m}.` }, { name: 'Pound', damage: 40 }] }); // prettier-ignore
  expect(readPtcg(twice(40), NAMES).whole).toBe(true);
  expect(readPtcg(twice(50), NAMES).whole).toBe(false);
});

test('"If you have no cards in your deck, you can’t play this card" asks for a card there, whatever else the text does', () => {
  const card: PtcgCard = { name: 'Helper', kind: 'trainer', trainer: 'supporter', text: 'Draw 2 cards and heal 20 damage from your Active Pokémon. If you have no cards in your deck, you can’t play this card.' }; // prettier-ignore
  const { whole, effects } = readPtcg(card, NAMES);
  expect([whole, effects[0]?.record]).toMatchObject([true, { effect: 'play', if: { test: 'count', of: { count: 'cards', in: 'deck', of: 'you' }, number: { atLeast: 1 } } }]); // prettier-ignore
});

test('one word changed, the reading changes there or the effect stops being whole', () => {
  const ignored = TEXTS.flatMap(([card]) =>
    unseen('ptcg', (text) => readPtcg(withText(card)(text), NAMES), ptcgBoxes(card)[0]!.en),
  );
  expect(ignored).toEqual([]);
});
