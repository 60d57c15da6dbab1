/** Pokémon Checkup: the Special Conditions as one block, other effects as another, then Knock Outs; and the passage to the next turn. */
import type { Coin, PtcgHappened, PtcgMove, SpecialCondition } from '../../case/schema.ts';
import type { Localized, RuleId } from '../../ruling/schema.ts';
import { addDamage, removeCondition } from '../board/act.ts';
import { flipCoin } from '../game/ask.ts';
import { allPokemon, otherPlayer, PLAYERS, type Player, type Pokemon } from '../board/board.ts';
import { newContext, noInputs, type Ctx } from '../game/context.ts';
import { about, apply } from '../derive/values.ts';
import { nameOf, type Game } from '../game/game.ts';
import { askPromotion, finish, promotionsOwed, resolveKnockOuts } from '../events/knock-out.ts';
import { choose } from '../rulesets.ts';
import { fire, isAnswered } from '../events/triggers.ts';
import { heedEvent } from '../derive/heed.ts';
import { W } from '../say/words.ts';
import { keyed } from '../../keyed.ts';

type CheckupMove = Extract<PtcgMove, { do: 'checkup' }>;
const ORDER = ['poisoned', 'burned', 'asleep', 'paralyzed'] as const;

/** Where the flips of one Checkup come from: one list in the order in which they are made, or a list per Pokémon. */
class Flips {
  private readonly list: Coin[];
  private readonly each: Record<string, Coin[]>;
  constructor(coins: CheckupMove['coins']) {
    this.list = Array.isArray(coins) ? [...coins] : [];
    this.each =
      coins && !Array.isArray(coins) ? Object.fromEntries(Object.entries(coins).map(([id, c]) => [id, [...c]])) : {};
  }
  next(pokemon: Pokemon): Coin | undefined {
    const own = keyed(this.each, pokemon.id) ?? keyed(this.each, pokemon.cards.at(-1)?.id ?? '');
    return own ? own.shift() : this.list.shift();
  }
  rest(): Coin[] {
    return [...this.list, ...Object.values(this.each).flat()];
  }
}

export function checkup(g: Game, move: Pick<CheckupMove, 'coins' | 'effectsFirst'> = {}): void {
  for (const player of promotionsOwed(g)) askPromotion(g, player, g.move, true);
  if (g.attackAgain) {
    const { pokemon, name } = g.attackAgain;
    g.record.assume({ path: `/moves/${g.move}/attack-again`, value: false, text: W.notUsed(nameOf(g, pokemon), name) });
    delete g.attackAgain;
  }
  turnEnds(g);
  if (g.over) return;
  if (g.extraTurnFor) {
    const player = g.extraTurnFor;
    delete g.extraTurnFor;
    g.step('checkup', W.checkup.skipped(player), ['ptcg.checkup.extra-turn-no-checkup'], { outcome: 'skipped' });
    nextTurn(g, player);
    return;
  }
  g.step('checkup', W.checkup.begins(), ['ptcg.checkup.when']);
  g.betweenTurns = true;
  const before = new Map(allPokemon(g.board).map((p) => [p, p.damage]));
  const flips = new Flips(move.coins);
  if (move.effectsFirst) effects(g);
  conditions(g, flips);
  if (!move.effectsFirst) effects(g);
  const rest = flips.rest();
  if (rest.length > 0)
    g.record.assume({ path: `/moves/${g.move}/coins`, value: rest, text: W.leftoverCoins(rest.length) });
  resolveKnockOuts(g, { checkup: new Map([...before].map(([p, damage]) => [p, p.damage - damage])) });
  if (g.over) return;
  if (promotionsOwed(g).length > 0) g.stage = 'between';
  else nextTurn(g, otherPlayer(g.board.turn.player));
}

/** The turn is over: "turn ended" effects, then what lasted until now. */
function turnEnds(g: Game): void {
  const { turn } = g.board;
  fire(g, { event: 'turn-ended', player: turn.player });
  resolveKnockOuts(g);
  if (g.over) return;
  const ended = <T extends { ends?: { player: Player; after: number } }>(list: readonly T[]): T[] =>
    list.filter((e) => !(e.ends && e.ends.player === turn.player && turn.number > e.ends.after));
  let gone = 0;
  const tidy = <T extends { ends?: { player: Player; after: number } }>(list: T[]): T[] => {
    const kept = ended(list);
    gone += list.length - kept.length;
    return kept.length === list.length ? list : kept;
  };
  g.board.effects = tidy(g.board.effects);
  for (const player of PLAYERS) {
    const side = g.board.players[player];
    side.effects = tidy(side.effects);
    for (const p of [...(side.active ? [side.active] : []), ...side.bench]) p.effects = tidy(p.effects);
  }
  if (gone > 0) g.step('effects-end', W.checkup.effectsEnd(gone), ['ptcg.checkup.when']);
}

