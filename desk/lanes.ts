// The desk runs four times, each in a thread or process of its own, so that nothing waits for what takes long: rulings,
// imports of card lists, looking up, and all the rest, which only keeps what the judge makes (a save is confirmed whatever is
// being ruled, imported or searched). In a lane one call runs at a time; a newer call for the same place drops the older ones.
// A clock never makes a ruling: what takes too long is ended with its thread and answered as cancelled.
import type { Answer, Channel, DataHealth, Outputs } from './contract.ts';
import { deckInputs } from './decks/contract.ts';
import { lookupInputs } from './lookup/contract.ts';
import { penaltyInputs } from './penalties/contract.ts';
import { connectTo, type Connection, type Peer } from './port.ts';
import { answerOfProblem } from './refused.ts';
import type { Call } from './serve.ts';

/** `lookup` is the one that checks the large files when it opens them. */
export type Lane = 'desk' | 'lookup' | 'rulings' | 'imports';

const CHANNELS: Record<Exclude<Lane, 'desk'>, readonly Channel[]> = {
  // With everything else that reads cards' texts or rules: the reader and its lists of names stand in memory once.
  rulings: ['rule', 'now', 'line', 'lineOf', 'handles', 'read', 'analyze', 'afterRuling'],
  imports: ['importPart', 'importStart', 'importState', 'importCancel'],
  // Those of the casebook among them read cards.
  lookup: [
    ...([lookupInputs, deckInputs, penaltyInputs].flatMap(Object.keys) as Channel[]),
    ...(['savedCase', 'logRuling'] as const),
  ],
};
/** What rules or imports does so, whatever else it is a channel of. */
const LANES = new Map<string, Lane>(
  (['lookup', 'rulings', 'imports'] as const).flatMap((lane) =>
    CHANNELS[lane].map((channel): [string, Lane] => [channel, lane]),
  ),
);

export interface LaneOptions {
  /** A ruling that takes longer (ms) is ended. */
  limit?: number;
  /** A ruling that a newer one has dropped may take so long (ms) to come to its end; its thread is ended otherwise. */
  grace?: number;
  /** After so long (ms) without an import its thread is ended: what it holds of a card list is given back. */
  idle?: number;
}

/** The desk's calls over its lanes; each is opened when it is first needed. */
export function laneCalls(
  open: (lane: Lane) => Peer,
  { limit = 60_000, grace = 250, idle = 30_000 }: LaneOptions = {},
): Call {
  const desk = new Queue(connectTo(() => open('desk')));
  const lookup = new Queue(connectTo(() => open('lookup')));
  const rulings = new Queue(
    connectTo(() => open('rulings')),
    { limit, grace },
  );
  const imports = importLane(
    connectTo(() => open('imports')),
    idle,
  );
  return async (channel, input) => {
    if (channel === 'cancel') {
      rulings.cancel(placeOf(input));
      return { ok: true, value: null };
    }
    if (channel === 'dataHealth') return healthOf(desk, lookup, input);
    const lane = LANES.get(channel) ?? 'desk';
    return lane === 'imports' ? imports(channel, input) : { desk, lookup, rulings }[lane].call(channel, input);
  };
}

/** How the data is, as the lane that keeps it knows, with what the one that looks up has to say of it besides. */
async function healthOf(desk: Queue, lookup: Queue, input: unknown): Promise<Answer<unknown>> {
  const [kept, seen] = await Promise.all([
    desk.call('dataHealth', input),
    // Without it what is kept is told all the same.
    lookup.call('dataHealth', input).catch(() => undefined),
  ]);
  if (!kept.ok || !seen?.ok) return kept;
  const [health, other] = [kept.value as DataHealth, seen.value as DataHealth];
  const known = new Set(health.notices.map(({ code }) => code));
  return { ok: true, value: { ...health, notices: [...health.notices, ...other.notices.filter(({ code }) => !known.has(code))] } }; // prettier-ignore
}

