// What a line says of a card and its case has otherwise: where and how it lies, the damage on it, and what is done with it. The line's words are gone through once
// more, mention by mention (`laid-out/`), apart from how the line was read: where both do not agree, the words are the question.
import { eachName, nameKey } from '../../engine/case/names.ts';
import type { Case, Player, PtcgCard } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { DENIES } from './lexing.ts';
import type { Clause } from './laid-out/clauses.ts';
import { isState, saidOf, type Copy, type Mention } from './laid-out/mentions.ts';
import { placeSaid as pokemonPlace, PokemonLaid } from './laid-out/pokemon.ts';
import { Taken } from './laid-out/taken.ts';
import type { Span, Word } from './laid-out/words.ts';
import { faceSaid, placeSaid, positionSaid } from './laid-out/ygo-place.ts';
import { isInPlayAs, type PokemonLine } from './pokemon-line.ts';

/** A line as words, and the cards it speaks of. */
interface Spoken {
  line: string;
  words: readonly Word[];
  clauses: readonly Clause[];
  copies: readonly Copy[];
}
/** The words of a line that its case does not bear out. */
export function notAsTold({ line, words, clauses, copies }: Spoken, of: Case, into: PokemonLine): Span[] {
  const isPlain = ({ clause }: Mention): boolean =>
    !clause.words.some(({ text }) => DENIES.test(text) || NOT.test(text)) && !isAsked(clause, words);
  const spans = copies.flatMap((copy) => copy.mentions.filter(isPlain).flatMap((one) => [...lyingOtherwise(copy, one, of), ...notDone(copy, one, of)]));
  return of.game === 'ygo' ? spans : [...spans, ...damagedOtherwise(line, clauses, of, into)];
} // prettier-ignore
const NOT = /^(?:not|nicht|never|nie|\p{L}+n['’]t)$/iu;
/** What a question names need not be so. */
function isAsked({ words: said }: Clause, words: readonly Word[]): boolean {
  const last = words.indexOf(said.at(-1)!);
  return words.slice(last + 1).find(({ is }) => is === 'sign')?.text === '?';
}

// ── Where and how it lies ──

function lyingOtherwise(copy: Copy, { clause, at, deed, word }: Mention, of: Case): Span[] {
  if (!isState(deed)) return [];
  const told = (there: { word: Word } | undefined, isSo: boolean): Span[] => (there && !isSo ? [spanOf(word, there.word)] : []); // prettier-ignore
  const place = of.game === 'ygo' ? saidOf(clause, at, placeSaid) : saidOf(clause, at, pokemonPlace);
  // "X with Lightning Energy and Y on the Bench": only a Pokémon is there.
  const isOfAnother =
    of.game === 'ptcg' && ON_THE_TABLE.test(place?.said.zone ?? '') && !isInPlayAs(word.card as PtcgCard);
  const placed = told(place, !place || isOfAnother || isThere(copy, place.said, of));
  if (of.game !== 'ygo' || placed.length > 0) return placed;
  const [position, face] = [saidOf(clause, at, positionSaid), saidOf(clause, at, faceSaid)];
  const lying = PLAYERS.flatMap((player) => [of.state?.players?.[player]?.monsters, of.state?.players?.[player]?.spellsTraps].flatMap((all) => all ?? []))
    .filter((one) => isNamed(one, copy)).map((one) => (typeof one === 'string' ? { card: one } : one)); // prettier-ignore
  const turns = (of.moves ?? []).some(
    (move) => move.do === 'change-position' || move.do === 'flip-summon' || move.do === 'set',
  );
  if (lying.length === 0 || turns) return [];
  const positions = lying.map((one) => ('position' in one && one.position) || 'attack');
  return [
    ...told(position, !position || positions.some((one) => one.includes(position.said))),
    // A Spell or Trap of which the case says nothing more is Set.
    ...told(
      face,
      face?.said !== 'down' ||
        lying.some((one) => one.face === 'down' || (copy.card.kind !== 'monster' && one.face === undefined)),
    ),
  ];
}
function isThere(copy: Copy, { zone, whose }: { zone: string; whose?: Player }, { state, moves = [] }: Case): boolean {
  const places = keyed(PLACES, zone) ?? [zone];
  const held = (whose ? [whose] : PLAYERS).map((player) => (state?.players?.[player] ?? {}) as Record<string, unknown>);
  const there = held.flatMap((side) => places.map((place) => keyed(side, place)));
  // A Stadium, and what is attached, are in play, too; what is put there by a play is told by it.
  const comes = moves.filter((move) => !whose || ('by' in move && move.by === whose && !('targets' in move && isNamed(move.targets, copy)))); // prettier-ignore
  return isNamed([there, zone === 'play' ? state : [], comes], copy);
}
const ON_THE_TABLE = /^(?:active|bench)$/;
const PLAYERS: readonly Player[] = ['A', 'B'];
const PLACES: Readonly<Record<string, readonly string[]>> = {
  there: ['monsters', 'spellsTraps', 'field', 'pendulum'],
  play: ['active', 'bench'],
};

/** The damage of one Pokémon that lies on another. */
function damagedOtherwise(line: string, clauses: readonly Clause[], of: Case, into: PokemonLine): Span[] {
  if (of.game !== 'ptcg') return [];
  const { case: laid, copies } = new PokemonLaid(new Taken(line), into).lay(clauses, undefined);
  if (laid.game !== 'ptcg') return [];
  const [told, here] = [laid, of].map(({ state }) => PLAYERS.flatMap((player) => [state?.players?.[player]?.active ?? [], state?.players?.[player]?.bench ?? []].flat()).map((one) => (typeof one === 'string' ? { card: one } : one))) as [Hurt[], Hurt[]]; // prettier-ignore
  return copies.flatMap((copy) => {
    const [first] = copy.mentions;
    const damage = told.find((one) => isNamed(one.card, copy))?.damage;
    const same = here.filter((one) => isNamed(one.card, copy));
    const isMoved = damage !== undefined && same.length > 0 && !same.some((one) => one.damage === damage) && here.some((one) => one.damage === damage); // prettier-ignore
    return isMoved && first ? [spanOf(first.word, first.clause.words.at(-1)!)] : [];
  });
}
type Hurt = { card: string; damage?: number };

// ── What is done with it ──

/** A play the case does not have: by nobody else can it have been meant. */
function notDone(copy: Copy, { clause, at, deed, role, word }: Mention, { game, moves = [] }: Case): Span[] {
  if (!deed || isState(deed) || deed.form !== 'finite') return [];
  const own = moves.filter((move) => !('by' in move) || move.by === undefined || move.by === clause.by);
  // "activates X in response to Y": Y is what was answered; "activates X under Y": Y lies there.
  const answers = clause.words.slice(deed.at, at).some(({ text }) => RESPONSE.test(text));
  const isObject = role === 'object' && deed.at < at && clause.by !== undefined && !answers;
  const span = [spanOf(clause.words[deed.at]!, word)];
  if (game === 'ygo') {
    const attacks = deed.kind === 'attack' && role === 'subject';
    if (attacks) return moves.some((move) => move.do === 'attack' && isNamed(move, copy)) ? [] : span;
    return isObject && YGO_DEEDS.has(deed.kind) && !isNamed(own, copy) ? span : [];
  }
  return isObject && POKEMON_DEEDS.has(deed.kind) && !isNamed(own, copy) ? span : [];
}
const RESPONSE = /response|responding|reaktion|antwort|^under$|^unter$/i;
const YGO_DEEDS: ReadonlySet<string> = new Set(['play', 'chain', 'summon', 'flip']);
const POKEMON_DEEDS: ReadonlySet<string> = new Set(['evolve', 'attach', 'bench']);

/** From the first of both words to the end of the last. */
const spanOf = (one: Word, two: Word): Span => ({ start: Math.min(one.start, two.start), stop: Math.max(one.stop, two.stop) }); // prettier-ignore
/** By any of its names, and as the line calls it; basic Energy by its type. */
function isNamed(value: unknown, { card, mentions }: Pick<Copy, 'card' | 'mentions'>): boolean {
  const text = nameKey(JSON.stringify(value ?? null)).toLowerCase();
  const called = [
    ...eachName(card),
    ...mentions.map(({ word }) => word.text),
    ...(card.kind === 'energy' && 'types' in card ? (card.types ?? []) : []),
  ];
  return called.some((name) => text.includes(nameKey(name).toLowerCase()));
}
