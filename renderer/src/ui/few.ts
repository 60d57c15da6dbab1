/** A list that keeps its height, whatever comes into it: what does not fit is hidden, and told by its number. */
import type { Attachment } from 'svelte/attachments';

export const few =
  (tell: (hidden: number) => void): Attachment<HTMLElement> =>
  (list) => {
    const look = (): void => {
      const foot = list.getBoundingClientRect().top + list.clientHeight + 1;
      const over = [...list.children].map((child) => child.getBoundingClientRect().bottom > foot);
      for (const [i, child] of [...list.children].entries()) (child as HTMLElement).dataset['over'] = String(over[i]);
      tell(over.filter(Boolean).length);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    const children = new MutationObserver(look);
    children.observe(list, { childList: true, subtree: true, characterData: true });
    look();
    return () => (sizes.disconnect(), children.disconnect());
  };
