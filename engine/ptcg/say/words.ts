/**
 * Every sentence of a Pokémon ruling, German and English, as a judge says it; the German is that of the German cards. A sentence is a
 * function: a missing text or parameter does not compile.
 */
import { attack, damage } from './attack.ts';
import { checkup, course, setup, won } from './course.ts';
import { headline } from './headline.ts';
import { run } from './instructions.ts';
import { printing } from './printing.ts';
import { questions } from './questions.ts';
import { reasonsOfTurn } from './reasons-of-turn.ts';
import { reasonsOfUse } from './reasons-of-use.ts';
import { small } from './small.ts';
import { varied } from './varied.ts';

export { ONCE_PER_GAME, quoted } from './terms.ts';
export const W = {
  ...small,
  ...questions,
  ...course,
  attack,
  damage,
  run,
  won,
  checkup,
  setup,
  headline,
  printing,
  varied,
  reasons: { ...reasonsOfUse, ...reasonsOfTurn },
};
