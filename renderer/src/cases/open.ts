import type { CasebookEntry } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { sessions } from '../ruling/session.svelte.ts';

/** Puts an entry of the casebook on its game's table and goes there. */
export async function openEntry({ kind, id, game }: CasebookEntry): Promise<void> {
  if (kind === 'ruling') await sessions[game].reopen(id);
  else {
    const value = valueOf(await desk.savedCase({ id }));
    if (!value) return;
    sessions[game].open(value.case, undefined, { id, title: value.title });
  }
  app.go(game);
}
