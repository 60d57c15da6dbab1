/** A ruling that rests on what nobody gave – nobody on a Bench, no cards in a hand, no Energy on a Pokémon – is made again with other amounts of it: what then comes out is said, too. */
import { idOf } from '../case/ids.ts';
import type { Player, PokemonInPlay, PtcgCase, PtcgPlayer } from '../case/schema.ts';
import type { Fact, Localized, PtcgRuling } from '../ruling/schema.ts';
import { sentences } from '../ruling/say.ts';
import { inOneSentence } from './game/headline.ts';
import { W } from './say/words.ts';

/** What nobody gave, and how a case looks in which there are so many of it. */
interface Amount {
  what: Parameters<typeof W.varied.each>[1];
  of: Localized;
  tried: readonly number[];
  put: (theCase: PtcgCase, count: number) => void;
}
const FULL_BENCH = [1, 2, 3, 4, 5];
const SOME = [1, 2, 3, 4];

/** `ruling`: of `theCase`; `rule` rules on another; `nameOf` names a card by its id. */
export function ruleVaried(ruling: PtcgRuling, theCase: PtcgCase, rule: (theCase: PtcgCase) => PtcgRuling, nameOf: (id: string) => Localized): PtcgRuling {
  const { verdict, branches = [], damage = [], assumptions } = ruling;
  if ((verdict !== 'resolved' && verdict !== 'over') || branches.length > 0) return ruling;
  return assumptions.filter(({ text }) => text && ruling.headline.en.includes(text.en)).reduce((told, fact) => {
    const amount = amountOf(fact, theCase, nameOf);
    // How a game ended is compared for Prize cards only.
    if (!amount || (verdict === 'over' && amount.what !== 'prizes')) return told;
    const others = amount.tried.map((count) => {
      const copy = structuredClone(theCase);
      amount.put(copy, count);
      return { count, ruling: rule(copy) };
    });
    // It does not hang on that: the headline does not say so.
    if (amount.what === 'prizes' && others.every((other) => isAsTold(other.ruling, ruling))) return { ...told, headline: without(told.headline, [fact]) };
    // The game ends so whatever was not given: only the damage is another.
    const endsSo = verdict === 'over' && others.every((other) => JSON.stringify(other.ruling.over) === JSON.stringify(ruling.over));
    const said = verdict === 'resolved' || endsSo ? differing(amount, damage, others) : undefined;
    if (endsSo && said) return { ...told, headline: sentences([without(told.headline, [fact]), said]) };
    return said ? { ...told, headline: withSaid(told, fact, amount.what, said) } : told;
  }, ruling);
} // prettier-ignore

/** The same comes out, whatever was not given. */
const isAsTold = (other: PtcgRuling, ruling: PtcgRuling): boolean =>
  other.verdict === ruling.verdict && bare(other).en === bare(ruling).en;

/** Behind what it holds for; where there is no damage so, in front of everything. */
function withSaid({ headline, damage }: PtcgRuling, fact: Fact, what: Amount['what'], said: Localized): Localized {
  if (totalOf(damage) > 0) return sentences([headline, said]);
  return sentences([said, W.varied.without(what, inOneSentence(without(headline, [fact])))]);
}
/** So much more for each, where it is the same for each; else the first amount with which another damage comes out. */
function differing(
  { what, of }: Amount,
  damage: PtcgRuling['damage'],
  others: readonly { count: number; ruling: PtcgRuling }[],
): Localized | undefined {
  const before = totalOf(damage);
  // What is asked when the damage is done – whether somebody of unknown HP is Knocked Out – changes nothing about it.
  const isAsked = ({ verdict, damage: done = [] }: PtcgRuling): boolean =>
    verdict === 'illegal' || (verdict === 'needs-facts' && done.length < Math.max(1, damage?.length ?? 0));
  if (others.some(({ ruling }) => isAsked(ruling))) return undefined;
  const totals = others.map(({ ruling }) => totalOf(ruling.damage));
  const each = (totals[0] ?? before) - before;
  if (each !== 0 && totals.every((total, n) => total === Math.max(0, before + each * (n + 1))))
    return W.varied.each(each, what, of, before === 0);
  const at = totals.findIndex((total) => total !== before);
  const first = others[at];
  const stays = totals.slice(at).every((total) => total === totals[at]);
  return (
    first && W.varied.with({ n: first.count, stays, alone: before === 0 }, what, of, inOneSentence(bare(first.ruling)))
  );
}
const totalOf = (damage: PtcgRuling['damage']): number => (damage ?? []).reduce((sum, { total }) => sum + total, 0);
/** What another ruling rests on is of no interest here. */
const bare = ({ headline, assumptions }: PtcgRuling): Localized => without(headline, assumptions);
/** A headline that does not say what is assumed there. */
const without = (headline: Localized, facts: readonly Fact[]): Localized =>
  facts.reduce((said, { text }) => (text ? { de: cut(said.de, text.de), en: cut(said.en, text.en) } : said), headline);
