// What clauses tell, as pieces in the line's own words: plays in the order in which they happened, and what is said of the table.
import { isCalled } from '../../../engine/case/names.ts';
import { keyed } from '../../../engine/keyed.ts';
import type { Player, PtcgCard } from '../../../engine/case/schema.ts';
import { hasPart } from '../pokemon-ability.ts';
import { isInPlayAs, type PokemonLine } from '../pokemon-line.ts';
import { other } from '../table.ts';
import type { Lead } from './clauses.ts';
import { attached, attachesOn, benched, broughtOn, comesForward, comesUp, evolved, fetched, goesInto, isForward, promoted, retreated, switchedBy } from './coming.ts'; // prettier-ignore
import type { Kind } from './lexicon.ts';
import { cameDown, dealt, diedBefore, drawn, grewFrom, grewThisTurn, hasNone, intoHand, paidBefore, triggersAlone } from './happened.ts'; // prettier-ignore
import { doneBesides, goesTo, liesThere, onBench } from './lying.ts';
import type { Phrase, Told } from './roles.ts';
import { denied, lacking, liesNot } from './denied.ts';
import { asRead, forDamage, mergeNoted, paysWith, saidAgain, stillActive } from './goes-on.ts';
import { OF_POKEMON } from './states.ts';
import { abilitiesBeside, attackBeside, copiesIn, takesPrinted } from './printed.ts';
import { amountSaid, liesSaid, stateSaid } from './said.ts';
import {
  aimsBehind,
  copied,
  discarded,
  found,
  foundWith,
  healed,
  knockedOut,
  moved,
  namesAttack,
  searchedWith,
} from './following.ts';
import { flippedOf, flipsFor } from './coins.ts';
import { used, usesTool } from './using.ts';
import { aimed } from './striking.ts';
import type { Counted } from './tokens.ts';

/** A play in the line's words. A Trainer card played may still be told whom it is done to. */
export interface Play {
  by: Player;
  text: string;
  targets: string[];
  /** What was played, where it is a Trainer card. */
  trainer?: string;
  /** The attack or Ability used; of an Ability nobody called by its name nothing. */
  part?: { of: string; called: string };
  coins?: string;
  /** What the attack finds besides hitting somebody. */
  finds?: string[];
  /** Who attacks, and nobody said with what. */
  attacker?: string;
  /** An attack nobody called by its name. */
  strikes?: true;
  /** Whom it is said to knock out. */
  downs?: string;
  /** It was done last turn. */
  past?: true;
  /** It "has been" played. */
  done?: true;
}
type Deed = (told: Told, lead: Lead) => boolean;

/** Whether nothing is told but when it is, who begins, what comes between turns or was used up once in a game. */
function isMoment({ phrases, amounts, conditions, turn, going, checkup, coins, thisTurn, once, turned, kind }: Told): boolean {
  const isAlone = phrases.length === 0 && amounts.length === 0 && conditions.length === 0;
  const says = [turn, going, checkup, coins, thisTurn, once, turned].some((one) => one !== undefined);
  const comes = kind === 'come' && checkup === true;
  return isAlone && says && (kind === undefined || kind === 'be' || kind === 'ask' || comes);
} // prettier-ignore
/** "which was benched", "the turn it came into play". */
const comesDown = ({ kind, passive, thisTurn, places }: Told): boolean =>
  (passive === true && (kind === 'bench' || kind === 'use')) ||
  (kind === 'come' && thisTurn === true && places.some(({ place }) => place === 'play'));
const eachUnknown = ({ each, both, amounts }: Told): boolean =>
  each === true && !both && amounts.every(({ of }) => OF_POKEMON.includes(of));
/** "both have a Bench": nothing a ruling hangs on. */
const hasNothing = ({ kind, nothing, phrases, amounts, conditions, places }: Told): boolean =>
  kind === 'have' && nothing === true && [phrases, amounts, conditions, places].every(({ length }) => length === 0);
/** "A: Air Balloon on Snorlax": it is played. */
const isPutOn = ({ by, phrases, amounts }: Told): boolean =>
  by !== undefined && amounts.length === 0 && phrases.filter(({ is }) => is === 'lies').length === 1 && phrases.some(({ is, role }) => is === 'pokemon' && role === 'on'); // prettier-ignore
