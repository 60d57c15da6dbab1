/**
 * What each word of the effect language touches: the table by which a text nobody read meets a ruling. A query for modifiers of a kind, an instruction
 * or an event is something the result rests on; a text matters to it if it could touch the same.
 */
import type { EventKind, FORBIDDEN, Modifier, PERMITTED } from '../effects/schema.ts';
import type { PtcgTouch } from '../touches.ts';

export const TOUCHED_BY_MODIFIER: Record<
  Exclude<Modifier['what'], 'cannot' | 'can' | 'when' | 'unmodelled'>,
  PtcgTouch
> = {
  'damage-done': 'damage-done',
  'damage-taken': 'damage-taken',
  'attack-ignores': 'damage-done',
  'prevent-damage': 'damage-taken',
  'prevent-effects': 'effects',
  survives: 'knock-out',
  hp: 'hp',
  weakness: 'weakness',
  resistance: 'resistance',
  'retreat-cost': 'retreat',
  'attack-cost': 'attack-cost',
  prizes: 'prizes',
  types: 'types',
  'no-tools': 'tools',
  'no-energy-effects': 'energy',
  'no-abilities': 'abilities',
  'tool-limit': 'tools',
  'energy-provides': 'energy',
  immune: 'conditions',
  'condition-counters': 'conditions',
  'sleep-coins': 'conditions',
  'bench-limit': 'bench',
  'attack-fails-on-tails': 'attacks',
  'gains-attacks': 'attacks',
  'goes-to': 'knock-out',
  'attach-fails-on-tails': 'attaching',
  'stadium-unaffected': 'stadium',
};

export const TOUCHED_BY_BAN: Record<(typeof FORBIDDEN)[number], PtcgTouch> = {
  attack: 'attacks',
  'use-attack': 'attacks',
  retreat: 'retreat',
  evolve: 'evolving',
  'attach-energy': 'attaching',
  'play-item': 'trainers',
  'play-supporter': 'trainers',
  'play-stadium': 'trainers',
  'play-tool': 'trainers',
  'play-trainer': 'trainers',
  'play-pokemon': 'bench',
  'be-healed': 'healing',
  'use-ability': 'abilities',
};
export const TOUCHED_BY_LEAVE: Record<(typeof PERMITTED)[number], PtcgTouch> = {
  'attack-on-first-turn': 'attacks',
  'supporter-on-first-turn': 'trainers',
  'evolve-on-first-turn': 'evolving',
  'evolve-on-arrival': 'evolving',
  'attack-while-asleep': 'attacks',
  'attack-while-paralyzed': 'attacks',
  'second-supporter': 'trainers',
  'second-energy': 'attaching',
  'second-tool': 'tools',
  'mega-evolve-and-go-on': 'turn',
  'attack-twice': 'attacks',
};

/** The event as something a text may wait for (`UnreadText.on`). */
export const TOUCHED_BY_EVENT: Record<EventKind, PtcgTouch> = {
  'played-to-bench': 'bench',
  'put-onto-bench': 'bench',
  evolved: 'evolving',
  'moved-to-active': 'switching',
  'moved-to-bench': 'switching',
  retreated: 'retreat',
  damaged: 'damage-taken',
  'knocked-out': 'knock-out',
  'energy-attached': 'attaching',
  checkup: 'checkup',
  'turn-ended': 'turn',
  'supporter-played': 'trainers',
  'item-played': 'trainers',
  'stadium-played': 'stadium',
  'about-to-evolve': 'evolving',
};
