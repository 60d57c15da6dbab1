/** What the desk says in sentences of its own, in both languages, in `__snapshots__/said.*.txt`: what is changed is seen there. */
import { expect, test } from 'vitest';
import type { JudgeDbFailure } from '../rules-db/judge/failure.ts';
import type { CallView, GivenView } from './events/contract.ts';
import type { EventParts } from './events/views.ts';
import type { Localized } from './contract.ts';
import { noticesOf } from './data/data.ts';
import { deckSheet } from './decks/deck-sheet.ts';
import type { DeckCheck } from './decks/deck.ts';
import { eventFile } from './events/file.ts';
import { topicWords, TOPIC_IDS } from './lookup/topics.ts';
import { dataProblem, DROPPED } from './refused.ts';
import { deedWords } from './rulings/deeds.ts';

const LANGS = ['de', 'en'] as const;
const line = (name: string, { de, en }: Localized) => `${name}\n  de ${de}\n  en ${en}`;
const pinned = (name: string, text: string) =>
  expect(`${text}\n`).toMatchFileSnapshot(`__snapshots__/said.${name}.txt`);

test('topics', () => pinned('topics', TOPIC_IDS.map((id) => line(id, topicWords(id))).join('\n')));

// prettier-ignore
const MOVES = ['activate', 'attack', 'normal-summon', 'set', 'flip-summon', 'special-summon', 'pendulum-summon', 'change-position', 'end-turn', 'phase', 'step', 'pass', 'resolve', 'decide', 'ability', 'bench', 'evolve', 'attach', 'play', 'use', 'retreat', 'discard-from-play', 'checkup', 'promote', 'draw-for-turn'];
test('moves; one that has no words is called as it is', async () => {
  const said = MOVES.map((does) => line(does, deedWords({ do: does })));
  await pinned('moves', [...said, line('set as a Spell', deedWords({ do: 'set', as: 'spell' }))].join('\n'));
  expect(deedWords({ do: 'fold' })).toEqual({ de: 'fold', en: 'fold' });
});

// prettier-ignore
const FAILURES: readonly JudgeDbFailure[] = ['damaged', 'cards-damaged', 'newer', 'foreign', 'disk-full', 'read-only', 'forbidden', 'vanished', 'busy', 'unreadable'];
test('failures of the data', async () => {
  const said = FAILURES.map((code) => line(dataProblem(code).code, dataProblem(code).message));
  await pinned('failures', [...said, line(DROPPED.code, DROPPED.message)].join('\n'));
});

test('notices of the data', async () => {
  const lost = [
    { kind: 'case', key: 'x', head: '{"title":"Table \\"9\\""}' },
    { kind: 'note', key: 'y', head: '{' },
  ];
  const states: Parameters<typeof noticesOf>[0][] = [
    { rescued: { fromFile: 1, fromCopies: 0, lost: [] } },
    { rescued: { fromFile: 2, fromCopies: 1, lost, kept: 'casebook.damaged-1.db' } },
    { copyFailure: 'disk-full' },
    { cardsAside: 'judge.damaged-1.db' },
    { cardsFailure: 'newer' },
    {},
  ];
  const notices = states.flatMap(noticesOf);
  expect(notices.map(({ code }) => code)).toEqual([
    'rescued',
    'rescued',
    'lost',
    'no-copy',
    'cards-damaged',
    'no-cards',
  ]);
  await pinned('notices', notices.map(({ code, message }) => line(code, message)).join('\n'));
});

