/** What a sentence adds to what the effect before it does: "Then …", "If you control a Dragon monster, draw 2 cards instead", "Otherwise …". */
import { staysOnField } from '../../engine/ygo/cards.ts';
import type { Condition, Effect } from '../../engine/ygo/effects/schema.ts';
import type { BoxText } from './box-text.ts';
import type { Entry } from './entries.ts';
import type { Context, Draft } from './grammar/categories.ts';
import { openlyChosen } from './grammar/older.ts';
import { either } from './grammar/joined.ts';
import { makeEffect, type Made, type Sentence } from './meaning/effect.ts';

/** The effect's sentence with more to do; nothing where it does not say how long, instead of what, or whom. */
export function withMoreToDo(sentence: Sentence, record: Effect, drafts: readonly Draft[], text: BoxText, context: Context): Sentence | undefined {
  const { drafts: done } = sentence.resolve;
  const ending = withTheirEnd(record, whileHeld(done, drafts.map(({ $of: _of, ...one }) => one)), text, context);
  if (!ending || (drafts[0]?.['do'] === 'otherwise' && declinedLast(done))) return undefined;
  // "If you do not Special Summon, …": that is what was to be done last.
  if (drafts[0]?.['$of'] !== undefined && done.at(-1)?.['do'] !== drafts[0]['$of']) return undefined;
  const call = tossed(done, drafts);
  // Whether an old text targets it does not say.
  if (call && text.oldest && openlyChosen(drafts)) return undefined;
  const next = inItsPlace(done, ending);
  return next && { ...sentence, resolve: { drafts: call ?? next } };
} // prettier-ignore
/** "Take control of it until the End Phase. It cannot attack": as long as that, as where one sentence says both. */
function whileHeld(done: readonly Draft[], drafts: readonly Draft[]): readonly Draft[] {
  const held = done.at(-1);
  if (held?.['do'] !== 'take-control' || held['until'] === undefined) return drafts;
  const until = held['until'] === 'end-phase' ? 'end-of-turn' : held['until'];
  return drafts.map((one) => (one['until'] === 'leaves' && ['apply', 'negate-effects'].includes(String(one['do'])) ? { ...one, until } : one));
} // prettier-ignore
/** Of a card that stays on the field it holds as long as that does, which the sentence does not say. */
function withTheirEnd(record: Effect, drafts: readonly Draft[], text: BoxText, context: Context): readonly Draft[] | undefined {
  if (!staysOnField(context) && !record.resolve?.some((one) => one.do === 'equip')) return drafts;
  const last = record.resolve?.at(-1);
  if (last?.do === 'special-summon') {
    // The effects of a monster that was just Special Summoned are negated as long as that stays; what became a monster is one as long as it is there.
    if (last.cards === 'this' || drafts.every((one) => one['do'] === 'negate-effects')) return drafts;
    if (LINKED.test(text.box.en)) return asLongAs(drafts);
  }
  // What a Token is like that was just Special Summoned.
  if (last?.do === 'token' && drafts.every((one) => JSON.stringify(one['cards'] ?? one['to'] ?? '').includes('"noun":"token"'))) return drafts;
  return drafts.some(hasNoEnd) ? undefined : drafts;
} // prettier-ignore

/** The effect made of it, with what was added to its operations since. */
export function madeAgain({ record: { kind: _kind, resolve: before = [], ...said }, sentence: told }: Entry, sentence: Sentence, drafts: readonly Draft[], context: Context): (Made & { sentence: Sentence }) | undefined {
  const made = makeEffect(sentence, context);
  if (!made?.whole) return undefined;
  const again = made.record.resolve ?? [];
  // "Set 1 Trap from your Deck. It can be activated this turn. You can only …": what stands between is no part of either sentence.
  const own = (told && makeEffect(told, context)?.record.resolve?.length) ?? before.length;
  if (own < before.length) again.splice(own, 0, ...before.slice(own));
  const { $instead, $orElse, $unless } = drafts[0] ?? {};
  const kept = [$instead, $orElse, $unless].every((one) => one === undefined);
  if (kept && !before.every((one, i) => again[i]?.do === one.do)) return undefined;
  if (kept)
    before.forEach((one, i) => {
      const more: object = one.do === 'special-summon' && one.asMonster ? { asMonster: one.asMonster } : {};
      Object.assign(again[i]!, { ...(one as object), ...(again[i] as object), ...more });
    });
  return { ...made, sentence, record: { ...said, ...made.record } };
} // prettier-ignore

/** Where the monster goes as this card does. */
const LINKED = /\bWhen this card leaves the field, destroy (?:it|that (?:monster|target))\b/;
const HOLDS: ReadonlySet<unknown> = new Set(['modify', 'apply', 'negate-effects']);
// "Banish it when it leaves the field": that is its end.
const hasNoEnd = ({ do: what, until, rules }: Draft): boolean =>
  HOLDS.has(what) &&
  (until === undefined || until === 'leaves') &&
  !(rules as Draft[] | undefined)?.every(({ rule }) => rule === 'redirect');
/** What was done to the monster that goes as this card does lasts as long as this card is there. */
const asLongAs = (drafts: readonly Draft[]): Draft[] => drafts.map((one, i) => ({ ...one, ...(one['until'] === 'leaves' && { until: 'while-this-face-up' }), ...(i === 0 && { join: 'and-if-you-do' }) })); // prettier-ignore
/** "If you call it right, …": more that comes of the toss said before. */
function tossed(said: readonly Draft[], [more, ...others]: readonly Draft[]): Draft[] | undefined {
  const last = said.at(-1);
  if (others.length > 0 || more?.['do'] !== 'coin' || last?.['do'] !== 'coin') return undefined;
  return [...said.slice(0, -1), { ...last, ...more }];
}
/** "Draw 1 card. If you control a Dragon monster, draw 2 cards instead": in place of the one thing the effect does. */
function inItsPlace(before: readonly Draft[], drafts: readonly Draft[]): Draft[] | undefined {
  const { $instead, $orElse, $unless, ...does } = drafts[0] ?? {};
  // "Your opponent can negate this effect by revealing 1 Spell": all of it is done unless they do.
  if ($unless !== undefined) return [...($unless as Draft[]), { do: 'otherwise', then: [...before], join: 'also' }];
  // "You can apply this effect instead": one or the other.
  if ($orElse !== undefined)
    return before.some((one) => one['if']) ? undefined : [{ do: 'choose', options: [{ do: [...before] }, $orElse] }];
  if ($instead === undefined) return [...before, ...drafts];
  return before.length === 1 && drafts.length === 1 ? either(before, [does], $instead as Condition) : undefined;
}
/** "If it is so, do this, then you can do that. Otherwise …": whoever does not do that has done this all the same. */
const declinedLast = (drafts: readonly Draft[]): boolean => drafts.at(-1)?.['optional'] === true && drafts.at(-1)!['if'] === undefined && drafts.slice(0, -1).some((one) => one['if'] !== undefined); // prettier-ignore
