import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { effectOf } from './asked.ts';

const gist = { de: '', en: '' };
const turnsItselfDown: Effect = {
  kind: 'ignition',
  gist,
  resolve: [{ do: 'change-position', cards: 'this', to: 'face-down' }],
};
const destroys: Effect = {
  kind: 'trigger',
  must: true,
  gist,
  on: { event: 'summoned', how: 'flip', card: { this: true } },
  targets: [{ choose: 1, where: 'monsters', whose: 'opponent' }],
  resolve: [{ do: 'destroy', cards: 'targets' }],
};
const text = { effects: [turnsItselfDown, destroys], unread: [] };
const target: YgoCard = { name: 'Test Target', kind: 'monster' };

test('a mandatory effect that triggers is meant where only it is about the card named behind the arrow', () => {
  expect(effectOf(text, { aimedAt: [target], there: 'monsters' })?.number).toBe(2);
});
test('without a card behind the arrow the effect its player activates is meant', () => {
  expect(effectOf(text, { there: 'monsters' })?.number).toBe(1);
});
