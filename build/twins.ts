/** The cards declared by hand, read too: which of what is read whole says what is declared. */
import { englishName, nameKey } from '../engine/case/names.ts';
import type { PtcgCard, YgoCard } from '../engine/case/schema.ts';
import type { Effect as PtcgEffect } from '../engine/ptcg/effects/schema.ts';
import type { Effect } from '../engine/ygo/effects/schema.ts';
import { namesIn, NO_NAMES } from '../reader/reading.ts';
import { canonicalEffects } from '../reader/ptcg/compare.ts';
import { readPtcg, readYgo } from '../reader/read.ts';
import { canonicalParts } from '../reader/ygo/compare.ts';
import { contentDir } from '../rules-db/build.ts';
import { loadContent } from '../rules-db/content.ts';
import { fromYamlYugi } from '../rules-db/import/yugioh.ts';
import { fromTcgdex } from '../rules-db/import/pokemon.ts';
import { recordsOf, ygoByPrint } from './real-lists.ts';

/** `agree` of `all` effects read whole say the same: `alike`, by card, the numbers of those in the text; `unlike`: for each other card what is read and what is declared, a text of several lines. */
export interface Twins {
  agree: number;
  all: number;
  alike: Map<string, number[]>;
  unlike: string[];
}

/** Of the Yu-Gi-Oh! cards: each effect by itself. */
export function ygoTwins(): Twins {
  const listed = ygoByPrint();
  const twins: Twins = { agree: 0, all: 0, alike: new Map(), unlike: [] };
  for (const { card } of loadContent(contentDir, undefined).cards) {
    const raw = listed((card as { prints?: string[] }).prints);
    if (raw && 'effects' in card) compare(card as YgoCard, card.effects as Effect[], fromYamlYugi(raw).card as YgoCard, twins); // prettier-ignore
  }
  return twins;
}

function compare(card: YgoCard, effects: readonly Effect[], printed: YgoCard, twins: Twins): void {
  const left = effects.flatMap((one) => canonicalParts(one, card.kind));
  const missed: string[] = [];
  const alike: number[] = [];
  for (const [i, { record, whole }] of readYgo(printed, NO_NAMES).effects.entries()) {
    if (!whole) continue;
    twins.all++;
    const parts = canonicalParts(record, card.kind).map((mine) => ({ mine, declared: left.includes(mine) }));
    if (parts.every(({ declared }) => declared)) alike.push(i + 1);
    for (const { mine, declared } of parts)
      if (!declared) missed.push(mine);
      else if (left.includes(mine)) left.splice(left.indexOf(mine), 1);
  }
  twins.agree += alike.length;
  if (alike.length > 0) twins.alike.set(englishName(card), alike);
  if (missed.length > 0)
    twins.unlike.push(
      [
        `## ${englishName(card)}`,
        ...missed.map((one) => `  read     ${one}`),
        ...left.map((one) => `  declared ${one}`),
      ].join('\n'),
    );
}

/** Of the Pokémon cards: each card read whole. `alike` names those whose reading says what is declared, by print. */
export function ptcgTwins(): { alike: string[]; unlike: string[] } {
  const listed = recordsOf('ptcg-cards.jsonl.gz').map((raw) => fromTcgdex(raw, 'en').card as PtcgCard);
  const names = namesIn(listed.map(englishName));
  const byPrint = new Map(listed.flatMap((card) => (card.prints ?? []).map((print) => [print.toUpperCase(), card])));
  const twins = { alike: [] as string[], unlike: [] as string[] };
  for (const { game, card: found } of loadContent(contentDir, undefined).cards) {
    if (game !== 'ptcg') continue;
    const one = found as PtcgCard;
    const print = (one.prints ?? []).find((each) => byPrint.has(each.toUpperCase()));
    const card = print && byPrint.get(print.toUpperCase());
    if (!card || !one.effects || nameKey(englishName(card)) !== nameKey(englishName(one))) continue;
    const reading = readPtcg(card, names);
    if (!reading.whole) continue;
    const read = canonicalEffects(reading.effects.map(({ record }) => record), card); // prettier-ignore
    const declared = canonicalEffects(one.effects as PtcgEffect[], card);
    twins[read === declared ? 'alike' : 'unlike'].push(`${englishName(one)} ${print}`);
  }
  return twins;
}
