/**
 * Using an attack: its steps a to f in the order the ruleset names. After it: triggers of damaged Pokémon, Knock Outs, the end of the turn.
 */
import type { PtcgMove } from '../../case/schema.ts';
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { addDamage } from '../board/act.ts';
import { flipCoin } from '../game/ask.ts';
import { allPokemon, isActive, otherPlayer, pokemonById, type Player, type Pokemon } from '../board/board.ts';
import { inputsOf, newContext } from '../game/context.ts';
import { permits } from '../derive/values.ts';
import { nameOf, pathOf, Illegal, type Game } from '../game/game.ts';
import { isKnockedOut, resolveKnockOuts } from '../events/knock-out.ts';
import { holdings, isAbout } from '../derive/modifiers.ts';
import { choose } from '../rulesets.ts';
import { reasonsAgainst } from '../derive/heed.ts';
import { fire } from '../events/triggers.ts';
import { ONCE_PER_GAME, W } from '../say/words.ts';
import { attackContext, checkAttack, findAttack, type AttackCheck, type KnownAttack } from './known.ts';
import { carryOut, requirements, choices, type Attacking } from './carry-out.ts';
import { leftover } from '../game/leftover.ts';
import { hitsEmptyBench, restOnEmpty } from '../derive/not-given.ts';

// ───────────────────────────── Steps a to f ─────────────────────────────

type AttackMove = Extract<PtcgMove, { do: 'attack' }>;
type Step = (attack: Attacking) => 'go' | 'stop';

const ORDER: Record<Parameters<typeof stepsIn>[0], readonly Step[]> = {
  'alter-confusion-choices-requirements': [alterOrCancel, confusion, used, choices, requirements],
  'choices-requirements-alter-confusion': [choices, requirements, alterOrCancel, confusion, used],
};
const stepsIn = (order: 'alter-confusion-choices-requirements' | 'choices-requirements-alter-confusion') =>
  ORDER[order];

export function ruleAttack(g: Game, move: AttackMove, force: boolean): void {
  const { attacker, known } = attackMeant(g, move);
  const reasons = [
    ...reasonsAgainst(g, () => checkAttack(g, move.by, attacker, known).reasons),
    ...againstTargets(g, move, known),
  ];
  if (reasons.length > 0 && !force) throw new Illegal(reasons);
  const check = checkAttack(g, move.by, attacker, known);
  if (known.effect) g.mattered(known.card);
  const ctx = newContext({
    ...attackContext(g, move.by, attacker, known),
    inputs: inputsOf(move),
    attacker,
    attack: { attacker, name: known.name, cost: check.cost, done: new Map(), failed: false, used: [known] },
  });
  announce(g, move.by, attacker, known, check);
  const said = g.said.length;
  const before = g.record.steps.length;
  assumeTurn(g);
  const attacking = { ctx, known };
  const attacked = choose(g.rules, 'attackSteps', ORDER).every((step) => step(attacking) === 'go');
  if (attacked) resolve(attacking);
  if (attacked && !ctx.attack!.failed) g.became(attacker.id, 'resolved', undefined, true);
  else g.became(attacker.id, 'no-effect', lastReason(g), true);
  hitsEmptyBench(g, move.by, known.effect?.damage ?? []);
  if (g.said.length === said) sayUsed(g, attacker, known, before);
  if (!g.over) resolveKnockOuts(g, { attack: ctx.attack!, inputs: ctx.inputs });
  leftover(g, ctx, force);
  if (g.over) return;
  g.stage = 'turn-over';
  attackOnceMore(g, attacker, attacked);
}

