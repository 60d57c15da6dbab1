import { expect, test } from 'vitest';
import { like } from './find.ts';

const TYPES = ['Aqua', 'Beast', 'Beast-Warrior', 'Dinosaur', 'Spellcaster', 'Winged Beast'];
const found = (typed: string): string[] => like(TYPES, typed, (one) => one);

test('nothing typed: the whole list as it is', () => {
  expect(found('')).toEqual(TYPES);
  expect(found('  ')).toEqual(TYPES);
});

test('what stands there as it was typed, in any order of words, goes before what is only like it', () => {
  expect(found('beast').slice(0, 3)).toEqual(['Beast', 'Beast-Warrior', 'Winged Beast']);
  expect(found('beast win')[0]).toBe('Winged Beast');
});

test('a word that begins so goes before one that only has it in it, and what a thing is also called behind what it is called', () => {
  const commands = [
    ['nach anderer Ausgabe urteilen', ''],
    ['teilen', 'kopieren'],
    ['Optionen', 'Einstellungen teilen'],
  ] as const;
  const called = (typed: string) => like(commands, typed, ([words]) => words, ([, also]) => also).map(([words]) => words); // prettier-ignore
  expect(called('teilen')).toEqual(['teilen', 'Optionen', 'nach anderer Ausgabe urteilen']);
  expect(called('einstelungen')).toEqual(['Optionen']);
});

test('typing errors find it all the same; what is like nothing finds nothing', () => {
  expect(found('spelcastr')[0]).toBe('Spellcaster');
  expect(found('dinosuar')[0]).toBe('Dinosaur');
  expect(found('xyzzy')).toEqual([]);
  expect(like(['Ruleset: Edison (March 2010)', 'options preferences', 'life points'], 'poison', (one) => one)).toEqual(
    [],
  );
});

test('each word may have its typing error, and accents are no matter', () => {
  const facts = ['kann nicht durch Kampf zerstört werden', 'kann nicht angreifen', 'kein Kampfschaden'];
  expect(like(facts, 'zerstort kamfp', (one) => one)).toEqual([facts[0]]);
});

test('letters exchanged in a short word find it, and one slip goes before what is only like it', () => {
  const commands = [
    'undo',
    'save the case',
    'Theme: Dark',
    'Ruleset: Edison (March 2010)',
    'search, or type what happened',
  ];
  const first = (typed: string) => like(commands, typed, (one) => one)[0];
  expect(['udno', 'svae', 'drak', 'sarch'].map(first)).toEqual([
    'undo',
    'save the case',
    'Theme: Dark',
    'search, or type what happened',
  ]);
});

test('numbers are meant as they are typed, and two or three letters where something has them', () => {
  const sizes = ['Schriftgröße: 100 %', 'Schriftgröße: 150 %', 'Regelwerk: OCG', 'Zu Turnier'];
  const called = (typed: string) => like(sizes, typed, (one) => one);
  expect(called('schrfit 150')).toEqual(['Schriftgröße: 150 %']);
  expect(called('ocg')).toEqual(['Regelwerk: OCG']);
  expect(like(['Typ wird', 'Attribut wird'], 'typ wrd', (one) => one)[0]).toBe('Typ wird');
});

test('two letters exchanged before a number find it: the number is that number, whatever stands before it', () => {
  const entries = ['Table 12: Raigeki', 'Table 120: Jinzo', 'Table 3: at most 12 cards', 'Label 12'];
  const called = (typed: string) => like(entries, typed, (one) => one);
  expect(called('tabel 12').slice(0, 2)).toEqual(['Table 12: Raigeki', 'Table 3: at most 12 cards']);
  expect(called('tabel 120')).toEqual(['Table 120: Jinzo']);
});
