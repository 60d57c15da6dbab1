/** The attacks a Pokémon has, and whether one may be used. */
import { nameKey, eachName } from '../../case/names.ts';
import type { EnergyType, PtcgCard } from '../../case/schema.ts';
import type { Localized, Reason } from '../../ruling/schema.ts';
import { allPokemon, isActive, type Card, type Player, type Pokemon } from '../board/board.ts';
import { partIndex, partName } from '../cards.ts';
import { newContext, type Ctx } from '../game/context.ts';
import { missing } from '../derive/lacking.ts';
import { about, attackCost, energyUnits, forbids, permits } from '../derive/values.ts';
import { isPaid, pay, type Payment, type Unit } from './energy.ts';
import type { AttackEffect } from '../effects/schema.ts';
import { cardMatches, matches } from '../derive/evaluate.ts';
import { requires } from '../derive/lacking.ts';
import { nameOf, type Game } from '../game/game.ts';
import { activeCards, holdingContext, workingTools, sayingOf } from '../derive/modifiers.ts';
import { askBoxes } from '../derive/heed.ts';
import type { UnreadBox } from '../texts/texts.ts';
import { W } from '../say/words.ts';

type PrintedAttack = NonNullable<PtcgCard['attacks']>[number];

/** An attack a Pokémon could use: printed on one of its cards, or gained. */
export interface KnownAttack {
  card: Card;
  index: number;
  printed: PrintedAttack;
  name: Localized;
  names: string[];
  effect?: AttackEffect;
  /** Sentences of its text nobody read. */
  unread?: UnreadBox;
  limit?: 'gx' | 'vstar';
}

export function attacksOn(card: Card): KnownAttack[] {
  const attacks = card.def?.attacks ?? [];
  return attacks.map((printed, index) => {
    const of = (part: number | string | undefined) => part !== undefined && partIndex(attacks, part) === index;
    const effect = card.effects.find((e): e is AttackEffect => e.effect === 'attack' && of(e.attack));
    const unread = card.unread.find(({ box }) => box === `attack/${index + 1}`);
    const names = eachName(printed);
    const gx = names.some((n) => /[\s-]GX$/u.test(n));
    const limit = effect?.limit ?? (gx ? 'gx' : undefined);
    const name = partName(attacks, index + 1);
    return {
      card,
      index,
      printed,
      name,
      names,
      ...(effect && { effect }),
      ...(unread && { unread }),
      ...(limit && { limit }),
    };
  });
}

/** The attacks printed on this Pokémon. */
export const ownAttacks = (pokemon: Pokemon): KnownAttack[] => activeCards(pokemon).flatMap(attacksOn);

/** Every attack this Pokémon has: its own, those of cards attached to it, those an effect lends it. */
export function attacksOf(g: Game, pokemon: Pokemon): KnownAttack[] {
  const own = ownAttacks(pokemon);
  const attached = workingTools(g, pokemon).flatMap(attacksOn);
  const gained = about(g, 'gains-attacks', pokemon).flatMap((h) => {
    const { of } = h.modifier;
    if (of === 'this-card') return [];
    if (of === 'under') return pokemon.cards.slice(0, -1).flatMap(attacksOn);
    if ('discard' in of)
      return g.board.players[pokemon.owner].discard
        .filter((card) => card.def?.kind === 'pokemon' && cardMatches(holdingContext(g, h), card, of.discard))
        .flatMap(attacksOn);
    return allPokemon(g.board)
      .filter((p) => p !== pokemon && matches(holdingContext(g, h), p, of))
      .flatMap((p) => activeCards(p).flatMap(attacksOn));
  });
  return [...own, ...attached, ...gained];
}

export interface AttackCheck {
  reasons: Reason[];
  cost: EnergyType[];
  units: Unit[];
  payment: Payment[];
}

