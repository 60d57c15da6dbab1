/** A place files can be dropped on; while one is held over it, it bears `data-over`. The window's own way of taking files is not asked. */
import type { Attachment } from 'svelte/attachments';

export const drop =
  (ontake: (file: File) => unknown, many = false): Attachment<HTMLElement> =>
  (node) => {
    const over = (is: boolean) => (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      node.toggleAttribute('data-over', is);
    };
    const dropped = (event: DragEvent) => {
      over(false)(event);
      for (const file of [...(event.dataTransfer?.files ?? [])].slice(0, many ? undefined : 1)) void ontake(file);
    };
    const [enter, leave] = [over(true), over(false)];
    node.addEventListener('dragover', enter);
    node.addEventListener('dragleave', leave);
    node.addEventListener('drop', dropped);
    return () => {
      node.removeEventListener('dragover', enter);
      node.removeEventListener('dragleave', leave);
      node.removeEventListener('drop', dropped);
    };
  };
