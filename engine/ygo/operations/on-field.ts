/** Operations on cards on the field: positions, control, Equip Cards, values, lingering rules, counters. */
import { counterCount } from '../board/counters.ts';
import type { Player } from '../../case/schema.ts';
import { addForce, addModifier } from '../change/lasting.ts';
import { changeControl, changeCounters, changePosition, turnFaceDown, turnFaceUp } from '../change/on-field.ts';
import { touch } from '../change/instant.ts';
import { positionFor } from '../choose/choice.ts';
import { declarable, readDeclaration } from '../choose/declaring.ts';
import { keepControl } from '../change/on-field.ts';
import { forbidden } from '../derive/forbidden.ts';
import { seen, takenOver } from '../derive/seen.ts';
import { type Card, type CardSeen, type Cause, onField, other } from '../board/duel.ts';
import type { Amount, Filter, Ongoing, Place, Ref } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { amount, statNumber } from '../derive/amounts.ts';
import { cardsIn } from '../derive/groups.ts';
import { columnOf } from '../derive/columns.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import { refCards } from '../derive/references.ts';
import { overLimit, turnOut } from '../follows/limits.ts';
import { sayEffect } from '../say/effects.ts';
import { shownForce } from '../board/shown.ts';
import {
  shownUntil,
  UNTIL_SHOWN,
  affectable,
  anyCards,
  causeOf,
  freedByCost,
  name,
  names,
  nothing,
  tell,
} from './common.ts';
import { slotFor } from './placing.ts';
import { type Handlers, type OpOf } from './table.ts';

