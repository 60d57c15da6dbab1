// Every topic of the rules and examples has words in both languages.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { TOPIC_IDS } from '../desk/lookup/topics.ts';

test('every topic of rules and examples has words', () => {
  const files = globSync('{rules-db/content/rules,scenarios}/**/*.yaml', { cwd: root });
  const topics = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^\s*(?:- )?topic: (\S+)/gm)].map((m) => m[1] ?? ''),
    ),
  );
  expect(topics.size).toBeGreaterThan(50);
  expect([...topics].filter((topic) => !TOPIC_IDS.includes(topic))).toEqual([]);
});
