/** How long the program itself takes: taking over a card list, and the window until something stands in it. Results are compared before times. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_CHROMIUM, presentChromium, thisMachine } from '../../build/chromium.ts';
import { sharedDir } from '../../rules-db/coverage.ts';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openApp } from '../browser.ts';

/** Times in milliseconds. */
export interface Times {
  group: string;
  name: string;
  times: number[];
}

/** Each list into a data folder of its own, indexes included. */
export async function importTimes(): Promise<Times[]> {
  const data = join(sharedDir()!, 'data');
  const out: Times[] = [];
  for (const [file, name, cards] of [['ygo-cards.jsonl.gz', '14210 Yu-Gi-Oh! cards', 14_210], ['ptcg-cards.jsonl.gz', '14733 Pokémon cards', 14_733]] as const) {
    const dir = mkdtempSync(join(tmpdir(), 'judge-bench-'));
    const judge = openJudgeDb(dir);
    const start = performance.now();
    const { added } = await importCards(judge, join(data, file));
    const time = performance.now() - start;
    judge.close();
    rmSync(dir, { recursive: true, force: true });
    if (added !== cards) throw new Error(`${file}: ${added} cards, not ${cards}`);
    out.push({ group: 'taking over a card list', name, times: [time] });
  }
  return out;
} // prettier-ignore

const VISITS = 9;
/** From the address to the first thing drawn, and until one can type. */
export async function windowTimes(): Promise<Times[]> {
  if (!presentChromium(thisMachine)) {
    console.error(`The window is left out: ${NO_CHROMIUM}`);
    return [];
  }
  const app = await openApp({ ownHost: true });
  const painted: number[] = [];
  const ready: number[] = [];
  for (let i = 0; i < VISITS; i++) {
    const start = performance.now();
    await app.page.goto(app.url);
    await app.page.locator('[role=combobox]').first().waitFor();
    ready.push(performance.now() - start);
    const first = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    painted.push((await app.page.waitForFunction(first).then((found) => found.jsonValue()))!);
  }
  await app.close();
  await app.browser.close();
  return [
    { group: 'the window', name: 'until something is drawn', times: painted },
    { group: 'the window', name: 'until one can type', times: ready },
  ];
}
