// The two sides of an attack as a line names them: who attacks, with which attack and the Energy for it, and whom it hits.
import { basicEnergy, closest, eachName, isCalled, meantBy } from '../../engine/case/names.ts';
import type { EnergyType, PokemonInPlay, PtcgCard, PtcgModifier } from '../../engine/case/schema.ts';
import { names } from './names.ts';
import { isInPlayAs, type PokemonLine } from './pokemon-line.ts';
import { type Attack } from './pokemon-cards.ts';
import { isSomebody, nobodyNamed, ON_BENCH, SOMEBODY } from './pokemon-nobody.ts';
import { readNotes, type Side } from './pokemon-side.ts';
import { lineNotUnderstood, unknownAttack } from './problems.ts';
import type { Told } from './pokemon-told.ts';
import { beginnings, withoutUses } from './words.ts';

/** The type of the Weakness the line gives the defender: who says it means that it counts. */
export const weaknessIn = (side: Side): EnergyType | undefined => readNotes(side.notes).weakness?.[0]?.type;

/** Words that tell of a board: with them nobody's name is meant ("Snorlax has a Cape and 200 damage"). */
const TELLS = /(?:^|\s)(?:has|hat|is|ist|controls|kontrolliert|and|und|with|mit|active|aktiv)(?=\s|$)/i;

/** The Pokémon that attacks, as the line describes it, and its attack; `weakTo`: the Weakness said of whom it hits. */
export function attackerOf(
  side: Side,
  weakTo: EnergyType | undefined,
  into: PokemonLine,
): { pokemon: PokemonInPlay; attack: string | number } {
  const said = readNotes(side.notes);
  const effects = side.modifiers.map(({ op, value, after }): PtcgModifier => ({
    applies: after ? 'attack-after-weakness' : 'attack-before-weakness',
    op,
    value,
  }));
  const more = { ...(said.damage !== undefined && { damage: said.damage }), ...(effects.length > 0 && { effects }) };
  if (side.number !== undefined) {
    const { key, number } = byDamage(side.name, side.number, { types: said.types, weakTo }, into);
    return { pokemon: { card: key, ...more }, attack: number };
  }
  if (isSomebody(side.name)) return { pokemon: { card: someAttack(into), ...more }, attack: 1 };
  const used = withAttack(side.name, into);
  const { name, card, attack, costs } = used;
  const key = keyOf(used, said.types, into);
  const told = energyTold(name, costs[0]?.length ?? 0, into);
  const paid = energyFor(costs, card, attack.text === undefined);
  paidWith(told, paid, into);
  const basic = told ? [] : withoutPut(paid, name, into);
  if (basic.length > 0)
    into.assumed.add(
      '/active/energy',
      basic,
      'Die Energie für die Attacke ist angelegt.',
      'The Energy for the attack is attached.',
    );
  return {
    pokemon: { card: key, ...(basic.length > 0 && { energy: basic }), ...more },
    attack: names({ name: attack.name } as PtcgCard, '').en,
  };
}

