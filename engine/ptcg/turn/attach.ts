/** Attaching Energy and Tools. Every reason why it may not be done (`judge now` asks the same functions), and doing it. */
import type { Reason } from '../../ruling/schema.ts';
import { putCard, takeFrom } from '../board/act.ts';
import { flipCoin } from '../game/ask.ts';
import { pokemonById, type Card, type Player, type Pokemon } from '../board/board.ts';
import { newContext } from '../game/context.ts';
import { askOfAttaching } from '../derive/heed.ts';
import { about, forbids, permits } from '../derive/values.ts';
import { mayBeAttached } from '../derive/attachable.ts';
import { cardName, Illegal, nameOf, type Game } from '../game/game.ts';
import { holdings, isAboutPlayer, sayingOf } from '../derive/modifiers.ts';
import { fire } from '../events/triggers.ts';
import { W } from '../say/words.ts';
import { type MoveOf, inHand, insist } from './common.ts';
import { checkPlayed, kindOf } from './trainer-limits.ts';

export function checkAttachEnergy(g: Game, player: Player, card: Card, pokemon?: Pokemon): Reason[] {
  const reasons: Reason[] = [];
  const about = { player, card, ...(pokemon && { pokemon }) };
  if (card.def && card.def.kind !== 'energy') reasons.push(W.reasons.notEnergy(cardName(card)));
  if (g.board.players[player].used['energy'] && !permits(g, 'second-energy', about))
    reasons.push(W.reasons.energyUsed());
  if (pokemon && !mayBeAttached(g, player, card, pokemon))
    reasons.push(W.reasons.cannotAttachTo(cardName(card), nameOf(g, pokemon)));
  for (const h of forbids(g, 'attach-energy', about))
    reasons.push({ ...W.reasons.forbiddenBy(cardName(card), h.name), ...sayingOf(h) });
  if (reasons.length === 0) askOfAttaching(g, card);
  return reasons;
}

export function doAttach(g: Game, move: MoveOf<'attach'>, force: boolean): void {
  const card = inHand(g, move.by, move.card);
  const pokemon = pokemonById(g.board, move.to);
  if (!pokemon) throw new Illegal([W.reasons.notYourPokemon(move.to)]);
  if (card.def?.kind === 'trainer') return attachTool(g, move.by, card, pokemon, force);
  insist(g, () => checkAttachEnergy(g, move.by, card, pokemon), force);
  const { hand, used } = g.board.players[move.by];
  takeFrom(hand, card);
  if (attachFails(g, move.by, card)) return;
  pokemon.energy.push(card);
  g.became(card.id, 'attached');
  used['energy'] = true;
  g.step(
    'attach',
    W.attached(move.by, cardName(card), nameOf(g, pokemon)),
    ['ptcg.energy.attach-meaning', 'ptcg.turn.limit-energy'],
    { by: move.by, card: pokemon.id },
  );
  fire(g, { event: 'energy-attached', pokemon, energy: card });
}

/** An effect may make the player flip for attaching Energy. */
function attachFails(g: Game, player: Player, card: Card): boolean {
  for (const h of holdings(g, 'attach-fails-on-tails').filter((x) => isAboutPlayer(x, player, x.modifier.player))) {
    const ctx = newContext({ g, you: player, kind: 'rule', name: h.name, card: card.id });
    if (flipCoin(ctx, h.name) === 'heads') continue;
    putCard(g, card, 'discard');
    g.step('attach-fails', W.attachFails(cardName(card), h.name), ['ptcg.turn.card-beats-rulebook'], {
      by: player,
      card: card.id,
    });
    return true;
  }
  return false;
}

export function checkTool(g: Game, player: Player, card: Card, pokemon?: Pokemon): Reason[] {
  const reasons: Reason[] = checkPlayed(g, player, card);
  if (!pokemon) return reasons;
  const limits = about(g, 'tool-limit', pokemon).map(({ modifier }) => modifier.value);
  const second = permits(g, 'second-tool', { pokemon, player });
  const limit = second ? Infinity : Math.max(g.number('toolsPerPokemon'), ...limits);
  if (pokemon.tools.length >= limit) reasons.push(W.reasons.toolTaken(nameOf(g, pokemon)));
  if (kindOf(card) !== 'tool' || !mayBeAttached(g, player, card, pokemon))
    reasons.push(W.reasons.cannotAttachTo(cardName(card), nameOf(g, pokemon)));
  if (reasons.length === 0) askOfAttaching(g, card);
  return reasons;
}
function attachTool(g: Game, player: Player, card: Card, pokemon: Pokemon, force: boolean): void {
  insist(g, () => checkTool(g, player, card, pokemon), force);
  takeFrom(g.board.players[player].hand, card);
  pokemon.tools.push(card);
  g.became(card.id, 'attached');
  g.step(
    'attach',
    W.attached(player, cardName(card), nameOf(g, pokemon)),
    ['ptcg.trainers.tool-one-per-pokemon', 'ptcg.trainers.items-and-tools-unlimited'],
    { by: player, card: pokemon.id },
  );
}
