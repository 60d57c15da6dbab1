/**
 * What the words that point to cards mean: "it", "that target", "those monsters". An effect has registers – its targets, what was done to which
 * cards before, the cards of its event, of the link it answers, of its cost. Where two could be meant, nothing is settled and the text stays unread.
 */
import type { Filter, Place, Ref, Subject } from '../../../engine/ygo/effects/schema.ts';
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
  /** What the event is about (`self`: this card; `beaten`: destroyed by another monster spoken of); whether a link is answered. */
  event?: { noun: Noun['noun']; self: boolean; do?: string; beaten?: boolean } | undefined;
  link?: boolean;
  /** A moment of a battle: of this card (`alone`: no other monster is named), of one monster spoken of or two; of the monster that is attacked. */
  fights?: { of: 'this' | 'one' | 'two' | 'target'; whose?: 'you' | 'opponent'; alone?: true } | undefined;
  /** What was done last, to what: a reference, or cards chosen then ("affected": `cards` undefined). */
  last?: Spoken | undefined;
  /** What was declared. */
  declared?: string | undefined;
  /** The event has an amount: damage, Life Points. */
  damage?: boolean;
  /** The targets have been spoken of since. */
  targetsUsed?: boolean;
  cost?: { do: string; self: boolean; what?: What | undefined } | undefined;
  /** What is being done: cards that have left the field are none that could be destroyed. */
  doing?: string | undefined;
}
/** Cards spoken of: what was done to them, what the text called them. */
interface Spoken {
  do: string;
  cards: Ref | undefined;
  noun: Noun['noun'] | undefined;
  what?: What | undefined;
  /** What was done, to give its cards a name where they are spoken of later. */
  operation?: Record<string, unknown> | undefined;
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
  // "Your battling monster" is none but one that battles (`fighter`).
  if (pointer.fights) return unsettled('which battles');
  if (DIRECT.has($ref)) return $ref as Ref;
  if ($ref === 'target') return targeted(pointer, now);
  if ($ref === 'first-target' || $ref === 'second-target') {
    if (now.targets.length !== 2) return unsettled('no two targets');
    return $ref === 'first-target' ? 'target-1' : 'target-2';
  }
  if ($ref === 'both') {
    if (now.targets.length > 0 && !now.last) return 'targets';
    if (now.targets.length === 0 && !now.last && now.cost) return 'cost';
    return unsettled('which two');
  }
  if ($ref === 'destroyer')
    return now.event?.self && now.event.do === 'destroyed' ? 'event-cause' : unsettled('what destroyed it');
  if ($ref === 'done') return doneTo(pointer, now);
  if ($ref === 'rest') return unsettled('the rest as one');
  if ($ref === 'other-target') return otherTarget(now);
  if ($ref === 'it' || $ref === 'that') return spokenOf(pointer, now);
  return unsettled(`what is ${$ref}`);
}

/** "That target", "the targeted monster": of two targets the one it can be. */
function targeted({ plural, noun }: Pointer, { targets }: Registers): Ref {
  if (targets.length === 0) return unsettled('no target');
  if (plural || targets.length === 1) return 'targets';
  const fitting = targets.flatMap((one, i) => (isNoun(one) && noun !== undefined && fits(noun, one.noun) ? [(['target-1', 'target-2'] as const)[i]] : []));
  return fitting.length === 1 && fitting[0] ? fitting[0] : unsettled('which target');
} // prettier-ignore

/** Of two targets the one that was not just spoken of. */
function otherTarget({ targets, last }: Registers): Ref {
  if (targets.length !== 2 || (last?.cards !== 'target-1' && last?.cards !== 'target-2')) return unsettled('which other');
  return last.cards === 'target-1' ? 'target-2' : 'target-1';
} // prettier-ignore

