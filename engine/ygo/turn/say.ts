/** Sentences and reasons about the turn: phases, steps, the draw, the hand limit, the Match. */
import type { BattleStep, Phase, Player } from '../../case/schema.ts';
import { list, type Catalogue, say } from '../../ruling/say.ts';
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { reason } from '../game/game.ts';
import { PHASE_NAMES, STEP_NAMES } from '../say/names.ts';

export const sayTurn = {
  wantsOn: (p: { player: Player; to: Localized }) =>
    say(
      `Spieler ${p.player} passt, um weiterzugehen (${p.to.de}); der Gegner hat die letzte Gelegenheit zu handeln.`,
      `Player ${p.player} passes to go on (${p.to.en}); the opponent has the last chance to act.`,
    ),
  enters: (p: { phase: Phase; player: Player }) =>
    say(`${PHASE_NAMES[p.phase].de} von Spieler ${p.player}.`, `${PHASE_NAMES[p.phase].en} of Player ${p.player}.`),
  entersStep: (p: { step: BattleStep }) => say(`${STEP_NAMES[p.step].de}.`, `${STEP_NAMES[p.step].en}.`),
  turnBegins: (p: { player: Player; number: number }) =>
    say(`Zug ${p.number}: Spieler ${p.player} ist am Zug.`, `Turn ${p.number}: it is Player ${p.player}'s turn.`),
  drawsForTurn: (p: { player: Player }) =>
    say(`Spieler ${p.player} zieht für den Zug 1 Karte.`, `Player ${p.player} draws 1 card for the turn.`),
  noFirstDraw: (p: { player: Player }) =>
    say(
      `Spieler ${p.player} beginnt das Duell und zieht im ersten Zug keine Karte.`,
      `Player ${p.player} goes first and does not draw in the first turn.`,
    ),
  phaseSkipped: (p: { phase: Phase; player: Player }) =>
    say(
      `Spieler ${p.player} überspringt die ${PHASE_NAMES[p.phase].de}.`,
      `Player ${p.player} skips the ${PHASE_NAMES[p.phase].en}.`,
    ),
  whatEnds: (p: { phase: Phase }) =>
    say(`was bis zur ${PHASE_NAMES[p.phase].de} gilt, endet`, `what lasts until the ${PHASE_NAMES[p.phase].en} ends`),
  whichOrder: (p: { phase: Phase; player: Player }) =>
    say(
      `In welcher Reihenfolge handelt Spieler ${p.player} ab, was in der ${PHASE_NAMES[p.phase].de} ansteht?`,
      `In which order does Player ${p.player} handle what is due in the ${PHASE_NAMES[p.phase].en}?`,
    ),
  orderAssumed: (p: { phase: Phase; player: Player; order: Localized }) =>
    say(
      `${PHASE_NAMES[p.phase].de}, Reihenfolge von Spieler ${p.player}: ${p.order.de}.`,
      `${PHASE_NAMES[p.phase].en}, order of Player ${p.player}: ${p.order.en}.`,
    ),
  maintenance: (p: { card: Localized; paid: boolean }) =>
    p.paid
      ? say(`${p.card.de}: Die Kosten dieser Phase werden bezahlt.`, `${p.card.en}: the cost of this phase is paid.`)
      : say(
          `${p.card.de}: Die Kosten dieser Phase werden nicht bezahlt.`,
          `${p.card.en}: the cost of this phase is not paid.`,
        ),
  paysMaintenance: (p: { card: Localized; player: Player }) =>
    say(
      `${p.card.de}: Bezahlt Spieler ${p.player} die Kosten dieser Phase?`,
      `${p.card.en}: does Player ${p.player} pay the cost of this phase?`,
    ),
  pays: () => say('bezahlt', 'pays'),
  doesNotPay: () => say('bezahlt nicht', 'does not pay'),
  discardsToLimit: (p: { player: Player; limit: number; cards: Localized[] }) =>
    say(
      `Ende der End Phase: Spieler ${p.player} darf höchstens ${p.limit} Handkarten behalten und wirft ${list(p.cards).de} ab.`,
      `End of the End Phase: Player ${p.player} may keep at most ${p.limit} cards in the hand and discards ${list(p.cards).en}.`,
    ),
  whichDiscards: (p: { player: Player; count: number }) =>
    say(
      `Handlimit: Welche ${p.count} ${p.count === 1 ? 'Karte' : 'Karten'} wirft Spieler ${p.player} ab?`,
      `Hand limit: which ${p.count} ${p.count === 1 ? 'card' : 'cards'} does Player ${p.player} discard?`,
    ),
  suddenDeath: () =>
    say(
      'Die Zeit ist abgelaufen, Duellsiege und Life Points sind gleich: Es wird weitergespielt, bis die Life Points sich unterscheiden.',
      'Time is up, Duel wins and Life Points are equal: play goes on until the Life Points differ.',
    ),
  timeDraws: () =>
    say(
      'Die Zeit ist abgelaufen und die Life Points sind gleich: Das Duell ist unentschieden.',
      'Time is up and the Life Points are equal: the Duel is a draw.',
    ),
  timeDecides: (p: { winner: Player; by: 'wins' | 'life-points' }) =>
    p.by === 'wins'
      ? say(
          `Die Zeit ist abgelaufen: Spieler ${p.winner} hat mehr Duelle gewonnen.`,
          `Time is up: Player ${p.winner} has won more Duels.`,
        )
      : say(
          `Die Zeit ist abgelaufen: Spieler ${p.winner} hat mehr Life Points.`,
          `Time is up: Player ${p.winner} has more Life Points.`,
        ),
  whatDecides: (p: { phase: Phase }) => PHASE_NAMES[p.phase],
} satisfies Catalogue;

