/** Time as it passes in the window: what the desk said of a moment, counted on from when its answer came. */
let now = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** While the calling component lives, `ticking()` goes on by itself, also after the machine slept. */
export function useTime(): void {
  $effect(() => {
    watchers++;
    timer ??= setInterval(() => (now = Date.now()), 500);
    return () => {
      if (--watchers === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    };
  });
}
/** Seconds since a moment (ms). */
export const since = (moment: number): number => Math.max(0, (now - moment) / 1000);

/** '12:05', '1:02:09'; below zero with a minus. */
export function clockTime(seconds: number): string {
  const whole = Math.abs(seconds < 0 ? Math.ceil(seconds) : Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${seconds < 0 && whole > 0 ? '−' : ''}${h > 0 ? `${h}:${two(m)}` : m}:${two(s)}`;
}

/** Seconds in whole minutes, never too few. */
export const minutesOf = (seconds: number): string => `${Math.ceil(seconds / 60)} min`;
