/** What may be done at this moment, per player and card, and why (not): the same checks that judge moves. */
import type { PtcgCase } from '../case/schema.ts';
import type { Library } from '../library.ts';
import type { Localized, NowAnswer, NowOption, Reason } from '../ruling/schema.ts';
import { attacksOf, checkAttack } from './attack.ts';
import { PLAYERS, pokemonOf, type Card, type Player } from './board.ts';
import { isEvolution, stageOf } from './cards.ts';
import { playedAs } from './derive.ts';
import { cardName, nameOf, type Game } from './game.ts';
import { promotionsOwed } from './knock-out.ts';
import { partIndex, partName } from './modifiers.ts';
import { decided, playOut, rulesetOf } from './rule.ts';
import type { Ruleset } from './rulesets.ts';
import {
  checkAttachEnergy,
  checkBench,
  checkEvolve,
  checkPlay,
  checkRetreat,
  checkTool,
  checkUse,
  usablesOf,
} from './turn.ts';
import { W } from './words.ts';

/** Options of both players on the board after the case's moves. Where a move is illegal or a question stops the game, of the board before it. */
export function nowPtcg(theCase: PtcgCase, library: Library, ruleset?: Ruleset): NowAnswer {
  const rules = rulesetOf(theCase, ruleset);
  const { game } = playOut(theCase, library, rules, decided(theCase.moves ?? []));
  const owed = promotionsOwed(game);
  const next = game.stage === 'turn-over' || game.stage === 'between';
  const asked = owed[0] ?? (next ? other(game.board.turn.player) : game.board.turn.player);
  return { asked, options: PLAYERS.flatMap((player) => optionsOf(game, player)) };
}
const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

function optionsOf(g: Game, by: Player): NowOption[] {
  const side = g.board.players[by];
  const general = againstEverything(g, by);
  const option = (what: string, card: string, name: Localized, reasons: readonly Reason[], effect?: number): NowOption => {
    const all = [...general, ...reasons];
    return { by, card, name, ...(effect !== undefined && { effect }), do: what, legal: all.length === 0, when: 'now', reasons: all, open: [] };
  };
  const options: NowOption[] = [];
  if (promotionsOwed(g).includes(by)) {
    const first = promotionsOwed(g)[0] === by && !g.over;
    for (const p of side.bench) options.push({ by, card: p.id, name: nameOf(g, p), do: 'promote', legal: first, when: 'now', reasons: first ? [] : [W.reasons.promoteFirst(promotionsOwed(g)[0]!)], open: [] });
  }
  if (side.active) {
    const { active } = side;
    attacksOf(g, active).forEach((attack, i) => {
      options.push(option('attack', active.id, attack.name, checkAttack(g, by, active, attack).reasons, i + 1));
    });
    options.push(option('retreat', active.id, nameOf(g, active), checkRetreat(g, by)));
  }
  for (const usable of usablesOf(g, by)) {
    const { source, effect } = usable;
    const { abilities } = source.card.def ?? {};
    const ability = effect.ability;
    const name = ability === undefined ? cardName(source.card) : partName(abilities, ability);
    const number = ability === undefined ? undefined : partIndex(abilities, ability) + 1;
    options.push(option(ability === undefined ? 'use' : 'ability', source.self?.id ?? source.card.id, name, checkUse(g, by, usable), number));
  }
  for (const card of side.hand) options.push(...handOptions(g, by, card, option));
  return options;
} // prettier-ignore

function handOptions(g: Game, by: Player, card: Card, option: (what: string, card: string, name: Localized, reasons: readonly Reason[]) => NowOption): NowOption[] {
  const { def } = card;
  const name = cardName(card);
  const mine = pokemonOf(g.board, by);
  /** Somewhere it may go, else why it may not go to the first place that comes closest. */
  const anywhere = (what: string, reasonsAt: readonly (readonly Reason[])[], nowhere: readonly Reason[]): NowOption => {
    const best = [...reasonsAt].sort((a, b) => a.length - b.length)[0];
    return option(what, card.id, name, best ?? nowhere);
  };
  if (!def) return [];
  if (def.kind === 'energy') return [anywhere('attach', mine.map((p) => checkAttachEnergy(g, by, card, p)), [W.reasons.noTarget(name)])];
  if (def.kind === 'pokemon') {
    if (isEvolution(def)) return [anywhere('evolve', mine.map((p) => checkEvolve(g, by, card, p)), [W.reasons.noTarget(name)])];
    return stageOf(def) === 'v-union' ? [] : [option('bench', card.id, name, checkBench(g, by, card))];
  }
  if (def.trainer === 'tool') return [anywhere('attach', mine.map((p) => checkTool(g, by, card, p)), [W.reasons.noTarget(name)])];
  return [option(playedAs(card) ? 'bench' : 'play', card.id, name, checkPlay(g, by, card))];
} // prettier-ignore

/** What stands against every action of this player at this moment. */
function againstEverything(g: Game, by: Player): Reason[] {
  if (g.over) return [W.reasons.gameOver()];
  const reasons: Reason[] = [];
  for (const owed of promotionsOwed(g)) reasons.push(W.reasons.promoteFirst(owed));
  const turnOver = g.stage === 'turn-over' || g.stage === 'between';
  if (by === g.board.turn.player && turnOver) reasons.push(W.reasons.turnOver());
  if (by !== g.board.turn.player) reasons.push(W.reasons.notYourTurn(by));
  return reasons;
}
