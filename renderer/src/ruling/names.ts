/** What cards and attacks of a table are called. */
import type { Game, Localized, PtcgCard } from '../../../desk/contract.ts';
import { keyed } from '../../../desk/pure.ts';
import { findOf } from '../board/edit.ts';
import { attackCalled, faceOf, localized, printingsOf, printOf } from '../board/faces.svelte.ts';
import { lastPrint } from '../prints.ts';
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
  const face = faceOf(session.case, cardOn(session, id), printOn(session, id));
  const attack = (face.card as PtcgCard | null)?.attacks?.[called - 1];
  if (!attack) return undefined;
  const { de, en } = localized(attack.name);
  const damage = attack.damage === undefined ? '' : ` ${attack.damage}`;
  return { de: de + damage, en: en + damage };
}
/** The name a card is defined by, by its id: on the board shown, else on the one at the start. */
export const cardOn = (session: Session, id: string): string => lying(session, id)?.card ?? id.replace(/#\d+$/, '');
/** While nothing is ruled: of a Pokémon card's printings the one chosen last, else the newest that was imported. */
const expectedPrint = (game: Game, card: string): string | undefined =>
  game === 'ptcg'
    ? (lastPrint(card) ??
      printingsOf(game, card)
        .filter(({ origin }) => origin !== 'library')
        .map(printOf)
        .find(Boolean))
    : undefined;
/** The printing the case gives, else the one the ruling took; with neither, and no definition in the case, the one to expect. */
export function printTaken(
  session: Session,
  { card, print }: { card: string; print?: string | undefined },
): string | undefined {
  const { game, case: of, printings, ruling, ofRuling } = session;
  const isTold =
    ruling !== null || ofRuling || keyed(of.cards as Record<string, unknown> | undefined, card) !== undefined;
  return print ?? keyed(printings, card) ?? (isTold ? undefined : expectedPrint(game, card));
}
/** The printing meant by a card's id, where the case or the ruling tells one. */
export function printOn(session: Session, id: string): string | undefined {
  const there = lying(session, id);
  return session.printOf(there ?? { card: cardOn(session, id) });
}
const lying = ({ shown, full, game }: Session, id: string): { card: string; print?: string } | undefined =>
  (findOf(shown, game, id) ?? findOf(full, game, id))?.card;

/** How the ruling calls an answer that was given to one of its questions. */
export const answerOn = ({ ruling }: Session, question: string, answer: unknown): Localized | undefined =>
  ruling?.decisions
    .find(({ id }) => id === question)
    ?.answers?.find(({ value }) => JSON.stringify(value) === JSON.stringify(answer))?.text;
