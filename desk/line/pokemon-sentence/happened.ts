// What a clause tells of what came before it or comes of it by itself: what a Pokémon evolved from, who was Knocked Out when, damage nobody says with which attack.
import { eachName } from '../../../engine/case/names.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { other } from '../table.ts';
import { evolves } from './coming.ts';
import type { Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';
import type { State } from './states.ts';

/** "X was made with Rare Candy from Y", "X, evolved from a 70 HP Y": what lies under it; nothing where it is a play. */
export function grewFrom(plays: Plays, told: Told): boolean | undefined {
  const base = told.phrases.find(({ is, role }) => is === 'pokemon' && (role === 'from' || role === 'of'));
  if (!base || !(told.passive || told.perfect || told.by === undefined)) return undefined;
  const found = grownFrom(plays, told, base);
  if (!found) return false;
  const { one, hp } = found;
  one.states.push({ is: 'under', name: base.name, ...(hp && { hp: hp.count }) });
  const owner = plays.owner(base) ?? told.by ?? plays.owner(one);
  if (owner) one.whose ??= owner;
  told.amounts = [];
  plays.mentioned = one.name;
  // "which evolved from Y this turn": it does so now.
  if (told.thisTurn) return grownNow(plays, told, { base: base.name, name: one.name, by: owner });
  told.phrases = [one];
  plays.speak(one.name);
  return true;
}
/** What evolved from it, and how many HP that is said to have. */
function grownFrom(plays: Plays, { phrases, amounts }: Told, base: Phrase): { one: Phrase; hp: Told['amounts'][number] | undefined } | undefined {
  const means = phrases.filter(({ is }) => is === 'trainer');
  const [grown, ...more] = phrases.filter((one) => one !== base && !means.includes(one));
  const name = grown?.name ?? plays.topic;
  const [hp, ...others] = [...amounts, ...amountsOf(base)];
  const isIt = more.length + others.length === 0 && means.length < 2 && (hp?.of ?? 'hp') === 'hp';
  return isIt && name !== undefined && isEvolution(plays, name) ? { one: grown ?? ofName(name), hp } : undefined;
} // prettier-ignore
const amountsOf = ({ states }: Phrase): Told['amounts'] =>
  states.flatMap((state) => (state.is === 'amount' ? [state] : []));
const isEvolution = ({ into }: Plays, name: string): boolean => into.known(name)?.card.evolvesFrom !== undefined;
const ofName = (name: string): Phrase => ({ is: 'pokemon', name, role: 'bare', states: [], subject: true, at: -1 });
function grownNow(
  plays: Plays,
  told: Told,
  { base, name, by = plays.by }: { base: string; name: string; by?: Player | undefined },
): boolean {
  told.phrases = [];
  return evolves(plays, by, base, name);
}
/** "X evolved this turn": from what it evolves from; nothing where that is told. */
export function grewThisTurn(plays: Plays, told: Told): boolean | undefined {
  const { thisTurn, by, passive, phrases: [one, ...more], amounts, places, conditions } = told;
  const name = one?.is === 'pokemon' ? plays.into.known(one.name)?.card.evolvesFrom : undefined;
  const base = name === undefined ? undefined : plays.into.known(name)?.name;
  const isIt = thisTurn && !passive && by === undefined && one?.role === 'bare' && one.subject && more.length + amounts.length + places.length + conditions.length === 0;
  return isIt && base !== undefined ? grownNow(plays, told, { base, name: one.name, by: plays.owner(one) }) : undefined;
} // prettier-ignore

/** "macht 220 Schaden auf X", "Y does 90 to X", "X takes 220 damage": an attack of that damage, which nobody called by its name. */
export function dealt(plays: Plays, told: Told): boolean {
  const [some, ...more] = told.amounts.filter(({ of, count }) => of === 'damage' && count > 0);
  const struck = strikers(told);
  if (!some || more.length > 0 || !struck) return false;
  const { hit, attacker, who } = struck;
  const owner = plays.owner(hit);
  const by = told.by ?? (attacker && plays.owner(attacker)) ?? (owner && other(owner)) ?? plays.by;
  if (hit.whose === by) return false;
  told.amounts = told.amounts.filter((one) => one !== some);
  if (attacker?.is === 'pokemon') plays.owners.set(attacker.name, by);
  if (hit.is === 'pokemon') plays.hits.push({ name: hit.name, by, part: '' });
  plays.speak(...[attacker, hit].flatMap((one) => (one?.is === 'pokemon' ? [one.name] : [])));
  return plays.push(`${who} ${some.count}`, { targets: [hit.is === 'pokemon' ? hit.name : 'a Pokémon'], strikes: true }, by);
} // prettier-ignore
/** Who does the damage, and whom it is done to. */
function strikers({ kind, word = '', phrases }: Told): { attacker: Phrase | undefined; hit: Phrase; who: string } | undefined {
  const takes = kind === 'ask';
  if (takes && !/^(?:takes?|took|nimmt|nahm)$/.test(word)) return undefined;
  if (phrases.length > 2 || phrases.some(({ is }) => !/^(?:pokemon|somebody|active)$/.test(is))) return undefined;
  const attacker = phrases.find(({ role, subject }) => role === 'with' || role === 'by' || role === 'from' || (!takes && role === 'bare' && subject));
  const [hit, ...more] = phrases.filter((one) => one !== attacker);
  if (!hit || more.length > 0 || attacker?.is === 'active') return undefined;
  return { attacker, hit, who: attacker?.is === 'pokemon' ? attacker.name : 'a Pokémon' };
} // prettier-ignore

/** "B knocked out A's X last turn", "letzten Zug wurde X von A kampfunfähig": it happened then; in the Checkup it was no turn. */
export function outBefore(plays: Plays, told: Told): boolean {
  const [one, ...more] = told.phrases;
  if (!one || more.length > 0 || told.amounts.length > 0 || !/^(?:pokemon|somebody|active)$/.test(one.is)) return false;
  // Nobody says whose: it was Knocked Out in the other player's turn.
  const said =
    (one.whose as Player | undefined) ?? plays.owner(one) ?? (told.by && !told.passive ? other(told.by) : told.by);
  const whose = said ?? (told.passive && plays.plays.length > 0 ? plays.by : undefined);
  if (whose === undefined) return false;
  const who = one.is === 'pokemon' ? `${whose}'s ${one.name}` : `a Pokémon of ${whose}`;
  plays.said.push({ text: told.checkup ? `no Pokémon of ${whose} was knocked out last turn` : `${who} was knocked out last turn` }); // prettier-ignore
  delete told.lastTurn;
  delete told.checkup;
  return true;
}

/** "wants to draw 2 cards with X": by the one Ability of X that draws so many; "draws": for the turn. */
export function drawn(plays: Plays, told: Told): boolean {
  const { phrases, amounts } = told;
  if (phrases.length === 0 && amounts.length === 0) return plays.push('draws');
  const [cards, ...more] = amounts;
  const [own, ...others] = phrases;
  if (more.length + others.length > 0 || own?.is !== 'pokemon' || !/^(?:with|by|of|from)$/.test(own.role)) return false;
  const words = new RegExp(`draw ${cards?.count ?? ''}`, 'i');
  // Of a declared card nobody quotes the text: it is its only one.
  const draws = plays.cardsOf(own.name).flatMap(({ abilities = [] }) => abilities.filter(({ text }) => (text === undefined ? abilities.length === 1 : words.test(typeof text === 'string' ? text : (text.en ?? '')))));
  const [called, ...rest] = new Set(draws.map((one) => eachName(one)[0]!));
  if (cards && cards.of !== 'cards') return false;
  if (called === undefined || rest.length > 0) return false;
  const by = told.by ?? plays.owner(own) ?? plays.by;
  told.amounts = [];
  if (plays.paid) plays.said.push({ text: `${plays.paid.by} has 1 ${plays.paid.name} in hand` });
  plays.paid = undefined;
  plays.owners.set(own.name, by);
  plays.speak(own.name);
  return plays.push(`${own.name} ${called}`, { part: { of: own.name, called } }, by);
} // prettier-ignore
/** "takes it back to the hand", "to put X from the Bench into the hand": what the card or Ability before it does, and to whom where it has not said so. */
export function intoHand(plays: Plays, told: Told): boolean {
  // "takes X into the hand with Penny".
  const means = told.phrases.find(({ is, role }) => is === 'trainer' && role === 'with');
  if (means && told.places.some(({ place, to }) => place === 'hand' && to)) {
    plays.push(`plays ${means.name}`, { trainer: means.name }, told.by ?? plays.by);
    told.phrases = told.phrases.filter((one) => one !== means);
  }
  const { places, phrases: [one, ...more], amounts } = told;
  const last = plays.plays.at(-1);
  const from = places.filter(({ place, to }) => !(place === 'hand' && to));
  const isPlain = from.length < 2 && places.length === from.length + 1 && from.every(({ place, to }) => (place === 'bench' || place === 'active') && !to) && more.length + amounts.length === 0;
  if (!last || !isPlain || !isReturned(plays) || (one && one.is !== 'pokemon')) return false;
  if (one === undefined || last.targets.includes(one.name) || (from.length === 0 && last.targets.length > 0 && plays.spoken.includes(one.name))) return from.length === 0;
  if (last.targets.length > 0) return false;
  last.targets = [one.name];
  one.states.push(...from.map(({ place }): State => ({ is: 'place', place })));
  one.whose ??= plays.owner(one) ?? last.by;
  plays.owners.set(one.name, one.whose as Player);
  plays.speak(one.name);
  return true;
} // prettier-ignore
const isReturned = ({ plays, into }: Plays): boolean => {
  const last = plays.at(-1);
  const { text, effects } = (last?.trainer === undefined ? undefined : into.known(last.trainer)?.card) ?? {};
  return /(?:in|to|into)[^.]* hand|"to":"hand"|"devolve"/i.test(JSON.stringify([text, effects]));
};
/** "discards an Energy and …": what the play behind it is paid with. */
export function paidBefore(plays: Plays, { by = plays.by, phrases, amounts, places }: Told): boolean {
  const [what, ...more] = phrases;
  const isIt = more.length === 0 && amounts.length === 0 && places.every(({ place }) => place === 'hand');
  if (!isIt || what?.is !== 'unnamed' || (what.count ?? 1) !== 1) return false;
  plays.paid = { by, name: what.name };
  return true;
}

/** "B has no Pokémon ex": nobody names one of B's. */
export function hasNone(plays: Plays, { noneOf = [], by, phrases, amounts, conditions }: Told): boolean {
  if (noneOf.length === 0 || by === undefined || phrases.length + amounts.length + conditions.length > 0) return false;
  return plays.none.push(...noneOf.map((label) => ({ whose: by, label }))) > 0;
}

/** "A's Active dies in the Checkup": it was no turn in which it was Knocked Out. Of a Pokémon that is named the Checkup is played. */
export function diedBefore(plays: Plays, told: Told): boolean {
  const dies = told.kind === 'out' || /^(?:stirbt|starb|gestorben|dies|died)$/.test(told.word ?? '');
  const [one, ...more] = told.phrases;
  const isIt = told.checkup && dies && more.length === 0 && (one?.is === 'active' || one?.is === 'somebody');
  return isIt === true && plays.plays.length === 0 && outBefore(plays, told);
}

/** "Ralts, das diesen Zug gelegt wurde", "which was benched last turn": when it came. */
export function cameDown(plays: Plays, told: Told): boolean {
  const [one, ...more] = told.phrases;
  if (one?.is !== 'pokemon' || more.length > 0 || told.amounts.length > 0 || (!told.thisTurn && !told.lastTurn)) return false; // prettier-ignore
  if (told.thisTurn) one.states.push({ is: 'came' });
  delete told.lastTurn;
  plays.speak(one.name);
  return true;
}

/** "Froslass Freezing Shroud in the Checkup": what triggers there by itself is no play, its Pokémon is in play. */
export function triggersAlone(plays: Plays, told: Told): void {
  const part = told.phrases.find(({ is }) => is === 'part');
  const own = told.phrases.find(({ is, name }) => is === 'pokemon' && part !== undefined && plays.has(name, part.name));
  if (!told.checkup || !part || !own || told.phrases.length > 2 || plays.isAttack({ of: own.name, called: part.name })) return; // prettier-ignore
  own.whose ??= told.by ?? plays.by;
  own.states.push({ is: 'part', called: part.name }, { is: 'place', place: 'play' });
  told.phrases = [own];
  told.kind = 'be';
}
