/**
 * One ruling in the making: the Duel, the record of its steps, and where in the case's moves we are.
 * Everything that judges or changes the Duel takes this as its first argument.
 */
import type { Player, YgoMove, YgoState } from '../../case/schema.ts';
import type { Recording, StepInput } from '../../ruling/record.ts';
import { placeOf } from '../../ruling/places.ts';
import type { DamageReport, Fact, Localized, Reason, RuleId, Step, YgoRuling } from '../../ruling/schema.ts';
import type { Card, Duel, Instant, Zone } from '../board/duel.ts';
import type { Derived } from '../derive/applied.ts';
import type { Began } from '../derive/began.ts';
import type { FindCard } from '../board/load.ts';
import type { Group } from '../effects/schema.ts';
import type { Fight } from '../battle/fight.ts';
import type { CardInfo } from '../cards.ts';
import type { Reached } from '../unread/reached.ts';

export interface Game {
  duel: Duel;
  rec: Recording<YgoState>;
  find: FindCard;
  /** What the card of a name is; undefined where nobody knows it. */
  infoNamed: (name: string) => CardInfo | undefined;
  moves: readonly YgoMove[];
  /** Moves filled in before what somebody wrote (`Case.assumed`): all, and those of cards nobody named, which no answer is about. */
  supposed: { all: readonly YgoMove[]; from?: Localized; byNobody: ReadonlySet<YgoMove> };
  /** Index of the move being made (the number of moves, after the last). */
  move: number;
  /** Number of the last chain that holds anybody's move; undefined while there is none. */
  lastByMove?: number;
  /** Moves that have been used already (triggers that were activated when they were gathered). */
  used: Set<number>;
  /** Index of the next move that has not been looked at. */
  next: number;
  /** A Summon that may still be negated. */
  attempt: Attempt | undefined;
  /** Number of instants at the last gathering of triggers. */
  gathered: number;
  /** Pairs of cards of which somebody said which applied first. */
  ordered: Set<string>;
  /** Pairs of cards of which somebody said whether they are in the same column. */
  columns: Map<string, boolean>;
  /** What the judge has said of cards nobody identified. */
  identified: Map<string, boolean>;
  /** Why a trigger was not activated at the last gathering, by card and effect. */
  refused: Map<string, Reason>;
  /** What effects would have needed that triggered and found nothing. */
  foundNothing: { by: Player; card: Localized | undefined; groups: readonly Group[] }[];
  /** Places of which a line tells nothing ("A/graveyard"). */
  silent: ReadonlySet<string>;
  /** The instant that is being made. */
  instant: Instant | undefined;
  /** What happens now is done on the side: it does not count as the last thing that happened. */
  aside: boolean;
  derived: { revision: number; value: Derived } | undefined;
  /** When rules began to change the values of monsters, and the order up to which that has been noted; undefined until the Duel goes on. */
  began: Began | undefined;
  begunAt: number;
  damage: DamageReport[];
  /** Cards that would have been destroyed: by what they were spared, and in which step. */
  spared: { card: Card; by: Localized; why: 'unaffected' | 'protected' | 'instead'; step: number }[];
  /** The words of a card that are being carried out, for the steps made meanwhile. */
  words: Step['says'] | undefined;
  /** What the headline speaks of: links and events by weight, added while ruling. */
  told: Told[];
  irregularities: NonNullable<YgoRuling['irregularities']>;
  /** Cards with sentences nobody read. */
  unread: readonly Card[];
  /** Cards whose texts nobody read could matter, by id. */
  reached: Map<string, Reached>;
  /** What follows when no chain is open and both players pass; undefined where only a move leads on. */
  flow: Flow | undefined;
  /** The battle under way, from the attack declaration to the end of the Damage Step. */
  fight: Fight | undefined;
  /** An attack that was negated, until the Battle Step goes on. */
  negatedAttack?: Game['duel']['battle'];
  /** The same case played again up to (not including) a move: to look ahead without changing this game. */
  playedTo: (move: number) => Game;
  /** By index of a move: how many windows close before it is possible. Shared by all games of a case. */
  ahead: Map<number, number>;
  /** By index of a move: how many Chains resolve before it. Shared by all games of a case. */
  behind: Map<number, number>;
}
/** What follows by itself. `leaving`: the turn player has passed and wants to go on; who acts instead keeps the phase open. */
export interface Flow {
  /** `at-once`: an effect demands it; nobody may do anything first. */
  kind: 'leaving' | 'battle' | 'turn' | 'at-once';
  go: () => void;
}
/** A Summon that is being made, and what follows when nobody negates it. */
export interface Attempt {
  cards: Card[];
  by: Player;
  negated: boolean;
  /** Where each card comes from, by id: a negated Summon leaves no field. */
  from: ReadonlyMap<string, Zone>;
  succeed: () => void;
}
/** Thrown where a move that is made ahead of its turn (a trigger's, when triggers are gathered) says what the rules forbid. */
export class WrongMove extends Error {
  readonly move: number;
  readonly reasons: Reason[];
  constructor(move: number, reasons: Reason[]) {
    super(`move ${move}`);
    this.move = move;
    this.reasons = reasons;
  }
}
/** Something the headline may mention. */
export interface Told {
  weight: number;
  /** Serial number of the link whose outcome it says. */
  link?: number;
  /** The step after which it was known, where that matters. */
  after?: number;
  text: Localized;
}