/** What may be said of whom the line spoke of. */
const isOfSpoken = ({ kind, amounts, conditions, places }: Told, lead: Lead): boolean =>
  (amounts.some(({ of }) => OF_POKEMON.includes(of)) && (kind === undefined || kind === 'have' || kind === 'be')) ||
  (lead === 'and' && (conditions.length > 0 || places.length > 0) && kind === 'be');
/** "… and has Legacy Energy attached": of whom the clause before it tells. */
const liesOn = ({ kind, phrases, by, places }: Told, lead: Lead): boolean =>
  lead === 'and' && kind === 'have' && by === undefined && places.length === 0 && phrases.length > 0 && phrases.every(({ is }) => is === 'lies'); // prettier-ignore

/** "…, which uses PART": what the Pokémon the clause before it brought does then. */
const goesOnFrom = ({ kind, word = '', perfect, passive }: Told, lead: Lead): boolean =>
  lead === 'relative' &&
  (kind === 'use' || kind === 'attack') &&
  !perfect &&
  !passive &&
  /^(?:uses|attacks|hits)$/.test(word);

const isAim = ({ is, role }: Phrase): boolean => /^(?:pokemon|active)$/.test(is) && /^(?:on|arrow|into)$/.test(role);

export class Plays {
  readonly plays: Play[] = [];
  /** What is said of the table, and of whom. */
  readonly said: {
    name?: string;
    whose?: Player | undefined;
    text: string;
    count?: number | undefined;
    more?: true | undefined;
  }[] = [];
  readonly owners = new Map<string, Player>();
  readonly spoken: string[] = [];
  /** A Trainer card that was found: "… and plays it". */
  foundCard: string | undefined;
  /** Pokémon that are said to be Knocked Out, and by which attack. */
  readonly outs: { name: string; of: string; called: string }[] = [];
  /** So far only amounts of players were told. */
  onlyFacts = false;
  /** Who says that he retreats, or may. */
  claimed: Player | undefined;
  /** Who has what was told last, and where: a list goes on with it. */
  having: { by: Player; place?: 'bench' | undefined } | undefined;
  /** Which Pokémon a Tool was attached to. */
  readonly wearers = new Map<string, string>();
  /** The Pokémon named last. */
  mentioned: string | undefined;
  starter: Player | undefined;
  turn: { number: number; own: boolean; by: Player } | undefined;
  /** Of whom the last clause spoke. */
  subject: string | undefined;
  /** "N's Zoroark ex, Night Joker …": who is named first, and the clauses behind it tell of what. */
  readonly topics: string[] = [];
  going: { first: boolean; by: Player } | undefined;
  /** Where the last main clause's plays begin. */
  private begun = 0;
  by: Player = 'A';
  readonly into: PokemonLine;
  constructor(into: PokemonLine) {
    this.into = into;
  }

