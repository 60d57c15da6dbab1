/**
 * "You can only control 1", "each player can only control 1 Type of monster": what would be one too many cannot be Summoned or activated.
 * Control of it may be taken, and it goes at once; where too many lie there all the same, their player keeps as many as are allowed.
 */
import type { Player } from '../../case/schema.ts';
import { destroyCards } from '../change/destroying.ts';
import { instant } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';
import { askCards, questionId } from '../choose/choice.ts';
import { isLimited } from '../derive/forbidden.ts';
import { rulesOf } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { sourceName, type Applied } from '../derive/applied.ts';
import { faceUpOnField, fieldCards, type Card, type CardSeen } from '../board/duel.ts';
import type { Ongoing } from '../effects/schema.ts';
import { step, type Game } from '../game/game.ts';
import { isWhose } from '../derive/context.ts';
import { matches } from '../derive/filters.ts';
import { sayEffect } from '../say/effects.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';

type Limited = Applied & { rule: Extract<Ongoing, { rule: 'control-limit' }> };
const contextOf = (a: Limited) => ({ you: a.controller, ...(a.card && { card: a.card }) });
const fits = (game: Game, a: Limited, card: CardSeen): boolean => matches(game, a.rule.filter, card, contextOf(a));

/** Cards a rule counts: a player's, or all of the field. */
const counted = (game: Game, a: Limited, player: Player): Card[] =>
  fieldCards(game.duel).filter(
    (card) => faceUpOnField(card) && (a.rule.onField || card.controller === player) && fits(game, a, seen(game, card)),
  );
const keyOf = (what: 'race' | 'attribute' | 'name', card: CardSeen): string =>
  (what === 'name' ? card.names[0] : card[what].join()) ?? '';
/** Are these more than the rule allows? */
function tooMany({ rule }: Limited, cards: readonly CardSeen[]): boolean {
  const { of, each } = rule;
  if (of) return new Set(cards.map((c) => keyOf(of, c))).size > rule.count;
  if (!each) return cards.length > rule.count;
  return cards.some((card) => cards.filter((c) => keyOf(each, c) === keyOf(each, card)).length > rule.count);
}

/** The same where nobody has identified one of them: which it is may decide. Then the judge says whether they are too many. */
function wouldBeTooMany(game: Game, a: Limited, player: Player, cards: readonly CardSeen[]): boolean {
  const { of, each } = a.rule;
  const known = cards.filter(({ info }) => !info.unknown);
  if (known.length === cards.length || (!of && !each)) return tooMany(a, cards);
  if (tooMany(a, known)) return true;
  const apart = cards.map((card): CardSeen =>
    card.info.unknown ? { ...card, names: [card.id], race: [card.id], attribute: [card.id] } : card,
  );
  if (of && !tooMany(a, apart)) return false;
  const key = `${a.card?.id ?? 'limit'}/too-many ${cards.map(({ id, stay }) => `${id}/${stay}`).join(' ')}`;
  const said = game.identified.get(key);
  if (said !== undefined) return said;
  const answer = game.rec.ask<boolean>({
    id: `${a.card?.id ?? 'limit'}/too-many/${cards.at(-1)?.id}`,
    by: 'judge',
    what: 'fact',
    move: game.move,
    text: sayQuestion.tooMany({ by: sourceName(a), player }),
    answers: yesOrNo(),
    rules: ['ygo.current.control.only-so-many'],
  });
  game.identified.set(key, answer);
  return answer;
}

/**
 * What keeps a player from having this card face-up on the field, where something does: a rule in force, or the card's own condition.
 * `leaving`: Tributes, which are gone before it is there; `together`: what comes with it at the same time.
 */
export function overLimit(
  game: Game,
  card: Card,
  player: Player,
  { leaving = [], together = [] }: { leaving?: readonly Card[]; together?: readonly Card[] } = {},
): Limited | undefined {
  const own: Limited[] = card.info.effects
    .filter((e) => e.kind === 'condition')
    .flatMap((effect) => (effect.ongoing ?? []).map((rule) => ({ effect, rule })))
    .filter(isLimited)
    .map(({ effect, rule }) => ({ rule, controller: player, card, force: undefined, effect, order: 0 }));
  const asItComes = (one: Card): CardSeen => ({ ...seen(game, one), face: 'up', controller: player });
  const coming = asItComes(card);
  return [...rulesOf(game, 'control-limit'), ...own].find((a) => {
    if (!a.rule.onField && !isWhose({ you: a.controller }, a.rule.whose ?? 'you', player)) return false;
    if (!fits(game, a, coming)) return false;
    const there = counted(game, a, player).filter((c) => c !== card && !leaving.includes(c));
    const others = together.map(asItComes).filter((one) => fits(game, a, one));
    return wouldBeTooMany(game, a, player, [...there.map((c) => seen(game, c)), ...others, coming]);
  });
}

