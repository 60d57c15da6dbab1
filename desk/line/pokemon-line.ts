// A Pokémon case being made from a line: what is in play, what is done, what was assumed.
import { isCalled } from '../../engine/case/names.ts';
import { cardsOf, idOf } from '../../engine/case/ids.ts';
import type { Player, PokemonInPlay, PtcgCard, PtcgMove, PtcgPlayer } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { names } from './names.ts';
import { forBoth, textOf } from './pokemon-attack.ts';
import { PokemonCards } from './pokemon-cards.ts';
import { bringsIn, goOnPokemon } from './pokemon-moves.ts';
import { ON_BENCH, SOMEBODY } from './pokemon-nobody.ts';
import type { Told } from './pokemon-told.ts';
import { attacksFromBench, clauseNotUnderstood } from './problems.ts';
import { other } from './table.ts';

const FROM_BENCH = /even if this Pokémon is on (?:the|your) Bench/i;
/** Moves that may flip coins. */
const FLIPS: ReadonlySet<PtcgMove['do']> = new Set(['attack', 'ability', 'use', 'play', 'checkup']);

/** Who attacks whom with what. */
export interface AttackRead {
  /** Whose attack the line says it is. */
  said: Player | undefined;
  attacker: { pokemon: PokemonInPlay; attack: string | number };
  defender: PokemonInPlay;
  /** It is named, and these besides: more than one is hit. */
  aimed: boolean;
  also: readonly string[];
  /** The cards it finds, where it only searches the deck. */
  found?: string[];
}
/** Of a Pokémon with which the line names no attack, the attack taken. */
export interface InsteadOfFirst {
  of: string;
  attack: string;
}
/** 'A: …', 'B …'. */
export const PREFIX = /^\s*([AB])(?:\s*:\s*|\s+)(?=\S)/i;

