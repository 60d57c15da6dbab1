/** Zones of the field that are free. */
import type { Player } from '../../case/schema.ts';
import type { Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { choose } from '../rulesets/ruleset.ts';

export const freeMonsterZones = (game: Game, player: Player): number =>
  game.duel.ruleset.numbers.mainMonsterZones.value -
  game.duel.sides[player].zones.monsters.filter((c) => c.slot !== 'extra-left' && c.slot !== 'extra-right').length;

/** Spell & Trap Zones; the Pendulum Zones may be two of them. */
export function freeSpellTrapZones(game: Game, player: Player): number {
  const { ruleset, sides } = game.duel;
  const { spellsTraps, pendulum } = sides[player].zones;
  const taken = choose<'pendulumZones', number>(ruleset, 'pendulumZones', {
    none: 0,
    'own-zones': 0,
    'outer-spell-trap-zones': pendulum.length,
  });
  return ruleset.numbers.spellTrapZones.value - spellsTraps.length - taken;
}

const PENDULUM_SLOTS = [1, 5] as const;
/** Pendulum Zones, the left one first; none where the Spell & Trap Zones they are part of are full. */
export function freePendulumZones(game: Game, player: Player): (1 | 5)[] {
  const { pendulum, spellsTraps } = game.duel.sides[player].zones;
  const held = choose<'pendulumZones', readonly Card[]>(game.duel.ruleset, 'pendulumZones', {
    none: pendulum,
    'own-zones': pendulum,
    'outer-spell-trap-zones': [...pendulum, ...spellsTraps],
  });
  const full = choose(game.duel.ruleset, 'pendulumZones', {
    none: false,
    'own-zones': false,
    'outer-spell-trap-zones': freeSpellTrapZones(game, player) <= 0,
  });
  return full ? [] : PENDULUM_SLOTS.filter((slot) => !held.some((card) => card.slot === slot));
}

/** Is there room for one card more in a zone for Spells and Traps? A Field Spell takes the place of another. */
export function hasRoom(game: Game, player: Player, zone: 'spellsTraps' | 'field' | 'pendulum'): boolean {
  if (zone === 'field') return true;
  return zone === 'pendulum' ? freePendulumZones(game, player).length > 0 : freeSpellTrapZones(game, player) > 0;
}