const cut = (said: string, text: string): string => said.replace(text, '').replace(/ {2}/, ' ').trim();

function amountOf({ path }: Fact, theCase: PtcgCase, nameOf: (id: string) => Localized): Amount | undefined {
  const [, player, zone] = /^\/players\/([AB])\/(bench|hand)$/.exec(path) ?? [];
  if (player) return ofZone(player as Player, zone as 'bench' | 'hand');
  const [, whose, prizes] = /^\/untold\/([AB])\/(prizes)$/.exec(path) ?? [];
  if (prizes) return ofPrizes(whose as Player);
  const [, id = '', what] = /^\/untold\/(.+)\/(damage|energy)$/.exec(path) ?? [];
  return what === undefined ? undefined : onPokemon(id, what as 'damage' | 'energy', theCase, nameOf(id));
}
const sideOf = (theCase: PtcgCase, player: Player): PtcgPlayer =>
  (((theCase.state ??= {}).players ??= {})[player] ??= {});
const BENCHED = { de: 'ein Pokémon auf der Bank', en: 'a Pokémon on the Bench' };
function ofZone(player: Player, zone: 'bench' | 'hand'): Amount {
  const put = (theCase: PtcgCase, count: number): void => {
    if (zone === 'hand') sideOf(theCase, player).hand = Array<string>(count).fill('?');
    else {
      theCase.cards = { ...theCase.cards, [BENCHED.en]: { name: BENCHED, kind: 'pokemon', stage: 'basic' } };
      sideOf(theCase, player).bench = Array.from({ length: count }, (_, n) => ({ id: `${BENCHED.en} ${n + 1}`, card: BENCHED.en }));
    }
  };
  return { what: zone, of: { de: player, en: player }, tried: zone === 'bench' ? FULL_BENCH : SOME, put };
} // prettier-ignore
const ofPrizes = (player: Player): Amount => ({
  what: 'prizes',
  of: { de: player, en: player },
  tried: [5, 4, 3, 2, 1],
  put: (theCase, count) => {
    const side = sideOf(theCase, player);
    side.prizes = typeof side.prizes === 'object' ? { ...side.prizes, count } : count;
  },
});
function onPokemon(id: string, what: 'damage' | 'energy', theCase: PtcgCase, of: Localized): Amount | undefined {
  // Looked up in a copy: the case that is ruled on stays as it is written.
  const there = pokemonOf(structuredClone(theCase), id);
  if (!there) return undefined;
  const type = there.energy?.at(-1) ?? 'Fire';
  const put = (copy: PtcgCase, count: number): void => {
    const pokemon = pokemonOf(copy, id)!;
    if (what === 'damage') pokemon.damage = count * 10;
    else pokemon.energy = [...(pokemon.energy ?? []), ...Array<typeof type>(count).fill(type)];
  };
  return { what, of, tried: SOME, put };
} // prettier-ignore
/** The Pokémon of this id in the case, written so that more can be put on it. */
function pokemonOf({ state }: PtcgCase, id: string): PokemonInPlay | undefined {
  for (const side of Object.values(state?.players ?? {})) {
    const isIt = (one: string | PokemonInPlay | null | undefined): boolean => Boolean(one && idOf(one) === id);
    if (side.active && isIt(side.active)) {
      if (typeof side.active === 'string') side.active = { card: side.active };
      return side.active;
    }
    const at = side.bench?.findIndex(isIt) ?? -1;
    if (at < 0) continue;
    const one = side.bench![at]!;
    return (side.bench![at] = typeof one === 'string' ? { card: one } : one);
  }
  return undefined;
} // prettier-ignore
