/** How often something may be done instead: of being destroyed, of a cost; what concerns only the first times each turn. */
import type { Applied } from '../derive/applied.ts';
import type { Limit } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';

/** The key under which it is counted; undefined where its text sets no limit. One of a group of effects is counted with the others, as their activations are. */
export function limitKey({ card, controller }: Applied, limit: Limit | undefined): string | undefined {
  if (!limit) return undefined;
  const copy = `copy/${card?.id}/${card?.reset}`;
  const of = limit.of === 'copy' ? copy : `name/${controller}/${limit.name ?? card?.info.name.en}`;
  const group = limit.group ?? (limit.of === 'group' ? 'all' : undefined);
  return group === undefined ? `instead/${limit.per}/${of}` : `${limit.per}/${of}/${group}`;
}
export const isUsedUp = ({ duel }: Game, key: string | undefined, limit: Limit | undefined): boolean =>
  key !== undefined &&
  duel.uses.filter((use) => use.key === key && (limit?.per === 'duel' || use.turn === duel.turn.number)).length >=
    (limit?.times ?? 1);
export function useUp({ duel }: Game, key: string | undefined): void {
  if (key === undefined) return;
  duel.uses = [...duel.uses, { key, turn: duel.turn.number, chain: duel.chains, link: 0, counts: 'use' }];
}

type Timed = Applied & { rule: { rule: string; times?: number } };
/** Under which key the times are counted: what one effect says of battle and of effect damage is counted together. */
function timesKey(a: Timed, about: string): string {
  const what = a.effect ? a.card?.info.effects.findIndex((e) => e === a.effect) : a.rule.rule;
  return `turn/first/${a.card?.id ?? a.controller}/${a.card?.reset ?? a.order}/${what}/${about}`;
}
export function hasTimesLeft({ duel }: Game, a: Timed, about: string): boolean {
  const key = timesKey(a, about);
  const used = duel.uses.filter((use) => use.key === key && use.turn === duel.turn.number).length;
  return a.rule.times === undefined || used < a.rule.times;
}
/** Is this one of the first so many times this turn? Counts it. */
export function stillApplies(game: Game, a: Timed, about: string): boolean {
  if (a.rule.times === undefined) return true;
  if (!hasTimesLeft(game, a, about)) return false;
  const { duel } = game;
  const key = timesKey(a, about);
  duel.uses = [...duel.uses, { key, turn: duel.turn.number, chain: duel.chains, link: 0, counts: 'use' }];
  return true;
}
