// An attack, an Ability or a Trainer card is used: whose it is, whom it is done to, what it finds and discards.
import { eachName, isCalled } from '../../../engine/case/names.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { choosesOwnAlone } from '../pokemon-targets.ts';
import { effectsOfAbility } from '../pokemon-usable.ts';
import { other } from '../table.ts';
import type { Lead } from './clauses.ts';
import { attachedTo, benched, benches, evolves } from './coming.ts';
import { outBefore } from './happened.ts';
import { liesThere } from './lying.ts';
import type { Play, Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';
import type { State } from './states.ts';

/** An attack, an Ability or a Trainer card. */
export function used(plays: Plays, told: Told, lead: Lead): boolean {
  const { phrases } = told;
  const part = phrases.filter(({ is }) => is === 'part');
  const trainers = phrases.filter(({ is }) => is === 'trainer' || is === 'unnamed' || is === 'lies');
  if (told.kind === 'use' && told.places.some(({ place, to }) => place === 'bench' && to)) return benched(plays, told);
  if (part.length > 1) return usedEach(plays, told, part);
  if (told.conditions.length > 0 || told.places.some(({ from, place }) => !from && place !== 'play')) return false; // prettier-ignore
  if (part.length === 1) return trainers.length === 0 && usedPart(plays, told, part[0]!);
  // "hits X with Dangerous Laser"
  const isHit =
    told.kind === 'attack' &&
    trainers.length === 1 &&
    trainers[0]!.is === 'trainer' &&
    trainers[0]!.role === 'with' &&
    phrases.every((one) => one === trainers[0] || one.role === 'bare');
  if (trainers.length > 0)
    return (told.kind !== 'attack' || isHit) && told.kind !== 'out' && played(plays, told, trainers);
  if (phrases.some(({ is }) => is === 'ability')) return usedAbility(plays, told);
  if (told.kind === 'use' && /play|spiel/.test(told.word ?? '')) return putDown(plays, told);
  return attacked(plays, told, lead);
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
/** Pokémon of a clause but this one, as targets. */
function targetsOf(told: Told, own: Phrase | undefined): string[] {
  return told.phrases.filter((one) => one !== own && /^(?:pokemon|somebody|active)$/.test(one.is)).map((one) => aimed(one)); // prettier-ignore
}

function aimed(one: Phrase): string {
  return one.is === 'active' || one.is === 'somebody' ? 'a Pokémon' : one.name;
}

function usedPart(plays: Plays, told: Told, part: Phrase): boolean {
  if (namesBefore(plays, told, part)) return true;
  const own = ownerOf(plays, told, part) ?? wearing(plays, told, part);
  const name = own?.name ?? userOf(plays, part);
  saidOfUser(own, told);
  const hit = targetsOf(told, own);
  const strange = told.phrases.filter(({ is, role }) => is === 'pokemon' && role === 'of').length > (own?.role === 'of' ? 1 : 0); // prettier-ignore
  if (name === undefined || strange || hit.length > 2) return false;
  const by = byOf(plays, told, own, name);
  if (by === undefined) return false;
  const forOwn = isForOwn(plays, name, part.name);
  for (const one of told.phrases) {
    if (one === own || one.is !== 'pokemon' || one.role === 'from' || plays.owners.has(one.name)) continue;
    if (forOwn) plays.owners.set(one.name, by);
    else plays.hits.push({ name: one.name, by, part: part.name });
  }
  plays.owners.set(name, by);
  plays.speak(...hit.filter((one) => one !== 'a Pokémon'), name);
  const past = told.lastTurn && { past: true as const };
  if (past) told.past = true;
  delete told.lastTurn;
  const moves = movesIn(told);
  return plays.push(`${name} ${part.name}${moves}`, { targets: moves === '' ? hit : [], part: { of: name, called: part.name }, ...past }, by); // prettier-ignore
}

/** Whom an Ability is done to is one's own Pokémon where its text speaks of no other. */
const isForOwn = (plays: Plays, of: string, called: string): boolean =>
  plays.cardsOf(of).some((card) => {
    const { text } = (card.abilities ?? []).find((one) => isCalled(one, called)) ?? {};
    const written = typeof text === 'object' ? (text.en ?? '') : (text ?? '');
    return choosesOwnAlone(effectsOfAbility(card, called, ({ effects = [] }) => effects)) || (/\bof your\b/i.test(written) && !/opponent/i.test(written));
  }); // prettier-ignore

/** "A's X attacks Y, which is asleep, with PART": the attack of which the line told before. */
function namesBefore(plays: Plays, { kind, phrases, by, nextTurn }: Told, part: Phrase): boolean {
  const last = plays.plays.at(-1);
  const isIt = kind === undefined && phrases.length === 1 && part.role === 'with' && !nextTurn && last?.attacker !== undefined && (by ?? last.by) === last.by;
  if (!isIt || !plays.has(last.attacker!, part.name)) return false;
  last.text = `${last.attacker!} ${part.name}`;
  last.part = { of: last.attacker!, called: part.name };
  return true;
} // prettier-ignore
/** Whose attack or Ability it is where the clause does not say: who was spoken of, or who alone has it. */
function userOf(plays: Plays, part: Phrase): string | undefined {
  const spoken = plays.spoken.findLast((name) => plays.has(name, part.name));
  const [only, ...others] = plays.into.using(part.name);
  const alone = others.length === 0 ? only : undefined;
  return spoken ?? (isTool(plays, alone) ? (plays.wearers.get(alone) ?? 'a Pokémon') : alone);
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
  const energy = told.amounts.filter(({ of }) => of === 'energy');
  own.states.push(...energy.map(({ of, count }): State => ({ is: 'amount', of, count })));
  told.amounts = told.amounts.filter((one) => !energy.includes(one));
}
/** The Pokémon of the clause whose attack or Ability it is. */
function ownerOf(plays: Plays, told: Told, part: Phrase): Phrase | undefined {
  const owners = told.phrases.filter(({ is, name, role }) => is === 'pokemon' && role !== 'arrow' && plays.has(name, part.name)); // prettier-ignore
  return (
    owners.find(({ role }) => role === 'with' || role === 'by') ??
    owners.find(({ subject, role }) => subject && role === 'bare') ??
    owners.find(({ role }) => role !== 'on') ??
    owners.find(({ at }) => at < part.at)
  );
}
function byOf(plays: Plays, told: Told, own: Phrase | undefined, name: string): Player | undefined {
  const owner = own ? plays.owner(own) : plays.owners.get(name);
  // "wird von X angegriffen": nobody's, but the other's than whose it is.
  const hit = told.passive ? told.phrases.find(({ is, whose }) => is === 'pokemon' && whose)?.whose : undefined;
  if (told.by !== undefined && own?.whose !== undefined && own.whose !== told.by) return undefined;
  return (own?.whose as Player | undefined) ?? told.by ?? owner ?? (hit && own?.name !== undefined ? other(hit as Player) : undefined) ?? plays.by; // prettier-ignore
}

function usedAbility(plays: Plays, told: Told): boolean {
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
  const own = pokemon.find(({ role }) => role === 'of') ?? pokemon[0];
  if (!own || pokemon.length > 2) return false;
  const by = byOf(plays, told, own, own.name);
  if (by === undefined) return false;
  plays.speak(own.name);
  return plays.push(`${own.name} ability`, { targets: targetsOf(told, own), part: { of: own.name, called: '' } }, by);
}

function played(plays: Plays, told: Told, cards: readonly Phrase[]): boolean {
  const by = told.by ?? (told.passive ? undefined : (cards[0]!.whose as Player | undefined)) ?? plays.by;
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon' || is === 'somebody' || is === 'active');
  const lies = cards.filter(({ is }) => is === 'lies');
  // "Luminous Energy + Mist Energy on X": they lie there.
  const onlyLies = lies.length > 0 && lies.length === cards.length;
  if (told.kind === undefined && onlyLies && lies.length > 1 && pokemon.some(({ role }) => role === 'on')) return liesThere(plays, told); // prettier-ignore
  if (usesTool(plays, told, by)) return true;
  if (onlyLies) return attachedTo(plays, by, lies, pokemon);
  if (told.phrases.some(({ is, role }) => is === 'ability' || (is === 'pokemon' && role === 'of'))) return false;
  const [card, ...rest] = cards.filter(({ is }) => is !== 'lies');
  const found = rest.filter(({ role }) => role === 'arrow' || role === 'on' || role === 'into').map(({ name }) => name);
  const more = rest.filter(({ name }) => !found.includes(name));
  if (more.length > 0 && (pokemon.length > 0 || lies.length > 0)) return false;
  if (lies.length > 0 && pokemon.length > 0) return playedOnLying(plays, by, card!, lies, pokemon);
  const targets = [
    ...evolving(plays, card!, pokemon),
    ...pokemon.map((one) => aimed(one)),
    ...lies.map(({ name }) => name),
    ...found,
  ];
  plays.speak(...pokemon.flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])));
  for (const one of [card!, ...more])
    for (let n = 0; n < (one.count ?? 1); n++) play(plays, one, by, targets, told.perfect);
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
  const isEvolution = more.length === 0 && one && plays.into.known(one.name)?.card.evolvesFrom !== undefined;
  // "plays Rare Candy on Charizard ex", and it is nowhere yet.
  const becomes =
    isEvolution &&
    (one.role === 'into' ||
      (one.role === 'on' &&
        plays.into.known(name)?.card.trainer === 'item' &&
        !plays.owners.has(one.name) &&
        isBasic(plays, base)));
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
    /^(?:on|of|from)$|arrow/.test(on.role);
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

