/**
 * What the words that point to cards mean: "it", "that target", "those monsters". An effect has registers – its targets, what was done to which
 * cards before, the cards of its event, of the link it answers, of its cost. Where two could be meant, nothing is settled and the text stays unread.
 */
import type { Amount, Filter, Group, Place, Ref, Whose } from '../../../engine/ygo/effects/schema.ts';
import { isNoun, isPointer, type Noun, type Pointer, type What } from '../grammar/noun.ts';
import { keyed } from '../../../engine/keyed.ts';
import { alsoSaid, describes, fits, isMade, lies, numbered, plainly } from './as-said.ts';

/** Two cards could be meant, or none: this phrase is not read. */
export class Unsettled extends Error {}
export const unsettled = (why: string): never => {
  throw new Unsettled(why);
};

export interface Registers {
  targets: readonly What[];
  /**
   * What the event is about (`self`: this card; `beaten`, `byThis`: destroyed by another monster spoken of, by this card; `dealt`: damage that monster
   * inflicted; `material`: this card was material of such a monster; where it went); whether a link is answered.
   */
  event?:
    | {
        noun: Noun['noun'];
        self: boolean;
        do?: string;
        beaten?: boolean;
        byThis?: boolean;
        dealt?: true;
        /** Destroyed by battle: by the monster it battled. */
        fought?: true;
        /** Whose the monster is that destroyed it. */
        winner?: Whose;
        material?: Filter;
        to?: Place;
        /** This card was Tribute Summoned. */
        tribute?: true;
      }
    | undefined;
  link?: boolean;
  /** It targets 1 card and no other. */
  aims?: true;
  /** What the link answered targets; `alone`: there is no other occasion than that; `monster`: what was activated was called a monster, too. */
  aimed?: { at: readonly Filter[]; alone: boolean; monster: boolean };
  /** A moment of a battle: of this card (`alone`: no other monster is named), of one monster spoken of or two; of the monster that is attacked. */
  fights?:
    | { of: 'this' | 'one' | 'two' | 'target' | 'equipped' | 'attacker'; whose?: 'you' | 'opponent'; alone?: true }
    | undefined;
  /** At the end of the Battle Phase: the monsters this card destroyed by battle. */
  slain?: true;
  /** The cards the condition asks for. */
  known?: Group;
  /** "If your opponent controls any Dragons, destroy them": the cards asked for. */
  asked?: Group | undefined;
  /** "If your opponent controls more monsters than you do": by how many more. */
  compared?: Amount | undefined;
  /** What was done last, to what: a reference, or cards chosen then ("affected": `cards` undefined). */
  last?: Spoken | undefined;
  /** What was done so far, in order; to which cards. */
  done?: readonly string[] | undefined;
  before?: readonly Spoken[] | undefined;
  /** What was declared. */
  declared?: string | undefined;
  /** The event has an amount: damage, Life Points. */
  damage?: boolean;
  /** The targets have been spoken of since. */
  targetsUsed?: boolean;
  cost?: { do: string; self: boolean; what?: What | undefined } | undefined;
  /** Its parts, where cards were paid in several ways. */
  costs?: readonly { do: string; self: boolean; what?: What | undefined }[] | undefined;
  /** "Both it and this card": what was done last, to which cards spoken of. */
  pair?: { do: string; refs: readonly (Ref | Record<string, unknown>)[]; where: Place } | undefined;
  /** Of two targets the one that is done something to with the other: "that target" is not it. */
  beside?: 'target-1' | 'target-2' | undefined;
  /** Its operations, not when it can be activated. */
  resolving?: true;
  /** This card is a monster: it can battle. */
  monster?: boolean;
  /** Of the second target "it" could be the first. */
  second?: boolean;
  /** What is being done: cards that have left the field are none that could be destroyed. */
  doing?: string | undefined;
}
/** Cards spoken of: what was done to them, what the text called them. */
export interface Spoken {
  do: string;
  cards: Ref | undefined;
  noun: Noun['noun'] | undefined;
  what?: What | undefined;
  /** What was done, to give its cards a name where they are spoken of later. */
  operation?: Record<string, unknown> | undefined;
}

const DIRECT = new Set(['this', 'equipped', 'attacker', 'attack-target', 'battling', 'materials', 'link', 'event']);

