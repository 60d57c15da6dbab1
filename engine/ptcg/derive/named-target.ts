/** A Pokémon named for a play that would do nothing: whether what is wrong is the Pokémon itself, whatever lies on the table. */
import type { PtcgChoices } from '../../case/ptcg.ts';
import type { Reason } from '../../ruling/schema.ts';
import { pokemonById } from '../board/board.ts';
import type { Op } from '../effects/instructions.ts';
import type { PokemonFilter } from '../effects/schema.ts';
import type { Ctx } from '../game/context.ts';
import { W } from '../say/words.ts';
import { cardMatches, matches } from './evaluate.ts';

/** What a move names for a play. */
export type Named = { targets?: string[] | undefined; choose?: PtcgChoices | undefined };
/** Why what is named can never be it, where none of the instructions could be about it. */
export const misnamed = (ctx: Ctx, ops: readonly Op[], { targets = [], choose }: Named): Reason | undefined =>
  strayTarget(ctx, ops, targets) ?? strayCard(ctx, ops, choose?.cards ?? []);
function strayTarget(ctx: Ctx, ops: readonly Op[], targets: readonly string[]): Reason | undefined {
  const about = targets.length === 0 ? undefined : aboutWhom(ops);
  const stray = targets.find((id) => {
    const pokemon = pokemonById(ctx.g.board, id);
    return pokemon && about && !about.some((filter) => matches(ctx, pokemon, filter));
  });
  return stray === undefined ? undefined : W.reasons.illegalTarget(ctx.name, stray);
}
/** A card of the discard pile that none of the instructions takes, where they do nothing but take cards. */
function strayCard(ctx: Ctx, ops: readonly Op[], cards: readonly string[]): Reason | undefined {
  const takes = ops.flatMap((op) => (op.do === 'take' && op.from === 'discard' ? [op.which] : []));
  if (takes.length === 0 || takes.length < ops.length) return undefined;
  const { discard } = ctx.g.board.players[ctx.you];
  const stray = cards.find((id) => {
    const card = discard.find((one) => one.id === id) ?? discard.find((one) => one.name === id);
    return card?.def && !takes.some((which) => cardMatches(ctx, card, which));
  });
  return stray === undefined ? undefined : W.reasons.illegalCard(ctx.name, stray);
}

/** What is printed on the Pokémon that may be chosen, of each choice; undefined where an instruction is about others, too. */
function aboutWhom(ops: readonly Op[]): PokemonFilter[] | undefined {
  const written = JSON.stringify(ops);
  if (/"(?:self|own-active|opponent-active|attacker|event)"|"do":"unmodelled"/.test(written)) return undefined;
  const found: PokemonFilter[] = [];
  JSON.parse(written, (key, value: unknown) => {
    const isChoice = typeof value === 'object' && value !== null && 'choose' in value && 'from' in value;
    if (isChoice && typeof value.from === 'object') found.push(printedOf(value.from as PokemonFilter));
    if (key === 'each') found.push(printedOf(value as PokemonFilter));
    return value;
  });
  return found.length > 0 ? found : undefined;
}
/** Without whose it is, where it is, and what lies on it beside its damage. */
const printedOf = ({
  name,
  nameIncludes,
  type,
  stage,
  label,
  ruleBox,
  hp,
  remainingHp,
}: PokemonFilter): PokemonFilter => ({
  ...(name !== undefined && { name }),
  ...(nameIncludes !== undefined && { nameIncludes }),
  ...(type !== undefined && { type }),
  ...(stage !== undefined && { stage }),
  ...(label !== undefined && { label }),
  ...(ruleBox !== undefined && { ruleBox }),
  ...(hp !== undefined && { hp }),
  ...(remainingHp !== undefined && { remainingHp }),
});
