// What follows from what was used before it: what it finds, discards, copies, moves or knocks out.
import { eachName, isCalled } from '../../../engine/case/names.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { textOf } from '../pokemon-attack.ts';
import { searches } from '../pokemon-found.ts';
import { switchesBoth } from '../pokemon-targets.ts';
import { other } from '../table.ts';
import type { Lead } from './clauses.ts';
import { isToldOf } from './doubts.ts';
import { outBefore } from './happened.ts';
import type { Play, Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';
import { OF_POKEMON, type State } from './states.ts';
import { putsByAbility } from './lying.ts';
import { stateSaid } from './said.ts';
import { aimed, byOf, calledBy, hitsOthers } from './striking.ts';
import { abilityThat, movesIn, used } from './using.ts';

/** "PART, gegen X", "PART, B has 2 Prize cards → X": whom the attack or Ability before it hits. */
export function aimsBehind(plays: Plays, told: Told): boolean {
  if (isChosen(told) && chosenFor(plays, told)) return true;
  // What is discarded for it may stand between.
  const last = plays.plays.findLast(({ text }) => !text.startsWith('discards '));
  const { phrases, conditions, places } = told;
  const isAim = isAimed(told) && phrases.length > 0 && phrases.every(({ is }) => /^(?:pokemon|active|somebody)$/.test(is));
  if (!isAim || last?.part === undefined || conditions.length + places.length > 0) return false;
  if (last.targets.length > 0 && !alsoHits(plays, last, last.part, phrases)) return false;
  hits(plays, last, phrases);
  plays.tellBeside(told);
  return true;
} // prettier-ignore
/** Whether a clause tells nothing but on whom something is aimed. */
const isAimed = (told: Told): boolean =>
  (told.kind === undefined && told.amounts.length === 0 && told.phrases.every(({ role }) => role === 'on' || role === 'arrow' || role === 'into')) ||
  isChosen(told) ||
  (told.kind === 'have' && told.amounts.every(({ of }) => !OF_POKEMON.includes(of)) && told.phrases.every(({ role }) => role === 'arrow')); // prettier-ignore
/** "choosing X", „wählt X“. */
const isChosen = ({ kind, word = '', phrases, amounts }: Told): boolean =>
  (kind === 'copy' || /^(?:wähl|gewählt)/.test(word)) && amounts.length === 0 && phrases.every(({ role, is }) => role === 'bare' && is === 'pokemon'); // prettier-ignore
/** "…, the bench damage on Z": whom an attack that has told whom it hits hits besides. */
const alsoHits = (plays: Plays, { targets }: Play, part: NonNullable<Play['part']>, [one, ...more]: readonly Phrase[]): boolean =>
  targets.length === 1 && one?.is === 'pokemon' && more.length === 0 && !targets.includes(one.name) && plays.isAttack(part) && hitsOthers(plays, part); // prettier-ignore
/** "plays CARD, choosing X": whom the card before it is done to. */
function chosenFor(plays: Plays, { phrases: [one, ...more], conditions, places }: Told): boolean {
  const last = plays.plays.at(-1);
  const isIt = one?.is === 'pokemon' && more.length + conditions.length + places.length === 0 && last?.trainer !== undefined && last.targets.length === 0;
  if (!isIt) return false;
  last.targets.push(one.name);
  plays.speak(one.name);
  for (const state of one.states) if (state.is !== 'lies') plays.said.push({ name: one.name, whose: one.whose as Player | undefined, text: stateSaid(state) });
  return true;
} // prettier-ignore
/** "attacks with X, ATTACK": with what who attacks attacks. */
export function namesAttack(plays: Plays, { kind, by, phrases: [part, ...more], amounts, conditions, places }: Told): boolean {
  const last = plays.plays.at(-1);
  const isAlone = kind === undefined && by === undefined && amounts.length + conditions.length + places.length === 0;
  const isAim = ({ is, role }: Phrase): boolean => /^(?:pokemon|active|somebody)$/.test(is) && /^(?:on|arrow|into)$/.test(role);
  const of = last?.attacker;
  if (!isAlone || of === undefined || part?.is !== 'part' || !more.every(isAim) || !plays.isAttack({ of, called: part.name })) return false;
  calledBy(plays, last!, part.name);
  hits(plays, last!, more);
  return true;
} // prettier-ignore
/** The play is done to them. */
function hits(plays: Plays, play: Play, phrases: readonly Phrase[]): void {
  for (const one of phrases) {
    play.targets.push(aimed(one));
    if (one.is !== 'pokemon') continue;
    plays.hits.push({ name: one.name, by: play.by, part: play.part?.called ?? '' });
    plays.speak(one.name);
  }
}
/** "A: PART, B: X": who is named of the other player behind an attack without a word more is hit by it. */
export function hitTopics(plays: Plays): void {
  const last = plays.plays.findLast(({ part }) => part !== undefined);
  const [name, ...more] = plays.topics.filter((one) => !isToldOf(plays, one) && (last === undefined || plays.owners.get(one) !== last.by)); // prettier-ignore
  const [played] = plays.plays.toReversed();
  const opens = played?.targets.length === 1 && switchesBoth(plays.into.known(played.trainer ?? '')?.card);
  if (name === undefined || more.length > 0) return;
  // "Prime Catcher → X, Y".
  if (opens) played.targets.push(name);
  else if (last?.targets.length === 0 && plays.owners.has(name)) last.targets.push(name);
} // prettier-ignore

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
  if (!last || !one || names.length !== phrases.length || amounts.some(({ of }) => OF_POKEMON.includes(of) || of === 'cards')) return false; // prettier-ignore
  // "plays Rare Candy on X to get Y".
  const evolves = last.targets.length === 1 && names.length === 1 && plays.into.known(one.name)?.card.evolvesFrom !== undefined; // prettier-ignore
  if (
    last.part &&
    last.targets.length > 0 &&
    !last.finds &&
    plays.isAttack(last.part) &&
    searchesDeck(plays, last.part)
  ) {
    last.finds = names.flatMap(({ name, count = 1 }) => Array<string>(count).fill(name));
    return true;
  }
  printed(plays, names);
  const isSearch = last.targets.length === 0 && (last.trainer !== undefined || last.part !== undefined);
  if (!isSearch && !(evolves && last.trainer !== undefined)) return false;
  if (evolves) plays.owners.set(last.targets[0]!, last.by);
  plays.findsMany = true;
  plays.foundCard = names.findLast(({ is }) => is === 'trainer')?.name;
  last.targets.push(...names.flatMap(({ name, count = 1 }) => Array<string>(count).fill(name)));
  return true;
}

