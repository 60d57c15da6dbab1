/**
 * Activation: the card is placed, the cost paid, targets chosen; then others may respond. Legality has been judged.
 */
import type { RuleId } from '../../ruling/schema.ts';
import { happen, instant, touch } from '../change/instant.ts';
import { checkLifePoints } from '../winning/life-points.ts';
import { clearFieldZone, toSpellTrapZone } from '../change/onto-field.ts';
import { askCards, counted, questionId } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { sourceName } from '../derive/applied.ts';
import { negatedBy } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import type { Card, DuelEvent, Link } from '../board/duel.ts';
import type { Condition, Cost } from '../effects/schema.ts';
import { holds } from '../derive/conditions.ts';
import type { Context } from '../derive/context.ts';
import { isTargeting } from '../derive/events.ts';
import { type Game, saysOf, step } from '../game/game.ts';
import { type Activation, activationZone } from '../legality/activation.ts';
import { answersUnread, contextFor, declaresChosen, draftLink } from '../legality/draft.ts';
import { attackNumber, limitKeys } from '../legality/limits.ts';
import { costOf } from '../legality/place-and-turn.ts';
import { goesWithout, impliedCost, namedTargets, targetsFor } from '../legality/targets.ts';
import { restrict } from '../costs/restrictions.ts';
import { putOff, RETURNS } from '../operations/choosing.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayChain } from '../say/chain.ts';
import { sayQuestion } from '../say/questions.ts';
import { reachCost, reachLink } from '../unread/reached.ts';
import { linkContext } from './link.ts';

/**
 * Begins a new chain. What needs an open game state (Spell Speed 1, no trigger) closes the window on what happened before: both players have passed
 * there. Under the old priority rule an Ignition Effect of the monster just summoned does not.
 */
function openChain(game: Game, a: Activation, trigger: boolean): void {
  const { duel } = game;
  duel.chains++;
  const closes = a.spellSpeed === 1 && !trigger && !mayComeBeforeResponses(game, a);
  duel.window = closes
    ? { kind: 'chain', since: duel.log.length, last: undefined, upTo: -1, passed: [] }
    : { ...duel.window, kind: 'chain', passed: [] };
}

/** Under the old priority rule: an Ignition Effect of the monster just summoned comes before anybody responds to the Summon. */
export const mayComeBeforeResponses = (game: Game, a: Activation): boolean =>
  choose(game.duel.ruleset, 'summonPriority', { 'summoner-first': usesSummonPriority(game, a), none: false });
function usesSummonPriority(game: Game, a: Activation): boolean {
  const { window, log } = game.duel;
  const summoned = log[window.last ?? -1]?.events.some((e) => e.kind === 'summoned' && e.card?.id === a.card.id);
  return a.declared?.kind === 'ignition' && summoned === true;
}

interface How {
  event?: DuelEvent;
  earlier?: readonly DuelEvent[];
  trigger?: boolean;
  move: number | undefined;
}

/** Activates: the link is added to the chain. Legality has been judged. */
export function activateNow(game: Game, a: Activation, how: How): Link {
  if (game.duel.chain.length === 0) openChain(game, a, how.trigger ?? false);
  const draft = draftLink(game, a);
  const answered = contextFor(game, a, draft);
  const cost = costOf(game, a);
  if (answered.responds && answersUnread(game, a, answered.responds, answered)) reachLink(game, answered.responds);
  if (a.cardActivation) placeForActivation(game, a.card, a.by);
  const link = addLink(game, a, how, draft, answered);
  tellActivation(game, a, link);
  reachCost(game, link);
  const ctx = linkContext(link);
  link.held = heldNow(game, link.effect?.resolve, ctx);
  pay(game, cost, ctx, [...(a.cost ?? impliedCost(game, a, ctx))]);
  returnLater(game, cost, ctx);
  chooseTargets(game, a, link, ctx);
  link.declares = { ...declaresChosen(game, a, link), unknown: link.declares.unknown };
  noteUses(game, a, link);
  restrict(game, link.effect?.restricts, a.by, a.card, link.serial);
  instant(game, {}, () =>
    happen(game, {
      kind: 'activated',
      card: link.asActivated,
      cause: { kind: 'action', by: a.by, link: link.serial },
      what: a.cardActivation ? 'card' : 'effect',
      player: a.by,
      phase: game.duel.phase,
    }),
  );
  checkLifePoints(game);
  return link;
}

