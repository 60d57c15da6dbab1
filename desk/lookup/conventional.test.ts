import { expect, test } from 'vitest';
import { conventional } from './conventional.ts';

const words = (text: string, effects: unknown[], at: string): string | undefined => {
  const found = conventional(text, effects, at);
  return found && text.slice(found.from, found.to);
};
const ONE =
  'If a "Name: Other" card sings (Quick Effect): You can discard this card; hum a tune. You can only hum once per turn.';

test('of the only effect: when, what is done to activate it, what happens', () => {
  const effects = [{ kind: 'quick' }];
  expect(words(ONE, effects, '/0/respondsTo')).toBe('If a "Name: Other" card sings (Quick Effect):');
  expect(words(ONE, effects, '/0/cost')).toBe('You can discard this card;');
  expect(words(ONE, effects, '/0/resolve/0')).toBe('hum a tune.');
  expect(words(ONE, effects, '/0')).toBe(ONE.slice(0, ONE.indexOf(' You can only')));
});

test('a Spell Card without a colon: its sentence with a semicolon, or its only one', () => {
  const effects = [{ kind: 'activation' }];
  expect(words('Target 1 song; hum it.', effects, '/0/targets/0')).toBe('Target 1 song;');
  expect(words('Target 1 song; hum it.', effects, '/0/resolve/0')).toBe('hum it.');
  expect(words('Hum 2 tunes.', effects, '/0/resolve/0')).toBe('Hum 2 tunes.');
  expect(words('Hum 2 tunes. Sing 1 song.', effects, '/0/resolve/1')).toBeUndefined();
});

test('the n-th that is activated, where as many sentences have a colon; else none', () => {
  const text = 'Cannot be sung. If this is heard: Hum it. During your Main Phase: You can rest; sing it.';
  const effects = [{ kind: 'condition' }, { kind: 'trigger' }, { kind: 'ignition' }];
  expect(words(text, effects, '/2/cost')).toBe('You can rest;');
  expect(words(text, effects, '/1/resolve/0')).toBe('Hum it.');
  expect(words(text, effects, '/0')).toBeUndefined();
  expect(words(text, [...effects, { kind: 'quick' }], '/1/on')).toBeUndefined();
  expect(words(text, [{ kind: 'trigger' }, { kind: 'trigger', option: 2 }], '/0/on')).toBeUndefined();
});
