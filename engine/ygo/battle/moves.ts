/** The `attack` move, the answer to a replay, and the attacks `now` offers. */
import { cardOf, other } from '../board/duel.ts';
import { registerMove } from '../game/moves.ts';
import { registerOffers } from '../game/offers.ts';
import { whyTurn } from '../turn/say.ts';
import { declareAttack, whyNotAttack } from './attack.ts';

registerMove('attack', {
  whyNot: (game, move) => whyNotAttack(game, move.by, cardOf(game.duel, move.card), move.target),
  make: (game, move) => declareAttack(game, cardOf(game.duel, move.card), move.target),
});
registerMove('decide', {
  // Answers are read beforehand, by the question's id; an answer to a replay that never comes is a mistake of the case.
  whyNot(game, move) {
    if (move.question !== 'replay') return [];
    const given = game.moves.slice(0, game.next).filter((m) => m.do === 'decide' && m.question === 'replay').length;
    const index = game.moves[game.next - 1] === move ? given : given + 1;
    const asked = game.rec.decisions.filter((d) => d.what === 'replay').length;
    return asked >= index ? [] : [whyTurn.nothingToReplay()];
  },
  make: () => undefined,
});

registerOffers((game, player) => {
  const { duel } = game;
  if (player !== duel.turn.player) return [];
  return duel.sides[player].zones.monsters.flatMap((card) => {
    const opposing = duel.sides[other(player)].zones.monsters.map((m) => m.id);
    const targets = [...opposing, 'player'];
    const legal = targets.filter((target) => whyNotAttack(game, player, card, target).length === 0);
    const best = legal[0] ?? opposing[0] ?? 'player';
    return [
      {
        by: player,
        card: card.id,
        name: card.info.name,
        do: 'attack',
        legal: legal.length > 0,
        ...(legal.length > 0 && { targets: [{ min: 1, max: 1, from: legal }] }),
        reasons: legal.length > 0 ? [] : whyNotAttack(game, player, card, best),
        open: [],
      },
    ];
  });
});
