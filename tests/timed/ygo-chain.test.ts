/** A long chain stays cheap: the same board, chains of 50, 100 and 200 links; first that they are ruled right, then that the cost grows linearly. */
import { expect, test } from 'vitest';
import { readCase } from '../../engine/case/read.ts';
import type { Case } from '../../engine/case/schema.ts';
import { rule } from '../../engine/rule.ts';
import { applyChanges } from '../../engine/ruling/patch.ts';
import { library } from '../scenarios.ts';

const LONGEST = 200;
/** A Quick Effect in the hand: gain 1 Life Point. Each copy is its own link, by A and B in turn. */
const LINK = {
  name: 'Link',
  kind: 'monster',
  monster: ['effect'],
  level: 1,
  atk: 0,
  def: 0,
  effects: [
    {
      kind: 'quick',
      from: 'hand',
      gist: { en: 'Gain 1.', de: 'Erhalte 1.' },
      resolve: [{ do: 'gain-life', to: 'you', amount: 1 }],
    },
  ],
};
function chainOf(links: number): Case {
  const hand = (player: string) =>
    Array.from({ length: LONGEST / 2 }, (_, i) => ({ id: `${player}${i}`, card: 'Link' }));
  const moves = Array.from({ length: links }, (_, i) => {
    const by = i % 2 === 0 ? 'A' : 'B';
    return { by, do: 'activate', card: `${by}${Math.floor(i / 2)}` };
  });
  const read = readCase(
    {
      game: 'ygo',
      cards: { Link: LINK },
      state: { players: { A: { hand: hand('A') }, B: { hand: hand('B') } } },
      moves,
    },
    { library },
  );
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  return read.case;
}
const lengths = [50, 100, 200];

test.each(lengths)('a chain of %i links is ruled right', (links) => {
  const ruling = rule(chainOf(links), library);
  expect(ruling.verdict).toBe('resolved');
  expect(ruling.chain?.map((l) => [l.chain, l.link, l.outcome, l.resolvedAs])).toEqual(
    Array.from({ length: links }, (_, i) => [1, i + 1, 'resolved', links - i]),
  );
  const players = (ruling.final as { players: Record<string, { lifePoints: number }> }).players;
  expect([players['A']?.lifePoints, players['B']?.lifePoints]).toEqual([8000 + links / 2, 8000 + links / 2]);
  const changes = ruling.steps.flatMap((s) => s.changes);
  expect(applyChanges(ruling.initial, changes)).toEqual(ruling.final);
});

/** Milliseconds per link, the best of several runs. */
function perLink(links: number): number {
  const theCase = chainOf(links);
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    rule(theCase, library);
    return performance.now() - start;
  });
  return Math.min(...times) / links;
}
test('a link of a long chain costs at most twice a link of a short one', () => {
  perLink(50);
  const [short, middle, long] = lengths.map(perLink) as [number, number, number];
  console.log(`ms per link: ${lengths.map((n, i) => `${n}: ${[short, middle, long][i]?.toFixed(2)}`).join(', ')}`);
  expect(long).toBeLessThanOrEqual(2 * short);
  expect(middle).toBeLessThanOrEqual(2 * short);
});
