/** Buttons that are one stop for Tab: arrows walk them, round and round; letters lead to the one whose word they begin. */
import type { Attachment } from 'svelte/attachments';

/** Letters typed in so short a time (ms) are one beginning. */
const AT_ONCE = 800;

export const rove: Attachment<HTMLElement> = (node) => {
  const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button')];
  const stop = (at: HTMLElement | undefined): void => {
    for (const one of all()) one.tabIndex = one === at ? 0 : -1;
  };
  const onfocus = (event: FocusEvent): void => stop(event.target as HTMLElement);
  let typed = { letters: '', at: -Infinity };
  const begunBy = (letters: string): HTMLElement | undefined =>
    all().find((one) => one.textContent.trim().toLocaleLowerCase().startsWith(letters));
  const wanted = ({ key, timeStamp, ctrlKey, metaKey, altKey, target }: KeyboardEvent): HTMLElement | undefined => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const buttons = all();
    if (by !== 0) return buttons.at((buttons.indexOf(target as HTMLElement) + by) % buttons.length);
    if (!/^\p{L}$/u.test(key) || ctrlKey || metaKey || altKey) return undefined;
    const before = timeStamp - typed.at < AT_ONCE ? typed.letters : '';
    typed = { letters: before + key.toLocaleLowerCase(), at: timeStamp };
    return begunBy(typed.letters);
  };
  const onkey = (event: KeyboardEvent): void => {
    const one = wanted(event);
    if (!one) return;
    event.preventDefault();
    event.stopPropagation();
    one.focus();
  };
  stop(all()[0]);
  node.addEventListener('focusin', onfocus);
  node.addEventListener('keydown', onkey);
  return () => {
    node.removeEventListener('focusin', onfocus);
    node.removeEventListener('keydown', onkey);
  };
};
