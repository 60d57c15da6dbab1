/**
 * What a player may do in their turn besides attacking: put a Basic Pokémon onto the Bench, evolve, attach Energy, play Trainer cards, retreat, use
 * Abilities. For each: every reason why it may not be done (`judge now` asks the same functions), and doing it.
 */
import type { PtcgCard, PtcgMove } from '../case/schema.ts';
import { same } from '../ruling/say.ts';
import type { Localized, Reason, RuleId } from '../ruling/schema.ts';
import { bringIntoPlay, evolve, putCard, removeFromPlay, switchActive, takeFrom } from './act.ts';
import { askChoice, flipCoin, noteText } from './ask.ts';
import { leftover } from './attack.ts';
import { isActive, pokemonById, topCard, type Card, type Player, type Pokemon } from './board.ts';
import {
  isBasicPokemon,
  isEvolution,
  labelsOf,
  localized,
  nameForRules,
  namesOf,
  printedText,
  sameName,
  stageOf,
} from './cards.ts';
import { inputsOf, newContext, type Ctx, type Origin } from './context.ts';
import { benchLimit, forbids, limitsBench, permits, playedAs, retreatCostOf, unitsOf } from './derive.ts';
import { smallestSets } from './energy.ts';
import type { ActivatedEffect, PlayEffect, Quoted } from './effects/schema.ts';
import { cardNames, matches, test } from './evaluate.ts';
import { cardName, Illegal, nameOf, type Game } from './game.ts';
import {
  activeCards,
  holdings,
  isAboutPlayer,
  partIndex,
  partName,
  sourcesInPlay,
  works,
  abilitiesOff,
  type SourceInPlay,
} from './modifiers.ts';
import { canPay, couldDo } from './could.ts';
import { run, runAnswer } from './run.ts';
import { unreadTexts } from './unread.ts';
import { fire } from './triggers.ts';
import { ONCE_PER_GAME, W } from './words.ts';

export type MoveOf<K extends PtcgMove['do']> = Extract<PtcgMove, { do: K }>;

/** A card in a player's hand, by id. */
export function inHand(g: Game, player: Player, id: string): Card {
  const { hand } = g.board.players[player];
  // The id may belong to a copy elsewhere; only a card in the hand can be meant here, and copies are alike.
  const card = hand.find((c) => c.id === id) ?? hand.find((c) => c.name === id) ?? unknownIs(g, player, id);
  if (!card) throw new Illegal([W.reasons.notInHand(id)]);
  return card;
}
/** A card nobody had identified turns out to be this one: the move shows it. */
function unknownIs(g: Game, player: Player, name: string): Card | undefined {
  const hand = g.board.players[player].hand;
  const at = hand.findIndex((c) => c.name === '?');
  if (at < 0 || !g.find(name)) return undefined;
  const card = g.newCard(name, player);
  hand[at] = card;
  return card;
}
export function own(g: Game, player: Player, id: string): Pokemon {
  const pokemon = pokemonById(g.board, id);
  if (!pokemon || pokemon.owner !== player) throw new Illegal([W.reasons.notYourPokemon(id)]);
  return pokemon;
}
const insist = (reasons: readonly Reason[], force: boolean): void => {
  if (reasons.length > 0 && !force) throw new Illegal(reasons);
};
const isFirstTurn = (g: Game): boolean => g.board.turn.number <= 2;

// ───────────────────────────── A: Basic Pokémon to the Bench ─────────────────────────────

const isPlayableAsPokemon = (card: Card): boolean => playedAs(card) !== undefined;

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
  if (side.bench.length >= benchLimit(g, player)) reasons.push(W.reasons.benchFull(benchLimit(g, player)));
  for (const h of forbids(g, 'play-pokemon', { player, card })) reasons.push(W.reasons.forbiddenBy(cardName(card), h.name));
  if (isPlayableAsPokemon(card)) for (const h of forbids(g, 'play-item', { player, card })) reasons.push(W.reasons.cannotPlay('item', h.name));
  return reasons;
} // prettier-ignore