const VERBS: Readonly<Record<string, readonly string[]>> = {
  destroyed: ['destroy'], banished: ['banish'], tributed: ['tribute'], revealed: ['reveal'], discarded: ['discard'], sent: ['send'], added: ['add'],
  returned: ['return'], shuffled: ['return'], drawn: ['draw'], detached: ['detach'], 'special summoned': ['special-summon', 'token', 'fusion-summon', 'ritual-summon', 'synchro-summon', 'xyz-summon', 'link-summon'], summoned: ['special-summon', 'normal-summon'], excavated: ['excavate'],
}; // prettier-ignore
const EVENT_OF: Readonly<Record<string, string | undefined>> = {
  destroyed: 'destroyed',
  sent: 'sent',
  banished: 'banished',
  tributed: 'tributed',
  summoned: 'summoned',
  'special summoned': 'summoned',
  discarded: 'discarded',
  returned: 'returned',
  added: 'added',
};
/** "The Tributed monster": what that was done to. */
function doneTo({ done, noun, as }: Pointer, now: Registers): Ref {
  const verbs = VERBS[done ?? ''] ?? [];
  const found: Ref[] = [];
  if (as !== 'cost' && now.last && verbs.includes(now.last.do) && fits(noun, now.last.noun))
    found.push(now.last.cards ?? 'affected');
  if (as !== 'effect' && now.cost && verbs.includes(now.cost.do)) found.push('cost');
  if (
    as === undefined &&
    found.length === 0 &&
    done !== undefined &&
    now.event?.self === false &&
    now.event.do === EVENT_OF[done]
  )
    found.push('event');
  return found.length === 1 ? found[0]! : unsettled(`the ${done ?? ''} card`);
}

