/**
 * What a text is about, in features that rules, asked phrases and questions share whatever their words and language:
 * stems, parts of compounds, pairs of neighbouring words, concepts (`=deck`, for 'Stapel' as for 'pile'; `=t:…` for a term of the glossary) and the
 * kind of question (`?when`).
 */
import { PARTICLES } from '../inflected.ts';
import { compared } from './amounts.ts';
import { askingWord, isStopWord, remembered, stem, words } from '../text.ts';

/** Feature → weight, 0 to 1. */
export type Meaning = Map<string, number>;

/** What a part of a compound, a concept, the kind of question and a pair weigh beside a word itself. */
const weights = { filler: 0.25, part: 0.6, concept: 0.8, conceptOfPart: 0.56, asking: 0.5, pair: 0.4 };

/** Two words side by side, small ones too ('my turn', 'nicht mehr'), in either order. */
const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
export const isPair = (feature: string): boolean => feature.includes(' ');
/** A kind of question ('?when'). */
export const isKind = (feature: string): boolean => feature.startsWith('?');

/** Several words that stand for something together, by the stem of the first. */
interface Phrase {
  rest: string[];
  /** The rest follow at once; otherwise they stand near, in any order. */
  close: boolean;
  concept: string;
}
/** Small words that tell in a phrase: 'give up', 'nach unten' (with articles they are left out elsewhere). */
const particles = new Set('up down out off back on over under ab auf aus an zu um hin weg unten oben nach'.split(' '));
/** Words of everyday talk: rare in rules, but they tell hardly anything. */
const fillers = new Set(
  (
    'one two three many much often must who whose wer wen wem wann when viel viele oft muss muessen zwei drei erst gibt ' +
    'anyway anything something someone somebody anyone anybody everything really actually already maybe please ever even though although yet ' +
    'like want wants wanted let lets got get gets getting going go goes make makes making put puts think know tell say said thing things stuff ' +
    'myself himself itself bit lot lots way kind sort moment earlier later once around else instead very much more most only own same such ' +
    'other another yes ago while during because since until without with no not now today time well still right gone come comes came done ' +
    'trotzdem ueberhaupt wenigstens dabei dafuer davon daran darauf damit dazu dagegen alles etwas irgendwas irgendwie jemand jemanden niemand einfach ' +
    'wirklich vielleicht bitte halt doch ja nein ganz sehr mehr will moechte wollen wollte lassen lasse laesst sonst dann also nun naemlich sogar beim ins ' +
    'dies selber selbst andere anderen anderer anderes eins immer nie bereits bisher spaeter vorhin vorher nachher waehrend weil seit bis dort hier da ' +
    // What is drawn together, and words that only join or affirm.
    'says whether being mine dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt mustnt hasnt havent hadnt cannot ive im id ill hes shes its thats theres whats whos wheres hows youre youve theyre weve hed theyve according okay true correct right simply exactly too whole ' +
    'aber obwohl wegen statt dessen derselben dieselbe dieselben dasselbe demselben denselben desselben meines welchem haette haetten wuerde wuerden sei seien durfte durften ob gar fuers aufs ans ums durchs uebers unters hinters vors gehts gibts hats ists stimmt richtig behauptet meint laut genau einfach ausserdem eigene eigenen eigenes eigener anders ebenfalls bloss fast schliesslich trotz falls deshalb deswegen darum jedoch jeweils ' +
    'machst mach gehen ging kommt kommen kam komme bekommt sagen sagt sage ding sachen sache weise art kein keine keinen keiner nicht ohne mit heute muesste'
  ).split(' '),
);
/** How many other words may stand among those of a phrase. */
const gap = 2;

/** Words and what they stand for. */
export class Concepts {
  readonly #words = new Map<string, Set<string>>();
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(said: [text: string, concept: string][]) {
    for (const [text, concept] of said) this.#add(text, concept);
  }

