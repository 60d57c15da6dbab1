/** Pokémon TCG records in the shape of TCGdex: one language per record, or every text by language. */
import type { Lang } from '../schema.ts';
import { byLang, compact, guessLang, int, isRecord, list, RecordError, str, strings, type ImportedCard, type ImportedPtcgCard, type Raw, type Words } from './card.ts'; // prettier-ignore
import { printedLabels, unlistedLabels, type LabelledCard } from './labels.ts';

export const isTcgdex = (raw: Raw): boolean =>
  typeof raw.id === 'string' && (typeof raw.localId === 'string' || typeof raw.localId === 'number') && 'name' in raw;

const typeOf = new Map(Object.entries({
  pflanze: 'Grass', feuer: 'Fire', wasser: 'Water', elektro: 'Lightning', psycho: 'Psychic', kampf: 'Fighting', unlicht: 'Darkness',
  finsternis: 'Darkness', metall: 'Metal', fee: 'Fairy', drache: 'Dragon', farblos: 'Colorless', grass: 'Grass', fire: 'Fire',
  water: 'Water', lightning: 'Lightning', psychic: 'Psychic', fighting: 'Fighting', darkness: 'Darkness', metal: 'Metal',
  fairy: 'Fairy', dragon: 'Dragon', colorless: 'Colorless',
})); // prettier-ignore
const stageOf = new Map(Object.entries({
  basic: 'basic', basis: 'basic', stage1: 'stage1', rang1: 'stage1', phase1: 'stage1', stage2: 'stage2', rang2: 'stage2',
  phase2: 'stage2', mega: 'mega', break: 'break', turbo: 'break', restored: 'restored', erweckt: 'restored', vmax: 'vmax',
  vstar: 'vstar', vunion: 'v-union', levelup: 'level-up', legend: 'legend', legende: 'legend',
})); // prettier-ignore
const trainerOf = new Map(Object.entries({
  item: 'item', itemkarte: 'item', supporter: 'supporter', unterstuetzerkarte: 'supporter', stadium: 'stadium', stadionkarte: 'stadium',
  tool: 'tool', pokemonausruestung: 'tool', acespec: 'item', assklasse: 'item', technicalmachine: 'tool',
})); // prettier-ignore
const categoryOf = new Map<string, ImportedPtcgCard['kind']>(Object.entries({
  pokemon: 'pokemon', trainer: 'trainer', energy: 'energy', energie: 'energy',
} as const)); // prettier-ignore
const basicEnergy: [pattern: RegExp, type: string][] = [
  [/grass|pflanze/i, 'Grass'], [/fire|feuer/i, 'Fire'], [/water|wasser/i, 'Water'], [/lightning|elektro/i, 'Lightning'],
  [/psychic|psycho/i, 'Psychic'], [/fighting|kampf/i, 'Fighting'], [/darkness|finsternis|unlicht/i, 'Darkness'],
  [/metal/i, 'Metal'], [/fairy|feen/i, 'Fairy'],
]; // prettier-ignore
const basicName = /^(basic )?(grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy) energy$/i;
const basicNameDe =
  /^(basis-)?(pflanzen?|feuer|wasser|elektro|psycho|kampf|finsternis|unlicht|metall|feen?)-?energie$/i;

/** A vocabulary value without accents, spaces and hyphens. */
const plain = (value: unknown): string =>
  (str(value) ?? '').toLowerCase().replaceAll('ü', 'ue').normalize('NFKD').replace(/[^a-z0-9]/g, ''); // prettier-ignore
const energyType = (value: unknown): string | undefined => typeOf.get(plain(value));

/** The language of a one-language record: by its vocabulary, then by its words, then by the folder it lies in. */
function langOf(raw: Raw, hint: Lang | undefined): Lang {
  const category = str(raw.category);
  if (category === 'Pokémon' || category === 'Energie') return 'de';
  if (category === 'Pokemon' || category === 'Energy') return 'en';
  const trainer = str(raw.trainerType) ?? '';
  if (/karte$|ausrüstung/i.test(trainer)) return 'de';
  if (/^(item|supporter|stadium|tool)$/i.test(trainer)) return 'en';
  return guessLang(str(raw.effect) ?? '') ?? hint ?? 'en';
}

