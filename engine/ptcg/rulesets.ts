/**
 * What the editions of the Pokémon TCG rules disagree about, or might: options with named alternatives and numbers, and each ruleset as data that
 * says which it takes and on which rules that rests. Behaviour elsewhere is a table over the alternatives (`choose`), so a new alternative
 * does not compile until it is handled; nothing compares editions. Printed by `judge rulesets` and `judge diff`.
 */
import { type PtcgRulesetId, RULESETS } from '../case/rulesets.ts';
import { type Cited, type OptionOf, type PrintedValue, printValues } from '../ruling/ruleset.ts';
import type { Localized, RuleId } from '../ruling/schema.ts';

const option = <const A extends string>(title: Localized, alternatives: Record<A, Localized>): OptionOf<A> => ({
  title,
  alternatives,
});

/** Options with named alternatives. */
export const OPTIONS = {
  attackSteps: option(
    { de: 'Reihenfolge der Angriffsschritte', en: 'Order of the attack steps' },
    {
      'alter-confusion-choices-requirements': {
        de: 'verändern oder aufheben, Verwirrung, Auswahl, Voraussetzungen, Ausführung',
        en: 'alter or cancel, Confusion, choices, requirements, resolution',
      },
      'choices-requirements-alter-confusion': {
        de: 'Auswahl, Voraussetzungen, verändern oder aufheben, Verwirrung, Ausführung',
        en: 'choices, requirements, alter or cancel, Confusion, resolution',
      },
    },
  ),
  damageOrder: option(
    { de: 'Reihenfolge der Schadensberechnung', en: 'Order of the damage calculation' },
    {
      'attacker-weakness-resistance-defender': {
        de: 'Basisschaden, Effekte beim Angreifer, Schwäche, Resistenz, Effekte beim Verteidiger',
        en: 'base damage, effects on the attacker, Weakness, Resistance, effects on the defender',
      },
      'weakness-resistance-attacker-defender': {
        de: 'Basisschaden, Schwäche, Resistenz, Effekte beim Angreifer, Effekte beim Verteidiger',
        en: 'base damage, Weakness, Resistance, effects on the attacker, effects on the defender',
      },
    },
  ),
  burn: option(
    { de: 'Verbrannt im Pokémon-Check', en: 'Burned in Pokémon Checkup' },
    {
      'counters-then-coin': {
        de: 'Schadensmarken legen, dann Münzwurf: Kopf heilt',
        en: 'place the damage counters, then flip: heads recovers',
      },
      'coin-then-counters': {
        de: 'Münzwurf: nur bei Zahl Schadensmarken; heilt nicht',
        en: 'flip: damage counters only on tails; no recovery',
      },
    },
  ),
  startingPlayerAttack: option(
    { de: 'Angriff des beginnenden Spielers im ersten Zug', en: "The starting player's attack in their first turn" },
    { forbidden: { de: 'nicht erlaubt', en: 'not allowed' }, allowed: { de: 'erlaubt', en: 'allowed' } },
  ),
  startingPlayerSupporter: option(
    {
      de: 'Unterstützerkarte des beginnenden Spielers im ersten Zug',
      en: 'A Supporter card in the starting player’s first turn',
    },
    { forbidden: { de: 'nicht erlaubt', en: 'not allowed' }, allowed: { de: 'erlaubt', en: 'allowed' } },
  ),
  zeroAfterResistance: option(
    { de: 'Schaden 0 nach Resistenz', en: 'Damage 0 after Resistance' },
    {
      stops: { de: 'die Berechnung endet', en: 'the calculation ends' },
      'goes-on': { de: 'Effekte beim Verteidiger werden noch angewandt', en: 'effects on the defender still apply' },
    },
  ),
  bothWin: option(
    { de: 'Beide gewinnen zugleich auf gleich viele Arten', en: 'Both win at once in equally many ways' },
    {
      'sudden-death': { de: 'Sudden Death', en: 'Sudden Death' },
      'tiebreaker-game': {
        de: 'Entscheidungspartie: wer zuerst bei den Preiskarten vorn liegt',
        en: 'tiebreaker game: whoever is first ahead on Prize cards',
      },
    },
  ),
  toolKind: option(
    { de: 'Pokémon-Ausrüstungen', en: 'Pokémon Tools' },
    {
      'own-kind': { de: 'eine eigene Art Trainerkarte', en: 'a kind of Trainer card of their own' },
      item: { de: 'zählen als Itemkarten', en: 'count as Item cards' },
    },
  ),
  upToInAttacks: option(
    { de: '„Bis zu“ in einer Attacke', en: '“Up to” in an attack' },
    {
      'at-least-one': { de: 'mindestens eins', en: 'at least one' },
      'may-be-zero': { de: 'darf null sein', en: 'may be zero' },
    },
  ),
} satisfies Record<string, OptionOf<string>>;
export type OptionKey = keyof typeof OPTIONS;
export type AlternativeOf<K extends OptionKey> = keyof (typeof OPTIONS)[K]['alternatives'] & string;

