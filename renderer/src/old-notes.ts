/** Players and notes of rulings older than a judge chose are erased for good, each time the window opens. */
import { app } from './app.svelte.ts';
import { desk } from './desk.ts';

/** Ages in days one can choose. */
export const AGES = [30, 90, 365] as const;
const KEY = 'notesAge';
/** The age chosen; 0: they are kept. */
export const notesAge = (): number => AGES.find((days) => days === app.kept[KEY]) ?? 0;
export const setNotesAge = (days: number): void => app.keep(KEY, days);
export const eraseOlder = (days: number): ReturnType<typeof desk.eraseNotes> =>
  desk.eraseNotes({ before: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) });
