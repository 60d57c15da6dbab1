/** How a line is filled in: what it does not say is put there, asked or told, and never a reason. */
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/schema.ts';
import { readLine } from '../desk/line.ts';
import { wantedBy } from '../desk/line/placeholders.ts';
import { withAssumed } from '../desk/rulings/assumed.ts';
import { expectRuling, find, judge, judged, ruled } from './lines.ts';

// How a line is filled in: nothing it only does not say decides in silence, and nothing that was filled in is a reason.
test.each([
  // A monster the line names only as it attacks may have come out after what it would forbid, or what would have destroyed it.
  ['A: Skill Drain; B: Jinzo attacks', 'resolved', 'Supposing that Jinzo comes out only after that'],
  ['A: Raigeki; B: Jinzo attacks', 'resolved', 'Direct attack by Jinzo'],
  ['B has Jinzo; A: Skill Drain', 'illegal', 'Jinzo forbids this'],
  // Which of two cards of the line it is nobody says.
  ['A links Accesscode Talker using Linkuriboh and Decode Talker; A: Accesscode Talker effect', 'resolved', 'Linkuriboh: The effect of Accesscode Talker resolves: ATK of Accesscode Talker: +1000. Decode Talker: '],
  // What is said to be active is in force.
  ['A controls Dimension Shifter effect; B: Foolish Burial -> Mezuki', 'resolved', 'Mezuki is banished because of Dimension Shifter'],
  ['B: Foolish Burial -> Mezuki under Macro Cosmos', 'resolved', 'Mezuki is banished because of Macro Cosmos'],
  ['Maxx "C" was activated this turn; A special summons Cyber Dragon', 'resolved', 'Player B draws 1 card'],
  ['A is under the effect of Maxx "C"; A special summons Cyber Dragon', 'resolved', 'Player B draws 1 card'],
  ['A hat Droll & Lock Bird diesen Zug aktiviert; B: Reinforcement of the Army', 'illegal', 'Droll & Lock Bird forbids this'],
  // The card moved, and not as its effect asks.
  ['A: Twin Twisters (discard Sangan) -> Macro Cosmos; A: Sangan', 'illegal', 'sent from the field to the Graveyard'],
  ['A: Foolish Burial -> Sangan; A: Sangan', 'illegal', 'sent from the field to the Graveyard'],
  // What was invented, and what the line only does not say, is no reason.
  ['A: Droll & Lock Bird; B: Reinforcement of the Army', 'illegal', 'here: Droll & Lock Bird forbids this.'],
  ['A: Pot of Duality; A special summons Cyber Dragon', 'illegal', 'here: Pot of Duality forbids this.'],
  // What a condition asks for and nobody told of decides whether there is a play at all.
  ['A attacks Sangan with Gemini Elf, B activates Amazoness Archers', 'resolved', 'Supposing that a monster is face-up on the field (B)'],
  // Cards nobody named are all alike.
  ['A ends battle phase, B: Evenly Matched', 'resolved', 'Whatever is decided: Supposing that a monster is face-up on the field (B): Evenly Matched banishes a monster face-down.'],
  // What kind of card it is stands before its name; what stands behind a comma is part of no name that has none.
  ["A: Mystical Space Typhoon -> B's Continuous Trap Skill Drain, B chains Skill Drain", 'resolved', 'destroys Skill Drain'],
  ['A aktiviert den Schnellzauber Mystical Space Typhoon auf die offene Fallenkarte Skill Drain', 'resolved', 'destroys Skill Drain'],
  ['A: Skill Drain; B summons Tour Guide From the Underworld, effect', 'resolved', 'it was negated (Skill Drain)'],
  // A hand trap that lies in the Graveyard is another copy; whoever uses what lies there no more used it before.
  ['A: Called by the Grave -> Maxx "C", B: Maxx "C"', 'resolved', 'Called by the Grave banishes Maxx "C"'],
  ['A controls Stardust Dragon; B: Raigeki; A: Stardust Dragon', 'resolved', 'its activation was negated (Stardust Dragon)'],
  // What triggered is a Chain of its own, and over by then; whose monster was taken for a while uses its effect himself.
  ['B has Sangan; A: Raigeki; A: Monster Reborn -> Jinzo', 'resolved', 'Raigeki destroys Sangan. Monster Reborn resolves'],
  ['B has Sangan; A: Raigeki, A: Monster Reborn -> Jinzo', 'resolved', 'Raigeki destroys Sangan. Monster Reborn resolves'],
  ['A: Change of Heart -> Sangan; A tribute summons Jinzo (tribute Sangan); B: Sangan', 'resolved', 'The effect of Sangan then starts a new Chain'],
  // Which effect is meant: one that works there and then, and what stands against that.
  ['A: Dark Ruler No More; B: Baronne de Fleur', 'illegal', 'Dark Ruler No More cannot be responded to'],
  ['A links S:P Little Knight using Kuriboh and Tour Guide From the Underworld; A: S:P Little Knight -> Jinzo', 'illegal', 'The event this card answers has not just happened'],
  ["A attacks with Sangan -> B's set Marshmallon", 'resolved', '1000 ATK – 500 DEF'],
  // On a first turn nobody has taken a Prize card.
  ['A: Counter Catcher on turn 1', 'illegal', 'requires is not met'],
  // No attack is named, and another does something else: the first is no fact.
  ['A attacks with Dragapult ex -> Snorlax', 'resolved', 'This holds if the attack is Jet Headbutt; none is named, and with Phantom Dive the answer is another.'],
  ['A greift mit Dragapult ex an -> Snorlax', 'resolved', 'none is named, and with Phantom Dive'],
  // What answers the monster just played is about it, and about none that nobody named.
  ['A summons Vorse Raider > B: Effect Veiler', 'illegal', 'Vorse Raider is not a legal target: it is no Effect Monster'],
  ['A: Blue-Eyes White Dragon > B: Effect Veiler', 'illegal', 'Blue-Eyes White Dragon is not a legal target'],
  ['A: Jinzo > B: Called by the Grave', 'illegal', 'Jinzo is in the Monster Zone (asked for: a target in the Graveyard)'],
  ['A: Monster Reborn > B: Called by the Grave', 'resolved', 'Called by the Grave banishes a monster'],
  // The last letter of a name is no "'s"; Life Points alone.
  ["B's Macro Cosmos is active; A: Foolish Burial -> Mezuki", 'resolved', 'Mezuki is banished because of Macro Cosmos'],
  ['Makrokosmos ist aktiv; A: Foolish Burial -> Mezuki', 'resolved', 'Mezuki is banished because of Macro Cosmos'],
  ['B (500 LP), A: Just Desserts', 'over', 'Player A wins the Duel'],
])('%s: filled in', expectRuling); // prettier-ignore

