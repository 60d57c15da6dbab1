// The menu, in the system's language: editing, zoom and, in a checkout, the developer tools. Everything else the window
// itself offers.
import type { MenuItemConstructorOptions } from 'electron';
import type { Lang } from '../desk/contract.ts';

const WORDS = {
  file: { en: 'File', de: 'Datei' },
  quit: { en: 'Quit', de: 'Beenden' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  redo: { en: 'Redo', de: 'Wiederholen' },
  cut: { en: 'Cut', de: 'Ausschneiden' },
  copy: { en: 'Copy', de: 'Kopieren' },
  paste: { en: 'Paste', de: 'Einfügen' },
  selectAll: { en: 'Select all', de: 'Alles auswählen' },
  view: { en: 'View', de: 'Ansicht' },
  larger: { en: 'Larger', de: 'Größer' },
  smaller: { en: 'Smaller', de: 'Kleiner' },
  actualSize: { en: 'Actual size', de: 'Originalgröße' },
  fullScreen: { en: 'Full screen', de: 'Vollbild' },
  developerTools: { en: 'Developer tools', de: 'Entwicklerwerkzeuge' },
} satisfies Record<string, Record<Lang, string>>;

export interface MenuFor {
  lang: Lang;
  mac: boolean;
  checkout: boolean;
}

/** The menu as data. */
export function menuTemplate({ lang, mac, checkout }: MenuFor): MenuItemConstructorOptions[] {
  const item = (role: MenuItemConstructorOptions['role'], word: keyof typeof WORDS): MenuItemConstructorOptions => ({
    role,
    label: WORDS[word][lang],
  });
  const view = [
    item('zoomIn', 'larger'),
    item('zoomOut', 'smaller'),
    item('resetZoom', 'actualSize'),
    item('togglefullscreen', 'fullScreen'),
  ];
  return [
    mac ? { role: 'appMenu' } : { label: WORDS.file[lang], submenu: [item('quit', 'quit')] },
    {
      label: WORDS.edit[lang],
      submenu: [
        item('undo', 'undo'),
        item('redo', 'redo'),
        { type: 'separator' },
        item('cut', 'cut'),
        item('copy', 'copy'),
        item('paste', 'paste'),
        item('selectAll', 'selectAll'),
      ],
    },
    { label: WORDS.view[lang], submenu: checkout ? [...view, item('toggleDevTools', 'developerTools')] : view },
  ];
}
