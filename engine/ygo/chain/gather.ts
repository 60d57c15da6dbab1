/**
 * Gathering: after an action, or when a chain has resolved completely, what triggered activates. An optional "when" misses the timing unless its event was
 * the last thing to happen; a trigger whose card has moved on is lost; the rest goes on one chain in the ruleset's order.
 */
import type { Player, YgoMove } from '../../case/schema.ts';
import { same } from '../../ruling/say.ts';
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { isMandatory } from '../cards.ts';
import { activateNow } from './activate.ts';
import { ask, askCards } from '../choose/choice.ts';
import { isIn, isLast, onField, other, type PendingTrigger } from '../board/duel.ts';
import { many } from '../effects/schema.ts';
import { step, WrongMove, type Game } from '../game/game.ts';
import { limitKeys, whyNotLimited } from '../legality/limits.ts';
import { triggerKey, whyNotPending } from '../legality/triggers.ts';
import { type Activation, type Said, saidBy } from '../legality/activation.ts';
import { wasNegated } from '../derive/events.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayChain } from '../say/chain.ts';
import { groupsOf } from '../say/not-given.ts';
import { sayQuestion } from '../say/questions.ts';

// ───────────────────────────── gathering ─────────────────────────────

/** Gathers what triggered; starts a chain where something activates. */
export function gather(game: Game): void {
  const { duel } = game;
  // Effects of a monster turned face-up by an attack wait until after damage calculation.
  duel.pending = duel.pending.filter((p) => p.event.kind !== 'activated' || !wasNegated(game, p.event));
  const held = duel.pending.filter((p) => waitsForCalculation(game, p));
  const pending = duel.pending.filter((p) => !held.includes(p) && isWhereItWorks(p));
  duel.pending = held;
  // What did not activate is remembered until something else triggers.
  if (pending.length > 0) game.refused.clear();
  const ready = readyOf(game, pending);
  if (ready.length === 0) return;
  const wanted = upcoming(game, ready);
  for (const [p, move] of wanted) checkSaid(game, p, move);
  const chosen = oneBulletEach(
    game,
    ready.filter((p) => isMandatory(p.effect) || wanted.has(p)),
    wanted,
  );
  for (const p of ready) if (!chosen.includes(p)) notUsed(game, p);
  const used = withinLimits(game, chosen, wanted);
  const order = ordered(game, used, wanted);
  if (order.length === 0) return;
  if (order.length > 1)
    step(game, {
      kind: 'triggers',
      text: sayChain.triggersGather({ cards: order.map((p) => p.card.info.name) }),
      rules: [...duel.ruleset.options.simultaneousOrder.rules, 'ygo.simultaneous-activations.special-chain'],
    });
  for (const p of order) activatePending(game, p, wanted.get(p));
}
/** "Activate 1 of these effects": of the bullets of one effect the one that a move names, else the one its player chooses. */
function oneBulletEach(
  game: Game,
  used: readonly PendingTrigger[],
  wanted: ReadonlyMap<PendingTrigger, number>,
): PendingTrigger[] {
  const bullets = used.filter(({ effect }) => effect.option !== undefined);
  const effects = Map.groupBy(bullets, ({ card, effect, instant }) => `${card.id}/${effect.number}/${instant}`);
  const kept = [...effects.values()].map((some) => some.find((p) => wanted.has(p)) ?? chosenBullet(game, some));
  return used.filter((p) => p.effect.option === undefined || kept.includes(p));
}
function chosenBullet(game: Game, bullets: readonly PendingTrigger[]): PendingTrigger | undefined {
  const [first] = bullets;
  if (!first || bullets.length === 1) return first;
  const option = ask<number>(game, {
    id: `${first.card.id}/option/${first.instant}`,
    by: first.by,
    what: 'choice',
    text: sayQuestion.whichOption({ card: first.card.info.name }),
    answers: bullets.map(({ effect }) => ({
      value: effect.option ?? 0,
      text: effect.gist ?? same(`${effect.option}.`),
    })),
    rules: ['ygo.st.follow-card-text'],
  });
  return bullets.find(({ effect }) => effect.option === option);
}
/** "You can only use this effect of X once per turn": of copies that triggered together as many as that leaves, those first that a move names. */
function withinLimits(
  game: Game,
  chosen: readonly PendingTrigger[],
  wanted: ReadonlyMap<PendingTrigger, number>,
): PendingTrigger[] {
  const at = (p: PendingTrigger): number => wanted.get(p) ?? Infinity;
  const uses: string[] = [];
  const over = new Set<PendingTrigger>();
  for (const p of [...chosen].sort((a, b) => at(a) - at(b))) {
    const move = wanted.get(p);
    const [reason] = whyNotLimited(game, activationOf(p), uses);
    if (!reason || (move !== undefined && game.moves[move]?.accepted)) {
      uses.push(...limitKeys(activationOf(p)).map(({ key }) => key));
      continue;
    }
    if (move !== undefined) throw new WrongMove(move, [reason]);
    tellRefused(game, p, cannot(p, reason));
    over.add(p);
  }
  return chosen.filter((p) => !over.has(p));
}
const BEFORE_CALCULATION = ['start', 'before-calculation', 'calculation'];
const waitsForCalculation = (game: Game, p: PendingTrigger): boolean =>
  p.event.kind === 'flipped' &&
  p.event.cause.kind === 'battle' &&
  game.duel.timing !== undefined &&
  BEFORE_CALCULATION.includes(game.duel.timing);

