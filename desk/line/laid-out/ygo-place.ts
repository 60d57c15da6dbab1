// Where a card of Yu-Gi-Oh! lies when somebody speaks of it: where the words say, else where such a card lies when this is done with it.
import type { Player, YgoCard } from '../../../engine/case/schema.ts';
import { keyed } from '../../../engine/keyed.ts';
import { staysThere, type TextOf } from '../asked.ts';
import { many } from '../placeholders.ts';
import { FACE_DOWN, FACE_UP } from '../sentence/lexicon.ts';
import type { Token } from '../sentence/tokens.ts';
import { onFieldZone, type PlacedAs, type Zone } from '../table.ts';
import { isHandTrap, zoneOfUse } from '../usable.ts';
import { HELPS, type Clause, type Deed } from './clauses.ts';
import { isState, saidOf, type Mention, type Speech } from './mentions.ts';
import type { Word } from './words.ts';

export const said = (word: Word): Token | undefined => (word.is === 'said' ? (word.said as Token) : undefined);

const ZONES: Record<Extract<Token, { is: 'place' }>['place'], Zone | 'there'> = {
  hand: 'hand', gy: 'graveyard', field: 'there', banished: 'banished', deck: 'deck', 'extra deck': 'extraDeck', 'pendulum zone': 'pendulum',
}; // prettier-ignore
/** Where the words say that a card is; where it goes is a play. */
const BARE_PLACES: readonly (readonly [RegExp, Zone])[] = [
  [/^(?:gy|grave|graveyard|friedhof)$/i, 'graveyard'],
  [/^hand$/i, 'hand'],
  [/^deck$/i, 'deck'],
  [/^(?:banished|verbannte?[nrs]?)$/i, 'banished'],
];
export function placeSaid(word: Word, at: number, { words }: Clause): { zone: Zone | 'there'; whose?: Player } | undefined {
  const token = said(word);
  if (token?.is === 'place') return token.to ? undefined : { zone: ZONES[token.place], ...(token.whose && { whose: token.whose }) };
  const zone = token?.is === 'word' && BARE_PLACES.find(([words]) => words.test(token.text))?.[1];
  const before = words[at - 1];
  // "sends X to grave" is where it goes.
  if (!zone || (before?.is === 'preposition' && before.role === 'answer')) return undefined;
  return { zone, ...(before?.is === 'whose' && (before.player === 'A' || before.player === 'B') && { whose: before.player }) };
} // prettier-ignore
/** "gesetztes Monster" is of no card that is named. */
const OF_NOBODY = /^(?:monster|cards?|karten?|spells?|traps?|zauber|falle|continuous)/i;
export function faceSaid(word: Word, at: number, { words }: Clause, n: number): 'up' | 'down' | undefined {
  // "is set", "hat gesetzt": how it lies.
  const helped = words[at - 1]?.is === 'verb' && HELPS.test(words[at - 1]!.text);
  if (word.is === 'verb' && helped && /^(?:set|gesetzt)$/i.test(word.text)) return 'down';
  if (word.is !== 'said') return undefined;
  // "ein gesetztes Monster: X" says which.
  const says = words.slice(at + 1, n).some(({ is, text }) => (is === 'sign' || is === 'said') && /^[:=]$/.test(text));
  if (OF_NOBODY.test(words[at + 1]?.text ?? '') && !says) return undefined;
  const text = word.text.toLowerCase();
  return FACE_DOWN.test(text) ? 'down' : FACE_UP.test(text) ? 'up' : undefined;
} // prettier-ignore
export function positionSaid(word: Word): 'attack' | 'defense' | undefined {
  const token = said(word);
  if (token?.is === 'position') return token.position;
  if (token?.is !== 'word') return undefined;
  return /^(?:defen[sc]e|def|verteidigung(?:sposition|sposi?\.?)?)$/i.test(token.text) ? 'defense' : /^(?:angriffspos(?:ition)?\.?|atk-position)$/i.test(token.text) ? 'attack' : undefined;
} // prettier-ignore

const HOSTILE = /^(?:destroy|pop|blow|blew|bounc|hit|zerstör|vernicht|spreng|schieß|räum|treff|triff)/;
const isHostile = ({ deed, role, at }: Mention): boolean => {
  if (role === 'on') return deed === undefined || !['have', 'be', 'lie', 'equip', 'summon', 'set'].includes(deed.kind);
  if (!deed || deed.at > at || (role !== 'object' && role !== 'answer')) return false;
  return ['attack', 'negate', 'take', 'target'].includes(deed.kind) || (deed.kind === 'do' && HOSTILE.test(deed.text));
};
export const YGO_SPEECH: Speech = {
  hostile: isHostile,
  sideOfPlace: (clause, at) => saidOf(clause, at, placeSaid)?.said.whose,
}; // prettier-ignore

/** Where a card lies, and whether the line says so. */
export interface Lies extends PlacedAs {
  zone: Zone;
  told: boolean;
}
type Guess = Omit<Lies, 'told'>;
/** What a place is guessed by: what cards' texts say, and whose turn it is. */
export interface Guessing {
  text: TextOf;
  turn: Player;
}

