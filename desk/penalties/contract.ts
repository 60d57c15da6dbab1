/** The channels of penalties: what each is asked, and what it answers. Part of the desk's contract (`../contract.ts`). */
import * as v from 'valibot';
import type { Game } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { SourceView } from '../contract.ts';
import { day, game, id, opt } from '../inputs.ts';

export const penaltyInputs = {
  /** The ladder and the infractions of a game as they stand on a day (default: the newest known). */
  infractions: v.strictObject({ game, date: opt(day) }),
  /** Infractions by what happened, said in either language. */
  findInfraction: v.strictObject({
    query: v.pipe(v.string(), v.maxLength(500)),
    game: opt(game),
    date: opt(day),
    limit: opt(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
  }),
  /** The walks there are: from what happened to the infraction, and what to do when time is called. */
  walks: v.strictObject({ game: opt(game), date: opt(day) }),
  /** A walk as far as the answers lead: the number of each, from 0. */
  walk: v.strictObject({ walk: id, answers: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(50)) }),
  /** What fits a ruling in which an illegal move was marked as accepted: suggested and cited, the judge decides. */
  afterRuling: v.strictObject({ case: opt(v.unknown()), source: opt(v.string()), ruleset: opt(id) }),
} satisfies Record<string, v.GenericSchema>; // prettier-ignore

/** A rung of the ladder. */
export interface PenaltyView {
  /** 'warning', 'double-prize', 'game-loss' … */
  id: string;
  words: Localized;
  /** What it does. */
  means: Localized;
  /** Whether only the Head Judge gives it; said of the infraction where that differs. */
  headJudge?: true;
}
/** How grave it was, and the penalty it starts with. */
export interface DegreeView {
  /** 'minor', 'major', 'strict', 'severe': unique within the infraction. */
  id: string;
  words: Localized;
  when: Localized;
  penalty: PenaltyView;
  headJudge?: true;
  /** No source at hand confirms this one. */
  status?: 'nobodys-word';
}
export interface InfractionView {
  id: string;
  game: Game;
  title: Localized;
  /** What happened. */
  happened: Localized;
  examples: Localized[];
  /** From the mildest on. */
  degrees: DegreeView[];
  /** What a repetition means. */
  upgrade: Localized;
  /** What is done about the game, the Deck or the cards. */
  remedies: Localized[];
  notes: Localized[];
  inForce?: { from?: string; to?: string };
  authority: 'official' | 'judge-consensus' | 'community';
  /** `nobodys-word`: no source at hand confirms it. */
  status?: 'nobodys-word';
  sources: SourceView[];
  rules: { id: string; title: Localized }[];
}
export interface InfractionHit {
  infraction: InfractionView;
  /** The degree the words speak of, where they speak of one. */
  degree?: string;
  /** The words it was found by. */
  why: Localized;
}
export interface WalkSummary {
  id: string;
  game: Game;
  /** From what happened to the infraction; or what to do when time is called. */
  about: 'infraction' | 'time-called';
  title: Localized;
  inForce?: { from?: string; to?: string };
}
export interface WalkView extends WalkSummary {
  /** What was asked and answered so far. */
  trail: { question: Localized; answer: Localized }[];
  /** What is asked now; absent at the end. */
  question?: Localized;
  note?: Localized;
  answers?: Localized[];
  /** Where it ends: an infraction and its degree, or what is to be done. */
  end?: { infraction?: InfractionView; degree?: DegreeView; outcome?: Localized };
  /** Of the question or of the end. */
  rules: { id: string; title: Localized }[];
}
/** What fits a move that was illegal and accepted. */
export interface AfterRuling {
  /** The moves it is about: their numbers in the case, from 0, and why each was illegal. */
  illegal: { move: number; headline: Localized; reasons: { text: Localized; rules: string[] }[] }[];
  offers: { infraction: InfractionView; degree: DegreeView; why: Localized }[];
  /** How the board is repaired, step by step, from the last legal board on. */
  repair: { text: Localized; rules: string[] }[];
  /** The last legal board, as the ruling has it; absent where no move was illegal. */
  lastLegal?: unknown;
}

export interface PenaltyOutputs {
  infractions: { ladder: PenaltyView[]; infractions: InfractionView[]; notes: Localized[] };
  /** `covered` is false where nothing is near: then the hits are only the nearest, at most two. */
  findInfraction: { query: string; covered: boolean; hits: InfractionHit[] };
  walks: WalkSummary[];
  walk: WalkView;
  afterRuling: AfterRuling;
}
