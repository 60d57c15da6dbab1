/** The channels of events over a judge's data, without a knowledge base. */
import { eventChannels } from '../desk/events/channels.ts';
import type { JudgeDb } from '../rules-db/judge/judge-db.ts';
import type { RulesDb } from '../rules-db/rules-db.ts';

const noRules = { penalties: () => undefined } as unknown as RulesDb;
export const eventDesk = (judge: JudgeDb) =>
  eventChannels({ rules: () => noRules, judge: () => judge, judgeIfThere: () => judge, rulings: () => [] });
