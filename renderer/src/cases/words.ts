/** Words of saved cases, the log and the examples, with those all screens share. */
import type { Catalogue } from '../../../desk/pure.ts';
import { W as shared, w } from '../words.ts';

export const W = {
  ...shared,
  searchLog: w('Search the log: card, answer, table, tag', 'Im Protokoll suchen: Karte, Antwort, Tisch, Stichwort'),
  noLog: w(
    'Every ruling you look at longer than a moment is kept here by itself.',
    'Jedes Urteil, das Sie länger als einen Moment ansehen, wird hier von selbst aufgehoben.',
  ),
  rulingsKept: (p: { count: number }) => ({
    en: p.count === 1 ? '1 ruling' : `${p.count} rulings`,
    de: p.count === 1 ? '1 Urteil' : `${p.count} Urteile`,
  }),
  players: w('Players', 'Spieler'),
  note: w('Note', 'Notiz'),
  tags: w('Tags, with commas', 'Stichwörter, mit Komma'),
  day: w('Day', 'Tag'),
  allDays: w('All days', 'Alle Tage'),
  saveDay: w('Save the day', 'Tag sichern'),
  compareEntry: w('Compare', 'Vergleichen'),
  comparison: w('Two rulings compared', 'Zwei Urteile im Vergleich'),
  sameAnswer: w('The same answer.', 'Dieselbe Antwort.'),
  otherAnswer: w('Another answer.', 'Eine andere Antwort.'),
  noteEntry: w('Table, note', 'Tisch, Notiz'),
  eraseNotes: w('Erase players and note', 'Spieler und Notiz löschen'),
  table: w('Table', 'Tisch'),
  noCases: w(
    'No saved cases. Open a table and press Ctrl+S.',
    'Keine gespeicherten Fälle. Öffnen Sie einen Tisch und drücken Sie Strg+S.',
  ),
  noCasesFor: (p: { query: string }) => ({
    en: `No saved case matches “${p.query}”.`,
    de: `Kein gespeicherter Fall passt zu „${p.query}“.`,
  }),
  deleted: w('Case deleted.', 'Fall gelöscht.'),
  delete: w('Delete', 'Löschen'),
  searchCases: w('Find a saved case', 'Gespeicherten Fall finden'),
  searchExamples: w('Find an example', 'Beispiel finden'),
  untitled: w('Untitled', 'Ohne Namen'),
} satisfies Catalogue;
