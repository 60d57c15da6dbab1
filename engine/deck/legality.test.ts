import { describe, expect, test } from 'vitest';
import type { PtcgCard, YgoCard } from '../case/schema.ts';
import { alwaysTreatedAs } from './counts-as.ts';
import type { DeckCard } from './deck.ts';
import { limitOf, listAt, listChanges, type LimitedList, type ListSeries } from './limits.ts';
import type { Section } from './entry.ts';
import { alike, allowedBy, outBy, standing, type Printed } from './printings.ts';
import { banned, oneNameOf, outsideMarks, outsidePool, ptcgViolations } from './ptcg.ts';
import { formatsCalled, type PtcgFormat, type YgoFormat } from './rules.ts';
import { allowedIn, marksAt } from './standard.ts';
import { ygoViolations } from './ygo.ts';

const same = (text: string) => ({ de: text, en: text });
const ygo = (id: string) => (formatsCalled(id)[0] as YgoFormat).rules;
const card = (section: Section, count: number, name: string, more: Partial<YgoCard> = {}, countsAs?: string): DeckCard<YgoCard> => ({
  section, count, name, called: same(name), card: { name, kind: 'monster', monster: ['effect'], ...more }, ...(countsAs && { countsAs }),
}); // prettier-ignore
const many = (section: Section, count: number, more: Partial<YgoCard> = {}): DeckCard<YgoCard>[] =>
  Array.from({ length: count }, (_, i) => card(section, 1, `${section} ${i}`, more));
const codes = (violations: readonly { code: string }[]) => violations.map(({ code }) => code);
const list = (limits: LimitedList['limits']): LimitedList => ({
  series: 's',
  called: same('the list'),
  from: '2020-01-01',
  limits,
});

describe('a Yu-Gi-Oh! Deck', () => {
  test.each([
    ['ygo-advanced', 40, 0, 0, []],
    ['ygo-advanced', 39, 15, 15, ['too-few']],
    ['ygo-advanced', 61, 16, 16, ['too-many', 'too-many', 'too-many']],
    ['ygo-2004', 80, 0, 15, []],
    ['ygo-2004', 40, 0, 14, ['size']],
    ['ygo-speed-duel', 20, 5, 6, []],
    ['ygo-speed-duel', 31, 6, 7, ['too-many', 'too-many', 'too-many']],
  ])('%s with %i, %i, %i cards: %j', (format, main, extra, side, expected) => {
    const deck = [...many('main', main), ...many('extra', extra, { monster: ['fusion', 'effect'] }), ...many('side', side)];
    expect(codes(ygoViolations(deck, ygo(format), undefined))).toEqual(expected);
  }); // prettier-ignore

  test('copies are counted over all parts, by the name a card always counts as', () => {
    const deck = [...many('main', 38), card('main', 2, 'Alpha'), card('side', 1, 'Alpha'), card('extra', 1, 'Beta', { monster: ['xyz'] }, 'Alpha')];
    const [found] = ygoViolations(deck, ygo('ygo-advanced'), undefined);
    expect(found?.code).toBe('copies');
    expect(found?.rules).toContain('ygo.current.copies.treated-as');
    expect(found?.text.en).toContain('4 copies');
  }); // prettier-ignore

  test('copies of one name rest on no name a card counts as', () => {
    const [found] = ygoViolations([...many('main', 36), card('main', 4, 'Alpha')], ygo('ygo-advanced'), undefined);
    expect(found?.code).toBe('copies');
    expect(found?.rules).not.toContain('ygo.current.copies.treated-as');
  });

  test('the list limits copies, and a Forbidden card must go', () => {
    const limited = list({ 'Pot of Plenty': 1, 'Old Jar': 0, 'Two of Us': 2 });
    const deck = [...many('main', 40), card('main', 1, 'Old Jar'), card('main', 1, 'Pot of Plenty'), card('side', 1, 'Pot of Plenty'), card('main', 2, 'Two of Us')];
    const found = ygoViolations(deck, ygo('ygo-advanced'), limited);
    expect(codes(found)).toEqual(['forbidden', 'limited']);
    expect(found[0]?.rules).toEqual(['ygo.limited.forbidden']);
    expect(found[1]?.mend.en).toBe('Take out 1 copy.');
  }); // prettier-ignore

  test('kinds in the wrong place, each with where it belongs', () => {
    const deck = [...many('main', 40), card('main', 1, 'Link', { monster: ['link', 'effect'] }), card('extra', 1, 'Plain'), card('main', 1, 'Sheep', { monster: ['token'] })];
    expect(codes(ygoViolations(deck, ygo('ygo-advanced'), undefined))).toEqual(['extra-in-main', 'wrong-kind', 'token']);
    const before = [...many('main', 40), card('extra', 1, 'Link', { monster: ['link', 'effect'] })];
    expect(codes(ygoViolations(before, ygo('ygo-2014'), undefined))).toEqual(['wrong-kind']);
  }); // prettier-ignore

  test('a card nobody knows is listed with its line', () => {
    const deck = [...many('main', 40), { section: 'main' as const, count: 1, name: 'Zzz', called: same('Zzz'), line: 7 }];
    const found = ygoViolations(deck, ygo('ygo-advanced'), undefined);
    expect(found.map(({ code, lines }) => [code, lines])).toEqual([['unknown-card', [7]]]);
  }); // prettier-ignore

  test.each([
    ['(This card is always treated as "Alpha".) Draw 1 card.', 'Alpha'],
    ['(This card is always treated as an "Alpha" card.)', undefined],
    ['While on the field, this card\'s name is treated as "Alpha".', undefined],
  ])('%j counts as %s', (text, name) => {
    expect(alwaysTreatedAs({ name: 'X', kind: 'monster', text })).toBe(name);
  });
});

