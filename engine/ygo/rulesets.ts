/**
 * What the editions of the Yu-Gi-Oh! rules disagree about: one list of options with named alternatives, and each ruleset as data that says
 * which alternative it takes and on which rules that rests. Behaviour elsewhere is a table over the alternatives (`choose`), so a new
 * alternative does not compile until it is handled; nothing compares editions. Printed by `judge rulesets` and `judge diff`.
 */
import type { DamageTiming } from '../case/schema.ts';
import { type Cited, type OptionOf, type PrintedValue, printValues } from '../ruling/ruleset.ts';
import type { Localized, RuleId } from '../ruling/schema.ts';

const option = <const A extends string>(title: Localized, alternatives: Record<A, Localized>): OptionOf<A> => ({
  title,
  alternatives,
});

/** Options with named alternatives. */
export const OPTIONS = {
  simultaneousOrder: option(
    { de: 'Reihenfolge gleichzeitig ausgelöster Effekte', en: 'Order of effects triggered at the same time' },
    {
      'turn-player-then-opponent': {
        de: 'erst alle des Zugspielers, dann die des Gegners',
        en: "first all of the turn player's, then the opponent's",
      },
      'four-groups': {
        de: 'Pflichteffekte des Zugspielers, des Gegners, dann freiwillige des Zugspielers, des Gegners',
        en: "turn player's mandatory, opponent's mandatory, turn player's optional, opponent's optional",
      },
    },
  ),
  summonPriority: option(
    { de: 'Zündeffekt direkt nach der Beschwörung', en: 'Ignition effect right after a Summon' },
    {
      'summoner-first': {
        de: 'der Beschwörende darf ihn aktivieren, bevor der Gegner antworten darf',
        en: 'the summoning player may activate it before the opponent may respond',
      },
      none: { de: 'erst in offener Spielsituation', en: 'only in an open game state' },
    },
  ),
  lifePointsZero: option(
    { de: 'Life Points 0 während einer Kette', en: 'Life Points 0 during a Chain' },
    {
      'after-link': {
        de: 'verloren, sobald das Kettenglied aufgelöst ist',
        en: 'lost as soon as that Chain Link has resolved',
      },
      'at-once': { de: 'sofort verloren, auch mitten im Effekt', en: 'lost at once, even in the middle of an effect' },
    },
  ),
  lifePointCost: option(
    { de: 'Kosten in Höhe aller verbleibenden Life Points', en: 'A cost equal to all remaining Life Points' },
    {
      'must-keep-some': { de: 'nicht bezahlbar', en: 'cannot be paid' },
      'may-pay-all': { de: 'bezahlbar; wer sie bezahlt, verliert', en: 'can be paid, and the payer loses' },
    },
  ),
  drawTooMany: option(
    { de: 'Zieheffekt ohne genug Karten im Deck', en: 'A draw effect without enough cards in the Deck' },
    {
      'may-activate': {
        de: 'darf aktiviert werden; wer nicht ziehen kann, verliert',
        en: 'may be activated; a player who cannot draw loses',
      },
      'may-not-activate': { de: 'darf nicht aktiviert werden', en: 'may not be activated' },
    },
  ),
  searchInVain: option(
    { de: 'Sucheffekt ohne passende Karte im Deck', en: 'A search without a fitting card in the Deck' },
    {
      'may-activate': { de: 'darf aktiviert werden', en: 'may be activated' },
      'may-not-activate': { de: 'darf nicht aktiviert werden', en: 'may not be activated' },
    },
  ),
  equipWithoutMonster: option(
    {
      de: 'Ausrüstungszauber, dessen Monster weg oder verdeckt ist',
      en: 'An Equip Spell whose monster is gone or face-down',
    },
    {
      sent: { de: 'wird auf den Friedhof gelegt, nicht zerstört', en: 'is sent to the Graveyard, not destroyed' },
      destroyed: { de: 'wird zerstört', en: 'is destroyed' },
    },
  ),
  equipControl: option(
    {
      de: 'Kontrolle durch eine Ausrüstungskarte, deren Monster verdeckt wird',
      en: 'Control by an Equip Card whose monster is turned face-down',
    },
    {
      stays: { de: 'bleibt beim jetzigen Spieler', en: 'stays with the player who has it' },
      returns: { de: 'kehrt zurück', en: 'returns' },
    },
  ),
  controlOfFaceDown: option(
    {
      de: 'Ein durch einen Ausrüstungszauber übernommenes Monster, das verdeckt wird',
      en: 'A monster taken by an Equip Spell that is turned face-down',
    },
    {
      stays: { de: 'bleibt beim Spieler, der es übernommen hat', en: 'stays with the player who took it' },
      'goes-back': { de: 'geht mit dem Ausrüstungszauber zurück', en: 'goes back when the Equip Spell goes' },
    },
  ),
  fieldSpells: option(
    { de: 'Spielfeldzauber', en: 'Field Spells' },
    {
      'one-in-play': {
        de: 'nur einer auf dem ganzen Spielfeld; der neue zerstört den alten',
        en: 'one on the whole field; a new one removes the old',
      },
      'one-per-player': {
        de: 'einer je Spieler; der eigene alte wird auf den Friedhof gelegt',
        en: "one per player; a player's old one is sent to the Graveyard",
      },
    },
  ),
  targeting: option(
    { de: 'Was als Zielen gilt', en: 'What counts as targeting' },
    {
      'one-chosen-card': { de: 'nur die freie Wahl genau einer Karte', en: 'only the free choice of exactly one card' },
      'as-the-card-says': {
        de: 'was der Text als Ziel wählt, auch mehrere',
        en: 'whatever the text targets, several cards too',
      },
    },
  ),
  firstDraw: option(
    { de: 'Erster Zug des beginnenden Spielers', en: "The starting player's first turn" },
    {
      draws: { de: 'zieht eine Karte', en: 'draws a card' },
      'does-not-draw': { de: 'zieht keine Karte', en: 'does not draw a card' },
    },
  ),
  damageStep: option(
    { de: 'Was im Damage Step aktiviert werden darf', en: 'What may be activated in the Damage Step' },
    {
      'stat-changes-and-counters': {
        de: 'Konterfallen sowie Karten und Effekte, die ATK/DEF direkt ändern',
        en: 'Counter Traps, and cards and effects that directly change ATK/DEF',
      },
      'fast-effect-classes': {
        de: 'dazu Pflichteffekte, Effekte, die eine Aktivierung annullieren, und was ausdrücklich dort gilt',
        en: 'also mandatory effects, effects that negate an activation, and what says it works there',
      },
    },
  ),
  statChangesUntil: option(
    { de: 'ATK/DEF-Änderungen im Damage Step', en: 'ATK/DEF changes in the Damage Step' },
    {
      'start-of-calculation': { de: 'bis zum Beginn der Schadensberechnung', en: 'until damage calculation starts' },
      'before-calculation': { de: 'bis vor der Schadensberechnung', en: 'until before damage calculation' },
    },
  ),
  zeroAtk: option(
    { de: 'Zwei angreifende Monster mit 0 ATK', en: 'Two Attack Position monsters with 0 ATK' },
    {
      'both-destroyed': { de: 'beide werden zerstört', en: 'both are destroyed' },
      'none-destroyed': { de: 'keines wird zerstört', en: 'neither is destroyed' },
    },
  ),
  endStep: option(
    { de: 'Aus dem End Step zurück in den Battle Step', en: 'From the End Step back to the Battle Step' },
    {
      'may-return': { de: 'erlaubt für ein dort beschworenes Monster', en: 'allowed for a monster summoned there' },
      'may-not-return': { de: 'nicht erlaubt', en: 'not allowed' },
    },
  ),
  replay: option(
    { de: 'Replay', en: 'Replay' },
    {
      'number-changes': {
        de: 'wenn sich die Zahl der gegnerischen Monster ändert',
        en: "when the number of the opponent's monsters changes",
      },
      'monsters-change': {
        de: 'wenn ein gegnerisches Monster verschwindet oder dazukommt',
        en: "when one of the opponent's monsters leaves or a new one appears",
      },
    },
  ),
  replayFirstAttacker: option(
    { de: 'Der erste Angreifer nach einem Replay', en: 'The first attacker after a replay' },
    {
      'not-spent': {
        de: 'hat seinen Angriff noch; es beginnt ein neuer Battle Step',
        en: 'still has its attack; a new Battle Step begins',
      },
      spent: { de: 'hat seinen Angriff verbraucht', en: 'has used up its attack' },
    },
  ),
  damageStepProcedure: option(
    { de: 'Ablauf des Damage Steps', en: 'Procedure of the Damage Step' },
    {
      'six-steps': {
        de: 'vergleichen (aufdecken), Schaden, Effekte, Friedhof',
        en: 'compare (turn face-up), damage, effects, Graveyard',
      },
      'five-timings': {
        de: 'Beginn, vor, während und nach der Schadensberechnung, Ende',
        en: 'start, before, during and after damage calculation, end',
      },
    },
  ),
  positionChange: option(
    { de: 'Was als Änderung der Kampfposition zählt', en: 'What counts as changing the battle position' },
    {
      'any-change': { de: 'auch eine Änderung durch einen Effekt', en: 'a change by an effect, too' },
      'only-manual': { de: 'nur die Änderung durch den Spieler', en: "only the player's own change" },
    },
  ),
  extraDeckSummons: option(
    { de: 'Beschwörungen aus dem Extra Deck', en: 'Summons from the Extra Deck' },
    {
      fusion: { de: 'nur Fusion', en: 'Fusion only' },
      'fusion-synchro-xyz': { de: 'Fusion, Synchro, Xyz, Pendel', en: 'Fusion, Synchro, Xyz, Pendulum' },
      'and-link': { de: 'Fusion, Synchro, Xyz, Pendel, Link', en: 'Fusion, Synchro, Xyz, Pendulum, Link' },
    },
  ),
  monsterZones: option(
    { de: 'Monsterzonen', en: 'Monster Zones' },
    {
      five: { de: 'fünf je Spieler', en: 'five per player' },
      'five-and-extra': {
        de: 'fünf je Spieler und zwei gemeinsame Extra-Monsterzonen',
        en: 'five per player and two shared Extra Monster Zones',
      },
      'extra-deck-to-extra-zones': {
        de: 'ebenso; alles aus dem Extra Deck nur dorthin oder wohin ein Linkmonster zeigt (2017 bis 2020)',
        en: 'the same; all from the Extra Deck only there or where a Link Monster points (2017 to 2020)',
      },
    },
  ),
  pendulumZones: option(
    { de: 'Pendelzonen', en: 'Pendulum Zones' },
    {
      none: { de: 'gibt es nicht', en: 'do not exist' },
      'own-zones': { de: 'zwei eigene Zonen', en: 'two zones of their own' },
      'outer-spell-trap-zones': { de: 'die äußeren Zauber- & Fallenzonen', en: 'the outer Spell & Trap Zones' },
    },
  ),
  matchDraws: option(
    { de: 'Unentschiedene Duelle im Match', en: 'Drawn Duels in a Match' },
    {
      'one-win-two-draws': { de: 'ein Sieg und zwei Unentschieden gewinnen', en: 'one win and two draws win' },
      'two-wins': { de: 'zwei gewonnene Duelle gewinnen', en: 'two won Duels win' },
    },
  ),
  afterDrawnDuel: option(
    {
      de: 'Wer nach einem unentschiedenen Duell bestimmt, wer beginnt',
      en: 'Who chooses who goes first after a drawn Duel',
    },
    {
      'not-said': { de: 'nicht geregelt', en: 'not said' },
      'previous-chooser': { de: 'wer zuletzt bestimmt hat', en: 'whoever chose last' },
    },
  ),
  timeCalled: option(
    { de: 'Die Zeit läuft ab', en: 'Time is called' },
    {
      'finish-turn': {
        de: 'Zug zu Ende; mehr Duellsiege, dann mehr Life Points; bei Gleichstand weiter, bis sie sich unterscheiden',
        en: 'finish the turn; more Duel wins, then more Life Points; if equal, play on until they differ',
      },
      'extra-turns': {
        de: 'weitere Züge, dann Duellsiege und Life Points',
        en: 'further turns, then Duel wins and Life Points',
      },
      'finish-phase': {
        de: 'Phase zu Ende; mehr Life Points gewinnen das Duell, Gleichstand ist unentschieden (2018 bis 2025)',
        en: 'finish the phase; more Life Points win the Duel, equal ones are a draw (2018 to 2025)',
      },
      'two-wins-or-both-lose': {
        de: 'wer nicht zwei Duelle gewonnen hat, gewinnt das Match nicht',
        en: 'who has not won two Duels does not win the Match',
      },
    },
  ),
} satisfies Record<string, OptionOf<string>>;
export type OptionKey = keyof typeof OPTIONS;
export type AlternativeOf<K extends OptionKey> = keyof (typeof OPTIONS)[K]['alternatives'] & string;

