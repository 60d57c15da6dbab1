/** Which pairs of cards are asked about, and that many copies of one card are not looked at pair by pair. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { monster, ruled } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const known = (rule: object): YgoCard =>
  monster(2000, 1000, { monster: ['effect'], effects: [{ kind: 'continuous', gist, from: 'graveyard', ongoing: [rule] }] } as Partial<YgoCard>); // prettier-ignore
const cards = { M: monster(1900, 1000), Wall: monster(500, 500), Echo: known({ rule: 'treated-as', name: 'M' }) };

test('a thousand copies in a Graveyard, each with a name of its own there, take no time pair by pair', () => {
  const ruling = ruled({
    cards,
    A: { monsters: ['M'], graveyard: Array<string>(1000).fill('Echo') },
    B: { monsters: ['Wall'] },
    state: { phase: 'battle', turn: { number: 3, player: 'A' } },
    moves: [{ by: 'A', do: 'attack', card: 'M', target: 'Wall' }],
  });
  expect(ruling.verdict).toBe('resolved');
});

test('what is said of other cards, too, is still asked about', () => {
  const race = (of: string) => known({ rule: 'treated-as', cards: { where: 'monsters' }, race: of });
  const ruling = ruled({
    cards: { ...cards, First: race('Dragon'), Second: race('Fiend') },
    A: { monsters: ['M'], graveyard: ['First', 'Second'] },
  });
  expect(ruling.open?.map(({ what }) => what) ?? []).toContain('fact');
});

/** Raigeki-like: does the monster that is unaffected by Spells while "Tide" is there survive it? */
const tided = (field: string, more: Partial<YgoCard> = {}) => {
  const unaffected = [{ rule: 'unaffected', by: { cause: 'effect', kind: 'spell' } }];
  const condition = { exists: { where: 'field', filter: { name: 'Tide' } } };
  const ruling = ruled({
    cards: {
      Fisher: monster(1850, 1600, { monster: ['effect'], effects: [{ kind: 'continuous', gist, condition, ongoing: unaffected }] } as Partial<YgoCard>),
      Ocean: { name: 'Ocean', kind: 'spell', property: 'field', effects: [{ kind: 'continuous', gist, ongoing: [{ rule: 'treated-as', name: 'Tide' }], ...more }] } as never,
      Bolt: { name: 'Bolt', kind: 'spell', effects: [{ kind: 'activation', gist, resolve: [{ do: 'destroy', cards: { where: 'monsters', whose: 'opponent' } }] }] } as never,
      Other: monster(500, 500),
    },
    A: { hand: ['Bolt'] },
    B: { monsters: ['Fisher', 'Other'], field },
    moves: [{ by: 'A', do: 'activate', card: 'Bolt' }],
  }); // prettier-ignore
  return ruling.headline.en;
};
test.each([
  ['a name it always has', 'Ocean', { from: ['hand', 'deck', 'field', 'graveyard', 'banished'] }],
  ['a name it has on the field', 'Ocean', {}],
])('%s is seen by what asks whether such a card is there', (_what, field, more) => {
  expect(tided(field, more as Partial<YgoCard>)).toContain('Fisher is unaffected');
});
