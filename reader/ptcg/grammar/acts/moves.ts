/** Pokémon choosing, switching, going back, devolving. */
import type { Op, Side, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { ATTACK, DONE, IT, OWNER, type PtcgGrammar, type Step } from '../phrases.ts';
import { op, type Zone } from './common.ts';

/** Cards go to the hand or deck of whose they are: the text names the one, the Pokémon must be the other's or nobody else's. */
const ownedBy = (of: Side | undefined, one: Op): Step[] => op({ ...one, ...(of && { [OWNER]: of }) } as Op);

export function moves(g: PtcgGrammar): void {
  g.rule('act', 'choose {who}', ({ who }) => typeof who === 'object' && 'choose' in who ? op({ do: 'choose-pokemon', which: who, as: DONE }) : undefined); // prettier-ignore
  const mine = 'switch <this pokémon|it|your active pokémon> with {n} of your benched {pokemon}';
  g.rule('act', mine, ({ n, pokemon }) => n !== 1 ? undefined : Object.keys(pokemon).length === 0 ? op({ do: 'switch', who: 'you', as: DONE }) : op({ do: 'switch', who: 'you', to: { choose: 1, from: { of: 'you', where: 'bench', ...pokemon } }, as: DONE })); // prettier-ignore
  g.rule('act', 'switch 1 of your benched {pokemon} with your active pokémon', ({ pokemon }) => op({ do: 'switch', who: 'you', ...(Object.keys(pokemon).length > 0 && { to: { choose: 1, from: { of: 'you', where: 'bench', ...pokemon } } }), as: DONE })); // prettier-ignore
  g.rule('act', 'switch this pokémon with your active pokémon', () =>
    op({ do: 'switch', who: 'you', to: 'self', as: DONE }),
  );
  g.rule('act', 'switch <it|that pokémon> with your active pokémon', () => op({ do: 'switch', who: 'you', to: { chosen: IT }, as: DONE })); // prettier-ignore
  const theirs = (to?: Who): Step[] => op({ do: 'switch', who: 'opponent', by: 'you', ...(to && { to }), as: DONE });
  const bench = (pokemon: object): Who | undefined => Object.keys(pokemon).length === 0 ? undefined : { choose: 1, from: { of: 'opponent', where: 'bench', ...pokemon } }; // prettier-ignore
  g.rule('act', "switch [in] 1 of your opponent's benched {pokemon} <with their active pokémon|to the active spot|with the active pokémon|with your opponent's active pokémon>", ({ pokemon }) => theirs(bench(pokemon))); // prettier-ignore
  g.rule('act', "switch your opponent's active pokémon with 1 of their benched pokémon", () => theirs());
  g.rule('act', "switch your opponent's active pokémon with 1 of your opponent's benched pokémon", () => theirs());
  g.rule('act', 'your opponent switches their active pokémon with 1 of their benched pokémon', () => op({ do: 'switch', who: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', 'have your opponent switch their active pokémon with 1 of their benched pokémon', () => op({ do: 'switch', who: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', "switch out your opponent's active pokémon to the bench", () =>
    op({ do: 'switch', who: 'opponent', as: DONE }),
  );
  g.rule('act', 'each player switches their active pokémon with 1 of their benched pokémon', () => op({ do: 'switch', who: 'opponent' }, { do: 'switch', who: 'you' })); // prettier-ignore
  const ATTACHED = '<and all attached cards|and all cards attached to <it|them>>';
  const GO: readonly (readonly [string, string, Zone])[] = [
    ['put', 'into your hand', 'hand'], ['put', 'into your deck', 'deck'], ['put', "into <your opponent's|their> deck", 'deck'], ['return', 'to your hand', 'hand'], ['shuffle', 'into your deck', 'deck'], ['put', "into <your opponent's|their> hand", 'hand'], ['shuffle', "into <your opponent's|their> deck", 'deck'], ['put', 'in the lost zone', 'lost-zone'],
    ['put', 'on the bottom of your deck', 'deck-bottom'], ['put', "on the bottom of <their|your opponent's> deck", 'deck-bottom'],
  ]; // prettier-ignore
  for (const [verb, where, to] of GO)
    g.rule('act', `${verb} {who} ${ATTACHED} ${where}` as '{who}', ({ who }) => ownedBy(where.includes('opponent') ? 'opponent' : where.includes('your ') ? 'you' : undefined, { do: 'return', which: who, to, attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', `discard {who} ${ATTACHED}` as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'discard', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', `your opponent shuffles {who} ${ATTACHED} into their deck` as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'deck', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', `your opponent puts {who} ${ATTACHED} into their hand` as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'hand', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', 'put {who} [in play] into your hand. (discard all <cards attached to that pokémon|attached cards>.)' as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'hand', attached: 'discard', as: DONE })); // prettier-ignore
  g.rule('act', 'choose 1 of {those:subjectOf} attacks', ({ those }) => op({ do: 'choose-attack', of: those.of === 'opponent' && those.where === 'active' && Object.keys(those).length === 2 ? 'opponent-active' : { choose: 1, from: those }, as: ATTACK })); // prettier-ignore
  g.rule('act', 'choose 1 of {those:subjectOf} attacks and use it as this attack', ({ those }) => op({ do: 'use-attack', of: those.of === 'opponent' && those.where === 'active' && Object.keys(those).length === 2 ? 'opponent-active' : { each: those } })); // prettier-ignore
  g.rule('act', 'put this pokémon into your hand', () =>
    op({ do: 'return', which: 'self', to: 'hand', attached: 'discard', as: DONE }),
  );
  g.rule('act', "switch your active {kind:kindOfPokemon} with 1 of your benched {pokemon}", ({ kind, pokemon }) => Object.keys(kind).length === 0 ? undefined : [{ test: { test: 'pokemon', who: 'own-active', is: kind }, then: op({ do: 'switch', who: 'you', to: { choose: 1, from: { of: 'you', where: 'bench', ...pokemon } }, as: DONE }) }]); // prettier-ignore
  g.rule('act', "your opponent switches your opponent's active pokémon with 1 of their benched pokémon", () =>
    op({ do: 'switch', who: 'opponent', as: DONE }),
  );
  g.rule('act', "choose an attack from 1 of your opponent's pokémon in play and use it as this attack", () =>
    op({ do: 'use-attack', of: { each: { of: 'opponent' } } }),
  );
  const WAYS: readonly (readonly [string, string, boolean, 'hand' | 'deck'])[] = [
    ['putting', "<your opponent's|their> hand", true, 'hand'], ['putting', 'your hand', false, 'hand'], ['shuffling', "<your opponent's|their> deck", true, 'deck'], ['shuffling', 'your deck', false, 'deck'],
  ]; // prettier-ignore
  for (const [how, where, opponents, to] of WAYS)
    g.rule('act', `devolve {who} <by ${how}|and ${how === 'putting' ? 'put' : 'shuffle'}> the highest stage evolution card on it into ${where}` as '{who}', ({ who }) => ownedBy(opponents ? 'opponent' : 'you', { do: 'devolve', which: who, to, as: DONE })); // prettier-ignore
}
