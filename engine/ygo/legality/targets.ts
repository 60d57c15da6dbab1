/** Which cards may be targeted, and why not those a move names. */
import type { Player } from '../../case/schema.ts';
import type { Localized, NowOption, Reason } from '../../ruling/schema.ts';
import { sayBattle } from '../battle/say.ts';
import { counted } from '../choose/choice.ts';
import { fits } from '../choose/together.ts';
import { isMandatory } from '../cards.ts';
import { leaves, paidInto, paidWith, waysToPay } from '../costs/payments.ts';
import { overLimit } from '../follows/limits.ts';
import { sourceName, summonForbiddingReason } from '../derive/applied.ts';
import { hasEffectsToNegate } from '../derive/filters.ts';
import { forbidden } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { zonesOf, type Card } from '../board/duel.ts';
import { placeOf } from '../change/moving.ts';
import { onlyNegatesTargets } from '../effects/negates-targets.ts';
import { many, type Effect, type TargetSpec } from '../effects/schema.ts';
import { playersOf, Unmodelled, type Context } from '../derive/context.ts';
import { linkContext } from '../chain/link.ts';
import { isTargeting } from '../derive/events.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { equippableMonsters, isAppropriate } from '../derive/equippable.ts';
import { isFittingTarget } from '../derive/references.ts';
import { type Game, sayingOf } from '../game/game.ts';
import { awaitsCost } from '../operations/ways.ts';
import { NEVER_SUMMONED, sayQuestion } from '../say/questions.ts';
import { why } from '../say/reasons.ts';
import { canBeRevived, maySummon, summonForbidden } from '../summon/may.ts';
import type { Activation } from './activation.ts';
import { costOf } from './place-and-turn.ts';
import { whyValue } from './say.ts';
import { wrongValue } from './wrong-value.ts';

/** Cards that may be targeted for one entry. */
export function targetsFor(game: Game, spec: TargetSpec, a: Activation, ctx: Context): Card[] {
  return cardsIn(game, spec, ctx).filter((card) => !whyNotTarget(game, card, a) && suits(game, card, a, ctx.paying));
}
/** Does what the effect does with its targets suit this card? */
const suits = (game: Game, card: Card, a: Activation, paying?: Context['paying']): boolean =>
  (card !== a.card || !(a.cardActivation || equipsItself(a))) &&
  (!summons(a) || canCome(game, card, a, paying)) &&
  canBeWorn(game, card, a) &&
  canBeTakenInstead(game, card, a) &&
  canBeNegated(game, card, a) &&
  canBeTurned(a, card);
/** Cards that may be targeted, and how many must and may be. */
interface Choice {
  all: Card[];
  min: number;
  max: number;
}
/**
 * The choice of targets once the cost is paid, which comes first: what it takes cannot be targeted, what it brings can, and how many and which they are may
 * hang on it. Of several ways to pay one that leaves enough.
 */
function choiceWhenPaid(game: Game, spec: TargetSpec, a: Activation, ctx: Context): Choice {
  const now = targetsFor(game, spec, a, ctx);
  const unpaid = { all: now, ...counted(game, spec.choose, now.length, ctx) };
  const ways = a.declared?.cost && ctx.link && waysToPay(game, costOf(game, a), ctx, a.cost);
  if (!ways || ways.length === 0) return awaitsCost(spec, ctx) ? { ...unpaid, min: 0, max: Infinity } : unpaid;
  const choices = ways.map((way): Choice => {
    const paid = paidWith(game, way, ctx);
    const there = awaitsCost(spec, ctx) ? targetsFor(game, spec, a, paid) : now;
    const brought = paidInto(game, spec, way, paid).filter((card) => suits(game, card, a, way));
    const all = [...there.filter((card) => !leaves(way, card)), ...brought];
    return { all, ...counted(game, spec.choose, all.length, paid) };
  });
  const enough = choices.filter((one) => isEnough(one, unknownIn(game, spec, ctx)));
  return (enough.length > 0 ? enough : choices).reduce((most, one) => (one.all.length > most.all.length ? one : most));
}
/** What may be targeted, for each target the effect asks for; nothing where it activates without. */
export const targetChoices = (game: Game, a: Activation, ctx: Context): NonNullable<NowOption['targets']> =>
  goesWithout(game, a, ctx)
    ? []
    : (a.declared?.targets ?? []).map((spec) => {
        const { all, min, max } = choiceWhenPaid(game, spec, a, ctx);
        return { min, max: Math.min(max, all.length), from: all.map(({ id }) => id) };
      });
