/** What the inputs of channels are made of, each bounded: nothing endless comes in. */
import * as v from 'valibot';

export const opt = v.optional;
export const game = v.picklist(['ygo', 'ptcg']);
export const lang = v.picklist(['de', 'en']);
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** ISO date. */
export const day = v.pipe(v.string(), v.isoDate());
export const query = v.pipe(v.string(), v.maxLength(500));
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const count = (most: number) => whole(0, most);
/**
 * The place in the window that waits for the answer: a newer request of the same place drops the older ones, which are
 * answered with the problem `dropped`; `cancel` ends them with the problem `cancelled`. Neither is a ruling.
 */
export const place = { for: opt(id) };
export const localized = v.strictObject({ de: text(2000), en: text(2000) });
/** A case as an object (checked by the engine's reader), or as the text of a JSON or YAML file. */
export const caseInput = { case: opt(v.unknown()), source: opt(v.string()), ruleset: opt(id), ...place };
