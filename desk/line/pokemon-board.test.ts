// What may lie there where a move would do nothing on an empty table: each thing is said in both languages and laid out as it is said, and takes the place of nothing a line has told.
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgCase, PtcgPlayer } from '../../engine/case/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { grown, PUTS } from './pokemon-board.ts';

const laid = (side: PtcgPlayer, put: (side: PtcgPlayer) => void): string => {
  put(side);
  return JSON.stringify(side);
};
test('on a table with both places taken, on one that has damage, Energy and cards already, and on an empty one', () => {
  const all = PUTS.map(({ whose, put, de, en }) =>
    [
      `${whose}: ${en} / ${de}`,
      laid({ active: 'Ralts', bench: ['Kirlia'] }, put),
      laid({ active: { card: 'Ralts', damage: 50, energy: ['Water'], conditions: ['burned'] }, bench: [{ card: 'Kirlia', energy: ['Water'] }], hand: ['Iono'], discard: ['Iono'] }, put), // prettier-ignore
      laid({}, put),
    ].join('\n  '),
  );
  expect(`\n${all.join('\n')}\n`).toMatchSnapshot();
});

const LINE: Record<string, string | undefined> = { Gallade: 'Kirlia', Kirlia: 'Ralts', Ralts: undefined, Stranger: 'Nobody' }; // prettier-ignore
const find = ((_: string, name: string) => {
  if (!(name in LINE)) return { is: 'unknown', near: [] };
  const from = LINE[name];
  const card: PtcgCard = { name, kind: 'pokemon', stage: from ? 'stage1' : 'basic', types: ['Psychic'], attacks: [], ...(from && { evolvesFrom: from }) }; // prettier-ignore
  return { is: 'named', name, card };
}) as unknown as CardFinder;
test('under each Evolution lie the cards it evolved from, the lowest first; under what is known of, and under what the line has told of, nothing more', () => {
  const theCase: PtcgCase = {
    game: 'ptcg',
    cards: { Own: { name: 'Own', kind: 'pokemon', stage: 'stage1', types: [], attacks: [], evolvesFrom: 'Ralts' } },
    state: { players: { A: { active: 'Gallade', bench: ['Kirlia', { card: 'Ralts' }, 'Stranger'] }, B: { active: { card: 'Kirlia', under: ['Snorlax'] }, bench: ['Own'] } } }, // prettier-ignore
  };
  const { onTable, put, de, en } = grown(find);
  put({});
  onTable!(theCase, 'A');
  expect(theCase.state!.players).toEqual({
    A: { active: { card: 'Gallade', under: ['Ralts', 'Kirlia'] }, bench: [{ card: 'Kirlia', under: ['Ralts'] }, { card: 'Ralts' }, 'Stranger'] }, // prettier-ignore
    B: { active: { card: 'Kirlia', under: ['Snorlax'] }, bench: [{ card: 'Own', under: ['Ralts'] }] },
  });
  expect([de, en]).toEqual([
    'Unter jeder Entwicklung im Spiel liegen die Karten, aus denen sie sich entwickelt hat',
    'under each Evolution in play lie the cards it evolved from',
  ]);
  const empty: PtcgCase = { game: 'ptcg' };
  onTable!(empty, 'A');
  expect(empty).toEqual({ game: 'ptcg' });
});
