/**
 * What holds at this moment: every modifier of Abilities, Tools, Energy, the Stadium and lingering effects, derived afresh from the board. Who asks
 * (`derive.ts`, `damage.ts`, the legality checks) gets those of one kind, in board order.
 */
import { placeOf } from '../../ruling/places.ts';
import type { Localized, Reason } from '../../ruling/schema.ts';
import {
  allPokemon,
  isActive,
  otherPlayer,
  PLAYERS,
  topCard,
  type Card,
  type InForce,
  type Player,
  type Pokemon,
} from '../board/board.ts';
import { partIndex, partName, stageOf } from '../cards.ts';
import { newContext, type Ctx, type Origin } from '../game/context.ts';
import type { Predicate } from '../effects/amounts.ts';
import type { Effect, Modifier, PokemonFilter } from '../effects/schema.ts';
import { matches, test } from './evaluate.ts';
import { cardName, type Game } from '../game/game.ts';
import { W } from '../say/words.ts';

export type What = Modifier['what'];
export type Of<W extends What> = Extract<Modifier, { what: W }>;

/** A modifier that holds, and where it comes from. */
export interface HoldingOf<M extends Modifier> {
  modifier: M;
  you: Player;
  /** The Pokémon whose Ability it is, or to which the card is attached, or on which the effect lies. */
  self?: Pokemon;
  /** The Pokémon that brought a lingering effect about which lies on no Pokémon. */
  maker?: Pokemon;
  /** The lingering effect lies on this player, not on a Pokémon. */
  player?: Player;
  everyone?: boolean;
  name: Localized;
  /** Id or name of the card it comes from. */
  card: string;
  origin: Origin | 'in-force';
  /** The condition on which it holds, and for whom. */
  under?: { ctx: Ctx; predicate: Predicate };
  inForce?: InForce;
}

/** Where a modifier is printed, as a part of a step, a term of damage or a reason. */
export const sayingOf = ({ card, modifier }: Pick<HoldingOf<Modifier>, 'card' | 'modifier'>): Pick<Reason, 'says'> => {
  const at = placeOf(modifier);
  return at === undefined ? {} : { says: { card, at } };
};

export type Holding<W extends What = What> = HoldingOf<Of<W>>;

/** A card in play with declared effects. */
export interface SourceInPlay {
  card: Card;
  effects: readonly Effect[];
  you: Player;
  self?: Pokemon;
  origin: Origin;
}

/** The cards of a Pokémon whose attacks and Abilities it has: the top one; a Pokémon BREAK keeps those of the card below; all parts of a V-UNION or LEGEND. */
export function activeCards(pokemon: Pokemon): Card[] {
  const top = topCard(pokemon);
  const stage = top.def && stageOf(top.def);
  if (stage === 'v-union' || stage === 'legend') return pokemon.cards;
  if (stage === 'break' || stage === 'level-up') return pokemon.cards.slice(-2).reverse();
  return [top];
}

export function sourcesInPlay(g: Game): SourceInPlay[] {
  const { stadium } = g.board;
  return [
    ...allPokemon(g.board).flatMap((self): SourceInPlay[] => {
      const of = (cards: readonly Card[], origin: Origin): SourceInPlay[] =>
        cards.map((card) => ({ card, effects: card.effects, you: self.owner, self, origin }));
      return [
        ...of(activeCards(self), 'ability'),
        ...of(workingTools(g, self), 'tool'),
        ...of(workingEnergy(g, self), 'energy'),
      ];
    }),
    ...(stadium ? ofStadium(g, stadium) : []),
  ];
}