/** Numbers that vary or might. */
export const NUMBERS = {
  startingLifePoints: { de: 'Life Points zu Beginn', en: 'Starting Life Points' },
  openingHand: { de: 'Starthand', en: 'Opening hand' },
  turnsAfterTime: { de: 'Weitere Spielzüge nach Zeitablauf', en: 'Further turns after time is called' },
  handLimit: { de: 'Handkartenlimit am Ende des Zuges', en: 'Hand limit at the end of the turn' },
  mainMonsterZones: { de: 'Monsterzonen je Spieler', en: 'Monster Zones per player' },
  spellTrapZones: { de: 'Zauber- & Fallenzonen je Spieler', en: 'Spell & Trap Zones per player' },
} satisfies Record<string, Localized>;
export type NumberKey = keyof typeof NUMBERS;

type Options = { [K in OptionKey]: Cited<AlternativeOf<K>> };
type Numbers = { [K in NumberKey]: Cited<number> };
/** Rules that stand under different ids in different editions, by what they say. */
export interface EditionRules {
  spellSpeed1: RuleId;
  respondAfterAction: RuleId;
  missedTiming: RuleId;
  triggers: RuleId;
  quickPlay: RuleId;
  damageStep: RuleId;
  costBeforeActivation: RuleId;
  ignition: RuleId;
  graveyardEffects: RuleId;
  noSuchCard: RuleId;
  negatedActivation: RuleId;
  negatedEffect: RuleId;
  targetGone: RuleId;
  unaffected: RuleId;
  /** Limits by what they count. */
  limits: { copy: RuleId; name: RuleId; chain: RuleId };
  continuousNoChain: RuleId;
  /** Leaving a phase or step. */
  leavePhase: RuleId;
  damageStepTimings: Record<DamageTiming, readonly RuleId[]>;
  attackedFaceDown: readonly RuleId[];
  noCalculation: readonly RuleId[];
  /** A monster destroyed by battle that is still on the field. */
  doomed: RuleId;
  attackNegated: readonly RuleId[];
  attackStops: readonly RuleId[];
  replayOptions: readonly RuleId[];
  statChanges: readonly RuleId[];
  positionTurnSummoned: RuleId;
  flipTurnSet: RuleId;
  zoneLimit: RuleId;
  normalSummon: RuleId;
  specialSummon: RuleId;
  ownProcedure: RuleId;
  properFirst: RuleId;
  methodUnknown: RuleId;
  /** Materials that are attached, and detached (cards of a later edition: as they say). */
  attached: RuleId;
  detached: RuleId;
  pendulumSources: RuleId;
}
export interface Ruleset {
  id: 'ygo-2004' | 'ygo-9.0' | 'ygo-current';
  title: Localized;
  /** The date it speaks for (ISO). */
  date: string;
  documents: readonly string[];
  options: Options;
  numbers: Numbers;
  rules: EditionRules;
}