const vUnionKey = (card: Card): string => `game/v-union/${cardName(card).en}`;
const pieces = (g: Game, player: Player, card: Card): Card[] =>
  g.board.players[player].discard.filter((c) => c.def && stageOf(c.def) === 'v-union' && cardName(c).en === cardName(card).en); // prettier-ignore
function checkVUnion(g: Game, player: Player, card: Card): Reason[] {
  const reasons: Reason[] = [];
  if (pieces(g, player, card).length < 4) reasons.push(W.reasons.vUnionPieces(cardName(card)));
  if (g.board.players[player].used[vUnionKey(card)]) reasons.push(W.reasons.vUnionOnce(cardName(card)));
  return reasons;
}
const halves = (g: Game, player: Player, card: Card): Card[] =>
  g.board.players[player].hand.filter((c) => c.def && stageOf(c.def) === 'legend' && cardName(c).en === cardName(card).en); // prettier-ignore

/** The card named comes to lie on top: the Pokémon has its id. */
const together = (card: Card, all: readonly Card[], n: number): Card[] => [
  ...all.filter((c) => c !== card).slice(0, n - 1),
  card,
];

export function doBench(g: Game, move: { by: Player; card: string }, force: boolean): void {
  const side = g.board.players[move.by];
  const piece = side.discard.find((c) => c.id === move.card && c.def && stageOf(c.def) === 'v-union');
  const card = piece ?? inHand(g, move.by, move.card);
  insist(checkBench(g, move.by, card), force);
  const name = cardName(card);
  if (piece) {
    const four = together(card, pieces(g, move.by, card), 4);
    for (const c of four) takeFrom(side.discard, c);
    side.used[vUnionKey(card)] = true;
    const pokemon = bringIntoPlay(g, move.by, four, 'played');
    g.step('bench', W.vUnionPlayed(name), ['ptcg.kinds.v-union-play-all-four', 'ptcg.kinds.v-union-once'], { by: move.by, card: pokemon.id });
    return;
  }
  const cards = card.def && stageOf(card.def) === 'legend' ? together(card, halves(g, move.by, card), 2) : [card];
  for (const c of cards) takeFrom(side.hand, c);
  const pokemon = bringIntoPlay(g, move.by, cards, 'played');
  g.step('bench', W.benched(move.by, name), ['ptcg.bench.play-basic', 'ptcg.turn.limit-bench'], { by: move.by, card: pokemon.id });
  fire(g, { event: 'played-to-bench', pokemon });
} // prettier-ignore

// ───────────────────────────── B: Evolving ─────────────────────────────

export function checkEvolve(g: Game, player: Player, card: Card, pokemon: Pokemon): Reason[] {
  const reasons: Reason[] = [];
  const { def } = card;
  const top = topCard(pokemon);
  const names = { card: cardName(card), pokemon: nameOf(g, pokemon) };
  if (!def || !isEvolution(def)) reasons.push(W.reasons.noEvolution(names.card));
  else if (!evolvesFrom(g, card, pokemon)) reasons.push(W.reasons.wrongName(names.card, preEvolution(g, def), names.pokemon));
  if (top.def && labelsOf(top.def).has('Radiant')) reasons.push(W.reasons.radiant(names.pokemon));
  const about = { pokemon, player };
  if (isFirstTurn(g) && !permits(g, 'evolve-on-first-turn', about)) reasons.push(W.reasons.firstTurnEvolve());
  if (pokemon.since?.turn === g.board.turn.number && !permits(g, 'evolve-on-arrival', about))
    reasons.push(pokemon.since.how === 'evolved' ? W.reasons.evolvedThisTurn(names.pokemon) : W.reasons.cameThisTurn(names.pokemon));
  for (const h of forbids(g, 'evolve', about)) reasons.push(W.reasons.forbiddenBy(names.card, h.name));
  return reasons;
} // prettier-ignore

