// An event as a file: all of it as JSON, or as text or a page to read and to print.
import type { Lang } from '../contract.ts';
import type { CallView, EventOutputs, EventView, GivenView } from './contract.ts';
import { page, type Part } from '../page.ts';
import { callViews, clockView, eventView, givenView, type EventParts } from './views.ts';

const W = {
  printed: { de: 'Stand', en: 'As of' },
  calls: { de: 'Rufe', en: 'Calls' },
  infractions: { de: 'Verstöße', en: 'Infractions' },
  round: { de: 'Runde', en: 'Round' },
  table: { de: 'Tisch', en: 'Table' },
  start: { de: 'Beginn', en: 'Start' },
  length: { de: 'Dauer', en: 'Length' },
  extension: { de: 'Verlängerung', en: 'Extension' },
  players: { de: 'Spieler', en: 'Players' },
  player: { de: 'Spieler', en: 'Player' },
  about: { de: 'Worum es ging', en: 'What it was about' },
  ruling: { de: 'Entscheidung', en: 'Ruling' },
  infraction: { de: 'Verstoß', en: 'Infraction' },
  penalty: { de: 'Strafe', en: 'Penalty' },
  note: { de: 'Notiz', en: 'Note' },
  withdrawn: { de: 'zurückgenommen', en: 'withdrawn' },
  open: { de: 'offen', en: 'open' },
  none: { de: 'keine', en: 'none' },
  erased: { de: 'Personenbezogene Angaben wurden gelöscht.', en: 'Personal data was erased.' },
  unofficial: { de: 'Inoffizielle Aufzeichnung; es entscheidet der Hauptschiedsrichter.', en: 'An unofficial record; the Head Judge decides.' },
} as const; // prettier-ignore

export function eventFile(
  parts: EventParts,
  id: string,
  as: 'text' | 'html' | 'json',
  lang: Lang,
): EventOutputs['eventFile'] {
  // prettier-ignore
  const { store } = parts;
  const event = eventView(parts, store.get('event', id));
  const calls = callViews(parts, id, store.list('call', { event: id })).reverse();
  const given = store.list('given', { event: id }).map((one) => givenView(parts, one)).reverse(); // prettier-ignore
  const clocks = store.list('clock', { event: id }).map((one) => clockView(parts, one)).reverse(); // prettier-ignore
  const tables = store.list('table', { event: id }).map(({ head }) => head).reverse(); // prettier-ignore
  const name = `${fileName(event.name)}.${as === 'text' ? 'txt' : as}`;
  if (as === 'json') return { name, text: `${JSON.stringify({ event, clocks, calls, given, tables }, null, 1)}\n` };
  const body: Part[] = [
    ...about(event, lang, store.now()),
    { heading: W.calls[lang] },
    callTable(calls, lang),
    { heading: W.infractions[lang] },
    givenTable(given, lang),
    { text: W.unofficial[lang] },
  ];
  return { name, text: page(as, lang, event.name, body) };
}

const fileName = (name: string): string =>
  name.normalize('NFC').replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim().replace(/\s+/g, '-').slice(0, 80) || 'event'; // prettier-ignore

const day = (iso: string, lang: Lang): string => (lang === 'de' ? iso.slice(0, 10).split('-').reverse().join('.') : iso.slice(0, 10)); // prettier-ignore
const moment = (iso: string, lang: Lang): string => {
  const at = new Date(iso);
  const two = (n: number) => String(n).padStart(2, '0');
  const local = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day(local, lang)} ${two(at.getHours())}:${two(at.getMinutes())}`;
};
const span = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`; // prettier-ignore

function about({ game, format, from, to, note, erased }: EventView, lang: Lang, now: string): Part[] {
  const dates = to === undefined || to === from ? day(from, lang) : `${day(from, lang)} – ${day(to, lang)}`;
  const what = [game === 'ygo' ? 'Yu-Gi-Oh!' : 'Pokémon TCG', format, dates].filter(Boolean).join(' · ');
  return [
    { text: what },
    { text: `${W.printed[lang]}: ${moment(now, lang)}` },
    ...(note === '' ? [] : [{ text: note }]),
    ...(erased === undefined ? [] : [{ text: W.erased[lang] }]),
  ];
}

function callTable(calls: readonly CallView[], lang: Lang): Part {
  const head = [W.start, W.round, W.table, W.players, W.about, W.length, W.extension, W.ruling].map(
    (word) => word[lang],
  );
  const rows = calls.map((call) => [
    moment(call.started, lang),
    call.round === undefined ? '' : String(call.round),
    call.table,
    call.players.join(', '),
    [call.subject, call.note].filter(Boolean).join(' – '),
    call.stopped === undefined ? W.open[lang] : span(call.lasted),
    call.extension ? span(call.extension.given ?? call.extension.seconds) : '',
    call.rulings.map(({ headline }) => headline[lang]).join(' / '),
  ]);
  return rows.length === 0 ? { text: W.none[lang] } : { head, rows };
}

function givenTable(given: readonly GivenView[], lang: Lang): Part {
  const head = [W.player, W.round, W.table, W.infraction, W.penalty, W.note].map((word) => word[lang]);
  const rows = given.map((one) => [
    one.player,
    one.round === undefined ? '' : String(one.round),
    one.table,
    `${one.title[lang]} – ${one.degreeWords[lang]}`,
    `${one.penalty.words[lang]}${one.withdrawn ? ` (${W.withdrawn[lang]})` : ''}`,
    one.note,
  ]);
  return rows.length === 0 ? { text: W.none[lang] } : { head, rows };
}
