/** The operations of an effect, one after the other: what each is about, and what there is to speak of when it is done. */
import { many } from '../../../engine/ygo/effects/schema.ts';
import type { Condition, Filter, Group, Place, Ref } from '../../../engine/ygo/effects/schema.ts';
import { keyed } from '../../../engine/keyed.ts';
import type { Draft } from '../grammar/categories.ts';
import { both, isNoun, isPointer, type Noun, type Pointer, type What } from '../grammar/noun.ts';
import { fighter, isEvery, settleDeep, settleSubject, THERE } from './referents.ts';
import { comparedBy, declaredAs } from './registers.ts';
import { GONE, referent, Unsettled, unsettled, type Registers, type Spoken } from './spoken-of.ts';

/** The operations of an effect, one after the other, each with what has been spoken of before it. `copies`: what each draft became. */
export function settleOperations(drafts: readonly Draft[], begin: Registers, copies: Map<object, object>): Record<string, unknown>[] {
  let now: Registers = { ...begin, resolving: true };
  return drafts.flatMap((draft) => {
    const { operations, after } = settleOne(draft, now);
    if (operations[0]) copies.set(draft, operations[0]);
    now = after;
    return operations;
  });
} // prettier-ignore

type Settled = { operations: Record<string, unknown>[]; after: Registers };
type Operation = Record<string, unknown>;
/** "If your opponent controls a card, inflict 400 damage for each": for each of those asked for. */
function forEachAsked(draft: Draft): Draft {
  const { $amount, ...times } = (draft['amount'] ?? {}) as { $amount?: unknown; times?: number };
  const { exists, ...more } = (draft['if'] ?? {}) as { exists?: object; count?: unknown };
  const plain = $amount === true && exists && Object.keys(more).length === 0 && Object.keys(times).every((key) => key === 'times');
  return plain ? { ...draft, amount: { count: exists, ...times } } : draft;
} // prettier-ignore
function settleOne(said: Draft, begin: Registers): Settled {
  const draft = forEachAsked(said);
  const now = {
    ...besideIt(draft, targetsSpokenOf(draft, begin)),
    ...comparedBy(draft['if'] as Condition | undefined),
  };
  const cards = draft['cards'] as { $what?: What; $in?: string[] } | undefined;
  const what = cards?.$what;
  // "If you have 2 or more monsters with the same name, Special Summon 1 of them": of those that share it.
  const shared = what && isNoun(what) && what.among && JSON.stringify(draft['if'] ?? '').includes('"same"');
  if (shared) return unsettled('which of them');
  const otherwise = settledElse(draft, cards, now);
  if (otherwise) return otherwise;
  const unclear = unclearBefore(draft, what, now);
  if (unclear) return unsettled(unclear);
  const operation = settledOperation(draft, what, now);
  asItWas(operation, now);
  const doubt = unclearAfter(operation, draft, what, now);
  if (doubt) return unsettled(doubt);
  goesWithoutSaying(operation, draft, now);
  return { operations: [operation], after: spokenAfter(operation, draft, what, now) };
}
/** What is not one operation upon the cards it names. */
function settledElse(
  draft: Draft,
  cards: { $what?: What; $in?: string[] } | undefined,
  now: Registers,
): Settled | undefined {
  const what = cards?.$what;
  if (what && 'several' in what) return settleSeveral(draft, what.several, cards?.$in, now);
  if (draft['$while']) return settleWhile(draft, now);
  if (JSON.stringify(draft).includes('"$one"')) return settleModel(draft, now);
  if (what && isNoun(what) && besideTheOther(draft, what)) return settlePicked(draft, what, now);
  const ofAsked = ofTheCondition(draft, what, now);
  return ofAsked && settleOne({ ...draft, cards: { $what: ofAsked } }, now);
}
/** What is done to "it" by that target's values is not done to the target. */
function targetsSpokenOf(draft: Draft, begin: Registers): Registers {
  const byTarget = draft['do'] === 'modify' ? JSON.stringify(draft['value']) : '';
  const spoken =
    byTarget.includes('"$ref":"target"') ||
    (begin.last?.cards === 'this' && byTarget.includes('"$ref":"that","noun":"monster"'));
  return spoken ? { ...begin, targetsUsed: true } : begin;
}
/** Why the text does not tell what is meant. */
function unclearBefore(draft: Draft, what: What | undefined, now: Registers): string | undefined {
  // "Negate its effect": of what was activated.
  if (draft['$answered'] && !now.link) return 'whose effect';
  // "That monster" instead is the one that would have been chosen where no other was spoken of.
  const spoken = now.targets.length > 0 || now.link || now.last || now.event?.self === false || now.fights;
  if (draft['$untargeted'] && spoken) return 'which of two';
  // "If your opponent controls a card, inflict 400 damage for each": of those asked for, which are not what was done something to.
  if (
    JSON.stringify(draft['amount'] ?? {}).includes('"$amount":true') &&
    (draft['if'] as { exists?: unknown } | undefined)?.exists
  )
    return 'for each of which';
  const anywhere = what && isNoun(what) && !what.where && !what.among && !what.looked;
  return draft['do'] === 'special-summon' && anywhere ? 'from where' : undefined;
}
function settledOperation(draft: Draft, what: What | undefined, now: Registers): Operation {
  const it = what && isPointer(what) && what.$ref === 'it';
  const fought =
    draft['do'] === 'modify' && what && isPointer(what) && !it && now.targets.length === 0 && fighter(what, now);
  const own = fought ? { value: ofItself(draft['value']) } : {};
  const {
    $quick: _quick,
    $answered: _answered,
    $theirs: _theirs,
    $ahead: _ahead,
    $aside: _aside,
    $leads: _leads,
    $untargeted: _untargeted,
    $restricts: _restricts,
    $and: _and,
    ...operation
  } = settleDeep({ ...draft, ...own, ...(what && { cards: undefined }), ...nested(draft, now) }, now) as Operation;
  if (!what) return operation;
  // "If this card is in Attack Position, change it": what was asked of is what it is done to.
  const itself = it && !what.plural && (draft['if'] as { is?: unknown } | undefined)?.is === 'this';
  operation['cards'] = itself
    ? 'this'
    : settleDeep(draft['cards'], { ...now, doing: String(draft['do']), ...askedOf(draft, now) });
  const asks = saidOfThis(what);
  if (asks) operation['if'] = operation['if'] ? unsettled('two conditions') : asks;
  return operation;
}
/** Why what was settled cannot be what is meant. */
function unclearAfter(operation: Operation, draft: Draft, what: What | undefined, now: Registers): string | undefined {
  const { do: doing, cards, to } = operation;
  if (asItself(operation)) return 'as itself';
  // What this card was made with is not what was made just now.
  const made = (now.done ?? []).some((one) => MADE.has(one));
  if (made && JSON.stringify(operation).includes('"made-with"')) return 'whose material';
  if (doing === 'apply' && !settled(operation['rules'])) return 'what it will be compared with';
  const puts = doing === 'attach' || doing === 'equip';
  if (puts && typeof to === 'string' && to === cards) return 'which of two';
  return doing === 'modify' ? unclearWhatChanges(cards, draft, what, now) : undefined;
}
function unclearWhatChanges(cards: unknown, draft: Draft, what: What | undefined, now: Registers): string | undefined {
  // By that target's value another changes.
  const it = what && isPointer(what) && what.$ref === 'it' && cards === 'targets' && now.targets.length === 1;
  if (it && JSON.stringify(draft['value']).includes('"$ref":"target"')) return 'what changes by it';
  // A monster that was destroyed gains and loses nothing: which card "it" is, the text does not tell.
  const back = now.last?.do === 'special-summon' && now.last.cards === 'event';
  return cards === 'event' && now.event?.do === 'destroyed' && !back ? 'what changes' : undefined;
}
function goesWithoutSaying(operation: Operation, draft: Draft, now: Registers): void {
  const { whose, by } = (operation['cards'] ?? {}) as { whose?: string; by?: string };
  // Of cards looked at, whoever looked chooses.
  if (operation['do'] === 'discard' && now.last?.do !== 'look' && whose === 'opponent' && by !== 'random')
    operation['by'] ??= 'opponent';
  if (isEvery(draft)) operation['allOrNothing'] = true;
}
/** What there is to speak of when it is done. */
function spokenAfter(operation: Operation, draft: Draft, what: What | undefined, now: Registers): Registers {
  const { done = [], before = [] } = now;
  const declares = operation['do'] === 'declare' ? { declared: declaredAs(draft) } : {};
  // Done by each of both players, what it was done to is none of the two alone.
  if (draft['$either']) return { ...now, done: [...done, String(draft['do'])], last: undefined, before: [] };
  if (draft['$aside']) return { ...now, ...declares, done: [...done, String(draft['do'])] };
  const summoned = summonedEither(draft);
  if (summoned)
    return {
      ...now,
      done: [...done, 'special-summon'],
      last: { do: 'special-summon', cards: undefined, noun: 'monster' },
    };
  const taken = takenEither(draft);
  if (taken)
    return {
      ...now,
      done: [...done, 'choose'],
      last: { do: 'choose', cards: undefined, noun: taken.noun, what: taken },
    };
  // Equipped to a monster, "it" is the monster.
  const worn = operation['do'] === 'equip' && operation['cards'] === 'this' && typeof operation['to'] === 'string';
  const spoken: Spoken | undefined = worn
    ? { do: 'equip', cards: operation['to'] as Ref, noun: 'monster' }
    : (doneToWhat(operation, draft, what, now) ?? now.last);
  return {
    ...now,
    beside: undefined,
    ...declares,
    done: [...done, String(operation['do'])],
    before: spoken === now.last ? now.before : [...before, ...(spoken ? [spoken] : [])],
    last: spoken,
    targetsUsed: now.targetsUsed || speaksOfTargets(operation),
  };
}
/** The cards it was done to, where it names or brings some. */
function doneToWhat(operation: Operation, draft: Draft, what: What | undefined, now: Registers): Spoken | undefined {
  const doing = String(draft['do']);
  if (what) {
    const known = knownAfter(operation);
    const cards = known === 'affected' ? undefined : known;
    const called = isNoun(what) || ('$ref' in what && what.whose) ? what : undefined;
    const said = isPointer(what) && known === 'affected' ? now.last?.what : called;
    return { do: doing, cards, noun: nounOf(what, known, now), what: said, operation };
  }
  const brought = keyed(BRINGS, doing);
  if (brought) return { do: doing, ...brought, operation };
  const chooses = draft['cards'] && typeof operation['cards'] === 'object';
  return chooses ? { do: doing, cards: undefined, noun: undefined } : undefined;
}
/** As what the cards are still known. Summoned, those of the event are no longer where it left them: they are what was just Summoned. */
function knownAfter({ do: doing, cards, named: name }: Operation): Ref | undefined {
  if (doing === 'special-summon' && cards === 'event') return undefined;
  if (typeof cards === 'string') return cards as Ref;
  return typeof name === 'string' && doing === 'single-out' ? { named: name } : undefined;
}
/** The cards an operation's own condition asks for: "if there are any Field Spells, destroy them". */
function askedOf({ if: asks }: Draft, now: Registers): { asked?: Group } {
  const { exists, count } = (asks ?? {}) as { exists?: Group; count?: unknown };
  if (!exists || count !== undefined) return {};
  const asked = settleDeep(exists, now) as Group;
  // What has left the field since has no values any more; what lay elsewhere has those printed on it.
  const printed = now.targets.every((one) => isNoun(one) && one.where?.every((place) => OFF_FIELD.has(place)));
  const gone =
    !printed &&
    now.last?.cards === 'targets' &&
    GONE.has(now.last.do) &&
    JSON.stringify(asked).includes('"of":"targets"');
  return gone ? unsettled('values of what has gone') : { asked };
}
const OFF_FIELD: ReadonlySet<Place> = new Set(['hand', 'deck', 'graveyard', 'banished', 'extra-deck']);
/** "Special Summon 1 Dragon monster, or if you control no cards, you can Special Summon 1 Fairy monster instead": whichever it was. */
const summonedEither = (draft: Draft): boolean => {
  const options = draft['do'] === 'choose' ? (draft['options'] as { do: Draft[] }[]) : [];
  return options.length > 1 && options.every(({ do: [only, more] }) => only?.['do'] === 'special-summon' && !more && (only['cards'] as { $what?: What } | undefined)?.$what !== undefined && isNoun((only['cards'] as { $what: What }).$what) && ((only['cards'] as { $what: Noun }).$what.count === 1));
}; // prettier-ignore
/** "Either add 1 Dragon monster to your hand or send it to the GY": the same card, whichever is done. */
function takenEither(draft: Draft): Noun | undefined {
  const options = draft['do'] === 'choose' ? (draft['options'] as { if?: unknown; do: Draft[] }[]) : [];
  const all = options.map(({ if: when, do: [only, more] }) => (when || more ? undefined : (only?.['cards'] as { $what?: What } | undefined)?.$what));
  const [first] = all;
  return first && isNoun(first) && all.length > 1 && all.every((one) => JSON.stringify(one) === JSON.stringify(first)) && options.every(({ do: [only] }) => ['add', 'send', 'special-summon', 'banish', 'set', 'return'].includes(String(only!['do']))) ? first : undefined;
} // prettier-ignore
/** "Your monster's Level becomes the other monster's": the target that this is not done to. */
function besideIt(draft: Draft, now: Registers): Registers {
  const [key, said] = draft['do'] === 'modify' ? ['value', /"\$ref":"(?:rest|other-target)"/] : draft['do'] === 'equip' || draft['do'] === 'attach' ? ['to', /"\$ref":"(?:rest|other-target|target)"/] : [];
  // "Equip that target to it": to what was just Summoned.
  if (key === 'to' && now.targets.length === 1 && settlesTo(draft['cards'], 'targets', now)) return { ...now, targetsUsed: true };
  if (!key || !said || now.targets.length !== 2 || !said.test(JSON.stringify(keyed(draft, key) ?? null))) return now;
  const cards = settleDeep(draft['cards'], now);
  return cards === 'target-1' || cards === 'target-2' ? { ...now, last: { do: '', cards, noun: undefined }, beside: cards } : now;
} // prettier-ignore
/** Are the cards meant surely these? */
function settlesTo(cards: unknown, ref: Ref, now: Registers): boolean {
  const what = (cards as { $what?: What } | undefined)?.$what;
  return what !== undefined && isPointer(what) && what.$ref === 'target' && settleDeep(cards, now) === ref;
}
/** "That monster gains ATK equal to its original ATK", of one that battles: its own. */
export function ofItself(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofItself);
  if (typeof value !== 'object' || value === null) return value;
  const { stat, of, ...rest } = value as { stat?: string; of?: { $what?: What } };
  if (of?.$what && isPointer(of.$what) && of.$what.$ref === 'it' && !of.$what.plural && ['atk', 'def', 'original-atk', 'original-def', 'level', 'rank'].includes(String(stat))) return { own: stat, ...rest };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ofItself(inner)]));
} // prettier-ignore

