/** A Yu-Gi-Oh! case: its board, moves and cards (`schema.ts` joins both games). */
import * as v from 'valibot';
import { CARD_KINDS, MONSTER_KINDS, PROPERTIES, wordsOf } from './printed.ts';
import {
  text,
  count,
  whole,
  stat,
  opt,
  words,
  PlayerSchema,
  LocalizedName,
  LocalizedText,
  MatchSchema,
  CardRefSchema,
  FacedCardRefSchema,
  usedFlags,
  counters,
  move,
  event,
} from './shapes.ts';

export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export const STEPS = ['start', 'battle', 'damage', 'end'] as const;
export type BattleStep = (typeof STEPS)[number];
/** The five timings of the damage step, in order. */
export const TIMINGS = ['start', 'before-calculation', 'calculation', 'after-calculation', 'end'] as const;
export type DamageTiming = (typeof TIMINGS)[number];
export const YGO_UNTIL = ['end-of-turn', 'end-of-damage-step', 'end-of-next-turn', 'leaves', 'duel'] as const;
const YGO_IN_FORCE = [
  'effects-negated',
  'cannot-attack',
  'must-attack',
  'cannot-activate',
  'cannot-be-summoned',
  'cannot-special-summon',
  'cannot-be-targeted',
  'cannot-be-destroyed-by-battle',
  'cannot-be-destroyed-by-effects',
  'unaffected',
  'banished-when-it-leaves',
  'cards-are-banished-instead-of-sent',
  'control-until',
  'name',
  'type',
  'attribute',
  'kind',
  'no-battle-damage',
  'extra-normal-summon',
  'other',
] as const;
const YGO_HAPPENED = [
  'normal-summoned',
  'special-summoned',
  'activated',
  'resolved',
  'sent',
  'destroyed',
  'added',
  'drawn',
  'discarded',
  'attacked',
  'damaged',
  'other',
] as const;
export const SUMMON_KINDS = [
  'normal',
  'tribute',
  'set',
  'flip',
  'special',
  'fusion',
  'ritual',
  'synchro',
  'xyz',
  'pendulum',
  'link',
] as const;
const POSITIONS = ['attack', 'defense'] as const;
const FACES = ['up', 'down'] as const;

export const YgoInForceSchema = v.strictObject({
  what: words(YGO_IN_FORCE),
  value: opt(v.unknown()),
  by: opt(text),
  until: opt(words(YGO_UNTIL)),
  note: opt(v.string()),
});
export type YgoInForce = v.InferOutput<typeof YgoInForceSchema>;

export const YgoHappenedSchema = v.strictObject({
  what: words(YGO_HAPPENED),
  by: opt(PlayerSchema),
  card: opt(text),
  effect: opt(count),
  from: opt(text),
  how: opt(text),
  count: opt(count),
  lastTurn: opt(v.boolean()),
  note: opt(v.string()),
});
export type YgoHappened = v.InferOutput<typeof YgoHappenedSchema>;

export const YgoModifierSchema = v.strictObject({
  stat: words(['atk', 'def', 'level', 'rank', 'scale', 'original-atk', 'original-def']),
  op: words(['+', '-', '×', '=']),
  value: v.number(),
  until: opt(words(['end-of-turn', 'end-of-damage-step', 'leaves'])),
  note: opt(v.string()),
});
export type YgoModifier = v.InferOutput<typeof YgoModifierSchema>;

const monsterZone = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  words(['extra-left', 'extra-right']),
]);
export const YgoMonsterSchema = v.strictObject({
  id: opt(text),
  card: text,
  owner: opt(PlayerSchema),
  position: opt(words(POSITIONS)),
  face: opt(words(FACES)),
  zone: opt(monsterZone),
  since: opt(
    v.strictObject({
      turn: opt(count),
      order: opt(v.number()),
      from: opt(words(['hand', 'deck', 'extra', 'graveyard', 'banished'])),
      how: opt(words(SUMMON_KINDS)),
    }),
  ),
  properlySummoned: opt(v.boolean()),
  attacked: opt(v.boolean()),
  positionChanged: opt(v.boolean()),
  materials: opt(v.array(CardRefSchema)),
  counters: opt(counters),
  modifiers: opt(v.array(YgoModifierSchema)),
  effects: opt(v.array(YgoInForceSchema)),
  current: opt(v.strictObject({ atk: stat, def: stat, level: opt(whole) })),
});
export type YgoMonster = v.InferOutput<typeof YgoMonsterSchema>;

