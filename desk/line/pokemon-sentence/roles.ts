// A clause as a verb and what it says of whom: prepositions, genitives and what stands beside a name give each its role. A word that has none is not passed
// over: then the clause is not understood.
import type { Player } from '../../../engine/case/schema.ts';
import type { Clause } from './clauses.ts';
import { ARTICLE, BE, HAVE, IDLE, ITS, KIND_OF_CARD, MODAL, PARTICLES, PREPOSITIONS, PRONOUN, type Kind, type Role, type VerbWord } from './lexicon.ts'; // prettier-ignore
import { isWord, lower } from '../lexing.ts';
import { other } from '../table.ts';
import { behindActive, grownIn, isPokemon, saidOf } from './as-notes.ts';
import { FORWARD, forwardIn } from './forward.ts';
import { noted } from './noted.ts';
import { isUnhurt, OF_POKEMON, type State } from './states.ts';
import type { Counted, Token } from './tokens.ts';

export interface Phrase {
  is: 'pokemon' | 'trainer' | 'lies' | 'part' | 'active' | 'somebody' | 'unnamed' | 'pronoun' | 'ability';
  /** As it is written; of a pronoun nothing. */
  name: string;
  role: Role | 'bare' | 'arrow';
  whose?: Player | 'other';
  count?: number;
  states: State[];
  /** Before the verb. */
  subject: boolean;
  at: number;
  to?: Player;
  /** "(230)" behind a Pokémon, "(100)" behind an attack: its HP, its damage. */
  printed?: number;
  /** "another X": there is one besides. */
  more?: true;
}
export interface Told {
  kind?: Kind;
  /** The verb as it is written. */
  word?: string;
  passive?: true;
  perfect?: true;
  not?: true;
  by?: Player;
  phrases: Phrase[];
  /** What is said of the player, or of whoever the clause speaks of. */
  amounts: { of: Counted; count: number; whose?: Player }[];
  conditions: string[];
  places: Extract<Token, { is: 'place' }>[];
  coins?: string;
  twice?: true;
  thisTurn?: true;
  /** "in the same turn". */
  sameTurn?: true;
  lastTurn?: true;
  /** "earlier this game". */
  thisGame?: true;
  nextTurn?: true;
  ends?: Extract<Token, { is: 'turn ends' }>;
  only?: true;
  /** "B's only Pokémon". */
  whose?: Player;
  /** "both players". */
  both?: true;
  /** It was an attack, and nobody says which. */
  someAttack?: true;
  /** It says whose turn it is then. */
  turned?: true;
  /** It happened last turn. */
  past?: true;
  turn?: Extract<Token, { is: 'turn' }>;
  going?: boolean;
  checkup?: true;
  /** "in B's turn". */
  turnOf?: Player;
  /** What this player has used already, once in a game. */
  once?: { by?: Player; which: string };
  /** "wants to", "may": it is not done yet. */
  wants?: true;
  /** "with 1 Prize card each". */
  each?: true;
  /** Once more. */
  again?: true;
  /** "use it again". */
  itAgain?: true;
  /** "to get X back in", "to get X out". */
  fetches?: 'in' | 'away';
  /** "comes up", "becomes Active", "the new Active"; `now`: "is now Active". */
  forward?: true;
  now?: true;
  /** "for free". */
  free?: true;
  /** "no Pokémon ex": of these kinds there are none. */
  noneOf?: string[];
  /** "no Lunatone", „keine Plasma-Energie“. */
  lacks?: { name: string; kind: 'pokemon' | 'lies' }[];
  /** "have a Bench": nothing more is said. */
  nothing?: true;
  /** "dran …": it lies on whoever was spoken of. */
  lying?: true;
}

