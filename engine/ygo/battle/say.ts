/** Sentences and reasons about battle: attacks, replay, the Damage Step, battle damage. */
import type { DamageTiming, Player } from '../../case/schema.ts';
import { list, same, type Catalogue, say } from '../../ruling/say.ts';
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { reason } from '../game/game.ts';
import { lifePoints, TIMING_NAMES } from '../say/names.ts';
import { ownOr } from '../say/prevented.ts';

const OP = { '+': '+', '-': '−', '×': '×', '=': '=' } as const;

/** Who takes how much battle damage. */
function taken(damage: readonly { player: Player; amount: number }[]): Localized {
  const some = damage.filter(({ amount }) => amount > 0);
  return some.length === 0
    ? say('kein Kampfschaden', 'no battle damage')
    : say(
        some.map(({ player, amount }) => `Spieler ${player} erhält ${amount} Kampfschaden`).join(', '),
        some.map(({ player, amount }) => `Player ${player} takes ${amount} battle damage`).join(', '),
      );
}

/** Who battles, with which value. */
interface Battling {
  name: Localized;
  value: number;
  stat: 'atk' | 'def';
}
/** "2500 ATK" */
export const pointsOf = ({ value, stat }: Pick<Battling, 'value' | 'stat'>): string =>
  `${value} ${stat === 'atk' ? 'ATK' : 'DEF'}`;

