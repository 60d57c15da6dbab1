/**
 * `node build/run.mjs build/reading.ts`: docs/reading.md, how much of the real lists (`../shared/data`) the reader reads whole, by kind and by era, and which phrases
 * stand in its way most often: names, numbers and types replaced, at most eight words, only what stands on ten cards or more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameKey, englishName } from '../engine/case/names.ts';
import type { PtcgCard, YgoCard } from '../engine/case/schema.ts';
import { ptcgBoxes, ygoBoxes, type Box } from '../reader/frame/boxes.ts';
import { readPtcg, readYgo } from '../reader/read.ts';
import { namesIn, type Reading } from '../reader/reading.ts';
import { contentDir } from '../rules-db/build.ts';
import { loadContent } from '../rules-db/content.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { fromTcgdex } from '../rules-db/import/pokemon.ts';
import { fromYamlYugi } from '../rules-db/import/yugioh.ts';
import { root } from './fresh.mjs';
import { recordsOf } from './real-lists.ts';

interface Counted {
  n: number;
  whole: number;
}
interface Read {
  boxes: readonly Box[];
  reading: Reading;
  kind: (box: string) => string;
  era: string;
  name: string;
  /** In the list it comes from. */
  id: string;
}
const LONGEST = 8;
const OFTEN = 10;
function ptcg(): Read[] {
  const raws = recordsOf('ptcg-cards.jsonl.gz');
  const cards = raws.map((raw) => fromTcgdex(raw, 'en').card as PtcgCard);
  const names = namesIn(cards.map(englishName));
  return cards.map((card, i) => ({
    boxes: ptcgBoxes(card),
    reading: readPtcg(card, names),
    name: englishName(card),
    id: String(raws[i]!['id'] ?? ''),
    kind: (box) => (box === 'text' ? (card.kind === 'energy' ? 'Special Energy' : `Trainer: ${card.trainer ?? 'item'}`) : box.startsWith('attack') ? 'attack' : 'Ability'),
    era: String((raws[i]!['set'] as { serie?: { name?: { en?: string } } }).serie?.name?.en ?? '?'),
  }));
} // prettier-ignore
function ygo(): Read[] {
  const cards = recordsOf('ygo-cards.jsonl.gz').map((raw) => fromYamlYugi(raw).card as YgoCard);
  const names = namesIn(cards.map(englishName));
  return cards
    .filter((card) => !card.monster?.includes('normal'))
    .map((card) => ({
      boxes: ygoBoxes(card),
      reading: readYgo(card, names),
      name: englishName(card),
      id: '',
      kind: (box) => (box === 'pendulum' ? 'Pendulum' : card.kind === 'monster' ? 'monster' : card.kind),
      era: '',
    }));
}

const share = ({ n, whole }: Counted): string =>
  `${whole} of ${n} (${n === 0 ? 0 : Math.round((1000 * whole) / n) / 10} %)`;
