/**
 * As what material counts for one Summon, beyond what it is: "you can treat it as a non-Tuner", "as a Level 4 monster", "as a substitute for a material
 * mentioned by name".
 */
import type { Player } from '../../case/schema.ts';
import { type Card, type CardSeen, isIn, onField } from '../board/duel.ts';
import { isAbout, contextOf } from '../derive/applied.ts';
import { negatedBy, rulesOf } from '../derive/derive.ts';
import { howCovers, matches } from '../derive/filters.ts';
import { seen } from '../derive/seen.ts';
import { type Filter, many, type SummonKind } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';

/** Material that counts as something else for this Summon. */
export type Treated = ReadonlyMap<Card, CardSeen>;
export const AS_IT_IS: Treated = new Map();

/** A card as it counts: as it is, or as it is treated. */
export const countedAs = (game: Game, card: Card, treated: Treated): CardSeen => treated.get(card) ?? seen(game, card);

type Summoning = { by: Player; how: SummonKind; monster: Card };
const rulesFor = (game: Game, { by, how, monster }: Summoning) =>
  rulesOf(game, 'as-material').filter(
    (a) =>
      a.controller === by &&
      many(a.rule.how).some((h) => howCovers(h, how)) &&
      matches(game, a.rule.for, { ...seen(game, monster), face: 'up' }, contextOf(a)),
  );
type Rule = ReturnType<typeof rulesFor>[number];

function treat(card: CardSeen, { kind, level }: Rule['rule']): CardSeen {
  const is = card.is.filter((one) => one !== 'tuner' || kind === undefined);
  return { ...card, is: kind === 'tuner' ? [...is, 'tuner'] : is, ...(level !== undefined && { level }) };
}

/** Every way in which these cards may count, but for as they are; each card by one rule at most, no rule for more cards than it says. */
export function treatments(game: Game, cards: readonly Card[], summon: Summoning): Treated[] {
  const rules = rulesFor(game, summon);
  if (rules.length === 0) return [];
  let ways: { treated: Treated; used: readonly Rule[] }[] = [{ treated: AS_IT_IS, used: [] }];
  for (const card of cards) {
    const own = rules.filter((a) => isAbout(game, a.rule.cards, a, card));
    const more = ways.flatMap(({ treated, used }) =>
      own
        .filter((a) => used.filter((u) => u === a).length < (a.rule.most ?? Infinity))
        .map((a) => ({ treated: new Map([...treated, [card, treat(seen(game, card), a.rule)]]), used: [...used, a] })),
    );
    ways = [...ways, ...more].slice(0, MOST_WAYS);
  }
  return ways.slice(1).map(({ treated }) => treated);
}
/** Material of a Summon is few cards: more ways than these no board has. */
const MOST_WAYS = 256;

/** Can it stand for this Tuner that the Synchro Monster asks for, by its series or its name? */
export const isTunerSubstitute = (game: Game, card: Card, monster: Card, asked: Filter | undefined): boolean =>
  asked !== undefined &&
  monster.info.is.includes('synchro') &&
  !(onField(card) && negatedBy(game, card)) &&
  card.info.effects.some(({ ongoing = [] }) =>
    ongoing.some((rule) => rule.rule === 'tuner-substitute' && asksForTuner(asked, rule.series)),
  );
function asksForTuner({ is, series, name }: Filter, of: string): boolean {
  if (many(name).some((one) => one.includes(of))) return true;
  return many(is).includes('tuner') && many(series).includes(of);
}

/** Can it stand for a material that the Fusion Monster mentions by name? */
export const isSubstitute = (game: Game, card: Card, monster: Card): boolean =>
  monster.info.is.includes('fusion') &&
  !monster.info.effects.some((e) => e.summoning?.noSubstitutes) &&
  !(onField(card) && negatedBy(game, card)) &&
  card.info.effects.some(
    ({ ongoing = [], from }) =>
      ongoing.some(({ rule }) => rule === 'fusion-substitute') && (from === undefined || isIn(card.zone, many(from))),
  );
