/**
 * Text nobody could read, where it could matter: the question both games ask, and the answers it has. What a text does is never guessed: either the
 * judge says that it changes nothing here, or what it does, in the effect language.
 */
import { EITHER_WAY, list } from './say.ts';
import type { Decision, Localized } from './schema.ts';

/** The answer that the text changes nothing in this case. */
export const NOTHING = 'nothing';
/** The answer that tells what the text does. */
export interface Does<Effect = unknown> {
  does: readonly Effect[];
}
export const isDoes = (answer: unknown): answer is Does =>
  typeof answer === 'object' && answer !== null && 'does' in answer && Array.isArray(answer.does);

/** Questions about texts that could matter from the same point on, with the names of their cards. Never empty. */
export interface UnreadAsked {
  questions: readonly Decision[];
  cards: readonly Localized[];
}

const unique = (cards: readonly Localized[]): Localized[] =>
  cards.filter((card, i) => cards.findIndex((other) => other.en === card.en) === i);

/** One condition is enough in a sentence. */
const alone = (then: string, before: string): string => (then.startsWith(before) ? then.slice(before.length) : then);

export const sayUnread = {
  /** The result, as it is if these texts change nothing. */
  provided: ({ cards, then }: { cards: readonly Localized[]; then: Localized }): Localized => {
    const names = list(unique(cards));
    return {
      de: `Ändert der Text von ${names.de} hier nichts (das Programm kann ihn nicht lesen), dann gilt: ${alone(then.de, EITHER_WAY.de)}`,
      en: `If the text of ${names.en} changes nothing here (the program cannot read it): ${alone(then.en, EITHER_WAY.en)}`,
    };
  },
  /** Of a declaration without words there is nothing to quote. */
  question: ({ card, text }: { card: Localized; text: Localized }): Localized =>
    text.en === ''
      ? {
          de: `Was bewirkt ${card.de} hier? Einen Teil des Textes kann das Programm nicht lesen.`,
          en: `What does ${card.en} do here? The program cannot read a part of its text.`,
        }
      : {
          de: `Was bewirkt ${card.de} hier? Diesen Text kann das Programm nicht lesen: „${text.de}“`,
          en: `What does ${card.en} do here? The program cannot read this text: “${text.en}”`,
        },
  /** Beside something that may be done although a part of its text is unread. */
  leftOut: (text: Localized): Localized => ({
    de: `Diesen Teil des Textes kann das Programm nicht lesen, danach wird beim Einsetzen gefragt: „${text.de}“`,
    en: `The program cannot read this part of the text and asks about it when it is used: “${text.en}”`,
  }),
  answers: (): { value: unknown; text: Localized }[] => [
    { value: NOTHING, text: { de: 'Der Text ändert hier nichts.', en: 'The text changes nothing here.' } },
    {
      value: { does: [] },
      text: { de: 'Der Text bewirkt dies: …', en: 'The text does this: …' },
    },
  ],
};
