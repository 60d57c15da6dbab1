import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readCase } from '../engine/case/read.ts';
import type { PtcgCard, PtcgCase, YgoCase } from '../engine/case/schema.ts';
import { openRulesDb } from '../rules-db/rules-db.ts';
import { cardFinder } from './lookup/find-card.ts';
import { fixtureRules } from './fixture.ts';
import { deskLibrary } from './lookup/library.ts';
import { readLine } from './line.ts';
import { lineOf } from './line-of.ts';
import { Refused } from './refused.ts';

const { rules, remove } = fixtureRules();
const db = openRulesDb(rules);
const library = deskLibrary(db, () => undefined);
const find = cardFinder(library, () => [db.searcher]);
afterAll(() => {
  db.close();
  remove();
});

const ygo = (line: string): YgoCase => {
  const { case: theCase } = readLine(line, { find });
  // Whatever a line becomes is a case anybody could have written.
  expect(readCase(theCase, { library })).toMatchObject({ ok: true });
  return theCase as YgoCase;
};
const assumed = (line: string) => readLine(line, { find }).assumptions.map(({ text }) => text?.en);
const problem = (line: string) => {
  try {
    readLine(line, { find });
  } catch (error) {
    if (error instanceof Refused) return error.problems[0];
    throw error;
  }
  return undefined;
};

test('a monster is Set as a Spell', () => {
  expect(ygo('A sets dark example (as a spell)').moves).toMatchObject([{ by: 'A', do: 'set', as: 'spell' }]);
  expect(ygo('A setzt dark example (als Zauber)').moves).toMatchObject([{ by: 'A', do: 'set', as: 'spell' }]);
});

test.each([
  ['A: Sylent Tist Gale', 'Silent Test Gale'],
  ['A: Second Dwan', 'Second Dawn'],
])('%s: typing errors in every word', (line, meant) =>
  expect(assumed(line).some((text) => text?.endsWith(`is ${meant}.`))).toBe(true),
);
test('a name that shares hardly a word with a card is not taken for it', () =>
  expect(problem('A: Dawn Gale Dawn Gale')).toMatchObject({ code: 'line-unknown-card' }));

describe('a chain', () => {
  const chain = ygo('A: Second Dawn > B: Silent Test Gale');

  test('the first actor is the turn player in Main Phase 1; Spells come from the hand, the other player’s Quick-Plays are set', () => {
    expect(chain.state?.turn?.player).toBe('A');
    expect(chain.state?.players?.A?.hand).toEqual(['Second Dawn']);
    expect(chain.state?.players?.B?.spellsTraps).toEqual(['Silent Test Gale']);
  });
  test('a missing target is the link answered to, else a placeholder that meets the requirement', () => {
    expect(chain.moves).toEqual([
      { by: 'A', do: 'activate', card: 'Second Dawn', targets: ['a monster'] },
      { by: 'B', do: 'activate', card: 'Silent Test Gale', targets: ['Second Dawn'] },
    ]);
    expect(chain.state?.players?.A?.graveyard).toEqual(['a monster']);
    expect(chain.cards?.['a monster']).toMatchObject({ kind: 'monster', name: { de: 'ein Monster' } });
  });
  test('everything filled in is an assumption', () => {
    expect(assumed('A: Second Dawn > B: Silent Test Gale')).toEqual([
      "It is A's turn.",
      'It is Main Phase 1.',
      'A: Second Dawn is in the hand.',
      'B: Silent Test Gale was Set in an earlier turn.',
      'A: a monster is in the Graveyard.',
      'The target is a monster.',
      'The target is Second Dawn.',
    ]);
  });
  test.each([
    'A: Zweite Morgenröte > B: Stiller Testwind',
    'a dawn, b silent test gale',
    'A aktiviert Zweite Morgenröte > B kettet Stiller Testwind',
    'Second Dawn > Silent Test Gale',
    'A zweite morgenroete\nB stg',
  ])('%s means the same', (line) => {
    const moves = ygo(line).moves?.map((move) => ('by' in move ? [move.by, move.do] : []));
    expect(moves).toEqual([['A', 'activate'], ['B', 'activate']]); // prettier-ignore
    const names = ygo(line).moves?.map((move) => ('card' in move ? library.ygo(move.card) : undefined));
    expect(names).toEqual([library.ygo('Second Dawn'), library.ygo('Silent Test Gale')]);
  });
  test('a missing cost is an unknown card of the hand', () => {
    const { state, moves } = ygo('A: Second Dawn > B: Costly Decree');
    expect(moves?.[1]).toEqual({ by: 'B', do: 'activate', card: 'Costly Decree', cost: ['unknown 1'] });
    expect(state?.players?.B).toMatchObject({ hand: [{ id: 'unknown 1', card: '?' }], spellsTraps: ['Costly Decree'] });
  });
  test('named costs, places, effects', () => {
    const { state, moves } = ygo(
      'A: Silent Test Gale (gesetzt) -> Costly Decree > B: Costly Decree (discard dark example)',
    );
    expect(state?.players).toEqual({
      A: { spellsTraps: ['Silent Test Gale'] },
      B: { spellsTraps: ['Costly Decree'], hand: ['Dark Example'] },
    });
    expect(moves?.[1]).toMatchObject({ cost: ['Dark Example'] });
    expect(ygo('A: Hand Helper').state?.players?.A).toEqual({ hand: ['Hand Helper'] });
    expect(ygo('A: Hand Helper (gy) (effect 1)').moves?.[0]).toMatchObject({ effect: 1 });
  });
  test('the same Spell twice is two copies', () => {
    const { moves } = ygo('A: Silent Test Gale -> Costly Decree > A: Silent Test Gale');
    expect(moves?.map((move) => 'card' in move && move.card)).toEqual(['Silent Test Gale', 'Silent Test Gale#2']);
  });
  test('; ends a chain', () => {
    expect(ygo('A: Second Dawn; B: Silent Test Gale -> Costly Decree').moves?.map(({ do: does }) => does)).toEqual([
      'activate',
      'resolve',
      'activate',
    ]);
  });
});