describe('lists by date', () => {
  const at = (from: string, limits: LimitedList['limits'], firstAnywhere?: string): LimitedList => ({ ...list(limits), from, ...(firstAnywhere && { firstAnywhere }) }); // prettier-ignore
  const series: ListSeries = {
    series: 's',
    title: { de: 'S', en: 'S' },
    game: 'ygo',
    until: '2021-06-30',
    lists: [at('2020-01-01', { Alpha: 1 }), at('2021-01-01', { Alpha: 0, Beta: 2 }, '2020-12-24')],
  };
  test.each([
    ['2019-12-31', false],
    ['2020-01-01', true],
    ['2020-12-24', false],
    ['2021-01-01', true],
    ['2021-07-01', false],
  ])('%s: established %s', (date, established) => {
    expect(listAt(series, date).established).toBe(established);
  });
  test('a list that holds tells when the next begins, the last tells none', () => {
    expect(listAt(series, '2020-06-01')).toEqual({ established: true, list: series.lists[0], next: '2021-01-01' });
    expect(listAt(series, '2021-01-02')).toEqual({ established: true, list: series.lists[1] });
  });
  test('what changed', () => {
    const [a, b] = series.lists;
    expect(listChanges(a!, b!)).toEqual([
      { card: 'Alpha', from: 1, to: 0 },
      { card: 'Beta', from: 3, to: 2 },
    ]);
    expect(limitOf(b!, 'alpha')).toBe(0);
  });
});

