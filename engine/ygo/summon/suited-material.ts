/** Are these cards the material of a Synchro, Xyz or Link Summon? Each by itself, all together, and by another way that the monster names. */
import type { Player } from '../../case/schema.ts';
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { ask } from '../choose/choice.ts';
import { whyNotPay } from '../costs/why-not.ts';
import { forbidden, missingMaterial, unlikeMaterial } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { reasonNaming } from '../derive/applied.ts';
import { onField, type Card } from '../board/duel.ts';
import type { Procedure } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { holds } from '../derive/conditions.ts';
import { whyNotRestricted, whyNotThisWayAgain } from '../costs/restrictions.ts';
import { givenByRules, notGiven, ownMaterial } from './material-sources.ts';
import { fills, type Fit, fit, needsOf, type Need } from './materials.ts';
import type { SpecialSummon } from './may.ts';
import { AS_IT_IS, countedAs, isTunerSubstitute, type Treated, treatments } from './treated.ts';
import { saySummon, whySummon } from './say.ts';

export type Method = Exclude<SpecialSummon['method'], 'own'>;
export const MATERIAL_RULE: Record<Method, RuleId> = {
  synchro: 'ygo.synchro.material',
  xyz: 'ygo.xyz.material-requirement',
  link: 'ygo.current.link.summon',
};

/** Why these cards are not the material of this Summon. */
export function whyNotThese(
  game: Game,
  { by, card }: Pick<SpecialSummon, 'by' | 'card'>,
  method: Method,
  cards: readonly Card[],
): Reason[] {
  const missing = missingMaterial(game, by, method, cards);
  if (missing) return [whySummon.materialMissing({ card: missing.info.name }, MATERIAL_RULE[method])];
  const unlike = unlikeMaterial(game, method, cards);
  if (unlike) return [whySummon.materialWrong({ card: unlike.info.name, for: card.info.name }, MATERIAL_RULE[method])];
  const usual = whyNotUsual(game, { by, card }, method, cards);
  if (usual.length === 0) return [];
  const others = alternatives(game, by, method, cards, card).map((way) => whyNotAlternative(game, by, way, card));
  return others.sort((a, b) => a.length - b.length)[0] ?? usual;
}
/** The same, by the way every monster of its kind is Summoned. */
export function whyNotUsual(
  game: Game,
  { by, card }: Pick<SpecialSummon, 'by' | 'card'>,
  method: Method,
  cards: readonly Card[],
): Reason[] {
  const rule = MATERIAL_RULE[method];
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
  const rule = MATERIAL_RULE[method];
  const name = c.info.name;
  const summon = { how: method, monster };
  if (!isOwnOnField(c, by) && givenByRules(game, c, by, summon).length === 0)
    return [whySummon.materialNotYours({ card: name }, rule)];
  if (onField(c) && c.face === 'down')
    return [whySummon.materialFaceDown({ card: name }, method === 'xyz' ? 'ygo.xyz.material-face-up' : rule)];
  if (method === 'xyz' && c.info.token) return [whySummon.materialToken({ card: name })];
  const forbids = forbidden(game, 'be-material', c, { kind: 'material', by }, summon);
  if (forbids) return [reasonNaming(forbids, (by) => whySummon.materialForbidden({ card: name, by }))];
  const levelless =
    method !== 'link' && seen(game, c).level === undefined && !isAskedWithoutLevel(game, by, method, c, monster);
  return levelless ? [whySummon.materialLevel({ card: name }, rule)] : [];
}
/** "3 Xyz Monsters": material that has no Level, because the monster asks for such. */
const isAskedWithoutLevel = (game: Game, by: Player, method: Method, c: Card, monster: Card): boolean =>
  (needsOf(monster, method) ?? []).some(
    (need) => need.filter !== undefined && need.filter.level === undefined && fills(game, need, c, by, monster),
  );
const isOwnOnField = (card: Card, by: Player): boolean => card.zone === 'monsters' && card.controller === by;
/** Cards that may only be used because a rule says so: not more than it allows, and with what it asks for. */
function whyNotGiven(game: Game, by: Player, method: Method, cards: readonly Card[], monster: Card): Reason[] {
  const wrong = notGiven(game, cards, (card) =>
    isOwnOnField(card, by) ? [ownMaterial(by)] : givenByRules(game, card, by, { how: method, monster }),
  );
  return wrong ? [whySummon.materialNotYours({ card: wrong.info.name }, MATERIAL_RULE[method])] : [];
}
/** Another way the monster names for its Summon, with these cards. */
export function alternativeFor(
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

/** 1 Tuner and non-Tuners of any kind: what is wrong with the material is said by its Tuners. */
function isUsual([tuner, others, ...more]: readonly Need[]): boolean {
  const { is, ...besides } = tuner?.filter ?? {};
  return (
    tuner?.count === 1 && is === 'tuner' && Object.keys(besides).length === 0 &&
    others?.filter?.not !== undefined && 'is' in others.filter.not && more.length === 0
  );
} // prettier-ignore

type WhyNotMaterial = (game: Game, card: Card, cards: readonly Card[], by: Player, treated: Treated) => Reason[];
const METHODS: Record<Method, WhyNotMaterial> = {
  synchro(game, card, cards, by, treated) {
    const rule = MATERIAL_RULE.synchro;
    const standard: Need[] = [
      { count: 1, filter: { is: 'tuner' } },
      { count: { min: 1 }, filter: { not: { is: 'tuner' } } },
    ];
    const needs = needsOf(card, 'synchro') ?? (card.info.materials === undefined ? standard : undefined);
    const isTuner = (c: Card): boolean =>
      countedAs(game, c, treated).is.includes('tuner') ||
      (needs?.some(({ filter }) => isTunerSubstitute(game, c, card, filter)) ?? false);
    const tuners = cards.filter(isTuner).length;
    const sum = cards.reduce((total, c) => total + levelOf(game, c, treated), 0);
    const reasons: Reason[] = [];
    const usual = needs !== undefined && isUsual(needs);
    if (tuners === 0) reasons.push(whySummon.noTuner());
    else if (tuners === cards.length && usual) reasons.push(whySummon.noNonTuner());
    else if (tuners > 1 && usual) reasons.push(whySummon.tooManyTuners());
    if (reasons.length === 0) reasons.push(...whyNotFit(game, needs, card, cards, by, rule, treated));
    if (card.info.level !== undefined && sum !== card.info.level)
      reasons.push(whySummon.levelSum({ sum, level: card.info.level }));
    return reasons;
  },
  xyz(game, card, cards, by, treated) {
    const rule = MATERIAL_RULE.xyz;
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
    const rule = MATERIAL_RULE.link;
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
  return whyUnfit(fit(game, needs, cards, by, card, treated), cards, card, rule);
}
/** Why these cards do not fill what the monster asks for. */
export function whyUnfit(result: Fit, cards: readonly Card[], monster: Card, rule: RuleId): Reason[] {
  if (result.ok) return [];
  const { name } = monster.info;
  if (result.wrong) return [whySummon.materialWrong({ card: result.wrong.info.name, for: name }, rule)];
  return [
    result.together
      ? whySummon.materialTogether({ for: name }, rule)
      : whySummon.materialCount({ given: cards.length, for: name }, rule),
  ];
}
