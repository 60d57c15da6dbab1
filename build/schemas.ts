// Publishes the contract's schemas as JSON Schema: docs/case.schema.json, docs/ruling.schema.json, and the effect languages.
//   node build/schemas.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { format, resolveConfig } from 'prettier';
import { array, type GenericSchema } from 'valibot';
import * as ptcgEffects from '../engine/ptcg/effects/schema.ts';
import * as ygoEffects from '../engine/ygo/effects/schema.ts';
import * as cases from '../engine/case/schema.ts';
import * as rulings from '../engine/ruling/schema.ts';
import { root } from './fresh.mjs';

/** Schemas of a module under the names of their types, so that each stands in the published file once. */
const namedIn = (module: Record<string, unknown>, except: string): Record<string, GenericSchema> =>
  Object.fromEntries(
    Object.entries(module)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .filter(([name]) => name.endsWith('Schema') && name !== `${except}Schema`)
      .map(([name, schema]) => [name.replace(/Schema$/, ''), schema as GenericSchema]),
  );

export const PUBLISHED = {
  'docs/case.schema.json': {
    title: 'Case',
    schema: cases.CaseSchema as GenericSchema,
    definitions: namedIn(cases, 'Case'),
  },
  // The ruling itself is among its definitions: branches hold rulings.
  'docs/ruling.schema.json': {
    title: 'Ruling',
    schema: rulings.RulingSchema as GenericSchema,
    definitions: { ...namedIn(cases, 'Case'), ...namedIn(rulings, '') },
  },
  // Instructions hold instructions.
  'docs/effects-ygo.schema.json': {
    title: 'YgoEffects',
    schema: array(ygoEffects.EffectSchema) as GenericSchema,
    definitions: namedIn(ygoEffects, ''),
  },
  'docs/effects-ptcg.schema.json': {
    title: 'PtcgEffects',
    schema: ptcgEffects.EffectsSchema as GenericSchema,
    definitions: namedIn(ptcgEffects, 'Effects'),
  },
};

/** The text of a published schema. */
export async function published(file: keyof typeof PUBLISHED): Promise<string> {
  const { title, schema, definitions } = PUBLISHED[file];
  const json = toJsonSchema(schema, { definitions, typeMode: 'input', errorMode: 'throw' });
  return format(JSON.stringify({ title, ...json }), { ...(await resolveConfig(root)), parser: 'json' });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[])
    writeFileSync(join(root, file), await published(file));
