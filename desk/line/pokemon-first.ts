// A line that begins with another move than an attack: a card played, an Ability used, a Pokémon evolved.
import type { Player, PtcgCard } from '../../engine/case/schema.ts';
import { abilityIn } from './pokemon-ability.ts';
import { cardsFound, searchesByAbility, searchesWhenPlayed, takesBack } from './pokemon-found.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { isSomebody, ON_BENCH, SOMEBODY } from './pokemon-nobody.ts';
import { namesIn, OWNED, verbIn } from './pokemon-moves.ts';
import { layPrized, layTargets, pokemonAmong, switchesBoth } from './pokemon-targets.ts';
import { other } from './table.ts';
import { ARROW, oneArrow, beginnings, withoutUses } from './words.ts';

/** A first move that is no attack: who makes it, with which Pokémon in play, in words that go on from a board. */
export interface OtherMove {
  by: Player;
  piece: string;
  /** The Pokémon it needs in play, where, and whose, if it is the other player's. */
  needs?: { name: string; where: 'active' | 'bench'; whose?: Player };
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
  /** The cards a search of the deck finds. */
  found?: readonly string[];
  /** Those lie in the discard pile. */
  discarded?: true;
  /** Whose each target is, where the card is done to one of each player or moves something between one's own. */
  sides?: readonly [Player, Player];
  /** Damage counters move from the first target to the second: whose each is. */
  moves?: readonly [Player, Player];
  /** So many. */
  counters?: number;
}
/** The move a piece says, where it is no attack; by `usual` where it does not say whose. */
export function otherMove(piece: string, into: PokemonLine, usual: Player = 'A'): OtherMove | undefined {
  const [prefix = '', letter] = PREFIX.exec(piece) ?? [];
  const by = letter ? (letter.toUpperCase() as Player) : usual;
  const text = oneArrow(piece.slice(prefix.length));
  const whole = verbIn(text, true);
  const { verb, card, target, whose } = into.known(whole.card) ? whole : verbIn(text);
  const said = `${by} ${text}`;
  const targets = namesIn(target, (name) => into.known(name) !== undefined);
  const used = abilityUsed(by, text, { verb, card, target }, targets, into);
  if (used) return used;
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
      return attached(by, card, { target, whose }, into);
    case 'attack':
      if (!['trainer', 'energy'].includes(into.known(card)?.card.kind ?? '')) return undefined;
  }
  const onto = target === undefined ? playedOn(card, into) : undefined;
  const what = onto ? { ...onto, targets: [onto.target] } : { card, target, targets };
  return played(by, what.card, { target: what.target, whose }, what.targets, verb !== undefined, into);
}
/** 'uses Mesagoza': what the Stadium the line has put into play leaves to a player. */
function stadiumUsed(by: Player, text: string, into: PokemonLine): OtherMove | undefined {
  const said = /^(?:uses?|(?:be)?nutzt|activates?|aktiviert)\s+(?:the\s+stadium\s+|das\s+stadion\s+)?(.+)$/i.exec(text)?.[1];
  const name = said === undefined ? undefined : into.known(said)?.name;
  return name !== undefined && into.stadium?.card === name ? { by, piece: `${by} uses the Stadium ${name}` } : undefined;
} // prettier-ignore
function abilityUsed(by: Player, text: string, { verb, card, target }: ReturnType<typeof verbIn>, targets: readonly string[], into: PokemonLine): OtherMove | undefined {
  const ability = abilitySaid(verb, card, into);
  return stadiumUsed(by, text, into) ?? energyMoved(by, text, into) ?? movesFrom(by, verb, text, into) ?? (ability && abilityOn(by, ability, target, targets, into));
} // prettier-ignore
function abilityOn(by: Player, ability: { pokemon: string; name: string }, target: string | undefined, targets: readonly string[], into: PokemonLine): OtherMove {
  const found = searchesByAbility(ability.pokemon, into) ? cardsFound(targets, into) : undefined;
  return found ? { ...usesAbility(by, ability, undefined, []), found } : usesAbility(by, ability, target, targets);
} // prettier-ignore
/** 'Munkidori Adrena-Brain from Snorlax to Dragapult ex', 'Painful Spoons Snorlax -> Dragapult ex': an Ability, and from whom to whom it moves something. */
function movesFrom(by: Player, verb: ReturnType<typeof verbIn>['verb'], text: string, into: PokemonLine): OtherMove | undefined {
  const [, said = '', counters, from = '', to = ''] = /^(.+?)(?:\s+moving\s+(\d+)\s+counters)?\s+(?:from|von)\s+(.+?)(?:\s+(?:on)?to\s+|\s+(?:auf|zu|nach)\s+|\s*→\s*)(.+)$/i.exec(text) ?? behindAbility(text, into) ?? [];
  const ability = said === '' ? undefined : (abilitySaid(verb, said, into) ?? abilityIn(withoutUses(said), into));
  const targets = [from, to].flatMap((name) => into.known(name.replace(OWNED, ''))?.name ?? []);
  if (!ability || targets.length < 2) return undefined;
  const words = JSON.stringify(into.known(ability.pokemon)?.card.effects ?? []);
  const whose = (part: 'from' | 'to') => (new RegExp(`"${part}":\\{"choose":[^{}]*"from":\\{"of":"you"`).test(words) ? by : other(by));
  return { ...usesAbility(by, ability, targets.join(' + '), targets), moves: [whose('from'), whose('to')], ...(counters && { counters: Number(counters) }) };
} // prettier-ignore
/** Whether a piece uses an Ability that moves something from one Pokémon to another. */
export const isMoved = (piece: string, into: PokemonLine): boolean => {
  const text = oneArrow(piece.replace(PREFIX, ''));
  return movesFrom('A', verbIn(text).verb, text, into) !== undefined;
};
/** 'Painful Spoons Snorlax → Dragapult ex': between an Ability and the arrow a Pokémon. */
function behindAbility(text: string, into: PokemonLine): string[] | undefined {
  const [left = '', right] = text.split(ARROW, 2).map((part) => part.trim());
  const words = left.split(/\s+/);
  for (let n = words.length - 1; n > 1 && right !== undefined; n--) {
    const [said, from] = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
    if (into.known(from) && abilityIn(said, into)) return [text, said, '', from, right];
  }
  return undefined;
}
/** An Ability that is named, where the verb may mean one. */
function abilitySaid(verb: ReturnType<typeof verbIn>['verb'], card: string, into: PokemonLine): ReturnType<typeof abilityIn> {
  if (verb === 'ability') return abilityIn(`${card} ability`, into);
  return verb === undefined || verb === 'play' ? abilityIn(card, into) : undefined;
} // prettier-ignore
/** 'Hero's Cape to Charizard ex', 'Heldenumhang an Glurak-ex': a Trainer card, and behind it what it is played on. */
function playedOn(text: string, into: PokemonLine): { card: string; target: string } | undefined {
  if (into.known(text)) return undefined;
  for (const word of text.matchAll(/\s+(?:on(?:to)?|to|into|for|an|auf)\s+/gi)) {
    const [card, target] = [text.slice(0, word.index), text.slice(word.index + word[0].length).replace(/\s+an$/i, '')];
    if (
      ['trainer', 'energy'].includes(into.known(card)?.card.kind ?? '') &&
      (isSomebody(target) || into.known(placed(target).name))
    )
      return { card, target };
  }
  return undefined;
}
/** 'retreats to pidgeot ex', 'retreats blissey -> pidgeot ex': behind the arrow who comes forward. */
const retreats = (by: Player, said: string, card: string, target: string | undefined): OtherMove =>
  target === undefined && card === ''
    ? retreats(by, `${by} retreats ${ARROW} ${ON_BENCH.en}`, '', ON_BENCH.en)
    : target === undefined || card === ''
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
  onto: Onto,
  targets: readonly string[],
  said: boolean,
  into: PokemonLine,
): OtherMove | undefined {
  const behind = into.known(card) ? '' : (trainerIn(card, into)?.rest ?? '');
  const name = behind === '' ? card : card.slice(0, -behind.length).trim();
  const known = into.meant(name);
  if (known?.trainer === 'tool' || known?.kind === 'energy') return attached(by, name, onto, into);
  if (known?.kind === 'trainer')
    return trainerPlayed(by, name, behind === '' ? targets : [...twoPokemon(behind, into), ...targets], into);
  if (!said || !known) return undefined;
  const [evolving] = targets;
  if (evolving !== undefined)
    return { by, piece: `${by} evolves ${evolving} ${ARROW} ${card}`, needs: { name: evolving, where: 'active' } };
  const { evolvesFrom } = known;
  return evolvesFrom !== undefined && into.known(evolvesFrom)
    ? { by, piece: `${by} evolves ${evolvesFrom} ${ARROW} ${card}`, needs: { name: evolvesFrom, where: 'active' } }
    : { by, piece: `${by} benches ${card}` };
}
/** A Trainer card with what it is played on; of two a Pokémon and its Evolution, which is in the hand ("Rare Candy"). */
function trainerPlayed(by: Player, name: string, all: readonly string[], into: PokemonLine): OtherMove {
  const piece = `${by} plays ${name}${all.length > 0 ? ` ${ARROW} ${all.join(' + ')}` : ''}`;
  const [evolving, evolution] = all.map((one) => into.known(one)?.card);
  if (all.length === 1 && isPlayer(all[0]!)) return { by, piece };
  if (looksIntoPrizes(into.meant(name))) return { by, piece: piecePrized(by, all, piece, into) };
  const found = searchesWhenPlayed(into.meant(name)) ? cardsFound(all, into) : undefined;
  if (found) return { by, piece: `${by} plays ${name}`, found };
  const back = takesBack(into.meant(name)) ? cardsFound(all, into) : undefined;
  if (back?.some((one) => !isInPlayAs(into.known(one)?.card))) return { by, piece: `${by} plays ${name}`, found: back, discarded: true };
  if (all.length === 2 && switchesBoth(into.meant(name))) return { by, piece, targets: all, sides: [other(by), by] };
  const evolves = evolving?.kind === 'pokemon' && evolution?.evolvesFrom !== undefined && all.length === 2;
  return evolves ? { by, piece, needs: { name: all[0]!, where: 'active' }, hand: all[1]! } : { by, piece, targets: all };
} // prettier-ignore
/** 'Energy Switch from X to Y': a Trainer card that moves Energy between one's own Pokémon; some lies on the first. */
function energyMoved(by: Player, text: string, into: PokemonLine): OtherMove | undefined {
  const [, card = '', from = '', to = ''] =
    /^(?:(?:plays?|uses?|spielt|nutzt|setzt)\s+)?(.+?)\s+(?:(?:from|von)\s+|→\s*)(.+?)(?:\s+(?:on)?to\s+|\s+(?:auf|zu|nach|an)\s+|\s*(?:→|\+)\s*)(.+?)(?:\s+ein)?$/i.exec(text) ?? [];
  const trainer = into.known(card);
  const [one, two] = [from, to].map((name) => into.known(name.replace(OWNED, '')));
  if (trainer?.card.kind !== 'trainer' || !one || !two || ![one, two].every((each) => isInPlayAs(each.card))) return undefined;
  if (!/move [^.]*energy[^.]* from [^.]*your Pokémon|"move-energy","from":\{"choose":1,"from":\{"of":"you"/i.test(JSON.stringify([trainer.card.text, trainer.card.effects]))) return undefined;
  if (!into.told.some((told) => 'attached' in told && told.name === one.name)) {
    into.told.push({ player: by, name: one.name, attached: { tools: [], energy: [into.anyEnergy()] } });
    into.assumed.add('', one.name, `An ${one.name} ist eine Energie angelegt.`, `An Energy is attached to ${one.name}.`);
  }
  return { by, piece: `${by} plays ${trainer.name} ${ARROW} ${one.name} + ${two.name}`, targets: [one.name, two.name], sides: [by, by] };
} // prettier-ignore
const isPlayer = (written: string): boolean => /^(?:player\s+|spieler\s+)?[AB]$/i.test(written);
/** Whether a card takes cards out of the Prize cards and puts others in their place. */
const looksIntoPrizes = (card: PtcgCard | undefined): boolean =>
  /"exchange-prizes"|Prize cards? (?:you find there|and put)|place as a face-down Prize|as a Prize card|put this [^.]+ in its place/i.test(JSON.stringify([card?.text, card?.effects])); // prettier-ignore
/** The cards named behind it are Prize cards. */
function piecePrized(by: Player, names: readonly string[], piece: string, into: PokemonLine): string {
  for (const written of names) {
    const name = into.attachable(written)?.name ?? into.card(written, false).name;
    if (into.prized.some((one) => one.card === name)) continue;
    into.prized.push({ player: by, card: name });
    into.assumed.add(`/players/${by}/prizes`, name, `${by}: ${name} ist eine Preiskarte.`, `${by}: ${name} is a Prize card.`); // prettier-ignore
  }
  return piece;
}
/** 'Rare Candy Ralts': a Trainer card, and behind it what it is played on. */
const trainerIn = (text: string, into: PokemonLine): { name: string; rest: string } | undefined =>
  beginnings(text).find(
    ({ name, rest }) => rest !== '' && into.known(name)?.card.kind === 'trainer' && twoPokemon(rest, into).length > 0,
  );
/** 'Charmander', 'Charmander Charizard ex', 'Charmander into Charizard ex': one Pokémon or two. */
function twoPokemon(words: string, into: PokemonLine): string[] {
  const isPokemon = (name: string): boolean => into.known(name)?.card.kind === 'pokemon';
  if (isPokemon(words)) return [words];
  for (const { name, rest } of beginnings(words)) {
    const second = rest.replace(/^(?:into|to|in|zu|and|und)\s+/i, '');
    if (isPokemon(name) && isPokemon(second)) return [name, second];
  }
  return [];
}
/** What something is attached to, and whose that is, where it is said. */
type Onto = Pick<ReturnType<typeof verbIn>, 'target' | 'whose'>;
function attached(by: Player, card: string, { target, whose }: Onto, into: PokemonLine): OtherMove {
  const { name, where } = placed(target ?? into.activeOf(by) ?? SOMEBODY.en);
  // Any Energy card, and nobody said which.
  const what = ANY_ENERGY.test(card) ? 'Basic Fire Energy' : card;
  return { by, piece: `${by} attaches ${what} ${ARROW} ${name}`, needs: { name, where, ...(whose && { whose }) } };
}
const ANY_ENERGY =
  /^(?:(?:an?|another|one|a\s+second|eine|noch\s+eine|eine\s+weitere|eine\s+zweite)\s+)?(?:basic\s+|basis-?)?energ(?:y|ie)(?:[\s-]*(?:card|karte))?$/i;
/** 'benched Pidgeot ex', 'a Benched Ralts', 'active Snorlax': a Pokémon, and where it is. */
function placed(target: string): { name: string; where: 'active' | 'bench' } {
  const [, benched, name = ''] =
    /^(?:(?:an?|the|his|her|their|ein|das|sein)\s+)?(?:(benched)|active|aktives)\s+(?!pok[eé]mon$)(.+)$/i.exec(
      target,
    ) ?? [];
  return name === '' ? { name: target, where: 'active' } : { name, where: benched ? 'bench' : 'active' };
}

/** Both players have an Active and a Benched Pokémon; nobody said which. `turn`: whose turn it is, where the move does not tell. */
export function layOut(move: OtherMove, into: PokemonLine, ruleset: string | undefined, turn: Player = move.by): void {
  const { by, needs, active, retreats: leaves, empty, hand, targets = [], moves, sides } = move;
  into.assumed.add('/turn/player', turn, `Es ist der Zug von ${turn}.`, `It is ${turn}'s turn.`);
  const own = ownOf(needs, into);
  const needed = own === undefined ? {} : { [needs!.where]: own };
  const isTheirs = needs?.whose === other(by);
  const said = {
    ...(active !== undefined && { active: into.card(active, false).name }),
    ...(!isTheirs && needed),
  };
  const target = moves || sides ? undefined : pokemonAmong(targets, own, into);
  const theirs = { ...(target !== undefined && { bench: target }), ...(isTheirs && needed) };
  const players = { [by]: into.sideOf(by, said), [other(by)]: into.sideOf(other(by), theirs) };
  into.case = {
    ...into.case,
    ...(ruleset !== undefined && { ruleset }),
    state: { turn: { player: turn }, players },
  };
  layMoved(move, into);
  layPrized(into);
  layTargets(targets, by, into);
  if (leaves) into.payRetreat(by);
  if (empty) into.emptySpot(by);
  if (hand !== undefined) into.inHand(by, hand);
}
const ownOf = (needs: OtherMove['needs'], into: PokemonLine): string | undefined =>
  needs && !isSomebody(needs.name) ? into.card(needs.name, false).name : undefined;

/** What a later move needs and nobody has laid out: its Pokémon, and those it is done to. */
export function layOutMore(move: OtherMove, into: PokemonLine): void {
  const { by, needs, active, retreats: leaves, hand, targets = [], moves, sides } = move;
  if (active !== undefined) into.laid(by, into.card(active, false).name, 'active');
  const own = ownOf(needs, into);
  if (own !== undefined) into.laid(needs!.whose ?? by, own, needs!.where);
  else if (leaves) into.somebodyBenched(by);
  layMoved(move, into);
  const target = moves || sides ? undefined : pokemonAmong(targets, own, into);
  if (target !== undefined) into.laid(other(by), target, 'bench');
  layPrized(into);
  layTargets(targets, by, into);
  if (leaves) into.payRetreat(by);
  if (hand !== undefined) into.inHand(by, hand);
} // prettier-ignore

/** From whom to whom damage counters move: both are in play, and there are some. */
function layMoved({ moves, sides, targets = [], counters = MOVED }: OtherMove, into: PokemonLine): void {
  if (sides) targets.forEach((written, n) => into.laid(sides[n]!, into.card(written, false).name, 'bench'));
  if (!moves) return;
  targets.forEach((written, n) => into.laid(moves[n]!, into.card(written, false).name, 'bench'));
  const [from = ''] = targets;
  const { name } = into.card(from, false);
  if (into.told.some((told) => 'damage' in told && told.name === name)) return;
  into.told.push({ player: moves[0], name, damage: counters * 10 });
  into.assumed.add('', name, `Schadensmarken auf ${name}: ${counters}.`, `Damage counters on ${name}: ${counters}.`);
}
const MOVED = 3;
