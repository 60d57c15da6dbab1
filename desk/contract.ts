/**
 * What the desk offers, in one place: every channel's name, the schema of its input and the type of its answer, put together from
 * the contract of each folder. Front ends know only this; Electron's IPC and the loopback host serve it generically (`serve.ts`),
 * inputs checked on the trusted side.
 */
import type * as v from 'valibot';
import type { Problem } from '../engine/ruling/schema.ts';
import { caseInputs, type CaseOutputs } from './cases/contract.ts';
import { dataInputs, type DataOutputs } from './data/contract.ts';
import { deckInputs, type DeckOutputs } from './decks/contract.ts';
import { eventInputs, type EventOutputs } from './events/contract.ts';
import { lookupInputs, type LookupOutputs } from './lookup/contract.ts';
import { penaltyInputs, type PenaltyOutputs } from './penalties/contract.ts';
import { rulingInputs, type RulingOutputs } from './rulings/contract.ts';
import type { Stop } from './stop.ts';

export const inputs = {
  ...rulingInputs,
  ...lookupInputs,
  ...deckInputs,
  ...caseInputs,
  ...dataInputs,
  ...penaltyInputs,
  ...eventInputs,
} satisfies Record<string, v.GenericSchema>;

export interface Outputs
  extends RulingOutputs, LookupOutputs, DeckOutputs, CaseOutputs, DataOutputs, PenaltyOutputs, EventOutputs {}

/** Bad input is an answer, not an exception: all problems at once. */
export type Answer<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };
export type Channel = keyof typeof inputs;
/** What rules may be told through the call that nobody waits any more; the answer is then the problem `dropped`. */
export type JudgeDesk = {
  [C in Channel]: (input: v.InferInput<(typeof inputs)[C]>, stop?: Stop) => Promise<Answer<Outputs[C]>>;
};
export type { CardStatus } from './decks/card-status.ts';
export type { DeckCheck, DeckLine, SidedDeck } from './decks/deck.ts';
export type { ListsView } from './decks/lists.ts';
export type * from './rulings/contract.ts';
export type * from './lookup/contract.ts';
export type * from './decks/contract.ts';
export type * from './cases/contract.ts';
export type * from './data/contract.ts';
export type * from './penalties/contract.ts';
export type * from './events/contract.ts';
// What front ends need of the contract's types, so that they import nothing but the desk.
export type {
  Case,
  CardRef,
  Game,
  Lang,
  Player,
  PokemonInPlay,
  PtcgCard,
  PtcgCase,
  PtcgModifier,
  PtcgMove,
  PtcgPlayer,
  PtcgState,
  YgoCard,
  YgoCase,
  YgoInForce,
  YgoModifier,
  YgoMonster,
  YgoMove,
  YgoPlayer,
  YgoSpellTrap,
  YgoState,
} from '../engine/case/schema.ts';
export type { TextBox } from '../engine/reading.ts';
export type {
  Branch,
  ChainLink,
  Change,
  DamageReport,
  DamageTerm,
  Decision,
  Fact,
  Localized,
  NowAnswer,
  NowOption,
  OpenQuestion,
  Problem,
  PtcgRuling,
  Reason,
  Ruling,
  Step,
  YgoRuling,
} from '../engine/ruling/schema.ts';
