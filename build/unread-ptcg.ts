/**
 * `node build/run.mjs build/unread-ptcg.ts [--standard] [--all]`: which Pokémon sentences nobody reads, by how many distinct texts they keep from being whole, and where their parsing stops.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { nameKey, englishName } from '../engine/case/names.ts';
import type { PtcgCard } from '../engine/case/schema.ts';
import { unseen } from '../reader/frame/change.ts';
import { ptcgBoxes } from '../reader/frame/boxes.ts';
import { canonical } from '../reader/frame/grammar.ts';
import type { Token } from '../reader/frame/tokens.ts';
import { grammar } from '../reader/ptcg/grammar/grammar.ts';
import type { Context } from '../reader/ptcg/grammar/phrases.ts';
import { readPtcg, wordsOf } from '../reader/ptcg/read.ts';
import { namesIn } from '../reader/reading.ts';
import { fromTcgdex } from '../rules-db/import/pokemon.ts';
import { fromPokemonTcg } from '../rules-db/import/pokemontcg.ts';
import { recordsOf } from './real-lists.ts';

const older = process.argv.includes('--older');
const raws = recordsOf(older ? 'ptcg-older-cards.jsonl.gz' : 'ptcg-cards.jsonl.gz');
const cards = raws.map((raw) => (older ? fromPokemonTcg(raw) : fromTcgdex(raw, 'en')).card as PtcgCard);
const names = namesIn(cards.map(englishName));

interface Text {
  kind: string;
  en: string;
  cards: number;
  standard: boolean;
  whole: boolean;
  unread: string[];
  card: PtcgCard;
  stuck: string[];
  records: string;
}
const texts = new Map<string, Text>();
const tally = { cards: 0, whole: 0, std: 0, stdWhole: 0 };
for (const [i, card] of cards.entries()) {
  const boxes = ptcgBoxes(card);
  if (boxes.length === 0) continue;
  const standard = (raws[i]!['legal'] as { standard?: boolean })?.standard === true;
  const fresh = boxes.some((b) => !texts.has(keyOf(card, b)));
  const reading = fresh ? readPtcg(card, names) : undefined;
  for (const b of boxes) {
    const key = keyOf(card, b);
    const known = texts.get(key);
    if (known) {
      known.cards++;
      known.standard ||= standard;
      continue;
    }
    const unread = reading!.unread.filter((u) => u.box === b.box).map((u) => u.text.en);
    texts.set(key, {
      kind: kindOf(card, b.box),
      en: b.en,
      cards: 1,
      standard,
      whole: unread.length === 0,
      unread,
      card,
      records: canonical(
        reading!.effects.filter(({ record }) => belongs(record as never, b.box)).map(({ record }) => record),
      ),
      stuck: unread.map((u) => stuck(card, b.box, b.en, u)),
    });
  }
  const whole = boxes.every((b) => texts.get(keyOf(card, b))!.whole);
  tally.cards++;
  if (whole) tally.whole++;
  if (standard) {
    tally.std++;
    if (whole) tally.stdWhole++;
  }
}
function belongs(record: { attack?: number; ability?: number }, box: string): boolean {
  const [kind, n] = box.split('/');
  return kind === 'attack' ? record.attack === Number(n) : kind === 'ability' ? record.ability === Number(n) : true;
}
function kindOf(card: PtcgCard, box: string): string {
  return box === 'text'
    ? card.kind === 'energy'
      ? 'Special Energy'
      : `Trainer: ${card.trainer ?? 'item'}`
    : box.startsWith('attack')
      ? 'attack'
      : 'Ability';
}
function keyOf(card: PtcgCard, b: { box: string; en: string }): string {
  return `${kindOf(card, b.box)} ${b.en}`;
}
function stuck(card: PtcgCard, box: string, en: string, sentence: string): string {
  const words = wordsOf(sentence, card).ways.at(-1)!;
  let far = 0;
  const seen = new Proxy(words as Token[], {
    get: (t, k) => {
      if (typeof k === 'string' && /^\d+$/.test(k)) far = Math.max(far, Number(k));
      return Reflect.get(t, k) as unknown;
    },
  });
  const parts = [...(card.attacks ?? []), ...(card.abilities ?? [])].map(({ name }) => englishName({ name }));
  const context: Context = {
    text: sentence,
    box: box === 'text' ? 'text' : box.startsWith('attack') ? 'attack' : 'ability',
    names: names.cards,
    own: new Set([nameKey(englishName(card))]),
    attacks: new Map(parts.map((p) => [nameKey(p), p])),
  };
  const ends = grammar()
    .reader(seen, context)('sentence', 0)
    .map(({ to }) => to);
  const done = ends.some((to) => to >= words.length || (to === words.length - 1 && words[to]!.word === '.'));
  if (done) return 'PARSED';
  void en;
  return words.map(({ word }, i) => (i === far ? `>>${word}<<` : word)).join(' ');
}
const list = [...texts.values()];
const std = process.argv.includes('--standard');
const rate = (of: Text[]): string =>
  `${of.filter((t) => t.whole).length}/${of.length} ${((100 * of.filter((t) => t.whole).length) / of.length).toFixed(1)}%`;
console.log(
  'distinct all',
  rate(list),
  ' standard',
  rate(list.filter((t) => t.standard)),
  ` cards ${((100 * tally.whole) / tally.cards).toFixed(1)}% std ${((100 * tally.stdWhole) / tally.std).toFixed(1)}%`,
);
for (const kind of new Set(list.map((t) => t.kind)))
  console.log(
    kind,
    rate(list.filter((t) => t.kind === kind)),
    ' standard',
    rate(list.filter((t) => t.kind === kind && t.standard)),
  );
const abstracted = (s: string): string =>
  s
    .replaceAll('’', "'")
    .replace(/"[^"]*"/gu, '"…"')
    .replace(/\d+/gu, '#')
    .replace(
      /\{[A-Z]\}|\b(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy|Dragon|Colorless)+\b/gu,
      'T',
    )
    .replace(
      /(?<=\w )(?!Pokémon|Energy|Active|Bench|Ability|Benched|Knocked|Out|Prize|Stage|Basic|Trainer|Supporter|Item|Stadium|Tool|Special|T\b)[A-Z][\p{L}'-]+/gu,
      '…',
    );
if (process.argv.includes('--list')) {
  const groups = new Map<
    string,
    { n: number; cards: number; std: number; example: string; stuck: string; kinds: Set<string>; alone: number }
  >();
  for (const t of list)
    if (!t.whole && (!std || t.standard))
      for (const [i, u] of t.unread.entries()) {
        const key =
          t.stuck[i] === 'PARSED'
            ? abstracted(u)
            : t.stuck[i]!.replace(/\d+/gu, '#').replace(
                /\b(?:grass|fire|water|lightning|psychic|fighting|darkness|metal)\b/gu,
                'T',
              );
        const g = groups.get(key) ?? {
          n: 0,
          cards: 0,
          std: 0,
          example: u,
          stuck: t.stuck[i]!,
          kinds: new Set(),
          alone: 0,
        };
        g.n++;
        g.cards += t.cards;
        if (t.standard) g.std++;
        g.kinds.add(t.kind);
        if (t.unread.length === 1) g.alone++;
        groups.set(key, g);
      }
  for (const g of [...groups.values()].sort((a, b) => b.n * 3 + b.cards - a.n * 3 - a.cards))
    console.log(
      `${g.n}t ${g.cards}c ${g.std}s ${g.alone}a [${[...g.kinds].map((k) => k.replace('Trainer: ', '')).join(',')}] ${g.stuck === 'PARSED' ? `PARSED ${g.example}` : g.stuck}`,
    );
}
if (process.argv.includes('--texts'))
  for (const t of list)
    if (!t.whole && (!std || t.standard))
      console.log(
        `[${t.kind.replace('Trainer: ', '')}] ${englishName(t.card)} (${t.cards}${t.standard ? 's' : ''}) ${t.unread.reduce((en, u, i) => en.replace(u, () => `⟦${t.stuck[i] === 'PARSED' ? `=${u}` : t.stuck[i]}⟧`), t.en).replace(/\s+/gu, ' ')}`,
      );

const at = process.argv.indexOf('--dump');
if (at > 0)
  writeFileSync(
    process.argv[at + 1]!,
    JSON.stringify(
      Object.fromEntries(list.map((t) => [`[${t.kind}] ${englishName(t.card)} | ${t.en}`, t.whole ? t.records : null])),
    ),
  );

const law = process.argv.indexOf('--law');
if (law > 0) {
  const known = new Set(
    Object.entries(JSON.parse(readFileSync(process.argv[law + 1]!, 'utf8')) as Record<string, unknown>).flatMap(
      ([k, v]) => (v ? [k] : []),
    ),
  );
  let tried = 0;
  for (const t of list) {
    if (!t.whole || known.has(`[${t.kind}] ${englishName(t.card)} | ${t.en}`)) continue;
    tried++;
    const boxed = (text: string): PtcgCard => {
      const swap = <T extends { text?: unknown }>(all: T[] | undefined): T[] =>
        (all ?? [])
          .filter((a) => (typeof a.text === 'string' ? a.text : (a.text as { en?: string } | undefined)?.en) === t.en)
          .slice(0, 1)
          .map((a) => ({ ...a, text }));
      if (t.kind === 'attack') return { ...t.card, abilities: [], attacks: swap(t.card.attacks) } as PtcgCard;
      if (t.kind === 'Ability') return { ...t.card, attacks: [], abilities: swap(t.card.abilities) } as PtcgCard;
      return { ...t.card, text } as PtcgCard;
    };
    for (const other of unseen((text) => readPtcg(boxed(text), names), t.en))
      console.log('IGNORED', englishName(t.card), '|', t.en, '→', other);
  }
  console.log('law tried on', tried);
}
