/** What a query asks for, as the rules are indexed. */
import { isStopWord, stem } from '../text.ts';
import { compared } from './amounts.ts';
import { isPair, meaningOf, type Meaning } from './meaning.ts';
import type { Query } from './query.ts';
import type { Searcher } from './searcher.ts';

/** What a word counts that may become of the one still being typed. */
const completionWeight = 0.6;

/** The meaning of the query's words; of the last one, while it is being typed, also what it may become. */
export function want(rules: Searcher, { tokens }: Query): Meaning {
  const told = tokens.filter((token) => !isAmount(rules, token, tokens));
  const meaning = meaningOf(told, rules.language);
  const held = compared(tokens);
  if (held) meaning.set(held, 1);
  // A query of stop words alone ('wer ist dran') asks by them.
  if ([...meaning.keys()].every(isPair)) for (const token of tokens) meaning.set(stem(token), 1);
  const last = told.at(-1);
  if (last && last.length >= 3 && !isStopWord(last) && !rules.knowsStem(stem(last))) {
    for (const longer of rules.containing(last)) {
      const weight = completionWeight * (longer.startsWith(last) ? 1 : 0.8);
      for (const [feature, share] of meaningOf([longer], rules.language)) {
        meaning.set(feature, Math.max(meaning.get(feature) ?? 0, share * weight));
      }
    }
  }
  return meaning;
}

/** Amounts of a position ('my 1800 against 1500') are in no rule. */
const isAmount = (rules: Searcher, token: string, tokens: string[]): boolean =>
  /^\d{3,}$/.test(token) && tokens.length > 2 && !rules.knowsStem(token);

/** Numbers and words of asking: they name no thing. */
export const faint = new Set(
  (
    'one two three ein eins zwei drei when who many much often must wann wer oft viel viele muss muessen ' +
    'ohne without nicht not no kein keine keinen'
  ).split(' '),
);
