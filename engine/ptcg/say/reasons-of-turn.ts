/** Why an action of the turn, or one of setting up, may not be done. */
import { L, type N, KIND, reason } from './terms.ts';

export const reasonsOfTurn = {
  benchFull: (n: number) =>
    reason(
      'bench-full',
      L(`Die Bank ist voll (${n} Pokémon).`, `The Bench is full (${n} Pokémon).`),
      'ptcg.bench.play-basic',
    ),
  notBasic: (card: N) =>
    reason(
      'not-basic',
      L(`${card.de} ist kein Basis-Pokémon.`, `${card.en} is not a Basic Pokémon.`),
      'ptcg.bench.play-basic',
    ),
  setUpOnly: (card: N) =>
    reason(
      'set-up-only',
      L(
        `${card.de} wird nur beim Spielaufbau hingelegt, nicht im Zug.`,
        `${card.en} is put down only while setting up, not during a turn.`,
      ),
      'ptcg.turn.card-beats-rulebook',
    ),
  restored: (card: N) =>
    reason(
      'restored',
      L(
        `${card.de} kommt nur durch das passende Fossil ins Spiel.`,
        `${card.en} comes into play only through its Fossil.`,
      ),
      'ptcg.kinds.restored',
    ),
  vUnionPieces: (card: N) =>
    reason(
      'v-union-pieces',
      L(
        `Es liegen nicht alle vier Karten von ${card.de} auf dem Ablagestapel.`,
        `Not all four cards of ${card.en} are in the discard pile.`,
      ),
      'ptcg.kinds.v-union-play-all-four',
    ),
  vUnionOnce: (card: N) =>
    reason(
      'v-union-once',
      L(`${card.de} wurde in diesem Spiel schon gespielt.`, `${card.en} has been put into play in this game already.`),
      'ptcg.kinds.v-union-once',
    ),
  legendHalves: (card: N) =>
    reason(
      'legend-halves',
      L(`Von ${card.de} fehlt eine Hälfte auf der Hand.`, `One half of ${card.en} is missing from the hand.`),
      'ptcg.turn.card-beats-rulebook',
    ),
  noEvolution: (card: N) =>
    reason(
      'no-evolution',
      L(`${card.de} ist keine Entwicklungskarte.`, `${card.en} is not an Evolution card.`),
      'ptcg.evolution.from-hand-by-name',
    ),
  wrongName: (card: N, from: N, p: N) =>
    reason(
      'wrong-name',
      L(
        `${card.de} entwickelt sich aus ${from.de}, nicht aus ${p.de}.`,
        `${card.en} evolves from ${from.en}, not from ${p.en}.`,
      ),
      'ptcg.names.evolves-from-exact',
      'ptcg.evolution.from-hand-by-name',
      'ptcg.evolution.stage-steps',
    ),
  radiant: (p: N) =>
    reason(
      'radiant',
      L(
        `${p.de} ist ein Strahlendes Pokémon und entwickelt sich nicht.`,
        `${p.en} is a Radiant Pokémon and does not evolve.`,
      ),
      'ptcg.kinds.radiant-always-basic',
    ),
  firstTurnEvolve: () =>
    reason(
      'first-turn-evolve',
      L(
        'Im ersten Zug eines Spielers darf sich keines seiner Pokémon entwickeln.',
        "No Pokémon can evolve during its player's first turn.",
      ),
      'ptcg.evolution.not-first-turn',
    ),
  cameThisTurn: (p: N) =>
    reason(
      'came-this-turn',
      L(`${p.de} ist erst in diesem Zug ins Spiel gekommen.`, `${p.en} came into play this turn.`),
      'ptcg.evolution.not-on-arrival',
    ),
  evolvedThisTurn: (p: N) =>
    reason(
      'evolved-this-turn',
      L(`${p.de} hat sich in diesem Zug schon entwickelt.`, `${p.en} has evolved this turn already.`),
      'ptcg.evolution.once-per-turn',
    ),
  notEnergy: (card: N) =>
    reason(
      'not-energy',
      L(`${card.de} ist keine Energiekarte.`, `${card.en} is not an Energy card.`),
      'ptcg.energy.attach-meaning',
    ),
  energyUsed: () =>
    reason(
      'energy-used',
      L('In diesem Zug wurde schon eine Energiekarte angelegt.', 'An Energy card has been attached this turn already.'),
      'ptcg.turn.limit-energy',
      'ptcg.turn.effect-already-limit',
    ),
  cannotAttachTo: (card: N, p: N) =>
    reason(
      'cannot-attach-to',
      L(`${card.de} kann nicht an ${p.de} angelegt werden.`, `${card.en} can't be attached to ${p.en}.`),
      'ptcg.energy.attach-meaning',
    ),
  toolTaken: (p: N) =>
    reason(
      'tool-taken',
      L(`${p.de} hat schon eine Pokémon-Ausrüstung.`, `${p.en} has a Pokémon Tool already.`),
      'ptcg.trainers.tool-one-per-pokemon',
    ),
  supporterUsed: () =>
    reason(
      'supporter-used',
      L(
        'In diesem Zug wurde schon eine Unterstützerkarte gespielt.',
        'A Supporter card has been played this turn already.',
      ),
      'ptcg.trainers.one-supporter',
      'ptcg.turn.effect-already-limit',
    ),
  stadiumUsed: () =>
    reason(
      'stadium-used',
      L('In diesem Zug wurde schon eine Stadionkarte gespielt.', 'A Stadium card has been played this turn already.'),
      'ptcg.stadium.one-per-turn',
      'ptcg.turn.effect-already-limit',
    ),
  sameStadium: (card: N) =>
    reason(
      'same-stadium',
      L(`${card.de} ist schon im Spiel.`, `${card.en} is in play already.`),
      'ptcg.stadium.same-name-illegal',
    ),
  cannotPlay: (kind: keyof typeof KIND, by: N) =>
    reason(
      `cannot-play-${kind}`,
      L(`${KIND[kind].de} können nicht gespielt werden (${by.de}).`, `${KIND[kind].en} can't be played (${by.en}).`),
      'ptcg.turn.card-beats-rulebook',
      'ptcg.attack.effects-on-player-stay',
      'ptcg.abilities.lock-needs-source',
    ),
  forbiddenBy: (card: N, by: N) =>
    reason(
      'forbidden',
      L(`${by.de} verbietet das für ${card.de}.`, `${by.en} forbids that for ${card.en}.`),
      'ptcg.turn.card-beats-rulebook',
    ),
  retreatUsed: () =>
    reason(
      'retreat-used',
      L('In diesem Zug wurde schon zurückgezogen.', 'A Pokémon has retreated this turn already.'),
      'ptcg.turn.limit-retreat',
      'ptcg.turn.effect-already-limit',
    ),
  retreatCost: (p: N, cost: number, there: number) =>
    reason(
      'retreat-cost',
      L(
        `Der Rückzug von ${p.de} kostet ${cost} Energie; dafür da: ${there}.`,
        `Retreating ${p.en} costs ${cost} Energy; ${there} to pay it with.`,
      ),
      'ptcg.retreat.cost',
    ),
  retreatTooMuch: (cost: number, paid: number) =>
    reason(
      'retreat-too-much',
      L(
        `Es wird mehr Energie abgelegt als nötig (${paid} statt ${cost}).`,
        `More Energy is discarded than needed (${paid} instead of ${cost}).`,
      ),
      'ptcg.retreat.cost',
    ),
  retreatNotAttached: (p: N) =>
    reason(
      'retreat-not-attached',
      L(
        `Eine der genannten Karten ist nicht an ${p.de} angelegt.`,
        `One of the cards named is not attached to ${p.en}.`,
      ),
      'ptcg.retreat.cost',
    ),
  cannotRetreat: (p: N, by: N) =>
    reason(
      'cannot-retreat',
      L(`${p.de} kann sich nicht zurückziehen (${by.de}).`, `${p.en} can't retreat (${by.en}).`),
      'ptcg.turn.card-beats-rulebook',
    ),
  noBench: () =>
    reason(
      'no-bench',
      L(
        'Auf der Bank ist kein Pokémon, mit dem getauscht werden könnte.',
        'There is no Benched Pokémon to change places with.',
      ),
      'ptcg.retreat.swap',
    ),
  abilityOff: (what: N, by: N) =>
    reason(
      'ability-off',
      L(`${what.de} ist durch ${by.de} ausgeschaltet.`, `${what.en} is switched off by ${by.en}.`),
      'ptcg.abilities.switched-off',
    ),
  wrongPlace: (what: N, place: 'active' | 'bench') =>
    reason(
      'wrong-place',
      L(
        `${what.de} wirkt nur ${place === 'active' ? 'in der Aktiven Position' : 'auf der Bank'}.`,
        `${what.en} works only ${place === 'active' ? 'in the Active Spot' : 'on the Bench'}.`,
      ),
      'ptcg.abilities.definition',
    ),
  usedAlready: (what: N) =>
    reason(
      'used-already',
      L(`${what.de} wurde schon genutzt.`, `${what.en} has been used already.`),
      'ptcg.abilities.once-per-turn-each',
    ),
  nothingToUse: (id: string) =>
    reason(
      'nothing-to-use',
      L(`${id} hat keinen Effekt, den dieser Spieler nutzen könnte.`, `${id} has no effect this player could use.`),
      'ptcg.trainers.follow-text',
    ),
  notDiscardable: (p: N) =>
    reason(
      'not-discardable',
      L(`${p.de} darf nicht einfach abgelegt werden.`, `${p.en} can't simply be discarded from play.`),
      'ptcg.turn.actions-any-order',
    ),
  mustHaveBasic: () =>
    reason(
      'no-basic',
      L(
        'Die Starthand hat kein Basis-Pokémon: Es muss neu gemischt werden.',
        'The opening hand has no Basic Pokémon: a mulligan must be taken.',
      ),
      'ptcg.mulligan.when',
    ),
  notBasicForSetup: (card: N) =>
    reason(
      'not-basic',
      L(
        `${card.de} ist kein Basis-Pokémon und kann nicht Startpokémon sein.`,
        `${card.en} is not a Basic Pokémon and can't be put down at set-up.`,
      ),
      'ptcg.setup.place-active',
      'ptcg.setup.place-bench',
    ),
  tooManyMulliganCards: (n: number, most: number) =>
    reason(
      'too-many-mulligan-cards',
      L(
        `Erlaubt sind höchstens ${most} zusätzliche Karten, nicht ${n}.`,
        `At most ${most} extra cards may be drawn, not ${n}.`,
      ),
      'ptcg.mulligan.extra-cards',
    ),
  checkupNotNow: () =>
    reason('turn-not-over', L('Der Zug ist noch nicht vorbei.', 'The turn is not over yet.'), 'ptcg.checkup.when'),
};
