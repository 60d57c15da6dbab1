/**
 * What is found in a small world for many queries, with what each hit is worth, and what the question index knows of it, in `__snapshots__/weighed.txt`:
 * where a weight is changed, what it does is seen there. How often the search is right stands in tests/search.
 */
import { afterAll, expect, test } from 'vitest';
import { compiled } from '../fixture.ts';
import { unpacked } from './question-bytes.ts';
import type { SearchOptions } from './types.ts';

/** A rule about a game of stones and papers; `more`: further fields. */
const rule = (id: string, title: [en: string, de: string], text: [en: string, de: string], more: object = {}) => ({
  id,
  title: { en: title[0], de: title[1] },
  text: { en: text[0], de: text[1] },
  topic: id.split('.')[1],
  rulesets: [id.startsWith('ygo') ? 'ygo-current' : 'ptcg-current'],
  sources: [{ doc: id.startsWith('ygo') ? 'book' : 'sheet', confidence: 'A' }],
  ...more,
});
const YGO = [
  rule(
    'ygo.stone.moment',
    ['When the stone is passed', 'Wann der Stein weitergegeben wird'],
    ['The stone is passed at the end of the turn.', 'Der Stein wird am Ende des Zuges weitergegeben.'],
  ),
  rule(
    'ygo.stone.player',
    ['Who passes the stone', 'Wer den Stein weitergibt'],
    [
      'The player of the turn passes the stone to the opponent.',
      'Der Spieler, der am Zug ist, gibt den Stein dem Gegner.',
    ],
    { related: ['ygo.stone.moment'] },
  ),
  rule(
    'ygo.stone.count',
    ['Three stones each', 'Je drei Steine'],
    [
      'Each player begins with three stones; a fourth stone is put back.',
      'Jeder Spieler beginnt mit drei Steinen; ein vierter Stein wird zurückgelegt.',
    ],
    { covers: ['ygo9.stone.count', 'ygo9.stone.fourth'] },
  ),
  rule(
    'ygo.stone.old',
    ['The stone was thrown', 'Der Stein wurde geworfen'],
    ['In older days the stone was thrown.', 'Früher wurde der Stein geworfen.'],
    { rulesets: ['ygo-2004'] },
  ),
  rule(
    'ygo.pile.order',
    ['The pile resolves backwards', 'Der Stapel wird rückwärts aufgelöst'],
    ['The last [[pile]] comes first.', 'Der letzte [[pile]] kommt zuerst.'],
    { rulesets: ['ygo-9.0', 'ygo-current'] },
  ),
  rule(
    'ygo.pile.answer',
    ['Answering a destruction', 'Auf eine Zerstörung antworten'],
    ['Destroyed cards are gone before anybody answers.', 'Zerstörte Karten sind fort, bevor jemand antwortet.'],
    { example: { en: 'A tower is destroyed: no answer.', de: 'Ein Turm wird zerstört: keine Antwort.' } },
  ),
];
const PTCG = [
  rule(
    'ptcg.paper.damage',
    ['Damage on the paper', 'Schaden auf dem Papier'],
    ['Damage counters stay on the paper between turns.', 'Schadensmarken bleiben zwischen den Zügen auf dem Papier.'],
  ),
  rule(
    'ptcg.paper.prize',
    ['Taking a prize', 'Einen Preis nehmen'],
    ['Whoever tears a paper takes one prize.', 'Wer ein Papier zerreißt, nimmt einen Preis.'],
  ),
  rule(
    'ptcg.stone.none',
    ['No stones here', 'Keine Steine'],
    ['There is no stone in this game.', 'In diesem Spiel gibt es keinen Stein.'],
  ),
];
const content = {
  'documents.yaml': '- { id: book, title: { en: Book, de: Buch }, game: ygo, authority: official, confidence: A }\n- { id: sheet, title: { en: Sheet, de: Blatt }, game: ptcg, authority: official, confidence: A }',
  'rules/ygo/a.yaml': JSON.stringify(YGO),
  'rules/ptcg/a.yaml': JSON.stringify(PTCG),
  'terms/ygo.yaml': JSON.stringify([
    { id: 'pile', game: 'ygo', term: { en: 'Pile', de: 'Stapel' }, abbreviations: { en: ['PL'], de: ['ST'] }, definition: { en: 'Cards upon cards.', de: 'Karten auf Karten.' }, rules: ['ygo.pile.order'] },
    { id: 'tower', game: 'ygo', term: { en: 'Tower', de: 'Turm' }, outdated: { en: ['spire'], de: ['Spitze'] }, definition: { en: 'A high pile.', de: 'Ein hoher Stapel.' }, rules: ['ygo.pile.answer'] },
  ]),
  'terms/ptcg.yaml': JSON.stringify([{ id: 'prize', game: 'ptcg', term: { en: 'Prize', de: 'Preis' }, definition: { en: 'What is won.', de: 'Was gewonnen wird.' }, rules: ['ptcg.paper.prize'] }]),
  'nicknames.yaml': 'ygo: { Stone Tower: [Rocky] }\nptcg: { Papermon ex: [Papy], Papermon: [Pap] }\n',
  'cards/ygo/a.yaml': JSON.stringify([
    { name: { en: 'Stone Tower', de: 'Steinturm' }, kind: 'spell', property: 'normal', prints: ['00012345'] },
    { name: { en: 'Stone Tower Keeper', de: 'Wächter des Steinturms' }, kind: 'trap', property: 'normal' },
    { name: { en: 'Pile', de: 'Haufen' }, kind: 'spell', property: 'normal' },
    { name: { en: 'Stove Lid', de: 'Ofendeckel' }, kind: 'spell', property: 'normal' },
  ]),
  'cards/ptcg/a.yaml': JSON.stringify([{ name: { en: 'Papermon ex', de: 'Papiermon-ex' }, kind: 'pokemon', prints: ['OLD 7'] }, { name: { en: 'Papermon', de: 'Papiermon' }, kind: 'pokemon' }]),
  'asked/ygo/a.yaml': JSON.stringify({
    'ygo.stone.moment': { en: ['When is the stone passed?', 'When do I pass the stone?', 'at what time does the stone go on'], de: ['Wann wird der Stein weitergegeben?', 'Wann gebe ich den Stein weiter?'] },
    'ygo.stone.player': { en: ['Who passes the stone?', 'Who gets the stone?', 'which player passes'], de: ['Wer gibt den Stein weiter?', 'Wer bekommt den Stein?'] },
    'ygo.stone.count': { en: ['How many stones does each player have?', 'may I have a fourth stone'], de: ['Wie viele Steine hat jeder Spieler?', 'Darf ich vier Steine haben?'] },
    'ygo.pile.answer': { en: ['Can I answer after it was destroyed?', 'it is destroyed, may I answer'], de: ['Kann ich antworten, nachdem es zerstört wurde?', 'darf ich nach der Zerstörung antworten'] },
  }),
  'asked/ptcg/a.yaml': JSON.stringify({
    'ptcg.paper.damage': { en: ['Does damage go away?', 'Do damage counters stay on the paper?'], de: ['Geht Schaden wieder weg?', 'Bleiben Schadensmarken liegen?'] },
    'ptcg.paper.prize': { en: ['How many prizes do I take?', 'a paper is torn, how many prizes'], de: ['Wie viele Preise nehme ich?', 'wie viele Preise gibt ein Papier'] },
  }),
}; // prettier-ignore
const { db, close } = compiled(content);
afterAll(close);

