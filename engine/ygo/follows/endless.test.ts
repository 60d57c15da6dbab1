/** Effects that set off one another for ever: the ruling stops and asks a judge. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMove } from '../../case/schema.ts';
import { ruled } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const gain = { do: 'gain-life', to: 'you', amount: 10 };
const card = (effects: object[], more: object = {}): YgoCard =>
  ({ name: 'x', kind: 'monster', monster: ['effect'], level: 4, atk: 1000, def: 1000, effects, ...more }) as YgoCard;
const Gain = card([{ kind: 'activation', gist, resolve: [gain] }], { kind: 'spell', monster: undefined, level: undefined, atk: undefined, def: undefined }); // prettier-ignore
const on = { event: 'life-gained', player: 'you' };

const activating = (cards: Record<string, YgoCard>, monsters: string[], moves: YgoMove[] = []) =>
  ruled({ cards, A: { hand: ['Gain'], monsters }, moves: [{ by: 'A', do: 'activate', card: 'Gain' }, ...moves] });
const endless = { verdict: 'needs-facts', open: [{ by: 'judge', rules: ['ygo.current.policy.infinite-loop'] }] };

test('a mandatory trigger that answers what it does itself', () => {
  const Loop = card([{ kind: 'trigger', timing: 'if', must: true, gist, on, resolve: [gain] }]);
  const { open, ...ruling } = activating({ Gain, Loop }, ['Loop']);
  expect({ ...ruling, open }).toMatchObject(endless);
  expect(open[0]?.text.en).toMatch(/without end \(Loop\)/);
  // No answer makes it go on for ever.
  const answer: YgoMove = { by: 'A', do: 'decide', question: open[0]!.id, answer: 'goes on' };
  expect(activating({ Gain, Loop }, ['Loop'], [answer])).toMatchObject(endless);
});
test('two that set off each other', () => {
  const hurt = { do: 'damage', to: 'opponent', amount: 10 };
  const One = card([{ kind: 'trigger', timing: 'if', must: true, gist, on, resolve: [hurt] }]);
  const Two = card([{ kind: 'trigger', timing: 'if', must: true, gist, on: { event: 'effect-damage', player: 'opponent' }, resolve: [gain] }]); // prettier-ignore
  expect(activating({ Gain, One, Two }, ['One', 'Two'])).toMatchObject(endless);
});
test('what happens at once each time it happens', () => {
  const Each = card([{ kind: 'continuous', gist, ongoing: [{ rule: 'each-time', on, do: [gain] }] }]);
  expect(activating({ Gain, Each }, ['Each'])).toMatchObject(endless);
});
