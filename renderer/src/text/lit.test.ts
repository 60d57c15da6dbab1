import { expect, test } from 'vitest';
import { segments, standingOut, type Mark } from './lit.ts';

const text = {
  box: 'text' as const,
  en: 'When this card is destroyed: You can draw 1 card. You lose 500 LP.',
  de: 'Wenn diese Karte zerstört wird: Du kannst 1 Karte ziehen. Du verlierst 500 LP.',
};
const marks = (...spans: [number, number, Mark['as']?][]): Mark[] =>
  spans.map(([from, to, as = 'lit']) => ({ box: 'text', from, to, as }));
const lit = (lang: 'de' | 'en', of: Mark[]) => segments(text, lang, of).filter((part) => part.as === 'lit').map((part) => part.text); // prettier-ignore

test('the words that were read are lit in English, their sentence in German', () => {
  const when = marks([0, 4]);
  expect(lit('en', when)).toEqual(['When']);
  expect(lit('de', when)).toEqual(['Wenn diese Karte zerstört wird: Du kannst 1 Karte ziehen.']);
});

test('every character stands once, whatever stands out', () => {
  const parts = segments(text, 'en', marks([29, 36], [0, 4], [2, 6, 'unread']));
  expect(parts.map((part) => part.text).join('')).toBe(text.en);
  expect(parts.filter((part) => part.as === 'unread').map((part) => part.text)).toEqual([' t']);
});

test('what stands out in another box is not looked for in this one', () => {
  expect(lit('en', [{ box: 'pendulum', from: 0, to: 4, as: 'lit' }])).toEqual([]);
});

test('a sentence that two say in German has both lit; one that none says has none', () => {
  const de = 'Wenn diese Karte zerstört wird. Du kannst 1 Karte ziehen. Du verlierst 500 LP.';
  expect(segments({ ...text, de }, 'de', marks([0, 4])).filter((part) => part.as).map((part) => part.text)).toEqual([
    'Wenn diese Karte zerstört wird.',
    'Du kannst 1 Karte ziehen.',
  ]); // prettier-ignore
  expect(segments({ ...text, de: 'Du verlierst 500 LP.' }, 'de', marks([0, 4])).some((part) => part.as)).toBe(false);
});

test('the sentences in which something stands out, each with what does; all where nothing does', () => {
  const parts = segments(text, 'en', marks([29, 36]));
  expect(
    standingOut(parts)
      .map((part) => part.text)
      .join(''),
  ).not.toContain('You lose');
  expect(standingOut(parts).filter((part) => part.as).map((part) => part.text)).toEqual([text.en.slice(29, 36)]); // prettier-ignore
  const later = standingOut(segments(text, 'en', marks([54, 57])));
  expect(later[0]?.text).toBe('… ');
  expect(later.map((part) => part.text).join('')).toBe('… You lose 500 LP.');
  const nothing = segments(text, 'en', []);
  expect(standingOut(nothing)).toEqual(nothing);
});

test('sentences that stand beside one another are shown without an ellipsis between them', () => {
  const said = 'Sing. Hum 1 tune. Rest. Dance.';
  const shown = (spans: [number, number][]) =>
    standingOut(segments({ box: 'text', en: said }, 'en', spans.map(([from, to]) => ({ box: 'text', from, to, as: 'lit' })))) // prettier-ignore
      .map((part) => part.text)
      .join('');
  expect(shown([[6, 17], [18, 23]])).toBe('… Hum 1 tune. Rest.'); // prettier-ignore
  expect(shown([[0, 5], [18, 23]])).toBe('Sing. … Rest.'); // prettier-ignore
});
