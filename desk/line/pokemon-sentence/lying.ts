// What is so and no play: where Pokémon are, what lies on them, what a player has left.
import type { Place } from './tokens.ts';
import { eachName, isCalled } from '../../../engine/case/names.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { cameDown } from './happened.ts';
import type { Plays } from './plays.ts';
import { abilityThat } from './using.ts';
import type { Phrase, Told } from './roles.ts';
import { OF_POKEMON, type State } from './states.ts';

/** "Manaphy's Ability from the Bench": it lies there. */
export function onBench({ phrases, by }: Told): boolean {
  const [one, ...more] = phrases.filter(({ is }) => is === 'pokemon');
  if (!one || more.length > 0) return false;
  if (by) one.whose ??= by;
  one.states.push({ is: 'place', place: 'bench' });
  return true;
}

/** "6 counters on X", "30 to X" behind an attack: what it does besides, and to whom. */
export function doneBesides(plays: Plays, { phrases, amounts, conditions }: Told): boolean | undefined {
  const [some, ...more] = amounts.filter(({ of }) => of === 'damage' || of === 'counters');
  const [on, ...others] = phrases;
  const last = plays.plays.at(-1);
  if (some && last && others.length > 0 && (some.of === 'counters' || last.part)) return doneToEach(plays, amounts, phrases); // prettier-ignore
  if (!some || on?.is !== 'pokemon' || (on.role !== 'on' && on.role !== 'into')) return undefined;
  if (more.length > 0 || others.length > 0 || conditions.length > 0) return false;
  amounts.splice(amounts.indexOf(some), 1);
  // "no damage on X": it is so before anything is done.
  if (!last || some.count === 0) return on.states.push({ is: 'amount', of: some.of, count: some.count }) > 0;
  const counters = some.count * (some.of === 'damage' ? 0.1 : 1);
  if (putsAsItComes(plays, on, counters) || putsByAbility(plays, on, counters)) return true;
  hitBesides(plays, on);
  plays.plays.push({
    by: plays.by,
    text: `${some.count} ${some.of === 'damage' ? 'damage to' : 'counters on'} ${on.name}`,
    targets: [],
  });
  return true;
}

/** On whom an attack puts counters is the other player's, where nobody says whose. */
function hitBesides(plays: Plays, { name, whose }: Phrase): void {
  const last = plays.plays.at(-1);
  const attack = last?.part && plays.isAttack(last.part) ? last : undefined;
  if (attack?.part && whose === undefined && !plays.owners.has(name)) plays.hits.push({ name, by: attack.by, part: attack.part.called });
} // prettier-ignore

/** „die 10 Schaden gehen auf X“, "the counters go on X", "go to X". */
export function goesTo(plays: Plays, told: Told): boolean {
  if (!/^(?:geh|go|went|ging|gegangen)/.test(told.word ?? '') || told.amounts.length === 0) return false;
  for (const one of told.phrases) if (one.role === 'into') one.role = 'on';
  return doneBesides(plays, told) === true;
}
/** "Cursed Blast, 13 counters on X": on whom the Ability puts so many; of those it moves, the most that its player's Pokémon gives. */
export function putsByAbility(plays: Plays, on: Phrase, count: number): boolean {
  const last = plays.plays.at(-1);
  if (!last?.part || last.targets.length > 0 || plays.isAttack(last.part)) return false;
  const { of, called } = last.part;
  const isIts = (says: string): boolean => {
    const found = abilityThat(plays, of, new RegExp(says, 'i'));
    return found !== undefined && plays.cardsOf(of).some(({ abilities = [] }) => abilities.some((one) => isCalled(one, found) && isCalled(one, called)));
  };
  const puts = isIts(`put ${count} damage counters? on|"do":"put-counters","count":${count}[,}]`);
  const moves = !puts && isIts('move [^.]*damage counters? from|"do":"move-counters"');
  if (!puts && !moves) return false;
  if (!plays.owners.has(on.name)) plays.hits.push({ name: on.name, by: last.by, part: called });
  plays.speak(on.name);
  if (puts) last.targets = [on.name];
  else last.text += ` moving ${count} counters from ${plays.damagedOf(last.by) ?? of} to ${on.name}`;
  return true;
} // prettier-ignore