export const ON_FIELD = {
  'change-position': {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => card.zone === 'monsters' && !isHeld(game, card, ctx),
      );
      const changed = cards.filter((card) => turn(game, card, op, causeOf(ctx), ctx));
      if (changed.length === 0) return nothing(game, op.do, ctx);
      for (const to of ['attack', 'defense', 'face-down'] as const) {
        const now = changed.filter((card) => (card.face === 'down' ? 'face-down' : card.position) === to);
        if (now.length > 0)
          tell(
            game,
            op.do,
            ctx,
            sayEffect.changesPosition({ cards: names(now), to }),
            'ygo.zone.monster.positions',
            ...(to === 'face-down' ? (['ygo.fd.no-properties'] as const) : []),
          );
      }
      return changed;
    },
    declares: () => ['change-position'],
  },
  'take-control': {
    possible: (game, op, ctx) =>
      anyCards(game, op.cards, ctx) &&
      freeMonsterZones(game, op.to === 'opponent' ? other(ctx.you) : ctx.you) + freedByCost(ctx) > 0 &&
      (!op.zone || slotFor(game, op.to === 'opponent' ? other(ctx.you) : ctx.you, op.zone, ctx) !== undefined),
    run(game, op, ctx, by) {
      const to = op.to === 'opponent' ? other(by) : by;
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) =>
          card.controller !== to &&
          !forbidden(game, 'change-control', card, causeOf(ctx)) &&
          freeMonsterZones(game, to) > 0 &&
          (!op.zone || slotFor(game, to, op.zone, ctx) !== undefined),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const over = cards.flatMap((card) => {
        const limit = card.face === 'up' ? overLimit(game, card, to) : undefined;
        return limit ? [{ card, limit }] : [];
      });
      for (const card of cards) {
        const back = card.controller;
        const zone = op.zone && slotFor(game, to, op.zone, ctx);
        changeControl(game, card, to, causeOf(ctx));
        if (zone) card.slot = zone.slot;
        if (op.until)
          addForce(game, card, {
            shown: { what: 'control-until', value: back, by: name(ctx).en, ...shownUntil(op.until) },
            rules: [{ rule: 'control' }],
            controller: to,
            until: op.until,
            ...(ctx.card && { source: ctx.card.id }),
          });
        else keepControl(game, card, to);
      }
      tell(
        game,
        op.do,
        ctx,
        sayEffect.takesControl({ player: to, cards: names(cards) }),
        'ygo.glossary.control.take',
        'ygo.glossary.control.moves-side',
      );
      for (const { card, limit } of over) turnOut(game, limit, to, [card]);
      return cards;
    },
    declares: () => ['take-control'],
  },
  'switch-control': {
    possible: (game, op, ctx) => op.cards.every((subject) => anyCards(game, subject, ctx)),
    run(game, op, ctx, by) {
      const [a, b] = op.cards.map((subject) => affectable(game, op.do, subject, ctx, by)[0]);
      const stays = (card: Card): boolean => forbidden(game, 'change-control', card, causeOf(ctx)) !== undefined;
      if (!a || !b || stays(a) || stays(b)) return nothing(game, op.do, ctx);
      const first = a.controller;
      changeControl(game, a, b.controller, causeOf(ctx));
      changeControl(game, b, first, causeOf(ctx));
      for (const card of [a, b]) keepControl(game, card, card.controller);
      tell(
        game,
        op.do,
        ctx,
        sayEffect.switchesControl({ player: a.controller, card: a.info.name, other: b.info.name }),
        'ygo.glossary.control.take',
      );
      return [a, b];
    },
    declares: () => ['take-control'],
  },
  modify: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => card.face === 'up' || (card.zone === 'hand' && op.stat === 'level'),
      );
      if (cards.length === 0 || isValueOfNothing(game, op, ctx)) return nothing(game, op.do, ctx);
      // A value may be each monster's own ("its original ATK").
      const byValue = Map.groupBy(cards, (card) =>
        withinBounds(op, amount(game, op.value, { ...ctx, changing: seen(game, card) }), seen(game, card)),
      );
      // Already at the bound that the text sets.
      const atBound = byValue.get(undefined) ?? [];
      byValue.delete(undefined);
      if (byValue.size === 0) return nothing(game, op.do, ctx);
      const was = cards.map((card) => [card, seen(game, card)] as const);
      for (const [value, alike] of byValue) if (value !== undefined) modifyBy(game, op, alike, value, ctx, by);
      ctx.changed = () =>
        was.reduce(
          (sum, [card, old]) => sum + Math.abs(statNumber(seen(game, card), op.stat) - statNumber(old, op.stat)),
          0,
        );
      return cards.filter((card) => !atBound.includes(card));
    },
    declares: (op) => (op.stat === 'atk' || op.stat === 'def' ? ['stat-change'] : []),
  },
  'switch-atk-def': {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => card.face === 'up' && !card.info.is.includes('link'),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const was = cards.map((card) => {
        const [atk, def] = op.original ? ['original-atk', 'original-def'] : ['atk', 'def'];
        return [card, statNumber(seen(game, card), atk), statNumber(seen(game, card), def)] as const;
      });
      for (const [card, atk, def] of was)
        for (const [stat, value] of [
          ['atk', def],
          ['def', atk],
        ] as const)
          if (op.original) setOriginal(game, `original-${stat}`, card, value, op.until, ctx);
          else modifyShown(game, { ...op, op: '=' }, stat, [card], value, ctx);
      tell(
        game,
        op.do,
        ctx,
        sayEffect.switchesValues({ cards: names(cards) }),
        'ygo.st.follow-card-text',
        ...game.duel.ruleset.rules.statChanges,
      );
      return cards;
    },
    declares: () => ['stat-change'],
  },
  apply: {
    possible: (game, op, ctx) => op.to === undefined || anyCards(game, op.to, ctx),
    run(game, op, ctx, by) {
      const rules = frozen(game, op.rules, ctx, op.to === undefined);
      const force = {
        shown: shownForce(rules, name(ctx), op.until),
        rules,
        controller: ctx.you,
        until: op.until,
        ...(ctx.card && { source: ctx.card.id }),
        ...(op.rules.some((rule) => 'times' in rule && (rule.rule === 'cannot' || rule.rule === 'cannot-activate')) && {
          since: game.duel.log.length - (game.instant ? 0 : 1),
        }),
        // What the effect itself still does is not forbidden.
        ...(ctx.link && op.rules.some((rule) => 'others' in rule && rule.others) && { link: ctx.link.serial }),
      };
      const cards = op.to === undefined ? [] : affectable(game, op.do, op.to, ctx, by);
      if (op.to !== undefined && cards.length === 0) return nothing(game, op.do, ctx);
      if (op.to === undefined) addForce(game, ctx.you, force);
      for (const card of cards) addForce(game, card, force);
      if (op.bind) bindTo(game, ctx.card, cards[0]);
      tell(
        game,
        op.do,
        ctx,
        sayEffect.applies({ card: name(ctx), effect: ctx.link?.effect, op, to: names(cards) }),
        'ygo.st.follow-card-text',
      );
      // What this card itself has from now on is not what is spoken of next.
      return op.to === undefined || op.to === 'this' ? true : cards;
    },
  },
  'place-counters': {
    possible: (game, op, ctx) =>
      anyCards(game, op.cards, ctx) && (op.cards !== 'this' || (ctx.card !== undefined && roomFor(op, ctx.card) > 0)),
    run: (game, op, ctx, by) => countersRun(game, op, ctx, by, 1),
  },
  'remove-counters': {
    possible: (game, op, ctx) =>
      anyCards(game, op.cards, ctx) &&
      (typeof op.cards === 'string' ||
        !('where' in op.cards) ||
        'choose' in op.cards ||
        cardsIn(game, op.cards, ctx).some((card) => roomFor(op, card) > 0)),
    run: (game, op, ctx, by) => countersRun(game, op, ctx, by, -1),
  },
} satisfies Partial<Handlers>;

