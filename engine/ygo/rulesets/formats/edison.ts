/**
 * Edison: the game of March 2010, before Xyz Monsters. Rulebook 9.0 is taken, with what it had not changed yet: each value rests
 * on a rule whose dates say so. What else changed between 2010 and 2014 is not known here.
 */
import { cited, version9 } from '../editions.ts';
import type { Ruleset } from '../ruleset.ts';

export const edison: Ruleset = {
  ...version9,
  id: 'ygo-edison',
  title: { de: 'Edison (März 2010)', en: 'Edison (March 2010)' },
  date: '2010-04-24',
  options: {
    ...version9.options,
    summonPriority: cited('summoner-first', 'ygo.priority.summoner-keeps'),
    firstDraw: cited('draws', 'ygo.turn.first-player-may-draw'),
    fieldSpells: cited('one-in-play', 'ygo.spell.field-one-active'),
    pendulumZones: cited('none', 'ygo.zones.field-definition'),
  },
};
