// A card's name as it stands in a sentence: behind an article, a possessive or an adjective, in another case ("mit seinem Dunklen Magier"), before the card
// it is done to ("zerstört mit X Y"). Each becomes the bare name, in the order of the line.

type IsCard = (name: string) => boolean;
const ARTICLE =
  /^(?:[Dd]e[nmrs]|[Dd]as|[Dd]ie|[Ee]ine?[nmrs]?|[Ss]eine?[nmrs]?|[Ii]hre?[nmrs]?|[Dd]iese[nmrs]?|[Tt]he|his|her|their|an?)$/;
/** What is said of the card beside its name, and means nothing more. */
const BESIDE =
  /^(?:angreifende[nmrs]?|eigene[nmrs]?|gegnerische[nmrs]?|aktivierte[nmrs]?|beschworene[nmrs]?|gerade|eben|attacking|own|activated|summoned|opposing)$/i;
const OPENS =
  /^(?:mit|auf|von|durch|gegen|für|an|als|und|greift|aktiviert|kettet|\p{L}*beschwört|zerstört|verbannt|opfert|wirft|setzt|spielt|nutzt|attacks|activates|chains)$/iu;
/** Words of the rules that are names of cards, too. */
const NO_NAME =
  /^(?:Beschwörung|Angriff|Effekt|Aktivierung|Karte|Monster|Kette|Zug|Tribut|Schaden|Deck|Hand|Friedhof)$/i;
const LONGEST = 8;

const ENDINGS = ['er', 'e', 'es', ''] as const;
/** A word in the nominative case, as it may be; itself first. */
function nominatives(word: string): string[] {
  const [, stem] = /^(\p{L}{3,}?)(?:e[nmrs]|e|s|n)$/u.exec(word) ?? [];
  if (stem === undefined) return [word];
  const bare = word.replace(/[nms]$/, '');
  return [...new Set([word, bare, ...ENDINGS.map((end) => stem + end)])];
}
/** The name these words are, in the nominative; at most two of them are not. */
function nameOf(words: readonly string[], isCard: IsCard): string | undefined {
  const whole = words.join(' ').replace(/[.,;?]$/, '');
  if (NO_NAME.test(whole)) return undefined;
  if (isCard(whole)) return whole;
  const plain = whole.split(' ');
  for (const [n, word] of plain.entries())
    for (const one of nominatives(word)) {
      const first = plain.with(n, one);
      if (one !== word && isCard(first.join(' '))) return first.join(' ');
      for (let m = n + 1; m < plain.length; m++)
        for (const two of nominatives(plain[m]!)) {
          const both = first.with(m, two).join(' ');
          if (isCard(both)) return both;
        }
    }
  return undefined;
}
interface Named {
  name: string;
  words: number;
  /** The sign behind it. */
  sign: string;
}
/** The longest name that begins here; `cases`: in another case, too. */
function nameAt(words: readonly string[], from: number, isCard: IsCard, cases: boolean): Named | undefined {
  if (!/^[\p{L}\d"„]/u.test(words[from] ?? '')) return undefined;
  for (let count = Math.min(LONGEST, words.length - from); count > 0; count--) {
    const span = words.slice(from, from + count);
    // A sign of the line ends a name; a name's own comma is another sign by now.
    if (span.slice(0, -1).some((word) => /[,;>]$|→/u.test(word))) continue;
    const name = cases && count <= 5 && span.every((word) => /^[\p{L}\p{P}\d]+$/u.test(word)) ? nameOf(span, isCard) : bareName(span, isCard);
    if (name !== undefined) return { name, words: count, sign: /[.,;?]$/.exec(span.at(-1)!)?.[0] ?? '' };
  }
  return undefined;
} // prettier-ignore
function bareName(span: readonly string[], isCard: IsCard): string | undefined {
  const name = span.join(' ').replace(/[.,;?]$/, '');
  return !NO_NAME.test(name) && isCard(name) ? name : undefined;
}
/** "Jinzo von B": whose it is, and the sign behind that. */
const ofWhom = (words: readonly string[], at: number): { who: string; sign: string } | undefined => {
  const [, who, sign = ''] = /^(?:von|of)$/i.test(words[at] ?? '') ? (/^([AB])([,;?]?)$/.exec(words[at + 1] ?? '') ?? []) : [];
  return who === undefined ? undefined : { who, sign };
}; // prettier-ignore

/** The line with its names bare: no article before them, in the nominative. */
export function barely(line: string, isCard: IsCard): string {
  const words = line.split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const own = /^[AB]s$/.test(word);
    const after = words.slice(at + 1).findIndex((one) => !BESIDE.test(one));
    const from = own || ARTICLE.test(word) ? at + 1 + Math.max(after, 0) : OPENS.test(word) ? at + 1 : undefined;
    const name = from === undefined || (ARTICLE.test(word) && nameAt(words, at, isCard, false)) ? undefined : nameAt(words, from, isCard, true);
    if (from === undefined || !name) {
      found.push(word);
      at++;
      continue;
    }
    if (own) found.push(`${word[0]!}'s`);
    else if (OPENS.test(word)) found.push(word);
    const whose = name.sign === '' ? ofWhom(words, from + name.words) : undefined;
    found.push(name.name + (whose ? ` (${whose.who}'s)${whose.sign}` : name.sign));
    at = from + name.words + (whose ? 2 : 0);
  }
  return found.join(' ');
} // prettier-ignore

/** "zerstört mit X Y", "wirft für X Y ab", "kettet auf X Y": two names, the first behind a preposition; the second goes before it. */
const FIRST =
  /((?<![\p{L}'’])[AB]\s+(?:schickt|legt|zerstört|verbannt|annulliert|negiert|holt|sucht|wirft|opfert|kettet|beschwört|spezialbeschwört|sendet))\s+(mit|durch|für|an|auf)\s+((?:(?:den|die)\s+effekt\s+von\s+)?(?:[AB]['’]s\s+)?)([^,;>\n]+)/giu;
const BETWEEN = /^(?:de[nmrs]|das|die|seine?[nmrs]?|ihre?[nmrs]?|gesetzte[nmrs]?|verdeckte[nmrs]?)$/i;
export const secondFirst = (line: string, isCard: IsCard): string =>
  line.replace(FIRST, (whole: string, verb: string, preposition: string, of: string, rest: string) => {
    const words = rest.split(' ');
    const first = nameAt(words, 0, isCard, false);
    if (first?.sign !== '') return whole;
    let from = first.words;
    while (from < first.words + 2 && BETWEEN.test(words[from] ?? '')) from++;
    const second = nameAt(words, from, isCard, false);
    if (!second) return whole;
    const behind = words.slice(from + second.words).join(' ');
    if (/kettet$/i.test(verb)) return `${verb} ${second.name} an ${of}${first.name} ${behind || 'an'}`;
    return `${verb} ${second.name} ${preposition} ${of}${first.name}${behind ? ` ${behind}` : ''}`;
  });
