/** The printed keywords of cards in both languages' official words. What is not listed is shown as written. */
import type { Localized } from '../../../desk/contract.ts';

const w = (en: string, de: string): Localized => ({ en, de });

const ATTRIBUTE_WORDS: Record<string, Localized> = {
  DARK: w('DARK', 'FINSTERNIS'),
  LIGHT: w('LIGHT', 'LICHT'),
  EARTH: w('EARTH', 'ERDE'),
  WATER: w('WATER', 'WASSER'),
  FIRE: w('FIRE', 'FEUER'),
  WIND: w('WIND', 'WIND'),
  DIVINE: w('DIVINE', 'GÖTTLICH'),
};
const RACE_WORDS: Record<string, Localized> = {
  Aqua: w('Aqua', 'Aqua'),
  Beast: w('Beast', 'Ungeheuer'),
  'Beast-Warrior': w('Beast-Warrior', 'Ungeheuer-Krieger'),
  Cyberse: w('Cyberse', 'Cyberse'),
  Dinosaur: w('Dinosaur', 'Dinosaurier'),
  'Divine-Beast': w('Divine-Beast', 'Göttliches Ungeheuer'),
  Dragon: w('Dragon', 'Drache'),
  Fairy: w('Fairy', 'Fee'),
  Fiend: w('Fiend', 'Unterweltler'),
  Fish: w('Fish', 'Fisch'),
  Illusion: w('Illusion', 'Illusion'),
  Insect: w('Insect', 'Insekt'),
  Machine: w('Machine', 'Maschine'),
  Plant: w('Plant', 'Pflanze'),
  Psychic: w('Psychic', 'Psi'),
  Pyro: w('Pyro', 'Pyro'),
  Reptile: w('Reptile', 'Reptil'),
  Rock: w('Rock', 'Fels'),
  'Sea Serpent': w('Sea Serpent', 'Seeschlange'),
  Spellcaster: w('Spellcaster', 'Hexer'),
  Thunder: w('Thunder', 'Donner'),
  Warrior: w('Warrior', 'Krieger'),
  'Winged Beast': w('Winged Beast', 'Geflügeltes Ungeheuer'),
  Wyrm: w('Wyrm', 'Wyrm'),
  Zombie: w('Zombie', 'Zombie'),
};
const WORDS: Record<string, Localized> = {
  ...ATTRIBUTE_WORDS,
  ...RACE_WORDS,
  // Kinds of monsters
  normal: w('Normal', 'Normal'),
  effect: w('Effect', 'Effekt'),
  flip: w('Flip', 'Flipp'),
  tuner: w('Tuner', 'Empfänger'),
  fusion: w('Fusion', 'Fusion'),
  synchro: w('Synchro', 'Synchro'),
  xyz: w('Xyz', 'Xyz'),
  pendulum: w('Pendulum', 'Pendel'),
  link: w('Link', 'Link'),
  spirit: w('Spirit', 'Spirit'),
  union: w('Union', 'Union'),
  gemini: w('Gemini', 'Zwilling'),
  toon: w('Toon', 'Toon'),
  token: w('Token', 'Spielmarke'),
  // Properties of Spells and Traps
  continuous: w('Continuous', 'Permanent'),
  equip: w('Equip', 'Ausrüstung'),
  field: w('Field', 'Spielfeld'),
  'quick-play': w('Quick-Play', 'Schnell'),
  ritual: w('Ritual', 'Ritual'),
  counter: w('Counter', 'Konter'),
};

/** Attributes and Types (the contract's `race`), as a card has them. */
export const ATTRIBUTES = Object.keys(ATTRIBUTE_WORDS);
export const RACES = Object.keys(RACE_WORDS);

export const keyword = (word: string): Localized => WORDS[word] ?? { en: word, de: word };
