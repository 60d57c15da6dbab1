/** Knock Outs, Prize cards, winning, promotion: everything after an effect has been carried out completely, for both players at once. */
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { putCard, removeCondition, removeFromPlay, switchActive, takeFrom } from '../board/act.ts';
import { allPokemon, otherPlayer, PLAYERS, pokemonOf, topCard, type Player, type Pokemon } from '../board/board.ts';
import { labelsOf } from '../cards.ts';
import { choose } from '../rulesets.ts';
import { newContext, type AttackInUse, type Ctx } from '../game/context.ts';
import {
  benchLimit,
  benchLimitedBy,
  about,
  hpOf,
  many,
  oncePerGameKey,
  prizeValue,
  type PrizeValue,
} from '../derive/values.ts';
import { cardName, nameOf, pathOf, type Game } from '../game/game.ts';
import { matches } from '../derive/evaluate.ts';
import { holdingContext } from '../derive/modifiers.ts';
import { takePrizes } from './prizes.ts';
import { tellStanding, type Hurt } from './standing.ts';
import { fire } from './triggers.ts';
import type { Question } from '../../ruling/record.ts';
import { withoutStop } from '../../ruling/say.ts';
import { W } from '../say/words.ts';

export interface Cause {
  /** The attack just carried out; its damage counts as what did it. */
  attack?: AttackInUse;
  /** What its move says of both players' choices. */
  inputs?: Ctx['inputs'];
  /** At the end of a Pokémon Checkup: the damage points each has got in it. */
  checkup?: ReadonlyMap<Pokemon, number>;
}
const hurtBy = ({ attack, checkup = new Map() }: Cause): Hurt =>
  attack ? { points: attack.done, by: attack.attacker, ...(attack.spared && { spared: attack.spared }) } : { points: checkup }; // prettier-ignore

export function isKnockedOut(g: Game, pokemon: Pokemon): boolean {
  if (g.doomed.has(pokemon)) return true;
  if (pokemon.damage === 0) return false;
  const hp = hpOf(g, pokemon);
  return hp === undefined ? asksWhetherKnockedOut(g, pokemon) : pokemon.damage >= hp;
}
/** Nobody knows its HP: with damage it has not withstood before, somebody must say. */
function asksWhetherKnockedOut(g: Game, pokemon: Pokemon): boolean {
  if (pokemon.damage <= (pokemon.withstood ?? 0)) return false;
  const out = g.record.ask<boolean>({
    id: `${pokemon.id}/knocked-out/${pokemon.damage}`,
    by: 'judge',
    what: 'fact',
    move: g.move + 1,
    text: W.isKnockedOut(nameOf(g, pokemon), pokemon.damage),
    answers: [
      { value: true, text: W.yes() },
      { value: false, text: W.no() },
    ],
    rules: ['ptcg.knock-out.condition'],
  });
  if (!out) pokemon.withstood = pokemon.damage;
  return out;
}

/** Checks every Pokémon in play, then discards, Prize cards, the win check; again where that Knocks Out more. */
export function resolveKnockOuts(g: Game, cause: Cause = {}): void {
  discardUnfit(g);
  recoverImmune(g);
  shrinkTools(g);
  let stood = false;
  for (;;) {
    const out = gather(g, cause);
    if (!stood) tellStanding(g, hurtBy(cause), out);
    stood = true;
    if (out.length === 0) break;
    const prizes = discardAll(g, out, cause);
    // Where both take Prize cards it is said of both who takes how many.
    const bothTake = PLAYERS.every((player) => prizes[player].due > 0);
    for (const player of PLAYERS) {
      const { due, because } = prizes[player];
      const goesWithout = player === g.board.turn.player && !bothTake;
      const join = goesWithout ? { join: '; ' as const } : {};
      if (due === 0) {
        if (out.some(({ owner }) => owner !== player)) g.say(W.headline.noPrize(because), { join: '; ' });
        continue;
      }
      const left = g.board.players[player].prizes;
      const { count: taken, named } = takePrizes(g, player, due);
      const names = named.map(cardName);
      g.happened({ what: 'prizes-taken', by: player, count: taken });
      const rules: RuleId[] = ['ptcg.prizes.take', ...(due > left ? (['ptcg.prizes.no-more-than-left'] as const) : [])];
      g.step('prizes', W.prizesTaken(player, taken, names), rules, { by: player });
      const said = goesWithout ? W.headline.prizesOnly(taken, names) : W.headline.prizes(player, taken, names);
      g.say(W.headline.because(said, because), join);
    }
    if (checkWin(g)) return;
  }
  if (checkWin(g)) return;
  shrinkBenches(g);
  checkWin(g);
}

