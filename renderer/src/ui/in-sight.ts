/** What hangs from a field is moved to the left as far as it would run off the window. */
import type { Attachment } from 'svelte/attachments';

const EDGE = 8;

export const inSight: Attachment<HTMLElement> = (node) => {
  const fit = (): void => {
    node.style.translate = '';
    const over = node.getBoundingClientRect().right + EDGE - document.documentElement.clientWidth;
    if (over > 0) node.style.translate = `${-over}px`;
  };
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  fit();
  return () => watch.disconnect();
};
