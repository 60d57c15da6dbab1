// An attack, an Ability or a Trainer card is used: whose it is, whom it is done to, what it finds and discards.
import { eachName, isCalled } from '../../../engine/case/names.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { searchesWhenPlayed, takesBack } from '../pokemon-found.ts';
import { choosesOwnAlone } from '../pokemon-targets.ts';
import { effectsOfAbility } from '../pokemon-usable.ts';
import { other } from '../table.ts';
import type { Lead } from './clauses.ts';
import { attachedTo, benched, benches, evolves } from './coming.ts';
import { liesThere } from './lying.ts';
import type { Play, Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';
import type { State } from './states.ts';
import { aimed, attacked, byOf, calledBy, hitsBesides, targetsOf } from './striking.ts';

/** An attack, an Ability or a Trainer card. */
export function used(plays: Plays, told: Told, lead: Lead): boolean {
  layBeside(plays, told);
  stadiumBeside(plays, told);
  const { phrases } = told;
  const part = phrases.filter(({ is }) => is === 'part');
  const trainers = phrases.filter(({ is }) => is === 'trainer' || is === 'unnamed' || is === 'lies');
  if (told.kind === 'use' && told.places.some(({ place, to }) => place === 'bench' && to)) return benched(plays, told);
  if (part.length > 1) return usedEach(plays, told, part);
  if (told.conditions.length > 0 || told.places.some(({ from, to, place }) => !from && place !== 'play' && (to || place !== 'active'))) return false; // prettier-ignore
  if (part.length === 1) return trainers.length === 0 && usedPart(plays, told, part[0]!);
  if (trainers.length > 0)
    return (told.kind !== 'attack' || isHit(told, trainers) || isPutDown(told, trainers)) && told.kind !== 'out' && played(plays, told, trainers); // prettier-ignore
  if (phrases.some(({ is }) => is === 'ability')) return usedAbility(plays, told);
  if (told.kind === 'use' && /play|spiel/.test(told.word ?? '')) return putDown(plays, told);
  return hitsBesides(plays, told, lead) ?? attacked(plays, told, lead);
}

/** "hits X with Dangerous Laser" */
const isHit = ({ phrases }: Told, [card, ...more]: readonly Phrase[]): boolean =>
  card?.is === 'trainer' && card.role === 'with' && more.length === 0 && phrases.every((one) => one === card || one.role === 'bare'); // prettier-ignore
/** "slaps Rare Candy on X": it is played. */
const isPutDown = ({ word = '', phrases }: Told, [card, ...more]: readonly Phrase[]): boolean =>
  /^(?:slap|smack|whack)/.test(word) && card?.role === 'bare' && more.length === 0 && phrases.every((one) => one === card || (!one.subject && one.role === 'on')); // prettier-ignore

/** "X PART with Mist Energy → Y", "with Hero's Cape on B's Active": it lies on who attacks, or on whom is said; "with 3 Fire Energy in the discard pile". */
function layBeside(plays: Plays, told: Told): void {
  const { phrases, places, by } = told;
  const lies = phrases.filter(({ is, role }) => is === 'lies' && role === 'with');
  const [place, ...more] = places.filter(({ place: where }) => where === 'discard' || where === 'play');
  if (lies.length === 0 || more.length > 0 || phrases.every(({ is }) => is !== 'part' && is !== 'trainer')) return;
  const wearer = wearerOf(plays, phrases, lies);
  // "with only Reversal Energy": it is all there is.
  if (told.only && wearer) {
    for (const one of lies) one.count ??= 1;
    delete told.only;
  }
  if (place?.place === 'discard') for (const { name, count = 1 } of lies) plays.said.push({ text: `${place.whose ?? by ?? plays.by} has ${count} ${name} in the discard pile` });
  else if (wearer) wearer.states.push(...lies.map(({ name, count }): State => ({ is: 'lies', name, ...(count !== undefined && { count }) })));
  else return;
  told.phrases = phrases.filter((one) => !lies.includes(one));
  told.places = places.filter((one) => one !== place);
} // prettier-ignore

/** "uses PART on X with STADIUM in play", „unter STADION“: it is in play. */
function stadiumBeside(plays: Plays, told: Told): void {
  const isStadium = ({ is, name, role }: Phrase): boolean => is === 'trainer' && role === 'with' && plays.into.known(name)?.card.trainer === 'stadium';
  const [stadium, ...more] = told.phrases.filter(isStadium);
  const isThere = told.places.length === 1 && told.places.every(({ place, to, from }) => place === 'play' && !to && !from);
  if (!stadium || more.length > 0 || !isThere || told.phrases.every(({ is }) => is !== 'part')) return;
  plays.said.push({ text: `${stadium.name} is in play` });
  told.phrases = told.phrases.filter((one) => one !== stadium);
  told.places = [];
} // prettier-ignore
/** On whom lies what these phrases name: on whom it is said to; else on who attacks. */
function wearerOf(plays: Plays, phrases: readonly Phrase[], lies: readonly Phrase[]): Phrase | undefined {
  const own = phrases.find(({ is, role, at }) => is === 'pokemon' && role !== 'arrow' && role !== 'on' && at < lies[0]!.at); // prettier-ignore
  const last = lies.at(-1)!;
  const on = phrases[phrases.indexOf(last) + 1];
  const tool = plays.into.known(last.name)?.name ?? '';
  const isIts = phrases.some((part) => part.is === 'part' && plays.into.using(part.name).includes(tool));
  if (on?.role !== 'on' || !(on.whose || isIts) || !/^(?:pokemon|active)$/.test(on.is)) return own;
  // "Evolution with Technical Machine: Evolution on X": X uses it.
  if (isIts) on.role = 'with';
  return on;
}

/** "P of X and Q of Y", "X's P and Y's Q": one after the other. */
function usedEach(plays: Plays, told: Told, parts: readonly Phrase[]): boolean {
  const { phrases } = told;
  const isPlain = told.conditions.length + told.amounts.length + told.places.length === 0 && !told.passive && !told.lastTurn && !told.nextTurn; // prettier-ignore
  if (!isPlain || phrases.length !== parts.length * 2) return false;
  const pairs = parts.map((_, n) => phrases.slice(n * 2, n * 2 + 2));
  const isPair = ([one, two]: readonly Phrase[]): boolean => {
    const [part, own] = one?.is === 'part' ? [one, two] : [two, one];
    return part?.is === 'part' && own?.is === 'pokemon' && plays.has(own.name, part.name) && (own === one || own.role === 'of');
  };
  return pairs.every(isPair) && pairs.every((pair) => usedPart(plays, { ...told, phrases: pair }, pair.find(({ is }) => is === 'part')!));
} // prettier-ignore

function usedPart(plays: Plays, told: Told, part: Phrase): boolean {
  if (namesBefore(plays, told, part)) return true;
  if (told.thisGame) return usedThisGame(plays, told, part);
  const own = ownerOf(plays, told, part) ?? wearing(plays, told, part);
  // "X uses P", and X has no P.
  if (
    !own &&
    told.kind !== undefined &&
    !told.passive &&
    told.phrases.some(({ is, role, subject }) => is === 'pokemon' && subject && role === 'bare')
  )
    return false;
  const name = own?.name ?? userOf(plays, part);
  saidOfUser(own, told);
  const hit = targetsOf(told, own);
  const strange = told.phrases.filter(({ is, role }) => is === 'pokemon' && role === 'of').length > (own?.role === 'of' ? 1 : 0); // prettier-ignore
  if (name === undefined || strange || hit.length > most(plays, name, part.name)) return false;
  const by = byOf(plays, told, own, name);
  if (by === undefined) return false;
  aimedAt(plays, told, own, { name, by, part: part.name });
  plays.owners.set(name, by);
  plays.speak(...hit.filter((one) => one !== 'a Pokémon'), name);
  const past = told.lastTurn && { past: true as const };
  if (past) told.past = true;
  delete told.lastTurn;
  const moves = movesIn(told) || movedAcross(plays, name, part, hit);
  plays.push(`${name} ${part.name}${moves}`, { targets: moves === '' ? hit : [], part: { of: name, called: part.name }, ...past }, by); // prettier-ignore
  return discardsTold(plays, name, by);
}

/** How many Pokémon an attack is told to hit: two, more where its text counts them. */
const most = (plays: Plays, of: string, called: string): number =>
  plays.isAttack({ of, called }) && plays.textsOf({ of, called }).some((text) => /\b(?:[2-6]|each) of (?:your opponent|them)|\bto (?:[2-6]|each) of /i.test(text)) ? 6 : 2; // prettier-ignore
/** "used Star Birth earlier this game": what each player may use once in a game. */
function usedThisGame(plays: Plays, told: Told, part: Phrase): boolean {
  const own = ownerOf(plays, told, part) ?? told.phrases.find(({ is }) => is === 'lies');
  const name = own?.name ?? userOf(plays, part);
  const by = name === undefined ? undefined : byOf(plays, told, own, name);
  if (name === undefined || by === undefined || told.phrases.some((one) => one !== own && one !== part)) return false;
  if (own?.is === 'lies' && /VSTAR Power/i.test(JSON.stringify(plays.into.known(name)?.card.text ?? ''))) {
    delete told.thisGame;
    return plays.said.push({ text: `${by} has used a VSTAR Power` }) > 0;
  }
  const says = (words: RegExp): boolean => words.test(part.name) || plays.textsOf({ of: name, called: part.name }).some((text) => words.test(text));
  const which = says(/VSTAR Power/i) || isVstarPower(plays, name, part.name) ? 'VSTAR Power' : says(/[\s-]GX$|more than 1 GX attack/i) ? 'GX attack' : undefined;
  if (which === undefined) return false;
  plays.said.push({ text: `${by} has used a ${which}` });
  delete told.thisGame;
  return true;
} // prettier-ignore
/** The Ability of a Pokémon VSTAR is its VSTAR Power. */
const isVstarPower = (plays: Plays, name: string, part: string): boolean =>
  plays
    .cardsOf(name)
    .some(({ abilities = [], stage }) => stage === 'vstar' && abilities.some((one) => isCalled(one, part)));
/** Whose those are that it is done to. */
function aimedAt(plays: Plays, { phrases }: Told, own: Phrase | undefined, { name: user, by, part }: { name: string; by: Player; part: string }): void {
  const forOwn = isForOwn(plays, user, part);
  for (const one of phrases) {
    if (one === own || one.is !== 'pokemon' || one.role === 'from' || plays.owners.has(one.name)) continue;
    if (forOwn) plays.owners.set(one.name, by);
    else plays.hits.push({ name: one.name, by, part });
  }
} // prettier-ignore
/** What was said to be discarded before it was named what for. */
function discardsTold(plays: Plays, name: string, by: Player): true {
  if (plays.discards?.of !== name) return true;
  plays.push(`discards ${plays.discards.count} Energy`, {}, by);
  plays.discards = undefined;
  return true;
}
/** "Painful Spoons X → Y": what moves damage counters names from whom and to whom. */
const movedAcross = (plays: Plays, name: string, part: Phrase, [from, to]: readonly string[]): string =>
  to !== undefined && abilityThat(plays, name, /move [^.]*damage counters? from|"do":"move-counters"/i) === part.name ? ` from ${from} to ${to}` : ''; // prettier-ignore

/** Whom an Ability is done to is one's own Pokémon where its text speaks of no other. */
const isForOwn = (plays: Plays, of: string, called: string): boolean =>
  plays.cardsOf(of).some((card) => {
    const { text } = (card.abilities ?? []).find((one) => isCalled(one, called)) ?? {};
    const written = typeof text === 'object' ? (text.en ?? '') : (text ?? '');
    return choosesOwnAlone(effectsOfAbility(card, called, ({ effects = [] }) => effects)) || (/\bof your\b/i.test(written) && !/opponent/i.test(written));
  }); // prettier-ignore

/** "A's X attacks Y, which is asleep, with PART": the attack of which the line told before. */
function namesBefore(plays: Plays, told: Told, part: Phrase): boolean {
  const { kind, phrases, by, nextTurn } = told;
  const last = plays.plays.at(-1);
  // "attacks with X and uses P": one and the same.
  const isNamed = kind === 'use' ? part.role === 'bare' && !told.passive && !told.again : kind === undefined && part.role === 'with';
  const isIt = isNamed && phrases.length === 1 && !nextTurn && last?.attacker !== undefined && (by ?? last.by) === last.by;
  if (!isIt || !plays.has(last.attacker!, part.name)) return false;
  calledBy(plays, last, part.name);
  return true;
} // prettier-ignore
/** Whose attack or Ability it is where the clause does not say: who was spoken of, or who alone has it. */
function userOf(plays: Plays, part: Phrase): string | undefined {
  const spoken = plays.spoken.findLast((name) => plays.has(name, part.name));
  const [only, ...others] = plays.into.using(part.name);
  const alone = others.length === 0 ? only : undefined;
  // The line may call the Tool otherwise than the list of attacks does.
  return (
    spoken ??
    (isTool(plays, alone) ? (plays.wearers.get(plays.into.known(alone)?.name ?? alone) ?? 'a Pokémon') : alone)
  );
}
const isTool = (plays: Plays, name: string | undefined): name is string =>
  name !== undefined && plays.into.known(name)?.card.trainer === 'tool';
/** Who uses the attack of a Tool in this clause. */
const wearing = (plays: Plays, { phrases }: Told, { name }: Phrase): Phrase | undefined =>
  plays.into.using(name).some((one) => isTool(plays, one))
    ? phrases.find(({ is, role, subject }) => is === 'pokemon' && (role === 'with' || role === 'by' || (role === 'bare' && subject))) // prettier-ignore
    : undefined;

/** "uses X with 2 Energy", "without Energy", "from the Bench": what lies on whoever uses it, and where that is. */
function saidOfUser(own: Phrase | undefined, told: Told): void {
  if (!own) return;
  // "uses ABILITY from the Bench".
  if (told.places.some(({ place }) => place === 'bench')) own.states.push({ is: 'place', place: 'bench' });
  // "while active".
  else if (told.places.some(({ place }) => place === 'active')) own.states.push({ is: 'place', place: 'active' });
  const energy = told.amounts.filter(({ of }) => of === 'energy');
  own.states.push(...energy.map(({ of, count }): State => ({ is: 'amount', of, count })));
  told.amounts = told.amounts.filter((one) => !energy.includes(one));
}
/** The Pokémon of the clause whose attack or Ability it is. */
function ownerOf(plays: Plays, told: Told, part: Phrase): Phrase | undefined {
  const owners = told.phrases.filter((one) => one.is === 'pokemon' && one.role !== 'arrow' && plays.has(one.name, part.name) && !isStruck(plays, told, one)); // prettier-ignore
  return (
    owners.find(({ role }) => role === 'with' || role === 'by') ??
    owners.find(({ subject, role }) => subject && role === 'bare') ??
    owners.find(({ role }) => role !== 'on') ??
    owners.find(({ at }) => at < part.at) ??
    // "activates ABILITY on X": X does, where no other Pokémon is named.
    owners.find(({ whose }) => /^(?:activat|aktivier)/.test(told.word ?? '') && whose !== other(told.by ?? plays.by) && !plays.isAttack({ of: owners[0]!.name, called: part.name }))
  );
} // prettier-ignore
/** "puts TOOL on X and attacks B's Y with PART": Y is hit, though it has an attack of that name, too. */
const isStruck = (plays: Plays, { kind, passive, by }: Told, { role, subject, whose }: Phrase): boolean =>
  kind === 'attack' &&
  !passive &&
  role === 'bare' &&
  !subject &&
  whose !== undefined &&
  whose === other(by ?? plays.by);

function usedAbility(plays: Plays, told: Told): boolean {
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
  const own = pokemon.find(({ role }) => role === 'of') ?? pokemon[0];
  if (!own || pokemon.length > 2) return false;
  const by = byOf(plays, told, own, own.name);
  if (by === undefined) return false;
  plays.speak(own.name);
  return plays.push(`${own.name} ability`, { targets: targetsOf(told, own), part: { of: own.name, called: '' } }, by);
}

const liesTogether = ({ kind, phrases }: Told, lies: readonly Phrase[]): boolean =>
  kind === undefined && lies.length > 1 && phrases.some(({ is, role }) => is !== 'lies' && role === 'on');
const isOfSomebody = ({ is, role }: Phrase): boolean => is === 'ability' || (is === 'pokemon' && role === 'of');
function played(plays: Plays, told: Told, cards: readonly Phrase[]): boolean {
  const by = told.by ?? (told.passive ? undefined : (cards[0]!.whose as Player | undefined)) ?? plays.by;
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon' || is === 'somebody' || is === 'active');
  const lies = cards.filter(({ is }) => is === 'lies');
  // "Luminous Energy + Mist Energy on X": they lie there.
  const onlyLies = lies.length > 0 && lies.length === cards.length;
  if (onlyLies && liesTogether(told, lies)) return liesThere(plays, told);
  if (usesTool(plays, told, by)) return true;
  if (onlyLies) return attachedTo(plays, by, lies, pokemon);
  if (energyMoved(plays, told, cards[0]!, by)) return true;
  if (told.phrases.some(isOfSomebody)) return false;
  const [card, ...rest] = cards.filter(({ is }) => is !== 'lies');
  const found = rest.filter(({ role }) => role === 'arrow' || role === 'on' || role === 'into').map(({ name }) => name);
  const more = rest.filter(({ name }) => !found.includes(name));
  if (more.length > 0 && (pokemon.length > 0 || lies.length > 0)) return false;
  if (lies.length > 0 && pokemon.length > 0) return cardsTaken(plays, told, card!, by) || playedOnLying(plays, by, card!, lies, pokemon); // prettier-ignore
  const targets = [
    ...evolving(plays, card!, pokemon),
    ...pokemon.map((one) => aimed(one)),
    ...lies.map(({ name }) => name),
    ...found,
  ];
  plays.speak(...pokemon.flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])));
  const from = plays.plays.length;
  playEach(plays, told, [card!, ...more], by, targets);
  playedLastTurn(told, plays.plays.slice(from));
  return true;
}

