/** Normal Summon, Tribute Summon and Set: once a turn, with the Tributes the Level asks for, from the hand to a free zone. */
import type { Player } from '../../case/schema.ts';
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { happen, instant } from '../change/instant.ts';
import { markUsed } from '../change/lasting.ts';
import { moveCard } from '../change/moving.ts';
import { toMonsterZone, toSpellTrapZone } from '../change/onto-field.ts';
import { lastInstant, settle } from '../chain/settle.ts';
import { ask, questionId } from '../choice.ts';
import { cardsOfRule, sourceName } from '../derive/applied.ts';
import { forbidden, forbiddenFor } from '../derive/forbidden.ts';
import { isGeminiAsNormal, rulesOf } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { cardOf, isIn, other, type Card, type Cause } from '../duel.ts';
import { many, type Group, type Procedure } from '../effects/schema.ts';
import { holds } from '../evaluate/conditions.ts';
import { isWhose, playersOf, type Context } from '../evaluate/context.ts';
import { cardsIn } from '../evaluate/groups.ts';
import { step, type Game } from '../game.ts';
import { matches } from '../evaluate/filters.ts';
import { clearFieldZone } from '../change/onto-field.ts';
import { overLimit } from '../control-limit.ts';
import { whyNotUnless } from '../restrictions.ts';
import { why } from '../reasons.ts';
import { canBeNormalSummoned } from '../cards.ts';
import { choose } from '../rulesets/ruleset.ts';
import { attemptAgain, attemptSummon } from './attempt.ts';
import { saySummon, whySummon } from './say.ts';
import { placeFor, whyNotPlace } from './zones.ts';
import { whyTurn } from '../turn/say.ts';

export interface NormalSummon {
  by: Player;
  card: Card;
  as: 'normal-summon' | 'set';
  tributes: readonly string[] | undefined;
  zone: number | undefined;
}

/** Why nothing can be Summoned or Set by this player now, whatever it is. */
export function whyNotMainPhase(game: Game, by: Player): Reason[] {
  const { duel } = game;
  if (by !== duel.turn.player) return [whyTurn.notTurnPlayer()];
  const { kind } = duel.window;
  if (kind === 'leaving') return [whyTurn.passedToLeave([duel.ruleset.rules.leavePhase])];
  return duel.phase === 'main1' || duel.phase === 'main2' ? [] : [whySummon.notMainPhase()];
}

