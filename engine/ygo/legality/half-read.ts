/**
 * An effect nobody read to its end: why it cannot be activated whatever the rest of its text says. What was read of a sentence (`needs`) forbids where
 * every sentence that could be meant is forbidden so.
 */
import type { Reason } from '../../ruling/schema.ts';
import type { Card } from '../board/duel.ts';
import type { CardEffect, Unread } from '../cards.ts';
import type { Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import { unreadActivationOf, unreadEffects } from '../unread/reached.ts';
import { type Activation, stays } from './activation.ts';
import { contextFor, draftLink } from './draft.ts';
import { whyNotInTurn } from './place-and-turn.ts';
import { reasonsSought } from './sought.ts';
import { whyNotTyped } from './typed.ts';
import { whyNotAnswering } from './window.ts';

export function whyNotHalfRead(game: Game, a: Activation): Reason[] {
  const texts = a.cardActivation ? unreadActivationOf(a.card) : unreadEffects(a.card);
  if (a.effect !== undefined && a.effect > numbersOf(a.card)) return [];
  for (const text of texts) {
    if (!text.always || !a.cardActivation) continue;
    const reasons = against(game, a, text);
    if (reasons.length > 0) return reasons;
  }
  // A card that stays on the field may be activated without its effects.
  if (a.cardActivation && stays(a)) return [];
  const ways = a.cardActivation ? texts.filter(({ lasting, always }) => !lasting && !always) : texts;
  const each = ways.map((text) => against(game, a, text));
  return each.every((reasons) => reasons.length > 0) ? (each[0] ?? []) : [];
}

/** The highest number its effects are known to have. How many effects an unread sentence has is not known: a higher one is another's. */
const numbersOf = ({ info }: Card): number =>
  new Set(info.effects.flatMap(({ number, pendulum }) => (number === undefined ? [] : `${pendulum} ${number}`))).size +
  info.unread.filter(({ before }) => before !== undefined).length;

function against(game: Game, a: Activation, { needs, waits }: Unread): Reason[] {
  if (waits && nothingHappened(game)) return [why.needsEvent(needs?.gist)];
  if (!needs) return [];
  const declared: CardEffect = { ...needs, index: HALF_READ };
  // What the move names may be meant for what nobody read.
  const { by, card, cardActivation, spellSpeed } = a;
  const asked: Activation = { by, card, cardActivation, spellSpeed, declared };
  const link = draftLink(game, asked);
  const ctx = contextFor(game, asked, link);
  return reasonsSought((sought) =>
    [...whyNotInTurn(game, asked), ...sought(() => whyNotAnswering(game, asked, ctx)), ...sought(() => whyNotTyped(game, asked, ctx, link))].filter(
      ({ code }) => !NOT_OF_THE_TEXT.has(code),
    ),
  );
} // prettier-ignore
/** No index of a record. */
const HALF_READ = -1;
/** Whether these stand against it does not hang on what was read, or is asked of the whole activation. */
const NOT_OF_THE_TEXT: ReadonlySet<string> = new Set(['missed-timing', 'limit', 'spell-speed']);

/** Is there no Chain, and nothing that could be answered? In the Damage Step two monsters battle, whatever else has happened. */
const nothingHappened = ({ duel: { chain, window, log, step } }: Game): boolean =>
  chain.length === 0 &&
  step !== 'damage' &&
  !log.some(
    ({ n, events }) =>
      n >= window.since && n <= window.upTo && events.some(({ kind }) => kind !== 'phase' && kind !== 'step'),
  );
