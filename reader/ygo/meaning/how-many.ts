/** As many, that much: amounts that are told by what was done before, paid, or happened (`referents.ts` asks for them). */
import type { Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import { isNoun, type What } from '../grammar/noun.ts';
import { EVENT_OF, isTribute, named, unsettled, VERBS, type Registers } from './spoken-of.ts';
import { keyed } from '../../../engine/keyed.ts';

/** What changes Life Points. */
const CHANGING: ReadonlySet<string> = new Set(['damage', 'gain-life', 'lose-life']);
/** "Target 1 monster whose ATK is different from its original ATK; it gains ATK equal to the difference". */
export function changedTarget({ targets }: Registers): object | undefined {
  const [only, more] = targets;
  const stat = only && !more && isNoun(only) && only.count === 1 ? only.filter.changed : undefined;
  return stat ? { difference: [{ stat, of: 'targets' }, { stat: `original-${stat}`, of: 'targets' }] } : undefined;
} // prettier-ignore
/** "That much damage": what the operation before did, or what the event tells. */
export function taken(rest: object, { done, damage }: Registers): object {
  const changes = CHANGING.has(done?.at(-1) ?? '');
  if (changes === (damage === true)) return unsettled('what damage');
  return { from: changes ? 'changed' : 'event', ...rest };
}
/** "That much": of what changed last. `again`: ATK and DEF, both by what was said of ATK. */
export function changed(rest: object, again: boolean, { done = [], cost, damage, targets }: Registers): object {
  const nothing = (again ? done.slice(0, -1) : done).length === 0;
  // "Pay LP; it loses that much ATK".
  if (nothing && cost?.do === 'pay-life' && damage !== true) return { from: 'paid', ...rest };
  // "If you take damage: gain that much".
  if (damage === true && nothing && targets.length === 0) return { from: 'event', ...rest };
  const last = done.at(-1) ?? '';
  return CHANGING.has(last) || last === 'modify' ? { from: 'changed', ...rest } : unsettled('what changed');
}
/** As many as something was done to before, or as were paid. */
export function thatMany(now: Registers): object {
  // What was looked at is not what is counted: "send 3 cards; look at their Extra Deck, and send an equal number from there".
  const seen = now.last?.do === 'look';
  const count = { from: howMany(seen ? { ...now, last: undefined } : now) };
  return { min: count, max: count };
}
/** For each card something was done to. `such`: of those only; said of cards that need not be monsters. */
export function amountDone(done: unknown, such: Filter | undefined, now: Registers): object {
  const many = ofEvent(now, done) ?? howManyDone(now, done);
  const mixed =
    such && now.last && !['monster', 'spell', 'trap', 'spell-trap', 'token'].includes(now.last.noun ?? 'card');
  return mixed && 'from' in many && many.from === 'affected' ? { count: 'affected', like: such } : many;
}
/** "If a card(s) is banished: Gain 500 LP for each": as many as the event is about. */
const ofEvent = ({ last, cost, done: doing = [], event }: Registers, done: unknown): object | undefined =>
  !last && !cost && doing.length === 0 && event && !event.self && (done === true || keyed(EVENT_OF, String(done)) === event.do) ? { count: 'event' } : undefined; // prettier-ignore
/** "For each material detached", where something else was paid, too: those of the cost that came from there. */
function ofOnePart({ costs = [], last, done: doing = [] }: Registers, verbs: readonly string[]): object | undefined {
  const [only, more] = costs.filter((one) => verbs.includes(one.do));
  if (costs.length < 2 || !only || more || doing.some((one) => verbs.includes(one)) || (last && verbs.includes(last.do))) return undefined;
  const where = cameFrom(only);
  const others = costs.filter((one) => one !== only).map(cameFrom);
  return where.length === 0 || where.some((place) => others.some((all) => all.length === 0 || all.includes(place))) ? undefined : { from: 'cost', where: where.length === 1 ? where[0] : where };
} // prettier-ignore
/** From where what was paid came, as far as the text says. */
const cameFrom = ({ do: done, what }: { do: string; what?: What | undefined }): Place[] => {
  const said = what && !('several' in what) ? what.where : undefined;
  if (done === 'detach') return ['materials'];
  return said?.flatMap((place): Place[] => (place === 'field' ? ['monsters', 'spells-traps', 'field-zone', 'pendulum-zone'] : [place])) ?? (done === 'discard' ? ['hand'] : []);
}; // prettier-ignore
/** As many as the text says something was done to, perhaps not last. */
function howManyDone(now: Registers, done: unknown): object {
  if (isTribute(done, now)) return { from: 'made-with' };
  const verbs = typeof done === 'string' ? (keyed(VERBS, done) ?? []) : [];
  const part = ofOnePart(now, verbs);
  if (part) return part;
  const [earlier, another] = (now.before ?? []).filter((one) => verbs.includes(one.do));
  const last = now.last && verbs.includes(now.last.do) && now.last.cards !== 'cost';
  if (last || another || !earlier?.operation || (now.cost && verbs.includes(now.cost.do))) return { from: howMany(now, done) };
  return { count: named(earlier) };
} // prettier-ignore
/** `done`: what the text says was done to them. */
function howMany({ last, cost }: Registers, done?: unknown): 'affected' | 'cost' | 'paid' {
  const verbs = typeof done === 'string' ? (keyed(VERBS, done) ?? []) : undefined;
  if (last && last.cards !== 'cost' && (!verbs || verbs.includes(last.do))) return 'affected';
  // Counters are no cards: how many were removed is what was paid.
  if (cost && (!verbs || verbs.includes(cost.do))) return cost.do === 'remove-counters' ? 'paid' : 'cost';
  return unsettled('how many');
}
