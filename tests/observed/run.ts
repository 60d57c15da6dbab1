/**
 * `npm run observed -- [--game ygo|ptcg] [--kind REGEX] [--card REGEX] [--sample N] [--seed N] [--ids FILE] [--legal] [--ground REGEX] [--show N] [--causes N]`
 *
 * Rules on the plays observed in two other engines and prints what holds, what stays open and what is wrong, by kind and by ground, with the causes;
 * then what got better and what broke since the plays were last ruled on. `--legal` compares the options of `judge now` instead. `--show` prints N plays
 * that are wrong (or, with none, open) with their reason; `--ids` takes the plays of a file, an id a line; `--ground` limits what is told in detail to a ground.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../build/fresh.mjs';
import { ensure } from '../../build/outputs.ts';
import { dataFolder } from './data-folder.ts';
import { GROUNDS, type Ground } from '../../engine/reading.ts';
import { keep, listMoved, moved, readHistory, type History } from './history.ts';
import type { MeasuredOption } from './legal.ts';
import type { Measured } from './measure.ts';
import {
  choose,
  GAMES,
  legalFile,
  linesOf,
  observedDir,
  playsFile,
  textOf,
  type Choice,
  type GameName,
  type Play,
} from './plays.ts';
import { inThreads, type Places } from './pool.ts';
import { causes, share, table } from './report.ts';

const USAGE =
  'usage: npm run observed -- [--game ygo|ptcg] [--kind REGEX] [--card REGEX] [--sample N] [--seed N] [--ids FILE] [--legal] [--ground REGEX] [--show N] [--causes N]';

interface Options extends Choice {
  games: readonly GameName[];
  legal: boolean;
  show: number;
  ground: RegExp;
  causes: number;
}

function optionsOf(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      game: text,
      kind: text,
      card: text,
      sample: text,
      seed: text,
      show: text,
      ids: text,
      causes: text,
      ground: text,
      legal: { type: 'boolean' },
    },
  });
  const games = GAMES.filter((game) => values.game === undefined || values.game === game);
  if (games.length === 0) throw new Error(`no game “${values.game}”`);
  return {
    games,
    legal: values.legal ?? false,
    show: count(values.show) ?? 0,
    ground: new RegExp(values.ground ?? ''),
    causes: count(values.causes) ?? 15,
    ...(values.kind !== undefined && { kind: new RegExp(values.kind) }),
    ...(values.card !== undefined && { card: new RegExp(values.card) }),
    ...(values.ids !== undefined && { ids: idsIn(values.ids) }),
    ...(values.sample !== undefined && { sample: count(values.sample)! }),
    ...(values.seed !== undefined && { seed: count(values.seed)! }),
  };
}
function count(written: string | undefined): number | undefined {
  if (written !== undefined && !/^\d+$/.test(written)) throw new Error(`“${written}” is no number`);
  return written === undefined ? undefined : Number(written);
}
/** The first word of each line. */
const idsIn = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s/)[0]!),
  );

const log = (...lines: string[]): void => console.log(lines.join('\n'));
const byGround = (ground: Ground): string => `${GROUNDS.indexOf(ground) + 1} ${ground}`;

function progress(all: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => void process.stderr.write(done === all ? '\r\x1b[K' : `\r${done} of ${all}`);
}

