/**
 * Choices while the game goes on: which cards a player picks, yes or no, coins and dice. They come from the move that activated the effect
 * (`choose`, `others`), from a `decide` move, or are asked; where nothing later hangs on the answer, the question stays open and the ruling goes on.
 */
import type { Player } from '../../case/schema.ts';
import { MAX_ANSWERS } from '../../ruling/branch.ts';
import { same } from '../../ruling/say.ts';
import type { Decision, Localized, RuleId } from '../../ruling/schema.ts';
import { unnamedCard } from '../change/deck.ts';
import { other, type Card, type Link, type LinkChoices } from '../board/duel.ts';
import { many, type HowMany, type Pick, type Subject } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { amount } from '../derive/amounts.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { unidentifiedOf } from '../derive/identified.ts';
import { fits } from './together.ts';
import { playersOf, type Context } from '../derive/context.ts';
import { refCards } from '../derive/references.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';

export interface Counted {
  min: number;
  max: number;
}
/** The numbers a count allows; `all` is how many there are. */
export function counted(game: Game, count: HowMany, all: number, ctx: Context): Counted {
  if (count === 'any-number') return { min: 1, max: Infinity };
  if (count === 'as-many-as-possible') return { min: all, max: all };
  if (typeof count === 'number') return { min: count, max: count };
  return {
    min: count.min === undefined ? 1 : amount(game, count.min, ctx),
    max: count.max === undefined ? Infinity : amount(game, count.max, ctx),
  };
}

/** What the move said for the player who decides. */
export const choicesOf = (ctx: Context, by: Player): LinkChoices => {
  const link = ctx.link;
  if (!link) return {};
  return by === link.by ? link.choose : link.others;
};

export interface Question {
  id: string;
  by: Player | 'judge';
  what: Decision['what'];
  text: Localized;
  answers?: { value: unknown; text: Localized }[];
  rules: readonly RuleId[];
}
/** As the record keeps it: at the move that is being made. */
export const atThisMove = (game: Game, question: Question) => ({
  ...question,
  rules: [...question.rules],
  move: game.move,
});
const isCard = (game: Game) => (id: string) => game.duel.cards.has(id);
/** Asks; the ruling stops where there is no answer. */
export function ask<T>(game: Game, question: Question, fromCase?: T, probabilities?: readonly number[]): T {
  return game.rec.ask<T>(atThisMove(game, question), {
    ...(fromCase !== undefined && { fromCase }),
    ...(probabilities && { probabilities }),
  });
}
/** The same of a question that a list of cards answers, by their ids. */
export const askCards = (game: Game, question: Question, fromCase?: string[]): string[] =>
  game.rec.askList(atThisMove(game, question), isCard(game), fromCase === undefined ? {} : { fromCase });
/** Stable id of a question about a link. */
export const questionId = (game: Game, link: Link | undefined, what: string): string => {
  // Answers are moves, too: they must not change the names of the questions.
  const at = game.moves.slice(0, game.move).filter((move) => move.do !== 'decide').length;
  const base = link ? `${link.card.id}/${link.serial}/${what}` : `${what}/${at}`;
  const before = game.rec.decisions.filter((d) => d.id === base || d.id.startsWith(`${base}/`)).length;
  return before === 0 ? base : `${base}/${before + 1}`;
};

export const isPick = (subject: Subject): subject is Pick => typeof subject === 'object' && 'choose' in subject;

/** The cards an operation is about. Picks are made now. */
export function subjectCards(game: Game, subject: Subject, ctx: Context, by: Player = ctx.you): Card[] {
  if (typeof subject === 'string' || !('where' in subject)) return refCards(game, subject as never, ctx);
  if (!isPick(subject)) return [...cardsIn(game, subject, ctx), ...unidentifiedOf(game, subject, ctx)];
  const chosen = pickCards(game, subject, ctx, subject.by === 'opponent' ? other(ctx.you) : by);
  if (subject.named) ctx.named = { ...ctx.named, [subject.named]: chosen };
  return chosen;
}

