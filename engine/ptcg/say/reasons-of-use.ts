/** Why an attack, an Ability or a card may not be used. */
import type { EnergyType, Player } from '../../case/schema.ts';
import type { RuleId } from '../../ruling/schema.ts';
import type { Payment } from '../attack/energy.ts';
import type { EventKind } from '../effects/modifiers.ts';
import { EVENT, L, type N, WHILE, POWER, ONCE_PER_GAME, symbols, reason } from './terms.ts';

export const reasonsOfUse = {
  notYourTurn: (p: Player) =>
    reason(
      'not-your-turn',
      L(`Spieler ${p} ist nicht am Zug.`, `It is not player ${p}'s turn.`),
      'ptcg.turn.three-parts',
    ),
  wrongStartingPlayer: (p: Player) =>
    reason(
      'wrong-starting-player',
      L(`Spieler ${p} beginnt diese Partie.`, `Player ${p} takes the first turn of this game.`),
      'ptcg.setup.coin-flip',
    ),
  turnOver: () =>
    reason(
      'turn-over',
      L('Der Zug ist vorbei; es ist keine weitere Aktion möglich.', 'The turn is over; no further action is possible.'),
      'ptcg.attack.last-action',
      'ptcg.checkup.when',
    ),
  alreadyDrawn: () =>
    reason(
      'already-drawn',
      L('Für diesen Zug wurde schon gezogen.', 'The card for this turn has been drawn already.'),
      'ptcg.turn.draw-one',
    ),
  gameOver: () => reason('game-over', L('Das Spiel ist vorbei.', 'The game is over.'), 'ptcg.winning.judged-once'),
  promoteFirst: (p: Player) =>
    reason(
      'promotion-owed',
      L(
        `Spieler ${p} muss erst ein neues Aktives Pokémon wählen.`,
        `Player ${p} must choose a new Active Pokémon first.`,
      ),
      'ptcg.knock-out.promote',
      'ptcg.knock-out.who-promotes-first',
    ),
  noPromotion: (p: Player) =>
    reason(
      'no-promotion',
      L(`Spieler ${p} hat ein Aktives Pokémon.`, `Player ${p} has an Active Pokémon.`),
      'ptcg.knock-out.promote',
    ),
  notInHand: (id: string) =>
    reason(
      'not-in-hand',
      L(`${id} ist nicht auf der Hand.`, `${id} is not in the hand.`),
      'ptcg.turn.actions-any-order',
    ),
  notYourPokemon: (id: string) =>
    reason(
      'not-your-pokemon',
      L(`${id} ist kein eigenes Pokémon im Spiel.`, `${id} is not one of that player's Pokémon in play.`),
      'ptcg.turn.actions-any-order',
    ),
  notOnBench: (id: string) =>
    reason(
      'not-on-bench',
      L(`${id} ist nicht auf der eigenen Bank.`, `${id} is not on that player's Bench.`),
      'ptcg.retreat.swap',
    ),
  unknownCard: () =>
    reason(
      'unknown-card',
      L('Es ist nicht bekannt, welche Karte das ist.', 'Nobody knows which card this is.'),
      'ptcg.turn.actions-any-order',
    ),
  noActive: (p: Player) =>
    reason(
      'no-active',
      L(`Spieler ${p} hat kein Aktives Pokémon.`, `Player ${p} has no Active Pokémon.`),
      'ptcg.attack.only-active',
    ),
  notActive: (p: N) =>
    reason(
      'not-active',
      L(`${p.de} ist nicht das Aktive Pokémon.`, `${p.en} is not the Active Pokémon.`),
      'ptcg.attack.only-active',
    ),
  noSuchAttack: (p: N, attack: string) =>
    reason(
      'no-such-attack',
      L(`${p.de} hat keine Attacke „${attack}“.`, `${p.en} has no attack “${attack}”.`),
      'ptcg.attack.step-a-choose',
      'ptcg.evolution.old-attacks-unusable',
    ),
  noSuchAbility: (p: N, ability: string | undefined) =>
    reason(
      'no-such-ability',
      L(
        `${p.de} hat keine nutzbare Fähigkeit${ability ? ` „${ability}“` : ''}.`,
        `${p.en} has no Ability${ability ? ` “${ability}”` : ''} to use.`,
      ),
      'ptcg.abilities.definition',
      'ptcg.evolution.old-attacks-unusable',
    ),
  /** `when`: it may be used, but only where this has just happened and it would do something. */
  worksByItself: (p: N, ability: N, when: EventKind | undefined) =>
    reason(
      'works-by-itself',
      when === undefined
        ? L(
            `„${ability.de}“ (${p.de}) wird nicht eingesetzt: Die Fähigkeit wirkt von selbst, wenn ihr Text es sagt.`,
            `“${ability.en}” (${p.en}) is not used by a player: it works by itself, when its text says so.`,
          )
        : L(
            `„${ability.de}“ (${p.de}) kann nur in dem Moment genutzt werden, den der Text nennt (${EVENT[when].de}), und nur, wenn die Fähigkeit dann etwas bewirkt.`,
            `“${ability.en}” (${p.en}) can be used only at the moment its text names (${EVENT[when].en}), and only if it then does something.`,
          ),
      'ptcg.abilities.definition',
    ),
  startingPlayerAttack: (rules: RuleId[]) =>
    reason(
      'starting-player-attack',
      L(
        'Der beginnende Spieler darf in seinem ersten Zug nicht angreifen.',
        'The starting player cannot attack in their first turn.',
      ),
      ...rules,
      'ptcg.turn.first-turn-limits',
    ),
  startingPlayerSupporter: (rules: RuleId[]) =>
    reason(
      'starting-player-supporter',
      L(
        'Der beginnende Spieler darf in seinem ersten Zug keine Unterstützerkarte spielen.',
        'The starting player cannot play a Supporter card in their first turn.',
      ),
      ...rules,
      'ptcg.turn.first-turn-limits',
    ),
  cannotAttackCondition: (p: N, c: 'asleep' | 'paralyzed') =>
    reason(
      c,
      L(`${p.de} ${WHILE[c].de} und kann nicht angreifen.`, `${p.en} ${WHILE[c].en} and can't attack.`),
      c === 'asleep' ? 'ptcg.conditions.asleep-effect' : 'ptcg.conditions.paralyzed-effect',
      'ptcg.attack.cannot-announce-asleep-paralyzed',
    ),
  cannotRetreatCondition: (p: N, c: 'asleep' | 'paralyzed') =>
    reason(
      c,
      L(`${p.de} ${WHILE[c].de} und kann sich nicht zurückziehen.`, `${p.en} ${WHILE[c].en} and can't retreat.`),
      'ptcg.retreat.asleep-paralyzed',
    ),
  cannotAttack: (p: N, by: N, missing?: N) =>
    reason(
      'cannot-attack',
      L(
        `${p.de} kann nicht angreifen (${by.de}${missing ? `; ${missing.de}` : ''}).`,
        `${p.en} can't attack (${by.en}${missing ? `; ${missing.en}` : ''}).`,
      ),
      'ptcg.attack.effects-on-attacker-next-turn',
      'ptcg.turn.card-beats-rulebook',
    ),
  cannotUseAttack: (p: N, attack: N, by: N) =>
    reason(
      'cannot-use-attack',
      L(`${p.de} kann ${attack.de} nicht einsetzen (${by.de}).`, `${p.en} can't use ${attack.en} (${by.en}).`),
      'ptcg.attack.effects-on-attacker-next-turn',
      'ptcg.turn.card-beats-rulebook',
    ),
  costNotMet: (attack: N, cost: readonly EnergyType[], units: number, payment: readonly Payment[]) => {
    const missing = symbols(payment.filter((p) => p.unit === undefined).map((p) => p.symbol));
    return reason(
      'cost-not-met',
      L(
        `${attack.de} kostet ${symbols(cost).de}; angelegt: ${units} Energie, es fehlt ${missing.de}.`,
        `${attack.en} costs ${symbols(cost).en}; ${units} Energy attached, missing ${missing.en}.`,
      ),
      'ptcg.attack.energy-requirement',
      'ptcg.attack.cost-each-energy-once',
    );
  },
  oncePerGame: (limit: 'gx' | 'vstar') =>
    reason(
      `${limit}-used`,
      L(
        `In diesem Spiel wurde schon eine ${POWER[limit].de} eingesetzt.`,
        `A ${POWER[limit].en} has been used in this game already.`,
      ),
      ...ONCE_PER_GAME[limit],
    ),
  cannotPayCost: (what: N) =>
    reason(
      'cost',
      L(`Was für ${what.de} abgegeben werden muss, ist nicht da.`, `What ${what.en} asks to give up is not there.`),
      'ptcg.choices.cost-must-be-payable',
    ),
  tooFewToDiscard: (what: N, needed: number, there: number) =>
    reason(
      'cost',
      L(
        `Was für ${what.de} abgegeben werden muss, ist nicht da: Karten sonst in der Hand: ${there}, nötig: ${needed}.`,
        `What ${what.en} asks to give up is not there: other cards in the hand: ${there}, needed: ${needed}.`,
      ),
      'ptcg.choices.cost-must-be-payable',
    ),
  noEffect: (what: N) =>
    reason(
      'no-effect',
      L(
        `${what.de} hätte nach allem, was beide sehen, keine Wirkung.`,
        `${what.en} would have no effect, on what both players can see.`,
      ),
      'ptcg.turn.card-without-effect',
    ),
  illegalTarget: (what: N, id: string) =>
    reason(
      'illegal-target',
      L(`${id} kann für ${what.de} nicht gewählt werden.`, `${id} can't be chosen for ${what.en}.`),
      'ptcg.attack.step-d-choices',
    ),
  numberOutOfRange: (what: N, n: number, most: number) =>
    reason(
      'number-out-of-range',
      L(
        `Für ${what.de} sind 0 bis ${most} möglich, nicht ${n}.`,
        `For ${what.en} 0 to ${most} are possible, not ${n}.`,
      ),
      'ptcg.attack.step-d-choices',
    ),
  tooFewChosen: (what: N, n: number) =>
    reason(
      'too-few-chosen',
      L(`Für ${what.de} müssen ${n} gewählt werden.`, `${n} must be chosen for ${what.en}.`),
      'ptcg.attack.step-d-choices',
    ),
  upToZero: (what: N) =>
    reason(
      'up-to-zero',
      L(`„Bis zu“ heißt bei ${what.de} mindestens eins.`, `“Up to” means at least one for ${what.en}.`),
      'ptcg.choices.up-to-at-least-one',
    ),
  noSuchOrder: (order: string) =>
    reason(
      'no-such-order',
      L(`Diese Reihenfolge gibt es hier nicht: ${order}.`, `There is no such order here: ${order}.`),
      'ptcg.attack.when-damaged-order',
    ),
  illegalCard: (what: N, id: string) =>
    reason(
      'illegal-card',
      L(`${id} kann für ${what.de} nicht genommen werden.`, `${id} can't be taken for ${what.en}.`),
      'ptcg.trainers.follow-text',
    ),
  notDifferent: (what: N, card: N, by: 'types' | 'names') =>
    reason(
      'not-different',
      L(
        `${what.de}: Die Karten müssen verschiedene ${by === 'types' ? 'Typen' : 'Namen'} haben; ${card.de} ist eine zu viel.`,
        `${what.en}: the cards must have different ${by}; ${card.en} is one too many.`,
      ),
      'ptcg.trainers.follow-text',
    ),
  tooManyCounters: (what: N, most: number, wanted: number) =>
    reason(
      'too-many-counters',
      L(
        `${what.de} verschiebt höchstens ${most} Schadensmarken, nicht ${wanted}.`,
        `${what.en} moves at most ${most} damage counters, not ${wanted}.`,
      ),
      'ptcg.choices.up-to-at-least-one',
    ),
  wrongCounters: (what: N, n: number, given: number) =>
    reason(
      'wrong-counters',
      L(
        `${what.de} verteilt ${n} Schadensmarken, nicht ${given}.`,
        `${what.en} spreads ${n} damage counters, not ${given}.`,
      ),
      'ptcg.attack.step-d-choices',
    ),
  noTarget: (what: N) =>
    reason(
      'no-target',
      L(
        `Es ist nicht gesagt, an welches Pokémon ${what.de} angelegt wird.`,
        `It is not said to which Pokémon ${what.en} is attached.`,
      ),
      'ptcg.energy.attach-meaning',
    ),
};
