import { expect, test } from 'vitest';
import type { ChainLink, Step } from '../../../desk/contract.ts';
import { linksAt } from './replay.ts';

const step = (kind: string, link: number, outcome: 'applied' | 'skipped' = 'applied'): Step =>
  ({ kind, outcome, chain: 1, link, text: { de: '', en: '' }, changes: [], rules: [], because: [] }) as unknown as Step;
const link = (n: number, outcome: ChainLink['outcome'], negatedBy?: number): ChainLink =>
  ({ chain: 1, link: n, by: 'A', card: `card ${n}`, outcome, ...(negatedBy && { negatedBy }) }) as ChainLink;
/** How the links stand after each step. */
const walked = (chain: ChainLink[], steps: Step[]): string[] =>
  steps.map((_, i) =>
    linksAt(chain, steps, i + 1)
      .map(({ now }) => now)
      .join(' '),
  );

test('a negated link stands as negated from where it is negated, not only at the end', () => {
  const chain = [link(1, 'effect-negated', 2), link(2, 'resolved')];
  const steps = [
    step('activation', 1),
    step('activation', 2),
    step('resolution', 2),
    step('negate-effect', 2),
    step('resolution', 1, 'skipped'),
    { ...step('clean-up', 0), link: undefined } as unknown as Step,
  ];
  expect(walked(chain, steps)).toEqual(['standing', 'standing standing', 'standing resolving', 'done resolving', 'done done', 'done done']); // prettier-ignore
});

test('negated by no link: from where it would have resolved', () => {
  const steps = [step('activation', 1), step('resolution', 1, 'skipped'), step('send', 0)];
  expect(walked([link(1, 'effect-negated')], steps)).toEqual(['standing', 'done', 'done']);
});

test('a link that resolves does so from its own step to its last', () => {
  const steps = [step('activation', 1), step('resolution', 1), step('destroy-effect', 1), step('send', 0)];
  expect(walked([link(1, 'resolved')], steps)).toEqual(['standing', 'resolving', 'resolving', 'done']);
});
