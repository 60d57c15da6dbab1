// A line that was not read whole, as a judge gets it: the problem, then what was laid out, and the case to finish in an editor.
import type { Case, JudgeDesk, LaidOutView, Problem } from '../desk/contract.ts';
import { saveText } from './data.ts';
import type { Out } from './out.ts';
import { sentences } from './words.ts';

/** Writes a case where somebody asked for it; whether that went well. */
export function saveCase(out: Out, of: Case, file: string | undefined): boolean {
  if (file === undefined) return true;
  const saved = saveText({ ok: true, value: { text: `${JSON.stringify(of, null, 2)}\n` } }, file);
  if (!saved.ok) out.problems(saved.problems, file);
  return saved.ok;
}

export async function printUnread(
  out: Out,
  desk: JudgeDesk,
  asked: Parameters<JudgeDesk['layOut']>[0],
  { problems, json, file }: { problems: readonly Problem[]; json: boolean; file: string | undefined },
): Promise<void> {
  const answer = await desk.layOut(asked);
  const laid = answer.ok ? answer.value : null;
  if (json) out.json({ problems, ...(laid && { laidOut: laid }) });
  out.problems(problems);
  if (!laid) return;
  if (!json) printLaid(out, laid);
  if (saveCase(out, laid.case, file) && file !== undefined && !json) out.paragraph(out.of(sentences.caseIn(file)));
}
function printLaid(out: Out, { says, cards, case: of, unclear }: LaidOutView): void {
  out.paragraph(out.of(says));
  for (const player of ['A', 'B'] as const) {
    const theirs = cards.filter((one) => one.player === player).map(({ name }) => out.of(name));
    if (theirs.length > 0) out.paragraph(theirs.join(', '), { first: `  ${player}: ` });
  }
  if (of.assumed?.length) out.heading(out.say('assumptions'));
  for (const { text } of (of.assumed ?? []) as { text?: { de: string; en: string } }[])
    if (text) out.paragraph(out.of(text), { first: '  - ' });
  for (const { text } of unclear) out.paragraph(out.of(text), { first: '  ? ' });
}
