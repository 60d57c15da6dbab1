/** Does a declaration speak of certain cards ("that monster", "that target") – in any of the words that hold a reference? */
import type { Ref } from './references.ts';

/** The words under which the language refers to cards already spoken of. */
export const REF_WORDS: ReadonlySet<string> = new Set([
  'cards',
  'count',
  'of',
  'on',
  'from',
  'to',
  'as',
  'canEquip',
  'nameIncludes',
  'is',
  'oneOf',
  'noneOf',
  'mentionedOn',
  'mentionsCard',
  'materialOf',
  'madeWith',
  'using',
  'including',
  'target',
  'adjacentTo',
  'column',
  'canEquip',
  'nameIncludes',
  'controllerOf',
  'ownerOf',
]);

/** `refs`: names of references; `declaration`: an effect or any part of one, as the schema has it. */
export function speaksOf(declaration: unknown, refs: ReadonlySet<Ref>, word = ''): boolean {
  if (typeof declaration === 'string') return REF_WORDS.has(word) && refs.has(declaration as Ref);
  if (Array.isArray(declaration)) return declaration.some((part) => speaksOf(part, refs, word));
  if (typeof declaration !== 'object' || declaration === null) return false;
  return Object.entries(declaration).some(
    // "is" refers to cards only where it asks what they are like; elsewhere it names a kind of monster or bounds.
    ([key, part]) => (key !== 'is' || 'like' in declaration) && speaksOf(part, refs, key),
  );
}