/** What a pointer means, here. */
export function referent(pointer: Pointer, now: Registers): Ref {
  const { $ref } = pointer;
  // "Your battling monster" is none but one that battles (`fighter`).
  if (pointer.fights) return ownTarget(pointer, now);
  const elsewise = DIRECT.has($ref) ? notDirect(pointer, now) : undefined;
  if (elsewise) return elsewise;
  if (DIRECT.has($ref)) return $ref as Ref;
  return keyed(INDIRECT, $ref)?.(pointer, now) ?? unsettled(`what is ${$ref}`);
}
/** Gone with the event or equipped anew, this card no longer tells which monster it was. */
const noLongerWorn = (event: Registers['event'], doing: readonly string[]): boolean =>
  (event !== undefined && event.do !== 'undefined') || doing.includes('equip');
/** What is meant in place of what the text names, where that is not there any more. */
function notDirect(
  { $ref, done }: Pointer,
  { monster, event, link, targets, done: doing = [] }: Registers,
): Ref | undefined {
  // What a Spell, a Trap battles: what destroyed the monster spoken of.
  if ($ref === 'battling' && !monster) return event?.beaten ? 'event-cause' : unsettled('who battles');
  const activated = event?.do === 'activated' && !event.self && targets.length === 0;
  if ($ref === 'link' && !link) return activated ? 'event' : unsettled('what was activated');
  if ($ref === 'equipped' && done && noLongerWorn(event, doing)) return unsettled('which monster wore it');
  if ($ref === 'event' && (!event || event.self || event.do !== 'summoned')) return unsettled('what was Summoned');
  return undefined;
}
const INDIRECT: Readonly<Record<string, (pointer: Pointer, now: Registers) => Ref>> = {
  target: targeted,
  cost: (_, { cost }) => (cost && !cost.self ? 'cost' : unsettled('what was paid')),
  'first-target': (_, { targets }) => (targets.length === 2 ? 'target-1' : unsettled('no two targets')),
  'second-target': (_, { targets }) => (targets.length === 2 ? 'target-2' : unsettled('no two targets')),
  both: (_, { targets, last, cost }) =>
    last || (targets.length === 0 && !cost) ? unsettled('which two') : targets.length > 0 ? 'targets' : 'cost',
  destroyer: (_, { event }) =>
    event?.self && event.do === 'destroyed' ? 'event-cause' : unsettled('what destroyed it'),
  done: doneTo,
  rest: () => unsettled('the rest as one'),
  'other-target': (_, now) => otherTarget(now),
  it: pronoun,
  that: pronoun,
};
function pronoun(pointer: Pointer, now: Registers): Ref {
  return now.second ? unsettled('the other target') : spokenOf(pointer, now);
}

/** "That target", "the targeted monster": of two targets the one it can be. */
function targeted(pointer: Pointer, now: Registers): Ref {
  const { plural, where } = pointer;
  const { targets, beside, aims } = now;
  // Those of the link that is answered.
  if (targets.length === 0) return aims && !plural && !where ? 'link-targets' : unsettled('no target');
  if (plural || targets.length === 1) return 'targets';
  if (beside) return beside === 'target-1' ? 'target-2' : 'target-1';
  return oneOfTwo(pointer, now);
}
/** Of two targets the one that alone is as the text says. */
function oneOfTwo({ noun, whose, at, where }: Pointer, { targets, last, before = [] }: Registers): Ref {
  const said = noun ?? whose ?? at ?? where;
  const like = (one: What): boolean => isNoun(one) && fits(noun, one.noun) && lies({ at, where }, one) && (whose === undefined || whose === one.whose);
  const fitting = said === undefined ? [] : targets.flatMap((one, i) => (like(one) ? [(['target-1', 'target-2'] as const)[i]] : []));
  if (fitting.length === 2 && last?.cards && before.some((one) => goneOf(fitting, one, last))) return last.cards;
  return fitting.length === 1 && fitting[0] ? fitting[0] : unsettled('which target');
} // prettier-ignore
/** Of two targets, one of which has gone, is the other the one that was spoken of since? */
const goneOf = (both: readonly (Ref | undefined)[], one: Spoken, last: Spoken): boolean =>
  both.includes(last.cards) && GONE.has(one.do) && one.cards !== last.cards && both.includes(one.cards);

