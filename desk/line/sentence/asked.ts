// "What happens?", "Does Jinzo survive?", "B says it has no Level": a question or a claim that tells no play is put aside; the ruling on what was told answers
// it. Whatever else one tells (a play, a card that is new, what another card could do) stays as it is written, and is a play or the problem that is told.
import {
  ARTICLE,
  BE,
  BOTH,
  HAVE,
  IDLE,
  ITS,
  KIND_OF_CARD,
  LIES,
  MAY,
  MODAL,
  NOUNS,
  OBJECTS,
  PRONOUN,
  RULES,
  SAYS,
  SUBORDINATORS,
  WISH,
} from './lexicon.ts';
import { isWord, lower } from '../lexing.ts';
import { isShortOf } from './names.ts';
import type { Token } from './tokens.ts';

/** What was put aside: asked, or claimed. */
export interface Aside {
  tokens: Token[];
  by: 'question' | 'claim';
}
/** "(banish, SS another from the Deck)" behind an effect: what it does; with a card that is named it is paid, or done to it. */
const describes = (note: Token, before: Token | undefined): boolean =>
  note.is === 'note' && !note.namesCards && before?.is === 'effect' && /^\((?:banish|ss|special summon|draw|search|destroy|negate|verbannt?|verbannen|zieht?|ziehen|sucht?|suchen|zerstört|zerstören|annulliert?)[\s,)]/i.test(note.text) && !/\d/.test(note.text); // prettier-ignore
/** The tokens without what tells no play, and what that is. */
export function questionsAside(tokens: readonly Token[]): { told: Token[]; aside: Aside[] } {
  let told: Token[] = [];
  const aside: Aside[] = [];
  const capitals = tokens.every((token) => token.is !== 'name' || /^\P{Ll}/u.test(token.text));
  const take = (asked: ReturnType<typeof askedIn>): void => {
    if (!asked) return;
    if (asked.question.length > 0) aside.push({ tokens: asked.question, by: 'question' });
    told = asked.told;
  };
  for (const token of claimsAsTold(withoutTalk(tokens, aside), aside, capitals)) {
    if (token.is === 'note' && (asksInNote(token) || describes(token, told.at(-1)))) {
      aside.push({ tokens: [token], by: 'question' });
      continue;
    }
    told.push(token);
    if (token.is === 'sign' && token.sign === '?') take(askedIn(told, capitals));
  }
  take(askedAtEnd(told, capitals));
  return { told, aside };
}
/** "…, what happens": whoever asks at the end of a line may leave out the sign. */
function askedAtEnd(told: readonly Token[], capitals: boolean): ReturnType<typeof askedIn> {
  const from = told.findLastIndex(endsPart) + 1;
  const first = told[from];
  // "X, which is face-down": said of it.
  if (isWord(first, /^which$/) && told[from - 2]?.is === 'name' && isWord(told[from + 1], BE)) return undefined;
  if (from === 0 || !(isWord(first, OF_WHAT) || isWord(first, AUXILIARY) || isWord(first, BE))) return undefined;
  return askedIn([...told, { is: 'sign', sign: '?', text: '', at: told.at(-1)!.end, end: told.at(-1)!.end }], capitals);
}
/** "(legal?)" */
function asksInNote({ text }: Token): boolean {
  const [, inside] = /^\(([^()]+)\?\)$/.exec(text) ?? [];
  return inside !== undefined && inside.toLowerCase().split(/\s+/).every((word) => OF_LANGUAGE.some((words) => words.test(word)));
} // prettier-ignore
/** "Hi judge, …", "… Please help!": what is said to the judge and tells nothing, before and behind what is told. */
function withoutTalk(tokens: readonly Token[], aside: Aside[]): Token[] {
  let [from, to] = [0, tokens.length];
  for (let end = talkFrom(tokens, from); end > from; end = talkFrom(tokens, from)) from = end;
  for (let at = talkUpTo(tokens, to); at < to; at = talkUpTo(tokens, to)) to = at;
  if (to <= from) return [...tokens];
  for (const said of [tokens.slice(0, from), tokens.slice(to)].map((part) => part.filter((token) => !endsPart(token))))
    if (said.length > 0) aside.push({ tokens: said, by: 'claim' });
  return tokens.slice(from, to);
}
const saysToJudge = (part: readonly Token[]): boolean =>
  part.some((token) => isWord(token, TALK)) && part.every((token) => token.is !== 'name' && [TALK, IDLE, ARTICLE].some((words) => words.test(bare(token)))); // prettier-ignore
