/**
 * Special Summons that start no chain: by a monster's own procedure, Synchro, Xyz and Link Summon. Every reason why not; then materials to the
 * right place, and the Summon that can still be negated.
 */
import type { Player, YgoMonster } from '../../case/schema.ts';
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { happen, instant } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';
import { ask, positionOfSummon, questionId } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { whyNotPay } from '../costs/why-not.ts';
import { forbidden, forbiddenFor, materialRules, missingMaterial, unlikeMaterial } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { sourceName, forbiddingReason } from '../derive/applied.ts';
import { cardOf, isIn, onField, other, type Card, type Cause } from '../board/duel.ts';
import { many, type Procedure, type SummonKind } from '../effects/schema.ts';
import { step, type Game, sayingOf } from '../game/game.ts';
import { holds } from '../derive/conditions.ts';
import { matches } from '../derive/filters.ts';
import { attach } from '../change/attaching.ts';
import { overLimit } from '../follows/limits.ts';
import { why } from '../say/reasons.ts';
import {
  restrict,
  useProcedure,
  whyNotRestricted,
  whyNotSummonedAgain,
  whyNotThisWayAgain,
  whyNotUnless,
} from '../costs/restrictions.ts';
import { choose } from '../rulesets/ruleset.ts';
import { attemptSummon } from './attempt.ts';
import { fills, fit, groups, needsOf, type Need } from './materials.ts';
import { whyNotMainPhase } from './may.ts';
import { AS_IT_IS, countedAs, type Treated, treatments } from './treated.ts';
import { saySummon, whySummon } from './say.ts';
import { placeFor, placementOf, whyNotPlace } from './zones.ts';

export interface SpecialSummon {
  by: Player;
  card: Card;
  method: 'own' | 'synchro' | 'xyz' | 'link';
  materials: readonly string[] | undefined;
  position: 'attack' | 'defense' | undefined;
  zone: YgoMonster['zone'];
}
type Method = Exclude<SpecialSummon['method'], 'own'>;
const RULES: Record<Method, { material: RuleId; summon: readonly RuleId[] }> = {
  synchro: {
    material: 'ygo.synchro.material',
    summon: ['ygo.synchro.step1', 'ygo.synchro.position', 'ygo.synchro.is-special-summon'],
  },
  xyz: { material: 'ygo.xyz.material-requirement', summon: ['ygo.xyz.step1', 'ygo.xyz.is-special-summon'] },
  link: {
    material: 'ygo.current.link.summon',
    summon: ['ygo.current.link.summon', 'ygo.current.link.is-special-summon'],
  },
};

export function whyNotSpecialSummon(game: Game, s: SpecialSummon): Reason[] {
  const { card, by, method } = s;
  const basics = [...whyNotMainPhase(game, by), ...whyNotAtAll(game, by, card, method === 'own' ? 'special' : method)];
  if (card.controller !== by) return [...basics, why.notYourCard({ card: card.info.name, player: by })];
  return [...basics, ...(method === 'own' ? whyNotOwn(game, s) : whyNotFromExtra(game, s, method))];
}
/** What forbids Special Summoning this card, or any, by this player. */
export const whyOverLimit = (game: Game, by: Player, card: Card): Reason[] => {
  const over = overLimit(game, card, by);
  return over ? [{ ...why.overLimit({ card: card.info.name, by: sourceName(over) }), ...sayingOf(over) }] : [];
};
export function whyNotAtAll(game: Game, by: Player, card: Card, how: SummonKind): Reason[] {
  const cause: Cause = { kind: 'procedure', by };
  const forbids =
    forbiddenFor(game, 'special-summon', by, seen(game, card), { how }) ??
    forbidden(game, 'special-summon', card, cause, { how });
  const never = card.info.effects.some((e) => e.summoning?.cannotSpecialSummon);
  return [
    ...(forbids ? [forbiddingReason(forbids)] : []),
    ...whyNotSummonedAgain(game, by, card, how),
    ...whyNotUnless(game, by, card),
    ...whyOverLimit(game, by, card),
    ...(never ? [whySummon.cannotSpecial({ card: card.info.name }, game.duel.ruleset.rules.properFirst)] : []),
  ];
}

// ───────────────────────────── own procedure ─────────────────────────────