/** "Your monster": of two targets the one that is yours. */
function ownTarget({ whose, noun }: Pointer, { targets, fights, event }: Registers): Ref {
  // "When your attacking monster destroys an opponent's monster: your monster gains …".
  if (targets.length === 0 && event?.beaten && event.do === 'destroyed' && event.winner === whose) return 'event-cause';
  const own = targets.flatMap((one, i) => (isNoun(one) && one.whose === whose && fits(noun, one.noun) ? [(['target-1', 'target-2'] as const)[i]] : []));
  return targets.length === 2 && !fights && own.length === 1 && own[0] ? own[0] : unsettled('which battles');
} // prettier-ignore

/** Of two targets the one that was not just spoken of. */
function otherTarget({ targets, last }: Registers): Ref {
  if (targets.length !== 2 || (last?.cards !== 'target-1' && last?.cards !== 'target-2')) return unsettled('which other');
  return last.cards === 'target-1' ? 'target-2' : 'target-1';
} // prettier-ignore

export const VERBS: Readonly<Record<string, readonly string[]>> = {
  destroyed: ['destroy'], banished: ['banish'], tributed: ['tribute'], revealed: ['reveal'], discarded: ['discard'], sent: ['send'], added: ['add'],
  returned: ['return'], shuffled: ['return'], drawn: ['draw'], detached: ['detach'], removed: ['remove-counters', 'banish'], changed: ['change-position'], chosen: ['single-out'], 'special summoned': ['special-summon', 'token', 'fusion-summon', 'ritual-summon', 'synchro-summon', 'xyz-summon', 'link-summon'], summoned: ['special-summon', 'normal-summon', 'token', 'fusion-summon', 'ritual-summon', 'synchro-summon', 'xyz-summon', 'link-summon'], placed: ['place', 'return'], excavated: ['excavate'], equipped: ['equip'],
}; // prettier-ignore
export const EVENT_OF: Readonly<Record<string, string | undefined>> = {
  destroyed: 'destroyed',
  sent: 'sent',
  banished: 'banished',
  tributed: 'tributed',
  summoned: 'summoned',
  'special summoned': 'summoned',
  discarded: 'discarded',
  returned: 'returned',
  added: 'added',
  drawn: 'drawn',
};
/** "The Tributed monster": what that was done to. */
function doneTo(pointer: Pointer, now: Registers): Ref {
  if (pointer.beside) return unsettled('beside which');
  if (pointer.as === 'way') return doneTo({ ...pointer, as: byWay(pointer, now) }, now);
  const { done = '', plural } = pointer;
  const verbs = keyed(VERBS, done) ?? [];
  if (isTribute(done, now)) return 'made-with';
  if (!isAsDone(pointer, verbs, now)) return unsettled(`such a ${done} card`);
  if (done === 'excavated' && plural && now.done?.filter((one) => one === 'excavate').length === 1)
    return { named: 'shown' };
  if (plural && isOneOfMore(pointer, verbs, now)) return unsettled(`all that were ${done}`);
  const near = nearlyDone(pointer, verbs, now);
  const found = near.length > 0 ? near : longDone(pointer, verbs, now);
  return found.length === 1 ? ofOneSide(found[0]!, pointer, now) : unsettled(`the ${done} card`);
}
/** "The opponent's destroyed monster", of two targets: theirs. */
function ofOneSide(found: Ref, { whose }: Pointer, { targets }: Registers): Ref {
  if (found !== 'targets' || !whose || targets.length < 2) return found;
  const theirs = targets.flatMap((one, i) => (isNoun(one) && one.whose === whose ? [(['target-1', 'target-2'] as const)[i]] : []));
  return theirs.length === 1 && theirs[0] ? theirs[0] : unsettled('which of both');
} // prettier-ignore
/** "The discarded Zombie monster": was it said to be one? */
function isAsDone(pointer: Pointer, verbs: readonly string[], { last, cost, event }: Registers): boolean {
  if (!pointer.filter) return true;
  // "Those destroyed Xyz Monsters": the event said what they were.
  const elsewhere = (last && verbs.includes(last.do)) || (cost && verbs.includes(cost.do));
  if (!elsewhere && pointer.plural && event?.self === false && event.do === keyed(EVENT_OF, pointer.done ?? ''))
    return true;
  const what = last && verbs.includes(last.do) ? last.what : cost?.what;
  return what !== undefined && isNoun(what) && describes(pointer, what);
}
/** Was it done several times, so that the last is not all of it? */
function isOneOfMore(pointer: Pointer, verbs: readonly string[], { last, done = [] }: Registers): boolean {
  // Of two Summons only the later one is still spoken of.
  if (pointer.as === 'effect' && done.filter((one) => verbs.includes(one)).length > 1) return true;
  // "1 monster is sent, and another; those monsters sent": of both, not of the last one alone.
  return last?.what !== undefined && verbs.includes(last.do) && !numbered(pointer, last.what);
}
/** What it was done to last, or to pay for the effect. */
function nearlyDone({ as, noun, near }: Pointer, verbs: readonly string[], { last, cost }: Registers): Ref[] {
  const found: Ref[] = [];
  if (as !== 'cost' && last && verbs.includes(last.do) && fits(noun, last.noun)) found.push(last.cards ?? 'affected');
  if (as !== 'effect' && cost && verbs.includes(cost.do) && !(near && last?.cards === 'targets' && found.length > 0))
    found.push('cost');
  return found;
}
/** What it was done to before, the target that lay there, what the event did it to. */
function longDone(pointer: Pointer, verbs: readonly string[], now: Registers): Ref[] {
  const { done = '', as, noun } = pointer;
  const { last, before = [], targets, event } = now;
  const [earlier, another] = before.filter((one) => one !== last && verbs.includes(one.do) && fits(noun, one.noun));
  if (as !== 'cost' && earlier && !another) return [earlier.cards ?? named(earlier)];
  // "That banished card": the target that lay there.
  const refs: readonly Ref[] = targets.length === 1 ? ['targets'] : ['target-1', 'target-2'];
  const lay = targets.flatMap((one, i) =>
    isNoun(one) && one.where?.join() === 'banished' && fits(noun, one.noun) && numbered(pointer, one) ? [refs[i]!] : [],
  );
  if (done === 'banished' && lay.length === 1) return lay;
  return as === undefined && done !== '' && event?.self === false && event.do === keyed(EVENT_OF, done)
    ? ['event']
    : [];
}

