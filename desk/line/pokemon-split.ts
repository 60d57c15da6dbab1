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
/** "Hex Maniac played by A", "Iono wird von B gespielt". */
const PLAYED_BY =
  /^(.+?)\s+(?:(?:is|was|wird|wurde)\s+)?(?:played\s+by|gespielt\s+von|von(?=\s+(?:spieler\s+)?[AB]\s+gespielt$))\s+(?:player\s+|spieler\s+)?([AB])(?:\s+gespielt)?$/i;
/** "obwohl Relaxo vergiftet ist": the verb behind. */
const VERB_BEHIND = new RegExp(
  `^(.+?)\\s+((?:${CONDITION})(?:\\s+(?:and|und)\\s+(?:${CONDITION}))*)\\s+(?:ist|is)$`,
  'i',
);

/** "A's Snorlax is poisoned with 150 damage": a Special Condition, and behind it the damage. */
const HURT = new RegExp(
  `^((.+?)\\s+(?:is|ist)\\s+(?:${CONDITION}))\\s+(?:with|mit)\\s+(\\d{1,3}\\s+(?:damage\\s+counters?|schadensmarken?|damage|schaden(?:spunkten?)?))$`,
  'i',
);

/** `isSaid`: whether a piece says something of the table. `spoken`: the Pokémon the line has spoken of. */
export function partsOf(
  written: string,
  spoken: readonly string[],
  isSaid: (piece: string) => boolean,
  into: PokemonLine,
): string[] {
  const piece = PLAYED_BY.test(written) ? written.replace(PLAYED_BY, '$2 plays $1') : ALTHOUGH.test(written) ? written.replace(ALTHOUGH, '').replace(VERB_BEHIND, '$1 ist $2') : written;
  const attacks = attackedWith(piece, into);
  if (attacks !== undefined) return [attacks];
  const hurt = HURT.exec(piece);
  if (hurt) return [hurt[1]!, `${hurt[2]!} has ${hurt[3]!}`].flatMap((one) => partsOf(one, spoken, isSaid, into));
  const beside = besides(piece, isSaid, into);
  if (beside) return beside.flatMap((one) => partsOf(one, spoken, isSaid, into));
  if (!/\s(?:and|und)\s/i.test(piece)) return [usedByName(piece, into)];
  return (isSaid(piece) ? undefined : (saidOfOne(piece, isSaid) ?? oneAfterAnother(piece, spoken, into))) ?? [usedByName(piece, into)];
} // prettier-ignore

/** 'attacks Snorlax with Charizard ex', 'greift Relaxo mit Glurak-ex an': who attacks stands behind whom it hits. */
function attackedWith(piece: string, into: PokemonLine): string | undefined {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  const [, hit = '', by = ''] = /^(?:attacks|greift)\s+(.+?)\s+(?:with|using|mit)\s+(.+?)(?:\s+an)?$/i.exec(piece.slice(prefix.length)) ?? [];
  const isPokemon = (name: string): boolean => isInPlayAs(into.known(name.replace(/^[AB]['’]?s\s+/i, ''))?.card);
  return by !== '' && isPokemon(hit) && isPokemon(by) ? `${prefix}${by} attacks ${hit}` : undefined;
} // prettier-ignore

/** 'Calamity Storm with Area Zero Underdepths in play', '… mit 7 Energien im Ablagestapel': what lies there, behind a play. */
function besides(piece: string, isSaid: (piece: string) => boolean, into: PokemonLine): string[] | undefined {
  const [, play = '', what = '', place = '', aimed = ''] =
    /^(.+?)\s+(?:with|mit|bei|unter|while|during)\s+([^→]+?)(\s+(?:in\s+play|im\s+spiel|in\s+(?:the\s+|his\s+|her\s+|their\s+)?discard(?:\s+pile)?|im\s+ablagestapel|(?:on|in)\s+the\s+bench|auf\s+der\s+bank))(\s*(?:[-=]>|→).+)?$/i.exec(piece) ?? [];
  if (place === '') return undefined;
  const by = PREFIX.exec(play)?.[1] ?? 'A';
  const isStadium = into.known(what)?.card.trainer === 'stadium';
  const said = isStadium ? `${what} is in play` : `${by} has ${what}${place}`;
  return isSaid(said) ? [said, `${play}${aimed}`] : undefined;
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
    const evolved = /^(?:evolves?|entwickelt)\s.*?\s(?:into|to|zu|in)\s+(.+)$/i.exec(first)?.[1];
    const said = text
      .slice(index + and.length)
      .replace(/^zieht\s+sich\s+(?:dann|danach)\s+/i, 'zieht sich ')
      .replace(/^(?:into|to|zu|in)\s+(?=\S)/i, evolved === undefined ? '$&' : `evolves ${evolved} into `);
    const holt =
      /^(?:holt|bringt|zieht|brings?|gusts?|pulls?)\s+(.+?)\s+(?:nach\s+vorne?|vor|up|in|to\s+the\s+active(?:\s+spot)?)$/i.exec(
        said,
      )?.[1];
    if (holt !== undefined && into.known(holt)) return [`${prefix}${first} -> ${holt}`];
    const rest = it === undefined ? said : said.replace(PRONOUN, `$1${it}`);
    const itself =
      it === undefined
        ? rest
        : rest.replace(/^(?:evolves?|entwickelt(?:\s+sich)?)\s+(?:in)?(?:to|zu)\s+(?=\S)/i, `evolves ${it} into `);
    const next = beginsWithVerb(itself)
      ? itself
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
