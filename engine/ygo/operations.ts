/**
 * The interpreter of operations: a table with one entry per operation that says whether it could do anything, does it and tells it, and what it
 * declares. Operations run in instants as the text joins them.
 */
import type { Player } from '../case/schema.ts';
import type { Localized, RuleId } from '../ruling/schema.ts';
import {
  addForce,
  addModifier,
  changeControl,
  changeCounters,
  changeLife,
  changePosition,
  checkLifePoints,
  destroyCards,
  drawCards,
  endDuel,
  endInstant,
  happen,
  instant,
  makeCard,
  markUsed,
  moveCard,
  put,
  toMonsterZone,
  toSpellTrapZone,
  touch,
  turnFaceDown,
  turnFaceUp,
  type Moved,
} from './change.ts';
import { ask, choicesOf, isPick, pickCards, questionId, rollDice, subjectCards, tossCoins, wantsTo } from './choice.ts';
import { cardOf, onField, other, type Card, type Cause, type Link } from './duel.ts';
import { forbidden, forbiddenFor, rulesOf, seen, sourceName, unaffectedBy } from './derive.ts';
import {
  many,
  type Declared,
  type Filter,
  type Ongoing,
  type Operation,
  type OperationBase,
  type OperationBody,
  type OperationName,
  type Place,
  type Ref,
  type Subject,
  type TargetSpec,
  type Until,
  type Whose,
} from './effects/schema.ts';
import { reason, step, type Game } from './game.ts';
import { pay, returnTo, whyNotPay } from './costs.ts';
import {
  amount,
  cardsIn,
  freeMonsterZones,
  holds,
  playersOf,
  refCards,
  unknownIn,
  within,
  type Context,
} from './match.ts';
import { PHASE_NAMES, say } from './say.ts';
import { shownForce } from './shown.ts';
import { choose } from './rulesets.ts';
import { couldSummonByEffect, whyNotSummonByEffect } from './summon/by-effect.ts';
import { placeFor, placementOf } from './summon/zones.ts';

type BodyOf<B, K> = B extends { do: infer D } ? (K extends D ? Omit<B, 'do'> & { do: K } : never) : never;
type OpOf<K extends OperationName> = OperationBase & BodyOf<OperationBody, K>;
interface Handler<K extends OperationName> {
  /** On what is known, could it do anything? Left out: always. */
  possible?: (game: Game, op: OpOf<K>, ctx: Context) => boolean;
  /** Does it; gives the cards it affected, or `true`/`false` where it is not about cards. */
  run: (game: Game, op: OpOf<K>, ctx: Context, by: Player) => readonly Card[] | boolean;
  declares?: (op: OpOf<K>) => readonly Declared[];
}

// ───────────────────────────── running ─────────────────────────────

/** Runs operations as they are joined. */
export function runOperations(game: Game, operations: readonly Operation[], ctx: Context): void {
  let did = true;
  operations.forEach((op, i) => {
    if (game.duel.over) return;
    const join = op.join ?? (i === 0 ? undefined : 'then');
    if (join === undefined || join === 'then' || join === 'also-after-that') endInstant(game);
    const dependent = join === 'then' || join === 'and-if-you-do' || (join === 'and' && i > 0);
    if (dependent && !did) return skip(game, op, ctx, say.notWithout({ card: name(ctx) }));
    const next = operations[i + 1];
    if (next?.join === 'and' && !(possible(game, op, ctx) && possible(game, next, ctx))) {
      did = false;
      return skip(game, op, ctx, say.nothingToDo({ card: name(ctx) }));
    }
    did = instant(game, {}, () => runOne(game, op, ctx));
    const continues = next?.join === 'and-if-you-do' || next?.join === 'and' || next?.join === 'also';
    if (continues) ctx = { ...ctx, did };
    else ctx = { ...ctx, did };
  });
}

function runOne(game: Game, op: Operation, ctx: Context): boolean {
  if (op.if && !holds(game, op.if, ctx)) {
    skip(game, op, ctx, say.conditionNotMet({ card: name(ctx) }));
    return false;
  }
  const by = playersOf(ctx, op.by ?? 'you')[0] ?? ctx.you;
  if (op.allOrNothing && 'cards' in op && !appliesToAll(game, op.cards as Subject, ctx)) {
    skip(game, op, ctx, say.notAllOfThem({ card: name(ctx) }));
    return false;
  }
  if (op.optional && (!possible(game, op, ctx) || !wantsTo(game, ctx, by))) {
    skip(game, op, ctx, say.notUsed({ card: name(ctx) }));
    return false;
  }
  const handler = HANDLERS[op.do] as Handler<OperationName>;
  const result = handler.run(game, op as never, ctx, by);
  if (typeof result !== 'boolean') {
    ctx.affected = [...result];
    if (op.named) ctx.named = { ...ctx.named, [op.named]: [...result] };
  }
  return (
    choose<'lifePointsZero', (game: Game) => boolean>(game.duel.ruleset, 'lifePointsZero', {
      'at-once': checkLifePoints,
      'after-link': () => false,
    })(game) || (typeof result === 'boolean' ? result : result.length > 0)
  );
}
const appliesToAll = (game: Game, subject: Subject, ctx: Context): boolean =>
  subject === 'targets'
    ? refCards(game, 'targets', ctx).length === (ctx.link?.targets.length ?? 0)
    : subjectCards(game, subject, ctx).length > 0;

const name = (ctx: Context): Localized => ctx.card?.info.name ?? say.anEffectInForce();
function skip(game: Game, op: Operation, ctx: Context, text: Localized): void {
  endInstantQuietly(game);
  step(game, {
    kind: op.do,
    outcome: 'skipped',
    by: ctx.you,
    ...(ctx.card && { card: ctx.card.id }),
    text,
    rules: ['ygo.st.follow-card-text'],
  });
}
const endInstantQuietly = (game: Game): void => {
  if (game.instant && game.instant.events.length === 0) return;
};

/** Says an operation that was done. */
function tell(game: Game, kind: string, ctx: Context, text: Localized, ...rules: RuleId[]): void {
  step(game, {
    kind,
    by: ctx.you,
    ...(ctx.card && { card: ctx.card.id }),
    text,
    rules: rules.length > 0 ? rules : ['ygo.st.follow-card-text'],
  });
}
function nothing(
  game: Game,
  kind: string,
  ctx: Context,
  text: Localized = say.nothingToDo({ card: name(ctx) }),
): false {
  step(game, {
    kind,
    outcome: 'skipped',
    by: ctx.you,
    ...(ctx.card && { card: ctx.card.id }),
    text,
    rules: ['ygo.st.follow-card-text'],
  });
  return false;
}
const names = (cards: readonly Card[]): Localized[] => cards.map((card) => card.info.name);

/** The cause every event of this effect has. */
export const causeOf = (ctx: Context): Cause => ({
  kind: 'effect',
  by: ctx.you,
  ...(ctx.link
    ? { card: ctx.link.asResolving ?? ctx.link.asActivated, link: ctx.link.serial }
    : ctx.seen
      ? { card: ctx.seen }
      : {}),
});