/** "finds X (70 HP)": which X it is; it lies nowhere yet. */
function printed(plays: Plays, found: readonly Phrase[]): void {
  const isPrint = ({ is, ...state }: State): boolean => is === 'part' || is === 'trait' || ('of' in state && state.of === 'hp');
  for (const one of found) {
    for (const state of one.states) if (isPrint(state) && state.is !== 'lies') plays.said.push({ text: `print of ${one.name} ${stateSaid(state)}` });
    one.states = one.states.filter((state) => !isPrint(state));
  }
} // prettier-ignore

/** "plays CARD. CARD heals X": the one that was played, in whichever language. */
export const isLastPlayed = ({ plays, into }: Plays, name: string): boolean =>
  plays.at(-1)?.trainer !== undefined && into.known(plays.at(-1)!.trainer!)?.name === into.known(name)?.name;
/** "heals X with CARD", "uses CARD and heals 150 from X": how much is what comes of it. */
export function healed(plays: Plays, told: Told, lead: Lead): boolean {
  const [means, ...others] = told.phrases.filter(({ is, role, subject }) => (is === 'part' || is === 'trainer') && (role === 'with' || (told.passive && /^(?:by|of)$/.test(role)) || subject));
  const on = told.phrases.filter((one) => one !== means);
  const [one, ...more] = on.filter(({ is }) => is === 'pokemon');
  if (others.length > 0 || more.length > 0 || on.some(({ is }) => is !== 'pokemon') || told.amounts.some(({ of }) => of !== 'damage' && of !== 'counters')) return false;
  told.amounts = [];
  if (means?.is === 'trainer' && !isLastPlayed(plays, means.name)) return used(plays, { ...told, kind: 'use', word: 'uses', amounts: [], phrases: [{ ...means, role: 'bare' }, ...(one ? [Object.assign(one, { role: 'on' as const })] : [])] }, 'main');
  const last = plays.plays.at(-1);
  if (!last || (means ? means.is === 'part' : lead === 'main') || !(last.trainer !== undefined || last.part)) return false;
  if (one === undefined || last.targets.includes(one.name)) return true;
  if (last.targets.length > 0 || last.trainer === undefined) return false;
  plays.owners.set(one.name, last.by);
  last.targets = [one.name];
  return true;
} // prettier-ignore
/** Whether an attack takes cards out of the deck. */
const searchesDeck = (plays: Plays, { of, called }: { of: string; called: string }): boolean =>
  plays
    .cardsOf(of)
    .some((card) => searches(textOf(card, 1 + (card.attacks ?? []).findIndex((one) => isCalled(one, called)))));

