import { expect, test } from 'vitest';
import { readChip, readYgoModifier } from './read.ts';
import { ptcgHappened, ptcgModifiers, ygoForces, ygoHappened } from './vocabulary.ts';

test.each([
  ['+500', { stat: 'atk', op: '+', value: 500 }],
  ['x2 def', { stat: 'def', op: '×', value: 2 }],
  ['− 1 Stufe', { stat: 'level', op: '-', value: 1 }],
  ['=0', { stat: 'atk', op: '=', value: 0 }],
  ['stark', undefined],
])('%s as a change of a monster', (text, read) => {
  expect(readYgoModifier(text)).toEqual(read);
});

test.each([
  ['+40', { on: 'attacker', modifier: { applies: 'attack-before-weakness', op: '+', value: 40 } }],
  ['-20', { on: 'attacker', modifier: { applies: 'attack-before-weakness', op: '-', value: 20 } }],
  ['+30 nach', { on: 'attacker', modifier: { applies: 'attack-after-weakness', op: '+', value: 30 } }],
  ['−30 after', { on: 'defender', modifier: { applies: 'defense-after-weakness', op: '-', value: 30 } }],
  ['verhindern', { on: 'defender', modifier: { applies: 'prevent-damage' } }],
  ['viel', undefined],
])('%s as a change of an attack', (text, read) => {
  expect(readChip(text)).toEqual(read);
});

const nameOf = (id: string) => ({ de: id, en: id });
test('every kind of fact can be told with its fields alone, and is said in both languages', () => {
  const all = [
    ygoForces('card', []),
    ygoForces('player', []),
    ygoForces('duel', []),
    ygoHappened([]),
    ptcgModifiers('pokemon', []),
    ptcgModifiers('player', []),
    ptcgHappened([]),
  ];
  for (const vocabulary of all)
    for (const { value, fields } of vocabulary.kinds) {
      const given = Object.fromEntries(
        fields.map((f) => [f.key, f.options ? (f.options.at(-1)?.value ?? '') : f.number ? '2' : 'Word']),
      );
      const say = vocabulary.say as (fact: unknown, of: typeof nameOf) => { de: string; en: string };
      const said = say(vocabulary.make(value, given), nameOf);
      expect(said.de, value).not.toBe('');
      expect(said.en, value).not.toMatch(/undefined/);
    }
});

test('an exemption is said as one', () => {
  const vocabulary = ygoForces('player', []);
  const force = vocabulary.make('cannot-special-summon', { except: 'Dragon', until: 'end-of-turn' });
  expect(force).toEqual({ what: 'cannot-special-summon', value: 'except Dragon', until: 'end-of-turn' });
  expect(vocabulary.say(force, nameOf).de).toBe('keine Spezialbeschwörungen, außer Drache, bis zum Ende des Zuges');
});
test('an archetype is offered, and said in the language one reads', () => {
  const vocabulary = ygoForces('player', [], () => [{ en: 'Wisp', de: 'Irrlicht' }]);
  const except = vocabulary.kinds
    .find(({ value }) => value === 'cannot-special-summon')
    ?.fields.find(({ key }) => key === 'except');
  expect(except?.names?.at(-1)).toEqual({ value: 'Wisp', text: { de: 'Irrlicht (Wisp)', en: 'Wisp' } });
  const force = vocabulary.make('cannot-special-summon', { except: 'Wisp' });
  expect(vocabulary.say(force, nameOf).de).toBe('keine Spezialbeschwörungen, außer Irrlicht');
  expect(vocabulary.say(force, nameOf).en).toMatch(/, except Wisp$/);
});
