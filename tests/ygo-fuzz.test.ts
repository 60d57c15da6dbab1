/** Any case somebody could write, with the library's cards and any moves: a ruling comes, in time, and keeps what all rulings promise. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCase } from '../engine/case/read.ts';
import type { Case, YgoMove } from '../engine/case/schema.ts';
import { now, rule } from '../engine/rule.ts';
import { applyChanges } from '../engine/ruling/patch.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { content, library } from './scenarios.ts';

const cards = content.cards
  .filter((c) => c.game === 'ygo')
  .map(({ card }) => card as { name: { en: string }; kind: string; property?: string; monster?: string[] });
const names = (test: (card: (typeof cards)[number]) => boolean) => cards.filter(test).map((c) => c.name.en);
const EXTRA = ['fusion', 'synchro', 'xyz', 'link'];
const isExtra = (card: (typeof cards)[number]) => card.monster?.some((kind) => EXTRA.includes(kind)) ?? false;
const monster = names((c) => c.kind === 'monster');
const main = names((c) => !isExtra(c));
const spellTrap = names((c) => c.kind !== 'monster' && c.property !== 'field');
const rulesets = new Map(content.rules.map((r) => [r.id, r.rulesets as readonly string[]]));

/** Cards with ids `A1`, `B2` …: renaming the players renames them. */
const zone = (from: readonly string[], max: number) => fc.array(fc.constantFrom(...from), { maxLength: max });
const side = fc.record({
  lifePoints: fc.constantFrom(100, 1000, 8000),
  monsters: fc.array(
    fc.record({ card: fc.constantFrom(...monster), face: fc.constantFrom('up' as const, 'down' as const) }),
    { maxLength: 3 },
  ),
  spellsTraps: fc.array(
    fc.record({ card: fc.constantFrom(...spellTrap), face: fc.constantFrom('up' as const, 'down' as const) }),
    { maxLength: 3 },
  ),
  hand: zone(main, 4),
  graveyard: zone(main, 3),
});
type Side = typeof side extends fc.Arbitrary<infer T> ? T : never;
const identified = (written: Side, player: string) => {
  let n = 0;
  const id = () => `${player}${++n}`;
  return {
    lifePoints: written.lifePoints,
    monsters: written.monsters.map((m) => ({ id: id(), ...m, ...(m.face === 'down' && { position: 'defense' }) })),
    spellsTraps: written.spellsTraps.map((s) => ({ id: id(), ...s })),
    hand: written.hand.map((card) => ({ id: id(), card })),
    graveyard: written.graveyard.map((card) => ({ id: id(), card })),
  };
};
const pick = fc.nat({ max: 12 });
const player = fc.constantFrom('A', 'B');
const move = fc.record({
  by: player,
  what: fc.constantFrom(
    'activate',
    'activate',
    'activate',
    'pass',
    'resolve',
    'attack',
    'normal-summon',
    'set',
    'phase',
    'end-turn',
    'flip-summon',
  ),
  card: pick,
  target: fc.option(fc.tuple(player, pick)),
  effect: fc.option(fc.constantFrom(1, 2), { freq: 4 }),
  accepted: fc.boolean(),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;
const written = fc.record({
  ruleset: fc.constantFrom('ygo-current', 'ygo-9.0', 'ygo-2004'),
  turnPlayer: player,
  phase: fc.constantFrom('main1', 'battle', 'main2', 'end'),
  A: side,
  B: side,
  moves: fc.array(move, { maxLength: 6 }),
});
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

const ids = (board: ReturnType<typeof identified>) =>
  [...board.monsters, ...board.spellsTraps, ...board.hand, ...board.graveyard].map((card) => card.id);
const boardsOf = (w: Written): Record<string, ReturnType<typeof identified>> => ({
  A: identified(w.A, 'A'),
  B: identified(w.B, 'B'),
});
function caseOf(w: Written, boards: Record<string, object> = boardsOf(w)): object {
  const players = boardsOf(w);
  const card = (by: string, n: number) => {
    const all = ids(players[by]!);
    return all[n % Math.max(1, all.length)];
  };
  return {
    game: 'ygo',
    ruleset: w.ruleset,
    state: {
      firstPlayer: 'A',
      turn: { player: w.turnPlayer, number: w.turnPlayer === 'A' ? 3 : 4 },
      phase: w.phase,
      players: boards,
    },
    moves: w.moves.flatMap((m) => moveOf(m, card)),
  };
}
function moveOf(m: Move, card: (by: string, n: number) => string | undefined): object[] {
  const own = card(m.by, m.card);
  const target = m.target && card(...m.target);
  const accepted = m.accepted && { accepted: true };
  if (m.what === 'resolve') return [{ do: 'resolve' }];
  if (m.what === 'pass' || m.what === 'end-turn') return [{ by: m.by, do: m.what, ...accepted }];
  if (m.what === 'phase') return [{ by: m.by, do: 'phase', to: 'battle', ...accepted }];
  if (own === undefined) return [];
  if (m.what === 'attack') return [{ by: m.by, do: 'attack', card: own, target: target ?? 'player', ...accepted }];
  if (m.what !== 'activate') return [{ by: m.by, do: m.what, card: own, ...accepted }];
  return [
    {
      by: m.by,
      do: 'activate',
      card: own,
      ...(m.effect && { effect: m.effect }),
      ...(target && { targets: [target] }),
      ...accepted,
    },
  ];
}

const plain = (ruling: Ruling): Ruling => JSON.parse(JSON.stringify(ruling)) as Ruling;
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
const readWritten = (written: unknown): Case | undefined => {
  const answer = readCase(written, { library });
  return answer.ok ? answer.case : undefined;
};
const read = (w: Written): Case | undefined => readWritten(caseOf(w));
function promises(ruling: Ruling, ruleset: string): void {
  const replayed = applyChanges(
    ruling.initial,
    ruling.steps.flatMap((s) => s.changes),
  );
  expect(sorted(replayed)).toBe(sorted(ruling.final));
  for (const { rules, text } of [...ruling.steps, ...ruling.decisions, ...(ruling.illegal?.reasons ?? [])]) {
    expect(rules.length).toBeGreaterThan(0);
    for (const id of rules) expect(`${id}: ${rulesets.get(id)?.includes(ruleset)}`).toBe(`${id}: true`);
    expect(text.de && text.en).toBeTruthy();
  }
  expect(ruling.headline.de && ruling.headline.en).toBeTruthy();
  for (const branch of ruling.branches ?? []) promises(branch.ruling, ruleset);
}

const RUNS = { numRuns: Number(process.env['FUZZ'] ?? 100), seed: Number(process.env['SEED'] ?? 1) };
test('a ruling comes in time and keeps its promises', { timeout: 600_000 }, () => {
  let ruled = 0;
  fc.assert(
    fc.property(written, (w) => {
      const theCase = read(w);
      if (!theCase) return;
      ruled++;
      const start = performance.now();
      const ruling = plain(rule(theCase, library));
      expect(performance.now() - start).toBeLessThan(2000);
      promises(ruling, w.ruleset);
      expect(JSON.stringify(plain(rule(theCase, library)))).toBe(JSON.stringify(ruling));
      now(theCase, library);
    }),
    RUNS,
  );
  expect(ruled).toBeGreaterThan(RUNS.numRuns / 4);
});

/** A and B renamed: the values 'A' and 'B', the keys of players, the player's name in a sentence. Ids (`A1`) stay what they are. */
function mirrored(value: unknown): unknown {
  if (value === 'A') return 'B';
  if (value === 'B') return 'A';
  if (typeof value === 'string')
    return value.replace(
      /\b([Pp]layer|Spielers?) ([AB])\b/g,
      (_, word: string, name: string) => `${word} ${name === 'A' ? 'B' : 'A'}`,
    );
  if (Array.isArray(value)) return value.map(mirrored);
  if (typeof value !== 'object' || value === null) return value;
  const names: Record<string, string> = { A: 'B', B: 'A' };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [names[key] ?? key, mirrored(inner)]));
}
/** What a ruling says, without the paths into the board and without the order in which questions about both sides are asked. */
interface Told {
  verdict: string;
  headline: unknown;
  illegal?: unknown;
  over?: unknown;
  chain?: unknown;
  steps: unknown;
  branches: unknown[];
}
const told = (ruling: Ruling): Told => ({
  verdict: ruling.verdict,
  // Of several open questions the headline names one: A's side is looked at first.
  headline: ruling.verdict !== 'needs-facts' && ruling.headline,
  illegal: ruling.illegal,
  over: ruling.over,
  chain: ruling.chain,
  steps: ruling.steps.map(({ kind, outcome, by, card, text }) => ({ kind, outcome, by, card, text })),
  branches: (ruling.branches ?? []).map((b) => ({ answer: b.answer, ...told(b.ruling) })),
});
test('the players renamed: the mirrored ruling', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(written, (w) => {
      const theCase = read(w);
      const mirror = readWritten(mirrored(caseOf(w)));
      expect(mirror === undefined).toBe(theCase === undefined);
      if (!theCase || !mirror) return;
      expect(told(plain(rule(mirror, library)))).toEqual(mirrored(told(plain(rule(theCase, library)))));
    }),
    RUNS,
  );
});