/** "It", "that monster": the one thing spoken of that it can be. */
function spokenOf(pointer: Pointer, now: Registers): Ref {
  const { noun } = pointer;
  const hidden = pointer.filter?.face === 'down';
  const { last, targets, link, event, cost } = now;
  if (last?.do === 'look') return unsettled('what was looked at');
  const found = new Set<Ref>();
  if (lastFits(pointer, now)) found.add(last!.cards ?? 'affected');
  const named = targets.map((target, i) => ({ target, ref: targets.length === 1 ? ('targets' as const) : targets.length === 2 ? (['target-1', 'target-2'] as const)[i]! : undefined }));
  const like = named.filter(({ target }) => isPointer(target) || (isNoun(target) && fits(noun, target.noun) && describes(pointer, target)));
  const fitting = like.length > 1 && pointer.plural ? like : like.filter(({ target }) => numbered(pointer, target));
  const target: Ref | undefined = fitting.length === 1 ? fitting[0]!.ref : fitting.length === 2 && pointer.plural ? 'targets' : undefined;
  if (target && !now.targetsUsed) found.add(target);
  if (!target && fitting.length > 1 && !now.targetsUsed) return unsettled('which target');
  if (targets.length === 0 && found.size === 0 && !hidden) {
    if (link) found.add('link');
    if (now.fights?.of === 'this' && noun === 'monster' && pointer.whose !== 'you') found.add('battling');
    if (now.fights?.of === 'target' && noun !== 'spell' && noun !== 'trap') found.add('attack-target');
    // What destroyed another is still there; the other is not.
    if (event && !event.self && fits(noun, event.noun)) found.add(event.beaten && STAYS.has(now.doing ?? '') ? 'event-cause' : 'event');
    if ((event?.self || (now.fights?.alone && !event)) && pointer.$ref === 'it' && !pointer.plural) found.add('this');
    if (cost && !last && !cost.self && cost.what && found.size === 0 && (!isNoun(cost.what) || (fits(noun, cost.what.noun) && numbered(pointer, cost.what)))) found.add('cost');
  }
  // What was turned is still the target, though it no longer is what it had to be.
  if (last?.do === 'change-position' && last.cards === 'targets' && found.size === 1 && found.has('targets')) return 'it';
  if (found.size === 0 && target) found.add(target);
  const [only] = found;
  return found.size === 1 ? only! : unsettled(found.size === 0 ? 'nothing spoken of' : 'two could be meant');
} // prettier-ignore
/** Can what was done last be meant? */
function lastFits({ $ref, noun, filter, plural, whose }: Pointer, now: Registers): boolean {
  const { last, targets, targetsUsed, doing = '' } = now;
  // "That face-down monster" is one that was said to be face-down.
  if (!last || filter?.face === 'down' || !fits(noun, last.noun) || !numbered({ $ref, ...(plural && { plural }) }, last.what)) return false;
  // "That monster", "they" are never this card.
  if (last.cards === 'this' && ($ref === 'that' || plural)) return false;
  if ($ref === 'that' && last.do === 'draw' && noun === 'monster') return false;
  const said = last.what && !('several' in last.what) ? last.what.whose : undefined;
  if (whose !== undefined && said !== undefined && said !== whose) return false;
  // What has left the field is nothing to do something to there.
  if ((GONE.has(last.do) || last.do === 'draw') && ON_FIELD.has(doing)) return false;
  if (last.cards !== undefined || targets.length === 0) return true;
  // "It" is a target, not all of a kind.
  if ($ref === 'it' && !plural && last.what && isNoun(last.what) && last.what.count === 'all') return false;
  if (targetsUsed) return true;
  // "Discard 1 card, and if you do, Special Summon that monster": the target.
  return last.do !== 'discard' && !(last.noun === 'card' && noun !== undefined && noun !== 'card' && targets.some((one) => isNoun(one) && one.noun === noun));
} // prettier-ignore
/** One is none of several, several are not one. */
function numbered({ plural }: Pointer, what: What | undefined): boolean {
  if (!what || !isNoun(what)) return true;
  if (plural) return what.count !== 1;
  return typeof what.count === 'number' ? what.count === 1 : true;
}
/** "That Fusion Monster", "that monster your opponent controls": does what was said of the cards say so, too? */
const ON: ReadonlySet<Place> = new Set(['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone']);
function describes({ filter, whose, at, where }: Pointer, noun: Noun): boolean {
  if (where && noun.where && !where.some((place) => noun.where!.includes(place))) return false;
  if (whose !== undefined && noun.whose !== undefined && whose !== noun.whose) return false;
  if (at === 'field' && noun.where?.every((place) => !ON.has(place))) return false;
  // A monster spoken of on the field is face-up there by now.
  return Object.entries(filter ?? {}).every(([key, value]) => (key === 'face' && value === 'up') || JSON.stringify((noun.filter as Record<string, unknown>)[key]) === JSON.stringify(value));
} // prettier-ignore

const FIGHTING: Filter = { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] };
/** "That opponent's monster", of two that battle and neither of them this card. */
function fighter(pointer: Pointer, now: Registers): Subject | undefined {
  const { $ref, whose, noun, plural, fights: own } = pointer;
  const { fights, targets } = now;
  if (!fights || fights.of === 'this' || ($ref !== 'battling' && ($ref !== 'that' || noun !== 'monster'))) return undefined;
  if ($ref === 'that' && !own && (targets.length > 0 || lastFits(pointer, now))) return undefined;
  if (fights.of === 'target') return $ref === 'battling' || whose === 'opponent' ? 'attacker' : own ? 'attack-target' : undefined;
  if (plural && !whose && fights.of === 'two') return { where: 'monsters', filter: FIGHTING };
  const side = whose ?? ($ref === 'battling' ? 'opponent' : fights.whose);
  return side ? { where: 'monsters', whose: side, filter: FIGHTING } : unsettled('which of two');
} // prettier-ignore

/** The cards an operation is about. */
export function settleSubject(what: What, where: readonly string[] | undefined, now: Registers): Subject {
  if ('several' in what) return unsettled('several at once');
  if (isPointer(what)) return fighter(what, now) ?? lying(what, now);
  if (what.among) return settleDeep(subjectOf(amongSpokenOf(what, now)) ?? unsettled('how many'), now) as Subject;
  // Where it need not be said where they lie, they are one's own.
  const own = where && what.where === undefined && what.whose === undefined ? { ...what, whose: 'you' as const } : what;
  return settleDeep(subjectOf(likeSpokenOf(own, now), where as never) ?? unsettled('how many'), now) as Subject;
}

