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
  if (begun && (said.optional || saysTwice(begun.before, said.before))) return undefined;
  const occasion = occasionWith(begun?.occasion?.value, said.occasion);
  if (!occasion) return undefined;
  const before: Before = { ...begun?.before, ...said.before };
  const role = said.operations?.length ? 'operation' : said.before ? 'cost' : 'timing';
  return {
    ...(begun ?? { optional: said.optional ?? false, activates: said.activates ?? false }),
    span: { from: (begun?.span ?? span).from, to: span.to },
    reads: [...(begun?.reads ?? []), { parsed, role }],
    ...(Object.keys(occasion).length > 0 && { occasion: { ...parsed, value: occasion } }),
    ...(Object.keys(before).length > 0 && { before }),
  };
}
const saysTwice = (before: Before = {}, more: Before = {}): boolean => Object.keys(more).some((key) => key in before);
/** Both occasions together; nothing where they contradict each other. */
const occasionWith = (known: Draft | undefined, said: Draft | undefined): Draft | undefined =>
  known && said ? together(known, said) : (said ?? known ?? {});

/** A Spell or Trap that does not stay on the field has, besides its activation, only effects of its own later fate. */
export function belongs({ kind, on, from }: Effect, context: Context): boolean {
  if (context.kind === 'monster' || kind === 'activation' || staysOnField(context)) return true;
  return from !== undefined || (on !== undefined && many(on).every(({ card }) => card?.this));
}
