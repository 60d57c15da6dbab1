import { expect, test } from 'vitest';
import { readsLikeLine } from './reads-like.ts';

test.each([
  'a reborn, b mst',
  'B: mst',
  'turn B, main1, B summons jinzo',
  'pikachu > raichu',
  'Walrein uses Megaton Fall',
  'comfey uses flower selecting',
  'Walrein setzt Fallgewicht ein',
  'Dark Magician attacks Jinzo',
  'Schwarzer Magier greift Jinzo an',
  'greift mit Jinzo an -> direkt',
  'activates Pot of Greed',
  'Glurak-ex nutzt Brennende Finsternis',
])('%s may be a line', (text) => expect(readsLikeLine(text)).toBe(true));

test.each([
  'mst',
  'destroyed not negated',
  'damage step attack',
  'may a monster be attacked twice',
  'what happens if Walrein uses Megaton Fall',
  'when my opponent activates a card',
  'Wer greift zuerst an',
  'does Ash Blossom stop this?',
  'Walrein setzt Fallgewicht ein?',
  'Attack of the Giant Walrein',
  'setzt aus',
])('%s is a search', (text) => expect(readsLikeLine(text)).toBe(false));