const QUERIES: readonly (string | [query: string, options: SearchOptions])[] = [
  // Names, exactly, by their beginnings, in parts, with typing errors, by what else they are called.
  'stone tower', 'steinturm', 'stone', 'stone tow', 'stn', 'sttk', 'rocky', '12345', 'OLD 7', 'turm', 'tower', 'spire', 'pile', 'PL', 'haufen', 'stapel', 'papermon', 'papiermon ex',
  'stoen tower', 'steintrum', 'wächter', 'waechter des steinturms', 'tower keeper', 'keeper stone', 'papremon', 'ston', 'eintur',
  // Errors in what they are called besides, and between two words of which one stands in a name with the others.
  'spirre', 'rokky', 'rocki stone', 'stoe lid', 'stoe tower', 'stoe',
  // Ids, what a rule covers, markup of the query.
  'ygo.stone.count', 'ygo9.stone.fourth', 'stone kind:rule', 'stone kind:card', 'stone game:ptcg', 'a',
  // A few words.
  'stone passed', 'fourth stone', 'vierter stein', 'damage counters', 'schadensmarken', 'prize', 'preis nehmen', 'stein weitergeben', 'pile backwards', 'destroyed answer', 'thrown stone', 'geworfen',
  // Whole questions.
  'when is the stone passed to the opponent', 'who has to pass the stone', 'how many stones may a player have', 'wann muss ich den stein weitergeben', 'wer bekommt den stein am ende', 'wie viele steine darf ich haben',
  'may I answer when my tower was destroyed', 'kann ich noch antworten wenn der turm zerstört ist', 'does the damage stay on my paper', 'bleibt der schaden auf dem papier', 'how many prizes when a paper is torn', 'is there a stone in this game',
  'what was done with the stone in older days', 'what did the old rules say about the stone', 'wie war es früher mit dem stein', 'whn is teh stone pased',
  // What is said nowhere.
  'quixotic zebra', 'how do I fly a kite in spring',
  // Half a word at the end; a word of stop words; amounts; what something is; short and long ones with typing errors; nothing.
  'when is the stone pa', 'who gets the sto', 'wann wird der stein wei', 'stone p', 'who is it', 'wer ist dran', 'my 1800 against 1500 stone', 'has 1500 stone', 'what is a pile', 'was ist ein turm?', 'pile meaning', 'tower bedeutung', 'tuw', 'twer', 'stne towr keper', 'stone towre keeper of the old and very far away land that nobody has ever seen before', '', '!?', '„“', 'papy', 'papy ex', 'papy v', 'pap', 'pap ex', 'rock', 'rocky keeper', 'rocky stone',
  // Filters, and words with a colon that are none.
  'spiel:pokemon stein', 'art:regel stein', 'sprache:de stein', 'lang:en stein', 'edition:2004 stone', 'rules:"ygo-9.0" pile', 'kind:thing stone', 'colour:red stone', 'edition:1066 stone', 'yugioh stone', 'pokemon tcg stone', 'stone in pokémon', 'ygo', 'old stone', 'früher stein', 'damals geworfen',
  // Of a game, a kind, a ruleset, a language.
  ['is there a stone in this game', { playing: 'ygo' }], ['is there a stone in this game', { playing: 'ptcg' }], ['how many prizes do I take', { playing: 'ygo' }], ['stone', { game: 'ptcg' }], ['stone', { kinds: ['rule', 'term'] }],
  ['stone', { rulesets: ['ygo-2004'] }], ['when is the stone passed', { rulesets: ['ygo-2004'] }], ['stone', { only: 'ygo-2004' }], ['pile', { only: 'ygo-9.0' }], ['stone', { lang: 'de' }], ['stein', { lang: 'de' }], ['stein', { lang: 'en' }], ['stone', { limit: 2 }], ['wann wird der stein weitergegeben', { lang: 'de' }],
]; // prettier-ignore

