/**
 * Puts the engine together: the table of operations, and what follows an instant, in order. Imported by the front doors (`rule.ts`, `labels.ts`), so that the
 * rooms below need not know those that build on them.
 */
import { followInstants } from './change/instant.ts';
import { wouldTake } from './battle/calculate.ts';
import { measureBattleDamage } from './derive/battle-damage.ts';
import { noteBegun } from './derive/began.ts';
import { settleControl } from './follows/control.ts';
import { endWithSource, loseEquips } from './follows/equips.ts';
import { loseOwnGains } from './follows/own-gains.ts';
import { noteTriggers } from './follows/triggers.ts';
import { applyUnchained } from './follows/unchained.ts';
import { OPERATIONS } from './operations/all.ts';
import { registerOperations } from './operations/table.ts';
import { noteUnread } from './unread/reached.ts';
// Moves register themselves, each kind in the room that rules on it.
import './battle/moves.ts';
import './summon/moves.ts';
import './turn/moves.ts';

registerOperations(OPERATIONS);
measureBattleDamage(wouldTake);
followInstants([
  noteUnread,
  noteTriggers,
  applyUnchained,
  loseOwnGains,
  loseEquips,
  endWithSource,
  settleControl,
  noteBegun,
]);