/** The cards a player picks. Cards that were picked once for this link are not picked again for another operation. */
export function pickCards(game: Game, pick: Pick, ctx: Context, by: Player): Card[] {
  const known = cardsIn(game, pick, ctx);
  const { min, max } = counted(game, pick.choose, known.length, ctx);
  // "Up to the difference", and there is none by now.
  if (typeof pick.choose === 'object' && max < Math.max(1, min)) return [];
  if (pick.by === 'top') return topCards(game, pick, ctx, howManyFromTop(game, { min, max }, ctx, by));
  const candidates = [...known, ...unknownThatFit(game, pick, ctx, by, min - known.length)];
  const choices = choicesOf(ctx, by);
  const used = (ctx.picked ??= []);
  const said = [...new Set(notUsedYet(choices.cards ?? [], used, by))]
    .filter((id) => candidates.some((c) => c.id === id))
    .slice(0, max);
  const valid = said.length >= min && (said.length > 0 || choices.cards !== undefined) && fits(game, pick, said, ctx);
  const chosen = valid ? said : withoutSaying(game, pick, candidates, { min, max }, ctx, by);
  used.push(...chosen.map((id) => `${by} ${id}`));
  return chosen.flatMap((id) => game.duel.cards.get(id) ?? []);
}

/** "Up to": what the player says, else asked. */
function howManyFromTop(game: Game, { min, max }: Counted, ctx: Context, by: Player): number {
  if (min >= max || max === Infinity) return max;
  const text = sayQuestion.whichCards({ card: nameOf(ctx), player: by, count: countText(min, max) });
  return oneNumber(game, { min, max }, { about: 'number', text }, ctx, by);
}
/** A number within the bounds: what the move says, else asked; `about` tells the question from others of the same link. */
export function oneNumber(
  game: Game,
  { min, max }: Counted,
  { about, text }: { about: string; text: Localized },
  ctx: Context,
  by: Player,
): number {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const said = choicesOf(ctx, by).number;
  return ask<number>(
    game,
    {
      id: questionId(game, ctx.link, about),
      by,
      what: 'choice',
      text,
      answers: numbers.map((value) => ({ value, text: same(String(value)) })),
      rules: ['ygo.st.follow-card-text'],
    },
    said !== undefined && numbers.includes(said) ? said : undefined,
  );
}

/** Cards of a hand that nobody has identified, where those that are known do not do: whether as many of them fit is asked. */
function unknownThatFit(game: Game, pick: Pick, ctx: Context, by: Player, lacking: number): Card[] {
  if (lacking <= 0 || !pick.filter || !many(pick.where).includes('hand')) return [];
  const unknown = playersOf(ctx, pick.whose).flatMap((player) =>
    game.duel.sides[player].zones.hand.filter((card) => card.info.unknown),
  );
  if (unknown.length < lacking) return [];
  const fit = ask<boolean>(game, {
    id: questionId(game, ctx.link, 'fits'),
    by: 'judge',
    what: 'fact',
    text: sayQuestion.fitsUnknown({ card: nameOf(ctx), player: by }),
    answers: yesOrNo(),
    rules: ['ygo.st.follow-card-text'],
  });
  return fit ? unknown.slice(0, lacking) : [];
}

/** Of the cards named for a link those that no operation before has taken; a card named twice is picked twice. */
function notUsedYet(named: readonly string[], used: readonly string[], by: Player): string[] {
  const taken = [...used];
  return named.filter((id) => {
    const at = taken.indexOf(`${by} ${id}`);
    if (at >= 0) taken.splice(at, 1);
    return at < 0;
  });
}

