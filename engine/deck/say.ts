/** The sentences of deck checks, in both languages. */
import { list, say } from '../ruling/say.ts';
import type { Game } from '../case/schema.ts';
import type { Localized } from '../ruling/schema.ts';

const cards = (n: number): Localized => (n === 1 ? say('1 Karte', '1 card') : say(`${n} Karten`, `${n} cards`));
const copies = (n: number): Localized => (n === 1 ? say('1 Exemplar', '1 copy') : say(`${n} Exemplare`, `${n} copies`));
const either = (numbers: readonly number[]): Localized =>
  list(
    numbers.map((n) => say(String(n), String(n))),
    'or',
  );
const LIMITED: Record<0 | 1 | 2, Localized> = {
  0: say('verboten', 'Forbidden'),
  1: say('limitiert (1 Exemplar)', 'Limited (1 copy)'),
  2: say('halblimitiert (2 Exemplare)', 'Semi-Limited (2 copies)'),
};
export const limitWord = (limit: 0 | 1 | 2 | 3, game: Game = 'ygo'): Localized => {
  if (game === 'ptcg') return limit === 0 ? say('verboten', 'banned') : say('erlaubt', 'legal');
  return limit === 3 ? say('unbeschränkt (3 Exemplare)', 'unlimited (3 copies)') : LIMITED[limit];
};

