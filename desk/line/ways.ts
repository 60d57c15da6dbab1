// Other ways in which a play that is illegal as first filled in can have been meant, the likeliest first. Each is the line with one
// thing more said: another effect of the card, another place, what happened just before, whose turn and which phase it is. What the line
// itself says is never changed.
import type { Phase, Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, EventPattern, Place } from '../../engine/ygo/effects/schema.ts';
import { activatedOf } from './asked.ts';
import { many, placeholderCard } from './placeholders.ts';
import { other } from './table.ts';
import type { Action, Item, NamedCard, Notes } from './words.ts';

/** The play that is illegal: item `at` of the line, by whom, with which card. */
export interface Stopped {
  items: readonly Item[];
  at: number;
  by: Player;
  card: YgoCard | undefined;
  effects: readonly Effect[];
}

export function ways(stopped: Stopped): Item[][] {
  const action = stopped.items[stopped.at];
  if (action?.is !== 'action') return [];
  const activation = action.does === 'activate' && action.card !== undefined;
  return [
    ...(activation
      ? [...answeredTrigger(stopped), ...otherEffects(stopped, action), ...eventsBefore(stopped, action)]
      : []),
    ...otherMoments(stopped),
  ];
}

const before = ({ items, at }: Stopped, put: readonly Item[], play?: Item): Item[] => [
  ...items.slice(0, at),
  ...put,
  ...(play ? [play] : items.slice(at, at + 1)),
  ...items.slice(at + 1),
];

/** "A summons X, B: an answer to an activation": what B answers is the effect of X. */
function answeredTrigger(stopped: Stopped): Item[][] {
  const { items, at } = stopped;
  const last = items[at - 1];
  if (last?.is !== 'action' || !last.card || !BRINGS_OUT.includes(last.does)) return [];
  const { does: _, ...same } = last;
  return [before(stopped, [{ ...same, does: 'activate', targets: [], card: again(last.card), supposed: true }])];
}
const BRINGS_OUT: readonly Action['does'][] = ['normal-summon', 'special-summon', 'flip-summon'];
/** A card named before, where it lies by then. */
const again = ({ name, card }: NamedCard): NamedCard => ({
  name,
  ...(card && { card }),
  notes: { cost: [], unknown: [] },
});

/** Each effect of the card, from each place it works from; a Spell or Trap also from the hand, Set or face-up. */
function otherEffects(stopped: Stopped, action: Action): Item[][] {
  const { notes } = action.card!;
  if (notes.place !== undefined || notes.effect !== undefined) return [];
  const { card, effects } = stopped;
  const itself =
    card !== undefined && card.kind !== 'monster' ? (['set', 'hand'] as const).map((place) => ({ place })) : [];
  const tried = activatedOf(effects).flatMap((effect, n) =>
    placesOf(effect).map((place) => ({ place, ...numbered(effects, n) })),
  );
  return [...tried, ...itself].map((way) => before(stopped, [], withNotes(action, { ...way, supposed: true })));
}
const withNotes = (action: Action, notes: Partial<Notes>): Action => ({
  ...action,
  card: { ...action.card!, notes: { ...action.card!.notes, ...notes } },
});
/** The number of an effect, where the card has several. */
const numbered = (effects: readonly Effect[], n: number): { effect?: number } =>
  activatedOf(effects).length > 1 || effects.some(({ kind }) => kind === 'activation') ? { effect: n + 1 } : {};

const SAID: Partial<Record<Place, NonNullable<Notes['place']>>> = {
  hand: 'hand',
  graveyard: 'graveyard',
  banished: 'banished',
  deck: 'deck',
  'extra-deck': 'extraDeck',
  'pendulum-zone': 'pendulum',
};
const placesOf = ({ from, pendulum }: Effect): NonNullable<Notes['place']>[] =>
  from === undefined
    ? [pendulum ? 'pendulum' : 'field']
    : [...new Set(many(from).map((place) => SAID[place] ?? 'field'))];

// ── what happened just before ──

