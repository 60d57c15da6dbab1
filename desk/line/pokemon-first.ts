// A line that begins with another move than an attack: a card played, an Ability used, a Pokémon evolved.
import type { Player } from '../../engine/case/schema.ts';
import { abilityIn } from './pokemon-ability.ts';
import { isSomebody, PREFIX, SOMEBODY, type PokemonLine } from './pokemon-line.ts';
import { namesIn, verbIn } from './pokemon-moves.ts';
import { layTargets, pokemonAmong } from './pokemon-targets.ts';
import { other } from './table.ts';
import { ARROW, oneArrow, beginnings } from './words.ts';

/** A first move that is no attack: who makes it, with which Pokémon in play, in words that go on from a board. */
export interface OtherMove {
  by: Player;
  piece: string;
  /** The Pokémon it needs in play, and where. */
  needs?: { name: string; where: 'active' | 'bench' };
  /** Who is Active before it, where that is another. */
  active?: string;
  /** The Active Pokémon pays to leave. */
  retreats?: true;
  /** Its player's Active Spot is empty. */
  empty?: true;
  /** A card it needs in the hand beside the one that is played. */
  hand?: string;
  /** The cards it is done to, as the line names them. */
  targets?: readonly string[];
}
/** The move a piece says, where it is no attack; by `usual` where it does not say whose. */
export function otherMove(piece: string, into: PokemonLine, usual: Player = 'A'): OtherMove | undefined {
  const [prefix = '', letter] = PREFIX.exec(piece) ?? [];
  const by = letter ? (letter.toUpperCase() as Player) : usual;
  const text = oneArrow(piece.slice(prefix.length));
  const whole = verbIn(text, true);
  const { verb, card, target } = into.known(whole.card) ? whole : verbIn(text);
  const said = `${by} ${text}`;
  const targets = namesIn(target, (name) => into.known(name) !== undefined);
  const ability = abilitySaid(verb, card, into);
  if (ability) return usesAbility(by, ability, target, targets);
  switch (verb) {
    case 'alone':
    case 'bench':
      return { by, piece: said };
    case 'ability':
      return { by, piece: said, needs: { name: card, where: 'active' }, targets };
    case 'evolve':
      return { by, piece: said, needs: { name: card, where: 'active' } };
    case 'promote':
      return { by, piece: said, needs: { name: card, where: 'bench' }, empty: true };
    case 'retreat':
      return retreats(by, said, card, target);
    case 'attach':
      return attached(by, card, target);
    case 'attack':
      if (!['trainer', 'energy'].includes(into.known(card)?.card.kind ?? '')) return undefined;
  }
  const onto = target === undefined ? playedOn(card, into) : undefined;
  const what = onto ? { ...onto, targets: [onto.target] } : { card, target, targets };
  return played(by, what.card, what.target, what.targets, verb !== undefined, into);
}
/** An Ability that is named, where the verb may mean one. */
function abilitySaid(verb: ReturnType<typeof verbIn>['verb'], card: string, into: PokemonLine): ReturnType<typeof abilityIn> {
  if (verb === 'ability') return abilityIn(`${card} ability`, into);
  return verb === undefined || verb === 'play' ? abilityIn(card, into) : undefined;
} // prettier-ignore
/** 'Hero's Cape to Charizard ex', 'Heldenumhang an Glurak-ex': a Trainer card, and behind it what it is played on. */
function playedOn(text: string, into: PokemonLine): { card: string; target: string } | undefined {
  if (into.known(text)) return undefined;
  for (const word of text.matchAll(/\s+(?:on(?:to)?|to|an|auf)\s+/gi)) {
    const [card, target] = [text.slice(0, word.index), text.slice(word.index + word[0].length).replace(/\s+an$/i, '')];
    if (into.known(card)?.card.kind === 'trainer' && (isSomebody(target) || into.known(target)))
      return { card, target };
  }
  return undefined;
}
/** 'retreats to pidgeot ex', 'retreats blissey -> pidgeot ex': behind the arrow who comes forward. */
const retreats = (by: Player, said: string, card: string, target: string | undefined): OtherMove =>
  target === undefined || card === ''
    ? { by, piece: said, needs: { name: target ?? card, where: 'bench' }, retreats: true }
    : { by, piece: said, needs: { name: target, where: 'bench' }, active: card, retreats: true };

function usesAbility(
  by: Player,
  { pokemon, name }: { pokemon: string; name: string },
  target: string | undefined,
  targets: readonly string[],
): OtherMove {
  const words = [`${by} ability ${pokemon}`, name, ...(target === undefined ? [] : [`${ARROW} ${target}`])];
  return { by, piece: words.filter(Boolean).join(' '), needs: { name: pokemon, where: 'active' }, targets };
}

