/**
 * The attack: may it be used, and its steps a to f in the order the ruleset names. Effects of the text come from the declaration; a text nobody declared
 * is an open question. After it: triggers of damaged Pokémon, Knock Outs, the end of the turn.
 */
import type { EnergyType, PtcgCard, PtcgMove } from '../case/schema.ts';
import type { DamageReport, Localized, Reason, RuleId } from '../ruling/schema.ts';
import { addDamage, putCard, takeFrom } from './act.ts';
import { askChoice, askDamage, flipCoin } from './ask.ts';
import { allPokemon, isActive, otherPlayer, pokemonById, type Card, type Player, type Pokemon } from './board.ts';
import { namesOf, partIndex, partName } from './cards.ts';
import { pokemonFor } from './choose.ts';
import { inputsOf, newContext, type Ctx } from './context.ts';
import { calculate, parsePrinted, type Printed } from './damage.ts';
import { about, attackCost, energyUnits, forbids, hpOf, permits } from './derive.ts';
import { isPaid, pay, type Payment, type Unit } from './energy.ts';
import type { AttackEffect, DamageFormula, Op, Who } from './effects/schema.ts';
import { matches, test } from './evaluate.ts';
import { cardName, nameOf, pathOf, Illegal, type Game } from './game.ts';
import { resolveKnockOuts } from './knock-out.ts';
import { activeCards, holdingContext, holdings, isAbout, workingTools } from './modifiers.ts';
import { choose } from './rulesets.ts';
import { run } from './run.ts';
import { askBoxes, reasonsAgainst } from './texts/heed.ts';
import type { UnreadBox } from './texts/texts.ts';
import { fire } from './triggers.ts';
import { ONCE_PER_GAME, W } from './words.ts';

type PrintedAttack = NonNullable<PtcgCard['attacks']>[number];

/** An attack a Pokémon could use: printed on one of its cards, or gained. */
export interface KnownAttack {
  card: Card;
  index: number;
  printed: PrintedAttack;
  name: Localized;
  names: string[];
  effect?: AttackEffect;
  /** Sentences of its text nobody read. */
  unread?: UnreadBox;
  limit?: 'gx' | 'vstar';
}

export function attacksOn(card: Card): KnownAttack[] {
  const attacks = card.def?.attacks ?? [];
  return attacks.map((printed, index) => {
    const of = (part: number | string | undefined) => part !== undefined && partIndex(attacks, part) === index;
    const effect = card.effects.find((e): e is AttackEffect => e.effect === 'attack' && of(e.attack));
    const unread = card.unread.find(({ box }) => box === `attack/${index + 1}`);
    const names = namesOf(printed);
    const gx = names.some((n) => /[\s-]GX$/u.test(n));
    const limit = effect?.limit ?? (gx ? 'gx' : undefined);
    const name = partName(attacks, index + 1);
    return {
      card, index, printed, name, names,
      ...(effect && { effect }), ...(unread && { unread }), ...(limit && { limit }),
    };
  });
} // prettier-ignore

/** Every attack this Pokémon has: its own, those of cards attached to it, those an effect lends it. */
export function attacksOf(g: Game, pokemon: Pokemon): KnownAttack[] {
  const own = activeCards(pokemon).flatMap(attacksOn);
  const attached = workingTools(g, pokemon).flatMap(attacksOn);
  const gained = about(g, 'gains-attacks', pokemon).flatMap((h) => {
    const { of } = h.modifier;
    if (of === 'this-card') return [];
    if (of === 'under') return pokemon.cards.slice(0, -1).flatMap(attacksOn);
    return allPokemon(g.board)
      .filter((p) => p !== pokemon && matches(holdingContext(g, h), p, of))
      .flatMap((p) => activeCards(p).flatMap(attacksOn));
  });
  return [...own, ...attached, ...gained];
}

// ───────────────────────────── May it be used ─────────────────────────────

export interface AttackCheck {
  reasons: Reason[];
  cost: EnergyType[];
  units: Unit[];
  payment: Payment[];
}

