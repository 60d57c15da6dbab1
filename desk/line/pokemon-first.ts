// A line that begins with another move than an attack: a card played, an Ability used, a Pokémon evolved.
import type { Player } from '../../engine/case/schema.ts';
import { abilityIn } from './pokemon-ability.ts';
import { isSomebody, PREFIX, SOMEBODY, type PokemonLine } from './pokemon-line.ts';
import { namesIn, verbIn } from './pokemon-moves.ts';
import { layTargets, pokemonAmong } from './pokemon-targets.ts';
import { other } from './table.ts';
import { beginnings } from './words.ts';

const ARROW = '→';
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
  const prefix = PREFIX.exec(piece);
  const by = prefix ? (prefix[1]!.toUpperCase() as Player) : usual;
  const text = piece.slice(prefix?.[0].length ?? 0).replace(/[-=]>/g, ARROW);
  const whole = verbIn(text, true);
  const { verb, card, target } = into.known(whole.card) ? whole : verbIn(text);
  const said = `${by} ${text}`;
  if (verb === 'alone' || verb === 'bench') return { by, piece: said };
  const targets = namesIn(target, (name) => into.known(name) !== undefined);
  if (verb === undefined || verb === 'ability' || verb === 'play') {
    const ability = abilityIn(verb === 'ability' ? `${card} ability` : card, into);
    if (ability) return usesAbility(by, ability, target, targets);
  }
  if (verb === 'ability') return { by, piece: said, needs: { name: card, where: 'active' }, targets };
  if (verb === 'evolve') return { by, piece: said, needs: { name: card, where: 'active' } };
  if (verb === 'promote') return { by, piece: said, needs: { name: card, where: 'bench' }, empty: true };
  if (verb === 'retreat') return retreats(by, said, card, target);
  if (verb === 'attach') return attached(by, card, target);
  const isCard = verb === 'attack' && ['trainer', 'energy'].includes(into.known(card)?.card.kind ?? '');
  if (verb === 'attack' && !isCard) return undefined;
  const onto = target === undefined ? playedOn(card, into) : undefined;
  return played(
    by,
    onto?.card ?? card,
    onto?.target ?? target,
    onto ? [onto.target] : targets,
    verb !== undefined,
    into,
  );
}
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
  if (known?.kind === 'trainer') {
    const all = behind === '' ? targets : [behind, ...targets];
    const to = all.length > 0 ? ` ${ARROW} ${all.join(' + ')}` : '';
    const [evolving, evolution] = all.map((one) => into.known(one)?.card);
    const evolves = evolving?.kind === 'pokemon' && evolution?.evolvesFrom !== undefined && all.length === 2;
    return evolves
      ? { by, piece: `${by} plays ${name}${to}`, needs: { name: all[0]!, where: 'active' }, hand: all[1]! }
      : { by, piece: `${by} plays ${name}${to}`, targets: all };
  }
  if (!said || !known) return undefined;
  const [onto] = targets;
  if (onto !== undefined)
    return { by, piece: `${by} evolves ${onto} ${ARROW} ${card}`, needs: { name: onto, where: 'active' } };
  const { evolvesFrom } = known;
  return evolvesFrom !== undefined && into.known(evolvesFrom)
    ? { by, piece: `${by} evolves ${evolvesFrom} ${ARROW} ${card}`, needs: { name: evolvesFrom, where: 'active' } }
    : { by, piece: `${by} benches ${card}` };
}
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
