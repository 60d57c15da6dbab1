/**
 * The only place that changes the Duel. Everything that happens is an event of an instant; all events between `instant(…)`'s start and end
 * happen at the same time. At the end of an instant, triggers are noted and what the rules demand of the board follows.
 */
import type { Player, YgoMonster } from '../case/schema.ts';
import type { Localized, Reason } from '../ruling/schema.ts';
import { freeId } from '../case/ids.ts';
import { mustFirstBeSummoned, UNKNOWN_CARD, type CardInfo } from './cards.ts';
import { redirection, rulesOf, seen, forbidden, unaffectedBy, isAgainst, cardsOfRule, type Applied } from './derive.ts';
import {
  FIELD_ZONES,
  fieldCards,
  onField,
  type Card,
  type CardSeen,
  type Cause,
  type DuelEvent,
  type Force,
  type Instant,
  type ListZone,
  type Modifier,
  type Zone,
} from './duel.ts';
import type { Ongoing, Place, SummonKind, Until } from './effects/schema.ts';
import { doInstead } from './costs.ts';
import { reason, step, type Game } from './game.ts';
import { keepControl, settleControl } from './control.ts';
import { newCard } from './load.ts';
import { say } from './say.ts';
import { choose } from './rulesets.ts';
import { checkSuddenDeath } from './turn/match.ts';
import { noteTriggers } from './triggers.ts';
import { frozenValue } from './values.ts';
import { applyUnchained } from './unchained.ts';

// ───────────────────────────── bookkeeping ─────────────────────────────

/** Says that a card changed. */
export function touch(game: Game, card: Card): void {
  card.revision++;
  game.duel.revision++;
  const holder = card.attachedTo ?? card;
  if (holder !== card) holder.revision++;
  if (holder.zone !== 'nowhere' && holder.zone !== 'materials')
    game.duel.sides[holder.controller].revision[holder.zone]++;
}
export function touchPlayer(game: Game, player: Player): void {
  game.duel.sides[player].revision.player++;
  game.duel.revision++;
}
export const nextOrder = (game: Game): number => ++game.duel.clock;

/** Runs `body` as one instant. Inside another instant it is part of that one. */
export function instant<T>(game: Game, options: { cleanUp?: boolean }, body: () => T): T {
  if (game.instant) return body();
  openInstant(game, options);
  const result = body();
  endInstant(game);
  return result;
}
/** Opens an instant that stays open until somebody ends it. */
export function openInstant(game: Game, options: { cleanUp?: boolean } = {}): void {
  game.instant = {
    n: game.duel.log.length,
    events: [],
    turn: game.duel.turn.number,
    ...(game.duel.resolving && { link: game.duel.resolving.serial }),
    cleanUp: options.cleanUp ?? game.aside,
  };
}
/** Ends the instant at hand, where one is open. */
export function endInstant(game: Game): void {
  const done = game.instant;
  game.instant = undefined;
  if (!done || done.events.length === 0) return;
  game.duel.log.push(done);
  game.duel.revision++;
  noteTriggers(game, done);
  applyUnchained(game, done);
  loseEquips(game, done);
  endWithSource(game, done);
  settleControl(game);
}
export function happen(game: Game, event: DuelEvent): void {
  if (!game.instant) throw new Error(`event outside an instant: ${event.kind}`);
  game.instant.events.push(event);
}

// ───────────────────────────── moving cards ─────────────────────────────

/** Takes a card out of its place and puts it into another: no events, no rules. */
export function put(game: Game, card: Card, player: Player, zone: Zone, at: 'start' | 'end' = 'end'): void {
  takeOut(game, card);
  card.controller = player;
  card.zone = zone;
  if (zone !== 'nowhere' && zone !== 'materials') {
    const list = game.duel.sides[player].zones[zone];
    if (at === 'start') list.unshift(card);
    else list.push(card);
  }
  touch(game, card);
}
function takeOut(game: Game, card: Card): void {
  touch(game, card);
  if (card.attachedTo) {
    const { materials } = card.attachedTo;
    materials.splice(materials.indexOf(card), 1);
    touch(game, card.attachedTo);
    delete card.attachedTo;
  } else if (card.zone !== 'nowhere' && card.zone !== 'materials') {
    const list = game.duel.sides[card.controller].zones[card.zone];
    list.splice(list.indexOf(card), 1);
  }
}

