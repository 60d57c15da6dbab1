/** Summons and positions: what is legal, and every material, Tribute, zone and moment wrong in one way. */
import { describe, expect, test } from 'vitest';
import type { YgoCard, YgoMove, YgoPlayer } from '../../case/schema.ts';
import { codes, ids, level, monster, nowOf, ruled, RULESETS, SYNCHRO_7, XYZ_4 } from '../battle/testing.ts';

const cards: Record<string, YgoCard> = {
  L3: level(3),
  L4: level(4),
  L4b: level(4),
  Reserved: level(4, {
    effects: [
      {
        kind: 'continuous',
        ongoing: [{ rule: 'cannot', what: 'be-tributed', how: 'tribute', for: { not: { name: 'L6' } } }],
      },
    ],
  }),
  L5: level(5),
  L6: level(6),
  L7: level(7),
  L8: level(8),
  Tuner3: level(3, { monster: ['tuner', 'effect'], effects: [] }),
  Tuner2: level(2, { monster: ['tuner', 'effect'], effects: [] }),
  Synchro7: SYNCHRO_7,
  Xyz4: XYZ_4,
  Link2: {
    ...monster(1500, 0, { monster: ['link'], materials: '2 Effect Monsters' }),
    level: undefined,
    def: undefined,
    link: 2,
    arrows: ['bottom-left', 'bottom-right'],
  } as never,
  Link3: {
    ...monster(2300, 0, { monster: ['link'], materials: '2+ monsters' }),
    level: undefined,
    def: undefined,
    link: 3,
    arrows: ['top', 'bottom', 'left'],
  } as never,
  E1: level(4, { monster: ['effect'], effects: [] }),
  E2: level(4, { monster: ['effect'], effects: [] }),
  E3: level(4, { monster: ['effect'], effects: [] }),
  Token: level(4, { monster: ['token'] }),
  Fusion: monster(2500, 2000, { level: 7, monster: ['fusion'], materials: '"L4" + "L3"' }),
  Ritual8: monster(3000, 2500, { level: 8, monster: ['ritual'] }),
  Poly: {
    name: 'Poly',
    kind: 'spell',
    effects: [
      { kind: 'activation', gist: { de: 'f', en: 'f' }, resolve: [{ do: 'fusion-summon', what: { is: 'fusion' } }] },
    ],
  },
  Rite: {
    name: 'Rite',
    kind: 'spell',
    property: 'ritual',
    effects: [
      { kind: 'activation', gist: { de: 'r', en: 'r' }, resolve: [{ do: 'ritual-summon', what: { name: 'Ritual8' } }] },
    ],
  },
  ExactRite: {
    name: 'ExactRite',
    kind: 'spell',
    property: 'ritual',
    effects: [
      {
        kind: 'activation',
        gist: { de: 'r', en: 'r' },
        resolve: [{ do: 'ritual-summon', what: { name: 'Ritual8' }, exactLevel: true }],
      },
    ],
  },
  Scale1: level(4, { monster: ['pendulum', 'normal'], scale: 1 }),
  Scale8: level(4, { monster: ['pendulum', 'normal'], scale: 8 }),
  Pend5: level(5, { monster: ['pendulum', 'normal'], scale: 4 }),
  Horn: {
    name: 'Horn',
    kind: 'trap',
    property: 'counter',
    effects: [
      {
        kind: 'activation',
        gist: { de: 'h', en: 'h' },
        on: { event: 'summon-attempt' },
        resolve: [{ do: 'negate-summon' }, { do: 'destroy', cards: 'event', join: 'and-if-you-do' }],
      },
    ],
  },
  Own: monster(1500, 1000, {
    level: 5,
    monster: ['effect'],
    effects: [
      {
        kind: 'procedure',
        gist: { de: 'o', en: 'o' },
        procedure: { summon: 'own', if: { not: { exists: { where: 'monsters', whose: 'you' } } } },
      },
      { kind: 'condition', gist: { de: 'n', en: 'n' }, summoning: { cannotNormalSummon: true, firstOnly: true } },
    ],
  }),
};
const NEW = ['ygo-9.0', 'ygo-current'] as const;
const play = (ruleset: string, A: YgoPlayer, moves: YgoMove[], B: YgoPlayer = {}, state = {}) => ({
  ruleset,
  cards,
  A,
  B,
  moves,
  state,
});

