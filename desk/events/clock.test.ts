import { describe, expect, test } from 'vitest';
import { clockAt, endsAt, roundTime, type Clock, type Moment } from './clock.ts';
import { extensionOf } from './extension.ts';

/** Seconds after nine o'clock. */
const t = (seconds: number): string => new Date(Date.UTC(2026, 7, 22, 9) + seconds * 1000).toISOString();
const clock = (...moments: [Moment['do'], number, number?][]): Clock => ({
  seconds: 3000,
  moments: moments.map(([what, at, seconds]) => ({ do: what, at: t(at), ...(seconds !== undefined && { seconds }) })),
});

describe('a clock', () => {
  test('counts while it runs, whatever the computer did meanwhile', () => {
    const running = clock(['start', 0]);
    expect(clockAt(running, t(60))).toEqual({ seconds: 3000, left: 2940, running: true });
    // Asleep for an hour: over time by ten minutes.
    expect(clockAt(running, t(3600))).toMatchObject({ left: -600 });
    expect(endsAt(running, t(60))).toBe(t(3000));
    expect(endsAt(running, t(3600))).toBe(t(3000));
  });
  test('stands when paused, and goes on', () => {
    const paused = clock(['start', 0], ['pause', 100]);
    expect(clockAt(paused, t(5000))).toEqual({ seconds: 3000, left: 2900, running: false });
    expect(endsAt(paused, t(5000))).toBeUndefined();
    expect(clockAt(clock(['start', 0], ['pause', 100], ['start', 400]), t(500)).left).toBe(2800);
  });
  test('is given and taken time, also over its end, and is set back', () => {
    const added = clock(['start', 0], ['add', 3100, 300]);
    expect(clockAt(added, t(3200))).toEqual({ seconds: 3300, left: 100, running: true });
    expect(clockAt(clock(['add', 0, -600], ['start', 10]), t(20)).left).toBe(2390);
    expect(clockAt(clock(['start', 0], ['reset', 100]), t(200))).toEqual({ seconds: 3000, left: 3000, running: false });
  });
  test('that was never started is whole', () => {
    expect(clockAt(clock(), t(9))).toEqual({ seconds: 3000, left: 3000, running: false });
  });
  test('loses nothing where the clock of the computer is set back, and goes on by the new time', () => {
    expect(clockAt(clock(['start', 100]), t(40)).left).toBe(3000);
    expect(clockAt(clock(['start', 100], ['pause', 40], ['start', 50]), t(110)).left).toBe(2940);
  });
});

describe('the time of the round between two moments', () => {
  test('is what ran, and ends with the round', () => {
    const one = clock(['start', 0], ['pause', 100], ['start', 200]);
    expect(roundTime(one, t(50), t(250))).toBe(100);
    expect(roundTime(clock(['start', 0]), t(2900), t(3300))).toBe(100);
    expect(roundTime(clock(['start', 0]), t(3100), t(3300))).toBe(0);
    expect(roundTime(clock(['start', 0], ['add', 3100, 300]), t(2900), t(3200))).toBe(200);
    expect(roundTime(clock(), t(0), t(100))).toBe(0);
  });
});

describe('the extension of a call', () => {
  const call = (
    game: 'ygo' | 'ptcg',
    from: number,
    to: number,
    more: Partial<Parameters<typeof extensionOf>[0]> = {},
  ) => extensionOf({ game, started: t(from), stopped: t(to), clock: clock(['start', 0]), given: [], ...more }).seconds;
  test('Yu-Gi-Oh!: over a minute, and only what was lost inside the round', () => {
    expect([call('ygo', 100, 160), call('ygo', 100, 161), call('ygo', 100, 520)]).toEqual([0, 61, 420]);
    // Three minutes before the end, seven minutes long: three.
    expect(call('ygo', 2820, 3240)).toBe(180);
    expect(call('ygo', 3100, 3400)).toBe(0);
  });
  test('slow play gives at least three minutes; a lost game nothing', () => {
    const given = [{ penalty: 'warning', slow: true }];
    expect([call('ygo', 100, 130, { given }), call('ygo', 100, 400, { given })]).toEqual([180, 300]);
    expect(call('ygo', 3100, 3400, { given })).toBe(0);
    // However short the call was, the round was running.
    expect(call('ygo', 100, 100.3, { given })).toBe(180);
    for (const penalty of ['game-loss', 'match-loss'])
      expect(call('ygo', 100, 900, { given: [{ penalty, slow: false }] })).toBe(0);
  });
  test('Pokémon: however short', () => {
    expect([call('ptcg', 100, 120), call('ptcg', 2990, 3100)]).toEqual([20, 10]);
  });
  test('without a clock the round is taken to run, and that is said', () => {
    const answer = extensionOf({ game: 'ygo', started: t(0), stopped: t(300), given: [] });
    expect([answer.seconds, /Ohne Uhr/.test(answer.text.de), /Without a clock/.test(answer.text.en)]).toEqual([300, true, true]); // prettier-ignore
  });
  test('each answer says why, in both languages, and by which rule', () => {
    const said = (game: 'ygo' | 'ptcg', seconds: number, penalty?: { penalty: string; slow: boolean }, from = 100) => {
      const { text, rules } = extensionOf({ game, started: t(from), stopped: t(from + seconds), clock: clock(['start', 0]), given: penalty ? [penalty] : [] }); // prettier-ignore
      return [text.de, text.en, ...rules];
    };
    const details = ['ygo.current.judge-calls.time-extension'];
    const pokemon = 'ptcg.tournament.time-extension';
    const loss = { penalty: 'disqualification', slow: false };
    expect([said('ygo', 60), said('ygo', 125), said('ygo', 30, { penalty: 'warning', slow: true }), said('ygo', 900, loss), said('ptcg', 900, loss), said('ptcg', 61.4), said('ptcg', 200, undefined, 4000)]).toEqual([
      ['Der Ruf dauerte nicht über eine Minute: keine Verlängerung.', 'The call took no more than a minute: no extension.', ...details],
      ['In der Runde verloren: 2:05.', 'Lost inside the round: 2:05.', ...details],
      ['Langsames Spiel: mindestens drei Minuten.', 'Slow play: at least three minutes.', 'ygo.current.penalties.slow-play'],
      ['Der Ruf endete mit einem verlorenen Spiel: keine Verlängerung.', 'The call ended in a lost game: no extension.', ...details],
      ['Der Ruf endete mit einem verlorenen Spiel: keine Verlängerung.', 'The call ended in a lost game: no extension.', pokemon],
      ['Die verlorene Zeit kommt zurück: 1:01.', 'The lost time is given back: 1:01.', pokemon],
      ['Die Zeit der Runde lief nicht: keine Verlängerung.', 'The time of the round was not running: no extension.', pokemon],
    ]); // prettier-ignore
  });
});
