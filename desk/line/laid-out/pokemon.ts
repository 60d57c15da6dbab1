// A line of the Pokémon game that was not read whole, laid out: Pokémon with what is attached to them, damage and Special Conditions; other cards where they lie.
import { eachName, nameKey } from '../../../engine/case/names.ts';
import type {
  Player,
  PokemonInPlay,
  PtcgCard,
  PtcgCase,
  PtcgPlayer,
  PtcgState,
  SpecialCondition,
} from '../../../engine/case/schema.ts';
import { newAssumptions, names, type Assumptions } from '../names.ts';
import { isInPlayAs, type PokemonLine } from '../pokemon-line.ts';
import type { Token } from '../pokemon-sentence/tokens.ts';
import { other } from '../table.ts';
import type { Clause, Deed } from './clauses.ts';
import { isState, Mentions, saidOf, type Copy, type Mention, type Speech } from './mentions.ts';
import type { Laid } from './laid-out.ts';
import { saysTurn, saysWhose, type Taken } from './taken.ts';
import type { Word } from './words.ts';

const said = (word: Word | undefined): Token | undefined => (word?.is === 'said' ? (word.said as Token) : undefined);

type Zone = 'active' | 'bench' | 'attached' | 'stadium' | 'hand' | 'discard' | 'deck';
const WHERE: Record<Zone, readonly [string, string]> = {
  active: ['ist aktiv', 'is Active'],
  bench: ['liegt auf der Bank', 'is on the Bench'],
  attached: ['ist angelegt', 'is attached'],
  stadium: ['ist im Spiel', 'is in play'],
  hand: ['ist in der Hand', 'is in the hand'],
  discard: ['liegt im Ablagestapel', 'is in the discard pile'],
  deck: ['ist im Deck', 'is in the deck'],
};
export function placeSaid(word: Word): { zone: Zone | 'play'; whose?: Player } | undefined {
  const token = said(word);
  if (token?.is === 'active') return { zone: 'active' };
  return token?.is === 'place' && !token.to && token.place !== 'prizes' ? { zone: token.place, ...(token.whose && { whose: token.whose }) } : undefined;
} // prettier-ignore
const USES: ReadonlySet<string> = new Set(['use', 'deal', 'copy']);
/** What an attack or Ability is used on, damage counters are put on. "Rare Candy on X into Y", "attaches X to Y" are done to one's own. */
function isHostile({ deed, role, clause, at }: Mention): boolean {
  const { words } = clause;
  if (role === 'by') return words.some((word) => word.is === 'verb' && word.verbs.some(({ kind }) => kind === 'be'));
  if (role === 'object') return deed !== undefined && deed.at < at && ['attack', 'out'].includes(deed.kind);
  if ((role !== 'on' && role !== 'into') || deed?.kind === 'evolve' || deed?.kind === 'attach') return false;
  const isInto = words.some((word) => word.is === 'preposition' && word.text.toLowerCase() === 'into');
  return isAttackBefore(words.slice(0, at), deed) || (role === 'on' && !isInto && USES.has(deed?.kind ?? ''));
}
function isAttackBefore(before: readonly Word[], deed: Deed | undefined): boolean {
  const last = before.findLast(({ is }) => is === 'card');
  const named = before.some((word) => {
    const token = said(word);
    return token?.is === 'part' || (token?.is === 'amount' && (token.of === 'counters' || token.of === 'damage'));
  });
  return named || deed?.kind === 'attack' || (deed === undefined && last?.is === 'card' && isInPlayAs(last.card as PtcgCard)); // prettier-ignore
}
export const POKEMON_SPEECH: Speech = {
  hostile: isHostile,
  sideOfPlace: (clause, at) => saidOf(clause, at, placeSaid)?.said.whose,
}; // prettier-ignore

interface Lies {
  zone: Zone;
  told: boolean;
}

