/**
 * The schemas the declarations' schemas are made of.
 */
import * as v from 'valibot';

export const opt = v.optional;
export const text = v.pipe(v.string(), v.minLength(1));
export const words = <const T extends readonly (string | number)[]>(list: T) => v.picklist(list);
export const oneOrMany = <T>(item: v.GenericSchema<T>): v.GenericSchema<T | T[]> => v.union([item, v.array(item)]);
/** A schema that speaks of schemas declared later, or of itself; it is made once. */
export function later<T>(make: () => v.GenericSchema<T>): v.GenericSchema<T> {
  let made: v.GenericSchema<T> | undefined;
  return v.lazy(() => (made ??= make()));
}
