/** ZIP files of card lists, on small invented cards; the archive is written here byte by byte, as the format says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJudgeDb, type JudgeDb } from '../judge/judge-db.ts';
import { FileError } from './card.ts';
import { importCards } from './import.ts';

let dir: string;
let judge: JudgeDb;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'zip-'));
  judge = openJudgeDb(join(dir, 'data'));
});
afterEach(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Part {
  name: string;
  text: string;
  method?: number;
  /** What the directory tells of its size, where that is a lie. */
  told?: number;
  encrypted?: boolean;
}
function zipOf(parts: Part[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, method = 8, told, encrypted } of parts) {
    const plain = Buffer.from(text);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const title = Buffer.from(name);
    const sizes = [packed.length, told ?? plain.length];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    sizes.forEach((size, i) => local.writeUInt32LE(size, 18 + 4 * i));
    local.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(encrypted ? 1 : 0, 8);
    entry.writeUInt16LE(method, 10);
    sizes.forEach((size, i) => entry.writeUInt32LE(size, 20 + 4 * i));
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, title, packed);
    directory.push(entry, title);
    at += 30 + title.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
const card = (password: number, en: string) => ({ password, name: { en }, text: { en: 'Fold 1 card.' }, card_type: 'Spell', property: 'Normal' }); // prettier-ignore
const list = (...cards: object[]): string => JSON.stringify(cards);
const imported = async (content: Buffer) => {
  const path = join(dir, 'cards-master.zip');
  writeFileSync(path, content);
  return importCards(judge, path);
};

test('the lists of a ZIP file are imported as those of a folder, packed or stored', async () => {
  const { path, added, problems } = await imported(
    zipOf([
      { name: 'cards/en/one.json', text: list(card(201, 'Paper Crane')) },
      { name: 'cards/en/two.json', text: list(card(202, 'Paper Boat'), card(203, 'Paper Hat')), method: 0 },
      { name: 'README.md', text: 'no list' },
      { name: 'sets/en.json', text: '[{"id":"base1"}]' },
    ]),
  );
  expect(path).toBe(join(dir, 'cards-master.zip'));
  expect(added).toBe(3);
  expect(problems.map(({ file }) => file)).toEqual(['sets/en.json']);
  expect(judge.cards('Paper Hat', 'ygo')).toHaveLength(1);
});

test('a name that leads out of the folder stays in it', async () => {
  await imported(zipOf([{ name: '../../../escaped.json', text: list(card(201, 'Paper Crane')) }]));
  expect(judge.cardCount()).toBe(1);
});

/** A sound file but for one byte behind a mark. */
function otherwise(mark: Buffer, at: number, byte = 0x7f): Buffer {
  const zip = zipOf([{ name: 'a.json', text: list(card(1, 'Crane')) }]);
  zip[zip.indexOf(mark) + at] = byte;
  return zip;
}

const GERMAN = new Map([
  ['the ZIP file is damaged', 'die ZIP-Datei ist beschädigt'],
  ['the file unpacks to far too much', 'die Datei wird entpackt viel zu groß'],
  ['the ZIP file is encrypted or packed in an unknown way', 'die ZIP-Datei ist verschlüsselt oder unbekannt gepackt'],
]);
test.each([
  ['unpacks to more than it tells', zipOf([{ name: 'a.json', text: list(card(1, 'Crane')), told: 10 }]), 'the ZIP file is damaged'],
  ['unpacks to less than it tells', zipOf([{ name: 'a.json', text: list(card(1, 'Crane')), told: 1000 }]), 'the ZIP file is damaged'],
  ['tells of far too much', zipOf([{ name: 'a.json', text: list(card(1, 'Crane')), told: 2 ** 31 }]), 'the file unpacks to far too much'],
  ['is encrypted or packed otherwise', zipOf([{ name: 'a.json', text: 'x', method: 12 }]), 'the ZIP file is encrypted or packed in an unknown way'],
  ['is encrypted', zipOf([{ name: 'a.json', text: list(card(1, 'Crane')), encrypted: true }]), 'the ZIP file is encrypted or packed in an unknown way'],
  ['has a file that is a folder, too', zipOf([{ name: 'a.json', text: list(card(1, 'Crane')) }, { name: 'a.json/b.json', text: '[]' }]), 'the ZIP file is damaged'],
  ['has a name of a thousand letters', zipOf([{ name: `${'a'.repeat(1000)}.json`, text: list(card(1, 'Crane')) }]), 'the ZIP file is damaged'],
  ['has a directory of something else', otherwise(Buffer.from([0x50, 0x4b, 0x01, 0x02]), 3), 'the ZIP file is damaged'],
  ['tells of more files than there are', otherwise(Buffer.from([0x50, 0x4b, 0x05, 0x06]), 10, 2), 'the ZIP file is damaged'],
  ['is cut off', zipOf([{ name: 'a.json', text: list(card(1, 'Crane')) }]).subarray(0, 60), 'the ZIP file is damaged'],
])('one that %s is refused in one sentence, and nothing is imported', async (_, content, message) => {
  await expect(imported(content)).rejects.toThrow(FileError);
  await imported(content).catch(({ text }: FileError) => expect([text.en, text.de]).toEqual([message, GERMAN.get(message)]));
  expect(judge.cardCount()).toBe(0);
}); // prettier-ignore
