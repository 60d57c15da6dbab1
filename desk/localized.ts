import type { Localized } from '../engine/ruling/schema.ts';

/** A name in both languages; one that was never translated stands in both. */
export const bothNames = (name: string | { en?: string; de?: string }): Localized =>
  typeof name === 'string' ? { de: name, en: name } : { de: name.de || name.en || '', en: name.en || name.de || '' };
