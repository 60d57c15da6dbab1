/** What a player can declare, and reading a declaration as a judge writes it. */
import { ATTRIBUTES, CARD_KINDS, MONSTER_KINDS, TYPES, wordsOf } from '../../case/printed.ts';
import { same } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { DeclareWhat, Operation } from '../effects/schema.ts';
import { keyed } from '../../keyed.ts';

type Vocabulary = Readonly<Record<string, Localized>>;
const VOCABULARIES: Partial<Record<DeclareWhat, Vocabulary>> = {
  type: TYPES,
  attribute: ATTRIBUTES,
  kind: { ...CARD_KINDS, ...MONSTER_KINDS },
};

/** What may be declared, with its words; undefined where it is a card name or a number. `later`: the operations that speak of the declaration. */
export function declarable(
  what: DeclareWhat,
  later: readonly Operation[] = [],
): [value: string, Localized][] | undefined {
  const vocabulary = VOCABULARIES[what];
  if (!vocabulary) return undefined;
  const named = later.flatMap((op) => (op.if && 'declared' in op.if ? [op.if.declared] : []));
  const allowed = named.length > 0 ? named : what === 'kind' ? wordsOf(CARD_KINDS) : Object.keys(vocabulary);
  return allowed.map((value) => [value, keyed(vocabulary, value) ?? same(value)]);
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

/** A declared value as it is said to people: a card by its name in each language (`called`). */
export const declaredText = (
  value: string | number,
  allowed: readonly [string | number, Localized][] | undefined,
  called: (name: string) => Localized,
): Localized =>
  allowed?.find(([known]) => known === value)?.[1] ?? (typeof value === 'string' ? called(value) : same(value));
