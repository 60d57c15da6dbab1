// Opens the desk over the compiled knowledge base and the judge's own data. Nothing is opened before it is asked for.
import { checkedIn } from '../rules-db/checked.ts';
import { hasJudgeData, openJudgeDb, type JudgeDb, type JudgeDbState } from '../rules-db/judge/judge-db.ts';
import { openRulesDb, type RulesDb } from '../rules-db/rules-db.ts';
import type { Localized } from '../engine/ruling/schema.ts';
import type { JudgeDesk } from './contract.ts';
import { noticesOf } from './data/data.ts';
import { answeringDamage } from './damage.ts';
import { createDesk } from './desk.ts';
import type { Engine } from './rulings/engine.ts';
import { dataFolder } from './places.ts';

/** Where the desk finds its files; absolute paths. */
export interface DeskPlaces {
  /** The compiled rules.db, opened read-only. */
  rules: string;
  /** Folder of the judge's own data; the platform's user data folder where not given. */
  data?: string;
  /** Check the databases on opening, each file once (default); for a quick start (the command line) `rules.db` alone, or none. */
  integrity?: boolean | 'rules';
  /** Map `rules.db` into memory (default): for whoever searches it. */
  mapped?: boolean;
  /** Told what happened to the judge's own data and was dealt with. */
  notice?: (message: Localized) => void;
}

export function openDesk({
  rules,
  data = dataFolder(),
  integrity = true,
  mapped = true,
  notice,
}: DeskPlaces): JudgeDesk {
  let rulesDb: RulesDb | undefined;
  let judgeDb: JudgeDb | undefined;
  let engine: Promise<Engine> | undefined;
  const judge = () => (judgeDb ??= openJudgeDb(data, { integrity: integrity === true, ...(notice && { onNotice }) }));
  const onNotice = (state: JudgeDbState) => noticesOf(state).forEach(({ message }) => notice?.(message));
  const desk = createDesk({
    engine: () => (engine ??= import('./rulings/engine.ts').then((module) => module.engine)),
    rules: () => (rulesDb ??= openRulesDb(rules, { mapped, integrity: integrity !== false && checkedIn(data) })),
    folder: data,
    judge,
    judgeIfThere: () => (judgeDb || hasJudgeData(data) ? judge() : undefined),
  });
  return answeringDamage(desk, () => {
    rulesDb?.checkWhole();
    judgeDb?.lookThroughCards();
  });
}