/** A Pokémon nobody named attacks, and nobody says with what: its text is for the judge to tell. */
function someAttack(into: PokemonLine): string {
  const attacks = [{ name: { de: 'eine Attacke', en: 'an attack' }, cost: [], text: { de: 'Niemand hat gesagt, was sie tut.', en: 'Nobody said what it does.' } }];
  // Behind other moves it may be one that came from the Bench.
  for (const called of into.case.moves ? [ON_BENCH, SOMEBODY] : [SOMEBODY]) {
    const { name, card } = nobodyNamed(called);
    into.define(name, card, { attacks, typesUnlisted: true });
  }
  return SOMEBODY.en;
} // prettier-ignore
/** 'pikachu 50': an attack of so much damage and nothing more. */
function byDamage(called: string, damage: number, of: { types: EnergyType[] | undefined; weakTo: EnergyType | undefined }, into: PokemonLine): { key: string; number: number } {
  const isOther = !into.known(called) && namesAttack(called, into);
  if (isOther || (TELLS.test(called) && !into.known(called))) return lineNotUnderstood(`${called} ${damage}`);
  const written = into.card(called, true);
  if (written.card.kind !== 'pokemon' && written.card.hp === undefined) return lineNotUnderstood(`${called} ${damage}`);
  const used = into.abilitiesOf(written.name);
  const { name, card } = into.fitting(
    written,
    ({ attacks = [], abilities = [] }) =>
      attacks.some((one) => Number.parseInt(String(one.damage)) === damage) && used.every((ability) => abilities.flatMap(eachName).includes(ability)),
  );
  // "greift mit X ATTACK Y an und will 60 auf Z machen": what the attack does besides, no other one.
  const isPrinted = card.attacks?.some((one) => Number.parseInt(String(one.damage)) === damage);
  if (!isPrinted && into.case.moves?.some((move) => move.do === 'attack' && typeof move.attack === 'string')) return lineNotUnderstood(`${called} ${damage}`);
  into.assumed.add('', damage, 'Die Attacke kostet nichts und hat keinen weiteren Text.', 'The attack costs nothing and has no other text.');
  const { facts, attacks, number } = into.withDamage(name, card, damage);
  const types = of.types ?? ofWeakness(of.weakTo, name, card, into);
  return { key: into.define(name, facts, { attacks, ...(types ? { types } : !card.types && { typesUnlisted: true }) }), number };
} // prettier-ignore
/** What the case calls who attacks. */
function keyOf({ name, card, lent }: WithAttack, types: EnergyType[] | undefined, into: PokemonLine): string {
  if (name === SOMEBODY.en) return into.nobody();
  return lent ? name : into.define(name, card, types ? { types } : {});
}

/**
 * How many Energy cards lie there is said, or as many as the attack costs are named, or a basic one beside a Special Energy, which nobody names who
 * does not list them all: none are put there besides.
 */
function energyTold(name: string, cost: number, into: PokemonLine): Extract<Told, { attached: unknown }> | undefined {
  const lies = into.told.filter((one): one is Extract<Told, { attached: unknown }> => 'attached' in one && one.name === name);
  const put = (into.case.moves ?? []).flatMap((move) => (move.do === 'attach' && move.to === name ? [move.card] : []));
  const isListed = ({ attached: { energy } }: (typeof lies)[number]): boolean =>
    [...energy, ...put].some((one) => basicEnergy(one)) && energy.some((one) => !basicEnergy(one));
  return lies.find((one) => one.all === true) ?? lies.find((one) => one.attached.energy.length > 0 && (one.attached.energy.length >= cost || isListed(one)));
} // prettier-ignore

/** An Energy card the line attaches to it pays, too: a basic one, a Special Energy for one of the types it may provide. */
function withoutPut(paid: readonly EnergyType[], name: string, into: PokemonLine): EnergyType[] {
  const left = [...paid];
  for (const move of into.case.moves ?? []) {
    if (move.do !== 'attach' || move.to !== name) continue;
    const type = basicEnergy(move.card) ?? left.find((one) => mayProvide(move.card, one, into));
    if (type && left.includes(type)) left.splice(left.indexOf(type), 1);
  }
  return left;
}

/** Whether a Special Energy card may provide Energy of this type. */
function mayProvide(name: string, type: EnergyType, into: PokemonLine): boolean {
  const { card } = into.known(name) ?? {};
  return card?.kind === 'energy' && type !== 'Colorless' && (JSON.stringify([card.provides, card.effects]).includes(`"${type}"`) || /every type of Energy/i.test(JSON.stringify(card.text ?? '')));
} // prettier-ignore
/** "with 2 Energy": of the types the attack costs, as far as they go. */
function paidWith(told: Extract<Told, { attached: unknown }> | undefined, cost: readonly EnergyType[], into: PokemonLine): void {
  if (!told) return;
  const { any = 0, attached } = told;
  if (attached.energy.length > 0 || any === 0) return;
  const more = cost.at(-1) ?? 'Fire';
  attached.energy.push(...Array.from({ length: any }, (_, n) => cost[n] ?? more));
  into.assumed.add('', any, 'Die Energie ist von den Typen, die die Attacke kostet.', 'The Energy is of the types the attack costs.');
} // prettier-ignore

