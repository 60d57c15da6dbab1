/** Retreating. Every reason why it may not be done (`judge now` asks the same functions), and doing it. */
import type { Reason } from '../../ruling/schema.ts';
import { putCard, switchActive, takeFrom } from '../board/act.ts';
import { askChoice } from '../game/ask.ts';
import { pokemonById, topCard, type Card, type Player, type Pokemon } from '../board/board.ts';
import { newContext } from '../game/context.ts';
import { forbids, playedAs, retreatCostOf, unitsOf } from '../derive/values.ts';
import { heedLeaving } from '../derive/heed.ts';
import { sayingOf } from '../derive/modifiers.ts';
import { smallestSets } from '../attack/energy.ts';
import { cardName, Illegal, nameOf, type Game } from '../game/game.ts';
import { sayShed } from '../game/shed.ts';
import { fire } from '../events/triggers.ts';
import { sentences } from '../../ruling/say.ts';
import { silenced } from '../derive/silenced.ts';
import { W } from '../say/words.ts';
import { type MoveOf, insist } from './common.ts';

export function checkRetreat(g: Game, player: Player, discard?: readonly string[]): Reason[] {
  const side = g.board.players[player];
  const { active } = side;
  if (!active) return [W.reasons.noActive(player)];
  const reasons: Reason[] = [];
  const name = nameOf(g, active);
  if (side.used['retreat']) reasons.push(W.reasons.retreatUsed());
  for (const condition of ['asleep', 'paralyzed'] as const)
    if (active.conditions.includes(condition)) reasons.push(W.reasons.cannotRetreatCondition(name, condition));
  if (side.bench.length === 0) reasons.push(W.reasons.noBench());
  for (const h of forbids(g, 'retreat', { pokemon: active, player }))
    reasons.push({ ...W.reasons.cannotRetreat(name, h.name), ...sayingOf(h) });
  if (playedAs(topCard(active))?.cannotRetreat) reasons.push(W.reasons.cannotRetreat(name, name));
  const cost = retreatCostOf(g, active);
  const worth = (card: Card) => unitsOf(g, card, active).length;
  const there = active.energy.reduce((n, c) => n + worth(c), 0);
  if (there < cost) reasons.push(...costsTooMuch(g, player, W.reasons.retreatCost(name, cost, there)));
  else if (discard) {
    const cards = discard.map((id) => active.energy.find((c) => c.id === id || c.name === id));
    if (cards.some((c) => !c)) reasons.push(W.reasons.retreatNotAttached(name));
    else {
      const paid = (cards as Card[]).map(worth);
      const sum = paid.reduce((a, b) => a + b, 0);
      if (sum < cost) reasons.push(W.reasons.retreatCost(name, cost, sum));
      else if (paid.some((w) => sum - w >= cost)) reasons.push(W.reasons.retreatTooMuch(cost, sum));
    }
  }
  return reasons;
}

/** With what would make it cheaper and is switched off. */
function costsTooMuch(g: Game, player: Player, reason: Reason): Reason[] {
  const { active, bench } = g.board.players[player];
  const off = [active, ...bench].flatMap((one) => (one ? silenced(g, one, CHEAPER) : []));
  const why = off.map(({ de, en }) => ({ de: `${de}.`, en: `${en}.` }));
  return [off.length > 0 ? { ...reason, text: sentences([reason.text, ...why]) } : reason];
}
const CHEAPER: ReadonlySet<string> = new Set(['retreat-cost']);

export function doRetreat(g: Game, move: MoveOf<'retreat'>, force: boolean): void {
  const side = g.board.players[move.by];
  insist(g, () => checkRetreat(g, move.by, move.discard), force);
  const active = side.active!;
  const to = pokemonById(g.board, move.to);
  if (!to || !side.bench.includes(to)) throw new Illegal([W.reasons.notOnBench(move.to)]);
  const cost = retreatCostOf(g, active);
  const discarded = move.discard
    ? move.discard.flatMap((id) => active.energy.find((c) => c.id === id || c.name === id) ?? [])
    : payRetreat(g, active, cost);
  for (const card of discarded) {
    takeFrom(active.energy, card);
    putCard(g, card, 'discard');
  }
  heedLeaving(g, discarded);
  side.used['retreat'] = true;
  const cleared = active.conditions.length > 0 || active.effects.some((e) => e.ofAttack);
  const name = nameOf(g, active);
  const shed = switchActive(g, move.by, to);
  const text = W.retreated(name, nameOf(g, to), cost, discarded.map(cardName));
  g.step(
    'retreat',
    text,
    [
      cost === 0 ? 'ptcg.retreat.free' : 'ptcg.retreat.cost',
      'ptcg.retreat.swap',
      'ptcg.turn.limit-retreat',
      ...(cleared ? (['ptcg.retreat.leaving-active-clears'] as const) : []),
    ],
    { by: move.by, card: active.id },
  );
  sayShed(g, shed, text);
  fire(g, { event: 'retreated', pokemon: active });
  fire(g, { event: 'moved-to-active', pokemon: to });
  fire(g, { event: 'moved-to-bench', pokemon: active });
}

function payRetreat(g: Game, active: Pokemon, cost: number): Card[] {
  const sets = smallestSets(active.energy, (card) => unitsOf(g, card, active).length, cost);
  const ways = new Map(
    sets.map((set) => [
      set
        .map((c) => cardName(c).en)
        .sort()
        .join('|'),
      set,
    ]),
  );
  const list = [...ways.values()];
  if (list.length === 1) return list[0]!;
  const answers = list.map((set) => ({ value: set.map((c) => c.id), text: W.list(set.map(cardName)) }));
  const ctx = newContext({
    g,
    you: active.owner,
    self: active,
    kind: 'rule',
    name: nameOf(g, active),
    card: active.id,
  });
  const chosen = askChoice<string[]>(ctx, 'cost', 'retreat', W.chooseRetreat(nameOf(g, active), cost), answers, [
    'ptcg.retreat.cost',
  ]);
  return active.energy.filter((c) => [chosen].flat().includes(c.id));
}
