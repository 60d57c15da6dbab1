/** Copying, where the clipboard's permission is denied too (Electron denies every one): then as a selection of the page. */
import { app } from './app.svelte.ts';
import { W } from './words.ts';

function copySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog nothing outside of it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
export async function copyText(text: string): Promise<void> {
  const focused = document.activeElement as HTMLElement | null;
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelection(text),
  );
  focused?.focus();
  app.tell(done ? W.copied() : W.copyFailed());
}
