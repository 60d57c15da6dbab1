/**
 * Cards nobody has identified: whether they meet a filter may be known all the same (where they lie, whose they are), may depend on which cards they are.
 * What a condition asks of them is asked of the judge where the answer hangs on it.
 */
import type { Player } from '../../case/schema.ts';
import { type Card, type CardSeen, onField, type Zone } from '../board/duel.ts';
import { type Bounds, type Filter, type Group, many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';
import { keyed } from '../../keyed.ts';
import { within } from './amounts.ts';
import { askedValue, isUnnamed } from './asked-value.ts';
import type { Context } from './context.ts';
import { matches, meets } from './filters.ts';
import { cardsIn } from './groups.ts';
import { seen } from './seen.ts';

/** What only somebody who knows the card can say of it. */
const OF_THE_CARD: ReadonlySet<keyof Filter> = new Set<keyof Filter>([
  'kind', 'printedKind', 'property', 'is', 'race', 'attribute', 'name', 'originalName', 'series', 'mentions', 'mentionsOneOf', 'listsMaterial', 'inOriginalName', 'mentionedOn', 'mentionsCard', 'materialOf', 'nameIncludes', 'number', 'atk', 'def', 'level', 'rank', 'link',
  'original-atk', 'original-def', 'original-level', 'original-rank', 'original-race', 'original-attribute', 'scale', 'mayHave', 'canEquip', 'changed', 'normalSummonable', 'sameAs', 'differsFrom', 'declared', 'inCommon',
]); // prettier-ignore

type Known = boolean | undefined;
/** What only somebody who knows them can say of a monster whose ATK or DEF nobody has said. */
const OF_VALUES: Partial<Record<keyof Filter, 'atk' | 'def'>> = {
  atk: 'atk',
  def: 'def',
  'original-atk': 'atk',
  'original-def': 'def',
};
/** The value this part of a filter asks for, where nobody has said it. */
const unsaidValue = (key: keyof Filter, card: CardSeen): 'atk' | 'def' | undefined => {
  const stat = keyed(OF_VALUES, key);
  return stat && !(card.face === 'down' && onField(card)) && isUnnamed(card, stat) ? stat : undefined;
};
/** Does a card nobody has identified, or one without ATK or DEF, meet a filter? Undefined: that depends on which card it is. */
function unidentifiedMatches(game: Game, filter: Filter | undefined, card: CardSeen, ctx: Context): Known {
  if (!filter) return true;
  const parts = Object.entries(filter).map(([key, wanted]: [string, unknown]): Known => {
    if (key === 'all') return every((wanted as Filter[]).map((f) => unidentifiedMatches(game, f, card, ctx)));
    if (key === 'any') return some((wanted as Filter[]).map((f) => unidentifiedMatches(game, f, card, ctx)));
    if (key === 'not') return negated(unidentifiedMatches(game, wanted as Filter, card, ctx));
    const depends = card.info.unknown
      ? OF_THE_CARD.has(key as keyof Filter) && !isSure(key as keyof Filter, wanted, card)
      : unsaidValue(key as keyof Filter, card) !== undefined;
    if (depends) return undefined;
    return meets(game, { [key]: wanted } as Filter, card, ctx);
  });
  return every(parts);
}
/** A face-down card is no more than that; what lies in a Monster Zone is a monster; a Set card elsewhere a Spell or a Trap. */
function isSure(key: keyof Filter, wanted: unknown, card: CardSeen): boolean {
  if ((key === 'atk' || key === 'def') && typeof card[key] === 'number') return true;
  if (key !== 'kind') return key !== 'printedKind' && card.face === 'down' && onField(card);
  const kinds = many(wanted as Filter['kind']);
  return card.zone === 'monsters' || (onField(card) && kinds.includes('spell') === kinds.includes('trap'));
}
/** Does the card meet a filter, whatever one it is that nobody has identified? */
export const surelyMatches = (game: Game, filter: Filter, card: CardSeen, ctx: Context): boolean =>
  card.info.unknown ? unidentifiedMatches(game, filter, card, ctx) === true : matches(game, filter, card, ctx);

const every = (parts: readonly Known[]): Known =>
  parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
const some = (parts: readonly Known[]): Known =>
  parts.includes(true) ? true : parts.includes(undefined) ? undefined : false;
const negated = (known: Known): Known => (known === undefined ? undefined : !known);

/** A Set card is no Trap (and no Spell) that anybody could count: "if a Trap is on the field" means a face-up one. */
const isOpen = ({ kind, face }: Filter, card: Card): boolean =>
  face !== undefined ||
  many(kind).length !== 1 ||
  kind === 'monster' ||
  card.face === 'up' ||
  !onField(card) ||
  card.zone === 'monsters';

/** How many cards of a group there are at least and at most, whatever the cards are that nobody has identified. */
function countBetween(game: Game, group: Group, ctx: Context): { least: number; most: number; of: Card[] } {
  const { filter, only, ...place } = group;
  const open = (card: Card): boolean => !filter || isOpen(filter, card);
  const there = filter && !only ? cardsIn(game, place, ctx) : [];
  const unidentified = there.filter((card) => card.info.unknown);
  if (unidentified.length === 0) {
    const counted = cardsIn(game, group, ctx).filter(open).length;
    return { least: counted, most: counted, of: [] };
  }
  const known = there.filter(
    (card) => open(card) && !card.info.unknown && matches(game, filter, seen(game, card), ctx),
  ).length;
  const answers = unidentified.map((card) => ({ card, is: unidentifiedMatches(game, filter, seen(game, card), ctx) }));
  const least = known + answers.filter(({ is }) => is === true).length;
  const of = answers.filter(({ is }) => is === undefined).map(({ card }) => card);
  return { least, most: least + of.length, of };
}

/** Are so many cards of a group there? Asked where that hangs on cards nobody has identified. */
export function areThere(game: Game, group: Group, count: Bounds, ctx: Context): boolean {
  const { least, most, of } = countBetween(game, group, ctx);
  const first = within(game, least, count, ctx);
  for (let n = least + 1; n <= most; n++)
    if (within(game, n, count, ctx) !== first) return askIdentified(game, JSON.stringify(group), of, ctx);
  return first;
}

/** The cards of a hand that nobody has identified and that a text takes all of ("discard all such cards"): asked whether they are such. */
export function unidentifiedOf(game: Game, group: Group, ctx: Context): Card[] {
  const { filter, only } = group;
  if (!filter || only || !many(group.where).includes('hand')) return [];
  const there = cardsIn(game, { where: 'hand', ...(group.whose && { whose: group.whose }) }, ctx);
  const of = there.filter(
    (card) => card.info.unknown && unidentifiedMatches(game, filter, seen(game, card), ctx) === undefined,
  );
  return of.length > 0 && askIdentified(game, JSON.stringify(group), of, ctx) ? of : [];
}

/** Where everybody would see what the card is, whether it meets a filter is asked; a hand and Set cards are counted as what might be there. */
const OPEN_TO_SEE: readonly Zone[] = ['monsters', 'graveyard', 'banished'];
export function isAsAsked(game: Game, filter: Filter, card: CardSeen, ctx: Context): boolean | undefined {
  if (!OPEN_TO_SEE.includes(card.zone)) return undefined;
  const known = unidentifiedMatches(game, filter, card, ctx);
  const there = game.duel.cards.get(card.id);
  return known ?? (there && askIdentified(game, JSON.stringify(filter), [there], ctx));
}

/** A card that was excavated or revealed, whatever it is: asked where that depends on it. */
export function isAsShown(game: Game, filter: Filter, card: CardSeen, ctx: Context): boolean {
  const there = game.duel.cards.get(card.id);
  if (!card.info.unknown || !there) return matches(game, filter, card, ctx);
  return unidentifiedMatches(game, filter, card, ctx) ?? askIdentified(game, JSON.stringify(filter), [there], ctx);
}

/** The card with the values that a filter asks for and nobody has said, as the judge says them; asked where the rest of the filter lets it through. */
export function withAskedValues(game: Game, filter: Filter, card: CardSeen, ctx: Context): CardSeen {
  const stats = (['atk', 'def'] as const).filter((stat) => isUnnamed(card, stat) && asksFor(filter, stat));
  if (stats.length === 0 || unidentifiedMatches(game, filter, card, ctx) !== undefined) return card;
  return Object.assign({ ...card }, ...stats.map((stat) => valueOf(game, card, stat))) as CardSeen;
}
const asksFor = (filter: Filter, stat: 'atk' | 'def'): boolean =>
  Object.entries(filter).some(([key, wanted]: [string, unknown]) =>
    key === 'any' || key === 'all'
      ? (wanted as Filter[]).some((one) => asksFor(one, stat))
      : key === 'not'
        ? asksFor(wanted as Filter, stat)
        : keyed(OF_VALUES, key) === stat,
  );
function valueOf(game: Game, card: CardSeen, stat: 'atk' | 'def'): Partial<CardSeen> {
  const value = askedValue(game, card, stat);
  return stat === 'atk' ? { atk: value, originalAtk: value } : { def: value, originalDef: value };
}

/** Asks the judge once whether cards that nobody has identified are as a text asks. */
function askIdentified(game: Game, asked: string, cards: readonly Card[], ctx: Context): boolean {
  const by = ctx.card ?? cards[0];
  if (!by) return false;
  const key = `${by.id} ${asked} ${cards.map(({ id, stay }) => `${id}/${stay}`).join(' ')}`;
  const known = game.identified.get(key);
  if (known !== undefined) return known;
  const before = [...game.identified.keys()].filter((one) => one.startsWith(`${by.id} `)).length;
  const holders = [...new Set(cards.map((card): Player => card.controller))];
  const answer = game.rec.ask<boolean>({
    id: `${by.id}/identified${before > 0 ? `/${before + 1}` : ''}`,
    by: 'judge',
    what: 'fact',
    move: game.move,
    text: sayQuestion.identified({ card: by.info.name, players: holders }),
    answers: yesOrNo(),
    rules: ['ygo.st.follow-card-text'],
  });
  game.identified.set(key, answer);
  return answer;
}
