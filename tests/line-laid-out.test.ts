/** A line that is not read whole: the cards it names are laid out where it says they lie, the rest is quoted; nothing is played and nothing ruled. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOut, type LaidOut } from '../desk/line/laid-out/laid-out.ts';
import { withAssumed } from '../desk/rulings/assumed.ts';
import { readCase } from '../engine/case/read.ts';
import { cardsOf } from '../engine/case/ids.ts';
import type { Case } from '../engine/case/schema.ts';
import { find } from './lines.ts';
import { library } from './scenarios.ts';

const laid = (line: string): LaidOut | undefined => layOut(line, { find, printings: library.printings });

/** "Man-Eater Bug (face down)". */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { card = '', id: _, ...more } = value as Record<string, unknown>;
  return String(card) + Object.entries(more).map(([key, one]) => ` (${key} ${shown(one)})`).join('');
} // prettier-ignore
function board({ state }: Case): string {
  const { players, ...rest } = state as { players: Record<'A' | 'B', object> };
  const of = (where: object): string => Object.entries(where).map(([key, one]) => `${key}: ${shown(one)}`).join('; ');
  const moment = Object.entries(rest).map(([key, one]) => `${key} ${shown(one)}`).join('; ');
  return [moment, `A ${of(players.A)}`, `B ${of(players.B)}`].join(' | ');
} // prettier-ignore

