/** The words printed on Yu-Gi-Oh! cards, in the official terms of both languages: one list for every room. What is not listed is shown as written. */
import { same, say } from '../ruling/say.ts';
import type { Localized } from '../ruling/schema.ts';

type Vocabulary = Readonly<Record<string, Localized>>;

export const ATTRIBUTES = {
  DARK: say('FINSTERNIS', 'DARK'),
  LIGHT: say('LICHT', 'LIGHT'),
  EARTH: say('ERDE', 'EARTH'),
  WATER: say('WASSER', 'WATER'),
  FIRE: say('FEUER', 'FIRE'),
  WIND: same('WIND'),
  DIVINE: say('GÖTTLICH', 'DIVINE'),
} satisfies Vocabulary;
/** Types of monsters (the contract's `race`). */
export const TYPES = {
  Aqua: same('Aqua'),
  Beast: say('Ungeheuer', 'Beast'),
  'Beast-Warrior': say('Ungeheuer-Krieger', 'Beast-Warrior'),
  'Creator God': say('Schöpfergott', 'Creator God'),
  Cyberse: same('Cyberse'),
  Dinosaur: say('Dinosaurier', 'Dinosaur'),
  'Divine-Beast': say('Göttliches Ungeheuer', 'Divine-Beast'),
  Dragon: say('Drache', 'Dragon'),
  Fairy: say('Fee', 'Fairy'),
  Fiend: say('Unterweltler', 'Fiend'),
  Fish: say('Fisch', 'Fish'),
  Illusion: same('Illusion'),
  Insect: say('Insekt', 'Insect'),
  Machine: say('Maschine', 'Machine'),
  Plant: say('Pflanze', 'Plant'),
  Psychic: say('Psi', 'Psychic'),
  Pyro: same('Pyro'),
  Reptile: say('Reptil', 'Reptile'),
  Rock: say('Fels', 'Rock'),
  'Sea Serpent': say('Seeschlange', 'Sea Serpent'),
  Spellcaster: say('Hexer', 'Spellcaster'),
  Thunder: say('Donner', 'Thunder'),
  Warrior: say('Krieger', 'Warrior'),
  'Winged Beast': say('Geflügeltes Ungeheuer', 'Winged Beast'),
  Wyrm: same('Wyrm'),
  Zombie: same('Zombie'),
} satisfies Vocabulary;
export const CARD_KINDS = {
  monster: same('Monster'),
  spell: say('Zauber', 'Spell'),
  trap: say('Falle', 'Trap'),
} satisfies Vocabulary;
export const MONSTER_KINDS = {
  normal: same('Normal'),
  effect: say('Effekt', 'Effect'),
  flip: say('Flipp', 'Flip'),
  tuner: say('Empfänger', 'Tuner'),
  fusion: same('Fusion'),
  ritual: same('Ritual'),
  synchro: same('Synchro'),
  xyz: same('Xyz'),
  pendulum: say('Pendel', 'Pendulum'),
  link: same('Link'),
  spirit: same('Spirit'),
  union: same('Union'),
  gemini: say('Zwilling', 'Gemini'),
  toon: same('Toon'),
  token: say('Spielmarke', 'Token'),
} satisfies Vocabulary;
/** The monsters that begin in the Extra Deck. */
export const EXTRA_DECK_KINDS = ['fusion', 'synchro', 'xyz', 'link'] as const;
export const ofExtraDeck = (kinds: readonly string[]): boolean => EXTRA_DECK_KINDS.some((kind) => kinds.includes(kind));

/** Kinds of Spells and Traps. */
export const PROPERTIES = {
  normal: same('Normal'),
  continuous: say('Permanent', 'Continuous'),
  equip: say('Ausrüstung', 'Equip'),
  field: say('Spielfeld', 'Field'),
  'quick-play': say('Schnell', 'Quick-Play'),
  ritual: same('Ritual'),
  counter: say('Konter', 'Counter'),
} satisfies Vocabulary;

/** The words of a vocabulary as data writes them. */
export const wordsOf = <T extends Vocabulary>(vocabulary: T): (keyof T & string)[] => Object.keys(vocabulary);

const ALL = new Map<string, Localized>(
  [ATTRIBUTES, TYPES, MONSTER_KINDS, PROPERTIES].flatMap((one) => Object.entries(one)),
);

/** A word of a card, as a person reads it. */
export const keyword = (word: string): Localized => ALL.get(word) ?? same(word);