function withoutSaying(
  game: Game,
  pick: Pick,
  candidates: Card[],
  { min, max }: Counted,
  ctx: Context,
  by: Player,
): string[] {
  const unknown = hiddenHere(game, pick, ctx);
  const all = candidates.map((c) => c.id);
  if (candidates.length <= min && unknown === 0) return pick.total && !fits(game, pick, all, ctx) ? [] : all;
  const identical = candidates.length > 0 && unknown === 0 && max <= min && candidates.every((c) => c.info.unknown);
  if (identical) return candidates.slice(0, min).map((c) => c.id);
  const text =
    unknown > 0
      ? sayQuestion.whichSearched({ card: nameOf(ctx), player: by })
      : sayQuestion.whichCards({ card: nameOf(ctx), player: by, count: countText(min, max) });
  const question: Question = {
    id: questionId(game, ctx.link, unknown > 0 ? 'search' : 'choose'),
    by,
    what: 'choice',
    text,
    rules: ['ygo.st.follow-card-text'],
  };
  // How many "as many as possible" are, only a Deck that was written down tells.
  if (unknown > 0 && pick.choose === 'as-many-as-possible') return askCards(game, question);
  if (unknown > 0) {
    // Which card nobody named it is, changes nothing the engine knows: an unknown card stands for it.
    const answer = game.rec.leaveListOpen(atThisMove(game, question), isCard(game));
    return answer ?? takeUnknown(game, pick, ctx, min);
  }
  const answers = groupsOf(candidates, min, max, (ids) => fits(game, pick, ids, ctx));
  // Nothing that is there adds up to what is asked for.
  if (pick.total && answers?.length === 0) return [];
  return askCards(game, { ...question, ...(answers && { answers }) });
}
/** Every group of `min` to `max` cards a player may choose, as answers; nothing where there are more than a judge would read. */
export function groupsOf(
  cards: readonly Card[],
  min: number,
  max: number,
  fit: (ids: string[]) => boolean,
): { value: string[]; text: Localized }[] | undefined {
  const answers = groupsBetween(cards, min, max)
    ?.filter((g) => fit(g.map((c) => c.id)))
    .map((g) => ({ value: g.map((c) => c.id), text: sayQuestion.cardList(g.map((c) => c.info.name)) }));
  return answers && answers.length <= MAX_ANSWERS ? answers : undefined;
}
/** Every group of `min` to `max` of these cards, smaller ones first; undefined where there are more than can be tried. */
export function groupsBetween(cards: readonly Card[], min: number, max: number): Card[][] | undefined {
  let groups: Card[][] = [[]];
  for (const card of cards) {
    groups = [...groups, ...groups.filter((g) => g.length < max).map((g) => [...g, card])];
    if (groups.length > 2 ** 10) return undefined;
  }
  return groups.filter((g) => g.length >= min).sort((a, b) => a.length - b.length);
}
/** Of a Deck nobody wrote down; cards the text has spoken of already are none of those. */
const hiddenHere = (game: Game, pick: Pick, ctx: Context): number => {
  const places = many(pick.where);
  if (pick.filter?.oneOf !== undefined || pick.filter?.ids) return 0;
  return places.includes('deck') || places.includes('extra-deck')
    ? unknownIn(game, { ...pick, where: places.filter((p) => p === 'deck' || p === 'extra-deck') }, ctx)
    : 0;
};
function takeUnknown(game: Game, pick: Pick, ctx: Context, count: number): string[] {
  const zone = many(pick.where).includes('deck') ? 'deck' : 'extraDeck';
  const [player] = playersOf(ctx, pick.whose ?? 'you');
  // What is found under a declared name has that name.
  const declared = pick.filter?.declared === 'name' ? (ctx.declared ?? ctx.link?.choose.name) : undefined;
  const taken: string[] = [];
  for (let i = 0; i < count; i++) {
    const card = player && unnamedCard(game, player, zone, typeof declared === 'string' ? declared : undefined);
    if (card) taken.push(card.id);
  }
  return taken;
}
/** The top cards of a Deck; cards nobody named stand for those that are not known. */
export function topCards(game: Game, pick: Pick, ctx: Context, count: number): Card[] {
  const [player] = playersOf(ctx, pick.whose ?? 'you');
  if (!player) return [];
  const { deck } = game.duel.sides[player].zones;
  while (deck.length < count && unnamedOnTop(game, player)) continue;
  return deck.slice(0, count);
}
const unnamedOnTop = (game: Game, player: Player): boolean => unnamedCard(game, player, 'deck') !== undefined;

const nameOf = (ctx: Context): Localized => ctx.card?.info.name ?? sayPrevented.anEffectInForce();
const countText = (min: number, max: number): string =>
  min === max ? String(min) : max === Infinity ? `${min}+` : `${min}–${max}`;

/** Who names cards for an optional part uses it. */
const namesSome = (
  game: Game,
  subject: Subject | undefined,
  ids: readonly string[] | undefined,
  ctx: Context,
): boolean =>
  subject !== undefined &&
  ids !== undefined &&
  isPick(subject) &&
  cardsIn(game, subject, ctx).some((card) => notUsedYet(ids, ctx.picked ?? [], ctx.you).includes(card.id));