const round = (value: number): string => value.toFixed(2).replace('-0.00', '0.00');
const found = (asked: (typeof QUERIES)[number]): string => {
  const [query, options] = typeof asked === 'string' ? [asked, {}] : asked;
  const hits = db.search(query, options).map(({ kind, id, score, how, why, snippet, term, elsewhere, far }) =>
    [`  ${kind} ${id} ${round(score)} ${how}: ${why.en} / ${why.de}`, snippet.en, snippet.de, ...(term ? [`is ${term}`] : []), ...(elsewhere ? [`in ${elsewhere.join()}`] : []), ...(far ? ['far'] : [])].join('; '),
  ); // prettier-ignore
  return [`${query} ${Object.keys(options).length > 0 ? JSON.stringify(options) : ''}`, ...hits].join('\n');
};
/** What the index knows: each list in a line, its numbers in short. */
function index(): string[] {
  const rows = db.searcher.of.db.prepare('SELECT name, data FROM question').all();
  const data = unpacked(new Map((rows as { name: string; data: Uint8Array }[]).map(({ name, data }) => [name, data])));
  const numbers = (list: ArrayLike<number>) => Array.from(list, (n) => String(Number(n.toPrecision(3)))).join(' ');
  const { features, titles, inEntries, ...lists } = data;
  return [
    `features: ${features.join(' ')}`,
    ...Object.entries({ ...titles, ...inEntries }).map(([name, list]) => `of titles or entries ${name}: ${numbers(list)}`),
    ...Object.entries(lists).map(([name, list]) => `${name}: ${numbers(list)}`),
  ]; // prettier-ignore
}

test('what is found, and what it is worth', async () => {
  await expect(`${QUERIES.map(found).join('\n')}\n`).toMatchFileSnapshot('__snapshots__/weighed.txt');
});
test('what the question index learned of the small world', async () => {
  await expect(`${index().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/weighed.index.txt');
});
