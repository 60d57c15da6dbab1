/** Tributes for a Tribute Summon or Set. */
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { instant } from '../change/instant.ts';
import { hasTimesLeft, stillApplies } from '../costs/limited.ts';
import { moveCard } from '../change/moving.ts';
import { askCards, questionId } from '../choose/choice.ts';
import { isAbout } from '../derive/applied.ts';
import { forbidden } from '../derive/forbidden.ts';
import { rulesOf } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { cardOf, isIn, other, type Card, type Cause } from '../board/duel.ts';
import { many, type Filter, type Group, type Procedure } from '../effects/schema.ts';
import { holds } from '../derive/conditions.ts';
import { isWhose, playersOf, type Context } from '../derive/context.ts';
import { cardsIn, isAmong } from '../derive/groups.ts';
import { step, type Game } from '../game/game.ts';
import { matches } from '../derive/filters.ts';
import { saySummon, whySummon } from './say.ts';
import { whyNotPlace } from './zones.ts';

export interface NormalSummon {
  by: Player;
  card: Card;
  as: 'normal-summon' | 'set';
  tributes: readonly string[] | undefined;
  zone: number | undefined;
}

// ───────────────────────────── Tributes ─────────────────────────────

type Tributing = Pick<NormalSummon, 'by' | 'card' | 'as'>;
/** One way to Summon it: with so many Tributes, as its Level asks or its own text (`own`) says. */
interface Way {
  needed: number;
  /** Fewer than that because of an effect. */
  spared?: boolean;
  own?: Procedure;
}
const tributeRules = (game: Game, { by, card, as }: Tributing) =>
  rulesOf(game, 'tributes').filter(
    (a) =>
      playersOf({ you: a.controller }, a.rule.whose ?? 'you').includes(by) &&
      (!a.rule.faceUp || as === 'normal-summon') &&
      matches(game, a.rule.for, seen(game, card), { you: by, ...(a.card && { card: a.card }) }),
  );
/** The ways there are, those with the fewest Tributes first. */
function waysToTribute(game: Game, s: Tributing): Way[] {
  const level = seen(game, s.card).level ?? 0;
  const less = tributeRules(game, s)
    .filter((a) => hasTimesLeft(game, a, 'tributes'))
    .reduce((sum, a) => sum + (a.rule.less ?? 0), 0);
  const own = s.card.info.effects
    .flatMap((e) => (e.procedure?.summon === 'tribute' ? [e.procedure] : []))
    .filter((p) => (!p.faceUp || s.as === 'normal-summon') && holds(game, p.if, { you: s.by, card: s.card }));
  const usual = own.some((p) => !p.alternative) ? [] : [{ needed: level >= 7 ? 2 : level >= 5 ? 1 : 0 }];
  return [...usual, ...own.map((p) => ({ needed: p.tributes ?? 0, own: p }))]
    .map((way) => ({ ...way, needed: Math.max(0, way.needed - less), spared: less > 0 && way.needed > 0 }))
    .sort((a, b) => a.needed - b.needed);
}
/** The way that is meant: the one the named Tributes fit, else the first that can be gone. */
export function wayOf(game: Game, s: NormalSummon): Way {
  const ways = waysToTribute(game, s);
  const given = s.tributes?.map((id) => cardOf(game.duel, id));
  const fits = (way: Way): boolean =>
    given
      ? given.every((c) => tributable(game, s, way).includes(c)) && coversTributes(game, s, given, way.needed)
      : coversTributes(game, s, tributable(game, s, way), way.needed, true);
  return ways.find(fits) ?? ways[0] ?? { needed: 0 };
}
/** Cards that may be Tributed for this Summon. */
function tributable(game: Game, s: Tributing, { own }: Way): Card[] {
  const { by, card } = s;
  const cause: Cause = { kind: 'procedure', by };
  const wanted = own?.materials?.[0]?.filter;
  const asked = tributesAsked(s);
  const opposing = own?.to === 'opponent' ? game.duel.sides[other(by)].zones.monsters : [];
  const also = tributeRules(game, s).flatMap((a) => (a.rule.also ? cardsIn(game, a.rule.also, { you: by }) : []));
  const usual = [...game.duel.sides[by].zones.monsters, ...opposing].filter((c) => c.info.kind === 'monster');
  return [...new Set([...usual, ...also])].filter(
    (c) =>
      c !== card &&
      !forbidden(game, 'be-tributed', c, cause, { how: 'tribute', monster: card }) &&
      [wanted, ...asked].every((filter) => matches(game, filter, seen(game, c), { you: by, card })),
  );
}
/** What its own text asks of every Tribute of a Tribute Summon. */
const tributesAsked = ({ card, as }: Tributing): Filter[] =>
  as === 'set' ? [] : card.info.effects.flatMap(({ summoning }) => summoning?.tributesLike ?? []);