const ownProcedures = (card: Card): Procedure[] =>
  card.info.effects.flatMap((e) =>
    e.procedure?.summon === 'own' || e.procedure?.summon === 'contact-fusion' ? [e.procedure] : [],
  );
/** Of several ways, the one with the fewest reasons against it; where no cards are named, first one that takes none. */
function ownProcedure(game: Game, s: SpecialSummon): Procedure | undefined {
  const named = (s.materials ?? []).length > 0;
  const takes = (p: Procedure): boolean => p.do !== undefined || p.materials !== undefined;
  const judged = ownProcedures(s.card).map((p) => ({
    p,
    against: whyNotBy(game, s, p).length + (takes(p) === named ? 0 : 0.5),
  }));
  return judged.sort((a, b) => a.against - b.against)[0]?.p;
}
function whyNotOwn(game: Game, s: SpecialSummon): Reason[] {
  const p = ownProcedure(game, s);
  return p ? whyNotBy(game, s, p) : [whySummon.noProcedure({ card: s.card.info.name })];
}
function whyNotBy(game: Game, { by, card, materials, zone, position }: SpecialSummon, p: Procedure): Reason[] {
  const name = card.info.name;
  const places =
    many(p.from).length > 0
      ? many(p.from)
      : [p.summon === 'contact-fusion' ? ('extra-deck' as const) : ('hand' as const)];
  if (!isIn(card.zone, places)) return [whySummon.notThere({ card: name })];
  const ctx = { you: by, card };
  const to = p.to === 'opponent' ? other(by) : by;
  const leaving = (materials ?? []).flatMap((id) => game.duel.cards.get(id) ?? []).filter(onField);
  const frees = leaving.length > 0 || takesFromField(p);
  const used = materials && materials.length > 0 ? leaving : frees ? ownMonsters(game, to).slice(0, 1) : [];
  return [
    ...(holds(game, p.if, ctx) ? [] : [whySummon.procedureCondition({ card: name })]),
    ...whyNotPay(game, p.do, ctx, materials),
    ...whyNotRestricted(game, p.restricts, by, card),
    ...whyNotThisWayAgain(game, p, by, card),
    ...(p.materials
      ? whyNotMaterials(game, p.materials, materials, card, by, game.duel.ruleset.rules.ownProcedure)
      : []),
    ...(p.position && position && p.position !== position
      ? [whySummon.wrongZone(game.duel.ruleset.rules.ownProcedure)]
      : []),
    ...whyNotPlace(game, to, placementOf(game, card), zone, used),
  ];
}
/** Does the procedure take monsters from the field away, so that a zone becomes free? */
const takesFromField = (p: Procedure): boolean => {
  const costs = p.do === undefined ? [] : 'all' in p.do ? p.do.all : [p.do];
  return costs.some(
    (c) =>
      'do' in c &&
      'cards' in c &&
      (c.do === 'tribute' ||
        (typeof c.cards === 'object' &&
          'where' in c.cards &&
          many(c.cards.where).some((w) => w === 'monsters' || w === 'field'))),
  );
};
const ownMonsters = (game: Game, player: Player): Card[] => game.duel.sides[player].zones.monsters;
function whyNotMaterials(
  game: Game,
  needs: readonly Need[],
  ids: readonly string[] | undefined,
  card: Card,
  by: Player,
  rule: RuleId,
): Reason[] {
  const cards = ids?.map((id) => cardOf(game.duel, id));
  if (!cards) return [];
  const places = needs.flatMap((n) => many(n.from));
  const misplaced = cards.find((c) => !isIn(c.zone, places.length > 0 ? places : ['monsters']) || c.controller !== by);
  if (misplaced) return [whySummon.materialPlace({ card: misplaced.info.name }, rule)];
  const fits = fit(game, needs, cards, by, card);
  if (fits.ok) return [];
  return [
    fits.wrong
      ? whySummon.materialWrong({ card: fits.wrong.info.name, for: card.info.name }, rule)
      : fits.together
        ? whySummon.materialTogether({ for: card.info.name }, rule)
        : whySummon.materialCount({ given: cards.length, for: card.info.name }, rule),
  ];
}