test.each(['A has Gozen Match and 1 monster; A summons Sangan', 'A controls a monster and Rivalry of Warlords; A summons Sangan'])(
  '%s: which monster it is is asked',
  (line) => {
    const { verdict, headline } = ruled(line);
    expect([verdict, headline.en]).toEqual(['needs-facts', expect.stringContaining('more than the text allows? Yes: ')]);
  },
); // prettier-ignore

test('beside what is Summoned later the Extra Deck has cards an earlier effect may take', () => {
  const { case: theCase } = readLine('A: Pot of Greed; A synchro summons Stardust Dragon', {
    find,
    judge,
    game: 'ygo',
  });
  expect(theCase).toHaveProperty('state.players.A.extraDeck', { cards: ['Stardust Dragon'], count: 15 });
});

test("a Summoned monster's effect is the one that works where it lies: nothing is filled in for another", () => {
  const { assumptions } = ruled('A summons Aleister the Invoker, A: Aleister the Invoker');
  expect(assumptions.map(({ text }) => text?.en).filter((text) => text?.includes('Fusion Monster'))).toEqual([]);
});

test('a card behind the arrow that nothing aims at is called by its name in each language', () => {
  const { assumptions } = ruled('A: Pot of Greed -> Dark Magician');
  const { text } = assumptions.find(({ path }) => path === '/moves/0/targets')!;
  expect(text?.en).toContain('only on the table: Dark Magician');
  expect(text?.de).toContain('nur auf dem Tisch: Dunkler Magier');
});

