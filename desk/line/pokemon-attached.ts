// 'B has Garbodor with Float Stone active', 'Snorlax (asleep)': what lies on a Pokémon and in which state it is, where the line says so beside what it does.
import type { Player } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { ROTATED } from '../../engine/ptcg/board/act.ts';
import { playerOf } from './items.ts';
import { attackNamed, pokemonIn } from './pokemon-fighters.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import type { Condition } from './pokemon-told.ts';
import { other } from './table.ts';
import { ARROW, beginnings, joinedNames, oneArrow } from './words.ts';

const CONDITIONS: Record<string, Condition> = {
  asleep: 'asleep', sleeping: 'asleep', schläft: 'asleep', schlafend: 'asleep',
  paralyzed: 'paralyzed', paralysed: 'paralyzed', paralysiert: 'paralyzed',
  confused: 'confused', verwirrt: 'confused',
  poisoned: 'poisoned', vergiftet: 'poisoned',
  burned: 'burned', burnt: 'burned', verbrannt: 'burned',
}; // prettier-ignore
export const CONDITION = Object.keys(CONDITIONS).join('|');
export const inPlay = (player: Player, name: string, into: PokemonLine, guessed = false): void => {
  if (!into.said.some((one) => one.player === player && one.name === name))
    into.said.push({ player, where: 'active', name, anywhere: true, ...(guessed && { guessed }) });
};
/** What is told later comes to what was told before; of the conditions that turn a Pokémon only the last stays. */
export function withConditions(before: readonly Condition[], now: readonly Condition[]): Condition[] {
  const turns = now.some((one) => ROTATED.includes(one));
  return [...before.filter((one) => !now.includes(one) && !(turns && ROTATED.includes(one))), ...now];
}
const WITH = /\s+(?:with|holding|equipped\s+with|mit)\s+/gi;
const HAS = /^(?:has|hat|controls|kontrolliert)\s+/i;
const ATTACKS = /^(?:attacks?\s+(?:with\s+)?|greift\s+(?:an\s+)?mit\s+)/i;
const RETREATS = /^(?:retreats?|zieht)\s+(?!sich\s)/i;
const PLACE_BEHIND = /\s+(?:active|aktiv|on\s+the\s+bench|auf\s+der\s+bank|in\s+play|im\s+spiel)$/i;
/** 'B has Garbodor with Float Stone active', 'Pikachu ex with 2 Fire Energy attacks': the piece without what lies on the Pokémon, which the line then knows. */
export function withoutAttached(written: string, into: PokemonLine): string {
  const piece = written.replace(
    /\s(?:without(?:\s+any)?|ohne(?:\s+jede)?)\s+energ(?:y|ies|ie|ien)(?:\s+attached)?(?=\s|$)/i,
    ' with no Energy',
  );
  const prefix = PREFIX.exec(piece);
  const start = prefix?.[0] ?? '';
  const [left = '', ...behind] = oneArrow(lyingOn(piece.slice(start.length), into)).split(ARROW);
  const by = playerOf(prefix?.[1]);
  const own = withoutWhatLies(withoutCondition(left, by, into), by, into, prefix !== null);
  const aimed = behind.map((one) =>
    withoutWhatLies(withoutCondition(one, other(by), into), other(by), into, prefix !== null),
  );
  return [own, ...aimed].every((one, n) => one === [left, ...behind][n])
    ? `${start}${lyingOn(piece.slice(start.length), into)}`
    : `${start}${[own, ...aimed].join(` ${ARROW} `)}`;
}
const IN_BRACKETS = new RegExp(
  `^(.+?)\\s*\\(\\s*((?:${CONDITION})(?:(?:\\s*,\\s*|\\s+(?:and|und)\\s+)(?:${CONDITION}))*)\\s*\\)(.*)$`,
  'i',
);
/** 'Snorlax (asleep)': the Special Conditions behind a Pokémon's name, which the line then knows. */
function withoutCondition(text: string, player: Player, into: PokemonLine): string {
  const [, before = '', said = '', behind = ''] = IN_BRACKETS.exec(text) ?? [];
  const words = before.trim().split(/\s+/);
  const named = words.map((_, n) => into.known(words.slice(n).join(' '))).find((one) => isInPlayAs(one?.card));
  if (!named) return text;
  inPlay(player, named.name, into);
  into.told.push({ player, name: named.name, conditions: conditionsOf(said) });
  return `${before}${behind}`;
}
export const conditionsOf = (said: string): Condition[] =>
  said
    .toLowerCase()
    .split(/\s*,\s*|\s+(?:and|und)\s+(?:(?:is|ist)\s+)?/)
    .flatMap((word) => keyed(CONDITIONS, word) ?? [])
    .reduce<Condition[]>((before, one) => withConditions(before, [one]), []);
