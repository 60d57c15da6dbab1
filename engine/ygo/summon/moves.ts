/** Moves that bring monsters to the field or change how they lie there, and what of it `now` offers. */
import type { Player } from '../../case/schema.ts';
import type { NowOption, Reason } from '../../ruling/schema.ts';
import { Undecided } from '../../ruling/record.ts';
import { cardOf, type Card } from '../board/duel.ts';
import { lastInstant, settle } from '../chain/settle.ts';
import type { Game } from '../game/game.ts';
import { registerMove, type MoveOf } from '../game/moves.ts';
import { registerOffers } from '../game/offers.ts';
import { makeNormalSummon, whyNotNormalSummon } from './normal.ts';
import { maySetAsSpell, setSpellTrap, whyNotSetSpellTrap } from './setting.ts';
import { tributesFor, type NormalSummon } from './tributes.ts';
import { makePendulum, scales, whyNotPendulum, type PendulumCard } from './pendulum.ts';
import { makeChangePosition, makeFlipSummon, whyNotChangePosition, whyNotFlipSummon } from './position.ts';
import { whySummon } from './say.ts';
import { makeSpecialSummon, whyNotSpecialSummon } from './special.ts';
import type { SpecialSummon } from './may.ts';

const normal = (game: Game, move: MoveOf<'normal-summon'> | MoveOf<'set'>): NormalSummon => ({
  by: move.by,
  card: cardOf(game.duel, move.card),
  as: move.do,
  tributes: move.tributes,
  zone: move.zone,
});
registerMove('normal-summon', {
  whyNot: (game, move) => whyNotNormalSummon(game, normal(game, move)),
  make: (game, move) => makeNormalSummon(game, normal(game, move)),
});
const isSpellTrap = (card: Card): boolean => card.info.kind !== 'monster' && !card.info.unknown;
/** A Spell or Trap, or a monster Set as one. */
const goesToSpells = (card: Card, move: MoveOf<'set'>): boolean =>
  isSpellTrap(card) || (move.as === 'spell' && maySetAsSpell(card));
registerMove('set', {
  whyNot(game, move) {
    const card = cardOf(game.duel, move.card);
    if (move.as === 'spell' && !isSpellTrap(card) && !maySetAsSpell(card))
      return [whySummon.notASpell({ card: card.info.name })];
    return goesToSpells(card, move)
      ? whyNotSetSpellTrap(game, move.by, card)
      : whyNotNormalSummon(game, normal(game, move));
  },
  make(game, move) {
    const card = cardOf(game.duel, move.card);
    const before = game.duel.log.length;
    if (goesToSpells(card, move)) setSpellTrap(game, move.by, card, move.zone);
    else makeNormalSummon(game, normal(game, move));
    settle(game, lastInstant(game, before));
  },
});
registerMove('flip-summon', {
  whyNot: (game, move) => whyNotFlipSummon(game, move.by, cardOf(game.duel, move.card)),
  make: (game, move) => makeFlipSummon(game, move.by, cardOf(game.duel, move.card)),
});
registerMove('change-position', {
  whyNot: (game, move) => whyNotChangePosition(game, move.by, cardOf(game.duel, move.card)),
  make: (game, move) => makeChangePosition(game, move.by, cardOf(game.duel, move.card)),
});
const special = (game: Game, move: MoveOf<'special-summon'>): SpecialSummon => ({
  by: move.by,
  card: cardOf(game.duel, move.card),
  method: move.method,
  materials: move.materials,
  position: move.position,
  zone: move.zone,
});
registerMove('special-summon', {
  whyNot: (game, move) => whyNotSpecialSummon(game, special(game, move)),
  make: (game, move) => makeSpecialSummon(game, special(game, move)),
});
const pendulum = (game: Game, move: MoveOf<'pendulum-summon'>): PendulumCard[] =>
  move.cards.map((c) =>
    typeof c === 'string'
      ? { card: cardOf(game.duel, c) }
      : { card: cardOf(game.duel, c.card), position: c.position, zone: c.zone },
  );
registerMove('pendulum-summon', {
  whyNot: (game, move) => whyNotPendulum(game, move.by, pendulum(game, move)),
  make: (game, move) => makePendulum(game, move.by, pendulum(game, move)),
});

// ───────────────────────────── what may be done now ─────────────────────────────

registerOffers((game, player) => {
  const { zones } = game.duel.sides[player];
  const offer = (card: Card, what: string, ask: () => Reason[]): Omit<NowOption, 'when'> => {
    const reasons = answered(ask);
    return {
      by: player,
      card: card.id,
      name: card.info.name,
      do: what,
      legal: reasons === undefined ? null : reasons.length === 0,
      reasons: reasons ?? [],
      open: [],
    };
  };
  const base = { by: player, tributes: undefined, zone: undefined };
  const hand = zones.hand.filter((c) => !c.info.unknown);
  return [
    ...hand
      .filter((c) => c.info.kind === 'monster')
      .flatMap((card) =>
        (['normal-summon', 'set'] as const).map((as) => {
          const summon = { ...base, card, as };
          const tributes = answered(() => tributesFor(game, summon));
          return { ...offer(card, as, () => whyNotNormalSummon(game, summon)), ...(tributes && { tributes }) };
        }),
      ),
    ...hand
      .filter((c) => c.info.kind === 'monster' && maySetAsSpell(c))
      .map((card) => ({
        ...offer(card, 'set', () => whyNotSetSpellTrap(game, player, card)),
        as: 'spell' as const,
      })),
    ...hand.filter(isSpellTrap).map((card) => offer(card, 'set', () => whyNotSetSpellTrap(game, player, card))),
    ...zones.monsters.map((card) =>
      card.face === 'down'
        ? offer(card, 'flip-summon', () => whyNotFlipSummon(game, player, card))
        : offer(card, 'change-position', () => whyNotChangePosition(game, player, card)),
    ),
    ...[...hand, ...zones.extraDeck, ...zones.graveyard, ...zones.banished].flatMap((card) =>
      methodsOf(card).map((method) => {
        const summon = { by: player, card, method, materials: undefined, position: undefined, zone: undefined };
        return { ...offer(card, 'special-summon', () => whyNotSpecialSummon(game, summon)), method };
      }),
    ),
    ...pendulumOffers(game, player).map((card) =>
      offer(card, 'pendulum-summon', () => whyNotPendulum(game, player, [{ card }])),
    ),
  ];
});
const methodsOf = (card: Card): SpecialSummon['method'][] => [
  ...(card.info.effects.some((e) => e.procedure?.summon === 'own' || e.procedure?.summon === 'contact-fusion')
    ? (['own'] as const)
    : []),
  ...(card.zone === 'extraDeck' ? (['synchro', 'xyz', 'link'] as const).filter((m) => card.info.is.includes(m)) : []),
];
const pendulumOffers = (game: Game, player: Player): Card[] =>
  scales(game, player) === undefined
    ? []
    : [
        ...game.duel.sides[player].zones.hand.filter((c) => c.info.kind === 'monster' && !c.info.unknown),
        ...game.duel.sides[player].zones.extraDeck.filter((c) => c.face === 'up'),
      ];
/** The answer; undefined where a question would have to be answered first. */
function answered<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}
