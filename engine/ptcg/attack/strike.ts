/** Damage of an attack placed on its targets, and what keeps a Pokémon from being Knocked Out by it. */
import type { DamageReport, RuleId } from '../../ruling/schema.ts';
import { withoutStop } from '../../ruling/say.ts';
import { addDamage, putCard, takeFrom } from '../board/act.ts';
import { flipCoin } from '../game/ask.ts';
import { isActive, topCard, type Pokemon } from '../board/board.ts';
import type { Ctx } from '../game/context.ts';
import { calculate, type Printed } from './damage.ts';
import { test } from '../derive/evaluate.ts';
import { hpOf, typesOf } from '../derive/values.ts';
import type { DamageFormula } from '../effects/schema.ts';
import { cardName, nameOf, pathOf, type Game } from '../game/game.ts';
import { holdings, isAbout } from '../derive/modifiers.ts';
import { W } from '../say/words.ts';
import { whyUnprotected } from './unprotected.ts';

export interface Aimed {
  formula: DamageFormula;
  targets: readonly Pokemon[];
}
/** Damage of an attack: worked out for every target on the same board, then placed. Answers how many Pokémon were damaged. */
export function strike(ctx: Ctx, aimed: readonly Aimed[], printed?: Printed, names: readonly string[] = []): number {
  const { g } = ctx;
  const attacker = ctx.attack?.attacker ?? ctx.self;
  if (!attacker) return 0;
  const hits = thatHold(ctx, aimed).flatMap(({ formula, targets }) =>
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
          ...(term.says && { says: term.says }),
        }),
      );
    const due = target !== attacker || formula.if === undefined || test(ctx, formula.if);
    sayDamage(ctx, attacker, target, report, due);
    for (const why of whyUnprotected(g, attacker, target, report)) g.say(withoutStop(why), { join: '; ' });
    placeDamage(ctx, target, report);
    if (report.total > 0) damaged++;
  }
  return damaged;
}

/** Of two amounts for the same Pokémon, each with its condition, only the one that is met is worked out. */
function thatHold(ctx: Ctx, aimed: readonly Aimed[]): readonly Aimed[] {
  const holds = ({ formula }: Aimed): boolean => formula.if === undefined || test(ctx, formula.if);
  const met = aimed.length > 1 ? aimed.filter(holds) : aimed;
  const hit = new Set(met.flatMap(({ targets }) => targets));
  return aimed.filter((one) => met.includes(one) || !one.targets.every((target) => hit.has(target)));
}

/** The calculation in a judge's words: only what changed the number. Of damage to itself that is not `due` only that there is none. */
function sayDamage(ctx: Ctx, attacker: Pokemon, target: Pokemon, report: DamageReport, due: boolean): void {
  const { g, attack } = ctx;
  const usual = target.owner !== attacker.owner && isActive(g.board, target);
  const to = usual ? undefined : target === attacker ? W.itself() : nameOf(g, target);
  const counted = report.terms.filter(
    (t) => t.outcome === 'applied' && t.op !== undefined && (t.kind === 'base' || t.before !== t.after),
  );
  const why = report.terms.findLast((t) => t.outcome === 'applied' && (t.op === undefined || t.kind === 'prevention'));
  // Counted down to nothing: by what, not that the calculation ends there.
  const whyNone =
    why?.kind === 'stop' && counted.length > 1 ? W.headline.terms(counted.map(W.damage.short)) : why?.text;
  const text =
    report.total > 0
      ? W.headline.damage(nameOf(g, attacker), to, report.total, counted.map(W.damage.short))
      : W.headline.noDamage(nameOf(g, attacker), to, due ? whyNone : undefined);
  // One attack on several Pokémon is told in one sentence.
  if (attack?.told && report.total > 0 && counted.length < 2)
    g.say(W.headline.alsoDamage(to ?? nameOf(g, target), report.total), { join: '; ' });
  else g.say(text, attack?.told ? { join: '; ' } : {});
  if (attack) attack.told = true;
  tellSpared(ctx, attacker, target, report);
}
/** A Weakness of the attacker's type that an effect does not let count is what somebody would ask about. */
function tellSpared({ g, attack }: Ctx, attacker: Pokemon, target: Pokemon, { terms, total }: DamageReport): void {
  const weakness = terms.find(({ kind }) => kind === 'weakness');
  const types = typesOf(g, attacker);
  const isMet = topCard(target).def?.weakness?.some(({ type }) => types.includes(type));
  if (total === 0 || !isMet || !isActive(g.board, target) || weakness?.outcome !== 'skipped') return;
  g.say(withoutStop(weakness.text), { join: '; ' });
  (attack!.spared ??= new Set()).add(target);
} // prettier-ignore

/** Step 6: one counter for each 10 damage; effects by which it is not Knocked Out. */
function placeDamage(ctx: Ctx, target: Pokemon, { total: points, terms }: DamageReport): void {
  const { g } = ctx;
  const name = nameOf(g, target);
  const { attack } = ctx;
  if (attack) attack.done.set(target, (attack.done.get(target) ?? 0) + points);
  if (points === 0) {
    const { kind, text, rules } = terms.findLast((t) => t.outcome === 'applied') ?? {
      kind: 'base',
      text: W.damage.noBase(),
      rules: ['ptcg.damage.step1-base'],
    };
    g.step('damage-counters', W.damage.noCounters(name), ['ptcg.damage.step6-counters'], {
      card: target.id,
      outcome: 'skipped',
    });
    g.became(target.id, kind === 'prevention' ? 'protected' : 'survived', { code: kind, text, rules }, true);
    return;
  }
  const before = target.damage;
  addDamage(target, points);
  g.became(target.id, 'damaged');
  g.happened({ what: 'damaged', by: target.owner, pokemon: target.id, count: points });
  g.step(
    'damage-counters',
    W.damage.counters(name, points, target.damage),
    [
      'ptcg.damage.step6-counters',
      'ptcg.damage.counter',
      ...(target === attack?.attacker ? (['ptcg.damage.to-itself'] as const) : []),
    ],
    { card: target.id },
  );
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
    g.say(withoutStop(text), { join: '; ' });
    if (h.modifier.discard) discardTool(g, target, h.card);
    return;
  }
}

/** A Tool that says so is discarded after it has worked. */
function discardTool(g: Game, pokemon: Pokemon, id: string): void {
  const tool = pokemon.tools.find((card) => card.id === id);
  if (!tool) return;
  takeFrom(pokemon.tools, tool);
  putCard(g, tool, 'discard');
  g.step('discard-tool', W.run.toolDiscarded(cardName(tool), nameOf(g, pokemon)), ['ptcg.attack.follow-text'], {
    card: pokemon.id,
  });
}
