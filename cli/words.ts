// What the command says besides rulings, rules and problems: one entry per sentence, German and English.
import type { Lang, Localized } from '../desk/contract.ts';

export const words = {
  // help
  judge: { de: 'Entscheidungen für Yu-Gi-Oh! und das Pokémon-Sammelkartenspiel, jeder Schritt mit seiner Regel.', en: 'Rulings for Yu-Gi-Oh! and the Pokémon TCG, every step with its rule.' },
  rule: { de: 'entscheidet Fälle (JSON oder YAML; - liest von der Standardeingabe)', en: 'rules on cases (JSON or YAML; - reads standard input)' },
  now: { de: 'was jetzt aktiviert oder getan werden darf, und warum (nicht)', en: 'what may be activated or done right now, and why (not)' },
  chain: { de: 'entscheidet, was in einer Zeile steht: "A: Wiedergeburt > B: Mystischer Raum-Taifun"', en: 'rules on a line: "A: Monster Reborn > B: Mystical Space Typhoon"' },
  search: { de: 'sucht Regeln, Begriffe, Karten und Beispiele', en: 'searches rules, terms, cards and examples' },
  show: { de: 'zeigt eine Regel, einen Begriff oder eine Karte', en: 'shows a rule, a term or a card' },
  rulesets: { de: 'die Regelwerke; mit ID, was darin gilt', en: 'the rulesets; with an ID, what holds in it' },
  diff: { de: 'worin sich zwei Regelwerke unterscheiden', en: 'where two rulesets differ' },
  import: { de: 'liest Kartendatenbanken ein (TCGdex, YAML-Yugi, YGOPRODeck, EDOPro)', en: 'imports card databases (TCGdex, YAML-Yugi, YGOPRODeck, EDOPro)' },
  json: { de: 'Ausgabe als JSON', en: 'prints JSON' },
  lang: { de: 'Sprache: de oder en', en: 'language: de or en' },
  ruleset: { de: 'Regelwerk, statt dessen, das der Fall nennt', en: 'ruleset, instead of the one the case names' },
  game: { de: 'Spiel: ygo oder ptcg', en: 'game: ygo or ptcg' },
  data: { de: 'Ordner der eigenen Daten', en: "folder of the judge's own data" },
  limit: { de: 'höchstens so viele Treffer (20)', en: 'at most so many hits (20)' },
  batch: { de: 'eine Suche je Zeile dieser Datei, Ausgabe als JSON', en: 'one query per line of this file, printed as JSON' },
  help: { de: 'zeigt diese Hilfe', en: 'shows this help' },
  version: { de: 'zeigt die Version', en: 'shows the version' },
  usageTitle: { de: 'Aufruf:', en: 'Usage:' },
  argumentsTitle: { de: 'Angaben:', en: 'Arguments:' },
  optionsTitle: { de: 'Optionen:', en: 'Options:' },
  commandsTitle: { de: 'Befehle:', en: 'Commands:' },
  options: { de: 'Optionen', en: 'options' },
  command: { de: 'Befehl', en: 'command' },
  // a ruling
  assumptions: { de: 'Angenommen', en: 'Assumed' },
  open: { de: 'Offen', en: 'Open' },
  answers: { de: 'möglich', en: 'possible' },
  branches: { de: 'Je nach Antwort', en: 'Depending on the answer' },
  steps: { de: 'Schritte', en: 'Steps' },
  notApplied: { de: 'gilt hier nicht', en: 'does not apply' },
  notKnown: { de: 'nicht bekannt', en: 'not known' },
  irregular: { de: 'Regelwidrig, aber gespielt', en: 'Illegal, but played' },
  resolved: { de: 'entschieden', en: 'resolved' },
  illegal: { de: 'nicht erlaubt', en: 'illegal' },
  'needs-facts': { de: 'es fehlen Angaben', en: 'facts are missing' },
  over: { de: 'das Spiel ist vorbei', en: 'the game is over' },
  // now
  asked: { de: 'Am Zug zu handeln', en: 'May act now' },
  may: { de: 'darf', en: 'may' },
  mayNot: { de: 'darf nicht', en: 'may not' },
  depends: { de: 'kommt darauf an', en: 'depends' },
  afterPass: { de: 'wenn der andere passt', en: 'if the other player passes' },
  nothing: { de: 'Es gibt nichts zu tun.', en: 'There is nothing to do.' },
  // search and show
  noHits: { de: 'Nichts gefunden.', en: 'Nothing found.' },
  kindRule: { de: 'Regel', en: 'rule' },
  kindTerm: { de: 'Begriff', en: 'term' },
  kindCard: { de: 'Karte', en: 'card' },
  kindScenario: { de: 'Beispiel', en: 'example' },
  rulesetsLabel: { de: 'Regelwerke', en: 'Rulesets' },
  sources: { de: 'Quellen', en: 'Sources' },
  variants: { de: 'Anders in', en: 'Different in' },
  documentsDisagree: { de: 'die Dokumente widersprechen sich', en: 'the documents disagree' },
  related: { de: 'Siehe auch', en: 'See also' },
  replacedBy: { de: 'Ersetzt durch', en: 'Replaced by' },
  notes: { de: 'Anmerkungen', en: 'Notes' },
  example: { de: 'Beispiel', en: 'Example' },
  synonyms: { de: 'Auch', en: 'Also' },
  rules: { de: 'Regeln', en: 'Rules' },
  unverified: { de: 'noch nicht bestätigt', en: 'not yet verified' },
  // diff
  same: { de: 'Kein Unterschied.', en: 'No difference.' },
  onlyIn: { de: 'nur in', en: 'only in' },
  values: { de: 'Festlegungen', en: 'Values' },
  points: { de: 'Die Dokumente im Vergleich', en: 'The documents compared' },
  unchanged: { de: 'gleich geblieben', en: 'unchanged' },
  // problems
  meant: { de: 'gemeint', en: 'did you mean' },
  or: { de: 'oder', en: 'or' },
  fault: { de: 'Fehler im Programm', en: 'fault in the program' },
  cards: { de: 'Karten', en: 'cards' },
} satisfies Record<string, Localized>; // prettier-ignore
export type Word = keyof typeof words;
export type Say = (key: Word) => string;
export const saying =
  (lang: Lang): Say =>
  (key) =>
    words[key][lang];

