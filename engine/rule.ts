/** The engine's front door: a checked case and a card library in, a ruling or an answer to "what now" out. */
import type { YgoCase } from './case/schema.ts';
import type { Library } from './library.ts';
import type { NowAnswer, Ruling } from './ruling/schema.ts';
import { nowYgo } from './ygo/now.ts';
import { ruleYgo } from './ygo/rule.ts';

type Rulable = YgoCase;
export const rule = (theCase: Rulable, library: Library): Ruling => ruleYgo(theCase, library);
export const now = (theCase: Rulable, library: Library): NowAnswer => nowYgo(theCase, library);
