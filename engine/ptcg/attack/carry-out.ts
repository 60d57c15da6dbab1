/** Carrying out an attack: its choices, what it needs, its text and its damage; copying another attack. */
import { askChoice, askDamage } from '../game/ask.ts';
import { otherPlayer, pokemonById, type Card, type Pokemon } from '../board/board.ts';
import { pokemonFor } from '../derive/choose.ts';
import type { Ctx } from '../game/context.ts';
import { parsePrinted } from './damage.ts';
import { attackCost, energyUnits } from '../derive/values.ts';
import { isPaid, pay } from './energy.ts';
import type { DamageFormula, Op, Who } from '../effects/schema.ts';
import { nameOf, Illegal } from '../game/game.ts';
import { canPay, run } from '../instructions/run.ts';
import { askBoxes } from '../derive/heed.ts';
import { test as holds } from '../derive/evaluate.ts';
import { restOnEmpty } from '../derive/not-given.ts';
import type { UnreadBox } from '../texts/texts.ts';
import { W } from '../say/words.ts';
import { type KnownAttack, attacksOf, attacksOn, findAttack } from './known.ts';
import { strike } from './strike.ts';

export interface Attacking {
  ctx: Ctx;
  known: KnownAttack;
}

/** Step d: every choice of a target the attack certainly makes, before later flips. */
export function choices({ ctx, known }: Attacking): 'go' {
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
      g.step('choice', W.attack.chosen(chosen.map((p) => nameOf(g, p))), ['ptcg.attack.step-d-choices'], {
        by: ctx.you,
        card: ctx.self!.id,
      });
  }
  return 'go';
} /** Pokémon an instruction names at once (not those that hang on flips or on an earlier deed). */
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
export function requirements({ ctx, known }: Attacking): 'go' | 'stop' {
  const { requires } = known.effect ?? {};
  if (!requires) return 'go';
  if (canMeet(ctx, requires)) run(ctx, requires);
  else ctx.attack!.failed = true;
  if (!ctx.attack!.failed) return 'go';
  ctx.g.step(
    'attack-fails',
    W.attack.fails(known.name),
    ['ptcg.attack.step-e-requirements', 'ptcg.attack.cancelled-is-not-used'],
    { by: ctx.you, card: ctx.self!.id },
  );
  restOnEmpty(ctx.g, ctx.you, known.effect?.requires ?? []);
  ctx.g.say(W.headline.fails(nameOf(ctx.g, ctx.self!), known.name));
  for (const { target } of blows(ctx, formulas(known)))
    ctx.g.damage.push({
      kind: 'attack',
      attacker: ctx.self!.id,
      target: target.id,
      terms: [
        {
          kind: 'fails',
          outcome: 'applied',
          op: '=',
          value: 0,
          text: W.attack.fails(known.name),
          rules: ['ptcg.attack.step-e-requirements'],
          before: 0,
          after: 0,
        },
      ],
      total: 0,
    });
  return 'stop';
}

/** "If you can't do it in this way, this attack does nothing": nothing of it is begun that cannot be done completely. */
function canMeet(ctx: Ctx, requires: readonly Op[]): boolean {
  const failing = requires.flatMap((op) =>
    op.do === 'if' && op.then.some((inner) => inner.do === 'nothing') ? [JSON.stringify(op.test)] : [],
  );
  const needed = requires.filter(
    (op) => 'as' in op && op.as !== undefined && failing.some((test) => test.includes(`"by":"${op.as}"`)),
  );
  return canPay(ctx, needed);
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
  if (!usual)
    g.record.assume({
      path: `/moves/${g.move}/targets`,
      value: hit.map((p) => p.id),
      text: W.targetsTaken(
        known.name,
        hit.map((p) => nameOf(g, p)),
      ),
    });
  ctx.results.set('named', { count: hit.length, pokemon: hit, cards: [], coins: [] });
  return formulas(known).map((formula) => ({ ...formula, to: { chosen: 'named' } }));
}

export function carryOut(ctx: Ctx, known: KnownAttack): void {
  const printed = parsePrinted(known.printed.damage);
  const list = namedTargets(ctx, known);
  const { unread } = known;
  const first = unread && speaksOfDamage(unread);
  const told = first ? damageTold(askBoxes(ctx.g, known.card, [unread])) : undefined;
  const times = !known.effect && printed?.op === '×';
  const unsaid = !known.effect && !unread && printed?.op !== undefined;
  const base =
    told ?? (times || unsaid ? askDamage(ctx, W.howMuchDamage(known.name, String(known.printed.damage))) : undefined);
  run(ctx, known.effect?.before ?? []);
  if (ctx.attack!.failed) return;
  strike(
    ctx,
    grouped(ctx, base === undefined ? list : list.map((formula) => ({ ...formula, base }))),
    printed,
    known.names,
  );
  if (unread && !first) askBoxes(ctx.g, known.card, [unread]);
  run(ctx, known.effect?.after ?? []);
}