/** Every reason why this attack may not be used now; the cost and how it is paid. */
export function checkAttack(g: Game, player: Player, pokemon: Pokemon, attack: KnownAttack): AttackCheck {
  const { turn, firstPlayer, players } = g.board;
  const reasons: Reason[] = [];
  const name = nameOf(g, pokemon);
  if (!isActive(g.board, pokemon)) reasons.push(W.reasons.notActive(name));
  if (player === firstPlayer && turn.number === 1 && g.rules.options.startingPlayerAttack.value === 'forbidden') {
    if (!attack.effect?.firstTurn && !permits(g, 'attack-on-first-turn', { pokemon, player }))
      reasons.push(W.reasons.startingPlayerAttack([...g.rules.options.startingPlayerAttack.rules]));
  }
  if (pokemon.conditions.includes('asleep') && !permits(g, 'attack-while-asleep', { pokemon, player }))
    reasons.push(W.reasons.cannotAttackCondition(name, 'asleep'));
  if (pokemon.conditions.includes('paralyzed') && !permits(g, 'attack-while-paralyzed', { pokemon, player }))
    reasons.push(W.reasons.cannotAttackCondition(name, 'paralyzed'));
  for (const h of forbids(g, 'attack', { pokemon, player })) reasons.push(W.reasons.cannotAttack(name, h.name));
  for (const h of forbids(g, 'use-attack', { pokemon, player, attack: attack.names }))
    if (h.modifier.attack !== undefined) reasons.push(W.reasons.cannotUseAttack(name, attack.name, h.name));
  if (attack.limit && players[player].used[attack.limit]) reasons.push(W.reasons.oncePerGame(attack.limit));
  const { cost } = attackCost(g, pokemon, attack.printed);
  const units = energyUnits(g, pokemon);
  const payment = pay(cost, units);
  if (!isPaid(payment)) reasons.push(W.reasons.costNotMet(attack.name, cost, units.length, payment));
  if (attack.effect?.usableIf) {
    const ctx = attackContext(g, player, pokemon, attack);
    if (!test(ctx, attack.effect.usableIf)) reasons.push(W.reasons.requirement(attack.name));
  }
  if (reasons.length > 0 && g.heeding === 'lifting' && attack.unread && speaksOfUse(attack.unread))
    askBoxes(g, attack.card, [attack.unread]);
  return { reasons, cost, units, payment };
}

/** An attack may say of itself when it can be used, and for what. */
const OF_USE: ReadonlySet<string> = new Set(['attacks', 'attack-cost', 'energy', 'everything']);
const speaksOfUse = ({ sentences }: UnreadBox): boolean =>
  sentences.some(({ touches }) => touches.some(({ what }) => OF_USE.has(what)));

const attackContext = (g: Game, you: Player, self: Pokemon, attack: KnownAttack): Ctx =>
  newContext({ g, you, self, kind: 'attack', name: attack.name, card: self.id });

export function findAttack(g: Game, pokemon: Pokemon, wanted: string | number): KnownAttack | undefined {
  const attacks = attacksOf(g, pokemon);
  if (typeof wanted === 'number') return attacks[wanted - 1];
  return attacks.find((a) => a.names.some((n) => n.toLowerCase() === wanted.trim().toLowerCase()));
}

// ───────────────────────────── Steps a to f ─────────────────────────────

type AttackMove = Extract<PtcgMove, { do: 'attack' }>;
type Step = (attack: Attacking) => 'go' | 'stop';
interface Attacking {
  ctx: Ctx;
  known: KnownAttack;
}

const ORDER: Record<Parameters<typeof stepsIn>[0], readonly Step[]> = {
  'alter-confusion-choices-requirements': [alterOrCancel, confusion, used, choices, requirements],
  'choices-requirements-alter-confusion': [choices, requirements, alterOrCancel, confusion, used],
};
const stepsIn = (order: 'alter-confusion-choices-requirements' | 'choices-requirements-alter-confusion') =>
  ORDER[order];

