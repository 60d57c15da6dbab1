/**
 * Is the reason for which a play is refused one that its board can bear? A play "not offered" was tried at the start of a board in the turn of its player, Main
 * Phase 1, with nothing on a Chain, nothing used and the card where it can be used: whoever says otherwise refuses it for a wrong reason.
 */
import type { Reason } from '../../engine/ruling/schema.ts';
import type { Ground } from '../../engine/reading.ts';
import { isFields } from './compare.ts';
import type { Play } from './plays.ts';

/** Turn, Chain, limits and Life Points: nothing of the kind stands against a play on these boards. */
const NEVER: ReadonlySet<string> = new Set([
  'over',
  'passed',
  'limit',
  'spell-speed',
  'not-your-turn',
  'not-your-card',
  'not-main-phase',
  'unknown-card',
  'set-this-turn',
  'trap-from-hand',
  'life-points',
  'already-active',
  'damage-step',
  'missed-timing',
  'moved-on',
]);
const ZONES = 5;

/** The codes of the reasons that are none, where no other stands beside them; undefined: one of them is real. */
export function unreal(play: Play, reasons: readonly Reason[], ground: Ground): string[] | undefined {
  return reasons.some(({ code }) => isReal(code, play, ground)) ? undefined : reasons.map(({ code }) => code);
}
function isReal(code: string, play: Play, ground: Ground): boolean {
  const { monsters, spellsTraps } = sideOfMover(play);
  if (NEVER.has(code)) return false;
  if (code === 'no-zone') return monsters >= ZONES || spellsTraps >= ZONES;
  // A Spell or Trap lies in the hand or Set; a text read in part may hold the effect.
  if (code === 'wrong-place') return play.id.includes('-not-field') || play.id.includes('-not-extra');
  return code !== 'no-such-effect' || ground === 'declared' || ground === 'read';
}
function sideOfMover({ case: { state } }: Play): { monsters: number; spellsTraps: number } {
  const players = isFields(state) && isFields(state.players) ? state.players : {};
  const mine = isFields(players.A) ? players.A : {};
  const many = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  return { monsters: many(mine.monsters), spellsTraps: many(mine.spellsTraps) };
}
