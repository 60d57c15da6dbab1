// Cards a line does something to, which nobody has laid out: where a card's text looks for them first.
import { idOf } from '../../engine/case/ids.ts';
import type { Player, PokemonInPlay, PtcgCard, PtcgCase, PtcgMove, PtcgPlayer } from '../../engine/case/schema.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import { newAssumptions } from './names.ts';
import type { Judge } from './board.ts';
import type { Filled } from './pokemon-board.ts';
import { isInPlayAs, type PokemonLine } from './pokemon-line.ts';
import { isSomebody, nobodyNamed } from './pokemon-nobody.ts';
import { other } from './table.ts';

/** The first Pokémon named that is not the player's own: it is on the other player's Bench. */
export function pokemonAmong(targets: readonly string[], own: string | undefined, into: PokemonLine): string | undefined {
  const cards = targets.filter((name) => !isSomebody(name)).map((name) => into.card(name, false));
  return cards.find(({ name, card }) => isInPlayAs(card) && name !== own)?.name;
} // prettier-ignore

/** Whether a card is done to a Benched Pokémon of each player, the opponent's first. */
export const switchesBoth = (card: PtcgCard | undefined): boolean =>
  card?.kind === 'trainer' &&
  /1 of your opponent['’]s Benched.*1 of your Benched|"switch","who":"opponent".*"switch","who":"you"/is.test(JSON.stringify([card.text, card.effects])); // prettier-ignore

/** The cards the line says are Prize cards. */
export function layPrized(into: PokemonLine): void {
  for (const { player, card } of into.prized.splice(0)) {
    const side = (((into.case.state ??= {}).players ??= {})[player] ??= {});
    const before = typeof side.prizes === 'object' ? side.prizes : { ...(side.prizes !== undefined && { count: side.prizes }) }; // prettier-ignore
    side.prizes = { ...before, cards: [...(before.cards ?? []), card] };
  }
}

/** A card the line has said lies on a Pokémon lies there before anything is done to it. */
function attachedAsTold(card: string, into: PokemonLine): boolean {
  const told = into.told.find(
    (one) => 'attached' in one && [...one.attached.tools, ...one.attached.energy].includes(card),
  );
  if (!told || !('attached' in told)) return false;
  const { active, bench = [] } = into.case.state?.players?.[told.player] ?? {};
  const there = [active, ...bench].find((one) => typeof one === 'object' && one?.card === told.name);
  if (typeof there !== 'object' || !there) return false;
  const { tools, energy } = told.attached;
  if (tools.length > 0) there.tools = tools;
  if (energy.length > 0) there.energy = energy;
  into.told.splice(into.told.indexOf(told), 1);
  return true;
}

/** A move of the line has attached it before. */
const isAttachedBefore = (name: string, into: PokemonLine): boolean =>
  into.case.moves?.some((move) => move.do === 'attach' && into.known(move.card)?.name === name) === true;

/** Tools and Energy are attached to the other player's Active Pokémon, a Stadium is the other player's. */
export function layTargets(targets: readonly string[], by: Player, into: PokemonLine): void {
  const theirs = other(by);
  for (const written of targets.filter((name) => !isSomebody(name))) {
    const { name, card } = into.card(written, false);
    const active = into.case.state?.players?.[theirs]?.active;
    if (card.trainer === 'stadium') {
      into.case.state = { ...into.case.state, stadium: { card: name, owner: theirs } };
      into.assumed.add('/stadium', name, `${name} liegt aus.`, `${name} is in play.`);
    } else if (attachedAsTold(name, into) || isAttachedBefore(name, into)) continue;
    else if (typeof active === 'object' && active && (card.trainer === 'tool' || card.kind === 'energy')) {
      const part = card.kind === 'energy' ? 'energy' : 'tools';
      active[part] = [...(active[part] ?? []), name];
      into.assumed.add(`/players/${theirs}/active/${part}`, name, `${theirs}: ${name} ist an das Aktive Pokémon angelegt.`, `${theirs}: ${name} is attached to the Active Pokémon.`);
    }
  }
} // prettier-ignore

/** A move that names the card among its choices, and no target. */
function chosenThere(move: PtcgMove, name: string): PtcgMove {
  if (move.do !== 'play' && move.do !== 'ability') return move;
  const { targets: _, ...untargeted } = move;
  return { ...untargeted, choose: { ...move.choose, cards: [name] } };
}

interface Elsewhere {
  whose: 'you' | 'opponent';
  lay: (side: PtcgPlayer, there: PokemonInPlay) => void;
  path: string;
  de: string;
  en: string;
  /** A card chosen there is no target. */
  chosen?: true;
}
const ELSEWHERE: readonly Elsewhere[] = [
  { whose: 'opponent', lay: (side, there) => (side.active = there), path: 'active', de: 'ist aktiv', en: 'is Active' },
  { whose: 'you', lay: (side, there) => (side.bench = [there]), path: 'bench', de: 'ist auf der Bank', en: 'is on the Bench' },
  { whose: 'you', lay: (side, there) => (side.active = there), path: 'active', de: 'ist aktiv', en: 'is Active' },
  { whose: 'you', lay: (side, { card }) => (side.discard ??= []).push(card), path: 'discard', de: 'liegt auf dem Ablagestapel', en: 'is in the discard pile', chosen: true },
]; // prettier-ignore

/** The one target of move `n`, where it was laid out on the other player's Bench because it lay nowhere. */
export function laidTarget({ case: { moves = [] }, assumptions }: Filled, n: number): { by: Player; name: string; path: string } | undefined {
  const move = moves[n];
  if (move?.do !== 'play' && move?.do !== 'ability') return undefined;
  const [name, ...more] = move.targets ?? [];
  const path = `/players/${other(move.by)}/bench`;
  const laid = assumptions.some((one) => one.path === path && one.value === name);
  return name !== undefined && more.length === 0 && laid ? { by: move.by, name, path } : undefined;
} // prettier-ignore

/** The line with that target where its text may look for it, the likeliest place first: the discard pile where the text speaks of it, as it is, elsewhere in play. */
export function placesOfTarget(line: Filled, n: number, effects: readonly unknown[]): Filled[] {
  const target = laidTarget(line, n);
  if (!target) return [line];
  const words = JSON.stringify(effects);
  const { by, name, path } = target;
  const { case: theCase, assumptions } = line;
  const at = ({ whose, lay, path: zone, de, en, chosen }: Elsewhere): Filled => {
    const player = whose === 'you' ? by : other(by);
    const copy = structuredClone(theCase);
    const players = ((copy.state ??= {}).players ??= {});
    const nobody = nobodyNamed();
    const bench = players[other(by)]?.bench ?? [];
    const laid = bench.find((one) => idOf(one) === name) ?? name;
    const others = bench.filter((one) => idOf(one) !== name);
    (players[other(by)] ??= {}).bench = others.length > 0 ? others : [nobody.name];
    copy.cards = { [nobody.name]: nobody.card, ...copy.cards };
    // What the line says lies on it lies on it there, too.
    lay((players[player] ??= {}), typeof laid === 'string' ? { card: laid } : laid);
    if (chosen) copy.moves = (copy.moves ?? []).map((move, i) => (i === n ? chosenThere(move, name) : move));
    const assumed = newAssumptions();
    assumed.add(`/players/${player}/${zone}`, name, `${player}: ${name} ${de}.`, `${player}: ${name} ${en}.`);
    return { ...line, case: copy, assumptions: [...assumptions.filter((one) => one.path !== path || one.value !== name), ...assumed.facts] };
  };
  // What only attaches Energy from there is done to a Pokémon in play.
  const attaches = words.includes('"do":"attach-energy"') && !/"do":"(?:take|use-supporter)"/.test(words) && !/energ/i.test(name);
  const inPile = words.includes('"from":"discard"') && !attaches ? ELSEWHERE.filter(({ chosen }) => chosen) : [];
  // What is done to the other player's Active Pokémon alone is done to it.
  const alone = !/"choose"|"bench"/.test(words);
  const inFront = alone && words.includes('"opponent-active"') ? ELSEWHERE.slice(0, 1) : [];
  // And what is done to one's own.
  const ownFront = alone && /"own-active"|"of":"you","where":"active"/.test(words) ? ELSEWHERE.filter(({ whose, path }) => whose === 'you' && path === 'active') : [];
  const elsewhere = ELSEWHERE.filter(({ chosen }) => !chosen);
  const own = choosesOwnAlone(effects) ? elsewhere.filter(({ whose }) => whose === 'you') : [];
  return [...inPile.map(at), ...[...inFront, ...ownFront].map(at), ...own.map(at), line, ...elsewhere.filter((one) => !own.includes(one)).map(at)];
} // prettier-ignore

/** Whether Pokémon are chosen, and none but the player's own ("1 of your Benched Pokémon"). */
export function choosesOwnAlone(effects: readonly unknown[]): boolean {
  const from: unknown[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { choose, from: some, do: does, who } = part as Record<string, unknown>;
    if (choose !== undefined && typeof some === 'object' && some !== null && !('in' in some)) from.push((some as { of?: unknown }).of);
    if (does === 'switch' && who !== 'you') from.push(who);
    Object.values(part).forEach(collect);
  };
  collect(effects);
  return from.length > 0 && from.every((of) => of === 'you');
} // prettier-ignore

/** "Sand Jet -> Snorlax" of an attack that does something to the Bench alone: whom the line names is there, where it does not say who is Active. */
export function withAimedOnBench(line: Filled, aims: Filled['aims'], judge: Judge, effects: (move: PtcgMove) => readonly unknown[]): Filled {
  const n = (line.case.moves ?? []).findIndex((move) => move.do === 'attack');
  const attack = line.case.moves?.[n];
  const at = aims?.find((one) => one.attack === 1)?.at;
  if (attack?.do !== 'attack' || at === undefined || !JSON.stringify(effects(attack)).includes('"where":"bench"')) return line;
  const theirs = other(attack.by);
  const { active, bench } = line.case.state?.players?.[theirs] ?? {};
  if (!active || idOf(active) !== at || bench !== undefined || line.told?.has(`${theirs}/active`)) return line;
  const copy: PtcgCase = structuredClone(line.case);
  const { name, card } = nobodyNamed();
  Object.assign(copy.state!.players![theirs]!, { active: name, bench: [active] });
  copy.cards = { ...copy.cards, [name]: card };
  copy.moves = copy.moves!.with(n, { ...attack, targets: [at] });
  const [before, after] = [judge(line.case), judge(copy)];
  const isHit = ({ damage = [] }: Ruling): boolean => damage.some(({ target }) => target === at);
  if (after.illegal || isHit(before) || !isHit(after)) return line;
  const assumed = newAssumptions();
  assumed.add(`/players/${theirs}/bench`, at, `${theirs}: ${at} ist auf der Bank.`, `${theirs}: ${at} is on the Bench.`);
  return { ...line, case: copy, assumptions: [...line.assumptions, ...assumed.facts] };
} // prettier-ignore

/** "Frost Bullet -> Snorlax + Zarude": whoever is Active is hit without being chosen. */
function withoutActive(filled: Filled, judge: Judge): Filled {
  const { moves = [], state } = filled.case;
  const at = moves.findIndex((move) => move.do === 'attack' && (move.targets ?? []).length > 1);
  const attack = moves[at];
  const { illegal } = attack ? judge(filled.case) : {};
  if (attack?.do !== 'attack' || illegal?.move !== at || !illegal.reasons.some(({ code }) => code === 'illegal-target')) return filled;
  const active = state?.players?.[other(attack.by)]?.active;
  const name = typeof active === 'string' ? active : active?.card;
  const targets = (attack.targets ?? []).filter((one) => one !== name);
  const next = { ...filled, case: { ...filled.case, moves: moves.with(at, { ...attack, targets }) } };
  return judge(next.case).illegal ? filled : next;
} // prettier-ignore

/** An attack that lets its player choose whom it hits hits whom the line names. */
export function withAims(line: Filled, judge: Judge): Filled {
  const { aims = [], ...given } = line;
  const filled = withoutActive(given, judge);
  return aims.reduce<Filled>((one, { attack: nth, at }) => {
    const ruling = judge(one.case);
    const asks = ruling.open.find(({ id, what, answers = [] }) => what === 'target' && !id.includes('/promote') && answers.some(({ value }) => value === at));
    const move = (one.case.moves ?? []).findIndex((each, n, all) => each.do === 'attack' && all.slice(0, n + 1).filter((other) => other.do === 'attack').length === nth);
    const attack = one.case.moves?.[move];
    if (attack?.do === 'attack' && !asks) return refusedThere(one, move, at, judge) ?? one;
    if (!asks || attack?.do !== 'attack') return one;
    const aimed = { ...one, case: { ...one.case, moves: one.case.moves!.with(move, { ...attack, targets: [at] }) } };
    const after = judge(aimed.case);
    return after.illegal || after.open.some(({ id }) => id === asks.id) ? one : aimed;
  }, filled);
} // prettier-ignore
/** Who is said to be on the Bench is hit by no attack that hits the Active Pokémon: that is the answer, not what happens to somebody else. */
function refusedThere({ case: theCase, ...more }: Filled, n: number, at: string, judge: Judge): Filled | undefined {
  const attack = theCase.moves?.[n];
  const bench = attack?.do === 'attack' ? (theCase.state?.players?.[other(attack.by)]?.bench ?? []) : [];
  if (attack?.do !== 'attack' || !bench.some((one) => idOf(one) === at)) return undefined;
  const aimed = { ...more, case: { ...theCase, moves: theCase.moves!.with(n, { ...attack, targets: [at] }) } };
  const { illegal } = judge(aimed.case);
  return illegal?.move === n && illegal.reasons.some(({ code }) => code === 'illegal-target') ? aimed : undefined;
} // prettier-ignore
