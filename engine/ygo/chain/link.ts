/**
 * What is asked about a link of the chain: the context of its declaration, whether its card has to be there, is there
 * and stays.
 */
import { type Link, onField } from '../board/duel.ts';
import { staysOnField } from '../cards.ts';
import type { Context } from '../derive/context.ts';

/** The context in which a link's declaration is read. */
export const linkContext = (link: Link): Context => ({
  you: link.by,
  card: link.card,
  seen: link.asActivated,
  link,
  ...(link.event && { event: link.event }),
  ...(link.respondsTo && { responds: link.respondsTo }),
});

/** A Continuous, Equip or Field card, one in a Pendulum Zone, or another that applies while it lies there, has to be there for its effect to resolve, unless it was itself the cost. */
export const mustBeThere = (link: Link): boolean =>
  (link.asActivated.zone === 'pendulum' ||
    (link.card.info.kind === 'monster'
      ? link.cardActivation
      : staysOnField(link.card.info) || (link.effect?.stays === true && link.effect.ongoing !== undefined))) &&
  onField(link.asActivated) &&
  !link.cost.some((card) => card.id === link.card.id);
export const isThere = (link: Link): boolean =>
  link.card.stay === link.asActivated.stay && link.card.face === 'up' && onField(link.card);
export const stays = (link: Link): boolean =>
  staysOnField(link.card.info) || link.card.info.kind === 'monster' || link.effect?.stays === true;
