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
/** In a sentence a letter is a player where words say so: “player A”, “on B's side”, “A: …”, „von B“. */
const turnedIn = (sentence: string): string =>
  sentence.replace(
    /(?<=[Pp]layer |Spieler |\b(?:[Kk]ontrolliert|[Hh]at|[Bb]ei|[Vv]on) )[AB]\b|(?<![\w“„"])[AB](?='s\b|:)/g,
    (player) => turned(player),
  );
/** Everything of one player is the other's: names, keys, places in paths, and in the sentences for what was assumed. */
function exchanged(value: unknown, of = turned): unknown {
  if (typeof value === 'string') return of(value);
  if (Array.isArray(value)) return value.map((inner) => exchanged(inner, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [turned(key), exchanged(inner, key === 'text' ? turnedIn : of)]),
  );
}