function makeOwn(game: Game, s: SpecialSummon): void {
  const { by, card } = s;
  const p = ownProcedure(game, s);
  const said = [...(s.materials ?? [])];
  const made = said.map((id) => seen(game, cardOf(game.duel, id)));
  if (p?.do) pay(game, p.do, { you: by, card }, said);
  if (p?.materials)
    sendMaterials(
      game,
      (s.materials ?? []).map((id) => cardOf(game.duel, id)),
      card,
      by,
      'special',
    );
  useProcedure(game, p, by, card);
  restrict(game, p?.restricts, by, card);
  card.madeWith = made;
  const to = p?.to === 'opponent' ? other(by) : by;
  const slot = placeFor(game, to, card, s.zone);
  const position = p?.position ?? positionOfSummon(game, by, card, s.position);
  attemptSummon(game, [{ card, position, slot, to }], {
    by,
    how: 'special',
    then: p?.then,
    rules: [
      game.duel.ruleset.rules.ownProcedure,
      'ygo.summon.special.own-condition',
      'ygo.turn.main1.flip-special-unlimited',
    ],
  });
}

// ───────────────────────────── Synchro, Xyz, Link ─────────────────────────────

const EXISTS: Record<Method, readonly string[]> = {
  synchro: ['fusion-synchro-xyz', 'and-link'],
  xyz: ['fusion-synchro-xyz', 'and-link'],
  link: ['and-link'],
};
/** Does this edition know the Summon? */
const exists = (game: Game, method: Method): boolean =>
  choose<'extraDeckSummons', boolean>(game.duel.ruleset, 'extraDeckSummons', {
    fusion: EXISTS[method].includes('fusion'),
    'fusion-synchro-xyz': EXISTS[method].includes('fusion-synchro-xyz'),
    'and-link': EXISTS[method].includes('and-link'),
  });

function whyNotFromExtra(game: Game, s: SpecialSummon, method: Method): Reason[] {
  const { card, by, materials } = s;
  const name = card.info.name;
  if (!exists(game, method)) return [whySummon.methodUnknown({ how: method }, game.duel.ruleset.rules.methodUnknown)];
  const rule = RULES[method].material;
  if (!card.info.is.includes(method)) return [whySummon.wrongKind({ card: name, how: method }, rule)];
  if (card.zone !== 'extraDeck' || card.face === 'up') return [whySummon.notThere({ card: name }, rule)];
  const cards = materials?.map((id) => cardOf(game.duel, id));
  if (!cards) {
    const found = possibleMaterials(game, s, method);
    return found.length > 0 ? [] : [whySummon.materialCount({ given: 0, for: name }, rule)];
  }
  const reasons = whyNotThese(game, s, method, cards);
  return [...reasons, ...whyNotPlace(game, by, placementOf(game, card), s.zone, cards)];
}
/** Why these cards are not the material of this Summon. */
export function whyNotThese(
  game: Game,
  { by, card }: Pick<SpecialSummon, 'by' | 'card'>,
  method: Method,
  cards: readonly Card[],
): Reason[] {
  const missing = missingMaterial(game, by, method, cards);
  if (missing) return [whySummon.materialMissing({ card: missing.info.name }, RULES[method].material)];
  const unlike = unlikeMaterial(game, method, cards);
  if (unlike) return [whySummon.materialWrong({ card: unlike.info.name, for: card.info.name }, RULES[method].material)];
  const usual = whyNotUsual(game, { by, card }, method, cards);
  if (usual.length === 0) return [];
  const others = alternatives(game, by, method, cards, card).map((way) => whyNotAlternative(game, by, way, card));
  return others.sort((a, b) => a.length - b.length)[0] ?? usual;
}
/** The same, by the way every monster of its kind is Summoned. */
function whyNotUsual(
  game: Game,
  { by, card }: Pick<SpecialSummon, 'by' | 'card'>,
  method: Method,
  cards: readonly Card[],
): Reason[] {
  const rule = RULES[method].material;
  const single = cards.flatMap((c, i) =>
    cards.indexOf(c) === i
      ? whyNotOne(game, by, method, c, card)
      : [whySummon.materialTwice({ card: c.info.name }, rule)],
  );
  if (single.length > 0) return single;
  const given = whyNotGiven(game, by, method, cards, card);
  const asTheyAre = METHODS[method](game, card, cards, by, AS_IT_IS);
  if (asTheyAre.length === 0) return given;
  const otherwise = treatments(game, cards, { by, how: method, monster: card }).some(
    (treated) => METHODS[method](game, card, cards, by, treated).length === 0,
  );
  return otherwise ? given : [...asTheyAre, ...given];
}
function whyNotOne(game: Game, by: Player, method: Method, c: Card, monster: Card): Reason[] {
  const rule = RULES[method].material;
  const name = c.info.name;
  const summon = { how: method, monster };
  const ownOnField = c.zone === 'monsters' && c.controller === by;
  if (!ownOnField && materialRules(game, c, by, summon).length === 0)
    return [whySummon.materialNotYours({ card: name }, rule)];
  if (onField(c) && c.face === 'down')
    return [whySummon.materialFaceDown({ card: name }, method === 'xyz' ? 'ygo.xyz.material-face-up' : rule)];
  if (method === 'xyz' && c.info.token) return [whySummon.materialToken({ card: name })];
  const forbids = forbidden(game, 'be-material', c, { kind: 'material', by }, summon);
  if (forbids)
    return [{ ...whySummon.materialForbidden({ card: name, by: sourceName(forbids) }), ...sayingOf(forbids) }];
  const levelless =
    method !== 'link' && seen(game, c).level === undefined && !isAskedWithoutLevel(game, by, method, c, monster);
  return levelless ? [whySummon.materialLevel({ card: name }, rule)] : [];
}
/** "3 Xyz Monsters": material that has no Level, because the monster asks for such. */
const isAskedWithoutLevel = (game: Game, by: Player, method: Method, c: Card, monster: Card): boolean =>
  (needsOf(monster, method) ?? []).some(
    (need) => need.filter !== undefined && need.filter.level === undefined && fills(game, need, c, by, monster),
  );
