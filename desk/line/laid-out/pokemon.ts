// A line of the Pokémon game that was not read whole, laid out: Pokémon with what is attached to them, damage and Special Conditions; other cards where they lie.
import { eachName, nameKey } from '../../../engine/case/names.ts';
import type { Player, PokemonInPlay, PtcgCard, PtcgCase, PtcgPlayer, PtcgState, SpecialCondition } from '../../../engine/case/schema.ts';
import { newAssumptions, names, type Assumptions } from '../names.ts';
import { isInPlayAs, type PokemonLine } from '../pokemon-line.ts';
import type { Token } from '../pokemon-sentence/tokens.ts';
import { other } from '../table.ts';
import type { Clause } from './clauses.ts';
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
function placeSaid(word: Word): { zone: Zone | 'play'; whose?: Player } | undefined {
  const token = said(word);
  if (token?.is === 'active') return { zone: 'active' };
  return token?.is === 'place' && !token.to ? { zone: token.place, ...(token.whose && { whose: token.whose }) } : undefined;
} // prettier-ignore
/** What an attack or Ability is used on, damage counters are put on. "Rare Candy on X into Y", "attaches X to Y" are done to one's own. */
function isHostile({ deed, role, clause, at }: Mention): boolean {
  if (role === 'by') return clause.words.some((word) => word.is === 'verb' && word.verbs.some(({ kind }) => kind === 'be'));
  if (role === 'object') return deed !== undefined && deed.at < at && ['attack', 'out'].includes(deed.kind);
  if (role !== 'on' && role !== 'into') return false;
  const before = clause.words.slice(0, at);
  const last = before.findLast(({ is }) => is === 'card');
  const isAttack = before.some((word) => said(word)?.is === 'part') || deed?.kind === 'attack' || (deed === undefined && last?.is === 'card' && isInPlayAs(last.card as PtcgCard));
  const counters = before.some((word) => {
    const token = said(word);
    return token?.is === 'amount' && (token.of === 'counters' || token.of === 'damage');
  });
  return deed?.kind !== 'evolve' && deed?.kind !== 'attach' && (isAttack || counters || (role === 'on' && ['use', 'deal', 'copy'].includes(deed?.kind ?? '') && !clause.words.some((word) => word.is === 'preposition' && word.text.toLowerCase() === 'into')));
} // prettier-ignore
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
    for (const { clause, at, deed, role } of mentions) {
      const place = saidOf(clause, at, placeSaid);
      if (place && place.said.zone !== 'play') {
        this.taken.take(clause.words[place.at]!);
        return { zone: place.said.zone, told: true };
      }
      // What becomes of it later is no place.
      if (clause !== mentions[0]!.clause || at !== mentions[0]!.at) continue;
      if (deed?.kind === 'evolve' && role === 'into' && deed.form !== 'participle') return { zone: 'hand', told: false };
      if (deed?.kind === 'bench' && role === 'object' && deed.form === 'finite' && clause.by === player && !wasBefore(clause)) return { zone: 'hand', told: false };
      if (deed?.kind === 'find' && role === 'object') return { zone: 'deck', told: false };
      if (clause.words.slice(0, at).some(({ text }) => /^(?:oberste[nr]?|top)$/i.test(text))) return { zone: 'deck', told: false };
      const isOut = deed?.kind === 'out' && deed.form === 'participle' && at < deed.at && clause.words.some((one) => one.is === 'verb' && one.verbs.some(({ kind }) => kind === 'be'));
      if (isOut) return { zone: 'discard', told: false };
    }
    return undefined;
  } // prettier-ignore
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
    const card = copy.card as PtcgCard;
    const [first] = copy.mentions;
    const { clause, at, deed } = first!;
    for (const { word } of copy.mentions) this.taken.take(word);
    const place = saidOf(clause, at, placeSaid);
    const isPlay = !isState(deed) && deed?.form !== 'participle';
    const liesOnOne = card.kind === 'energy' || card.trainer === 'tool';
    if (place && (place.said.zone === 'hand' || place.said.zone === 'discard' || place.said.zone === 'deck')) {
      this.taken.take(clause.words[place.at]!);
      return this.put(copy, { zone: place.said.zone, told: true });
    }
    const byPart = clause.words.slice(0, at).some((one) => said(one)?.is === 'part') && saidRole(clause, at) !== 'with';
    const host = liesOnOne && !byPart && !(isPlay && (deed?.kind === 'attach' || deed?.kind === 'use') && saidRole(clause, at) !== 'with') ? this.host(first!, pokemon) : undefined;
    if (host) return this.attach(copy, host, first!);
    if (card.trainer === 'stadium' && (!isPlay || deed?.kind !== 'use') && !this.state.stadium) {
      this.state.stadium = { card: copy.name, owner: copy.player };
      const inPlay = place !== undefined || deed !== undefined;
      if (place) this.taken.take(clause.words[place.at]!);
      return this.supposed(copy, 'stadium', inPlay);
    }
    this.put(copy, { zone: 'hand', told: false });
  } // prettier-ignore
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
    if (token?.is !== 'amount') return;
    const { words } = clause;
    const isDone = words.slice(0, at).some((one) => one.is === 'verb' && !one.verbs.some(({ kind }) => kind === 'have' || kind === 'be'));
    const goes = words.slice(at + 1).some(({ is }) => is === 'preposition') && words.slice(at + 1).some(({ is }) => is === 'card');
    if (this.ofPlayer(token, clause, at, isDone) || (!isDone && !goes && this.onPokemon(clause, at, pokemon, (there, card) => this.damage(there, card, token)))) this.read(word);
  } // prettier-ignore
  private read(word: Word): void {
    this.taken.take(word);
    this.facts++;
  }
  private firstTurn({ number, own }: Extract<Token, { is: 'turn' }>, { by }: Clause): boolean {
    const first = this.state.firstPlayer ?? 'A';
    const player = own ? by : number % 2 === 1 ? first : other(first);
    if (!player || this.state.turn?.number !== undefined) return false;
    this.state.turn = { player, number: own ? (player === first ? 2 * number - 1 : 2 * number) : number };
    return true;
  }
  /** Prize cards, cards of a hand and a deck: whoever was named last has them. */
  private ofPlayer({ of, count, whose }: Extract<Token, { is: 'amount' }>, { words, by }: Clause, at: number, isDone: boolean): boolean {
    const near = words.slice(0, at).findLast(({ is }) => is === 'player');
    const player = whose ?? (near?.is === 'player' && near.player !== 'other' ? near.player : by);
    const side = player && this.state.players[player];
    if (!side) return false;
    if ((of === 'prizes' || of === 'last') && !isDone && side.prizes === undefined) side.prizes = count;
    else if (of === 'taken' && side.prizes === undefined) side.prizes = Math.max(0, PRIZES - count);
    else if (of === 'hand' && !isDone && count <= MOST) side.hand = [...(side.hand ?? []), ...Array.from({ length: Math.max(0, count - (side.hand?.length ?? 0)) }, () => '?')];
    else if (of === 'deck' && !isDone) (side.deck ??= {}).count = count;
    else return false;
    return true;
  } // prettier-ignore
  private damage(there: PokemonInPlay, { hp }: PtcgCard, { of, count }: Extract<Token, { is: 'amount' }>): boolean {
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
