// Pokémon come into play and forward, evolve and retreat, and Energy and Tools are attached.
import { isCalled } from '../../../engine/case/names.ts';
import { textOf } from '../pokemon-attack.ts';
import { putsOntoBench } from '../pokemon-found.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { other } from '../table.ts';
import { switchesBoth } from '../pokemon-targets.ts';
import type { Lead } from './clauses.ts';
import { doneBesides } from './lying.ts';
import type { Play, Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';
import type { State } from './states.ts';
import { PLACED } from './said.ts';
import { FULL } from './tokens.ts';
import { found } from './following.ts';
import { abilityThat, timesOf, used } from './using.ts';

export function evolved(plays: Plays, told: Told, lead: Lead): boolean {
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
  const means = told.phrases.filter(({ is }) => is === 'trainer');
  if (pokemon.length + means.length !== told.phrases.length || told.amounts.length > 0) return false;
  const evolution = evolutionIn(plays, pokemon);
  const base = pokemon.find((one) => one !== evolution)?.name ?? unsaidBase(plays, evolution?.name, told.by);
  if (!evolution || base === undefined || pokemon.length > 2 || means.length > 1 || told.passive) return false;
  const by = told.by ?? plays.owners.get(base) ?? plays.by;
  // "evolves X into Y in the same turn", and nothing was told before: in which X came.
  if (told.sameTurn && plays.plays.length === 0) plays.said.push({ name: base, whose: by, text: 'came' });
  plays.owners.set(base, by);
  if (means.length === 1) return plays.push(`plays ${means[0]!.name}`, { targets: [base, evolution.name] }, by);
  const grown = grownByPart(plays, by, { base, evolution: evolution.name });
  if (grown !== undefined) return grown;
  if (isBehind(told, lead) && broughtBy(plays, by, base, evolution.name)) return true;
  if (told.places.some(({ from, place }) => from && place !== 'hand')) return false;
  return evolves(plays, by, base, evolution.name);
}
/** "…, evolving X into Y" goes on with the play before it. */
const isBehind = ({ word = '' }: Told, lead: Lead): boolean => lead !== 'main' || word.endsWith('ing');
function evolutionIn(plays: Plays, pokemon: readonly Phrase[]): Phrase | undefined {
  const [one, two] = pokemon;
  const into = pokemon.find(({ role }) => role === 'into') ?? (two?.role === 'from' ? one : undefined);
  // "evolves X and Y": both evolve, nobody says into what.
  return into ?? (two && plays.into.known(two.name)?.card.evolvesFrom === undefined ? undefined : two);
}
/** "evolves into Y": whom the line spoke of last, where it is not the other player's, else what Y says that it evolves from. */
function unsaidBase({ spoken, owners, said, into }: Plays, evolution = '', by?: Player): string | undefined {
  const ownerOf = (name: string): Player | undefined => owners.get(name) ?? said.find((one) => one.name === name)?.whose;
  const last = spoken.findLast((one) => by === undefined || ownerOf(one) !== other(by));
  return last ?? into.known(into.known(evolution)?.card.evolvesFrom ?? '')?.name;
} // prettier-ignore
/** "uses PART and evolves into Y": what the attack or Ability before it that evolves its Pokémon out of the deck finds; nothing where it does none of that. */
function grownByPart(plays: Plays, by: Player, { base, evolution }: { base: string; evolution: string }): boolean | undefined {
  const last = plays.plays.at(-1);
  if (!last?.part || last.by !== by || !searchesToEvolve(plays, last.part)) return undefined;
  if (base !== last.part.of || last.finds) return false;
  last.finds = [evolution];
  plays.owners.set(evolution, by);
  plays.speak(evolution);
  return true;
} // prettier-ignore
const searchesToEvolve = (plays: Plays, { of, called }: { of: string; called: string }): boolean =>
  plays.cardsOf(of).some((card) => {
    const [abilities, attacks] = [card.abilities ?? [], card.attacks ?? []].map((parts) => parts.find((one) => isCalled(one, called)));
    const said = attacks ? textOf(card, 1 + card.attacks!.findIndex((one) => isCalled(one, called))) : JSON.stringify(abilities?.text ?? '');
    return /search your deck for [^.]*evolves from|"do":"evolve","from":"deck"/i.test(said);
  }); // prettier-ignore
/** "plays Rare Candy on X and evolves it into Y": by the card, where Y does not evolve from X. */
function broughtBy(plays: Plays, by: Player, base: string, evolution: string): boolean {
  const last = plays.plays.at(-1);
  const { evolvesFrom = '' } = plays.into.known(evolution)?.card ?? {};
  const isNext = plays.into.known(evolvesFrom)?.name === plays.into.known(base)?.name;
  if (isNext || last?.trainer === undefined || last.by !== by || last.targets.some((one) => one !== base)) return false;
  plays.owners.set(base, by);
  last.targets = [base, evolution];
  plays.speak(evolution);
  return true;
}

export function evolves(plays: Plays, by: Player, base: string, evolution: string): boolean {
  plays.owners.set(base, by);
  plays.owners.set(evolution, by);
  plays.speak(evolution);
  return plays.push(`evolves ${base} into ${evolution}`, {}, by);
}

export function attached(plays: Plays, told: Told): boolean {
  // "Enhanced Hammer → X attached to Y".
  if (told.phrases[0]?.is === 'trainer' && told.phrases[1]?.role === 'arrow') return used(plays, { ...told, kind: 'use' }, 'main'); // prettier-ignore
  const cards = told.phrases.filter(({ is }) => is === 'lies' || is === 'unnamed');
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon' || is === 'active' || is === 'somebody');
  const some = told.amounts.filter(({ of }) => of === 'energy');
  if (some.length === 1) cards.push({ is: 'unnamed', name: 'Energy', role: 'bare', states: [], subject: false, at: 0, count: some[0]!.count }); // prettier-ignore
  if (cards.length === 0 || cards.length + pokemon.length !== told.phrases.length + some.length) return false;
  told.amounts = told.amounts.filter(({ of }) => of !== 'energy');
  // "legt X dazu": to whom the line spoke of last.
  const it = /dazu/.test(told.word ?? '') ? plays.spoken.at(-1) : undefined;
  if (it !== undefined && pokemon.length === 0) pokemon.push({ is: 'pokemon', name: it, role: 'on', states: [], subject: false, at: 0 }); // prettier-ignore
  const by = told.by ?? plays.by;
  return attachedByPart(plays, by, cards, pokemon) || attachedTo(plays, by, cards, pokemon);
}
/** "uses PART and attaches the Energy it found to X": what the attack or Ability before it finds, and to whom. */
function attachedByPart(plays: Plays, by: Player, [card, ...others]: readonly Phrase[], [on, ...more]: readonly Phrase[]): boolean {
  const last = plays.plays.at(-1);
  const isPlain = card?.is === 'lies' && (card.count ?? 1) === 1 && on?.is === 'pokemon' && (on.whose ?? by) === by && others.length + more.length === 0;
  if (!isPlain || !last?.part || last.by !== by || last.targets.length > 0 || last.finds) return false;
  if (!plays.isAttack(last.part) || !plays.textsOf(last.part).some((text) => SEARCHES_TO_ATTACH.test(text))) return false;
  Object.assign(last, { targets: [on.name], finds: [card.name] });
  on.whose = by;
  plays.owners.set(on.name, by);
  plays.speak(on.name);
  return true;
} // prettier-ignore
const SEARCHES_TO_ATTACH = /search your deck for [^.]*Energy[^.]*(?:and|\.) attach (?:it|them)/i;

/** "attaches X to Y, then Z to W": it goes on without a verb. */
export function attachesOn(plays: Plays, told: Told, lead: Lead): boolean | undefined {
  const last = plays.plays.at(-1);
  const [card, on, ...more] = told.phrases;
  const isIt = last?.text.startsWith('attaches ') && (lead === 'main' || lead === 'and') && (told.by ?? last.by) === last.by;
  const isPlain = (card?.is === 'lies' || card?.is === 'unnamed') && on?.is === 'pokemon' && (on.role === 'into' || on.role === 'on') && more.length + told.amounts.length + told.places.length === 0;
  return isIt && isPlain ? attached(plays, told) : undefined;
} // prettier-ignore
export function attachedTo(
  plays: Plays,
  by: Player,
  cards: readonly Phrase[],
  [on, ...more]: readonly Phrase[],
): boolean {
  if (more.length > 0) return false;
  const to = on?.is === 'pokemon' ? on.name : undefined;
  // It lies on one's own Pokémon, wherever that is, if the line does not say that it is the other player's.
  const whose = (on?.whose as Player | undefined) ?? by;
  if (to !== undefined) plays.speak(to);
  if (to !== undefined && !plays.owners.has(to)) plays.owners.set(to, whose);
  for (const { is, name } of cards)
    if (is === 'lies' && to !== undefined) plays.wearers.set(plays.into.known(name)?.name ?? name, to);
  const targets = to === undefined ? [] : [whose === by ? to : `${whose}'s ${to}`];
  for (const one of cards) {
    const called = one.is === 'unnamed' ? 'Energy' : one.name;
    for (let n = timesOf(plays, one, by); n > 0; n--) plays.push(`attaches ${called}`, { targets }, by);
  }
  return true;
}

export function benched(plays: Plays, told: Told, lead: Lead = 'main'): boolean {
  const puts = putWith(plays, told, lead);
  if (puts !== undefined) return puts;
  // "puts X to sleep with PART": it is used.
  if (told.phrases.some(({ is, role }) => is === 'part' && role === 'with') && told.places.length === 0)
    return used(plays, { ...told, kind: 'use' }, lead);
  // "Buddy-Buddy Poffin puts X and Y on the Bench".
  const [first] = told.phrases;
  if (first?.is === 'trainer' && first.subject)
    for (const one of told.phrases) one.states = one.states.filter((state) => state.is !== 'place');
  return first?.is === 'trainer' && first.subject
    ? found(plays, Object.assign(told, { places: [] }))
    : goesBack(plays, told) || putInPlay(plays, told, lead);
}
/** "puts 3 counters on X with ABILITY": it is used, and puts them there. */
function putWith(plays: Plays, told: Told, lead: Lead): boolean | undefined {
  const { phrases, amounts, places } = told;
  const [part, ...parts] = phrases.filter(({ is, role }) => is === 'part' && role === 'with');
  if (!part || parts.length + places.length > 0 || amounts.every(({ of }) => of !== 'counters')) return undefined;
  const own = phrases.filter(({ is, subject }) => is === 'pokemon' && subject);
  if (!used(plays, { ...told, kind: 'use', amounts: [], phrases: [...own, { ...part, role: 'bare' }] }, lead)) return false;
  told.phrases = phrases.filter((one) => one !== part && !own.includes(one));
  return doneBesides(plays, told) ?? false;
} // prettier-ignore
/** "A spielt Tausch, um sein aktives X auf die Bank zu bringen": what comes of the card, and who is Active. */
function goesBack(plays: Plays, { phrases: [one, ...more], places }: Told): boolean {
  const last = plays.plays.at(-1);
  const isActive =
    one?.is === 'pokemon' && one.states.some((state) => state.is === 'place' && state.place === 'active');
  const isBack = places.some(({ place, to }) => to && place === 'bench');
  if (!isActive || !isBack || more.length > 0 || last?.trainer === undefined) return false;
  plays.said.push({ name: one.name, whose: last.by, text: 'active' });
  return true;
}
function putInPlay(plays: Plays, told: Told, lead: Lead): boolean {
  const { phrases, places } = told;
  // "puts 6 damage counters on X".
  const besides = doneBesides(plays, told);
  if (besides !== undefined) return besides;
  if (putsOn(told)) return attached(plays, told);
  const comes = places.some(({ place, to }) => to && (place === 'bench' || place === 'play'));
  const lies = phrases.filter(({ is }) => is === 'lies');
  const pokemon = phrases.filter(({ is }) => is === 'pokemon');
  const by = told.by ?? (pokemon[0] && plays.owner(pokemon[0])) ?? plays.by;
  if (lies.length > 0) return !comes && pokemon.length === 1 && pokemon[0]!.role === 'on' && lies.length + 1 === phrases.length && attachedTo(plays, by, lies, pokemon); // prettier-ignore
  if (pokemon.length === 0 || pokemon.length !== phrases.length || told.amounts.some(({ of }) => of !== 'bench'))
    return false;
  const grown = putOn(plays, by, pokemon);
  if (grown !== undefined) return grown;
  if (!comes && !isBenched(told, pokemon)) return false;
  if (findsOntoBench(plays, told, lead)) return foundOntoBench(plays, pokemon, by);
  if (places.some(({ full }) => full)) plays.said.push({ text: `${by} has ${FULL} benched Pokémon` });
  for (const one of pokemon) benches(plays, by, one);
  return true;
}

/** "plays Nest Ball and puts X on the Bench": what that card finds. */
function findsOntoBench(plays: Plays, { by, places }: Told, lead: Lead): boolean {
  const last = plays.plays.at(-1);
  return (
    places.every(({ place }) => place !== 'hand') &&
    putsOntoBench(plays.into.known(last?.trainer ?? '')?.card) &&
    last!.targets.length === 0 &&
    (by === undefined || (lead === 'and' && by === last!.by))
  );
}
function foundOntoBench(plays: Plays, pokemon: readonly Phrase[], by: Player): true {
  plays.plays.at(-1)!.targets.push(...pokemon.flatMap(({ name, count = 1 }) => Array<string>(count).fill(name)));
  plays.speak(...pokemon.map(({ name }) => name));
  for (const { name } of pokemon) plays.owners.set(name, by);
  return (plays.findsMany = true);
}
const isBenched = ({ kind, word = '' }: Told, pokemon: readonly Phrase[]): boolean =>
  kind === 'bench' && /bench/.test(word) && pokemon.every(({ role }) => role === 'bare');
/** "legt 1 Energie an das Aktive", "puts Hero's Cape on X". */
function putsOn({ phrases, amounts, word = '' }: Told): boolean {
  const onto = phrases.some(({ is, role }) => (is === 'pokemon' || is === 'active') && role === 'on');
  const put = phrases.some(({ is }) => is === 'lies' || is === 'unnamed') || amounts.some(({ of }) => of === 'energy');
  return onto && put && /^(?:legt|legte|gelegt|legen|puts?|places?|(?:to|zu)\s)/.test(word);
}
/** "puts Charizard ex on it": it evolves, by the card played before where it is no step; nothing where none evolves. */
function putOn(plays: Plays, by: Player, [card, onto, ...more]: readonly Phrase[]): boolean | undefined {
  const grows = onto?.role === 'on' && card?.role === 'bare' && more.length === 0 && plays.into.known(card.name)?.card.evolvesFrom !== undefined; // prettier-ignore
  return grows ? broughtBy(plays, by, onto.name, card.name) || evolves(plays, by, onto.name, card.name) : undefined;
}
export function benches(plays: Plays, by: Player, { name, count = 1 }: Phrase): boolean {
  plays.owners.set(name, by);
  plays.speak(name);
  for (let n = 0; n < count; n++) plays.push(`benches ${name}`, {}, by);
  return true;
}

/** "B's Snorlax has Gravity Gemstone, A: Snorlax retreats": each has one. */
function owns(plays: Plays, name: string, by: Player, said: boolean): void {
  if (said && plays.owners.get(name) === other(by)) plays.said.push({ name, whose: by, text: 'active' });
  plays.owners.set(name, by);
}
/** "X steps up after Y retreats": one and the same. */
function isRetreatOf({ plays }: Plays, name: string, by: Player): boolean {
  const last = plays.at(-1);
  const [, to] = /^retreats to (.+)$/.exec(last?.text ?? '') ?? [];
  if (!last || last.by !== by || to === undefined) return false;
  Object.assign(last, { text: `retreats ${name}`, targets: [to] });
  return true;
}
/** "retreats without Energy", "with 3 Energy", "for free". */
function paysRetreat(own: Phrase | undefined, to: Phrase | undefined, told: Told): void {
  const energy = own ? told.amounts.filter(({ of }) => of === 'energy') : [];
  own?.states.push(...energy.map(({ of, count }): State => ({ is: 'amount', of, count })));
  told.amounts = told.amounts.filter((one) => !energy.includes(one));
  // "for free": there is no Energy to pay with.
  if (told.free && own) own.states.push({ is: 'amount', of: 'energy', count: 0 });
  // Of nobody named the cost is not known.
  if (own || to) delete told.free;
}
/** "A's X wears Air Balloon and wants back to the Bench", "B's X has 2 Energy and retreats to Y": of whom the clause before it tells. */
function spokenOf({ spoken, owners, subject }: Plays, { by }: Told, lead: Lead, named: readonly Phrase[]): Phrase[] {
  const isOpen = lead === 'and' && by === undefined && named.every(({ role }) => /^(?:into|on|arrow)$/.test(role));
  const name = isOpen ? (subject ?? (named.length === 0 ? spoken.at(-1) : undefined)) : undefined;
  return name === undefined || !owners.has(name) ? [] : [{ is: 'pokemon', name, role: 'bare', states: [], subject: true, at: -1 }];
} // prettier-ignore
/** "retreats X for 2 Energy and attacks with Y": X is Active first, where nothing was played before; what is told of its Energy does not lay it on the Bench. */
const hasEnergyTold = ({ plays, said }: Plays, { name, states }: Phrase): boolean =>
  plays.length === 0 &&
  (states.some((state) => state.is === 'amount' && state.of === 'energy') || said.some((one) => one.name === name && /Energy attached$/.test(one.text))) &&
  !said.some((one) => one.name === name && PLACED.test(one.text)); // prettier-ignore
function startsActive(plays: Plays, own: Phrase | undefined, to: Phrase | undefined): void {
  if (own?.is === 'pokemon' && !to && hasEnergyTold(plays, own)) own.states.push({ is: 'place', place: 'active' });
}
export function retreated(plays: Plays, told: Told, lead: Lead = 'main'): boolean {
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon' || is === 'active');
  if (pokemon.length !== told.phrases.length || pokemon.length > 2) return false;
  pokemon.push(...spokenOf(plays, told, lead, pokemon));
  const to = pokemon.find(({ role, is }) => (role === 'into' || role === 'on' || role === 'arrow') && is === 'pokemon');
  const own = pokemon.find((one) => one !== to);
  const by = told.by ?? (own && plays.owner(own)) ?? plays.by;
  paysRetreat(own, to, told);
  const leaves = own?.is === 'pokemon' ? own.name : undefined;
  startsActive(plays, own, to);
  if (leaves !== undefined) owns(plays, leaves, by, told.by !== undefined);
  if (to) plays.owners.set(to.name, by);
  plays.speak(...[leaves, to?.name].flatMap((name) => name ?? []));
  if (leaves === undefined) return plays.push(to ? `retreats to ${to.name}` : 'retreats', {}, by);
  if (lead === 'before' && !to && isRetreatOf(plays, leaves, by)) return true;
  return plays.push(`retreats ${leaves}`, { targets: [to?.name ?? 'a Benched Pokémon'] }, by);
}

export function promoted(plays: Plays, told: Told, lead: Lead): boolean {
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
  const means = told.phrases.filter(({ is }) => is === 'trainer');
  const rest = told.phrases.filter(({ is }) => is !== 'pokemon' && is !== 'trainer' && is !== 'active');
  if (rest.length > 0 || means.length > 1 || pokemon.length > 1 || told.amounts.length > 0) return false;
  const by = told.by ?? plays.by;
  const names = pokemon.map(({ name }) => name);
  plays.speak(...names);
  if (means.length === 1) return plays.push(`plays ${means[0]!.name}`, { targets: names, trainer: means[0]!.name }, by);
  if (names.length === 0) return false;
  const last = plays.plays.at(-1);
  if (last && joinsBringing(plays, last, by, lead)) last.targets.push(...names);
  else if (last && retreatsFor(last, by, lead)) {
    last.targets = names;
    for (const one of pokemon) one.whose ??= by;
  } else return promotes(plays, names[0]!, by);
  return true;
}
/** "plays Switch and brings up X", "uses ABILITY to bring up X". */
function joinsBringing(plays: Plays, last: Play, by: Player, lead: Lead): boolean {
  if (last.by !== by) return false;
  if (last.trainer === undefined) return last.targets.length === 0 && brings(plays, last) && !plays.endsTurn(last);
  if (last.targets.length === 0 && brings(plays, last) && !switchesEach(plays, last)) return true;
  return lead !== 'main' && (last.targets.length === 0 || switchesBoth(plays.into.known(last.trainer)?.card));
}
/** Behind an attack that switches whoever it hits the attack does it: who comes forward was on the Bench. */
function promotes(plays: Plays, name: string, by: Player): boolean {
  const last = plays.plays.at(-1);
  const isSwitched = last?.part !== undefined && last.by !== by && plays.isAttack(last.part) && plays.textsOf(last.part).some((text) => /switch/i.test(text) && /opponent/i.test(text));
  if (!isSwitched) return plays.push(`promotes ${name}`, {}, by);
  return plays.said.push({ name, whose: by, text: 'on the bench' }) > 0;
} // prettier-ignore
/** "X comes forward", "X wird aktiv": by the retreat or card before it, where that does not say who; else by a retreat of its own. */
export function comesForward(plays: Plays, told: Told): boolean {
  const [one, ...more] = told.phrases.filter(({ is }) => is !== 'active');
  if (one?.is !== 'pokemon' || more.length + told.amounts.length > 0) return false;
  const behind = comesBehind(plays, told, one);
  if (behind !== undefined) return behind;
  const by = told.by ?? plays.owner(one) ?? plays.by;
  plays.owners.set(one.name, by);
  plays.speak(one.name);
  return plays.push(`retreats to ${one.name}`, {}, by);
}
/** Whether "comes" is forward: so it says, or who retreats has named nobody. */
export const comesUp = ({ plays }: Plays, { forward, places, thisTurn, lastTurn }: Told): boolean =>
  forward === true ||
  places.some(({ place, to }) => place === 'active' && to) ||
  (places.length === 0 && !thisTurn && !lastTurn && plays.at(-1)?.text.startsWith('retreats') === true);
/** Who comes forward by the play before it; nothing where that brings nobody. */
function comesBehind(plays: Plays, told: Told, one: Phrase): boolean | undefined {
  const last = plays.plays.at(-1);
  const by = told.by ?? plays.owner(one) ?? last?.by;
  if (!last || by === undefined) return undefined;
  const retreats = last.by === by && last.text.startsWith('retreats');
  const switches = (last.trainer !== undefined && last.by === by) || brings(plays, last);
  // Behind the other player's attack nobody retreats.
  const isOut = last.by !== by && plays.endsTurn(last);
  if (!retreats && !switches && !isOut) return undefined;
  // Where each player switches, nobody is chosen as a card's target.
  if (switches && !retreats && switchesEach(plays, last)) return false;
  plays.owners.set(one.name, by);
  plays.speak(one.name);
  return isOut ? promotes(plays, one.name, by) : bringsTo(plays, last, one.name);
}
/** The retreat or card brings this Pokémon forward; false where it has told of another. */
function bringsTo(plays: Plays, last: Play, name: string): boolean {
  const known = (called: string): string => plays.into.known(called)?.name ?? called;
  const [to = /^retreats to (.+)$/.exec(last.text)?.[1], ...others] = last.targets;
  const isOpen = to === undefined || to === 'a Benched Pokémon';
  const isMore = !isOpen && others.length === 0 && switchesBoth(plays.into.known(last.trainer ?? '')?.card);
  if (!isOpen && !isMore) return [to, ...others].some((one) => known(one) === known(name));
  if (last.text === 'retreats') last.text = `retreats to ${name}`;
  else last.targets = isMore ? [to, name] : [name];
  return true;
}
/** Whether a card or an Ability brings another Pokémon into the Active Spot. */
function brings(plays: Plays, { trainer = '', part }: Play): boolean {
  const { effects, text } = plays.into.known(trainer)?.card ?? {};
  if (!part) return trainer !== '' && SWITCHES.test(JSON.stringify([effects, text]));
  if (plays.isAttack(part)) return false;
  const called = abilityThat(plays, part.of, SWITCHES);
  return called !== undefined && plays.cardsOf(part.of).some(({ abilities = [] }) => abilities.some((one) => isCalled(one, called) && isCalled(one, part.called)));
} // prettier-ignore
/** "Each player switches": nobody chooses for the other. */
function switchesEach({ into }: Plays, { trainer = '' }: Play): boolean {
  const { text, effects } = into.known(trainer)?.card ?? {};
  return /each player switch|"do":"switch","who":"opponent"\}/i.test(JSON.stringify([text, effects]));
}
const SWITCHES = /"do":"switch"|\bswitch/i;
/** "X is now Active", "der neue Aktive ist X" behind a retreat or a card that switches: who comes forward; nothing where it is so before it. */
export function isForward(plays: Plays, told: Told): boolean | undefined {
  const { kind, phrases, places, conditions, amounts, forward, now } = told;
  const [one, ...more] = phrases.filter(({ is }) => is !== 'active');
  const isActive = phrases.some(({ is }) => is === 'active') || places.some(({ place }) => place === 'active') || one?.states.some((state) => state.is === 'place' && state.place === 'active');
  const isPlain = (kind === undefined || kind === 'be' || kind === 'come') && one?.is === 'pokemon' && more.length + conditions.length + amounts.length === 0;
  const last = plays.plays.at(-1);
  // Whoever retreated was Active, so this one is not said to have been.
  const other = last?.text.startsWith('retreats ') && !last.text.startsWith('retreats to') && last.text !== `retreats ${one?.name}`;
  if (!isPlain || !isActive || !last || (!forward && !now && !other)) return undefined;
  const isIt = comesBehind(plays, told, one);
  if (isIt) one.states = one.states.filter((state) => state.is !== 'place');
  return isIt;
} // prettier-ignore
/** The card played before makes of whom it is done to this Pokémon. */
export function broughtOn(plays: Plays, name: string): boolean {
  const last = plays.plays.at(-1);
  const base = last?.targets[0];
  if (last?.trainer === undefined || base === undefined || last.targets.length > 1) return false;
  return broughtBy(plays, last.by, base, name);
}
/** "Rare Candy on X to go straight into Y", „… und geht direkt zu Y“. */
export function goesInto(plays: Plays, { phrases: [one, ...more], amounts, places }: Told): boolean {
  const isAlone = one?.is === 'pokemon' && one.role === 'into' && more.length + amounts.length + places.length === 0;
  return isAlone && broughtOn(plays, one.name);
}
/** "plays Switch to get X back in", "to get X out": who comes forward, or was Active. */
export function fetched(plays: Plays, told: Told, lead: Lead): boolean | undefined {
  const { phrases: [one, ...more], amounts } = told;
  const fetches = told.fetches ?? (leavesFor(plays, told) ? 'away' : undefined);
  if (fetches === undefined || more.length + amounts.length > 0 || one?.is !== 'pokemon') return undefined;
  if (fetches === 'in') return promoted(plays, told, lead);
  const by = plays.plays.at(-1)?.by ?? plays.by;
  one.whose ??= by;
  if (one.states.every(({ is }) => is !== 'place')) one.states.push({ is: 'place', place: 'active' });
  if (told.fetches === undefined) told.places = [];
  return one.whose === by && plays.plays.length > 0;
} // prettier-ignore
/** "plays Switch to get X to the Bench": X leaves the Active Spot, and nobody says who comes. */
function leavesFor(plays: Plays, { places: [place, ...more] }: Told): boolean {
  const last = plays.plays.at(-1);
  const isBack = place?.place === 'bench' && place.to === true && more.length === 0;
  return isBack && last?.trainer !== undefined && last.targets.length === 0 && brings(plays, last) && !switchesEach(plays, last);
} // prettier-ignore
/** "retreats and brings up X"; "retreats X. A brings up Y" where the retreat has told of nobody. */
const retreatsFor = ({ text, targets, by: of }: Play, by: Player, lead: Lead): boolean =>
  text.startsWith('retreats') &&
  of === by &&
  (lead !== 'main' || text === 'retreats' || targets[0] === 'a Benched Pokémon');
