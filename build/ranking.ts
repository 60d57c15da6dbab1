/**
 * `npm run reading -- [--category REGEX] [--top N] [--examples N] [--before N] [--after N] [--alone] [--card REGEX] [--sample N] [--twins N]`
 * `npm run reading -- --game ptcg [--older] [--standard] [--kind REGEX] [--card REGEX] [--top N] [--texts] [--whole] [--dump FILE] [--law FILE]` (`ranking-ptcg.ts`)
 *
 * How much of the real lists (`../shared/data`) is read whole, and where the grammar ends most often: each unread clause is parsed as what it should be, the
 * furthest token looked at is marked (‸), names, numbers, Types and Attributes are abstract, points of failure are counted by cards. `--alone`: only cards
 * that fail in exactly one sentence. `--sample 5`: every fifth card. `--twins` prints N effects that are read otherwise than they are declared.
 */
import { englishName } from '../engine/case/names.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { YgoCard } from '../engine/case/schema.ts';
import { EffectSchema } from '../engine/ygo/effects/schema.ts';
import { ygoBoxes } from '../reader/frame/boxes.ts';
import type { Token } from '../reader/frame/tokens.ts';
import { readYgo } from '../reader/read.ts';
import { NO_NAMES, type Reading } from '../reader/reading.ts';
import { failuresOf, type Failure } from '../reader/ygo/failures.ts';
import { ATTRIBUTES, TYPES, wordsOf } from '../engine/case/printed.ts';
import { loadContent } from '../rules-db/content.ts';
import { contentDir } from '../rules-db/build.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { fromYamlYugi } from '../rules-db/import/yugioh.ts';
import { rankPtcg } from './ranking-ptcg.ts';
import { recordsOf } from './real-lists.ts';
import { ygoTwins } from './twins.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { game: text, category: text, top: text, examples: text, before: text, after: text, card: text, alone: flag, sample: text, twins: text, kind: text, older: flag, standard: flag, texts: flag, whole: flag, dump: text, law: text } }); // prettier-ignore
const TOP = Number(values.top ?? 40);
const EXAMPLES = Number(values.examples ?? 2);
const BEFORE = Number(values.before ?? 4);
const AFTER = Number(values.after ?? 3);

interface Read {
  name: string;
  boxes: number;
  reading: Reading;
  failures: (sentence: string) => Failure[];
}
const SAMPLE = Number(values.sample ?? 1);
const chosen = (name: string): boolean => values.card === undefined || new RegExp(values.card).test(name);

function ygo(): Read[] {
  const cards = recordsOf('ygo-cards.jsonl.gz').map((raw) => fromYamlYugi(raw).card as YgoCard);
  return cards.filter((card, i) => i % SAMPLE === 0 && !card.monster?.includes('normal') && chosen(englishName(card))).map((card) => ({
    name: englishName(card),
    boxes: ygoBoxes(card).length,
    reading: readYgo(card, NO_NAMES),
    failures: (sentence) => failuresOf(card, sentence),
  }));
} // prettier-ignore
const kindsOfWords = new Map([...wordsOf(TYPES).map((race) => [race.toLowerCase(), 'TYPE'] as const), ...wordsOf(ATTRIBUTES).map((one) => [one.toLowerCase(), 'ATTR'] as const)]); // prettier-ignore
const abstract = ({ word, kind }: Token): string =>
  kind === 'quoted' ? '"…"' : kind === 'number' ? '#' : (kindsOfWords.get(word) ?? word);
const around = ({ tokens, at }: Failure): string =>
  [...tokens.slice(Math.max(0, at - BEFORE), at).map(abstract), '‸', ...tokens.slice(at, at + AFTER).map(abstract)].join(' '); // prettier-ignore

const share = (n: number, of: number): string => `${n} of ${of} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)`;

/** Where the grammar ends, by cards; how many of them fail there alone. */
function points(reads: readonly Read[]): void {
  const counted = new Map<string, { cards: Set<string>; alone: number; category: string }>();
  const categories = new Map<string, number>();
  const wanted = new RegExp(values.category ?? '');
  for (const { name, reading, failures } of reads) {
    const alone = reading.unread.length === 1;
    if (values.alone && !alone) continue;
    for (const { text: sentence } of reading.unread)
      for (const failure of failures(sentence.en)) {
        categories.set(failure.category, (categories.get(failure.category) ?? 0) + 1);
        if (!wanted.test(failure.category)) continue;
        const key = `${failure.category} | ${around(failure)}`;
        const one = counted.get(key) ?? { cards: new Set(), alone: 0, category: failure.category };
        one.cards.add(name);
        if (alone) one.alone++;
        counted.set(key, one);
      }
  }
  console.log('\nUnread clauses by category:');
  for (const [category, n] of [...categories].sort((a, b) => b[1] - a[1])) console.log(String(n).padStart(6), category);
  console.log('\n cards alone  where the grammar ends');
  for (const [key, { cards, alone }] of [...counted].sort(([, a], [, b]) => b.cards.size - a.cards.size).slice(0, TOP))
    console.log(String(cards.size).padStart(6), String(alone).padStart(5), '', key, ...[...cards].slice(0, EXAMPLES).map((name) => `\n               e.g. ${name}`)); // prettier-ignore
}

/** The cards declared by hand, read too: how many of the effects read whole are the same as one that is declared. */
function twins(): void {
  const { agree, all, unlike } = ygoTwins();
  console.log(`Effects of declared cards read whole that agree: ${share(agree, all)}`);
  if (values.twins !== undefined) console.log(unlike.slice(0, Number(values.twins)).join('\n'));
}

function rankYgo(): void {
  const reads = ygo().filter(({ boxes }) => boxes > 0);
  const effects = reads.flatMap(({ reading }) => reading.effects);
  console.log(
    `Cards with a text read whole: ${share(reads.filter(({ reading }) => reading.whole).length, reads.length)}`,
  );
  const played = new Set(readFileSync(join(sharedDir()!, 'data/played-ygo.txt'), 'utf8').split('\n').map((line) => line.trim())); // prettier-ignore
  const own = reads.filter(({ name }) => played.has(name));
  const declared = new Set(loadContent(contentDir, undefined).cards.map(({ card }) => englishName(card)));
  console.log(
    `… of the cards that are played, whole or declared: ${share(own.filter(({ name, reading }) => reading.whole || declared.has(name)).length, own.length)}`,
  );
  twins();
  const misfits = reads.filter(({ reading }) => reading.effects.some(({ record }) => !v.is(EffectSchema, record)));
  if (misfits.length > 0)
    console.log(
      `Cards with a record that is none: ${misfits.length} (${misfits
        .slice(0, 12)
        .map(({ name }) => name)
        .join('; ')})`,
    );
  console.log(`Records read whole: ${share(effects.filter(({ whole }) => whole).length, effects.length)}`);
  points(reads);
}

if (values.game === 'ptcg')
  rankPtcg(
    {
      older: values.older ?? false,
      standard: values.standard ?? false,
      kind: new RegExp(values.kind ?? ''),
      card: new RegExp(values.card ?? ''),
      top: TOP,
      texts: values.texts ?? false,
      whole: values.whole ?? false,
      dump: values.dump,
      law: values.law,
    },
    share,
  );
else rankYgo();