/** What a card forbids as long as it lies there does not hinder what it does itself when it is activated. */
function isHeld(game: Game, card: Card, ctx: Context): boolean {
  const stop = forbidden(game, 'change-position', card, causeOf(ctx));
  return stop !== undefined && !(ctx.link?.cardActivation === true && stop.card?.id === ctx.card?.id);
}
/** "Its Level becomes that monster's", where that monster was turned face-down: there is no value it could become. */
function isValueOfNothing(game: Game, { op, value }: OpOf<'modify'>, ctx: Context): boolean {
  if (op !== '=' || typeof value !== 'object' || !('stat' in value) || value.asIt === 'was') return false;
  if (typeof value.of !== 'string' || !['targets', 'target-1', 'target-2', 'it'].includes(value.of)) return false;
  return refCards(game, value.of, ctx).every((card) => card.zone === 'monsters' && card.face === 'down');
}

/** Links a card to a monster as an Equip Card is: `equipped` means it from now on. */
export function bindTo(game: Game, card: Card | undefined, monster: Card | undefined): void {
  if (!card || !monster) return;
  card.on = monster.id;
  touch(game, card);
}

/** The value of a change that does not lead beyond the bounds its text sets; undefined where it would change nothing. */
function withinBounds({ op, stat, most, least }: OpOf<'modify'>, value: number, card: CardSeen): number | undefined {
  if (most === undefined && least === undefined) return value;
  const now = statNumber(card, stat);
  const wanted = op === '+' ? now + value : op === '-' ? now - value : op === '×' ? now * value : value;
  const bounded = Math.min(most ?? Infinity, Math.max(least ?? 0, wanted));
  if (bounded === now) return undefined;
  return op === '+' || op === '-' ? Math.abs(bounded - now) : op === '=' ? bounded : value;
}
function modifyBy(
  game: Game,
  op: OpOf<'modify'>,
  cards: readonly Card[],
  value: number,
  ctx: Context,
  by: Player,
): void {
  if (op.stat !== 'atk' && op.stat !== 'def' && op.stat !== 'level') modifyOther(game, op, cards, value, ctx, by);
  else modifyShown(game, op, op.stat, cards, value, ctx);
  tell(
    game,
    op.do,
    ctx,
    sayEffect.modifies({ cards: names(cards), stat: op.stat, op: op.op, value }),
    'ygo.st.follow-card-text',
    ...(op.stat === 'atk' || op.stat === 'def' ? game.duel.ruleset.rules.statChanges : []),
  );
}
/** ATK, DEF and Levels stand on the card as what changed them. */
function modifyShown(
  game: Game,
  op: Pick<OpOf<'modify'>, 'op' | 'until' | 'keeps'>,
  stat: 'atk' | 'def' | 'level',
  cards: readonly Card[],
  value: number,
  ctx: Context,
): void {
  const until = op.until && UNTIL_SHOWN[op.until];
  for (const card of cards)
    addModifier(
      game,
      card,
      { stat, op: op.op, value, ...(until && { until }), note: name(ctx).en },
      op.until,
      ctx.card?.id,
      op.keeps,
    );
}
const setOriginal = (
  game: Game,
  stat: 'original-atk' | 'original-def',
  card: Card,
  value: number,
  until: OpOf<'switch-atk-def'>['until'],
  ctx: Context,
): void => modifyOther(game, { stat, op: '=', until }, [card], value, ctx, ctx.you);
/** Ranks, Scales and original values: an effect in force on the card. */
function modifyOther(
  game: Game,
  op: Pick<OpOf<'modify'>, 'stat' | 'op' | 'until'>,
  cards: readonly Card[],
  value: number,
  ctx: Context,
  by: Player,
): void {
  const rules: Ongoing[] = [{ rule: 'modify', stat: op.stat, op: op.op, value }];
  for (const card of cards)
    addForce(game, card, {
      shown: shownForce(rules, name(ctx), op.until),
      rules,
      controller: by,
      until: op.until ?? 'leaves',
      ...(ctx.card && { source: ctx.card.id }),
    });
}
function turn(
  game: Game,
  card: Card,
  { to, flipEffects, cards }: OpOf<'change-position'>,
  cause: Cause,
  ctx: Context,
): boolean {
  if (to === 'face-down') return turnFaceDown(game, card, cause);
  const wanted = to === 'face-up-attack' ? 'attack' : to === 'face-up-defense' ? 'defense' : to;
  if (card.face === 'down') {
    // Of all monsters only those are changed whose position everybody knows; a face-down one that was targeted is turned face-up.
    if (to === 'defense' || (to === 'attack' && typeof cards !== 'string')) return false;
    // The other position of a face-down monster is face-up Attack Position; "face-up" alone leaves it open.
    const open = wanted === 'face-up' ? positionFor(game, ctx, ctx.you, names([card])) : wanted;
    turnFaceUp(game, card, open === 'defense' ? 'defense' : 'attack', cause, flipEffects);
    return true;
  }
  const position = wanted === 'other' ? (card.position === 'attack' ? 'defense' : 'attack') : wanted;
  if (position !== 'attack' && position !== 'defense') return false;
  if (card.position === position || (position === 'defense' && card.info.is.includes('link'))) return false;
  changePosition(game, card, position, cause);
  return true;
}

