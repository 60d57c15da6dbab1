/** Words of the settings, with those all screens share. */
import type { Catalogue } from '../../../desk/pure.ts';
import { W as shared, w } from '../words.ts';

export const W = {
  ...shared,
  cardLists: w('All cards', 'Alle Karten'),
  cardListsWhere: w(
    'The app fetches nothing by itself. Open one of these addresses in a browser, save what comes as a file, and drop it here:',
    'Die App holt selbst nichts aus dem Netz. Öffnen Sie eine dieser Adressen im Browser, speichern Sie, was kommt, als Datei und legen Sie sie hier ab:',
  ),
  cardsThere: (p: { ygo: string; ptcg: string }) => ({
    en: `There are ${p.ygo} Yu-Gi-Oh! cards and ${p.ptcg} Pokémon cards here.`,
    de: `Da sind ${p.ygo} Yu-Gi-Oh!-Karten und ${p.ptcg} Pokémon-Karten.`,
  }),
  dropCardList: w('Drop a card list here, or choose it:', 'Kartenliste hier ablegen oder auswählen:'),
  fileEmpty: w('The file is empty.', 'Die Datei ist leer.'),
  importing: (p: { file: string }) => ({ en: `Importing ${p.file} …`, de: `${p.file} wird eingelesen …` }),
  importedNext: (p: { files: string }) => ({ en: `Then: ${p.files}`, de: `Danach: ${p.files}` }),
  cardsRead: (p: { count: string }) => ({ en: `${p.count} cards read`, de: `${p.count} Karten gelesen` }),
  cardsWritten: (p: { count: string }) => ({ en: `${p.count} cards taken in`, de: `${p.count} Karten übernommen` }),
  importFailed: (p: { file: string }) => ({
    en: `Nothing was imported from “${p.file}”. Your cards are as they were.`,
    de: `Aus „${p.file}“ wurde nichts importiert. Ihre Karten sind, wie sie waren.`,
  }),
  importDone: (p: { file: string }) => ({ en: `${p.file} is imported.`, de: `${p.file} ist eingelesen.` }),
  importReport: (p: { added: string; updated: string; unchanged: string; skipped: string }) => ({
    en: `${p.added} new, ${p.updated} changed, ${p.unchanged} as before, ${p.skipped} left out.`,
    de: `${p.added} neu, ${p.updated} geändert, ${p.unchanged} wie zuvor, ${p.skipped} ausgelassen.`,
  }),
  textsSoFar: (p: { count: string }) => ({ en: `${p.count} texts read`, de: `${p.count} Texte gelesen` }),
  enough: w('Read no more texts', 'Keine Texte mehr lesen'),
  textsRead: (p: { whole: string; inPart: string; unread: string }) => ({
    en: `Texts of these cards: ${p.whole} read whole, ${p.inPart} in part, ${p.unread} not read.`,
    de: `Texte dieser Karten: ${p.whole} ganz gelesen, ${p.inPart} zum Teil, ${p.unread} nicht gelesen.`,
  }),
  becameWhole: w('Now read whole:', 'Jetzt ganz gelesen:'),
  noLongerWhole: w('No longer read whole:', 'Nicht mehr ganz gelesen:'),
  importCancelled: w('Cancelled: the cards are as they were.', 'Abgebrochen: Die Karten sind wie zuvor.'),
  ownData: w('What you made', 'Was Sie angelegt haben'),
  ownDataHint: w(
    'Cases, log, notes and settings lie in one folder of this computer:',
    'Fälle, Protokoll, Notizen und Optionen liegen in einem Ordner dieses Rechners:',
  ),
  saveEverything: w('Save everything to one file', 'Alles in eine Datei sichern'),
  restoreFile: w('Bring back from a file', 'Aus einer Datei zurückholen'),
  eraseOldNotes: (p: { days: number }) => ({
    en: `Erase players and notes older than ${p.days} days`,
    de: `Spieler und Notizen löschen, die älter als ${p.days} Tage sind`,
  }),
  notesAge: w('Erase by itself', 'Von selbst löschen'),
  never: w('never', 'nie'),
  afterDays: (p: { days: number }) => ({ en: `after ${p.days} days`, de: `nach ${p.days} Tagen` }),
  sourceIn: (p: { game: string; languages: string }) => ({
    en: `${p.game}, ${p.languages}`,
    de: `${p.game}, ${p.languages}`,
  }),
  english: w('English', 'englisch'),
  englishAndGerman: w('English and German', 'englisch und deutsch'),
  broken: (p: { count: number }) => ({
    en:
      p.count === 1
        ? '1 entry of this file is damaged and was left out.'
        : `${p.count} entries of this file are damaged and were left out.`,
    de:
      p.count === 1
        ? '1 Eintrag dieser Datei ist beschädigt und wurde ausgelassen.'
        : `${p.count} Einträge dieser Datei sind beschädigt und wurden ausgelassen.`,
  }),
  restored: (p: { count: number }) => ({
    en: p.count === 0 ? 'Nothing was missing.' : p.count === 1 ? '1 entry came back.' : `${p.count} entries came back.`,
    de:
      p.count === 0
        ? 'Es fehlte nichts.'
        : p.count === 1
          ? '1 Eintrag ist zurück.'
          : `${p.count} Einträge sind zurück.`,
  }),
  noneSoOld: w('Nothing written to a ruling is as old as that.', 'So alt ist nichts, was zu einem Urteil notiert ist.'),
  copies: (p: { count: number }) => ({
    en: p.count === 1 ? '1 copy the app made' : `${p.count} copies the app made`,
    de: p.count === 1 ? '1 Kopie, von der App angelegt' : `${p.count} Kopien, von der App angelegt`,
  }),
  bringBack: w('Bring back what is missing', 'Fehlendes zurückholen'),
  singleKeysHint: w(
    'Keys such as t, p or w act at once outside text fields.',
    'Tasten wie t, p oder w wirken außerhalb von Textfeldern sofort.',
  ),
  tableLang: w('Players’ language', 'Sprache der Spieler'),
  asApp: w('As the app', 'Wie die App'),
  rulesetDefault: w('Ruleset for new cases', 'Regelwerk für neue Fälle'),
  about: w('About', 'Über'),
  aboutText: w(
    'Unofficial. Nothing leaves this computer. Names and card texts belong to their publishers.',
    'Inoffiziell. Nichts verlässt diesen Rechner. Namen und Kartentexte gehören ihren Herausgebern.',
  ),
  licences: w('Licences of everything that is shipped with it', 'Lizenzen von allem, was mitgeliefert wird'),
  noLicences: w(
    'They are not here: this window was built without them.',
    'Sie sind nicht da: Dieses Fenster wurde ohne sie gebaut.',
  ),
} satisfies Catalogue;
