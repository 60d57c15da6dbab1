// The desk: every use case of the app over the engine, the rules database and the judge's own data. Everything is opened
// when it is first needed, so that a ruling at the command line does not wait for what it does not use.
import { caseChannels } from './cases/channels.ts';
import type { JudgeDesk } from './contract.ts';
import { dataChannels } from './data/data.ts';
import { importChannels } from './data/importing.ts';
import { deckChannels } from './decks/channels.ts';
import { eventChannels } from './events/channels.ts';
import { rulingsOf } from './cases/floor-log.ts';
import { lookupChannels } from './lookup/channels.ts';
import { meansOf, type DeskParts } from './means.ts';
import { afterRulingChannel } from './penalties/after-ruling.ts';
import { penaltyChannels } from './penalties/channels.ts';
import { rulingChannels } from './rulings/channels.ts';

export function createDesk(parts: DeskParts): JudgeDesk {
  const means = meansOf(parts);
  return {
    ...rulingChannels(means),
    ...lookupChannels(means),
    ...deckChannels(means),
    ...caseChannels(means),
    ...dataChannels(parts),
    ...importChannels(means),
    ...penaltyChannels(means),
    ...afterRulingChannel(means),
    ...eventChannels({ ...parts, rulings: (event, call) => rulingsOf(parts.judgeIfThere(), event, call) }),
  };
}
