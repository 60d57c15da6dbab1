/** A ruling that hangs on which printing was taken: it is named, with the others there are, and what another would change is said. */
import { idOf } from '../case/ids.ts';
import { nameKey } from '../case/names.ts';
import type { PtcgRuling, Ruling } from '../ruling/schema.ts';
import type { PtcgPrinting } from '../library.ts';
import { localized } from './cards.ts';
import type { Meant } from './printings.ts';
import { inOneSentence } from './game/headline.ts';
import { W } from './say/words.ts';

interface Ruled {
  ruling: PtcgRuling;
  meant: readonly Meant[];
}

/** Other printings are tried up to so many rulings, of each name at most so many. */
const MOST = { rulings: 8, ofName: 4 };

/** `rule` takes prints for names (by name key) in place of those it would choose. */
export function ruleOnPrintings(
  rule: (instead: ReadonlyMap<string, string>) => Ruled,
  nameOf: (id: string) => string,
): PtcgRuling {
  const { ruling: bare, meant } = rule(new Map());
  const taken = meant.filter((one) => one.isOneOfSeveral).map(({ name, chosen }) => [name, chosen.print] as const);
  const ruling = taken.length > 0 ? { ...bare, printings: Object.fromEntries(taken) } : bare;
  if (meant.length === 0) return ruling;
  const spoken = new Set(spokenOf(ruling).map((id) => nameKey(nameOf(id))));
  const beside = new Set(benched(ruling).map((id) => nameKey(nameOf(id))));
  const mattering = meant.flatMap((one) => {
    if (spoken.has(nameKey(one.name))) return [one];
    return beside.has(nameKey(one.name)) && !hasAbility(one.chosen) ? [ofAbilities(one)] : [];
  });
  let left = MOST.rulings;
  // Of who is only beside the play an Ability the printing taken lacks matters more than what else the others are.
  const facts = mattering
    .toSorted((one, two) => Number(lacksAbility(two)) - Number(lacksAbility(one)))
    .map((one) => {
      const { name, chosen, others } = one;
      const tries = isAmbiguous(one) ? others.slice(0, Math.min(MOST.ofName, left)) : [];
      left -= tries.length;
      let other: { print: PtcgPrinting; told: PtcgRuling } | undefined;
      for (const print of tries) {
        const told = rule(new Map([[nameKey(name), print.print]])).ruling;
        if (asksMore(told, ruling) || said(told) === said(ruling) || isNotMeant(told, ruling)) continue;
        other = { print, told };
        break;
      }
      return { one, chosen, other };
    });
  const noted = facts.filter(({ one, chosen }) => isAmbiguous(one) || chosen.differs);
  if (noted.length === 0) return ruling;
  const assumptions = noted.map(({ one, chosen, other }) => {
    const name = localized(chosen.card.name);
    const instead = other && { print: other.print.print, headline: other.told.headline };
    const text = isAmbiguous(one)
      ? W.printing.taken(name, chosen.print, prints([...one.others, ...one.unlikely]), instead)
      : W.printing.differs(name, chosen.print);
    return { path: `/printings/${one.name}`, value: chosen.print, text };
  });
  const deciding = facts.find(({ other }) => other);
  return {
    ...ruling,
    ...(deciding && {
      headline: W.printing.either(
        localized(deciding.chosen.card.name),
        { print: deciding.chosen.print, headline: inOneSentence(ruling.headline) },
        { print: deciding.other!.print.print, headline: inOneSentence(deciding.other!.told.headline) },
      ),
    }),
    assumptions: [...assumptions, ...ruling.assumptions],
  };
}

/** A printing that has no such attack or Ability to use, or with which the play would do nothing, is none that a move can have been made with. */
const LACKS: ReadonlySet<string> = new Set([
  'no-such-attack',
  'no-such-ability',
  'works-by-itself',
  'cost-not-met',
  'no-effect',
]);
const isNotMeant = (told: PtcgRuling, chosen: PtcgRuling): boolean =>
  !chosen.illegal && told.illegal?.reasons.some(({ code }) => LACKS.has(code)) === true;
/** A printing of which something must be known first says nothing yet. */
const asksMore = (told: PtcgRuling, chosen: PtcgRuling): boolean =>
  told.verdict === 'needs-facts' || factsAsked(told).some((id) => !factsAsked(chosen).includes(id));
/** What is asked of the judge, in whichever branch; a coin is none. */
const factsAsked = ({ open, branches = [] }: Ruling): string[] => [
  ...open.flatMap(({ id, by, what }) => (by === 'judge' && what !== 'coin' ? [id] : [])),
  ...branches.flatMap((branch) => factsAsked(branch.ruling)),
];
/** The headline, however a printing spells the name ("Dialga-GX", "Dialga GX") and whatever HP it has, as long as they decide nothing. */
const said = ({ headline }: PtcgRuling): string =>
  headline.en
    .replaceAll('-', ' ')
    .replace(/(?:^|[;.] )[^.;]* is not Knocked Out \(\d+ damage, \d+ HP\)/g, '')
    .replace(/ \(\d+ damage, \d+ HP\)/g, '');
const prints = (others: readonly PtcgPrinting[]): string[] => others.map(({ print }) => print);
/** Of a Trainer or Energy card only the newest text counts. */
const isAmbiguous = ({ chosen, others, unlikely }: Meant): boolean =>
  chosen.card.kind === 'pokemon' && others.length + unlikely.length > 0;

/** Of a Pokémon on a Bench that nobody's text speaks of only a printing with an Ability could matter. */
const ofAbilities = (one: Meant): Meant => ({ ...one, others: one.others.filter(hasAbility), unlikely: [] });
const lacksAbility = ({ chosen, others }: Meant): boolean => !hasAbility(chosen) && others.some(hasAbility);
const hasAbility = ({ card }: PtcgPrinting): boolean => (card.abilities ?? []).length > 0;
const benched = ({ initial }: PtcgRuling): string[] =>
  (['A', 'B'] as const).flatMap((side) => (initial.players?.[side]?.bench ?? []).map(idOf));

/** Ids of the cards the ruling speaks of, and of the Active Pokémon. */
function spokenOf({ steps, outcomes, grounds, initial }: PtcgRuling): string[] {
  const spoken = [...steps, ...outcomes, ...grounds].flatMap(({ card }) => card ?? []);
  const active = (['A', 'B'] as const).flatMap((side) => {
    const pokemon = initial.players?.[side]?.active;
    return pokemon ? [typeof pokemon === 'string' ? pokemon : (pokemon.id ?? pokemon.card)] : [];
  });
  return [...spoken, ...active];
}
