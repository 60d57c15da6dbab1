/** `npm run reading -- --game ptcg …` (`ranking.ts`): Pokémon texts, each distinct one counted once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { englishName } from '../engine/case/names.ts';
import type { PtcgCard } from '../engine/case/schema.ts';
import { ptcgBoxes, type Box } from '../reader/frame/boxes.ts';
import { unseen } from '../reader/frame/change.ts';
import { canonical } from '../reader/frame/values.ts';
import { failuresIn } from '../reader/ptcg/failures.ts';
import { readPtcg } from '../reader/ptcg/read.ts';
import { namesIn, type NameList } from '../reader/reading.ts';
import { fromTcgdex } from '../rules-db/import/pokemon.ts';
import { fromPokemonTcg } from '../rules-db/import/pokemontcg.ts';
import { recordsOf } from './real-lists.ts';

export interface PtcgOptions {
  /** Cards before Black & White instead of those since. */
  older: boolean;
  /** Of today's Standard only. */
  standard: boolean;
  /** Of these kinds ("attack", "Ability", "tool" …), of cards with such a name. */
  kind: RegExp;
  card: RegExp;
  top: number;
  /** Print the unread texts, the whole ones with their records. */
  texts: boolean;
  whole: boolean;
  /** Write the records of all texts read whole there; try the law of change on those that are not whole in this file. */
  dump: string | undefined;
  law: string | undefined;
}

interface Text {
  kind: string;
  en: string;
  card: PtcgCard;
  cards: number;
  unread: string[];
  records: string;
}

/** What a text is the text of: `attack`, `Ability`, a kind of Trainer card, `Special Energy`. */
export function kindOf(card: PtcgCard, { box }: Pick<Box, 'box'>): string {
  if (box !== 'text') return box.startsWith('attack') ? 'attack' : 'Ability';
  return card.kind === 'energy' ? 'Special Energy' : (card.trainer ?? 'item');
}

interface Found {
  texts: Text[];
  names: NameList;
  cards: number;
  wholeCards: number;
}
function textsOf({ older, standard, kind, card: wanted }: PtcgOptions): Found {
  const raws = recordsOf(older ? 'ptcg-older-cards.jsonl.gz' : 'ptcg-cards.jsonl.gz');
  const all = raws.map((raw) => (older ? fromPokemonTcg(raw) : fromTcgdex(raw, 'en')).card as PtcgCard);
  const names = namesIn(all.map(englishName));
  const texts = new Map<string, Text>();
  const found: Found = { texts: [], names, cards: 0, wholeCards: 0 };
  for (const [i, card] of all.entries()) {
    if (standard && (raws[i]!['legal'] as { standard?: boolean } | undefined)?.standard !== true) continue;
    const boxes = ptcgBoxes(card).filter((box) => kind.test(kindOf(card, box)));
    if (boxes.length === 0 || !wanted.test(englishName(card))) continue;
    const key = (box: Box): string => `${kindOf(card, box)} ${box.en}`;
    const reading = boxes.some((box) => !texts.has(key(box))) ? readPtcg(card, names) : undefined;
    for (const box of boxes) {
      const known = texts.get(key(box));
      if (known) known.cards++;
      else {
        const records = reading!.effects.map(({ record }) => record).filter((record) => belongs(record, box));
        const unread = reading!.unread.filter((one) => one.box === box.box).map(({ text }) => text.en);
        texts.set(key(box), { kind: kindOf(card, box), en: box.en, card, cards: 1, unread, records: canonical(records) });
      }
    }
    found.cards++;
    if (boxes.every((box) => texts.get(key(box))!.unread.length === 0)) found.wholeCards++;
  }
  found.texts = [...texts.values()];
  return found;
} // prettier-ignore
function belongs(record: object, { box }: Box): boolean {
  const [kind, number] = box.split('/');
  return kind === 'text' || (record as Record<string, unknown>)[kind!] === Number(number);
}

