/**
 * What material a Summon takes: declared needs, or the first line of an Extra Deck monster read here as far as its words are known. Which cards
 * fill which need is found by trying; what cannot be read is asked.
 */
import { seen } from '../derive/seen.ts';
import { isIn, type Card, type CardSeen } from '../board/duel.ts';
import { many, type Material, type MaterialTrait, type Procedure } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { counted } from '../choose/choice.ts';
import { matches } from '../derive/filters.ts';
import type { Player } from '../../case/schema.ts';
import { readMaterials } from './material-line.ts';
import { AS_IT_IS, countedAs, isSubstitute, isTunerSubstitute } from './treated.ts';

export type Need = Material;
type Method = Procedure['summon'];

/** The needs of a monster for a method: as declared, else as its first line says; undefined where that cannot be read. */
export function needsOf(card: Card, method: Method): readonly Need[] | undefined {
  const declared = card.info.effects.find((e) => e.procedure?.summon === method && !e.procedure.alternative)?.procedure
    ?.materials;
  if (declared) return declared;
  return card.info.materials === undefined ? undefined : readMaterials(card.info.materials);
}

/** Does one card fill one need? */
export const fills = (game: Game, need: Need, card: Card, by: Player, monster: Card, treated = AS_IT_IS): boolean =>
  (!need.from || isIn(card.zone, many(need.from))) &&
  matches(game, need.filter, asMonster(countedAs(game, card, treated)), { you: by, card: monster });
/** Material is a monster, also where it is a Monster Card in a zone for Spells and Traps. */
const asMonster = (card: CardSeen): CardSeen => ({
  ...card,
  face: 'up',
  ...(card.info.kind === 'monster' && { info: { ...card.info, also: 'monster' } }),
});
/** Can it stand for a material mentioned by name, for a Tuner of a series? One card of a Summon can. */
const standsFor = (game: Game, { filter, from }: Need, card: Card, monster: Card): boolean =>
  (!from || isIn(card.zone, many(from))) &&
  ((filter?.name !== undefined && isSubstitute(game, card, monster)) || isTunerSubstitute(game, card, monster, filter));

export type Fit = { ok: true } | { ok: false; wrong?: Card; together?: true };
/** Do these cards, all of them, fill all needs? Otherwise a card that fills none, where there is one. */
export function fit(
  game: Game,
  needs: readonly Need[],
  cards: readonly Card[],
  by: Player,
  monster: Card,
  treated = AS_IT_IS,
): Fit {
  const itself = (need: Need, card: Card): boolean => fills(game, need, card, by, monster, treated);
  const wrong = cards.find((card) => !needs.some((need) => itself(need, card) || standsFor(game, need, card, monster)));
  if (wrong) return { ok: false, wrong };
  const bounds = needs.map((need) => counted(game, need.count, cards.length, { you: by, card: monster }));
  const used = needs.map(() => 0);
  const place = (i: number, substitutes: number): boolean => {
    const card = cards[i];
    if (!card) return bounds.every((b, n) => (used[n] ?? 0) >= b.min);
    return needs.some((need, n) => {
      const own = itself(need, card);
      if ((used[n] ?? 0) >= (bounds[n]?.max ?? 0)) return false;
      if (!own && (substitutes > 0 || !standsFor(game, need, card, monster))) return false;
      used[n] = (used[n] ?? 0) + 1;
      if (place(i + 1, own ? substitutes : substitutes + 1)) return true;
      used[n] = (used[n] ?? 0) - 1;
      return false;
    });
  };
  if (!place(0, 0)) return { ok: false };
  return needs.every((need) => holdTogether(game, need, cards, by, monster))
    ? { ok: true }
    : { ok: false, together: true };
}
/** What a need asks of its cards together. Only lines of one part are read that ask such a thing of more than one card. */
function holdTogether(game: Game, need: Need, cards: readonly Card[], by: Player, monster: Card): boolean {
  const mine = cards.filter((card) => fills(game, need, card, by, monster));
  const values = (trait: MaterialTrait): string[] => mine.map((card) => VALUES[trait](seen(game, card)).join('/'));
  const { including } = need;
  return (
    (need.distinct ?? []).every((trait) => new Set(values(trait)).size === mine.length) &&
    (need.same ?? []).every((trait) => new Set(values(trait)).size <= 1) &&
    (!including ||
      mine.filter((card) => fills(game, { count: 1, filter: including.filter }, card, by, monster)).length >=
        including.min)
  );
}
const VALUES: Record<MaterialTrait, (card: CardSeen) => readonly string[]> = {
  // What is always treated as another card counts as that one.
  name: ({ names }) => names.slice(0, 1),
  race: (card) => card.race,
  attribute: (card) => card.attribute,
  level: (card) => [String(card.level)],
  rank: (card) => [String(card.rank)],
};

/** All groups of up to `most` of these cards, smaller ones first. */
export function groups(cards: readonly Card[], most: number): Card[][] {
  const all: Card[][] = [[]];
  for (const card of cards) for (const group of [...all]) if (group.length < most) all.push([...group, card]);
  return all.filter((g) => g.length > 0).sort((a, b) => a.length - b.length);
}
