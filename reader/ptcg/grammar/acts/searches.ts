/** Cards taken out of decks and discard piles. */
import type { CardFilter, Op, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, IT, type PtcgGrammar, type Step, type Wanted } from '../phrases.ts';
import { op } from './common.ts';

export function searches(g: PtcgGrammar): void {
  g.table('putOnto', {
    'into your hand': { to: 'hand' },
    'onto your bench': { to: 'bench' },
    'on top of your deck': { to: 'deck-top' },
    'on the top of your deck': { to: 'deck-top' },
    'on the bottom of your deck': { to: 'deck-bottom' },
    'in the lost zone': { to: 'lost-zone' },
    'into your deck': { to: 'deck' },
  });
  type From = Extract<Op, { do: 'take' }>['from'];
  const take = (from: From, wanted: readonly Wanted[], to: 'hand' | 'deck' | 'discard' | 'lost-zone' | 'deck-top' | 'deck-bottom' | 'bench', more: Partial<Extract<Op, { do: 'take' }>> = {}): Step[] =>
    op(...wanted.map(({ which, count, upTo }): Op => ({ do: 'take', from, ...more, which, count, ...(upTo && { upTo }), to, as: DONE }))); // prettier-ignore
  const REVEAL = '[, reveal <it|them|those cards|that card>,|,]';
  g.rule('act', `search your deck for {wantedEach}${REVEAL} and put <it|them|those cards|that card> {putOnto}` as '{wantedEach}{putOnto}', ({ wantedEach, putOnto }) => take('deck', wantedEach, putOnto.to)); // prettier-ignore
  g.rule('act', `search your deck for {name:cardNames}${REVEAL} and put <it|that card> {putOnto}` as '{name:cardNames}{putOnto}', ({ name, putOnto }) => take('deck', [{ which: { name }, count: 1 }], putOnto.to)); // prettier-ignore
  g.rule('act', 'search your deck for {wantedEach} and discard <it|them>', ({ wantedEach }) =>
    take('deck', wantedEach, 'discard'),
  );
  g.rule('act', 'search your deck for {wanted}[, reveal it,], then shuffle your deck and put that card on top of it' as '{wanted}', ({ wanted }) => take('deck', [wanted], 'deck-top')); // prettier-ignore
  g.rule('act', `search your deck for <a|1> card that evolves from this pokémon[,] and put it onto this pokémon [to evolve it]`, () => op({ do: 'evolve', from: 'deck', on: 'self', as: DONE })); // prettier-ignore
  evolving(g);
  g.rule('act', 'search your deck for {wanted}. shuffle your deck, then put <that card|those cards> on top of it [in any order]', ({ wanted }) => take('deck', [wanted], 'deck-top')); // prettier-ignore
  g.rule('act', 'put {wanted} from your discard pile {putOnto}', ({ wanted, putOnto }) =>
    take('discard', [wanted], putOnto.to),
  );
  g.rule('act', 'put {wantedEach} from your discard pile {putOnto}', ({ wantedEach, putOnto }) => wantedEach.length > 1 ? take('discard', wantedEach, putOnto.to) : undefined); // prettier-ignore
  g.rule('act', 'shuffle {wanted} from your discard pile [back] into your deck', ({ wanted }) =>
    take('discard', [wanted], 'deck'),
  );
  for (const [words, to] of [['into your hand', 'hand'], ['onto your bench', 'bench']] as const)
    g.rule('act', `look at the bottom {n} cards of your deck. you may reveal {wanted} you find there and put <it|them> ${words}` as '{n}{wanted}', ({ n, wanted }) => take('deck-bottom', [{ ...wanted, upTo: true }], to, { looking: n })); // prettier-ignore
  g.rule('act', 'search your deck for {wanted}, shuffle your deck, then put <that card|those cards> on top of it [in any order]', ({ wanted }) => take('deck', [wanted], 'deck-top')); // prettier-ignore
  g.table('act', {
    'shuffle your deck': [{ part: true }],
    '<that player|your opponent> shuffles their deck': [{ part: true }],
    'shuffle the other cards [back] into your deck': [{ part: true }],
    'shuffle the remaining cards back into your deck': [{ part: true }],
  });
}

/** A Pokémon evolves by an effect, from the deck or from the hand. */
function evolving(g: PtcgGrammar): void {
  const evolve = (on: Who, which?: CardFilter, from: 'deck' | 'hand' = 'deck', skipStage?: true): Step[] => op({ do: 'evolve', from, on, ...(which && Object.keys(which).length > 0 && { which }), ...(skipStage && { skipStage }), as: DONE }); // prettier-ignore
  const ONTO = 'put <it|that card> <onto|on>';
  for (const card of ['a card', '<a|an> {card}']) {
    g.rule('act', `search your deck for ${card} that evolves from that pokémon[,] and ${ONTO} that pokémon [to evolve it]` as '[{card}]', ({ card: of }) => evolve({ chosen: IT }, of)); // prettier-ignore
    g.rule('act', `search your deck for ${card} that evolves from 1 of {those}[,] and ${ONTO} that pokémon [to evolve it]` as '[{card}]{those}', ({ card: of, those }) => evolve({ choose: 1, from: those }, of)); // prettier-ignore
    g.rule('act', `search your deck for ${card} and ${ONTO} this pokémon to evolve it` as '[{card}]', ({ card: of }) => of && of.evolvesFrom === undefined ? evolve('self', of) : undefined); // prettier-ignore
    if (card === 'a card') g.rule('act', 'search your deck for a card that has no abilities and evolves from 1 of {those}, and put it onto that pokémon to evolve it', ({ those }) => evolve({ choose: 1, from: those }, { hasAbility: false })); // prettier-ignore
    for (const here of ['this pokémon', 'it'])
      g.rule('act', `choose ${card} in your hand that evolves from this pokémon and ${ONTO} ${here} [to evolve it]` as '[{card}]', ({ card: of }) => evolve('self', of, 'hand')); // prettier-ignore
  }
  g.rule('act', 'search your deck for {name:cardNames} and put it <onto|on> this pokémon to evolve it', ({ name }) => evolve('self', { name })); // prettier-ignore
  g.rule('act', 'if you have <a|an> {card} in your hand that evolves from that pokémon, put that card <onto|on> the basic pokémon [to evolve it][, skipping the stage 1]' as '{card}', ({ card }) => evolve({ chosen: IT }, card, 'hand', card.stage === 'stage2' ? true : undefined)); // prettier-ignore
}
