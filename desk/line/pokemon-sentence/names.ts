// The names of a sentence are found first: cards, attacks and Abilities, each as long as it can be. A word of the language is no name unless it is written as
// one ("plays Switch", "switches").
import { eachName, nameKey } from '../../../engine/case/names.ts';
import { bareWord } from '../lexing.ts';
import type { PtcgCard } from '../../../engine/case/schema.ts';
import { keyed } from '../../../engine/keyed.ts';
import { isInPlayAs, type PokemonLine } from '../pokemon-line.ts';
import { unnamedCard } from '../pokemon-nobody.ts';
import { describedBy } from '../pokemon-trait.ts';
import { isWordOf, verbsOf } from './lexicon.ts';

export type NameFound = { text: string; from: number; to: number } & (
  { is: 'name'; name: string; card: PtcgCard; kind: 'pokemon' | 'lies' | 'trainer' } | { is: 'part'; called: string }
);
const MOST_WORDS = 7;

export function namesIn(line: string, into: PokemonLine): NameFound[] {
  const words = [...line.matchAll(/[^\s→]+/g)].map((found) => ({ text: found[0], from: found.index }));
  // "no Pokémon ex" is none.
  const isNone = ({ from }: NameFound): boolean =>
    /(?:\b(?:no|without|other)|(?:kein\p{L}*|ohne)(?:\s+(?:andere|weitere)\p{L}?)?)\s+$/iu.test(line.slice(0, from));
  const cards = spans(line, words, (text) => cardAt(text, into)).filter(
    (one) => !/^pok[eé]mon[\s-]/i.test(one.text) || !isNone(one),
  );
  const pokemon = cards.flatMap((one) => (one.is === 'name' && one.kind === 'pokemon' ? [one.name] : []));
  const parts = partsOf(pokemon, into);
  const called = spans(line, words, (text) => partAt(text, parts, into));
  const isPart = (one: NameFound): boolean =>
    called.some(
      (part) =>
        part.is === 'part' && part.from === one.from && parts.has(nameKey(part.called)) && swallows(one, part.text),
    );
  const all = [...cards.filter((one) => !isPart(one)), ...called];
  const rank = (one: NameFound): number => (one.is === 'name' ? 1 : parts.has(nameKey(one.called)) ? 0 : 2);
  // The longest counts; of two as long the attack of a Pokémon the line names.
  const found: NameFound[] = [];
  for (const one of all.toSorted((a, b) => b.to - b.from - (a.to - a.from) || rank(a) - rank(b)))
    // prettier-ignore
    if (found.every(({ from, to }) => one.to <= from || one.from >= to)) found.push(one);
  return inShort(line, words, found, into).toSorted((a, b) => a.from - b.from);
}
/** "uses Flare on X" is no Flareon: behind the attack of a Pokémon the line names, small words are not the rest of a card's name that is written otherwise. */
function swallows(one: NameFound, part: string): boolean {
  if (one.is !== 'name' || !one.text.startsWith(`${part} `)) return false;
  const rest = one.text.slice(part.length + 1).toLowerCase();
  return rest.split(/\s+/).every(isWordOf) && eachName(one.card).every((name) => name.toLowerCase() !== one.text.toLowerCase());
} // prettier-ignore
const OWNER = /(?:^|[\s(,;.:])([AB])(?:['’]s|s)\s+(?:\p{L}+\s+)?$/u;
/** "Fez", "Lucario" behind "Fezandipiti ex", "Mega Lucario ex": the one Pokémon of the line a word of whose name it is, or begins. */
function inShort(line: string, words: readonly { text: string; from: number }[], found: readonly NameFound[], into: PokemonLine): NameFound[] {
  const pokemon = found.filter((one) => one.is === 'name' && one.kind === 'pokemon');
  const owner = ({ from }: { from: number }): string | undefined => OWNER.exec(line.slice(0, from))?.[1];
  const meant = (short: string, at: { from: number; whole: boolean }): NameFound | undefined => {
    const names = pokemon.filter((one) => one.from < at.from && isShortFor(short, one, at.whole) && (owner(at) ?? owner(one)) === (owner(one) ?? owner(at)));
    const [first] = names;
    return first?.is === 'name' && names.every((one) => one.is === 'name' && one.name === first.name) ? first : undefined;
  };
  const told = (of: NameFound, text: string, from: number): NameFound => {
    const { name } = of as Extract<NameFound, { is: 'name' }>;
    into.assumed.add('', name, `„${text}“ ist ${name}.`, `“${text}” is ${name}.`);
    return { ...of, text, from, to: from + text.length };
  };
  const isCounted = (from: number): boolean => /(?:\d|\b(?:an?|another|eine?[mnrs]?|und|and|or|oder))\s+$/i.test(line.slice(0, from));
  // Whom an attack hits is rather another Pokémon.
  const isAim = (from: number): boolean => /(?:[-=]>|→|(?<!(?:damage|counters?|schaden|marken|energ\S+|attached)\s+)(?<!\p{L})(?:on|onto|into|against|vs\.?|auf|gegen))\s+$/iu.test(line.slice(0, from));
  const whole = found.map((one) => {
    const of = one.is === 'name' && one.kind === 'pokemon' && !isCounted(one.from) && !isAim(one.from) ? meant(one.text, { ...one, whole: true }) : undefined;
    return of ? told(of, one.text, one.from) : one;
  });
  const more = words.flatMap(({ text: raw, from: at }) => {
    const [lead = '', text = ''] = /^(["“„(]*)(\p{Lu}\p{L}{2,}?)(?:['’]s|s)?(?=["“”,;.?!:)]*$)/u.exec(raw)?.slice(1) ?? [];
    const from = at + lead.length;
    // "MEG 77" is a print.
    const isPrint = text === text.toUpperCase() && /^\s+\d/.test(line.slice(from + text.length));
    // "his VSTAR Power" is no Pokémon VSTAR.
    const isKind = /^(?:VSTAR|VMAX|GX|EX)$/.test(text);
    const isFree = text !== '' && !isPrint && !isKind && found.every((one) => from >= one.to || from + text.length <= one.from) && !isWordOf(text.toLowerCase());
    const of = isFree ? meant(text, { from, whole: false }) : undefined;
    return of ? [told(of, text, from)] : [];
  });
  return [...whole, ...more];
} // prettier-ignore
/** `whole`: the short name is another card's, so each word of it is one of the name. */
function isShortFor(short: string, of: NameFound, whole: boolean): boolean {
  if (of.is !== 'name') return false;
  const said = short.toLowerCase().split(/[\s-]+/);
  return [of.name, of.text, ...eachName(of.card)].some((name) => {
    const words = name.toLowerCase().split(/[\s-]+/);
    return words.length > said.length && (whole ? said.every((word) => words.includes(word)) : words.some((word) => word.startsWith(said[0]!) || (short.length > 3 && word.endsWith(said[0]!))));
  });
} // prettier-ignore
type Told = NameFound extends infer F ? (F extends NameFound ? Omit<F, 'text' | 'from' | 'to'> : never) : never;
/** Every span of words that is a name, the longest from each word on. */
function spans(line: string, words: readonly { text: string; from: number }[], read: (text: string) => Told | undefined): NameFound[] {
  return words.flatMap((first, n) => {
    for (let count = Math.min(MOST_WORDS, words.length - n); count > 0; count--) {
      const last = words[n + count - 1]!;
      if ([first, last].some(({ text }) => /^[+&]$/.test(text))) continue;
      const raw = line.slice(first.from, last.from + last.text.length);
      if (raw.includes('\n') || raw.includes('→') || /(?<!\b(?:Mr|Lt|Jr|Dr|Prof))[.!?;]\s|\)\s*[^\s.,;:?!]|.\(|\s[-–—]$/.test(raw)) continue;
      const lead = /^["„“”'(]*/.exec(raw)![0].length;
      for (const text of written(raw.slice(lead))) {
        if (count === 1 && /^(?:judge|richter)$/i.test(text) && words.slice(Math.max(0, n - 2), n).some(({ text: before }) => /^(?:calls?|called|ruft|holt)$/i.test(before))) continue;
        if (count === 1 && isWordOf(bareWord(text.toLowerCase())) && !(n > 0 && !/[.?!]$/.test(words[n - 1]!.text) && isNamed(bareWord(text)))) continue;
        const told = read(text);
        if (told) return [{ ...told, text, from: first.from + lead, to: first.from + lead + text.length } as NameFound];
      }
    }
    return [];
  });
} // prettier-ignore
/** A capital letter in the middle of a sentence; a letter alone is a player. */
const isNamed = (text: string): boolean => /^\p{Lu}/u.test(text) && !/^(?:A|B|As|Bs|Energ\p{L}+|HP|KP|Bank|Hand|Deck|Kopf|Zahl|Schaden|Pok[eé]mon|Angriff|Attacke|Fähigkeit|Karte|Zug|Aktiv\p{L}*|Active|Bench|Ability|Attack|Prize|Preise|Spiel|Rückzug)$/u.test(text); // prettier-ignore
/** Without the signs of the sentence around it, and without a genitive. */
function written(raw: string): string[] {
  const bare = raw.replace(/(?:["“”,;.?!:)>]|['’](?=[,.]))+$/, '');
  return [...new Set([bare, raw.replace(/[,;:?)]+$/, ''), bare.replace(/['’]s?$/, ''), bare.replace(/(?<=\p{L}{3}|[\s-](?:V|GX|EX|ex))s$/u, ''), bare.replace(/(?<=(?:ch|sh|ss|x))es$/u, '')])].filter(Boolean);
} // prettier-ignore
function cardAt(text: string, into: PokemonLine): Told | undefined {
  // "with 4 Grass Energy: Energy Ball": no name goes on behind a colon but one that has it.
  if (/:\s/.test(text) && !into.known(text) && !/^TM/i.test(text)) return undefined;
  if (/^TM:?\s/i.test(text)) return cardAt(text.replace(/^TM:?/i, 'Technical Machine:'), into) ?? cardAt(text.replace(/^TM:?/i, 'Technische Maschine:'), into); // prettier-ignore
  const nobody = unnamedIn(text);
  if (nobody) return { is: 'name', ...nobody, kind: nobody.card.kind === 'pokemon' ? 'pokemon' : 'lies' };
  const lies = into.attachable(text.replace(/energien$/i, 'Energie').replace(/energies$/i, 'Energy'));
  const found = lies ? into.known(lies.name) : into.known(text);
  if (lies) return { is: 'name', name: lies.name, card: found?.card ?? { name: lies.name, kind: 'energy' }, kind: 'lies' };
  // "Doppel-Turbo", "Mist": what lies on a Pokémon, without its last word.
  const short = found || !/^\p{Lu}[\p{L}\s-]*$/u.test(text) ? undefined : [`${text}-Energie`, `${text} Energy`].map((one) => into.attachable(one)).find(Boolean);
  if (short) return { is: 'name', name: short.name, card: into.known(short.name)?.card ?? { name: short.name, kind: 'energy' }, kind: 'lies' };
  if (!found) return undefined;
  return { is: 'name', name: text, card: found.card, kind: isInPlayAs(found.card) ? 'pokemon' : 'trainer' };
} // prettier-ignore
/** "einer Ausrüstung", "another Tool", "ein Tera-Pokémon", "a Pokémon ex", "Pokémon ex" behind a number: a card nobody named. */
function unnamedIn(text: string): { name: string; card: PtcgCard } | undefined {
  if (/^(?:(?:an?|another|one|eine[rnm]?|weitere|andere|zweite|noch)\s+)+(?:pok[eé]mon[\s-]+)?(?:tool(?:\s+card)?|ausrüstung)$|^(?:pok[eé]mon[\s-]+)?(?:tools|tool\s+cards|ausrüstungen|ausrüstungskarten)$/i.test(text)) return unnamedCard('a Tool'); // prettier-ignore
  const [, before, behind] = /^(?:(?:an?|one|ein(?:em|en)?|another)\s+)?(?:(\p{L}+(?:[\s-][12])?)[\s-]+pok[eé]mon|pok[eé]mon[\s-]+(ex|V|VMAX|VSTAR|GX|EX))$/iu.exec(text) ?? []; // prettier-ignore
  const trait = behind ?? before;
  const found = trait !== undefined && !isWordOf(trait.toLowerCase()) ? describedBy(trait) : undefined;
  return found && unnamedCard(behind === undefined ? `a ${englishTrait(found.is) ?? trait} Pokémon` : `a Pokémon ${behind}`);
} // prettier-ignore
const englishTrait = ({ types, labels, stage }: Partial<PtcgCard>): string | undefined =>
  types?.[0] ?? labels?.[0] ?? (stage === 'basic' ? 'Basic' : stage === 'stage1' ? 'Stage 1' : stage === 'stage2' ? 'Stage 2' : undefined); // prettier-ignore
/** The attacks and Abilities of these Pokémon, on whichever printing. */
function partsOf(pokemon: readonly string[], into: PokemonLine): ReadonlySet<string> {
  const cards = [...new Set(pokemon)].flatMap((name) => [into.known(name)?.card, ...into.printings(name)]);
  return new Set(cards.flatMap((card) => [...(card?.attacks ?? []), ...(card?.abilities ?? [])].flatMap(eachName).map(nameKey))); // prettier-ignore
}
/** "Delta Plus" is Δ Plus. */
const inGreek = (text: string): string => text.replace(/^(alpha|delta|theta|omega)(?=\s)/i, (word) => keyed(GREEK, word.toLowerCase()) ?? word); // prettier-ignore
const GREEK: Readonly<Record<string, string>> = { alpha: 'α', delta: 'Δ', theta: 'θ', omega: 'Ω' };
const isPrinted = (text: string, into: PokemonLine): boolean =>
  into.using(text).some((name) => into.printings(name).some(({ attacks = [], abilities = [] }) => [...attacks, ...abilities].flatMap(eachName).some((one) => one.toLowerCase() === text.toLowerCase()))); // prettier-ignore
/** An attack or Ability: of a Pokémon the line names, else of few, and written as a name. */
function partAt(text: string, parts: ReadonlySet<string>, into: PokemonLine): Told | undefined {
  // "B ends": a player who does something, and no "Bend".
  const [, doing = ''] = /^[AB]\s(\p{Ll}+)$/u.exec(text) ?? [];
  if ([doing, `${doing}s`].some((word) => verbsOf(word).length > 0)) return undefined;
  // A player's letter ends no name, and a comma stands in one only as it is printed.
  if (/^\p{Ll}+\s[AB]$/u.test(text) || (/,/.test(text) && !isPrinted(text, into))) return undefined;
  // "pull up": what somebody does.
  if (/^\p{Ll}+\s\p{Ll}+$/u.test(text) && !parts.has(nameKey(text)) && verbsOf(text.split(/\s/)[0]!).length > 0)
    return undefined;
  if (goesOnBehind(text, parts)) return undefined;
  const isOne = (called: string): boolean => parts.has(nameKey(called)) || (/^\p{Lu}|\s/u.test(called) && into.using(called).length > 0); // prettier-ignore
  const called = [text, inGreek(text)].find(isOne);
  return called === undefined ? undefined : { is: 'part', called };
}
/** "uses Bite on X" is no "Bite On" of another Pokémon: behind the attack of one the line names a small word is the sentence's. */
const goesOnBehind = (text: string, parts: ReadonlySet<string>): boolean =>
  !parts.has(nameKey(text)) &&
  text.split(/\s+/).slice(0, -1).some((_, n, words) => {
    const rest = text.split(/\s+/).slice(n + 1);
    return rest.every((word) => /^\p{Ll}/u.test(word) && isWordOf(word)) && parts.has(nameKey(words.slice(0, n + 1).join(' ')));
  }); // prettier-ignore