/** Cards of the operation that this effect can affect at all; the rest is told. */
function affectable(game: Game, kind: string, subject: Subject, ctx: Context, by: Player): Card[] {
  const cards = subjectCards(game, subject, ctx, by);
  const missing = subject === 'targets' && cards.length < (ctx.link?.targets.length ?? 0);
  if (missing) nothing(game, kind, ctx, say.targetGone({ card: name(ctx) }));
  return cards.filter((card) => {
    const by_ = onField(card) ? unaffectedBy(game, card, causeOf(ctx)) : undefined;
    if (by_) nothing(game, kind, ctx, say.spared({ card: card.info.name, by: sourceName(by_), why: 'unaffected' }));
    return !by_;
  });
}
function tellRedirects(game: Game, moved: readonly Moved[]): void {
  for (const m of moved)
    if (m.redirectedBy)
      step(game, {
        kind: 'redirection',
        card: m.card.id,
        text: say.redirected({ card: m.card.info.name, by: sourceName(m.redirectedBy) }),
        rules: ['ygo.rules-vs-cards.card-wins'],
      });
}

// ───────────────────────────── could it do anything ─────────────────────────────

/** On what is known, could this operation do anything? */
export function possible(game: Game, op: Operation, ctx: Context): boolean {
  const handler = HANDLERS[op.do] as Handler<OperationName>;
  return handler.possible
    ? handler.possible(game, op as never, ctx)
    : 'cards' in op
      ? anyCards(game, op.cards as Subject, ctx)
      : true;
}
/** Could an effect's operations do anything: the first that must be done, and what hangs on it with "and". */
export function couldDoSomething(game: Game, operations: readonly Operation[], ctx: Context): boolean {
  const [first] = operations;
  if (!first) return true;
  if (operations.some((op) => op.do === 'unmodelled')) return true;
  const groups: Operation[][] = [];
  for (const op of operations) {
    if (op.join === 'and') groups.at(-1)?.push(op);
    else groups.push([op]);
  }
  const independent = groups.filter(([op], i) => i === 0 || op?.join === 'also' || op?.join === 'also-after-that');
  return independent.some((group) =>
    group.every((op) => (op.if ? holds(game, op.if, ctx) || i18nFuture(op) : true) && possible(game, op, ctx)),
  );
}
/** Conditions on what does not exist yet (a coin, what an operation did, a target not chosen) cannot be judged in advance. */
const i18nFuture = (op: Operation): boolean =>
  op.if !== undefined &&
  (['did', 'coin', 'rolled', 'declared'].some((key) => key in (op.if as object)) ||
    ('like' in op.if &&
      (typeof op.if.is === 'object' ||
        ['targets', 'target-1', 'target-2', 'target-3', 'it', 'affected', 'cost'].includes(op.if.is))));

function anyCards(game: Game, subject: Subject, ctx: Context): boolean {
  if (typeof subject === 'string')
    return (
      [
        'this',
        'targets',
        'target-1',
        'target-2',
        'target-3',
        'it',
        'affected',
        'cost',
        'link',
        'event',
        'event-cause',
      ].includes(subject) || refCards(game, subject, ctx).length > 0
    );
  if (!('where' in subject)) return true;
  if (isPick(subject) && subject.by === 'top') return true;
  const cards = cardsIn(game, subject, ctx).filter((c) => c !== ctx.card || !ctx.link?.cardActivation);
  const unknown = unknownIn(game, subject, ctx);
  const wanted = isPick(subject) ? (typeof subject.choose === 'number' ? subject.choose : 1) : 1;
  return cards.length + unknown >= wanted;
}

// ───────────────────────────── what effects declare ─────────────────────────────

export interface Declares {
  will: Set<Declared>;
  may: Set<Declared>;
}
/** What operations say an effect will do, and what it may do: optional parts and bullets too. */
export function declaredBy(
  operations: readonly Operation[],
  targets: readonly TargetSpec[],
  into: Declares = { will: new Set(), may: new Set() },
  maybe = false,
): Declares {
  for (const op of operations) {
    const handler = HANDLERS[op.do] as Handler<OperationName>;
    const uncertain = maybe || op.optional === true || op.if !== undefined;
    for (const does of handler.declares?.(aboutTargets(op, targets) as never) ?? [])
      (uncertain ? into.may : into.will).add(does);
    for (const inner of innerOperations(op)) declaredBy(inner, targets, into, true);
  }
  return into;
}
/** "That target" is where the targets are. */
function aboutTargets(op: Operation, targets: readonly TargetSpec[]): Operation {
  const spec =
    'cards' in op && typeof op.cards === 'string' && (op.cards === 'it' || op.cards.startsWith('target'))
      ? targets[Number(op.cards.split('-')[1] ?? 1) - 1]
      : undefined;
  return spec ? ({ ...op, cards: spec } as Operation) : op;
}
function innerOperations(op: Operation): readonly (readonly Operation[])[] {
  switch (op.do) {
    case 'choose':
      return op.options.map((o) => o.do);
    case 'coin':
      return [op.heads ?? [], op.tails ?? []];
    case 'die':
      return (op.results ?? []).map((r) => r.then);
    case 'otherwise':
    case 'later':
      return [op.then];
    default:
      return [];
  }
}
const placesOf = (subject: Subject): readonly Place[] =>
  typeof subject === 'object' && 'where' in subject ? many(subject.where) : [];
const fromPlaces = (subject: Subject, table: Partial<Record<Place, Declared>>): Declared[] =>
  placesOf(subject).flatMap((place) => table[place] ?? []);
const destroyKinds = (subject: Subject): Declared[] => {
  if (typeof subject !== 'object' || !('where' in subject)) return ['destroy'];
  const kinds = many(subject.filter?.kind);
  const monsters = placesOf(subject).includes('monsters') || kinds.includes('monster');
  const spells = kinds.includes('spell') || kinds.includes('trap');
  return [
    'destroy',
    ...(monsters ? (['destroy-monster'] as const) : []),
    ...(spells ? (['destroy-spell-trap'] as const) : []),
  ];
};

// ───────────────────────────── the table ─────────────────────────────

function moveAll(
  game: Game,
  cards: readonly Card[],
  to: Parameters<typeof moveCard>[2],
  ctx: Context,
  events: Parameters<typeof moveCard>[4] = [],
): Moved[] {
  return cards.map((card) => moveCard(game, card, { ...to }, causeOf(ctx), events));
}

