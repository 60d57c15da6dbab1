import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Library } from '../library.ts';
import type { Problem } from '../ruling/schema.ts';
import { SIZE_LIMIT } from './bytes.ts';
import { check } from './check.ts';
import { cardsOf } from './ids.ts';
import { PROBLEM_CODES, type ProblemCode } from './problems.ts';
import { readCase, readCaseFile } from './read.ts';
import { CaseSchema, YgoStateSchema, type Case, type PtcgCard, type YgoCard } from './schema.ts';

const card = (en: string, de: string): YgoCard => ({ name: { en, de }, kind: 'spell' });
const bolt = card('Test Bolt', 'Testblitz');
const wall = card('Test Wall', 'Testmauer');
const byName = new Map([bolt, wall].flatMap((c) => Object.values(c.name).map((name) => [name.toLowerCase(), c])));
const library: Library = {
  ygo: (name) => byName.get(name.toLowerCase()),
  ptcg: (name) => (name === 'Testmon' ? { name, kind: 'pokemon' } : undefined),
  printings: (name) =>
    name === 'Testmon'
      ? [{ print: 'TST 007', released: 20250101, card: { name, kind: 'pokemon', prints: ['tst1-7', 'TST 007'] } }]
      : [],
  reading: (_game, { name }) =>
    name === wall.name
      ? { ground: 'read', effects: [{ resolve: [{ do: 'place-counters', kind: 'moss' }] }], unread: [] }
      : undefined,
  suggest: (_game, name) => (name.startsWith('Test') ? ['Test Bolt'] : []),
};
const effects = {
  ygo: v.strictObject({
    kind: v.picklist(['quick', 'trigger']),
    n: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  }),
};

const problemsOf = (written: string | Uint8Array): Problem[] => {
  const read = readCaseFile(written, { library, effects });
  return read.ok ? [] : read.problems;
};
const board = (inside: string) => `game: ygo\nstate:\n  players:\n    A:\n${inside.replace(/^/gm, '      ')}\n`;

