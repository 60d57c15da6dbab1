/** The IPC channels between the page's bridge and the main process; apart, so that the preload bundles nothing else. */
export const DOOR = 'desk';
/** The text of a case file that was opened from outside, on its way into the window; and the window's word that it listens. */
export const OPENED = 'opened';
export const LISTENING = 'listening';
