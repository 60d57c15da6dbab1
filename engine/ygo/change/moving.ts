/**
 * A card leaves its place for another that is not the field: owner, redirection, Tokens, materials and resets. A card
 * that changes place is a new card.
 */
import { ofExtraDeck } from '../../case/printed.ts';
import type { Player } from '../../case/schema.ts';
import { mustFirstBeSummoned } from '../cards.ts';
import { type Redirecting, redirections } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { hasRoom } from '../derive/zones.ts';
import {
  type Card,
  type CardSeen,
  type Cause,
  type DuelEvent,
  fieldCards,
  isEquippedTo,
  type ListZone,
  onField,
  type Zone,
} from '../board/duel.ts';
import type { Place } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';
import { happen, touch } from './instant.ts';

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
  redirectedBy?: Redirecting;
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
  const was = withWhatItHad(game, card);
  const from = game.attempt?.from.get(card.id) ?? card.zone;
  const left = onField({ zone: from }) && !wasNegated(game, card);
  // A banished card that returns to the Graveyard is not sent there.
  const back = events.includes('returned') && destination.zone === 'graveyard';
  const redirect = back ? undefined : redirectOf(game, card, destination.zone, cause, events.includes('destroyed'));
  const zone = redirect ? REDIRECTED[redirect.rule.to] : pendulumZone(card, destination.zone, left);
  const materials = [...card.materials];
  forgetSummon(card, from);
  const to: Zone = card.info.token ? 'nowhere' : zone;
  const player = to === 'nowhere' || staysOn(zone) ? card.controller : (destination.player ?? card.owner);
  put(game, card, player, to, redirect ? endOf(redirect) : destination.at);
  resetCard(game, card, to, staysOn(zone) ? { zone, face: 'up' } : destination);
  const common = {
    card: was,
    cause,
    from: left || !onField({ zone: from }) ? from : 'nowhere',
    to,
    player: was.owner,
  } as const;
  const kinds = movesNamed(events, to, { left: left && !staysOn(zone), back });
  tellMoves(game, kinds, common, banishing(game, redirect, cause));
  tellPlaced(game, zone, { ...common, player: card.controller });
  for (const material of materials) moveCard(game, material, { zone: 'graveyard' }, { kind: 'rule', by: undefined });
  return { card, was, to, ...(redirect && { redirectedBy: redirect }) };
}

/** A card as it is when it leaves, with what is attached and equipped to it. */
function withWhatItHad(game: Game, card: Card): CardSeen {
  const was = seen(game, card);
  const attached = card.materials.map((one) => seen(game, one));
  const equips = card.zone !== 'monsters' ? [] : fieldCards(game.duel).filter((one) => isEquippedTo(one, card.id));
  if (attached.length + equips.length === 0) return was;
  return { ...was, had: { attached, equips: equips.map((one) => seen(game, one)) } };
}

/** A card paid as a cost, used as material or destroyed by battle that is banished instead is banished by the effect that says so. */
function banishing(game: Game, redirect: Redirecting | undefined, cause: Cause): Cause {
  if (!redirect || cause.kind === 'effect') return cause;
  const { controller, card } = redirect;
  return { kind: 'effect', by: controller, ...(card && { card: seen(game, card) }) };
}