const prizesFor = (kind: string): Localized => ({ de: `Preiskarten für ${kind}`, en: `Prize cards for ${kind}` });
/** Numbers that vary or might. */
export const NUMBERS = {
  benchLimit: { de: 'Plätze auf der Bank', en: 'Bench spaces' },
  openingHand: { de: 'Starthand', en: 'Opening hand' },
  prizeCards: { de: 'Preiskarten zu Beginn', en: 'Prize cards at the start' },
  suddenDeathPrizes: { de: 'Preiskarten in der Partie danach', en: 'Prize cards in the game that follows' },
  energyPerTurn: { de: 'Energiekarten aus der Hand je Zug', en: 'Energy cards from the hand per turn' },
  supportersPerTurn: { de: 'Unterstützerkarten je Zug', en: 'Supporter cards per turn' },
  stadiumsPerTurn: { de: 'Stadionkarten je Zug', en: 'Stadium cards per turn' },
  retreatsPerTurn: { de: 'Rückzüge je Zug', en: 'Retreats per turn' },
  toolsPerPokemon: { de: 'Ausrüstungen je Pokémon', en: 'Pokémon Tools per Pokémon' },
  confusionCounters: { de: 'Schadensmarken bei Verwirrung', en: 'Damage counters for Confusion' },
  poisonCounters: { de: 'Schadensmarken bei Vergiftung', en: 'Damage counters for Poison' },
  burnCounters: { de: 'Schadensmarken bei Verbrennung', en: 'Damage counters for Burn' },
  prizesOrdinary: { de: 'Preiskarten für ein gewöhnliches Pokémon', en: 'Prize cards for an ordinary Pokémon' },
  prizesEx: prizesFor('Pokémon-ex'),
  prizesUpperEx: prizesFor('Pokémon-EX'),
  prizesMegaUpperEx: {
    de: 'Preiskarten für Mega-Entwicklungen (M …-EX)',
    en: 'Prize cards for Mega Evolution Pokémon (M …-EX)',
  },
  prizesMegaEx: { de: 'Preiskarten für Mega-Entwicklungs-Pokémon-ex', en: 'Prize cards for Mega Evolution Pokémon ex' },
  prizesGx: prizesFor('Pokémon-GX'),
  prizesV: prizesFor('Pokémon-V'),
  prizesVstar: prizesFor('Pokémon-VSTAR'),
  prizesVmax: prizesFor('Pokémon-VMAX'),
  prizesVunion: prizesFor('Pokémon-V-UNION'),
  prizesTagTeam: prizesFor('TAG TEAM'),
  prizesLegend: { de: 'Preiskarten für Pokémon-LEGENDE', en: 'Prize cards for Pokémon LEGEND' },
} satisfies Record<string, Localized>;
export type NumberKey = keyof typeof NUMBERS;

export interface Ruleset {
  id: PtcgRulesetId;
  title: Localized;
  /** The date it speaks for (ISO). */
  date: string;
  documents: readonly string[];
  options: { [K in OptionKey]: Cited<AlternativeOf<K>> };
  numbers: { [K in NumberKey]: Cited<number> };
}

const cited = <const T>(value: T, ...rules: RuleId[]): Cited<T> => ({ value, rules });
const prizes = (value: number, ...rules: RuleId[]): Cited<number> => ({
  value,
  rules: ['ptcg.prizes.values', ...rules],
});