export interface Destination {
  zone: Exclude<Zone, 'materials' | 'nowhere'>;
  player?: Player;
  face?: 'up' | 'down';
  at?: 'start' | 'end';
}
/** What happened to a card on its way. */
export interface Moved {
  card: Card;
  was: CardSeen;
  to: Zone;
  /** What sent it elsewhere than it should have gone. */
  redirectedBy?: Applied;
}

/**
 * Moves a card to a place that is not the field, with everything the rules attach to it: to its owner's side, redirected where an effect says
 * so, Tokens gone, Xyz Materials sent, its resets. `events` are the names for what happened (destroyed, discarded …) besides the move itself.
 */
export function moveCard(
  game: Game,
  card: Card,
  destination: Destination,
  cause: Cause,
  events: DuelEvent['kind'][] = [],
): Moved {
  const was = seen(game, card);
  const from = game.attempt?.from.get(card.id) ?? card.zone;
  const left = onField({ zone: from }) && !wasNegated(game, card);
  const redirect = redirectOf(game, card, destination.zone);
  const zone = redirect
    ? REDIRECTED[(redirect.rule as Extract<Ongoing, { rule: 'redirect' }>).to]
    : pendulumZone(card, destination.zone, left);
  const materials = [...card.materials];
  forgetSummon(card, from);
  if (card.info.token) put(game, card, card.controller, 'nowhere');
  else put(game, card, card.owner, zone, destination.at);
  resetCard(game, card, card.info.token ? 'nowhere' : zone, destination, from);
  const to: Zone = card.info.token ? 'nowhere' : zone;
  const common = {
    card: was,
    cause,
    from: left || !onField({ zone: from }) ? from : 'nowhere',
    to,
    player: was.owner,
  } as const;
  for (const kind of events) happen(game, { kind, ...common });
  if (left) happen(game, { kind: 'leaves-field', ...common });
  const moved = MOVED[to as ListZone];
  if (moved && !events.includes(moved)) happen(game, { kind: moved, ...common });
  for (const material of materials) moveCard(game, material, { zone: 'graveyard' }, { kind: 'rule', by: undefined });
  return { card, was, to, ...(redirect && { redirectedBy: redirect }) };
}
/** A Spell or Trap whose activation was negated does not count as leaving the field. */
const wasNegated = (game: Game, card: Card): boolean =>
  game.duel.chain.some(
    (link) =>
      link.card === card &&
      link.cardActivation &&
      link.negated?.what === 'activation' &&
      link.card.stay === link.asActivated.stay,
  );
const REDIRECTED = { banished: 'banished', deck: 'deck', hand: 'hand' } as const;
const MOVED: Partial<Record<ListZone, DuelEvent['kind']>> = {
  graveyard: 'sent',
  banished: 'banished',
  hand: 'added',
  deck: 'returned',
  extraDeck: 'returned',
};
function redirectOf(game: Game, card: Card, zone: ListZone): Applied | undefined {
  const from = placeOf(card);
  const asksSend = zone === 'graveyard' ? redirection(game, card, from, 'sent-to-graveyard') : undefined;
  return asksSend ?? (onField(card) && zone !== 'banished' ? redirection(game, card, from, 'leaves-field') : undefined);
}
export const placeOf = (card: { zone: Zone }): Place | undefined =>
  (
    ({
      monsters: 'monsters',
      spellsTraps: 'spells-traps',
      field: 'field-zone',
      pendulum: 'pendulum-zone',
      hand: 'hand',
      graveyard: 'graveyard',
      banished: 'banished',
      deck: 'deck',
      extraDeck: 'extra-deck',
      materials: 'materials',
    }) as Partial<Record<Zone, Place>>
  )[card.zone];
/** A Pendulum Monster that would be sent from the field to the Graveyard goes face-up to the Extra Deck. */
const pendulumZone = (card: Card, zone: ListZone, left: boolean): ListZone =>
  zone === 'graveyard' && left && card.info.is.includes('pendulum') ? 'extraDeck' : extraDeckZone(card, zone);
/** A monster of the Extra Deck returns there, not to the hand or the Main Deck. */
const extraDeckZone = (card: Card, zone: ListZone): ListZone =>
  (zone === 'hand' || zone === 'deck') &&
  ['fusion', 'synchro', 'xyz', 'link'].some((kind) => card.info.is.includes(kind))
    ? 'extraDeck'
    : zone;