export function whyNotNormalSummon(game: Game, s: NormalSummon): Reason[] {
  const { card, by } = s;
  const name = card.info.name;
  const when = whyNotMainPhase(game, by);
  if (card.controller !== by) return [...when, why.notYourCard({ card: name, player: by })];
  if (s.as === 'normal-summon' && isGeminiAsNormal(card) && card.zone === 'monsters')
    return [...when, ...whyNotAgain(game, by, card), ...whyForbidden(game, s)];
  if (card.zone !== 'hand') return [...when, whySummon.notInHand({ card: name })];
  if (card.info.unknown) return [...when, why.unknownCard()];
  if (card.info.kind !== 'monster') return [...when, whySummon.notAMonster({ card: name })];
  return [
    ...when,
    ...(canBeNormalSummoned(card.info) ? [] : [whySummon.notNormal({ card: name })]),
    ...whyNotAgain(game, by, card),
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
function whyNotAgain(game: Game, by: Player, card: Card): Reason[] {
  const made = normalSummonsMade(game, by);
  if (made === 0) return [];
  const more = rulesOf(game, 'extra-normal-summon')
    .filter((a) => a.controller === by && matches(game, a.rule.filter, seen(game, card), { you: by }))
    .reduce((sum, a) => sum + (a.rule.times ?? 1), 0);
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
  const over =
    as === 'set'
      ? undefined
      : overLimit(
          game,
          card,
          by,
          (tributes ?? []).map((id) => cardOf(game.duel, id)),
        );
  return [
    ...(forbids ? [why.forbidden({ by: sourceName(forbids) })] : []),
    ...(over ? [why.overLimit({ card: card.info.name, by: sourceName(over) })] : []),
    ...(as === 'set' ? [] : whyNotUnless(game, by, card)),
  ];
}

// ───────────────────────────── Tributes ─────────────────────────────

type Tributing = Pick<NormalSummon, 'by' | 'card' | 'as'>;
/** One way to Summon it: with so many Tributes, as its Level asks or its own text (`own`) says. */
interface Way {
  needed: number;
  own?: Procedure;
}
const tributeRules = (game: Game, { by, card, as }: Tributing) =>
  rulesOf(game, 'tributes').filter(
    (a) =>
      playersOf({ you: a.controller }, a.rule.whose ?? 'you').includes(by) &&
      (!a.rule.faceUp || as === 'normal-summon') &&
      matches(game, a.rule.for, seen(game, card), { you: by, ...(a.card && { card: a.card }) }),
  );
/** The ways there are, those with the fewest Tributes first. */
function waysToTribute(game: Game, s: Tributing): Way[] {
  const level = seen(game, s.card).level ?? 0;
  const less = tributeRules(game, s).reduce((sum, a) => sum + (a.rule.less ?? 0), 0);
  const own = s.card.info.effects
    .flatMap((e) => (e.procedure?.summon === 'tribute' ? [e.procedure] : []))
    .filter((p) => (!p.faceUp || s.as === 'normal-summon') && holds(game, p.if, { you: s.by, card: s.card }));
  const usual = own.some((p) => !p.alternative) ? [] : [{ needed: level >= 7 ? 2 : level >= 5 ? 1 : 0 }];
  return [...usual, ...own.map((p) => ({ needed: p.tributes ?? 0, own: p }))]
    .map((way) => ({ ...way, needed: Math.max(0, way.needed - less) }))
    .sort((a, b) => a.needed - b.needed);
}
/** The way that is meant: the one the named Tributes fit, else the first that can be gone. */
function wayOf(game: Game, s: NormalSummon): Way {
  const ways = waysToTribute(game, s);
  const given = s.tributes?.map((id) => cardOf(game.duel, id));
  const fits = (way: Way): boolean =>
    given
      ? given.every((c) => tributable(game, s, way).includes(c)) && coversTributes(game, s, given, way.needed)
      : coversTributes(game, s, tributable(game, s, way), way.needed, true);
  return ways.find(fits) ?? ways[0] ?? { needed: 0 };
}
/** Cards that may be Tributed for this Summon. */
function tributable(game: Game, s: Tributing, { own }: Way): Card[] {
  const { by, card } = s;
  const cause: Cause = { kind: 'procedure', by };
  const wanted = own?.materials?.[0]?.filter;
  const opposing = own?.to === 'opponent' ? game.duel.sides[other(by)].zones.monsters : [];
  const also = tributeRules(game, s).flatMap((a) => (a.rule.also ? cardsIn(game, a.rule.also, { you: by }) : []));
  const usual = [...game.duel.sides[by].zones.monsters, ...opposing].filter((c) => c.info.kind === 'monster');
  return [...new Set([...usual, ...also])].filter(
    (c) =>
      c !== card &&
      !forbidden(game, 'be-tributed', c, cause) &&
      matches(game, wanted, seen(game, c), { you: by, card }),
  );
}
/** Of the cards an effect lets be Tributed besides, are these too many? */
function tooManyAlso(game: Game, s: Tributing, cards: readonly Card[]): boolean {
  return tributeRules(game, s).some(({ rule, card }) => {
    if (!rule.also) return false;
    const context = { you: s.by, ...(card && { card }) };
    const fitting = cards.filter((c) => cardsIn(game, rule.also as Group, context).includes(c));
    const times = rule.times !== undefined && tributedBefore(game, s.by, rule.also, context) >= rule.times;
    return fitting.length > (rule.most ?? Infinity) || (times && fitting.length > 0);
  });
}
/** In how many Summons of this turn such cards were Tributed. */
const tributedBefore = (game: Game, by: Player, also: Group, ctx: Context): number =>
  game.duel.log.filter(
    (i) =>
      i.turn === game.duel.turn.number &&
      i.events.some(
        (e) =>
          e.kind === 'tributed' &&
          e.cause.kind === 'procedure' &&
          e.cause.by === by &&
          e.card !== undefined &&
          isIn(e.card.zone, many(also.where)) &&
          isWhose(ctx, also.whose, e.card.controller),
      ),
  ).length;
function whyNotTributes(game: Game, s: NormalSummon): Reason[] {
  const way = wayOf(game, s);
  const { needed } = way;
  const all = tributable(game, s, way);
  const given = s.tributes?.map((id) => cardOf(game.duel, id));
  if (given) {
    const wrong = given.filter((c, i) => !all.includes(c) || given.indexOf(c) !== i);
    if (wrong[0]) return [whySummon.notTributable({ card: wrong[0].info.name })];
    const last = given.at(-1);
    if (last && tooManyAlso(game, s, given)) return [whySummon.notTributable({ card: last.info.name })];
    if (!coversTributes(game, s, given, needed)) return [whySummon.tributeCount({ needed, given: given.length })];
  } else if (!coversTributes(game, s, all, needed, true))
    return [whySummon.tributeCount({ needed, given: all.length })];
  const fewest = all.findIndex((_, i) => coversTributes(game, s, all.slice(0, i + 1), needed, true)) + 1;
  const leaving = given ?? (needed === 0 ? [] : all.slice(0, fewest));
  return whyNotPlace(game, s.by, 'main', s.zone, leaving);
}
/** How many Tributes a monster can be treated as. */
function tributeValue(game: Game, { by, card }: Pick<NormalSummon, 'by' | 'card'>, tribute: Card): number {
  return rulesOf(game, 'tribute-value')
    .filter(
      (a) =>
        a.controller === by &&
        matches(game, a.rule.for, { ...seen(game, card), face: 'up' }, { you: by, ...(a.card && { card: a.card }) }) &&
        cardsOfRule(game, a.rule.cards, a).includes(tribute),
    )
    .reduce((value, a) => Math.max(value, a.rule.count), 1);
}
/** Are these as many Tributes as it takes – not more cards than that, and (unless `orMore`) none superfluous? */
function coversTributes(game: Game, s: NormalSummon, cards: readonly Card[], needed: number, orMore = false): boolean {
  const values = cards.map((c) => tributeValue(game, s, c));
  const sum = values.reduce((a, b) => a + b, 0);
  if (orMore) return sum >= needed;
  return cards.length <= needed && sum >= needed && values.every((value) => value === 1 || sum - value < needed);
}
export function payTributes(game: Game, s: NormalSummon): Card[] {
  const way = wayOf(game, s);
  const { needed } = way;
  if (needed === 0 && !s.tributes?.length) return [];
  const all = tributable(game, s, way);
  const alone = all.filter((c) => tributeValue(game, s, c) >= needed);
  const ids =
    s.tributes ??
    (all.length === needed && (needed === 1 || alone.length === 0)
      ? all.map((c) => c.id)
      : ask<string[]>(game, {
          id: questionId(game, undefined, `${s.card.id}/tributes`),
          by: s.by,
          what: 'cost',
          text: saySummon.whichTributes({ player: s.by, count: needed, card: s.card.info.name }),
          ...(needed === 1 && { answers: all.map((c) => ({ value: [c.id], text: c.info.name })) }),
          rules: ['ygo.summon.tribute.count'],
        }));
  const cards = ids.map((id) => cardOf(game.duel, id));
  const cause: Cause = { kind: 'procedure', by: s.by, card: seen(game, s.card) };
  s.card.madeWith = cards.map((c) => seen(game, c));
  instant(game, {}, () => cards.forEach((c) => moveCard(game, c, { zone: 'graveyard' }, cause, ['tributed'])));
  step(game, {
    kind: 'tribute',
    by: s.by,
    card: s.card.id,
    text: saySummon.tributes({ player: s.by, cards: cards.map((c) => c.info.name) }),
    rules: ['ygo.summon.tribute.count', 'ygo.glossary.tribute.definition'],
  });
  return cards;
}

export function makeNormalSummon(game: Game, s: NormalSummon): void {
  const { by, card } = s;
  if (card.zone === 'monsters') return summonAgain(game, s);
  const tributed = payTributes(game, s);
  markUsed(game, by, 'normalSummon');
  const slot = placeFor(game, by, card, s.zone as never);
  if (s.as === 'set') return setMonster(game, s, tributed.length > 0);
  attemptSummon(game, [{ card, position: 'attack', slot, ...opponentSide(card, by) }], {
    by,
    how: tributed.length > 0 ? 'tribute' : 'normal',
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

function setMonster(game: Game, { by, card, zone }: NormalSummon, tribute: boolean): void {
  const before = game.duel.log.length;
  instant(game, {}, () => {
    toMonsterZone(game, card, by, 'set', { face: 'down', position: 'defense', slot: zone as never, from: 'hand' });
    happen(game, {
      kind: 'set',
      card: seen(game, card),
      cause: { kind: 'action', by },
      from: 'hand',
      to: 'monsters',
      how: 'set',
      player: by,
    });
  });
  step(game, {
    kind: 'set',
    by,
    card: card.id,
    text: saySummon.setsMonster({ player: by, card: card.info.name }),
    rules: [
      'ygo.summon.set.definition',
      'ygo.summon.set.not-a-summon',
      ...(tribute ? (['ygo.summon.set.tribute'] as const) : []),
    ],
  });
  settle(game, lastInstant(game, before));
}

// ───────────────────────────── setting Spells and Traps ─────────────────────────────

/** A monster that can be Set in a Spell & Trap Zone. */
export const maySetAsSpell = (card: Card): boolean => card.info.effects.some((e) => e.summoning?.maySetAs === 'spell');
export function whyNotSetSpellTrap(game: Game, by: Player, card: Card): Reason[] {
  const name = card.info.name;
  const when = whyNotMainPhase(game, by);
  if (card.controller !== by) return [...when, why.notYourCard({ card: name, player: by })];
  if (card.zone !== 'hand') return [...when, whySummon.notInHand({ card: name })];
  const forbids = forbiddenFor(game, 'set', by, seen(game, card));
  return [...when, ...(forbids ? [why.forbidden({ by: sourceName(forbids) })] : []), ...whyNotStZone(game, by, card)];
}
function whyNotStZone(game: Game, by: Player, card: Card): Reason[] {
  const side = game.duel.sides[by];
  const { ruleset } = game.duel;
  if (card.info.property === 'field') {
    const blocked = choose(ruleset, 'fieldSpells', {
      'one-in-play': side.zones.field.length > 0,
      'one-per-player': false,
    });
    return blocked ? [why.fieldBlocked(ruleset.options.fieldSpells.rules)] : [];
  }
  const pendulum = choose<'pendulumZones', number>(ruleset, 'pendulumZones', {
    none: 0,
    'own-zones': 0,
    'outer-spell-trap-zones': side.zones.pendulum.length,
  });
  return side.zones.spellsTraps.length + pendulum < ruleset.numbers.spellTrapZones.value ? [] : [whySummon.noStZone()];
}
export function setSpellTrap(game: Game, by: Player, card: Card, zone: number | undefined): void {
  const before = game.duel.log.length;
  const to = card.info.property === 'field' ? 'field' : 'spellsTraps';
  if (to === 'field') clearFieldZone(game, by, card);
  instant(game, {}, () => {
    toSpellTrapZone(game, card, by, to, 'down', zone);
    happen(game, { kind: 'set', card: seen(game, card), cause: { kind: 'action', by }, from: 'hand', to, player: by });
  });
  step(game, {
    kind: 'set',
    by,
    card: card.id,
    text: saySummon.setsSpellTrap({ player: by, card: card.info.name }),
    rules: ['ygo.zone.st.use'],
  });
  settle(game, lastInstant(game, before));
}

/** The rule of Gemini monsters, for one, and where the edition knows them. */
const geminiRules = (game: Game, card: Card): readonly RuleId[] =>
  card.printed.is.includes('gemini')
    ? choose<'extraDeckSummons', readonly RuleId[]>(game.duel.ruleset, 'extraDeckSummons', {
        fusion: [],
        'fusion-synchro-xyz': ['ygo.current.types.gemini'],
        'and-link': ['ygo.current.types.gemini'],
      })
    : [];