/** Its type where the Weakness that counts is of another than it has. */
function ofWeakness(type: EnergyType | undefined, name: string, card: PtcgCard, into: PokemonLine): EnergyType[] | undefined {
  if (!type || card.types?.includes(type)) return undefined;
  const { de, en } = names(card, name);
  into.assumed.add('', type, `${de} ist vom Typ der genannten Schwäche.`, `${en} is of the type of the Weakness named.`);
  return [type];
} // prettier-ignore

/** Energy that pays the first of these costs, and the others as far as the same number of cards can; `more`: more cards may lie there. */
function energyFor([first = [], ...others]: readonly EnergyType[][], card: PtcgCard, more: boolean): EnergyType[] {
  let paid = first;
  for (const cost of others) {
    const missing = typed(cost).filter((type) => count(cost, type) > count(paid, type));
    const lacking = [...new Set(missing)].flatMap((type) => Array<EnergyType>(count(cost, type) - count(paid, type)).fill(type));
    const both = [...typed(paid), ...lacking];
    const length = Math.max(paid.length, cost.length, both.length);
    if (length === paid.length || more) paid = [...both, ...Array<EnergyType>(length - both.length).fill('Colorless')];
  }
  // What costs any is paid with the type that is asked for besides: which of them is discarded is then no question.
  const usual = [...typed(paid), ...(card.types ?? [])].find((type) => type !== 'Colorless' && type !== 'Dragon') ?? 'Fire';
  return paid.map((type) => (type === 'Colorless' || type === 'Dragon' ? usual : type));
} // prettier-ignore
const typed = (cost: readonly EnergyType[]): EnergyType[] => cost.filter((type) => type !== 'Colorless');
const count = (cost: readonly EnergyType[], type: EnergyType): number => cost.filter((one) => one === type).length;

interface WithAttack {
  name: string;
  card: PtcgCard;
  attack: Attack;
  /** What it costs, on this printing and on the others that have it. */
  costs: EnergyType[][];
  /** A Pokémon Tool has it. */
  lent?: true;
}
/** The attack these words name: by name in either language, on whichever printing; nearly; or by number. */
export function attackNamed(written: string, name: string, cards: readonly PtcgCard[]): WithAttack | undefined {
  const words = withoutUses(
    written.replace(/^(?:attacke?|attacks|greift(?:\s+an)?)(?!\p{L})\s*:?\s*(?:with\s+|mit\s+)?/iu, ''),
  );
  const all = cards.flatMap((card) => (card.attacks ?? []).map((attack) => ({ name, card, attack })));
  const near = meantBy(
    words,
    all.flatMap(({ attack }) => eachName(attack)),
  );
  const [first] = all;
  const found =
    all.find(({ attack }) => isCalled(attack, words)) ??
    all.find(({ attack }) => near !== undefined && eachName(attack).includes(near)) ??
    all.find(({ card, attack }) => card === first?.card && card.attacks?.[Number(words) - 1] === attack);
  const isIt = (attack: Attack) => found !== undefined && eachName(attack)[0] === eachName(found.attack)[0];
  const costs = all.flatMap(({ attack }) => (attack !== found?.attack && isIt(attack) ? [attack.cost ?? []] : []));
  return found && { ...found, costs: [found.attack.cost ?? [], ...costs], ...(LENT.has(found.card) && { lent: true }) };
}

/** Attacks to suggest, those of like names first. */
const closestFirst = (written: string, called: readonly string[]): string[] =>
  [...new Set([...closest(written, called), ...called])].slice(0, SUGGESTED);
const SUGGESTED = 8;

