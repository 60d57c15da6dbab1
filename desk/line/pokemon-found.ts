// What a search of the deck finds: the cards a line names behind it, or Pokémon nobody named, so that what comes later goes on.
import {
  ENERGY_TYPES,
  type EnergyType,
  type PtcgCard,
  type PtcgCase,
  type PtcgMove,
} from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import type { Library } from '../../engine/library.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';
import type { Filled } from './pokemon-board.ts';
import { type PokemonLine } from './pokemon-line.ts';
import { isUnnamed, nobodyNamed } from './pokemon-nobody.ts';
import { WANTED_CARDS } from './pokemon-wanted.ts';

/** Words of a text, or of what it means, that only take cards out of the deck: what it attaches or evolves has a target as well. */
export const searches = (words: string): boolean =>
  /search your deck|look at the top \d+ cards of your deck|"from":"deck(?:-top)?"/i.test(words) &&
  !/attach|evolve|"kind":"switch|from your discard|"from":"discard"/i.test(words);
/** Whether playing this card searches the deck. */
export const searchesWhenPlayed = (card: PtcgCard | undefined): boolean =>
  searches(JSON.stringify([card?.text, card?.effects]));
/** Whether playing this card takes cards out of the discard pile, and attaches none. */
export const takesBack = (card: PtcgCard | undefined): boolean => {
  const words = JSON.stringify([card?.text, card?.effects]);
  return /from your discard pile (?:and|into|on)|"do":"take","from":"discard"/i.test(words) && !/attach/i.test(words);
};
/** Whether the Abilities of this Pokémon search the deck, on whichever printing. */
export function searchesByAbility(pokemon: string, into: PokemonLine): boolean {
  const card = into.known(pokemon)?.card;
  const words = [card, ...into.printings(pokemon)].map((one) => one?.abilities);
  const declared = (card?.effects ?? []).filter((one) => JSON.stringify(one).includes('"ability":'));
  return searches(JSON.stringify([words, declared]));
}
/** "2 Dreepy", "Dreepy x2", "2 Basis-Feuer-Energien": each card by its name; nothing where one is no card. */
export function cardsFound(targets: readonly string[], into: PokemonLine): string[] | undefined {
  const found = targets.map((written) => {
    const [, first, many, of, last] = /^(?:(\d)[x×]?\s+(.+)|(.+?)\s+[x×](\d))$/i.exec(written) ?? [];
    const called = (name: string) => into.attachable(name)?.name ?? into.known(name)?.name;
    const name = called(written) ?? called(many ?? of ?? '') ?? called((many ?? of ?? '').replace(/s$/i, ''));
    const times = called(written) === undefined ? Number(first ?? last ?? 1) : 1;
    return name === undefined ? undefined : Array<string>(times).fill(name);
  });
  return found.length > 0 && found.every((one) => one !== undefined) ? found.flat() : undefined;
}

