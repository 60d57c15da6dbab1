/** Lines that can be played only with more cards on the table than they name. */
import { expect, test } from 'vitest';
import type { Case, PtcgState, YgoState } from '../engine/case/schema.ts';
import { readLine } from '../desk/line.ts';
import { find, judged } from './lines.ts';

const judge = (theCase: Case) => judged(theCase).ruling;
const filled = (line: string) => {
  const { case: theCase, assumptions } = readLine(line, { find, judge });
  return { ruling: judge(theCase), assumed: assumptions.map((a) => a.text?.en) };
};

test.each([
  ['A: Dian Keto the Cure Master > B: Ceasefire', 'an Effect Monster is face-up on the field.'],
  ['A: Heavy Storm', 'was Set in an earlier turn.'],
  ['A: Raigeki', 'B: a monster is face-up on the field.'],
  ['A: Forbidden Droplet', 'B: an Effect Monster is face-up on the field.'],
  ['A: Pot of Prosperity', 'A: a Fusion Monster is in the Extra Deck.'],
  ['A: Breaker the Magical Warrior effect 2', 'Breaker the Magical Warrior holds 1 Spell Counter.'],
  ['A: Elegant Egotist', 'Harpie Lady is face-up on the field.'],
  ['A: Snatch Steal > B: Ring of Destruction', 'The target is a monster.'],
  ['A: Effect Veiler', "It is B's turn."],
  ['A: MST -> Skill Drain > B: Skill Drain', 'Skill Drain was Set in an earlier turn.'],
  ['A: Summon Limit', 'A: Summon Limit was Set in an earlier turn.'],
  ['A: Kashtira Arise-Heart effect 2', 'Kashtira Arise-Heart is face-up on the field.'],
])('%s: what it needs lies there', (line, told) => {
  const { ruling, assumed } = filled(line);
  expect(ruling.illegal).toBeUndefined();
  expect(assumed.some((text) => text?.endsWith(told))).toBe(true);
});

test('Life Points at 0 by a card the line needs no monster for', () => {
  const { ruling } = filled('A: Dian Keto the Cure Master > B: Ceasefire; A 500 LP');
  expect(ruling.over?.winner).toBe('B');
});

test('a play is filled in up to the first that stays illegal', () => {
  const { ruling, assumed } = filled('A: Raigeki > B: Torrential Tribute');
  expect(ruling.illegal?.move).toBe(1);
  expect(assumed).toContain('B: a monster is face-up on the field.');
});

test('a Fusion or Ritual Summon has a monster and its material', () => {
  for (const line of ['A: Polymerization > B: MST', 'A: Black Luster Ritual'])
    expect(filled(line).ruling).toMatchObject({ verdict: 'resolved', open: [] });
});

test('Life Points in parentheses behind the player', () => {
  const { ruling } = filled('A: Pot of Greed > B (500 LP): Solemn Judgment');
  expect((ruling.final as YgoState).players?.B?.lifePoints).toBe(250);
});

test('what stays illegal is ruled on as written: nothing is put there', () => {
  const { ruling, assumed } = filled('A: Pot of Greed > A: Upstart Goblin');
  expect(ruling.illegal?.move).toBe(1);
  expect(assumed.filter((text) => text?.includes('Effect Monster'))).toEqual([]);
});

test('quick enough for every key', () => {
  const line = 'A: Dian Keto the Cure Master > B: Ceasefire';
  filled(line);
  // The time of this thread: what else the machine does is no part of it.
  const start = process.threadCpuUsage();
  for (let i = 0; i < 5; i++) filled(line);
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000 / 5).toBeLessThan(50);
});

test.each([
  ['A: Enhanced Hammer', 'B: a Special Energy is attached to the Active Pokémon.'],
  ['A ability Mega Venusaur ex', 'A: Grass Energy is attached to the Benched Pokémon.'],
  ['A: Counter Catcher', 'B: 2 Prize cards are left.'],
])('%s: what the Pokémon card speaks of is there', (line, told) => {
  const { case: theCase, assumptions } = readLine(line, { find, judge, game: 'ptcg' });
  expect(judge(theCase).illegal).toBeUndefined();
  expect(assumptions.map((a) => a.text?.en)).toContain(told);
}); // prettier-ignore

test('a second attack comes from the Pokémon that was Active all along, where nobody had named one', () => {
  const { case: theCase } = readLine('A: charizard ex burning darkness; B: dragapult ex 200 -> charizard ex', {
    find,
    judge,
    game: 'ptcg',
  });
  expect(theCase.moves?.map((move) => move.do)).toEqual(['attack', 'attack']);
  expect(judge(theCase).illegal).toBeUndefined();
});

test.each([
  ["A: Boss's Orders -> Dragapult ex", 'B', 'active', 'Dragapult ex'],
  ['A: Switch -> Dragapult ex', 'A', 'active', 'Dragapult ex'],
  ['A: Night Stretcher -> Dragapult ex', 'A', 'hand', 'Dragapult ex'],
  ['A: Enhanced Hammer -> Double Turbo Energy', 'B', 'discard', 'Double Turbo Energy'],
] as const)('%s: what it is done to lies where the text looks for it', (line, player, zone, card) => {
  const { case: theCase } = readLine(line, { find, judge, game: 'ptcg' });
  const ruling = judge(theCase);
  expect(ruling.illegal).toBeUndefined();
  expect(JSON.stringify((ruling.final as PtcgState).players?.[player]?.[zone])).toContain(card);
});

test.each([
  ['A: Pidgeot ex uses Quick Search', 'Quick Search'],
  ['A: Pidgeot ex ability', undefined],
])('%s: an Ability needs no word before its Pokémon', (line, ability) => {
  const { case: theCase } = readLine(line, { find, judge, game: 'ptcg' });
  expect(theCase.moves).toEqual([{ by: 'A', do: 'ability', pokemon: 'Pidgeot ex', ...(ability && { ability }) }]);
});

test.each([
  'A  special  summons  Cyber Dragon , B:  Solemn  Judgment',
  'A hat  Latias ex  auf der  Bank,  A: Snorlax  zieht sich  zurück -> Pikachu',
  'A:   Milotic ex   active; B: Terapagos ex   Unified Beatdown   -> Milotic ex ',
])('%s: how many spaces somebody types means nothing', (line) => {
  expect(filled(line)).toEqual(filled(line.replace(/ +/g, ' ').replace(' ,', ',').trim()));
});

test('words that tell of a board are no name of a Pokémon nobody knows', () => {
  for (const line of ["B's Testmon has Hero's Cape and 200 damage, A: Tool Scrapper -> Hero's Cape", 'A: Testmon ist 50 -> Snorlax'])
    expect(() => filled(line)).toThrow('line-not-understood');
  expect(filled('A: Testmon 50 -> Snorlax').ruling.headline.en).toContain('Testmon does 50');
}); // prettier-ignore
