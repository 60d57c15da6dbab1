// Opens the desk over the compiled knowledge base and the judge's own data. Nothing is opened before it is asked for.
import { existsSync } from 'node:fs';
import { openJudgeDb, type JudgeDb } from '../rules-db/judge/judge-db.ts';
import { judgeDbPath } from '../rules-db/judge/opening.ts';
import { openRulesDb, type RulesDb } from '../rules-db/rules-db.ts';
import type { Rescue } from '../rules-db/judge/rescue.ts';
import type { Localized } from '../engine/ruling/schema.ts';
import type { JudgeDesk } from './contract.ts';
import { createDesk } from './desk.ts';
import type { Engine } from './engine.ts';
import { dataFolder } from './places.ts';

/** Where the desk finds its files; absolute paths. */
export interface DeskPlaces {
  /** The compiled rules.db, opened read-only. */
  rules: string;
  /** Folder of the judge's own data; the platform's user data folder where not given. */
  data?: string;
  /** Check every page of the databases on opening; off for a quick start (the command line). Default on. */
  integrity?: boolean;
  /** Told where the judge's own data was found damaged and what could be read again. */
  notice?: (message: Localized) => void;
}

export function openDesk({ rules, data = dataFolder(), integrity = true, notice }: DeskPlaces): JudgeDesk {
  let rulesDb: RulesDb | undefined;
  let judgeDb: JudgeDb | undefined;
  let engine: Promise<Engine> | undefined;
  const judge = () => {
    if (!judgeDb) {
      judgeDb = openJudgeDb(data, { integrity });
      if (judgeDb.rescued) notice?.(rescuedMessage(judgeDb.rescued));
    }
    return judgeDb;
  };
  return createDesk({
    engine: () => (engine ??= import('./engine.ts').then((module) => module.engine)),
    rules: () => (rulesDb ??= openRulesDb(rules, { integrity })),
    judge,
    judgeIfThere: () => (judgeDb || existsSync(judgeDbPath(data)) ? judge() : undefined),
  });
}

/** What was rescued, and where the damaged file is kept. */
export function rescuedMessage({ kept, rows }: Rescue): Localized {
  const found = Object.values(rows).reduce((sum, { fromFile, fromCopies }) => sum + fromFile + fromCopies, 0);
  return {
    de: `Die Datei mit den eigenen Daten war beschädigt. Sie liegt unverändert in ${kept}; ${found} Einträge konnten gerettet werden, eingelesene Karten müssen neu eingelesen werden.`,
    en: `The file with the judge's own data was damaged. It is kept unchanged as ${kept}; ${found} entries were rescued, imported cards have to be imported again.`,
  };
}