/** What the card evolves from, in both languages where that card is known. */
function preEvolution(g: Game, def: PtcgCard): Localized {
  const name = def.evolvesFrom ?? '';
  const from = g.find(name);
  return from ? localized(from.name) : same(name);
}
/** The printed "evolves from" names this Pokémon. A Pokémon LV.X goes onto the Pokémon of its own name. */
function evolvesFrom(g: Game, card: Card, pokemon: Pokemon): boolean {
  const { def } = card;
  if (!def) return false;
  const top = topCard(pokemon);
  const names = [...cardNames(top), top.name];
  if (stageOf(def) === 'level-up') return names.some((n) => namesOf(def).some((m) => nameForRules(m) === nameForRules(n)));
  if (def.evolvesFrom === undefined) return false;
  const from = g.find(def.evolvesFrom);
  return sameName([def.evolvesFrom, ...(from ? namesOf(from) : [])], names);
} // prettier-ignore

/** What holds beside the ordinary rules where a card of this stage is put on a Pokémon. */
const EVOLUTION_OF: Partial<Record<ReturnType<typeof stageOf>, readonly RuleId[]>> = {
  vmax: ['ptcg.kinds.vmax-from-v', 'ptcg.kinds.vmax-stage'],
  vstar: ['ptcg.kinds.vstar-from-v', 'ptcg.kinds.vstar-stage'],
  break: ['ptcg.kinds.break-retains', 'ptcg.kinds.break-stage'],
  mega: ['ptcg.kinds.mega-from-uppercase-ex', 'ptcg.kinds.mega-stage'],
};

export function doEvolve(g: Game, move: MoveOf<'evolve'>, force: boolean): void {
  const card = inHand(g, move.by, move.card);
  const pokemon = own(g, move.by, move.pokemon);
  insist(checkEvolve(g, move.by, card, pokemon), force);
  const before = nameOf(g, pokemon);
  const healed = pokemon.conditions.length > 0 || pokemon.effects.some((e) => e.ofAttack);
  takeFrom(g.board.players[move.by].hand, card);
  fire(g, { event: 'about-to-evolve', pokemon });
  evolve(g, pokemon, card);
  const ofStage: readonly RuleId[] = (card.def && EVOLUTION_OF[stageOf(card.def)]) ?? [];
  g.step('evolve', W.evolved(before, cardName(card), healed), ['ptcg.evolution.from-hand-by-name', ...ofStage, 'ptcg.evolution.keeps-cards-and-damage', ...(healed ? (['ptcg.evolution.ends-effects', 'ptcg.conditions.removal'] as const) : [])], { by: move.by, card: pokemon.id });
  fire(g, { event: 'evolved', pokemon });
  if (card.def && stageOf(card.def) === 'mega' && !labelsOf(card.def).has('Mega ex') && !permits(g, 'mega-evolve-and-go-on', { player: move.by, pokemon })) {
    g.turnEnds = true;
    g.step('turn-ends', W.megaEndsTurn(cardName(card)), ['ptcg.kinds.mega-ends-turn'], { by: move.by });
  }
} // prettier-ignore

// ───────────────────────────── C: Energy ─────────────────────────────

const targetAllowed = (g: Game, player: Player, card: Card, pokemon: Pokemon): boolean => {
  const rule = card.effects.find((e) => e.effect === 'attach-to');
  if (!rule) return pokemon.owner === player;
  const ctx = newContext({ g, you: player, self: pokemon, kind: 'energy', name: cardName(card), card: card.id });
  const fits = matches(ctx, pokemon, rule.which);
  return rule.which.of === undefined ? fits && pokemon.owner === player : fits;
};

export function checkAttachEnergy(g: Game, player: Player, card: Card, pokemon?: Pokemon): Reason[] {
  const reasons: Reason[] = [];
  const about = { player, card, ...(pokemon && { pokemon }) };
  if (card.def && card.def.kind !== 'energy') reasons.push(W.reasons.notEnergy(cardName(card)));
  if (g.board.players[player].used['energy'] && !permits(g, 'second-energy', about)) reasons.push(W.reasons.energyUsed());
  if (pokemon && !targetAllowed(g, player, card, pokemon)) reasons.push(W.reasons.cannotAttachTo(cardName(card), nameOf(g, pokemon)));
  for (const h of forbids(g, 'attach-energy', about)) reasons.push(W.reasons.forbiddenBy(cardName(card), h.name));
  return reasons;
} // prettier-ignore