describe.each(RULESETS)('%s: Normal Summon, Set, Flip Summon, position', (ruleset) => {
  const summon = (card: string, tributes?: string[]): YgoMove => ({
    by: 'A',
    do: 'normal-summon',
    card,
    ...(tributes && { tributes }),
  });
  test('one Normal Summon a turn, in either Main Phase', () => {
    const ruling = ruled(play(ruleset, { hand: ['L4', 'L4b'] }, [summon('L4')]));
    expect(ids(ruling.final.players?.A?.monsters)).toEqual(['L4']);
    expect(ruling.final.players?.A?.used?.normalSummon).toBe(true);
    expect(codes(play(ruleset, { hand: ['L4', 'L4b'] }, [summon('L4'), summon('L4b')]))).toEqual([
      'normal-summon-used',
    ]);
    expect(codes(play(ruleset, { hand: ['L4', 'L4b'] }, [{ by: 'A', do: 'set', card: 'L4' }, summon('L4b')]))).toEqual([
      'normal-summon-used',
    ]);
    const later = [
      summon('L4'),
      { by: 'A', do: 'phase', to: 'battle' },
      { by: 'A', do: 'phase', to: 'main2' },
      summon('L4b'),
    ] as YgoMove[];
    expect(codes(play(ruleset, { hand: ['L4', 'L4b'] }, later))).toEqual(['normal-summon-used']);
    expect(codes(play(ruleset, { hand: ['L4'] }, [summon('L4')], {}, { phase: 'battle' }))).toEqual(['wrong-phase']);
    expect(codes(play(ruleset, {}, [{ by: 'B', do: 'normal-summon', card: 'L4' }], { hand: ['L4'] }))).toEqual([
      'not-your-turn',
    ]);
    expect(codes(play(ruleset, { graveyard: ['L4'] }, [summon('L4')]))).toEqual(['wrong-place']);
  });
  test.each([
    ['L5', ['L4'], []],
    ['L6', ['L4'], []],
    ['L7', ['L4', 'L3'], []],
    ['L8', ['L4'], ['tributes']],
    ['L5', ['L4', 'L3'], ['tributes']],
    ['L4b', ['L4'], ['tributes']],
    ['L5', ['Foe'], ['tribute']],
    ['L7', ['L4', 'L4'], ['tribute']],
  ])('%s with Tributes %j', (card, tributes, expected) => {
    const short = {
      ...play(ruleset, { hand: [card], monsters: ['L4', 'L3'] }, [summon(card, tributes)], { monsters: ['Foe'] }),
      cards: { ...cards, Foe: level(4) },
    };
    expect(codes(short)).toEqual(expected);
    if (expected.length > 0) return;
    const ruling = ruled(short);
    expect(ids(ruling.final.players?.A?.graveyard).sort()).toEqual([...tributes].sort());
    expect(ruling.final.players?.A?.monsters).toContainEqual(
      expect.objectContaining({ id: card, since: expect.objectContaining({ how: 'tribute' }) }),
    );
  });
  test('a monster that can be Tributed only for another one is none of the Tributes', () => {
    const field = { hand: ['L5', 'L6'], monsters: ['Reserved'] };
    expect(codes(play(ruleset, field, [summon('L5', ['Reserved'])]))).toEqual(['tribute']);
    expect(codes(play(ruleset, field, [summon('L6', ['Reserved'])]))).toEqual([]);
  });
  test('a missing Tribute, no free zone, and the zone a Tribute frees', () => {
    expect(codes(play(ruleset, { hand: ['L5'] }, [summon('L5')]))).toEqual(['tributes']);
    const full = { monsters: ['L3', 'L4', 'L6', 'L7', 'L8'], hand: ['L4b', 'L5'] };
    expect(codes(play(ruleset, full, [summon('L4b')]))).toEqual(['no-zone']);
    expect(codes(play(ruleset, full, [summon('L5', ['L4'])]))).toEqual([]);
    const taken = { monsters: [{ card: 'L3', zone: 2 }], hand: ['L4'] };
    expect(codes(play(ruleset, taken, [{ by: 'A', do: 'normal-summon', card: 'L4', zone: 2 }]))).toEqual([
      'zone-taken',
    ]);
    expect(codes(play(ruleset, taken, [{ by: 'A', do: 'normal-summon', card: 'L4', zone: 3 }]))).toEqual([]);
  });
  test('Flip Summon: not in the turn it was Set, not face-up, any number', () => {
    const flip = (card: string): YgoMove => ({ by: 'A', do: 'flip-summon', card });
    const down = (card: string) => ({ card, face: 'down' as const });
    const ruling = ruled(play(ruleset, { monsters: [down('L4'), down('L3')] }, [flip('L4'), flip('L3')]));
    expect(ruling.verdict).toBe('resolved');
    expect(ruling.final.players?.A?.monsters).toContainEqual(
      expect.objectContaining({ id: 'L4', face: 'up', position: 'attack', positionChanged: true }),
    );
    expect(codes(play(ruleset, { hand: ['L4'] }, [{ by: 'A', do: 'set', card: 'L4' }, flip('L4')]))).toEqual([
      'set-this-turn',
    ]);
    expect(codes(play(ruleset, { monsters: ['L4'] }, [flip('L4')]))).toEqual(['face-up']);
    expect(codes(play(ruleset, { monsters: [down('L4')] }, [{ by: 'A', do: 'change-position', card: 'L4' }]))).toEqual([
      'face-down',
    ]);
  });
  test('position: once, not in the turn of the Summon, not after attacking', () => {
    const change: YgoMove = { by: 'A', do: 'change-position', card: 'L4' };
    expect(ruled(play(ruleset, { monsters: ['L4'] }, [change])).final.players?.A?.monsters?.[0]).toMatchObject({
      position: 'defense',
      positionChanged: true,
    });
    expect(codes(play(ruleset, { monsters: ['L4'] }, [change, change]))).toEqual(['already-changed']);
    expect(codes(play(ruleset, { hand: ['L4'] }, [summon('L4'), change]))).toEqual(['summoned-this-turn']);
    expect(
      codes(play(ruleset, { monsters: [{ card: 'L4', attacked: true }] }, [change], {}, { phase: 'main2' })),
    ).toEqual(['attacked']);
    expect(codes(play(ruleset, { monsters: ['L4'] }, [change], {}, { phase: 'battle' }))).toEqual(['wrong-phase']);
    const flipped = [{ by: 'A', do: 'flip-summon', card: 'L4' }, change] as YgoMove[];
    expect(codes(play(ruleset, { monsters: [{ card: 'L4', face: 'down' }] }, flipped))).toEqual(['already-changed']);
  });
  test('a negated Normal Summon is used up, and the monster was never on the field', () => {
    const moves = [summon('L4'), { by: 'B', do: 'activate', card: 'Horn' }, summon('L4b')] as YgoMove[];
    const ruling = ruled(play(ruleset, { hand: ['L4', 'L4b'] }, moves.slice(0, 2), { spellsTraps: ['Horn'] }));
    expect(ids(ruling.final.players?.A?.graveyard)).toEqual(['L4']);
    expect(ruling.steps.some((s) => s.kind === 'summon')).toBe(false);
    expect(codes(play(ruleset, { hand: ['L4', 'L4b'] }, moves, { spellsTraps: ['Horn'] }))).toEqual([
      'normal-summon-used',
    ]);
    const late = [
      summon('L4'),
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'pass' },
      { by: 'B', do: 'activate', card: 'Horn' },
    ] as YgoMove[];
    expect(codes(play(ruleset, { hand: ['L4'] }, late, { spellsTraps: ['Horn'] }))).toEqual(['missed-timing']);
  });
  test('own procedure: condition, and no Normal Summon used', () => {
    const own: YgoMove = { by: 'A', do: 'special-summon', card: 'Own', method: 'own' };
    expect(codes(play(ruleset, { hand: ['Own', 'L4'] }, [own, summon('L4')]))).toEqual([]);
    expect(codes(play(ruleset, { hand: ['Own'], monsters: ['L4'] }, [own]))).toEqual(['condition']);
    expect(codes(play(ruleset, { hand: ['Own'], monsters: ['L4'] }, [summon('Own', ['L4'])]))).toEqual([
      'cannot-normal-summon',
    ]);
    expect(codes(play(ruleset, { graveyard: ['Own'] }, [own]))).toEqual(['wrong-place']);
    expect(codes(play(ruleset, { hand: ['L4'] }, [{ ...own, card: 'L4' } as YgoMove]))).toEqual(['no-procedure']);
  });
  test('Fusion by a Spell: material wrong in one way each', () => {
    const fuse = (...chosen: string[]): YgoMove => ({
      by: 'A',
      do: 'activate',
      card: 'Poly',
      choose: { cards: ['Fusion', ...chosen] },
    });
    const A: YgoPlayer = {
      hand: ['Poly', 'L3', 'L5'],
      monsters: ['L4'],
      graveyard: ['L4b'],
      extraDeck: { cards: ['Fusion'] },
    };
    const ruling = ruled(play(ruleset, A, [fuse('L4', 'L3')]));
    expect(ids(ruling.final.players?.A?.monsters)).toEqual(['Fusion']);
    expect(ids(ruling.final.players?.A?.graveyard).sort()).toEqual(['L3', 'L4', 'L4b', 'Poly']);
    expect(codes(play(ruleset, A, [fuse('L4')]))).toEqual(['material-count']);
    expect(codes(play(ruleset, A, [fuse('L4', 'L5')]))).toEqual(['material-wrong']);
    expect(codes(play(ruleset, A, [fuse('L4b', 'L3')]))).toEqual(['material-place']);
    expect(codes(play(ruleset, A, [fuse('L4', 'L4')]))).toEqual(['material-twice']);
    expect(codes(play(ruleset, { ...A, monsters: [] }, [{ by: 'A', do: 'activate', card: 'Poly' }]))).toEqual([
      'does-nothing',
    ]);
  });
  test('Ritual: at least, exactly, and no Tribute too many', () => {
    const rite = (spell: string, ...chosen: string[]): YgoMove => ({
      by: 'A',
      do: 'activate',
      card: spell,
      choose: { cards: ['Ritual8', ...chosen] },
    });
    const A: YgoPlayer = {
      hand: ['Rite', 'ExactRite', 'Ritual8', 'L4b'],
      monsters: ['L4', 'L3', 'L5'],
      graveyard: ['L8'],
    };
    expect(codes(play(ruleset, A, [rite('Rite', 'L4', 'L4b')]))).toEqual([]);
    expect(codes(play(ruleset, A, [rite('Rite', 'L5', 'L4')]))).toEqual([]);
    expect(codes(play(ruleset, A, [rite('ExactRite', 'L5', 'L3')]))).toEqual([]);
    expect(codes(play(ruleset, A, [rite('ExactRite', 'L5', 'L4')]))).toEqual(['ritual-level']);
    expect(codes(play(ruleset, A, [rite('Rite', 'L4', 'L3')]))).toEqual(['ritual-level']);
    expect(codes(play(ruleset, A, [rite('Rite', 'L4', 'L4b', 'L3')]))).toEqual(['ritual-too-many']);
    expect(codes(play(ruleset, A, [rite('Rite', 'L8')]))).toEqual(['material-place']);
    expect(codes(play(ruleset, { hand: ['Ritual8'], monsters: ['L8'] }, [summon('Ritual8', ['L8'])]))).toContain(
      'cannot-normal-summon',
    );
  });
});

