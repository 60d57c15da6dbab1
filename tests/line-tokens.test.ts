/**
 * What the words of a sentence are before anything is known of it (`line-tokens.*.txt`): each wording of both languages is these tokens, with one space between its words or two. Written by
 * hand: a word that is read as something else is seen here, whatever its sentence comes to.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PokemonLine } from '../desk/line/pokemon-line.ts';
import { tokensOf as pokemonTokens } from '../desk/line/pokemon-sentence/tokens.ts';
import { tokensOf as yugiohTokens } from '../desk/line/sentence/tokens.ts';
import { find } from './lines.ts';
import { library } from './scenarios.ts';
import { wordingsOf } from './wordings.ts';

interface Told {
  is: string;
  verbs?: readonly { kind: string }[];
  text?: string;
  at?: number;
  end?: number;
  card?: object | undefined;
}
/** What it is and what else it says: "place bench A to". */
function inShort({ is, verbs = [], text: _, at: _at, end: _end, card: _card, ...said }: Told): string {
  const values = Object.entries(said).filter(([, value]) => value !== undefined && value !== false && value !== '');
  const words = values.map(([key, value]) => (value === true ? key : String(value).replace(/\s+/g, ' ')));
  return [is, ...new Set(verbs.map(({ kind }) => kind)), ...words].join(' ');
}
const GAMES = {
  ptcg: (text: string) => pokemonTokens(text, new PokemonLine(find, library.printings)),
  ygo: (text: string) => yugiohTokens(text, library.ygo).tokens,
};

const rows = (['ptcg', 'ygo'] as const).flatMap((game) =>
  readFileSync(new URL(`line-tokens.${game}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => [game, ...(row.split(' = ') as [string, string])] as const),
);
test.each(rows)('%s: %s = %s', (game, tokens, wording) => {
  const all = wordingsOf(wording).flatMap((text) => [text, text.replaceAll(' ', '  ')]);
  const read = all.map((text) => ({ text, tokens: GAMES[game](text).map(inShort).join(', ') }));
  expect(read.filter((one) => one.tokens !== tokens)).toEqual([]);
});