/** What a clause tells; `unknown`: the words that have no role. */
export function rolesIn(clause: Clause): { told: Told } | { unknown: Token[] } {
  const reader = new Roles(clause);
  return reader.read();
}
/** What may stand between a Pokémon and what is said of it. */
const BESIDE: ReadonlySet<Token['is']> = new Set(['sign', 'amount', 'name', 'and', 'condition', 'number', 'place', 'open', 'close', 'part', 'active']); // prettier-ignore
/** Tokens that say one thing. */
const FLAGS = [
  ['twice', 'twice'], ['this turn', 'thisTurn'], ['last turn', 'lastTurn'], ['this game', 'thisGame'], ['next turn', 'nextTurn'], ['both', 'both'], ['checkup', 'checkup'], ['some attack', 'someAttack'], ['free', 'free'], ['nothing', 'nothing'],
] as const satisfies readonly (readonly [Token['is'], keyof Told])[]; // prettier-ignore
const SILENT: ReadonlySet<Token['is']> = new Set(['genitive', 'and', 'nothing', 'asked']);

class Roles {
  private readonly tokens: readonly Token[];
  private readonly told: Told = { phrases: [], amounts: [], conditions: [], places: [] };
  private readonly used = new Set<number>();
  private readonly unknown: Token[] = [];
  private verbAt = Infinity;
  private role: Phrase['role'] = 'bare';
  private whose: Phrase['whose'];
  private count: number | undefined;
  private pending: State[] = [];
  private of: Player | undefined;
  private isMore = false;
  private readonly lead: Clause['lead'];
  constructor({ tokens, lead }: Clause) {
    this.tokens = grownIn(tokens);
    this.lead = lead;
  }

  read(): { told: Told } | { unknown: Token[] } {
    if (!this.verb()) return { unknown: this.tokens.filter(({ is }) => is === 'verb') };
    for (let at = 0; at < this.tokens.length; at++) if (!this.used.has(at)) at = this.token(at);
    this.firstUntold();
    if (this.pending.length > 0 || this.count !== undefined) this.unknown.push(...this.tokens.slice(-1));
    return this.unknown.length > 0 ? { unknown: this.unknown } : { told: Object.assign(this.told, forwardIn(this.told.kind, this.tokens)) }; // prettier-ignore
  }

