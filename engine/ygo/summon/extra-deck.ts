/** Synchro, Xyz and Link Summons: may the monster be Summoned so, with which groups of monsters, and the Summon. */
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { askCards, positionOfSummon, questionId } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { materialRules } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { cardOf, type Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { restrict, useProcedure } from '../costs/restrictions.ts';
import { choose } from '../rulesets/ruleset.ts';
import { attemptSummon } from './attempt.ts';
import { groups, needsOf } from './materials.ts';
import type { SpecialSummon } from './may.ts';
import { saySummon, whySummon } from './say.ts';
import { alternativeFor, MATERIAL_RULE, type Method, whyNotThese, whyNotUsual } from './suited-material.ts';
import { overlay, sendMaterials } from './used-material.ts';
import { closesExtraLink, placeFor, placementOf, whyNotPlace } from './zones.ts';

const SUMMON_RULES: Record<Method, readonly RuleId[]> = {
  synchro: ['ygo.synchro.step1', 'ygo.synchro.position', 'ygo.synchro.is-special-summon'],
  xyz: ['ygo.xyz.step1', 'ygo.xyz.is-special-summon'],
  link: ['ygo.current.link.summon', 'ygo.current.link.is-special-summon'],
};

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

const EXTRA_LINK = 'ygo.current.link.extra-link';

export function whyNotFromExtra(game: Game, s: SpecialSummon, method: Method): Reason[] {
  const { card, materials } = s;
  const name = card.info.name;
  if (!exists(game, method)) return [whySummon.methodUnknown({ how: method }, game.duel.ruleset.rules.methodUnknown)];
  const rule = MATERIAL_RULE[method];
  if (!card.info.is.includes(method)) return [whySummon.wrongKind({ card: name, how: method }, rule)];
  if (card.zone !== 'extraDeck' || card.face === 'up') return [whySummon.notThere({ card: name }, rule)];
  const cards = materials?.map((id) => cardOf(game.duel, id));
  if (!cards) {
    const found = possibleMaterials(game, s, method);
    return found.length > 0 ? [] : [whySummon.materialCount({ given: 0, for: name }, rule)];
  }
  const reasons = whyNotThese(game, s, method, cards);
  return [...reasons, ...whyNotThere(game, s, cards)];
}
/** A Link Summon that closes an Extra Link may take the second Extra Monster Zone. */
const whyNotThere = (game: Game, { by, card, zone }: SpecialSummon, cards: readonly Card[]): Reason[] =>
  closesExtraLink(game, by, card, zone, cards) ? [] : whyNotPlace(game, by, placementOf(game, card), zone, cards);
/** Groups of own monsters that would do, where the needs can be read. */
function possibleMaterials(game: Game, s: SpecialSummon, method: Method): Card[][] {
  const another = s.card.info.effects.some((e) => e.procedure?.alternative);
  if (s.card.info.materials !== undefined && needsOf(s.card, method) === undefined && !another) return [];
  const summon = { how: method, monster: s.card };
  const given = [...game.duel.cards.values()].filter(
    (c) => (c.zone !== 'monsters' || c.controller !== s.by) && materialRules(game, c, s.by, summon).length > 0,
  );
  const own = [...game.duel.sides[s.by].zones.monsters, ...given];
  return groups(own, 6).filter(
    (cards) => whyNotThese(game, s, method, cards).length === 0 && whyNotThere(game, s, cards).length === 0,
  );
}

export function makeFromExtra(game: Game, s: SpecialSummon, method: Method): void {
  const { by, card } = s;
  const cards = s.materials?.map((id) => cardOf(game.duel, id)) ?? askMaterials(game, s, method);
  const slot = placeFor(game, by, card, s.zone, cards);
  const closes = closesExtraLink(game, by, card, slot, cards);
  const rules = [...SUMMON_RULES[method], MATERIAL_RULE[method], ...(closes ? [EXTRA_LINK] : [])];
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
  const ids = askCards(game, {
    id: questionId(game, undefined, `${s.card.id}/materials`),
    by: s.by,
    what: 'choice',
    text: saySummon.whichMaterials({ player: s.by, card: s.card.info.name }),
    answers: found.map((cards) => ({
      value: cards.map((c) => c.id),
      text: { de: cards.map((c) => c.info.name.de).join(', '), en: cards.map((c) => c.info.name.en).join(', ') },
    })),
    rules: [MATERIAL_RULE[method]],
  });
  return ids.map((id) => cardOf(game.duel, id));
}
