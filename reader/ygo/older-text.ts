/** An effect of an older text: when, for what, to which cards, said in one sentence or in several. */
import { staysOnField } from '../../engine/ygo/cards.ts';
import { many, type Effect } from '../../engine/ygo/effects/schema.ts';
import type { Parsed } from '../frame/grammar.ts';
import type { Span } from '../frame/sentences.ts';
import type { Read } from './entries.ts';
import type { Before, Context, Draft, OlderEffect } from './grammar/categories.ts';
import { together } from './grammar/occasions.ts';

/** What the sentences so far have said of it. */
export interface Begun {
  span: Span;
  reads: Read[];
  occasion?: Parsed<Draft>;
  before?: Before;
  optional: boolean;
  /** It is the activation of a card that stays on the field. */
  activates: boolean;
}
export type Said = Partial<OlderEffect> & { activates?: boolean };

/** With what one more sentence says; nothing where both say the same. */
export function goneOn(begun: Begun | undefined, span: Span, parsed: Parsed, said: Said): Begun | undefined {
  const { before, occasion, operations = [], optional = false, activates = false } = said;
  if (begun && (optional || (before && Object.keys(before).some((key) => key in (begun.before ?? {}))))) return undefined;
  const known = begun?.occasion?.value;
  const when = known && occasion ? together(known, occasion) : (occasion ?? known);
  if (known && occasion && !when) return undefined;
  const all: Before = { ...begun?.before, ...before };
  return {
    span: { from: begun?.span.from ?? span.from, to: span.to },
    reads: [...(begun?.reads ?? []), { parsed, role: operations.length > 0 ? 'operation' : before ? 'cost' : 'timing' }],
    ...(when && Object.keys(when).length > 0 && { occasion: { ...parsed, value: when } }),
    ...(Object.keys(all).length > 0 && { before: all }),
    optional: begun?.optional ?? optional,
    activates: begun?.activates ?? activates,
  };
} // prettier-ignore

/** A Spell or Trap that does not stay on the field has, besides its activation, only effects of its own later fate. */
export function belongs({ kind, on, from }: Effect, context: Context): boolean {
  if (context.kind === 'monster' || kind === 'activation' || staysOnField(context)) return true;
  return from !== undefined || (on !== undefined && many(on).every(({ card }) => card?.this));
}
