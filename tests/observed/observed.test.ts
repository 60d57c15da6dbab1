/**
 * A fixed sample of the observed plays, the same at all times because it is chosen by a hash of the ids, and every board with everything the player to move may
 * do. The floors are what was true when they were last raised; they only rise.
 */
import { dirname, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { ensure } from '../../build/outputs.ts';
import { dataFolder } from './data-folder.ts';
import type { MeasuredOption } from './legal.ts';
import type { Measured } from './measure.ts';
import { choose, legalFile, linesOf, observedDir, playsFile, textOf, type GameName, type Play } from './plays.ts';
import { inThreads, type Places } from './pool.ts';

const SAMPLE = 1000;
/** Differences listed in docs/observed.md in which the program follows a rule and the other engine does not. */
const LISTED: ReadonlySet<string> = new Set(['77841719-field.destroy', '92332424-hand']);
const FLOORS: Record<GameName, { hold: number; wrong: number }> = {
  ygo: { hold: 920, wrong: 3 },
  ptcg: { hold: 992, wrong: 1 },
};
const OPTIONS = { right: 5080, wrong: 5 };
const LONG = 600_000;
/** For one play, in ms: other tests run beside. */
const PATIENCE = 30_000;

const dir = observedDir();
const count = (all: readonly { result: string }[], ...results: string[]): number =>
  all.filter(({ result }) => results.includes(result)).length;
/** Where a floor does not hold: some of what to look at. */
const ids = (all: readonly { id: string; result: string; cause?: string }[], ...results: string[]): string[] =>
  all
    .filter(({ result }) => results.includes(result))
    .slice(-20)
    .map(({ id, result, cause }) => `${result} ${id}: ${cause}`);

// Without ../shared/observed beside the checkout there is nothing to hold the program against.
describe.skipIf(dir === undefined)('plays observed in two other engines', () => {
  let places: Places;
  beforeAll(async () => {
    await ensure(['rules']);
    places = { rules: join(root, 'dist/rules.db'), data: await dataFolder(dirname(dir!)) };
  }, LONG);
  /** The same threads for all of it: what they have read they need not read again. */
  const ready: Worker[] = [];
  afterAll(() => Promise.all(ready.map((thread) => thread.terminate())));

  test.each(Object.entries(FLOORS) as [GameName, (typeof FLOORS)[GameName]][])(
    '%s: no fewer of the sample hold, no more are wrong, none is without a ruling',
    async (game, floor) => {
      const lines = choose(linesOf(playsFile(dir!, game)), { sample: SAMPLE });
      const fault = (line: string, cause: string): Measured => {
        const play = JSON.parse(line) as Play;
        return { id: play.id, game, kind: play.kind, text: textOf(play), ground: 'unread', result: 'fault', cause };
      };
      const measured = await inThreads<Measured>(lines, { places, what: 'plays', fault, limit: PATIENCE, ready });
      expect(measured).toHaveLength(SAMPLE);
      const unlisted = measured.filter(({ id }) => !LISTED.has(id));
      expect(count(unlisted, 'wrong', 'fault'), ids(unlisted, 'wrong', 'fault').join('\n')).toBeLessThanOrEqual(
        floor.wrong,
      );
      expect(count(measured, 'hold')).toBeGreaterThanOrEqual(floor.hold);
    },
    LONG,
  );

  test(
    'what may be done on a board is what was allowed',
    async () => {
      const fault = (line: string, cause: string): MeasuredOption => {
        const { id } = JSON.parse(line) as Play;
        return { id, kind: 'board', ground: 'unread', result: 'fault', cause };
      };
      const options = await inThreads<MeasuredOption>(linesOf(legalFile(dir!)), {
        places,
        what: 'legal',
        fault,
        limit: PATIENCE,
        ready,
      });
      const wrong = ['forbids', 'allows', 'fault'];
      expect(count(options, ...wrong), ids(options, ...wrong).join('\n')).toBeLessThanOrEqual(OPTIONS.wrong);
      expect(count(options, 'right')).toBeGreaterThanOrEqual(OPTIONS.right);
    },
    LONG,
  );
});