function damage(value: unknown): string | number | undefined {
  if (typeof value === 'number') return int(value);
  const text = str(value)?.normalize('NFKC').replace(/[x*]/i, '×').replace(/[−–]/, '-');
  if (text === undefined || !/^\d+[+×-]?$/.test(text)) return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function typed(value: unknown, sign: (text: string) => string): { type: string; value?: string }[] {
  return list(value).flatMap((item) => {
    const type = isRecord(item) ? energyType(item.type) : undefined;
    if (!type) return [];
    const amount = str((item as Raw).value);
    return [{ type, ...(amount && { value: sign(amount) }) }];
  });
}

/** What labels are told by. */
interface Signs {
  names: string[];
  suffix: string;
  stage: string | undefined;
  rarity: string;
  trainerType: string;
}
const stageLabels = new Map([
  ['break', 'BREAK'],
  ['level-up', 'LV.X'],
  ['legend', 'LEGEND'],
]);

/** What its name, rarity and kind say. */
function saidLabels(raw: Raw, name: Words): string[] {
  const signs: Signs = {
    names: [name.en, name.de].filter((n) => n !== undefined),
    suffix: str(raw.suffix) ?? '',
    stage: stageOf.get(plain(raw.stage)),
    rarity: str(raw.rarity) ?? '',
    trainerType: plain(raw.trainerType),
  };
  const ofStage = stageLabels.get(signs.stage ?? '') ?? [];
  return [...new Set([exLabels(signs), gxLabels(signs), vLabels(signs), rareLabels(signs), ofStage].flat())];
}

const anyIs = ({ names }: Signs, pattern: RegExp): boolean => names.some((name) => pattern.test(name));

function exLabels(signs: Signs): string[] {
  const mega = anyIs(signs, /^(M|Mega)[- ]/);
  if (anyIs(signs, /[- ]ex$/)) return mega ? ['ex', 'Mega ex'] : ['ex'];
  if (anyIs(signs, /[- ]EX$/)) return mega || signs.stage === 'mega' ? ['EX', 'Mega EX'] : ['EX'];
  return [];
}

function gxLabels(signs: Signs): string[] {
  const gx = anyIs(signs, /[- ]GX$/) || /GX/.test(signs.suffix);
  const team = /TAG TEAM/.test(signs.suffix) || (gx && anyIs(signs, / & /));
  return [...(gx ? ['GX'] : []), ...(team ? ['TAG TEAM'] : [])];
}

function vLabels(signs: Signs): string[] {
  const { stage, suffix } = signs;
  if (stage === 'vmax' || anyIs(signs, /[- ]VMAX$/)) return ['V', 'VMAX'];
  if (stage === 'vstar' || anyIs(signs, /[- ]V-?STAR$/)) return ['V', 'VSTAR'];
  if (stage === 'v-union' || anyIs(signs, /V-UNION$/)) return ['V', 'V-UNION'];
  return suffix === 'V' || anyIs(signs, /[- ]V$/) ? ['V'] : [];
}

/** Of which a deck may have one. */
function rareLabels(signs: Signs): string[] {
  const { rarity, trainerType } = signs;
  const radiant = anyIs(signs, /^(Radiant|Strahlende[srn]?) /) || /Radiant|Strahlend/.test(rarity);
  const aceSpec = /ACE SPEC|ASS-KLASSE/i.test(rarity) || ['acespec', 'assklasse'].includes(trainerType);
  return [
    ...(radiant ? ['Radiant'] : []),
    ...(anyIs(signs, /◇/) ? ['Prism Star'] : []),
    ...(aceSpec ? ['ACE SPEC'] : []),
  ];
}

/** What has a name of its own: attacks, Abilities. */
const named = (value: unknown, lang: Lang): { item: Raw; name: Words; text: Words | undefined }[] =>
  list(value).flatMap((item) => {
    const own = isRecord(item) ? byLang(item.name, lang) : undefined;
    return own ? [{ item: item as Raw, name: own, text: byLang((item as Raw).effect, lang) }] : [];
  });
const attacksOf = (raw: Raw, lang: Lang) =>
  named(raw.attacks, lang).map(({ item, name, text }) =>
    compact({
      name,
      cost: strings(item.cost).flatMap((type) => energyType(type) ?? []),
      damage: damage(item.damage),
      text,
    }),
  );
/** Basic Energy is told by its name, and what it provides. */
function energyOf({ en = '', de = '' }: Words): Pick<ImportedPtcgCard, 'energy' | 'provides'> {
  if (!basicName.test(en) && !basicNameDe.test(de)) return { energy: 'special' };
  const provided = basicEnergy.find(([pattern]) => pattern.test(en || de))?.[1];
  return { energy: 'basic', ...(provided && { provides: [[provided]] }) };
}

export function fromTcgdex(raw: Raw, hint: Lang | undefined): ImportedCard {
  const id = str(raw.id)!;
  const kind = categoryOf.get(plain(raw.category));
  if (!kind) {
    throw new RecordError({
      en: `${id}: no category (a list entry, not a card?)`,
      de: `${id}: ohne Kategorie (ein Listeneintrag, keine Karte?)`,
    });
  }
  const lang = langOf(raw, hint);
  const name = byLang(raw.name, lang);
  if (!name) throw new RecordError({ en: `${id}: a card without a name`, de: `${id}: eine Karte ohne Namen` });
  const set = isRecord(raw.set) ? raw.set : {};
  const number = String(raw.localId);
  const codes = [str(set.abbreviation), str(set.tcgOnline)].flatMap((code) => (code ? [`${code} ${number}`] : []));
  /** As yyyymmdd; what is no day says nothing. */
  const released = /^\d{4}-\d\d-\d\d$/.test(str(set.releaseDate) ?? '')
    ? Number(str(set.releaseDate)!.replaceAll('-', ''))
    : undefined;
  const evolves = byLang(raw.evolveFrom, lang);
  const regulationMark = str(raw.regulationMark)?.toUpperCase();
  const printed: LabelledCard = {
    set: str(set.id) ?? id.slice(0, id.lastIndexOf('-')),
    name: name.en,
    parts: [...list(raw.abilities), ...list(raw.attacks)].map((part) => byLang((part as Raw).name, lang)?.en),
    kind,
    released,
    regulationMark,
  };
  const labels = [...new Set([...saidLabels(raw, name), ...printedLabels(printed)])];
  const card = compact<ImportedPtcgCard>({
    name,
    kind,
    hp: int(raw.hp),
    types: strings(raw.types).flatMap((type) => energyType(type) ?? []),
    stage: stageOf.get(plain(raw.stage)),
    evolvesFrom: evolves?.en ?? evolves?.de,
    labels,
    labelsUnlisted: unlistedLabels(printed, labels),
    attacks: attacksOf(raw, lang),
    abilities: named(raw.abilities, lang).map(({ name: own, text }) => compact({ name: own, text })),
    weakness: typed(raw.weaknesses, (text) => text.replace(/x/i, '×')),
    resistance: typed(raw.resistances, (text) => text.replace(/[−–]/, '-')),
    retreat: kind === 'pokemon' ? (int(raw.retreat) ?? 0) : undefined,
    trainer: kind === 'trainer' ? trainerOf.get(plain(raw.trainerType)) : undefined,
    ...(kind === 'energy' && energyOf(name)),
    text: byLang(raw.effect, lang),
    prints: [...new Set([id, ...codes])],
  });
  const meta = compact({
    set: byLang(set.name, lang),
    regulationMark,
    legal: isRecord(raw.legal) ? raw.legal : undefined,
  });
  return { id: `ptcg:${id}`, game: 'ptcg', card, ...(released && { weight: released }), meta };
}
