/**
 * What players may see (table view): steps that happened, and no name of a card that is not public at that step –
 * set cards, hands and decks are spoken of as backs unless the step itself revealed them.
 */
import type { Case, Localized, Ruling, Step } from '../../../desk/contract.ts';
import { cardsOf, fullOf, pokemonOf, type FullPtcg, type FullYgo, type Monster } from '../board/edit.ts';
import type { Walk } from '../ruling/replay.ts';
import { W } from './words.ts';

type Full = FullYgo | FullPtcg;
type Names = (card: string) => Localized;
type Standing = ReturnType<typeof standing>[number];
const standing = (board: Full, game: Case['game']) =>
  game === 'ygo' ? [...cardsOf(board as FullYgo)] : [...pokemonOf(board as FullPtcg)];

/** What stands in for a card that does not lie open. */
function standIn({ card, place }: Standing): Localized | undefined {
  if (place.zone === 'hand') return W.cardInHand();
  if (place.zone === 'deck' || place.zone === 'extraDeck') return W.aCard();
  const isDown = (card as Monster).face === 'down' || (place.zone === 'spellsTraps' && (card as Monster).face !== 'up');
  return isDown ? W.setCard() : undefined;
}

/** Names that must not be read out, each with what stands in for it. A name that is public anywhere else, or was before, is no secret. */
export function secretNames(
  board: Full,
  game: Case['game'],
  names: Names,
  revealed: string | undefined,
  isSeen: (name: string) => boolean = () => false,
): Map<string, Localized> {
  const secret = new Map<string, Localized>();
  const open = new Set<string>();
  for (const one of standing(board, game)) {
    // Of a card nobody named there is nothing to hide.
    if (one.card.card === '?') continue;
    const where = standIn(one);
    const name = names(one.card.card);
    for (const text of [name.de, name.en]) {
      if (!where || one.card.id === revealed || isSeen(text)) open.add(text);
      else secret.set(text, where);
    }
  }
  for (const text of open) secret.delete(text);
  return secret;
}

/** The card a step shows to both players: the one it is about, unless it is laid face-down. */
export const shownBy = (step: Step | undefined): string | undefined =>
  step?.outcome === 'applied' && step.kind !== 'set' ? step.card : undefined;

/** What was searched for by a restriction must be shown before it goes to the hand. */
const MUST_SHOW = 'ygo.search.restricted-must-show';

/** After how many steps both players had seen a card of this name: it lay open, a step was about it, or it had to be shown. */
export function seenSince({ steps, board }: Walk, game: Case['game'], names: Names): Map<string, number> {
  const since = new Map<string, number>();
  let before: Standing[] = [];
  for (let n = 0; n <= steps.length; n++) {
    const now = standing(fullOf(board(n), game), game);
    const step = n === 0 ? undefined : steps[n - 1];
    const inHand = (all: readonly Standing[]) =>
      all.flatMap(({ card, place }) => (place.zone === 'hand' ? [card.id] : []));
    const held = new Set(inHand(before));
    const shown = new Set(step?.rules.includes(MUST_SHOW) ? inHand(now).filter((id) => !held.has(id)) : []);
    const about = shownBy(step);
    if (about !== undefined) shown.add(about);
    for (const one of now) {
      if (standIn(one) && !shown.has(one.card.id)) continue;
      const { de, en } = names(one.card.card);
      for (const name of [de, en]) if (!since.has(name)) since.set(name, n);
    }
    before = now;
  }
  return since;
}

/** Where the sentence tells of the hand itself, the card is one, not one of the hand. */
const inPlace = (sentence: string, name: string, stand: Localized): Localized =>
  stand.en === W.cardInHand().en && /\bhand\b/i.test(sentence.replaceAll(name, '')) ? W.aCard() : stand;

/** A sentence with secret names replaced, the longest first, in either language. */
export function withoutSecrets(text: Localized, secrets: ReadonlyMap<string, Localized>): Localized {
  const inOrder = [...secrets].sort(([a], [b]) => b.length - a.length);
  const clean = (sentence: string, lang: 'de' | 'en'): string => {
    const said = inOrder.reduce((s, [name, stand]) => s.replaceAll(name, inPlace(s, name, stand)[lang]), sentence);
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
