/** What was answered on the way to the branch one looks at: its verdict holds if it is so. */
import type { Fact, Localized } from '../../../desk/contract.ts';
import { begun, words } from './moves.ts';
import type { Session } from './session.svelte.ts';
import { W } from './words.ts';

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

/** The same as sentences, to stand before the verdict. */
export const conditionsOf = (session: Parameters<typeof provided>[0]): Localized[] =>
  provided(session).map(({ question, answer }) => {
    const say = (lang: 'de' | 'en') =>
      (question ? W.ifAnswered({ question: question[lang], answer: answer[lang] }) : W.ifSo({ what: answer[lang] }))[
        lang
      ];
    return { de: say('de'), en: say('en') };
  });

/** An assumption as a sentence; one of a case file written without words by its place and value. */
export const assumedWords = ({ path, value, text }: Fact): Localized =>
  text
    ? { de: begun(text.de), en: begun(text.en) }
    : W.filledIn({ what: `${path.split('/').slice(2).join(' ')} ${JSON.stringify(value)}`.trim() });
