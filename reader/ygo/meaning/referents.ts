/**
 * What the words that point to cards mean: "it", "that target", "those monsters". An effect has registers – its targets, what was done to which
 * cards before, the cards of its event, of the link it answers, of its cost. Where two could be meant, nothing is settled and the text stays unread.
 */
import type { Ref, Subject } from '../../../engine/ygo/effects/schema.ts';
import type { Draft } from '../grammar/categories.ts';
import { asFilter } from '../grammar/noun.ts';
import { isNoun, isPointer, subjectOf, type Noun, type Pointer, type What } from '../grammar/noun.ts';

/** Two cards could be meant, or none: this phrase is not read. */
export class Unsettled extends Error {}
const unsettled = (why: string): never => {
  throw new Unsettled(why);
};

export interface Registers {
  targets: readonly What[];
  /** What the event is about (`self`: this card); whether a link is answered. */
  event?: { noun: Noun['noun']; self: boolean } | undefined;
  link?: boolean;
  /** A moment of a battle of this card. */
  fights?: boolean;
  /** What was done last, to what: a reference, or cards chosen then ("affected": `cards` undefined). */
  last?: { do: string; cards: Ref | undefined; noun: Noun['noun'] | undefined } | undefined;
  /** The targets have been spoken of since. */
  targetsUsed?: boolean;
  cost?: { do: string; self: boolean } | undefined;
}

function fits(asked: Noun['noun'] | undefined, is: Noun['noun'] | undefined): boolean {
  if (asked === undefined || is === undefined || asked === is || asked === 'card' || is === 'card' || is === 'name') return true;
  if (asked === 'monster') return is === 'token';
  return is === 'spell-trap';
} // prettier-ignore

const DIRECT = new Set(['this', 'equipped', 'attacker', 'attack-target', 'battling', 'materials', 'link', 'event']);

/** What a pointer means, here. */
export function referent(pointer: Pointer, now: Registers): Ref {
  const { $ref } = pointer;
  if (DIRECT.has($ref)) return $ref as Ref;
  if ($ref === 'target') return now.targets.length > 0 ? 'targets' : unsettled('no target');
  if ($ref === 'first-target' || $ref === 'second-target') {
    if (now.targets.length !== 2) return unsettled('no two targets');
    return $ref === 'first-target' ? 'target-1' : 'target-2';
  }
  if ($ref === 'both') {
    if (now.targets.length > 0 && !now.last) return 'targets';
    return unsettled('which two');
  }
  if ($ref === 'done') return doneTo(pointer, now);
  if ($ref === 'it' || $ref === 'that') return spokenOf(pointer, now);
  return unsettled(`what is ${$ref}`);
}

const VERBS: Readonly<Record<string, readonly string[]>> = {
  destroyed: ['destroy'], banished: ['banish'], tributed: ['tribute'], revealed: ['reveal'], discarded: ['discard'], sent: ['send'], added: ['add'],
  returned: ['return'], 'special summoned': ['special-summon'], summoned: ['special-summon', 'normal-summon'], excavated: ['excavate'],
}; // prettier-ignore
/** "The Tributed monster": what that was done to. */
function doneTo({ done, noun }: Pointer, now: Registers): Ref {
  const verbs = VERBS[done ?? ''] ?? [];
  const found: Ref[] = [];
  if (now.last && verbs.includes(now.last.do) && fits(noun, now.last.noun)) found.push(now.last.cards ?? 'affected');
  if (now.cost && verbs.includes(now.cost.do)) found.push('cost');
  return found.length === 1 ? found[0]! : unsettled(`the ${done ?? ''} card`);
}

/** "It", "that monster": the one thing spoken of that it can be. */
function spokenOf({ $ref, noun, plural }: Pointer, now: Registers): Ref {
  const found = new Set<Ref>();
  const { last, targets, link, event } = now;
  if (last && fits(noun, last.noun)) found.add(last.cards ?? 'affected');
  const nouns = targets.map((target) => (isNoun(target) ? target.noun : undefined));
  const target = targets.length > 0 && nouns.some((is) => fits(noun, is));
  if (target && !now.targetsUsed) found.add('targets');
  if (targets.length === 0 && !last) {
    if (link) found.add('link');
    if (now.fights && noun === 'monster') found.add('battling');
    if (event && !event.self && fits(noun, event.noun)) found.add('event');
    if (event?.self && $ref === 'it' && !plural) found.add('this');
  }
  if (found.size === 0 && target) found.add('targets');
  const [only] = found;
  return found.size === 1 ? only! : unsettled(found.size === 0 ? 'nothing spoken of' : 'two could be meant');
}