/** "played CARD last turn": in that turn. */
function playedLastTurn(told: Told, made: readonly Play[]): void {
  if (!told.lastTurn || told.kind !== 'use' || made.some(({ trainer }) => trainer === undefined)) return;
  for (const one of made) one.past = true;
  told.past = true;
  delete told.lastTurn;
}
/** "Energy Switch from X to Y". */
function energyMoved(plays: Plays, told: Told, { name }: Phrase, by: Player): boolean {
  const { text, effects } = plays.into.known(name)?.card ?? {};
  const isIt = /move [^.]*energy[^.]* from|"do":"move-energy"/i.test(JSON.stringify([text, effects]));
  const phrases = told.phrases.map((one) => ({ ...one, subject: false }));
  const moves = isIt ? movesIn({ ...told, kind: 'move', phrases }) : '';
  return moves !== '' && plays.push(`plays ${name}${moves}`, {}, by);
}
/** "Super Rod → X + Fire Energy": the cards it takes. */
function cardsTaken(plays: Plays, { phrases, perfect }: Told, card: Phrase, by: Player): boolean {
  const known = plays.into.meant(card.name);
  const behind = phrases.filter((one) => one !== card);
  if (behind.some(({ role }) => role !== 'arrow') || !(searchesWhenPlayed(known) || takesBack(known))) return false;
  const names = behind.flatMap(({ name, count = 1 }) => Array<string>(count).fill(name));
  play(plays, card, by, names, perfect);
  return true;
}

