// What the reader made of a card's printed text, for `judge read` and the card's page.
import * as v from 'valibot';
import { YgoCardSchema, PtcgCardSchema, type Game, type PtcgCard, type YgoCard } from '../../engine/case/schema.ts';
import { inBoxes } from '../../engine/case/two-boxes.ts';
import { ptcgBoxes, ygoBoxes } from '../../reader/frame/boxes.ts';
import { readPtcg, readYgo } from '../../reader/read.ts';
import type { FoundCard } from '../../rules-db/rules-db.ts';
import type { NameList, Piece } from '../../reader/reading.ts';
import { bothNames } from '../localized.ts';
import { refuse } from '../refused.ts';
import type { ReadingView } from '../contract.ts';
import { declaredWords } from './declared-words.ts';

type Card = YgoCard | PtcgCard;

/** A text of no card: a Spell Card's, or an attack's, Ability's or Trainer card's. */
export function cardWith(text: string, game: Game, box: 'attack' | 'ability' | 'text'): Card {
  const name = { en: '?', de: '?' };
  if (game === 'ygo') return { name, kind: 'spell', text: { en: text } };
  if (box === 'text') return { name, kind: 'trainer', trainer: 'item', text: { en: text } };
  return box === 'attack'
    ? { name, kind: 'pokemon', attacks: [{ name, text: { en: text } }] }
    : { name, kind: 'pokemon', abilities: [{ name, text: { en: text } }] };
}

/** A card as a case writes it. */
export function cardFrom(value: unknown, game: Game): Card {
  const schema: v.GenericSchema<unknown, Card> = game === 'ygo' ? YgoCardSchema : PtcgCardSchema;
  const { output, success, issues } = v.safeParse(schema, value);
  return success
    ? inBoxes(output)
    : refuse('not-a-card', { de: `Das ist keine Karte: ${issues[0].message}`, en: `This is not a card: ${issues[0].message}` });
} // prettier-ignore

/** Is there anything to read? */
export const hasText = (card: Card): boolean => (isYgo(card) ? ygoBoxes(card) : ptcgBoxes(card)).length > 0;
const isYgo = (card: Card): card is YgoCard => ['monster', 'spell', 'trap'].includes(card.kind);
/** A card of a database. */
export const asCard = ({ card }: FoundCard): Card => card as unknown as Card;

/** `declared`: the effects its declaration has, where the card is declared. */
export function readingView(card: Card, game: Game, names: NameList, declared?: readonly object[]): ReadingView {
  const reading = game === 'ygo' ? readYgo(card as YgoCard, names) : readPtcg(card as PtcgCard, names);
  const boxes = game === 'ygo' ? ygoBoxes(card as YgoCard) : ptcgBoxes(card as PtcgCard);
  const text = ({ box, from, to }: Piece): string => boxes.find((one) => one.box === box)!.en.slice(from, to);
  return {
    game,
    name: bothNames(card.name),
    whole: reading.whole,
    effects: [...reading.effects],
    pieces: reading.pieces.map((piece) => ({ ...piece, text: text(piece) })),
    unread: [...reading.unread],
    ...(declared?.length && boxes.length === 1 && { declared: declaredWords(boxes[0]!.en, declared) }),
  };
}