/** Who attacks whom, and nobody said with which attack. */
function attacked(plays: Plays, told: Told, lead: Lead): boolean {
  const pokemon = told.phrases.filter(({ is }) => /^(?:pokemon|somebody|active)$/.test(is));
  if (told.phrases.length === 0 && told.by && told.kind === 'attack') return plays.push('a Pokémon attacks');
  const nobodys = byNobody(plays, told, pokemon);
  if (nobodys !== undefined) return nobodys;
  const damage = damageTold(told);
  if (pokemon.length !== told.phrases.length || pokemon.length === 0 || pokemon.length > 2 || told.amounts.length > 0) return false; // prettier-ignore
  const attacker = attackerIn(told, pokemon);
  if (lead === 'gerund' || attacker?.is !== 'pokemon') return false;
  const by = byOf(plays, told, attacker, attacker.name);
  if (by === undefined) return false;
  plays.owners.set(attacker.name, by);
  const hit = targetsOf(told, attacker);
  for (const one of pokemon) if (one !== attacker && one.is === 'pokemon' && !plays.owners.has(one.name)) plays.hits.push({ name: one.name, by, part: '' }); // prettier-ignore
  plays.speak(...hit, attacker.name);
  if (told.kind === 'out') return strikesDown(plays, attacker.name, pokemon, hit, by);
  if (damage !== undefined) return plays.push(`${attacker.name} ${damage}`, { targets: hit, strikes: true }, by);
  return plays.push(
    hit.length > 0 ? attacker.name : `${attacker.name} attacks`,
    { targets: hit, attacker: attacker.name },
    by,
  );
}
const byNobody = (plays: Plays, told: Told, pokemon: readonly Phrase[]): boolean | undefined =>
  nobodysKnockOut(plays, told, pokemon) ?? nobodysAttack(plays, told, pokemon);
