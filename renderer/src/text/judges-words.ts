/** What a judge says a text does: the card with these words in the box's place, so that they are read as that card's. */
import type { PtcgCard, YgoCard } from '../../../desk/contract.ts';
import type { SayingKind } from './sayings.ts';

type Card = YgoCard | PtcgCard;

/** The card with the words as the only text it has. */
export function withWords(card: Card, box: string, words: string): Card {
  const { effects: _, text: __, ...rest } = card;
  // The apostrophe of typography is no other word.
  const text = { en: words.replaceAll('’', "'") };
  const [part, number] = box.split('/');
  if (rest.kind === 'pokemon' && (part === 'attack' || part === 'ability')) {
    const of = <P extends { name: unknown }>(parts: readonly P[] | undefined, mine: boolean): P[] =>
      (parts ?? []).map((one, i) => {
        const { text: ___, ...bare } = one as P & { text?: unknown };
        return (mine && i + 1 === Number(number) ? { ...bare, text } : bare) as unknown as P;
      });
    return { ...rest, attacks: of(rest.attacks, part === 'attack'), abilities: of(rest.abilities, part === 'ability') };
  }
  if (box === 'pendulum') return { ...rest, pendulumText: text } as Card;
  const { pendulumText: _pendulum, ...plain } = rest as YgoCard;
  return { ...plain, text } as Card;
}

const LASTING: ReadonlySet<string> = new Set(['continuous', 'field', 'equip']);

/** Which sentences to offer for a box of a card. */
export function sayingKind(card: Card, box: string): SayingKind {
  if (box.startsWith('attack/')) return 'attack';
  if (box.startsWith('ability/')) return 'ability';
  if (card.kind === 'monster') return 'monster';
  if (card.kind !== 'spell' && card.kind !== 'trap') return 'trainer';
  return LASTING.has(card.property ?? '') ? 'lasting' : 'spell';
}