/** One file for each thing that can be wrong: code, file, line, and what it should suggest. */
const BAD: [ProblemCode, string | Uint8Array, number?, string?][] = [
  ['empty', ''],
  ['empty', '# nothing here\n'],
  ['too-big', `game: ygo\ntitle: ${'x'.repeat(SIZE_LIMIT)}`],
  ['too-big', `game: ygo\nmoves: [${'a,'.repeat(80_000)}]`],
  ['not-text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff])],
  ['not-text', 'game: ygo\0'],
  ['too-deep', `{"game": "ygo",\n"title": ${'['.repeat(5000)}`, 2],
  ['too-deep', `game: ygo\ntitle: x\n${'- '.repeat(5000)}`, 3],
  ['cut-off', '{"game": "ygo",\n"state": {"players": {"A": {"hand": ["Test', 2],
  ['syntax', '{"game": "ygo"\n"title": "x"}', 2],
  ['syntax', '{"game": "ygo",\n"moves": [ {]', 2],
  ['indentation', 'game: ygo\nstate:\n   phase: main1\n  step: battle', 4],
  ['tab', 'state:\n\tphase: main1', 2],
  ['duplicate-key', '{"game": "ygo",\n"title": "a", "title": "b"}', 2],
  ['syntax', '{"game": "ygo",\n["title"]: "a"}', 2],
  ['alias', 'game: ygo\nstate: &a {}\ncards: *a', 3],
  ['alias', 'game: ygo\ntitle: *nobody', 2],
  ['tag', 'game: !!js/function "x"', 1],
  ['tag', 'game: !ours ygo', 1],
  ['several-cases', 'game: ygo\n---\ngame: ygo', 2],
  ['not-a-case', '[1, 2]', 1],
  ['not-a-case', 'A activates a card', 1],
  ['unknown-key', board('lifepoints: 100'), 5, 'lifePoints'],
  ['missing', 'title: x\nmoves: []', 1],
  ['missing', board('hand:\n  - {id: x}'), 6],
  ['wrong-type', board('hand: [Test Bolt, 3]'), 5, "'3'"],
  ['wrong-type', board('monsters: Test Bolt'), 5],
  ['wrong-type', board('pendulum: [null]'), 5],
  ['unknown-word', 'game: ygo\nstate: {phase: main}', 2, 'main1'],
  ['unknown-word', 'game: ygo\nmoves:\n  - {by: A, do: actvate, card: Test Bolt}', 3, 'activate'],
  ['unknown-word', 'game: ygq', 1, 'ygo'],
  ['out-of-range', board('lifePoints: -100'), 5],
  ['out-of-range', 'game: ptcg\nstate: {players: {A: {active: {card: Testmon, damage: 15}}}}', 2],
  ['quote-it', board('hand: [?]'), 5],
  ['not-understood', 'game: ygo\ncards:\n  own: {name: Own, kind: trap, effects: [{kind: quick, n: []}]}', 3],
  ['wrong-type', 'game: ygo\nstate: []', 2],
  ['unknown-ruleset', 'game: ygo\nruleset: ygo-9', 2, 'ygo-9.0'],
  ['other-games-ruleset', 'game: ygo\nruleset: ptcg-current', 2],
  ['unknown-card', board('hand: [Test Bolt, Test Bold]'), 5, 'Test Bolt'],
  ['unknown-card', board('hand:\n  - Test Bolt\n  - {card: Test Bold}'), 7, 'Test Bolt'],
  ['unknown-id', `${board('hand: [Test Bolt]')}moves:\n  - {by: A, do: activate, card: Test Blot}`, 7, 'Test Bolt'],
  [
    'unknown-attack',
    'game: ptcg\ncards: {Hitter: {name: Hitter, kind: pokemon, hp: 60, attacks: [{name: Quick Strike}]}}\nstate: {players: {A: {active: Hitter}}}\nmoves:\n  - {by: A, do: attack, attack: Quick Strke}',
    5,
    'Quick Strike',
  ],
  [
    'unknown-ability',
    'game: ptcg\ncards: {Hitter: {name: Hitter, kind: pokemon, hp: 60, abilities: [{name: Deep Breath}]}}\nstate: {players: {A: {active: Hitter}}}\nmoves:\n  - {by: A, do: ability, pokemon: Hitter, ability: Deep Braeth}',
    5,
    'Deep Breath',
  ],
  ['unknown-counter', board('spellsTraps: [{card: Test Wall, face: up, counters: {mos: 1}}]'), 5, 'moss'],
  ['wrong-place', board('field: Test Bolt'), 5],
  ['wrong-place', board('pendulum: [Test Bolt, null]'), 5],
  ['wrong-place', board('monsters: [Test Bolt]'), 5],
  [
    'wrong-place',
    'game: ygo\ncards: {Fighter: {name: Fighter, kind: monster}}\nstate: {players: {A: {spellsTraps: [Fighter]}}}',
    3,
  ],
  [
    'wrong-place',
    `${board('spellsTraps: [Test Wall]\nhand: [Test Bolt]')}moves:\n  - {by: A, do: activate, card: Test Wall, targets: [Test Bolt]}`,
    8,
  ],
  [
    'unknown-effect',
    `${board('spellsTraps: [Test Wall]')}moves:\n  - {by: A, do: activate, card: Test Wall, effect: 2}`,
    7,
  ],
  [
    'unknown-attack',
    'game: ptcg\ncards: {Hitter: {name: Hitter, kind: pokemon, hp: 60, attacks: [{name: Quick Strike}]}}\nstate: {players: {A: {active: Hitter}}}\nmoves:\n  - {by: A, do: attack, attack: 2}',
    5,
  ],
  ['wrong-place', 'game: ptcg\nstate: {stadium: {card: Testmon, owner: A}}', 2],
  ['wrong-place', 'game: ptcg\nstate:\n  players: {A: {active: {card: Testmon, tools: [Testmon]}}}', 3],
  [
    'wrong-place',
    'game: ptcg\nstate:\n  players: {A: {active: Testmon, bench: [{card: Testmon, energy: [Testmon]}]}}',
    3,
  ],
  [
    'unknown-ability',
    'game: ptcg\ncards: {Star: {name: Star VSTAR, kind: pokemon, hp: 60}}\nstate: {players: {A: {active: Star VSTAR}}}\nmoves:\n  - {by: A, do: ability, pokemon: Star VSTAR}',
    5,
  ],
  [
    'wrong-place',
    'game: ptcg\nstate: {players: {A: {active: Testmon, hand: [{id: held, card: Testmon}]}}}\nmoves:\n  - {by: A, do: attack, attack: 1, targets: [held]}',
    4,
  ],
  [
    'unknown-id',
    `${board('hand: [Test Bolt]')}moves:\n  - {by: A, do: activate, card: Test Bolt, choose: {cards: [Test Blot]}}`,
    7,
    'Test Bolt',
  ],
  ['unknown-print', 'game: ptcg\nstate:\n  players:\n    A: {active: {card: Testmon, print: TST 8}}', 4, 'TST 007'],
  ['unknown-id', 'game: ygo\nstate: {phase: battle, battle: {attacker: nobody, target: player}}', 2],
  ['duplicate-id', board('hand:\n  - {id: x, card: Test Bolt}\ngraveyard:\n  - {id: x, card: Test Wall}'), 8],
  ['zone-taken', board('spellsTraps:\n  - {card: Test Bolt, zone: 2}\n  - {card: Test Wall, zone: 2}'), 7],
  ['too-many', board('spellsTraps: [Test Bolt, Test Bolt, Test Bolt, Test Bolt, Test Bolt, Test Bolt]'), 5],
  ['contradiction', 'game: ygo\nstate: {step: damage}', 2],
  ['contradiction', 'game: ygo\nstate: {phase: battle, step: battle, timing: start}', 2],
  ['contradiction', board('monsters: [{card: Test Wall, face: down, position: attack}]'), 5],
  ['contradiction', 'game: ptcg\nstate: {players: {A: {active: {card: Testmon, conditions: [asleep, confused]}}}}', 2],
  ['contradiction', 'game: ptcg\nstate: {players: {A: {prizes: 7}}}', 2],
];

test('cards that lie where their text lets them, and what left the hand, are no slips', () => {
  const text = 'You can Set this card from your hand to your Spell & Trap Zone as a Spell.';
  const fine = {
    game: 'ygo',
    cards: { Lurker: { name: 'Lurker', kind: 'monster', text }, Fighter: { name: 'Fighter', kind: 'monster' } },
    state: { players: { A: { spellsTraps: ['Lurker', { card: 'Fighter', on: 'Lurker' }, 'Test Wall'], hand: ['Fighter'] } } },
    moves: [
      { by: 'A', do: 'normal-summon', card: 'Fighter#2' },
      { by: 'A', do: 'activate', card: 'Test Wall', effect: 1, targets: ['Fighter#2'] },
    ],
  };
  expect(readCase(fine, { library })).toMatchObject({ ok: true });
}); // prettier-ignore
test('every printing of a Trainer card is one of it, though one declaration stands for them all', () => {
  const remedy: PtcgCard = { name: 'Test Remedy', kind: 'trainer', trainer: 'item', prints: ['TST 1'] };
  const printings = ['TST 1', 'TSU 009'].map((print) => ({ print, released: 0, card: remedy }));
  const known = { ...library, ptcg: () => remedy, printings: () => printings };
  const held = (print: string) => ({ game: 'ptcg', state: { players: { A: { hand: [{ card: 'Test Remedy', print }] } } } });
  expect(readCase(held('TSU 9'), { library: known })).toMatchObject({ ok: true });
  expect(readCase(held('TSU 10'), { library: known })).toMatchObject({ problems: [{ code: 'unknown-print' }] });
}); // prettier-ignore
test('a case has limits, well above 8,000 cards a zone', () => {
  const pile = (count: number) => ({ game: 'ygo', state: { players: { A: { graveyard: Array<string>(count).fill('Test Bolt') } } } });
  expect(readCase(pile(8000), { library })).toMatchObject({ ok: true });
  expect(readCase(pile(40_001), { library })).toMatchObject({ problems: [{ code: 'too-many', path: '/state' }] });
  const passes = Array(2001).fill({ by: 'A', do: 'pass' });
  expect(readCase({ game: 'ygo', moves: passes }, { library })).toMatchObject({ problems: [{ code: 'too-many', path: '/moves' }] });
}); // prettier-ignore

describe('a bad case', () => {
  test.each(BAD)('%s: %j', (code, written, line, meant) => {
    const found = problemsOf(written);
    const problem = found.find((p) => p.code === code);
    expect(found.map((p) => p.code)).toContain(code);
    expect(problem?.message.de).not.toBe('');
    expect(problem?.message.de).not.toBe(problem?.message.en);
    if (line !== undefined) expect(problem?.line).toBe(line);
    if (meant !== undefined) expect(problem?.didYouMean?.[0]).toBe(meant);
  });

  test('every problem code is reached', () => {
    expect(new Set(BAD.map(([code]) => code))).toEqual(new Set(PROBLEM_CODES));
  });

  test('names its place', () => {
    const [problem] = problemsOf(board('hand: [Test Bolt, {card: Test Bolt, onwer: B}]'));
    expect(problem).toMatchObject({
      code: 'unknown-key',
      path: '/state/players/A/hand/1/onwer',
      didYouMean: ['owner'],
    });
  });

  test('all its problems come at once, also unknown cards beside malformed values', () => {
    const found = problemsOf(
      board('lifePoints: x\nhand: [Test Bold, 3, {crd: Test Wall}]') + 'moves:\n  - {by: C, do: pass}',
    );
    expect(found.map((p) => `${p.code} ${p.path}`)).toEqual([
      'wrong-type /state/players/A/lifePoints',
      'wrong-type /state/players/A/hand/1',
      'unknown-key /state/players/A/hand/2/crd',
      'missing /state/players/A/hand/2',
      'unknown-word /moves/0/by',
      'unknown-card /state/players/A/hand/0',
    ]);
  });

  test('of a move whose kind is misspelt the rest is looked at, too, as of the kind probably meant', () => {
    const found = problemsOf(`${board('hand: [Test Bolt]')}moves:\n  - {by: C, do: actvate, crd: Test Bolt}`);
    expect(found.map((p) => `${p.code} ${p.path}`)).toEqual([
      'unknown-word /moves/0/do',
      'unknown-word /moves/0/by',
      'unknown-key /moves/0/crd',
      'missing /moves/0',
    ]);
  });

  test('declared effects are checked by the schema handed in', () => {
    const found = problemsOf(
      'game: ygo\ncards:\n  own:\n    name: Own\n    kind: trap\n    effects:\n      - {kind: quik}',
    );
    expect(found).toMatchObject([
      { code: 'unknown-word', path: '/cards/own/effects/0/kind', line: 7, didYouMean: ['quick'] },
    ]);
  });
});

describe('a good case', () => {
  const ok = (written: string | Uint8Array): Case => {
    const read = readCaseFile(written, { library, effects });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.case;
  };

  test('the smallest there is', () => expect(ok('game: ygo')).toEqual({ game: 'ygo' }));

  test('JSON with tabs, a byte order mark, UTF-16', () => {
    expect(ok('\uFEFF{\n\t"game":"ygo"\n}')).toEqual({ game: 'ygo' });
    expect(ok(new Uint8Array([0xff, 0xfe, ...Buffer.from('game: ygo', 'utf16le')]))).toEqual({ game: 'ygo' });
  });

  test('cards by German name, any case; unknown cards as ?', () => {
    ok(board("hand: [testblitz, TEST BOLT, '?', {card: '?'}]"));
  });

  test('a move may name the card in another spelling or language', () => {
    const read = ok(`${board('hand: [Test Bolt]\nspellsTraps: [{id: w, card: Test Wall}]')}moves:
  - {by: A, do: activate, card: testblitz, targets: [w]}`);
    expect(read.moves?.[0]).toMatchObject({ card: 'Test Bolt', targets: ['w'] });
  });

  test('a move may name what comes later: a card of the deck, a second copy, a Token', () => {
    ok(`${board('hand: [Test Bolt]')}moves:
  - {by: A, do: activate, card: Test Bolt, choose: {cards: [Test Wall]}, targets: [Sheep Token#2, 'Test Wall#2', B]}`);
  });

  test.each(['TST 007', 'TST 7', 'TST 07', 'tst 007'])('a print with or without its zeros: %s', (print) => {
    ok(`game: ptcg\nstate: {players: {A: {active: {card: Testmon, print: ${print}}}}}`);
  });

  test('basic Energy needs no library', () => {
    ok('game: ptcg\nstate: {players: {A: {active: {card: Testmon, energy: [Fire, Basis-Wasser-Energie]}}}}');
  });

  test('ruleset and game from outside', () => {
    expect(readCase({ title: 'x' }, { ruleset: 'ygo-2004' })).toEqual({
      ok: true,
      case: { game: 'ygo', title: 'x', ruleset: 'ygo-2004' },
    });
    expect(readCase({}, { game: 'ptcg' })).toEqual({ ok: true, case: { game: 'ptcg' } });
  });
});

test('ids: the name as written, then #2 in reading order; explicit ids keep theirs', () => {
  const ids = cardsOf({
    game: 'ygo',
    state: {
      players: {
        B: { hand: ['Test Bolt'] },
        A: {
          graveyard: ['Test Bolt'],
          monsters: [{ card: 'X', materials: ['Test Bolt'] }],
          hand: [{ id: 'Test Bolt#2', card: 'Test Bolt' }],
        },
      },
    },
  });
  expect(ids.map(({ id, zone }) => `${zone} ${id}`)).toEqual([
    'monsters X',
    'materials Test Bolt',
    'hand Test Bolt#2',
    'graveyard Test Bolt#3',
    'hand Test Bolt#4',
  ]);
});

describe('anything at all', () => {
  const seeds = { numRuns: 300 };
  test('is read without throwing', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.uint8Array(),
      fc.string({ unit: fc.constantFrom(...'{}[]:,-&*!?|>%@\'"#\n\t abc1') }),
    );
    fc.assert(
      fc.property(anything, (written) => void readCaseFile(written, { library })),
      seeds,
    );
  });
  test('around a case is read without throwing', () => {
    const near = fc.record(
      {
        game: fc.constantFrom('ygo', 'ptcg', 'x'),
        state: fc.object(),
        moves: fc.array(fc.object()),
        cards: fc.object(),
        ruleset: fc.anything(),
      },
      { requiredKeys: ['game'] },
    );
    fc.assert(
      fc.property(near, (value) => void readCase(value, { library })),
      seeds,
    );
  });
  test('has problems exactly where the schema refuses it', () => {
    const words = fc.constantFrom(
      'A',
      'B',
      'players',
      'hand',
      'monsters',
      'card',
      'zone',
      'lifePoints',
      'deck',
      'field',
      'x',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        words,
        fc.integer(),
        fc.constant(null),
        fc.boolean(),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(words, tie('tree'), { maxKeys: 3 }),
      ),
    }));
    const refused = (value: unknown) => check(YgoStateSchema, value);
    const listed = (value: unknown, path: readonly (string | number)[]): boolean =>
      Array.isArray(path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value));
    fc.assert(
      fc.property(tree, (value) => {
        const found = refused(value).filter(({ path }) => !listed(value, path));
        if (v.is(YgoStateSchema, value)) expect(found).toEqual([]);
        else expect(refused(value)).not.toEqual([]);
      }),
      seeds,
    );
    expect(check(CaseSchema, { game: 'ygo' })).toEqual([]);
  });
});