function eventsBefore(stopped: Stopped, action: Action): Item[][] {
  const last = stopped.items[stopped.at - 1];
  // The line says that this is the next link: nothing happened in between.
  if (last?.is === 'action' && last.does === 'activate') return [];
  const { notes } = action.card!;
  const activated = activatedOf(stopped.effects);
  const candidates =
    notes.effect === undefined
      ? [...stopped.effects.filter(({ kind }) => kind === 'activation'), ...activated]
      : activated.slice(notes.effect - 1, notes.effect);
  return candidates.flatMap((effect) => {
    const n = activated.indexOf(effect);
    const play =
      n < 0 || notes.effect !== undefined
        ? action
        : withNotes(action, { ...numbered(stopped.effects, n), supposed: true });
    const events = effect.kind === 'flip' ? [{ event: 'flipped' } as const] : many<EventPattern>(effect.on);
    return events.flatMap((event) => happening(stopped, action, event)).map((put) => before(stopped, put, play));
  });
}

/** Moves that make an event happen. */
function happening({ by, card }: Stopped, action: Action, event: EventPattern): Item[][] {
  const own = action.card!;
  const itself = event.card === undefined || event.card.this !== undefined;
  const made = (does: Action['does'], who: Player, which: NamedCard, targets: NamedCard[] = []): Item[] => [
    { is: 'action', by: who, does, card: which, targets, written: '', supposed: true },
  ];
  const kinds = many(event.event);
  const theirs = whose(event, by);
  const someone = (): NamedCard => ({ ...nobody(event), notes: { cost: [], unknown: [] } });
  if (kinds.includes('flipped')) return [made('flip-summon', by, again(own))];
  if (kinds.includes('summoned')) {
    if (!itself) return [made('normal-summon', theirs, someone())];
    return [made(isExtra(card) ? 'special-summon' : 'normal-summon', by, again(own))];
  }
  if (kinds.includes('attack-declared')) {
    if (event.card?.this !== undefined) return [made('attack', by, again(own), [someone()])];
    const attacked: NamedCard = { name: other(theirs), notes: { cost: [], unknown: [] } };
    const onItself = card?.kind === 'monster' ? [made('attack', theirs, someone(), [again(own)])] : [];
    return [...onItself, made('attack', theirs, someone(), [attacked]), made('attack', theirs, someone(), [someone()])];
  }
  if (kinds.includes('phase')) return many(event.phase).map((phase) => [{ is: 'phase', phase, supposed: true }]);
  return [];
}
const whose = ({ card, by: doer }: EventPattern, by: Player): Player =>
  (card?.controller ?? doer) === 'you' ? by : other(by);
/** A monster nobody named that the event can have happened to. */
function nobody({ card: filter = {} }: EventPattern): Pick<NamedCard, 'name' | 'card'> {
  const { this: _, ...plain } = filter;
  const card = placeholderCard('monster', plain, 'monsters');
  return { name: (card.name as { en: string }).en, card };
}
const isExtra = (card: YgoCard | undefined): boolean =>
  card?.monster?.some((word) => ['fusion', 'synchro', 'xyz', 'link'].includes(word)) ?? false;

// ── whose turn, which phase ──

const PHASES: readonly Phase[] = ['battle', 'end', 'standby', 'main2', 'draw'];

/** Before the first play, where the line names neither: the other player's turn, another phase, both. */
function otherMoments({ items, at, by }: Stopped): Item[][] {
  const moment = items.slice(0, at);
  if (moment.some((item) => item.is === 'action')) return [];
  const turns: Item[][] = moment.some(({ is }) => is === 'turn')
    ? []
    : [[{ is: 'turn', player: other(by), supposed: true }]];
  const phases: Item[][] = moment.some(({ is }) => is === 'phase' || is === 'step')
    ? []
    : PHASES.map((phase) => [{ is: 'phase', phase, supposed: true }]);
  const both = turns.flatMap((turn) => phases.map((phase) => [...turn, ...phase]));
  return [...turns, ...phases, ...both].map((put) => [...put, ...items]);
}
