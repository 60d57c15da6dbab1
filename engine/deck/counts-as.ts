/** The name a card is always treated as, where its text says so: for building Decks it is that card (rule ygo.current.copies.treated-as). */
import type { YgoCard } from '../case/schema.ts';

/** The whole sentence, so that a name had only on the field, or a name that only belongs to a series, does not count. */
const ALWAYS = /^\(?this card(?:'s name)? is (?:also )?always (?:also )?treated as "([^"]+)"\.?\)?$/i;

export function alwaysTreatedAs(card: YgoCard): string | undefined {
  const text = typeof card.text === 'string' ? card.text : card.text?.en;
  for (const sentence of text?.split(/(?<=[.)])\s+|\n/) ?? []) {
    const name = ALWAYS.exec(sentence.trim())?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}
