/**
 * The input contract as one schema: types, checks and the published JSON Schema all come from here.
 * Names and meanings are those of the public contract (docs/case-format.md); every optional field has the default named there.
 * What this file leaves out: whether names and ids exist on the board (see `read.ts`) and whether a move is legal (the engines).
 */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer());
const stat = v.union([whole, v.literal('?')]);
const opt = v.optional;
const words = <const T extends readonly string[]>(list: T) => v.picklist(list);

export const PlayerSchema = words(['A', 'B']);
export type Player = v.InferOutput<typeof PlayerSchema>;
export const LangSchema = words(['de', 'en']);
export type Lang = v.InferOutput<typeof LangSchema>;

const LocalizedName = v.union([text, v.strictObject({ en: opt(text), de: opt(text) })]);
const LocalizedText = v.union([v.string(), v.strictObject({ en: opt(v.string()), de: opt(v.string()) })]);

export const MatchSchema = v.strictObject({
  results: v.array(v.union([PlayerSchema, v.literal('draw')])),
  timeCalled: opt(v.boolean()),
});
export type Match = v.InferOutput<typeof MatchSchema>;
/** The Match around a Duel: which end-of-match procedure applies (default: the ruleset's), and whether Life Points decide as soon as they differ. */
export const YgoMatchSchema = v.strictObject({
  ...MatchSchema.entries,
  procedure: opt(words(['finish-turn', 'extra-turns', 'finish-phase', 'two-wins-or-both-lose'])),
  suddenDeath: opt(v.boolean()),
});
export type YgoMatch = v.InferOutput<typeof YgoMatchSchema>;

const cardFields = {
  id: opt(text),
  card: text,
  print: opt(text),
  owner: opt(PlayerSchema),
  properlySummoned: opt(v.boolean()),
};
export const CardRefSchema = v.union([text, v.strictObject(cardFields)]);
export type CardRef = v.InferOutput<typeof CardRefSchema>;
const FacedCardRefSchema = v.union([text, v.strictObject({ ...cardFields, face: opt(words(['up', 'down'])) })]);

const usedFlags = (known: readonly string[]) =>
  v.objectWithRest(
    Object.fromEntries(known.map((name) => [name, opt(v.boolean())])) as Record<string, ReturnType<typeof opt>>,
    opt(v.boolean()),
  );

// ───────────────────────────── Yu-Gi-Oh! ─────────────────────────────