/** Every reason why this attack may not be used now; the cost and how it is paid. */
export function checkAttack(g: Game, player: Player, pokemon: Pokemon, attack: KnownAttack): AttackCheck {
  const reasons = [...againstAttacking(g, player, pokemon, attack), ...forbidding(g, player, pokemon, attack)];
  if (attack.limit && g.board.players[player].used[attack.limit]) reasons.push(W.reasons.oncePerGame(attack.limit));
  const { cost } = attackCost(g, pokemon, attack);
  const units = energyUnits(g, pokemon);
  const payment = pay(cost, units);
  if (!isPaid(payment)) reasons.push(W.reasons.costNotMet(attack.name, cost, units.length, payment));
  if (attack.effect?.usableIf) {
    const ctx = attackContext(g, player, pokemon, attack);
    reasons.push(...requires(ctx, attack.effect.usableIf, attack.name));
  }
  if (reasons.length > 0 && g.heeding === 'lifting' && attack.unread && speaksOfUse(attack.unread))
    askBoxes(g, attack.card, [attack.unread]);
  return { reasons, cost, units, payment };
}

/** What the rulebook has against it: not the Active Pokémon, the first turn, a Special Condition. */
function againstAttacking(g: Game, player: Player, pokemon: Pokemon, attack: KnownAttack): Reason[] {
  const reasons: Reason[] = [];
  const name = nameOf(g, pokemon);
  const { startingPlayerAttack } = g.rules.options;
  if (!isActive(g.board, pokemon)) reasons.push(W.reasons.notActive(name));
  if (
    isVeryFirstTurn(g, player) &&
    startingPlayerAttack.value === 'forbidden' &&
    !attack.effect?.firstTurn &&
    !permits(g, 'attack-on-first-turn', { pokemon, player })
  )
    reasons.push(W.reasons.startingPlayerAttack([...startingPlayerAttack.rules]));
  for (const [condition, despite] of PREVENTING_CONDITIONS)
    if (pokemon.conditions.includes(condition) && !permits(g, despite, { pokemon, player }))
      reasons.push(W.reasons.cannotAttackCondition(name, condition));
  return reasons;
}
/** Conditions in which a Pokémon can't attack, and what lets it all the same. */
const PREVENTING_CONDITIONS = [
  ['asleep', 'attack-while-asleep'],
  ['paralyzed', 'attack-while-paralyzed'],
] as const;
const isVeryFirstTurn = ({ board }: Game, player: Player): boolean =>
  player === board.firstPlayer && board.turn.number === 1;

/** The effects that forbid attacking, or this attack. */
function forbidding(g: Game, player: Player, pokemon: Pokemon, attack: KnownAttack): Reason[] {
  const name = nameOf(g, pokemon);
  const any = forbids(g, 'attack', { pokemon, player });
  const one = forbids(g, 'use-attack', { pokemon, player, attack: attack.names });
  return [
    ...any.map((h) => ({ ...W.reasons.cannotAttack(name, h.name, missing(h)), ...sayingOf(h) })),
    ...one
      .filter((h) => h.modifier.attack !== undefined)
      .map((h) => ({ ...W.reasons.cannotUseAttack(name, attack.name, h.name), ...sayingOf(h) })),
  ];
}

/** An attack may say of itself when it can be used, and for what. */
const OF_USE: ReadonlySet<string> = new Set(['attacks', 'attack-cost', 'energy', 'everything']);
const speaksOfUse = ({ sentences }: UnreadBox): boolean =>
  sentences.some(({ touches }) => touches.some(({ what }) => OF_USE.has(what)));

export const attackContext = (g: Game, you: Player, self: Pokemon, attack: KnownAttack): Ctx =>
  newContext({ g, you, self, kind: 'attack', name: attack.name, card: self.id });

export function findAttack(g: Game, pokemon: Pokemon, wanted: string | number): KnownAttack | undefined {
  const attacks = attacksOf(g, pokemon);
  if (typeof wanted === 'number') return attacks[wanted - 1];
  return attacks.find((a) => a.names.some((n) => nameKey(n) === nameKey(wanted)));
}
