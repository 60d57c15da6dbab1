// A declaration holds for every printing with one of its texts; numbers come from the printing.
import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { textHash } from '../../engine/ptcg/texts/hash.ts';
import { printingsOf } from './printings.ts';

const slap = (text: string, more: Partial<PtcgCard> = {}): PtcgCard => ({
  name: { en: 'Slapper' },
  kind: 'pokemon',
  hp: 60,
  attacks: [{ name: { en: 'Slap' }, damage: 20, text: { en: text } }],
  prints: ['ONE 1'],
  ...more,
});
const TEXT = 'Your opponent discards a {R} Energy from his or her Active Pokémon.';
const declared: PtcgCard = {
  ...slap(TEXT),
  attacks: [{ name: { en: 'Slap' }, damage: 20 }],
  effects: [{ effect: 'attack', attack: 1, after: [] }],
  texts: [textHash(slap(TEXT))!],
};
const at = (card: PtcgCard, released: number) => ({ card, released });

test('the hash: wordings of other years are the same, other words are not', () => {
  expect(textHash(slap('Your opponent discards a Fire Energy from their Active Pokémon.'))).toBe(declared.texts![0]);
  expect(textHash(slap('Your opponent discards 2 Fire Energy from their Active Pokémon.'))).not.toBe(
    declared.texts![0],
  );
  expect(
    textHash({ ...slap(TEXT), attacks: [{ name: { en: 'Slap' }, text: { de: 'Nur deutsch.' } }] }),
  ).toBeUndefined();
});

test('a printing whose set has no Weakness in the list has that of another with its text and HP', () => {
  const weakness = [{ type: 'Fire' as const, value: '×2' }];
  const [, , newest] = printingsOf(
    [],
    [at(slap(TEXT, { weaknessUnlisted: true }), 20240101), at(slap(TEXT, { weakness, prints: ['TWO 2'] }), 20250101), at(slap(TEXT, { hp: 90, weakness, prints: ['TWO 3'] }), 20250102)], // prettier-ignore
  );
  expect(newest!.card).toMatchObject({ prints: ['ONE 1'], weakness });
  expect(newest!.card.weaknessUnlisted).toBeUndefined();
});

test('labels the list may lack: as another printing of the same card has them', () => {
  const newestOf = (other: Partial<PtcgCard>, kind: PtcgCard['kind'] = 'pokemon') =>
    printingsOf([], [at(slap(TEXT, { kind, labelsUnlisted: ['Tera'] }), 20260101), at(slap('Draw a card.', { kind, prints: ['TWO 1'], ...other }), 20240101)])[0]!.card; // prettier-ignore
  const { attacks } = slap(TEXT);
  expect(newestOf({ attacks, labels: ['Tera'] })).toMatchObject({ labels: ['Tera'] });
  expect(newestOf({ attacks }).labelsUnlisted).toBeUndefined();
  expect(newestOf({ attacks, hp: 90 }).labelsUnlisted).toEqual(['Tera']);
  expect(newestOf({ labels: ['Tera'] }).labelsUnlisted).toEqual(['Tera']);
  expect(newestOf({}, 'trainer').labelsUnlisted).toBeUndefined();
});

test('the declared print is the declaration; another print with its text has its own numbers', () => {
  const [newest, own] = printingsOf(
    [declared],
    [at(slap(TEXT), 20200101), at(slap(TEXT, { hp: 90, prints: ['TWO 2'] }), 20240101)],
  );
  expect(own!.card).toBe(declared);
  expect(newest!.card).toMatchObject({ hp: 90, effects: declared.effects, prints: ['TWO 2'] });
  expect(newest!.card.attacks![0]).not.toHaveProperty('text');
});

test('a declared print whose text is another is taken as printed, and that is marked; unless the declaration says why', () => {
  const other = at(slap('Draw a card.'), 20200101);
  expect(printingsOf([declared], [other])).toMatchObject([
    { differs: true, card: { attacks: [{ text: { en: 'Draw a card.' } }] } },
  ]);
  const erratum = { ...declared, textsDiffer: { en: 'Erratum of 2021.' } };
  expect(printingsOf([erratum], [other])[0]!.card).toBe(erratum);
});

test("a Trainer card's printings are all played by the newest text", () => {
  const trainer = (text: string | undefined, print: string): PtcgCard => ({
    name: { en: 'Helper' },
    kind: 'trainer',
    prints: [print],
    ...(text && { text: { en: text } }),
  });
  const now = trainer('Draw 2 cards.', 'NEW 1');
  const helper: PtcgCard = { ...now, prints: ['OLD 1'], effects: [], texts: [textHash(now)!] };
  const all = [at(trainer('Draw three cards.', 'OLD 2'), 20100101), at(now, 20240101)];
  expect(printingsOf([helper], all).map(({ card }) => card)).toEqual([helper, helper]);
  const changed = printingsOf([helper], [...all, at(trainer('Draw a card.', 'NEW 2'), 20250101)]);
  expect(changed[0]).toMatchObject({ print: 'NEW 2', differs: true });
});