const counted = (into: Map<string, Counted>, key: string, whole: boolean): void => {
  const one = into.get(key) ?? { n: 0, whole: 0 };
  into.set(key, { n: one.n + 1, whole: one.whole + (whole ? 1 : 0) });
};
/** Names, numbers and types replaced; no more than the first eight words. */
const abstracted = (sentence: string): string =>
  sentence
    .replaceAll('’', "'")
    .replace(/"[^"]*"/gu, '"…"')
    .replace(/\d+/gu, '#')
    .replace(/\{[A-Z]\}|\b(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy|Dragon|Colorless)+\b/gu, 'T')
    .replace(/(?<=\w )(?!Pokémon|Energy|Active|Bench|Ability|Benched|Knocked|Out|Prize|Stage|Basic|Trainer|Supporter|Item|Stadium|Tool|Special|Summon|Set|GY|Deck|Level|Type|Monster|Spell|Trap|Fusion|Synchro|Xyz|Link|LP|ATK|DEF|T\b)[A-Z][\p{L}'-]+/gu, '…')
    .split(/\s+/u)
    .slice(0, LONGEST)
    .join(' '); // prettier-ignore

function chapter(title: string, reads: readonly Read[]): string {
  const kinds = new Map<string, Counted>();
  const eras = new Map<string, Counted>();
  const phrases = new Map<string, number>();
  const seen = new Set<string>();
  const cards: Counted = { n: 0, whole: 0 };
  for (const { boxes, reading, kind, era } of reads) {
    if (boxes.length === 0) continue;
    cards.n++;
    if (reading.whole) cards.whole++;
    if (era) counted(eras, era, reading.whole);
    for (const phrase of new Set(reading.unread.map(({ text }) => abstracted(text.en)))) phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1);
    for (const box of boxes) {
      const key = `${kind(box.box)} ${box.en}`;
      if (seen.has(key)) continue;
      seen.add(key);
      counted(kinds, kind(box.box), !reading.unread.some((one) => one.box === box.box));
    }
  }
  const all = [...kinds.values()].reduce((a, b) => ({ n: a.n + b.n, whole: a.whole + b.whole }), { n: 0, whole: 0 });
  const table = (head: string, rows: ReadonlyMap<string, Counted>): string => [`| ${head} | read whole |`, '| --- | --- |', ...[...rows].map(([key, one]) => `| ${key} | ${share(one)} |`)].join('\n');
  const often = [...phrases].filter(([, n]) => n >= OFTEN).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, 40);
  return [
    `## ${title}`,
    `Cards with a text read whole: ${share(cards)}; distinct texts: ${share(all)}.`,
    table('distinct texts', kinds),
    ...(eras.size > 0 ? [table('cards of', eras)] : []),
    'Unread sentences that begin alike, by cards:',
    ['| cards | begins |', '| ---: | --- |', ...often.map(([phrase, n]) => `| ${n} | ${phrase.replaceAll('|', '\\|')} |`)].join('\n'),
  ].join('\n\n');
} // prettier-ignore

/** Cards much played (`played-ptcg.txt`: a name, behind @ the printing meant) that are declared or read whole. */
function played(reads: readonly Read[]): string {
  const shared = sharedDir();
  const file = shared && join(shared, 'data/played-ptcg.txt');
  if (!file || !existsSync(file)) return '';
  const declared = new Set(loadContent(contentDir, undefined).cards.flatMap(({ card }) => ('effects' in card && 'kind' in card ? [nameKey(englishName(card as PtcgCard))] : [])));
  const names = readFileSync(file, 'utf8').split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const missing = names.filter((line) => {
    const [name = '', id] = line.split('@').map((part) => part.trim());
    const printed = reads.filter((one) => (id ? one.id === id : nameKey(one.name) === nameKey(name)));
    return !declared.has(nameKey(name)) && !(printed.length > 0 && printed.every(({ reading }) => reading.whole));
  });
  return `Of ${names.length} much played cards ${names.length - missing.length} are declared or read whole (${((100 * (names.length - missing.length)) / names.length).toFixed(1)} %)${missing.length > 0 ? `; the others: ${missing.map((line) => line.replace(/@.*/, '').trim()).join(', ')}` : ''}.`;
} // prettier-ignore

/** A series as if it were new: of the texts no other series has, how many are read whole. */
function ownTexts(reads: readonly Read[]): string {
  const eras = new Map<string, { in: Set<string>; whole: boolean }>();
  for (const { boxes, reading, kind, era } of reads)
    for (const box of boxes) {
      const key = `${kind(box.box)} ${box.en}`;
      const one = eras.get(key) ?? { in: new Set<string>(), whole: !reading.unread.some(({ box: of }) => of === box.box) };
      one.in.add(era);
      eras.set(key, one);
    }
  const own = new Map<string, Counted>();
  for (const { in: of, whole } of eras.values()) if (of.size === 1) counted(own, [...of][0]!, whole);
  return ['| texts no other series has | read whole |', '| --- | --- |', ...[...own].map(([era, one]) => `| ${era} | ${share(one)} |`)].join('\n');
} // prettier-ignore

const pokemon = ptcg();
const page = [
  '# How much is read',
  'Made by `node build/run.mjs build/reading.ts` from the lists in `../shared/data`; not written by hand. What is not read whole stays open in a ruling only where it could matter.',
  chapter('Pokémon', pokemon),
  ownTexts(pokemon),
  played(pokemon),
  chapter('Yu-Gi-Oh!', ygo()),
  '',
].join('\n\n');
writeFileSync(join(root, 'docs/reading.md'), page);
