// 'Phantom Dive on Munkidori with Survival Brace', 'next turn Mega Brave again', 'Lucario has 350 damage': pieces in the words players speak, as
// pieces the other parts of a line read. What stands first of all: behind it every aim has its arrow, every Pokémon its name.
import { eachName } from '../../engine/case/names.ts';
import type { Player } from '../../engine/case/schema.ts';
import { hasPart, spokenOf } from './pokemon-bare.ts';
import { saidBeside } from './pokemon-sayings.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { OWNED } from './pokemon-moves.ts';
import { other } from './table.ts';
import { ARROW, beginnings, oneArrow, withoutUses } from './words.ts';
import { takenFor } from './names.ts';

/** The pieces of a line in plainer words. */
export function plainer(written: readonly string[], into: PokemonLine): string[] {
  const pieces = written
    .map((piece) =>
      piece.replace(/^(?:(?:then|dann|danach|anschließend|again|nochmals?|noch\s+einmal|erneut)\s+)+(?=\S)/i, ''),
    )
    .reduce<readonly string[]>((before, piece) => joinedAim(before, piece, into), []);
  const spoken: Spoken[] = [];
  let by: Player = 'A';
  return pieces.flatMap((whole) => {
    const letter = PREFIX.exec(whole)?.[1]?.toUpperCase();
    if (letter === 'A' || letter === 'B') by = letter;
    const said = inLaterTurn(whole, by).flatMap((piece) => saidBeside(piece, by, into));
    const parts = said.map((piece) => {
      const plain = inPlayAlone(
        evolvedBy(
          aimedByWords(knockedOut(toBench(fullyNamed(piece, spoken, into), into), spoken, into), into),
          spoken,
          into,
        ),
        by,
        pieces.length,
        into,
      );
      spoken.push(...spokenOf(plain, into).map((name) => ({ by, name })));
      return plain;
    });
    return parts.flatMap((piece) => lyingOnSomebody(piece, by, into));
  });
}
/** Whom an attack or Ability hits, in a piece of its own, belongs to the piece before. */
const joinedAim = (before: readonly string[], piece: string, into: PokemonLine): string[] =>
  copiedBehind(before, piece, into) ??
  hitByWords(before, piece, into) ??
  theirsHit(before, piece, into) ??
  ownedHit(before, piece, into) ?? [...before, piece];
const isAimless = (piece: string | undefined): piece is string =>
  piece !== undefined && !oneArrow(piece).includes(ARROW);
