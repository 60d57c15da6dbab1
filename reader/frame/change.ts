/**
 * The law of change: one meaningful word of a text exchanged, exactly that place of the reading changes, or the effect stops being whole. The list of
 * exchanges is closed; each is tried at every place where it fits.
 */
import type { Reading } from '../reading.ts';
import { canonical } from './values.ts';

const EXCHANGES: readonly (readonly [RegExp, string])[] = [
  [/\byour opponent[’']s\b/giu, 'your'],
  [/\bopponent[’']s\b/giu, 'own'],
  [/\bheads\b/giu, 'tails'],
  [/\btails\b/giu, 'heads'],
  [/\bmore\b/giu, 'less'],
  [/\bless\b/giu, 'more'],
  [/\bwhen\b/giu, 'if'],
  [/\bunless\b/giu, 'if'],
  [/\bdestroy\b/giu, 'banish'],
  [/\bbanish\b/giu, 'destroy'],
  [/\bdiscard\b/giu, 'shuffle'],
  [/\bface-up\b/giu, 'face-down'],
  [/\bface-down\b/giu, 'face-up'],
  [/\bBenched\b/gu, 'Active'],
  [/\bActive\b/gu, 'Benched'],
  [/\bcan[’']t\b/giu, 'can'],
  [/\bFire\b/gu, 'Water'],
  [/\bWater\b/gu, 'Fire'],
  [/\bDragon\b/gu, 'Warrior'],
  [/\bAsleep\b/gu, 'Poisoned'],
  [/\bBasic\b/gu, 'Evolution'],
  [/\bSupporter\b/gu, 'Item'],
  [/\bhand\b/gu, 'deck'],
  [/\bdeck\b/gu, 'hand'],
  [/\ball\b/giu, 'any'],
  [/\bnext\b/gu, 'last'],
];

export interface Change {
  from: number;
  to: number;
  text: string;
}
/** A number is exchanged for the next. */
const NUMBER = /\d+/gu;

/** What a game prints with either word: "when" and "if" something happens tell effects apart in Yu-Gi-Oh! only. */
const EITHER: Readonly<Record<'ygo' | 'ptcg', readonly string[]>> = { ygo: [], ptcg: ['when', 'When'] };

/** Every exchange that fits a text, one at a time. */
export function changesOf(text: string, game: 'ygo' | 'ptcg'): Change[] {
  const words = EXCHANGES.flatMap(([pattern, other]) =>
    [...text.matchAll(pattern)]
      .filter(({ 0: found }) => !EITHER[game].includes(found))
      .map(({ 0: found, index }) => ({ from: index, to: index + found.length, other })),
  );
  const numbers = [...text.matchAll(NUMBER)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    other: String(Number(found) + 1),
  }));
  return [...words, ...numbers].map(({ from, to, other }) => ({
    from,
    to,
    text: text.slice(0, from) + other + text.slice(to),
  }));
}

/** The exchanges that a whole reading does not show: there should be none. Reminders may be worded otherwise. */
export function unseen(game: 'ygo' | 'ptcg', read: (text: string) => Reading, text: string): string[] {
  const before = read(text);
  if (!before.whole) return [];
  const meaning = canonical(before.effects);
  return changesOf(text, game)
    .filter(({ from }) =>
      before.pieces.some((p) => p.from <= from && from < p.to && p.role !== 'reminder' && p.role !== 'flavour'),
    )
    .filter(({ text: other }) => {
      const after = read(other);
      return after.whole && canonical(after.effects) === meaning;
    })
    .map(({ text: other }) => other);
}