export function doAttach(g: Game, move: MoveOf<'attach'>, force: boolean): void {
  const card = inHand(g, move.by, move.card);
  const pokemon = pokemonById(g.board, move.to);
  if (!pokemon) throw new Illegal([W.reasons.notYourPokemon(move.to)]);
  if (card.def?.kind === 'trainer') return attachTool(g, move.by, card, pokemon, force);
  insist(checkAttachEnergy(g, move.by, card, pokemon), force);
  const { hand, used } = g.board.players[move.by];
  takeFrom(hand, card);
  if (attachFails(g, move.by, card)) return;
  pokemon.energy.push(card);
  used['energy'] = true;
  g.step('attach', W.attached(move.by, cardName(card), nameOf(g, pokemon)), ['ptcg.energy.attach-meaning', 'ptcg.turn.limit-energy'], { by: move.by, card: pokemon.id });
  fire(g, { event: 'energy-attached', pokemon, energy: card });
} // prettier-ignore

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

// ───────────────────────────── D: Trainer cards ─────────────────────────────

const kindOf = (card: Card): 'item' | 'supporter' | 'stadium' | 'tool' => card.def?.trainer ?? 'item';

export function checkTool(g: Game, player: Player, card: Card, pokemon?: Pokemon): Reason[] {
  const reasons: Reason[] = checkPlayed(g, player, card);
  if (!pokemon) return reasons;
  const limit = permits(g, 'second-tool', { pokemon, player }) ? Infinity : g.number('toolsPerPokemon');
  if (pokemon.tools.length >= limit) reasons.push(W.reasons.toolTaken(nameOf(g, pokemon)));
  if (!targetAllowed(g, player, card, pokemon)) reasons.push(W.reasons.cannotAttachTo(cardName(card), nameOf(g, pokemon)));
  return reasons;
} // prettier-ignore
function attachTool(g: Game, player: Player, card: Card, pokemon: Pokemon, force: boolean): void {
  insist(checkTool(g, player, card, pokemon), force);
  takeFrom(g.board.players[player].hand, card);
  pokemon.tools.push(card);
  g.step('attach', W.attached(player, cardName(card), nameOf(g, pokemon)), ['ptcg.trainers.tool-one-per-pokemon', 'ptcg.trainers.items-and-tools-unlimited'], { by: player, card: pokemon.id });
} // prettier-ignore

/** Limits of the kind of Trainer card, and what forbids playing it. */
function checkPlayed(g: Game, player: Player, card: Card): Reason[] {
  const reasons: Reason[] = [];
  const { turn, firstPlayer, players, stadium } = g.board;
  const { used } = players[player];
  const kind = kindOf(card);
  const about = { player, card };
  if (kind === 'supporter') {
    if (used['supporter'] && !permits(g, 'second-supporter', about)) reasons.push(W.reasons.supporterUsed());
    if (player === firstPlayer && turn.number === 1 && g.rules.options.startingPlayerSupporter.value === 'forbidden' && !permits(g, 'supporter-on-first-turn', about) && !allowsItself(card))
      reasons.push(W.reasons.startingPlayerSupporter([...g.rules.options.startingPlayerSupporter.rules]));
  }
  if (kind === 'stadium') {
    if (used['stadium']) reasons.push(W.reasons.stadiumUsed());
    if (stadium && sameName(cardNames(stadium.card), cardNames(card))) reasons.push(W.reasons.sameStadium(cardName(card)));
  }
  const asItem = kind === 'tool' && g.rules.options.toolKind.value === 'item';
  for (const what of [`play-${kind}`, ...(asItem ? ['play-item'] : []), 'play-trainer'] as const)
    for (const h of forbids(g, what as 'play-item', about)) reasons.push(W.reasons.cannotPlay(kind, h.name));
  return reasons;
} // prettier-ignore

/** The card says of itself that it may be played in the first turn. */
const allowsItself = (card: Card): boolean =>
  card.effects.some(
    (e) => e.effect === 'passive' && e.modifiers.some((m) => m.what === 'can' && m.do === 'supporter-on-first-turn'),
  );

