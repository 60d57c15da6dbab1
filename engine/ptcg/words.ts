/**
 * Every sentence of a Pokémon ruling, German and English, as a judge says it; the German is that of the German cards. A sentence is a
 * function: a missing text or parameter does not compile.
 */
import type { Coin, EnergyType, Player, SpecialCondition } from '../case/schema.ts';
import type { DamageTerm, Localized, Reason, RuleId } from '../ruling/schema.ts';
import { list, same } from '../ruling/say.ts';
import type { Card } from './board.ts';
import { localized, typeName } from './cards.ts';
import type { PrizeValue } from './derive.ts';
import type { EventKind, Quoted, Until } from './effects/schema.ts';
import type { Payment, Unit } from './energy.ts';

const L = (de: string, en: string): Localized => ({ de, en });
type N = Localized;

const CONDITION: Record<SpecialCondition, Localized> = {
  asleep: L('Schlaf', 'Asleep'),
  burned: L('Verbrennung', 'Burned'),
  confused: L('Verwirrung', 'Confused'),
  paralyzed: L('Paralyse', 'Paralyzed'),
  poisoned: L('Vergiftung', 'Poisoned'),
};
/** As it stands after "is now". */
const IS: Record<SpecialCondition, Localized> = {
  asleep: L('schläft jetzt', 'is now Asleep'),
  burned: L('ist jetzt verbrannt', 'is now Burned'),
  confused: L('ist jetzt verwirrt', 'is now Confused'),
  paralyzed: L('ist jetzt paralysiert', 'is now Paralyzed'),
  poisoned: L('ist jetzt vergiftet', 'is now Poisoned'),
};
const NO_LONGER: Record<SpecialCondition, string> = {
  asleep: 'schläft nicht mehr',
  burned: 'ist nicht mehr verbrannt',
  confused: 'ist nicht mehr verwirrt',
  paralyzed: 'ist nicht mehr paralysiert',
  poisoned: 'ist nicht mehr vergiftet',
};
const STAYS: Record<SpecialCondition, string> = {
  asleep: 'schläft weiter',
  burned: 'bleibt verbrannt',
  confused: 'bleibt verwirrt',
  paralyzed: 'bleibt paralysiert',
  poisoned: 'bleibt vergiftet',
};
const WHILE: Record<'asleep' | 'paralyzed', Localized> = {
  asleep: L('schläft', 'is Asleep'),
  paralyzed: L('ist paralysiert', 'is Paralyzed'),
};
const COIN: Record<Coin, Localized> = { heads: L('Kopf', 'heads'), tails: L('Zahl', 'tails') };
const WR = { weakness: L('Schwäche', 'Weakness'), resistance: L('Resistenz', 'Resistance') };
const UNTIL: Record<Until, Localized> = {
  'end-of-turn': L('bis zum Ende dieses Zuges', 'until the end of this turn'),
  'end-of-opponents-next-turn': L('bis zum Ende des nächsten Zuges des Gegners', "until the end of the opponent's next turn"),
  'end-of-own-next-turn': L('bis zum Ende des eigenen nächsten Zuges', "until the end of that player's own next turn"),
  'leaves-active': L('solange es in der Aktiven Position ist', 'as long as it is in the Active Spot'),
  game: L('für den Rest des Spiels', 'for the rest of the game'),
}; // prettier-ignore
const ZONE = {
  hand: L('auf die Hand', 'into the hand'),
  deck: L('ins Deck', 'into the deck'),
  'deck-top': L('oben auf das Deck', 'on top of the deck'),
  'deck-bottom': L('unter das Deck', 'on the bottom of the deck'),
  discard: L('auf den Ablagestapel', 'into the discard pile'),
  'lost-zone': L('ins Nirgendwo', 'into the Lost Zone'),
  bench: L('auf die Bank', 'onto the Bench'),
  stadium: L('als Stadion ins Spiel', 'into play as the Stadium'),
  evolve: L('auf das Pokémon, aus dem es sich entwickelt', 'onto the Pokémon it evolves from'),
};
type ZoneWord = keyof typeof ZONE;
const EVENT: Record<EventKind, Localized> = {
  'played-to-bench': L('auf die Bank gespielt', 'played onto the Bench'),
  evolved: L('entwickelt', 'evolved'),
  'moved-to-active': L('in die Aktive Position gekommen', 'moved to the Active Spot'),
  'moved-to-bench': L('auf die Bank gekommen', 'moved to the Bench'),
  damaged: L('durch eine Attacke Schaden erhalten', 'damaged by an attack'),
  'knocked-out': L('kampfunfähig', 'Knocked Out'),
  'energy-attached': L('Energie angelegt', 'Energy attached'),
  checkup: L('Pokémon-Check', 'Pokémon Checkup'),
  'turn-ended': L('Zug beendet', 'turn ended'),
  'supporter-played': L('Unterstützer gespielt', 'Supporter played'),
  'item-played': L('Item gespielt', 'Item played'),
  'stadium-played': L('Stadion gespielt', 'Stadium played'),
  'about-to-evolve': L('vor der Entwicklung', 'before it evolves'),
};
const KIND = {
  item: L('Itemkarten', 'Item cards'),
  supporter: L('Unterstützerkarten', 'Supporter cards'),
  stadium: L('Stadionkarten', 'Stadium cards'),
  tool: L('Pokémon-Ausrüstungen', 'Pokémon Tools'),
};
const ONE_KIND = {
  item: L('die Itemkarte', 'the Item'),
  supporter: L('die Unterstützerkarte', 'the Supporter'),
  stadium: L('die Stadionkarte', 'the Stadium'),
  tool: L('die Pokémon-Ausrüstung', 'the Pokémon Tool'),
};
/** Rules on the powers a player has once per game. */
export const ONCE_PER_GAME: Record<'gx' | 'vstar', readonly RuleId[]> = {
  gx: ['ptcg.kinds.gx-attack-once', 'ptcg.turn.once-per-game-limits'],
  vstar: ['ptcg.kinds.vstar-power-once', 'ptcg.turn.once-per-game-limits'],
};
const POWER = { gx: L('GX-Attacke', 'GX attack'), vstar: L('VSTAR-Power', 'VSTAR Power') };

const counters = (n: number): Localized =>
  L(n === 1 ? '1 Schadensmarke' : `${n} Schadensmarken`, n === 1 ? '1 damage counter' : `${n} damage counters`);
const NUMBER = {
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
};
const prizeCards = (n: number): Localized =>
  L(
    `${NUMBER.de[n] ?? n} ${n === 1 ? 'Preiskarte' : 'Preiskarten'}`,
    `${NUMBER.en[n] ?? n} Prize ${n === 1 ? 'card' : 'cards'}`,
  );
const capital = ({ de, en }: Localized): Localized => L(upper(de), upper(en));
const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const lower = (s: string): string => s.charAt(0).toLowerCase() + s.slice(1);
const symbols = (cost: readonly EnergyType[]): Localized =>
  cost.length === 0 ? L('keine', 'none') : list(cost.map(typeName));
/** A quoted text in both languages; one that stands in one language only is quoted as it is. */
export const quoted = (text: Quoted): Localized => (typeof text === 'string' ? same(text) : text);
const reason = (code: string, text: Localized, ...rules: RuleId[]): Reason => ({ code, text, rules });
/** '+20', '−20' (also +-20), '×2', '=0'. */
const change = (op: '+' | '-' | '×' | '=', n: number): string =>
  n < 0 && (op === '+' || op === '-') ? `${ops[op === '+' ? '-' : '+']}${-n}` : `${ops[op]}${n}`;
const ops = { '+': '+', '-': '−', '×': '×', '=': '=', '÷': '÷' } as const;