/** Puts monsters face-up on the field by an effect, as far as that is possible. */
function specialSummon(game: Game, op: OpOf<'special-summon'>, ctx: Context, by: Player): readonly Card[] | boolean {
  const cards = affectable(game, op.do, op.cards, ctx, by);
  const to = op.to === 'opponent' ? other(by) : by;
  const position = op.position ?? choicesOf(ctx, by).position ?? 'attack';
  const summoned: Card[] = [];
  for (const card of cards) {
    const player = op.to === 'owner' ? card.owner : to;
    const stop = whyNotSpecialSummon(game, card, player, by, op.ignoringConditions ?? false);
    if (stop) {
      nothing(game, op.do, ctx, stop);
      continue;
    }
    const was = seen(game, card);
    const how = op.as ?? 'special';
    const down = position === 'face-down';
    toMonsterZone(game, card, player, how, {
      position: down || position === 'defense' ? 'defense' : 'attack',
      ...(down && { face: 'down' }),
    });
    if (op.effectsNegated)
      addForce(game, card, {
        shown: { what: 'effects-negated', by: name(ctx).en, until: 'leaves' },
        rules: [{ rule: 'negate-effects' }],
        controller: by,
        until: 'leaves',
        ...(ctx.card && { source: ctx.card.id }),
      });
    happen(game, {
      kind: 'summoned',
      card: seen(game, card),
      cause: causeOf(ctx),
      from: was.zone,
      to: 'monsters',
      how,
      player,
    });
    if (op.bind && ctx.card) {
      ctx.card.on = card.id;
      touch(game, ctx.card);
    }
    summoned.push(card);
  }
  if (summoned.length === 0) return cards.length === 0 ? nothing(game, op.do, ctx) : false;
  tell(
    game,
    op.do,
    ctx,
    say.specialSummons({ player: to, cards: names(summoned), position }),
    'ygo.summon.special.by-effect',
    'ygo.summon.special.position',
  );
  return summoned;
}
/** Why a monster cannot be Special Summoned by an effect now. */
function whyNotSpecialSummon(game: Game, card: Card, to: Player, by: Player, ignoring: boolean): Localized | undefined {
  const forbids =
    forbiddenFor(game, 'special-summon', by, seen(game, card)) ??
    forbidden(game, 'special-summon', card, { kind: 'effect', by });
  if (forbids) return say.isForbidden({ what: card.info.name, by: sourceName(forbids) });
  if (!canBeRevived(game, card) && !ignoring) return say.nothingToDo({ card: card.info.name });
  return freeMonsterZones(game, to) > 0 ? undefined : say.noZone({ player: to });
}
/** A monster that must first be summoned properly can be summoned by other effects only after that. */
export function canBeRevived(_game: Game, card: Card): boolean {
  const only = card.info.effects
    .map((e) => e.summoning)
    .find((s) => s?.cannotSpecialSummon || (s?.onlyBy && !s.firstOnly));
  if (only) return false;
  const extra = ['fusion', 'synchro', 'xyz', 'link', 'ritual'].some((kind) => card.info.is.includes(kind));
  const first = extra || card.info.effects.some((e) => e.summoning?.firstOnly);
  return !first || (card.properlySummoned && card.zone !== 'extraDeck' && card.zone !== 'deck' && card.zone !== 'hand');
}

const UNTIL_SHOWN: Partial<Record<Until, 'end-of-turn' | 'end-of-damage-step' | 'leaves'>> = {
  'end-of-turn': 'end-of-turn',
  'end-phase': 'end-of-turn',
  'end-of-damage-step': 'end-of-damage-step',
  leaves: 'leaves',
};
const isPlayers = (ctx: Context, whose: Whose | undefined): Player[] => {
  const all = playersOf(ctx, whose);
  return all;
};
/** Both players do something at once: the turn player first. */
const inTurnOrder = (game: Game, players: readonly Player[]): Player[] =>
  [...players].sort((a) => (a === game.duel.turn.player ? -1 : 1));

function dealDamage(game: Game, op: OpOf<'damage'>, ctx: Context): boolean {
  const full = amount(game, op.amount, ctx);
  let dealt = false;
  for (const player of inTurnOrder(game, isPlayers(ctx, op.to))) {
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
    for (const a of rulesOf(game, 'effect-damage')) {
      if (!playersOf({ you: a.controller }, a.rule.player ?? 'you').includes(player)) continue;
      const before = damage;
      damage = { none: 0, half: Math.floor(damage / 2), double: damage * 2, 'gain-instead': 0, 'opponent-takes-it': 0 }[
        a.rule.change
      ];
      terms.push({
        kind: a.rule.change,
        outcome: 'applied',
        text: sourceName(a),
        rules: ['ygo.rules-vs-cards.card-wins'],
        before,
        after: damage,
        ...(a.card && { source: a.card.id }),
      });
      if (damage === 0) nothing(game, op.do, ctx, say.noDamage({ player, by: sourceName(a) }));
    }
    changeLife(game, player, 'effect-damage', damage, causeOf(ctx));
    game.damage.push({ kind: 'effect', target: player, terms, total: damage, player });
    if (damage > 0) {
      dealt = true;
      tell(
        game,
        op.do,
        ctx,
        say.damages({ player, amount: damage, left: game.duel.sides[player].lifePoints }),
        'ygo.lp.effect-damage',
        'ygo.lp.damage.two-kinds',
      );
    }
  }
  return dealt;
}

function negateLink(game: Game, what: 'activation' | 'effect', link: Link | undefined, ctx: Context): boolean {
  if (!link) return nothing(game, `negate-${what}`, ctx);
  const cannot = link.effect?.cannotBeNegated;
  if (cannot === what || cannot === 'both')
    return nothing(game, `negate-${what}`, ctx, say.nothingToDo({ card: link.card.info.name }));
  const by = ctx.link?.chain === link.chain ? ctx.link.number : (ctx.card?.id ?? '');
  link.negated ??= { what, by };
  if (what === 'activation') {
    happen(game, { kind: 'activation-negated', card: link.asActivated, cause: causeOf(ctx), player: link.by });
    forgetActivation(game, link);
  }
  const text = what === 'activation' ? say.negatesActivation : say.negatesEffect;
  tell(
    game,
    `negate-${what}`,
    ctx,
    text({ card: name(ctx), what: link.card.info.name, link: link.number }),
    game.duel.ruleset.rules.negatedActivation,
    'ygo.chain.activation-vs-resolution',
  );
  return true;
}
/** Limits that count activations are not used up by a negated one. */
function forgetActivation(game: Game, link: Link): void {
  game.duel.uses = game.duel.uses.filter((use) => !(use.link === link.serial && use.counts === 'activate'));
}