/** Why an attack that was declared stops: its attacker left, is in another position, was in one for a while, changed sides, may not attack. */
export type AttackStopped = 'gone' | 'position' | 'turned' | 'control' | 'forbidden';
export const sayBattle = {
  attacks: (p: { attacker: Localized; target: Localized; player: Player }) =>
    say(
      `Spieler ${p.player} erklärt einen Angriff: ${p.attacker.de} greift ${p.target.de} an.`,
      `Player ${p.player} declares an attack: ${p.attacker.en} attacks ${p.target.en}.`,
    ),
  attacksDirectly: (p: { attacker: Localized; player: Player; opponent: Player }) =>
    say(
      `Spieler ${p.player} erklärt einen Angriff: ${p.attacker.de} greift Spieler ${p.opponent} direkt an.`,
      `Player ${p.player} declares an attack: ${p.attacker.en} attacks Player ${p.opponent} directly.`,
    ),
  choseTarget: (p: { player: Player; by: Localized }) =>
    say(
      `Spieler ${p.player} hat das Angriffsziel gewählt (${p.by.de}).`,
      `Player ${p.player} chose the attack target (${p.by.en}).`,
    ),
  faceDownMonster: () => say('ein verdecktes Monster', 'a face-down monster'),
  attackNegated: (p: { attacker: Localized }) =>
    say(
      `Der Angriff von ${p.attacker.de} wurde annulliert: kein Replay, der Angriff ist verbraucht.`,
      `The attack of ${p.attacker.en} was negated: no replay, and the attack is used up.`,
    ),
  battlePhaseEnded: (p: { attacker: Localized }) =>
    say(
      `Die Battle Phase ist beendet: Der Angriff von ${p.attacker.de} findet nicht mehr statt.`,
      `The Battle Phase has ended: the attack of ${p.attacker.en} does not take place.`,
    ),
  attackStops: (p: { attacker: Localized; why: AttackStopped }) => {
    const because = {
      gone: say('liegt nicht mehr offen auf dem Spielfeld', 'is no longer face-up on the field'),
      position: say('ist nicht mehr in Angriffsposition', 'is no longer in Attack Position'),
      turned: say('war inzwischen in Verteidigungsposition', 'was in Defense Position in the meantime'),
      control: say(
        'wird nicht mehr vom angreifenden Spieler kontrolliert',
        'is no longer controlled by the attacking player',
      ),
      forbidden: say('kann jetzt nicht angreifen', 'cannot attack now'),
    }[p.why];
    return say(
      `Der Angriff endet verbraucht und ohne Schaden: ${p.attacker.de} ${because.de}.`,
      `The attack stops, used up and without damage: ${p.attacker.en} ${because.en}.`,
    );
  },
  replay: (p: { left: Localized[]; came: Localized[] }) => {
    const parts = [
      ...(p.left.length > 0 ? [say(`weg: ${list(p.left).de}`, `gone: ${list(p.left).en}`)] : []),
      ...(p.came.length > 0 ? [say(`neu: ${list(p.came).de}`, `new: ${list(p.came).en}`)] : []),
    ];
    const what = {
      de: parts.length > 0 ? parts.map((x) => x.de).join('; ') : 'das Angriffsziel ist nicht mehr dort',
      en: parts.length > 0 ? parts.map((x) => x.en).join('; ') : 'the attack target is no longer there',
    };
    return say(
      `Replay: Die Monster des Gegners haben sich geändert (${what.de}).`,
      `Replay: the opponent's monsters have changed (${what.en}).`,
    );
  },
  whatAfterReplay: (p: { player: Player; attacker: Localized }) =>
    say(
      `Replay: Was tut Spieler ${p.player} mit dem Angriff von ${p.attacker.de}?`,
      `Replay: what does Player ${p.player} do with the attack of ${p.attacker.en}?`,
    ),
  answerAttack: (p: { attacker: Localized; target: Localized }) =>
    say(`${p.attacker.de} greift ${p.target.de} an`, `${p.attacker.en} attacks ${p.target.en}`),
  answerStop: () => say('kein Angriff', 'no attack'),
  stopsAfterReplay: (p: { attacker: Localized; spent: boolean }) =>
    say(
      `Nach dem Replay wird nicht angegriffen; der Angriff von ${p.attacker.de} ist ${p.spent ? 'verbraucht' : 'nicht verbraucht'}.`,
      `No attack after the replay; the attack of ${p.attacker.en} is ${p.spent ? 'used up' : 'not used up'}.`,
    ),
  attackGoesOn: (p: { attacker: Localized; target: Localized }) =>
    say(
      `${p.attacker.de} setzt den Angriff fort, jetzt auf ${p.target.de}; das ist keine neue Angriffserklärung.`,
      `${p.attacker.en} continues the attack, now on ${p.target.en}; this is no new attack declaration.`,
    ),
  otherAttacks: (p: { first: Localized; other: Localized; spent: boolean }) =>
    say(
      `${p.other.de} greift statt ${p.first.de} an; ${p.first.de} hat seinen Angriff ${p.spent ? 'verbraucht' : 'nicht verbraucht'}.`,
      `${p.other.en} attacks instead of ${p.first.en}; ${p.first.en} has ${p.spent ? 'used up' : 'not used up'} its attack.`,
    ),
  timing: (p: { timing: DamageTiming }) =>
    say(`Damage Step: ${TIMING_NAMES[p.timing].de}.`, `Damage Step: ${TIMING_NAMES[p.timing].en}.`),
  flipped: (p: { card: Localized }) =>
    say(
      `${p.card.de} wird durch den Angriff aufgedeckt und liegt offen in Verteidigungsposition; ein Flippeffekt wartet bis nach der Schadensberechnung.`,
      `${p.card.en} is turned face-up by the attack, in Defense Position; a Flip Effect waits until after damage calculation.`,
    ),
  noCalculation: (p: { card: Localized }) =>
    say(
      `Es gibt keine Schadensberechnung: ${p.card.de} kämpft nicht mehr.`,
      `There is no damage calculation: ${p.card.en} no longer battles.`,
    ),
  stat: (p: {
    card: Localized;
    stat: 'atk' | 'def';
    op: '+' | '-' | '×' | '=';
    value: number;
    source: Localized;
    after: number;
    applied: boolean;
  }) => {
    const stat = p.stat === 'atk' ? 'ATK' : 'DEF';
    const change = `${OP[p.op]}${p.value}`;
    return p.applied
      ? say(
          `${stat} von ${p.card.de}: ${change} (${p.source.de}), also ${p.after}.`,
          `${stat} of ${p.card.en}: ${change} (${p.source.en}), so ${p.after}.`,
        )
      : say(
          `${stat} von ${p.card.de}: ${change} (${p.source.de}) wirkt nicht.`,
          `${stat} of ${p.card.en}: ${change} (${p.source.en}) does not apply.`,
        );
  },
  compares: ({ a, b }: { a: Battling; b: Battling }) =>
    say(
      `Schadensberechnung: ${a.name.de} mit ${pointsOf(a)} gegen ${b.name.de} mit ${pointsOf(b)}.`,
      `Damage calculation: ${a.name.en} with ${pointsOf(a)} against ${b.name.en} with ${pointsOf(b)}.`,
    ),
  directDamage: ({ a, player }: { a: Battling; player: Player }) =>
    say(
      `Schadensberechnung: ${a.name.de} greift Spieler ${player} mit ${pointsOf(a)} direkt an.`,
      `Damage calculation: ${a.name.en} attacks Player ${player} directly with ${pointsOf(a)}.`,
    ),
  takesBattleDamage: (p: { player: Player; amount: number; left: number }) =>
    say(
      `Spieler ${p.player} erhält ${p.amount} Kampfschaden und hat noch ${p.left} Life Points.`,
      `Player ${p.player} takes ${p.amount} battle damage and has ${lifePoints(p.left)} left.`,
    ),
  noBattleDamage: () => say('Kein Spieler erhält Kampfschaden.', 'No player takes battle damage.'),
  willBeDestroyed: (p: { cards: Localized[] }) =>
    say(
      `Durch Kampf zerstört: ${list(p.cards).de}; bis zum Ende des Damage Steps noch auf dem Spielfeld.`,
      `Destroyed by battle: ${list(p.cards).en}; still on the field until the end of the Damage Step.`,
    ),
  nothingDestroyed: () => say('Kein Monster wird durch Kampf zerstört.', 'No monster is destroyed by battle.'),
  zeroDestroysNothing: () =>
    say('Ein Monster mit 0 ATK zerstört durch Kampf nichts.', 'A monster with 0 ATK destroys nothing by battle.'),
  notByBattle: (p: { card: Localized; by: Localized; instead: boolean }) =>
    p.instead
      ? say(
          `${p.card.de} wird nicht durch Kampf zerstört: Stattdessen wirkt ${p.by.de}.`,
          `${p.card.en} is not destroyed by battle: ${p.by.en} applies instead.`,
        )
      : say(
          `${p.card.de} kann nicht durch Kampf zerstört werden (${ownOr({ card: p.card, by: p.by }).de}).`,
          `${p.card.en} cannot be destroyed by battle (${ownOr({ card: p.card, by: p.by }).en}).`,
        ),
  toGraveyard: (p: { cards: Localized[] }) =>
    say(
      `Ende des Damage Steps: ${list(p.cards).de} ${p.cards.length === 1 ? 'verlässt' : 'verlassen'} das Spielfeld.`,
      `End of the Damage Step: ${list(p.cards).en} ${p.cards.length === 1 ? 'leaves' : 'leave'} the field.`,
    ),
  backToBattleStep: () => say('Zurück in den Battle Step.', 'Back to the Battle Step.'),
  directUnknown: (p: { a: Localized; player: Player }) =>
    say(
      `Schadensberechnung: ${p.a.de} greift Spieler ${p.player} direkt an.`,
      `Damage calculation: ${p.a.en} attacks Player ${p.player} directly.`,
    ),
  whichValue: (p: { card: Localized; stat: 'atk' | 'def' }) => {
    const stat = p.stat === 'atk' ? 'ATK' : 'DEF';
    return say(`Wie viel ${stat} hat ${p.card.de}?`, `What is the ${stat} of ${p.card.en}?`);
  },
  shielded: (p: { card: Localized }) =>
    say(
      `${p.card.de} ist schon durch Kampf zerstört und wird davon nicht mehr betroffen.`,
      `${p.card.en} is already destroyed by battle and is no longer affected by this.`,
    ),
  destroyedByBattle: () => say('durch Kampf zerstört', 'destroyed by battle'),

  // ─── terms of the damage report ───
  termBase: (p: { card: Localized; stat: 'atk' | 'def' }) =>
    say(`${p.stat === 'atk' ? 'ATK' : 'DEF'} von ${p.card.de}`, `${p.stat === 'atk' ? 'ATK' : 'DEF'} of ${p.card.en}`),
  termLess: (p: { card: Localized; stat: 'atk' | 'def' }) =>
    say(
      `weniger ${p.stat === 'atk' ? 'ATK' : 'DEF'} von ${p.card.de}`,
      `less the ${p.stat === 'atk' ? 'ATK' : 'DEF'} of ${p.card.en}`,
    ),
  termOther: (p: { player: Player }) =>
    say(`Die Differenz trifft Spieler ${p.player}.`, `The difference is taken by Player ${p.player}.`),
  termDefense: () =>
    say('Ein Verteidigungsmonster hält den Schaden ab.', 'A Defense Position monster keeps the damage off.'),
  termPiercing: (p: { by: Localized }) =>
    say(`durchschlagender Kampfschaden (${p.by.de})`, `piercing battle damage (${p.by.en})`),
  termChange: (p: { by: Localized; what: Localized }) => say(`${p.what.de} (${p.by.de})`, `${p.what.en} (${p.by.en})`),
  changeNone: () => say('kein Kampfschaden', 'no battle damage'),
  changeHalf: () => say('Kampfschaden halbiert', 'battle damage halved'),
  changeDouble: () => say('Kampfschaden verdoppelt', 'battle damage doubled'),
  changeFixed: () => say('Kampfschaden wird ein fester Betrag', 'battle damage becomes a fixed amount'),
  changeToEffect: () => say('gilt als Effektschaden', 'counts as effect damage'),
  changeOther: () => say('der andere Spieler erhält den Schaden', 'the other player takes the damage'),
  changeBoth: () => say('beide Spieler erhalten den Schaden', 'both players take the damage'),

  // ─── headlines ───
  verdict: (p: {
    numbers: string;
    destroyed: { by: Localized; card: Localized }[];
    tie: boolean;
    damage: { player: Player; amount: number }[];
  }) => {
    const [first] = p.destroyed;
    const what =
      p.destroyed.length > 1
        ? say('beide Monster werden zerstört', 'both monsters are destroyed')
        : first
          ? say(`${first.by.de} zerstört ${first.card.de}`, `${first.by.en} destroys ${first.card.en}`)
          : say('kein Monster wird zerstört', 'no monster is destroyed');
    const { de, en } = taken(p.damage);
    return say(`${p.numbers}: ${what.de}; ${de}.`, `${p.numbers}: ${what.en}; ${en}.`);
  },
  verdictDirect: (p: { attacker: Localized; damage: { player: Player; amount: number }[] }) => {
    const { de, en } = taken(p.damage);
    return say(`Direkter Angriff von ${p.attacker.de}: ${de}.`, `Direct attack by ${p.attacker.en}: ${en}.`);
  },
} satisfies Catalogue;
export { same };

