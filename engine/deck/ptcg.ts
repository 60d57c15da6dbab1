/** Is a Pokémon deck legal: 60 cards, four by name, a Basic Pokémon, the kinds of which there is one, the format's card pool. */
import type { PtcgCard } from '../case/schema.ts';
import { nameKey } from '../case/names.ts';
import { namedOn, type LimitedList } from './limits.ts';
import type { Localized } from '../ruling/schema.ts';
import { hasRuleBox, isBasicEnergy, isBasicPokemon, labelsOf, nameForRules, type Label } from '../ptcg/cards.ts';
import { byName, total, unknownCards, violation, type DeckCard, type DeckViolation } from './deck.ts';
import { standing, type Allows, type SetPool } from './printings.ts';
import type { PtcgDeckRules } from './rules.ts';
import { sayDeck } from './say.ts';

type Card = DeckCard<PtcgCard>;
const same = (text: string): Localized => ({ de: text, en: text });
/** Of these a deck may hold one card in all. */
const ONE_IN_ALL: readonly [Label, Localized, string][] = [
  ['ACE SPEC', { de: 'ASS-KLASSE-Karte', en: 'ACE SPEC card' }, 'ptcg.kinds.ace-spec-one-per-deck'],
  ['Radiant', { de: 'Strahlendes Pokémon', en: 'Radiant Pokémon' }, 'ptcg.kinds.radiant-one-per-deck'],
];
const has = ({ card }: Card, label: Label): boolean => card !== undefined && labelsOf(card).has(label);

export function ptcgViolations(cards: readonly Card[], rules: PtcgDeckRules): DeckViolation[] {
  const n = total(cards);
  const { exactly } = rules.size;
  const size =
    n === exactly ? [] : [violation('size', sayDeck.size60(n, exactly), sayDeck.mendSize60(n, exactly), rules.size.rules)]; // prettier-ignore
  const basic =
    cards.some(({ card }) => card === undefined || isBasicPokemon(card))
      ? []
      : [violation('no-basic', sayDeck.noBasic(), sayDeck.mendBasic(), rules.basic)]; // prettier-ignore
  return [
    ...unknownCards(cards, ['ptcg.deck.list-format']),
    ...size,
    ...basic,
    ...tooManyCopies(cards, rules),
    ...oneInAll(cards, rules),
    ...unionSets(cards),
    ...(rules.singleType ? oneType(cards, rules.singleType) : []),
  ];
}

/** The parts of a V-UNION are of one set. Cards whose set is not told are not held against it. */
function unionSets(cards: readonly Card[]): DeckViolation[] {
  const parts = cards.filter((one) => has(one, 'V-UNION'));
  return [...byName(parts, (one) => nameForRules(one.called.en)).values()].flatMap((group) => {
    const sets = [...new Set(group.flatMap(({ print }) => print?.split(/[\s-]/)[0] ?? []))];
    if (sets.length < 2) return [];
    const called = group[0]?.called ?? same('?');
    return [violation('v-union-sets', sayDeck.unionSets(called, sets), sayDeck.mendUnion(), ['ptcg.kinds.v-union-same-name'], group)]; // prettier-ignore
  });
}

/** Pokémon that share a type, none with a Rule Box, no ACE SPEC. */
function oneType(cards: readonly Card[], rules: readonly string[]): DeckViolation[] {
  const boxes = cards
    .filter((one) => one.card && (hasRuleBox(one.card) || has(one, 'ACE SPEC')))
    .map((one) => violation('rule-box', sayDeck.ruleBox(one.called), sayDeck.mendOut(), rules, [one]));
  const pokemon = cards.filter(({ card }) => card?.kind === 'pokemon' && (card.types?.length ?? 0) > 0);
  const types = [...new Set(pokemon.flatMap(({ card }) => card?.types ?? []))];
  const others = types.map((type) => pokemon.filter(({ card }) => !card?.types?.includes(type)));
  const fewest = others.toSorted((a, b) => a.length - b.length)[0] ?? [];
  if (fewest.length === 0) return boxes;
  const text = sayDeck.manyTypes(fewest.map(({ called }) => called));
  return [...boxes, violation('types', text, sayDeck.mendType(), rules, fewest)];
}

/** Four of a name; basic Energy is free, of a Prism Star there is one, of a V-UNION its four parts. */
function tooManyCopies(cards: readonly Card[], rules: PtcgDeckRules): DeckViolation[] {
  const counted = cards.filter(({ card }) => card !== undefined && !isBasicEnergy(card));
  return [...byName(counted, (one) => nameForRules(one.called.en)).values()].flatMap((group) => {
    const n = total(group);
    const prism = group.some((one) => has(one, 'Prism Star'));
    const most = prism ? 1 : rules.copies.most;
    const called = group[0]?.called ?? same('?');
    if (n <= most) return [];
    const cited = prism ? rules.restricted : rules.copies.rules;
    return [violation('copies', sayDeck.tooManyCopies(called, n, most), sayDeck.mendCopies(n - most), cited, group)];
  });
}

