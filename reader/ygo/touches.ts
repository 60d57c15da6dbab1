/** What a Yu-Gi-Oh! sentence nobody read could touch, told from its wording. Not recognised: everything. */
import type { Touch } from '../../engine/reading.ts';
import type { YgoTouch } from '../../engine/ygo/touches.ts';

export const touchesOfSentence = (_sentence: string): Touch<YgoTouch>[] => [{ what: 'everything' }];
