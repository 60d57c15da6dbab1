/** Invented texts and what they mean (`examples/`): read them first. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { UnreadText } from '../../engine/reading.ts';
import { EffectSchema } from '../../engine/ygo/effects/schema.ts';
import { ygoBoxes } from '../frame/boxes.ts';
import { covered } from '../frame/pieces.ts';
import { NO_NAMES } from '../reading.ts';
import { readYgo } from './read.ts';

interface Example {
  card: Partial<YgoCard>;
  text: string;
  pendulumText?: string;
  whole: boolean;
  reads: unknown[];
  /** Of each sentence nobody read: what is told of it but the text and what it could touch. */
  unread?: unknown[];
}
const folder = join(import.meta.dirname, 'examples');
const examples = readdirSync(folder).flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as Example[]);
const withoutGist = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'gist' ? undefined : inner)));
const half = ({ needs, waits, always, lasting }: UnreadText): unknown => withoutGist({ needs, waits, always, lasting });

test.each(examples.map((one) => [one.text, one] as const))(
  '%s',
  (_, { card, text, pendulumText, whole, reads, unread }) => {
    const printed = { name: 'Example Knight', ...card, text, ...(pendulumText && { pendulumText }) } as YgoCard;
    const reading = readYgo(printed, NO_NAMES);
    expect(reading.effects.map(({ record }) => withoutGist(record))).toEqual(reads);
    expect(reading.whole).toBe(whole);
    if (unread) expect(reading.unread.map(half)).toEqual(unread);
    for (const { record } of reading.effects) expect(v.safeParse(EffectSchema, record).issues ?? []).toEqual([]);
    expect(covered(reading.pieces, ygoBoxes(printed))).toBe(true);
  },
);
