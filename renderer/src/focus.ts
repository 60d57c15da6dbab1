/** Where the keyboard is when what it was in is left: in the content of the window, never nowhere, so that a screen reader goes on from there. */

/** Out of a field: single keys act again. */
export const toMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Back to what had the focus before a dialog. */
export function focusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
  else toMain();
}