/** "uses Technical Machine: Devolution", "TM Devolution by A": its attack, by whoever has it. */
export function usesTool(plays: Plays, { word = 'uses', amounts, phrases: [only, ...others] }: Told, by: Player): boolean {
  const tool = only?.is === 'lies' && others.length === 0 ? plays.into.known(only.name) : undefined;
  const [attack, ...more] = tool?.card.attacks ?? [];
  if (!tool || !attack || more.length > 0 || amounts.length > 0 || !/^(?:to\s+)?us|setz|nutz|verwend|aktivier|activat/.test(word)) return false;
  const wearer = plays.wearers.get(tool.name);
  if (wearer === undefined) plays.said.push({ name: 'active', whose: by, text: `has ${tool.name} attached` });
  const called = eachName(attack)[0]!;
  return plays.push(`${wearer ?? 'a Pokémon'} ${called}`, { part: { of: wearer ?? 'a Pokémon', called } }, by);
} // prettier-ignore

/** The one Ability of a Pokémon whose text or declaration says so. */
export function abilityThat(plays: Plays, name: string, says: RegExp): string | undefined {
  const found = plays.cardsOf(name).flatMap((card) => {
    const { effects = [] } = card;
    return (card.abilities ?? []).filter((one) => says.test(JSON.stringify([one.text, effectsOfAbility(card, eachName(one)[0], () => effects)])));
  });
  const [called, ...more] = new Set(found.map((one) => eachName(one)[0]!));
  return more.length > 0 ? undefined : called;
} // prettier-ignore

