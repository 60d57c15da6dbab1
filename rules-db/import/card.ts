/**
 * Cards as an import leaves them: printed facts in the shape of the case contract's `YgoCard` and `PtcgCard` (this room
 * knows no engine; a test in `tests/` holds the shapes together), every text by language.
 */
import type { Game, Lang, Localized } from '../schema.ts';

export type Words = Partial<Localized>;

export interface ImportedYgoCard {
  name: Words;
  kind: 'monster' | 'spell' | 'trap';
  property?: string;
  monster?: string[];
  race?: string;
  attribute?: string;
  level?: number;
  rank?: number;
  link?: number;
  scale?: number;
  arrows?: string[];
  atk?: number | '?';
  def?: number | '?';
  text?: Words;
  pendulumText?: Words;
  materials?: string;
  series?: string[];
  /** Passcodes, the card's own first. */
  prints: string[];
}
export interface ImportedPtcgCard {
  name: Words;
  kind: 'pokemon' | 'trainer' | 'energy';
  hp?: number;
  types?: string[];
  stage?: string;
  evolvesFrom?: string;
  labels?: string[];
  /** Labels it may carry although its list does not say so. */
  labelsUnlisted?: string[];
  attacks?: { name: Words; cost?: string[]; damage?: string | number; text?: Words }[];
  abilities?: { name: Words; text?: Words }[];
  weakness?: { type: string; value?: string }[];
  resistance?: { type: string; value?: string }[];
  retreat?: number;
  trainer?: string;
  energy?: string;
  provides?: string[][];
  text?: Words;
  /** Database id, then set and number ('OBF 125'). */
  prints: string[];
}
export type ImportedFacts = ImportedYgoCard | ImportedPtcgCard;

export interface ImportedCard {
  /** `ygo:<passcode>` or `ptcg:<database id>`: importing the same card again updates it. */
  id: string;
  game: Game;
  card: ImportedFacts;
  /** Release date as yyyymmdd: of prints of one name the newest comes first. */
  weight?: number;
  /** What is no fact of the contract: regulation mark, limits, set. */
  meta?: Record<string, unknown>;
}

/** A record that cannot become a card; it is reported and skipped. */
export class RecordError extends Error {
  readonly text: Localized;
  constructor(text: Localized) {
    super(text.en);
    this.name = 'RecordError';
    this.text = text;
  }
}
/** A file that cannot be read as a whole; nothing of it is imported. */
export class FileError extends Error {
  readonly text: Localized;
  constructor(text: Localized) {
    super(text.en);
    this.name = 'FileError';
    this.text = text;
  }
}

export type Raw = Record<string, unknown>;
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const str = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
export const int = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const strings = (value: unknown): string[] => list(value).flatMap((item) => str(item) ?? []);

/** `{en, de}` of a text that is either a plain string in `lang` or already by language; undefined where there is none. */
export function byLang(value: unknown, lang: Lang): Words | undefined {
  const plain = str(value);
  if (plain !== undefined) return { [lang]: plain };
  if (!isRecord(value)) return undefined;
  const [en, de] = [str(value.en), str(value.de)];
  return en === undefined && de === undefined ? undefined : { ...(en && { en }), ...(de && { de }) };
}

/** The object without its undefined fields and empty lists, so that stored JSON stays small. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, v]) => v !== undefined && !(Array.isArray(v) && v.length === 0)),
  ) as T;
}

const german = /\b(der|die|das|und|diese[rsmn]?|karte|du|dein[er]?|deinem|wenn|falls|einen?|kann|nicht|auf|von)\b/giu;
const english = /\b(the|this|card|you|your|and|when|if|can|cannot|of|from|with|to|is)\b/giu;
/** The language of a text by its small words. */
export function guessLang(text: string): Lang | undefined {
  const de = text.match(german)?.length ?? 0;
  const en = text.match(english)?.length ?? 0;
  return de === en ? undefined : de > en ? 'de' : 'en';
}

/** The newer facts over the older; texts of a language the newer has none of stay, prints gather. */
export function mergeCards(old: ImportedFacts, next: ImportedFacts): ImportedFacts {
  const merged = new Map<string, unknown>(Object.entries(old));
  for (const [field, value] of Object.entries(next)) merged.set(field, mergeField(field, merged.get(field), value));
  // What one of both says is known.
  if (!('labelsUnlisted' in old) || !('labelsUnlisted' in next)) merged.delete('labelsUnlisted');
  return Object.fromEntries(merged) as unknown as ImportedFacts;
}
function mergeField(field: string, old: unknown, next: unknown): unknown {
  if (old === undefined) return next;
  if (field === 'prints' || field === 'labels') return [...new Set([...(next as string[]), ...(old as string[])])];
  if (field === 'evolvesFrom') return old;
  if (isRecord(old) && isRecord(next)) return { ...old, ...next };
  if ((field === 'attacks' || field === 'abilities') && list(old).length === list(next).length) {
    return list(next).map((item, i) => mergeNamed(list(old)[i] as Raw, item as Raw));
  }
  return next;
}
const mergeNamed = (old: Raw, next: Raw): Raw =>
  compact({
    ...old,
    ...next,
    name: { ...(old.name as Words), ...(next.name as Words) },
    text: old.text || next.text ? { ...(old.text as Words), ...(next.text as Words) } : undefined,
  });

/** All a reader may look for in a card's text, by language. */
export function bodyOf(card: ImportedFacts): Localized {
  const parts: Words[] = [];
  if (card.text) parts.push(card.text);
  if ('pendulumText' in card && card.pendulumText) parts.push(card.pendulumText);
  for (const part of [
    ...('abilities' in card ? (card.abilities ?? []) : []),
    ...('attacks' in card ? (card.attacks ?? []) : []),
  ]) {
    parts.push(part.name);
    if (part.text) parts.push(part.text);
  }
  const of = (lang: Lang) => parts.flatMap((part) => part[lang] ?? []).join('\n'); // prettier-ignore
  return { en: of('en'), de: of('de') };
}