/** "Banish this card until the End Phase", as a cost: it comes back, whatever becomes of the effect. */
function returnLater(game: Game, cost: Cost | undefined, ctx: Context): void {
  const parts = cost === undefined ? [] : 'all' in cost ? cost.all : [cost];
  const until = parts.flatMap((one) => ('until' in one && one.until ? [one.until] : []))[0];
  const back = until && RETURNS[until];
  if (!back) return;
  const gone = (ctx.link?.cost ?? [])
    .filter(({ zone }) => zone === 'monsters')
    .flatMap(({ id }) => game.duel.cards.get(id) ?? []);
  const cards = gone.filter(({ zone }) => zone === 'banished');
  if (cards.length > 0) putOff(game, { ...back, then: [{ do: 'return-to-field', cards: 'affected' }] }, cards, ctx);
}

/** Puts the link on the Chain, with what it answers and what is known of it as it was activated. */
function addLink(
  game: Game,
  a: Activation,
  { event: named, earlier = [], trigger, move }: How,
  draft: ReturnType<typeof draftLink>,
  answered: ReturnType<typeof contextFor>,
): Link {
  const { duel } = game;
  const event = named ?? answered.event;
  const link: Link = {
    ...draft,
    cost: [],
    paid: 0,
    chain: duel.chains,
    number: duel.chain.length + 1,
    asActivated: seen(game, a.card),
    move,
    triggered: trigger ?? false,
    ...(event && { event }),
    ...(earlier.length > 0 && { earlier }),
    ...(answered.responds && { respondsTo: answered.responds }),
  };
  const negator = negatedBy(game, a.card);
  // What negates "all that are there at any time" looks at where the monster is when the effect resolves.
  if (negator?.force && negator.card) link.negatedFromStart = sourceName(negator);
  link.report = reportOf(game, link);
  duel.chain = [...duel.chain, link];
  duel.links.push(link);
  duel.window = { ...duel.window, kind: 'chain', passed: [] };
  return link;
}

function tellActivation(game: Game, a: Activation, link: Link): void {
  const { chain, number, triggered: trigger } = link;
  step(game, {
    by: a.by,
    card: a.card.id,
    chain,
    link: number,
    kind: 'activation',
    text: sayChain.activates({
      player: a.by,
      card: a.card.info.name,
      chain,
      link: number,
      speed: a.unread ? undefined : a.spellSpeed,
      effect: a.cardActivation ? undefined : a.declared?.number,
      trigger,
    }),
    rules: activationRules(game, a, link, trigger),
  });
}

/** What counts against a limit ("once per turn"). */
function noteUses(game: Game, a: Activation, link: Link): void {
  const { duel } = game;
  const when = {
    turn: duel.turn.number,
    chain: duel.chains,
    link: link.serial,
    phase: duel.phase,
    attack: attackNumber(game),
  };
  duel.uses = [...duel.uses, ...limitKeys(a).map(({ key, counts }) => ({ key, counts, ...when }))];
}

/** What the conditions that ask about this moment are now. */
function heldNow(game: Game, operations: unknown, ctx: Context): ReadonlyMap<Condition, boolean> {
  const held = new Map<Condition, boolean>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      if (key === 'whenActivated') held.set(inner as Condition, holds(game, inner as Condition, ctx));
      else look(inner);
  };
  look(operations);
  return held;
}

function placeForActivation(game: Game, card: Card, by: 'A' | 'B'): void {
  if (card.zone === 'hand') {
    if (activationZone(card) === 'field') clearFieldZone(game, by, card);
    toSpellTrapZone(game, card, by, activationZone(card), 'up');
    return;
  }
  card.face = 'up';
  card.applying = false;
  touch(game, card);
}

