/** The same case played otherwise, or under other editions, held beside the ruling: all of them at once. */
import type { Case, Localized, Ruling } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import type { Switch } from './switches.ts';

export interface Beside {
  kind: 'what-if' | 'edition';
  question: Localized;
  /** What the ruling itself rests on. */
  played: Localized;
  others: { text: Localized; case: Case; ruling: Ruling }[];
}
type Otherwise = Pick<Beside['others'][number], 'text' | 'case'>;

async function ruledEach(cases: readonly Otherwise[]): Promise<Beside['others']> {
  const ruled = await Promise.all(
    cases.map(async (one) => {
      const value = valueOf(await desk.rule({ case: one.case }));
      return value ? [{ ...one, ruling: value.ruling }] : [];
    }),
  );
  return ruled.flat();
}

/** Every other option of a switch. */
export async function whatIf({ question, options }: Switch): Promise<Beside> {
  const played = options.find((o) => o.given)?.text ?? { de: '', en: '' };
  return { kind: 'what-if', question, played, others: await ruledEach(options.filter((o) => !o.given)) };
}

/** The case under every other edition of its game. */
export async function otherEditions(of: Case, ruleset: string): Promise<Beside> {
  const title = app.rulesetTitle(ruleset);
  const others = app.rulesetsOf(of.game).filter(({ id }) => id !== ruleset);
  const cases = others.map((one) => ({ text: one.title, case: { ...of, ruleset: one.id } as Case }));
  return { kind: 'edition', question: title, played: title, others: await ruledEach(cases) };
}