/** "Rare Candy into Charizard ex": of the Pokémon spoken of last. */
function evolving(plays: Plays, { name }: Phrase, [one, ...more]: readonly Phrase[]): string[] {
  const base = plays.spoken.at(-1);
  const { text, effects, trainer } = plays.into.known(name)?.card ?? {};
  // "plays Switch into X", "plays Ultra Ball for X": a card that makes nobody evolve.
  const evolves = /"do":"evolve|\bevolv/i.test(JSON.stringify([text, effects]));
  const isEvolution = evolves && more.length === 0 && one && plays.into.known(one.name)?.card.evolvesFrom !== undefined;
  // "plays Rare Candy on Charizard ex", and it is nowhere yet.
  const becomes =
    isEvolution &&
    (one.role === 'into' ||
      (one.role === 'on' && trainer === 'item' && !plays.owners.has(one.name) && isBasic(plays, base)));
  return becomes && base !== undefined ? [base] : [];
}

const isBasic = (plays: Plays, name: string | undefined): boolean =>
  name !== undefined && plays.into.known(name)?.card.stage === 'basic';

/** "Enhanced Hammer → Double Turbo Energy on Snorlax": it lies there. */
function playedOnLying(
  plays: Plays,
  by: Player,
  card: Phrase,
  lies: readonly Phrase[],
  [on, ...more]: readonly Phrase[],
): boolean {
  const behind =
    on !== undefined &&
    more.length === 0 &&
    lies.every(({ at }) => at < on.at) &&
    /^(?:on|of|from|into)$|arrow/.test(on.role);
  if (!behind || on.is !== 'pokemon') return false;
  on.whose ??= plays.owners.get(on.name) ?? other(by);
  on.states.push(...lies.map(({ name }): State => ({ is: 'lies', name })));
  plays.speak(on.name);
  play(
    plays,
    card,
    by,
    lies.map(({ name }) => name),
  );
  return true;
}

