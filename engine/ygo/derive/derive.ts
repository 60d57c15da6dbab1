/**
 * What continuous and lingering effects do to the board right now: derived afresh from the board after every change.
 * Answers "are its effects negated", "what applies": each answer names what it comes from.
 */
import { asNormal, withGained } from '../cards.ts';
import { type Card, onField } from '../board/duel.ts';
import type { Effect, Ongoing } from '../effects/schema.ts';
import { Unmodelled } from './context.ts';
import type { Game } from '../game/game.ts';
import { sayPrevented } from '../say/prevented.ts';
import { activeOf, type Applied, cardsOfRule, type Derived } from './applied.ts';
import { askOrders, OrderKnown } from './order.ts';
import { settle } from './settle.ts';

export function derived(game: Game): Derived {
  const { revision } = game.duel;
  if (game.derived?.revision === revision) return game.derived.value;
  const value: Derived = { active: [], negatedBy: new Map(), seen: new Map() };
  // While it is being made, cards are seen as printed.
  game.derived = { revision, value };
  let candidates = settle(game, value);
  for (let round = 0; giveEffects(game, value); round++) {
    if (round > game.duel.cards.size) throw new Unmodelled(sayPrevented.loop().en);
    value.seen.clear();
    candidates = settle(game, value);
  }
  value.seen.clear();
  askOrders(game, value, candidates);
  return value;
}

const NONE: readonly Effect[] = [];
/** What rules in force give to cards; undefined where there are none. */
function givenEffects(game: Game, value: Derived): ReadonlyMap<Card, readonly Effect[]> | undefined {
  const rules = activeOf(value, 'gains-effects');
  if (rules.length === 0) return undefined;
  const given = new Map<Card, readonly Effect[]>();
  for (const applied of rules)
    for (const card of cardsOfRule(game, applied.rule.cards, applied))
      if (!onField(card) || card.face === 'up')
        given.set(card, [...(given.get(card) ?? NONE), ...applied.rule.effects]);
  return given;
}
/** Gives every card the effects that rules in force give it and takes the others away; `true` where something changed. */
function giveEffects(game: Game, value: Derived): boolean {
  const given = givenEffects(game, value);
  const effectMonsters = activeOf(value, 'treated-as').flatMap((a) =>
    a.rule.kind?.toLowerCase() === 'effect' ? cardsOfRule(game, a.rule.cards, a) : [],
  );
  let changed = false;
  for (const card of game.duel.cards.values()) {
    card.geminiEffect = card.printed.is.includes('gemini') && effectMonsters.includes(card);
    const gained = given?.get(card) ?? NONE;
    const same = gained.length === card.gained.length && gained.every((e, i) => e === card.gained[i]);
    if (!same) card.gained = gained;
    if (same && !isStale(card)) continue;
    card.info = infoNow(card);
    changed = true;
  }
  return changed;
}

/** A Gemini monster face-up on the field or in the Graveyard is a Normal Monster until it has been Normal Summoned again. */
export const isGeminiAsNormal = (card: Card): boolean =>
  card.printed.is.includes('gemini') &&
  ((card.zone === 'monsters' && card.face === 'up') || card.zone === 'graveyard') &&
  !card.geminiEffect;
const isStale = (card: Card): boolean =>
  (card.printed.is.includes('gemini') && isGeminiAsNormal(card) !== card.info.is.includes('normal')) ||
  (card.asMonster !== undefined && card.info.kind === card.printed.kind);
function infoNow(card: Card): Card['info'] {
  const base = isGeminiAsNormal(card) ? asNormal(card.printed) : card.printed;
  const monster = card.asMonster ? { ...base, ...card.asMonster, kind: 'monster' as const } : base;
  return withGained(monster, card.gained);
}

/** Derives, and again where an order was learnt on the way. */
export function derive(game: Game): Derived {
  for (;;) {
    try {
      return derived(game);
    } catch (error) {
      if (!(error instanceof OrderKnown)) throw error;
    }
  }
}

/** What negates the effects of a card, where something does. */
export function negatedBy(game: Game, card: Card): Applied | undefined {
  return derive(game).negatedBy.get(card.id);
}

/** Ongoing rules of one kind that apply, in order. */
export const rulesOf = <K extends Ongoing['rule']>(game: Game, kind: K): ReturnType<typeof activeOf<K>> =>
  activeOf(derive(game), kind);
