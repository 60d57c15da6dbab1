/** What is shown to try on the first start. */
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

/** What the first real line needs: a ruling of each game, the names of all attacks, and the grammar of card texts (an invented one). */
const FIRST_NEEDED = {
  lines: [TRY.en.chain, TRY.en.damage, 'Tackle -> Snorlax'],
  text: 'When this card is Normal Summoned: You can target 1 card on the field; destroy it.',
};

/**
 * Ruled and read while nobody types: the first real line then finds card lists and reader in memory. Each has a place of its own: the examples that are
 * shown are asked for at the same time, and a newer call for a place drops the older one.
 */
export function warmUp(): void {
  for (const line of FIRST_NEEDED.lines)
    void desk
      .line({ line, rulesets: Object.values(app.ruleset), for: `besides all, first: ${line}` })
      .catch(() => undefined);
  void desk.analyze({ text: FIRST_NEEDED.text }).catch(() => undefined);
}
