import { expect, test } from 'vitest';
import { onlyIfUsed } from './unread.ts';

test.each([
  'Once during your turn, you may draw a card.',
  'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may search your deck for a card.',
  "Once during each player's turn, that player may switch their Active Pokémon.",
])('an effect a player may use or leave changes nothing by itself: %s', (text) => {
  expect(onlyIfUsed(text)).toBe(true);
});
test.each([
  'This Pokémon takes 30 less damage from attacks.',
  "Your opponent's Pokémon have no Abilities.",
  'The Pokémon this card is attached to gets +50 HP. You may attach only 1 Pokémon Tool to each of your Pokémon.',
  { de: 'Dieses Pokémon erhält 50 KP mehr. Du kannst während deines Zuges beliebig viele Itemkarten spielen.', en: '' },
])('everything else could: %s', (text) => {
  expect(onlyIfUsed(text)).toBe(false);
});
