/** Records of card lists one by one, on small invented cards: what is known as whose format, what is read, what becomes of two. */
import { expect, test } from 'vitest';
import { mergeCards, type ImportedFacts } from './card.ts';
import { isPokemonTcg } from './pokemontcg.ts';
import { fromCdb, fromYamlYugi, fromYgoprodeck } from './yugioh.ts';

test('labels no list knows are marked only where neither of two records says them', () => {
  const known = { labels: ['tera'], prints: [] } as unknown as ImportedFacts;
  const unlisted = { ...known, labelsUnlisted: true } as unknown as ImportedFacts;
  const marked = (old: ImportedFacts, next: ImportedFacts) => 'labelsUnlisted' in mergeCards(old, next);
  expect(marked(unlisted, unlisted)).toBe(true);
  expect([marked(known, unlisted), marked(unlisted, known), marked(known, known)]).toEqual([false, false, false]);
});

test('a record of pokemontcg.io has an id, a supertype and a name, all of them texts', () => {
  const whole = { id: 'a-1', supertype: 'Trainer', name: 'Paper' };
  expect(isPokemonTcg(whole)).toBe(true);
  for (const field of ['id', 'supertype', 'name']) expect(isPokemonTcg({ ...whole, [field]: 7 }), field).toBe(false);
});

test('YAML-Yugi: the numbers of the prints of both languages, and nothing of a set without one', () => {
  const sets = { en: [{ set_number: 'PAP-EN001' }, {}, 'odd'], de: [{ set_number: 'PAP-DE001' }], fr: [{ set_number: 'PAP-FR001' }] }; // prettier-ignore
  const raw = { password: 7, name: { en: 'Paper' }, text: { en: 'Fold it.' }, card_type: 'Spell', property: 'Normal', sets }; // prettier-ignore
  expect(fromYamlYugi(raw).card.prints).toEqual(['7', 'PAP-EN001', 'PAP-DE001']);
});

test('YGOPRODeck: the kinds of a monster stand in its line of types, else in its type', () => {
  const raw = { id: 7, name: 'Paper', desc: 'Fold it.', atk: 1, def: 2, level: 3, race: 'Rock', attribute: 'EARTH' };
  const kinds = (more: object) => (fromYgoprodeck({ ...raw, ...more }).card as { monster?: string[] }).monster;
  expect(kinds({ type: 'Fusion  Monster', typeline: ['Rock', 'Fusion', 'Effect'] })).toEqual(['fusion', 'effect']);
  expect(kinds({ type: 'Fusion  Monster' })).toEqual(['fusion']);
});

test('EDOPro: only a Link Monster has arrows', () => {
  const raw = { id: 7, alias: 0, setcode: 0, atk: 1, def: 0b11, level: 4, race: 1, attribute: 1, ot: 3, category: 0, name: 'Paper', desc: 'Fold it.' }; // prettier-ignore
  const arrows = (type: number) => (fromCdb({ ...raw, type }, 'en').card as { arrows?: string[] }).arrows ?? [];
  expect(arrows(0x21)).toEqual([]);
  expect(arrows(0x4000021)).toHaveLength(2);
});
