/** The search's promises one by one, over a small content of our own. How often it is right stands in tests/search. */
import { afterAll, expect, test } from 'vitest';
import { compiled } from './fixture.ts';
import { parseQuery } from './search.ts';
import { asksAbout } from './search/query.ts';
import { Concepts, meaningOfText } from './search/meaning.ts';
import { editDistance } from './edit-distance.ts';
import { allowedEdits, snippet, stem } from './text.ts';

const content = {
  'documents.yaml': '- { id: book, title: { en: Book, de: Buch }, game: ygo, authority: official, confidence: A }',
  'rules/ygo/a.yaml': `
- id: ygo.speed.two
  title: { en: Spell Speed 2 at any time, de: Zaubergeschwindigkeit 2 jederzeit }
  text: { en: A quick card may answer in the other player's turn., de: Eine schnelle Karte darf im Zug des Gegners antworten. }
  topic: speed
  rulesets: [ygo-9.0]
  covers: [ygo9.speed.two]
  formerly: [ygo.speed.quick-two]
  sources: [{ doc: book, confidence: A }]
  related: [ygo.chain.order]
- id: ygo.chain.order
  title: { en: The pile resolves backwards, de: Der Stapel wird rückwärts aufgelöst }
  text: { en: "The last [[chain-link]] comes first, down to Chain Link 1.", de: "Das letzte [[chain-link]] kommt zuerst, bis zu Kettenglied 1." }
  topic: chain
  rulesets: [ygo-2004, ygo-current]
  sources: [{ doc: book, confidence: A }]
- id: ygo.zone.away
  title: { en: Removed cards lie apart, de: Entfernte Karten liegen abseits }
  text: { en: Where a removed card goes., de: Wohin eine entfernte Karte kommt. }
  topic: zone
  rulesets: [ygo-9.0]
  sources: [{ doc: book, confidence: A }]
`,
  'terms/ygo.yaml': `
- id: chain-link
  game: ygo
  term: { en: Chain Link, de: Kettenglied }
  abbreviations: { en: [CL, CL2], de: [KG] }
  definition: { en: One step of a chain., de: Ein Schritt einer Kette. }
  rules: [ygo.chain.order]
- id: away
  game: ygo
  term: { en: Away Card, de: Wegkarte }
  definition: { en: A card., de: Eine Karte. }
- id: aside
  game: ygo
  term: { en: Set Aside, de: Weglage }
  definition: { en: What lies apart., de: Was abseits liegt. }
- id: removed
  game: ygo
  term: { en: removed cards lie apart, de: entfernte Karten liegen abseits }
  definition: { en: The same., de: Dasselbe. }
  rules: [ygo.zone.away]
- id: banish
  game: ygo
  term: { en: banish, de: verbannen }
  outdated: { en: [remove from play], de: [aus dem Spiel entfernen] }
  definition: { en: Put it aside., de: Zur Seite legen. }
  rules: [ygo.zone.away]
`,
  'nicknames.yaml': `
ygo: { Blue Fish: [Fishy] }
ptcg: { Papermon: [Papy] }
`,
  'cards/ygo/a.yaml': `
- { name: { en: Blue Fish, de: Blauer w. Fisch }, kind: spell, property: normal }
- { name: { en: Away Card, de: Wegkarte }, kind: spell, property: normal }
- { name: { en: Chain Link Fence, de: Maschendrahtzaun }, kind: trap, property: normal, aliases: [CLF], prints: ['00012345'] }
- { name: { en: Grüner Übergang, de: Grüner Übergang }, kind: spell, property: normal }
- { name: { en: Set Aside, de: Beiseite }, kind: spell, property: normal }
`,
  'cards/ptcg/a.yaml': `
- { name: { en: Papermon ex, de: Papiermon-ex }, kind: pokemon }
- { name: { en: Papermon EX, de: Papiermon-EX }, kind: pokemon, prints: [OLD 7] }
- { name: { en: Paperlad, de: Papierbub }, kind: pokemon, prints: [OLD 8] }
- { name: { en: Paperlad ◇, de: Papierbub ◇ }, kind: pokemon, prints: [OLD 9] }
- { name: { en: Paperdad ◇, de: Papiervater ◇ }, kind: trainer, prints: [OLD 10] }
`,
}; // prettier-ignore

const { db, close } = compiled(content);
afterAll(close);
const first = (q: string) => db.search(q)[0]?.id;
const ids = (q: string) => db.search(q).map((hit) => hit.id);

