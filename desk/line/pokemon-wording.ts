// What players say in words of their own – 'Fähigkeit von Tauboss-ex', 'Zard ex Burning Darkness', 'Energy Switch from X to Y' – as the words the
// other parts of a line read.
import { nameKey } from '../../engine/case/names.ts';
import type { Player } from '../../engine/case/schema.ts';
import { hasPart } from './pokemon-bare.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { other } from './table.ts';
import { ARROW, beginnings, oneArrow, withoutUses } from './words.ts';
import { takenFor } from './names.ts';

/** A piece in plain words. */
export function plainWords(written: string, into: PokemonLine): string {
  const prefix = PREFIX.exec(written)?.[0] ?? '';
  const by: Player = /b/i.test(prefix) ? 'B' : 'A';
  const text = aimedAtBench(oneArrow(written.slice(prefix.length)), by, into);
  const lies = attachedThere(text, prefix === '' ? undefined : by, into);
  if (lies !== undefined) return lies;
  const plain =
    abilityOfNamed(text, into) ?? playedInto(text, into) ?? attackerAlone(text, into) ?? calledShortly(text, into);
  return plain === undefined && !BENCHED.test(oneArrow(written)) ? written : `${prefix}${plain ?? text}`;
}

/** "Double Turbo Energy is attached to Arceus VSTAR", "Heldenumhang ist an Relaxo angelegt": what lies there, and no play. */
function attachedThere(text: string, by: Player | undefined, into: PokemonLine): string | undefined {
  const [, card = '', pokemon = ''] =
    /^(.+?)\s+(?:(?:is\s+)?attached\s+to|ist\s+an|liegt\s+an)\s+([^→]+?)(?:\s+angelegt)?$/i.exec(text) ?? [];
  return isPokemon(pokemon, into) && into.attachable(card)
    ? `${by === undefined ? '' : `${by}'s `}${pokemon} has ${card} attached`
    : undefined;
}

