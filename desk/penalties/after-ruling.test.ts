import { expect, test } from 'vitest';
import type { Ruling, Step } from '../../engine/ruling/schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import { afterRuling } from './after-ruling.ts';

const said = (text: string) => ({ de: text, en: text });
const degrees = ['minor', 'major'].map((id) => ({
  id,
  words: said(id),
  when: said(id),
  penalty: 'warning',
  cases: [],
}));
const policy = (game: 'ygo' | 'ptcg') => ({
  game,
  ladder: [{ id: 'warning', words: said('Warning'), means: said('x') }],
  infractions: [
    { id: game === 'ygo' ? 'ygo.infraction.procedural-error' : 'ptcg.infraction.gameplay-error', title: said('t'), happened: said('h'), degrees, path: [], upgrade: said('u'), remedies: [], notes: [], authority: 'official', sources: [], rules: [] }, // prettier-ignore
  ],
});
const rules = { penalties: policy } as unknown as RulesDb;
const step = (n: number, move: number | undefined, kind: string, text: string, changes: Step['changes'] = [{ op: 'replace', path: '/x', value: n }]): Step =>
  ({ n, ...(move !== undefined && { move }), kind, outcome: 'applied', because: [], text: said(text), rules: [], changes }); // prettier-ignore
const board = (x: number) => ({ x, players: { A: { hand: [] } } });
const ruling = (game: 'ygo' | 'ptcg', steps: Step[], illegal?: number, lastLegal = board(1)): Ruling =>
  ({
    game, steps, initial: board(0),
    ...(illegal !== undefined && { irregularities: [{ move: illegal, reasons: [{ code: 'c', text: said('twice'), rules: ['r'] }], lastLegal }] }),
  }) as unknown as Ruling; // prettier-ignore

const clean = [step(1, 0, 'summon', 'first'), step(2, 1, 'summon', 'second'), step(3, 1, 'phase', 'nothing', []), step(4, undefined, 'destroyed', 'third')]; // prettier-ignore

test('nothing illegal: nothing is offered', () => {
  expect(afterRuling(rules, ruling('ygo', clean))).toEqual({ illegal: [], offers: [], repair: [] });
});

test('what can be undone is undone from the newest on, down to the last legal board', () => {
  const after = afterRuling(rules, ruling('ygo', clean, 1));
  expect(after.illegal).toEqual([
    { move: 1, headline: said('second'), reasons: [{ text: said('twice'), rules: ['r'] }] },
  ]);
  expect(after.offers.map(({ degree }) => degree.id)).toEqual(['minor']);
  expect(after.repair.map(({ text }) => text.en).slice(1, -1)).toEqual(['Undo: third', 'Undo: second']);
  expect(after.lastLegal).toEqual(board(1));
});

test('what closed the window before the illegal move is not undone: the Summon before it succeeded', () => {
  const after = afterRuling(rules, ruling('ygo', clean, 1, board(2)));
  expect(after.repair.map(({ text }) => text.en).slice(1, -1)).toEqual(['Undo: third']);
});

test('where something hidden was seen since, the graver degree comes first, and Pokémon goes on from where it is', () => {
  const drawn = [...clean, step(5, 2, 'draw', 'draws')];
  expect(afterRuling(rules, ruling('ygo', drawn, 1)).offers.map(({ degree }) => degree.id)).toEqual(['major', 'minor']);
  const unknown = [...clean, step(5, 2, 'effect', 'takes', [{ op: 'add', path: '/players/A/hand/0', value: { card: '?' } }])]; // prettier-ignore
  expect(afterRuling(rules, ruling('ptcg', unknown, 1)).repair[0]!.text.en).toContain('goes on from where it is');
  // What was drawn before the illegal move does not count.
  expect(afterRuling(rules, ruling('ptcg', [step(0, 0, 'draw', 'draws'), ...clean], 1)).offers.map(({ degree }) => degree.id)).toEqual(['minor']); // prettier-ignore
});

// prettier-ignore
test.each(['draw', 'drawn', 'search', 'shuffle', 'coin', 'die', 'flip', 'revealed', 'prizes', 'mulligan-cards', 'look'])('%s: chance decided, or somebody saw what was hidden', (kind) => {
  const seen = afterRuling(rules, ruling('ygo', [...clean, step(5, 2, kind, 'seen')], 1));
  expect(seen.offers.map(({ degree }) => degree.id)).toEqual(['major', 'minor']);
});