/** What stays on the field in a zone for Spells and Traps was placed there. */
function tellPlaced(game: Game, zone: ListZone, where: Omit<DuelEvent, 'kind'>): void {
  if (staysOn(zone)) happen(game, { kind: 'placed', ...where });
}
/** `banished`: by what it was banished, where it was. */
function tellMoves(
  game: Game,
  kinds: readonly DuelEvent['kind'][],
  common: Omit<DuelEvent, 'kind'>,
  banished: Cause,
): void {
  for (const kind of kinds) happen(game, { kind, ...common, ...(kind === 'banished' && { cause: banished }) });
}
/** The names of what happened, the move itself last. */
function movesNamed(
  events: readonly DuelEvent['kind'][],
  to: Zone,
  { left, back }: { left: boolean; back: boolean },
): DuelEvent['kind'][] {
  const move = back ? undefined : MOVED[to as ListZone];
  return [...events, ...(left ? (['leaves-field'] as const) : []), ...(move && !events.includes(move) ? [move] : [])];
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
const REDIRECTED = {
  banished: 'banished',
  deck: 'deck',
  'deck-top': 'deck',
  'deck-bottom': 'deck',
  hand: 'hand',
  'spells-traps': 'spellsTraps',
} as const;
const endOf = ({ rule }: Redirecting): Destination['at'] => (rule.to === 'deck-top' ? 'start' : 'end');
const staysOn = (zone: ListZone): boolean => zone === 'spellsTraps';
const MOVED: Partial<Record<ListZone, DuelEvent['kind']>> = {
  graveyard: 'sent',
  banished: 'banished',
  hand: 'added',
  deck: 'returned',
  extraDeck: 'returned',
};
function redirectOf(game: Game, card: Card, zone: ListZone, cause: Cause, destroyed: boolean): Redirecting | undefined {
  const moments = [
    ...(zone === 'graveyard' && destroyed ? (['destroyed'] as const) : []),
    ...(zone === 'graveyard' ? (['sent-to-graveyard'] as const) : []),
    ...(onField(card) && zone !== 'banished' ? (['leaves-field'] as const) : []),
  ];
  for (const when of moments) {
    const found = redirections(game, card, when, cause).find((one) => redirects(game, one, card));
    if (found) return found;
  }
  return undefined;
}
/** Is there a place for the card, and does the player who may decide want it there? */
function redirects(game: Game, { rule, controller, card: by }: Redirecting, card: Card): boolean {
  if (rule.to === 'spells-traps' && !hasRoom(game, card.controller, 'spellsTraps')) return false;
  if (!rule.optional) return true;
  return game.rec.ask<boolean>({
    id: `${card.id}/instead/${card.stay}`,
    by: controller,
    what: 'choice',
    move: game.move,
    text: sayQuestion.useIt({ card: (by ?? card).info.name, player: controller }),
    answers: yesOrNo(),
    rules: ['ygo.rules-vs-cards.card-wins'],
  });
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

/** Where a card sent there would come to, as far as nobody is asked. */
export function wouldComeTo(game: Game, card: Card, zone: ListZone): Zone {
  if (card.info.token) return 'nowhere';
  const [redirect] = zone === 'graveyard' ? redirections(game, card, 'sent-to-graveyard') : [];
  return redirect ? REDIRECTED[redirect.rule.to] : pendulumZone(card, zone, onField(card));
}

/** A monster of the Extra Deck returns there, not to the hand or the Main Deck. */
const extraDeckZone = (card: Card, zone: ListZone): ListZone =>
  (zone === 'hand' || zone === 'deck') && ofExtraDeck(card.info.is) ? 'extraDeck' : zone;

const NEVER_SUMMONED: readonly Zone[] = ['hand', 'deck', 'extraDeck'];

/** What comes from where nothing is Summoned has not been Summoned properly (yet). */
export function forgetSummon(card: Card, from: Zone): void {
  if (NEVER_SUMMONED.includes(from) && mustFirstBeSummoned(card.info)) card.properlySummoned = false;
}

/** Only Pendulum Monsters lie face-up in the Extra Deck; one that belongs there anyway only if it would have been sent to the Graveyard. */
const liesOpenInExtraDeck = (card: Card, zone: Zone, destination: Destination): boolean =>
  zone === 'extraDeck' &&
  card.info.is.includes('pendulum') &&
  (destination.zone === 'graveyard' || extraDeckZone(card, 'deck') === 'deck');

/** A card that changes place is a new card: nothing it had on the field stays. */
function resetCard(game: Game, card: Card, zone: Zone, destination: Destination): void {
  card.stay++;
  card.reset++;
  card.face =
    destination.face ??
    (zone === 'graveyard' || zone === 'banished' || liesOpenInExtraDeck(card, zone, destination) ? 'up' : 'down');
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
export function asPrintedAgain(card: Card): void {
  delete card.asMonster;
  card.gained = [];
  card.geminiEffect = false;
  card.info = card.printed;
}

export const returnTo = (to: 'hand' | 'deck' | 'deck-bottom' | 'deck-top' | 'extra-deck' | 'graveyard'): Destination =>
  to === 'hand' || to === 'graveyard'
    ? { zone: to }
    : to === 'extra-deck'
      ? { zone: 'extraDeck' }
      : { zone: 'deck', at: to === 'deck-top' ? 'start' : 'end' };
