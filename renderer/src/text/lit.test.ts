import { expect, test } from 'vitest';
import { segments } from './lit.ts';

const text = {
  box: 'text' as const,
  en: 'When this card is destroyed: You can draw 1 card. You lose 500 LP.',
  de: 'Wenn diese Karte zerstört wird: Du kannst 1 Karte ziehen. Du verlierst 500 LP.',
};
const lit = (lang: 'de' | 'en', spans: { from: number; to: number }[]) =>
  segments(text, lang, spans).filter((part) => part.lit).map((part) => part.text); // prettier-ignore

test('the words that were read are lit in English, their sentence in German', () => {
  const when = { from: 0, to: 4 };
  expect(lit('en', [when])).toEqual(['When']);
  expect(lit('de', [when])).toEqual(['Wenn diese Karte zerstört wird: Du kannst 1 Karte ziehen.']);
});

test('every character stands, lit or not, once', () => {
  const parts = segments(text, 'en', [{ from: 29, to: 36 }, { from: 0, to: 4 }, { from: 2, to: 6 }]); // prettier-ignore
  expect(parts.map((part) => part.text).join('')).toBe(text.en);
});

test('where the texts do not split alike nothing of the German text is lit', () => {
  expect(segments({ ...text, de: 'Ziehe. Du. Nun.' }, 'de', [{ from: 0, to: 4 }])).toEqual([
    { text: 'Ziehe. Du. Nun.', lit: false },
  ]);
});