/** "3 counters on X and 2 on Y": of each but the last the amount behind it is of the next. */
function countersEach(plays: Plays, amounts: Told['amounts'], phrases: readonly Phrase[]): boolean {
  const said = phrases.map(({ states }) => states.flatMap((state) => (state.is === 'amount' && state.of === 'counters' ? [state.count] : [])));
  const isPlain = phrases.every(({ is, role, states }) => is === 'pokemon' && role === 'on' && states.length < 2) && said.slice(0, -1).every(({ length }) => length === 1) && said.at(-1)!.length === 0;
  if (!isPlain || amounts.length !== 1) return false;
  const counts = [amounts.splice(0)[0]!.count, ...said.flat()];
  for (const [n, one] of phrases.entries()) {
    hitBesides(plays, one);
    one.states = [];
    plays.plays.push({ by: plays.by, text: `${counts[n]!} counters on ${one.name}`, targets: [] });
  }
  return true;
} // prettier-ignore

const doneToEach = (plays: Plays, amounts: Told['amounts'], phrases: readonly Phrase[]): boolean =>
  (amounts.some(({ of }) => of === 'counters') ? countersEach : damageEach)(plays, amounts, phrases);
/** "130 each to X and Y": whom the attack hits besides. */
function damageEach(plays: Plays, amounts: Told['amounts'], phrases: readonly Phrase[]): boolean {
  const [first, ...more] = phrases;
  const isPlain = (first?.role === 'on' || first?.role === 'into') && more.every(({ role }) => role === 'bare') && phrases.every(({ is }) => is === 'pokemon');
  if (!isPlain || amounts.length !== 1) return false;
  const { count } = amounts.splice(0)[0]!;
  const { by, part } = plays.plays.at(-1)!;
  for (const { name } of phrases) {
    if (!plays.owners.has(name)) plays.hits.push({ name, by, part: part!.called });
    plays.plays.push({ by, text: `${count} damage to ${name}`, targets: [] });
  }
  return true;
} // prettier-ignore

/** "evolves X into Y and puts 2 damage counters on Z": by the Ability of Y that puts so many. */
function putsAsItComes(plays: Plays, on: Phrase, count: number): boolean {
  const last = plays.plays.at(-1);
  const name = /^evolves .+ into (.+)$/.exec(last?.text ?? '')?.[1] ?? /^benches (.+)$/.exec(last?.text ?? '')?.[1];
  if (!last || name === undefined) return false;
  const puts = new RegExp(`put (?:up to )?${count === 1 ? '(?:a|1)' : count} damage counters? on`, 'i');
  const abilities = plays.cardsOf(name).flatMap(({ abilities = [] }) => abilities);
  const [own] = abilities.filter(({ text }) => puts.test(typeof text === 'object' ? (text.en ?? '') : (text ?? '')));
  if (!own) return false;
  const called = eachName(own)[0]!;
  if (!plays.owners.has(on.name)) plays.hits.push({ name: on.name, by: last.by, part: called });
  return plays.push(`${name} ${called}`, { targets: [on.name], part: { of: name, called } }, last.by);
}

