/**
 * What the desk answers, channel by channel, to many inputs one after another, over the compiled knowledge base and data of its own: whole answers, in short
 * (`brief`). A sentence is cut, as its words are pinned elsewhere; what the answer is made of is not.
 * After a look at the difference: `npx vitest run --project unit --update=all tests/desk-answers.test.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import type { Answer, Channel } from '../desk/contract.ts';
import { openDesk } from '../desk/open.ts';

await ensure(['rules']);
type Ask = (channel: Channel, input?: unknown) => Promise<string>;
const folders: string[] = [];
/** A desk over data of its own, asked a second after it was asked before: what it is asked, and its answer. Any channel with any input: what does not fit is an answer, too. */
function newDesk(): Ask {
  const data = mkdtempSync(join(tmpdir(), 'desk-answers-'));
  folders.push(data);
  ids.clear();
  const opened = openDesk({ rules: join(root, 'dist/rules.db'), data, integrity: false });
  const desk = opened as unknown as Record<Channel, (input: unknown) => Promise<Answer<unknown>>>;
  let second = 0;
  return async (channel, input = {}) => {
    vi.setSystemTime(Date.UTC(2026, 7, 22, 12, 0, second++));
    const answer = await desk[channel](input);
    return `${channel} ${JSON.stringify(brief(input))}\n${inLines(brief(answer.ok ? answer.value : answer.problems))}`;
  };
}
// The day of a ruling is the judge's own.
vi.stubEnv('TZ', 'UTC');
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const MOST = 4;
const LONG = 40;
/** From here on whoever adds to the content changes how many there are. */
const MANY = 40;
/** Ids that differ each time, by the order in which they come. */
const ids = new Map<string, string>();
function text(value: string): string {
  const known = value
    .replaceAll(/\/\S*desk-answers-\w+/g, '(data)')
    .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}\b/g, (id) => {
      if (!ids.has(id)) ids.set(id, `#${ids.size + 1}`);
      return ids.get(id)!;
    });
  return known.length > LONG ? `${known.slice(0, LONG)}…` : known;
}
/** An answer in short: long texts cut, of long lists the first and how many more; what is said in both languages in a line; not which version of the app it was. */
function brief(value: unknown): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) {
    const first = value.slice(0, MOST).map(brief);
    return value.length > MOST ? [...first, `… ${value.length > MANY ? '' : `${value.length - MOST} `}more`] : first;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { app: _version, ...told } = value as Record<string, unknown>;
  const keys = Object.keys(told);
  if (keys.length === 2 && typeof told['de'] === 'string' && typeof told['en'] === 'string')
    return `${text(told['en'])} / ${text(told['de'])}`;
  return Object.fromEntries(
    keys.map((key) => [text(key), key === 'total' && Number(told[key]) > MANY ? 'many' : brief(told[key])]),
  );
}
/** What it is made of, a line each. */
function inLines(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '(nothing)';
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(one)).join('\n');
  return Object.entries(value).map(([key, one]) => `${key}: ${JSON.stringify(one)}`).join('\n'); // prettier-ignore
}
type Asked = readonly [Channel, unknown];
function pinned(list: readonly Asked[]): void {
  let ask: Ask | undefined;
  const rows = list.map(([channel, input]) => [`${channel} ${JSON.stringify(input)}`, channel, input] as const);
  test.each(rows)('%s', async (_, channel, input) =>
    expect(await (ask ??= newDesk())(channel, input)).toMatchSnapshot(),
  );
}

const YGO = { game: 'ygo' };
const PTCG = { game: 'ptcg' };
const YGO_CASE = {
  game: 'ygo',
  state: {
    turn: { player: 'A' },
    players: {
      A: { hand: ['Raigeki', 'Sangan'], monsters: ['Jinzo'] },
      B: { monsters: ['Dark Magician'], spellsTraps: ['Solemn Judgment'] },
    },
  },
  moves: [{ by: 'A', do: 'activate', card: 'Raigeki' }],
};
const PTCG_CASE = { game: 'ptcg', state: { players: { A: { active: { card: 'Charizard ex', energy: ['Fire', 'Fire'] } }, B: { active: { card: 'Snorlax', damage: 20 } } } }, moves: [{ by: 'A', do: 'attack', attack: 'Burning Darkness' }] }; // prettier-ignore

