/** What would keep damage off a Pokémon and does not here: somebody asks why, so the headline says it. */
import type { DamageReport, Localized } from '../../ruling/schema.ts';
import type { Pokemon } from '../board/board.ts';
import { silenced } from '../derive/silenced.ts';
import type { Game } from '../game/game.ts';

/** On whom the damage is done: what protects. */
const PROTECTS: ReadonlySet<string> = new Set(['prevent-damage', 'damage-taken', 'survives', 'hp']);
/** Of whom does it: what makes it more. */
const ADDS: ReadonlySet<string> = new Set(['damage-done', 'attack-ignores']);

export function whyUnprotected(g: Game, attacker: Pokemon, target: Pokemon, { total, terms }: DamageReport): Localized[] {
  if (total === 0) return [];
  const passedBy = terms.flatMap(({ kind, outcome, text }) => (kind === 'prevention' && outcome === 'skipped' ? [text] : []));
  return [...passedBy, ...silenced(g, target, PROTECTS), ...(attacker === target ? [] : silenced(g, attacker, ADDS))];
} // prettier-ignore