const NEVER_SUMMONED: readonly Zone[] = ['hand', 'deck', 'extraDeck'];
/** What comes from where nothing is Summoned has not been Summoned properly (yet). */
function forgetSummon(card: Card, from: Zone): void {
  if (NEVER_SUMMONED.includes(from) && mustFirstBeSummoned(card.info)) card.properlySummoned = false;
}
/** A card that changes place is a new card: nothing it had on the field stays. */
function resetCard(game: Game, card: Card, zone: Zone, destination: Destination, from: Zone): void {
  card.stay++;
  card.reset++;
  card.face =
    destination.face ??
    (zone === 'graveyard' || zone === 'banished' || (zone === 'extraDeck' && onField({ zone: from })) ? 'up' : 'down');
  card.position = 'attack';
  card.slot = undefined;
  delete card.answeredSlot;
  card.since = { turn: game.duel.turn.number, order: undefined };
  card.attacked = false;
  card.positionChanged = false;
  card.madeWith = [];
  delete card.declared;
  card.counters = {};
  card.modifiers = [];
  card.forces = [];
  card.applying = true;
  delete card.on;
  asPrintedAgain(card);
  touch(game, card);
}
/** Outside the Monster Zone, and face-down, a card is what is printed on it. */
function asPrintedAgain(card: Card): void {
  delete card.asMonster;
  card.gained = [];
  card.geminiEffect = false;
  card.info = card.printed;
}

/** Puts a card face-up (or face-down) on the field as a monster. Events are the caller's. */
export function toMonsterZone(
  game: Game,
  card: Card,
  player: Player,
  how: SummonKind,
  options: { position?: 'attack' | 'defense'; face?: 'up' | 'down'; slot?: YgoMonster['zone']; from?: Place },
): void {
  const from = options.from ?? placeOf(card);
  forgetSummon(card, card.zone);
  put(game, card, player, 'monsters');
  card.lasting = { by: player, order: -Infinity };
  card.stay++;
  card.reset++;
  card.face = options.face ?? 'up';
  card.position = options.position ?? (card.face === 'down' ? 'defense' : 'attack');
  card.slot = options.slot;
  delete card.answeredSlot;
  card.since = {
    turn: game.duel.turn.number,
    order: card.face === 'up' ? nextOrder(game) : undefined,
    ...(from && { from }),
    how,
  };
  card.applying = true;
  card.attacked = false;
  card.positionChanged = false;
  card.counters = {};
  card.modifiers = [];
  card.forces = [];
  asPrintedAgain(card);
  touch(game, card);
}

/** Puts a Spell or Trap (or a card treated as one) on the field. */
export function toSpellTrapZone(
  game: Game,
  card: Card,
  player: Player,
  zone: 'spellsTraps' | 'field' | 'pendulum',
  face: 'up' | 'down',
  slot?: number,
): void {
  put(game, card, player, zone);
  card.stay++;
  card.reset++;
  card.face = face;
  card.slot = slot as YgoMonster['zone'];
  card.since = { turn: game.duel.turn.number, order: undefined };
  card.applying = false;
  asPrintedAgain(card);
  touch(game, card);
}
/** Its continuous effect begins to apply now. */
export function beginToApply(game: Game, card: Card): void {
  card.applying = true;
  card.since = { ...card.since, order: nextOrder(game) };
  touch(game, card);
}

// ───────────────────────────── destruction ─────────────────────────────

