/** Special Summons by a monster's own procedure: of several ways the one that can be gone, what it takes, and the Summon. */
import type { Player } from '../../case/schema.ts';
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { positionOfSummon } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { whyNotPay } from '../costs/why-not.ts';
import { seen } from '../derive/seen.ts';
import { cardOf, isIn, onField, other, type Card } from '../board/duel.ts';
import { many, type Cost, type Procedure } from '../effects/schema.ts';
import type { Context } from '../derive/context.ts';
import { cardsIn } from '../derive/groups.ts';
import type { Game } from '../game/game.ts';
import { holds } from '../derive/conditions.ts';
import { restrict, useProcedure, whyNotRestricted, whyNotThisWayAgain } from '../costs/restrictions.ts';
import { attemptSummon } from './attempt.ts';
import { fit, type Need } from './materials.ts';
import type { SpecialSummon } from './may.ts';
import { whySummon } from './say.ts';
import { whyUnfit } from './suited-material.ts';
import { sendMaterials } from './used-material.ts';
import { placeFor, placementOf, slotAsSaid, whyNotPlace, whyNotSlot } from './zones.ts';

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
export function whyNotOwn(game: Game, s: SpecialSummon): Reason[] {
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
  const used =
    materials && materials.length > 0 ? leaving : frees ? game.duel.sides[to].zones.monsters.slice(0, 1) : [];
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
    ...(p.zone ? whyNotSlot(game, to, p.zone, zone, ctx) : whyNotPlace(game, to, placementOf(game, card), zone, used)),
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
  return whyUnfit(fit(game, needs, cards, by, card), cards, card, rule);
}

/** "By Tributing all monsters you control": nobody has to name them. */
function allPaid(game: Game, cost: Cost | undefined, ctx: Context): readonly Card[] {
  if (!cost || !('do' in cost) || !('cards' in cost) || typeof cost.cards === 'string') return [];
  return 'where' in cost.cards && !('choose' in cost.cards) ? cardsIn(game, cost.cards, ctx) : [];
}
export function makeOwn(game: Game, s: SpecialSummon): void {
  const { by, card } = s;
  const p = ownProcedure(game, s);
  const said = [...(s.materials ?? [])];
  const made = (
    said.length > 0 ? said.map((id) => cardOf(game.duel, id)) : allPaid(game, p?.do, { you: by, card })
  ).map((one) => seen(game, one));
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
  const slot = p?.zone ? slotAsSaid(game, to, card, p.zone, s.zone) : placeFor(game, to, card, s.zone);
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
