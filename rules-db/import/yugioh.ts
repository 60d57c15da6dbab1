/** Yu-Gi-Oh! records of YAML-Yugi, YGOPRODeck (`cardinfo`) and EDOPro (`.cdb`) as cards. */
import { MONSTER_KINDS, PROPERTIES, wordsOf } from '../../engine/case/printed.ts';
import { splitPendulum } from '../../engine/case/two-boxes.ts';
import type { Lang } from '../schema.ts';
import { byLang, compact, guessLang, int, isRecord, list, RecordError, str, strings, type ImportedCard, type ImportedYgoCard, type Raw } from './card.ts'; // prettier-ignore

const kindWords = new Set<string>(wordsOf(MONSTER_KINDS));
const properties = new Set<string>(wordsOf(PROPERTIES));

const noName = () => new RecordError({ en: 'a card without a name', de: 'eine Karte ohne Namen' });
const notACard = (what: string) =>
  new RecordError({ en: `not a card of the game: ${what}`, de: `keine Karte des Spiels: ${what}` });

const stat = (value: unknown): number | '?' | undefined =>
  value === '?' || value === -1 || value === -2 || value === null ? '?' : int(value);

/** Kinds of a monster, from words such as 'Synchro' and 'Effect'. */
const monsterKinds = (parts: string[]): string[] => [
  ...new Set(parts.map((part) => part.toLowerCase()).filter((part) => kindWords.has(part))),
];

/** Continuous, Quick-Play …: of Spells and Traps. */
function propertyOf(value: unknown, what: string): string {
  const property = str(value)?.toLowerCase();
  if (property === undefined || !properties.has(property)) throw notACard(`${what} ${String(value)}`);
  return property;
}

type Facts = Omit<ImportedYgoCard, 'name' | 'prints'>;

function card(
  passcode: string,
  name: ImportedYgoCard['name'],
  rest: Facts,
  meta?: Raw,
  setNumbers: string[] = [],
): ImportedCard {
  const facts = compact<ImportedYgoCard>({ name, ...rest, prints: [...new Set([passcode, ...setNumbers])] });
  return { id: `ygo:${passcode}`, game: 'ygo', card: facts, ...(meta && { meta }) };
}

// ── YAML-Yugi ──

const arrowOf = new Map([
  ['⬆', 'top'], ['↗', 'top-right'], ['➡', 'right'], ['↘', 'bottom-right'], ['⬇', 'bottom'], ['↙', 'bottom-left'], ['⬅', 'left'], ['↖', 'top-left'],
]); // prettier-ignore

export const isYamlYugi = (raw: Raw): boolean => typeof raw.card_type === 'string' && isRecord(raw.name);

/** 'LOB-EN001' and 'LOB-DE001', of both languages we show. */
const yamlYugiNumbers = (raw: Raw): string[] =>
  isRecord(raw.sets)
    ? [raw.sets.en, raw.sets.de].flatMap((sets) =>
        list(sets).flatMap((set) => (isRecord(set) ? (str(set.set_number) ?? []) : [])),
      )
    : [];

/** The number on the card; where there is none, that of another list. */
function yamlYugiPasscode(raw: Raw, konami: number | undefined, name: string | undefined): string {
  const number = int(raw.password) ?? int(raw.fake_password);
  if (number !== undefined) return String(number);
  return konami !== undefined ? `konami-${konami}` : `yugipedia-${int(raw.yugipedia_page_id) ?? name}`;
}

export function fromYamlYugi(raw: Raw): ImportedCard {
  const name = byLang(raw.name, 'en');
  if (!name) throw noName();
  const kind = str(raw.card_type)?.toLowerCase();
  if (kind !== 'monster' && kind !== 'spell' && kind !== 'trap') throw notACard(String(raw.card_type));
  const konami = int(raw.konami_id);
  const passcode = yamlYugiPasscode(raw, konami, name.en ?? name.de);
  const meta = compact({ limits: isRecord(raw.limit_regulation) ? raw.limit_regulation : undefined, konami });
  const facts = kind === 'monster' ? yamlYugiMonster(raw) : yamlYugiOther(raw, kind);
  return card(passcode, name, { ...facts, series: strings(raw.series) }, meta, yamlYugiNumbers(raw));
}

const yamlYugiOther = (raw: Raw, kind: 'spell' | 'trap'): Facts => ({
  kind,
  property: propertyOf(raw.property, kind),
  text: byLang(raw.text, 'en'),
});

