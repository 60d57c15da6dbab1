/** What the instructions share: how they speak and cite, whom an effect reaches. */
import type { Localized, RuleId } from '../../ruling/schema.ts';
import { allPokemon, type Card, type Pokemon, type Side } from '../board/board.ts';
import { amongWhom, candidates, pokemonFor } from '../derive/choose.ts';
import type { Ctx, Result } from '../game/context.ts';
import { energyIs } from '../derive/values.ts';
import type {
  Amount,
  CardFilter,
  EnergyFilter,
  Op,
  OpKind,
  PokemonFilter,
  Predicate,
  Side as SideWord,
  Who,
} from '../effects/schema.ts';
import { amount, cardMatches, matches, playerOf } from '../derive/evaluate.ts';
import { nameOf, type Tally } from '../game/game.ts';
import { choose } from '../rulesets.ts';
import { holdingContext, holdings, isAbout, type Holding } from '../derive/modifiers.ts';
import { heed } from '../derive/heed.ts';
import { withoutStop } from '../../ruling/say.ts';
import { W } from '../say/words.ts';

export type OpOf<K extends OpKind> = Extract<Op, { do: K }>;
export type Done = Partial<Result> & { count: number };
export const NOTHING_DONE: Done = { count: 0 };

const RULES_OF: Record<Ctx['kind'], RuleId[]> = {
  attack: ['ptcg.attack.step-f-resolve', 'ptcg.attack.follow-text'],
  ability: ['ptcg.abilities.definition'],
  item: ['ptcg.trainers.follow-text'],
  supporter: ['ptcg.trainers.follow-text'],
  stadium: ['ptcg.trainers.follow-text'],
  tool: ['ptcg.trainers.follow-text'],
  energy: ['ptcg.energy.card'],
  rule: ['ptcg.turn.card-beats-rulebook'],
};
export const rulesFor = (ctx: Ctx): RuleId[] => RULES_OF[ctx.kind];

/** A step on what the text did; applied, it is told in the headline, too (`short`: as a judge would say it there; `null`: not told). */
export function say(
  ctx: Ctx,
  kind: string,
  text: Localized,
  rules: readonly RuleId[] = [],
  skipped = false,
  short: Localized | Tally | null = withoutStop(text),
): void {
  ctx.g.step(kind, text, [...rules, ...rulesFor(ctx)], {
    by: ctx.you,
    card: ctx.card,
    ...(skipped && { outcome: 'skipped' as const }),
  });
  if (skipped || !short) return;
  if ('of' in short) ctx.g.say(short.text(short.count), { join: '; ', tally: short });
  else ctx.g.say(short, { join: '; ' });
}

/** What stops an effect (not damage) done to this Pokémon, if anything does. `counters`: the effect puts damage counters on it. */
export function preventsEffect(ctx: Ctx, pokemon: Pokemon, counters = false): Holding<'prevent-effects'> | undefined {
  if (ctx.kind === 'rule' || ctx.kind === 'energy') return undefined;
  const kind = ctx.kind;
  if (ctx.you !== pokemon.owner) heed(ctx.g, 'effects', { pokemon });
  return holdings(ctx.g, 'prevent-effects').find((h) => {
    const { of = ['attack'], from, on } = h.modifier;
    if (h.modifier.counters && !counters) return false;
    if (!(of as readonly string[]).includes(kind) || !isAbout(ctx.g, h, pokemon, on)) return false;
    if (from) return ctx.self ? matches(holdingContext(ctx.g, h), ctx.self, from) : isCardOf(from, ctx.you === h.you);
    return ctx.you !== pokemon.owner;
  });
}
/** A Trainer card comes from no Pokémon, only from a player. */
const isCardOf = ({ of, ...more }: PokemonFilter, own: boolean): boolean =>
  of !== undefined && Object.keys(more).length === 0 && (of === 'you') === own;

/** The Pokémon of a list to which the effect may be done; a step says why not for the others. */
export function reached(ctx: Ctx, list: readonly Pokemon[], counters = false): Pokemon[] {
  return list.filter((p) => {
    const by = preventsEffect(ctx, p, counters);
    if (!by) return true;
    const text = W.run.prevented(nameOf(ctx.g, p), by.name);
    const rules = ['ptcg.attack.prevent-effects-not-damage'] as const;
    ctx.g.became(p.id, 'protected', { code: 'prevented', text, rules: [...rules] });
    say(ctx, 'prevented', text, rules, true);
    ctx.g.say(withoutStop(text), { join: '; ' });
    return false;
  });
}

export const countOf = (ctx: Ctx, n: Amount | 'all' | 'any', all: number): number =>
  n === 'all' || n === 'any' ? all : Math.min(all, amount(ctx, n));

/**
 * How many of `n` must be chosen: of "any number" none, of "up to" one at least, in an attack as the rules have it. `anything`: where cards of no kind
 * are asked for, one at least there as well.
 */
export function leastOf(
  ctx: Ctx,
  { count, upTo }: { count?: Amount | 'all' | 'any'; upTo?: true | undefined },
  n: number,
  anything = false,
): number {
  if (count === 'any') return 0;
  if (!upTo) return n;
  const inAttack = choose<'upToInAttacks', number>(ctx.g.rules, 'upToInAttacks', {
    'at-least-one': 1,
    'may-be-zero': 0,
  });
  return ctx.kind === 'attack' && !anything ? inAttack : Math.min(1, n);
}

export const attachedEnergy = (
  ctx: Ctx,
  list: readonly Pokemon[],
  filter: EnergyFilter,
): { pokemon: Pokemon; card: Card }[] =>
  list.flatMap((pokemon) =>
    pokemon.energy.filter((card) => energyIs(ctx.g, card, pokemon, filter)).map((card) => ({ pokemon, card })),
  );

export const energyFilter = ({ type, basic, special, name }: EnergyFilter): EnergyFilter => ({
  ...(type !== undefined && { type }),
  ...(basic && { basic }),
  ...(special && { special }),
  ...(name !== undefined && { name }),
});

/** The Pokémon an instruction might be about, before anybody has chosen. */
export function within(ctx: Ctx, who: Who): Pokemon[] {
  if (typeof who === 'string') return pokemonFor(ctx, who);
  if ('each' in who) return candidates(ctx, who.each);
  if ('from' in who) return amongWhom(ctx, who);
  return ctx.choosable?.get(who.chosen) ?? ctx.results.get(who.chosen)?.pokemon ?? allPokemon(ctx.g.board);
}
/** A number that flips or earlier instructions decide, and that is not known before. */
export const hangsOnLater = (ctx: Ctx, on: Amount | Predicate): boolean =>
  [...JSON.stringify(on).matchAll(/"(?:by|flip)":"([^"]+)"/g)].some(([, name]) => !ctx.results.has(name!));
/** Whether it comes to anything, or may yet. */
export const isSome = (ctx: Ctx, of: Amount | 'all' | 'any'): boolean =>
  typeof of === 'string' || hangsOnLater(ctx, of) || amount(ctx, of) > 0;
export const sideOf = (ctx: Ctx, side: SideWord): Side => ctx.g.board.players[playerOf(ctx, side)];
/** A hand without the card being played. */
export const handOf = (ctx: Ctx, side: SideWord, used?: Card): Card[] =>
  sideOf(ctx, side).hand.filter((card) => card !== used);
/** A card nobody has identified may be what is looked for. */
export const mayBe = (ctx: Ctx, card: Card, filter: CardFilter | undefined): boolean =>
  card.name === '?' || cardMatches(ctx, card, filter);