export function ruleAttack(g: Game, move: AttackMove, force: boolean): void {
  const attacker = g.board.players[move.by].active;
  if (!attacker) throw new Illegal([W.reasons.noActive(move.by)]);
  const known = findAttack(g, attacker, move.attack);
  if (!known) throw new Illegal([W.reasons.noSuchAttack(nameOf(g, attacker), String(move.attack))]);
  const reasons = reasonsAgainst(g, () => checkAttack(g, move.by, attacker, known).reasons);
  if (reasons.length > 0 && !force) throw new Illegal(reasons);
  const { cost, units, payment } = checkAttack(g, move.by, attacker, known);
  if (known.effect) g.mattered(known.card);
  const ctx = newContext({
    ...attackContext(g, move.by, attacker, known),
    inputs: inputsOf(move),
    attacker,
    attack: { attacker, name: known.name, cost, done: new Map(), failed: false, used: [known] },
  });
  const energyNames = new Map(attacker.energy.map((c) => [c.id, c]));
  g.step('attack', W.attack.announced(nameOf(g, attacker), known.name, cost, payment, units, energyNames), ['ptcg.attack.step-a-choose', 'ptcg.attack.energy-requirement', ...(cost.length === 0 ? ['ptcg.attack.zero-cost'] : [])], {
    by: move.by,
    card: attacker.id,
    because: [
      { path: `${pathOf(g.board, attacker)}/energy`, value: attacker.energy.map((c) => c.name) },
      ...payment.flatMap(({ symbol, unit }) => {
        const at = unit === undefined ? -1 : attacker.energy.findIndex((c) => c.id === units[unit]!.card);
        const path = `${pathOf(g.board, attacker)}/energy/${at}`;
        return at < 0 ? [] : [{ path, value: attacker.energy[at]!.name, text: W.attack.pays(symbol) }];
      }),
    ],
  });
  const said = g.said.length;
  if (g.board.turnAssumed) g.record.assume({ path: '/turn', value: { ...g.board.turn }, text: W.turnAssumed(g.board.turn.player, g.board.turn.number) });
  const attacking = { ctx, known };
  const steps = choose(g.rules, 'attackSteps', ORDER);
  const attacked = steps.every((step) => step(attacking) === 'go');
  if (attacked) {
    resolve(attacking);
    if (!ctx.attack!.failed) g.became(attacker.id, 'resolved', undefined, true);
  }
  if (!attacked || ctx.attack!.failed) g.became(attacker.id, 'no-effect', lastReason(g), true);
  if (g.said.length === said) g.say(W.headline.used(nameOf(g, attacker), known.name));
  if (!g.over) resolveKnockOuts(g, { attack: ctx.attack!, inputs: ctx.inputs });
  leftover(g, ctx, force);
  if (g.over) return;
  g.stage = 'turn-over';
  attackOnceMore(g, attacker, attacked);
} // prettier-ignore

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
  const used = g.board.history.filter((h) => h.what === 'attack-used' && h.pokemon === pokemon.id && (h.when ?? 'this-turn') === 'this-turn').length;
  if (!twice || used !== 1) return;
  g.attackAgain = { pokemon, name: twice.name };
  g.step('attack-again', W.attack.again(nameOf(g, pokemon), twice.name), ['ptcg.turn.card-beats-rulebook', 'ptcg.attack.last-action'], { by: pokemon.owner, card: pokemon.id });
} // prettier-ignore

/** Step b: effects that change or cancel the attack. */
function alterOrCancel({ ctx, known }: Attacking): 'go' | 'stop' {
  const { g } = ctx;
  const self = ctx.self!;
  for (const h of holdings(g, 'attack-fails-on-tails').filter((x) => isAbout(g, x, self, x.modifier.on))) {
    const coin = flipCoin(ctx, h.name, ['ptcg.attack.step-b-alter-or-cancel']);
    const fails = coin === 'tails';
    g.step('attack-altered', W.attack.altered(h.name, coin), ['ptcg.attack.step-b-alter-or-cancel', ...(fails ? (['ptcg.attack.cancelled-is-not-used'] as const) : [])], { by: ctx.you, card: self.id });
    if (fails) {
      g.say(W.headline.cancelled(nameOf(g, self), known.name));
      return 'stop';
    }
  }
  return 'go';
} // prettier-ignore

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
  g.step('confusion', W.attack.confusionTails(nameOf(g, self), counters), [...rules, 'ptcg.conditions.confusion-tails-ends-turn', 'ptcg.damage.condition-counters', 'ptcg.attack.cancelled-is-not-used'], { by: ctx.you, card: self.id });
  g.say(W.headline.confused(nameOf(g, self), known.name, counters));
  return 'stop';
} // prettier-ignore