const both = (text: string): Localized => ({ de: `${text} (de)`, en: `${text} (en)` });
const sheet = (more: Partial<DeckCheck>): DeckCheck => {
  const part = (section: 'main' | 'extra' | 'side', n: number, name: Localized, more: object = {}) => ({ section, count: n, line: n, written: name.en, name, known: true, ...more }); // prettier-ignore
  const same = { de: 'Jinzo', en: 'Jinzo' };
  const lines = [part('main', 3, both('Crane')), part('main', 2, same, { print: 'PAP-1' }), part('main', 1, same), part('extra', 1, both('Boat'), { known: false }), part('side', 2, both('Hat'), { guessed: true, written: 'Hut' })]; // prettier-ignore
  const violation = { code: 'c', text: both('wrong'), mend: both('mend it'), rules: ['r.one', 'r.two'], lines: [3, 5], cards: [] }; // prettier-ignore
  return { legal: false, violations: [violation], game: 'ygo', format: { id: 'f', title: both('Advanced'), ruleset: 'r' }, list: both('list'), notes: [both('not checked')], lines, counts: { main: 6, extra: 1, side: 2 }, ...more } as unknown as DeckCheck; // prettier-ignore
};
const against = {
  verdict: both('Deck is wrong'), violations: [],
  differences: [{ section: 'main', card: both('Crane'), listed: 3, counted: 2 }, { section: 'main', card: { de: 'Jinzo', en: 'Jinzo' }, listed: 3, counted: 4 }],
  remedies: [{ text: both('remove one'), rules: ['r.one'] }],
} as unknown as NonNullable<DeckCheck['against']>; // prettier-ignore
test('the sheet of a deck check', async () => {
  const titleOf = (rule: string) => both(`title of ${rule}`);
  const made = [sheet({}), sheet({ against }), sheet({ legal: true, violations: [], notes: [], game: 'ptcg' })].flatMap((one) => LANGS.map((lang) => deckSheet(one, 'text', lang, titleOf))); // prettier-ignore
  expect([made[0]!.name, deckSheet(sheet({}), 'html', 'de', titleOf).name]).toEqual(['deck-check.txt', 'deck-check.html']); // prettier-ignore
  await pinned('deck-sheet', made.map(({ text }) => text).join('\n~~~\n'));
});

/** An event whose records are told as they are kept. */
function eventParts(more: { note?: string; to?: string; erased?: string }, full: boolean): EventParts {
  const event = { key: 'e', head: { name: 'Cup: "1"', game: 'ygo', format: 'advanced', from: '2026-08-22', note: '', ...more } }; // prettier-ignore
  const call = (key: string, head: object) => ({ key, head: { event: 'e', table: '7', players: ['Kim', 'Lee'], subject: 'Trigger?', note: '', started: new Date(2026, 7, 22, 9, 5).toISOString(), ...head } }); // prettier-ignore
  const calls = [
    call('b', { stopped: new Date(2026, 7, 22, 9, 7, 5).toISOString(), round: 3, note: 'twice', extension: 90 }),
    call('a', {}),
  ];
  const given = (key: string, head: object) => ({ key, created: event.head.from, head: { event: 'e', player: 'Lee', table: '7', infraction: 'i', degree: 'd', penalty: 'warning', starting: 'warning', note: 'late', ...head } }); // prettier-ignore
  const records: Record<string, object[]> = { call: calls, given: [given('g', { round: 2 }), given('h', { withdrawn: true })] }; // prettier-ignore
  const policy = {
    ladder: [{ id: 'warning', words: both('Warning'), means: both('written') }],
    infractions: [{ id: 'i', title: both('Slow play'), degrees: [{ id: 'd', words: both('Minor') }], path: [] }],
  };
  return {
    store: { get: () => event, count: () => 1, list: (kind: string) => (full ? (records[kind] ?? []) : []), now: () => new Date(2026, 7, 23, 10, 0).toISOString() },
    rules: () => ({ penalties: () => policy }),
    rulings: () => [{ id: 'r', call: 'b', headline: both('Yes.') }],
  } as unknown as EventParts; // prettier-ignore
}
test('the file of an event', async () => {
  const made = LANGS.flatMap((lang) => [
    eventFile(eventParts({ to: '2026-08-23', note: 'In the hall.' }, true), 'e', 'text', lang),
    eventFile(eventParts({ erased: 'then' }, false), 'e', 'text', lang),
  ]);
  expect(made[0]!.name).toBe('Cup-1.txt');
  expect(eventFile(eventParts({}, false), 'e', 'html', 'de').name).toBe('Cup-1.html');
  await pinned('event', made.map(({ text }) => text).join('\n~~~\n'));
  const { calls, given } = JSON.parse(eventFile(eventParts({}, true), 'e', 'json', 'en').text) as { calls: CallView[]; given: GivenView[] }; // prettier-ignore
  expect([calls.map(({ id }) => id), given.map(({ id }) => id)]).toEqual([
    ['a', 'b'],
    ['h', 'g'],
  ]);
});
