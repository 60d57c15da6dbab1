/** Cards, amounts and conditions with every word that points to cards settled (`spoken-of.ts`). */
import { many } from '../../../engine/ygo/effects/schema.ts';
import type {
  Condition,
  Filter,
  Group,
  OneOrMany,
  Place,
  Ref,
  Subject,
  Whose,
} from '../../../engine/ygo/effects/schema.ts';
import type { Draft } from '../grammar/categories.ts';
import { asFilter, both, isNoun, isPointer, subjectOf, type Noun, type Pointer, type What } from '../grammar/noun.ts';
import { describes } from './as-said.ts';
import { amountDone, changed, changedTarget, taken, thatMany } from './how-many.ts';
import { GONE, lastFits, referent, unsettled, VERBS, type Registers, type Spoken } from './spoken-of.ts';
import { keyed } from '../../../engine/keyed.ts';

const FIGHTING: Filter = { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] };
const fighting = (whose: Whose): Subject => ({ where: 'monsters', whose, filter: FIGHTING });
/** "That Dragon monster" is no target that was not said to be one. */
const aimedAt = (pointer: Pointer, { targets }: Registers): boolean =>
  Object.keys(pointer.filter ?? {}).length > 0
    ? targets.some((one) => !isNoun(one) || describes(pointer, one))
    : targets.length > 0;
/** "If the equipped monster attacks: It gains 1000 ATK". */
const wearing = ({ $ref, plural }: Pointer, { fights, event }: Registers): boolean =>
  fights?.of === 'equipped' && $ref === 'it' && !plural && !event;
/** "That opponent's monster", of those that battle and none of them this card. */
export function fighter(pointer: Pointer, now: Registers): Subject | undefined {
  const { $ref, noun, plural, fights: own } = pointer;
  const { fights } = now;
  if (!fights || fights.of === 'this') return undefined;
  const other = (): boolean => aimedAt(pointer, now) || lastFits(pointer, now);
  if (wearing(pointer, now) && !other()) return 'equipped';
  if (fights.of === 'attacker') return attacking(pointer, other());
  // "If an opponent's monster battles: its ATK becomes …".
  if ($ref === 'it')
    return fights.of === 'one' && fights.whose && !plural && !now.event && !other()
      ? fighting(fights.whose)
      : undefined;
  if ($ref === 'battling' || (own && $ref === 'that' && noun === 'monster')) return fighterOf(fights, pointer, now);
  return $ref === 'that' && noun === 'monster' && !other() ? fighterOf(fights, pointer, now) : undefined;
}
/** "If your Dragon monster attacked: it can attack again", "that monster": the attacker; what it attacked. */
function attacking({ $ref, noun, plural, whose }: Pointer, other: boolean): Subject | undefined {
  if (plural || other) return undefined;
  if ($ref === 'battling') return 'attack-target';
  return $ref === 'it' || ($ref === 'that' && noun === 'monster' && whose !== 'opponent') ? 'attacker' : undefined;
}
/** Which of those that battle: the attacker or what it attacks, those of one side, both. */
function fighterOf(fights: NonNullable<Registers['fights']>, { $ref, whose, plural, fights: own }: Pointer, now: Registers): Subject | undefined {
  if (fights.of === 'target') return $ref === 'battling' || whose === 'opponent' ? 'attacker' : own ? 'attack-target' : undefined;
  if (plural && !whose && (fights.of === 'two' || fights.of === 'equipped')) return { where: 'monsters', filter: FIGHTING };
  // What the equipped monster battles.
  if (fights.of === 'equipped' && !whose && !own && !plural && $ref === 'that') return { where: 'monsters', filter: { ...FIGHTING, noneOf: 'equipped' } };
  const side = whose ?? ($ref === 'battling' ? 'opponent' : fights.whose);
  if (!side && now.event) return undefined;
  return side ? fighting(side) : unsettled('which of two');
} // prettier-ignore

/** The cards an operation is about. */
export function settleSubject(what: What, where: readonly string[] | undefined, now: Registers): Subject {
  if ('several' in what) return unsettled('several at once');
  if (isPointer(what)) return settlePointer(what, now);
  if (what.looked) return settleNoun(lookedAt(what, now), undefined, now);
  if (what.among) return settleNoun(amongThose(what, what.among, now), undefined, now);
  const other = otherThan(what, now);
  // Where it need not be said where they lie, they are one's own.
  const own = where && what.where === undefined && what.whose === undefined;
  return settleNoun(likeSpokenOf(own ? { ...other, whose: 'you' } : other, now), where, now);
}
const settleNoun = (noun: Noun, where: readonly string[] | undefined, now: Registers): Subject =>
  settleDeep(subjectOf(noun, where as never) ?? unsettled('how many'), now) as Subject;