/** "plays Switch and attacks X", where X is the other player's: with whom nobody said. */
function nobodysAttack(plays: Plays, told: Told, [one, ...more]: readonly Phrase[]): boolean | undefined {
  // "X wird von A angegriffen", "attacks X".
  const isIt = told.passive ? told.by !== undefined : one?.subject === false;
  const isHit = told.kind === 'attack' && one?.is === 'pokemon' && one.role === 'bare' && isIt;
  const by = told.by ?? plays.by;
  if (!isHit || more.length > 0 || (plays.owner(one) ?? (told.passive && other(by))) !== other(by)) return undefined;
  return plays.push('a Pokémon attacks', { targets: [one.name], attacker: 'a Pokémon' });
}
/** Who of them attacks. */
function attackerIn(told: Told, pokemon: readonly Phrase[]): Phrase | undefined {
  return told.passive
    ? (pokemon.find(({ role }) => role === 'by' || role === 'of') ?? (told.by && pokemon.find(({ role }) => role === 'with')))
    : (pokemon.find(({ role }) => role === 'with') ?? pokemon.find(({ role, is, subject }) => role === 'bare' && is === 'pokemon' && (told.by === undefined || subject || pokemon.length === 2))); // prettier-ignore
}
/** "attacks for 350": the damage of an attack nobody called by its name. */
function damageTold(told: Told): number | undefined {
  const [does, ...more] = told.amounts.filter(({ of }) => of === 'does');
  if (more.length > 0 || told.kind === 'out') return undefined;
  told.amounts = told.amounts.filter((one) => one !== does);
  return does?.count;
}
/** "A knocks out B's X with an attack": nobody said whose; nothing where another knocks it out, or it may be something else. */
function nobodysKnockOut(plays: Plays, told: Told, [hit, ...more]: readonly Phrase[]): boolean | undefined {
  const isIt = told.someAttack && told.kind === 'out' && !told.passive && hit?.is === 'pokemon' && hit.role === 'bare' && more.length + 1 === told.phrases.length; // prettier-ignore
  if (!isIt || more.length > 0) return undefined;
  const by = told.by ?? plays.by;
  if (hit.whose === by || told.amounts.length > 0) return false;
  plays.hits.push({ name: hit.name, by, part: '' });
  plays.speak(hit.name);
  return strikesDown(plays, 'a Pokémon', [hit], [hit.name], by);
}
/** "knocks out X with Y": with as much damage as that takes. */
function strikesDown(plays: Plays, attacker: string, pokemon: readonly Phrase[], hit: string[], by: Player): boolean {
  // A Tool may give it more HP.
  const lies = plays.said.some(({ name, text }) => hit.includes(name ?? '') && text.includes('attached'));
  const holds = lies || pokemon.some(({ states }) => states.some(({ is }) => is === 'lies'));
  const damage = holds ? undefined : enoughFor(plays, attacker, hit);
  return damage !== undefined && plays.push(`${attacker} ${damage}`, { targets: hit, strikes: true }, by);
}
/** "knocks out X", and nobody said with which attack: its damage is as much as X has HP, where no Resistance takes any of it away. */
function enoughFor(plays: Plays, attacker: string, [name = '', ...more]: readonly string[]): number | undefined {
  const cards = plays.cardsOf(name);
  const types = plays.cardsOf(attacker).flatMap((card) => card.types ?? []);
  // Of which type it is that nobody named is not known.
  const resists = cards.some(({ resistance = [] }) =>
    resistance.some(({ type }) => types.length === 0 || types.includes(type)),
  );
  const points = cards.flatMap(({ hp }) => hp ?? []);
  return more.length > 0 || resists || points.length === 0 ? undefined : Math.max(...points);
}

