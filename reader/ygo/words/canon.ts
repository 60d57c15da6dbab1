/** How Yu-Gi-Oh! cards write: the same wordings are the same words. */
import type { Canon } from '../../frame/tokens.ts';

/** Nouns printed with the ending for one or more: "monster(s)". */
const COUNTED = [
  'monster',
  'card',
  'spell',
  'trap',
  'token',
  'target',
  'tuner',
  'effect',
  'counter',
  'material',
  'attack',
  'summon',
  'copy',
];

export const canon: Canon = {
  cased: new Set(),
  same: [
    ...COUNTED.map((noun) => [`${noun}(s)`, `${noun}s`] as const),
    ['copy(ies)', 'copies'],
    ['Level(s)', 'Levels'],
    ['Deck(s)', 'Deck'],
    ['zone(s)', 'zones'],
    ['Rank(s)', 'Ranks'],
    ['Graveyards', 'GYs'],
    ['Graveyard', 'GY'],
    ['Life Points', 'LP'],
    ['Main Deck', 'Deck'],
    ['side of the field', 'field'],
    ['Monster Card Zone', 'Monster Zone'],
    ['Spell & Trap Card Zone', 'Spell & Trap Zone'],
    ['Spell and Trap Zone', 'Spell & Trap Zone'],
    ['Field Card Zone', 'Field Zone'],
    ['Field Spell Zone', 'Field Zone'],
    ['removed from play', 'banished'],
    ['remove from play', 'banish'],
    ['Xyz Material', 'Xyz material'],
    ['-Type', ''],
    ['is removed from the field', 'leaves the field'],
    ['are removed from the field', 'leave the field'],
    ['is selected as an attack target', 'is targeted for an attack'],
    ['as a result of battle', 'by battle'],
    ['the selected', 'the targeted'],
    ['points of damage', 'damage'],
    ['in any order you desire', 'in any order'],
    ['successfully', ''],
  ],
};
