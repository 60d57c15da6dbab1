/** The desk's small pieces: whose address, which folder, which day, what a name is. */
import { homedir, tmpdir } from 'node:os';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIZE_LIMIT } from '../engine/case/bytes.ts';
import { dayOf, momentOf, momentsOf } from './day.ts';
import { bothNames } from './localized.ts';
import { isOfficial } from './lookup/official.ts';
import { dataFolder } from './places.ts';
import { readSource } from './source.ts';

test('only the publishers’ own hosts, safely, without user or port, are official', () => {
  for (const host of [
    'www.yugioh-card.com',
    'img.yugioh-card.com',
    'www.db.yugioh-card.com',
    'yugiohblog.konami.com',
    'www.pokemon.com',
    'play.pokemon.com',
    'assets.pokemon.com',
  ])
    // prettier-ignore
    expect(isOfficial(`https://${host}/rules.pdf`), host).toBe(true);
  for (const other of [
    'http://www.pokemon.com',
    'https://www.pokemon.com:8443',
    'https://me@www.pokemon.com',
    'https://pokemon.com',
    'https://www.pokemon.com.example.org',
    'www.pokemon.com',
    '',
  ])
    // prettier-ignore
    expect(isOfficial(other), other).toBe(false);
});

test('the data folder is the platform’s', () => {
  const [home, name] = [homedir(), 'judges-assistant'];
  expect([dataFolder('linux', {}), dataFolder('linux', { XDG_DATA_HOME: '/d' }), dataFolder('linux', { XDG_DATA_HOME: '' })]).toEqual([join(home, '.local/share', name), join('/d', name), join(home, '.local/share', name)]); // prettier-ignore
  expect([dataFolder('darwin', {}), dataFolder('win32', {}), dataFolder('win32', { APPDATA: '/a' })]).toEqual([join(home, 'Library/Application Support', name), join(home, 'AppData/Roaming', name), join('/a', name)]); // prettier-ignore
});

test('a day is that of the place, from its first moment to the next day’s', () => {
  const late = new Date(2026, 0, 5, 23, 7);
  expect([dayOf(late), momentOf(late)]).toEqual(['2026-01-05', '2026-01-05 23:07']);
  expect(momentsOf('2026-01-31')).toEqual({ from: new Date(2026, 0, 31).toISOString(), until: new Date(2026, 1, 1).toISOString() }); // prettier-ignore
});

test('a name that was never translated stands in both languages', () => {
  expect([
    bothNames('Crane'),
    bothNames({ en: 'Crane' }),
    bothNames({ de: 'Kranich' }),
    bothNames({ en: 'Crane', de: 'Kranich' }),
    bothNames({}),
  ]).toEqual(
    // prettier-ignore
    [{ de: 'Crane', en: 'Crane' }, { de: 'Crane', en: 'Crane' }, { de: 'Kranich', en: 'Kranich' }, { de: 'Kranich', en: 'Crane' }, { de: '', en: '' }], // prettier-ignore
  );
});

test('a case file is read up to what a case can be', () => {
  const dir = mkdtempSync(join(tmpdir(), 'source-'));
  const read = (text: string) => {
    writeFileSync(join(dir, 'case.yaml'), text);
    return readSource(join(dir, 'case.yaml'));
  };
  expect(read('game: ygo')).toEqual({ ok: true, value: 'game: ygo' });
  expect([read('x'.repeat(SIZE_LIMIT)).ok, read('x'.repeat(SIZE_LIMIT + 1)).ok]).toEqual([true, false]);
  expect(() => readSource(join(dir, 'none'))).toThrow('ENOENT');
  rmSync(dir, { recursive: true });
});
