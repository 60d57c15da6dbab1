import { expect, test } from 'vitest';
import type { DeckEntry } from './entry.ts';
import { readDeckList } from './list.ts';

const entries = (text: string, game?: 'ygo' | 'ptcg'): DeckEntry[] => {
  const read = readDeckList(text, game);
  if (!read.ok) throw new Error(read.problems.map((p) => p.message.en).join(' '));
  return read.list.entries;
};
const told = (text: string, game?: 'ygo' | 'ptcg') =>
  entries(text, game).map(({ section, count, name, print }) => [section, count, name ?? null, print ?? null]);

test('what begins a line as a note within a line belongs to a name', () => {
  const cards = ['Alpha -- Beta', 'Gamma // Delta', 'Epsilon == Zeta'];
  expect(told(['-- note', '== note', '// note', ...cards.map((name) => `1 ${name}`)].join('\n'), 'ygo')).toEqual(
    cards.map((name) => ['main', 1, name, null]),
  );
});

test('YDK: a passcode a line, sections by their heads, copies together', () => {
  expect(told('#created by X\n#main\n04206964\n4206964\n#extra\n1\n!side\n5\n')).toEqual([
    ['main', 2, null, '4206964'],
    ['extra', 1, null, '1'],
    ['side', 1, null, '5'],
  ]);
});

test('ydke: three blocks of little-endian passcodes', () => {
  const block = (...codes: number[]) => Buffer.from(Uint32Array.from(codes).buffer).toString('base64');
  expect(told(`ydke://${block(4206964, 4206964)}!${block(1)}!!`)).toEqual([
    ['main', 2, null, '4206964'],
    ['extra', 1, null, '1'],
  ]);
  expect(readDeckList('ydke://AAA!!').ok).toBe(false);
  expect(readDeckList('ydke://%%!!!').ok).toBe(false);
});

test('text with headings in both languages, counts before and behind, one copy where none is said', () => {
  const text = 'Monster (3)\n3x Alpha Knight\nZauberkarten: 2\nBeta Ritual x2\nExtra Deck\n- Gamma Dragon\nSide Deck 15\n1 Delta\n// note\nGesamt: 7';
  expect(told(text)).toEqual([
    ['main', 3, 'Alpha Knight', null],
    ['main', 2, 'Beta Ritual', null],
    ['extra', 1, 'Gamma Dragon', null],
    ['side', 1, 'Delta', null],
  ]);
}); // prettier-ignore

test('what names the list, its owner or several kinds at once is no card', () => {
  const text = 'Deck: Delta Turbo\nSpieler: Max M.\nMein Deck:\n2 Alpha\nZauber/Fallen: 3\nNumber 39: Beta\nMy Side Deck:\nGamma\nSpells & Traps\nDeck Delta\n';
  expect(told(text, 'ygo')).toEqual([
    ['main', 2, 'Alpha', null],
    ['main', 1, 'Number 39: Beta', null],
    ['side', 1, 'Gamma', null],
    ['main', 1, 'Deck Delta', null],
  ]);
}); // prettier-ignore

test('Pokémon TCG Live and Limitless: set and number, special prints, energy', () => {
  const text = 'Pokémon: 5\n4 Charizard ex OBF 125\n1 Pikachu PR-SV 27\n\nTrainer: 2\n2 Arven SVI 166 PH\n\nEnergy: 1\n1 Basic {R} Energy SVE 2\n\nTotal Cards: 60';
  expect(told(text)).toEqual([
    ['main', 4, 'Charizard ex', 'OBF 125'],
    ['main', 1, 'Pikachu', 'SVP 27'],
    ['main', 2, 'Arven', 'SVI 166'],
    ['main', 1, 'Basic {R} Energy', 'SVE 2'],
  ]);
}); // prettier-ignore

test('JSON: names, passcodes, entries', () => {
  const text = '{"game":"ygo","main":["Alpha",4206964,{"count":3,"name":"Beta"}],"side":["Alpha"]}';
  expect(told(text)).toEqual([
    ['main', 1, 'Alpha', null],
    ['main', 1, null, '4206964'],
    ['main', 3, 'Beta', null],
    ['side', 1, 'Alpha', null],
  ]);
  expect(told('{"game":"ptcg","cards":[{"count":4,"name":"Alpha","set":"TWM","number":128}]}')).toEqual([
    ['main', 4, 'Alpha', 'TWM 128'],
  ]);
});

test.each([
  ['{"karten": ["Alpha"]}', 'not-a-list'],
  ['{"main": [{"count": 2}]}', 'not-a-list'],
  ['', 'empty-list'],
  ['{"main": [', 'broken-json'],
  ['{"main": [{"count": 0, "name": "A"}]}', 'not-a-list'],
  ['["Alpha"]', 'which-game'],
  ['Alpha\nBeta', 'which-game'],
  ['#main\n12a\nxyz', 'not-a-passcode'],
  ['Main Deck\n900 Alpha', 'bad-count'],
  ['Main Deck\n', 'empty-list'],
  ['ydke://AAA!!', 'broken-ydke'],
  ['ydke://%%!!!', 'broken-ydke'],
  ['ydke://AAAA!!!', 'broken-ydke'],
])('%j is answered with %s, in both languages', (text, code) => {
  const read = readDeckList(text);
  const problems = read.ok ? [] : read.problems;
  expect(problems.map((p) => p.code)).toContain(code);
  for (const { message } of problems) {
    expect(message.de).toMatch(/^\S.* .*\S$/);
    expect(message.en).toMatch(/^\S.* .*\S$/);
    expect(message.de).not.toBe(message.en);
  }
});

test('all bad lines are named at once, each with its number', () => {
  const read = readDeckList('#main\n1\nabc\n2\ndef');
  expect(read.ok ? [] : read.problems.map((p) => p.line)).toEqual([3, 5]);
});

test.each([
  ['1 Marnie PR-SW 121', 'Marnie', 'SWSHP SWSH121'],
  ['1 Flapple PR-SW 22 PH', 'Flapple', 'SWSHP SWSH022'],
  ['1 Xurkitree-GX PR-SM SM68', 'Xurkitree-GX', 'SMP SM68'],
  ['2 Bibarel CRZ-GG 25', 'Bibarel', 'CRZ GG25'],
  ["1 Boss's Orders LOR-TG 4", "Boss's Orders", 'LOR TG04'],
  ["3 Boss's Orders SWSHALT 32", "Boss's Orders", null],
  ['3 Basic {P} Energy Energy 13', 'Basic {P} Energy', null],
  ['1 Technical Machine: Devolution PAR 177', 'Technical Machine: Devolution', 'PAR 177'],
])('as Live writes prints: %s', (line, name, print) => {
  expect(told(line).map((entry) => entry.slice(2))).toEqual([[name, print]]);
});

test.each(['Total Cards: 60', 'Karten insgesamt: 60', 'Gesamt: 60', 'Total: 60', 'Total de cartes : 60'])(
  '%s is a sum, no card',
  (sum) => {
    expect(told(`Energie: 1\n60 Basic {R} Energy SVE 2\n${sum}`)).toHaveLength(1);
  },
);
test('a card that begins like a sum is a card', () => {
  expect(told('Main Deck\nTotal Defense Shogun').map((entry) => entry[2])).toEqual(['Total Defense Shogun']);
});
