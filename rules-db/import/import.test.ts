/** Importers, on small invented cards. The large real samples are in tests/import.test.ts. */
import Database from 'better-sqlite3';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJudgeDb, type JudgeDb } from '../judge/judge-db.ts';
import { FileError } from './card.ts';
import { tcgdexId } from './pokemontcg.ts';
import { importCards } from './import.ts';

let dir: string;
let judge: JudgeDb;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'import-'));
  judge = openJudgeDb(join(dir, 'data'));
});
afterEach(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const file = (name: string, content: string | Buffer): string => {
  const path = join(dir, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
};

const lion = {
  password: 101, konami_id: 1, name: { en: 'Paper Lion', de: 'Papierlöwe' }, text: { en: 'FLIP: Fold 1 card.', de: 'FLIPP: Falte 1 Karte.' },
  card_type: 'Monster', monster_type_line: 'Beast  / Flip / Effect', attribute: 'EARTH', level: 3, atk: 1200, def: '?',
}; // prettier-ignore
const kite = {
  password: 102, name: { en: 'Paper Kite', de: null }, text: { en: 'Cannot be folded.' }, card_type: 'Monster',
  monster_type_line: 'Machine / Link / Effect', attribute: 'WIND', link_arrows: ['⬇', '↗'], atk: 800,
}; // prettier-ignore
const glue = { password: 103, name: { en: 'Quick Glue', de: 'Schnellkleber' }, text: { en: 'Glue 2 cards.' }, card_type: 'Spell', property: 'Quick-Play' }; // prettier-ignore

const papermon = (extra: object = {}) => ({
  category: 'Pokemon', id: 'tst1-005', localId: '005', name: 'Papermon ex', suffix: 'ex', hp: 210, types: ['Grass'], stage: 'Stage1',
  evolveFrom: 'Sheetmon', set: { id: 'tst1', name: 'Test Set', abbreviation: 'TST', releaseDate: '2025-02-03' },
  abilities: [{ type: 'Ability', name: 'Crease', effect: 'Once during your turn, you may fold this.' }],
  attacks: [{ cost: ['Grass', 'Colorless'], name: 'Cut', effect: 'Flip a coin.', damage: '80＋' }, { name: 'Tear', damage: 20 }],
  weaknesses: [{ type: 'Fire', value: 'x2' }], resistances: [{ type: 'Water', value: '−30' }], retreat: 2, regulationMark: 'h', ...extra,
}); // prettier-ignore
const papermonDe = {
  category: 'Pokémon', id: 'tst1-005', localId: '005', name: 'Papiermon-ex', suffix: 'ex', hp: 210, types: ['Pflanze'], stage: 'Rang 1',
  evolveFrom: 'Blattmon', set: { id: 'tst1', name: 'Testset' }, abilities: [{ type: 'Fähigkeit', name: 'Knick', effect: 'Einmal während deines Zuges.' }],
  attacks: [{ cost: ['Pflanze', 'Farblos'], name: 'Schnitt', effect: 'Wirf 1 Münze.', damage: '80+' }, { name: 'Riss', damage: 20 }],
  weaknesses: [{ type: 'Feuer', value: '×2' }], retreat: 2,
}; // prettier-ignore

test('YAML-Yugi: facts, both languages, passcode; the second time nothing changes', async () => {
  const path = file('cards.json', JSON.stringify([lion, kite, glue], null, 2));
  const report = await importCards(judge, path);
  expect(report).toMatchObject({ formats: ['yaml-yugi'], added: 3, updated: 0, skipped: 0, cards: { ygo: 3 } });
  expect(judge.card('papierloewe', 'ygo')).toMatchObject({
    id: 'ygo:101',
    card: {
      kind: 'monster',
      monster: ['flip', 'effect'],
      race: 'Beast',
      level: 3,
      atk: 1200,
      def: '?',
      prints: ['101'],
    },
  });
  expect(judge.card('Paper Kite', 'ygo')!.card).toMatchObject({ link: 2, arrows: ['bottom', 'top-right'] });
  expect(judge.card('103', 'ygo')!.card).toMatchObject({ property: 'quick-play' });
  expect(judge.card('Paper Kite', 'ptcg')).toBeUndefined();
  expect(judge.suggest('Papier Lion', 'ygo')).toEqual([{ en: 'Paper Lion', de: 'Papierlöwe' }]);
  expect(judge.search('papierlowe')[0]).toMatchObject({ kind: 'card', id: 'ygo:101', how: 'exact' });
  expect(judge.search('glue cards')[0]).toMatchObject({ id: 'ygo:103' });
  expect(await importCards(judge, path)).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
});

test('Yu-Gi-Oh! cards are found by their set numbers', async () => {
  const sets = {
    en: [{ set_number: 'PAP-EN007' }],
    de: [{ set_number: 'PAP-DE007' }],
    ja: [{ set_number: 'PAP-JP007' }],
  };
  await importCards(judge, file('sets.json', JSON.stringify([{ ...glue, sets }])));
  for (const number of ['PAP-EN007', 'pap-de007']) expect(judge.search(number)[0]).toMatchObject({ id: 'ygo:103' });
  expect(judge.card('103', 'ygo')!.card.prints).toEqual(['103', 'PAP-EN007', 'PAP-DE007']);
});

test('importing again updates, and the search follows', async () => {
  await importCards(judge, file('a.json', JSON.stringify([lion])));
  await importCards(judge, file('b.json', JSON.stringify([{ ...lion, name: { en: 'Cardboard Lion' }, atk: 1300 }])));
  expect(judge.cardCount()).toBe(1);
  expect(judge.card('Cardboard Lion', 'ygo')!.card).toMatchObject({
    atk: 1300,
    name: { en: 'Cardboard Lion', de: 'Papierlöwe' },
  });
  expect(judge.card('Paper Lion', 'ygo')).toBeUndefined();
  expect(judge.search('paper lion').filter((hit) => hit.how === 'exact')).toEqual([]);
  expect(judge.imports().map((entry) => entry.updated)).toEqual([1, 0]);
});

test('TCGdex: a folder of one-language records becomes one card in both languages', async () => {
  file('cards/en/tst1-005.json', JSON.stringify(papermon()));
  file('cards/de/tst1-005.json', JSON.stringify(papermonDe));
  const report = await importCards(judge, join(dir, 'cards'));
  expect(report).toMatchObject({ formats: ['tcgdex'], added: 1, skipped: 0 });
  const { card } = judge.card('tst 5', 'ptcg')!;
  expect(card).toMatchObject({
    name: { en: 'Papermon ex', de: 'Papiermon-ex' },
    stage: 'stage1',
    types: ['Grass'],
    labels: ['ex'],
    retreat: 2,
    weakness: [{ type: 'Fire', value: '×2' }],
    resistance: [{ type: 'Water', value: '-30' }],
    attacks: [
      { name: { en: 'Cut', de: 'Schnitt' }, cost: ['Grass', 'Colorless'], damage: '80+' },
      { name: { en: 'Tear', de: 'Riss' }, damage: 20 },
    ],
  });
  expect(judge.card('Papiermon-ex', 'ptcg')!.id).toBe('ptcg:tst1-005');
  expect(judge.cardById('ptcg:tst1-005')!.meta).toMatchObject({ regulationMark: 'H' });
});

/** As pokemon-tcg-data has it: a list a set, the facts of the set apart. */
const papermonIo = {
  id: 'sv3pt5-5',
  name: 'Papermon ex',
  supertype: 'Pokémon',
  subtypes: ['Stage 1', 'Tera', 'ex'],
  hp: '120',
  types: ['Grass'],
  evolvesFrom: 'Paperling',
  rules: ['Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards.'],
  attacks: [{ name: 'Cut', cost: ['Grass', 'Colorless'], convertedEnergyCost: 2, damage: '80+', text: 'Draw a card.' }],
  weaknesses: [{ type: 'Fire', value: '×2' }],
  resistances: [{ type: 'Water', value: '-30' }],
  retreatCost: ['Colorless', 'Colorless'],
  convertedRetreatCost: 2,
  number: '5',
  rarity: 'Double Rare',
};

test('pokemontcg.io: a list a set, or an object a line with its set', async () => {
  await importCards(judge, file('sv3pt5.json', JSON.stringify([papermonIo])));
  const { card, id } = judge.card('Papermon ex', 'ptcg')!;
  expect(id).toBe('ptcg:sv03.5-005');
  expect(card).toEqual({
    name: { en: 'Papermon ex' },
    kind: 'pokemon',
    hp: 120,
    types: ['Grass'],
    stage: 'stage1',
    evolvesFrom: 'Paperling',
    labels: ['ex', 'Tera'],
    attacks: [{ name: { en: 'Cut' }, cost: ['Grass', 'Colorless'], damage: '80+', text: { en: 'Draw a card.' } }],
    weakness: [{ type: 'Fire', value: '×2' }],
    resistance: [{ type: 'Water', value: '-30' }],
    retreat: 2,
    prints: ['sv03.5-005', 'sv3pt5-5'],
  });
  const set = { id: 'ex16', name: 'Cut Outs', series: 'EX', releaseDate: '2007/02/02', ptcgoCode: 'CUT' };
  const hall = { id: 'ex16-79', name: 'Paper Hall', supertype: 'Trainer', subtypes: ['Stadium'], rules: ['It folds.', 'It bends.'], number: '79', set }; // prettier-ignore
  await importCards(judge, file('older.jsonl', JSON.stringify(hall) + '\n' + JSON.stringify({ ...papermonIo, set })));
  expect(judge.card('cut 79', 'ptcg')!.card).toMatchObject({
    trainer: 'stadium',
    text: { en: 'It folds.\nIt bends.' },
  });
});

test.each([['pokemontcg.io first'], ['TCGdex first']])(
  'the same print of both lists is one card: %s',
  async (order) => {
    const dex = papermon({ id: 'sv03.5-005', localId: '005' });
    const records = order === 'TCGdex first' ? [dex, papermonIo] : [papermonIo, dex];
    for (const [i, raw] of records.entries()) await importCards(judge, file(`${i}.json`, JSON.stringify([raw])));
    expect(judge.cardCount()).toBe(1);
    const { card } = judge.card('Papermon ex', 'ptcg')!;
    expect([...(card.labels as string[])].sort()).toEqual(['Tera', 'ex']);
    expect([...(card.prints as string[])].sort()).toEqual(['TST 005', 'sv03.5-005', 'sv3pt5-5']);
  },
);

test('a set whose list names no Weakness at all is marked: it is not taken as none', async () => {
  const { weaknesses: _w, resistances: _r, ...bare } = papermonIo;
  const other = { ...papermonIo, id: 'sv4-9', number: '9', name: 'Cutlet' };
  const none = { ...bare, id: 'sv4-10', number: '10', name: 'Scrap' };
  await importCards(judge, file('two-sets.json', JSON.stringify([bare, other, none])));
  expect(judge.card('Papermon ex', 'ptcg')!.card).toMatchObject({ weaknessUnlisted: true });
  expect(judge.card('Cutlet', 'ptcg')!.card).not.toHaveProperty('weaknessUnlisted');
  expect(judge.card('Scrap', 'ptcg')!.card).not.toHaveProperty('weaknessUnlisted');
});

test('labels that stand on a card and in no list: the table, and for cards it does not know those they could carry', async () => {
  const set = (id: string, releaseDate: string) => ({
    set: { id, name: id, releaseDate },
    id: `${id}-1`,
    localId: '1',
  });
  const of = async (raw: object) => {
    await importCards(judge, file('one.json', JSON.stringify([papermon(raw)])));
    const { labels, labelsUnlisted } = judge.card(`${(raw as { id: string }).id}`, 'ptcg')!.card as { labels?: string[]; labelsUnlisted?: string[] }; // prettier-ignore
    return [labels, labelsUnlisted];
  };
  expect(await of(set('me09', '2027-01-01'))).toEqual([['ex'], ['Tera']]);
  expect(await of({ ...set('me10', '2027-01-01'), name: 'Koraidon' })).toEqual([undefined, ['Ancient']]);
  expect(await of({ ...set('me13', '2027-01-01'), name: 'Papermon' })).toEqual([undefined, undefined]);
  expect(await of({ ...set('me11', '2027-01-01'), name: 'Mega Papermon ex' })).toEqual([['ex', 'Mega ex'], undefined]);
  expect(await of({ ...set('me12', '2027-01-01'), name: 'Iron Moth' })).toEqual([['Future'], undefined]); // prettier-ignore
  expect(await of(set('sv08', '2024-11-08'))).toEqual([['ex'], undefined]);
  expect(await of({ ...set('sm8', '2018-11-02'), name: 'Blacephalon GX' })).toEqual([['GX', 'Ultra Beast'], undefined]);
  // A German list says less: the table goes by English names, until the English one is read, too.
  const german = { ...papermonDe, ...set('swsh5', '2021-03-19') };
  expect(await of(german)).toEqual([['ex'], ['Single Strike', 'Rapid Strike']]);
  expect(await of(set('swsh5', '2021-03-19'))).toEqual([['ex'], undefined]);
});

test.each([
  ['sv1-7', 'sv01-007'], ['sv10-200', 'sv10-200'], ['sm35-4', 'sm3.5-4'], ['sm115-4', 'sm115-4'], ['swsh45sv-SV001', 'swsh4.5sv-SV001'], ['swsh12pt5gg-GG01', 'swsh12.5gg-GG01'],
  ['swsh9-3', 'swsh9-003'], ['swsh3-136', 'swsh3-136'], ['base1-4', 'base1-4'], ['zsv10pt5-8', 'sv10.5b-008'], ['me1-3', 'me01-003'], ['pgo-11', 'swsh10.5-011'],
])('%s of pokemontcg.io is %s of TCGdex', (id, dex) => expect(tcgdexId(id)).toBe(dex)); // prettier-ignore

test('ex and EX are different cards; of one name the newest print comes first', async () => {
  const old = papermon({
    id: 'old1-1',
    localId: '1',
    name: 'Papermon-EX',
    suffix: 'EX',
    set: { id: 'old1', releaseDate: '2014-01-01' },
  });
  const reprint = papermon({
    id: 'tst2-9',
    localId: '9',
    set: { id: 'tst2', abbreviation: 'TSU', releaseDate: '2026-01-01' },
  });
  await importCards(judge, file('a.jsonl', [old, papermon(), reprint].map((c) => JSON.stringify(c)).join('\n') + '\n'));
  expect(judge.card('Papermon EX', 'ptcg')!.id).toBe('ptcg:old1-1');
  expect(judge.card('Papermon ex', 'ptcg')!.id).toBe('ptcg:tst2-9');
  expect(judge.cards('Papermon ex', 'ptcg').map((c) => c.id)).toEqual(['ptcg:tst2-9', 'ptcg:tst1-005']);
  expect(judge.card('TST 005', 'ptcg')!.id).toBe('ptcg:tst1-005');
});

test('YGOPRODeck: the wrapper, artwork numbers, the German answer beside the English', async () => {
  const base = { id: 201, type: 'Synchro Tuner Monster', desc: 'This is the text of the card.', atk: 2000, def: -1, level: 5, race: 'Winged Beast', attribute: 'wind', card_images: [{ id: 201 }, { id: 202 }] }; // prettier-ignore
  const trap = { id: 203, name: 'Folded Trap', type: 'Trap Card', desc: 'Counter it.', race: 'Counter' };
  const skill = { id: 204, name: 'A Skill', type: 'Skill Card', desc: 'No card.', race: 'Yugi' };
  const en = JSON.stringify({ data: [{ ...base, name: 'Origami Crane' }, trap, skill], meta: { total: 3 } });
  const report = await importCards(judge, file('cardinfo.json', en));
  expect(report).toMatchObject({ formats: ['ygoprodeck'], added: 2, skipped: 1, problems: [{ record: 3 }] });
  const de = { ...base, name: 'Origamikranich', name_en: 'Origami Crane', desc: 'Das ist der Text der Karte.' };
  await importCards(judge, file('cardinfo-de.json.gz', gzipSync(JSON.stringify({ data: [de] }))));
  expect(judge.card('202', 'ygo')!.card).toMatchObject({
    name: { en: 'Origami Crane', de: 'Origamikranich' },
    text: { en: 'This is the text of the card.', de: 'Das ist der Text der Karte.' },
    monster: ['synchro', 'tuner'],
    attribute: 'WIND',
    def: '?',
  });
});

function cdb(path: string, rows: (number | string)[][]): string {
  const db = new Database(path);
  db.exec(
    'CREATE TABLE datas (id integer primary key, ot integer, alias integer, setcode integer, type integer, atk integer, def integer, level integer, race integer, attribute integer, category integer); CREATE TABLE texts (id integer primary key, name text, desc text)',
  );
  for (const [id, alias, type, atk, def, level, race, attribute, name, desc] of rows) {
    db.prepare('INSERT INTO datas VALUES (?, 3, ?, 0, ?, ?, ?, ?, ?, ?, 0)').run(
      id,
      alias,
      type,
      atk,
      def,
      level,
      race,
      attribute,
    );
    db.prepare('INSERT INTO texts VALUES (?, ?, ?)').run(id, name, desc);
  }
  db.close();
  return path;
}

test('EDOPro: type, race and arrow bits, Pendulum boxes, other artwork; gzipped as well', async () => {
  const pendulum =
    '[ Pendulum Effect ]\nFold the left card.\n----------------------------------------\n[ Monster Effect ]\nFold the right card.';
  const path = cdb(join(dir, 'cards.cdb'), [
    [301, 0, 0x1000021, 1500, -2, 0x04040004, 0x2000, 0x20, 'Pendulum Sheet', pendulum],
    [302, 0, 0x4000021, 1000, 0x1 | 0x100, 2, 0x1000000, 0x10, 'Link Sheet', 'This is the text.'],
    [303, 0, 0x10002, 0, 0, 0, 0, 0, 'Fast Sheet', 'Fold the card when you can.'],
    [310, 303, 0x10002, 0, 0, 0, 0, 0, 'Fast Sheet', 'Fold the card when you can.'],
    [304, 0, 0x8000000, 0, 0, 0, 0, 0, 'Skill', 'x'],
  ]);
  const report = await importCards(judge, path);
  expect(report.problems).toMatchObject([{ file: 'cards.cdb', record: 4, message: { en: 'not a card of the game: type 0x8000000' } }]); // prettier-ignore
  expect(report).toMatchObject({ formats: ['edopro'], added: 3, skipped: 1 });
  expect(judge.card('Pendulum Sheet', 'ygo')!.card).toMatchObject({
    monster: ['effect', 'pendulum'], level: 4, scale: 4, def: '?', race: 'Dragon', attribute: 'DARK',
    text: { en: 'Fold the right card.' }, pendulumText: { en: 'Fold the left card.' },
  }); // prettier-ignore
  expect(judge.card('Link Sheet', 'ygo')!.card).toMatchObject({
    link: 2,
    arrows: ['bottom-left', 'top-right'],
    race: 'Cyberse',
  });
  expect(judge.card('310', 'ygo')!.id).toBe('ygo:303');
  const packed = file('cards.cdb.gz', gzipSync(await import('node:fs').then((fs) => fs.readFileSync(path))));
  expect(await importCards(judge, packed)).toMatchObject({ unchanged: 3, added: 0 });
});

test.each([
  ['pretty single object', JSON.stringify(lion, null, 2)],
  ['one line', JSON.stringify(lion)],
  ['lines', `${JSON.stringify(lion)}\n\n`],
  ['list with a byte order mark', `\ufeff${JSON.stringify([lion])}`],
])('a %s is read', async (_, text) => {
  expect(await importCards(judge, file('x.json', text))).toMatchObject({ added: 1, skipped: 0 });
});

test('a broken record is reported with its place and skipped', async () => {
  const lines = [
    JSON.stringify(lion),
    '{"password": 5, "name": ',
    JSON.stringify({ id: 'x' }),
    JSON.stringify({ ...glue, property: 'Loud' }),
    JSON.stringify(kite),
  ];
  const report = await importCards(judge, file('a.jsonl', lines.join('\n') + '\n'));
  expect(report).toMatchObject({ added: 2, skipped: 3 });
  expect(report.problems.map((p) => [p.line, p.message.de])).toEqual([
    [2, 'fehlerhaftes JSON'],
    [3, 'ein Datensatz in keinem bekannten Format'],
    [4, 'keine Karte des Spiels: spell Loud'],
  ]);
  const list = `[${JSON.stringify(lion)}, {"password": 7, "name": oops}, ${JSON.stringify(glue)}]`;
  expect(await importCards(judge, file('b.json', list))).toMatchObject({ unchanged: 1, added: 1, skipped: 1 });
});

const whole = JSON.stringify([lion, kite, glue]);
function database(sql: string): Buffer {
  const db = new Database(':memory:');
  db.exec(sql);
  const bytes = db.serialize();
  db.close();
  return bytes;
}
test.each([
  ['the file is cut off', 'die Datei ist abgeschnitten', whole.slice(0, -20)],
  [
    'the file is cut off',
    'die Datei ist abgeschnitten',
    `${JSON.stringify(kite)}\n${JSON.stringify(glue).slice(0, -9)}`,
  ],
  ['the file is cut off', 'die Datei ist abgeschnitten', gzipSync(whole).subarray(0, 60)],
  [
    'the file is cut off',
    'die Datei ist abgeschnitten',
    Buffer.concat([gzipSync(whole).subarray(0, 20), Buffer.alloc(40, 7)]),
  ],
  ['the file holds no card records', 'die Datei enthält keine Kartendatensätze', 'name;atk\nPaper Lion;1200\n'],
  ['no card of a known format in the file', 'keine Karte eines bekannten Formats in der Datei', '{"hello": "world"}'],
  ['the file is empty', 'die Datei ist leer', ''],
  ['the file is not UTF-8 text', 'die Datei ist kein UTF-8-Text', Buffer.from([0x5b, 0xff, 0xfe, 0x00, 0x80, 0x81])],
  [
    'the database cannot be read: file is not a database',
    'die Datenbank ist nicht lesbar: file is not a database',
    'SQLite format 3\0 but not really',
  ],
  [
    'an SQLite file, but no EDOPro card database',
    'eine SQLite-Datei, aber keine EDOPro-Kartendatenbank',
    database('CREATE TABLE other (x)'),
  ],
  [
    'the database cannot be read: database disk image is malformed',
    'die Datenbank ist nicht lesbar: database disk image is malformed',
    database(
      'CREATE TABLE datas (id, ot, alias, setcode, type, atk, def, level, race, attribute, category); CREATE TABLE texts (id, name, desc)',
    ).subarray(0, 6000),
  ],
])('a broken file changes nothing: %s (%s)', async (en, de, content) => {
  await importCards(judge, file('good.json', JSON.stringify([lion])));
  const bad = file('bad', content);
  const refused = await importCards(judge, bad).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FileError);
  expect((refused as FileError).text).toEqual({ en, de });
  expect(judge.cardCount()).toBe(1);
  expect(judge.imports()).toHaveLength(1);
  expect(judge.searcher.of.db.pragma('quick_check', { simple: true })).toBe('ok');
});

test('a record in no known format is named by its place, in both languages', async () => {
  const report = await importCards(judge, file('x.json', JSON.stringify([lion, { nothing: 'known' }, glue])));
  expect(report).toMatchObject({ added: 2, skipped: 1 });
  const message = { en: 'a record of no known format', de: 'ein Datensatz in keinem bekannten Format' };
  expect(report.problems).toEqual([{ file: 'x.json', line: 1, record: 2, message }]);
});

test('in a folder one broken file is left out, the others count', async () => {
  file('many/a.json', JSON.stringify([lion]));
  file('many/b.json', whole.slice(0, -20));
  file('many/c.json', JSON.stringify(glue));
  const report = await importCards(judge, join(dir, 'many'));
  expect(report).toMatchObject({ added: 2, skipped: 1 });
  expect(report.problems).toEqual([
    { file: 'b.json', message: { en: 'the file is cut off', de: 'die Datei ist abgeschnitten' } },
  ]);
  expect(judge.card('Paper Kite', 'ygo')).toBeUndefined();
});

test('whatever stands in the columns of a .cdb is a card or a problem, never a fault', async () => {
  const path = join(dir, 'odd.cdb');
  const db = new Database(path);
  db.exec(`CREATE TABLE datas (id, ot, alias, setcode, type, atk, def, level, race, attribute, category);
    CREATE TABLE texts (id, name, desc);`);
  const row = db.prepare('INSERT INTO datas VALUES (?, 0, ?, 0, ?, ?, ?, ?, ?, ?, 0)');
  const text = db.prepare('INSERT INTO texts VALUES (?, ?, ?)');
  const odd = [null, 'x', 1.5, Buffer.from('x'), -1, 2 ** 40, Number.MAX_VALUE];
  let id = 500;
  row.run(++id, null, 0x11, null, null, null, null, null);
  text.run(id, 'Sparse Paper', null);
  for (const value of odd)
    for (let column = 0; column < 8; column++) {
      const values: unknown[] = [++id, 0, 0x11, 100, 100, 4, 1, 1];
      values[column] = value;
      row.run(...values);
      text.run(values[0], column % 2 ? `Odd ${id}` : value, value);
    }
  db.close();
  const report = await importCards(judge, path);
  expect(report.added).toBeGreaterThan(10);
  expect(report.skipped).toBeGreaterThan(10);
  expect(judge.card('Sparse Paper', 'ygo')!.card).toMatchObject({ kind: 'monster', atk: 0, level: 0 });
});

test('a file that unpacks to far too much is refused, whatever is in it', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32));
  const database = gzipSync(Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(64 * 1024 * 1024)]));
  for (const packed of [bomb, database])
    await expect(importCards(judge, file('bomb.gz', packed))).rejects.toThrow(/far too much/);
});

test('a release date that is no day says nothing', async () => {
  const set = { ...papermon().set, releaseDate: `2025${'0'.repeat(60)}-1-1` };
  const report = await importCards(judge, file('cards.json', JSON.stringify(papermon({ set }))));
  expect(report).toMatchObject({ added: 1, skipped: 0 });
});

test('names that every object inherits are only names', async () => {
  const odd = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const cards = odd.flatMap((word, i) => [
    { ...kite, password: 900 + i, name: { en: word }, link_arrows: [word], monster_type_line: `${word} / ${word}` },
    papermon({ id: `tst9-${i}`, name: word, types: [word], stage: word, weaknesses: [{ type: word, value: word }] }),
  ]);
  const text = JSON.stringify(cards).replace('"series"', '"__proto__"');
  expect(await importCards(judge, file('odd.json', text))).toMatchObject({ added: 8, skipped: 0 });
  for (const word of odd) {
    expect(judge.card(word, 'ygo')!.card).not.toHaveProperty('arrows');
    expect(judge.card(word, 'ptcg')!.card).not.toHaveProperty('types');
  }
});