export interface Spared {
  card: Card;
  by: Applied;
  why: 'unaffected' | 'protected' | 'instead';
}
/** A card in the Graveyard or banished cannot be destroyed (again). */
const DESTROYABLE: ReadonlySet<Zone> = new Set([...FIELD_ZONES, 'hand', 'deck', 'extraDeck'] as const);
/** Destroys cards at the same time, as far as nothing protects them. */
export function destroyCards(
  game: Game,
  cards: readonly Card[],
  cause: Cause,
): { destroyed: Moved[]; spared: Spared[] } {
  const spared: Spared[] = [];
  const doomed = cards.filter((card) => {
    if (!DESTROYABLE.has(card.zone)) return false;
    const protection = protectionOf(game, card, cause);
    if (protection) spared.push({ card, ...protection });
    return !protection;
  });
  const destroyed = doomed.map((card) => moveCard(game, card, { zone: 'graveyard' }, cause, ['destroyed']));
  return { destroyed, spared };
}
export function protectionOf(game: Game, card: Card, cause: Cause): Omit<Spared, 'card'> | undefined {
  const unaffected = onField(card) ? unaffectedBy(game, card, cause) : undefined;
  if (unaffected) return { by: unaffected, why: 'unaffected' };
  const forbids = forbidden(game, 'be-destroyed', card, cause);
  if (forbids && stillProtects(game, forbids, card)) return { by: forbids, why: 'protected' };
  const instead = rulesOf(game, 'instead-of-destruction').find(
    (a) =>
      isAgainst(game, a.rule.by, cause, a, card) &&
      cardsOfRule(game, a.rule.cards, a).includes(card) &&
      doInstead(game, a, card),
  );
  return instead && { by: instead, why: 'instead' };
}
/** A protection "once per turn" is used up by what it prevents. */
function stillProtects(game: Game, { rule, card: source }: Applied, card: Card): boolean {
  const times = rule.rule === 'cannot' ? rule.times : undefined;
  if (times === undefined) return true;
  const key = `turn/protects/${source?.id}/${source?.reset}/${card.id}/${card.reset}`;
  if (game.duel.uses.filter((use) => use.key === key && use.turn === game.duel.turn.number).length >= times)
    return false;
  game.duel.uses = [
    ...game.duel.uses,
    { key, turn: game.duel.turn.number, chain: game.duel.chains, link: 0, counts: 'use' },
  ];
  return true;
}

/** Equip Cards whose monster is gone or face-down leave, as the ruleset says. */
function loseEquips(game: Game, after: Instant): void {
  if (
    !after.events.some(
      (e) =>
        e.kind === 'leaves-field' ||
        e.kind === 'flipped' ||
        e.kind === 'position-changed' ||
        e.kind === 'control-changed',
    )
  )
    return;
  const lost = fieldCards(game.duel).filter((card) => {
    if (card.on === undefined || card.info.property !== 'equip' || !card.applying) return false;
    const on = game.duel.cards.get(card.on);
    return !on || on.zone !== 'monsters' || on.face === 'down';
  });
  if (lost.length === 0) return;
  const { rules } = game.duel.ruleset.options.equipWithoutMonster;
  if (choose(game.duel.ruleset, 'controlOfFaceDown', { stays: true, 'goes-back': false })) keepFaceDown(game, lost);
  const cause: Cause = { kind: 'rule', by: undefined };
  instant(game, { cleanUp: true }, () =>
    choose<'equipWithoutMonster', () => void>(game.duel.ruleset, 'equipWithoutMonster', {
      destroyed: () => lost.forEach((card) => moveCard(game, card, { zone: 'graveyard' }, cause, ['destroyed'])),
      sent: () => lost.forEach((card) => moveCard(game, card, { zone: 'graveyard' }, cause)),
    })(),
  );
  step(game, {
    kind: 'equip-lost',
    text: say.equipLost({
      cards: lost.map((c) => c.info.name),
      how: game.duel.ruleset.options.equipWithoutMonster.value,
    }),
    rules,
  });
}

/** Monsters these Equip Cards are on that were turned face-down stay where they are for good. */
function keepFaceDown(game: Game, equips: readonly Card[]): void {
  for (const { on } of equips) {
    const monster = on === undefined ? undefined : game.duel.cards.get(on);
    if (monster?.zone === 'monsters' && monster.controller !== monster.owner)
      keepControl(game, monster, monster.controller);
  }
}

/** What lasts while the card it comes from is face-up on the field ends with that card. */
function endWithSource(game: Game, after: Instant): void {
  if (!after.events.some((e) => e.kind === 'leaves-field' || e.kind === 'position-changed' || e.kind === 'attached'))
    return;
  const ended = (item: { until: Until | undefined; source?: string; sourceStay?: number }): boolean => {
    if (item.until !== 'while-this-face-up' || item.source === undefined) return false;
    const source = game.duel.cards.get(item.source);
    return !source || source.stay !== item.sourceStay || !onField(source) || source.face === 'down';
  };
  const some = (card: Card): boolean => card.forces.some(ended) || card.modifiers.some(ended);
  const cards = fieldCards(game.duel).filter(some);
  for (const card of cards) {
    card.forces = card.forces.filter((f) => !ended(f));
    card.modifiers = card.modifiers.filter((m) => !ended(m));
    touch(game, card);
  }
  for (const player of ['A', 'B'] as const) {
    const side = game.duel.sides[player];
    if (!side.forces.some(ended)) continue;
    side.forces = side.forces.filter((f) => !ended(f));
    touchPlayer(game, player);
  }
  if (cards.length > 0)
    step(game, {
      kind: 'duration',
      text: say.endsWithSource({ cards: cards.map((c) => c.info.name) }),
      rules: ['ygo.effect.continuous.start-end'],
    });
}