/** "This way": by what was done when it resolved, if that was done, else as a cost. */
const byWay = ({ done }: Pointer, { done: doing = [], cost }: Registers): 'cost' | 'effect' => {
  const verbs = keyed(VERBS, done ?? '') ?? [];
  return cost && verbs.includes(cost.do) && !doing.some((one) => verbs.includes(one)) ? 'cost' : 'effect';
};
/** "The Tributed monster", where this card was Tribute Summoned and nothing was Tributed since. */
export const isTribute = (done: unknown, { event, cost, done: doing = [] }: Registers): boolean =>
  done === 'tributed' &&
  event?.self === true &&
  event.tribute === true &&
  cost?.do !== 'tribute' &&
  !doing.includes('tribute');
/** Cards of an earlier operation, under a name. */
export function named({ operation }: Spoken): Ref {
  if (!operation) return unsettled('what was done');
  return { named: String((operation['named'] ??= operation['do'])) };
}

/** "It", "that monster": the one thing spoken of that it can be. */
function spokenOf(pointer: Pointer, now: Registers): Ref {
  const { last } = now;
  if (last?.do === 'look') return unsettled('what was looked at');
  if (someShown(pointer, now)) return 'cost';
  const done = lastFits(pointer, now) ? (last!.cards ?? 'affected') : undefined;
  if (done && pointer.near) return done;
  return otherOnField(pointer, now) ?? doneOrTarget(done, pointer, now);
}
/** What was done last, if that can be meant, or a target; where there is neither, what else is near. */
function doneOrTarget(done: Ref | undefined, pointer: Pointer, now: Registers): Ref {
  const { targets, targetsUsed } = now;
  const { target: meant, several } = targetMeant(pointer, now);
  const gone = meant !== undefined && isAnsweredRather(pointer, meant, now);
  if (gone && !pointer.plural && pointer.noun === 'monster') return 'link';
  const target = gone ? undefined : meant;
  const found = new Set<Ref>(done ? [done] : []);
  if (target && !targetsUsed) found.add(target);
  if (several && !targetsUsed && found.size === 0) return unsettled('which target');
  if (targets.length === 0 && found.size === 0) for (const ref of nearby(pointer, now)) found.add(ref);
  return found.size > 0 ? nearest(found, now) : spokenFarther(pointer, target, now);
}
/** "Shuffle it into the Deck, then destroy that monster": not what is gone, but the card that is answered. */
const isAnsweredRather = (pointer: Pointer, target: Ref, { link, last, doing = '' }: Registers): boolean =>
  link === true && last?.cards === target && GONE.has(last.do) && pointer.$ref === 'that' && ON_FIELD.has(doing);
