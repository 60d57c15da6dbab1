/**
 * Spell speed, window and what is answered: may this be chained to the last link, or activated on what has just
 * happened?
 */
import type { Reason } from '../../ruling/schema.ts';
import { whyBattle } from '../battle/say.ts';
import { forbiddingReason } from '../derive/applied.ts';
import { responseForbidden } from '../derive/forbidden.ts';
import type { Link } from '../board/duel.ts';
import { type Effect, many, type LinkPattern } from '../effects/schema.ts';
import { holds } from '../derive/conditions.ts';
import type { Context } from '../derive/context.ts';
import { matchesLink } from '../derive/events.ts';
import type { Game } from '../game/game.ts';
import { sayLacking } from '../say/answered-link.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import { whyTurn } from '../turn/say.ts';
import type { Activation } from './activation.ts';
import { answeredEvent, answering, draftLink } from './draft.ts';
import { whyValue } from './say.ts';
import { isTrigger } from './triggers.ts';
import { wrongValueOfEvent } from './wrong-value.ts';

export function whyNotInWindow(game: Game, a: Activation): Reason[] {
  const { duel } = game;
  const last = duel.chain.at(-1);
  if (last) {
    if (duel.window.passed.length > 1) return [why.passed()];
    const reasons: Reason[] = [];
    if (a.spellSpeed === 1) reasons.push(why.speed1OnChain());
    else if (a.spellSpeed < last.spellSpeed) reasons.push(why.tooSlow({ speed: a.spellSpeed, last: last.spellSpeed }));
    if (!mayBeAnswered(game, a, last)) reasons.push(why.cannotRespond({ card: last.card.info.name }));
    const forbids = responseForbidden(game, last, draftLink(game, a));
    if (forbids) reasons.push(forbiddingReason(forbids));
    if (duel.chain.some((link) => link.card === a.card && link.cardActivation && a.cardActivation))
      reasons.push(why.alreadyOnChain());
    return reasons;
  }
  const { kind } = duel.window;
  if (kind === 'leaving' && a.by === duel.turn.player) return [whyTurn.passedToLeave([duel.ruleset.rules.leavePhase])];
  if (kind === 'summon' && !many(a.declared?.on).some((p) => many(p.event).includes('summon-attempt')) && !a.unread)
    return [why.needsEvent(a.declared?.gist)];
  return isSecondInCalculation(game) && !a.declared?.must ? [whyBattle.oneChain()] : [];
}

/** In damage calculation fast effects form one Chain. */
const isSecondInCalculation = (game: Game): boolean =>
  game.duel.timing === 'calculation' &&
  game.fight !== undefined &&
  game.duel.chains > game.fight.chainsBefore &&
  choose<'damageStepProcedure', boolean>(game.duel.ruleset, 'damageStepProcedure', {
    'five-timings': true,
    'six-steps': false,
  });
function mayBeAnswered(game: Game, a: Activation, last: Link): boolean {
  const ctx: Context = { you: last.by, card: last.card, link: last };
  const closed = last.effect?.cannotBeRespondedTo;
  if (!closed || !holds(game, last.effect?.keptWhile, ctx)) return true;
  if (closed === true) return false;
  return !matchesLink(game, closed, draftLink(game, a), ctx);
}

const damagesFirst = (a: keyof LinkPattern, b: keyof LinkPattern): number =>
  Number(b === 'damages') - Number(a === 'damages');

/** "A monster effect": where more is lacking than one thing, the kind of card is said. */
const isOfKind = (game: Game, { kind }: LinkPattern, last: Link, ctx: Context): boolean =>
  kind === undefined || matchesLink(game, { kind }, last, ctx);
/** The last Chain Link, and what of it is not as the effect asks, where it is one thing. */
function whyNotThisLink(game: Game, asked: readonly LinkPattern[], ctx: Context): Reason {
  const last = game.duel.chain.at(-1);
  if (!last) return why.needsChain();
  const lacks = asked.flatMap((pattern) =>
    // Whom it would damage is asked before what it does: what inflicts none lacks both.
    (Object.keys(pattern) as (keyof LinkPattern)[]).toSorted(damagesFirst).flatMap((key) => {
      const { [key]: _, damages, ...others } = pattern;
      const rest = { ...others, ...(key !== 'includes' && key !== 'damages' && damages && { damages }) };
      return matchesLink(game, rest, last, ctx) ? (sayLacking(key, pattern) ?? []) : [];
    }),
  );
  const [pattern] = asked;
  const kind =
    pattern && lacks.length === 0 && !isOfKind(game, pattern, last, ctx) ? sayLacking('kind', pattern) : undefined;
  return why.wrongLink({ card: last.card.info.name, lacks: asked.length === 1 ? (lacks[0] ?? kind) : undefined });
}

/** What happened at the last moment that counts. */
const lastEvents = ({ duel: { window, log } }: Game) => log.findLast(({ n }) => n === window.last)?.events ?? [];

/** What negates a Summon, where the monster was Summoned by the effect of a card just before. */
function summonedByEffect(game: Game, { on }: Effect): Reason | undefined {
  if (game.duel.chain.length > 0 || !many(on).some((p) => many(p.event).includes('summon-attempt'))) return undefined;
  const summoned = lastEvents(game).find(({ kind, cause }) => kind === 'summoned' && cause.kind === 'effect');
  const by = summoned?.cause.card?.info.name;
  return summoned?.card && by && why.summonedByEffect({ card: summoned.card.info.name, by });
}

/** "When this card is targeted", by whomever: by the link that is answered. */
const isTargeted = ({ duel }: Game, { card }: Activation, { on }: Effect): boolean =>
  many(on).some((pattern) => many(pattern.event).includes('targeted') && pattern.card?.this === true && !pattern.by) &&
  (duel.chain.at(-1)?.targets ?? []).some(({ id }) => id === card.id);

export function whyNotAnswering(game: Game, a: Activation, ctx: Context): Reason[] {
  const e = answering(game, a);
  if (!e || isTrigger(e)) return [];
  if (e !== a.declared && !holds(game, e.condition, ctx)) return [why.condition({ gist: e.gist })];
  if (e.respondsTo && !ctx.responds && !(e.on && answeredEvent(game, a, ctx)?.late === false))
    return [summonedByEffect(game, e) ?? whyNotThisLink(game, many(e.respondsTo), ctx)];
  if (!e.on || e.respondsTo || isTargeted(game, a, e)) return [];
  const found = answeredEvent(game, a, ctx);
  if (!found) {
    const wrong = wrongValueOfEvent(game, many(e.on), lastEvents(game), ctx);
    return [
      wrong ? whyValue.notAnswered(wrong, a.card.info.name) : (summonedByEffect(game, e) ?? why.needsEvent(e.gist)),
    ];
  }
  return found.late
    ? [why.missedTiming(game.duel.ruleset.rules.missedTiming, 'ygo.current.missed-timing.fast-effects')]
    : [];
}
