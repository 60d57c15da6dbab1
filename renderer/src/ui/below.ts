/** Whether more of what scrolls lies below its edge: a narrow line that is cut is no sign of it. */
import type { Attachment } from 'svelte/attachments';

/** So little (px) is no more than a margin. */
const MARGIN = 6;

export const watchBelow =
  (tell: (isMore: boolean) => void): Attachment<HTMLElement> =>
  (node) => {
    const look = (): void => tell(node.scrollHeight - node.clientHeight - node.scrollTop > MARGIN);
    const sizes = new ResizeObserver(look);
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
    node.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      node.removeEventListener('scroll', look);
    };
  };
