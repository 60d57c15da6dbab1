/** What an effect includes, told from its operations ("an effect that includes Special Summoning"). */
import type { Declared, OneOrMany, Operation, Place, TargetSpec } from '../effects/schema.ts';
import { handlerOf } from './table.ts';

export interface Declares {
  will: Set<Declared>;
  may: Set<Declared>;
}

/** What operations say an effect will do, and what it may do: optional parts and bullets too. */
export function declaredBy(
  operations: readonly Operation[],
  where: SpokenOf,
  into: Declares = { will: new Set(), may: new Set() },
  maybe = false,
): Declares {
  for (const op of operations) {
    const handler = handlerOf(op);
    if (op.do === 'excavate' && op.named !== undefined) where = { ...where, excavated: op.named };
    const uncertain = maybe || op.optional === true || op.if !== undefined;
    for (const does of handler.declares?.(located(op, where) as never) ?? [])
      (uncertain ? into.may : into.will).add(does);
    for (const inner of innerOperations(op)) declaredBy(inner, where, into, true);
  }
  return into;
}

/** The cards an effect speaks of, as far as it is known where they are. */
interface SpokenOf {
  targets: readonly TargetSpec[];
  this?: OneOrMany<Place>;
  event?: OneOrMany<Place>;
  /** The name of the cards that were excavated: they lie in the Deck. */
  excavated?: string;
}
/** "That target" is where the targets are; this card, and the card of the event, where they lie. */
function located(op: Operation, spoken: SpokenOf): Operation {
  if (!('cards' in op)) return op;
  const { cards } = op;
  const shown =
    spoken.excavated !== undefined &&
    (cards === 'affected' || (typeof cards === 'object' && 'named' in cards && cards.named === spoken.excavated));
  if (shown) return { ...op, cards: { where: 'deck' } } as Operation;
  if (typeof cards !== 'string') return op;
  if (cards === 'it' || cards.startsWith('target')) {
    const spec = spoken.targets[Number(cards.split('-')[1] ?? 1) - 1];
    return spec ? ({ ...op, cards: spec } as Operation) : op;
  }
  const where = cards === 'this' ? spoken.this : cards === 'event' ? spoken.event : undefined;
  return where === undefined ? op : ({ ...op, cards: { where } } as Operation);
}

function innerOperations(op: Operation): readonly (readonly Operation[])[] {
  switch (op.do) {
    case 'choose':
      return op.options.map((o) => o.do);
    case 'coin':
      return [op.heads ?? op.right ?? [], op.tails ?? op.wrong ?? []];
    case 'die':
      return (op.results ?? []).map((r) => r.then);
    case 'otherwise':
    case 'later':
      return [op.then];
    default:
      return [];
  }
}
