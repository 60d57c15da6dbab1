// What is so of a Pokémon, in the line's own words.
import type { State } from './states.ts';

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