/** The cards an operation is about. */
export function settleSubject(what: What, where: readonly string[] | undefined, now: Registers): Subject {
  if ('several' in what) return unsettled('several at once');
  if (isPointer(what)) return referent(what, now);
  // Where it need not be said where they lie, they are one's own.
  const own = where && what.where === undefined && what.whose === undefined ? { ...what, whose: 'you' as const } : what;
  return settleDeep(subjectOf(own, where as never) ?? unsettled('how many'), now) as Subject;
}

/** Pointers anywhere inside (amounts, filters), settled; `$filter`: a kind of card as a filter. */
export function settleDeep(value: unknown, now: Registers): unknown {
  if (Array.isArray(value)) return value.map((one) => settleDeep(one, now));
  if (typeof value !== 'object' || value === null) return value;
  if ('$what' in value) return settleSubject((value as { $what: What }).$what, (value as { $in?: string[] }).$in, now);
  if ('$filter' in value) return asFilter((value as unknown as { $filter: Noun }).$filter);
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) out[key] = settleDeep(inner, now);
  return out;
}

/** The operations of an effect, one after the other, each with what has been spoken of before it. `copies`: what each draft became. */
export function settleOperations(drafts: readonly Draft[], begin: Registers, copies: Map<object, object>): Record<string, unknown>[] {
  let now = begin;
  return drafts.flatMap((draft) => {
    const { operations, after } = settleOne(draft, now);
    if (operations[0]) copies.set(draft, operations[0]);
    now = after;
    return operations;
  });
} // prettier-ignore

type Settled = { operations: Record<string, unknown>[]; after: Registers };
function settleOne(draft: Draft, now: Registers): Settled {
  const cards = draft['cards'] as { $what?: What; $in?: string[] } | undefined;
  const what = cards?.$what;
  if (what && 'several' in what) return settleSeveral(draft, what.several, cards.$in, now);
  const operation = settleDeep(draft, now) as Record<string, unknown>;
  asItWas(operation, now);
  if (operation['do'] === 'discard' && (operation['cards'] as { whose?: string }).whose === 'opponent') operation['by'] ??= 'opponent';
  if (what && isPointer(what) && what.$ref === 'both') operation['allOrNothing'] = true;
  const known = typeof operation['cards'] === 'string' ? (operation['cards'] as Ref) : undefined;
  const last = what ? { do: String(draft['do']), cards: known === 'affected' ? undefined : known, noun: nounOf(what, known, now) } : now.last;
  return { operations: [operation], after: { ...now, last, targetsUsed: now.targetsUsed || speaksOfTargets(operation) } };
} // prettier-ignore
function settleSeveral(draft: Draft, several: readonly What[], where: string[] | undefined, now: Registers): Settled {
  const operations = several.flatMap(
    (one, i) => settleOne({ ...draft, cards: { $what: one, ...(where && { $in: where }) }, ...(i > 0 && { join: 'and' }) }, now).operations,
  );
  // "It" is none of several.
  return { operations, after: { ...now, last: undefined, targetsUsed: true } };
} // prettier-ignore
function nounOf(what: What, ref: Ref | undefined, { last, targets }: Registers): Noun['noun'] | undefined {
  if (isNoun(what)) return what.noun;
  const [target] = targets;
  if (ref === 'targets' && target && isNoun(target)) return target.noun;
  return ref === undefined || last?.cards === ref ? last?.noun : undefined;
}
const speaksOfTargets = (operation: object): boolean => /"targets"|"target-1"/.test(JSON.stringify(operation));

const GONE = new Set(['destroy', 'send', 'tribute', 'banish', 'discard', 'return']);
/** The ATK of a card that has just left is the one it had. */
function asItWas(operation: Record<string, unknown>, { last }: Registers): void {
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('stat' in value && 'of' in value && last && GONE.has(last.do) && value.of === (last.cards ?? 'affected'))
      (value as Record<string, unknown>)['asIt'] = 'was';
    Object.values(value).forEach(visit);
  };
  for (const key of ['amount', 'value', 'count', 'atk', 'def']) visit(operation[key]);
} // prettier-ignore
