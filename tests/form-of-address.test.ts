/** What the window and the problems of files and lines ask of the judge in German is asked in one form: „Sie“, or the infinitive. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync(['engine/case/*.ts', 'rules-db/import/*.ts', '{desk,host,cli,renderer/src}/**/*.{ts,svelte}'], { cwd: root }).filter((file) => !/\.test\.ts$/.test(file)); // prettier-ignore
/** An imperative of one who is addressed as „du“, where a sentence or a clause begins. */
const IMPERATIVE =
  /(?:^|['`„.;:–] ?)(?:schreib|setz|nimm|gib|wähl|beschreib|nenn|lies|prüf|trag|füg|leg|sag|lösch|öffne|speicher|versuch)e? (?:die|den|das|der|dem|einen?|zum|es|sie|Leerzeichen)\b/gi;

test('no sentence says “du”', () => {
  const said = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) => [...line.matchAll(IMPERATIVE)].map(([words]) => `${file}: ${words}`)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(said).toEqual([]);
});
