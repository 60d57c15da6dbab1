/** The attack and its damage. */
import type { Coin, EnergyType } from '../../case/schema.ts';
import type { DamageTerm, Localized } from '../../ruling/schema.ts';
import { list, same } from '../../ruling/say.ts';
import type { Card } from '../board/board.ts';
import { localized, typeName } from '../cards.ts';
import type { Payment, Unit } from '../attack/energy.ts';
import { L, type N, WR, POWER, counters, change, ops } from './terms.ts';

export const attack = {
  announced: (
    p: N,
    attack: N,
    cost: readonly EnergyType[],
    payment: readonly Payment[],
    units: readonly Unit[],
    cards: ReadonlyMap<string, Card>,
  ): Localized => {
    if (cost.length === 0)
      return L(
        `${p.de} setzt ${attack.de} ein; die Attacke kostet keine Energie.`,
        `${p.en} uses ${attack.en}; the attack costs no Energy.`,
      );
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
      : L(
          `${by.de}: Zahl, die Attacke hat keine Wirkung und gilt als nicht eingesetzt.`,
          `${by.en}: tails, the attack does nothing and counts as not used.`,
        ),
  confusionHeads: (p: N) =>
    L(
      `${p.de} ist verwirrt: Kopf, die Attacke findet normal statt.`,
      `${p.en} is Confused: heads, the attack works normally.`,
    ),
  confusionTails: (p: N, n: number) =>
    L(
      `${p.de} ist verwirrt: Zahl. Die Attacke findet nicht statt, ${counters(n).de} werden auf ${p.de} gelegt.`,
      `${p.en} is Confused: tails. The attack does not happen; ${counters(n).en} are put on ${p.en}.`,
    ),
  again: (p: N, by: N) =>
    L(
      `${p.de} darf in diesem Zug noch einmal angreifen (${by.de}).`,
      `${p.en} may attack once more in this turn (${by.en}).`,
    ),
  used: (attack: N) => L(`${attack.de} gilt als eingesetzt.`, `${attack.en} counts as used.`),
  usedOnce: (attack: N, limit: 'gx' | 'vstar') =>
    L(
      `${attack.de} gilt als eingesetzt; die ${POWER[limit].de} dieses Spiels ist verbraucht.`,
      `${attack.en} counts as used; this game's ${POWER[limit].en} is spent.`,
    ),
  chosen: (names: readonly N[]) => L(`Gewählt: ${list(names).de}.`, `Chosen: ${list(names).en}.`),
  fails: (attack: N) =>
    L(
      `${attack.de} hat keine Wirkung: Was die Attacke verlangt, ist nicht eingetreten.`,
      `${attack.en} does nothing: what it requires did not come about.`,
    ),
  copied: (own: N, other: N) =>
    L(
      `${own.de} setzt ${other.de} als diese Attacke ein; deren Kosten werden nicht bezahlt.`,
      `${own.en} uses ${other.en} as this attack; its cost is not paid.`,
    ),
};

export const damage = {
  base: (n: number) => L(`Basisschaden ${n}`, `Base damage ${n}`),
  conditionNotMet: () =>
    L('Die Bedingung für diesen Schaden ist nicht erfüllt: 0', 'The condition for this damage is not met: 0'),
  times: (n: number, times: number) =>
    L(`${n}-mal ${times}, wie der Attackentext sagt`, `${n} times ${times}, as the attack text says`),
  plus: (n: number) => L(`+${n} durch den Attackentext`, `+${n} by the attack text`),
  minus: (n: number) => L(`−${n} durch den Attackentext`, `−${n} by the attack text`),
  textNotMet: (n: number) =>
    L(`Die Bedingung des Attackentexts für ${n} ist nicht erfüllt`, `The attack text's condition for ${n} is not met`),
  modifier: (name: N, op: '+' | '-' | '×' | '=', n: number) =>
    L(`${change(op, n)} durch ${name.de}`, `${change(op, n)} by ${name.en}`),
  notToThisTarget: (name: N) =>
    L(`${name.de} gilt nicht für Schaden an diesem Pokémon`, `${name.en} does not apply to damage to this Pokémon`),
  notFromThisAttacker: (name: N) =>
    L(`${name.de} gilt nicht gegen diesen Angreifer`, `${name.en} does not apply against this attacker`),
  notThisMuch: (name: N, n: number) =>
    L(`${name.de} gilt nicht für ${n} Schaden`, `${name.en} does not apply to ${n} damage`),
  coinFailed: (name: N) => L(`${name.de}: Zahl, keine Wirkung`, `${name.en}: tails, no effect`),
  effectsIgnored: (name: N) =>
    L(
      `${name.de} zählt nicht: Der Schaden wird nicht durch Effekte auf dem Ziel verändert`,
      `${name.en} does not count: this damage isn't affected by effects on the target`,
    ),
  noBase: () =>
    L('Kein Basisschaden, daher keine Schwäche und kein Schaden', 'No base damage, so no Weakness and no damage'),
  zeroAfterAttacker: () =>
    L(
      'Schaden 0 oder weniger, die Berechnung endet vor Schwäche und Resistenz',
      'Damage 0 or less, the calculation ends before Weakness and Resistance',
    ),
  zeroAfterResistance: () =>
    L(
      'Schaden 0 oder weniger nach Resistenz, die Berechnung endet',
      'Damage 0 or less after Resistance, the calculation ends',
    ),
  benched: (what: 'weakness' | 'resistance') =>
    L(`${WR[what].de} zählt nicht für Pokémon auf der Bank`, `${WR[what].en} is not applied to Benched Pokémon`),
  ignored: (what: 'weakness' | 'resistance') =>
    L(`${WR[what].de} wird laut Attackentext nicht angewandt`, `${WR[what].en} is not applied, the attack text says`),
  none: (what: 'weakness' | 'resistance', p: N) =>
    L(`${p.de} hat keine ${WR[what].de}`, `${p.en} has no ${WR[what].en}`),
  takenAway: (what: 'weakness' | 'resistance', p: N, by: N) =>
    L(`${p.de} hat keine ${WR[what].de} durch ${by.de}`, `${p.en} has no ${WR[what].en} because of ${by.en}`),
  otherType: (what: 'weakness' | 'resistance', p: N, type: EnergyType, types: readonly EnergyType[]) =>
    L(
      `${WR[what].de} von ${p.de} ist ${typeName(type).de}, der Angreifer ist ${list(types.map(typeName)).de || 'ohne Typ'}`,
      `${p.en}'s ${WR[what].en} is ${typeName(type).en}, the attacker is ${list(types.map(typeName)).en || 'of no type'}`,
    ),
  typed: (what: 'weakness' | 'resistance', p: N, type: EnergyType, value: string) =>
    L(
      `${value} ${WR[what].de} (${typeName(type).de}) von ${p.de}`,
      `${value} ${WR[what].en} (${typeName(type).en}) of ${p.en}`,
    ),
  value: (what: 'weakness' | 'resistance', value: string) => L(`${value} ${WR[what].de}`, `${value} ${WR[what].en}`),
  tera: () => L('Tera: kein Schaden durch Attacken auf der Bank', 'Tera: no damage from attacks while on the Bench'),
  prevented: (by: N) => L(`Aller Schaden verhindert durch ${by.de}`, `All damage prevented by ${by.en}`),
  step: (t: Pick<DamageTerm, 'text' | 'outcome' | 'before' | 'after' | 'op'>): Localized =>
    t.outcome === 'skipped' || t.op === undefined
      ? L(`${t.text.de}.`, `${t.text.en}.`)
      : L(`${t.text.de}: ${t.after}.`, `${t.text.en}: ${t.after}.`),
  noCounters: (p: N) =>
    L(`Kein Schaden: keine Schadensmarken auf ${p.de}.`, `No damage: no damage counters on ${p.en}.`),
  counters: (p: N, points: number, now: number) =>
    L(
      `${points} Schaden: ${counters(points / 10).de} auf ${p.de}, jetzt ${now} Schaden.`,
      `${points} damage: ${counters(points / 10).en} on ${p.en}, now ${now} damage.`,
    ),
  survives: (p: N, by: N, left: number) =>
    L(
      `${p.de} wird durch ${by.de} nicht kampfunfähig; ${left} KP bleiben.`,
      `${p.en} is not Knocked Out because of ${by.en}; ${left} HP remain.`,
    ),
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
        return L(`×${t.value}`, `×${t.value}`);
      case 'plus':
      case 'minus':
        return L(`${n} durch den Text`, `${n} from its text`);
      default:
        return t.text;
    }
  },
};
