/** Destruction, and what protects from it. */
import { doInstead } from '../costs/instead.ts';
import { type Applied, isAbout, isAgainst, sourceName } from '../derive/applied.ts';
import { rulesOf } from '../derive/derive.ts';
import { forbidden, unaffectedBy } from '../derive/forbidden.ts';
import type { Ongoing } from '../effects/schema.ts';
import { type Card, type Cause, FIELD_ZONES, onField, type Zone } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { moveCard, type Moved } from './moving.ts';

export interface Spared {
  card: Card;
  by: Applied;
  why: 'unaffected' | 'protected' | 'instead';
}

/** A card in the Graveyard or banished cannot be destroyed (again). */
const DESTROYABLE: ReadonlySet<Zone> = new Set([...FIELD_ZONES, 'hand', 'deck', 'extraDeck'] as const);

/** Destroys cards at the same time, as far as nothing protects them. What was spared is told before the others leave: each step shows what it changed. */
export function destroyCards(
  game: Game,
  cards: readonly Card[],
  cause: Cause,
  to: (card: Card) => 'graveyard' | 'banished' = () => 'graveyard',
  tellSpared: (spared: readonly Spared[]) => void = () => undefined,
): { destroyed: Moved[]; spared: Spared[] } {
  const spared: Spared[] = [];
  const atOnce: Instead[] = [];
  const doomed = cards.filter((card) => {
    if (!DESTROYABLE.has(card.zone)) return false;
    const protection = protectionOf(game, card, cause, { alone: cards.length === 1, atOnce });
    if (protection) spared.push({ card, ...protection });
    return !protection;
  });
  const step = game.rec.steps.length + 1;
  for (const { card, by, why } of spared) game.spared.push({ card, by: sourceName(by), why, step });
  tellSpared(spared);
  const destroyed = doomed.map((card) => moveCard(game, card, { zone: to(card) }, cause, ['destroyed']));
  return { destroyed, spared };
}
type Instead = Applied & { rule: Extract<Ongoing, { rule: 'instead-of-destruction' }> };
/** `alone`: no other card would be destroyed with it; `atOnce`: what was already done instead for all that would be destroyed now. */
export function protectionOf(
  game: Game,
  card: Card,
  cause: Cause,
  { alone, atOnce }: { alone: boolean; atOnce: Instead[] },
): Omit<Spared, 'card'> | undefined {
  const unaffected = onField(card) ? unaffectedBy(game, card, cause) : undefined;
  if (unaffected) return { by: unaffected, why: 'unaffected' };
  const forbids = forbidden(game, 'be-destroyed', card, cause);
  if (forbids && stillProtects(game, forbids, card)) return { by: forbids, why: 'protected' };
  const isFor = (a: Instead): boolean =>
    (alone || !a.rule.alone) && isAgainst(game, a.rule.by, cause, a, card) && isAbout(game, a.rule.cards, a, card);
  const done = atOnce.find(isFor);
  const instead = done ?? rulesOf(game, 'instead-of-destruction').find((a) => isFor(a) && doInstead(game, a, card));
  if (!done && instead?.rule.together) atOnce.push(instead);
  return instead && { by: instead, why: 'instead' };
}

/** A protection "once per turn" is used up by what it prevents. */
function stillProtects(game: Game, { rule, card: source }: Applied, card: Card): boolean {
  const times = rule.rule === 'cannot' ? rule.times : undefined;
  if (times === undefined) return true;
  const key = `turn/protects/${source?.id}/${source?.reset}/${card.id}/${card.reset}`;
  if (game.duel.uses.filter((use) => use.key === key && use.turn === game.duel.turn.number).length >= times)
    return false;
  game.duel.uses = [
    ...game.duel.uses,
    { key, turn: game.duel.turn.number, chain: game.duel.chains, link: 0, counts: 'use' },
  ];
  return true;
}
