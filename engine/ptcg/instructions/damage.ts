/** Damage, damage counters, healing, Special Conditions, Knock Outs by an effect. */
import type { SpecialCondition } from '../../case/schema.ts';
import type { Ctx } from '../game/context.ts';
import type { Localized, RuleId } from '../../ruling/schema.ts';
import { addDamage, isImmune, removeCondition, setCondition } from '../board/act.ts';
import { askChoice, askCounters } from '../game/ask.ts';
import { strike } from '../attack/strike.ts';
import { isActive, type Pokemon } from '../board/board.ts';
import { candidates, choosePokemon, pokemonFor } from '../derive/choose.ts';
import { heedUntold } from '../derive/not-given.ts';
import { forbids } from '../derive/values.ts';
import { amount } from '../derive/evaluate.ts';
import { Illegal, nameOf, type Tally } from '../game/game.ts';
import { withoutStop } from '../../ruling/say.ts';
import { register } from './run.ts';
import { asOften } from '../../ruling/record.ts';
import { tellStands } from '../events/standing.ts';
import { NOTHING_DONE, type OpOf, preventsEffect, reached, say, within } from './common.ts';
import { lingering } from '../board/public-modifiers.ts';
import { W } from '../say/words.ts';
import { keyed } from '../../keyed.ts';

/** Whose counters they are, where it is no attack that says so itself: two on one Pokémon may come from two cards. */
const culprit = ({ kind, name }: Ctx): Localized[] => (kind === 'attack' ? [] : [name]);

const countersOn = (ctx: Ctx, pokemon: Pokemon, count: number): Tally => {
  const by = culprit(ctx);
  const name = nameOf(ctx.g, pokemon);
  return {
    of: `${ctx.g.move}/${pokemon.id}/${by.map(({ en }) => en).join()}`,
    count,
    text: (n) => W.headline.counters(name, n, by),
  };
};

/** Which of these Special Conditions it has. */
const conditionsOf = ({ conditions }: Pokemon, wanted: OpOf<'recover'>['from']): SpecialCondition[] =>
  conditions.filter((one) => typeof wanted === 'string' || wanted.includes(one));

