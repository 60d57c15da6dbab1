/** What counters are called in German: on no list stand any; the imported texts say it, asked of the desk once one is to be named. */
import type { Localized } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';

let german = $state.raw<ReadonlyMap<string, string>>(new Map());
let asked = false;

/** What a counter is called; where no card that was imported names it in German, as sentences call it. */
export function counterWords(kind: string): Localized {
  if (!asked && app.lang === 'de') {
    asked = true;
    const learn = async () =>
      (german = new Map((valueOf(await desk.counters({})) ?? []).map(({ en, de }) => [en, de])));
    queueMicrotask(learn);
  }
  const bare = kind.replace(/[ -]Counters?$/, '').replaceAll(' ', '-');
  return { en: kind, de: german.get(kind) ?? (bare === kind ? kind : `${bare}-Zählmarke`) };
}
