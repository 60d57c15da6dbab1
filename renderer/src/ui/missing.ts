/** A field that must be filled says so in the window's language; the browser would say it in its own. */
import { t } from '../app.svelte.ts';
import { W } from '../words.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function sayWhatIsMissing(): void {
  const told = new Set<Field>();
  const forget = (): void => {
    for (const field of told) field.setCustomValidity('');
    told.clear();
  };
  addEventListener(
    'invalid',
    ({ target }) => {
      const field = target as Field;
      if (!field.validity.valueMissing) return;
      told.add(field);
      field.setCustomValidity(t(W.missing()));
    },
    true,
  );
  // Of several to choose one from another may be taken.
  for (const changed of ['input', 'change']) addEventListener(changed, forget, true);
}
