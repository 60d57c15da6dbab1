/** What the phrasebook pins, some to a test: each phrase is read as something it is pinned as (quicker than the book, which makes them first), each pattern reads and refuses what it is pinned to. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonical } from '../../reader/frame/values.ts';
import { tokenize } from '../../reader/frame/tokens.ts';
import { choicesOf, patternsOf, phrasesOf } from '../phrase-choices.ts';
import type { Asked } from '../phrasebook.ts';
import { short } from '../phrasebooks.ts';

const TOGETHER = 40;
const pinned = (file: string): string => readFileSync(new URL(`../__snapshots__/${file}.txt`, import.meta.url), 'utf8');
const groups = (many: number): number[] => Array.from({ length: Math.ceil(many / TOGETHER) }, (_, i) => i * TOGETHER);

export function phraseTests<X>(game: 'ygo' | 'ptcg', make: () => Asked<X>): void {
  let made: Asked<X> | undefined;
  const asked = () => (made ??= make());
  const book = pinned(`phrases.${game}`);
  const phrases = [...book.matchAll(/^(.+?): (.+) → (\w+)$/gm)];
  const choices = pinned(`choices.${game}`).trimEnd().split('\n');
  const from = phrasesOf(book);
  test('the patterns', () => {
    const patterns = patternsOf(asked()).map(({ category, pattern }) => `${category}: ${pattern}`);
    expect(patterns).toEqual(choices.map((line) => line.slice(0, line.lastIndexOf(' → '))));
  });
  test.each(groups(phrases.length))('phrases from the %i.', (from) => {
    const { grammar, canon, context } = asked();
    for (const [, category, text, value] of phrases.slice(from, from + TOGETHER)) {
      const tokens = tokenize(text!, canon).words;
      const readings = grammar.readings(category as never, tokens, context(text!));
      const whole = readings.filter(({ to }) => to === tokens.length).map((read) => short(canonical(read.value)));
      expect(whole.includes(value!), text).toBe(true);
    }
  });
  test.each(groups(choices.length))('patterns from the %i.', (first) => {
    expect(choicesOf(asked(), from, first, TOGETHER)).toEqual(choices.slice(first, first + TOGETHER));
  });
}