export function whereLies(card: YgoCard, player: Player, mentions: readonly Mention[], by: Guessing): Lies {
  const first = mentions[0]!;
  const heard = mentions.map((one) => ({ one, lies: saidOfLying(card, one) }));
  // What is played at first lies where it is played from, whatever becomes of it.
  const told = heard.find(({ one, lies }) => lies && (one === first || !isPlayed(first)));
  if (told?.lies) return told.lies;
  const guess = card.kind === 'monster' ? guessMonster(card, first, by) : guessSpellOrTrap(card, player, first, by);
  return { ...guess, told: false };
}
/** Where this place of the line says that it lies. */
function saidOfLying(card: YgoCard, { clause, at }: Mention): Lies | undefined {
  const place = saidOf(clause, at, placeSaid)?.said.zone;
  const face = saidOf(clause, at, faceSaid)?.said;
  const position = saidOf(clause, at, positionSaid)?.said;
  if (place && place !== 'there') return { zone: place, told: true };
  // "Skalen 1 (X) und 8 (Y)"
  const isScale = clause.within?.clause.words.some(({ text }) => /^(?:skalen?|scales?)$/i.test(text));
  if (isScale) return { zone: 'pendulum', told: true };
  if (!place && !face && !position) return undefined;
  return { zone: onFieldZone(card), face: face ?? 'up', ...(position && { position }), told: true };
}

const PLAYED: ReadonlySet<string> = new Set(['play', 'chain', 'respond', 'negate', 'trigger', 'use']);
const SUMMONED: ReadonlySet<string> = new Set(['summon', 'merge']);
const AIMS: ReadonlySet<string> = new Set(['attack', 'target', 'take']);
const SEARCHED = /^(?:search|add|fetch|such|sucht)/;
export const isPlayed = ({ deed, clause }: Mention): boolean =>
  deed ? !isState(deed) && !AIMS.has(deed.kind) : clause.words[0]?.is === 'player';
/** What is done; who is named before a card alone plays it. */
const kindOf = ({ deed, clause }: Mention): string => deed?.kind ?? (clause.words[0]?.is === 'player' ? 'play' : 'lie');
const isOfExtraDeck = ({ monster }: YgoCard): boolean =>
  (monster ?? []).some((kind) => ['fusion', 'synchro', 'xyz', 'link'].includes(kind));

/** Where a card lies by now to which this was done. */
const GONE: Readonly<Record<string, Zone>> = {
  banish: 'banished',
  discard: 'graveyard',
  send: 'graveyard',
  tribute: 'graveyard',
};
/** Where a card lies to which this is done now. */
const DONE: Readonly<Record<string, Guess>> = {
  summon: { zone: 'hand' },
  merge: { zone: 'hand' },
  discard: { zone: 'hand' },
  set: { zone: 'hand' },
  flip: { zone: 'monsters', face: 'down' },
};
function guessMonster(card: YgoCard, mention: Mention, { text }: Guessing): Guess {
  const { deed, role } = mention;
  const kind = kindOf(mention);
  // What a monster was made of is gone.
  if (role === 'with' && deed?.form === 'participle' && SUMMONED.has(kind)) return { zone: 'graveyard' };
  if (role === 'for' && kind === 'tribute') return { zone: 'hand' };
  const done = deed && role === 'object' ? whereDone(card, deed) : undefined;
  if (done) return done;
  const isUsed = deed === undefined ? role !== 'on' : PLAYED.has(kind) && ['object', 'subject', 'with'].includes(role);
  return { zone: isUsed && !isOfExtraDeck(card) ? usedFrom(card, text) : 'monsters' };
}
/** Where a monster lies to which this is done, or was. */
function whereDone(card: YgoCard, { kind, form, text }: Deed): Guess | undefined {
  const zone = form === 'participle' ? keyed(GONE, kind) : undefined;
  if (zone) return { zone };
  if (kind === 'do' && SEARCHED.test(text)) return { zone: 'deck' };
  if (form === 'participle' && kind !== 'flip') return undefined;
  return SUMMONED.has(kind) && isOfExtraDeck(card) ? { zone: 'extraDeck' } : keyed(DONE, kind);
}
/** From where a monster's effect is used. */
function usedFrom(card: YgoCard, text: TextOf): Zone {
  const effects = text(card).effects.filter(
    ({ kind }) => kind === 'quick' || kind === 'ignition' || kind === 'trigger',
  );
  const onField = effects.some((effect) => effect.from === undefined || many(effect.from).includes('field'));
  if (!onField && effects.some((effect) => isHandTrap(effect))) return 'hand';
  const from = effects[0]?.from;
  return from === undefined ? 'monsters' : zoneOfUse(card, many(from));
}
function guessSpellOrTrap(card: YgoCard, player: Player, mention: Mention, { turn, text }: Guessing): Guess {
  const { role, deed } = mention;
  const kind = kindOf(mention);
  const does = [...PLAYED, 'flip', 'set', 'equip'].includes(kind) && ['object', 'subject', 'with'].includes(role);
  const isPlay = does || (role === 'with' && !['summon', 'merge', 'have', 'lie', 'be'].includes(kind));
  const wasPlayed = deed?.form === 'participle' && kind !== 'discard';
  if (staysThere(card, text) && (!isPlay || wasPlayed)) return { zone: onFieldZone(card), face: 'up' };
  const isFromHand = card.kind === 'spell' && (player === turn || card.property !== 'quick-play');
  return { zone: isFromHand ? 'hand' : 'spellsTraps' };
}
