/** Effects that happen at an event: found on the board, in the order of the player whose Pokémon it concerns, optional ones only where somebody uses them. */
import type { Localized, RuleId } from '../../ruling/schema.ts';
import { allPokemon, otherPlayer, topCard, type Card, type Player, type Pokemon } from '../board/board.ts';
import { noInputs, type Ctx } from '../game/context.ts';
import { restOnEmpty } from '../derive/not-given.ts';
import { energyIs } from '../derive/values.ts';
import type { EventKind, Op, TriggeredEffect } from '../effects/schema.ts';
import { matches, test } from '../derive/evaluate.ts';
import { cardName, Illegal, nameOf, type Game } from '../game/game.ts';
import {
  contextOf,
  holdingContext,
  holdings,
  isAbout,
  sourceName,
  type Holding,
  sourcesInPlay,
  works,
  type SourceInPlay,
} from '../derive/modifiers.ts';
import { couldDo, run } from '../instructions/run.ts';
import { heed, heedEvent } from '../derive/heed.ts';
import { W } from '../say/words.ts';

export interface GameEvent {
  event: EventKind;
  /** To which Pokémon; absent for events of a player or the Checkup. */
  pokemon?: Pokemon;
  player?: Player;
  /** The Attacking Pokémon, where damage from its attack did it. */
  attacker?: Pokemon;
  /** Damage points that attack has done to it. */
  suffered?: number;
  energy?: Card;
  inputs?: Ctx['inputs'];
}

const RULES: Record<EventKind, RuleId[]> = {
  'played-to-bench': ['ptcg.abilities.definition'],
  'put-onto-bench': ['ptcg.abilities.definition'],
  evolved: ['ptcg.abilities.definition'],
  'moved-to-active': ['ptcg.abilities.definition'],
  'moved-to-bench': ['ptcg.abilities.definition'],
  retreated: ['ptcg.abilities.definition'],
  damaged: ['ptcg.attack.when-damaged-after-effects', 'ptcg.attack.when-damaged-order'],
  'knocked-out': ['ptcg.knock-out.order', 'ptcg.knock-out.when-knocked-out-order'],
  'energy-attached': ['ptcg.abilities.definition'],
  checkup: ['ptcg.checkup.other-effects'],
  'turn-ended': ['ptcg.checkup.when'],
  'supporter-played': ['ptcg.abilities.definition'],
  'item-played': ['ptcg.abilities.definition'],
  'stadium-played': ['ptcg.abilities.definition'],
  'about-to-evolve': ['ptcg.abilities.definition'],
};

interface Trigger {
  source: SourceInPlay;
  effect: TriggeredEffect;
}

/** Which effects answer to this event now. */
const triggersOf = (g: Game, e: GameEvent): Trigger[] =>
  sourcesInPlay(g).flatMap((source) =>
    source.effects.flatMap((effect) =>
      effect.effect === 'triggered' &&
      effect.when.event === e.event &&
      works(g, source, effect) &&
      answers(g, e, { source, effect })
        ? [{ source, effect }]
        : [],
    ),
  );

/** Whether an effect that works answers to an event of its kind: by whom, to what, and what must be true then. */
function answers(g: Game, e: GameEvent, { source, effect }: Trigger): boolean {
  const ctx = contextOf(g, source, sourceName(source, effect.ability));
  const { pokemon: about, byDamageFrom, energy, player } = effect.when;
  if (e.pokemon && !(about ? matches(ctx, e.pokemon, about) : source.self === e.pokemon)) return false;
  if (byDamageFrom && !(e.attacker && matches(ctx, e.attacker, byDamageFrom))) return false;
  if (energy && !(e.energy && e.pokemon && energyIs(g, e.energy, e.pokemon, energy))) return false;
  // What a Special Energy says of being attached, it says of itself.
  if (e.event === 'energy-attached' && source.origin === 'energy' && !energy && e.energy !== source.card) return false;
  if (player && !isBy(e, ctx.you, player)) return false;
  return !effect.if || test(happened(ctx, e), effect.if);
}

/** Whether it is about that player's turn, or about what that player did. */
const isBy = (e: GameEvent, you: Player, whose: 'you' | 'opponent'): boolean =>
  ((e.player ?? e.pokemon?.owner) === you) === (whose === 'you');

/** Lingering triggers ("during your opponent's next turn, if this Pokémon is damaged …"). */
function lingeringTriggers(g: Game, e: GameEvent): Holding<'when'>[] {
  return holdings(g, 'when').filter((h) => {
    const { event, on, byDamageFrom, player } = h.modifier;
    if (player && !isBy(e, h.you, player)) return false;
    if (event !== e.event || (e.pokemon && !isAbout(g, h, e.pokemon, on))) return false;
    return !byDamageFrom || (e.attacker !== undefined && matches(holdingContext(g, h), e.attacker, byDamageFrom));
  });
}
function carryOutLingering(g: Game, e: GameEvent, h: Holding<'when'>): void {
  const ctx = happened(holdingContext(g, h), e);
  ctx.inputs = inputsFor(g, e, h.you);
  const holder = h.self ? nameOf(g, h.self) : h.name;
  g.step('trigger', W.trigger(holder, h.name, e.event), RULES[e.event], { by: h.you, card: h.self?.id ?? h.card });
  run(ctx, h.modifier.do as Op[]);
}

