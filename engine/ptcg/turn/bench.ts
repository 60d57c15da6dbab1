/** Putting a Basic Pokémon onto the Bench, a LEGEND or a V-UNION into play. Every reason why it may not be done (`judge now` asks the same functions), and doing it. */
import type { Reason } from '../../ruling/schema.ts';
import { bringIntoPlay, takeFrom } from '../board/act.ts';
import type { Card, Player } from '../board/board.ts';
import { isBasicPokemon, stageOf } from '../cards.ts';
import { benchLimit, forbids, playedAs } from '../derive/values.ts';
import { sayingOf } from '../derive/modifiers.ts';
import { cardName, type Game } from '../game/game.ts';
import { fire } from '../events/triggers.ts';
import { W } from '../say/words.ts';
import { inHand, insist } from './common.ts';
import { checkPlayed } from './trainer-limits.ts';
import { keyed } from '../../keyed.ts';

export const isPlayableAsPokemon = (card: Card): boolean => playedAs(card) !== undefined;

export function checkBench(g: Game, player: Player, card: Card): Reason[] {
  const reasons: Reason[] = [];
  const side = g.board.players[player];
  const { def } = card;
  if (!def) reasons.push(W.reasons.unknownCard());
  else if (stageOf(def) === 'v-union' && def.kind === 'pokemon') reasons.push(...checkVUnion(g, player, card));
  else if (stageOf(def) === 'legend' && def.kind === 'pokemon') {
    if (halves(g, player, card).length < 2) reasons.push(W.reasons.legendHalves(cardName(card)));
  } else if (def.kind === 'pokemon' && stageOf(def) === 'restored') reasons.push(W.reasons.restored(cardName(card)));
  else if (!isBasicPokemon(def) && !isPlayableAsPokemon(card)) reasons.push(W.reasons.notBasic(cardName(card)));
  if (playedAs(card)?.setUpOnly) reasons.push(W.reasons.setUpOnly(cardName(card)));
  if (side.bench.length >= benchLimit(g, player)) reasons.push(W.reasons.benchFull(benchLimit(g, player)));
  for (const h of forbids(g, 'play-pokemon', { player, card }))
    reasons.push({ ...W.reasons.forbiddenBy(cardName(card), h.name), ...sayingOf(h) });
  // It is a Trainer card all the same.
  if (isPlayableAsPokemon(card)) reasons.push(...checkPlayed(g, player, card));
  return reasons;
}

const vUnionKey = (card: Card): string => `game/v-union/${cardName(card).en}`;
const pieces = (g: Game, player: Player, card: Card): Card[] =>
  g.board.players[player].discard.filter(
    (c) => c.def && stageOf(c.def) === 'v-union' && cardName(c).en === cardName(card).en,
  );
function checkVUnion(g: Game, player: Player, card: Card): Reason[] {
  const reasons: Reason[] = [];
  if (pieces(g, player, card).length < 4) reasons.push(W.reasons.vUnionPieces(cardName(card)));
  if (keyed(g.board.players[player].used, vUnionKey(card))) reasons.push(W.reasons.vUnionOnce(cardName(card)));
  return reasons;
}
const halves = (g: Game, player: Player, card: Card): Card[] =>
  g.board.players[player].hand.filter(
    (c) => c.def && stageOf(c.def) === 'legend' && cardName(c).en === cardName(card).en,
  );

/** The card named comes to lie on top: the Pokémon has its id. */
const together = (card: Card, all: readonly Card[], n: number): Card[] => [
  ...all.filter((c) => c !== card).slice(0, n - 1),
  card,
];

export function doBench(g: Game, move: { by: Player; card: string }, force: boolean): void {
  const side = g.board.players[move.by];
  const piece = side.discard.find((c) => c.id === move.card && c.def && stageOf(c.def) === 'v-union');
  const card = piece ?? inHand(g, move.by, move.card);
  insist(g, () => checkBench(g, move.by, card), force);
  const name = cardName(card);
  if (piece) {
    const four = together(card, pieces(g, move.by, card), 4);
    for (const c of four) takeFrom(side.discard, c);
    side.used[vUnionKey(card)] = true;
    const pokemon = bringIntoPlay(g, move.by, four, 'played');
    g.step('bench', W.vUnionPlayed(name), ['ptcg.kinds.v-union-play-all-four', 'ptcg.kinds.v-union-once'], {
      by: move.by,
      card: pokemon.id,
    });
    return;
  }
  const cards = card.def && stageOf(card.def) === 'legend' ? together(card, halves(g, move.by, card), 2) : [card];
  for (const c of cards) takeFrom(side.hand, c);
  const pokemon = bringIntoPlay(g, move.by, cards, 'played');
  g.step('bench', W.benched(move.by, name), ['ptcg.bench.play-basic', 'ptcg.turn.limit-bench'], {
    by: move.by,
    card: pokemon.id,
  });
  fire(g, { event: 'played-to-bench', pokemon });
  fire(g, { event: 'put-onto-bench', pokemon });
}
