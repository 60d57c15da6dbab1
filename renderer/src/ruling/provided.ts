/** What was answered on the way to the branch one looks at: its verdict holds if it is so. */
import type { Localized } from '../../../desk/contract.ts';
import { words } from './moves.ts';
import type { Session } from './session.svelte.ts';

export interface Provided {
  /** Undefined where no ruling on the way asks it. */
  question: Localized | undefined;
  answer: Localized;
}

/** The outermost first. A question within a branch is one of that branch's ruling. */
export function provided(session: Pick<Session, 'ruling' | 'walk' | 'nameOf'>): Provided[] {
  const taken = session.walk?.taken ?? [];
  const decisions = [session.ruling, ...taken.map(({ ruling }) => ruling)].flatMap((ruling) => ruling?.decisions ?? []);
  return taken.map(({ decision, answer }) => {
    const asked = decisions.find(({ id }) => id === decision);
    const given = asked?.answers?.find(({ value }) => JSON.stringify(value) === JSON.stringify(answer));
    return { question: asked?.text, answer: given?.text ?? words(answer, session.nameOf) };
  });
}