export const sentences = {
  more: (n: number): Localized => ({ de: `und ${n} weitere`, en: `and ${n} more` }),
  noFile: (): Localized => ({ de: 'Diese Datei gibt es nicht.', en: 'There is no such file.' }),
  unreadable: (): Localized => ({ de: 'Diese Datei lässt sich nicht lesen.', en: 'This file cannot be read.' }),
  isFolder: (): Localized => ({ de: 'Das ist ein Ordner, keine Datei.', en: 'This is a folder, not a file.' }),
  unknownCommand: (it: string): Localized => ({ de: `Einen Befehl „${it}“ gibt es nicht.`, en: `There is no command “${it}”.` }),
  unknownOption: (it: string): Localized => ({ de: `Eine Option „${it}“ gibt es hier nicht.`, en: `There is no option “${it}” here.` }),
  missingArgument: (it: string): Localized => ({ de: `Es fehlt die Angabe „${it}“.`, en: `The argument “${it}” is missing.` }),
  missingValue: (it: string): Localized => ({ de: `Nach „${it}“ fehlt der Wert.`, en: `“${it}” needs a value.` }),
  badValue: (it: string): Localized => ({ de: `Der Wert von „${it}“ passt nicht.`, en: `The value of “${it}” does not fit.` }),
  tooManyArguments: (): Localized => ({ de: 'Das sind zu viele Angaben; Namen mit Leerzeichen gehören in Anführungszeichen.', en: 'Too many arguments; put names with spaces in quotation marks.' }),
  queryOrBatch: (): Localized => ({ de: 'Es fehlt, wonach gesucht wird.', en: 'Say what to search for.' }),
  seeHelp: (): Localized => ({ de: '„judge --help“ zeigt, was es gibt.', en: '“judge --help” shows what there is.' }),
  imported: (added: number, updated: number, unchanged: number, skipped: number): Localized => ({
    de: `${added} neu, ${updated} geändert, ${unchanged} unverändert, ${skipped} ausgelassen`,
    en: `${added} new, ${updated} changed, ${unchanged} unchanged, ${skipped} left out`,
  }),
} satisfies Record<string, (...args: never[]) => Localized>; // prettier-ignore