const HANDLERS: { [K in OperationName]: Handler<K> } = {
  destroy: {
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by);
      if (op.cards === 'targets' && cards.length < (ctx.link?.targets.length ?? 0))
        nothing(game, op.do, ctx, say.targetGone({ card: name(ctx) }));
      if (cards.length === 0) return op.cards === 'targets' ? false : nothing(game, op.do, ctx);
      const { destroyed, spared } = destroyCards(game, cards, causeOf(ctx));
      for (const s of spared)
        nothing(game, op.do, ctx, say.spared({ card: s.card.info.name, by: sourceName(s.by), why: s.why }));
      if (destroyed.length > 0)
        tell(
          game,
          op.do,
          ctx,
          say.destroys({ card: name(ctx), cards: names(destroyed.map((m) => m.card)) }),
          'ygo.gy.destroy-immediate',
          'ygo.gy.destroy-then-gy',
        );
      tellRedirects(game, destroyed);
      return destroyed.map((m) => m.card);
    },
    declares: (op) => destroyKinds(op.cards),
  },
  send: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter((card) => card.zone !== 'graveyard');
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'graveyard' }, ctx);
      tell(
        game,
        op.do,
        ctx,
        say.sends({ card: name(ctx), cards: names(cards) }),
        'ygo.gy.sent-not-destroyed',
        'ygo.glossary.send-gy.ways',
      );
      tellRedirects(game, moved);
      return moved.filter((m) => m.to === 'graveyard').map((m) => m.card);
    },
    declares: (op) => ['send', ...fromPlaces(op.cards, { deck: 'send-from-deck' })],
  },
  tribute: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => !forbidden(game, 'be-tributed', card, causeOf(ctx)),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'graveyard' }, ctx, ['tributed']);
      tell(
        game,
        op.do,
        ctx,
        say.tributes({ card: name(ctx), cards: names(cards) }),
        'ygo.glossary.destroy.not-cost-or-tribute',
      );
      tellRedirects(game, moved);
      return moved.map((m) => m.card);
    },
  },
  reveal: {
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      cards.forEach((card) =>
        happen(game, { kind: 'revealed', card: seen(game, card), cause: causeOf(ctx), player: card.controller }),
      );
      tell(
        game,
        op.do,
        ctx,
        say.reveals({ card: name(ctx), cards: names(cards) }),
        'ygo.glossary.reveal.definition',
        'ygo.glossary.reveal.no-activation',
      );
      return cards;
    },
  },
  discard: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter((card) => card.zone === 'hand');
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'graveyard' }, ctx, ['discarded']);
      tell(
        game,
        op.do,
        ctx,
        say.discards({ player: cards[0]?.owner ?? by, cards: names(cards) }),
        'ygo.glossary.discard.definition',
        'ygo.glossary.discard.causes',
      );
      tellRedirects(game, moved);
      return moved.map((m) => m.card);
    },
    declares: () => ['discard'],
  },
  banish: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) =>
          card.zone !== 'banished' &&
          !forbiddenFor(game, 'banish', ctx.you, seen(game, card)) &&
          !forbidden(game, 'be-banished', card, causeOf(ctx)),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'banished', ...(op.face && { face: op.face }) }, ctx);
      tell(
        game,
        op.do,
        ctx,
        say.banishes({ card: name(ctx), cards: names(cards), down: op.face === 'down' }),
        'ygo.rfp.face-up-default',
      );
      const back = op.until && RETURNS[op.until];
      if (back)
        putOff(
          game,
          { ...back, then: [{ do: 'return-to-field', cards: 'affected' }] },
          moved.map((m) => m.card),
          ctx,
        );
      return moved.map((m) => m.card);
    },
    declares: (op) => [
      'banish',
      ...fromPlaces(op.cards, { graveyard: 'banish-from-graveyard' }),
      ...fromPlaces(op.cards, { graveyard: 'move-from-graveyard' }),
    ],
  },
  return: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, returnTo(op.to), ctx, ['returned']);
      tell(
        game,
        op.do,
        ctx,
        say.returns({ card: name(ctx), cards: names(cards), to: op.to }),
        'ygo.glossary.destroy.not-return',
      );
      return moved.map((m) => m.card);
    },
    declares: (op) => ['return', ...fromPlaces(op.cards, { graveyard: 'move-from-graveyard' })],
  },
  add: {
    possible: (game, op, ctx) =>
      !forbiddenFor(game, 'add-from-deck', ctx.you) &&
      (anyCards(game, op.cards, ctx) || game.duel.ruleset.options.searchInVain.value === 'may-activate'),
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const fromDeck = cards.some((card) => card.zone === 'deck');
      const stop = fromDeck ? forbiddenFor(game, 'add-from-deck', by) : undefined;
      if (stop) return nothing(game, op.do, ctx, say.isForbidden({ what: name(ctx), by: sourceName(stop) }));
      const moved = moveAll(game, cards, { zone: 'hand' }, ctx, ['added']);
      tell(
        game,
        op.do,
        ctx,
        say.adds({ player: cards[0]?.owner ?? by, cards: names(cards) }),
        'ygo.draw.not-every-add-is-draw',
        'ygo.glossary.search.when',
      );
      return moved.map((m) => m.card);
    },
    declares: (op) =>
      fromPlaces(op.cards, { deck: 'add-from-deck', graveyard: 'add-from-graveyard' }).concat(
        fromPlaces(op.cards, { graveyard: 'move-from-graveyard' }),
      ),
  },
  draw: {
    possible(game, op, ctx) {
      const player = playersOf(ctx, op.whose ?? 'you')[0] ?? ctx.you;
      if (forbiddenFor(game, 'draw', player)) return false;
      const side = game.duel.sides[player];
      const enough = side.zones.deck.length + side.unnamed.deck >= amount(game, op.count, ctx);
      return choose(game.duel.ruleset, 'drawTooMany', { 'may-activate': true, 'may-not-activate': enough });
    },
    run(game, op, ctx) {
      const count = amount(game, op.count, ctx);
      let any = false;
      for (const player of inTurnOrder(game, isPlayers(ctx, op.whose ?? 'you'))) {
        const stop = forbiddenFor(game, 'draw', player);
        if (stop) {
          nothing(game, op.do, ctx, say.isForbidden({ what: name(ctx), by: sourceName(stop) }));
          continue;
        }
        const { drawn, missing } = drawCards(game, player, count, causeOf(ctx));
        any ||= drawn.length > 0;
        if (drawn.length > 0) tell(game, op.do, ctx, say.draws({ player, count: drawn.length }), 'ygo.zone.deck.draw');
        if (missing > 0) {
          endDuel(game, other(player), reason('deck-out', say.cannotDraw({ player }), 'ygo.win.cannot-draw'));
          tell(game, 'deck-out', ctx, say.cannotDraw({ player }), 'ygo.win.cannot-draw');
        }
      }
      return any;
    },
    declares: () => ['draw'],
  },
  'special-summon': {
    possible: (game, op, ctx) =>
      anyCards(game, op.cards, ctx) &&
      !forbiddenFor(game, 'special-summon', ctx.you) &&
      freeMonsterZones(game, op.to === 'opponent' ? other(ctx.you) : ctx.you) + freedByCost(ctx) > 0,
    run: specialSummon,
    declares: (op) => [
      'special-summon',
      ...fromPlaces(op.cards, { deck: 'special-summon-from-deck', graveyard: 'special-summon-from-graveyard' }),
      ...fromPlaces(op.cards, { graveyard: 'move-from-graveyard' }),
    ],
  },
  'normal-summon': {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by);
      const [card] = cards;
      if (!card) return nothing(game, op.do, ctx);
      toMonsterZone(game, card, by, 'normal', { position: 'attack' });
      happen(game, {
        kind: 'summoned',
        card: seen(game, card),
        cause: causeOf(ctx),
        to: 'monsters',
        how: 'normal',
        player: by,
      });
      tell(
        game,
        op.do,
        ctx,
        say.specialSummons({ player: by, cards: names([card]), position: 'attack' }),
        'ygo.summon.normal.eligible',
      );
      return [card];
    },
  },
  'fusion-summon': summonFromExtra('fusion'),
  'ritual-summon': summonFromExtra('ritual'),
  'synchro-summon': summonFromExtra('synchro'),
  'xyz-summon': summonFromExtra('xyz'),
  'link-summon': summonFromExtra('link'),
  set: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards) {
        const from = card.zone;
        if (card.info.kind === 'monster') toMonsterZone(game, card, by, 'set', { face: 'down', position: 'defense' });
        else toSpellTrapZone(game, card, by, card.info.property === 'field' ? 'field' : 'spellsTraps', 'down');
        if (op.activatableThisTurn) card.since = { ...card.since, turn: undefined };
        happen(game, { kind: 'set', card: seen(game, card), cause: causeOf(ctx), from, to: card.zone, player: by });
      }
      tell(game, op.do, ctx, say.setsCards({ player: by, cards: names(cards) }), 'ygo.glossary.set.any-face-down-card');
      return cards;
    },
  },
  place: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const to = op.whose === 'opponent' ? other(by) : by;
      const zone = op.to === 'field-zone' ? 'field' : op.to === 'pendulum-zone' ? 'pendulum' : 'spellsTraps';
      for (const card of cards) {
        if (op.to === 'monsters') toMonsterZone(game, card, to, 'special', {});
        else toSpellTrapZone(game, card, to, zone, 'up');
        card.applying = true;
        touch(game, card);
      }
      tell(game, op.do, ctx, say.places({ cards: names(cards), to: op.to }), 'ygo.st.follow-card-text');
      return cards;
    },
  },
  'change-position': {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => card.zone === 'monsters' && !forbidden(game, 'change-position', card, causeOf(ctx)),
      );
      const changed = cards.filter((card) => turn(game, card, op.to, causeOf(ctx), ctx));
      if (changed.length === 0) return nothing(game, op.do, ctx);
      for (const to of ['attack', 'defense', 'face-down'] as const) {
        const now = changed.filter((card) => (card.face === 'down' ? 'face-down' : card.position) === to);
        if (now.length > 0)
          tell(
            game,
            op.do,
            ctx,
            say.changesPosition({ cards: names(now), to }),
            'ygo.zone.monster.positions',
            ...(to === 'face-down' ? (['ygo.fd.no-properties'] as const) : []),
          );
      }
      return changed;
    },
    declares: () => ['change-position'],
  },
  'return-to-field': {
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by).filter((card) => card.zone === 'banished');
      if (cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards) {
        if (freeMonsterZones(game, card.owner) < 1) continue;
        const was = game.duel.log
          .flatMap((i) => i.events)
          .findLast((e) => e.card?.id === card.id && e.kind === 'banished')?.card;
        toMonsterZone(game, card, card.owner, 'special', {
          position: was?.position ?? 'attack',
          face: was?.face ?? 'up',
        });
        happen(game, {
          kind: 'returned',
          card: seen(game, card),
          cause: causeOf(ctx),
          from: 'banished',
          to: 'monsters',
          player: card.owner,
        });
      }
      tell(game, op.do, ctx, say.returnsToField({ cards: names(cards) }), 'ygo.rfp.return-face-up');
      return cards;
    },
  },
  'take-control': {
    run(game, op, ctx, by) {
      const to = op.to === 'opponent' ? other(by) : by;
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) =>
          card.controller !== to &&
          !forbidden(game, 'change-control', card, causeOf(ctx)) &&
          freeMonsterZones(game, to) > 0,
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards) {
        const back = card.controller;
        changeControl(game, card, to, causeOf(ctx));
        if (op.until)
          addForce(game, card, {
            shown: { what: 'control-until', value: back, by: name(ctx).en, ...shownUntil(op.until) },
            rules: [],
            controller: to,
            until: op.until,
            ...(ctx.card && { source: ctx.card.id }),
          });
      }
      tell(
        game,
        op.do,
        ctx,
        say.takesControl({ player: to, cards: names(cards) }),
        'ygo.glossary.control.take',
        'ygo.glossary.control.moves-side',
      );
      return cards;
    },
    declares: () => ['take-control'],
  },
  'switch-control': {
    run(game, op, ctx, by) {
      const [a, b] = op.cards.map((subject) => affectable(game, op.do, subject, ctx, by)[0]);
      const stays = (card: Card): boolean => forbidden(game, 'change-control', card, causeOf(ctx)) !== undefined;
      if (!a || !b || stays(a) || stays(b)) return nothing(game, op.do, ctx);
      const first = a.controller;
      changeControl(game, a, b.controller, causeOf(ctx));
      changeControl(game, b, first, causeOf(ctx));
      tell(
        game,
        op.do,
        ctx,
        say.takesControl({ player: a.controller, cards: names([a]) }),
        'ygo.glossary.control.take',
      );
      return [a, b];
    },
    declares: () => ['take-control'],
  },
  equip: {
    run(game, op, ctx, by) {
      const [card] = affectable(game, op.do, op.cards, ctx, by);
      const [to] =
        typeof op.to === 'string' || !('where' in op.to)
          ? refCards(game, op.to as never, ctx)
          : pickCards(game, op.to, ctx, by);
      if (!card || !to || to.face === 'down') return nothing(game, op.do, ctx);
      if (card.zone !== 'spellsTraps') toSpellTrapZone(game, card, by, 'spellsTraps', 'up');
      card.on = to.id;
      card.applying = true;
      touch(game, card);
      if (op.ongoing)
        addForce(game, card, {
          shown: shownForce(op.ongoing, name(ctx), 'leaves'),
          rules: op.ongoing,
          controller: by,
          until: 'leaves',
        });
      happen(game, { kind: 'equipped', card: seen(game, card), cause: causeOf(ctx), player: by });
      tell(
        game,
        op.do,
        ctx,
        say.equips({ card: card.info.name, to: to.info.name }),
        'ygo.spell.equip.stays',
        'ygo.spell.equip.target',
      );
      return [card];
    },
    declares: () => ['equip'],
  },
  attach: {
    run(game, op, ctx, by) {
      const [to] =
        typeof op.to === 'string' || !('where' in op.to)
          ? refCards(game, op.to as never, ctx)
          : pickCards(game, op.to, ctx, by);
      const cards = affectable(game, op.do, op.cards, ctx, by).filter((card) => card !== to && !card.info.token);
      if (!to || cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards) attach(game, card, to, causeOf(ctx));
      tell(game, op.do, ctx, say.attaches({ cards: names(cards), to: to.info.name }), 'ygo.xyz-material.attached');
      return cards;
    },
  },
  detach: {
    possible: (game, op, ctx) => holdersOf(game, op, ctx).some((card) => card.materials.length > 0),
    run(game, op, ctx) {
      const all = holdersOf(game, op, ctx).flatMap((card) => card.materials);
      const count = amount(game, op.count, ctx);
      const said = (choicesOf(ctx, ctx.you).cards ?? []).filter((id) => all.some((c) => c.id === id));
      const cards =
        said.length >= count ? said.slice(0, count).map((id) => cardOf(game.duel, id)) : all.slice(0, count);
      if (cards.length < count) return nothing(game, op.do, ctx);
      moveAll(game, cards, { zone: 'graveyard' }, ctx, ['detached']);
      tell(game, op.do, ctx, say.detaches({ cards: names(cards) }), 'ygo.xyz.detach');
      return cards;
    },
  },
  'negate-activation': {
    run: (game, _op, ctx) => negateLink(game, 'activation', ctx.responds, ctx),
    declares: () => ['negate'],
  },
  'negate-effect': {
    run(game, op, ctx) {
      const link =
        op.of === undefined || op.of === 'link'
          ? ctx.responds
          : game.duel.chain.find((l) => refCards(game, op.of as never, ctx).includes(l.card));
      return negateLink(game, 'effect', link, ctx);
    },
    declares: () => ['negate'],
  },
  'negate-summon': {
    run(game, _op, ctx) {
      const attempt = game.attempt;
      if (!attempt || attempt.negated) return nothing(game, 'negate-summon', ctx);
      attempt.negated = true;
      tell(
        game,
        'negate-summon',
        ctx,
        say.negatesSummon({ card: name(ctx), what: attempt.cards.map((c) => c.info.name)[0] ?? name(ctx) }),
        'ygo.ss.negated-not-proper',
      );
      return attempt.cards;
    },
    declares: () => ['negate-summon'],
  },
  'negate-attack': {
    possible: (game) => game.duel.battle !== undefined,
    run(game, op, ctx) {
      const { battle } = game.duel;
      const attacker = battle && game.duel.cards.get(battle.attacker);
      if (!battle || !attacker) return nothing(game, op.do, ctx);
      happen(game, {
        kind: 'attack-negated',
        card: seen(game, attacker),
        cause: causeOf(ctx),
        player: attacker.controller,
      });
      game.duel.battle = undefined;
      game.duel.revision++;
      tell(
        game,
        op.do,
        ctx,
        say.negatesAttack({ card: name(ctx), attacker: attacker.info.name }),
        'ygo.battle.declare-attack',
      );
      return true;
    },
    declares: () => ['negate'],
  },
  'change-attack-target': {
    possible: (game) => game.duel.battle !== undefined,
    run(game, op, ctx, by) {
      const [to] =
        typeof op.to === 'string' || !('where' in op.to)
          ? refCards(game, op.to as never, ctx)
          : pickCards(game, op.to, ctx, by);
      if (!to || !game.duel.battle) return nothing(game, op.do, ctx);
      game.duel.battle = { ...game.duel.battle, target: to.id };
      game.duel.revision++;
      tell(game, op.do, ctx, say.changesAttackTarget({ target: to.info.name }), 'ygo.rules-vs-cards.card-wins');
      return [to];
    },
  },
  'negate-effects': {
    possible: (game, op, ctx) => anyCards(game, op.cards, ctx),
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => card.face === 'up' && !forbidden(game, 'be-negated', card, causeOf(ctx)),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards) followLinks(game, card, ctx);
      for (const card of cards)
        addForce(game, card, {
          shown: { what: 'effects-negated', by: name(ctx).en, ...shownUntil(op.until) },
          rules: [{ rule: 'negate-effects' }],
          controller: ctx.you,
          until: op.until,
          ...(ctx.card && { source: ctx.card.id }),
        });
      tell(
        game,
        op.do,
        ctx,
        say.negatesEffects({ card: name(ctx), cards: names(cards) }),
        'ygo.chain.activation-vs-resolution',
      );
      return cards;
    },
    declares: () => ['negate'],
  },
  'end-battle-phase': {
    possible: (game) => game.duel.phase === 'battle',
    run(game, op, ctx) {
      if (game.duel.phase !== 'battle') return nothing(game, op.do, ctx);
      game.duel.battle = undefined;
      game.duel.timing = undefined;
      game.duel.step = 'end';
      game.duel.revision++;
      tell(game, op.do, ctx, say.endsBattlePhase({ card: name(ctx) }), 'ygo.battle.end-step');
      return true;
    },
  },
  skip: {
    run(game, op, ctx) {
      const player = playersOf(ctx, op.whose)[0] ?? ctx.you;
      markUsed(game, player, `skip-${op.phase}`);
      tell(
        game,
        op.do,
        ctx,
        say.skipsPhase({
          player,
          phase: op.phase === 'turn' ? { de: 'den Zug', en: 'the turn' } : PHASE_NAMES[op.phase],
        }),
        'ygo.rules-vs-cards.card-wins',
      );
      return true;
    },
  },
  damage: { run: (game, op, ctx) => dealDamage(game, op as OpOf<'damage'>, ctx), declares: () => ['damage'] },
  'gain-life': {
    run(game, op, ctx) {
      const by = amount(game, op.amount, ctx);
      for (const player of isPlayers(ctx, op.to)) {
        changeLife(game, player, 'life-gained', by, causeOf(ctx));
        tell(
          game,
          op.do,
          ctx,
          say.gainsLife({ player, amount: by, left: game.duel.sides[player].lifePoints }),
          'ygo.lp.four-changes',
        );
      }
      return by > 0;
    },
    declares: () => ['gain-life'],
  },
  'lose-life': {
    run(game, op, ctx) {
      const by = amount(game, op.amount, ctx);
      for (const player of isPlayers(ctx, op.to)) {
        changeLife(game, player, 'life-lost', by, causeOf(ctx));
        tell(
          game,
          op.do,
          ctx,
          say.losesLife({ player, amount: by, left: game.duel.sides[player].lifePoints }),
          'ygo.lp.gain-loss-not-damage',
        );
      }
      return by > 0;
    },
  },
  'set-life': {
    run(game, op, ctx) {
      const to = amount(game, op.amount, ctx);
      for (const player of isPlayers(ctx, op.to)) {
        const now = game.duel.sides[player].lifePoints;
        changeLife(game, player, to < now ? 'life-lost' : 'life-gained', Math.abs(to - now), causeOf(ctx));
        tell(game, op.do, ctx, say.setsLife({ player, left: to }), 'ygo.lp.four-changes');
      }
      return true;
    },
  },
  'pay-life': {
    possible: (game, op, ctx) => whyNotPay(game, { do: 'pay-life', amount: op.amount }, ctx, undefined).length === 0,
    run(game, op, ctx) {
      if (whyNotPay(game, { do: 'pay-life', amount: op.amount }, ctx, undefined).length > 0)
        return nothing(game, op.do, ctx);
      endInstant(game);
      pay(game, { do: 'pay-life', amount: op.amount }, ctx, []);
      return true;
    },
  },
  modify: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter((card) => card.face === 'up');
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const value = amount(game, op.value, ctx);
      const stat = op.stat === 'def' || op.stat === 'level' ? op.stat : 'atk';
      const until = op.until && UNTIL_SHOWN[op.until];
      for (const card of cards)
        addModifier(
          game,
          card,
          { stat, op: op.op, value, ...(until && { until }), note: name(ctx).en },
          op.until,
          ctx.card?.id,
        );
      tell(
        game,
        op.do,
        ctx,
        say.modifies({ cards: names(cards), stat: op.stat, op: op.op, value }),
        'ygo.glossary.original-atk-def.excludes-changes',
      );
      return cards;
    },
    declares: (op) => (op.stat === 'atk' || op.stat === 'def' ? ['stat-change'] : []),
  },
  apply: {
    possible: (game, op, ctx) => op.to === undefined || anyCards(game, op.to, ctx),
    run(game, op, ctx, by) {
      const rules = frozen(game, op.rules, ctx);
      const force = {
        shown: shownForce(rules, name(ctx), op.until),
        rules,
        controller: ctx.you,
        until: op.until,
        ...(ctx.card && { source: ctx.card.id }),
      };
      if (op.to === undefined) addForce(game, ctx.you, force);
      else {
        const cards = affectable(game, op.do, op.to, ctx, by);
        if (cards.length === 0) return nothing(game, op.do, ctx);
        for (const card of cards) addForce(game, card, force);
      }
      tell(game, op.do, ctx, say.applies({ card: name(ctx), gist: ctx.link?.effect?.gist }), 'ygo.st.follow-card-text');
      return true;
    },
  },
  'place-counters': { run: (game, op, ctx, by) => countersRun(game, op, ctx, by, 1) },
  'remove-counters': { run: (game, op, ctx, by) => countersRun(game, op, ctx, by, -1) },
  token: {
    possible: (game, op, ctx) =>
      playersOf(ctx, op.whose ?? 'you').every(
        (p) => freeMonsterZones(game, p) + freedByCost(ctx) >= amount(game, op.count, ctx),
      ) && !forbiddenFor(game, 'special-summon', ctx.you),
    run(game, op, ctx) {
      const count = amount(game, op.count, ctx);
      const player = playersOf(ctx, op.whose ?? 'you')[0] ?? ctx.you;
      if (freeMonsterZones(game, player) < count) return nothing(game, op.do, ctx, say.noZone({ player }));
      const info = tokenInfo(op, amount(game, op.atk, ctx), amount(game, op.def, ctx));
      const tokens = Array.from({ length: count }, () => {
        const token = makeCard(game, op.name, info, player);
        toMonsterZone(game, token, player, 'special', { position: op.position ?? 'defense' });
        happen(game, {
          kind: 'summoned',
          card: seen(game, token),
          cause: causeOf(ctx),
          to: 'monsters',
          how: 'special',
          player,
        });
        return token;
      });
      tell(
        game,
        op.do,
        ctx,
        say.tokens({ player, count, name: op.name }),
        'ygo.token.definition',
        'ygo.token.position',
      );
      return tokens;
    },
    declares: () => ['special-summon', 'token'],
  },
  shuffle: {
    run(game, op, ctx) {
      for (const player of playersOf(ctx, op.whose))
        tell(game, op.do, ctx, say.shuffles({ player }), 'ygo.glossary.search.shuffle-after');
      return true;
    },
  },
  look: {
    run(game, op, ctx) {
      tell(game, op.do, ctx, say.looks(), 'ygo.st.follow-card-text');
      return true;
    },
  },
  excavate: {
    run(game, op, ctx) {
      const cards = pickCards(
        game,
        { where: 'deck', whose: op.whose ?? 'you', choose: amount(game, op.count, ctx), by: 'top' },
        ctx,
        ctx.you,
      );
      tell(game, op.do, ctx, say.excavates({ cards: names(cards) }), 'ygo.st.follow-card-text');
      return cards;
    },
  },
  coin: {
    run(game, op, ctx) {
      const results = tossCoins(game, ctx, op.count ?? 1);
      const heads = results.filter((r) => r === 'heads').length;
      happen(game, { kind: 'coin', cause: causeOf(ctx), player: ctx.you, amount: heads });
      ctx.heads = heads;
      tell(game, op.do, ctx, say.coin({ results }), 'ygo.equipment.coin');
      const then = (op.count ?? 1) === 1 ? (heads > 0 ? op.heads : op.tails) : undefined;
      if (then) runOperations(game, then, ctx);
      return true;
    },
  },
  die: {
    run(game, op, ctx) {
      const results = rollDice(game, ctx, op.count ?? 1);
      ctx.rolled = results.reduce((a, b) => a + b, 0);
      tell(game, op.do, ctx, say.die({ results }), 'ygo.equipment.die');
      for (const result of op.results ?? [])
        if (within(game, ctx.rolled, result.is, ctx)) runOperations(game, result.then, ctx);
      return true;
    },
  },
  declare: {
    run(game, op, ctx) {
      const said = choicesOf(ctx, ctx.you).name ?? choicesOf(ctx, ctx.you).number;
      const value = ask<string | number>(
        game,
        {
          id: questionId(game, ctx.link, 'declare'),
          by: ctx.you,
          what: 'choice',
          text: say.whichDeclared({ card: name(ctx) }),
          rules: ['ygo.st.follow-card-text'],
        },
        said,
      );
      ctx.declared = value;
      tell(game, op.do, ctx, say.declares({ player: ctx.you, value: String(value) }));
      return true;
    },
  },
  choose: {
    possible: (game, op, ctx) => op.options.some((o) => holds(game, o.if, ctx) && couldDoSomething(game, o.do, ctx)),
    run(game, op, ctx) {
      const open = op.options
        .map((option, i) => ({ option, i }))
        .filter(({ option }) => holds(game, option.if, ctx) && couldDoSomething(game, option.do, ctx));
      const said = choicesOf(ctx, ctx.you).option;
      if (open.length === 0) return nothing(game, op.do, ctx);
      const index =
        open.length === 1 && said === undefined
          ? (open[0]?.i ?? 0)
          : ask<number>(
              game,
              {
                id: questionId(game, ctx.link, 'option'),
                by: ctx.you,
                what: 'choice',
                text: say.whichOption({ card: name(ctx) }),
                answers: open.map(({ option, i }) => ({ value: i + 1, text: option.gist })),
                rules: ['ygo.st.follow-card-text'],
              },
              said,
            ) - 1;
      const option = op.options[index];
      if (!option) return nothing(game, op.do, ctx);
      tell(game, op.do, ctx, say.chooses({ player: ctx.you, what: option.gist }));
      endInstant(game);
      runOperations(game, option.do, ctx);
      return true;
    },
  },
  later: {
    run(game, op, ctx) {
      return putOff(game, { at: op.at, then: op.then }, ctx.affected ?? [], ctx);
    },
  },
  otherwise: {
    run(game, op, ctx) {
      if (ctx.did) return true;
      runOperations(game, op.then, ctx);
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
        say.replacesEffect({ card: name(ctx), what: ctx.responds.card.info.name }),
        'ygo.rules-vs-cards.card-wins',
      );
      return true;
    },
  },
  'copy-effect': {
    run(game, op, ctx, by) {
      const [card] = subjectCards(game, op.of, ctx, by);
      const effect = card?.info.effects.find((e) => e.kind === 'activation');
      if (!card || !effect?.resolve) return nothing(game, op.do, ctx);
      runOperations(game, effect.resolve, ctx);
      return true;
    },
  },
  win: {
    run(game, op, ctx) {
      const winner = op.draw ? 'draw' : (playersOf(ctx, op.player)[0] ?? ctx.you);
      const text =
        winner === 'draw' ? say.drawByEffect({ card: name(ctx) }) : say.wins({ player: winner, card: name(ctx) });
      endDuel(game, winner, reason('win-by-effect', text, 'ygo.win.card-effect'));
      tell(game, op.do, ctx, text, 'ygo.win.card-effect');
      return true;
    },
  },
  unmodelled: {
    run(game, op, ctx) {
      endInstant(game);
      askUnmodelled(game, ctx, { de: op.text, en: op.text });
      return true;
    },
  },
};

