/**
 * What material a Summon takes: declared needs, or the first line of an Extra Deck monster read here as far as its words are known. Which cards
 * fill which need is found by trying; what cannot be read is asked.
 */
import { seen } from '../derive.ts';
import type { Card } from '../duel.ts';
import type { Filter, HowMany, OneOrMany, Place, Procedure } from '../effects/schema.ts';
import type { Game } from '../game.ts';
import { counted } from '../choice.ts';
import { matches } from '../match.ts';
import type { Player } from '../../case/schema.ts';

export interface Need {
  filter?: Filter;
  count: HowMany;
  from?: OneOrMany<Place>;
}
type Method = Procedure['summon'];

const RACES = [
  'Aqua',
  'Beast-Warrior',
  'Beast',
  'Cyberse',
  'Dinosaur',
  'Dragon',
  'Fairy',
  'Fiend',
  'Fish',
  'Illusion',
  'Insect',
  'Machine',
  'Plant',
  'Psychic',
  'Pyro',
  'Reptile',
  'Rock',
  'Sea Serpent',
  'Spellcaster',
  'Thunder',
  'Warrior',
  'Winged Beast',
  'Wyrm',
  'Zombie',
];
const ATTRIBUTES = ['DARK', 'LIGHT', 'EARTH', 'WATER', 'FIRE', 'WIND', 'DIVINE'];
const KINDS = ['Normal', 'Effect', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual', 'Pendulum', 'Token', 'Gemini'];

/** The needs of a monster for a method: as declared, else as its first line says; undefined where that cannot be read. */
export function needsOf(card: Card, method: Method): readonly Need[] | undefined {
  const declared = card.info.effects.find((e) => e.procedure?.summon === method)?.procedure?.materials;
  if (declared) return declared;
  return card.info.materials === undefined ? undefined : readMaterials(card.info.materials);
}

/** Reads a line such as "1 Tuner + 1+ non-Tuner monsters" or "2 Level 4 monsters"; undefined where a word is unknown. */
export function readMaterials(text: string): Need[] | undefined {
  const parts = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s+\+\s+/);
  const needs = parts.map(readPart);
  return needs.every((n) => n !== undefined) ? needs : undefined;
}
function readPart(part: string): Need | undefined {
  const counted_ = /^(\d+)(\+| or more)?\s+(.+)$/.exec(part);
  if (!counted_) {
    const name = /^["“]?([^"”]+)["”]?$/.exec(part)?.[1];
    return name === undefined ? undefined : { count: 1, filter: { name } };
  }
  const [, number, more, rest] = counted_;
  const count: HowMany = more ? { min: Number(number) } : Number(number);
  const filter = readWords(rest ?? '');
  return filter && { count, ...(Object.keys(filter).length > 0 && { filter }) };
}
function readWords(words: string): Filter | undefined {
  const filters: Filter[] = [];
  let rest = words;
  const take = (pattern: RegExp, found: (match: RegExpExecArray) => Filter): void => {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      filters.push(found(match));
      rest = rest.replace(match[0], ' ').replace(/\s+/g, ' ').trim();
    }
  };
  take(/["“]([^"”]+)["”]/, (m) => ({ series: m[1] as string }));
  take(/\bLevel (\d+) or lower\b/i, (m) => ({ level: { max: Number(m[1]) } }));
  take(/\bLevel (\d+) or higher\b/i, (m) => ({ level: { min: Number(m[1]) } }));
  take(/\bLevel (\d+)\b/i, (m) => ({ level: Number(m[1]) }));
  take(/\bRank (\d+)\b/i, (m) => ({ rank: Number(m[1]) }));
  take(/\bnon-Tuners?\b/i, () => ({ not: { is: 'tuner' } }));
  take(/\bTuners?\b/i, () => ({ is: 'tuner' }));
  for (const race of RACES) take(new RegExp(`(?<![-\\w])${race}(?![-\\w])`), () => ({ race }));
  for (const attribute of ATTRIBUTES) take(new RegExp(`\\b${attribute}\\b`), () => ({ attribute }));
  for (const kind of KINDS) take(new RegExp(`\\b${kind}\\b`), () => ({ is: kind.toLowerCase() }));
  rest = rest.replace(/\bmonsters?\b/i, '').trim();
  if (rest !== '') return undefined;
  return filters.length === 0 ? {} : filters.length === 1 ? (filters[0] as Filter) : { all: filters };
}

/** Does one card fill one need? */
export const fills = (game: Game, need: Need, card: Card, by: Player, monster: Card): boolean =>
  matches(game, need.filter, { ...seen(game, card), face: 'up' }, { you: by, card: monster });

export type Fit = { ok: true } | { ok: false; wrong?: Card };
/** Do these cards, all of them, fill all needs? Otherwise a card that fills none, where there is one. */
export function fit(game: Game, needs: readonly Need[], cards: readonly Card[], by: Player, monster: Card): Fit {
  const wrong = cards.find((card) => !needs.some((need) => fills(game, need, card, by, monster)));
  if (wrong) return { ok: false, wrong };
  const bounds = needs.map((need) => counted(game, need.count, cards.length, { you: by, card: monster }));
  const used = needs.map(() => 0);
  const place = (i: number): boolean => {
    const card = cards[i];
    if (!card) return bounds.every((b, n) => (used[n] ?? 0) >= b.min);
    return needs.some((need, n) => {
      if ((used[n] ?? 0) >= (bounds[n]?.max ?? 0) || !fills(game, need, card, by, monster)) return false;
      used[n] = (used[n] ?? 0) + 1;
      if (place(i + 1)) return true;
      used[n] = (used[n] ?? 0) - 1;
      return false;
    });
  };
  return place(0) ? { ok: true } : { ok: false };
}

/** All groups of up to `most` of these cards, smaller ones first. */
export function groups(cards: readonly Card[], most: number): Card[][] {
  const all: Card[][] = [[]];
  for (const card of cards) for (const group of [...all]) if (group.length < most) all.push([...group, card]);
  return all.filter((g) => g.length > 0).sort((a, b) => a.length - b.length);
}
