/** Moves in words, as the list of what happened shows them. Names come from the case's cards (ids read as names). */
import type { Case, Localized, Player } from '../../../desk/contract.ts';
import { tells } from './answer.ts';

type Move = NonNullable<Case['moves']>[number];
/** The name of a card by its id, in both languages. */
export type NameOf = (id: string) => Localized;
/** What an attack is called, by either of its names or by its number on the card; undefined where nobody knows. */
export type AttackOf = (called: string | number) => Localized | undefined;
/** How a question calls one of its answers; undefined where nobody asked it. */
export type AnswerOf = (question: string, answer: unknown) => Localized | undefined;

const both = (de: string, en: string): Localized => ({ de, en });
const joined = (names: readonly Localized[]): Localized =>
  both(names.map((x) => x.de).join(', '), names.map((x) => x.en).join(', '));

const PHASE_NAMES: Record<string, string> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
const STEP_NAMES: Record<string, string> = {
  start: 'Start Step',
  battle: 'Battle Step',
  damage: 'Damage Step',
  end: 'End Step',
};

/** What a text does is said by the judge, no player decides it. */
const saysText = (move: Move): boolean => move.do === 'decide' && (tells(move.answer) || move.answer === 'nothing');
/** Who makes a move, where somebody does. */
export const moverOf = (move: Move): Player | undefined => ('by' in move && !saysText(move) ? move.by : undefined);

/** The cards a move names, by their names. */
interface Naming {
  name: NameOf;
  attackOf: AttackOf;
  answerOf: AnswerOf;
  /** What the move is aimed at. */
  onto: (ids: readonly string[] | undefined) => Localized;
  /** What it is done with: Tributes, material. */
  using: (ids: readonly string[] | undefined) => Localized;
}
type Kind = Move['do'];
type MoveOf<K extends Kind> = Extract<Move, { do: K }>;

const suffix = (...parts: Localized[]): Localized =>
  both(parts.map(({ de }) => de).join(''), parts.map(({ en }) => en).join('')); // prettier-ignore

const WORDS: { [K in Kind]: (move: MoveOf<K>, naming: Naming) => Localized } = {
  // Yu-Gi-Oh!
  activate: ({ card, effect, targets }, { name, onto }) =>
    suffix(
      both(`aktiviert ${name(card).de}`, `activates ${name(card).en}`),
      effect ? both(` (Effekt ${effect})`, ` (effect ${effect})`) : both('', ''),
      onto(targets),
    ),
  pass: () => both('passt', 'passes'),
  resolve: () => both('Die Kette wird aufgelöst', 'The chain resolves'),
  'normal-summon': ({ card, tributes }, { name, using }) =>
    suffix(
      both(`beschwört ${name(card).de} als Normalbeschwörung`, `Normal Summons ${name(card).en}`),
      using(tributes),
    ),
  set: ({ card, as, tributes }, { name, using }) =>
    as === 'spell'
      ? both(`setzt ${name(card).de} als Zauberkarte`, `Sets ${name(card).en} as a Spell Card`)
      : suffix(both(`setzt ${name(card).de}`, `Sets ${name(card).en}`), using(tributes)),
  'flip-summon': ({ card }, { name }) =>
    both(`beschwört ${name(card).de} als Flippbeschwörung`, `Flip Summons ${name(card).en}`),
  'special-summon': ({ card, materials }, { name, using }) =>
    suffix(
      both(`beschwört ${name(card).de} als Spezialbeschwörung`, `Special Summons ${name(card).en}`),
      using(materials),
    ),
  'pendulum-summon': ({ cards }, { name }) => {
    const names = joined(cards.map((one) => name(typeof one === 'string' ? one : one.card)));
    return both(`Pendelbeschwörung: ${names.de}`, `Pendulum Summons ${names.en}`);
  },
  'change-position': ({ card }, { name }) =>
    both(`ändert die Position von ${name(card).de}`, `changes the position of ${name(card).en}`),
  phase: ({ to }) => both(`geht in die ${PHASE_NAMES[to]}`, `enters the ${PHASE_NAMES[to]}`),
  step: ({ to }) => both(`${STEP_NAMES[to]}`, `${STEP_NAMES[to]}`),
  // Both games
  attack: (move, naming) => ('card' in move ? monsterAttack(move, naming) : pokemonAttack(move, naming)),
  'end-turn': () => both('beendet den Zug', 'ends the turn'),
  decide: (move, { name, answerOf }) => {
    const said = answerOf(move.question, move.answer) ?? words(move.answer, name);
    if (saysText(move)) return both(begun(said.de), begun(said.en));
    return both(`entscheidet: ${said.de}`, `decides: ${said.en}`);
  },
  // Pokémon
  ability: ({ pokemon, targets }, { name, onto }) =>
    suffix(
      both(`setzt die Fähigkeit von ${name(pokemon).de} ein`, `uses ${name(pokemon).en}’s Ability`),
      onto(targets),
    ),
  bench: ({ card }, { name }) => both(`legt ${name(card).de} auf die Bank`, `benches ${name(card).en}`),
  evolve: ({ pokemon, card }, { name }) =>
    both(`entwickelt ${name(pokemon).de} zu ${name(card).de}`, `evolves ${name(pokemon).en} into ${name(card).en}`),
  attach: ({ card, to }, { name }) =>
    both(`legt ${name(card).de} an ${name(to).de} an`, `attaches ${name(card).en} to ${name(to).en}`),
  use: ({ card, targets }, { name, onto }) =>
    suffix(both(`nutzt ${name(card).de}`, `uses ${name(card).en}`), onto(targets)),
  'discard-from-play': ({ pokemon }, { name }) =>
    both(`legt ${name(pokemon).de} aus dem Spiel ab`, `discards ${name(pokemon).en} from play`),
  play: ({ card, targets }, { name, onto }) =>
    suffix(both(`spielt ${name(card).de}`, `plays ${name(card).en}`), onto(targets)),
  retreat: ({ to }, { name }) =>
    both(`zieht sich zurück; neu aktiv: ${name(to).de}`, `retreats; new Active: ${name(to).en}`),
  checkup: () => both('Pokémon-Check', 'Pokémon Checkup'),
  promote: ({ pokemon }, { name }) =>
    both(`macht ${name(pokemon).de} zum Aktiven Pokémon`, `makes ${name(pokemon).en} the new Active Pokémon`),
  'draw-for-turn': () => both('zieht die Karte für den Zug', 'draws for the turn'),
  'set-up': ({ active }, { name }) => both(`beginnt mit ${name(active).de}`, `starts with ${name(active).en}`),
  'draw-mulligan': ({ count }) => both(`zieht ${count} für Mulligans`, `draws ${count} for mulligans`),
  mulligans: ({ A, B }) => both(`Mulligans: A ${A}, B ${B}`, `Mulligans: A ${A}, B ${B}`),
};