function talkFrom(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex((token, n) => n >= from && endsPart(token));
  return end >= 0 && saysToJudge(tokens.slice(from, end)) ? end + 1 : from;
}
function talkUpTo(tokens: readonly Token[], to: number): number {
  const last = tokens[to - 1];
  const end = last && endsPart(last) ? to - 1 : to;
  const from = tokens.findLastIndex((token, n) => n < end && endsPart(token)) + 1;
  return from > 0 && saysToJudge(tokens.slice(from, end)) ? from : to;
}
/** The question that ends there, as long as it asks only, and what is told beside it; "Does it resolve and can A play Y?" asks for a play behind that. */
function askedIn(told: readonly Token[], capitals: boolean): { question: Token[]; told: Token[] } | undefined {
  const sentence = told.slice(0, -1).findLastIndex((token) => endsPart(token) && !isComma(token)) + 1;
  for (let from = sentence; from < told.length; from++) {
    if (from > sentence && !isComma(told[from - 1])) continue;
    const before = told.slice(0, from);
    const question = told.slice(from);
    const and = question.findIndex(({ is }, n) => is === 'and' && n > 0 && isWord(question[n + 1], MAY));
    const asked = and < 0 ? question.slice(0, -1) : question.slice(0, and);
    if (asked.length === 0 && before.length > 0) return { question: [], told: before };
    if (asked.length === 0 || !asksOnly(asked, before, capitals)) continue;
    return { question: and < 0 ? question : asked, told: [...before, ...(and < 0 ? [] : question.slice(and + 1))] };
  }
  return undefined;
}
const endsPart = (token: Token): boolean => token.is === 'sign' && /[,.;>\n?!:]/.test(token.sign);

/** Said to the judge who is called. */
const TALK =
  /^(?:hi|hello|hey|hallo|moin|judge|richter(?:in)?|schiedsrichter(?:in)?|please|bitte|help|hilfe|thanks?|you|danke|question|frage|ruling|situation|scenario|szenario|quick|kurze|dispute|streitfall)$/;
/** Words that open a question about what stands before. */
const OPENS =
  /^(?:what|who|whose|which|how|why|when|where|does|do|did|so|was|wer|wen|wem|wessen|welche[rsn]?|wie|wieviele?r?|warum|wieso|weshalb|wann|wo|ob|and|und|or|oder|not|nicht|geht|gehen|funktioniert|wirkt|klappt|passiert|kommt|kommen|comes?|must|muss|müssen|stirbt|sterben|überlebt|bleibt|bleiben|stimmt|zerstört|bekommt|bekommen|kriegt|nimmt|zieht|verliert|zählt|triggert|löst|resolve|still|any|legal|illegal|erlaubt|möglich|allowed|possible|ok|okay|right|correct|richtig|korrekt|noch|trotzdem|beide|both|result|ergebnis|outcome|verdict|ruling|damage|schaden|kampfschaden|battle|gültig|valid|zulässig|fair|too|zu|counters?|marken?|zählmarken?|yes|no|ja|nein)$/;
/** What becomes of a card on the table, whoever asks of which. */
const FATE = /^(?:durch|through|dies?|survives?|stays?|remains?|stirbt|überlebt|bleibt|drauf|weg|gone|destroys?|destroyed|zerstört|damage|schaden|kampfschaden)$/; // prettier-ignore
/** What comes of all of it: asked of a card, it is whether that card can be played. */
const WHOLE =
  /^(?:happens?|works?|resolves?|legal|allowed|possible|correct|right|ok|okay|funktioniert|klappt|passiert|stimmt|erlaubt|möglich|richtig|geht|gehen)$/;
const DESTROYS = /^(?:destroys?|destroyed|zerstört)$/;
/** By the effect of a card that is named it is a play. */
const SEARCHES = /^(?:search|searches|sucht|suchen)$/;
/** What somebody only comes by: it is no play of his. */
const COMES_BY =
  /^(?:gets?|takes?|draws?|adds?|search|sucht|bekommt|bekommen|kriegt|kriegen|nimmt|zieht|nehmen|ziehen|erhält)$/;
const AUXILIARY = /^(?:do|does|did)$/;

