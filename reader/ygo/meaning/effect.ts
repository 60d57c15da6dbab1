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
import { saidOfThis, settleDeep, settleOperations } from './referents.ts';
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
export function settleStatement(draft: Draft): Effect | undefined {
  // Where nothing else is spoken of, "it" is this card.
  const self = !JSON.stringify(draft).replaceAll('"cards":{"$what":{"$ref":"this"}}', '').includes('"cards"');
  const settled = settle(
    () => settleDeep(draft, { targets: [], monster: true, ...(self && { event: { noun: 'card', self } }) }) as Effect,
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

/** What a sentence makes; nothing if even its kind cannot be told. */
export function makeEffect(sentence: Sentence, card: Context): Made | undefined {
  const copies = new Map<object, object>();
  // "(This is a Quick Effect.)" at its end.
  const quick = sentence.resolve.drafts.some((one) => one['$quick']);
  const occasion = quick ? { ...sentence.occasion, $quick: true } : sentence.occasion;
  const unreadBefore = isUnread(sentence.before) ? sentence.before.unread : undefined;
  const before = isUnread(sentence.before) ? undefined : sentence.before;
  const kind = kindOf(sentence, card, occasion);
  if (!kind) return undefined;
  const registers: Registers = { ...registersOf(occasion, before), monster: card.kind === 'monster' };
  const paid = settle(() => before?.cost && costOf(before.cost, registers, copies));
  const aimed = settle(() => before?.targets?.map((what, i) => targetOf(what, { ...registers, second: i > 0 })));
  if (paid === UNSETTLED || aimed === UNSETTLED) return undefined;
  const said = settle(() => occasion && (settleDeep(occasion, registers) as Draft));
  if (said === UNSETTLED) return undefined;
  const { operations, whole } = resolveOf(sentence, registers, copies);
  const {
    $quick: _quick,
    $optional: _optional,
    $calculation,
    $activation: _activation,
    $thisWay: _thisWay,
    $battle: _battle,
    $from,
    $start,
    $trap: _trap,
    $stays: _stays,
    ...rest
  } = said ?? {};
  const asked = [
    ...(rest['condition'] ? [rest['condition'] as Condition] : []),
    ...(before?.cost ?? []).flatMap((draft) => saidOfThis(whatOf(draft) ?? { $ref: 'it' }) ?? []),
  ];
  const from = ($from as Place | undefined) ?? fromOf(before, sentence.resolve.drafts, occasion);
  const record = {
    ...kind,
    gist: sentence.gist,
    ...rest,
    ...(asked.length > 0 && { condition: asked.length === 1 ? asked[0] : { all: asked } }),
    ...($start !== undefined && { on: { event: 'phase', phase: 'battle' }, timing: 'if' }),
    ...($calculation !== undefined && { timings: ['calculation'] }),
    ...(from && { from }),
    ...laterFrom([...(before?.cost ?? []), ...sentence.resolve.drafts]),
    ...(unreadBefore !== undefined ? { cost: { unmodelled: unreadBefore } } : paid && { cost: paid }),
    ...(aimed && aimed.length > 0 && { targets: aimed }),
    ...(operations.length > 0 && { resolve: operations }),
    ...(sentence.option && { option: sentence.option }),
    ...(sentence.pendulum && { pendulum: true }),
  } as unknown as Effect;
  tidy(record);
  // The bullets of an effect are used up together.
  if (record.option !== undefined && record.limit && !Array.isArray(record.limit))
    record.limit = { ...record.limit, group: 'bullets' };
  beforeCalculation(record);
  ownBattle(record);
  chained(record);
  negatedSummon(record);
  if (occasion?.['$activation'] && sentence.optional && record.resolve?.[0])
    record.resolve[0] = { ...record.resolve[0], optional: true };
  exceptItself(record, card);
  ownDeck(record.resolve);
  whereItLies(record, card);
  fromWithCost(record);
  staysOn(record, card);
  whileItStays(record, card);
  afterItself(record);
  othersThanTarget(record, card);
  const open = record.resolve?.some((one) => one.do === 'unmodelled') ?? false;
  return { record, whole: whole && !open && unreadBefore === undefined && !isUnsaid(record), copies };
}
/** Something in it has no word (`noun.ts`, `unsaid`). */
const isUnsaid = (record: object): boolean => JSON.stringify(record).includes('"unmodelled":');
const UNSETTLED: unique symbol = Symbol('unsettled');
function settle<T>(make: () => T): T | typeof UNSETTLED {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unsettled) return UNSETTLED;
    throw error;
  }
}