const isWhole = ({ unread }: Text): boolean => unread.length === 0;
const title = ({ kind, card, en }: Text): string => `[${kind}] ${englishName(card)} | ${en}`;
/** Numbers, types and names that differ are one place where the grammar ends. */
const TYPES = /\b(?:grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy|dragon|colorless)\b/gu;
const place = (text: Text, sentence: string, names: NameList): string => {
  const { tokens, at } = failuresIn(text.card, sentence, names)[0] ?? { tokens: [], at: 0 };
  return tokens.map(({ word }, i) => (i === at ? `‸${word}` : word)).join(' ').replaceAll(/\d+/gu, '#').replaceAll(TYPES, 'T'); // prettier-ignore
};

/** The same card with this text in that one's place. */
function withText({ kind, card, en }: Text, text: string): PtcgCard {
  const swapped = <T extends { text?: unknown }>(parts: T[] | undefined): T[] =>
    (parts ?? []).filter(({ text: own }) => (typeof own === 'string' ? own : (own as { en?: string } | undefined)?.en) === en).slice(0, 1).map((part) => ({ ...part, text })); // prettier-ignore
  if (kind === 'attack') return { ...card, abilities: [], attacks: swapped(card.attacks) };
  if (kind === 'Ability') return { ...card, attacks: [], abilities: swapped(card.abilities) };
  return { ...card, text };
}

/** Prints what is asked for. */
export function rankPtcg(options: PtcgOptions, share: (n: number, of: number) => string): void {
  const { texts, names, cards, wholeCards } = textsOf(options);
  console.log(`Cards with a text read whole: ${share(wholeCards, cards)}`);
  console.log(`Distinct texts: ${share(texts.filter(isWhole).length, texts.length)}`);
  for (const kind of new Set(texts.map((text) => text.kind))) {
    const own = texts.filter((text) => text.kind === kind);
    console.log(`  ${kind}: ${share(own.filter(isWhole).length, own.length)}`);
  }
  const places = new Map<string, { texts: number; cards: number; alone: number; eg: string }>();
  for (const text of texts)
    for (const sentence of text.unread) {
      const key = `${text.kind} | ${place(text, sentence, names)}`;
      const one = places.get(key) ?? { texts: 0, cards: 0, alone: 0, eg: englishName(text.card) };
      places.set(key, { ...one, texts: one.texts + 1, cards: one.cards + text.cards, alone: one.alone + (text.unread.length === 1 ? 1 : 0) }); // prettier-ignore
    }
  console.log('\ntexts cards alone  where the grammar ends (‸)');
  for (const [key, { texts: n, cards: m, alone, eg }] of [...places].sort(([, a], [, b]) => 3 * b.texts + b.cards - 3 * a.texts - a.cards).slice(0, options.top))
    console.log(String(n).padStart(5), String(m).padStart(5), String(alone).padStart(5), '', key, `(${eg})`); // prettier-ignore
  if (options.texts) for (const text of texts) if (!isWhole(text)) console.log(`${title(text)}\n    unread: ${text.unread.join(' ‖ ')}`); // prettier-ignore
  if (options.whole) for (const text of texts) if (isWhole(text)) console.log(`${title(text)}\n    ${text.records}`);
  if (options.dump !== undefined)
    writeFileSync(options.dump, JSON.stringify(Object.fromEntries(texts.map((text) => [title(text), isWhole(text) ? text.records : null])))); // prettier-ignore
  if (options.law !== undefined) {
    const known = JSON.parse(readFileSync(options.law, 'utf8')) as Record<string, unknown>;
    const fresh = texts.filter((text) => isWhole(text) && !known[title(text)]);
    const ignored = fresh.flatMap((text) => unseen('ptcg', (other) => readPtcg(withText(text, other), names), text.en).map((other) => `${title(text)}\n    → ${other}`)); // prettier-ignore
    console.log(`The law of change on ${fresh.length} texts newly whole: ${ignored.length} changes ignored`);
    for (const one of ignored) console.log(one);
  }
}
