/** The words of Pokémon lists, in both languages, and what a record without them is. */
import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import type { RecordError } from './card.ts';
import { type Raw } from './card.ts';
import { fromTcgdex } from './pokemon.ts';

const card = (extra: Raw): PtcgCard =>
  fromTcgdex({ id: 'tst1-1', localId: '1', name: 'Papermon', set: { id: 'tst1' }, ...extra }, 'en').card as PtcgCard;

test.each([
  ['basic', ['Basic', 'Basis']],
  ['stage1', ['Stage1', 'Stage 1', 'Rang 1', 'Phase 1']],
  ['stage2', ['Stage2', 'Rang 2', 'Phase2']],
  ['mega', ['MEGA', 'Mega']],
  ['break', ['BREAK', 'TURBO']],
  ['restored', ['Restored', 'Erweckt']],
  ['vmax', ['VMAX']],
  ['vstar', ['VSTAR']],
  ['v-union', ['V-UNION']],
  ['level-up', ['LEVEL-UP']],
  ['legend', ['LEGEND', 'Legende']],
])('stage %s', (stage, words) => {
  for (const word of words) expect(card({ category: 'Pokemon', hp: 60, stage: word }).stage, word).toBe(stage);
});

test.each([
  ['item', ['Item', 'Itemkarte', 'Ace Spec', 'ASS-Klasse']],
  ['supporter', ['Supporter', 'Unterstützerkarte']],
  ['stadium', ['Stadium', 'Stadionkarte']],
  ['tool', ['Tool', 'Pokémon-Ausrüstung', 'Technical Machine']],
])('trainer %s', (trainer, words) => {
  for (const word of words) expect(card({ category: 'Trainer', trainerType: word }).trainer, word).toBe(trainer);
});

test('types in both languages', () => {
  const types = (...words: string[]) => card({ category: 'Pokemon', hp: 60, types: words }).types;
  const all = ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Fairy', 'Dragon', 'Colorless']; // prettier-ignore
  expect([types(...all), all])
    .toEqual([all, types('Pflanze', 'Feuer', 'Wasser', 'Elektro', 'Psycho', 'Kampf', 'Unlicht', 'Metall', 'Fee', 'Drache', 'Farblos')]); // prettier-ignore
  expect(types('Finsternis')).toEqual(['Darkness']);
});

test('basic Energy is known by its whole name', () => {
  const energy = (name: Raw['name']) => {
    const { energy: kind, provides } = card({ category: 'Energy', name });
    return [kind, provides];
  };
  for (const [type, ...german] of [
    ['Grass', 'Pflanzen', 'Pflanze'],
    ['Fire', 'Feuer'],
    ['Water', 'Wasser'],
    ['Lightning', 'Elektro'],
    ['Psychic', 'Psycho'],
    ['Fighting', 'Kampf'],
    ['Darkness', 'Finsternis', 'Unlicht'],
    ['Metal', 'Metall'],
    ['Fairy', 'Feen'],
  ] as const)
    // prettier-ignore
    for (const name of [`${type} Energy`, `Basic ${type} Energy`, ...german.flatMap((word) => [{ de: `${word}-Energie` }, { de: `${word}energie` }, { de: `Basis-${word}-Energie` }])]) // prettier-ignore
      expect(energy(name), JSON.stringify(name)).toEqual(['basic', [[type]]]);
  for (const name of ['Splash Fire Energy', 'Fire Energy Plus', 'Double Colorless Energy'])
    expect(energy(name), name).toEqual(['special', undefined]);
});

test('what has no name among attacks is left out; a record without category or name is a problem', () => {
  expect(card({ category: 'Pokemon', hp: 60, attacks: [{ cost: ['Fire'] }, { name: 'Cut' }] }).attacks).toHaveLength(1);
  const problem = (raw: Raw): RecordError => {
    try {
      fromTcgdex(raw, 'en');
    } catch (error) {
      return error as RecordError;
    }
    throw new Error('no problem');
  };
  expect(problem({ id: 'tst1-9', name: 'Papermon' }).text).toEqual({ en: 'tst1-9: no category (a list entry, not a card?)', de: 'tst1-9: ohne Kategorie (ein Listeneintrag, keine Karte?)' }); // prettier-ignore
  expect(problem({ id: 'tst1-9', category: 'Pokemon' }).text).toEqual({ en: 'tst1-9: a card without a name', de: 'tst1-9: eine Karte ohne Namen' }); // prettier-ignore
});

test.each([
  [30, 30],
  ['30', 30],
  ['30+', '30+'],
  ['30x', '30×'],
  ['30*', '30×'],
  ['30×', '30×'],
  ['30−', '30-'],
  ['30–', '30-'],
  ['-30', undefined],
  ['30++', undefined],
  ['lots', undefined],
  ['', undefined],
  [-30, undefined],
])('damage %s is %s', (told, damage) => {
  expect(card({ category: 'Pokemon', attacks: [{ name: 'Cut', damage: told }] }).attacks![0]!.damage).toBe(damage);
});