const isEnough = ({ all, min, max }: Choice, unknown: number): boolean =>
  max >= Math.max(1, min) && all.length + unknown >= min;
const isPaidInto = (game: Game, card: Card, spec: TargetSpec, a: Activation, ctx: Context): boolean =>
  waysToPay(game, costOf(game, a), ctx, a.cost)?.some((way) => paidInto(game, spec, way, ctx).includes(card)) ?? false;
/** The cards that must be what is paid, because the move targets them where only the cost brings them. */
export function impliedCost(game: Game, a: Activation, ctx: Context): string[] {
  if (a.cost || !a.targets || !a.declared?.cost) return [];
  const specs = a.declared.targets ?? [];
  return a.targets.filter((id) => {
    const card = game.duel.cards.get(id);
    if (!card || specs.some((spec) => isFittingTarget(game, spec, card, ctx))) return false;
    return specs.some((spec) => isPaidInto(game, card, spec, a, ctx));
  });
}

/** Is this card equipped to what it targets? Never to itself. */
const equipsItself = (a: Activation): boolean =>
  (a.declared?.resolve ?? []).some((op) => op.do === 'equip' && op.cards === 'this' && isTargetsRef(op.to));

/** Equipped to an appropriate monster: there is one for it. */
const canBeWorn = (game: Game, card: Card, { declared, by, card: source }: Activation): boolean =>
  (declared?.resolve ?? []).every(
    (op) =>
      op.do !== 'equip' ||
      !op.appropriate ||
      !isTargetsRef(op.cards) ||
      equippableMonsters(game, op.to, { you: by, card: source }).some((m) => isAppropriate(game, card, m, by)),
  );

/** "Another card that would be an appropriate target": the link that is answered, or the attack, could target it and does not. */
function canBeTakenInstead(game: Game, card: Card, { declared, card: source }: Activation): boolean {
  if (!declared?.resolve?.some((op) => op.do === 'retarget')) return true;
  const { chain, battle } = game.duel;
  const last = chain.at(-1);
  // While its own targets are chosen it is the last link itself.
  const link = last?.card === source && last.effect === declared ? chain.at(-2) : last;
  const [target, more] = link?.targets ?? [];
  if (!link || !target || more) return battle !== undefined && couldBeAttacked(game, card, battle);
  const spec = link.effect?.targets?.[target.spec];
  if (target.id === card.id) return false;
  if (!spec) throw new Unmodelled(`what ${link.card.info.name.en} may target`);
  const { by, cardActivation, spellSpeed, effect } = link;
  const asked: Activation = { by, card: link.card, declared: effect, cardActivation, spellSpeed, targets: [card.id] };
  return (
    isFittingTarget(game, spec, card, linkContext(link)) && !whyNotTarget(game, card, asked) && suits(game, card, asked)
  );
}
/** Another monster of the player whose monster is attacked, which the attacker could attack. */
function couldBeAttacked(game: Game, card: Card, battle: NonNullable<Game['duel']['battle']>): boolean {
  const now = game.duel.cards.get(battle.target);
  const attacker = game.duel.cards.get(battle.attacker);
  if (!now || !attacker || card === now || card.zone !== 'monsters' || card.controller !== now.controller) return false;
  return !forbidden(game, 'be-attacked', card, { kind: 'battle', by: attacker.controller, card: seen(game, attacker) });
}

/** Where all that is done to it is that its effects are negated: it has some. */
const canBeNegated = (game: Game, card: Card, { declared }: Activation): boolean =>
  !declared || !onlyNegatesTargets(declared) || hasEffectsToNegate(seen(game, card));

/** A Link Monster has no other position, a Token is never face-down: neither can be targeted to be turned so. */
const canBeTurned = ({ declared }: Activation, { info }: Card): boolean =>
  (declared?.resolve ?? []).every((op, i) => {
    if (op.do !== 'change-position' || !isTargetsRef(op.cards)) return true;
    const down = op.to === 'face-down';
    return !(info.is.includes('link') && (down || i === 0)) && !(down && info.token);
  });
const isTargetsRef = (cards: unknown): boolean =>
  typeof cards === 'string' && (cards === 'it' || cards.startsWith('target'));

/** Could this player Special Summon it, and have it on the field? */
const canCome = (game: Game, card: Card, { by, card: source }: Activation, paying: Context['paying']): boolean =>
  canBeRevived(game, card, { you: by, card: source, ...(paying && { paying }) }) &&
  maySummon(game, card, by) &&
  !overLimit(game, card, by);

