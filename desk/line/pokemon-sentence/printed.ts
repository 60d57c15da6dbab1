// What stands beside a name and tells which card is meant: an Ability or attack of it, its HP and damage, what else is printed on it.
import { isCalled } from '../../../engine/case/names.ts';
import type { PtcgCard } from '../../../engine/case/schema.ts';
import { notPlayed } from '../not-played.ts';
import { traitIn } from '../pokemon-trait.ts';
import type { Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';

/** "attacks X with ABILITY", where X has that Ability: which X it is. */
export function abilitiesBeside(plays: Plays, told: Told): void {
  told.phrases = told.phrases.filter((one, n, all) => {
    const before = all[n - 1];
    // "uses X with ABILITY on Y": it is used.
    if (told.kind === 'use' && !/play|spiel/.test(told.word ?? '') && one.is === 'part' && n === 1 && before?.role === 'bare' && one.role === 'with') one.role = 'bare';
    const isIts = one.is === 'part' && one.role === 'with' && before?.is === 'pokemon' && plays.cardsOf(before.name).some(({ abilities = [] }) => abilities.some((its) => isCalled(its, one.name)));
    if (isIts && told.kind !== 'be' && told.kind !== 'have') before.states.push({ is: 'part', called: one.name });
    return !isIts;
  });
} // prettier-ignore
/** "attacks with X (ATTACK)", where the clause names no other: with that attack. */
export function attackBeside(plays: Plays, told: Told): void {
  if (told.phrases.some(({ is }) => is === 'part')) return;
  if (told.kind === 'use') return usesNoted(plays, told);
  if (told.kind !== 'attack' && told.kind !== 'out') return;
  const at = told.phrases.findIndex(({ is, role, subject }) => is === 'pokemon' && (role === 'with' || (told.passive ? role === 'by' || role === 'of' : subject && role === 'bare')));
  const own = told.phrases[at];
  const state = own?.states.find((one) => one.is === 'part' && plays.has(own.name, one.called) && plays.isAttack({ of: own.name, called: one.called }));
  if (!own || state?.is !== 'part') return;
  own.states = own.states.filter((one) => one !== state);
  told.phrases.splice(at + 1, 0, { is: 'part', name: state.called, role: 'bare', states: [], subject: own.subject, at: own.at, ...(state.printed !== undefined && { printed: state.printed }) });
} // prettier-ignore
/** "uses X (ABILITY) on Y", where nothing else is used: that Ability, or that attack. */
function usesNoted(plays: Plays, told: Told): void {
  if (told.phrases.some(({ is }) => is !== 'pokemon' && is !== 'active')) return;
  const [own] = told.phrases;
  const state = own?.is === 'pokemon' && own.role === 'bare' ? own.states.find((one) => one.is === 'part' && plays.has(own.name, one.called)) : undefined;
  if (!own || state?.is !== 'part') return;
  own.states = own.states.filter((one) => one !== state);
  told.phrases.splice(1, 0, { is: 'part', name: state.called, role: 'bare', states: [], subject: false, at: own.at });
} // prettier-ignore
/** "Genome Hacking (Phantom Dive)": behind an attack, in parentheses, another Pokémon's; "Torment → Snorlax (Gormandizer)": behind whom it hits which of its attacks is chosen. */
export function copiesIn(plays: Plays, { phrases }: Told): string[] {
  if (phrases.every(({ is }) => is !== 'part')) return [];
  return phrases.flatMap((one) => {
    const isChosen = phrases.some((part) => part.is === 'part' && !plays.has(one.name, part.name) && phrases.some(({ name: of }) => plays.textsOf({ of, called: part.name }).some((text) => /choose 1 of [^.]*attacks/i.test(text))));
    const copies = one.states.flatMap((state) => (state.is === 'part' && (isChosen || !plays.has(one.name, state.called)) ? [state.called] : []));
    one.states = one.states.filter((state) => state.is !== 'part' || !copies.includes(state.called));
    return copies;
  });
} // prettier-ignore
/** What is printed on it is on one printing of it. */
function hasTraits(plays: Plays, { is, name, states }: Pick<Phrase, 'is' | 'name' | 'states'>): boolean {
  const traits = states.flatMap((state) => (state.is === 'trait' ? (traitIn(state.text) ?? []) : []));
  return traits.length === 0 || (is === 'pokemon' && plays.cardsOf(name).some((card) => traits.every((holds) => holds(card)))); // prettier-ignore
}
/** Whether a printing of it has this attack with so much damage; where others have it with another, that one is meant, told by its HP. */
function ofPrinting(plays: Plays, owner: Phrase | undefined, { of, called, printed }: { of: string; called: string; printed: number }): boolean {
  const does = ({ damage = '', text }: NonNullable<PtcgCard['attacks']>[number]): boolean =>
    String(damage).replace(/[+×-]$/, '') === String(printed) || (damage === '' && JSON.stringify(text ?? '').includes(` ${printed} damage`));
  const printings = plays.cardsOf(of).flatMap(({ hp, attacks = [] }) => {
    const its = attacks.filter((one) => isCalled(one, called));
    return its.length > 0 ? [{ hp, isMeant: its.some(does) }] : [];
  });
  const meant = printings.filter(({ isMeant }) => isMeant);
  if (meant.length === 0 || meant.length === printings.length) return meant.length > 0;
  const [hp, ...more] = new Set(meant.map((one) => one.hp));
  if (!owner || hp === undefined || more.length > 0 || printings.some((one) => !one.isMeant && one.hp === hp)) return false;
  return owner.states.push({ is: 'amount', of: 'hp', count: hp }) > 0;
} // prettier-ignore
/** "Burning Darkness 300": what somebody reckons that an attack of "180+" does. */
function reckoned(plays: Plays, { of, called, printed }: { of: string; called: string; printed: number }): boolean {
  const isMore = plays.cardsOf(of).some(({ attacks = [] }) => attacks.some((one) => isCalled(one, called) && /[+×x]$/.test(String(one.damage)) && Number.parseInt(String(one.damage)) < printed));
  const { de, en } = notPlayed(`${called} ${printed}`, 'claim');
  if (isMore) plays.into.assumed.add('', called, de, en);
  return isMore;
} // prettier-ignore
/** "(230)", "(100)": the HP of a Pokémon, and the damage of an attack as it is printed; another number is not understood. */
export function takesPrinted(plays: Plays, { phrases }: Told): boolean {
  const named = [...phrases.flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])), ...plays.spoken];
  return phrases.every(({ is, name, printed, states }) => {
    if (!hasTraits(plays, { is, name, states })) return false;
    if (printed === undefined) return true;
    if (is === 'pokemon') return plays.cardsOf(name).some(({ hp }) => hp === printed) && states.push({ is: 'amount', of: 'hp', count: printed }) > 0;
    return named.some((of) => ofPrinting(plays, phrases.find((one) => one.is === 'pokemon' && one.name === of), { of, called: name, printed }) || reckoned(plays, { of, called: name, printed }));
  });
} // prettier-ignore
