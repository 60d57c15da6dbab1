import type { CasebookEntry } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { Dispute } from '../ruling/dispute.svelte.ts';
import { sessions } from '../ruling/session.svelte.ts';

/** Puts an entry of the casebook on its game's table and goes there. */
export async function openEntry({ kind, id, game }: CasebookEntry): Promise<void> {
  if (kind === 'ruling') await sessions[game].reopen(id);
  else {
    const value = valueOf(await desk.savedCase({ id }));
    if (!value) return;
    const dispute = new Dispute();
    dispute.saved = { id, title: value.title };
    sessions[game].open(value.case, undefined, dispute);
  }
  app.go(game);
}