export class PokemonLaid {
  private readonly taken: Taken;
  private readonly into: PokemonLine;
  private readonly assumed: Assumptions = newAssumptions();
  private readonly state: PtcgState & { players: Record<Player, PtcgPlayer> } = { players: { A: {}, B: {} } };
  /** Pokémon in play, as they are laid out. */
  private readonly inPlay = new Map<Copy, PokemonInPlay>();
  private facts = 0;
  constructor(taken: Taken, into: PokemonLine) {
    this.taken = taken;
    this.into = into;
  }

  lay(clauses: readonly Clause[], ruleset: string | undefined): Laid {
    const { copies } = new Mentions(clauses, POKEMON_SPEECH);
    const turn = saysTurn(clauses, this.taken, (word) => {
      const token = said(word);
      return token?.is === 'turn of' ? token.player : undefined;
    });
    const plays = ({ deed, clause }: Mention): boolean => clause.by !== undefined && (deed ? !isState(deed) : clause.words[0]?.is === 'player');
    const first = turn ?? copies.flatMap(({ mentions }) => mentions).filter(plays).toSorted((one, two) => one.word.start - two.word.start)[0]?.clause.by ?? clauses.find(({ by }) => by)?.by;
    if (!turn && first) this.assumed.add('/turn/player', first, `${first} ist am Zug.`, `It is ${first}'s turn.`);
    if (first) this.state.turn = { player: first };
    const pokemon = copies.filter(({ card }) => isInPlayAs(card as PtcgCard));
    this.putPokemon(pokemon);
    for (const copy of copies) if (!pokemon.includes(copy)) this.putOther(copy, pokemon);
    for (const clause of clauses) for (const [at, word] of clause.words.entries()) this.fact(clause, at, word, pokemon);
    for (const clause of clauses) saysWhose(clause, this.taken);
    const laid: PtcgCase = { game: 'ptcg', ...(ruleset !== undefined && { ruleset }), ...this.described(copies), state: this.state };
    return { case: laid, assumptions: this.assumed.facts, copies, facts: this.facts };
  } // prettier-ignore
  /** Cards nobody named ("a Supporter") are described by the case. */
  private described(copies: readonly Copy[]): Pick<PtcgCase, 'cards'> {
    const cards = copies.filter(({ name }) => !this.into.known(name)).map(({ name, card }) => [name, card as PtcgCard] as const); // prettier-ignore
    return cards.length > 0 ? { cards: Object.fromEntries(cards) } : {};
  }

  // ── Pokémon ──

  private putPokemon(copies: readonly Copy[]): void {
    const heard = copies.map((copy) => ({ copy, lies: this.lyingOf(copy) }));
    // Whoever is said to be Active, then who fights, then whoever is named first is Active.
    const ranks: ((one: (typeof heard)[number]) => boolean)[] = [
      ({ lies }) => lies?.zone === 'active',
      ({ copy, lies }) => !lies && copy.mentions.some((one) => this.fights(one)),
      ({ lies }) => !lies,
    ];
    const active: Partial<Record<Player, Copy>> = {};
    for (const rank of ranks) for (const one of heard) if (rank(one)) active[one.copy.player] ??= one.copy;
    for (const { copy, lies } of heard) {
      const zone = lies?.zone ?? (active[copy.player] === copy ? 'active' : 'bench');
      const isSpare = zone === 'active' && active[copy.player] !== copy;
      this.put(copy, isSpare ? { zone: 'bench', told: false } : { zone, told: lies?.told ?? false });
    }
  } // prettier-ignore
  private lyingOf({ mentions, player }: Copy): Lies | undefined {
    for (const { clause, at } of mentions) {
      const place = saidOf(clause, at, placeSaid);
      if (place && place.said.zone !== 'play') {
        this.taken.take(place.word);
        return { zone: place.said.zone, told: true };
      }
    }
    // What becomes of it later is no place.
    const zone = guessed(mentions[0]!, player);
    return zone && { zone, told: false };
  }
  private fights({ clause, at, deed, word }: Mention): boolean {
    if (deed?.kind === 'attack' || deed?.kind === 'out') return true;
    const card = word.card as PtcgCard;
    const printed = [card, ...this.into.printings(eachName(card)[0] ?? '')];
    const attacks = new Set(printed.flatMap((one) => (one.attacks ?? []).flatMap(eachName).map(nameKey)));
    const uses = (one: Word): boolean => {
      const token = said(one);
      return token?.is === 'part' && attacks.has(nameKey(token.called));
    };
    const next = clause.words.findIndex(({ is }, n) => n > at && is === 'card');
    if (clause.words.slice(at, next < 0 ? undefined : next).some(uses)) return true;
    return deed?.kind === 'use' && ['on', 'into'].includes(saidRole(clause, at)) && clause.words.some((one) => said(one)?.is === 'part'); // prettier-ignore
  }

