/** From what a sentence says to the effect it is: its kind, where its card must be, and what of it is read. */
import { many } from '../../../engine/ygo/effects/schema.ts';
import type {
  Condition,
  Cost,
  Effect,
  Filter,
  Group,
  Operation,
  Place,
  TargetSpec,
} from '../../../engine/ygo/effects/schema.ts';
import type { Before, Context, Draft } from '../grammar/categories.ts';
import { asCost } from '../grammar/costs.ts';
import { both, isPointer, type Noun, type Pointer, type What } from '../grammar/noun.ts';
import { adjust, fromOf, laterFrom } from './adjusting.ts';
import { ofItself, saidOfThis, settleOperations } from './deeds.ts';
import { kindOf } from './kinds.ts';
import { registersOf, whatOf } from './registers.ts';
import { settleDeep } from './referents.ts';
import { Unsettled, type Registers } from './spoken-of.ts';
import { keyed } from '../../../engine/keyed.ts';

/** A sentence taken apart; `unread` are the words of a part nobody could read. */
export interface Sentence {
  gist: { en: string; de: string };
  flip?: true;
  occasion?: Draft;
  /** "You can". */
  optional: boolean;
  before?: Before | { unread: string };
  resolve: { drafts: readonly Draft[]; unread?: string };
  pendulum?: true;
  /** Of a Spell or Trap: its activation itself. */
  activation?: true;
  /** Which of several bullets. */
  option?: number;
}
/** A statement's records, its words that point to cards settled: there is only the card itself. */
/** `declared`: what the activation of the card declared. */
export function settleStatement(draft: Draft, declared?: string): Effect | undefined {
  // Where nothing else is spoken of, "it" is this card.
  const self = !JSON.stringify(draft).replaceAll('"cards":{"$what":{"$ref":"this"}}', '').includes('"cards"');
  const settled = settle(
    () =>
      settleDeep(draft, {
        targets: [],
        monster: true,
        ...(self && { event: { noun: 'card', self } }),
        ...(declared && { declared }),
      }) as Effect,
  );
  return settled === UNSETTLED || isUnsaid(settled) ? undefined : settled;
}

export interface Made {
  record: Effect;
  whole: boolean;
  /** What each draft became (for the pieces). */
  copies: Map<object, object>;
}
const isUnread = (value: object | undefined): value is { unread: string } => value !== undefined && 'unread' in value;

/** The parts of a sentence, each settled. */
interface Parts {
  kind: NonNullable<ReturnType<typeof kindOf>>;
  before: Before | undefined;
  /** The words of a cost nobody could read. */
  unreadBefore: string | undefined;
  occasion: Draft | undefined;
  said: Draft;
  paid: Cost | undefined;
  aimed: TargetSpec[] | undefined;
  restricts: Effect['restricts'];
  operations: Operation[];
}

/** What a sentence makes; nothing if even its kind cannot be told. */
export function makeEffect(sentence: Sentence, card: Context): Made | undefined {
  const copies = new Map<object, object>();
  const found = partsOf(sentence, card, copies);
  if (!found) return undefined;
  const { parts, whole } = found;
  const record = recordOf(sentence, parts);
  adjust(record, card, parts.occasion?.['$activation'] === true && sentence.optional);
  if (maybeOptional(record, sentence)) return undefined;
  const open = record.resolve?.some((one) => one.do === 'unmodelled') ?? false;
  return { record, whole: whole && !open && parts.unreadBefore === undefined && !isUnsaid(record), copies };
}

/** "If this card is Summoned: If you control another card, you can …", without "Activate this effect": whether it has to be activated the text does not tell. */
const maybeOptional = ({ kind, must, on, resolve = [] }: Effect, { before }: Sentence): boolean =>
  kind === 'trigger' && must === true && on !== undefined && !before && resolve.length === 1 && resolve[0]!.optional === true && resolve[0]!.by === undefined; // prettier-ignore