const r = (code: string, de: string, en: string, ...rules: RuleId[]): Reason => reason(code, { de, en }, ...rules);

export const whyTurn = {
  notTurnPlayer: () =>
    r('not-your-turn', 'Das kann nur der Zugspieler tun.', 'Only the turn player can do this.', 'ygo.turn.player-term'),
  wrongOrder: (p: { from: Phase; to: Phase }) =>
    r(
      'wrong-phase',
      `Nach der ${PHASE_NAMES[p.from].de} folgt die ${PHASE_NAMES[p.to].de} in diesem Spielzug nicht mehr.`,
      `The ${PHASE_NAMES[p.to].en} does not follow the ${PHASE_NAMES[p.from].en} in this turn.`,
      'ygo.turn.sequence',
    ),
  main2WithoutBattle: () =>
    r(
      'no-battle-phase',
      'Ohne Battle Phase gibt es keine Main Phase 2.',
      'Without a Battle Phase there is no Main Phase 2.',
      'ygo.turn.main2.when',
    ),
  firstTurn: () =>
    r(
      'first-turn',
      'Der beginnende Spieler hat in seinem ersten Zug keine Battle Phase.',
      'The player who goes first has no Battle Phase in the first turn.',
      'ygo.battle.not-first-turn',
    ),
  noBattlePhase: (p: { by: Localized }) =>
    r(
      'forbidden',
      `${p.by.de}: In diesem Zug gibt es keine Battle Phase.`,
      `${p.by.en}: there is no Battle Phase this turn.`,
      'ygo.rules-vs-cards.card-wins',
    ),
  mustAttackFirst: (p: { card: Localized }) =>
    r(
      'must-attack',
      `${p.card.de} muss angreifen und kann es noch.`,
      `${p.card.en} must attack and still can.`,
      'ygo.rules-vs-cards.card-wins',
    ),
  notThere: (p: { step: BattleStep }) =>
    r(
      'wrong-step',
      `Von hier aus kommt kein ${STEP_NAMES[p.step].de}.`,
      `No ${STEP_NAMES[p.step].en} follows from here.`,
      'ygo.battle.four-steps',
    ),
  noReturn: (rules: readonly RuleId[]) =>
    r(
      'no-return',
      'Aus dem End Step geht es nicht zurück in den Battle Step.',
      'There is no way back from the End Step to the Battle Step.',
      ...rules,
    ),
  nothingToReplay: () =>
    r('no-replay', 'Es gibt hier kein Replay.', 'There is no replay here.', 'ygo.battle.then-damage-step'),
  passedToLeave: (rules: readonly RuleId[]) =>
    r(
      'passed',
      'Der Zugspieler hat gepasst, um weiterzugehen; nur der Gegner darf noch handeln.',
      'The turn player has passed to go on; only the opponent may still act.',
      ...rules,
    ),
};
