/** What would keep damage off a Pokémon and does not here: somebody asks why, so the headline says it. */
import type { DamageReport, Localized } from '../../ruling/schema.ts';
import { isActive, type Pokemon } from '../board/board.ts';
import { idleTools } from '../derive/lacking.ts';
import { silenced } from '../derive/silenced.ts';
import type { Game } from '../game/game.ts';

/** On whom the damage is done: what protects. */
const PROTECTS: ReadonlySet<string> = new Set(['prevent-damage', 'damage-taken', 'survives', 'hp']);
/** Of whom does it: what makes it more. */
const ADDS: ReadonlySet<string> = new Set(['damage-done', 'attack-ignores']);

export function whyUnprotected(g: Game, attacker: Pokemon, target: Pokemon, { total, terms }: DamageReport): Localized[] {
  if (total === 0) return [];
  // On the Bench nobody expects what is worded for the Active Pokémon.
  const passed = isActive(g.board, target) ? ['prevention', 'damage-done', 'damage-taken'] : ['prevention'];
  const passedBy = terms.flatMap(({ kind, outcome, text }) => (passed.includes(kind) && outcome === 'skipped' ? [text] : []));
  const idle = (pokemon: Pokemon, words: ReadonlySet<string>) => [...silenced(g, pokemon, words), ...idleTools(g, pokemon, words)];
  return [...passedBy, ...idle(target, PROTECTS), ...(attacker === target ? [] : idle(attacker, ADDS))];
} // prettier-ignore