function partsOf(
  sentence: Sentence,
  card: Context,
  copies: Map<object, object>,
): { parts: Parts; whole: boolean } | undefined {
  const { optional, resolve, gist } = sentence;
  const occasion = occasionOf(sentence);
  const before = isUnread(sentence.before) ? undefined : sentence.before;
  const kind = kindOf(sentence, card, occasion);
  if (!kind || (before?.limit && occasion?.['limit'] !== undefined)) return undefined;
  const registers: Registers = {
    ...registersOf(occasion, before),
    monster: card.kind === 'monster' && !sentence.pendulum,
  };
  const first = settle(() => paidAndAimed(before, registers, copies));
  if (first === UNSETTLED || (first.aimed && inEach(gist.en))) return undefined;
  const { paid, aimed } = first;
  // On a cost that need not be paid the activation does not depend.
  if (occasion?.['$activation'] && optional && paid !== undefined) return undefined;
  const said = settle(() => (occasion ? saidOf(occasion, registers) : {}));
  if (said === UNSETTLED) return undefined;
  const { operations, whole } = resolveOf(sentence, registers, copies);
  const restricts = restrictsOf(resolve.drafts);
  if (restricts === UNSETTLED || (restricts && said['restricts'])) return undefined;
  const unreadBefore = unreadIn(sentence.before);
  return { parts: { kind, before, unreadBefore, occasion, said, paid, aimed, restricts, operations }, whole };
}
const unreadIn = (before: Sentence['before']): string | undefined => (isUnread(before) ? before.unread : undefined);
const paidAndAimed = (before: Before | undefined, registers: Registers, copies: Map<object, object>): Pick<Parts, 'paid' | 'aimed'> => ({
  paid: before?.cost && costOf(before.cost, registers, copies),
  aimed: before?.targets?.map((what, i) => targetOf(what, { ...registers, second: i > 0 })),
}); // prettier-ignore
/** "(This is a Quick Effect.)" at its end is said of when it is activated. */
function occasionOf({ occasion, resolve, before }: Sentence): Draft | undefined {
  const quick = resolve.drafts.some((one) => one['$quick']) || (before && 'quick' in before);
  const outside = before && 'outsideDamageStep' in before;
  return quick ? { ...occasion, ...(outside && { damageStep: false }), $quick: true } : occasion;
}
/** The occasion, which stands before what is paid and targeted. What its event asks of cards it asks by their own values, or by this card: "a monster with a different name". */
function saidOf(occasion: Draft, registers: Registers): Draft {
  const now: Registers = { ...registers, targets: [], cost: undefined, costs: undefined };
  const on = occasion['on'];
  if (on === undefined) return settleDeep(occasion, now) as Draft;
  const said = settleDeep({ ...occasion, on: null }, now) as Draft;
  const asked = many(on as Draft | Draft[]).map((one) => ({ ...one, ...(one['card'] !== undefined && { card: ofItself(one['card']) }) }));
  const settled = settleDeep(Array.isArray(on) ? asked : asked[0], { ...now, event: { noun: 'card', self: true } });
  if (/"(atk|def|level)":\{"(?:min|max)":\{"sum":\[\{"own":"\1"/.test(JSON.stringify(settled))) throw new Unsettled('than what');
  return { ...said, on: settled };
} // prettier-ignore
/** What the activation forbids for a while, said among what it does. */
function restrictsOf(drafts: readonly Draft[]): Effect['restricts'] | typeof UNSETTLED {
  const rules = drafts.flatMap((one) => (one['$restricts'] as Draft[] | undefined) ?? []);
  if (rules.length === 0) return undefined;
  return settleStatement({ kind: 'condition', restricts: { rules } })?.restricts ?? UNSETTLED;
}

function recordOf({ gist, resolve, option, pendulum }: Sentence, parts: Parts): Effect {
  const { kind, before, unreadBefore, occasion, said, paid, aimed, restricts, operations } = parts;
  const { cost: costs = [], asks, limit } = before ?? {};
  const rest = Object.fromEntries(Object.entries(said).filter(([key]) => !NOTED.has(key)));
  const asked = [
    ...(rest['condition'] ? [rest['condition'] as Condition] : []),
    ...(asks ? [asks] : []),
    ...costs.flatMap((draft) => saidOfThis(whatOf(draft) ?? { $ref: 'it' }) ?? []),
  ];
  const from = (said['$from'] as Place | undefined) ?? fromOf(before, resolve.drafts, occasion);
  return {
    ...kind,
    gist,
    ...rest,
    ...(asked.length > 0 && { condition: asked.length === 1 ? asked[0] : { all: asked } }),
    ...whenNoted(said),
    ...(from && { from }),
    ...laterFrom([...costs, ...resolve.drafts]),
    ...costNoted(unreadBefore !== undefined ? { unmodelled: unreadBefore } : paid, occasion),
    ...(limit && rest['limit'] === undefined && { limit }),
    ...(aimed && aimed.length > 0 && { targets: aimed }),
    ...(restricts && { restricts }),
    ...(operations.length > 0 && { resolve: operations }),
    ...(costs.some((draft) => draft['$turned']) && { set: true, from: 'monsters' }),
    ...(option && { option }),
    ...(pendulum && { pendulum: true }),
  } as unknown as Effect;
}
/** "Instead of conducting your normal draw": that is given up with what is paid besides. */
function costNoted(paid: Cost | undefined, occasion: Draft | undefined): { cost?: Cost } {
  const given: Cost[] = occasion?.['$givesUp'] === true ? [{ do: 'give-up-draw' }] : [];
  const all = [...given, ...(paid ? [paid] : [])];
  return all.length === 0 ? {} : { cost: all.length === 1 ? all[0]! : { all } };
}
const whenNoted = ({ $start, $calculation }: Draft): object => ({
  ...($start !== undefined && { on: { event: 'phase', phase: 'battle' }, timing: 'if' }),
  ...($calculation !== undefined && { timings: ['calculation'] }),
});
/** Notes of the grammar that are no words of an effect. */
const NOTED: ReadonlySet<string> = new Set([
  '$quick',
  '$optional',
  '$calculation',
  '$activation',
  '$thisWay',
  '$battle',
  '$from',
  '$start',
  '$trap',
  '$stays',
  '$already',
  '$givesUp',
]);
/** Something in it has no word (`noun.ts`, `unsaid`), or points to cards nobody spoke of. */
const isUnsaid = (record: object): boolean => /"(?:unmodelled|\$what|\$ref|\$bullets)":/.test(JSON.stringify(record));
/** Nothing in it is open. */
export const isWhole = (record: Effect): boolean =>
  !isUnsaid(record) && !record.resolve?.some((one) => one.do === 'unmodelled');
const UNSETTLED: unique symbol = Symbol('unsettled');
function settle<T>(make: () => T): T | typeof UNSETTLED {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unsettled) return UNSETTLED;
    throw error;
  }
}

function costOf(
  drafts: readonly Draft[],
  { event, link, aims, aimed, fights, known }: Registers,
  copies: Map<object, object>,
): Cost {
  // What is said of this card is asked of the whole effect.
  const plain = drafts.map((draft) => {
    const what = whatOf(draft);
    return what && saidOfThis(what) ? { ...draft, cards: { $what: { $ref: 'this' } } } : draft;
  });
  const settled = settleOperations(
    plain,
    {
      targets: [],
      event,
      monster: true,
      ...(link && { link }),
      ...(aims && { aims }),
      ...(aimed && { aimed }),
      ...(fights && { fights }),
      // "If you have 3 or more Dragons in your GY: You can banish 2 of them".
      ...(known && !event && !link && { asked: known }),
    },
    copies,
  );
  // Whether a cost can be paid is asked of each part by itself.
  if (JSON.stringify(settled).includes('"affected"')) throw new Unsettled('a cost that hangs on another');
  const parts = settled.map(asCost) as unknown as Cost[];
  drafts.forEach((draft, i) => parts[i] && copies.set(draft, parts[i]));
  return parts.length === 1 ? parts[0]! : { all: parts };
}
function targetOf(what: What, now: Registers): TargetSpec {
  if ('several' in what) throw new Unsettled('targets');
  return isPointer(what) ? targetSpokenOf(what, now) : targetSuch(what, now);
}
function targetSuch(what: Noun, now: Registers): TargetSpec {
  const ofEvent = what.filter.oneOf === 'event';
  // "Those monsters" of a link that is answered are its targets, which have no word.
  if (ofEvent && !now.event && !now.link && now.known) return ofThem(what, now.known, now);
  if (ofEvent && !now.event) throw new Unsettled('no event');
  const others = otherThanThose(what, now);
  if (others) return targetOf({ ...what, filter: others }, now);
  // Before the targets stands what was paid: "its Level" is that of the card Tributed.
  const { cost } = now;
  const paid = cost && !cost.self ? { do: '', cards: 'cost' as const, noun: undefined } : undefined;
  const lies = ofEvent && !what.where ? { ...what, where: afterEvent(now.event?.do) } : what;
  return settleDeep({ $what: lies }, { ...now, targets: [], last: paid }) as TargetSpec;
}
/** "If an opponent's monster attacks your monster: Target 1 other monster you control", on a Trap: other than those, than the one the event is about. */
function otherThanThose({ noun, filter: { other, ...filter } }: Noun, { monster, fights, event }: Registers): Filter | undefined {
  if (!other || monster || noun !== 'monster') return undefined;
  const fighting = { any: [{ oneOf: 'attacker' as const }, { oneOf: 'attack-target' as const }] };
  if (fights?.of === 'target' || fights?.of === 'two') return both(filter, { not: fighting });
  return event?.noun === 'monster' && !event.self ? both(filter, { noneOf: 'event' }) : undefined;
} // prettier-ignore
function targetSpokenOf(what: Pointer, now: Registers): TargetSpec {
  const oneOf = settleDeep({ $what: what }, { ...now, targets: [] }) as never;
  // "That monster you control", of two that battle: those it can be are a group.
  if (typeof oneOf === 'object') return { choose: 1, ...(oneOf as Group) };
  const monster: Noun['noun'][] = ['monster', 'token'];
  const isMonster = (what.noun && monster.includes(what.noun)) || what.$ref === 'attacker';
  const after = (oneOf as unknown) === 'event' ? keyed(AFTER, now.event?.do ?? '')?.[0] : undefined;
  return { choose: 1, where: after ?? (isMonster ? 'monsters' : 'field'), filter: { oneOf } };
}
/** Those the condition asks for. */
function ofThem({ filter: { oneOf: _event, ...more }, ...noun }: Noun, { where, whose, filter }: Group, now: Registers): TargetSpec {
  if (noun.where || (noun.whose && noun.whose !== whose)) throw new Unsettled('which of them');
  return settleDeep({ $what: { ...noun, where: many(where), ...(whose && { whose }), filter: both(filter, more) } }, { ...now, targets: [] }) as TargetSpec;
} // prettier-ignore
/** Where the cards of an event lie when it has happened. */
const AFTER: Readonly<Record<string, Place[] | undefined>> = {
  destroyed: ['graveyard'],
  sent: ['graveyard'],
  discarded: ['graveyard'],
  tributed: ['graveyard'],
  banished: ['banished'],
};
const afterEvent = (event: string | undefined): Place[] => keyed(AFTER, event ?? '') ?? ['field'];
/** "1 Spell/Trap in each GY" is one on each side, not one of both. */
const inEach = (text: string): boolean =>
  /\btarget\b[^;:]*\b[1-9]\b[^;:,]*\b(?:in|from) each (?:GY|Graveyard|player's (?:GY|Graveyard))\b/i.test(text);
function resolveOf({ resolve, gist, before }: Sentence, now: Registers, copies: Map<object, object>): { operations: Operation[]; whole: boolean } {
  const declares = before && !isUnread(before) ? (before.declares ?? []) : [];
  const settled = settle(() => onceChosen(settleOperations([...declares, ...resolve.drafts], now, copies).map(sureOfNumber)));
  const unread = settled === UNSETTLED ? gist.en : resolve.unread;
  const operations = settled === UNSETTLED ? [] : settled.map(discarded);
  if (unread !== undefined) operations.push({ do: 'unmodelled', text: unread, ...(operations.length > 0 && { join: joinOf(unread) }) });
  return { operations: operations as unknown as Operation[], whole: unread === undefined };
} // prettier-ignore

/** Words nobody read go on with what stands before them, unless they say that they are done besides, or in another way. */
export function joinOf(unread: string): 'also' | 'then' {
  if (/^,? ?(?:(?:and|then|but) (?!also\b|\/|\d|an? |the |your |all )|(?:that|whose|with|which)\b)/.test(unread) && !/^,? ?and\/or/.test(unread)) return 'then';
  // "During your next Standby Phase, return that monster banished by this effect to the field": there is none where nothing was done.
  if (/\b(?:that|those|the) [\w-]+(?: [\w-]+)? by this effect\b/.test(unread) && !/\b(?:also|instead|otherwise)\b/.test(unread)) return 'then';
  const sentence = /^[A-Z(]/.test(unread);
  const besides = sentence ? /\b(?:also|instead|otherwise|can)\b|\bif (?:you|they|it) (?:do not|did not|cannot)\b/i : /\b(?:also|instead|cannot|otherwise|can|or|(?:do|did) not)\b/i;
  return besides.test(unread) ? 'also' : 'then';
} // prettier-ignore
/** "Any number" of material or counters is said of costs only. */
function sureOfNumber(one: Record<string, unknown>): Record<string, unknown> {
  if (one['do'] === 'pay-life' && one['amount'] === 'chosen') throw new Unsettled('how much');
  if ((one['do'] === 'detach' || one['do'] === 'remove-counters') && typeof one['count'] === 'object' && one['count'] !== null && 'min' in one['count']) throw new Unsettled('how many');
  return one;
} // prettier-ignore

/** "1 monster loses 800 ATK/DEF": the one that was chosen for the first loses the second, too. */
function onceChosen(operations: Record<string, unknown>[]): Record<string, unknown>[] {
  operations.forEach((one, i) => {
    const { cards } = one;
    const before = operations[i - 1];
    const chosen = typeof cards === 'object' && cards !== null && 'choose' in cards && one['do'] === 'modify' && before?.['do'] === 'modify';
    if (chosen && JSON.stringify(cards) === JSON.stringify(before['cards'])) one['cards'] = 'affected';
    // "2 monsters become the same Type and Level as that monster": the same 2, which by then are what was affected, too.
    if (typeof cards === 'object' && cards !== null && 'choose' in cards && before?.['do'] === 'apply' && JSON.stringify(cards) === JSON.stringify(before['to'])) throw new Unsettled('the same ones');
  });
  return operations;
} // prettier-ignore
/** Where discarded cards go, an operation need not say. */
function discarded(one: Record<string, unknown>): Record<string, unknown> {
  if (one['do'] === 'discard') delete one['to'];
  return one;
}
