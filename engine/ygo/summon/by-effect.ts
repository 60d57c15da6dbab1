/** Fusion, Ritual and other Summons that a card's effect performs: is the named monster one it can Summon, is the named material what it takes? */
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { forbidden, forbiddenFor, missingMaterial, unlikeMaterial } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { isAbout, contextOf, summonForbiddingReason, reasonNaming } from '../derive/applied.ts';
import { rulesOf } from '../derive/derive.ts';
import { cardOf, isIn, type Card } from '../board/duel.ts';
import { many, type MaterialGoes, type Operation, type Place } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { matches } from '../derive/filters.ts';
import { refCards } from '../derive/references.ts';
import type { Context } from '../derive/context.ts';
import { entriesFor, givenByEffect, givenByRules, notGiven, ownMaterial, type Source } from './material-sources.ts';
import { groups, needsOf } from './materials.ts';
import { whySummon } from './say.ts';
import { whyNotFit, whyNotThese } from './suited-material.ts';
import { placementOf, whyNotPlace } from './zones.ts';

export type SummonOperation = Extract<
  Operation,
  { do: 'fusion-summon' | 'ritual-summon' | 'synchro-summon' | 'xyz-summon' | 'link-summon' }
>;
export const isSummonOperation = (op: Operation | undefined): op is SummonOperation =>
  op !== undefined && /^(fusion|ritual|synchro|xyz|link)-summon$/.test(op.do);
type Kind = 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link';
const kindOf = (op: SummonOperation): Kind => op.do.replace('-summon', '') as Kind;
const RULES: Record<Kind, RuleId> = {
  fusion: 'ygo.fusion.step1',
  ritual: 'ygo.ritual.step1',
  synchro: 'ygo.synchro.material',
  xyz: 'ygo.xyz.material-requirement',
  link: 'ygo.current.link.summon',
};
/** Where the monster may come from: a Ritual Monster from where its Spell says. */
const placesOf = ({ from }: SummonOperation, kind: Kind): readonly Place[] =>
  kind === 'ritual' ? many(from ?? 'hand') : ['extra-deck'];

/** Why these cards (the monster first, then its material) cannot be what the effect Summons with. */
export function whyNotSummonByEffect(game: Game, op: SummonOperation, ids: readonly string[], ctx: Context): Reason[] {
  const kind = kindOf(op);
  const rule = RULES[kind];
  const [monster] = ids.map((id) => cardOf(game.duel, id));
  if (!monster) return [];
  const materials = materialMeant(game, op, ids, ctx);
  const name = monster.info.name;
  if (monster.controller !== ctx.you || !isIn(monster.zone, placesOf(op, kind)))
    return [whySummon.notThere({ card: name }, rule)];
  if (kind === 'fusion' && hasNoMaterial(monster)) return [whySummon.wrongMonster({ card: name }, rule)];
  if (!monster.info.is.includes(kind) || !matches(game, op.what, { ...seen(game, monster), face: 'up' }, ctx))
    return [whySummon.wrongMonster({ card: name }, rule)];
  const forbids = forbiddenFor(game, 'special-summon', ctx.you, seen(game, monster), { how: kind });
  if (forbids) return [summonForbiddingReason(forbids, monster)];
  const needed = missingMaterial(game, ctx.you, kind, materials);
  if (needed) return [whySummon.materialMissing({ card: needed.info.name }, rule)];
  const unlike = unlikeMaterial(game, kind, materials);
  if (unlike) return [whySummon.materialWrong({ card: unlike.info.name, for: name }, rule)];
  if (op.using)
    return materials.length === 0
      ? [whySummon.materialCount({ given: 0, for: name }, rule)]
      : whyNotPlace(game, ctx.you, placementOf(game, monster), undefined, materials);
  const single = materials.flatMap((c, i) =>
    materials.indexOf(c) === i
      ? whyNotOne(game, op, c, monster, ctx)
      : [whySummon.materialTwice({ card: c.info.name }, rule)],
  );
  if (single.length > 0) return single;
  const lacking = whyNotIncluding(game, op, monster, materials, ctx);
  if (lacking.length > 0) return lacking;
  const unaided = notGiven(game, materials, (card) => sourcesOf(game, op, card, monster, ctx));
  if (unaided) return [whySummon.materialPlace({ card: unaided.info.name }, rule)];
  return [
    ...together(game, op, monster, materials, ctx),
    ...whyNotPlace(game, ctx.you, placementOf(game, monster), undefined, materials),
  ];
}
/** "Must be Special Summoned with …", and no line that tells of material: it is never Fusion Summoned. */
const hasNoMaterial = (monster: Card): boolean =>
  needsOf(monster, 'fusion') === undefined &&
  monster.info.materials === undefined &&
  monster.info.effects.some(({ summoning }) => many(summoning?.onlyBy).includes('effect'));
