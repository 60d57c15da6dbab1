/** What each word of the two lexicons of sentences reads as, in `__snapshots__/lexicon.*.txt`: verbs with all their forms, small words, patterns of words. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishForms, germanForms } from './inflection.ts';
import * as pokemon from './pokemon-sentence/lexicon.ts';
import * as yugioh from './sentence/lexicon.ts';
import type { Verb } from './verb-forms.ts';

type Lexicon = typeof yugioh | typeof pokemon;
/** Words the file names, and what its rows may make of them: every form, particles in front, kinds of Summons. */
function candidates(file: string, { PARTICLES }: Lexicon): string[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const named = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, a, b]) => a ?? b ?? '');
  const bases = [...named, ...named.flatMap((front) => ['summon', ' summon', '-summon', 'beschwören'].map((word) => front + word))]; // prettier-ignore
  const forms = bases.flatMap((base) => [base, ...formsOf(base)]);
  const parted = wordsOf(PARTICLES).flatMap((front) => forms.flatMap((word) => [front + word, `${front}zu${word}`]));
  return [...new Set([...forms, ...parted])];
}
function formsOf(base: string): string[] {
  const [german, english] = [germanForms(base), englishForms(base)];
  return [...german.finite, ...german.participles, ...english.past, english.third, english.gerund];
}
const verb = ({ kind, form, particle, how }: Verb<string>): string =>
  [kind, form, ...(particle ? [`… ${particle}`] : []), ...(how ? [`(${how})`] : [])].join(' ');
const verbs = (file: string, lexicon: Lexicon): string[] =>
  candidates(file, lexicon)
    .filter((word) => lexicon.verbsOf(word).length > 0)
    .sort()
    .map((word) => `${word}: ${lexicon.verbsOf(word).map(verb).join(', ')}`);

/** All words a pattern of words reads: alternatives, parts that may be missing, one of several letters. What may be repeated stands once. */
function wordsOf({ source }: RegExp): string[] {
  let at = 0;
  const either = (): string[] => {
    const all = inTurn();
    while (source[at] === '|') {
      at++;
      all.push(...inTurn());
    }
    return all;
  };
  const inTurn = (): string[] => {
    let all = [''];
    while (at < source.length && !'|)'.includes(source[at]!)) {
      let next = one();
      if (source[at] === '?') next = ['', ...next];
      if ('?+*'.includes(source[at] ?? ' ')) at++;
      all = all.flatMap((begun) => next.map((end) => begun + end));
    }
    return all;
  };
  const one = (): string[] => {
    const sign = source[at++]!;
    if (sign === '^' || sign === '$') return [''];
    if (sign === '\\') return [{ s: ' ', d: '1' }[source[at++]!] ?? source[at - 1]!];
    if (sign === '(') {
      if (source.startsWith('?:', at)) at += 2;
      const all = either();
      at++;
      return all;
    }
    if (sign !== '[') return [sign];
    const end = source.indexOf(']', at);
    const letters = source.slice(at, end);
    at = end + 1;
    return letters.startsWith('^') ? [`[${letters}]`] : [...letters];
  };
  return either();
}
const isList = (name: string, value: unknown): value is RegExp | Map<string, string> =>
  /^[A-Z_]+$/.test(name) && (value instanceof RegExp || value instanceof Map);
const list = ([name, value]: [string, RegExp | Map<string, string>]): string =>
  `${name}: ${(value instanceof Map ? [...value].map(([word, is]) => `${word} (${is})`) : wordsOf(value)).join(', ')}`;
const lists = (lexicon: object): [string, RegExp | Map<string, string>][] =>
  Object.entries(lexicon).flatMap(([name, value]: [string, unknown]) => (isList(name, value) ? [[name, value]] : []));

const LEXICONS = [
  ['ygo', './sentence/lexicon.ts', yugioh],
  ['ptcg', './pokemon-sentence/lexicon.ts', pokemon],
] as const;
test.each(LEXICONS)('%s: what each word is', async (game, file, lexicon) => {
  const told = [...lists(lexicon).map(list), ...verbs(file, lexicon)];
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/lexicon.${game}.txt`);
});

test.each(LEXICONS)('%s: a pattern of words reads its words, and none with more letters', (_, __, lexicon) => {
  for (const [name, words] of lists(lexicon))
    if (words instanceof RegExp)
      for (const word of wordsOf(words))
        expect([name, word, words.test(word), words.test(`q${word}`), words.test(`${word}q`)]).toEqual([name, word, true, false, false]); // prettier-ignore
});

test('the words of a pattern', () => {
  expect(wordsOf(/^(?:an?|face-?up|[dm]er|it['’]s\s+x)$/)).toEqual(['a', 'an', 'faceup', 'face-up', 'der', 'mer', "it's x", 'it’s x']); // prettier-ignore
});