/** Whether it asks only what comes of what stands before. */
function asksOnly(question: readonly Token[], before: readonly Token[], capitals: boolean): boolean {
  if (before.every(({ is }) => is !== 'name')) return false;
  const [first] = question[0]?.is === 'and' ? question.slice(1) : question;
  if (!opensQuestion(question, first) || !isOnlyTold(question, before, capitals)) return false;
  const cards = question.flatMap((token) => citedBy(token, before) ?? []);
  const says = (words: RegExp): boolean => question.some((token) => isWord(token, words));
  if (asksWho(first, question, cards.length)) return true;
  if (tellsBeside(question) || (cards.length > 0 && says(SEARCHES))) return false;
  const passive = isDoneToIt(question, first);
  if (!passive && !isOutcomeAlone(question) && acts(question)) return false;
  // What a Spell or Trap that lies there could do is a play; so is what somebody does.
  const others = cards.some(({ card }) => card?.kind !== 'monster') || question.some(({ is }) => is === 'player');
  if (others && !passive && says(DESTROYS)) return false;
  return cards.length === 0 || !says(WHOLE) || says(FATE) || isWord(first, OF_WHAT);
}
/** "Does A still banish?": nothing to do it to is told. */
const asksWhatHeDoes = (question: readonly Token[], cards: number): boolean => {
  const [first, who, ...rest] = question;
  const searches = rest.some((token) => isWord(token, SEARCHES) || isWord(token, COMES_BY));
  return (isWord(first, AUXILIARY) || (searches && isWord(first, MAY))) && (who?.is === 'player' || isWord(who, /^(?:it|he|she|they|er|sie|es)$/)) && cards === 0 && rest.some(({ is }) => is === 'verb') && rest.every((token) => token.is === 'verb' || token.is === 'effect' || isWord(token, IDLE) || isWord(token, ARTICLE) || isWord(token, ITS) || isWord(token, SEARCHES));
}; // prettier-ignore
const HAPPENS = /^(?:happens?|passiert|geschieht)$/;
/** "Who searches first?": one of the players, whichever it is; "What happens to the discarded cards?" */
const asksWho = (first: Token | undefined, question: readonly Token[], cards: number): boolean =>
  asksWhatHeDoes(question, cards) ||
  ((isWord(first, /^(?:who|wer)$/) || (isWord(first, OF_WHAT) && question.some((token) => isWord(token, HAPPENS)))) &&
    question.every(({ is }) => is !== 'player' && is !== 'whose' && (is !== 'name' || cards > 0)));
/** What is done to it, what somebody has to do, how much it is: no play of anybody's. */
const isDoneToIt = (question: readonly Token[], first: Token | undefined): boolean =>
  question.some((token) => isWord(token, BE)) || isWord(first, MUST) || asksHowMuch(question);
/** "Both want their effects" */
const wantsEffects = (question: readonly Token[]): boolean =>
  question.some(({ is }) => is === 'effect') && question.some((token) => isWord(token, WISH) || isWord(token, BOTH));
/** Whether it begins as a question about what stands before; without a verb it is none else. */
function opensQuestion(question: readonly Token[], first: Token | undefined): boolean {
  // "B is on 900 LP - game?" tells what B has.
  const plain =
    first?.is === 'player' &&
    question.every(({ is }) => is !== 'verb' && is !== 'name' && is !== 'effect' && is !== 'life');
  return plain || asksWhatHeDoes(question, 0) || isOutcomeAlone(question) || [OPENS, BE, HAVE].some((words) => isWord(first, words)) || asksWhether(question); // prettier-ignore
}
/** "…, obwohl B kein Monster hat": what is so beside it is told. */
function tellsBeside(question: readonly Token[]): boolean {
  const sub = question.findIndex((token, n) => n > 0 && SUBORDINATORS.has(lower(token)));
  return (
    wantsEffects(question) ||
    (sub > 0 && question.slice(sub).some((token) => token.is === 'verb' || isWord(token, HAVE) || isWord(token, BE)))
  );
}
/** What somebody has to do is no play of his. */
const MUST = /^(?:must|muss|müssen)$/;
/** "How much does B pay?" */
const asksHowMuch = ([first, second]: readonly Token[]): boolean =>
  isWord(first, /^wieviele?$/) || (isWord(first, /^(?:how|wie)$/) && isWord(second, /^(?:much|many|viele?)$/));
const OF_WHAT = /^(?:what|who|which|how|was|wer|wen|wem|welche[rsn]?|wie)$/;
/** "Darf B?", "Kann A auf die Negation verzichten?": of nothing that is a play. */
const asksWhether = (question: readonly Token[]): boolean =>
  isWord(question[0], MAY) &&
  question.every(({ is }) => is !== 'verb' && is !== 'effect') &&
  (question.every(({ is }) => is !== 'name') || asksOfCards(question));