function monsterAttack({ card, target }: Extract<MoveOf<'attack'>, { card: string }>, { name }: Naming): Localized {
  const [by, on] = [name(card), name(target)];
  return both(`greift mit ${by.de} an → ${on.de}`, `attacks with ${by.en} → ${on.en}`);
}
function pokemonAttack(
  { attack, targets }: Exclude<MoveOf<'attack'>, { card: string }>,
  { onto, attackOf }: Naming,
): Localized {
  const named = attackOf(attack) ?? (typeof attack === 'string' ? both(attack, attack) : undefined);
  const called = named ? both(`„${named.de}“`, `“${named.en}”`) : both(`Attacke ${attack}`, `attack ${attack}`);
  return suffix(both(`setzt ${called.de} ein`, `uses ${called.en}`), onto(targets));
}

/** What the move is, without the player. */
export function moveWords(
  move: Move,
  nameOf: NameOf,
  attackOf: AttackOf = () => undefined,
  answerOf: AnswerOf = () => undefined,
): Localized {
  const name: NameOf = (id) => (id === 'player' ? both('direkt', 'directly') : nameOf(id));
  const listed = (before: Localized, after: string) => (ids: readonly string[] | undefined) => {
    if (!ids?.length) return both('', '');
    const names = joined(ids.map(name));
    return both(`${before.de}${names.de}${after}`, `${before.en}${names.en}${after}`);
  };
  const naming = {
    name,
    attackOf,
    answerOf,
    onto: listed(both(' → ', ' → '), ''),
    using: listed(both(' (mit: ', ' (with '), ')'),
  };
  return (WORDS[move.do] as (move: Move, naming: Naming) => Localized)(move, naming);
}

/** A decision's answer in words: a card by its name, yes and no, numbers as they are. */
export function words(answer: unknown, nameOf: NameOf): Localized {
  if (answer === true) return both('ja', 'yes');
  if (answer === false) return both('nein', 'no');
  if (answer === null || answer === 'none' || answer === 'no') return both('nein', 'no');
  if (answer === 'heads') return both('Kopf', 'heads');
  if (answer === 'tails') return both('Zahl', 'tails');
  if (answer === 'nothing') return both('der Text ändert nichts', 'the text changes nothing');
  if (tells(answer)) {
    const said = answer.does.flatMap(({ gist }) => gist ?? []);
    return both(`der Text bewirkt: ${joined(said).de}`, `the text does this: ${joined(said).en}`);
  }
  if (typeof answer === 'string') return nameOf(answer);
  if (typeof answer === 'number') return both(String(answer), String(answer));
  if (Array.isArray(answer))
    return answer.length === 0 ? both('nichts', 'nothing') : joined(answer.map((a) => words(a, nameOf)));
  if (typeof answer === 'object') return joined(Object.values(answer).map((a) => words(a, nameOf)));
  return both('–', '–');
}

/** What stands as a sentence of its own begins with a capital, also where its subject is one nobody named. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence whose player stands before it as a letter: whom it begins with, else who acts. */
export function spoken(text: string, by: Player | undefined): { by: Player | undefined; text: string } {
  const [begins, player] =
    (by && /^(?:(?:Spieler|Player) ([AB])(?:: | )|([AB]) (?=\p{Ll}))/u.exec(text)?.filter(Boolean)) || [];
  return begins === undefined ? { by, text: begun(text) } : { by: player as Player, text: text.slice(begins.length) };
}
