/**
 * A card comes onto the field: into a Monster Zone, or into a zone for Spells and Traps. Events are the caller's.
 */
import type { Player, YgoMonster } from '../../case/schema.ts';
import type { Card } from '../board/duel.ts';
import { freePendulumZones } from '../derive/zones.ts';
import type { Place, SummonKind } from '../effects/schema.ts';
import { type Game, step } from '../game/game.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayChain } from '../say/chain.ts';
import { instant, nextOrder, touch } from './instant.ts';
import { asPrintedAgain, forgetSummon, moveCard, placeOf, put } from './moving.ts';

/** Puts a card face-up (or face-down) on the field as a monster. Events are the caller's. */
export function toMonsterZone(
  game: Game,
  card: Card,
  player: Player,
  how: SummonKind,
  options: { position?: 'attack' | 'defense'; face?: 'up' | 'down'; slot?: YgoMonster['zone']; from?: Place },
): void {
  const from = options.from ?? placeOf(card);
  forgetSummon(card, card.zone);
  put(game, card, player, 'monsters');
  card.lasting = { by: player, order: -Infinity };
  card.stay++;
  card.reset++;
  card.face = options.face ?? 'up';
  card.position = options.position ?? (card.face === 'down' ? 'defense' : 'attack');
  card.slot = options.slot;
  delete card.answeredSlot;
  card.since = {
    turn: game.duel.turn.number,
    order: card.face === 'up' ? nextOrder(game) : undefined,
    ...(from && { from }),
    how,
  };
  card.applying = true;
  card.attacked = false;
  card.positionChanged = false;
  card.counters = {};
  // "Even after it is Summoned."
  card.modifiers = card.modifiers.filter(({ keeps }) => keeps && from === 'hand');
  card.forces = [];
  asPrintedAgain(card);
  touch(game, card);
}

/** Puts a Spell or Trap (or a card treated as one) on the field. */
export function toSpellTrapZone(
  game: Game,
  card: Card,
  player: Player,
  zone: 'spellsTraps' | 'field' | 'pendulum',
  face: 'up' | 'down',
  slot?: number,
): void {
  const pendulumSlot = zone === 'pendulum' ? freePendulumZones(game, player)[0] : undefined;
  put(game, card, player, zone);
  // An Xyz Monster that is one no longer loses its materials.
  for (const material of [...card.materials])
    moveCard(game, material, { zone: 'graveyard' }, { kind: 'rule', by: undefined });
  card.stay++;
  card.reset++;
  card.face = face;
  card.slot = (slot ?? pendulumSlot) as YgoMonster['zone'];
  card.since = { turn: game.duel.turn.number, order: undefined };
  card.applying = false;
  asPrintedAgain(card);
  touch(game, card);
}

/** Its continuous effect begins to apply now. */
export function beginToApply(game: Game, card: Card): void {
  card.applying = true;
  card.since = { ...card.since, order: nextOrder(game) };
  touch(game, card);
}

/** A new Field Spell and the old ones, as the ruleset has it. */
export function clearFieldZone(game: Game, by: 'A' | 'B', card: Card): void {
  const { duel } = game;
  const own = duel.sides[by].zones.field;
  const old = choose<'fieldSpells', () => Card[]>(duel.ruleset, 'fieldSpells', {
    'one-in-play': () => [...duel.sides.A.zones.field, ...duel.sides.B.zones.field],
    'one-per-player': () => [...own],
  })().filter((c) => c !== card && c.zone === 'field');
  if (old.length === 0) return;
  const destroyed = choose(duel.ruleset, 'fieldSpells', { 'one-in-play': true, 'one-per-player': false });
  instant(game, { cleanUp: true }, () =>
    old.forEach((c) =>
      moveCard(game, c, { zone: 'graveyard' }, { kind: 'rule', by: undefined }, destroyed ? ['destroyed'] : []),
    ),
  );
  step(game, {
    kind: 'field-replaced',
    by,
    text: sayChain.cleanUp({ cards: old.map((c) => c.info.name) }),
    rules: duel.ruleset.options.fieldSpells.rules,
  });
}
