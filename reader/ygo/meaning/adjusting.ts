/** What the text leaves unsaid of an effect, put right when it is made: where its card has to be, that it is not its own target, how long it stays. */
import { many } from '../../../engine/ygo/effects/schema.ts';
import type { Condition, Effect, Filter, Operation, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Before, Context, Draft } from '../grammar/categories.ts';
import { isNoun, isPointer, type Pointer, type What } from '../grammar/noun.ts';

/** All of it, in the order in which one thing follows from another; `maybe`: "when this card is activated: you can …". */
export function adjust(record: Effect, card: Context, maybe: boolean): void {
  tidy(record);
  // The bullets of an effect are used up together.
  if (record.option !== undefined && record.limit && !Array.isArray(record.limit))
    record.limit = { ...record.limit, group: 'bullets' };
  beforeCalculation(record);
  ownBattle(record);
  chained(record);
  negatedSummon(record);
  if (maybe) asLiked(record);
  exceptItself(record, card);
  ownDeck(record.resolve);
  whereItLies(record, card);
  fromWithCost(record);
  staysOn(record, card);
  whileItStays(record, card);
  afterItself(record);
  othersThanTarget(record, card);
  ofTheEvent(record);
  ofBoth(record);
  drawnAndItself(record);
  goesOnLater(record);
  turnsItself(record);
  asItLeft(record);
  ownersWill(record);
  attackedNow(record);
}
/** "At the end of the Damage Step, if this card attacked": in the battle that ends, not in one before it. */
function attackedNow(record: Effect): void {
  const { on, condition } = record;
  const ends = many(on ?? []).length > 0 && many(on!).every((one) => one.event === 'battled' || (one.event === 'step' && one.timing === 'end'));
  if (!ends || !condition) return;
  const now = (one: Condition): Condition => {
    if ('all' in one) return { all: one.all.map(now) };
    if (!('happened' in one) || 'count' in one || 'during' in one) return one;
    const { event, card, ...rest } = one.happened;
    return event === 'attack-declared' && card && Object.keys(rest).length === 0 ? { is: 'attacker', like: card } : one;
  };
  record.condition = now(condition);
} // prettier-ignore
/** "When this card is destroyed: Its owner can Special Summon 1 monster": whose effect it is by then. */
function ownersWill(record: Effect): void {
  const [only, more] = record.resolve ?? [];
  if (record.kind !== 'trigger' || !record.must || !only?.optional || more || !/: Its owner can\b/.test(record.gist?.en ?? '') || JSON.stringify(only.by) !== '{"ownerOf":"this"}') return;
  delete record.must;
  const { optional: _optional, by: _by, to: _to, ...own } = only as Operation & { to?: unknown };
  const cards = 'cards' in own && typeof own.cards === 'object' && 'choose' in own.cards ? { cards: { ...own.cards, whose: 'you' as const } } : {};
  record.resolve = [{ ...own, ...cards } as Operation];
} // prettier-ignore
/** "If this card is destroyed while its ATK is 2000 or more": asked of it as it was there. */
function asItLeft(record: Effect): void {
  const { on, condition } = record;
  const left = many(on ?? []).length > 0 && many(on!).every(({ event, card }) => card?.this && many(event).every((one) => LEAVING.has(one)));
  if (left && condition && 'like' in condition && condition.is === 'this' && Object.keys(condition.like).every((key) => ON_FIELD.has(key))) record.condition = { ...condition, asIt: 'was' };
} // prettier-ignore
const LEAVING: ReadonlySet<string> = new Set(['destroyed', 'sent', 'banished', 'returned', 'tributed', 'leaves-field']);
const ON_FIELD: ReadonlySet<string> = new Set(['atk', 'def', 'level', 'rank', 'position', 'summoned', 'counters', 'materials', 'equipped', 'changed', 'madeWith']); // prettier-ignore

