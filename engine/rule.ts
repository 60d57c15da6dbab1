/** The engine's front door: a checked case and a card library in, a ruling or an answer to "what now" out. */
import type { Case } from './case/schema.ts';
import type { Library } from './library.ts';
import { nowPtcg } from './ptcg/now.ts';
import { rulePtcg } from './ptcg/rule.ts';
import type { NowAnswer, Ruling } from './ruling/schema.ts';
import { nowYgo } from './ygo/now.ts';
import { ruleYgo } from './ygo/rule.ts';

export const rule = (theCase: Case, library: Library): Ruling =>
  theCase.game === 'ygo' ? ruleYgo(theCase, library) : rulePtcg(theCase, library);
export const now = (theCase: Case, library: Library): NowAnswer =>
  theCase.game === 'ygo' ? nowYgo(theCase, library) : nowPtcg(theCase, library);