/** The longest beginning that names a Pokémon with attacks, its printings, and the words behind it. */
export function pokemonIn(
  written: string,
  into: PokemonLine,
): { name: string; cards: readonly PtcgCard[]; rest: string } | undefined {
  for (const { name: called, rest } of beginnings(written)) {
    const found = isSomebody(called) ? nobodyNamed() : into.known(called);
    if (!found || (found.name === SOMEBODY.en && called !== SOMEBODY.en)) continue;
    const cards = [found.card, ...into.printings(found.name), ...lentTo(found.card, rest, into)];
    if (cards.some(({ attacks = [] }) => attacks.length > 0)) return { name: found.name, cards, rest };
  }
  return undefined;
}
/** The attack of a Pokémon Tool (a Technical Machine), as if it were the Pokémon's that has it. */
function lentTo(card: PtcgCard, attack: string, into: PokemonLine): PtcgCard[] {
  const tools = attack === '' || !isInPlayAs(card) ? [] : into.using(withoutUses(attack)).flatMap((name) => into.known(name)?.card ?? []);
  const lent = tools.filter(({ trainer }) => trainer === 'tool').map(({ attacks = [] }) => ({ name: card.name, kind: card.kind, ...(card.types && { types: card.types }), attacks }));
  for (const one of lent) LENT.add(one);
  return lent;
} // prettier-ignore
const LENT = new WeakSet<PtcgCard>();

/** 'pikachu ex thunderbolt': the longest beginning that names a card, then one of its attacks; a name alone: its first attack, and that none was named is kept. */
function withAttack(written: string, into: PokemonLine): WithAttack {
  const { rest, name, cards } = pokemonIn(written, into) ?? alone(written, into);
  if (rest !== '') {
    const called = cards.flatMap(({ attacks = [] }) => attacks.flatMap((one) => eachName(one).slice(0, 1)));
    return attackNamed(rest, name, cards) ?? unknownAttack(rest, name, closestFirst(rest, called));
  }
  // Of the printing whose attacks the line has used before.
  const before = into.attacksOf(name);
  const fits = ({ attacks = [] }: PtcgCard) => before.every((used) => attacks.some((one) => eachName(one).includes(used))); // prettier-ignore
  const attacksOn = (some: readonly PtcgCard[]) => some.filter(fits).flatMap(({ attacks = [] }) => attacks);
  const likely = attacksOn([...into.likely(name), ...cards.slice(0, 1)]);
  const all = likely.length > 0 ? likely : attacksOn([...into.printings(name), ...cards]);
  const called = all.map((attack) => names({ name: attack.name } as PtcgCard, ''));
  const [first, ...others] = new Map(called.map((one) => [one.en, one])).values();
  if (!first) return lineNotUnderstood(written);
  if (others.length > 0) into.unnamed.set(name, [first, ...others]);
  return attackNamed(into.instead?.of === name ? into.instead.attack : first.en, name, cards) ?? lineNotUnderstood(written);
} // prettier-ignore
/** Words that name one card, whatever its spelling. */
function alone(written: string, into: PokemonLine): { name: string; cards: readonly PtcgCard[]; rest: string } {
  const { name, card } = into.card(written, false);
  return { name, cards: [card, ...into.printings(name)], rest: '' };
}

/** The Pokémon that is hit, as the line describes it. */
export function defenderOf(side: Side, into: PokemonLine): PokemonInPlay {
  const { damage, ...said } = readNotes(side.notes);
  const written = into.card(side.name, side.number !== undefined);
  const { name, card } = into.fitting(written, ({ hp }) => side.number === undefined || hp === side.number);
  const key = into.define(name, card, { ...said, ...(side.number !== undefined && { hp: side.number }) });
  const effects = side.modifiers.map(({ op, value }): PtcgModifier => ({
    applies: 'defense-after-weakness',
    op,
    value,
  }));
  return { card: key, ...(damage !== undefined && { damage }), ...(effects.length > 0 && { effects }) };
}

/** Whether words begin with a Pokémon and an attack of it: they are nobody's name. */
function namesAttack(text: string, into: PokemonLine): boolean {
  const { name, rest, cards } = pokemonIn(text, into) ?? { name: '', rest: '', cards: [] };
  return rest !== '' && beginnings(rest).some((one) => attackNamed(one.name, name, cards) !== undefined);
}
