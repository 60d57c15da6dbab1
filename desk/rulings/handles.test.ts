/** The handles of a verdict: what was taken, taken otherwise, with the answer it then has. */
import { expect, test } from 'vitest';
import type { Case, PtcgCase, YgoCase } from '../../engine/case/schema.ts';
import type { Decision, Fact, Ruling } from '../../engine/ruling/schema.ts';
import { handlesOf } from './handles.ts';

const said = (text: string) => ({ de: `${text} (de)`, en: text });
const ruling = (headline: string, more: object = {}): Ruling => ({ verdict: 'resolved', headline: said(headline), assumptions: [], decisions: [], ...more }) as unknown as Ruling; // prettier-ignore
const taken = (path: string, value: unknown, text?: object): Fact => ({ path, value, ...(text && { text }) }) as unknown as Fact; // prettier-ignore
const handles = (of: Case, assumptions: Fact[], rule: (of: Case) => Ruling = (one) => ruling(JSON.stringify(one)), decisions: Decision[] = []) =>
  handlesOf(of, ruling('as told', { assumptions, decisions }), rule); // prettier-ignore
const ptcg = (A: object, more: object = {}) => ({ game: 'ptcg', state: { players: { A, B: { prizes: 3 } } }, moves: [], ...more }) as unknown as PtcgCase; // prettier-ignore
const ygo = (monsters: unknown[], more: object = {}) => ({ game: 'ygo', state: { players: { A: { monsters } } }, moves: [], ...more }) as unknown as YgoCase; // prettier-ignore
const words = (all: { text: { en: string } }[]) => all.map(({ text }) => text.en);

test('only what gives another answer, and a play that is possible, is a handle; of an illegal play there is none', () => {
  const of = ptcg({});
  const prizes = taken('/players/A/prizes', 6);
  const left = (one: Case) => (one as PtcgCase).state!.players!.A!.prizes as number;
  expect(words(handles(of, [prizes], (one) => ruling(left(one) === 1 ? 'A wins' : 'as told')))).toEqual(['A has 1 Prize card left']); // prettier-ignore
  expect(handles(of, [prizes], (one) => ruling('another', { verdict: left(one) === 1 ? 'illegal' : 'resolved' }))).toHaveLength(1); // prettier-ignore
  expect(handlesOf(of, ruling('no', { verdict: 'illegal', assumptions: [prizes] }), () => ruling('another'))).toEqual([]); // prettier-ignore
});

test('who wins is the answer, whatever else is told of it', () => {
  const over = (headline: string, winner: string) => ruling(headline, { over: { winner }, assumptions: [taken('/players/A/prizes', 6)] }); // prettier-ignore
  const count = (then: Ruling) => handlesOf(ptcg({}), over('A wins by Prizes', 'A'), () => then).length;
  expect([count(over('A wins otherwise', 'A')), count(over('B wins', 'B')), count(ruling('nobody wins'))]).toEqual([0, 2, 2]); // prettier-ignore
});

test('Prize cards: the last ones, and all of them once they were turned', () => {
  const prizes = (value: number, own: object = {}) => words(handles(ptcg(own), [taken('/players/A/prizes', value)]));
  expect([prizes(6), prizes(1), prizes(2, { prizes: 2 })]).toEqual([
    ['A has 1 Prize card left', 'A has 2 Prize cards left'], ['A has 2 Prize cards left'], ['A has 1 Prize card left', 'A has 6 Prize cards left'],
  ]); // prettier-ignore
  const [handle] = handles(ptcg({}), [taken('/players/A/prizes', 6)]);
  expect(handle).toMatchObject({
    path: '/players/A/prizes', text: { de: 'A hat noch 1 Preiskarte' }, verdict: 'resolved',
    case: { state: { players: { A: { prizes: 1 }, B: { prizes: 3 } } }, assumed: [{ path: '/players/A/prizes', value: 1, text: { de: 'A hat noch 1 Preiskarte.', en: 'A has 1 Prize card left.' } }] },
  }); // prettier-ignore
});

test('an empty Bench has a Pokémon; the one that was taken to be there is not, unless others are', () => {
  const [with_] = handles(ptcg({}), [taken('/players/A/bench', [])]);
  expect(with_).toMatchObject({ text: { de: 'A hat ein Pokémon auf der Bank', en: 'A has a Benched Pokémon' }, case: { state: { players: { A: { bench: [{ card: 'Benched Pokémon' }] } } }, cards: { 'Benched Pokémon': { kind: 'pokemon', hp: 60, stage: 'basic', name: { de: 'Pokémon auf der Bank' } } } } }); // prettier-ignore
  const without = (bench: unknown[]) => handles(ptcg({ bench }), [taken('/players/A/bench', 'Papermon')]);
  for (const bench of [['Papermon'], [{ card: 'Papermon' }]])
    expect(without(bench)).toMatchObject([{ text: { de: 'A hat kein Pokémon auf der Bank', en: 'A has no Benched Pokémon' }, case: { state: { players: { A: { bench: [] } } }, assumed: [{ value: [] }] } }]); // prettier-ignore
  expect([without([]), without(['Papermon', 'Inkmon'])]).toEqual([[], []]);
});