const playEffect = (card: Card): PlayEffect | undefined =>
  card.effects.find((e): e is PlayEffect => e.effect === 'play');
const textOf = (card: Card): Quoted | undefined => printedText(card.def?.text);
const playContext = (g: Game, player: Player, card: Card, inputs?: Ctx['inputs']): Ctx =>
  newContext({
    g,
    you: player,
    kind: kindOf(card) as Origin,
    name: cardName(card),
    card: card.id,
    ...(inputs && { inputs }),
  });

export function checkPlay(g: Game, player: Player, card: Card): Reason[] {
  if (!card.def) return [W.reasons.unknownCard()];
  if (card.def.kind === 'pokemon') return checkBench(g, player, card);
  if (card.def.kind === 'energy') return checkAttachEnergy(g, player, card);
  if (isPlayableAsPokemon(card)) return checkBench(g, player, card);
  if (kindOf(card) === 'tool') return checkTool(g, player, card);
  const reasons = checkPlayed(g, player, card);
  const effect = playEffect(card);
  if (!effect) return reasons;
  const ctx = playContext(g, player, card);
  if (effect.if && !test(ctx, effect.if)) reasons.push(W.reasons.requirement(cardName(card)));
  if (effect.cost && !canPay(ctx, effect.cost, card)) reasons.push(W.reasons.cannotPayCost(cardName(card)));
  if (kindOf(card) !== 'stadium' && !couldDo(ctx, effect.do, card)) reasons.push(W.reasons.noEffect(cardName(card)));
  return reasons;
}

export function doPlay(g: Game, move: MoveOf<'play'>, force: boolean): void {
  const side = g.board.players[move.by];
  if (side.discard.some((c) => c.id === move.card && c.def && stageOf(c.def) === 'v-union')) return doBench(g, move, force);
  const card = inHand(g, move.by, move.card);
  if (card.def?.kind === 'pokemon' || isPlayableAsPokemon(card)) return doBench(g, move, force);
  const target = move.targets?.[0];
  if (card.def?.kind === 'energy' || kindOf(card) === 'tool') {
    if (target === undefined) throw new Illegal([W.reasons.noTarget(cardName(card))]);
    return doAttach(g, { by: move.by, do: 'attach', card: move.card, to: target }, force);
  }
  insist(checkPlay(g, move.by, card), force);
  takeFrom(side.hand, card);
  if (kindOf(card) === 'stadium') return playStadium(g, move.by, card);
  const supporter = kindOf(card) === 'supporter';
  if (supporter) side.used['supporter'] = true;
  const name = cardName(card);
  g.happened({ what: supporter ? 'supporter-played' : 'card-played', by: move.by, card: name.en });
  g.step('play', W.played(move.by, name, kindOf(card)), ['ptcg.trainers.follow-text', 'ptcg.trainers.discard-after-use', ...(supporter ? (['ptcg.trainers.one-supporter'] as const) : [])], { by: move.by, card: card.id });
  const ctx = playContext(g, move.by, card, inputsOf(move));
  const effect = playEffect(card);
  if (effect) {
    if (effect.cost) run(ctx, effect.cost);
    run(ctx, effect.do);
  } else {
    const text = unreadPlay(card);
    if (text) runAnswer(ctx, noteText(ctx, text));
  }
  putCard(g, card, 'discard');
  g.step('discard', W.playedAway(name), ['ptcg.trainers.discard-after-use'], { by: move.by, card: card.id });
  leftover(g, ctx, force);
  fire(g, { event: supporter ? 'supporter-played' : 'item-played', player: move.by });
} // prettier-ignore
/** The text of a card being played that nobody declared. */
export const unreadPlay = (card: Card): Quoted | undefined =>
  playEffect(card) ? undefined : (unmodelledText(card) ?? textOf(card));
const unmodelledText = (card: Card): Quoted | undefined => {
  const found = card.effects.find((e) => e.effect === 'unmodelled');
  return found?.effect === 'unmodelled' ? found.text : undefined;
};