const r = (code: string, de: string, en: string, ...rules: RuleId[]): Reason => reason(code, { de, en }, ...rules);

export const whyBattle = {
  notBattlePhase: () =>
    r(
      'wrong-phase',
      'Angriffe gibt es nur in der Battle Phase.',
      'Attacks are declared only in the Battle Phase.',
      'ygo.turn.battle.actions',
      'ygo.battle.declare-attack',
    ),
  notBattleStep: () =>
    r(
      'wrong-step',
      'Angriffe werden nur im Battle Step erklärt.',
      'Attacks are declared only in the Battle Step.',
      'ygo.battle.declare-attack',
    ),
  endStep: (rules: readonly RuleId[]) =>
    r(
      'end-step',
      'Nach dem Battle Step kann kein Angriff mehr erklärt werden.',
      'After the Battle Step no further attack can be declared.',
      'ygo.battle.end-step',
      ...rules,
    ),
  attackUnderWay: () =>
    r(
      'attack-under-way',
      'Ein anderer Angriff ist noch im Gang.',
      'Another attack is still under way.',
      'ygo.battle.return-to-battle-step',
    ),
  notAMonster: (p: { card: Localized }) =>
    r(
      'not-on-field',
      `${p.card.de} liegt nicht in der Monsterzone.`,
      `${p.card.en} is not in the Monster Zone.`,
      'ygo.battle.declare-attack',
    ),
  faceDownAttacker: (p: { card: Localized }) =>
    r(
      'face-down',
      `${p.card.de} liegt verdeckt; nur offene Monster in Angriffsposition greifen an.`,
      `${p.card.en} is face-down; only face-up Attack Position monsters attack.`,
      'ygo.battle.one-attack-per-monster',
    ),
  defensePosition: (p: { card: Localized }) =>
    r(
      'defense-position',
      `${p.card.de} ist in Verteidigungsposition.`,
      `${p.card.en} is in Defense Position.`,
      'ygo.battle.one-attack-per-monster',
    ),
  alreadyAttacked: (p: { card: Localized; times: number }) =>
    r(
      'already-attacked',
      p.times === 1
        ? `${p.card.de} hat in diesem Spielzug schon angegriffen.`
        : `${p.card.de} hat in diesem Spielzug schon ${p.times}-mal angegriffen.`,
      p.times === 1
        ? `${p.card.en} has already attacked this turn.`
        : `${p.card.en} has already attacked ${p.times} times this turn.`,
      'ygo.battle.one-attack-per-monster',
    ),
  alreadyAttackedThis: (p: { card: Localized; target: Localized }) =>
    r(
      'already-attacked',
      `${p.card.de} hat ${p.target.de} in diesem Spielzug schon angegriffen.`,
      `${p.card.en} has already attacked ${p.target.en} this turn.`,
      'ygo.rules-vs-cards.card-wins',
    ),
  doomed: (p: { card: Localized }, rule: RuleId) =>
    r(
      'destroyed-by-battle',
      `${p.card.de} ist durch Kampf zerstört; freiwillige Schnelleffekte sind nicht mehr möglich.`,
      `${p.card.en} is destroyed by battle; its optional Quick Effects can no longer be activated.`,
      rule,
    ),
  oneChain: () =>
    r(
      'one-chain',
      'Während der Schadensberechnung gibt es nur eine Kette; sie ist schon aufgelöst.',
      'There is only one Chain during damage calculation, and it has resolved.',
      'ygo.current.damage-step.two-chains',
    ),
  directWithMonsters: (p: { player: Player }) =>
    r(
      'direct-attack',
      `Spieler ${p.player} kontrolliert Monster; ein direkter Angriff ist nicht möglich.`,
      `Player ${p.player} controls monsters; a direct attack is not possible.`,
      'ygo.battle.direct-if-empty',
      'ygo.glossary.direct-attack.despite-monsters',
    ),
  wrongTarget: (p: { card: Localized }) =>
    r(
      'attack-target',
      `${p.card.de} ist kein Monster des Gegners auf dem Spielfeld.`,
      `${p.card.en} is no monster the opponent controls.`,
      'ygo.battle.declare-attack',
    ),
  cannotBeAttacked: (p: { card: Localized; by: Localized }) =>
    r(
      'attack-target',
      `${p.card.de} kann nicht angegriffen werden (${p.by.de}).`,
      `${p.card.en} cannot be attacked (${p.by.en}).`,
      'ygo.rules-vs-cards.card-wins',
    ),
  mustAttackOther: (p: { card: Localized; by: Localized }) =>
    r(
      'must-attack',
      `${p.card.de} muss ein anderes Monster angreifen (${p.by.de}).`,
      `${p.card.en} must attack another monster (${p.by.en}).`,
      'ygo.rules-vs-cards.card-wins',
    ),
};
