// Monsters that are Summoned or Set in a line.
import type { Player, YgoCard, YgoMove } from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Condition, Effect, Filter } from '../../engine/ygo/effects/schema.ts';
import { costCards } from './asked.ts';
import { cardNamed, type Filling } from './filling.ts';
import { fewestOf, fromExtra, materialOf, methodOf, type Method } from './materials.ts';
import type { Named } from './names.ts';
import { fits, many, putPlaceholder, sideOf } from './placeholders.ts';
import { other, type Entry } from './table.ts';
import { paidFrom } from './paying.ts';
import type { Notes } from './items.ts';

/** A Summon or Set, with the material or Tributes the line leaves out. */
export function bringOut(filling: Filling, by: Player, does: Brings, named: Named<YgoCard>, notes: Notes): void {
  const { table, moves } = filling;
  const there = stillThere(filling, by, does, named);
  const entry = there ?? putAside(filling, by, does, named);
  const special = does === 'special-summon';
  const tributes = notes.cost
    .filter(({ how }) => special || how === 'tribute')
    .reduce<string[]>((given, { how, name, side: whose }) => {
      const card = cardNamed(filling, { name, notes });
      const tributed = how === 'tribute';
      const side = whose ?? (special && tributed ? tributesFrom(filling, by, named.card) : by);
      const zone = tributed ? 'monsters' : paidFrom(ownWay(filling, named.card)?.do, how, card.card);
      // Another copy than the one that is Summoned.
      return [...given, table.own(card, side, zone, [entry.id, ...given]).id];
    }, []);
  const card = entry.id;
  if (does === 'set' && notes.asSpell) moves.push({ by, do: does, card, as: 'spell' });
  else if (does === 'flip-summon') moves.push({ by, do: does, card });
  else if (does !== 'special-summon')
    moves.push({
      by,
      do: does,
      card,
      ...(notes.tributes === undefined
        ? tributesFor(filling, by, named.card, tributes)
        : { tributes: placeholders(filling, by, notes.tributes, notes.madeOf?.like) }),
    });
  else moves.push(specialSummon(filling, by, entry, notes, tributes, there !== undefined));
  for (const one of table.entries) if (spentOn(filling, one.id)) one.zone = 'graveyard';
  const zone = named.card?.kind === 'monster' && !notes.asSpell ? 'monsters' : 'spellsTraps';
  Object.assign(entry, { zone, face: does === 'set' ? 'down' : 'up' });
  if (does === 'special-summon' && ownWay(filling, named.card)?.to === 'opponent') entry.player = other(by);
  filling.last = { by, entry };
}

/** A Special Summon with what was named for it, else with the material its kind of Summon takes. */
function specialSummon(filling: Filling, by: Player, { id, named }: Entry, notes: Notes, given: string[], lay: boolean): YgoMove {
  const method = summonedBy(filling, named.card);
  const materials =
    given.length > 0
      ? [...given, ...besideNamed(filling, by, named.card, given)]
      : lay || method === 'own' ? given : (ofKind(filling, by, notes) ?? materialsFor(filling, by, named.card, notes));
  return {
    by,
    do: 'special-summon',
    card: id,
    method: method === 'fusion' ? 'own' : method,
    ...(materials.length > 0 && { materials }),
    ...(notes.position && { position: notes.position }),
  };
} // prettier-ignore
type Brings = 'normal-summon' | 'special-summon' | 'flip-summon' | 'set';
/** Where it lies already; what lies on the field face-up is Summoned no more: it is another copy. */
function stillThere({ table }: Filling, by: Player, does: Brings, named: Named<YgoCard>): Entry | undefined {
  const found = table.find(named, by, true);
  return found?.zone === 'monsters' && (found.face === 'up' || does !== 'flip-summon') && !found.laid
    ? undefined
    : found;
}
/** Where it comes from: face-down on the field, the Extra Deck, the hand. */
function putAside({ table, moves }: Filling, by: Player, does: Brings, named: Named<YgoCard>): Entry {
  if (does === 'flip-summon') return table.put(named, by, 'monsters', { face: 'down' });
  const extra = does === 'special-summon' && fromExtra(named.card);
  const entry = table.put(named, by, extra ? 'extraDeck' : 'hand');
  // What was played before takes another card from there.
  if (extra && moves.length > 0) table.more(by, 'extraDeck', EXTRA_DECK);
  return entry;
}
const EXTRA_DECK = 15;