/** An effect that may be activated from where its card came only later was noted wherever the card was. */
const isWhereItWorks = (p: PendingTrigger): boolean =>
  p.effect.orLater === undefined ||
  cameLater(p) ||
  (p.card.stay === p.stay && isIn(p.card.zone, many(p.effect.from)) && (!onField(p.card) || p.card.face === 'up'));
const cameLater = ({ card, effect }: PendingTrigger): boolean => isIn(card.zone, many(effect.orLater));

/** An Equip Spell goes to the Graveyard because its monster has left, and what it does then it does from there. */
const wentWithItsMonster = ({ card, effect }: PendingTrigger): boolean =>
  card.info.property === 'equip' && card.zone === 'graveyard' && /"oneOf":"equipped"/.test(JSON.stringify(effect.on));

interface Refusal {
  reason: Reason;
  text: Localized;
  rules: readonly RuleId[];
}
/** Those that can be activated; of the others it is told why, unless another bullet of the same effect can. */
function readyOf(game: Game, pending: readonly PendingTrigger[]): PendingTrigger[] {
  const refusals = new Map(pending.map((p) => [p, refusal(game, p)]));
  const ready = pending.filter((p) => !refusals.get(p));
  const isBullet = (p: PendingTrigger): boolean =>
    p.effect.option !== undefined && ready.some((r) => r.card === p.card && r.effect.number === p.effect.number);
  for (const p of pending) {
    const refused = refusals.get(p);
    if (!refused && !isLast(game.duel, p.instant)) tellNotMissed(game, p);
    if (!refused) continue;
    tellRefused(game, p, refused, isBullet(p));
  }
  return ready;
}
function tellRefused(game: Game, p: PendingTrigger, { reason, text, rules }: Refusal, quietly = false): void {
  game.refused.set(triggerKey(p.card, p.effect), reason);
  if (!quietly) step(game, { kind: 'trigger', outcome: 'skipped', by: p.by, card: p.card.id, text, rules });
}