/** What the rules refer to is settled when they begin to apply: "that name" becomes the name it is now. */
function frozen(game: Game, rules: readonly Ongoing[], ctx: Context): readonly Ongoing[] {
  const freeze = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(freeze);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (key === 'oneOf' && !Array.isArray(inner))
        return [['ids', refCards(game, inner as Ref, ctx).map((c) => c.id)]];
      if (key === 'noneOf') return [['not', { ids: refCards(game, inner as Ref, ctx).map((c) => c.id) }]];
      if (key !== 'sameAs') return [[key, freeze(inner)]];
      const { what, as } = inner as NonNullable<Filter['sameAs']>;
      const cards = refCards(game, as, ctx).map((card) => seen(game, card));
      if (what === 'name') return [['name', cards.flatMap((c) => c.names)]];
      if (what === 'race' || what === 'attribute') return [[what, cards.flatMap((c) => c[what])]];
      return [[key, inner]];
    });
    return Object.fromEntries(entries);
  };
  return rules.map((rule) => freeze(rule) as Ongoing);
}

/** A negation put on a card follows the effects it has already activated, wherever the card goes. */
function followLinks(game: Game, card: Card, ctx: Context): void {
  for (const link of game.duel.chain)
    if (link.card === card && !link.outcome && card.stay === link.asActivated.stay) link.negatedFromStart ??= name(ctx);
}

