/** Effects that happen at an event: found on the board, in the order of the player whose Pokémon it concerns, optional ones only where somebody uses them. */
import type { RuleId } from '../ruling/schema.ts';
import { topCard, type Card, type Player, type Pokemon } from './board.ts';
import { noInputs, type Ctx } from './context.ts';
import { energyIs } from './derive.ts';
import type { EventKind, Op, TriggeredEffect } from './effects/schema.ts';
import { matches, test } from './evaluate.ts';
import { cardName, nameOf, type Game } from './game.ts';
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
} from './modifiers.ts';
import { couldDo } from './could.ts';
import { run } from './run.ts';
import { W } from './words.ts';

export interface GameEvent {
  event: EventKind;
  /** To which Pokémon; absent for events of a player or the Checkup. */
  pokemon?: Pokemon;
  player?: Player;
  /** The Attacking Pokémon, where damage from its attack did it. */
  attacker?: Pokemon;
  energy?: Card;
  inputs?: Ctx['inputs'];
}

const RULES: Record<EventKind, RuleId[]> = {
  'played-to-bench': ['ptcg.abilities.definition'],
  evolved: ['ptcg.abilities.definition'],
  'moved-to-active': ['ptcg.abilities.definition'],
  'moved-to-bench': ['ptcg.abilities.definition'],
  damaged: ['ptcg.attack.when-damaged-after-effects', 'ptcg.attack.when-damaged-order'],
  'knocked-out': ['ptcg.knock-out.order', 'ptcg.knock-out.when-knocked-out-order'],
  'energy-attached': ['ptcg.abilities.definition'],
  checkup: ['ptcg.checkup.other-effects'],
  'turn-ended': ['ptcg.turn.end-to-checkup'],
  'supporter-played': ['ptcg.abilities.definition'],
};

interface Trigger {
  source: SourceInPlay;
  effect: TriggeredEffect;
}

/** Which effects answer to this event now. */
export function triggersOf(g: Game, e: GameEvent): Trigger[] {
  return sourcesInPlay(g).flatMap((source) =>
    source.effects.flatMap((effect): Trigger[] => {
      if (effect.effect !== 'triggered' || effect.when.event !== e.event || !works(g, source, effect)) return [];
      const ctx = contextOf(g, source, sourceName(source, effect.ability));
      if (e.pokemon) {
        const about = effect.when.pokemon;
        if (about ? !matches(ctx, e.pokemon, about) : source.self !== e.pokemon) return [];
      }
      const { byDamageFrom, energy } = effect.when;
      if (byDamageFrom && !(e.attacker && matches(ctx, e.attacker, byDamageFrom))) return [];
      if (energy && !(e.energy && e.pokemon && energyIs(g, e.energy, e.pokemon, energy))) return [];
      if (effect.if && !test({ ...ctx, ...(e.pokemon && { event: e.pokemon }) }, effect.if)) return [];
      return [{ source, effect }];
    }),
  );
}

/** Lingering triggers ("during your opponent's next turn, if this Pokémon is damaged …"). */
function lingeringTriggers(g: Game, e: GameEvent): Holding<'when'>[] {
  return holdings(g, 'when').filter((h) => {
    const { event, on, byDamageFrom } = h.modifier;
    if (event !== e.event || (e.pokemon && !isAbout(g, h, e.pokemon, on))) return false;
    return !byDamageFrom || (e.attacker !== undefined && matches(holdingContext(g, h), e.attacker, byDamageFrom));
  });
}
function carryOutLingering(g: Game, e: GameEvent, h: Holding<'when'>): void {
  const ctx = holdingContext(g, h);
  if (e.pokemon) ctx.event = e.pokemon;
  if (e.attacker) ctx.attacker = e.attacker;
  if (e.inputs)
    ctx.inputs = h.you === g.board.turn.player ? e.inputs : { you: e.inputs.opponent, opponent: e.inputs.you };
  const holder = h.self ? nameOf(g, h.self) : h.name;
  g.step('trigger', W.trigger(holder, h.name, e.event), RULES[e.event], { by: h.you, card: h.self?.id ?? h.card });
  run(ctx, h.modifier.do as Op[]);
}

/** Whether anything answers to the event. */
export const isAnswered = (g: Game, e: GameEvent): boolean =>
  triggersOf(g, e).length + lingeringTriggers(g, e).length > 0;

/** Carries out everything that answers to the event. */
export function fire(g: Game, e: GameEvent): number {
  const lingering = lingeringTriggers(g, e);
  for (const h of lingering) carryOutLingering(g, e, h);
  return lingering.length + fireOfCards(g, e);
}
function fireOfCards(g: Game, e: GameEvent): number {
  const triggers = triggersOf(g, e);
  const owner = e.pokemon?.owner ?? e.player;
  // RULE: the owner of the Pokémon it happened to decides the order; nobody said, so board order, that player's effects first.
  const ordered = [...triggers].sort((a, b) => Number(a.source.you !== owner) - Number(b.source.you !== owner));
  if (ordered.length > 1 && owner) {
    const names = ordered.map(({ source, effect }) => sourceName(source, effect.ability));
    g.record.assume({
      path: `/moves/${g.move}/order/${e.event}`,
      value: names.map((n) => n.en),
      text: W.orderAssumed(owner, names),
    });
  }
  let done = 0;
  for (const trigger of ordered) if (use(g, e, trigger)) done++;
  return done;
}

function use(g: Game, e: GameEvent, { source, effect }: Trigger): boolean {
  const ctx = contextOf(g, source, sourceName(source, effect.ability));
  if (e.pokemon) ctx.event = e.pokemon;
  if (e.attacker) ctx.attacker = e.attacker;
  if (effect.ability !== undefined || source.origin !== 'energy') ctx.kind = effect.ability === undefined ? source.origin : 'ability';
  const holder = source.self;
  const carryOut = (inputs: Ctx['inputs']): void => {
    ctx.inputs = inputs;
    g.step('trigger', W.trigger(holder ? nameOf(g, holder) : cardName(source.card), ctx.name, e.event), RULES[e.event], { by: source.you, card: holder?.id ?? source.card.id });
    run(ctx, effect.do);
  };
  const theirs: Ctx['inputs'] = e.inputs ? (source.you === g.board.turn.player ? e.inputs : { you: e.inputs.opponent, opponent: e.inputs.you }) : noInputs();
  if (!effect.may) {
    carryOut(theirs);
    return true;
  }
  if (!couldDo(ctx, effect.do)) return false;
  const next = g.moves[g.move + 1];
  if (next?.do === 'ability' && holder && next.by === source.you && (next.pokemon === holder.id || next.pokemon === topCard(holder).id)) {
    g.pending.push({ pokemon: holder, use: carryOut });
    return false;
  }
  // An optional effect nobody used is taken as not used, and named.
  const id = g.decisionId(holder?.id ?? source.card.id, 'use');
  const yes = g.record.ask<boolean>(
    { id, by: source.you, what: 'trigger', move: g.move + 1, text: W.may(ctx.name), answers: [{ value: true, text: W.yes() }, { value: false, text: W.no() }], rules: RULES[e.event] },
    theirs.you.yes === undefined ? { assume: false } : { fromCase: theirs.you.yes },
  );
  if (yes) carryOut(theirs);
  else if (theirs.you.yes === undefined) g.record.assume({ path: `/decisions/${id}`, value: false, text: W.notUsed(holder ? nameOf(g, holder) : cardName(source.card), ctx.name) });
  return yes;
} // prettier-ignore
