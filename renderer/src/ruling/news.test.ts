import { expect, test } from 'vitest';
import { isToldBelow, news } from './news.ts';

test('what both answers say is left out, unless they say the same', () => {
  const answer = 'It does 440 damage: 180, +40, ×2. Knocked Out; two Prize cards.';
  expect(news(`${answer} Player A wins.`, answer)).toBe('Player A wins.');
  expect(news(answer, `${answer} Player A wins.`)).toBe(answer);
  expect(news('B takes nothing.', answer)).toBe('B takes nothing.');
});

test('of a sentence that begins alike only its new clauses are told', () => {
  const known = 'Alpha does 90. Beta is Knocked Out; two Prize cards.';
  expect(news('Alpha does 90. Beta is Knocked Out; one Prize card. Player A wins.', known)).toBe('… one Prize card. Player A wins.'); // prettier-ignore
  expect(news('Alpha does 90. Gamma is Knocked Out; one Prize card.', known)).toBe('Gamma is Knocked Out; one Prize card.'); // prettier-ignore
});

test('of an answer that hangs on the printing what is new is said first, then with which', () => {
  const taken = 'With Alpha AA 1: Alpha does 90; two Prize cards. With BB 2: Alpha does 20; nobody is Knocked Out.';
  const other = 'With Alpha AA 1: Alpha does 90; Player A wins. With BB 2: Alpha does 20; nobody is Knocked Out.';
  expect(news(other, taken)).toBe('Player A wins (with Alpha AA 1).');
});

test('what both begin with is left out where it is a sentence of its own', () => {
  const how = (position: string) =>
    `Alpha still resolves (destroyed, not negated): Player A Summons Beta in ${position}.`;
  expect(news(how('Defense Position'), how('Attack Position'))).toBe('… in Defense Position.');
  const under = (answer: string) => `If “ok” changes nothing: ${answer}`;
  expect(news(under(how('Defense Position')), under(how('Attack Position')))).toBe('… in Defense Position.');
  const after = (what: string) => `The effect of Alpha Beta resolves: Level of Gamma: -3; Player A Summons Gamma in ${what}.`; // prettier-ignore
  expect(news(after('Defense Position'), after('Attack Position'))).toBe('… in Defense Position.');
  expect(news('Not allowed: it is asleep.', 'Not allowed: it is paralyzed.')).toBe('Not allowed: it is asleep.');
});

test('a headline that says only what stands under the question is told below; one that says more is not', () => {
  const outcomes = [
    { answer: 'a Link Monster', said: 'Delta destroys Epsilon.' },
    { answer: 'Delta', said: 'Zeta cannot be activated here.' },
    { answer: 'a Link Monster', said: 'Delta destroys Epsilon.' },
  ];
  const headline = 'What is the cost? A Link Monster: Delta destroys Epsilon. Delta: Zeta cannot be activated here.';
  expect(isToldBelow(headline, 'What is the cost?', outcomes)).toBe(true);
  expect(isToldBelow(`${headline} This holds if it is Eta.`, 'What is the cost?', outcomes)).toBe(false);
  expect(isToldBelow(`Supposing so: ${headline}`, 'What is the cost?', outcomes)).toBe(false);
  expect(isToldBelow('What is the cost?', 'What is the cost?', [])).toBe(false);
});
