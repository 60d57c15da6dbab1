/** What may be done right now: every card of both players with every effect that is activated, and every reason why not. The same checks as for moves. */
import type { Player, YgoCase, YgoMove } from '../case/schema.ts';
import type { Library } from '../library.ts';
import type { Decision, Localized, NowAnswer, NowOption } from '../ruling/schema.ts';
import { Undecided } from '../ruling/record.ts';
import { faceUpOnField, other, type Card } from './board/duel.ts';
import { Unmodelled } from './derive/context.ts';
import type { Game } from './game/game.ts';
import { mayComeBeforeResponses } from './chain/activate.ts';
import { activations, type Activation } from './legality/activation.ts';
import { whyNot } from './legality/activate.ts';
import { contextFor, draftLink } from './legality/draft.ts';
import { targetChoices } from './legality/targets.ts';
import { offers, type Offers } from './game/offers.ts';
import { decisionsOf, newGame, play } from './rule.ts';
import { why } from './say/reasons.ts';
import { leavesActivation } from './unread/meets.ts';
import { question, unreadActivationOf } from './unread/reached.ts';

export function nowYgo(theCase: YgoCase, library: Library): NowAnswer {
  const asOf = (moves: readonly YgoMove[]): Game => {
    const game = newGame(theCase, library, decisionsOf(moves), moves);
    play(game, { leaveOpen: true });
    return game;
  };
  const { moves, game } = pastTheSummon(theCase.moves ?? [], asOf);
  const asked = whoIsAsked(game);
  return {
    asked,
    options: [
      ...optionsOf(game, asked, 'now'),
      // The moment after the player who is asked has passed.
      ...optionsOf(asOf([...moves, { by: asked, do: 'pass' }]), other(asked), 'after-pass'),
    ],
  };
}

/** A Summon that nobody could negate has succeeded: what is asked about is the moment after it, and a pass is a pass in that moment. */
function pastTheSummon(
  moves: readonly YgoMove[],
  asOf: (moves: readonly YgoMove[]) => Game,
): { moves: readonly YgoMove[]; game: Game } {
  const game = asOf(moves);
  if (!game.attempt || game.duel.chain.length > 0) return { moves, game };
  const last = moves.findLastIndex((move) => move.do !== 'pass');
  const couldNegate = (['A', 'B'] as const).some((player) =>
    optionsOf(asOf(moves.slice(0, last + 1)), player, 'now').some((o) => o.do === 'activate' && o.legal !== false),
  );
  if (couldNegate) return { moves, game };
  const passed: YgoMove[] = [
    ...moves.slice(0, last + 1),
    { by: 'A', do: 'pass' },
    { by: 'B', do: 'pass' },
    ...moves.slice(last + 1),
  ];
  return { moves: passed, game: asOf(passed) };
}

/** Who may act first at this moment. */
function whoIsAsked(game: Game): Player {
  const { duel } = game;
  const last = duel.chain.at(-1);
  const { passed } = duel.window;
  const first = last ? other(last.by) : duel.window.kind === 'leaving' ? other(duel.turn.player) : duel.turn.player;
  return passed.includes(first) ? other(first) : first;
}

function optionsOf(game: Game, player: Player, when: NowOption['when']): NowOption[] {
  const cards = [...game.duel.cards.values()].filter(
    (card) =>
      card.controller === player && card.zone !== 'nowhere' && card.zone !== 'materials' && card.zone !== 'deck',
  );
  return [
    ...[...cards, ...forBoth(game, player)].flatMap((card) => optionsIfKnown(game, player, card, when)),
    ...offers.flatMap((offer) => offersIfKnown(game, player, cards, offer)).map((o) => ({ ...o, when })),
  ];
}

/** Cards of the opponent with an effect that both players may use. */
const forBoth = (game: Game, player: Player): Card[] =>
  [...game.duel.cards.values()].filter(
    (card) =>
      card.controller !== player && faceUpOnField(card) && card.info.effects.some((e) => e.usableBy === 'either'),
  );

