/** Which cards may have continuous effects: the others began nothing whose order could count. */
import type { Case } from '../../../desk/contract.ts';
import { faceOf } from '../board/faces.svelte.ts';
import { usedBy } from '../ruling/deciding.ts';
import { readingIn } from '../text/readings.svelte.ts';

/** As far as its text is known: what nobody read may be one. */
export function mayBeContinuous(of: Case, name: string): boolean {
  const reading = readingIn(of, name);
  const { own, used } = usedBy(faceOf(of, name).card, reading);
  const isUnread = own.length === 0 && reading?.whole === false;
  return isUnread || (used as { kind?: string }[]).some(({ kind }) => kind === 'continuous');
}
