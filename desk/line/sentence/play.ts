// A play as it is told, and as it stands in the line's own words (docs/line.md).
import type { Player } from '../../../engine/case/schema.ts';
import { areItsTributes } from '../counted.ts';
import { ARROW } from '../words.ts';
import type { Kind } from './lexicon.ts';
import type { Named, Phrase, Told } from './told.ts';

export type Given = 'tribute' | 'discard' | 'banish' | 'send' | 'shuffle' | 'reveal';
export interface Play {
  by?: Player;
  /** With a colon behind the player, as it is written. */
  colon?: true;
  /** Of words: whose cards they speak of. */
  owner?: Player;
  verb: string;
  /** `words`: told in the line's words already, or left as it is written. */
  kind: Kind | 'words';
  card?: Named;
  targets: Named[];
  cost: { how: Given; names: Named[]; counted?: string | undefined }[];
  declared?: string;
  moments: string[];
  /** It is done to what stands before, which has happened by then: "destroys it with X". */
  doneTo?: 'it' | Named;
  /** Its targets are given up, too. */
  several?: true;
  /** "has revived X with Y": it is told as over. */
  past?: true;
  /** He takes its target with it. */
  takes?: true;
  /** It has resolved by the next play. */
  done?: true;
  /** Behind the card: "-> direct", "twice". */
  behind?: string;
}
export const other = (player: Player | undefined): Player => (player === 'B' ? 'A' : 'B');

// ── in the line's words ──

function placed(place: Named['place'], whose: Player | undefined): string {
  const of = whose ? ` (${whose}'s)` : '';
  if (place === undefined || place === 'deck' || place === 'extra deck') return of;
  return whose && (place === 'gy' || place === 'field') ? ` (${whose}'s ${place})` : `${of} (${place})`;
}
const effectWords = ({ effect, effectKind }: Named): string =>
  effect === undefined && !effectKind ? '' : `${effect === undefined ? '' : effect === true ? ' effect' : ` effect ${effect}`}${effectKind ? ` (${effectKind} effect)` : ''}`; // prettier-ignore
const named = (card: Named): string =>
  `${card.faceDown ? 'face-down ' : ''}${card.name}${effectWords(card)}${placed(card.place, card.whose)}${card.notes}`;
/** What is given up stands in parentheses itself. */
const given = ({ name, whose }: Named): string => `${whose ? `${whose}'s ` : ''}${name}`;
export const allNamed = (cards: readonly Named[], joined: string): string => cards.map(named).join(joined);

/** A play in the line's own words. */
export function written(play: Play): string {
  const { by, colon, verb, card, targets, cost, moments, behind = '', doneTo } = play;
  // Set and activated in the same turn are two plays.
  const set = card?.setNow ? `${by ?? 'A'} sets ${card.name}; ` : '';
  const who = by === undefined ? '' : `${by}${colon ? ':' : ''} `;
  const when = moments.map((one) => ` ${one}`).join('');
  if (doneTo && card && cost.length === 0 && targets.length < 2)
    return `${who}destroys ${doneTo === 'it' ? 'it' : named(doneTo)} with ${named(card)}${when}`;
  const does = [verb, card ? withPaid(card, play) : ''].filter((one) => one !== '').join(' ');
  const aimed = targets.length > 0 ? ` ${ARROW} ${allNamed(targets, ' + ')}` : '';
  return `${set}${who}${does}${behind}${aimed}${when}`;
}
function withPaid(card: Named, { cost, declared, verb }: Play): string {
  // So many nobody named are as many as the card asks for anyway, unless a Tribute Summon is told with others.
  const others = (counted: string | undefined): counted is string => verb === 'summons' && counted !== undefined && !areItsTributes(counted, card.card?.level);
  const paid = cost.flatMap(({ how, names, counted }) => (names.length > 0 ? [` (${how} ${names.map(given).join(', ')})`] : others(counted) ? [` (${how} ${counted})`] : []));
  return `${named(card)}${paid.join('')}${declared === undefined ? '' : ` (declares ${declared})`}`;
} // prettier-ignore

const BY_OWN_WORD = /^(?:normal|tribute|flip|pendulum|fusion|synchro|xyz|link|ritual|special)$/;
/** "summons", "xyz summons". */
export const summonVerb = (how = ''): string =>
  how === '' ? 'summons' : `${BY_OWN_WORD.test(how) ? how : 'special'} summons`;

// ── what a clause has in which role ──

export const bareOf = (told: Told): Phrase[] => told.phrases.filter(({ role }) => role === 'bare');
/** The names in these roles; those of an event are that event's. */
export const namesIn = (told: Told, ...roles: Phrase['role'][]): Named[] =>
  told.phrases.filter(({ role, event }) => roles.includes(role) && !event).flatMap(({ names }) => names);
/** With which card it is done. */
export const meansIn = (told: Told): Named[] => namesIn(told, 'with', 'by');
export const hasOnly = (told: Told, ...roles: Phrase['role'][]): boolean =>
  told.phrases.every(({ role }) => roles.includes(role));
export const isUnnamed = (told: Told): boolean => bareOf(told).some(({ counted, pronoun }) => counted !== undefined || pronoun === 'it'); // prettier-ignore
/** Somebody's card is played by whoever plays it. */
export const ownOf = ({ whose: _, ...card }: Named): Named => card;
/** Where a clause says a card is, as far as the card itself does not say it. */
export function lyingAs(card: Named, { place }: Told): Named {
  if (card.place !== undefined || !place || place.to) return card;
  return { ...card, place: place.place, ...(place.whose && { whose: place.whose }) };
}
/** Whoever activates a card in the Pendulum Zone plays it there, from the hand; on the field a card lies anyway. */
export function playedFrom(card: Named, told: Told): Named {
  const lying = told.place?.place === 'field' ? card : lyingAs(card, told);
  return lying.place === 'pendulum zone' && lying.effect === undefined ? { ...lying, place: 'hand' } : lying;
}
/** "its effect", of the card told last. */
export const ITS_EFFECT: Named = { name: 'effect', notes: '' };
/** "its search effect": of what kind it is. */
export const itsEffect = (kind: string | undefined): Named => ({ ...ITS_EFFECT, ...(kind && { effectKind: kind }) });

const GIVES = /^(?:tribute|discard|banish|send|shuffle|reveal)$/;
export const isGiving = (kind: Play['kind']): kind is Given => GIVES.test(kind);
/** Whether targets and what is paid can be told of it later. */
export const takesMore = ({ kind, card, verb }: Play): boolean =>
  (kind === 'play' || kind === 'chain' || isGiving(kind)) && (card !== undefined || verb !== '');
/** "with its effect", "damit": by what was played last. */
export const isByEffect = (told: Told): boolean =>
  told.thereby === true || told.phrases.some(({ role, pronoun }) => (role === 'with' || role === 'by') && pronoun === 'effect'); // prettier-ignore
/** What is Tributed for a monster with Level 5 or more is Tributed for its Summon. */
export const isSummonedFor = (card: Named | undefined, how: Given): boolean =>
  card?.card?.kind === 'monster' && !card.effect && (card.card.level ?? 0) > 4 && how === 'tribute';
