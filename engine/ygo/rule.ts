/**
 * From a case to a ruling: loads the Duel, makes the moves one after the other, and writes up what came of it. The engine is deterministic;
 * where it stops at a question with few answers, `ruleWithBranches` runs it again with each.
 */
import type { YgoCase, YgoMove, YgoState } from '../case/schema.ts';
import type { Library } from '../library.ts';
import { ruleWithBranches, type Answers, type Attempt } from '../ruling/branch.ts';
import { NOTHING } from '../ruling/unread.ts';
import { Recording, Undecided } from '../ruling/record.ts';
import type { Branch, Decision, Reason, Ruling, YgoRuling } from '../ruling/schema.ts';
import { readControl } from './follows/control.ts';
import { noteBegun } from './derive/began.ts';
import { currentValues } from './derive/seen.ts';
import { derive } from './derive/derive.ts';
import { cardInfo, corrected, type ReadText, unsaid, withoutUnsaid } from './cards.ts';
import type { Card, Duel } from './board/duel.ts';
import { WrongMove, type Game } from './game/game.ts';
import { branchHeadline } from './say/branches.ts';
import { holdOfLaidEquips } from './operations/equipping.ts';
import { headlineOf } from './say/headline.ts';
import { silentPlaces } from './say/not-given.ts';
import { takeToldZones } from './summon/zones.ts';
import { findCards, loadDuel } from './board/load.ts';
import { Unmodelled } from './derive/context.ts';
import { prepare, tryMove } from './game/moves.ts';
import { groundsOf, outcomesOf, playersOf } from './game/outcomes.ts';
import './wiring.ts';
import { beginInside } from './turn/begin.ts';
import { matchAfter } from './winning/match.ts';
import { why } from './say/reasons.ts';
import { sayPrevented } from './say/prevented.ts';
import { sayQuestion } from './say/questions.ts';
import {
  asked,
  askIfLegal,
  question,
  type Reached,
  reachAllowing,
  reachUnsaid,
  noteSaid,
  textId,
  told,
  valuesUnsure,
} from './unread/reached.ts';
import { isWhichBegan } from './derive/order.ts';
import { viewer } from './board/view.ts';

/** The ruling on a case that has been read and checked. */
export function ruleYgo(theCase: YgoCase, library: Library): YgoRuling {
  const decided = decisionsOf(theCase.moves ?? []);
  return ruleWithBranches((answers) => attempt(theCase, library, new Map([...decided, ...answers])), {
    summarize: (question, branches) => branchHeadline(question, withoutAlike(theCase, question, branches)),
    orders: {
      boardKey,
      indifferent: (question) =>
        isWhichBegan(question) ? sayQuestion.firstIndifferent(question) : sayQuestion.orderIndifferent(question),
      // Of a board on which nothing is done it is the board that is asked for.
      isWhichBegan: (question) => (theCase.moves ?? []).length > 0 && isWhichBegan(question),
    },
  }) as YgoRuling;
}
/**
 * A board as it matters to the players: the order in which cards are told, other than that of a Deck and of changes to one value, is the same to all;
 * of the numbers that say which card came first only their rank counts.
 */
