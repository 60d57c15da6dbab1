/** At which step a ruling opens. */
import type { Ruling } from '../../../desk/contract.ts';

/** Where a ruling opens: at the step its question or its answer hangs on – what became of what began the chain –, else at its end. */
export function decisive({ steps, outcomes, illegal, chain }: Ruling): number {
  const unknown = steps.findIndex((s) => s.outcome === 'unknown');
  if (unknown >= 0) return unknown + 1;
  if (illegal) return steps.length;
  const happened = outcomes.filter((o) => o.step > 0);
  const told = happened.findLast((o) => o.why) ?? happened.findLast((o) => o.card === chain?.[0]?.card);
  // Of a Knock Out the step that says why, with the Pokémon still there, not the one that puts it away.
  const why = steps.findLastIndex((s) => s.kind === told?.why?.code && s.card === told?.card && s.n <= told.step);
  const at = why >= 0 || !told ? why : steps.findIndex((s) => s.n === told.step);
  return at < 0 ? steps.length : at + 1;
}
