/**
 * What "it", "that monster", "that card" and "that target" mean behind an operation: a table of texts, put together, in `__snapshots__/pointers.txt`. A
 * card of the text before it, of what was targeted, or not read at all; who changes the meaning of a pointer reads the lines that change.
 */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../../engine/case/schema.ts';
import { NO_NAMES } from '../../reading.ts';
import { readYgo } from '../read.ts';

const TARGETS = [
  '',
  'target 1 monster in your GY; ',
  'target 1 face-up monster your opponent controls; ',
  'target 1 Spell/Trap on the field; ',
];
const FIRST = [
  'discard 1 card',
  'discard 1 monster',
  'send 1 monster from your Deck to the GY',
  'banish 1 card from your GY',
  'draw 1 card',
  'add 1 monster from your Deck to your hand',
  'Special Summon 1 monster from your hand',
  'destroy 1 monster your opponent controls',
  'return 1 monster you control to the hand',
  'reveal 1 monster in your hand',
  'destroy that target',
  'Special Summon that target',
  'Tribute this card',
  'negate its effects',
  'this card gains 500 ATK',
  'inflict 500 damage to your opponent',
  'destroy all monsters your opponent controls',
];
const SECOND = [
  'Special Summon it', 'Special Summon that monster', 'Special Summon that target', 'banish it', 'banish that card', 'destroy it', 'destroy that monster',
  'destroy that target', 'add it to your hand', 'it gains 500 ATK', 'that monster loses 500 ATK', 'return that card to the hand', 'banish them',
]; // prettier-ignore
const LINKS = [', and if you do, ', ', then '];

/** The operations, the second as "what it is done to"; nothing where any of the text is left. */
function meant(text: string): string {
  const printed = { name: 'Example Knight', kind: 'monster', monster: ['effect'], level: 4, text } as YgoCard;
  const { whole, effects } = readYgo(printed, NO_NAMES);
  const [effect] = effects.map(({ record }) => record as { resolve?: Record<string, unknown>[] });
  const said = effect?.resolve?.map(({ do: done, cards, to }) =>
    `${String(done)} ${JSON.stringify(cards ?? to ?? '')}`.replaceAll('"', ''),
  );
  return whole && said ? said.slice(1).join(' / ') : '-';
}
/** "Special Summon it: banish targets"; both where the two ways of joining differ. */
function line(first: string, second: string): [says: string, is: string] {
  const [ifSo, then] = LINKS.map((link) => meant(`If this card is Normal Summoned: You can ${first}${link}${second}.`));
  return [second, ifSo === then ? ifSo! : `${ifSo} (then: ${then})`];
}
test('what a pointer means behind each operation', async () => {
  const blocks = TARGETS.flatMap((target) => FIRST.map((first) => {
    const groups = Map.groupBy(SECOND.map((second) => line(`${target}${first}`, second)), ([, is]) => is);
    return `${target}${first}\n${[...groups].map(([is, all]) => `    ${is} ← ${all.map(([says]) => says).join(' | ')}\n`).join('')}`;
  }));
  await expect(blocks.join('')).toMatchFileSnapshot('__snapshots__/pointers.txt');
}); // prettier-ignore
