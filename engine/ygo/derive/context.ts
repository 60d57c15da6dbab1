/**
 * From whose point of view a declaration is read, what it can refer to, and what is thrown where the language ends.
 */
import type { Player } from '../../case/schema.ts';
import { type Card, type CardSeen, type DuelEvent, type Link, other, type Zone } from '../board/duel.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { EventPattern, Whose } from '../effects/schema.ts';

/** From whose point of view a declaration is read, and what it can refer to. */
export interface Context {
  you: Player;
  /** The card the declaration stands on. */
  card?: Card;
  /** That card as it was (an effect that activates from elsewhere). */
  seen?: CardSeen;
  link?: Link;
  event?: DuelEvent;
  /** What an effect that applies without a chain answers: every such event of the moment is its event. */
  answers?: readonly EventPattern[];
  /** The link that is answered. */
  responds?: Link;
  affected?: Card[];
  named?: Record<string, Card[]>;
  /** The monster whose value is changed or asked for; as it is seen, unless just that is being found out. */
  changing?: Card | CardSeen;
  rolled?: number;
  /** By how much the last operation changed a value or Life Points. */
  changed?: () => number;
  heads?: number;
  declared?: string | number;
  did?: boolean;
  /** The last operation asked a condition, or went on with one that did. */
  asked?: boolean;
  /** Such an operation could not be done: what was affected before it, of which "otherwise" speaks. */
  besides?: Card[] | undefined;
  /** The condition under which the last operation is done was met: nothing is done "otherwise", though its player did not use it. */
  met?: boolean;
  /** It is only thought of being carried out: what is paid for it still lies where it was. */
  onPaper?: boolean;
  /** Of what is only thought of: the cards that would be paid, and where they would lie by then (undefined: where they are). */
  paying?: readonly { card: Card; to: Zone | undefined }[];
  /** The last operation asked a condition, but was not come to: what it hangs on was not done. Nothing is done "otherwise" either. */
  notReached?: boolean;
  /** The last operation sent cards that went somewhere else instead: it was done, but not as "if you do" asks. */
  redirected?: boolean;
  /** What is destroyed now is banished by the next operation: it goes there at once. */
  banishing?: boolean;
  /** Who picked which card for this link already (`A card`); coins and dice of the case not used yet. */
  picked?: string[];
  coins?: ('heads' | 'tails')[];
  dice?: number[];
}

/** What the declaration asks cannot be answered; the text says why. The caller turns it into an open question. */
export class Unmodelled extends Error {
  readonly text: string;
  /** What is asked, where it is no text of a card. */
  readonly asked: Localized | undefined;
  /** The card whose zone is asked for. */
  readonly zoneOf: string | undefined;
  constructor(text: string, asked?: Localized, zoneOf?: string) {
    super(text);
    this.text = text;
    this.asked = asked;
    this.zoneOf = zoneOf;
  }
}

export const isWhose = (ctx: Context, whose: Whose | undefined, player: Player | undefined): boolean =>
  whose === undefined || whose === 'either' || (player !== undefined && (player === ctx.you) === (whose === 'you'));
export const playersOf = (ctx: Context, whose: Whose | undefined): Player[] =>
  whose === 'you' ? [ctx.you] : whose === 'opponent' ? [other(ctx.you)] : [ctx.you, other(ctx.you)];