/** A Stadium speaks to both players; of a two-sided one, each of its two effects to the player at whom it points. */
function ofStadium(g: Game, { card, owner, faces }: NonNullable<Game['board']['stadium']>): SourceInPlay[] {
  const of = (you: Player, effects: readonly Effect[]): SourceInPlay => ({ card, effects, you, origin: 'stadium' });
  if (!isTwoSided(card)) return [of(owner, card.effects)];
  const first = faces ?? askFacing(g, card, owner);
  return [of(first, sideOfStadium(card, 'first')), of(otherPlayer(first), sideOfStadium(card, 'second'))];
}
const sideOfStadium = ({ effects }: Card, side: 'first' | 'second'): Effect[] =>
  effects.filter((e) => e.effect !== 'passive' || (e.faces ?? 'first') === side);
/** Whether a Stadium does one thing to one player and another to the other. */
export const isTwoSided = ({ effects }: Card): boolean =>
  effects.some((e) => e.effect === 'passive' && e.faces !== undefined);

/** At whom the first effect of a two-sided Stadium points: its player's choice, asked for once a ruling. */
function askFacing(g: Game, card: Card, owner: Player): Player {
  const id = `${card.id}/faces`;
  const known = g.told.get(id);
  if (known === 'A' || known === 'B') return known;
  const answer = g.record.ask<Player>({
    id,
    by: owner,
    what: 'choice',
    move: g.move + 1,
    text: W.whomItFaces(cardName(card)),
    answers: PLAYERS.map((value) => ({ value, text: W.player(value) })),
    rules: ['ptcg.trainers.follow-text'],
  });
  g.told.set(id, answer);
  return answer;
}

type Switch = 'no-tools' | 'no-energy-effects';
/** Of what a card's effects speak that hold by themselves, known once it was asked. */
const spoken = new WeakMap<readonly Effect[], ReadonlySet<What>>();
function speaksOf({ effects }: Card, what: What): boolean {
  const known =
    spoken.get(effects) ??
    new Set(effects.flatMap((e) => (e.effect === 'passive' ? e.modifiers.map((m) => m.what) : [])));
  spoken.set(effects, known);
  return known.has(what);
}
/** Whether any card in play speaks of one of these: of most kinds none does, and this is asked often. */
function isSpokenOf({ board }: Game, ...kinds: What[]): boolean {
  const speaks = (card: Card): boolean => kinds.some((what) => speaksOf(card, what));
  return (
    (board.stadium !== null && speaks(board.stadium.card)) ||
    allPokemon(board).some((p) => activeCards(p).some(speaks) || p.tools.some(speaks) || p.energy.some(speaks))
  );
}
/** What switches this Pokémon's Tools or Special Energy off. */
function switchedBy<W extends Switch>(g: Game, what: W, pokemon: Pokemon): Holding<W>[] {
  if (g.deriving.has(what) || !isSpokenOf(g, what)) return [];
  g.deriving.add(what);
  try {
    return holdings(g, what).filter((h) => isAbout(g, h, pokemon, (h.modifier as Of<Switch>).on));
  } finally {
    g.deriving.delete(what);
  }
}

/** The Tools of a Pokémon that have an effect: an effect may switch Tools off, but not itself. */
export function workingTools(g: Game, pokemon: Pokemon): Card[] {
  if (pokemon.tools.length === 0) return pokemon.tools;
  const off = switchedBy(g, 'no-tools', pokemon);
  return pokemon.tools.filter((tool) =>
    off.every(({ modifier }) => modifier.except !== undefined && cardName(tool).en === modifier.except),
  );
}
/** Those that have none, and what switches them off. */
export function toolsSwitchedOff(g: Game, pokemon: Pokemon): { tool: Card; by: Localized }[] {
  const working = workingTools(g, pokemon);
  if (working.length === pokemon.tools.length) return [];
  const [first] = switchedBy(g, 'no-tools', pokemon);
  return first ? pokemon.tools.flatMap((tool) => (working.includes(tool) ? [] : [{ tool, by: first.name }])) : [];
}
/** Attached Energy that has an effect of its own. */
function workingEnergy(g: Game, pokemon: Pokemon): Card[] {
  const special = pokemon.energy.filter((card) => card.effects.length + card.unread.length > 0);
  return special.length > 0 && switchedBy(g, 'no-energy-effects', pokemon).length > 0 ? [] : special;
}