/** "It from your GY": those of the cards spoken of that lie there, unless that is where they were said to lie. */
function lying(pointer: Pointer, now: Registers): Subject {
  if (pointer.$ref === 'rest') return restOf(now);
  const ref = referent(pointer, now);
  const { where, whose } = pointer;
  if (!where || ref === 'this') return ref;
  const what = spokenNoun(ref, now);
  if (what?.where?.join() === where.join() && (whose === undefined || what.whose === whose)) return ref;
  return { where: where.length === 1 ? where[0]! : where, ...(whose && { whose }), filter: { oneOf: ref } };
}
/** What the text called the cards that are meant. */
function spokenNoun(ref: Ref, { targets, last, cost }: Registers): Noun | undefined {
  const what = ref === 'targets' && targets.length === 1 ? targets[0] : ref === 'cost' ? cost?.what : last && (last.cards ?? 'affected') === ref ? last.what : undefined;
  return what && isNoun(what) ? what : undefined;
} // prettier-ignore

/** Where cards lie that something was done to. */
const THERE: Readonly<Record<string, Place[] | undefined>> = {
  destroy: ['graveyard'], send: ['graveyard'], discard: ['graveyard'], tribute: ['graveyard'], banish: ['banished'], add: ['hand'], draw: ['hand'], 'special-summon': ['monsters'], token: ['monsters'], excavate: ['deck'],
}; // prettier-ignore
const HAPPENED: Readonly<Record<string, Place[] | undefined>> = { summoned: ['monsters'], destroyed: ['graveyard'], sent: ['graveyard'], discarded: ['graveyard'], banished: ['banished'] }; // prettier-ignore
const RETURNED: Readonly<Record<string, Place[] | undefined>> = { hand: ['hand'], deck: ['deck', 'extra-deck'], 'deck-top': ['deck'], 'deck-bottom': ['deck'] }; // prettier-ignore
/** "1 of them": one of the cards spoken of, where they lie now. */
function amongSpokenOf({ among, ...noun }: Noun, now: Registers): Noun {
  const ref = referent(among!, now);
  const what = spokenNoun(ref, now);
  const last = now.last && (now.last.cards ?? 'affected') === ref ? now.last : undefined;
  const done = ref === 'cost' ? now.cost?.do : last?.do;
  const there = done === 'return' ? RETURNED[String(last?.operation?.['to'])] : done === undefined ? undefined : THERE[done];
  const where = there ?? (ref === 'event' ? HAPPENED[now.event?.do ?? ''] : undefined) ?? (done === 'return' ? undefined : what?.where) ?? (ref === 'targets' && what ? (['field'] as Place[]) : undefined);
  if (!where) return unsettled('where they lie');
  // What is done now is what was done last, later on.
  const named = ref === 'affected' && last?.operation ? (last.operation['named'] ??= 'spoken') : undefined;
  return { ...noun, where, filter: { ...noun.filter, oneOf: named === undefined ? ref : { named: String(named) } } };
} // prettier-ignore
/** "The rest", after some of several were chosen: those that were not. */
function restOf(now: Registers): Subject {
  const operation = now.last?.operation;
  const chosen = operation?.['cards'] as { where?: Place | Place[]; filter?: Filter } | undefined;
  const all = chosen?.filter?.oneOf;
  if (!operation || !all || !chosen.where || all === 'affected') return unsettled('the rest of what');
  operation['named'] ??= 'picked';
  return { where: chosen.where, filter: { oneOf: all, noneOf: { named: String(operation['named']) } } };
}

/** "1 monster with the same name": as the card spoken of. Of several it is what they share. */
function likeSpokenOf(noun: Noun, now: Registers): Noun {
  const { same, ...rest } = noun;
  if (noun.count !== 1 || typeof same !== 'string' || same === 'controller') return noun;
  const as = referent({ $ref: 'it' }, now);
  return { ...rest, filter: { ...noun.filter, sameAs: { what: same, as } } };
}