/** Cards that may only be used because a rule says so: not more than it allows, and with what it asks for. */
function whyNotGiven(game: Game, by: Player, method: Method, cards: readonly Card[], monster: Card): Reason[] {
  const given = cards.filter((c) => c.zone !== 'monsters' || c.controller !== by);
  const allowing = given.map((c) =>
    materialRules(game, c, by, { how: method, monster }).filter(({ rule, controller, card }) =>
      cards.some((o) => o !== c && matches(game, rule.with, seen(game, o), { you: controller, ...(card && { card }) })),
    ),
  );
  const alone = given.find((_, i) => allowing[i]?.length === 0);
  const wrong = alone ?? (eachHasItsOwn(allowing) ? undefined : given.at(-1));
  return wrong ? [whySummon.materialNotYours({ card: wrong.info.name }, RULES[method].material)] : [];
}
/** Can every card be given by one of its rules, none of them for more cards than it says? */
function eachHasItsOwn(
  allowing: readonly ReturnType<typeof materialRules>[],
  taken: ReturnType<typeof materialRules> = [],
): boolean {
  const [first, ...rest] = allowing;
  return (
    !first ||
    first.some(
      (a) =>
        taken.filter((t) => t.rule === a.rule && t.card === a.card).length < (a.rule.most ?? Infinity) &&
        eachHasItsOwn(rest, [...taken, a]),
    )
  );
}
/** Another way the monster names for its Summon, with these cards. */
function alternativeFor(
  game: Game,
  by: Player,
  method: Method,
  cards: readonly Card[],
  card: Card,
): Procedure | undefined {
  return alternatives(game, by, method, cards, card).find((p) => whyNotAlternative(game, by, p, card).length === 0);
}
/** The second ways whose material these cards are. */
function alternatives(game: Game, by: Player, method: Method, cards: readonly Card[], card: Card): Procedure[] {
  return card.info.effects
    .flatMap((e) => (e.procedure?.summon === method && e.procedure.alternative ? [e.procedure] : []))
    .filter(
      (p) =>
        cards.every(
          (c) =>
            c.zone === 'monsters' &&
            c.controller === by &&
            c.face === 'up' &&
            !c.info.token &&
            !forbidden(game, 'be-material', c, { kind: 'material', by }, { how: method, monster: card }),
        ) &&
        (method !== 'synchro' || cards.reduce((sum, c) => sum + levelOf(game, c), 0) === card.info.level) &&
        fit(game, p.materials ?? [], cards, by, card).ok,
    );
}
const whyNotAlternative = (game: Game, by: Player, p: Procedure, card: Card): Reason[] => [
  ...(holds(game, p.if, { you: by, card }) ? [] : [whySummon.procedureCondition({ card: card.info.name })]),
  ...whyNotPay(game, p.do, { you: by, card }, undefined),
  ...whyNotThisWayAgain(game, p, by, card),
  ...whyNotRestricted(game, p.restricts, by, card),
];
const levelOf = (game: Game, card: Card, treated = AS_IT_IS): number => countedAs(game, card, treated).level ?? 0;

