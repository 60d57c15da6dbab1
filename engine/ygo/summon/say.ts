/** Sentences and reasons about Summons, Sets and battle positions. */
import type { Player } from '../../case/schema.ts';
import { list, type Catalogue, say } from '../../ruling/say.ts';
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import type { SummonKind } from '../effects/schema.ts';
import { reason } from '../game/game.ts';

/** The Summon by its official name. */
const SUMMON_NAMES: Record<SummonKind, Localized> = {
  normal: say('Normalbeschwörung', 'Normal Summon'),
  tribute: say('Tributbeschwörung', 'Tribute Summon'),
  set: say('Setzen', 'Set'),
  flip: say('Flippbeschwörung', 'Flip Summon'),
  special: say('Spezialbeschwörung', 'Special Summon'),
  fusion: say('Fusionsbeschwörung', 'Fusion Summon'),
  ritual: say('Ritualbeschwörung', 'Ritual Summon'),
  synchro: say('Synchrobeschwörung', 'Synchro Summon'),
  xyz: say('Xyz-Beschwörung', 'Xyz Summon'),
  pendulum: say('Pendelbeschwörung', 'Pendulum Summon'),
  link: say('Linkbeschwörung', 'Link Summon'),
};

export const zoneName = (zone: 'extra-left' | 'extra-right' | number): Localized =>
  zone === 'extra-left'
    ? say('linke Extra-Monsterzone', 'left Extra Monster Zone')
    : zone === 'extra-right'
      ? say('rechte Extra-Monsterzone', 'right Extra Monster Zone')
      : say(`Main-Monsterzone ${zone}`, `Main Monster Zone ${zone}`);

export const saySummon = {
  whichZone: (p: { card: Localized }) => say(`In welcher Zone liegt ${p.card.de}?`, `In which zone is ${p.card.en}?`),
  goesTo: (p: { card: Localized; zone: Localized }) =>
    say(`${p.card.de} kommt in: ${p.zone.de}.`, `${p.card.en} goes to: ${p.zone.en}.`),
  tributes: (p: { player: Player; cards: Localized[] }) =>
    say(
      `Spieler ${p.player} bietet ${list(p.cards).de} als Tribut an.`,
      `Player ${p.player} Tributes ${list(p.cards).en}.`,
    ),
  materials: (p: { player: Player; cards: Localized[]; for: Localized; how: SummonKind }) =>
    say(
      `Spieler ${p.player} legt ${list(p.cards).de} als Material für ${p.for.de} auf den Friedhof (${SUMMON_NAMES[p.how].de}).`,
      `Player ${p.player} sends ${list(p.cards).en} to the Graveyard as material for ${p.for.en} (${SUMMON_NAMES[p.how].en}).`,
    ),
  overlays: (p: { player: Player; cards: Localized[]; for: Localized }) =>
    say(
      `Spieler ${p.player} legt ${list(p.cards).de} übereinander; sie werden Xyz-Material von ${p.for.de}.`,
      `Player ${p.player} overlays ${list(p.cards).en}; they become Xyz Material of ${p.for.en}.`,
    ),
  attempts: (p: { player: Player; cards: Localized[]; how: SummonKind }) =>
    say(
      `Spieler ${p.player}: ${SUMMON_NAMES[p.how].de} von ${list(p.cards).de}; noch kann sie annulliert werden.`,
      `Player ${p.player}: ${SUMMON_NAMES[p.how].en} of ${list(p.cards).en}; it can still be negated.`,
    ),
  summoned: (p: { cards: Localized[]; how: SummonKind }) =>
    say(
      `${SUMMON_NAMES[p.how].de} erfolgreich: ${list(p.cards).de}.`,
      `${SUMMON_NAMES[p.how].en} successful: ${list(p.cards).en}.`,
    ),
  setsMonster: (p: { player: Player; card: Localized }) =>
    say(
      `Spieler ${p.player} setzt ${p.card.de} in verdeckter Verteidigungsposition.`,
      `Player ${p.player} Sets ${p.card.en} in face-down Defense Position.`,
    ),
  setsSpellTrap: (p: { player: Player; card: Localized }) =>
    say(`Spieler ${p.player} setzt ${p.card.de}.`, `Player ${p.player} Sets ${p.card.en}.`),
  changes: (p: { player: Player; card: Localized; to: 'attack' | 'defense' }) =>
    p.to === 'attack'
      ? say(
          `Spieler ${p.player} ändert ${p.card.de} in Angriffsposition.`,
          `Player ${p.player} changes ${p.card.en} to Attack Position.`,
        )
      : say(
          `Spieler ${p.player} ändert ${p.card.de} in Verteidigungsposition.`,
          `Player ${p.player} changes ${p.card.en} to Defense Position.`,
        ),
  whichTributes: (p: { player: Player; count: number; card: Localized }) =>
    say(
      `Welche ${p.count} Monster bietet Spieler ${p.player} für ${p.card.de} als Tribut an?`,
      `Which ${p.count} ${p.count === 1 ? 'monster' : 'monsters'} does Player ${p.player} Tribute for ${p.card.en}?`,
    ),
  whichMaterials: (p: { player: Player; card: Localized }) =>
    say(
      `Welches Material benutzt Spieler ${p.player} für ${p.card.de}?`,
      `Which material does Player ${p.player} use for ${p.card.en}?`,
    ),
  materialsFit: (p: { card: Localized; text: string }) =>
    say(
      `Erfüllt das genannte Material, was ${p.card.de} verlangt („${p.text}“)?`,
      `Does the named material meet what ${p.card.en} requires ("${p.text}")?`,
    ),
} satisfies Catalogue;