/** "… recovers from all Special Conditions and can't be affected by any": at once, whenever it begins to hold. */
function recoverImmune(g: Game): void {
  for (const { active } of Object.values(g.board.players)) {
    if (!active || active.conditions.length === 0) continue;
    const by = about(g, 'immune', active).filter((h) => h.modifier.recovers);
    const gone = active.conditions.filter((c) =>
      by.some((h) => many(h.modifier.to).some((to) => to === 'any' || to === c)),
    );
    if (gone.length === 0) continue;
    for (const c of gone) removeCondition(active, c);
    const text = W.run.recovered(nameOf(g, active), gone);
    g.say(withoutStop(text));
    g.step('recover', text, ['ptcg.conditions.removal', 'ptcg.turn.card-beats-rulebook'], {
      by: active.owner,
      card: active.id,
    });
  }
}

/** "If it loses this Ability, discard Pokémon Tools from it until only 1 remains": what let it have more no longer holds. */
function shrinkTools(g: Game): void {
  for (const pokemon of allPokemon(g.board)) {
    const mayHaveMore = topCard(pokemon).effects.some((e) => 'modifiers' in e && e.modifiers.some(({ what }) => what === 'tool-limit'));
    if (!mayHaveMore || pokemon.tools.length <= g.number('toolsPerPokemon')) continue;
    const limit = Math.max(g.number('toolsPerPokemon'), ...about(g, 'tool-limit', pokemon).map(({ modifier }) => modifier.value));
    const kept: string[] = [];
    while (pokemon.tools.length > limit && kept.length < limit) kept.push(keptTool(g, pokemon, kept));
    for (const tool of pokemon.tools.filter(({ id }) => kept.length > 0 && !kept.includes(id))) {
      takeFrom(pokemon.tools, tool);
      putCard(g, tool, 'discard');
      const text = W.run.toolDiscarded(cardName(tool), nameOf(g, pokemon));
      g.step('discard-tool', text, TOO_MANY_TOOLS, { by: pokemon.owner, card: pokemon.id });
      g.say(withoutStop(text));
    }
  }
} // prettier-ignore
const TOO_MANY_TOOLS: RuleId[] = ['ptcg.turn.card-beats-rulebook', 'ptcg.trainers.tool-one-per-pokemon'];
/** Its player chooses which Tool stays. */
const keptTool = (g: Game, pokemon: Pokemon, kept: readonly string[]): string =>
  g.record.ask<string>({
    id: g.decisionId(pokemon.id, 'tool-kept'),
    by: pokemon.owner,
    what: 'choice',
    move: g.move + 1,
    text: W.toolKept(pokemon.owner, nameOf(g, pokemon)),
    answers: pokemon.tools.filter(({ id }) => !kept.includes(id)).map((tool) => ({ value: tool.id, text: cardName(tool) })),
    rules: TOO_MANY_TOOLS,
  }); // prettier-ignore

/** A Special Energy that says so is discarded where it may no longer be attached. */
function discardUnfit(g: Game): void {
  for (const pokemon of allPokemon(g.board))
    for (const card of [...pokemon.energy, ...pokemon.tools]) {
      const rule = card.effects.find((e) => e.effect === 'attach-to');
      if (rule?.effect !== 'attach-to' || !rule.elseDiscard) continue;
      const ctx = newContext({
        g,
        you: pokemon.owner,
        self: pokemon,
        kind: 'energy',
        name: cardName(card),
        card: card.id,
      });
      if (matches(ctx, pokemon, rule.which)) continue;
      takeFrom(pokemon.energy.includes(card) ? pokemon.energy : pokemon.tools, card);
      putCard(g, card, 'discard');
      g.step(
        'discard',
        W.unfit(cardName(card), nameOf(g, pokemon)),
        ['ptcg.turn.card-beats-rulebook', 'ptcg.energy.card'],
        { by: pokemon.owner, card: pokemon.id },
      );
    }
}

