/** The grammar of Pokémon card texts, built once. */
import { acts } from './acts.ts';
import { attached } from './attached.ts';
import { energyCards } from './energy-cards.ts';
import { counts } from './counts.ts';
import { forbidden } from './forbidden.ts';
import { losing } from './losing.ts';
import { modifiers } from './modifiers.ts';
import { nouns } from './nouns.ts';
import { newGrammar, type PtcgGrammar } from './phrases.ts';
import { oldAttacks } from './old-attacks.ts';
import { oldAttached } from './old-attached.ts';
import { oldStadiums } from './old-stadiums.ts';
import { oldTrainers } from './old-trainers.ts';
import { oldest } from './oldest.ts';
import { older } from './older.ts';
import { prevention } from './prevention.ts';
import { sentencesOf } from './sentences.ts';
import { testsSeen } from './tests-seen.ts';
import { tests } from './tests.ts';

let built: PtcgGrammar | undefined;
export function grammar(): PtcgGrammar {
  if (built) return built;
  const g = newGrammar();
  for (const part of [
    nouns,
    counts,
    tests,
    testsSeen,
    modifiers,
    losing,
    prevention,
    forbidden,
    acts,
    sentencesOf,
    energyCards,
    attached,
    older,
    oldest,
    oldAttacks,
    oldTrainers,
    oldAttached,
    oldStadiums,
  ])
    part(g);
  built = g;
  return g;
}
