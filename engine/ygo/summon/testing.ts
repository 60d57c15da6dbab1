/** Cards and cases for the tests of Summons. */
import type { YgoCard, YgoMove, YgoPlayer } from '../../case/schema.ts';
import { level, monster, SYNCHRO_7, XYZ_4 } from '../battle/testing.ts';

export const cards: Record<string, YgoCard> = {
  L3: level(3),
  L4: level(4),
  L4b: level(4),
  Reserved: level(4, {
    effects: [
      {
        kind: 'continuous',
        ongoing: [{ rule: 'cannot', what: 'be-tributed', how: 'tribute', for: { not: { name: 'L6' } } }],
      },
    ],
  }),
  L5: level(5),
  L6: level(6),
  L7: level(7),
  L8: level(8),
  Tuner3: level(3, { monster: ['tuner', 'effect'], effects: [] }),
  Tuner2: level(2, { monster: ['tuner', 'effect'], effects: [] }),
  Synchro7: SYNCHRO_7,
  Synchro9: { ...SYNCHRO_7, level: 9, materials: '2 Tuners + 1 non-Tuner monster' } as never,
  Synchro5: { ...SYNCHRO_7, level: 5, materials: '2+ Tuners' } as never,
  Xyz4: XYZ_4,
  Link2: {
    ...monster(1500, 0, { monster: ['link'], materials: '2 Effect Monsters' }),
    level: undefined,
    def: undefined,
    link: 2,
    arrows: ['bottom-left', 'bottom-right'],
  } as never,
  Link3: {
    ...monster(2300, 0, { monster: ['link'], materials: '2+ monsters' }),
    level: undefined,
    def: undefined,
    link: 3,
    arrows: ['top', 'bottom', 'left'],
  } as never,
  E1: level(4, { monster: ['effect'], effects: [] }),
  E2: level(4, { monster: ['effect'], effects: [] }),
  E3: level(4, { monster: ['effect'], effects: [] }),
  Token: level(4, { monster: ['token'] }),
  Fusion: monster(2500, 2000, { level: 7, monster: ['fusion'], materials: '"L4" + "L3"' }),
  Ritual8: monster(3000, 2500, { level: 8, monster: ['ritual'] }),
  Poly: {
    name: 'Poly',
    kind: 'spell',
    effects: [
      { kind: 'activation', gist: { de: 'f', en: 'f' }, resolve: [{ do: 'fusion-summon', what: { is: 'fusion' } }] },
    ],
  },
  Rite: {
    name: 'Rite',
    kind: 'spell',
    property: 'ritual',
    effects: [
      { kind: 'activation', gist: { de: 'r', en: 'r' }, resolve: [{ do: 'ritual-summon', what: { name: 'Ritual8' } }] },
    ],
  },
  ExactRite: {
    name: 'ExactRite',
    kind: 'spell',
    property: 'ritual',
    effects: [
      {
        kind: 'activation',
        gist: { de: 'r', en: 'r' },
        resolve: [{ do: 'ritual-summon', what: { name: 'Ritual8' }, exactLevel: true }],
      },
    ],
  },
  Scale1: level(4, { monster: ['pendulum', 'normal'], scale: 1 }),
  Scale8: level(4, { monster: ['pendulum', 'normal'], scale: 8 }),
  Pend5: level(5, { monster: ['pendulum', 'normal'], scale: 4 }),
  Horn: {
    name: 'Horn',
    kind: 'trap',
    property: 'counter',
    effects: [
      {
        kind: 'activation',
        gist: { de: 'h', en: 'h' },
        on: { event: 'summon-attempt' },
        resolve: [{ do: 'negate-summon' }, { do: 'destroy', cards: 'event', join: 'and-if-you-do' }],
      },
    ],
  },
  Own: monster(1500, 1000, {
    level: 5,
    monster: ['effect'],
    effects: [
      {
        kind: 'procedure',
        gist: { de: 'o', en: 'o' },
        procedure: { summon: 'own', if: { not: { exists: { where: 'monsters', whose: 'you' } } } },
      },
      { kind: 'condition', gist: { de: 'n', en: 'n' }, summoning: { cannotNormalSummon: true, firstOnly: true } },
    ],
  }),
};
/** Rulesets with an Extra Deck of today's kinds. */
export const NEW = ['ygo-9.0', 'ygo-current'] as const;
/** A case with the cards above, in which A and B have what is given. */
export const play = (ruleset: string, A: YgoPlayer, moves: YgoMove[], B: YgoPlayer = {}, state = {}) => ({
  ruleset,
  cards,
  A,
  B,
  moves,
  state,
});
