/**
 * Could a sentence nobody read matter to something that happened? It could where its card is where the sentence can work, and what it could touch is
 * what the event is about. One table says that.
 */
import type { Touch } from '../../reading.ts';
import type { Unread } from '../cards.ts';
import { negatedBy } from '../derive/derive.ts';
import { type Card, type CardSeen, type DuelEvent, isEquippedTo, isIn, onField } from '../board/duel.ts';
import { type Declared, type EventKind, isPlace, type LinkPattern, many, type Place } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { YgoTouch } from '../touches.ts';
import { keyed } from '../../keyed.ts';

/** What an event is about. Summons by their kind, damage calculation with its step: below. */
const ABOUT: Record<EventKind, readonly YgoTouch[]> = {
  destroyed: ['destruction'],
  sent: ['sending'],
  banished: ['banishing'],
  returned: ['returning'],
  drawn: ['drawing'],
  added: ['adding'],
  discarded: ['sending'],
  tributed: ['sending', 'material'],
  detached: ['sending', 'material'],
  'leaves-field': ['sending'],
  'used-as-material': ['material'],
  summoned: ['position', 'control', 'atk-def'],
  'summon-attempt': [],
  set: ['setting', 'normal-summon'],
  flipped: ['position', 'flip-summon'],
  'position-changed': ['position'],
  'zone-changed': ['control'],
  placed: ['setting'],
  'control-changed': ['control'],
  'attack-declared': ['attack'],
  'attack-negated': ['attack'],
  battled: ['attack'],
  'battle-damage': ['battle-damage', 'life-points'],
  'effect-damage': ['effect-damage', 'life-points'],
  'life-gained': ['life-points'],
  'life-paid': ['life-points'],
  'life-lost': ['life-points'],
  'counter-placed': ['counters'],
  'counter-removed': ['counters'],
  targeted: ['targeting'],
  equipped: ['equipping'],
  activated: ['activation', 'negation'],
  'activation-negated': ['activation', 'negation'],
  'effect-resolved': [],
  phase: ['turn'],
  step: [],
  coin: [],
  attached: ['equipping', 'material'],
  revealed: ['adding'],
  excavated: [],
  'battle-phase-ended': ['turn'],
};
const CALCULATION: readonly YgoTouch[] = ['atk-def', 'battle-damage', 'attack'];

function about({ kind, how, timing }: DuelEvent): readonly YgoTouch[] {
  if (kind === 'step' && timing === 'calculation') return CALCULATION;
  if (kind !== 'summoned' && kind !== 'summon-attempt') return ABOUT[kind];
  const summon =
    how === 'normal' || how === 'tribute' || how === 'set'
      ? 'normal-summon'
      : how === 'flip'
        ? 'flip-summon'
        : 'special-summon';
  return [summon, ...ABOUT[kind]];
}

/** Cards an event is about, by id, and whose they are. */
function subjects(game: Game, event: DuelEvent): { ids: string[]; players: Set<string> } {
  const { battle, cards } = game.duel;
  const inBattle =
    event.kind === 'attack-declared' || event.kind === 'battled' || event.timing === 'calculation' ? battle : undefined;
  const ids = [
    ...(event.card ? [event.card.id] : []),
    ...(inBattle ? [inBattle.attacker, ...(inBattle.target === 'player' ? [] : [inBattle.target])] : []),
  ];
  const players = ids.flatMap((id) =>
    id === event.card?.id ? event.card.controller : (cards.get(id)?.controller ?? []),
  );
  return { ids, players: new Set<string>([...players, ...(event.player ? [event.player] : [])]) };
}

/** Does an event meet one of these, said of this card? */
function meets(game: Game, card: Card, touches: readonly Touch<YgoTouch>[], event: DuelEvent): boolean {
  const topics = about(event);
  const { ids, players } = subjects(game, event);
  const controller = event.card?.id === card.id ? event.card.controller : card.controller;
  return touches.some(({ what, self, whose }) => {
    if (what !== 'everything' && !topics.includes(what)) return false;
    if (self) return ids.some((id) => id === card.id || isEquippedTo(card, id));
    return whose === undefined || [...players].some((player) => (player === controller) === (whose === 'you'));
  });
}

