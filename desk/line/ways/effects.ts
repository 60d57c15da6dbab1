// Other ways in which a play can have been meant: another effect of the card, another place, and what happened just before it.
import { nameKey } from '../../../engine/case/names.ts';
import type { CardEffect } from '../../../engine/ygo/cards.ts';
import type { Effect, Place } from '../../../engine/ygo/effects/schema.ts';
import { activatedOf, choicesOf, isPaidBy, numberIn, only, type CardText } from '../asked.ts';
import { before, earlierThisTurn } from '../before.ts';
import { isSaid, type Action, type Item, type Notes } from '../items.ts';
import { many } from '../placeholders.ts';
import { other } from '../table.ts';
import { momentOf } from './moment.ts';
import { put, withNotes, type Stopped } from './stopped.ts';

/** The ways in which one of its effects can have been meant. */
export const effectWays = (stopped: Stopped, action: Action): Item[][] => [
  ...otherEffects(stopped, action),
  ...eventsBefore(stopped, action),
];

const isDeclared = ({ items, at }: Stopped, { card }: Action): boolean =>
  items
    .slice(0, at)
    .some((one) => one.is === 'action' && nameKey(one.card?.notes.declared ?? '') === nameKey(card?.name ?? ''));

/** Each effect of the card, where and when it works; a Spell or Trap also from the hand, or Set. */
export function otherEffects(stopped: Stopped, action: Action): Item[][] {
  const { notes } = action.card!;
  if (notes.place !== undefined || notes.effect !== undefined) return [];
  const { card, text } = stopped;
  // A card behind the arrow is no target of a card that only stays on the field.
  const mayAim = action.targets.length === 0 || text.unread.length > 0 || text.effects.some((effect) => effect.kind === 'activation' && aims(effect));
  // What a card before it has declared is not put where that does not forbid it.
  const elsewhere = card && card.kind !== 'monster' && mayAim && !isDeclared(stopped, action);
  // A Spell that can be played from the hand need not have lain Set; a Trap lies Set.
  const usual = card?.kind === 'spell' ? (['hand', 'set'] as const) : (['set', 'hand'] as const);
  const itself = elsewhere ? usual.map((place) => ({ place })) : [];
  const bullets = action.targets.length === 0 ? bulletsOf(stopped, notes) : [];
  const unread = text.unread.flatMap(({ places = [] }) => many(places as Place[]).map((place) => ({ place: said(place) })));
  const meant = only(activatedOf(text), paidAs(notes)).filter((effect) => action.targets.length === 0 || aims(effect));
  const tried = meant.flatMap((effect) =>
    placesOf(effect).map((place) => put(stopped, momentOf(stopped, effect), withNotes(action, { place, ...numberIn(text, effect), supposed: true }))),
  );
  return [...tried, ...[...bullets, ...itself, ...unread].map((way) => put(stopped, [], withNotes(action, { ...way, supposed: true })))];
} // prettier-ignore

/** Each bullet of a card of which none was said: what stands against one need not stand against another; what all of them ask for does. */
function bulletsOf({ text, reasons }: Stopped, { option, cost }: Notes): { option: number }[] {
  const bullets = text.effects.filter((effect) => effect.kind === 'activation' && effect.option !== undefined);
  const asked = new Set(bullets.map(({ condition }) => JSON.stringify(condition)));
  const same = asked.size === 1 && reasons.includes('condition');
  return option !== undefined || cost.length > 0 || same ? [] : bullets.map((effect) => ({ option: effect.option! }));
}

/** "(discard X)": the effect that is paid so. */
const paidAs = ({ cost }: Notes) => (effect: Effect): boolean =>
  cost.length > 0 && cost.every(({ how }) => isPaidBy(effect, how)); // prettier-ignore

/** Whether cards can stand behind the arrow: targets, or what is chosen when it resolves. */
const aims = (effect: Effect): boolean => (effect.targets ?? []).length > 0 || choicesOf(effect).length > 0;

