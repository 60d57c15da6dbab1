/**
 * Reads a case: bytes or text of a JSON or YAML file, or a value that is already one. All problems come at once, each with its place
 * (JSON Pointer and, for a file, the line), a sentence in both languages and what was probably meant. Nothing is filled in.
 */
import * as v from 'valibot';
import { keyed } from '../keyed.ts';
import type { Library } from '../library.ts';
import type { Problem } from '../ruling/schema.ts';
import { isDoes } from '../ruling/unread.ts';
import { decode } from './bytes.ts';
import { check, isObject, type Finding } from './check.ts';
import type { Path } from './ids.ts';
import { problems } from './problems.ts';
import { gameOfRuleset } from './rulesets.ts';
import { CaseSchema, type Case, type Game } from './schema.ts';
import { parseText } from './text.ts';
import { checkWhole, withIds } from './whole.ts';

export interface ReadOptions {
  /** Where cards are looked up; without one, names of cards are not checked. */
  library?: Library;
  /** Takes the place of the case's own ruleset. */
  ruleset?: string;
  /** The game where the case names none. */
  game?: Game;
  /** Schema of a game's declared effects; without one, a card's `effects` are left to the engine. */
  effects?: Partial<Record<Game, v.GenericSchema>>;
}
export type ReadResult = { ok: true; case: Case } | { ok: false; problems: Problem[] };

/** Problems a reader is told of at most; more help nobody. */
export const MOST_PROBLEMS = 200;

/** Reads the bytes or the text of a file. */
export function readCaseFile(written: string | Uint8Array, options: ReadOptions = {}): ReadResult {
  const text = typeof written === 'string' ? { ok: true as const, value: written } : decode(written);
  if (!text.ok) return text;
  const source = parseText(text.value);
  if (!source.ok) return source;
  return readCase(source.value.value, options, source.value.lineOf);
}

/** Reads a value, `lineOf` naming the line of each of its places where it came from a file. */
export function readCase(
  value: unknown,
  options: ReadOptions = {},
  lineOf?: (path: Path) => number | undefined,
): ReadResult {
  const findings = isObject(value) ? examine(value, options) : notACase();
  if (!Array.isArray(findings)) return { ok: true, case: findings };
  return { ok: false, problems: findings.slice(0, MOST_PROBLEMS).map((found) => toProblem(found, lineOf)) };
}

const notACase = (): Finding[] => [{ code: 'not-a-case', path: [], message: problems.notACase() }];

/** The case, or what is wrong with it. */
function examine(written: Record<string, unknown>, { library, ruleset, game, effects }: ReadOptions): Case | Finding[] {
  const assumedGame = game ?? (ruleset === undefined ? undefined : gameOfRuleset(ruleset));
  const asked = {
    ...(assumedGame && written.game === undefined && { game: assumedGame }),
    ...written,
    ...(ruleset !== undefined && { ruleset }),
  };
  // Whether it fits is all that is asked here; `check` says what is wrong, as much of it as helps.
  const parsed = v.safeParse(CaseSchema, asked, { abortEarly: true });
  if (!parsed.success || !keepsAll(asked, parsed.output)) {
    const wrong = check(CaseSchema, asked);
    if (wrong.length > 0) return malformed(asked, wrong, library);
  }
  const theCase = withIds((parsed.success ? parsed.output : v.parse(CaseSchema, asked)) as Case, library);
  const found = [...checkWhole(theCase, library), ...checkEffects(theCase, effects?.[theCase.game])];
  return found.length > 0 ? found : theCase;
}

/**
 * Did the schema take all that is written for what it is? It takes a list for an entry without fields and passes over some keys: whether that is a
 * mistake, only the thorough check says (`check`).
 */
function keepsAll(written: unknown, read: unknown): boolean {
  if (written === read || typeof written !== 'object' || written === null) return true;
  if (typeof read !== 'object' || read === null || Array.isArray(written) !== Array.isArray(read)) return false;
  if ('' in written) return false;
  return Object.keys(written).every((key) => Object.hasOwn(read, key) && keepsAll(at(written, key), at(read, key)));
}
const at = (value: object, key: string): unknown => keyed(value as Record<string, unknown>, key);

/** Beside what is malformed, the unknown cards and the like of the rest: a judge mends a case once. */
function malformed(written: Record<string, unknown>, found: Finding[], library?: Library): Finding[] {
  // What moves name may be what was cut out.
  const { moves: _, ...others } = written;
  const rest = structuredClone(others);
  for (let round = 0; round < 3; round++) {
    const wrong = check(CaseSchema, rest);
    if (wrong.length === 0) return [...found, ...checkWhole(v.parse(CaseSchema, rest) as Case, library)];
    for (const { path } of wrong) cutOut(rest, path);
  }
  return found;
}

/** Takes a place out of a case without moving its neighbours: in a list an unidentified card takes it. */
function cutOut(value: Record<string, unknown>, path: Path): void {
  let holder: unknown = value;
  for (const key of path.slice(0, -1)) holder = (holder as Record<string | number, unknown> | undefined)?.[key];
  const last = path.at(-1);
  if (Array.isArray(holder)) holder[Number(last)] = '?';
  else if (isObject(holder) && last !== undefined) delete holder[last];
}

function checkEffects(theCase: Case, schema?: v.GenericSchema): Finding[] {
  if (!schema) return [];
  const cards: Record<string, { effects?: unknown[] }> = theCase.cards ?? {};
  const declared = Object.entries(cards).flatMap(([key, card]) =>
    (card.effects ?? []).flatMap((effect, i) => check(schema, effect, ['cards', key, 'effects', i])),
  );
  // What a judge says a text does is written in the same words.
  const moves: readonly { do: string; answer?: unknown }[] = theCase.moves ?? [];
  const told = moves.flatMap(({ answer }, m) =>
    isDoes(answer) ? answer.does.flatMap((effect, i) => check(schema, effect, ['moves', m, 'answer', 'does', i])) : [],
  );
  return [...declared, ...told];
}

/** ['state', 'a/b'] → '/state/a~1b'. */
export const pointer = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function toProblem({ path, didYouMean, code, message }: Finding, lineOf?: (path: Path) => number | undefined): Problem {
  const line = lineOf?.(path);
  return { code, path: pointer(path), ...(line !== undefined && { line }), message, ...(didYouMean && { didYouMean }) };
}