const cited = <const T>(value: T, ...rules: RuleId[]): Cited<T> => ({ value, rules });

const version9: Ruleset = {
  id: 'ygo-9.0',
  title: { de: 'Regelbuch 9.0 (2014)', en: 'Rulebook 9.0 (2014)' },
  date: '2014-07-14',
  documents: ['ygo-rulebook-9.0-de'],
  options: {
    simultaneousOrder: cited('turn-player-then-opponent', 'ygo.simultaneous.order.9'),
    summonPriority: cited('none', 'ygo.current.priority.no-ignition-on-summon'),
    lifePointsZero: cited('after-link', 'ygo.win.lp-zero'),
    lifePointCost: cited('may-pay-all', 'ygo.glossary.cost.definition'),
    drawTooMany: cited('may-not-activate', 'ygo.current.draw.enough-cards'),
    searchInVain: cited('may-not-activate', 'ygo.glossary.search.no-valid-card'),
    equipWithoutMonster: cited('destroyed', 'ygo.glossary.equipped-monster.definition'),
    equipControl: cited('returns', 'ygo.current.control.equip-gone'),
    controlOfFaceDown: cited('goes-back', 'ygo.current.control.equip-gone'),
    fieldSpells: cited('one-per-player', 'ygo.zone.field.one-per-player', 'ygo.zone.field.replace'),
    targeting: cited('as-the-card-says', 'ygo.current.target.wording'),
    firstDraw: cited('does-not-draw', 'ygo.turn.draw.first-turn-no-draw'),
    damageStep: cited('stat-changes-and-counters', 'ygo.damage-step.allowed-cards'),
    statChangesUntil: cited('start-of-calculation', 'ygo.damage-step.allowed-until'),
    zeroAtk: cited('none-destroyed', 'ygo.zero-atk.both'),
    endStep: cited('may-not-return', 'ygo.current.battle.no-return-from-end-step'),
    replay: cited('monsters-change', 'ygo.replay.cause.target-removed', 'ygo.replay.cause.new-monster'),
    replayFirstAttacker: cited('spent', 'ygo.replay.first-attacker-spent'),
    damageStepProcedure: cited(
      'five-timings',
      'ygo.damage-step.attacked-face-down',
      'ygo.damage-step.flip-effect-timing',
    ),
    positionChange: cited('only-manual', 'ygo.current.position.effect-does-not-count'),
    extraDeckSummons: cited('fusion-synchro-xyz', 'ygo.summon.special.kinds'),
    monsterZones: cited('five', 'ygo.zone.monster.limit'),
    pendulumZones: cited('own-zones', 'ygo.zone.overview'),
    matchDraws: cited('two-wins', 'ygo.match.winner'),
    afterDrawnDuel: cited('previous-chooser', 'ygo.setup.later-duels.after-draw'),
    timeCalled: cited('extra-turns', 'ygo.current.end-of-match.extra-turns'),
  },
  numbers: {
    startingLifePoints: cited(8000, 'ygo.duel.start-lp'),
    openingHand: cited(5, 'ygo.setup.opening-hand'),
    turnsAfterTime: cited(3, 'ygo.current.end-of-match.extra-turns'),
    handLimit: cited(6, 'ygo.turn.end.hand-limit'),
    mainMonsterZones: cited(5, 'ygo.zone.monster.limit'),
    spellTrapZones: cited(5, 'ygo.zone.st.limit'),
  },
  rules: {
    spellSpeed1: 'ygo.spell-speed.1.members',
    respondAfterAction: 'ygo.priority.after-activation',
    missedTiming: 'ygo.current.missed-timing.when-you-can',
    triggers: 'ygo.effect.trigger.timing',
    quickPlay: 'ygo.spell.quickplay.opponent-turn',
    damageStep: 'ygo.damage-step.allowed-cards',
    costBeforeActivation: 'ygo.glossary.cost.before-activation',
    ignition: 'ygo.effect.ignition.when',
    graveyardEffects: 'ygo.effect.trigger.timing',
    noSuchCard: 'ygo.current.activation.could-do-something',
    negatedActivation: 'ygo.current.negation.activation',
    negatedEffect: 'ygo.current.negation.effect',
    targetGone: 'ygo.current.target.gone',
    unaffected: 'ygo.current.protection.unaffected',
    limits: {
      copy: 'ygo.current.limits.copy-or-name',
      name: 'ygo.current.limits.copy-or-name',
      chain: 'ygo.reset.once-per-window',
    },
    continuousNoChain: 'ygo.effect.continuous.no-activation',
    leavePhase: 'ygo.current.fast-effect-timing.end-of-phase',
    damageStepTimings: {
      start: ['ygo.battle.then-damage-step'],
      'before-calculation': ['ygo.damage-step.attacked-face-down'],
      calculation: ['ygo.damage.which-values'],
      'after-calculation': ['ygo.damage-step.flip-effect-timing', 'ygo.damage-step.flip-target'],
      end: ['ygo.fx.gy.after-resolve-effects'],
    },
    attackedFaceDown: ['ygo.damage-step.attacked-face-down', 'ygo.fx.flip.attack-damage-step'],
    noCalculation: ['ygo.damage-step.meaning'],
    doomed: 'ygo.damage-step.flip-target',
    attackNegated: ['ygo.current.battle.prevented-or-negated'],
    attackStops: ['ygo.battle.then-damage-step'],
    replayOptions: ['ygo.replay.options'],
    statChanges: ['ygo.current.atk-def.order', 'ygo.current.atk-def.lingering-set', 'ygo.current.atk-def.frozen'],
    positionTurnSummoned: 'ygo.turn.position.exception-summoned',
    flipTurnSet: 'ygo.summon.flip.not-turn-it-was-set',
    zoneLimit: 'ygo.zone.monster.limit',
    normalSummon: 'ygo.summon.normal.definition',
    specialSummon: 'ygo.summon.special.definition',
    ownProcedure: 'ygo.current.summon.inherent',
    properFirst: 'ygo.summon.special.proper-first',
    methodUnknown: 'ygo.summon.special.kinds',
    attached: 'ygo.xyz-material.attached',
    detached: 'ygo.xyz.detach',
    pendulumSources: 'ygo.pendulum.sources',
  },
};

