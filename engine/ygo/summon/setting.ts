/** Cards laid face-down: a monster in place of its Normal Summon, Spells and Traps. */
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { happen, instant } from '../change/instant.ts';
import { toMonsterZone, toSpellTrapZone, clearFieldZone } from '../change/onto-field.ts';
import { forbiddingReason } from '../derive/applied.ts';
import { forbiddenFor } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { freeSpellTrapZones } from '../derive/zones.ts';
import type { Card } from '../board/duel.ts';
import { step, type Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import { saySummon, whySummon } from './say.ts';
import type { NormalSummon } from './tributes.ts';
import { whyNotMainPhase } from './may.ts';

export function setMonster(game: Game, { by, card, zone }: NormalSummon, tribute: boolean): void {
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
  const text = saySummon.setsMonster({ player: by, card: card.info.name });
  game.told.push({ weight: 5, after: game.rec.steps.length, text });
  step(game, {
    kind: 'set',
    by,
    card: card.id,
    text,
    rules: [
      'ygo.summon.set.definition',
      'ygo.summon.set.not-a-summon',
      ...(tribute ? (['ygo.summon.set.tribute'] as const) : []),
    ],
  });
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
  return [...when, ...(forbids ? [forbiddingReason(forbids)] : []), ...whyNotStZone(game, by, card)];
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
  return freeSpellTrapZones(game, by) > 0 ? [] : [whySummon.noStZone()];
}
export function setSpellTrap(game: Game, by: Player, card: Card, zone: number | undefined): void {
  const to = card.info.property === 'field' ? 'field' : 'spellsTraps';
  if (to === 'field') clearFieldZone(game, by, card);
  instant(game, {}, () => {
    toSpellTrapZone(game, card, by, to, 'down', zone);
    happen(game, { kind: 'set', card: seen(game, card), cause: { kind: 'action', by }, from: 'hand', to, player: by });
  });
  const text = saySummon.setsSpellTrap({ player: by, card: card.info.name });
  game.told.push({ weight: 5, after: game.rec.steps.length, text });
  step(game, {
    kind: 'set',
    by,
    card: card.id,
    text,
    rules: ['ygo.zone.st.use'],
  });
}