type WhyNotMaterial = (game: Game, card: Card, cards: readonly Card[], by: Player, treated: Treated) => Reason[];
const METHODS: Record<Method, WhyNotMaterial> = {
  synchro(game, card, cards, by, treated) {
    const rule = RULES.synchro.material;
    const standard: Need[] = [
      { count: 1, filter: { is: 'tuner' } },
      { count: { min: 1 }, filter: { not: { is: 'tuner' } } },
    ];
    const needs = needsOf(card, 'synchro') ?? (card.info.materials === undefined ? standard : undefined);
    const tuners = cards.filter((c) => countedAs(game, c, treated).is.includes('tuner')).length;
    const sum = cards.reduce((total, c) => total + levelOf(game, c, treated), 0);
    const reasons: Reason[] = [];
    const plain = needs?.every((n) => n.filter === undefined || 'is' in n.filter || 'not' in n.filter) ?? false;
    if (tuners === 0) reasons.push(whySummon.noTuner());
    else if (tuners === cards.length && plain) reasons.push(whySummon.noNonTuner());
    else if (tuners > 1 && plain) reasons.push(whySummon.tooManyTuners());
    if (reasons.length === 0) reasons.push(...whyNotFit(game, needs, card, cards, by, rule, treated));
    if (card.info.level !== undefined && sum !== card.info.level)
      reasons.push(whySummon.levelSum({ sum, level: card.info.level }));
    return reasons;
  },
  xyz(game, card, cards, by, treated) {
    const rule = RULES.xyz.material;
    const needs =
      needsOf(card, 'xyz') ??
      (card.info.materials === undefined && card.info.rank !== undefined
        ? [{ count: { min: 2 }, filter: { level: card.info.rank } }]
        : undefined);
    const levels = new Set(cards.map((c) => levelOf(game, c, treated)));
    return [
      ...(levels.size > 1 ? [whySummon.levelsDiffer()] : []),
      ...whyNotFit(game, needs, card, cards, by, rule, treated),
    ];
  },
  link(game, card, cards, by, treated) {
    const rule = RULES.link.material;
    const rating = card.info.link ?? 0;
    const needs = needsOf(card, 'link') ?? (card.info.materials === undefined ? [{ count: { min: 1 } }] : undefined);
    return [
      ...whyNotFit(game, needs, card, cards, by, rule, treated),
      ...(ratings(cards).has(rating) ? [] : [whySummon.linkRating({ rating })]),
    ];
  },
};
/** What materials can count as together: each as 1, a Link Monster also as its own Link Rating. */
function ratings(cards: readonly Card[]): Set<number> {
  return cards.reduce(
    (sums, card) => {
      const as = card.info.is.includes('link') ? [1, card.info.link ?? 1] : [1];
      return new Set([...sums].flatMap((sum) => as.map((n) => sum + n)));
    },
    new Set([0]),
  );
}
/** Do the cards fill the needs? Where these cannot be read, the judge says. */
export function whyNotFit(
  game: Game,
  needs: readonly Need[] | undefined,
  card: Card,
  cards: readonly Card[],
  by: Player,
  rule: RuleId,
  treated = AS_IT_IS,
): Reason[] {
  const name = card.info.name;
  if (!needs) {
    const fits = ask<boolean>(game, {
      id: `${card.id}/materials`,
      by: 'judge',
      what: 'fact',
      text: saySummon.materialsFit({ card: name, text: card.info.materials ?? '' }),
      answers: [
        { value: true, text: { de: 'ja', en: 'yes' } },
        { value: false, text: { de: 'nein', en: 'no' } },
      ],
      rules: [rule],
    });
    return fits ? [] : [whySummon.materialWrong({ card: cards[0]?.info.name ?? name, for: name }, rule)];
  }
  const result = fit(game, needs, cards, by, card, treated);
  if (result.ok) return [];
  return [
    result.wrong
      ? whySummon.materialWrong({ card: result.wrong.info.name, for: name }, rule)
      : result.together
        ? whySummon.materialTogether({ for: name }, rule)
        : whySummon.materialCount({ given: cards.length, for: name }, rule),
  ];
}

