/**
 * Scenarios: disputes with their expected rulings, as YAML files a judge can read (`scenarios/<game>/<topic>/<name>.yaml`). This file reads
 * them, rules on them and compares; `ygo-scenarios.test.ts` and `ptcg-scenarios.test.ts` run them all.
 *
 *   name: { en, de }        a full sentence
 *   source: …               document and place, or the official answer it follows
 *   topic, difficulty
 *   rulesets: [ygo-9.0]     those it is run under; default: the keys of `expect` other than `all`, else all of the game
 *   case: { game, state, moves, … }
 *   expect:
 *     all: { … }            holds under every ruleset; a ruleset's own entry is laid over it
 *     ygo-2004: { verdict, headline, illegal, chain, final, over, open, missed, steps, branches, irregularities, damage, pokemon }
 *   or, for the ruleset of the case alone, what is expected without a ruleset above it
 *   rules, disputes           what it shows, for readers
 *   examples: […]             ids of the rules inventory whose worked example this is (tests/examples.test.ts)
 *   because: { en, de }       where the rulesets differ: why; `rules` then names the rules that make the difference
 *   covers                    ids of the rules inventory it exercises beyond those its source names and those of the rules its ruling cites
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { parseYaml } from '../rules-db/content-yaml.ts';
import { readCase } from '../engine/case/read.ts';
import { EDITIONS, editionOf } from '../engine/case/rulesets.ts';
import { type Case, type YgoCard, type PtcgCard } from '../engine/case/schema.ts';
import type { Library } from '../engine/library.ts';
import { YGO_RULESETS } from '../engine/ygo/rulesets/all.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { contentDir } from '../rules-db/build.ts';
import { textReader } from '../reader/read.ts';
import { NO_NAMES } from '../reader/reading.ts';
import { loadContent } from '../rules-db/content.ts';
import { nameKey } from '../engine/case/names.ts';

const localized = v.strictObject({ en: v.string(), de: v.string() });
const opt = v.optional;
const expectation = v.strictObject({
  verdict: opt(v.picklist(['resolved', 'illegal', 'needs-facts', 'over'])),
  headline: opt(v.partial(localized)),
  /** A number alone: which move. */
  illegal: opt(v.union([v.number(), v.strictObject({ move: v.number(), codes: v.array(v.string()) })])),
  irregularities: opt(v.array(v.strictObject({ move: v.number(), codes: v.array(v.string()) }))),
  chain: opt(v.array(v.looseObject({ card: v.string() }))),
  /** By player: fields of the final board; lists of cards by id, in any order. */
  final: opt(v.record(v.string(), v.unknown())),
  players: opt(v.record(v.string(), v.unknown())),
  /** Pokémon in play by id. */
  pokemon: opt(v.record(v.string(), v.unknown())),
  stadium: opt(v.nullable(v.string())),
  over: opt(v.picklist(['A', 'B', 'draw', 'sudden-death'])),
  /** The Match after it; `winner: null`: nobody has won it. */
  match: opt(v.strictObject({ winner: v.nullable(v.picklist(['A', 'B', 'draw'])) })),
  /** Ids of the questions left open; a number: how many. */
  open: opt(v.union([v.number(), v.array(v.string())])),
  openAtLeast: opt(v.number()),
  /** Ids of cards whose trigger missed the timing or was lost. */
  missed: opt(v.array(v.string())),
  /** Steps that must occur, in this order. */
  steps: opt(v.array(v.looseObject({ kind: v.string() }))),
  /** Reports in order, or the total each Pokémon or monster takes. */
  damage: opt(v.union([v.array(v.looseObject({})), v.record(v.string(), v.number())])),
  /** A number: how many. */
  branches: opt(
    v.union([
      v.number(),
      v.array(v.strictObject({ answer: v.unknown(), expect: v.lazy((): v.GenericSchema<unknown> => expectation) })),
    ]),
  ),
});
export type Expectation = {
  verdict?: string;
  headline?: { en?: string; de?: string };
  illegal?: number | { move: number; codes: string[] };
  irregularities?: { move: number; codes: string[] }[];
  chain?: Record<string, unknown>[];
  final?: Record<string, unknown>;
  players?: Record<string, unknown>;
  pokemon?: Record<string, unknown>;
  stadium?: string | null;
  over?: string;
  match?: { winner: string | null };
  open?: number | string[];
  openAtLeast?: number;
  missed?: string[];
  steps?: Record<string, unknown>[];
  damage?: Record<string, unknown>[] | Record<string, number>;
  branches?: number | { answer: unknown; expect: Expectation }[];
};
const ScenarioSchema = v.strictObject({
  name: opt(localized),
  title: opt(localized),
  source: v.string(),
  topic: v.string(),
  difficulty: opt(v.picklist([1, 2, 3])),
  rules: opt(v.array(v.string())),
  disputes: opt(v.array(v.number())),
  examples: opt(v.array(v.string())),
  because: opt(localized),
  covers: opt(v.array(v.string())),
  rulesets: opt(v.array(v.string())),
  case: v.looseObject({ game: v.picklist(['ygo', 'ptcg']) }),
  expect: v.union([
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^(all|ygo-.*|ptcg-.*)$/)), expectation),
      v.check((all) => Object.keys(all).length > 0, 'expects nothing'),
    ),
    expectation,
  ]),
});