async function runPlays(game: GameName, dir: string, places: Places, options: Options): Promise<void> {
  const lines = choose(linesOf(playsFile(dir, game)), options);
  const started = performance.now();
  const measured = await inThreads<Measured>(lines, {
    places,
    what: 'plays',
    onDone: progress(lines.length),
    fault: (line, why) => {
      const play = JSON.parse(line) as Play;
      return { id: play.id, game, kind: play.kind, text: textOf(play), ground: 'unread', result: 'fault', cause: why };
    },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const columns = ['hold', 'open', 'wrong', 'fault'];
  log(`${game}: ${lines.length} plays in ${seconds} s`, '', ...table(measured, columns, ({ kind }) => kind));
  log('', ...table(measured, columns, ({ ground }) => byGround(ground)));
  log('', 'distinct cards and attacks, each as its worst play:', ...table(byText(measured), columns, ({ ground }) => byGround(ground))); // prettier-ignore
  const detailed = measured.filter(({ ground }) => options.ground.test(ground));
  for (const result of ['fault', 'wrong', 'open']) {
    const found = causes(detailed, result, options.causes);
    if (found.length > 0) log('', `${result}, by cause:`, ...found);
  }
  show(detailed, options.show);
  compareWithLast(game, measured);
}

/** Of each card or attack, by ground, the worst of its plays. */
function byText(measured: readonly Measured[]): Measured[] {
  const worse = ['hold', 'open', 'wrong', 'fault'];
  const groups = Map.groupBy(measured, ({ text, ground }) => `${ground} ${text}`);
  return [...groups.values()].map((plays) => plays.reduce((worst, play) => worse.indexOf(play.result) > worse.indexOf(worst.result) ? play : worst)); // prettier-ignore
}

function show(measured: readonly Measured[], most: number): void {
  const of = (...results: string[]): Measured[] => measured.filter(({ result }) => results.includes(result));
  const shown = [...of('fault', 'wrong'), ...of('open')].slice(0, most);
  if (shown.length > 0)
    log(
      '',
      ...shown.map(({ id, result, kind, said, cause }) => `${result.toUpperCase()} ${id} (${kind}): ${said ?? cause}`),
    );
}

/** What `judge now` offers: Pokémon's boards with everything that is allowed; of Yu-Gi-Oh! the first activation of each play. */
async function runLegal(game: GameName, dir: string, places: Places, options: Options): Promise<void> {
  const lines = choose(linesOf(game === 'ptcg' ? legalFile(dir) : playsFile(dir, game)), options);
  const found = await inThreads<MeasuredOption>(lines, {
    places,
    what: game === 'ptcg' ? 'legal' : 'first',
    onDone: progress(lines.length),
    fault: (line, why) => ({
      id: (JSON.parse(line) as Play).id,
      kind: 'board',
      ground: 'unread',
      result: 'fault',
      cause: why,
    }),
  });
  const columns = ['right', 'open', 'forbids', 'allows', 'fault'];
  log(`${game}: ${lines.length} boards, ${found.length} options`, '', ...table(found, columns, ({ kind }) => kind));
  log('', ...table(found, columns, ({ ground }) => byGround(ground)));
  const known = found.filter(({ ground }) => ground !== 'read-in-part' && ground !== 'unread');
  const rightOf = (some: readonly MeasuredOption[]): string =>
    share(some.filter(({ result }) => result === 'right').length, some.length);
  log(
    '',
    `right where every text is known: ${rightOf(known)} % of ${known.length}; over all: ${rightOf(found)} % of ${found.length}`,
  );
  const detailed = found.filter(({ ground }) => options.ground.test(ground));
  for (const result of ['fault', 'forbids', 'allows', 'open']) {
    const why = causes(detailed, result, options.causes);
    if (why.length > 0) log('', `${result}, by cause:`, ...why);
  }
  compareWithLast(game === 'ptcg' ? 'legal' : 'legal-ygo', found);
}

const IDS = 12;
function compareWithLast(name: string, run: readonly (Measured | MeasuredOption)[]): void {
  const before = readHistory(name);
  const now: History = Object.fromEntries(
    // Some plays of different kinds share an id.
    run.map(({ id, kind, result, ground, cause }) => [
      `${id} ${kind}`,
      { result, ground, ...(cause !== undefined && { cause }) },
    ]),
  );
  const { better, broke } = moved(before, now);
  const known = Object.keys(now).filter((id) => id in before).length;
  if (known > 0)
    log('', `since they were last ruled on (${known}): ${better.length} got better, ${broke.length} broke`);
  for (const [word, ids] of [
    ['better', better],
    ['broke', broke],
  ] as const)
    if (ids.length > 0)
      log(`  ${word}: ${ids.slice(0, IDS).join(', ')}${ids.length > IDS ? ` … (${ids.length - IDS} more)` : ''}`);
  const file = relative(root, keep(name, before, now));
  listMoved(name, { better, broke });
  log('', `kept in ${file}; what moved in ${name}-better.txt and ${name}-broke.txt beside it`, '');
}

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  const dir = observedDir();
  if (dir === undefined) return log('No observed plays here: ../shared/observed is not beside the checkout.');
  await ensure(['rules']);
  const places = { rules: join(root, 'dist/rules.db'), data: await dataFolder(dirname(dir)) };
  for (const game of options.games)
    if (options.legal) await runLegal(game, dir, places, options);
    else await runPlays(game, dir, places, options);
}

try {
  await main();
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