/** Groups of own monsters that would do, where the needs can be read. */
function possibleMaterials(game: Game, s: SpecialSummon, method: Method): Card[][] {
  const another = s.card.info.effects.some((e) => e.procedure?.alternative);
  if (s.card.info.materials !== undefined && needsOf(s.card, method) === undefined && !another) return [];
  const summon = { how: method, monster: s.card };
  const given = [...game.duel.cards.values()].filter(
    (c) => (c.zone !== 'monsters' || c.controller !== s.by) && materialRules(game, c, s.by, summon).length > 0,
  );
  const own = [...ownMonsters(game, s.by), ...given];
  return groups(own, 6).filter(
    (cards) =>
      whyNotThese(game, s, method, cards).length === 0 &&
      whyNotPlace(game, s.by, placementOf(game, s.card), s.zone, cards).length === 0,
  );
}

function makeFromExtra(game: Game, s: SpecialSummon, method: Method): void {
  const { by, card } = s;
  const cards = s.materials?.map((id) => cardOf(game.duel, id)) ?? askMaterials(game, s, method);
  const slot = placeFor(game, by, card, s.zone, cards);
  const rules = [...RULES[method].summon, RULES[method].material];
  const usual = whyNotUsual(game, s, method, cards).length === 0;
  const other = usual ? undefined : alternativeFor(game, by, method, cards, card);
  if (other?.do) pay(game, other.do, { you: by, card }, []);
  useProcedure(game, other, by, card);
  restrict(game, other?.restricts, by, card);
  card.madeWith = cards.map((c) => seen(game, c));
  if (method === 'xyz') overlay(game, cards, card, by, other?.transfer);
  else sendMaterials(game, cards, card, by, method);
  const position = positionOfSummon(game, by, card, s.position);
  attemptSummon(game, [{ card, position, slot }], { by, how: method, rules, then: other?.then });
}
function askMaterials(game: Game, s: SpecialSummon, method: Method): Card[] {
  const found = possibleMaterials(game, s, method);
  if (found.length === 1) return found[0] as Card[];
  const ids = ask<string[]>(game, {
    id: questionId(game, undefined, `${s.card.id}/materials`),
    by: s.by,
    what: 'choice',
    text: saySummon.whichMaterials({ player: s.by, card: s.card.info.name }),
    answers: found.map((cards) => ({
      value: cards.map((c) => c.id),
      text: { de: cards.map((c) => c.info.name.de).join(', '), en: cards.map((c) => c.info.name.en).join(', ') },
    })),
    rules: [RULES[method].material],
  });
  return ids.map((id) => cardOf(game.duel, id));
}
/** Sends material to the Graveyard: one moment of its own, before the Summon. */
function sendMaterials(game: Game, cards: readonly Card[], card: Card, by: Player, how: SummonKind): void {
  if (cards.length === 0) return;
  const cause: Cause = { kind: 'material', by, card: seen(game, card) };
  instant(game, {}, () => {
    for (const c of cards) happen(game, { kind: 'used-as-material', card: seen(game, c), cause, how, player: by });
    for (const c of cards) moveCard(game, c, { zone: 'graveyard' }, cause);
  });
  step(game, {
    kind: 'material',
    by,
    card: card.id,
    text: saySummon.materials({ player: by, cards: cards.map((c) => c.info.name), for: card.info.name, how }),
    rules:
      how === 'synchro'
        ? ['ygo.synchro.step2', 'ygo.synchro.level-sum']
        : how === 'link'
          ? ['ygo.current.link.summon']
          : ['ygo.summon.special.own-condition'],
  });
}
function overlay(game: Game, cards: readonly Card[], card: Card, by: Player, transfer?: true): void {
  const cause: Cause = { kind: 'material', by, card: seen(game, card) };
  instant(game, {}, () => {
    for (const c of cards)
      happen(game, { kind: 'used-as-material', card: seen(game, c), cause, how: 'xyz', player: by });
    for (const c of cards) attach(game, c, card, cause, transfer);
  });
  step(game, {
    kind: 'material',
    by,
    card: card.id,
    text: saySummon.overlays({ player: by, cards: cards.map((c) => c.info.name), for: card.info.name }),
    rules: ['ygo.xyz.step2', 'ygo.xyz-material.attached'],
  });
}

export const makeSpecialSummon = (game: Game, s: SpecialSummon): void =>
  s.method === 'own' ? makeOwn(game, s) : makeFromExtra(game, s, s.method);