describe('the rest of a turn', () => {
  test('life points, turn and phase', () => {
    expect(ygo('B 1000 LP, turn B, main2, B: Second Dawn').state).toMatchObject({
      turn: { player: 'B' },
      phase: 'main2',
      players: { B: { lifePoints: 1000 } },
    });
    expect(ygo('Zug B, A: 500 Lebenspunkte, Hauptphase 2, B: dawn').state).toMatchObject({
      turn: { player: 'B' },
      phase: 'main2',
      players: { A: { lifePoints: 500 } },
    });
  });
  test('summons with Tributes, named or not', () => {
    const { state, moves } = ygo('A summons dark exhibit');
    expect(moves).toEqual([
      { by: 'A', do: 'normal-summon', card: 'Dark Exhibit', tributes: ['a monster', 'a monster#2'] },
    ]);
    expect(state?.players?.A?.monsters).toHaveLength(2);
    expect(ygo('A beschwört Dunkles Exponat (Tribut Dunkles Beispiel, Handhelfer)').moves).toEqual([
      { by: 'A', do: 'normal-summon', card: 'Dunkles Exponat', tributes: ['Dunkles Beispiel', 'Handhelfer'] },
    ]);
  });
  test('an attack stands in the battle step; after other moves the Battle Phase is entered', () => {
    const { state, moves } = ygo(
      'A attacks dark exhibit -> dark example (defense), damage step: before, B: Silent Test Gale -> Costly Decree',
    );
    expect(state).toMatchObject({ phase: 'battle', step: 'battle' });
    expect(state?.players?.B?.monsters).toEqual([{ card: 'Dark Example', position: 'defense' }]);
    expect(moves?.slice(0, 2)).toEqual([
      { by: 'A', do: 'attack', card: 'Dark Exhibit', target: 'Dark Example' },
      { by: 'A', do: 'step', to: 'damage', timing: 'before-calculation' },
    ]);
    expect(ygo('A summons Hand Helper, A greift mit Handhelfer an -> direkt').moves?.slice(1)).toEqual([
      { by: 'A', do: 'phase', to: 'battle' },
      { by: 'A', do: 'attack', card: 'Hand Helper', target: 'player' },
    ]);
  });
  test('a comma, or a first letter, inside a name', () => {
    expect(ygo('A summons Warden, the Example, B: Silent Test Gale -> Costly Decree').moves).toHaveLength(2);
    expect(ygo('B Warden, the Example').moves?.[0]).toMatchObject({ by: 'B', card: 'Warden, the Example' });
  });
  test('goes on where a case stands', () => {
    const onto = ygo('A: Second Dawn');
    const { case: more } = readLine('B: Silent Test Gale', {
      find,
      onto,
      look: (name) => library.ygo(name) ?? onto.cards?.[name],
    });
    expect((more as YgoCase).moves).toEqual(ygo('A: Second Dawn > B: Silent Test Gale').moves);
  });
});

