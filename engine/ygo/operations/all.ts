/** Every operation of the language, from the files of this folder. A word without an entry does not compile. */
import { CHOOSING } from './choosing.ts';
import { EQUIPPING } from './equipping.ts';
import { LIFE_POINTS } from './life-points.ts';
import { MOVING } from './moving.ts';
import { NEGATING } from './negating.ts';
import { ON_FIELD } from './on-field.ts';
import { PLACING } from './placing.ts';
import { SUMMONING } from './summoning.ts';
import { WITH_MATERIAL } from './summoning-with-material.ts';
import { TOKENS } from './tokens.ts';
import type { Handlers } from './table.ts';

export const OPERATIONS: Handlers = {
  ...MOVING,
  ...PLACING,
  ...SUMMONING,
  ...WITH_MATERIAL,
  ...TOKENS,
  ...ON_FIELD,
  ...EQUIPPING,
  ...NEGATING,
  ...LIFE_POINTS,
  ...CHOOSING,
};
