/** What a line does not say, and what of it was not read: questions the line answers, not a move. */
import type { Case, Decision } from '../../../desk/contract.ts';

export const isOfLine = ({ id }: Decision): boolean => id.startsWith('line/');

export const isUnread = ({ id }: Decision): boolean => id === 'line/unread';

/** Where a case keeps them (`desk/line/unsaid.ts`, which is not the window's). */
const UNREAD = '/moves/unread';
/** The words of the line that were not read. */
export const unreadOf = ({ assumed }: Case): string[] =>
  (assumed ?? []).flatMap(({ path, value }) => (path === UNREAD && Array.isArray(value) ? value.map(String) : []));

/** The judge says that these words change nothing. */
export const nothingChanged = (of: Case): Case =>
  ({ ...of, assumed: of.assumed?.filter(({ path }) => path !== UNREAD) }) as Case;