/** "for each of your Benched Pokémon", "if you have …": what an attack counts or asks, and does nothing to. */
const COUNTS = /\{"count":(?:[^{}]|\{[^{}]*\})*\}|\b(?:for each|if|unless|the number of)\b[^.,"]*/gi;
const UNNAMED = { de: 'ein Pokémon, das niemand genannt hat,', en: 'a Pokémon nobody named' };

/** Whether a card is in play as a Pokémon: one, or a Trainer card that is played as one. */
export const isInPlayAs = (card: PtcgCard | undefined): boolean =>
  card?.kind === 'pokemon' ||
  (card?.kind === 'trainer' && (card.hp !== undefined || PLAYED_AS.test(JSON.stringify([card.text, card.effects]))));
/** Fossils, as a declaration or their text says. */
const PLAYED_AS = /"played-as-pokemon"|as if it were a (?:\d+[ -]HP )?[^."]*Pokémon/i;

/** The case being made from a line, and what was assumed for it. */
export class PokemonLine extends PokemonCards {
  /** Where the line says Pokémon are. */
  readonly said: { player: Player; where: 'active' | 'bench'; name: string; anywhere?: true; guessed?: true }[] = [];
  /** The Stadium the line says is in play. */
  stadium: { card: string; owner: Player; faces?: Player } | undefined;
  /** Cards the line says are Prize cards. */
  readonly prized: { player: Player; card: string }[] = [];
  /** How many Prize cards the line says are left. */
  readonly prizes: { player: Player; left: number }[] = [];
  /** Attacks that name whom they hit: which of the line's attacks, and the Pokémon. */
  readonly aims: { attack: number; at: string }[] = [];
  /** Pokémon that attack, and the line names no attack: all they have on any printing, the one taken first. */
  readonly unnamed = new Map<string, readonly Localized[]>();
  /** The attack to take of such a Pokémon in place of its first. */
  readonly instead: InsteadOfFirst | undefined;
  /** What else the line says of the table. */
  readonly told: Told[] = [];
  constructor(find: CardFinder, printings?: Library['printings'], instead?: InsteadOfFirst) {
    super(find, printings);
    this.instead = instead;
  }

  /** Any other move, where the case stands. */
  goOn(piece: string): void {
    const { case: more, assumptions } = goOnPokemon([piece], this.find, this.case);
    this.case = more;
    for (const { path, value, text } of assumptions) this.assumed.add(path, value, text?.de ?? '', text?.en ?? '');
  }

  /** The sides the line says the coins of the last move show. */
  flip(coins: ('heads' | 'tails')[]): void {
    const move = this.case.moves?.at(-1);
    if (!move || coins.length === 0) return;
    // Behind the end of a turn they are those of the Checkup.
    if (move.do === 'end-turn') return void this.case.moves!.push({ do: 'checkup', coins });
    if (!FLIPS.has(move.do)) return void this.assumed.add('', coins, 'Für diesen Zug wird keine Münze geworfen, die genannte zählt nicht.', 'No coin is flipped for that move; the one named does not count.'); // prettier-ignore
    const before = 'coins' in move && Array.isArray(move.coins) ? move.coins : [];
    Object.assign(move, { coins: [...before, ...coins] });
  }

  /** So many Energy cards, of this name where one is said, are discarded for the last move, an attack; they are attached. */
  discards(count: number, name: string): boolean {
    const move = this.case.moves?.at(-1);
    if (move?.do === 'ability') return this.paysAbility(move, count, name);
    return move?.do === 'attack' && this.discardsFor(move, count, name);
  }
  private discardsFor(move: Extract<PtcgMove, { do: 'attack' }>, count: number, name: string): boolean {
    const side = this.case.state?.players?.[move.by];
    const active = side?.active;
    if (!side || !active) return false;
    if (this.discardsFromHand(move.attack, typeof active === 'string' ? active : active.card))
      return this.discardsHand(move, side, count, name);
    const there = typeof active === 'string' ? { card: active } : active;
    const energy = [...(this.countedOn(move.by, there.card) ?? there.energy ?? [])];
    const isIt = (one: (typeof energy)[number]) => name === '' || one === name;
    const more = name || energy.find((one) => typeof one === 'string') || 'Fire';
    while (energy.filter(isIt).length < count) energy.push(more);
    side.active = { ...there, energy };
    const lying = cardsOf(this.case).filter(({ zone, side: of }) => zone === 'energy' && of === move.by);
    const chosen = move.choose?.energy ?? [];
    const ids = lying
      .filter(({ id, card }) => (name === '' || card === name) && !chosen.includes(id))
      .map(({ id }) => id);
    move.choose = { ...move.choose, energy: [...chosen, ...ids.slice(0, count)], yes: true };
    return true;
  }

  /** So many Energy cards the line says lie on this Pokémon: as they will lie there (`layTold`). */
  private countedOn(player: Player, name: string): string[] | undefined {
    const said = this.told.find((one) => 'attached' in one && one.player === player && one.name === name && one.all === true); // prettier-ignore
    return said && 'attached' in said && said.attached.energy.length > 0 ? said.attached.energy : undefined;
  }
  /** The last move finds these cards: in the deck, or in the discard pile, where they then lie. */
  finds(cards: readonly string[] | undefined, discarded = false): void {
    const move = this.case.moves?.at(-1);
    if (!cards || (move?.do !== 'play' && move?.do !== 'ability' && move?.do !== 'attack')) return;
    move.choose = { ...move.choose, cards: [...cards] };
    const side = (((this.case.state ??= {}).players ??= {})[move.by] ??= {});
    if (discarded) (side.discard ??= []).push(...cards);
  }

  /** So many damage counters the last move, an Ability, moves. */
  moves(counters: number | undefined): void {
    const move = this.case.moves?.at(-1);
    if (move?.do === 'ability' && counters !== undefined) move.choose = { ...move.choose, number: counters };
  }

  /** So many damage counters of the last move, an attack, go onto this Pokémon, which is on the other player's Bench where nobody has laid it out. */
  puts(count: number, name: string): boolean {
    const move = this.case.moves?.at(-1);
    if (move?.do !== 'attack') return false;
    this.laid(other(move.by), name, 'bench');
    move.choose = { ...move.choose, counters: { ...move.choose?.counters, [name]: count } };
    return true;
  }

  /** "-> Lugia VSTAR", which the line has laid on the attacker's own side, of an attack that does something to a Pokémon there. */
  private isAimedAtOwn(by: Player, { pokemon, attack }: AttackRead['attacker'], at: string): boolean {
    const does = [this.card(pokemon.card, false).card, ...this.printings(pokemon.card)].some((card) => /"of":"you","where"|\byour (?!opponent)(?:[\w-]+ ){0,3}Pok/i.test(textOf(card, attack).replace(COUNTS, '')));
    return at !== pokemon.card && this.inPlayOf(by, at) !== undefined && does;
  } // prettier-ignore
  /** The last move, an attack, hits this Pokémon, too, which is on the other player's Bench where nobody has laid it out. */
  hits(name: string, own = false): boolean {
    const moves = this.case.moves ?? [];
    const attack = moves.at(-1);
    if (attack?.do !== 'attack') return false;
    this.laid(own ? attack.by : other(attack.by), name, 'bench');
    this.aims.push({ attack: moves.filter((move) => move.do === 'attack').length, at: name });
    return true;
  }

  /** Whether an attack discards Energy out of the hand. */
  private discardsFromHand(attack: string | number, pokemon: string): boolean {
    return /discard[^.]*from your hand|"discard-cards"/i.test(textOf(this.card(pokemon, false).card, attack));
  }
  /** An Ability that is paid with cards of the hand. */
  private paysAbility(move: Extract<PtcgMove, { do: 'ability' }>, count: number, name: string): boolean {
    const cards = [this.known(move.pokemon)?.card, ...this.printings(move.pokemon)];
    const said = JSON.stringify(cards.map((card) => [card?.abilities, card?.effects]));
    const side = ((this.case.state ??= {}).players ??= {})[move.by];
    return side !== undefined && /discard[^.]*from your hand|"discard-cards"/i.test(said) && this.discardsHand(move, side, count, name);
  } // prettier-ignore
  private discardsHand(move: Extract<PtcgMove, { do: 'attack' | 'ability' }>, side: PtcgPlayer, count: number, name: string): boolean {
    const card = name || this.anyEnergy();
    const ids = Array.from({ length: count }, (_, n) => `${card}, hand ${n + 1}`);
    (side.hand ??= []).push(...ids.map((id) => ({ id, card })));
    move.choose = { ...move.choose, cards: ids, yes: true };
    return true;
  } // prettier-ignore

  /** The attack of somebody else the line says is used as the last move's. */
  copy(name: string | undefined, of?: string): void {
    const move = this.case.moves?.at(-1);
    if (move?.do !== 'attack' || name === undefined) return;
    move.choose = { ...move.choose, name };
    // Whose attack it is nobody said: where one Pokémon alone has it, that one is there; Active where the attack copies one of the opponent's Active Pokémon.
    const [owner, ...others] = this.using(name);
    const named = of === undefined ? undefined : this.known(of.replace(/^[AB]['’]s\s+/i, ''))?.name;
    const [player, where] = this.copiedFrom(move);
    const one = named ?? (others.length === 0 ? owner : undefined);
    if (one !== undefined) this.laid(player, this.known(one)?.name ?? one, where);
    const active = this.case.state?.players?.[player]?.active;
    const copied = one ?? (where === 'active' ? (typeof active === 'string' ? active : active?.card) : undefined);
    if (copied !== undefined) this.hasAttack(copied, name);
  }
  /** It is of a printing that has this attack. */
  private hasAttack(pokemon: string, attack: string): void {
    const named = this.known(pokemon);
    const holds = ({ attacks = [] }: PtcgCard): boolean => attacks.some((one) => isCalled(one, attack));
    if (!named || holds(named.card)) return;
    const { card } = this.fitting(named, holds);
    if (holds(card)) this.define(named.name, card, { attacks: card.attacks });
  }

  /** Whose Pokémon an attack copies, and where that is. */
  private copiedFrom({ by, attack }: Extract<PtcgMove, { do: 'attack' }>): [Player, 'active' | 'bench'] {
    const active = this.case.state?.players?.[by]?.active;
    const said = textOf(this.card((typeof active === 'string' ? active : active?.card) ?? SOMEBODY.en, false).card, attack);
    return /"of":"opponent|opponent['’]s (?:Active )?Pok/i.test(said) ? [other(by), 'active'] : [by, 'bench'];
  } // prettier-ignore
  /** Whose turn it is behind the moves so far: an attack and the end of a turn pass it on. */
  private get turn(): Player {
    const first = this.case.state?.turn?.player ?? 'A';
    const passed = (this.case.moves ?? []).filter((move) => move.do === 'attack' || move.do === 'end-turn').length;
    return passed % 2 === 0 ? first : other(first);
  }
  /** Nobody plays in the other player's turn: who comes next, comes when it is over. */
  turnOf(by: Player): void {
    const { turn } = this;
    if (by === turn || by === this.last) return;
    this.goOn(`${turn} ends turn`);
    this.assumed.add('', turn, `${turn} beendet den Zug.`, `${turn} ends the turn.`);
  }

  /** One more attack: by the player the line names, else by the one whose Pokémon it is, else by the other than before. */
  attack({ said, attacker, defender, aimed, also }: AttackRead): void {
    const last = this.case.moves?.findLast((move) => move.do === 'attack')?.by;
    const owners = (['A', 'B'] as const).filter((player) => this.inPlayOf(player, attacker.pokemon.card));
    const by = said ?? (owners.length === 1 ? owners[0]! : other(last ?? 'B'));
    const from = this.case.moves?.findLastIndex((move) => move.do === 'attack') ?? -1;
    const own = aimed && !this.inPlayOf(other(by), defender.card) && this.isAimedAtOwn(by, attacker, defender.card);
    if (!own) this.brought(other(by), defender);
    this.brought(by, attacker.pokemon);
    this.checkSpot(by, attacker);
    this.turnOf(by);
    const ended = this.case.moves?.slice(from + 1).some((move) => move.do === 'end-turn');
    if (by === last && !ended) {
      this.goOn(`${other(by)} ends turn`);
      this.assumed.add('', other(by), `${other(by)} beendet den Zug sofort.`, `${other(by)} ends the turn at once.`);
    }
    (this.case.moves ??= []).push({
      by,
      do: 'attack',
      attack: attacker.attack,
      ...(own && { targets: [defender.card] }),
    });
    if (aimed && !own) this.aim(defender.card, also);
  }
  /** Whose text lets it attack from the Bench does so there: it is no attack of the Active Pokémon. */
  private checkSpot(by: Player, { pokemon: { card: name }, attack }: AttackRead['attacker']): void {
    const benched = this.case.state?.players?.[by]?.bench?.some((one) => idOf(one) === name) && this.activeOf(by) !== name;
    const comes = this.case.moves?.some((move) => 'by' in move && move.by === by && /^(?:promote|retreat|play|ability|attack)$/.test(move.do) && JSON.stringify(move).includes(name));
    const { card } = this.card(name, false);
    if (benched && !comes && [card, ...this.printings(name)].some((one) => FROM_BENCH.test(textOf(one, attack)))) attacksFromBench(String(attack), names(card, name));
  } // prettier-ignore
  /** The last move, an attack, hits this Pokémon, and these of the same player besides. */
  aim(at: string, also: readonly string[]): void {
    const moves = this.case.moves ?? [];
    const attack = moves.at(-1);
    if (attack?.do !== 'attack') return;
    const theirs = other(attack.by);
    for (const name of also) this.laid(theirs, name, 'bench');
    // Who else is there nobody said.
    const bench = this.case.state?.players?.[theirs]?.bench;
    if (also.length > 0 && !this.said.some(({ player }) => player === theirs)) bench?.push(this.nobody(ON_BENCH));
    if (also.length > 0) attack.targets = [at, ...also];
    else this.aims.push({ attack: moves.filter((move) => move.do === 'attack').length, at });
  }

  /** "Switch -> X; X attacks": a card that speaks of no opponent was played on it, so it is that player's own. */
  private isOwnTarget(player: Player, card: string): boolean {
    const played = this.case.moves?.findLast((move) => move.do === 'play' && move.by === player && move.targets?.includes(card));
    const known = played?.do === 'play' ? this.known(played.card)?.card : undefined;
    return known !== undefined && !/opponent/i.test(JSON.stringify([known.text, known.effects]));
  } // prettier-ignore
  /** What was laid on this player's Bench because nobody had said whose it is lies there no more. */
  private takenFrom(player: Player, there: PokemonInPlay): PokemonInPlay {
    const side = this.case.state?.players?.[player];
    const others = side?.bench?.filter((one) => idOf(one) !== there.card) ?? [];
    // Of a Bench with nobody else nothing is told: it is filled in like any other.
    if (side) side.bench = others.length > 0 ? others : [this.nobody(ON_BENCH)];
    const path = `/players/${player}/bench`;
    const { de, en } = names(this.known(there.card)?.card, there.card);
    for (const fact of this.assumed.facts)
      if (fact.path === path && fact.value === there.card)
        Object.assign(fact, { path: `/players/${other(player)}/bench`, text: { de: `${other(player)}: ${de} ist auf der Bank.`, en: `${other(player)}: ${en} is on the Bench.` } }); // prettier-ignore
    return there;
  }
  /** Lays what the line says on the Pokémon; one that is not in play yet comes from the Bench. */
  private brought(player: Player, { card, ...more }: PokemonInPlay): void {
    const there = this.inPlayOf(player, card) ?? this.evolvingInto(player, card);
    if (there) return void Object.assign(there, { ...more, ...there, ...(more.energy && there.energy && { energy: forBoth(there.energy, more.energy) }) }); // prettier-ignore
    const side = (((this.case.state ??= {}).players ??= {})[player] ??= {});
    // "attacks", and nothing more: whoever is Active.
    if (
      card === SOMEBODY.en &&
      (side.active || this.case.moves?.some((move) => move.do === 'promote' && move.by === player))
    )
      return;
    if (this.isOwnTarget(player, card))
      return void (side.bench ??= []).push(this.takenFrom(other(player), { card, ...more }));
    if (
      this.case.moves?.some((move) => move.do === 'ability' && move.by === player && move.pokemon === card) &&
      this.comes(card)
    )
      clauseNotUnderstood(card);
    // Until now nobody had named the Active Pokémon: it is this one.
    if (this.isNobody(side.active)) return void (side.active = { card, ...more });
    (side.bench ??= []).push({ card, ...more });
    this.goOn(`${player} promotes ${card}`);
    this.lies(player, 'bench', card);
  }
  /** A Pokémon nobody has laid out, on whichever side: Active where it has to be and nobody named the Active Pokémon, else on the Bench. */
  laid(player: Player, card: string, where: 'active' | 'bench'): void {
    if ((['A', 'B'] as const).some((one) => this.inPlayOf(one, card)) || this.comes(card)) return;
    const side = (((this.case.state ??= {}).players ??= {})[player] ??= {});
    const active = (where === 'active' || this.isAlone(player)) && this.isNobody(side.active);
    if (active) side.active = { card };
    else (side.bench ??= []).push({ card });
    this.lies(player, active ? 'active' : 'bench', card);
  } // prettier-ignore
  /** Whether the line says that nobody is on this player's Bench: whom it names there is Active. */
  private isAlone(player: Player): boolean {
    return this.told.some((told) => 'benched' in told && told.player === player && told.benched === 0);
  }
  /** Whether a move of the line brings this card into play. */
  private comes(card: string): boolean {
    return this.case.moves?.some((move) => bringsIn(move, card)) === true;
  }
  /** A card nobody has laid out is in the hand. */
  inHand(player: Player, written: string): void {
    const { name, card } = this.card(written, false);
    const side = (((this.case.state ??= {}).players ??= {})[player] ??= {});
    (side.hand ??= []).push(name);
    const { de, en } = names(card, name);
    this.assumed.add(`/players/${player}/hand`, name, `${player}: ${de} ist in der Hand.`, `${player}: ${en} is in the hand.`);
  } // prettier-ignore
  /** Nobody named who was Active: the Pokémon was Knocked Out, and its Spot is empty. */
  emptySpot(player: Player): void {
    const side = this.case.state?.players?.[player];
    if (!side || !this.isNobody(side.active)) return;
    side.active = null;
    this.assumed.facts.splice(0, this.assumed.facts.length, ...this.assumed.facts.filter(({ path }) => path !== `/players/${player}/active`));
    this.assumed.add(`/players/${player}/active`, null, `${player}: Die Aktive Position ist leer.`, `${player}: the Active Spot is empty.`);
  } // prettier-ignore
  /** The Active Pokémon has the Energy to retreat, on whichever printing. */
  payRetreat(player: Player): void {
    const active = this.case.state?.players?.[player]?.active;
    if (typeof active !== 'object' || !active || active.card === SOMEBODY.en) return;
    const { name, card } = this.card(active.card, false);
    const cost = Math.max(0, ...[card, ...this.printings(name)].map(({ retreat = 0 }) => retreat));
    const told = this.told.some((one) => 'attached' in one && one.all === true && one.player === player && one.name === name);
    if (active.energy || cost === 0 || told) return;
    active.energy = Array<string>(cost).fill('Fire');
    this.assumed.add(`/players/${player}/active/energy`, active.energy, 'Die Energie für die Rückzugskosten ist angelegt.', 'The Energy for the Retreat Cost is attached.');
  } // prettier-ignore
  private isNobody(there: PtcgPlayer['active']): boolean {
    const name = typeof there === 'string' ? there : there?.card;
    return (
      name !== undefined && this.case.moves?.some((move) => move.do === 'promote') !== true && name === SOMEBODY.en
    );
  }
  /** Who is Active, where the line has laid somebody out. */
  activeOf(player: Player): string | undefined {
    const active = this.case.state?.players?.[player]?.active;
    return typeof active === 'string' ? active : active?.card;
  }
  private inPlayOf(player: Player, card: string): PokemonInPlay | undefined {
    const { active, bench = [] } = this.case.state?.players?.[player] ?? {};
    return [active, ...bench].find((one): one is PokemonInPlay => typeof one === 'object' && one?.card === card);
  }
  /** The Pokémon in play that a move of the line evolves into this card. */
  private evolvingInto(player: Player, card: string): PokemonInPlay | undefined {
    const move = this.case.moves?.find((one) => bringsIn(one, card));
    const base = move?.do === 'evolve' ? move.pokemon : move?.do === 'play' ? move.targets?.[0] : undefined;
    return base === undefined ? undefined : this.inPlayOf(player, base);
  }
  /** By whom the last move was made. */
  get last(): Player {
    return this.case.moves?.findLast((move) => 'by' in move)?.by ?? this.case.state?.turn?.player ?? 'A';
  }

  /** Abilities the line has used of a Pokémon of this name. */
  abilitiesOf(name: string): string[] {
    return (this.case.moves ?? []).flatMap((move) => (move.do === 'ability' && move.pokemon === name && move.ability !== undefined ? [move.ability] : []));
  } // prettier-ignore

  /** Attacks a Pokémon of this name has used while it was Active in the line. */
  attacksOf(name: string): string[] {
    const { players = {} } = this.case.state ?? {};
    const isIt = (by: Player): boolean => {
      const active = players[by]?.active;
      return (typeof active === 'string' ? active : active?.card) === name;
    };
    return (this.case.moves ?? []).flatMap((move) => (move.do === 'attack' && typeof move.attack === 'string' && isIt(move.by) ? [move.attack] : [])); // prettier-ignore
  }

  /** A Pokémon nobody named, with nothing known of it, is Active. */
  somebody(player: Player): PokemonInPlay {
    this.lies(player, 'active', undefined);
    return { card: this.nobody() };
  }
  /** An Active and a Benched Pokémon: those the line speaks of, else ones nobody named. */
  sideOf(player: Player, needs: { active?: string; bench?: string }): PtcgPlayer {
    const said = (where: 'active' | 'bench'): string[] =>
      this.said.filter((one) => one.player === player && one.where === where).map(({ name }) => name);
    const alone = this.isAlone(player) && needs.active === undefined ? needs.bench : undefined;
    const [active = needs.active ?? alone] = said('active');
    const bench = said('bench');
    if (alone !== undefined && active === alone) return { active: { card: active }, bench: [] };
    if (said('active').length === 0) this.lies(player, 'active', active);
    if (bench.length === 0) this.lies(player, 'bench', needs.bench);
    const benched = bench.length > 0 ? bench : [needs.bench ?? this.nobody(ON_BENCH)];
    return { active: { card: active ?? this.nobody() }, bench: benched.map((card) => ({ card })) };
  }
  /** A Bench nobody spoke of has a Pokémon nobody named. */
  somebodyBenched(player: Player): void {
    const side = (((this.case.state ??= {}).players ??= {})[player] ??= {});
    if (side.bench !== undefined || this.said.some((one) => one.player === player && one.where === 'bench')) return;
    side.bench = [this.nobody(ON_BENCH)];
    this.lies(player, 'bench', undefined);
  }
  lies(player: Player, where: 'active' | 'bench', name: string | undefined): void {
    const { de, en } = name === undefined ? UNNAMED : { de: name, en: name };
    const [wo, place] = where === 'active' ? ['aktiv', 'Active'] : ['auf der Bank', 'on the Bench'];
    this.assumed.add(
      `/players/${player}/${where}`,
      name ?? (where === 'active' ? SOMEBODY : ON_BENCH).en,
      `${player}: ${de} ist ${wo}.`,
      `${player}: ${en} is ${place}.`,
    );
  }
}
