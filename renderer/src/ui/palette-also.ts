/** Words a command is also found by in the palette, in both languages; nobody reads them. */
import type { Screen, Theme } from '../app.svelte.ts';

/** By the first key of a shortcut. */
export const KEY_ALSO: Readonly<Record<string, string>> = {
  t: 'for the players table view theatre show players audience spectators Tischansicht Theater zeigen für die Spieler Publikum Zuschauer',
  b: 'board set up edit mat Spielfeld aufbauen bearbeiten',
  a: 'move play action end the turn attack Handlung Spielzug Zug beenden angreifen',
  p: 'damage step battle phase main phase timing Zeitpunkt',
  w: 'reason legal allowed Grund erlaubt legal',
  x: 'response chain otherwise alternative Antwort Kette anders',
  v: 'variants compare source Fassungen vergleichen Quelle',
  e: 'ruleset compare editions old rules Ausgaben vergleichen Regelwerk alte Regeln',
  n: 'clear empty reset new table leeren löschen räumen zurücksetzen neuer Tisch',
  s: 'copy line QR code file export HTML page Zeile kopieren Datei ausgeben Webseite',
  l: 'other language andere Sprache',
  '?': 'keys help keyboard Tasten Hilfe Tastatur',
  'Ctrl+k': 'search find suchen finden',
  'Ctrl+s': 'keep store sichern merken',
  'Ctrl+p': 'print paper sheet drucken Papier Blatt',
  'Ctrl+z': 'back take back zurücknehmen',
  'Ctrl+Shift+z': 'again forward wiederherstellen',
};
export const SCREEN_ALSO: Readonly<Record<Screen, string>> = {
  lookup: 'search rules glossary Regeln Begriffe nachschlagen',
  ygo: 'yugioh duel table life points Duell Tisch Lebenspunkte',
  ptcg: 'pokemon table damage Tisch Schaden',
  training: 'quiz practice random questions Fragen üben Zufallsfrage',
  cases: 'casebook saved Fallbuch gespeicherte',
  cards: 'card texts printings Kartentexte Drucke',
  decks: 'deck list check deckcheck legality side deck sideboard Deckliste prüfen Deckprüfung Legalität',
  event:
    'tournament round clock timer time extension extra time judge calls seats Runde Uhr Zeit Zeitverlängerung Verlängerung Rufe Richterruf Sitzplätze',
  settings: 'options preferences Einstellungen Optionen',
};
export const THEME_ALSO: Readonly<Record<Theme, string>> = {
  system: 'mode Modus',
  light: 'light mode day heller Modus Tag',
  dark: 'dark mode night dunkler Modus Nacht',
};
export const SIZE_ALSO = 'text size letters larger smaller zoom Schrift Text größer kleiner Buchstaben';
export const RULESET_ALSO = 'ruleset edition rulebook format Regelwerk Ausgabe Regelbuch Format';
export const PLACES_ALSO = {
  penalties: 'infractions warning game loss Verstöße Verwarnung Spielverlust',
  limited: 'banlist banned forbidden legality Bannliste verboten Sperrliste',
  examples: 'scenarios solved Beispiele gelöste',
  compare: 'diff rulebooks changes Unterschiede Regelbücher Änderungen',
  cards: 'import card database update Karten einlesen importieren Datenbank aktualisieren',
  data: 'backup restore export everything sichern Sicherung wiederherstellen alles',
  notes: 'delete old names privacy forget alte Namen vergessen Datenschutz entfernen',
  licences: 'about version open source Lizenzen über Version',
} as const;
