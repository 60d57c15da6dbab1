/** Questions to a player or the judge, and their answers. One function per sentence, both languages. Official terms only. */
import { say } from '../../ruling/say.ts';
import type { Player } from '../../case/schema.ts';
import type { Catalogue } from '../../ruling/say.ts';
import type { Decision, Localized } from '../../ruling/schema.ts';
import { cards } from './names.ts';

/** The path of the assumption that a monster was never properly Summoned, before the card's id. */
export const NEVER_SUMMONED = '/properlySummoned/';

export const sayQuestion = {
  whichCome: (p: { by: Localized; player: Player }) =>
    say(
      `${p.by.de} lässt nicht alle zugleich zu: Was beschwört Spieler ${p.player}?`,
      `${p.by.en} does not allow all of them at once: what does Player ${p.player} Summon?`,
    ),
  whichKept: (p: { by: Localized; player: Player }) =>
    say(`${p.by.de}: Was behält Spieler ${p.player}?`, `${p.by.en}: what does player ${p.player} keep?`),
  whichExcavated: (p: { card: Localized }) =>
    say(
      `${p.card.de}: Welche Karten werden aufgedeckt, bis eine passt? Sie sind im Fall nicht genannt.`,
      `${p.card.en}: which cards are excavated until one fits? The case does not name them.`,
    ),
  whichAppliedFirst: (p: { a: Localized; b: Localized }) =>
    say(`Was wirkte zuerst, ${p.a.de} oder ${p.b.de}?`, `Which began to apply first, ${p.a.en} or ${p.b.en}?`),
  pointsNot: (p: { link: Localized; card: Localized }) =>
    say(
      `Es sind keine Zonen angegeben: ${p.link.de} zeigt nicht auf ${p.card.de}.`,
      `No zones are given: ${p.link.en} does not point to ${p.card.en}.`,
    ),
  backInOrder: (p: { player: Player; cards: Localized }) =>
    say(
      `Auf das Deck von Spieler ${p.player} zurückgelegt in dieser Reihenfolge: ${p.cards.de}.`,
      `Put back on player ${p.player}'s Deck in this order: ${p.cards.en}.`,
    ),
  neverSaidToBeSummoned: (p: { card: Localized }) =>
    say(
      `Dass ${p.card.de} vorher ordnungsgemäß beschworen wurde, ist nicht angegeben: angenommen, nein.`,
      `Nothing says that ${p.card.en} was properly Summoned before: taken not to have been.`,
    ),
  nothingBefell: (p: { card: Localized; by: Localized }) =>
    say(
      `Dass ${p.card.de} so auf das Spielfeld kam, wie es ${p.by.de} verlangt, ist nicht angegeben: angenommen, nein.`,
      `Nothing says that ${p.card.en} came to be there as ${p.by.en} asks: taken not to have.`,
    ),
  takenAsBefallen: (p: { card: Localized; by: Localized }) =>
    say(
      `Angenommen: ${p.card.de} kam so auf das Spielfeld, wie es ${p.by.de} verlangt.`,
      `${p.card.en} is taken to have come there as ${p.by.en} asks.`,
    ),
  sameColumn: (p: { a: Localized; b: Localized }) =>
    say(`Liegen ${p.a.de} und ${p.b.de} in derselben Spalte?`, `Are ${p.a.en} and ${p.b.en} in the same column?`),
  /** Counted from player A's left. */
  column: (p: { number: string }) =>
    say(`die Spalte ${p.number} (von links, aus Sicht von Spieler A)`, `column ${p.number} (from Player A's left)`),
  whichTarget: (p: { card: Localized }) => say(`Was ist das Ziel von ${p.card.de}?`, `What does ${p.card.en} target?`),
  whichCards: (p: { card: Localized; count: string; player: Player }) =>
    say(
      `${p.card.de}: Welche Karten wählt Spieler ${p.player} (${p.count})?`,
      `${p.card.en}: which cards does Player ${p.player} choose (${p.count})?`,
    ),
  identified: (p: { card: Localized; players: readonly Player[] }) =>
    say(
      `${p.card.de}: Sind die Karten, die niemand benannt hat (Spieler ${p.players.join(' und ')}), so, wie der Text es verlangt?`,
      `${p.card.en}: are the cards nobody has named (Player ${p.players.join(' and ')}) as the text asks?`,
    ),
  tooMany: (p: { by: Localized; player: Player }) =>
    say(
      `${p.by.de}: Hat Spieler ${p.player} mit den Monstern, die niemand benannt hat, mehr, als der Text zulässt?`,
      `${p.by.en}: with the monsters nobody has named, does Player ${p.player} have more than the text allows?`,
    ),
  fitsUnknown: (p: { card: Localized; player: Player }): Localized => ({
    de: `${p.card.de}: Ist unter den unbekannten Handkarten von Spieler ${p.player} eine passende?`,
    en: `${p.card.en}: is there a fitting card among the unknown cards in Player ${p.player}'s hand?`,
  }),
  whichSearched: (p: { card: Localized; player: Player }) =>
    say(
      `${p.card.de}: Welche Karte nimmt Spieler ${p.player} aus dem Deck?`,
      `${p.card.en}: which card does Player ${p.player} take from the Deck?`,
    ),
  whichCost: (p: { card: Localized; player: Player }) =>
    say(
      `Womit bezahlt Spieler ${p.player} die Kosten von ${p.card.de}?`,
      `With what does Player ${p.player} pay the cost of ${p.card.en}?`,
    ),
  orderIndifferent: ({ by }: Pick<Decision, 'by'>) =>
    say(
      `In welcher Reihenfolge Spieler ${by} die eigenen Effekte auf die Kette legt, ändert hier nichts: Jede Reihenfolge kommt zum selben Ergebnis.`,
      `The order in which Player ${by} puts these effects on the Chain changes nothing here: every order comes to the same result.`,
    ),
  firstIndifferent: ({ text }: Pick<Decision, 'text'>) =>
    say(`„${text.de}“ ändert hier nichts.`, `“${text.en}” changes nothing here.`),
  whichOrder: (p: { player: Player }) =>
    say(
      `In welcher Reihenfolge legt Spieler ${p.player} die eigenen Effekte auf die Kette?`,
      `In which order does Player ${p.player} put the own effects on the Chain?`,
    ),
  whichOption: (p: { card: Localized }) =>
    say(`Welcher Punkt von ${p.card.de} wird gewählt?`, `Which option of ${p.card.en} is chosen?`),
  whichCoin: (p: { card: Localized }) =>
    say(`Wie fällt die Münze für ${p.card.de}?`, `How does the coin for ${p.card.en} fall?`),
  calledRight: (p: { card: Localized }) =>
    say(`Wird der Münzwurf für ${p.card.de} richtig vorausgesagt?`, `Is the coin toss for ${p.card.en} called right?`),
  howManyTokens: (p: { card: Localized; player: Player }) =>
    say(
      `${p.card.de}: Wie viele Spielmarken beschwört Spieler ${p.player}?`,
      `${p.card.en}: how many Tokens does Player ${p.player} Special Summon?`,
    ),
  whichDie: (p: { card: Localized }) =>
    say(`Was zeigt der Würfel für ${p.card.de}?`, `What does the die for ${p.card.en} show?`),
  whichDeclared: (p: { card: Localized }) =>
    say(`Was wird für ${p.card.de} deklariert?`, `What is declared for ${p.card.en}?`),
  useIt: (p: { card: Localized; player: Player }) =>
    say(`${p.card.de}: Macht Spieler ${p.player} davon Gebrauch?`, `${p.card.en}: does Player ${p.player} use this?`),
  whichPosition: (p: { player: Player; cards: Localized[] }) =>
    say(
      `In welcher Position beschwört Spieler ${p.player} ${cards(p.cards).de}?`,
      `In which position does Player ${p.player} Summon ${cards(p.cards).en}?`,
    ),
  attackPosition: () => say('Angriffsposition', 'Attack Position'),
  defensePosition: () => say('Verteidigungsposition', 'Defense Position'),
  cardList: (list: Localized[]) => cards(list),
  heads: () => say('Kopf', 'heads'),
  right: () => say('richtig', 'right'),
  wrong: () => say('falsch', 'wrong'),
  tails: () => say('Zahl', 'tails'),
  inWhichZone: (p: { card: Localized }) => say(`In welcher Zone liegt ${p.card.de}?`, `In which zone is ${p.card.en}?`),
  withWhatSummoned: (p: { card: Localized }) =>
    say(`Womit wurde ${p.card.de} beschworen?`, `With which cards was ${p.card.en} Summoned?`),
  whichMaterialNamed: (p: { card: Localized }) =>
    say(`Welche Karten nennt ${p.card.de} als Material?`, `Which cards does ${p.card.en} name as material?`),
  endless: (p: { cards: readonly Localized[] }) => {
    const named = cards(p.cards);
    return say(
      `Effekte lösen einander ohne Ende aus (${named.de}). Wie geht es weiter?`,
      `Effects set off one another without end (${named.en}). How does it go on?`,
    );
  },
  notModelled: (p: { card: Localized; text: Localized }) =>
    say(
      `${p.card.de}: Diesen Text kann das Programm nicht lesen; was geschieht? „${p.text.de}“`,
      `${p.card.en}: the program cannot read this text; what happens? “${p.text.en}”`,
    ),
  activatedUnread: (p: { card: Localized; text: Localized }) =>
    say(
      `Darf ${p.card.de} hier aktiviert werden (Bedingung, Kosten, Ziele)? Diesen Text kann das Programm nicht lesen: „${p.text.de}“`,
      `May ${p.card.en} be activated here (condition, cost, targets)? The program cannot read this text: “${p.text.en}”`,
    ),
  unmodelledMove: (p: { what: string }) =>
    say(`Diese Aktion kann noch nicht beurteilt werden: ${p.what}.`, `This action cannot be judged yet: ${p.what}.`),
} satisfies Catalogue;

/** The answers to a question of yes or no. */
export const yesOrNo = () => [
  { value: true, text: say('ja', 'yes') },
  { value: false, text: say('nein', 'no') },
];
