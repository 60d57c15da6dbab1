/** Who is not Knocked Out although somebody would ask: after damage, counters of a Checkup, an effect that did not reach it. */
import { topCard, type Pokemon } from '../board/board.ts';
import { nameOf, type Game } from '../game/game.ts';
import { hpOf } from '../derive/values.ts';
import { W } from '../say/words.ts';

/** Damage points each has got, and whose they are; `spared`: whose Weakness an effect did not let count. */
export interface Hurt {
  points: ReadonlyMap<Pokemon, number>;
  by?: Pokemon;
  spared?: ReadonlySet<Pokemon>;
}
/** With so few of so many HP left somebody would ask whether it was Knocked Out. */
const NEARLY = { left: 30, of: 100 };
/** Who was nearly Knocked Out, has other HP than are printed, or was spared its Weakness, and is not: that is what somebody would ask. */
export function tellStanding(g: Game, { points, by, spared }: Hurt, out: readonly Pokemon[]): void {
  for (const [p, damage] of points) {
    const hp = hpOf(g, p);
    const printed = topCard(p).def?.hp;
    if (damage <= 0 || hp === undefined || printed === undefined || out.includes(p)) continue;
    // Who withstood more than that is told of as such.
    const nearly =
      out.length === 0 &&
      p.owner !== by?.owner &&
      damage <= p.damage &&
      hp >= NEARLY.of &&
      hp - p.damage <= NEARLY.left;
    // Double the damage would have Knocked it Out.
    const wasSpared = spared?.has(p) === true && p.damage + damage >= hp;
    if (p.damage >= printed || hp !== printed || nearly || wasSpared) tellStands(g, p);
  }
}
/** Where its HP are known. */
export function tellStands(g: Game, p: Pokemon, more: { join?: '; ' } = {}): void {
  const hp = hpOf(g, p);
  if (hp !== undefined) g.say(W.headline.stands(nameOf(g, p), p.damage, hp), more);
}
