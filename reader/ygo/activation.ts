/** Is a sentence the activation of a Spell or Trap itself? */
import { staysOnField } from '../../engine/ygo/cards.ts';
import type { Box } from '../frame/boxes.ts';
import type { Entry } from './entries.ts';
import type { Before, Context, Draft } from './grammar/categories.ts';

/** What may be the activation of a Spell or Trap. */
export interface AsActivated {
  occasion: Draft | undefined;
  before: Before | undefined;
  drafts: readonly Draft[];
  optional: boolean;
  option: number | undefined;
}
/** What is known of its text so far. */
interface Known {
  context: Context;
  box: Box['box'];
  entries: readonly Entry[];
}
/** "Special Summon this card as a Normal Monster": what a Continuous Trap does when it is activated. */
export function becomes([first, next]: readonly Draft[], context: Context): boolean {
  if (first?.['do'] !== 'special-summon') return false;
  // An Equip Spell that Summons the monster it is equipped to.
  if (context.property === 'equip')
    return next?.['do'] === 'equip' && JSON.stringify(next['cards']).includes('"$ref":"this"');
  return context.kind === 'trap' && first['asMonster'] !== undefined;
}
/** Is this sentence the activation of a Spell or Trap itself (not an effect it has where it lies)? */
export function isActivation(of: AsActivated | undefined, { context, box, entries }: Known): boolean {
  if (context.kind === 'monster' || box === 'pendulum') return false;
  if (of?.occasion?.['$activation']) return true;
  const asMonster = of?.optional === false && becomes(of.drafts, context);
  if (staysOnField(context) && !asMonster) return false;
  if (entries.some(({ record }) => record.kind === 'activation' && (of?.option === undefined || record.option === undefined))) return false;
  return !of || isPlayed(of, entries);
} // prettier-ignore
function isPlayed(of: AsActivated, entries: readonly Entry[]): boolean {
  const on = of.occasion?.['on'] as { card?: { this?: true } } | undefined;
  if (on?.card?.this) return false;
  // "If you control a Dragon: You can …", of a card that works nowhere but where it is activated.
  // "You can activate 1 of these effects" above bullets: each of them is the activation.
  const first = entries.every(({ record }) => record.kind === 'condition' || (record.kind === 'activation' && record.option !== undefined));
  return !of.optional || (first && !of.occasion?.['$from'] && !JSON.stringify([of.before ?? {}, of.drafts]).includes('"$ref":"this"'));
} // prettier-ignore