/** What happens after the damage, whatever else stands there: the damage is done before anybody asks. */
const AFTERWARDS: ReadonlySet<string> = new Set(['conditions', 'healing', 'deck', 'hand', 'discard', 'retreat']);
const speaksOfDamage = ({ sentences }: UnreadBox): boolean =>
  sentences.some(({ touches }) => touches.some(({ what }) => !AFTERWARDS.has(what)));
/** The judge may simply say how much damage it does. */
const damageTold = (answers: readonly unknown[]): number | undefined => answers.find((a) => typeof a === 'number');
const grouped = (ctx: Ctx, list: readonly DamageFormula[]) =>
  list.map((formula) => ({
    formula,
    targets: isVain(ctx, formula) ? [] : pokemonFor(ctx, formula.to ?? 'opponent-active'),
  }));
/** Nobody chooses whom damage hits that is not done. */
const isVain = (ctx: Ctx, { to, if: test }: DamageFormula): boolean =>
  typeof to === 'object' && 'choose' in to && test !== undefined && !holds(ctx, test);
const blows = (ctx: Ctx, list: readonly DamageFormula[]) =>
  grouped(ctx, list).flatMap(({ formula, targets }) => targets.map((target) => ({ formula, target })));

/** The one of them the player names, where that is no target: of several where no attack is named, or one's own that has the attack named. */
function ofNamed({ g, you, inputs: { you: { name, pokemon } } }: Ctx, from: readonly Pokemon[]): readonly Pokemon[] {
  const owner = from.find(({ id }) => id === pokemon[0]);
  const isIt = (named: Pokemon): boolean =>
    name === undefined ? from.length > 1 || named.owner === you : named.owner === you && findAttack(g, named, name) !== undefined;
  if (!owner || !isIt(owner)) return from;
  pokemon.shift();
  return [owner];
} // prettier-ignore
const isSame = (a: KnownAttack, b: KnownAttack): boolean => a.card.def === b.card.def && a.index === b.index;
/**
 * "Use it as this attack": the copied attack's text is carried out, its cost is not paid unless the text says so; the name stays. An attack
 * already being used is no choice again: copying must end.
 */
export function useAttackOf(
  ctx: Ctx,
  from: readonly Pokemon[],
  cards: readonly Card[],
  payCost: boolean,
  not: string | string[] | undefined,
): { count: number } {
  const { g } = ctx;
  const used = ctx.attack?.used ?? [];
  const barred = not === undefined ? [] : Array.isArray(not) ? not : [not];
  const options = [...ofNamed(ctx, from).flatMap((p) => attacksOf(g, p)), ...cards.flatMap(attacksOn)].filter(
    (a) => !a.names.some((n) => barred.includes(n)) && a.limit === undefined && !used.some((one) => isSame(one, a)),
  );
  const usable =
    payCost && ctx.self
      ? options.filter((a) => isPaid(pay(attackCost(g, ctx.self!, a).cost, energyUnits(g, ctx.self!))))
      : options;
  if (usable.length === 0) return { count: 0 };
  const answers = usable.map((a) => ({ value: a.names[0]!, text: a.name }));
  const given = ctx.inputs.you.name ?? (usable.length === 1 ? usable[0]!.names[0]! : undefined);
  const wanted = askChoice<string>(
    ctx,
    'choice',
    'attack',
    W.chooseAttack(ctx.name),
    answers,
    ['ptcg.attack.copied-attack'],
    'you',
    given,
  );
  const copied = usable.find((a) => a.names.some((n) => n.toLowerCase() === wanted.toLowerCase()));
  if (!copied) throw new Illegal([W.reasons.noSuchAttack(ctx.name, wanted)]);
  g.step('copied-attack', W.attack.copied(ctx.name, copied.name), ['ptcg.attack.copied-attack'], {
    by: ctx.you,
    card: ctx.card,
  });
  ctx.attack?.used.push(copied);
  choices({ ctx, known: copied });
  if (requirements({ ctx, known: copied }) === 'stop') return { count: 0 };
  carryOut(ctx, copied);
  return { count: 1 };
}