  /** Takes what a clause tells; false where it tells nothing that is known. */
  tell(told: Told, lead: Lead): boolean {
    // "N with 1 prize each": of both players.
    if (eachUnknown(told)) return false;
    if (told.both && told.kind === 'have' && told.phrases.length > 0) return this.ofEach(told, lead);
    if (hasNothing(told)) return true;
    asRead(this, told);
    if (told.not) return denied(this, told);
    if (!this.lacks(told)) return false;
    return hasNothing(told) || this.tells(told, lead);
  }
  private tells(told: Told, lead: Lead): boolean {
    const mark = this.plays.length;
    this.whom(told, lead);
    if (this.repeats(told)) return true;
    const flips = flippedOf(this, told) ?? flipsFor(this, told);
    if (flips !== undefined) return flips;
    forDamage(told);
    attackBeside(this, told);
    if (!takesPrinted(this, told)) return false;
    abilitiesBeside(this, told);
    triggersAlone(this, told);
    if (this.goesWith(told)) return true;
    const copies = copiesIn(this, told);
    const understood = (isForward(this, told) ?? (this.moment(told) || this.does(told, lead))) && this.isAllTold(told);
    if (!understood || !this.copy(copies, mark)) return false;
    if (told.twice) this.plays.push(...this.plays.slice(mark));
    this.onlyFacts = told.by !== undefined && told.phrases.length === 0 && told.amounts.length > 0;
    this.tellBeside(told);
    this.flipped(told);
    this.spokeOf(told, lead);
    this.order(mark, told.past ? 'before' : goesOnFrom(told, lead) ? 'and' : lead, told.past);
    return true;
  }
  /** "heads, then he flips tails": one behind the other. */
  private flipped({ coins }: Told): void {
    const last = this.plays.at(-1);
    if (coins && last) last.coins = last.coins === undefined ? coins : `${last.coins} ${coins}`;
  }
  /** It only adds to what stands before it. */
  private goesWith(told: Told): boolean {
    return saidAgain(this, told) || aimsBehind(this, told) || namesAttack(this, told) || stillActive(this, told) || this.isTopic(told) || diedBefore(this, told); // prettier-ignore
  }
  /** "A has no X in play"; of Energy where the clause counts what there is. Whether it is known whose. */
  private lacks(told: Told): boolean {
    const { lacks = [], by, kind, phrases, amounts } = told;
    const isCounted = phrases.some(({ is, count }) => is === 'lies' && count !== undefined) || amounts.some(({ of }) => of === 'energy');
    const isKnown = lacks.every((one) => (one.kind === 'pokemon' ? kind === 'have' && lacking(this, one.name, by) : isCounted || liesNot(this, told, one.name)));
    if (lacks.some((one) => one.kind === 'pokemon') || (lacks.length > 0 && !isCounted)) told.nothing = true;
    delete told.lacks;
    return isKnown;
  } // prettier-ignore
  /** What is said of players and Pokémon beside what is done. */
  tellBeside(told: Told): void {
    this.amounts(told);
    for (const one of told.phrases) this.states(one);
  }
  /** Whom each phrase means, and whose it is. */
  private whom(told: Told, lead: Lead): void {
    const from = this.by;
    if (told.by) this.by = told.by;
    const it =
      lead === 'relative'
        ? this.mentioned
        : told.thisTurn && (told.passive || told.kind === 'come')
          ? this.evolving
          : (this.payingFor(told) ?? this.leftBefore(told) ?? this.spoken.at(-1));
    this.playsFound(told);
    this.asPokemon(told);
    if (told.again && told.phrases[0]?.is === 'pronoun' && told.phrases.slice(1).every(isAim)) told.itAgain = true;
    for (const one of told.phrases) this.settle(one, told.by ?? from, it);
    mergeNoted(told);
    this.ofWhom(told, lead);
  }
  /** "X retreats to Y. It has no Energy": X, whose Energy pays. */
  private payingFor({ amounts, phrases }: Told): string | undefined {
    const isEnergy = amounts.some(({ of }) => of === 'energy') || phrases.some(({ is, states }) => is === 'pronoun' && states.some((state) => state.is === 'amount' && state.of === 'energy')); // prettier-ignore
    return isEnergy ? /^retreats (?!to )(.+)$/.exec(this.plays.at(-1)?.text ?? '')?.[1] : undefined;
  }
  /** "retreats X to Y, plays Switch to bring it back": X; Y is Active already. */
  private leftBefore({ kind }: Told): string | undefined {
    const retreat = this.plays.findLastIndex(({ text }) => text.startsWith('retreats '));
    const { text = '', targets = [] } = this.plays[retreat] ?? {};
    const isBack = (kind === 'promote' || kind === 'switch') && retreat < this.plays.length - 1 && targets[0] === this.spoken.at(-1);
    return isBack ? /^retreats (?!to )(.+)$/.exec(text)?.[1] : undefined;
  } // prettier-ignore
  /** "can A use it again?": the attack or Ability used last. */
  private repeats(told: Told): boolean {
    const { kind, itAgain, by } = told;
    const last = this.plays.at(-1);
    if (this.attacksAgain(told)) return true;
    const isWanted = kind === undefined && told.wants;
    const isIt = (kind === 'use' || isWanted) && itAgain && last?.part !== undefined && last.by === (by ?? last.by);
    if (!isIt) return false;
    // "does it again against X".
    const aims = told.phrases.slice(1);
    for (const one of aims) if (one.is === 'pokemon') this.hits.push({ name: one.name, by: last.by, part: last.part!.called });
    this.tellBeside({ ...told, phrases: aims });
    return this.push(last.text, { targets: aims.length > 0 ? aims.map((one) => aimed(one)) : [...last.targets], part: last.part! }, last.by);
  } // prettier-ignore
  /** "may X attack again?": with the attack it has used, on whoever is Active then. */
  private attacksAgain({ kind, again, phrases: [one, ...more], amounts }: Told): boolean {
    const last = this.plays.findLast(({ part }) => part !== undefined && this.isAttack(part));
    const isIt = kind === 'attack' && again && one?.is === 'pokemon' && more.length + amounts.length === 0 && last?.part?.of === one.name;
    return isIt === true && this.push(last.text, { part: last.part }, last.by);
  } // prettier-ignore
  /** "sucht Befehl vom Boss und will ihn spielen": the card that was found. */
  private playsFound({ kind, word = '', phrases: [one, ...more] }: Told): void {
    const isIt = kind === 'use' && /play|spiel/.test(word) && one?.is === 'pronoun' && more.length === 0;
    if (isIt && this.foundCard !== undefined) Object.assign(one, { is: 'trainer', name: this.foundCard });
  }
  /** A fossil that is somewhere in play, or something is done to, is there as a Pokémon. */
  private asPokemon({ kind, phrases, places }: Told): void {
    const isThere = kind !== undefined && kind !== 'use' && kind !== 'find' && kind !== 'discard';
    const isPlaced = places.some(({ place, to, from }) => (place === 'active' || place === 'bench') && !to && !from);
    for (const one of phrases)
      if (one.is === 'trainer' && isInPlayAs(this.into.known(one.name)?.card) && (isThere || isPlaced || one.role === 'arrow' || one.role === 'on')) one.is = 'pokemon';
  } // prettier-ignore
  private spokeOf({ phrases }: Told, lead: Lead): void {
    const one = phrases.find(({ is, subject }) => is === 'pokemon' && subject)?.name;
    this.subject = one ?? (lead === 'and' ? this.subject : undefined);
  }
  /** "has 80 damage", "30 damage on it": of the Pokémon the line spoke of. */
  private ofWhom(told: Told, lead: Lead): void {
    if (paysWith(this, told)) return;
    const isLying = liesOn(told, lead) && this.subject !== undefined;
    const onIt = isLying || told.phrases.length > 0 && told.lying && told.kind === undefined && told.phrases.every(({ is }) => is === 'lies');
    if (told.phrases.length > 0 && !onIt) return;
    const isOf = onIt || isOfSpoken(told, lead);
    const name = lead === 'and' ? (this.subject ?? this.mentioned) : this.mentioned;
    if (!isOf || told.by !== undefined || name === undefined) return;
    told.phrases.push({ is: 'pokemon', name, role: 'bare', states: [], subject: true, at: -1, ...(this.owners.has(name) && { whose: this.owners.get(name)! }) });
    told.kind ??= 'be';
  } // prettier-ignore
  /** "N's Zoroark ex, …", "Arceus VSTAR von A, …": only who it is. */
  private isTopic({ kind, phrases, amounts, conditions, places, by, lying: _, nothing: __, ...more }: Told): boolean {
    const [one, ...others] = phrases;
    const isIt = one?.is === 'pokemon' && others.length === 0 && one.states.length === 0 && (one.role === 'bare' || one.role === 'with');
    if (!isIt || kind !== undefined || Object.keys(more).length > 0) return false;
    if (amounts.length + conditions.length + places.length > 0) return false;
    if (by) this.owners.set(one.name, by);
    this.topics.push(one.name);
    this.subject = one.name;
    this.speak(one.name);
    return true;
  } // prettier-ignore
  /** Who was named first, and of whom the next clause tells. */
  get topic(): string | undefined {
    return this.topics.at(-1) ?? this.mentioned;
  }
  /** The Pokémon of a player on which the line says damage lies. */
  damagedOf(player: Player): string | undefined {
    const isIts = (whose: Player | undefined, name: string): boolean => (whose ?? this.owners.get(name)) === player;
    return this.said.find(({ name, whose, text }) => name !== undefined && / damage$/.test(text) && isIts(whose, name))?.name;
  } // prettier-ignore
  cardsOf(name: string): PtcgCard[] {
    const card = this.into.known(name)?.card;
    return [...(card ? [card] : []), ...this.into.printings(name)];
  }
  private copy([copied, ...more]: readonly string[], mark: number): boolean {
    const last = this.plays.length > mark ? this.plays.at(-1) : undefined;
    if (copied === undefined) return true;
    if (!last?.part || more.length > 0) return false;
    last.text += ` copying ${copied}`;
    return true;
  }
  /** "A und B haben je ein X": each has one. */
  private ofEach({ both: _, each: __, ...told }: Told, lead: Lead): boolean {
    const of = (by: Player): Told => {
      const { phrases, ...more } = structuredClone(told);
      return { ...more, by, phrases: phrases.map((phrase) => ({ ...phrase, whose: phrase.whose ?? by })) };
    };
    return (['A', 'B'] as const).every((by) => this.tell(of(by), lead));
  }
  /** Nothing of a clause is passed over. */
  private isAllTold({ only, ends, nextTurn, lastTurn, thisGame, phrases, kind, both, amounts, free }: Told): boolean {
    const counts = kind === 'bench' || kind === 'come' || kind === 'have' || kind === 'be';
    const isMany = phrases.some(({ is, count = 1 }) => is === 'pokemon' && count > 1) && !counts && !this.findsMany;
    this.findsMany = false;
    // Of both players only amounts are told.
    if (both && (phrases.length > 0 || amounts.length === 0)) return false;
    return !only && !ends && !nextTurn && !lastTurn && !thisGame && !isMany && !free;
  }
  /** What was so or happened before it is told behind it. */
  private order(mark: number, lead: Lead, past: true | undefined): void {
    if (past) this.begun = 0;
    const made = this.plays.splice(mark);
    if (lead === 'before' || lead === 'relative') this.plays.splice(this.begun, 0, ...made);
    else {
      if (lead === 'main' && made.length > 0) this.begun = mark;
      this.plays.push(...made);
    }
  }
  private moment(told: Told): boolean {
    // "A hat in Zug 3 X benutzt": in an earlier turn.
    if (told.turn && told.perfect && (told.kind === 'use' || told.kind === 'attack')) told.lastTurn = true;
    if (told.turn) this.turn = { number: told.turn.number, own: told.turn.own === true, by: this.by };
    if (told.going !== undefined) this.going = { first: told.going, by: this.by };
    if (told.checkup) this.push('checkup');
    if (told.once) this.said.push({ text: `${told.once.by ?? this.by} has used a ${told.once.which}` });
    this.turnOf(told);
    this.turns(told);
    return isMoment(told);
  }
  /** "In B's turn": whoever played before has ended his turn. */
  private turnOf(told: Told): void {
    const { turnOf: player } = told;
    const last = this.plays.at(-1);
    if (player === undefined) return;
    if (last && last.by !== player && !this.endsTurn(last)) this.push('ends turn', {}, last.by);
    if (last?.by === player && this.endsTurn(last)) this.push('ends turn', {}, other(player));
    this.by = player;
    delete told.turnOf;
    told.turned = true;
  }
  /** "A's turn ends", "next turn": whose turn it is then. */
  private turns(told: Told): void {
    if (told.ends) {
      // "B's turn ends with X Paralyzed": B's X.
      for (const one of told.phrases)
        if (one.is === 'pokemon' && one.role === 'with' && told.ends.whose) one.whose ??= told.ends.whose;
      this.push('ends turn', {}, told.ends.whose ?? told.by ?? this.plays.at(-1)?.by ?? this.by);
      delete told.ends;
      told.turned = true;
    }
    const last = this.plays.at(-1);
    if (!told.nextTurn || !last) return;
    const by = told.by ?? this.actorIn(told) ?? this.by;
    if (last.by === by && !this.endsTurn(last)) this.push('ends turn', {}, by);
    if (last.by === by) this.push('ends turn', {}, other(by));
    this.by = by;
    delete told.nextTurn;
    told.turned = true;
  }
  /** Whose Pokémon does what the clause tells, where the line has said it. */
  private actorIn({ phrases }: Told): Player | undefined {
    const own = phrases.filter(({ is, role }) => is === 'pokemon' && role === 'bare');
    // „Im nächsten Zug setzt X ATTACKE ein“: who has the attack.
    const part = phrases.find(({ is }) => is === 'part')?.name;
    const one =
      own.find(({ subject }) => subject) ?? own.find(({ name }) => part !== undefined && this.has(name, part));
    const hit = this.hits.findLast(({ name }) => name === one?.name)?.by;
    return one && (this.owner(one) ?? (hit && other(hit)));
  }
  /** An attack ends the turn. */
  endsTurn({ part, text, strikes }: Play): boolean {
    return (
      text === 'ends turn' || text === 'checkup' || strikes === true || (part !== undefined && this.isAttack(part))
    );
  }
  isAttack({ of, called }: { of: string; called: string }): boolean {
    return this.cardsOf(of).some((card) => (card.attacks ?? []).some((one) => isCalled(one, called))); // prettier-ignore
  }
  private does(told: Told, lead: Lead): boolean {
    const { kind } = told;
    // "Hero's Cape attached to X": it lies there.
    const lying =
      kind === 'attach' &&
      !told.perfect &&
      told.phrases[0]?.is !== 'trainer' &&
      told.phrases.some(({ is, subject }) => is === 'lies' && subject);
    if (lying || (told.passive && kind === 'attach')) return liesThere(this, told);
    if (told.perfect && kind === 'attach' && told.by === undefined) return liesThere(this, told);
    if (told.passive && kind === 'be') return liesThere(this, told);
    if (comesDown(told) && cameDown(this, this.ofEvolving(told))) return true;
    const deed = kind === undefined ? this.bare : (keyed(this.deeds as Record<string, Deed>, kind) ?? (() => false));
    return deed(told, lead);
  }