/** What rules compare with is known as long as they hold: a name, a Type, an Attribute, a column, what is printed is written down when they begin to, a Level is not (`frozen` of the engine). */
const KEPT: ReadonlySet<unknown> = new Set([
  'name',
  'original-name',
  'race',
  'attribute',
  'column',
  'original-race',
  'original-attribute',
  'original-level',
  'kind',
  'monster-kind',
]);
function settled(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(settled);
  if (typeof value !== 'object' || value === null) return true;
  const { sameAs, differsFrom, from } = value as { sameAs?: { what: string; as: unknown }; differsFrom?: { as: unknown }; from?: unknown };
  const group = (as: unknown): boolean => as === 'this' || (typeof as === 'object' && as !== null && 'where' in as);
  if (from === 'rolled' || (sameAs && !KEPT.has(sameAs.what) && !group(sameAs.as)) || (differsFrom && !group(differsFrom.as))) return false;
  return Object.entries(value).every(([key, inner]) => key === 'effects' || key === 'times' || settled(inner));
} // prettier-ignore
const MADE: ReadonlySet<string> = new Set([
  'fusion-summon',
  'ritual-summon',
  'synchro-summon',
  'xyz-summon',
  'link-summon',
]);
/** "Its name becomes that monster's", both the same card: one of the two is another. */
function asItself({ do: doing, to, rules }: Record<string, unknown>): boolean {
  const [rule] = doing === 'apply' ? (rules as { as?: { of: unknown } }[]) : [];
  return rule?.as !== undefined && to !== undefined && JSON.stringify(rule.as.of) === JSON.stringify(to);
} // prettier-ignore
/** "This Attack Position card", "this card with 3 Spell Counters on it": asked of this card. */
export function saidOfThis(what: What): Condition | undefined {
  if (!isPointer(what) || what.$ref !== 'this' || !what.filter || what.where || Object.keys(what.filter).join() === 'face') return undefined;
  return { is: 'this', like: what.filter };
} // prettier-ignore
/** What is done in a row, an option, otherwise: one after the other, too. */
function nested(draft: Draft, now: Registers): Draft {
  // When the battle is over, nobody battles.
  const over = draft['do'] === 'later' && !JSON.stringify(draft['at']).includes('"timing":"end"');
  // What was declined is nothing to speak of.
  const declined = draft['do'] === 'otherwise' && now.last?.operation?.['optional'] === true && now.last.operation['by'] === 'opponent' && !now.last.operation['if'];
  // "…, and if it is a Dragon, add it to your hand, and if you do, the attacking monster loses 500 ATK. Otherwise, send it to the GY": what was asked about.
  const asked = draft['do'] === 'otherwise' ? now.before?.findLast((one) => one.operation?.['if'] !== undefined) : undefined;
  const inside: Registers = { ...now, ...(over && { fights: undefined }), ...(asked && { last: asked }), ...(declined && { last: undefined, targetsUsed: false }) };
  const all = (drafts: unknown): unknown => settleOperations(drafts as Draft[], inside, new Map());
  const { options, results, heads, tails, right, wrong, then } = draft as { options?: { if?: Draft; do: Draft[] }[]; results?: { then: Draft[] }[]; heads?: Draft[]; tails?: Draft[]; right?: Draft[]; wrong?: Draft[]; then?: Draft[] };
  return {
    ...(options && { options: options.map((one) => ({ ...one, ...(one.if !== undefined && { if: settleDeep(one.if, now) }), do: all(one.do) })) }),
    ...(results && { results: results.map((one) => ({ ...one, then: all(one.then) })) }),
    ...(heads && { heads: all(heads) }),
    ...(right && { right: all(right) }),
    ...(wrong && { wrong: all(wrong) }),
    ...(tails && { tails: all(tails) }),
    ...(then && { then: draft['do'] === 'replace-effect' ? ofReplaced(all(then)) : all(then) }),
  };
} // prettier-ignore
/** What another effect becomes is done by that one: what it targeted are its own targets; of what this one speaks it knows nothing. */
function ofReplaced(then: unknown): unknown {
  const said = JSON.stringify(then);
  if (/"(?:cards|of|oneOf|noneOf|as|to|count)":"(?:link|targets|target-[12]|event|affected|cost|this)"/.test(said))
    return unsettled('of which effect');
  return JSON.parse(said.replaceAll('"link-targets"', '"it"'));
}
/** As long as a card is face-up: what holds for players lies on that card. */
function settleWhile({ $while, ...draft }: Draft, now: Registers): Settled {
  const card = referent($while as Pointer, now);
  if (card === 'this') return settleOne({ ...draft, until: 'while-this-face-up' }, now);
  return settleOne({ ...draft, to: card }, now);
}
/** "1 of those monsters gains ATK equal to the other's": that one is chosen first. */
const besideTheOther = ({ do: doing, cards: _cards, ...draft }: Draft, what: Noun): boolean => what.among !== undefined && what.count === 1 && ['modify', 'attach', 'equip'].includes(String(doing)) && /"\$ref":"rest"/.test(JSON.stringify(draft)); // prettier-ignore
function settlePicked({ join, optional, if: when, ...draft }: Draft, what: Noun, now: Registers): Settled {
  const said = { ...(join !== undefined && { join }), ...(optional !== undefined && { optional }), ...(when !== undefined && { if: when }) };
  const first = settleOne({ do: 'single-out', cards: { $what: what }, named: 'chosen', ...said }, now);
  const { operations, after } = settleOne({ ...draft, cards: { $what: { $ref: 'done', done: 'chosen' } }, join: 'and-if-you-do' }, first.after);
  // To the one that is left.
  for (const one of operations) if (typeof one['to'] === 'object' && one['to'] !== null && 'where' in one['to']) one['to'] = { choose: 1, ...one['to'] };
  return { operations: [...first.operations, ...operations], after };
} // prettier-ignore
/** "If your opponent controls any face-up cards, destroy 1 of them": those the condition asks for, where no others were spoken of. */
function ofTheCondition(draft: Draft, what: What | undefined, now: Registers): Noun | undefined {
  const asks = (draft['if'] as { exists?: Group; count?: unknown } | undefined)?.exists;
  const pointer = what && (isNoun(what) ? what.among : isPointer(what) ? what : undefined);
  if (!asks || !pointer || pointer.$ref !== 'it' || !pointer.plural || pointer.where || !what || 'several' in what) return undefined;
  try {
    referent(pointer, { ...now, doing: String(draft['do']) });
    return undefined;
  } catch (error) {
    if (!(error instanceof Unsettled)) throw error;
  }
  const { among: _among, ...noun }: Noun = isNoun(what) ? what : { noun: 'card', count: 'all', filter: {} };
  return { ...noun, where: [...many(asks.where)], ...(asks.whose && { whose: asks.whose }), filter: both(asks.filter, noun.filter) };
} // prettier-ignore

