/** Pokémon that change places with a card: "Choose a Basic Pokémon in your discard pile and switch it with 1 of your Basic Pokémon in play." */
import type { CardFilter, Op, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { bothCards, DONE, type PtcgGrammar, type Step } from '../phrases.ts';
import { op } from './common.ts';

export function exchange(g: PtcgGrammar): void {
  type Exchange = Extract<Op, { do: 'exchange' }>;
  const change = (which: Who, from: Exchange['from'], card: CardFilter, old: Exchange['old'] = from): Step[] => op({ do: 'exchange', which, from, card, old, as: DONE }); // prettier-ignore
  for (const join of ['and', ', and', '.'])
    g.rule('act', `choose <a|an> {card} <in|from> your discard pile${join === 'and' ? ' and' : join} switch it with {who1}` as '{card}{who1}', ({ card, who1 }) => change(who1, 'discard', card)); // prettier-ignore
  g.rule('act', 'choose <a|an> {card} in your discard pile {named}, and switch it with {who1}', ({ card, named, who1 }) => { const both = bothCards(card, named); return both && change(who1, 'discard', both); }); // prettier-ignore
  g.rule('act', 'switch this pokémon with <a|an> {card} in your hand', ({ card }) => change('self', 'hand', card));
  const REMAIN = 'any attached cards, damage counters, special conditions, turns in play, and any other effects remain on the new pokémon'; // prettier-ignore
  for (const remain of [REMAIN, `(${REMAIN}.)`]) {
    g.rule('sentence', `search your deck for <a|an> {card} and switch it with {who1}. ${remain} shuffle the first pokémon into your deck` as '{card}{who1}', ({ card, who1 }) => ({ steps: change(who1, 'deck', card) })); // prettier-ignore
    g.rule('sentence', remain, () => ({ reminder: true }));
  }
} // prettier-ignore
