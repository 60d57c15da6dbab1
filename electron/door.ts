/** The one IPC channel between the page's bridge and the main process; apart, so that the preload bundles nothing else. */
export const DOOR = 'desk';