/** "Darf der Käfer ihn mitnehmen?": something of a card that no verb of the line's is. */
const asksOfCards = (question: readonly Token[]): boolean =>
  question.every(({ is }) => is !== 'player' && is !== 'whose') && question.some((token, n) => n > 0 && token.is === 'word' && /^\p{Ll}{4,}$/u.test(token.text) && OF_LANGUAGE.every((words) => !words.test(token.text))); // prettier-ignore
/** What is so, or follows from what was told. */
const IS_SO = /^(?:have|lie|enter|end|target|resolve)$/;
/** "Banished?", "LP danach?": of nobody, without what somebody does. */
const isOutcomeAlone = (question: readonly Token[]): boolean =>
  saysOutcome(question) || (isWord(question[0], BOTH) && saysOutcome(question.slice(1)));
const saysOutcome = (question: readonly Token[]): boolean =>
  question[0]?.is === 'verb' ? question.length === 1 && (isWord(question[0], SEARCHES) || question[0].verbs.some(({ form }) => form !== 'infinitive')) : question.every((token, n) => token.is === 'word' || isNoun(question, n)) && question.some((token) => [RULES, NOUNS].some((words) => words.test(lower(token)))); // prettier-ignore
/** "the triggers", "der Trigger": no verb. */
const isNoun = (tokens: readonly Token[], n: number): boolean =>
  tokens[n]?.is === 'verb' && isWord(tokens[n - 1], ARTICLE) && NOUNS.test(lower(tokens[n]));
/** Whether somebody does something: he comes by nothing, and it becomes of no card. */
function acts(tokens: readonly Token[]): boolean {
  const may = tokens.some((token) => isWord(token, MODAL));
  const does = may || tokens.some((token) => isWord(token, AUXILIARY));
  return tokens.some((token, n) => token.is === 'verb' && !isNoun(tokens, n) && (does || token.verbs.some(({ form }) => form !== 'infinitive')) && !token.verbs.every(({ kind }) => IS_SO.test(kind)) && (may || !(COMES_BY.test(lower(token)) || DESTROYS.test(lower(token)) || AUXILIARY.test(lower(token))))); // prettier-ignore
}

/** Whether each word of it is of the language or of the rules, or a card that was told: nobody who is new is spoken of. */
function isOnlyTold(tokens: readonly Token[], before: readonly Token[], capitals: boolean): boolean {
  const alone = isOutcomeAlone(tokens);
  return tokens.every((token, n) => citedBy(token, before) || isOfQuestion(token, n === 0 && !alone, capitals));
}
function isOfQuestion(token: Token, isFirst: boolean, capitals: boolean): boolean {
  if (token.is === 'name') return false;
  if (token.is !== 'word' || /^\d{1,5}$/.test(token.text)) return true;
  if (
    bare(token)
      .split('-')
      .every((part) => OF_LANGUAGE.some((words) => words.test(part)))
  )
    return true;
  // Where names are written with a capital letter, a word without one is none.
  return !isFirst && capitals && /^[^\p{Lu}]+$/u.test(token.text);
}
/** "under Jinzo" */
const BESIDE = /^(?:under|unter|despite|trotz)$/;
/** What is of the language or of the rules. */
const OF_LANGUAGE = [
  BESIDE,
  ARTICLE,
  BE,
  HAVE,
  IDLE,
  ITS,
  LIES,
  PRONOUN,
  OPENS,
  FATE,
  WHOLE,
  RULES,
  KIND_OF_CARD,
  NOUNS,
  MAY,
];
/** Without the quotes around what somebody says. */
const bare = (token: Token): string => lower(token).replace(/^[„“”"'‚‘]+|(?:['’]s)?[„“”"'‚‘]*$/gu, '');
/** The card that was told, by its name or a word of it. */
function citedBy(token: Token, before: readonly Token[]): Extract<Token, { is: 'name' }> | undefined {
  const named = before.filter((one) => one.is === 'name');
  if (token.is === 'name') return named.find(({ name, card }) => name === token.name || (card && card === token.card));
  return token.is === 'word' ? named.find((one) => isShortOf(lower(token), one)) : undefined;
} // prettier-ignore

// ── claims ──

/** "B says Rank 4 is not allowed" is put aside; of "A says he still searches with X" is left what A wants to do. */
function claimsAsTold(tokens: readonly Token[], aside: Aside[], capitals: boolean): Token[] {
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const claim = claimAt(tokens, at);
    if (!claim) {
      told.push(tokens[at]!);
      continue;
    }
    const content = tokens.slice(claim.content, claim.end);
    if (
      tellsPlay(content) &&
      (speaksOf(content) || told.every(({ is }) => is !== 'name')) &&
      !isOfToldPlay(content, told, tokens[claim.by]!)
    ) {
      const [who] = content;
      const himself = isWord(who, /^(?:er|sie|he|she|they|i|ich)$/);
      told.push(...(himself || who?.is !== 'player' ? [tokens[claim.by]!] : []), ...content.slice(himself ? 1 : 0));
    } else if (isOnlyTold(content, told, capitals) && told.some(({ is }) => is === 'name')) {
      aside.push({ tokens: [tokens[claim.by]!, ...tokens.slice(claim.verb, claim.end)], by: 'claim' });
      // "B has no monsters and says …"
      if (told.at(-1)?.is === 'and') told.pop();
    } else told.push(...tokens.slice(at, claim.end));
    at = claim.end - 1;
  }
  return told;
}
/** What somebody does; what he comes by only with a card that is named. */
const tellsPlay = (content: readonly Token[]): boolean =>
  !(content.every(({ is }) => is !== 'name') && content.some((token) => isWord(token, BE))) &&
  content.some((token) => token.is === 'verb' && !token.verbs.every(({ kind }) => IS_SO.test(kind)) && !isOutcome(token, content)); // prettier-ignore
/** Of a card, a player, something nobody named: "Rank 4 may not attack" is a rule. */
const speaksOf = (content: readonly Token[]): boolean =>
  content.some((token) => /^(?:name|player|whose|effect|counted)$/.test(token.is) || isWord(token, PRONOUN));
/** "he can respond with the ignition effect": of the play he made already. */
const isOfToldPlay = (content: readonly Token[], told: readonly Token[], by: Token): boolean => {
  const last = told.findLast(({ is }) => is === 'player');
  return content.every(({ is }) => is !== 'name' && is !== 'player' && is !== 'whose') && content.some(({ is }) => is === 'effect') && content.some((token) => token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'respond')) && last?.is === 'player' && by.is === 'player' && last.player === by.player;
}; // prettier-ignore
const isOutcome = (token: Token, content: readonly Token[]): boolean =>
  /^(?:draws?|gets?|takes?|zieht|bekommt|nimmt)$/.test(lower(token)) && content.every(({ is }) => is !== 'name');
