// A line says what was played, not what else lay on the table. Where a card or Ability is illegal only because it would do nothing on an
// empty table, damage, Energy and cards nobody named are put there, as few as will do; each is an assumption.
import type { Case, Player, PtcgCase, PtcgPlayer } from '../../engine/case/schema.ts';
import type { Fact } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';
import { nobodyNamed } from './pokemon-line.ts';
import { other } from './table.ts';

interface Filled {
  case: PtcgCase;
  assumptions: Fact[];
}
/** Something that may lie there: whose, seen from the player whose move it is. */
interface Put {
  whose: 'you' | 'opponent';
  put: (side: PtcgPlayer) => void;
  de: string;
  en: string;
}
const ENERGY = 'Basic Fire Energy';
const SOMEBODY = nobodyNamed().name;
const onActive =
  (more: { damage: number } | { energy: string[] }) =>
  (side: PtcgPlayer): void => {
    if (!side.active) return;
    const there = typeof side.active === 'string' ? { card: side.active } : side.active;
    side.active = { ...there, ...more, ...there };
  };
const lying =
  (zone: 'discard' | 'hand', cards: readonly string[]) =>
  (side: PtcgPlayer): void => {
    const there = (side[zone] ??= []);
    cards.forEach((card, n) => there.push(card === '?' ? card : { id: `${card}, ${zone} ${n + 1}`, card }));
  };
const PUTS: readonly Put[] = [
  { whose: 'you', put: onActive({ damage: 30 }), de: 'Auf dem Aktiven Pokémon liegen 3 Schadensmarken', en: '3 damage counters are on the Active Pokémon' },
  { whose: 'you', put: onActive({ energy: ['Fire'] }), de: 'An das Aktive Pokémon ist Energie angelegt', en: 'Energy is attached to the Active Pokémon' },
  { whose: 'opponent', put: onActive({ damage: 30 }), de: 'Auf dem Aktiven Pokémon liegen 3 Schadensmarken', en: '3 damage counters are on the Active Pokémon' },
  { whose: 'opponent', put: onActive({ energy: ['Fire'] }), de: 'An das Aktive Pokémon ist Energie angelegt', en: 'Energy is attached to the Active Pokémon' },
  { whose: 'you', put: lying('discard', [SOMEBODY]), de: 'Ein Pokémon liegt auf dem Ablagestapel', en: 'a Pokémon is in the discard pile' },
  { whose: 'you', put: lying('discard', [ENERGY, ENERGY]), de: 'Basis-Energie liegt auf dem Ablagestapel', en: 'basic Energy is in the discard pile' },
  { whose: 'you', put: lying('hand', ['?', '?', '?']), de: 'Es sind noch drei Karten in der Hand', en: 'three more cards are in the hand' },
]; // prettier-ignore

/** The same line on a table on which its move does something; as it is where it is legal, or stays illegal. */
export function withPokemonBoard(line: Filled, judge: Judge): Filled {
  const legal = (theCase: Case): boolean => judge(theCase).illegal === undefined;
  if (legal(line.case)) return line;
  const by = line.case.state?.turn?.player ?? 'A';
  const all = withPuts(line, PUTS, by);
  return legal(all.case)
    ? withPuts(
        line,
        fewest(PUTS, (puts) => legal(withPuts(line, puts, by).case)),
        by,
      )
    : line;
}
/** What remains when everything that may be left out is left out. */
function fewest(puts: readonly Put[], enough: (puts: readonly Put[]) => boolean): readonly Put[] {
  const kept = [...puts];
  for (const put of puts) {
    const without = kept.filter((one) => one !== put);
    if (enough(without)) kept.splice(0, kept.length, ...without);
  }
  return kept;
}

function withPuts(line: Filled, puts: readonly Put[], by: Player): Filled {
  const copy = structuredClone(line.case);
  const assumed = newAssumptions();
  for (const { whose, put, de, en } of puts) {
    const player = whose === 'you' ? by : other(by);
    put((((copy.state ??= {}).players ??= {})[player] ??= {}));
    assumed.add('', en, `${player}: ${de}.`, `${player}: ${en}.`);
  }
  const { name, card } = nobodyNamed();
  return {
    case: { ...copy, cards: { [name]: card, ...copy.cards } },
    assumptions: [...line.assumptions, ...assumed.facts],
  };
}
