/** The game while it is being ruled on: the board, the record of the ruling, where in the turn it stands. Everything else is functions over it. */
import type { Player, PtcgHappened, PtcgMove, PtcgState } from '../../case/schema.ts';
import type {
  Became,
  DamageReport,
  Fact,
  Localized,
  Outcome,
  Reason,
  RuleId,
  Ruling,
  Step,
} from '../../ruling/schema.ts';
import { Undecided, type Recording } from '../../ruling/record.ts';
import { cloneBoard, deckSize, otherPlayer, topCard, type Board, type Card, type Pokemon } from '../board/board.ts';
import { localized } from '../cards.ts';
import type { Ctx } from './context.ts';
import { makeCard, type Cards, type FindCard } from '../board/load.ts';
import { placeOf } from '../../ruling/places.ts';
import type { Texts, UnreadBox } from '../texts/texts.ts';
import { view } from '../board/view.ts';
import type { NumberKey, Ruleset } from '../rulesets.ts';

/** A move that may not be made: all reasons. */
export class Illegal extends Error {
  readonly reasons: readonly Reason[];
  constructor(reasons: readonly Reason[]) {
    super(reasons.map((r) => r.code).join(', '));
    this.reasons = reasons;
  }
}

/** What is told in the headline, behind a full stop or in the same sentence. */
interface Said {
  text: Localized;
  join: '. ' | '; ';
  tally?: Tally;
}
/** Damage counters on a Pokémon: what one cause puts there several times in a row is told as their sum. */
export interface Tally {
  /** The move, on whom they lie and whose they are: the same, they are added. */
  of: string;
  count: number;
  text: (count: number) => Localized;
}

/** turn: its player may act. turn-over: attacked or ended, Pokémon Checkup comes. between: Checkup done, a promotion is still owed. */
export type Stage = 'setup' | 'turn' | 'turn-over' | 'between';

export class Game {
  board: Board;
  readonly rules: Ruleset;
  readonly find: FindCard;
  readonly texts: Texts;
  /** Which texts nobody read are asked about: all that could matter, those that could allow what is forbidden, none. */
  heeding: 'all' | 'lifting' | 'none' = 'all';
  record!: Recording<PtcgState>;
  /** Index of the move being ruled on. */
  move = 0;
  stage: Stage = 'turn';
  /** The turn player has drawn for the turn; at the start of a case that is taken for granted. */
  drawn = true;
  /** A move was made in this turn (in this case). */
  acted = false;
  extraTurnFor?: Player;
  damage: DamageReport[] = [];
  outcomes: Outcome[] = [];
  over?: NonNullable<Ruling['over']>;
  /** What a judge would say first, in order. */
  said: Said[] = [];
  /** Prize cards were taken or Pokémon left play: somebody may have won. */
  winDue = false;
  /** Knocked Out by an effect that says so, whatever their damage. */
  doomed = new Map<Pokemon, Player>();
  /** Who discards first from a Bench that is too full now: the player whose Stadium changed the limit; else the turn player. */
  benchFirst?: Player;
  /** Pokémon Checkup: what happens in it belongs to no turn. */
  betweenTurns = false;
  /** An effect said that the turn ends. */
  turnEnds = false;
  /** This Pokémon may attack once more before the turn is over, because of that card or Ability. */
  attackAgain?: { pokemon: Pokemon; name: Localized };
  /** Whose Active Spot an effect emptied, before any Knock Out was looked for: they fill it first. */
  vacated = new Set<Player>();
  /** What is done now is only tried out (`trial`). */
  trying = false;
  /** The moves of the case, for optional effects used by the next one. */
  moves: readonly PtcgMove[] = [];
  /** Optional triggers the next move uses. */
  pending: { pokemon: Pokemon; name: Localized; use: (inputs: Ctx['inputs']) => void }[] = [];
  /** Cards whose texts the ruling rests on, by id, with the sentences nobody read. */
  readonly grounds = new Map<string, { card: Card; unread: Set<string> }>();
  /** Facts the judge was asked for, by whom they concern and what was asked: one question, one answer. */
  readonly facts = new Map<string, boolean>();
  /** The same for facts that are not yes or no. */
  readonly told = new Map<string, string>();
  /** Queries being answered, so that one that asks itself gets the printed value. */
  readonly deriving = new Set<string>();
  private decisionCount = new Map<string, number>();
  /** Ids given to cards in this move: they may not lie in any zone yet. */
  private given: string[] = [];

  constructor(board: Board, rules: Ruleset, { find, texts }: Cards) {
    this.board = board;
    this.rules = rules;
    this.find = find;
    this.texts = texts;
  }

  number(key: NumberKey): number {
    return this.rules.numbers[key].value;
  }
  rulesOf(key: NumberKey): RuleId[] {
    return [...this.rules.numbers[key].rules];
  }