  settle(phrase: Phrase, by: Player, it: string | undefined): void {
    if (phrase.whose === 'other') phrase.whose = other(by);
    if (phrase.is === 'pronoun') {
      if (it !== undefined) Object.assign(phrase, { is: 'pokemon', name: it });
    }
    if (phrase.is === 'pokemon') this.mentioned = phrase.name;
    if (phrase.is === 'pokemon' && phrase.whose) this.owners.set(phrase.name, phrase.whose as Player);
  }
  /** "evolves X into Y the turn it was put down": X. */
  private get evolving(): string | undefined {
    return /^evolves (.+) into /.exec(this.plays.at(-1)?.text ?? '')?.[1] ?? this.spoken.at(-1);
  }
  private ofEvolving(told: Told): Told {
    const name = told.phrases.length === 0 && told.thisTurn ? this.evolving : undefined;
    if (name !== undefined) told.phrases.push({ is: 'pokemon', name, role: 'bare', states: [], subject: true, at: -1 });
    return told;
  }
  speak(...names: string[]): void {
    this.spoken.push(...names);
  }
  owner(phrase: Phrase): Player | undefined {
    return (phrase.whose as Player | undefined) ?? this.owners.get(phrase.name);
  }
  has(name: string, part: string): boolean {
    return hasPart(name, part, this.into);
  }
  push(text: string, more: Partial<Play> = {}, by = this.by): boolean {
    this.by = by;
    this.plays.push({ by, text, targets: [], ...more });
    return true;
  }

