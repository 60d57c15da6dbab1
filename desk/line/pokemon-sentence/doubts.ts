// What was told and cannot be so, or may mean two things: then the line is not understood.
import { labelsOf, type Label } from '../../../engine/ptcg/cards.ts';
import { other } from '../table.ts';
import type { Plays } from './plays.ts';
import { PLACED } from './said.ts';

/** Whether what was told hangs together. */
export const isInDoubt = (plays: Plays): boolean =>
  plays.plays.length === 0 || plays.unplaced || plays.paid !== undefined || plays.discards !== undefined || isUnclear(plays) || leavesTopic(plays) || contradicts(plays) || fightsPrized(plays) || bringsByStadium(plays) || attacksTwice(plays); // prettier-ignore

/** A player is said to have none of a kind, and one of it is named. */
function contradicts(plays: Plays): boolean {
  const isOf = (name: string, label: string): boolean => plays.cardsOf(name).some((card) => labelsOf(card).has(label as Label));
  const owns = ({ whose, name }: { whose: string; name: string }): boolean =>
    plays.owners.get(name) === whose || plays.said.some((one) => one.name === name && one.whose === whose) || plays.hits.some((one) => one.name === name && other(one.by) === whose);
  const isDenied = ({ name, text }: { name: string; text: string }): boolean => plays.said.some((one) => one.name === name && one.text === text);
  if (plays.lacking.some(owns) || plays.denied.some(isDenied)) return true;
  return plays.none.some(({ whose, label }) => [...plays.owners, ...plays.hits.map(({ name, by }) => [name, other(by)] as const)].some(([name, owner]) => owner === whose && isOf(name, label)));
} // prettier-ignore
/** "A uses Artazon and puts X onto the Bench": what a Stadium brings is no play of the line's. */
const bringsByStadium = ({ plays, into }: Plays): boolean =>
  plays.some(({ trainer, targets, text, by }, n) => (trainer !== undefined && targets.length > 0 && into.known(trainer)?.card.trainer === 'stadium') || (text.startsWith('uses the stadium') && plays[n + 1]?.by === by && plays[n + 1]!.text.startsWith('benches'))); // prettier-ignore
/** "attacks with X, … PART": with what it attacks is told behind it, and that is no second attack. */
const attacksTwice = ({ plays }: Plays): boolean =>
  plays.some(({ attacker, by }, n) => attacker !== undefined && plays[n + 1]?.part?.of === attacker && plays[n + 1]!.by === by && plays[n + 1]!.past === undefined); // prettier-ignore
/** A Prize card neither fights nor retreats. */
const fightsPrized = ({ said, plays }: Plays): boolean =>
  said.some(({ name, text }) => text === 'is prized' && plays.some((play) => play.attacker === name || play.part?.of === name || play.text === `retreats ${name}` || (play.trainer === undefined && play.targets.includes(name ?? '')))); // prettier-ignore
/** Whether a place is told of what a Trainer card is done to, and nobody knows whose that is. */
function isUnclear(plays: Plays): boolean {
  return plays.said.some(({ name, whose, text }) => name !== undefined && (whose ?? plays.owners.get(name)) === undefined && PLACED.test(text) && plays.plays.some(({ trainer, targets }) => trainer !== undefined && targets.includes(name))); // prettier-ignore
}
/** Whoever is named first does something, or something is said of it. */
const leavesTopic = (plays: Plays): boolean => !plays.topics.every((name) => isToldOf(plays, name));
export const isToldOf = (plays: Plays, name: string): boolean =>
  plays.plays.some(({ part, text, targets }) => part?.of === name || text.includes(name) || targets.includes(name)) ||
  plays.said.some((one) => one.name === name);