function boardKey(final: Ruling['final']): string {
  const orders = new Set<number>();
  JSON.stringify(final, (key, value: unknown) => {
    if (key === 'order' && typeof value === 'number') orders.add(value);
    return value;
  });
  const ranked = [...orders].sort((a, b) => a - b);
  const told = (key: string, value: unknown): unknown => {
    if (key === 'order' && typeof value === 'number') return ranked.indexOf(value);
    if (['deck', 'modifiers'].includes(key)) return JSON.stringify(value);
    return Array.isArray(value) ? value.map((item) => JSON.stringify(item, told)).sort() : value;
  };
  return JSON.stringify(final, told);
}
/** Cards nobody named, laid out because something of their kind is needed, are all alike: a choice among them is none. */
function withoutAlike({ assumed = [], cards = {} }: YgoCase, { id }: Decision, branches: readonly Branch[]): readonly Branch[] {
  const laid = new Set(assumed.flatMap(({ path, value }) => (path.startsWith('/players/') && typeof value === 'string' && value in cards ? [value] : [])));
  const isNobody = (card: unknown): boolean => typeof card === 'string' && laid.has(card.replace(/#\d+$/, ''));
  const [first, ...others] = branches.filter(({ decision, answer }) => decision === id && Array.isArray(answer) && answer.length > 0 && answer.every(isNobody));
  const alike = new Set(others.filter(({ answer }) => (answer as unknown[]).length === (first?.answer as unknown[]).length));
  return branches.filter((branch) => !alike.has(branch));
} // prettier-ignore

/** Answers given by `decide` moves, by the question's id. */
export const decisionsOf = (moves: readonly YgoMove[]): Answers => {
  const answers = new Map<string, unknown>();
  const asked = new Map<string, number>();
  for (const m of moves) {
    if (m.do !== 'decide') continue;
    // The same question asked again is `…/2`, `…/3`.
    const times = (asked.get(m.question) ?? 0) + 1;
    asked.set(m.question, times);
    answers.set(times === 1 ? m.question : `${m.question}/${times}`, m.answer);
  }
  return answers;
};

/** Moves that were filled in before what somebody wrote: `Case.assumed` has them by their place. Cards nobody named are described in the case. */
function supposedMoves({ assumed = [], moves = [], cards = {} }: YgoCase): Game['supposed'] {
  const at = (what: RegExp) => assumed.flatMap(({ path }) => moves[Number(what.exec(path)?.[1])] ?? []);
  const all = at(/^\/moves\/(\d+)\/do$/);
  // The way in which something was done that somebody wrote: put in, but nothing supposed before it.
  const ways = at(/^\/moves\/(\d+)\/way$/);
  const from = assumed.findLast(({ path }) => /^\/moves\/\d+\/(?:from|table)$/.test(path))?.text;
  return {
    all,
    ...(from && { from }),
    byNobody: new Set([...all, ...ways].filter((move) => 'card' in move && move.card.replace(/#\d+$/, '') in cards)),
  };
}

const readerOf =
  (library: Library): ReadText =>
  (card) =>
    library.reading?.('ygo', card);
/** What the card of a name is, in an edition. */
const infoBy =
  (find: ReturnType<typeof findCards>, edition: string, readText: ReadText): Game['infoNamed'] =>
  (name) => {
    const found = find(name);
    return found && cardInfo(found, edition, readText);
  };

export function newGame(
  theCase: YgoCase,
  library: Library,
  answers: Answers,
  moves: readonly YgoMove[],
  lookedUp: Pick<Game, 'ahead' | 'behind'> = { ahead: new Map(), behind: new Map() },
): Game {
  const find = findCards(theCase, library);
  const duel = loadDuel(theCase, find, readerOf(library));
  correct(duel, answers);
  const game = {
    duel,
    find,
    infoNamed: infoBy(find, duel.ruleset.edition, readerOf(library)),
    moves,
    supposed: supposedMoves(theCase),
    move: 0,
    used: new Set<number>(),
    next: 0,
    attempt: undefined,
    words: undefined,
    gathered: 0,
    ordered: new Set(),
    columns: new Map(),
    identified: new Map(),
    foundNothing: [],
    silent: silentPlaces(theCase),
    refused: new Map(),
    instant: undefined,
    aside: false,
    derived: undefined,
    began: undefined,
    begunAt: 0,
    damage: [],
    told: [],
    spared: [],
    irregularities: [],
    unread: [...duel.cards.values()].filter(({ info }) => info.unread.length > 0),
    reached: new Map<string, Reached>(),
    flow: undefined,
    fight: undefined,
    ...lookedUp,
    playedTo(move: number): Game {
      const again = newGame(theCase, library, answers, moves, lookedUp);
      begin(again);
      playMoves(again, move);
      again.move = move;
      again.next = move;
      return again;
    },
  } as unknown as Game;
  // Until there is a record that could ask, cards are shown as printed; `start` reads the board again with what holds from the start.
  const printed = (card: Card) => ({
    atk: card.info.atk ?? 0,
    def: card.info.def ?? 0,
    ...(card.info.level !== undefined && { level: card.info.level }),
  });
  const view = viewer(duel, (card) => (game.rec ? knownValues(game, card) : printed(card)));
  game.rec = new Recording<YgoState>(view, answers);
  return game;
}

/** Cards of which the judge said what their text does: all of that name. */
function correct(duel: Duel, answers: Answers): void {
  if (answers.size === 0) return;
  for (const card of duel.cards.values()) {
    const answer = answers.get(textId(card.id));
    const does = told(answer);
    if (!does && answer !== NOTHING) continue;
    for (const other of duel.cards.values())
      if (other.info.name.en === card.info.name.en)
        other.info = other.printed = does ? corrected(other.printed, does) : withoutUnsaid(other.printed);
  }
}

/** The values a board shows; `'?'` where they hang on what is not known (a zone nobody named, a text that is not modelled). */
function knownValues(game: Game, card: Card): ReturnType<typeof currentValues> {
  try {
    return valuesUnsure(game, card) ? unsureValues(game, card) : currentValues(game, card);
  } catch (error) {
    if (error instanceof Unmodelled) return { atk: '?', def: '?' };
    throw error;
  }
}

/** A text nobody read could change them, unless the judge says that it does not. */
const unsureValues = (game: Game, card: Card): ReturnType<typeof currentValues> => ({
  ...currentValues(game, card),
  atk: '?',
  def: '?',
});

interface Outcome {
  illegal?: { move: number; reasons: Reason[] };
  stopped?: Undecided;
  /** The card with a condition, filter or cost that the language cannot say. */
  unsaid?: Card;
}
function attempt(theCase: YgoCase, library: Library, answers: Answers): Attempt {
  const moves = theCase.moves ?? [];
  const game = newGame(theCase, library, answers, moves);
  const outcome = play(game);
  const [first, ...rest] = asked(game);
  if (first) return upTo(newGame(theCase, library, answers, moves), [first, ...rest]);
  if (outcome.illegal && game.duel.chain.length > 0) suggestResolve(theCase, library, answers, outcome.illegal);
  const ruling = writeUp(game, outcome);
  return {
    ruling,
    ...(outcome.stopped && {
      stopped: {
        decision: outcome.stopped.decision,
        ...(outcome.stopped.probabilities && { probabilities: outcome.stopped.probabilities }),
        ...(outcome.unsaid && { unread: { questions: [outcome.stopped.decision], cards: [outcome.unsaid.info.name] } }),
      },
    }),
  };
}

/** The ruling up to where a text nobody read could first matter. */
function upTo(game: Game, reached: readonly [Reached, ...Reached[]]): Attempt {
  const [first, ...rest] = reached;
  game.rec.haltAfter(first.after, [question(first), ...rest.map(question)]);
  const stopped = play(game).stopped ?? halted(game);
  const questions = game.rec.decisions.filter((d) => reached.some(({ card }) => d.id === textId(card.id)));
  const unread = { questions, cards: reached.map(({ card }) => card.info.name) };
  return { ruling: writeUp(game, { stopped }), stopped: { decision: stopped.decision, unread } };
}
/** No step follows: the question stands after the last one. */
function halted(game: Game): Undecided {
  try {
    return game.rec.haltNow();
  } catch (error) {
    if (error instanceof Undecided) return error;
    throw error;
  }
}

/** Makes all moves (and, unless `leaveOpen`, resolves what they leave open). Stops at an illegal one, at an unanswered question, or when the Duel is over. */
export function play(game: Game, options: { leaveOpen?: boolean } = {}): Outcome {
  try {
    begin(game);
    const illegal = playMoves(game, game.moves.length);
    if (illegal) return { illegal };
    game.move = game.moves.length;
    game.next = game.moves.length;
    if (options.leaveOpen) return {};
    prepare(game, undefined);
    reachUnsaid(game);
    askIfLegal(game);
    return {};
  } catch (error) {
    if (error instanceof WrongMove) {
      reachAllowing(game, game.moves[error.move], error.reasons);
      return { illegal: { move: error.move, reasons: error.reasons } };
    }
    if (error instanceof Undecided) return { stopped: error };
    if (error instanceof Unmodelled) return unmodelled(game, error);
    throw error;
  }
}
/** Makes the moves before `end`; gives the first illegal one that nobody accepted. */
function playMoves(game: Game, end: number): Outcome['illegal'] {
  for (let i = 0; i < end; i++) {
    if (game.used.has(i)) continue;
    const move = game.moves[i] as YgoMove;
    game.move = i;
    game.next = i;
    prepare(game, move);
    if (game.used.has(i)) continue;
    game.next = i + 1;
    const lastLegal = game.rec.board();
    const reasons = tryMove(game, move);
    if (reasons.length === 0) continue;
    if (!move.accepted) {
      reachAllowing(game, move, reasons);
      return { move: i, reasons };
    }
    game.irregularities.push({ move: i, reasons, lastLegal });
  }
  return undefined;
}
function begin(game: Game): void {
  // Until now the board was shown as printed.
  game.duel.revision++;
  takeToldZones(game);
  holdOfLaidEquips(game);
  derive(game);
  readControl(game);
  noteBegun(game);
  game.rec.begin();
  noteSaid(game);
  beginInside(game);
}
/** The question about a sentence the language cannot say: of its card, where one has it. */
function unmodelled(game: Game, error: Unmodelled): Outcome {
  const card = [...game.duel.cards.values()].find(({ info }) => unsaid(info.effects).includes(error.text));
  const text = { de: error.text, en: error.text };
  const zone = error.zoneOf === undefined ? undefined : `${error.zoneOf}/zone`;
  const asked = card
    ? question({ card, texts: [text], move: game.move })
    : {
        id: zone !== undefined && game.rec.answerTo(zone) === undefined ? zone : `text/${game.move}`,
        by: 'judge' as const,
        what: 'fact' as const,
        move: game.move,
        text: error.asked ?? sayQuestion.notModelled({ card: sayPrevented.anEffectInForce(), text }),
        rules: ['ygo.st.follow-card-text'],
      };
  try {
    game.rec.ask(asked);
  } catch (stopped) {
    if (stopped instanceof Undecided) return { stopped, ...(card && { unsaid: card }) };
    throw stopped;
  }
  throw error;
}

/** An `activate` that cannot be a link but would be legal after the chain: the reason names `resolve`. */
function suggestResolve(
  theCase: YgoCase,
  library: Library,
  answers: Answers,
  illegal: { move: number; reasons: Reason[] },
): void {
  const moves = theCase.moves ?? [];
  const move = moves[illegal.move];
  if (move?.do !== 'activate') return;
  const game = newGame(theCase, library, answers, [...moves.slice(0, illegal.move), { do: 'resolve' }, move]);
  const outcome = play(game);
  const resolved = !outcome.illegal && !outcome.stopped && game.duel.chains > 0;
  if (resolved) illegal.reasons.push(why.laterLegal());
}

function writeUp(game: Game, outcome: Outcome): YgoRuling {
  const { duel, rec } = game;
  const verdict: Ruling['verdict'] = outcome.stopped
    ? 'needs-facts'
    : outcome.illegal
      ? 'illegal'
      : duel.over
        ? 'over'
        : 'resolved';
  const final = outcome.stopped ? rec.board() : rec.final();
  return {
    contract: 1,
    game: 'ygo',
    ruleset: duel.ruleset.id,
    rulesetDate: duel.ruleset.date,
    verdict,
    headline: headlineOf(game, outcome),
    ...(outcome.illegal && verdict === 'illegal' && { illegal: outcome.illegal }),
    ...(game.irregularities.length > 0 && { irregularities: game.irregularities }),
    steps: rec.steps,
    assumptions: rec.assumptions,
    ...(duel.links.length > 0 && { chain: duel.links.map((link) => link.report) }),
    ...(game.damage.length > 0 && { damage: game.damage }),
    open: rec.decisions.filter((d) => d.given === 'open'),
    ...(duel.over && verdict === 'over' && { over: duel.over }),
    ...matchAfter(game),
    decisions: rec.decisions,
    outcomes: outcomesOf(game, outcome.illegal),
    ...playersOf(rec.initial, final),
    grounds: groundsOf(game, outcome.illegal),
    initial: rec.initial,
    final,
  };
}
