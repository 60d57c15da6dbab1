/**
 * A chain: activation (the card is placed, the cost paid, targets chosen, then others may respond), and resolution backwards, link by link.
 * Negated activation, negated effect and a card that is gone are three different things; used cards go to the Graveyard together afterwards.
 */
import type { Localized, RuleId } from '../ruling/schema.ts';
import {
  activationZone,
  attackNumber,
  contextFor,
  draftLink,
  limitKeys,
  targetsFor,
  whyNot,
  type Activation,
} from './legality.ts';
import {
  beginToApply,
  checkLifePoints,
  destroyCards,
  endInstant,
  happen,
  instant,
  moveCard,
  touch,
  toSpellTrapZone,
} from './change.ts';
import { ask, counted, questionId } from './choice.ts';
import { settleControl } from './control.ts';
import { endDurations } from './duration.ts';
import { pay } from './costs.ts';
import { cannotBeNegated, negatedBy, rulesOf, seen, sourceName, type Applied } from './derive.ts';
import { many, type Ongoing } from './effects/schema.ts';
import { fieldCards, onField, other, type Card, type Cause, type DuelEvent, type Link } from './duel.ts';
import { step, type Game } from './game.ts';
import { isTargeting, matchesLink, type Context } from './match.ts';
import { askUnmodelled } from './operations/choosing.ts';
import { runOperations } from './operations.ts';
import { restrict } from './restrictions.ts';
import { choose } from './rulesets.ts';
import { say } from './say.ts';
import { gather } from './triggers.ts';
import { applyWaiting, checkWins, doAtOnce, selfDestruct } from './unchained.ts';

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
  trigger?: boolean;
  move: number | undefined;
}
/** Activates: the link is added to the chain. Legality has been judged. */
export function activateNow(game: Game, a: Activation, how: How): Link {
  const { duel } = game;
  if (duel.chain.length === 0) openChain(game, a, how.trigger ?? false);
  const draft = draftLink(game, a);
  const answered = contextFor(game, a, draft);
  const event = how.event ?? answered.event;
  if (a.cardActivation) placeForActivation(game, a.card, a.by);
  const link: Link = {
    ...draft,
    cost: [],
    chain: duel.chains,
    number: duel.chain.length + 1,
    asActivated: seen(game, a.card),
    move: how.move,
    triggered: how.trigger ?? false,
    ...(event && { event }),
    ...(answered.responds && { respondsTo: answered.responds }),
  };
  const negator = negatedBy(game, a.card);
  // What negates "all that are there at any time" looks at where the monster is when the effect resolves.
  if (negator?.force && negator.card) link.negatedFromStart = sourceName(negator);
  link.report = reportOf(game, link);
  duel.chain = [...duel.chain, link];
  duel.links.push(link);
  duel.window = { ...duel.window, kind: 'chain', passed: [] };
  const { chain, number } = link;
  const told = { by: a.by, card: a.card.id, chain, link: number };
  step(game, {
    ...told,
    kind: 'activation',
    text: say.activates({
      player: a.by,
      card: a.card.info.name,
      chain,
      link: number,
      speed: a.spellSpeed,
      effect: a.cardActivation ? undefined : a.declared?.number,
      trigger: how.trigger ?? false,
    }),
    rules: activationRules(game, a, link, how.trigger ?? false),
  });
  if (a.card.info.undeclared) askIfLegal(game, link);
  const ctx = linkContext(game, link);
  pay(game, a.declared?.cost, ctx, [...(a.cost ?? [])]);
  chooseTargets(game, a, link, ctx);
  for (const { key, counts } of limitKeys(a))
    duel.uses = [
      ...duel.uses,
      {
        key,
        counts,
        turn: duel.turn.number,
        chain: duel.chains,
        link: link.serial,
        phase: duel.phase,
        attack: attackNumber(game),
      },
    ];
  restrict(game, link.effect?.restricts, a.by, a.card, link.serial);
  instant(game, {}, () =>
    happen(game, { kind: 'activated', card: link.asActivated, cause: { kind: 'action', by: a.by }, player: a.by }),
  );
  checkLifePoints(game);
  return link;
}

