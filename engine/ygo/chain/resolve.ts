/** Resolution backwards, link by link; used cards go to the Graveyard together afterwards. */
import type { Localized, RuleId, Step } from '../../ruling/schema.ts';
import { endInstant, happen, instant } from '../change/instant.ts';
import { checkLifePoints } from '../winning/life-points.ts';
import { moveCard } from '../change/moving.ts';
import { beginToApply } from '../change/onto-field.ts';
import { tellRedirects } from '../change/redirected.ts';
import { askIfEndless } from '../follows/endless.ts';
import { contextOf } from '../derive/applied.ts';
import { settleControl } from '../follows/control.ts';
import { seen } from '../derive/seen.ts';
import { type Link, onField } from '../board/duel.ts';
import { isPutOff } from '../cards.ts';
import type { Operation } from '../effects/schema.ts';
import { endDurations } from '../follows/duration.ts';
import { type Game, step } from '../game/game.ts';
import { runOperations } from '../operations/run.ts';
import { sayChain } from '../say/chain.ts';
import { applyWaiting, doAtOnce } from '../follows/unchained.ts';
import { checkWins } from '../winning/wins.ts';
import { reachLink, unreadOf } from '../unread/reached.ts';
import { isThere, linkContext, mustBeThere, stays } from './link.ts';
import { destroyNegated, effectNegator, negatorName } from './negation.ts';
import { settle } from './settle.ts';

/** Both players add nothing: the chain resolves, used cards go, triggers are gathered (which may start the next chain). */
export function resolveChain(game: Game): void {
  const { duel } = game;
  const links = duel.chain;
  if (links.length === 0) return;
  askIfEndless(game);
  step(game, {
    kind: 'passes',
    chain: duel.chains,
    text: sayChain.bothPass({ chain: duel.chains, links: links.length }),
    rules: ['ygo.chain.until-both-pass', 'ygo.chain.resolution-order'],
  });
  let last: number | undefined;
  let resolved = 0;
  for (const link of [...links].reverse()) {
    if (duel.over) {
      if (!link.outcome) cut(game, link);
      continue;
    }
    const before = duel.log.length;
    duel.resolving = link;
    resolveLink(game, link, ++resolved);
    duel.resolving = undefined;
    // A link whose activation was negated makes no instant; one that resolved without effect counts as the last thing that happened.
    if (link.outcome !== 'activation-negated') last = duel.log.slice(before).findLast((i) => !i.cleanUp)?.n ?? -1;
  }
  finish(game, links);
  endDurations(game, 'end-of-chain');
  duel.chain = [];
  settle(game, last);
}

function cut(game: Game, link: Link): void {
  link.outcome = 'not-resolved';
  step(game, {
    kind: 'resolution',
    outcome: 'skipped',
    card: link.card.id,
    by: link.by,
    chain: link.chain,
    link: link.number,
    text: sayChain.chainCut({ link: link.number }),
    rules: ['ygo.win.lp-zero', ...game.duel.ruleset.options.lifePointsZero.rules],
  });
}

function resolveLink(game: Game, link: Link, place: number): void {
  link.report.resolvedAs = place;
  const { card } = link;
  const told = { card: card.info.name, link: link.number };
  const skipped: Skipped = (outcome, text, rules, says) => {
    link.outcome = outcome;
    link.report.outcome = outcome;
    step(game, {
      kind: 'resolution',
      outcome: 'skipped',
      by: link.by,
      card: card.id,
      text,
      rules,
      ...(says && { says }),
    });
  };
  link.asResolving = seen(game, card);
  if (link.negated?.what === 'activation') {
    link.report.negatedBy = link.negated.by;
    return skipped(
      'activation-negated',
      sayChain.activationNegated({ ...told, by: negatorName(game, link, link.negated.by) }),
      [game.duel.ruleset.rules.negatedActivation],
    );
  }
  resolveActivated(game, link, told, skipped);
  runOperations(game, link.effect?.afterActivation ?? [], linkContext(link));
  endInstant(game);
}

