/** The turn: phases and how they are left, draw and deck-out, hand limit, durations, maintenance, the Match. */
import { describe, expect, test } from 'vitest';
import type { Match, YgoCard, YgoMove, YgoPlayer, YgoState } from '../../case/schema.ts';
import { codes, ids, monster, nowOf, ruled, RULESETS } from '../battle/testing.ts';

const gist = { de: 'e', en: 'e' };
const cards: Record<string, YgoCard> = {
  Mon: monster(1500, 1000),
  Big: monster(8000, 0),
  Foe: monster(8000, 0),
  Trap: {
    name: 'Trap',
    kind: 'trap',
    effects: [{ kind: 'activation', gist, resolve: [{ do: 'gain-life', to: 'you', amount: 100 }] }],
  },
  Steal: {
    name: 'Steal',
    kind: 'spell',
    effects: [
      {
        kind: 'activation',
        gist,
        targets: [{ choose: 1, where: 'monsters', whose: 'opponent' }],
        resolve: [{ do: 'take-control', cards: 'targets', until: 'end-phase' }],
      },
    ],
  },
  Pump: {
    name: 'Pump',
    kind: 'spell',
    property: 'quick-play',
    effects: [
      {
        kind: 'activation',
        gist,
        targets: [{ choose: 1, where: 'monsters' }],
        resolve: [{ do: 'modify', cards: 'targets', stat: 'atk', op: '+', value: 700, until: 'end-of-turn' }],
      },
    ],
  },
  Upkeep: {
    name: 'Upkeep',
    kind: 'trap',
    property: 'continuous',
    effects: [
      {
        kind: 'unclassified',
        must: true,
        phases: ['standby'],
        whoseTurn: 'you',
        gist,
        cost: { do: 'pay-life', amount: 700 },
        resolve: [{ do: 'destroy', cards: 'this' }],
      },
    ],
  },
  Burner: monster(500, 500, {
    monster: ['effect'],
    effects: [
      {
        kind: 'trigger',
        must: true,
        timing: 'during',
        phases: ['standby'],
        whoseTurn: 'you',
        gist,
        resolve: [{ do: 'damage', to: 'opponent', amount: 300 }],
      },
    ],
  }),
};
const play = (
  ruleset: string,
  A: YgoPlayer,
  B: YgoPlayer,
  moves: YgoMove[],
  state: Omit<YgoState, 'players'> = {},
) => ({ ruleset, cards, A, B, moves, state });
const phase = (to: NonNullable<YgoState['phase']>): YgoMove => ({ by: 'A', do: 'phase', to });
const end: YgoMove = { by: 'A', do: 'end-turn' };
const hand = (n: number): string[] => Array.from({ length: n }, () => 'Mon');