describe.each(NEW)('%s: Synchro, Xyz, Pendulum', (ruleset) => {
  const from = (card: string, method: 'synchro' | 'xyz' | 'link', materials?: string[]): YgoMove => ({
    by: 'A',
    do: 'special-summon',
    card,
    method,
    ...(materials && { materials }),
  });
  const board: YgoPlayer = {
    monsters: ['Tuner3', 'Tuner2', 'L4', 'L4b', 'L3', { card: 'L5', face: 'down' as const }, 'Token'],
    hand: ['L6'],
    extraDeck: { cards: ['Synchro7', 'Xyz4'] },
  };
  const only = (...names: string[]): YgoPlayer => ({
    ...board,
    monsters: (board.monsters ?? []).filter((m) => names.includes(typeof m === 'string' ? m : m.card)),
  });
  test.each([
    [['Tuner3', 'L4'], []],
    [['Tuner2', 'L4'], ['level-sum']],
    [
      ['Tuner3', 'Tuner2'],
      ['no-non-tuner', 'level-sum'],
    ],
    [['L4', 'L3'], ['no-tuner']],
    [['Tuner3'], ['no-non-tuner', 'level-sum']],
    [['Tuner2', 'L5'], ['material-face-down']],
    [['Tuner3', 'L6'], ['material-not-controlled']],
    [['Tuner3', 'Token'], []],
    [['Tuner3', 'L4', 'L4'], ['material-twice']],
  ])('Synchro with %j', (materials, expected) => {
    const short = play(ruleset, only(...materials, 'L4'), [from('Synchro7', 'synchro', materials)]);
    expect(codes(short)).toEqual(expected);
    if (expected.length > 0) return;
    expect(ids(ruled(short).final.players?.A?.monsters)).toContain('Synchro7');
  });
  test('too many Tuners', () => {
    const short = play(ruleset, only('Tuner3', 'Tuner2', 'L3'), [
      from('Synchro7', 'synchro', ['Tuner3', 'Tuner2', 'L3']),
    ]);
    expect(codes(short)).toEqual(['too-many-tuners', 'level-sum']);
  });
  test.each([
    [['L4', 'L4b'], []],
    [
      ['L4', 'L3'],
      ['levels-differ', 'material-wrong'],
    ],
    [['L4'], ['material-count']],
    [['L4', 'Token'], ['material-token']],
    [['L4', 'L5'], ['material-face-down']],
    [['L4', 'L6'], ['material-not-controlled']],
  ])('Xyz with %j', (materials, expected) => {
    const short = play(ruleset, only(...materials), [from('Xyz4', 'xyz', materials)]);
    expect(codes(short)).toEqual(expected);
    if (expected.length > 0) return;
    const [xyz] = ruled(short).final.players?.A?.monsters ?? [];
    expect(xyz).toMatchObject({ id: 'Xyz4', materials: [{ id: 'L4' }, { id: 'L4b' }] });
  });
  test('the wrong kind, the wrong place, the wrong moment', () => {
    expect(codes(play(ruleset, only('L4', 'L4b'), [from('Xyz4', 'synchro', ['L4', 'L4b'])]))).toEqual(['wrong-kind']);
    expect(
      codes(play(ruleset, { monsters: ['L4', 'L4b'], graveyard: ['Xyz4'] }, [from('Xyz4', 'xyz', ['L4', 'L4b'])])),
    ).toEqual(['wrong-place']);
    expect(codes(play(ruleset, only('L4', 'L4b'), [from('Xyz4', 'xyz', ['L4', 'L4b'])], {}, { phase: 'end' }))).toEqual(
      ['wrong-phase'],
    );
  });
  test('Pendulum Summon: Scales, Levels, places, once', () => {
    const A: YgoPlayer = {
      pendulum: ['Scale1', 'Scale8'],
      hand: ['L4', 'L7', 'L8'],
      graveyard: ['L3'],
      extraDeck: { cards: [{ card: 'Pend5', face: 'up' }] },
    };
    const pend = (...names: string[]): YgoMove => ({ by: 'A', do: 'pendulum-summon', cards: names });
    const ruling = ruled(play(ruleset, A, [pend('L4', 'L7', 'Pend5')]));
    expect(ids(ruling.final.players?.A?.monsters).sort()).toEqual(['L4', 'L7', 'Pend5']);
    expect(codes(play(ruleset, A, [pend('L8')]))).toEqual(['level-range']);
    expect(codes(play(ruleset, A, [pend('L3')]))).toEqual(['wrong-place']);
    expect(codes(play(ruleset, A, [pend('L4'), pend('L7')]))).toEqual(['pendulum-used']);
    expect(codes(play(ruleset, { ...A, pendulum: ['Scale1', null] }, [pend('L4')]))).toEqual(['no-scales']);
  });
});