export const sayDeck = {
  tooFew: (part: Localized, n: number, min: number) =>
    say(`${part.de}: ${cards(n).de}, mindestens ${min} sind nötig.`, `${part.en}: ${cards(n).en}; at least ${min} are needed.`), // prettier-ignore
  tooMany: (part: Localized, n: number, max: number) =>
    say(`${part.de}: ${cards(n).de}, höchstens ${max} sind erlaubt.`, `${part.en}: ${cards(n).en}; at most ${max} are allowed.`), // prettier-ignore
  sizeExactly: (part: Localized, n: number, sizes: readonly number[]) =>
    say(`${part.de}: ${cards(n).de}; erlaubt sind genau ${either(sizes).de}.`, `${part.en}: ${cards(n).en}; exactly ${either(sizes).en} are allowed.`), // prettier-ignore
  mendAdd: (part: Localized, n: number) =>
    say(`${cards(n).de} in das ${part.de} aufnehmen.`, `Add ${cards(n).en} to the ${part.en}.`),
  mendRemove: (part: Localized, n: number) =>
    say(`${cards(n).de} aus dem ${part.de} nehmen.`, `Take ${cards(n).en} out of the ${part.en}.`),
  mendExactly: (part: Localized, n: number, sizes: readonly number[]) => {
    const near = [...sizes].sort((a, b) => Math.abs(a - n) - Math.abs(b - n))[0] ?? 0;
    return near > n ? sayDeck.mendAdd(part, near - n) : sayDeck.mendRemove(part, n - near);
  },
  unknown: (card: Localized) =>
    say(`„${card.de}“: Diese Karte ist nicht bekannt.`, `“${card.en}”: no such card is known.`),
  mendUnknown: () =>
    say(
      'Den Namen prüfen, wie er auf der Karte steht, oder die Kartenliste importieren.',
      'Check the name as printed on the card, or import the card list.',
    ),
  tooManyCopies: (card: Localized, n: number, most: number) =>
    say(`${card.de}: ${copies(n).de}, höchstens ${most} sind erlaubt.`, `${card.en}: ${copies(n).en}; at most ${most} are allowed.`), // prettier-ignore
  countTogether: (names: readonly Localized[], n: number, most: number) =>
    say(
      `${list(names).de} zählen als eine Karte: zusammen ${copies(n).de}, höchstens ${most} sind erlaubt.`,
      `${list(names).en} count as one card: ${copies(n).en} together; at most ${most} are allowed.`,
    ),
  limited: (card: Localized, n: number, limit: 0 | 1 | 2, on: Localized) =>
    limit === 0
      ? say(`${card.de} ist verboten (${on.de}).`, `${card.en} is Forbidden (${on.en}).`)
      : say(
          `${card.de} ist ${LIMITED[limit].de}; hier stehen ${n} (${on.de}).`,
          `${card.en} is ${LIMITED[limit].en}; there are ${n} here (${on.en}).`,
        ),
  mendCopies: (n: number) => say(`${copies(n).de} herausnehmen.`, `Take out ${copies(n).en}.`),
  extraInMain: (card: Localized, part: Localized) =>
    say(`${card.de} gehört ins ${part.de}, nicht ins Main Deck.`, `${card.en} belongs in the ${part.en}, not in the Main Deck.`), // prettier-ignore
  mainInExtra: (card: Localized, part: Localized) =>
    say(`${card.de} darf nicht im ${part.de} liegen.`, `${card.en} may not be in the ${part.en}.`),
  mendMove: (part: Localized) => say(`Ins ${part.de} verschieben.`, `Move it to the ${part.en}.`),
  token: (card: Localized) => say(`${card.de}: Spielmarken gehören in kein Deck.`, `${card.en}: Tokens belong in no Deck.`), // prettier-ignore
  mendOut: () => say('Herausnehmen.', 'Take it out.'),
  notInPool: (card: Localized, format: Localized) =>
    say(`${card.de} ist im Format ${format.de} nicht erlaubt.`, `${card.en} is not legal in ${format.en}.`),
  oneOf: (kind: Localized, names: readonly Localized[], n: number) =>
    say(
      `Ein Deck darf nur 1 ${kind.de} enthalten; hier sind es ${n} (${list(names).de}).`,
      `A deck may hold only 1 ${kind.en}; here are ${n} (${list(names).en}).`,
    ),
  noBasic: () => say('Das Deck enthält kein Basis-Pokémon.', 'The deck has no Basic Pokémon.'),
  mendBasic: () => say('Mindestens 1 Basis-Pokémon aufnehmen.', 'Add at least 1 Basic Pokémon.'),
  size60: (n: number, size: number) =>
    say(`Das Deck hat ${cards(n).de}; es müssen genau ${size} sein.`, `The deck has ${cards(n).en}; it must have exactly ${size}.`), // prettier-ignore
  mendSize60: (n: number, size: number) =>
    n < size
      ? say(`${cards(size - n).de} aufnehmen.`, `Add ${cards(size - n).en}.`)
      : say(`${cards(n - size).de} herausnehmen.`, `Take out ${cards(n - size).en}.`),
  markNotLegal: (card: Localized, mark: string, marks: readonly string[]) =>
    say(
      `${card.de} hat das Regulationszeichen ${mark}; erlaubt sind ${marks.join(', ')}.`,
      `${card.en} has the regulation mark ${mark}; legal are ${marks.join(', ')}.`,
    ),
  noMark: (card: Localized, marks: readonly string[]) =>
    say(
      `${card.de} hat kein Regulationszeichen; erlaubt sind ${marks.join(', ')}.`,
      `${card.en} has no regulation mark; legal are ${marks.join(', ')}.`,
    ),
  mendReprint: () =>
    say('Ein erlaubter Nachdruck desselben Namens macht auch ältere Drucke erlaubt.', 'A legal reprint of the same card makes older prints legal, too.'), // prettier-ignore
  sideMismatch: (part: Localized, before: number, after: number) =>
    say(
      `${part.de}: ${before} vor dem Tausch, ${after} danach; getauscht wird eins zu eins.`,
      `${part.en}: ${before} before the exchange, ${after} after it; cards are exchanged one for one.`,
    ),
  sideForeign: (card: Localized, n: number) =>
    say(
      `${card.de}: Nach dem Tausch ${n === 1 ? 'ist' : 'sind'} ${copies(n).de} mehr im Deck als vorher; getauscht wird nur mit dem eigenen Side Deck.`,
      `${card.en}: after the exchange there ${n === 1 ? 'is' : 'are'} ${copies(n).en} more than before; cards are exchanged with one's own Side Deck only.`,
    ),
  sideMissing: (card: Localized, n: number) =>
    say(
      `${card.de}: Nach dem Tausch ${n === 1 ? 'fehlt' : 'fehlen'} ${copies(n).de}; was getauscht wird, kommt ins Side Deck.`,
      `${card.en}: after the exchange ${copies(n).en} ${n === 1 ? 'is' : 'are'} missing; what is exchanged goes to the Side Deck.`,
    ),
  mendBack: (n: number) => say(`${copies(n).de} zurücklegen.`, `Put ${copies(n).en} back.`),
  noSideDeck: () =>
    say('Bei Pokémon gibt es kein Side Deck: Zwischen den Spielen wird nichts getauscht.', 'There is no Side Deck in Pokémon: nothing is exchanged between games.'), // prettier-ignore
  banned: (card: Localized, by: Localized) =>
    say(`${card.de} ist nach der ${by.de} verboten.`, `${card.en} is banned by the ${by.en}.`),
  bannedPrints: (card: Localized, prints: readonly string[]) =>
    say(
      `${card.de}: verboten ist nur der Druck ${prints.join(', ')}; die Liste nennt keinen.`,
      `${card.en}: only the print ${prints.join(', ')} is banned; the list names none.`,
    ),
  bannedPerhaps: (card: Localized, by: Localized) =>
    say(
      `${card.de}: Ob die Karte nach der ${by.de} noch verboten war, sagt keine vorliegende Quelle.`,
      `${card.en}: whether the card was still banned by the ${by.en}, no source at hand says.`,
    ),
  otherWords: (cards: readonly Localized[]) =>
    say(
      `${list(cards).de}: Der Druck der Liste hat einen anderen Wortlaut als der erlaubte Nachdruck; erlaubt nur, wenn der Text dasselbe bewirkt. Gespielt wird der neueste Wortlaut.`,
      `${list(cards).en}: the print on the list is worded otherwise than the legal reprint; legal only if the text works the same. The newest wording is played.`,
    ),
  otherPrint: (card: Localized, print: string, is: Localized) =>
    say(`${card.de}: Der Druck ${print} ist ${is.de}; genommen wurde der Name.`, `${card.en}: the print ${print} is ${is.en}; the name was taken.`), // prettier-ignore
  noSuchPrint: (card: Localized, print: string) =>
    say(`${card.de}: Ein Druck ${print} ist hier nicht bekannt; genommen wurde der Name.`, `${card.en}: no print ${print} is known here; the name was taken.`), // prettier-ignore
  notOutYet: (card: Localized, date: string) =>
    say(`${card.de} war am ${dated(date).de} noch nicht erschienen.`, `${card.en} had not come out by ${date}.`),
  noPrintings: (cards: readonly Localized[]) =>
    say(`${list(cards).de}: Kartenpool nicht geprüft, kein Druck ist hier bekannt.`, `${list(cards).en}: pool not checked, no printing is known here.`), // prettier-ignore
  oneNameOf: (names: readonly Localized[]) =>
    say(`Von ${list(names).de} darf ein Deck nur einen Namen enthalten.`, `Of ${list(names).en} a deck may hold one name only.`), // prettier-ignore
  mendOneName: () => say('Nur eine der Karten spielen.', 'Play only one of them.'),
  ruleBox: (card: Localized) =>
    say(`${card.de} hat ein Regelfeld oder ist eine ASS-KLASSE-Karte.`, `${card.en} has a Rule Box or is an ACE SPEC card.`), // prettier-ignore
  manyTypes: (names: readonly Localized[]) =>
    say(`Alle Pokémon müssen einen gemeinsamen Typ haben; nicht so: ${list(names).de}.`, `All Pokémon must share a type; not so: ${list(names).en}.`), // prettier-ignore
  mendType: () => say('Nur Pokémon eines Typs spielen.', 'Play Pokémon of one type only.'),
  unionSets: (card: Localized, sets: readonly string[]) =>
    say(`${card.de}: Alle Teile müssen aus einem Set sein, hier sind es ${sets.join(', ')}.`, `${card.en}: all parts must be of one set; here are ${sets.join(', ')}.`), // prettier-ignore
  mendUnion: () => say('Alle vier Teile aus einem Set nehmen.', 'Take all four parts of one set.'),
  poolUnchecked: () =>
    say('Kartenpool nicht geprüft: Dafür liegt hier keine Liste vor.', 'Pool not checked: there is no list for it here.'), // prettier-ignore
  marksUsed: (marks: readonly string[]) =>
    say(`Erlaubte Regulationszeichen: ${marks.join(', ')} und spätere.`, `Legal regulation marks: ${marks.join(', ')} and later.`), // prettier-ignore
  noList: () => say('Ohne Liste geprüft: Eine Liste für dieses Format ist hier nicht gesichert; eine eigene kann importiert werden.', 'Checked without a list: none is established here for this format; one of your own can be imported.'), // prettier-ignore
  notEstablished: (date: string, before: string | undefined, after: string | undefined) =>
    say(
      `Für den ${dated(date).de} ist keine Liste gesichert; ${neighbours(before, after).de}.`,
      `No list is established for ${dated(date).en}; ${neighbours(before, after).en}.`,
    ),
};

/** A date as people write it. */
export const dated = (iso: string): Localized => {
  const [y, m, d] = iso.split('-');
  return say(`${Number(d)}.${Number(m)}.${y}`, iso);
};
const neighbours = (before: string | undefined, after: string | undefined): Localized => {
  const named = [before, after].flatMap((date) => (date === undefined ? [] : [dated(date)]));
  const { de, en } = list(named);
  if (named.length === 0) return say('bekannt ist hier keine', 'none is known here');
  return named.length === 1
    ? say(`bekannt ist die Liste vom ${de}`, `the nearest known is the list of ${en}`)
    : say(`bekannt sind die Listen vom ${de}`, `the nearest known are the lists of ${en}`);
};

/** How a sentence names the list of a day. */
export const listOf = (from: string): Localized => say(`Liste vom ${dated(from).de}`, `list of ${dated(from).en}`);
