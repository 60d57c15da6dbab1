/** How much an amount of the effect language is, and whether a number is within bounds. */
import { EXTRA_DECK_KINDS } from '../../case/printed.ts';
import { lacksValue } from '../cards.ts';
import { counterCount } from '../board/counters.ts';
import { seen } from './seen.ts';
import { type Card, type CardSeen, type Link, isIn, onField, other } from '../board/duel.ts';
import { type Amount, type Bounds, many, type OneOrMany, type Place, type Ref } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { askedValue, isUnnamed, unnamedStat } from './asked-value.ts';
import { type Context, Unmodelled } from './context.ts';
import { battleDamageTo } from './battle-damage.ts';
import { answeredBy } from './events.ts';
import { matches, sure } from './filters.ts';
import { cardsIn } from './groups.ts';
import { timesHappened } from './happened.ts';
import { refCards, refSeen, refSeenAsWas } from './references.ts';
import { numberValue } from './values.ts';
import { keyed } from '../../keyed.ts';

export function within(game: Game, value: number | '?' | undefined, bounds: Bounds, ctx: Context): boolean {
  if (value === undefined || value === '?') return false;
  if (typeof bounds === 'number') return value === bounds;
  return (
    (bounds.min === undefined || value >= amount(game, bounds.min, ctx)) &&
    (bounds.max === undefined || value <= amount(game, bounds.max, ctx)) &&
    (bounds.equals === undefined || value === amount(game, bounds.equals, ctx))
  );
}

/** Never below 0; a number written as such stays what it is. */
export const amount = (game: Game, asked: Amount, ctx: Context): number =>
  typeof asked === 'number' ? asked : Math.max(0, signedAmount(game, asked, ctx));
/** What is taken away in a sum ("until you have 3 cards in your hand") counts below 0. */
export function signedAmount(game: Game, asked: Amount, ctx: Context): number {
  if (typeof asked === 'number') return asked;
  const times = asked.times ?? 1;
  const value = raw(game, asked, ctx);
  return asked.rounded === 'down' ? Math.floor(value * times + 1e-9) : scale(value, times);
}

/** A value of the monster that is changed or asked for. */
function ownValue(game: Game, own: Extract<Amount, { own: string }>['own'], { changing }: Context): number {
  const stat = own.replace('original-', '');
  if (changing && 'names' in changing && isUnnamed(changing, stat)) return askedValue(game, changing, stat);
  if (changing && (stat === 'atk' || stat === 'def') && lacksValue(changing.info, stat))
    throw new Unmodelled(`${changing.info.name.en}: ${own}?`);
  if (own === 'original-atk') return numberOr0(changing?.info.atk);
  if (own === 'original-def') return numberOr0(changing?.info.def);
  if (changing && !('names' in changing)) return numberOfChanging(game, changing, own);
  return numberOr0(changing && (own === 'atk' || own === 'def' ? sure(changing)[own] : changing[own]));
}

/** ATK that hang on the monster's own Level: that is a value of its own, which may be changed, too; 0 where it has none. */
function numberOfChanging(game: Game, card: Card, own: string): number {
  const stat = own === 'level' || own === 'rank' ? own : undefined;
  const value = stat && numberValue(game, card, stat);
  if (stat === undefined || (value === undefined && card.info[stat] !== undefined))
    throw new Unmodelled(`${card.info.name.en}: ${own}?`);
  return value ?? 0;
}

const numberOr0 = (value: number | '?' | undefined): number => (typeof value === 'number' ? value : 0);

/** Halves that are not whole are rounded up. */
const scale = (value: number, times: number): number => Math.ceil(value * times - 1e-9);

function raw(game: Game, asked: Exclude<Amount, number>, ctx: Context): number {
  if ('count' in asked) return countOf(game, asked, ctx);
  if ('happened' in asked) return timesHappened(game, asked, ctx);
  if ('stat' in asked) return statSum(game, asked, ctx);
  if ('own' in asked) return ownValue(game, asked.own, ctx);
  if ('lifePoints' in asked) return game.duel.sides[asked.lifePoints === 'you' ? ctx.you : other(ctx.you)].lifePoints;
  if ('battleDamage' in asked) return battleDamageTo(game, asked.battleDamage === 'you' ? ctx.you : other(ctx.you));
  if ('counters' in asked) return countersOn(game, asked, ctx);
  if ('sum' in asked) return asked.sum.reduce<number>((sum, a) => sum + signedAmount(game, a, ctx), 0);
  if ('difference' in asked)
    return Math.abs(amount(game, asked.difference[0], ctx) - amount(game, asked.difference[1], ctx));
  if ('greater' in asked) return Math.max(...asked.greater.map((one) => amount(game, one, ctx)));
  if ('lesser' in asked) return Math.min(...asked.lesser.map((one) => amount(game, one, ctx)));
  return FROM[asked.from](ctx, game, asked.where);
}

