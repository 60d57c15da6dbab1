/** Why a card is none that an effect answers or targets, where one number says it. */
import type { Localized, Reason } from '../../ruling/schema.ts';
import { reason } from '../game/game.ts';
import { STAT_NAMES } from '../say/names.ts';
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