/** The turn player's Pokémon first within a step; both belong to the same step. */
const actives = (g: Game): Pokemon[] =>
  [g.board.turn.player, otherPlayer(g.board.turn.player)]
    .map((p) => g.board.players[p].active)
    .filter((p): p is Pokemon => p !== null);

function conditions(g: Game, flips: Flips): void {
  for (const condition of ORDER)
    for (const pokemon of actives(g))
      if (pokemon.conditions.includes(condition)) HANDLERS[condition](g, pokemon, flips);
}

const contextFor = (g: Game, pokemon: Pokemon, condition: SpecialCondition): Ctx =>
  newContext({
    g,
    you: pokemon.owner,
    self: pokemon,
    kind: 'rule',
    name: W.conditionOf(nameOf(g, pokemon), condition),
    card: pokemon.id,
    inputs: noInputs(),
  });

function flip(g: Game, pokemon: Pokemon, condition: SpecialCondition, flips: Flips, rules: readonly RuleId[]): Coin {
  const ctx = contextFor(g, pokemon, condition);
  const given = flips.next(pokemon);
  if (given) ctx.inputs.you.coins.push(given);
  return flipCoin(ctx, ctx.name, rules);
}

/** Damage points of a condition: what the card that caused it says, then what holds now. */
function pointsOf(g: Game, pokemon: Pokemon, condition: 'poisoned' | 'burned'): number {
  const usual = g.number(condition === 'poisoned' ? 'poisonCounters' : 'burnCounters') * 10;
  return about(g, 'condition-counters', pokemon)
    .filter((h) => h.modifier.condition === condition)
    .reduce((n, h) => apply(n, h.modifier.op, h.modifier.value * 10), pokemon.conditionDamage[condition] ?? usual);
}

/** A step of the Checkup a judge would say. */
function tell(g: Game, kind: string, text: Localized, rules: readonly RuleId[], card: string): void {
  g.step(kind, text, rules, { card });
  g.say({ de: text.de.replace(/\.$/, ''), en: text.en.replace(/\.$/, '') });
}

const ORDER_RULES: RuleId[] = ['ptcg.checkup.order', 'ptcg.checkup.both-players-at-once'];
const HANDLERS: Record<(typeof ORDER)[number], (g: Game, pokemon: Pokemon, flips: Flips) => void> = {
  poisoned: (g, pokemon) => {
    const points = pointsOf(g, pokemon, 'poisoned');
    addDamage(pokemon, points);
    g.became(pokemon.id, 'damaged');
    tell(
      g,
      'poisoned',
      W.checkup.poisoned(nameOf(g, pokemon), points / 10),
      ['ptcg.conditions.poisoned-checkup', 'ptcg.damage.condition-counters', ...ORDER_RULES],
      pokemon.id,
    );
  },
  burned: (g, pokemon, flips) => {
    const rules: RuleId[] = [...g.rules.options.burn.rules, 'ptcg.damage.condition-counters', ...ORDER_RULES];
    const place = (): void => {
      const points = pointsOf(g, pokemon, 'burned');
      addDamage(pokemon, points);
      g.became(pokemon.id, 'damaged');
      tell(g, 'burned', W.checkup.burned(nameOf(g, pokemon), points / 10), rules, pokemon.id);
    };
    choose<'burn', () => void>(g.rules, 'burn', {
      'counters-then-coin': () => {
        place();
        const coin = flip(g, pokemon, 'burned', flips, rules);
        if (coin === 'heads') removeCondition(pokemon, 'burned');
        tell(g, 'burned-coin', W.checkup.recovers(nameOf(g, pokemon), 'burned', coin), rules, pokemon.id);
      },
      'coin-then-counters': () => {
        const coin = flip(g, pokemon, 'burned', flips, rules);
        tell(g, 'burned-coin', W.checkup.burnCoin(nameOf(g, pokemon), coin), rules, pokemon.id);
        if (coin === 'tails') place();
      },
    })();
  },
  asleep: (g, pokemon, flips) => {
    const rules: RuleId[] = ['ptcg.conditions.asleep-coin', ...ORDER_RULES];
    const coins = Math.max(1, ...about(g, 'sleep-coins', pokemon).map((h) => h.modifier.value));
    let coin: Coin = 'heads';
    for (let i = 0; i < coins; i++) if (flip(g, pokemon, 'asleep', flips, rules) === 'tails') coin = 'tails';
    if (coin === 'heads') removeCondition(pokemon, 'asleep');
    tell(g, 'asleep-coin', W.checkup.recovers(nameOf(g, pokemon), 'asleep', coin), rules, pokemon.id);
  },
  paralyzed: (g, pokemon) => {
    const { turn } = g.board;
    const rules: RuleId[] = ['ptcg.conditions.paralyzed-recovery', ...ORDER_RULES];
    const ends = pokemon.owner === turn.player && pokemon.paralyzedIn !== turn.number;
    if (ends) {
      removeCondition(pokemon, 'paralyzed');
      delete pokemon.paralyzedIn;
    }
    const text = W.checkup.paralyzed(nameOf(g, pokemon), ends);
    if (ends) tell(g, 'paralyzed', text, rules, pokemon.id);
    else g.step('paralyzed', text, rules, { card: pokemon.id, outcome: 'skipped' });
  },
};