/** When what is banished for a while comes back. */
const RETURNS: Partial<Record<Until, { at: OpOf<'later'>['at'] }>> = {
  'end-phase': { at: { phase: 'end' } },
  'end-of-turn': { at: { phase: 'end' } },
  'next-standby-phase': { at: { phase: 'standby', turn: 'next' } },
};
/** Puts operations off to a later moment, about cards settled now. */
function putOff(
  game: Game,
  { at, then }: { at: OpOf<'later'>['at']; then: readonly Operation[] },
  about: readonly Card[],
  ctx: Context,
): boolean {
  const { link } = ctx;
  if (!link) return false;
  const affected = about.map((card) => ({ id: card.id, stay: card.stay }));
  const moment =
    'phase' in at
      ? {
          phase: at.phase,
          whose: at.whose === undefined ? undefined : playersOf(ctx, at.whose)[0],
          notBefore: game.duel.turn.number + (at.turn === 'next' ? 1 : 0),
        }
      : { event: at.event };
  game.duel.delayed = [...game.duel.delayed, { at: moment, run: [...then], link, affected, text: name(ctx) }];
  tell(game, 'later', ctx, say.later({ card: name(ctx) }), 'ygo.st.follow-card-text');
  return true;
}

/** Reaching text the language cannot say: the judge decides; without an answer the ruling stops here. */
export function askUnmodelled(game: Game, ctx: Context, text: Localized): void {
  const question = say.notModelled({ card: name(ctx), text });
  const answer = ask<unknown>(game, {
    id: questionId(game, ctx.link, 'text'),
    by: ctx.you,
    what: 'fact',
    text: question,
    rules: ['ygo.st.follow-card-text'],
  });
  tell(game, 'fact', ctx, { de: `${question.de} ${String(answer)}`, en: `${question.en} ${String(answer)}` });
}