function registersOf(occasion: Draft | undefined, before: Before | undefined): Registers {
  const on = occasion?.['on'] as { card?: Record<string, unknown> } | { card?: Record<string, unknown> }[] | undefined;
  const event = Array.isArray(on) ? on[0] : on;
  const monster = event?.card?.['kind'] === 'monster' || event?.card?.['is'] !== undefined;
  // Of a moment of the battle, "that monster" is the one this card battles.
  const said = JSON.stringify(occasion?.['condition'] ?? {});
  const battled =
    said.includes('"event":"battled","card":{"this":true}') &&
    /"event":"(?:battled|step)"/.test(JSON.stringify(occasion?.['on'] ?? {})) &&
    !said.includes('"step":"end"');
  const battle = occasion?.['$battle'] as Registers['fights'];
  const over = event !== undefined && 'step' in event && event.step === 'end';
  const declared = battle?.of === 'two' && event !== undefined && 'event' in event && event.event === 'attack-declared';
  const fights =
    over || (event?.card !== undefined && event.card['this'] !== true && !declared)
      ? undefined
      : (battle ?? (battled ? { of: 'this' as const } : undefined));
  // Life Points are nothing to speak of.
  const cards = before?.cost?.filter((one) => one['do'] !== 'pay-life') ?? [];
  const first = cards.length === 1 ? cards[0] : before?.cost?.[0];
  const paid = ((first?.['cards'] ?? first?.['from']) as { $what?: What } | undefined)?.$what;
  const detaches = first?.['do'] === 'detach' && paid !== undefined && isPointer(paid) && paid.$ref === 'this';
  // "If this card is in your GY: You can banish it": what is asked of this card, what it did.
  const self = event?.card
    ? event.card['this'] === true
    : detaches ||
      occasion?.['$from'] !== undefined ||
      /"is":"this"|"card":\{"this":true|"is":"attack-target","like":\{"this":true/.test(said) ||
      /"with":\{"this":true/.test(JSON.stringify(event ?? {}));
  return {
    targets: before?.targets ?? [],
    ...(fights?.of && { fights }),
    ...((event?.card !== undefined || self) && {
      event: {
        noun: monster ? ('monster' as const) : ('card' as const),
        self,
        do: String((event as { event?: unknown } | undefined)?.event),
        beaten: event !== undefined && 'with' in event && !(event.with as { this?: true }).this,
        byThis: event !== undefined && 'with' in event && (event.with as { this?: true }).this === true,
      },
    }),
    link: occasion?.['respondsTo'] !== undefined,
    ...(isGroup(occasion?.['condition']) && { known: occasion['condition'].exists }),
    ...(before?.declares?.[0] && { declared: String(before.declares[0]['what']) }),
    damage: /damage|life/.test(String((event as { event?: unknown } | undefined)?.event)),
    cost: first && { do: String(first['do']), self: paid !== undefined && isPointer(paid), what: paid },
  };
}
/** "If you control 2 or more Dragons: Target 1 of them." */
const isGroup = (condition: unknown): condition is { exists: Group } => typeof condition === 'object' && condition !== null && 'exists' in condition; // prettier-ignore
const whatOf = (draft: Draft): What | undefined => (draft['cards'] as { $what?: What } | undefined)?.$what;
function costOf(drafts: readonly Draft[], { event, link }: Registers, copies: Map<object, object>): Cost {
  // What is said of this card is asked of the whole effect.
  const plain = drafts.map((draft) => {
    const what = whatOf(draft);
    return what && saidOfThis(what) ? { ...draft, cards: { $what: { $ref: 'this' } } } : draft;
  });
  const settled = settleOperations(plain, { targets: [], event, monster: true, ...(link && { link }) }, copies);
  const parts = settled.map(asCost) as unknown as Cost[];
  drafts.forEach((draft, i) => parts[i] && copies.set(draft, parts[i]));
  return parts.length === 1 ? parts[0]! : { all: parts };
}
function targetOf(what: What, now: Registers): TargetSpec {
  if ('several' in what) throw new Unsettled('targets');
  // "Those monsters" of a link that is answered are its targets, which have no word.
  if (!isPointer(what) && what.filter.oneOf === 'event' && !now.event && !now.link && now.known) return ofThem(what, now.known, now);
  if (!isPointer(what) && what.filter.oneOf === 'event' && !now.event) throw new Unsettled('no event');
  // Before the targets stands what was paid: "its Level" is that of the card Tributed.
  const { cost } = now;
  const paid = cost && !cost.self ? { do: '', cards: 'cost' as const, noun: undefined } : undefined;
  if (!isPointer(what)) return settleDeep({ $what: what.filter.oneOf === 'event' && !what.where ? { ...what, where: afterEvent(now.event?.do) } : what }, { ...now, targets: [], last: paid }) as TargetSpec;
  const oneOf = settleDeep({ $what: what }, { ...now, targets: [] }) as never;
  // "That monster you control", of two that battle: those it can be are a group.
  if (typeof oneOf === 'object') return { choose: 1, ...(oneOf as Group) };
  const monster: Noun['noun'][] = ['monster', 'token'];
  const after = (oneOf as unknown) === 'event' ? keyed(AFTER, now.event?.do ?? '')?.[0] : undefined;
  return { choose: 1, where: after ?? ((what.noun && monster.includes(what.noun)) || what.$ref === 'attacker' ? 'monsters' : 'field'), filter: { oneOf } };
} // prettier-ignore
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
function resolveOf({ resolve, gist, before }: Sentence, now: Registers, copies: Map<object, object>): { operations: Operation[]; whole: boolean } {
  const declares = before && !isUnread(before) ? (before.declares ?? []) : [];
  const settled = settle(() => settleOperations([...declares, ...resolve.drafts], now, copies).map(sureOfNumber));
  const unread = settled === UNSETTLED ? gist.en : resolve.unread;
  const operations = settled === UNSETTLED ? [] : settled.map(discarded);
  if (unread !== undefined) operations.push({ do: 'unmodelled', text: unread, ...(operations.length > 0 && { join: 'also' }) });
  return { operations: operations as unknown as Operation[], whole: unread === undefined };
} // prettier-ignore

/** "Any number" of material or counters is said of costs only. */
function sureOfNumber(one: Record<string, unknown>): Record<string, unknown> {
  if ((one['do'] === 'detach' || one['do'] === 'remove-counters') && typeof one['count'] === 'object' && one['count'] !== null && 'min' in one['count']) throw new Unsettled('how many');
  return one;
} // prettier-ignore

/** Where discarded cards go, an operation need not say. */
function discarded(one: Record<string, unknown>): Record<string, unknown> {
  if (one['do'] === 'discard') delete one['to'];
  return one;
}

type Kind = Pick<Effect, 'kind' | 'must' | 'timing'>;
/** What kind of effect it is, told from its occasion; nothing where the text does not tell. */
function kindOf({ optional, flip, activation }: Sentence, card: Context, occasion: Draft | undefined): Kind | undefined {
  const isTrap = card.kind === 'trap' || occasion?.['$trap'] === true;
  const must = optional ? {} : { must: true };
  if (flip) return { kind: 'flip', ...(optional && { must: false }) };
  if (activation) return { kind: 'activation' };
  if (occasion?.['$quick']) return { kind: 'quick', ...must };
  if (occasion?.['$calculation']) return card.kind === 'monster' ? { kind: 'trigger', timing: 'during', ...must } : undefined;
  if (isTrap && optional && answersFreely(occasion)) return { kind: 'quick' };
  if (occasion?.['on'] !== undefined || occasion?.['$start'] !== undefined) return { kind: 'trigger', ...must };
  // What is chained to an activation is fast.
  if (occasion?.['respondsTo'] !== undefined) return card.kind === 'spell' ? { kind: 'trigger', ...must } : { kind: 'quick', ...must };
  const phases = occasion?.['phases'] as string[] | undefined;
  if (phases?.some((phase) => !phase.startsWith('main'))) return phases.length === 1 && phases[0] !== 'battle' ? { kind: 'trigger', timing: 'during', ...must } : undefined;
  // In the Damage Step nothing of Spell Speed 1 is activated.
  if (!optional) return undefined;
  if (isTrap || (occasion?.['steps'] !== undefined && card.property === 'quick-play')) return { kind: 'quick' };
  if (occasion?.['steps'] !== undefined) return undefined;
  return occasion?.['whoseTurn'] === 'opponent' ? undefined : { kind: 'ignition' };
} // prettier-ignore

/** An attack, a phase: what a Trap does then is a Quick Effect. */
function answersFreely(occasion: Draft | undefined): boolean {
  const on = occasion?.['on'] as { event?: unknown } | undefined;
  return on?.event === 'attack-declared' || (on === undefined && occasion?.['phases'] !== undefined);
}

/** "Send 2 cards from your hand to the GY, including this card": it is used from there. */
function fromWithCost(record: Effect): void {
  const cards = (record.cost as { cards?: { where?: Place | Place[]; including?: { filter: Filter }[] } } | undefined)?.cards;
  if (record.from === undefined && record.on === undefined && cards?.where && cards.including?.some(({ filter }) => filter.this)) record.from = cards.where;
} // prettier-ignore
/** What changes ATK or DEF "during the Damage Step" does so before damage is calculated. */
function beforeCalculation(record: Effect): void {
  if (record.steps?.join() !== 'damage' || !record.resolve?.some((one) => one.do === 'modify' && (one.stat === 'atk' || one.stat === 'def'))) return;
  delete record.steps;
  record.timings = ['start', 'before-calculation'];
} // prettier-ignore
/** "After damage calculation, if this card battled": the battle of this card is the event; at the end of the Damage Step it is the battle under way. */
function ownBattle(record: Effect): void {
  const { on, condition } = record;
  if (!on || Array.isArray(on) || !condition || !('happened' in condition) || condition.happened.event !== 'battled') return;
  const { card, with: other } = condition.happened;
  if (on.event === 'step' && on.timing === 'end' && card?.this) {
    const { kind: _monster, ...like } = other ?? {};
    record.condition = other ? { is: 'battling', like } : { any: [{ is: 'attacker', like: card }, { is: 'attack-target', like: card }] };
  }
  if (on.event !== 'battled' || on.card) return;
  record.on = condition.happened;
  delete record.condition;
} // prettier-ignore
/** A Summon that is negated is one that is only tried, however it is worded. */
function negatedSummon(record: Effect): void {
  if (!record.resolve?.some((one) => one.do === 'negate-summon') || !record.on) return;
  for (const on of many(record.on)) if (on.event === 'summoned') on.event = 'summon-attempt';
}

/** What a Quick Effect negates it is chained to, also where the text says "if … is activated". */
function chained(record: Effect): void {
  const { on, resolve = [] } = record;
  if (record.kind !== 'quick' || !on || !resolve.some((one) => one.do === 'negate-activation' || one.do === 'negate-effect')) return;
  const patterns = many(on).map(({ event, what, by, card: { kind, ...card } = {}, ...more }) =>
    event === 'activated' && Object.keys(more).length === 0 ? { ...(what && { what }), ...(by && { by }), ...(kind && { kind }), ...(Object.keys(card).length > 0 && { card }) } : undefined,
  );
  if (patterns.some((one) => one === undefined)) return;
  record.respondsTo = patterns.length === 1 ? patterns[0]! : (patterns as NonNullable<(typeof patterns)[number]>[]);
  delete record.on;
} // prettier-ignore
/** What asks for this card face-down, or as an Equip Card, is activated there. */
function whereItLies(record: Effect, { kind }: Context): void {
  const asked = JSON.stringify([record.respondsTo ?? {}, record.condition ?? {}, record.on ?? {}]);
  if (/"targets":\{"this":true,"face":"down"/.test(asked)) record.set = true;
  if (
    kind === 'monster' &&
    record.from === undefined &&
    /\{"is":"this","like":\{"isEquip":true|"oneOf":"equipped"/.test(asked) &&
    !asked.includes('"not"')
  )
    record.from = 'spells-traps';
}
/** A Trap that equips itself to a monster stays on the field. */
function staysOn(record: Effect, { kind, property }: Context): void {
  if (kind !== 'monster' && property !== 'equip' && property !== 'continuous' && record.kind === 'activation' && record.resolve?.some((one) => one.do === 'equip' && one.cards === 'this')) record.stays = true;
} // prettier-ignore

/** "For the rest of this turn after this card resolves, you cannot Special Summon, also …": what it does itself still happens. */
function afterItself({ resolve = [] }: Effect): void {
  for (const one of resolve.slice(0, -1))
    if (one.do === 'apply' && one.to === undefined) one.rules = one.rules.map((rule) => (rule.rule === 'cannot' && rule.what === 'special-summon' && rule.player !== undefined ? { ...rule, others: true } : rule));
} // prettier-ignore
/** "Other monsters you control cannot attack", of a Spell or Trap: others than the target, which a rule has no word for. */
function othersThanTarget(record: Effect, { kind }: Context): void {
  if (kind === 'monster' || !record.targets) return;
  const others = (rules: readonly object[]): boolean => rules.some((rule) => 'cards' in rule && JSON.stringify(rule.cards).includes('"other":true'));
  if (record.resolve) record.resolve = record.resolve.map((one) => (one.do === 'apply' && others(one.rules) ? { do: 'unmodelled', text: record.gist!.en, ...(one.join && { join: one.join }) } : one));
} // prettier-ignore
/** "Activate this card by targeting 1 monster; it cannot attack": as long as the card stays. */
function whileItStays(record: Effect, { kind, property }: Context): void {
  if (kind === 'monster' || property !== 'continuous' || record.kind !== 'activation') return;
  for (const one of record.resolve ?? []) if (one.do === 'apply' && one.until === 'leaves' && one.rules.every(({ rule }) => rule === 'cannot')) one.until = 'while-this-face-up';
} // prettier-ignore

/** What goes without saying for an effect of this kind is not written. */
function tidy(record: Effect): void {
  if (record.kind !== 'ignition') return;
  if (record.phases?.length === 2 && record.phases.every((phase) => phase.startsWith('main'))) delete record.phases;
  if (record.whoseTurn === 'you') delete record.whoseTurn;
}

/** Cards to pay with or to target are others than this one where it lies among them: in the hand or Graveyard it is used from, on the field it was activated on. */
function exceptItself(record: Effect, card: Context): void {
  const paysItself = JSON.stringify(record.cost ?? {}).includes('"cards":"this"');
  const played = record.kind === 'activation' && card.kind !== 'monster';
  const there = record.from !== undefined ? many(record.from) : played || paysItself ? ['field', 'monsters', 'spells-traps'] : [];
  if (there.length === 0) return;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('choose' in value || ('where' in value && record.kind === 'activation')) {
      const pick = value as { where: Place | Place[]; whose?: string; filter?: Filter };
      const kinds = pick.filter?.kind === undefined ? [] : many(pick.filter.kind);
      const onlyMonsters = many(pick.where).every((place) => place === 'monsters') || pick.filter?.is !== undefined || (kinds.length > 0 && kinds.every((kind) => kind === 'monster'));
      const could = (!played || !onlyMonsters) && couldBe(pick.filter, card);
      if (pick.whose !== 'opponent' && could && many(pick.where).some((place) => there.includes(place)) && !pick.filter?.oneOf && !pick.filter?.name) pick.filter = { ...pick.filter, other: true };
      return;
    }
    // What is counted is counted with this card.
    for (const [key, inner] of Object.entries(value)) if (key !== 'count') visit(inner);
  };
  for (const part of [record.cost, record.targets, ...(record.kind === 'activation' ? [record.resolve] : [])]) visit(part);
} // prettier-ignore

/** "From the Deck", "from the Extra Deck": one's own, where nobody else does it. */
function ownDeck(resolve: readonly Operation[] | undefined): void {
  for (const one of resolve ?? []) {
    const pick = 'cards' in one && typeof one.cards === 'object' && 'choose' in one.cards ? one.cards : undefined;
    const secret = pick && many(pick.where).every((place) => place === 'deck' || place === 'extra-deck');
    if (pick && secret && pick.whose === undefined && !pick.filter?.oneOf && !('by' in one)) pick.whose = 'you';
  }
} // prettier-ignore

/** Could this card be one of those looked for, by its kind? */
function couldBe(filter: Filter | undefined, card: Context): boolean {
  if (!filter) return true;
  const kinds = filter.kind === undefined ? [] : many(filter.kind);
  const extra = (filter.is === undefined ? [] : many(filter.is)).filter((one) => EXTRA.has(one));
  return (kinds.length === 0 || kinds.includes(card.kind)) && extra.every((one) => card.monster.includes(one)) && (!filter.all || filter.all.every((one) => couldBe(one, card))) && (!filter.any || filter.any.some((one) => couldBe(one, card)));
} // prettier-ignore
const EXTRA: ReadonlySet<string> = new Set(['fusion', 'synchro', 'xyz', 'link']);

/** "Or hand (even if not)". */
function laterFrom(drafts: readonly Draft[]): { orLater?: Place } {
  const found = drafts.map((one) => (one['cards'] as { $what?: What } | undefined)?.$what).find((what) => what && isPointer(what) && what.orLater);
  return found && isPointer(found) && found.orLater ? { orLater: found.orLater } : {};
} // prettier-ignore
/** An operation, or those of each way to do it ("to either field"). */
const eachWay = (draft: Draft): readonly Draft[] => (draft['do'] === 'choose' && Array.isArray(draft['options']) ? (draft['options'] as { do: Draft[] }[]).flatMap((way) => way.do) : [draft]); // prettier-ignore
/** Where the card has to be: from where it is paid or Summoned. */
function fromOf(before: Before | undefined, drafts: readonly Draft[], occasion: Draft | undefined): Place | Place[] | undefined {
  const on = occasion?.['on'] as { card?: { this?: true } } | undefined;
  if (on?.card?.this) return undefined;
  for (const draft of [...(before?.cost ?? []), ...drafts.flatMap(eachWay)]) {
    const what = (draft['cards'] as { $what?: What } | undefined)?.$what;
    const all = what && 'several' in what ? what.several : what ? [what] : [];
    const self = all.find((one): one is Pointer => isPointer(one) && one.$ref === 'this');
    if (!self) continue;
    // "This card and 1 other monster from your hand": the place said last is that of both.
    const one = before?.cost?.includes(draft) || draft['do'] === 'special-summon';
    const where: Place[] | undefined = self.where ?? (draft['do'] === 'discard' ? ['hand'] : one && self.at !== 'field' ? all.at(-1)?.where : undefined);
    if (where) return where.length === 1 ? where[0]! : where;
  }
  return undefined;
} // prettier-ignore
