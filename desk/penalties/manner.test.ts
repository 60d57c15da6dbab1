/** How a query speaks, and which words mean one thing. */
import { expect, test } from 'vitest';
import { stem } from '../../rules-db/text.ts';
import { mannerOf, type Manner } from './manner.ts';
import { COUNTS, meanOne } from './words.ts';

test.each<[Manner, string[]]>([
  ['told', ['he drew a card', 'Somebody left.', 'her phone rang', 'Der Spieler ging', 'sein Handy', 'vergessen', 'what if it falls', 'What should we do now?', 'how do I handle this?', 'Is it cheating?', 'Was tun?', 'wie bestraft man das', 'which penalty?', 'penalized', 'Welche Strafe?', 'a punishment', 'penalties', 'penalised', 'infraction', 'infractions', 'punish', 'punished', 'Strafen', 'Verstoß', 'Verstöße', 'bestraft', 'geahndet']],
  ['asked', ['how many cards', 'Can I attack', 'wie viele Karten', 'Darf ich das', 'marked sleeves?', 'welcher Zug?', 'is that so']],
  ['fragment', ['drew cards', 'marked sleeves', 'two cards', '3 cards', 'sieben Karten', 'Karten gezogen', 'zu viele', 'torn, can you see', 'Hülle, darf man']],
  ['bare', ['damage by confusion', 'Schaden durch Verwirrung', 'sleeves', 'Hülle, der Zug', '']],
])('%s', (manner, queries) => {
  for (const query of queries) expect(mannerOf(query), query).toBe(manner);
}); // prettier-ignore

test('words of one line mean one thing, in whatever form and language; words of none do not', () => {
  const one = (a: string, b: string) => meanOne(stem(a), stem(b));
  for (const [a, b] of [
    ['phone', 'handy'],
    ['phones', 'smartphone'],
    ['steals', 'geklaut'],
    ['drew', 'gezogen'],
    ['judge', 'schiedsrichter'],
    ['toilet', 'klo'],
    ['nass', 'spilled'],
    ['leaves', 'verlassen'],
  ] as const)
    // prettier-ignore
    expect([one(a, b), one(b, a)], `${a} ${b}`).toEqual([true, true]);
  expect([one('phone', 'toilet'), one('crane', 'crane'), one('phone', 'crane'), one('crane', 'phone')]).toEqual([false, false, false, false]); // prettier-ignore
  expect(['seven', 'zwoelf', 'statt', 'instead', 'one'].map((word) => COUNTS.has(word))).toEqual([true, true, true, true, false]); // prettier-ignore
});