const reportOf = (game: Game, link: Link): Link['report'] => {
  const { phase, step: at, timing } = game.duel;
  return {
    chain: link.chain,
    link: link.number,
    by: link.by,
    card: link.card.id,
    name: link.card.info.name,
    ...(link.effect?.number !== undefined && !link.cardActivation && { effect: link.effect.number }),
    spellSpeed: link.spellSpeed,
    outcome: 'not-resolved',
    timing: { phase, ...(at && { step: at }), ...(timing && { timing }) },
  };
};

function activationRules(game: Game, a: Activation, link: Link, trigger: boolean): RuleId[] {
  const { rules } = game.duel.ruleset;
  if (trigger)
    return [rules.triggers, ...(link.number > 1 ? (['ygo.simultaneous-activations.special-chain'] as const) : [])];
  const speed = ({ 1: rules.spellSpeed1, 2: 'ygo.spell-speed.2.members', 3: 'ygo.spell-speed.3.members' } as const)[
    a.spellSpeed
  ];
  if (link.number === 1) return [speed, 'ygo.chain.link-numbers'];
  const own = game.duel.chain.at(-2)?.by === a.by;
  return [
    speed,
    'ygo.spell-speed.response-rule',
    own ? 'ygo.chain.respond-to-own' : 'ygo.chain.opponent-may-respond',
    'ygo.chain.link-numbers',
  ];
}

function chooseTargets(game: Game, a: Activation, link: Link, ctx: Context): void {
  const said = namedTargets(game, a, ctx);
  link.targetPlayers = (a.targets ?? []).filter((t): t is 'A' | 'B' => t === 'A' || t === 'B');
  const specs = goesWithout(game, a, ctx) ? [] : (link.effect?.targets ?? []);
  specs.forEach((spec, i) => {
    const all = targetsFor(game, spec, a, ctx).map((c) => c.id);
    const { min, max } = counted(game, spec.choose, all.length, ctx);
    const mine = said.splice(0, max === Infinity ? said.length : max);
    const chosen = mine.length > 0 || min === 0 ? mine : all.length <= min ? all : askTarget(game, link, all, min);
    link.targets.push(...chosen.map((id) => ({ id, stay: game.duel.cards.get(id)?.stay ?? 0, spec: i })));
  });
  if (!link.effect)
    link.targets.push(...said.map((id) => ({ id, stay: game.duel.cards.get(id)?.stay ?? 0, spec: -1 })));
  if (link.targets.length === 0) return;
  const cards = link.targets.flatMap(({ id }) => game.duel.cards.get(id) ?? []);
  instant(game, {}, () =>
    (isTargeting(game, cards.length) ? cards : []).forEach((card) =>
      happen(game, {
        kind: 'targeted',
        card: seen(game, card),
        cause: { kind: 'effect', by: link.by, card: link.asActivated, link: link.serial },
        player: card.controller,
      }),
    ),
  );
  const says = saysOf(link.card, link.effect?.targets?.[0] ?? {});
  step(game, {
    kind: 'target',
    by: link.by,
    card: link.card.id,
    ...(says && { says }),
    chain: link.chain,
    link: link.number,
    text: sayChain.targets({ card: link.card.info.name, targets: cards.map((c) => c.info.name) }),
    rules: ['ygo.chain.activation-vs-resolution', ...game.duel.ruleset.options.targeting.rules],
  });
}
function askTarget(game: Game, link: Link, all: readonly string[], count: number): string[] {
  const answers =
    count === 1
      ? all.map((id) => ({ value: [id], text: game.duel.cards.get(id)?.info.name ?? { de: id, en: id } }))
      : undefined;
  return askCards(game, {
    id: questionId(game, link, 'target'),
    by: link.by,
    what: 'target',
    text: sayQuestion.whichTarget({ card: link.card.info.name }),
    ...(answers && { answers }),
    rules: ['ygo.chain.activation-vs-resolution'],
  });
}