/** Whether anything answers to the event. */
export const isAnswered = (g: Game, e: GameEvent): boolean =>
  triggersOf(g, e).length + lingeringTriggers(g, e).length > 0;

/** One effect that answers to the event, ready to be carried out. */
interface Answering {
  you: Player;
  /** Its name; where several are called the same, with the Pokémon. */
  name: Localized;
  holder: string;
  /** Whether it did something. */
  carryOut: () => boolean;
}
/** Everything that answers to the event: lingering effects, then those of the player whose Pokémon it concerns, then the other player's. */
function answersTo(g: Game, e: GameEvent): Answering[] {
  const owner = ownerOf(e);
  const lingering = lingeringTriggers(g, e).map((h): Answering => ({
    you: h.you,
    name: h.name,
    holder: h.self?.id ?? h.card,
    carryOut: () => (carryOutLingering(g, e, h), true),
  }));
  const cards = withoutRepeats(triggersOf(g, e)).map((t): Answering => ({
    you: t.source.you,
    name: sourceName(t.source, t.effect.ability),
    holder: t.source.self?.id ?? t.source.card.id,
    carryOut: () => use(g, e, t),
  }));
  return [...lingering, ...cards.sort((a, b) => Number(a.you !== owner) - Number(b.you !== owner))];
}
/** "The effect of … doesn't stack." */
const withoutRepeats = (list: readonly Trigger[]): Trigger[] => {
  const name = ({ source, effect }: Trigger): string => `${source.you}/${sourceName(source, effect.ability).en}`;
  return list.filter((one, i) => !one.effect.once || list.findIndex((other) => name(other) === name(one)) === i);
};
const ownerOf = (e: GameEvent): Player | undefined => e.pokemon?.owner ?? e.player;
/**
 * RULE: who decides the order: of effects on a damaged Pokémon its player, in a Checkup whoever is next, otherwise whose turn it is
 * (ptcg.attack.when-damaged-order, ptcg.checkup.who-orders, ptcg.knock-out.when-knocked-out-order).
 */
function deciderOf(g: Game, e: GameEvent): Player {
  if (e.event === 'damaged' && e.pokemon) return e.pokemon.owner;
  const { player } = g.board.turn;
  return g.stage === 'between' || e.event === 'checkup' ? otherPlayer(player) : player;
}

/** Carries out everything that answers to the event, in the order its player chooses. Answers how many did something. */
export function fire(g: Game, e: GameEvent): number {
  heedEvent(g, e.event, e);
  let done = 0;
  for (const answering of ordered(g, e)) if (answering.carryOut()) done++;
  return done;
}

/** More effects at once than this are not tried in every order. */
const MOST_ORDERED = 4;
/**
 * Every order is tried; where all come to the same, nobody need choose. Where a
 * question stands before the outcome, the order on the board is taken and named.
 */
function ordered(g: Game, e: GameEvent): Answering[] {
  const usual = answersTo(g, e);
  const decider = deciderOf(g, e);
  if (usual.length < 2 || g.trying) return usual;
  const orders = usual.length > MOST_ORDERED ? [] : permutations(usual.map((_, i) => i));
  const outcomes = orders.map((order) => g.trial(() => tryOut(g, e, order)));
  if (orders.length > 0 && outcomes[0] !== undefined && outcomes.every((o) => o === outcomes[0])) return usual;
  const names = namesOf(usual);
  const value = (order: readonly number[]): string => order.map((i) => names[i]!.en).join(' > ');
  const spoken = (order: readonly number[]): Localized => ({
    de: order.map((i) => names[i]!.de).join(', '),
    en: order.map((i) => names[i]!.en).join(', '),
  });
  if (orders.length === 0 || outcomes.some((o) => o === undefined)) {
    g.record.assume({
      path: `/moves/${g.move}/order/${e.event}`,
      value: names.map((n) => n.en),
      text: W.orderAssumed(decider, names),
    });
    return usual;
  }
  // One order for each outcome is enough to choose from.
  const telling = orders.filter((_, i) => outcomes.indexOf(outcomes[i]) === i);
  const answer = g.record.ask<string>({
    id: g.decisionId(e.pokemon?.id ?? e.player ?? decider, `order/${e.event}`),
    by: decider,
    what: 'order',
    move: g.move + 1,
    text: W.whichOrder(decider, e.event),
    answers: telling.map((order) => ({ value: value(order), text: spoken(order) })),
    rules: [...RULES[e.event], ...(e.event === 'checkup' ? (['ptcg.checkup.who-orders'] as const) : [])],
  });
  const chosen = orders.find((order) => value(order) === answer);
  if (!chosen) throw new Illegal([W.reasons.noSuchOrder(answer)]);
  return chosen.map((i) => usual[i]!);
}

