/**
 * Damage of an attack to one Pokémon: a list of rules run in the order the ruleset names. Each rule answers with terms – what it does and because of
 * what, or why it does not apply; the runner does the arithmetic. No rule writes words, none changes the board.
 */
import type { DamageReport, DamageTerm, Localized, RuleId } from '../../ruling/schema.ts';
import { isActive, topCard, type Pokemon } from '../board/board.ts';
import { askJudge, flipCoin, hasLabel } from '../game/ask.ts';
import type { Ctx } from '../game/context.ts';
import { heedNoPrizes } from '../derive/not-given.ts';
import { about, relied, takenAway, typedValues, typesOf, type TypedValue } from '../derive/values.ts';
import type { DamageFormula, IGNORED } from '../effects/schema.ts';
import { amount, inRange, matches, test } from '../derive/evaluate.ts';
import { nameOf } from '../game/game.ts';
import { holdingContext, holdings, isAbout, sayingOf, type Holding } from '../derive/modifiers.ts';
import { choose } from '../rulesets.ts';
import { heed } from '../derive/heed.ts';
import { W } from '../say/words.ts';

/** Damage printed beside an attack: '30', '30+', '20×', '50-'. */
export interface Printed {
  n: number;
  op?: '+' | '×' | '-';
}
export function parsePrinted(damage: string | number | undefined): Printed | undefined {
  if (damage === undefined) return undefined;
  if (typeof damage === 'number') return { n: damage };
  const found = /^\s*(\d+)\s*([+＋×x*✕\-−–]?)\s*$/u.exec(damage);
  if (!found) return undefined;
  const sign = found[2] ?? '';
  const op = sign === '' ? undefined : '+＋'.includes(sign) ? '+' : '×x*✕'.includes(sign) ? '×' : '-';
  return { n: Number(found[1]), ...(op && { op }) };
}

/** One damage calculation: who hits whom with what. */
export interface Blow {
  ctx: Ctx;
  attacker: Pokemon;
  target: Pokemon;
  /** Names of the attack, for modifiers that name one. */
  attackNames: readonly string[];
  formula: DamageFormula;
  printed?: Printed;
}

type Draft = Pick<DamageTerm, 'kind' | 'outcome' | 'text' | 'rules'> &
  Partial<Pick<DamageTerm, 'op' | 'value' | 'source' | 'says'>>;
interface Answer {
  terms: Draft[];
  /** The calculation ends here. */
  stop?: boolean;
}
type Rule = (blow: Blow, total: number) => Answer;

const ORDER = {
  'attacker-weakness-resistance-defender': [
    'base',
    'zeroBase',
    'attacker',
    'zeroAfterAttacker',
    'weakness',
    'resistance',
    'zeroAfterResistance',
    'defender',
    'prevention',
  ],
  'weakness-resistance-attacker-defender': [
    'base',
    'zeroBase',
    'weakness',
    'resistance',
    'zeroAfterResistance',
    'attacker',
    'zeroAfterAttacker',
    'defender',
    'prevention',
  ],
} as const;

const RULES = {
  base,
  zeroBase: (_, total) => (total > 0 ? NOTHING : stopped('stop', W.damage.noBase(), 'ptcg.damage.zero-base-stops')),
  attacker: effectsOnAttacker,
  zeroAfterAttacker: (_, total) =>
    total > 0 ? NOTHING : stopped('stop', W.damage.zeroAfterAttacker(), 'ptcg.damage.zero-after-step2'),
  weakness: (blow) => typed(blow, 'weakness'),
  resistance: (blow) => typed(blow, 'resistance'),
  zeroAfterResistance: (blow, total) =>
    total > 0
      ? NOTHING
      : choose(blow.ctx.g.rules, 'zeroAfterResistance', {
          stops: stopped('stop', W.damage.zeroAfterResistance(), 'ptcg.damage.zero-after-resistance'),
          'goes-on': NOTHING,
        }),
  defender: effectsOnDefender,
  prevention,
} satisfies Record<string, Rule>;

const NOTHING: Answer = { terms: [] };
const stopped = (kind: string, text: Localized, rule: RuleId): Answer => ({
  terms: [{ kind, outcome: 'applied', text, rules: [rule] }],
  stop: true,
});