  /** "a second Energy this turn": one came before it; "another Energy" may lie beside those of earlier turns. */
  private firstUntold(): void {
    const { thisTurn, wants, phrases } = this.told;
    for (const one of phrases) {
      if (!one.more || one.is === 'pokemon' || thisTurn || (one.name === 'Supporter' && (wants || /second|zweite/i.test(this.tokens[one.at]!.text)))) continue;
      // "plays another STADIUM": one lies there, whoever played it.
      const token = this.tokens[one.at]!;
      const isStadium = token.is === 'name' && token.card.trainer === 'stadium';
      if (one.is !== 'unnamed' && !isStadium) this.unknown.push(token);
      delete one.more;
    }
  } // prettier-ignore
  /** The verb, with its particle and what helps it; more than one is no clause. */
  private verb(): boolean {
    const helps = { have: false, be: false };
    const lexical: number[] = [];
    for (const [n, token] of this.tokens.entries()) {
      if (this.inside(n)) continue;
      if (isWord(token, /n['’]t$/)) this.told.not = true;
      if (isWord(token, HAVE)) helps.have = true;
      else if (isWord(token, BE)) helps.be = true;
      else if (token.is === 'verb' && token.verbs.some(({ kind }) => kind !== 'let')) {
        const others = this.tokens.some((one, at) => at !== n && one.is === 'verb');
        const isUsed = this.tokens.some((one, at) => at < n && one.is === 'part');
        if (!(others ? isPreposition(token) || this.isLying(n) : isUsed && this.isLying(n))) lexical.push(n);
        continue;
      } else if (isWord(token, MODAL)) this.told.wants = true;
      else if (token.is !== 'verb') continue;
      this.used.add(n);
      this.verbAt = Math.min(this.verbAt, n);
    }
    const [n, ...more] = lexical;
    if (more.length > 0) return false;
    if (helps.have && n !== undefined) this.told.perfect = true;
    if (helps.be) this.told.passive = true;
    if (n === undefined) return this.helped(helps);
    this.used.add(n);
    this.verbAt = Math.min(this.verbAt, n);
    const verb = this.chosen(n);
    if (verb) this.told.kind = verb.kind;
    this.told.word = lower(this.tokens[n]);
    return verb !== undefined;
  }
  /** "on X with Hero's Cape attached", "is attached to X angelegt": it lies there. */
  private isLying(n: number): boolean {
    if (!/^(?:attached|angelegt\p{L}*)$/u.test(lower(this.tokens[n]))) return false;
    const before = this.tokens[n - 1];
    const isSaid = this.tokens.slice(0, n).some((one) => one.is === 'verb' && one.verbs.some(({ kind }) => kind === 'attach'));
    return isSaid || (before?.is === 'name' && before.kind === 'lies');
  } // prettier-ignore
  /** Nothing but what helps a verb stands there. */
  private helped({ have, be }: { have: boolean; be: boolean }): true {
    const uses = this.does && !be && this.tokens.some((token, n) => token.is === 'part' && !this.inside(n));
    if (this.gets) return this.fetches();
    const kind = uses ? 'use' : this.deals ? 'deal' : have ? 'have' : be ? 'be' : undefined;
    if (kind) this.told.kind = kind;
    if (uses && have) this.told.perfect = true;
    return true;
  }
  /** "gets X out of the deck": no passive. */
  private get gets(): boolean {
    const isFrom = this.tokens.some((token) => token.is === 'place' && token.place === 'deck' && token.from);
    return isFrom && this.tokens.some((token) => isWord(token, /^(?:gets?|got)$/));
  }
  private fetches(): true {
    this.told.kind = 'find';
    delete this.told.passive;
    return true;
  }
  /** "macht", "did": with an attack behind it, it is used. */
  private get does(): boolean {
    return this.tokens.some((token) => isWord(token, /^(?:macht|machte|machen|gemacht|does|did|do)$/));
  }
  /** "macht 220 Schaden auf X", "does 90 damage to X". */
  private get deals(): boolean {
    return this.does && this.tokens.some((token) => token.is === 'amount' && token.of === 'damage' && token.count > 0);
  }
  private inside(n: number): boolean {
    return this.tokens.slice(0, n).filter(({ is }) => is === 'open').length > this.tokens.slice(0, n).filter(({ is }) => is === 'close').length; // prettier-ignore
  }
  private chosen(n: number): VerbWord | undefined {
    const { verbs } = this.tokens[n] as Extract<Token, { is: 'verb' }>;
    const at = this.tokens.findLastIndex((token, m) => m > n && isWord(token, PARTICLES) && this.ends(m));
    const parted = at < 0 ? undefined : verbs.find(({ particle }) => particle === lower(this.tokens[at]));
    if (parted) this.used.add(at);
    const out = verbs.some(({ kind }) => kind === 'out') ? this.tokens.findIndex((token, m) => m > n && isWord(token, /^out$/)) : -1; // prettier-ignore
    if (out >= 0) this.used.add(out);
    return (
      parted ?? verbs.find(({ particle }) => particle === undefined) ?? verbs.find(({ kind }) => kind === 'attack')
    );
  }
  /** Nothing but what says nothing stands behind it. */
  private ends(at: number): boolean {
    const next = this.tokens[at + 1];
    return next === undefined || !['name', 'part', 'active', 'somebody', 'whose', 'number'].includes(next.is); // prettier-ignore
  }

  private get last(): Phrase | undefined {
    return this.told.phrases.at(-1);
  }
  private phrase(is: Phrase['is'], name: string, at: number, more: Partial<Phrase> = {}): void {
    const { role, whose, count, pending } = this;
    this.told.phrases.push({ is, name, role, at, subject: at < this.verbAt, states: is === 'pokemon' || is === 'active' ? pending : [], ...(whose && { whose }), ...(count !== undefined && { count }), ...(this.isMore && { more: true as const }), ...more }); // prettier-ignore
    this.isMore = false;
    if (is === 'pokemon' || is === 'active') this.pending = [];
    this.role = role === 'arrow' ? 'arrow' : 'bare';
    this.whose = undefined;
    this.count = undefined;
  }
  /** The Pokémon right before this token, with what was said of it. */
  private near(at: number): Phrase | undefined {
    const { last } = this;
    if (!last || (last.is !== 'pokemon' && last.is !== 'active' && last.is !== 'pronoun')) return undefined;
    return this.tokens.slice(last.at + 1, at).every((one, n) => this.inside(last.at + 1 + n) || BESIDE.has(one.is) || isWord(one, IDLE) || isWord(one, ARTICLE) || (one.is === 'word' && PREPOSITIONS.has(lower(one)))) ? last : undefined; // prettier-ignore
  }

  /** Reads the token; gives where it ends. */
  private token(at: number): number {
    const token = this.tokens[at]!;
    switch (token.is) {
      case 'open':
        return this.note(at);
      case 'player':
        this.player(token.player, at);
        break;
      case 'whose':
        this.whose = token.player;
        break;
      case 'number':
        this.count = token.count;
        break;
      case 'name':
        this.name(token, at);
        break;
      case 'part':
        this.part(token.called, at);
        break;
      case 'ability':
        this.ability(at);
        break;
      case 'somebody':
        this.phrase('somebody', 'a Pokémon', at, token.whose && { whose: token.whose });
        break;
      case 'unnamed':
        this.phrase('unnamed', token.kind, at, { count: token.count, ...(token.second && { more: true as const }) });
        break;
      case 'active':
        this.active(token, at);
        break;
      case 'just come':
        this.pending.push({ is: 'came' });
        break;
      case 'amount':
        this.amount(token, at);
        break;
      case 'condition':
        this.condition(token, at);
        break;
      case 'place':
        this.place(token, at);
        break;
      default:
        this.more(token, at);
    }
    return at;
  }
  private more(token: Token, at: number): void {
    const flag = FLAGS.find(([is]) => is === token.is)?.[1];
    if (token.is === 'this turn' && token.same) this.told.sameTurn = true;
    if (flag) this.told[flag] = true;
    else if (token.is === 'coins') this.told.coins = [this.told.coins, token.sides].filter(Boolean).join(' ');
    else if (token.is === 'turn ends') this.told.ends = token;
    else if (token.is === 'only') this.only();
    else if (token.is === 'another') this.another(token, at);
    else if (token.is === 'turn') this.told.turn = token;
    else if (token.is === 'going') this.told.going = token.first;
    else if (token.is === 'turn of') this.told.turnOf = token.player;
    else if (token.is === 'once per game')
      this.told.once = { ...(token.player && { by: token.player }), which: token.which };
    else if (token.is === 'sign') this.role = 'arrow';
    else if (token.is === 'after turn' && this.tokens.some(({ is }) => is === 'checkup')) return;
    else if (token.is === 'none of') this.told.noneOf = [...(this.told.noneOf ?? []), token.label];
    else if (!SILENT.has(token.is)) this.word(token, at);
  }
  /** "the Active Pokémon"; "Snorlax active": where it is. */
  private active(token: Token, at: number): void {
    const before = saidOf(this.tokens, at);
    const behind = lower(token) === 'active' && isPokemon(this.tokens[before]) && this.last?.at === before;
    const next = this.tokens.slice(at + 1).find(({ is }) => is !== 'amount' && is !== 'condition');
    if (token.is === 'active' && token.defends) this.whose ??= 'other';
    if (next?.is === 'name' && next.kind === 'pokemon') this.pending.push({ is: 'place', place: 'active' });
    else if (behind) this.last.states.push({ is: 'place', place: 'active' });
    else this.phrase('active', 'active', at);
  }
  private condition(token: Extract<Token, { is: 'condition' }>, at: number): void {
    if (this.tokens[at + 1]?.is === 'name') this.pending.push(token);
    else this.told.conditions.push(token.condition);
  }
  /** "another X" is a second copy; of a card that is no Pokémon a first one was played before. */
  private another(token: Extract<Token, { is: 'another' }>, at: number): void {
    const next = this.tokens.slice(at + 1).find(({ is }) => is === 'name');
    const isPlayed = (this.told.kind === 'use' || this.told.kind === 'attach') && !this.told.passive && next?.is === 'name' && next.kind !== 'pokemon'; // prettier-ignore
    if ((next?.is === 'name' && next.kind === 'pokemon') || isPlayed) this.isMore = true;
    else if (token.second) this.unknown.push(token);
  }
  private only(): void {
    this.told.only = true;
    if (this.whose && this.whose !== 'other') this.told.whose = this.whose;
    this.whose = undefined;
  }
  /** Words that say something of the whole clause; whether that is all they say. */
  private ofClause(word: string, at: number): boolean {
    if (/^(?:dran|daran|darauf|drauf|angelegt|attached|trägt|carrying|holding|equipped)$/.test(word))
      this.told.lying = true;
    if (/^(?:energy|energie)$/.test(word) && this.told.kind === 'attach') {
      this.phrase('unnamed', 'Energy', at, { count: 1 });
      return true;
    }
    // "Shadow Bullet 90": its damage, as it is printed.
    if (/^\d{2,3}$/.test(word) && this.last?.is === 'part' && this.last.at === at - 1) {
      this.last.printed = Number(word);
      return true;
    }
    // "heals 150 from X": what comes of it.
    if (this.told.kind === 'heal' && /^\d{2,3}$/.test(word)) return true;
    if (this.told.kind === 'find' && /^(?:back|out|up|in|off|away|weg)$/.test(word) && at === this.tokens.length - 1)
      this.told.fetches = /^(?:out|off|away|weg)$/.test(word) ? 'away' : 'in';
    if (/^(?:je|jeweils|each)$/.test(word)) this.told.each = true;
    if (/^(?:again|erneut|nochmals?|wieder)$/.test(word)) this.told.again = true;
    return false;
  }
  private word(token: Token, at: number): void {
    const word = lower(token);
    const role = this.roleAt(at, word);
    if (this.ofClause(word, at)) return;
    if (this.lead === 'relative' && at === 0) this.phrase('pronoun', '', at);
    else if (/^(?:kein\p{L}*|no|ohne|without)$/u.test(word)) this.lack(token, at);
    else if (/^(?:not|nicht|never|nie|niemals)$/.test(word)) this.told.not = true;
    else if (role && !(PARTICLES.test(word) && this.ends(at) && at === this.tokens.length - 1)) {
      // "→ Snorlax with Hero's Cape"
      if (this.role !== 'arrow' || (role === 'with' && this.near(at)?.role === 'arrow')) this.role = role;
    } else if (ARTICLE.test(word) || ITS.test(word) || isWord(token, MODAL)) return;
    else if (/^(?:it|him|ihn|es|ihm|itself|sie|them)$/.test(word)) this.pronoun(word, at);
    else if (this.inAll(word, at) || !this.saysNothing(word, at)) this.unknown.push(token);
  }
  /** "no Lunatone", „keine Plasma-Energie“: it is not there. */
  private lack(token: Token, at: number): void {
    const what = this.tokens[at + 1];
    if (what?.is !== 'name' || what.kind === 'trainer') return void this.unknown.push(token);
    this.used.add(at + 1);
    (this.told.lacks ??= []).push({ name: what.name, kind: what.kind });
  }
  /** "3 Psycho-Energien insgesamt im Spiel" lie on no one Pokémon. */
  private inAll(word: string, at: number): boolean {
    const next = this.tokens[at + (this.tokens[at + 1]?.is === 'number' ? 2 : 1)];
    return /^(?:insgesamt|total|altogether)$/.test(word) && next?.is === 'name' && next.kind === 'lies';
  }
  /** "bei 3 Energien im Ablagestapel": they are there; "an undamaged X" is no German "an". */
  private roleAt(at: number, word: string): Role | undefined {
    if (word === 'an' && /^(?:un|active$|asleep$)/.test(lower(this.tokens[at + 1]))) return undefined;
    return word === 'bei' && this.tokens[at + 1]?.is === 'number' ? 'with' : PREPOSITIONS.get(word);
  }
  /** "STADIUM is out", "has STADIUM out", "A's active X is out". */
  private get liesOut(): boolean {
    const { last } = this;
    const isActive = last?.states.some((state) => state.is === 'place' && state.place === 'active') === true;
    return /^(?:be|have)$/.test(this.told.kind ?? '') && (last?.is === 'trainer' || isActive);
  }
  private saysNothing(word: string, at: number): boolean {
    const isKind = KIND_OF_CARD.test(word) && this.tokens[at + 1]?.is === 'name';
    const isTurn = this.told.kind === 'end' && /^(?:zug|turn|runde)$/.test(word);
    return (
      isKind ||
      isTurn ||
      PRONOUN.test(word) ||
      IDLE.test(word) ||
      /^(?:hinten|behind|ahead)$/.test(word) ||
      (this.told.kind === 'come' && FORWARD.test(word)) ||
      (/^(?:back|out|up|in|off|away|weg)$/.test(word) && /^(?:promote|switch|find)$/.test(this.told.kind ?? '')) ||
      (word === 'back' && this.told.kind === 'discard') ||
      (word === 'out' && this.liesOut)
    );
  }
  /** "it" is what the line spoke of last; "es" and "sie" before a verb may say nothing. */
  private pronoun(word: string, at: number): void {
    // "which is down to 30 HP itself"
    if (word === 'itself' && /^(?:be|have)$/.test(this.told.kind ?? '')) return;
    const isCheckup = this.tokens.some(({ is }) => is === 'checkup');
    if (isCheckup || (/^(?:es|sie)$/.test(word) && at < this.verbAt && at > 0)) return;
    this.phrase('pronoun', '', at);
  }
  private player(player: Player, at: number): void {
    // "Iono wird von B gespielt": B plays it.
    const does =
      this.told.passive &&
      this.role === 'of' &&
      (at > this.verbAt || !this.last) &&
      this.told.kind !== 'be' &&
      this.told.kind !== 'have';
    if (does) this.told.by = player;
    else if (this.role === 'of' && this.last && this.last.whose === undefined) this.last.whose = player;
    else if (this.role === 'with' || this.role === 'of') this.of = player;
    else if (this.told.by !== undefined && this.told.by !== player) this.of = player;
    // "B got hit by X's Y": whoever is hit does not attack.
    else if (this.told.passive && this.role === 'bare' && this.told.kind === 'attack') this.told.by = other(player);
    else this.told.by = player;
    this.role = 'bare';
  }
  private name(token: Extract<Token, { is: 'name' }>, at: number): void {
    const next = this.tokens[at + 1];
    // "only an Ignition Energy": there is one.
    if (token.kind === 'lies' && this.isOnly(at)) this.count ??= 1;
    const lies: State = { is: 'lies', name: token.name, ...(this.count !== undefined && { count: this.count }) };
    if (token.kind !== 'lies') return this.phrase(token.kind, token.name, at);
    const near = this.near(at);
    // "Mist Energy Snorlax"
    if (next?.is === 'name' && next.kind === 'pokemon') this.pending.push(lies);
    else if (near && this.role === 'with') near.states.push(lies);
    else if (near && near.states.length > 0 && (this.isJoined(at) || this.goesOnWith(at))) near.states.push(lies);
    else return this.phrase('lies', token.name, at);
    this.count = undefined;
    if (near && this.tokens[at + 1]?.is !== 'and') this.role = 'bare';
  }
  /** "with 90 damage and a Fire Energy". */
  private isJoined(at: number): boolean {
    const isFact = /^(?:have|be)$/.test(this.told.kind ?? 'be');
    return this.tokens[isFact && isWord(this.tokens[at - 1], ARTICLE) ? at - 2 : at - 1]?.is === 'and';
  }
  /** "on X with 90 damage and 2 Fire Energy". */
  private goesOnWith(at: number): boolean {
    const and = this.tokens[at - 1]?.is === 'number' ? at - 2 : at - 1;
    return this.tokens[and]?.is === 'and' && this.tokens[and - 1]?.is === 'amount' && isWord(this.tokens[and - 2], /^(?:with|mit)$/);
  } // prettier-ignore
  private isOnly(at: number): boolean {
    const [first, before] = [this.tokens[at - 2], this.tokens[at - 1]];
    return before?.is === 'only' || (first?.is === 'only' && isWord(before, ARTICLE));
  }
  /** "Mimikyu with Safeguard": which one it is. */
  private part(called: string, at: number): void {
    const near = this.role === 'with' && /^(?:be|have)$/.test(this.told.kind ?? '') ? this.near(at) : undefined;
    if (!near) return this.phrase('part', called, at);
    near.states.push({ is: 'part', called });
    this.role = 'bare';
  }
  private ability(at: number): void {
    // "die Fähigkeit Schnellsuche": it is named.
    if (this.tokens[at + 1]?.is !== 'part' && this.tokens[at - 1]?.is !== 'part') this.phrase('ability', 'ability', at);
  }
  private amount({ of, count, both, whose: said }: Extract<Token, { is: 'amount' }>, at: number): void {
    if (both) this.told.both = true;
    // "on two Benched Pokémon": whom it is done to.
    if (of === 'bench' && this.role === 'on') this.unknown.push(this.tokens[at]!);
    const near = OF_POKEMON.includes(of) ? this.near(at) : undefined;
    const next = behindActive(this.tokens, at);
    // "B's undamaged Snorlax", "a 70 HP Charmander"
    if (((of === 'damage' && count === 0) || of === 'hp') && next?.is === 'name' && next.kind === 'pokemon') {
      this.pending.push({ is: 'amount', of, count });
      return;
    } // prettier-ignore
    if (near) near.states.push({ is: 'amount', of, count });
    else {
      const whose = said ?? this.of ?? (this.whose === 'other' ? undefined : this.whose);
      this.told.amounts.push({ of, count, ...(whose && { whose }) });
      if (this.whose !== 'other' && !OF_POKEMON.includes(of)) this.whose = undefined;
    }
    this.role = this.role === 'arrow' ? 'arrow' : 'bare';
  }
  private place(token: Extract<Token, { is: 'place' }>, at: number): void {
    if (this.beforeName(token, at)) return;
    if (this.listed(token)) return;
    if (this.near(at) && !token.to && !token.from && this.told.kind !== 'be' && this.told.kind !== 'have') {
      this.last!.states.push({ is: 'place', place: token.place });
      if (token.whose) this.last!.whose ??= token.whose;
    } else this.told.places.push(token);
    this.role = this.role === 'arrow' ? 'arrow' : 'bare';
  }
  /** "benched Ralts", "30 to Benched Ralts": said of the name behind it. */
  private beforeName(token: Extract<Token, { is: 'place' }>, at: number): boolean {
    // "benched undamaged X".
    const name = this.tokens[at + (isUnhurt(this.tokens[at + 1]) ? 2 : 1)];
    // "A benched Ralts this turn": it came before.
    const came = this.tokens[at - 1]?.is === 'player' && lower(token) === 'benched' && this.tokens.some(({ is }) => is === 'this turn'); // prettier-ignore
    // "A's bench X and Y": each of them.
    const lists = token.whose !== undefined && this.told.phrases.length === 0 && (this.told.kind ?? 'be') === 'be';
    if (name?.is !== 'name' || lists || !(came || (name.kind === 'pokemon' && token.place === 'bench'))) return false;
    if (token.whose) this.whose = token.whose;
    this.pending.push(came ? { is: 'came' } : { is: 'place', place: 'bench' });
    return true;
  }
  /** "hat X aktiv und Y auf der Bank": each place is of those named right before it. */
  private listed(token: Extract<Token, { is: 'place' }>): boolean {
    const isActive = (one: Token, n: number): boolean =>
      one.is === 'active' && isPokemon(this.tokens[saidOf(this.tokens, n)]);
    const places = this.tokens.filter((one, n) => (one.is === 'place' && !one.to && !one.from) || isActive(one, n));
    const named = this.told.phrases.filter(({ is, states }) => is === 'pokemon' && states.every((state) => state.is !== 'place')); // prettier-ignore
    if (this.told.kind !== 'have' || places.length < 2 || token.to || token.from || token.whose || named.length === 0) return false; // prettier-ignore
    for (const { states } of named) states.push({ is: 'place', place: token.place });
    return true;
  }
  /** "(70 HP)", "(mit 2 Energien)", "(Safeguard)", "(Zug 4)": of the Pokémon before it, or of the moment. */
  private note(at: number): number {
    const end = this.tokens.findIndex((token, n) => n > at && token.is === 'close');
    const inside = this.tokens.slice(at + 1, end < 0 ? undefined : end);
    const phrase = (is: Phrase['is'], name: string, of: number, more: Partial<Phrase>): void =>
      this.phrase(is, name, of, more);
    if (end < 0 || !noted(inside, this.told, phrase)) this.unknown.push(...this.tokens.slice(at, end < 0 ? undefined : end + 1)); // prettier-ignore
    return end < 0 ? this.tokens.length : end;
  }
}
const isPreposition = (token: Token): boolean => /^(?:using|targeting)$/.test(lower(token));