const freedByCost = (ctx: Context): number => ctx.link?.freed ?? 0;
const holdersOf = (game: Game, op: OpOf<'detach'>, ctx: Context): Card[] =>
  typeof op.from === 'object' && 'where' in op.from
    ? cardsIn(game, op.from, ctx)
    : refCards(game, op.from as never, ctx);
const shownUntil = (until: Until | undefined) => {
  const shown = until && UNTIL_SHOWN[until];
  return shown ? { until: shown } : until === 'duel' ? { until: 'duel' as const } : {};
};

function turn(game: Game, card: Card, to: OpOf<'change-position'>['to'], cause: Cause, ctx: Context): boolean {
  if (to === 'face-down') {
    if (card.face === 'down' || card.info.token || card.info.is.includes('link')) return false;
    turnFaceDown(game, card, cause);
    return true;
  }
  const wanted = to === 'face-up-attack' ? 'attack' : to === 'face-up-defense' ? 'defense' : to;
  if (card.face === 'down') {
    if (to === 'attack' || to === 'defense') return false;
    const position =
      wanted === 'attack' || wanted === 'defense' ? wanted : (choicesOf(ctx, ctx.you).position ?? 'attack');
    turnFaceUp(game, card, position, cause);
    return true;
  }
  const position = wanted === 'other' ? (card.position === 'attack' ? 'defense' : 'attack') : wanted;
  if (position !== 'attack' && position !== 'defense') return false;
  if (card.position === position || (position === 'defense' && card.info.is.includes('link'))) return false;
  changePosition(game, card, position, cause);
  return true;
}

