/** A Summon as it is made: materials and Tributes have been paid, the monsters lie there, and until it succeeds it can be negated. */
import type { Player, YgoMonster } from '../../case/schema.ts';
import type { RuleId } from '../../ruling/schema.ts';
import { addForce } from '../change/lasting.ts';
import { endInstant, happen, instant, nextOrder, touch } from '../change/instant.ts';
import { placeOf } from '../change/moving.ts';
import { toMonsterZone } from '../change/onto-field.ts';
import { turnFaceUp } from '../change/on-field.ts';
import { seen } from '../derive/seen.ts';
import type { Card, Cause } from '../board/duel.ts';
import type { Operation, SummonKind } from '../effects/schema.ts';
import { runOperations } from '../operations/run.ts';
import { step, type Game } from '../game/game.ts';
import { saySummon } from './say.ts';

export interface Coming {
  card: Card;
  position: 'attack' | 'defense';
  slot?: YgoMonster['zone'];
  /** On whose side. */
  to?: Player;
}
interface Made {
  by: Player;
  how: SummonKind;
  rules: readonly RuleId[];
  /** What is done as soon as the Summon has succeeded ("if Summoned this way"). */
  then?: readonly Operation[] | undefined;
}

/** Puts monsters down; the window in which the Summon can be negated opens. */
export function attemptSummon(game: Game, coming: readonly Coming[], made: Made): void {
  const { by, how } = made;
  const { duel } = game;
  const cause: Cause = { kind: how === 'normal' || how === 'tribute' ? 'action' : 'procedure', by };
  const from = new Map(coming.map(({ card }) => [card.id, card.zone]));
  const places = new Map(coming.map(({ card }) => [card.id, placeOf(card)]));
  const cards = coming.map((c) => c.card);
  instant(game, {}, () => {
    for (const { card, position, slot, to } of coming) {
      const place = places.get(card.id);
      toMonsterZone(game, card, to ?? by, how, { position, slot, ...(place && { from: place }) });
      card.applying = false;
      touch(game, card);
    }
    for (const card of cards)
      happen(game, {
        kind: 'summon-attempt',
        card: seen(game, card),
        cause,
        from: from.get(card.id) ?? 'nowhere',
        to: 'monsters',
        how,
        player: by,
      });
  });
  openAttempt(game, cards, made, from, () => {
    instant(game, {}, () => {
      for (const card of cards) {
        card.applying = true;
        card.properlySummoned = true;
        card.since = { ...card.since, order: nextOrder(game) };
        touch(game, card);
      }
      for (const card of cards)
        happen(game, {
          kind: 'summoned',
          card: seen(game, card),
          cause,
          from: from.get(card.id) ?? 'nowhere',
          to: 'monsters',
          how,
          player: by,
        });
    });
  });
  duel.revision++;
}
/** A Flip Summon: the monster is turned face-up when it succeeds. */
export function attemptFlip(game: Game, card: Card, { by, rules }: Omit<Made, 'how'>): void {
  const cause: Cause = { kind: 'action', by };
  instant(game, {}, () =>
    happen(game, {
      kind: 'summon-attempt',
      card: seen(game, card),
      cause,
      from: 'monsters',
      to: 'monsters',
      how: 'flip',
      player: by,
    }),
  );
  openAttempt(game, [card], { by, how: 'flip', rules }, new Map([[card.id, 'monsters']]), () =>
    instant(game, {}, () => {
      turnFaceUp(game, card, 'attack', cause);
      card.positionChanged = true;
      touch(game, card);
      happen(game, {
        kind: 'summoned',
        card: seen(game, card),
        cause,
        from: 'monsters',
        to: 'monsters',
        how: 'flip',
        player: by,
      });
    }),
  );
}
/** A Gemini monster is Normal Summoned although it lies on the field: it becomes an Effect Monster when that succeeds. */
export function attemptAgain(game: Game, card: Card, { by, rules }: Omit<Made, 'how'>): void {
  const cause: Cause = { kind: 'action', by };
  const event = (kind: 'summon-attempt' | 'summoned') =>
    instant(game, {}, () =>
      happen(game, {
        kind,
        card: seen(game, card),
        cause,
        from: 'monsters',
        to: 'monsters',
        how: 'normal',
        player: by,
      }),
    );
  event('summon-attempt');
  openAttempt(game, [card], { by, how: 'normal', rules }, new Map([[card.id, 'monsters']]), () => {
    addForce(game, card, {
      shown: { what: 'kind', value: 'effect', until: 'leaves' },
      rules: [{ rule: 'treated-as', kind: 'effect' }],
      controller: by,
      until: 'leaves',
    });
    event('summoned');
  });
}
function openAttempt(
  game: Game,
  cards: Card[],
  { by, how, rules, then }: Made,
  from: ReadonlyMap<string, Card['zone']>,
  done: () => void,
): void {
  const { duel } = game;
  const at = duel.log.length - 1;
  game.attempt = {
    cards,
    by,
    negated: false,
    from,
    succeed() {
      done();
      const text = saySummon.summoned({ cards: cards.map((c) => c.info.name), how });
      game.told.push({ weight: 20, after: game.rec.steps.length, text });
      step(game, { kind: 'summon', by, ...(cards[0] && { card: cards[0].id }), text, rules });
      if (then && cards[0]) doAlongside(game, then, cards[0], by);
    },
  };
  duel.window = { kind: 'summon', since: at, last: at, upTo: at, passed: [] };
  step(game, {
    kind: 'summon-attempt',
    by,
    ...(cards[0] && { card: cards[0].id }),
    text: saySummon.attempts({ player: by, cards: cards.map((c) => c.info.name), how }),
    rules,
  });
}
/** Done at once, on the side: the Summon stays the last thing that happened. */
function doAlongside(game: Game, operations: readonly Operation[], card: Card, by: Player): void {
  game.aside = true;
  runOperations(game, operations, { you: by, card, seen: seen(game, card), affected: [card] });
  endInstant(game);
  game.aside = false;
}
