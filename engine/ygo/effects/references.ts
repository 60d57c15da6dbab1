/** Cards the text has already spoken of, and in what cards can differ. */
import * as v from 'valibot';
import { later, text, words } from './shapes.ts';

/** In what cards that are chosen or counted can differ. `kind`: Ritual, Fusion, Synchro, Xyz, Pendulum, Link. */
export const DIFFERING = ['name', 'original-name', 'race', 'original-race', 'attribute', 'level', 'kind'] as const;
export type Differing = (typeof DIFFERING)[number];

/** Cards the text has already spoken of. */
export const REFS = [
  /** This card. */
  'this',
  /** The targets, as "that target": they must still meet the requirements. */
  'targets',
  'target-1',
  'target-2',
  /** The targets, as "it": they only have to be there. */
  'it',
  /** The card or cards of the event that is answered. */
  'event',
  /** The card whose effect or attack caused that event. */
  'event-cause',
  /** The card of the chain link this effect responds to, and the targets of that link. */
  'link',
  'link-targets',
  /** What the last operation that did something affected. */
  'affected',
  /** The cards used for the cost. */
  'cost',
  /** The monster this card is equipped to; the cards equipped to this card. */
  'equipped',
  'equips',
  'attacker',
  'attack-target',
  /** The monster this card battles. */
  'battling',
  /** The materials attached to this card; the Xyz Monster this card is attached to. */
  'materials',
  'holder',
  /** The cards this card was Summoned with (its material, its Tributes), where they went then. */
  'made-with',
] as const;
export type Ref =
  | (typeof REFS)[number]
  | { named: string }
  /** The cards these monsters were Summoned with (material, Tributes), where they went then. */
  | { madeWith: Ref };
export const RefSchema: v.GenericSchema<Ref> = later(() =>
  v.union([words(REFS), v.strictObject({ named: text }), v.strictObject({ madeWith: RefSchema })]),
);
