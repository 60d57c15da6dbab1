/** What the search learned from: it must never stand among what it is tried with. */
import { loadContent } from './content.ts';
import { languages } from './schema.ts';
import { words } from './text.ts';

const bare = (phrase: string): string => words(phrase).join(' ');

/** Of `questions` those that stand, word for word, in an asked phrase or a title below `dir`. */
export function learnedFrom(dir: string, questions: readonly string[]): string[] {
  const { rules, asked: phrases } = loadContent(dir, undefined);
  const asked = new Map(Object.entries(phrases));
  const learned = new Set(
    rules
      .flatMap(({ id, title }) => languages.flatMap((lang) => [title[lang], ...(asked.get(id)?.[lang] ?? [])]))
      .map(bare),
  );
  return questions.filter((question) => learned.has(bare(question)));
}
