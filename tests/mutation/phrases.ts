/** The phrases pinned by the phrasebook, some to a test: each is read as something it is pinned as. Quicker than the book, which makes them first. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonical } from '../../reader/frame/values.ts';
import { tokenize } from '../../reader/frame/tokens.ts';
import type { Asked } from '../phrasebook.ts';
import { short } from '../phrasebooks.ts';

const TOGETHER = 40;
export function phraseTests<X>(game: 'ygo' | 'ptcg', make: () => Asked<X>): void {
  const file = new URL(`../__snapshots__/phrases.${game}.txt`, import.meta.url);
  const pinned = [...readFileSync(file, 'utf8').matchAll(/^(.+?): (.+) → (\w+)$/gm)].map(([, category, text, value]) => ({ category: category!, text: text!, value })); // prettier-ignore
  let asked: Asked<X> | undefined;
  const groups = Array.from({ length: Math.ceil(pinned.length / TOGETHER) }, (_, i) => i * TOGETHER);
  test.each(groups)('phrases from the %i.', (from) => {
    asked ??= make();
    for (const { category, text, value } of pinned.slice(from, from + TOGETHER)) {
      const tokens = tokenize(text, asked.canon).words;
      const readings = asked.grammar.readings(category as never, tokens, asked.context(text));
      const whole = readings.filter(({ to }) => to === tokens.length).map((read) => short(canonical(read.value)));
      expect(whole.includes(value!), text).toBe(true);
    }
  });
}
