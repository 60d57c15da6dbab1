// What was done before a play, where nobody wrote it.
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { Action } from './items.ts';

/** What was done before, where nobody wrote it: "Before it: B …". */
export const DONE_BEFORE: Record<Action['does'], (card: Localized, kind?: YgoCard['kind']) => Localized> = {
  activate: ({ de, en }, kind) =>
    kind === 'monster'
      ? { de: `aktiviert einen Effekt (${de})`, en: `activates the effect of ${en}` }
      : { de: `aktiviert ${de}`, en: `activates ${en}` },
  'normal-summon': ({ de, en }) => ({ de: `beschwört ${de} als Normalbeschwörung`, en: `Normal Summons ${en}` }),
  'special-summon': ({ de, en }) => ({ de: `beschwört ${de} als Spezialbeschwörung`, en: `Special Summons ${en}` }),
  'pendulum-summon': ({ de, en }) => ({ de: `beschwört ${de} als Pendelbeschwörung`, en: `Pendulum Summons ${en}` }),
  'flip-summon': ({ de, en }) => ({ de: `beschwört ${de} als Flippbeschwörung`, en: `Flip Summons ${en}` }),
  set: ({ de, en }) => ({ de: `setzt ${de}`, en: `Sets ${en}` }),
  'change-position': ({ de, en }) => ({
    de: `ändert die Kampfposition von ${de}`,
    en: `changes the battle position of ${en}`,
  }),
  attack: ({ de, en }) => ({ de: `greift mit ${de} an`, en: `attacks with ${en}` }),
  pass: () => ({ de: 'passt', en: 'passes' }),
  'end-turn': () => ({ de: 'beendet den Zug', en: 'ends the turn' }),
};
