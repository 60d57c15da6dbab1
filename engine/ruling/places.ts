/** Where in a card's effects something stands, as a JSON Pointer: a step says which words it carries out. */
const places = new WeakMap<object, string>();

/** Remembers the place of everything in a card's effects. */
export function mark(value: unknown, at = ''): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) places.set(value, at);
  for (const [key, inner] of Object.entries(value))
    mark(inner, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
export const placeOf = (part: object): string | undefined => places.get(part);
