// What an import means for rulings: how the texts of the cards that are new or changed are read.
import { setImmediate as aMoment } from 'node:timers/promises';
import type { Game, PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import type { CardReading } from '../../engine/reading.ts';
import { textReader } from '../../reader/read.ts';
import type { NameList } from '../../reader/reading.ts';
import type { ImportReport } from '../../rules-db/import/import.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { TextsRead } from '../contract.ts';
import { hasText } from '../lookup/reading.ts';
import { bothNames } from '../localized.ts';

type Card = YgoCard | PtcgCard;
/** So many names are told of each kind. */
const MOST_NAMES = 100;
/** Other work of this thread goes on after so many cards. */
const AT_ONCE = 50;

export interface Reading {
  judge: Pick<JudgeDb, 'cardById'>;
  names: (game: Game) => NameList;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads every text that is new or changed, before and after. Undefined where it was ended. */
export async function textsRead(
  changed: ImportReport['changed'],
  { judge, names, signal, onProgress }: Reading,
): Promise<TextsRead | undefined> {
  const read = textReader(names);
  const all: TextsRead = { whole: 0, inPart: 0, unread: 0, becameWhole: [], noLongerWhole: [] };
  for (const [i, { id, before }] of changed.entries()) {
    if (i % AT_ONCE === 0) {
      onProgress(i, changed.length);
      await aMoment();
    }
    if (signal.aborted) return undefined;
    const found = judge.cardById(id);
    const card = found?.card as unknown as Card | undefined;
    if (!found || !card || !hasText(card)) continue;
    const now = groundOf(read(found.game, card));
    all[now]++;
    const old = before === undefined ? undefined : (JSON.parse(before) as Card);
    if (!old || !hasText(old)) continue;
    const wasWhole = groundOf(read(found.game, old)) === 'whole';
    const told = wasWhole === (now === 'whole') ? undefined : wasWhole ? all.noLongerWhole : all.becameWhole;
    if (told && told.length < MOST_NAMES) told.push(bothNames(card.name));
  }
  return all;
}

const groundOf = ({ ground, effects }: CardReading): 'whole' | 'inPart' | 'unread' =>
  ground === 'read' ? 'whole' : effects.length > 0 ? 'inPart' : 'unread';
