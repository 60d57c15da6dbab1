/** Where the grammar ends in a sentence nobody read: which part of it, and the first token no pattern could go on with. */
import type { YgoCard } from '../../engine/case/schema.ts';
import { staysOnField } from '../../engine/ygo/cards.ts';
import { tokenize, type Token } from '../frame/tokens.ts';
import type { Categories, Context } from './grammar/categories.ts';
import { grammar } from './grammar/grammar.ts';
import { contextOf } from './read.ts';
import { canon } from './words/canon.ts';

export interface Failure {
  /** The category of phrase that was asked for; `bullet: …` in a bullet; `assembly`: all parts are read, but not what they mean together. */
  category: string;
  tokens: readonly Token[];
  /** Index into `tokens`. */
  at: number;
}

export function failuresOf(card: YgoCard, sentence: string): Failure[] {
  const context = contextOf(card);
  let { words } = tokenize(sentence, canon);
  const bullet = words[0]?.word === '●';
  if (bullet) words = words.slice(1);
  if (words.at(-1)?.word === '.') words = words.slice(0, -1);
  if (words[0]?.word === 'flip' && words[1]?.word === ':') words = words.slice(2);
  const failures = partsOf(words, context).flatMap((part) => failureOf(part, context) ?? []);
  if (failures.length === 0) failures.push({ category: 'assembly', tokens: words, at: 0 });
  return bullet ? failures.map((one) => ({ ...one, category: `bullet: ${one.category}` })) : failures;
}

interface Part {
  categories: readonly (keyof Categories & string)[];
  tokens: readonly Token[];
}
const SENTENCES = ['statement', 'limitSentence', 'addition', 'reminder', 'continuation', 'olderEffect'] as const;

function partsOf(words: readonly Token[], { kind, property }: Context): Part[] {
  const colon = markIn(words, ':');
  const header = colon === words.length - 1;
  let rest = header ? words.slice(0, -1) : words;
  const parts: Part[] = [];
  if (colon !== undefined && !header) {
    parts.push({ categories: ['occasion'], tokens: words.slice(0, colon) });
    rest = words.slice(colon + 1);
  }
  const semicolon = markIn(rest, ';');
  const acts = kind !== 'monster' && !staysOnField({ property });
  if (parts.length === 0 && semicolon === undefined && !header) return [{ categories: acts ? [...SENTENCES, 'olderBody', 'activateOnly'] : SENTENCES, tokens: words }];
  if (rest[0]?.word === 'you' && rest[1]?.word === 'can') rest = rest.slice(2);
  if (header) return [...parts, { categories: ['optionHeader', 'bulletHeader'], tokens: rest }];
  if (semicolon !== undefined) {
    const at = markIn(rest, ';')!;
    parts.push({ categories: ['before'], tokens: rest.slice(0, at) });
    rest = rest.slice(at + 1);
  }
  return [...parts, { categories: ['operations'], tokens: rest }];
} // prettier-ignore

/** Where a part cannot be read on; nothing where it has exactly one reading. */
function failureOf({ categories, tokens }: Part, context: Context): Failure | undefined {
  const g = grammar();
  const read = g.reader(tokens, context);
  const whole = categories.map((category) => read(category, 0).filter(({ to }) => to === tokens.length).length);
  if (whole.includes(1)) return undefined;
  if (whole.some((n) => n > 1)) return { category: `two readings of ${categories[whole.findIndex((n) => n > 1)]}`, tokens, at: 0 };
  const at = Math.max(...categories.map((category) => g.furthest(category, tokens, context)));
  return { category: categories[0]!, tokens, at };
} // prettier-ignore

/** Where a mark stands outside parentheses. */
function markIn(words: readonly Token[], mark: string): number | undefined {
  let depth = 0;
  for (const [i, { word, kind }] of words.entries()) {
    if (kind === 'quoted') continue;
    if (word === '(') depth++;
    else if (word === ')') depth--;
    else if (word === mark && depth === 0) return i;
  }
  return undefined;
}