/** Runs the rules; the report keeps the terms that did not apply, too. */
export function calculate(blow: Blow): DamageReport {
  const order: readonly (keyof typeof RULES)[] = choose(blow.ctx.g.rules, 'damageOrder', ORDER);
  const terms: DamageTerm[] = [];
  let total = 0;
  for (const name of order) {
    const answer = (RULES[name] as Rule)(blow, total);
    for (const draft of answer.terms) {
      const after = draft.outcome === 'applied' ? applied(total, draft) : total;
      terms.push({ ...draft, before: total, after });
      total = after;
    }
    if (answer.stop) break;
  }
  return { kind: 'attack', attacker: blow.attacker.id, target: blow.target.id, terms, total: Math.max(0, total) };
}
function applied(total: number, { op, value = 0 }: Draft): number {
  if (op === undefined) return total;
  return { '+': total + value, '-': total - value, '×': total * value, '=': value, '÷': total / value }[op];
}

// ───────────────────────────── Step 1: base damage ─────────────────────────────

const STEP1: RuleId[] = ['ptcg.damage.step1-base'];

function base({ ctx, formula, printed, attacker }: Blow): Answer {
  const n = formula.base ?? printed?.n ?? 0;
  const terms: Draft[] = [
    { kind: 'base', outcome: 'applied', op: '=', value: n, text: W.damage.base(n), rules: STEP1 },
  ];
  if (formula.if && !test(ctx, formula.if))
    return { terms: [{ ...terms[0]!, value: 0, text: W.damage.conditionNotMet() }] };
  if (formula.times !== undefined) {
    const times = amount(ctx, formula.times);
    if (times === 0) heedNoPrizes(ctx.g, attacker.owner, formula.times);
    terms.push({
      kind: 'times',
      outcome: 'applied',
      op: '×',
      value: times,
      text: W.damage.times(n, times),
      rules: STEP1,
    });
  }
  for (const sign of ['plus', 'minus'] as const)
    for (const part of formula[sign] ?? []) {
      const op = sign === 'plus' ? ('+' as const) : ('-' as const);
      const holds = !part.if || test(ctx, part.if);
      const value = holds || typeof part.amount === 'number' ? amount(ctx, part.amount) : 0;
      if (value === 0) heedNoPrizes(ctx.g, attacker.owner, part.amount);
      terms.push({
        kind: sign,
        outcome: holds ? 'applied' : 'skipped',
        op,
        value,
        text: holds ? W.damage[sign](value) : W.damage.textNotMet(value),
        rules: [...STEP1, 'ptcg.attack.follow-text'],
      });
    }
  return { terms };
}

/** Whether the damage is not affected by it: so says the attack, or what is in force on the attacker. */
function ignores({ ctx, attacker, attackNames, formula }: Blow, what: (typeof IGNORED)[number]): boolean {
  if (formula.ignores?.includes(what)) return true;
  return about(ctx.g, 'attack-ignores', attacker).some(
    ({ modifier }) =>
      modifier.ignores.includes(what) && (modifier.attack === undefined || attackNames.includes(modifier.attack)),
  );
}

// ───────────────────────────── Steps 2 and 5: effects ─────────────────────────────

type DamageModifier = Holding<'damage-done'> | Holding<'damage-taken'>;

const valueOf = (blow: Blow, h: DamageModifier): number => amount(holdingContext(blow.ctx.g, h), h.modifier.value);
const drafted = (blow: Blow, h: DamageModifier, rules: RuleId[], why?: Localized): Draft => {
  const value = valueOf(blow, h);
  return {
    kind: h.modifier.what,
    outcome: why ? 'skipped' : 'applied',
    op: h.modifier.op,
    value,
    source: h.card,
    ...sayingOf(h),
    text: why ?? W.damage.modifier(h.name, h.modifier.op, value),
    rules,
  };
};

/** What changes the damage the attacker does, at one of the two places. */
function done(blow: Blow, place: 'before-weakness' | 'after-weakness', rules: RuleId[]): Draft[] {
  const { ctx, attacker, target, attackNames } = blow;
  heed(ctx.g, 'damage-done', { pokemon: attacker });
  // What sets the base damage goes before what changes it.
  const setting = (h: Holding<'damage-done'>): number => Number(h.modifier.op !== '=');
  const all = holdings(ctx.g, 'damage-done').sort((a, b) => setting(a) - setting(b));
  return all.flatMap((h): Draft[] => {
    const { modifier } = h;
    if ((modifier.place ?? 'before-weakness') !== place || !isAbout(ctx.g, h, attacker, modifier.on)) return [];
    if (modifier.attack && !attackNames.some((n) => n.toLowerCase() === modifier.attack?.toLowerCase())) return [];
    // A bonus is worded for the opponent's Active Pokémon unless it says otherwise; a reduction is not.
    const hits = modifier.to
      ? matches(holdingContext(ctx.g, h), target, modifier.to)
      : modifier.op === '-' || (target.owner !== attacker.owner && isActive(ctx.g.board, target));
    if (hits) return relied(ctx.g, [h]).map(() => drafted(blow, h, rules));
    return [drafted(blow, h, ['ptcg.damage.bonus-only-active'], W.damage.notToThisTarget(h.name))];
  });
}

