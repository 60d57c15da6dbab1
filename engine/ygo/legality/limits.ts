/** "Once per turn": what a use is counted under, and whether it is used up. */
import type { Reason } from '../../ruling/schema.ts';
import type { Use } from '../board/duel.ts';
import { many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import type { Activation } from './activation.ts';
import { keyed } from '../../keyed.ts';

/** What a use of this effect is counted under. */
export function limitKeys(
  a: Activation,
): { key: string; per: string; of: string; times: number; counts: 'use' | 'activate' }[] {
  return many(a.declared?.limit).map((limit) => {
    const index = limit.name === undefined ? (a.declared?.index ?? 0) : 'given';
    const name = limit.name ?? a.card.info.name.en;
    const of = {
      copy: `copy/${a.card.id}/${a.card.reset}/${limit.group ?? index}`,
      name: `name/${a.by}/${name}/${limit.group ?? index}`,
      group: `name/${a.by}/${name}/${limit.group ?? 'all'}`,
      'effect-name': `name/${a.by}/${name}/${index}`,
    }[limit.of];
    return {
      key: `${limit.per}/${of}`,
      per: limit.per,
      of: limit.of,
      times: limit.times ?? 1,
      counts: limit.counts ?? 'use',
    };
  });
}
/** Why a limit forbids it; `beside`: under what the uses are counted that come with it at the same time. */
export function whyNotLimited(game: Game, a: Activation, beside: readonly string[] = []): Reason[] {
  const { duel } = game;
  return limitKeys(a).flatMap(({ key, per, of, times, counts }) => {
    const used =
      duel.uses.filter((use) => use.key === key && inPeriod(game, per, use)).length +
      beside.filter((one) => one === key).length +
      usedBefore(game, a, per, of);
    const cards = counts === 'activate' && a.cardActivation && per === 'turn' && of !== 'copy' && times === 1;
    const kind = cards ? 'activated' : per === 'chain' || per === 'duel' ? per : of;
    return used >= times ? [why.limit({ kind }, duel.ruleset.rules.limits)] : [];
  });
}
function inPeriod(game: Game, per: string, use: Use): boolean {
  const { duel } = game;
  if (per === 'duel') return true;
  if (per === 'chain') return use.chain === duel.chains && duel.chain.length > 0;
  if (use.turn !== duel.turn.number) return false;
  return per === 'phase' ? use.phase === duel.phase : per === 'battle' ? use.attack === attackNumber(game) : true;
}

/** Counts the attacks of the Duel: the number of the one under way. */
export const attackNumber = ({ duel }: Game): number =>
  duel.log.filter((i) => i.events.some((e) => e.kind === 'attack-declared')).length;

/** Uses the case tells of: `history`, and `used` of the player by the card's name. */
function usedBefore(game: Game, a: Activation, per: string, of: string): number {
  const { name } = a.card.info;
  const isIt = (card: string | undefined): boolean =>
    card !== undefined && (of === 'copy' ? card === a.card.id : a.card.info.names.includes(card) || card === a.card.id);
  const told = game.duel.history.filter(
    (h) =>
      h.what === 'activated' &&
      (h.by ?? a.by) === a.by &&
      isIt(h.card) &&
      (h.effect === undefined || h.effect === a.declared?.number) &&
      (per === 'duel' || !h.lastTurn),
  ).length;
  const { used } = game.duel.sides[a.by];
  const flagged = [name.en, name.de, a.card.id].some(
    (key) => keyed(used, key) || (a.declared?.number !== undefined && used[`${key}/${a.declared.number}`]),
  );
  return told + (flagged ? 1 : 0);
}