test.each([
  // What hangs on the ATK of a monster nobody named is asked; what does not, is not.
  ['B: Magic Cylinder', 'needs-facts', 'What is the ATK of a monster?'],
  ['A: Ring of Destruction', 'needs-facts', 'What is the ATK of a monster?'],
  ['A: Kuriboh', 'resolved', 'Direct attack by a monster: no battle damage'],
  ['A: Battle Fader', 'resolved', 'Special Summons Battle Fader'],
  ['A: Fissure', 'resolved', 'destroys a monster'],
  ['B: Sakuretsu Armor', 'resolved', 'destroys a monster'],
  // What is too slow to be chained is played behind the Chain: by the same player where nobody is named.
  ['A: Monster Reborn -> Sangan, A: Raigeki', 'resolved', 'Raigeki destroys a monster'],
  ['A: Foolish Burial -> Sangan, Monster Reborn -> Sangan', 'resolved', 'Special Summons Sangan'],
  ['A: Monster Reborn -> Sangan > A: Raigeki', 'illegal', 'Spell Speed 1'],
  // Who was taken over attacks: no second one is invented.
  ['A: Change of Heart -> Jinzo, A attacks Jinzo -> direct', 'resolved', 'Direct attack by Jinzo: Player B takes 2400'],
  // A card forbids it whatever happened.
  ['B has Jinzo, A: Mirror Force', 'illegal', 'Jinzo forbids this'],
  // What triggers and finds nothing finds it only where nothing is: the line does not say so.
  ['A flips Man-Eater Bug', 'resolved', "This holds if nothing for Man-Eater Bug lies on Player A's field and on Player B's field (not given)"],
  ['A flips Man-Eater Bug, B has Sangan', 'resolved', 'Man-Eater Bug'],
])('%s: a placeholder has no ATK, and what is not given is no fact', expectRuling); // prettier-ignore

test.each([
  // The lowest of two is asked for, and a monster described without ATK may or may not be among those of a filter.
  ['Fissure', { monsters: ['nameless', 'Sangan'] }, 'needs-facts', 'What is the ATK of Nameless?'],
  ['Enemy Controller', { monsters: ['nameless'] }, 'resolved', 'Nameless is now in Defense Position'],
  ['Fissure', { monsters: ['nameless'] }, 'resolved', 'destroys Nameless'],
])('%s among %o: ATK nobody said', (card, b, verdict, says) => {
  const nameless = { name: 'Nameless', kind: 'monster', monster: ['normal'], level: 4, race: 'Fiend', attribute: 'DARK' };
  const { ruling } = judged({
    game: 'ygo',
    cards: { nameless },
    state: { players: { A: { hand: [card] }, B: b } },
    moves: [{ by: 'A', do: 'activate', card }],
  } as unknown as Case);
  expect([ruling.verdict, ruling.headline.en]).toEqual([verdict, expect.stringContaining(says)]);
}); // prettier-ignore

test('whether a monster without ATK meets a bound is asked, and the answer is kept', () => {
  const nameless = { name: 'Nameless', kind: 'monster', monster: ['normal'], level: 4, race: 'Fiend', attribute: 'DARK' };
  const answered = (answer: object[]) =>
    judged({
      game: 'ygo',
      cards: { nameless },
      state: { players: { A: { hand: ['nameless'] }, B: { spellsTraps: ['Trap Hole'] } } },
      moves: [
        { by: 'A', do: 'normal-summon', card: 'nameless' },
        { by: 'B', do: 'activate', card: 'Trap Hole', targets: ['nameless'] },
        ...answer,
      ],
    } as unknown as Case).ruling;
  const says = (value: number) => answered([{ by: 'A', do: 'decide', question: 'nameless/atk', answer: value }]).verdict;
  expect([answered([]).verdict, says(1000), says(999)]).toEqual(['needs-facts', 'resolved', 'illegal']);
}); // prettier-ignore

test('counters of which a text takes as many as it likes, or a number it counts, are no number in the line', () => {
  const wanted = (count: unknown) =>
    wantedBy({ cost: { do: 'remove-counters', kind: 'Fog Counter', count } } as never).map((one) => 'counters' in one && one.count);
  expect([3, 'all', { min: 2 }, { countOf: { where: 'banished' } }, undefined].map(wanted)).toEqual([[3], [1], [2], [1], [1]]);
}); // prettier-ignore

/** Cards of these texts, beside the bundled ones. */
function withCards(cards: Record<string, object>) {
  const known = ((game: 'ygo' | 'ptcg', name: string) =>
    name in cards
      ? { is: 'named', name, card: { name: { en: name, de: name }, ...cards[name] } }
      : find(game, name)) as typeof find;
  return (line: string) => {
    const judgeThem = (written: Case) => judge({ ...written, cards: { ...asTold(cards), ...written.cards } } as Case);
    const { case: written, assumptions } = readLine(line, { find: known, judge: judgeThem });
    return judgeThem(withAssumed(written, assumptions, undefined));
  };
}
const asTold = (cards: Record<string, object>) =>
  Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { name: { en: name, de: name }, ...card }]));