/** A Deck everybody knows, with so many plain monsters at the bottom. */
const PLAIN = {
  name: 'Plain',
  kind: 'monster',
  monster: ['normal'],
  race: 'Rock',
  attribute: 'EARTH',
  level: 4,
  atk: 0,
  def: 0,
};
function withDecks(w: Written, decks: readonly string[], plains: number): Case | undefined {
  const deck = (player: string) => ({
    cards: [
      ...decks.map((card, i) => ({ id: `${player}deck${i}`, card })),
      ...Array.from({ length: plains }, (_, i) => ({ id: `${player}plain${i}`, card: 'Plain' })),
    ],
    count: decks.length + plains,
  });
  const boards = boardsOf(w);
  return readWritten({
    ...caseOf(w, { A: { ...boards['A'], deck: deck('A') }, B: { ...boards['B'], deck: deck('B') } }),
    cards: { Plain: PLAIN },
  });
}
test('one more plain monster at the bottom of a Deck that holds some changes no verdict', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(written, fc.array(fc.constantFrom(...main), { minLength: 1, maxLength: 2 }), (w, decks) => {
      const [few, more] = [withDecks(w, decks, 6), withDecks(w, decks, 7)];
      if (!few || !more) return;
      const [a, b] = [rule(few, library), rule(more, library)];
      expect(b.verdict).toBe(a.verdict);
      expect(b.illegal?.move).toBe(a.illegal?.move);
      expect(b.chain?.map((l) => l.outcome)).toEqual(a.chain?.map((l) => l.outcome));
    }),
    RUNS,
  );
});

