/**
 * What players may see (table view): steps that happened, and no name of a card that is not public at that step –
 * set cards, hands and decks are spoken of as backs unless the step itself revealed them.
 */
import type { Case, Localized, Ruling, Step } from '../../../desk/contract.ts';
import { cardsOf, pokemonOf, type FullPtcg, type FullYgo, type Monster } from '../board/edit.ts';
import { W } from './words.ts';

/** Names that must not be read out, each with what stands in for it. A name that is public anywhere else is no secret. */
export function secretNames(
  board: FullYgo | FullPtcg,
  game: Case['game'],
  names: (card: string) => Localized,
  revealed: string | undefined,
): Map<string, Localized> {
  const secret = new Map<string, Localized>();
  const open = new Set<string>();
  const all = game === 'ygo' ? [...cardsOf(board as FullYgo)] : [...pokemonOf(board as FullPtcg)];
  for (const { card, place } of all) {
    const down = (card as Monster).face === 'down' || (place.zone === 'spellsTraps' && (card as Monster).face !== 'up');
    const where =
      place.zone === 'hand'
        ? W.cardInHand()
        : place.zone === 'deck' || place.zone === 'extraDeck'
          ? W.aCard()
          : down
            ? W.setCard()
            : undefined;
    const name = names(card.card);
    for (const text of [name.de, name.en]) {
      if (!where || card.id === revealed) open.add(text);
      else secret.set(text, where);
    }
  }
  for (const text of open) secret.delete(text);
  return secret;
}

/** A sentence with secret names replaced, the longest first, in either language. */
export function withoutSecrets(text: Localized, secrets: ReadonlyMap<string, Localized>): Localized {
  const inOrder = [...secrets].sort(([a], [b]) => b.length - a.length);
  const clean = (sentence: string, lang: 'de' | 'en'): string => {
    const said = inOrder.reduce((s, [name, stand]) => s.replaceAll(name, stand[lang]), sentence);
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  return { de: clean(text.de, 'de'), en: clean(text.en, 'en') };
}

/** Steps that happened, and words of a card because of which something did not, where the answer gives them as the reason; nothing that was only weighed. */
export function publicSteps(steps: readonly Step[], outcomes: Ruling['outcomes'] = []): Step[] {
  const reasons = new Set(outcomes.flatMap(({ why, step }) => (why ? [step] : [])));
  return steps.filter(({ outcome, n, says }) => outcome === 'applied' || (says !== undefined && reasons.has(n)));
}

/** The board as players see it: hands and decks are counts, what lies face-down has no name but where the step revealed it. */
export function publicBoard<B extends FullYgo | FullPtcg>(
  board: B,
  game: Case['game'],
  revealed: string | undefined,
): B {
  const copy = structuredClone(board);
  for (const side of Object.values(copy.players)) {
    side.hand = [];
    side.deck.cards = [];
    if (game === 'ygo') hideYgo(side as FullYgo['players']['A'], revealed);
  }
  return copy;
}
function hideYgo(side: FullYgo['players']['A'], revealed: string | undefined): void {
  side.extraDeck.cards = [];
  const down = [
    ...side.monsters.filter(({ face }) => face === 'down'),
    ...side.spellsTraps.filter(({ face }) => face !== 'up'),
  ];
  for (const card of down) if (card.id !== revealed) card.card = '?';
  for (const card of side.banished) if (card.face === 'down') card.card = '?';
}
