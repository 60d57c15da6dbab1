/** What became of the cards and of the players, and what the texts of the cards rest on: read off what happened once a ruling is made. */
import type { Player, YgoState } from '../../case/schema.ts';
import type { Became, CardGround, Outcome, PlayerResult, Reason, Step } from '../../ruling/schema.ts';
import type { Card, DuelEvent, Instant, Link } from '../board/duel.ts';
import type { EventKind } from '../effects/schema.ts';
import { reason, type Game } from './game.ts';
import { sayPrevented } from '../say/prevented.ts';
import { matters } from '../unread/reached.ts';

/** What an event makes of its card; of several at one moment the first here. */
const MAKES: readonly (readonly [EventKind, Became])[] = [
  ['destroyed', 'destroyed'],
  ['banished', 'banished'],
  ['returned', 'returned'],
  ['added', 'added'],
  ['drawn', 'added'],
  ['sent', 'sent'],
  ['summoned', 'summoned'],
  ['equipped', 'equipped'],
  ['attached', 'attached'],
  ['control-changed', 'control-changed'],
  ['flipped', 'turned'],
  ['position-changed', 'turned'],
];

/** Which of them an event makes; undefined where it makes nothing of its card. */
const RANKS: ReadonlyMap<EventKind, number> = new Map(MAKES.map(([kind], rank) => [kind, rank]));

/** In the order in which it came about. */
export function outcomesOf(game: Game, illegal: { move: number; reasons: readonly Reason[] } | undefined): Outcome[] {
  const last = game.rec.steps.length;
  const all = [
    ...ofLinks(game),
    ...game.duel.log.filter(({ cleanUp }) => !cleanUp).flatMap((instant) => ofInstant(instant, last)),
    ...negatedSummons(game),
    ...game.spared.map((one): Outcome => {
      const text = sayPrevented.spared({ card: one.card.info.name, by: one.by, why: one.why });
      const became = one.why === 'unaffected' ? 'protected' : 'survived';
      return { card: one.card.id, became, why: reason(one.why, text, 'ygo.st.follow-card-text'), step: one.step };
    }),
    ...ofBattle(game),
  ];
  const move = illegal && game.moves[illegal.move];
  const [why] = illegal?.reasons ?? [];
  const kept: Outcome[] =
    move && 'card' in move ? [{ card: move.card, became: 'stayed', ...(why && { why }), step: 0 }] : [];
  return [...all.sort((a, b) => a.step - b.step), ...kept];
}

function ofLinks({ duel, rec }: Game): Outcome[] {
  const steps = new Map<string, Step[]>();
  const place = ({ chain, link }: Pick<Step, 'chain' | 'link'>) => `${chain}/${link}`;
  for (const one of rec.steps) {
    if (one.link === undefined) continue;
    const own = steps.get(place(one));
    if (own) own.push(one);
    else steps.set(place(one), [one]);
  }
  return duel.links.flatMap((link) => ofLink(link, steps.get(place({ chain: link.chain, link: link.number })) ?? []));
}
/** `own`: the steps of this link. */
function ofLink(link: Link, own: readonly Step[]): Outcome[] {
  if (!link.outcome || link.outcome === 'not-resolved') return [];
  const resolution = own.find((s) => s.kind === 'resolution');
  if (!resolution) return [];
  const skipped = resolution.outcome === 'skipped' ? resolution : own.find((s) => s.outcome === 'skipped');
  const why = link.outcome === 'resolved' ? undefined : skipped;
  return [
    { card: link.card.id, became: link.outcome, ...(why && { why: because(link.outcome, why) }), step: resolution.n },
  ];
}
const because = (code: string, { text, rules }: Step): Reason => ({ code, text, rules });

function ofInstant({ events, openedAfter }: Instant, last: number): Outcome[] {
  // In the order in which the cards come up.
  const ranks = new Map<string, number>();
  for (const { kind, card } of events)
    if (card && kind !== 'excavated')
      ranks.set(card.id, Math.min(ranks.get(card.id) ?? Infinity, RANKS.get(kind) ?? Infinity));
  return [...ranks].flatMap(([id, rank]) => {
    const made = MAKES[rank];
    return made ? [{ card: id, became: made[1], step: Math.min(openedAfter + 1, last) }] : [];
  });
}

/** Summons that were attempted and never succeeded. */
function negatedSummons(game: Game): Outcome[] {
  if (!game.duel.log.some(({ events }) => events.some(({ kind }) => kind === 'summon-attempt'))) return [];
  const events = game.duel.log.flatMap((i) => i.events.map((event) => ({ event, after: i.openedAfter })));
  const is =
    (kind: EventKind, card: string) =>
    ({ event }: { event: DuelEvent }): boolean =>
      event.kind === kind && event.card?.id === card;
  return events.flatMap(({ event, after }, i) => {
    const id = event.kind === 'summon-attempt' ? event.card?.id : undefined;
    if (id === undefined || game.attempt?.cards.some((card) => card.id === id)) return [];
    return events.slice(i).some(is('summoned', id))
      ? []
      : [{ card: id, became: 'summon-negated' as const, step: after }];
  });
}

/** Monsters that have battled and are still there. */
function ofBattle(game: Game): Outcome[] {
  const { log, cards } = game.duel;
  const last = game.rec.steps.length;
  return game.damage.flatMap(({ kind, attacker, target }) => {
    if (kind !== 'battle') return [];
    const battled = log.findLast((i) => i.events.some((e) => e.kind === 'battled'));
    const fighters = [attacker, target].flatMap((id) => (id === undefined ? [] : (cards.get(id) ?? [])));
    const left = (card: Card): boolean =>
      log.some(
        (i) => i.n >= (battled?.n ?? 0) && i.events.some((e) => e.kind === 'leaves-field' && e.card?.id === card.id),
      );
    return fighters
      .filter((card) => card.zone === 'monsters' && !left(card) && !game.spared.some((s) => s.card === card))
      .map((card): Outcome => ({
        card: card.id,
        became: 'survived',
        step: Math.min((battled?.openedAfter ?? 0) + 1, last),
      }));
  });
}

/** Life Points where they changed. */
export function playersOf(initial: YgoState, final: YgoState): { players?: Partial<Record<Player, PlayerResult>> } {
  const changed = (['A', 'B'] as const).flatMap((player) => {
    const lifePoints = final.players?.[player]?.lifePoints;
    return lifePoints === undefined || lifePoints === initial.players?.[player]?.lifePoints
      ? []
      : [[player, { lifePoints }] as const];
  });
  return changed.length > 0 ? { players: Object.fromEntries(changed) } : {};
}

/** For every card whose text mattered: it was used or could not be, something it does applied, or nobody read it and it could have mattered. */
export function groundsOf(game: Game, illegal: { move: number } | undefined): CardGround[] {
  const { duel, rec } = game;
  const refused = illegal && game.moves[illegal.move];
  const ids = new Set([
    ...(refused && 'card' in refused ? [refused.card] : []),
    ...duel.links.map(({ card }) => card.id),
    ...rec.steps.flatMap(({ card }) => card ?? []),
    ...game.reached.keys(),
    ...game.unread.filter((card) => matters(game, card)).map(({ id }) => id),
  ]);
  return [...ids].flatMap((id) => {
    const info = duel.cards.get(id)?.printed;
    if (!info || (info.effects.length === 0 && info.unread.length === 0)) return [];
    const unread = info.unread.map(({ text }) => text.en);
    return [{ card: id, ground: info.ground, ...(unread.length > 0 && { unread }) }];
  });
}
