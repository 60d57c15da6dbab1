/** What a sentence says more of an effect, a procedure, a Summon that stands before it: put into the records there. */
import {
  type Condition,
  type Effect,
  type Filter,
  type Group,
  type Operation,
} from '../../engine/ygo/effects/schema.ts';
import { ACTIVATED, type Entry } from './entries.ts';
import type { Addition } from './grammar/categories.ts';
import { both } from './grammar/noun.ts';
import { bothHold } from './grammar/situations.ts';

type Put = Readonly<Record<string, unknown>>;
/** The entry an addition is about and what is done to its record; `undefined`: there is none it fits. `entries` are not empty. */
export function addTo(entries: readonly Entry[], to: Exclude<Addition['to'], 'bound'>, put: Put): Entry | undefined {
  if (to === 'every') {
    const all = entries.filter(({ record }) => ACTIVATED.has(record.kind));
    return all.length > 0 && all.every(({ record }) => merge(record, put)) ? all.at(-1) : undefined;
  }
  if (to === 'procedures') {
    const all = entries.filter(({ record }) => record.procedure?.summon === 'own' || record.procedure?.alternative);
    // No way but those two: a limit on both is one on any Special Summon.
    const only = entries.find(({ record: { summoning } }) => Array.isArray(summoning?.onlyBy) && !summoning.firstOnly);
    const { limit } = put as { limit?: { per?: string; times?: number } };
    if (all.length === 0 && only && limit?.per === 'turn' && !limit.times && put['$whichever'])
      return merge(only.record.summoning!, { limit: 1 }) ? only : undefined;
    return all.length > 0 && all.every(({ record }) => merge(record.procedure!, { ...(limit && { limit }) }))
      ? all.at(-1)
      : undefined;
  }
  const entry = to.startsWith('card') ? entries.find(({ record }) => record.kind === 'activation') : entries.at(-1);
  return entry && ADDITIONS[to](entry.record, put) ? entry : undefined;
}

type OfOne = Exclude<Addition['to'], 'every' | 'procedures' | 'bound'>;
const lastOf = ({ resolve }: Effect): Operation | undefined => resolve?.at(-1);
/** Does what is said fit the record, and was it put there? */
const ADDITIONS: { [T in OfOne]: (record: Effect, put: Put) => boolean } = {
  effect: ofActivated,
  card: ofActivated,
  'effect-targeting': ofTargeting,
  'card-targeting': ofTargeting,
  procedure: ({ procedure }, put) => procedure !== undefined && withThen(procedure, put),
  untributed: ({ procedure }, put) => procedure?.tributes === 0 && merge(procedure, put),
  ritual: ({ resolve }, put) => {
    const ritual = resolve?.find((one) => one.do === 'ritual-summon');
    if (!ritual) return false;
    // Said of the material what it is, the whole of it is said.
    const { materials, ...more } = put;
    if (materials) Object.assign(ritual, { materials });
    return merge(ritual, more);
  },
  fusion: moreMaterial,
  'fusion-only': (record, put) => onlyMaterial(record, put['material'] as Filter),
  turned: (record, put) => ofLast(record, 'change-position', put),
  'turned-then': (record, put) =>
    record.kind === 'unclassified' &&
    lastOf(record)?.do === 'change-position' &&
    record.resolve!.push(put['then'] as Operation) > 0,
  quick: becomeQuick,
  'always-quick': (record) => record.kind === 'quick' || (record.kind === 'ignition' && Object.assign(record, { kind: 'quick' as const }).kind === 'quick'), // prettier-ignore
  set: (record, put) =>
    (lastOf(record)?.do === 'set' && record.resolve!.push(setAndActivated(put)) > 0) || setUnless(record, put),
  condition: (record, put) => asked(record, put['condition'] as Condition),
  'card-condition': (record, put) => asked(record, put['condition'] as Condition),
  'card-later': (record, put) =>
    record.resolve !== undefined && record.resolve.push({ ...(put['later'] as Operation), join: 'also' }) > 0,
  resolving: (record, put) => twice(record, put['condition'] as Condition),
  equipped: (record, { $picked, ...put }) => {
    const last = lastOf(record);
    if (last?.do !== 'equip') return false;
    const one = typeof last.cards === 'object' && 'choose' in last.cards && last.cards.choose === 1;
    if (!($picked ? one && !last.ongoing : last.cards === 'this')) return false;
    // One sentence after the other.
    if (last.ongoing && Object.keys(put).join() === 'ongoing')
      return last.ongoing.push(...(put['ongoing'] as typeof last.ongoing)) > 0;
    return merge(last, put);
  },
  'set-shown': shownIfSet,
  'set-target': (record, put) =>
    whateverIsSet(record, put['kind'] as 'spell' | 'trap') && (record.resolve!.length > 1 || shownIfSet(record)),
  'set-other': (record, put) =>
    lastOf(record)?.do === 'destroy' && ofKind(put['kind'] as 'spell' | 'trap', lastOf(record)?.if),
  lasts: lastsUntil,
  summon: treatedAs,
  materials: (record, put) => ofLast(record, 'synchro-summon', put),
  'counts-as': (record, put) => ofLast(record, 'special-summon', put),
  'in-defense': ({ ongoing = [], resolve = [] }, put) => {
    const rules = [...ongoing, ...resolve.flatMap((op) => (op.do === 'apply' ? op.rules : []))];
    const attacks = rules.filter((one) => one.rule === 'attacks' && one.inDefense !== undefined);
    return attacks.length > 0 && attacks.every((one) => Object.assign(one, put));
  },
  'as-monster': (record, put) => {
    const last = lastOf(record);
    return last?.do === 'special-summon' && last.asMonster !== undefined && merge(last.asMonster, put);
  },
};
function ofActivated(record: Effect, put: Put): boolean {
  const keeps = (one: object): boolean => 'cannotBeNegated' in one || 'cannotBeRespondedTo' in one;
  // Under a condition is what the sentence says, not what another one says for good.
  if (keeps(put) && keeps(record) && record.keptWhile !== put['keptWhile']) return false;
  const kept = record.kind === 'continuous' && put['cannotBeNegated'] === 'effect' && put['keptWhile'] === undefined;
  return (ACTIVATED.has(record.kind) || kept) && merge(record, put);
}
function ofTargeting(record: Effect, put: Put): boolean {
  return ACTIVATED.has(record.kind) && record.targets !== undefined && merge(record, put);
}
function ofLast(record: Effect, does: Operation['do'], put: Put): boolean {
  const last = lastOf(record);
  return last?.do === does && merge(last, put);
}

