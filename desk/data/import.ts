// Card databases into the judge's own data. Apart from the contract: only the command line names files by their path.
import { importCards, type ImportProgress, type ImportReport as Imported } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Answer } from '../contract.ts';
import { dataFolder } from '../places.ts';
import { answer } from '../refused.ts';

export type { ImportProgress };
export type ImportReport = Omit<Imported, 'changed'>;

export interface Importer {
  import(file: string, onProgress?: (progress: ImportProgress) => void): Promise<Answer<ImportReport>>;
  close(): void;
}

export function openImporter({ data = dataFolder() }: { data?: string } = {}): Importer {
  let judge: ReturnType<typeof openJudgeDb> | undefined;
  return {
    import: (file, onProgress) =>
      answer(async () => {
        const { changed: _, ...report } = await importCards((judge ??= openJudgeDb(data)), file, { ...(onProgress && { onProgress }) }); // prettier-ignore
        return report;
      }),
    close: () => judge?.close(),
  };
}
