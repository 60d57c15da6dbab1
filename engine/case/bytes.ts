/**
 * The bytes of a file as text, bounded before anything is read into it. Apart from `text.ts` so that a front end can ask
 * for it without loading the parser.
 */
import type { Localized, Problem } from '../ruling/schema.ts';
import { problems, type ProblemCode } from './problems.ts';

/** Bytes; a case that describes every card of both decks has some 150 kB. */
export const SIZE_LIMIT = 512 * 1024;
export type Read<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

export const refuse = (code: ProblemCode, message: Localized, line?: number): { ok: false; problems: Problem[] } => ({
  ok: false,
  problems: [{ code, path: '', ...(line !== undefined && { line }), message }],
});

/** The file is larger than any case. */
export const tooBig = () => refuse('too-big', problems.tooBig('512 kB'));

/** Bytes as text: UTF-8, or UTF-16 where a byte order mark says so. */
export function decode(bytes: Uint8Array): Read<string> {
  if (bytes.length > SIZE_LIMIT) return tooBig();
  const mark = bytes.length >= 2 ? ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0) : 0;
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  try {
    return { ok: true, value: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return refuse('not-text', problems.notText());
  }
}
