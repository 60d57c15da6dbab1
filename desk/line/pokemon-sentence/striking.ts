// An attack nobody called by its name: who attacks, whom, and with how much damage.
import { isCalled } from '../../../engine/case/names.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { textOf } from '../pokemon-attack.ts';
import { other } from '../table.ts';
import type { Lead } from './clauses.ts';
import type { Play, Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';
import type { Counted } from './tokens.ts';

/** Pokémon of a clause but this one, as targets. */
export function targetsOf(told: Told, own: Phrase | undefined): string[] {
  return told.phrases.filter((one) => one !== own && /^(?:pokemon|somebody|active)$/.test(one.is)).map((one) => aimed(one)); // prettier-ignore
}

export function aimed(one: Phrase): string {
  return one.is === 'active' || one.is === 'somebody' ? 'a Pokémon' : one.name;
}

export function byOf(plays: Plays, told: Told, own: Phrase | undefined, name: string): Player | undefined {
  const owner = own ? plays.owner(own) : plays.owners.get(name);
  // "wird von X angegriffen": nobody's, but the other's than whose it is.
  const hit = told.passive ? told.phrases.find(({ is, whose }) => is === 'pokemon' && whose)?.whose : undefined;
  if (told.by !== undefined && own?.whose !== undefined && own.whose !== told.by) return undefined;
  return (own?.whose as Player | undefined) ?? told.by ?? owner ?? (hit && own?.name !== undefined ? other(hit as Player) : undefined) ?? hitBefore(plays, name) ?? laidBy(plays, name) ?? (hasAnotherActive(plays, name) ? other(plays.by) : begunBy(plays, own)); // prettier-ignore
}
/** "A has 4 prizes, B has 3. X attacks": what was only said of a player does not tell who attacks. */
const begunBy = ({ plays, by, onlyFacts }: Plays, own: Phrase | undefined): Player =>
  plays.length === 0 && onlyFacts && own?.subject && own.role === 'bare' ? 'A' : by;
/** "A hat letzten Zug mit X P gegen Y benutzt, darf Y angreifen?": whom an attack hit is the other player's. */
function hitBefore({ hits }: Plays, name: string): Player | undefined {
  const by = hits.findLast((one) => one.name === name)?.by;
  return by && other(by);
}
/** "A has X on the Bench and uses ABILITY": whose the line says it is. */
const laidBy = ({ said }: Plays, name: string): Player | undefined =>
  said.find((one) => one.name === name && one.whose !== undefined)?.whose;
/** "B hat X aktiv … Y greift an": whoever has another Active Pokémon does not attack with this one. */
const hasAnotherActive = ({ by, said, plays }: Plays, name: string): boolean =>
  plays.length === 0 &&
  said.some((one) => one.whose === by && one.name !== undefined && one.name !== name && one.text === 'active');

/** Who attacks whom, and nobody said with which attack. */
export function attacked(plays: Plays, told: Told, lead: Lead): boolean {
  told.phrases = withToldOne(plays, told, lead);
  const pokemon = told.phrases.filter(({ is }) => /^(?:pokemon|somebody|active)$/.test(is));
  if (told.phrases.length === 0 && told.by && told.kind === 'attack') return plays.push('a Pokémon attacks');
  const nobodys = byNobody(plays, told, pokemon);
  if (nobodys !== undefined) return nobodys;
  const damage = damageTold(told);
  if (pokemon.length !== told.phrases.length || pokemon.length === 0 || pokemon.length > 2 || told.amounts.some(({ of }) => !OF_PLAYER.has(of))) return false; // prettier-ignore
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

/** "attacks X with ATTACK and hits Y as well": whom the attack before it hits, too; an attack of its own it is not. */
export function hitsBesides(plays: Plays, told: Told, lead: Lead): boolean | undefined {
  const last = plays.plays.at(-1);
  const { phrases: [one, ...more], amounts, word = '', by } = told;
  const isHit = /^(?:hit|hits|hitting|trifft|treffen|traf)$/.test(word) && !told.passive && one?.is === 'pokemon' && one.role === 'bare' && more.length + amounts.length === 0;
  if (!isHit || (lead !== 'and' && lead !== 'gerund') || !last?.part || !plays.isAttack(last.part) || (by ?? last.by) !== last.by) return undefined;
  if ((one.whose ?? other(last.by)) === last.by || !hitsOthers(plays, last.part)) return false;
  const { name, whose } = one;
  one.whose = whose ?? other(last.by);
  plays.hits.push({ name, by: last.by, part: last.part.called });
  plays.speak(name);
  return last.targets.includes(name) || last.targets.push(name) > 0;
} // prettier-ignore
/** Whether an attack does something to others than the Active Pokémon of the other player. */
export const hitsOthers = (plays: Plays, { of, called }: { of: string; called: string }): boolean =>
  plays.cardsOf(of).some((card) => HITS_OTHERS.test(textOf(card, 1 + (card.attacks ?? []).findIndex((one) => isCalled(one, called))))); // prettier-ignore
const HITS_OTHERS = /\bBenched Pokémon|of your opponent['’]s Pokémon|"of":"opponent"/i;

/** "A's X has 20 damage and attacks Y for 30": with the X of which was just told what it has, as long as nothing was played. */
function withToldOne(plays: Plays, told: Told, lead: Lead): Phrase[] {
  const [hit, ...more] = told.phrases;
  const { name, whose } = plays.said.at(-1) ?? {};
  const isHit = told.kind === 'attack' && !told.passive && hit?.is === 'pokemon' && hit.role === 'bare' && !hit.subject && more.length === 0;
  if (lead !== 'and' || !isHit || plays.plays.length > 0 || name === undefined || name === hit.name || !plays.into.known(name)) return told.phrases;
  return [{ ...hit, name, role: 'with', states: [], ...(whose && { whose }) }, { ...hit, role: 'on' }];
} // prettier-ignore

/** "A with four Pokémon on the Bench attacks". */
const OF_PLAYER: ReadonlySet<Counted> = new Set(['bench', 'prizes', 'hand', 'deck']);
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
  const named = attacker === 'a Pokémon' ? {} : { attacker, downs: hit[0]! };
  return damage !== undefined && plays.push(`${attacker} ${damage}`, { targets: hit, strikes: true, ...named }, by);
}
/** "KOs X with Y, PART": with what who attacks attacks is told behind it. */
export function calledBy(plays: Plays, play: Play, called: string): void {
  const of = play.attacker!;
  const { downs } = play;
  for (const was of ['attacker', 'strikes', 'downs'] as const) delete play[was];
  Object.assign(play, { text: `${of} ${called}`, part: { of, called } });
  if (downs !== undefined) plays.outs.push({ name: downs, of, called });
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