function countersRun(
  game: Game,
  op: OpOf<'place-counters'> | OpOf<'remove-counters'>,
  ctx: Context,
  by: Player,
  sign: 1 | -1,
): readonly Card[] | boolean {
  const count = amount(game, op.count, ctx);
  const room = (card: Card): number => Math.min(count, roomFor(op, card));
  const cards = affectable(game, op.do, op.cards, ctx, by).filter(onField);
  const changed = cards.filter((card) => room(card) > 0 || count === 0);
  if (changed.length === 0) return nothing(game, op.do, ctx);
  const placed = Math.max(...changed.map(room));
  for (const card of changed) changeCounters(game, card, op.kind, sign * room(card), causeOf(ctx));
  tell(
    game,
    op.do,
    ctx,
    sayEffect.counters({ cards: names(changed), kind: op.kind, count: placed, place: sign > 0 }),
    'ygo.counter.placement',
  );
  return changed;
}
/** How many more such counters the operation can place on the card, or remove from it. */
function roomFor(op: OpOf<'place-counters'> | OpOf<'remove-counters'>, card: Card): number {
  const there = counterCount(card.counters, op.kind);
  if (op.do === 'remove-counters') return there;
  return Math.max(0, (op.most ?? Infinity) - there);
}

const EVERYWHERE: readonly Place[] = ['field', 'hand', 'graveyard', 'banished', 'deck', 'extra-deck', 'materials'];
const PRINTED: ReadonlySet<string> = new Set([
  'original-race',
  'original-attribute',
  'original-level',
  'kind',
  'monster-kind',
]);
/** What the rules refer to is settled when they begin to apply: "that name" becomes the name it is now. */
function frozen(game: Game, rules: readonly Ongoing[], ctx: Context, onNoCard: boolean): readonly Ongoing[] {
  const freeze = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(freeze);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(
      ([key, inner]): readonly [string, unknown] =>
        // A gained effect speaks for itself, when it is used.
        settled(game, key, inner, ctx, onNoCard) ?? (key === 'effects' ? [key, inner] : [key, freeze(inner)]),
    );
    const nots = entries.flatMap(([key, inner]) => (key === 'not' ? [inner] : []));
    // A filter with several negations keeps all of them.
    return Object.fromEntries([...entries, ...(nots.length > 1 ? [['not', { any: nots }] as const] : [])]);
  };
  return rules.map((rule) => freeze(rule.rule === 'treated-as' ? takenOver(game, rule, ctx) : rule) as Ongoing);
}
/** A word that refers to cards, as it is settled now; undefined for any other. */
function settled(
  game: Game,
  key: string,
  inner: unknown,
  ctx: Context,
  onNoCard: boolean,
): readonly [string, unknown] | undefined {
  const ids = () => refCards(game, inner as Ref, ctx).map((c) => c.id);
  if (key === 'oneOf') return Array.isArray(inner) ? undefined : ['ids', ids()];
  if (key === 'noneOf') return ['not', { ids: ids() }];
  // How many attacks is settled when it is said.
  if (key === 'times' && typeof inner === 'object') return [key, amount(game, inner as Amount, ctx)];
  // What lies on no card has to know which card "this" was.
  const itself = ctx.card ? [ctx.card.id] : [];
  if (onNoCard && key === 'other') return ['not', { ids: itself }];
  if (onNoCard && key === 'this') return ['ids', itself];
  if (key === 'declared' && isTrait(inner) && ctx.declared !== undefined) return declaredTrait(inner, ctx.declared);
  return key === 'sameAs' ? settledSame(game, inner as NonNullable<Filter['sameAs']>, ctx) : undefined;
}
type Trait = NonNullable<Filter['declared']>;
const TRAITS: readonly unknown[] = ['name', 'race', 'attribute', 'level', 'kind'] satisfies Trait[];
const isTrait = (word: unknown): word is Trait => TRAITS.includes(word);
/** "Monsters of the declared Type" are of that Type from now on, whatever is declared later. */
function declaredTrait(trait: Trait, said: string | number): readonly [string, unknown] {
  if (trait === 'level') return [trait, Number(said)];
  if (trait === 'name') return [trait, String(said)];
  return [trait, String(readDeclaration(said, declarable(trait === 'race' ? 'type' : trait)))];
}
function settledSame(game: Game, sameAs: NonNullable<Filter['sameAs']>, ctx: Context): readonly [string, unknown] {
  const { what, as } = sameAs;
  // All cards of a group are compared with as they are at any time.
  if (typeof as === 'object' && 'where' in as) return ['sameAs', sameAs];
  const cards = refCards(game, as, ctx).map((card) => seen(game, card));
  if (what === 'name') return ['name', cards.flatMap((c) => c.names)];
  if (what === 'original-name') return ['originalName', cards.map((c) => c.info.name.en)];
  if (what === 'race' || what === 'attribute') return [what, cards.flatMap((c) => c[what])];
  // What is printed on them stays so, wherever they are.
  if (PRINTED.has(what))
    return ['sameAs', { what, as: { where: EVERYWHERE, filter: { ids: cards.map(({ id }) => id) } } }];
  const [one] = cards;
  return what === 'column' && one ? ['inColumn', columnOf(game, one) ?? one.id] : ['sameAs', sameAs];
}
