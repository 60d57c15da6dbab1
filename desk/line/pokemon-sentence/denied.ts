// What a clause says is not so: "X isn't Confused", „Lunastein liegt nicht auf As Bank“, "Legacy Energy not used yet". Nothing of it is laid out, and what the line
// tells otherwise may not contradict it.
import { isCalled } from '../../../engine/case/names.ts';
import { basicEnergyCard } from '../../../engine/ptcg/cards.ts';
import type { Player } from '../../../engine/case/schema.ts';
import type { Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';
import { stateSaid } from './said.ts';

/** Takes a clause with a "not"; false where what it denies may be more than what is so anyway. */
export function denied(plays: Plays, told: Told): boolean {
  const { amounts, coins, going, lacks = [] } = told;
  if (amounts.length > 0 || coins !== undefined || going !== undefined || lacks.length > 0 || told.wants) return false;
  return isNotGrown(plays, told) || isNotSo(plays, told) || isNotThere(plays, told) || isNotDone(plays, told);
}
/** "X isn't Confused". */
function isNotSo(plays: Plays, { kind, phrases: [one, ...more], conditions, places }: Told): boolean {
  const name = one === undefined || one.is === 'pronoun' ? plays.mentioned : one.is === 'pokemon' ? one.name : undefined;
  if (kind !== 'be' || conditions.length === 0 || more.length + places.length > 0 || name === undefined) return false;
  return plays.denied.push(...conditions.map((condition) => ({ name, text: `is ${condition}` }))) > 0;
} // prettier-ignore
/** "X is not on A's Bench", "not in play": A has none. */
function isNotThere(plays: Plays, { kind, phrases, conditions, places: [place, ...others], by }: Told): boolean {
  const isPlain = kind === 'be' && conditions.length + others.length === 0 && phrases.length > 0 && place !== undefined;
  if (!isPlain || !/^(?:bench|play)$/.test(place.place) || phrases.some(({ is }) => is !== 'pokemon')) return false;
  return phrases.every(({ name, whose }) => lacking(plays, name, place.whose ?? (whose as Player | undefined) ?? by));
}
/** "has not evolved this turn": as nobody says it did. */
function isNotGrown(plays: Plays, { kind, thisTurn, phrases: [one, ...more], by }: Told): boolean {
  const isIt = kind === 'evolve' && thisTurn === true && more.length === 0 && (one === undefined || one.is === 'pronoun' || one.is === 'pokemon');
  if (!isIt || plays.plays.some(({ text }) => text.startsWith('evolves '))) return false;
  const whose = one?.whose === 'other' ? undefined : (one?.whose ?? by);
  if (one?.is === 'pokemon') plays.speak(one.name);
  if (one?.is === 'pokemon' && whose) plays.owners.set(one.name, whose);
  return true;
} // prettier-ignore
/** "not played", "has not used X yet": before what the line tells. */
function isNotDone(plays: Plays, { kind, phrases, conditions, places, passive, perfect, lastTurn }: Told): boolean {
  const isUse = kind === 'use' && (passive || perfect || phrases.every(({ subject }) => subject));
  const isPlain = conditions.length + places.length === 0 && !lastTurn;
  const what = phrases.filter(({ is }) => /^(?:trainer|part|lies|unnamed)$/.test(is));
  const owners = phrases.filter(({ is, name }) => is === 'pokemon' && what.some((one) => one.is === 'part' && plays.has(name, one.name)));
  if (!isUse || !isPlain || what.length === 0 || what.length + owners.length !== phrases.length) return false;
  return !what.some((one) => isDone(plays, one));
} // prettier-ignore
const isDone = ({ plays }: Plays, { name }: Phrase): boolean =>
  plays.some(({ trainer, part, text }) => trainer === name || part?.called === name || text.includes(name));

/** "no Mist Energy on X", "X has no Tool …": nothing that is filled in lies there; basic Energy may be. */
export function liesNot(plays: Plays, told: Told, card: string): boolean {
  const used = usedWithout(plays, told, card);
  if (used !== undefined) return used;
  const { phrases: [one, ...more], kind, amounts, conditions, places } = told;
  const name = one?.is === 'pronoun' ? plays.mentioned : one?.is === 'pokemon' ? one.name : undefined;
  const isPlain = more.length + amounts.length + conditions.length + places.length === 0 && (kind === 'have' || kind === 'attach' || (kind === undefined && (one?.role === 'on' || told.lying)));
  const known = plays.into.known(card);
  if (isPlain && basicEnergyCard(card)) return withoutEnergy(plays, told, name ?? plays.plays.at(-1)?.part?.of);
  if (!isPlain || name === undefined || !known) return false;
  told.phrases = [];
  told.kind = 'have';
  return plays.denied.push({ name, text: `has ${known.name} attached` }) > 0;
} // prettier-ignore
/** "X's ATTACK (no Darkness Energy) on Y": what an attack costs is filled in, nothing of another type. */
function usedWithout(plays: Plays, { phrases, kind }: Told, card: string): boolean | undefined {
  const part = phrases.find(({ is }) => is === 'part');
  const own = phrases.find(({ is, name }) => is === 'pokemon' && part !== undefined && plays.has(name, part.name));
  if (!part || !own || (kind !== undefined && kind !== 'use' && kind !== 'attack')) return undefined;
  const energy = basicEnergyCard(card);
  const types = energy?.kind === 'energy' ? energy.provides?.flat() : [];
  const costs = plays.cardsOf(own.name).flatMap(({ attacks = [] }) => attacks).filter((one) => isCalled(one, part.name)).flatMap(({ cost = [] }) => cost as readonly string[]);
  if (costs.length === 0 || costs.includes('Colorless') || types?.some((type) => costs.includes(type))) return false;
  return plays.denied.push({ name: own.name, text: `has ${plays.into.attachable(card)?.name ?? card} attached` }) > 0;
} // prettier-ignore
/** "uses ABILITY, but has no Darkness Energy": none lies on it; what an attack costs may be filled in otherwise. */
function withoutEnergy(plays: Plays, told: Told, name: string | undefined): boolean {
  const last = plays.plays.at(-1);
  if (name === undefined || last?.part?.of !== name || plays.isAttack(last.part)) return false;
  told.phrases = [];
  told.kind = 'have';
  return plays.said.push({ name, whose: plays.owners.get(name) ?? last.by, text: stateSaid({ is: 'amount', of: 'energy', count: 0 }) }) > 0;
} // prettier-ignore
/** "has no X in play": nobody lays one out; false where nobody knows whose. */
export function lacking(plays: Plays, name: string, whose: Player | undefined): boolean {
  if (whose === undefined) return false;
  plays.lacking.push({ name, whose });
  return plays.said.push({ text: `${whose} has no ${name} in play` }) > 0;
}
