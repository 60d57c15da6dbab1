/** What an occasion, a cost and targets leave to speak of. */
import type {
  Amount,
  Condition,
  Filter,
  Group,
  LinkPattern,
  Place,
  Whose,
} from '../../../engine/ygo/effects/schema.ts';
import type { Before, Draft } from '../grammar/categories.ts';
import { isPointer, type What } from '../grammar/noun.ts';
import type { Registers } from './spoken-of.ts';

/** The event an occasion asks for, as far as it tells what is spoken of. */
interface Happened {
  event?: unknown;
  card?: Record<string, unknown>;
  with?: Filter & { this?: true };
  cause?: unknown;
  how?: unknown;
  to?: Place;
  step?: unknown;
}
type Fights = Registers['fights'];

export function registersOf(occasion: Draft | undefined, before: Before | undefined): Registers {
  const on = occasion?.['on'] as Happened | Happened[] | undefined;
  const happened = Array.isArray(on) ? on[0] : on;
  const condition = occasion?.['condition'] as Condition | undefined;
  const [declared] = before?.declares ?? [];
  const fights = fightsOf(occasion, happened);
  const { cost, costs } = paidOf(before);
  const event = eventMeant(occasion, happened, cost);
  return {
    targets: before?.targets ?? [],
    ...(fights?.of && { fights }),
    ...(event && { event }),
    ...(happened?.step === 'end' && SLAIN.test(JSON.stringify(condition ?? {})) && { slain: true as const }),
    ...linkOf(occasion?.['respondsTo'], occasion?.['on'] !== undefined),
    ...knownOf(condition),
    ...comparedBy(condition),
    ...(declared && { declared: declaredAs(declared) }),
    damage: /damage|life/.test(String(happened?.event)),
    cost,
    ...(costs.length > 1 && { costs }),
  };
}
/** "When this card is activated: Place 3 counters on it". */
const ownActivation = (occasion: Draft | undefined, happened: Happened | undefined): Registers['event'] =>
  occasion?.['$activation'] === true && !happened ? { noun: 'card', self: true } : undefined;
const eventMeant = (
  occasion: Draft | undefined,
  happened: Happened | undefined,
  cost: Registers['cost'],
): Registers['event'] => eventOf(happened, isOfThis(occasion, happened, cost)) ?? ownActivation(occasion, happened);
/** By how much the greater of two amounts that are compared is greater. */
export function comparedBy(condition: Condition | undefined): { compared?: Amount } {
  const { amount, lifePoints, is, not } = (condition ?? {}) as { amount?: Amount; lifePoints?: Whose; is?: { min?: { sum?: Amount[] } }; not?: { lifePoints?: Whose; is?: { min?: Amount } } };
  const [less, one] = is?.min?.sum ?? [];
  const greater = amount ?? (lifePoints === undefined ? undefined : ({ lifePoints } as Amount));
  if (greater !== undefined && less !== undefined && one === 1) return { compared: { difference: [greater, less] } };
  // "Your LP are lower than your opponent's": not at least as high.
  return not?.lifePoints !== undefined && typeof not.is?.min === 'object' && 'lifePoints' in not.is.min ? { compared: { difference: [{ lifePoints: not.lifePoints } as Amount, not.is.min] } } : {};
} // prettier-ignore
/** What is declared, both where it is two things: "race+attribute". */
export const declaredAs = ({ what, $and }: Draft): string => [what, ...($and === undefined ? [] : [$and])].join('+');
const SLAIN =
  /"happened":\{"event":"destroyed","cause":"battle","card":\{"controller":"opponent"\},"with":\{"this":true\}\}/;

/** Whose battle it is. Of a moment of the battle, "that monster" is the one this card battles. */
function fightsOf(occasion: Draft | undefined, happened: Happened | undefined): Fights {
  const said = JSON.stringify(occasion?.['condition'] ?? {});
  const battle = occasion?.['$battle'] as Fights;
  const declared = battle?.of === 'two' && happened?.event === 'attack-declared';
  if (happened?.step === 'end' || (happened?.card && happened.card['this'] !== true && !declared)) return undefined;
  const battled =
    said.includes('"event":"battled","card":{"this":true') &&
    /"event":"(?:battled|step)"/.test(JSON.stringify(occasion?.['on'] ?? {})) &&
    !said.includes('"step":"end"');
  // "At the end of the Damage Step, if your Dragon monster attacked": that one.
  return (
    battle ?? (battled ? { of: 'this' } : attackerMeant(happened, occasion?.['condition'] as Condition | undefined))
  );
}

const attackerMeant = (happened: Happened | undefined, condition: Condition | undefined): Fights =>
  endsBattle(happened) && hasAttacked(condition) ? { of: 'attacker' } : undefined;
const endsBattle = (on: Happened | undefined): boolean =>
  on?.event === 'battled' || (on?.event === 'step' && (on as { timing?: unknown }).timing === 'end');