interface Claim {
  /** Where who says it stands, and where what he says begins and ends. */
  by: number;
  verb: number;
  content: number;
  end: number;
}
function claimAt(tokens: readonly Token[], at: number): Claim | undefined {
  const plain = plainClaimAt(tokens, at);
  if (plain) return plain;
  const named = tokens[at]?.is === 'player';
  const joined = tokens[at - 1]?.is === 'and';
  const verb = named ? at + 1 : at;
  if (!(named || joined) || !isWord(tokens[verb], SAYS)) return undefined;
  const by = named ? at : tokens.slice(0, at).findLastIndex(({ is }) => is === 'player');
  let content = verb + 1;
  const objects = isWord(tokens[verb], OBJECTS);
  while (
    isWord(tokens[content], /^(?:dass|that)$/) ||
    (!objects && isComma(tokens[content])) ||
    isColon(tokens[content])
  )
    content++;
  let end = content;
  while (end < tokens.length && !endsClaim(tokens, end)) end++;
  // "sagt einen Angriff an"
  const announces = isWord(tokens[end - 1], /^an$/);
  const isEmpty = end === content && !isWord(tokens[verb], OBJECTS);
  return by < 0 || isEmpty || announces ? undefined : { by, verb, content, end };
}
/** "B: das ist ein Effektmonster, illegal!": no card, no play. */
function plainClaimAt(tokens: readonly Token[], at: number): Claim | undefined {
  const isIt = tokens[at]?.is === 'player' && isColon(tokens[at + 1]) && isWord(tokens[at + 2], PRONOUN) && isWord(tokens[at + 3], BE);
  const ends = tokens.findIndex((token, n) => n > at + 1 && endsPart(token) && !isComma(token));
  const end = ends < 0 ? tokens.length : ends;
  const says = tokens.slice(at + 2, end).every((token) => token.is === 'word' || token.is === 'counted' || isComma(token));
  return isIt && says ? { by: at, verb: at + 2, content: at + 2, end } : undefined;
} // prettier-ignore
const isColon = (token: Token | undefined): boolean => token?.is === 'sign' && token.sign === ':';
const isComma = (token: Token | undefined): boolean => token?.is === 'sign' && token.sign === ',';
function endsClaim(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  return token.is === 'sign' && (token.sign === ',' ? tokens[at + 1]?.is === 'player' : endsPart(token));
}