/** What searches: the card or Ability before it; of a Pokémon put onto the Bench the one Ability that does so then. */
function searching(plays: Plays): Play | undefined {
  const last = plays.plays.at(-1);
  const name = /^benches (.+)$/.exec(last?.text ?? '')?.[1];
  if (!last || name === undefined) return last;
  const searches = (text: unknown): boolean => /when you play this Pokémon.*search your deck/is.test(JSON.stringify(text ?? ''));
  const found = plays.cardsOf(name).flatMap(({ abilities = [] }) => abilities.filter(({ text }) => (text === undefined ? abilities.length === 1 : searches(text))));
  const [called, ...more] = new Set(found.map((one) => eachName(one)[0]!));
  if (called === undefined || more.length > 0) return last;
  plays.push(`${name} ${called}`, { part: { of: name, called } }, last.by);
  return plays.plays.at(-1);
} // prettier-ignore
/** "Nest Ball finds X", "X's ABILITY finds Y": what searches is played or used first; what stands behind it. */
function behindSearch(plays: Plays, told: Told): Phrase[] {
  const own = told.phrases.filter(({ subject }) => subject);
  const searches = own.some(({ is }) => is === 'trainer' || is === 'part');
  if (!searches || !used(plays, { ...told, kind: 'use', phrases: own }, 'main')) return told.phrases;
  return told.phrases.filter((one) => !own.includes(one));
}
/** "and finds X": what the card or Ability before it finds. */
export function found(plays: Plays, told: Told): boolean {
  const { amounts } = told;
  const phrases = behindSearch(plays, told);
  const last = searching(plays);
  const names = phrases.filter(
    ({ is, role }) => /^(?:pokemon|trainer|lies)$/.test(is) && /^(?:bare|for|into)$/.test(role),
  );
  const [one] = names;
  if (!last || !one || names.length !== phrases.length || amounts.length > 0) return false;
  // "plays Rare Candy on X to get Y".
  const evolves = last.targets.length === 1 && names.length === 1 && plays.into.known(one.name)?.card.evolvesFrom !== undefined; // prettier-ignore
  const isSearch = last.targets.length === 0 && (last.trainer !== undefined || last.part !== undefined);
  if (!isSearch && !(evolves && last.trainer !== undefined)) return false;
  if (evolves) plays.owners.set(last.targets[0]!, last.by);
  plays.findsMany = true;
  plays.foundCard = names.findLast(({ is }) => is === 'trainer')?.name;
  last.targets.push(...names.flatMap(({ name, count = 1 }) => Array<string>(count).fill(name)));
  return true;
}