type Skipped = (
  outcome: NonNullable<Link['outcome']>,
  text: Localized,
  rules: readonly RuleId[],
  says?: Step['says'],
) => void;
/** A link whose activation was not negated: its effect may be. */
function resolveActivated(game: Game, link: Link, told: { card: Localized; link: number }, skipped: Skipped): void {
  const negator = effectNegator(game, link);
  if (negator) {
    link.report.negatedBy = negator.id;
    if (!link.negated) link.negated = { what: 'effect', by: negator.id, name: negator.name };
    const rules = [game.duel.ruleset.rules.negatedEffect, 'ygo.current.negation.forbid-vs-negate'];
    skipped('effect-negated', sayChain.effectNegated({ ...told, by: negator.name }), rules, negator.says);
    if (negator.destroys?.rule.destroy) destroyNegated(game, link, negator.destroys);
    if (negator.destroys?.rule.then) runOperations(game, negator.destroys.rule.then, contextOf(negator.destroys));
    endInstant(game);
    applyWaiting(game, link.serial);
    return;
  }
  if (mustBeThere(link) && !isThere(link))
    return skipped('no-effect', sayChain.cardGone(told), ['ygo.chain.continuous-effect-needs-card']);
  resolveEffect(game, link, told);
}

function resolveEffect(game: Game, link: Link, told: { card: Localized; link: number }): void {
  const { card } = link;
  const gone = card.stay !== link.asActivated.stay && onField(link.asActivated) && card.info.kind !== 'monster';
  const text = gone
    ? sayChain.resolvesThoughGone({ ...told, destroyed: wasDestroyed(game, link) })
    : sayChain.resolves(told);
  step(game, {
    kind: 'resolution',
    by: link.by,
    card: card.id,
    text,
    rules: gone ? ['ygo.chain.card-vs-effect', 'ygo.gy.destroy-immediate'] : ['ygo.chain.resolution-order'],
  });
  const before = game.duel.log.length;
  reachLink(game, link);
  const begins = !link.cardActivation || !stays(link) || !isThere(link) || startApplying(game, link);
  const operations = link.replacedBy?.operations ?? link.effect?.resolve ?? [];
  const ctx = linkContext(link);
  runOperations(game, putOffBy(link), ctx);
  runOperations(game, operations, ctx);
  endInstant(game);
  const did =
    (operations.length === 0 && begins) ||
    unreadOf(link).length > 0 ||
    game.duel.log.slice(before).some((i) => !i.cleanUp) ||
    changedSomething(game, before, link);
  // What its own text lets the other player negate has not resolved.
  link.outcome = link.negated ? 'effect-negated' : did ? 'resolved' : 'no-effect';
  link.report.outcome = link.outcome;
  if (link.negated) link.report.negatedBy = link.negated.by;
  else noteResolved(game, link);
  afterLink(game, link);
}
/** What a card does later because it was activated ("destroy it during your 3rd End Phase after activation"), whatever else its activation does. */
const putOffBy = ({ cardActivation, effect, card }: Link): readonly Operation[] =>
  cardActivation ? card.info.effects.flatMap((e) => (e !== effect && isPutOff(e) ? (e.resolve ?? []) : [])) : [];
/** That the effect has resolved, for effects that ask or answer; it does not count as the last thing that happened. */
function noteResolved(game: Game, link: Link): void {
  endInstant(game);
  instant(game, { cleanUp: true }, () =>
    happen(game, {
      kind: 'effect-resolved',
      card: link.asActivated,
      cause: { kind: 'action', by: link.by, link: link.serial },
      what: link.cardActivation ? 'card' : 'effect',
      player: link.by,
    }),
  );
}

/** Did a step of this link apply, though it made no event (a lingering effect)? */
function changedSomething(game: Game, _before: number, link: Link): boolean {
  const own = game.rec.steps.filter(
    (s) =>
      s.chain === link.chain &&
      s.link === link.number &&
      s.kind !== 'resolution' &&
      s.kind !== 'activation' &&
      s.kind !== 'cost' &&
      s.kind !== 'target',
  );
  return own.some((s) => s.outcome === 'applied');
}

/** What holds as soon as an effect has resolved: life points, what waited for it, wins by what is there. */
function afterLink(game: Game, link: Link): void {
  if (checkLifePoints(game)) return;
  doAtOnce(game);
  settleControl(game);
  applyWaiting(game, link.serial);
  checkWins(game);
}

