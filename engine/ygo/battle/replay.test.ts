/** Attack declarations, replays of every kind, attacks that stop, and damage that effects change. */
import { describe, expect, test } from 'vitest';
import type { YgoCard, YgoMove, YgoPlayer } from '../../case/schema.ts';
import { codes, ids, monster, nowOf, ruled, RULESETS } from './testing.ts';

const trap = (effect: object): YgoCard => ({
  name: 'Trap',
  kind: 'trap',
  effects: [{ kind: 'activation', gist: { de: 't', en: 't' }, ...effect }],
});
const ongoing = (...rules: object[]): Partial<YgoCard> => ({
  monster: ['effect'],
  effects: [{ kind: 'continuous', gist: { de: 'c', en: 'c' }, ongoing: rules }],
});
const cards: Record<string, YgoCard> = {
  Strong: monster(2000, 1000),
  Second: monster(1800, 1000),
  Weak: monster(1000, 500),
  Other: monster(1200, 700),
  Grave: monster(900, 900),
  Revive: trap({
    targets: [{ choose: 1, where: 'graveyard', whose: 'you', filter: { kind: 'monster' } }],
    resolve: [{ do: 'special-summon', cards: 'targets', position: 'attack' }],
  }),
  Bounce: trap({
    targets: [{ choose: 1, where: 'monsters' }],
    resolve: [{ do: 'return', cards: 'targets', to: 'hand' }],
  }),
  Swap: trap({
    targets: [{ choose: 1, where: 'graveyard', whose: 'you', filter: { kind: 'monster' } }],
    resolve: [
      { do: 'destroy', cards: { where: 'monsters', whose: 'you', filter: { name: 'Weak' } } },
      { do: 'special-summon', cards: 'targets', position: 'attack' },
    ],
  }),
  Down: trap({
    targets: [{ choose: 1, where: 'monsters' }],
    resolve: [{ do: 'change-position', cards: 'targets', to: 'face-down' }],
  }),
  Stop: trap({ on: { event: 'attack-declared', by: 'opponent' }, resolve: [{ do: 'negate-attack' }] }),
  Grip: trap({
    resolve: [
      {
        do: 'apply',
        until: 'end-of-turn',
        rules: [{ rule: 'cannot', what: 'attack', cards: { where: 'monsters', whose: 'opponent' } }],
      },
    ],
  }),
  Roar: trap({
    resolve: [
      {
        do: 'apply',
        until: 'end-of-turn',
        rules: [{ rule: 'cannot', what: 'declare-attack', cards: { where: 'monsters', whose: 'opponent' } }],
      },
    ],
  }),
  Twice: monster(2000, 0, ongoing({ rule: 'attacks', times: 2 })),
  All: monster(2000, 0, ongoing({ rule: 'attacks', allMonsters: true })),
  Direct: monster(700, 0, ongoing({ rule: 'attacks', directly: true })),
  Sturdy: monster(1000, 1000, ongoing({ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } })),
  Mirror: monster(500, 500, ongoing({ rule: 'battle-damage', player: 'you', change: 'opponent-takes-it' })),
  Shared: monster(500, 500, ongoing({ rule: 'battle-damage', player: 'you', change: 'both-take-it' })),
  Halved: monster(475, 500, ongoing({ rule: 'battle-damage', player: 'you', change: 'half' })),
  Doubler: monster(2000, 0, ongoing({ rule: 'battle-damage', player: 'opponent', change: 'double' })),
  Unknown: monster('?', '?', { monster: ['effect'], effects: [] }),
};
const attack = (card = 'Strong', target = 'Weak'): YgoMove => ({ by: 'A', do: 'attack', card, target });
const set = (card: string, targets?: string[]): YgoMove => ({
  by: 'B',
  do: 'activate',
  card,
  ...(targets && { targets }),
});
const decide = (answer: unknown): YgoMove => ({ by: 'A', do: 'decide', question: 'replay', answer }) as YgoMove;
const battle = (ruleset: string, A: YgoPlayer, B: YgoPlayer, moves: YgoMove[], state = {}) => ({
  ruleset,
  cards,
  A,
  B,
  moves,
  state: { phase: 'battle' as const, ...state },
});