/** 'has Mist Energy on Snorlax active': it has Snorlax with Mist Energy. */
function lyingOn(text: string, into: PokemonLine): string {
  const [, has = '', card = '', pokemon = '', place = ''] =
    /^((?:has|hat)\s+)(.+?)\s+(?:on|an|auf)\s+(.+?)(\s+(?:active|aktiv|on\s+the\s+bench|auf\s+der\s+bank))?$/i.exec(text) ?? []; // prettier-ignore
  const lies = card !== '' && attachedOf(card, into).length > 0 && isInPlayAs(into.known(pokemon)?.card);
  return lies ? `${has}${pokemon} with ${card}${place}` : text;
}
function withoutWhatLies(text: string, player: Player, into: PokemonLine, said: boolean): string {
  for (const word of text.matchAll(WITH)) {
    const { verb, there, owner, named } = beforeWith(text.slice(0, word.index));
    const behindAttack = into.known(named) ? undefined : attackerNamed(named, into);
    const found = into.known(behindAttack ?? named);
    if (!found || !isInPlayAs(found.card) || (HAS.test(verb) && !said)) continue;
    const lies = whatLies(text.slice(word.index + word[0].length), into);
    if (!lies) continue;
    tellLies(lies, { player: owner ?? player, name: found.name }, into);
    return [`${verb}${behindAttack === undefined ? found.name : named}${there}`, lies.rest].filter(Boolean).join(' ');
  }
  return text;
}
/** What stands before 'with': a verb, whose Pokémon, its name and perhaps attack, and behind it the place where it is. */
function beforeWith(before: string): { verb: string; owner?: Player; named: string; there: string } {
  const verb = [HAS, ATTACKS, RETREATS].map((words) => words.exec(before)?.[0]).find(Boolean) ?? '';
  const there = PLACE_BEHIND.exec(before)?.[0] ?? '';
  const [, owner, named = ''] = /^(?:([AB])['’]s\s+)?(.*)$/i.exec(before.slice(verb.length, before.length - there.length).trim()) ?? []; // prettier-ignore
  return { verb, there, named, ...(owner !== undefined && { owner: playerOf(owner) }) };
}
/** What lies on a Pokémon is told of it. */
function tellLies({ energy, tools, damage, counted, any }: Lies, whose: { player: Player; name: string }, into: PokemonLine): void {
  const how = { ...(counted && { all: counted }), ...(any !== undefined && { any }) };
  if (energy.length + tools.length > 0 || counted) into.told.push({ ...whose, attached: { tools, energy }, ...how });
  if (damage !== undefined) into.told.push({ ...whose, damage });
} // prettier-ignore
/** 'Galvantula Discharge': the Pokémon whose attack these words name. */
function attackerNamed(words: string, into: PokemonLine): string | undefined {
  const { name, cards, rest } = pokemonIn(words, into) ?? {};
  return name !== undefined && rest && attackNamed(rest, name, cards ?? []) ? name : undefined;
}
const DAMAGE_SAID =
  /^(\d{1,3})\s+(damage\s+counters?|schadensmarken?|damage|schaden(?:spunkten?)?)(?:\s+on\s+it)?(?=\s|$)\s*/i;
const SOME_ENERGY =
  /^(?:(\d)[x×]?\s+|(?:an?|some|any|eine[rn]?)\s+)?(?:energ(?:y|ies|ie|ien)(?:\s+cards?)?|energiekarten?)(?:\s+(?:attached|angelegt))?(?=\s|$)\s*/i;
const NO_ENERGY =
  /^(?:0|no|zero|keiner?|keinen)\s+(?:energ(?:y|ies|ie|ien)|energiekarten?)(?:\s+(?:attached|angelegt))?(?=\s|$)\s*/i;
/** What lies on a Pokémon at the beginning of these words, and the words behind it. */
interface Lies {
  energy: string[];
  tools: string[];
  damage?: number;
  /** How many Energy cards there are is said. */
  counted?: true;
  /** So many, of whatever type. */
  any?: number;
  rest: string;
}
export function whatLies(words: string, into: PokemonLine): Lies | undefined {
  const damage = DAMAGE_SAID.exec(words);
  if (damage) {
    const points = Number(damage[1]) * (/counter|marke/i.test(damage[2]!) ? 10 : 1);
    return { energy: [], tools: [], damage: points, rest: words.slice(damage[0].length) };
  }
  const none = NO_ENERGY.exec(words);
  if (none) return { energy: [], tools: [], counted: true, rest: words.slice(none[0].length) };
  const some = SOME_ENERGY.exec(words);
  if (some) return { energy: [], tools: [], counted: true, any: Number(some[1] ?? 1), rest: words.slice(some[0].length) };
  for (const { name, rest } of beginnings(words)) {
    const bare = name.replace(/\s+(?:attached|angelegt)$/i, '');
    const cards = joinedNames(bare, (one) => attachedOf(one, into).length > 0).map((one) => attachedOf(one, into));
    if (cards.some((some) => some.length === 0)) continue;
    const of = (kind: 'tools' | 'energy') => cards.flat().flatMap((one) => (one.kind === kind ? [one.name] : []));
    const more = /^(?:and|und|,)\s+(.+)$/i.exec(rest)?.[1];
    const besides = more === undefined ? undefined : whatLies(more, into);
    const counted = of('energy').length > 0 && /(?:^|\s)(?:\d[x×]?|an?|one|einen?|eine[mr])\s/i.test(bare);
    const both = (kind: 'tools' | 'energy') => [...of(kind), ...(besides?.[kind] ?? [])];
    return { rest, ...(counted && { counted }), ...besides, tools: both('tools'), energy: both('energy') };
  }
  return undefined;
} // prettier-ignore
/** '2 Fire Energy', 'Hero's Cape': each card. */
function attachedOf(said: string, into: PokemonLine): { kind: 'tools' | 'energy'; name: string }[] {
  const written = said
    .replace(/^(?:an?|one|einen?|eine[mr])\s+(?=\S)/i, '')
    .replace(/energien$/i, 'Energie')
    .replace(/energies$/i, 'Energy');
  const [, count, many = ''] = /^(\d)[x×]?\s+(.+)$/i.exec(written) ?? [];
  const one =
    into.attachable(said) ?? into.attachable(written) ?? (count === undefined ? undefined : into.attachable(many));
  return one ? Array<typeof one>(count === undefined || into.attachable(written) ? 1 : Number(count)).fill(one) : [];
}