type From = Extract<Amount, { from: unknown }>['from'];
/** What the event, the activation or the resolution tells. */
const FROM: { [F in From]: (ctx: Context, game: Game, where: OneOrMany<Place> | undefined) => number } = {
  event: ({ event }) => event?.amount ?? 0,
  answered: ({ event }, game) => answeredBy(game, event)?.amount ?? 0,
  paid: ({ link }) => link?.paid ?? 0,
  declared: ({ declared, link }) => Number(declared ?? link?.choose.number ?? 0),
  rolled: ({ rolled }) => rolled ?? 0,
  heads: ({ heads }) => heads ?? 0,
  affected: ({ affected }) => affected?.length ?? 0,
  cost: ({ link }, _, where) => cameFrom(link?.cost ?? [], where).length,
  changed: ({ changed }) => changed?.() ?? 0,
  links: (_, { duel }) => duel.chain.length,
  'repeated-links': (_, { duel }) =>
    duel.chain.filter((link) => duel.chain.some((one) => one !== link && sharesName(one, link))).length,
  turn: (_, { duel }) => duel.turn.number,
  'made-with': (ctx, _, where) => madeWithCount(ctx, where),
};

const sharesName = (a: Link, b: Link): boolean => a.asActivated.names.some((name) => b.asActivated.names.includes(name)); // prettier-ignore

function countersOn(game: Game, { counters, on }: Extract<Amount, { counters: unknown }>, ctx: Context): number {
  const cards =
    typeof on === 'object' && 'where' in on
      ? cardsIn(game, on, ctx)
      : on === 'cost'
        ? refSeen(game, 'cost', ctx)
        : refCards(game, on as Ref, ctx);
  return cards.reduce<number>((sum, card) => sum + counterCount(card.counters, counters), 0);
}

/** With how many cards this card was Summoned; of a monster in its first stay (the board at the start) nobody has said it. */
function madeWithCount({ card, seen: was }: Context, from: OneOrMany<Place> | undefined): number {
  const cards = (was ?? card)?.madeWith ?? [];
  if (card && onField(card) && card.stay === 1 && cards.length === 0)
    throw new Unmodelled('with how many cards it was Summoned');
  return cameFrom(cards, from).length;
}
const cameFrom = (cards: readonly CardSeen[], from: OneOrMany<Place> | undefined): readonly CardSeen[] =>
  from === undefined ? cards : cards.filter((card) => isIn(card.zone, many(from)));

/** How many cards are attached to this card; of one that has left with the event or as a cost, how many were. */
function materialCount({ card, seen: activated, event, link }: Context): number {
  if (!card) return 0;
  if (card.zone === 'monsters') return card.materials.length;
  return [event?.card, ...(link?.cost ?? []), activated].find((one) => one?.id === card.id)?.materials ?? 0;
}

