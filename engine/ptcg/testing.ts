/** Small invented cards and cases for the tests of this folder. */
import type { PokemonInPlay, PtcgCard, PtcgCase, PtcgMove, PtcgPlayer, PtcgState } from '../case/schema.ts';
import { emptyLibrary } from '../library.ts';
import type { PtcgRuling } from '../ruling/schema.ts';
import { NOTHING } from '../ruling/unread.ts';
import { rulePtcg } from './rule.ts';
import type { Ruleset } from './rulesets.ts';

export const pokemon = (more: Partial<PtcgCard> = {}): PtcgCard => ({
  name: 'Plain',
  kind: 'pokemon',
  stage: 'basic',
  hp: 100,
  types: ['Colorless'],
  retreat: 1,
  ...more,
});
/** A Fire Pokémon whose only attack does this much. */
export const hitter = (damage: string | number | undefined, more: Partial<PtcgCard> = {}): PtcgCard =>
  pokemon({
    name: 'Hitter',
    types: ['Fire'],
    attacks: [{ name: 'Hit', cost: [], ...(damage !== undefined && { damage }) }],
    ...more,
  });

export interface Table {
  cards?: Record<string, PtcgCard>;
  a?: PtcgPlayer;
  b?: PtcgPlayer;
  state?: Omit<PtcgState, 'players'>;
  moves?: PtcgMove[];
}
export const table = ({ cards = {}, a = {}, b = {}, state = {}, moves = [] }: Table): PtcgCase => ({
  game: 'ptcg',
  cards: { Plain: pokemon(), ...cards },
  state: { ...state, players: { A: { active: 'Plain', bench: [], ...a }, B: { active: 'Plain', bench: [], ...b } } },
  moves,
});
export const judge = (of: Table, ruleset?: Ruleset): PtcgRuling => rulePtcg(table(of), emptyLibrary, ruleset);
/** The ruling should no text nobody read change anything. */
export const settled = (ruling: PtcgRuling): PtcgRuling => {
  const branch = ruling.branches?.find(({ answer }) => answer === NOTHING);
  return branch ? settled(branch.ruling as PtcgRuling) : ruling;
};
export const active = (ruling: PtcgRuling, player: 'A' | 'B'): PokemonInPlay =>
  ruling.final.players?.[player]?.active as PokemonInPlay;

/** The first attack of A's Pokémon. */
export const attack = { by: 'A', do: 'attack', attack: 1 } as const;
/** A Pokémon whose attack of 10 has this text, and a case in which A uses it. */
export const doing = (effect: object, more: Partial<PtcgCard> = {}): PtcgCard =>
  hitter(10, { effects: [{ effect: 'attack', attack: 1, ...effect }], ...more });
export const using = (effect: object, more: Table = {}) =>
  judge({
    moves: [attack],
    ...more,
    cards: { Hitter: doing(effect), ...more.cards },
    a: { active: 'Hitter', ...more.a },
  });
/** A deck that is known from the top. */
export const deck = (...cards: string[]) => ({ deck: { cards, count: cards.length } });