/** The material for the monster named first: what is used by its text, or named after it; with "including this card", that card goes without saying. */
export function materialMeant(game: Game, op: SummonOperation, ids: readonly string[], ctx: Context): Card[] {
  if (op.using) return refCards(game, op.using, ctx);
  const named = ids.slice(1).map((id) => cardOf(game.duel, id));
  const { including } = op;
  const said =
    including !== undefined &&
    !(typeof including === 'object' && 'filter' in including) &&
    (including !== 'this' || named.length > 0);
  const own = said ? refCards(game, including, ctx) : [];
  return [...named, ...own.filter((card) => !named.includes(card) && card.id !== ids[0])];
}
/** What must be among the material. */
function whyNotIncluding(game: Game, { including, ...op }: SummonOperation, monster: Card, materials: readonly Card[], ctx: Context): Reason[] {
  const rule = RULES[kindOf(op)];
  if (including === undefined) return [];
  if (typeof including === 'object' && 'filter' in including) {
    const like = materials.filter((card) => matches(game, including.filter, seen(game, card), ctx));
    const other = materials.find((card) => !like.includes(card));
    if (like.length >= including.min) return [];
    return [other ? whySummon.materialWrong({ card: other.info.name, for: monster.info.name }, rule) : whySummon.materialCount({ given: 0, for: monster.info.name }, rule)];
  }
  const missing = refCards(game, including, ctx).find((card) => !materials.includes(card));
  return missing ? [whySummon.materialMissing({ card: missing.info.name }, rule)] : [];
} // prettier-ignore
const DEFAULT_FROM: readonly Place[] = ['hand', 'monsters'];
/** What gives this card as material. */
function sourcesOf(game: Game, op: SummonOperation, card: Card, monster: Card, ctx: Context): Source[] {
  const places = op.materials ? [] : many(op.from).length > 0 ? many(op.from) : DEFAULT_FROM;
  return [
    ...(card.controller === ctx.you && isIn(card.zone, places) ? [ownMaterial(ctx.you)] : []),
    ...givenByEffect(game, op.materials ?? [], card, monster, ctx),
    ...givenByRules(game, card, ctx.you, { how: kindOf(op), monster }),
  ];
}
/** Where a card goes that is used as material: as what gives it says, else as the effect does. */
export function materialGoes(game: Game, op: SummonOperation, card: Card, monster: Card, ctx: Context): MaterialGoes {
  const from = sourcesOf(game, op, card, monster, ctx).flatMap(({ of }) => (of === 'its player' ? [] : [of]));
  return from.find(({ to }) => to)?.to ?? op.materialsTo ?? 'graveyard';
}
/** "Must be Ritual Summoned without using …" */
const isRefused = (game: Game, card: Card, monster: Card, ctx: Context): boolean =>
  monster.info.effects.some(
    ({ summoning }) => summoning?.withoutTributing && matches(game, summoning.withoutTributing, seen(game, card), ctx),
  );
function whyNotOne(game: Game, op: SummonOperation, card: Card, monster: Card, ctx: Context): Reason[] {
  const kind = kindOf(op);
  const rule = kind === 'ritual' ? 'ygo.ritual.step2.sources' : RULES[kind];
  const name = card.info.name;
  if (card.info.kind !== 'monster' || card === monster)
    return [whySummon.materialWrong({ card: name, for: monster.info.name }, rule)];
  if (kind === 'ritual' && isRefused(game, card, monster, ctx))
    return [whySummon.materialWrong({ card: name, for: monster.info.name }, rule)];
  if (sourcesOf(game, op, card, monster, ctx).length === 0) return [whySummon.materialPlace({ card: name }, rule)];
  const forbids = forbidden(
    game,
    kind === 'ritual' ? 'be-tributed' : 'be-material',
    card,
    {
      kind: 'material',
      by: ctx.you,
    },
    { how: kind, monster },
  );
  return forbids ? [reasonNaming(forbids, (by) => whySummon.materialForbidden({ card: name, by }))] : [];
}
function together(game: Game, op: SummonOperation, monster: Card, materials: readonly Card[], ctx: Context): Reason[] {
  const kind = kindOf(op);
  if (kind === 'ritual') return whyNotRitual(game, op, monster, materials);
  if (kind !== 'fusion') return whyNotThese(game, { by: ctx.you, card: monster }, kind, materials);
  return whyNotFit(game, needsOf(monster, 'fusion'), monster, materials, ctx.you, RULES.fusion);
}
const levels = (game: Game, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (seen(game, card).level ?? card.info.level ?? 0), 0);
/** Exactly the Level, or at least; then no Tribute may be superfluous. */
function whyNotRitual(game: Game, op: SummonOperation, monster: Card, tributes: readonly Card[]): Reason[] {
  const level = monster.info.level ?? 0;
  const sum = levels(game, tributes);
  const exact = op.exactLevel ?? false;
  const [only] = tributes;
  if (only && tributes.length === 1 && isEntireTribute(game, only, monster)) return [];
  if (exact ? sum !== level : sum < level) return [whySummon.ritualLevel({ sum, level, exact })];
  const extra = exact ? undefined : tributes.find((card) => sum - levels(game, [card]) >= level);
  return extra ? [whySummon.ritualTooMany({ card: extra.info.name })] : [];
}

