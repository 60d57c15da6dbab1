// 'charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire), B: gardevoir ex 190 -> charizard ex': attacks one after the other, with as
// much of the Pokémon as the line gives, and other moves between them. What the line says of a Pokémon goes before what the library says.
import { closest, energyType, nameKey } from '../../engine/case/names.ts';
import {
  PTCG_LABELS,
  type EnergyType,
  type Player,
  type PokemonInPlay,
  type PtcgCard,
  type PtcgCase,
  type PtcgModifier,
} from '../../engine/case/schema.ts';
import type { Fact } from '../../engine/ruling/schema.ts';
import type { CardFinder } from '../find-card.ts';
import { names, newAssumptions, type Assumptions } from './names.ts';
import { lineNote, lineNotUnderstood, unclearCard, unknownAttack, unknownCard } from './problems.ts';
import { beginsWithVerb, goOnPokemon } from './pokemon-moves.ts';
import { other } from './table.ts';
import { pieces } from './words.ts';

const ARROW = '→';
/** Whether a line can only be a Pokémon attack: hit points, or a number before the arrow. */
export const soundsLikePokemon = (line: string): boolean => {
  const text = line.replace(/[-=]>/g, ARROW);
  return /\d\s*(?:hp|kp)\b/i.test(text) || /\s\d{1,4}(?:\s*[+-]\s*\d+)*\s*(?:\([^)]*\)\s*)*→/.test(text);
};

interface Side {
  name: string;
  number?: number;
  modifiers: { op: '+' | '-'; value: number; after: boolean }[];
  notes: string[];
}

/** 'charizard ex 180 +40 (fire)': name, number, modifiers, notes. */
function readSide(text: string): Side {
  const notes: string[] = [];
  const bare = text
    .replace(/\(([^()]*)\)/g, (_, inside: string) => (notes.push(...inside.split(/\s*,\s*/).filter(Boolean)), ' '))
    .trim();
  const modifiers: Side['modifiers'] = [];
  const rest = bare.replace(
    /\s([+\-−–])\s*(\d{1,4})(\s+(?:after|nach)(?:\s+(?:weakness|schwäche))?)?(?=\s|$)/gi,
    (_, sign: string, value: string, after?: string) => {
      modifiers.push({ op: sign === '+' ? '+' : '-', value: Number(value), after: after !== undefined });
      return '';
    },
  );
  const numbered = /^(.*?)\s+(\d{1,4})(?:\s*(?:hp|kp|damage|schaden))?$/i.exec(rest.trim());
  return { name: (numbered?.[1] ?? rest).trim(), ...(numbered && { number: Number(numbered[2]) }), modifiers, notes };
}

/** What the notes say of a Pokémon. */
interface Said {
  types?: EnergyType[];
  weakness?: PtcgCard['weakness'];
  resistance?: PtcgCard['resistance'];
  damage?: number;
}
function readNotes(notes: readonly string[]): Said {
  const said: Said = {};
  for (const note of notes) {
    const weak =
      /^(?:weak(?:ness)?(?:\s+to)?|schwäche|schwach(?:\s+gegen)?)\s*:?\s*(\p{L}+)(?:\s*[×x]\s*(\d))?$/iu.exec(note);
    const resist = /^(?:resist(?:s|ance|ant)?(?:\s+to)?|resistenz)\s*:?\s*(\p{L}+)(?:\s*[-−–]\s*(\d+))?$/iu.exec(note);
    const damage = /^(\d{1,4})\s*(?:damage|schaden(?:spunkte)?)$/i.exec(note);
    const type = energyType(weak?.[1] ?? resist?.[1] ?? note);
    if (damage) said.damage = Number(damage[1]);
    else if (!type) return lineNote(note);
    else if (weak) said.weakness = [{ type, value: `×${weak[2] ?? 2}` }];
    else if (resist) said.resistance = [{ type, value: `-${resist[2] ?? 30}` }];
    else said.types = [type];
  }
  return said;
}

const labelOf = (name: string): PtcgCard['labels'] => {
  const last =
    name
      .trim()
      .split(/[\s-]+/)
      .at(-1) ?? '';
  const label =
    PTCG_LABELS.find((one) => one === last) ??
    (/^ex$/i.test(last) ? 'ex' : PTCG_LABELS.find((one) => one.toLowerCase() === last.toLowerCase()));
  return label ? [label] : undefined;
};

/** Alike but for ex and EX, which are different cards. */
const isItsEx = (name: string, written: string): boolean => {
  const [one, two] = [nameKey(name), nameKey(written)];
  return one !== two && one.toLowerCase() === two.toLowerCase();
};