/** How a source is called in a sentence: the Ability's name, else the card's. */
export const sourceName = (source: SourceInPlay, ability: number | string | undefined): Localized =>
  ability === undefined ? cardName(source.card) : partName(source.card.def?.abilities, ability);

const inPlace = (g: Game, source: SourceInPlay, place: 'active' | 'bench' | undefined): boolean =>
  place === undefined || (source.self !== undefined && isActive(g.board, source.self) === (place === 'active'));

/** Whether an effect of a source works: in its place, not switched off. */
export function works(
  g: Game,
  source: SourceInPlay,
  effect: { ability?: number | string | undefined; place?: string | undefined },
): boolean {
  const place = effect.place === 'active' || effect.place === 'bench' ? effect.place : undefined;
  if (!inPlace(g, source, place)) return false;
  return !(effect.ability !== undefined && source.self && abilitiesOff(g).has(source.self));
}

/** The sources among which one may speak of this; whom a Stadium faces and what is switched off is asked whatever is looked for. */
function speaking(g: Game, what: What): SourceInPlay[] {
  const { stadium } = g.board;
  const asks = stadium !== null && isTwoSided(stadium.card);
  return asks || isSpokenOf(g, what, 'no-tools', 'no-energy-effects') ? sourcesInPlay(g) : [];
}

/** Every modifier of one kind that holds now. */
export function holdings<W extends What>(g: Game, what: W): Holding<W>[] {
  const found: Holding<W>[] = [];
  const applied = new Set<unknown>();
  for (const source of speaking(g, what))
    for (const effect of source.effects) {
      if (effect.effect !== 'passive') continue;
      const modifiers = effect.modifiers.filter((m): m is Of<W> => m.what === what);
      if (modifiers.length === 0 || !works(g, source, effect)) continue;
      const key = `${source.you}/${cardName(source.card).en}/${effect.ability ?? ''}`;
      if (effect.once && applied.has(key)) continue;
      const ctx = contextOf(g, source, sourceName(source, effect.ability));
      if (effect.if && !test(ctx, effect.if)) continue;
      if (effect.once) applied.add(key);
      for (const modifier of modifiers)
        for (const one of forEachPlayer(ctx, source, modifier))
          if (holdsNow(one, one.modifier))
            found.push({
              modifier: one.modifier,
              you: one.you,
              ...(source.self && { self: source.self }),
              ...(!source.self && { everyone: true }),
              name: ctx.name,
              card: source.card.id,
              origin: source.origin,
              ...(effect.if && { under: { ctx, predicate: effect.if } }),
            });
    }
  const { board } = g;
  const add = (effects: readonly InForce[], where: Pick<Holding, 'self' | 'player' | 'everyone'>): void => {
    for (const inForce of effects) {
      if (inForce.modifier.what !== what) continue;
      const name = inForceName(inForce);
      const self = where.self;
      const maker = self ?? allPokemon(board).find(({ id }) => id === inForce.maker);
      const of = { you: inForce.you, ...(maker && { self: maker }), name, card: inForce.by ?? '' };
      const ctx = newContext({ g, ...of, kind: 'rule' });
      const modifier = inForce.modifier as Of<W>;
      if (holdsNow(ctx, modifier))
        found.push({
          modifier,
          you: inForce.you,
          ...where,
          ...(!self && maker && { maker }),
          name,
          card: inForce.by ?? self?.id ?? '',
          origin: 'in-force',
          inForce,
        });
    }
  };
  for (const self of allPokemon(board)) add(self.effects, { self });
  for (const player of PLAYERS) add(board.players[player].effects, { player });
  add(board.effects, { everyone: true });
  return found;
}