describe('what cannot be meant', () => {
  test.each([
    ['', 'line-empty'],
    ['A: > B: dawn', 'line-not-understood'],
    ['A: Second Dawn (upside down)', 'line-note'],
    ['A: Qwertz', 'line-unknown-card'],
    ['A: dark', 'line-unclear-card'],
  ])('%j: %s', (line, code) => {
    const found = problem(line);
    expect(found?.code).toBe(code);
    expect(found?.message.de).not.toBe(found?.message.en);
  });
  test('says what may have been meant', () => {
    expect(problem('A: dark')?.didYouMean).toEqual(expect.arrayContaining(['Dark Exhibit', 'Dark Example']));
  });
  test('what is only the end of a word of a name is asked about', () => {
    expect(problem('A: stiller wind')).toMatchObject({ code: 'line-unknown-card', didYouMean: ['Silent Test Gale'] });
  });
  test('a guess is an assumption', () => {
    expect(assumed('A: secnd dawn')).toContain('“secnd dawn” is Second Dawn.');
  });
});

describe('Pokémon', () => {
  const ptcg = (line: string): PtcgCase => {
    const { case: theCase } = readLine(line, { find });
    expect(readCase(theCase, { library })).toMatchObject({ ok: true });
    return theCase as PtcgCase;
  };
  test('damage, modifiers, hit points, Weakness', () => {
    const theCase = ptcg('testmander ex 180 +40 -> inventadon ex 310 hp (weak fire) -30');
    expect(theCase.cards?.['Testmander ex']).toMatchObject({
      types: ['Fire'],
      labels: ['ex'],
      attacks: [{ damage: 180 }],
    });
    expect(theCase.cards?.['inventadon ex']).toMatchObject({
      hp: 310,
      labels: ['ex'],
      weakness: [{ type: 'Fire', value: '×2' }],
    });
    expect(theCase.state?.players?.A?.active).toMatchObject({
      effects: [{ applies: 'attack-before-weakness', op: '+', value: 40 }],
    });
    expect(theCase.state?.players?.B?.active).toMatchObject({
      effects: [{ applies: 'defense-after-weakness', op: '-', value: 30 }],
    });
    expect(theCase.moves).toEqual([{ by: 'A', do: 'attack', attack: 1 }]);
  });
  test('the attacker is of the type of the Weakness named, unless the line says its type', () => {
    const types = (line: string) => ptcg(line).cards?.['Testmander ex']?.types;
    expect(types('testmander ex 180 -> x 310 hp (weak water)')).toEqual(['Water']);
    expect(types('testmander ex 180 (fire) -> x 310 hp (weak water)')).toEqual(['Fire']);
    expect(assumed('testmander ex 180 -> x 310 hp (weak water)')).toContain(
      'Testmander ex is of the type of the Weakness named.',
    );
  });
  test('ex and EX are different cards', () => {
    expect(ptcg('Testmander-EX 180 -> x 310 hp').cards?.['Testmander-EX']).toMatchObject({ labels: ['EX'] });
    expect(problem('testmander ex nonsense attack -> testmander ex')).toMatchObject({
      code: 'line-unknown-attack',
      didYouMean: ['Sample Flame', 'Second Sample'],
    });
  });
  test('an attacker with a typing error is the card it is like, never one that nobody knows', () => {
    expect(assumed('testmandr ex 60 -> x 310 hp')).toContain('“testmandr ex” is Testmander ex.');
    expect(ptcg('quixotix 60 -> testmander ex').cards?.['quixotix']?.typesUnlisted).toBe(true);
  });
  test('in German, by name of the attack, with damage on the defender', () => {
    const theCase = ptcg('B: Testmanda-ex Probeflamme → Erfundix 90 KP (Schwäche Wasser, 30 Schaden)');
    expect(theCase.moves).toEqual([{ by: 'B', do: 'attack', attack: 'Sample Flame' }]);
    expect(theCase.state?.players?.B?.active).toMatchObject({ energy: ['Fire', 'Fire'] });
    expect(theCase.state?.players?.A?.active).toEqual({ card: 'Erfundix', damage: 30 });
  });
  test.each([
    'A: testmander ex uses Sample Flame on erfundix 90 hp',
    'A: testmander ex attacks with Sample Flam against erfundix 90 hp',
    'testmander ex sample flame vs erfundix 90 hp',
    'A: Testmanda-ex greift mit Probeflamme gegen Erfundix 90 KP an',
  ])('whom it attacks may stand behind a word: %s', (line) => {
    const theCase = ptcg(line);
    expect(theCase.moves).toEqual([{ by: 'A', do: 'attack', attack: 'Sample Flame' }]);
    expect(theCase.cards?.[String(theCase.state?.players?.B?.active)]).toMatchObject({ hp: 90 });
  });
  test('what stands behind an attack is never dropped', () =>
    expect(problem('A: testmander ex uses Sample Flame on nobody known')).toMatchObject({
      code: 'line-unknown-card',
    }));
  test('attacks one after the other, by whose Pokémon it is', () => {
    const theCase = ptcg(
      'testmander ex 60 +20 -> erfundix 90 hp (30 damage), erfundix 20 -> testmander ex 70 hp; testmander ex 60 -> erfundix',
    );
    expect(theCase.moves).toEqual([
      { by: 'A', do: 'attack', attack: 1 },
      { by: 'B', do: 'attack', attack: 1 },
      { by: 'A', do: 'attack', attack: 1 },
    ]);
    expect(theCase.cards).toMatchObject({
      'Testmander ex': { hp: 70, attacks: [{ damage: 60 }] },
      erfundix: { hp: 90, attacks: [{ damage: 20 }] },
    });
    expect(theCase.state?.players?.B?.active).toEqual({ card: 'erfundix', damage: 30 });
  });
  test('another attack of the same Pokémon, the other player doing nothing between', () => {
    const line = 'testmander ex 60 -> erfundix 90 hp, A: testmander ex 20 -> erfundix';
    expect(ptcg(line).moves).toEqual([
      { by: 'A', do: 'attack', attack: 1 },
      { by: 'B', do: 'end-turn' },
      { by: 'A', do: 'attack', attack: 2 },
    ]);
    expect(ptcg(line).cards?.['Testmander ex']?.attacks).toMatchObject([{ damage: 60 }, { damage: 20 }]);
    expect(assumed(line)).toContain('B ends the turn at once.');
  });
  test('a Pokémon that comes forward, and other moves between', () => {
    const line =
      'testmander ex 200 -> erfundix 90 hp; B: zweitix 30 -> testmander ex, A attaches fire -> testmander ex';
    const theCase = ptcg(line);
    expect(theCase.moves).toEqual([
      { by: 'A', do: 'attack', attack: 1 },
      { by: 'B', do: 'promote', pokemon: 'zweitix' },
      { by: 'B', do: 'attack', attack: 1 },
      { by: 'A', do: 'attach', card: 'Fire', to: 'Testmander ex' },
    ]);
    expect(assumed(line)).toContain('B: zweitix is on the Bench.');
  });
  test('a second attack by its name', () =>
    expect(ptcg('erfundix 20 -> testmander ex, testmander ex second sample -> erfundix').moves).toEqual([
      { by: 'A', do: 'attack', attack: 1 },
      { by: 'B', do: 'attack', attack: 'Second Sample' },
    ]));
  test('what follows an attack and says nothing is a problem', () => {
    expect(problem('testmander ex 60 -> erfundix 90 hp, nonsense -> erfundix')).toBeDefined();
    expect(problem('testmander ex 60 -> erfundix 90 hp; gibberish')).toBeDefined();
  });
  test('goes on where a case stands', () => {
    const onto = ptcg('testmander ex 60 -> Erfundix 90 hp');
    delete onto.moves;
    const { case: more, assumptions } = readLine(
      'A legt an Feuer -> testmander ex, A attacks attack (heads, zahl); B promotes erfundix',
      { find, onto },
    );
    expect((more as PtcgCase).moves).toEqual([
      { by: 'A', do: 'attach', card: 'Fire', to: 'Testmander ex' },
      { by: 'A', do: 'attack', attack: 'Attack', coins: ['heads', 'tails'] },
      { by: 'B', do: 'promote', pokemon: 'Erfundix' },
    ]);
    expect(assumptions.map(({ text }) => text?.en)).toEqual(['A: Fire is in the hand.']);
    expect(() => readLine('A retreats -> nobody', { find, onto })).toThrow(Refused);
  });
  test('an attack on nobody in particular, and a line that begins with another move', () => {
    for (const line of ['testmander ex sample flame', 'testmander ex sample flame -> the defending pokemon']) {
      expect(ptcg(line).state?.players?.B?.active).toBe('a Pokémon');
      expect(assumed(line)).toContain('B: a Pokémon nobody named is Active.');
    }
    const retreat = ptcg('A retreats -> testmander ex');
    expect(retreat.moves).toEqual([{ by: 'A', do: 'retreat', to: 'Testmander ex' }]);
    expect(retreat.state?.players?.A).toMatchObject({ active: 'a Pokémon', bench: [{ card: 'Testmander ex' }] });
    expect(ptcg('A promotes testmander ex').moves).toEqual([{ by: 'A', do: 'promote', pokemon: 'Testmander ex' }]);
  });
  test('an attack may be on any printing of the name', () => {
    const card: PtcgCard = {
      name: 'Testmander ex',
      kind: 'pokemon',
      stage: 'basic',
      attacks: [{ name: 'Older Flame', cost: ['Fire', 'Fire', 'Fire'], damage: 30 }],
    };
    const printings = () => [{ print: 'OLD 1', released: 20110101, card }];
    const { moves, state } = readLine('testmander ex older flame', { find, printings }).case as PtcgCase;
    expect(moves).toMatchObject([{ do: 'attack', attack: 'Older Flame' }]);
    expect(state?.players?.A?.active).toMatchObject({ energy: ['Fire', 'Fire', 'Fire'] });
  });
  test('a note nobody understands', () =>
    expect(problem('testmander ex 10 -> x 50 hp (wek fire)')?.code).toBe('line-note'));
});