/** "discarding X from B's Y", "wirft 2 Energien ab": what the play before it discards. */
export function discarded(plays: Plays, told: Told): boolean {
  // "discards 6 Energy for Make It Rain".
  if (told.phrases.some(({ is }) => is === 'part')) {
    const energy = told.amounts.filter(({ of }) => of === 'energy');
    const isUsed =
      energy.length === 1 &&
      used(plays, { ...told, kind: 'use', amounts: told.amounts.filter((one) => !energy.includes(one)) }, 'main');
    return isUsed && discarded(plays, Object.assign(told, { phrases: [], amounts: energy }));
  }
  const last = plays.plays.at(-1);
  const lies = told.phrases.filter(({ is }) => is === 'lies' || is === 'unnamed');
  const on = told.phrases.filter(({ is }) => is === 'pokemon');
  if (!last || lies.length + on.length !== told.phrases.length || on.length > 1 || told.by === other(last.by)) return false; // prettier-ignore
  if (last.part && on.length === 0) return discardedFor(plays, last, told, lies);
  const isCard = lies.length > 0 && lies.every((one) => one.is === 'lies');
  if (last.trainer === undefined || told.amounts.length > 0 || !isCard) return false;
  last.targets = last.targets.filter((one) => on.every(({ name }) => name !== one));
  last.targets.push(...lies.map(({ name }) => name));
  for (const one of on) {
    one.whose ??= plays.owners.get(one.name) ?? other(last.by);
    one.states.push(...lies.map(({ name }): State => ({ is: 'lies', name })));
    plays.speak(one.name);
  }
  return true;
}
/** "discards 2 Energy" for an attack or Ability. */
function discardedFor(plays: Plays, { by }: Play, told: Told, [what, ...more]: readonly Phrase[]): boolean {
  const [some, ...others] = told.amounts;
  if (more.length + others.length > 0 || (what === undefined) === (some === undefined)) return false;
  if (some && some.of !== 'energy') return false;
  told.amounts = [];
  const name = what?.is === 'lies' ? what.name : 'Energy';
  plays.plays.push({ by, text: `discards ${some?.count ?? what?.count ?? 1} ${name}`, targets: [] });
  return true;
}

/** "KOs X with Y": an attack; "and knocks out X": what the attack before it hits. */
export function knockedOut(plays: Plays, told: Told, lead: Lead): boolean {
  if (told.lastTurn) return outBefore(plays, told);
  const one = aloneIn(told);
  const last = plays.plays.at(-1);
  if (one && !told.passive && lead !== 'main' && last?.part && last.by === (told.by ?? last.by)) {
    if (last.targets.length > 0) return last.targets.includes(one.name);
    last.targets.push(one.name);
    plays.hits.push({ name: one.name, by: last.by, part: last.part.called });
    return true;
  }
  const byWhat = told.phrases.some(
    ({ role, is }) => role === 'by' || role === 'of' || role === 'with' || is === 'part',
  );
  if ((!byWhat && told.passive) || !used(plays, told, lead)) return false;
  const play = plays.plays.at(-1);
  if (one && lead !== 'main') return true;
  const out = told.phrases.find(
    ({ is, name, role }) => is === 'pokemon' && role === 'bare' && play?.targets.includes(name),
  );
  if (play?.part && out && !told.wants) plays.outs.push({ name: out.name, ...play.part });
  return true;
}
/** The Pokémon of which alone the clause speaks. */
function aloneIn({ phrases: [one, ...more], amounts }: Told): Phrase | undefined {
  const alone = one?.is === 'pokemon' && more.length === 0 && (one.role === 'bare' || one.role === 'of');
  return alone && amounts.length === 0 ? one : undefined;
}