/** "When this card is activated: You can target 1 card; destroy it": whoever targets nothing has only activated the card; without targets it is done as liked. */
function asLiked(record: Effect): void {
  const [first, ...more] = record.resolve ?? [];
  if (!first) return;
  if (!record.targets) {
    record.resolve = [{ ...first, optional: true }, ...more];
    return;
  }
  record.targets = record.targets.map(({ choose, ...one }) => ({ ...one, choose: typeof choose === 'number' ? { min: 0, max: choose } : typeof choose === 'object' ? { ...choose, min: 0 } : choose === 'any-number' ? { min: 0 } : choose }));
  // Only with a target, where it is done to something else.
  if (!JSON.stringify(first).includes('"target') && first.if === undefined) record.resolve = [{ ...first, if: { amount: { count: 'targets' }, is: { min: 1 } } }, ...more];
} // prettier-ignore
/** "Send 2 cards from your hand to the GY, including this card": it is used from there. */
function fromWithCost(record: Effect): void {
  const cards = (record.cost as { cards?: { where?: Place | Place[]; including?: { filter: Filter }[] } } | undefined)?.cards;
  if (record.from === undefined && record.on === undefined && cards?.where && cards.including?.some(({ filter }) => filter.this && filter.place === undefined)) record.from = cards.where;
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
    const { this: _this, ...itself } = card;
    const fought: Condition = { is: 'battling', like };
    record.condition = other ? (Object.keys(itself).length > 0 ? { all: [fought, { is: 'this', like: itself }] } : fought) : { any: [{ is: 'attacker', like: card }, { is: 'attack-target', like: card }] };
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
/** "Other monsters you control cannot attack", of a Spell or Trap: others than the target. */
function othersThanTarget(record: Effect, { kind }: Context): void {
  if (kind === 'monster' || !record.targets) return;
  const [, more] = many(record.targets);
  const others = (rules: readonly object[]): boolean => rules.some((rule) => 'cards' in rule && JSON.stringify(rule.cards).includes('"other":true'));
  if (record.resolve) record.resolve = record.resolve.map((one) => {
    if (one.do !== 'apply' || !others(one.rules)) return one;
    if (!more && one.to === undefined) return { ...one, rules: JSON.parse(JSON.stringify(one.rules).replaceAll('"other":true', '"noneOf":"it"')) as typeof one.rules };
    return { do: 'unmodelled', text: record.gist!.en, ...(one.join && { join: one.join }) };
  });
} // prettier-ignore
/** "Target 1 of those monsters and 1 Spellcaster monster you control": whose the others are is not said of those. */
function ofTheEvent(record: Effect): void {
  if (!record.targets || !/\b(1|one|2|any) of (those|them)\b[^;]* and \d/i.test(record.gist?.en ?? '')) return;
  record.targets = record.targets.map(({ whose, ...one }) => ({ ...one, ...(whose && one.filter?.oneOf !== 'event' && { whose }) }));
} // prettier-ignore
/** "Draw 1 card, … Otherwise, send it and this card to the GY": the drawn card, and this one. */
function drawnAndItself(record: Effect): void {
  const drawn = record.resolve?.find((one) => one.do === 'draw')?.named;
  record.resolve = record.resolve?.map((one) => {
    if (one.do !== 'otherwise') return one;
    const [first, second] = one.then;
    const twice = first && second && 'cards' in first && first.cards === 'this' && 'cards' in second && second.cards === 'this' && first.do === second.do;
    if (!twice) return one;
    return drawn === undefined ? { do: 'unmodelled', text: record.gist!.en, join: 'also' } : { ...one, then: [{ ...first, cards: { named: drawn } } as Operation, ...one.then.slice(1)] };
  });
} // prettier-ignore
/** "You can change this card to face-up Defense Position", of a card that is face-down then. */
function turnsItself({ set, cost, gist }: Effect): void {
  if (set && cost && 'do' in cost && cost.do === 'change-position' && cost.cards === 'this' && !cost.to && /\bto face-up Defense Position\b/.test(gist?.en ?? '')) cost.to = 'face-up-defense';
} // prettier-ignore
/** "During the End Phase, destroy that monster, and if you do, your opponent takes damage": what goes on with it is done then, too. */
function goesOnLater(record: Effect): void {
  record.resolve = record.resolve?.reduce<Operation[]>((all, one) => {
    const last = all.at(-1);
    const goesOn = one.join === 'then' || one.join === 'and-if-you-do' || one.join === 'and';
    if (last?.do !== 'later' || !goesOn) return [...all, one];
    return [...all.slice(0, -1), { ...last, then: [...last.then, ofTheBrought(one, last.then, record.gist?.en ?? '')] }];
  }, []);
} // prettier-ignore
/** "Special Summon 1 monster during the End Phase, but its ATK becomes 1000": that of the monster which comes then. */
function ofTheBrought(one: Operation, [first]: readonly Operation[], text: string): Operation {
  if (first?.do !== 'special-summon' || typeof first.cards !== 'object' || !/\bbut its?\b/.test(text)) return one;
  return one.do === 'modify' && one.cards === 'this' ? { ...one, cards: 'affected' } : one.do === 'apply' && one.to === 'this' ? { ...one, to: 'affected' } : one;
} // prettier-ignore
/** "The ATK of that monster and this card become the combined original ATK of both monsters": of the two that change. */
function ofBoth(record: Effect): void {
  if (!/\b(combined|total)\b[^;.]*\bof both\b/.test(record.gist?.en ?? '') || record.targets?.length !== 1 || record.targets[0]!.choose !== 1) return;
  record.resolve = record.resolve?.map((one) => {
    if (one.do !== 'modify' || typeof one.cards !== 'object' || !('where' in one.cards) || typeof one.value !== 'object' || !('stat' in one.value)) return one;
    const both = one.cards.filter?.any?.some(({ this: own }) => own) && one.value.of === 'targets';
    return both ? { ...one, value: { ...one.value, of: one.cards } } : one;
  });
} // prettier-ignore
/** "Activate this card by targeting 1 monster; it cannot attack": as long as the card stays. */
function whileItStays(record: Effect, { kind, property }: Context): void {
  if (kind === 'monster' || property !== 'continuous' || record.kind !== 'activation') return;
  for (const one of record.resolve ?? []) if (one.do === 'apply' && one.until === 'leaves' && one.rules.every(({ rule }) => rule === 'cannot' || rule === 'negate-effects')) one.until = 'while-this-face-up';
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
  // Where it is used on the field, it may be meant itself.
  const away = (place: Place): boolean => played || paysItself || !['field', 'monsters', 'spells-traps', 'pendulum-zone', 'field-zone'].includes(place);
  const there = record.from !== undefined ? many(record.from).filter(away) : played || paysItself ? ['field', 'monsters', 'spells-traps'] : [];
  if (there.length === 0) return;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('choose' in value || ('where' in value && record.kind === 'activation')) {
      const pick = value as Picked;
      const could = (!played || !onlyMonsters(pick)) && couldBe(pick.filter, card);
      if (pick.whose !== 'opponent' && could && many(pick.where).some((place) => there.includes(place)) && !pick.filter?.oneOf && !pick.filter?.name) pick.filter = { ...pick.filter, other: true };
      return;
    }
    // What is counted is counted with this card.
    for (const [key, inner] of Object.entries(value)) if (key !== 'count') visit(inner);
  };
  for (const part of [record.cost, record.targets, ...(record.kind === 'activation' ? [record.resolve] : [])]) visit(part);
} // prettier-ignore