describe('from a case to a line and back', () => {
  test.each([
    'A: Second Dawn > B: Silent Test Gale',
    'B 1000 LP, turn B, main2, B: Second Dawn -> dark example',
    'A: Second Dawn; B: Silent Test Gale -> Costly Decree',
    'A summons dark exhibit (tribute dark example, hand helper)',
    'A attacks dark exhibit -> dark example (defense), damage step: before, B: Silent Test Gale -> Costly Decree',
    'A sets dark example (as a spell)',
    'A: Silent Test Gale (set) -> Costly Decree > B: Costly Decree (discard dark example)',
  ])('%s', (line) => {
    const theCase = ygo(line);
    const written = lineOf(theCase, { find });
    expect(written?.lang).toBe('en');
    expect(ygo(written!.line)).toEqual(theCase);
    // In the other language it is the same case, its cards called otherwise.
    const german = lineOf(theCase, { find, lang: 'de' });
    expect(german?.lang).toBe('de');
    expect(german!.line).not.toMatch(
      /\b(?:turn|hand|set|gy|summons|sets|attacks|direct|passes|ends|effect|tribute|discard|phase: \w|Dawn|Gale|Decree|Exhibit)\b/,
    );
    expect(lineOf(ygo(german!.line), { find, lang: 'en' })).toEqual(written);
  });
  test('what no line can say is not said', () => {
    expect(
      lineOf(
        { game: 'ygo', state: { players: { A: { monsters: [{ card: 'Dark Exhibit', counters: { test: 2 } }] } } } },
        { find },
      ),
    ).toBeUndefined();
  });
});