  private put(copy: Copy, { zone, told }: Lies): void {
    const side = this.state.players[copy.player];
    for (const { word } of copy.mentions) this.taken.take(word);
    if (zone === 'active' || zone === 'bench') {
      const there: PokemonInPlay = { card: copy.name };
      this.inPlay.set(copy, there);
      if (zone === 'active') side.active = there;
      else (side.bench ??= []).push(there);
    } else if (zone === 'deck') ((side.deck ??= {}).cards ??= []).push(copy.name);
    else if (zone === 'hand' || zone === 'discard') (side[zone] ??= []).push(copy.name);
    this.supposed(copy, zone, told);
  }
  private supposed({ card, name, player, told: isTheirs }: Copy, zone: Zone, told: boolean): void {
    const { de, en } = names(card as PtcgCard, name);
    const path = zone === 'stadium' ? '/stadium' : zone === 'attached' ? '' : `/players/${player}/${zone}`;
    if (!told) this.assumed.add(path, name, `${player}: ${de} ${WHERE[zone][0]}.`, `${player}: ${en} ${WHERE[zone][1]}.`);
    else if (!isTheirs) this.assumed.add(path, name, `${de} gehört zu ${player}.`, `${en} is ${player}'s.`);
  } // prettier-ignore

  // ── Other cards ──

  private putOther(copy: Copy, pokemon: readonly Copy[]): void {
    const first = copy.mentions[0]!;
    for (const { word } of copy.mentions) this.taken.take(word);
    const place = saidOf(first.clause, first.at, placeSaid);
    const zone = place?.said.zone;
    if (place && (zone === 'hand' || zone === 'discard' || zone === 'deck')) {
      this.taken.take(place.word);
      return this.put(copy, { zone, told: true });
    }
    const host = isOnOne(copy.card as PtcgCard) && !isPlayedNow(first) ? this.host(first, pokemon) : undefined;
    if (host) return this.attach(copy, host, first);
    const isNew = first.deed?.kind === 'use' && first.deed.form !== 'participle';
    if ((copy.card as PtcgCard).trainer !== 'stadium' || isNew || this.state.stadium) return this.put(copy, { zone: 'hand', told: false }); // prettier-ignore
    this.state.stadium = { card: copy.name, owner: copy.player };
    if (place) this.taken.take(place.word);
    this.supposed(copy, 'stadium', place !== undefined || first.deed !== undefined);
  }
  /** On which Pokémon a card lies: the one before it in the clause, else the one behind it, else the only one. */
  private host({ clause, at }: Mention, pokemon: readonly Copy[]): Copy | undefined {
    const inside = clause.within;
    const of = (where: Clause, from: number, to?: number): Copy | undefined => {
      const here = (step: Word[]): Copy | undefined => {
        for (const word of step) {
          const found = pokemon.find((one) => this.inPlay.has(one) && one.mentions.some((mention) => mention.word === word));
          if (found) return found;
        }
        return undefined;
      };
      return here(where.words.slice(from, to).toReversed());
    };
    const behind = clause.words.slice(at + 1).find((word) => pokemon.some((one) => one.mentions.some((mention) => mention.word === word)));
    return (
      of(clause, 0, at) ??
      (inside && of(inside.clause, 0, inside.behind)) ??
      pokemon.find((one) => this.inPlay.has(one) && one.mentions.some(({ word }) => word === behind)) ??
      this.lastBefore(clause.words[at]!) ??
      [...this.inPlay.keys()].findLast(({ player }) => player === clause.by)
    );
  } // prettier-ignore
  private lastBefore({ start }: Word): Copy | undefined {
    const named = [...this.inPlay.keys()].flatMap((copy) => copy.mentions.map(({ word }) => ({ copy, word })));
    return named.filter(({ word }) => word.stop <= start).toSorted((one, two) => one.word.start - two.word.start).at(-1)?.copy;
  } // prettier-ignore
  private attach(copy: Copy, host: Copy, { clause, at }: Mention): void {
    const there = this.inPlay.get(host)!;
    const isTool = (copy.card as PtcgCard).trainer === 'tool';
    const before = said(clause.words[at - 1]);
    const count = before?.is === 'number' || before?.is === 'amount' ? before.count : 1;
    if (before && count > 1) this.taken.take(clause.words[at - 1]!);
    const list = isTool ? (there.tools ??= []) : (there.energy ??= []);
    for (let n = 0; n < count; n++) list.push(copy.name);
  }

