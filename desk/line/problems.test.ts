/** What is wrong with a line, as it is said in both languages; in `../__snapshots__/said.line-problems.txt`. */
import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import * as problems from './problems.ts';

const CARD = { de: 'Wiedergeburt', en: 'Monster Reborn' };
const said: Record<keyof typeof problems, () => never> = {
  lineEmpty: () => problems.lineEmpty(),
  lineNotUnderstood: () => problems.lineNotUnderstood('and then'),
  clauseNotUnderstood: () => problems.clauseNotUnderstood('A greift erst an'),
  whatWith: () => problems.whatWith('activates'),
  lineNote: () => problems.lineNote('blue'),
  unknownCard: () => problems.unknownCard('Monster Rebirn', ['Monster Reborn']),
  unclearCard: () => problems.unclearCard('Magician', ['Dark Magician', 'Skilled Dark Magician']),
  otherGame: () => problems.otherGame(CARD, 'ygo'),
  noMonster: () => problems.noMonster(CARD),
  attacksFromBench: () => problems.attacksFromBench('Dimensional Hand', { de: 'Simsala-ex', en: 'Alakazam ex' }),
  unknownAttack: () => problems.unknownAttack('Brennt', 'Charizard ex', []),
};
function problemOf(refused: () => never): string {
  try {
    return refused();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.problems.map(({ message: { de, en }, ...rest }) => `${JSON.stringify(rest)}\n  de ${de}\n  en ${en}`).join('\n'); // prettier-ignore
  }
}

test('problems of a line', async () => {
  expect(Object.keys(said).sort()).toEqual(Object.keys(problems).sort());
  const again = [() => problems.otherGame({ de: 'Glurak', en: 'Charizard' }, 'ptcg'), () => problems.lineNotUnderstood(''), () => problems.unknownCard('LP 3000', ['30,000-Year White Turtle'])]; // prettier-ignore
  const all = [...Object.values(said), ...again];
  await expect(`${all.map(problemOf).join('\n')}\n`).toMatchFileSnapshot('../__snapshots__/said.line-problems.txt');
});
