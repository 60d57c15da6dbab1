/** At which step a ruling opens. */
import type { Ruling } from '../../../desk/contract.ts';

/** Where a ruling opens: at the step its question or its answer hangs on – what became of what began the chain –, else at its end. */
export function decisive({ steps, outcomes, illegal, chain, headline }: Ruling): number {
  const unknown = steps.findIndex((s) => s.outcome === 'unknown');
  if (unknown >= 0) return unknown + 1;
  if (illegal) return steps.length;
  const happened = outcomes.filter((o) => o.step > 0);
  const told = happened.findLast((o) => o.why) ?? happened.findLast((o) => o.card === chain?.[0]?.card);
  // Of a Knock Out the step that says why, with the Pokémon still there, not the one that puts it away.
  const why = steps.findLastIndex((s) => s.kind === told?.why?.code && s.card === told?.card && s.n <= told.step);
  // Where no card is told of, what the answer itself says.
  const at =
    why >= 0 ? why : steps.findIndex((s) => (told ? s.n === told.step : headline.en.includes(bare(s.text.en))));
  return at < 0 ? steps.length : at + 1;
}
const bare = (sentence: string): string => sentence.replace(/\.$/, '');
