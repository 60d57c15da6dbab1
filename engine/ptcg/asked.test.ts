/** What nobody can know is asked: HP, orders that matter, Weakness of unknown cards; and what the case names but cannot be chosen is never dropped. */
import { expect, test } from 'vitest';
import type { Coin, PtcgCard } from '../case/schema.ts';
import { emptyLibrary } from '../library.ts';
import { nowPtcg } from './now.ts';
import { active, hitter, judge, pokemon, table } from './testing.ts';

const attack = { by: 'A', do: 'attack', attack: 1 } as const;
const cards = { Hitter: hitter(90) };

test('HP nobody knows: whether the Pokémon is Knocked Out is asked, not assumed', () => {
  const { hp: _, ...noHp } = pokemon({ name: 'Shape' });
  const ruling = judge({ cards: { ...cards, Shape: noHp }, a: { active: 'Hitter' }, b: { active: 'Shape', bench: ['Plain'] }, moves: [attack] }); // prettier-ignore
  expect(ruling.branches?.map((b) => [b.answer, b.ruling.final.players?.A])).toMatchObject([
    [true, { prizes: 5 }],
    [false, { prizes: 6 }],
  ]);
});
test('damage it has withstood before asks nothing', () => {
  const { hp: _, ...noHp } = pokemon({ name: 'Shape' });
  const ruling = judge({ cards: { Shape: noHp }, b: { active: { card: 'Shape', damage: 90 } }, moves: [{ by: 'A', do: 'end-turn' }] }); // prettier-ignore
  expect(ruling.open).toEqual([]);
});
test('an unknown Defending Pokémon: Weakness, Knock Out and Prize cards are asked', () => {
  const ruling = judge({ cards, a: { active: 'Hitter' }, b: { active: '?', bench: ['Plain'] }, moves: [attack] });
  expect(ruling.branches?.map((b) => b.answer)).toEqual(['weakness', 'resistance', 'neither']);
  const knockedOut = ruling.branches?.[0]?.ruling.branches?.[0]?.ruling.branches?.map((b) => [b.answer, b.ruling.final.players?.A]); // prettier-ignore
  expect(knockedOut).toMatchObject([
    [1, { prizes: 5 }],
    [2, { prizes: 4 }],
    [3, { prizes: 3 }],
  ]);
});

test('a card whose list gives no Weakness for the whole set: it is asked, never taken as none', () => {
  const unlisted = pokemon({ name: 'Blank', hp: 300, weaknessUnlisted: true });
  const ruling = judge({ cards: { ...cards, Blank: unlisted }, a: { active: 'Hitter' }, b: { active: 'Blank' }, moves: [attack] }); // prettier-ignore
  expect(ruling.branches?.map((b) => [b.answer, active(b.ruling as typeof ruling, 'B').damage])).toEqual([
    ['weakness', 180],
    ['resistance', 60],
    ['neither', 90],
  ]);
  expect(ruling.open[0]?.text.en).toContain('Blank');
});

test('an attacker of a type nobody said: the printed Weakness and Resistance are asked about, others are not', () => {
  const typeless = (({ types: _, ...card }) => ({ ...card, typesUnlisted: true as const }))(hitter(90));
  const rule = (target: Partial<PtcgCard>) =>
    judge({ cards: { Hitter: typeless, Wall: pokemon({ name: 'Wall', hp: 300, ...target }) }, a: { active: 'Hitter' }, b: { active: 'Wall' }, moves: [attack] }); // prettier-ignore
  const weak = rule({ weakness: [{ type: 'Fire', value: '×3' }] });
  expect(weak.branches?.map((b) => [b.answer, active(b.ruling as typeof weak, 'B').damage])).toEqual([
    ['weakness', 270],
    ['neither', 90],
  ]);
  expect(weak.open[0]?.text.en).toMatch(/Which type Hitter is/);
  expect(rule({}).open).toEqual([]);
});