/** Of the cards an effect lets be Tributed besides, are these too many? */
function tooManyAlso(game: Game, s: Tributing, cards: readonly Card[]): boolean {
  return tributeRules(game, s).some(({ rule, card }) => {
    if (!rule.also) return false;
    const context = { you: s.by, ...(card && { card }) };
    const fitting = cards.filter((c) => isAmong(game, rule.also as Group, context, c));
    const times = rule.times !== undefined && tributedBefore(game, s.by, rule.also, context) >= rule.times;
    return fitting.length > (rule.most ?? Infinity) || (times && fitting.length > 0);
  });
}
/** In how many Summons of this turn such cards were Tributed. */
const tributedBefore = (game: Game, by: Player, also: Group, ctx: Context): number =>
  game.duel.log.filter(
    (i) =>
      i.turn === game.duel.turn.number &&
      i.events.some(
        (e) =>
          e.kind === 'tributed' &&
          e.cause.kind === 'procedure' &&
          e.cause.by === by &&
          e.card !== undefined &&
          isIn(e.card.zone, many(also.where)) &&
          isWhose(ctx, also.whose, e.card.controller),
      ),
  ).length;
/** What has to be Tributed for it, as `now` tells; undefined where it takes no Tributes. */
export function tributesFor(game: Game, s: NormalSummon): { count: number; from: string[] } | undefined {
  const way = wayOf(game, s);
  return way.needed === 0 ? undefined : { count: way.needed, from: tributable(game, s, way).map((c) => c.id) };
}
export function whyNotTributes(game: Game, s: NormalSummon): Reason[] {
  const way = wayOf(game, s);
  const { needed } = way;
  const all = tributable(game, s, way);
  const given = s.tributes?.map((id) => cardOf(game.duel, id));
  if (given) {
    const wrong = given.filter((c, i) => !all.includes(c) || given.indexOf(c) !== i);
    if (wrong[0]) return [whySummon.notTributable({ card: wrong[0].info.name })];
    const last = given.at(-1);
    if (last && tooManyAlso(game, s, given)) return [whySummon.notTributable({ card: last.info.name })];
    if (!coversTributes(game, s, given, needed)) return [whySummon.tributeCount({ needed, given: given.length })];
  } else if (!coversTributes(game, s, all, needed, true))
    return [whySummon.tributeCount({ needed, given: all.length })];
  const fewest = all.findIndex((_, i) => coversTributes(game, s, all.slice(0, i + 1), needed, true)) + 1;
  const leaving = given ?? (needed === 0 ? [] : all.slice(0, fewest));
  return whyNotPlace(game, s.by, 'main', s.zone, leaving);
}
/** How many Tributes a monster can be treated as. */
function tributeValue(game: Game, { by, card }: Pick<NormalSummon, 'by' | 'card'>, tribute: Card): number {
  return rulesOf(game, 'tribute-value')
    .filter(
      (a) =>
        a.controller === by &&
        matches(game, a.rule.for, { ...seen(game, card), face: 'up' }, { you: by, ...(a.card && { card: a.card }) }) &&
        isAbout(game, a.rule.cards, a, tribute),
    )
    .reduce((value, a) => Math.max(value, a.rule.count), 1);
}
/** Are these as many Tributes as it takes – not more cards than that, and (unless `orMore`) none superfluous? */
function coversTributes(game: Game, s: NormalSummon, cards: readonly Card[], needed: number, orMore = false): boolean {
  const values = cards.map((c) => tributeValue(game, s, c));
  const sum = values.reduce((a, b) => a + b, 0);
  if (orMore) return sum >= needed;
  return cards.length <= needed && sum >= needed && values.every((value) => value === 1 || sum - value < needed);
}
export function payTributes(game: Game, s: NormalSummon): Card[] {
  const way = wayOf(game, s);
  const { needed } = way;
  if (way.spared) for (const a of tributeRules(game, s)) if (a.rule.less) stillApplies(game, a, 'tributes');
  if (needed === 0 && !s.tributes?.length) return [];
  const all = tributable(game, s, way);
  const alone = all.filter((c) => tributeValue(game, s, c) >= needed);
  const ids =
    s.tributes ??
    (all.length === needed && (needed === 1 || alone.length === 0)
      ? all.map((c) => c.id)
      : askCards(game, {
          id: questionId(game, undefined, `${s.card.id}/tributes`),
          by: s.by,
          what: 'cost',
          text: saySummon.whichTributes({ player: s.by, count: needed, card: s.card.info.name }),
          ...(needed === 1 && { answers: all.map((c) => ({ value: [c.id], text: c.info.name })) }),
          rules: ['ygo.summon.tribute.count'],
        }));
  const cards = ids.map((id) => cardOf(game.duel, id));
  const cause: Cause = { kind: 'procedure', by: s.by, card: seen(game, s.card) };
  s.card.madeWith = cards.map((c) => seen(game, c));
  instant(game, {}, () => cards.forEach((c) => moveCard(game, c, { zone: 'graveyard' }, cause, ['tributed'])));
  step(game, {
    kind: 'tribute',
    by: s.by,
    card: s.card.id,
    text: saySummon.tributes({ player: s.by, cards: cards.map((c) => c.info.name) }),
    rules: ['ygo.summon.tribute.count', 'ygo.glossary.tribute.definition'],
  });
  return cards;
}
