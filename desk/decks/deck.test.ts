/** Whole deck lists against formats: what a judge hands in, in the formats players use. */
import { afterAll, describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRulesDb, contentDir } from '../../rules-db/build.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb, type FoundCard } from '../../rules-db/rules-db.ts';
import { checkDeck, type DeckInput } from './deck.ts';
import { cardStatus, type CardStatus } from './card-status.ts';
import { deckSheet } from './deck-sheet.ts';
import { cardFinder } from '../lookup/find-card.ts';
import { deskLibrary } from '../lookup/library.ts';
import { cardPool, listSeries, listsView, setPool } from './lists.ts';
import { Refused } from '../refused.ts';

const dir = mkdtempSync(join(tmpdir(), 'deck-'));
const db = openRulesDb(buildRulesDb(join(dir, 'rules.db'), { content: contentDir }).out);
afterAll(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});
const library = deskLibrary(db, () => undefined);
const find = cardFinder(library, () => [db.searcher]);
const check = (input: DeckInput) =>
  checkDeck(input, {
    library,
    find,
    series: (id) => listSeries(db, id),
    pool: (id) => cardPool(db, id),
    setPool: (id) => setPool(db, id),
    printed: () => ({ reprints: [] }),
  });
/** Forty different cards of the library that no list limits; three of the named ones first. */
const filler = (n: number, pool?: ReadonlySet<string>): string =>
  db
    .libraryCards('ygo')
    .filter(({ card }) => ['spell', 'trap'].includes(card.kind))
    .map(({ card }) => card.name.en)
    .filter((name) => {
      const limited = ['2005-04-01', '2010-04-24', '2014-06-01', '2026-06-01'].some((date) => {
        const view = listsView(listSeries(db, 'ygo-tcg')!, { date });
        return view.cards?.some(({ card }) => card === name);
      });
      return !limited && (!pool || pool.has(name.toLowerCase().replace(/[^a-z0-9]/g, '')));
    })
    .slice(0, n)
    .map((name) => `1 ${name}`)
    .join('\n');