test.each([
  ['chain link', 'chain-link', 'exact name before the beginning of a longer one'],
  ['kettenglied', 'chain-link', 'the other language'],
  ['CL2', 'chain-link', 'an abbreviation'],
  ['remove from play', 'banish', 'a former name'],
  ['chain links', 'chain-link', 'an inflected name'],
  ['geschwindigkeit', 'ygo.speed.two', 'a part of a compound'],
  ['rückwärts stapel', 'ygo.chain.order', 'words in any order'],
  ['rueckwaerts', 'ygo.chain.order', 'umlauts as ae'],
  ['ruckwarts', 'ygo.chain.order', 'umlauts as a'],
  ['grüner', 'ygo:gruner-ubergang', 'a name with umlauts'],
  ['gruener uebergang', 'ygo:gruner-ubergang', 'a whole name with umlauts as ae'],
  ['spellspeed', 'ygo.speed.two', 'words written together'],
  ['zaubergeschwndigkeit', 'ygo.speed.two', 'a typing error'],
  ['kettenglide', 'chain-link', 'two typing errors'],
  ['maschendratzaun', 'ygo:chain-link-fence', 'a typing error in a card'],
  ['ygo.chain.order', 'ygo.chain.order', 'a rule id'],
  ['ygo9.speed.two', 'ygo.speed.two', 'an inventory id'],
  ['12345', 'ygo:chain-link-fence', 'a passcode without its zeros'],
  ['clf', 'ygo:chain-link-fence', 'an alias'],
  ['fishy', 'ygo:blue-fish', "a player's nickname"],
  ['papy ex', 'ptcg:papermon-ex', 'a nickname and the rest of the name'],
  ['blauer weißer fisch', 'ygo:blue-fish', 'a word that is printed cut short'],
  ['weißer fisch', 'ygo:blue-fish', 'words of it'],
  ['glied kette', 'chain-link', 'the parts of a compound'],
  ['chian link', 'chain-link', 'letters swapped'],
  ['the pile resolfes', 'ygo.chain.order', 'a typing error in a question'],
  ['may I answer in the turn of the opponent', 'ygo.speed.two', 'a question'],
])('%s finds %s: %s', (q, id) => expect(first(q)).toBe(id));

test('rules and terms come before cards for rule words, and a term leads to its rules', () => {
  expect(ids('chain')).toEqual(['chain-link', 'ygo.chain.order', 'ygo:chain-link-fence']);
  const [term, rule] = db.search('remove from play');
  expect([term!.id, rule!.id, rule!.how]).toEqual(['banish', 'ygo.zone.away', 'leads-to']);
  expect(rule!.why).toEqual({ en: 'rule on: banish', de: 'Regel zu: verbannen' });
});

test('a term named like a card is one hit with it', () => {
  expect(db.search('away card').map(({ kind, id, term }) => [kind, id, term])).toContainEqual([
    'card',
    'ygo:away-card',
    'away',
  ]);
  expect(ids('away card')).not.toContain('away');
  expect(db.search('away card', { kinds: ['term'] })[0]!.id).toBe('away');
});

test('a term and a card that share one name only are one hit where it is asked for by that name', () => {
  expect(db.search('set aside')[0]).toMatchObject({ kind: 'card', id: 'ygo:set-aside', term: 'aside' });
  expect(db.search('weglage')[0]).toMatchObject({ kind: 'term', id: 'aside' });
  expect(db.search('beiseite')[0]).not.toHaveProperty('term');
});

test('the words of a name are found in any order, each as far as it is typed; one letter is no word', () => {
  const found = (...tokens: string[]) => db.searcher.byWords(tokens, {}).map(({ row }) => row.ref);
  expect(found('fence', 'chain')).toEqual(['ygo:chain-link-fence']);
  expect(found('fen', 'li')).toEqual(['ygo:chain-link-fence']);
  expect(found('fe')).toEqual(['ygo:chain-link-fence']);
  expect([found(), found('f'), found(''), found('fence', '')]).toEqual([[], [], [], []]);
});

test('two words of a name written as one are parted', () => {
  expect(db.search('fencelink', { kind: 'card' })[0]).toMatchObject({ id: 'ygo:chain-link-fence', how: 'fuzzy' });
  expect(db.search('fencefish', { kind: 'card' }).map(({ how }) => how)).not.toContain('fuzzy');
});

test('a query says that it is about rules of before, or does not', () => {
  expect(['wie war es früher', 'the former rule', 'setzen 2004'].map((q) => parseQuery(q).old)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['wie ist es', ''].map((q) => parseQuery(q).old)).toEqual([false, false]);
});

