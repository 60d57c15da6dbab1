/** Summons from the Extra Deck and Pendulum Summons: every material, zone and moment wrong in one way; what becomes of Xyz Materials. */
import { describe, expect, test } from 'vitest';
import type { YgoCard, YgoMove, YgoPlayer } from '../../case/schema.ts';
import { codes, ids, ruled, RULESETS } from '../battle/testing.ts';
import { cards, NEW, play } from './testing.ts';

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
  test.each([
    ['Synchro7', 'synchro', [['Tuner3', 'L4'], ['Tuner3', 'L4b']], ['Tuner3', 'L4', 'L4b']],
    ['Xyz4', 'xyz', [['L4', 'L4b'], ['L4', 'L4c'], ['L4b', 'L4c']], ['L4', 'L4b', 'L4c']],
  ] as const)('%s with material nobody named: each way is asked, and the one chosen is used', (card, method, ways, there) => {
    const more = { ...cards, L4c: cards['L4']! };
    const summon = (moves: YgoMove[]) => ruled({ ...play(ruleset, { ...board, monsters: [...there] }, [from(card, method), ...moves]), cards: more });
    const [question] = summon([]).open;
    expect(question?.answers?.map(({ value }) => value)).toEqual(ways);
    for (const way of ways) {
      const { final } = summon([{ by: 'A', do: 'decide', question: question!.id, answer: [...way] }]);
      const left = ids(final.players?.A?.monsters).filter((id) => id !== card);
      expect(left).toEqual(there.filter((id) => !way.some((used) => used === id)));
    }
  }); // prettier-ignore
  test('too many Tuners', () => {
    const short = play(ruleset, only('Tuner3', 'Tuner2', 'L3'), [
      from('Synchro7', 'synchro', ['Tuner3', 'Tuner2', 'L3']),
    ]);
    expect(codes(short)).toEqual(['too-many-tuners', 'level-sum']);
  });
  test.each([
    ['Synchro9', ['Tuner3', 'Tuner2', 'L4'], []],
    ['Synchro9', ['Tuner2', 'L4', 'L3'], ['material-count']],
    ['Synchro5', ['Tuner3', 'Tuner2'], []],
    ['Synchro5', ['Tuner2', 'L3'], ['material-wrong']],
  ])('%s with %j: as many Tuners as its line says', (card, materials, expected) => {
    const there = { ...only(...materials), extraDeck: { cards: [card] } };
    expect(codes(play(ruleset, there, [from(card, 'synchro', materials)]))).toEqual(expected);
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
    expect(codes(play('ygo-current', board, [link('Link3', three, 'extra-right')]))).toEqual(['second-extra-zone']);
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