/** From here the attack counts as used. */
function used({ ctx, known }: Attacking): 'go' {
  const { g } = ctx;
  const side = g.board.players[ctx.you];
  g.happened({ what: 'attack-used', by: ctx.you, pokemon: ctx.self!.id, card: known.names[0]! });
  if (known.limit) side.used[known.limit] = true;
  const text = known.limit ? W.attack.usedOnce(known.name, known.limit) : W.attack.used(known.name);
  g.step('attack-used', text, ['ptcg.attack.cancelled-is-not-used', ...(known.limit ? ONCE_PER_GAME[known.limit] : [])], { by: ctx.you, card: ctx.self!.id });
  return 'go';
} // prettier-ignore

/** Step d: every choice of a target the attack certainly makes, before later flips. */
function choices({ ctx, known }: Attacking): 'go' {
  const { g } = ctx;
  const { effect } = known;
  const certain: Who[] = [
    ...(effect?.damage ?? []).flatMap((d) => (d.to && !d.if ? [d.to] : [])),
    ...[...(effect?.before ?? []), ...(effect?.after ?? [])].flatMap(targetsOf),
  ];
  for (const who of certain) {
    if (typeof who === 'string' || !('choose' in who) || ctx.settled.has(who)) continue;
    const chosen = pokemonFor(ctx, who);
    if (chosen.length > 0)
      g.step('choice', W.attack.chosen(chosen.map((p) => nameOf(g, p))), ['ptcg.attack.step-d-choices'], { by: ctx.you, card: ctx.self!.id }); // prettier-ignore
  }
  return 'go';
}
/** Pokémon an instruction names at once (not those that hang on flips or on an earlier deed). */
function targetsOf(op: Op): Who[] {
  switch (op.do) {
    case 'put-counters':
    case 'heal':
    case 'condition':
    case 'recover':
      return [op.on];
    case 'damage':
      return [op.to];
    case 'choose-pokemon':
      return [op.which];
    default:
      return [];
  }
}

/** Step e: what the attack needs; failing here, it was used all the same. */
function requirements({ ctx, known }: Attacking): 'go' | 'stop' {
  const { requires } = known.effect ?? {};
  if (!requires) return 'go';
  run(ctx, requires);
  if (!ctx.attack!.failed) return 'go';
  ctx.g.step('attack-fails', W.attack.fails(known.name), ['ptcg.attack.step-e-requirements', 'ptcg.attack.cancelled-is-not-used'], { by: ctx.you, card: ctx.self!.id });
  ctx.g.say(W.headline.fails(nameOf(ctx.g, ctx.self!), known.name));
  for (const { target } of blows(ctx, formulas(known)))
    ctx.g.damage.push({ kind: 'attack', attacker: ctx.self!.id, target: target.id, terms: [{ kind: 'fails', outcome: 'applied', op: '=', value: 0, text: W.attack.fails(known.name), rules: ['ptcg.attack.step-e-requirements'], before: 0, after: 0 }], total: 0 });
  return 'stop';
} // prettier-ignore

/** Step f: effects before damage, damage, everything else. */
function resolve({ ctx, known }: Attacking): void {
  carryOut(ctx, known);
  if (ctx.attack!.failed) ctx.g.step('attack-fails', W.attack.fails(known.name), ['ptcg.attack.step-e-requirements'], { by: ctx.you, card: ctx.self!.id }); // prettier-ignore
  for (const [pokemon, points] of ctx.attack!.done)
    if (points > 0) fire(ctx.g, { event: 'damaged', pokemon, attacker: ctx.self!, inputs: ctx.inputs });
}

