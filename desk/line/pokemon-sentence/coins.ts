// "A flips heads for Crushing Hammer" behind that card is its coin; "B flips heads for Solid Rock" behind an attack is flipped for an Ability of whom it hits while it is carried out, and no Ability is used afterwards.
import { isCalled } from '../../../engine/case/names.ts';
import { other } from '../table.ts';
import type { Play, Plays } from './plays.ts';
import type { Told } from './roles.ts';

/** "…, A flips heads for Crushing Hammer": of the play before it; nothing where the clause tells of another. */
export function flippedOf(plays: Plays, { kind, coins, phrases, by }: Told): boolean | undefined {
  const last = plays.plays.at(-1);
  const [one, ...more] = phrases;
  // "X (tails)" is played once more.
  const isFor = one !== undefined && one.role !== 'bare';
  const isIts = one?.is === 'part' ? last?.part?.called === one.name : one?.is === 'trainer' && last?.trainer === one.name;
  if (coins === undefined || !(kind === undefined || kind === 'have') || !last || !isFor || !isIts || more.length > 0 || (by ?? last.by) !== last.by) return undefined;
  last.coins = [last.coins, coins].filter(Boolean).join(', ');
  return true;
} // prettier-ignore
/** Lays the coins on the attack; nothing where the clause is none of these, false where the attack flips coins of its own and nobody said what they show. */
export function flipsFor(plays: Plays, told: Told): boolean | undefined {
  const { coins, phrases } = told;
  const last = plays.plays.at(-1);
  if (coins === undefined || !isPlain(told) || !last?.part || !plays.isAttack(last.part)) return undefined;
  const part = phrases.find(({ is }) => is === 'part')!;
  const own = phrases.find(({ is }) => is === 'pokemon');
  const name = own?.name ?? [...last.targets, ...plays.spoken.toReversed()].find((one) => hasAbility(plays, one, part.name));
  if (name === undefined || !hasAbility(plays, name, part.name)) return undefined;
  const whose = told.by ?? plays.owners.get(name) ?? (last.targets.includes(name) ? other(last.by) : undefined);
  if (whose !== other(last.by)) return undefined;
  if (flipsItself(plays, last) && last.coins === undefined) return false;
  last.coins = [last.coins, coins].filter(Boolean).join(', ');
  return plays.said.push({ name, whose, text: `has the Ability ${part.name}` }) > 0;
} // prettier-ignore
/** One attack or Ability, perhaps its Pokémon, and nothing else. */
const isPlain = ({ kind, phrases, amounts, places, conditions }: Told): boolean =>
  (kind === undefined || kind === 'have') &&
  amounts.length + places.length + conditions.length === 0 &&
  phrases.filter(({ is }) => is === 'part').length === 1 &&
  phrases.length < 3 &&
  phrases.every(({ is }) => is === 'part' || is === 'pokemon');
const hasAbility = (plays: Plays, name: string, called: string): boolean =>
  plays.cardsOf(name).some(({ abilities = [] }) => abilities.some((one) => isCalled(one, called)));
/** Whether an attack flips coins, as its text or its declaration says. */
const flipsItself = (plays: Plays, { part }: Play): boolean =>
  plays.cardsOf(part!.of).some(({ attacks = [] }) => attacks.some((one) => isCalled(one, part!.called) && /\bcoins?\b|"flip/i.test(JSON.stringify(one)))); // prettier-ignore