describe('a whole list', () => {
  test('names without any heading tell the game they are of; where they tell none, it is asked for', () => {
    expect(check({ source: '3 Jinzo\n3 Sangan\n2 Wiedergeburt' }).game).toBe('ygo');
    expect(check({ source: '4 Pikachu ex\n4 Charizard ex\n2 Glurak-ex' }).game).toBe('ptcg');
    expect(() => check({ source: '3 Nobody\n2 Nothing' })).toThrow(Refused);
  });

  test('a legal Deck', () => {
    const answer = check({ source: `Main Deck\n${filler(40)}` });
    expect(answer.violations).toEqual([]);
    expect(answer.legal).toBe(true);
    expect(answer.counts).toEqual({ main: 40, extra: 0, side: 0 });
    expect(answer.list?.en).toBe('list of 2026-05-18');
  });

  test('a Forbidden card by its German name, a typing error and an unknown card, each told', () => {
    const source = `Hauptdeck\n${filler(40)}\n1x Topf der Gier\n1 Monster Rebornn\n1 Qqqxyz`;
    const answer = check({ source });
    expect(answer.violations.map(({ code, cards }) => [code, cards])).toEqual([
      ['unknown-card', ['Qqqxyz']],
      ['forbidden', ['Pot of Greed']],
    ]);
    expect(answer.lines.filter(({ guessed }) => guessed).map(({ name }) => name.en)).toEqual(['Monster Reborn']);
  });

  test('the Deck after the exchange with the Side Deck: what was exchanged, and what is wrong with it then', () => {
    const names = filler(56).split('\n');
    const list = (main: string[], side: string[]) => `Main Deck\n${main.join('\n')}\nSide Deck\n${side.join('\n')}`;
    const [main, side, foreign] = [names.slice(0, 40), names.slice(40, 55), names[55]!];
    const asked = { source: list(main, side), format: 'advanced' };
    const fair = check({ ...asked, sided: list(main.with(0, side[0]!), side.with(0, main[0]!)) }).sided;
    expect([fair?.legal, fair?.exchanged.length, fair?.counts.side]).toEqual([true, 4, 15]);
    const wrong = check({ ...asked, sided: list([...main, foreign, '1 Pot of Greed'], side.slice(1)) }).sided;
    expect(wrong?.violations.map(({ code }) => code)).toEqual(['side-exchange', 'side-exchange', 'side-missing', 'side-foreign', 'side-foreign', 'forbidden']); // prettier-ignore
    expect(() => check({ source: '60 Psychic Energy', game: 'ptcg', sided: '60 Psychic Energy' })).toThrow(Refused);
  });

  test.each([
    ['goat', '2005-03-01'],
    ['edison', '2010-03-01'],
    ['hat', '2014-04-01'],
  ])('%s: the list of %s, and its pool', (format, from) => {
    const pool = cardPool(db, `ygo-${format}`);
    const answer = check({ source: `Main Deck\n${filler(40, pool)}\n1 Ash Blossom & Joyous Spring`, format });
    expect(answer.violations.map(({ code, cards }) => [code, cards])).toEqual([
      ['not-in-pool', ['Ash Blossom & Joyous Spring']],
    ]);
    expect(answer.list?.en).toBe(`list of ${from}`);
  });

  test('a day without an established list is said, with its neighbours', () => {
    const answer = check({ source: `Main Deck\n${filler(40)}`, date: '2026-11-22' });
    expect(answer.notes[0]?.en).toContain('No list is established for 2026-11-22');
    expect(answer.notes[0]?.en).toContain('2026-05-18');
  });

  test('Pokémon: counts, and that marks were not checked without a card list', () => {
    const source = 'Pokémon: 5\n5 Charizard ex OBF 125\n\nEnergy: 54\n54 Basic {R} Energy SVE 2';
    const answer = check({ source });
    expect(answer.game).toBe('ptcg');
    expect(answer.violations.map(({ code }) => code)).toEqual(['size', 'no-basic', 'copies']);
    expect(answer.notes.map(({ en }) => en).join()).toContain('Pool not checked');
  });

  test('Pokémon: symbols of Energy are its types, the sign of Prism Star is its own', () => {
    const types = { G: 'Grass', R: 'Fire', W: 'Water', L: 'Lightning', P: 'Psychic', F: 'Fighting', D: 'Darkness', M: 'Metal', Y: 'Fairy' }; // prettier-ignore
    const source = `Energy: 9\n${Object.keys(types).map((symbol) => `1 Basic {${symbol}} Energy`).join('\n')}`; // prettier-ignore
    const { lines } = check({ source, game: 'ptcg' });
    expect(lines.map(({ name, known }) => [known, name.en])).toEqual(Object.values(types).map((type) => [true, expect.stringContaining(type)])); // prettier-ignore
  });

  test('Gym Leader Challenge: one type, one copy, no Rule Box, and what is not checked', () => {
    const source =
      'Pokémon: 4\n1 Charizard ex OBF 125\n1 Fuecoco\n1 Snorlax\n\nTrainer: 2\n2 Nest Ball\n\nEnergy: 54\n54 Basic {R} Energy SVE 2';
    const answer = check({ source, format: 'glc' });
    const codes = answer.violations.map(({ code, cards }) => [code, cards]);
    expect(codes).toContainEqual(['rule-box', ['Charizard ex']]);
    expect(codes).toContainEqual(['copies', ['Nest Ball']]);
    expect(codes.some(([code]) => code === 'types')).toBe(true);
    expect(answer.notes.map(({ en }) => en).join(' ')).toBe('Pool not checked: there is no list for it here.');
    expect(check({ source, format: 'expanded' }).notes).toHaveLength(1);
  });

  test('Expanded: banned cards by the list of the day, Pokémon by the printings it names', () => {
    const lines = ['1 Unown LOT 90', '1 Unown LOT 92', '1 Unown', '1 Red Card XY 124'];
    const on = (date?: string) => {
      const source = `Pokémon: 3\n${lines.slice(0, 3).join('\n')}\n\nTrainer: 1\n${lines[3]}`;
      const { violations, notes } = check({ source, format: 'expanded', ...(date !== undefined && { date }) });
      const banned = violations.filter(({ code }) => code === 'banned');
      return {
        banned: banned.map(({ cards, lines: at }) => [...cards, ...at]),
        notes: notes.map(({ en }) => en).join(' '),
      };
    };
    expect(on('2019-01-01').banned).toEqual([]);
    expect(on('2019-10-01').banned).toEqual([['Unown', 2]]);
    expect(on('2019-10-01').notes).toContain('only the print LOT 90');
    expect(on().banned).toEqual([['Unown', 2], ['Red Card', 7]]); // prettier-ignore
    expect(on('2019-11-14').banned).toEqual([['Unown', 2]]);
    expect(on('2019-11-15').banned).toEqual([['Unown', 2], ['Red Card', 7]]); // prettier-ignore
    expect(on('2026-07-25')).toMatchObject({ banned: [], notes: expect.stringContaining('No list is established') as string }); // prettier-ignore
    const lifted = (date: string) => check({ source: 'Trainer: 1\n1 Lusamine', format: 'expanded', date });
    expect(lifted('2020-11-26').violations.map(({ code }) => code)).toContain('banned');
    expect(
      lifted('2022-01-01')
        .notes.map(({ en }) => en)
        .join(' '),
    ).toContain('Lusamine: whether the card was still banned');
    expect(
      lifted('2026-05-01')
        .notes.map(({ en }) => en)
        .join(' '),
    ).not.toContain('Lusamine');
  });

  test('what is no list is a problem', () => {
    expect(() => check({ source: '' })).toThrow(Refused);
    expect(() => check({ source: 'x', format: 'nonsense' })).toThrow(Refused);
  });
});