/** "switches X from the Bench with Y's ABILITY for the Active Z": the Ability is used on X, and who is Active is told; nothing where no Ability switches. */
export function switchedBy(plays: Plays, told: Told): boolean | undefined {
  const part = told.phrases.find(({ is, subject }) => is === 'part' && !subject);
  if (!part) return switchedWith(plays, told) ?? switchesBehind(plays, told);
  const own = told.phrases.find(({ is, name }) => is === 'pokemon' && plays.has(name, part.name));
  const rest = told.phrases.filter((one) => one !== part && one !== own);
  const leaves = rest.find(({ role, states, is }) => is === 'active' || /^(?:on|into|with)$/.test(role) || states.some((state) => state.is === 'place' && state.place === 'active'));
  const [comes, ...more] = rest.filter((one) => one !== leaves);
  if (comes?.is !== 'pokemon' || more.length + told.amounts.length > 0 || told.places.some(({ place }) => place !== 'bench')) return false;
  if (!used(plays, { ...told, kind: 'use', places: [], phrases: [...(own ? [own] : []), { ...part, role: 'bare' }] }, 'main')) return false;
  const last = plays.plays.at(-1)!;
  last.targets = [comes.name];
  const whose = plays.owner(comes) ?? last.by;
  for (const [one, place] of [[comes, 'bench'], [leaves, 'active']] as const) {
    if (one?.is !== 'pokemon') continue;
    one.whose ??= whose;
    one.states = [...one.states.filter(({ is }) => is !== 'place'), { is: 'place', place }];
    plays.owners.set(one.name, whose);
  }
  told.places = [];
  return true;
} // prettier-ignore
/** "switches X with Y using CARD", „tauscht X mit KARTE gegen Y“: the card is played first. */
function switchedWith(plays: Plays, told: Told): boolean | undefined {
  const means = told.phrases.find(({ is, role }) => is === 'trainer' && role === 'with');
  const phrases = told.phrases.filter((one) => one !== means);
  if (!means || phrases.length !== 2 || switchedIn({ ...told, phrases }).length === 0) return undefined;
  if (!used(plays, { ...told, kind: 'use', word: 'uses', phrases: [{ ...means, role: 'bare' }] }, 'main')) return false;
  told.phrases = phrases;
  return switchesBehind(plays, told) ?? false;
}
/** "…, um X einzuwechseln", "switching X with Y" behind an Ability or card that switches: who comes forward. */
function switchesBehind(plays: Plays, told: Told): boolean | undefined {
  const last = plays.plays.at(-1);
  const [comes, leaves] = switchedIn(told);
  if (last && comes && !leaves && told.by !== other(last.by) && switchesItself(plays, last))
    return plays.said.push({ name: comes.name, whose: last.by, text: 'on the bench' }) > 0;
  if (!last || !comes || last.targets.length > 0 || !brings(plays, last) || switchesEach(plays, last)) return undefined;
  const whose = plays.owner(comes) ?? last.by;
  if (leaves?.is === 'pokemon') plays.said.push({ name: leaves.name, whose, text: 'active' });
  plays.owners.set(comes.name, whose);
  plays.speak(comes.name);
  told.places = [];
  last.targets = [comes.name];
  return true;
}
/** The attack switches its own Pokémon: who is named comes. */
const switchesItself = (plays: Plays, { part }: Play): boolean =>
  part !== undefined &&
  plays.isAttack(part) &&
  plays.textsOf(part).some((text) => /(?<!may )switch this Pokémon with/i.test(text));
/** Who comes, and who leaves: "switches X with Y", „tauscht X gegen Y aus“: Y comes; „X gegen Y einwechseln“, or where X is said to be on the Bench: X. */
function switchedIn({ phrases: [one, to, ...more], amounts, places, word = '' }: Told): readonly (Phrase | undefined)[] {
  const isPlain = one?.is === 'pokemon' && /^(?:bare|into)$/.test(one.role) && more.length + amounts.length === 0 && places.every(({ place }) => place === 'bench');
  if (!isPlain || (to && (!/^(?:pokemon|active)$/.test(to.is) || to.role === 'bare'))) return [];
  const isIn = to?.is !== 'pokemon' || /ein/.test(word) || places.length > 0 || one.states.some((state) => state.is === 'place' && state.place === 'bench');
  // „wechselt X gegen Y“: in or out, nobody knows.
  if (!isIn && /wechs/.test(word)) return [];
  return isIn ? [one, to] : [to, one];
} // prettier-ignore