/** Pointers anywhere inside (amounts, filters), settled; `$filter`: a kind of card as a filter. */
export function settleDeep(value: unknown, now: Registers): unknown {
  if (Array.isArray(value)) return value.map((one) => settleDeep(one, now));
  if (typeof value !== 'object' || value === null) return value;
  if ('$what' in value) return settleSubject((value as { $what: What }).$what, (value as { $in?: string[] }).$in, now);
  if ('$many' in value) return thatMany(now);
  if ('$taken' in value) {
    // What this effect itself inflicts has no word.
    if (now.damage !== true) return unsettled('what damage');
    const { $taken: _taken, ...rest } = value;
    return { from: 'event', ...rest };
  }
  if ('$declared' in value) return now.declared === value.$declared ? 'declared' : unsettled('nothing declared');
  if ('$amount' in value) {
    const { $amount: done, ...rest } = value;
    return { from: howMany(now, done), ...rest };
  }
  if ('$named' in value) {
    const { $named: _named, ...rest } = value;
    return settleDeep({ ...rest, ...thatName(now) }, now);
  }
  if ('$filter' in value) return settleDeep(asFilter((value as unknown as { $filter: Noun }).$filter), now);
  const out: Record<string, unknown> = {};
  const doing = (value as { do?: unknown }).do;
  for (const [key, inner] of Object.entries(value))
    out[key] = settleDeep(
      inner,
      (key === 'cards' || key === 'to') && typeof doing === 'string' ? { ...now, doing } : now,
    );
  if (isEvery(value)) out['allOrNothing'] = true;
  return out;
}