const settlePointer = (what: Pointer, now: Registers): Subject =>
  slainInBattle(what, now) ??
  askedFor(what, now) ??
  besideThis(what, now) ??
  ofCosts(what, now) ??
  ofPair(what, now) ??
  allTurned(what, now) ??
  fighter(what, now) ??
  lyingOrPaid(what, now);
/** Where nothing else can be meant, what was paid beside this card. */
function lyingOrPaid(what: Pointer, now: Registers): Subject {
  try {
    return lying(what, now);
  } catch (unsettled) {
    const paid = paidBeside(what, now);
    if (paid) return paid;
    throw unsettled;
  }
}

/** "If this card destroyed any monsters by battle: Special Summon them". */
function slainInBattle(
  { $ref, plural, where, whose }: Pointer,
  { slain, last, targets }: Registers,
): Group | undefined {
  const them = $ref === 'it' && plural && where?.join() === 'graveyard';
  if (!slain || !them || last || targets.length > 0) return undefined;
  const filter: Filter = { didThisTurn: { event: 'destroyed', cause: 'battle', with: { this: true } } };
  return { where: 'graveyard', ...(whose && { whose }), filter };
}
/** "If your opponent controls any Dragons, destroy them": the cards the condition asks for. */
const askedFor = (what: Pointer, now: Registers): Group | undefined =>
  !what.where && what.$ref === 'it' && what.plural && now.asked && !lastFits(what, now) ? now.asked : undefined;
/** "1 of them": of the cards asked for, of those spoken of. */
const amongThose = (what: Noun, among: Pointer, now: Registers): Noun =>
  among.$ref === 'it' && among.plural && now.asked && !lastFits(among, now)
    ? amongAsked(what, now.asked)
    : amongSpokenOf(what, now);

