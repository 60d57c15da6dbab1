/** Each word for what a card permits against the rules, and for what it forbids although the rules permit it: with and without the card, and only to whom it speaks. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove } from '../../case/schema.ts';
import { FORBIDDEN, PERMITTED } from '../effects/schema.ts';
import { active, hitter, judge, pokemon, type Table } from '../testing.ts';

const trainer = (trainer: 'item' | 'supporter' | 'stadium' | 'tool', more: Partial<PtcgCard> = {}): PtcgCard => ({ name: trainer, kind: 'trainer', trainer, ...more }); // prettier-ignore
const attack: PtcgMove = { by: 'A', do: 'attack', attack: 1 };
const play = (card: string): PtcgMove => ({ by: 'A', do: 'play', card });
const attach = (card: string, to = 'Plain'): PtcgMove => ({ by: 'A', do: 'attach', card, to });
const evolve: PtcgMove = { by: 'A', do: 'evolve', pokemon: 'Plain', card: 'Grown' };
const HEALS = [play('Potion')];
const FIRST = { turn: { number: 1 } };
const SECOND = { turn: { player: 'A', number: 2 }, firstPlayer: 'B' } as const;
const cards: Record<string, PtcgCard> = {
  Hitter: hitter(10, { hp: 300 }),
  Grown: pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Plain' }),
  Mega: pokemon({ name: 'M Plain-EX', stage: 'mega', evolvesFrom: 'Plain' }),
  Gifted: pokemon({ name: 'Gifted', abilities: [{ name: 'Gift' }], effects: [{ effect: 'activated', ability: 1, limit: 'once-per-turn', do: [{ do: 'draw', count: 1 }] }] }),
  Potion: trainer('item', { name: 'Potion', effects: [{ effect: 'play', do: [{ do: 'heal', amount: 30, on: 'own-active' }] }] }),
  Item: trainer('item'), Helper: trainer('supporter', { name: 'Helper' }), Friend: trainer('supporter', { name: 'Friend' }),
  Here: trainer('stadium', { name: 'Here' }), Gear: trainer('tool', { name: 'Gear' }), Wheel: trainer('tool', { name: 'Wheel' }),
}; // prettier-ignore

/** A's moves with a Benched Pokémon of `whose` that says so; whether all of them were made. */
function made(modifier: object | undefined, { a = {}, b = {}, ...more }: Table, whose: 'A' | 'B' = 'A'): boolean {
  const says: PtcgCard = pokemon({ name: 'Says', abilities: [{ name: 'So' }], effects: modifier ? [{ effect: 'passive', ability: 1, modifiers: [modifier] }] as never : [] }); // prettier-ignore
  const bench = (mine: boolean, there: object) => ({ ...there, bench: [...(('bench' in there && (there.bench as string[])) || []), ...(mine ? ['Says'] : [])] }); // prettier-ignore
  const ruling = judge({ ...more, cards: { ...cards, ...more.cards, Says: says }, a: bench(whose === 'A', a), b: bench(whose === 'B', b) }); // prettier-ignore
  expect(ruling.verdict, ruling.headline.en).not.toBe('needs-facts');
  const [move] = more.moves!;
  if (ruling.verdict === 'illegal' || (move?.do === 'attack' && !ruling.damage)) return false;
  return HEALS !== more.moves || active(ruling, 'A').damage === 20;
}
const asleep = { active: { card: 'Hitter', conditions: ['asleep' as const] } };
const paralyzed = { active: { card: 'Hitter', conditions: ['paralyzed' as const] } };
const AGAINST: Record<(typeof PERMITTED)[number], Table> = {
  'attack-on-first-turn': { a: { active: 'Hitter' }, state: FIRST, moves: [attack] },
  'supporter-on-first-turn': { a: { hand: ['Helper'] }, state: FIRST, moves: [play('Helper')] },
  'evolve-on-first-turn': { a: { hand: ['Grown'] }, state: SECOND, moves: [evolve] },
  'evolve-on-arrival': { a: { active: { card: 'Plain', since: { turn: 5, how: 'played' } }, hand: ['Grown'] }, state: { turn: { number: 5 } }, moves: [evolve] },
  'attack-while-asleep': { a: asleep, moves: [attack] },
  'attack-while-paralyzed': { a: paralyzed, moves: [attack] },
  'second-supporter': { a: { hand: ['Helper', 'Friend'] }, moves: [play('Helper'), play('Friend')] },
  'second-energy': { a: { hand: ['Fire', 'Water'] }, moves: [attach('Fire'), attach('Water')] },
  'second-tool': { a: { hand: ['Gear', 'Wheel'] }, moves: [attach('Gear'), attach('Wheel')] },
  'mega-evolve-and-go-on': { a: { hand: ['Mega', 'Fire'] }, moves: [{ ...evolve, card: 'Mega' } as PtcgMove, attach('Fire', 'Mega')] },
  'attack-twice': { a: { active: 'Hitter' }, b: { active: 'Hitter' }, moves: [attack, attack] },
}; // prettier-ignore
test.each(PERMITTED)('%s: forbidden by the rules, permitted by a card to those it speaks of', (word) => {
  const permits = { what: 'can', do: word, ...(word.includes('supporter') ? { player: 'you' } : { on: { of: 'you' } }) }; // prettier-ignore
  expect([made(undefined, AGAINST[word]), made(permits, AGAINST[word]), made(permits, AGAINST[word], 'B')]).toEqual([
    false,
    true,
    false,
  ]);
});

