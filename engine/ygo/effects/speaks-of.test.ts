import { expect, test } from 'vitest';
import { EffectSchema } from './effect.ts';
import { REFS } from './references.ts';
import { REF_WORDS, speaksOf } from './speaks-of.ts';

interface AnySchema {
  type: string;
  getter?: (input: unknown) => AnySchema;
  entries?: Record<string, AnySchema>;
  options?: readonly unknown[];
  item?: AnySchema;
  items?: readonly AnySchema[];
  wrapped?: AnySchema;
}
/** Every word of the language whose value can be the name of a reference, by the schema itself. */
function refWords(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const ids = new Map<AnySchema, number>();
  const look = (schema: AnySchema, word: string): void => {
    if (schema.type === 'lazy' && schema.getter) return look(schema.getter(undefined), word);
    if (!ids.has(schema)) ids.set(schema, ids.size);
    const key = `${ids.get(schema)}/${word}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (schema.type === 'picklist' && schema.options === REFS) found.add(word);
    if (schema.type === 'union' || schema.type === 'variant')
      for (const option of schema.options as AnySchema[]) look(option, word);
    for (const [name, entry] of Object.entries(schema.entries ?? {})) look(entry, name);
    for (const inner of [schema.item, schema.wrapped, ...(schema.items ?? [])]) if (inner) look(inner, word);
  };
  look(EffectSchema as unknown as AnySchema, '');
  return found;
}

test('the words that hold a reference are those of the schema', () => {
  expect([...refWords()].sort()).toEqual([...REF_WORDS].sort());
});

test('a reference is found in its words only', () => {
  const refs = new Set(['event', 'link'] as const);
  expect(speaksOf({ resolve: [{ do: 'destroy', cards: 'event' }] }, refs)).toBe(true);
  expect(speaksOf({ condition: { is: 'link', like: { kind: 'trap' } } }, refs)).toBe(true);
  expect(speaksOf({ targets: [{ where: 'field', filter: { sameAs: { what: 'race', as: 'event' } } }] }, refs)).toBe(
    true,
  );
  // A Link Monster, and the event an effect answers, are no reference.
  expect(speaksOf({ on: { event: 'summoned', how: 'link', card: { is: 'link' } } }, refs)).toBe(false);
  expect(speaksOf({ resolve: [{ do: 'destroy', cards: 'targets' }] }, refs)).toBe(false);
});
