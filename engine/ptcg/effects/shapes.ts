/** The words the language is made of: numbers, names, sides, stages. */
import * as v from 'valibot';
import { EnergyTypeSchema, PTCG_LABELS } from '../../case/schema.ts';

export const opt = v.optional;
export const obj = v.strictObject;
export const lit = v.literal;
export const pick = <const T extends readonly string[]>(list: T) => v.picklist(list);
export const name = v.pipe(v.string(), v.minLength(1));
export const yes = v.literal(true);
export const oneOrMany = <T extends v.GenericSchema>(item: T) => v.union([item, v.array(item)]);
export type OneOrMany<T> = T | T[];

/** Our own sentence on what the effect does; never printed text. */
export const GistSchema = obj({ de: name, en: name });
export const SideSchema = pick(['you', 'opponent']);
export type Side = v.InferOutput<typeof SideSchema>;
/** Our own words for what the language cannot say, in one language or both. */
export const QuotedSchema = v.union([name, GistSchema]);
export type Quoted = v.InferOutput<typeof QuotedSchema>;
/** A number of something: exactly n, or limits. */
export const RangeSchema = v.union([v.number(), obj({ atLeast: opt(v.number()), atMost: opt(v.number()) })]);
export type Range = v.InferOutput<typeof RangeSchema>;

export const STAGES = [
  'basic',
  'stage1',
  'stage2',
  'vmax',
  'vstar',
  'v-union',
  'break',
  'mega',
  'restored',
  'level-up',
  'legend',
  'evolution',
] as const;
export type StageWord = (typeof STAGES)[number];
export type Label = (typeof PTCG_LABELS)[number];
export const stage = oneOrMany(pick(STAGES));
export const label = oneOrMany(pick(PTCG_LABELS));
export const type = oneOrMany(EnergyTypeSchema);
export const names = oneOrMany(name);