  step(
    kind: string,
    text: Localized,
    rules: readonly RuleId[],
    more: Partial<Pick<Step, 'by' | 'card' | 'outcome' | 'says'>> & { because?: readonly Fact[] } = {},
  ): void {
    this.record.step({ kind, text, rules, move: this.move, ...(this.words && { says: this.words }), ...more });
  }

  /** The words of the card being carried out, for the steps made meanwhile. */
  saying<T>(card: string, part: object, carryOut: () => T): T {
    const before = this.words;
    const at = placeOf(part);
    this.words = at === undefined ? before : { card, at };
    try {
      return carryOut();
    } finally {
      this.words = before;
    }
  }
  private words: Step['says'];

  /** A stable id for a decision of this move: 'Charizard ex/1/coin', 'Charizard ex/1/coin/2' … */
  decisionId(card: string, what: string): string {
    const key = `${card}/${this.move + 1}/${what}`;
    const n = (this.decisionCount.get(key) ?? 0) + 1;
    this.decisionCount.set(key, n);
    return n === 1 ? key : `${key}/${n}`;
  }

  say(text: Localized, { join = '. ', tally }: Partial<Omit<Said, 'text'>> = {}): void {
    this.said.push({ text, join, ...(tally && { tally }) });
  }

  /** What became of a card; said before the step that tells it, or `told` after it. The last word on a card counts. */
  became(card: string, became: Became, why?: Reason, told = false): void {
    const step = this.record.steps.length + (told ? 0 : 1);
    this.outcomes = [...this.outcomes.filter((o) => o.card !== card), { card, became, ...(why && { why }), step }];
  }

  /** The ruling rests on this card's text. */
  mattered(card: Card, box?: UnreadBox): void {
    const entry = this.grounds.get(card.id) ?? { card, unread: new Set<string>() };
    this.grounds.set(card.id, entry);
    for (const { text } of box?.sentences ?? []) entry.unread.add(text.en);
  }

  happened(event: Omit<PtcgHappened, 'when'>): void {
    this.board.history = [...this.board.history, { ...event, when: this.betweenTurns ? 'earlier' : 'this-turn' }];
  }

  /** A card that had no name so far (drawn from an unknown part of a deck, a Prize card). */
  newCard(name: string, owner: Player): Card {
    const taken = new Set([...this.allIds(), ...this.given]);
    let id = name;
    for (let n = 2; taken.has(id); n++) id = `${name}#${n}`;
    this.given.push(id);
    return makeCard(this, id, name, owner);
  }

  private allIds(): string[] {
    const { players, stadium } = this.board;
    return [
      ...(stadium ? [stadium.card.id] : []),
      ...(['A', 'B'] as const).flatMap((p) => {
        const s = players[p];
        const inPlay = [...(s.active ? [s.active] : []), ...s.bench];
        return [
          ...inPlay.flatMap((q) => [q.id, ...[...q.cards, ...q.energy, ...q.tools].map((c) => c.id)]),
          ...[s.hand, s.discard, s.lostZone, s.deck, s.prizesKnown].flat().map((c) => c.id),
        ];
      }),
    ];
  }

  /** Takes the top card of a deck; undefined where the deck is empty. */
  takeTop(player: Player): Card | undefined {
    const side = this.board.players[player];
    if (deckSize(side) === 0) return undefined;
    if (!side.shuffled || side.deckUnknown === 0) {
      const known = side.deck.shift();
      if (known) return side.shuffled && side.deck.length > 0 ? this.newCard('?', player) : known;
    }
    side.deckUnknown--;
    return this.newCard('?', player);
  }

  /** Takes the bottom card of a deck, which is known only where the whole deck is. */
  takeBottom(player: Player): Card | undefined {
    const side = this.board.players[player];
    if (deckSize(side) === 0) return undefined;
    if (side.deckUnknown === 0) {
      const known = side.deck.pop()!;
      return side.shuffled && side.deck.length > 0 ? this.newCard('?', player) : known;
    }
    side.deckUnknown--;
    return this.newCard('?', player);
  }

  /** The state to which an illegal move goes back. */
  checkpoint(): void {
    this.given = [];
    this.saved = this.snapshot();
  }
  rollBack(): void {
    if (this.saved) this.restore(this.saved);
  }
  private saved?: ReturnType<Game['snapshot']>;

