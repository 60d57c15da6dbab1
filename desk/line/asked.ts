// What the effect of a card asks for, as far as a line needs it: which effect is meant, and the cards its cost takes.
import { editionOf } from '../../engine/case/rulesets.ts';
import type { YgoCard } from '../../engine/case/schema.ts';
import { numbered, staysOnField, type CardEffect, type Unread } from '../../engine/ygo/cards.ts';
import type { Cost, Effect, Filter, Group, HowMany, Place } from '../../engine/ygo/effects/schema.ts';
import { couldBe, many } from './placeholders.ts';
import { summonChoices } from './summoned.ts';
import { isAt, type Zone } from './table.ts';
import type { Notes } from './items.ts';

/** What a card does, declared or read from its text, and what of it nobody could read. */
export interface CardText {
  effects: readonly Effect[];
  unread: readonly Unread[];
}
export type TextOf = (card: YgoCard) => CardText;
export const declaredText: TextOf = (card) => ({ effects: (card.effects ?? []) as Effect[], unread: [] });
export const NO_TEXT: CardText = { effects: [], unread: [] };

const DEFAULT = 'ygo-current';

export interface EffectAsked {
  effect?: number | undefined;
  option?: number | undefined;
  ruleset?: string | undefined;
  /** Cards named behind the arrow: an effect that targets such a card is meant, else one that chooses it when it resolves, else one that targets. */
  aimedAt?: readonly YgoCard[];
  /** Not the activation of the card itself. */
  itsEffect?: boolean | undefined;
  /** Where the card lies already: an effect that works there is meant, where there is one. */
  there?: Zone | undefined;
}
/** Whether a Spell or Trap lies face-up where it is told to be on the field: by its kind, or because its text keeps it there (Swords of Revealing Light). */
export const staysThere = (card: YgoCard, text: TextOf): boolean =>
  staysOnField(card) ||
  (card.kind === 'spell' && text(card).effects.some(({ stays, ongoing }) => stays === true && ongoing !== undefined));

/** The effects meant: of this ruleset, and of this bullet. */
const meant = ({ effects, unread }: CardText, { option, ruleset = DEFAULT }: EffectAsked): CardEffect[] =>
  numbered(
    effects.filter(({ rulesets }) => rulesets?.includes(editionOf(ruleset)) ?? true),
    unread,
  ).filter((one) => option === undefined || one.option === option);

/** The effects that are activated where the card already lies, each with the number by which "effect 2" names it. */
export const activatedOf = (text: CardText, asked: EffectAsked = {}): CardEffect[] =>
  meant(text, asked).filter(({ number }) => number !== undefined);

/** The effect meant: by its number among the activated ones, else the card's activation, else the first activated one. */
export function effectOf(text: CardText, asked: EffectAsked): CardEffect | undefined {
  const activated = activatedOf(text, asked);
  const { effect: said, there } = asked;
  const itself = asked.itsEffect ? [] : meant(text, asked).filter(({ kind }) => kind === 'activation');
  // Bullets of one effect have its number.
  const all = said === undefined ? [...itself, ...activated] : activated.filter(({ number }) => number === said);
  const possible = only(all, (effect) => there !== undefined && said === undefined && worksAt(effect, there));
  // What triggers whether its player wants it or not is not what he activates, where the card has another effect.
  const likeliest = only(possible, ({ must, kind }) => said !== undefined || !(must && kind === 'trigger'));
  const [aimed] = asked.aimedAt ?? [];
  const among = (groups: readonly Group[]) =>
    aimed !== undefined && groups.some((group) => couldBe(aimed, group.filter ?? {}));
  const about = (effects: readonly CardEffect[]): CardEffect | undefined =>
    effects.find(({ targets = [] }) => among(targets)) ?? effects.find((effect) => among(chosenBy(effect)));
  return (
    (asked.aimedAt &&
      (about(likeliest) ??
        about(possible) ??
        likeliest.find(({ targets = [] }) => targets.length > 0) ??
        likeliest.find((effect) => among(summonChoices(effect))))) ??
    likeliest[0]
  );
}
/** Those that are so; all, where none is. */
export function only<T>(all: readonly T[], isSo: (one: T) => boolean): readonly T[] {
  const some = all.filter(isSo);
  return some.length > 0 ? some : all;
}
/** The choices of cards an effect makes when it resolves, in the order of its words; those of a Fusion or Ritual Summon last. */
export const choicesOf = (effect: Effect): Group[] => [...chosenBy(effect), ...summonChoices(effect)];
function chosenBy(effect: Effect): Group[] {
  const found: Group[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('where' in value && 'choose' in value) found.push(value as Group);
    else for (const inner of Object.values(value)) look(inner);
  };
  look(effect.resolve);
  return found;
}
/** The number of an effect, where the card has several. */
export const numberIn = (text: CardText, { number }: CardEffect): { effect?: number } =>
  number !== undefined &&
  (activatedOf(text).length > 1 || text.unread.length > 0 || text.effects.some(({ kind }) => kind === 'activation'))
    ? { effect: number }
    : {};