describe('the sheet to print', () => {
  const listed = `Main Deck\n${filler(40)}\n1x Topf der Gier\n1 Monster Rebornn\n1 Qqqxyz`;
  const titleOf = (id: string) => ({ de: `Regel ${id}`, en: `rule ${id}` });
  test('counted: whose fault it is, every number, and the remedy by its rule', () => {
    const source = 'Main Deck\n3 Sangan\n2 Jinzo';
    const counted = 'Main Deck\n3 Sangan\n1 Jinzo';
    const against = check({ source, counted, format: 'advanced' });
    const { text } = deckSheet(against, 'text', 'en', titleOf);
    expect(text).toContain('List and Deck are wrong');
    expect(text).toMatch(/\[ \] +3 +3 +Sangan/);
    expect(text).toMatch(/\[ \] +2 +1 +Jinzo/);
    expect(text).toContain('(rule ygo.current.penalties.deck-error)');
    // Where the same cards lie there, policy still has a word on a list that is wrong.
    expect(deckSheet(check({ source, counted: source }), 'text', 'en', titleOf).text).toContain('What policy does');
  });
  test.each([
    ['de', 'Deck-Check', 'Topf der Gier', 'unbekannt', 'Verstöße'],
    ['en', 'Deck check', 'Pot of Greed', 'unknown', 'Violations'],
  ] as const)('%s: every line with a box, what is wrong with its remedy, room to sign', (lang, ...words) => {
    const check1 = check({ source: listed, counted: `Main Deck\n${filler(39)}` });
    const { text } = deckSheet(check1, 'text', lang, titleOf);
    for (const word of words) expect(text).toContain(word);
    expect(text.split('\n').filter((line) => line.startsWith('[ ]'))).toHaveLength(check1.lines.length);
    expect(text).not.toContain(lang === 'de' ? 'Violations' : 'Verstöße');
    expect(deckSheet(check1, 'html', lang, titleOf).text.match(/☐/g)).toHaveLength(check1.lines.length);
  });
});