  // ── What is said of Pokémon and players ──

  private fact(clause: Clause, at: number, word: Word, pokemon: readonly Copy[]): void {
    const token = said(word);
    if (token?.is === 'condition' && this.onPokemon(clause, at, pokemon, (there) => condition(there, token.condition))) return this.read(word);
    if (token?.is === 'going' && clause.by) {
      this.state.firstPlayer = token.first ? clause.by : other(clause.by);
      return this.read(word);
    }
    if (token?.is === 'turn' && this.firstTurn(token, clause)) return this.read(word);
    if (token?.is === 'amount' && this.amount(token, clause, at, pokemon)) this.read(word);
  } // prettier-ignore
  /** "with 60 damage", "has 60 damage": on it, and not what somebody does. */
  private amount(token: Amount, clause: Clause, at: number, pokemon: readonly Copy[]): boolean {
    const [before, behind] = [clause.words.slice(0, at), clause.words.slice(at + 1)];
    const isDone = before.some((one) => one.is === 'verb' && !one.verbs.some(({ kind }) => kind === 'have' || kind === 'be'));
    if (this.ofPlayer(token, clause, at, isDone)) return true;
    const goes = behind.some(({ is }) => is === 'preposition') && behind.some(({ is }) => is === 'card');
    const has = before.some(({ is }) => is === 'verb') || saidRole(clause, at) === 'with' || /\son\s/i.test(token.text);
    const isHeld = token.count === 0 || clause.within !== undefined || has;
    return isHeld && !isDone && !goes && this.onPokemon(clause, at, pokemon, (there, card) => this.damage(there, card, token));
  } // prettier-ignore
  private read(word: Word): void {
    this.taken.take(word);
    this.facts++;
  }
  private firstTurn({ number, own }: Extract<Token, { is: 'turn' }>, { by }: Clause): boolean {
    const first = this.state.firstPlayer ?? 'A';
    const player = own ? by : number % 2 === 1 ? first : other(first);
    // Whose turn it is otherwise is known: "turn 2" may be counted by this player alone.
    const isOther = !own && this.state.turn?.player !== undefined && this.state.turn.player !== player;
    if (!player || isOther || this.state.turn?.number !== undefined) return false;
    this.state.turn = { player, number: own ? (player === first ? 2 * number - 1 : 2 * number) : number };
    return true;
  }
  /** Prize cards, cards of a hand and a deck: whoever was named last has them. */
  private ofPlayer(token: Amount, { words, by }: Clause, at: number, isDone: boolean): boolean {
    const near = words.slice(0, at).findLast(({ is }) => is === 'player');
    const player = token.whose ?? (near?.is === 'player' && near.player !== 'other' ? near.player : by);
    return player !== undefined && (!isDone || token.of === 'taken') && told(this.state.players[player], token);
  }
  private damage(there: PokemonInPlay, { hp }: PtcgCard, { of, count }: Amount): boolean {
    const damage = of === 'damage' ? count : of === 'counters' ? count * 10 : of === 'left' && hp !== undefined ? hp - count : undefined;
    // What is printed on it is only confirmed.
    if (of === 'hp') return hp === count;
    if (damage === undefined || damage < 0 || damage % 10 !== 0 || there.damage !== undefined) return false;
    if (damage > 0) there.damage = damage;
    return true;
  } // prettier-ignore
  /** Of the Pokémon named last before it: in this clause, else around these parentheses. */
  private onPokemon({ words, within }: Clause, at: number, pokemon: readonly Copy[], does: (there: PokemonInPlay, card: PtcgCard) => boolean): boolean {
    const here = [...(within ? within.clause.words.slice(0, within.behind) : []), ...words.slice(0, at)];
    const isOne = (word: Word): boolean => pokemon.some(({ mentions }) => mentions.some((one) => one.word === word));
    // "and has 30 HP left": that of the clause before.
    const goesOn = words[0]?.is === 'and' || words[0]?.is === 'verb';
    const last = here.findLast(isOne);
    const copy = last ? pokemon.find(({ mentions }) => mentions.some(({ word }) => word === last)) : goesOn ? this.lastBefore(words[at]!) : undefined;
    const there = copy && this.inPlay.get(copy);
    return there !== undefined && does(there, copy!.card as PtcgCard);
  } // prettier-ignore
}
/** Where a Pokémon lies with which this is done, where it is not in play. */
function guessed({ clause, at, deed, role }: Mention, player: Player): Zone | undefined {
  if (clause.words.slice(0, at).some(({ text }) => /^(?:oberste[nr]?|top)$/i.test(text))) return 'deck';
  if (!deed) return undefined;
  const isObject = role === 'object';
  const isPlay = deed.form === 'finite' && clause.by === player && !wasBefore(clause);
  if (deed.kind === 'evolve' && role === 'into' && deed.form !== 'participle') return 'hand';
  if (deed.kind === 'bench' && isObject && isPlay) return 'hand';
  if (deed.kind === 'find' && isObject) return 'deck';
  const was = clause.words.some((one) => one.is === 'verb' && one.verbs.some(({ kind }) => kind === 'be'));
  return deed.kind === 'out' && deed.form === 'participle' && at < deed.at && was ? 'discard' : undefined;
}
const isOnOne = ({ kind, trainer }: PtcgCard): boolean => kind === 'energy' || trainer === 'tool';
/** It is attached or played only now: by this verb, or by an attack or Ability. */
function isPlayedNow({ clause, at, deed }: Mention): boolean {
  if (saidRole(clause, at) === 'with') return false;
  const byPart = clause.words.slice(0, at).some((one) => said(one)?.is === 'part');
  return (
    byPart || (deed !== undefined && deed.form !== 'participle' && (deed.kind === 'attach' || deed.kind === 'use'))
  );
}
type Amount = Extract<Token, { is: 'amount' }>;
/** What a player has; whether it could be told. */
function told(side: PtcgPlayer, { of, count }: Amount): boolean {
  const prizes = of === 'taken' ? Math.max(0, PRIZES - count) : of === 'prizes' || of === 'last' ? count : undefined;
  if (prizes !== undefined && side.prizes === undefined) side.prizes = prizes;
  else if (of === 'deck') (side.deck ??= {}).count = count;
  else if (of === 'hand' && count <= MOST) {
    const hand = (side.hand ??= []);
    while (hand.length < count) hand.push('?');
  } else return false;
  return true;
}
const PRIZES = 6;
const MOST = 20;
function condition(there: PokemonInPlay, named: string): boolean {
  (there.conditions ??= []).push(named as SpecialCondition);
  return true;
}
const saidRole = ({ words }: Clause, at: number): string => {
  const before = words.slice(0, at).findLast(({ is }) => is !== 'small' && is !== 'said' && is !== 'whose');
  return before?.is === 'preposition' ? before.role : '';
};
const wasBefore = ({ words }: Clause): boolean =>
  words.some((word) => ['this turn', 'last turn'].includes(said(word)?.is ?? ''));
