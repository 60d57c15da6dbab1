// `judge import`: card databases into the judge's own data, with progress where a person watches.
import { openImporter, type ImportProgress, type ImportReport } from '../desk/data/import.ts';
import type { Out } from './out.ts';
import { sentences } from './words.ts';

export async function importFiles(
  out: Out,
  files: readonly string[],
  { json, data }: { json?: boolean; data?: string },
): Promise<void> {
  const importer = openImporter({ ...(data !== undefined && { data }) });
  const watched = process.stderr.isTTY && !json;
  const onProgress = ({ phase, share }: ImportProgress): void => {
    // Reading fills the first half of the bar, writing the second.
    const done = Math.round((phase === 'reading' ? share / 2 : 0.5 + share / 2) * 40);
    process.stderr.write(`\r[${'█'.repeat(done)}${' '.repeat(40 - done)}]`);
  };
  try {
    for (const file of files) {
      const answer = await importer.import(file, watched ? onProgress : undefined);
      if (watched) process.stderr.write('\r\x1b[K');
      if (!answer.ok) {
        if (json) out.json({ problems: answer.problems });
        out.problems(answer.problems, file);
      } else if (json) out.json(answer.value);
      else printReport(out, file, answer.value);
    }
  } finally {
    importer.close();
  }
}

function printReport(out: Out, file: string, { added, updated, unchanged, skipped, problems }: ImportReport): void {
  out.paragraph(`${file}: ${out.of(sentences.imported(added, updated, unchanged, skipped))}`);
  for (const { line, record, message } of problems.slice(0, 20))
    out.paragraph(`${line ?? record ?? ''} ${out.of(message)}`.trim(), { first: '  - ' });
  if (skipped > 20) out.paragraph(out.of(sentences.more(skipped - 20)), { first: '  ' });
}