/** "searches X with CARD", „holt mit KARTE X aus dem Deck“: the card is played first; nothing where none is named. */
export function foundWith(plays: Plays, told: Told): boolean | undefined {
  const [means, ...more] = told.phrases.filter(({ is, role }) => is === 'trainer' && role === 'with');
  if (!means || more.length > 0 || told.places.some(({ place, from }) => place !== 'bench' && !from)) return undefined;
  const phrases = told.phrases.filter((one) => one !== means);
  if (!phrases.some(({ is, role }) => is === 'pokemon' && role === 'bare')) return undefined;
  if (!used(plays, { ...told, kind: 'use', word: 'uses', phrases: [{ ...means, role: 'bare' }], places: [], amounts: [] }, 'main')) return false;
  told.phrases = phrases;
  told.places = [];
  return found(plays, told);
} // prettier-ignore
/** "searches 2 Trainer cards with ABILITY": it is used, and nobody said which it finds. */
export function searchedWith(plays: Plays, told: Told, lead: Lead): boolean {
  const [by, ...more] = told.phrases.filter(({ is, role }) => role === 'with' && (is === 'part' || is === 'trainer'));
  const rest = told.phrases.filter((one) => one !== by);
  if (!by || more.length > 0 || rest.some(({ is }) => is !== 'unnamed' && is !== 'pokemon')) return false;
  const own = rest.filter(({ is }) => is === 'pokemon');
  const phrases = [...own, { ...by, role: 'bare' as const }];
  told.amounts = told.amounts.filter(({ of }) => of !== 'cards');
  return own.every(({ subject }) => subject) && used(plays, { ...told, kind: 'use', phrases, amounts: [] }, lead);
}