/** A card played, as its kind is; `said`: a verb says so. */
function played(
  by: Player,
  card: string,
  target: string | undefined,
  targets: readonly string[],
  said: boolean,
  into: PokemonLine,
): OtherMove | undefined {
  const behind = into.known(card) ? '' : (trainerIn(card, into)?.rest ?? '');
  const name = behind === '' ? card : card.slice(0, -behind.length).trim();
  const known = into.meant(name);
  if (known?.trainer === 'tool' || known?.kind === 'energy') return attached(by, name, target);
  if (known?.kind === 'trainer') return trainerPlayed(by, name, behind === '' ? targets : [behind, ...targets], into);
  if (!said || !known) return undefined;
  const [onto] = targets;
  if (onto !== undefined)
    return { by, piece: `${by} evolves ${onto} ${ARROW} ${card}`, needs: { name: onto, where: 'active' } };
  const { evolvesFrom } = known;
  return evolvesFrom !== undefined && into.known(evolvesFrom)
    ? { by, piece: `${by} evolves ${evolvesFrom} ${ARROW} ${card}`, needs: { name: evolvesFrom, where: 'active' } }
    : { by, piece: `${by} benches ${card}` };
}
/** A Trainer card with what it is played on; of two a Pokémon and its Evolution, which is in the hand ("Rare Candy"). */
function trainerPlayed(by: Player, name: string, all: readonly string[], into: PokemonLine): OtherMove {
  const piece = `${by} plays ${name}${all.length > 0 ? ` ${ARROW} ${all.join(' + ')}` : ''}`;
  const [evolving, evolution] = all.map((one) => into.known(one)?.card);
  const evolves = evolving?.kind === 'pokemon' && evolution?.evolvesFrom !== undefined && all.length === 2;
  return evolves ? { by, piece, needs: { name: all[0]!, where: 'active' }, hand: all[1]! } : { by, piece, targets: all };
} // prettier-ignore
/** 'Rare Candy Ralts': a Trainer card, and behind it what it is played on. */
const trainerIn = (text: string, into: PokemonLine): { name: string; rest: string } | undefined =>
  beginnings(text).find(
    ({ name, rest }) =>
      rest !== '' && into.known(name)?.card.kind === 'trainer' && into.known(rest)?.card.kind === 'pokemon',
  );
const attached = (by: Player, card: string, target = SOMEBODY.en): OtherMove => ({
  by,
  piece: `${by} attaches ${card} ${ARROW} ${target}`,
  needs: { name: target, where: 'active' },
});

/** Both players have an Active and a Benched Pokémon; nobody said which. */
export function layOut(
  { by, needs, active, retreats: leaves, empty, hand, targets = [] }: OtherMove,
  into: PokemonLine,
  ruleset: string | undefined,
): void {
  into.assumed.add('/turn/player', by, `Es ist der Zug von ${by}.`, `It is ${by}'s turn.`);
  const own = ownOf(needs, into);
  const said = {
    ...(active !== undefined && { active: into.card(active, false).name }),
    ...(own !== undefined && { [needs!.where]: own }),
  };
  const target = pokemonAmong(targets, own, into);
  const theirs = target === undefined ? {} : { bench: target };
  const players = { [by]: into.sideOf(by, said), [other(by)]: into.sideOf(other(by), theirs) };
  into.case = {
    ...into.case,
    ...(ruleset !== undefined && { ruleset }),
    state: { turn: { player: by }, players },
  };
  layTargets(targets, by, into);
  if (leaves) into.payRetreat(by);
  if (empty) into.emptySpot(by);
  if (hand !== undefined) into.inHand(by, hand);
}
const ownOf = (needs: OtherMove['needs'], into: PokemonLine): string | undefined =>
  needs && !isSomebody(needs.name) ? into.card(needs.name, false).name : undefined;

/** What a later move needs and nobody has laid out: its Pokémon, and those it is done to. */
export function layOutMore({ by, needs, active, retreats: leaves, hand, targets = [] }: OtherMove, into: PokemonLine): void {
  if (active !== undefined) into.laid(by, into.card(active, false).name, 'active');
  const own = ownOf(needs, into);
  if (own !== undefined) into.laid(by, own, needs!.where);
  const target = pokemonAmong(targets, own, into);
  if (target !== undefined) into.laid(other(by), target, 'bench');
  layTargets(targets, by, into);
  if (leaves) into.payRetreat(by);
  if (hand !== undefined) into.inHand(by, hand);
} // prettier-ignore