/** What a text has to speak of to do such a thing. */
const DONE_BY: Record<Declared, readonly YgoTouch[]> = {
  'add-from-deck': ['deck'],
  'add-from-graveyard': ['adding'],
  'return-from-graveyard': ['returning'],
  'special-summon': ['special-summon'],
  'special-summon-from-deck': ['special-summon', 'deck'],
  'special-summon-from-graveyard': ['special-summon'],
  'fusion-summon': ['special-summon'],
  // What a Fusion Summon uses is sent, too.
  'send-from-deck': ['deck'],
  'banish-from-graveyard': ['banishing'],
  'move-from-graveyard': [],
  destroy: ['destruction'],
  'destroy-monster': ['destruction'],
  'destroy-spell-trap': ['destruction'],
  send: ['sending'],
  banish: ['banishing'],
  return: ['returning'],
  negate: ['negation'],
  'negate-summon': ['negation'],
  draw: ['drawing'],
  discard: ['sending'],
  damage: ['effect-damage'],
  'gain-life': ['life-points'],
  'take-control': ['control'],
  'change-position': ['position'],
  equip: ['equipping'],
  'stat-change': ['atk-def'],
  token: ['special-summon'],
};
/** Could what nobody read of a link make it one that does such things? */
export const couldBeSuch = (texts: readonly Unread[], { includes, damages, destroys }: LinkPattern): boolean =>
  [
    includes === undefined ? undefined : many(includes),
    damages === undefined ? undefined : (['damage'] as const),
    destroys === undefined ? undefined : (['destroy'] as const),
  ].every((asked) => asked === undefined || asked.some((does) => texts.some((text) => couldDo(text, does))));
const couldDo = ({ touches }: Unread, does: Declared): boolean =>
  touches.some(({ what }) => what === 'everything') ||
  DONE_BY[does].every((needed) => touches.some(({ what }) => what === needed));

const placesOf = ({ places }: Unread): Place[] => (places ?? []).filter(isPlace);

/** Is the card where this sentence works by itself: where it says, else face-up on the field? */
export function worksThere(card: Card, text: Unread): boolean {
  if ((text.box === 'pendulum') !== (card.zone === 'pendulum')) return false;
  if (onField(card) && (card.face === 'down' || !card.applying)) return false;
  return text.places ? isIn(card.zone, placesOf(text)) : onField(card);
}

/** Sentences of a card that could matter to an event, and those that a player could have used. */
export function meetsEvent(game: Game, card: Card, event: DuelEvent): Unread[] {
  const own = event.card?.id === card.id ? event.card : undefined;
  const fitting = card.info.unread.filter(
    (text) =>
      (worksThere(card, text) || (own !== undefined && speaksOfItself(game, card, own, text))) &&
      meets(game, card, text.on ?? text.touches, event),
  );
  return fitting.length === 0 || (onField(card) && negatedBy(game, card)) ? [] : fitting;
}
/** Of what happens to its own card a text speaks wherever that card comes from or goes to, unless it says where. */
function speaksOfItself(game: Game, card: Card, was: CardSeen, text: Unread): boolean {
  const { on, touches } = text;
  const wasThere = onField(was) && was.face === 'up';
  if (wasNeverActivated(game, card)) return speaksElsewhere(card, text);
  if (!on && !wasThere && !touches.some(({ self }) => self)) return false;
  const at = placesOf(text);
  return at.length === 0 || isIn(card.zone, at) || isIn(was.zone, at);
}

/** A card whose activation was negated has not been there: its text can only speak of what becomes of this very card, or of where it is now. */
const wasNeverActivated = ({ duel }: Game, card: Card): boolean => {
  const last = duel.links.findLast((link) => link.card === card);
  return last?.cardActivation === true && last.negated?.what === 'activation';
};
const speaksElsewhere = (card: Card, text: Unread): boolean =>
  (text.on ?? text.touches).some(({ what, self }) => self && what !== 'activation') || isIn(card.zone, placesOf(text));

/** A text that begins to apply could change the board at once. */
const AT_ONCE: ReadonlySet<YgoTouch | 'everything'> = new Set([
  'atk-def',
  'position',
  'control',
  'everything',
] as const);
export const changesAtOnce = ({ touches, optional, on }: Unread): boolean =>
  !optional && !on && touches.some(({ what }) => AT_ONCE.has(what));