const paradoxRift: Ruleset = {
  id: 'ptcg-paradox-rift',
  title: {
    de: 'Regelbuch Karmesin & Purpur – Paradoxrift (2023)',
    en: 'Rulebook Scarlet & Violet – Paradox Rift (2023)',
  },
  date: '2023-11-03',
  documents: ['ptcg-rulebook-paradox-rift-de'],
  options: {
    attackSteps: cited(
      'alter-confusion-choices-requirements',
      'ptcg.attack.step-b-alter-or-cancel',
      'ptcg.attack.step-c-confusion',
      'ptcg.attack.step-d-choices',
      'ptcg.attack.step-e-requirements',
      'ptcg.attack.step-f-resolve',
    ),
    damageOrder: cited(
      'attacker-weakness-resistance-defender',
      'ptcg.damage.step2-attacker-effects',
      'ptcg.damage.weakness',
      'ptcg.damage.resistance',
      'ptcg.damage.step5-defender-effects',
    ),
    burn: cited('counters-then-coin', 'ptcg.conditions.burned-checkup'),
    startingPlayerAttack: cited('forbidden', 'ptcg.attack.starting-player-no-attack'),
    startingPlayerSupporter: cited('forbidden', 'ptcg.trainers.first-player-no-supporter'),
    zeroAfterResistance: cited('stops', 'ptcg.damage.zero-after-resistance'),
    bothWin: cited('sudden-death', 'ptcg.winning.sudden-death'),
    toolKind: cited('own-kind', 'ptcg.trainers.tool-is-item-before-sv'),
    upToInAttacks: cited('at-least-one', 'ptcg.choices.up-to-at-least-one'),
  },
  numbers: {
    benchLimit: cited(5, 'ptcg.bench.play-basic'),
    openingHand: cited(7, 'ptcg.setup.shuffle-draw-seven'),
    prizeCards: cited(6, 'ptcg.prizes.definition'),
    suddenDeathPrizes: cited(1, 'ptcg.winning.sudden-death'),
    energyPerTurn: cited(1, 'ptcg.turn.limit-energy'),
    supportersPerTurn: cited(1, 'ptcg.trainers.one-supporter'),
    stadiumsPerTurn: cited(1, 'ptcg.stadium.one-per-turn'),
    retreatsPerTurn: cited(1, 'ptcg.turn.limit-retreat'),
    toolsPerPokemon: cited(1, 'ptcg.trainers.tool-one-per-pokemon'),
    confusionCounters: cited(3, 'ptcg.conditions.confused-coin'),
    poisonCounters: cited(1, 'ptcg.conditions.poisoned-checkup'),
    burnCounters: cited(2, 'ptcg.conditions.burned-checkup'),
    prizesOrdinary: prizes(1, 'ptcg.prizes.take'),
    prizesEx: prizes(2, 'ptcg.kinds.ex-two-prizes'),
    prizesUpperEx: prizes(2, 'ptcg.kinds.uppercase-ex-two-prizes'),
    prizesMegaUpperEx: prizes(2, 'ptcg.kinds.mega-two-prizes'),
    // Younger than this rulebook: the number is printed on the card, and the card applies.
    prizesMegaEx: cited(3, 'ptcg.turn.card-beats-rulebook'),
    prizesGx: prizes(2, 'ptcg.kinds.gx-two-prizes'),
    prizesV: prizes(2, 'ptcg.kinds.v-two-prizes'),
    prizesVstar: prizes(2, 'ptcg.kinds.vstar-two-prizes'),
    prizesVmax: prizes(3, 'ptcg.kinds.vmax-three-prizes'),
    prizesVunion: prizes(3, 'ptcg.kinds.v-union-three-prizes'),
    prizesTagTeam: prizes(3, 'ptcg.kinds.tag-team-three-prizes'),
    prizesLegend: cited(2, 'ptcg.turn.card-beats-rulebook'),
  },
};

const current: Ruleset = {
  ...paradoxRift,
  id: 'ptcg-current',
  title: { de: 'Heutige Regeln', en: "Today's rules" },
  date: '2026-08-21',
  documents: ['ptcg-current'],
  options: {
    ...paradoxRift.options,
    bothWin: cited('tiebreaker-game', 'ptcg.winning.tiebreaker-game'),
    upToInAttacks: cited('may-be-zero', 'ptcg.choices.up-to-attack'),
  },
  numbers: {
    ...paradoxRift.numbers,
    suddenDeathPrizes: cited(6, 'ptcg.winning.tiebreaker-game'),
    prizesMegaEx: cited(3, 'ptcg.kinds.mega-ex-three-prizes'),
  },
};

/** All rulesets of the Pokémon TCG, oldest first. */
const BY_ID: Record<PtcgRulesetId, Ruleset> = { 'ptcg-paradox-rift': paradoxRift, 'ptcg-current': current };
export const PTCG_RULESETS: readonly Ruleset[] = RULESETS.ptcg.map((id) => BY_ID[id]);
export const DEFAULT_PTCG_RULESET = 'ptcg-current';
export const ptcgRuleset = (id: string = DEFAULT_PTCG_RULESET): Ruleset | undefined =>
  PTCG_RULESETS.find((r) => r.id === id);

/** What a table over an option's alternatives says under this ruleset. */
export function choose<K extends OptionKey, T>(ruleset: Ruleset, key: K, table: Record<AlternativeOf<K>, T>): T {
  return table[ruleset.options[key].value as AlternativeOf<K>];
}

/** A ruleset's values as `judge rulesets` and `judge diff` print them. */
export const printRuleset = (ruleset: Ruleset): PrintedValue[] =>
  printValues({ options: OPTIONS, numbers: NUMBERS }, ruleset);
