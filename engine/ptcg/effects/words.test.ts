/** Both decks at once, Special Conditions of which one goes, powers used before, triggers that do not stack, so much damage for each thing done. */
import { expect, test } from 'vitest';
import type { PtcgCard } from '../../case/schema.ts';
import { active, attack, deck, pokemon, using } from '../testing.ts';

test('the top card of each deck is discarded, and those of both count', () => {
  const effect = {
    before: [{ do: 'discard-deck', count: 1, of: 'both', as: 'gone' }],
    damage: [{ plus: [{ amount: { per: { count: 'done', by: 'gone', which: { kind: 'energy' } }, times: 40 } }] }],
  };
  const ruling = using(effect, { a: deck('Fire', 'Plain'), b: deck('Water') });
  expect(ruling.damage?.at(-1)?.total).toBe(10 + 80);
  expect(ruling.final.players?.B?.discard).toHaveLength(1);
});

test('one Special Condition goes: the only one, or the one that is chosen', () => {
  const effect = { damage: [], after: [{ do: 'recover', from: 'one', on: 'opponent-active' }] };
  const with_ = (...conditions: ('poisoned' | 'burned')[]) => using(effect, { b: { active: { card: 'Plain', conditions } } }); // prettier-ignore
  expect(active(with_('poisoned'), 'B').conditions ?? []).toEqual([]);
  const asked = with_('poisoned', 'burned');
  expect(asked.open[0]?.answers?.map(({ value }) => value)).toEqual(['poisoned', 'burned']);
  const decide = { by: 'A', do: 'decide', question: asked.open[0]!.id, answer: 'burned' } as const;
  const told = using(effect, { b: { active: { card: 'Plain', conditions: ['poisoned', 'burned'] } }, moves: [attack, decide] }); // prettier-ignore
  expect(active(told, 'B').conditions ?? []).not.toContain('burned');
});

test('whether a GX attack was used before', () => {
  const effect = { damage: [{ plus: [{ amount: 60, if: { test: 'used', what: 'gx', by: 'you' } }] }] };
  expect(using(effect).damage?.at(-1)?.total).toBe(10);
  expect(using(effect, { a: { used: { gx: true } } }).damage?.at(-1)?.total).toBe(70);
});

test('Prize cards of both players', () => {
  const effect = { damage: [{ times: { per: { count: 'prizes-taken', of: 'both' } } }] };
  expect(using(effect, { a: { prizes: 4 }, b: { prizes: 5 } }).damage?.at(-1)?.total).toBe(30);
});

test('the effect of several Abilities of one name does not stack', () => {
  const bell = (once: boolean): PtcgCard =>
    pokemon({
      name: 'Ringer',
      abilities: [{ name: 'Ring' }],
      effects: [{ effect: 'triggered', ability: 1, when: { event: 'damaged', pokemon: { of: 'opponent' } }, ...(once && { once: true }), do: [{ do: 'put-counters', count: 1, on: 'event' }] }],
    }); // prettier-ignore
  const damage = (once: boolean) => active(using({}, { cards: { Ringer: bell(once) }, a: { bench: ['Ringer', 'Ringer'] } }), 'B').damage; // prettier-ignore
  expect([damage(true), damage(false)]).toEqual([20, 30]);
});

test('damage so often as Energy was discarded, not affected by Weakness', () => {
  const effect = {
    damage: [],
    after: [
      { do: 'discard-energy', from: 'self', count: 'all', as: 'gone' },
      {
        do: 'damage-each-time',
        times: { per: { count: 'done', by: 'gone' } },
        damage: 10,
        from: { of: 'opponent' },
        ignores: ['weakness', 'resistance'],
      },
    ],
  };
  const cards = { Weak: pokemon({ name: 'Weak', weakness: [{ type: 'Fire', value: '×2' }] }) };
  const ruling = using(effect, {
    cards,
    a: { active: { card: 'Hitter', energy: ['Fire', 'Fire'] } },
    b: { active: 'Weak' },
    moves: [{ ...attack, choose: { pokemon: ['Weak', 'Weak'] } }],
  });
  expect(active(ruling, 'B').damage).toBe(20);
});

test('two coins to attack: one tails is enough', () => {
  const held: PtcgCard = pokemon({ name: 'Mist', abilities: [{ name: 'Fog' }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'attack-fails-on-tails', coins: 2, on: { of: 'opponent' } }] }] }); // prettier-ignore
  const flipped = (...coins: ('heads' | 'tails')[]) => using({}, { cards: { Mist: held }, b: { active: 'Mist' }, moves: [{ ...attack, coins }] }).damage?.at(-1)?.total; // prettier-ignore
  expect([flipped('heads', 'heads'), flipped('heads', 'tails')]).toEqual([10, undefined]);
});

test('an attack used by another such Pokémon in the last own turn', () => {
  const effect = { damage: [{ plus: [{ amount: 50, if: { test: 'happened', event: { what: 'attack-used', by: 'you', when: 'last-turn', which: { type: 'Water' }, pokemon: 'other' } } }] }] }; // prettier-ignore
  const cards = { Wet: pokemon({ name: 'Wet', types: ['Water'] }), Dry: pokemon({ name: 'Dry', types: ['Fire'] }) };
  const total = (bench: 'Wet' | 'Dry') =>
    using(effect, { cards, a: { bench: [bench] }, state: { history: [{ what: 'attack-used', by: 'A', pokemon: bench, card: 'Splash', when: 'last-turn' }] } }).damage?.at(-1)?.total; // prettier-ignore
  expect([total('Wet'), total('Dry')]).toEqual([60, 10]);
});

test('cards from under the deck, and as many Prize cards laid anew', () => {
  const drawn = using(
    { after: [{ do: 'draw', count: 1, from: 'deck-bottom' }] },
    { a: deck('Fire', 'Plain', 'Water') },
  );
  expect(drawn.final.players?.A?.hand).toEqual([{ id: 'Water', card: 'Water' }]);
  const anew = using({ after: [{ do: 'renew-prizes', of: 'you', count: 'same', under: true }] }, { a: { prizes: 2, ...deck('Fire', 'Plain', 'Water') } }); // prettier-ignore
  expect(anew.final.players?.A?.prizes).toBe(2);
  expect(anew.final.players?.A?.deck).toMatchObject({ cards: [{ card: 'Water' }] });
});