/** "If you have a card in your other Pendulum Zone: You can destroy that card": there is no more than one. */
function besideThis({ $ref, plural, where, whose, filter }: Pointer, { known, targets, last, cost, event, link, done = [] }: Registers): Group | undefined {
  const other = known?.where === 'pendulum-zone' && known.whose === 'you' && known.filter?.other === true ? known : undefined;
  const plain = ($ref === 'that' || $ref === 'it') && !plural && !where && !whose && !filter;
  return other && plain && targets.length === 0 && !last && !cost && !event && !link && done.length === 0 ? other : undefined;
} // prettier-ignore
/** "The revealed monster", where the cost had several parts: of what was paid those that lie where that leaves them. */
function ofCosts({ $ref, done, as, where, noun, filter, plural }: Pointer, { costs, done: doing = [] }: Registers): Subject | undefined {
  if ($ref !== 'done' || as === 'effect' || where || filter || !costs) return undefined;
  const verbs = keyed(VERBS, done ?? '') ?? [];
  if (doing.some((one) => verbs.includes(one))) return undefined;
  const fitting = costs.filter((one) => verbs.includes(one.do) && !one.self && one.what && isNoun(one.what) && (noun === undefined || noun === 'card' || one.what.noun === noun || one.what.noun === 'card'));
  const [only, more] = fitting;
  if (!only || more) return undefined;
  const place = only.do === 'reveal' ? spokenWhere(only.what) : keyed(PAID_TO, only.do);
  // Of two that lie there, this card is not the one.
  const alike = costs.filter((one) => one !== only && (one.do === 'reveal' ? undefined : keyed(PAID_TO, one.do)) === place);
  // "Those banished monsters": this card is one of them.
  if (!place || alike.some((one) => !one.self) || (plural && alike.length > 0)) return undefined;
  return { where: place, filter: { oneOf: 'cost', ...(alike.length > 0 && { other: true }) } };
} // prettier-ignore
/** "Tribute this card, then reveal 1 monster; … with a different Attribute": this card is gone, the other is what "it" is. */
function paidBeside(pointer: Pointer, now: Registers): Subject | undefined {
  const other = isBare(pointer) && nothingElse(now) ? besideThisPaid(now) : undefined;
  const verb = other && keyed(SAID_PAID, other.do);
  const what = other?.what;
  if (!verb || !what || !isNoun(what) || what.count !== 1) return undefined;
  const fits = pointer.noun === undefined || pointer.noun === 'card' || pointer.noun === what.noun;
  return fits ? ofCosts({ $ref: 'done', done: verb, noun: 'card' }, now) : undefined;
}
/** Of two things paid, of which one is this card and gone, the other. */
function besideThisPaid({ costs = [] }: Registers): NonNullable<Registers['costs']>[number] | undefined {
  const [other, more] = costs.filter((one) => !one.self);
  return costs.length === 2 && !more && costs.every((one) => one === other || GONE.has(one.do)) ? other : undefined;
}
/** "It", "that card": nothing more is said. */
const isBare = ({ $ref, plural, where, filter, whose, at }: Pointer): boolean => ($ref === 'it' || $ref === 'that') && !plural && !where && !filter && !whose && !at; // prettier-ignore
const nothingElse = ({ last, targets, event, link, fights, done = [] }: Registers): boolean => !last && targets.length === 0 && (!event || event.self) && !link && !fights && done.length === 0; // prettier-ignore
const SAID_PAID: Readonly<Record<string, string | undefined>> = { discard: 'discarded', send: 'sent', tribute: 'tributed', banish: 'banished', reveal: 'revealed' }; // prettier-ignore
const PAID_TO: Readonly<Record<string, Place | undefined>> = { discard: 'graveyard', send: 'graveyard', tribute: 'graveyard', banish: 'banished' }; // prettier-ignore
/** Where revealed cards are, if that is one place. */
const spokenWhere = (what: What | undefined): Place | undefined => {
  const places = what && isNoun(what) ? (what.where ?? ['hand' as const]) : [];
  return places.length === 1 ? places[0] : undefined;
};
/** "They", "those 2 monsters", after something was done to both it and this card. */
function ofPair({ $ref, plural, done, where }: Pointer, { pair, last }: Registers): Subject | undefined {
  const said = $ref === 'it' || $ref === 'that' || ($ref === 'done' && (keyed(VERBS, done ?? '') ?? []).includes(pair?.do ?? ''));
  if (!pair || last || !plural || where || !said) return undefined;
  return { where: pair.where, filter: { any: pair.refs.map((one, i): Filter => (one === 'this' ? { this: true } : { oneOf: nameOf(one, i) })) } };
} // prettier-ignore

/** Cards that were chosen get a name where they are spoken of. */
const nameOf = (one: Ref | Record<string, unknown>, i: number): Ref =>
  typeof one === 'object' && 'do' in one
    ? { named: String((one['named'] ??= `${String(one['do'])}-${i + 1}`)) }
    : (one as Ref);

