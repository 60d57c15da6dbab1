/**
 * The library's cards, both games: every declaration is one of its game's effect language, everything a person reads is there in both languages, no
 * card carries its printed text, and the printed facts are spelled as in the card list where that lies beside the checkout.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../engine/ygo/effects/schema.ts';
import * as v from 'valibot';
import { PtcgCardSchema, YgoCardSchema, type YgoCard } from '../engine/case/schema.ts';
import { EffectSchema as PtcgEffectSchema } from '../engine/ptcg/effects/schema.ts';
import { EffectSchema as YgoEffectSchema } from '../engine/ygo/effects/schema.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { content } from './scenarios.ts';

const GAMES = {
  ygo: { card: YgoCardSchema, effect: YgoEffectSchema },
  ptcg: { card: PtcgCardSchema, effect: PtcgEffectSchema },
} as const;
const issues = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((i) => `${v.getDotPath(i) ?? ''}: ${i.message}`);

/** Values under a key, anywhere in a declaration. */
function under(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => under(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([k, inner]) => [...(k === key ? [inner] : []), ...under(inner, key)]);
}

describe.each(['ygo', 'ptcg'] as const)('%s', (game) => {
  const cards = content.cards.filter((c) => c.game === game).map((c) => c.card);

  test('cards are cards, and their effects are declared in the effect language', () => {
    const wrong = cards.flatMap((card) => [
      ...issues(GAMES[game].card, card).map((i) => `${card.name.en}: ${i}`),
      ...(card.effects ?? []).flatMap((effect, n) =>
        issues(GAMES[game].effect, effect).map((i) => `${card.name.en}: effect ${n + 1}: ${i}`),
      ),
    ]);
    expect(cards.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  test('both names, both languages of every sentence, and no printed text', () => {
    const wrong = cards.filter((card) => {
      const texts = [card.name, ...under(card.effects, 'gist')] as { de?: string; en?: string }[];
      return 'text' in card || texts.some(({ de, en }) => !de || !en);
    });
    expect(wrong.map((card) => card.name.en)).toEqual([]);
  });
});

const shared = sharedDir();
test.skipIf(!shared)(
  'names, Types and numbers are those of the card list (skipped where it is not beside the checkout)',
  () => {
    const list = gunzipSync(readFileSync(join(shared!, 'data/ygo-cards.jsonl.gz')))
      .toString()
      .trim()
      .split('\n');
    const facts = new Map(list.map((line) => JSON.parse(line) as Facts).map((f) => [String(f.password), f]));
    const wrong = content.cards
      .filter((c) => c.game === 'ygo')
      .flatMap(({ card }) => {
        const found = card.prints.flatMap((print) => facts.get(print) ?? [])[0];
        return found ? unlike(card as unknown as YgoCard, found) : [`${card.name.en}: no such passcode`];
      });
    expect(wrong).toEqual([]);
  },
);

interface Facts {
  password: number;
  name: { en: string; de: string | null };
  card_type: string;
  property?: string;
  monster_type_line?: string;
  attribute?: string;
  level?: number;
  rank?: number;
  link_arrows?: string[];
  pendulum_scale?: number;
  atk?: number | string;
  def?: number | string;
  series?: string[];
}
function unlike(card: YgoCard, facts: Facts): string[] {
  const name = typeof card.name === 'string' ? { en: card.name } : card.name;
  const pairs: [string, unknown, unknown][] = [
    ['en', name.en, facts.name.en],
    ['de', name.de, facts.name.de ?? name.de],
    ['kind', card.kind, facts.card_type.toLowerCase()],
    ['property', card.property, facts.property?.toLowerCase()],
    ['race', card.race, facts.monster_type_line?.split('/')[0]?.trim()],
    ['attribute', card.attribute, facts.attribute],
    ['level', card.level, facts.level],
    ['rank', card.rank, facts.rank],
    ['link', card.link, facts.link_arrows?.length],
    ['scale', card.scale, facts.pendulum_scale],
    ['atk', card.atk, facts.atk],
    ['def', card.def, facts.def],
    ['series', (card.series ?? []).filter((s) => !facts.series?.includes(s)).join(), ''],
  ];
  return pairs.flatMap(([what, ours, theirs]) =>
    ours === theirs || (ours === undefined && theirs === null)
      ? []
      : [`${name.en}: ${what} is ${String(theirs)}, not ${String(ours)}`],
  );
}

test('what a Yu-Gi-Oh! effect forbids says whom it restricts: its card, a player, or which activations', () => {
  const rules = content.cards.flatMap(({ game, card }) =>
    game === 'ygo'
      ? ((card.effects ?? []) as Effect[]).flatMap((effect) =>
          (effect.restricts?.rules ?? []).map((rule) => ({ card: card.name.en, rule })),
        )
      : [],
  );
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter(({ rule }) => !('cards' in rule) && !('player' in rule) && !('whose' in rule))).toEqual([]);
});