function taken(blow: Blow, place: 'before-weakness' | 'after-weakness', rules: RuleId[]): Draft[] {
  const { ctx, attacker, target } = blow;
  if (!ignores(blow, 'effects')) heed(ctx.g, 'damage-taken', { pokemon: target });
  return holdings(ctx.g, 'damage-taken').flatMap((h): Draft[] => {
    const { modifier } = h;
    if ((modifier.place ?? 'after-weakness') !== place || !isAbout(ctx.g, h, target, modifier.on)) return [];
    if (ignores(blow, 'effects'))
      return [drafted(blow, h, ['ptcg.damage.ignore-effects-on-defender'], W.damage.effectsIgnored(h.name))];
    const mine = modifier.opponents && attacker.owner === target.owner;
    if (mine || (modifier.from && !matches(holdingContext(ctx.g, h), attacker, modifier.from)))
      return [drafted(blow, h, rules, W.damage.notFromThisAttacker(h.name))];
    return relied(ctx.g, [h]).map(() => drafted(blow, h, rules));
  });
}

function effectsOnAttacker(blow: Blow): Answer {
  const rules: RuleId[] = ['ptcg.damage.step2-attacker-effects'];
  return { terms: [...done(blow, 'before-weakness', rules), ...taken(blow, 'before-weakness', rules)] };
}
function effectsOnDefender(blow: Blow): Answer {
  const rules: RuleId[] = ['ptcg.damage.step5-defender-effects'];
  return { terms: [...done(blow, 'after-weakness', rules), ...taken(blow, 'after-weakness', rules)] };
}

// ───────────────────────────── Steps 3 and 4: Weakness, Resistance ─────────────────────────────

function typed(blow: Blow, what: 'weakness' | 'resistance'): Answer {
  const { ctx, attacker, target, formula } = blow;
  const { g } = ctx;
  const rules: RuleId[] = [what === 'weakness' ? 'ptcg.damage.weakness' : 'ptcg.damage.resistance'];
  const skip = (text: Localized, ...more: RuleId[]): Answer => ({
    terms: [{ kind: what, outcome: 'skipped', text, rules: [...more, ...rules] }],
  });
  if (!isActive(g.board, target) && !formula.benchToo)
    return skip(W.damage.benched(what), 'ptcg.damage.no-weakness-on-bench');
  if (ignores(blow, what)) return skip(W.damage.ignored(what), 'ptcg.turn.card-beats-rulebook');
  const values = typedValues(g, target, what);
  if (!topCard(target).def) return unknownTyped(blow, what, rules);
  if (values.length === 0) {
    const by = takenAway(g, target, what);
    if (!by && topCard(target).def?.weaknessUnlisted) return unknownTyped(blow, what, rules);
    return skip(by ? W.damage.takenAway(what, nameOf(g, target), by.name) : W.damage.none(what, nameOf(g, target)));
  }
  const types = typesOf(g, attacker);
  if (types.length === 0 && topCard(attacker).def?.typesUnlisted) return unknownTyped(blow, what, rules);
  const hits = values.filter(({ type }) => types.includes(type));
  if (hits.length === 0) return skip(W.damage.otherType(what, nameOf(g, target), values[0]!.type, types));
  const dual: RuleId[] = types.length > 1 ? ['ptcg.damage.dual-type-attacker'] : [];
  return {
    terms: (hits.length === 1 ? hits : whichApply(blow, what, hits, rules)).map(({ type, value }) => {
      const { op, n } = parseValue(value);
      const text = W.damage.typed(what, nameOf(g, target), type, value);
      return { kind: what, outcome: 'applied', op, value: n, text, rules: [...rules, ...dual] };
    }),
  };
}

