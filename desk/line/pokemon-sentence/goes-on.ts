// What a clause leaves to the clauses before it, or says in a place of its own: before it is told, it is put where it is read.
import type { Player } from '../../../engine/case/schema.ts';
import type { Plays } from './plays.ts';
import { isLastPlayed } from './following.ts';
import type { Phrase, Told } from './roles.ts';

/** A clause as it is read: what it goes on with, what stands in it twice, what the verb means. */
export function asRead(plays: Plays, told: Told): void {
  goesOnWithList(plays, told);
  returnsItself(plays, told);
  flippedFor(told);
  benchBehind(plays, told);
  onlyLying(told);
  underStadium(plays, told);
  takesAttack(plays, told);
}
/** "which only has a Psychic Energy": there is one. */
function onlyLying(told: Told): void {
  // "A only has 3 cards in hand": so many.
  if (told.only && told.kind === 'have' && told.phrases.length === 0 && told.amounts.length > 0) delete told.only;
  const lies = told.phrases.filter(({ is }) => is === 'lies');
  const isIt = told.only && told.kind === 'have' && lies.length > 0 && told.phrases.some(({ is, subject }) => subject && (is === 'pokemon' || is === 'pronoun'));
  if (!isIt || told.amounts.length > 0) return;
  for (const one of lies) one.count ??= 1;
  delete told.only;
} // prettier-ignore
/** "A's X has a full Bench": A has. */
function benchBehind(plays: Plays, told: Told): void {
  const { kind, by, amounts, phrases: [one, ...more] } = told;
  const isIt = kind === 'have' && by === undefined && one?.is === 'pokemon' && one.subject && more.length === 0 && amounts.length > 0 && amounts.every(({ of }) => of === 'bench');
  const whose = isIt ? (one.whose === 'other' ? undefined : plays.owner(one)) : undefined;
  if (!one || whose === undefined) return;
  plays.owners.set(one.name, whose);
  plays.speak(one.name);
  Object.assign(told, { by: whose, phrases: [] });
} // prettier-ignore
/** "benches X with Risky Ruins out: it is in play; a clause that tells of nothing else does so itself. */
function underStadium(plays: Plays, told: Told): void {
  const isStadium = ({ is, role, name }: Phrase): boolean => is === 'trainer' && role === 'with' && plays.into.known(name)?.card.trainer === 'stadium';
  const stadium = told.phrases.find(isStadium);
  if (!stadium || (told.kind === undefined && !told.checkup) || told.kind === 'use' || told.phrases.length < 2) return;
  plays.said.push({ text: `${stadium.whose && stadium.whose !== 'other' ? `${stadium.whose}'s ` : ''}${stadium.name} is in play` });
  told.phrases = told.phrases.filter((one) => one !== stadium);
  told.places = told.places.filter(({ place, to, from }) => place !== 'play' || to || from);
} // prettier-ignore
/** "X takes ATTACK from Y": Y uses it on X. */
function takesAttack(plays: Plays, told: Told): void {
  const { kind, word = '', phrases, amounts, by } = told;
  const [part, ...parts] = phrases.filter(({ is }) => is === 'part');
  const [own, ...others] = phrases.filter(({ is, role }) => is === 'pokemon' && (role === 'from' || role === 'of'));
  const hit = phrases.filter((one) => one !== part && one !== own);
  const isIt = kind === 'ask' && /^(?:takes?|took|nimmt|kassiert|frisst)$/.test(word) && part?.role === 'bare' && own && plays.has(own.name, part.name);
  if (!isIt || parts.length + others.length + amounts.length > 0 || by !== undefined || hit.length > 1 || !hit.every(({ is, subject }) => (is === 'pokemon' || is === 'pronoun') && subject)) return;
  const name = hit.length > 0 ? '' : plays.subject;
  if (name === undefined) return;
  const target: Phrase = hit[0] ?? { is: 'pokemon', name, role: 'on', states: [], subject: false, at: -1 };
  Object.assign(target, { role: 'on', subject: false });
  Object.assign(told, { kind: 'use', word: 'uses', phrases: [target, part, Object.assign(own, { role: 'by' })] });
} // prettier-ignore
/** "plays X, gets it back into the hand": the card itself, where its text says so. */
function returnsItself(plays: Plays, told: Told): void {
  const { places: [place, ...more], phrases: [one, ...others] } = told;
  const isIt = place?.place === 'hand' && place.to === true && more.length + others.length === 0 && one?.is === 'pronoun';
  const { text } = plays.into.known(plays.plays.at(-1)?.trainer ?? '')?.card ?? {};
  if (isIt && /put this card (?:back )?into your hand/i.test(JSON.stringify(text ?? ''))) told.phrases = [];
} // prettier-ignore
/** "B has X active, Y and Z on the Bench": whose Y and Z are, and where what is named behind them is. */
function goesOnWithList(plays: Plays, told: Told): void {
  const { kind, by, phrases, places, amounts } = told;
  const [place] = [...places, ...phrases.flatMap(({ states }) => states.filter((state) => state.is === 'place'))];
  const isList = kind === undefined && by === undefined && phrases.length > 0 && phrases.every(({ is, role, whose }) => is === 'pokemon' && role === 'bare' && whose === undefined);
  const owner = ownerOfList(told);
  if (owner !== undefined) plays.having = { by: owner, ...(place?.place === 'bench' && { place: place.place }) };
  else if (!isList || amounts.length > 0) plays.having = undefined;
  const where = place?.place ?? plays.having?.place;
  if (!isList || !plays.having || !where) return;
  for (const one of phrases) {
    one.whose = plays.having.by;
    if (one.states.every(({ is }) => is !== 'place')) one.states.push({ is: 'place', place: where });
  }
  Object.assign(told, { kind: 'have', places: [] });
  if (place?.place === 'bench') plays.having.place = place.place;
} // prettier-ignore
/** "B has X", "B's bench: X", "B's active is X": whose those are that are listed. */
function ownerOfList({ kind, by, places, phrases }: Told): Player | undefined {
  if (by !== undefined) return kind === 'have' ? by : undefined;
  const isPlain = (kind === undefined || kind === 'be' || kind === 'have') && phrases.length > 0 && phrases.every(({ is, role }) => (is === 'pokemon' || is === 'active') && role === 'bare');
  const active = phrases.find(({ is, states }) => is === 'active' || states.some((state) => state.is === 'place' && state.place === 'active'));
  return isPlain ? (places[0]?.whose ?? (active?.whose === 'other' ? undefined : active?.whose)) : undefined;
} // prettier-ignore
/** "X had tails for PART last turn": it was used. */
function flippedFor(told: Told): void {
  if (told.kind === 'have' && told.coins !== undefined && told.phrases.some(({ is }) => is === 'part'))
    told.kind = 'use';
}

/** "plays Jacinthe … Violette": one card in both languages. */
export function saidAgain(plays: Plays, { kind, by, phrases: [one, ...more], amounts, conditions, places }: Told): boolean {
  const isAlone = kind === undefined && one?.is === 'trainer' && one.role === 'bare' && more.length + amounts.length + conditions.length + places.length === 0;
  const last = plays.plays.at(-1);
  return isAlone && last !== undefined && (by ?? last.by) === last.by && last.trainer !== one.name && isLastPlayed(plays, one.name);
} // prettier-ignore
/** "A (4 Energy on it) retreats it: one and the same. */
export function mergeNoted(told: Told): void {
  const noted = told.phrases.find(({ is, at }) => is === 'pokemon' && at === -1);
  const same = told.phrases.find((one) => one !== noted && one.is === 'pokemon' && one.name === noted?.name);
  if (!noted || !same) return;
  same.states.push(...noted.states);
  told.phrases = told.phrases.filter((one) => one !== noted);
}
/** "hits X with PART for 330": its damage, as printed. */
export function forDamage(told: Told): void {
  const [does, ...more] = told.amounts.filter(({ of }) => of === 'does');
  const [part, ...others] = told.phrases.filter(({ is }) => is === 'part');
  if (!does || !part || more.length + others.length > 0) return;
  part.printed ??= does.count;
  told.amounts = told.amounts.filter((one) => one !== does);
}
/** "…, still active": who was spoken of. */
export function stillActive(plays: Plays, { kind, phrases, amounts, conditions, places, by }: Told): boolean {
  const [one, ...more] = phrases;
  const isIt = kind === undefined && by === undefined && one?.is === 'active' && one.role === 'bare' && one.whose === undefined && one.states.length === 0;
  if (!isIt || more.length + amounts.length + conditions.length + places.length > 0 || plays.mentioned === undefined) return false;
  return plays.said.push({ name: plays.mentioned, whose: plays.owners.get(plays.mentioned), text: 'active' }) > 0;
} // prettier-ignore
/** "A: X PART → Y, with 3 Fire Energy": it lies on who attacks. */
export function paysWith(plays: Plays, told: Told): boolean {
  const { kind, phrases, conditions, places, by } = told;
  const energy = phrases.length > 0 ? phrases.every(({ is, role, name }, n) => is === 'lies' && (role === 'with' || (n > 0 && role === 'bare')) && plays.into.known(name)?.card.kind === 'energy') : told.amounts.length > 0 && told.amounts.every(({ of }) => of === 'energy');
  const last = plays.plays.at(-1);
  const name = last?.part && plays.isAttack(last.part) ? last.part.of : undefined;
  if (kind !== undefined || by !== undefined || !energy || conditions.length + places.length > 0 || name === undefined) return false;
  told.phrases.push({ is: 'pokemon', name, role: 'bare', states: [], subject: true, at: -1, whose: last!.by });
  told.kind = 'be';
  return true;
} // prettier-ignore