interface Picked {
  where: Place | Place[];
  whose?: string;
  filter?: Filter;
}
function onlyMonsters({ where, filter }: Picked): boolean {
  const kinds = filter?.kind === undefined ? [] : many(filter.kind);
  const ofKind = filter?.is !== undefined || (kinds.length > 0 && kinds.every((kind) => kind === 'monster'));
  return ofKind || many(where).every((place) => place === 'monsters');
}
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
export function laterFrom(drafts: readonly Draft[]): { orLater?: Place } {
  const found = drafts.map((one) => (one['cards'] as { $what?: What } | undefined)?.$what).find((what) => what && isPointer(what) && what.orLater);
  return found && isPointer(found) && found.orLater ? { orLater: found.orLater } : {};
} // prettier-ignore
/** An operation, or those of each way to do it ("to either field"). */
const eachWay = (draft: Draft): readonly Draft[] => (draft['do'] === 'choose' && Array.isArray(draft['options']) ? (draft['options'] as { do: Draft[] }[]).flatMap((way) => way.do) : [draft]); // prettier-ignore
/** Where the card has to be: from where it is paid or Summoned. */
export function fromOf(before: Before | undefined, drafts: readonly Draft[], occasion: Draft | undefined): Place | Place[] | undefined {
  const on = occasion?.['on'] as { card?: { this?: true } } | undefined;
  if (on?.card?.this) return undefined;
  for (const draft of [...(before?.cost ?? []), ...drafts.flatMap(eachWay)]) {
    const where = whereThisIs(draft, before?.cost?.includes(draft) || draft['do'] === 'special-summon');
    if (where) return where.length === 1 ? where[0]! : where;
  }
  // "You can reveal 1 other monster in your hand; Special Summon this card".
  if (before?.cost?.some(showsAnother) && drafts.flatMap(eachWay).some(bringsItself)) return 'hand';
  return undefined;
} // prettier-ignore
const whatOf = (draft: Draft): What | undefined => (draft['cards'] as { $what?: What } | undefined)?.$what;
const showsAnother = (draft: Draft): boolean => { const what = whatOf(draft); return draft['do'] === 'reveal' && what !== undefined && isNoun(what) && what.where?.join() === 'hand' && what.filter.other === true; }; // prettier-ignore
const bringsItself = (draft: Draft): boolean => { const what = whatOf(draft); return draft['do'] === 'special-summon' && what !== undefined && isPointer(what) && what.$ref === 'this' && !what.where; }; // prettier-ignore
/** `together`: "this card and 1 other monster from your hand", where the place said last is that of both. */
function whereThisIs(draft: Draft, together: boolean): Place[] | undefined {
  const what = (draft['cards'] as { $what?: What } | undefined)?.$what;
  const all = what && 'several' in what ? what.several : what ? [what] : [];
  const self = all.find((one): one is Pointer => isPointer(one) && one.$ref === 'this');
  if (!self || self.where) return self?.where;
  if (draft['do'] === 'discard') return ['hand'];
  return together && self.at !== 'field' ? all.at(-1)?.where : undefined;
}
