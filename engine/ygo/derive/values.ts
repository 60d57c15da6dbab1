/**
 * ATK, DEF and Level as they are now, change by change. The original value first (of several effects that multiply it the last one counts);
 * then gains and losses in the order in which they began. A resolved effect that sets, halves or doubles the value freezes it: what came before is in
 * it, whatever becomes of its source, unless the original value is changed later. A continuous effect that sets the value leaves continuous gains on
 * top and lets earlier resolved changes rest.
 */
import type { Localized } from '../../ruling/schema.ts';
import { activeOf, changing, isAbout, contextOf, sourceName, type Derived } from './applied.ts';
import { beganAt } from './began.ts';
import { derive, negatedBy } from './derive.ts';
import { shielded } from './settle.ts';
import { onField, type Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { lacksValue } from '../cards.ts';
import { amount } from './amounts.ts';
import { Unmodelled } from './context.ts';
import { sayPrevented } from '../say/prevented.ts';

/** One change of a value: what it comes from, whether it counts, the value before and after. */
export interface StatTerm {
  op: '+' | '-' | '×' | '=';
  value: number;
  source: Localized;
  sourceId: string | undefined;
  before: number;
  after: number;
  outcome: 'applied' | 'skipped';
  why?: Localized;
}
export interface StatAnswer {
  base: number | '?';
  /** Printed, or as an effect has changed the original value. */
  original: number | '?';
  terms: StatTerm[];
  value: number | '?';
  /** Why the value is not known, where a text that says it cannot be followed. */
  unsure?: string;
}
type Stat = 'atk' | 'def' | 'level' | 'rank' | 'scale';
interface StatChange {
  op: StatTerm['op'];
  value: number;
  source: Localized;
  sourceId: string | undefined;
  order: number;
  /** Of a continuous effect, not of a resolved one. */
  continuous: boolean;
  /** The value a resolved effect made of it, once and for all. */
  frozen?: number;
  blocked?: Localized;
  /** What nobody knows, where the value hangs on it. */
  unsure?: string;
}
const isAbsolute = ({ op }: { op: StatTerm['op'] }): boolean => op === '=' || op === '×';

/** The ATK, DEF or Level a monster has now, with every change that made it. */
export function statAnswer(game: Game, card: Card, stat: Stat): StatAnswer {
  const terms: StatTerm[] = [];
  return { base: printedValue(game, card, stat) ?? 0, terms, ...valueOf(game, card, stat, terms) };
}
/** The value alone; the changes that made it are noted in `terms` where somebody tells them. */
function valueOf(
  game: Game,
  card: Card,
  stat: Stat,
  terms?: StatTerm[],
): Pick<StatAnswer, 'original' | 'value' | 'unsure'> {
  const run = new Running(printedValue(game, card, stat), terms);
  const original = originalChanges(game, card, stat);
  const { changes, resting } = layered(changesOf(game, card, stat), original);
  const outdone = multiplied(original);
  for (const change of original) run.take(change, outdone.includes(change));
  const originally = run.value;
  for (const change of changes) run.take(change, resting.includes(change));
  return { original: originally, value: run.value, ...(run.unsure !== undefined && { unsure: run.unsure }) };
}
const originalChanges = (game: Game, card: Card, stat: Stat): readonly StatChange[] =>
  stat === 'atk' || stat === 'def' ? changesOf(game, card, `original-${stat}`) : UNCHANGED;
/** The printed value. One of `?` is 0 on the field while the monster's effects, which would say it, are negated. */
const printedValue = (game: Game, card: Card, stat: Stat): number | '?' | undefined =>
  isUnsaid(card, stat)
    ? '?'
    : card.info[stat] === '?' && onField(card) && card.face === 'up' && negatedBy(game, card)
      ? 0
      : card.info[stat];
/** A monster of which nobody has said which it is has an ATK and a DEF, but nobody knows them; so has one that is described without them. */
const isUnsaid = ({ info, zone }: Card, stat: string): boolean =>
  (stat === 'atk' || stat === 'def') && (info.unknown ? zone === 'monsters' : lacksValue(info, stat));
/** Of several effects that multiply the original value only the last counts. */
function multiplied(original: readonly StatChange[]): readonly StatChange[] {
  if (original.length < 2) return UNCHANGED;
  const all = original.filter((c) => c.op === '×' && !c.blocked);
  return all.slice(0, -1);
}

/** The changes in the order in which they are taken, and those of them that rest. */
function layered(
  changes: readonly StatChange[],
  original: readonly StatChange[],
): { changes: readonly StatChange[]; resting: readonly StatChange[] } {
  // Gains and losses alone are in nobody's way.
  if (!changes.some(isAbsolute)) return { changes, resting: UNCHANGED };
  const changed = Math.max(-Infinity, ...original.filter((c) => !c.blocked).map((c) => c.order));
  // A frozen value does not outlive a later change of the original value.
  const outlived = changes.filter((c) => !c.continuous && isAbsolute(c) && c.order < changed);
  const set = changes.findLast((c) => c.continuous && c.op === '=' && !c.blocked);
  if (!set) return { changes, resting: outlived };
  const earlier = changes.filter((c) => c.order < set.order && !outlived.includes(c));
  const gains = earlier.filter((c) => c.continuous && !isAbsolute(c));
  const resting = [...outlived, ...earlier.filter((c) => !gains.includes(c))];
  return { changes: [...resting, set, ...gains, ...changes.filter((c) => c.order > set.order)], resting };
}

/** A value as the changes are taken one after the other. Losses below 0 count against later gains; the value itself is never below 0. */
class Running {
  private readonly terms: StatTerm[] | undefined;
  private raw: number;
  private unknown: boolean;
  unsure: string | undefined;
  constructor(printed: number | '?' | undefined, terms: StatTerm[] | undefined) {
    this.terms = terms;
    this.raw = typeof printed === 'number' ? printed : 0;
    this.unknown = printed === '?';
  }
  take(change: StatChange, rests: boolean): void {
    const before = Math.max(0, this.raw);
    if (change.blocked ?? rests) {
      const why = change.blocked ?? sayPrevented.isOutdone();
      this.terms?.push({ ...change, before, after: before, outcome: 'skipped', why });
      return;
    }
    if (change.unsure !== undefined) {
      this.unknown = true;
      this.unsure = change.unsure;
      return;
    }
    const raw = apply(this.raw, change);
    if (change.frozen === undefined || change.frozen === raw) {
      this.raw = raw;
      this.terms?.push({ ...change, before, after: Math.max(0, raw), outcome: 'applied' });
    } else {
      // Something it was made of has gone since: the value stays.
      this.raw = change.frozen;
      this.terms?.push({ ...change, op: '=', value: change.frozen, before, after: change.frozen, outcome: 'applied' });
    }
    if (change.op !== '=') return;
    this.unknown = false;
    this.unsure = undefined;
  }
  get value(): number | '?' {
    return this.unknown ? '?' : Math.max(0, this.raw);
  }
}
/** Halves that are not whole are rounded up. */
const apply = (raw: number, { op, value }: { op: StatTerm['op']; value: number }): number =>
  op === '+' ? raw + value : op === '-' ? raw - value : op === '×' ? Math.ceil(Math.max(0, raw) * value - 1e-9) : value;

/** What a resolved effect would make of the value for good; undefined where it only adds, or the value is not known. */
export function frozenValue(game: Game, card: Card, change: { stat: string; op: StatTerm['op']; value: number }) {
  if (!isAbsolute(change) || (change.stat !== 'atk' && change.stat !== 'def')) return undefined;
  const { value } = valueOf(game, card, change.stat);
  return value === '?' ? undefined : apply(value, change);
}

const UNCHANGED: readonly never[] = [];
function changesOf(game: Game, card: Card, stat: Stat | 'original-atk' | 'original-def'): readonly StatChange[] {
  const value = derive(game);
  const rules = changing(value, stat);
  if (rules.length === 0 && card.modifiers.length === 0) return UNCHANGED;
  const changes = card.modifiers.length > 0 ? ownChanges(game, card, stat, value) : [];
  const shields = activeOf(value, 'unaffected');
  for (const a of rules) {
    if (!isAbout(game, a.rule.cards, a, card)) continue;
    const change: StatChange = {
      op: a.rule.op,
      ...howMuch(game, a, card),
      source: sourceName(a),
      sourceId: a.card?.id,
      order: beganAt(game, a, card),
      continuous: a.force === undefined,
    };
    if (shields.length > 0 && shielded(game, card, a, shields)) change.blocked = sayPrevented.isUnaffected();
    changes.push(change);
  }
  return changes.length > 1 ? changes.sort((a, b) => a.order - b.order) : changes;
}
/** What resolved effects made of the card's value. */
const ownChanges = (game: Game, card: Card, stat: string, value: Derived): StatChange[] =>
  card.modifiers
    // What its own effect made of it ends when that card's effects are negated; what it gains while they are negated does not.
    .filter((m) => m.shown.stat === stat && (m.source !== card.id || m.order > negatedFrom(game, card, value)))
    .map((m) => ({
      op: m.shown.op,
      value: m.shown.value,
      source: noted(game, m.source, m.shown.note),
      sourceId: m.source,
      order: m.order,
      continuous: false,
      ...(m.frozen !== undefined && { frozen: m.frozen }),
    }));
function negatedFrom(game: Game, card: Card, { negatedBy: negated }: Derived): number {
  const negator = negated.get(card.id);
  return negator ? beganAt(game, negator, card) : -Infinity;
}
/** A value that is set and nobody knows leaves the value unknown until something sets it again; unknown gains and losses are asked at once. */
function howMuch(
  game: Game,
  applied: ReturnType<typeof changing>[number],
  card: Card,
): Pick<StatChange, 'value' | 'unsure'> {
  const { op, value } = applied.rule;
  if (typeof value === 'number') return { value };
  try {
    return { value: amount(game, value, { ...contextOf(applied), changing: card }) };
  } catch (error) {
    if (op !== '=' || !(error instanceof Unmodelled)) throw error;
    return { value: 0, unsure: error.text };
  }
}
const noted = (game: Game, source: string | undefined, note: string | undefined): Localized =>
  source !== undefined
    ? (game.duel.cards.get(source)?.info.name ?? { de: source, en: source })
    : note
      ? { de: note, en: note }
      : sayPrevented.anEffectInForce();

/** The ATK or DEF a monster has now and originally; undefined where the card has none. */
export function valuesNow(
  game: Game,
  card: Card,
  stat: 'atk' | 'def',
): Record<'now' | 'original', number | '?' | undefined> {
  const printed = card.info[stat];
  const has = printed !== undefined || isUnsaid(card, stat);
  if (!has && !(stat === 'atk' && card.info.kind === 'monster')) return { now: printed, original: printed };
  const { unsure, value, original } = valueOf(game, card, stat);
  if (unsure !== undefined) throw new Unmodelled(unsure);
  return { now: value, original: has ? original : undefined };
}
/** Level, Rank or Scale, where the card has one. */
export function numberValue(game: Game, card: Card, stat: 'level' | 'rank' | 'scale'): number | undefined {
  if (card.info[stat] === undefined) return undefined;
  const { value } = valueOf(game, card, stat);
  return typeof value === 'number' ? Math.max(stat === 'scale' ? 0 : 1, value) : undefined;
}