/** What cannot be told without an answer is neither legal nor illegal. */
function optionsIfKnown(game: Game, player: Player, card: Card, when: NowOption['when']): NowOption[] {
  try {
    return activationOptions(game, player, card, when);
  } catch (error) {
    const open = [questionIn(game, card, error)];
    return [{ by: player, card: card.id, name: card.info.name, do: 'activate', when, legal: null, reasons: [], open }];
  }
}
function offersIfKnown(game: Game, player: Player, cards: readonly Card[], offer: Offers): ReturnType<Offers> {
  try {
    return offer(game, player);
  } catch (error) {
    return cards
      .filter((card) => card.zone === 'monsters' || card.zone === 'hand')
      .map((card) => {
        const open = [questionIn(game, card, error)];
        return { by: player, card: card.id, name: card.info.name, do: 'other', legal: null, reasons: [], open };
      });
  }
}
/** The question at which looking for the answer stopped; anything else is an error. */
function questionIn(game: Game, card: Card, error: unknown): Decision {
  if (error instanceof Undecided) return error.decision;
  if (!(error instanceof Unmodelled)) throw error;
  const text = { de: error.text, en: error.text };
  return { ...textQuestion(game, card, [text]), ...(error.asked && { text: error.asked }) };
}
/** After something has happened, what is slow needs an open game state: the opponent passes first, unless the ruleset lets the summoner go on. */
const waitsForOpenState = (game: Game, a: Activation): boolean =>
  game.duel.window.kind === 'response' &&
  game.duel.chain.length === 0 &&
  a.by === game.duel.turn.player &&
  a.spellSpeed === 1 &&
  !mayComeBeforeResponses(game, a);
function activationOptions(game: Game, player: Player, card: Card, when: NowOption['when']): NowOption[] {
  if (card.info.unknown) return [];
  const base = { by: player, card: card.id, name: card.info.name, do: 'activate', when };
  const own = (a: Activation): boolean => card.controller === player || a.declared?.usableBy === 'either';
  const judged = activations({ by: player, card })
    .filter(own)
    .map((a) => ({
      a,
      effect: a.cardActivation ? undefined : a.declared?.number,
      when: waitsForOpenState(game, a) ? ('after-pass' as const) : when,
      reasons: game.duel.over ? [why.over()] : whyNot(game, a),
      // What nobody read of an effect may keep it from being activated, too.
      unread:
        (a.unread === true && !isActivatedAllTheSame(game, a)) ||
        card.info.unread.some(({ effect }) => effect !== undefined && effect === a.declared?.index),
    }));
  // Alternatives of one activation (two texts, bullets) are one option: the one that is nearest to legal.
  const effects = [...new Set(judged.map((j) => j.effect))];
  return effects.map((effect) => {
    const [best] = judged.filter((j) => j.effect === effect).sort((a, b) => a.reasons.length - b.reasons.length);
    const reasons = best?.reasons ?? [];
    const targets =
      best?.a.declared?.targets && reasons.length === 0
        ? targetChoices(game, best.a, contextFor(game, best.a, draftLink(game, best.a)))
        : [];
    return {
      ...base,
      ...(effect !== undefined && { effect }),
      when: best?.when ?? when,
      ...(targets.length > 0 && { targets }),
      // What nobody read is illegal only for what is known.
      legal: reasons.length > 0 ? false : best?.unread ? null : true,
      reasons,
      open: best?.unread && reasons.length === 0 ? [textQuestion(game, card, unreadTexts(card))] : [],
    };
  });
}
/**
 * A Continuous or Field Card is activated whatever a text of it says that speaks neither of its activation nor of what is done then: an occasion, what a
 * player can use later, what holds while it lies there.
 */
function isActivatedAllTheSame(game: Game, a: Activation): boolean {
  const { info } = a.card;
  if (!a.cardActivation || (info.property !== 'continuous' && info.property !== 'field')) return false;
  return unreadActivationOf(a.card).every(leavesActivation) && whyNot(game, { ...a, unread: undefined }).length === 0;
}
const unreadTexts = (card: Card): Localized[] => card.info.unread.map(({ text }) => text);
const textQuestion = (game: Game, card: Card, texts: Localized[]): Decision => ({
  ...question({ card, texts, move: game.moves.length }),
  afterStep: game.rec.steps.length,
  given: 'open',
});
