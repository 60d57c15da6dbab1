/** Records of pokemontcg.io, on invented cards: under TCGdex's id, with what TCGdex would say and the labels it leaves out. */
import { expect, test } from 'vitest';
import { fromPokemonTcg, isPokemonTcg, tcgdexId } from './pokemontcg.ts';

const card = (more: object) => fromPokemonTcg({ id: 'tst1-7', supertype: 'Pokémon', name: 'Papermon', subtypes: ['Basic'], hp: '60', ...more }); // prettier-ignore

test.each([
  ['base1-4', 'base1-4'],
  ['sm8-4', 'sm8-4'],
  ['sm35-4', 'sm3.5-4'],
  ['sm75-4', 'sm7.5-4'],
  ['swsh35-4', 'swsh3.5-4'],
  ['swsh45sv-SV001', 'swsh4.5sv-SV001'],
  ['swsh8-4', 'swsh8-4'],
  ['swsh9-4', 'swsh9-004'],
  ['swsh12-4', 'swsh12-004'],
  ['swsh12pt5-4', 'swsh12.5-004'],
  ['pgo-4', 'swsh10.5-004'],
  ['sv3-4', 'sv03-004'],
  ['sv3pt5-6', 'sv03.5-006'],
  ['sv10-123', 'sv10-123'],
  ['zsv10pt5-6', 'sv10.5b-006'],
  ['rsv10pt5-6', 'sv10.5w-006'],
  ['me1-6', 'me01-006'],
  ['sv4-TG01', 'sv04-TG01'],
  ['cel25c-4_A', 'cel25cc-4_A'],
])('%s is %s of TCGdex', (own, tcgdex) => expect(tcgdexId(own)).toBe(tcgdex));

test('a Pokémon with all it can have', () => {
  expect(
    card({
      id: 'sv3pt5-6', subtypes: ['Stage 2', 'ex', 'Tera'], types: ['Fire'], evolvesFrom: 'Papermite', number: '6', rarity: 'Double Rare', regulationMark: 'G', hp: '330',
      abilities: [{ name: 'Fold', type: 'Ability', text: 'Fold it.' }], attacks: [{ name: 'Cut', cost: ['Fire', 'Free', 'Colorless'], damage: '30+', text: 'Cut it.' }],
      weaknesses: [{ type: 'Water', value: '×2' }], resistances: [{ type: 'Grass', value: '-30' }], retreatCost: ['Colorless', 'Colorless'],
      set: { name: 'Paper', releaseDate: '2023/09/22', ptcgoCode: 'MEW' },
    }),
  ).toEqual({
    id: 'ptcg:sv03.5-006', game: 'ptcg', weight: 20230922, meta: { set: { en: 'Paper' }, regulationMark: 'G' },
    card: {
      name: { en: 'Papermon' }, kind: 'pokemon', hp: 330, types: ['Fire'], stage: 'stage2', evolvesFrom: 'Papermite', labels: ['Tera'],
      attacks: [{ name: { en: 'Cut' }, cost: ['Fire', 'Colorless'], damage: '30+', text: { en: 'Cut it.' } }], abilities: [{ name: { en: 'Fold' }, text: { en: 'Fold it.' } }],
      weakness: [{ type: 'Water', value: '×2' }], resistance: [{ type: 'Grass', value: '-30' }], retreat: 2, prints: ['sv03.5-006', 'MEW 006', 'sv3pt5-6', 'MEW 6'],
    },
  });
}); // prettier-ignore

test('labels: its subtypes, and its suffix; none is left to ask for', () => {
  const labels = (...subtypes: string[]) => (card({ subtypes, set: { releaseDate: '2021/04/01' } }).card as { labels?: string[] }).labels; // prettier-ignore
  for (const one of [
    'Tera',
    'Ancient',
    'Future',
    'Single Strike',
    'Rapid Strike',
    'Fusion Strike',
    'Team Plasma',
    'Ultra Beast',
    'ACE SPEC',
    'Prism Star',
    'Radiant',
    'SP',
    'Star',
    'Baby',
  ])
    // prettier-ignore
    expect(labels('Basic', one)).toEqual([one]);
  expect(labels('Basic', 'GX', 'TAG TEAM')).toEqual(['GX', 'TAG TEAM']);
  expect(labels('VMAX')).toEqual(['V', 'VMAX']);
  expect(labels('Basic')).toBeUndefined();
  expect(card({ set: { releaseDate: '2021/04/01' } }).card).not.toHaveProperty('labelsUnlisted');
});

test('the last stage that is named counts, and a Baby is a Basic Pokémon', () => {
  const stage = (...subtypes: string[]) => (card({ subtypes }).card as { stage?: string }).stage;
  expect([
    stage('Baby'),
    stage('Stage 1'),
    stage('Basic', 'MEGA'),
    stage('BREAK'),
    stage('Restored'),
    stage('VSTAR'),
    stage('V-UNION'),
    stage('Level-Up'),
    stage('LEGEND'),
    stage('GX'),
  ]).toEqual(
    // prettier-ignore
    ['basic', 'stage1', 'mega', 'break', 'restored', 'vstar', 'v-union', 'level-up', 'legend', undefined],
  );
});

test('Trainers and Energy: their text are their rules; what is no other kind of Trainer is an Item', () => {
  const other = (supertype: string, ...subtypes: string[]) => card({ supertype, subtypes, rules: ['Fold it.', 'Cut it.'], hp: undefined }).card; // prettier-ignore
  const trainer = (...subtypes: string[]) => (other('Trainer', ...subtypes) as { trainer: string }).trainer;
  expect([
    trainer('Supporter'),
    trainer('Stadium'),
    trainer('Pokémon Tool'),
    trainer('Item', 'Pokémon Tool F'),
    trainer('Technical Machine'),
    trainer('Item'),
    trainer(),
  ]).toEqual(
    // prettier-ignore
    ['supporter', 'stadium', 'tool', 'tool', 'tool', 'item', 'item'],
  );
  expect(other('Trainer', 'Item')).toMatchObject({ kind: 'trainer', text: { en: 'Fold it.\nCut it.' } });
  expect(other('Energy', 'Special')).toMatchObject({ kind: 'energy', text: { en: 'Fold it.\nCut it.' } });
  expect(card({ rules: ['Of every ex.'] }).card).not.toHaveProperty('text');
  expect(card({ supertype: 'Trainer', rules: [] }).card).not.toHaveProperty('text');
});

test('the cost of retreating is told as a number or as symbols; numbers may be numbers', () => {
  const retreat = (more: object) => (card(more).card as { retreat?: number }).retreat;
  expect([retreat({ convertedRetreatCost: 3, retreatCost: ['Colorless'] }), retreat({ retreatCost: ['Colorless'] }), retreat({})]).toEqual([3, 1, 0]); // prettier-ignore
  expect([card({ hp: 70 }).card, card({ hp: 'many' }).card].map((one) => (one as { hp?: number }).hp)).toEqual([70, undefined]); // prettier-ignore
});

test('a record has an id, a supertype and a name; an unknown supertype is a problem', () => {
  const whole = { id: 'a-1', supertype: 'Trainer', name: 'Paper' };
  expect(isPokemonTcg(whole)).toBe(true);
  for (const field of ['id', 'supertype', 'name']) expect(isPokemonTcg({ ...whole, [field]: 7 }), field).toBe(false);
  expect(() => card({ supertype: 'Sticker' })).toThrow('tst1-7: no kind of card');
  expect(card({ supertype: 'Pokemon' }).card.kind).toBe('pokemon');
});