/** A card or its type is not known: whether a Weakness or Resistance, the printed or a usual one, applies is for the judge to say, once. */
function unknownTyped({ ctx, attacker, target }: Blow, what: 'weakness' | 'resistance', rules: RuleId[]): Answer {
  const { g } = ctx;
  const { def } = topCard(target);
  const printed = (one: 'weakness' | 'resistance') => typedValues(g, target, one)[0]?.value;
  const value = (one: 'weakness' | 'resistance') => printed(one) ?? { weakness: '×2', resistance: '-30' }[one];
  const listed = def !== undefined && !def.weaknessUnlisted;
  const applies = askJudge(
    ctx,
    `${target.id}/weakness-resistance`,
    listed
      ? W.typesUnlisted(nameOf(g, attacker), nameOf(g, target))
      : def
        ? W.typedUnlisted(nameOf(g, target))
        : W.typedUnknown(),
    [
      ...(['weakness', 'resistance'] as const)
        .filter((one) => !listed || printed(one) !== undefined)
        .map((one) => ({ value: one, text: W.damage.value(one, value(one)) })),
      { value: 'neither', text: W.neither() },
    ],
    rules,
  );
  if (applies !== what)
    return { terms: [{ kind: what, outcome: 'skipped', text: W.damage.none(what, nameOf(g, target)), rules }] };
  const { op, n } = parseValue(value(what));
  return { terms: [{ kind: what, outcome: 'applied', op, value: n, text: W.damage.value(what, value(what)), rules }] };
}

/** Several printed values fit an attacker of two types. No ruling is known, so the judge says which apply. */
function whichApply(
  { ctx, target }: Blow,
  what: 'weakness' | 'resistance',
  hits: TypedValue[],
  rules: RuleId[],
): TypedValue[] {
  const { g } = ctx;
  const alone = hits.map(({ type, value }) => ({ value: type as string, text: W.onlyOne(value, type) }));
  const answer = askJudge(
    ctx,
    `${target.id}/${what}`,
    W.severalTyped(what, nameOf(g, target)),
    [...alone, { value: 'both', text: W.allOfThem() }],
    rules,
  );
  return answer === 'both' ? hits : hits.filter(({ type }) => type === answer);
}
/** '×2', 'x2', '+20', '-30'. */
function parseValue(value: string): { op: '+' | '-' | '×'; n: number } {
  const found = /^\s*([×x*+\-−–])?\s*(\d+)\s*$/u.exec(value);
  if (!found) throw new Error(`not a Weakness or Resistance value: ${value}`);
  const sign = found[1] ?? '×';
  return { op: sign === '+' ? '+' : '×x*'.includes(sign) ? '×' : '-', n: Number(found[2]) };
}

// ───────────────────────────── Prevention ─────────────────────────────

function prevention(blow: Blow, total: number): Answer {
  const { ctx, attacker, target } = blow;
  const { g } = ctx;
  const ignored = ignores(blow, 'effects');
  const terms: Draft[] = [];
  const prevented = (name: Localized, rules: RuleId[], by?: Holding<'prevent-damage'>): void => {
    const from = by && { source: by.card, ...sayingOf(by) };
    if (ignored) {
      terms.push({
        kind: 'prevention',
        outcome: 'skipped',
        text: W.damage.effectsIgnored(name),
        rules: ['ptcg.damage.ignore-effects-on-defender'],
        ...from,
      });
    } else {
      terms.push({
        kind: 'prevention',
        outcome: 'applied',
        op: '=',
        value: 0,
        text: W.damage.prevented(name),
        rules,
        ...from,
      });
    }
  };
  const top = topCard(target).def;
  if (top && !isActive(g.board, target) && hasLabel(ctx, top, ['Tera']))
    prevented(W.damage.tera(), ['ptcg.tera.bench-protection', 'ptcg.damage.prevention']);
  for (const h of holdings(g, 'prevent-damage')) {
    const { modifier } = h;
    if (!isAbout(g, h, target, modifier.on)) continue;
    const rules: RuleId[] = ['ptcg.damage.prevention'];
    const skip = (text: Localized): void => {
      terms.push({ kind: 'prevention', outcome: 'skipped', text, rules, source: h.card, ...sayingOf(h) });
    };
    const mine = modifier.opponents && attacker.owner === target.owner;
    if (mine || (modifier.from && !matches(holdingContext(g, h), attacker, modifier.from)))
      skip(W.damage.notFromThisAttacker(h.name));
    else if (
      modifier.damage !== undefined &&
      !(Array.isArray(modifier.damage) ? modifier.damage.includes(total) : inRange(total, modifier.damage))
    )
      skip(W.damage.notThisMuch(h.name, total));
    else if (modifier.coin && !ignored && flipCoin(ctx, h.name, rules, 'opponent') === 'tails')
      skip(W.damage.coinFailed(h.name));
    else prevented(h.name, rules, h);
  }
  return { terms };
}