/** Calls about imports; nobody waits behind another. An import goes on while nobody asks how far it is. */
function importLane(connection: Connection, idle: number): Call {
  let clock: NodeJS.Timeout | undefined;
  const endWhenDone = async (): Promise<void> => {
    const before = clock;
    const { value } = (await connection.call('importState', {})) as { value?: Outputs['importState'] };
    // Somebody called meanwhile.
    if (clock !== before) return;
    if (value?.state === 'running') wait();
    else connection.end();
  };
  const wait = (): void => {
    clearTimeout(clock);
    clock = setTimeout(() => void endWhenDone().catch(() => undefined), idle).unref();
  };
  return (channel, input) => {
    wait();
    return connection.call(channel, input);
  };
}

/** The place that waits for the answer, where the input names one; the input itself is checked where it is answered. */
function placeOf(input: unknown): string | undefined {
  const named = typeof input === 'object' && input !== null ? Object.getOwnPropertyDescriptor(input, 'for') : undefined;
  return typeof named?.value === 'string' ? named.value : undefined;
}

interface Asked {
  channel: string;
  input: unknown;
  place: string | undefined;
  answer: (answer: Answer<unknown>) => void;
  fail: (error: unknown) => void;
}

type Limits = Required<Pick<LaneOptions, 'limit' | 'grace'>>;

class Queue {
  readonly #connection: Connection;
  readonly #limits: Limits | undefined;
  #waiting: Asked[] = [];
  #running: { asked: Asked; clock: NodeJS.Timeout | undefined } | undefined;

  /** With `limits`, what runs may be ended with its thread. */
  constructor(connection: Connection, limits?: Limits) {
    this.#connection = connection;
    this.#limits = limits;
  }

  call(channel: string, input: unknown): Promise<Answer<unknown>> {
    const place = placeOf(input);
    if (place !== undefined) this.#drop((asked) => asked.place === place && asked.channel === channel);
    return new Promise((answer, fail) => {
      this.#waiting.push({ channel, input, place, answer, fail });
      this.#next();
    });
  }

  /** Ends what is asked for a place, or everything. */
  cancel(place: string | undefined): void {
    const meant = (asked: Asked) => place === undefined || asked.place === place;
    const ended = this.#waiting.filter(meant);
    this.#waiting = this.#waiting.filter((asked) => !meant(asked));
    for (const asked of ended) asked.answer(CANCELLED);
    if (this.#running && meant(this.#running.asked)) this.#end(CANCELLED);
  }

  #drop(older: (asked: Asked) => boolean): void {
    const dropped = this.#waiting.filter(older);
    this.#waiting = this.#waiting.filter((asked) => !older(asked));
    for (const asked of dropped) asked.answer(DROPPED);
    if (!this.#running || !this.#limits || !older(this.#running.asked)) return;
    this.#running.asked.answer(DROPPED);
    clearTimeout(this.#running.clock);
    this.#running.clock = setTimeout(() => this.#end(DROPPED), this.#limits.grace);
  }

  #end(answer: Answer<unknown>): void {
    this.#running?.asked.answer(answer);
    this.#connection.end();
  }

  #next(): void {
    if (this.#running) return;
    const asked = this.#waiting.shift();
    if (!asked) return;
    const clock = this.#limits && setTimeout(() => this.#end(CANCELLED), this.#limits.limit);
    const running = { asked, clock };
    this.#running = running;
    void this.#connection
      .call(asked.channel, asked.input)
      .then(asked.answer, asked.fail)
      .finally(() => {
        clearTimeout(running.clock);
        this.#running = undefined;
        this.#next();
      });
  }
}

const CANCELLED = answerOfProblem('cancelled', {
  de: 'Abgebrochen: Es wurde nichts entschieden.',
  en: 'Cancelled: nothing was ruled.',
});
const DROPPED = answerOfProblem('dropped', {
  de: 'Inzwischen wurde etwas Neueres gefragt.',
  en: 'Something newer was asked meanwhile.',
});