describe('rulings', () => {
  pinned([
    ['rule', { case: YGO_CASE }],
    ['rule', { case: YGO_CASE, ruleset: 'ygo-2004' }],
    ['rule', { case: PTCG_CASE }],
    ['rule', { source: 'game: ygo\nmoves: [{ by: A, do: activate, card: Raigeki }]' }],
    ['rule', { source: 'game: ygo\nmoves: [{ by: A, do: activate, card: Raigek }]' }],
    ['rule', { source: '{' }],
    ['rule', { source: '' }],
    ['rule', {}],
    ['rule', { case: YGO_CASE, ruleset: 'no-such' }],
    ['rule', { case: YGO_CASE, ruleset: 'ptcg-paradox-rift' }],
    ['now', { case: YGO_CASE }],
    ['now', { case: { ...YGO_CASE, moves: [] } }],
    ['now', { case: PTCG_CASE }],
    ['handles', { case: YGO_CASE }],
    ['handles', { case: PTCG_CASE }],
    ['line', { line: 'A: Raigeki > B: Solemn Judgment' }],
    ['line', { line: 'A: Raigeki > B: Solemn Judgment', ruleset: 'ygo-2004' }],
    ['line', { line: 'A: Raigeki', rulesets: ['ptcg-paradox-rift', 'ygo-9.0'] }],
    ['line', { line: 'A: Potion', ...PTCG }],
    ['line', { line: 'A: Raigek' }],
    ['line', { line: 'frobnicate the widget' }],
    ['line', { line: '' }],
    ['line', { line: 'B: Solemn Judgment', onto: YGO_CASE }],
    ['line', { line: 'end turn', onto: PTCG_CASE }],
    ['layOut', { line: 'A controls Jinzo and Sangan, B controls Dark Magician, who wins?' }],
    ['layOut', { line: 'Jinzo in the graveyard and Raigeki set, what now' }],
    ['layOut', { line: 'A hat Relaxo aktiv und Glurak-ex auf der Bank, was nun?' }],
    ['layOut', { line: 'Snorlax is active, Charmander is on the bench, hmm', ...PTCG }],
    ['layOut', { line: 'Who goes first?' }],
    ['layOut', { line: 'the dragon and the magician meet at the graveyard' }],
    ['lineOf', { case: YGO_CASE }],
    ['lineOf', { case: YGO_CASE, lang: 'de' }],
    ['lineOf', { case: PTCG_CASE, lang: 'en' }],
    ['lineOf', { case: { ...YGO_CASE, moves: [] } }],
    ['lineOf', { case: { game: 'ygo', moves: [{ do: 'resolve' }] } }],
    ['cancel', {}],
    ['cancel', { for: 'box' }],
    ['afterRuling', { case: YGO_CASE }],
    ['afterRuling', { case: { ...YGO_CASE, moves: [{ by: 'B', do: 'normal-summon', card: 'Sangan', accepted: true }] } }],
    ['afterRuling', { source: 'game: ygo\nmoves: [{ by: A, do: activate, card: Solemn Judgment, accepted: true }, { by: A, do: end-turn }]' }],
    ['afterRuling', { case: { ...PTCG_CASE, moves: [{ by: 'B', do: 'attack', attack: 1, accepted: true }] } }],
    ['afterRuling', {}],
  ]); // prettier-ignore
});

