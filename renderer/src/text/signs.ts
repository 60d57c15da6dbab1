/** Energy signs in printed texts: lists write them as letters in brackets, '{R}' or '[R]'. */
import { ENERGY_LETTER, ENERGY_TYPES, type EnergyType } from '../board/ptcg-words.ts';

type Part = { text: string } | { sign: EnergyType };

const TYPE_OF = new Map(ENERGY_TYPES.map((type) => [ENERGY_LETTER[type], type]));

/** A text in parts, its signs apart; brackets around anything else are text. */
export const signsIn = (text: string): Part[] =>
  text
    .split(/(\{[A-Z]\}|\[[A-Z]\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const sign = /^[[{].[\]}]$/.test(part) ? TYPE_OF.get(part[1]!) : undefined;
      return sign ? { sign } : { text: part };
    });
