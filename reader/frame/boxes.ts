/** The text boxes of a card, English as printed, German beside it where it is known. */
import type { PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import type { TextBox } from '../../engine/reading.ts';
import { sentences, type Span } from './sentences.ts';

export interface Box {
  box: TextBox;
  en: string;
  de: string | undefined;
  /** Only the German text is known: nobody reads it. */
  onlyGerman?: true;
}
type Text = string | { en?: string | undefined; de?: string | undefined } | undefined;

const boxOf = (box: TextBox, text: Text): Box[] => {
  const both = typeof text === 'string' ? { en: text } : (text ?? {});
  if (both.en?.trim()) return [{ box, en: both.en, de: both.de }];
  return both.de?.trim() ? [{ box, en: both.de, de: both.de, onlyGerman: true }] : [];
};
export const ygoBoxes = (card: YgoCard): Box[] => [
  ...boxOf('text', card.text),
  ...boxOf('pendulum', card.pendulumText),
];
export const ptcgBoxes = (card: PtcgCard): Box[] => [
  ...(card.abilities ?? []).flatMap(({ text }, i) => boxOf(`ability/${i + 1}`, text)),
  ...(card.attacks ?? []).flatMap(({ text }, i) => boxOf(`attack/${i + 1}`, text)),
  ...boxOf('text', card.text),
];

/** A sentence in both languages: in German the one at the same place where both texts split alike, else the English one. */
export function bothLanguages({ en, de }: Box, { from, to }: Span): { en: string; de: string } {
  const english = sentences(en);
  const german = de === undefined ? [] : sentences(de);
  const at = english.findIndex((one) => one.from === from && one.to === to);
  const same = at >= 0 && german.length === english.length ? german[at] : undefined;
  const sentence = en.slice(from, to);
  return { en: sentence, de: same && de !== undefined ? de.slice(same.from, same.to) : sentence };
}