describe.each(RULESETS)('%s', (ruleset) => {
  test('phases in their order', () => {
    expect(codes(play(ruleset, {}, {}, [phase('main2')]))).toEqual(['no-battle-phase']);
    expect(codes(play(ruleset, {}, {}, [phase('draw')]))).toEqual(['wrong-phase']);
    expect(codes(play(ruleset, {}, {}, [phase('battle'), phase('main2'), phase('battle')]))).toEqual(['wrong-phase']);
    expect(codes(play(ruleset, {}, {}, [{ by: 'B', do: 'phase', to: 'battle' }]))).toEqual(['not-your-turn']);
    const ruling = ruled(play(ruleset, {}, {}, [phase('battle'), phase('main2'), phase('end')]));
    expect(ruling.final.phase).toBe('end');
  });
  test('the opponent has the last chance to act; who acts keeps the phase open', () => {
    const B: YgoPlayer = { spellsTraps: ['Trap'] };
    const respond: YgoMove = { by: 'B', do: 'activate', card: 'Trap' };
    const summon: YgoMove = { by: 'A', do: 'normal-summon', card: 'Mon' };
    expect(codes(play(ruleset, { hand: ['Mon'] }, B, [phase('battle'), summon]))).toEqual(['wrong-phase']);
    expect(codes(play(ruleset, { hand: ['Mon'] }, B, [phase('battle'), respond, summon]))).toEqual([]);
    const after = ruled(play(ruleset, { hand: ['Mon'] }, B, [phase('battle'), respond, summon]));
    expect(after.final.phase).toBe('main1');
    expect(ruled(play(ruleset, {}, B, [phase('battle'), respond])).final.phase).toBe('battle');
    expect(nowOf(play(ruleset, {}, B, [phase('battle')])).asked).toBe('B');
    expect(
      codes(play(ruleset, { spellsTraps: ['Trap'] }, {}, [phase('battle'), { ...respond, by: 'A' } as YgoMove])),
    ).toEqual([]);
  });
  test('the next turn: draw, standby, Main Phase 1', () => {
    const ruling = ruled(play(ruleset, {}, { deck: { cards: ['Mon'], count: 1 } }, [end]));
    expect(ruling.final).toMatchObject({ turn: { player: 'B', number: 4 }, phase: 'main1' });
    expect(ids(ruling.final.players?.B?.hand)).toEqual(['Mon']);
    expect(codes(play(ruleset, {}, { hand: ['Mon'] }, [end, { by: 'B', do: 'normal-summon', card: 'Mon' }]))).toEqual(
      [],
    );
  });
  test('deck-out when the draw is due, not before', () => {
    const empty: YgoPlayer = { deck: { count: 0 } };
    expect(ruled(play(ruleset, {}, empty, [end]))).toMatchObject({ verdict: 'over', over: { winner: 'A' } });
    expect(ruled(play(ruleset, empty, {}, [phase('end')])).verdict).toBe('resolved');
  });
  test('the first turn: drawn or not', () => {
    const A: YgoPlayer = { deck: { cards: ['Mon'], count: 1 } };
    const ruling = ruled(play(ruleset, A, {}, [phase('standby')], { phase: 'draw', turn: { number: 1 } }));
    expect(ids(ruling.final.players?.A?.hand)).toEqual(ruleset === 'ygo-2004' ? ['Mon'] : []);
  });
  test('hand limit: six stay, seven do not; the player chooses', () => {
    expect(ruled(play(ruleset, { hand: hand(6) }, {}, [end])).final.players?.A?.graveyard).toEqual([]);
    const seven = play(ruleset, { hand: hand(7) }, {}, [end]);
    expect(ruled(seven).branches).toHaveLength(7);
    const chosen = ruled({
      ...seven,
      moves: [end, { by: 'A', do: 'decide', question: 'hand-limit', answer: ['Mon#3'] } as YgoMove],
    });
    expect(ids(chosen.final.players?.A?.graveyard)).toEqual(['Mon#3']);
  });
  test('"until the End Phase" and "until the end of the turn"', () => {
    const steal: YgoMove = { by: 'A', do: 'activate', card: 'Steal', targets: ['Foe'] };
    const A: YgoPlayer = { hand: ['Steal', 'Pump'], monsters: ['Mon'] };
    expect(ids(ruled(play(ruleset, A, { monsters: ['Foe'] }, [steal])).final.players?.A?.monsters)).toEqual([
      'Mon',
      'Foe',
    ]);
    const ruling = ruled(play(ruleset, A, { monsters: ['Foe'] }, [steal, phase('end')]));
    expect(ids(ruling.final.players?.B?.monsters)).toEqual(['Foe']);
    const pump: YgoMove = { by: 'A', do: 'activate', card: 'Pump', targets: ['Mon'] };
    expect(ruled(play(ruleset, A, {}, [pump, phase('end')])).final.players?.A?.monsters?.[0]).toMatchObject({
      current: { atk: 2200 },
    });
    expect(ruled(play(ruleset, A, {}, [pump, end])).final.players?.A?.monsters?.[0]).toMatchObject({
      current: { atk: 1500 },
    });
  });
  test('maintenance cost: paid, declined, or impossible', () => {
    const up = (lifePoints: number): YgoPlayer => ({ lifePoints, spellsTraps: [{ card: 'Upkeep', face: 'up' }] });
    expect(ruled(play(ruleset, {}, up(1000), [end])).final.players?.B?.lifePoints).toBe(300);
    expect(ids(ruled(play(ruleset, {}, up(500), [end])).final.players?.B?.graveyard)).toEqual(['Upkeep']);
    const declined = [end, { by: 'B', do: 'decide', question: 'Upkeep/maintenance', answer: false } as YgoMove];
    expect(ids(ruled(play(ruleset, {}, up(1000), declined)).final.players?.B?.graveyard)).toEqual(['Upkeep']);
  });
  test('a mandatory effect of the Standby Phase activates by itself', () => {
    const ruling = ruled(play(ruleset, {}, { monsters: ['Burner'] }, [end]));
    expect(ruling.final.players?.A?.lifePoints).toBe(7700);
    expect(ruling.chain).toMatchObject([{ card: 'Burner', outcome: 'resolved', timing: { phase: 'standby' } }]);
  });
  test('what was used is there again in the next own turn', () => {
    const ruling = ruled(
      play(
        ruleset,
        { monsters: [{ card: 'Mon', attacked: true, positionChanged: true }], used: { normalSummon: true } },
        {},
        [end],
      ),
    );
    expect(ruling.final.players?.A?.monsters?.[0]).toMatchObject({ attacked: false, positionChanged: false });
    expect(ruling.final.players?.A?.used).toEqual({});
  });
  test('the Match: two wins; draws as the edition counts; who chooses next', () => {
    const won = (results: Match['results']) =>
      ruled(
        play(ruleset, { monsters: ['Big'] }, {}, [{ by: 'A', do: 'attack', card: 'Big', target: 'player' }], {
          phase: 'battle',
          match: { results },
        }),
      ).match;
    expect(won(['A'])).toMatchObject({ winner: 'A' });
    expect(won([])).toMatchObject({ chooses: 'B' });
    expect(won(['B'])).not.toHaveProperty('winner');
    expect(won(['draw', 'draw'])?.winner).toBe(ruleset === 'ygo-2004' ? 'A' : undefined);
    expect(won(['B', 'draw'])?.winner).toBe(ruleset === 'ygo-2004' ? 'draw' : undefined);
  });
});

