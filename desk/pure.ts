/** Pure functions of the engine that front ends use without a call: replaying a ruling's changes, and the message mechanism. */
export { cardsOf } from '../engine/case/ids.ts';
export { ATTRIBUTES, TYPES, keyword, wordsOf } from '../engine/case/printed.ts';
export { keyed } from '../engine/keyed.ts';
export { applyChanges } from '../engine/ruling/patch.ts';
export { list, same, type Catalogue } from '../engine/ruling/say.ts';
export { counterNamed } from '../engine/ygo/say/counter-names.ts';
export { countersIn } from '../rules-db/judge/counters.ts';
export { plain } from '../rules-db/markup.ts';
export { editDistance } from '../rules-db/edit-distance.ts';
export { sentences } from '../reader/frame/sentences.ts';
export { LARGEST_LIST, LIST_TOO_LARGE } from './data/list-size.ts';
export { readsLikeLine } from './line/reads-like.ts';
export { ASKS_UNREAD, unreadOf, withoutUnread } from './line/unread.ts';
export { spliceMoves } from './rulings/splice.ts';
export { textsOf } from './lookup/texts.ts';