const retreat: PtcgMove = { by: 'A', do: 'retreat', to: 'Gifted' };
const FREE: Record<(typeof FORBIDDEN)[number], Table> = {
  attack: { a: { active: 'Hitter' }, moves: [attack] },
  'use-attack': { a: { active: 'Hitter' }, moves: [attack] },
  retreat: { a: { active: { card: 'Plain', energy: ['Fire'] }, bench: ['Gifted'] }, moves: [retreat] },
  evolve: { a: { hand: ['Grown'] }, moves: [evolve] },
  'attach-energy': { a: { hand: ['Fire'] }, moves: [attach('Fire')] },
  'play-item': { a: { hand: ['Item'] }, moves: [play('Item')] },
  'play-supporter': { a: { hand: ['Helper'] }, moves: [play('Helper')] },
  'play-stadium': { a: { hand: ['Here'] }, moves: [play('Here')] },
  'play-tool': { a: { hand: ['Gear'] }, moves: [attach('Gear')] },
  'play-trainer': { a: { hand: ['Item'] }, moves: [play('Item')] },
  'play-pokemon': { a: { hand: ['Hitter'] }, moves: [{ by: 'A', do: 'bench', card: 'Hitter' }] },
  'be-healed': { a: { active: { card: 'Plain', damage: 50 }, hand: ['Potion'] }, moves: HEALS },
  'use-ability': { a: { bench: ['Gifted'], deck: { count: 9 } }, moves: [{ by: 'A', do: 'ability', pokemon: 'Gifted' }] },
}; // prettier-ignore
test.each(FORBIDDEN)('%s: permitted by the rules, forbidden by a card to those it speaks of', (word) => {
  const forbids = { what: 'cannot', do: word, ...(word === 'use-attack' && { attack: 'Hit' }), ...(word.startsWith('play') ? { player: 'opponent' } : { on: { of: 'opponent' } }) }; // prettier-ignore
  expect([made(undefined, FREE[word]), made(forbids, FREE[word], 'B'), made(forbids, FREE[word], 'A')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a fossil is an Item card and put down as a Pokémon: what forbids either forbids it', () => {
  const fossil = trainer('item', { name: 'Shell', effects: [{ effect: 'played-as-pokemon', hp: 60, types: ['Colorless'] }] }); // prettier-ignore
  const put = { cards: { Shell: fossil }, a: { hand: ['Shell'] }, moves: [{ by: 'A', do: 'play', card: 'Shell' }] } as Table; // prettier-ignore
  const hindered = FORBIDDEN.filter((word) => word.startsWith('play') && !made({ what: 'cannot', do: word, player: 'opponent' }, put, 'B')); // prettier-ignore
  expect([made(undefined, put), hindered.toSorted()]).toEqual([true, ['play-item', 'play-pokemon', 'play-trainer']]);
});
