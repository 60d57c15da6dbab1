/** Whether two disputes of the same cards and moves have the same answer, whoever the players and whatever their Life Points. */
import type { Case, Localized, Player } from '../../../desk/contract.ts';
import { unreadOf } from '../../../desk/pure.ts';
import { desk, valueOf } from '../desk.ts';

export interface Answered {
  case: Case;
  verdict: string;
  headline: Localized;
}

/** A headline names players and Life Points: where it differs, the case is ruled as the other one tells it. */
export async function isSameAnswer(one: Answered, other: Answered): Promise<boolean> {
  if (answerOf(one) === answerOf(other)) return true;
  if (one.verdict !== other.verdict) return false;
  // What is ruled otherwise today says nothing of the answer that was given.
  const [now, told] = await Promise.all([one.case, toldLike(one.case, other.case)].map(headlineOf));
  return now === one.headline.en && told === other.headline.en;
}
/** That words of the line change nothing is a condition, not another answer. */
const answerOf = ({ case: of, headline }: Answered): string =>
  unreadOf(of).length > 0 ? headline.en.replace(/^If .*?” changes nothing: /s, '') : headline.en;
async function headlineOf(of: Case): Promise<string | undefined> {
  return valueOf(await desk.rule({ case: of, for: `besides ${crypto.randomUUID()}` }))?.ruling.headline.en;
}

const beginner = ({ moves = [] }: Case): Player =>
  (moves as { by?: Player }[]).find(({ by }) => by !== undefined)?.by ?? 'A';

/** The case with the players of another one, the one who begins for the one who begins, and with that one's Life Points. */
export function toldLike(of: Case, other: Case): Case {
  const told = beginner(of) === beginner(other) ? structuredClone(of) : (exchanged(of) as Case);
  if (told.game !== 'ygo' || other.game !== 'ygo') return told;
  for (const player of ['A', 'B'] as const) {
    const lifePoints = other.state?.players?.[player]?.lifePoints;
    const { lifePoints: _, ...side } = told.state?.players?.[player] ?? {};
    told.state = {
      ...told.state,
      players: { ...told.state?.players, [player]: { ...side, ...(lifePoints !== undefined && { lifePoints }) } },
    };
  }
  return told;
}

const turned = (text: string): string =>
  text.replace(/(?<=^|\/)[AB](?=\/|$)/g, (player) => (player === 'A' ? 'B' : 'A'));
/** Everything of one player is the other's: names, keys and places in paths. */
function exchanged(value: unknown): unknown {
  if (typeof value === 'string') return turned(value);
  if (Array.isArray(value)) return value.map(exchanged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [turned(key), exchanged(inner)]));
}
