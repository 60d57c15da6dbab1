// 'A benches Crobat V, A: Dark Asset', 'Psychic Embrace on Drifloon': an attack or Ability, and nobody says whose. It is that of a Pokémon
// the line has spoken of, the last one first; else of the only Pokémon that has it.
import { isCalled } from '../../engine/case/names.ts';
import { abilityIn } from './pokemon-ability.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { verbIn } from './pokemon-moves.ts';
import { unclearCard } from './problems.ts';
import { ARROW, oneArrow, beginnings, withoutUses } from './words.ts';

/** 'Dark Asset', 'uses the Ability Dark Asset', 'setzt Dunkle Reserve ein'. */
const SAID =
  /^(?:(?:uses?|plays?|activates?|spielt|aktiviert|(?:be)?nutzt|setzt|attacks?\s+with|greift\s+(?:an\s+)?mit|ability|fähigkeit)\s+)?(?:(?:the|its|die|seine)\s+)?(?:(?:ability|fähigkeit|attack|attacke)\s*:?\s+)?/i;

/** The Pokémon of a piece: what it is done to and what it becomes behind it. */
export function spokenOf(piece: string, into: PokemonLine): string[] {
  const text = oneArrow(piece.replace(PREFIX, '')).replace(/\([^()]*\)/g, ' ');
  const { card, target = '' } = verbIn(text);
  return [card, target, text.replace(/^(?:has|hat|controls|kontrolliert)\s+/i, '')].flatMap((words) => {
    const found = beginnings(words).map(({ name }) => into.known(name)).find((one) => one && isInPlayAs(one.card));
    return found?.name ?? [];
  });
} // prettier-ignore

/** The piece with the Pokémon in front of the attack or Ability it names alone; `spoken`: Pokémon the line has spoken of. */
export function withItsPokemon(piece: string, spoken: readonly string[], into: PokemonLine): string {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  const text = onTarget(oneArrow(piece.slice(prefix.length)), into);
  if (text.includes(ARROW) && !/[-=]>|→/.test(piece)) return `${prefix}${text}`;
  const [left = '', ...behind] = text.split(ARROW);
  const notes = left.match(/\([^()]*\)/g)?.join(' ') ?? '';
  const words = withoutUses(left.replace(/\([^()]*\)/g, ' ').trim().replace(SAID, ''));
  if (words === '' || /^\d+$/.test(words) || beginnings(words).some(({ name }) => into.known(name))) return piece;
  for (const { name: called, rest } of beginnings(words)) {
    const target = /^(?:on|onto|into|to|at|vs\.?|versus|auf|an|gegen|against)\s+(.+?)(?:\s+(?:ein|an))?$/i.exec(rest)?.[1];
    const lies = /^(?:with|mit)\s+\S/i.test(rest) ? ` ${rest}` : '';
    if (rest !== '' && target === undefined && lies === '') continue;
    const owner = ownerOf(called, spoken, into);
    if (owner === undefined) continue;
    const aimed = [target, ...behind].filter((one) => one !== undefined);
    return [`${prefix}${owner} ${called}${lies} ${notes}`.trim(), ...aimed].join(` ${ARROW} `);
  }
  return piece;
} // prettier-ignore

/** 'gardevoir ex psychic embrace on mew ex': behind an Ability is what it is used on. */
function onTarget(text: string, into: PokemonLine): string {
  for (const word of text.includes(ARROW) ? [] : text.matchAll(/\s+(?:on|onto|auf|an)\s+/gi)) {
    const [used, target] = [
      text.slice(0, word.index),
      text.slice(word.index + word[0].length).replace(/\s+(?:ein|an)$/i, ''),
    ];
    if (abilityIn(withoutUses(used), into) && isInPlayAs(into.known(target)?.card)) return `${used} ${ARROW} ${target}`;
  }
  return text;
}

function ownerOf(called: string, spoken: readonly string[], into: PokemonLine): string | undefined {
  const near = [...spoken].reverse().find((name) => hasPart(name, called, into));
  if (near !== undefined) return near;
  const all = into.using(called);
  return all.length > 1 ? unclearCard(called, [...all].slice(0, SUGGESTED)) : all[0];
}
const SUGGESTED = 8;

/** Whether a Pokémon of this name has an attack or Ability called so, on whichever printing. */
export const hasPart = (name: string, called: string, into: PokemonLine): boolean =>
  [into.known(name)?.card, ...into.printings(name)].some((card) =>
    [...(card?.attacks ?? []), ...(card?.abilities ?? [])].some((one) => isCalled(one, called)),
  ); // prettier-ignore