test('of several moments before the first move the last one holds, with nothing of the others', () => {
  expect(readLine('damage step: before; main2', { find }).case.state).toMatchObject({ phase: 'main2' });
  expect(readLine('damage step: before; main2', { find }).case.state).not.toHaveProperty('step');
  expect(readLine('damage step: before; battle step', { find }).case.state).not.toHaveProperty('timing');
});

const SLIPS = ['wrong-place', 'unknown-effect', 'unknown-attack'];
test('any line is read or refused with a problem, never an error', () => {
  const word = fc.constantFrom(
    'A', 'B:', 'a', '>', ',', ';', '->', '(set)', '(tribute dark example)', '(', ')', 'turn B', 'main2', 'damage step: before', '1000 LP', '+40', '310 hp', '(weak fire)',
    'summons', 'attacks', 'greift mit', 'passes', 'second dawn', 'dark exhibit', 'costly decree', 'testmander ex', 'effect 2', '?', '\n',
  ); // prettier-ignore
  const line = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 14 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(line, (text) => {
      try {
        const read = readCase(readLine(text, { find }).case, { library });
        // What only the cards show to be a slip is a problem of the case.
        if (!read.ok) expect(SLIPS).toEqual(expect.arrayContaining(read.problems.map(({ code }) => code)));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }),
    { numRuns: 400 },
  );
}, 30_000);
