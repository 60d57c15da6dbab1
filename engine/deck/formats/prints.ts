/** Set and number as deck lists write them, as card databases know them: Pokémon TCG Live writes promos and sets within a set in its own way. */
import { keyed } from '../../keyed.ts';

/** Live's promo sets: the set's code, and what stands before the number on the card. */
const PROMOS: Readonly<Record<string, readonly [set: string, before: string]>> = {
  'PR-SV': ['SVP', ''],
  'PR-SW': ['SWSHP', 'SWSH'],
  'PR-SM': ['SMP', 'SM'],
  'PR-XY': ['XYP', 'XY'],
  'PR-BLW': ['BWP', 'BW'],
  SP: ['SWSHP', 'SWSH'],
};
/** A set within a set: 'CRZ-GG 29' is number GG29 of CRZ. Only its number says so on the card. */
const WITHIN = /^([A-Z0-9]+)-(GG|TG|RC|SV|CC)$/;
/** Numbers are printed with leading zeros: 'TG02', 'SWSH022'. */
const DIGITS: Readonly<Record<string, number>> = { GG: 2, TG: 2, SV: 3, CC: 3, SWSH: 3, SM: 2, XY: 2, BW: 2 };

export function printOf(set: string, number: string): string {
  const [, within = set, kind = ''] = WITHIN.exec(set) ?? [];
  const [code, before] = keyed(PROMOS, set) ?? [within, kind];
  const bare = number.toUpperCase().startsWith(before) ? number.slice(before.length) : number;
  return `${code} ${before}${before === '' ? bare : bare.padStart(keyed(DIGITS, before) ?? 0, '0')}`;
}
