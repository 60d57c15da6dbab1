/** Why a card is none that an effect answers or targets, where one number says it. */
import type { Player } from '../../case/schema.ts';
import type { Localized, Reason } from '../../ruling/schema.ts';
import { reason } from '../game/game.ts';
import { CARD_KINDS } from '../../case/printed.ts';
import { list } from '../../ruling/say.ts';
import { placeName, STAT_NAMES } from '../say/names.ts';
import type { WrongValue } from './wrong-value.ts';

function asked({ min, max }: WrongValue): Localized {
  if (min === max) return { de: `genau ${min}`, en: `exactly ${min}` };
  if (max === undefined) return { de: `mindestens ${min}`, en: `${min} or more` };
  if (min === undefined) return { de: `höchstens ${max}`, en: `${max} or less` };
  return { de: `${min} bis ${max}`, en: `${min} to ${max}` };
}
/** "Sangan has 1000 ATK", "Sangan has Level 3". */
function has({ stat, value, card }: WrongValue): Localized {
  const { de, en } = STAT_NAMES[stat];
  const numberFirst = stat === 'atk' || stat === 'def';
  return numberFirst
    ? { de: `${card.de} hat ${value} ${de}`, en: `${card.en} has ${value} ${en}` }
    : { de: `${card.de} hat ${de} ${value}`, en: `${card.en} has ${en} ${value}` };
}
const wants = (wrong: WrongValue): Localized => {
  const [stat, bound] = [STAT_NAMES[wrong.stat], asked(wrong)];
  return { de: `${stat.de}: ${bound.de}`, en: `${stat.en}: ${bound.en}` };
};

export const whyValue = {
  notAnswered: (wrong: WrongValue, by: Localized): Reason =>
    reason(
      'timing',
      {
        de: `${has(wrong).de}; ${by.de} antwortet nur auf ein anderes Monster (${wants(wrong).de}).`,
        en: `${has(wrong).en}; ${by.en} answers only another monster (${wants(wrong).en}).`,
      },
      'ygo.act.conditional-cards',
    ),
  /** Only its effects would be negated, and it has none (any more). */
  nothingToNegate: ({ card, negated }: { card: Localized; negated: boolean }): Reason =>
    reason(
      'target',
      negated
        ? {
            de: `${card.de} ist kein gültiges Ziel: Die Effekte sind bereits annulliert.`,
            en: `${card.en} is not a legal target: its effects are already negated.`,
          }
        : {
            de: `${card.de} ist kein gültiges Ziel: Kein Effektmonster, also ist nichts zu annullieren.`,
            en: `${card.en} is not a legal target: it is no Effect Monster, so there is nothing to negate.`,
          },
      'ygo.current.target.no-legal-target',
    ),
  /** A Link Monster has one position, a Token is never face-down. */
  notTurned: ({ card, token }: { card: Localized; token: boolean }): Reason =>
    reason(
      'target',
      token
        ? {
            de: `${card.de} ist kein gültiges Ziel: Eine Spielmarke kann nicht verdeckt liegen.`,
            en: `${card.en} is not a legal target: a Token is never face-down.`,
          }
        : {
            de: `${card.de} ist kein gültiges Ziel: Ein Linkmonster hat keine Verteidigungsposition und liegt nie verdeckt.`,
            en: `${card.en} is not a legal target: a Link Monster has no Defense Position and is never face-down.`,
          },
      'ygo.current.target.no-legal-target',
    ),
  ofOther: ({ card, player }: { card: Localized; player: Player }): Reason =>
    reason(
      'target',
      {
        de: `${card.de} ist kein gültiges Ziel: Die Karte liegt bei Spieler ${player}.`,
        en: `${card.en} is not a legal target: the card is on player ${player}'s side.`,
      },
      'ygo.current.target.no-legal-target',
    ),
  otherKind: ({ card, kinds }: { card: Localized; kinds: readonly (keyof typeof CARD_KINDS)[] }): Reason => {
    const asked = list(
      kinds.map((kind) => CARD_KINDS[kind]),
      'or',
    );
    return reason(
      'target',
      {
        de: `${card.de} ist kein gültiges Ziel (verlangt: ${asked.de}).`,
        en: `${card.en} is not a legal target (asked for: ${asked.en}).`,
      },
      'ygo.current.target.no-legal-target',
    );
  },
  liesElsewhere: ({ card, zone, places }: { card: Localized; zone: string; places: readonly string[] }): Reason => {
    const [lies, asked] = [placeName(zone), list(places.map(placeName), 'or')];
    return reason(
      'target',
      {
        de: `${card.de} liegt ${lies.de} (verlangt: ein Ziel ${asked.de}).`,
        en: `${card.en} is ${lies.en} (asked for: a target ${asked.en}).`,
      },
      'ygo.current.target.no-legal-target',
    );
  },
  notTargeted: (wrong: WrongValue): Reason =>
    reason(
      'target',
      {
        de: `${wrong.card.de} ist kein gültiges Ziel: ${has(wrong).de} (verlangt: ${wants(wrong).de}).`,
        en: `${wrong.card.en} is not a legal target: ${has(wrong).en} (asked for: ${wants(wrong).en}).`,
      },
      'ygo.current.target.no-legal-target',
    ),
};
