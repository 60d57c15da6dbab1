/** Operations of chance and choice, effects put off, and text that is not modelled. */
import type { Player } from '../../case/schema.ts';
import { endInstant, happen, touch } from '../change/instant.ts';
import { put } from '../change/moving.ts';
import { declarable, declaredText, readDeclaration } from '../choose/declaring.ts';
import { ask, choicesOf, isPick, pickCards, questionId, rollDice, subjectCards, tossCoins } from '../choose/choice.ts';
import { addForce } from '../change/lasting.ts';
import { deckCount, onField, type Card } from '../board/duel.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Bounds, Ongoing, Operation, Pick, Ref, Subject, Until } from '../effects/schema.ts';
import { REF_WORDS, speaksOf } from '../effects/speaks-of.ts';
import { refCards } from '../derive/references.ts';
import type { Game } from '../game/game.ts';
import { same } from '../../ruling/say.ts';
import { seen } from '../derive/seen.ts';
import { type Context, playersOf } from '../derive/context.ts';
import { amount, within } from '../derive/amounts.ts';
import { holds } from '../derive/conditions.ts';
import { matches } from '../derive/filters.ts';
import { cardsIn } from '../derive/groups.ts';
import { couldDoSomething } from './possible.ts';
import { looksForPaid } from './ways.ts';
import { runOperations } from './run.ts';
import { sayEffect } from '../say/effects.ts';
import { sayQuestion } from '../say/questions.ts';
import { nameOf } from '../board/load.ts';
import { shownForce } from '../board/shown.ts';
import { reach } from '../unread/reached.ts';
import { type Handlers, type OpOf } from './table.ts';
import { causeOf, name, names, nothing, tell } from './common.ts';