describe.each(RULESETS)('%s', (ruleset) => {
  const A: YgoPlayer = { monsters: ['Strong', 'Second'] };
  const B: YgoPlayer = { monsters: ['Weak'], graveyard: ['Grave'], spellsTraps: ['Revive'] };
  /** Player B has Set what the moves activate. */
  const on = (...moves: YgoMove[]) => {
    const used = moves.flatMap((m) => (m.do === 'activate' ? [m.card] : []));
    return battle(ruleset, A, { ...B, spellsTraps: [...new Set(used)] }, moves);
  };

  test('a new monster: replay with every answer', () => {
    const open = ruled(on(attack(), set('Revive', ['Grave'])));
    expect(open.open).toMatchObject([{ id: 'replay', given: 'branched' }]);
    expect(open.branches?.map((b) => b.answer)).toEqual([
      { card: 'Strong', target: 'Weak' },
      { card: 'Strong', target: 'Grave' },
      { card: 'Second', target: 'Weak' },
      { card: 'Second', target: 'Grave' },
      'stop',
    ]);
    const again = ruled(on(attack(), set('Revive', ['Grave']), decide({ card: 'Strong', target: 'Grave' })));
    expect(again.damage?.[0]).toMatchObject({ attacker: 'Strong', target: 'Grave', total: 1100 });
    const stopped = ruled(on(attack(), set('Revive', ['Grave']), decide('stop')));
    expect(stopped.damage).toBeUndefined();
    // Another monster attacks instead; whether the first one still can, the editions see differently.
    const other = [attack(), set('Revive', ['Grave']), decide({ card: 'Second', target: 'Weak' })];
    expect(ruled(on(...other)).damage?.[0]).toMatchObject({ attacker: 'Second', total: 800 });
    expect(codes(on(...other, attack('Strong', 'Grave')))).toEqual(ruleset === 'ygo-2004' ? [] : ['already-attacked']);
    expect(codes(on(attack(), set('Revive', ['Grave']), decide('stop'), attack()))).toEqual(
      ruleset === 'ygo-2004' ? [] : ['already-attacked'],
    );
  });
  test('the attack written again answers the replay', () => {
    const ruling = ruled(on(attack(), set('Revive', ['Grave']), attack('Strong', 'Grave')));
    expect(ruling.verdict).toBe('resolved');
    expect(ruling.damage?.[0]).toMatchObject({ target: 'Grave', total: 1100 });
  });
  test('the target leaves: replay, now directly', () => {
    const ruling = ruled(on(attack(), set('Bounce', ['Weak']), decide({ card: 'Strong', target: 'player' })));
    expect(ruling.steps.map((s) => s.kind)).toContain('replay');
    expect(ruling.final.players?.B?.lifePoints).toBe(6000);
  });
  test('one leaves and one comes: a replay also where the number stays', () => {
    const ruling = ruled(on(attack(), set('Swap', ['Grave']), decide({ card: 'Strong', target: 'Grave' })));
    expect(ruling.steps.map((s) => s.kind)).toContain('replay');
  });
  test('a monster appears before a direct attack', () => {
    const short = battle(ruleset, A, { graveyard: ['Grave'], spellsTraps: ['Revive'] }, [
      attack('Strong', 'player'),
      set('Revive', ['Grave']),
      decide({ card: 'Strong', target: 'Grave' }),
    ]);
    expect(ruled(short).damage?.[0]).toMatchObject({ target: 'Grave' });
  });
  test('the target turned face-down: no replay, it is turned face-up again', () => {
    const ruling = ruled(on(attack(), set('Down', ['Weak'])));
    expect(ruling.steps.map((s) => s.kind)).not.toContain('replay');
    expect(ruling.damage?.[0]).toMatchObject({ total: 0, destroyed: ['Weak'] });
  });
  test('the attacker turned face-down, negated, or no longer able: the attack is over and used up', () => {
    for (const move of [set('Down', ['Strong']), set('Stop'), set('Grip')]) {
      const ruling = ruled(on(attack(), move));
      expect(ruling.damage).toBeUndefined();
      expect(ruling.steps.map((s) => s.kind)).not.toContain('replay');
      expect(ruling.final.players?.A?.monsters?.[0]).toMatchObject({ attacked: true });
    }
    expect(codes(on(attack(), set('Stop'), attack()))).toEqual(['already-attacked']);
  });
  test('"cannot declare an attack" comes too late for a declared one', () => {
    expect(ruled(on(attack(), set('Roar'))).damage?.[0]).toMatchObject({ total: 1000 });
    expect(codes(on(attack(), set('Roar'), attack('Second', 'player')))).toEqual(['forbidden']);
  });
  test('an answer where there is no replay is illegal', () => {
    expect(codes(on(attack(), decide('stop')))).toEqual(['no-replay']);
  });
  test('who may not attack, and what may not be attacked', () => {
    expect(codes(on(attack('Strong', 'player')))).toEqual(['direct-attack']);
    expect(codes(on(attack(), attack()))).toEqual(['already-attacked', 'attack-target']);
    expect(codes(on(attack('Strong', 'Second')))).toEqual(['attack-target']);
    expect(codes(battle(ruleset, { monsters: [{ card: 'Strong', position: 'defense' }] }, B, [attack()]))).toEqual([
      'defense-position',
    ]);
    expect(codes(battle(ruleset, { monsters: [{ card: 'Strong', face: 'down' }] }, B, [attack()]))).toEqual([
      'face-down',
    ]);
    expect(codes(battle(ruleset, A, B, [attack()], { phase: 'main1' }))).toEqual(['wrong-phase']);
    expect(codes(battle(ruleset, A, B, [attack()], { turn: { number: 1 } }))).toEqual(['first-turn']);
    expect(
      codes(battle(ruleset, A, B, [{ by: 'A', do: 'phase', to: 'battle' }], { phase: 'main1', turn: { number: 1 } })),
    ).toEqual(['first-turn']);
    expect(codes(battle(ruleset, A, B, [{ ...attack(), by: 'B', card: 'Weak', target: 'Strong' } as YgoMove]))).toEqual(
      ['not-your-turn'],
    );
    expect(codes(battle(ruleset, A, B, [{ by: 'A', do: 'step', to: 'end' }, attack()]))).toEqual(['end-step']);
  });
  test('two attacks, an attack on each, a direct attack past monsters', () => {
    const two: YgoPlayer = { monsters: ['Weak', 'Other'] };
    const twice = [attack('Twice', 'Weak'), attack('Twice', 'Other')];
    expect(codes(battle(ruleset, { monsters: ['Twice'] }, two, twice))).toEqual([]);
    expect(codes(battle(ruleset, { monsters: ['Twice'] }, two, [...twice, attack('Twice', 'player')]))).toEqual([
      'already-attacked',
    ]);
    expect(codes(battle(ruleset, { monsters: ['All'] }, two, [attack('All', 'Weak'), attack('All', 'Other')]))).toEqual(
      [],
    );
    expect(
      ruled(battle(ruleset, { monsters: ['Direct'] }, two, [attack('Direct', 'player')])).final.players?.B?.lifePoints,
    ).toBe(7300);
  });
  test('effects on battle and its damage', () => {
    const against = (target: string, attacker = 'Strong', position: 'attack' | 'defense' = 'attack') =>
      ruled(
        battle(ruleset, { monsters: [attacker] }, { monsters: [{ card: target, position }] }, [
          attack(attacker, target),
        ]),
      );
    expect(against('Sturdy')).toMatchObject({ damage: [{ total: 1000, destroyed: [] }] });
    expect(against('Mirror').final.players?.A?.lifePoints).toBe(6500);
    expect(against('Shared').damage).toMatchObject([{ total: 1500 }, { total: 1500 }]);
    expect(against('Halved').damage?.[0]).toMatchObject({ total: 763, player: 'B' });
    expect(against('Weak', 'Doubler').damage?.[0]).toMatchObject({ total: 2000 });
  });
  test('an unknown ATK is asked, and answered', () => {
    const short = battle(ruleset, A, { monsters: ['Unknown'] }, [attack('Strong', 'Unknown')]);
    expect(ruled(short)).toMatchObject({ verdict: 'needs-facts', open: [{ id: 'Unknown/atk' }] });
    const told = {
      ...short,
      moves: [...short.moves, { by: 'B', do: 'decide', question: 'Unknown/atk', answer: 1500 } as YgoMove],
    };
    expect(ruled(told).damage?.[0]).toMatchObject({ total: 500 });
  });
  test('modifiers of the case, in the order of time', () => {
    const strong = {
      card: 'Strong',
      modifiers: [
        { stat: 'atk', op: '×', value: 2 },
        { stat: 'atk', op: '+', value: 700 },
      ],
    } as const;
    const ruling = ruled(battle(ruleset, { monsters: [strong as never] }, { monsters: ['Weak'] }, [attack()]));
    expect(ruling.damage?.[0]?.total).toBe(3700);
    expect(ruling.damage?.[0]?.terms.map((t) => t.after)).toEqual([2000, 4000, 4700, 3700]);
  });
  test('a state inside the Damage Step stays there for the first move', () => {
    const inside = {
      step: 'damage' as const,
      timing: 'calculation' as const,
      battle: { attacker: 'Strong', target: 'Weak' },
    };
    const ruling = ruled(battle(ruleset, A, B, [], inside));
    expect(ruling.final.players?.B?.lifePoints).toBe(7000);
    expect(ids(ruling.final.players?.B?.graveyard)).toEqual(['Grave', 'Weak']);
  });
  test('a step names a point of the battle', () => {
    const moves: YgoMove[] = [attack(), { by: 'A', do: 'step', to: 'damage', timing: 'before-calculation' }];
    const now = nowOf(battle(ruleset, A, B, moves));
    expect(now.options.find((o) => o.card === 'Revive')).toMatchObject({
      legal: false,
      reasons: [{ code: 'damage-step' }],
    });
    expect(
      nowOf(battle(ruleset, A, B, []))
        .options.filter((o) => o.do === 'attack')
        .map((o) => o.legal),
    ).toEqual([true, true]);
  });
});
