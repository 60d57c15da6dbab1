/** Normal Summon and Set of a monster: once a turn, with the Tributes its Level asks for, from the hand to a free zone. */
import type { Player } from '../../case/schema.ts';
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { markUsed } from '../change/lasting.ts';
import { forbiddingReason } from '../derive/applied.ts';
import { forbidden, forbiddenFor } from '../derive/forbidden.ts';
import { isGeminiAsNormal, rulesOf } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { cardOf, other, type Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { matches } from '../derive/filters.ts';
import { whyNotNormalUnless, whyNotUnless } from '../costs/restrictions.ts';
import { why } from '../say/reasons.ts';
import { canBeNormalSummoned } from '../cards.ts';
import { choose } from '../rulesets/ruleset.ts';
import { attemptAgain, attemptSummon } from './attempt.ts';
import { whySummon } from './say.ts';
import { placeFor } from './zones.ts';
import { type NormalSummon, whyNotTributes, wayOf, payTributes } from './tributes.ts';
import { setMonster } from './setting.ts';
import { whyNotMainPhase, whyOverLimit } from './may.ts';

export function whyNotNormalSummon(game: Game, s: NormalSummon): Reason[] {
  const { card, by } = s;
  const name = card.info.name;
  const when = whyNotMainPhase(game, by);
  if (card.controller !== by) return [...when, why.notYourCard({ card: name, player: by })];
  if (s.as === 'normal-summon' && isGeminiAsNormal(card) && card.zone === 'monsters')
    return [...when, ...whyNotAgain(game, s), ...whyForbidden(game, s)];
  if (card.zone !== 'hand') return [...when, whySummon.notInHand({ card: name })];
  if (card.info.unknown) return [...when, why.unknownCard()];
  if (card.info.kind !== 'monster') return [...when, whySummon.notAMonster({ card: name })];
  return [
    ...when,
    ...(canBeNormalSummoned(card.info) ? [] : [whySummon.notNormal({ card: name })]),
    ...whyNotAgain(game, s),
    ...whyForbidden(game, s),
    ...whyNotTributes(game, s),
  ];
}
/** Why an effect that has this monster Normal Summoned cannot do so: what forbids it, Tributes, zones. */
export const whyNotSummonNow = (game: Game, s: NormalSummon): Reason[] => [
  ...(canBeNormalSummoned(s.card.info) ? [] : [whySummon.notNormal({ card: s.card.info.name })]),
  ...whyForbidden(game, s),
  ...whyNotTributes(game, s),
];
/** Normal Summons and Sets made this turn, against those the rules and effects give. */
function whyNotAgain(game: Game, s: NormalSummon): Reason[] {
  const { by, card } = s;
  const made = normalSummonsMade(game, by);
  if (made === 0) return [];
  const extra = rulesOf(game, 'extra-normal-summon').filter(
    (a) =>
      a.controller === by &&
      (!a.rule.tribute || (s.as !== 'set' && wayOf(game, s).needed > 0)) &&
      matches(game, a.rule.filter, seen(game, card), { you: by }),
  );
  // RULE: "You can only gain this effect once per turn": two cards of one name give no more than one of them does.
  const given = new Map<unknown, number>();
  for (const a of extra) {
    const from = (a.force ? a.force.name : a.card?.info.name)?.en ?? a;
    given.set(from, Math.max(given.get(from) ?? 0, a.rule.times ?? 1));
  }
  const more = [...given.values()].reduce((sum, times) => sum + times, 0);
  return made > more ? [whySummon.used()] : [];
}
function normalSummonsMade(game: Game, by: Player): number {
  const { log, turn, history, sides } = game.duel;
  const events = log
    .filter((i) => i.turn === turn.number)
    .flatMap((i) => i.events)
    .filter(
      (e) =>
        e.player === by &&
        (((e.kind === 'summon-attempt' && (e.how === 'normal' || e.how === 'tribute')) as boolean) ||
          (e.kind === 'set' && e.how === 'set' && e.cause.kind === 'action')),
    ).length;
  const told = history.filter((h) => h.what === 'normal-summoned' && !h.lastTurn && (h.by ?? by) === by).length;
  const before = Math.max(told, sides[by].used.normalSummon && events === 0 ? 1 : 0);
  return events + before;
}
function whyForbidden(game: Game, s: NormalSummon): Reason[] {
  const { by, card, as, tributes } = s;
  const what = as === 'set' ? 'set-monster' : 'normal-summon';
  const now = seen(game, card);
  const how = card.zone === 'hand' && wayOf(game, s).needed > 0 ? ('tribute' as const) : ('normal' as const);
  const forbids =
    forbiddenFor(game, what, by, now, { how }) ?? forbidden(game, what, card, { kind: 'action', by }, { how });
  const leaving = (tributes ?? []).map((id) => cardOf(game.duel, id));
  return [
    ...(forbids ? [forbiddingReason(forbids)] : []),
    ...(as === 'set'
      ? []
      : [
          ...whyOverLimit(game, by, card, leaving),
          ...whyNotUnless(game, by, card),
          ...whyNotNormalUnless(game, by, card),
        ]),
  ];
}

export function makeNormalSummon(game: Game, s: NormalSummon): void {
  const { by, card } = s;
  if (card.zone === 'monsters') return summonAgain(game, s);
  const { own } = wayOf(game, s);
  const tributed = payTributes(game, s);
  markUsed(game, by, 'normalSummon');
  const slot = placeFor(game, by, card, s.zone as never);
  if (s.as === 'set') return setMonster(game, s, tributed.length > 0);
  attemptSummon(game, [{ card, position: 'attack', slot, ...opponentSide(card, by) }], {
    by,
    how: tributed.length > 0 ? 'tribute' : 'normal',
    then: own?.then,
    rules: [
      game.duel.ruleset.rules.normalSummon,
      'ygo.summon.normal-or-set-once',
      ...(tributed.length > 0 ? (['ygo.tribute.is-normal-summon'] as const) : []),
    ],
  });
}
/** A Gemini monster on the field is Normal Summoned again: it becomes an Effect Monster and stays where and as it is. */
function summonAgain(game: Game, { by, card }: NormalSummon): void {
  markUsed(game, by, 'normalSummon');
  attemptAgain(game, card, { by, rules: [game.duel.ruleset.rules.normalSummon, ...geminiRules(game, card)] });
}
const opponentSide = (card: Card, by: Player): { to?: Player } =>
  card.info.effects.some((e) => e.procedure?.summon === 'tribute' && e.procedure.to === 'opponent')
    ? { to: other(by) }
    : {};

/** The rule of Gemini monsters, for one, and where the edition knows them. */
export const geminiRules = (game: Game, card: Card): readonly RuleId[] =>
  card.printed.is.includes('gemini')
    ? choose<'extraDeckSummons', readonly RuleId[]>(game.duel.ruleset, 'extraDeckSummons', {
        fusion: [],
        'fusion-synchro-xyz': ['ygo.current.types.gemini'],
        'and-link': ['ygo.current.types.gemini'],
      })
    : [];
