/** An attack: what stands before the sentence about damage happens before it, what stands after it afterwards. */
import type { Amount, AttackEffect, DamageFormula, Op, Predicate, Who } from '../../../engine/ptcg/effects/schema.ts';
import type { DamageSaid, Step } from '../grammar/phrases.ts';
import { andTest, type Names, opsOf, resultOf } from './steps.ts';

type Parts = Pick<AttackEffect, 'requires' | 'before' | 'damage' | 'after'>;
type Ignored = NonNullable<DamageFormula['ignores']>;
/** What the damage is not affected by only if something is so. */
interface IgnoresIf {
  test: Predicate;
  ignores: Ignored;
}

/** Is this about the damage of the attack? */
function aboutDamage(step: Step): boolean {
  if ('test' in step) return step.then.some(aboutDamage);
  if ('may' in step) return step.may.some(aboutDamage);
  if ('didSo' in step) return step.didSo.some(aboutDamage);
  return !('op' in step) && !('part' in step) && !('rest' in step);
}
const fails = (op: Op): boolean =>
  op.do === 'nothing' || ((op.do === 'if' || op.do === 'may') && op.then.some(fails)) || (op.do === 'if-you-do' && op.then.some(fails)); // prettier-ignore

/** Does this hang on nothing that the attack itself did: no flip, no choice? */
const known = (op: Op): boolean => op.do === 'if' && !/"(?:flip|by|chosen)":"#|"test":"done"/.test(JSON.stringify(op.test)) && op.then.every(({ do: what }) => what === 'nothing'); // prettier-ignore

class Attack {
  readonly #printed: number;
  readonly #names: Names;
  readonly #requires: Op[] = [];
  #before: Op[] = [];
  readonly #after: Op[] = [];
  #main: DamageFormula | undefined;
  readonly #others: DamageFormula[] = [];
  #ignores: Ignored = [];
  #ignoresIf: IgnoresIf | undefined;
  #damaging = false;

  constructor(printed: number, names: Names) {
    this.#printed = printed;
    this.#names = names;
  }

  read(steps: readonly Step[]): Parts | undefined {
    const last = steps.findLastIndex(aboutDamage);
    for (const [i, step] of steps.entries()) {
      const into = i < last ? this.#before : this.#after;
      if (i <= last && aboutDamage(step)) {
        if (!this.#damage(step, undefined)) return undefined;
      } else {
        // "If you do" hangs on the instruction before it, wherever that went.
        const list = 'didSo' in step && into.length === 0 ? this.#before : into;
        if (!opsOf([step], this.#names, list)) return undefined;
        if (list.some(fails)) this.#require(list, known(list.at(-1)!) || this.#payable(list));
      }
    }
    return this.#parts();
  }

  /** "If you can't discard 6 cards in this way, this attack does nothing": whether there are so many is known before, and none is discarded then. */
  #payable(list: readonly Op[]): boolean {
    const last = list.at(-1)!;
    if (last.do !== 'if' || !('test' in last.test) || last.test.test !== 'count' || last.test.of.count !== 'done') return false;
    const paid = [...this.#before, ...list].findLast((one) => one.do === 'discard-cards');
    if (!paid || paid.do !== 'discard-cards' || paid.of !== 'you') return false;
    last.test.of = { count: 'cards', in: 'hand', of: 'you', ...(paid.which && { which: paid.which }) };
    return true;
  } // prettier-ignore

  /** What can make the attack fail is settled first, with all that stands before it. */
  #require(list: Op[], first: boolean): void {
    // What can be told without any of it is asked before it.
    if (first) return void this.#requires.unshift(list.pop()!);
    this.#requires.push(...(list === this.#before ? [] : this.#before), ...list);
    this.#before = [];
    list.length = 0;
  }

  #damage(step: Step, test: Predicate | undefined): boolean {
    if ('damage' in step) return this.#does(step.damage, test);
    if ('plus' in step || 'minus' in step) return this.#changes(step, test);
    if ('ignores' in step) return this.#ignoring(step.ignores, test);
    if ('cap' in step) return this.#limited(step.cap, test);
    if ('benchToo' in step) return this.#benchToo(test);
    if ('may' in step) return this.#may(step.may, test);
    if ('didSo' in step) return this.#ifDone(step, test);
    if (!('test' in step) || step.else) return false;
    return this.#mixed(step.then, andTest(test, step.test), (then) => ({ do: 'if', test: step.test, then }));
  }

  /** "This attack's damage isn't affected by Weakness": always, or once under a condition. */
  #ignoring(ignores: Ignored, test: Predicate | undefined): boolean {
    if (test && this.#ignoresIf) return false;
    this.#damaging = true;
    if (test) this.#ignoresIf = { test, ignores };
    else this.#ignores = [...new Set([...this.#ignores, ...ignores])];
    return true;
  }

  #benchToo(test: Predicate | undefined): boolean {
    const of = this.#others.at(-1);
    if (!of || test) return false;
    of.benchToo = true;
    return true;
  }

