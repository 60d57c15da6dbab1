/** Pendulum Summon: once a turn, any number of monsters between the two Scales, from the hand or face-up from the Extra Deck, all at once. */
import type { Player, YgoMonster } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { markUsed } from '../change/lasting.ts';
import { positionOfSummon } from '../choose/choice.ts';
import { seen } from '../derive/seen.ts';
import type { Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { statNumber } from '../derive/amounts.ts';
import { many } from '../effects/schema.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import { attemptSummon } from './attempt.ts';
import { whyNotMainPhase } from './may.ts';
import { whySummon } from './say.ts';
import { whyNotAtAll } from './may.ts';
import { capacity, placeFor, placementOf, whyNotPlace } from './zones.ts';

export interface PendulumCard {
  card: Card;
  position?: 'attack' | 'defense' | undefined;
  zone?: YgoMonster['zone'];
}
/** The open interval of Levels, where both Scales are there. */
export function scales(game: Game, by: Player): { low: number; high: number } | undefined {
  const values = game.duel.sides[by].zones.pendulum
    .filter((c) => c.face === 'up')
    .map((c) => statNumber(seen(game, c), 'scale'));
  return values.length < 2 ? undefined : { low: Math.min(...values), high: Math.max(...values) };
}

export function whyNotPendulum(game: Game, by: Player, cards: readonly PendulumCard[]): Reason[] {
  const { duel } = game;
  const unknown = choose<'pendulumZones', boolean>(duel.ruleset, 'pendulumZones', {
    none: true,
    'own-zones': false,
    'outer-spell-trap-zones': false,
  });
  if (unknown) return [whySummon.methodUnknown({ how: 'pendulum' }, duel.ruleset.rules.methodUnknown)];
  const range = scales(game, by);
  const used =
    duel.sides[by].used.pendulumSummon ||
    duel.history.some((h) => h.how === 'pendulum' && !h.lastTurn && (h.by ?? by) === by);
  return [
    ...whyNotMainPhase(game, by),
    ...(used ? [whySummon.pendulumUsed()] : []),
    ...(range ? cards.flatMap((c) => whyNotOne(game, by, c, range, cards.length)) : [whySummon.scalesMissing()]),
    ...whyNotRoom(game, by, cards),
  ];
}
function whyNotOne(
  game: Game,
  by: Player,
  { card, zone }: PendulumCard,
  { low, high }: { low: number; high: number },
  count: number,
): Reason[] {
  const name = card.info.name;
  if (card.controller !== by) return [why.notYourCard({ card: name, player: by })];
  const fromExtra = card.zone === 'extraDeck' && card.face === 'up' && card.info.is.includes('pendulum');
  if (card.zone !== 'hand' && !fromExtra) return [whySummon.pendulumSource({ card: name })];
  if (card.info.kind !== 'monster') return [whySummon.notAMonster({ card: name })];
  const level = seen(game, card).level ?? (fromExtra ? levelItCountsAs(card) : undefined);
  const only = card.info.effects.find((e) => e.summoning?.onlyBy)?.summoning?.onlyBy;
  return [
    ...(level === undefined || level <= low || level >= high
      ? [whySummon.betweenScales({ card: name, level, low, high })]
      : []),
    ...(only && !many(only).includes('pendulum')
      ? [whySummon.cannotSpecial({ card: name }, game.duel.ruleset.rules.properFirst)]
      : []),
    ...whyNotAtAll(game, by, card, 'pendulum', count),
    ...(zone === undefined ? [] : whyNotPlace(game, by, placementOf(game, card), zone, [])),
  ];
}
/** "If you can Pendulum Summon Level 7, you can Pendulum Summon this face-up card from your Extra Deck." */
const levelItCountsAs = (card: Card): number | undefined =>
  card.info.effects.find((e) => e.summoning?.pendulumLevel !== undefined)?.summoning?.pendulumLevel;
/** Room for all of them, those of the Extra Deck where the ruleset lets them go. */
function whyNotRoom(game: Game, by: Player, cards: readonly PendulumCard[]): Reason[] {
  const extra = cards.filter(({ card }) => card.zone === 'extraDeck').length;
  const rule = game.duel.ruleset.rules.zoneLimit;
  if (cards.length > capacity(game, by, 'extra', [])) return [whySummon.noZone(rule)];
  if (cards.length - extra > capacity(game, by, 'main', [])) return [whySummon.noZone(rule)];
  return extra > capacity(game, by, 'linked', []) ? [whySummon.noExtraZone()] : [];
}
export function makePendulum(game: Game, by: Player, cards: readonly PendulumCard[]): void {
  markUsed(game, by, 'pendulumSummon');
  const slots = cards.map(({ card, zone }) => placeFor(game, by, card, zone));
  attemptSummon(
    game,
    cards.map(({ card, position }, i) => ({
      card,
      position: positionOfSummon(game, by, card, position),
      slot: slots[i],
    })),
    {
      by,
      how: 'pendulum',
      rules: [
        'ygo.pendulum.declare-in-main-phase',
        'ygo.pendulum.level-range',
        'ygo.pendulum.any-number',
        'ygo.pendulum.is-special-summon',
        game.duel.ruleset.rules.pendulumSources,
      ],
    },
  );
}
