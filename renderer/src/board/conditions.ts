/** The Special Conditions of the Active Pokémon, as commands one finds by their names. */
import type { Localized } from '../../../desk/contract.ts';
import type { Session } from '../ruling/session.svelte.ts';
import { patchPtcg, PLAYERS, type FullPtcg, type Pokemon } from './edit.ts';
import { faceOf } from './faces.svelte.ts';
import { CONDITION_WORDS, CONDITIONS, type SpecialCondition } from './ptcg-words.ts';
import { W } from './words.ts';

/** What a Pokémon suffers from, with this condition or, where it had it, without. */
export const turned = ({ conditions = [] }: Pokemon, one: SpecialCondition): SpecialCondition[] =>
  conditions.includes(one) ? conditions.filter((other) => other !== one) : [...conditions, one];

/** By what else a condition is looked for. */
const ALSO: Record<SpecialCondition, string> = {
  asleep: 'sleep Schlaf',
  burned: 'burn Verbrennung',
  confused: 'confusion Verwirrung',
  paralyzed: 'paralysis Paralyse',
  poisoned: 'poison Gift Vergiftung',
};

export function conditionCommands(session: Session): { words: Localized; also: string; run: () => void }[] {
  if (session.game !== 'ptcg') return [];
  const full = session.full as FullPtcg;
  return PLAYERS.flatMap((player) => {
    const { active } = full.players[player];
    if (!active) return [];
    const { name } = faceOf(session.case, active.card, session.printOf(active));
    return CONDITIONS.map((one) => {
      const condition = CONDITION_WORDS[one]();
      const has = active.conditions?.includes(one) === true;
      return {
        words: (has ? W.conditionOff : W.conditionOn)({ player, name, condition }),
        also: `${condition.de} ${condition.en} ${ALSO[one]} Special Condition Spezieller Zustand`,
        run: () => session.setState(patchPtcg(full, active.id, { conditions: turned(active, one) })),
      };
    });
  });
}