/** "B hat X auf der Bank", "X is poisoned", "an X liegen 2 Energien". */
export function liesThere(plays: Plays, told: Told): boolean {
  if (told.lastTurn && told.kind === 'be' && told.places.some(({ place }) => place === 'bench'))
    return cameDown(plays, { ...told, thisTurn: undefined } as Told) && delete told.lastTurn;
  // "X is attached to Y": it lies on Y.
  for (const one of told.phrases)
    if ((told.kind === 'attach' || told.kind === 'have' || told.lying) && one.role === 'into') one.role = 'on';
  // "is Burned from Dangerous Laser": by what does not matter.
  if (told.conditions.length > 0)
    told.phrases = told.phrases.filter((one) => one.is !== 'trainer' || !/^(?:from|by|of|with)$/.test(one.role));
  ofTheLast(plays, told);
  abilitiesTold(plays, told);
  const isAll =
    told.phrases.length + told.amounts.length + told.conditions.length === 0 &&
    told.places.length === 0 &&
    told.nothing === true;
  return isAll || inPile(plays, told) || isThere(plays, told);
}
/** "X is active, Poisoned and Confused": Special Conditions alone are of whom was spoken last. */
function ofTheLast(plays: Plays, { phrases, conditions, places, amounts }: Told): void {
  const name = plays.spoken.at(-1);
  if (name === undefined || conditions.length === 0 || phrases.length + places.length + amounts.length > 0) return;
  phrases.push({ is: 'pokemon', name, role: 'bare', subject: true, at: 0, states: [] });
}
/** "Fairy Zone is active", "it has PART and 2 Energy": an Ability of who was spoken of, which is in play with it. */
function abilitiesTold(plays: Plays, told: Told): void {
  const { kind, phrases, places, conditions, amounts } = told;
  if (kind !== 'be' && kind !== 'have') return;
  const parts = phrases.filter(({ is, role }) => is === 'part' && role === 'bare');
  const rest = phrases.filter((one) => !parts.includes(one));
  const isHolder = ({ is }: Phrase): boolean => is === 'pokemon' || is === 'active' || is === 'pronoun';
  const own = rest.find(isHolder);
  const owners = parts.map(({ name }) => (own?.is === 'pokemon' && plays.has(own.name, name) ? own.name : plays.spoken.findLast((one) => plays.has(one, name)) ?? onlyOne(plays.into.using(name))));
  if (parts.length === 0 || owners.includes(undefined) || (own && owners.some((name) => name !== own.name))) return;
  if (own?.is === 'pokemon') own.states.push(...parts.map(({ name }): State => ({ is: 'part', called: name })));
  else for (const [n, name] of owners.entries()) plays.said.push({ name: name!, whose: plays.owners.get(name!) ?? (own?.whose as Player | undefined) ?? (kind === 'have' ? told.by : undefined), text: `has the Ability ${parts[n]!.name}` });
  told.phrases = rest;
  // "is active": it works.
  if (kind === 'be' && rest.length + conditions.length + amounts.length === 0) told.places = places.filter(({ place }) => place !== 'active' && place !== 'play');
  if (rest.length === 0) told.nothing = true;
} // prettier-ignore
const onlyOne = ([one, ...more]: readonly string[]): string | undefined => (more.length === 0 ? one : undefined);
function isThere(plays: Plays, told: Told): boolean {
  const { phrases, places, conditions, amounts } = told;
  if (told.not || places.length > 1 || places.some(({ to, from }) => to || from)) return false;
  const trainers = phrases.filter(({ is }) => is === 'trainer');
  if (trainers.length > 0) return stadiumAnd(plays, told, trainers);
  const lies = phrases.filter(({ is }) => is === 'lies');
  const pokemon = phrases.filter(({ is }) => is === 'pokemon' || is === 'active');
  const isStrange = phrases.some(({ role }) => role === 'into' || role === 'arrow' || role === 'from');
  if (isStrange || pokemon.length + lies.length !== phrases.length) return false;
  if (pokemon.length === 0) return phrases.length + conditions.length + places.length === 0 && amounts.length > 0;
  simplyThere(told, pokemon);
  // Of which of two copies something is said nobody knows.
  if (pokemon.some(({ more, states }) => more && (conditions.length + amounts.length + lies.length > 0 || states.some(({ is }) => is !== 'place')))) return false; // prettier-ignore
  if (told.only && !onlySoMuch(told, lies) && !onlyBenched(told, pokemon) && !isOnly(told, pokemon)) return false;
  // "X is B's active": one and the same.
  const active = pokemon.find(({ is }) => is === 'active');
  const said = conditions.length + amounts.length + places.length + lies.length;
  if (active && pokemon.length > 1) return isActive(plays, told, pokemon, active);
  suffering(told, pokemon);
  const isPlaced = places.length === 0 && pokemon.every(({ states }) => states.some(({ is }) => is === 'place'));
  if (pokemon.length > 1 && !isPlaced && said > places.length) return false;
  placed(told, pokemon);
  stated(told, pokemon[0]!, lies);
  plays.speak(...pokemon.flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])));
  return pokemon.every(({ states }) => states.length > 0);
}
/** "is in play since last turn". */
function simplyThere({ nothing, kind }: Told, pokemon: readonly Phrase[]): void {
  if (!nothing || kind !== 'be') return;
  for (const one of pokemon) if (one.states.length === 0) one.states.push({ is: 'place', place: 'play' });
}
const PILES: Partial<Record<Place, string>> = { discard: 'in the discard pile', hand: 'in hand' };
/** "A has 4 Basic Fire Energy in the discard pile", "Bs Ablagestapel hat 2 X", "A hat X und Y auf der Hand". */
function inPile(plays: Plays, { phrases, by, places: [place], amounts, conditions, whose = by ?? place?.whose ?? plays.by }: Told): boolean {
  const pile = place && !place.to && !place.from ? PILES[place.place] : undefined;
  const cards = phrases.filter(({ is }) => is === 'lies' || is === 'trainer' || (is === 'pokemon' && place?.place === 'hand'));
  if (pile === undefined) return false;
  if (cards.length === 0 || cards.length < phrases.length || amounts.length + conditions.length > 0) return false;
  for (const { name, count = 1 } of cards) plays.said.push({ text: `${whose} has ${count} ${name} ${pile}` });
  return true;
} // prettier-ignore
/** Only the Active Pokémon has a Special Condition. */
function suffering({ conditions, places }: Told, [one, ...more]: readonly Phrase[]): void {
  const isTold = one?.is !== 'pokemon' || !one.whose || places.length + more.length > 0 || one.states.some(({ is }) => is === 'place');
  if (conditions.length > 0 && !isTold) one.states.push({ is: 'place', place: 'active' });
} // prettier-ignore
/** "hat nur 1 Energie": how many there are is said. */
function onlySoMuch(told: Told, lies: readonly Phrase[]): boolean {
  const isIt =
    (told.kind === 'have' || told.kind === 'attach') &&
    lies.length > 0 &&
    lies.every(({ count }) => count !== undefined);
  if (isIt) delete told.only;
  return isIt;
}
/** Where each is, and whose it is. */
function placed({ by, kind, places: [place], thisTurn }: Told, pokemon: readonly Phrase[]): void {
  const owner = by ?? place?.whose;
  for (const one of pokemon) {
    if (owner) one.whose ??= owner;
    // "Ralts was benched this turn": it came before.
    if (thisTurn && place?.place === 'bench' && kind === 'be') one.states.push({ is: 'came' });
    const where = one.states.some(({ is }) => is === 'came')
      ? undefined
      : (place?.place ?? (by && kind === 'have' && one.is === 'pokemon' ? 'play' : undefined));
    if (where && one.states.every(({ is }) => is !== 'place')) one.states.push({ is: 'place', place: where });
  }
}
/** What is said of the Pokémon of the clause. */
function stated(told: Told, one: Phrase, lies: readonly Phrase[]): void {
  const of = told.amounts.filter(({ of: what }) => OF_POKEMON.includes(what));
  one.states.push(
    ...of.map(({ of: what, count }): State => ({ is: 'amount', of: what, count })),
    ...told.conditions.map((condition): State => ({ is: 'condition', condition })),
    ...lies.map(({ name, count }): State => ({ is: 'lies', name, ...(count !== undefined && { count }) })),
  );
  told.amounts = told.amounts.filter((each) => !of.includes(each));
}

