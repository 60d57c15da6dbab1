/** What cards are called: Types, Attributes, kinds of monster, properties of Spells and Traps. */
export const RACES = [
  'Aqua', 'Beast', 'Beast-Warrior', 'Creator God', 'Cyberse', 'Dinosaur', 'Divine-Beast', 'Dragon', 'Fairy', 'Fiend', 'Fish', 'Illusion', 'Insect',
  'Machine', 'Plant', 'Psychic', 'Pyro', 'Reptile', 'Rock', 'Sea Serpent', 'Spellcaster', 'Thunder', 'Warrior', 'Winged Beast', 'Wyrm', 'Zombie',
] as const; // prettier-ignore
export const ATTRIBUTES = ['DARK', 'LIGHT', 'EARTH', 'WATER', 'FIRE', 'WIND', 'DIVINE'] as const;
/** Words before "monster". */
export const MONSTER_KINDS = [
  'Normal', 'Effect', 'Fusion', 'Ritual', 'Synchro', 'Xyz', 'Pendulum', 'Link', 'Tuner', 'Flip', 'Gemini', 'Spirit', 'Union', 'Toon',
] as const; // prettier-ignore
export const PROPERTIES = ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual', 'Counter'] as const;