  private readonly deeds: Partial<Record<Kind, Deed>> = {
    use: (told, lead) => used(this, told, lead),
    attack: (told, lead) => used(this, told, lead),
    out: (told, lead) => knockedOut(this, told, lead),
    copy: (told) => copied(this, told),
    move: (told) => (told.forward ? comesForward : moved)(this, told),
    evolve: (told, lead) => grewFrom(this, told) ?? grewThisTurn(this, told) ?? evolved(this, told, lead),
    attach: (told) => attached(this, told),
    bench: (told, lead) => intoHand(this, told) || benched(this, told, lead),
    come: (told) => comesUp(this, told) ? comesForward(this, told) : benched(this, told),
    retreat: (told, lead) => retreated(this, told, lead),
    promote: (told, lead) => (told.places.some(({ place, from }) => place === 'deck' && from) ? foundWith(this, told) : undefined) ?? (told.phrases.some(({ is }) => is === 'part') ? copied(this, told) : (told.places.some(({ place, to }) => place === 'bench' && to) ? benched(this, told) : promoted(this, told, lead))),
    switch: (told, lead) => switchedBy(this, told) ?? (told.phrases.some(({ is }) => is === 'trainer') && promoted(this, told, lead)),
    have: (told) => hasNone(this, told) || liesThere(this, told),
    be: (told) => liesThere(this, told),
    end: (told) => told.phrases.length === 0 && this.push('ends turn'),
    draw: (told) => drawn(this, told),
    begin: (told, lead) => {
      // "X goes ATTACK into Y", "A goes CARD".
      if (told.phrases.some(({ is }) => is === 'part' || is === 'trainer')) return used(this, { ...told, kind: 'use' }, lead);
      if (goesInto(this, told) || goesTo(this, told)) return true;
      if (told.phrases.length > 0 || told.amounts.length > 0) return false;
      // "beginnt als Zweiter": who goes second.
      if (told.going === undefined) this.starter = this.by;
      return true;
    },
    find: (told, lead) => (told.places.some(({ place, to }) => place === 'hand' && to) && intoHand(this, told)) || (fetched(this, told, lead) ?? foundWith(this, told) ?? (found(this, told) || searchedWith(this, told, lead))),
    discard: (told) => discarded(this, told) || paidBefore(this, told),
    deal: (told) => dealt(this, told),
    heal: (told, lead) => healed(this, told, lead),
    ask: (told) => goesInto(this, told) || (told.places.some(({ place, to }) => place === 'active' && to) && comesForward(this, told)) || goesTo(this, told) || dealt(this, told) || (told.places.some(({ place, from }) => place === 'prizes' && from) && found(this, told)) || intoHand(this, told) || told.amounts.every(({ of }) => of === 'last') && (told.conditions.length === 0 || told.checkup === true) && told.phrases.every(({ states }) => states.length === 0),
  }; // prettier-ignore
  /** No verb, and no play by itself: it tells more of the play before it, or where somebody is. */
  private besides(told: Told): boolean | undefined {
    const { phrases, amounts, places, by, checkup } = told;
    // "3 counters from X to Y".
    const moves = ['from', 'into'].every((one) => phrases.some(({ role }) => role === one)) && amounts.some(({ of }) => of === 'counters' || of === 'damage'); // prettier-ignore
    if (moves) return moved(this, Object.assign(told, { kind: 'move', phrases: phrases.map((one) => ({ ...one, subject: false })) })); // prettier-ignore
    // "checkup with B's X": who is Active then.
    const [alone, ...others] = phrases;
    if (checkup && others.length === 0 && alone?.is === 'pokemon' && alone.role === 'with') return alone.states.push({ is: 'place', place: 'active' }) > 0; // prettier-ignore
    if (by && places.some(({ place, to }) => place === 'bench' && to)) return benched(this, told);
    return doneBesides(this, told) ?? (by && usesTool(this, told, by) ? true : undefined);
  }
  /** No verb: "A: X PART → Y", "B's Snorlax with 100 damage". */
  private readonly bare: Deed = (told, lead) => {
    const { phrases } = told;
    const put = this.besides(told) ?? attachesOn(this, told, lead);
    if (put !== undefined) return put;
    const fromBench = told.places.some(({ place, from }) => place === 'bench' && from);
    if (fromBench && phrases.every(({ is }) => is === 'pokemon' || is === 'ability')) return onBench(told);
    if (isPutOn(told)) return used(this, told, lead);
    // "… and then into Charizard ex".
    const grows = phrases.length < 3 && phrases.every(({ is }) => is === 'pokemon') && phrases.at(-1)?.role === 'into';
    if (grows && this.plays.at(-1)?.text.startsWith('evolves')) return evolved(this, told, lead);
    // "Rare Candy on Charmander, for Charizard ex".
    if (grows && phrases.length === 1 && broughtOn(this, phrases[0]!.name)) return true;
    const isPlay = phrases.some(({ is, role }) => is === 'part' || is === 'ability' || is === 'trainer' || is === 'unnamed' || role === 'arrow'); // prettier-ignore
    const onlyStadium = phrases.length === 1 && told.places.some(({ place }) => place === 'play');
    return isPlay && !onlyStadium ? used(this, told, lead) : liesThere(this, told);
  };

