import { expect, test } from 'vitest';
import type { PtcgCard, YgoCard } from '../desk/contract.ts';
import { readPtcg, readYgo } from '../reader/read.ts';
import { NO_NAMES } from '../reader/reading.ts';
import { sayingKind, withWords } from '../renderer/src/text/judges-words.ts';
import { SAYINGS, type SayingKind } from '../renderer/src/text/sayings.ts';

const name = { en: 'Any', de: 'Any' };
const CARDS: Record<SayingKind, { card: YgoCard | PtcgCard; box: string }> = {
  spell: { card: { name, kind: 'spell', property: 'normal' }, box: 'text' },
  lasting: { card: { name, kind: 'trap', property: 'continuous' }, box: 'text' },
  monster: { card: { name, kind: 'monster', monster: ['effect'] }, box: 'text' },
  attack: { card: { name, kind: 'pokemon', attacks: [{ name }] }, box: 'attack/1' },
  ability: { card: { name, kind: 'pokemon', abilities: [{ name }] }, box: 'ability/1' },
  trainer: { card: { name, kind: 'trainer', trainer: 'item' }, box: 'text' },
};

test.each(
  Object.entries(SAYINGS).flatMap(([kind, all]) => all.map(({ en }) => ({ kind: kind as SayingKind, words: en }))),
)('$kind: “$words” is read whole', ({ kind, words }) => {
  const { card, box } = CARDS[kind];
  expect(sayingKind(card, box)).toBe(kind);
  const said = withWords(card, box, words) as never;
  const { whole, effects } =
    kind === 'spell' || kind === 'lasting' || kind === 'monster' ? readYgo(said, NO_NAMES) : readPtcg(said, NO_NAMES);
  expect(whole).toBe(true);
  expect(effects.length).toBeGreaterThan(0);
});
