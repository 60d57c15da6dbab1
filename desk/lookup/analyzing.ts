// A Yu-Gi-Oh! card's text in the vocabulary judges sort effects by, for `judge analyze`.
import * as v from 'valibot';
import { YgoCardSchema, type YgoCard } from '../../engine/case/schema.ts';
import { inBoxes } from '../../engine/case/two-boxes.ts';
import { analyze, type Analyzed } from '../../reader/ygo/analyze.ts';
import type { NameList } from '../../reader/reading.ts';
import { isRecord, RecordError, type Raw } from '../../rules-db/import/card.ts';
import { fromYamlYugi, fromYgoprodeck, isYamlYugi, isYgoprodeck } from '../../rules-db/import/yugioh.ts';
import { refuse } from '../refused.ts';

export interface AnalyzedCard {
  /** The number printed on the card; null where the card has none or it is not known. */
  password: number | null;
  name: string;
  effects: Analyzed[];
}

/** A card as a list of cards has it (YAML-Yugi, YGOPRODeck), or as a case writes it. */
export function listedCard(record: unknown): YgoCard {
  try {
    if (isRecord(record)) {
      const raw = record as Raw;
      if (isYamlYugi(raw)) return fromYamlYugi(raw).card as unknown as YgoCard;
      if (isYgoprodeck(raw)) return fromYgoprodeck(raw).card as unknown as YgoCard;
    }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return refuse('not-a-card', { de: `Das ist keine Karte: ${error.text.de}`, en: `This is not a card: ${error.text.en}` });
  }
  const { output, success, issues } = v.safeParse(YgoCardSchema, record);
  if (success) return inBoxes(output);
  return refuse('not-a-card', { de: `Das ist keine Karte: ${issues[0].message}`, en: `This is not a card: ${issues[0].message}` });
} // prettier-ignore

/** A text of no card: that of an Effect Monster. */
export const cardOfText = (text: string): YgoCard => ({ name: '?', kind: 'monster', monster: ['effect'], text });

export function analyzedCard(card: YgoCard, names: NameList): AnalyzedCard {
  const printed = (card.prints ?? []).find((print) => /^\d+$/.test(print));
  const name = typeof card.name === 'string' ? card.name : (card.name.en ?? card.name.de ?? '');
  return { password: printed === undefined ? null : Number(printed), name, effects: analyze(card, names) };
}
