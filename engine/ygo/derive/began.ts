/**
 * When a rule began to change the ATK, DEF or Level of a monster: not when its card came, but when it first reached that monster – because the
 * monster came, changed sides or was turned face-up, or because the condition of the rule began to hold.
 */
import { fieldCards, type Card } from '../board/duel.ts';
import type { Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { Unmodelled } from './context.ts';
import { cardsOfRule, type Applied } from './applied.ts';
import { rulesOf } from './derive.ts';

/** By rule and source, then by monster: the order in which it began; undefined where that is the order of the source itself. */
export type Began = ReadonlyMap<string, ReadonlyMap<string, Since>>;
interface Since {
  /** Which stay of the monster it was. */
  reset: number;
  order: number | undefined;
}

/** Notes what has begun to apply since the last time, and forgets what has ended. Called whenever the board has changed for good. */
export function noteBegun(game: Game): void {
  const rules = rulesOf(game, 'modify');
  game.began = rules.length > 0 ? begun(game, rules) : NOTHING;
  game.begunAt = game.duel.clock;
}
const NOTHING: Began = new Map();
function begun(game: Game, rules: ReturnType<typeof rulesOf<'modify'>>): Began {
  const before = game.began;
  const now = new Map<string, Map<string, Since>>();
  const onTheField = fieldCards(game.duel).filter(({ face }) => face === 'up');
  for (const applied of rules) {
    const key = keyOfRule(applied);
    const was = before?.get(key);
    const began = now.get(key) ?? new Map<string, Since>();
    now.set(key, began);
    // What lay there at the start, and what has just come itself, began with its source.
    const withSource = before === undefined || applied.order > game.begunAt;
    for (const { id, reset } of reached(game, applied, onTheField)) {
      const since = was?.get(id);
      if (since?.reset === reset) began.set(id, since);
      else began.set(id, { reset, order: withSource ? undefined : ++game.duel.clock });
    }
  }
  return now;
}
/** The order in which a rule began to apply to a card. */
export function beganAt(game: Game, applied: Applied, card: Card): number {
  const since = game.began?.get(keyOfRule(applied))?.get(card.id);
  return (since?.reset === card.reset ? since.order : undefined) ?? applied.order;
}

function reached(
  game: Game,
  applied: ReturnType<typeof rulesOf<'modify'>>[number],
  onTheField: readonly Card[],
): Card[] {
  try {
    const cards = cardsOfRule(game, applied.rule.cards, applied);
    return onTheField.filter((card) => cards.includes(card));
  } catch (error) {
    // Whoever needs the value is told why nobody knows it.
    if (error instanceof Unmodelled) return [];
    throw error;
  }
}

const NUMBERS = new WeakMap<Ongoing, number>();
let numbers = 0;
function numberOf(rule: Ongoing): number {
  const known = NUMBERS.get(rule);
  if (known !== undefined) return known;
  NUMBERS.set(rule, ++numbers);
  return numbers;
}
function keyOfRule(applied: Applied): string {
  const { rule, force, card: source } = applied;
  return (applied.key ??= `${numberOf(rule)}@${force ? force.order : `${source?.id}/${source?.reset}`}@`);
}