/** Does a text say nothing of when its own card is activated, and of nothing that is done then? */
export const leavesActivation = ({ touches, on, costs, always, lasting, optional, waits }: Unread): boolean =>
  !always &&
  (lasting === true || optional === true || waits === true || on !== undefined || costs === undefined) &&
  !touches.some(({ what }) => what === 'everything') &&
  ![...touches, ...(on ?? [])].some(({ what, self }) => what === 'activation' && self);

/** Could a text of this card that applies now change the values of that monster? */
export const couldChangeValues = (card: Card, monster: Card): boolean =>
  card.info.unread.some(
    (text) =>
      // What a card does to the monster it equips was chosen when it came to equip it.
      (!text.optional || isEquippedTo(card, monster.id)) &&
      !text.on &&
      worksThere(card, text) &&
      text.touches.some(({ what, self, whose }) => {
        if (what !== 'atk-def' && what !== 'everything') return false;
        if (self) return card === monster || isEquippedTo(card, monster.id);
        return whose === undefined || (monster.controller === card.controller) === (whose === 'you');
      }),
  );

/** What a text would have to touch to allow what a reason forbids. Reasons that are not here no text lifts. */
const LIFTED_BY: Readonly<Record<string, readonly YgoTouch[]>> = {
  'trap-from-hand': ['activation'],
  'not-your-turn': ['activation'],
  'set-this-turn': ['activation', 'setting'],
  limit: ['activation'],
  tributes: ['normal-summon'],
  tribute: ['normal-summon', 'material'],
  'normal-summon-used': ['normal-summon'],
  'cannot-normal-summon': ['normal-summon'],
  'no-procedure': ['special-summon'],
  'cannot-special-summon': ['special-summon'],
  'not-properly-summoned': ['special-summon'],
  'already-attacked': ['attack'],
  'direct-attack': ['attack'],
  'attack-target': ['attack'],
  'must-attack': ['attack'],
  'defense-position': ['attack'],
  'no-battle-phase': ['attack', 'turn'],
  'already-changed': ['position'],
  'summoned-this-turn': ['position'],
  attacked: ['position'],
  'material-missing': ['material', 'special-summon'],
  'material-not-controlled': ['material'],
  'material-place': ['material'],
  'material-wrong': ['material', 'identity'],
  'material-count': ['material', 'identity'],
  'material-together': ['material', 'identity'],
  'material-level': ['material', 'identity'],
  'material-face-down': ['material'],
  'no-tuner': ['material', 'identity'],
  'too-many-tuners': ['material', 'identity'],
  'no-non-tuner': ['material', 'identity'],
  'level-sum': ['material', 'identity'],
  'levels-differ': ['material', 'identity'],
  'link-rating': ['material', 'identity'],
  'ritual-level': ['material', 'identity'],
  'wrong-monster': ['special-summon', 'material', 'identity'],
  'pendulum-used': ['special-summon'],
  'level-range': ['special-summon', 'identity'],
};
/** Could this sentence allow what is forbidden for such a reason? */
export const couldLift = (text: Unread, code: string): boolean =>
  text.touches.some(({ what }) => (what === 'everything' ? code in LIFTED_BY : keyed(LIFTED_BY, code)?.includes(what)));

/** A Spell or Trap in the hand or Set: what is used is the card. */
const isToBeActivated = ({ zone, face, info }: Card): boolean =>
  info.kind !== 'monster' && (zone === 'hand' || face === 'down');

/** May this sentence be an effect that is activated from where the card is? One that stands in the record of an activated effect belongs to that. */
export function mayBeActivated(card: Card, text: Unread): boolean {
  const record = card.info.effects.find(({ index }) => index === text.effect);
  if (record && (record.kind !== 'activation' || !text.optional || isToBeActivated(card))) return false;
  if ((text.box === 'pendulum') !== (card.zone === 'pendulum')) return false;
  const hidden = card.zone === 'deck' || (card.zone === 'extraDeck' && card.face === 'down');
  const at = placesOf(text);
  return at.length > 0 ? isIn(card.zone, at) : !hidden;
}