/** A Fusion or Ritual Summon with more material than usual. */
function moreMaterial(record: Effect, put: Put): boolean {
  const [one, ...others] = (record.resolve ?? []).flatMap((op) => (op.do === 'fusion-summon' || op.do === 'ritual-summon' ? [op] : []));
  if (!one?.materials || others.length > 0) return false;
  one.materials = [...one.materials, put as unknown as Group];
  return true;
} // prettier-ignore

/** A Fusion Summon with such monsters only, wherever they come from. */
function onlyMaterial(record: Effect, only: Filter): boolean {
  const [one, ...more] = (record.resolve ?? []).flatMap((other) => (other.do === 'fusion-summon' ? [other] : []));
  if (!one?.materials || more.length > 0) return false;
  one.materials = one.materials.map((group) => ({ ...group, filter: both(group.filter, only) }));
  return true;
} // prettier-ignore

/** "These changes last until …": what the effect changed. */
function lastsUntil(record: Effect, put: Put): boolean {
  const changes = (record.resolve ?? []).filter((one) => one.do === 'modify' || one.do === 'apply' || one.do === 'negate-effects');
  const open = changes.filter((one) => one.until === undefined || one.until === 'leaves');
  // What has an end that is not this card's goes on without it as it is.
  if (put['until'] === 'leaves' && open.length === 0) return changes.length > 0 && changes.every((one) => one.until !== 'while-this-face-up');
  for (const one of open) Object.assign(one, put);
  // What has its time has it wherever this card goes.
  const timed = put['until'] === 'leaves' && open.length === 0 && (record.resolve ?? []).some((one) => (one.do === 'modify' || one.do === 'apply') && one.until !== undefined && one.until !== 'while-this-face-up');
  return open.length > 0 || timed;
} // prettier-ignore

/** What a Summon brings with it besides what it does already. */
function withThen(procedure: { then?: Operation[] }, { then, ...rest }: Put): boolean {
  const more = then as Operation[] | undefined;
  if (!more || !procedure.then) return merge(procedure, { ...rest, ...(more && { then: more }) });
  if (!merge(procedure, rest)) return false;
  procedure.then = [...procedure.then, ...more.map((one, i): Operation => (i === 0 ? { ...one, join: 'also' } : one))];
  return true;
} // prettier-ignore