test('2004 knows no Synchro, Xyz, Pendulum or Link Summon; 9.0 no Link Summon', () => {
  const A: YgoPlayer = {
    monsters: ['L4', 'L4b', 'E1', 'E2'],
    extraDeck: { cards: ['Xyz4', 'Link2'] },
    pendulum: ['Scale1', 'Scale8'],
    hand: ['L3'],
  };
  const xyz: YgoMove = { by: 'A', do: 'special-summon', card: 'Xyz4', method: 'xyz', materials: ['L4', 'L4b'] };
  const link: YgoMove = { by: 'A', do: 'special-summon', card: 'Link2', method: 'link', materials: ['E1', 'E2'] };
  expect(codes(play('ygo-2004', A, [xyz]))).toEqual(['not-in-this-edition']);
  expect(codes(play('ygo-2004', A, [{ by: 'A', do: 'pendulum-summon', cards: ['L3'] }]))).toEqual([
    'not-in-this-edition',
  ]);
  expect(codes(play('ygo-9.0', A, [link]))).toEqual(['not-in-this-edition']);
  expect(codes(play('ygo-current', A, [link]))).toEqual([]);
});

describe('Link Summon and zones today', () => {
  const link = (card: string, materials: string[], zone?: number | 'extra-left' | 'extra-right'): YgoMove => ({
    by: 'A',
    do: 'special-summon',
    card,
    method: 'link',
    materials,
    ...(zone !== undefined && { zone }),
  });
  const A: YgoPlayer = { monsters: ['E1', 'E2', 'E3', 'L4'], extraDeck: { cards: ['Link2', 'Link3', 'Xyz4'] } };
  test.each([
    ['Link2', ['E1', 'E2'], []],
    ['Link2', ['E1', 'L4'], ['material-wrong']],
    ['Link2', ['E1'], ['material-count', 'link-rating']],
    ['Link2', ['E1', 'E2', 'E3'], ['material-count', 'link-rating']],
    ['Link3', ['E1', 'E2', 'E3'], []],
    ['Link3', ['E1', 'E2'], ['link-rating']],
  ])('%s with %j', (card, materials, expected) => {
    expect(codes(play('ygo-current', A, [link(card, materials)]))).toEqual(expected);
  });
  test('a Link-2 counts as 2 for a Link-3', () => {
    const board: YgoPlayer = {
      monsters: [{ card: 'Link2', zone: 'extra-left' }, 'E3'],
      extraDeck: { cards: ['Link3'] },
    };
    const ruling = ruled(play('ygo-current', board, [link('Link3', ['Link2', 'E3'])]));
    expect(ruling.final.players?.A?.monsters?.[0]).toMatchObject({
      id: 'Link3',
      zone: 'extra-left',
      position: 'attack',
    });
  });
  test('a second one only where a Link Monster points', () => {
    const board: YgoPlayer = {
      monsters: [{ card: 'Link2', zone: 'extra-left' }, { card: 'E1', zone: 4 }, { card: 'E2', zone: 5 }, 'E3'],
      extraDeck: { cards: ['Link3'] },
    };
    const three = ['E1', 'E2', 'E3'];
    // From the left Extra Monster Zone, bottom-left and bottom-right are zones 1 and 3.
    expect(codes(play('ygo-current', board, [link('Link3', three, 1)]))).toEqual([]);
    expect(codes(play('ygo-current', board, [link('Link3', three, 3)]))).toEqual([]);
    expect(codes(play('ygo-current', board, [link('Link3', three, 2)]))).toEqual(['no-zone']);
    expect(codes(play('ygo-current', board, [link('Link3', three, 'extra-right')]))).toEqual(['zone-taken']);
  });
  test('the opponent in an Extra Monster Zone leaves the other', () => {
    const B: YgoPlayer = { monsters: [{ card: 'Link2', zone: 'extra-right' }] };
    // B's right is A's left.
    expect(
      codes(
        play(
          'ygo-current',
          { ...A, extraDeck: { cards: ['Link3'] } },
          [link('Link3', ['E1', 'E2', 'E3'], 'extra-left')],
          B,
        ),
      ),
    ).toEqual(['zone-taken']);
    expect(
      codes(
        play(
          'ygo-current',
          { ...A, extraDeck: { cards: ['Link3'] } },
          [link('Link3', ['E1', 'E2', 'E3'], 'extra-right')],
          B,
        ),
      ),
    ).toEqual([]);
  });
  test('Xyz Monsters go to any Main Monster Zone; a Link Monster stays in Attack Position', () => {
    const board: YgoPlayer = {
      monsters: [{ card: 'Link2', zone: 'extra-left' }, 'L4', 'L4b'],
      extraDeck: { cards: ['Xyz4'] },
    };
    const xyz: YgoMove = {
      by: 'A',
      do: 'special-summon',
      card: 'Xyz4',
      method: 'xyz',
      materials: ['L4', 'L4b'],
      zone: 5,
    };
    expect(codes(play('ygo-current', board, [xyz]))).toEqual([]);
    expect(codes(play('ygo-current', board, [{ by: 'A', do: 'change-position', card: 'Link2' }]))).toEqual([
      'link-position',
    ]);
  });
});