/** Its continuous effect begins; `false`: an Equip Card whose monster is gone or face-down. */
function startApplying(game: Game, link: Link): boolean {
  const { card } = link;
  // What it Special Summons, or its own text equips it to, it equips then.
  if (equipsByItself(link)) return true;
  const target = card.info.property === 'equip' ? game.duel.cards.get(link.targets[0]?.id ?? '') : undefined;
  if (card.info.property === 'equip') {
    if (!target || target.stay !== link.targets[0]?.stay || target.face === 'down') {
      step(game, {
        kind: 'begins-to-apply',
        outcome: 'skipped',
        by: link.by,
        card: card.id,
        text: sayChain.targetGone({ card: card.info.name }),
        rules: [game.duel.ruleset.rules.targetGone],
      });
      return false;
    }
    card.on = target.id;
  }
  beginToApply(game, card);
  instant(game, {}, () => {
    if (target)
      happen(game, {
        kind: 'equipped',
        card: seen(game, card),
        cause: { kind: 'effect', by: link.by, card: link.asActivated, link: link.serial },
        player: link.by,
      });
    step(game, {
      kind: 'begins-to-apply',
      by: link.by,
      card: card.id,
      text: target
        ? sayChain.equips({ card: card.info.name, to: target.info.name })
        : targetsLeft(game, link)
          ? sayChain.staysWithoutTarget({ card: card.info.name })
          : sayChain.beginsToApply({ card: card.info.name }),
      rules: target ? ['ygo.spell.equip.stays'] : ['ygo.chain.continuous-stays', 'ygo.effect.continuous.start-end'],
    });
  });
  return true;
}

/** All that its activation targeted has moved on. */
const targetsLeft = (game: Game, { targets }: Link): boolean =>
  targets.length > 0 && targets.every(({ id, stay }) => game.duel.cards.get(id)?.stay !== stay);

function wasDestroyed(game: Game, link: Link): boolean {
  return game.duel.log.some((i) =>
    i.events.some(
      (e) => e.kind === 'destroyed' && e.card?.id === link.card.id && e.card.stay === link.asActivated.stay,
    ),
  );
}

/** "Equip this card to that target": what could not be equipped does not stay. */
const failedToEquip = (link: Link): boolean =>
  (link.effect?.stays === true || link.card.info.property === 'equip') &&
  link.card.on === undefined &&
  equipsByItself(link);
const equipsByItself = ({ effect }: Link): boolean =>
  (effect?.resolve ?? []).some((op) => op.do === 'equip' && op.cards === 'this');

/** Used Spells and Traps go to the Graveyard together, not destroyed. */
function finish(game: Game, links: readonly Link[]): void {
  const used = links
    .filter(
      (link) =>
        link.cardActivation &&
        link.card.stay === link.asActivated.stay &&
        onField(link.card) &&
        !(
          stays(link) &&
          link.negated?.what !== 'activation' &&
          !failedToEquip(link) &&
          (link.card.applying || link.outcome === 'effect-negated')
        ),
    )
    .map((link) => link.card);
  for (const link of links) {
    if (!stays(link) || link.outcome !== 'effect-negated' || link.card.applying || !onField(link.card)) continue;
    beginToApply(game, link.card);
    step(game, {
      kind: 'stays',
      by: link.by,
      card: link.card.id,
      text: sayChain.staysNegated({ card: link.card.info.name }),
      rules: ['ygo.chain.continuous-stays'],
    });
  }
  const cards = [...new Set(used)];
  if (cards.length === 0) return;
  const moved = instant(game, { cleanUp: true }, () =>
    cards.map((card) => moveCard(game, card, { zone: 'graveyard' }, { kind: 'rule', by: undefined })),
  );
  const sent = moved.filter((one) => one.redirectedBy === undefined);
  if (sent.length > 0)
    step(game, {
      kind: 'clean-up',
      text: sayChain.cleanUp({ cards: sent.map(({ card }) => card.info.name) }),
      rules: ['ygo.gy.after-full-chain-only'],
    });
  tellRedirects(game, moved);
}