test('Weakness and Resistance: of a type, with what it comes to', () => {
  const { weakness, resistance } = card({
    category: 'Pokemon',
    weaknesses: [{ type: 'Feuer', value: 'x2' }, { type: 'odd' }, 'Fire', { type: 'Water' }],
    resistances: [{ type: 'Grass', value: '−30' }],
  });
  expect(weakness).toEqual([{ type: 'Fire', value: '×2' }, { type: 'Water' }]);
  expect(resistance).toEqual([{ type: 'Grass', value: '-30' }]);
  expect(card({ category: 'Pokemon', weaknesses: [] })).not.toHaveProperty('weakness');
});

test.each([
  ['ex', 'Papermon ex', {}],
  ['ex,Mega ex', 'Mega Papermon ex', {}],
  ['EX', 'Papermon-EX', {}],
  ['EX,Mega EX', 'M Papermon-EX', {}],
  ['EX,Mega EX', 'Papermon EX', { stage: 'MEGA' }],
  ['GX', 'Papermon-GX', {}],
  ['GX', 'Papermon', { suffix: 'GX' }],
  ['GX,TAG TEAM', 'Papermon & Inkmon GX', {}],
  ['', 'Papermon & Inkmon', {}],
  ['GX,TAG TEAM', 'Papermon', { suffix: 'TAG TEAM-GX' }],
  ['V', 'Papermon V', {}],
  ['V', 'Papermon', { suffix: 'V' }],
  ['V,VMAX', 'Papermon VMAX', {}],
  ['V,VMAX', 'Papermon', { stage: 'VMAX' }],
  ['V,VSTAR', 'Papermon VSTAR', {}],
  ['V,VSTAR', 'Papermon V-STAR', {}],
  ['V,VSTAR', 'Papermon', { stage: 'VSTAR' }],
  ['V,V-UNION', 'Papermon V-UNION', {}],
  ['V,V-UNION', 'Papermon', { stage: 'V-UNION' }],
  ['Radiant', 'Radiant Papermon', {}],
  ['Radiant', { de: 'Strahlendes Papiermon' }, {}],
  ['Radiant', 'Papermon', { rarity: 'Radiant Rare' }],
  ['Prism Star', 'Papermon ◇', {}],
  ['ACE SPEC', 'Paper Ball', { category: 'Trainer', rarity: 'ACE SPEC Rare' }],
  ['ACE SPEC', 'Papierball', { category: 'Trainer', trainerType: 'ASS-Klasse' }],
  ['BREAK', 'Papermon', { stage: 'BREAK' }],
  ['LV.X', 'Papermon', { stage: 'LEVEL-UP' }],
  ['LEGEND', 'Papermon', { stage: 'LEGEND' }],
  ['', 'Hexmon', {}],
  ['', 'Papermon', {}],
])('labels “%s” of %s', (labels, name, more) => {
  expect((card({ category: 'Pokemon', name, ...more }).labels ?? []).join()).toBe(labels);
});

test.each([
  ['de', { category: 'Pokémon' }],
  ['de', { category: 'Energie' }],
  ['en', { category: 'Pokemon' }],
  ['en', { category: 'Energy' }],
  ['de', { category: 'Trainer', trainerType: 'Itemkarte' }],
  ['de', { category: 'Trainer', trainerType: 'Pokémon-Ausrüstung' }],
  ['en', { category: 'Trainer', trainerType: 'Supporter' }],
  ['de', { category: 'Trainer', trainerType: 'Item-', effect: 'Wenn du die Karte spielst.' }],
  ['en', { category: 'Trainer', trainerType: 'Odd', effect: 'When you play this card.' }],
])('a record is %s: %o', (lang, raw) => {
  for (const hint of ['en', 'de'] as const)
    expect(fromTcgdex({ id: 'tst1-1', localId: '1', name: 'Paper', ...raw }, hint).card.name).toEqual({ [lang]: 'Paper' }); // prettier-ignore
});

test('where its own words do not tell the language, the folder does, else it is English', () => {
  const name = (hint?: 'de') => fromTcgdex({ id: 'tst1-1', localId: '1', name: 'Paper', category: 'Trainer' }, hint).card.name; // prettier-ignore
  expect([name('de'), name()]).toEqual([{ de: 'Paper' }, { en: 'Paper' }]);
});

test('what is told of a print: its numbers, day, set and mark', () => {
  const made = fromTcgdex(
    {
      id: 'tst1-007', localId: 7, name: { en: 'Papermon' }, category: 'Pokemon', evolveFrom: { de: 'Papiermilbe' }, regulationMark: 'h', legal: { standard: true },
      set: { id: 'tst1', name: 'Paper', releaseDate: '2025-01-02', abbreviation: 'PAP', tcgOnline: 'PPR' },
    },
    'en',
  ); // prettier-ignore
  expect(made).toEqual({
    id: 'ptcg:tst1-007', game: 'ptcg', weight: 20250102, meta: { set: { en: 'Paper' }, regulationMark: 'H', legal: { standard: true } },
    card: { name: { en: 'Papermon' }, kind: 'pokemon', evolvesFrom: 'Papiermilbe', retreat: 0, prints: ['tst1-007', 'PAP 7', 'PPR 7'] },
  }); // prettier-ignore
  for (const releaseDate of ['2025-1-2', '2025-01-02 or so', 'x 2025-01-02', '12025-01-02'])
    expect(fromTcgdex({ id: 'tst1-7', localId: '7', name: 'Paper', category: 'Pokemon', set: { releaseDate } }, 'en')).not.toHaveProperty('weight'); // prettier-ignore
});
