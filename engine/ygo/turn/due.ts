/**
 * What is due in a Standby or End Phase: what effects have put off to it, what ends in it, costs, what cards do by themselves, mandatory effects, and
 * effects the next moves activate. It is handled one after the other, first the turn player's, in the order that player chooses; nobody says so:
 * effects activate last, in the order of the moves.
 */
import type { Phase, Player } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { list } from '../../ruling/say.ts';
import type { CardEffect } from '../cards.ts';
import { activateNow } from '../chain/activate.ts';
import { lastInstant, settle } from '../chain/settle.ts';
import { checkLifePoints } from '../winning/life-points.ts';
import { questionId } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { whyNotPay } from '../costs/why-not.ts';
import { negatedBy } from '../derive/derive.ts';
import { onField, other, type Card, type Delayed } from '../board/duel.ts';
import { endDurations, endsSomething, runDelayed, takeDelayed, type Moment } from '../follows/duration.ts';
import { holds } from '../derive/conditions.ts';
import { isWhose, type Context } from '../derive/context.ts';
import { step, type Game } from '../game/game.ts';
import { whyNot } from '../legality/activate.ts';
import type { Activation } from '../legality/activation.ts';
import { isPhaseTrigger } from '../legality/triggers.ts';
import { runOperations } from '../operations/run.ts';
import { permutations } from '../chain/gather.ts';
import { sayTurn } from './say.ts';

/** What has been done in each phase of each turn: once only. */
const done = new WeakMap<Game, Set<string>>();
/** Marks something as done in this phase; `false` where it was already. */
export function once(game: Game, what: string): boolean {
  const set = done.get(game) ?? new Set<string>();
  done.set(game, set);
  const key = `${game.duel.turn.number}/${game.duel.phase}/${what}`;
  if (set.has(key)) return false;
  set.add(key);
  return true;
}

/** One thing that is due. */
interface Due {
  /** The card it comes from, or what it is. */
  id: string;
  by: Player;
  name: Localized;
  /** Index of the move that activates it. */
  move?: number;
  /** It makes a chain; else it is done at once. */
  chain: boolean;
  /** Ids of the cards something put off is about. */
  about?: readonly string[];
  handle: () => void;
}
const queues = new WeakMap<Game, Due[]>();
const queueOf = (game: Game): Due[] => queues.get(game) ?? [];

/** Entering the phase: what is due, in its order. */
export function noteDue(game: Game): void {
  const { player } = game.duel.turn;
  const delayed = takeDelayed(game, game.duel.phase);
  const of = (by: Player): Due[] =>
    ordered(game, by, [
      ...delayed.filter((d) => d.link.by === by).map((d) => putOff(game, by, d)),
      ...durations(game, by),
      ...maintenance(game, by),
      ...byThemselves(game, by),
      ...activated(game, by),
    ]);
  queues.set(game, [...of(player), ...of(other(player))]);
}
const putOff = (game: Game, by: Player, d: Delayed): Due => ({
  ...atOnce(d.link.card, by, () => runDelayed(game, d)),
  about: [d.link.card.id, ...[d.affected, ...Object.values(d.named)].flatMap((cards) => cards.map((c) => c.id))],
});
const atOnce = (card: Card, by: Player, handle: () => void): Due => ({
  id: card.id,
  by,
  name: card.info.name,
  chain: false,
  handle,
});
const ENDS: Partial<Record<Phase, Moment>> = { standby: 'standby-phase', end: 'end-phase' };
function durations(game: Game, by: Player): Due[] {
  const { phase } = game.duel;
  const moment = ENDS[phase];
  if (!moment || !endsSomething(game, moment, by)) return [];
  const handle = () => endDurations(game, moment, by);
  return [{ id: 'durations', by, name: sayTurn.whatEnds({ phase }), chain: false, handle }];
}

/** Handles what is due until a chain begins, or the move of a player begins one. `true`: something is still due. */
export function goOnWithDue(game: Game): boolean {
  const queue = queueOf(game);
  while (game.duel.chain.length === 0 && !game.duel.over) {
    const next = queue.shift();
    if (!next) return activateFurther(game);
    const before = game.duel.log.length;
    next.handle();
    if (next.chain) return true;
    if (!checkLifePoints(game)) settle(game, lastInstant(game, before));
  }
  return isSomethingDue(game);
}
export const isSomethingDue = (game: Game): boolean =>
  queueOf(game).length > 0 ||
  mandatory(game, game.duel.turn.player).length > 0 ||
  mandatory(game, other(game.duel.turn.player)).length > 0;
/** Mandatory effects that became possible only since the phase began. */
function activateFurther(game: Game): boolean {
  const { player } = game.duel.turn;
  const [first] = [...mandatory(game, player), ...mandatory(game, other(player))];
  first?.handle();
  return first !== undefined;
}
/** The phase is left where the case began inside it: what is done without a chain is done. */
export function finishDue(game: Game): void {
  for (const due of queueOf(game).splice(0)) {
    if (!due.chain) due.handle();
    if (checkLifePoints(game)) return;
  }
}

