// The words of a line that were not read: a case keeps them among what is assumed, and its ruling holds only if they change nothing.
import type { Case } from '../../engine/case/schema.ts';
import type { Fact } from '../../engine/ruling/schema.ts';

/** Where a case keeps them. */
export const UNREAD = '/moves/unread';
/** Id of the question what they change. */
export const ASKS_UNREAD = 'line/unread';

/** That these words of the line were left out. */
export function unreadFact(unread: readonly string[]): Fact {
  const [de, en] = [`„${unread.join('“ … „')}“`, `“${unread.join('” … “')}”`];
  return { path: UNREAD, value: [...unread], text: { de, en } };
}
/** The words of its line that were not read. */
export const unreadOf = ({
  assumed = [],
}: {
  assumed?: readonly { path: string; value?: unknown }[] | undefined;
}): string[] =>
  assumed.flatMap(({ path, value }) => (path === UNREAD && Array.isArray(value) ? value.map(String) : []));
/** The case if they change nothing. */
export const withoutUnread = (of: Case): Case =>
  ({ ...of, assumed: of.assumed?.filter(({ path }) => path !== UNREAD) }) as Case;
