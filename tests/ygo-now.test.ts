/** What may be activated at a moment, by whom first, and every reason why not: positions with real cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/fresh.mjs';
import { readCase } from '../engine/case/read.ts';
import { now } from '../engine/rule.ts';
import { library } from './scenarios.ts';

interface NowCase {
  name: string;
  ruleset?: string;
  state?: object;
  A?: object;
  B?: object;
  moves?: object[];
  asked?: 'A' | 'B';
  ask: {
    by: 'A' | 'B';
    card: string;
    effect?: number;
    do?: string;
    as?: 'spell';
    when?: 'now' | 'after-pass';
    codes: string[];
    tributes?: { count: number; from: string[] };
    method?: string;
    targets?: { min: number; max: number; from: string[] }[];
  };
}
const cases = parse(readFileSync(join(root, 'tests/ygo-now.cases.yaml'), 'utf8')) as NowCase[];

test.each(cases)('$name', ({ ruleset = 'ygo-current', state, A, B, moves = [], asked, ask }) => {
  const read = readCase(
    { game: 'ygo', ruleset, state: { ...state, players: { A: A ?? {}, B: B ?? {} } }, moves },
    { library },
  );
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  const answer = now(read.case, library);
  if (asked) expect(answer.asked).toBe(asked);
  const option = answer.options.find(
    (o) =>
      o.do === (ask.do ?? 'activate') &&
      o.as === ask.as &&
      o.by === ask.by &&
      o.card === ask.card &&
      (ask.effect === undefined || o.effect === ask.effect),
  );
  expect(option?.when).toBe(ask.when ?? 'now');
  expect(option?.reasons.map((r) => r.code).sort()).toEqual(ask.codes);
  expect(option?.legal).toBe(ask.codes.length === 0);
  if (ask.do === 'normal-summon') expect(option?.tributes).toEqual(ask.tributes);
  if (ask.targets) expect(option?.targets).toEqual(ask.targets);
  if (ask.do === 'special-summon') expect(option?.method).toBe(ask.method);
});

/** A card of this kind with this text alone lies Set or in the hand: may it be activated? */
const legalWith = (kind: 'spell' | 'trap', property: string, text: string): boolean | null | undefined => {
  const card = 'Murmuring Stone';
  const place = kind === 'trap' ? { spellsTraps: [{ card, face: 'down' }] } : { hand: [card] };
  const read = readCase(
    {
      game: 'ygo',
      cards: { [card]: { name: card, kind, property, text: { en: text, de: text } } },
      state: { players: { A: place, B: { monsters: ['Kuriboh'] } } },
      moves: [],
    },
    { library },
  );
  if (!read.ok) throw new Error(read.problems.map((p) => p.message.en).join('; '));
  return now(read.case, library).options.find((o) => o.do === 'activate' && o.card === card)?.legal;
};
test.each([
  ['spell', 'continuous', 'Each time a monster is destroyed, gain some of its humming.'],
  ['spell', 'field', 'Once per turn: You can bewilder 1 monster your opponent controls, and it hums.'],
  ['trap', 'continuous', 'If a Dragon monster is destroyed by battle: You can hum 1 monster from your Graveyard.'],
] as const)('a %s that stays (%s) may be activated whatever it says of later: %s', (kind, property, text) => {
  expect(legalWith(kind, property, text)).toBe(true);
});
test.each([
  ['spell', 'continuous', 'Activate this card by humming 1000 Life Points away.'],
  ['spell', 'continuous', 'This card can only be activated while somebody hums.'],
  ['trap', 'continuous', 'When this card is activated: Bewilder 1 monster, and it hums.'],
  ['spell', 'normal', 'Each time a monster is bewildered, gain some of its humming.'],
] as const)('of a %s (%s) whose text could speak of its activation nobody can tell: %s', (kind, property, text) => {
  expect(legalWith(kind, property, text)).toBe(null);
});