export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export const STEPS = ['start', 'battle', 'damage', 'end'] as const;
export type BattleStep = (typeof STEPS)[number];
/** The five timings of the damage step, in order. */
export const TIMINGS = ['start', 'before-calculation', 'calculation', 'after-calculation', 'end'] as const;
export type DamageTiming = (typeof TIMINGS)[number];
export const YGO_UNTIL = ['end-of-turn', 'end-of-damage-step', 'end-of-next-turn', 'leaves', 'duel'] as const;
export const YGO_IN_FORCE = [
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
const counters = v.record(text, count);

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

const accepted = { accepted: opt(v.boolean()) };
/** A move of one player: `accepted`, `by`, `do` and what that kind of move needs. */
const move = <const K extends string, T extends v.ObjectEntries>(kind: K, entries: T) =>
  v.strictObject({ ...accepted, by: PlayerSchema, do: v.literal(kind), ...entries });
/** A move nobody in particular makes. */
const event = <const K extends string, T extends v.ObjectEntries>(kind: K, entries: T) =>
  v.strictObject({ ...accepted, do: v.literal(kind), ...entries });

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
  kind: words(['monster', 'spell', 'trap']),
  property: opt(words(['normal', 'continuous', 'equip', 'field', 'quick-play', 'ritual', 'counter'])),
  monster: opt(
    v.array(
      words([
        'normal',
        'effect',
        'flip',
        'tuner',
        'fusion',
        'ritual',
        'synchro',
        'xyz',
        'pendulum',
        'link',
        'spirit',
        'union',
        'gemini',
        'toon',
        'token',
      ]),
    ),
  ),
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

// ───────────────────────────── Pokémon TCG ─────────────────────────────

export const ENERGY_TYPES = [
  'Grass',
  'Fire',
  'Water',
  'Lightning',
  'Psychic',
  'Fighting',
  'Darkness',
  'Metal',
  'Fairy',
  'Dragon',
  'Colorless',
] as const;
export const EnergyTypeSchema = words(ENERGY_TYPES);
export type EnergyType = v.InferOutput<typeof EnergyTypeSchema>;
export const CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const;
export type SpecialCondition = (typeof CONDITIONS)[number];
const coins = v.array(words(['heads', 'tails']));
export type Coin = 'heads' | 'tails';

export const PtcgModifierSchema = v.strictObject({
  applies: words([
    'attack-before-weakness',
    'attack-after-weakness',
    'defense-after-weakness',
    'prevent-damage',
    'prevent-effects',
    'attack-fails-on-tails',
    'cannot-attack',
    'cannot-retreat',
    'retreat-cost',
    'attack-cost',
    'hp',
    'weakness',
    'resistance',
    'prizes',
    'cannot-use-attack',
    'cannot-play-items',
    'cannot-play-supporters',
    'cannot-play-stadiums',
    'cannot-attach-energy',
    'cannot-evolve',
    'abilities-off',
    'other',
  ]),
  op: opt(words(['+', '-', '×', '='])),
  value: opt(v.number()),
  attack: opt(text),
  by: opt(text),
  note: opt(v.string()),
  until: opt(words(['end-of-turn', 'end-of-opponents-next-turn', 'end-of-own-next-turn', 'leaves-active', 'game'])),
  ofAttack: opt(v.boolean()),
});
export type PtcgModifier = v.InferOutput<typeof PtcgModifierSchema>;

export const PtcgHappenedSchema = v.strictObject({
  what: words([
    'knocked-out',
    'moved-to-active',
    'supporter-played',
    'card-played',
    'attack-used',
    'ability-used',
    'evolved',
    'prizes-taken',
    'damaged',
    'healed',
    'other',
  ]),
  by: opt(PlayerSchema),
  card: opt(text),
  /** Knocked Out by damage from an attack. */
  byDamage: opt(v.boolean()),
  pokemon: opt(text),
  when: opt(words(['this-turn', 'last-turn', 'earlier'])),
  count: opt(count),
  note: opt(v.string()),
});
export type PtcgHappened = v.InferOutput<typeof PtcgHappenedSchema>;

export const PokemonInPlaySchema = v.strictObject({
  id: opt(text),
  card: text,
  print: opt(text),
  damage: opt(v.pipe(count, v.multipleOf(10))),
  energy: opt(v.array(CardRefSchema)),
  tools: opt(v.array(CardRefSchema)),
  under: opt(v.array(CardRefSchema)),
  conditions: opt(v.array(words(CONDITIONS))),
  conditionDamage: opt(v.strictObject({ poisoned: opt(count), burned: opt(count) })),
  since: opt(v.strictObject({ turn: count, how: opt(words(['setup', 'played', 'evolved'])) })),
  effects: opt(v.array(PtcgModifierSchema)),
});
export type PokemonInPlay = v.InferOutput<typeof PokemonInPlaySchema>;

export const PtcgPlayerSchema = v.strictObject({
  active: opt(v.nullable(v.union([text, PokemonInPlaySchema]))),
  bench: opt(v.array(v.union([text, PokemonInPlaySchema]))),
  hand: opt(v.array(CardRefSchema)),
  discard: opt(v.array(CardRefSchema)),
  lostZone: opt(v.array(CardRefSchema)),
  deck: opt(v.strictObject({ cards: opt(v.array(CardRefSchema)), count: opt(count) })),
  prizes: opt(count),
  mulliganDraws: opt(count),
  effects: opt(v.array(PtcgModifierSchema)),
  used: opt(usedFlags(['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'])),
});
export type PtcgPlayer = Omit<v.InferOutput<typeof PtcgPlayerSchema>, 'used'> & {
  used?: Record<string, boolean | undefined>;
};

export const PtcgStateSchema = v.strictObject({
  turn: opt(v.strictObject({ player: opt(PlayerSchema), number: opt(v.pipe(count, v.minValue(1))) })),
  firstPlayer: opt(PlayerSchema),
  match: opt(MatchSchema),
  stadium: opt(v.nullable(v.strictObject({ card: text, owner: PlayerSchema }))),
  suddenDeath: opt(v.boolean()),
  effects: opt(v.array(PtcgModifierSchema)),
  history: opt(v.array(PtcgHappenedSchema)),
  players: opt(v.strictObject({ A: opt(PtcgPlayerSchema), B: opt(PtcgPlayerSchema) })),
});
export type PtcgState = Omit<v.InferOutput<typeof PtcgStateSchema>, 'players'> & {
  players?: { A?: PtcgPlayer; B?: PtcgPlayer };
};

export const PtcgChoicesSchema = v.strictObject({
  option: opt(v.pipe(count, v.minValue(1))),
  pokemon: opt(v.array(text)),
  cards: opt(v.array(text)),
  energy: opt(v.array(text)),
  counters: opt(counters),
  number: opt(v.number()),
  name: opt(text),
  type: opt(EnergyTypeSchema),
  condition: opt(words(CONDITIONS)),
  yes: opt(v.boolean()),
  coins: opt(coins),
});
export type PtcgChoices = v.InferOutput<typeof PtcgChoicesSchema>;

const played = {
  targets: opt(v.array(text)),
  coins: opt(coins),
  choose: opt(PtcgChoicesSchema),
  others: opt(PtcgChoicesSchema),
};
export const PtcgMoveSchema = v.variant('do', [
  move('attack', { attack: v.union([text, v.pipe(count, v.minValue(1))]), ...played }),
  move('ability', { pokemon: text, ability: opt(text), ...played }),
  move('bench', { card: text }),
  move('evolve', { card: text, pokemon: text }),
  move('attach', { card: text, to: text }),
  move('use', { card: text, ...played }),
  move('discard-from-play', { pokemon: text }),
  move('play', { card: text, ...played }),
  move('retreat', { to: text, discard: opt(v.array(text)) }),
  move('end-turn', {}),
  event('checkup', { coins: opt(v.union([coins, v.record(text, coins)])), effectsFirst: opt(v.boolean()) }),
  move('promote', { pokemon: text }),
  move('draw-for-turn', {}),
  move('set-up', { active: text, bench: opt(v.array(text)) }),
  move('draw-mulligan', { count }),
  event('mulligans', { A: count, B: count }),
  move('decide', { question: text, answer: v.unknown() }),
]);
export type PtcgMove = v.InferOutput<typeof PtcgMoveSchema>;

export const PTCG_LABELS = [
  'ex',
  'EX',
  'GX',
  'V',
  'VMAX',
  'VSTAR',
  'V-UNION',
  'TAG TEAM',
  'Mega ex',
  'Mega EX',
  'Tera',
  'Radiant',
  'Prism Star',
  'ACE SPEC',
  'BREAK',
  'LV.X',
  'LEGEND',
  'Ultra Beast',
  'Ancient',
  'Future',
  'Single Strike',
  'Rapid Strike',
  'Fusion Strike',
  'Team Plasma',
] as const;
const typedValue = v.strictObject({ type: EnergyTypeSchema, value: opt(text) });

export const PtcgCardSchema = v.strictObject({
  name: LocalizedName,
  kind: words(['pokemon', 'trainer', 'energy']),
  hp: opt(count),
  types: opt(v.array(EnergyTypeSchema)),
  stage: opt(
    words(['basic', 'stage1', 'stage2', 'vmax', 'vstar', 'v-union', 'break', 'mega', 'restored', 'level-up', 'legend']),
  ),
  evolvesFrom: opt(text),
  labels: opt(v.array(words(PTCG_LABELS))),
  attacks: opt(
    v.array(
      v.strictObject({
        name: LocalizedName,
        cost: opt(v.array(EnergyTypeSchema)),
        damage: opt(v.union([v.string(), count])),
        text: opt(LocalizedText),
      }),
    ),
  ),
  abilities: opt(v.array(v.strictObject({ name: LocalizedName, text: opt(LocalizedText) }))),
  weakness: opt(v.array(typedValue)),
  resistance: opt(v.array(typedValue)),
  retreat: opt(count),
  trainer: opt(words(['item', 'supporter', 'stadium', 'tool'])),
  energy: opt(words(['basic', 'special'])),
  provides: opt(v.array(v.array(EnergyTypeSchema))),
  text: opt(LocalizedText),
  effects: opt(v.array(v.unknown())),
  // Beyond the contract: what the library adds.
  aliases: opt(v.array(text)),
  prints: opt(v.array(text)),
});
export type PtcgCard = v.InferOutput<typeof PtcgCardSchema>;

// ───────────────────────────── The case ─────────────────────────────

const caseFields = { title: opt(v.string()), ruleset: opt(text) };
export const YgoCaseSchema = v.strictObject({
  ...caseFields,
  game: v.literal('ygo'),
  cards: opt(v.record(text, YgoCardSchema)),
  state: opt(YgoStateSchema),
  moves: opt(v.array(YgoMoveSchema)),
});
export type YgoCase = Omit<v.InferOutput<typeof YgoCaseSchema>, 'state'> & { state?: YgoState };
export const PtcgCaseSchema = v.strictObject({
  ...caseFields,
  game: v.literal('ptcg'),
  cards: opt(v.record(text, PtcgCardSchema)),
  state: opt(PtcgStateSchema),
  moves: opt(v.array(PtcgMoveSchema)),
});
export type PtcgCase = Omit<v.InferOutput<typeof PtcgCaseSchema>, 'state'> & { state?: PtcgState };
export const CaseSchema = v.variant('game', [YgoCaseSchema, PtcgCaseSchema]);
export type Case = YgoCase | PtcgCase;
export type Game = Case['game'];
