// What stands beside a name and tells which card is meant: an Ability or attack of it, its HP and damage, what else is printed on it.
import { isCalled } from '../../../engine/case/names.ts';
import { traitIn } from '../pokemon-trait.ts';
import type { Plays } from './plays.ts';
import type { Phrase, Told } from './roles.ts';

/** "attacks X with ABILITY", where X has that Ability: which X it is. */
export function abilitiesBeside(plays: Plays, told: Told): void {
  told.phrases = told.phrases.filter((one, n, all) => {
    const before = all[n - 1];
    const isIts = one.is === 'part' && one.role === 'with' && before?.is === 'pokemon' && plays.cardsOf(before.name).some(({ abilities = [] }) => abilities.some((its) => isCalled(its, one.name)));
    if (isIts && told.kind !== 'be' && told.kind !== 'have') before.states.push({ is: 'part', called: one.name });
    return !isIts;
  });
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
/** "(230)", "(100)": the HP of a Pokémon, and the damage of an attack as it is printed; another number is not understood. */
export function takesPrinted(plays: Plays, { phrases }: Told): boolean {
  const named = [...phrases.flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])), ...plays.spoken];
  return phrases.every(({ is, name, printed, states }) => {
    if (!hasTraits(plays, { is, name, states })) return false;
    if (printed === undefined) return true;
    if (is === 'pokemon') return plays.cardsOf(name).some(({ hp }) => hp === printed) && states.push({ is: 'amount', of: 'hp', count: printed }) > 0;
    const attacks = named.flatMap((one) => plays.cardsOf(one)).flatMap((card) => card.attacks ?? []).filter((one) => isCalled(one, name));
    return attacks.length > 0 && attacks.every(({ damage = '', text }) => String(damage).replace(/[+×-]$/, '') === String(printed) || (damage === '' && JSON.stringify(text ?? '').includes(` ${printed} damage`)));
  });
} // prettier-ignore
