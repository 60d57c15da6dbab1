/** A Pokémon case: its board, moves and cards (`schema.ts` joins both games). */
import * as v from 'valibot';
import {
  text,
  count,
  opt,
  words,
  PlayerSchema,
  LocalizedName,
  LocalizedText,
  MatchSchema,
  CardRefSchema,
  usedFlags,
  counters,
  move,
  event,
} from './shapes.ts';

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

/** What may have happened earlier, as far as effects ask for it. */
export const PTCG_HAPPENED = [
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
] as const;
export const PtcgHappenedSchema = v.strictObject({
  what: words([...PTCG_HAPPENED, 'other']),
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
  /** How many are left, or which of them are known, too (in no order). */
  prizes: opt(v.union([count, v.strictObject({ cards: opt(v.array(CardRefSchema)), count: opt(count) })])),
  mulliganDraws: opt(count),
  effects: opt(v.array(PtcgModifierSchema)),
  used: opt(usedFlags(['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'])),
});
export type PtcgPlayer = Omit<v.InferOutput<typeof PtcgPlayerSchema>, 'used'> & {
  used?: Record<string, boolean | undefined>;
};

/** The Prize cards a case knows by name. */
export const knownPrizes = (prizes: PtcgPlayer['prizes']): readonly v.InferOutput<typeof CardRefSchema>[] =>
  typeof prizes === 'object' ? (prizes.cards ?? []) : [];
/** How many Prize cards are left; where only cards are named nobody says how many more there are. */
export const prizeCount = (prizes: PtcgPlayer['prizes']): number | undefined =>
  typeof prizes === 'object' ? prizes.count : prizes;

export const PtcgStateSchema = v.strictObject({
  turn: opt(v.strictObject({ player: opt(PlayerSchema), number: opt(v.pipe(count, v.minValue(1))) })),
  firstPlayer: opt(PlayerSchema),
  match: opt(MatchSchema),
  /** `faces`: the player at whom a two-sided Stadium's first effect points; its other effect is the other player's. */
  stadium: opt(v.nullable(v.strictObject({ card: text, owner: PlayerSchema, faces: opt(PlayerSchema) }))),
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
  /** Which player: the one a two-sided Stadium's first effect points at. */
  player: opt(PlayerSchema),
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
  'SP',
  'Star',
  'Baby',
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
  /** Labels that may stand on the card although its list does not say so: they are asked for, not taken as absent. */
  labelsUnlisted: opt(v.array(words(PTCG_LABELS))),
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
  /** The card list names the Weakness and Resistance of no Pokémon of this set: they are asked for, not taken as none. */
  weaknessUnlisted: opt(v.literal(true)),
  /** Nobody said which type it is: whether it meets a Weakness or Resistance is asked for, not taken as no. */
  typesUnlisted: opt(v.literal(true)),
  retreat: opt(count),
  trainer: opt(words(['item', 'supporter', 'stadium', 'tool'])),
  energy: opt(words(['basic', 'special'])),
  provides: opt(v.array(v.array(EnergyTypeSchema))),
  text: opt(LocalizedText),
  effects: opt(v.array(v.unknown())),
  // Beyond the contract: what the library adds.
  aliases: opt(v.array(text)),
  prints: opt(v.array(text)),
  /** Hashes of the English texts the effects were declared for (`ptcg/texts/hash.ts`), a wording each; they hold for every printing with one of them. */
  texts: opt(v.array(text)),
  /** Why the declaration holds although the printed text is another. */
  textsDiffer: opt(LocalizedText),
});
export type PtcgCard = v.InferOutput<typeof PtcgCardSchema>;
