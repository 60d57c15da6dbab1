/** From a case to a ruling: the moves in order, each by the rules; where something is missing, a question. */
import { cardsOf } from '../case/ids.ts';
import type { Player, PtcgCase, PtcgMove, PtcgState } from '../case/schema.ts';
import type { Library } from '../library.ts';
import { ruleWithBranches, type Answers, type Attempt } from '../ruling/branch.ts';
import { questionName, Recording, Undecided } from '../ruling/record.ts';
import type { PtcgRuling, Reason, Ruling } from '../ruling/schema.ts';
import './instructions/all.ts';
import { ruleAttack } from './attack/attack.ts';
import { allPokemon, deckSize, pokemonById, type Card, type Pokemon } from './board/board.ts';
import { afterPromotion, checkup, drawForTurn } from './turn/checkup.ts';
import { Game, Illegal } from './game/game.ts';
import { askPromotion, promote, promotionsOwed, resolveKnockOuts } from './events/knock-out.ts';
import { localized } from './cards.ts';
import { loadBoard, type Cards } from './board/load.ts';
import { caseCards } from './printings.ts';
import { ruleOnPrintings } from './other-printings.ts';
import { DEFAULT_PTCG_RULESET, ptcgRuleset, type Ruleset } from './rulesets.ts';
import { isAboutZone } from './derive/not-given.ts';
import { headline, summarize } from './game/headline.ts';
import { matchAfter } from './game/match.ts';
import { outcomesOf, playersOf } from './game/outcomes.ts';
import { drawMulligan, mulligans, setUp } from './turn/setup.ts';
import { doAttach } from './turn/attach.ts';
import { doBench } from './turn/bench.ts';
import { doDiscardFromPlay } from './turn/discard-from-play.ts';
import { doEvolve } from './turn/evolve.ts';
import { doRetreat } from './turn/retreat.ts';
import { doPlay } from './turn/trainer.ts';
import { doAbility, doUse } from './turn/use.ts';
import { ruleVaried } from './varied.ts';
import { view } from './board/view.ts';
import { withoutStop } from '../ruling/say.ts';
import { Texts } from './texts/texts.ts';
import { askAboutEffects, noteSaid } from './derive/heed.ts';
import { Unread } from './texts/unread.ts';
import { W } from './say/words.ts';

type Irregularity = NonNullable<PtcgRuling['irregularities']>[number];