/** "discarding X from B's Y", "wirft 2 Energien ab": what the play before it discards. */
export function discarded(plays: Plays, told: Told): boolean {
  if (paysRetreat(plays, told)) return true;
  if (discardsStadium(plays, told) || paidForCard(plays, told)) return true;
  asAmount(plays, told);
  // "Enhanced Hammer discards X on Y".
  const [first] = told.phrases;
  if (first?.is === 'trainer' && first.subject && used(plays, { ...told, kind: 'use', phrases: [first] }, 'main')) told.phrases.shift(); // prettier-ignore
  const behind = paidBehind(plays, told);
  if (behind !== undefined) return behind;
  // "discards 6 Energy for Make It Rain".
  if (told.phrases.some(({ is }) => is === 'part')) {
    const energy = told.amounts.filter(({ of }) => of === 'energy');
    const isUsed =
      energy.length === 1 &&
      used(plays, { ...told, kind: 'use', amounts: told.amounts.filter((one) => !energy.includes(one)) }, 'main');
    return isUsed && discarded(plays, Object.assign(told, { phrases: [], amounts: energy }));
  }
  return discardedLast(plays, told);
}
/** "discards the Stadium": what the attack before it may do. */
function discardsStadium(plays: Plays, told: Told): boolean {
  discardsWith(plays, told);
  const {
    phrases: [only, ...others],
    amounts,
  } = told;
  const last = plays.plays.at(-1);
  const isNamed = only?.is === 'trainer' && !only.subject && plays.into.known(only.name)?.card.trainer === 'stadium';
  const isStadium = isNamed || (only?.is === 'unnamed' && only.name === 'Stadium');
  if (!isStadium || others.length + amounts.length > 0 || !last?.part) return false;
  if (isNamed) plays.said.push({ text: `${only.name} is in play` });
  return plays.push('discards the Stadium', {}, last.by);
}
/** "X discards the Stadium in play with ATTACK": it is used first. */
function discardsWith(plays: Plays, told: Told): void {
  const part = told.phrases.find(({ is, role }) => is === 'part' && role === 'with');
  const own = told.phrases.filter(({ is, subject }) => is === 'pokemon' && subject);
  const [what, ...more] = told.phrases.filter((one) => one !== part && !own.includes(one));
  const isStadium = what !== undefined && more.length === 0 && (what.is === 'unnamed' ? what.name === 'Stadium' : what.is === 'trainer' && plays.into.known(what.name)?.card.trainer === 'stadium');
  if (!part || !isStadium || told.amounts.length > 0) return;
  if (!used(plays, { ...told, kind: 'use', places: [], amounts: [], phrases: [...own, { ...part, role: 'bare' }] }, 'main')) return;
  told.phrases = [{ ...what, subject: false }];
  told.places = told.places.filter(({ place, to, from }) => place !== 'play' || to || from);
} // prettier-ignore
/** "discards two cards for X, "plays X and discards two cards": X is played, and its text asks for that. */
function paidForCard(plays: Plays, told: Told): boolean {
  const { phrases: [named, ...more], amounts: [some, ...others], places, conditions, by = plays.by } = told;
  // "with only 3 other cards in hand".
  const [held, ...rest] = others[0]?.of === 'others' ? others : [undefined, ...others];
  const card = named === undefined ? trainerOf(plays.plays.at(-1), by) : named.is === 'trainer' && named.role === 'into' ? named.name : undefined;
  if (some?.of !== 'cards' || card === undefined || more.length + rest.length + places.length + conditions.length > 0) return false;
  if (!asksToDiscard(plays, card, some.count)) return false;
  // What was played before was in the hand, too.
  const played = plays.plays.filter((one) => one.by === by && one.trainer !== undefined && one.trainer !== card).length;
  told.amounts = [{ of: 'others', count: (held ?? some).count + played, whose: by }];
  return named === undefined || plays.push(`plays ${card}`, { trainer: card }, by);
} // prettier-ignore
const trainerOf = (last: Play | undefined, by: Player): string | undefined =>
  last?.by === by ? last.trainer : undefined;
