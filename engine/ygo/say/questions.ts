/** Questions to a player or the judge, and their answers. One function per sentence, both languages. Official terms only. */
import type { Player } from '../../case/schema.ts';
import type { Catalogue } from '../../ruling/say.ts';
import type { Decision, Localized } from '../../ruling/schema.ts';
import { both, cards } from './names.ts';

export const sayQuestion = {
  whichKept: (p: { by: Localized; player: Player }) =>
    both(`${p.by.de}: Was behält Spieler ${p.player}?`, `${p.by.en}: what does player ${p.player} keep?`),
  whichExcavated: (p: { card: Localized }) =>
    both(
      `${p.card.de}: Welche Karten werden aufgedeckt, bis eine passt? Sie sind im Fall nicht genannt.`,
      `${p.card.en}: which cards are excavated until one fits? The case does not name them.`,
    ),
  whichAppliedFirst: (p: { a: Localized; b: Localized }) =>
    both(`Was wirkte zuerst, ${p.a.de} oder ${p.b.de}?`, `Which began to apply first, ${p.a.en} or ${p.b.en}?`),
  pointsNot: (p: { link: Localized; card: Localized }) =>
    both(
      `Es sind keine Zonen angegeben: ${p.link.de} zeigt nicht auf ${p.card.de}.`,
      `No zones are given: ${p.link.en} does not point to ${p.card.en}.`,
    ),
  sameColumn: (p: { a: Localized; b: Localized }) =>
    both(`Liegen ${p.a.de} und ${p.b.de} in derselben Spalte?`, `Are ${p.a.en} and ${p.b.en} in the same column?`),
  /** Counted from player A's left. */
  column: (p: { number: string }) =>
    both(`die Spalte ${p.number} (von links, aus Sicht von Spieler A)`, `column ${p.number} (from Player A's left)`),
  whichTarget: (p: { card: Localized }) => both(`Was ist das Ziel von ${p.card.de}?`, `What does ${p.card.en} target?`),
  whichCards: (p: { card: Localized; count: string; player: Player }) =>
    both(
      `${p.card.de}: Welche Karten wählt Spieler ${p.player} (${p.count})?`,
      `${p.card.en}: which cards does Player ${p.player} choose (${p.count})?`,
    ),
  fitsUnknown: (p: { card: Localized; player: Player }): Localized => ({
    de: `${p.card.de}: Ist unter den unbekannten Handkarten von Spieler ${p.player} eine passende?`,
    en: `${p.card.en}: is there a fitting card among the unknown cards in Player ${p.player}'s hand?`,
  }),
  whichSearched: (p: { card: Localized; player: Player }) =>
    both(
      `${p.card.de}: Welche Karte nimmt Spieler ${p.player} aus dem Deck?`,
      `${p.card.en}: which card does Player ${p.player} take from the Deck?`,
    ),
  whichCost: (p: { card: Localized; player: Player }) =>
    both(
      `Womit bezahlt Spieler ${p.player} die Kosten von ${p.card.de}?`,
      `With what does Player ${p.player} pay the cost of ${p.card.en}?`,
    ),
  orderIndifferent: ({ by }: Pick<Decision, 'by'>) =>
    both(
      `In welcher Reihenfolge Spieler ${by} die eigenen Effekte auf die Kette legt, ändert hier nichts: Jede Reihenfolge kommt zum selben Ergebnis.`,
      `The order in which Player ${by} puts these effects on the Chain changes nothing here: every order comes to the same result.`,
    ),
  whichOrder: (p: { player: Player }) =>
    both(
      `In welcher Reihenfolge legt Spieler ${p.player} die eigenen Effekte auf die Kette?`,
      `In which order does Player ${p.player} put the own effects on the Chain?`,
    ),
  whichOption: (p: { card: Localized }) =>
    both(`Welcher Punkt von ${p.card.de} wird gewählt?`, `Which option of ${p.card.en} is chosen?`),
  whichCoin: (p: { card: Localized }) =>
    both(`Wie fällt die Münze für ${p.card.de}?`, `How does the coin for ${p.card.en} fall?`),
  whichDie: (p: { card: Localized }) =>
    both(`Was zeigt der Würfel für ${p.card.de}?`, `What does the die for ${p.card.en} show?`),
  whichDeclared: (p: { card: Localized }) =>
    both(`Was wird für ${p.card.de} deklariert?`, `What is declared for ${p.card.en}?`),
  useIt: (p: { card: Localized; player: Player }) =>
    both(`${p.card.de}: Macht Spieler ${p.player} davon Gebrauch?`, `${p.card.en}: does Player ${p.player} use this?`),
  whichPosition: (p: { player: Player; cards: Localized[] }) =>
    both(
      `In welcher Position beschwört Spieler ${p.player} ${cards(p.cards).de}?`,
      `In which position does Player ${p.player} Summon ${cards(p.cards).en}?`,
    ),
  attackPosition: () => both('Angriffsposition', 'Attack Position'),
  defensePosition: () => both('Verteidigungsposition', 'Defense Position'),
  cardList: (list: Localized[]) => cards(list),
  yes: () => both('ja', 'yes'),
  no: () => both('nein', 'no'),
  heads: () => both('Kopf', 'heads'),
  tails: () => both('Zahl', 'tails'),
  notModelled: (p: { card: Localized; text: Localized }) =>
    both(
      `${p.card.de}: Diesen Text kann das Programm nicht lesen; was geschieht? „${p.text.de}“`,
      `${p.card.en}: the program cannot read this text; what happens? “${p.text.en}”`,
    ),
  activatedUnread: (p: { card: Localized; text: Localized }) =>
    both(
      `Darf ${p.card.de} hier aktiviert werden (Bedingung, Kosten, Ziele)? Diesen Text kann das Programm nicht lesen: „${p.text.de}“`,
      `May ${p.card.en} be activated here (condition, cost, targets)? The program cannot read this text: “${p.text.en}”`,
    ),
  unmodelledMove: (p: { what: string }) =>
    both(`Diese Aktion kann noch nicht beurteilt werden: ${p.what}.`, `This action cannot be judged yet: ${p.what}.`),
} satisfies Catalogue;
