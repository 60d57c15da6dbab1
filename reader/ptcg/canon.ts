/** Wordings of Pokémon texts that mean the same, from the oldest to today's. */
import { ENERGY_TYPES } from '../../engine/case/schema.ts';
import type { Canon } from '../frame/tokens.ts';

const SYMBOLS: readonly (readonly [string, string])[] = [
  ['G', 'grass'], ['R', 'fire'], ['W', 'water'], ['L', 'lightning'], ['P', 'psychic'], ['F', 'fighting'], ['D', 'darkness'], ['M', 'metal'], ['Y', 'fairy'], ['N', 'dragon'], ['C', 'colorless'],
]; // prettier-ignore
/** Symbols printed side by side come as one word. */
const PAIRS = ENERGY_TYPES.flatMap((a) => ENERGY_TYPES.map((b) => [`${a}${b}`, `${a} ${b}`.toLowerCase()] as const));
const ROWS = [3, 4].map((n) => ['Colorless'.repeat(n), 'colorless '.repeat(n).trim()] as const);

export const CANON: Canon = {
  cased: new Set(['EX', 'GX', 'V', 'VMAX', 'VSTAR']),
  same: [
    ...SYMBOLS.flatMap(([letter, type]) => [[`{${letter}}`, type] as const, [`[${letter}]`, type] as const]),
    ...PAIRS,
    ...ROWS,
    ['pokemon', 'pokémon'],
    ['his or her', 'their'],
    ['he or she', 'they'],
    ['him or her', 'them'],
    ['the defending pokémon', "your opponent's active pokémon"],
    ["the defending pokémon's", "your opponent's active pokémon's"],
    ['(before your attack)', ''],
    ['(before you attack)', ''],
    ['{title}:', ''],
    ['are not', "aren't"],
    ['between turns', 'during pokémon checkup'],
    ['at any time between turns', 'during pokémon checkup'],
    ['effects of attacks, including damage,', 'damage from and effects of attacks'],
    ['effects of an attack, including damage,', 'damage from and effects of attacks'],
    ["effects of your opponent's attacks, including damage,", "damage from and effects of your opponent's attacks"],
    ['place', 'put'],
    ['places', 'puts'],
    ['placed', 'put'],
    ['shuffle your deck afterward', 'then, shuffle your deck'],
    ['shuffle your deck afterwards', 'then, shuffle your deck'],
    ['is your active pokémon', 'is in the active spot'],
    ['is active', 'is in the active spot'],
    ['this power', 'this ability'],
    ['show it to your opponent', 'reveal it'],
    ['show them to your opponent', 'reveal them'],
    ['you put this pokémon from your hand onto your bench', 'you play this pokémon from your hand onto your bench'],
    ['each defending pokémon', "your opponent's active pokémon"],
    ['1 of the defending pokémon', "your opponent's active pokémon"],
    ['the amount of', 'the number of'],
    ['an amount of', 'a number of'],
    ['the same amount of', 'the same number of'],
    ['face-down', 'face down'],
    ['the new defending pokémon', 'the new active pokémon'],
    ['the chosen pokémon', 'that pokémon'],
    ['is still asleep', 'stays asleep'],
    ['prize cards left', 'prize cards remaining'],
    ['(before attacking)', ''],
    ['remaining prize cards', 'prize cards remaining'],
    ['to search', 'search'],
    ['cannot', "can't"],
    ['do not', "don't"],
    ['does not', "doesn't"],
    ['is not', "isn't"],
    ['may not', "can't"],
    ['in play (both yours and your opponent’s)', "(both yours and your opponent's)"],
    ['in play (yours and your opponent’s)', "(both yours and your opponent's)"],
    ['(yours or your opponent’s)', "(both yours and your opponent's)"],
    ['(both yours and your opponent’s)', "(both yours and your opponent's)"],
    ['(yours and your opponent’s)', "(both yours and your opponent's)"],
  ],
};
