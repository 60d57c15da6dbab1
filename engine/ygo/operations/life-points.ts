/** Operations on life points and the end of the Duel. Damage, loss and payment are three different things. */
import type { Player } from '../../case/schema.ts';
import type { RuleId } from '../../ruling/schema.ts';
import { changeLife, endDuel } from '../change/life-points.ts';
import { endInstant } from '../change/instant.ts';
import { pay } from '../costs/pay.ts';
import { whyNotPay } from '../costs/why-not.ts';
import { rulesOf } from '../derive/derive.ts';
import { sourceName, type Applied } from '../derive/applied.ts';
import { seen } from '../derive/seen.ts';
import { other } from '../board/duel.ts';
import type { Cost, Ongoing } from '../effects/schema.ts';
import { stillApplies } from '../costs/limited.ts';
import { insteadOf } from '../follows/replacing.ts';
import { type Game, reason } from '../game/game.ts';
import { type Context, playersOf } from '../derive/context.ts';
import { amount } from '../derive/amounts.ts';
import { doersOf } from '../derive/references.ts';
import { matches } from '../derive/filters.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { type Handlers, type OpOf } from './table.ts';
import { causeOf, inTurnOrder, name, nothing, tell } from './common.ts';

export const LIFE_POINTS = {
  damage: { run: (game, op, ctx) => dealDamage(game, op as OpOf<'damage'>, ctx), declares: () => ['damage'] },
  'gain-life': {
    run: (game, op, ctx) => changeBy(game, op, ctx, 'life-gained', sayEffect.gainsLife, 'ygo.lp.four-changes'),
    declares: () => ['gain-life'],
  },
  'lose-life': {
    run: (game, op, ctx) => changeBy(game, op, ctx, 'life-lost', sayEffect.losesLife, 'ygo.lp.gain-loss-not-damage'),
  },
  'set-life': {
    run(game, op, ctx) {
      const to = amount(game, op.amount, ctx);
      for (const player of doersOf(game, op.to, ctx)) {
        const now = game.duel.sides[player].lifePoints;
        changeLife(game, player, to < now ? 'life-lost' : 'life-gained', Math.abs(to - now), causeOf(ctx));
        tell(game, op.do, ctx, sayEffect.setsLife({ player, left: to }), 'ygo.lp.four-changes');
      }
      return true;
    },
  },
  'pay-life': {
    possible: (game, op, ctx) =>
      doersOf(game, op.by ?? 'you', ctx).every(
        (by) => whyNotPay(game, ...payment(game, op, ctx, by), undefined).length === 0,
      ),
    run(game, op, ctx, by) {
      const [cost, payer] = payment(game, op, ctx, by);
      if (whyNotPay(game, cost, payer, undefined).length > 0) return nothing(game, op.do, ctx);
      endInstant(game);
      pay(game, cost, payer, []);
      return true;
    },
  },
  win: {
    run(game, op, ctx) {
      const winner = op.player === 'either' ? 'draw' : (playersOf(ctx, op.player)[0] ?? ctx.you);
      const text =
        winner === 'draw'
          ? sayEffect.drawByEffect({ card: name(ctx) })
          : sayEffect.wins({ player: winner, card: name(ctx) });
      endDuel(game, winner, reason('win-by-effect', text, 'ygo.win.card-effect'));
      tell(game, op.do, ctx, text, 'ygo.win.card-effect');
      return true;
    },
  },
} satisfies Partial<Handlers>;

/** What is paid, and as whom: a number as the text says it, half as the payer's Life Points are. */
const payment = (game: Game, op: OpOf<'pay-life'>, ctx: Context, by: Player): [Cost, Context] => [
  { do: 'pay-life', amount: op.amount === 'half' ? 'half' : amount(game, op.amount, ctx) },
  { ...ctx, you: by },
];