test("a game's name tells which game is meant and asks for nothing else; alone it is all there is, and a Pokémon is more than a name", () => {
  const asked = (q: string) => [parseQuery(q).about, parseQuery(q).tokens.join(' ')];
  expect(asked('card types Pokémon TCG')).toEqual(['ptcg', 'card types']);
  expect(asked('Kartenarten im Pokémon-Sammelkartenspiel')).toEqual(['ptcg', 'kartenarten im']);
  expect(asked('hand limit ygo')).toEqual(['ygo', 'hand limit']);
  expect(asked('how many zones in Yu-Gi-Oh!')).toEqual(['ygo', 'how many zones in']);
  expect(asked('Pokémon TCG')).toEqual(['ptcg', 'pokemon tcg']);
  expect(asked('Pokémon evolve')).toEqual(['ptcg', 'pokemon evolve']);
  expect(asked('hand limit')).toEqual([undefined, 'hand limit']);
});

test('asked what something is or means, the term that is called so comes first', () => {
  const asked = ['What is a chain link?', 'what does CL2 mean', 'Was bedeutet „KG“?', 'Kettenglied Bedeutung'];
  for (const q of asked) expect([q, db.search(q)[0]?.id]).toEqual([q, 'chain-link']);
  expect(asksAbout('what does the pile resolve to')).toBe('pile resolve to');
  expect(['how is a link made', 'Wer ist dran?', 'meaning'].map(asksAbout)).toEqual([undefined, undefined, undefined]);
  expect(db.search('What is a chain link?', { kinds: ['rule'] }).map(({ kind }) => kind)).not.toContain('term');
});

test('what holds in the chosen ruleset comes first; what does not says where it holds', () => {
  const found = (rulesets: string[]) =>
    db.search('of the other player goes', { kinds: ['rule'], rulesets }).map(({ id, elsewhere }) => [id, elsewhere]);
  expect(found(['ygo-9.0'])).toContainEqual(['ygo.speed.two', undefined]);
  expect(found(['ygo-2004'])).toContainEqual(['ygo.speed.two', ['ygo-9.0']]);
});

test('type-ahead: every beginning of a name finds it', () => {
  for (let n = 3; n <= 'kettenglied'.length; n++) expect(ids('kettenglied'.slice(0, n))).toContain('chain-link');
});

test('filters in both languages, in the query or as options', () => {
  expect(parseQuery('Spiel:Pokémon art:Karte regelwerk:9.0 sprache:deutsch x:y papier').filters).toEqual({
    game: 'ptcg',
    kind: 'card',
    only: 'ygo-9.0',
    lang: 'de',
  });
  expect(ids('kind:card chain')).toEqual(['ygo:chain-link-fence']);
  expect(db.search('chain', { kinds: ['rule', 'card'] }).map((h) => h.id)).toEqual([
    'ygo.chain.order',
    'ygo:chain-link-fence',
  ]);
  expect(ids('spiel:pokemon chain')).toEqual([]);
  expect(ids('ruleset:ygo-9.0 backwards')).not.toContain('ygo.chain.order');
  expect(ids('ruleset:ygo-2004 backwards')).toContain('ygo.chain.order');
  expect(ids('lang:de backwards')).toEqual([]);
});

test('an answer in other words names only the words of the question that stand in it', () => {
  const answer = db.search('may I answer in the turn of the opponent').find((h) => h.id === 'ygo.speed.two')!;
  expect(answer.why).toEqual({ en: 'in the text: answer turn', de: 'im Text: answer turn' });
});

test('a hit says why, and its snippet marks the match', () => {
  const hit = db.search('letzte kommt zuerst').find((h) => h.id === 'ygo.chain.order')!;
  expect(hit.why.de).toMatch(/im Text/);
  expect(hit.snippet.de).toBe('Das «letzte» Kettenglied «kommt» «zuerst», bis zu Kettenglied 1.');
});

test('nothing is found for nothing, and odd input does no harm', () => {
  for (const q of [
    '',
    '   ',
    '"',
    "'",
    '***',
    'a OR b AND NOT (',
    '{en}:x',
    '-',
    'x'.repeat(5000),
    '\u0000',
    '😀',
    'NEAR(',
  ]) {
    expect(() => db.search(q)).not.toThrow();
  }
  expect(db.search('')).toEqual([]);
});

test('cards by name, alias and print; ex and EX apart; names close by', () => {
  expect(db.card('maschendrahtzaun', 'ygo')!.id).toBe('ygo:chain-link-fence');
  expect(db.card('Chain-Link fence', 'ygo')!.id).toBe('ygo:chain-link-fence');
  expect(db.card('12345', 'ygo')!.id).toBe('ygo:chain-link-fence');
  expect(db.card('Chain Link Fence', 'ptcg')).toBeUndefined();
  expect(db.card('Papermon ex', 'ptcg')!.card.name.en).toBe('Papermon ex');
  expect(db.card('Papermon-EX', 'ptcg')!.card.name.en).toBe('Papermon EX');
  expect(db.card('old 007', 'ptcg')!.card.name.en).toBe('Papermon EX');
  expect(db.card('Paperlad', 'ptcg')!.card.prints).toEqual(['OLD 8']);
  expect(db.card('Papierbub ◇', 'ptcg')!.card.prints).toEqual(['OLD 9']);
  expect(db.card('Paperdad', 'ptcg')!.card.prints).toEqual(['OLD 10']);
  expect(db.suggest('Chain Lnik Fense', 'ygo')).toEqual([{ en: 'Chain Link Fence', de: 'Maschendrahtzaun' }]);
});

