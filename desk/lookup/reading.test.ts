/** What the reader made of a text, for a card, a card as a case writes it, or a bare text. */
import { expect, test } from 'vitest';
import type { PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import { NO_NAMES } from '../../reader/reading.ts';
import { analyzedCard, cardOfText, listedCard } from './analyzing.ts';
import { cardFrom, cardWith, hasText, readingView } from './reading.ts';

const names = NO_NAMES;

test('a bare text is a Spell’s, or that of an attack, an Ability, a Trainer card', () => {
  const text = { en: 'Draw 1 card.' };
  expect(cardWith('Draw 1 card.', 'ygo', 'text')).toMatchObject({ kind: 'spell', text });
  expect(cardWith('Draw 1 card.', 'ptcg', 'text')).toMatchObject({ kind: 'trainer', trainer: 'item', text });
  expect(cardWith('Draw 1 card.', 'ptcg', 'attack')).toMatchObject({ kind: 'pokemon', attacks: [{ text }] });
  expect(cardWith('Draw 1 card.', 'ptcg', 'ability')).toMatchObject({ kind: 'pokemon', abilities: [{ text }] });
});

test('a card without text has nothing to read', () => {
  expect([hasText(cardWith('Draw 1 card.', 'ygo', 'text')), hasText({ name: 'x', kind: 'monster' } as YgoCard), hasText({ name: 'x', kind: 'pokemon', hp: 60 } as PtcgCard)]).toEqual([true, false, false]); // prettier-ignore
});

test('each piece of a reading with its words', () => {
  const view = readingView(cardWith('Draw 2 cards.', 'ygo', 'text'), 'ygo', names);
  expect(view).toMatchObject({ game: 'ygo', name: { en: '?' }, whole: true, unread: [] });
  expect(view.pieces.map(({ text }) => text).join('')).toContain('Draw 2 cards');
  expect(view).not.toHaveProperty('declared');
  expect(readingView(cardWith('Draw 2 cards.', 'ptcg', 'text'), 'ptcg', names, [{}])).toHaveProperty('declared');
});

test('a card as a case writes it is checked', () => {
  expect(cardFrom({ name: 'x', kind: 'spell', property: 'normal' }, 'ygo')).toMatchObject({ kind: 'spell' });
  for (const game of ['ygo', 'ptcg'] as const) expect(() => cardFrom({ kind: 'sticker' }, game)).toThrow('not-a-card');
});

test('a card as a list has it, or as a case writes it, to be sorted by its effects', () => {
  const yaml = {
    password: 7,
    name: { en: 'Paper' },
    text: { en: 'Draw 1 card.' },
    card_type: 'Spell',
    property: 'Normal',
  };
  const prodeck = { id: 8, name: 'Paper', type: 'Spell Card', desc: 'Draw 1 card.', race: 'Normal' };
  expect([listedCard(yaml), listedCard(prodeck), listedCard({ name: 'Paper', kind: 'spell', property: 'normal' })].map(({ kind }) => kind)).toEqual(['spell', 'spell', 'spell']); // prettier-ignore
  for (const none of [{ ...yaml, card_type: 'Skill' }, { kind: 'sticker' }, 7, null]) expect(() => listedCard(none)).toThrow('not-a-card'); // prettier-ignore
  const analyzed = (card: object) => analyzedCard({ kind: 'spell', ...card } as unknown as YgoCard, names);
  expect([analyzed({ name: 'Paper', prints: ['PAP-EN001', '00000007'] }), analyzed({ name: { de: 'Papier' } }), analyzed({ name: { en: 'Paper', de: 'Papier' } })].map(({ password, name }) => [password, name])).toEqual([[7, 'Paper'], [null, 'Papier'], [null, 'Paper']]); // prettier-ignore
  expect(cardOfText('Draw.')).toEqual({ name: '?', kind: 'monster', monster: ['effect'], text: 'Draw.' });
});
