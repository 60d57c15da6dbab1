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

test('each way of putting it right, whole and in both languages, with the rules it rests on', () => {
  const drawn = [...clean, step(5, 2, 'draw', 'draws')];
  const told = (game: 'ygo' | 'ptcg', steps: Step[]) => {
    const { repair, offers } = afterRuling(rules, ruling(game, steps, 1));
    return [
      ...offers.map(({ degree, why }) => `${degree.id}: ${why.de} | ${why.en}`),
      ...repair.map(({ text, rules: cited }) => `${text.de} | ${text.en} (${cited.join(', ')})`),
    ];
  };
  const undo = ['Zurücknehmen: third | Undo: third ()', 'Zurücknehmen: second | Undo: second ()'];
  const back = (cited: string) => `Zurück zum Spielstand vor Handlung 2 des Falls, dem letzten erlaubten: | Back to the board before action 2 of the case, the last legal one: (${cited})`; // prettier-ignore
  const YGO = 'ygo.current.penalties.rewind, ygo.current.penalties.repairable';
  const tooFar = 'Liegt es zu weit zurück und brachte es keinen großen Vorteil, darf der Zustand akzeptiert werden. | If it lies too far back and gave no great advantage, the state may be accepted. (ygo.current.penalties.accepted-state)'; // prettier-ignore
  const isClean = 'minor: Seither wurde nichts Verdecktes bekannt und nichts ausgelost: Der Spielstand lässt sich herstellen. | Nothing hidden was seen and nothing was left to chance since: the board can be restored.'; // prettier-ignore
  const isHarmed = [
    'major: Seither wurde etwas Verdecktes bekannt oder der Zufall entschied. | Something hidden has been seen or chance has decided since.',
    'minor: Wenn sich trotzdem feststellen lässt, wie es stand. | If it can be told all the same how it stood.',
  ];
  expect(told('ygo', clean)).toEqual([isClean, back(YGO), ...undo, tooFar]);
  expect(told('ptcg', clean)).toEqual([isClean, back('ptcg.penalties.rewind'), ...undo]);
  const draws = 'Zurücknehmen: draws | Undo: draws ()';
  const seen = `Gezogene oder gesehene Karten: Steht fest, welche es sind, kommen sie dorthin zurück, wo sie waren; sonst ist das Duell nicht zu reparieren. | Cards drawn or seen: where it is certain which they are, they go back where they were; otherwise the Duel cannot be repaired. (${YGO})`; // prettier-ignore
  expect(told('ygo', drawn)).toEqual([...isHarmed, back(YGO), draws, ...undo, seen, tooFar]);
  const on = 'Seither wurde etwas Verdecktes bekannt oder der Zufall entschied: Es geht vom jetzigen Stand aus weiter. Zurückzunehmen wäre: | Something hidden has been seen or chance has decided since: the game goes on from where it is. A rewind would undo: (ptcg.penalties.rewind)'; // prettier-ignore
  expect(told('ptcg', drawn)).toEqual([...isHarmed, on, draws, ...undo]);
  const nameless = afterRuling(rules, ruling('ygo', clean, 7)).illegal.map(({ headline }) => headline);
  expect(nameless).toEqual([{ de: 'Handlung 8 des Falls', en: 'action 8 of the case' }]);
});
