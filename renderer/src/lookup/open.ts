/** Opening what was found: a rule, term or card as a page, an example or a line on its table. */
import type { LaidOutView, SearchHit } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { sessions } from '../ruling/session.svelte.ts';
import { taken } from './looked.ts';
import { search } from './search.svelte.ts';

export async function openScenario(id: string): Promise<void> {
  const found = valueOf(await desk.scenario({ id }));
  if (!found) return;
  sessions[found.game].open({ ...found.case, title: found.case.title ?? found.title[app.lang] });
  app.go(found.game);
}

function openLine(): void {
  const line = search.line;
  if (!line) return;
  sessions[line.case.game].open(line.case, line.ruling, taken(line));
  app.go(line.case.game);
}

function openHit(hit: SearchHit): void {
  if (hit.kind === 'scenario') void openScenario(hit.id);
  else if (hit.kind === 'card') app.go('cards', hit.id);
  else app.go('lookup', hit.id);
}

/** What was read of a line, on its table; the rest is quoted there. */
function openLaid({ case: of, pieces, says }: LaidOutView): void {
  sessions[of.game].layOut(of, pieces, says);
  app.go(of.game);
}

/** Writes the card that was meant in the place of what was written. */
function mend(index: number): void {
  const { phrase, name } = search.meant[index] ?? {};
  const at = phrase === undefined ? -1 : app.query.toLowerCase().indexOf(phrase.toLowerCase());
  if (phrase === undefined || name === undefined || at < 0) return;
  app.query = app.query.slice(0, at) + name + app.query.slice(at + phrase.length);
}

/** Opens the n-th entry of the list: the line first, where there is one; while it is still being read, as soon as it is. */
export async function openResult(index: number, hits: readonly SearchHit[]): Promise<void> {
  if (search.reading && index === 0) return search.settled().then(openLine);
  const { laid } = search;
  if (laid && !search.line && index === 0) return openLaid(laid);
  if (!search.line && index < search.rows) return mend(laid ? index - 1 : index);
  if (search.line && index === 0) return openLine();
  const hit = hits[index - search.rows];
  if (hit) openHit(hit);
}