/** What a Stadium does to both players under a condition, it does to each under their own: "you" is each in turn. */
function forEachPlayer<M extends Modifier>(ctx: Ctx, { origin }: SourceInPlay, modifier: M): (Ctx & { modifier: M })[] {
  const both = 'player' in modifier && modifier.player === 'both' && 'if' in modifier && modifier.if !== undefined;
  if (origin !== 'stadium' || !both) return [{ ...ctx, modifier }];
  return PLAYERS.map((you) => ({ ...ctx, you, modifier: { ...modifier, player: 'you' } }));
}

const inForceName = (inForce: InForce): Localized => {
  if (inForce.name) return inForce.name;
  const name = inForce.by ?? inForce.public.note;
  return name === undefined ? { de: 'Karteneffekt', en: 'an effect' } : { de: name, en: name };
};
const holdsNow = (ctx: Ctx, modifier: Modifier): boolean =>
  !('if' in modifier) || modifier.if === undefined || test(ctx, modifier.if);

export const contextOf = (g: Game, source: SourceInPlay, name: Localized): Ctx =>
  newContext({
    g,
    you: source.you,
    ...(source.self && { self: source.self }),
    kind: source.origin,
    name,
    card: source.card.id,
  });

export const holdingContext = (g: Game, { self, maker = self, ...holding }: Holding): Ctx =>
  newContext({
    g,
    you: holding.you,
    ...(maker && { self: maker }),
    kind: holding.origin === 'in-force' ? 'rule' : holding.origin,
    name: holding.name,
    card: holding.card,
  });

/** Whether a modifier is about this Pokémon: its own `on`, else the Pokémon or player it lies on, else its own Pokémon. */
export function isAbout(g: Game, holding: Holding, pokemon: Pokemon, on: PokemonFilter | undefined): boolean {
  if (on && !matches(holdingContext(g, holding), pokemon, on)) return false;
  if (holding.origin === 'in-force') {
    if (holding.player) return on ? true : pokemon.owner === holding.player;
    return holding.everyone === true || holding.self === pokemon;
  }
  return on !== undefined || holding.self === pokemon;
}

/** Whether a modifier without a Pokémon (what a player cannot do) is about this player. */
export function isAboutPlayer(
  holding: Holding,
  player: Player,
  whom: 'you' | 'opponent' | 'both' | undefined,
): boolean {
  if (whom === 'both') return true;
  if (holding.origin === 'in-force' && whom === undefined)
    return holding.everyone === true || (holding.player ?? holding.self?.owner) === player;
  if (whom === undefined) return holding.self === undefined || holding.self.owner === player;
  return (holding.you === player) === (whom === 'you');
}

/**
 * Pokémon whose Abilities are switched off, each with the name of what does it. What is not an Ability (a Stadium, an effect) speaks first; Abilities that switch off Abilities speak
 * only where they are not switched off themselves.
 */
export function abilitiesOff(g: Game): ReadonlyMap<Pokemon, Localized> {
  if (g.deriving.has('abilities')) return NONE;
  g.deriving.add('abilities');
  try {
    const all = holdings(g, 'no-abilities');
    const off = new Map<Pokemon, Localized>();
    const everyone = allPokemon(g.board);
    const apply = (holding: Holding<'no-abilities'>): void => {
      const { on, except } = holding.modifier;
      for (const p of everyone)
        if (isAbout(g, holding, p, on) && !(except && hasAbility(p, except)) && !off.has(p)) off.set(p, holding.name);
    };
    for (const holding of all) if (holding.origin !== 'ability') apply(holding);
    for (const holding of all)
      if (holding.origin === 'ability' && !(holding.self && off.has(holding.self))) apply(holding);
    return off;
  } finally {
    g.deriving.delete('abilities');
  }
}
const hasAbility = (pokemon: Pokemon, name: string): boolean =>
  activeCards(pokemon).some(({ def }) => partIndex(def?.abilities, name) >= 0);
const NONE: ReadonlyMap<Pokemon, Localized> = new Map();