const version2004: Ruleset = {
  ...version9,
  id: 'ygo-2004',
  title: { de: 'Regelbuch 2004 mit Regelwerk 1.6', en: 'Rulebook 2004 with Regelwerk 1.6' },
  date: '2005-01-01',
  documents: ['ygo-rulebook-2004-de', 'ygo-regelwerk-1.6-de', 'ygo-main-phase-1-de'],
  options: {
    ...version9.options,
    simultaneousOrder: cited('turn-player-then-opponent', 'ygo.simultaneous.order.2004'),
    summonPriority: cited('summoner-first', 'ygo.priority.summoner-keeps'),
    lifePointsZero: cited('after-link', 'ygo.win.lp-zero-mid-chain'),
    lifePointCost: cited('must-keep-some', 'ygo.cost.cannot-suicide'),
    drawTooMany: cited('may-activate', 'ygo.win.cannot-draw'),
    searchInVain: cited('may-activate', 'ygo.fx.trigger.no-choice'),
    equipWithoutMonster: cited('sent', 'ygo.gy.equip-lost-target-sent'),
    equipControl: cited('stays', 'ygo.reset.control-permanent'),
    controlOfFaceDown: cited('stays', 'ygo.reset.control-permanent'),
    fieldSpells: cited('one-in-play', 'ygo.zones.field-card-zone'),
    targeting: cited('one-chosen-card', 'ygo.target.definition', 'ygo.target.multiple-is-not-target'),
    firstDraw: cited('draws', 'ygo.turn.first-player-may-draw'),
    damageStep: cited('stat-changes-and-counters', 'ygo.damage-step.activation-limit', 'ygo.ds.counter-traps-legal'),
    statChangesUntil: cited('before-calculation', 'ygo.damage-step.activation-limit'),
    zeroAtk: cited('both-destroyed', 'ygo.battle.calc-table'),
    endStep: cited('may-return', 'ygo.bp.return-from-end-step'),
    replay: cited('number-changes', 'ygo.replay.trigger-number-change'),
    replayFirstAttacker: cited('not-spent', 'ygo.replay.rewind-to-battle-step', 'ygo.replay.may-choose-any'),
    damageStepProcedure: cited(
      'six-steps',
      'ygo.ds.seq.2-compare',
      'ygo.ds.seq.4-effects',
      'ygo.ds.seq.5-to-graveyard',
    ),
    positionChange: cited('any-change', 'ygo.turn.battle-position-change'),
    extraDeckSummons: cited('fusion', 'ygo.summon.special-definition'),
    pendulumZones: cited('none', 'ygo.zones.field-definition'),
    matchDraws: cited('one-win-two-draws', 'ygo.match.win', 'ygo.match.draw-results'),
    afterDrawnDuel: cited('not-said', 'ygo.setup.later-duels.loser-chooses'),
    timeCalled: cited('finish-turn', 'ygo.match.ude-tiebreak'),
  },
  numbers: { ...version9.numbers, turnsAfterTime: cited(0, 'ygo.match.ude-tiebreak') },
  rules: {
    spellSpeed1: 'ygo.speed.1.members.2004',
    respondAfterAction: 'ygo.response.definition',
    missedTiming: 'ygo.current.missed-timing.when-you-can',
    triggers: 'ygo.effect.trigger',
    quickPlay: 'ygo.spell.quickplay.opponent-turn',
    damageStep: 'ygo.damage-step.activation-limit',
    costBeforeActivation: 'ygo.cost.before-effect-no-refund',
    ignition: 'ygo.fx.cost.own-main-phase',
    graveyardEffects: 'ygo.fx.gy.when',
    noSuchCard: 'ygo.search.two-cases',
    negatedActivation: 'ygo.chain.activation-vs-resolution',
    negatedEffect: 'ygo.chain.activation-vs-resolution',
    targetGone: 'ygo.chain.activation-vs-resolution',
    unaffected: 'ygo.rules-vs-cards.card-wins',
    limits: {
      copy: 'ygo.reset.once-per-window',
      name: 'ygo.reset.once-per-window',
      chain: 'ygo.reset.once-per-window',
    },
    continuousNoChain: 'ygo.fx.cont.not-chained',
    leavePhase: 'ygo.priority.interrupt-end',
    damageStepTimings: {
      start: ['ygo.ds.seq.2-compare'],
      'before-calculation': ['ygo.ds.seq.2-compare'],
      calculation: ['ygo.ds.seq.3-damage'],
      'after-calculation': ['ygo.ds.seq.4-effects'],
      end: ['ygo.ds.seq.5-to-graveyard'],
    },
    attackedFaceDown: ['ygo.ds.seq.2-compare', 'ygo.fx.flip.attack-damage-step'],
    noCalculation: ['ygo.damage-step.meaning'],
    doomed: 'ygo.ds.seq.4-effects',
    attackNegated: ['ygo.battle.declare-attack'],
    attackStops: ['ygo.battle.then-damage-step'],
    replayOptions: ['ygo.replay.may-choose-any', 'ygo.replay.definition'],
    statChanges: ['ygo.current.atk-def.never-negative'],
    positionTurnSummoned: 'ygo.turn.battle-position-change',
    flipTurnSet: 'ygo.turn.battle-position-change',
    zoneLimit: 'ygo.zone.monster.limit',
    normalSummon: 'ygo.mp1.normal-definition',
    specialSummon: 'ygo.summon.special-definition',
    ownProcedure: 'ygo.ss.internal.definition',
    properFirst: 'ygo.ss.internal.first-then-external',
    methodUnknown: 'ygo.summon.special-definition',
    attached: 'ygo.st.follow-card-text',
    detached: 'ygo.st.follow-card-text',
    pendulumSources: 'ygo.summon.special-definition',
  },
};

