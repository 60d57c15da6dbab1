import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { namedInGerman } from './in-german.ts';

const lantern = (name: PtcgCard['name'], ability: PtcgCard['name'], attack: PtcgCard['name']) =>
  ({ name, kind: 'pokemon', abilities: [{ name: ability }], attacks: [{ name: attack }] }) as PtcgCard;
const listed = lantern(
  { en: 'Lantern-GX', de: 'Laterne-GX' },
  { en: 'Glow', de: 'Glimmen' },
  { en: 'Burn', de: 'Brennen' },
);

test('a printing without German names has those of the others, its own name only where it is spelled the same', () => {
  expect(namedInGerman(lantern({ en: 'Lantern-GX' }, { en: 'Glow' }, 'Burn'), () => [listed])).toEqual(listed);
  const other = namedInGerman(lantern({ en: 'Lantern GX', de: 'Laterne GX' }, { en: 'Glow' }, { en: 'Smoke' }), () => [
    listed,
  ]);
  expect(other.name).toEqual({ en: 'Lantern GX', de: 'Laterne GX' });
  expect(other.abilities?.[0]?.name).toEqual({ en: 'Glow', de: 'Glimmen' });
  expect(other.attacks?.[0]?.name).toEqual({ en: 'Smoke' });
});

test('where nothing is missing nobody is asked', () => {
  const none = (): never => {
    throw new Error('asked');
  };
  expect(namedInGerman(listed, none)).toBe(listed);
});
