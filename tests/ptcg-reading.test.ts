/** The reader of Pokémon texts over the real list (`../shared/data`, never part of the project; skipped where it is not beside the checkout). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { nameKey } from '../engine/case/names.ts';
import type { PtcgCard } from '../engine/case/schema.ts';
import { EffectsSchema } from '../engine/ptcg/effects/schema.ts';
import { ptcgBoxes } from '../reader/frame/boxes.ts';
import { unseen } from '../reader/frame/change.ts';
import { covered } from '../reader/frame/pieces.ts';
import { patternsOf, readPtcg } from '../reader/ptcg/read.ts';
import type { NameList } from '../reader/reading.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import type { Raw } from '../rules-db/import/card.ts';
import { fromTcgdex } from '../rules-db/import/pokemon.ts';
import { fromPokemonTcg } from '../rules-db/import/pokemontcg.ts';

const shared = sharedDir();
const file = shared && join(shared, 'data/ptcg-cards.jsonl.gz');
const there = file !== undefined && existsSync(file);

describe.skipIf(!there)('over the real list (../shared/data, absent here: skipped)', () => {
  const raws = there ? gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n').map((line) => JSON.parse(line) as Raw) : []; // prettier-ignore
  const imported = raws.map((raw) => fromTcgdex(raw, 'en').card as PtcgCard);
  const english = ({ name }: PtcgCard): string => (typeof name === 'string' ? name : (name.en ?? ''));
  const names: NameList = { cards: new Set(imported.map((card) => nameKey(english(card))).filter((key) => key !== '')), archetypes: new Set() }; // prettier-ignore

  test('every character of every text is in one piece, every record fits the schema, whole readings are many', { timeout: 120_000 }, () => {
    let whole = 0;
    for (const card of imported) {
      const reading = readPtcg(card, names);
      expect(covered(reading.pieces, ptcgBoxes(card)), english(card)).toBe(true);
      expect(v.safeParse(EffectsSchema, reading.effects.map(({ record }) => record)).success, english(card)).toBe(true);
      if (reading.whole) whole++;
    }
    expect(whole / imported.length).toBeGreaterThan(0.94);
  }); // prettier-ignore

  test('cards before Black & White: every character in one piece, every record fits, many whole', { timeout: 120_000 }, () => {
    const older = gunzipSync(readFileSync(join(shared!, 'data/ptcg-older-cards.jsonl.gz'))).toString('utf8').trim().split('\n').map((line) => fromPokemonTcg(JSON.parse(line) as Raw).card as PtcgCard); // prettier-ignore
    const all: NameList = { cards: new Set([...names.cards, ...older.map((card) => nameKey(english(card)))]), archetypes: new Set() }; // prettier-ignore
    let whole = 0;
    for (const card of older) {
      const reading = readPtcg(card, all);
      expect(covered(reading.pieces, ptcgBoxes(card)), english(card)).toBe(true);
      expect(v.safeParse(EffectsSchema, reading.effects.map(({ record }) => record)).success, english(card)).toBe(true);
      if (reading.whole) whole++;
    }
    expect(whole / older.length).toBeGreaterThan(0.6);
  }); // prettier-ignore

  test(
    'read with the patterns that texts of other series use, too, each series keeps 80 %',
    { timeout: 120_000 },
    () => {
      const seriesOf = new Map<string, Set<string>>();
      const texts = new Map<string, { series: string; patterns: ReadonlySet<string> | undefined }>();
      for (const [i, card] of imported.entries()) {
        const series = String((raws[i]!['set'] as { serie?: { name?: { en?: string } } }).serie?.name?.en ?? '?');
        const boxes = ptcgBoxes(card).filter(({ box, en }) => !texts.has(`${series} ${box.split('/')[0]} ${en}`));
        if (boxes.length === 0) continue;
        const { unread } = readPtcg(card, names);
        for (const box of boxes) {
          const patterns = unread.some((one) => one.box === box.box) ? undefined : patternsOf(card, box, names);
          texts.set(`${series} ${box.box.split('/')[0]} ${box.en}`, { series, patterns });
          for (const pattern of patterns ?? []) seriesOf.set(pattern, (seriesOf.get(pattern) ?? new Set()).add(series));
        }
      }
      const elsewhere = (patterns: ReadonlySet<string>, own: string): boolean => [...patterns].every((pattern) => [...seriesOf.get(pattern)!].some((series) => series !== own)); // prettier-ignore
      const shares = [...Map.groupBy(texts.values(), ({ series }) => series)].map(([series, all]) => [series, all.filter(({ patterns }) => patterns && elsewhere(patterns, series)).length / all.length] as const); // prettier-ignore
      expect(shares.length).toBeGreaterThan(4);
      expect(shares.filter(([, share]) => share < 0.8)).toEqual([]);
    },
  );

  test('a card is read the same whatever was read before it', { timeout: 60_000 }, () => {
    const some = imported.filter(({ kind }, n) => n % 40 === 0 || kind === 'energy');
    const read = (): string[] => some.map((card) => JSON.stringify(readPtcg(card, names).effects));
    expect(read()).toEqual(read());
  });

  test('one word changed, the reading changes or stops being whole', { timeout: 120_000 }, () => {
    const texts = new Map<string, (text: string) => PtcgCard>();
    for (const [n, card] of imported.entries()) {
      if (n % 12 !== 0) continue;
      for (const one of card.attacks ?? []) {
        const text = typeof one.text === 'string' ? one.text : one.text?.en;
        if (text) texts.set(text, (other) => ({ ...card, abilities: [], attacks: [{ ...one, text: other }] }));
      }
    }
    expect(texts.size).toBeGreaterThan(200);
    const ignored = [...texts].flatMap(([text, made]) => unseen('ptcg', (other) => readPtcg(made(other), names), text));
    expect(ignored).toEqual([]);
  });
});