test('a label the card list may lack is asked once, where it decides; never where the card has it or the list would', () => {
  const effect = { effect: 'attack', attack: 1, damage: [{ times: { per: { count: 'pokemon', which: { of: 'you', where: 'bench', label: 'Future' } } } }] }; // prettier-ignore
  const rule = (bench: Partial<PtcgCard>[]) =>
    judge({
      cards: { Hitter: hitter('50×', { effects: [effect] as never }), ...Object.fromEntries(bench.map((more, i) => [`Bench ${i}`, pokemon({ name: `Bench ${i}`, ...more })])) },
      a: { active: 'Hitter', bench: bench.map((_, i) => `Bench ${i}`) },
      b: { active: { card: 'Plain', hp: 300 } as never },
      moves: [attack, attack],
    }); // prettier-ignore
  const unlisted: Partial<PtcgCard> = { labelsUnlisted: ['Ancient', 'Future'] };
  const open = rule([unlisted, { labels: ['Future'] }, {}]);
  expect(open.open.map(({ text }) => text.en)).toEqual([expect.stringMatching(/Bench 0 say “Future”/)]);
  expect(open.open[0]?.text.de).toContain('„Zukunft“');
  expect(rule([{ labels: ['Future'] }, { labelsUnlisted: ['Ancient'] }, {}]).open).toEqual([]);
});
test('whether a benched Pokémon ex is a Tera Pokémon is asked where an attack damages it', () => {
  const spread = hitter(0, { effects: [{ effect: 'attack', attack: 1, damage: [{ base: 30, to: { each: { of: 'opponent', where: 'bench' } } }] }] as never }); // prettier-ignore
  const benched = (card: string) =>
    judge({ cards: { Hitter: spread, 'Gem ex': pokemon({ name: 'Gem ex', hp: 200, labelsUnlisted: ['Tera'] }) }, a: { active: 'Hitter' }, b: { active: 'Plain', bench: [card] }, moves: [attack] }); // prettier-ignore
  expect(benched('Gem ex').branches?.map(({ answer, ruling }) => [answer, (ruling as typeof open).final.players?.B?.bench])).toMatchObject([
    ['yes', [{ damage: 0 }]],
    ['no', [{ damage: 30 }]],
  ]); // prettier-ignore
  const open = benched('Plain');
  expect(open.open).toEqual([]);
});

test('Prize cards nobody counted: what rests on their number says so', () => {
  const effect = { effect: 'attack', attack: 1, damage: [{ times: { per: { count: 'prizes-taken', of: 'you' } } }] };
  const counting = hitter('50×', { effects: [effect] as never });
  const said = (a: object) =>
    judge({ cards: { Hitter: counting }, a: { active: 'Hitter', ...a }, moves: [attack] }).assumptions.map(({ path }) => path); // prettier-ignore
  expect(said({})).toContain('/players/A/prizes');
  expect(said({ prizes: 4 })).not.toContain('/players/A/prizes');
});

test('an attack that tests how many Prize cards are left rests on what nobody gave', () => {
  const left = { test: 'count', of: { count: 'prizes-left', of: 'opponent' }, number: { atMost: 3 } };
  const effect = { effect: 'attack', attack: 1, damage: [{ plus: [{ amount: 50, if: left }] }] };
  const testing = hitter('50+', { effects: [effect] as never });
  const said = (b: object) =>
    judge({ cards: { Hitter: testing }, a: { active: 'Hitter' }, b: { active: 'Hitter', ...b }, moves: [attack] }).headline.en; // prettier-ignore
  expect(said({})).toContain('This holds if player B has 6 Prize cards left');
  expect(said({ prizes: 6 })).not.toContain('This holds');
});

/** Two effects when damaged: heal 30 if there are at most six counters; put two counters. Their order matters at five to six. */
const twoEffects = (more: Partial<PtcgCard> = {}): PtcgCard =>
  pokemon({
    name: 'Torn',
    hp: 300,
    abilities: [{ name: 'Mend' }, { name: 'Tear' }],
    effects: [
      { effect: 'triggered', ability: 1, when: { event: 'damaged' }, do: [{ do: 'if', test: { test: 'pokemon', who: 'self', is: { counters: { atMost: 9 } } }, then: [{ do: 'heal', amount: 30, on: 'self' }] }] },
      { effect: 'triggered', ability: 2, when: { event: 'damaged' }, do: [{ do: 'put-counters', count: 2, on: 'self' }] },
    ],
    ...more,
  }); // prettier-ignore
