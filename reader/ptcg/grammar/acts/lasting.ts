/** What an attack or an Ability puts into force for a while. */
import type { Op, Predicate, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { IT, type PtcgGrammar, type Step } from '../phrases.ts';
import { op, plainOps } from './common.ts';

export function lasting(g: PtcgGrammar): void {
  const force = inForce;
  g.rule('act', '{until}, {modifiers}', ({ until, modifiers }) => force(modifiers, until));
  g.rule('act', '{modifiers} {until}', ({ until, modifiers }) => force(modifiers, until));
  g.rule('act', "{on:subject} can't use {attack:attackName} again until it leaves the active spot", ({ on, attack }) => force([{ what: 'cannot', do: 'use-attack', attack, ...(on.self ? {} : { on }) }], 'leaves-active')); // prettier-ignore
  const KNOCK =
    'if {of:subject} <is|are> damaged by {by:attackers} [(even if <this pokémon|it|that pokémon> is knocked out)], {acts}';
  g.rule('act', `{until}, ${KNOCK}` as '{until}{of:subject}{by:attackers}{acts}', ({ until, of, by, acts: then }) => {
    const ops = plainOps(then);
    return ops && of.self ? op({ do: 'in-force', on: 'self', until, modifiers: [{ what: 'when', event: 'damaged', ...(Object.keys(by).length > 0 && { byDamageFrom: by }), do: ops }] }) : undefined;
  }); // prettier-ignore
  g.rule('act', "at the end of your opponent's next turn, your opponent's active pokémon will be knocked out", () => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'knock-out', which: 'self' }] }] })); // prettier-ignore
  g.rule('act', "at the end of your opponent's next turn, put {n} damage counters on your opponent's active pokémon", ({ n }) => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'put-counters', count: n, on: 'self' }] }] })); // prettier-ignore
  const later = (steps: readonly Step[]): Op[] | undefined => {
    const ops = laterOps(steps);
    return ops && (JSON.parse(JSON.stringify(ops).replaceAll(`{"chosen":"${IT}"}`, '"event"')) as Op[]);
  };
  g.rule('act', 'at the end of this turn, {acts}', ({ acts }) => {
    const ops = later(acts);
    return (
      ops &&
      op({
        do: 'in-force',
        player: 'you',
        until: 'end-of-turn',
        modifiers: [{ what: 'when', event: 'turn-ended', player: 'you', do: ops }],
      })
    );
  });
  g.rule(
    'act',
    '{until}, <if|whenever> they attach an energy card from their hand to {who1}, {acts}',
    ({ until, who1, acts }) => {
      const ops = later(acts);
      return (
        ops && op({ do: 'in-force', on: who1, until, modifiers: [{ what: 'when', event: 'energy-attached', do: ops }] })
      );
    },
  );
  const TRIES = 'flips a coin. if tails, <that attack does nothing|that attack doesn’t happen>';
  g.rule('act', `{until}, if {of:subject} tries to <attack|use an attack>, your opponent ${TRIES}` as '{until}{of:subject}', ({ until, of }) => force([{ what: 'attack-fails-on-tails', on: of }], until)); // prettier-ignore
  g.rule('act', `if {of:subject} tries to <attack|use an attack> {until}, your opponent ${TRIES}` as '{of:subject}{until}', ({ until, of }) => force([{ what: 'attack-fails-on-tails', on: of }], until)); // prettier-ignore
}
/** Instructions, "if" among them. */
function laterOps(steps: readonly Step[]): Op[] | undefined {
  const ops = steps.map((step): Op | undefined => {
    if ('op' in step) return step.op;
    const then = 'test' in step && !step.else ? laterOps(step.then) : undefined;
    return then && { do: 'if', test: (step as { test: Predicate }).test, then };
  });
  return ops.every((one) => one !== undefined) ? ops : undefined;
}
type Modifiers = Extract<Op, { do: 'in-force' }>['modifiers'];
/** Modifiers about one Pokémon lie on it; others say themselves whom they are about. */
export function inForce(modifiers: Modifiers, until: Extract<Op, { do: 'in-force' }>['until']): Step[] | undefined {
  const whoms = modifiers.map((one) => ('on' in one ? one.on : undefined));
  const player = modifiers.map((one) => ('player' in one ? one.player : undefined));
  const whom = (filter: (typeof whoms)[number]): Who | undefined =>
    filter === undefined ? 'self'
    : filter.chosen !== undefined && Object.keys(filter).length === 1 ? { chosen: filter.chosen }
    : filter.of === 'opponent' && filter.where === 'active' && Object.keys(filter).length === 2 ? 'opponent-active'
    : filter.of === 'you' && filter.where === 'active' && Object.keys(filter).length === 2 ? 'own-active'
    : undefined; // prettier-ignore
  if (player.every((one) => one !== undefined)) {
    const only = player[0];
    return op({ do: 'in-force', ...(only !== 'both' && { player: only }), until, modifiers });
  }
  const first = whom(whoms[0]);
  if (first && whoms.every((one) => JSON.stringify(whom(one)) === JSON.stringify(first)))
    return op({ do: 'in-force', on: first, until, modifiers: modifiers.map(({ on: _, ...rest }: Record<string, unknown>) => rest) as Modifiers }); // prettier-ignore
  if (whoms.some((one) => one !== undefined && !whom(one))) return op({ do: 'in-force', until, modifiers });
  return undefined;
}