function asksToDiscard({ into }: Plays, name: string, count: number): boolean {
  const { text, effects } = into.known(name)?.card ?? {};
  const many = count === 1 ? '(?:1|a|another)' : count;
  return new RegExp(`discard(?:ing)? ${many} (?:other )?cards?\\b|"do":"discard-cards","count":${count}\\b`, 'i').test(JSON.stringify([text, effects])); // prettier-ignore
}
/** "discards 4 basic Energy" for an attack or Ability: so much Energy. */
function asAmount(plays: Plays, told: Told): void {
  const some = told.phrases.filter(({ is, name }) => is === 'unnamed' && name === 'Energy');
  const isFor = told.phrases.some(({ is }) => is === 'part') || plays.plays.at(-1)?.part !== undefined;
  if (!isFor || some.length !== 1 || told.amounts.length > 0) return;
  told.phrases = told.phrases.filter((one) => one !== some[0]);
  told.amounts.push({ of: 'energy', count: some[0]!.count ?? 1 });
}
/** "retreats X, discarding 2 Energy for Y": it is paid, and Y comes forward. */
function paysRetreat({ plays, owners }: Plays, told: Told): boolean {
  const last = plays.at(-1);
  const { phrases: [to, ...more], amounts, conditions, places, by } = told;
  if (!last?.text.startsWith('retreats')) return false;
  const isIt = (by ?? last.by) === last.by && more.length + conditions.length + places.length === 0;
  const isPaid = amounts.length === 1 ? amounts[0]!.of === 'energy' : to?.is === 'unnamed';
  if (!isIt || !isPaid || (to !== undefined && to.is !== 'unnamed' && !(to.is === 'pokemon' && to.role === 'into'))) return false;
  if (to?.is === 'pokemon') last.targets = [to.name];
  if (to?.is === 'pokemon') owners.set(to.name, last.by);
  told.amounts = [];
  return true;
} // prettier-ignore
/** Its attack or Ability is used first. */
function paidBehind(plays: Plays, told: Told): boolean | undefined {
  const paid = discardsTold(told);
  if (paid.length === 0) return undefined;
  const behind = told.phrases.filter((one) => !paid.includes(one));
  if (!used(plays, { ...told, kind: 'use', phrases: behind }, 'main')) return false;
  told.phrases = behind;
  return paid.every((one) =>
    discardedFor(
      plays,
      plays.plays.find(({ part }) => part)!,
      told,
      [one],
    ),
  );
}
/** For the play before it. */
function discardedLast(plays: Plays, told: Told): boolean {
  const last = plays.plays.at(-1);
  if (paidFirst(plays, told)) return true;
  const aims = told.phrases.filter(
    ({ is, role }) => is === 'pokemon' && (role === 'arrow' || (role === 'on' && last?.part !== undefined)),
  );
  if (last?.part && last.targets.length === 0 && aims.length > 0) {
    hits(plays, last, aims);
    told.phrases = told.phrases.filter((one) => !aims.includes(one));
  }
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

/** "X discards 4 Energy, PART → Y": for the attack that stands behind. */
function paidFirst(plays: Plays, told: Told): boolean {
  const [own, ...more] = told.phrases;
  const [some, ...others] = told.amounts;
  const isIt = own?.is === 'pokemon' && own.subject && own.role === 'bare' && more.length + others.length === 0;
  if (!isIt || some?.of !== 'energy' || plays.plays.some(({ by, part }) => part !== undefined && by === told.by)) return false;
  if (told.by) plays.owners.set(own.name, told.by);
  plays.speak(own.name);
  plays.discards = { of: own.name, count: some.count };
  told.amounts = [];
  return true;
} // prettier-ignore
/** "X PART discarding Fire Energy + Water Energy → Y": what is discarded for it. */
function discardsTold({ phrases, amounts }: Told): Phrase[] {
  const part = phrases.findIndex(({ is }) => is === 'part');
  const paid = phrases.filter(
    ({ is, role }, n) => is === 'lies' && role === 'bare' && (n > part || phrases[part]?.role === 'into'),
  );
  return part < 0 || amounts.length > 0 ? [] : paid;
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

/** "In the Checkup it is Knocked Out": what comes of it. */
const isOutInCheckup = ({ spoken }: Plays, { checkup, by, amounts, phrases }: Told): boolean =>
  checkup === true &&
  by === undefined &&
  amounts.length === 0 &&
  phrases.every(({ is, name }) => is === 'pokemon' && spoken.includes(name));

/** "KOs X with Y": an attack; "and knocks out X": what the attack before it hits. */
export function knockedOut(plays: Plays, told: Told, lead: Lead): boolean {
  if (told.lastTurn) return outBefore(plays, withoutMeans(plays, told));
  if (isOutInCheckup(plays, told)) return true;
  const one = aloneIn(told);
  const last = plays.plays.findLast(({ text }) => !text.startsWith('discards '));
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

/** "B knocked out A's X with Y's PART last turn": by what is not told on. */
function withoutMeans(plays: Plays, told: Told): Told {
  const part = told.phrases.find(({ is }) => is === 'part');
  if (part) told.phrases = told.phrases.filter((one) => one !== part && !(one.is === 'pokemon' && plays.has(one.name, part.name)));
  return told;
} // prettier-ignore
/** The Pokémon of which alone the clause speaks. */
function aloneIn({ phrases: [one, ...more], amounts }: Told): Phrase | undefined {
  const alone = one?.is === 'pokemon' && more.length === 0 && (one.role === 'bare' || one.role === 'of');
  return alone && amounts.length === 0 ? one : undefined;
}

/** "X copies Y's P with Q": Q is used, as P. */
function copiesWith(plays: Plays, told: Told): boolean | undefined {
  const means = told.phrases.find(({ is, role }) => is === 'part' && role === 'with');
  const own = told.phrases.find((one) => one.is === 'pokemon' && one.subject && means !== undefined && plays.has(one.name, means.name));
  const aims = told.phrases.filter(({ is, role }) => is === 'pokemon' && (role === 'on' || role === 'arrow'));
  const copies = told.phrases.filter((one) => one !== means && one !== own && !aims.includes(one));
  if (!means || !own || !copies.some(({ is }) => is === 'part')) return undefined;
  return used(plays, { ...told, kind: 'use', phrases: [own, { ...means, role: 'bare' }, ...aims] }, 'main') && copied(plays, { ...told, phrases: copies, amounts: [] });
} // prettier-ignore
/** "copying X's Y": the attack that is used as the one before it; "Night Joker copies Y": that one first. */
export function copied(plays: Plays, told: Told): boolean {
  const means = copiesWith(plays, told);
  if (means !== undefined) return means;
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

/** "3 counters": how many are moved. */
function countersIn(told: Told): string {
  const [some, ...more] = told.amounts.filter(({ of }) => of === 'counters' || of === 'damage');
  if (!some || more.length > 0 || (some.of === 'damage' && some.count % 10 > 0)) return '';
  told.amounts = told.amounts.filter((one) => one !== some);
  return ` moving ${some.of === 'damage' ? some.count / 10 : some.count} counters`;
}

/** "moves 3 counters to Y" by the Ability before it: from whom nobody says. */
function putsOnto(plays: Plays, told: Told): boolean {
  const [to, ...more] = told.phrases;
  const [some, ...others] = told.amounts.filter(({ of }) => of === 'counters' || of === 'damage');
  const isIt = to?.is === 'pokemon' && /^(?:on|into)$/.test(to.role) && more.length + others.length === 0 && some !== undefined;
  if (!isIt || !putsByAbility(plays, to, some.of === 'damage' ? some.count / 10 : some.count)) return false;
  told.amounts = told.amounts.filter((one) => one !== some);
  return true;
} // prettier-ignore
/** "Energy Switch, moving a Fire Energy from X to Y": it lies on X. */
function namedEnergy({ into }: Plays, told: Told, last: Play | undefined): void {
  const [energy, ...more] = told.phrases.filter(({ is }) => is === 'lies');
  const from = told.phrases.find(({ is, role }) => is === 'pokemon' && (role === 'from' || role === 'of'));
  const { text, effects } = into.known(last?.trainer ?? '')?.card ?? {};
  if (!energy || !from || more.length > 0 || !/move[- ][^.]*energy/i.test(JSON.stringify([text, effects]))) return;
  from.states.push({ is: 'lies', name: energy.name, ...(energy.count !== undefined && { count: energy.count }) });
  if (last) from.whose ??= last.by;
  told.phrases = told.phrases.filter((one) => one !== energy);
} // prettier-ignore
/** "X has a Darkness Energy and moves 3 counters from Y to Z": X does. */
function movesBySubject(plays: Plays, told: Told, own: readonly Phrase[]): void {
  const { subject, plays: done } = plays;
  const isUsed = done.some(({ part, trainer, targets }) => (part !== undefined || trainer !== undefined) && targets.length === 0);
  if (own.length > 0 || isUsed || subject === undefined || told.by !== undefined || movesIn(told) === '') return;
  movesFirst(plays, told, [{ is: 'pokemon', name: subject, role: 'bare', states: [], subject: true, at: -1 }]);
} // prettier-ignore
/** "to move them from X to Y": between whom the card or Ability before it moves something. */
export function moved(plays: Plays, told: Told): boolean {
  const own = told.phrases.filter(
    ({ is, subject, role }) => (subject && (is === 'trainer' || is === 'part' || is === 'pokemon')) || (role === 'with' && (is === 'part' || is === 'trainer' || is === 'pokemon')), // prettier-ignore
  );
  if (own.length > 0 && movesFirst(plays, told, own)) {
    // What lies on whoever moves them is told, too.
    plays.tellBeside({ ...told, phrases: own.map((one) => ({ ...one, states: one.states.filter(({ is }) => is !== 'part') })), amounts: [] }); // prettier-ignore
    told.phrases = told.phrases.filter((one) => !own.includes(one));
  }
  const put = putsOnto(plays, told);
  if (put) return true;
  movesBySubject(plays, told, own);
  const last = plays.plays.at(-1);
  const moves = movesIn(told);
  const isUse =
    last !== undefined && (last.part !== undefined || last.trainer !== undefined) && last.targets.length === 0;
  const counters = countersIn(told);
  namedEnergy(plays, told, last);
  if (!isUse || moves === '' || told.amounts.length > 0 || told.phrases.some(({ is, role }) => is !== 'unnamed' && !/^(?:from|into|of|on)$/.test(role))) return false; // prettier-ignore
  last.text += `${counters}${moves}`;
  return true;
}
