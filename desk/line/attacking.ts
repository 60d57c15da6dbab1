// Attacks in a Yu-Gi-Oh! line.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import { cardNamed, type Filling } from './filling.ts';
import { names, type Named } from './names.ts';
import { other, type Entry, type PlacedAs } from './table.ts';
import type { NamedCard, Notes } from './items.ts';

/** An attack; without a target a direct one. */
export function attack(
  filling: Filling,
  by: Player,
  named: Named<YgoCard>,
  notes: Notes,
  [target]: readonly NamedCard[],
): void {
  const { table, moves, state } = filling;
  // In the turn in which the line stands by now.
  const began = moves.findLastIndex((move) => move.do === 'end-turn');
  const thisTurn = moves.slice(began + 1);
  if (moves.length === 0 && state.phase === undefined) Object.assign(state, { phase: 'battle', step: 'battle' });
  else if (
    (began >= 0 || state.phase !== 'battle') &&
    !thisTurn.some((move) => move.do === 'attack' || (move.do === 'phase' && move.to === 'battle'))
  )
    moves.push({ by, do: 'phase', to: 'battle' });
  const there = table.find(named, by, true) ?? takenOver(filling, named, by) ?? table.laid(named, 'monsters');
  const attacker = there ?? table.put(named, by, 'monsters', lying(notes));
  const to = target ? attacked(filling, target, by, attacker) : (theOnlyOne(filling, by, attacker) ?? direct(filling));
  if (to === 'player') table.attackedDirectly.add(other(by));
  moves.push({ by, do: 'attack', card: attacker.id, target: to });
  filling.last = { by, entry: attacker };
}
/** "A: Brain Control -> Jinzo, A attacks with Jinzo": the one A has taken control of. */
function takenOver({ table, moves, text }: Filling, named: Named<YgoCard>, by: Player): Entry | undefined {
  const theirs = table.find(named, other(by), true);
  const takes = moves.some((move) => {
    if (move.do !== 'activate' || move.by !== by || !theirs || !move.targets?.includes(theirs.id)) return false;
    const { card } = table.entries.find(({ id }) => id === move.card)?.named ?? {};
    return card !== undefined && JSON.stringify(text(card).effects).includes('"take-control"');
  });
  return takes ? theirs : undefined;
}
function attacked(filling: Filling, target: NamedCard, by: Player, attacker: Entry): string {
  const { table } = filling;
  const { name, notes } = target;
  if (/^(?:direct(?:ly)?|direkt|player|spieler|[AB])$/i.test(name)) return 'player';
  const named = cardNamed(filling, target);
  const there = table.find(named, other(by), true) ?? table.laid(named, 'monsters', attacker);
  if (there) return there.id;
  const hidden = notes.faceDown || notes.place === 'set';
  return table.put(named, other(by), 'monsters', {
    face: hidden ? 'down' : 'up',
    ...lying(notes),
  }).id;
}
/** Nobody said what is attacked, nothing was played before, and the other player has one monster: that one, unless its attacker can attack past it. */
function theOnlyOne(
  { table, assumed, moves, text }: Filling,
  by: Player,
  { named: { card } }: Entry,
): string | undefined {
  const theirs = table.entries.filter(({ player, zone }) => player !== by && zone === 'monsters');
  const [only] = theirs;
  if (!only || theirs.length > 1 || moves.some((move) => move.do !== 'phase')) return undefined;
  if (card && /"attacks?-direct|"directly"/.test(JSON.stringify(text(card).effects))) return undefined;
  const { de, en } = names(only.named.card, only.named.name);
  assumed.add(`/moves/${moves.length}/target`, only.id, `Das Ziel ist ${de}.`, `The target is ${en}.`);
  return only.id;
}
const lying = ({ position, materials }: Notes): PlacedAs => ({
  ...(position && { position }),
  ...(materials !== undefined && { materials }),
});
function direct({ assumed, moves }: Filling): 'player' {
  assumed.add(`/moves/${moves.length}/target`, 'player', 'Es ist ein direkter Angriff.', 'It is a direct attack.');
  return 'player';
}
