// The cards a Pokémon line speaks of: found by their names, of the printing that fits, described where the line alone knows them.
import { nameKey } from '../../engine/case/names.ts';
import type { PtcgCard, PtcgCase } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import type { Library } from '../../engine/library.ts';
import { basicEnergyCard } from '../../engine/ptcg/cards.ts';
import { differing, ofTodaysFormats } from '../../engine/ptcg/printings.ts';
import { cardOfName, type CardFinder, type Found } from '../lookup/find-card.ts';
import { mustBeOfGame, names, newAssumptions, takenFor, type Assumptions } from './names.ts';
import { isSomebody, nobodyNamed, type SOMEBODY } from './pokemon-nobody.ts';
import { labelOf } from './pokemon-side.ts';
import { isWordOf } from './pokemon-sentence/lexicon.ts';
import { inFull } from './pokemon-trait.ts';
import { unclearCard, unknownCard } from './problems.ts';

export type Attack = NonNullable<PtcgCard['attacks']>[number];

/** Alike but for ex and EX, which are different cards. */
const isItsEx = (name: string, written: string): boolean => {
  const [one, two] = [nameKey(name), nameKey(written)];
  return one !== two && one.toLowerCase() === two.toLowerCase();
};

const SUGGESTED = 8;
/** More printings are not read out. */
const MOST_NAMED = 4;

/** The case being made from a line, as far as its cards go, and what was assumed for them. */
export class PokemonCards {
  readonly assumed: Assumptions = newAssumptions();
  case: PtcgCase = { game: 'ptcg' };
  private readonly cards: NonNullable<PtcgCase['cards']> = {};
  protected readonly find: CardFinder;
  private readonly printed: Library['printings'];
  constructor(find: CardFinder, printings?: Library['printings']) {
    this.find = find;
    this.printed = printings;
  }