/** Monsters from the hand, between Pendulum Scales nobody named. */
export function pendulumSummon({ table, moves, find }: Filling, by: Player, named: readonly Named<YgoCard>[]): void {
  if (!table.entries.some(({ zone, player }) => zone === 'pendulum' && player === by))
    for (const scale of [0, 13]) putPlaceholder(table, { where: 'pendulum-zone', whose: 'you' }, by, find, { scale });
  const summoned = named.map((one) => table.own(one, by, 'hand'));
  moves.push({ by, do: 'pendulum-summon', cards: summoned.map(({ id }) => id) });
  for (const entry of summoned) Object.assign(entry, { zone: 'monsters', face: 'up' });
}

/** Whose monsters its own way of being Summoned Tributes: a Kaiju those of the other player. */
function tributesFrom(filling: Filling, by: Player, card: YgoCard | undefined): Player {
  const tribute = costCards(ownWay(filling, card)?.do).find((pick) => pick.do === 'tribute');
  return sideOf({ whose: 'you', ...tribute }, by, 'monsters');
}
/** A Kaiju: "summons X tributing Y" is no Tribute Summon. */
export const tributesTheirs = (filling: Filling, by: Player, card: YgoCard | undefined): boolean =>
  ownWay(filling, card) !== undefined && tributesFrom(filling, by, card) !== by;
/** How it comes from the Extra Deck; by its own text where that forbids the usual way. */
function summonedBy({ text }: Filling, card: YgoCard | undefined): Method {
  const method = methodOf(card);
  const forbids = (effect: Effect) =>
    effect.ongoing?.some(
      (one) => one.rule === 'cannot' && one.what === 'special-summon' && one.cards === 'this' && one.how === method,
    );
  return card && text(card).effects.some(forbids) ? 'own' : method;
}
const ownWay = ({ text }: Filling, card: YgoCard | undefined) =>
  card && text(card).effects.find(({ procedure }) => procedure?.summon === 'own')?.procedure;

/** Whether the last move gave this card up. */
function spentOn({ moves }: Filling, id: string): boolean {
  const move = moves.at(-1) as { tributes?: string[]; materials?: string[] } | undefined;
  return (move?.tributes ?? move?.materials ?? []).includes(id);
}

/** "using 2 Level 3 monsters": those, whatever it asks for. */
const ofKind = (filling: Filling, by: Player, { madeOf }: Notes): string[] | undefined =>
  madeOf && placeholders(filling, by, madeOf.count, madeOf.like);
/** Material the line leaves out, for a Summon from the Extra Deck: monsters nobody named. */
function materialsFor(
  { table, text, find }: Filling,
  by: Player,
  card: YgoCard | undefined,
  { madeWith }: Notes,
): string[] {
  const parts = card && fromExtra(card) ? materialOf(card, text(card).effects, find) : undefined;
  const [first, ...rest] = parts ?? [];
  const one = madeWith && first ? { ...first, filter: { all: [first.filter, ofOneKind(madeWith)] } } : first;
  return (one ? [one, ...rest] : []).flatMap(
    ({ filter, facts }) =>
      putPlaceholder(table, { where: 'monsters', whose: 'you', filter }, by, find, facts)?.id ?? [],
  );
}
/** "link summons X using Y": where Y alone is never enough, monsters nobody named are the rest of the material. */
function besideNamed({ table, text, find }: Filling, by: Player, card: YgoCard | undefined, given: readonly string[]): string[] {
  const method = methodOf(card);
  if (!card || (method !== 'link' && method !== 'xyz')) return [];
  const { effects } = text(card);
  if (effects.some(({ procedure }) => procedure?.alternative || procedure?.summon === 'own')) return [];
  const used = given.flatMap((id) => table.entries.find((entry) => entry.id === id)?.named.card ?? []);
  const most = used.reduce((sum, { link = 1 }) => sum + link, 0);
  const parts = materialOf(card, effects, find) ?? [];
  // A Link Monster counts as one, or as its Link Rating.
  const missing = Math.max(method === 'link' ? (card.link ?? 1) - most : 0, fewestOf(card, effects) - given.length);
  return parts
    .slice(given.length, given.length + Math.max(missing, 0))
    .flatMap(({ filter, facts }) => putPlaceholder(table, { where: 'monsters', whose: 'you', filter }, by, find, facts)?.id ?? []);
} // prettier-ignore
/** "a Fusion, Synchro, Xyz, or Link Monster": the first of them will do. */
const ofOneKind = ({ is, ...filter }: Filter): Filter => ({ ...filter, ...(is && { is: many(is)[0]! }) });

