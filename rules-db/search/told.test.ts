/** What a hit says of itself: why it was found, in both languages, and which words of its text are marked. */
import { afterAll, expect, test } from 'vitest';
import { compiled } from '../fixture.ts';

const content = {
  'documents.yaml': '- { id: book, title: { en: Book, de: Buch }, game: ygo, authority: official, confidence: A }',
  'rules/ygo/a.yaml': `
- id: ygo.speed.two
  title: { en: Spell Speed 2 at any time, de: Zaubergeschwindigkeit 2 jederzeit }
  text: { en: A quick card may answer in the turn of the other player. It answers answering. Unanswerable it is., de: Eine schnelle Karte darf im Zug des Gegners antworten. Sie antwortete unbeantwortet. }
  topic: speed
  rulesets: [ygo-9.0]
  covers: [ygo9.speed.two]
  formerly: [ygo.speed.quick-two]
  sources: [{ doc: book, confidence: A }]
- id: ygo.zone.away
  title: { en: Removed cards lie apart, de: Entfernte Karten liegen abseits }
  text: { en: Where a removed card goes when the opponents see no opening., de: Wohin eine entfernte Karte kommt. }
  topic: zone
  rulesets: [ygo-9.0]
  sources: [{ doc: book, confidence: A }]
`,
  'terms/ygo.yaml': `
- id: banish
  game: ygo
  term: { en: banish, de: verbannen }
  abbreviations: { en: [BNS], de: [VB] }
  outdated: { en: [remove from play], de: [aus dem Spiel entfernen] }
  definition: { en: Put it aside., de: Zur Seite legen. }
  rules: [ygo.zone.away]
`,
  'nicknames.yaml': 'ygo: { Blue Fish: [Fishy] }\nptcg: {}\n',
  'cards/ygo/a.yaml': `
- { name: { en: Blue Fish, de: Blauer Fisch }, kind: spell, property: normal }
- { name: { en: Chain Link Fence, de: Maschendrahtzaun }, kind: trap, property: normal, aliases: [Wirework], prints: ['00012345'] }
`,
}; // prettier-ignore

const { db, close } = compiled(content);
afterAll(close);

test.each([
  ['ygo.speed.two', 'alias', 'id: ygo.speed.two', 'Kennung: ygo.speed.two'],
  ['ygo9.speed.two', 'alias', 'id: ygo9.speed.two', 'Kennung: ygo9.speed.two'],
  ['ygo.speed.quick-two', 'alias', 'id: ygo.speed.quick-two', 'Kennung: ygo.speed.quick-two'],
  ['banish', 'exact', 'name: banish', 'Name: banish'],
  ['bns', 'alias', 'abbreviation: BNS', 'Abkürzung: BNS'],
  ['remove from play', 'alias', 'former name: remove from play', 'früherer Name: remove from play'],
  ['verban', 'prefix', 'begins so: verbannen', 'beginnt so: verbannen'],
  ['clf', 'alias', 'initials: clf', 'Anfangsbuchstaben: clf'],
  ['12345', 'alias', 'print: 00012345', 'Druck: 00012345'],
  ['fishy', 'alias', 'also known as: Fishy', 'auch: Fishy'],
  ['wirework', 'alias', 'also known as: Wirework', 'auch: Wirework'],
  ['blu fich', 'fuzzy', 'similar: Blue Fish', 'ähnlich: Blue Fish'],
  ['an', 'words', 'words of the name: an', 'Wörter des Namens: an'],
  ['opponents', 'text', 'in the text: opponents', 'im Text: opponents'],
  ['wer entfernte die karte', 'text', 'in the text: entfernte karte', 'im Text: entfernte karte'],
  // What was mended is told as it was mended; what stands nowhere as it was typed is not told at all.
  ['quik', 'text', 'in the text: quick', 'im Text: quick'],
  ['openi', 'text', 'by its sense', 'dem Sinn nach'],
])('%s was found by %s: %s', (q, how, en, de) => {
  expect(db.search(q)[0]).toMatchObject({ how, why: { en, de } });
});

const marked = (q: string) =>
  Object.values(db.search(q)[0]!.snippet).flatMap((text) => [...text.matchAll(/«(.*?)»/g)].map(([, word]) => word)); // prettier-ignore
test.each([
  ['another form of a word', 'opponents', ['opponents']],
  ['forms and compounds, from five letters on anywhere in a word', 'answer', ['answer', 'answers', 'answering', 'Unanswerable']],
  ['five letters of a compound', 'answe', ['answer', 'answers', 'answering', 'Unanswerable']],
  ['four letters only where a word begins', 'answ', ['answer', 'answers', 'answering']],
  ['so also three', 'qui', ['quick']],
  ['not two', 'an qu', []],
  ['four letters at the end of a word mark nothing', 'swer', []],
  ['what was mended', 'quik', ['quick']],
  ['words of no meaning mark nothing', 'who may quick', ['quick']],
  ['what the other language says', 'gegners antwort', ['Gegners', 'antworten', 'antwortete', 'unbeantwortet']],
])('a snippet marks %s: %s', (_, q, words) => expect(marked(q)).toEqual(words)); // prettier-ignore