/** Whose text chooses nobody hits the other player's Active Pokémon: nobody else can be named for it. */
function againstTargets(g: Game, { by, targets = [] }: AttackMove, { name, effect, unread }: KnownAttack): Reason[] {
  if (!effect || unread || choosesWhom(effect)) return [];
  const stray = targets.find((id) => g.board.players[otherPlayer(by)].bench.some((pokemon) => pokemon.id === id));
  return stray === undefined ? [] : [W.reasons.illegalTarget(name, nameOf(g, pokemonById(g.board, stray)!).en)];
}
/** What chooses whom it is done to, or leads to the Bench, or is another attack. */
const CHOOSING: ReadonlySet<unknown> = new Set(['switch', 'use-attack', 'spread-counters', 'rearrange-counters']);
/** Somebody is chosen somewhere in an effect, or another attack is used, or the Bench is hit. */
function choosesWhom(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === 'all';
  if (Array.isArray(part)) return part.some(choosesWhom);
  const { do: does, where } = part as { do?: unknown; where?: unknown };
  const here = CHOOSING.has(does) || where === 'bench' || 'choose' in part || 'chosen' in part;
  return here || Object.values(part).some(choosesWhom);
}

/** Who attacks, and with what. */
function attackMeant(g: Game, move: AttackMove): { attacker: Pokemon; known: KnownAttack } {
  const attacker = g.board.players[move.by].active;
  if (!attacker) throw new Illegal([W.reasons.noActive(move.by)]);
  const known = findAttack(g, attacker, move.attack);
  if (!known) throw new Illegal([W.reasons.noSuchAttack(nameOf(g, attacker), String(move.attack))]);
  return { attacker, known };
}

/** Step a: the attack is named, with its cost and the Energy that pays it. */
function announce(g: Game, by: Player, attacker: Pokemon, known: KnownAttack, check: AttackCheck): void {
  const { cost, units, payment } = check;
  const energyNames = new Map(attacker.energy.map((c) => [c.id, c]));
  g.step(
    'attack',
    W.attack.announced(nameOf(g, attacker), known.name, cost, payment, units, energyNames),
    [
      'ptcg.attack.step-a-choose',
      'ptcg.attack.energy-requirement',
      ...(cost.length === 0 ? ['ptcg.attack.zero-cost'] : []),
    ],
    {
      by,
      card: attacker.id,
      because: [
        { path: `${pathOf(g.board, attacker)}/energy`, value: attacker.energy.map((c) => c.name) },
        ...payment.flatMap(({ symbol, unit }) => {
          const at = unit === undefined ? -1 : attacker.energy.findIndex((c) => c.id === units[unit]!.card);
          const path = `${pathOf(g.board, attacker)}/energy/${at}`;
          return at < 0 ? [] : [{ path, value: attacker.energy[at]!.name, text: W.attack.pays(symbol) }];
        }),
      ],
    },
  );
}

/** Whose turn it is matters to an attack: nobody having said so is an assumption. */
function assumeTurn({ board, record }: Game): void {
  if (!board.turnAssumed) return;
  const text = W.turnAssumed(board.turn.player, board.turn.number);
  record.assume({ path: '/turn', value: { ...board.turn }, text });
}

/** Nothing else was said of the attack: that it was used, and whether in vain. `before`: how many steps there were before it. */
function sayUsed(g: Game, attacker: Pokemon, { name, effect, unread }: KnownAttack, before: number): void {
  const did =
    g.record.steps.slice(before).some(({ kind, changes }) => kind !== 'attack-used' && changes.length > 0) ||
    allPokemon(g.board).some((pokemon) => isKnockedOut(g, pokemon));
  const inVain = !did && !unread;
  if (inVain && effect) restOnEmpty(g, attacker.owner, [...(effect.before ?? []), ...(effect.after ?? [])]);
  g.say((inVain ? W.headline.usedInVain : W.headline.used)(nameOf(g, attacker), name));
}

/** Why the attack did nothing: what the last step says. */
const lastReason = ({ record }: Game): Reason => {
  const { kind, text, rules } = record.steps.at(-1)!;
  return { code: kind, text, rules };
};