/** Does it Special Summon its targets? Then they must be monsters that can be Special Summoned so. */
const summons = (a: Activation): boolean =>
  (a.declared?.resolve ?? []).some(
    (op) => op.do === 'special-summon' && isTargetsRef(op.cards) && !op.ignoringConditions,
  );

/** Does it choose several cards (or could it), and does the ruleset not call that targeting? */
function choosesSeveral(game: Game, a: Activation): boolean {
  const said = (a.targets ?? []).length;
  const ctx = { you: a.by, card: a.card };
  const most = (a.declared?.targets ?? []).reduce((sum, spec) => sum + counted(game, spec.choose, 2, ctx).max, 0);
  return !isTargeting(game, said || most);
}
/** By what the card cannot be chosen, and where that is printed. */
function whyNotTarget(game: Game, card: Card, a: Activation): ({ by: Localized } & Pick<Reason, 'says'>) | undefined {
  const cause = { kind: 'effect' as const, by: a.by, card: seen(game, a.card) };
  if (game.duel.doomed.includes(card.id)) return { by: sayBattle.destroyedByBattle() };
  const stays = takesControl(a.declared) ? forbidden(game, 'change-control', card, cause) : undefined;
  const forbids = (choosesSeveral(game, a) ? undefined : forbidden(game, 'be-targeted', card, cause)) ?? stays;
  if (forbids) return { by: sourceName(forbids), ...sayingOf(forbids) };
  if (!isSummoned(a.declared) || canBeRevived(game, card, { you: a.by, card: a.card })) return undefined;
  const [own] = card.info.effects.flatMap(({ summoning }) => summoning ?? []);
  return { by: sayTarget.neverProperlySummoned(), ...(own && sayingOf({ card, rule: own })) };
}

/** Does the effect take control of its targets? A monster whose control cannot switch is none; one that is only unaffected is. */
const takesControl = (e: Effect | undefined): boolean => {
  const [first] = e?.resolve ?? [];
  return first?.do === 'take-control' && isTargetsRef(first.cards);
};

/** Does the effect do nothing else with its targets than Special Summon them, keeping to their conditions? */
const isSummoned = (e: Effect | undefined): boolean => {
  const [first] = e?.resolve ?? [];
  return first?.do === 'special-summon' && first.cards === 'targets' && !first.ignoringConditions;
};
const sayTarget = {
  neverProperlySummoned: (): Localized => ({
    de: 'es wurde nicht ordnungsgemäß beschworen oder kann so nicht beschworen werden',
    en: 'it was not properly Summoned, or cannot be Summoned in this way',
  }),
};
/**
 * The targets a move names, in the order in which the text asks for them. Whoever names one of each kind may name them in any order; where no order
 * fits, they stay as named.
 */
export function namedTargets(game: Game, a: Activation, ctx: Context): string[] {
  const specs = a.declared?.targets ?? [];
  const said = (a.targets ?? []).filter((t) => t !== 'A' && t !== 'B');
  if (specs.length < 2 || said.length > MOST_IN_ANY_ORDER) return said;
  const fit = specs.map((spec) => {
    const all = targetsFor(game, spec, a, ctx).map(({ id }) => id);
    return { all, ...counted(game, spec.choose, all.length, ctx), mine: [] as string[] };
  });
  const rest = (i: number): boolean => {
    const id = said[i];
    if (id === undefined) return fit.every(({ mine, min }) => mine.length >= min);
    return fit.some(({ all, max, mine }) => {
      if (mine.length >= max || !all.includes(id)) return false;
      mine.push(id);
      return rest(i + 1) || (mine.pop(), false);
    });
  };
  return rest(0) ? fit.flatMap(({ mine }) => mine) : said;
}
/** What is mandatory activates although there are not all the cards to target that it asks for; it then targets none and does nothing. */
export function goesWithout(game: Game, a: Activation, ctx: Context): boolean {
  if (!isMandatory(a.declared)) return false;
  return (a.declared?.targets ?? []).some((spec) => {
    const known = targetsFor(game, spec, a, ctx).length;
    return known + unknownIn(game, spec, ctx) < Math.max(1, counted(game, spec.choose, known, ctx).min);
  });
}

/** More are tried in the order in which they are named only. */
const MOST_IN_ANY_ORDER = 6;