test('a monster stands in the other Battle Position, and back', () => {
  const at = (monsters: unknown[], fact: Fact, more: object = {}) => handles(ygo(monsters, more), [fact]);
  const jinzo = taken('/players/A/monsters', 'Jinzo');
  const [turned] = at(['Sangan', 'Jinzo'], jinzo);
  expect(turned).toMatchObject({ text: { de: 'Jinzo liegt in Verteidigungsposition', en: 'Jinzo is in Defense Position' }, case: { state: { players: { A: { monsters: ['Sangan', { card: 'Jinzo', position: 'defense' }] } } } } }); // prettier-ignore
  const assumed = turned!.case.assumed as Fact[];
  const [back] = handles(turned!.case, assumed);
  expect(back).toMatchObject({ text: { en: 'Jinzo is in Attack Position' }, case: { state: { players: { A: { monsters: ['Sangan', { card: 'Jinzo', position: 'attack' }] } } } } }); // prettier-ignore
  expect(back!.case.assumed).toHaveLength(1);
  // Told, Set, not there.
  expect([at([{ card: 'Jinzo', position: 'attack' }], jinzo), at([{ card: 'Jinzo', face: 'down' }], jinzo), at(['Sangan'], jinzo)]).toEqual([[], [], []]); // prettier-ignore
  const cards = { Jinzo: { name: { de: 'Dschinzo', en: 'Jinzo' }, kind: 'monster' } };
  expect(at(['Jinzo'], jinzo, { cards })[0]!.text.de).toBe('Dschinzo liegt in Verteidigungsposition');
});

test('what is taken elsewhere has no handle', () => {
  for (const path of ['/players/C/prizes', '/players/A/monsters/0', '/turn', '/players/A/hand'])
    expect([handles(ptcg({}), [taken(path, 6)]), handles(ygo(['Jinzo']), [taken(path, 'Jinzo')])]).toEqual([[], []]);
  expect(handles(ygo([]), [taken('/players/A/prizes', 6)])).toEqual([]);
});

const answers = [
  { value: true, text: said('yes') },
  { value: false, text: said('no') },
  { value: 2, text: said('two') },
];
const decision = (more: object = {}) => ({ id: 'q', given: 'assumed', answer: true, answers, move: 1, by: 'B', text: said('Used?'), ...more }) as unknown as Decision; // prettier-ignore
test('what nobody decided is decided otherwise: a move before that one, an assumption of the case', () => {
  const of = ygo([], { moves: [{ do: 'a' }, { do: 'b' }] });
  const all = handles(of, [], undefined, [decision()]);
  expect(words(all)).toEqual(['Used? no', 'Used? two']);
  expect(all[0]).toMatchObject({ path: 'q', question: true, case: { moves: [{ do: 'a' }, { by: 'B', do: 'decide', question: 'q', answer: false }, { do: 'b' }], assumed: [{ path: '/moves/1', text: { en: 'Used? no.' } }] } }); // prettier-ignore
  expect(handles(of, [], undefined, [decision({ by: 'judge' })])[0]!.case.moves![1]).toMatchObject({ by: 'A' });
  expect(handles(of, [], undefined, [decision({ given: 'case' })])).toEqual([]);
  expect(handles(of, [], undefined, [decision({ answers: undefined })])).toEqual([]);
});

test('one that was turned before is turned again in its place', () => {
  const [first] = handles(ygo([], { moves: [{ do: 'a' }, { do: 'b' }] }), [], undefined, [decision()]);
  const again = handles(first!.case, [], undefined, [decision({ given: 'case', answer: false })]);
  expect(words(again)).toEqual(['Used? yes', 'Used? two']);
  expect(again[0]!.case.moves).toMatchObject([{ do: 'a' }, { answer: true }, { do: 'b' }]);
  expect(again[0]!.case.assumed).toHaveLength(1);
});

test('no more than eight are looked at', () => {
  const many = Array.from({ length: 5 }, (_, i) => decision({ id: `q${i}` }));
  expect(handles(ygo([]), [], undefined, many)).toHaveLength(8);
});