describe('a Pokémon deck', () => {
  const rules = (formatsCalled('ptcg-standard')[0] as PtcgFormat).rules;
  const one = (count: number, name: string, more: Partial<PtcgCard> = {}, mark?: string): DeckCard<PtcgCard> => ({
    section: 'main', count, name, called: same(name), card: { name, kind: 'pokemon', stage: 'basic', ...more }, ...(mark && { printed: { own: { sets: [], mark }, reprints: [] } }),
  }); // prettier-ignore
  const energy = (count: number) => one(count, 'Basic Fire Energy', { kind: 'energy', energy: 'basic' });

  test.each([
    ['legal', [one(4, 'Alpha'), energy(56)], []],
    ['59 cards', [one(4, 'Alpha'), energy(55)], ['size']],
    ['five of a name, in two prints', [one(3, 'Alpha'), one(2, 'Alpha'), energy(55)], ['copies']],
    ['no Basic Pokémon', [one(4, 'Alpha', { stage: 'stage1', evolvesFrom: 'X' }), energy(56)], ['no-basic']],
    ['two ACE SPEC cards', [one(4, 'Alpha'), one(1, 'A', { kind: 'trainer', labels: ['ACE SPEC'] }), one(1, 'B', { kind: 'trainer', labels: ['ACE SPEC'] }), energy(54)], ['one-per-deck']],
    ['two Radiant Pokémon', [one(1, 'Radiant A'), one(1, 'Radiant B'), energy(58)], ['one-per-deck']],
    ['two of one Prism Star', [one(2, 'Alpha ◇'), energy(58)], ['copies']],
    ['a Prism Star is another card than the Pokémon without the symbol', [one(4, 'Alpha'), one(1, 'Alpha ◇'), energy(55)], []],
    ['owners tell names apart', [one(4, 'Alpha'), one(4, "Hop's Alpha"), energy(52)], []],
  ])('%s', (_, deck, expected) => {
    expect(codes(ptcgViolations(deck, rules))).toEqual(expected);
  }); // prettier-ignore

  test("a V-UNION's parts are four, of one set; a part whose set is not told is not held against it", () => {
    const part = (print?: string) => ({ ...one(1, 'Alpha V-UNION', { stage: 'v-union' }), ...(print && { print }) });
    const deck = (...parts: ReturnType<typeof part>[]) => [...parts, one(1, 'Basic'), energy(59 - parts.length)];
    const found = (...parts: ReturnType<typeof part>[]) => codes(ptcgViolations(deck(...parts), rules));
    expect(found(part('SSP 1'), part('SSP 2'), part('SSP 3'), part('SSP 4'))).toEqual([]);
    expect(found(part('SSP 1'), part('SSP 2'), part(), part())).toEqual([]);
    expect(found(part('SSP 1'), part('SSP 2'), part('OTH 3'))).toEqual(['v-union-sets']);
    expect(found(part(), part(), part(), part(), part())).toEqual(['copies']);
  });

  test('one type: a Pokémon of two types counts for either', () => {
    const glc = (formatsCalled('glc')[0] as PtcgFormat).rules;
    const typed = (name: string, ...types: string[]) => one(1, name, { types: types as never });
    const of = (...pokemon: DeckCard<PtcgCard>[]) => codes(ptcgViolations([...pokemon, energy(60 - pokemon.length)], glc)); // prettier-ignore
    expect(of(typed('A', 'Fire'), typed('B', 'Fire', 'Water'))).toEqual([]);
    expect(of(typed('A', 'Fire'), typed('B', 'Fire', 'Water'), typed('C', 'Water'))).toEqual(['types']);
    expect(of(typed('A', 'Fire'), { ...typed('B', 'Fire'), count: 2 })).toContain('copies');
    expect(of(typed('A ex', 'Fire'), typed('B', 'Fire'))).toEqual(['rule-box']);
  });

  test('marks: basic Energy is free, a legal reprint makes the older print legal, other words are said', () => {
    const reprint = (how: 'same' | 'perhaps'): Printed => ({ own: { sets: [], mark: 'E' }, reprints: [{ sets: [], mark: 'H', alike: how }] });
    const deck = [one(1, 'Old', {}, 'F'), one(1, 'New', {}, 'K'), energy(4), { ...one(1, 'Again'), printed: reprint('same') }, { ...one(1, 'Reworded'), printed: reprint('perhaps') }, one(1, 'Nowhere')];
    const at = marksAt('2026-10-01');
    if (!at.established) throw new Error('no rotation');
    const { violations, unsure } = outsidePool(deck, allowedIn(at.rotation), outsideMarks(at.rotation.marks));
    expect(violations.map(({ cards }) => cards)).toEqual([['Old']]);
    expect(unsure.map(({ en }) => en)).toEqual([expect.stringMatching(/^Reworded: .*worded otherwise/), expect.stringMatching(/^Nowhere: pool not checked/)]);
  }); // prettier-ignore

  test.each([
    [{ mark: 'F' }, undefined, 'not-in-format', 'Old has the regulation mark F; legal are H, I.'],
    [{}, undefined, 'not-in-format', 'Old has no regulation mark; legal are H, I.'],
    [{ mark: 'I', released: '2026-05-01' }, '2026-04-30', 'not-out-yet', expect.stringMatching(/^Old .*2026-04-30/)],
    [{ mark: 'F', released: '2026-05-01' }, '2026-05-01', 'not-in-format', 'Old has the regulation mark F; legal are H, I.'],
  ])('a print %j on %s: %s', (own, date, code, says) => {
    const found = outsideMarks(['H', 'I'], date)({ ...one(1, 'Old'), printed: { own: { sets: [], ...own }, reprints: [] } });
    expect([found.code, found.text.en]).toEqual([code, says]);
  }); // prettier-ignore

  test.each([
    ['2021-09-09', undefined],
    ['2026-03-05', 'G,H,I'],
    ['2026-03-06', 'G,H,I,J'],
    ['2026-04-09', 'G,H,I,J'],
    ['2026-04-10', 'H,I,J'],
  ])('the marks of %s: %s', (day, marks) => {
    const at = marksAt(day);
    expect(at.established ? at.rotation.marks.join() : undefined).toBe(marks);
  });
  test('later marks than a past rotation has are not legal in it', () => {
    const at = marksAt('2024-05-01');
    expect(at.established && allowedIn(at.rotation)({ sets: [], mark: 'J' })).toBe(false);
  });

  test('a card that had not come out by the day', () => {
    const allows = outBy('2024-05-01', ({ mark }) => mark === 'H');
    expect([{ sets: [], mark: 'H', released: '2024-05-02' }, { sets: [], mark: 'H', released: '2024-05-01' }, { sets: [], mark: 'H' }].map(allows)).toEqual([false, true, true]);
  }); // prettier-ignore
  test('a pool by sets, and by marks from one on', () => {
    const allows = allowedBy({ sets: ['ABC'], marksFrom: 'D', oneNameOf: [] });
    expect([{ sets: ['ABC'] }, { sets: ['XYZ'] }, { sets: ['XYZ'], mark: 'C' }, { sets: ['XYZ'], mark: 'E' }].map(allows)).toEqual([true, false, false, true]);
    expect(standing({ reprints: [{ sets: ['XYZ'], alike: 'same' }, { sets: ['ABC'], alike: 'same' }] }, allows)).toBe('legal');
  }); // prettier-ignore

  test('two printings of a name: Pokémon of other facts are other cards, other words are perhaps the same', () => {
    const printed = (text: string, hp = 60): PtcgCard => ({ name: { en: 'Alpha', de: 'A' }, kind: 'pokemon', hp, attacks: [{ name: { en: 'Hit' }, cost: ['Fire'], damage: 10, text: { en: text } }] }); // prettier-ignore
    expect(alike(printed('Flip a coin.'), { ...printed('Flip a coin.'), name: { en: 'Alpha' } })).toBe('same');
    expect(alike(printed('Flip a coin.'), printed('Toss a coin.'))).toBe('perhaps');
    expect(alike(printed('Flip a coin.'), printed('Flip a coin.', 70))).toBeUndefined();
  });

  test('of some names a deck holds one only; the person a card shows is no part of its name', () => {
    const trainer = (count: number, name: string) => one(count, name, { kind: 'trainer' });
    const groups = [['Alpha Orders', 'Beta']];
    expect(codes(oneNameOf([trainer(2, 'Alpha Orders (Alpha)'), trainer(2, 'Beta')], groups))).toEqual(['one-name-of']);
    expect(oneNameOf([trainer(2, 'Alpha Orders (Alpha)'), trainer(2, 'Alpha Orders')], groups)).toEqual([]);
    expect(codes(ptcgViolations([one(4, 'Gamma'), trainer(3, 'Alpha Orders (Alpha)'), trainer(2, 'Alpha Orders (Omega)'), energy(51)], rules))).toEqual(['copies']);
  }); // prettier-ignore
});