const BENCHED = /^(.+→\s*)(.+?)\s+(?:on\s+(?:the|[AB]['’]?s)\s+bench|auf\s+(?:der|[AB]s)\s+bank)$/i;
/** "Shadow Bullet -> Dreepy on the bench": whom it hits is on the Bench, which the line then knows. */
function aimedAtBench(text: string, by: Player, into: PokemonLine): string {
  const [, before = '', written = ''] = BENCHED.exec(text) ?? [];
  const hit = into.known(written.replace(/^[AB]['’]?s\s+/i, ''));
  if (!hit || !isInPlayAs(hit.card)) return text;
  if (!into.said.some(({ name }) => name === hit.name)) into.said.push({ player: other(by), where: 'bench', name: hit.name });
  return `${before}${hit.name}`;
} // prettier-ignore

/** "attacks with Raging Bolt ex", "greift mit Furienblitz-ex an": no attack is named. */
function attackerAlone(text: string, into: PokemonLine): string | undefined {
  const [, attacker = '', aimed = ''] =
    /^(?:attacks?\s+with|greift\s+mit)\s+([^→]+?)(?:\s+an)?(?:\s*→\s*(.+))?$/i.exec(text) ?? [];
  return isPokemon(attacker, into) ? `${attacker} attacks${aimed === '' ? '' : ` ${aimed}`}` : undefined;
}

const isPokemon = (name: string, into: PokemonLine): boolean => isInPlayAs(into.known(name)?.card);
const VERB = String.raw`(?:(?:uses?|activates?|nutzt|benutzt|aktiviert|setzt)\s+)?(?:the\s+|die\s+)?`;
const OF_NAMED = new RegExp(
  `^${VERB}(?:ability|fähigkeit)\\s+(?:(.+?)\\s+)?(?:of|from|von)\\s+(.+?)(?:\\s+ein)?(\\s*${ARROW}.*)?$`,
  'i',
);
const NAMED_ABILITY = new RegExp(
  `^${VERB}(.+?)(?:['’]s?|s)?\\s+(?:ability|fähigkeit)(?:\\s+ein)?(\\s*${ARROW}.*)?$`,
  'i',
);
/** "ability of Pidgeot ex", "Fähigkeit Schnellsuche von Tauboss-ex", "Pidgeot ex's ability". */
function abilityOfNamed(text: string, into: PokemonLine): string | undefined {
  const [, called = '', pokemon = '', behind = ''] = OF_NAMED.exec(text) ?? [];
  if (isPokemon(pokemon, into) && (called === '' || hasPart(pokemon, called, into)))
    return `${pokemon} ${called || 'ability'}${behind}`;
  const [, owner = '', aimed = ''] = NAMED_ABILITY.exec(text) ?? [];
  return isPokemon(owner, into) ? `${owner} ability${aimed}` : undefined;
}

/** "Rare Candy on Dreepy into Dragapult ex", "Sonderbonbon auf Grolldra zu Katapuldra-ex": a Trainer card, a Pokémon and what it becomes. */
function playedInto(text: string, into: PokemonLine): string | undefined {
  const [, card = '', base = '', evolution = ''] =
    /^(?:(?:plays?|uses?|spielt|nutzt|setzt)\s+)?(.+?)\s+(?:on(?:to)?|auf|an)\s+([^→]+?)\s*(?:\s(?:in)?to\s|\szu\s|\sin\s|→)\s*([^→]+?)(?:\s+ein)?$/i.exec(text) ?? [];
  const isTrainer = into.known(card)?.card.kind === 'trainer';
  const both = isPokemon(base, into) && into.known(evolution)?.card.evolvesFrom !== undefined;
  return isTrainer && both ? `plays ${card} ${ARROW} ${base} + ${evolution}` : undefined;
} // prettier-ignore

/** Words of a Pokémon in a short form, before an attack or Ability only one Pokémon so called has: that Pokémon. */
function calledShortly(text: string, into: PokemonLine): string | undefined {
  const [left = '', ...aimed] = text.split(ARROW);
  const [said = '', words = ''] = /^(?:attacks?\s+with\s+|greift\s+mit\s+)?(.+)$/i.exec(left.trim()) ?? [];
  if (said === '' || beginnings(words).some(({ name }) => into.known(name) !== undefined)) return undefined;
  for (const { name, rest } of beginnings(words)) {
    if (rest === '' || name.length < SHORTEST) continue;
    const behind = /^(.+?)\s+(?=(?:on(?:to)?|into|against|auf|gegen)\s)/i.exec(rest)?.[1] ?? rest;
    const used = usedIn(behind);
    const meant = into.using(used.called).filter((one) => isShortFor(name, one));
    if (meant.length !== 1) continue;
    takenFor(into.assumed, name, meant[0]!);
    return [`${meant[0]!}${rest.slice(0, used.from) === '' ? '' : ` ${rest.slice(0, used.from).trim()}`} ${rest.slice(used.from)}`, ...aimed].join(ARROW); // prettier-ignore
  }
  return undefined;
}
const SHORTEST = 3;
/** The attack or Ability at the end of these words: behind what lies on its Pokémon ("with 2 Fire uses X"), else all of them. */
function usedIn(words: string): { called: string; from: number } {
  const [, lies = ''] = /^((?:with|mit)\s+.+?\s)(?=(?:uses?|attacks?\s+with|setzt|nutzt|greift\s+mit)\s)/i.exec(words) ?? [];
  return { called: withoutUses(words.slice(lies.length)), from: lies.length };
} // prettier-ignore
/** 'Zard ex' of 'Charizard ex', 'Ray V' of 'Rayquaza V': each word begins or ends a word of the name, in order; what marks its kind is the same. */
function isShortFor(written: string, name: string): boolean {
  const [short, words] = [wordsOf(written), wordsOf(name)];
  if (kindOf(short) !== kindOf(words)) return false;
  let at = 0;
  for (const word of short) {
    const found = words.findIndex((one, n) => n >= at && (one === word || (word.length >= SHORTEST && (one.startsWith(word) || one.endsWith(word))))); // prettier-ignore
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}
const wordsOf = (name: string): string[] => name.split(/[\s-]+/).map((word) => nameKey(word).toLowerCase());
const KINDS: readonly string[] = ['ex', 'gx', 'v', 'vmax', 'vstar', 'break'];
const kindOf = (words: readonly string[]): string => KINDS.find((kind) => words.at(-1) === kind) ?? '';
