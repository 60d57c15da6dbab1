/** What the sentences of a text have become, and what later sentences add to it. */
import type { TextBox, UnreadText } from '../../engine/reading.ts';
import { numbered } from '../../engine/ygo/cards.ts';
import type { Effect, Limit, Ongoing } from '../../engine/ygo/effects/schema.ts';
import { many } from '../../engine/ygo/effects/schema.ts';
import type { Parsed } from '../frame/grammar.ts';
import type { Span } from '../frame/sentences.ts';
import type { Token } from '../frame/tokens.ts';
import type { Role } from '../reading.ts';
import type { Sentence } from './meaning/effect.ts';

/** A phrase that was read and what stands for it if nothing smaller is found in the records. */
export interface Read {
  parsed: Parsed;
  role: Role;
}
/** Phrases by the role in which they were read; those that are missing are not. */
export const readAs = (phrases: Partial<Record<Role, Parsed | readonly Parsed[] | undefined>>): Read[] =>
  Object.entries(phrases).flatMap(([role, parsed]) =>
    [parsed ?? []].flat().map((one) => ({ parsed: one, role: role as Role })),
  );
export interface Entry {
  /** What the sentence says, taken apart: what later sentences go on with. */
  sentence?: Sentence;
  record: Effect;
  whole: boolean;
  box: TextBox;
  reads: Read[];
  copies: ReadonlyMap<object, object>;
  span: Span;
  /** Offsets of what nobody read in it. */
  unread: Span[];
}
/** A sentence about other effects, or one nobody read. */
export interface Loose {
  span: Span;
  reads: Read[];
  /** Effects it governs (by index), if it was read. */
  governs?: number[];
  role: Role;
}

export interface BoxReading {
  entries: Entry[];
  loose: Loose[];
  tokens: readonly Token[];
  unread: UnreadText<string, Effect>[];
}
export const ACTIVATED: ReadonlySet<string> = new Set(['activation', 'ignition', 'trigger', 'quick', 'flip']);

/** The number of the last activated effect of a box, as the engine counts them; nothing where there is none. */
export function numberOfLast(effects: readonly Effect[], unread: readonly UnreadText[]): number | undefined {
  return numbered(effects, unread as never).findLast(({ number }) => number !== undefined)?.number;
}

/** `apart`: bullets of one effect are counted by themselves. */
export function addLimit(record: Effect, limit: Limit, apart = false): void {
  // The bullets of an effect are one effect.
  const own: Limit = {
    ...limit,
    ...(record.option !== undefined && limit.of === 'name' && !apart && { group: limit.group ?? 'bullets' }),
  };
  const all = [...many(record.limit), own];
  record.limit = all.length === 1 ? all[0]! : all;
}

/** What may be done in place of a destruction, of a cost, to negate an effect as it resolves: a rule that may be used so often. */
export const replaces = (rule: Ongoing): rule is Extract<Ongoing, { rule: 'instead-of-destruction' | 'instead-of-cost' | 'negate-links' }> =>
  rule.rule === 'instead-of-cost' || ((rule.rule === 'instead-of-destruction' || rule.rule === 'negate-links') && rule.optional === true); // prettier-ignore

/** "Each effect once per turn" is said of one that may replace a destruction or a cost, too. */
export function limitReplacements(entries: readonly Entry[], limit: Limit | Limit[]): number {
  const [only, more] = many(limit);
  if (!only || more || only.of !== 'name') return 0;
  const rules = entries.flatMap(({ record }) => record.ongoing ?? []).filter(replaces).filter((rule) => !rule.limit);
  for (const rule of rules) rule.limit = { ...only, group: only.group ?? 'instead' };
  return rules.length;
} // prettier-ignore

/** Is it what an Equip Spell gives as long as it is there? */
export const givesFirst = (record: Effect): boolean => record.kind === 'continuous' && record.ongoing?.some((rule) => 'cards' in rule && rule.cards === 'equipped') === true && !record.condition; // prettier-ignore
export const asActivation = (record: Effect): Effect => Object.assign(record, { kind: 'activation' as const, targets: [{ choose: 1, where: 'monsters' as const, filter: { face: 'up' as const } }] }); // prettier-ignore

/** Conditions of a Summon said in several sentences are one; the first thing an Equip Spell gives is part of its activation. */
export function together(entries: readonly Entry[], equip: boolean): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const { record } = entry;
    const said = out.find((one) => one.record.summoning && !one.record.ongoing && !one.record.pendulum);
    if (said && record.kind === 'condition' && record.summoning && !record.ongoing && !record.pendulum && !Object.keys(record.summoning).some((key) => key in said.record.summoning!)) {
      Object.assign(said.record.summoning!, record.summoning);
      said.reads.push(...entry.reads);
    } else out.push(entry);
  }
  const first = out.find(({ record }) => givesFirst(record));
  if (equip && first && !out.some(({ record }) => record.kind === 'activation')) asActivation(first.record);
  return out;
} // prettier-ignore
