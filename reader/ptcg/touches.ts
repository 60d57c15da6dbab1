/** What a Pokémon sentence nobody read could touch, told from its wording. Not recognised: everything. */
import type { Touch } from '../../engine/reading.ts';
import type { PtcgTouch } from '../../engine/ptcg/touches.ts';

export const touchesOfSentence = (_sentence: string): Touch<PtcgTouch>[] => [{ what: 'everything' }];
