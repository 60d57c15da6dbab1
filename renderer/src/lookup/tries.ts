/** What is shown to try on the first start. */
import type { Game } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk } from '../desk.ts';

export const TRY = {
  de: {
    chain: 'A wiedergeburt, B mst',
    damage: 'glurak ex 180 +40 -> guardevoir ex 310 kp (schwäche feuer)',
    question: 'darf man im Damage Step MST aktivieren',
  },
  en: {
    chain: 'A reborn, B mst',
    damage: 'charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire)',
    question: 'may mst be activated in the damage step',
  },
};

/** One small line of each game is ruled while nobody types: the first real one then finds card lists and reader in memory. */
export function warmUp(): void {
  const lines = { ygo: TRY.en.chain, ptcg: TRY.en.damage } satisfies Record<Game, string>;
  for (const line of Object.values(lines))
    void desk.line({ line, rulesets: Object.values(app.ruleset), for: `besides ${line}` }).catch(() => undefined);
}