/** The same effects on the copy of the board that is being tried out. */
function tryOut(g: Game, e: GameEvent, order: readonly number[]): void {
  const there = (p: Pokemon | undefined): Pokemon | undefined => p && allPokemon(g.board).find((q) => q.id === p.id);
  const pokemon = there(e.pokemon);
  const attacker = there(e.attacker);
  const inputs = e.inputs && { you: copied(e.inputs.you), opponent: copied(e.inputs.opponent) };
  const { pokemon: _p, attacker: _a, inputs: _i, ...rest } = e;
  const copy: GameEvent = {
    ...rest,
    ...(pokemon && { pokemon }),
    ...(attacker && { attacker }),
    ...(inputs && { inputs }),
  };
  const answers = answersTo(g, copy);
  for (const i of order) answers[i]?.carryOut();
}
const copied = (inputs: Ctx['inputs']['you']): Ctx['inputs']['you'] => ({
  ...inputs,
  pokemon: [...inputs.pokemon],
  cards: [...inputs.cards],
  energy: [...inputs.energy],
  coins: [...inputs.coins],
});

/** The names of the effects; the same name twice is told apart by its Pokémon. */
function namesOf(list: readonly Answering[]): Localized[] {
  const twice = (a: Answering): boolean => list.filter((b) => b.name.en === a.name.en).length > 1;
  return list.map((a) => (twice(a) ? { de: `${a.name.de} (${a.holder})`, en: `${a.name.en} (${a.holder})` } : a.name));
}
const permutations = (list: readonly number[]): number[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((x, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [x, ...rest]));

/** Carries the effect out, where it is optional if it is used; whether it happened. */
function use(g: Game, e: GameEvent, trigger: Trigger): boolean {
  const { source, effect } = trigger;
  if (effect.ability !== undefined) heed(g, 'abilities', { pokemon: source.self });
  if (source.origin === 'tool') heed(g, 'tools', { pokemon: source.self });
  const ctx = contextAt(g, e, trigger);
  const holder = source.self;
  const carryOut = (inputs: Ctx['inputs']): void => {
    ctx.inputs = inputs;
    const about = holder ? nameOf(g, holder) : cardName(source.card);
    const of = { by: source.you, card: holder?.id ?? source.card.id };
    g.step('trigger', W.trigger(about, ctx.name, e.event), RULES[e.event], of);
    run(ctx, effect.do);
  };
  const theirs = inputsFor(g, e, source.you);
  if (!effect.may) {
    carryOut(theirs);
    return true;
  }
  if (!couldDo(ctx, effect.do)) {
    restOnEmpty(g, source.you, effect.do);
    return false;
  }
  if (holder && namedNext(g, source.you, holder)) {
    g.pending.push({ pokemon: holder, name: ctx.name, use: carryOut });
    return false;
  }
  const yes = isUsed(g, e, source, ctx.name, theirs.you.yes);
  if (yes) carryOut(theirs);
  return yes;
}

/** What the text calls "that Pokémon" and "that damage" is what the event was about. */
function happened(ctx: Ctx, { pokemon, attacker, suffered }: GameEvent): Ctx {
  if (pokemon) ctx.event = pokemon;
  if (attacker) ctx.attacker = attacker;
  if (suffered !== undefined) ctx.suffered = suffered;
  return ctx;
}

function contextAt(g: Game, e: GameEvent, { source, effect }: Trigger): Ctx {
  const ctx = happened(contextOf(g, source, sourceName(source, effect.ability)), e);
  if (effect.ability !== undefined) ctx.kind = 'ability';
  else if (source.origin !== 'energy') ctx.kind = source.origin;
  return ctx;
}

/** What the move that led here chooses, as the player of the effect sees it. */
function inputsFor(g: Game, { inputs }: GameEvent, you: Player): Ctx['inputs'] {
  if (!inputs) return noInputs();
  if (you === g.board.turn.player) return inputs;
  // Coins told with the move are also those of what answers it, where the other player has none of his own.
  const { opponent } = inputs;
  return { you: opponent.coins.length > 0 ? opponent : { ...opponent, coins: inputs.you.coins }, opponent: inputs.you };
}

/** The next move uses an Ability of this Pokémon. */
function namedNext(g: Game, you: Player, holder: Pokemon): boolean {
  const next = g.moves[g.move + 1];
  return (
    next?.do === 'ability' && next.by === you && (next.pokemon === holder.id || next.pokemon === topCard(holder).id)
  );
}

/** An optional effect nobody used is taken as not used, and named. */
function isUsed(g: Game, e: GameEvent, source: SourceInPlay, name: Localized, said: boolean | undefined): boolean {
  const holder = source.self;
  const id = g.decisionId(holder?.id ?? source.card.id, 'use');
  const yes = g.record.ask<boolean>(
    {
      id,
      by: source.you,
      what: 'trigger',
      move: g.move + 1,
      text: W.may(name),
      answers: [
        { value: true, text: W.yes() },
        { value: false, text: W.no() },
      ],
      rules: RULES[e.event],
    },
    said === undefined ? { assume: false } : { fromCase: said },
  );
  if (!yes && said === undefined)
    g.record.assume({
      path: `/decisions/${id}`,
      value: false,
      text: W.notUsed(holder ? nameOf(g, holder) : cardName(source.card), name),
    });
  return yes;
}