/** Monsters that would come at the same time, as far as a limit leaves them beside one another: where not all can, their player says which. */
export function comeTogether(game: Game, cards: readonly Card[], player: Player): readonly Card[] {
  if (cards.length < 2 || cards.length > MOST_TOGETHER) return cards;
  const over = (group: readonly Card[]): Limited | undefined =>
    group
      .map((card) => overLimit(game, card, player, { together: group.filter((other) => other !== card) }))
      .find((limit) => limit !== undefined);
  const limit = over(cards);
  if (!limit) return cards;
  const fitting = subsets(cards).filter((group) => !over(group));
  const most = fitting.filter((group) => !fitting.some((other) => other.length > group.length && group.every((card) => other.includes(card)))); // prettier-ignore
  const [only = [], ...others] = most;
  return others.length === 0 ? only : chosen(game, limit, player, most, 'summon');
}
/** No more come at once than there are Monster Zones. */
const MOST_TOGETHER = 7;
const subsets = (cards: readonly Card[]): Card[][] =>
  cards.reduce<Card[][]>((all, card) => [...all, ...all.map((group) => [...group, card])], [[]]).filter((g) => g.length > 0); // prettier-ignore

/** Where more lie there than a rule allows, the rest goes. */
export function enforceLimits(game: Game): void {
  for (const a of rulesOf(game, 'control-limit'))
    for (const player of a.rule.onField ? [a.controller] : (['A', 'B'] as const)) {
      if (!a.rule.onField && !isWhose({ you: a.controller }, a.rule.whose ?? 'you', player)) continue;
      const cards = counted(game, a, player);
      if (
        !wouldBeTooMany(
          game,
          a,
          player,
          cards.map((c) => seen(game, c)),
        )
      )
        continue;
      const kept = keep(game, a, player, cards);
      const gone = cards.filter((card) => !kept.includes(card));
      turnOut(game, a, player, gone);
    }
}
/** What is too many goes by the rule itself: sent to the Graveyard where the card says so, else destroyed. */
export function turnOut(game: Game, a: Limited, player: Player, gone: readonly Card[]): void {
  const sent = a.rule.excess === 'send';
  instant(game, {}, () => {
    if (sent) for (const card of gone) moveCard(game, card, { zone: 'graveyard' }, { kind: 'rule', by: player });
    else destroyCards(game, gone, { kind: 'rule', by: player });
  });
  step(game, {
    kind: 'control-limit',
    by: player,
    text: sayEffect.overLimit({ by: sourceName(a), player, cards: gone.map((c) => c.info.name), sent }),
    rules: ['ygo.current.control.only-so-many'],
  });
}
/** What the player keeps: asked where there is a choice; of copies that only may not be more, the ones that were there first. */
function keep(game: Game, a: Limited, player: Player, cards: readonly Card[]): Card[] {
  const { of, each, count } = a.rule;
  if (!of && !each) {
    const age = (card: Card): number => card.since.order ?? -1;
    return [...cards].sort((x, y) => age(x) - age(y)).slice(0, count);
  }
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const key = keyOf((of ?? each) as 'race', seen(game, card));
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  if (of) return chosen(game, a, player, [...groups.values()]);
  return [...groups.values()].flatMap((group) =>
    group.length <= count
      ? group
      : chosen(
          game,
          a,
          player,
          group.map((card) => [card]),
        ),
  );
}
function chosen(
  game: Game,
  a: Limited,
  player: Player,
  groups: readonly Card[][],
  does: 'keep' | 'summon' = 'keep',
): Card[] {
  const ids = askCards(game, {
    id: questionId(game, undefined, `${a.card?.id ?? 'limit'}/${does}/${player}`),
    by: player,
    what: 'choice',
    text: (does === 'keep' ? sayQuestion.whichKept : sayQuestion.whichCome)({ by: sourceName(a), player }),
    answers: groups.map((group) => ({
      value: group.map((c) => c.id),
      text: sayQuestion.cardList(group.map((c) => c.info.name)),
    })),
    rules: ['ygo.current.control.only-so-many'],
  });
  return ids.flatMap((id) => game.duel.cards.get(id) ?? []);
}