const SAID: Partial<Record<Place, NonNullable<Notes['place']>>> = {
  hand: 'hand',
  graveyard: 'graveyard',
  banished: 'banished',
  deck: 'deck',
  'extra-deck': 'extraDeck',
  'pendulum-zone': 'pendulum',
};

const said = (place: Place): NonNullable<Notes['place']> => SAID[place] ?? 'field';

export const placesOf = ({ from, pendulum }: Effect): NonNullable<Notes['place']>[] =>
  from === undefined ? [pendulum ? 'pendulum' : 'field'] : [...new Set(many(from).map(said))];

export function eventsBefore(stopped: Stopped, action: Action): Item[][] {
  const { items, at, by, card, text } = stopped;
  // Behind a play the line tells, what this answers is told too: nothing is put in between.
  if (items.slice(0, at).some(isSaid)) return [];
  const { notes } = action.card!;
  const activated = activatedOf(text);
  const candidates: CardEffect[] =
    notes.effect === undefined
      ? [
          ...text.effects.filter(({ kind }) => kind === 'activation').map((effect, index) => ({ ...effect, index })),
          ...activated,
        ]
      : activated.filter(({ number }) => number === notes.effect);
  // Where the line says the card is, another effect of it than those used there is not meant; nor, with a card behind the arrow, one that takes none.
  const there = only(candidates, (effect) => notes.place !== undefined && placesOf(effect).includes(notes.place));
  const paid = only(there, paidAs(notes));
  return only(paid, (effect) => action.targets.length > 0 && aims(effect)).flatMap((effect) => {
    const play =
      effect.number !== undefined ? withNotes(action, { ...numberIn(text, effect), supposed: true }) : action;
    const answering = { by, card, own: play.card! };
    const { phases: _, ...anyPhase } = effect;
    return [
      ...before(answering, effect).map((first) => put(stopped, [...momentOf(stopped, effect), ...first], play)),
      ...earlierThisTurn(answering, effect).map((first) =>
        put(stopped, [...momentOf(stopped, anyPhase), ...first], play),
      ),
    ];
  });
}

/** "A attacks directly, B: X": the monster that answers does not lie on the field. */
export function fromElsewhere(stopped: Stopped): Item[][] {
  const { items, at, reasons, known } = stopped;
  const answer = items.findIndex((item, n) => n > at && item.is === 'action' && item.does === 'activate' && isSaid(item));
  const action = items[answer];
  const attack = items[at];
  // An attack without a target may be one on what the line does not name.
  const isDirect = attack?.is === 'action' && attack.targets.length > 0 && reasons.includes('direct-attack');
  if (!isDirect || action?.is !== 'action' || !action.card) return [];
  return otherEffects({ ...stopped, at: answer, by: action.by ?? other(stopped.by), reasons: [], ...known(action) }, action);
} // prettier-ignore

/** "A: X -> Jinzo, B: Called by the Grave -> Jinzo": what both target lay where the first may target it, too. */
export function targetElsewhere({ items, at, known }: Stopped, { targets: [target] }: Action): Item[][] {
  const first = items.findLastIndex((item, n) => n < at && item.is === 'action' && item.targets.some(({ name }) => name === target?.name));
  const before = items[first];
  if (!target || before?.is !== 'action' || before.targets.some(({ notes }) => notes.place !== undefined)) return [];
  const places = activatedAnd(known(before).text).flatMap(({ targets = [] }) => targets.flatMap(({ where }) => many(where).map(said)));
  const there = (place: NonNullable<Notes['place']>): Action => ({
    ...before,
    targets: before.targets.map((one) => (one.name === target.name ? { ...one, notes: { ...one.notes, place, supposed: true } } : one)),
  });
  return [...new Set(places)].slice(1).map((place) => [...items.slice(0, first), there(place), ...items.slice(first + 1)]);
} // prettier-ignore

const activatedAnd = (text: CardText): readonly Effect[] => [
  ...text.effects.filter(({ kind }) => kind === 'activation'),
  ...activatedOf(text),
];
