/** Setting up: mulligans and the cards they allow, the first Active Pokémon and Bench, Prize cards. */
import type { Player, PtcgMove } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { bringIntoPlay, takeFrom } from '../board/act.ts';
import { PLAYERS, type Card } from '../board/board.ts';
import { isBasicPokemon } from '../cards.ts';
import { playedAs } from '../derive/values.ts';
import { addPrize } from '../events/prizes.ts';
import { cardName, Illegal, type Game } from '../game/game.ts';
import { inHand } from './common.ts';
import { W } from '../say/words.ts';

type MoveOf<K extends PtcgMove['do']> = Extract<PtcgMove, { do: K }>;

/** Who had to start over less often may draw one card for each time more the other had to. */
export function mulligans(g: Game, move: MoveOf<'mulligans'>): void {
  g.step('mulligans', W.setup.mulligans(move.A, move.B), ['ptcg.mulligan.when', 'ptcg.mulligan.both']);
  const more = Math.abs(move.A - move.B);
  if (more === 0) {
    for (const player of PLAYERS) g.board.players[player].mulliganDraws = 0;
    g.step('mulligan-cards', W.setup.nobodyDraws(), ['ptcg.mulligan.both', 'ptcg.mulligan.extra-cards']);
    g.say(W.setup.nobodyDraws());
    return;
  }
  const drawer: Player = move.A < move.B ? 'A' : 'B';
  for (const player of PLAYERS) g.board.players[player].mulliganDraws = player === drawer ? more : 0;
  g.step('mulligan-cards', W.setup.mayDraw(drawer, more), ['ptcg.mulligan.extra-cards'], { by: drawer });
  g.say(W.setup.mayDraw(drawer, more));
}

function checkMulliganDraw(g: Game, player: Player, count: number): Reason[] {
  const most = g.board.players[player].mulliganDraws ?? 0;
  return count > most ? [W.reasons.tooManyMulliganCards(count, most)] : [];
}
export function drawMulligan(g: Game, move: MoveOf<'draw-mulligan'>, force: boolean): void {
  const reasons = checkMulliganDraw(g, move.by, move.count);
  if (reasons.length > 0 && !force) throw new Illegal(reasons);
  const side = g.board.players[move.by];
  for (let i = 0; i < move.count; i++) {
    const card = g.takeTop(move.by);
    if (card) side.hand.push(card);
  }
  side.mulliganDraws = 0;
  g.step('mulligan-cards', W.setup.drawn(move.by, move.count), ['ptcg.mulligan.extra-cards'], { by: move.by });
  g.say(W.setup.drawn(move.by, move.count));
}

/** Whether this card may be put down at set-up. Cards that only count as Pokémon in play may not, but where their text says so. */
const isStarter = (card: Card): boolean =>
  card.def !== undefined && (isBasicPokemon(card.def) || playedAs(card)?.setUpOnly === true);

function checkSetUp(g: Game, player: Player, cards: readonly Card[]): Reason[] {
  const { hand } = g.board.players[player];
  const reasons: Reason[] = [];
  const known = hand.filter((c) => c.def);
  if (known.length === hand.length && !known.some(isStarter)) reasons.push(W.reasons.mustHaveBasic());
  for (const card of cards) if (!isStarter(card)) reasons.push(W.reasons.notBasicForSetup(cardName(card)));
  const limit = g.number('benchLimit');
  if (cards.length - 1 > limit) reasons.push(W.reasons.benchFull(limit));
  return reasons;
}

export function setUp(g: Game, move: MoveOf<'set-up'>, force: boolean): void {
  const side = g.board.players[move.by];
  const active = inHand(g, move.by, move.active);
  const bench = (move.bench ?? []).map((id) => inHand(g, move.by, id));
  const reasons = checkSetUp(g, move.by, [active, ...bench]);
  if (reasons.length > 0 && !force) throw new Illegal(reasons);
  for (const card of [active, ...bench]) {
    takeFrom(side.hand, card);
    const pokemon = bringIntoPlay(g, move.by, [card], 'setup', card === active ? 'active' : 'bench');
    pokemon.since = { turn: 0, how: 'setup' };
  }
  Object.assign(side, { benchWritten: true, handWritten: true });
  g.step(
    'set-up',
    W.setup.placed(move.by, cardName(active), bench.map(cardName)),
    ['ptcg.setup.place-active', 'ptcg.setup.place-bench'],
    { by: move.by },
  );
  g.say(W.setup.placed(move.by, cardName(active), bench.map(cardName)));
  // Prize cards forgotten so far are put down now, from the top of the deck.
  const n = g.number(g.board.suddenDeath ? 'suddenDeathPrizes' : 'prizeCards');
  const missing = n - side.prizes;
  if (missing <= 0) return;
  const before = side.prizes;
  for (let i = 0; i < missing; i++) {
    const card = g.takeTop(move.by);
    if (card) addPrize(side, card);
  }
  g.step(
    'prizes-placed',
    before === 0
      ? W.setup.prizes(move.by, side.prizes)
      : W.setup.morePrizes(move.by, side.prizes - before, side.prizes),
    ['ptcg.setup.place-prizes'],
    { by: move.by },
  );
  if (before > 0) g.say(W.setup.morePrizes(move.by, side.prizes - before, side.prizes));
}
