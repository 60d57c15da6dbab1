/** What kind of effect a sentence makes, told from its occasion. */
import type { Effect } from '../../../engine/ygo/effects/schema.ts';
import type { Context, Draft } from '../grammar/categories.ts';
import type { Sentence } from './effect.ts';

type Kind = Pick<Effect, 'kind' | 'must' | 'timing'>;
/** What kind of effect it is, told from its occasion; nothing where the text does not tell. */
export function kindOf(sentence: Sentence, card: Context, occasion: Draft | undefined): Kind | undefined {
  const { optional, flip, activation } = sentence;
  const must: Pick<Kind, 'must'> = optional ? {} : { must: true };
  if (flip) return { kind: 'flip', ...(optional && { must: false }) };
  if (activation) return { kind: 'activation' };
  if (occasion?.['$quick']) return { kind: 'quick', ...must };
  if (occasion?.['$calculation']) return inCalculation(card, occasion, must);
  return ofOccasion(sentence, card, occasion, must);
}
function ofOccasion(sentence: Sentence, card: Context, occasion: Draft | undefined, must: Pick<Kind, 'must'>): Kind | undefined {
  const { optional } = sentence;
  const isTrap = card.kind === 'trap' || occasion?.['$trap'] === true;
  if (isTrap && optional && answersFreely(occasion)) return { kind: 'quick' };
  if (occasion?.['on'] !== undefined || occasion?.['$start'] !== undefined) return { kind: 'trigger', ...must };
  // What is chained to an activation is fast.
  if (occasion?.['respondsTo'] !== undefined) return { kind: card.kind === 'spell' ? 'trigger' : 'quick', ...must };
  if (optional && card.kind === 'monster' && isElsewhere(sentence, occasion)) return { kind: 'quick' };
  const phases = phasesOf(occasion);
  if (!phases?.some((phase) => !phase.startsWith('main'))) return inMainPhase(sentence, card, occasion, isTrap);
  return phases.length === 1 && phases[0] !== 'battle' ? { kind: 'trigger', timing: 'during', ...must } : undefined;
} // prettier-ignore
const phasesOf = (occasion: Draft | undefined): string[] | undefined => occasion?.['phases'] as string[] | undefined;

/** During damage calculation: what answers the damage that is to come is as fast as the Trap itself. */
function inCalculation(card: Context, occasion: Draft, must: Pick<Kind, 'must'>): Kind | undefined {
  if (card.kind !== 'trap') return { kind: 'trigger', timing: 'during', ...must };
  const answers = !must.must && JSON.stringify(occasion['condition'] ?? '').includes('"battleDamage"');
  return answers ? { kind: 'quick' } : undefined;
}
/** Is it used where no Ignition Effect is, which is activated in one's own Main Phase only? */
function isElsewhere({ gist }: Sentence, occasion: Draft | undefined): boolean {
  const phases = phasesOf(occasion);
  const elsewhere =
    phases?.includes('battle') === true || occasion?.['steps'] !== undefined || occasion?.['whoseTurn'] === 'opponent';
  const inBattle = phases === undefined || phases.every((phase) => phase === 'battle' || phase.startsWith('main'));
  return elsewhere && inBattle && gist.en.includes(':');
}
/** Nothing is answered: in the Damage Step nothing of Spell Speed 1 is activated. */
function inMainPhase(
  { optional, before }: Sentence,
  card: Context,
  occasion: Draft | undefined,
  isTrap: boolean,
): Kind | undefined {
  if (!optional) {
    // What is paid for is up to its player.
    const paid = card.kind === 'monster' && occasion === undefined && before && 'cost' in before && before.cost;
    return paid ? { kind: 'ignition' } : undefined;
  }
  const inStep = occasion?.['steps'] !== undefined;
  if (isTrap || (inStep && card.property === 'quick-play')) return { kind: 'quick' };
  return inStep || occasion?.['whoseTurn'] === 'opponent' ? undefined : { kind: 'ignition' };
}

/** An attack, a phase: what a Trap does then is a Quick Effect. */
function answersFreely(occasion: Draft | undefined): boolean {
  const on = occasion?.['on'] as { event?: unknown } | undefined;
  return on?.event === 'attack-declared' || (on === undefined && occasion?.['phases'] !== undefined);
}
