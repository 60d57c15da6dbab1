/**
 * What can be wrong with a case, as a judge would be told: one code and one sentence (de, en) each. Words in “ ” and „ “ stand so in the file.
 * `negative` tests: every code of `PROBLEM_CODES` is reached by a test in `read.test.ts`.
 */
import type { Localized } from '../ruling/schema.ts';

export const PROBLEM_CODES = [
  // the file
  'empty', 'too-big', 'not-text', 'too-deep', 'cut-off', 'syntax', 'indentation', 'tab', 'duplicate-key', 'alias', 'tag', 'several-cases', 'not-a-case',
  // one value
  'unknown-key', 'missing', 'wrong-type', 'unknown-word', 'out-of-range', 'quote-it', 'not-understood',
  // the case as a whole
  'unknown-ruleset', 'other-games-ruleset', 'unknown-card', 'unknown-print', 'unknown-id', 'unknown-attack', 'unknown-ability', 'unknown-counter', 'unknown-effect', 'wrong-place', 'duplicate-id', 'zone-taken', 'too-many', 'contradiction',
] as const; // prettier-ignore
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A word of the file, quoted as each language quotes; long ones are cut. */
const q = (word: string | number): Localized => {
  const text = String(word).replace(/\s+/g, ' ');
  const cut = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return { de: `„${cut}“`, en: `“${cut}”` };
};

