/** What the readers of all lists share: texts by language, small words, two records of one card, all of a card's text. */
import { expect, test } from 'vitest';
import { bodyOf, byLang, compact, FileError, guessLang, int, list, mergeCards, RecordError, str, strings, type ImportedFacts } from './card.ts'; // prettier-ignore

const facts = (more: object = {}): ImportedFacts => ({
  name: { en: 'Paper' },
  kind: 'pokemon',
  prints: ['a'],
  ...more,
});

test('only what is of its kind is a text, a number, a list', () => {
  expect([str(' a '), str(' '), str(7)]).toEqual(['a', undefined, undefined]);
  expect([int(0), int(7), int(-1), int(0.5), int('7')]).toEqual([0, 7, undefined, undefined, undefined]);
  expect([list([1]), list('ab'), strings(['a', 7, ' ', ' b'])]).toEqual([[1], [], ['a', 'b']]);
  expect(compact({ a: undefined, b: [], c: 0, d: '', e: [0] })).toEqual({ c: 0, d: '', e: [0] });
});

test('a text is of the record’s language or by language', () => {
  expect([byLang('a', 'de'), byLang({ en: 'a', de: 'b' }, 'de'), byLang({ de: 'b' }, 'en'), byLang({ en: 'a' }, 'de')]).toEqual([{ de: 'a' }, { en: 'a', de: 'b' }, { de: 'b' }, { en: 'a' }]); // prettier-ignore
  for (const none of ['', {}, { fr: 'c' }, ['a'], null, 7]) expect(byLang(none, 'en')).toBeUndefined();
});

test.each([
  ['en', 'When you fold this card, draw.'],
  ['de', 'Wenn du diese Karte faltest, ziehe.'],
  ['de', 'Deiner auf der Hand.'],
  ['en', 'YOUR hand'],
  [undefined, 'die your'],
  [undefined, 'Papier, paper'],
  [undefined, 'dietary thistle'],
])('%s: %s', (lang, text) => expect(guessLang(text)).toBe(lang));

test.each([
  [
    'de',
    'der die das und diese dieser dieses diesem diesen Karte du dein deine deinem wenn falls eine einen kann nicht auf von',
  ],
  ['en', 'the this card you your and when if can cannot of from with to is'],
] as const)('%s: each of its small words alone, also at the end', (lang, words) => {
  const of = (text: string) => words.split(' ').map((word) => [word, guessLang(text.replace('…', word))]);
  expect(of('Papier …')).toEqual(words.split(' ').map((word) => [word, lang]));
  expect(of('Papier-x…x')).toEqual(words.split(' ').map((word) => [word, undefined]));
});

test('of two records of one card the newer facts hold, and what only one of them has', () => {
  const old = facts({ hp: 60, retreat: 1, labels: ['ex'], evolvesFrom: 'Papermite', text: { de: 'Falte.' }, prints: ['a', 'b'] }); // prettier-ignore
  const next = facts({ name: { de: 'Papier' }, hp: 70, labels: ['Tera'], evolvesFrom: 'Papiermilbe', text: { en: 'Fold.' }, prints: ['c', 'a'] }); // prettier-ignore
  expect(mergeCards(old, next)).toEqual({
    name: { en: 'Paper', de: 'Papier' }, kind: 'pokemon', hp: 70, retreat: 1, labels: ['Tera', 'ex'], evolvesFrom: 'Papermite',
    text: { en: 'Fold.', de: 'Falte.' }, prints: ['c', 'a', 'b'],
  }); // prettier-ignore
});

test('attacks and Abilities are laid upon each other in their order, if there are as many', () => {
  const of = (...names: object[]) => facts({ attacks: names.map((name) => ({ name })), abilities: names.map((name) => ({ name, text: name })) }); // prettier-ignore
  expect(mergeCards(of({ en: 'Cut' }), of({ de: 'Schnitt' }))).toMatchObject({
    attacks: [{ name: { en: 'Cut', de: 'Schnitt' } }],
    abilities: [{ name: { en: 'Cut', de: 'Schnitt' }, text: { en: 'Cut', de: 'Schnitt' } }],
  });
  expect(mergeCards(of({ en: 'Cut' }, { en: 'Fold' }), of({ de: 'Schnitt' }))).toMatchObject({ attacks: [{ name: { de: 'Schnitt' } }] }); // prettier-ignore
  expect((mergeCards(of({ en: 'Cut' }), of({ de: 'Schnitt' })) as { attacks: object[] }).attacks[0]).not.toHaveProperty('text'); // prettier-ignore
});

test('labels no list knows are marked only where neither of two records says them', () => {
  const [known, unlisted] = [facts({ labels: ['Tera'] }), facts({ labelsUnlisted: ['Tera'] })];
  const marked = (old: ImportedFacts, next: ImportedFacts) => 'labelsUnlisted' in mergeCards(old, next);
  expect(marked(unlisted, unlisted)).toBe(true);
  expect([marked(known, unlisted), marked(unlisted, known), marked(known, known)]).toEqual([false, false, false]);
});

test('all one may look for in a text: both boxes, Abilities and attacks with their names', () => {
  expect(bodyOf(facts())).toEqual({ en: '', de: '' });
  expect(bodyOf(facts({ text: { en: 'Fold.' }, pendulumText: { en: 'Swing.', de: 'Schwinge.' } }))).toEqual({ en: 'Fold.\nSwing.', de: 'Schwinge.' }); // prettier-ignore
  expect(bodyOf(facts({ abilities: [{ name: { en: 'Ink' }, text: { en: 'Draw.' } }], attacks: [{ name: { en: 'Cut' } }] })).en).toBe('Ink\nDraw.\nCut'); // prettier-ignore
});

test('a problem of a record and one of a file are told apart, each says itself in both languages', () => {
  const text = { en: 'torn', de: 'zerrissen' };
  expect(new RecordError(text)).toMatchObject({ name: 'RecordError', message: 'torn', text });
  expect(new FileError(text)).toMatchObject({ name: 'FileError', message: 'torn', text });
});
