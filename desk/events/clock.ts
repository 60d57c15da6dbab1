/**
 * Round clocks. A clock is what was done to it and when; how much is left follows from that and the time of day, so that it is
 * right after sleep, a restart or a crash. Pure; times are ISO, durations are seconds.
 */
export interface Moment {
  do: 'start' | 'pause' | 'add' | 'reset';
  at: string;
  /** Of `add`: how much; below 0 it takes away. */
  seconds?: number;
}
export interface Clock {
  /** Its length. */
  seconds: number;
  moments: readonly Moment[];
}
export interface ClockState {
  /** The length with what was added since the last reset. */
  seconds: number;
  left: number;
  running: boolean;
}

/** A stretch in which nothing was done to the clock. */
interface Stretch {
  from: number;
  to: number;
  running: boolean;
  /** What was left at its beginning. */
  left: number;
}

const at = (iso: string): number => Date.parse(iso) / 1000;

/** The stretches up to `now`, and how it stands then. Where the computer's clock was set back, no time passed, and it goes on from there. */
function walk({ seconds, moments }: Clock, now: string): { stretches: Stretch[]; state: ClockState } {
  const state: ClockState = { seconds, left: seconds, running: false };
  const stretches: Stretch[] = [];
  let time = moments[0] ? at(moments[0].at) : at(now);
  const until = (next: number): void => {
    if (next > time) {
      stretches.push({ from: time, to: next, running: state.running, left: state.left });
      if (state.running) state.left -= next - time;
    }
    time = next;
  };
  for (const moment of moments) {
    until(at(moment.at));
    if (moment.do === 'start') state.running = true;
    if (moment.do === 'pause') state.running = false;
    if (moment.do === 'add') {
      state.seconds += moment.seconds ?? 0;
      state.left += moment.seconds ?? 0;
    }
    if (moment.do === 'reset') Object.assign(state, { seconds, left: seconds, running: false });
  }
  until(at(now));
  return { stretches, state };
}

export const clockAt = (clock: Clock, now: string): ClockState => walk(clock, now).state;

/** When it is at 0 (or was), as things stand; undefined where it is not running. */
export function endsAt(clock: Clock, now: string): string | undefined {
  const { running, left } = clockAt(clock, now);
  return running ? new Date((at(now) + left) * 1000).toISOString() : undefined;
}

/** How many seconds of the round passed between two moments: while it ran, and before its time was over. */
export function roundTime(clock: Clock, from: string, to: string): number {
  const inRound = walk(clock, to).stretches.map(({ from: begin, to: end, running, left }) => {
    const over = running ? Math.min(end, begin + Math.max(0, left)) : begin;
    return Math.max(0, Math.min(over, at(to)) - Math.max(begin, at(from)));
  });
  return inRound.reduce((sum, one) => sum + one, 0);
}