/** "Other", where this card has been paid or is none of their kind, or such a card was just targeted: other than the target. */
function otherIsTarget(what: Noun, { cost, targets, monster }: Registers): boolean {
  const [target, more] = targets;
  if (!target || more) return false;
  if (cost?.self && GONE.has(cost.do)) return true;
  if (!isNoun(target) || target.filter.other || what.noun !== 'monster' || target.noun !== 'monster' || !target.where?.includes('field')) return false;
  return !monster || (what.where?.includes('field') === true && what.whose === target.whose);
} // prettier-ignore
/** "Change all monsters they control to Attack Position, they lose 500 ATK": all of them, not only those that were turned. */
function allTurned({ $ref, plural, where }: Pointer, now: Registers): Subject | undefined {
  const { last } = now;
  if (last?.do !== 'change-position' || last.cards !== undefined || !plural || where || ($ref !== 'it' && $ref !== 'that')) return undefined;
  const all = last.what && isNoun(last.what) && last.what.count === 'all' ? last.what : undefined;
  // Said how they lay, they are those that were turned.
  if (!all || all.filter.face || all.filter.position) return undefined;
  return settleDeep(subjectOf(all) ?? unsettled('how many'), now) as Subject;
} // prettier-ignore
/** "1 other monster", where this card has been paid: other than the target. */
function otherThan(what: Noun, now: Registers): Noun {
  if (!what.filter.other || !otherIsTarget(what, now)) return what;
  const { other: _other, ...filter } = what.filter;
  return { ...what, filter: both(filter, { noneOf: 'targets' }) };
}
/** The same of a group: "the other monsters you control". */
function otherInGroup(value: object, now: Registers): object | undefined {
  const { where, whose, filter } = value as { where?: unknown; whose?: Noun['whose']; filter?: Filter };
  if (!now.resolving || where !== 'monsters' || filter?.other !== true || !otherIsTarget({ noun: 'monster', where: ['field'], ...(whose && { whose }), filter }, now)) return undefined;
  const { other: _other, ...rest } = filter;
  return { ...value, filter: both(rest, { noneOf: 'targets' }) };
} // prettier-ignore
/** "It from your GY": those of the cards spoken of that lie there, unless that is where they were said to lie. */
function lying(pointer: Pointer, now: Registers): Subject {
  if (pointer.$ref === 'rest')
    return now.targets.length === 2 && (now.last?.cards === 'target-1' || now.last?.cards === 'target-2')
      ? referent({ $ref: 'other-target' }, now)
      : restOf(now);
  const ref = allOf(referent(pointer, now), pointer, now);
  const { where, whose, filter } = pointer;
  if (pointer.$ref === 'target' && filter?.face) return { where: 'field', filter: { ...filter, oneOf: ref } };
  if (!where || ref === 'this') return ref;
  const what = spokenNoun(ref, now);
  if (what?.where?.join() === where.join() && (whose === undefined || what.whose === whose)) return ref;
  return { where: where.length === 1 ? where[0]! : where, ...(whose && { whose }), filter: { oneOf: ref } };
}
/** "Those destroyed monsters", of several targets: those that were. */
const allOf = (ref: Ref, { done, plural }: Pointer, { last, targets }: Registers): Ref =>
  ref === 'targets' &&
  plural &&
  done === 'destroyed' &&
  last?.do === 'destroy' &&
  !(targets.length === 1 && oneTarget(targets[0]))
    ? 'affected'
    : ref;
const oneTarget = (what: What | undefined): boolean => what !== undefined && isNoun(what) && what.count === 1;
/** What the text called the cards that are meant. */
function spokenNoun(ref: Ref, { targets, last, cost }: Registers): Noun | undefined {
  const what = ref === 'targets' && targets.length === 1 ? targets[0] : ref === 'target-1' || ref === 'target-2' ? targets[ref === 'target-1' ? 0 : 1] : ref === 'cost' ? cost?.what : last && (last.cards ?? 'affected') === ref ? last.what : undefined;
  return what && isNoun(what) ? what : undefined;
} // prettier-ignore