export const SPECIAL_KINDS: readonly string[] = ['ritual', 'pendulum', ...EXTRA_DECK_KINDS];
function countOf(game: Game, asked: Extract<Amount, { count: unknown }>, ctx: Context): number {
  const { count, distinct } = asked;
  if (count === 'materials' && !asked.like && !distinct) return materialCount(ctx);
  const all =
    typeof count === 'object' && 'where' in count
      ? cardsIn(game, count, ctx).map((card) => seen(game, card))
      : occasionsOf(ctx, count).flatMap((occasion) => refSeenAsWas(game, count, occasion));
  const cards = all.filter((card) => matches(game, asked.like, card, ctx));
  return asked.same ? mostAlike(cards, asked.same, distinct) : differing(cards, distinct);
}
/** "Gain 500 LP for each": an effect that triggered several times in one Chain activates once and counts all of it. */
const occasionsOf = (ctx: Context, count: unknown): Context[] => [
  ...(count === 'event' ? (ctx.link?.earlier ?? []) : []).map((event) => ({ ...ctx, event })),
  ctx,
];
function differing(cards: readonly CardSeen[], distinct: Extract<Amount, { count: unknown }>['distinct']): number {
  if (!distinct) return cards.length;
  if (distinct === 'kind')
    return new Set(cards.flatMap((card) => card.is.filter((is) => SPECIAL_KINDS.includes(is)))).size;
  const key = {
    name: (c: CardSeen) => c.names[0] ?? '',
    'original-name': (c: CardSeen) => c.info.name.en,
    race: (c: CardSeen) => c.race.join(),
    'original-race': (c: CardSeen) => c.info.race ?? '',
    attribute: (c: CardSeen) => c.attribute.join(),
    level: (c: CardSeen) => String(c.level),
  }[distinct];
  return new Set(cards.map(key)).size;
}
/** The most of these cards that share a name, a Type …; a card that lies face-down on the field has none. */
function mostAlike(
  cards: readonly CardSeen[],
  trait: 'name' | 'race' | 'attribute' | 'level',
  distinct: Extract<Amount, { count: unknown }>['distinct'],
): number {
  const values = {
    name: (c: CardSeen) => c.names,
    race: (c: CardSeen) => c.race,
    attribute: (c: CardSeen) => c.attribute,
    level: (c: CardSeen) => (c.level === undefined ? [] : [String(c.level)]),
  }[trait];
  const open = cards.filter((card) => !(card.face === 'down' && onField(card)));
  const unknown = open.find((card) => card.info.unknown);
  if (unknown) throw new Unmodelled(`${unknown.info.name.en}: ${trait}?`);
  const groups = [...new Set(open.flatMap(values))].map((value) => open.filter((card) => values(card).includes(value)));
  return Math.max(0, ...groups.map((group) => differing(group, distinct)));
}

/** The cards whose values are added up. */
function summedCards(game: Game, asked: Extract<Amount, { stat: unknown }>, ctx: Context): CardSeen[] {
  const cards: CardSeen[] =
    typeof asked.of === 'object' && 'where' in asked.of
      ? cardsIn(game, asked.of, ctx).map((card) => seen(game, card))
      : asked.asIt === 'was'
        ? refSeenAsWas(game, asked.of as Ref, ctx)
        : refSeen(game, asked.of as Ref, ctx);
  return cards.filter((card) => matches(game, asked.like, card, ctx));
}
/** An amount for which nothing is asked: nothing where it hangs on the ATK or DEF of a monster nobody described. */
export function knownAmount(game: Game, asked: Amount, ctx: Context): number | undefined {
  const stat = typeof asked === 'object' && 'stat' in asked ? asked : undefined;
  const open = stat && summedCards(game, stat, ctx).some((card) => unnamedStat(card, stat.stat) !== undefined);
  return open ? undefined : amount(game, asked, ctx);
}
function statSum(game: Game, asked: Extract<Amount, { stat: unknown }>, ctx: Context): number {
  const values = summedCards(game, asked, ctx).map((card) => {
    const unnamed = unnamedStat(card, asked.stat);
    return unnamed ? askedValue(game, card, unnamed) : statNumber(card, asked.stat);
  });
  if (values.length === 0) return 0;
  return asked.each === 'highest'
    ? Math.max(...values)
    : asked.each === 'lowest'
      ? Math.min(...values)
      : values.reduce((a, b) => a + b, 0);
}

export function statNumber(card: CardSeen, stat: string): number {
  if (stat === 'atk' || stat === 'def') sure(card);
  const value = keyed(
    {
      atk: card.atk,
      def: card.def,
      level: card.level,
      rank: card.rank,
      link: card.info.link,
      scale: card.scale,
      'original-atk': card.originalAtk,
      'original-def': card.originalDef,
      'original-level': card.info.level,
      'original-rank': card.info.rank,
    },
    stat,
  );
  if (typeof value !== 'number' && card.info.unknown && card.zone === 'monsters' && card.face === 'up')
    throw new Unmodelled(`${card.info.name.en}: ${stat}?`);
  return typeof value === 'number' ? value : 0;
}