class PokemonLine {
  readonly assumed: Assumptions = newAssumptions();
  case: PtcgCase = { game: 'ptcg' };
  private readonly cards: NonNullable<PtcgCase['cards']> = {};
  private readonly find: CardFinder;
  constructor(find: CardFinder) {
    this.find = find;
  }

  /** Any other move, where the case stands. */
  goOn(piece: string): void {
    const { case: more, assumptions } = goOnPokemon([piece], this.find, this.case);
    this.case = more;
    for (const { path, value, text } of assumptions) this.assumed.add(path, value, text?.de ?? '', text?.en ?? '');
  }

  /** One more attack: by the player the line names, else by the one whose Pokémon it is, else by the other than before. */
  attack({ said, attacker, defender }: AttackRead): void {
    const last = this.case.moves?.findLast((move) => move.do === 'attack')?.by ?? 'B';
    const owners = (['A', 'B'] as const).filter((player) => this.inPlayOf(player, attacker.pokemon.card));
    const by = said ?? (owners.length === 1 ? owners[0]! : other(last));
    const from = this.case.moves?.findLastIndex((move) => move.do === 'attack') ?? -1;
    this.brought(other(by), defender);
    this.brought(by, attacker.pokemon);
    const ended = this.case.moves?.slice(from + 1).some((move) => move.do === 'end-turn');
    if (by === last && !ended) {
      this.goOn(`${other(by)} ends turn`);
      this.assumed.add('', other(by), `${other(by)} beendet den Zug sofort.`, `${other(by)} ends the turn at once.`);
    }
    (this.case.moves ??= []).push({ by, do: 'attack', attack: attacker.attack });
  }

  /** Lays what the line says on the Pokémon; one that is not in play yet comes from the Bench. */
  private brought(player: Player, { card, ...more }: PokemonInPlay): void {
    const there = this.inPlayOf(player, card);
    if (there) return void Object.assign(there, { ...more, ...there });
    const side = (((this.case.state ??= {}).players ??= {})[player] ??= {});
    (side.bench ??= []).push({ card, ...more });
    this.goOn(`${player} promotes ${card}`);
    this.assumed.add(
      `/players/${player}/bench`,
      card,
      `${player}: ${card} ist auf der Bank.`,
      `${player}: ${card} is on the Bench.`,
    );
  }
  private inPlayOf(player: Player, card: string): PokemonInPlay | undefined {
    const { active, bench = [] } = this.case.state?.players?.[player] ?? {};
    return [active, ...bench].find((one): one is PokemonInPlay => typeof one === 'object' && one?.card === card);
  }

  /** The card of a name; one that is not known may be described by the line alone where `described` says it is. */
  card(written: string, described: boolean): { name: string; card: PtcgCard } {
    const before = this.before(written);
    if (before) return before;
    const found = this.find('ptcg', written);
    const anotherCard = described && found.is === 'guessed' && isItsEx(found.name, written);
    if (found.is === 'named' || (found.is === 'guessed' && !anotherCard)) {
      const card = found.card as PtcgCard;
      const { de, en } = names(card, found.name);
      if (found.is === 'guessed') this.assumed.add('', found.name, `„${written}“ ist ${de}.`, `“${written}” is ${en}.`);
      return { name: found.name, card };
    }
    if (!described)
      return found.is === 'unclear'
        ? unclearCard(written, found.near)
        : unknownCard(written, 'near' in found ? found.near : []);
    this.assumed.add(
      '',
      written,
      `${written} ist ein Basis-Pokémon mit den hier genannten Werten.`,
      `${written} is a Basic Pokémon with the values given here.`,
    );
    const labels = labelOf(written);
    return { name: written, card: { name: written, kind: 'pokemon', stage: 'basic', ...(labels && { labels }) } };
  }

  /** The card the line has spoken of under this name. */
  private before(written: string): { name: string; card: PtcgCard } | undefined {
    const name = Object.keys(this.cards).find((one) => nameKey(one) === nameKey(written));
    return name === undefined ? undefined : { name, card: this.cards[name]! };
  }

  /** The card of exactly this name. */
  known(written: string): { name: string; card: PtcgCard } | undefined {
    const before = this.before(written);
    if (before) return before;
    const found = this.find('ptcg', written);
    return found.is === 'named' ? { name: found.name, card: found.card as PtcgCard } : undefined;
  }

