import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PokemonInPlaySchema, PtcgMoveSchema, PtcgPlayerSchema } from './ptcg.ts';
import { readCaseFile } from './read.ts';
import { YgoMonsterSchema, YgoMoveSchema, YgoPlayerSchema, YgoSpellTrapSchema } from './ygo.ts';

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

const boards = { ygo: page.split('## Yu-Gi-Oh!: the board')[1]!, ptcg: tables.ptcg };
test.each([
  ['ygo', 'a player', YgoPlayerSchema],
  ['ygo', 'a monster', YgoMonsterSchema],
  ['ygo', 'a Spell or Trap', YgoSpellTrapSchema],
  ['ptcg', 'a player', PtcgPlayerSchema],
  ['ptcg', 'a Pokémon in play', PokemonInPlaySchema],
] as const)('docs/case-format.md names each field of %s: %s', (game, of, { entries }) => {
  const row = boards[game].split('\n').find((line) => line.startsWith(`| ${of} |`));
  expect(Object.keys(entries).filter((field) => !row?.includes(`\`${field}`))).toEqual([]);
});
