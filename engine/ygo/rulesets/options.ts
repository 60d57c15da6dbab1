/**
 * What the editions of the Yu-Gi-Oh! rules disagree about: one list of options with named alternatives, and of
 * numbers. Printed by `judge rulesets` and `judge diff`.
 */
import type { OptionOf } from '../../ruling/ruleset.ts';
import type { Localized } from '../../ruling/schema.ts';

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
      'public-then-hand': {
        de: 'ebenso, aber freiwillige auf der Hand erst nach allen anderen',
        en: 'the same, but optional ones in the hand only after all others',
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
      'not-established': {
        de: 'das OCG hat ein eigenes Verfahren, das hier nicht gesichert ist',
        en: 'the OCG has a procedure of its own, which is not established here',
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