  /** Whom an attack hits is the other player's. */
  readonly hits: { name: string; by: Player; part: string }[] = [];

  private amounts({ amounts, by, both, each: ofEach, places }: Told): void {
    if (places.some(({ place }) => place === 'prizes')) this.counted = 'prizes';
    const each = both || ofEach ? amounts.flatMap((one) => (['A', 'B'] as const).map((whose) => ({ ...one, whose }))) : amounts;
    for (const { of: what, count, whose: said, whose = by ?? this.by } of each) {
      const of = what === 'same' ? this.counted : what;
      this.counted = of;
      const text = of && amountSaid(of, count, whose, said);
      if (text === undefined) this.unplaced = true;
      else this.said.push({ text });
    }
  } // prettier-ignore
  /** How many of a Pokémon a search finds has been told. */
  findsMany = false;
  private counted: Counted | undefined;
  /** What was discarded for what is told next. */
  paid: { by: Player; name: string } | undefined;
  /** So many Energy are discarded for the attack of this Pokémon that is told next. */
  discards: { of: string; count: number } | undefined;
  /** Kinds of Pokémon a player has none of. */
  readonly none: { whose: Player; label: string }[] = [];
  /** Pokémon a player has none of. */
  readonly lacking: { whose: Player; name: string }[] = [];
  /** What is said not to be so of a Pokémon. */
  readonly denied: { name: string; text: string }[] = [];
  /** Something was said of a Pokémon, and nobody knows of which. */
  unplaced = false;
  private states({ is, name, whose, states, count, more }: Phrase): void {
    if (is !== 'pokemon' && is !== 'active') return;
    const player = whose as Player | undefined;
    // What lies there pays together.
    const lie = states.flatMap((state) => (state.is === 'lies' ? [liesSaid(state)] : []));
    if (is === 'pokemon') for (const state of states) if (state.is === 'lies') this.wearers.set(this.into.known(state.name)?.name ?? state.name, name); // prettier-ignore
    if (lie.length > 0) this.said.push({ name: is === 'active' ? 'active' : name, whose: player, text: `has ${lie.join(' and ')} attached` }); // prettier-ignore
    for (const state of states) if (state.is !== 'lies') this.said.push({ name: is === 'active' ? 'active' : name, whose: player, text: stateSaid(state), count, more });
  } // prettier-ignore

  /** What is printed of an attack or Ability, in English. */
  textsOf({ of, called }: { of: string; called: string }): string[] {
    const parts = this.cardsOf(of).flatMap(({ attacks = [], abilities = [] }) => [...attacks, ...abilities]);
    return parts.filter((one) => isCalled(one, called)).flatMap(({ text }) => (typeof text === 'object' ? (text.en ?? []) : (text ?? []))); // prettier-ignore
  }
  /** Whether it is an Ability of one of these Pokémon that is used or not, as its player likes, and the line has not told that it is. */
  mayUse(called: string, named: readonly string[]): boolean {
    const isPlayed = this.plays.some(({ part }) => part?.called === called);
    const abilities = named.flatMap((name) => this.cardsOf(name)).flatMap((card) => card.abilities ?? []);
    return !isPlayed && abilities.some((one) => isCalled(one, called) && /\byou may\b/i.test(JSON.stringify(one.text ?? '')));
  } // prettier-ignore
  get last(): Player {
    return this.by;
  }
}