/** Every Knocked Out Pokémon, those included that effects of the Knock Outs bring about. */
function gather(g: Game, { attack, checkup, inputs }: Cause): Pokemon[] {
  const out: Pokemon[] = [];
  for (;;) {
    const more = allPokemon(g.board).filter((p) => !out.includes(p) && isKnockedOut(g, p));
    if (more.length === 0) return out;
    for (const p of more) {
      out.push(p);
      const hp = hpOf(g, p);
      g.step(
        'knocked-out',
        W.knockedOut(nameOf(g, p), p.damage, hp),
        ['ptcg.knock-out.condition', checkup ? 'ptcg.checkup.knock-outs-after' : 'ptcg.knock-out.after-all-effects'],
        {
          card: p.id,
          because: [{ path: `${pathOf(g.board, p)}/damage`, value: p.damage }],
        },
      );
      const isPrinted = hp === undefined || p.damage < hp || hp === topCard(p).def?.hp;
      g.say(W.headline.knockedOut(nameOf(g, p), isPrinted ? undefined : { damage: p.damage, hp }));
    }
    for (const p of more) {
      const byDamage = (attack?.done.get(p) ?? 0) > 0;
      fire(g, {
        event: 'knocked-out',
        pokemon: p,
        ...(byDamage && attack && { attacker: attack.attacker, suffered: attack.done.get(p)! }),
        ...(inputs && { inputs }),
      });
    }
  }
}

/** The Prize cards of a Pokémon nobody has identified are for the judge to say. */
function known(g: Game, pokemon: Pokemon, worth: PrizeValue): PrizeValue {
  if (topCard(pokemon).def) return worth;
  const value = g.record.ask<number>({
    id: `${pokemon.id}/prizes`,
    by: 'judge',
    what: 'fact',
    move: g.move + 1,
    text: W.prizesUnknown(),
    answers: [1, 2, 3].map((n) => ({ value: n, text: W.number(n) })),
    rules: ['ptcg.prizes.values'],
  });
  return { ...worth, printed: value, value };
}

/** What applies once per game has been applied. */
function spent(g: Game, worth: PrizeValue): PrizeValue {
  for (const h of worth.changes) if (h.modifier.oncePerGame) g.board.players[h.you].used[oncePerGameKey(h)] = true;
  return worth;
}

/** Prize cards a player may take, and what makes them more or fewer than printed. */
interface Due {
  due: number;
  because: Localized[];
}
/** Puts the Knocked Out Pokémon away; answers how many Prize cards each player may take. */
function discardAll(g: Game, out: readonly Pokemon[], { attack }: Cause): Record<Player, Due> {
  const due: Record<Player, Due> = { A: { due: 0, because: [] }, B: { due: 0, because: [] } };
  const worth = out.map((p) => ({
    p,
    name: nameOf(g, p),
    prizes: spent(g, known(g, p, prizeValue(g, p, (attack?.done.get(p) ?? 0) > 0 ? attack?.attacker : undefined))),
    elsewhere: about(g, 'goes-to', p).find(({ modifier }, i, all) => {
      const by = (attack?.done.get(p) ?? 0) > 0 ? attack?.attacker : undefined;
      return (
        !modifier.byDamageFrom || (by !== undefined && matches(holdingContext(g, all[i]!), by, modifier.byDamageFrom))
      );
    }),
  }));
  for (const { p, name, prizes, elsewhere } of worth) {
    const taker = otherPlayer(p.owner);
    due[taker].due += prizes.value;
    due[taker].because.push(...prizes.changes.map((change) => change.name));
    due[taker].because.push(...prizes.usedUp.map((change) => W.headline.usedUp(change.name)));
    const active = g.board.players[p.owner].active === p;
    const isOwn = byItsPlayer(g, p, attack);
    removeFromPlay(g, p);
    g.doomed.delete(p);
    const out = g.record.steps.findLast((s) => s.kind === 'knocked-out' && s.card === p.id);
    for (const card of p.cards) putCard(g, card, elsewhere ? elsewhere.modifier.to : 'discard');
    for (const card of [...p.energy, ...p.tools])
      putCard(g, card, elsewhere?.modifier.attached ? elsewhere.modifier.to : 'discard');
    if (out) g.became(p.id, 'knocked-out', { code: out.kind, text: out.text, rules: out.rules });
    g.happened({
      what: 'knocked-out',
      by: p.owner,
      pokemon: p.id,
      card: topCard(p).name,
      byDamage: (attack?.done.get(p) ?? 0) > 0,
    });
    const prism = p.cards.some((c) => c.def && labelsOf(c.def).has('Prism Star'));
    const rules: RuleId[] = [
      'ptcg.knock-out.discard',
      ...(prism ? (['ptcg.kinds.prism-star-lost-zone'] as const) : []),
    ];
    g.step('discard', W.discardedKnockedOut(name, active, elsewhere?.name), rules, { by: p.owner, card: p.id });
    g.step(
      'prize-value',
      W.prizeValue(name, taker, prizes),
      [
        ...g.rulesOf(prizes.kind),
        ...(prizes.changes.length > 0 ? (['ptcg.prizes.modified-by-effect'] as const) : []),
        ...(isOwn ? (['ptcg.prizes.own-knock-out'] as const) : []),
      ],
      { by: taker },
    );
  }
  return due;
}

