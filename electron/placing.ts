// Where the window was, and where it may be put again.
import * as v from 'valibot';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
const whole = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const Placed = v.strictObject({ x: whole, y: whole, width: whole, height: whole, maximized: v.boolean() });
export type Placed = v.InferOutput<typeof Placed>;

export const SMALLEST = { width: 900, height: 600 };
const USUAL = { width: 1280, height: 720 };
/** So much of the window's top must be on a screen that it can be taken hold of. */
const GRIP = { width: 200, height: 40 };

/** Size and place for a window: as it was left, where a screen still shows it there, otherwise the usual. */
export function placing(stored: string | undefined, screens: readonly Area[]): Partial<Area> & { maximized: boolean } {
  const was = read(stored);
  if (!was) return { ...USUAL, maximized: false };
  const { maximized } = was;
  const size = { width: Math.max(was.width, SMALLEST.width), height: Math.max(was.height, SMALLEST.height) };
  const seen = screens.some(
    ({ x, y, width, height }) =>
      was.x + size.width - GRIP.width >= x &&
      was.x + GRIP.width <= x + width &&
      was.y >= y &&
      was.y + GRIP.height <= y + height,
  );
  return seen ? { x: was.x, y: was.y, ...size, maximized } : { ...size, maximized };
}

function read(stored: string | undefined): Placed | undefined {
  try {
    const found = v.safeParse(Placed, JSON.parse(stored ?? 'null'));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

/** The page died: it is loaded again, with the table as it was last kept; where that keeps happening the judge is asked. */
export const afterCrash = (earlier: readonly number[], now: number): 'reload' | 'ask' =>
  earlier.filter((at) => now - at < 30_000).length >= 2 ? 'ask' : 'reload';
