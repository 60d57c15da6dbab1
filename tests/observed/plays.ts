/**
 * Plays observed in two other engines (`../shared/observed`, never part of the project): the board, the moves with every answer, and what must be on the board
 * afterwards. Here they are found, read and chosen from.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sharedDir } from '../../rules-db/coverage.ts';

export type GameName = 'ygo' | 'ptcg';
/** What must be true of a ruling: a JSON Pointer into it, how to compare, and with what. */
export type Expectation = [pointer: string, op: string, want: unknown];
export interface Play {
  id: string;
  kind: string;
  /** The card it is about; the publisher's simulator gives a number only (`subject`). */
  card?: string;
  subject?: number;
  case: { game: GameName; state: unknown; moves: unknown[] };
  expect: Expectation[];
}
/** Everything a player was allowed to do on a board. */
export interface LegalBoard {
  id: string;
  case: Play['case'];
  by: 'A' | 'B';
  /** Kind of move → ids or names of what may be moved, used or played. */
  legal: Record<string, string[]>;
  uncounted?: string[];
}

/** The card or attack a play is about: the simulator numbers attacks apart from cards. */
export const textOf = ({ id, kind, card, subject }: Pick<Play, 'id' | 'kind' | 'card' | 'subject'>): string =>
  card ?? (subject === undefined ? id : `${kind === 'attack' ? 'attack' : 'card'} ${subject}`);

export const GAMES: readonly GameName[] = ['ygo', 'ptcg'];

/** The folder the plays lie in, or undefined where it is not beside the checkout. */
export function observedDir(): string | undefined {
  const shared = sharedDir();
  return shared === undefined ? undefined : join(shared, 'observed');
}

/** A file's lines, one play or board each. */
export const linesOf = (file: string): string[] =>
  gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean);
export const playsFile = (dir: string, game: GameName): string => join(dir, `${game}-plays.jsonl.gz`);
export const legalFile = (dir: string): string => join(dir, 'ptcg-legal.jsonl.gz');

export interface Choice {
  kind?: RegExp;
  card?: RegExp;
  ids?: ReadonlySet<string>;
  sample?: number;
  seed?: number;
}

/** The lines of the plays that are asked for; a sample is the same for the same seed whatever else the file holds. */
export function choose(lines: readonly string[], { kind, card, ids, sample, seed = 1 }: Choice): string[] {
  const heads = lines.map((line) => ({ line, ...(JSON.parse(line) as Pick<Play, 'id' | 'kind' | 'card'>) }));
  const fitting = heads.filter(
    (play) => (!kind || kind.test(play.kind)) && (!card || card.test(play.card ?? '')) && (!ids || ids.has(play.id)),
  );
  if (sample === undefined) return fitting.map(({ line }) => line);
  return fitting
    .map(({ id, line }) => ({ at: hashOf(`${seed} ${id}`), line }))
    .sort((a, b) => a.at - b.at)
    .slice(0, sample)
    .map(({ line }) => line);
}

/** A number from 0 to 2³², the same for a text at all times. */
export const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
