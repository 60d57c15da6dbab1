// Work nobody waits for any more is left by itself: whoever carries a call says through it whether it is still wanted
// (`means.ts` asks at each card, reading and ruling). No thread has to be ended for it.

/** Whether nobody waits for the answer any more. Asked very often: it has to be cheap. */
export type Stop = () => boolean;

/** Thrown where work is left; becomes the answer `dropped` (`refused.ts`). */
export class Stopped extends Error {}
