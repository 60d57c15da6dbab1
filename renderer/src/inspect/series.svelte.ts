/** Archetypes of the imported cards: asked of the desk once, when somebody is about to name one. */
import type { Localized } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';

let known = $state.raw<readonly Localized[]>([]);
let asked = false;

/** Empty while they are not known, or no list was imported. */
export function seriesNames(): readonly Localized[] {
  if (!asked) {
    asked = true;
    queueMicrotask(async () => (known = valueOf(await desk.series({})) ?? []));
  }
  return known;
}