function playStadium(g: Game, player: Player, card: Card): void {
  const old = g.board.stadium;
  g.board.players[player].used['stadium'] = true;
  g.board.stadium = { card, owner: player };
  if (old) putCard(g, old.card, 'discard');
  const limiting = [old, g.board.stadium].find((s) => s && limitsBench(s.card));
  if (limiting) g.benchFirst = limiting.owner;
  const rules: RuleId[] = ['ptcg.stadium.stays', 'ptcg.stadium.one-per-turn', ...(old ? (['ptcg.stadium.only-one'] as const) : [])];
  g.step('play', W.stadiumPlayed(player, cardName(card), old && cardName(old.card)), rules, { by: player, card: card.id });
  fire(g, { event: 'stadium-played', player });
} // prettier-ignore

// ───────────────────────────── E: Retreating ─────────────────────────────

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
  for (const h of forbids(g, 'retreat', { pokemon: active, player })) reasons.push(W.reasons.cannotRetreat(name, h.name));
  if (playedAs(topCard(active))?.cannotRetreat) reasons.push(W.reasons.cannotRetreat(name, name));
  const cost = retreatCostOf(g, active);
  const worth = (card: Card) => unitsOf(g, card, active).length;
  const there = active.energy.reduce((n, c) => n + worth(c), 0);
  if (there < cost) reasons.push(W.reasons.retreatCost(name, cost, there));
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
} // prettier-ignore

export function doRetreat(g: Game, move: MoveOf<'retreat'>, force: boolean): void {
  const side = g.board.players[move.by];
  insist(checkRetreat(g, move.by, move.discard), force);
  const active = side.active!;
  const to = pokemonById(g.board, move.to);
  if (!to || !side.bench.includes(to)) throw new Illegal([W.reasons.notOnBench(move.to)]);
  const cost = retreatCostOf(g, active);
  const discarded = move.discard ? move.discard.flatMap((id) => active.energy.find((c) => c.id === id || c.name === id) ?? []) : payRetreat(g, active, cost);
  for (const card of discarded) {
    takeFrom(active.energy, card);
    putCard(g, card, 'discard');
  }
  side.used['retreat'] = true;
  const cleared = active.conditions.length > 0 || active.effects.some((e) => e.ofAttack);
  const name = nameOf(g, active);
  switchActive(g, move.by, to);
  g.step('retreat', W.retreated(name, nameOf(g, to), cost, discarded.map(cardName)), [cost === 0 ? 'ptcg.retreat.free' : 'ptcg.retreat.cost', 'ptcg.retreat.swap', 'ptcg.turn.limit-retreat', ...(cleared ? (['ptcg.retreat.leaving-active-clears'] as const) : [])], { by: move.by, card: active.id });
  fire(g, { event: 'moved-to-active', pokemon: to });
  fire(g, { event: 'moved-to-bench', pokemon: active });
} // prettier-ignore

function payRetreat(g: Game, active: Pokemon, cost: number): Card[] {
  const sets = smallestSets(active.energy, (card) => unitsOf(g, card, active).length, cost);
  const ways = new Map(sets.map((set) => [set.map((c) => cardName(c).en).sort().join('|'), set]));
  const list = [...ways.values()];
  if (list.length === 1) return list[0]!;
  const answers = list.map((set) => ({ value: set.map((c) => c.id), text: W.list(set.map(cardName)) }));
  const ctx = newContext({ g, you: active.owner, self: active, kind: 'rule', name: nameOf(g, active), card: active.id });
  const chosen = askChoice<string[]>(ctx, 'cost', 'retreat', W.chooseRetreat(nameOf(g, active), cost), answers, ['ptcg.retreat.cost']);
  return active.energy.filter((c) => chosen.includes(c.id));
} // prettier-ignore

// ───────────────────────────── F: Abilities, Stadiums and other cards in play ─────────────────────────────

export interface Usable {
  source: SourceInPlay;
  effect: ActivatedEffect;
}

/** Effects a player may use, of one Pokémon's Abilities or of another card in play (a Stadium is everybody's). */
export function usablesOf(g: Game, player: Player): Usable[] {
  return [...usablesInPlay(g, player), ...usablesElsewhere(g, player)];
}

