import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { monster, ruled } from '../battle/testing.ts';

const spell = (resolve: object[]): YgoCard =>
  ({ name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist: { de: 'x', en: 'x' }, resolve }] }) as YgoCard;
const cards: Record<string, YgoCard> = {
  M: monster(1000, 1000),
  Destroys: spell([{ do: 'destroy', cards: { where: 'monsters', whose: 'opponent' } }]),
  DestroysAndDraws: spell([
    { do: 'destroy', cards: { where: 'monsters', whose: 'you' } },
    { do: 'banish', cards: { where: 'graveyard', whose: 'you' }, join: 'and' },
  ]),
  OnlyIf: spell([
    { do: 'destroy', cards: { where: 'monsters' }, if: { exists: { where: 'field-zone', whose: 'opponent' } } },
  ]),
};
const reasonFor = (card: string) =>
  ruled({ cards, A: { hand: [card], monsters: ['M'] }, moves: [{ by: 'A', do: 'activate', card }] }).illegal
    ?.reasons[0];

test('the reason says which operation cannot do anything', () => {
  expect(reasonFor('Destroys')).toMatchObject({
    code: 'does-nothing',
    text: {
      en: 'On what is known, the effect could not do anything: there is nothing to destroy.',
      de: 'Der Effekt könnte nach dem, was bekannt ist, nichts bewirken: es gibt nichts zu zerstören.',
    },
  });
});
test('of two that hang together, the one that fails; a condition is named as such', () => {
  expect(reasonFor('DestroysAndDraws')?.text.en).toMatch(/there is nothing to banish/);
  expect(reasonFor('OnlyIf')?.text.en).toMatch(/the condition for it is not met/);
});