/** Whether its own player did it: an effect of his Knocks it Out, or the damage it has last came from his card or attack. */
function byItsPlayer(g: Game, pokemon: Pokemon, attack: Cause['attack']): boolean {
  const by = g.doomed.get(pokemon);
  if (by) return by === pokemon.owner;
  const path = `${pathOf(g.board, pokemon)}/damage`;
  const last = g.record.steps.findLast(({ changes }) => changes.some((change) => change.path === path));
  return last !== undefined && (last.by ?? attack?.attacker.owner) === pokemon.owner;
}

/** The ways in which each player has won; nobody, one of them, or both. */
function checkWin(g: Game): boolean {
  if (!g.winDue) return false;
  g.winDue = false;
  const { players } = g.board;
  const ways = (player: Player): Reason[] => {
    const opponent = otherPlayer(player);
    const noPokemon = players[opponent].written && pokemonOf(g.board, opponent).length === 0;
    if (noPokemon && !players[opponent].benchWritten)
      g.record.assume({ path: `/players/${opponent}/bench`, value: [], text: W.benchTakenAsEmpty(opponent) });
    return [...prizesWon(g, player), ...(noPokemon ? [W.won.noPokemon(player, opponent)] : [])];
  };
  const both = { A: ways('A'), B: ways('B') };
  if (both.A.length + both.B.length === 0) return false;
  const winner = both.A.length === both.B.length ? 'sudden-death' : both.A.length > both.B.length ? 'A' : 'B';
  const [won, lost] = winner === 'B' ? [both.B, both.A] : [both.A, both.B];
  finish(g, winner, won, lost);
  return true;
}

/** The last Prize card; in a tiebreaker game the first lead. */
function prizesWon({ board, rules }: Game, player: Player): Reason[] {
  const { prizes } = board.players[player];
  if (prizes === 0) return [W.won.prizes(player)];
  const leads = board.suddenDeath && prizes < board.players[otherPlayer(player)].prizes;
  const first = choose(rules, 'bothWin', { 'sudden-death': false, 'tiebreaker-game': true });
  return leads && first ? [W.won.ahead(player)] : [];
}

