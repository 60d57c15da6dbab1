/**
 * HAT: the game of spring 2014, before rulebook 9.0 came into force in July. Rulebook 9.0 is taken without what it changed: each
 * value rests on a rule whose dates say so.
 */
import { cited, version9 } from '../editions.ts';
import type { Ruleset } from '../ruleset.ts';

export const hat: Ruleset = {
  ...version9,
  id: 'ygo-hat',
  title: { de: 'HAT (Frühjahr 2014)', en: 'HAT (spring 2014)' },
  date: '2014-06-01',
  options: {
    ...version9.options,
    firstDraw: cited('draws', 'ygo.turn.first-player-may-draw'),
    fieldSpells: cited('one-in-play', 'ygo.spell.field-one-active'),
    pendulumZones: cited('none', 'ygo.zones.field-definition'),
  },
};