  /** Articles and the like are left out of a phrase, unless it has only one other word ('turn it up', 'up front'). */
  #add(text: string, concept: string): void {
    const all = words(text);
    const telling = all.filter((word) => !isStopWord(word) || particles.has(word));
    const close = telling.length < 2;
    const [first, ...rest] = (close ? all : telling).map(stem);
    if (first === undefined) return;
    if (rest.length === 0) this.#words.set(first, (this.#words.get(first) ?? new Set()).add(concept));
    else this.#phrases.set(first, [...(this.#phrases.get(first) ?? []), { rest, close, concept }]);
  }

  /** Whether the word alone stands for something. */
  knows(word: string): boolean {
    return this.#words.has(stem(word));
  }

  /** The concepts of words, each with its share: a word of several meanings tells less of each. */
  in(tokens: string[]): { concept: string; share: number }[] {
    const own = tokens.map(stem);
    return own.flatMap((word, at) => {
      const alone = isStopWord(tokens[at]!) ? [] : [...(this.#words.get(word) ?? [])];
      const together = (this.#phrases.get(word) ?? []).filter((phrase) => stands(own, at, phrase));
      return [
        ...alone.map((concept) => ({ concept, share: 1 / Math.sqrt(alone.length) })),
        ...together.map(({ concept }) => ({ concept, share: 1 })),
      ];
    });
  }
}

function stands(own: string[], at: number, { rest, close }: Phrase): boolean {
  if (close) return rest.every((word, i) => own[at + 1 + i] === word);
  const reach = rest.length + gap;
  const around = own.slice(Math.max(0, at - reach), at + reach + 1);
  return rest.every((word) => around.includes(word));
}

export interface Language {
  concepts: Concepts;
  /** The words of a compound. */
  parts: (word: string) => string[];
  /** Whether rules have the word. */
  verbs: (word: string) => boolean;
}

/** What a word says by itself, whatever stands around it. */
function ofWord(token: string, { concepts, parts }: Language): [feature: string, weight: number][] {
  const asking = askingWord(token);
  const said: [string, number][] = asking ? [[asking, weights.asking]] : [];
  if (isStopWord(token)) return said;
  said.push([stem(token), fillers.has(token) ? weights.filler : 1]);
  for (const part of parts(token)) {
    said.push([stem(part), weights.part]);
    for (const { concept, share } of concepts.in([part])) said.push([`=${concept}`, weights.conceptOfPart * share]);
  }
  return said;
}
/** The same again for a word that was asked about before: a hundred thousand words are made of a few thousand. */
const kept = new WeakMap<Language, (token: string) => ReturnType<typeof ofWord>>();
function remembering(language: Language): (token: string) => ReturnType<typeof ofWord> {
  let own = kept.get(language);
  if (!own) kept.set(language, (own = remembered((token) => ofWord(token, language))));
  return own;
}

/** How far before its particle a verb may stand. */
const verbReach = 8;
/** German verbs whose particle stands at a later place: 'gibt … auf'. */
function partedVerbs(tokens: string[], { concepts, verbs }: Language): string[] {
  return tokens.flatMap((particle, at) => {
    if (!PARTICLES.has(particle)) return [];
    for (let i = at - 1; i >= 0 && i >= at - verbReach; i--) {
      const verb = `${particle}${tokens[i]!}`;
      if (tokens[i]!.length >= 3 && (verbs(verb) || concepts.knows(verb))) return [verb];
    }
    return [];
  });
}

export function meaningOf(tokens: string[], language: Language): Meaning {
  const meaning: Meaning = new Map();
  const add = (feature: string, weight: number) => {
    if ((meaning.get(feature) ?? 0) < weight) meaning.set(feature, weight);
  };
  const said = remembering(language);
  for (const token of tokens) for (const [feature, weight] of said(token)) add(feature, weight);
  for (const { concept, share } of language.concepts.in(tokens)) add(`=${concept}`, weights.concept * share);
  const held = compared(tokens);
  if (held) add(held, 1);
  for (const verb of partedVerbs(tokens, language)) {
    add(stem(verb), 0.6);
    for (const { concept, share } of language.concepts.in([verb])) add(`=${concept}`, weights.concept * share);
  }
  const own = tokens.map(stem);
  for (let i = 1; i < own.length; i++) add(pair(own[i - 1]!, own[i]!), weights.pair);
  return meaning;
}
export const meaningOfText = (text: string, language: Language): Meaning => meaningOf(words(text), language);
