/** "Up to" is one at least for Trainer cards and Abilities; in an attack it may be zero today, by the rulebook of 2023 it may not. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove } from '../../case/schema.ts';
import { ptcgRuleset } from '../rulesets.ts';
import { hitter, judge } from '../testing.ts';

const gives = (what: object) => ({
  do: 'take',
  from: 'discard',
  count: 2,
  to: 'hand',
  which: { kind: 'energy' },
  ...what,
});
const helper = (what: object): PtcgCard => ({ name: 'Helper', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: [gives(what)] }] }); // prettier-ignore
const played = (what: object, choose?: object) =>
  judge({
    cards: { Helper: helper(what) },
    a: { hand: ['Helper'], discard: ['Fire', 'Water', 'Grass'] },
    moves: [{ by: 'A', do: 'play', card: 'Helper', ...choose } as PtcgMove],
  });
const used = (ruleset: string, what: object = {}) =>
  judge(
    {
      cards: {
        Hitter: hitter(10, { effects: [{ effect: 'attack', attack: 1, after: [gives({ upTo: true, ...what })] }] }),
      },
      a: { active: 'Hitter', discard: ['Fire', 'Water'] },
      moves: [{ by: 'A', do: 'attack', attack: 1 }],
    },
    ptcgRuleset(ruleset),
  );
const offered = ({ open }: ReturnType<typeof judge>) => open[0]?.answers?.map(({ text }) => text.en) ?? [];

test('of a Trainer card one is chosen at least, where it says any number none may be', () => {
  expect(offered(played({ upTo: true }))).not.toContain('nothing');
  expect(offered(played({ upTo: true }))).toHaveLength(6);
  expect(offered(played({ count: 'any' }))).toContain('nothing');
  expect(played({ upTo: true }, { choose: { cards: [] } }).illegal?.reasons.map(({ code }) => code)).toEqual([
    'up-to-zero',
  ]);
  expect(played({ count: 'any' }, { choose: { cards: [] } }).verdict).toBe('resolved');
});

test('the only one there is taken without a question', () => {
  const { verdict, final } = judge({
    cards: { Helper: helper({ upTo: true }) },
    a: { hand: ['Helper'], discard: ['Fire'] },
    moves: [{ by: 'A', do: 'play', card: 'Helper' }],
  });
  expect(verdict).toBe('resolved');
  expect(final.players?.A?.hand).toHaveLength(1);
});

test('in an attack it may be zero today; cards of no kind are one at least', () => {
  expect(offered(used('ptcg-current'))).toContain('nothing');
  expect(offered(used('ptcg-paradox-rift'))).not.toContain('nothing');
  expect(offered(used('ptcg-current', { which: undefined }))).not.toContain('nothing');
});