// ───────────────────────────── positions, control, counters ─────────────────────────────

/** Turns a monster face-down: it is reset. */
export function turnFaceDown(game: Game, card: Card, cause: Cause): void {
  const was = seen(game, card);
  // A Trap Monster turned face-down is a Set Trap again.
  if (card.asMonster) toSpellTrapZone(game, card, card.controller, 'spellsTraps', 'down');
  card.face = 'down';
  card.position = 'defense';
  card.reset++;
  card.counters = {};
  card.modifiers = [];
  card.forces = card.forces.filter((f) => f.until === 'duel' || f.rules.some((r) => r.rule === 'control'));
  choose<'equipControl', () => void>(game.duel.ruleset, 'equipControl', {
    stays: () => {
      // What was taken for a time only goes back all the same.
      if (card.forces.length === 0) keepControl(game, card, card.controller);
    },
    returns: () => undefined,
  })();
  card.since = { turn: game.duel.turn.number, order: undefined, ...(card.since.from && { from: card.since.from }) };
  touch(game, card);
  happen(game, { kind: 'position-changed', card: was, cause, player: card.controller });
}
export function turnFaceUp(
  game: Game,
  card: Card,
  position: 'attack' | 'defense',
  cause: Cause,
  flipEffects = true,
): void {
  const was = seen(game, card);
  card.face = 'up';
  card.position = position;
  card.since = { ...card.since, order: nextOrder(game) };
  touch(game, card);
  happen(game, {
    kind: 'flipped',
    card: was,
    cause,
    player: card.controller,
    ...(!flipEffects && { noFlipEffect: true }),
  });
  if (was.position !== position) happen(game, { kind: 'position-changed', card: was, cause, player: card.controller });
}
export function changePosition(game: Game, card: Card, position: 'attack' | 'defense', cause: Cause): void {
  const was = seen(game, card);
  card.position = position;
  touch(game, card);
  happen(game, { kind: 'position-changed', card: was, cause, player: card.controller });
}
export function changeControl(game: Game, card: Card, to: Player, cause: Cause): void {
  const was = seen(game, card);
  touch(game, card);
  put(game, card, to, card.zone);
  card.slot = undefined;
  happen(game, { kind: 'control-changed', card: was, cause, player: to });
}
export function changeCounters(game: Game, card: Card, kind: string, by: number, cause: Cause): void {
  const now = (card.counters[kind] ?? 0) + by;
  if (now > 0) card.counters = { ...card.counters, [kind]: now };
  else {
    const { [kind]: _gone, ...rest } = card.counters;
    card.counters = rest;
  }
  touch(game, card);
  happen(game, {
    kind: by > 0 ? 'counter-placed' : 'counter-removed',
    card: seen(game, card),
    cause,
    player: card.controller,
    amount: Math.abs(by),
  });
}
export function addModifier(
  game: Game,
  card: Card,
  shown: Modifier['shown'],
  until: Until | undefined,
  source: string | undefined,
): void {
  const frozen = frozenValue(game, card, shown);
  card.modifiers = [
    ...card.modifiers,
    {
      shown,
      ...(frozen !== undefined && { frozen }),
      order: nextOrder(game),
      until,
      turn: game.duel.turn.number,
      ...(source !== undefined && { source, sourceStay: game.duel.cards.get(source)?.stay ?? 0 }),
    },
  ];
  touch(game, card);
}
export type NewForce = Omit<Force, 'order' | 'turn' | 'name' | 'sourceStay'>;
function fromSource(game: Game, source: string | undefined): { name?: Localized; sourceStay?: number } {
  const card = source === undefined ? undefined : game.duel.cards.get(source);
  return card ? { name: card.info.name, sourceStay: card.stay } : {};
}
const dated = (game: Game, force: NewForce): Force => ({
  ...force,
  ...fromSource(game, force.source),
  order: nextOrder(game),
  turn: game.duel.turn.number,
});
export function addForce(game: Game, to: Card | Player | 'duel', force: NewForce): void {
  if (to === 'duel') {
    game.duel.forces = [...game.duel.forces, dated(game, force)];
    game.duel.revision++;
  } else if (to === 'A' || to === 'B') {
    game.duel.sides[to].forces = [...game.duel.sides[to].forces, dated(game, force)];
    touchPlayer(game, to);
  } else {
    to.forces = [...to.forces, dated(game, force)];
    touch(game, to);
  }
}
export function markUsed(game: Game, player: Player, what: string): void {
  game.duel.sides[player].used = { ...game.duel.sides[player].used, [what]: true };
  touchPlayer(game, player);
}