test('sudden death: the first difference in Life Points decides', () => {
  const short = play('ygo-2004', {}, { spellsTraps: ['Trap'] }, [end, { by: 'B', do: 'activate', card: 'Trap' }], {
    match: { results: [], timeCalled: true },
  });
  // Nothing is decided while the turn lasts; afterwards 100 Life Points more are enough.
  expect(
    ruled({
      ...short,
      moves: [
        end,
        { by: 'B', do: 'phase', to: 'battle' } as YgoMove,
        { by: 'B', do: 'activate', card: 'Trap' } as YgoMove,
      ],
    }).over,
  ).toMatchObject({ winner: 'B' });
});

test('time called: 2004 finishes the turn and plays on where all is equal; today two wins or both lose', () => {
  const match: Match = { results: ['A', 'B'], timeCalled: true };
  const lead = ruled(play('ygo-2004', { lifePoints: 5000 }, { lifePoints: 3000 }, [end], { match }));
  expect(lead).toMatchObject({ over: { winner: 'A' }, match: { winner: 'A' } });
  const tie = play('ygo-2004', {}, { monsters: ['Foe'], spellsTraps: ['Trap'] }, [end], { match });
  expect(ruled(tie).over).toBeUndefined();
  expect(ruled(tie).steps.some((s) => s.kind === 'sudden-death')).toBe(true);
  const today = ruled(play('ygo-current', { lifePoints: 5000 }, { lifePoints: 3000 }, [end], { match }));
  expect(today.over).toBeUndefined();
  expect(today.match).toMatchObject({ rules: expect.arrayContaining(['ygo.current.end-of-match.no-lp-win']) });
  expect(today.match).not.toHaveProperty('winner');
});
