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

/** What stands before a bullet's own words: "● Heads: ", "● 1-3: ". */
const BULLET = /^●\s*(?:[^:.;]{1,40}:\s+)?/;
const bulletsOf = (text: string): Span[] => sentences(text).filter(({ from }) => text[from] === '●');

/** The German of a bullet, or of what stands behind its label, where both texts have as many bullets. */
function sameBullet(en: string, de: string, { from, to }: Span): Span | undefined {
  const [english, german] = [bulletsOf(en), bulletsOf(de)];
  const at = english.findIndex((one) => one.from <= from && one.to === to);
  const there = english.length === german.length ? german[at] : undefined;
  if (!there || english[at]!.from === from) return there;
  const label = BULLET.exec(en.slice(english[at]!.from, to))![0].length;
  const germanLabel = BULLET.exec(de.slice(there.from, there.to))![0].length;
  return english[at]!.from + label === from ? { from: there.from + germanLabel, to: there.to } : undefined;
}

/** A sentence in both languages: in German the one at the same place where both texts split alike, or have as many bullets; else the English one. */
export function bothLanguages({ en, de }: Box, span: Span): { en: string; de: string } {
  const english = en.slice(span.from, span.to);
  if (de === undefined) return { en: english, de: english };
  const [all, german] = [sentences(en), sentences(de)];
  const at = all.findIndex((one) => one.from === span.from && one.to === span.to);
  const same = (german.length === all.length ? german[at] : undefined) ?? sameBullet(en, de, span);
  return { en: english, de: same ? de.slice(same.from, same.to) : english };
}
