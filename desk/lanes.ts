// The desk runs four times, each in a thread or process of its own, so that nothing waits for what takes long: rulings,
// imports of card lists, looking up, and all the rest, which only keeps what the judge makes (a save is confirmed whatever is
// being ruled, imported or searched). In a lane one call runs at a time; a newer call for the same place drops the older ones, and
// what somebody waits for with his hands on the keys goes before what is only worked out besides. What runs is asked to leave off.
// A clock never makes a ruling: what takes too long is ended with its thread and answered as cancelled.
import { is } from 'valibot';
import type { Answer, Channel, DataHealth, Outputs } from './contract.ts';
import { dataInputs } from './data/contract.ts';
import { deckInputs } from './decks/contract.ts';
import { lookupInputs } from './lookup/contract.ts';
import { penaltyInputs } from './penalties/contract.ts';
import { connectTo, type Connection, type Peer } from './port.ts';
import { answerOfProblem, DROPPED } from './refused.ts';
import type { Call } from './serve.ts';

/** `lookup` is the one that checks the large files when it opens them. */
export type Lane = 'desk' | 'lookup' | 'rulings' | 'imports';

const CHANNELS: Record<Exclude<Lane, 'desk'>, readonly Channel[]> = {
  // With everything else that reads cards' texts or rules: the reader and its lists of names stand in memory once.
  rulings: ['rule', 'now', 'line', 'layOut', 'lineOf', 'handles', 'read', 'analyze', 'afterRuling'],
  imports: ['importPart', 'importStart', 'importState', 'importCancel'],
  // Those of the casebook among them read cards.
  lookup: [
    ...([lookupInputs, deckInputs, penaltyInputs].flatMap(Object.keys) as Channel[]),
    ...(['savedCase', 'logRuling'] as const),
  ],
};
/** What is worked out besides, and whatever is asked for a place of this name: a line or a ruling does not wait for it. */
const BESIDES: ReadonlySet<string> = new Set<Channel>(['now', 'handles', 'lineOf', 'read', 'analyze', 'afterRuling']);
const isBesides = ({ channel, place }: Asked): boolean => BESIDES.has(channel) || place?.startsWith('besides') === true;
/** What rules or imports does so, whatever else it is a channel of. */
const LANES = new Map<string, Lane>(
  (['lookup', 'rulings', 'imports'] as const).flatMap((lane) =>
    CHANNELS[lane].map((channel): [string, Lane] => [channel, lane]),
  ),
);

export interface LaneOptions {
  /** A ruling that takes longer (ms) is ended. */
  limit?: number;
  /** A ruling nobody waits for any more may take so long (ms) to leave off; its thread is ended otherwise. */
  grace?: number;
  /** After so long (ms) without an import its thread is ended: what it holds of a card list is given back. */
  idle?: number;
  /** Lanes a window asks at once are opened before it does: each takes half a second to stand. */
  early?: boolean;
}

/** The desk's calls over its lanes; each is opened when it is first needed, or `early`. */
export function laneCalls(
  open: (lane: Lane) => Peer,
  { limit = 60_000, grace = 1500, idle = 30_000, early = false }: LaneOptions = {},
): Call {
  const [toDesk, toLookup, toRulings] = (['desk', 'lookup', 'rulings'] as const).map((lane) =>
    connectTo(() => open(lane)),
  ) as [Connection, Connection, Connection];
  if (early) for (const connection of [toDesk, toLookup, toRulings]) connection.open();
  const desk = new Queue(toDesk);
  const lookup = new Queue(toLookup);
  const rulings = new Queue(toRulings, { limit, grace });
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
    // Whoever only looks whether one runs opens no thread for it.
    if (channel === 'importState' && !connection.isOpen() && is(dataInputs.importState, input))
      return Promise.resolve({ ok: true, value: null });
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

interface Running {
  asked: Asked;
  /** Ends it where it takes too long. */
  clock: NodeJS.Timeout | undefined;
  /** Told to leave off for something else: it is asked again behind that. */
  again?: true;
  /** Already answered: nobody waits for it. */
  left?: true;
}

type Limits = Required<Pick<LaneOptions, 'limit' | 'grace'>>;

class Queue {
  readonly #connection: Connection;
  readonly #limits: Limits | undefined;
  #waiting: Asked[] = [];
  #running: Running | undefined;
  /** The far end has answered: it is not still starting. */
  #stands = false;

  /** With `limits`, what runs may be ended with its thread. */
  constructor(connection: Connection, limits?: Limits) {
    this.#connection = connection;
    this.#limits = limits;
  }

  call(channel: string, input: unknown): Promise<Answer<unknown>> {
    const place = placeOf(input);
    if (place !== undefined) this.#drop((asked) => asked.place === place && asked.channel === channel);
    return new Promise((answer, fail) => {
      const asked = { channel, input, place, answer, fail };
      const behind = isBesides(asked) ? -1 : this.#waiting.findIndex(isBesides);
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, asked);
      this.#goBefore(asked);
      this.#next();
    });
  }

  /** Ends what is asked for a place, or everything. */
  cancel(place: string | undefined): void {
    const meant = (asked: Asked) => place === undefined || asked.place === place;
    const ended = this.#waiting.filter(meant);
    this.#waiting = this.#waiting.filter((asked) => !meant(asked));
    for (const asked of ended) asked.answer(CANCELLED);
    if (this.#running && meant(this.#running.asked)) this.#leave(CANCELLED, true);
  }

  #drop(older: (asked: Asked) => boolean): void {
    const dropped = this.#waiting.filter(older);
    this.#waiting = this.#waiting.filter((asked) => !older(asked));
    for (const asked of dropped) asked.answer(NEWER);
    if (this.#running && this.#limits && older(this.#running.asked)) this.#leave(NEWER);
  }

  /** Nobody waits any more for what runs: it leaves off by itself, else with its thread. One that is still starting is left to start, unless `anyway`. */
  #leave(answer: Answer<unknown>, anyway = false): void {
    const running = this.#running;
    if (!running || running.left) return;
    running.left = true;
    running.asked.answer(answer);
    this.#connection.leave();
    if (!this.#limits || !(this.#stands || anyway)) return;
    clearTimeout(running.clock);
    running.clock = setTimeout(() => this.#end(answer), this.#limits.grace);
  }

  /** What is worked out besides makes way, and is asked again. */
  #goBefore(asked: Asked): void {
    const running = this.#running;
    if (!running || !this.#limits || isBesides(asked) || !isBesides(running.asked)) return;
    running.again = true;
    this.#connection.leave();
  }

  #end(answer: Answer<unknown>): void {
    this.#running?.asked.answer(answer);
    this.#stands = false;
    this.#connection.end();
  }

  #next(): void {
    if (this.#running) return;
    const asked = this.#waiting.shift();
    if (!asked) return;
    const clock = this.#limits && setTimeout(() => this.#end(CANCELLED), this.#limits.limit);
    const running: Running = { asked, clock };
    this.#running = running;
    void this.#connection
      .call(asked.channel, asked.input)
      .then((answer) => {
        this.#stands = true;
        if (running.again && !running.left && isDropped(answer)) this.#waiting.push(asked);
        else asked.answer(answer);
      })
      .catch((fault: unknown) => {
        this.#stands = false;
        asked.fail(fault);
      })
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
const NEWER: Answer<never> = { ok: false, problems: [DROPPED] };
const isDropped = (answer: Answer<unknown>): boolean => !answer.ok && answer.problems[0]?.code === DROPPED.code;
