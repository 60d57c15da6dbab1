/** What a line names stands in the case that is read from it, or in what is ruled: what was passed over is the question. */
import { expect, test } from 'vitest';
import { find, judged } from './lines.ts';
import type { Case } from '../engine/case/schema.ts';
import { Refused, unlessRefused } from '../desk/refused.ts';
import { readLineAsFarAs, readWholeLine } from '../desk/line/partly.ts';
import { lostIn } from '../desk/line/lost.ts';
import { UNREAD } from '../desk/line/unread.ts';

const judge = (of: Case) => judged(of).ruling;
const options = { find, judge };
const lost = (line: string): unknown => {
  const read = unlessRefused(() => readLineAsFarAs(line, options));
  return read && (read.assumptions.find(({ path }) => path === UNREAD)?.value ?? null);
};

test.each([
  ['a card', 'A: Snatch Steal on A tributes Jinzo for Blue-Eyes White Dragon', ['for Blue-Eyes White Dragon']],
  ['a cost that is another', 'A zahlt 1000 für Ernste Warnung auf die Beschwörung von Jinzo', ['1000']],
  ['what a condition comes from', "B's Active is Burned and Confused from Crushing Hammer, A attacks with Charizard ex Burning Darkness and it survives", ['from Crushing Hammer']], // prettier-ignore
  ['whose a card is', "B's bench: Manaphy and Snorlax with 50 damage. A ends turn", ["B's bench: Manaphy and Snorlax"]],
  [
    'whose a card is, in German',
    'Bs Bank: Manaphy und Relaxo mit 50 Schaden. A beendet den Zug',
    ['Bs Bank: Manaphy und Relaxo'],
  ],
])('%s that is passed over is asked about: %s', (_, line, words) => expect(lost(line)).toEqual(words));

test.each([
  ['what the ruling says', 'A: Charizard ex Burning Darkness 180 -> Snorlax. 180 or 210?'],
  ['what is printed on a card', 'A: Raigeki, B has Jinzo (2400). Is that still legal?'],
  ['a Special Condition another has replaced', "A's Snorlax is paralyzed and poisoned and is asleep; A: checkup"],
  ['HP that are left', 'A: Charizard ex uses Burning Darkness on Snorlax (150 HP, 70 damage, only 80 left)'],
  ['a VSTAR Power of before', 'A used Star Birth with Arceus VSTAR earlier this game; A: Giratina VSTAR Star Requiem'],
  ['a Supporter of before', 'A hat schon Forschung des Professors gespielt und will Befehl vom Boss spielen'],
  ['a name that ends in EX', 'M Alakazam-EX Zen Force -> Snorlax'],
  ['a place to which something is brought', "A tributes B's Jinzo and B's Sangan to drop Lava Golem on B's field"],
  ['a card whose target lies on the other side', "A: Raigeki. Can A use Monster Reborn on a monster in B's GY?"],
  ['who is named as not there', 'A: Charizard ex Burning Darkness on Snorlax, B has no Manaphy'],
])('%s is not passed over: %s', (_, line) => expect(lost(line)).toBeNull());

test('damage that became HP is asked about', () => {
  const read = readWholeLine('A: Charizard ex Burning Darkness -> Snorlax', options);
  expect(lostIn('A: Charizard ex Burning Darkness -> Snorlax with 240 damage', read, options)).toEqual([
    'with 240 damage',
  ]);
});

test('a card the line says is not there, and the case has, is asked about', () => {
  const has = (monsters: string[]): Case => ({ game: 'ygo', state: { players: { B: { monsters } } }, moves: [{ by: 'A', do: 'activate', card: 'Raigeki' }] }); // prettier-ignore
  const lostOf = (of: Case) => lostIn('A: Raigeki, B has no Kuriboh', { case: of, assumptions: [] }, options);
  expect([lostOf(has(['Kuriboh'])), lostOf(has([]))]).toEqual([['Kuriboh'], []]);
});

test('asked for the line as a whole, it is refused with the words that were passed over', () => {
  const whole = () => readWholeLine('A: Snatch Steal on A tributes Jinzo for Blue-Eyes White Dragon', options);
  expect(whole).toThrow(Refused);
  expect(whole).toThrow(expect.objectContaining({ problems: [expect.objectContaining({ code: 'line-not-understood', message: expect.objectContaining({ en: expect.stringContaining('for Blue-Eyes White Dragon') }) })] })); // prettier-ignore
});
