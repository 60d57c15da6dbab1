/** Which words of a printed text became a place in the card's effects, and which became none. */
import type { Localized, ReadingView, TextView } from '../../../desk/contract.ts';
import type { Mark } from './lit.ts';
import { keyed } from '../../../desk/pure.ts';

/**
 * The words behind `at` (a JSON Pointer into the effects a ruling used); where that place has none of its own, those of the nearest one around it.
 * `declared`: the effects used are a declaration's: they are followed into the reading as far as both say the same, and where the two do not
 * even have as many effects, or nothing of it was read, the Ability or attack it belongs to stands for them.
 */
export function decisive(reading: ReadingView, at: string, declared?: readonly unknown[]): Mark[] {
  const records = reading.effects.map(({ record }) => record);
  const place = declared ? sharedPlace(declared, records, at) : at;
  if (place === undefined) return boxOf(reading, declared?.[Number(at.split('/')[1])]);
  for (let path = place; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = reading.pieces.filter((piece) => piece.at.some((p) => p === path || p.startsWith(`${path}/`)));
    // How often it may be used decides nothing where the effect is carried out.
    const carried = found.filter(({ role }) => role !== 'limit');
    if (found.length > 0) return (carried.length > 0 ? carried : found).map((piece) => markOf(piece, 'lit'));
  }
  return boxOf(reading, declared?.[Number(at.split('/')[1])]);
}

/** Effects that have a number on their card, from 1; bullets of one effect share it. */
const NUMBERED = ['ignition', 'trigger', 'quick', 'flip'];
/**
 * Where the effect stands that a Chain Link names by its number; without one it is the card's own activation. Of several bullets it is the one
 * that what the link did came from (`beside`: places of its other steps); where none of them says so, none.
 */
export function placeOfLink(
  records: readonly unknown[],
  number: number | undefined,
  beside: readonly string[] = [],
): string | undefined {
  let count = 0;
  const places = (records as readonly { kind?: string; option?: number }[]).flatMap(({ kind = '', option = 1 }, i) => {
    if (NUMBERED.includes(kind) && option === 1) count++;
    const meant = number === undefined ? kind === 'activation' : NUMBERED.includes(kind) && count === number;
    return meant ? [`/${i}`] : [];
  });
  if (places.length < 2) return places[0];
  return places.find((place) => beside.some((at) => at === place || at.startsWith(`${place}/`)));
}

/** What a reason of a “no” goes by, in the words of the play itself; `rest`: what stands beside what the card does. */
const SPEAKS_OF: Record<string, readonly (Piece['role'] | 'rest')[]> = {
  timing: ['timing', 'condition'],
  condition: ['timing', 'condition'],
  'wrong-phase': ['timing', 'condition'],
  'wrong-step': ['timing', 'condition'],
  'not-your-turn': ['timing', 'condition'],
  'not-opponents-turn': ['timing', 'condition'],
  'missed-timing': ['timing', 'condition'],
  'wrong-link': ['timing', 'condition'],
  'no-target': ['target'],
  target: ['target'],
  'illegal-target': ['target'],
  cost: ['cost'],
  'cost-not-met': ['cost'],
  'life-points': ['cost'],
  limit: ['limit'],
  'used-already': ['limit'],
  'over-limit': ['limit'],
  requirement: ['rest'],
  'does-nothing': ['operation'],
  'no-effect': ['operation'],
};
/** The part of a declared effect's words that a reason (by its code) goes by, where its text is told apart by punctuation only. */
export function declaredPart(code: string): 'when' | 'pay' | 'does' | undefined {
  const [role] = keyed(SPEAKS_OF, code) ?? [];
  if (role === 'timing') return 'when';
  if (role === 'target' || role === 'cost') return 'pay';
  return role === 'operation' ? 'does' : undefined;
}

/** Whether a part of a declared effect's words stands apart: of a text that says only what is done, that is not when it may be. */
export const standsApart = (words: Readonly<Record<string, unknown>> | undefined, part: string): boolean =>
  part === 'does' || JSON.stringify(keyed(words ?? {}, part)) !== JSON.stringify(words?.['all']);

/** Whether a reason goes by what stands before bullets or behind them, and is said of all of them. */
export const isOfAllBullets = (code: string): boolean =>
  keyed(SPEAKS_OF, code)?.every((role) => role === 'timing' || role === 'condition' || role === 'limit') === true;

/** Of the effect that may not be used (`place`), the words its reason (by its code) goes by; none where none is plainly meant. */
export function refusing({ pieces }: ReadingView, place: string, code: string): Mark[] {
  const of = pieces.filter(({ at }) => at.some((one) => one === place || one.startsWith(`${place}/`)));
  const isRest = ({ at }: Piece): boolean => at.includes(place) && of.some((one) => !one.at.includes(place));
  return of
    .filter((piece) => keyed(SPEAKS_OF, code)?.some((role) => (role === 'rest' ? isRest(piece) : piece.role === role)))
    .map((piece) => markOf(piece, 'lit'));
}

/** The words nobody read. */
export const unreadMarks = ({ pieces }: ReadingView): Mark[] =>
  pieces.filter(({ role }) => role === 'unread').map((piece) => markOf(piece, 'unread'));

type Piece = ReadingView['pieces'][number];
/** A piece takes the white space behind it along, and the beginning of the next bullet; what stands out does not. */
const markOf = ({ box, from, text }: Piece, as: Mark['as']): Mark => {
  const own = text.replace(/(?<=\S)\s*\n●[^●]*$/, '').trimEnd();
  return { box, from: from + (own.length - own.trimStart().length), to: from + own.length, as };
};

/** The deepest place around `at` at which two lists of effects say the same kind of thing. */
function sharedPlace(declared: readonly unknown[], read: readonly unknown[], at: string): string | undefined {
  if (declared.length !== read.length) return undefined;
  for (let path = at; path.lastIndexOf('/') > 0; path = path.slice(0, path.lastIndexOf('/')))
    if (sameKind(valueAt(declared, path), valueAt(read, path))) return path;
  return /^\/\d+/.exec(at)?.[0];
}
const valueAt = (of: unknown, path: string): unknown =>
  path.split('/').slice(1).reduce<unknown>((value, key) => keyed((value as Record<string, unknown> | undefined), key), of); // prettier-ignore
const kindOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const { do: word, kind, effect, rule, event } = value as Record<string, unknown>;
  return word ?? kind ?? effect ?? rule ?? event;
};
const sameKind = (a: unknown, b: unknown): boolean => kindOf(a) !== undefined && kindOf(a) === kindOf(b);

function boxOf({ pieces }: ReadingView, effect: unknown): Mark[] {
  const { attack, ability } = (effect ?? {}) as { attack?: number; ability?: number };
  const box = attack === undefined ? ability && `ability/${ability}` : `attack/${attack}`;
  return pieces.filter((piece) => piece.box === box).map((piece) => markOf(piece, 'lit'));
}

/** The Abilities that the words of a step name: it may carry one out and say no place of its text (“… is not Knocked Out because of Sturdy”). */
export const abilitiesNamed = (said: Localized, texts: readonly TextView[]): Mark[] =>
  texts.flatMap(({ box, name, en = '' }): Mark[] =>
    box.startsWith('ability/') && name && said.en.includes(name.en) ? [{ box, from: 0, to: en.length, as: 'lit' }] : [],
  );
