/** What counters are called in German: as the imported texts say it, asked of the desk once one is to be named; else by the terms known here. */
import type { Localized } from '../../../desk/contract.ts';
import { counterNamed } from '../../../desk/pure.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';

let german = $state.raw<ReadonlyMap<string, string>>(new Map());
let asked = false;

/** What a counter is called; in either language. */
export function counterWords(kind: string): Localized {
  if (!asked && app.lang === 'de') {
    asked = true;
    const learn = async () =>
      (german = new Map((valueOf(await desk.counters({})) ?? []).map(({ en, de }) => [en, de])));
    queueMicrotask(learn);
  }
  const named = /[ -]Counters?$/.test(kind) ? counterNamed(kind).de : kind;
  return { en: kind, de: german.get(kind) ?? named };
}