/** A Pokémon a search has found, and nobody said which. */
const FOUND = { de: 'ein gefundenes Pokémon', en: 'a found Pokémon' };
const MOST = 5;
const SEARCHES_AT_MOST = 4;
/** A search that puts Pokémon onto the Bench and waits for what is found: Pokémon nobody named are, as many as may be. */
export function withSomethingFound(
  line: Filled,
  judge: Judge,
  effects: (move: PtcgMove) => readonly unknown[],
): Filled {
  let filled = line;
  for (let n = 0; n < SEARCHES_AT_MOST; n++) {
    const next = oneFound(filled, judge(filled.case), judge, effects);
    if (!next) break;
    filled = next;
  }
  return filled;
}
function oneFound({ case: theCase, assumptions, ...more }: Filled, ruling: Ruling, judge: Judge, effects: (move: PtcgMove) => readonly unknown[]): Filled | undefined {
  const asked = ruling.open.findLast(({ id, given, answers = [] }) => /\/(?:search|energy)$/.test(id) && given === 'open' && answers.length === 0);
  const at = (asked?.move ?? 0) - 1;
  const move = theCase.moves?.[at];
  if (ruling.verdict !== 'needs-facts' || !asked || !move) return undefined;
  if ('choose' in move && move.choose?.cards) return undefined;
  const words = JSON.stringify(effects(move));
  const types = ENERGY_TYPES.filter((type) => words.includes(`"${type}"`));
  const pokemon = [FOUND.en, ...types.map((type) => `a ${type} Pokémon`)];
  const energy = [...types, 'Fire'].map((type) => `Basic ${type} Energy`);
  const forEnergy = asked.id.endsWith('/energy');
  const sizes = Array.from({ length: MOST }, (_, n) => MOST - n);
  const alike = (forEnergy ? energy : pokemon).flatMap((name) => sizes.map((count) => Array<string>(count).fill(name)));
  const unlike = forEnergy ? sizes.map((count) => ENERGY_TYPES.filter(isBasic).slice(0, count).map((type) => `Basic ${type} Energy`)) : []; // prettier-ignore
  for (const cards of [...alike, ...unlike].sort((one, two) => two.length - one.length)) {
    const copy = { ...theCase, ...finding(theCase, at, asked.id, cards) };
    const after = judge(copy);
    if (after.illegal?.move === at || after.open.some(({ id, what }) => id === asked.id || (what === 'fact' && !isUnnamed(id)))) continue;
    // Where each of several cards goes is one question more.
    if (after.headline.en.includes('decides first')) return undefined;
    const assumed = newAssumptions();
    const { length } = cards;
    assumed.add('', length, `Gefunden wird, was niemand genannt hat (${length}).`, `What is found nobody named (${length}).`);
    return { ...more, case: copy, assumptions: [...assumptions, ...assumed.facts] };
  }
  return undefined;
} // prettier-ignore
const isBasic = (type: EnergyType): boolean => type !== 'Colorless' && type !== 'Dragon';
/** Move `at` finds these cards: they are chosen for it, else, where it triggers the search, the question is answered behind it. */
function finding({ moves = [], ...theCase }: PtcgCase, at: number, question: string, cards: string[]): Partial<PtcgCase> {
  const move = moves[at]!;
  const [name = ''] = cards;
  const described = name === FOUND.en ? nobodyNamed(FOUND).card : keyed(WANTED_CARDS, name);
  const by = 'by' in move ? move.by : (theCase.state?.turn?.player ?? 'A');
  const chooses = move.do === 'play' || move.do === 'ability' || move.do === 'attack' || move.do === 'use';
  const said: PtcgMove[] = chooses
    ? moves.with(at, { ...move, choose: { ...move.choose, cards } })
    : moves.toSpliced(at + 1, 0, { by, do: 'decide', question, answer: cards });
  return { ...(described && { cards: { [name]: described, ...theCase.cards } }), moves: said };
} // prettier-ignore

