/**
 * Texts from before cards were written with colons and semicolons (2011): "When this card is destroyed by battle, you can draw 1 card." Only what such a text
 * says without doubt is read: whether it targets is not, so cards it chooses where everybody sees them stay unread unless it says "select".
 */
import { payable } from './costs.ts';
import type { Draft, YgoGrammar } from './categories.ts';

export function older(g: YgoGrammar): void {
  g.rule('olderEffect', '{occasion} , you can {operations}', ({ occasion, operations }) => effect(occasion, true, operations));
  g.rule('olderEffect', '{occasion} , {operations}', ({ occasion, operations }) => effect(occasion, false, operations));
  g.rule('olderEffect', '{occasion} , you can {cost:operations} to {operations}', ({ occasion, cost, operations }) => effect(occasion, true, operations, cost));
  g.rule('olderEffect', 'you can {cost:operations} to {operations}', ({ cost, operations }) => effect({}, true, operations, cost));
  for (const word of ['Activate only', 'You can only activate this card', 'You can activate this card', 'This card can only be activated'] as const) {
    g.rule('activateOnly', `${word} {occasion}`, ({ occasion }) => (occasion['$quick'] || occasion['$optional'] || occasion['limit'] ? undefined : occasion));
  }
} // prettier-ignore

function effect(occasion: Draft, optional: boolean, operations: readonly Draft[], cost?: readonly Draft[]): Draft | undefined {
  if (occasion['$optional'] || occasion['$activation'] || operations.some((one) => one['optional'])) return undefined;
  // What holds while something is so is no effect that is activated.
  if (!optional && occasion['on'] === undefined && occasion['phases'] === undefined) return undefined;
  if (operations.some((one) => (one['do'] === 'apply' || one['do'] === 'modify') && one['until'] === undefined && occasion['on'] === undefined)) return undefined;
  if (cost && !payable(cost)) return undefined;
  return openlyChosen(operations) ? undefined : { occasion, optional, operations, ...(cost && { cost }) };
} // prettier-ignore

const HIDDEN: readonly unknown[] = ['hand', 'deck', 'extra-deck'];
/** Does it choose cards that lie open? Then it may target, and the text does not say. */
function openlyChosen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(openlyChosen);
  const { count, where, by } = value as { count?: unknown; where?: unknown[]; by?: unknown };
  if ('noun' in value && !('$ref' in value) && count !== undefined && count !== 'all' && by === undefined) return !where?.every((place) => HIDDEN.includes(place));
  return Object.values(value).some(openlyChosen);
} // prettier-ignore