function placeForActivation(game: Game, card: Card, by: 'A' | 'B'): void {
  if (card.zone === 'hand') {
    if (activationZone(card) === 'field') clearFieldZone(game, by, card);
    const slot =
      activationZone(card) === 'pendulum'
        ? game.duel.sides[by].zones.pendulum.some((c) => c.slot === 1)
          ? 5
          : 1
        : undefined;
    toSpellTrapZone(game, card, by, activationZone(card), 'up', slot);
    return;
  }
  card.face = 'up';
  card.applying = false;
  touch(game, card);
}
/** A new Field Spell and the old ones, as the ruleset has it. */
export function clearFieldZone(game: Game, by: 'A' | 'B', card: Card): void {
  const { duel } = game;
  const own = duel.sides[by].zones.field;
  const old = choose<'fieldSpells', () => Card[]>(duel.ruleset, 'fieldSpells', {
    'one-in-play': () => [...duel.sides.A.zones.field, ...duel.sides.B.zones.field],
    'one-per-player': () => [...own],
  })().filter((c) => c !== card && c.zone === 'field');
  if (old.length === 0) return;
  const destroyed = choose(duel.ruleset, 'fieldSpells', { 'one-in-play': true, 'one-per-player': false });
  instant(game, { cleanUp: true }, () =>
    old.forEach((c) =>
      moveCard(game, c, { zone: 'graveyard' }, { kind: 'rule', by: undefined }, destroyed ? ['destroyed'] : []),
    ),
  );
  step(game, {
    kind: 'field-replaced',
    by,
    text: say.cleanUp({ cards: old.map((c) => c.info.name) }),
    rules: duel.ruleset.options.fieldSpells.rules,
  });
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
    return [rules.triggers, ...(link.number > 1 ? (['ygo.spell-speed.1.exception-simultaneous'] as const) : [])];
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

/** A card whose text is not declared: whether it may be activated is for the judge; what it does is asked when it resolves. */
function askIfLegal(game: Game, link: Link): void {
  const text = say.activatedUndeclared({ card: link.card.info.name, text: link.card.info.text ?? { de: '', en: '' } });
  game.rec.leaveOpen({
    id: questionId(game, link, 'legal'),
    by: 'judge',
    what: 'fact',
    move: game.move,
    text,
    rules: ['ygo.st.follow-card-text'],
  });
}

/** The context in which a link's declaration is read. */
export const linkContext = (_game: Game, link: Link): Context => ({
  you: link.by,
  card: link.card,
  seen: link.asActivated,
  link,
  ...(link.event && { event: link.event }),
  ...(link.respondsTo && { responds: link.respondsTo }),
});

function chooseTargets(game: Game, a: Activation, link: Link, ctx: Context): void {
  const said = (a.targets ?? []).filter((t) => t !== 'A' && t !== 'B');
  link.targetPlayers = (a.targets ?? []).filter((t): t is 'A' | 'B' => t === 'A' || t === 'B');
  (link.effect?.targets ?? []).forEach((spec, i) => {
    const all = targetsFor(game, spec, a, ctx).map((c) => c.id);
    const { min, max } = counted(game, spec.choose, all.length, ctx);
    const mine = said.splice(0, max === Infinity ? said.length : max);
    const chosen = mine.length > 0 || min === 0 ? mine : all.length <= min ? all : askTarget(game, link, all, min);
    link.targets.push(...chosen.map((id) => ({ id, stay: game.duel.cards.get(id)?.stay ?? 0, spec: i })));
  });
  if (link.card.info.undeclared || !link.effect)
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
  step(game, {
    kind: 'target',
    by: link.by,
    card: link.card.id,
    chain: link.chain,
    link: link.number,
    text: say.targets({ card: link.card.info.name, targets: cards.map((c) => c.info.name) }),
    rules: ['ygo.chain.activation-vs-resolution', ...game.duel.ruleset.options.targeting.rules],
  });
}
function askTarget(game: Game, link: Link, all: readonly string[], count: number): string[] {
  const answers =
    count === 1
      ? all.map((id) => ({ value: [id], text: game.duel.cards.get(id)?.info.name ?? { de: id, en: id } }))
      : undefined;
  return ask<string[]>(game, {
    id: questionId(game, link, 'target'),
    by: link.by,
    what: 'target',
    text: say.whichTarget({ card: link.card.info.name }),
    ...(answers && { answers }),
    rules: ['ygo.chain.activation-vs-resolution'],
  });
}

// ───────────────────────────── resolution ─────────────────────────────

/** Both players add nothing: the chain resolves, used cards go, triggers are gathered (which may start the next chain). */
export function resolveChain(game: Game): void {
  const { duel } = game;
  const links = duel.chain;
  if (links.length === 0) return;
  step(game, {
    kind: 'passes',
    chain: duel.chains,
    text: say.bothPass({ chain: duel.chains, links: links.length }),
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
    text: say.chainCut({ link: link.number }),
    rules: ['ygo.win.lp-zero', ...game.duel.ruleset.options.lifePointsZero.rules],
  });
}

function resolveLink(game: Game, link: Link, place: number): void {
  link.report.resolvedAs = place;
  const { card } = link;
  const told = { card: card.info.name, link: link.number };
  const skipped = (outcome: NonNullable<Link['outcome']>, text: Localized, rules: readonly RuleId[]): void => {
    link.outcome = outcome;
    link.report.outcome = outcome;
    step(game, { kind: 'resolution', outcome: 'skipped', by: link.by, card: card.id, text, rules });
  };
  link.asResolving = seen(game, card);
  if (link.negated?.what === 'activation') {
    link.report.negatedBy = link.negated.by;
    return skipped(
      'activation-negated',
      say.activationNegated({ ...told, by: negatorName(game, link, link.negated.by) }),
      [game.duel.ruleset.rules.negatedActivation],
    );
  }
  const negator = effectNegator(game, link);
  if (negator) {
    link.report.negatedBy = negator.id;
    if (!link.negated) link.negated = { what: 'effect', by: negator.id, name: negator.name };
    skipped('effect-negated', say.effectNegated({ ...told, by: negator.name }), [
      game.duel.ruleset.rules.negatedEffect,
      'ygo.current.negation.forbid-vs-negate',
    ]);
    if (negator.destroys?.rule.destroy) destroyNegated(game, link, negator.destroys);
    return;
  }
  if (mustBeThere(link) && !isThere(link))
    return skipped('no-effect', say.cardGone(told), ['ygo.chain.continuous-effect-needs-card']);
  resolveEffect(game, link, told);
}

function resolveEffect(game: Game, link: Link, told: { card: Localized; link: number }): void {
  const { card } = link;
  const gone = card.stay !== link.asActivated.stay && onField(link.asActivated) && card.info.kind !== 'monster';
  const text = gone ? say.resolvesThoughGone({ ...told, destroyed: wasDestroyed(game, link) }) : say.resolves(told);
  step(game, {
    kind: 'resolution',
    by: link.by,
    card: card.id,
    text,
    rules: gone ? ['ygo.chain.card-vs-effect', 'ygo.gy.destroy-immediate'] : ['ygo.chain.resolution-order'],
  });
  const before = game.duel.log.length;
  if (card.info.undeclared) askUnmodelled(game, linkContext(game, link), card.info.text ?? { de: '', en: '' });
  const begins = !link.cardActivation || !stays(link) || !isThere(link) || startApplying(game, link);
  const operations = link.replacedBy?.operations ?? link.effect?.resolve ?? [];
  const ctx = link.replacedBy ? { ...linkContext(game, link) } : linkContext(game, link);
  runOperations(game, operations, ctx);
  endInstant(game);
  const did =
    (operations.length === 0 && begins) ||
    card.info.undeclared ||
    game.duel.log.slice(before).some((i) => !i.cleanUp) ||
    changedSomething(game, before, link);
  link.outcome = did ? 'resolved' : 'no-effect';
  link.report.outcome = link.outcome;
  afterLink(game, link);
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

/** A Continuous, Equip or Field card has to be there for its effect to resolve. */
const CONTINUOUS = ['continuous', 'equip', 'field'];
const mustBeThere = (link: Link): boolean =>
  link.card.info.kind !== 'monster' && CONTINUOUS.includes(link.card.info.property ?? '') && onField(link.asActivated);
const isThere = (link: Link): boolean =>
  link.card.stay === link.asActivated.stay && link.card.face === 'up' && onField(link.card);
const stays = (link: Link): boolean =>
  CONTINUOUS.includes(link.card.info.property ?? '') ||
  link.card.info.kind === 'monster' ||
  link.effect?.stays === true;

/** Its continuous effect begins; `false`: an Equip Card whose monster is gone or face-down. */
function startApplying(game: Game, link: Link): boolean {
  const { card } = link;
  const target = card.info.property === 'equip' ? game.duel.cards.get(link.targets[0]?.id ?? '') : undefined;
  if (card.info.property === 'equip') {
    if (!target || target.stay !== link.targets[0]?.stay || target.face === 'down') {
      step(game, {
        kind: 'begins-to-apply',
        outcome: 'skipped',
        by: link.by,
        card: card.id,
        text: say.targetGone({ card: card.info.name }),
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
        ? say.equips({ card: card.info.name, to: target.info.name })
        : say.beginsToApply({ card: card.info.name }),
      rules: target ? ['ygo.spell.equip.stays'] : ['ygo.chain.continuous-stays', 'ygo.effect.continuous.start-end'],
    });
  });
  return true;
}

function destroyNegated(game: Game, link: Link, by: Applied): void {
  const cause: Cause = { kind: 'effect', by: by.controller, ...(by.card && { card: seen(game, by.card) }) };
  const { destroyed } = instant(game, {}, () => destroyCards(game, [link.card], cause));
  if (destroyed.length > 0)
    step(game, {
      kind: 'destroy',
      by: by.controller,
      card: link.card.id,
      text: say.destroys({ card: sourceName(by), cards: [link.card.info.name] }),
      rules: ['ygo.gy.destroy-immediate'],
    });
}
function wasDestroyed(game: Game, link: Link): boolean {
  return game.duel.log.some((i) =>
    i.events.some(
      (e) => e.kind === 'destroyed' && e.card?.id === link.card.id && e.card.stay === link.asActivated.stay,
    ),
  );
}
function negatorName(game: Game, link: Link, by: number | string): Localized {
  if (typeof by === 'string') return game.duel.cards.get(by)?.info.name ?? { de: by, en: by };
  return (
    game.duel.links.find((l) => l.chain === link.chain && l.number === by)?.card.info.name ?? say.anEffectInForce()
  );
}
const reachesEverywhere = ({ rule }: Applied): boolean =>
  rule.rule === 'negate-effects' &&
  typeof rule.cards === 'object' &&
  'where' in rule.cards &&
  many(rule.cards.where).includes('graveyard');
interface Negator {
  id: number | string;
  name: Localized;
  /** A rule that negates links, and perhaps destroys their cards. */
  destroys?: Applied & { rule: Extract<Ongoing, { rule: 'negate-links' }> };
}
/** What negates the effect when it resolves: a link, an effect that negated it from the start, or what lies there while its card is still there. */
function effectNegator(game: Game, link: Link): Negator | undefined {
  if (cannotBeNegated(game, link, 'effect')) return undefined;
  if (link.negated?.what === 'effect') return { id: link.negated.by, name: negatorName(game, link, link.negated.by) };
  if (link.negatedFromStart) return { id: link.negatedFromStart.en, name: link.negatedFromStart };
  const rule = rulesOf(game, 'negate-links').find(
    (r) =>
      r.card !== link.card &&
      matchesLink(game, r.rule.what, link, { you: r.controller, ...(r.card && { card: r.card }) }),
  );
  if (rule) return { id: rule.card?.id ?? sourceName(rule).en, name: sourceName(rule), destroys: rule };
  const applied = negatedBy(game, link.card);
  // What negates by name, wherever the cards are, follows them; what lies on the field looks at the field.
  if (!applied || (link.card.stay !== link.asActivated.stay && !reachesEverywhere(applied))) return undefined;
  return {
    id: applied.force?.source ?? applied.card?.id ?? sourceName(applied).en,
    name: applied.force?.source
      ? (game.duel.cards.get(applied.force.source)?.info.name ?? sourceName(applied))
      : sourceName(applied),
  };
}

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
      text: say.staysNegated({ card: link.card.info.name }),
      rules: ['ygo.chain.continuous-stays'],
    });
  }
  const cards = [...new Set(used)];
  if (cards.length === 0) return;
  instant(game, { cleanUp: true }, () =>
    cards.forEach((card) => moveCard(game, card, { zone: 'graveyard' }, { kind: 'rule', by: undefined })),
  );
  step(game, {
    kind: 'clean-up',
    text: say.cleanUp({ cards: cards.map((c) => c.info.name) }),
    rules: ['ygo.gy.rule-send-simultaneous', 'ygo.gy.after-full-chain-only', 'ygo.manual.sent-not-destroyed'],
  });
}