/** Where cards lie that something was done to. */
export const THERE: Readonly<Record<string, Place[] | undefined>> = {
  destroy: ['graveyard'], send: ['graveyard'], discard: ['graveyard'], tribute: ['graveyard'], banish: ['banished'], add: ['hand'], draw: ['hand'], 'special-summon': ['monsters'], token: ['monsters'], excavate: ['deck'],
}; // prettier-ignore
const HAPPENED_TO: readonly Place[] = ['extra-deck', 'hand'];
const HAPPENED: Readonly<Record<string, Place[] | undefined>> = { added: ['hand'], drawn: ['hand'], 'added,drawn': ['hand'], summoned: ['monsters'], flipped: ['monsters'], destroyed: ['graveyard'], sent: ['graveyard'], discarded: ['graveyard'], banished: ['banished'] }; // prettier-ignore
const RETURNED: Readonly<Record<string, Place[] | undefined>> = { hand: ['hand'], deck: ['deck', 'extra-deck'], 'deck-top': ['deck'], 'deck-bottom': ['deck'] }; // prettier-ignore
/** Of the cards asked for. */
const amongAsked = ({ among: _among, ...noun }: Noun, { where, whose, filter }: Group): Noun => ({ ...noun, where: [...many(where)], ...(whose && { whose }), filter: both(filter, noun.filter) }); // prettier-ignore
/** "1 of them": one of the cards spoken of, where they lie now. */
function amongSpokenOf({ among, ...noun }: Noun, now: Registers): Noun {
  const ref = referent(among!, now);
  const last = now.last && (now.last.cards ?? 'affected') === ref ? now.last : undefined;
  const where = noun.where ?? whereTheyLie(ref, last, now);
  if (!where && shownInHand(ref, now)) return { ...noun, where: ['hand'], filter: { ...noun.filter, oneOf: ref } };
  if (!where) return unsettled('where they lie');
  // What is done now is what was done last, later on.
  const named = ref === 'affected' && last?.operation ? (last.operation['named'] ??= 'spoken') : undefined;
  return { ...noun, where, filter: { ...noun.filter, oneOf: named === undefined ? ref : { named: String(named) } } };
}
/** Where what was done to them, the event, what the text calls them leaves the cards spoken of. */
function whereTheyLie(ref: Ref, last: Spoken | undefined, now: Registers): Place[] | undefined {
  const done = ref === 'cost' ? now.cost?.do : last?.do;
  if (done === 'return') return keyed(RETURNED, String(last?.operation?.['to'])) ?? placeOfBoth(ref, now) ?? leftByEvent(ref, now);
  const there = done === undefined ? undefined : keyed(THERE, done);
  const what = spokenNoun(ref, now);
  return there ?? placeOfBoth(ref, now) ?? leftByEvent(ref, now) ?? what?.where ?? (ref === 'targets' && what ? ['field'] : undefined);
} // prettier-ignore
function leftByEvent(ref: Ref, { event }: Registers): Place[] | undefined {
  if (ref !== 'event' || !event) return undefined;
  const returned = event.do === 'returned' && event.to && HAPPENED_TO.includes(event.to) ? [event.to] : undefined;
  return keyed(HAPPENED, event.do ?? '') ?? returned;
}
/** Where both targets lie. */
function placeOfBoth(ref: Ref, { targets }: Registers): Place[] | undefined {
  const [a, b] = targets;
  if (ref !== 'targets' || targets.length !== 2 || !a || !b || !isNoun(a) || !isNoun(b)) return undefined;
  return a.where && a.where.join() === b.where?.join() ? a.where : undefined;
}
/** This card and another, both revealed in the hand to activate the effect. */
const shownInHand = (ref: Ref, { cost }: Registers): boolean =>
  ref === 'cost' && cost?.do === 'reveal' && cost.what !== undefined && 'several' in cost.what && cost.what.several.every((one) => (isPointer(one) ? one.$ref === 'this' && (!one.where || one.where.join() === 'hand') : one.where?.join() === 'hand')); // prettier-ignore
/** "1 card from it": of the place that was just looked at, as a whole. */
function lookedAt({ looked: _looked, ...noun }: Noun, { last }: Registers): Noun {
  const { do: did, where, whose, top, random } = last?.operation ?? {};
  if (did !== 'look' || top !== undefined || random !== undefined || noun.where || noun.whose) return unsettled('from what');
  return { ...noun, where: many(where as OneOrMany<Place>) as Place[], whose: whose as 'you' | 'opponent' };
} // prettier-ignore
/** "The rest", after some of several were chosen: those that were not. */
function restOf(now: Registers): Subject {
  const last = now.last?.operation;
  const singled = now.before?.find(
    ({ do: doing, operation: one }) =>
      doing === 'single-out' &&
      one !== last &&
      JSON.stringify(last?.['cards']) === JSON.stringify({ named: one?.['named'] }),
  );
  const operation = singled?.operation ?? last;
  const chosen = operation?.['cards'] as { where?: Place | Place[]; filter?: Filter } | undefined;
  const all = chosen?.filter?.oneOf;
  if (!operation || !all || !chosen.where || all === 'affected') return unsettled('the rest of what');
  operation['named'] ??= 'picked';
  return { where: chosen.where, filter: { oneOf: all, noneOf: { named: String(operation['named']) } } };
}

/** The cards whose values are compared with. */
const modelsIn = (value: unknown): Pointer[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { $what } = value as { $what?: What };
  return $what && isPointer($what) && $what.$ref === 'done' ? [$what] : Object.values(value).flatMap(modelsIn);
};
const MEASURES = ['atk', 'def', 'rank', 'link'] as const;
/** "1 monster with the same name": as the card spoken of. Of several it is what they share. */
function likeSpokenOf(noun: Noun, now: Registers): Noun {
  const { same, ...rest } = noun;
  if (noun.count !== 1 || same === undefined || same === 'controller' || noun.each) return noun;
  // "With the same Type but 1 Level lower than the revealed monster": of that one.
  const [said, more] = modelsIn(noun.filter.level);
  const as = said && !more ? (settleSubject(said, undefined, now) as Ref) : referent({ $ref: 'it' }, now);
  const shared = many(same as OneOrMany<'name'>).map((what): Filter =>
    (MEASURES as readonly string[]).includes(what)
      ? ({ [what]: { equals: { stat: what, of: as } } } as unknown as Filter)
      : { sameAs: { what, as } },
  );
  return { ...rest, filter: both(noun.filter, ...shared) };
}

