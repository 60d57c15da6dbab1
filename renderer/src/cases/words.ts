/** Words of saved cases, the log and the examples, with those all screens share. */
import type { Catalogue } from '../../../desk/pure.ts';
import { W as shared, w } from '../words.ts';

export const W = {
  ...shared,
  searchCasebook: w('Find by title, card, answer, table, tag', 'Nach Name, Karte, Antwort, Tisch, Stichwort suchen'),
  savedCase: w('saved case', 'gespeicherter Fall'),
  more: w('Show more', 'Mehr zeigen'),
  illegal: w('Not legal', 'Nicht erlaubt'),
  notRuledNow: w(
    'One of the two cannot be ruled now: open it to see why.',
    'Einer der beiden lässt sich so nicht beurteilen: Öffnen Sie ihn, um zu sehen, warum.',
  ),
  noLog: w(
    'Every ruling you look at longer than a moment is kept here by itself.',
    'Jedes Urteil, das Sie länger als einen Moment ansehen, wird hier von selbst aufgehoben.',
  ),
  entries: (p: { count: number }) => ({
    en: p.count === 1 ? '1 entry' : `${p.count} entries`,
    de: p.count === 1 ? '1 Eintrag' : `${p.count} Einträge`,
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
  onlyHere: w('Only here:', 'Nur hier:'),
  noteEntry: w('Table, note', 'Tisch, Notiz'),
  eraseNotes: w('Erase players and note', 'Spieler und Notiz löschen'),
  table: w('Table', 'Tisch'),
  noCases: w(
    'Nothing saved yet. Open a table and press Ctrl+S.',
    'Noch nichts gespeichert. Öffnen Sie einen Tisch und drücken Sie Strg+S.',
  ),
  noneOn: (p: { day: string }) => ({ en: `Nothing on ${p.day}.`, de: `Nichts am ${p.day}.` }),
  noCasesFor: (p: { query: string }) => ({
    en: `Nothing matches “${p.query}”.`,
    de: `Nichts passt zu „${p.query}“.`,
  }),
  deleted: w('Case deleted.', 'Fall gelöscht.'),
  delete: w('Delete', 'Löschen'),
  searchExamples: w('Find an example', 'Beispiel finden'),
  untitled: w('Untitled', 'Ohne Namen'),
} satisfies Catalogue;
