// What a clause leaves to the clauses before it, or says in a place of its own: before it is told, it is put where it is read.
import type { Plays } from './plays.ts';
import type { Told } from './roles.ts';

/** A clause as it is read: what it goes on with, what stands in it twice, what the verb means. */
export function asRead(plays: Plays, told: Told): void {
  goesOnWithList(plays, told);
  flippedFor(told);
}
/** "B has X active, Y and Z on the Bench": whose Y and Z are, and where what is named behind them is. */
function goesOnWithList(plays: Plays, told: Told): void {
  const { kind, by, phrases, places, amounts } = told;
  const [place] = [...places, ...phrases.flatMap(({ states }) => states.filter((state) => state.is === 'place'))];
  const isList = kind === undefined && by === undefined && phrases.length > 0 && phrases.every(({ is, role, whose }) => is === 'pokemon' && role === 'bare' && whose === undefined);
  if (kind === 'have' && by !== undefined) plays.having = { by, ...(place?.place === 'bench' && { place: place.place }) };
  else if (!isList || amounts.length > 0) plays.having = undefined;
  const { having } = plays;
  if (!isList || !having || (!place && !having.place)) return;
  for (const { states } of phrases) if (states.every(({ is }) => is !== 'place')) states.push({ is: 'place', place: place?.place ?? having.place! });
  Object.assign(told, { kind: 'have', by: having.by, places: [] });
  if (place?.place === 'bench') having.place = place.place;
} // prettier-ignore
/** "X had tails for PART last turn": it was used. */
function flippedFor(told: Told): void {
  if (told.kind === 'have' && told.coins !== undefined && told.phrases.some(({ is }) => is === 'part'))
    told.kind = 'use';
}

/** "A (4 Energy on it) retreats it": one and the same. */
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