function yamlYugiMonster(raw: Raw): Facts {
  const parts = (str(raw.monster_type_line) ?? '').split('/').map((part) => part.trim().replace(/\s+/g, ' '));
  const kinds = monsterKinds(parts.slice(1));
  const arrows = strings(raw.link_arrows).flatMap((arrow) => arrowOf.get(arrow.replace('\ufe0f', '')) ?? []);
  return {
    kind: 'monster',
    // Twenty Normal Monsters of the source name their Type alone, twenty others only that they are Pendulum Monsters.
    monster: kinds.length === 0 || kinds.join() === 'pendulum' ? ['normal', ...kinds] : kinds,
    race: parts[0] || undefined,
    attribute: str(raw.attribute),
    level: int(raw.level),
    rank: int(raw.rank),
    link: arrows.length > 0 ? arrows.length : undefined,
    arrows,
    scale: int(raw.pendulum_scale),
    atk: stat(raw.atk),
    def: raw.def === undefined ? undefined : stat(raw.def),
    text: byLang(raw.text, 'en'),
    pendulumText: byLang(raw.pendulum_effect, 'en'),
    materials: str(raw.materials),
  };
}

// ── YGOPRODeck ──

export const isYgoprodeck = (raw: Raw): boolean =>
  typeof raw.id === 'number' && typeof raw.name === 'string' && typeof raw.type === 'string' && 'desc' in raw;

export function fromYgoprodeck(raw: Raw): ImportedCard {
  const own = str(raw.name);
  const id = int(raw.id);
  if (own === undefined || id === undefined) throw noName();
  const type = str(raw.type) ?? '';
  if (/skill/i.test(type)) throw notACard(type);
  const desc = str(raw.desc) ?? '';
  // Answers in another language carry the English name beside their own.
  const english = str(raw.name_en);
  const lang = guessLang(desc) ?? (english !== undefined && english !== own ? 'de' : 'en');
  const name = { ...(english !== undefined && { en: english }), [lang]: own };
  const kind = /spell/i.test(type) ? 'spell' : /trap/i.test(type) ? 'trap' : 'monster';
  const facts: Facts =
    kind === 'monster'
      ? ygoprodeckMonster(raw, type, desc, lang)
      : { kind, property: propertyOf(raw.race, type), text: { [lang]: desc } };
  const archetype = str(raw.archetype);
  const limits = isRecord(raw.banlist_info) ? raw.banlist_info : undefined;
  const series = archetype ? [archetype] : [];
  return card(String(id), name, { ...facts, series }, compact({ limits }), ygoprodeckNumbers(raw));
}

function ygoprodeckMonster(raw: Raw, type: string, desc: string, lang: Lang): Facts {
  const listed = strings(raw.typeline);
  const kinds = monsterKinds(listed.length > 0 ? listed.slice(1) : type.split(/\s+/));
  const xyz = kinds.includes('xyz');
  const link = kinds.includes('link');
  const pendulum = str(raw.pend_desc);
  return {
    kind: 'monster',
    monster: kinds.length > 0 ? kinds : ['effect'],
    race: str(raw.race),
    attribute: str(raw.attribute)?.toUpperCase(),
    level: xyz || link ? undefined : int(raw.level),
    rank: xyz ? int(raw.level) : undefined,
    link: link ? int(raw.linkval) : undefined,
    arrows: strings(raw.linkmarkers).map((arrow) => arrow.toLowerCase()),
    scale: int(raw.scale),
    atk: stat(raw.atk),
    def: link ? undefined : stat(raw.def),
    text: { [lang]: str(raw.monster_desc) ?? desc },
    pendulumText: pendulum ? { [lang]: pendulum } : undefined,
  };
}

/** Passcodes of its other artworks, then the numbers of its prints. */
const ygoprodeckNumbers = (raw: Raw): string[] => [
  ...list(raw.card_images)
    .flatMap((image) => (isRecord(image) ? (int(image.id) ?? []) : []))
    .map(String),
  ...list(raw.card_sets).flatMap((set) => (isRecord(set) ? (str(set.set_code) ?? []) : [])),
];

// ── EDOPro ──

/** A row of `datas` joined with `texts`: SQLite puts anything into any column. */
export type CdbRow = Record<(typeof cdbNumbers)[number] | 'name' | 'desc', unknown>;
const cdbNumbers = ['id', 'alias', 'type', 'atk', 'def', 'level', 'race', 'attribute'] as const;
/** What a number that was left out stands for; a card has an id and a type. */
const cdbDefaults: Partial<Record<(typeof cdbNumbers)[number], number>> = { alias: 0, atk: 0, def: 0, level: 0, race: 0, attribute: 0 }; // prettier-ignore

