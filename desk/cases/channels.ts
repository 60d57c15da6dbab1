// The channels of what the judge keeps of their work: saved cases, the table as it was left, the log, and all of it as one list.
import { readCase } from '../../engine/case/read.ts';
import type { Case, Game } from '../../engine/case/schema.ts';
import type { JudgeDesk } from '../contract.ts';
import { bothNames } from '../localized.ts';
import type { Means } from '../means.ts';
import { answer, notThere, refuse } from '../refused.ts';
import { casebookChannels } from './casebook.ts';
import { correctionChannels } from './corrections.ts';
import { logChannels } from './floor-log.ts';

type Saving = 'saveCase' | 'savedCases' | 'savedCase' | 'deleteCase' | 'restoreCase' | 'autosave' | 'autosaved';

export const caseChannels = (means: Means) => ({
  ...savingChannels(means),
  ...logChannels(means.judge, means.judgeIfThere, (of, card) => {
    const known = of.game === 'ygo' ? means.library().ygo(card) : means.library().ptcg(card);
    return known ? Object.values(bothNames(known.name)).reverse() : [card];
  }),
  ...casebookChannels(means.judgeIfThere),
  ...correctionChannels(means),
});

const savingChannels = ({ engine, judge, judgeIfThere, library }: Means): Pick<JudgeDesk, Saving> => ({
  saveCase: ({ id, title, case: written, names = [] }) =>
    answer(() =>
      judge().saveCase({ ...(id !== undefined && { id }), title, game: gameOf(written), case: written, names }),
    ),
  savedCases: (filter) => answer(() => judgeIfThere()?.savedCases(filter) ?? { total: 0, cases: [] }),
  savedCase: ({ id }) =>
    answer(async () => {
      const saved = judgeIfThere()?.savedCase(id) ?? notThere(id);
      const found = readCase(saved.case, { library: library(), effects: (await engine()).effects });
      return { ...saved, case: saved.case as Case, problems: found.ok ? [] : [...found.problems] };
    }),
  deleteCase: ({ id }) => answer(() => (judge().deleteCase(id) ? null : notThere(id))),
  restoreCase: ({ id }) => answer(() => (judge().restoreCase(id) ? null : notThere(id))),
  autosave: ({ slot, case: written }) => answer(() => (judge().autosave(slot, written), null)),
  autosaved: ({ slot }) =>
    answer(() => {
      const found = judgeIfThere()?.autosaved(slot);
      return found === undefined ? null : { case: found };
    }),
});

/** The game of a case that is saved as it is, finished or not. */
function gameOf(written: unknown): Game {
  const game = (written as { game?: unknown } | null)?.game;
  return game === 'ygo' || game === 'ptcg'
    ? game
    : refuse('not-a-case', { de: 'Das ist kein Fall: „game“ fehlt.', en: 'This is not a case: “game” is missing.' });
}
