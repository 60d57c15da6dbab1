/** The largest card list that is taken, by the desk and by the window before it sends one; the largest known has 60 MB. */
import type { Localized } from '../../engine/ruling/schema.ts';

const MEGABYTES = 512;
export const LARGEST_LIST = MEGABYTES * 1024 * 1024;
export const LIST_TOO_LARGE: Localized = {
  de: `Diese Datei ist zu groß für eine Kartenliste (mehr als ${MEGABYTES} MB).`,
  en: `This file is too large for a card list (more than ${MEGABYTES} MB).`,
};