test('simultaneous effects: where the order matters, the owner of the damaged Pokémon is asked', () => {
  const ruling = judge({ cards: { ...cards, Torn: twoEffects() }, a: { active: 'Hitter' }, b: { active: 'Torn' }, moves: [attack] }); // prettier-ignore
  expect(ruling.branches?.map((b) => [b.answer, active(b.ruling as typeof ruling, 'B').damage])).toEqual([
    ['Mend > Tear', 80],
    ['Tear > Mend', 110],
  ]);
  const [asked] = ruling.decisions.filter((d) => d.what === 'order');
  expect(asked).toMatchObject({ by: 'B', given: 'branched' });
  const decided = judge({ cards: { ...cards, Torn: twoEffects() }, a: { active: 'Hitter' }, b: { active: 'Torn' }, moves: [attack, { by: 'B', do: 'decide', question: asked!.id, answer: 'Tear > Mend' }] }); // prettier-ignore
  expect(active(decided, 'B').damage).toBe(110);
});
test('where every order comes to the same, nobody is asked and nothing is assumed', () => {
  const always: PtcgCard['effects'] = ['Mend', 'Tear'].map((_, i) => ({ effect: 'triggered', ability: i + 1, when: { event: 'damaged' }, do: [{ do: 'put-counters', count: 1, on: 'attacker' }] })); // prettier-ignore
  const ruling = judge({ cards: { Hitter: hitter(30, { hp: 300 }), Torn: twoEffects({ effects: always }) }, a: { active: 'Hitter' }, b: { active: 'Torn' }, moves: [attack] }); // prettier-ignore
  expect(active(ruling, 'A').damage).toBe(20);
  expect(ruling.decisions.filter((d) => d.what === 'order')).toEqual([]);
  expect(ruling.assumptions.filter((a) => a.path.includes('/order/'))).toEqual([]);
});

test('the headline says what the text did besides damage', () => {
  const effects: PtcgCard['effects'] = [{ effect: 'attack', attack: 1, damage: [{}, { base: 20, to: { each: { of: 'opponent', where: 'bench' } } }], after: [{ do: 'condition', apply: 'poisoned', on: 'opponent-active' }, { do: 'put-counters', count: 2, on: 'opponent-active' }] }]; // prettier-ignore
  const ruling = judge({ cards: { Hitter: hitter(40, { effects }), Wall: pokemon({ name: 'Wall' }) }, a: { active: 'Hitter' }, b: { active: 'Wall', bench: ['Plain'] }, moves: [attack] }); // prettier-ignore
  expect(ruling.headline).toEqual({
    en: 'Hitter does 40; 20 to Plain; Wall is now Poisoned; 2 damage counters on Wall.',
    de: 'Hitter fügt 40 Schaden zu; 20 an Plain; Wall ist jetzt vergiftet; 2 Schadensmarken auf Wall.',
  });
});

test('drawn until so many are in the hand: how many rests on the hand, unless the case gives it', () => {
  const Refiller = pokemon({ abilities: [{ name: 'Refill' }], effects: [{ effect: 'activated', ability: 1, limit: 'once-per-turn', do: [{ do: 'draw-until', hand: 6 }] }] as never }); // prettier-ignore
  const of = (hand?: string[]) => judge({ cards: { Refiller }, a: { active: 'Refiller', ...(hand && { hand }) }, moves: [{ by: 'A', do: 'ability', pokemon: 'Refiller' }] }).assumptions.map(({ path }) => path); // prettier-ignore
  expect(of()).toContain('/players/A/hand');
  expect(of(['?'])).not.toContain('/players/A/hand');
  expect(of([])).not.toContain('/players/A/hand');
});

test('a turn number alone says whose turn it is; whose turn and which number say who began', () => {
  const turn = (of: NonNullable<Parameters<typeof judge>[0]['state']>) => judge({ state: of, moves: [] }).final;
  expect(turn({ turn: { number: 2 } })).toMatchObject({ turn: { player: 'B', number: 2 }, firstPlayer: 'A' });
  expect(turn({ turn: { number: 2 }, firstPlayer: 'B' })).toMatchObject({ turn: { player: 'A' }, firstPlayer: 'B' });
  expect(turn({ turn: { player: 'A', number: 2 } })).toMatchObject({ firstPlayer: 'B' });
  expect(turn({ turn: { player: 'A', number: 2 }, firstPlayer: 'A' })).toMatchObject({ firstPlayer: 'A' });
});