/** Abilities used from the hand or the discard pile. */
function usablesElsewhere(g: Game, player: Player): Usable[] {
  const side = g.board.players[player];
  return (['hand', 'discard'] as const).flatMap((place) =>
    side[place].flatMap((card) =>
      card.effects.flatMap((effect): Usable[] =>
        effect.effect === 'activated' && effect.place === place
          ? [{ source: { card, effects: card.effects, you: player, origin: 'ability' }, effect }]
          : [],
      ),
    ),
  );
}

function usablesInPlay(g: Game, player: Player): Usable[] {
  return sourcesInPlay(g).flatMap((source) =>
    source.effects.flatMap((effect): Usable[] => {
      if (
        effect.effect !== 'activated' ||
        effect.place === 'hand' ||
        effect.place === 'discard' ||
        (source.origin !== 'stadium' && source.you !== player)
      )
        return [];
      return [{ source: { ...source, you: player }, effect }];
    }),
  );
}

const usableName = ({ source, effect }: Usable) =>
  effect.ability === undefined ? cardName(source.card) : partName(source.card.def?.abilities, effect.ability);
/** Keys under which a use is written down; any of them, in a case, says that it was used. */
function useKeys(usable: Usable): string[] {
  const name = usableName(usable);
  const holder = usable.source.self?.id ?? usable.source.card.id;
  switch (usable.effect.limit) {
    case 'once-per-turn':
      return [`${holder}/${name.en}`];
    case 'once-per-turn-by-name':
      return [name.en];
    case 'once-per-game':
      return [`game/${name.en}`];
    case 'vstar':
    case 'gx':
      return [usable.effect.limit];
    case 'any-number':
      return [];
  }
}

export function checkUse(g: Game, player: Player, usable: Usable): Reason[] {
  const { source, effect } = usable;
  const reasons: Reason[] = [];
  const name = usableName(usable);
  const { used } = g.board.players[player];
  const { self } = source;
  if (effect.ability !== undefined && self && abilitiesOff(g).has(self)) reasons.push(W.reasons.abilityOff(name));
  if ((effect.place === 'active' || effect.place === 'bench') && self && isActive(g.board, self) !== (effect.place === 'active'))
    reasons.push(W.reasons.wrongPlace(name, effect.place));
  const keys = useKeys(usable);
  const alias = effect.limit === 'once-per-turn' ? [name.en, ...(self ? [`${self.id}/${name.de}`] : [])] : [name.de];
  if (keys.some((k) => used[k]) || (keys.length > 0 && alias.some((k) => used[k])))
    reasons.push(effect.limit === 'vstar' || effect.limit === 'gx' ? W.reasons.oncePerGame(effect.limit) : W.reasons.usedAlready(name));
  if (self) for (const h of forbids(g, 'use-ability', { pokemon: self, player })) reasons.push(W.reasons.forbiddenBy(name, h.name));
  const ctx = useContext(g, player, usable);
  if (effect.if && !test(ctx, effect.if)) reasons.push(W.reasons.requirement(name));
  if (effect.cost && !canPay(ctx, effect.cost)) reasons.push(W.reasons.cannotPayCost(name));
  if (!couldDo(ctx, effect.do)) reasons.push(W.reasons.noEffect(name));
  return reasons;
} // prettier-ignore

const useContext = (g: Game, player: Player, usable: Usable, inputs?: Ctx['inputs']): Ctx => {
  const { source, effect } = usable;
  return newContext({
    g,
    you: player,
    ...(source.self ? { self: source.self } : { thisCard: source.card }),
    kind: effect.ability === undefined ? source.origin : 'ability',
    name: usableName(usable),
    card: source.self?.id ?? source.card.id,
    ...(inputs && { inputs }),
  });
};