export const CHOOSING = {
  shuffle: {
    run(game, op, ctx) {
      for (const player of playersOf(ctx, op.whose))
        tell(game, op.do, ctx, sayEffect.shuffles({ player }), 'ygo.glossary.search.shuffle-after');
      return true;
    },
  },
  look: {
    possible: (game, op, ctx) =>
      op.top === undefined ||
      playersOf(ctx, op.whose).every((p) => deckCount(game.duel.sides[p]) >= amount(game, op.top ?? 0, ctx)),
    run(game, op, ctx, by) {
      if (op.random !== undefined && playersOf(ctx, op.whose).every((p) => game.duel.sides[p].zones.hand.length === 0))
        return nothing(game, op.do, ctx);
      if (op.top !== undefined && op.arrange)
        for (const player of playersOf(ctx, op.whose)) arrange(game, player, amount(game, op.top, ctx), ctx, by);
      tell(game, op.do, ctx, sayEffect.looks(), 'ygo.st.follow-card-text');
      return true;
    },
  },
  excavate: {
    possible: (game, op, ctx) =>
      op.until !== undefined ||
      playersOf(ctx, op.whose ?? 'you').every(
        (player) => deckCount(game.duel.sides[player]) >= amount(game, op.count ?? 1, ctx),
      ),
    run(game, op, ctx) {
      const cards = op.until ? excavateUntil(game, op, ctx) : topOf(game, op, ctx, amount(game, op.count ?? 1, ctx));
      for (const card of cards) happen(game, { kind: 'excavated', card: seen(game, card), cause: causeOf(ctx) });
      tell(game, op.do, ctx, sayEffect.excavates({ cards: names(cards) }), 'ygo.st.follow-card-text');
      return cards;
    },
  },
  coin: {
    run(game, op, ctx) {
      const called = op.right !== undefined || op.wrong !== undefined;
      const results = tossCoins(game, ctx, op.count ?? 1, called);
      const heads = results.filter((r) => r === 'heads').length;
      happen(game, { kind: 'coin', cause: causeOf(ctx), player: ctx.you, amount: heads });
      ctx.heads = heads;
      tell(game, op.do, ctx, sayEffect.coin({ results, called }), 'ygo.equipment.coin');
      const then = (op.count ?? 1) === 1 ? (heads > 0 ? (op.right ?? op.heads) : (op.wrong ?? op.tails)) : undefined;
      if (then) runOperations(game, then, ctx);
      return true;
    },
  },
  die: {
    run(game, op, ctx) {
      const results = rollDice(game, ctx, op.count ?? 1);
      ctx.rolled = results.reduce((a, b) => a + b, 0);
      tell(game, op.do, ctx, sayEffect.die({ results }), 'ygo.equipment.die');
      for (const result of op.results ?? [])
        if (within(game, ctx.rolled, result.is, ctx)) runOperations(game, result.then, ctx);
      return true;
    },
  },
  declare: {
    run(game, op, ctx, by) {
      const allowed =
        op.is === undefined ? declarable(op.what, ctx.link?.effect?.resolve) : numbersIn(game, op.is, ctx);
      const { name: word, number } = choicesOf(ctx, by);
      const value = ask<string | number>(
        game,
        {
          id: questionId(game, ctx.link, 'declare'),
          by,
          what: 'choice',
          text: sayQuestion.whichDeclared({ card: name(ctx) }),
          ...(allowed && { answers: allowed.map(([answer, text]) => ({ value: answer, text })) }),
          rules: ['ygo.st.follow-card-text'],
        },
        readDeclaration(word ?? number, allowed),
      );
      ctx.declared = value;
      if (ctx.card) {
        ctx.card.declared = value;
        touch(game, ctx.card);
      }
      tell(
        game,
        op.do,
        ctx,
        sayEffect.declares({ player: by, value: declaredText(value, allowed, (word) => nameOf(word, game)) }),
      );
      return true;
    },
  },
  choose: {
    possible: (game, op, ctx) => openOptions(game, op, ctx).length > 0,
    run(game, op, ctx, by) {
      const open = openOptions(game, op, ctx);
      const said = choicesOf(ctx, by).option ?? meantOption(game, open, ctx, by);
      if (open.length === 0) return nothing(game, op.do, ctx);
      const index =
        open.length === 1 && said === undefined
          ? (open[0]?.i ?? 0)
          : ask<number>(
              game,
              {
                id: questionId(game, ctx.link, 'option'),
                by,
                what: 'choice',
                text: sayQuestion.whichOption({ card: name(ctx) }),
                answers: open.map(({ option, i }) => ({ value: i + 1, text: option.gist ?? same(`${i + 1}.`) })),
                rules: ['ygo.st.follow-card-text'],
              },
              said,
            ) - 1;
      const option = op.options[index];
      if (!option) return nothing(game, op.do, ctx);
      tell(game, op.do, ctx, sayEffect.chooses({ player: by, what: option.gist ?? same(`${index + 1}.`) }));
      if (op.once) noteApplied(game, ctx, index);
      endInstant(game);
      runOperations(game, option.do, ctx);
      return true;
    },
  },
  later: {
    run(game, op, ctx) {
      return putOff(game, op, ctx.affected ?? [], ctx);
    },
  },
  otherwise: {
    run(game, op, ctx) {
      if (ctx.did || ctx.met || ctx.notReached) return true;
      runOperations(game, op.then, ctx.besides ? { ...ctx, affected: ctx.besides } : ctx);
      return true;
    },
  },
  'replace-effect': {
    run(game, op, ctx) {
      if (!ctx.responds) return nothing(game, op.do, ctx);
      ctx.responds.replacedBy = { operations: op.then, by: ctx.you };
      tell(
        game,
        op.do,
        ctx,
        sayEffect.replacesEffect({ card: name(ctx), what: ctx.responds.card.info.name }),
        'ygo.rules-vs-cards.card-wins',
      );
      return true;
    },
  },
  'copy-effect': {
    run(game, op, ctx, by) {
      const effect = subjectCards(game, op.of, ctx, by)
        .flatMap((card) => card.info.effects)
        .find((e) => e.kind === 'activation');
      if (!effect?.resolve) return nothing(game, op.do, ctx);
      runOperations(game, effect.resolve, { ...ctx, ...(ctx.link && { link: { ...ctx.link, effect } }) });
      return true;
    },
  },
  'single-out': {
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      tell(game, op.do, ctx, sayEffect.chooses({ player: by, what: sayQuestion.cardList(names(cards)) }));
      return cards;
    },
  },
  'take-after': {
    run(game, op, ctx, by) {
      const [model] = subjectCards(game, op.of, ctx, by);
      const card = ctx.card;
      if (!model || !card || !onField(card) || card.face === 'down') return nothing(game, op.do, ctx);
      const rules: Ongoing[] = [
        { rule: 'treated-as', name: model.printed.name.en },
        { rule: 'gains-effects', effects: [...model.printed.effects] },
      ];
      addForce(game, card, {
        shown: shownForce(rules, name(ctx), op.until),
        rules,
        controller: by,
        until: op.until,
        source: card.id,
      });
      tell(
        game,
        op.do,
        ctx,
        sayEffect.applies({ card: name(ctx), effect: ctx.link?.effect, op, to: [] }),
        'ygo.st.follow-card-text',
      );
      return [card];
    },
  },
  unmodelled: {
    run(game, op, ctx) {
      endInstant(game);
      // A reading says which sentence it is; a declaration says it in its own words.
      if (ctx.card && !unreadHere(ctx)) reach(game, ctx.card, [{ de: op.text, en: op.text }], game.rec.steps.length);
      return true;
    },
  },
} satisfies Partial<Handlers>;