/** Emits a step of the move and link at hand. */
export function step(game: Game, input: Omit<StepInput, 'rules'> & { rules: readonly RuleId[] }): void {
  const link = game.duel.resolving;
  const told: StepInput = { ...input, rules: input.rules.length > 1 ? [...new Set(input.rules)] : input.rules };
  if (game.move < game.moves.length) told.move ??= game.move;
  if (link) {
    told.chain ??= link.chain;
    told.link ??= link.number;
  }
  if (game.words) told.says ??= game.words;
  game.rec.step(told);
}

/** The place of a part of a card's own effects; undefined for what another card gave it, and what the judge said of its text. */
export function saysOf(card: Card | undefined, part: object): Step['says'] | undefined {
  const at = placeOf(part);
  return card && at !== undefined && holdsPart(card.printed.effects, part) ? { card: card.id, at } : undefined;
}
const holdsPart = (value: unknown, part: object): boolean =>
  value === part ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => holdsPart(inner, part)));

/** The same for a rule that applies, as a part of a step or a reason. */
export const sayingOf = ({ card, rule }: { card?: Card | undefined; rule: object }): Pick<Step, 'says'> => {
  const says = saysOf(card, rule);
  return says ? { says } : {};
};

/** Carries out a part of a card's effects: steps made meanwhile say which. */
export function saying<T>(game: Game, card: Card | undefined, part: object, carryOut: () => T): T {
  const before = game.words;
  game.words = saysOf(card, part) ?? before;
  try {
    return carryOut();
  } finally {
    game.words = before;
  }
}

export const reason = (code: string, text: Localized, ...rules: RuleId[]): Reason => ({ code, text, rules });

/** A fact read from the board: where it stands in the contract's state, and its value. */
export function fact(path: string, value: unknown, text?: Localized): Fact {
  return { path, value, ...(text && { text }) };
}

/** Where a card stands in the contract's state. */
export function pathOf(duel: Duel, card: Card): string {
  if (card.zone === 'nowhere') return `/cards/${card.id}`;
  if (card.attachedTo) return `${pathOf(duel, card.attachedTo)}/materials/${card.attachedTo.materials.indexOf(card)}`;
  const side = duel.sides[sideOf(card)];
  if (card.zone === 'materials') return `/cards/${card.id}`;
  if (card.zone === 'field') return `/players/${sideOf(card)}/field`;
  const index = side.zones[card.zone].indexOf(card);
  const zone = card.zone === 'deck' || card.zone === 'extraDeck' ? `${card.zone}/cards` : card.zone;
  return `/players/${sideOf(card)}/${zone}/${index}`;
}
/** The player on whose side a card lies. */
export const sideOf = (card: Card): Player => card.controller;