function refusal(game: Game, p: PendingTrigger): Refusal | undefined {
  const { name } = p.card.info;
  // Effects of a monster turned face-up by an attack activate after damage calculation even if it has left by then.
  const flippedByAttack = p.event.kind === 'flipped' && p.event.cause.kind === 'battle';
  const moved = p.card.stay !== p.stay && !flippedByAttack && !cameLater(p) && !wentWithItsMonster(p);
  if (moved || (p.asTriggered.face === 'up' && onField(p.card) && p.card.face === 'down'))
    return {
      reason: why.triggerMovedOn(game.duel.ruleset.rules.triggerMovedOn),
      text: sayChain.triggerLost({ card: name }),
      rules: [game.duel.ruleset.rules.triggerMovedOn],
    };
  if (!isMandatory(p.effect) && p.effect.timing === 'when' && !isLast(game.duel, p.instant)) {
    const rules = missedRules(game, p);
    return { reason: why.missedTiming(...rules), text: sayChain.missedTiming({ card: name }), rules };
  }
  const [reason] = whyNotPending(game, p);
  if (reason?.code === 'no-target' || reason?.code === 'does-nothing')
    game.foundNothing.push({ by: p.by, card: p.card.info.name, groups: groupsOf(p.effect) });
  return reason && cannot(p, reason);
}
const cannot = ({ card }: PendingTrigger, reason: Reason): Refusal => ({
  reason,
  text: joinReason(sayChain.triggerCannot({ card: card.info.name }), reason),
  rules: reason.rules,
});
function tellNotMissed(game: Game, p: PendingTrigger): void {
  step(game, {
    kind: 'missed-timing',
    outcome: 'skipped',
    by: p.by,
    card: p.card.id,
    text: sayChain.timingNotMissed({ card: p.card.info.name, must: isMandatory(p.effect) }),
    rules: ['ygo.current.missed-timing.if'],
  });
}
/** The rule of missed timing, and the one that says what came after the event here. */
function missedRules(game: Game, p: PendingTrigger): RuleId[] {
  const { rules } = game.duel.ruleset;
  const at = game.duel.log[p.instant]?.link;
  const link = game.duel.links.find((l) => l.serial === at);
  const { kind } = p.event.cause;
  if (kind === 'cost') return [rules.missedTiming, 'ygo.current.missed-timing.cost'];
  if (kind === 'material') return [rules.missedTiming, 'ygo.current.missed-timing.material'];
  const later = game.duel.log.slice(p.instant + 1).filter((i) => !i.cleanUp);
  if (later.some((i) => i.link === at)) return [rules.missedTiming, 'ygo.current.missed-timing.sequence'];
  return [rules.missedTiming, ...(link && link.number > 1 ? ['ygo.current.missed-timing.chain-link-2'] : [])];
}
const joinReason = (text: Localized, reason: Reason): Localized => ({
  de: `${text.de.replace(/\.$/, '')}: ${reason.text.de}`,
  en: `${text.en.replace(/\.$/, '')}: ${reason.text.en}`,
});

/** The moves that follow at once and activate what triggered. */
function upcoming(game: Game, ready: readonly PendingTrigger[]): Map<PendingTrigger, number> {
  const found = new Map<PendingTrigger, number>();
  for (let i = game.next; i < game.moves.length; i++) {
    const move = game.moves[i];
    // A `step` that names this very point: what follows it happens here.
    if (move?.do === 'step' && i === game.next && isHere(game, move)) continue;
    if (!move || game.used.has(i) || move.do !== 'activate') break;
    const p = ready.find(
      (r) =>
        r.card.id === move.card &&
        !found.has(r) &&
        r.by === move.by &&
        !paysForAnother(r, move) &&
        (move.effect === undefined || r.effect.number === move.effect) &&
        (move.choose?.option === undefined || r.effect.option === undefined || r.effect.option === move.choose.option),
    );
    if (!p) break;
    found.set(p, i);
  }
  return found;
}

const isHere = ({ duel }: Game, { to, timing = duel.timing }: Extract<YgoMove, { do: 'step' }>): boolean =>
  duel.step === to && duel.timing === timing;

/** Does the move name a cost, and does another effect of the card have one, this one none? */
const paysForAnother = (
  { card, effect }: PendingTrigger,
  { cost, effect: number }: { cost?: readonly string[] | undefined; effect?: number | undefined },
): boolean =>
  number === undefined &&
  (cost ?? []).length > 0 &&
  effect.cost === undefined &&
  card.info.effects.some((other) => other.cost !== undefined);

