/**
 * Shortcuts as data: the keys, what they do, where they act. One listener; the list under `?` is printed from the same table.
 * Single keys never act in text fields and can be switched off.
 */
import type { Localized } from '../../desk/contract.ts';
import { app } from './app.svelte.ts';
import { toMain } from './focus.ts';
import { keyed } from '../../desk/pure.ts';

export interface Shortcut {
  /** 'Ctrl+k', 't', 'ArrowLeft': KeyboardEvent.key with 'Ctrl+' (or ⌘) and 'Shift+' before it. */
  keys: string[];
  words: Localized;
  run: (event: KeyboardEvent) => void;
  /** Acts in text fields, too. */
  everywhere?: boolean;
}
/** Sets of shortcuts, the innermost last: a dialog's before the table's before the window's. */
let stack: Shortcut[][] = [];

/** While the calling component lives, its shortcuts act (last come, first asked). */
export function useKeys(shortcuts: () => Shortcut[]): void {
  $effect(() => {
    const mine = shortcuts();
    stack = [...stack, mine];
    return () => {
      stack = stack.filter((s) => s !== mine);
    };
  });
}
export const activeShortcuts = (): Shortcut[] => stack.toReversed().flat();

const inText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(checkbox|radio|button)$/.test((target as HTMLInputElement).type ?? '');

const nameOfKey = (event: KeyboardEvent): string =>
  `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.shiftKey && event.key.length > 1 ? 'Shift+' : ''}${event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.length === 1 ? 'Shift+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;

export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  const key = nameOfKey(event);
  const typing = inText(event.target);
  const modal = document.querySelector('dialog[open]') !== null;
  // Esc leaves a text field, so that single keys act again.
  if (key === 'Escape' && typing && !modal) toMain();
  for (const layer of stack.toReversed()) {
    const shortcut = layer.find((s) => s.keys.includes(key));
    if (!shortcut) continue;
    if (typing && !shortcut.everywhere) return;
    if (modal && !shortcut.everywhere) return;
    if (key.length === 1 && !app.singleKeys && !shortcut.everywhere) return;
    if (
      (key === ' ' || key === 'Enter') &&
      event.target instanceof HTMLElement &&
      /^(BUTTON|A|SUMMARY)$/.test(event.target.tagName)
    )
      return;
    event.preventDefault();
    shortcut.run(event);
    return;
  }
}
const SHOWN: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': '␣',
  Escape: 'Esc',
  Delete: '⌫',
};
export const showKey = (key: string): string =>
  key
    .split('+')
    .map((k) =>
      k === 'Ctrl' && app.lang === 'de'
        ? 'Strg'
        : k === 'Shift' && app.lang === 'de'
          ? 'Umschalt'
          : (keyed(SHOWN, k) ?? (k.length === 1 && key.includes('+') ? k.toUpperCase() : k)),
    )
    .join('+');