/** "If your Dragon monster attacked", of none that is this card or wears it. */
function hasAttacked(condition: Condition | undefined): boolean {
  if (!condition || !('happened' in condition)) return false;
  const { event, card, with: whom } = condition.happened;
  return event === 'attack-declared' && !!card && !card.this && card.oneOf === undefined && !whom;
}

/** What was paid; Life Points are nothing to speak of. */
function paidOf(before: Before | undefined): { cost: Registers['cost']; costs: NonNullable<Registers['costs']> } {
  const cards = before?.cost?.filter((one) => one['do'] !== 'pay-life') ?? [];
  const first = cards.length === 1 ? cards[0] : before?.cost?.[0];
  const what = ((first?.['cards'] ?? first?.['from']) as { $what?: What } | undefined)?.$what;
  return {
    cost: first && { do: String(first['do']), self: what !== undefined && isPointer(what), what },
    costs: cards.flatMap((one) => {
      const paid = whatOf(one);
      return (paid && 'several' in paid ? paid.several : [paid]).map((part) => ({
        do: String(one['do']),
        self: isThis(part),
        what: part,
      }));
    }),
  };
}

/** Is the occasion about this card? "If this card is in your GY: You can banish it": what is asked of this card, what it did. */
function isOfThis(occasion: Draft | undefined, happened: Happened | undefined, cost: Registers['cost']): boolean {
  if (happened?.card) return happened.card['this'] === true;
  return (
    (cost?.do === 'detach' && isThis(cost.what)) ||
    occasion?.['$from'] !== undefined ||
    OF_THIS.test(JSON.stringify(occasion?.['condition'] ?? {})) ||
    /"with":\{"this":true/.test(JSON.stringify(happened ?? {}))
  );
}
const OF_THIS = /"is":"this"|"card":\{"this":true|"is":"attack-target","like":\{"this":true/;

/** What the event leaves to speak of, where it names a card, is about this one or brings some. */
function eventOf(happened: Happened | undefined, self: boolean): Registers['event'] {
  const { card, with: by } = happened ?? {};
  const what = String(happened?.event);
  // "If a monster inflicts battle damage": that monster is what did it.
  const dealt = (what === 'battle-damage' || what === 'effect-damage') && by !== undefined && by.this !== true;
  // "When your opponent adds a card(s) to their hand: They must discard 1 of those cards".
  const brings = !card && /^(?:summoned$|added|drawn)/.test(what);
  if (!card && !self && !dealt && !brings) return undefined;
  const monster = dealt || card?.['kind'] === 'monster' || card?.['is'] !== undefined || what === 'summoned';
  return { noun: monster ? 'monster' : 'card', self, do: what, ...(dealt && { dealt: true }), ...howOf(happened, self), ...byWhom(by) };
} // prettier-ignore
/** How it happened: in battle, as a Tribute, as material ("sent to the GY as Link Material": that Link Monster), where to. */
function howOf(happened: Happened | undefined, self: boolean): Partial<NonNullable<Registers['event']>> {
  const { event, cause, how, with: by } = happened ?? {};
  return {
    ...(self && event === 'destroyed' && cause === 'battle' && { fought: true }),
    ...(cause === 'material' && by && { material: by }),
    ...(how === 'tribute' && { tribute: true }),
    ...(happened && 'to' in happened && { to: happened.to! }),
  };
}
const byWhom = (by: Happened['with']): Pick<NonNullable<Registers['event']>, 'winner' | 'beaten' | 'byThis'> => ({
  ...(by?.controller && { winner: by.controller }),
  beaten: by !== undefined && !by.this,
  byThis: by?.this === true,
});
/** "If you control 2 or more Dragons: Target 1 of them." */
function knownOf(condition: Condition | undefined): { known?: Group } {
  const all = condition && 'all' in condition ? condition.all : condition ? [condition] : [];
  const [only, more] = all.filter((one): one is { exists: Group } => 'exists' in one);
  return only && !more ? { known: only.exists } : {};
}
/** Is a link answered, and does every one that is target just 1 card? What it targets; whether it is told of another occasion, too. */
function linkOf(links: unknown, besides: boolean): Pick<Registers, 'link' | 'aims' | 'aimed'> {
  if (links === undefined) return { link: false };
  const all = [links].flat() as LinkPattern[];
  const aims = all.every((link) => link.targetsOnly === true);
  const aimed = all.flatMap((link) => (link.targets ? [link.targets] : []));
  return {
    link: true,
    ...(aims && { aims }),
    ...(aimed.length > 0 && {
      aimed: { at: aimed, alone: !besides, monster: all.some((link) => link.card?.kind === 'monster') },
    }),
  };
}
const isThis = (what: What | undefined): boolean => what !== undefined && isPointer(what) && what.$ref === 'this';
export const whatOf = (draft: Draft): What | undefined => (draft['cards'] as { $what?: What } | undefined)?.$what;