/** "copying X's Y": the attack that is used as the one before it; "Night Joker copies Y": that one first. */
export function copied(plays: Plays, told: Told): boolean {
  const [first, second] = told.phrases.filter(({ is }) => is === 'part');
  if (first && second && first.subject && !second.subject) {
    const own = told.phrases.filter((one) => one.is === 'pokemon' && one.subject && one.role === 'bare');
    const behind = told.phrases.filter((one) => one !== first && !own.includes(one));
    const { amounts, conditions, places } = told;
    return (
      used(plays, { ...told, kind: 'use', phrases: [...own, first] }, 'main') &&
      copied(plays, { ...told, phrases: behind, amounts, conditions, places })
    );
  }
  const last = plays.plays.at(-1);
  const [part, ...more] = told.phrases.filter(({ is }) => is === 'part');
  const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
  const isCopy =
    last?.part && part && more.length === 0 && pokemon.length < 2 && pokemon.length + 1 === told.phrases.length;
  if (!isCopy || pokemon.some(({ name }) => !plays.has(name, part.name))) return false;
  for (const one of pokemon) {
    // Whose it is nobody said: on the Bench rather one's own.
    if (one.states.length > 0) one.whose ??= plays.owners.get(one.name) ?? last.by;
    else if (one.whose) one.states.push({ is: 'place', place: 'play' });
  }
  last.text += ` copying ${part.name}${pokemon[0] ? ` of ${pokemon[0].name}` : ''}`;
  return true;
}

/** "from X to Y"; "verschiebt … von X auf Y". */
function movesIn({ phrases, kind }: Told): string {
  const isOf = (one: Phrase, ...roles: Phrase['role'][]): boolean => one.is === 'pokemon' && !one.subject && roles.includes(one.role);
  const from = phrases.find((one) => isOf(one, 'from') || (kind === 'move' && isOf(one, 'of')));
  const to = phrases.find((one) => isOf(one, 'into') || (kind === 'move' && isOf(one, 'on')));
  return from && to ? ` from ${from.name} to ${to.name}` : '';
} // prettier-ignore
/** "3 counters": how many are moved. */
function countersIn(told: Told): string {
  const [some, ...more] = told.amounts.filter(({ of }) => of === 'counters' || of === 'damage');
  if (!some || more.length > 0 || (some.of === 'damage' && some.count % 10 > 0)) return '';
  told.amounts = told.amounts.filter((one) => one !== some);
  return ` moving ${some.of === 'damage' ? some.count / 10 : some.count} counters`;
}
/** What moves something is used first: a card, an Ability, or the one Ability of a Pokémon that moves damage counters. */
function movesFirst(plays: Plays, told: Told, own: readonly Phrase[]): boolean {
  if (own.some(({ is }) => is !== 'pokemon')) return used(plays, { ...told, kind: 'use', phrases: [...own], amounts: [] }, 'main');
  const [one, ...more] = own;
  const called = one && more.length === 0 ? abilityThat(plays, one.name, /move [^.]*damage counters? from|"do":"move-counters"/i) : undefined;
  const by = one && called !== undefined ? byOf(plays, told, one, one.name) : undefined;
  if (!one || called === undefined || by === undefined) return false;
  plays.owners.set(one.name, by);
  plays.speak(one.name);
  return plays.push(`${one.name} ${called}`, { part: { of: one.name, called } }, by);
} // prettier-ignore
/** "to move them from X to Y": between whom the card or Ability before it moves something. */
export function moved(plays: Plays, told: Told): boolean {
  const own = told.phrases.filter(
    ({ is, subject }) => subject && (is === 'trainer' || is === 'part' || is === 'pokemon'),
  );
  if (own.length > 0 && movesFirst(plays, told, own)) told.phrases = told.phrases.filter((one) => !own.includes(one));
  const last = plays.plays.at(-1);
  const moves = movesIn(told);
  const isUse =
    last !== undefined && (last.part !== undefined || last.trainer !== undefined) && last.targets.length === 0;
  const counters = countersIn(told);
  if (!isUse || moves === '' || told.amounts.length > 0 || told.phrases.some(({ is, role }) => is !== 'unnamed' && !/^(?:from|into|of|on)$/.test(role))) return false; // prettier-ignore
  last.text += `${counters}${moves}`;
  return true;
}
