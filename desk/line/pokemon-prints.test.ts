// The printing chosen last of a name is the one a line means, unless it names another or only so something stands against it.
import { expect, test } from 'vitest';
import { readCase } from '../../engine/case/read.ts';
import type { Case, PtcgCard, PtcgCase } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { Library } from '../../engine/library.ts';
import { engine } from '../rulings/engine.ts';
import { assuming, withAssumed } from '../rulings/assumed.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { readLine } from '../line.ts';

const wisp = (print: string, attack: string, damage: number): PtcgCard => ({
  name: { en: 'Wisp', de: 'Irrling' },
  kind: 'pokemon',
  stage: 'basic',
  types: ['Grass'],
  hp: 60,
  prints: [print],
  effects: [],
  attacks: [{ name: attack, cost: [], damage }],
});
const PRINTS = [wisp('NEW 007', 'Nip', 20), wisp('OLD 003', 'Bite', 30)];
const thumper: PtcgCard = { ...wisp('NEW 009', 'Thump', 10), name: 'Thumper' };
const isWisp = (name: string) => ['wisp', 'irrling'].includes(nameKey(name));
const byPrint = (print: string | undefined) => PRINTS.find(({ prints }) => prints?.[0] === print) ?? PRINTS[0];
const library: Library = {
  ygo: () => undefined,
  ptcg: (name, print) => (isWisp(name) ? byPrint(print) : nameKey(name) === 'thumper' ? thumper : undefined),
  printings: (name) => (isWisp(name) ? PRINTS.map((card, i) => ({ print: card.prints![0]!, released: 20250101 - i, card })) : []), // prettier-ignore
  suggest: () => [],
};
const find: CardFinder = (_, written) => {
  const card = library.ptcg(written);
  return card ? { is: 'named', name: isWisp(written) ? 'Wisp' : 'Thumper', card } : { is: 'unknown', near: [] };
};
const judge = (of: Case) => {
  const read = readCase(of, { library });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return engine.rule(read.case, library);
};
function line(words: string, prints?: Record<string, string>) {
  const { case: written, assumptions } = readLine(words, {
    find,
    game: 'ptcg',
    printings: library.printings,
    judge,
    ...(prints && { prints }),
  });
  const of = withAssumed(written, assumptions, undefined) as PtcgCase;
  return { of, print: (of.state?.players?.A?.active as { print?: string }).print, ruling: assuming(judge(of), of) };
}
const taken = (ruling: { assumptions: { text?: { en: string } | undefined }[] }) =>
  ruling.assumptions.flatMap(({ text }) => (text?.en.includes('chosen last') ? text.en : []));

test('the printing chosen last, by its name in either language', () => {
  for (const name of ['Wisp', 'Irrling']) {
    const { print, ruling } = line('A: Wisp attacks Thumper', { [name]: 'OLD 003' });
    expect(print).toBe('OLD 003');
    expect(ruling.damage?.[0]?.total).toBe(30);
    expect(taken(ruling)).toEqual(['Wisp is taken as OLD 003, as chosen last.']);
  }
});

test('the line’s own print, and what it says itself, go before it', () => {
  expect(line('A: Wisp NEW 007 attacks Thumper', { Wisp: 'OLD 003' }).print).toBe('NEW 007');
  const described = line('Wisp 50 -> Thumper 60 hp', { Wisp: 'OLD 003' });
  expect([described.ruling.damage?.[0]?.total, taken(described.ruling)]).toEqual([50, []]);
});

test('an attack that is on another printing is used on that one', () => {
  const { ruling } = line('A: Wisp Nip -> Thumper', { Wisp: 'OLD 003' });
  expect([ruling.verdict, ruling.damage?.[0]?.total, taken(ruling)]).toEqual(['resolved', 20, []]);
});

test('a promo is told by its number alone', () => {
  const promo: Library['printings'] = () => [{ print: 'XYP XY24', released: 20140101, card: wisp('XYP XY24', 'Bite', 30) }, { print: 'NEW 007', released: 20250101, card: PRINTS[0]! }]; // prettier-ignore
  const printOf = (words: string) => (readLine(words, { find, game: 'ptcg', printings: promo }).case as PtcgCase).state?.players?.A?.active; // prettier-ignore
  expect(printOf('A: Wisp XY24 attacks Thumper')).toMatchObject({ print: 'XYP XY24' });
  expect(printOf('A: Wisp (XY24) attacks Thumper')).toMatchObject({ print: 'XYP XY24' });
});

