import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PtcgMoveSchema } from './ptcg.ts';
import { readCaseFile } from './read.ts';
import { YgoMoveSchema } from './ygo.ts';

const page = readFileSync(new URL('../../docs/case-format.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1]!);

test('docs/case-format.md has examples', () => expect(examples.length).toBeGreaterThan(4));
test.each(examples)('an example of docs/case-format.md is a case:\n%s', (example) => {
  expect(readCaseFile(example)).toMatchObject({ ok: true });
});

const tables = { ygo: page.split('## Yu-Gi-Oh!: moves')[1]!, ptcg: page.split('## Pokémon')[1]! };
const moves = [
  ...YgoMoveSchema.options.map(({ entries }) => ({ game: 'ygo' as const, entries })),
  ...PtcgMoveSchema.options.map(({ entries }) => ({ game: 'ptcg' as const, entries })),
].map(({ game, entries: { do: word, ...fields } }) => ({ game, word: word.literal, fields: Object.keys(fields) }));
test.each(moves)('docs/case-format.md names each field of $game $word', ({ game, word, fields }) => {
  const row = tables[game]
    .split('\n')
    .find((line) => line.startsWith('|') && line.split('|')[1]!.includes(`\`${word}\``));
  const ofEvery = ['by', 'accepted'];
  expect(fields.filter((field) => !ofEvery.includes(field) && !row?.includes(`\`${field}`))).toEqual([]);
});
