// What `judge desk` says: one entry per sentence, German and English.
import type { Localized } from '../../desk/contract.ts';

export const deskWords = {
  desk: { de: 'am Schiedsrichtertisch: Strafen, Veranstaltungen, Uhren, Rufe', en: 'at the judges’ desk: penalties, events, clocks, calls' },
  penalty: { de: 'sucht den Verstoß zu dem, was geschah (ohne Angabe: alle Verstöße eines Spiels)', en: 'finds the infraction for what happened (without words: all infractions of a game)' },
  walk: { de: 'fragt sich durch: vom Geschehenen zum Verstoß, oder was bei Zeitablauf zu tun ist; Antworten als Zahlen ab 1', en: 'asks its way through: from what happened to the infraction, or what to do when time is called; answers as numbers from 1' },
  date: { de: 'Tag (JJJJ-MM-TT)', en: 'day (YYYY-MM-DD)' },
  time: { de: 'bei Zeitablauf statt vom Geschehenen aus', en: 'for when time is called, in place of what happened' },
  ladder: { de: 'Stufen', en: 'Ladder' },
  infractions: { de: 'Verstöße', en: 'Infractions' },
  upgrade: { de: 'Bei Wiederholung', en: 'If repeated' },
  remedies: { de: 'Was zu tun ist', en: 'What to do' },
  sources: { de: 'Quellen', en: 'Sources' },
  unverified: { de: 'nicht bestätigt', en: 'not confirmed' },
  headJudge: { de: 'nur der Hauptschiedsrichter', en: 'Head Judge only' },
  noInfraction: { de: 'kein Verstoß', en: 'no infraction' },
  notCovered: { de: 'Dazu steht hier nichts. Am nächsten liegen:', en: 'Nothing here covers this. Nearest:' },
  noHits: { de: 'Dazu steht hier nichts.', en: 'Nothing here covers this.' },
  noWalk: { de: 'Für diesen Tag ist hier nichts gesichert.', en: 'Nothing is established here for that day.' },
} satisfies Record<string, Localized>; // prettier-ignore