/** "A's only Benched Pokémon are X and Y", "A has only X on the Bench": so many there are. */
function onlyBenched(told: Told, pokemon: readonly Phrase[]): boolean {
  const [place, ...more] = told.places;
  const whose = told.by ?? told.whose ?? place?.whose ?? (pokemon[0]?.whose as Player | undefined);
  if (place?.place !== 'bench' || more.length > 0 || whose === undefined || pokemon.some(({ is }) => is !== 'pokemon'))
    return false;
  for (const one of pokemon) {
    one.whose = whose;
    one.states.push({ is: 'place', place: 'bench' });
  }
  told.places.splice(0);
  told.amounts.push({ of: 'bench', count: pokemon.reduce((sum, { count = 1 }) => sum + count, 0), whose });
  delete told.only;
  return true;
}
/** "A has only X in play", "X is A's only Pokémon": it is Active, and nobody is on the Bench. */
function isOnly(told: Told, [one, ...more]: readonly Phrase[]): boolean {
  const whose = told.by ?? (one?.whose as Player | undefined) ?? told.whose;
  if (!one || whose === undefined || told.places.some(({ place }) => place === 'bench')) return false;
  if (more.length > 0) return areOnly(told, [one, ...more], whose);
  one.whose = whose;
  one.states.push({ is: 'place', place: 'active' });
  told.places = [];
  told.amounts.push({ of: 'bench', count: 0, whose });
  delete told.only;
  return true;
}

