/** Normal Summons, Sets, Flip Summons, Fusion and Ritual Summons, positions: what is legal, and what is wrong in one way each. */
import { describe, expect, test } from 'vitest';
import type { YgoMove, YgoPlayer } from '../../case/schema.ts';
import { codes, ids, level, nowOf, ruled, RULESETS } from '../battle/testing.ts';
import { cards, play } from './testing.ts';

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
