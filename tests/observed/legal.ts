/** What a player may do on a board (`judge now`) beside what the publisher's simulator allowed: every option counts once. */
import { readCase } from '../../engine/case/read.ts';
import type { Library } from '../../engine/library.ts';
import type { NowOption } from '../../engine/ruling/schema.ts';
import { engine } from '../../desk/rulings/engine.ts';
import { groundOf } from './ground.ts';
import type { Ground } from '../../engine/reading.ts';
import type { LegalBoard, Play } from './plays.ts';

/** `forbids`: the simulator allows it, the program does not or does not offer it; `allows`: the other way round. */
export type Verdict = 'right' | 'open' | 'forbids' | 'allows';
export interface MeasuredOption {
  /** Board and option. */
  id: string;
  kind: string;
  ground: Ground;
  result: Verdict | 'fault';
  cause?: string;
}

/** As the simulator's list spells an attack. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();
const keyOf = (option: NowOption): string => {
  // The simulator plays a Basic Pokémon from the hand as it plays a Trainer.
  const kind = option.do === 'bench' ? 'play' : option.do;
  return `${kind} ${option.do === 'attack' ? plain(option.name.en) : option.card}`;
};
const kindOf = (key: string): string => key.slice(0, key.indexOf(' '));

export function optionsOf(board: LegalBoard, library: Library): MeasuredOption[] {
  const { legal, by, uncounted = [] } = board;
  const read = readCase(board.case, { library, effects: engine.effects });
  const fault = (cause: string): MeasuredOption[] => [
    { id: board.id, kind: 'board', ground: 'unread', result: 'fault', cause },
  ];
  if (!read.ok) return fault(`problem ${read.problems[0]?.code}`);
  let offered: readonly NowOption[];
  try {
    offered = engine.now(read.case, library).options;
  } catch (error) {
    return fault(`thrown: ${(error as Error).message.slice(0, 80)}`);
  }
  const ground = groundOf(read.case, library);
  const ours = best(offered.filter((option) => option.by === by && kindOf(keyOf(option)) in legal));
  const allowed = new Set(Object.entries(legal).flatMap(([kind, whats]) => whats.map((what) => `${kind} ${what}`)));
  return [...new Set([...ours.keys(), ...allowed])]
    .filter((key) => allowed.has(key) || !uncounted.includes(key))
    .map((key) => {
      const option = ours.get(key);
      const result = agreement(option, allowed.has(key));
      const head = { id: `${board.id} ${key}`, kind: kindOf(key), ground, result };
      return result === 'right' ? head : { ...head, cause: `${kindOf(key)} ${result}: ${why(option)}` };
    });
}

/** Of a Yu-Gi-Oh! play that begins with an activation: may that be done on its board, before anything has happened? */
export function optionOfPlay(play: Play, library: Library): MeasuredOption[] {
  const [move] = play.case.moves as { do: string; card: string; effect?: number; by: string }[];
  const [verdict] = play.expect.filter(([pointer]) => pointer === '/verdict');
  if (move?.do !== 'activate' || move.by !== 'A' || !verdict) return [];
  const allowed = verdict[2] !== 'illegal';
  const head = { id: play.id, kind: allowed ? 'activated' : play.kind };
  const read = readCase(play.case, { library, effects: engine.effects });
  if (!read.ok) return [{ ...head, ground: 'unread', result: 'fault', cause: `problem ${read.problems[0]?.code}` }];
  const ground = groundOf(read.case, library);
  const offered = engine
    .now({ ...read.case, moves: [] }, library)
    .options.filter(
      (o) =>
        o.do === 'activate' &&
        o.card === move.card &&
        (move.effect === undefined || o.effect === undefined || o.effect === move.effect),
    );
  const option = offered.toSorted((a, b) => rank(b) - rank(a))[0];
  const result = agreement(option, allowed);
  return [{ ...head, ground, result, ...(result !== 'right' && { cause: `${head.kind} ${result}: ${why(option)}` }) }];
}

/** One option of each key: an attack may be offered for several reasons, and one that is legal is enough. */
function best(options: readonly NowOption[]): Map<string, NowOption> {
  const found = new Map<string, NowOption>();
  for (const option of options) {
    const known = found.get(keyOf(option));
    if (!known || rank(option) > rank(known)) found.set(keyOf(option), option);
  }
  return found;
}

const rank = ({ legal }: NowOption): number => (legal === true ? 2 : legal === null ? 1 : 0);

function agreement(option: NowOption | undefined, allowed: boolean): Verdict {
  if (option?.legal === null) return 'open';
  if ((option?.legal ?? false) === allowed) return 'right';
  return allowed ? 'forbids' : 'allows';
}

function why(option: NowOption | undefined): string {
  if (!option) return 'not offered';
  if (option.reasons.length > 0) return option.reasons.map(({ code }) => code).join(', ');
  return option.open.map(({ what }) => `asks a ${what}`).join(', ') || 'no reason against it';
}