  /**
   * What the board would be after this, done on a copy and forgotten: a text that is the same for the same outcome (the order of cards in a pile aside).
   * Undefined where it cannot be told, because a question comes first. `doIt` must take everything from the board of the game.
   */
  trial(doIt: () => void): string | undefined {
    const { board, facts, trying } = this;
    const before = this.snapshot();
    const known = new Map(facts);
    const told = new Map(this.told);
    this.board = before.board;
    this.trying = true;
    try {
      doIt();
      return outcomeOf(this.board, this.doomed);
    } catch (error) {
      if (error instanceof Undecided || error instanceof Illegal) return undefined;
      throw error;
    } finally {
      this.restore({ ...before, board });
      this.trying = trying;
      for (const [key, value] of known) facts.set(key, value);
      for (const [key, value] of told) this.told.set(key, value);
    }
  }

  private snapshot() {
    return {
      board: cloneBoard(this.board),
      mark: this.record.mark(),
      stage: this.stage,
      drawn: this.drawn,
      acted: this.acted,
      damage: [...this.damage],
      outcomes: this.outcomes,
      said: [...this.said],
      over: this.over,
      given: [...this.given],
      extra: this.extraTurnFor,
      counts: new Map(this.decisionCount),
      winDue: this.winDue,
      betweenTurns: this.betweenTurns,
      turnEnds: this.turnEnds,
      doomed: new Map(this.doomed),
      vacated: new Set(this.vacated),
      pending: [...this.pending],
      again: this.attackAgain,
    };
  }
  private restore(to: ReturnType<Game['snapshot']>): void {
    this.board = to.board;
    this.record.rewind(to.mark);
    this.facts.clear();
    this.told.clear();
    Object.assign(this, {
      stage: to.stage,
      drawn: to.drawn,
      acted: to.acted,
      damage: to.damage,
      outcomes: to.outcomes,
      said: to.said,
      given: to.given,
      winDue: to.winDue,
      betweenTurns: to.betweenTurns,
      turnEnds: to.turnEnds,
      doomed: to.doomed,
      vacated: to.vacated,
      pending: to.pending,
    });
    if (to.over) this.over = to.over;
    else delete this.over;
    if (to.extra) this.extraTurnFor = to.extra;
    else delete this.extraTurnFor;
    if (to.again) this.attackAgain = to.again;
    else delete this.attackAgain;
    this.decisionCount = to.counts;
  }
}

/** The board as a text: the same for boards nobody would tell apart. */
function outcomeOf(board: Board, doomed: ReadonlyMap<Pokemon, Player>): string {
  const { history: _, ...shown } = view(board);
  const sorted = (key: string, value: unknown): unknown =>
    UNORDERED.has(key) && Array.isArray(value) ? value.map((v) => JSON.stringify(named(v))).sort() : value;
  return JSON.stringify([shown, [...doomed.keys()].map((p) => p.id).sort()], sorted);
}
const UNORDERED = new Set(['hand', 'discard', 'lostZone', 'energy', 'tools', 'effects', 'cards']);
/** A card without its id: copies are alike. */
const named = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'card' in value && 'id' in value ? { ...value, id: '' } : value;

export const opponentOf = otherPlayer;
/** The printed name, in both languages; where several Pokémon of one name are in play, whose it is and which of that player's. */
export function nameOf(g: Game, pokemon: Pokemon): Localized {
  const name = cardName(topCard(pokemon));
  const sharing = (['A', 'B'] as const)
    .flatMap((p) => [g.board.players[p].active, ...g.board.players[p].bench])
    .filter((p) => p && cardName(topCard(p)).en === name.en);
  if (sharing.length < 2) return name;
  const owners = new Set(sharing.map((p) => p!.owner));
  const alike = sharing.filter((p) => p!.owner === pokemon.owner).length;
  const tags = [...(owners.size > 1 ? [pokemon.owner] : []), ...(alike > 1 ? copyOf(pokemon, name) : [])].join(', ');
  return tags === '' ? name : { de: `${name.de} (${tags})`, en: `${name.en} (${tags})` };
}
/** What tells a copy from others of its name: '#2' of a numbered id, else the id; nothing where the id is the name. */
function copyOf({ id }: Pokemon, { de, en }: Localized): string[] {
  const written = [de, en].find((n) => id.toLowerCase().startsWith(n.toLowerCase()));
  const rest = written === undefined ? id : id.slice(written.length);
  return rest === '' ? [] : /^#\d+$/.test(rest) ? [rest] : [id];
}
export const cardName = (card: Card): Localized =>
  card.def
    ? localized(card.def.name)
    : card.name === '?'
      ? { de: 'eine unbekannte Karte', en: 'an unknown card' }
      : { de: card.name, en: card.name };

/** Where a Pokémon stands on the board: a JSON Pointer into the contract's state. */
export function pathOf(board: Board, pokemon: Pokemon): string {
  const side = board.players[pokemon.owner];
  const at = `/players/${pokemon.owner}`;
  return side.active === pokemon ? `${at}/active` : `${at}/bench/${side.bench.indexOf(pokemon)}`;
}