function oneInAll(cards: readonly Card[], rules: PtcgDeckRules): DeckViolation[] {
  return ONE_IN_ALL.flatMap(([label, kind, rule]) => {
    const these = cards.filter((one) => has(one, label));
    const n = total(these);
    const text = sayDeck.oneOf(kind, these.map(({ called }) => called), n); // prettier-ignore
    return n > 1
      ? [violation('one-per-deck', text, sayDeck.mendCopies(n - 1), [rule, ...rules.restricted], these)]
      : [];
  });
}

/** Numbers are printed with and without leading zeros. */
const bare = (print: string | undefined): string | undefined => print?.replace(/(?<=\D)0+(?=\d)/g, '');

/** Cards that the list of the day bans: of Pokémon only the printings it names; where the deck list tells no print, that is said (`unsure`). */
export function banned(
  cards: readonly Card[],
  list: LimitedList,
): { violations: DeckViolation[]; unsure: Localized[] } {
  const bans = Object.keys(list.limits).map(namedOn);
  const open = cards.filter((one) => list.unsure?.some((name) => nameKey(name) === nameKey(one.called.en)));
  const meant = cards.flatMap((one) => {
    const of = bans.filter(({ name }) => nameKey(name) === nameKey(one.called.en));
    return of.length > 0 ? [{ one, prints: of.every(({ prints }) => prints) ? of.flatMap(({ prints = [] }) => prints) : undefined }] : []; // prettier-ignore
  });
  const is = meant.filter(
    ({ one, prints }) =>
      !prints || (one.print !== undefined && prints.some((print) => bare(print) === bare(one.print))),
  );
  return {
    violations: is.map(({ one }) => violation('banned', sayDeck.banned(one.called, list.called), sayDeck.mendOut(), ['ptcg.deck.banned-cards'], [one])), // prettier-ignore
    unsure: [
      ...meant.flatMap(({ one, prints }) => (prints && one.print === undefined ? [sayDeck.bannedPrints(one.called, prints)] : [])), // prettier-ignore
      ...open.map(({ called }) => sayDeck.bannedPerhaps(called, list.called)),
    ],
  };
}

/** Cards of which the format allows no printing; basic Energy is legal everywhere. `unsure`: cards of which nobody here knows. */
export function outsidePool(
  cards: readonly Card[],
  allows: Allows,
  violationOf: (one: Card) => DeckViolation,
): { violations: DeckViolation[]; unsure: Localized[] } {
  const asked = cards.filter(({ card }) => card && !isBasicEnergy(card));
  const where = (is: ReturnType<typeof standing>) =>
    asked.filter(({ printed }) => standing(printed ?? { reprints: [] }, allows) === is);
  const called = (of: readonly Card[]) => [...new Map(of.map((one) => [one.called.en, one.called])).values()];
  const [perhaps, unknown] = [called(where('perhaps')), called(where('unknown'))];
  return {
    violations: where('not-legal').map(violationOf),
    unsure: [
      ...(perhaps.length > 0 ? [sayDeck.otherWords(perhaps)] : []),
      ...(unknown.length > 0 ? [sayDeck.noPrintings(unknown)] : []),
    ],
  };
}

/** Why a rotation's marks do not allow a card, or the day does not. */
export const outsideMarks =
  (marks: readonly string[], date?: string) =>
  (one: Card): DeckViolation => {
    const { mark: own, released = '' } = one.printed?.own ?? {};
    if (date !== undefined && released > date) return violation('not-out-yet', sayDeck.notOutYet(one.called, date), sayDeck.mendOut(), ['ptcg.tournament.new-set-legality'], [one]); // prettier-ignore
    const text = own === undefined ? sayDeck.noMark(one.called, marks) : sayDeck.markNotLegal(one.called, own, marks); // prettier-ignore
    return violation('not-in-format', text, sayDeck.mendReprint(), ['ptcg.deck.standard-regulation-marks'], [one]);
  };

/** Names of which a deck may hold only one. */
export const oneNameOf = (cards: readonly Card[], groups: SetPool['oneNameOf']): DeckViolation[] =>
  groups.flatMap((names) => {
    const keys = names.map(nameForRules);
    const these = cards.filter((one) => keys.includes(nameForRules(one.called.en)));
    const called = [...new Map(these.map((one) => [nameForRules(one.called.en), one.called])).values()];
    return called.length < 2
      ? []
      : [
          violation(
            'one-name-of',
            sayDeck.oneNameOf(called),
            sayDeck.mendOneName(),
            ['ptcg.deck.expanded-pool'],
            these,
          ),
        ];
  });