test('what may be done now: Summons, Sets, positions, phases with reasons', () => {
  const now = nowOf({
    cards,
    A: { hand: ['L4', 'L5'], monsters: [{ card: 'L3', position: 'defense' }], extraDeck: { cards: ['Xyz4'] } },
    B: {},
  });
  const find = (card: string, what: string) => now.options.find((o) => o.card === card && o.do === what);
  expect(find('L4', 'normal-summon')).toMatchObject({ legal: true });
  expect(find('L5', 'normal-summon')).toMatchObject({ legal: true });
  expect(find('L3', 'change-position')).toMatchObject({ legal: true });
  expect(find('Xyz4', 'special-summon')).toMatchObject({ legal: false, reasons: [{ code: 'material-count' }] });
  expect(find('battle', 'phase')).toMatchObject({ legal: true });
  expect(find('L3', 'attack')).toMatchObject({ legal: false });
});

describe('Xyz Materials, and positions changed by effects', () => {
  const effect = (resolve: object[]): YgoCard => ({
    name: 'Trap',
    kind: 'trap',
    effects: [{ kind: 'activation', gist: { de: 't', en: 't' }, targets: [{ choose: 1, where: 'monsters' }], resolve }],
  });
  const tricks: Record<string, YgoCard> = {
    ...cards,
    Kill: effect([{ do: 'destroy', cards: 'targets' }]),
    Take: effect([{ do: 'take-control', cards: 'targets' }]),
    Hide: effect([{ do: 'change-position', cards: 'targets', to: 'face-down' }]),
    Turn: effect([{ do: 'change-position', cards: 'targets', to: 'other' }]),
  };
  const xyz: YgoPlayer = { monsters: [{ card: 'Xyz4', materials: ['L4', 'L4b'] }] };
  const answer = (card: string): YgoMove => ({ by: 'B', do: 'activate', card, targets: ['Xyz4'] });
  test.each(NEW)(
    '%s: destroyed, the materials go to the Graveyard; face-down or under other control they stay',
    (ruleset) => {
      const after = (card: string) =>
        ruled({ ruleset, cards: tricks, A: xyz, B: { spellsTraps: [card] }, moves: [answer(card)] }).final.players;
      expect(ids(after('Kill')?.A?.graveyard).sort()).toEqual(['L4', 'L4b', 'Xyz4']);
      expect(after('Hide')?.A?.monsters).toMatchObject([
        { id: 'Xyz4', face: 'down', materials: [{ id: 'L4' }, { id: 'L4b' }] },
      ]);
      expect(after('Take')?.B?.monsters).toMatchObject([{ id: 'Xyz4', materials: [{ id: 'L4' }, { id: 'L4b' }] }]);
    },
  );
  test.each(RULESETS)('%s: a change by an effect counts in 2004 only', (ruleset) => {
    const moves: YgoMove[] = [
      { by: 'A', do: 'activate', card: 'Turn', targets: ['L4'] },
      { by: 'A', do: 'change-position', card: 'L4' },
    ];
    expect(codes({ ruleset, cards: tricks, A: { monsters: ['L4'], spellsTraps: ['Turn'] }, B: {}, moves })).toEqual(
      ruleset === 'ygo-2004' ? ['already-changed'] : [],
    );
  });
});