  /** The names of the Pokémon that have an attack or Ability called so. */
  using(written: string): readonly string[] {
    return this.find.using?.(written) ?? [];
  }
  /** The cards of this name, the newest printing first; none where nobody imported them. */
  printings(name: string): PtcgCard[] {
    return (this.printed?.(name) ?? []).map(({ card }) => card);
  }
  /** Of these the ones that are likely meant. */
  likely(name: string): PtcgCard[] {
    return ofTodaysFormats(this.printed?.(name) ?? []).map(({ card }) => card);
  }
  /** The card of a name; one that is not known may be described by the line alone where `described` says it is. */
  card(written: string, described: boolean): { name: string; card: PtcgCard } {
    const before = this.before(written);
    if (before) return before;
    if (isSomebody(written)) return nobodyNamed();
    const energy = basicEnergyCard(inFull(written));
    if (energy) return { name: names(energy, written).en, card: energy };
    const found = this.withoutWords(written);
    if (found.is !== 'named') mustBeOfGame('ptcg', written, this.find);
    const anotherCard = described && found.is === 'guessed' && isItsEx(found.name, written);
    if (found.is === 'named' || (found.is === 'guessed' && !anotherCard)) {
      const card = found.card as PtcgCard;
      if (found.is === 'guessed') takenFor(this.assumed, written, found.name, names(card, found.name));
      return { name: found.name, card };
    }
    // An attack or Ability alone is that of whoever has it.
    const owners = found.is === 'unknown' ? this.using(written) : [];
    if (owners.length > 1) unclearCard(written, owners.slice(0, SUGGESTED));
    // A typing error is no Pokémon that nobody else knows.
    if (!described || (found.is === 'unclear' && found.mistyped))
      return found.is === 'unclear'
        ? unclearCard(written, found.near)
        : unknownCard(written, 'near' in found ? found.near : []);
    this.assumed.add(
      '',
      written,
      `${written} ist ein Basis-Pokémon mit den hier genannten Werten.`,
      `${written} is a Basic Pokémon with the values given here.`,
    );
    const labels = labelOf(written);
    return { name: written, card: { name: written, kind: 'pokemon', stage: 'basic', ...(labels && { labels }) } };
  }
  /** "Snorlax as well" is no "Snorlax Doll" with typing errors: words of the sentence behind a card's name are no more of it. */
  private withoutWords(written: string): Found {
    const found = this.find('ptcg', written);
    const words = written.split(/\s+/);
    const isNamed = (_: string, n: number): boolean =>
      words.slice(n + 1).every((word) => isWordOf(word.toLowerCase())) && cardOfName(this.find, 'ptcg', words.slice(0, n + 1).join(' ')) !== undefined;
    return found.is === 'guessed' && words.slice(0, -1).some(isNamed) ? { is: 'unknown', near: [] } : found;
  } // prettier-ignore
  /** Of the printings of a card the newest of which this is true; the card itself where the line has described it before. */
  fitting(one: { name: string; card: PtcgCard }, holds: (card: PtcgCard) => boolean, named = false): { name: string; card: PtcgCard } {
    const { name, card } = one;
    const all = keyed(this.cards, name) ? [] : (this.printed?.(name) ?? []);
    const [print, ...others] = differing(all.filter((other) => holds(other.card)));
    if (!print || (!named && holds(card) && others.length === 0)) return one;
    const { de, en } = names(print.card, name);
    const list = others.slice(0, MOST_NAMED).map((other) => other.print).join(', ');
    this.assumed.add(`/printings/${name}`, print.print, `${de} ist ${print.print}${list ? `; so auch: ${list}` : ''}.`, `${en} is ${print.print}${list ? `; so are ${list}` : ''}.`);
    return { name, card: print.card };
  } // prettier-ignore
  /** The card the line has spoken of under this name. */
  private before(written: string): { name: string; card: PtcgCard } | undefined {
    const name = Object.keys(this.cards).find((one) => nameKey(one) === nameKey(written));
    return name === undefined ? undefined : { name, card: keyed(this.cards, name)! };
  }
  /** The card these words mean, where they mean one. */
  meant(written: string): PtcgCard | undefined {
    const found = this.find('ptcg', written);
    return found.is === 'named' || found.is === 'guessed' ? (found.card as PtcgCard) : undefined;
  }
  /** The name of a Pokémon nobody named, which the case then describes. */
  nobody(called?: typeof SOMEBODY): string {
    const { name, card } = nobodyNamed(called);
    if (keyed(this.cards, name)) return name;
    return this.define(name, card, { stage: 'basic' });
  }
  /** An Energy card nobody named: a basic one. */
  anyEnergy(): string {
    this.assumed.add(
      '',
      'basic Energy',
      'Die Energiekarten sind Basis-Energien.',
      'The Energy cards are basic Energy.',
    );
    return 'Basic Fire Energy';
  }
  /** A Tool or Energy card of this name, and what of a Pokémon it is among. */
  attachable(written: string): { kind: 'tools' | 'energy'; name: string } | undefined {
    const energy = basicEnergyCard(inFull(written));
    if (energy) return { kind: 'energy', name: names(energy, written).en };
    const found = this.known(written);
    if (found?.card.kind === 'energy') return { kind: 'energy', name: found.name };
    return found?.card.trainer === 'tool' ? { kind: 'tools', name: found.name } : undefined;
  }
  /** The card of exactly this name. */
  known(written: string): { name: string; card: PtcgCard } | undefined {
    const before = this.before(written);
    if (before) return before;
    const found = cardOfName(this.find, 'ptcg', written);
    return found && { name: found.name, card: found.card as PtcgCard };
  }
  /** A card with an attack of this damage alone, and the number of the attack; what the line said of its attacks before stays. */
  withDamage(name: string, card: PtcgCard, damage: number): { facts: PtcgCard; attacks: Attack[]; number: number } {
    const attack: Attack = { name: { de: 'Attacke', en: 'Attack' }, cost: [], damage };
    const known = keyed(this.cards, name)?.attacks;
    if (!known) {
      // What its Abilities do stays; the attack is the one the line describes.
      const effects = card.effects?.filter(
        (effect) => !(typeof effect === 'object' && effect !== null && 'attack' in effect),
      );
      return { facts: { ...card, ...(effects && { effects }) }, attacks: [attack], number: 1 };
    }
    const at = known.findIndex((one) => one.damage === damage && one.text === undefined);
    return at >= 0
      ? { facts: card, attacks: known, number: at + 1 }
      : { facts: card, attacks: [...known, attack], number: known.length + 1 };
  }
  /** Defines the card with what the line says of it, and gives its key. */
  define(name: string, card: PtcgCard, said: Partial<PtcgCard>): string {
    if (Object.keys(said).length === 0 && !keyed(this.cards, name)) return name;
    this.cards[name] = { ...card, ...said };
    this.case = { ...this.case, cards: this.cards };
    return name;
  }
}