/** Yes or no for an optional part; not saying means no, and is noted as an assumption. */
export function wantsTo(game: Game, ctx: Context, by: Player, subject?: Subject): boolean {
  const choices = choicesOf(ctx, by);
  const said = choices.yes ?? (namesSome(game, subject, choices.cards, ctx) ? true : undefined);
  const text = sayQuestion.useIt({ card: nameOf(ctx), player: by });
  if (said === undefined) game.rec.assume({ path: `/moves/${game.move}/choose/yes`, value: false, text });
  return game.rec.ask<boolean>(
    {
      id: questionId(game, ctx.link, 'use'),
      by,
      what: 'choice',
      move: game.move,
      text,
      answers: yesOrNo(),
      rules: ['ygo.st.follow-card-text'],
    },
    { ...(said !== undefined && { fromCase: said }), assume: false },
  );
}

/** The position in which a player puts monsters on the field where the text leaves it free. */
export const positionFor = (game: Game, ctx: Context, by: Player, cards: readonly Localized[]): Position =>
  askPosition(game, { id: questionId(game, ctx.link, 'position'), by, cards, said: choicesOf(ctx, by).position });
/** The position in which a monster is Summoned without an effect; Link Monsters have no choice. */
export const positionOfSummon = (game: Game, by: Player, card: Card, said: Position | undefined): Position =>
  card.info.is.includes('link')
    ? 'attack'
    : askPosition(game, {
        id: questionId(game, undefined, `${card.id}/position`),
        by,
        cards: [card.info.name],
        said,
      });
type Position = 'attack' | 'defense';
/** Not saying means Attack Position, and is noted as an assumption. */
function askPosition(
  game: Game,
  { id, by, cards, said }: { id: string; by: Player; cards: readonly Localized[]; said: Position | undefined },
): Position {
  if (said === undefined && !game.rec.answered(id))
    game.rec.assume({
      path: `/decisions/${id}`,
      value: 'attack',
      text: sayEffect.inAttackPosition({ cards: [...cards] }),
    });
  return game.rec.ask<Position>(
    {
      id,
      by,
      what: 'choice',
      move: game.move,
      text: sayQuestion.whichPosition({ player: by, cards: [...cards] }),
      answers: [
        { value: 'attack', text: sayQuestion.attackPosition() },
        { value: 'defense', text: sayQuestion.defensePosition() },
      ],
      rules: ['ygo.summon.special.position'],
    },
    { ...(said !== undefined && { fromCase: said }), assume: 'attack' },
  );
}

/** Results of coins: given in the case, else branched over. Of a toss that is called, `heads` means that it was called right. */
export function tossCoins(game: Game, ctx: Context, count: number, called: boolean): ('heads' | 'tails')[] {
  const given = (ctx.coins ??= [...(choicesOf(ctx, ctx.you).coins ?? [])]);
  const answers = [
    { value: 'heads', text: called ? sayQuestion.right() : sayQuestion.heads() },
    { value: 'tails', text: called ? sayQuestion.wrong() : sayQuestion.tails() },
  ];
  return Array.from({ length: count }, () => {
    const said = given.shift();
    return ask<'heads' | 'tails'>(
      game,
      {
        id: questionId(game, ctx.link, 'coin'),
        by: ctx.you,
        what: 'coin',
        text: (called ? sayQuestion.calledRight : sayQuestion.whichCoin)({ card: nameOf(ctx) }),
        answers,
        rules: ['ygo.equipment.coin'],
      },
      said,
      [0.5, 0.5],
    );
  });
}
export function rollDice(game: Game, ctx: Context, count: number): number[] {
  const given = (ctx.dice ??= [...(choicesOf(ctx, ctx.you).dice ?? [])]);
  const answers = [1, 2, 3, 4, 5, 6].map((value) => ({ value, text: { de: String(value), en: String(value) } }));
  return Array.from({ length: count }, () =>
    ask<number>(
      game,
      {
        id: questionId(game, ctx.link, 'die'),
        by: ctx.you,
        what: 'coin',
        text: sayQuestion.whichDie({ card: nameOf(ctx) }),
        answers,
        rules: ['ygo.equipment.die'],
      },
      given.shift(),
      answers.map(() => 1 / 6),
    ),
  );
}
