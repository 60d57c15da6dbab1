/** What was filled in for a case, as its ruling tells it: while it stands, once, and in the headline where it decides. */
import { expect, test } from 'vitest';
import type { Case } from '../../engine/case/schema.ts';
import type { Fact, Ruling } from '../../engine/ruling/schema.ts';
import { UNSAID } from '../line/unsaid.ts';
import { assuming, withAssumed } from './assumed.ts';

const said = (text: string) => ({ de: `${text} (de)`, en: text });
const fact = (path: string, value: unknown, text = 'Taken so.'): Fact => ({ path, value, text: said(text) });
const ruled = (more: object = {}): Ruling =>
  ({ verdict: 'resolved', headline: said('It resolves.'), assumptions: [], steps: [{ n: 3 }], open: [], decisions: [], ...more }) as unknown as Ruling; // prettier-ignore
const board = {
  players: { A: { lifePoints: 8000, monsters: [{ id: 'm', card: 'Jinzo', position: 'attack' }], hand: ['Raigeki'] } },
};
const of = (facts: Fact[], more: object = {}): Case => ({ game: 'ygo', state: board, moves: [{ by: 'A', do: 'pass' }], assumed: facts, ...more }) as unknown as Case; // prettier-ignore
/** The paths a ruling still tells. */
const told = (facts: Fact[], ruling = ruled(), more: object = {}) => assuming(ruling, of(facts, more)).assumptions.map(({ path }) => path); // prettier-ignore

test('fillings go with the case, behind those of before; none are none', () => {
  const [a, b] = [fact('/a', 1), fact('/b', 2)];
  expect(withAssumed(of([]), [b], of([a])).assumed).toEqual([a, b]);
  expect(withAssumed({ game: 'ygo' } as Case, [b], undefined)).toEqual({ game: 'ygo', assumed: [b] });
  expect(withAssumed({ game: 'ygo' } as Case, [], undefined)).toEqual({ game: 'ygo' });
});

test('what still stands there is told, before what the engine took by itself', () => {
  const engine = { assumptions: [fact('/engine', 1)] };
  expect(told([fact('/players/A/lifePoints', 8000)], ruled(engine))).toEqual(['/players/A/lifePoints', '/engine']);
  expect(told([fact('/players/A/lifePoints', 7000)], ruled(engine))).toEqual(['/engine']);
});

test.each([
  ['a card on the field by its name', '/players/A/monsters', 'Jinzo', true],
  ['by its id', '/players/A/monsters', 'm', true],
  ['a card written as it lies there', '/players/A/hand', 'Raigeki', true],
  ['one that lies there no more', '/players/A/monsters', 'Sangan', false],
  ['a place nothing is told of', '/players/B/monsters', 'Jinzo', true],
  ['a move', '/moves/0', { by: 'A', do: 'pass' }, true],
  ['another move', '/moves/0', { by: 'B', do: 'pass' }, false],
  ['no place at all', '', 'anything', true],
])('%s', (_, path, value, stands) => expect(told([fact(path, value)])).toEqual(stands ? [path] : []));

test('a printing holds while every card of the name has it, or none tells', () => {
  const printed = (prints: (string | undefined)[]) =>
    told([fact('/printings/Papermon', 'PAP 7')], ruled(), { state: { players: { A: { bench: prints.map((print) => ({ card: 'Papermon', print })), active: { card: 'Inkmon', print: 'INK 1' } } } } }).length; // prettier-ignore
  expect([printed([]), printed([undefined]), printed(['PAP 7']), printed(['PAP 7', 'PAP 8']), printed(['PAP 8'])]).toEqual([1, 1, 1, 0, 0]); // prettier-ignore
});

test('what the engine takes by itself anyway is said once', () => {
  const taken = ruled({ assumptions: [fact('/turn', 'A')] });
  expect([told([fact('/turn', 'A')], taken), told([fact('/turn', 'B')], taken)]).toEqual([['/turn'], ['/turn', '/turn']]); // prettier-ignore
});

test('what was supposed to have happened, and which effect was taken, stand in the headline', () => {
  const headline = (facts: Fact[], verdict = 'resolved') => assuming(ruled({ verdict }), of(facts, { moves: [{ attack: 1 }] })).headline; // prettier-ignore
  expect(headline([fact('/history', [], 'If it was destroyed.')])).toEqual({ de: 'It resolves. (de) If it was destroyed. (de)', en: 'It resolves. If it was destroyed.' }); // prettier-ignore
  expect(headline([fact('/turn/number', 2, 'In turn 2.'), fact('/moves/0/attack', 1, 'By its first attack.')]).en).toBe('It resolves. In turn 2. By its first attack.'); // prettier-ignore
  expect(headline([fact('/history', [], 'If.')], 'illegal').en).toBe('It resolves.');
  expect(headline([fact('/moves/0/attack', 1, 'By its first attack.')], 'illegal').en).toBe('It resolves. By its first attack.'); // prettier-ignore
  expect(headline([fact('/players/A/lifePoints', 8000, 'Not this.')]).en).toBe('It resolves.');
});

test('illegal only because of what a line does not say is no verdict but a question, by the rules of its reasons', () => {
  const illegal = { move: 2, reasons: [{ rules: ['r.one', 'r.two'] }, { rules: ['r.one'] }] };
  const ruling = assuming(ruled({ verdict: 'illegal', illegal }), of([fact(UNSAID, 1, 'Was it destroyed?')]));
  const question = { id: 'line/unsaid', by: 'judge', what: 'fact', move: 2, afterStep: 3, text: said('Was it destroyed?'), given: 'open', rules: ['r.one', 'r.two'] }; // prettier-ignore
  expect(ruling).toMatchObject({ verdict: 'needs-facts', open: [question], decisions: [question], assumptions: [] });
  expect(ruling).not.toHaveProperty('illegal');
  expect(ruling.headline).toEqual({ de: 'Es kommt darauf an, was die Zeile nicht sagt. Ist sonst nichts da: It resolves. (de)', en: 'It depends on what the line does not say. With nothing else there: It resolves.' }); // prettier-ignore
  expect(assuming(ruled(), of([fact(UNSAID, 1)]))).toMatchObject({ verdict: 'resolved', open: [] });
  expect(assuming(ruled({ verdict: 'illegal', illegal }), of([]))).toMatchObject({ verdict: 'illegal', illegal });
});