describe('looking up', () => {
  pinned([
    ['cards', { ...YGO, names: ['Jinzo', 'Dunkler Magier', 'no such card', 'jinzo'] }],
    ['cards', { ...PTCG, names: ['Relaxo', 'Charizard ex', 'Jinzo'] }],
    ['cards', { ...YGO, names: [] }],
    ['analyze', { name: 'Mirror Force' }],
    ['analyze', { name: 'Mirror Fource' }],
    ['analyze', { name: 'no such card at all' }],
    ['analyze', { text: 'Once per turn: You can target 1 monster your opponent controls; destroy it.' }],
    ['analyze', { record: { name: 'Gale', desc: 'Draw 1 card.' } }],
    ['analyze', {}],
    ['read', { ...YGO, name: 'Sangan' }],
    ['read', { ...YGO, text: 'Draw 2 cards.' }],
    ['read', { ...YGO, text: 'Gleefully frobnicate 1 widget, then draw 1 card.' }],
    ['read', { ...PTCG, text: 'Draw 3 cards.', box: 'text' }],
    ['read', { ...PTCG, text: 'Flip a coin. If heads, your opponent\'s Active Pokémon is now Paralyzed.' }],
    ['read', { ...PTCG, text: 'Once during your turn, you may draw a card.', box: 'ability' }],
    ['read', { ...PTCG, name: 'Relaxo' }],
    ['read', { ...YGO, card: { kind: 'spell', name: 'Gale', text: 'Draw 1 card.' } }],
    ['read', { ...YGO, name: 'no such card' }],
    ['read', { ...YGO }],
    ['printings', { ...PTCG, name: 'Snorlax' }],
    ['printings', { ...PTCG, name: 'Pikachu' }],
    ['printings', { ...YGO, name: 'Jinzo' }],
    ['printings', { ...YGO, name: 'no such card' }],
    ['series', {}],
    ['counters', {}],
    ['search', { query: 'missed timing', limit: 3 }],
    ['search', { query: 'Kette auflösen', lang: 'de', limit: 3 }],
    ['search', { query: 'Jinzo', limit: 2 }],
    ['search', { query: 'dunkler magier', limit: 2, kinds: ['card'] }],
    ['search', { query: 'retreat cost', limit: 2, ...PTCG, kinds: ['rule', 'term'] }],
    ['search', { query: 'priority', limit: 3, rulesets: ['ygo-2004'] }],
    ['search', { query: 'hand limit', limit: 2, playing: 'ptcg' }],
    ['search', { query: 'dark', limit: 3, fits: ['spell'] }],
    ['search', { query: 'xyzzy plugh', limit: 2 }],
    ['search', { query: '', limit: 2 }],
    ['search', { query: '   ', limit: 2 }],
    ['browse', { kind: 'rule', offset: 0, limit: 1 }],
    ['browse', { kind: 'rule', offset: 3, limit: 2, ...PTCG }],
    ['browse', { kind: 'term', offset: 0, limit: 3, lang: 'de' }],
    ['browse', { kind: 'card', offset: 2, limit: 2, ...YGO, lang: 'de' }],
    ['browse', { kind: 'scenario', offset: 0, limit: 2, ...PTCG }],
    ['browse', { kind: 'scenario', offset: 1_000_000, limit: 2 }],
    ['show', { id: 'ygo.current.psct.and' }],
    ['show', { id: 'ygo:bystial-saronir' }],
    ['show', { id: 'detach' }],
    ['ruleTitles', { ids: ['no-such', 'ygo.current.psct.also'] }],
    ['rulesets', YGO],
    ['rulesets', PTCG],
    ['rulesets', {}],
    ['diff', { a: 'ygo-2004', b: 'ygo-current' }],
    ['diff', { a: 'ygo-9.0', b: 'ygo-current' }],
    ['diff', { a: 'ygo-9.0', b: 'ygo-9.0' }],
    ['diff', { a: 'ygo-9.0', b: 'ptcg-paradox-rift' }],
    ['diff', { a: 'no-such', b: 'ygo-9.0' }],
    
    ['scenario', { id: 'no-such' }],
    ['scenario', { id: 'ptcg/attack/darumaka-tails-does-nothing' }],
  ]); // prettier-ignore
});

