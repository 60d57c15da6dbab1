/** What answers a question: one of the values it offers, or the one name that stands beside one. */
import { nameKey } from '../case/names.ts';
import type { Decision } from './schema.ts';
import { NOTHING } from './unread.ts';

type Offered = NonNullable<Decision['answers']>;

/** Whether nothing but what is offered answers it: lists, and what a text does, are told in more ways than can be offered. */
const isClosed = (offered: Offered, what: Decision['what']): boolean =>
  offered.length > 0 &&
  (what === 'replay' || offered.every(({ value }) => typeof value !== 'object' && value !== NOTHING));
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Where several of what is offered may be named together. */
const OF_SEVERAL: ReadonlySet<Decision['what']> = new Set([
  'choice',
  'target',
  'cost',
  'order',
  'trigger',
  'respond',
  'promote',
]);

/** The answer as the question offers it; undefined where it is none. Of a list, and where not all answers are offered, the question's asker judges. */
export function asOffered({ answers = [], what }: Pick<Decision, 'answers' | 'what'>, answer: unknown): unknown {
  if (!isClosed(answers, what)) return answer;
  if (answers.some(({ value }) => isSame(value, answer))) return answer;
  if (Array.isArray(answer)) {
    const ofWords = answers.every(({ value }) => typeof value === 'string');
    return OF_SEVERAL.has(what) && ofWords && answer.every(isWord) ? answer : undefined;
  }
  if (!isWord(answer)) return undefined;
  const named = answers.filter(({ text }) => [text.de, text.en].some((name) => nameKey(name) === nameKey(answer)));
  return named.length === 1 ? named[0]!.value : undefined;
}
const isWord = (value: unknown): value is string => typeof value === 'string';
