// A line that begins with another move than an attack: a card played, an Ability used, a Pokémon evolved.
import type { Player } from '../../engine/case/schema.ts';
import { abilityIn } from './pokemon-ability.ts';
import { isSomebody, PREFIX, SOMEBODY, type PokemonLine } from './pokemon-line.ts';
import { namesIn, verbIn } from './pokemon-moves.ts';
import { layTargets, pokemonAmong } from './pokemon-targets.ts';
import { other } from './table.ts';

const ARROW = '→';
/** A first move that is no attack: who makes it, with which Pokémon in play, in words that go on from a board. */
export interface OtherMove {
  by: Player;
  piece: string;
  /** The Pokémon it needs in play, and where. */
  needs?: { name: string; where: 'active' | 'bench' };
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
  const ability =
    verb === 'ability' || verb === undefined
      ? abilityIn(verb === 'ability' ? `${card} ability` : card, into)
      : undefined;
  if (ability) {
    const piece = [
      `${by} ability ${ability.pokemon}`,
      ability.name,
      ...(target === undefined ? [] : [`${ARROW} ${target}`]),
    ]
      .join(' ')
      .replace(/ {2,}/g, ' ');
    return { by, piece, needs: { name: ability.pokemon, where: 'active' }, targets };
  }
  if (verb === 'ability') return { by, piece: said, needs: { name: card, where: 'active' }, targets };
  if (verb === 'evolve') return { by, piece: said, needs: { name: card, where: 'active' } };
  if (verb === 'promote') return { by, piece: said, needs: { name: card, where: 'bench' } };
  if (verb === 'retreat') return { by, piece: said, needs: { name: target ?? card, where: 'bench' } };
  if (verb === 'attach') return attached(by, card, target);
  if (verb === 'attack') return undefined;
  const known = into.meant(card);
  if (known?.trainer === 'tool') return attached(by, card, target);
  if (known?.kind === 'trainer') return { by, piece: `${by} plays ${text.replace(PLAYS, '')}`, targets };
  if (known?.kind === 'energy') return attached(by, card, target);
  return verb === 'play' && known ? { by, piece: `${by} benches ${card}` } : undefined;
}
const PLAYS = /^(?:plays?|spielt)\s+/i;
const attached = (by: Player, card: string, target = SOMEBODY.en): OtherMove => ({
  by,
  piece: `${by} attaches ${card} ${ARROW} ${target}`,
  needs: { name: target, where: 'active' },
});

/** Both players have an Active and a Benched Pokémon; nobody said which. */
export function layOut({ by, needs, targets = [] }: OtherMove, into: PokemonLine, ruleset: string | undefined): void {
  into.assumed.add('/turn/player', by, `Es ist der Zug von ${by}.`, `It is ${by}'s turn.`);
  const own = ownOf(needs, into);
  const said = own === undefined ? {} : { [needs!.where]: own };
  const target = pokemonAmong(targets, own, into);
  const theirs = target === undefined ? {} : { bench: target };
  const players = { [by]: into.sideOf(by, said), [other(by)]: into.sideOf(other(by), theirs) };
  into.case = {
    ...into.case,
    ...(ruleset !== undefined && { ruleset }),
    state: { turn: { player: by }, players },
  };
  layTargets(targets, by, into);
}
const ownOf = (needs: OtherMove['needs'], into: PokemonLine): string | undefined =>
  needs && !isSomebody(needs.name) ? into.card(needs.name, false).name : undefined;

/** What a later move needs and nobody has laid out: its Pokémon, and those it is done to. */
export function layOutMore({ by, needs, targets = [] }: OtherMove, into: PokemonLine): void {
  const own = ownOf(needs, into);
  if (own !== undefined) into.laid(by, own, needs!.where);
  const target = pokemonAmong(targets, own, into);
  if (target !== undefined) into.laid(other(by), target, 'bench');
  layTargets(targets, by, into);
}