// prettier-ignore
const SENTENCES: readonly (readonly [line: string, board: string, unread: string])[] = [
  ["B has Jinzo face-up, A flips Mirror Force on it - or does A have to wait?", "turn  (player A) | A spellsTraps: Mirror Force | B monsters: Jinzo", "flips … on it - or does … have to wait?"],
  ["A attacks B's face-down Man-Eater Bug with Dark Magician; and who wins or what?", "turn  (player A); phase battle | A monsters: Dark Magician | B monsters: Man-Eater Bug (position defense) (face down)", "attacks … with … and who wins or what?"],
  ["A: Monster Reborn on Sangan in B's GY, B says chain MST, still fine?", "turn  (player A) | A hand: Monster Reborn | B graveyard: Sangan; spellsTraps: Mystical Space Typhoon", "on … says chain … still fine?"],
  ["A at 4000, B at 800 LP: A plays Dian Keto the Cure Master and B just scoops or not", "turn  (player A) | A lifePoints: 4000; hand: Dian Keto the Cure Master | B lifePoints: 800", "plays … just scoops or not"],
  ["B controls Skill Drain and I normal summon Jinzo with two tributes somehow, my opponent wants Torrential Tribute", "turn  (player A) | A hand: Jinzo | B spellsTraps: Skill Drain (face up), Torrential Tribute", "normal summon … with two tributes somehow … wants"],
  ["Jinzo lies on B's side (defense), A's Raigeki hits it but nobody agrees how", "turn  (player A) | A hand: Raigeki | B monsters: Jinzo (position defense)", "hits it but nobody agrees how"],
  ["In B's turn A drops Honest from hand for Airknight Parshath, is that too late?", "turn  (player B) | A hand: Honest; monsters: Airknight Parshath | B ", "drops … for … is that too late?"],
  ["A banished Sangan earlier, now wants Monster Reborn back from it somehow", "turn  (player A) | A banished: Sangan; hand: Monster Reborn | B ", "banished … earlier, now wants … back from it somehow"],
  ["A activates Pot of Greed twice in one go, second Pot of Greed is from his deck?", "turn  (player A) | A hand: Pot of Greed; deck:  (cards Pot of Greed) | B ", "activates … twice in one go, second … is"],
  ["B's Solemn Judgment is set, A plays Raigeki (B 2500 LP) whatever happens next?", "turn  (player A) | A hand: Raigeki | B lifePoints: 2500; spellsTraps: Solemn Judgment", "plays … whatever happens next?"],
  ["A hat Makrokosmos offen liegen und B will mit Sangan suchen, obwohl nichts zerstört ist", "turn  (player B) | A spellsTraps: Macro Cosmos (face up) | B monsters: Sangan", "liegen … will mit … suchen, obwohl nichts zerstört ist"],
  ["Mein Dunkler Magier greift den gegnerischen Sangan an, der Gegner kippt Spiegelkraft hinterher", "turn  (player A); phase battle | A monsters: Dark Magician | B monsters: Sangan; spellsTraps: Mirror Force", "greift … an … kippt … hinterher"],
  ["A beschwört Jinzo, B hat gesetzt Reißender Tribut und meint er darf noch", "turn  (player A) | A hand: Jinzo | B spellsTraps: Torrential Tribute", "beschwört … und meint er darf noch"],
  ["Bs Wiedergeburt auf As Sangan im Friedhof, A kettet MST irgendwie dazwischen", "turn  (player A) | A graveyard: Sangan; hand: Mystical Space Typhoon | B hand: Monster Reborn", "auf … kettet … irgendwie dazwischen"],
  ["A opfert Sangan für Jinzo und will sofort suchen, B meint nein", "turn  (player A) | A monsters: Sangan; hand: Jinzo | B ", "opfert … für … und will sofort suchen … meint nein"],
  ["B 1000 Lebenspunkte, A greift mit Dunkler Magier (2500) direkt an und fragt nach dem Rest", "turn  (player A); phase battle | A monsters: Dark Magician | B lifePoints: 1000", "greift mit … 2500) direkt an und fragt nach dem Rest"],
  ["In der Battle Phase von A dreht B Menschenfresserkäfer um, was nun?", "turn  (player A); phase battle | A  | B monsters: Man-Eater Bug (position defense) (face down)", "dreht … um, was nun?"],
  ["A: Topf der Gier, B wirft Aschenblüte ab oder wartet lieber?", "turn  (player A) | A hand: Pot of Greed | B ", "wirft Aschenblüte ab oder wartet lieber?"],
  ["A: Charizard ex Burning Darkness into B's Gardevoir ex (150 damage on it), B has 2 prizes left hm?", "turn  (player A) | A active: Charizard ex | B active: Gardevoir ex (damage 150); prizes: 2", "Burning Darkness into … hm?"],
  ["A's Pikachu is asleep and A tries Switch anyhow for the benched Charizard ex, then what?", "turn  (player A) | A active: Pikachu (conditions asleep); bench: Charizard ex; hand: Switch | B ", "tries … anyhow for … then what?"],
  ["B hits my Charizard ex which is poisoned, I have 3 cards in hand and Iono", "turn  (player B) | A active: Charizard ex (conditions poisoned); hand: Iono, ?, ? | B ", "hits … which is"],
  ["A evolves Charmander into Charizard ex on turn 2 via Rare Candy somehow, B protests loudly", "turn  (player A) | A active: Charmander; hand: Charizard ex, Rare Candy | B ", "evolves … into … on turn 2 via … somehow … protests loudly"],
  ["Path to the Peak is in play, B's Gardevoir ex uses Psychic Embrace anyway", "turn  (player B); stadium Path to the Peak (owner A) | A  | B active: Gardevoir ex", "uses Psychic Embrace anyway"],
  ["A KO'd with Charizard ex the benched Manaphy, B still has Dragapult ex active", "turn  (player A) | A active: Charizard ex | B bench: Manaphy; active: Dragapult ex", "KO'd with … still has"],
  ["B plays Judge while A holds 5 cards in hand, nobody knows what follows then", "turn  (player B) | A hand: ?, ?, ?, ?, ? | B hand: Judge", "plays … while … holds … nobody knows what follows then"],
  ["As Glurak-ex ist verbrannt und paralysiert, B sagt Rückzug geht trotzdem irgendwie", "turn  (player A) | A active: Charizard ex (conditions burned, paralyzed) | B ", "sagt Rückzug geht trotzdem irgendwie"],
  ["A legt Feuer-Energie an Glurak-ex an, B hat noch 1 Preis und schimpft", "turn  (player A) | A active: Charizard ex; hand: Basic Fire Energy | B prizes: 1", "legt … an … an … und schimpft"],
  ["Auf der Bank von B liegt Manaphy, As Katapuldra-ex verteilt sechs Marken darauf oder nicht", "turn  (player A) | A active: Dragapult ex | B bench: Manaphy", "verteilt sechs Marken darauf oder nicht"],
  ["A spielt Tausch auf sein Glurak-ex, B hat Guardevoir-ex aktiv mit 200 Schaden", "turn  (player A) | A active: Charizard ex; hand: Switch | B active: Gardevoir ex (damage 200)", "spielt … auf … mit"],
  ["Bs Guardevoir-ex im Ablagestapel, A sagt Trage holt es nie zurück, Glurak-ex schläft", "turn  (player A) | A active: Charizard ex (conditions asleep) | B discard: Gardevoir ex", "sagt Trage holt es nie zurück"],
];
describe.each(SENTENCES)('%s', (line, lies, unread) => {
  const found = laid(line)!;
  test('lies so, the rest is quoted', () => {
    expect([board(found.case), found.unread.join(' … ')]).toEqual([lies, unread]);
    expect(found.tells).toBe('players');
  });
  test('is a case one can play on, without a play', () => {
    expect(found.case.moves).toBeUndefined();
    const read = readCase(withAssumed(found.case, found.assumptions, undefined), { library });
    expect(read).toMatchObject({ ok: true });
  });
});