/** The bullets that can be chosen: what they ask for is so, they could do something and were not applied before where that counts. */
const openOptions = (game: Game, op: OpOf<'choose'>, ctx: Context) =>
  op.options
    .map((option, i) => ({ option, i }))
    .filter(
      ({ option, i }) =>
        !(op.once && wasApplied(game, ctx, i)) &&
        (looksForPaid(option.if, ctx) || holds(game, option.if, ctx)) &&
        couldDoSomething(game, option.do, ctx),
    );
type Option = OpOf<'choose'>['options'][number];
/** The only bullet that has a use for the cards and the position a move names, where there is one: its number. */
function meantOption(
  game: Game,
  open: readonly { option: Option; i: number }[],
  ctx: Context,
  by: Player,
): number | undefined {
  const { cards: named, position } = choicesOf(ctx, by);
  const taking = named?.length ? open.filter(({ option }) => option.do.some((op) => takes(game, op, named, ctx))) : [];
  const among = taking.length > 0 ? taking : open;
  const [only, ...more] = position ? among.filter(({ option }) => option.do.some((op) => bringsTo(op, position))) : [];
  const meant = only && more.length === 0 ? only : among.length === 1 ? among[0] : undefined;
  return meant && (meant === only || taking.length === 1) ? meant.i + 1 : undefined;
}
const takes = (game: Game, op: Operation, named: readonly string[], ctx: Context): boolean =>
  'cards' in op &&
  isPick(op.cards as Subject) &&
  cardsIn(game, op.cards as Pick, ctx).some(({ id }) => named.includes(id));
/** Does it say this very position? */
const bringsTo = (op: Operation, position: 'attack' | 'defense'): boolean =>
  (op.do === 'special-summon' && op.position === position) ||
  (op.do === 'change-position' && (op.to === position || op.to === `face-up-${position}`));
/** Counted for the player and the card's name, wherever the card is by then. */
const appliedKey = ({ card, link, you }: Context, option: number): string =>
  `turn/option/${you}/${card?.printed.name.en ?? ''}/${link?.effect?.index ?? 0}/${option}`;
const wasApplied = ({ duel }: Game, ctx: Context, option: number): boolean =>
  duel.uses.some(({ key, turn }) => key === appliedKey(ctx, option) && turn === duel.turn.number);
function noteApplied({ duel }: Game, ctx: Context, option: number): void {
  const when = { turn: duel.turn.number, chain: duel.chains, link: ctx.link?.serial ?? 0 };
  duel.uses = [...duel.uses, { key: appliedKey(ctx, option), counts: 'use', ...when }];
}

/** The numbers that may be declared; undefined where they have no end. */
function numbersIn(game: Game, is: Bounds, ctx: Context): [number, Localized][] | undefined {
  const least = typeof is === 'number' ? is : amount(game, is.min ?? is.equals ?? 1, ctx);
  const most = typeof is === 'number' ? is : amount(game, is.max ?? is.equals ?? Infinity, ctx);
  if (most - least > MOST_NUMBERS) return undefined;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => [least + i, same(String(least + i))]);
}
/** No text lets a player choose from more Levels. */
const MOST_NUMBERS = 20;

/** The top cards of a Deck are put back as their order is told; else they stay as they are, which is named as taken for granted. */
function arrange(game: Game, player: Player, count: number, ctx: Context, by: Player): void {
  const top = pickCards(
    game,
    { where: 'deck', whose: player === ctx.you ? 'you' : 'opponent', choose: count, by: 'top' },
    ctx,
    by,
  );
  const order = choicesOf(ctx, by).order;
  const said = (order ?? []).flatMap((id) => top.find((card) => card.id === id) ?? []);
  if (order === undefined && top.some((card) => !card.info.unknown))
    game.rec.assume({
      path: `/moves/${game.move}/choose/order`,
      value: top.map((card) => card.id),
      text: sayQuestion.backInOrder({ player, cards: sayQuestion.cardList(names(top)) }),
    });
  const arranged = [...said, ...top.filter((card) => !said.includes(card))];
  for (const card of arranged.toReversed()) put(game, card, player, 'deck', 'start');
}
const topOf = (game: Game, op: OpOf<'excavate'>, ctx: Context, count: number): Card[] =>
  pickCards(game, { where: 'deck', whose: op.whose ?? 'you', choose: count, by: 'top' }, ctx, ctx.you);
