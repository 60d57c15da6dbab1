import { expect, test } from 'vitest';
import { byGist } from './by-gist.ts';

const TEXT =
  'Cannot be sung. Each player can only hum 1 tune. If this card is sung, hum 2 tunes. You can only hum 1 tune per turn.';
const words = (gists: string[], index: number, text = TEXT) =>
  byGist(text, gists, index).map(({ from, to }) => text.slice(from, to));

test('the sentence that says what we say of an effect', () => {
  const gists = ['Can’t be sung.', 'When this is sung: hum 2 tunes.'];
  expect(words(gists, 0)).toEqual(['Cannot be sung.']);
  expect(words(gists, 1)).toEqual(['If this card is sung, hum 2 tunes.']);
});

test('no sentence that is as like another effect of the card', () => {
  const text = 'Hum 2 tunes and rest. Dance 2 times.';
  expect(words(['Hum 2 tunes.', 'Rest after 2 tunes.'], 1, text)).toEqual([]);
  expect(words(['Dance.', 'Sing.'], 0)).toEqual([]);
});

test('how often an effect may be used is not what it does', () => {
  expect(words(['Hum 1 tune.'], 0)).toEqual(['Each player can only hum 1 tune.']);
});

test('of one effect in several versions each is in the same sentence', () => {
  const text = 'Name 1 colour; this card becomes that colour until the end of the day.';
  const version = (colour: string) => `Name ${colour}; this card becomes ${colour} until the end of the day.`;
  expect(words([version('red'), version('blue')], 1, text)).toEqual([text]);
});

test('where the text is one sentence, every effect is in it', () => {
  const text = 'When a tune is hummed, OR a song is sung: Rest. You can only rest once per turn.';
  expect(words(['Stop a tune.', 'Stop a song.'], 1, text)).toEqual([text.slice(0, text.indexOf(' You can'))]);
});

test('what a card prints short is the same word', () => {
  const text = 'Pay 500 LP. Return it from the GY.';
  expect(words(['Costs 500 Life Points.', 'Comes back from the Graveyard.'], 0, text)).toEqual(['Pay 500 LP.']);
});
