/** Words of the mats, with those all screens share. */
import type { Localized, Player } from '../../../desk/contract.ts';
import type { Catalogue } from '../../../desk/pure.ts';
import { W as shared, w } from '../words.ts';

export const W = {
  ...shared,
  lookedUp: w('looking up …', 'wird gesucht …'),
  putSeveral: (p: { count: number }) => ({ en: `Put down ${p.count} cards`, de: `${p.count} Karten hinlegen` }),
  mat: w('Mat', 'Spielfeld'),
  changed: w('changed', 'geändert'),
  typeAhead: w('Type a name – German or English', 'Namen tippen – deutsch oder englisch'),
  useAsTyped: (p: { name: string }) => ({ en: `“${p.name}” as typed`, de: `„${p.name}“ wie getippt` }),
  noRoom: (p: { cards: string }) => ({ en: `No free zone: ${p.cards}`, de: `Keine Zone frei: ${p.cards}` }),
  pointsAt: (p: { player: Player }) => ({ en: `points at ${p.player}`, de: `zeigt auf ${p.player}` }),
  emptyZone: (p: { zone: string }) => ({ en: `${p.zone}, empty`, de: `${p.zone}, leer` }),
  spellTrapZone: (p: { slot: number }) => ({ en: `Spell & Trap Zone ${p.slot}`, de: `Zauber- & Fallenzone ${p.slot}` }),
  extraMonsterZone: w('Extra Monster Zone', 'Extra-Monsterzone'),
  pendulumZone: w('Pendulum Zone', 'Pendelzone'),
  gy: w('GY', 'Friedhof'),
  ofPlayer: (p: { player: Player }) => ({ en: `owned by ${p.player}`, de: `gehört ${p.player}` }),
  conditionOn: (p: { player: Player; name: Localized; condition: Localized }) => ({
    en: `${p.player}, ${p.name.en}: ${p.condition.en}`,
    de: `${p.player}, ${p.name.de}: ${p.condition.de}`,
  }),
  conditionOff: (p: { player: Player; name: Localized; condition: Localized }) => ({
    en: `${p.player}, ${p.name.en}: no longer ${p.condition.en}`,
    de: `${p.player}, ${p.name.de}: nicht mehr ${p.condition.de}`,
  }),
} satisfies Catalogue;