/** "May attack twice": the first attack of the turn does not end it. */
function attackOnceMore(g: Game, pokemon: Pokemon, attacked: boolean): void {
  delete g.attackAgain;
  if (!attacked || !isActive(g.board, pokemon)) return;
  const twice = permits(g, 'attack-twice', { pokemon, player: pokemon.owner });
  const used = g.board.history.filter(
    (h) => h.what === 'attack-used' && h.pokemon === pokemon.id && (h.when ?? 'this-turn') === 'this-turn',
  ).length;
  if (!twice || used !== 1) return;
  g.attackAgain = { pokemon, name: twice.name };
  g.step(
    'attack-again',
    W.attack.again(nameOf(g, pokemon), twice.name),
    ['ptcg.turn.card-beats-rulebook', 'ptcg.attack.last-action'],
    { by: pokemon.owner, card: pokemon.id },
  );
}

/** Step b: effects that change or cancel the attack. */
function alterOrCancel({ ctx, known }: Attacking): 'go' | 'stop' {
  const { g } = ctx;
  const self = ctx.self!;
  for (const h of holdings(g, 'attack-fails-on-tails').filter((x) => isAbout(g, x, self, x.modifier.on))) {
    const coins = Array.from({ length: h.modifier.coins ?? 1 }, () =>
      flipCoin(ctx, h.name, ['ptcg.attack.step-b-alter-or-cancel']),
    );
    const coin = coins.includes('tails') ? 'tails' : 'heads';
    const fails = coin === 'tails';
    g.step(
      'attack-altered',
      W.attack.altered(h.name, coin),
      ['ptcg.attack.step-b-alter-or-cancel', ...(fails ? (['ptcg.attack.cancelled-is-not-used'] as const) : [])],
      { by: ctx.you, card: self.id },
    );
    if (fails) {
      g.say(W.headline.cancelled(nameOf(g, self), known.name));
      return 'stop';
    }
  }
  return 'go';
}

/** Step c: a Confused Pokémon flips. */
function confusion({ ctx, known }: Attacking): 'go' | 'stop' {
  const { g } = ctx;
  const self = ctx.self!;
  if (!self.conditions.includes('confused')) return 'go';
  const rules: RuleId[] = ['ptcg.attack.step-c-confusion', 'ptcg.conditions.confused-coin'];
  const coin = flipCoin(ctx, W.conditionName('confused'), rules);
  if (coin === 'heads') {
    g.step('confusion', W.attack.confusionHeads(nameOf(g, self)), rules, { by: ctx.you, card: self.id });
    return 'go';
  }
  const counters = g.number('confusionCounters');
  addDamage(self, counters * 10);
  g.step(
    'confusion',
    W.attack.confusionTails(nameOf(g, self), counters),
    [
      ...rules,
      'ptcg.conditions.confusion-tails-ends-turn',
      'ptcg.damage.condition-counters',
      'ptcg.attack.cancelled-is-not-used',
    ],
    { by: ctx.you, card: self.id },
  );
  g.say(W.headline.confused(nameOf(g, self), known.name, counters));
  return 'stop';
}

/** From here the attack counts as used. */
function used({ ctx, known }: Attacking): 'go' {
  const { g } = ctx;
  const side = g.board.players[ctx.you];
  g.happened({ what: 'attack-used', by: ctx.you, pokemon: ctx.self!.id, card: known.names[0]! });
  if (known.limit) side.used[known.limit] = true;
  const text = known.limit ? W.attack.usedOnce(known.name, known.limit) : W.attack.used(known.name);
  g.step(
    'attack-used',
    text,
    ['ptcg.attack.cancelled-is-not-used', ...(known.limit ? ONCE_PER_GAME[known.limit] : [])],
    { by: ctx.you, card: ctx.self!.id },
  );
  return 'go';
}

/** Step f: effects before damage, damage, everything else. */
function resolve({ ctx, known }: Attacking): void {
  carryOut(ctx, known);
  if (ctx.attack!.failed)
    ctx.g.step('attack-fails', W.attack.fails(known.name), ['ptcg.attack.step-e-requirements'], {
      by: ctx.you,
      card: ctx.self!.id,
    });
  for (const [pokemon, points] of ctx.attack!.done)
    if (points > 0)
      fire(ctx.g, { event: 'damaged', pokemon, attacker: ctx.self!, suffered: points, inputs: ctx.inputs });
}
