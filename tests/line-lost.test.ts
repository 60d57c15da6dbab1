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

const STRUCK = { do: 'attack', by: 'A', card: 'Jinzo', target: 'player' } as const;
test.each<[string, string, Case, string[]]>([
  ['where a card lies', 'B has Sangan in the GY, A: Raigeki', { game: 'ygo', state: { players: { B: { monsters: ['Sangan'] } } }, moves: [{ by: 'A', do: 'activate', card: 'Raigeki' }] }, ['Sangan in the GY']],
  ['how a monster lies', 'B hat Sangan in Verteidigungsposition, A greift mit Jinzo direkt an', { game: 'ygo', state: { players: { A: { monsters: ['Jinzo'] }, B: { monsters: ['Sangan'] } } }, moves: [STRUCK] }, ['Sangan in Verteidigungsposition']],
  ['that a card is face-down', 'B has Sangan face-down, Jinzo attacks', { game: 'ygo', state: { players: { A: { monsters: ['Jinzo'] }, B: { monsters: ['Sangan'] } } }, moves: [STRUCK] }, ['Sangan face-down']],
  ['who attacks', 'Sangan attacks Summoned Skull', { game: 'ygo', state: { players: { A: { monsters: ['Sangan', 'Jinzo'] }, B: { monsters: ['Summoned Skull'] } } }, moves: [STRUCK] }, ['Sangan attacks']],
  ['what is played', 'A activates Raigeki, B chains Kuriboh', { game: 'ygo', state: { players: { B: { hand: ['Kuriboh'] } } }, moves: [{ by: 'A', do: 'activate', card: 'Raigeki' }] }, ['chains Kuriboh']],
  ['who plays it', 'A activates Raigeki', { game: 'ygo', moves: [{ by: 'B', do: 'activate', card: 'Raigeki' }] }, ['activates Raigeki']],
  ['where a Pokémon is', "B has Manaphy on the bench, A: Charizard ex Burning Darkness", { game: 'ptcg', state: { players: { A: { active: 'Charizard ex' }, B: { active: 'Manaphy' } } }, moves: [{ by: 'A', do: 'attack', attack: 'Burning Darkness' }] }, ['Manaphy on the bench']],
  ['on whose Bench', "Manaphy is on B's bench, A: Charizard ex Burning Darkness", { game: 'ptcg', state: { players: { A: { active: 'Charizard ex', bench: ['Manaphy'] }, B: { active: 'Snorlax' } } }, moves: [{ by: 'A', do: 'attack', attack: 'Burning Darkness' }] }, ["Manaphy is on B's bench"]],
  ['whose a card is', "B's bench: Manaphy and Snorlax with 50 damage. A ends turn", { game: 'ptcg', state: { players: { A: { active: 'Manaphy' }, B: { active: { card: 'Snorlax', damage: 50 } } } }, moves: [{ by: 'A', do: 'end-turn' }] }, ["B's bench: Manaphy and Snorlax"]],
  ['whose a card is, in German', 'Bs Bank: Manaphy und Relaxo mit 50 Schaden. A beendet den Zug', { game: 'ptcg', state: { players: { A: { active: 'Manaphy' }, B: { active: { card: 'Snorlax', damage: 50 } } } }, moves: [{ by: 'A', do: 'end-turn' }] }, ['Bs Bank: Manaphy und Relaxo']],
  ['whose damage it is', 'B has Snorlax with 50 damage and Manaphy on the bench. A ends turn', { game: 'ptcg', state: { players: { B: { active: 'Snorlax', bench: [{ card: 'Manaphy', damage: 50 }] } } }, moves: [{ by: 'A', do: 'end-turn' }] }, ['Snorlax with 50 damage and Manaphy on the bench']],
])('%s, and the case has otherwise, is asked about: %s', (_, line, of, words) =>
  expect([lostIn(line, { case: of, assumptions: [] }, options), lostIn(line, readWholeLine(line, options), options)]).toEqual([words, []]),
); // prettier-ignore
test('what a question names need not be so', () => {
  const of: Case = { game: 'ygo', state: { players: { B: { monsters: ['Sangan'] } } }, moves: [{ by: 'A', do: 'activate', card: 'Raigeki' }] }; // prettier-ignore
  expect(lostIn('A: Raigeki. Sangan in the GY?', { case: of, assumptions: [] }, options)).toEqual([]);
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