const DECK =
  '3 Raigeki\n2 Jinzo\n1 Dunkler Magier\n1 Blue-Eyes White Dragon\n4 Sangan\n1 Nobody Knows\nExtra\n1 Jinzo\nSide\n2 Mirror Force';
describe('decks and lists', () => {
  pinned([
    ['deck', { source: DECK }],
    ['deck', { source: DECK, ...YGO, date: '2010-04-24' }],
    ['deck', { source: DECK, ...YGO, date: '1999-01-01' }],
    ['deck', { source: DECK, ...YGO, counted: '2 Raigeki\n2 Jinzo\n1 Dark Magician' }],
    ['deck', { source: DECK, ...YGO, sided: '3 Raigeki\n2 Mirror Force\nSide\n2 Jinzo' }],
    ['deck', { source: DECK, format: 'no-such' }],
    ['deck', { source: DECK, ...YGO, list: 'no-such' }],
    ['deck', { source: DECK, ...YGO, ruleset: 'ygo-2004' }],
    ['deck', { source: 'Pokémon: 5\n4 Charmander\n1 Charizard ex\nTrainer: 5\n5 Potion\nEnergy: 50\n50 Basic Fire Energy', ...PTCG }],
    ['deck', { source: '4 Charmander\n60 Basic Fire Energy\n1 Relaxo', ...PTCG, date: '2024-01-01' }],
    ['deck', { source: '4 Charmander', ...PTCG, date: '1990-01-01' }],
    ['deck', { source: '' }],
    ['deck', { source: 'hello world', ...PTCG }],
    ['deckSheet', { source: DECK, ...YGO, lang: 'de', as: 'text' }],
    ['deckSheet', { source: DECK, ...YGO, lang: 'en', as: 'text', counted: '2 Raigeki' }],
    ['deckSheet', { source: DECK, ...YGO, lang: 'en' }],
    ['formats', {}],
    ['formats', PTCG],
    ['listSeries', {}],
    ['lists', {}],
    ['lists', { series: 'ygo-tcg', date: '2010-04-24' }],
    ['lists', { series: 'ygo-tcg', date: '2010-04-24', to: '2014-06-01' }],
    ['lists', { series: 'ygo-tcg', date: '2014-06-01', to: '2010-04-24' }],
    ['lists', { series: 'ygo-tcg', card: 'Raigeki' }],
    ['lists', { series: 'ygo-tcg', card: 'no such card' }],
    ['lists', { series: 'ygo-tcg', date: '1990-01-01' }],
    ['lists', { series: 'ptcg-expanded' }],
    ['lists', { series: 'no-such' }],
  ]); // prettier-ignore
});

test('lists somebody else wrote', async () => {
  const ask = newDesk();
  const said: string[] = [];
  const go = async (...asked: Parameters<Ask>) => said.push(await ask(...asked));
  await go('importLists', { text: '' });
  await go('importLists', { text: '#[2030.1 House]\n!2030.1 House\n$whitelist\n89631139 1 --Blue-Eyes White Dragon\n1 2 --Nobody Knows\n' });
  await go('importLists', { text: '!House\n89631139 9 --Blue-Eyes White Dragon\n' });
  await go('listSeries');
  await go('lists', { series: 'own-house' });
  await go('deck', { source: '3 Blue-Eyes White Dragon', ...YGO, list: 'own-house' });
  await go('removeLists', { series: 'no-such' });
  await go('removeLists', { series: 'own-house' });
  await go('lists', { series: 'own-house' });
  expect(said.join('\n')).toMatchSnapshot();
}); // prettier-ignore

