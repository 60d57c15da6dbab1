import { expect, test } from 'vitest';
import { fullYgo } from '../board/edit.ts';
import type { Ruling, Step } from '../../../desk/contract.ts';
import { publicBoard, publicSteps, secretNames, seenSince, shownBy, withoutSecrets } from './public.ts';

const names = (card: string) => ({ de: `${card}-de`, en: card });
const board = fullYgo({
  players: {
    A: { hand: ['Kuriboh'], graveyard: ['Sangan'] },
    B: { spellsTraps: ['Mirror Force', { card: 'Skill Drain', face: 'up' }] },
  },
});
const clean = (text: string, revealed?: string) =>
  withoutSecrets({ de: text, en: text }, secretNames(board, 'ygo', names, revealed)).en;

test('a set card and a card in the hand are spoken of as backs', () => {
  expect(clean('B could activate Mirror Force.')).toBe('B could activate a Set card.');
  expect(clean('Kuriboh is in the hand.')).toBe('A card is in the hand.');
  expect(clean('Kuriboh waits.')).toBe('A card in the hand waits.');
});

test('what lies open is named', () => {
  expect(clean('Skill Drain negates Sangan.')).toBe('Skill Drain negates Sangan.');
});

test('a card the step reveals is named', () => {
  expect(clean('B activates Mirror Force.', 'Mirror Force')).toBe('B activates Mirror Force.');
});

test('a card that is Set is not shown by the step that Sets it', () => {
  const about = (kind: string) => shownBy({ outcome: 'applied', card: 'Mirror Force', kind } as Step);
  expect([about('set'), about('activation')]).toEqual([undefined, 'Mirror Force']);
});

test('the mat shows players no name that is not public', () => {
  const told = JSON.stringify(publicBoard(board, 'ygo', undefined));
  for (const secret of ['Kuriboh', 'Mirror Force']) expect(told).not.toContain(`"card":"${secret}"`);
  expect(told).toContain('"card":"Skill Drain"');
  expect(told).toContain('"card":"Sangan"');
  const mirror = board.players.B.spellsTraps[0]?.id;
  expect(JSON.stringify(publicBoard(board, 'ygo', mirror))).toContain('"card":"Mirror Force"');
});

test('players see what happened, and the words because of which something did not; nothing that was only weighed', () => {
  const step = (n: number, outcome: Step['outcome'], says?: Step['says']) => ({ n, outcome, says }) as Step;
  const at = { card: 'Sangan', at: '/0' };
  const steps = [step(1, 'applied'), step(2, 'skipped'), step(3, 'skipped', at), step(4, 'skipped', at)];
  const outcomes = [{ card: 'Sangan', became: 'survived', step: 3, why: {} }] as unknown as Ruling['outcomes'];
  expect(publicSteps(steps, outcomes).map(({ n }) => n)).toEqual([1, 3]);
});

test('a card that lay open, or had to be shown, is known from then on; one nobody named is no secret', () => {
  const boards = [
    { A: { monsters: ['Jinzo'], hand: ['Kuriboh', '?'], deck: { cards: ['Sangan', 'Marshmallon'] } } },
    { A: { hand: ['Kuriboh', '?', 'Jinzo'], deck: { cards: ['Sangan', 'Marshmallon'] } } },
    { A: { hand: ['Kuriboh', '?', 'Jinzo', 'Sangan'], deck: { cards: ['Marshmallon'] } } },
  ].map((players) => fullYgo({ players } as Parameters<typeof fullYgo>[0]));
  const steps = [
    { outcome: 'applied', rules: [] },
    { outcome: 'applied', rules: ['ygo.search.restricted-must-show'] },
  ] as unknown as Step[];
  const way = { steps, board: (n: number) => boards[n] } as unknown as Parameters<typeof seenSince>[0];
  const seen = seenSince(way, 'ygo', names);
  expect([seen.get('Jinzo'), seen.get('Sangan'), seen.get('Kuriboh'), seen.get('Marshmallon')]).toEqual([0, 2, undefined, undefined]); // prettier-ignore
  const hidden = secretNames(boards[2]!, 'ygo', names, undefined, (name) => seen.has(name));
  expect([...hidden.keys()].filter((name) => !name.endsWith('-de'))).toEqual(['Kuriboh', 'Marshmallon']);
});
