// What is said of a Pokémon beside its name: damage, Special Conditions, what lies on it, where it is, what it evolved from.
import { isWord } from '../lexing.ts';
import { IDLE } from './lexicon.ts';
import type { Counted, Place, Token } from './tokens.ts';

/** What is said of a Pokémon. */
export type State =
  | { is: 'amount'; of: Counted; count: number }
  | { is: 'lies'; name: string; count?: number }
  | { is: 'condition'; condition: string }
  /** `printed`: with the damage behind it, "(Speed Attack 50)". */
  | { is: 'part'; called: string; printed?: number }
  /** "(Tera)", "(Stage 2)": what is printed on it. */
  | { is: 'trait'; text: string }
  /** What it evolved from. */
  | { is: 'under'; name: string; hp?: number }
  | { is: 'came' }
  | { is: 'place'; place: Place };
/** "undamaged", "unverletzt". */
export const isUnhurt = (token: Token | undefined): boolean =>
  token?.is === 'amount' && token.of === 'damage' && token.count === 0;
export const OF_POKEMON: readonly Counted[] = ['hp', 'left', 'damage', 'counters', 'energy'];

/** What parentheses say of a Pokémon; nothing where a word of them says something else. */
export function statesIn(tokens: readonly Token[]): State[] | undefined {
  const states: State[] = [];
  let count: number | undefined;
  const came = tokens.some((token) => token.is === 'this turn' || isPutDown(token));
  const from = evolvedFrom(tokens);
  if (from !== undefined) return [{ is: 'under', ...from }];
  for (const token of tokens) {
    const state = stateOf(token, count);
    // "(nur 1 Energie angelegt)".
    if (token.is === 'only' || (token.is === 'verb' && /^(?:angelegt|attached)$/.test(token.text.toLowerCase())))
      continue;
    const last = states.at(-1);
    if (last?.is === 'part' && /^\d{2,3}$/.test(token.text)) {
      last.printed = Number(token.text);
      continue;
    }
    if (token.is === 'number') count = token.count;
    else if (state) {
      states.push(state);
      count = undefined;
    } else if (!(came && (token.is === 'this turn' || isPutDown(token))) && !saysNothing(token)) return undefined;
  }
  // "(benched this turn)": it need not be there any more.
  if (came) return [...states.filter((state) => state.is !== 'place' || state.place !== 'bench'), { is: 'came' }];
  return states.length > 0 || tokens.some(({ is }) => is === 'nothing') ? states : undefined;
}
const isPutDown = (token: Token): boolean => token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'use' || kind === 'bench' || kind === 'evolve'); // prettier-ignore
/** "(evolved from Charmander)", "(aus Glumanda entwickelt)". */
function evolvedFrom(all: readonly Token[]): { name: string; hp?: number } | undefined {
  const points = all.find((token) => token.is === 'amount' && token.of === 'hp');
  const tokens = all.filter((token) => token !== points);
  const [name, ...others] = tokens.filter(({ is }) => is === 'name') as Extract<Token, { is: 'name' }>[];
  const isIt = (token: Token): boolean => token === name || isWord(token, /^(?:from|aus|von)$/) || (token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'evolve'));
  return name?.kind === 'pokemon' && others.length === 0 && (tokens.length === 2 || tokens.length === 3) && tokens.every(isIt) ? { name: name.name, ...(points?.is === 'amount' && { hp: points.count }) } : undefined;
} // prettier-ignore
export const saysNothing = (token: Token): boolean =>
  token.is === 'and' || token.is === 'nothing' || (token.is === 'sign' && token.sign === ',') || isWord(token, IDLE) || isWord(token, /^(?:with|mit|at|bei|hat|hatte|has|had|is|ist|an?|eine[mnr]?|on|auf|it|ihm|him|dran|daran|drauf|darauf)$/); // prettier-ignore
function stateOf(token: Token, count: number | undefined): State | undefined {
  if (token.is === 'amount') return OF_POKEMON.includes(token.of) ? token : undefined;
  if (token.is === 'part') return { is: 'part', called: token.called };
  if (token.is === 'condition') return token;
  if (token.is === 'name' && token.kind === 'lies') return { is: 'lies', name: token.name, ...(count !== undefined && { count }) }; // prettier-ignore
  if (token.is === 'place' && !token.to && !token.from) return { is: 'place', place: token.place };
  if (isWord(token, /^(?:bank|bench)$/)) return { is: 'place', place: 'bench' };
  return token.is === 'active' ? { is: 'place', place: 'active' } : undefined;
}