describe('penalties', () => {
  pinned([
    ['infractions', YGO],
    ['infractions', PTCG],
    ['infractions', { ...PTCG, date: '2015-01-01' }],
    ['findInfraction', { query: 'drew an extra card', limit: 3 }],
    ['findInfraction', { query: 'zieht eine Karte zu viel', ...YGO, limit: 2 }],
    ['findInfraction', { query: 'slow play', ...PTCG, limit: 1 }],
    ['findInfraction', { query: 'marked cards', date: '2012-01-01' }],
    ['findInfraction', { query: 'xyzzy plugh' }],
    ['findInfraction', { query: '' }],
    ['walks', {}],
    ['walks', PTCG],
    ['walks', { date: '1999-01-01' }],
    ['walk', { walk: 'no-such', answers: [] }],
    ['walk', { walk: 'ygo.walk.infraction', answers: [] }],
    ['walk', { walk: 'ygo.walk.infraction', answers: [0] }],
    ['walk', { walk: 'ptcg.walk.infraction', answers: [1, 0] }],
    ['walk', { walk: 'ptcg.walk.time-called-2026', answers: [99] }],
  ]); // prettier-ignore
});

describe('what the judge keeps', () => {
  const saved = { title: 'Table 9', case: YGO_CASE, names: ['Jinzo', 'Raigeki'] };
  const given = { case: YGO_CASE, ruleset: 'ygo-current', lang: 'en', verdict: 'resolved', headline: { de: 'So', en: 'Thus' }, grounds: [] }; // prettier-ignore
  test('cases, rulings, notes, corrections and settings, one after another', async () => {
    const said: string[] = [];
    const ask = newDesk();
    const go = async (...asked: Parameters<Ask>): Promise<{ id: string }> => {
      said.push(await ask(...asked));
      return { id: [...ids.keys()].at(-1) ?? '' };
    };
    const one = await go('saveCase', saved);
    await go('saveCase', { ...saved, title: 'Table 10', case: PTCG_CASE, names: ['Relaxo'] });
    await go('saveCase', { ...saved, id: one.id, title: 'Table 9, again' });
    for (const query of [undefined, 'raigeki', 'again', 'nothing']) await go('savedCases', { ...(query && { query }) });
    await go('savedCases', { limit: 1, offset: 1 });
    await go('savedCase', one);
    await go('savedCase', { id: 'no-such' });
    await go('deleteCase', one);
    await go('savedCases');
    await go('restoreCase', one);
    await go('autosaved', { slot: 'table' });
    await go('autosave', { slot: 'table', case: YGO_CASE });
    await go('autosaved', { slot: 'table' });
    const ruling = await go('logRuling', given);
    await go('logRuling', given);
    await go('logRuling', { ...given, id: ruling.id, verdict: 'illegal' });
    await go('noteRuling', { id: ruling.id, table: '9', players: 'Kim, Lee', note: 'twice', tags: ['chain'] });
    await go('noteRuling', { id: 'no-such', table: '', players: '', note: '', tags: [] });
    for (const input of [{}, { query: 'kim' }, { ...PTCG }, { limit: 1 }, { day: '1999-01-01' }]) await go('logEntries', input); // prettier-ignore
    await go('logEntry', { id: ruling.id });
    for (const input of [{}, { kind: 'case' }, { kind: 'ruling', ...YGO }, { query: 'table' }, { limit: 1, offset: 1 }]) await go('casebook', input); // prettier-ignore
    await go('saveCorrection', { ...YGO, card: 'Jinzo', box: 'text', asked: 'Trap Cards', words: 'Draw 1 card.' });
    await go('saveCorrection', { ...YGO, card: 'Jinzo', box: 'text', asked: 'Trap Cards', words: 'Frobnicate.' });
    for (const input of [{}, PTCG, { ...YGO, card: 'Jinzo' }]) await go('corrections', input);
    await go('dayFile', { day: '2026-08-22' });
    await go('dayFile', { day: '1999-01-01' });
    await go('eraseNotes', { id: ruling.id });
    await go('logEntry', { id: ruling.id });
    await go('settings');
    await go('setSetting', { key: 'lang', value: 'de' });
    await go('settings');
    await go('dataHealth');
    await go('dataRestore', { from: { file: 'no file' }, how: 'add' });
    await go('dataRestore', { from: { copy: 'no-such' }, how: 'replace' });
    await go('dataCopies');
    await go('dataFile');
    await go('importPart', { name: 'cards.json', part: 'W10=' });
    await go('importState');
    await go('importStart', { upload: 'no-such' });
    await go('importCancel');
    await go('importCancel', { upload: 'no-such' });
    await go('deleteCorrection', { id: 'no-such' });
    await go('eraseNotes', { before: '2030-01-01' });
    await go('logEntries');
    expect(said.join('\n')).toMatchSnapshot();
  });
});