/** "Destroy 1 Trap Card": any Set card can be chosen, and is destroyed if it is one. */
function whateverIsSet(record: Effect, kind: 'spell' | 'trap'): boolean {
  const [target, ...others] = (record.targets ?? []) as { filter?: Filter }[];
  const last = lastOf(record);
  if (!target || others.length > 0 || last?.do !== 'destroy' || last.cards !== 'targets' || last.if) return false;
  if (JSON.stringify(target.filter) !== JSON.stringify({ kind })) return false;
  target.filter = {
    any: [
      { kind, face: 'up' },
      { kind: ['spell', 'trap'], face: 'down' },
    ],
  };
  last.if = { is: 'targets', like: { kind } };
  return true;
}
/** "If the target is Set, reveal it", before what is done to it. */
function shownIfSet(record: Effect): boolean {
  const [first, ...more] = record.resolve ?? [];
  if (!record.targets || first?.do !== 'destroy' || first.cards !== 'targets') return false;
  const shown: Operation = { do: 'reveal', cards: 'targets', if: { is: 'targets', like: { face: 'down' } } };
  record.resolve = [shown, { ...first, join: 'also' }, ...more];
  return true;
}
const ofKind = (kind: 'spell' | 'trap', asked: Condition | undefined): boolean =>
  JSON.stringify(asked) === JSON.stringify({ is: 'targets', like: { kind } });

/** Nothing that was said already is said otherwise. */
function merge(onto: object, put: Put): boolean {
  if (Object.keys(put).some((key) => key in onto)) return false;
  Object.assign(onto, put);
  return true;
}

/** "This is a Quick Effect if …": then at any time, else in one's own Main Phase with nothing to answer. */
function becomeQuick(record: Effect, { condition }: Put): boolean {
  if (record.kind !== 'ignition' || !condition) return false;
  const asIgnition = { all: [{ turn: 'you' as const }, { phase: ['main1' as const, 'main2' as const] }, { amount: { from: 'links' as const }, is: 0 }] };
  const either = { any: [condition as Condition, asIgnition] };
  Object.assign(record, { kind: 'quick', condition: bothHold(record.condition, either) });
  return true;
} // prettier-ignore
/** "It can be activated this turn": what the effect has Set. */
export const setAndActivated = (put: Put): Operation => ({ do: 'apply', until: 'end-of-turn', join: 'and-if-you-do', rules: [{ rule: 'activate-from', what: { oneOf: 'affected' }, setThisTurn: true, ...put }] }); // prettier-ignore

/** "If it is a Trap, Set it. Otherwise, send it to the GY. That Set card can be activated this turn." */
function setUnless({ resolve = [] }: Effect, put: Put): boolean {
  const [set, otherwise] = resolve.slice(-2);
  if (otherwise?.do !== 'otherwise' || set?.do !== 'set' || !set.if || typeof set.cards !== 'object' || !('named' in set.cards)) return false;
  const [rule] = (setAndActivated(put) as { rules: object[] }).rules;
  return resolve.push({ do: 'apply', until: 'end-of-turn', join: 'also', if: set.if, rules: [{ ...rule, what: { oneOf: set.cards } }] } as Operation) > 0;
} // prettier-ignore

/** What must be so, too, when the effect is activated. */
function asked(record: Effect, condition: Condition): boolean {
  if (!ACTIVATED.has(record.kind)) return false;
  record.condition = bothHold(record.condition, condition);
  return true;
}
/** What must be so when the effect is activated and when it resolves. */
function twice(record: Effect, condition: Condition): boolean {
  if (!ACTIVATED.has(record.kind) || record.resolve?.some((one) => one.if || one.do === 'unmodelled')) return false;
  record.condition = bothHold(record.condition, condition);
  for (const one of record.resolve ?? []) one.if = condition;
  return true;
}

/** As what kind of Summon a Special Summon counts; of one that is such a Summon anyway it is only a reminder. */
function treatedAs(record: Effect, { as, transfer }: Put): boolean {
  const summon = record.resolve?.findLast((one) => one.do === 'special-summon' || one.do === `${String(as)}-summon`);
  if (!summon) return false;
  if (summon.do === 'special-summon') {
    if (summon.as || transfer) return false;
    summon.as = as as never;
  } else if (transfer) Object.assign(summon, { transfer: true });
  return true;
}
