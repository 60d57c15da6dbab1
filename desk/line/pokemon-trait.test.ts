/** What is said of a Pokémon beside its name, and of which cards it is so. */
import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { describedBy, traitIn } from './pokemon-trait.ts';

const CARDS: Record<string, PtcgCard> = {
  plain: { name: 'Plain', kind: 'pokemon', stage: 'basic', types: ['Fire'], abilities: [{ name: 'Glow' }], weakness: [{ type: 'Water', value: '×2' }] },
  grown: { name: 'Grown', kind: 'pokemon', stage: 'stage1', types: ['Darkness'], resistance: [{ type: 'Fighting', value: '-30' }] },
  'grown ex': { name: 'Grown ex', kind: 'pokemon', stage: 'stage2', types: ['Fire', 'Metal'] },
  tera: { name: 'Tera ex', kind: 'pokemon', stage: 'basic', types: ['Grass'], labels: ['Tera', 'ex'] },
}; // prettier-ignore
const of = (...names: string[]) => names;
test.each([
  ['basic', of('plain', 'tera')],
  ['Basis-Pokémon', of('plain', 'tera')],
  ['a Stage 1', of('grown')],
  ['Phase-2-Pokémon', of('grown ex')],
  ['ex', of('grown ex', 'tera')],
  ['Tera', of('tera')],
  ['Fire type', of('plain', 'grown ex')],
  ['Finsternis', of('grown')],
  ['steel', of('grown ex')],
  ['rule box', of('grown ex', 'tera')],
  ['mit einer Regelbox', of('grown ex', 'tera')],
  ['no Rule Box', of('plain', 'grown')],
  ['ohne Regelbox', of('plain', 'grown')],
  ['no Ability', of('grown', 'grown ex', 'tera')],
  ['weak to Water', of('plain')],
  ['keine Schwäche', of('grown', 'grown ex', 'tera')],
  ['resistent gegen Kampf', of('grown')],
  ['who never had a Rule Box', undefined],
  ['in a bad mood', undefined],
])('%s', (said, names) => {
  const holds = traitIn(said);
  expect(holds && Object.keys(CARDS).filter((name) => holds(CARDS[name]!))).toEqual(names);
});

test.each([
  ['Tera', { labels: ['Tera', 'ex'] }, 'ein Tera-Pokémon'],
  ['ex', { labels: ['ex'] }, 'ein Pokémon-ex'],
  ['basic', { stage: 'basic' }, 'ein Basis-Pokémon'],
  ['Stage 1', { stage: 'stage1' }, 'ein Phase-1-Pokémon'],
  ['phase 2', { stage: 'stage2' }, 'ein Phase-2-Pokémon'],
  ['electric', { types: ['Lightning'] }, 'ein Elektro-Pokémon'],
])('a Pokémon nobody named: %s', (said, is, de) => expect(describedBy(said)).toEqual({ is, de }));
