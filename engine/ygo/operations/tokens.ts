/** Tokens: as many as the text says come to the field, each with what its text gives it. */
import type { Player } from '../../case/schema.ts';
import type { Card } from '../board/duel.ts';
import { newCard } from '../board/load.ts';
import { shownForce } from '../board/shown.ts';
import { makeCard } from '../change/deck.ts';
import { happen } from '../change/instant.ts';
import { addForce } from '../change/lasting.ts';
import { toMonsterZone } from '../change/onto-field.ts';
import { counted, oneNumber, positionFor } from '../choose/choice.ts';
import { amount, knownAmount } from '../derive/amounts.ts';
import { type Context, playersOf } from '../derive/context.ts';
import { type Applied, sourceName } from '../derive/applied.ts';
import { forbiddenFor } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import type { Amount } from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import { overLimit } from '../follows/limits.ts';
import type { Game } from '../game/game.ts';
import { summonForbidden } from '../summon/may.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { sayQuestion } from '../say/questions.ts';
import { causeOf, freedByCost, name, nothing, tell } from './common.ts';
import { type Handlers, type OpOf } from './table.ts';
import { NOT_YET } from './ways.ts';

export const TOKENS = {
  token: {
    possible: (game, op, ctx) =>
      playersOf(ctx, op.whose ?? 'you').every(
        // What is paid is one's own.
        (p) => freeMonsterZones(game, p) + (p === ctx.you ? freedByCost(ctx) : 0) >= leastTokens(game, op, ctx),
      ) &&
      !forbiddenFor(game, 'special-summon', ctx.you) &&
      !tokensForbidden(game, op, ctx),
    forbids: (game, op, ctx) => tokensForbidden(game, op, ctx),
    run(game, op, ctx, by) {
      const player = playersOf(ctx, op.whose ?? 'you')[0] ?? ctx.you;
      const free = freeMonsterZones(game, player);
      const least = leastTokens(game, op, ctx);
      if (free < least) return nothing(game, op.do, ctx, sayPrevented.noZone({ player }));
      const forbids = tokensForbidden(game, op, ctx);
      if (forbids)
        return nothing(game, op.do, ctx, sayPrevented.isForbidden({ what: op.name, by: sourceName(forbids) }));
      const count = tokenCount(game, op, least, free, ctx, by);
      const info = tokenInfo(game, op, ctx);
      const position = op.position ?? positionFor(game, ctx, ctx.you, [op.name]);
      const tokens = Array.from({ length: count }, () => {
        const token = makeCard(game, op.name.en, info, player);
        toMonsterZone(game, token, player, 'special', { position });
        happen(game, {
          kind: 'summoned',
          card: seen(game, token),
          cause: causeOf(ctx),
          to: 'monsters',
          how: 'special',
          player,
        });
        if (op.ongoing)
          addForce(game, token, {
            shown: shownForce(op.ongoing, name(ctx), 'leaves'),
            rules: op.ongoing,
            controller: ctx.you,
            until: 'leaves',
          });
        return token;
      });
      tell(
        game,
        op.do,
        ctx,
        sayEffect.tokens({ player, count, name: op.name }),
        'ygo.token.definition',
        'ygo.token.position',
      );
      return tokens;
    },
    declares: () => ['special-summon', 'token'],
  },
} satisfies Partial<Handlers>;

/** No more come at once than a side has Monster Zones. */
const ZONES = 7;
/** What keeps these Tokens from being Summoned: their player may Summon none like them, or has monsters beside which one would be too many. */
function tokensForbidden(game: Game, op: OpOf<'token'>, ctx: Context): Applied | undefined {
  if (speaksOf(op, NOT_YET)) return undefined;
  const info = tokenInfo(game, op, ctx);
  for (const player of playersOf(ctx, op.whose ?? 'you')) {
    // As it would come, in no place yet.
    const token = newCard('', op.name.en, info, player, player);
    // What is paid may take away the one beside which they cannot lie.
    const together = Array.from({ length: Math.min(leastTokens(game, op, ctx), ZONES) - 1 }, () => token);
    const over = freedByCost(ctx) > 0 ? undefined : overLimit(game, token, player, { together });
    const forbids =
      over ?? summonForbidden(game, token, ctx.you, { how: 'special', count: leastTokens(game, op, ctx) });
    if (forbids) return forbids;
  }
  return undefined;
}

const isAmount = (count: OpOf<'token'>['count']): count is Amount =>
  count !== 'any-number' && count !== 'as-many-as-possible' && !(typeof count === 'object' && isRange(count));
const isRange = (count: object): boolean => Object.keys(count).every((key) => key === 'min' || key === 'max');
/** As many Tokens as it has to bring: fewer are none. */
function leastTokens(game: Game, { count }: OpOf<'token'>, ctx: Context): number {
  if (isAmount(count)) return amount(game, count, ctx);
  return Math.max(1, counted(game, count, 1, ctx).min);
}
/** How many come: where its text leaves it open, what the move says, else asked. */
function tokenCount(
  game: Game,
  { count }: OpOf<'token'>,
  least: number,
  free: number,
  ctx: Context,
  by: Player,
): number {
  if (isAmount(count) || free <= least) return least;
  if (count === 'as-many-as-possible') return free;
  const most = Math.min(free, counted(game, count, free, ctx).max);
  if (most <= least) return least;
  const text = sayQuestion.howManyTokens({ card: name(ctx), player: by });
  return oneNumber(game, { min: least, max: most }, { about: 'tokens', text }, ctx, by);
}

const tokenInfo = (game: Game, op: OpOf<'token'>, ctx: Context): Card['info'] => ({
  name: op.name,
  names: [op.name.en, op.name.de],
  kind: 'monster',
  property: undefined,
  is: op.is ? ['token', op.is] : ['token'],
  race: op.race,
  attribute: op.attribute,
  level: amount(game, op.level, ctx),
  rank: undefined,
  link: undefined,
  scale: undefined,
  arrows: [],
  // Of Tributes nobody described nobody knows it: it is asked for where something hangs on it.
  atk: knownAmount(game, op.atk, ctx),
  def: knownAmount(game, op.def, ctx),
  series: [],
  effects: [],
  ground: 'declared',
  unread: [],
  text: undefined,
  materials: undefined,
  unknown: false,
  token: true,
});
