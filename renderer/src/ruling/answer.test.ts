import { expect, test } from 'vitest';
import type { Case, Decision } from '../../../desk/contract.ts';
import { answered, isQuestion } from './answer.ts';

const move = (by: 'A' | 'B', card: string) => ({ by, do: 'activate' as const, card });
const decide = (answer: unknown) => ({ by: 'A' as const, do: 'decide' as const, question: 'q', answer });
const decision = (at: number): Decision => ({ id: 'q', by: 'judge', move: at }) as Decision;

test('an answer stands where it is asked, and what was assumed of the moves behind it goes with them', () => {
  const of: Case = { game: 'ygo', moves: [move('A', 'x'), move('B', 'y')], assumed: [{ path: '/moves/1/by', value: 'B' }] };
  const next = answered(of, decision(1), true);
  expect(next.moves).toEqual([move('A', 'x'), decide(true), move('B', 'y')]);
  expect(next.assumed?.[0]?.path).toBe('/moves/2/by');
}); // prettier-ignore

test('an earlier answer to the same question is replaced', () => {
  const of: Case = { game: 'ygo', moves: [decide(1), move('A', 'x')] };
  expect(answered(of, decision(1), 2).moves).toEqual([decide(2), move('A', 'x')]);
});

test('a headline that says only what is decided first is a question; one that says what follows is an answer', () => {
  const text = { en: 'Is it used?', de: 'Wird es genutzt?' };
  const says = (en: string, verdict = 'resolved') =>
    isQuestion({ verdict, headline: { en, de: '' }, decisions: [{ ...decision(0), text }] } as Parameters<typeof isQuestion>[0]); // prettier-ignore
  expect(says('Player A decides first – Is it used?')).toBe(true);
  expect(says('Player A decides first – Is it used? Yes: A draws. No: B draws.')).toBe(false);
  expect(says('If it changes nothing: A draws.', 'needs-facts')).toBe(true);
});
