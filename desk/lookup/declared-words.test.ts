import { expect, test } from 'vitest';
import { declaredWords } from './declared-words.ts';

const said = (text: string, effects: object[]) =>
  declaredWords(text, effects).effects.map((one) =>
    Object.fromEntries(Object.entries(one).map(([part, spans]) => [part, spans.map(({ from, to }) => text.slice(from, to)).join(' ')])),
  ); // prettier-ignore

test('by its punctuation, where it is plain which sentence the effect is', () => {
  const text = 'If this card is sung: You can rest; hum it.';
  expect(said(text, [{ kind: 'trigger', gist: 'Nothing alike.' }])).toEqual([
    { all: text, when: 'If this card is sung:', pay: 'You can rest;', does: 'hum it.' },
  ]);
});

test('else by what we say of it, each part of the sentence by its punctuation', () => {
  const text = 'Cannot be danced. If this card is sung: You can rest; hum it.';
  const effects = [
    { kind: 'condition', gist: { en: 'Can’t be danced.' } },
    { kind: 'unclassified', gist: 'When sung: rest to hum it.' },
  ];
  const [first, second] = said(text, effects);
  expect(first).toMatchObject({ all: 'Cannot be danced.' });
  expect(second).toMatchObject({ when: 'If this card is sung:', does: 'hum it.' });
});

test('how a card is Summoned is told by how cards print it, where our own words do not tell', () => {
  const text = 'Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by humming 3 tunes. It gains 100 ATK.'; // prettier-ignore
  const only = {
    kind: 'condition',
    gist: 'Comes its own way.',
    summoning: { cannotNormalSummon: true, onlyBy: 'own' },
  };
  const way = { kind: 'procedure', gist: 'Its own way.', procedure: { summon: 'own', from: 'hand' } };
  const all = (effects: object[]) => said(text, effects).map((one) => one['all']);
  expect(all([only, way])).toEqual([
    'Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by humming 3 tunes.',
    'Must be Special Summoned (from your hand) by humming 3 tunes.',
  ]);
  // Of two ways nobody says which is which; another condition is none of being Summoned.
  expect(all([way, way])).toEqual(['', '']);
  expect(all([{ kind: 'condition', gist: 'Otherwise.' }, way])[0]).toBe('');
});

test('no words where neither tells', () => {
  expect(said('Hum 1 tune. Rest 2 days.', [{ kind: 'continuous' }, { kind: 'continuous' }])[0]?.all).toBe('');
});
