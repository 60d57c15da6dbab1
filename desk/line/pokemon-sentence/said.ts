// What is so of a Pokémon or a player, in the line's own words.
import type { Player } from '../../../engine/case/schema.ts';
import type { State } from './states.ts';
import type { Counted } from './tokens.ts';

/** Where a Pokémon is. */
export const PLACED = /^(?:active|on the bench|in play)$/;
export const liesSaid = ({ name, count }: Extract<State, { is: 'lies' }>): string =>
  count === undefined ? name : `${count} ${name}`;
export function stateSaid(state: Exclude<State, { is: 'lies' }>): string {
  switch (state.is) {
    case 'condition':
      return `is ${state.condition}`;
    case 'part':
      return `has the Ability ${state.called}`;
    case 'came':
      return 'came';
    case 'under':
      return `evolved from ${state.name}${state.hp === undefined ? '' : ` (${state.hp} HP)`}`;
    case 'trait':
      return `has the trait ${state.text}`;
    case 'place':
      return state.place === 'discard'
        ? 'in the discard pile'
        : state.place === 'prizes'
          ? 'is prized'
          : state.place === 'active'
            ? 'active'
            : state.place === 'bench'
              ? 'on the bench'
              : 'in play';
    case 'amount':
      break;
  }
  const { of, count } = state;
  if (of === 'damage' || of === 'counters') return `has ${count * (of === 'counters' ? 10 : 1)} damage`;
  if (of === 'energy') return `has ${count === 0 ? 'no' : count} Energy attached`;
  return of === 'left' ? `has ${count} HP left` : `has ${count} HP`;
}

const AMOUNTS: Partial<Record<Counted, (count: number, whose: Player, said: Player | undefined) => string>> = {
  prizes: (count, whose) => `${whose} has ${count} prizes left`,
  last: (count, whose) => `${whose} has ${count} prizes left`,
  taken: (count, whose) => `${whose} has ${6 - count} prizes left`,
  others: (count, whose) => `${whose} has ${count + 1} cards in hand`,
  hand: (count, whose) => `${whose} has ${count} cards in hand`,
  trainers: (count, whose) => `${whose} has ${count} an Item in hand`,
  deck: (count, whose) => (count === 0 ? `${whose}'s deck is empty` : `${whose} has ${count} cards in deck`),
  lost: (count, whose) => `${whose} has ${count} cards in the Lost Zone`,
  discarded: (count, whose) =>
    count === 0 ? `${whose}'s discard pile is empty` : `${whose} has ${count} Energy in the discard pile`,
  fallen: (_, __, said) => `no Pokémon${said ? ` of ${said}` : ''} was knocked out last turn`,
  play: (count, whose) => `${whose} has ${count === 1 ? 'no' : count - 1} benched Pokémon`,
  bench: (count, whose) => `${whose} has ${count === 0 ? 'no' : count} benched Pokémon`,
};
/** What a player has; nothing of what only a Pokémon has. `said`: whose the line says it is. */
export const amountSaid = (of: Counted, count: number, whose: Player, said: Player | undefined): string | undefined =>
  AMOUNTS[of]?.(count, whose, said);