function nearest(found: ReadonlySet<Ref>, { last }: Registers): Ref {
  const [only, more] = found;
  if (more !== undefined) return unsettled('two could be meant');
  // What was turned is still the target, though it no longer is what it had to be.
  return last?.do === 'change-position' && last.cards === 'targets' && only === 'targets' ? 'it' : only!;
}
/** Nothing near can be meant: what the event, a cost, an earlier deed was about; the target after all. */
function spokenFarther(pointer: Pointer, target: Ref | undefined, now: Registers): Ref {
  const farther =
    farInEvent(pointer, now) ??
    (target ? undefined : shown(pointer, now)) ??
    farPaid(pointer, now) ??
    farDone(pointer, now) ??
    target;
  if (farther) return farther;
  // "That Zombie monster": the only target, which need not have been one to be targeted.
  const [only, more] = now.targets;
  const also = !now.last && !plainly(pointer) && only !== undefined && !more && alsoSaid(pointer, only);
  return also ? 'targets' : unsettled('nothing spoken of');
}

/** Some of the cards of the event, shown: those. */
const someShown = (pointer: Pointer, { cost, last, targets }: Registers): boolean =>
  (!last || (last.cards === 'this' && pointer.$ref === 'that')) &&
  targets.length === 0 &&
  cost?.what !== undefined &&
  isNoun(cost.what) &&
  cost.what.among !== undefined &&
  numbered(pointer, cost.what);
/** "Special Summon that monster, then destroy that card on the field": of two targets the one that was not in the GY. */
function otherOnField(pointer: Pointer, { last, targets }: Registers): Ref | undefined {
  if (pointer.at !== 'field' || (last?.cards !== 'target-1' && last?.cards !== 'target-2')) return undefined;
  const [first, second] = last.cards === 'target-1' ? ([0, 1] as const) : ([1, 0] as const);
  const was = targets[first];
  const elsewhere = targets.filter(
    (one, i) => i !== first && isNoun(one) && fits(pointer.noun, one.noun) && describes(pointer, one),
  );
  if (elsewhere.length !== 1 || !was || !isNoun(was) || describes(pointer, was)) return undefined;
  return (['target-1', 'target-2'] as const)[second];
}

/** The target that is as the text says; `several`: more than one is. */
function targetMeant(pointer: Pointer, { targets }: Registers): { target?: Ref | undefined; several: boolean } {
  const refs: readonly (Ref | undefined)[] =
    targets.length === 1 ? ['targets'] : targets.length === 2 ? ['target-1', 'target-2'] : [];
  const named = targets.map((target, i) => ({ target, ref: refs[i] }));
  const like = named.filter(
    ({ target }) =>
      isPointer(target) || (isNoun(target) && fits(pointer.noun, target.noun) && describes(pointer, target)),
  );
  const fitting = like.length > 1 && pointer.plural ? like : like.filter(({ target }) => numbered(pointer, target));
  if (fitting.length === 1) return { target: fitting[0]!.ref, several: false };
  if (fitting.length === 2 && pointer.plural) return { target: 'targets', several: false };
  return { several: fitting.length > 1 };
}