/** The ruling on a case that was read and checked. `ruleset` takes the place of the case's own. */
export function rulePtcg(theCase: PtcgCase, library: Library, ruleset?: Ruleset): PtcgRuling {
  const rules = rulesetOf(theCase, ruleset);
  const ids = new Map(cardsOf(theCase).map(({ id, card }) => [id, card]));
  const nameOf = (id: string): string => ids.get(id) ?? id.replace(/#\d+$/, '');
  return ruleOnPrintings((instead) => {
    const cards = caseCards(theCase, library, rules.date, instead);
    const ruling = ruleOnce(theCase, library, rules, cards);
    const named = (id: string) => localized(cards.find(nameOf(id))?.name ?? id);
    const rule = (one: PtcgCase) => ruleOnce(one, library, rules, caseCards(one, library, rules.date, instead));
    return { ruling: ruleVaried(ruling, theCase, rule, named), meant: [...cards.meant.values()] };
  }, nameOf);
}
/** With these printings, and with nothing else that a case does not give. */
function ruleOnce(theCase: PtcgCase, library: Library, rules: Ruleset, cards: ReturnType<typeof caseCards>): PtcgRuling {
  const attempt = (answers: Answers): Attempt => {
    const { game, illegal, irregularities, stopped } = playOut(theCase, library, rules, answers, cards, true);
    return { ruling: toRuling(game, rules, { illegal, irregularities, stopped }), ...(stopped && { stopped }) };
  };
  return ruleWithBranches(attempt, { summarize }, decided(theCase.moves ?? [])) as PtcgRuling;
} // prettier-ignore

export const rulesetOf = (theCase: PtcgCase, ruleset?: Ruleset): Ruleset => {
  const found = ruleset ?? ptcgRuleset(theCase.ruleset ?? DEFAULT_PTCG_RULESET);
  if (!found) throw new Error(`no such ruleset: ${theCase.ruleset}`);
  return found;
};

/** Answers given by `decide` moves, by question. */
export const decided = (moves: readonly PtcgMove[]): Map<string, unknown> =>
  new Map(moves.flatMap((m) => (m.do === 'decide' ? [[m.question, m.answer] as const] : [])));

interface Played {
  game: Game;
  illegal: Ruling['illegal'] | undefined;
  irregularities: Irregularity[];
  stopped: Attempt['stopped'] | undefined;
}

/** A game with everything the case's moves did, as far as they go; `toTheEnd`: with the Pokémon Checkup behind a turn that was ended. */
export function playOut(
  theCase: PtcgCase,
  library: Library,
  rules: Ruleset,
  answers: Answers,
  { find } = caseCards(theCase, library, rules.date),
  toTheEnd = false,
): Played {
  const cards: Cards = { find, texts: new Texts(library, answers) };
  const game = new Game(loadBoard(theCase, cards, rules), rules, cards);
  game.record = new Recording<PtcgState>(() => view(game.board), answers);
  game.moves = theCase.moves ?? [];
  noteSaid(game);
  const irregularities: Irregularity[] = [];
  const played = (more: Partial<Played> = {}): Played => ({
    game,
    illegal: undefined,
    irregularities,
    stopped: undefined,
    ...more,
  });
  try {
    for (const [index, move] of game.moves.entries()) {
      game.move = index;
      if (game.over) {
        const rest = game.moves.length - index;
        game.record.assume({ path: `/moves/${index}`, value: rest, text: W.movesAfterEnd(rest) });
        break;
      }
      game.checkpoint();
      try {
        makeMove(game, move, false);
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
        // What the reasons rest on stays said.
        const restsOn = game.record.assumptions.filter(isAboutZone);
        game.rollBack();
        for (const fact of restsOn) game.record.assume(fact);
        const reasons = [...error.reasons];
        if (!move.accepted) return played({ illegal: { move: index, reasons } });
        const lastLegal = view(game.board);
        irregularities.push({ move: index, reasons: alsoStopping(reasons, insistOn(game, move)), lastLegal });
      }
    }
    noteUnasked(game);
    if (toTheEnd) afterTheTurn(game);
    game.move = game.moves.length;
    if (!game.over) for (const player of promotionsOwed(game)) askPromotion(game, player, game.move, false);
    return played();
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    const { decision, probabilities } = error;
    const unread = error instanceof Unread ? error.asked : undefined;
    return played({ stopped: { decision, ...(probabilities && { probabilities }), ...(unread && { unread }) } });
  }
}

/** Answers to questions this ruling never asked. */
function noteUnasked({ moves, record }: Game): void {
  for (const [index, move] of moves.entries())
    if (
      move.do === 'decide' &&
      !record.decisions.some(({ id }) => id === move.question || questionName(id) === move.question)
    )
      record.assume({ path: `/moves/${index}`, value: move.question, text: W.unasked(move.question) });
}

/** The last move is what the case asks about: a headline that speaks of those before it tells it, too. */
function tellMove(g: Game, { do: kind }: PtcgMove): void {
  const isLast = g.moves.slice(g.move + 1).every((move) => move.do === 'decide');
  const step = isLast ? g.record.steps.findLast((one) => one.move === g.move && one.kind === kind) : undefined;
  if (step && TOLD_LAST.has(kind)) g.say(withoutStop(step.text));
}
const TOLD_LAST: ReadonlySet<PtcgMove['do']> = new Set(['attach', 'bench', 'evolve', 'retreat']);

/** Who says that the turn is over and nothing more asks what comes of it: Pokémon Checkup, in which nobody does anything, and the draw of who then has no card to draw. */
function afterTheTurn(g: Game): void {
  const last = g.moves.findLastIndex((move) => move.do !== 'decide');
  if (g.over || g.stage !== 'turn-over' || g.moves[last]?.do !== 'end-turn') return;
  g.move = last;
  checkup(g);
  if (!g.over && promotionsOwed(g).length === 0 && deckSize(g.board.players[g.board.turn.player]) === 0) drawForTurn(g);
}

/** An illegal move that was accepted: carried out as far as it can be. Why it could not be, if it could not. */
function insistOn(game: Game, move: PtcgMove): readonly Reason[] {
  game.checkpoint();
  try {
    makeMove(game, move, true);
    return [];
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    game.rollBack();
    return error.reasons;
  }
}
/** The reasons against a move, and what besides them kept it from being carried out. */
const alsoStopping = (reasons: readonly Reason[], stopped: readonly Reason[]): Reason[] => [
  ...reasons,
  ...stopped.filter(({ text }) => !reasons.some((known) => known.text.en === text.en)),
];

// ───────────────────────────── One move ─────────────────────────────

function makeMove(g: Game, move: PtcgMove, force: boolean): void {
  switch (move.do) {
    case 'decide':
      return;
    case 'mulligans':
      mulligans(g, move);
      return;
    case 'set-up':
      setUp(g, move, force);
      if (g.board.turn.number === 1) g.drawn = false;
      return;
    case 'draw-mulligan':
      return drawMulligan(g, move, force);
    case 'promote':
      return makePromotion(g, move.by, move.pokemon, force);
    case 'checkup':
      untilCheckup(g);
      checkup(g, move);
      return;
    case 'draw-for-turn':
      return makeDraw(g, move.by, force);
    case 'end-turn':
      if (g.stage === 'turn-over' && move.by === g.board.turn.player) return;
      start(g, move.by, force);
      if (!g.over) endTurn(g);
      return;
    default:
      start(g, move.by, force, true, move.do === 'attack');
      if (g.over) return;
      g.acted = true;
      carryOut(g, move, force);
  }
}
function carryOut(g: Game, move: Action, force: boolean): void {
  const said = g.said.length;
  act(g, onPokemon(g, move), force);
  if (said > 0 && g.said.length === said) tellMove(g, move);
}

/** An attached card that is named among the targets is chosen on the Pokémon it is attached to. */
function onPokemon(g: Game, move: Action): Action {
  if (!('targets' in move) || !move.targets) return move;
  const choose = { ...move.choose };
  const targets = move.targets.flatMap((target) => {
    const hosts = pokemonById(g.board, target) ? [] : allPokemon(g.board).filter((p) => attachedTo(p, target));
    if (hosts.length !== 1) return [target];
    const [host] = hosts as [Pokemon];
    if (host.energy.some((card) => isCalled(card, target))) choose.energy = [...(choose.energy ?? []), target];
    else choose.cards = [...(choose.cards ?? []), target];
    return move.targets!.includes(host.id) ? [] : [host.id];
  });
  return { ...move, targets, choose };
}
const isCalled = ({ id, name }: Card, called: string): boolean => id === called || name === called;
const attachedTo = ({ energy, tools }: Pokemon, called: string): boolean =>
  [...energy, ...tools].some((card) => isCalled(card, called));

/** What still has to happen before a Pokémon Checkup. */
function untilCheckup(g: Game): void {
  if (g.stage === 'between') {
    // That Checkup is over once its promotions are made; this one follows a turn in which nothing was done.
    for (const player of promotionsOwed(g)) askPromotion(g, player, g.move, true);
    afterPromotion(g);
  }
  if (g.stage === 'turn') endTurn(g);
}

function makeDraw(g: Game, player: Player, force: boolean): void {
  start(g, player, force, false);
  if (g.drawn && (g.acted || g.move > 0) && !force && !firstOfCase(g)) throw new Illegal([W.reasons.alreadyDrawn()]);
  g.acted = true;
  drawForTurn(g);
}

/** Nothing but decisions came before: the draw of the turn may be the first move of a case. */
const firstOfCase = (g: Game): boolean => !g.acted && g.moves.slice(0, g.move).every((m) => m.do === 'decide');

type Action = Extract<
  PtcgMove,
  { do: 'attack' | 'ability' | 'bench' | 'evolve' | 'attach' | 'use' | 'discard-from-play' | 'play' | 'retreat' }
>;
function act(g: Game, move: Action, force: boolean): void {
  askAboutEffects(g);
  switch (move.do) {
    case 'attack':
      ruleAttack(g, move, force);
      return;
    case 'ability':
      doAbility(g, move, force);
      break;
    case 'bench':
      doBench(g, move, force);
      break;
    case 'evolve':
      doEvolve(g, move, force);
      break;
    case 'attach':
      doAttach(g, move, force);
      break;
    case 'use':
      doUse(g, move, force);
      break;
    case 'discard-from-play':
      doDiscardFromPlay(g, move, force);
      break;
    case 'play':
      doPlay(g, move, force);
      break;
    case 'retreat':
      doRetreat(g, move, force);
      break;
  }
  if (!g.over) resolveKnockOuts(g);
  if (!g.over && g.turnEnds) g.stage = 'turn-over';
}

/** Brings the game to the point at which this player may act: promotions, Pokémon Checkup, the draw. */
export function start(g: Game, player: Player, force: boolean, draw = true, attacks = false): void {
  const { turn } = g.board;
  if (g.stage === 'turn-over') {
    if (player === turn.player && g.extraTurnFor !== player) {
      // A Pokémon that may attack twice has not ended the turn with its first attack.
      if (attacks && g.attackAgain && g.attackAgain.pokemon === g.board.players[player].active) {
        delete g.attackAgain;
        g.stage = 'turn';
      } else if (!force) throw new Illegal([W.reasons.turnOver()]);
    } else checkup(g);
  }
  if (g.over) return;
  for (const owed of promotionsOwed(g)) askPromotion(g, owed, g.move, true);
  afterPromotion(g);
  rightStarter(g, force);
  // What the move only implies has happened, whether or not the move itself is legal.
  g.checkpoint();
  if (player !== g.board.turn.player && !force) throw new Illegal([W.reasons.notYourTurn(player)]);
  if (draw && !g.drawn) {
    drawForTurn(g);
    g.checkpoint();
  }
}

/** Somebody began who should not have: noticed at once, that is put right; accepted, the game goes on with them as the starting player. */
function rightStarter(g: Game, force: boolean): void {
  const { turn, firstPlayer } = g.board;
  if (turn.number !== 1 || turn.player === firstPlayer) return;
  if (!force) throw new Illegal([W.reasons.wrongStartingPlayer(firstPlayer)]);
  g.board.firstPlayer = turn.player;
  g.step(
    'wrong-starting-player',
    W.setup.wrongStarter(turn.player, firstPlayer),
    ['ptcg.setup.coin-flip', 'ptcg.turn.first-turn-limits'],
    { by: turn.player },
  );
}

export function endTurn(g: Game): void {
  g.step('turn-over', W.turnOver(g.board.turn.player), ['ptcg.checkup.when'], { by: g.board.turn.player });
  g.stage = 'turn-over';
}

function makePromotion(g: Game, player: Player, id: string, force: boolean): void {
  // Nobody owes one yet: what has been Knocked Out was so in the Checkup after the turn that is over.
  if (g.stage === 'turn-over' && promotionsOwed(g).length === 0) checkup(g);
  if (g.over) return;
  const owed = promotionsOwed(g);
  if (!owed.includes(player)) throw new Illegal([W.reasons.noPromotion(player)]);
  if (owed[0] !== player && !force) throw new Illegal([W.reasons.promoteFirst(owed[0]!)]);
  const pokemon = pokemonById(g.board, id);
  if (!pokemon || !g.board.players[player].bench.includes(pokemon)) throw new Illegal([W.reasons.notOnBench(id)]);
  promote(g, player, pokemon);
  afterPromotion(g);
}

// ───────────────────────────── The ruling ─────────────────────────────

function toRuling(g: Game, rules: Ruleset, { illegal, irregularities, stopped }: Omit<Played, 'game'>): PtcgRuling {
  const { record } = g;
  const open = stopped !== undefined || record.doubts().length > 0;
  const final = stopped ? record.board() : record.final();
  const match = g.over && g.board.match ? matchAfter(g.board.match, g.over.winner) : undefined;
  return {
    contract: 1,
    game: 'ptcg',
    ruleset: rules.id,
    rulesetDate: rules.date,
    verdict: open ? 'needs-facts' : illegal ? 'illegal' : g.over ? 'over' : 'resolved',
    headline: headline(g, illegal, stopped, irregularities),
    ...(illegal && !open && { illegal }),
    ...(irregularities.length > 0 && { irregularities }),
    steps: record.steps,
    assumptions: sortAssumptions(record.assumptions),
    ...(g.damage.length > 0 && { damage: g.damage }),
    open: record.decisions.filter((d) => d.given === 'open'),
    ...(g.over && !open && { over: g.over }),
    ...(match && { match }),
    decisions: record.decisions,
    outcomes: outcomesOf(g, illegal),
    ...playersOf(record.initial, final),
    grounds: [...g.grounds.values()].map(({ card, unread }) => ({
      card: card.id,
      ground: card.ground,
      ...(unread.size > 0 && { unread: [...unread] }),
    })),
    initial: record.initial,
    final,
  };
}

/** A Bench taken as empty decides the game: it stands first. */
const sortAssumptions = (list: PtcgRuling['assumptions']): PtcgRuling['assumptions'] =>
  [...list].sort((a, b) => Number(isAboutZone(b)) - Number(isAboutZone(a)));