const formulas = (known: KnownAttack): readonly DamageFormula[] =>
  known.effect?.damage ?? (known.printed.damage === undefined || known.printed.damage === '' ? [] : [{}]);

/** An attack of which nothing but the number is known, used on the Pokémon the case names: these are hit, and that is said. */
function namedTargets(ctx: Ctx, known: KnownAttack): readonly DamageFormula[] {
  const { g } = ctx;
  const queue = ctx.inputs.you.pokemon;
  if (known.effect || queue.length === 0) return formulas(known);
  const targets = queue.map((id) => pokemonById(g.board, id));
  const missing = targets.findIndex((p) => !p);
  if (missing >= 0) throw new Illegal([W.reasons.illegalTarget(known.name, queue[missing]!)]);
  const hit = targets as Pokemon[];
  queue.length = 0;
  const usual = hit.length === 1 && hit[0] === g.board.players[otherPlayer(ctx.you)].active;
  if (!usual) g.record.assume({ path: `/moves/${g.move}/targets`, value: hit.map((p) => p.id), text: W.targetsTaken(known.name, hit.map((p) => nameOf(g, p))) });
  ctx.results.set('named', { count: hit.length, pokemon: hit, cards: [], coins: [] });
  return formulas(known).map((formula) => ({ ...formula, to: { chosen: 'named' } }));
} // prettier-ignore

function carryOut(ctx: Ctx, known: KnownAttack): void {
  const printed = parsePrinted(known.printed.damage);
  const list = namedTargets(ctx, known);
  const { unread } = known;
  const first = unread && speaksOfDamage(unread);
  const told = first ? damageTold(askBoxes(ctx.g, known.card, [unread])) : undefined;
  const times = !known.effect && printed?.op === '×';
  const unsaid = !known.effect && !unread && printed?.op !== undefined;
  const base = told ?? (times || unsaid ? askDamage(ctx, W.howMuchDamage(known.name, String(known.printed.damage))) : undefined);
  run(ctx, known.effect?.before ?? []);
  if (ctx.attack!.failed) return;
  strike(ctx, grouped(ctx, base === undefined ? list : list.map((formula) => ({ ...formula, base }))), printed, known.names);
  if (unread && !first) askBoxes(ctx.g, known.card, [unread]);
  run(ctx, known.effect?.after ?? []);
} // prettier-ignore

/** What happens after the damage, whatever else stands there: the damage is done before anybody asks. */
const AFTERWARDS: ReadonlySet<string> = new Set(['conditions', 'healing', 'deck', 'hand', 'discard', 'retreat']);
const speaksOfDamage = ({ sentences }: UnreadBox): boolean =>
  sentences.some(({ touches }) => touches.some(({ what }) => !AFTERWARDS.has(what)));
/** The judge may simply say how much damage it does. */
const damageTold = (answers: readonly unknown[]): number | undefined => answers.find((a) => typeof a === 'number');
const grouped = (ctx: Ctx, list: readonly DamageFormula[]) =>
  list.map((formula) => ({ formula, targets: pokemonFor(ctx, formula.to ?? 'opponent-active') }));
const blows = (ctx: Ctx, list: readonly DamageFormula[]) =>
  grouped(ctx, list).flatMap(({ formula, targets }) => targets.map((target) => ({ formula, target })));

interface Aimed {
  formula: DamageFormula;
  targets: readonly Pokemon[];
}
/** Damage of an attack: worked out for every target on the same board, then placed. Answers how many Pokémon were damaged. */
export function strike(ctx: Ctx, aimed: readonly Aimed[], printed?: Printed, names: readonly string[] = []): number {
  const { g } = ctx;
  const attacker = ctx.attack?.attacker ?? ctx.self;
  if (!attacker) return 0;
  const hits = aimed.flatMap(({ formula, targets }) =>
    targets.map((target) => {
      const uses = formula.base === undefined && printed ? { printed } : {};
      return { target, formula, report: calculate({ ctx, attacker, target, attackNames: names, formula, ...uses }) };
    }),
  );
  let damaged = 0;
  for (const { target, formula, report } of hits) {
    g.damage.push(report);
    const because = [{ path: `${pathOf(g.board, target)}/damage`, value: target.damage }];
    for (const term of report.terms)
      g.saying(ctx.card, formula, () =>
        g.step(term.kind, W.damage.step(term), term.rules, {
          by: ctx.you,
          card: target.id,
          outcome: term.outcome,
          because,
        }),
      );
    sayDamage(ctx, attacker, target, report);
    placeDamage(ctx, target, report);
    if (report.total > 0) damaged++;
  }
  return damaged;
}