describe('a Pokémon card on the list of the day', () => {
  const listed = {
    ...list({ Lysander: 0, 'Unown (LOT 90, LOT 91)': 0, 'Unown (LOT 92)': 0 } as never),
    unsure: ['Maybe'],
  };
  const held = (name: string, print?: string): DeckCard<PtcgCard> =>
    ({ section: 'main', count: 1, name, called: same(name), ...(print && { print }) }) as never;
  test.each<[string, string | undefined, banned: boolean, unsure: boolean]>([
    ['Lysander', undefined, true, false],
    ['LYSANDER', 'FLF 90', true, false],
    ['Pikachu', undefined, false, false],
    ['Unown', 'LOT 90', true, false],
    ['Unown', 'LOT 092', true, false],
    ['Unown', 'LOT 93', false, false],
    ['Unown', undefined, false, true],
    ['Maybe', 'LOT 90', false, true],
  ])('%s %s: banned %s, unsure %s', (name, print, isBanned, isUnsure) => {
    const { violations, unsure } = banned([held(name, print)], listed as never);
    expect([codes(violations), unsure.length]).toEqual([isBanned ? ['banned'] : [], isUnsure ? 1 : 0]);
  });
  test('each by itself', () => {
    const all = banned([held('Lysander'), held('Unown', 'LOT 93'), held('Unown', 'LOT 91'), held('Pikachu')], listed as never); // prettier-ignore
    expect(all.violations.map(({ cards }) => cards)).toHaveLength(2);
    expect(all.unsure).toEqual([]);
  });
});
