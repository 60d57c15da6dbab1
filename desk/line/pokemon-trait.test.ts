/** What is said of a Pokémon beside its name, and of which cards it is so. */
import { expect, test } from 'vitest';
import { PTCG_LABELS, type PtcgCard } from '../../engine/case/schema.ts';
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

// Every label of a card in its own word, and the German words and short words for types.
const LABEL_WORDS = { strahlend: 'Radiant', strahlendes: 'Radiant', antik: 'Ancient', zukunft: 'Future', ultrabestie: 'Ultra Beast', 'fokussierter Angriff': 'Single Strike', 'fließender Angriff': 'Rapid Strike', Fusionsangriff: 'Fusion Strike' }; // prettier-ignore
const labels = [...PTCG_LABELS.filter((label) => !/^(?:ex|V|Tera|.*EX)$/.test(label)).map((label) => [label, label] as const), ...Object.entries(LABEL_WORDS)]; // prettier-ignore
test.each(labels)('%s is the label %s', (said, label) =>
  expect(describedBy(`ein ${said}-Pokémon`)).toEqual({ is: { labels: [label] }, de: `ein ${label}-Pokémon` }),
);
test.each([
  ...(['dark', 'darkness', 'Finsternis'] as const).map((word) => [word, 'Darkness'] as const),
  ...(['electric', 'blitz', 'Lightning', 'Elektro'] as const).map((word) => [word, 'Lightning'] as const),
  ...(['steel', 'stahl', 'Metal', 'Metall'] as const).map((word) => [word, 'Metal'] as const),
  ...(['fight', 'Fighting', 'Kampf'] as const).map((word) => [word, 'Fighting'] as const),
])('%s is the type %s', (said, type) => expect(describedBy(`a ${said} type`)?.is).toEqual({ types: [type] }));
test.each([
  ...['weak to Water', 'Weakness: Water', 'weak against water', 'Schwäche Wasser', 'Schwaeche gegen Wasser', 'schwach gegen Wasser', 'weakness water ×2', 'weakness water x 2'].map((said) => [said, of('plain')] as const),
  ...['resists Fighting', 'resistance to Fighting', 'resistant against Fighting', 'Resistenz gegen Kampf', 'resist fighting - 30', 'resist fighting -30'].map((said) => [said, of('grown')] as const),
  ...['no weakness', 'keine Schwäche', 'weak to nothing'].map((said) => [said, said.startsWith('no w') || said.startsWith('ke') ? of('grown', 'grown ex', 'tera') : undefined] as const),
  ...['no resistance', 'keine Resistenz'].map((said) => [said, of('plain', 'grown ex', 'tera')] as const),
  ...['retreat 0', 'retreat cost of 0', 'Rückzugskosten: 0', 'Rückzug 0', 'retreat costs 0'].map((said) => [said, of('plain', 'grown', 'grown ex', 'tera')] as const),
  ...['without Abilities', 'ohne Fähigkeiten', 'no ability', 'keine Fähigkeit'].map((said) => [said, of('grown', 'grown ex', 'tera')] as const),
  ...['has a Rule Box', 'hat eine Regelbox', 'with a rulebox', 'Regelbox'].map((said) => [said, of('grown ex', 'tera')] as const),
  ...['has no Rule Box', 'hat keine Regelbox', 'mit keiner Regelbox', 'without a Rule Box', 'kein Rule Box'].map((said) => [said, said.includes('keiner') ? undefined : of('plain', 'grown')] as const),
])('%s holds of %j', (said, names) => {
  const holds = traitIn(said);
  expect(holds && Object.keys(CARDS).filter((name) => holds(CARDS[name]!))).toEqual(names);
}); // prettier-ignore