test('now: a card nobody knows and a text nobody declared are open, the next player is told about their turn', () => {
  const item: PtcgCard = { name: 'Odd', kind: 'trainer', trainer: 'item', text: 'Something.' };
  const answer = nowPtcg(
    table({ cards: { Odd: item }, a: { hand: ['?', 'Odd'] }, b: { hand: ['Fire'] } }),
    emptyLibrary,
  );
  const of = (by: 'A' | 'B', card: string) => answer.options.find((o) => o.by === by && o.card === card && o.do !== 'attack' && o.do !== 'retreat'); // prettier-ignore
  expect(of('A', '?')).toMatchObject({ legal: null, when: 'now', open: [{ what: 'fact' }] });
  expect(of('A', 'Odd')).toMatchObject({ legal: null, when: 'now', open: [{ what: 'fact', by: 'judge' }] });
  expect(of('B', 'Fire')).toMatchObject({ legal: true, when: 'after-pass' });
});

test('now: what of an attack or Ability nobody could read is named beside that it may be used', () => {
  const text = { do: 'unmodelled', text: 'Sing a song.' };
  const half = hitter(30, {
    abilities: [{ name: 'Hum' }],
    effects: [{ effect: 'attack', attack: 1, after: [{ do: 'draw', count: 1 }, text] }, { effect: 'activated', ability: 1, limit: 'once-per-turn', do: [{ do: 'draw', count: 1 }, text] }] as never,
  }); // prettier-ignore
  const { options } = nowPtcg(table({ cards: { Half: half }, a: { active: 'Half' } }), emptyLibrary);
  for (const does of ['attack', 'ability']) {
    const option = options.find((o) => o.by === 'A' && o.do === does)!;
    expect(option).toMatchObject({ legal: true, open: [] });
    expect(option.unread).toEqual([{ de: expect.stringContaining('„Sing a song.“'), en: expect.stringContaining('“Sing a song.”') }]); // prettier-ignore
  }
});

test('a question may be answered by its id without numbers, before anything was ruled: the first of that name', () => {
  const flips = hitter(10, { effects: [{ effect: 'attack', attack: 1, before: [{ do: 'flip', coins: 2, as: 'coins' }], damage: [{ times: { per: { count: 'heads', flip: 'coins' } } }] }] }); // prettier-ignore
  const told = (question: string, coins: Coin[] = []) =>
    judge({ cards: { Hitter: flips }, a: { active: 'Hitter' }, moves: [{ by: 'A', do: 'decide', question, answer: 'heads' }, { by: 'A', do: 'attack', attack: 1, coins }] }); // prettier-ignore
  const ruling = told('Hitter/coin');
  expect(ruling.decisions.map(({ id, given }) => [id, given])).toEqual([
    ['Hitter/2/coin', 'case'],
    ['Hitter/2/coin/2', 'branched'],
  ]);
  expect(told('Hitter/nothing', ['heads', 'heads']).assumptions.some(({ value }) => value === 'Hitter/nothing')).toBe(
    true,
  );
  expect(ruling.assumptions.some(({ value }) => value === 'Hitter/coin')).toBe(false);
});

test('now: a two-sided Stadium may face either player, any other Stadium nobody', () => {
  const dome = (faces: object) => ({ name: 'Dome', kind: 'trainer', trainer: 'stadium', effects: [{ effect: 'passive', ...faces, modifiers: [{ what: 'bench-limit', value: 3, player: 'you' }] }] }); // prettier-ignore
  const asked = (faces: object) =>
    nowPtcg(table({ cards: { Plain: pokemon(), Dome: dome(faces) as PtcgCard }, a: { active: 'Plain', hand: ['Dome'] } }), emptyLibrary)
      .options.find(({ card }) => card === 'Dome'); // prettier-ignore
  expect(asked({ faces: 'first' })).toMatchObject({ do: 'play', legal: true, targets: [{ min: 1, max: 1, from: ['A', 'B'] }] }); // prettier-ignore
  expect(asked({})).toMatchObject({ do: 'play', legal: true });
  expect(asked({})?.targets).toBeUndefined();
});