/** Instructions that hurt and heal. */
register({
  damage: {
    possible: (ctx, op) => within(ctx, op.to).length > 0,
    run: (ctx, op) => {
      const hit = strike(ctx, [{ formula: op, targets: pokemonFor(ctx, op.to) }]);
      return { count: hit };
    },
  },

  'damage-each-time': {
    possible: (ctx, op) => candidates(ctx, op.from).length > 0,
    run: (ctx, op) => {
      const from = candidates(ctx, op.from);
      if (from.length === 0) return NOTHING_DONE;
      const chosen = Array.from({ length: amount(ctx, op.times) }, () => choosePokemon(ctx, from, 1, false, 'you')[0]!);
      const aimed = [...new Set(chosen)].map((target) => ({
        formula: {
          base: op.damage * chosen.filter((one) => one === target).length,
          ...(op.ignores && { ignores: op.ignores }),
        },
        targets: [target],
      }));
      return { count: strike(ctx, aimed), pokemon: [...new Set(chosen)] };
    },
  },

  'swap-counters': {
    possible: (ctx, op) => [...within(ctx, op.a), ...within(ctx, op.b)].some(({ damage }) => damage > 0),
    run: (ctx, op) => {
      const [a] = pokemonFor(ctx, op.a);
      const [b] = pokemonFor(ctx, op.b);
      if (!a || !b || a === b || reached(ctx, [a, b], true).length < 2) return NOTHING_DONE;
      [a.damage, b.damage] = [b.damage, a.damage];
      say(ctx, 'damage-counters', W.run.countersSwapped(nameOf(ctx.g, a), nameOf(ctx.g, b)), [
        'ptcg.damage.counters-are-not-damage',
      ]);
      return { count: 1, pokemon: [a, b] };
    },
  },

  'put-counters': {
    possible: (ctx, op) => within(ctx, op.on).length > 0,
    run: (ctx, op) => {
      const n = amount(ctx, op.count);
      const list = n > 0 ? reached(ctx, pokemonFor(ctx, op.on), true) : [];
      for (const p of list) {
        addDamage(p, n * 10);
        ctx.g.became(p.id, 'damaged');
        say(
          ctx,
          'damage-counters',
          W.run.counters(nameOf(ctx.g, p), n),
          ['ptcg.damage.counters-are-not-damage'],
          false,
          countersOn(ctx, p, n),
        );
      }
      return { count: list.length * n, pokemon: list };
    },
  },

  'spread-counters': {
    possible: (ctx, op) => candidates(ctx, op.among).length > 0,
    run: (ctx, op) => {
      const n = amount(ctx, op.count);
      const list = candidates(ctx, op.among);
      if (n === 0 || list.length === 0) return NOTHING_DONE;
      // Wherever they were put, nothing would come of it.
      if (list.every((p) => preventsEffect(ctx, p, true))) {
        reached(ctx, list, true);
        return NOTHING_DONE;
      }
      const given = ctx.inputs.you.counters ?? namedForEach(ctx, list, n) ?? (list.length === 1 ? { [list[0]!.id]: n } : undefined); // prettier-ignore
      const counters = askCounters(ctx, W.spreadCounters(ctx.name, n), given);
      const sum = Object.values(counters).reduce((a, b) => a + b, 0);
      if (sum > n || (sum < n && !op.upTo)) throw new Illegal([W.reasons.wrongCounters(ctx.name, n, sum)]);
      for (const [id, k] of Object.entries(counters)) {
        const p = list.find((q) => q.id === id);
        if (!p) throw new Illegal([W.reasons.illegalTarget(ctx.name, id)]);
        if (reached(ctx, [p], true).length === 0) continue;
        addDamage(p, k * 10);
        ctx.g.became(p.id, 'damaged');
        say(
          ctx,
          'damage-counters',
          W.run.counters(nameOf(ctx.g, p), k),
          ['ptcg.damage.counters-are-not-damage'],
          false,
          countersOn(ctx, p, k),
        );
      }
      return { count: sum };
    },
  },

  'rearrange-counters': {
    possible: (ctx, op) => candidates(ctx, op.among).some((p) => p.damage > 0),
    run: (ctx, op) => {
      const list = candidates(ctx, op.among);
      const there = list.reduce((n, p) => n + p.damage / 10, 0);
      if (there === 0 || list.length < 2) return NOTHING_DONE;
      const now = Object.fromEntries(list.map((p) => [p.id, p.damage / 10]));
      const wanted = askCounters(ctx, W.rearrangeCounters(ctx.name), ctx.inputs.you.counters);
      const then: Record<string, number> = { ...now, ...wanted };
      const stray = Object.keys(wanted).find((id) => !list.some((p) => p.id === id));
      if (stray !== undefined) throw new Illegal([W.reasons.illegalTarget(ctx.name, stray)]);
      const sum = Object.values(then).reduce((a, b) => a + b, 0);
      if (sum !== there || Object.values(then).some((n) => n < 0))
        throw new Illegal([W.reasons.wrongCounters(ctx.name, there, sum)]);
      const moved = list.reduce((n, p) => n + Math.max(0, keyed(then, p.id)! - p.damage / 10), 0);
      for (const p of list) addDamage(p, keyed(then, p.id)! * 10 - p.damage);
      if (moved > 0) say(ctx, 'move-counters', W.run.rearranged(moved), ['ptcg.damage.counters-are-not-damage']);
      return { count: moved };
    },
  },

  'move-counters': {
    possible: (ctx, op) => within(ctx, op.from).some((p) => p.damage > 0),
    run: (ctx, op) => {
      const from = pokemonFor(ctx, op.from).filter((p) => p.damage > 0);
      if (from.length === 0) return NOTHING_DONE;
      const to = pokemonFor(ctx, op.to)[0];
      if (!to) return NOTHING_DONE;
      let moved = 0;
      for (const p of from) {
        if (p === to) continue;
        const there = p.damage / 10;
        const most = op.count === 'all' || op.count === 'any' ? there : Math.min(there, amount(ctx, op.count));
        const wanted = op.upTo || op.count === 'any' ? ctx.inputs.you.number : undefined;
        // More than the text lets him move nobody may choose; of more than lie there the rest is not moved.
        if (typeof op.count === 'number' && wanted !== undefined && wanted > op.count)
          throw new Illegal([W.reasons.tooManyCounters(ctx.name, op.count, wanted)]);
        const n = Math.min(most, wanted ?? most);
        if (n === 0) continue;
        addDamage(p, -n * 10);
        const stopped = preventsEffect(ctx, to, true);
        if (!stopped) addDamage(to, n * 10);
        ctx.g.became(p.id, 'healed');
        if (!stopped) ctx.g.became(to.id, 'damaged');
        const text = stopped
          ? W.run.countersLost(nameOf(ctx.g, p), nameOf(ctx.g, to), n, stopped.name)
          : W.run.countersMoved(nameOf(ctx.g, p), nameOf(ctx.g, to), n);
        say(ctx, 'move-counters', text, [
          stopped ? 'ptcg.attack.protected-target-may-be-chosen' : 'ptcg.damage.counters-are-not-damage',
        ]);
        moved += n;
      }
      return { count: moved };
    },
  },

  heal: {
    possible: (ctx, op) => within(ctx, op.on).some((p) => p.damage > 0),
    run: (ctx, op) => {
      const chosen = pokemonFor(ctx, op.on);
      let healed = 0;
      const list: Pokemon[] = [];
      for (const p of chosen) {
        const stop = forbids(ctx.g, 'be-healed', { pokemon: p, player: p.owner })[0];
        const n = Math.min(p.damage, op.amount === 'all' ? p.damage : amount(ctx, op.amount));
        if (stop && n > 0) {
          const text = W.run.cannotBeHealed(nameOf(ctx.g, p), stop.name);
          say(ctx, 'heal', text, ['ptcg.turn.card-beats-rulebook'], true);
          ctx.g.say(withoutStop(text), { join: '; ' });
        }
        if (p.damage === 0) heedUntold(ctx.g, p, 'damage');
        if (stop || n === 0) continue;
        addDamage(p, -n);
        ctx.g.became(p.id, 'healed');
        healed += n;
        list.push(p);
        ctx.g.happened({ what: 'healed', by: p.owner, pokemon: p.id, count: n });
        say(ctx, 'heal', W.run.healed(nameOf(ctx.g, p), n), ['ptcg.damage.counter']);
      }
      return { count: healed / 10, pokemon: list };
    },
  },

  condition: {
    possible: (ctx, op) => within(ctx, op.on).length > 0,
    run: (ctx, op) => {
      const conditions = Array.isArray(op.apply) ? op.apply : [op.apply];
      let n = 0;
      for (const p of reached(ctx, pokemonFor(ctx, op.on))) {
        if (!isActive(ctx.g.board, p)) continue;
        for (const condition of conditions) {
          if (isImmune(ctx.g, p, condition)) {
            ctx.g.became(p.id, 'protected', {
              code: 'immune',
              text: W.run.immune(nameOf(ctx.g, p), condition),
              rules: ['ptcg.turn.card-beats-rulebook'],
            });
            const text = W.run.immune(nameOf(ctx.g, p), condition);
            say(ctx, 'condition', text, ['ptcg.turn.card-beats-rulebook'], true);
            ctx.g.say(withoutStop(text), { join: '; ' });
            continue;
          }
          const replaced = p.conditions.filter(
            (c) =>
              c !== condition &&
              ['asleep', 'confused', 'paralyzed'].includes(c) &&
              ['asleep', 'confused', 'paralyzed'].includes(condition),
          );
          const again = p.conditions.includes(condition);
          setCondition(ctx.g, p, condition, op.counters === undefined ? undefined : op.counters * 10);
          if (op.coins !== undefined)
            p.effects = [
              ...p.effects,
              lingering(
                { what: 'sleep-coins', value: op.coins },
                {
                  you: ctx.you,
                  name: ctx.name,
                  ofAttack: ctx.kind === 'attack',
                  until: 'leaves-active',
                  turn: ctx.g.board.turn,
                },
              ),
            ];
          const rules: RuleId[] = ['ptcg.conditions.five-active-only'];
          if (replaced.length > 0) rules.push('ptcg.conditions.rotation-exclusive');
          if (again && (condition === 'poisoned' || condition === 'burned'))
            rules.push('ptcg.conditions.newest-counts');
          say(ctx, 'condition', W.run.condition(nameOf(ctx.g, p), condition, replaced, op.counters), rules);
          n++;
        }
      }
      return { count: n };
    },
  },

  recover: {
    possible: (ctx, op) => within(ctx, op.on).some((p) => conditionsOf(p, op.from).length > 0),
    run: (ctx, op) => {
      let n = 0;
      for (const p of pokemonFor(ctx, op.on)) {
        const those = conditionsOf(p, op.from);
        const gone = op.from === 'one' && those.length > 1 ? [oneOf(ctx, p, those)] : those;
        if (gone.length === 0) continue;
        for (const c of gone) removeCondition(p, c);
        n += gone.length;
        say(ctx, 'recover', W.run.recovered(nameOf(ctx.g, p), gone), ['ptcg.conditions.removal']);
      }
      return { count: n };
    },
  },

  'knock-out': {
    possible: (ctx, op) => within(ctx, op.which).length > 0,
    run: (ctx, op) => {
      const chosen = pokemonFor(ctx, op.which);
      const list = reached(ctx, chosen);
      // Whom it does not reach stands, with the HP it has.
      for (const p of chosen) if (!list.includes(p)) tellStands(ctx.g, p, { join: '; ' });
      for (const p of list) {
        ctx.g.doomed.set(p, ctx.you);
        say(
          ctx,
          'knock-out-effect',
          W.run.willBeKnockedOut(nameOf(ctx.g, p)),
          ['ptcg.knock-out.after-all-effects'],
          false,
          null,
        );
      }
      return { count: list.length, pokemon: list };
    },
  },
});

/** The targets a case names, as many as there are counters: each gets one for each time it is named. */
function namedForEach({ inputs: { you } }: Ctx, among: readonly Pokemon[], n: number): Record<string, number> | undefined {
  const named = you.pokemon;
  if (named.length !== n || named.some((id) => among.every((p) => p.id !== id))) return undefined;
  return asOften(named.splice(0));
} // prettier-ignore

/** Which of several Special Conditions goes. */
const oneOf = (ctx: Ctx, p: Pokemon, conditions: readonly SpecialCondition[]): SpecialCondition =>
  askChoice<SpecialCondition>(
    ctx,
    'choice',
    'condition',
    W.whichCondition(nameOf(ctx.g, p)),
    conditions.map((value) => ({ value, text: W.conditionName(value) })),
    ['ptcg.conditions.removal'],
  );