describe("a card's status", () => {
  const of = (name: string, day: string) => cardStatus(db.card(name, 'ygo')!, db, undefined, day);
  test('on a day with a list, without one, and through time', () => {
    const [at] = of('Pot of Greed', '2007-01-01');
    expect(at).toMatchObject({ series: 'ygo-tcg', today: { en: 'Forbidden' } });
    expect(at!.history.at(-1)).toMatchObject({ words: { en: 'Forbidden' } });
    const [later] = of('Pot of Greed', '2099-01-01');
    expect([later!.today, later!.note?.en]).toEqual([undefined, expect.stringContaining('No list is established')]);
    expect(of('Ash Blossom & Joyous Spring', '2026-06-01')[0]).toMatchObject({ today: { en: 'unlimited (3 copies)' } });
  });
  const pokemon = (name: string, prints: string[] = ['PAP 7'], more: object = { kind: 'trainer' }) =>
    ({ game: 'ptcg', card: { name: { en: name, de: name }, prints, ...more } }) as unknown as FoundCard;
  /** Knows one printing, with this mark. */
  const knowing = (mark: string) => {
    const one = { id: 'a', game: 'ptcg', released: 20250102, meta: { regulationMark: mark }, card: { name: { en: 'Papermon' }, kind: 'trainer', prints: ['a', 'PAP 7'] } }; // prettier-ignore
    return { printings: () => [one], card: () => one, cardById: () => one } as unknown as JudgeDb;
  };
  const said = ({ today, note, history }: CardStatus) => [today, note?.en, ...history.map(({ from, words }) => `${from} ${words.en}`)]; // prettier-ignore
  test('Pokémon: bans by the day, of the printings they name', () => {
    const [archeops] = cardStatus(pokemon('Archeops'), db, undefined, '2026-06-01');
    expect(archeops!.title).toEqual({
      de: 'Erweitert: verbotene Karten (NVI 67, DEX 110)',
      en: 'Expanded: banned cards (NVI 67, DEX 110)',
    });
    const banned = { de: 'verboten', en: 'banned' };
    expect(said(archeops!)).toEqual([banned, undefined, '2017-08-18 banned']);
    const [early] = cardStatus(pokemon('Archeops'), db, undefined, '2001-01-01');
    expect(said(early!)).toEqual([undefined, 'No list is established for 2001-01-01; the nearest known is the list of 2015-06-15.', '2017-08-18 banned']); // prettier-ignore
    const both = cardStatus(pokemon("Lysandre's Trump Card"), db, undefined, '2026-06-01');
    expect(both.map(({ series, title, today }) => [series, title.en, today])).toEqual([
      ['ptcg-expanded', 'Expanded: banned cards', banned],
      ['ptcg-glc', 'Gym Leader Challenge: banned cards', banned],
    ]);
    expect(cardStatus(pokemon('Papermon'), db, undefined, '2026-06-01')).toEqual([]);
  });
  test('Pokémon: Standard follows from the mark of a printing', () => {
    const standard = (mark: string, day: string) => said(cardStatus(pokemon('Papermon'), db, knowing(mark), day)[0]!);
    const marks = 'Legal regulation marks: H, I, J and later.';
    expect(standard('H', '2026-06-01')).toEqual([{ de: 'erlaubt', en: 'legal' }, marks, '2021-09-10 not legal', '2024-04-05 legal']); // prettier-ignore
    expect(standard('F', '2026-06-01').slice(0, 2)).toEqual([{ de: 'nicht erlaubt', en: 'not legal' }, marks]);
    expect(standard('H', '1999-01-01').slice(0, 2)).toEqual([undefined, 'No list is established for 1999-01-01; the nearest known is the list of 2021-09-10.']); // prettier-ignore
    const [energy] = cardStatus(pokemon('Basic Fire Energy', [], { kind: 'energy', energy: 'basic' }), db, undefined, '2026-06-01'); // prettier-ignore
    expect(said(energy!)).toEqual([{ de: 'erlaubt', en: 'legal' }, marks, '2021-09-10 legal']);
  });
  test('Pokémon: without a database of printings nothing is said, but of basic Energy', () => {
    const trainer = db.libraryCards('ptcg').find(({ card }) => card.kind === 'trainer')!;
    expect(cardStatus(trainer, db, undefined, '2026-10-01')).toEqual([]);
  });
});
