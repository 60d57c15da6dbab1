/** Words of the effect language that the library's cards use rarely, each on a small invented card. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove } from '../../case/schema.ts';
import { active, hitter, judge, pokemon, type Table } from '../testing.ts';

const attack = { by: 'A', do: 'attack', attack: 1 } as const;
const end = (by: 'A' | 'B'): PtcgMove => ({ by, do: 'end-turn' });
const doing = (effect: object, more: Partial<PtcgCard> = {}): PtcgCard =>
  hitter(10, { effects: [{ effect: 'attack', attack: 1, ...effect }], ...more });
const ability = (effect: object, more: Partial<PtcgCard> = {}): PtcgCard =>
  pokemon({ name: 'Gifted', abilities: [{ name: 'Gift' }], effects: [{ ability: 1, ...effect }], ...more });
const withAttacker = (card: PtcgCard, more: Table = {}): Table => ({ ...more, cards: { Hitter: card, ...more.cards }, a: { active: 'Hitter', ...more.a } }); // prettier-ignore

test("a lingering trigger: damaged in the opponent's next turn, it puts counters on the attacker", () => {
  const thorns = { what: 'when', event: 'damaged', do: [{ do: 'put-counters', count: 4, on: 'attacker' }] };
  const card = doing({
    after: [{ do: 'in-force', on: 'self', until: 'end-of-opponents-next-turn', modifiers: [thorns] }],
  });
  const cards = { Enemy: hitter(20, { name: 'Enemy' }) };
  const moves: PtcgMove[] = [attack, { by: 'B', do: 'attack', attack: 1 }];
  const ruling = judge(withAttacker(card, { cards, b: { active: 'Enemy' }, moves }));
  expect(active(ruling, 'B').damage).toBe(10 + 40);
  const later = judge(withAttacker(card, { cards, b: { active: 'Enemy' }, moves: [attack, end('B'), end('A'), { by: 'B', do: 'attack', attack: 1 }] })); // prettier-ignore
  expect(active(later, 'B').damage).toBe(10);
});

test('an Ability used from the discard pile puts its card onto the Bench', () => {
  const back = ability({ effect: 'activated', place: 'discard', limit: 'once-per-turn', do: [{ do: 'if-you-do', first: [{ do: 'move-this-card', to: 'bench' }], then: [{ do: 'put-counters', count: 3, on: 'self' }] }] }); // prettier-ignore
  const ruling = judge({ cards: { Gifted: back }, a: { discard: ['Gifted'] }, moves: [{ by: 'A', do: 'ability', pokemon: 'Gifted' }] }); // prettier-ignore
  expect(ruling.verdict).toBe('resolved');
  expect(ruling.final.players?.A).toMatchObject({ discard: [], bench: [{ id: 'Gifted', damage: 30 }] });
});

test('Knocked Out by its attacks, the Pokémon and what was attached go to the Lost Zone', () => {
  const hunter = hitter(500, { abilities: [{ name: 'Hunt' }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'goes-to', to: 'lost-zone', attached: true, on: { of: 'opponent' }, byDamageFrom: { self: true } }] }] }); // prettier-ignore
  const b = { active: { card: 'Plain', energy: ['Fire'] }, bench: ['Plain'] };
  const ruling = judge(withAttacker(hunter, { b, moves: [attack] }));
  expect(ruling.final.players?.B).toMatchObject({ discard: [] });
  expect(ruling.final.players?.B?.lostZone).toHaveLength(2);
});

test('"used this attack during your last turn" is the turn before the opponent\'s', () => {
  const again = doing({ damage: [{ plus: [{ amount: 90, if: { test: 'happened', event: { what: 'attack-used', by: 'you', card: 'Hit', when: 'last-turn' } } }] }] }); // prettier-ignore
  const after = (...moves: PtcgMove[]) => judge(withAttacker(again, { b: { active: { card: 'Plain' } }, cards: { Plain: pokemon({ hp: 900 }) }, moves })).damage?.at(-1)?.total; // prettier-ignore
  expect(after(attack)).toBe(10);
  expect(after(attack, end('B'), attack)).toBe(100);
  expect(after(attack, end('B'), end('A'), end('B'), attack)).toBe(10);
});

test('counters spread as the case says; not more, not less', () => {
  const card = doing({ damage: [], after: [{ do: 'spread-counters', count: 6, among: { of: 'opponent', where: 'bench' } }] }); // prettier-ignore
  const b = { bench: [{ card: 'Plain', id: 'x' }, { card: 'Plain', id: 'y' }] }; // prettier-ignore
  const spread = (counters: Record<string, number>) => judge(withAttacker(card, { b, moves: [{ ...attack, choose: { counters } }] })); // prettier-ignore
  expect(spread({ x: 4, y: 2 }).final.players?.B?.bench).toMatchObject([{ damage: 40 }, { damage: 20 }]);
  expect(spread({ x: 4 }).illegal?.reasons.map((r) => r.code)).toEqual(['wrong-counters']);
  expect(spread({ x: 6, Hitter: 1 }).verdict).toBe('illegal');
  expect(judge(withAttacker(card, { b, moves: [attack] })).verdict).toBe('needs-facts');
});

test('a copied attack: its cost is not paid, the name stays that of the copying attack', () => {
  const copy = doing({ damage: [], after: [{ do: 'use-attack', of: 'opponent-active' }] });
  const cards = { Strong: hitter(60, { name: 'Strong', attacks: [{ name: 'Crush', cost: ['Water', 'Water'], damage: 60 }] }) }; // prettier-ignore
  const ruling = judge(withAttacker(copy, { cards, b: { active: 'Strong' }, moves: [attack] }));
  expect(ruling.damage).toMatchObject([{ target: 'Strong', total: 60 }]);
  expect(ruling.final.history).toContainEqual(expect.objectContaining({ what: 'attack-used', card: 'Hit' }));
});

test('devolving into fewer HP Knocks Out; conditions end, damage stays', () => {
  const card = doing({ damage: [], after: [{ do: 'devolve', which: 'opponent-active', to: 'hand' }] });
  const cards = { Grown: pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Plain', hp: 200 }) };
  const grown = (damage: number) => ({ active: { card: 'Grown', under: ['Plain'], damage, conditions: ['asleep' as const] }, bench: ['Plain'] }); // prettier-ignore
  const alive = judge(withAttacker(card, { cards, b: grown(90), moves: [attack] }));
  expect(active(alive, 'B')).toMatchObject({ card: 'Plain', damage: 90, conditions: [], under: [] });
  const out = judge(withAttacker(card, { cards, b: grown(100), moves: [attack] }));
  expect(out.final.players?.B).toMatchObject({ active: null, hand: [{ card: 'Grown' }] });
});

test('not Knocked Out: 10 HP remain, on heads only', () => {
  const tough = ability({ effect: 'passive', modifiers: [{ what: 'survives', leaves: 10, coin: true }] });
  const b = { active: 'Gifted', bench: ['Plain'] };
  const flip = (coin: 'heads' | 'tails') => judge(withAttacker(hitter(500), { cards: { Gifted: tough }, b, moves: [{ ...attack, coins: [coin] }] })); // prettier-ignore
  expect(active(flip('heads'), 'B').damage).toBe(90);
  expect(flip('tails').final.players?.B?.active).toBeNull();
});

test('prevention of effects stops conditions and counters, not damage; prevention of damage the reverse', () => {
  const card = doing({ after: [{ do: 'condition', apply: 'asleep', on: 'opponent-active' }, { do: 'put-counters', count: 2, on: 'opponent-active' }] }); // prettier-ignore
  const against = (what: string) => active(judge(withAttacker(card, { cards: { Gifted: ability({ effect: 'passive', modifiers: [{ what }] }) }, b: { active: 'Gifted' }, moves: [attack] })), 'B'); // prettier-ignore
  expect(against('prevent-effects')).toMatchObject({ damage: 10, conditions: [] });
  expect(against('prevent-damage')).toMatchObject({ damage: 20, conditions: ['asleep'] });
});

test('damage only of certain amounts is prevented', () => {
  const odd = ability({ effect: 'passive', modifiers: [{ what: 'prevent-damage', damage: [10, 30, 50] }] });
  const hit = (n: number) => judge(withAttacker(hitter(n), { cards: { Gifted: odd }, b: { active: 'Gifted' }, moves: [attack] })).damage?.[0]?.total; // prettier-ignore
  expect([10, 20, 30, 40].map(hit)).toEqual([0, 20, 0, 40]);
});

test('"you may" and a choice of one: given, or asked with all answers', () => {
  const gist = (en: string) => ({ de: en, en });
  const card = doing({ after: [{ do: 'may', then: [{ do: 'choose-one', options: [{ gist: gist('sleep'), then: [{ do: 'condition', apply: 'asleep', on: 'opponent-active' }] }, { gist: gist('burn'), then: [{ do: 'condition', apply: 'burned', on: 'opponent-active' }] }] }] }] }); // prettier-ignore
  const given = judge(withAttacker(card, { moves: [{ ...attack, choose: { yes: true, option: 2 } }] }));
  expect(active(given, 'B').conditions).toEqual(['burned']);
  const asked = judge(withAttacker(card, { moves: [attack] }));
  expect(asked.branches?.map((b) => b.answer)).toEqual([true, false]);
  expect(asked.branches?.[0]?.ruling.branches).toHaveLength(2);
});

test('types among Pokémon, counters on a Pokémon and what it evolved from can be asked', () => {
  const card = doing({ damage: [{ times: { per: { count: 'pokemon-types', which: { of: 'opponent' } } } }], after: [{ do: 'if', test: { test: 'in-play', which: { counters: 2 } }, then: [{ do: 'heal', amount: 10, on: { each: { evolvedFrom: 'Plain' } } }] }] }); // prettier-ignore
  const cards = { Grown: pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Plain', hp: 200, types: ['Water'] }) };
  const ruling = judge(withAttacker(card, { cards, b: { active: { card: 'Grown', under: ['Plain'] }, bench: ['Plain'] }, moves: [attack] })); // prettier-ignore
  expect(ruling.damage?.[0]?.total).toBe(20);
  expect(active(ruling, 'B').damage).toBe(10);
});

test('Energy among the top cards is attached, the rest stays; a Stadium comes from the discard pile', () => {
  const card = doing({ after: [{ do: 'attach-energy', from: 'deck-top', looking: 4, which: { energy: 'basic', type: 'Water' }, count: 'any', to: 'self' }, { do: 'take', from: 'discard', which: { trainer: 'stadium' }, count: 1, to: 'stadium' }] }); // prettier-ignore
  const cards: Record<string, PtcgCard> = { Here: { name: 'Here', kind: 'trainer', trainer: 'stadium' } };
  const ruling = judge(withAttacker(card, { cards, a: { active: 'Hitter', discard: ['Here'] }, moves: [{ ...attack, choose: { cards: ['Water', 'Water'] } }] })); // prettier-ignore
  expect(active(ruling, 'A').energy).toHaveLength(2);
  expect(ruling.final.stadium).toEqual({ card: 'Here', owner: 'A' });
});

test('Abilities switched off: those of others, and one that would have switched off in turn', () => {
  const silence = (name: string) => ability({ effect: 'passive', modifiers: [{ what: 'no-abilities', on: { self: false } }] }, { name }); // prettier-ignore
  const shield = ability({ effect: 'passive', modifiers: [{ what: 'damage-taken', op: '-', value: 50 }] });
  const hit = (b: Table['b'], state: Table['state'] = {}) => judge(withAttacker(hitter(80), { cards: { Gifted: shield, Mute: silence('Mute') }, b: b!, state, moves: [attack] })).damage?.[0]?.total; // prettier-ignore
  expect(hit({ active: 'Gifted' })).toBe(30);
  expect(hit({ active: 'Gifted', bench: ['Mute'] })).toBe(80);
  expect(hit({ active: 'Gifted', bench: ['Mute'] }, { effects: [{ applies: 'abilities-off' }] })).toBe(80);
});

test('what changes damage, and what forbids a play, says where that is printed', () => {
  const hide = ability({ effect: 'passive', modifiers: [{ what: 'damage-taken', op: '-', value: 20 }] });
  const struck = judge(withAttacker(hitter(50), { cards: { Gifted: hide }, b: { active: 'Gifted' }, moves: [attack] }));
  const at = { card: 'Gifted', at: '/0/modifiers/0' };
  expect(struck.damage?.[0]?.terms.find(({ kind }) => kind === 'damage-taken')?.says).toEqual(at);
  expect(struck.steps.find(({ kind }) => kind === 'damage-taken')?.says).toEqual(at);
  const lock = ability({ effect: 'passive', modifiers: [{ what: 'cannot', do: 'retreat', on: { of: 'opponent' } }] });
  const stuck = judge(withAttacker(hitter(50), { cards: { Gifted: lock }, a: { bench: ['Plain'] }, b: { active: 'Gifted' }, moves: [{ by: 'A', do: 'retreat', to: 'Plain' }] })); // prettier-ignore
  expect(stuck.illegal?.reasons.find(({ code }) => code === 'cannot-retreat')?.says).toEqual(at);
});

test('"this Pokémon" in what an attack leaves on the game is the one that attacked', () => {
  const more = { what: 'prizes', op: '+', value: 2, on: { of: 'opponent' }, byDamageFrom: { self: true } };
  const card = doing({ before: [{ do: 'in-force', until: 'end-of-turn', modifiers: [more] }] });
  const b = { active: { card: 'Plain', damage: 90 }, bench: ['Plain'] };
  const ruling = judge(withAttacker(card, { b, a: { prizes: 6 }, moves: [attack] }));
  expect(ruling.players?.A?.prizesTaken).toBe(3);
});

test('an Ability that works because nobody is there says on whose Bench that is so, where nobody gave it', () => {
  const lazy = hitter(200, { abilities: [{ name: 'Lazy' }], effects: [{ effect: 'passive', ability: 1, if: { not: { test: 'in-play', which: { of: 'opponent', label: 'ex' } } }, modifiers: [{ what: 'cannot', do: 'attack' }] }] }); // prettier-ignore
  const refused = (bench: [] | undefined) => {
    const { verdict, headline } = judge(withAttacker(lazy, { b: { bench } as object, moves: [attack] }));
    return [verdict, headline.en.includes("player B's Bench is empty (it is not given)")];
  };
  expect([refused(undefined), refused([])]).toEqual([
    ['illegal', true],
    ['illegal', false],
  ]);
});

test('what asks for cards of a hand nobody gave holds only if it is empty', () => {
  const card = doing({ requires: [{ do: 'discard-cards', count: 1, of: 'you', as: 'paid' }, { do: 'if', test: { not: { test: 'done', by: 'paid' } }, then: [{ do: 'nothing' }] }] }); // prettier-ignore
  const says = (hand: [] | undefined) =>
    judge(withAttacker(card, { a: { ...(hand && { hand }) }, moves: [attack] })).headline.en.includes(
      "in player A's hand (not given)",
    );
  expect([says(undefined), says([])]).toEqual([true, false]);
});

test('who is Knocked Out and goes into the hand is Knocked Out', () => {
  const scarf = { name: 'Scarf', kind: 'trainer', trainer: 'tool', effects: [{ effect: 'triggered', when: { event: 'knocked-out' }, do: [{ do: 'return', which: 'event', to: 'hand', attached: 'discard' }] }] } as const; // prettier-ignore
  const cards = { Scarf: scarf as unknown as PtcgCard };
  const b = { active: { card: 'Plain', tools: ['Scarf'] }, bench: ['Plain'] };
  const { headline, players } = judge(withAttacker(hitter(200), { cards, b, a: { prizes: 6 }, moves: [attack] }));
  expect([players?.A?.prizesTaken, headline.en.includes('Not Knocked Out')]).toEqual([1, false]);
});
