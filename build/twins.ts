/** The Yu-Gi-Oh! cards declared by hand, read too: which of their effects read whole say what is declared. */
import { englishName } from '../engine/case/names.ts';
import type { YgoCard } from '../engine/case/schema.ts';
import type { Effect } from '../engine/ygo/effects/schema.ts';
import { NO_NAMES } from '../reader/reading.ts';
import { readYgo } from '../reader/read.ts';
import { canonicalParts } from '../reader/ygo/compare.ts';
import { contentDir } from '../rules-db/build.ts';
import { loadContent } from '../rules-db/content.ts';
import { fromYamlYugi } from '../rules-db/import/yugioh.ts';
import { ygoByPrint } from './real-lists.ts';

/** `agree` of `all` effects read whole say the same; `unlike`: for each other card what is read and what is declared, a text of several lines. */
export interface Twins {
  agree: number;
  all: number;
  unlike: string[];
}

export function twinsOf(): Twins {
  const listed = ygoByPrint();
  const twins: Twins = { agree: 0, all: 0, unlike: [] };
  for (const { card } of loadContent(contentDir, undefined).cards) {
    const raw = listed((card as { prints?: string[] }).prints);
    if (raw && 'effects' in card) compare(card as YgoCard, card.effects as Effect[], fromYamlYugi(raw).card as YgoCard, twins); // prettier-ignore
  }
  return twins;
}

function compare(card: YgoCard, effects: readonly Effect[], printed: YgoCard, twins: Twins): void {
  const left = effects.flatMap((one) => canonicalParts(one, card.kind));
  const missed: string[] = [];
  for (const { record, whole } of readYgo(printed, NO_NAMES).effects) {
    if (!whole) continue;
    twins.all++;
    const parts = canonicalParts(record, card.kind).map((mine) => ({ mine, declared: left.includes(mine) }));
    if (parts.every(({ declared }) => declared)) twins.agree++;
    for (const { mine, declared } of parts)
      if (!declared) missed.push(mine);
      else if (left.includes(mine)) left.splice(left.indexOf(mine), 1);
  }
  if (missed.length > 0)
    twins.unlike.push(
      [
        `## ${englishName(card)}`,
        ...missed.map((one) => `  read     ${one}`),
        ...left.map((one) => `  declared ${one}`),
      ].join('\n'),
    );
}