/** Each as often as it is told; "Artazon in play, A uses Artazon" is what that lets each player do. */
function playEach(plays: Plays, { word = '', perfect }: Told, cards: readonly Phrase[], by: Player, targets: string[]): void {
  const [{ name }] = cards as [Phrase];
  const [inPlay, card] = [`${name} is in play`, plays.into.known(name)?.card];
  const isThere = plays.said.some(({ text }) => text === inPlay);
  // "A uses Festival Plaza": one that does nothing in a turn can only be played.
  const isUsed = /^(?:us|nutz|benutz|verwend)/.test(word) && (isThere || (card?.trainer === 'stadium' && /once during each player['’]s turn/i.test(JSON.stringify(card.text ?? ''))));
  if (isUsed) {
    plays.said.push({ text: inPlay });
    plays.push(`uses the stadium ${name}`, { targets }, by);
  } else for (const one of cards) for (let n = timesOf(plays, one, by); n > 0; n--) play(plays, one, by, targets, perfect);
} // prettier-ignore

/** "a second Supporter", "another Fire Energy": the first was played or attached before, and nobody told of it. */
function isFirstUntold({ plays, into }: Plays, { more, is, name }: Phrase, by: Player): boolean {
  const turn = plays.slice(plays.findLastIndex(({ text }) => text === 'ends turn') + 1);
  const isKind = (trainer: string | undefined): boolean => trainer !== undefined && into.known(trainer)?.card.trainer === name.toLowerCase();
  const isOne = ({ text, trainer }: Play): boolean =>
    is === 'unnamed' ? (name === 'Energy' ? text.startsWith('attaches ') : isKind(trainer) || text.endsWith(` ${name}`)) : text.startsWith('attaches ') || trainer === name;
  return more === true && !turn.some((play) => play.by === by && isOne(play));
} // prettier-ignore

/** How often it is played or attached. */
export const timesOf = (plays: Plays, one: Phrase, by: Player): number =>
  (one.count ?? 1) + Number(isFirstUntold(plays, one, by));

function play(plays: Plays, one: Phrase, by: Player, targets: string[], done?: true): void {
  if (one.is === 'unnamed' && one.name === 'Energy') plays.push('attaches Energy', { targets }, by);
  else if (one.is === 'unnamed') plays.push(`plays ${one.name === 'Item' ? 'an' : 'a'} ${one.name}`, { targets }, by);
  else plays.push(`plays ${one.name}`, { targets: [...targets], trainer: one.name, ...(done && { done }) }, by);
}

/** "plays Pidgeot ex onto Pidgey", "spielt Relaxo". */
function putDown(plays: Plays, told: Told): boolean {
  const pokemon = told.phrases;
  if (pokemon.some(({ is }) => is !== 'pokemon') || pokemon.length === 0 || pokemon.length > 2) return false;
  const by = told.by ?? plays.by;
  const [card, onto] = pokemon as [Phrase, Phrase?];
  if (onto) return onto.role === 'on' && evolves(plays, by, onto.name, card.name);
  if (!/^(?:basic|undefined)$/.test(String(plays.into.known(card.name)?.card.stage))) return plays.push(`plays ${card.name}`, {}, by); // prettier-ignore
  return benches(plays, by, card);
}

/** "from X to Y"; "verschiebt … von X auf Y". */
export function movesIn({ phrases, kind }: Told): string {
  const isOf = (one: Phrase, ...roles: Phrase['role'][]): boolean => one.is === 'pokemon' && !one.subject && roles.includes(one.role);
  const from = phrases.find((one) => isOf(one, 'from') || (kind === 'move' && isOf(one, 'of')));
  const to = phrases.find((one) => isOf(one, 'into') || (kind === 'move' && isOf(one, 'on')));
  return from && to ? ` from ${from.name} to ${to.name}` : '';
} // prettier-ignore
