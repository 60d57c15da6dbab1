// "What happens?", "Does Jinzo survive?": a question behind a play that asks only what comes of it. It tells no play, and is put aside; whatever else a question
// tells (a play, a card that is new, what another card could do) stays as it is written.
import { ARTICLE, BE, HAVE, IDLE, ITS, LIES, PRONOUN } from './lexicon.ts';
import { isWord, lower } from '../lexing.ts';
import type { Token } from './tokens.ts';

/** The tokens without such questions, and those questions. */
export function questionsAside(tokens: readonly Token[]): { told: Token[]; asked: Token[][] } {
  let told: Token[] = [];
  const asked: Token[][] = [];
  for (const token of tokens) {
    told.push(token);
    if (token.is !== 'sign' || token.sign !== '?') continue;
    const from = told.slice(0, -1).findLastIndex(endsPart) + 1;
    const before = told.slice(0, from);
    if (!asksOnly(told.slice(from, -1), before)) continue;
    asked.push(told.slice(from));
    told = before;
  }
  return { told, asked };
}
const endsPart = (token: Token): boolean => token.is === 'sign' && /[,.;>\n?!:]/.test(token.sign);

/** Words in which something is asked, and those around them. */
const ASKS =
  /^(?:what|who|which|how|much|many|does|do|did|so|was|wer|wen|welche[rsn]?|wie|wieviel|viele?n?|here|hier|there|mit|drauf|damage|schaden|kampfschaden|chain|kette|battle|not|nicht|out|in|im)$/;
const OPENS =
  /^(?:what|who|which|how|does|do|did|was|wer|wen|welche[rsn]?|wie|wieviel|so|and|und|geht|gehen|funktioniert|klappt|passiert|stirbt|überlebt|bleibt|stimmt|zerstört)$/;
/** "… - does it work?": before a question a dash is a comma. */
export const DASHED = new RegExp(
  `\\s+[-–—]\\s+(?=(?:${OPENS.source.slice(1, -1)}|${BE.source.slice(1, -1)})\\s[^,.;>?!\\n]*\\?)`,
  'giu',
);
/** What becomes of a card on the table, whoever asks of which. */
const FATE = /^(?:dies?|survives?|stays?|remains?|stirbt|überlebt|bleibt|drauf|destroys?|destroyed|zerstört|damage|schaden|kampfschaden)$/; // prettier-ignore
/** What comes of all of it: asked of a card, it is whether that card can be played. */
const WHOLE =
  /^(?:happens?|works?|resolves?|legal|allowed|possible|correct|right|ok|okay|funktioniert|klappt|passiert|stimmt|erlaubt|möglich|richtig|geht|gehen)$/;

/** Whether it asks only what comes of what stands before. */
function asksOnly(question: readonly Token[], before: readonly Token[]): boolean {
  const opens = OPENS.test(lower(question[0])) || isWord(question[0], BE);
  if (!opens || before.every(({ is }) => is !== 'name')) return false;
  const cited = question.map((token) => citedBy(token, before));
  if (!question.every((token, n) => cited[n] !== undefined || isOfQuestion(token))) return false;
  const says = (words: RegExp): boolean => question.some((token) => isWord(token, words));
  const passive = question.some((token) => isWord(token, BE));
  const cards = cited.filter((one) => one !== undefined);
  // What a Spell or Trap that lies there could do is a play; so is what somebody does.
  const acts = cards.some(({ card }) => card?.kind !== 'monster') || question.some(({ is }) => is === 'player');
  if (acts && !passive && says(DESTROYS)) return false;
  const alone = cards.length === 0 && (says(WHOLE) || question.some(({ is }) => is === 'link'));
  return alone || (says(FATE) && !(cards.length > 0 && says(WHOLE) && !says(/^drauf$/)));
}
const DESTROYS = /^(?:destroys?|zerstört)$/;
function isOfQuestion(token: Token): boolean {
  if (/^(?:player|whose|link|effect|genitive|place|position)$/.test(token.is)) return true;
  const words = [ARTICLE, BE, HAVE, IDLE, ITS, LIES, PRONOUN, ASKS, FATE, WHOLE];
  const takes = isWord(token, /^(?:takes?|taken|nimmt|genommen|bekommt|erhält)$/);
  return takes || words.some((one) => isWord(token, one));
}
/** The card that was told, by its name or a word of it. */
function citedBy(token: Token, before: readonly Token[]): Extract<Token, { is: 'name' }> | undefined {
  const named = before.filter((one) => one.is === 'name');
  if (token.is === 'name') return named.find(({ name }) => name === token.name);
  const word = lower(token);
  if (token.is !== 'word' || word.length < 4) return undefined;
  return named.find(({ text, name }) => [text, name].some((one) => one.toLowerCase().split(/[\s:,-]+/).includes(word)));
} // prettier-ignore
