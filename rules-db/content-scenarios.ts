/** The scenarios as worked examples of the app. */
import { relative, sep } from 'node:path';
import * as v from 'valibot';
import type { Game, Localized } from './schema.ts';
import { type ContentReader, readYaml, yamlFiles } from './content-yaml.ts';

export interface ContentScenario {
  /** Path below `scenarios/` without extension. */
  id: string;
  game: Game;
  title: Localized;
  ruleset?: string;
  /** The whole file, for the app's worked examples. */
  json: string;
}
const wordsSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((text): Localized => ({ en: text, de: text })),
  ),
  v.object({ en: v.string(), de: v.string() }),
]);
const scenarioSchema = v.looseObject({
  name: v.optional(wordsSchema),
  title: v.optional(wordsSchema),
  case: v.looseObject({
    game: v.picklist(['ygo', 'ptcg']),
    ruleset: v.optional(v.string()),
    title: v.optional(wordsSchema),
  }),
});

/** Scenario files are checked where they run (`tests/`); here only what lookup shows is read. */
export function loadScenarios(dir: string, { report }: ContentReader): ContentScenario[] {
  return yamlFiles(dir).flatMap((file): ContentScenario[] => {
    const id = relative(dir, file).split(sep).join('/').replace(/\.ya?ml$/, ''); // prettier-ignore
    const source = readYaml(file);
    for (const problem of source.problems) report(`scenarios/${id}`, problem.line, problem.message);
    if (source.problems.length > 0) return [];
    const read = v.safeParse(scenarioSchema, source.value);
    if (!read.success) {
      report(`scenarios/${id}`, 1, `not a scenario: ${v.getDotPath(read.issues[0]) ?? ''} ${read.issues[0].message}`);
      return [];
    }
    const { name, title, case: theCase } = read.output;
    const words = name ?? title ?? theCase.title;
    if (!words) {
      report(`scenarios/${id}`, 1, 'a scenario needs a title');
      return [];
    }
    const { game, ruleset } = theCase;
    return [{ id, game, title: words, ...(ruleset && { ruleset }), json: JSON.stringify(source.value) }];
  });
}