export function attach(game: Game, card: Card, to: Card, cause: Cause): void {
  const was = seen(game, card);
  const left = onField(card);
  for (const material of [...card.materials])
    moveCard(game, material, { zone: 'graveyard' }, { kind: 'rule', by: undefined });
  put(game, card, to.controller, 'materials');
  card.attachedTo = to;
  to.materials = [...to.materials, card];
  card.stay++;
  card.modifiers = [];
  card.forces = [];
  touch(game, card);
  happen(game, { kind: 'attached', card: was, cause, from: was.zone, to: 'materials' });
  if (left) happen(game, { kind: 'leaves-field', card: was, cause, from: was.zone, to: 'materials' });
}

function countersRun(
  game: Game,
  op: OpOf<'place-counters'> | OpOf<'remove-counters'>,
  ctx: Context,
  by: Player,
  sign: 1 | -1,
): readonly Card[] | boolean {
  const cards = affectable(game, op.do, op.cards, ctx, by).filter(onField);
  const count = amount(game, op.count, ctx);
  if (cards.length === 0) return nothing(game, op.do, ctx);
  for (const card of cards)
    changeCounters(
      game,
      card,
      op.kind,
      sign * Math.min(count, sign < 0 ? (card.counters[op.kind] ?? 0) : count),
      causeOf(ctx),
    );
  tell(
    game,
    op.do,
    ctx,
    say.counters({ cards: names(cards), kind: op.kind, count, place: sign > 0 }),
    'ygo.counter.placement',
  );
  return cards;
}

const tokenInfo = (op: OpOf<'token'>, atk: number, def: number): CardInfoOfToken => ({
  name: { de: op.name, en: op.name },
  names: [op.name],
  kind: 'monster',
  property: undefined,
  is: ['token'],
  race: op.race,
  attribute: op.attribute,
  level: op.level,
  rank: undefined,
  link: undefined,
  scale: undefined,
  arrows: [],
  atk,
  def,
  series: [],
  effects: [],
  undeclared: false,
  text: undefined,
  materials: undefined,
  unknown: false,
  token: true,
});
type CardInfoOfToken = Card['info'];

/** Fusion, Ritual … Summons by an effect: the monster, then its materials, are named in `choose.cards`. */
function summonFromExtra(
  how: 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link',
): Handler<'fusion-summon'> &
  Handler<'ritual-summon'> &
  Handler<'synchro-summon'> &
  Handler<'xyz-summon'> &
  Handler<'link-summon'> {
  return {
    possible: (game, op, ctx) => couldSummonByEffect(game, op, ctx),
    run(game, op, ctx, by) {
      const said = choicesOf(ctx, by).cards;
      const ids = ask<string[]>(
        game,
        {
          id: questionId(game, ctx.link, how),
          by,
          what: 'choice',
          text: say.whichCards({ card: name(ctx), player: by, count: '1+' }),
          rules: ['ygo.st.follow-card-text'],
        },
        said,
      );
      const [monster, ...materials] = ids.map((id) => cardOf(game.duel, id));
      const [wrong] = whyNotSummonByEffect(game, op, ids, ctx);
      if (!monster || wrong) return nothing(game, op.do, ctx, wrong?.text);
      const to = op.materialsTo ?? 'graveyard';
      const cause: Cause = { ...causeOf(ctx), kind: 'material' };
      if (how === 'xyz') for (const card of materials) attach(game, card, monster, cause);
      else {
        for (const card of materials)
          happen(game, { kind: 'used-as-material', card: seen(game, card), cause: causeOf(ctx), how, player: by });
        for (const card of materials)
          moveCard(game, card, { zone: to }, { ...causeOf(ctx) }, how === 'ritual' ? ['tributed'] : []);
      }
      endInstant(game);
      return instant(game, {}, () => {
        const from = monster.zone;
        const { position, zone } = choicesOf(ctx, by);
        const slot = placeFor(game, by, placementOf(game, monster), zone as never);
        monster.properlySummoned = true;
        toMonsterZone(game, monster, by, how, { position: position ?? 'attack', slot });
        happen(game, {
          kind: 'summoned',
          card: seen(game, monster),
          cause: causeOf(ctx),
          from,
          to: 'monsters',
          how,
          player: by,
        });
        tell(
          game,
          op.do,
          ctx,
          say.summonedBy({ player: by, card: monster.info.name, kind: HOW[how], materials: names(materials) }),
          'ygo.summon.special.by-effect',
          'ygo.special.follow-card',
          ...SUMMON_RULES[how],
        );
        return [monster];
      });
    },
    declares: (op) => [
      'special-summon',
      ...(how === 'fusion' ? (['fusion-summon'] as const) : []),
      ...(many(op.from).includes('deck') ? (['send-from-deck'] as const) : []),
    ],
  };
}
const HOW = { fusion: 'Fusion', ritual: 'Ritual', synchro: 'Synchro', xyz: 'Xyz', link: 'Link' } as const;
const SUMMON_RULES: Record<keyof typeof HOW, readonly RuleId[]> = {
  fusion: ['ygo.fusion.is-special-summon', 'ygo.fusion.step1'],
  ritual: ['ygo.ritual.is-special-summon', 'ygo.ritual.step2.after-success', 'ygo.ritual.step3.place'],
  synchro: [],
  xyz: [],
  link: [],
};