/** Gains or loses, as the text says; neither is damage. */
function changeBy(
  game: Game,
  op: OpOf<'gain-life'> | OpOf<'lose-life'>,
  ctx: Context,
  what: 'life-gained' | 'life-lost',
  tells: typeof sayEffect.gainsLife,
  rule: RuleId,
): boolean {
  const by = amount(game, op.amount, ctx);
  ctx.changed = () => by;
  for (const player of doersOf(game, op.to, ctx)) {
    if (what === 'life-gained' && by > 0 && insteadOf(game, 'life-gain', player, by)) continue;
    changeLife(game, player, what, by, causeOf(ctx));
    tell(game, op.do, ctx, tells({ player, amount: by, left: game.duel.sides[player].lifePoints }), rule);
  }
  return by > 0;
}

function dealDamage(game: Game, op: OpOf<'damage'>, ctx: Context): boolean {
  const full = amount(game, op.amount, ctx);
  let dealt = false;
  for (const player of inTurnOrder(game, doersOf(game, op.to, ctx)))
    dealt = damagePlayer(game, player, full, ctx) || dealt;
  return dealt;
}
type DamageRule = Applied & { rule: Extract<Ongoing, { rule: 'effect-damage' }> };
const AFTER: Record<DamageRule['rule']['change'], (damage: number) => number> = {
  none: () => 0,
  half: (damage) => Math.floor(damage / 2),
  double: (damage) => damage * 2,
  'gain-instead': () => 0,
  'opponent-takes-it': (damage) => damage,
};
/** Does the rule speak of damage by this card's effect? */
const isFrom = (game: Game, { rule, card, controller }: DamageRule, ctx: Context): boolean => {
  const source = ctx.link?.asActivated ?? ctx.seen ?? (ctx.card && seen(game, ctx.card));
  return (
    !rule.from || (source !== undefined && matches(game, rule.from, source, { you: controller, ...(card && { card }) }))
  );
};
/** Effect damage to a player after everything that changes it. Damage turned to the other player is not turned back. */
export function damagePlayer(game: Game, to: Player, full: number, ctx: Context): boolean {
  const terms: (typeof game.damage)[number]['terms'] = [
    {
      kind: 'effect',
      outcome: 'applied',
      op: '=',
      value: full,
      text: name(ctx),
      rules: ['ygo.lp.effect-damage'],
      before: 0,
      after: full,
    },
  ];
  let damage = full;
  let player = to;
  let gained = 0;
  for (const a of rulesOf(game, 'effect-damage')) {
    if (damage === 0 || !playersOf({ you: a.controller }, a.rule.player ?? 'you').includes(player)) continue;
    if (a.rule.change === 'opponent-takes-it' && player !== to) continue;
    if (!isFrom(game, a, ctx) || !stillApplies(game, a, player)) continue;
    const before = damage;
    if (a.rule.change === 'gain-instead') gained = damage;
    if (a.rule.change === 'opponent-takes-it') player = other(player);
    damage = AFTER[a.rule.change](damage);
    terms.push({
      kind: a.rule.change,
      outcome: 'applied',
      text: sourceName(a),
      rules: ['ygo.rules-vs-cards.card-wins'],
      before,
      after: damage,
      ...(a.card && { source: a.card.id }),
    });
    if (damage === 0) nothing(game, 'damage', ctx, sayPrevented.noDamage({ player, by: sourceName(a) }));
  }
  if (gained > 0) {
    changeLife(game, player, 'life-gained', gained, causeOf(ctx));
    tell(
      game,
      'gain-life',
      ctx,
      sayEffect.gainsLife({ player, amount: gained, left: game.duel.sides[player].lifePoints }),
      'ygo.lp.four-changes',
    );
  }
  if (damage > 0 && insteadOf(game, 'effect-damage', player, damage)) damage = 0;
  changeLife(game, player, 'effect-damage', damage, causeOf(ctx));
  ctx.changed = () => damage;
  game.damage.push({ kind: 'effect', target: player, terms, total: damage, player });
  if (damage > 0)
    tell(
      game,
      'damage',
      ctx,
      sayEffect.damages({ player, amount: damage, left: game.duel.sides[player].lifePoints }),
      'ygo.lp.effect-damage',
      'ygo.lp.damage.two-kinds',
    );
  return damage > 0 || gained > 0;
}
