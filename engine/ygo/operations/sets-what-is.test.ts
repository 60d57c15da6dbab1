/** An effect that would leave everything as it is cannot be used: of a Level, a Type, an Attribute. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { codes, monster } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const becomes = (value: number) => ({ do: 'modify', cards: 'targets', stat: 'level', op: '=', value });
const treatedAs = (as: object) => ({
  do: 'apply',
  to: 'targets',
  rules: [{ rule: 'treated-as', ...as }],
  until: 'end-of-turn',
});
test.each([
  ['Level 4', [becomes(4)], ['does-nothing']],
  ['Level 5', [becomes(5)], []],
  ['Warrior', [treatedAs({ race: 'Warrior' })], ['does-nothing']],
  ['Fiend', [treatedAs({ race: 'Fiend' })], []],
  ['EARTH', [treatedAs({ attribute: 'EARTH' })], ['does-nothing']],
  ['DARK', [treatedAs({ attribute: 'DARK' })], []],
  ['EARTH Warrior', [treatedAs({ race: 'Warrior', attribute: 'EARTH' })], ['does-nothing']],
  ['DARK Warrior', [treatedAs({ race: 'Warrior', attribute: 'DARK' })], []],
  ['Level 4, and Fiend', [becomes(4), treatedAs({ race: 'Fiend' })], []],
  ['Level 4, and Warrior', [becomes(4), treatedAs({ race: 'Warrior' })], ['does-nothing']],
])('a Level 4 EARTH Warrior becomes %s', (_, resolve, why) => {
  const turning = { name: 'x', kind: 'spell', property: 'normal', effects: [{ kind: 'activation', gist, targets: [{ choose: 1, where: 'monsters' }], resolve }] };
  const moves = [{ by: 'A', do: 'activate', card: 'Turning', targets: ['It'] }] as const;
  expect(codes({ cards: { Turning: turning as unknown as YgoCard, It: monster(1000, 1000) }, A: { hand: ['Turning'], monsters: ['It'] }, moves: [...moves] as never })).toEqual(why);
}); // prettier-ignore