/** 'Night Joker, copies Virtuous Flame', 'Nachtjoker, kopiert Rechtschaffene Flamme'. */
function copiedBehind(before: readonly string[], piece: string, into: PokemonLine): string[] | undefined {
  const last = before.at(-1);
  const copies = /^(?:[AB]\s*:?\s+)?(?:and\s+|und\s+)?(?:copies|copying|copied|kopiert)\s+(.+)$/i.exec(piece)?.[1];
  const isUse = copies !== undefined && isAimless(last) && uses(bare(last).text, 'attacks', into);
  return isUse ? [...before.slice(0, -1), `${last} copying ${copies}`] : undefined;
}
const COINS_BETWEEN = /^(?:[AB]\s*:?\s+)?(?:heads|tails|kopf|zahl)(?:[\s,]+(?:and\s+|und\s+)?(?:heads|tails|kopf|zahl))*$/i; // prettier-ignore
/** 'Bellowing Thunder, discards 3 Energy, against X'. */
function hitByWords(before: readonly string[], piece: string, into: PokemonLine): string[] | undefined {
  // The coins of the attack may stand between.
  const at = before.findLastIndex((one) => !COINS_BETWEEN.test(one));
  const last = before[at];
  const hit = /^(?:on(?:to)?|into|against|vs\.?|versus|gegen|auf)\s+(.+)$/i.exec(piece)?.[1] ?? '';
  const isAim = isAimless(last) && beginnings(hit.replace(OWNED, '')).some(({ name }) => isPokemon(name, into));
  return isAim ? before.with(at, `${last} ${ARROW} ${hit}`) : undefined;
}
/** What is told of the table and is no play. */
const SAYS =
  /\s(?:has|hat|is|ist)\s|\s(?:on\s+(?:the|his|her|their|[AB]['’]s)\s+bench|auf\s+(?:der|seiner|ihrer|[AB]s)\s+bank|in\s+play|im\s+spiel)$/i;
/** "A: Phantom Dive, B: Munkidori": whom the other player has there. */
function theirsHit(before: readonly string[], piece: string, into: PokemonLine): string[] | undefined {
  const { prefix, text } = bare(piece);
  const at = before.findLastIndex((one) => !SAYS.test(one));
  const last = before[at];
  if (prefix === '' || !isAimless(last) || !isPokemon(text, into)) return undefined;
  const isTheirs = PREFIX.exec(last)?.[1]?.toUpperCase() !== prefix.trim()[0]?.toUpperCase();
  return isTheirs && uses(bare(last).text, 'attacks', into) ? before.with(at, `${last} ${ARROW} ${text}`) : undefined;
} // prettier-ignore
/** "A: Cursed Blast, A has 1 prize left, B's Budew". */
function ownedHit(before: readonly string[], piece: string, into: PokemonLine): string[] | undefined {
  const owned = /^[AB]['’]s\s+(.+)$/i.exec(piece)?.[1] ?? '';
  if (!isPokemon(owned, into)) return undefined;
  const at = before.findLastIndex((one) => (['attacks', 'abilities'] as const).some((part) => uses(bare(one).text, part, into)));
  const between = before.slice(at + 1);
  const isSaid = at >= 0 && between.every((one) => SAYS.test(one));
  return isSaid ? [...before.slice(0, at), ...between, `${before[at]!} ${ARROW} ${owned}`] : undefined;
} // prettier-ignore
/** A Pokémon the line has spoken of, and in whose piece. */
interface Spoken {
  by: Player;
  name: string;
}
const isPokemon = (name: string, into: PokemonLine): boolean => isInPlayAs(into.known(name)?.card);
/** A piece with its player taken off. */
const bare = (piece: string): { prefix: string; text: string } => {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  return { prefix, text: piece.slice(prefix.length) };
};

const NEXT = String.raw`(?:(?:in|on|during|im)\s+)?(?:(?:the|his|her|their|its|[AB]['’]?s|seinem|ihrem|dem)\s+)?(?:next|following|nächste[nr]?|folgenden)\s+(?:turn|zug)`;
const LATER = [
  new RegExp(`^(?:(?:and|und|then|dann)\\s+)*${NEXT}\\s*:?\\s*(?:(?:again|wieder|nochmals?|erneut)\\s+)?(.+)$`, 'i'),
  new RegExp(`^(?:(?:and|und|then|dann)\\s+)*(.+?)\\s+(?:(?:again|wieder|nochmals?|erneut)\\s+)?${NEXT}(?:\\s+(?:again|wieder|nochmals?|erneut))?$`, 'i'),
]; // prettier-ignore
/** 'next turn Mega Brave again', 'nächsten Zug wieder Mega-Mut': the other player's turn lies between. */
function inLaterTurn(piece: string, by: Player): string[] {
  const { text } = bare(piece);
  const [later] = LATER.flatMap((words) => words.exec(text)?.[1] ?? []);
  // "can't retreat next turn" is told of a card.
  if (later === undefined || /(?:^|\s)(?:can(?:no|['’])?t|kann|during|until|bis)(?=\s|$)/i.test(later)) return [piece];
  return [`${other(by)} ends turn`, `${by}: ${later.replace(/\s+(?:again|wieder|nochmals?|erneut)$/i, '')}`];
}

const TELLS_OF =
  /^(?:([AB])['’]?s?\s*:?\s+)?(?:\d+\s+(?:damage\s+)?(?:counters?|schadensmarken?)\s+(?:on|auf)\s+)?(\S+(?:\s\S+)?)(?:\s+(?:has|hat|is|ist)\s+\S|$)/i;
/** "Lucario has 350 damage" behind "Mega Lucario ex": the Pokémon the line has named, by a word of its name. */
function fullyNamed(piece: string, spoken: readonly Spoken[], into: PokemonLine): string {
  const [, letter, short = ''] = TELLS_OF.exec(piece) ?? [];
  if (short === '' || /^(?:he|she|it|er|sie|es|[AB])$/i.test(short) || spoken.some(({ name }) => sameAs(name, short, into))) return piece;
  const meant = spoken.findLast((one) => isPartOf(short, one.name, into) && (letter === undefined || letter.toUpperCase() === one.by));
  if (!meant) return piece;
  takenFor(into.assumed, short, meant.name);
  return piece.replace(short, meant.name);
} // prettier-ignore
const calledIn = (name: string, into: PokemonLine): string[] => {
  const card = into.known(name)?.card;
  return [name, ...(card ? eachName(card) : [])].map((one) => one.toLowerCase());
};
const sameAs = (name: string, short: string, into: PokemonLine): boolean =>
  calledIn(name, into).includes(short.toLowerCase());
const isPartOf = (short: string, name: string, into: PokemonLine): boolean =>
  calledIn(name, into).some((one) =>
    one.split(/[\s-]+/).join(' ').split(/(?<=\s)|(?=\s)/).join('').includes(short.toLowerCase()) && one.split(/[\s-]+/).includes(short.toLowerCase().split(/\s+/)[0]!),
  ); // prettier-ignore

/** 'A: Riolu auf die Bank', 'A: Riolu to the Bench': it is put there. */
function toBench(piece: string, into: PokemonLine): string {
  const { prefix, text } = bare(piece);
  const [, name = ''] = /^(.+?)\s+(?:auf\s+(?:die|seine|ihre)\s+bank|(?:on)?to\s+(?:the|his|her|their)\s+bench)$/i.exec(text) ?? []; // prettier-ignore
  return isPokemon(name, into) ? `${prefix}benches ${name}` : piece;
}

const OUT = String.raw`(?:KO['’]?(?:e?s|t)|knocks\s+out|one-?shots|kills|besiegt)`;
const IT_OUT = new RegExp(`((?:^|\\s)${OUT}\\s+)(?:it|es|ihn|sie|him)(?=\\s|$)`, 'i');
const KNOCKED_OUT: [RegExp, string][] = [
  [new RegExp(`^${OUT}\\s+([^→]+?)\\s+(?:with|using|mit)\\s+(.+)$`, 'i'), `$2 ${ARROW} $1`],
  [/^(.+?)\s+(?:(?:is|gets|was)\s+)?(?:attacked|hit|knocked\s+out|KO['’]?e?d)\s+by\s+(.+)$/i, `$2 ${ARROW} $1`],
  [/^(.+?)\s+wird\s+von\s+((?:(?!\smit\s).)+?)\s+(?:angegriffen|kampfunfähig\s+gemacht|besiegt)$/i, `$2 ${ARROW} $1`],
  [/^(.+?)\s+wird\s+von\s+(.+?)\s+mit\s+(.+?)\s+(?:angegriffen|kampfunfähig\s+gemacht|besiegt)$/i, `$2 $3 ${ARROW} $1`],
  [new RegExp(`^(.+?)\\s+${OUT}\\s+([^→]+?)\\s+(?:with|using|mit)\\s+(.+)$`, 'i'), `$1 $3 ${ARROW} $2`],
  [/^(.+?)\s+macht\s+([^→]+?)\s+mit\s+(.+?)\s+kampfunfähig$/i, `$1 $3 ${ARROW} $2`],
  [/^(.+?)\s+macht\s+([^→]+?)\s+kampfunfähig$/i, `$1 ${ARROW} $2`],
  [new RegExp(`^(.+?)\\s+${OUT}\\s+([^→]+)$`, 'i'), `$1 ${ARROW} $2`],
];
/** 'Amp You Very Much KOs Budew', 'Eisenhand-ex macht Knospi mit Amplifizierter Dank kampfunfähig': whom the attack hits. */
function knockedOut(piece: string, spoken: readonly Spoken[], into: PokemonLine): string {
  const { prefix, text: written } = bare(piece);
  const it = spoken.at(-1)?.name;
  const text = it === undefined ? written : written.replace(IT_OUT, `$1${it}`);
  for (const [words, said] of KNOCKED_OUT) {
    if (!words.test(text)) continue;
    const [left = '', hit = ''] = text.replace(words, said).split(ARROW).map((part) => part.trim());
    const name = hit.replace(OWNED, '').replace(/\s+(?:of|von)\s+[AB]$/i, '');
    if (attackerIn(left, into) !== undefined && isPokemon(name, into)) return `${prefix}${left} ${ARROW} ${name}`;
  }
  return piece;
} // prettier-ignore

const AIMS = /\s+(?:on(?:to)?|into|against|vs\.?|versus|at|auf|gegen)\s+/gi;
/** What lies on a Pokémon stands behind its name. */
const LIES_ON = /^(?:$|(?:with|mit|holding|that\s+has|which\s+has|das|ein|an)(?=\s|$)|\()/i;
/** 'Phantom Dive on Munkidori with Survival Brace': behind an attack or Ability is whom it hits, whatever lies there. */
function aimedByWords(piece: string, into: PokemonLine): string {
  const { prefix, text } = bare(piece);
  const whole = oneArrow(text);
  if (whole.includes(ARROW)) return piece;
  for (const word of whole.matchAll(AIMS)) {
    const [before, behind] = [whole.slice(0, word.index), whole.slice(word.index + word[0].length)];
    const hit = beginnings(behind.replace(OWNED, '')).find(({ name }) => isPokemon(name, into));
    const isDoneTo = /^\s+(?:on(?:to)?|auf)\s/i.test(word[0]) && isPlayedOn(before, into);
    if (!hit || !LIES_ON.test(hit.rest) || !(isDoneTo || attackerIn(before, into) !== undefined)) continue;
    return `${prefix}${before} ${ARROW} ${behind.replace(/\s+(?:ein|an)$/i, '')}`;
  }
  return piece;
}
/** Whether words are a Pokémon and an attack of it, and nothing more. */
function uses(words: string, part: 'attacks' | 'abilities', into: PokemonLine): boolean {
  const own = beginnings(words).find(({ name }) => isPokemon(name, into));
  if (!own) return false;
  const used = withoutUses(own.rest).toLowerCase();
  return [into.known(own.name)?.card, ...into.printings(own.name)].some((card) =>
    (card?.[part] ?? []).some((one) => eachName(one).some((called) => called.toLowerCase() === used)),
  );
}
/** A Trainer card that stays nowhere: what is done to whom. */
function isPlayedOn(words: string, into: PokemonLine): boolean {
  const card = into.known(words.replace(/^(?:plays?|uses?|spielt|nutzt)\s+/i, ''))?.card;
  return card?.trainer === 'item' || card?.trainer === 'supporter';
}
/** The Pokémon at the beginning of these words, where they go on with an attack or Ability of it; or stand alone. */
function attackerIn(words: string, into: PokemonLine): string | undefined {
  const text = words.replace(/^(?:attacks?\s+with|uses?|greift\s+mit|nutzt|benutzt)\s+/i, '');
  const own = beginnings(text).find(({ name }) => isPokemon(name, into));
  if (!own) return undefined;
  const used = withoutUses(own.rest.replace(/^(?:with|mit)\s+.+?\s+(?=(?:uses?|setzt|nutzt)\s)/i, ''));
  const isUsed = used === '' || beginnings(used).some(({ name }) => hasPart(own.name, name, into));
  return isUsed ? own.name : undefined;
}

/** 'Rare Candy into Dragapult ex', 'Sonderbonbon zu Katapuldra-ex': of the Pokémon spoken of last nobody says again what becomes of it. */
function evolvedBy(piece: string, spoken: readonly Spoken[], into: PokemonLine): string {
  const { prefix, text } = bare(piece);
  const [, play = '', card = '', evolution = ''] = /^((?:plays?\s+|uses?\s+|spielt\s+|nutzt\s+)?(.+?))\s+(?:(?:in)?to|zu|in|für|for)\s+(.+)$/i.exec(text) ?? []; // prettier-ignore
  const base = spoken.at(-1)?.name;
  const isEvolution = into.known(card)?.card.kind === 'trainer' && into.known(evolution)?.card.evolvesFrom !== undefined;
  return isEvolution && base !== undefined ? `${prefix}${play} ${ARROW} ${base} + ${evolution}` : piece;
} // prettier-ignore

/** 'Milotic ex with 100 damage', where the line goes on: it is in play. */
function inPlayAlone(piece: string, by: Player, pieces: number, into: PokemonLine): string {
  const [whose = '', owner = by] = /^([AB])['’]s\s+/i.exec(piece) ?? [];
  const { text } = whose === '' ? bare(piece) : { text: piece.slice(whose.length) };
  const [, name = '', lies = ''] = /^(.+?)\s+(?:with|mit)\s+([^→]+)$/i.exec(text) ?? [];
  const onlyLies = /^(?:\d{1,3}\s+(?:damage(?:\s+counters?)?|schaden(?:spunkten?)?|schadensmarken?)|(?:(?:no|\d)\s+(?:\S+\s+)?)?energ\S+)$/i.test(lies) || into.attachable(lies) !== undefined;
  return pieces > 1 && onlyLies && isPokemon(name, into) ? `${owner} has ${text}` : piece;
} // prettier-ignore

/** 'retreats with Gravity Gemstone on B's Active': what lies on somebody else, behind a move. */
function lyingOnSomebody(piece: string, by: Player, into: PokemonLine): string[] {
  const { prefix, text } = bare(piece);
  const [, play = '', card = '', letter, on = ''] =
    /^(.+?)\s+(?:with|mit|while|during|bei|and|und)\s+(.+?)\s+(?:(?:is|ist)\s+)?(?:attached\s+to|on|an|auf)\s+(?:([AB])['’]?s\s+|(?:the\s+)?opponent['’]?s\s+)?((?:active|aktive[ms]?)(?:\s+pok[eé]mon)?|[^→]+)$/i.exec(text) ?? []; // prettier-ignore
  const lies = into.attachable(card);
  const isActive = /^(?:active|aktive)/i.test(on);
  if (!lies || !(isActive || isPokemon(on, into)) || isPokemon(play, into)) return [piece];
  const whose = letter?.toUpperCase() ?? (isActive || /opponent/i.test(text) ? other(by) : by);
  return [`${whose}'s ${isActive ? 'active' : on} has ${lies.name} attached`, `${prefix}${play}`];
}
