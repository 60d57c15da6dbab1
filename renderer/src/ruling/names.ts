/** What cards and attacks of a table are called. */
import type { Localized, PtcgCard } from '../../../desk/contract.ts';
import { findOf, type Pokemon } from '../board/edit.ts';
import { attackCalled, faceOf, localized } from '../board/faces.svelte.ts';
import type { Session } from './session.svelte.ts';

/** A card's name by its id on the board of now, in both languages; a player's. */
export function nameOn(session: Session, id: string): Localized {
  if (id === 'A' || id === 'B') return { de: `Spieler ${id}`, en: `player ${id}` };
  return faceOf(session.case, cardOn(session, id)).name;
}
/** An attack of the move at this index in both languages: by either of its names, or by its number on the Pokémon that used it. */
export function attackOn(session: Session, called: string | number, index: number): Localized | undefined {
  if (typeof called === 'string') return attackCalled(session.case, called);
  const id = session.ruling?.steps.find(({ kind, move }) => kind === 'attack' && move === index)?.card;
  if (id === undefined) return undefined;
  const attacker = findOf(session.full, 'ptcg', id)?.card as Pokemon | undefined;
  const face = faceOf(session.case, cardOn(session, id), attacker?.print);
  const attack = (face.card as PtcgCard | null)?.attacks?.[called - 1];
  if (!attack) return undefined;
  const { de, en } = localized(attack.name);
  const damage = attack.damage === undefined ? '' : ` ${attack.damage}`;
  return { de: de + damage, en: en + damage };
}
/** The name a card is defined by, by its id: on the board shown, else on the one at the start. */
export function cardOn({ shown, full, game }: Session, id: string): string {
  const found = findOf(shown, game, id) ?? findOf(full, game, id);
  return found?.card.card ?? id.replace(/#\d+$/, '');
}
