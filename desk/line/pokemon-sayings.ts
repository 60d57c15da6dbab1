// 'discard pile is empty', 'Mist Energy + Luminous Energy on Snorlax', 'Rapid-Fire Combo tails': what a piece says beside its play, in
// the words the other parts of a line read.
import type { Player } from '../../engine/case/schema.ts';
import { hasPart } from './pokemon-bare.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { ARROW, beginnings, oneArrow } from './words.ts';

const isPokemon = (name: string, into: PokemonLine): boolean => isInPlayAs(into.known(name)?.card);

/** What a piece says, each thing a piece of its own; `by`: whose piece it is. */
export function saidBeside(piece: string, by: Player, into: PokemonLine): string[] {
  const owned = ofWhom(piece, by);
  const prefix = PREFIX.exec(owned)?.[0] ?? '';
  const text = withCoins(ofItsPokemon(oneArrow(owned.slice(prefix.length)), into), into);
  const came = cameThisTurn(text, by, into);
  if (came) return came.map((one) => (/^[AB]:\s/.test(one) ? one : `${prefix}${one}`));
  const energy = noEnergyOn(text, by, into) ?? lyingTogether(text, prefix === '' ? undefined : by, into);
  return [energy ?? `${prefix}${text}`];
}

const PLACES = String.raw`discard(?:\s+pile)?|ablagestapel|hand|deck|bench|bank|lost[ -]?zone`;
const OWNERLESS = new RegExp(
  `^(?:(?:his|her|their|the|own|der|die|das|sein|seine|ihr|ihre)\\s+)?(${PLACES})\\s+(?=(?:has|hat|is|ist|contains|enthält)\\s)`,
  'i',
);
const COUNTED_IN = new RegExp(
  `^(\\d{1,2}[x×]?\\s+(?!(?:to|an|auf|gegen)\\s).+?)\\s+(in|on|im|auf)\\s+((?:(?:the|his|her|their|der|dem|seinem|ihrem)\\s+)?(?:${PLACES}))$`,
  'i',
);
/** 'discard pile has 2 Archeops', '8 Energy in the discard pile': whose it is. */
function ofWhom(piece: string, by: Player): string {
  if (COUNTED_IN.test(piece)) return `${by} has ${piece}`;
  return piece.replace(OWNERLESS, `${by}'s $1 `);
}

/** 'Itchy Pollen of Budew', 'Juckende Pollen von Knospi': whose attack or Ability it is. */
function ofItsPokemon(text: string, into: PokemonLine): string {
  const [left = '', ...aimed] = text.split(ARROW);
  const [, used = '', owner = ''] = /^(?:(?:uses?|attacks?\s+with|nutzt|setzt)\s+)?(.+?)\s+(?:of|from|von|with|mit)\s+(.+?)(?:\s+ein)?\s*$/i.exec(left) ?? [];
  const name = owner.replace(/^[AB]['’]s\s+/i, '');
  return isPokemon(name, into) && hasPart(name, used, into) ? [`${name} ${used}`, ...aimed].join(` ${ARROW} `) : text;
} // prettier-ignore

const SIDE = 'heads|tails|kopf|zahl';
const COUNTED = new RegExp(`\\b(\\d)\\s*[x×]?\\s*(${SIDE})\\b`, 'gi');
const BEHIND = new RegExp(
  `\\s+(?:(?:and\\s+)?(?:flips?|wirft|with|mit|bei)\\s+)?((?:(?:\\d\\s*[x×]?\\s*)?(?:${SIDE}))(?:(?:\\s*,?\\s*(?:and|und)|,)?\\s+(?:\\d\\s*[x×]?\\s*)?(?:${SIDE}))*)\\s*(?=${ARROW}|$|\\s(?:on(?:to)?|into|against|vs\\.?|versus|auf|gegen)\\s)`,
  'i',
);
/** 'Rapid-Fire Combo heads tails -> X', 'mit 2 Kopf': the coins of the attack in front of them. */
function withCoins(text: string, into: PokemonLine): string {
  const found = BEHIND.exec(text);
  if (!found || text.includes('(')) return text;
  const before = text.slice(0, found.index);
  const own = beginnings(before).find(({ name }) => isPokemon(name, into));
  if (!own || own.rest === '') return text;
  const sides = found[1]!.replace(COUNTED, (_, n: string, side: string) => Array<string>(Number(n)).fill(side).join(' '));
  return `${before} (${sides.replace(/\s*(?:,|\band\b|\bund\b)\s*/gi, ' ')}) ${text.slice(found.index + found[0].length)}`.trim();
} // prettier-ignore

const CAME =
  /^(.*?)\s*\((?:(?:just|gerade|erst)\s+)?(?:(?:played|benched|put\s+down|evolved)(?:\s+this\s+turn)?|this\s+turn|(?:in\s+)?diese[nm]?\s+zug(?:\s+(?:gelegt|gespielt|gebencht))?|(?:gerade|eben)\s+(?:gelegt|gespielt))\)(.*)$/i;
const CAME_BEHIND =
  /^((?:plays?|spielt|uses?|nutzt)?\s*.+?\s(?:on(?:to)?|auf|an)\s.+?)\s+(?:(?:that|which)\s+was\s+)?(?:played|benched|put\s+down)\s+this\s+turn(\s+(?:in)?to\s.+|\s*→.+)?$/i;
/** 'Rare Candy on Charmander (played this turn)': it has come onto the Bench before. */
function cameThisTurn(text: string, by: Player, into: PokemonLine): string[] | undefined {
  const [, before = '', behind = ''] = CAME.exec(text) ?? CAME_BEHIND.exec(text) ?? [];
  const words = before.split(/\s+/);
  const name = words.map((_, n) => words.slice(n).join(' ')).find((one) => isPokemon(one, into));
  return name === undefined ? undefined : [`${by}: ${name} was played this turn`, `${before}${behind}`];
}

/** 'Luminous Energy + Mist Energy on Dragapult ex': several cards lie there, and none is played. */
function lyingTogether(text: string, by: Player | undefined, into: PokemonLine): string | undefined {
  const [, cards = '', on = ''] = /^(.+?)\s+(?:(?:are\s+)?attached\s+to|on|an|auf)\s+(.+?)(?:\s+angelegt)?$/i.exec(text) ?? [];
  const all = cards.split(/\s*[+&]\s*|\s+(?:and|und)\s+/i);
  const lie = all.length > 1 && all.every((one) => into.attachable(one) !== undefined) && isPokemon(on, into);
  return lie ? `${by === undefined ? '' : `${by}'s `}${on} has ${all.join(' and ')} attached` : undefined;
} // prettier-ignore

/** 'has no Energy on Charizard ex', 'hat 2 Energien an Glurak-ex': of a Pokémon. */
function noEnergyOn(text: string, by: Player, into: PokemonLine): string | undefined {
  const [, energy = '', on = ''] = /^(?:has|hat)\s+((?:no|keine|\d[x×]?)\s+(?:\S+\s+)?energ(?:y|ies|ie|ien))\s+(?:attached\s+)?(?:on|to|an|auf)\s+(.+?)(?:\s+angelegt)?$/i.exec(text) ?? []; // prettier-ignore
  return isPokemon(on, into) ? `${by}'s ${on} has ${energy.replace(/^keine/i, 'no')} attached` : undefined;
}