const COHORT = {
  amount: {
    count: { where: 'graveyard', whose: 'you', filter: { kind: 'monster', series: 'Ember' } },
    distinct: 'name',
  },
  is: { min: 4 },
};
const DESTROYS = { event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: { this: true } };
const EMBERS = {
  // "When this card destroys an opponent's monster by battle: inflict 500 damage; you must have 4 or more "Ember" monsters with different names in your GY."
  'Cinder Guard': { kind: 'monster', monster: ['effect'], level: 4, race: 'Warrior', attribute: 'FIRE', atk: 1800, def: 200, effects: [{ kind: 'trigger', must: true, timing: 'when', on: DESTROYS, condition: COHORT, resolve: [{ do: 'damage', to: 'opponent', amount: 500 }] }] },
  // "When an opponent's monster declares a direct attack while you have 4 or more "Ember" monsters with different names in your GY: destroy all monsters they control."
  'Cinder Wall': { kind: 'trap', effects: [{ kind: 'activation', timing: 'when', on: { event: 'attack-declared', card: { controller: 'opponent' } }, condition: COHORT, resolve: [{ do: 'destroy', cards: { where: 'monsters', whose: 'opponent' } }] }] },
  // "Target cards your opponent controls, up to the number of Types among your WIND Synchro Monsters"; in the GY "if your opponent Special Summons: banish this card, then target a WIND Synchro Monster".
  'Gale Wonder': { kind: 'trap', effects: [
    { kind: 'activation', targets: [{ choose: { min: 1, max: { count: { where: 'monsters', whose: 'you', filter: { attribute: 'WIND', is: 'synchro' } }, distinct: 'race' } }, where: 'field', whose: 'opponent' }], resolve: [{ do: 'destroy', cards: 'targets' }] },
    { kind: 'trigger', timing: 'if', on: { event: 'summoned', how: 'special', by: 'opponent', card: { kind: 'monster' } }, from: 'graveyard', cost: { do: 'banish', cards: 'this' }, targets: [{ choose: 1, where: 'monsters', whose: 'you', filter: { attribute: 'WIND', is: 'synchro' } }], resolve: [{ do: 'banish', cards: 'targets' }, { do: 'return-to-field', cards: 'affected', join: 'then' }] },
  ] },
}; // prettier-ignore
test.each([
  // A trigger whose condition is not met is refused for that, and what the condition counts lies there, each with a name of its own.
  ['A attacks Sangan with Cinder Guard; A: Cinder Guard', 'resolved', 'takes 500 effect damage'],
  [
    'A has no cards in the GY, A attacks Sangan with Cinder Guard; A: Cinder Guard',
    'illegal',
    'The condition is not met',
  ],
  // What fails in the moment it answers is not put off to where the battle asks for an ATK.
  ['A: Cinder Wall', 'resolved', 'Supposing that an attack was declared just before: Cinder Wall destroys a monster'],
  // Only the effect in the Graveyard can be filled in: the Trap itself was meant.
  ['A: Gale Wonder > B: Mystical Space Typhoon -> Gale Wonder', 'needs-facts', 'depends on what the line does not say'],
])('%s: which effect, and what it asks for', (line, verdict, says) => {
  const { verdict: found, headline } = withCards(EMBERS)(line);
  expect([found, headline.en]).toEqual([verdict, expect.stringContaining(says)]);
});

test.each([
  ['destroy-monster', 'a Spell Card (destroys)', 'eine Zauberkarte (zerstört)'],
  ['special-summon', '(Special Summon)', '(Spezialbeschwörung)'],
  ['special-summon-from-deck', '(Special Summon from the Deck)', '(Spezialbeschwörung vom Deck)'],
  ['special-summon-from-graveyard', '(Special Summon from the GY)', '(Spezialbeschwörung vom Friedhof)'],
  ['add-from-deck', '(from the Deck to the hand)', '(vom Deck auf die Hand)'],
  ['send-from-deck', '(from the Deck to the GY)', '(vom Deck auf den Friedhof)'],
  ['draw', '(draws)', '(zieht)'],
  ['damage', '(damage)', '(Schaden)'],
  ['banish', '(banishes)', '(verbannt)'],
])('what an answer to "%s" answers is called by what it does', (includes, en, de) => {
  const respondsTo = { what: 'card', kind: 'spell', includes: [includes] };
  const answer = { kind: 'trap', property: 'counter', effects: [{ kind: 'activation', respondsTo, resolve: [{ do: 'negate-activation' }] }] };
  const told = withCards({ 'Stern Answer': answer })('B: Stern Answer').assumptions.flatMap(({ text }) => text ?? []);
  expect(told.map((text) => text.en).join(' ')).toContain(en);
  expect(told.map((text) => text.de).join(' ')).toContain(de);
}); // prettier-ignore
