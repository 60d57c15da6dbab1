/** What a Pokémon text nobody read could touch, coarsely. `reader/ptcg/touches.ts` tells it from the wording. */
const PTCG_TOUCHES = [
  /** Damage of attacks: what a Pokémon does, what a Pokémon takes. */
  'damage-done',
  'damage-taken',
  'counters',
  'healing',
  'hp',
  'weakness',
  'resistance',
  'types',
  'knock-out',
  'prizes',
  'conditions',
  /** Which attacks may be used, and whether one does anything. */
  'attacks',
  'attack-cost',
  'abilities',
  /** Effects (not damage) done to a Pokémon. */
  'effects',
  'retreat',
  'switching',
  'evolving',
  'energy',
  'attaching',
  'tools',
  'trainers',
  'stadium',
  'bench',
  'hand',
  'deck',
  'discard',
  'checkup',
  'turn',
  'winning',
] as const;
export type PtcgTouch = (typeof PTCG_TOUCHES)[number];