export function whyNotTargets(game: Game, a: Activation, ctx: Context): Reason[] {
  const said = namedTargets(game, a, ctx);
  const specs = goesWithout(game, a, ctx) ? [] : (a.declared?.targets ?? []);
  let rest = [...said];
  const reasons: Reason[] = [];
  for (const spec of specs) {
    const choice = choiceWhenPaid(game, spec, a, ctx);
    const { min, max } = choice;
    reasons.push(...tooFew(game, spec, choice, a, ctx, said));
    if (said.length === 0) continue;
    const mine = rest.slice(0, max === Infinity ? rest.length : max);
    rest = rest.slice(mine.length);
    if (mine.length < min) reasons.push(why.targetCount({ min, given: mine.length }));
    for (const id of mine) reasons.push(...whyNotThisTarget(game, id, spec, a, ctx));
    if (!fits(game, spec, mine, ctx))
      reasons.push(why.wrongTarget({ card: game.duel.cards.get(mine[0] ?? '')?.info.name ?? a.card.info.name }));
  }
  if (specs.length > 0 && rest.length > 0)
    reasons.push(why.targetCount({ min: said.length - rest.length, given: said.length }));
  return reasons;
}
/** Why there are not enough cards that can be targeted, where there are not. */
function tooFew(
  game: Game,
  spec: TargetSpec,
  choice: ReturnType<typeof choiceWhenPaid>,
  a: Activation,
  ctx: Context,
  said: readonly string[],
): Reason[] {
  const unknown = unknownIn(game, spec, ctx);
  const { all, min } = choice;
  const forbids = summons(a)
    ? byName(cardsIn(game, spec, ctx), said).flatMap((card) => reasonNotToSummon(game, card, a.by))[0]
    : undefined;
  if (all.length + unknown < min && forbids) return [forbids];
  if (isEnough(choice, unknown)) return [];
  if (summons(a)) for (const card of cardsIn(game, spec, ctx)) assumeNeverSummoned(game, card, a);
  return [all.length === 0 || said.length === 0 ? why.noTarget() : why.targetCount({ min, given: all.length })];
}
/** Those that are named first. */
const byName = (cards: readonly Card[], said: readonly string[]): Card[] =>
  cards.toSorted((one, other) => Number(said.includes(other.id)) - Number(said.includes(one.id)));
const reasonNotToSummon = (game: Game, card: Card, by: Player): Reason[] => {
  const forbids = summonForbidden(game, card, by);
  return forbids ? [summonForbiddingReason(forbids, card)] : [];
};
/** What nobody has said of it is what keeps this monster from being Summoned. */
function assumeNeverSummoned(game: Game, card: Card, a: Activation): void {
  if (card.properlySummoned !== undefined || canBeRevived(game, card, { you: a.by, card: a.card })) return;
  card.properlySummoned = true;
  const couldCome = canCome(game, card, a, undefined) && !whyNotTarget(game, card, a);
  card.properlySummoned = undefined;
  if (!couldCome) return;
  const text = sayQuestion.neverSaidToBeSummoned({ card: card.info.name });
  game.rec.assume({ path: `${NEVER_SUMMONED}${card.id}`, value: false, text });
}
function whyNotThisTarget(game: Game, id: string, spec: TargetSpec, a: Activation, ctx: Context): Reason[] {
  const card = game.duel.cards.get(id);
  if (!card) return [];
  const against = whyNotTarget(game, card, a);
  if (against) {
    assumeNeverSummoned(game, card, a);
    const { by, ...says } = against;
    return [{ ...why.cannotBeTargeted({ card: card.info.name, by }), ...says }];
  }
  const [forbids] = summons(a) ? reasonNotToSummon(game, card, a.by) : [];
  if (forbids) return [forbids];
  const fitting =
    (isFittingTarget(game, spec, card, ctx) || isPaidInto(game, card, spec, a, ctx)) && suits(game, card, a);
  if (fitting) return [];
  if (!canBeNegated(game, card, a))
    return [whyValue.nothingToNegate({ card: card.info.name, negated: seen(game, card).negated })];
  if (!canBeTurned(a, card)) return [whyValue.notTurned({ card: card.info.name, token: card.info.token })];
  const places = many(spec.where);
  if (!places.some((place) => zonesOf(place).includes(card.zone)))
    return [whyValue.liesElsewhere({ card: card.info.name, zone: placeOf(card) ?? 'field', places })];
  const whose = playersOf(ctx, spec.whose);
  if (!whose.includes(card.controller)) return [whyValue.ofOther({ card: card.info.name, player: card.controller })];
  const kinds = many(spec.filter?.kind);
  if (kinds.length > 0 && !kinds.includes(card.info.kind)) return [whyValue.otherKind({ card: card.info.name, kinds })];
  const wrong = wrongValue(game, spec.filter, seen(game, card), ctx);
  return [wrong ? whyValue.notTargeted(wrong) : why.wrongTarget({ card: card.info.name })];
}
