/** A Pendulum Monster has two text boxes; programs and judges at times write both into one text. */
import type { PtcgCard, YgoCard } from './schema.ts';

/** `[ Pendulum Effect ] … [ Monster Effect ] …`, in any language: what stands in each box; a text without both headings is that of the monster. */
export function splitPendulum(written: string): { text: string; box?: string } {
  const parts = written.split(/^\s*\[\s*([^\]\n]{3,40}?)\s*\]\s*/m);
  if (parts.length < 5 || parts[0]!.trim() !== '') return { text: written };
  const clean = (part: string | undefined) => (part ?? '').replace(/^-{5,}\s*$/gm, '').trim();
  const box = clean(parts[2]);
  return { text: clean(parts[4]), ...(box && { box }) };
}

/** The card with each text in its box. */
export function inBoxes<Card extends YgoCard | PtcgCard>(card: Card): Card {
  if (!('monster' in card) || !card.monster?.includes('pendulum') || card.pendulumText || !card.text) return card;
  const texts = Object.entries(typeof card.text === 'string' ? { en: card.text } : card.text).flatMap(([lang, text]) =>
    text === undefined ? [] : [[lang, splitPendulum(text)] as const],
  );
  if (!texts.some(([, { box }]) => box)) return card;
  return {
    ...card,
    text: Object.fromEntries(texts.map(([lang, { text }]) => [lang, text])),
    pendulumText: Object.fromEntries(texts.flatMap(([lang, { box }]) => (box ? [[lang, box]] : []))),
  };
}