// ───────────────────────────── Deck, life points ─────────────────────────────

/** The card on top of the Deck; an unknown one where nobody named it; undefined where the Deck is empty. */
export function topOfDeck(game: Game, player: Player): Card | undefined {
  const side = game.duel.sides[player];
  const named = side.zones.deck[0];
  if (named) return named;
  if (side.unnamed.deck === 0) return undefined;
  side.unnamed.deck--;
  const card = makeCard(game, '?', UNKNOWN_CARD, player);
  card.face = 'down';
  put(game, card, player, 'deck', 'start');
  return card;
}
/** An unnamed card of the Deck, Extra Deck as '?' (a search by a player who has not said for what). */
export function unnamedCard(game: Game, player: Player, zone: 'deck' | 'extraDeck'): Card | undefined {
  const side = game.duel.sides[player];
  if (side.unnamed[zone] === 0) return undefined;
  side.unnamed[zone]--;
  const card = makeCard(game, '?', UNKNOWN_CARD, player);
  card.face = 'down';
  put(game, card, player, zone);
  return card;
}
/** A card that was not there before (a Token, an unknown card), in no place. */
export function makeCard(game: Game, name: string, info: CardInfo, owner: Player): Card {
  const id = freeId(name, new Set(game.duel.cards.keys()));
  const card = newCard(id, name, info, owner, owner);
  game.duel.cards.set(id, card);
  return card;
}
export function drawCards(game: Game, player: Player, count: number, cause: Cause): { drawn: Card[]; missing: number } {
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = topOfDeck(game, player);
    if (!card) return { drawn, missing: count - i };
    const was = seen(game, card);
    put(game, card, player, 'hand');
    card.stay++;
    touch(game, card);
    drawn.push(card);
    happen(game, { kind: 'drawn', card: was, cause, from: 'deck', to: 'hand', player, amount: 1 });
  }
  return { drawn, missing: 0 };
}

export type LifeChange = 'effect-damage' | 'battle-damage' | 'life-gained' | 'life-lost' | 'life-paid';
/** Changes life points; never below 0. */
export function changeLife(game: Game, player: Player, kind: LifeChange, by: number, cause: Cause): void {
  if (by === 0) return;
  const side = game.duel.sides[player];
  side.lifePoints = Math.max(0, side.lifePoints + (kind === 'life-gained' ? by : -by));
  touchPlayer(game, player);
  happen(game, { kind, cause, player, amount: by });
}

/** Ends the Duel. The first end counts. */
export function endDuel(game: Game, winner: Player | 'draw', ...reasons: Reason[]): void {
  game.duel.over ??= { winner, reasons };
}
/** Is a player at 0 life points? The Duel is over. */
export function checkLifePoints(game: Game): boolean {
  const { duel } = game;
  if (duel.over) return true;
  const lost = (['A', 'B'] as const).filter((player) => duel.sides[player].lifePoints === 0);
  if (lost.length === 0) {
    checkSuddenDeath(game);
    return duel.over !== undefined;
  }
  const rules = duel.ruleset.options.lifePointsZero.rules;
  if (lost.length === 2)
    endDuel(game, 'draw', reason('both-at-zero', say.bothAtZero(), 'ygo.win.simultaneous-zero', ...rules));
  else {
    const [loser] = lost as [Player];
    endDuel(
      game,
      loser === 'A' ? 'B' : 'A',
      reason('life-points-zero', say.atZero({ player: loser }), 'ygo.win.lp-zero', ...rules),
    );
  }
  step(game, {
    kind: 'life-points-zero',
    text: lost.length === 2 ? say.bothAtZero() : say.atZero({ player: lost[0] as Player }),
    rules: ['ygo.win.lp-zero', ...rules],
  });
  return true;
}
