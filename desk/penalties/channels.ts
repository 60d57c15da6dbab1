// The channels of penalties: what the knowledge base says of infractions, found by words and by walking.
import type { Game } from '../../engine/case/schema.ts';
import type { PenaltyPolicy } from '../../rules-db/penalty-schema.ts';
import type { JudgeDesk } from '../contract.ts';
import type { Means } from '../means.ts';
import { answer, refuse } from '../refused.ts';
import { findInfractions } from './find.ts';
import type { PenaltyOutputs } from './contract.ts';
import { holdsOn, infractionView, ladderOn, policyOf, walkSummary } from './views.ts';
import { walkThrough } from './walk.ts';

const GAMES: readonly Game[] = ['ygo', 'ptcg'];
/** Shown where nothing is near. */
const NEAREST = 2;
const SHOWN = 6;
/** Beside the first are shown those that are this near as it. */
const BESIDE = 0.6;

type PenaltyChannels = Pick<JudgeDesk, 'infractions' | 'findInfraction' | 'walks' | 'walk'>;

export function penaltyChannels({ rules }: Pick<Means, 'rules'>): PenaltyChannels {
  const policies = (game?: Game): PenaltyPolicy[] =>
    GAMES.filter((one) => game === undefined || one === game).map((one) => policyOf(rules(), one));
  return {
    infractions: ({ game, date }) =>
      answer(() => {
        const policy = policyOf(rules(), game);
        return {
          ladder: ladderOn(policy, date),
          infractions: policy.infractions
            .filter((one) => holdsOn(one, date))
            .map((one) => infractionView(rules(), policy, one)),
          notes: policy.notes,
        };
      }),
    findInfraction: ({ query, game, date, limit = SHOWN }) =>
      answer((): PenaltyOutputs['findInfraction'] => {
        const { covered, found } = findInfractions(policies(game), query, (one) => holdsOn(one, date));
        const beside = found.filter(({ score }) => score >= BESIDE * found[0]!.score);
        const shown = covered ? beside.slice(0, limit) : found.slice(0, NEAREST);
        return {
          query,
          covered,
          hits: shown.map(({ infraction, policy, degree, why }) => ({
            infraction: infractionView(rules(), policy, infraction),
            ...(degree !== undefined && { degree }),
            why,
          })),
        };
      }),
    walks: ({ game, date }) =>
      answer(() =>
        policies(game).flatMap(({ game: of, walks }) =>
          walks.filter((one) => date === undefined || holdsOn(one, date)).map((one) => walkSummary(of, one)),
        ),
      ),
    walk: ({ walk: id, answers }) =>
      answer(() => {
        for (const policy of policies()) {
          const walk = policy.walks.find((one) => one.id === id);
          if (walk) return walkThrough(rules(), policy, walk, answers);
        }
        return refuse('not-found', { de: `Einen Weg „${id}“ gibt es nicht.`, en: `There is no walk “${id}”.` });
      }),
  };
}