/** What the move says about a trigger it activates: a wrong target or cost makes the move illegal before anything activates. */
function checkSaid(game: Game, p: PendingTrigger, move: number): void {
  const reasons = whyNotPending(game, p, saidIn(game, move));
  if (reasons.length === 0) return;
  if (!game.moves[move]?.accepted) throw new WrongMove(move, reasons);
  game.irregularities.push({ move, reasons, lastLegal: game.rec.board() });
}
function saidIn(game: Game, move: number | undefined): Said {
  const said = move === undefined ? undefined : game.moves[move];
  return said?.do === 'activate' ? saidBy(said as Said) : {};
}

function notUsed(game: Game, p: PendingTrigger): void {
  const text = sayChain.triggerNotUsed({ card: p.card.info.name, player: p.by });
  game.rec.assume({ path: `/moves/${game.next}/${p.card.id}`, value: false, text });
  game.rec.note(
    {
      id: `${p.card.id}/${p.effect.number ?? 0}/trigger/${p.instant}`,
      by: p.by,
      what: 'trigger',
      move: game.next,
      text,
      rules: [game.duel.ruleset.rules.triggers],
    },
    false,
    'assumed',
  );
}

/** The order on the chain: the ruleset's groups, within a group the owner's order. */
function ordered(
  game: Game,
  used: readonly PendingTrigger[],
  wanted: ReadonlyMap<PendingTrigger, number>,
): PendingTrigger[] {
  const first = game.duel.turn.player;
  const of = (by: Player, must?: boolean, inHand?: boolean) =>
    used.filter(
      (p) =>
        p.by === by &&
        (must === undefined || isMandatory(p.effect) === must) &&
        (inHand === undefined || (p.card.zone === 'hand') === inHand),
    );
  const mandatory = [of(first, true), of(other(first), true)];
  const groups = choose<'simultaneousOrder', PendingTrigger[][]>(game.duel.ruleset, 'simultaneousOrder', {
    'turn-player-then-opponent': [of(first), of(other(first))],
    'four-groups': [...mandatory, of(first, false), of(other(first), false)],
    'public-then-hand': [
      ...mandatory,
      ...[false, true].flatMap((inHand) => [of(first, false, inHand), of(other(first), false, inHand)]),
    ],
  });
  return groups.flatMap((group) => ownOrder(game, group, wanted));
}
function ownOrder(game: Game, group: PendingTrigger[], wanted: ReadonlyMap<PendingTrigger, number>): PendingTrigger[] {
  if (group.length < 2) return group;
  const at = (p: PendingTrigger): number => wanted.get(p) ?? Infinity;
  const named = group.filter((p) => wanted.has(p)).sort((a, b) => at(a) - at(b));
  if (named.length >= group.length - 1) return [...named, ...group.filter((p) => !wanted.has(p))];
  const player = group[0]?.by ?? 'A';
  const open = group.filter((p) => !wanted.has(p));
  // More orders than can be tried: the question is asked without a list of answers.
  const answers = (open.length > MAX_LISTED ? [] : permutations(open)).map((order) => ({
    value: order.map((p) => p.card.id),
    text: {
      de: order.map((p) => p.card.info.name.de).join(', '),
      en: order.map((p) => p.card.info.name.en).join(', '),
    },
  }));
  const ids = askCards(game, {
    id: `order/${player}/${game.duel.log.length}`,
    by: player,
    what: 'order',
    text: sayQuestion.whichOrder({ player }),
    answers,
    rules: ['ygo.sim.same-controller'],
  });
  const rest = ids.flatMap((id) => group.find((p) => p.card.id === id && !wanted.has(p)) ?? []);
  return [...named, ...rest];
}
/** Four triggers have 24 orders. */
const MAX_LISTED = 4;
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

function activatePending(game: Game, p: PendingTrigger, move: number | undefined): void {
  if (move !== undefined) game.used.add(move);
  activateNow(
    game,
    { ...activationOf(p), ...saidIn(game, move) },
    { event: p.event, earlier: p.earlier, trigger: true, move },
  );
}
const activationOf = ({ by, card, effect }: PendingTrigger): Activation => ({
  by,
  card,
  declared: effect,
  cardActivation: false,
  spellSpeed: 1,
});
