/** Zones the case does not give count as empty, Prize cards as dealt. Where a text rests on that, it is said: the ruling holds only if it is so. */
import { otherPlayer, PLAYERS, type Player, type Pokemon } from '../board/board.ts';
import type { Predicate } from '../effects/amounts.ts';
import type { Op } from '../effects/schema.ts';
import { nameOf, type Game } from '../game/game.ts';
import { W } from '../say/words.ts';

type Omissible = 'bench' | 'discard' | 'hand';

export function countAsEmpty(g: Game, player: Player, zone: Omissible): void {
  const side = g.board.players[player];
  if (side[`${zone}Written`] || side[zone].length > 0) return;
  g.record.assume({ path: `/players/${player}/${zone}`, value: [], text: W.zoneTakenAsEmpty(player, zone) });
}

/** How many Prize cards a player has left: as many as are dealt where the case does not say, and that is said. */
export function prizesOf(g: Game, player: Player): number {
  const { prizes, prizesWritten } = g.board.players[player];
  if (!prizesWritten) g.record.assume({ path: `/players/${player}/prizes`, value: prizes, text: W.prizesAssumed(player, prizes) }); // prettier-ignore
  return prizes;
}

/** Prize cards are counted, and because nobody gave them there are none to count: nothing comes of it only so. */
export function heedNoPrizes(g: Game, player: Player, amount: unknown): void {
  // Asked wherever something is counted: where both are given there is nothing to look for.
  if (PLAYERS.every((one) => g.board.players[one].prizesWritten)) return;
  const words = JSON.stringify(amount) ?? '';
  if (!words.includes('"prizes-')) return;
  for (const whose of words.includes('"opponent"') ? [otherPlayer(player)] : [player]) {
    const { prizes, prizesWritten } = g.board.players[whose];
    // With one left nobody has fewer.
    if (!prizesWritten && prizes > 1) g.record.assume({ path: `/untold/${whose}/prizes`, value: prizes, text: W.prizesTakenAs(whose, prizes) }); // prettier-ignore
  }
}

/** A text counts damage counters or looks at Energy of a Pokémon of which a line says nothing of the kind. */
export function heedUntold(g: Game, pokemon: Pokemon, what: 'damage' | 'energy'): void {
  if (!pokemon.untold?.[what]) return;
  const text = W.takenAsUntold(nameOf(g, pokemon), what, pokemon.energy.length > 0);
  g.record.assume({ path: `/untold/${pokemon.id}/${what}`, value: null, text });
}

/** It holds because somebody has no such Pokémon: on a Bench nobody gave there may be one. */
export function restOnAbsence(g: Game, you: Player, predicate: Predicate): void {
  const absent =
    'not' in predicate && 'test' in predicate.not && predicate.not.test === 'in-play' ? predicate.not.which : undefined;
  if (!absent || absent.where === 'active') return;
  for (const player of absent.of === undefined ? PLAYERS : [absent.of === 'you' ? you : otherPlayer(you)])
    countAsEmpty(g, player, 'bench');
}

/** An attack hits the other player's Bench, and nobody is there. */
export function hitsEmptyBench(g: Game, player: Player, does: unknown): void {
  if (JSON.stringify(does).includes(THEIR_BENCH)) countAsEmpty(g, otherPlayer(player), 'bench');
}

/** An assumption that such a zone is empty, or that nothing more lies on a Pokémon. */
export const isAboutZone = ({ path }: { path: string }): boolean =>
  /^\/players\/[AB]\/(bench|discard|hand)$|^\/untold\//.test(path);

/** The effect could do nothing: where it speaks of a zone of that player nobody gave, because that is empty. */
export function restOnEmpty(g: Game, player: Player, ops: readonly Op[]): void {
  // Where cards go to is not what it speaks of; on whom they go is.
  const said = JSON.stringify(ops, (key, value: unknown) =>
    key === 'to' && typeof value === 'string' ? undefined : value,
  );
  const own = said.replaceAll(THEIR_BENCH, '');
  if (own !== said) countAsEmpty(g, otherPlayer(player), 'bench');
  // Cards that are discarded come from the hand.
  if (own.includes('"discard-cards"')) countAsEmpty(g, player, 'hand');
  const theirs = /"from":"discard"[^{}]*"of":"opponent"|"of":"opponent"[^{}]*"from":"discard"/.test(own);
  for (const zone of ['bench', 'discard', 'hand'] as const)
    if (own.includes(`"${zone}"`)) countAsEmpty(g, zone === 'discard' && theirs ? otherPlayer(player) : player, zone);
  if (speaksOfOwn(ops)) countAsEmpty(g, player, 'bench');
}
/** Whether it is about Pokémon of its player of some kind, wherever they are in play. */
function speaksOfOwn(ops: readonly Op[]): boolean {
  let found = false;
  JSON.parse(JSON.stringify(ops), (_, value: unknown) => {
    const isFilter = typeof value === 'object' && value !== null && 'of' in value && !('do' in value);
    found ||= isFilter && value.of === 'you' && !('where' in value) && ('label' in value || 'type' in value || 'name' in value || 'nameIncludes' in value || 'stage' in value); // prettier-ignore
    return value;
  });
  return found;
}
const THEIR_BENCH = '"of":"opponent","where":"bench"';