/** Can this card alone be the Tribute for that monster? It says so of itself, in the hand too. */
const isEntireTribute = (game: Game, tribute: Card, monster: Card): boolean =>
  rulesOf(game, 'entire-tribute').some(
    (a) =>
      isAbout(game, a.rule.cards, a, tribute) &&
      matches(game, a.rule.for, { ...seen(game, monster), face: 'up' }, contextOf(a)),
  );

/** Is there, on what is known, a monster with material for it? */
export function couldSummonByEffect(game: Game, op: SummonOperation, ctx: Context): boolean {
  const kind = kindOf(op);
  const side = game.duel.sides[ctx.you];
  if (side.zones.hand.some((c) => c.info.unknown)) return true;
  if (kind !== 'ritual' && side.unnamed.extraDeck > 0) return true;
  const places = placesOf(op, kind);
  if (places.includes('deck') && side.unnamed.deck > 0) return true;
  const monsters = [...game.duel.cards.values()].filter(
    (card) =>
      card.controller === ctx.you &&
      isIn(card.zone, places) &&
      targetsToBe(game, ctx).some((c) => matches(game, op.what, { ...seen(game, card), face: 'up' }, c)),
  );
  return monsters.some((monster) => {
    if (entriesFor(game, op.materials ?? [], monster, ctx).some((entry) => unknownIn(game, entry, ctx) > 0))
      return true;
    if (op.using)
      return targetsToBe(game, ctx).some((c) => whyNotSummonByEffect(game, op, [monster.id], c).length === 0);
    if (kind === 'fusion' && needsOf(monster, 'fusion') === undefined) return true;
    const candidates = candidatesOf(game, op, monster, ctx);
    if (candidates.length > MAX_CANDIDATES) return true;
    return groups(candidates, MAX_CANDIDATES).some(
      (cards) =>
        whyNotSummonByEffect(
          game,
          op,
          [monster, ...cards].map((c) => c.id),
          ctx,
        ).length === 0,
    );
  });
}
/** Is there a monster in the Extra Deck that this operation, done later, could Summon, whatever its material? */
export function monsterThere(game: Game, op: SummonOperation, ctx: Context): boolean {
  const places = placesOf(op, kindOf(op));
  if (places.some((place) => place !== 'extra-deck') || game.duel.sides[ctx.you].unnamed.extraDeck > 0) return true;
  return [...game.duel.cards.values()].some(
    (card) =>
      card.controller === ctx.you &&
      isIn(card.zone, places) &&
      matches(game, op.what, { ...seen(game, card), face: 'up' }, ctx),
  );
}
/** The context with each card the effect could target, where it has not targeted yet. */
function targetsToBe(game: Game, ctx: Context): Context[] {
  const { link } = ctx;
  const [spec] = link?.effect?.targets ?? [];
  if (!link || !spec || link.targets.length > 0) return [ctx];
  return cardsIn(game, spec, ctx).map((card) => ({
    ...ctx,
    link: { ...link, targets: [{ id: card.id, stay: card.stay, spec: 0 }] },
  }));
}
/** Beyond this many candidates not every group is tried: the activation is taken to be possible. */
const MAX_CANDIDATES = 10;
const candidatesOf = (game: Game, op: SummonOperation, monster: Card, ctx: Context): Card[] =>
  [...game.duel.cards.values()].filter(
    (c) => c.zone !== 'nowhere' && whyNotOne(game, op, c, monster, ctx).length === 0,
  );