  /** A card with an attack of this damage alone, and the number of the attack; what the line said of its attacks before stays. */
  withDamage(name: string, card: PtcgCard, damage: number): { facts: PtcgCard; attacks: Attack[]; number: number } {
    const attack: Attack = { name: { de: 'Attacke', en: 'Attack' }, cost: [], damage };
    const known = this.cards[name]?.attacks;
    if (!known) {
      const { effects: _declared, ...facts } = card;
      return { facts, attacks: [attack], number: 1 };
    }
    const at = known.findIndex((one) => one.damage === damage && one.text === undefined);
    return at >= 0
      ? { facts: card, attacks: known, number: at + 1 }
      : { facts: card, attacks: [...known, attack], number: known.length + 1 };
  }

  /** Defines the card with what the line says of it, and gives its key. */
  define(name: string, card: PtcgCard, said: Partial<PtcgCard>): string {
    if (Object.keys(said).length === 0 && !this.cards[name]) return name;
    this.cards[name] = { ...card, ...said };
    this.case = { ...this.case, cards: this.cards };
    return name;
  }
}

/** The case of a line: its first attack lays out both Active Pokémon, what follows goes on from there. */
export function fillPokemon(line: string, find: CardFinder, ruleset?: string): { case: PtcgCase; assumptions: Fact[] } {
  const [first = '', ...rest] = pieces(line).flatMap(({ text }) => (text === '' ? [] : [text]));
  const into = new PokemonLine(find);
  const { said, attacker, defender } = readAttack(first, into);
  const by = said ?? 'A';
  if (!said) into.assumed.add('/turn/player', by, `${by} greift an.`, `${by} attacks.`);
  into.case = {
    ...into.case,
    ...(ruleset !== undefined && { ruleset }),
    state: {
      turn: { player: by },
      players: { [by]: { active: attacker.pokemon }, [other(by)]: { active: defender } },
    },
    moves: [{ by, do: 'attack', attack: attacker.attack }],
  };
  for (const piece of rest) {
    if (isAttack(piece, into)) into.attack(readAttack(piece, into));
    else into.goOn(piece);
  }
  for (const player of Object.values(into.case.state?.players ?? {}))
    if (typeof player.active === 'object' && player.active) player.active = inPlay(player.active);
  return { case: into.case, assumptions: into.assumed.facts };
}

interface AttackRead {
  /** Whose attack the line says it is. */
  said: Player | undefined;
  attacker: { pokemon: PokemonInPlay; attack: string | number };
  defender: PokemonInPlay;
}
const ATTACKS = /^attacks?\s+(?:with\s+)?|^greift\s+(?:an\s+)?mit\s+/i;
const PREFIX = /^\s*([AB])(?:\s*:\s*|\s+)(?=\S)/i;
const arrowed = (piece: string): [string, string | undefined] => {
  const [left = '', right] = piece.replace(/[-=]>/g, ARROW).split(ARROW, 2);
  return [left, right];
};
/** 'B: pikachu 50 -> squirtle': who attacks whom with what. */
function readAttack(piece: string, into: PokemonLine): AttackRead {
  const [left, right] = arrowed(piece);
  const prefix = PREFIX.exec(left);
  const attackerSide = readSide(left.slice(prefix?.[0].length ?? 0).replace(ATTACKS, ''));
  if (right === undefined || attackerSide.name === '') return lineNotUnderstood(piece.trim());
  const defenderSide = readSide(right);
  const attacker = attackerOf(attackerSide, weaknessIn(defenderSide), into);
  const said = prefix?.[1]?.toUpperCase();
  return { said: said === 'A' || said === 'B' ? said : undefined, attacker, defender: defenderOf(defenderSide, into) };
}
/** Whether a piece behind the first names a Pokémon with its damage or attack, and no other kind of move. */
function isAttack(piece: string, into: PokemonLine): boolean {
  const [left, right] = arrowed(piece);
  const text = left.replace(PREFIX, '').replace(ATTACKS, '').trim();
  if (right === undefined || beginsWithVerb(text)) return false;
  const { name, number } = readSide(text);
  const words = name.split(' ');
  const isPokemon = words.some((_, n) => into.known(words.slice(0, n + 1).join(' '))?.card.kind === 'pokemon');
  return number !== undefined || isPokemon;
}

/** A Pokémon of which only the name is to be said is its name. */
const inPlay = (pokemon: PokemonInPlay): string | PokemonInPlay =>
  Object.keys(pokemon).length === 1 ? pokemon.card : pokemon;

/** The type of the Weakness the line gives the defender: who says it means that it counts. */
const weaknessIn = (side: Side): EnergyType | undefined => readNotes(side.notes).weakness?.[0]?.type;