/** The calculation in a judge's words: only what changed the number. */
function sayDamage({ g, attack }: Ctx, attacker: Pokemon, target: Pokemon, report: DamageReport): void {
  const usual = target.owner !== attacker.owner && isActive(g.board, target);
  const to = usual ? undefined : target === attacker ? W.itself() : nameOf(g, target);
  const counted = report.terms.filter((t) => t.outcome === 'applied' && t.op !== undefined && (t.kind === 'base' || t.before !== t.after));
  const why = report.terms.findLast((t) => t.outcome === 'applied' && (t.op === undefined || t.kind === 'prevention'));
  const text = report.total > 0 ? W.headline.damage(nameOf(g, attacker), to, report.total, counted.map(W.damage.short)) : W.headline.noDamage(nameOf(g, attacker), to, why?.text);
  // One attack on several Pokémon is told in one sentence.
  if (attack?.told && report.total > 0 && counted.length < 2) g.say(W.headline.alsoDamage(to ?? nameOf(g, target), report.total), { about: target, join: '; ' });
  else g.say(text, { about: target, ...(attack?.told && { join: '; ' as const }) });
  if (attack) attack.told = true;
} // prettier-ignore

/** Step 6: one counter for each 10 damage; effects by which it is not Knocked Out. */
function placeDamage(ctx: Ctx, target: Pokemon, { total: points, terms }: DamageReport): void {
  const { g } = ctx;
  const name = nameOf(g, target);
  const { attack } = ctx;
  if (attack) attack.done.set(target, (attack.done.get(target) ?? 0) + points);
  if (points === 0) {
    const { kind, text, rules } = terms.findLast((t) => t.outcome === 'applied') ?? { kind: 'base', text: W.damage.noBase(), rules: ['ptcg.damage.step1-base'] };
    g.step('damage-counters', W.damage.noCounters(name), ['ptcg.damage.step6-counters'], { card: target.id, outcome: 'skipped' });
    g.became(target.id, kind === 'prevention' ? 'protected' : 'survived', { code: kind, text, rules }, true);
    return;
  }
  const before = target.damage;
  addDamage(target, points);
  g.became(target.id, 'damaged');
  g.happened({ what: 'damaged', by: target.owner, pokemon: target.id, count: points });
  g.step('damage-counters', W.damage.counters(name, points, target.damage), ['ptcg.damage.step6-counters', 'ptcg.damage.counter', ...(target === attack?.attacker ? (['ptcg.damage.to-itself'] as const) : [])], { card: target.id });
  const hp = hpOf(g, target);
  if (hp === undefined || target.damage < hp) return;
  for (const h of holdings(g, 'survives')) {
    if (!isAbout(g, h, target, h.modifier.on) || (h.modifier.fullHp && before > 0)) continue;
    const rules: RuleId[] = ['ptcg.turn.card-beats-rulebook', 'ptcg.knock-out.condition'];
    if (h.modifier.coin && flipCoin(ctx, h.name, rules, 'opponent') === 'tails') {
      g.step('survives', W.damage.coinFailed(h.name), rules, { card: target.id, outcome: 'skipped' });
      continue;
    }
    target.damage = hp - h.modifier.leaves;
    const text = W.damage.survives(name, h.name, h.modifier.leaves);
    g.became(target.id, 'survived', { code: 'survives', text, rules });
    g.step('survives', text, rules, { card: target.id });
    if (h.modifier.discard) discardTool(g, target, h.card);
    return;
  }
} // prettier-ignore

