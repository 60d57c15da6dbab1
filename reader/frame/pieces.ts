/**
 * From phrases to pieces: which stretch of the text became which place of the records. Derived from the parse: every object a phrase meant is
 * looked for in the finished records; a token belongs to the smallest phrase whose object is found there.
 */
import type { TextBox } from '../../engine/reading.ts';
import type { Piece, Role } from '../reading.ts';
import type { Parsed } from './grammar.ts';
import type { Token } from './tokens.ts';
import { keyed } from '../../engine/keyed.ts';

/** JSON Pointers of every object and list in these effects, by identity (one object may stand in several places). */
export function pointersOf(effects: readonly unknown[]): ReadonlyMap<object, readonly string[]> {
  const pointers = new Map<object, string[]>();
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const known = pointers.get(value);
    if (known) known.push(at);
    else pointers.set(value, [at]);
    for (const [key, inner] of Object.entries(value)) walk(inner, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  };
  effects.forEach((effect, i) => walk(effect, `/${i}`));
  return pointers;
} // prettier-ignore

/** A stretch of a box and what is known of it. */
export interface Stretch {
  /** Offsets into the box. */
  from: number;
  to: number;
  role: Role;
  at: readonly string[];
}

/** Where a meaning stands in the records: itself, or the one thing in it that does (an instruction in a list of steps). */
function placesOf(
  value: unknown,
  pointers: ReadonlyMap<object, readonly string[]>,
  depth = 3,
): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const known = pointers.get(value);
  if (known || depth === 0) return known;
  let only: readonly string[] | undefined;
  for (const inner of Object.values(value)) {
    const places = placesOf(inner, pointers, depth - 1);
    if (!places || places.length === 0) continue;
    if (only || places.length > 1) return undefined;
    only = places;
  }
  return only;
}

/** The stretches of one phrase that was read. `fallback`: where it belongs if none of its objects is found. */
export function stretchesOf(
  parsed: Parsed,
  tokens: readonly Token[],
  pointers: ReadonlyMap<object, readonly string[]>,
  roles: Readonly<Record<string, Role | undefined>>,
  fallback: Omit<Stretch, 'from' | 'to'>,
): Stretch[] {
  const of = new Array<Omit<Stretch, 'from' | 'to'>>(parsed.to - parsed.from).fill(fallback);
  const paint = (one: Parsed, inherited: Omit<Stretch, 'from' | 'to'>): void => {
    const at = placesOf(one.value, pointers) ?? inherited.at;
    const mine = { role: keyed(roles, one.category) ?? inherited.role, at };
    of.fill(mine, one.from - parsed.from, one.to - parsed.from);
    for (const part of one.parts) paint(part, mine);
  };
  paint(parsed, fallback);
  return of.map((what, i) => ({ from: tokens[parsed.from + i]!.from, to: tokens[parsed.from + i]!.to, ...what }));
} // prettier-ignore

/** Stretches as pieces that cover the whole box: what lies between two belongs to the one before it, neighbours alike are one. */
export function piecesOf(box: TextBox, text: string, stretches: readonly Stretch[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { from, role, at } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = pieces.at(-1);
    if (last && last.role === role && (last.at === at || last.at.join() === at.join())) continue;
    // Tokens of one canonical wording share a place: the first says what it is.
    if (last && last.from === from) continue;
    if (last) last.to = from;
    pieces.push({ box, from: last ? from : 0, to: text.length, role, at });
  }
  return pieces.length > 0 || text.length === 0 ? pieces : [{ box, from: 0, to: text.length, role: 'unread', at: [] }];
}

/** Do the pieces of each box follow each other from the first character to the last, and does only what may point nowhere point nowhere? */
export function covered(pieces: readonly Piece[], boxes: readonly { box: TextBox; en: string }[]): boolean {
  const nowhere: readonly Role[] = ['conjunction', 'reminder', 'flavour', 'unread'];
  return boxes.every(({ box, en }) => {
    let at = 0;
    for (const piece of pieces) {
      if (piece.box !== box) continue;
      if (piece.from !== at || piece.to <= piece.from) return false;
      if (piece.at.length === 0 && !nowhere.includes(piece.role)) return false;
      at = piece.to;
    }
    return at === en.length;
  });
}
