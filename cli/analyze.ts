// `judge analyze`: a card's effects in the vocabulary judges sort them by, one line of JSON a card.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { JudgeDesk } from '../desk/contract.ts';
import type { Out } from './out.ts';

export async function analyzeCards(out: Out, desk: JudgeDesk, asked: { name?: string; text?: string }): Promise<void> {
  const answer = await desk.analyze(asked);
  if (answer.ok) out.json(answer.value);
  else out.problems(answer.problems);
}
/** Each line of a file, packed or not, is a card. */
export async function analyzeFile(out: Out, desk: JudgeDesk, file: string): Promise<void> {
  const bytes = readFileSync(file === '-' ? 0 : file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
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
