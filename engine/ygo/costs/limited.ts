/** How often something may be done instead: of being destroyed, of a cost. */
import type { Applied } from '../derive/applied.ts';
import type { Limit } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';

/** The key under which it is counted; undefined where its text sets no limit. */
export function limitKey(game: Game, { card, controller }: Applied, limit: Limit | undefined): string | undefined {
  if (!limit) return undefined;
  const whose = limit.of === 'copy' ? `${card?.id}/${card?.reset}` : `${controller}/${card?.info.name.en}`;
  const when = limit.per === 'duel' ? 'duel' : `turn ${game.duel.turn.number}`;
  return `instead/${when}/${whose}`;
}
export const isUsedUp = ({ duel }: Game, key: string | undefined, limit: Limit | undefined): boolean =>
  key !== undefined && duel.uses.filter((use) => use.key === key).length >= (limit?.times ?? 1);
export function useUp({ duel }: Game, key: string | undefined): void {
  if (key === undefined) return;
  duel.uses = [...duel.uses, { key, turn: duel.turn.number, chain: duel.chains, link: 0, counts: 'use' }];
}
