/** What comes out with other amounts of what nobody gave. */
import type { Localized } from '../../ruling/schema.ts';
import { L, type N } from './terms.ts';

type What = 'bench' | 'hand' | 'prizes' | 'damage' | 'energy';
/** One of it, behind "für" and "for". */
const ONE: Record<What, (of: N) => Localized> = {
  bench: (p) => L(`jedes Pokémon auf der Bank von Spieler ${p.de}`, `each Pokémon on player ${p.en}'s Bench`),
  hand: (p) => L(`jede Karte auf der Hand von Spieler ${p.de}`, `each card in player ${p.en}'s hand`),
  prizes: (p) =>
    L(`jede Preiskarte, die Spieler ${p.de} weniger hat`, `each Prize card fewer that player ${p.en} has left`),
  damage: (p) => L(`jede Schadensmarke auf ${p.de}`, `each damage counter on ${p.en}`),
  energy: (p) => L(`jede weitere Energie an ${p.de}`, `each further Energy attached to ${p.en}`),
};
/** So many of it, behind "mit" and "with". */
const MANY: Record<What, (of: N, n: number) => Localized> = {
  bench: (p, n) => L(`${n} Pokémon auf der Bank von Spieler ${p.de}`, `${n} Pokémon on player ${p.en}'s Bench`),
  hand: (p, n) => L(`${n} ${n === 1 ? 'Karte' : 'Karten'} auf der Hand von Spieler ${p.de}`, `${n} ${n === 1 ? 'card' : 'cards'} in player ${p.en}'s hand`),
  prizes: (p, n) => L(`${n} ${n === 1 ? 'Preiskarte' : 'Preiskarten'} von Spieler ${p.de}`, `${n} Prize ${n === 1 ? 'card' : 'cards'} left for player ${p.en}`),
  damage: (p, n) => L(`${n} ${n === 1 ? 'Schadensmarke' : 'Schadensmarken'} auf ${p.de}`, `${n} damage ${n === 1 ? 'counter' : 'counters'} on ${p.en}`),
  energy: (p, n) => L(`${n} weiteren Energien an ${p.de}`, `${n} further Energy attached to ${p.en}`),
}; // prettier-ignore

export const varied = {
  /** `alone`: there is no other damage. */
  each: (damage: number, what: What, of: N, alone: boolean) => {
    const one = ONE[what](of);
    if (alone) return L(`${damage} Schaden für ${one.de} (nicht angegeben).`, `${damage} damage for ${one.en} (not given).`);
    const n = Math.abs(damage);
    return L(`${n} ${damage > 0 ? 'mehr' : 'weniger'} für ${one.de}.`, `${n} ${damage > 0 ? 'more' : 'less'} for ${one.en}.`);
  },
  /** `stays`: with more of it (of Prize cards: with fewer), too. */
  with: ({ n, stays, alone }: { n: number; stays: boolean; alone: boolean }, what: What, of: N, then: Localized) => {
    const many = MANY[what](of, n);
    const [de, en] = !stays ? ['', ''] : what === 'prizes' ? ['höchstens ', 'at most '] : ['mindestens ', 'at least '];
    const [gegeben, given] = alone ? [' (nicht angegeben)', ' (not given)'] : ['', ''];
    return L(`Mit ${de}${many.de}${gegeben}: ${then.de}`, `With ${en}${many.en}${given}: ${then.en}`);
  },
  without: (what: What, then: Localized) =>
    what === 'prizes' ? L(`Mit allen: ${then.de}`, `With all of them: ${then.en}`) : L(`Ohne: ${then.de}`, `With none: ${then.en}`),
}; // prettier-ignore