describe('events', () => {
  test('an event with clocks, calls, infractions and tables', async () => {
    const said: string[] = [];
    const ask = newDesk();
    const go = async (...asked: Parameters<Ask>): Promise<string> => {
      said.push(await ask(...asked));
      return [...ids.keys()].at(-1) ?? '';
    };
    const event = await go('saveEvent', { name: ' Regional ', ...YGO, from: '2026-08-22', to: '2026-08-23' });
    await go('saveEvent', { name: 'Backwards', ...YGO, from: '2026-08-23', to: '2026-08-22' });
    await go('saveEvent', { id: event, name: 'Regional', ...YGO, format: 'ygo-advanced', from: '2026-08-22', note: 'hall 3' });
    const clock = await go('saveClock', { event, name: 'Round 1', seconds: 3000, round: 1 });
    await go('turnClock', { id: clock, do: 'add', seconds: 60 });
    for (const turn of ['start', 'pause', 'start', 'reset']) await go('turnClock', { id: clock, do: turn });
    await go('turnClock', { id: clock, do: 'add', seconds: -30 });
    await go('turnClock', { id: 'no-such', do: 'start' });
    await go('clocks', { event });
    const call = await go('startCall', { event, round: 1, table: '9', players: ['Kim', 'Lee'], subject: 'Trigger?', clock });
    const other = await go('startCall', { event, table: '12' });
    await go('noteCall', { id: call, note: 'two triggers', extension: 90 });
    await go('calls', { event });
    await go('calls', { event, open: true, table: '12' });
    await go('calls', { event, player: 'kim' });
    await go('calls', { event, query: 'trigger', limit: 1 });
    await go('call', { id: other });
    await go('stopCall', { id: call });
    await go('stopCall', { id: call });
    await go('stopCall', { id: call, resume: true });
    await go('stopCall', { id: call });
    await go('stopCall', { id: 'no-such' });
    await go('calls', { event, open: true });
    await go('calls', { event, round: 1, offset: 1 });
    const infraction = { event, player: 'Lee', infraction: 'ygo.infraction.slow-play', degree: 'minor' };
    await go('assess', infraction);
    await go('assess', { ...infraction, infraction: 'no-such' });
    const first = await go('giveInfraction', { ...infraction, round: 1, table: '9', call });
    await go('assess', infraction);
    await go('giveInfraction', { ...infraction, round: 2, penalty: 'caution', note: 'mild' });
    for (const input of [{}, { player: 'lee' }, { round: 2 }, { call }]) await go('givenInfractions', { event, ...input });
    await go('withdrawInfraction', { id: first });
    await go('assess', infraction);
    await go('withdrawInfraction', { id: first, restore: true });
    await go('saveTable', { event, round: 1, table: '9', players: ['Kim', 'Lee'] });
    await go('saveTable', { event, round: 1, table: '10', players: ['Ann', 'Bo'], note: 'deck check', done: true });
    await go('tables', { event });
    await go('tables', { event, round: 2 });
    for (const as of ['json', 'text']) await go('eventFile', { id: event, as, lang: 'de' });
    await go('turnClock', { id: clock, do: 'remove' });
    await go('clocks', { event });
    await go('event', { id: event });
    await go('events');
    await go('deleteEvent', { id: event });
    await go('events');
    await go('restoreEvent', { id: event });
    await go('event', { id: 'no-such' });
    await go('eraseEvent', { id: event, what: 'persons' });
    await go('tables', { event });
    await go('eraseEvent', { id: event, what: 'all' });
    await go('events');
    expect(said.join('\n')).toMatchSnapshot();
  });
}); // prettier-ignore
