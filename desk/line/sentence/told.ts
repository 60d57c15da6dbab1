// What a clause tells: its verb, who does it, and each phrase in its role.
import type { Player, YgoCard } from '../../../engine/case/schema.ts';
import type { Role, VerbWord } from './lexicon.ts';
import type { Place, Token } from './tokens.ts';

/** A card as a clause speaks of it. */
export interface Named {
  name: string;
  card?: YgoCard | undefined;
  whose?: Player;
  place?: Place;
  /** What stands in parentheses behind it, as written. */
  notes: string;
  faceDown?: true;
  /** "the same Jinzo": what stands before is done to it, too. */
  same?: true;
  /** "the attacking Jinzo": it has attacked just before. */
  attacking?: true;
  /** It was Set this turn. */
  setNow?: true;
  /** With what it is equipped. */
  equipped?: Named[];
  /** Its effect is meant, of several that of the number. */
  effect?: number | true;
  /** Of what kind that effect is. */
  effectKind?: string;
}
export interface Phrase {
  role: Role | 'bare' | 'arrow';
  names: Named[];
  /** "it", "ihn"; "seinen Effekt". */
  pronoun?: 'it' | 'effect';
  /** "itself", "sich selbst": the card that does it. */
  itself?: true;
  /** Of what kind "seinen Sucheffekt" is. */
  effectKind?: string;
  /** "effect 2". */
  effectNumber?: number;
  /** "die Beschwörung von X durch A". */
  event?: { event: 'summon' | 'attack' | 'activation'; how?: string; by?: Player; at?: Named; points?: number };
  /** "2 Karten", "die gesetzte Karte": nobody named. */
  counted?: string;
  /** Whose they are: "B's two set cards". */
  whose?: Player;
  player?: Player;
}
export interface Told {
  verb?: VerbWord;
  /** The verb as it is written. */
  does?: string;
  passive?: true;
  /** Somebody asks whether it may be done. */
  asks?: true;
  /** It did not happen, or nothing did. */
  not?: true;
  by?: Player;
  phrases: Phrase[];
  moments: Extract<Token, { is: 'moment' }>[];
  place?: Extract<Token, { is: 'place' }>;
  position?: 'attack' | 'defense';
  /** Into that position. */
  turned?: true;
  how?: string;
  as: Set<string>;
  life?: number;
  /** "at 800 LP": they are not what is paid. */
  hasLife?: true;
  /** "attacks for 2000". */
  points?: number;
  directly?: true;
  /** "damit", "thereby": by what stands before. */
  thereby?: true;
  ends?: 'turn' | 'battle phase';
  twice?: true;
  /** When what stands before has happened: "später". */
  later?: true;
  /** It was done before all that is told: "vorhin". */
  earlier?: true;
  /** The same once more: it was told before. */
  again?: true;
  thisTurn?: true;
  /** It was so last turn already. */
  lastTurn?: true;
  /** "als einziges Monster": no other lies there. */
  only?: true;
  /** "He attacks X": X is none who does it. */
  he?: true;
  /** Nobody is named: whoever did what stands before. */
  inherited?: true;
  /** The clause begins with its verb: what it names is what that is done to. */
  verbFirst?: true;
  /** Behind a player stands a colon. */
  colon?: true;
}