/** After an action, or when a chain has resolved: the window opens on what happened, and triggers are gathered. */
export function settle(game: Game, last: number | undefined): void {
  const { duel } = game;
  endInstant(game);
  doAtOnce(game);
  settleControl(game);
  selfDestruct(game);
  if (checkWins(game)) return;
  duel.window = { kind: 'response', since: game.gathered, last, upTo: duel.log.length - 1, passed: [] };
  game.gathered = duel.log.length;
  gather(game);
  mandatoryQuickEffects(game);
}
/** Mandatory Quick Effects activate by themselves at the first window in which they must, unless a move names them next. */
export function mandatoryQuickEffects(game: Game): void {
  const { duel } = game;
  const first = duel.turn.player;
  for (const player of [first, other(first)] as const)
    for (const card of fieldCards(duel)) {
      if (card.controller !== player || card.face === 'down') continue;
      for (const declared of card.info.effects) {
        if (
          declared.kind !== 'quick' ||
          !declared.must ||
          duel.chain.some((l) => l.card === card && l.effect === declared)
        )
          continue;
        const next = game.moves[game.next];
        if (next?.do === 'activate' && next.card === card.id) continue;
        const activation: Activation = { by: player, card, declared, cardActivation: false, spellSpeed: 2 };
        if (whyNot(game, activation).length === 0) activateNow(game, activation, { move: undefined });
      }
    }
}
/** The last instant that counts since a mark. */
export const lastInstant = (game: Game, since: number): number | undefined =>
  game.duel.log.slice(since).findLast((i) => !i.cleanUp)?.n;