/** Tributes the line leaves out: 1 from Level 5, 2 from Level 7; none where its own text needs none and what that asks for lies there. */
function tributesFor(
  filling: Filling,
  by: Player,
  card: YgoCard | undefined,
  named: readonly string[],
): { tributes?: string[] } {
  const { assumed, moves } = filling;
  const own = card && tributesAsked(filling, card);
  const needed = own?.tributes ?? tributesOf(card);
  // Who says what is Tributed says all of it.
  if (named.length > 0 || needed === 0) return named.length > 0 ? { tributes: [...named] } : {};
  const without = card && withoutTribute(filling, card);
  if (without?.if && isMet(filling, without.if, by)) return {};
  const there = unnamedThere(filling, by, needed);
  if (there.length === needed) return { tributes: there };
  if (filling.table.bare.includes(by))
    return { tributes: [...there, ...namedThere(filling, by, there)].slice(0, needed) };
  const known = assumed.facts.length;
  const like = own?.materials?.[0]?.filter ?? (card && tributesLike(filling, card));
  const tributes = placeholders(filling, by, needed, like);
  // That it was not Summoned as its own text says decides what it is: the headline says so.
  if (without)
    assumed.facts.splice(known, assumed.facts.length - known, {
      path: `/moves/${moves.length}/table`,
      value: tributes,
      text:
        tributes.length === 1
          ? say(
              `${by}: 1 Monster, das niemand nennt, wird als Tribut angeboten.`,
              `${by}: 1 monster nobody named is Tributed.`,
            )
          : say(
              `${by}: 2 Monster, die niemand nennt, werden als Tribut angeboten.`,
              `${by}: 2 monsters nobody named are Tributed.`,
            ),
    });
  return { tributes };
}
/** The other monsters of a player of whom the line says that he controls no more. */
const namedThere = ({ table }: Filling, by: Player, others: readonly string[]): string[] =>
  table.entries.filter(({ player, zone, id }) => player === by && zone === 'monsters' && !others.includes(id)).map(({ id }) => id); // prettier-ignore
/** "A has 2 monsters; A summons Jinzo": those nobody named are Tributed. */
const unnamedThere = ({ table }: Filling, by: Player, count: number): string[] =>
  table.entries
    .filter(({ unnamed, placeholder, zone, player }) => unnamed && !placeholder && zone === 'monsters' && player === by)
    .slice(0, count)
    .map(({ id }) => id);
/** As its Level asks. */
function tributesOf(card: YgoCard | undefined): number {
  const level = card?.kind === 'monster' ? (card.level ?? 0) : 0;
  return level >= 7 ? 2 : level >= 5 ? 1 : 0;
}
/** So many monsters nobody named, as far as they can lie there. */
const placeholders = ({ table, find }: Filling, by: Player, count: number, filter: Filter | undefined): string[] =>
  Array.from({ length: count }).flatMap(
    () => putPlaceholder(table, { where: 'monsters', whose: 'you', ...(filter && { filter }) }, by, find)?.id ?? [],
  );
/** "Requires 3 Tributes": so many, whatever its Level. */
const tributesAsked = ({ text }: Filling, card: YgoCard) =>
  text(card).effects.flatMap(({ procedure }) =>
    procedure?.summon === 'tribute' && !procedure.alternative && procedure.to !== 'opponent' ? [procedure] : [],
  )[0];
/** "The Tributes must be DARK." */
const tributesLike = ({ text }: Filling, card: YgoCard): Filter | undefined =>
  text(card).effects.flatMap(({ summoning }) => summoning?.tributesLike ?? [])[0];
/** "You can Normal Summon this card without Tributing." */
const withoutTribute = ({ text }: Filling, card: YgoCard) =>
  text(card).effects.flatMap(({ procedure }) =>
    procedure?.summon === 'tribute' && 'alternative' in procedure && procedure.tributes === 0 ? [procedure] : [],
  )[0];
/** Whether a monster it asks for lies there, as far as the line tells. */
function isMet({ table }: Filling, condition: Condition, by: Player): boolean {
  if (!('exists' in condition) || condition.count !== undefined) return false;
  const { exists } = condition;
  return table.entries.some((entry) => fits(entry, exists, by, entry));
}