const r = (code: string, de: string, en: string, ...rules: RuleId[]): Reason => reason(code, { de, en }, ...rules);

export const whySummon = {
  notMainPhase: () =>
    r(
      'wrong-phase',
      'Das geht nur in der eigenen Main Phase.',
      "This is possible only in one's own Main Phase.",
      'ygo.turn.main1.actions',
    ),
  notInHand: (p: { card: Localized }) =>
    r(
      'wrong-place',
      `${p.card.de} ist nicht auf der Hand.`,
      `${p.card.en} is not in the hand.`,
      'ygo.summon.set.definition',
    ),
  notThere: (p: { card: Localized }, ...rules: RuleId[]) =>
    r(
      'wrong-place',
      `${p.card.de} liegt nicht dort, von wo diese Beschwörung möglich ist.`,
      `${p.card.en} is not where this Summon can take it from.`,
      ...(rules.length > 0 ? rules : (['ygo.summon.special.own-condition'] as const)),
    ),
  notAMonster: (p: { card: Localized }) =>
    r('not-a-monster', `${p.card.de} ist kein Monster.`, `${p.card.en} is no monster.`, 'ygo.summon.normal.eligible'),
  notASpell: (p: { card: Localized }) =>
    r(
      'not-a-spell',
      `${p.card.de} kann nicht als Zauber gesetzt werden.`,
      `${p.card.en} cannot be Set as a Spell.`,
      'ygo.zone.st.use',
    ),
  notNormal: (p: { card: Localized }) =>
    r(
      'cannot-normal-summon',
      `${p.card.de} kann nicht als Normalbeschwörung beschworen oder gesetzt werden.`,
      `${p.card.en} cannot be Normal Summoned or Set.`,
      'ygo.summon.normal.eligible',
    ),
  used: () =>
    r(
      'normal-summon-used',
      'In diesem Zug wurde schon normal beschworen oder gesetzt.',
      'A Normal Summon or Set has already been made this turn.',
      'ygo.summon.normal-or-set-once',
      'ygo.turn.main2.same-actions',
    ),
  tributeCount: (p: { needed: number; given: number }) =>
    p.given < p.needed
      ? r(
          'tributes',
          `Dafür braucht es ${p.needed} ${p.needed === 1 ? 'Tribut' : 'Tribute'}; ${p.given === 0 ? 'keiner ist' : `${p.given} ist`} da.`,
          `This takes ${p.needed} ${p.needed === 1 ? 'Tribute' : 'Tributes'}; there ${p.given === 1 ? 'is' : 'are'} ${p.given}.`,
          'ygo.summon.tribute.count',
        )
      : r(
          'tributes',
          `Dafür braucht es ${p.needed} ${p.needed === 1 ? 'Tribut' : 'Tribute'}, nicht ${p.given}.`,
          `This takes ${p.needed} ${p.needed === 1 ? 'Tribute' : 'Tributes'}, not ${p.given}.`,
          'ygo.summon.tribute.count',
        ),
  notTributable: (p: { card: Localized }) =>
    r(
      'tribute',
      `${p.card.de} kann hierfür nicht als Tribut angeboten werden.`,
      `${p.card.en} cannot be Tributed for this.`,
      'ygo.glossary.tribute.definition',
    ),
  noZone: (rule: RuleId) =>
    r('no-zone', 'Es ist keine Monsterzone frei.', 'There is no free Monster Zone.', rule, 'ygo.zone.monster.use'),
  noExtraZone: () =>
    r(
      'no-zone',
      'Weder eine Extra-Monsterzone noch eine Zone, auf die ein Linkmonster zeigt, ist frei.',
      'Neither an Extra Monster Zone nor a zone a Link Monster points to is free.',
      'ygo.current.link.placement',
      'ygo.current.zones.extra-monster-zones',
    ),
  wrongZone: (rule: RuleId) =>
    r('zone', 'Diese Zone ist dafür nicht möglich.', 'This zone is not possible for it.', rule),
  zoneTaken: (rule: RuleId) => r('zone-taken', 'Diese Zone ist schon belegt.', 'This zone is taken.', rule),
  secondExtraZone: () =>
    r(
      'second-extra-zone',
      'Eine Extra-Monsterzone hat der Spieler schon; die zweite nur, wenn eine Linkbeschwörung einen Extra Link schließt.',
      'The player uses one Extra Monster Zone already; the second only where a Link Summon closes an Extra Link.',
      'ygo.current.link.extra-link',
      'ygo.current.zones.extra-monster-zones',
    ),
  noStZone: () =>
    r('no-zone', 'Es ist keine Zauber- & Fallenzone frei.', 'There is no free Spell & Trap Zone.', 'ygo.zone.st.limit'),
  notFaceDown: (p: { card: Localized }) =>
    r('face-up', `${p.card.de} liegt nicht verdeckt.`, `${p.card.en} is not face-down.`, 'ygo.summon.flip.definition'),
  faceDown: (p: { card: Localized }) =>
    r(
      'face-down',
      `${p.card.de} liegt verdeckt; aufgedeckt wird es durch eine Flippbeschwörung.`,
      `${p.card.en} is face-down; it is turned face-up by a Flip Summon.`,
      'ygo.summon.flip.definition',
    ),
  setThisTurn: (p: { card: Localized }, rule: RuleId) =>
    r(
      'set-this-turn',
      `${p.card.de} wurde in diesem Spielzug gesetzt oder beschworen.`,
      `${p.card.en} was Set or Summoned this turn.`,
      rule,
    ),
  summonedThisTurn: (p: { card: Localized }, rule: RuleId) =>
    r(
      'summoned-this-turn',
      `${p.card.de} ist erst in diesem Spielzug auf das Spielfeld gekommen.`,
      `${p.card.en} came to the field this turn.`,
      rule,
    ),
  attackedThisTurn: (p: { card: Localized }) =>
    r(
      'attacked',
      `${p.card.de} hat in diesem Spielzug angegriffen.`,
      `${p.card.en} attacked this turn.`,
      'ygo.turn.position.exception-attacked',
    ),
  alreadyChanged: (p: { card: Localized }, ...rules: RuleId[]) =>
    r(
      'already-changed',
      `Die Kampfposition von ${p.card.de} wurde in diesem Spielzug schon geändert.`,
      `The battle position of ${p.card.en} has already been changed this turn.`,
      'ygo.turn.position.exception-already-changed',
      ...rules,
    ),
  linkPosition: (p: { card: Localized }) =>
    r(
      'link-position',
      `${p.card.de} ist ein Linkmonster und immer in Angriffsposition.`,
      `${p.card.en} is a Link Monster and always in Attack Position.`,
      'ygo.current.link.no-defense',
    ),
  notOnField: (p: { card: Localized }) =>
    r(
      'not-on-field',
      `${p.card.de} liegt nicht in der Monsterzone.`,
      `${p.card.en} is not in the Monster Zone.`,
      'ygo.turn.position.every-controlled-monster',
    ),

  // ─── Special Summons ───
  methodUnknown: (p: { how: SummonKind }, rule: RuleId) =>
    r(
      'not-in-this-edition',
      `In dieser Fassung der Regeln gibt es keine ${SUMMON_NAMES[p.how].de}.`,
      `This edition of the rules has no ${SUMMON_NAMES[p.how].en}.`,
      rule,
    ),
  wrongKind: (p: { card: Localized; how: SummonKind }, rule: RuleId) =>
    r(
      'wrong-kind',
      `${p.card.de} kann nicht durch ${SUMMON_NAMES[p.how].de} beschworen werden.`,
      `${p.card.en} cannot be Summoned by a ${SUMMON_NAMES[p.how].en}.`,
      rule,
    ),
  cannotSpecial: (p: { card: Localized }, rule: RuleId) =>
    r(
      'cannot-special-summon',
      `${p.card.de} kann so nicht als Spezialbeschwörung beschworen werden.`,
      `${p.card.en} cannot be Special Summoned this way.`,
      rule,
    ),
  notProper: (p: { card: Localized }, rule: RuleId) =>
    r(
      'not-properly-summoned',
      `${p.card.de} wurde noch nicht ordnungsgemäß beschworen.`,
      `${p.card.en} has not been properly Summoned before.`,
      rule,
    ),
  noProcedure: (p: { card: Localized }) =>
    r(
      'no-procedure',
      `${p.card.de} hat keine eigene Beschwörungsbedingung.`,
      `${p.card.en} has no summoning procedure of its own.`,
      'ygo.summon.special.own-condition',
    ),
  procedureCondition: (p: { card: Localized }) =>
    r(
      'condition',
      `Die Beschwörungsbedingung von ${p.card.de} ist nicht erfüllt.`,
      `The summoning condition of ${p.card.en} is not met.`,
      'ygo.summon.special.own-condition',
    ),
  materialMissing: (p: { card: Localized }, rule: RuleId) =>
    r(
      'material-missing',
      `${p.card.de} muss unter dem Material sein.`,
      `${p.card.en} must be among the material.`,
      rule,
    ),
  materialNotYours: (p: { card: Localized }, rule: RuleId) =>
    r(
      'material-not-controlled',
      `${p.card.de} ist kein eigenes Monster auf dem Spielfeld.`,
      `${p.card.en} is no monster the player controls on the field.`,
      rule,
    ),
  materialPlace: (p: { card: Localized }, rule: RuleId) =>
    r(
      'material-place',
      `${p.card.de} liegt nicht dort, woher das Material kommen darf.`,
      `${p.card.en} is not where the material may come from.`,
      rule,
    ),
  materialFaceDown: (p: { card: Localized }, rule: RuleId) =>
    r('material-face-down', `${p.card.de} liegt verdeckt.`, `${p.card.en} is face-down.`, rule),
  materialToken: (p: { card: Localized }) =>
    r(
      'material-token',
      `${p.card.de} ist eine Spielmarke und kann kein Xyz-Material sein.`,
      `${p.card.en} is a Token and cannot be Xyz Material.`,
      'ygo.token.no-xyz-material',
    ),
  materialLevel: (p: { card: Localized }, rule: RuleId) =>
    r('material-level', `${p.card.de} hat keine Stufe.`, `${p.card.en} has no Level.`, rule),
  materialForbidden: (p: { card: Localized; by: Localized }) =>
    r(
      'material-forbidden',
      `${p.card.de} kann nicht als Material benutzt werden (${p.by.de}).`,
      `${p.card.en} cannot be used as material (${p.by.en}).`,
      'ygo.rules-vs-cards.card-wins',
    ),
  materialWrong: (p: { card: Localized; for: Localized }, rule: RuleId) =>
    r(
      'material-wrong',
      `${p.card.de} ist kein passendes Material für ${p.for.de}.`,
      `${p.card.en} is no correct material for ${p.for.en}.`,
      rule,
    ),
  materialCount: (p: { given: number; for: Localized }, rule: RuleId) =>
    r(
      'material-count',
      `${p.given} Monster sind nicht die Zahl an Material, die ${p.for.de} verlangt.`,
      `${p.given === 1 ? '1 monster is' : `${p.given} monsters are`} not the number of materials ${p.for.en} requires.`,
      rule,
    ),
  materialTogether: (p: { for: Localized }, rule: RuleId) =>
    r(
      'material-together',
      `Diese Monster passen nicht so zusammen, wie es das Material von ${p.for.de} verlangt.`,
      `These monsters do not go together as the material of ${p.for.en} requires.`,
      rule,
    ),
  materialTwice: (p: { card: Localized }, rule: RuleId) =>
    r('material-twice', `${p.card.de} ist doppelt genannt.`, `${p.card.en} is named twice.`, rule),
  noTuner: () => r('no-tuner', 'Es fehlt ein Empfänger.', 'There is no Tuner.', 'ygo.synchro.material'),
  tooManyTuners: () =>
    r('too-many-tuners', 'Es darf genau 1 Empfänger sein.', 'There has to be exactly 1 Tuner.', 'ygo.synchro.material'),
  noNonTuner: () =>
    r(
      'no-non-tuner',
      'Es fehlt ein Monster, das kein Empfänger ist.',
      'There is no non-Tuner monster.',
      'ygo.synchro.material',
    ),
  levelSum: (p: { sum: number; level: number }) =>
    r(
      'level-sum',
      `Die Stufen ergeben ${p.sum}, nicht ${p.level}.`,
      `The Levels add up to ${p.sum}, not ${p.level}.`,
      'ygo.synchro.level-sum',
    ),
  levelsDiffer: () =>
    r(
      'levels-differ',
      'Die Monster haben nicht dieselbe Stufe.',
      'The monsters do not have the same Level.',
      'ygo.xyz.when',
    ),
  linkRating: (p: { rating: number }) =>
    r(
      'link-rating',
      `Das Material ergibt nicht die Linkzahl ${p.rating}.`,
      `The material does not add up to Link Rating ${p.rating}.`,
      'ygo.current.link.summon',
    ),
  ritualLevel: (p: { sum: number; level: number; exact: boolean }) =>
    r(
      'ritual-level',
      p.exact
        ? `Die Tribute ergeben Stufe ${p.sum}, nicht genau ${p.level}.`
        : `Die Tribute ergeben Stufe ${p.sum}, weniger als ${p.level}.`,
      p.exact
        ? `The Tributes add up to Level ${p.sum}, not exactly ${p.level}.`
        : `The Tributes add up to Level ${p.sum}, less than ${p.level}.`,
      'ygo.ritual.step2.amount',
    ),
  ritualTooMany: (p: { card: Localized }) =>
    r(
      'ritual-too-many',
      `${p.card.de} ist überzählig: Auch ohne diesen Tribut reichen die Stufen.`,
      `${p.card.en} is too many: the Levels suffice without it.`,
      'ygo.ritual.step2.amount',
    ),
  wrongMonster: (p: { card: Localized }, rule: RuleId) =>
    r(
      'wrong-monster',
      `${p.card.de} kann durch diese Karte nicht beschworen werden.`,
      `${p.card.en} cannot be Summoned by this card.`,
      rule,
    ),

  // ─── Pendulum ───
  scalesMissing: () =>
    r(
      'no-scales',
      'Nicht in beiden Pendelzonen liegt eine Karte.',
      'There is not a card in both Pendulum Zones.',
      'ygo.pendulum.both-zones-needed',
    ),
  pendulumUsed: () =>
    r(
      'pendulum-used',
      'In diesem Zug gab es schon eine Pendelbeschwörung.',
      'A Pendulum Summon has already been made this turn.',
      'ygo.pendulum.once-per-turn',
    ),
  betweenScales: (p: { card: Localized; level: number | undefined; low: number; high: number }) =>
    r(
      'level-range',
      `${p.card.de} (Stufe ${p.level ?? '–'}) liegt nicht zwischen den Pendelbereichen ${p.low} und ${p.high}.`,
      `${p.card.en} (Level ${p.level ?? '–'}) is not between the Pendulum Scales ${p.low} and ${p.high}.`,
      'ygo.pendulum.level-range',
    ),
  pendulumSource: (p: { card: Localized }) =>
    r(
      'wrong-place',
      `${p.card.de} ist weder auf der Hand noch ein offenes Pendelmonster im Extra Deck.`,
      `${p.card.en} is neither in the hand nor a face-up Pendulum Monster in the Extra Deck.`,
      'ygo.pendulum.resummon',
    ),
};
