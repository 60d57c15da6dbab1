/** What a line does not say, and what of it was not read: questions the line answers, not a move. */
import type { Decision } from '../../../desk/contract.ts';
import { ASKS_UNREAD } from '../../../desk/pure.ts';

export const isOfLine = ({ id }: Decision): boolean => id.startsWith('line/');

export const isUnread = ({ id }: Decision): boolean => id === ASKS_UNREAD;
