// The words a line is written with, in both languages: each is read back as what it says (`words.ts`).
import type { Lang, Player, YgoMove, YgoState } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';

type Timing = NonNullable<YgoState['timing']>;
type Summon = Extract<YgoMove['do'], 'normal-summon' | 'flip-summon' | 'special-summon' | 'set'>;

export interface WrittenWords {
  turn: (player: Player) => string;
  summoned: (player: Player, count: number) => string;
  phase: Readonly<Record<NonNullable<YgoState['phase']>, string>>;
  step: (step: string, timing?: Timing) => string;
  /** Behind whose they are; `paid` stands behind the card, in parentheses. */
  summons: (how: Summon, card: string, paid: string) => string;
  asSpell: (card: string) => string;
  attacks: (card: string, target: string | undefined) => string;
  passes: string;
  endsTurn: string;
  effect: (number: number) => string;
  option: (number: number) => string;
  paid: (how: 'tribute' | 'discard', cards: readonly string[]) => string;
  place: Readonly<Record<'hand' | 'gy' | 'banished' | 'field' | 'set' | 'defense', string>>;
}

const steps = (timings: Readonly<Record<Timing, string>>, names: Readonly<Record<string, string>> = {}) => {
  const named = (step: string) => keyed(names, step) ?? `${step} step`;
  return (step: string, timing?: Timing) => (timing ? `${named(step)}: ${timings[timing]}` : named(step));
};
const inParentheses = (text: string): string => ` (${text})`;

export const WRITTEN: Readonly<Record<Lang, WrittenWords>> = {
  en: {
    turn: (player) => `turn ${player}`,
    summoned: (player, count) => `${player} has summoned ${count} monsters this turn`,
    phase: { draw: 'draw phase', standby: 'standby phase', main1: 'main1', battle: 'battle phase', main2: 'main2', end: 'end phase' },
    step: steps({ start: 'start', 'before-calculation': 'before', calculation: 'calculation', 'after-calculation': 'after', end: 'end' }),
    summons: (how, card, paid) => `${{ 'normal-summon': 'summons', 'flip-summon': 'flip summons', 'special-summon': 'special summons', set: 'sets' }[how]} ${card}${paid}`,
    asSpell: (card) => `sets ${card} (as a spell)`,
    attacks: (card, target) => `attacks ${card} -> ${target ?? 'direct'}`,
    passes: 'passes',
    endsTurn: 'ends turn',
    effect: (number) => inParentheses(`effect ${number}`),
    option: (number) => inParentheses(`option ${number}`),
    paid: (how, cards) => inParentheses(`${how} ${cards.join(', ')}`),
    place: { hand: 'hand', gy: 'gy', banished: 'banished', field: 'field', set: 'set', defense: 'defense' },
  },
  de: {
    turn: (player) => `Zug ${player}`,
    summoned: (player, count) => `${player} hat in diesem Zug ${count} Monster beschworen`,
    phase: { draw: 'Draw Phase', standby: 'Standby Phase', main1: 'Main Phase 1', battle: 'Battle Phase', main2: 'Main Phase 2', end: 'End Phase' },
    step: steps(
      { start: 'Beginn', 'before-calculation': 'vor', calculation: 'Berechnung', 'after-calculation': 'nach', end: 'Ende' },
      { start: 'Start Step', battle: 'Battle Step', damage: 'Damage Step', end: 'End Step' },
    ),
    summons: (how, card, paid) => ({
      'normal-summon': `beschwört ${card}${paid}`,
      'flip-summon': `deckt ${card} auf`,
      'special-summon': `beschwört ${card} als Spezialbeschwörung`,
      set: `setzt ${card}${paid}`,
    })[how],
    asSpell: (card) => `setzt ${card} (als Zauber)`,
    attacks: (card, target) => (target === undefined ? `greift mit ${card} direkt an` : `greift mit ${card} an -> ${target}`),
    passes: 'passt',
    endsTurn: 'beendet den Zug',
    effect: (number) => inParentheses(`Effekt ${number}`),
    option: (number) => inParentheses(`Option ${number}`),
    paid: (how, cards) => inParentheses(how === 'tribute' ? `Tribut ${cards.join(', ')}` : `wirft ${cards.join(', ')} ab`),
    place: { hand: 'Hand', gy: 'Friedhof', banished: 'verbannt', field: 'Feld', set: 'gesetzt', defense: 'Verteidigung' },
  },
}; // prettier-ignore