test('what nobody told is an assumption, what the line says is none', () => {
  const { assumptions } = laid("B's face-down Man-Eater Bug is there, A activates Raigeki but how?")!;
  expect(assumptions.map(({ text }) => text?.en)).toEqual(["It is A's turn.", 'A: Raigeki is in the hand.']);
});
test.each([
  'when can a player use a Quick-Play Spell?',
  'is Book of Moon any good in the Damage Step?',
  'Jinzo',
  'can Jinzo be there twice?',
  'Sangan and Jinzo',
])('%s: asks for a rule or a card', (line) => expect(laid(line)?.tells ?? null).toBeNull());
test('cards something is done to, and nobody by whom', () =>
  expect(laid('does Skill Drain negate Jinzo somehow')?.tells).toBe('cards'));
test('spoken of twice, it lies there once; told twice, twice', () => {
  const names = (line: string): string[] => laid(line)!.cards.map(({ name }) => name.en);
  expect(names("A's Jinzo hits and then Jinzo again is gone")).toEqual(['Jinzo']);
  expect(names("A's Jinzo meets B's Jinzo how?")).toEqual(['Jinzo', 'Jinzo']);
  expect(names('A controls two Jinzo or so, does it matter')).toEqual(['Jinzo', 'Jinzo']);
});

const WORDS = ['A', 'B', "A's", 'B:', 'Jinzo', 'Sangan', 'Raigeki', 'Charizard ex', 'Iono', 'attacks', 'has', 'set', 'in hand', '(', ')', ',', '?', '->', 'and', 'with', 'on', 'Friedhof', 'greift', 'an', '3', '2000 LP', 'whatever', 'Zug', 'nicht', '“', '\n', "'", '…'] as const; // prettier-ignore
const lines = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' '));
test('every word is read or quoted, and no card lies there that the line does not name', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const found = laid(line);
      if (!found) return;
      expect(found.pieces.map(({ text }) => text).join('')).toBe(line);
      expect(found.case.moves).toBeUndefined();
      const named = new Set(found.cards.map(({ name }) => name.en));
      const there = cardsOf(found.case).map(({ card }) => card);
      expect(there.filter((card) => card !== '?').every((card) => named.has(card))).toBe(true);
      for (const name of named) expect(line).toContain(name);
    }),
    { numRuns: 300 },
  );
});
test('a line of ten thousand characters is laid out at once', () => {
  for (const words of [
    'A has Jinzo and ',
    '( Jinzo ',
    'Jinzo, ',
    'Sangan → ',
    'whatever ',
    'Charizard ex with 3 damage, ',
  ]) {
    const line = words.repeat(10_000 / words.length);
    const from = performance.now();
    const found = laid(line);
    expect(performance.now() - from).toBeLessThan(3000);
    if (found) expect(found.pieces.map(({ text }) => text).join('')).toBe(line);
  }
});