const worksAt = ({ kind, from }: CardEffect, zone: Zone): boolean =>
  kind === 'activation' || many<Place>(from ?? 'field').some((place) => isAt(zone, place));

/** "effect 2" of a card that has no second effect but a second bullet, or of a Spell or Trap whose own activation is counted as the first. */
export function asCounted(text: CardText, notes: Notes): Notes {
  const { effect, ...rest } = notes;
  const has = (asked: number): boolean => activatedOf(text).some(({ number }) => number === asked);
  if (effect === undefined || has(effect)) return notes;
  if (text.effects.some(({ option }) => option === effect)) return { ...rest, option: effect };
  const activation = text.effects.some(({ kind }) => kind === 'activation');
  return activation && has(effect - 1) ? { ...notes, effect: effect - 1 } : notes;
}

/** The bullet whose cost is paid as the line says: '(tribute sangan)' is the one that tributes. */
export function optionPaid(effects: readonly Effect[], { cost }: Notes): number | undefined {
  const paid = cost[0]?.how;
  if (paid === undefined) return undefined;
  const pays = (asked: Cost | undefined): boolean => {
    if (!asked) return false;
    if ('all' in asked) return asked.all.some(pays);
    if ('oneOf' in asked) return asked.oneOf.some(pays);
    return 'do' in asked && asked.do === paid;
  };
  return effects.find((e) => e.option !== undefined && pays(e.cost))?.option;
}

/** What is done with the card itself as its cost: it is discarded, banished … */
export function paidWithItself(cost: Cost | undefined): string | undefined {
  if (!cost) return undefined;
  if ('all' in cost) return cost.all.map(paidWithItself).find((done) => done !== undefined);
  if ('oneOf' in cost) return paidWithItself(cost.oneOf[0]);
  if (!('cards' in cost)) return undefined;
  const { cards } = cost;
  const itself =
    cards === 'this' || (typeof cards === 'object' && 'filter' in cards && cards.filter?.this !== undefined);
  return itself ? cost.do : undefined;
}

/** Whether cards that are chosen are given up so for it. */
export const isPaidBy = ({ cost }: Pick<Effect, 'cost'>, how: string): boolean =>
  costCards(cost).some((pick) => pick.do === how);
/** Whether it has a way of its own to be Special Summoned, without an effect that is activated. */
export const summonsItself = ({ effects }: Pick<CardText, 'effects'>): boolean =>
  effects.some(({ procedure }) => procedure?.summon === 'own');

type CostPick = Group & { do: string; choose: HowMany; including?: readonly { filter: Filter; min: number }[] };
/** The choices of cards a cost asks for; of alternatives the first. */
export function costCards(cost: Cost | undefined): CostPick[] {
  if (!cost) return [];
  if ('all' in cost) return cost.all.flatMap(costCards);
  if ('oneOf' in cost) return costCards(cost.oneOf[0]);
  if (!('cards' in cost) || typeof cost.cards === 'string' || !('where' in cost.cards) || !('choose' in cost.cards))
    return [];
  return [{ ...cost.cards, do: cost.do } as CostPick];
}