test('what may be activated now is legal as the next move', { timeout: 600_000 }, () => {
  let legal = 0;
  fc.assert(
    fc.property(written, (w) => {
      const theCase = read(w);
      if (!theCase || theCase.game !== 'ygo') return;
      const moves = theCase.moves ?? [];
      for (const option of now(theCase, library).options) {
        if (option.do !== 'activate' || option.legal !== true || option.when !== 'now') continue;
        legal++;
        const move = {
          by: option.by,
          do: 'activate',
          card: option.card,
          ...(option.effect && { effect: option.effect }),
        } as const;
        const ruling = rule({ ...theCase, moves: [...moves, move] }, library);
        expect(ruling.illegal?.move === moves.length ? [move, ruling.illegal.reasons] : []).toEqual([]);
      }
    }),
    RUNS,
  );
  expect(legal).toBeGreaterThan(0);
});

test('each card that may be targeted or attacked now is a legal target, and no other', { timeout: 600_000 }, () => {
  let targets = 0;
  let others = 0;
  fc.assert(
    fc.property(written, (w) => {
      const theCase = read(w);
      if (!theCase || theCase.game !== 'ygo') return;
      const moves = theCase.moves ?? [];
      for (const { by, card, do: does, effect, targets: choices = [] } of now(theCase, library).options) {
        const [only] = choices;
        if (choices.length !== 1 || !only || only.min > 1) continue;
        const there = (['A', 'B'] as const).flatMap((player) => theCase.state?.players?.[player]?.monsters ?? []);
        const ids = new Set([...only.from, ...there.flatMap((one) => (typeof one === 'object' && one.id ? [one.id] : []))]);
        for (const id of ids) {
          const move = does === 'attack' ? { by, do: 'attack', card, target: id } : { by, do: 'activate', card, ...(effect && { effect }), targets: [id] };
          const ruling = rule({ ...theCase, moves: [...moves, move as YgoMove] }, library);
          const against = ruling.illegal?.move === moves.length ? ruling.illegal.reasons.map((r) => r.code) : [];
          if (only.from.includes(id)) {
            targets++;
            expect([move, against]).toEqual([move, []]);
          } else {
            others++;
            // Illegal, in every branch of what is asked before it, or asked.
            expect([move, ['illegal', 'needs-facts'].includes(ruling.verdict)]).toEqual([move, true]);
          }
        }
      }
    }),
    RUNS,
  );
  expect(targets).toBeGreaterThan(0);
  expect(others).toBeGreaterThan(0);
}); // prettier-ignore

test('an accepted way back to an earlier phase ends', () => {
  for (const [phase, to] of [
    ['main2', 'battle'],
    ['end', 'battle'],
    ['main1', 'main2'],
    ['end', 'draw'],
  ] as const) {
    const read = readCase(
      { game: 'ygo', state: { phase }, moves: [{ by: 'A', do: 'phase', to, accepted: true }] },
      { library },
    );
    if (!read.ok) throw new Error('not a case');
    const ruling = rule(read.case, library);
    expect(ruling.irregularities?.length).toBe(1);
    expect((ruling.final as { phase?: string }).phase).toBe(to);
  }
});