type CdbNumbers = Record<(typeof cdbNumbers)[number], number>;
function numbersOf(row: CdbRow): CdbNumbers {
  return Object.fromEntries(
    cdbNumbers.map((column) => {
      const value = row[column] ?? cdbDefaults[column];
      if (typeof value !== 'number' || !Number.isSafeInteger(value))
        throw new RecordError({ en: `no number in “${column}”`, de: `keine Zahl in „${column}“` });
      return [column, value];
    }),
  ) as CdbNumbers;
}

const typeBits: [bit: number, word: string][] = [
  [0x10, 'normal'], [0x20, 'effect'], [0x40, 'fusion'], [0x80, 'ritual'], [0x200, 'spirit'], [0x400, 'union'], [0x800, 'gemini'],
  [0x1000, 'tuner'], [0x2000, 'synchro'], [0x4000, 'token'], [0x200000, 'flip'], [0x400000, 'toon'], [0x800000, 'xyz'],
  [0x1000000, 'pendulum'], [0x4000000, 'link'],
]; // prettier-ignore
const propertyBits: [bit: number, word: string][] = [
  [0x80, 'ritual'], [0x10000, 'quick-play'], [0x20000, 'continuous'], [0x40000, 'equip'], [0x80000, 'field'], [0x100000, 'counter'],
]; // prettier-ignore
const races = [
  'Warrior', 'Spellcaster', 'Fairy', 'Fiend', 'Zombie', 'Machine', 'Aqua', 'Pyro', 'Rock', 'Winged Beast', 'Plant', 'Insect', 'Thunder',
  'Dragon', 'Beast', 'Beast-Warrior', 'Dinosaur', 'Fish', 'Sea Serpent', 'Reptile', 'Psychic', 'Divine-Beast', 'Creator God', 'Wyrm',
  'Cyberse', 'Illusion',
]; // prettier-ignore
const attributes = ['EARTH', 'WATER', 'FIRE', 'WIND', 'LIGHT', 'DARK', 'DIVINE'];
const arrowBits: [bit: number, word: string][] = [
  [0x1, 'bottom-left'], [0x2, 'bottom'], [0x4, 'bottom-right'], [0x8, 'left'], [0x20, 'right'], [0x40, 'top-left'], [0x80, 'top'],
  [0x100, 'top-right'],
]; // prettier-ignore

const bitWords = (value: number, bits: [number, string][]): string[] => bits.filter(([bit]) => value & bit).map(([, word]) => word); // prettier-ignore
const bitName = (value: number, names: string[]): string | undefined => names[31 - Math.clz32(value & -value)];

export function fromCdb(raw: CdbRow, lang: Lang): ImportedCard {
  const row = numbersOf(raw);
  const own = str(raw.name);
  if (own === undefined) throw noName();
  const kind = row.type & 1 ? 'monster' : row.type & 2 ? 'spell' : row.type & 4 ? 'trap' : undefined;
  if (!kind || row.type & 0x8000000) throw notACard(`type 0x${row.type.toString(16)}`);
  // An alias next door is the same card with other artwork; one farther off is another card treated as that name.
  const same = row.alias !== 0 && Math.abs(row.alias - row.id) < 20;
  const passcode = String(same ? row.alias : row.id);
  const desc = (str(raw.desc) ?? '').replaceAll('\r\n', '\n');
  const facts: Facts =
    kind === 'monster'
      ? cdbMonster(row, desc, lang)
      : { kind, property: bitWords(row.type, propertyBits)[0] ?? 'normal', text: { [lang]: desc } };
  const made = card(passcode, { [lang]: own }, facts);
  if (same) made.card.prints = [passcode, String(row.id)];
  return made;
}

function cdbMonster(row: CdbNumbers, desc: string, lang: Lang): Facts {
  const kinds = bitWords(row.type, typeBits);
  const link = kinds.includes('link');
  const pendulum = kinds.includes('pendulum') ? splitPendulum(desc) : { text: desc };
  return {
    kind: 'monster',
    monster: kinds.length > 0 ? kinds : ['normal'],
    race: bitName(row.race, races),
    attribute: bitName(row.attribute, attributes),
    level: link || kinds.includes('xyz') ? undefined : row.level & 0xff,
    rank: kinds.includes('xyz') ? row.level & 0xff : undefined,
    link: link ? row.level & 0xff : undefined,
    arrows: link ? bitWords(row.def, arrowBits) : [],
    scale: kinds.includes('pendulum') ? (row.level >>> 24) & 0xff : undefined,
    atk: stat(row.atk),
    def: link ? undefined : stat(row.def),
    text: { [lang]: pendulum.text },
    pendulumText: pendulum.box ? { [lang]: pendulum.box } : undefined,
  };
}