/** Where nothing was targeted and nothing done yet: what was activated, what battles, what the event is about, this card, what was paid. */
function nearby(pointer: Pointer, now: Registers): Ref[] {
  if (pointer.filter?.face === 'down') return faceDownNearby(pointer, now);
  const found = [...(now.link ? [linkMeant(pointer, now)] : []), ...inBattle(pointer, now), ...inEvent(pointer, now)];
  return found.length === 0 && paidAlone(pointer, now) ? ['cost'] : found;
}
function inBattle({ noun, whose }: Pointer, { fights, last, cost }: Registers): Ref[] {
  // Where no other monster was named, what was paid is nearer than the one this card battles.
  const paid = fights?.alone === true && !last && !cost?.self && isOneSuch(noun, cost?.what);
  if (fights?.of === 'this' && noun === 'monster' && whose !== 'you' && !paid) return ['battling'];
  return fights?.of === 'target' && noun !== 'spell' && noun !== 'trap' ? ['attack-target'] : [];
}
/** What the event is about; this card, where it is about this one. */
function inEvent({ $ref, noun, plural }: Pointer, { event, fights, doing }: Registers): Ref[] {
  const single = $ref === 'it' && !plural;
  const meant = event && fits(noun, event.noun) ? eventMeant(event, doing, single) : undefined;
  const own = single && (event?.self || (fights?.alone && !event));
  return [...(meant ? [meant] : []), ...(own ? ['this' as const] : [])];
}
/** "If this card attacks a face-down monster: Destroy that face-down monster". */
function faceDownNearby({ noun, plural }: Pointer, { fights, event }: Registers): Ref[] {
  if (fights?.of === 'this' && noun === 'monster') return ['battling'];
  return event?.do === 'set' && !event.self && !plural ? ['event'] : [];
}
/** "That monster", where what was activated targets one: the one that is as the text says. */
function linkMeant({ $ref, noun, filter, plural, whose }: Pointer, { aims, aimed }: Registers): Ref {
  if (!aimed || $ref !== 'that' || noun !== 'monster' || whose === 'opponent') return 'link';
  const said = Object.entries(filter ?? {}).filter(([key]) => key !== 'face');
  const like = (said.length > 0 || !aimed.monster) && aimed.at.every((one) => said.every(([key, value]) => JSON.stringify(keyed(one as Record<string, unknown>, key)) === JSON.stringify(value)));
  return like && aims && aimed.alone && !plural ? 'link-targets' : unsettled('what was activated, or what it targets');
} // prettier-ignore
const isOneSuch = (noun: Pointer['noun'], what: What | undefined): boolean =>
  what !== undefined && isNoun(what) && fits(noun, what.noun);
/** What destroyed another is still there; the other is not. */
function eventMeant(event: NonNullable<Registers['event']>, doing = '', single: boolean): Ref | undefined {
  if (event.dealt) return 'event-cause';
  if (event.self) return undefined;
  if (!STAYS.has(doing)) return 'event';
  if (event.beaten) return 'event-cause';
  return event.byThis && event.do === 'destroyed' && single ? 'this' : 'event';
}
/** Only one thing was paid, such a one, and nothing done since. */
function paidAlone(pointer: Pointer, { cost, costs = [], last }: Registers): boolean {
  // Paid in one breath, they are all of them.
  const together = pointer.plural === true && cost?.what !== undefined && 'several' in cost.what;
  if (!cost?.what || last || cost.self || (!together && costs.filter((one) => !one.self).length >= 2)) return false;
  return !isNoun(cost.what) || (fits(pointer.noun, cost.what.noun) && numbered(pointer, cost.what));
}

/** "That Link Monster": the one this card was material of; "Destroyed by battle with an opponent's monster: destroy that monster". */
function farInEvent(pointer: Pointer, { event, targets, last }: Registers): Ref | undefined {
  const { $ref, plural, noun, whose } = pointer;
  if (!event?.self || targets.length > 0 || $ref !== 'that' || plural || noun !== 'monster') return undefined;
  if (event.material && isMade(pointer, event.material)) return 'event-cause';
  const byBattle = (event.beaten || event.fought) && event.do === 'destroyed' && (!last || last.cards === 'this');
  return byBattle && (whose === undefined || whose === (event.winner ?? 'opponent')) ? 'event-cause' : undefined;
}
/** What was shown of this card, from where it still is. */
const shown = ({ $ref, plural }: Pointer, { cost, last }: Registers): Ref | undefined =>
  cost?.self && cost.do === 'reveal' && $ref === 'it' && !plural && !last ? 'this' : undefined;
