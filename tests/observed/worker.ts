/** One thread: rules on the plays it is handed, one by one, and says what became of each before it begins the next. */
import { parentPort, workerData } from 'node:worker_threads';
import { deskLibrary } from '../../desk/lookup/library.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../../rules-db/rules-db.ts';
import { optionOfPlay, optionsOf } from './legal.ts';
import { measure } from './measure.ts';
import type { LegalBoard, Play } from './plays.ts';
import type { Places, Task } from './pool.ts';

const { rules, data } = workerData as Places;
const imported = openJudgeDb(data, { integrity: false });
const library = deskLibrary(openRulesDb(rules), () => imported);

parentPort!.postMessage('ready');
parentPort!.on('message', ({ what, lines }: Task) => {
  for (const line of lines)
    parentPort!.postMessage(
      what === 'plays'
        ? [measure(JSON.parse(line) as Play, library)]
        : what === 'legal'
          ? optionsOf(JSON.parse(line) as LegalBoard, library)
          : optionOfPlay(JSON.parse(line) as Play, library),
    );
});
