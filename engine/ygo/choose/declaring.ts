/** What a player can declare: the official words of both languages, and reading a declaration as a judge writes it. */
import type { Localized } from '../../ruling/schema.ts';
import type { DeclareWhat, Operation } from '../effects/schema.ts';

type Vocabulary = Readonly<Record<string, Localized>>;
const w = (en: string, de: string): Localized => ({ de, en });

export const ATTRIBUTES: Vocabulary = {
  DARK: w('DARK', 'FINSTERNIS'),
  LIGHT: w('LIGHT', 'LICHT'),
  EARTH: w('EARTH', 'ERDE'),
  WATER: w('WATER', 'WASSER'),
  FIRE: w('FIRE', 'FEUER'),
  WIND: w('WIND', 'WIND'),
  DIVINE: w('DIVINE', 'GÖTTLICH'),
};
/** Types of monsters (the contract's `race`). */
export const TYPES: Vocabulary = {
  Aqua: w('Aqua', 'Aqua'),
  Beast: w('Beast', 'Ungeheuer'),
  'Beast-Warrior': w('Beast-Warrior', 'Ungeheuer-Krieger'),
  'Creator God': w('Creator God', 'Schöpfergott'),
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
const KINDS: Vocabulary = {
  monster: w('Monster', 'Monster'),
  spell: w('Spell', 'Zauber'),
  trap: w('Trap', 'Falle'),
  ritual: w('Ritual', 'Ritual'),
  fusion: w('Fusion', 'Fusion'),
  synchro: w('Synchro', 'Synchro'),
  xyz: w('Xyz', 'Xyz'),
  pendulum: w('Pendulum', 'Pendel'),
  link: w('Link', 'Link'),
};
const CARD_KINDS = ['monster', 'spell', 'trap'];
const VOCABULARIES: Partial<Record<DeclareWhat, Vocabulary>> = { type: TYPES, attribute: ATTRIBUTES, kind: KINDS };

/** What may be declared, with its words; undefined where it is a card name or a number. `later`: the operations that speak of the declaration. */
export function declarable(
  what: DeclareWhat,
  later: readonly Operation[] = [],
): [value: string, Localized][] | undefined {
  const vocabulary = VOCABULARIES[what];
  if (!vocabulary) return undefined;
  const named = later.flatMap((op) => (op.if && 'declared' in op.if ? [op.if.declared] : []));
  const allowed = named.length > 0 ? named : what === 'kind' ? CARD_KINDS : Object.keys(vocabulary);
  return allowed.map((value) => [value, vocabulary[value] ?? w(value, value)]);
}

/** The declaration in the engine's word; undefined where it is not among what may be declared. */
export function readDeclaration(
  said: string | number | undefined,
  allowed: readonly [string | number, Localized][] | undefined,
): string | number | undefined {
  if (said === undefined || !allowed) return said;
  const word = String(said).trim().toLowerCase();
  return allowed.find(([value, { de, en }]) =>
    [value, de, en].some((known) => String(known).toLowerCase() === word),
  )?.[0];
}

/** A declared value as it is said to people. */
export const declaredText = (
  value: string | number,
  allowed: readonly [string | number, Localized][] | undefined,
): Localized => allowed?.find(([known]) => known === value)?.[1] ?? w(String(value), String(value));
