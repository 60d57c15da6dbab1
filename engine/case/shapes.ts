/** What the cases of both games are made of: words, numbers, names, references to cards. */
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.minLength(1));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const whole = v.pipe(v.number(), v.integer());
export const stat = v.union([whole, v.literal('?')]);
export const opt = v.optional;
export const words = <const T extends readonly string[]>(list: T) => v.picklist(list);

export const PlayerSchema = words(['A', 'B']);
export type Player = v.InferOutput<typeof PlayerSchema>;
export const LangSchema = words(['de', 'en']);
export type Lang = v.InferOutput<typeof LangSchema>;

export const LocalizedName = v.union([text, v.strictObject({ en: opt(text), de: opt(text) })]);
export const LocalizedText = v.union([v.string(), v.strictObject({ en: opt(v.string()), de: opt(v.string()) })]);

export const MatchSchema = v.strictObject({
  results: v.array(v.union([PlayerSchema, v.literal('draw')])),
  timeCalled: opt(v.boolean()),
});
export type Match = v.InferOutput<typeof MatchSchema>;
const cardFields = {
  id: opt(text),
  card: text,
  print: opt(text),
  owner: opt(PlayerSchema),
  properlySummoned: opt(v.boolean()),
};
export const CardRefSchema = v.union([text, v.strictObject(cardFields)]);
export type CardRef = v.InferOutput<typeof CardRefSchema>;
export const FacedCardRefSchema = v.union([text, v.strictObject({ ...cardFields, face: opt(words(['up', 'down'])) })]);

export const usedFlags = (known: readonly string[]) =>
  v.objectWithRest(
    Object.fromEntries(known.map((name) => [name, opt(v.boolean())])) as Record<string, ReturnType<typeof opt>>,
    opt(v.boolean()),
  );

export const counters = v.record(text, count);

export const accepted = { accepted: opt(v.boolean()) };
/** A move of one player: `accepted`, `by`, `do` and what that kind of move needs. */
export const move = <const K extends string, T extends v.ObjectEntries>(kind: K, entries: T) =>
  v.strictObject({ ...accepted, by: PlayerSchema, do: v.literal(kind), ...entries });
/** A move nobody in particular makes. */
export const event = <const K extends string, T extends v.ObjectEntries>(kind: K, entries: T) =>
  v.strictObject({ ...accepted, do: v.literal(kind), ...entries });