test('a print is one though an attack begins with the letters of its set', () => {
  const [pecking, old] = [wisp('PEC 001', 'Peck Around', 40), PRINTS[1]!];
  const printings: Library['printings'] = (name) => isWisp(name) ? [pecking, old].map((card) => ({ print: card.prints![0]!, released: 20250101, card })) : []; // prettier-ignore
  const activeOf = (words: string) => (readLine(words, { find, game: 'ptcg', printings }).case as PtcgCase).state?.players?.A?.active; // prettier-ignore
  expect(activeOf('A: Wisp PEC 1 Peck Around -> Thumper')).toMatchObject({ print: 'PEC 1' });
  expect(activeOf('A: Wisp PEC Peck Around -> Thumper')).toMatchObject({ print: 'PEC 001' });
  expect(activeOf('A: Wisp PECK AROUND -> Thumper')).not.toHaveProperty('print');
});

test('a print that is no printing of the card is none', () => {
  expect(line('A: Wisp attacks Thumper', { Wisp: 'XXX 001' })).toMatchObject({ print: undefined });
});

test('it is assumed no longer where another printing was chosen since', () => {
  const { of } = line('A: Wisp attacks Thumper', { Wisp: 'OLD 003' });
  const other = structuredClone(of);
  (other.state!.players!.A!.active as { print: string }).print = 'NEW 007';
  other.moves = [{ by: 'A', do: 'attack', attack: 1 }];
  expect(taken(assuming(judge(other), other))).toEqual([]);
});

test('an attack nobody named is not taken for one only a printing of former times has', () => {
  const named = (released: number) => {
    const printings: Library['printings'] = (name) =>
      isWisp(name) ? PRINTS.map((card, i) => ({ print: card.prints![0]!, released: i === 0 ? 20250101 : released, card })) : []; // prettier-ignore
    const { assumptions } = readLine('A: Wisp attacks Thumper', { find, game: 'ptcg', printings, judge });
    return assumptions.flatMap(({ text }) => (text?.en.includes('none is named') ? text.en : []));
  };
  expect(named(20240101)).toEqual([
    'This holds if the attack is Nip; none is named, and with Bite the answer is another.',
  ]);
  expect(named(20030101)).toEqual([]);
});

test('a set without a number is the print of that set', () => {
  for (const [words, print] of [
    ['A: Wisp OLD attacks Thumper', 'OLD 003'],
    ['A: Wisp (NEW) Nip -> Thumper', 'NEW 007'],
  ] as const)
    // prettier-ignore
    expect(line(words).print).toBe(print);
});
test('with a print named, a word that is no name is looked for no harder than in any other line', () => {
  const named: CardFinder['named'] = (game, written) => {
    const found = find(game, written);
    return found.is === 'named' ? found : undefined;
  };
  const searched: string[] = [];
  const searching = Object.assign<CardFinder, Partial<CardFinder>>(
    (game, written) => (searched.push(written), find(game, written)),
    { named },
  );
  const count = (words: string): number => {
    searched.length = 0;
    readLine(words, { find: searching, game: 'ptcg', printings: library.printings });
    return searched.length;
  };
  expect(count('A attacks with Wisp (OLD 3) Bite on Thumper')).toBe(count('A attacks with Wisp Bite on Thumper'));
});

test('of the printings a word of the line fits the newest is taken, and one of each other kind is named', () => {
  const three = [wisp('NEW 007', 'Nip', 20), wisp('ALT 008', 'Nip', 20), wisp('OLD 003', 'Bite', 30), { ...wisp('OLD 004', 'Bite', 30), retreat: 2 }, { ...wisp('OLD 005', 'Bite', 30), hp: 70 }]; // prettier-ignore
  const of = (cards: readonly PtcgCard[]): Library['printings'] => (name) => (isWisp(name) ? cards : []).map((card) => ({ print: card.prints![0]!, released: 20200101, card })); // prettier-ignore
  const said = (cards: readonly PtcgCard[], words: string) =>
    readLine(words, { find, game: 'ptcg', printings: of(cards) }).assumptions.flatMap(({ text }) => text?.en.startsWith('Wisp is ') ? text.en : []); // prettier-ignore
  expect([said(three, 'A: Wisp (60 HP) attacks Thumper'), said(three.slice(0, 2), 'A: Wisp (60 HP) attacks Thumper')]).toEqual([
    ['Wisp is NEW 007; so are OLD 003, OLD 004.'],
    [],
  ]); // prettier-ignore
});
