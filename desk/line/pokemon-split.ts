// 'B has 5 prizes and Drednaw active', 'A benches Snivy and evolves it into Servine', "Yveltal's Clutch": a piece that says several things, or says
// one in words the others do not use, as the pieces it means.
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { beginsWithVerb, verbIn } from './pokemon-moves.ts';
import { hasPart, spokenOf } from './pokemon-bare.ts';

const AND = /\s*,?\s+(?:and|und)(?:\s+(?:then|dann|danach|anschließend))?\s+/gi;
/** In front of what was so already when something else is done. */
const ALTHOUGH = /^(?:(?:even\s+)?though|although|obwohl|while|während|wobei)\s+/i;
const CONDITION =
  'asleep|paralyzed|paralysed|confused|poisoned|burned|paralysiert|verwirrt|vergiftet|verbrannt|schlafend';
/** "obwohl Relaxo vergiftet ist": the verb behind. */
const VERB_BEHIND = new RegExp(
  `^(.+?)\\s+((?:${CONDITION})(?:\\s+(?:and|und)\\s+(?:${CONDITION}))*)\\s+(?:ist|is)$`,
  'i',
);

/** `isSaid`: whether a piece says something of the table. `spoken`: the Pokémon the line has spoken of. */
export function partsOf(
  written: string,
  spoken: readonly string[],
  isSaid: (piece: string) => boolean,
  into: PokemonLine,
): string[] {
  const piece = ALTHOUGH.test(written) ? written.replace(ALTHOUGH, '').replace(VERB_BEHIND, '$1 ist $2') : written;
  if (!/\s(?:and|und)\s/i.test(piece)) return [usedByName(piece, into)];
  return (isSaid(piece) ? undefined : (saidOfOne(piece, isSaid) ?? oneAfterAnother(piece, spoken, into))) ?? [usedByName(piece, into)];
} // prettier-ignore

const SUBJECT = /^(.+?)\s+(has|hat|is|ist)\s+(.+)$/i;
/** "A's Snorlax is poisoned and has 150 damage": each half is about the same. */
function saidOfOne(piece: string, isSaid: (piece: string) => boolean): string[] | undefined {
  const [, subject = '', verb = '', all = ''] = SUBJECT.exec(piece) ?? [];
  for (const { 0: and, index } of all.matchAll(AND)) {
    const [first, second] = [all.slice(0, index), all.slice(index + and.length)];
    const own = /^(?:has|hat|is|ist)\s/i.test(second) ? '' : `${verb} `;
    const parts = [`${subject} ${verb} ${first}`, `${subject} ${own}${second}`];
    if (parts.every((part) => isSaid(part) || saidOfOne(part, isSaid))) return parts.flatMap((part) => (isSaid(part) ? [part] : (saidOfOne(part, isSaid) ?? [])));
  }
  return undefined;
} // prettier-ignore

const PRONOUN = /(^|\s)(?:it|es|sie|ihn|that)(?=\s|$)/i;
/** "attaches Air Balloon to Snorlax and retreats it": two moves of one player. */
function oneAfterAnother(piece: string, spoken: readonly string[], into: PokemonLine): string[] | undefined {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  const text = piece.slice(prefix.length);
  for (const { 0: and, index } of text.matchAll(AND)) {
    const first = text.slice(0, index);
    if (into.known(text.replace(/^\S+\s+/, ''))) return undefined;
    const it = spokenOf(first, into).at(-1) ?? spoken.at(-1);
    const said = text.slice(index + and.length).replace(/^zieht\s+sich\s+(?:dann|danach)\s+/i, 'zieht sich ');
    const rest = it === undefined ? said : said.replace(PRONOUN, `$1${it}`);
    const next = beginsWithVerb(rest)
      ? rest
      : /then|dann|danach|anschließend/i.test(and) && into.known(rest)
        ? `plays ${rest}`
        : undefined;
    const goesOn = next !== undefined && verbIn(next).verb !== 'promote' && verbIn(first).card !== '';
    if (goesOn) return [`${prefix}${usedByName(first, into)}`, `${prefix}${next}`];
  }
  return undefined;
}

/** "attacks with Yveltal's Clutch": whose attack or Ability it is. */
function usedByName(piece: string, into: PokemonLine): string {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  const text = piece.slice(prefix.length);
  for (const { 0: of, index } of text.matchAll(/['’]s\s+/g)) {
    const words = text.slice(0, index).split(/\s+/);
    const used = text
      .slice(index + of.length)
      .split(/\s*(?:[-=]>|→|\(|\s(?:on|onto|against|auf|gegen)\s)/i)[0]!
      .trim();
    const from = words.findIndex((_, n) => isInPlayAs(into.known(words.slice(n).join(' '))?.card));
    const name = words.slice(from).join(' ');
    if (from < 0 || into.known(`${name}${of}${used}`) || !hasPart(name, used, into)) continue;
    return `${prefix}${text.slice(0, index)} ${text.slice(index + of.length)}`;
  }
  return piece;
}
