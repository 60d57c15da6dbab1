/** Fusion, Ritual, Synchro, Xyz and Link Summons by an effect: the monster comes with material the move names. */
import type { Player } from '../../case/schema.ts';
import type { RuleId } from '../../ruling/schema.ts';
import { type Card, cardOf, type Cause, isIn } from '../board/duel.ts';
import { attach } from '../change/attaching.ts';
import { endInstant, happen, instant } from '../change/instant.ts';
import { moveCard, returnTo } from '../change/moving.ts';
import { toMonsterZone } from '../change/onto-field.ts';
import { askCards, choicesOf, positionFor, questionId } from '../choose/choice.ts';
import type { Context } from '../derive/context.ts';
import { matches } from '../derive/filters.ts';
import { seen } from '../derive/seen.ts';
import { type Declared, many, type MaterialGoes } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { sayEffect } from '../say/effects.ts';
import { sayQuestion } from '../say/questions.ts';
import {
  couldSummonByEffect,
  materialGoes,
  materialMeant,
  whyNotSummonByEffect,
  type SummonOperation,
} from '../summon/by-effect.ts';
import { placeFor } from '../summon/zones.ts';
import { causeOf, name, names, nothing, tell } from './common.ts';
import { type Handler, type Handlers } from './table.ts';

export const WITH_MATERIAL = {
  'fusion-summon': summonFromExtra('fusion'),
  'ritual-summon': summonFromExtra('ritual'),
  'synchro-summon': summonFromExtra('synchro'),
  'xyz-summon': summonFromExtra('xyz'),
  'link-summon': summonFromExtra('link'),
} satisfies Partial<Handlers>;

/** The cards named for this Summon: from the monster it could be on; what is named before was for operations before it. */
function fromTheMonsterOn(
  game: Game,
  op: SummonOperation,
  said: readonly string[] | undefined,
  ctx: Context,
): string[] | undefined {
  const places = [...many(op.from ?? 'hand'), 'extra-deck' as const];
  const first = said?.findIndex((id) => {
    const card = game.duel.cards.get(id);
    return card !== undefined && isIn(card.zone, places) && matches(game, op.what, seen(game, card), ctx);
  });
  return said?.slice(Math.max(first ?? 0, 0));
}
type How = keyof typeof HOW;
type WithMaterial = Handler<'fusion-summon'> &
  Handler<'ritual-summon'> &
  Handler<'synchro-summon'> &
  Handler<'xyz-summon'> &
  Handler<'link-summon'>;

/** The monster, then its materials, are named in `choose.cards`. */
function summonFromExtra(how: How): WithMaterial {
  return {
    possible: (game, op, ctx) => couldSummonByEffect(game, op, ctx),
    run(game, op, ctx, by) {
      const ids = namedFor(game, op, ctx, by, how);
      const [monster] = ids.map((id) => cardOf(game.duel, id));
      const materials = materialMeant(game, op, ids, ctx);
      const [wrong] = whyNotSummonByEffect(game, op, ids, ctx);
      if (!monster || wrong) return nothing(game, op.do, ctx, wrong?.text);
      useMaterials(game, op, how, monster, materials, ctx, by);
      endInstant(game);
      return instant(game, {}, () => {
        summoned(game, how, monster, ctx, by);
        tell(
          game,
          op.do,
          ctx,
          sayEffect.summonedBy({ player: by, card: monster.info.name, kind: HOW[how], materials: names(materials) }),
          'ygo.summon.special.by-effect',
          'ygo.special.follow-card',
          ...SUMMON_RULES[how],
        );
        return [monster];
      });
    },
    declares: (op) => [
      'special-summon',
      ...(how === 'fusion' ? (['fusion-summon'] as const) : []),
      ...(many(op.from).includes('deck') ? (['send-from-deck'] as const) : []),
      ...declaredOfMaterial(op, how),
    ],
  };
}

/** What becomes of its material: from the Deck it is sent to the Graveyard; from the Graveyard, where it comes from nowhere else, it is banished. */
function declaredOfMaterial({ materials, materialsTo = 'graveyard' }: SummonOperation, how: How): Declared[] {
  const places = many(materials).flatMap(({ where }) => many(where));
  const sent = how !== 'xyz' && materialsTo === 'graveyard' && places.includes('deck');
  const banished = materialsTo === 'banished' && places.length > 0 && places.every((place) => place === 'graveyard');
  return [
    ...(sent ? (['send-from-deck'] as const) : []),
    ...(banished ? (['banish', 'banish-from-graveyard', 'move-from-graveyard'] as const) : []),
  ];
}

/** Ids of the monster and of its materials: as the move says, else asked. */
function namedFor(game: Game, op: SummonOperation, ctx: Context, by: Player, how: How): string[] {
  const said = fromTheMonsterOn(game, op, choicesOf(ctx, by).cards, ctx);
  const question = {
    id: questionId(game, ctx.link, how),
    by,
    what: 'choice' as const,
    text: sayQuestion.whichCards({ card: name(ctx), player: by, count: '1+' }),
    rules: ['ygo.st.follow-card-text' as const],
  };
  return askCards(game, question, said);
}

/** Xyz Materials are attached; other materials go where their Summon or its text sends them. */
function useMaterials(
  game: Game,
  op: SummonOperation,
  how: How,
  monster: Card,
  materials: readonly Card[],
  ctx: Context,
  by: Player,
): void {
  const cause: Cause = { ...causeOf(ctx), kind: 'material' };
  monster.madeWith = materials.map((card) => seen(game, card));
  if (how === 'xyz') {
    for (const card of materials) attach(game, card, monster, cause, op.transfer);
    return;
  }
  for (const card of materials)
    happen(game, { kind: 'used-as-material', card: seen(game, card), cause: causeOf(ctx), how, player: by });
  const goes = new Map(materials.map((card) => [card, materialGoes(game, op, card, monster, ctx)]));
  for (const card of materials) {
    const to = goes.get(card) ?? 'graveyard';
    const tributed = how === 'ritual' && goes.get(card) === 'graveyard';
    moveCard(game, card, destinationOf(to), { ...causeOf(ctx) }, tributed ? ['tributed'] : []);
  }
}

function summoned(game: Game, how: How, monster: Card, ctx: Context, by: Player): void {
  const from = monster.zone;
  const position = how === 'link' ? 'attack' : positionFor(game, ctx, by, names([monster]));
  const slot = placeFor(game, by, monster, choicesOf(ctx, by).zone as never);
  toMonsterZone(game, monster, by, how, { position, slot });
  monster.properlySummoned = true;
  happen(game, {
    kind: 'summoned',
    card: seen(game, monster),
    cause: causeOf(ctx),
    from,
    to: 'monsters',
    how,
    player: by,
  });
}

const destinationOf = (to: MaterialGoes) => (to === 'deck-bottom' ? returnTo(to) : { zone: to });
const HOW = { fusion: 'Fusion', ritual: 'Ritual', synchro: 'Synchro', xyz: 'Xyz', link: 'Link' } as const;
const SUMMON_RULES: Record<keyof typeof HOW, readonly RuleId[]> = {
  fusion: ['ygo.fusion.is-special-summon', 'ygo.fusion.step1'],
  ritual: ['ygo.ritual.is-special-summon', 'ygo.ritual.step2.after-success', 'ygo.ritual.step3.place'],
  synchro: [],
  xyz: [],
  link: [],
};