export const W = {
  // ── small words ──
  coin: (c: Coin) => COIN[c],
  yes: () => L('ja', 'yes'),
  no: () => L('nein', 'no'),
  nothing: () => L('nichts', 'nothing'),
  itself: () => L('sich selbst', 'itself'),
  number: (n: number) => same(n),
  list: (items: readonly Localized[]) => (items.length === 0 ? L('nichts', 'nothing') : list(items)),
  conditionName: (c: SpecialCondition) => CONDITION[c],
  conditionOf: (p: N, c: SpecialCondition) => L(`${CONDITION[c].de} von ${p.de}`, `${p.en} being ${CONDITION[c].en}`),

  // ── questions ──
  coinFor: (what: N) => L(`Münzwurf für ${what.de}: Kopf oder Zahl?`, `Coin flip for ${what.en}: heads or tails?`),
  factAsked: (what: N, text: Quoted) => L(`${what.de}: Trifft das zu? „${quoted(text).de}“`, `${what.en}: is this so? “${quoted(text).en}”`),
  unmodelled: (what: N, text: Quoted) =>
    L(`Der Text von ${what.de} muss vom Judge entschieden werden: „${quoted(text).de}“`, `The text of ${what.en} is for the judge to decide: “${quoted(text).en}”`),
  changesNothing: () => L('Er ändert hier nichts.', 'It changes nothing here.'),
  ifNothing: () => L('Ändert er hier nichts, gilt:', 'If it changes nothing here:'),
  chooseTarget: (what: N, n: number, upTo: boolean) =>
    L(`${what.de}: Welche${n === 1 ? 's' : ''} Pokémon (${upTo ? 'bis zu ' : ''}${n})?`, `${what.en}: which Pokémon (${upTo ? 'up to ' : ''}${n})?`),
  chooseCards: (what: N, n: number, upTo: boolean) =>
    L(`${what.de}: Welche Karte${n === 1 ? '' : 'n'} (${upTo ? 'bis zu ' : ''}${n})?`, `${what.en}: which card${n === 1 ? '' : 's'} (${upTo ? 'up to ' : ''}${n})?`),
  chooseEnergy: (what: N, n: number, upTo: boolean) =>
    L(`${what.de}: Welche Energie (${upTo ? 'bis zu ' : ''}${n})?`, `${what.en}: which Energy (${upTo ? 'up to ' : ''}${n})?`),
  chooseNumber: (what: N, most: number) => L(`${what.de}: Wie viele (0 bis ${most})?`, `${what.en}: how many (0 to ${most})?`),
  chooseOption: (what: N) => L(`${what.de}: Welche Möglichkeit?`, `${what.en}: which option?`),
  chooseAttack: (what: N) => L(`${what.de}: Welche Attacke wird eingesetzt?`, `${what.en}: which attack is used?`),
  chooseRetreat: (p: N, cost: number) =>
    L(`Welche Energie wird für den Rückzug von ${p.de} abgelegt (Kosten ${cost})?`, `Which Energy is discarded to retreat ${p.en} (cost ${cost})?`),
  spreadCounters: (what: N, n: number) => L(`${what.de}: Wie werden ${counters(n).de} verteilt?`, `${what.en}: how are ${counters(n).en} spread?`),
  searchOpen: (what: N, n: number, mayFail: boolean) =>
    L(`${what.de}: Was wird gefunden (${mayFail ? 'bis zu ' : ''}${n})?`, `${what.en}: what is found (${mayFail ? 'up to ' : ''}${n})?`),
  howMany: (what: N) => L(`${what.de}: Wie viele der abgelegten Karten zählen?`, `${what.en}: how many of the discarded cards count?`),
  may: (what: N) => L(`Wird ${what.de} genutzt?`, `Is ${what.en} used?`),
  mayGist: (what: N, gist: N) => L(`${what.de}: ${gist.de}?`, `${what.en}: ${gist.en}?`),
  whoIsPromoted: (p: Player) => L(`Welches Pokémon der Bank macht Spieler ${p} zum neuen Aktiven Pokémon?`, `Which Benched Pokémon does player ${p} make the new Active Pokémon?`),
  benchTooFull: (p: Player) => L(`Welches Pokémon legt Spieler ${p} von der zu vollen Bank ab?`, `Which Pokémon does player ${p} discard from the overfull Bench?`),
  notUsed: (p: N, what: N) => L(`${what.de} von ${p.de} wurde nicht genutzt (niemand hat es angesagt).`, `${p.en}'s ${what.en} was not used (nobody announced it).`),
  leftoverCoins: (n: number) => n === 1 ? L('Ein angegebener Münzwurf wurde nicht gebraucht.', 'One of the coin flips given was not needed.') : L(`${n} angegebene Münzwürfe wurden nicht gebraucht.`, `${n} of the coin flips given were not needed.`),
  benchTakenAsEmpty: (p: Player) => L(`Die Bank von Spieler ${p} ist nicht angegeben und gilt als leer.`, `Player ${p}'s Bench is not given and taken as empty.`),
  orderAssumed: (p: Player, names: readonly N[]) => L(`Spieler ${p} bestimmt die Reihenfolge; angenommen: ${names.map((n) => n.de).join(', ')}.`, `Player ${p} decides the order; taken as ${names.map((n) => n.en).join(', ')}.`),
  isKnockedOut: (p: N, damage: number) => L(`Die KP sind nicht bekannt (${p.de}): kampfunfähig mit ${damage} Schaden?`, `The HP are not known (${p.en}): Knocked Out with ${damage} damage?`),
  hpAsked: (p: N) => L(`Wie viele KP hat ${p.de}?`, `How much HP does ${p.en} have?`),
  typedUnknown: () => L('Das verteidigende Pokémon ist nicht bekannt: Gilt Schwäche oder Resistenz?', 'Nobody knows the Defending Pokémon: does Weakness or Resistance apply?'),
  byDamageAsked: (p: string | undefined) => L(`Wurde ${p ?? 'das Pokémon'} durch Schaden einer Attacke kampfunfähig?`, `Was ${p ?? 'the Pokémon'} Knocked Out by damage from an attack?`),
  wasLikeAsked: (p: string | undefined) => L(`War ${p ?? 'das Pokémon'} eines, von dem der Text spricht?`, `Was ${p ?? 'the Pokémon'} of the kind the text speaks of?`),
  rearrangeCounters: (what: N) => L(`${what.de}: Wie viele Schadensmarken liegen am Ende auf welchem Pokémon?`, `${what.en}: how many damage counters lie on which Pokémon in the end?`),
  unfit: (card: N, p: N) => L(`${card.de} darf nicht an ${p.de} angelegt sein und wird abgelegt.`, `${card.en} may not be attached to ${p.en} and is discarded.`),
  whichCard: () => L('Welche Karte ist das?', 'Which card is this?'),
  neither: () => L('keins von beiden', 'neither'),
  prizesUnknown: () => L('Das kampfunfähige Pokémon ist nicht bekannt: Wie viele Preiskarten ist es wert?', 'Nobody knows the Knocked Out Pokémon: how many Prize cards is it worth?'),
  severalTyped: (what: 'weakness' | 'resistance', p: N) => L(`Beide gedruckten Werte für ${WR[what].de} von ${p.de} passen zum Angreifer; dazu ist keine Regel bekannt: Welche gelten?`, `Both printed values for ${WR[what].en} of ${p.en} fit the attacker, and no ruling on that is known: which apply?`),
  onlyOne: (value: string, type: EnergyType) => L(`nur ${value} (${typeName(type).de})`, `only ${value} (${typeName(type).en})`),
  allOfThem: () => L('beide nacheinander', 'both, one after the other'),
  whichOrder: (p: Player, event: EventKind) => L(`In welcher Reihenfolge führt Spieler ${p} die Effekte aus (${EVENT[event].de})?`, `In which order does player ${p} carry out the effects (${EVENT[event].en})?`),
  turnAssumed: (p: Player, n: number) => L(`Welcher Zug es ist, steht nicht da: Es gilt Zug ${n}, Spieler ${p}.`, `Which turn it is, is not said: taken as turn ${n}, player ${p}.`),
  prizesAssumed: (p: Player, n: number) => L(`Wie viele Preiskarten Spieler ${p} noch hat, steht nicht da: Es gelten ${n}.`, `How many Prize cards player ${p} has left is not said: taken as ${n}.`),
  targetsTaken: (attack: N, names: readonly N[]) => L(`${attack.de} trifft, wie angegeben: ${list(names).de}.`, `${attack.en} hits what the case names: ${list(names).en}.`),
  cardsUnused: (n: number) => n === 1 ? L('Eine angegebene Karte wurde nicht gebraucht.', 'One of the cards named was not needed.') : L(`${n} angegebene Karten wurden nicht gebraucht.`, `${n} of the cards named were not needed.`),
  targetsUnused: (n: number) => L(`${n} angegebene Ziele wurden nicht gebraucht.`, `${n} of the targets given were not needed.`),
  howMuchDamage: (attack: N, printed: string) => L(`${attack.de} (${printed}): Wie viel Schaden ergibt der Attackentext?`, `${attack.en} (${printed}): how much damage does its text make it?`),
  promotionAssumed: (p: Player) => L(`Spieler ${p} hat noch kein neues Aktives Pokémon gewählt.`, `Player ${p} has not chosen a new Active Pokémon yet.`),
  movesAfterEnd: (n: number) => L(`${n} Aktionen nach dem Ende des Spiels bleiben außer Betracht.`, `${n} moves after the end of the game are left out.`),

  // ── the attack ──
  attack: {
    announced: (p: N, attack: N, cost: readonly EnergyType[], payment: readonly Payment[], units: readonly Unit[], cards: ReadonlyMap<string, Card>): Localized => {
      if (cost.length === 0) return L(`${p.de} setzt ${attack.de} ein; die Attacke kostet keine Energie.`, `${p.en} uses ${attack.en}; the attack costs no Energy.`);
      const parts = payment.map(({ symbol, unit }): Localized => {
        const card = unit === undefined ? undefined : cards.get(units[unit]!.card);
        const by = card?.def ? localized(card.def.name) : same(card?.name ?? '–');
        return L(`${typeName(symbol).de} durch ${by.de}`, `${typeName(symbol).en} by ${by.en}`);
      });
      const paid = list(parts);
      return L(`${p.de} setzt ${attack.de} ein. Bezahlt: ${paid.de}.`, `${p.en} uses ${attack.en}. Paid: ${paid.en}.`);
    },
    pays: (symbol: EnergyType) => L(`zahlt ${typeName(symbol).de}`, `pays ${typeName(symbol).en}`),
    altered: (by: N, coin: Coin) =>
      coin === 'heads'
        ? L(`${by.de}: Kopf, die Attacke findet statt.`, `${by.en}: heads, the attack goes ahead.`)
        : L(`${by.de}: Zahl, die Attacke hat keine Wirkung und gilt als nicht eingesetzt.`, `${by.en}: tails, the attack does nothing and counts as not used.`),
    confusionHeads: (p: N) => L(`${p.de} ist verwirrt: Kopf, die Attacke findet normal statt.`, `${p.en} is Confused: heads, the attack works normally.`),
    confusionTails: (p: N, n: number) =>
      L(`${p.de} ist verwirrt: Zahl. Die Attacke findet nicht statt, ${counters(n).de} werden auf ${p.de} gelegt.`, `${p.en} is Confused: tails. The attack does not happen; ${counters(n).en} are put on ${p.en}.`),
    again: (p: N, by: N) => L(`${p.de} darf in diesem Zug noch einmal angreifen (${by.de}).`, `${p.en} may attack once more in this turn (${by.en}).`),
    used: (attack: N) => L(`${attack.de} gilt als eingesetzt.`, `${attack.en} counts as used.`),
    usedOnce: (attack: N, limit: 'gx' | 'vstar') => L(`${attack.de} gilt als eingesetzt; die ${POWER[limit].de} dieses Spiels ist verbraucht.`, `${attack.en} counts as used; this game's ${POWER[limit].en} is spent.`),
    chosen: (names: readonly N[]) => L(`Gewählt: ${list(names).de}.`, `Chosen: ${list(names).en}.`),
    fails: (attack: N) => L(`${attack.de} hat keine Wirkung: Was die Attacke verlangt, ist nicht eingetreten.`, `${attack.en} does nothing: what it requires did not come about.`),
    copied: (own: N, other: N) => L(`${own.de} setzt ${other.de} als diese Attacke ein; deren Kosten werden nicht bezahlt.`, `${own.en} uses ${other.en} as this attack; its cost is not paid.`),
  },
  damage: {
    base: (n: number) => L(`Basisschaden ${n}`, `Base damage ${n}`),
    conditionNotMet: () => L('Die Bedingung für diesen Schaden ist nicht erfüllt: 0', 'The condition for this damage is not met: 0'),
    times: (n: number, times: number) => L(`${n}-mal ${times}, wie der Attackentext sagt`, `${n} times ${times}, as the attack text says`),
    plus: (n: number) => L(`+${n} durch den Attackentext`, `+${n} by the attack text`),
    minus: (n: number) => L(`−${n} durch den Attackentext`, `−${n} by the attack text`),
    textNotMet: (n: number) => L(`Die Bedingung des Attackentexts für ${n} ist nicht erfüllt`, `The attack text's condition for ${n} is not met`),
    modifier: (name: N, op: '+' | '-' | '×' | '=', n: number) => L(`${change(op, n)} durch ${name.de}`, `${change(op, n)} by ${name.en}`),
    notToThisTarget: (name: N) => L(`${name.de} gilt nicht für Schaden an diesem Pokémon`, `${name.en} does not apply to damage to this Pokémon`),
    notFromThisAttacker: (name: N) => L(`${name.de} gilt nicht gegen diesen Angreifer`, `${name.en} does not apply against this attacker`),
    notThisMuch: (name: N, n: number) => L(`${name.de} gilt nicht für ${n} Schaden`, `${name.en} does not apply to ${n} damage`),
    coinFailed: (name: N) => L(`${name.de}: Zahl, keine Wirkung`, `${name.en}: tails, no effect`),
    effectsIgnored: (name: N) => L(`${name.de} zählt nicht: Der Schaden wird nicht durch Effekte auf dem Ziel verändert`, `${name.en} does not count: this damage isn't affected by effects on the target`),
    noBase: () => L('Kein Basisschaden, daher keine Schwäche und kein Schaden', 'No base damage, so no Weakness and no damage'),
    zeroAfterAttacker: () => L('Schaden 0 oder weniger, die Berechnung endet vor Schwäche und Resistenz', 'Damage 0 or less, the calculation ends before Weakness and Resistance'),
    zeroAfterResistance: () => L('Schaden 0 oder weniger nach Resistenz, die Berechnung endet', 'Damage 0 or less after Resistance, the calculation ends'),
    benched: (what: 'weakness' | 'resistance') => L(`${WR[what].de} zählt nicht für Pokémon auf der Bank`, `${WR[what].en} is not applied to Benched Pokémon`),
    ignored: (what: 'weakness' | 'resistance') => L(`${WR[what].de} wird laut Attackentext nicht angewandt`, `${WR[what].en} is not applied, the attack text says`),
    none: (what: 'weakness' | 'resistance', p: N) => L(`${p.de} hat keine ${WR[what].de}`, `${p.en} has no ${WR[what].en}`),
    takenAway: (what: 'weakness' | 'resistance', p: N, by: N) => L(`${p.de} hat keine ${WR[what].de} durch ${by.de}`, `${p.en} has no ${WR[what].en} because of ${by.en}`),
    otherType: (what: 'weakness' | 'resistance', p: N, type: EnergyType, types: readonly EnergyType[]) =>
      L(`${WR[what].de} von ${p.de} ist ${typeName(type).de}, der Angreifer ist ${list(types.map(typeName)).de || 'ohne Typ'}`, `${p.en}'s ${WR[what].en} is ${typeName(type).en}, the attacker is ${list(types.map(typeName)).en || 'of no type'}`),
    typed: (what: 'weakness' | 'resistance', p: N, type: EnergyType, value: string) => L(`${value} ${WR[what].de} (${typeName(type).de}) von ${p.de}`, `${value} ${WR[what].en} (${typeName(type).en}) of ${p.en}`),
    value: (what: 'weakness' | 'resistance', value: string) => L(`${value} ${WR[what].de}`, `${value} ${WR[what].en}`),
    tera: () => L('Tera: kein Schaden durch Attacken auf der Bank', 'Tera: no damage from attacks while on the Bench'),
    prevented: (by: N) => L(`Aller Schaden verhindert durch ${by.de}`, `All damage prevented by ${by.en}`),
    step: (t: Pick<DamageTerm, 'text' | 'outcome' | 'before' | 'after' | 'op'>): Localized =>
      t.outcome === 'skipped' || t.op === undefined ? L(`${t.text.de}.`, `${t.text.en}.`) : L(`${t.text.de}: ${t.after}.`, `${t.text.en}: ${t.after}.`),
    noCounters: (p: N) => L(`Kein Schaden: keine Schadensmarken auf ${p.de}.`, `No damage: no damage counters on ${p.en}.`),
    counters: (p: N, points: number, now: number) => L(`${points} Schaden: ${counters(points / 10).de} auf ${p.de}, jetzt ${now} Schaden.`, `${points} damage: ${counters(points / 10).en} on ${p.en}, now ${now} damage.`),
    survives: (p: N, by: N, left: number) => L(`${p.de} wird durch ${by.de} nicht kampfunfähig; ${left} KP bleiben.`, `${p.en} is not Knocked Out because of ${by.en}; ${left} HP remain.`),
    /** As in the headline: "90 base", "×2 Weakness". */
    short: (t: DamageTerm): Localized => {
      const n = `${ops[t.op ?? '=']}${t.value ?? ''}`;
      switch (t.kind) {
        case 'base':
          return L(`${t.value ?? 0} Basisschaden`, `${t.value ?? 0} base`);
        case 'weakness':
        case 'resistance':
          return L(`${n} ${WR[t.kind].de}`, `${n} ${WR[t.kind].en}`);
        case 'times':
          return L(`mal ${t.value}`, `times ${t.value}`);
        case 'plus':
        case 'minus':
          return L(`${n} durch den Text`, `${n} from its text`);
        default:
          return t.text;
      }
    },
  },

  // ── instructions ──
  run: {
    prevented: (p: N, by: N) => L(`${by.de} verhindert diesen Effekt auf ${p.de}.`, `${by.en} prevents this effect on ${p.en}.`),
    counters: (p: N, n: number) => L(`${counters(n).de} auf ${p.de} gelegt; das ist kein Schaden.`, `${counters(n).en} put on ${p.en}; that is not damage.`),
    countersMoved: (from: N, to: N, n: number) => L(`${counters(n).de} von ${from.de} auf ${to.de} verschoben.`, `${counters(n).en} moved from ${from.en} to ${to.en}.`),
    countersLost: (from: N, to: N, n: number, by: N) => L(`${counters(n).de} von ${from.de} entfernt; ${by.de} verhindert, dass ${to.de} sie erhält.`, `${counters(n).en} removed from ${from.en}; ${by.en} keeps them off ${to.en}.`),
    healed: (p: N, points: number) => L(`${points} Schaden von ${p.de} geheilt.`, `${points} damage healed from ${p.en}.`),
    cannotBeHealed: (p: N, by: N) => L(`${p.de} kann nicht geheilt werden (${by.de}).`, `${p.en} can't be healed (${by.en}).`),
    condition: (p: N, c: SpecialCondition, replaced: readonly SpecialCondition[], n?: number) => {
      const more = n === undefined ? L('', '') : L(` (${counters(n).de} je Check)`, ` (${counters(n).en} each Checkup)`);
      const instead = replaced.length === 0 ? L('', '') : L(` statt ${list(replaced.map((r) => CONDITION[r])).de}`, ` instead of ${list(replaced.map((r) => CONDITION[r])).en}`);
      return L(`${p.de} ${IS[c].de}${instead.de}${more.de}.`, `${p.en} ${IS[c].en}${instead.en}${more.en}.`);
    },
    immune: (p: N, c: SpecialCondition) => L(`${p.de} kann nicht betroffen werden: ${CONDITION[c].de}.`, `${p.en} can't be ${CONDITION[c].en}.`),
    recovered: (p: N, gone: readonly SpecialCondition[]) => L(`${p.de} erholt sich: ${list(gone.map((c) => CONDITION[c])).de} endet.`, `${p.en} recovers from being ${list(gone.map((c) => CONDITION[c])).en}.`),
    energyDiscarded: (cards: readonly N[], p: N, to: ZoneWord) => L(`${list(cards).de} von ${p.de} ${ZONE[to].de} gelegt.`, `${list(cards).en} moved from ${p.en} ${ZONE[to].en}.`),
    attached: (card: N, p: N) => L(`${card.de} an ${p.de} angelegt (nicht die Energie des Zuges).`, `${card.en} attached to ${p.en} (not the turn's attachment).`),
    energyMoved: (card: N, from: N, to: N) => L(`${card.de} von ${from.de} zu ${to.de} verschoben.`, `${card.en} moved from ${from.en} to ${to.en}.`),
    drew: (p: Player, n: number, wanted: number) =>
      n < wanted ? L(`Spieler ${p} zieht ${n} statt ${wanted} Karten: mehr hat das Deck nicht. Dadurch verliert niemand.`, `Player ${p} draws ${n} instead of ${wanted} cards: the deck has no more. Nobody loses by that.`) : L(`Spieler ${p} zieht ${n} ${n === 1 ? 'Karte' : 'Karten'}.`, `Player ${p} draws ${n} ${n === 1 ? 'card' : 'cards'}.`),
    taken: (p: Player, cards: readonly N[], to: ZoneWord) => L(`Spieler ${p}: ${list(cards).de} ${ZONE[to].de}.`, `Player ${p}: ${list(cards).en} ${ZONE[to].en}.`),
    searchFailed: (p: Player) => L(`Spieler ${p} findet nichts; das Deck wird gemischt.`, `Player ${p} finds nothing; the deck is shuffled.`),
    searchedUnknown: (p: Player, n: number) => L(`Spieler ${p} nimmt ${n} Karte(n), die nicht genannt sind, auf die Hand.`, `Player ${p} takes ${n} card(s) nobody named into the hand.`),
    discarded: (p: Player, cards: readonly N[], to: ZoneWord) => L(`Spieler ${p} legt ${list(cards).de} aus der Hand ${ZONE[to].de}.`, `Player ${p} moves ${list(cards).en} from the hand ${ZONE[to].en}.`),
    deckDiscarded: (p: Player, n: number) => L(`${n} Karte(n) vom Deck von Spieler ${p} abgelegt. Ein leeres Deck verliert erst beim Ziehen zu Zugbeginn.`, `${n} card(s) discarded from player ${p}'s deck. An empty deck loses only when drawing at the start of a turn.`),
    handShuffled: (p: Player, n: number, bottom: boolean) => L(`Spieler ${p} mischt ${n} Handkarte(n) ${bottom ? 'und legt sie unter das Deck' : 'ins Deck'}.`, `Player ${p} shuffles ${n} card(s) from the hand ${bottom ? 'and puts them on the bottom of the deck' : 'into the deck'}.`),
    switched: (p: Player, old: N, to: N) => L(`Spieler ${p}: ${to.de} wird Aktives Pokémon, ${old.de} geht auf die Bank.`, `Player ${p}: ${to.en} becomes the Active Pokémon, ${old.en} goes to the Bench.`),
    leftPlay: (p: N, to: ZoneWord, attached: 'with' | 'discard') => L(`${p.de} geht ${ZONE[to].de}${attached === 'with' ? ' mit allen angelegten Karten' : '; angelegte Karten werden abgelegt'}. Nicht kampfunfähig, keine Preiskarte.`, `${p.en} goes ${ZONE[to].en}${attached === 'with' ? ' with all attached cards' : '; attached cards are discarded'}. Not Knocked Out, no Prize card.`),
    devolved: (p: N, now: N, to: ZoneWord) => L(`${p.de} wird zu ${now.de} rückentwickelt, die Entwicklungskarte geht ${ZONE[to].de}.`, `${p.en} devolves into ${now.en}; the Evolution card goes ${ZONE[to].en}.`),
    willBeKnockedOut: (p: N) => L(`${p.de} wird kampfunfähig gemacht.`, `${p.en} is Knocked Out by the effect.`),
    flipped: (what: N, coins: readonly Coin[]) => L(`${what.de}: ${coins.map((c) => COIN[c].de).join(', ')}.`, `${what.en}: ${coins.map((c) => COIN[c].en).join(', ')}.`),
    inForceOnPlayer: (p: Player, by: N, until: Until) => L(`${by.de} wirkt auf Spieler ${p}, ${UNTIL[until].de}.`, `${by.en} affects player ${p}, ${UNTIL[until].en}.`),
    inForceOnGame: (by: N, until: Until) => L(`${by.de} wirkt ${UNTIL[until].de}.`, `${by.en} is in force ${UNTIL[until].en}.`),
    inForceOnPokemon: (p: N, by: N, until: Until) => L(`${by.de} wirkt auf ${p.de}, ${UNTIL[until].de}.`, `${by.en} affects ${p.en}, ${UNTIL[until].en}.`),
    exchanged: (old: N, now: N, to: ZoneWord) => L(`${now.de} tritt an die Stelle von ${old.de}; alles, was darauf liegt, bleibt. ${old.de} geht ${ZONE[to].de}.`, `${now.en} takes the place of ${old.en}; everything on it stays. ${old.en} goes ${ZONE[to].en}.`),
    prizesRenewed: (p: Player, n: number) => L(`Spieler ${p} mischt die Preiskarten ins Deck und legt ${n} neue aus.`, `Player ${p} shuffles the Prize cards into the deck and puts ${n} new ones down.`),
    rearranged: (n: number) => L(`${counters(n).de} neu verteilt.`, `${counters(n).en} rearranged.`),
    toolDiscarded: (card: N, p: N) => L(`${card.de} von ${p.de} abgelegt.`, `${card.en} discarded from ${p.en}.`),
    stadiumDiscarded: (card: N) => L(`${card.de} abgelegt; die Wirkung endet.`, `${card.en} discarded; its effect ends.`),
    turnEnds: (p: Player) => L(`Der Zug von Spieler ${p} endet.`, `Player ${p}'s turn ends.`),
    extraTurn: (p: Player) => L(`Spieler ${p} hat danach noch einen Zug.`, `Player ${p} takes another turn after this one.`),
  },
  trigger: (p: N, what: N, event: EventKind) => L(`${what.de} von ${p.de} wird ausgelöst (${EVENT[event].de}).`, `${p.en}'s ${what.en} triggers (${EVENT[event].en}).`),

  // ── Knock Outs, Prize cards, winning ──
  knockedOut: (p: N, damage: number, hp: number | undefined) => hp === undefined || damage < hp ? L(`${p.de} ist kampfunfähig.`, `${p.en} is Knocked Out.`) : L(`${p.de} hat ${damage} Schaden bei ${hp} KP und ist kampfunfähig.`, `${p.en} has ${damage} damage against ${hp} HP and is Knocked Out.`),
  discardedKnockedOut: (p: N, active: boolean, elsewhere?: N) => L(`${p.de} und alle angelegten Karten werden abgelegt${elsewhere ? ` (${elsewhere.de})` : ''}${active ? '; die Aktive Position ist leer' : ''}.`, `${p.en} and all cards attached to it are discarded${elsewhere ? ` (${elsewhere.en})` : ''}${active ? '; the Active Spot is empty' : ''}.`),
  prizeValue: (p: N, taker: Player, { printed, value, changes }: PrizeValue) => {
    const why = changes.length === 0 ? L('', '') : L(` (${printed}, verändert durch ${list(changes.map((h) => h.name)).de})`, ` (${printed}, changed by ${list(changes.map((h) => h.name)).en})`);
    return L(`Für ${p.de} nimmt Spieler ${taker} ${prizeCards(value).de}${why.de}.`, `For ${p.en}, player ${taker} takes ${prizeCards(value).en}${why.en}.`);
  },
  prizesTaken: (p: Player, n: number) => L(`Spieler ${p} nimmt ${prizeCards(n).de} auf die Hand.`, `Player ${p} takes ${prizeCards(n).en} into the hand.`),
  promoted: (p: Player, to: N) => L(`Spieler ${p} macht ${to.de} zum neuen Aktiven Pokémon.`, `Player ${p} makes ${to.en} the new Active Pokémon.`),
  discardedFromBench: (p: N) => L(`${p.de} wird wegen der kleineren Bank abgelegt; nicht kampfunfähig.`, `${p.en} is discarded because the Bench got smaller; not Knocked Out.`),
  won: {
    prizes: (p: Player): Reason => reason('prizes', L(`Spieler ${p} hat die letzte Preiskarte genommen`, `player ${p} has taken the last Prize card`), 'ptcg.winning.prizes'),
    noPokemon: (_p: Player, loser: Player): Reason => reason('no-pokemon', L(`Spieler ${loser} hat kein Pokémon mehr im Spiel`, `player ${loser} has no Pokémon left in play`), 'ptcg.winning.no-pokemon'),
    byEffect: (p: Player, by: N): Reason => reason('card-effect', L(`Spieler ${p} gewinnt durch ${by.de}`, `player ${p} wins by ${by.en}`), 'ptcg.turn.card-beats-rulebook'),
    deckOut: (_p: Player, loser: Player): Reason => reason('deck-out', L(`Spieler ${loser} kann zu Beginn des Zuges keine Karte ziehen`, `player ${loser} cannot draw a card at the beginning of the turn`), 'ptcg.winning.deck-out'),
    /** `against`: in how many ways the other player wins. */
    wins: (p: Player, why: readonly Localized[], against: number) =>
      against > 0
        ? L(`Spieler ${p} gewinnt ${why.length} : ${against}: ${list(why).de}`, `Player ${p} wins ${why.length} ways to ${against}: ${list(why).en}`)
        : L(`Spieler ${p} gewinnt: ${list(why).de}`, `Player ${p} wins: ${list(why).en}`),
    suddenDeath: () => L('Sudden Death: Beide Spieler gewinnen auf gleich viele Arten', 'Sudden Death: both players win in equally many ways'),
  },

  // ── Pokémon Checkup and the turn ──
  attachFails: (card: N, by: N) => L(`${by.de}: Zahl. ${card.de} wird abgelegt statt angelegt; die Energie des Zuges ist nicht verbraucht.`, `${by.en}: tails. ${card.en} is discarded instead of attached; the turn's attachment is not used up.`),
  checkup: {
    begins: () => L('Pokémon-Check.', 'Pokémon Checkup.'),
    nothing: () => L('Pokémon-Check: Nichts geschieht.', 'Pokémon Checkup: nothing happens.'),
    skipped: (p: Player) => L(`Kein Pokémon-Check: Spieler ${p} ist gleich noch einmal am Zug.`, `No Pokémon Checkup: player ${p} takes another turn at once.`),
    poisoned: (p: N, n: number) => L(`${p.de} ist vergiftet: ${counters(n).de}.`, `${p.en} is Poisoned: ${counters(n).en}.`),
    burned: (p: N, n: number) => L(`${p.de} ist verbrannt: ${counters(n).de}.`, `${p.en} is Burned: ${counters(n).en}.`),
    burnCoin: (p: N, c: Coin) => L(`${p.de} ist verbrannt: ${COIN[c].de}.`, `${p.en} is Burned: ${COIN[c].en}.`),
    recovers: (p: N, what: SpecialCondition, c: Coin) => c === 'heads' ? L(`${p.de} ${NO_LONGER[what]} (Kopf).`, `${p.en} is no longer ${CONDITION[what].en} (heads).`) : L(`${p.de} ${STAYS[what]} (Zahl).`, `${p.en} stays ${CONDITION[what].en} (tails).`),
    paralyzed: (p: N, ends: boolean) => ends ? L(`Paralyse von ${p.de} endet nach dem eigenen Zug.`, `${p.en} is no longer Paralyzed: its owner's turn is over.`) : L(`${p.de} bleibt paralysiert: erst nach dem nächsten eigenen Zug endet die Paralyse.`, `${p.en} stays Paralyzed: that ends after its owner's next turn.`),
    effects: () => L('Andere Effekte des Pokémon-Checks, als eigener Block.', 'Other effects of Pokémon Checkup, as a block of their own.'),
    effectsEnd: (n: number) => L(`${n === 1 ? 'Ein Effekt endet' : `${n} Effekte enden`} mit diesem Zug.`, `${n === 1 ? 'One effect ends' : `${n} effects end`} with this turn.`),
  },
  turnBegins: (p: Player, n: number) => L(`Zug ${n}: Spieler ${p}.`, `Turn ${n}: player ${p}.`),
  turnOver: (p: Player) => L(`Spieler ${p} beendet den Zug.`, `Player ${p} ends the turn.`),
  drawsForTurn: (p: Player) => L(`Spieler ${p} zieht eine Karte für den Zug.`, `Player ${p} draws a card for the turn.`),
  benched: (p: Player, card: N) => L(`Spieler ${p} legt ${card.de} auf die Bank.`, `Player ${p} puts ${card.en} onto the Bench.`),
  vUnionPlayed: (card: N) => L(`${card.de} kommt mit allen vier Karten vom Ablagestapel auf die Bank.`, `${card.en} comes from the discard pile onto the Bench, all four cards.`),
  evolved: (p: N, card: N, ended: boolean) =>
    ended
      ? L(`${p.de} entwickelt sich zu ${card.de}; Karten und Schadensmarken bleiben, Spezielle Zustände und Effekte von Attacken enden.`, `${p.en} evolves into ${card.en}; cards and damage counters stay, Special Conditions and effects of attacks end.`)
      : L(`${p.de} entwickelt sich zu ${card.de}.`, `${p.en} evolves into ${card.en}.`),
  megaEndsTurn: (card: N) => L(`${card.de} ist eine Mega-Entwicklung: Der Zug endet sofort.`, `${card.en} is a Mega Evolution: the turn ends at once.`),
  attached: (p: Player, card: N, to: N) => L(`Spieler ${p} legt ${card.de} an ${to.de} an.`, `Player ${p} attaches ${card.en} to ${to.en}.`),
  played: (p: Player, card: N, kind: keyof typeof ONE_KIND) => L(`Spieler ${p} spielt ${ONE_KIND[kind].de} ${card.de}.`, `Player ${p} plays ${ONE_KIND[kind].en} ${card.en}.`),
  playedAway: (card: N) => L(`${card.de} geht auf den Ablagestapel.`, `${card.en} goes to the discard pile.`),
  stadiumPlayed: (p: Player, card: N, old: N | null) => L(`Spieler ${p} spielt die Stadionkarte ${card.de}${old ? `; ${old.de} wird abgelegt` : ''}.`, `Player ${p} plays the Stadium ${card.en}${old ? `; ${old.en} is discarded` : ''}.`),
  retreated: (p: N, to: N, cost: number, cards: readonly N[]) => cost === 0 ? L(`${p.de} zieht sich kostenlos zurück, ${to.de} wird Aktives Pokémon.`, `${p.en} retreats for free; ${to.en} becomes the Active Pokémon.`) : L(`${p.de} zieht sich zurück (Kosten ${cost}: ${list(cards).de}), ${to.de} wird Aktives Pokémon.`, `${p.en} retreats (cost ${cost}: ${list(cards).en}); ${to.en} becomes the Active Pokémon.`),
  usesAbility: (p: N, what: N) => L(`${p.de} nutzt die Fähigkeit ${what.de}.`, `${p.en} uses its Ability ${what.en}.`),
  usesCard: (p: Player, what: N) => L(`Spieler ${p} nutzt ${what.de}.`, `Player ${p} uses ${what.en}.`),

  // ── set-up ──
  setup: {
    placed: (p: Player, active: N, bench: readonly N[]) => L(`Spieler ${p}: ${active.de} in die Aktive Position${bench.length > 0 ? `, auf die Bank ${list(bench).de}` : ''}.`, `Player ${p}: ${active.en} in the Active Spot${bench.length > 0 ? `, ${list(bench).en} on the Bench` : ''}.`),
    prizes: (p: Player, n: number) => L(`Spieler ${p} legt ${n} Preiskarten verdeckt aus.`, `Player ${p} puts ${n} Prize cards face down.`),
    morePrizes: (p: Player, n: number, now: number) => L(`Spieler ${p} legt ${n === 1 ? 'die fehlende Preiskarte' : `die ${n} fehlenden Preiskarten`} vom Deck dazu, jetzt ${now}.`, `Player ${p} puts down the ${n === 1 ? 'missing Prize card' : `${n} missing Prize cards`} from the deck, now ${now}.`),
    wrongStarter: (p: Player, should: Player) => L(`Spieler ${p} hat begonnen, obwohl Spieler ${should} beginnen sollte. Die Partie geht so weiter; Spieler ${p} gilt als beginnender Spieler.`, `Player ${p} began although player ${should} should have. The game goes on like that; player ${p} counts as the starting player.`),
    mulligans: (a: number, b: number) => L(`Neu gemischt: Spieler A ${a}-mal, Spieler B ${b}-mal; ${Math.min(a, b)}-mal davon beide gemeinsam.`, `Mulligans: player A ${a}, player B ${b}; ${Math.min(a, b)} of them together.`),
    mayDraw: (p: Player, n: number) => L(`Spieler ${p} darf bis zu ${n} ${n === 1 ? 'Karte' : 'Karten'} ziehen.`, `Player ${p} may draw up to ${n} ${n === 1 ? 'card' : 'cards'}.`),
    nobodyDraws: () => L('Gleich oft neu gemischt: Niemand zieht zusätzliche Karten.', 'Equally many mulligans: nobody draws extra cards.'),
    drawn: (p: Player, n: number) => L(`Spieler ${p} zieht ${n} zusätzliche ${n === 1 ? 'Karte' : 'Karten'}.`, `Player ${p} draws ${n} extra ${n === 1 ? 'card' : 'cards'}.`),
  },

  // ── the answer in one sentence ──
  headline: {
    damage: (attacker: N, target: N | undefined, total: number, terms: readonly Localized[]) => {
      const to = target ? L(` ${target.de}`, ` to ${target.en}`) : L('', '');
      const how = terms.length < 2 ? L('', '') : L(`: ${terms.map((t) => t.de).join(', ')}`, `: ${terms.map((t) => t.en).join(', ')}`);
      return L(`${attacker.de} fügt${to.de} ${total} Schaden zu${how.de}`, `${attacker.en} does ${total}${to.en}${how.en}`);
    },
    /** The other Pokémon one attack hits. */
    alsoDamage: (target: N, total: number) => L(`${total} an ${target.de}`, `${total} to ${target.en}`),
    counters: (p: N, n: number) => L(`${counters(n).de} auf ${p.de}`, `${counters(n).en} on ${p.en}`),
    noDamage: (attacker: N, target: N | undefined, why: Localized | undefined) => {
      const to = target ? L(` ${target.de}`, ` to ${target.en}`) : L('', '');
      return L(`${attacker.de} fügt${to.de} keinen Schaden zu${why ? `: ${why.de}` : ''}`, `${attacker.en} does no damage${to.en}${why ? `: ${lower(why.en)}` : ''}`);
    },
    cancelled: (p: N, attack: N) => L(`${attack.de} von ${p.de} hat keine Wirkung (Zahl)`, `${p.en}'s ${attack.en} does nothing (tails)`),
    fails: (p: N, attack: N) => L(`${attack.de} von ${p.de} hat keine Wirkung`, `${p.en}'s ${attack.en} does nothing`),
    confused: (p: N, attack: N, n: number) => L(`${p.de} ist verwirrt und wirft Zahl: ${attack.de} findet nicht statt, ${counters(n).de} auf ${p.de}`, `${p.en} is Confused and flips tails: ${attack.en} does not happen, ${counters(n).en} on ${p.en}`),
    target: () => L('Kampfunfähig', 'Knocked Out'),
    knockedOut: (p: N) => L(`${p.de} ist kampfunfähig`, `${p.en} is Knocked Out`),
    prizes: (p: Player, n: number) => capital(L(`${prizeCards(n).de} für Spieler ${p}`, `${prizeCards(n).en} for player ${p}`)),
    prizesOnly: (n: number) => prizeCards(n),
    used: (p: N, attack: N) => L(`${p.de} setzt ${attack.de} ein`, `${p.en} uses ${attack.en}`),
    playedAnyway: (why: Localized) => L(`Nicht erlaubt, aber so gespielt: ${why.de}`, `Not allowed, but played: ${why.en}`),
    illegal: (why: Localized) => L(`Nicht erlaubt: ${why.de}`, `Not allowed: ${why.en}`),
    nothing: () => L('Nichts weiter geschieht', 'Nothing further happens'),
    promote: (p: readonly Player[]) => L(`Spieler ${p.join(' und ')} muss ein neues Aktives Pokémon wählen`, `Player ${p.join(' and ')} must choose a new Active Pokémon`),
    either: (parts: readonly Localized[]) => L(parts.map((p) => p.de).join(' '), parts.map((p) => p.en).join(' ')),
    branch: (answer: Localized, then: Localized) => capital(L(`${answer.de}: ${then.de}`, `${answer.en}: ${then.en}`)),
    open: (question: Localized) => question,
  },

  // ── why not ──
  reasons: {
    notYourTurn: (p: Player) => reason('not-your-turn', L(`Spieler ${p} ist nicht am Zug.`, `It is not player ${p}'s turn.`), 'ptcg.turn.three-parts'),
    wrongStartingPlayer: (p: Player) => reason('wrong-starting-player', L(`Spieler ${p} beginnt diese Partie.`, `Player ${p} takes the first turn of this game.`), 'ptcg.setup.coin-flip'),
    turnOver: () => reason('turn-over', L('Der Zug ist vorbei; es ist keine weitere Aktion möglich.', 'The turn is over; no further action is possible.'), 'ptcg.attack.last-action', 'ptcg.checkup.when'),
    alreadyDrawn: () => reason('already-drawn', L('Für diesen Zug wurde schon gezogen.', "The card for this turn has been drawn already."), 'ptcg.turn.draw-one'),
    gameOver: () => reason('game-over', L('Das Spiel ist vorbei.', 'The game is over.'), 'ptcg.winning.judged-once'),
    promoteFirst: (p: Player) => reason('promotion-owed', L(`Spieler ${p} muss erst ein neues Aktives Pokémon wählen.`, `Player ${p} must choose a new Active Pokémon first.`), 'ptcg.knock-out.promote', 'ptcg.knock-out.who-promotes-first'),
    noPromotion: (p: Player) => reason('no-promotion', L(`Spieler ${p} hat ein Aktives Pokémon.`, `Player ${p} has an Active Pokémon.`), 'ptcg.knock-out.promote'),
    notInHand: (id: string) => reason('not-in-hand', L(`${id} ist nicht auf der Hand.`, `${id} is not in the hand.`), 'ptcg.turn.actions-any-order'),
    notYourPokemon: (id: string) => reason('not-your-pokemon', L(`${id} ist kein eigenes Pokémon im Spiel.`, `${id} is not one of that player's Pokémon in play.`), 'ptcg.turn.actions-any-order'),
    notOnBench: (id: string) => reason('not-on-bench', L(`${id} ist nicht auf der eigenen Bank.`, `${id} is not on that player's Bench.`), 'ptcg.retreat.swap'),
    unknownCard: () => reason('unknown-card', L('Es ist nicht bekannt, welche Karte das ist.', 'Nobody knows which card this is.'), 'ptcg.turn.actions-any-order'),
    noActive: (p: Player) => reason('no-active', L(`Spieler ${p} hat kein Aktives Pokémon.`, `Player ${p} has no Active Pokémon.`), 'ptcg.attack.only-active'),
    notActive: (p: N) => reason('not-active', L(`${p.de} ist nicht das Aktive Pokémon.`, `${p.en} is not the Active Pokémon.`), 'ptcg.attack.only-active'),
    noSuchAttack: (p: N, attack: string) => reason('no-such-attack', L(`${p.de} hat keine Attacke „${attack}“.`, `${p.en} has no attack “${attack}”.`), 'ptcg.attack.step-a-choose', 'ptcg.evolution.old-attacks-unusable'),
    noSuchAbility: (p: N, ability: string | undefined) => reason('no-such-ability', L(`${p.de} hat keine nutzbare Fähigkeit${ability ? ` „${ability}“` : ''}.`, `${p.en} has no Ability${ability ? ` “${ability}”` : ''} to use.`), 'ptcg.abilities.definition', 'ptcg.evolution.old-attacks-unusable'),
    startingPlayerAttack: (rules: RuleId[]) => reason('starting-player-attack', L('Der beginnende Spieler darf in seinem ersten Zug nicht angreifen.', 'The starting player cannot attack in their first turn.'), ...rules, 'ptcg.turn.first-turn-limits'),
    startingPlayerSupporter: (rules: RuleId[]) => reason('starting-player-supporter', L('Der beginnende Spieler darf in seinem ersten Zug keine Unterstützerkarte spielen.', 'The starting player cannot play a Supporter card in their first turn.'), ...rules, 'ptcg.turn.first-turn-limits'),
    cannotAttackCondition: (p: N, c: 'asleep' | 'paralyzed') => reason(c, L(`${p.de} ${WHILE[c].de} und kann nicht angreifen.`, `${p.en} ${WHILE[c].en} and can't attack.`), c === 'asleep' ? 'ptcg.conditions.asleep-effect' : 'ptcg.conditions.paralyzed-effect', 'ptcg.attack.cannot-announce-asleep-paralyzed'),
    cannotRetreatCondition: (p: N, c: 'asleep' | 'paralyzed') => reason(c, L(`${p.de} ${WHILE[c].de} und kann sich nicht zurückziehen.`, `${p.en} ${WHILE[c].en} and can't retreat.`), 'ptcg.retreat.asleep-paralyzed'),
    cannotAttack: (p: N, by: N) => reason('cannot-attack', L(`${p.de} kann nicht angreifen (${by.de}).`, `${p.en} can't attack (${by.en}).`), 'ptcg.attack.effects-on-attacker-next-turn', 'ptcg.turn.card-beats-rulebook'),
    cannotUseAttack: (p: N, attack: N, by: N) => reason('cannot-use-attack', L(`${p.de} kann ${attack.de} nicht einsetzen (${by.de}).`, `${p.en} can't use ${attack.en} (${by.en}).`), 'ptcg.attack.effects-on-attacker-next-turn', 'ptcg.turn.card-beats-rulebook'),
    costNotMet: (attack: N, cost: readonly EnergyType[], units: number, payment: readonly Payment[]) => {
      const missing = symbols(payment.filter((p) => p.unit === undefined).map((p) => p.symbol));
      return reason('cost-not-met', L(`${attack.de} kostet ${symbols(cost).de}; angelegt: ${units} Energie, es fehlt ${missing.de}.`, `${attack.en} costs ${symbols(cost).en}; ${units} Energy attached, missing ${missing.en}.`), 'ptcg.attack.energy-requirement', 'ptcg.attack.cost-each-energy-once');
    },
    oncePerGame: (limit: 'gx' | 'vstar') => reason(`${limit}-used`, L(`In diesem Spiel wurde schon eine ${POWER[limit].de} eingesetzt.`, `A ${POWER[limit].en} has been used in this game already.`), ...ONCE_PER_GAME[limit]),
    requirement: (what: N) => reason('requirement', L(`Was ${what.de} voraussetzt, ist nicht erfüllt.`, `What ${what.en} requires is not met.`), 'ptcg.choices.cost-must-be-payable', 'ptcg.turn.card-beats-rulebook'),
    cannotPayCost: (what: N) => reason('cost', L(`Was für ${what.de} abgegeben werden muss, ist nicht da.`, `What ${what.en} asks to give up is not there.`), 'ptcg.choices.cost-must-be-payable'),
    noEffect: (what: N) => reason('no-effect', L(`${what.de} hätte nach allem, was beide sehen, keine Wirkung.`, `${what.en} would have no effect, on what both players can see.`), 'ptcg.turn.card-without-effect'),
    illegalTarget: (what: N, id: string) => reason('illegal-target', L(`${id} kann für ${what.de} nicht gewählt werden.`, `${id} can't be chosen for ${what.en}.`), 'ptcg.attack.step-d-choices'),
    numberOutOfRange: (what: N, n: number, most: number) => reason('number-out-of-range', L(`Für ${what.de} sind 0 bis ${most} möglich, nicht ${n}.`, `For ${what.en} 0 to ${most} are possible, not ${n}.`), 'ptcg.attack.step-d-choices'),
    tooFewChosen: (what: N, n: number) => reason('too-few-chosen', L(`Für ${what.de} müssen ${n} gewählt werden.`, `${n} must be chosen for ${what.en}.`), 'ptcg.attack.step-d-choices'),
    noSuchOrder: (order: string) => reason('no-such-order', L(`Diese Reihenfolge gibt es hier nicht: ${order}.`, `There is no such order here: ${order}.`), 'ptcg.attack.when-damaged-order'),
    illegalCard: (what: N, id: string) => reason('illegal-card', L(`${id} kann für ${what.de} nicht genommen werden.`, `${id} can't be taken for ${what.en}.`), 'ptcg.trainers.follow-text'),
    wrongCounters: (what: N, n: number, given: number) => reason('wrong-counters', L(`${what.de} verteilt ${n} Schadensmarken, nicht ${given}.`, `${what.en} spreads ${n} damage counters, not ${given}.`), 'ptcg.attack.step-d-choices'),
    noTarget: (what: N) => reason('no-target', L(`Es ist nicht gesagt, an welches Pokémon ${what.de} angelegt wird.`, `It is not said to which Pokémon ${what.en} is attached.`), 'ptcg.energy.attach-meaning'),
    benchFull: (n: number) => reason('bench-full', L(`Die Bank ist voll (${n} Pokémon).`, `The Bench is full (${n} Pokémon).`), 'ptcg.bench.play-basic'),
    notBasic: (card: N) => reason('not-basic', L(`${card.de} ist kein Basis-Pokémon.`, `${card.en} is not a Basic Pokémon.`), 'ptcg.bench.play-basic'),
    restored: (card: N) => reason('restored', L(`${card.de} kommt nur durch das passende Fossil ins Spiel.`, `${card.en} comes into play only through its Fossil.`), 'ptcg.kinds.restored'),
    vUnionPieces: (card: N) => reason('v-union-pieces', L(`Es liegen nicht alle vier Karten von ${card.de} auf dem Ablagestapel.`, `Not all four cards of ${card.en} are in the discard pile.`), 'ptcg.kinds.v-union-play-all-four'),
    vUnionOnce: (card: N) => reason('v-union-once', L(`${card.de} wurde in diesem Spiel schon gespielt.`, `${card.en} has been put into play in this game already.`), 'ptcg.kinds.v-union-once'),
    legendHalves: (card: N) => reason('legend-halves', L(`Von ${card.de} fehlt eine Hälfte auf der Hand.`, `One half of ${card.en} is missing from the hand.`), 'ptcg.turn.card-beats-rulebook'),
    noEvolution: (card: N) => reason('no-evolution', L(`${card.de} ist keine Entwicklungskarte.`, `${card.en} is not an Evolution card.`), 'ptcg.evolution.from-hand-by-name'),
    wrongName: (card: N, from: N, p: N) => reason('wrong-name', L(`${card.de} entwickelt sich aus ${from.de}, nicht aus ${p.de}.`, `${card.en} evolves from ${from.en}, not from ${p.en}.`), 'ptcg.names.evolves-from-exact', 'ptcg.evolution.from-hand-by-name', 'ptcg.evolution.stage-steps'),
    radiant: (p: N) => reason('radiant', L(`${p.de} ist ein Strahlendes Pokémon und entwickelt sich nicht.`, `${p.en} is a Radiant Pokémon and does not evolve.`), 'ptcg.kinds.radiant-always-basic'),
    firstTurnEvolve: () => reason('first-turn-evolve', L('Im ersten Zug eines Spielers darf sich keines seiner Pokémon entwickeln.', "No Pokémon can evolve during its player's first turn."), 'ptcg.evolution.not-first-turn'),
    cameThisTurn: (p: N) => reason('came-this-turn', L(`${p.de} ist erst in diesem Zug ins Spiel gekommen.`, `${p.en} came into play this turn.`), 'ptcg.evolution.not-on-arrival'),
    evolvedThisTurn: (p: N) => reason('evolved-this-turn', L(`${p.de} hat sich in diesem Zug schon entwickelt.`, `${p.en} has evolved this turn already.`), 'ptcg.evolution.once-per-turn'),
    notEnergy: (card: N) => reason('not-energy', L(`${card.de} ist keine Energiekarte.`, `${card.en} is not an Energy card.`), 'ptcg.energy.attach-meaning'),
    energyUsed: () => reason('energy-used', L('In diesem Zug wurde schon eine Energiekarte angelegt.', 'An Energy card has been attached this turn already.'), 'ptcg.turn.limit-energy', 'ptcg.turn.effect-already-limit'),
    cannotAttachTo: (card: N, p: N) => reason('cannot-attach-to', L(`${card.de} kann nicht an ${p.de} angelegt werden.`, `${card.en} can't be attached to ${p.en}.`), 'ptcg.energy.attach-meaning'),
    toolTaken: (p: N) => reason('tool-taken', L(`${p.de} hat schon eine Pokémon-Ausrüstung.`, `${p.en} has a Pokémon Tool already.`), 'ptcg.trainers.tool-one-per-pokemon'),
    supporterUsed: () => reason('supporter-used', L('In diesem Zug wurde schon eine Unterstützerkarte gespielt.', 'A Supporter card has been played this turn already.'), 'ptcg.trainers.one-supporter', 'ptcg.turn.effect-already-limit'),
    stadiumUsed: () => reason('stadium-used', L('In diesem Zug wurde schon eine Stadionkarte gespielt.', 'A Stadium card has been played this turn already.'), 'ptcg.stadium.one-per-turn', 'ptcg.turn.effect-already-limit'),
    sameStadium: (card: N) => reason('same-stadium', L(`${card.de} ist schon im Spiel.`, `${card.en} is in play already.`), 'ptcg.stadium.same-name-illegal'),
    cannotPlay: (kind: keyof typeof KIND, by: N) => reason(`cannot-play-${kind}`, L(`${KIND[kind].de} können nicht gespielt werden (${by.de}).`, `${KIND[kind].en} can't be played (${by.en}).`), 'ptcg.turn.card-beats-rulebook', 'ptcg.attack.effects-on-player-stay', 'ptcg.abilities.lock-needs-source'),
    forbiddenBy: (card: N, by: N) => reason('forbidden', L(`${by.de} verbietet das für ${card.de}.`, `${by.en} forbids that for ${card.en}.`), 'ptcg.turn.card-beats-rulebook'),
    retreatUsed: () => reason('retreat-used', L('In diesem Zug wurde schon zurückgezogen.', 'A Pokémon has retreated this turn already.'), 'ptcg.turn.limit-retreat', 'ptcg.turn.effect-already-limit'),
    retreatCost: (p: N, cost: number, there: number) => reason('retreat-cost', L(`Der Rückzug von ${p.de} kostet ${cost} Energie; dafür da: ${there}.`, `Retreating ${p.en} costs ${cost} Energy; ${there} to pay it with.`), 'ptcg.retreat.cost'),
    retreatTooMuch: (cost: number, paid: number) => reason('retreat-too-much', L(`Es wird mehr Energie abgelegt als nötig (${paid} statt ${cost}).`, `More Energy is discarded than needed (${paid} instead of ${cost}).`), 'ptcg.retreat.cost'),
    retreatNotAttached: (p: N) => reason('retreat-not-attached', L(`Eine der genannten Karten ist nicht an ${p.de} angelegt.`, `One of the cards named is not attached to ${p.en}.`), 'ptcg.retreat.cost'),
    cannotRetreat: (p: N, by: N) => reason('cannot-retreat', L(`${p.de} kann sich nicht zurückziehen (${by.de}).`, `${p.en} can't retreat (${by.en}).`), 'ptcg.turn.card-beats-rulebook'),
    noBench: () => reason('no-bench', L('Auf der Bank ist kein Pokémon, mit dem getauscht werden könnte.', 'There is no Benched Pokémon to change places with.'), 'ptcg.retreat.swap'),
    abilityOff: (what: N) => reason('ability-off', L(`${what.de} ist ausgeschaltet.`, `${what.en} is switched off.`), 'ptcg.abilities.switched-off'),
    wrongPlace: (what: N, place: 'active' | 'bench') => reason('wrong-place', L(`${what.de} wirkt nur ${place === 'active' ? 'in der Aktiven Position' : 'auf der Bank'}.`, `${what.en} works only ${place === 'active' ? 'in the Active Spot' : 'on the Bench'}.`), 'ptcg.abilities.definition'),
    usedAlready: (what: N) => reason('used-already', L(`${what.de} wurde schon genutzt.`, `${what.en} has been used already.`), 'ptcg.abilities.once-per-turn-each'),
    nothingToUse: (id: string) => reason('nothing-to-use', L(`${id} hat keinen Effekt, den dieser Spieler nutzen könnte.`, `${id} has no effect this player could use.`), 'ptcg.trainers.follow-text'),
    notDiscardable: (p: N) => reason('not-discardable', L(`${p.de} darf nicht einfach abgelegt werden.`, `${p.en} can't simply be discarded from play.`), 'ptcg.turn.actions-any-order'),
    mustHaveBasic: () => reason('no-basic', L('Die Starthand hat kein Basis-Pokémon: Es muss neu gemischt werden.', 'The opening hand has no Basic Pokémon: a mulligan must be taken.'), 'ptcg.mulligan.when'),
    notBasicForSetup: (card: N) => reason('not-basic', L(`${card.de} ist kein Basis-Pokémon und kann nicht Startpokémon sein.`, `${card.en} is not a Basic Pokémon and can't be put down at set-up.`), 'ptcg.setup.place-active', 'ptcg.setup.place-bench'),
    tooManyMulliganCards: (n: number, most: number) => reason('too-many-mulligan-cards', L(`Erlaubt sind höchstens ${most} zusätzliche Karten, nicht ${n}.`, `At most ${most} extra cards may be drawn, not ${n}.`), 'ptcg.mulligan.extra-cards'),
    checkupNotNow: () => reason('turn-not-over', L('Der Zug ist noch nicht vorbei.', 'The turn is not over yet.'), 'ptcg.checkup.when'),
  },
}; // prettier-ignore
