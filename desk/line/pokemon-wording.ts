// What players say in words of their own – 'Fähigkeit von Tauboss-ex', 'Zard ex Burning Darkness', 'Energy Switch from X to Y' – as the words the
// other parts of a line read.
import type { Player } from '../../engine/case/schema.ts';
import { hasPart } from './pokemon-bare.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { other } from './table.ts';
import { ARROW, oneArrow } from './words.ts';

/** A piece in plain words. */
export function plainWords(written: string, into: PokemonLine): string {
  const prefix = PREFIX.exec(written)?.[0] ?? '';
  const by: Player = /b/i.test(prefix) ? 'B' : 'A';
  const text = aimedAtBench(oneArrow(written.slice(prefix.length)), by, into);
  const lies = attachedThere(text, prefix === '' ? undefined : by, into);
  if (lies !== undefined) return lies;
  const plain = abilityOfNamed(text, into) ?? playedInto(text, into) ?? attackerAlone(text, into);
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