/** "It gains ATK equal to the ATK of 1 monster you control": that one is chosen first; "it" is none the less what was spoken of. */
const modelIn = (value: unknown): { $what: What } | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$one' in value) return value.$one as { $what: What };
  return Object.values(value)
    .map(modelIn)
    .find((one) => one !== undefined);
};
const withModel = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withModel);
  if (typeof value !== 'object' || value === null) return value;
  return '$one' in value ? { named: 'model' } : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withModel(one)]));
}; // prettier-ignore
function settleModel({ join, optional, if: when, ...draft }: Draft, now: Registers): Settled {
  const key = ['value', 'amount'].find((one) => JSON.stringify(keyed(draft, one) ?? null).includes('"$one"')) ?? unsettled('which one');
  const amount = keyed(draft, key);
  const cards = modelIn(amount) ?? unsettled('which one');
  const model = settleDeep({ do: 'single-out', cards, named: 'model' }, now) as Record<string, unknown>;
  const { operations, after } = settleOne({ ...draft, [key]: withModel(amount) }, now);
  // What something was done to last is now the model.
  if (JSON.stringify(operations).includes('"affected"')) return unsettled('what was affected');
  const said = { ...(join !== undefined && { join }), ...(optional !== undefined && { optional }), ...(when !== undefined && { if: settleDeep(when, now) }) };
  return { operations: [{ ...model, ...said }, ...operations.map((one) => ({ ...one, join: 'and-if-you-do' }))], after };
} // prettier-ignore
function settleSeveral({ optional, ...draft }: Draft, several: readonly What[], where: string[] | undefined, now: Registers): Settled {
  const together = draft['do'] === 'modify' && JSON.stringify(draft['value']).includes('"plural":true') && sumOfBoth(draft, several, now);
  if (together) return { operations: [{ ...together, ...(optional === true && { optional }) }], after: { ...now, last: undefined, targetsUsed: true } };
  const operations = several.flatMap(
    (one, i) => settleOne({ ...draft, cards: { $what: one, ...(where && { $in: where }) }, ...(i > 0 ? { join: 'and' } : optional === true && { optional }) }, now).operations,
  );
  // "It" is none of several; "they" are all.
  const refs = operations.map(({ cards }) => (typeof cards === 'string' ? (cards as Ref) : undefined));
  // "Both that Dragon monster and that opponent's monster" are two.
  const once = refs.filter((one) => one !== undefined && one !== 'affected' && one !== 'this');
  if (new Set(once).size < once.length) return unsettled('which of both');
  const there = keyed(THERE, String(draft['do']))?.[0];
  const pair = there && refs.every((one) => one !== 'affected') ? { do: String(draft['do']), refs: refs.map((one, i) => one ?? operations[i]!), where: there } : undefined;
  return { operations, after: { ...now, last: undefined, pair, targetsUsed: true } };
} // prettier-ignore
/** "The Levels of that monster and this card become the combined Levels of those 2 monsters": of both at once, as they were. */
function sumOfBoth({ cards: _cards, ...draft }: Draft, several: readonly What[], now: Registers): Record<string, unknown> | undefined {
  const refs = several.map((one) => (isPointer(one) ? settleSubject(one, undefined, now) : undefined));
  if (!refs.every((one) => typeof one === 'string')) return undefined;
  const both: Filter[] = refs.map((one) => (one === 'this' ? { this: true } : { oneOf: one }));
  const pair = { do: 'modify', refs, where: 'monsters' as const };
  return { ...(settleDeep(draft, { ...now, last: undefined, pair }) as object), cards: { where: 'monsters', filter: { any: both } } };
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
  'negate-summon-or-activation': { cards: undefined, noun: 'card' },
  'negate-activation': { cards: 'link', noun: 'card' },
  'negate-effect': { cards: 'link', noun: 'card' },
  'fusion-summon': { cards: undefined, noun: 'monster' },
  'ritual-summon': { cards: undefined, noun: 'monster' },
  'synchro-summon': { cards: undefined, noun: 'monster' },
  'xyz-summon': { cards: undefined, noun: 'monster' },
  'link-summon': { cards: undefined, noun: 'monster' },
};
/** The ATK of a card that has just left is the one it had. */
function asItWas(operation: Record<string, unknown>, { last, before = [] }: Registers): void {
  const gone = (of: unknown): boolean =>
    typeof of === 'object' && of !== null && 'named' in of
      ? before.some((one) => GONE.has(one.do) && one.operation?.['named'] === of.named)
      : last !== undefined && GONE.has(last.do) && (of === 'affected' || of === last.cards);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('stat' in value && 'of' in value && gone(value.of)) (value as Record<string, unknown>)['asIt'] ??= 'was';
    Object.values(value).forEach(visit);
  };
  for (const key of ['amount', 'value', 'count', 'atk', 'def']) visit(keyed(operation, key));
} // prettier-ignore