/** Pointers anywhere inside (amounts, filters), settled. */
export function settleDeep(value: unknown, now: Registers): unknown {
  if (Array.isArray(value)) return value.map((one) => settleDeep(one, now));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Draft;
  for (const key in node) if (key[0] === '$' && WORDS.has(key)) return WORDS.get(key)!(node, now);
  const special = sumOfPair(node, now) ?? otherInGroup(node, now) ?? exceptPaid(node, now);
  if (special) return settleDeep(special, now);
  if (isOneOfTargets(node, now)) return unsettled('which of them');
  if ('counters' in node && 'on' in node) return countersOn(node as { on: unknown }, now);
  const out = settleEach(node, now);
  if (isEvery(node)) out['allOrNothing'] = true;
  if ('stat' in node && out['of'] === 'cost' && paidNoMonster(now)) return unsettled('what a Spell has not');
  return withItsWord(out);
}
function withItsWord(out: Record<string, unknown>): unknown {
  // In a Spell & Trap Zone it is a monster only as printed.
  if (out['oneOf'] === 'equips' && out['kind'] === 'monster') {
    const { kind, ...rest } = out;
    return { printedKind: kind, ...rest };
  }
  // What this card was Summoned with has a word of its own.
  return out['madeWith'] === 'this' && Object.keys(out).length === 1 ? 'made-with' : out;
}
/** What stands under each key; the cards of an operation with what is done to them. */
function settleEach(node: Draft, now: Registers): Record<string, unknown> {
  const doing = node['do'];
  const inside = typeof doing === 'string' ? { ...now, doing } : now;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(node))
    if (!NOTES.has(key)) out[key] = settleDeep(inner, key === 'cards' || key === 'to' ? inside : now);
  return out;
}
const paidNoMonster = ({ cost }: Registers): boolean =>
  cost?.what !== undefined && isNoun(cost.what) && /^(?:spell|trap)/.test(cost.what.noun);

/** Notes of the grammar upon an operation, for those beside it. */
const NOTES: ReadonlySet<string> = new Set(['$ahead', '$leads', '$either']);

/** The words that point to something, each with what it is here. `$filter`: a kind of card as a filter; `$one`: a card chosen for its value, where nothing can be chosen. */
const WORDS = new Map(
  Object.entries<(node: Draft, now: Registers) => unknown>({
    $what: ({ $what, $in }, now) => settleSubject($what as What, $in as string[] | undefined, now),
    $many: (_, now) => thatMany(now),
    $taken: ({ $taken: _taken, ...rest }, now) => taken(rest, now),
    $changed: ({ $changed: _changed, $again, ...rest }, now) => changed(rest, $again === true, now),
    $difference: ({ $difference: _difference, ...rest }, now) => ({
      ...((now.compared as object | undefined) ?? changedTarget(now) ?? unsettled('what difference')),
      ...rest,
    }),
    $declares: ({ $declares, ...rest }, now) => declaredOf(rest, String($declares), now),
    $declared: ({ $declared }, now) => (now.declared === $declared ? 'declared' : unsettled('nothing declared')),
    $amount: ({ $amount, $such, ...rest }, now) => ({
      ...amountDone($amount, $such as Filter | undefined, now),
      ...rest,
    }),
    $originallyNamed: ({ $originallyNamed: _named, ...rest }, now) =>
      settleDeep({ ...rest, ...thatOriginalName(now) }, now),
    $named: ({ $named: _named, ...rest }, now) => settleDeep({ ...rest, ...thatName(now) }, now),
    $some: (node, now) => someOf(node as { is: object; like: Filter; asIt?: 'was' }, now),
    $one: () => unsettled('which one'),
    $filter: ({ $filter }, now) => settleDeep(asFilter($filter as Noun), now),
  }),
);
/** What was declared. A "type" is a monster's or a card's, whichever was. */
function declaredOf(rest: object, what: string, now: Registers): object {
  const kinds = what === 'any-type' ? ['type', 'kind'] : [what];
  if (now.declared === undefined || !kinds.includes(now.declared)) return unsettled('nothing declared');
  return { ...(settleDeep(rest, now) as object), declared: now.declared === 'type' ? 'race' : now.declared };
}
/** "The combined ATK of those 2 monsters", each as it was. */
function sumOfPair(node: Draft, now: Registers): object | undefined {
  if (!('stat' in node)) return undefined;
  const { of, ...rest } = node as { of?: { $what?: What }; stat?: unknown };
  if (!of?.$what || !isPointer(of.$what) || !now.pair || !ofPair(of.$what, now)) return undefined;
  const gone = GONE.has(now.pair.do);
  return { sum: now.pair.refs.map((one, i) => ({ ...rest, of: nameOf(one, i), ...(gone && { asIt: 'was' }) })) };
}
/** "The Fiend monster's ATK", of several targets of which one need not be such. */
const isOneOfTargets = (node: Draft, now: Registers): boolean =>
  'stat' in node &&
  'of' in node &&
  now.targets.length > 1 &&
  describedAlone((node['of'] as { $what?: What }).$what) &&
  settleDeep(node['of'], now) === 'targets';
