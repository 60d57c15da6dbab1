// What a text speaks of may lie there: each thing is said in both languages and laid out as it is said.
import { expect, test } from 'vitest';
import type { PtcgCase, PtcgPlayer } from '../../engine/case/schema.ts';
import { wantedByPokemon } from './pokemon-wanted.ts';

/** "you: a Stadium is in play / Eine Stadionkarte ist im Spiel → …", a thing a line. */
function laidOut(words: object): string {
  const things = wantedByPokemon([words]).map(({ whose, put, onTable, decides, de, en }) => {
    const side: PtcgPlayer = { active: { card: 'a Pokémon' }, bench: ['a Benched Pokémon'] };
    const theCase: PtcgCase = { game: 'ptcg' };
    put(side);
    onTable?.(theCase, 'A');
    const when = decides?.text('A');
    return `${whose}: ${en} / ${de} → ${JSON.stringify(side)} ${JSON.stringify(theCase)}${when ? `; decides at ${decides!.at}: ${when.en} / ${when.de}` : ''}`;
  });
  return `\n${things.join('\n')}\n`;
}

test.each([
  ['Energy and Pokémon of a type', { provides: 'Fire' }],
  ['a type no basic Energy has', { type: 'Dragon' }],
  ['so many Energy', { if: [{ energy: { atLeast: 2 } }, { energy: { of: 'this', atLeast: 4 } }] }],
  ['Special Energy', { special: true }],
  ['Tools', { do: 'discard-tools' }],
  ['a Stadium', { do: 'discard-stadium' }],
  ['Prize cards', { count: 'prizes-left' }],
  ['Pokémon of a name', { filter: { nameIncludes: 'Zorua' } }],
  ['a Knock Out of the last turn', { test: 'knocked-out', when: 'last-turn' }],
  ['… of a type', { test: 'knocked-out', when: 'last-turn', type: 'Psychic' }],
  ['the first turn of who goes second', { test: 'turn', first: true }],
  ['Energy in the hand', { do: 'attach-energy', from: 'hand' }],
  ['Energy from elsewhere', { do: 'attach-energy', from: 'discard' }],
])('%s', (_, words) => {
  expect(laidOut(words)).toMatchSnapshot();
});

test('a Pokémon somebody named stays what it is, and what was told of stays as told', () => {
  const [becomes] = wantedByPokemon([{ type: 'Dragon' }]);
  const side: PtcgPlayer = { active: 'Ralts' };
  becomes!.put(side);
  expect(side.active).toEqual({ card: 'Ralts' });
  const told = (words: object, state: NonNullable<PtcgCase['state']>) => {
    const theCase: PtcgCase = { game: 'ptcg', state };
    for (const { onTable } of wantedByPokemon([words])) onTable?.(theCase, 'A');
    return theCase.state;
  };
  const stadium = { stadium: { card: 'Artazon', owner: 'A' as const } };
  expect(told({ do: 'discard-stadium' }, { ...stadium })).toEqual(stadium);
  const turn = { turn: { player: 'A' as const, number: 5 } };
  expect(told({ test: 'turn', first: true }, { ...turn })).toEqual(turn);
});