/** "That Dragon monster": what was paid, though this card was spoken of since. */
function farPaid(pointer: Pointer, { cost, targets, last }: Registers): Ref | undefined {
  if (targets.length > 0 || last?.cards !== 'this' || pointer.$ref !== 'that' || plainly(pointer)) return undefined;
  const what = cost?.self ? undefined : cost?.what;
  if (!what || !isNoun(what) || !fits(pointer.noun, what.noun)) return undefined;
  return numbered(pointer, what) && describes(pointer, what) ? 'cost' : undefined;
}

/** This card, or an Equip Spell that was put onto a monster. */
const isNoMonster = (last: Spoken | undefined): boolean =>
  last?.cards === 'this' || (last?.do === 'equip' && last.noun !== undefined && !fits('monster', last.noun));
/** "That monster": the only one something was done to before this card was spoken of. */
function farDone(pointer: Pointer, { targets, last, before = [], event, link, cost }: Registers): Ref | undefined {
  const { $ref, noun, plural } = pointer;
  const others = targets.length > 0 || link === true || event?.self === false || (cost !== undefined && !cost.self);
  if (others || !isNoMonster(last) || $ref !== 'that' || noun !== 'monster' || plural || !plainly(pointer)) return undefined;
  const [only, more] = before.filter((one) => one.cards !== 'this' && one !== last);
  if (!only || more || !only.operation || !fits(noun, only.noun) || !numbered(pointer, only.what)) return undefined;
  return only.cards ?? named(only);
} // prettier-ignore

/** Can what was done last be meant? */
export function lastFits(pointer: Pointer, now: Registers): boolean {
  const { last, targets, targetsUsed, doing = '' } = now;
  if (!last || !isLikeLast(pointer, last, targets)) return false;
  // What has left the field is nothing to do something to there.
  if ((GONE.has(last.do) || last.do === 'draw') && ON_FIELD.has(doing)) return false;
  if (last.cards !== undefined || targets.length === 0) return true;
  return !isAnyNumber(pointer, last) && (targetsUsed === true || !isTargetRather(pointer, last, targets));
}
/** By what they are, how many, whose. */
function isLikeLast(pointer: Pointer, last: Spoken, targets: readonly What[]): boolean {
  const { $ref, noun, filter, plural, whose } = pointer;
  // "That face-down monster" is one that was said to be face-down, or was Set.
  if (filter?.face === 'down' && last.do !== 'set') return false;
  // A monster that was just equipped is an Equip Spell by then.
  const worn = last.do === 'equip' && $ref === 'that' && noun === 'spell' && filter?.property === 'equip';
  if ((!worn && !fits(noun, last.noun)) || !numbered(pointer, last.what)) return false;
  // "That monster", "they" are never this card.
  if (last.cards === 'this' && ($ref === 'that' || plural)) return false;
  if ($ref === 'that' && last.do === 'draw' && noun === 'monster') return false;
  const said = whoseWas(last, targets);
  return whose === undefined || said === undefined || said === whose;
}
function whoseWas({ cards, what }: Spoken, targets: readonly What[]): Noun['whose'] {
  const target = cards === 'target-1' ? targets[0] : cards === 'target-2' ? targets[1] : undefined;
  const said = what && !('several' in what) ? what.whose : undefined;
  return said ?? (target && isNoun(target) ? target.whose : undefined);
}
/** "It" is a target, not all of a kind nor any number of them. */
function isAnyNumber({ $ref, plural }: Pointer, { what }: Spoken): boolean {
  const many = what && isNoun(what) ? what.count : undefined;
  return !plural && ((many === 'all' && $ref === 'it') || many === 'any-number');
}
/** "Discard 1 card, and if you do, Special Summon that monster": the target. */
const isTargetRather = ({ noun }: Pointer, last: Spoken, targets: readonly What[]): boolean =>
  last.do === 'discard' ||
  (last.noun === 'card' &&
    noun !== undefined &&
    noun !== 'card' &&
    targets.some((one) => isNoun(one) && one.noun === noun));
/** What takes cards off the field. */
export const GONE = new Set(['destroy', 'send', 'tribute', 'banish', 'discard', 'return', 'add']);
/** What is done to cards on the field only. */
const STAYS = new Set(['modify', 'apply', 'negate-effects', 'change-position', 'take-control', 'place-counters']);
const ON_FIELD = new Set([...STAYS, 'destroy', 'tribute']);