export function finish(g: Game, winner: Player | 'sudden-death', won: Reason[], lost: Reason[] = []): void {
  const reasons = [...won, ...lost];
  const rules: RuleId[] =
    won.length > 0 && lost.length > 0 ? ['ptcg.winning.simultaneous', 'ptcg.winning.count-ways'] : [];
  g.over = { winner, reasons };
  const again = choose<'bothWin', { says: 'suddenDeath' | 'tiebreaker'; rule: RuleId }>(g.rules, 'bothWin', {
    'sudden-death': { says: 'suddenDeath', rule: 'ptcg.winning.sudden-death' },
    'tiebreaker-game': { says: 'tiebreaker', rule: 'ptcg.winning.tiebreaker-game' },
  });
  const text =
    winner === 'sudden-death'
      ? W.won[again.says]()
      : W.won.wins(
          winner,
          won.map((r) => r.text),
          lost.length,
        );
  const more: RuleId[] = winner === 'sudden-death' ? [again.rule] : [];
  g.step(
    'game-over',
    { de: `${text.de}.`, en: `${text.en}.` },
    [...new Set([...reasons.flatMap((r) => r.rules), ...rules, ...more, 'ptcg.winning.judged-once'])],
    winner === 'sudden-death' ? {} : { by: winner },
  );
  g.say(text);
}

/** A Bench over its limit: who played the Stadium behind it goes first, else the turn player; these Pokémon are not Knocked Out. */
function shrinkBenches(g: Game): void {
  const first = g.benchFirst ?? g.board.turn.player;
  delete g.benchFirst;
  const order = [first, otherPlayer(first)];
  for (const player of order) {
    const side = g.board.players[player];
    const limit = benchLimit(g, player);
    const over = side.bench.length - limit;
    if (over > 0) g.say(W.headline.benchOver(player, limit, over, benchLimitedBy(g, player)));
    for (const p of leavingBench(g, player, over)) {
      const name = nameOf(g, p);
      removeFromPlay(g, p);
      for (const card of [...p.cards, ...p.energy, ...p.tools]) putCard(g, card, 'discard');
      const text = W.discardedFromBench(name);
      g.step('bench-limit', text, ['ptcg.bench.limit-shrinks'], { by: player, card: p.id });
      g.say(withoutStop(text));
    }
  }
}

/** Which Pokémon their player discards: asked one by one, answered so or with a list. */
function* leavingBench(g: Game, player: Player, over: number): Generator<Pokemon> {
  const { bench } = g.board.players[player];
  const named: string[] = [];
  for (let i = 0; i < over; i++) {
    const question: Question = {
      id: g.decisionId(player, 'bench-limit'),
      by: player,
      what: 'choice',
      move: g.move + 1,
      text: W.benchTooFull(player),
      answers: bench.map((p) => ({ value: p.id, text: nameOf(g, p) })),
      rules: ['ptcg.bench.limit-shrinks'],
    };
    if (named.length === 0) named.push(...[g.record.ask<string | string[]>(question)].flat());
    const id = named.shift();
    yield bench.find((p) => p.id === id) ?? g.record.askAnew(question);
  }
}

/** Who owes a new Active Pokémon: whose Active Spot an effect emptied, then the player whose turn comes next. */
export function promotionsOwed(g: Game): Player[] {
  const { players, turn } = g.board;
  const order = [otherPlayer(turn.player), turn.player];
  const owing = order.filter((p) => players[p].active === null && players[p].bench.length > 0);
  return owing.sort((a, b) => Number(g.vacated.has(b)) - Number(g.vacated.has(a)));
}

export function promote(g: Game, player: Player, pokemon: Pokemon): void {
  g.vacated.delete(player);
  switchActive(g, player, pokemon);
  g.step('promote', W.promoted(player, nameOf(g, pokemon)), ['ptcg.knock-out.promote'], {
    by: player,
    card: pokemon.id,
  });
  fire(g, { event: 'moved-to-active', pokemon });
}

/** The question who becomes Active; `stop`: the ruling cannot go on without it. */
export function askPromotion(g: Game, player: Player, move: number, stop: boolean): void {
  const { bench } = g.board.players[player];
  const both = promotionsOwed(g).length > 1;
  const question = {
    id: `${player}/promote/${g.board.turn.number}`,
    by: player,
    what: 'promote' as const,
    move,
    text: W.whoIsPromoted(player),
    answers: bench.map((p) => ({ value: p.id, text: nameOf(g, p) })),
    rules: ['ptcg.knock-out.promote', ...(both ? ['ptcg.knock-out.who-promotes-first'] : [])],
  };
  const id = stop ? g.record.ask<string>(question) : g.record.leaveOpen<string>(question);
  const pokemon = bench.find((p) => p.id === id);
  if (pokemon) promote(g, player, pokemon);
}