/** "B has only X and Y in play": one is Active, the others are all of the Bench. */
function areOnly(told: Told, pokemon: readonly Phrase[], whose: Player): boolean {
  if (told.kind !== 'have' || pokemon.some(({ is }) => is !== 'pokemon')) return false;
  for (const one of pokemon) {
    one.whose = whose;
    if (!one.states.some(({ is }) => is === 'place')) one.states.push({ is: 'place', place: 'play' });
  }
  told.places.splice(0);
  told.amounts.push({ of: 'bench', count: pokemon.reduce((sum, { count = 1 }) => sum + count, -1), whose });
  delete told.only;
  return true;
}
/** "active is X with 2 Energy": whose it is, was said before. */
function isActive(plays: Plays, told: Told, pokemon: readonly Phrase[], active: Phrase): boolean {
  const [one, ...more] = pokemon.filter((each) => each !== active);
  if (!one || more.length > 0 || told.places.length > 0) return false;
  const whose = active.whose ?? plays.owner(one) ?? told.by ?? plays.by;
  if (whose) one.whose = whose;
  stated(
    told,
    one,
    told.phrases.filter(({ is }) => is === 'lies'),
  );
  one.states.push(...active.states, { is: 'place', place: 'active' });
  active.states = [];
  plays.settle(one, plays.by, undefined);
  plays.speak(one.name);
  return true;
}

/** "has STADIUM in play and X". */
function stadiumAnd(plays: Plays, told: Told, trainers: readonly Phrase[]): boolean {
  const { phrases, by, kind } = told;
  if (trainers.length === phrases.length || kind !== 'have') return stadium(plays, told, trainers);
  const owned = trainers.map((one) => ({ ...one, ...(by && { whose: by }) }));
  return stadium(plays, { ...told, phrases: owned, conditions: [], amounts: [] }, owned) && isThere(plays, Object.assign(told, { phrases: phrases.filter((one) => !trainers.includes(one)) }));
} // prettier-ignore
function stadium(plays: Plays, { phrases, places, conditions, amounts }: Told, trainers: readonly Phrase[]): boolean {
  const isStadium = trainers.every(({ name }) => plays.into.known(name)?.card.trainer === 'stadium');
  if (!isStadium || trainers.length !== phrases.length || conditions.length > 0 || amounts.length > 0) return false;
  if (places.some(({ place }) => place !== 'play')) return false;
  for (const { name, whose } of trainers)
    plays.said.push({ text: `${whose ? `${whose as Player}'s ` : ''}${name} is in play` });
  return true;
}
