/** Evolving. Every reason why it may not be done (`judge now` asks the same functions), and doing it. */
import { eachName } from '../../case/names.ts';
import type { PtcgCard } from '../../case/schema.ts';
import { same } from '../../ruling/say.ts';
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { evolve, takeFrom } from '../board/act.ts';
import { topCard, type Card, type Player, type Pokemon } from '../board/board.ts';
import { isEvolution, labelsOf, localized, nameForRules, sameName, stageOf } from '../cards.ts';
import { heed } from '../derive/heed.ts';
import { permittedIf, whyNotEvolve } from '../derive/lacking.ts';
import { permits } from '../derive/values.ts';
import { cardNames } from '../derive/evaluate.ts';
import { cardName, nameOf, type Game } from '../game/game.ts';
import { fire } from '../events/triggers.ts';
import { W } from '../say/words.ts';
import { type MoveOf, inHand, own, insist, isFirstTurn } from './common.ts';

export function checkEvolve(g: Game, player: Player, card: Card, pokemon: Pokemon): Reason[] {
  const reasons: Reason[] = [];
  const { def } = card;
  const top = topCard(pokemon);
  const names = { card: cardName(card), pokemon: nameOf(g, pokemon) };
  if (!def || !isEvolution(def)) reasons.push(W.reasons.noEvolution(names.card));
  else if (!evolvesFrom(g, card, pokemon) && !saysOtherwise(g, { pokemon, player, card }))
    reasons.push(W.reasons.wrongName(names.card, preEvolution(g, def), names.pokemon));
  if (top.def && labelsOf(top.def).has('Radiant')) reasons.push(W.reasons.radiant(names.pokemon));
  const about = { pokemon, player, card };
  if (isFirstTurn(g) && !permits(g, 'evolve-on-first-turn', about))
    reasons.push(W.reasons.firstTurnEvolve(), ...permittedIf(g, 'evolve-on-first-turn', pokemon));
  if (pokemon.since?.turn === g.board.turn.number && !permits(g, 'evolve-on-arrival', about))
    reasons.push(
      pokemon.since.how === 'evolved'
        ? W.reasons.evolvedThisTurn(names.pokemon)
        : W.reasons.cameThisTurn(names.pokemon),
      ...permittedIf(g, 'evolve-on-arrival', pokemon),
    );
  return [...reasons, ...whyNotEvolve(g, about)];
}

/** What the card evolves from, in both languages where that card is known. */
function preEvolution(g: Game, def: PtcgCard): Localized {
  const name = def.evolvesFrom ?? '';
  const from = g.find(name);
  return from ? localized(from.name) : same(name);
}
/** The printed "evolves from" names this Pokémon. A Pokémon LV.X goes onto the Pokémon of its own name. */
/** A text nobody read may let it evolve into something else: it is asked. */
function saysOtherwise(g: Game, about: { pokemon: Pokemon; player: Player; card: Card }): boolean {
  heed(g, 'evolving', about, true);
  return false;
}
function evolvesFrom(g: Game, card: Card, pokemon: Pokemon): boolean {
  const { def } = card;
  if (!def) return false;
  const top = topCard(pokemon);
  const names = [...cardNames(top), top.name];
  if (stageOf(def) === 'level-up')
    return names.some((n) => eachName(def).some((m) => nameForRules(m) === nameForRules(n)));
  if (def.evolvesFrom === undefined) return false;
  const from = g.find(def.evolvesFrom);
  return sameName([def.evolvesFrom, ...(from ? eachName(from) : [])], names);
}

/** What holds beside the ordinary rules where a card of this stage is put on a Pokémon. */
const EVOLUTION_OF: Partial<Record<ReturnType<typeof stageOf>, readonly RuleId[]>> = {
  vmax: ['ptcg.kinds.vmax-from-v', 'ptcg.kinds.vmax-stage'],
  vstar: ['ptcg.kinds.vstar-from-v', 'ptcg.kinds.vstar-stage'],
  break: ['ptcg.kinds.break-retains', 'ptcg.kinds.break-stage'],
  mega: ['ptcg.kinds.mega-from-uppercase-ex', 'ptcg.kinds.mega-stage'],
};

export function doEvolve(g: Game, move: MoveOf<'evolve'>, force: boolean): void {
  const card = inHand(g, move.by, move.card);
  const pokemon = own(g, move.by, move.pokemon);
  insist(g, () => checkEvolve(g, move.by, card, pokemon), force);
  const before = nameOf(g, pokemon);
  const healed = pokemon.conditions.length > 0 || pokemon.effects.some((e) => e.ofAttack);
  takeFrom(g.board.players[move.by].hand, card);
  fire(g, { event: 'about-to-evolve', pokemon });
  evolve(g, pokemon, card);
  const ofStage: readonly RuleId[] = (card.def && EVOLUTION_OF[stageOf(card.def)]) ?? [];
  g.step(
    'evolve',
    W.evolved(before, cardName(card), healed),
    [
      'ptcg.evolution.from-hand-by-name',
      ...ofStage,
      'ptcg.evolution.keeps-cards-and-damage',
      ...(healed ? (['ptcg.evolution.ends-effects', 'ptcg.conditions.removal'] as const) : []),
    ],
    { by: move.by, card: pokemon.id },
  );
  fire(g, { event: 'evolved', pokemon });
  if (
    card.def &&
    stageOf(card.def) === 'mega' &&
    !labelsOf(card.def).has('Mega ex') &&
    !permits(g, 'mega-evolve-and-go-on', { player: move.by, pokemon })
  ) {
    g.turnEnds = true;
    g.step('turn-ends', W.megaEndsTurn(cardName(card)), ['ptcg.kinds.mega-ends-turn'], { by: move.by });
  }
}
