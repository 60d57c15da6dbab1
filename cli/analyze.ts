// `judge analyze`: a card's effects in the vocabulary judges sort them by, one line of JSON a card.
import type { JudgeDesk } from '../desk/contract.ts';
import { linesOf } from './call.ts';
import type { Out } from './out.ts';

export async function analyzeCards(out: Out, desk: JudgeDesk, asked: { name?: string; text?: string }): Promise<void> {
  const answer = await desk.analyze(asked);
  if (answer.ok) out.json(answer.value);
  else out.problems(answer.problems);
}
/** Each line of a file, packed or not, is a card. */
export async function analyzeFile(out: Out, desk: JudgeDesk, file: string): Promise<void> {
  for (const line of await linesOf(file)) {
    const answer = await desk.analyze({ record: parsed(line) });
    out.json(answer.ok ? answer.value : { problems: answer.problems });
  }
}
function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