function attackerOf(
  side: Side,
  weakTo: EnergyType | undefined,
  into: PokemonLine,
): { pokemon: PokemonInPlay; attack: string | number } {
  const said = readNotes(side.notes);
  const effects = side.modifiers.map(({ op, value, after }): PtcgModifier => ({
    applies: after ? 'attack-after-weakness' : 'attack-before-weakness',
    op,
    value,
  }));
  const more = { ...(said.damage !== undefined && { damage: said.damage }), ...(effects.length > 0 && { effects }) };
  if (side.number !== undefined) {
    const { name, card } = into.card(side.name, true);
    into.assumed.add(
      '',
      side.number,
      'Die Attacke kostet nichts und hat keinen weiteren Text.',
      'The attack costs nothing and has no other text.',
    );
    const { facts, attacks, number } = into.withDamage(name, card, side.number);
    const types = said.types ?? (weakTo && !card.types?.includes(weakTo) ? [weakTo] : undefined);
    if (types && !said.types) {
      const { de, en } = names(card, name);
      into.assumed.add(
        '',
        weakTo,
        `${de} ist vom Typ der genannten Schwäche.`,
        `${en} is of the type of the Weakness named.`,
      );
    }
    const key = into.define(name, facts, { attacks, ...(types && { types }) });
    return { pokemon: { card: key, ...more }, attack: number };
  }
  const { name, card, attack } = withAttack(side.name, into);
  const key = into.define(name, card, said.types ? { types: said.types } : {});
  const energy = (attack.cost ?? []).map((type) => (type === 'Colorless' ? (card.types?.[0] ?? 'Colorless') : type));
  const basic = energy.map((type) => (type === 'Colorless' || type === 'Dragon' ? 'Fire' : type));
  if (basic.length > 0)
    into.assumed.add(
      '/active/energy',
      basic,
      'Die Energie für die Attacke ist angelegt.',
      'The Energy for the attack is attached.',
    );
  return {
    pokemon: { card: key, ...(basic.length > 0 && { energy: basic }), ...more },
    attack: names({ name: attack.name } as PtcgCard, '').en,
  };
}

type Attack = NonNullable<PtcgCard['attacks']>[number];
const calledOf = ({ name }: Attack): string[] =>
  typeof name === 'string' ? [name] : [name.en, name.de].filter((one) => one !== undefined);

/** The attack these words name: by name in either language, nearly, or by number. */
function attackNamed(written: string, attacks: readonly Attack[]): Attack | undefined {
  const words = written.replace(/^(?:attack|attacke|uses|setzt)\s*:?\s*/i, '');
  const near = closest(words, attacks.flatMap(calledOf), 1)[0];
  return (
    attacks.find((attack) => calledOf(attack).some((name) => nameKey(name) === nameKey(words))) ??
    attacks.find((attack) => near !== undefined && calledOf(attack).includes(near)) ??
    attacks[Number(words) - 1]
  );
}

/** 'pikachu ex thunderbolt': the longest beginning that names a card, then one of its attacks; a name alone: its first attack. */
function withAttack(written: string, into: PokemonLine): { name: string; card: PtcgCard; attack: Attack } {
  const words = written.split(' ');
  for (let n = words.length - 1; n > 0; n--) {
    const found = into.known(words.slice(0, n).join(' '));
    const attacks = found?.card.attacks ?? [];
    if (!found || attacks.length === 0) continue;
    const rest = words.slice(n).join(' ');
    const attack =
      attackNamed(rest, attacks) ??
      unknownAttack(
        rest,
        found.name,
        attacks.flatMap((one) => calledOf(one).slice(0, 1)),
      );
    return { ...found, attack };
  }
  const only = into.card(written, false);
  const first = only.card.attacks?.[0] ?? lineNotUnderstood(written);
  if ((only.card.attacks?.length ?? 0) > 1)
    into.assumed.add('/moves/0/attack', 1, 'Es ist die erste Attacke der Karte.', "It is the card's first attack.");
  return { ...only, attack: first };
}

function defenderOf(side: Side, into: PokemonLine): PokemonInPlay {
  const { damage, ...said } = readNotes(side.notes);
  const { name, card } = into.card(side.name, side.number !== undefined);
  const key = into.define(name, card, { ...said, ...(side.number !== undefined && { hp: side.number }) });
  const effects = side.modifiers.map(({ op, value }): PtcgModifier => ({
    applies: 'defense-after-weakness',
    op,
    value,
  }));
  return { card: key, ...(damage !== undefined && { damage }), ...(effects.length > 0 && { effects }) };
}