export function doAbility(g: Game, move: MoveOf<'ability'>, force: boolean): void {
  const elsewhere = usablesElsewhere(g, move.by).find(({ source }) => source.card.id === move.pokemon);
  if (elsewhere) return use(g, move, elsewhere, force);
  const pokemon = own(g, move.by, move.pokemon);
  const waiting = g.pending.find((p) => p.pokemon === pokemon);
  if (waiting) {
    g.pending = [];
    const inputs = inputsOf(move);
    waiting.use(inputs);
    leftover(g, newContext({ g, you: move.by, kind: 'ability', name: waiting.name, card: pokemon.id, inputs }), force);
    return;
  }
  const mine = usablesOf(g, move.by).filter((u) => u.source.self === pokemon && u.effect.ability !== undefined);
  const wanted = move.ability;
  const found = mine.find(({ source, effect }) => {
    const { abilities } = source.card.def ?? {};
    return wanted === undefined || partIndex(abilities, effect.ability!) === partIndex(abilities, wanted);
  });
  if (found) return use(g, move, found, force);
  const unread = activeCards(pokemon).flatMap(unreadTexts).find((t) => wanted === undefined || t.name.en === wanted || t.name.de === wanted);
  if (!unread) throw new Illegal([W.reasons.noSuchAbility(nameOf(g, pokemon), wanted)]);
  if (abilitiesOff(g).has(pokemon) && !force) throw new Illegal([W.reasons.abilityOff(unread.name)]);
  const ctx = newContext({ g, you: move.by, self: pokemon, kind: 'ability', name: unread.name, card: pokemon.id, inputs: inputsOf(move) });
  g.step('ability', W.usesAbility(nameOf(g, pokemon), unread.name), ['ptcg.abilities.announce'], { by: move.by, card: pokemon.id });
  runAnswer(ctx, noteText(ctx, unread.text));
} // prettier-ignore

export function doUse(g: Game, move: MoveOf<'use'>, force: boolean): void {
  const found = usablesOf(g, move.by).find(({ source }) => source.card.id === move.card || cardNames(source.card).includes(move.card));
  if (!found) throw new Illegal([W.reasons.nothingToUse(move.card)]);
  use(g, move, found, force);
} // prettier-ignore

function use(g: Game, move: MoveOf<'ability'> | MoveOf<'use'>, usable: Usable, force: boolean): void {
  insist(checkUse(g, move.by, usable), force);
  const { source, effect } = usable;
  const side = g.board.players[move.by];
  const name = usableName(usable);
  for (const key of useKeys(usable)) side.used[key] = true;
  const ctx = useContext(g, move.by, usable, inputsOf(move));
  if (effect.ability !== undefined) g.happened({ what: 'ability-used', by: move.by, card: name.en, ...(source.self && { pokemon: source.self.id }) });
  const holder = source.self ? nameOf(g, source.self) : cardName(source.card);
  const once: readonly RuleId[] = effect.limit === 'vstar' || effect.limit === 'gx' ? ONCE_PER_GAME[effect.limit] : [];
  const rules: RuleId[] = effect.ability === undefined ? ['ptcg.trainers.follow-text', 'ptcg.stadium.stays'] : ['ptcg.abilities.announce', 'ptcg.abilities.once-per-turn-each'];
  g.step('ability', effect.ability === undefined ? W.usesCard(move.by, name) : W.usesAbility(holder, name), [...rules, ...once], { by: move.by, card: ctx.card });
  if (effect.cost) run(ctx, effect.cost);
  run(ctx, effect.do);
  leftover(g, ctx, force);
} // prettier-ignore

export const canUse = (g: Game, usable: Usable): boolean => works(g, usable.source, usable.effect);

// ───────────────────────────── Discarding from play ─────────────────────────────

export function doDiscardFromPlay(g: Game, move: MoveOf<'discard-from-play'>, force: boolean): void {
  const pokemon = own(g, move.by, move.pokemon);
  const fossil = playedAs(topCard(pokemon));
  insist(fossil?.discardable ? [] : [W.reasons.notDiscardable(nameOf(g, pokemon))], force);
  const name = nameOf(g, pokemon);
  removeFromPlay(g, pokemon);
  for (const card of [...pokemon.cards, ...pokemon.energy, ...pokemon.tools]) putCard(g, card, 'discard');
  g.step(
    'leaves-play',
    W.run.leftPlay(name, 'discard', 'with'),
    ['ptcg.knock-out.leaves-play-without-ko', 'ptcg.turn.card-beats-rulebook'],
    { by: move.by, card: pokemon.id },
  );
}
