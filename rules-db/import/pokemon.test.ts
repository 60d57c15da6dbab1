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
  expect(types('Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Fairy', 'Dragon', 'Colorless')) // prettier-ignore
    .toEqual(types('Pflanze', 'Feuer', 'Wasser', 'Elektro', 'Psycho', 'Kampf', 'Unlicht', 'Metall', 'Fee', 'Drache', 'Farblos')); // prettier-ignore
  expect(types('Finsternis')).toEqual(['Darkness']);
});

test('basic Energy is known by its whole name', () => {
  const energy = (name: Raw['name']) => {
    const { energy: kind, provides } = card({ category: 'Energy', name });
    return [kind, provides];
  };
  expect(energy('Fire Energy')).toEqual(['basic', [['Fire']]]);
  expect(energy('Basic Fire Energy')).toEqual(['basic', [['Fire']]]);
  expect(energy({ de: 'Basis-Feuer-Energie' })).toEqual(['basic', [['Fire']]]);
  expect(energy({ de: 'Pflanzenenergie' })).toEqual(['basic', [['Grass']]]);
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
  expect(problem({ id: 'tst1-9', name: 'Papermon' }).message).toContain('tst1-9: no category');
  expect(problem({ id: 'tst1-9', category: 'Pokemon' }).message).toContain('tst1-9: a card without a name');
});
