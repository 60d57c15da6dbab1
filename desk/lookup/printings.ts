// The printings of a Pokémon card name: what an import knows of each, and the declaration where its text is a declared one.
import type { PtcgCard } from '../../engine/case/schema.ts';
import type { PtcgPrinting } from '../../engine/library.ts';
import { textHash } from '../../engine/ptcg/texts/hash.ts';

export interface ImportedPrint {
  card: PtcgCard;
  /** Date as yyyymmdd; 0 where nobody knows it. */
  released: number;
}

/** The newest first. `declared`: the declarations of this name. */
export function printingsOf(declared: readonly PtcgCard[], imported: readonly ImportedPrint[]): PtcgPrinting[] {
  const all = imported
    .map((one) => ({ ...one, card: labelled(completed(one.card, imported), imported) }))
    .sort((a, b) => b.released - a.released);
  // Trainer and Energy cards of one name are one card: every printing is played by its newest text.
  const newest = all.find(({ card }) => card.kind !== 'pokemon' && textHash(card) !== undefined);
  const byName = newest && declared.find((one) => says(one, textHash(newest.card)));
  return all.map(({ card, released }) => ({
    print: shown(card),
    released,
    ...(byName ? { card: byName } : explained(card, declared)),
  }));
}

const shown = ({ prints = [] }: PtcgCard): string => prints.find((print) => print.includes(' ')) ?? prints[0] ?? '?';
const says = ({ texts }: PtcgCard, hash: string | undefined): boolean =>
  hash !== undefined && texts?.includes(hash) === true;
const samePrint = (a: PtcgCard, b: PtcgCard): boolean => (a.prints ?? []).some((print) => b.prints?.includes(print));

/** Where the list gives no Weakness for a whole set: as another printing with the same text and HP has it. */
function completed(card: PtcgCard, imported: readonly ImportedPrint[]): PtcgCard {
  const hash = card.weaknessUnlisted && textHash(card);
  if (!hash) return card;
  const twin = imported.find(
    ({ card: other }) => !other.weaknessUnlisted && other.hp === card.hp && textHash(other) === hash,
  )?.card;
  if (!twin) return card;
  const { weaknessUnlisted: _, ...facts } = card;
  return {
    ...facts,
    ...(twin.weakness && { weakness: twin.weakness }),
    ...(twin.resistance && { resistance: twin.resistance }),
  };
}

/** Labels the list may lack: as another printing with the same text and HP has them. Trainer cards of one name are one card. */
function labelled(card: PtcgCard, imported: readonly ImportedPrint[]): PtcgCard {
  const { labelsUnlisted, ...facts } = card;
  if (!labelsUnlisted) return card;
  const hash = textHash(card);
  const twin = imported.find(
    ({ card: other }) =>
      !other.labelsUnlisted &&
      (card.kind !== 'pokemon' || (hash !== undefined && other.hp === card.hp && textHash(other) === hash)),
  )?.card;
  return twin ? { ...facts, labels: [...new Set([...(card.labels ?? []), ...(twin.labels ?? [])])] } : card;
}

/** The card with the declaration that is about its text; without one as it is printed. */
function explained(card: PtcgCard, declared: readonly PtcgCard[]): Pick<PtcgPrinting, 'card' | 'differs'> {
  const hash = textHash(card);
  const own = declared.find((one) => samePrint(one, card));
  const holds =
    own && (says(own, hash) || hash === undefined || own.texts === undefined || own.textsDiffer !== undefined);
  if (holds) return { card: own };
  const other = declared.find((one) => says(one, hash));
  if (other) return { card: declaredAs(card, other) };
  return { card, ...((own !== undefined || (card.kind !== 'pokemon' && declared.length > 0)) && { differs: true }) };
}

/** Facts of the printing, effects of the declaration: text that is declared is read by nobody. */
function declaredAs(card: PtcgCard, declared: PtcgCard): PtcgCard {
  const { text: _, labelsUnlisted: __, ...facts } = card;
  const bare = <T extends { text?: unknown }>(parts: readonly T[]): T[] =>
    parts.map(({ text: ___, ...part }) => part as T);
  return {
    ...facts,
    ...(facts.abilities && { abilities: bare(facts.abilities) }),
    ...(facts.attacks && { attacks: bare(facts.attacks) }),
    labels: [...new Set([...(facts.labels ?? []), ...(declared.labels ?? [])])],
    ...(declared.aliases && { aliases: declared.aliases }),
    effects: declared.effects ?? [],
  };
}