/** Of "up to so many" nobody chooses none: as many as may be, where the line does not say how many. */
export function withMostChosen(line: Filled, judge: Judge): Filled {
  const ruling = judge(line.case);
  const asked = ruling.open.find(({ id, answers = [] }) => /\/(?:cards|energy)$/.test(id) && answers.length > 1 && isNone(answers[0]?.value)); // prettier-ignore
  const at = (asked?.move ?? 0) - 1;
  const move = line.case.moves?.[at];
  const most = [asked?.answers?.at(-1)?.value ?? []].flat();
  if ((move?.do !== 'play' && move?.do !== 'ability') || most.length === 0) return line;
  const part = asked!.id.endsWith('/energy') ? 'energy' : 'cards';
  if (move.choose?.[part]) return line;
  const chosen: PtcgMove = { ...move, choose: { ...move.choose, [part]: most.map(String) } };
  const next = { ...line, case: { ...line.case, moves: line.case.moves!.with(at, chosen) } };
  if (judge(next.case).illegal?.move === at) return line;
  const assumed = newAssumptions();
  assumed.add('', most.length, `Gewählt wird, so viel hier möglich ist (${most.length}).`, `As many are chosen as are possible here (${most.length}).`);
  return { ...next, assumptions: [...line.assumptions, ...assumed.facts] };
} // prettier-ignore
const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Where of a player's options one alone leaves what the line says behind it possible, that is the one taken. */
export function withOnlyWay(line: Filled, judge: Judge): Filled {
  const { open, branches = [] } = judge(line.case);
  const asked = open.find(({ id, what }) => what === 'choice' && branches.every((branch) => branch.decision === id));
  const possible = branches.filter(({ ruling }) => ruling.verdict !== 'illegal');
  const [only] = possible;
  if (!asked || asked.move === undefined || asked.by === 'judge' || !only || possible.length > 1 || branches.length < 2) return line;
  const moves = line.case.moves ?? [];
  const isLater = branches.every(({ ruling: { illegal } }) => !illegal || illegal.move >= asked.move!);
  if (!isLater) return line;
  const decided = { by: asked.by, do: 'decide', question: asked.id, answer: only.answer } as const;
  const next = { ...line, case: { ...line.case, moves: moves.toSpliced(asked.move, 0, decided) } };
  if (judge(next.case).verdict === 'illegal') return line;
  const option = (asked.answers ?? []).find(({ value }) => value === only.answer)?.text ?? { de: '', en: '' };
  const assumed = newAssumptions();
  assumed.add('', only.answer, `Gewählt ist, womit das Weitere möglich ist: ${option.de}`, `Chosen is what leaves the rest possible: ${option.en}`);
  return { ...next, assumptions: [...line.assumptions, ...assumed.facts] };
} // prettier-ignore

/** A card that a search finds, of a printing that it may find. */
export function withPrintFound(line: Filled, judge: Judge, printings: Library['printings']): Filled {
  const { illegal } = judge(line.case);
  const move = line.case.moves?.[illegal?.move ?? 0];
  const named = move?.do === 'play' || move?.do === 'ability' ? (move.choose?.cards ?? []) : [];
  if (!illegal?.reasons.every(({ code }) => code === 'illegal-card')) return line;
  const stands = new Set(illegal.reasons.map(({ text }) => text.en));
  const all = [...new Set(named)].flatMap((name) => (printings?.(name) ?? []).map((one) => ({ ...one, name })));
  for (const { name, card, print } of all) {
    const copy = { ...line.case, cards: { ...line.case.cards, [name]: card } };
    const after = judge(copy).illegal;
    const isLater = after?.move !== illegal.move;
    if (!isLater && after.reasons.some(({ text }) => stands.has(text.en))) continue;
    const assumed = newAssumptions();
    assumed.add(`/printings/${name}`, print, `${name} ist ${print}.`, `${name} is ${print}.`);
    const fitting = { ...line, case: copy, assumptions: [...line.assumptions, ...assumed.facts] };
    return isLater ? fitting : withPrintFound(fitting, judge, printings);
  }
  return line;
}

/** An attack used again by who may attack twice belongs to the same turn: nobody ended one between. */
export function withSecondAttack(line: Filled, judge: Judge): Filled {
  const { moves = [] } = line.case;
  const at = moves.findIndex((move, n) => {
    const before = moves.slice(0, n).findLast((one) => one.do !== 'decide');
    const after = moves[n + 1];
    return move.do === 'end-turn' && before?.do === 'attack' && after?.do === 'attack' && before.by === after.by && move.by !== after.by;
  });
  const ends = moves[at];
  if (ends?.do !== 'end-turn') return line;
  const said = `${ends.by} ends the turn at once.`;
  if (!line.assumptions.some(({ text }) => text?.en === said)) return line;
  const theCase = { ...line.case, moves: moves.toSpliced(at, 1) };
  const { illegal, steps } = judge(theCase);
  if (illegal !== undefined || !steps.some(({ kind }) => kind === 'attack-again')) return line;
  return { ...line, case: theCase, assumptions: line.assumptions.filter(({ text }) => text?.en !== said) };
} // prettier-ignore

/** Whether a card that is played puts what it finds in the deck onto the Bench. */
export const putsOntoBench = (card: Pick<PtcgCard, 'text' | 'effects'> | undefined): boolean =>
  /deck[^"]*onto your Bench|"to":"bench"/i.test(JSON.stringify([card?.text, card?.effects]));