/** "‘a’, ‘b’ or ‘c’". */
export function oneOf(words: readonly (string | Localized)[]): Localized {
  const each = words.map((word) => (typeof word === 'string' ? q(word) : word));
  const join = (lang: 'de' | 'en', or: string) => {
    const texts = each.map((e) => e[lang]);
    return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${or} ${texts.at(-1)}`;
  };
  return { de: join('de', 'oder'), en: join('en', 'or') };
}

const PLACES = {
  hand: { de: 'der Hand', en: 'the hand' },
  monsters: { de: 'den Monsterzonen', en: 'the Monster Zones' },
  spellsTraps: { de: 'den Zauber- & Fallenzonen', en: 'the Spell & Trap Zones' },
  bench: { de: 'der Bank', en: 'the Bench' },
} satisfies Record<string, Localized>;
export type CrowdedPlace = keyof typeof PLACES;

export const problems = {
  empty: () => ({ de: 'Die Datei ist leer. Ein Fall beginnt mit „game: ygo“ oder „game: ptcg“.', en: 'The file is empty. A case starts with “game: ygo” or “game: ptcg”.' }),
  tooBig: (limit: string) => ({ de: `Die Datei ist größer als ${limit}; ein Fall braucht nur wenige Kilobyte.`, en: `The file is larger than ${limit}; a case needs only a few kilobytes.` }),
  tooMuch: () => ({ de: 'Die Datei enthält viel mehr Felder und Einträge, als ein Fall je hat.', en: 'The file holds far more fields and entries than a case ever has.' }),
  notText: () => ({ de: 'Das ist keine Textdatei. Ein Fall ist eine Textdatei in JSON oder YAML.', en: 'This is not a text file. A case is a text file in JSON or YAML.' }),
  tooDeep: () => ({ de: 'Hier ist mehr ineinander verschachtelt, als ein Fall je braucht.', en: 'Things are nested deeper here than any case needs.' }),
  cutOff: () => ({ de: 'Die Datei hört mittendrin auf; vermutlich fehlt das Ende.', en: 'The file stops in the middle; its end is probably missing.' }),
  syntax: () => ({ de: 'Ab hier lässt sich die Datei nicht lesen: meist fehlt ein Anführungszeichen, ein Komma, ein Doppelpunkt oder eine Klammer, oder es ist eines zu viel.', en: 'The file cannot be read from here on: usually a quotation mark, comma, colon or bracket is missing, or there is one too many.' }),
  indentation: () => ({ de: 'Diese Zeile ist anders eingerückt als die, zu denen sie gehört.', en: 'This line is indented differently from the lines it belongs to.' }),
  tab: () => ({ de: 'Diese Zeile ist mit einem Tabulator eingerückt; nehmen Sie Leerzeichen.', en: 'This line is indented with a tab; use spaces.' }),
  duplicateKey: (key: string) => ({ de: `${q(key).de} steht zweimal im selben Eintrag; nur eines kann gelten.`, en: `${q(key).en} stands twice in the same entry; only one can count.` }),
  alias: () => ({ de: 'Verweise mit „&“ und „*“ gibt es in einem Fall nicht; schreiben Sie den Eintrag aus oder setzen Sie den Text in Anführungszeichen.', en: 'A case has no references with “&” and “*”; write the entry out, or put the text in quotation marks.' }),
  tag: () => ({ de: 'Angaben mit „!“ gibt es in einem Fall nicht; setzen Sie den Text in Anführungszeichen.', en: 'A case has no tags with “!”; put the text in quotation marks.' }),
  severalCases: () => ({ de: 'In dieser Datei stehen mehrere Fälle; jeder Fall braucht eine eigene Datei.', en: 'This file holds several cases; each case needs a file of its own.' }),
  notACase: () => ({ de: 'Das ist kein Fall. Ein Fall beginnt mit „game: ygo“ oder „game: ptcg“.', en: 'This is not a case. A case starts with “game: ygo” or “game: ptcg”.' }),

  unknownKey: (key: string, known: readonly string[]) => {
    const some = oneOf(known);
    const few = known.length > 0 && known.length <= 14;
    return {
      de: `Ein Feld ${q(key).de} gibt es hier nicht${few ? `; möglich: ${some.de}` : ''}.`,
      en: `There is no field ${q(key).en} here${few ? `; possible: ${some.en}` : ''}.`,
    };
  },
  missing: (key: string, expected: Localized) => ({ de: `Hier fehlt ${q(key).de} (${expected.de}).`, en: `${q(key).en} is missing here (${expected.en}).` }),
  wrongValue: (field: string, expected: Localized, found: Localized) => ({
    de: `${q(field).de} muss ${expected.de} sein; hier steht ${found.de}.`,
    en: `${q(field).en} must be ${expected.en}; found ${found.en}.`,
  }),
  quoteIt: () => ({ de: 'Setzen Sie das Fragezeichen in Anführungszeichen: \'?\'.', en: 'Put the question mark in quotation marks: \'?\'.' }),
  notUnderstood: (field: string) => ({ de: `${q(field).de} passt so nicht an diese Stelle.`, en: `${q(field).en} does not fit in this place as it is.` }),

  unknownRuleset: (id: string, known: readonly string[]) => ({ de: `Ein Regelwerk ${q(id).de} gibt es nicht; möglich: ${oneOf(known).de}.`, en: `There is no ruleset ${q(id).en}; possible: ${oneOf(known).en}.` }),
  otherGamesRuleset: (id: string, known: readonly string[]) => ({ de: `${q(id).de} ist ein Regelwerk des anderen Spiels; möglich: ${oneOf(known).de}.`, en: `${q(id).en} is a ruleset of the other game; possible: ${oneOf(known).en}.` }),
  unknownCard: (name: string) => ({
    de: `Eine Karte ${q(name).de} ist nicht bekannt: unter „cards“ beschreiben, importieren oder '?' für eine unbekannte Karte schreiben.`,
    en: `No card ${q(name).en} is known. Describe it under “cards”, import it, or write '?' for an unknown card.`,
  }),
  unknownPrint: (name: string, print: string) => ({ de: `Einen Druck ${q(print).de} gibt es von ${q(name).de} nicht.`, en: `There is no printing ${q(print).en} of ${q(name).en}.` }),
  unknownId: (id: string) => ({ de: `${q(id).de} ist weder eine Karte dieses Falls noch eine bekannte Karte.`, en: `${q(id).en} is neither a card of this case nor a known card.` }),
  unknownAttack: (name: string) => ({ de: `Keine Karte dieses Falls hat eine Attacke ${q(name).de}.`, en: `No card of this case has an attack ${q(name).en}.` }),
  unknownAbility: (name: string) => ({ de: `Keine Karte dieses Falls hat eine Fähigkeit ${q(name).de}.`, en: `No card of this case has an Ability ${q(name).en}.` }),
  unknownCounter: (kind: string) => ({ de: `Von Zählmarken ${q(kind).de} spricht keine Karte dieses Falls.`, en: `No card of this case speaks of counters ${q(kind).en}.` }),
  unknownEffect: (name: string, effect: number) => ({ de: `${q(name).de} hat keinen Effekt ${effect}.`, en: `${q(name).en} has no effect ${effect}.` }),
  wrongPlace: (name: string) => ({ de: `${q(name).de} kann an diesem Platz nicht liegen.`, en: `${q(name).en} cannot be in this place.` }),
  vstarUnlisted: (name: string) => ({ de: `Die Kartenliste nennt die VSTAR-Power von ${q(name).de} nicht. Beschreiben Sie die Karte unter „cards“.`, en: `The card list does not give the VSTAR Power of ${q(name).en}. Describe the card under “cards”.` }),
  targetInHand: (id: string) => ({ de: `${q(id).de} ist in der Hand; Ziel ist ein Pokémon im Spiel.`, en: `${q(id).en} is in the hand; a target is a Pokémon in play.` }),
  handTarget: (id: string) => ({ de: `${q(id).de} ist in der Hand; kein Effekt dieser Karte zielt dorthin.`, en: `${q(id).en} is in the hand; no effect of this card targets there.` }),
  duplicateId: (id: string) => ({ de: `Die id ${q(id).de} gehört schon einer anderen Karte dieses Falls.`, en: `The id ${q(id).en} already belongs to another card of this case.` }),
  zoneTaken: (zone: string | number, by: string) => ({ de: `In Zone ${q(zone).de} liegt schon ${q(by).de}.`, en: `Zone ${q(zone).en} already holds ${q(by).en}.` }),
  tooMany: (place: CrowdedPlace, most: number) => ({ de: `In ${PLACES[place].de} können höchstens ${most} Karten liegen.`, en: `At most ${most} cards can be in ${PLACES[place].en}.` }),
  stepWithoutBattle: () => ({ de: 'Einen Schritt („step“) gibt es nur in der Battle Phase; dazu gehört „phase: battle“.', en: 'There is a “step” only in the Battle Phase; it needs “phase: battle”.' }),
  timingWithoutDamageStep: () => ({ de: 'Einen Zeitpunkt („timing“) gibt es nur im Damage Step; dazu gehört „step: damage“.', en: 'There is a “timing” only in the Damage Step; it needs “step: damage”.' }),
  battleOutsideBattlePhase: () => ({ de: 'Ein Kampf („battle“) läuft nur in der Battle Phase; dazu gehört „phase: battle“.', en: 'There is a “battle” only in the Battle Phase; it needs “phase: battle”.' }),
  faceDownAttack: (card: string) => ({ de: `${q(card).de} kann nicht verdeckt in Angriffsposition liegen.`, en: `${q(card).en} cannot be face-down in Attack Position.` }),
  conditionsExclude: (words: readonly string[]) => ({ de: `Ein Pokémon kann nur eines davon sein: ${oneOf(words).de}.`, en: `A Pokémon can be only one of these: ${oneOf(words).en}.` }),
  tooManyCards: (most: number) => ({ de: `Ein Fall kann höchstens ${most} Karten nennen.`, en: `A case can name at most ${most} cards.` }),
  tooManyMoves: (most: number) => ({ de: `Ein Fall kann höchstens ${most} Spielzüge haben.`, en: `A case can have at most ${most} moves.` }),
  tooManyPrizes: () => ({ de: 'Ein Spieler hat höchstens 6 Preiskarten.', en: 'A player has at most 6 Prize cards.' }),
  morePrizesKnown: (known: number, left: number) => ({ de: `Es sind ${known} Preiskarten genannt, aber nur ${left} übrig.`, en: `${known} Prize cards are named, but only ${left} are left.` }),
} satisfies Record<string, (...args: never[]) => Localized>; // prettier-ignore
