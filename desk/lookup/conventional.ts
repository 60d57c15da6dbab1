/**
 * Where nobody read a text, its punctuation still says what is what: what stands before a colon is when an effect may be activated, what stands
 * behind it before a semicolon is done to activate it, the rest happens when it resolves. Only where it is plain which sentence an effect is.
 */
import { sentences } from '../../reader/frame/sentences.ts';

interface Span {
  from: number;
  to: number;
}
interface Declared {
  kind?: string;
  option?: number;
}
const ACTIVATED = ['ignition', 'trigger', 'quick', 'flip'];

/** The words of an English text behind a place (a JSON Pointer) in the effects declared for its card; undefined where that is not plain. */
export function conventional(text: string, effects: readonly unknown[], at: string): Span | undefined {
  const sentence = sentenceOf(text, effects as readonly Declared[], Number(at.split('/')[1]));
  return sentence && partOf(text, sentence, at);
}
/** Of the sentence an effect is: the part a place in the effect is about. */
export function partOf(text: string, { from, to }: Span, at: string): Span {
  const [, , part = ''] = at.split('/');
  const said = text.slice(from, to);
  const colon = signAt(said, ':');
  const semicolon = signAt(said, ';', colon + 1);
  if (/^(?:on|respondsTo|when|if|condition)$/.test(part) && colon >= 0) return span(text, from, from + colon + 1);
  if (/^(?:cost|targets)$/.test(part) && semicolon >= 0) return span(text, from + colon + 1, from + semicolon + 1);
  if (part === 'resolve') return span(text, from + Math.max(colon, semicolon) + 1, to);
  return span(text, from, to);
}

/** The sentence of an effect: of the only one there is, or of the n-th that is activated where as many sentences have a colon. */
function sentenceOf(text: string, effects: readonly Declared[], index: number): Span | undefined {
  const effect = effects[index];
  if (!effect || effects.some(({ option = 1 }) => option > 1)) return undefined;
  const all = sentences(text);
  const withSign = all.filter(({ from, to }) => signAt(text.slice(from, to), ':') >= 0);
  const activated = effects.filter(({ kind = '' }) => ACTIVATED.includes(kind));
  if (effects.length === 1 && effect.kind === 'activation' && withSign.length === 0) {
    const parted = all.filter(({ from, to }) => signAt(text.slice(from, to), ';') >= 0);
    const own = parted.length > 0 ? parted : all;
    return own.length === 1 ? own[0] : undefined;
  }
  if (effects.length === 1) return withSign.length === 1 ? withSign[0] : undefined;
  const nth = activated.indexOf(effect);
  const only = !effects.some(({ kind }) => kind === 'activation') && activated.length === withSign.length;
  return only && nth >= 0 ? withSign[nth] : undefined;
}

interface Summoned {
  kind?: string;
  summoning?: object;
  procedure?: { summon?: string };
}
/** How only it comes onto the field, as cards print it; how it brings itself there. */
const COMES = /^(?:this card )?(?:cannot be (?:normal summoned|special summoned (?:except|by))|must (?:first )?(?:either )?be (?:either )?\w+ summoned)/i; // prettier-ignore
const BRINGS_ITSELF = /you can special summon this card \(from |^must (?:first )?be special summoned \(from .*\bby\b/i;

/** The sentences of a condition of being Summoned, and of the only procedure by which a card Special Summons itself. */
export function summoningOf(text: string, effects: readonly unknown[], index: number): Span[] {
  const known = effects as readonly Summoned[];
  const effect = known[index];
  const isOwn = (one: Summoned | undefined): boolean => one?.procedure?.summon === 'own';
  const printed = effect?.summoning
    ? COMES
    : isOwn(effect) && known.filter(isOwn).length === 1
      ? BRINGS_ITSELF
      : undefined;
  return printed ? sentences(text).filter(({ from, to }) => printed.test(text.slice(from, to).trim())) : [];
}

/** Where a sign stands outside of quotes and parentheses; -1 where it does not. */
function signAt(text: string, sign: ':' | ';', from = 0): number {
  const bare = text.replace(/"[^"]*"|\([^()]*\)/g, (inner) => ' '.repeat(inner.length));
  return bare.indexOf(sign, from);
}

function span(text: string, from: number, to: number): Span {
  const said = text.slice(from, to);
  return { from: from + (said.length - said.trimStart().length), to: from + said.trimEnd().length };
}