const current: Ruleset = {
  ...version9,
  id: 'ygo-current',
  title: { de: 'Heutige Regeln', en: "Today's rules" },
  date: '2026-08-22',
  documents: ['ygo-current'],
  options: {
    ...version9.options,
    simultaneousOrder: cited('four-groups', 'ygo.current.segoc.order'),
    summonPriority: cited('none', 'ygo.current.priority.no-ignition-on-summon'),
    lifePointsZero: cited('at-once', 'ygo.current.win.immediate'),
    lifePointCost: cited('may-pay-all', 'ygo.current.cost.exact-lp'),
    drawTooMany: cited('may-not-activate', 'ygo.current.draw.enough-cards'),
    targeting: cited('as-the-card-says', 'ygo.current.target.wording'),
    damageStep: cited('fast-effect-classes', 'ygo.current.damage-step.allowed'),
    statChangesUntil: cited('before-calculation', 'ygo.current.damage-step.modifiers-until'),
    replay: cited('monsters-change', 'ygo.current.battle.replay-any-change'),
    monsterZones: cited('five-and-extra', 'ygo.current.zones.extra-monster-zones'),
    pendulumZones: cited('outer-spell-trap-zones', 'ygo.current.zones.pendulum'),
    matchDraws: cited('two-wins', 'ygo.match.winner'),
    afterDrawnDuel: cited('not-said', 'ygo.setup.later-duels.loser-chooses'),
    timeCalled: cited('two-wins-or-both-lose', 'ygo.current.end-of-match.no-lp-win'),
    extraDeckSummons: cited('and-link', 'ygo.current.link.is-special-summon'),
    endStep: cited('may-not-return', 'ygo.current.battle.no-return-from-end-step'),
    replayFirstAttacker: cited('spent', 'ygo.current.battle.replay-attack-spent', 'ygo.replay.first-attacker-spent'),
    damageStepProcedure: cited('five-timings', 'ygo.current.damage-step.five-timings'),
  },
  numbers: {
    ...version9.numbers,
    mainMonsterZones: cited(5, 'ygo.current.zones.extra-monster-zones'),
    turnsAfterTime: cited(0, 'ygo.current.end-of-match.no-lp-win'),
  },
  rules: {
    ...version9.rules,
    respondAfterAction: 'ygo.current.fast-effect-timing.after-action',
    missedTiming: 'ygo.current.missed-timing.when-you-can',
    damageStep: 'ygo.current.damage-step.allowed',
    graveyardEffects: 'ygo.effect.trigger.timing',
    negatedActivation: 'ygo.current.negation.activation',
    limits: {
      copy: 'ygo.current.limits.copy-or-name',
      name: 'ygo.current.limits.copy-or-name',
      chain: 'ygo.current.limits.once-per-chain',
    },
    damageStepTimings: {
      start: ['ygo.current.damage-step.start'],
      'before-calculation': ['ygo.current.damage-step.before-calculation'],
      calculation: ['ygo.current.damage-step.calculation'],
      'after-calculation': ['ygo.current.damage-step.after-calculation'],
      end: ['ygo.current.damage-step.end'],
    },
    attackedFaceDown: ['ygo.damage-step.attacked-face-down', 'ygo.current.damage-step.before-calculation'],
    noCalculation: ['ygo.current.damage-step.end-without-calculation'],
    doomed: 'ygo.current.damage-step.destroyed-not-target',
    attackStops: ['ygo.current.battle.battled'],
    zoneLimit: 'ygo.current.zones.extra-monster-zones',
    methodUnknown: 'ygo.summon.special.own-condition',
    pendulumSources: 'ygo.current.pendulum.extra-deck-placement',
  },
};

/** All rulesets of Yu-Gi-Oh!, oldest first. */
export const YGO_RULESETS: readonly Ruleset[] = [version2004, version9, current];
export const DEFAULT_YGO_RULESET = 'ygo-current';
export const ygoRuleset = (id: string = DEFAULT_YGO_RULESET): Ruleset | undefined =>
  YGO_RULESETS.find((r) => r.id === id);

/** What a table over an option's alternatives says under this ruleset. */
export function choose<K extends OptionKey, T>(ruleset: Ruleset, key: K, table: Record<AlternativeOf<K>, T>): T {
  return table[ruleset.options[key].value as AlternativeOf<K>];
}

/** A ruleset's values as `judge rulesets` and `judge diff` print them. */
export const printRuleset = (ruleset: Ruleset): PrintedValue[] =>
  printValues({ options: OPTIONS, numbers: NUMBERS }, ruleset);
