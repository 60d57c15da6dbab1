// Compiles the knowledge base with the engine's eye on the library cards: printed facts and declared effects must fit
// the schemas the engine reads them with. (rules-db itself takes `effects` as they come.)
//
//   node build/rules.ts [out]        default dist/rules.db
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PtcgCardSchema, YgoCardSchema } from '../engine/case/schema.ts';
import { EffectSchema as PtcgEffectSchema } from '../engine/ptcg/effects/schema.ts';
import { EffectSchema as YgoEffectSchema } from '../engine/ygo/effects/schema.ts';
import { buildRulesDb, contentDir } from '../rules-db/build.ts';
import { hashFile, hashOf } from '../rules-db/checked.ts';
import { ContentError, type CheckCard } from '../rules-db/content.ts';
import { problemOf } from '../rules-db/content-yaml.ts';
import { root } from './fresh.mjs';

const schemas = {
  ygo: { card: YgoCardSchema, effects: v.array(YgoEffectSchema) },
  ptcg: { card: PtcgCardSchema, effects: v.array(PtcgEffectSchema) },
};

export const checkCard: CheckCard = (game, card) => {
  const problems = (schema: v.GenericSchema, value: unknown, at: PropertyKey[]) => {
    const result = v.safeParse(schema, value);
    return (result.issues ?? []).map(problemOf).map(({ path, message }) => ({ path: [...at, ...path], message }));
  };
  return [
    ...problems(schemas[game].card, card, []),
    ...(card.effects ? problems(schemas[game].effects, card.effects, ['effects']) : []),
  ];
};

/** Compiles the knowledge base into this file, and writes its hash beside it. */
export function writeRulesDb(out: string): void {
  // No hash beside a file it does not belong to, whenever the build is ended.
  rmSync(hashFile(out), { force: true });
  buildRulesDb(out, { content: contentDir, scenarios: join(root, 'scenarios'), checkCard });
  writeFileSync(hashFile(out), `${hashOf(out)}\n`);
}

if (import.meta.main) {
  try {
    writeRulesDb(process.argv[2] ?? join(root, 'dist', 'rules.db'));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
