/** The headline of a row of coins that nobody tossed: one sentence, however many there are. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { ruled } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const tosser = (coins: number): YgoCard =>
  ({ name: 'x', kind: 'spell', property: 'normal', effects: [{ kind: 'activation', gist, resolve: Array.from({ length: coins }, () => ({ do: 'coin', heads: [{ do: 'damage', to: 'opponent', amount: 100 }], tails: [] })) }] }) as YgoCard; // prettier-ignore
const tossed = (coins: number) =>
  ruled({
    cards: { Toss: tosser(coins) },
    A: { hand: ['Toss'] },
    state: { phase: 'main1', turn: { number: 3, player: 'A' } },
    moves: [{ by: 'A', do: 'activate', card: 'Toss' }],
  });

test.each([2, 5, 60])('%i coins nobody tossed', (coins) => {
  const { headline, verdict, open } = tossed(coins);
  for (const text of [headline.de, headline.en]) expect(text.match(/Toss/g)).toHaveLength(1);
  expect(headline.en).toMatch(/asked several times in a row, and each answer counts\.$/);
  if (coins === 60) expect([verdict, open.length]).toEqual(['needs-facts', 1]);
});

test('one coin is told with what each side comes to', () => {
  const { headline } = tossed(1);
  expect(headline.en).toMatch(/Heads: .*Tails: /s);
});

test('a coin that bestows an effect is told with the words of that effect', () => {
  const lasts = (words: string) => [{ do: 'apply', to: 'this', until: 'end-of-turn', rules: [{ rule: 'gains-effects', effects: [{ kind: 'continuous', gist: { de: `${words} (deutsch)`, en: words }, ongoing: [{ rule: 'battle-damage', player: 'you', change: 'none' }] }] }] }]; // prettier-ignore
  const Bestower = { name: 'x', kind: 'spell', property: 'continuous', effects: [{ kind: 'activation', gist, resolve: [{ do: 'coin', heads: lasts('First words.'), tails: lasts('Other words.') }] }] } as unknown as YgoCard; // prettier-ignore
  const { headline } = ruled({
    cards: { Bestower },
    A: { hand: ['Bestower'] },
    state: { phase: 'main1', turn: { number: 3, player: 'A' } },
    moves: [{ by: 'A', do: 'activate', card: 'Bestower' }],
  });
  expect(headline.en).toMatch(/Heads: .*First words\..*Tails: .*Other words\./s);
  expect(headline.de).toMatch(/Kopf: .*First words\. \(deutsch\).*Zahl: .*Other words\. \(deutsch\)/s);
});