test('a rule is shown with its covers, its sources and their documents', () => {
  expect(db.rule('ygo.speed.two')).toMatchObject({
    covers: ['ygo9.speed.two'],
    related: ['ygo.chain.order'],
    sources: [{ doc: 'book', document: { title: { en: 'Book' } } }],
  });
  expect(db.ruleOfInventory('ygo9.speed.two')).toBe('ygo.speed.two');
  expect(db.rule('ygo.none.such')).toBeUndefined();
});

test('a term and its first rule, called the same in both languages, are one hit: the rule, which names the term', () => {
  for (const query of ['removed cards lie apart', 'entfernte karten abseits']) {
    const hits = db.search(query);
    expect(hits[0]).toMatchObject({ kind: 'rule', id: 'ygo.zone.away', term: 'removed' });
    expect(hits.filter(({ id }) => id === 'removed' || id === 'ygo.zone.away')).toHaveLength(1);
  }
  expect(db.search('removed cards lie apart', { kind: 'term' })[0]).toMatchObject({ kind: 'term', id: 'removed' });
});

test('a rule that was taken into another is that one, by id and by search', () => {
  expect(db.rule('ygo.speed.quick-two')?.id).toBe('ygo.speed.two');
  expect(db.search('ygo.speed.quick-two')[0]).toMatchObject({ kind: 'rule', id: 'ygo.speed.two' });
  expect(db.ruleIds()).not.toContain('ygo.speed.quick-two');
});

test.each([
  ['kitten', 'sitting', 3],
  ['taifun', 'taifnu', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('edit distance of %s and %s', (a, b, edits) => expect(editDistance(a, b, 5)).toBe(edits));
test('edit distance stops counting above its limit', () => expect(editDistance('aaaaaa', 'bbbbbb', 2)).toBe(3));

test.each([
  ['Karten', 'Karte'],
  ['aufgelöst', 'auflösen'],
  ['activation', 'activated'],
  ['Zerstörung', 'zerstören'],
  ['resolves', 'resolution'],
  ['Spezieller', 'spezielle'],
  ['gibt', 'geben'],
  ['abgeworfen', 'abwerfen'],
  ['fällt', 'gefallen'],
  ['thrown', 'threw'],
])('%s and %s have one stem', (a, b) => {
  const fold = (w: string) => w.toLowerCase().replace('ö', 'oe').replace('ä', 'ae');
  expect(stem(fold(a))).toBe(stem(fold(b)));
});

test('to count and to pay are two words', () => {
  expect(stem('zaehlen')).not.toBe(stem('zahlen'));
});

test('a verb whose particle stands later is the verb', () => {
  const language = { concepts: new Concepts([['aufgeben', 'concede']]), parts: () => [], verbs: () => false };
  const meant = (text: string) => meaningOfText(text, language).has('=concede');
  expect([meant('der Spieler gibt das Duell auf'), meant('auf dem Feld gibt es keine')]).toEqual([true, false]);
});

test('a snippet is cut where the matches are', () => {
  const text = `${'before '.repeat(60)}the needle is here${' after'.repeat(60)}`;
  const { text: cut, marks } = snippet(text, (word) => word === 'needle');
  expect(cut.length).toBeLessThan(180);
  expect(marks.map(([a, b]) => cut.slice(a, b))).toEqual(['needle']);
});

test('a distance of just as many edits as allowed is told, one more is only "more"', () => {
  expect(editDistance('abcd', 'abxy', 2)).toBe(2);
  expect(editDistance('abc', 'abcde', 2)).toBe(2);
  expect(editDistance('abc', 'abcdef', 2)).toBe(3);
  expect(editDistance('abcd', 'wxyz', 2)).toBe(3);
});

test('how many typing errors a word may have hangs on its length', () => {
  expect([3, 4, 5, 6, 11, 12].map(allowedEdits)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('where one language is asked for, the other has no snippet', () => {
  const [hit] = db.search('resolves backwards', { lang: 'en' });
  expect(hit).toMatchObject({ id: 'ygo.chain.order', snippet: { de: '' } });
  expect(hit!.snippet.en).toContain('Chain Link');
  expect(db.search('resolves backwards')[0]!.snippet.de).not.toBe('');
});