  /** "If you do" (or don't), and damage hangs on it. */
  #ifDone({ didSo, not }: Extract<Step, { didSo: unknown }>, test: Predicate | undefined): boolean {
    const by = resultOf(this.#last(), this.#names);
    if (by === undefined) return false;
    const so = (): Predicate => (not ? { not: { test: 'done', by } } : { test: 'done', by });
    return this.#mixed(didSo, andTest(test, so()), (then) => ({ do: 'if', test: so(), then }));
  }

  /** "You can't add more than 100 damage in this way": of what was added last, or of what the attack does so many times. */
  #limited(cap: number, test: Predicate | undefined): boolean {
    const last = this.#main?.plus?.at(-1);
    if (!last && this.#main?.times !== undefined) return this.#capped(this.#main, cap, test);
    if (!last || test || typeof last.amount !== 'object' || 'sum' in last.amount) return false;
    if (last.amount.atMost !== undefined) return false;
    last.amount = { ...last.amount, atMost: cap };
    return true;
  }

  /** "You can't do more than 200 damage in this way": so many times the base at most. */
  #capped(of: DamageFormula, cap: number, test: Predicate | undefined): boolean {
    const each = of.base ?? this.#printed;
    if (test || typeof of.times !== 'object' || 'sum' in of.times || of.times.atMost !== undefined || of.times.times !== undefined) return false; // prettier-ignore
    if (each === 0 || cap % each !== 0) return false;
    of.times = { ...of.times, atMost: cap / each };
    return true;
  }

  #last(): Op[] {
    return this.#before.length > 0 ? this.#before : this.#requires;
  }

  /** Steps of which some are about damage: those before them are done before it, the others after. */
  #mixed(steps: readonly Step[], test: Predicate | undefined, wrap: (then: Op[]) => Op): boolean {
    const first = steps.findIndex(aboutDamage);
    for (const [i, step] of steps.entries())
      if (aboutDamage(step)) {
        if (!this.#damage(step, test)) return false;
      } else {
        const ops = opsOf([step], this.#names);
        if (!ops) return false;
        if (ops.length > 0) (i < first ? this.#before : this.#after).push(wrap(ops));
      }
    return true;
  }

  /** "You may do 20 more damage", "you may discard all Energy and have this attack do 130 more damage". */
  #may(steps: readonly Step[], test: Predicate | undefined): boolean {
    const own = steps.filter((step) => !aboutDamage(step));
    const then = opsOf(own, this.#names);
    if (!then) return false;
    // A choice that only changes the damage does something by being made.
    const may: Op = { do: 'may', then: then.length > 0 ? then : [{ do: 'look' }] };
    this.#before.push(test ? { do: 'if', test, then: [may] } : may);
    const by = resultOf([may], this.#names);
    return by !== undefined && steps.filter(aboutDamage).every((step) => this.#damage(step, { test: 'done', by }));
  }

  #does(said: DamageSaid, test: Predicate | undefined): boolean {
    this.#damaging = true;
    const { n, to, per, also, printed } = said;
    const base = printed || n === this.#printed ? {} : { base: n };
    // The condition first: "that Pokémon" of an amount may be the one it speaks of.
    const rest = { ...(test && { if: test }), ...(per !== undefined && { times: per }) };
    if (to === undefined || (to === 'opponent-active' && !also && (this.#printed === 0 || this.#printed === n)))
      return this.#doesItself(said, { ...base, ...rest }, test);
    // "Before doing damage, you may switch … If you do, this attack does 20 damage to the new Defending Pokémon": what it does anyway.
    if (isNewActive(to) && n === this.#printed && !also) {
      this.#main ??= {};
      return true;
    }
    if (also || this.#printed > 0) this.#main ??= {};
    this.#others.push({ base: n, to, ...rest });
    return true;
  }

  /** What it does to whom it attacks: said once; said again, with another condition ("If 1 of them is heads, 10 damage. If 2 of them are heads, 30 damage"). */
  #doesItself(said: DamageSaid, formula: DamageFormula, test: Predicate | undefined): boolean {
    if (!this.#main) {
      this.#main = formula;
      return true;
    }
    if (this.#repeats(this.#main, said, test)) return true;
    if (!this.#main.if || !test) return false;
    this.#others.push(formula);
    return true;
  }

  /** Is it the number that has been said without a condition? */
  #repeats(main: DamageFormula, { n, per }: DamageSaid, test: Predicate | undefined): boolean {
    if (main.if || main.times || per || (main.base ?? this.#printed) !== n) return false;
    // "If 2 of them are heads, this attack does 10 damage plus 20 more damage": the 10 have been said.
    return !test || !(main.plus ?? []).some((one) => JSON.stringify(one.if) === JSON.stringify(test));
  }

  #changes(step: { plus: Amount } | { minus: Amount }, test: Predicate | undefined): boolean {
    this.#damaging = true;
    const of = this.#others.length > 0 && !this.#main ? this.#others.at(-1)! : (this.#main ??= {});
    const key = 'plus' in step ? 'plus' : 'minus';
    const amount = 'plus' in step ? step.plus : step.minus;
    if (amount !== 0) of[key] = [...(of[key] ?? []), { amount, ...(test && { if: test }) }];
    return true;
  }

  #parts(): Parts | undefined {
    const damage = this.#formulas();
    if (!damage) return undefined;
    const plain = damage.length === 1 && damage[0] && Object.keys(damage[0]).length === 0;
    return {
      ...(this.#requires.length > 0 && { requires: this.#requires }),
      ...(this.#before.length > 0 && { before: this.#before }),
      ...(this.#damaging && !plain && { damage }),
      ...(this.#after.length > 0 && { after: this.#after }),
    };
  }

  /** All it does damage to, its own damage first. */
  #formulas(): DamageFormula[] | undefined {
    const damage = [...(this.#doesOwn() ? [this.#main ?? {}] : []), ...this.#others];
    if (this.#ignores.length > 0) for (const one of damage) if (one.to !== 'self') one.ignores = this.#ignores;
    return this.#ignoresIf ? eitherWay(damage, this.#ignoresIf) : damage;
  }

  #doesOwn(): boolean {
    const alone = this.#others.length === 0;
    // Without a printed number and anything said of it there is no damage of the attack's own beside the others.
    if (this.#main && (this.#printed > 0 || alone || Object.keys(this.#main).length > 0)) return true;
    return alone ? this.#ignores.length > 0 : this.#printed > 0;
  }
}

const isNewActive = (to: Who): boolean => typeof to === 'object' && 'chosen' in to && to.chosen === '#new-active';

/** The same damage twice, with and without what it is not affected by; `undefined` where it is more than the attack's own. */
function eitherWay(damage: readonly DamageFormula[], { test, ignores }: IgnoresIf): DamageFormula[] | undefined {
  const [only = {}, ...others] = damage;
  if (only.if || only.to || others.some(({ to }) => to !== 'self')) return undefined;
  return [
    { ...only, if: test, ignores: [...(only.ignores ?? []), ...ignores] },
    { ...only, if: { not: test } },
    ...others,
  ];
}

export const attackParts = (steps: readonly Step[], printed: number, names: Names): Parts | undefined =>
  new Attack(printed, names).read(steps);
