/**
 * What the reader tells of a text it cannot read, against what the same card's declaration does: over all declared cards whose printed text is at hand
 * (`../shared/data`, never part of the project; skipped where it is not beside the checkout), nothing a declaration does is missed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PtcgCard } from '../engine/case/schema.ts';
import { effectsOf, localized } from '../engine/ptcg/cards.ts';
import type { Effect, Modifier, Op, PokemonFilter } from '../engine/ptcg/effects/schema.ts';
import { boxOf, boxesOf, type Sentence } from '../engine/ptcg/texts/texts.ts';
import {
  TOUCHED_BY_BAN,
  TOUCHED_BY_EVENT,
  TOUCHED_BY_LEAVE,
  TOUCHED_BY_MODIFIER,
} from '../engine/ptcg/texts/touched.ts';
import type { PtcgTouch } from '../engine/ptcg/touches.ts';
import { ptcgBoxes } from '../reader/frame/boxes.ts';
import { unreadReading } from '../reader/frame/unread.ts';
import { tellBox } from '../reader/ptcg/touches.ts';
import type { Raw } from '../rules-db/import/card.ts';
import { fromTcgdex } from '../rules-db/import/pokemon.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { content } from './scenarios.ts';

const shared = sharedDir();
const file = shared && join(shared, 'data/ptcg-cards.jsonl.gz');
const there = file !== undefined && existsSync(file);

/** The printed card of each declared one, by its print. */
function printed(): { card: PtcgCard; text: PtcgCard }[] {
  const byPrint = new Map<string, PtcgCard>();
  for (const line of gunzipSync(readFileSync(file!)).toString().split('\n').filter(Boolean)) {
    const card = fromTcgdex(JSON.parse(line) as Raw, undefined).card as unknown as PtcgCard;
    for (const print of card.prints ?? []) byPrint.set(print, card);
  }
  return content.cards.flatMap(({ game, card }) => {
    if (game !== 'ptcg') return [];
    const declared = card as PtcgCard;
    const text = (declared.prints ?? []).map((print) => byPrint.get(print)).find((one) => one !== undefined);
    return text && effectsOf(declared).length > 0 ? [{ card: declared, text }] : [];
  });
}

/** What a declared effect of a box needs the reader to have told. */
interface Need {
  touch: PtcgTouch;
  /** Told of the card's own Pokémon alone, it would be missed elsewhere. */
  others?: boolean;
  /** Whose Pokémon or whom it is about besides. */
  whose?: 'you' | 'opponent';
  /** Does it without anybody's choosing. */
  must?: boolean;
  on?: boolean;
}

const about = (on: PokemonFilter | undefined): Pick<Need, 'others' | 'whose'> =>
  on === undefined || on.self ? {} : { others: true, ...(on.of && { whose: on.of }) };
function needOf(m: Modifier): Need[] {
  if (m.what === 'unmodelled') return [];
  if (m.what === 'when') return [{ touch: TOUCHED_BY_EVENT[m.event], on: true, must: true, ...about(m.on) }];
  const touch = m.what === 'cannot' ? TOUCHED_BY_BAN[m.do] : m.what === 'can' ? TOUCHED_BY_LEAVE[m.do] : TOUCHED_BY_MODIFIER[m.what];
  // What is allowed is left to its player.
  return [{ touch, ...(m.what !== 'can' && { must: true }), ...('on' in m ? about(m.on) : {}) }];
} // prettier-ignore
/** An attack's own text has to be told to speak of damage where it changes or stops the damage. */
const CHANGES_DAMAGE: ReadonlySet<Op['do']> = new Set(['damage', 'nothing']);
const changesDamage = (ops: readonly Op[]): boolean => JSON.stringify(ops).match(/"do":"([a-z-]+)"/g)?.some((d) => CHANGES_DAMAGE.has(d.slice(6, -1) as Op['do'])) ?? false; // prettier-ignore

function needs(effect: Effect): Need[] {
  switch (effect.effect) {
    case 'passive':
      return effect.modifiers.flatMap(needOf);
    case 'triggered':
      return [{ touch: TOUCHED_BY_EVENT[effect.when.event], on: true, ...(!effect.may && { must: true }), ...about(effect.when.pokemon) }];
    case 'attack': {
      const all = [...(effect.requires ?? []), ...(effect.before ?? []), ...(effect.after ?? [])];
      return (effect.damage && effect.damage.length > 0 && JSON.stringify(effect.damage) !== '[{}]') || changesDamage(all) ? [{ touch: 'damage-done' }] : [];
    }
    case 'provides':
      return [{ touch: 'energy', must: true }];
    case 'attach-to':
      return [];
    default:
      return [];
  }
} // prettier-ignore

const DAMAGE: readonly string[] = ['damage-done', 'damage-taken', 'weakness', 'resistance', 'attacks'];
function isTold({ touch, others, whose, must, on }: Need, sentences: readonly Sentence[], attack: boolean): boolean {
  const speaks = (s: Sentence): boolean => {
    // At a Knock Out the text is asked about, whatever it does to Prize cards or to where the Pokémon goes.
    if ((touch === 'prizes' || touch === 'knock-out') && s.on?.some((o) => o.what === 'knock-out')) return true;
    if (must && s.optional) return false;
    // A text that waits for an event is asked about when it happens, whatever else it touches.
    if (on && s.on && !s.on.some((o) => o.what === touch || o.what === 'everything')) return false;
    if (on && s.on) return s.on.some((o) => !(others && o.self) && !(whose && o.whose && o.whose !== whose));
    if (on) return false;
    if (s.on && !attack && touch !== 'conditions') return false;
    return s.touches.some((t) => {
      if (attack) return DAMAGE.includes(t.what) || t.what === 'everything';
      return (t.what === touch || t.what === 'everything') && !(others && t.self) && !(whose && t.whose && t.whose !== whose);
    });
  };
  return sentences.some(speaks);
} // prettier-ignore

test.skipIf(!there)('no declared effect is missed (the list of cards is in ../shared/data, absent here: skipped)', () => {
  let compared = 0;
  const missed = printed().flatMap(({ card, text }) => {
    const { unread } = unreadReading(ptcgBoxes(text), tellBox);
    return effectsOf(card).flatMap((effect) => {
      const box = boxOf(card, effect);
      const found = boxesOf(text).find((b) => b.box === box);
      if (!found) return [];
      const sentences = unread.filter((u) => u.box === box) as Sentence[];
      return needs(effect).flatMap((need) => {
        compared++;
        if (isTold(need, sentences, box.startsWith('attack/'))) return [];
        return [`${localized(card.name).en} ${box}: ${JSON.stringify(need)}${process.env['SHOW_TEXT'] ? ` <${found.text.en}> ${JSON.stringify(sentences.map(({ text: _, ...s }) => s))}` : ''}`];
      });
    });
  });
  expect(compared).toBeGreaterThan(200);
  expect(missed).toEqual([]);
}); // prettier-ignore