/** Card by card, until `count` (1) are like that. An unknown card may be one like that: the judge has to look. */
function excavateUntil(game: Game, op: OpOf<'excavate'>, ctx: Context): Card[] {
  const wanted = amount(game, op.count ?? 1, ctx);
  const found: Card[] = [];
  for (let count = 1; wanted > 0; count++) {
    const cards = topOf(game, op, ctx, count);
    const last = cards[count - 1];
    if (!last) return cards;
    const like = !last.info.unknown && matches(game, op.until, { ...seen(game, last), face: 'up' }, ctx);
    if (like) {
      found.push(last);
      ctx.named = { ...ctx.named, found: [...found] };
    }
    if (last.info.unknown)
      game.rec.ask({
        id: questionId(game, ctx.link, 'excavated'),
        by: 'judge',
        what: 'fact',
        move: game.move,
        text: sayQuestion.whichExcavated({ card: name(ctx) }),
        rules: ['ygo.st.follow-card-text'],
      });
    if (found.length >= wanted || last.info.unknown) return cards;
  }
  return [];
}

/** When what is banished for a while comes back. */
export const RETURNS: Partial<Record<Until, { at: OpOf<'later'>['at'] }>> = {
  'end-phase': { at: { phase: 'end' } },
  'end-of-turn': { at: { phase: 'end' } },
  'next-standby-phase': { at: { phase: 'standby', turn: 'next' } },
  'your-next-standby-phase': { at: { phase: 'standby', whose: 'you', turn: 'next' } },
  'end-of-your-next-turn': { at: { phase: 'end', whose: 'you', turn: 'next' } },
  'end-of-opponents-next-turn': { at: { phase: 'end', whose: 'opponent', turn: 'next' } },
  'opponents-next-standby-phase': { at: { phase: 'standby', whose: 'opponent', turn: 'next' } },
  'your-next-end-phase': { at: { phase: 'end', whose: 'you' } },
  'next-turns-end-phase': { at: { phase: 'end', turn: 'next' } },
  'opponents-next-end-phase': { at: { phase: 'end', whose: 'opponent', turn: 'next' } },
};

/** What only stands while a battle does, or an Equip Card lies there: put off, it is settled by name. */
const FLEETING: readonly (Ref & string)[] = ['battling', 'attacker', 'attack-target', 'equipped'];
function byName<T>(part: T, word = ''): T {
  if (typeof part === 'string')
    return (REF_WORDS.has(word) && FLEETING.some((ref) => ref === part) ? { named: part } : part) as T;
  if (Array.isArray(part)) return part.map((one: unknown) => byName(one, word)) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, byName(one as unknown, key)])) as T;
}

/** Puts operations off to a later moment, about cards settled now. */
export function putOff(
  game: Game,
  { at, then, until }: { at: OpOf<'later'>['at']; then: readonly Operation[]; until?: Until },
  about: readonly Card[],
  ctx: Context,
): boolean {
  const { link } = ctx;
  if (!link) return false;
  const settled = (cards: readonly Card[]) => cards.map(({ id, stay }) => ({ id, stay }));
  const affected = settled(about);
  const named = Object.fromEntries(Object.entries(ctx.named ?? {}).map(([key, cards]) => [key, settled(cards)]));
  for (const ref of FLEETING) if (speaksOf(then, new Set([ref]))) named[ref] = settled(refCards(game, ref, ctx));
  const moment =
    'phase' in at
      ? {
          phase: at.phase,
          whose: at.whose === undefined ? undefined : playersOf(ctx, at.whose)[0],
          notBefore: game.duel.turn.number + (at.turn === 'next' ? 1 : 0),
          left: at.nth ?? 1,
        }
      : { event: at.event };
  game.duel.delayed = [
    ...game.duel.delayed,
    {
      at: moment,
      until,
      turn: game.duel.turn.number,
      run: then.map((one) => byName(one)),
      link,
      affected,
      named,
      text: name(ctx),
    },
  ];
  tell(game, 'later', ctx, sayEffect.later({ card: name(ctx) }), 'ygo.st.follow-card-text');
  return true;
}

const unreadHere = ({ card, link }: Context): boolean =>
  card?.info.unread.some(({ effect }) => effect === link?.effect?.index) ?? false;
