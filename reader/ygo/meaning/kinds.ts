/** What kind of effect a sentence makes, told from its occasion. */
import type { Effect } from '../../../engine/ygo/effects/schema.ts';
import type { Context, Draft } from '../grammar/categories.ts';
import type { Sentence } from './effect.ts';

type Kind = Pick<Effect, 'kind' | 'must' | 'timing'>;
/** What kind of effect it is, told from its occasion; nothing where the text does not tell. */
export function kindOf({ optional, flip, activation, before, gist }: Sentence, card: Context, occasion: Draft | undefined): Kind | undefined {
  const isTrap = card.kind === 'trap' || occasion?.['$trap'] === true;
  const must = optional ? {} : { must: true };
  if (flip) return { kind: 'flip', ...(optional && { must: false }) };
  if (activation) return { kind: 'activation' };
  if (occasion?.['$quick']) return { kind: 'quick', ...must };
  // What answers the damage that is to come is as fast as the Trap itself.
  if (occasion?.['$calculation'] && card.kind === 'trap' && optional && JSON.stringify(occasion['condition'] ?? '').includes('"battleDamage"')) return { kind: 'quick' };
  if (occasion?.['$calculation']) return card.kind === 'trap' ? undefined : { kind: 'trigger', timing: 'during', ...must };
  if (isTrap && optional && answersFreely(occasion)) return { kind: 'quick' };
  if (occasion?.['on'] !== undefined || occasion?.['$start'] !== undefined) return { kind: 'trigger', ...must };
  // What is chained to an activation is fast.
  if (occasion?.['respondsTo'] !== undefined) return card.kind === 'spell' ? { kind: 'trigger', ...must } : { kind: 'quick', ...must };
  const phases = occasion?.['phases'] as string[] | undefined;
  // An Ignition Effect is activated in one's own Main Phase only.
  const elsewhere = phases?.includes('battle') === true || occasion?.['steps'] !== undefined || occasion?.['whoseTurn'] === 'opponent';
  if (optional && card.kind === 'monster' && elsewhere && gist.en.includes(':') && (phases === undefined || phases.every((phase) => phase === 'battle' || phase.startsWith('main')))) return { kind: 'quick' };
  if (phases?.some((phase) => !phase.startsWith('main'))) return phases.length === 1 && phases[0] !== 'battle' ? { kind: 'trigger', timing: 'during', ...must } : undefined;
  // In the Damage Step nothing of Spell Speed 1 is activated.
  // What is paid for is up to its player.
  if (!optional && card.kind === 'monster' && occasion === undefined && before && 'cost' in before && before.cost) return { kind: 'ignition' };
  if (!optional) return undefined;
  if (isTrap || (occasion?.['steps'] !== undefined && card.property === 'quick-play')) return { kind: 'quick' };
  if (occasion?.['steps'] !== undefined) return undefined;
  return occasion?.['whoseTurn'] === 'opponent' ? undefined : { kind: 'ignition' };
} // prettier-ignore

/** An attack, a phase: what a Trap does then is a Quick Effect. */
function answersFreely(occasion: Draft | undefined): boolean {
  const on = occasion?.['on'] as { event?: unknown } | undefined;
  return on?.event === 'attack-declared' || (on === undefined && occasion?.['phases'] !== undefined);
}