/** Effects of Abilities and cards that happen in the Checkup. */
function effects(g: Game): void {
  heedEvent(g, 'checkup', {});
  if (!isAnswered(g, { event: 'checkup' })) return;
  g.step('checkup-effects', W.checkup.effects(), [
    'ptcg.checkup.other-effects',
    'ptcg.checkup.no-mixing',
    'ptcg.checkup.who-orders',
  ]);
  fire(g, { event: 'checkup', player: g.board.turn.player });
}

/** After the promotions of a Checkup the next turn begins. */
export function afterPromotion(g: Game): void {
  if (g.stage === 'between' && promotionsOwed(g).length === 0) nextTurn(g, otherPlayer(g.board.turn.player));
}

const PER_TURN = ['energy', 'supporter', 'stadium', 'retreat'];
const KEPT = (key: string): boolean => key === 'gx' || key === 'vstar' || key.startsWith('game/');

/** What a player did: their last turn is the one before the opponent's. What befell a Pokémon: in the turn just over. */
const DEEDS: readonly PtcgHappened['what'][] = [
  'attack-used',
  'ability-used',
  'supporter-played',
  'card-played',
  'evolved',
  'moved-to-active',
  'prizes-taken',
];
function whenNow(h: PtcgHappened, next: Player): 'last-turn' | 'earlier' {
  if ((h.when ?? 'this-turn') === 'this-turn') return 'last-turn';
  return h.when === 'last-turn' && h.by === next && DEEDS.includes(h.what) ? 'last-turn' : 'earlier';
}

export function nextTurn(g: Game, player: Player): void {
  const { board } = g;
  board.turn = { player, number: board.turn.number + 1 };
  for (const p of PLAYERS) {
    const { used } = board.players[p];
    board.players[p].used = Object.fromEntries(
      Object.entries(used).flatMap(([key, value]) =>
        KEPT(key) ? [[key, value]] : PER_TURN.includes(key) ? [[key, false]] : [],
      ),
    );
  }
  board.history = board.history.map((h) => ({ ...h, when: whenNow(h, player) }));
  g.stage = 'turn';
  g.betweenTurns = false;
  g.drawn = false;
  g.acted = false;
  g.turnEnds = false;
  g.step('turn-begins', W.turnBegins(player, board.turn.number), ['ptcg.checkup.when', 'ptcg.turn.three-parts'], {
    by: player,
  });
}

/** Part 1 of a turn. Who cannot draw loses. */
export function drawForTurn(g: Game): void {
  const { player } = g.board.turn;
  g.drawn = true;
  const card = g.takeTop(player);
  if (!card) {
    finish(g, otherPlayer(player), [W.won.deckOut(otherPlayer(player), player)]);
    return;
  }
  g.board.players[player].hand.push(card);
  g.step('draw', W.drawsForTurn(player), ['ptcg.turn.draw-one'], { by: player });
}
