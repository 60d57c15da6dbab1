/**
 * The Yu-Gi-Oh! reader over a whole list of cards (`../shared/data`, never part of the project; skipped where it is not beside the checkout): every
 * character in a piece, every record fits the schema, nothing ignored, what is whole agrees with labels made by others.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listedCard } from '../desk/lookup/analyzing.ts';
import type { YgoCard } from '../engine/case/schema.ts';
import { EffectSchema } from '../engine/ygo/effects/schema.ts';
import { ygoBoxes } from '../reader/frame/boxes.ts';
import { canonical } from '../reader/frame/values.ts';
import { covered } from '../reader/frame/pieces.ts';
import { NO_NAMES } from '../reader/reading.ts';
import { analyze, type Analyzed } from '../reader/ygo/analyze.ts';
import { readYgo } from '../reader/ygo/read.ts';
import { sharedDir } from '../rules-db/coverage.ts';

const shared = sharedDir();
const path = (name: string): string => join(shared ?? '', 'data', name);
const absent =
  !shared || !existsSync(path('ygo-cards.jsonl.gz')) || !existsSync(path('ygo-effect-labels-dev.jsonl.gz'));
const lines = <T>(name: string): T[] =>
  gunzipSync(readFileSync(path(name)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
interface Listed {
  password: number;
  text: { en: string | null };
}
const read = (card: YgoCard) => readYgo(card, NO_NAMES);

test.skipIf(absent)('every text is covered by pieces, and every record fits', { timeout: 300_000 }, () => {
  const wrong: string[] = [];
  const cards = lines<Listed>('ygo-cards.jsonl.gz');
  for (const listed of cards.filter(({ password }) => password % 4 === 0)) {
    const card = listedCard(listed);
    const reading = read(card);
    if (!covered(reading.pieces, ygoBoxes(card))) wrong.push(`${listed.password}: not covered`);
    for (const { record } of reading.effects) if (!v.is(EffectSchema, record)) wrong.push(`${listed.password}: ${JSON.stringify(record)}`);
  }
  expect(wrong).toEqual([]);
}); // prettier-ignore

/** Words for others: each exchange changes what a text says. */
const EXCHANGES: readonly (readonly [RegExp, string])[] = [
  [/\b1 (?=(?:card|monster|face-up|Level|"))/, '3 '],
  [/\bdestroy\b/, 'banish'],
  [/\bdestroyed by battle\b/, 'destroyed by card effect'],
  [/\byour opponent controls\b/, 'you control'],
  [/\bfrom your Deck\b/, 'from your GY'],
  [/\bface-up\b/, 'face-down'],
  [/\bDragon\b(?![^"]*"(?:[^"]*"[^"]*")*[^"]*$)/, 'Warrior'],
  [/\bonce per turn\b/i, 'twice per turn'],
  [/^When\b/, 'If'],
  // In a bullet of what one can activate, and of a card's own activation, it says nothing more.
  [/(?<!● )\bYou can target\b/, 'Target'],
  [/\bLevel 4\b/, 'Level 5'],
  [/\b(\d+)00 ATK\b/, '150 ATK'],
  [/\band if you do\b/, 'also'],
  [/\bor lower\b/, 'or higher'],
];
test.skipIf(absent)('nothing is ignored: another word is another reading, or none', { timeout: 300_000 }, () => {
  const ignored: string[] = [];
  let changed = 0;
  for (const listed of lines<Listed>('ygo-cards.jsonl.gz').filter(({ password }) => password % 6 === 1)) {
    const card = listedCard(listed);
    const text: string | null = listed.text.en;
    const reading = read(card);
    // A Normal Monster's text says nothing of the game; its Pendulum Effect stands in the other box.
    if (!text || !reading.whole || card.monster?.includes('normal') || reading.pieces.every(({ role }) => role === 'flavour' || role === 'reminder')) continue;
    for (const [from, to] of EXCHANGES) {
      const other: string = text.replace(from, to);
      if (other === text || (to === 'Target' && reading.effects[0]?.record.kind === 'activation')) continue;
      const told = readYgo({ ...card, text: { en: other } } as YgoCard, NO_NAMES);
      changed++;
      const same = (one: typeof told): string => canonical(one.effects.map(({ record: { gist: _gist, ...rest } }) => rest));
      if (told.whole && same(told) === same(reading)) ignored.push(`${listed.password}: ${String(from)}`);
    }
  }
  expect(changed).toBeGreaterThan(100);
  expect(ignored).toEqual([]);
}); // prettier-ignore

// ───────────────────────────── labels ─────────────────────────────

type Labels = Omit<Analyzed, 'text' | 'whole' | 'unread' | 'timing'> & { activated: boolean; engineOnly?: boolean; granted?: boolean; targetsConditional?: boolean; damageStepBasis?: string }; // prettier-ignore
interface Labelled {
  password: number;
  clean: boolean;
  effects: { group?: number; labels: Labels }[];
}
const KEYS = ['kind', 'mandatory', 'targets', 'hasCost', 'canMissTiming', 'spellSpeed', 'damageStep'] as const;
type Told = Partial<Record<(typeof KEYS)[number], unknown>>;

/** One entry for each effect of the text; `undefined`: the labels do not say. */
function told({ effects }: Labelled): Told[] {
  const groups = new Map<number, Labels[]>();
  effects.forEach(({ group, labels }, i) => {
    if (!labels.activated || labels.engineOnly || labels.granted) return;
    groups.set(group ?? -i - 1, [...(groups.get(group ?? -i - 1) ?? []), labels]);
  });
  return [...groups.values()].map((all) => ({
    kind: all.some(({ kind }) => kind === 'quick') ? 'quick' : all[0]?.kind,
    mandatory: all.some((one) => one.mandatory),
    targets: all.some((one) => one.targetsConditional) ? undefined : all.some((one) => one.targets),
    hasCost: all.some((one) => one.hasCost),
    canMissTiming: all.some((one) => one.canMissTiming),
    spellSpeed: Math.max(...all.map((one) => one.spellSpeed ?? 1)),
    damageStep: all.some((one) => one.damageStepBasis === 'timing-excludes') ? undefined : all.some((one) => one.damageStep),
  }));
} // prettier-ignore
const unlike = (mine: Analyzed, theirs: Told): (typeof KEYS)[number][] =>
  KEYS.filter((key) => theirs[key] !== undefined && mine[key] !== null && theirs[key] !== mine[key]);

test.skipIf(absent)('what is read whole agrees with the labels', { timeout: 300_000 }, () => {
  const cards = new Map(lines<Listed>('ygo-cards.jsonl.gz').map((one) => [one.password, one]));
  const compared = new Map(KEYS.map((key) => [key, { of: 0, wrong: 0 }]));
  let whole = 0;
  let all = 0;
  for (const labelled of lines<Labelled>('ygo-effect-labels-dev.jsonl.gz').filter(({ clean }) => clean)) {
    const listed = cards.get(labelled.password);
    if (!listed) continue;
    const rest = told(labelled);
    all += rest.length;
    for (const mine of analyze(listedCard(listed), NO_NAMES)) {
      if (!mine.whole || mine.kind === null || mine.kind === 'not-activated' || rest.length === 0) continue;
      const [best] = [...rest].sort((a, b) => unlike(mine, a).length - unlike(mine, b).length);
      rest.splice(rest.indexOf(best!), 1);
      whole++;
      for (const key of KEYS) {
        const count = compared.get(key)!;
        if (best![key] !== undefined && mine[key] !== null) count.of++;
        if (unlike(mine, best!).includes(key)) count.wrong++;
      }
    }
  }
  const share = (key: (typeof KEYS)[number]): number => 1 - compared.get(key)!.wrong / compared.get(key)!.of;
  for (const key of ['mandatory', 'canMissTiming', 'targets', 'hasCost', 'spellSpeed'] as const) expect(share(key), key).toBeGreaterThanOrEqual(0.98);
  expect(share('kind'), 'kind').toBeGreaterThanOrEqual(0.97);
  expect(share('damageStep'), 'damage step').toBeGreaterThanOrEqual(0.95);
  // How far the grammar reaches: a floor that only goes up.
  expect(whole / all).toBeGreaterThanOrEqual(0.76);
}); // prettier-ignore