export interface Scenario {
  /** Path below `scenarios/` without extension. */
  id: string;
  name: { en: string; de: string };
  source: string;
  examples: string[];
  because?: { en: string; de: string } | undefined;
  rules: string[];
  covers: readonly string[];
  case: Case;
  runs: { ruleset: string; expect: Expectation }[];
}

export const content = loadContent(contentDir, undefined);
const rulesById = new Map(content.rules.map((rule) => [rule.id, rule]));
/** Whether a rule holds: in an edition where it is tagged with it; in a format over one, also where its dates say that it held then. */
export function holdsUnder(id: string, ruleset: string): boolean {
  const rule = rulesById.get(id);
  const edition = editionOf(ruleset);
  if (!rule || (rule.rulesets as readonly string[]).includes(edition)) return rule !== undefined;
  const day = YGO_RULESETS.find((one) => one.id === ruleset)?.date;
  if (edition === ruleset || day === undefined) return false;
  const { from = '', to = '9999' } = rule.inForce ?? {};
  return from <= day && to >= day.slice(0, to.length);
}
/** The library's cards as the engine asks for them. */
export const library: Library = contentLibrary();
function contentLibrary(): Library {
  const byName = { ygo: new Map<string, unknown>(), ptcg: new Map<string, unknown>() };
  for (const { game, card } of content.cards) {
    const { name, aliases, prints } = card as {
      name: { en: string; de: string };
      aliases?: string[];
      prints?: string[];
    };
    for (const key of [name.en, name.de, ...(aliases ?? []), ...(prints ?? [])]) byName[game].set(nameKey(key), card);
  }
  return {
    ygo: (name, print) =>
      (byName.ygo.get(nameKey(print ?? name)) ?? byName.ygo.get(nameKey(name))) as YgoCard | undefined,
    ptcg: (name, print) =>
      (byName.ptcg.get(nameKey(print ?? name)) ?? byName.ptcg.get(nameKey(name))) as PtcgCard | undefined,
    reading: textReader(() => NO_NAMES),
    suggest: () => [],
  };
}