/** "Except …": whatever else was paid is nothing that could be chosen; it is this card. */
function exceptPaid(node: Draft, now: Registers): Draft | undefined {
  const { noneOf } = node;
  if (typeof noneOf !== 'object') return undefined;
  const but = settleDeep(noneOf, now) as { where?: unknown; filter?: Filter };
  if (!but.where) return undefined;
  const one = but.filter?.oneOf === 'cost' && (now.costs ?? []).filter(({ self }) => !self).length <= 1;
  return one ? { ...node, noneOf: 'cost' } : unsettled('except which');
}

/** Is more said of the cards than that they lie face-up? */
const describedAlone = (what: What | undefined): boolean =>
  what !== undefined && isPointer(what) && Object.keys(what.filter ?? {}).some((key) => key !== 'face');
/** "If you sent a Dragon monster": of several cards it is enough that one was such. */
function someOf({ is, like, asIt }: { is: object; like: Filter; asIt?: 'was' }, now: Registers): Condition {
  const ref = settleDeep(is, now) as Ref;
  const several =
    typeof ref === 'object' ||
    (ref === 'targets' && now.targets.length > 1) ||
    (spokenNoun(ref, now)?.count ?? 1) !== 1;
  const filter = settleDeep(like, now) as Filter;
  return several
    ? { amount: { count: ref, like: filter }, is: { min: 1 } }
    : { is: ref, like: filter, ...(asIt && { asIt }) };
}

/** This card, and nothing else, was paid: what lay on it is asked of it as it was. */
const thisAlonePaid = ({ cost, costs }: Registers): boolean =>
  cost?.self === true && costs === undefined && GONE.has(cost.do);
function countersOn({ $was, ...rest }: { on: unknown; $was?: unknown }, now: Registers): object {
  const lies = settleDeep(rest.on, now);
  if (lies === 'this' && thisAlonePaid(now) && now.resolving) return { ...rest, on: 'cost' };
  // Where it is no more, nothing lies on it.
  if (lies === 'this' && ($was !== undefined || (now.cost?.self === true && GONE.has(now.cost.do))))
    return unsettled('what lay on it');
  return { ...rest, on: lies };
}

/** "Both", "all 3": of all of them or of none. */
export function isEvery(draft: object): boolean {
  const what = (draft as { cards?: { $what?: What } }).cards?.$what;
  return what !== undefined && isPointer(what) && (what.$ref === 'both' || what.every === true);
}
/** "Cards with that name": the declared one, or that of the card spoken of. */
function thatName(now: Registers): Filter {
  if (now.declared === 'name') return { declared: 'name' };
  const as = referent({ $ref: 'it' }, now);
  return as === 'this' ? unsettled('whose name') : { sameAs: { what: 'name', as } };
}
/** "Cards with that original name": of the card spoken of; what a declared name is originally nobody said. */
function thatOriginalName(now: Registers): Filter {
  if (now.declared === 'name') return unsettled('whose name');
  const as = referent({ $ref: 'it' }, now);
  return as === 'this' ? unsettled('whose name') : { sameAs: { what: 'original-name', as } };
}
