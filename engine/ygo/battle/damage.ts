/**
 * Battle damage, term by term with a running total: the difference, Defense Position and piercing, then effects that change it, in their order.
 */
import { stillApplies } from '../costs/limited.ts';
import type { Player } from '../../case/schema.ts';
import type { DamageTerm, Localized, RuleId } from '../../ruling/schema.ts';
import { cardsOfRule, isAbout, contextOf, sourceName, type Applied } from '../derive/applied.ts';
import { rulesOf } from '../derive/derive.ts';
import type { StatAnswer } from '../derive/values.ts';
import { other, type Card } from '../board/duel.ts';
import type { Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { amount } from '../derive/amounts.ts';
import { isWhose } from '../derive/context.ts';
import type { Fight } from './fight.ts';
import { sayBattle } from './say.ts';

export type Stat = 'atk' | 'def';
export interface Value {
  card: Card;
  stat: Stat;
  answer: StatAnswer;
  /** Points, a whole number ≥ 0. */
  value: number;
}

/** What the comparison says before any effect changes it. */
export interface Result {
  /** Who would be damaged, and by how much. */
  damaged: Player | undefined;
  amount: number;
  destroyed: Card[];
  rules: RuleId[];
}
/** What one player is dealt, and how it came about. */
export interface Dealt {
  player: Player;
  amount: number;
  terms: DamageTerm[];
  /** It counts as effect damage. */
  asEffect?: true;
}
type Change = Extract<Ongoing, { rule: 'battle-damage' }>['change'];
/** Who takes the damage; of these only the first applies to the same damage. Then what becomes of it, in this order. */
const REDIRECTIONS: readonly Change[] = ['both-take-it', 'opponent-takes-it'];
const AMOUNTS: readonly Change[] = ['none', 'half', 'fixed'];
const CHANGE_WORDS: Record<Change, () => Localized> = {
  none: sayBattle.changeNone,
  half: sayBattle.changeHalf,
  double: sayBattle.changeDouble,
  fixed: sayBattle.changeFixed,
  'as-effect-damage': sayBattle.changeToEffect,
  'opponent-takes-it': sayBattle.changeOther,
  'both-take-it': sayBattle.changeBoth,
};

/** Terms with a running total. */
class Sum {
  readonly terms: DamageTerm[] = [];
  total = 0;
  /** The same so far, to go on with for one of two players. */
  copy(): Sum {
    const sum = new Sum();
    sum.terms.push(...this.terms);
    sum.total = this.total;
    return sum;
  }
  add(
    term: Omit<DamageTerm, 'before' | 'after' | 'outcome'> & { outcome?: DamageTerm['outcome'] },
    after: number,
  ): void {
    const applied = term.outcome ?? 'applied';
    this.terms.push({
      ...term,
      outcome: applied,
      before: this.total,
      after: applied === 'applied' ? after : this.total,
    });
    if (applied === 'applied') this.total = after;
  }
}

function attackTerms(sum: Sum, { card, stat, answer, value }: Value): void {
  sum.add(
    {
      kind: 'attack',
      op: '=',
      value: typeof answer.base === 'number' ? answer.base : value,
      source: card.id,
      text: sayBattle.termBase({ card: card.info.name, stat }),
      rules: ['ygo.damage.which-values'],
    },
    typeof answer.base === 'number' ? answer.base : value,
  );
  for (const t of answer.terms)
    sum.add(
      {
        kind: 'modifier',
        outcome: t.outcome,
        op: t.op,
        value: t.value,
        ...(t.sourceId !== undefined && { source: t.sourceId }),
        text: t.source,
        rules: ['ygo.glossary.original-atk-def.excludes-changes'],
      },
      t.after,
    );
}
/** Has this battle something to do with what the rule is about? Rules of a player or the Duel are about every battle. */
const concerns = (
  game: Game,
  a: Applied & { rule: { cards?: unknown } },
  fight: Fight,
  target: Card | undefined,
): boolean => {
  // A Spell or Trap does not battle: what it says of a player is about every battle.
  if (a.rule.cards === undefined && a.card?.zone !== 'monsters') return true;
  const cards = cardsOfRule(game, a.rule.cards as never, a);
  return cards.includes(fight.attacker.card) || (target !== undefined && cards.includes(target));
};

function piercing(game: Game, fight: Fight): (Applied & { rule: Extract<Ongoing, { rule: 'piercing' }> }) | undefined {
  return rulesOf(game, 'piercing').find((a) => isAbout(game, a.rule.cards, a, fight.attacker.card));
}

/** The value with which a monster attacks: its DEF where an effect lets it attack from Defense Position with that. */
export const attackingStat = (game: Game, card: Card): Stat =>
  card.position === 'defense' &&
  rulesOf(game, 'attacks').some((a) => a.rule.inDefense === 'def' && isAbout(game, a.rule.cards, a, card))
    ? 'def'
    : 'atk';

/** The terms of a battle, and what each player is dealt. */
export function damageTerms(
  game: Game,
  fight: Fight,
  attacker: Value,
  target: Value | undefined,
  result: Result,
): { terms: DamageTerm[]; dealt: Dealt[] } {
  const sum = new Sum();
  attackTerms(sum, attacker);
  let player = result.damaged;
  if (target) {
    sum.add(
      {
        kind: target.stat === 'atk' ? 'opposing-atk' : 'opposing-def',
        op: '-',
        value: target.value,
        source: target.card.id,
        text: sayBattle.termLess({ card: target.card.info.name, stat: target.stat }),
        rules: ['ygo.damage.which-values', ...result.rules.slice(0, 1)],
      },
      sum.total - target.value,
    );
    if (sum.total < 0 && player)
      sum.add(
        {
          kind: 'difference',
          op: '=',
          value: result.amount,
          text: sayBattle.termOther({ player }),
          rules: result.rules,
        },
        result.amount,
      );
    if (target.stat === 'def' && attacker.value > target.value) player = throughDefense(game, fight, sum, result);
  }
  const dealt = player && sum.total > 0 ? applyChanges(game, fight, target?.card, sum, player) : [];
  return { terms: sum.terms, dealt };
}
function throughDefense(game: Game, fight: Fight, sum: Sum, result: Result): Player | undefined {
  const pierces = piercing(game, fight);
  if (!pierces) {
    sum.add({ kind: 'defense-position', op: '=', value: 0, text: sayBattle.termDefense(), rules: result.rules }, 0);
    return undefined;
  }
  const times = pierces.rule.times ?? 1;
  sum.add(
    {
      kind: 'piercing',
      op: '×',
      value: times,
      ...(pierces.card && { source: pierces.card.id }),
      text: sayBattle.termPiercing({ by: sourceName(pierces) }),
      rules: ['ygo.glossary.piercing.amount'],
    },
    sum.total * times,
  );
  return other(fight.by);
}

/**
 * Effects that change battle damage: inflicted twice, then who takes it, then for each player what becomes of it. Of several that redirect it, and of
 * several that halve it, one applies.
 */
function applyChanges(game: Game, fight: Fight, target: Card | undefined, sum: Sum, first: Player): Dealt[] {
  const rules = rulesOf(game, 'battle-damage').filter((a) => concerns(game, a, fight, target));
  const about = (change: Change, player: Player) =>
    rules.filter(
      (a) =>
        a.rule.change === change &&
        isWhose({ you: a.controller }, a.rule.player, player) &&
        stillApplies(game, a, player),
    );
  for (const a of about('double', first)) changeTerm(sum, a, sum.total * 2);
  const [redirects, ...useless] = REDIRECTIONS.flatMap((change) => about(change, first));
  if (redirects) changeTerm(sum, redirects, sum.total);
  for (const a of useless) changeTerm(sum, a, sum.total, 'skipped');
  const how = redirects?.rule.change;
  const players = how === 'both-take-it' ? [first, other(first)] : [how === 'opponent-takes-it' ? other(first) : first];
  return players
    .map((player): Dealt => {
      const own = players.length > 1 ? sum.copy() : sum;
      const [asEffect] = about('as-effect-damage', player);
      if (asEffect) {
        // It is no battle damage any more: what changes that does not reach it.
        changeTerm(own, asEffect, own.total);
        return { player, amount: own.total, terms: own.terms, asEffect: true };
      }
      for (const change of AMOUNTS)
        about(change, player).forEach((a, i) =>
          // Halved twice is halved once.
          changeTerm(own, a, becomes(game, a, own.total), i > 0 && change !== 'fixed' ? 'skipped' : 'applied'),
        );
      return { player, amount: own.total, terms: own.terms };
    })
    .filter((dealt) => dealt.amount > 0);
}
type BattleDamage = Applied & { rule: Extract<Ongoing, { rule: 'battle-damage' }> };
/** What the damage becomes. Halves that are not whole are rounded up; what is 0 is no damage that could become a fixed amount. */
function becomes(game: Game, a: BattleDamage, damage: number): number {
  const { change, amount: fixed } = a.rule;
  if (change === 'none') return 0;
  if (change === 'half') return Math.ceil(damage / 2);
  return damage === 0 || fixed === undefined ? damage : amount(game, fixed, contextOf(a));
}
const CALCULATIONS: Record<Change, { op?: DamageTerm['op']; value?: number }> = {
  double: { op: '×', value: 2 },
  half: { op: '÷', value: 2 },
  none: { op: '=', value: 0 },
  fixed: { op: '=' },
  'as-effect-damage': {},
  'both-take-it': {},
  'opponent-takes-it': {},
};
function changeTerm(sum: Sum, a: BattleDamage, after: number, outcome: DamageTerm['outcome'] = 'applied'): void {
  const { change } = a.rule;
  sum.add(
    {
      kind: change,
      outcome,
      ...CALCULATIONS[change],
      ...(change === 'fixed' && { value: after }),
      ...(a.card && { source: a.card.id }),
      text: sayBattle.termChange({ by: sourceName(a), what: CHANGE_WORDS[change]() }),
      rules: [
        'ygo.rules-vs-cards.card-wins',
        'ygo.current.damage.order-of-changes',
        ...(change === 'half' ? (['ygo.current.damage.halves-round-up'] as const) : []),
      ],
    },
    after,
  );
}