export const YgoSpellTrapSchema = v.strictObject({
  id: opt(text),
  card: text,
  owner: opt(PlayerSchema),
  face: opt(words(FACES)),
  since: opt(v.strictObject({ turn: opt(count), order: opt(v.number()) })),
  effects: opt(v.array(YgoInForceSchema)),
  on: opt(text),
  zone: opt(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  counters: opt(counters),
});
export type YgoSpellTrap = v.InferOutput<typeof YgoSpellTrapSchema>;

const spellTrapPlace = v.union([text, YgoSpellTrapSchema]);
export const YgoPlayerSchema = v.strictObject({
  lifePoints: opt(count),
  monsters: opt(v.array(v.union([text, YgoMonsterSchema]))),
  spellsTraps: opt(v.array(spellTrapPlace)),
  field: opt(v.nullable(spellTrapPlace)),
  pendulum: opt(v.tuple([v.nullable(spellTrapPlace), v.nullable(spellTrapPlace)])),
  hand: opt(v.array(CardRefSchema)),
  graveyard: opt(v.array(CardRefSchema)),
  banished: opt(v.array(FacedCardRefSchema)),
  deck: opt(v.strictObject({ cards: opt(v.array(CardRefSchema)), count: opt(count) })),
  extraDeck: opt(v.strictObject({ cards: opt(v.array(FacedCardRefSchema)), count: opt(count) })),
  used: opt(usedFlags(['normalSummon'])),
  effects: opt(v.array(YgoInForceSchema)),
});
export type YgoPlayer = Omit<v.InferOutput<typeof YgoPlayerSchema>, 'used'> & {
  used?: Record<string, boolean | undefined>;
};

/** The Match around a Duel: which end-of-match procedure applies (default: the ruleset's), and whether Life Points decide as soon as they differ. */
export const YgoMatchSchema = v.strictObject({
  ...MatchSchema.entries,
  procedure: opt(words(['finish-turn', 'extra-turns', 'finish-phase', 'two-wins-or-both-lose'])),
  suddenDeath: opt(v.boolean()),
});
export type YgoMatch = v.InferOutput<typeof YgoMatchSchema>;

export const YgoStateSchema = v.strictObject({
  turn: opt(v.strictObject({ player: opt(PlayerSchema), number: opt(v.pipe(count, v.minValue(1))) })),
  firstPlayer: opt(PlayerSchema),
  match: opt(YgoMatchSchema),
  phase: opt(words(PHASES)),
  step: opt(words(STEPS)),
  timing: opt(words(TIMINGS)),
  battle: opt(v.strictObject({ attacker: text, target: text })),
  players: opt(v.strictObject({ A: opt(YgoPlayerSchema), B: opt(YgoPlayerSchema) })),
  effects: opt(v.array(YgoInForceSchema)),
  history: opt(v.array(YgoHappenedSchema)),
});
export type YgoState = Omit<v.InferOutput<typeof YgoStateSchema>, 'players'> & {
  players?: { A?: YgoPlayer; B?: YgoPlayer };
};

export const YgoChoicesSchema = v.strictObject({
  option: opt(v.pipe(count, v.minValue(1))),
  cards: opt(v.array(text)),
  position: opt(words(POSITIONS)),
  face: opt(words(FACES)),
  zone: opt(whole),
  order: opt(v.array(text)),
  player: opt(PlayerSchema),
  number: opt(v.number()),
  name: opt(text),
  coins: opt(v.array(words(['heads', 'tails']))),
  dice: opt(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))),
  yes: opt(v.boolean()),
});
export type YgoChoices = v.InferOutput<typeof YgoChoicesSchema>;

export const YgoMoveSchema = v.variant('do', [
  move('activate', {
    card: text,
    effect: opt(v.pipe(count, v.minValue(1))),
    targets: opt(v.array(text)),
    cost: opt(v.array(text)),
    choose: opt(YgoChoicesSchema),
    others: opt(YgoChoicesSchema),
  }),
  move('pass', {}),
  event('resolve', { by: opt(PlayerSchema) }),
  move('attack', { card: text, target: text }),
  move('normal-summon', { card: text, tributes: opt(v.array(text)), zone: opt(whole) }),
  move('set', { card: text, tributes: opt(v.array(text)), zone: opt(whole), as: opt(v.literal('spell')) }),
  move('flip-summon', { card: text }),
  move('special-summon', {
    card: text,
    method: words(['own', 'synchro', 'xyz', 'link']),
    materials: opt(v.array(text)),
    position: opt(words(POSITIONS)),
    zone: opt(monsterZone),
  }),
  move('pendulum-summon', {
    cards: v.array(
      v.union([text, v.strictObject({ card: text, position: opt(words(POSITIONS)), zone: opt(monsterZone) })]),
    ),
  }),
  move('change-position', { card: text }),
  move('phase', { to: words(PHASES) }),
  move('step', { to: words(STEPS), timing: opt(words(TIMINGS)) }),
  move('end-turn', {}),
  move('decide', { question: text, answer: v.unknown() }),
]);
export type YgoMove = v.InferOutput<typeof YgoMoveSchema>;

export const YgoCardSchema = v.strictObject({
  name: LocalizedName,
  kind: words(wordsOf(CARD_KINDS)),
  property: opt(words(wordsOf(PROPERTIES))),
  monster: opt(v.array(words(wordsOf(MONSTER_KINDS)))),
  race: opt(text),
  attribute: opt(text),
  level: opt(count),
  rank: opt(count),
  link: opt(count),
  scale: opt(count),
  arrows: opt(
    v.array(words(['top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right'])),
  ),
  atk: opt(stat),
  def: opt(stat),
  text: opt(LocalizedText),
  materials: opt(v.string()),
  effects: opt(v.array(v.unknown())),
  // Beyond the contract: what the library adds.
  /** Archetypes and series, English. */
  series: opt(v.array(text)),
  /** Other names under which the card is found (older translations). */
  aliases: opt(v.array(text)),
  /** The text of the Pendulum box. */
  pendulumText: opt(LocalizedText),
  /** Passcode and other database ids by which `print` finds the card. */
  prints: opt(v.array(text)),
});
export type YgoCard = v.InferOutput<typeof YgoCardSchema>;
