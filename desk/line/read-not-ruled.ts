// A line that is read and cannot be ruled on is no line to be read in another way.
import { Refused } from '../refused.ts';

export const READ_NOT_RULED = 'line-attacks-from-bench';
export const isReadNotRuled = (error: unknown): boolean =>
  error instanceof Refused && error.problems.some(({ code }) => code === READ_NOT_RULED);
/** What is read; nothing where the line cannot be read so. Throws where it is read and cannot be ruled on. */
export function unlessMisread<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused) || isReadNotRuled(error)) throw error;
    return undefined;
  }
}
