/** The channels of rulings: a case, a line, what may be done now, what was assumed. Part of the desk's contract (`../contract.ts`). */
import * as v from 'valibot';
import type { Case, Lang, Player } from '../../engine/case/schema.ts';
import type { Localized, NowAnswer, Ruling } from '../../engine/ruling/schema.ts';
import { caseInput, game, id, lang, opt, place, query } from '../inputs.ts';

export const rulingInputs = {
  rule: v.strictObject(caseInput),
  now: v.strictObject(caseInput),
  /** What was assumed in ruling the case and, told otherwise, gives another answer. */
  handles: v.strictObject(caseInput),
  /**
   * The line: 'A: Monster Reborn > B: Mystical Space Typhoon'. With `onto` its moves are added at the end of that case.
   * `rulesets` are those that were chosen, one a game: which of them holds depends on the game the line is of.
   */
  line: v.strictObject({
    line: query,
    ruleset: opt(id),
    rulesets: opt(v.array(id)),
    game: opt(game),
    onto: opt(v.unknown()),
    /** The printing chosen last of a Pokémon card's name: taken where the line names none and is possible so. */
    prints: opt(v.record(query, query)),
    /** Words that are not read are a problem. Without it, and without `onto`, a line of which the rest is a play is ruled without them, and they are a question. */
    whole: opt(v.boolean()),
    ...place,
  }),
  /** What a line that was not read whole names, on a table: nothing is played and nothing ruled. Null where it names no card. */
  layOut: v.strictObject({ line: query, ruleset: opt(id), rulesets: opt(v.array(id)), game: opt(game), ...place }),
  /** The line that means a case, to copy, in a language as far as it can be read back; null where no line can say it. */
  lineOf: v.strictObject({ case: v.unknown(), lang: opt(lang), ...place }),
  /** Ends what is asked for a place, or all rulings under way. */
  cancel: v.strictObject(place),
} satisfies Record<string, v.GenericSchema>;

/** An assumption told otherwise: what that is, the case that says so, and the answer then. */
export interface HandleView {
  /** Of the assumption, or the id of the decision. */
  path: string;
  text: Localized;
  /** The text is a question with its answer. */
  question?: true;
  /** Id of the open question it answers. */
  answers?: string;
  case: Case;
  verdict: Ruling['verdict'];
  headline: Localized;
}

/** A line that was not read whole, laid out. */
export interface LaidOutView {
  /** Without moves; what was filled in stands in `assumed`. */
  case: Case;
  /** How much lies there, and what was not read. */
  says: Localized;
  cards: { name: Localized; player: Player }[];
  /** The line in pieces, each read or not; together they are the line. */
  pieces: { text: string; read: boolean }[];
  unread: string[];
  /** Words that may mean several cards: they lie nowhere. */
  unclear: { written: string; names: string[]; text: Localized }[];
  /** It tells of a situation: of players, or of cards something is done to; else it asks for a rule or a card. */
  tells: 'players' | 'cards' | null;
}

export interface RulingOutputs {
  rule: { case: Case; ruling: Ruling };
  now: NowAnswer;
  handles: HandleView[];
  line: { case: Case; ruling: Ruling };
  layOut: LaidOutView | null;
  /** `lang` of the line's words. */
  lineOf: { line: string; lang: Lang } | { line: null };
  cancel: null;
}