/** "Both", "all 3": of all of them or of none. */
function isEvery(draft: object): boolean {
  const what = (draft as { cards?: { $what?: What } }).cards?.$what;
  return what !== undefined && isPointer(what) && (what.$ref === 'both' || what.every === true);
}
/** "Cards with that name": the declared one, or that of the card spoken of. */
function thatName(now: Registers): Filter {
  if (now.declared === 'name') return { declared: 'name' };
  const as = referent({ $ref: 'it' }, now);
  return as === 'this' ? unsettled('whose name') : { sameAs: { what: 'name', as } };
}
/** As many as something was done to before, or as were paid. */
function thatMany(now: Registers): object {
  const count = { from: howMany(now) };
  return { min: count, max: count };
}
/** `done`: what the text says was done to them. */
function howMany({ last, cost }: Registers, done?: unknown): 'affected' | 'cost' {
  const verbs = typeof done === 'string' ? (VERBS[done] ?? []) : undefined;
  if (last && last.cards !== 'cost' && (!verbs || verbs.includes(last.do))) return 'affected';
  if (cost && (!verbs || verbs.includes(cost.do))) return 'cost';
  return unsettled('how many');
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
  if (draft['$while']) return settleWhile(draft, now);
  if (draft['do'] === 'special-summon' && what && isNoun(what) && !what.where && !what.among) return unsettled('from where');
  const operation = settleDeep({ ...draft, ...(what && { cards: undefined }), ...nested(draft, now) }, now) as Record<string, unknown>;
  // "If this card is in Attack Position, change it": what was asked of is what it is done to.
  const asked = what && isPointer(what) && what.$ref === 'it' && (draft['if'] as { is?: unknown } | undefined)?.is === 'this';
  if (what) operation['cards'] = asked ? 'this' : settleDeep(draft['cards'], { ...now, doing: String(draft['do']) });
  asItWas(operation, now);
  if (operation['do'] === 'discard' && (operation['cards'] as { whose?: string; by?: string }).whose === 'opponent' && (operation['cards'] as { by?: string }).by !== 'random') operation['by'] ??= 'opponent';
  if (isEvery(draft)) operation['allOrNothing'] = true;
  const known = typeof operation['cards'] === 'string' ? (operation['cards'] as Ref) : typeof operation['named'] === 'string' && operation['do'] === 'single-out' ? { named: operation['named'] } : undefined;
  const brought = BRINGS[String(draft['do'])];
  const chosen = brought ? { do: String(draft['do']), ...brought } : cards && typeof operation['cards'] === 'object' && !what ? { do: String(draft['do']), cards: undefined, noun: undefined } : now.last;
  const last = what ? { do: String(draft['do']), cards: known === 'affected' ? undefined : known, noun: nounOf(what, known, now), what: isPointer(what) ? (known === 'affected' ? now.last?.what : what.whose ? what : undefined) : what, operation } : chosen;
  // Equipped to a monster, "it" is the monster.
  const worn = operation['do'] === 'equip' && operation['cards'] === 'this' && typeof operation['to'] === 'string';
  const spoken = worn ? { do: 'equip', cards: operation['to'] as Ref, noun: 'monster' as const } : last;
  return { operations: [operation], after: { ...now, ...(operation['do'] === 'declare' && { declared: String(operation['what']) }), last: spoken, targetsUsed: now.targetsUsed || speaksOfTargets(operation) } };
} // prettier-ignore
/** What is done in a row, an option, otherwise: one after the other, too. */
function nested(draft: Draft, now: Registers): Draft {
  const all = (drafts: unknown): unknown => settleOperations(drafts as Draft[], now, new Map());
  const { options, results, heads, tails, then } = draft as { options?: { do: Draft[] }[]; results?: { then: Draft[] }[]; heads?: Draft[]; tails?: Draft[]; then?: Draft[] };
  return {
    ...(options && { options: options.map((one) => ({ ...one, do: all(one.do) })) }),
    ...(results && { results: results.map((one) => ({ ...one, then: all(one.then) })) }),
    ...(heads && { heads: all(heads) }),
    ...(tails && { tails: all(tails) }),
    ...(then && { then: all(then) }),
  };
} // prettier-ignore
/** As long as a card is face-up: it has to be this one. */
function settleWhile({ $while, ...draft }: Draft, now: Registers): Settled {
  if (referent($while as Pointer, now) !== 'this') return unsettled('while what is face-up');
  return settleOne({ ...draft, until: 'while-this-face-up' }, now);
}
function settleSeveral({ optional, ...draft }: Draft, several: readonly What[], where: string[] | undefined, now: Registers): Settled {
  const operations = several.flatMap(
    (one, i) => settleOne({ ...draft, cards: { $what: one, ...(where && { $in: where }) }, ...(i > 0 ? { join: 'and' } : optional === true && { optional }) }, now).operations,
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

/** What these operations leave to speak of, though they name no cards. */
const BRINGS: Readonly<Record<string, Pick<Spoken, 'cards' | 'noun'> | undefined>> = {
  draw: { cards: undefined, noun: 'card' },
  excavate: { cards: { named: 'shown' }, noun: 'card' },
  look: { cards: undefined, noun: 'card' },
  token: { cards: undefined, noun: 'token' },
  'negate-summon': { cards: undefined, noun: 'monster' },
  'negate-activation': { cards: 'link', noun: 'card' },
  'negate-effect': { cards: 'link', noun: 'card' },
  'fusion-summon': { cards: undefined, noun: 'monster' },
  'ritual-summon': { cards: undefined, noun: 'monster' },
  'synchro-summon': { cards: undefined, noun: 'monster' },
  'xyz-summon': { cards: undefined, noun: 'monster' },
  'link-summon': { cards: undefined, noun: 'monster' },
};
const GONE = new Set(['destroy', 'send', 'tribute', 'banish', 'discard', 'return', 'add']);
/** What is done to cards on the field only. */
const STAYS = new Set(['modify', 'apply', 'negate-effects', 'change-position', 'take-control']);
const ON_FIELD = new Set([...STAYS, 'destroy', 'tribute']);
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
