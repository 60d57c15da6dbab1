/** Cards added to the Prize cards, a Supporter's effect used, a card switched with the top card, attacks of cards in the discard pile, costs less of any type. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove } from '../../case/schema.ts';
import { active, attack, deck, doing, hitter, judge, using } from '../testing.ts';

const supporter = (name: string, effect: object): PtcgCard => ({ name, kind: 'trainer', trainer: 'supporter', effects: [{ effect: 'play', ...effect } as never] }); // prettier-ignore
const item = (effects: object[]): PtcgCard => ({ name: 'Gadget', kind: 'trainer', trainer: 'item', effects: effects as never }); // prettier-ignore
const play = (more: Partial<Extract<PtcgMove, { do: 'play' }>> = {}): PtcgMove => ({ by: 'A', do: 'play', card: 'Gadget', ...more }); // prettier-ignore

test('cards are added to the Prize cards: from the top of the deck, or one chosen in the hand', () => {
  const top = using({ after: [{ do: 'add-prizes', of: 'opponent', from: 'deck-top', count: 2 }] }, { b: { prizes: 3, ...deck('Plain', 'Plain', 'Plain') } }); // prettier-ignore
  expect(top.final.players?.B).toMatchObject({ prizes: 5, deck: { count: 1 } });
  const hand = using({ after: [{ do: 'add-prizes', of: 'opponent', from: 'hand', count: 1 }] }, { b: { prizes: 3, hand: ['Plain'] } }); // prettier-ignore
  expect(hand.final.players?.B).toMatchObject({ prizes: 4, hand: [] });
});

test('what a Supporter card of the opponent does is done for the player who uses it', () => {
  const cards = { Helper: supporter('Helper', { do: [{ do: 'draw', count: 2 }] }) };
  const ruling = using({ after: [{ do: 'use-supporter', of: 'opponent', from: 'hand' }] }, { cards, a: deck('Plain', 'Plain', 'Plain'), b: { hand: ['Helper', 'Plain'] } }); // prettier-ignore
  expect(ruling.final.players?.A?.hand).toHaveLength(2);
  expect(ruling.final.players?.B?.hand).toHaveLength(2);
});

test('a card of the hand changes places with the top card of the deck', () => {
  const cards = { Gadget: item([{ effect: 'play', do: [{ do: 'switch-with-top' }] }]) };
  const ruling = judge({ cards, a: { hand: ['Gadget', 'Fire'], ...deck('Water', 'Plain') }, moves: [play()] });
  expect(ruling.final.players?.A).toMatchObject({ hand: [{ card: 'Water' }], deck: { cards: [{ card: 'Fire' }, { card: 'Plain' }] } }); // prettier-ignore
});

test('the top card goes to the Lost Zone', () => {
  const ruling = using({ after: [{ do: 'discard-deck', of: 'you', count: 1, to: 'lost-zone' }] }, { a: deck('Water', 'Plain') }); // prettier-ignore
  expect(ruling.final.players?.A?.lostZone).toHaveLength(1);
  expect(ruling.final.players?.A?.discard ?? []).toEqual([]);
});

test('an Energy card of another type than the one taken', () => {
  const energy = { kind: 'energy', energy: 'basic' };
  const cards = { Gadget: item([{ effect: 'play', do: [{ do: 'take', from: 'deck', which: energy, count: 1, to: 'hand', as: 'first' }, { do: 'attach-energy', from: 'deck', which: { ...energy, otherTypeThan: 'first' }, count: 1, to: 'own-active' }] }]) }; // prettier-ignore
  const taking = (...names: string[]) => judge({ cards, a: { hand: ['Gadget'], ...deck('Fire Energy', 'Fire Energy', 'Water Energy') }, moves: [play({ choose: { cards: names } })] }); // prettier-ignore
  const good = taking('Fire Energy', 'Water Energy');
  expect(active(good, 'A').energy).toMatchObject([{ card: 'Water Energy' }]);
  expect(good.final.players?.A?.hand).toMatchObject([{ card: 'Fire Energy' }]);
  expect(active(taking('Fire Energy', 'Fire Energy'), 'A').energy ?? []).toEqual([]);
});

test('a Pokémon with the name of one in play, and no other', () => {
  const cards = { Gadget: item([{ effect: 'play', do: [{ do: 'take', from: 'discard', which: { kind: 'pokemon', sameNameAs: { of: 'opponent' } }, count: 1, to: 'hand' }] }]), Hitter: hitter(10) }; // prettier-ignore
  const ruling = judge({ cards, a: { hand: ['Gadget'], discard: ['Plain', 'Hitter'] }, moves: [play()] });
  expect(ruling.final.players?.A?.hand).toMatchObject([{ card: 'Plain' }]);
});

test('attacks of Basic Pokémon in the discard pile can be used', () => {
  const borrower: PtcgCard = { ...doing({}), name: 'Borrower', attacks: [], abilities: [{ name: 'Borrow' }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'gains-attacks', of: { discard: { kind: 'pokemon', stage: 'basic' } } }] }] }; // prettier-ignore
  const cards = { Borrower: borrower, Hitter: hitter(70) };
  const ruling = judge({ cards, a: { active: 'Borrower', discard: ['Hitter'] }, moves: [{ by: 'A', do: 'attack', attack: 'Hit' }] }); // prettier-ignore
  expect(ruling.damage?.at(-1)?.total).toBe(70);
  const empty = judge({ cards, a: { active: 'Borrower', discard: [] }, moves: [{ by: 'A', do: 'attack', attack: 'Hit' }] }); // prettier-ignore
  expect(empty.damage ?? []).toEqual([]);
});

test('one Energy less, of whichever type is missing', () => {
  const tool: PtcgCard = { name: 'Prism', kind: 'trainer', trainer: 'tool', effects: [{ effect: 'passive', modifiers: [{ what: 'attack-cost', op: '-', value: 1, anyType: true }] }] }; // prettier-ignore
  const cards = {
    Prism: tool,
    Hitter: hitter(30, { attacks: [{ name: 'Hit', cost: ['Fire', 'Water'], damage: 30 }] }),
  };
  const using_ = (...energy: string[]) => judge({ cards, a: { active: { card: 'Hitter', energy, tools: ['Prism'] } }, moves: [attack] }).verdict; // prettier-ignore
  expect([using_('Fire Energy'), using_('Water Energy'), using_()]).toEqual(['resolved', 'resolved', 'illegal']);
});

test('a Stadium no Item does anything to stays in play', () => {
  const stadium = (effects: object[]): PtcgCard => ({ name: 'Peak', kind: 'trainer', trainer: 'stadium', effects: effects as never }); // prettier-ignore
  const gadget = item([{ effect: 'play', do: [{ do: 'discard-stadium' }, { do: 'draw', count: 1 }] }]);
  const left = (effects: object[]) => judge({ cards: { Gadget: gadget, Peak: stadium(effects) }, a: { hand: ['Gadget'], ...deck('Plain') }, state: { stadium: { card: 'Peak', owner: 'B' } }, moves: [play()] }).final.stadium; // prettier-ignore
  expect(left([])).toBeFalsy();
  expect(left([{ effect: 'passive', modifiers: [{ what: 'stadium-unaffected', by: ['item', 'supporter'] }] }])).toBeTruthy(); // prettier-ignore
});

test('a Pokémon that does not say what it evolves from is put onto another to evolve it', () => {
  const sprout = (freely: boolean): PtcgCard => ({ ...hitter(10), name: 'Sprout', abilities: [{ name: 'Grow' }], effects: [{ effect: 'activated', ability: 1, limit: 'once-per-turn', do: [{ do: 'evolve', from: 'hand', on: 'self', which: { name: 'Hitter' }, ...(freely && { freely: true }) }] }] }); // prettier-ignore
  const grown = (freely: boolean) => judge({ cards: { Sprout: sprout(freely), Hitter: hitter(10) }, a: { active: { card: 'Sprout', damage: 20 }, hand: ['Hitter'] }, moves: [{ by: 'A', do: 'ability', pokemon: 'Sprout' }] }); // prettier-ignore
  expect(active(grown(true), 'A')).toMatchObject({ card: 'Hitter', damage: 20 });
  expect(grown(false).verdict).toBe('illegal');
});
