/**
 * Lists as JSON: `{game?, main | deck | cards: […], extra: […], side: […]}` or a list of entries; an entry is a name, a passcode, or
 * `{count, name | print | set and number}`.
 */
import * as v from 'valibot';
import type { Game } from '../../case/schema.ts';
import { bad, MAX_COPIES, SECTIONS, type DeckEntry, type ReadDeck, type Section } from '../entry.ts';
import { passcode, together } from './ydk.ts';

const copies = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COPIES));
const code = v.pipe(v.number(), v.integer(), v.minValue(1));
const word = v.pipe(v.string(), v.trim(), v.nonEmpty());
const EntrySchema = v.union([
  word,
  code,
  v.pipe(
    v.looseObject({
      count: v.optional(copies, 1),
      name: v.optional(word),
      print: v.optional(v.union([word, code])),
      set: v.optional(word),
      number: v.optional(v.union([word, code])),
    }),
    v.check(({ name, print, set, number }) => (name ?? print ?? (set && number)) !== undefined),
  ),
]);
const entries = v.optional(v.array(EntrySchema), []);
const PARTS = ['main', 'deck', 'cards', 'extra', 'side'] as const;
const ListSchema = v.union([
  v.array(EntrySchema),
  v.pipe(
    // What is under another key would be dropped without a word.
    v.looseObject({}),
    v.check((written) => PARTS.some((part) => part in written)),
    v.looseObject({
      game: v.optional(v.picklist(['ygo', 'ptcg'])),
      main: entries,
      deck: entries,
      cards: entries,
      extra: entries,
      side: entries,
    }),
  ),
]);

export function readJson(text: string, game: Game | undefined): ReadDeck {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return bad('broken-json', { de: 'Das ist kein vollständiges JSON.', en: 'This is not complete JSON.' });
  }
  const result = v.safeParse(ListSchema, parsed);
  if (!result.success)
    return bad('not-a-list', {
      de: 'Das ist keine Deckliste: erwartet wird {"main": […], "extra": […], "side": […]} mit Namen, Passcodes oder {"count", "name"}.',
      en: 'This is no deck list: expected is {"main": […], "extra": […], "side": […]} with names, passcodes or {"count", "name"}.',
    });
  const list = result.output;
  const parts: [Section, readonly v.InferOutput<typeof EntrySchema>[]][] = Array.isArray(list)
    ? [['main', list]]
    : SECTIONS.map((section) => [
        section,
        section === 'main' ? [...list.main, ...list.deck, ...list.cards] : list[section],
      ]);
  const read = parts.flatMap(([section, written]) => written.map((one) => entryOf(section, one)));
  const known = (Array.isArray(list) ? undefined : list.game) ?? game;
  if (!known)
    return bad('which-game', {
      de: 'Die Liste sagt nicht, zu welchem Spiel sie gehört: „game“ ergänzen.',
      en: 'The list does not say which game it is for: add “game”.',
    });
  return { ok: true, list: { game: known, entries: together(read) } };
}

function entryOf(section: Section, written: v.InferOutput<typeof EntrySchema>): DeckEntry {
  if (typeof written === 'number') return { section, count: 1, print: String(written) };
  if (typeof written === 'string')
    return /^\d+$/.test(written)
      ? { section, count: 1, print: passcode(written) }
      : { section, count: 1, name: written };
  const { count, name, set, number } = written;
  const print = written.print ?? (set !== undefined && number !== undefined ? `${set} ${number}` : undefined);
  return { section, count, ...(name !== undefined && { name }), ...(print !== undefined && { print: String(print) }) };
}
