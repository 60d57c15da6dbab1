/** A line's ruling that is only looked at in the box is kept in the floor log as well; opened on its table, it is the same dispute there. */
import { Dispute } from '../ruling/dispute.svelte.ts';
import { Logging } from '../ruling/logging.svelte.ts';
import type { LineHit } from './search.svelte.ts';

const log = new Logging();
let line = '';
let dispute = new Dispute();
/** It lies on its table: what becomes of it is kept there. */
let opened = false;

/** The dispute a line tells: typed on or taken back, it is still that one. */
function disputeOf({ line: told }: LineHit): Dispute {
  const goesOn = line !== '' && (opened ? told === line : told.startsWith(line) || line.startsWith(told));
  if (!goesOn) {
    dispute = new Dispute();
    opened = false;
  }
  line = told;
  return dispute;
}

/** Its ruling is in sight until what this answers is called. */
export function look(hit: LineHit): () => void {
  const of = disputeOf(hit);
  let isStill = true;
  if (!opened) log.soon(of, hit.case, hit.ruling, () => isStill);
  return () => {
    isStill = false;
    log.leave();
  };
}
/** Something else was typed: the same words later are another dispute. */
export function typed(query: string): void {
  if (opened && query !== line) line = '';
}
/** It goes on its table. */
export function taken(hit: LineHit): Dispute {
  const of = opened ? new Dispute() : disputeOf(hit);
  opened = true;
  return of;
}
