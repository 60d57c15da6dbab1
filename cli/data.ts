// `judge data`: how the judge's own data is, its copies, everything saved to one file and brought back.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Answer, DataHealth, JudgeDesk, Problem } from '../desk/contract.ts';
import type { Out } from './out.ts';
import { Usage } from './call.ts';
import { sentences } from './words.ts';

export interface DataOptions {
  json?: boolean;
  /** Restoring makes everything as it was then, in place of adding what is missing. */
  replace?: boolean;
}

/** `what` is 'health', 'copies', 'save' or 'restore'; `name` a file, or the id of a copy. */
export async function data(
  out: Out,
  desk: JudgeDesk,
  what: string,
  name: string | undefined,
  { json, replace }: DataOptions,
): Promise<void> {
  const print = <T>(answer: Answer<T>, text: (value: T) => void): void => {
    if (!answer.ok) {
      if (json) out.json({ problems: answer.problems });
      out.problems(answer.problems, name);
    } else if (json) out.json(answer.value);
    else text(answer.value);
  };
  if (what === 'health') return print(await desk.dataHealth({}), (health) => printHealth(out, health));
  if (what === 'copies')
    return print(await desk.dataCopies({}), (copies) => {
      if (copies.length === 0) out.paragraph(out.of(sentences.noCopies()));
      for (const { id, made } of copies) out.line(`${made.slice(0, 16).replace('T', ' ')}  ${id}`);
    });
  if (name === undefined) throw new Usage(sentences.missingArgument(what === 'restore' ? 'copy | file' : 'file'));
  if (what === 'save')
    return print(saveText(await desk.dataFile({}), name), () => out.line(out.of(sentences.savedTo(name))));
  const copies = await desk.dataCopies({});
  const isCopy = copies.ok && copies.value.some(({ id }) => id === name);
  const from = isCopy ? { copy: name } : fileCalled(name);
  if ('ok' in from) return print(from, () => {});
  print(await desk.dataRestore({ from, how: replace ? 'replace' : 'add' }), ({ brought, hidden, broken }) =>
    out.paragraph(out.of(sentences.restored(brought, hidden, broken))),
  );
}

function printHealth(out: Out, { folder, problem, notices }: DataHealth): void {
  out.line(folder);
  for (const { message } of notices) out.paragraph(out.of(message), { first: '- ' });
  if (problem) out.problems([problem]);
  else out.paragraph(out.of(sentences.dataSound()));
}

const cannot = (message: Problem['message']): Answer<never> => ({ ok: false, problems: [{ code: 'file', path: '', message }] }); // prettier-ignore

/** The file appears whole or not at all. */
export function saveText(answer: Answer<{ text: string }>, file: string): Answer<{ file: string }> {
  if (!answer.ok) return answer;
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, answer.value.text, { mode: 0o600, flush: true });
    renameSync(draft, file);
    return { ok: true, value: { file } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    rmSync(draft, { force: true });
    return cannot(sentences.unwritable());
  }
}

/** The text of a file with saved data; a device, which has no end, is not begun. */
export function fileCalled(file: string): { file: string } | Answer<never> {
  try {
    const found = statSync(file);
    if (found.isDirectory()) return cannot(sentences.isFolder());
    if (found.isCharacterDevice()) return cannot(sentences.unreadable());
    return { file: readFileSync(file, 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return cannot(code === 'ENOENT' ? sentences.noFile() : sentences.unreadable());
  }
}
