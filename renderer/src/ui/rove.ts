/** Buttons that are one stop for Tab: arrows walk them, round and round. */
import type { Attachment } from 'svelte/attachments';

export const rove: Attachment<HTMLElement> = (node) => {
  const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button')];
  const stop = (at: HTMLElement | undefined): void => {
    for (const one of all()) one.tabIndex = one === at ? 0 : -1;
  };
  const onfocus = (event: FocusEvent): void => stop(event.target as HTMLElement);
  const onkey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = all();
    buttons.at((buttons.indexOf(event.target as HTMLElement) + by) % buttons.length)?.focus();
  };
  stop(all()[0]);
  node.addEventListener('focusin', onfocus);
  node.addEventListener('keydown', onkey);
  return () => {
    node.removeEventListener('focusin', onfocus);
    node.removeEventListener('keydown', onkey);
  };
};