/** A Tool that says so is discarded after it has worked. */
function discardTool(g: Game, pokemon: Pokemon, id: string): void {
  const tool = pokemon.tools.find((card) => card.id === id);
  if (!tool) return;
  takeFrom(pokemon.tools, tool);
  putCard(g, tool, 'discard');
  g.step('discard-tool', W.run.toolDiscarded(cardName(tool), nameOf(g, pokemon)), ['ptcg.attack.follow-text'], { card: pokemon.id });
} // prettier-ignore

const isSame = (a: KnownAttack, b: KnownAttack): boolean => a.card.def === b.card.def && a.index === b.index;
/**
 * "Use it as this attack": the copied attack's text is carried out, its cost is not paid unless the text says so; the name stays. An attack
 * already being used is no choice again: copying must end.
 */
export function useAttackOf(ctx: Ctx, from: readonly Pokemon[], cards: readonly Card[], payCost: boolean, not: string | string[] | undefined): { count: number } {
  const { g } = ctx;
  const used = ctx.attack?.used ?? [];
  const barred = not === undefined ? [] : Array.isArray(not) ? not : [not];
  const options = [...from.flatMap((p) => attacksOf(g, p)), ...cards.flatMap(attacksOn)].filter((a) => !a.names.some((n) => barred.includes(n)) && a.limit === undefined && !used.some((one) => isSame(one, a)));
  const usable = payCost && ctx.self ? options.filter((a) => isPaid(pay(attackCost(g, ctx.self!, a.printed).cost, energyUnits(g, ctx.self!)))) : options;
  if (usable.length === 0) return { count: 0 };
  const answers = usable.map((a) => ({ value: a.names[0]!, text: a.name }));
  const given = ctx.inputs.you.name ?? (usable.length === 1 ? usable[0]!.names[0]! : undefined);
  const wanted = askChoice<string>(ctx, 'choice', 'attack', W.chooseAttack(ctx.name), answers, ['ptcg.attack.copied-attack'], 'you', given);
  const copied = usable.find((a) => a.names.some((n) => n.toLowerCase() === wanted.toLowerCase()));
  if (!copied) throw new Illegal([W.reasons.noSuchAttack(ctx.name, wanted)]);
  g.step('copied-attack', W.attack.copied(ctx.name, copied.name), ['ptcg.attack.copied-attack'], { by: ctx.you, card: ctx.card });
  ctx.attack?.used.push(copied);
  choices({ ctx, known: copied });
  if (requirements({ ctx, known: copied }) === 'stop') return { count: 0 };
  carryOut(ctx, copied);
  return { count: 1 };
} // prettier-ignore

/**
 * What the case gives beyond what was asked for is never silently dropped: a Pokémon or card that could not be chosen where a choice was made makes the move
 * illegal (`force`: named instead), the rest (coins of a flip that was not made) is named.
 */
export function leftover(g: Game, ctx: Ctx, force: boolean): void {
  for (const { refused, ...given } of Object.values(ctx.inputs))
    for (const what of ['pokemon', 'cards', 'energy'] as const) {
      const [next] = given[what];
      if (next === undefined || next !== refused[what]) continue;
      if (!force)
        throw new Illegal([
          what === 'pokemon' ? W.reasons.illegalTarget(ctx.name, next) : W.reasons.illegalCard(ctx.name, next),
        ]);
      given[what].length = 0;
    }
  for (const what of ['cards', 'energy'] as const) {
    const unused = ctx.inputs.you[what];
    if (unused.length > 0)
      g.record.assume({ path: `/moves/${g.move}/choose/${what}`, value: unused, text: W.cardsUnused(unused.length) });
  }
  const rest = ctx.inputs.you.coins;
  const active = Object.values(g.board.players).map((side) => side.active);
  const targets = ctx.inputs.you.pokemon.filter((id) => !active.some((p) => p?.id === id));
  if (targets.length > 0)
    g.record.assume({ path: `/moves/${g.move}/targets`, value: targets, text: W.targetsUnused(targets.length) });
  if (rest.length > 0)
    g.record.assume({ path: `/moves/${g.move}/coins`, value: rest, text: W.leftoverCoins(rest.length) });
}