// ───────────────────────────── the order ─────────────────────────────

/**
 * What is done at once first, then what activates, in the order of the moves – but what a move activates before something is done to that very card. The
 * player may have chosen another order.
 */
function ordered(game: Game, by: Player, due: readonly Due[]): Due[] {
  const moves = due.filter((d) => d.move !== undefined).sort((a, b) => (a.move ?? 0) - (b.move ?? 0));
  const early = moves.filter((m) => due.some((d) => d.about?.includes(m.id)));
  const usual = [
    ...early,
    ...due.filter((d) => !d.chain),
    ...moves.filter((m) => !early.includes(m)),
    ...due.filter((d) => d.chain && d.move === undefined),
  ];
  if (usual.length < 2 || usual.every((d) => d.move !== undefined)) return usual;
  const chosen = askOrder(game, by, usual);
  const rest = [...usual];
  const named = chosen.flatMap((id) => {
    const at = rest.findIndex((d) => d.id === id);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...named, ...rest];
}
/** Three things have six orders; with more no list of answers is given. */
const MAX_LISTED = 3;
function askOrder(game: Game, by: Player, due: readonly Due[]): string[] {
  const { phase } = game.duel;
  const id = questionId(game, undefined, `${phase}-phase/order/${by}`);
  const ids = (order: readonly Due[]): string[] => order.map((d) => d.id);
  const names = (order: readonly Due[]): Localized => list(order.map((d) => d.name));
  if (!game.rec.answered(id))
    game.rec.assume({
      path: `/decisions/${id}`,
      value: ids(due),
      text: sayTurn.orderAssumed({ phase, player: by, order: names(due) }),
    });
  return game.rec.askList(
    {
      id,
      by,
      what: 'order',
      move: game.move,
      text: sayTurn.whichOrder({ phase, player: by }),
      answers:
        due.length > MAX_LISTED ? [] : permutations(due).map((order) => ({ value: ids(order), text: names(order) })),
      rules: ['ygo.current.end-phase.order'],
    },
    (id) => ids(due).includes(id),
    { assume: ids(due) },
  );
}

// ───────────────────────────── what cards do in the phase ─────────────────────────────

/** What cards do by themselves in this phase, without a chain and without asking. */
const byThemselves = (game: Game, by: Player): Due[] =>
  ofPhase(game, by, (e) => e.kind === 'unclassified' && !e.on && !e.cost && !!e.resolve).map(({ card, effect }) =>
    atOnce(card, by, () => {
      const ctx: Context = { you: by, card };
      if (!negatedBy(game, card) && holds(game, effect.condition, ctx)) runOperations(game, effect.resolve ?? [], ctx);
    }),
  );
/** Costs due in this phase: who does not pay them suffers what the card says. Nobody says so: they are paid where they can be. */
const maintenance = (game: Game, by: Player): Due[] =>
  ofPhase(game, by, (e) => e.kind === 'unclassified' && !e.on && e.cost !== undefined).map(({ card, effect }) =>
    atOnce(card, by, () => payOrSuffer(game, card, effect)),
  );
function payOrSuffer(game: Game, card: Card, effect: CardEffect): void {
  const { controller } = card;
  const ctx: Context = { you: controller, card };
  const can = whyNotPay(game, effect.cost, ctx, undefined).length === 0;
  const pays = can && wantsToPay(game, card, controller);
  if (pays) pay(game, effect.cost, ctx, []);
  step(game, {
    kind: 'maintenance',
    by: controller,
    card: card.id,
    outcome: pays ? 'applied' : 'skipped',
    text: sayTurn.maintenance({ card: card.info.name, paid: pays }),
    rules: ['ygo.turn.standby.costs'],
  });
  if (!pays) runOperations(game, effect.resolve ?? [{ do: 'destroy', cards: 'this' }], ctx);
}
function wantsToPay(game: Game, card: Card, player: Player): boolean {
  const before = game.rec.decisions.filter((d) => d.id.startsWith(`${card.id}/maintenance`)).length;
  const text = sayTurn.paysMaintenance({ card: card.info.name, player });
  const pays = game.rec.ask<boolean>(
    {
      id: before === 0 ? `${card.id}/maintenance` : `${card.id}/maintenance/${before + 1}`,
      by: player,
      what: 'cost',
      move: game.move,
      text,
      answers: [
        { value: true, text: sayTurn.pays() },
        { value: false, text: sayTurn.doesNotPay() },
      ],
      rules: ['ygo.turn.standby.costs'],
    },
    { assume: true },
  );
  if (pays && game.rec.decisions.at(-1)?.given === 'assumed')
    game.rec.assume({
      path: `/moves/${game.next}/${card.id}/maintenance`,
      value: true,
      text: sayTurn.maintenance({ card: card.info.name, paid: true }),
    });
  return pays;
}

/** Effects that belong to this phase and work where their card is. */
function ofPhase(
  game: Game,
  by: Player,
  wanted: (effect: CardEffect) => boolean,
): { card: Card; effect: CardEffect }[] {
  const { turn, phase, cards } = game.duel;
  return [...cards.values()]
    .filter((card) => card.controller === by && onField(card) && card.face === 'up' && card.applying)
    .flatMap((card) =>
      card.info.effects
        .filter((e) => e.phases?.includes(phase) && wanted(e))
        .filter((e) => isWhose({ you: by }, e.whoseTurn, turn.player))
        .map((effect) => ({ card, effect })),
    );
}

// ───────────────────────────── effects that activate ─────────────────────────────

/** Mandatory effects, and the optional ones the next moves activate. */
const activated = (game: Game, by: Player): Due[] => [
  ...mandatory(game, by),
  ...game.moves.flatMap((move, i): Due[] => {
    if (move.do !== 'activate' || move.by !== by || !isNext(game, i)) return [];
    const card = game.duel.cards.get(move.card);
    const optional = card?.info.effects.some(
      (e) =>
        isPhaseTrigger(e) && !e.must && e.phases?.includes(game.duel.phase) && (move.effect ?? e.number) === e.number,
    );
    // The move itself activates it: the window stays open for it.
    return card && optional
      ? [{ id: card.id, by, name: card.info.name, move: i, chain: true, handle: () => undefined }]
      : [];
  }),
];
/** Do the next moves activate an effect that asks that the normal draw is still to come? */
export const activatesBeforeDraw = (game: Game): boolean =>
  (['A', 'B'] as const).some((player) => mandatory(game, player, isBeforeDraw).length > 0) ||
  game.moves.some(
    (move, i) =>
      move.do === 'activate' &&
      isNext(game, i) &&
      game.duel.cards
        .get(move.card)
        ?.info.effects.some((e) => (move.effect ?? e.number) === e.number && isBeforeDraw(e)) === true,
  );
const isBeforeDraw = ({ cost, condition }: CardEffect): boolean =>
  [cost, condition].some((part) => /"give-up-draw"|"due":"normal-draw"/.test(JSON.stringify(part ?? null)));
const STAYS = ['activate', 'pass', 'resolve', 'decide'];
/** Is it one of the next moves, before one that goes on? */
const isNext = (game: Game, i: number): boolean =>
  i >= game.next && game.moves.slice(game.next, i + 1).every((move) => STAYS.includes(move.do));
/** Mandatory effects of the phase that have not activated yet. */
function mandatory(game: Game, by: Player, like: (effect: CardEffect) => boolean = () => true): Due[] {
  const found: Due[] = [];
  for (const card of game.duel.cards.values()) {
    if (card.controller !== by || card.zone === 'nowhere') continue;
    for (const declared of card.info.effects) {
      if (!isPhaseTrigger(declared) || !declared.must || !declared.phases?.includes(game.duel.phase)) continue;
      if (!like(declared)) continue;
      const key = `${card.id}/${card.stay}/${declared.index}`;
      if (done.get(game)?.has(`${game.duel.turn.number}/${game.duel.phase}/${key}`)) continue;
      if (wasActivated(game, card, declared)) continue;
      const activation: Activation = { by, card, declared, cardActivation: false, spellSpeed: 1 };
      if (whyNot(game, activation).length > 0) continue;
      const move = game.moves.findIndex(
        (m, i) => m.do === 'activate' && m.by === by && m.card === card.id && isNext(game, i),
      );
      found.push({
        id: card.id,
        by,
        name: card.info.name,
        ...(move >= 0 && { move }),
        chain: true,
        handle: () => activateDue(game, key, activation),
      });
    }
  }
  return found;
}
/** Has a move activated it in this phase? */
const wasActivated = ({ duel }: Game, card: Card, effect: CardEffect): boolean =>
  duel.links.some(
    (link) =>
      link.turn === duel.turn.number &&
      link.report.timing?.phase === duel.phase &&
      link.card === card &&
      link.asActivated.stay === card.stay &&
      link.effect?.index === effect.index,
  );
function activateDue(game: Game, key: string, activation: Activation): void {
  if (whyNot(game, activation).length > 0 || !once(game, key)) return;
  if (activation.declared && wasActivated(game, activation.card, activation.declared)) return;
  const next = game.moves[game.next];
  // A move that names it gives its targets.
  if (next?.do === 'activate' && next.card === activation.card.id && next.by === activation.by) return;
  activateNow(game, activation, { move: undefined, trigger: true });
}