const known = new Map<string, Scenario>();
/** Reads a scenario file, once a process: nothing changes what was read. Throws with what is wrong. */
export function readScenario(dir: string, file: string): Scenario {
  const key = `${dir}\n${file}`;
  const scenario = known.get(key) ?? readAnew(dir, file);
  known.set(key, scenario);
  return scenario;
}
function readAnew(dir: string, file: string): Scenario {
  const id = relative(dir, file).replace(/\.yaml$/, '');
  const parsed = v.safeParse(ScenarioSchema, parseYaml(readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw new Error(`${id}: ${parsed.issues.map((i) => `${v.getDotPath(i) ?? ''} ${i.message}`).join('; ')}`);
  const { case: written, expect, ...rest } = parsed.output;
  const read = readCase(written, { library });
  if (!read.ok) throw new Error(`${id}: ${read.problems.map((p) => `${p.path} ${p.message.en}`).join('; ')}`);
  const name = rest.name ?? rest.title;
  if (!name) throw new Error(`${id}: no name`);
  const flat = !Object.keys(expect).every((key) => /^(all$|ygo-|ptcg-)/.test(key));
  const { all, ...own } = (flat ? { all: expect } : expect) as Record<string, Expectation>;
  const few =
    Object.keys(own).length > 0 ? Object.keys(own) : flat && read.case.ruleset ? [read.case.ruleset] : undefined;
  const rulesets = rest.rulesets ?? few ?? EDITIONS[written.game];
  return {
    id,
    name,
    source: rest.source,
    examples: rest.examples ?? [],
    because: rest.because,
    rules: rest.rules ?? [],
    covers: [
      ...(rest.covers ?? []),
      ...(rest.examples ?? []),
      ...(rest.source.match(/\bygo(?:04|9|rw|-mp1)(?:\.[a-z0-9-]+)+/g) ?? []),
    ],
    case: read.case,
    runs: rulesets.map((ruleset) => ({ ruleset, expect: { ...all, ...own[ruleset] } })),
  };
}

/** All scenario files below a folder, in the order of their paths. */
export const scenarioFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(dir, name));

/** What differs from the expectation, one line each; empty: all as expected. */
export function differences(ruling: Ruling, expect: Expectation): string[] {
  const found: string[] = [];
  const check = (what: string, actual: unknown, expected: unknown): void => {
    if (!includes(actual, expected))
      found.push(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  };
  if (expect.verdict) check('verdict', ruling.verdict, expect.verdict);
  if (expect.headline) check('headline', ruling.headline, expect.headline);
  if (typeof expect.illegal === 'number') check('illegal.move', ruling.illegal?.move, expect.illegal);
  else if (expect.illegal) {
    check('illegal.move', ruling.illegal?.move, expect.illegal.move);
    check('illegal.codes', (ruling.illegal?.reasons ?? []).map((r) => r.code).sort(), [...expect.illegal.codes].sort());
  } else
    check(
      'illegal',
      ruling.illegal?.reasons.map((r) => r.code),
      undefined,
    );
  if (expect.irregularities)
    check(
      'irregularities',
      (ruling.irregularities ?? []).map(({ move, reasons }) => ({ move, codes: reasons.map((r) => r.code).sort() })),
      expect.irregularities.map(({ move, codes }) => ({ move, codes: [...codes].sort() })),
    );
  if (expect.chain) {
    check('chain length', ruling.chain?.length ?? 0, expect.chain.length);
    expect.chain.forEach((link, i) => check(`chain[${i}]`, ruling.chain?.[i], link));
  }
  const players = ruling.final.players as Record<string, Record<string, unknown>> | undefined;
  for (const [key, expected] of Object.entries({ ...expect.final, ...expect.players })) {
    if (key !== 'A' && key !== 'B') check(key, (ruling.final as Record<string, unknown>)[key], expected);
    else
      for (const [zone, value] of Object.entries(expected as Record<string, unknown>))
        check(`${key}.${zone}`, zoneOf(players?.[key]?.[zone]), value);
  }
  for (const [id, expected] of Object.entries(expect.pokemon ?? {})) check(id, inPlay(players, id), expected);
  if (expect.stadium !== undefined) {
    const { stadium } = ruling.final as { stadium?: { card: string } | null };
    check('stadium', stadium?.card ?? null, expect.stadium);
  }
  if (expect.openAtLeast !== undefined) check('enough open', ruling.open.length >= expect.openAtLeast, true);
  if (expect.over) check('over', ruling.over?.winner, expect.over);
  if (expect.match)
    check('match.winner', ('match' in ruling ? ruling.match?.winner : undefined) ?? null, expect.match.winner);
  if (typeof expect.open === 'number') check('open', ruling.open.length, expect.open);
  else if (expect.open) check('open', ruling.open.map((d) => d.id).sort(), [...expect.open].sort());
  if (expect.missed)
    check(
      'missed',
      ruling.steps.filter((s) => s.kind === 'trigger' && s.outcome === 'skipped').map((s) => s.card),
      expect.missed,
    );
  let from = 0;
  for (const step of expect.steps ?? []) {
    const at = ruling.steps.findIndex((s, i) => i >= from && includes(s, step));
    if (at < 0) found.push(`steps: none like ${JSON.stringify(step)} from step ${from + 1} on`);
    else from = at + 1;
  }
  if (Array.isArray(expect.damage)) {
    expect.damage.forEach((report, i) => check(`damage[${i}]`, ruling.damage?.[i], report));
  } else
    for (const [target, total] of Object.entries(expect.damage ?? {})) {
      const mine = (ruling.damage ?? []).filter((report) => report.target === target);
      check(`damage to ${target}`, mine.length > 0 && mine.reduce((sum, report) => sum + report.total, 0), total);
    }
  if (typeof expect.branches === 'number') check('branches', ruling.branches?.length ?? 0, expect.branches);
  for (const branch of Array.isArray(expect.branches) ? expect.branches : []) {
    const actual = ruling.branches?.find((b) => JSON.stringify(b.answer) === JSON.stringify(branch.answer));
    if (!actual)
      found.push(
        `branches: none for ${JSON.stringify(branch.answer)}, but ${JSON.stringify(ruling.branches?.map((b) => b.answer))}`,
      );
    else
      found.push(
        ...differences(actual.ruling, branch.expect).map((d) => `branch ${JSON.stringify(branch.answer)}: ${d}`),
      );
  }
  return found;
}

/** A Pokémon in play by its id. */
function inPlay(players: Record<string, Record<string, unknown>> | undefined, id: string): unknown {
  const all = Object.values(players ?? {}).flatMap(({ active, bench }) => [active, ...((bench as unknown[]) ?? [])]);
  return all.find((p) => typeof p === 'object' && p !== null && (p as { id?: string }).id === id);
}

/** A zone as a scenario names it: the Deck by its cards. */
const zoneOf = (zone: unknown): unknown =>
  typeof zone === 'object' && zone !== null && 'cards' in zone ? zone.cards : zone;

/**
 * Is `expected` what stands in `actual`? Objects: the named fields; cards by id or name, a list of them in any order or by its length; other lists:
 * entry by entry.
 */
function includes(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(actual) && typeof expected === 'number') return actual.length === expected;
  if (Array.isArray(expected)) return Array.isArray(actual) && listIncludes(actual, expected);
  if (isObject(expected))
    return isObject(actual) && Object.entries(expected).every(([k, value]) => includes(actual[k], value));
  if (isObject(actual) && typeof expected === 'string') return actual.id === expected || actual.card === expected;
  return actual === expected;
}
function listIncludes(actual: readonly unknown[], expected: readonly unknown[]): boolean {
  if (actual.length !== expected.length) return false;
  const anyOrder = actual.every((item) => typeof item === 'string' || (isObject(item) && 'id' in item));
  if (!anyOrder) return expected.every((item, i) => includes(actual[i], item));
  const left = [...actual];
  return expected.every((item) => {
    const at = left.findIndex((a) => includes(a, item));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
