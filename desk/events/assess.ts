// What policy suggests for a player now: the starting penalty, and the next rung where it happened before.
import type { Localized } from '../../engine/ruling/schema.ts';
import { holdsOn, policyOf, rungOf } from '../penalties/views.ts';
import { refuse } from '../refused.ts';
import type { AssessView, GivenView } from './contract.ts';
import { givenView, type EventParts } from './views.ts';

/** A player is who is called so, however it was typed. */
export const samePlayer = (a: string, b: string): boolean => nameOf(a) === nameOf(b);
const nameOf = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('und');

export interface AssessAsked {
  event: string;
  player: string;
  infraction: string;
  degree: string;
}

export function assess(parts: EventParts, { event, player, infraction: id, degree: how }: AssessAsked): AssessView {
  const { head } = parts.store.get('event', event);
  const policy = policyOf(parts.rules(), head.game);
  const infraction = policy.infractions.find((one) => one.id === id) ?? unknown(id);
  const degree = infraction.degrees.find((one) => one.id === how) ?? unknown(`${id} ${how}`);
  const onLadder = new Set(policy.ladder.filter((rung) => holdsOn(rung, head.from)).map((rung) => rung.id));
  const path = infraction.path.filter((rung) => onLadder.has(rung));
  const earlier = parts.store
    .list('given', { event })
    .filter((one) => !one.head.withdrawn && samePlayer(one.head.player, player))
    .map((one) => givenView(parts, one));
  const same = earlier.filter((one) => one.infraction === id);
  const next = nextRung(path, degree.penalty, same);
  const upgraded = same.length > 0 && next !== undefined;
  const only = upgraded && infraction.sameErrorOnly === true;
  const suggested = upgraded && !only ? next : degree.penalty;
  const starting = rungOf(policy, degree.penalty);
  return {
    starting,
    suggested: rungOf(policy, suggested),
    earlier,
    path: path.slice(path.indexOf(degree.penalty) + 1).map((rung) => rungOf(policy, rung)),
    why: [
      { text: infraction.upgrade, rules: infraction.rules },
      ...(same.length > 0 ? [{ text: before(same, only && next !== undefined ? rungOf(policy, next).words : undefined), rules: [] }] : []),
    ],
    headJudge: suggested === degree.penalty ? (degree.headJudge ?? starting.headJudge ?? false) : true,
  };
} // prettier-ignore

/** The rung above the highest that was given for the same, or above the start. */
function nextRung(path: readonly string[], start: string, same: readonly GivenView[]): string | undefined {
  const highest = Math.max(path.indexOf(start), ...same.map(({ penalty }) => path.indexOf(penalty.id)));
  return path.length === 0 ? undefined : path[Math.min(highest + 1, path.length - 1)];
}

function before(same: readonly GivenView[], ifSame: Localized | undefined): Localized {
  const times = same.length;
  return {
    de: `Derselbe Verstoß auf dieser Veranstaltung bisher: ${times}.${ifSame ? ` War es derselbe Fehler, folgt ${ifSame.de}.` : ''}`,
    en: `The same infraction at this event so far: ${times}.${ifSame ? ` If it was the same error, ${ifSame.en} follows.` : ''}`,
  };
}

const unknown = (id: string): never =>
  refuse('not-found', { de: `Einen Verstoß „${id}“ gibt es nicht.`, en: `There is no infraction “${id}”.` });
