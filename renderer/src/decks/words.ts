/** Words of the deck screen. */
import type { DeckCheck, Localized } from '../../../desk/contract.ts';
import { w } from '../words.ts';

export const D = {
  list: w('List', 'Liste'),
  listLabel: w('Deck list', 'Deckliste'),
  placeholder: w(
    'Paste a list: text, YDK, ydke://, Pokémon TCG Live, Limitless, JSON. Or drop a file.',
    'Liste einfügen: Text, YDK, ydke://, Pokémon TCG Live, Limitless, JSON. Oder eine Datei ablegen.',
  ),
  format: w('Format', 'Format'),
  series: w('Lists', 'Listen'),
  formatsList: w('the format’s list', 'Liste des Formats'),
  importLists: w('Import lists (lflist.conf, YAML)', 'Listen importieren (lflist.conf, YAML)'),
  removeLists: w('Remove these lists', 'Diese Listen entfernen'),
  listsImported: (p: { count: number }): Localized => ({
    en: p.count === 1 ? 'One list imported.' : `${p.count} lists imported.`,
    de: p.count === 1 ? 'Eine Liste importiert.' : `${p.count} Listen importiert.`,
  }),
  keptAsWritten: (p: { names: string }): Localized => ({
    en: `Not known here and kept as written: ${p.names}.`,
    de: `Hier nicht bekannt und so gelassen, wie sie geschrieben stehen: ${p.names}.`,
  }),
  asTheList: w('as the list', 'wie die Liste'),
  day: w('On the day', 'Am Tag'),
  newest: w('Without a day: the newest list.', 'Ohne Tag: die neueste Liste.'),
  clear: w('Clear', 'Leeren'),
  legal: w('The deck is legal.', 'Das Deck ist erlaubt.'),
  illegal: (p: { count: number }): Localized => ({
    en: p.count === 1 ? 'The deck is not legal: one violation.' : `The deck is not legal: ${p.count} violations.`,
    de: p.count === 1 ? 'Das Deck ist nicht erlaubt: ein Verstoß.' : `Das Deck ist nicht erlaubt: ${p.count} Verstöße.`,
  }),
  empty: w(
    'Paste or type a deck list. It is checked as you type: every violation with its rule and what would mend it.',
    'Fügen Sie eine Deckliste ein oder tippen Sie sie. Sie wird beim Tippen geprüft: jeder Verstoß mit seiner Regel und dem, was ihn behebt.',
  ),
  cannotRead: w('This list cannot be read', 'Diese Liste ist nicht lesbar'),
  line: (p: { line: number }): Localized => ({ en: `line ${p.line}`, de: `Zeile ${p.line}` }),
  readAs: (p: { written: string }): Localized => ({ en: `for “${p.written}”`, de: `für „${p.written}“` }),
  unknown: w('unknown', 'unbekannt'),
  didYouMean: w('Meant', 'Gemeint'),
  cards: w('Cards', 'Karten'),
  count: w('Deck check', 'Deck-Check'),
  counting: w('Counting', 'Zählen'),
  listed: w('Listed', 'Liste'),
  counted: w('Counted', 'Gezählt'),
  countKeys: w(
    'Digits set the number, Enter takes that of the list, arrows move, Backspace takes it back.',
    'Ziffern setzen die Zahl, Enter nimmt die der Liste, Pfeile gehen weiter, Rücktaste nimmt zurück.',
  ),
  progress: (p: { done: number; of: number }): Localized => ({
    en: `${p.done} of ${p.of} counted`,
    de: `${p.done} von ${p.of} gezählt`,
  }),
  restMissing: w('The rest is not there', 'Der Rest ist nicht da'),
  allThere: w('All as listed', 'Alles wie auf der Liste'),
  another: w('A card that is not listed', 'Karte, die nicht auf der Liste steht'),
  differences: w('What differs', 'Was abweicht'),
  sameCards: w('The same cards lie there as are listed.', 'Es liegen dieselben Karten da wie auf der Liste.'),
  remedy: w('What policy does', 'Was das Regelwerk vorsieht'),
  listWrong: w('What is wrong with the list', 'Was an der Liste nicht stimmt'),
  deckWrong: w('What is wrong with the deck on the table', 'Was am gezählten Deck nicht stimmt'),
  sheet: w('Print the sheet', 'Blatt drucken'),
  tables: w('Lists by date', 'Listen nach Datum'),
  listOn: w('List of', 'Liste vom'),
  against: w('compared with', 'verglichen mit'),
  findCard: w('A card on it', 'Karte darauf'),
  changed: (p: { count: number }): Localized => ({
    en: `${p.count} cards differ`,
    de: `${p.count} Karten sind anders`,
  }),
  statusThrough: w('Through time', 'Im Lauf der Zeit'),
  neverLimited: w('Never on a list of this series.', 'Nie auf einer Liste dieser Reihe.'),
};

export const SECTION: Record<keyof DeckCheck['counts'], Localized> = {
  main: { en: 'Main Deck', de: 'Main Deck' },
  extra: { en: 'Extra Deck', de: 'Extra Deck' },
  side: { en: 'Side Deck', de: 'Side Deck' },
};
export const FAULT: Record<NonNullable<DeckCheck['against']>['fault'], Localized> = {
  none: { en: 'List and deck are right', de: 'Liste und Deck stimmen' },
  list: { en: 'The list is wrong', de: 'Die Liste ist falsch' },
  deck: { en: 'The deck is wrong', de: 'Das Deck ist falsch' },
  both: { en: 'List and deck are wrong', de: 'Liste und Deck sind falsch' },
  differ: { en: 'Both are legal, but not the same', de: 'Beide sind erlaubt, aber nicht gleich' },
};
