/** What is counted at a deck check: the list's cards, one row a card and part of the Deck, and what lies there beside them. */
import type { DeckLine, Game } from '../../../desk/contract.ts';
import { SECTION } from './words.ts';
import { keyed } from '../../../desk/pure.ts';

export interface Row {
  key: string;
  section: DeckLine['section'];
  name: DeckLine['name'];
  print?: string;
  listed: number;
}

/** The parts of a Deck, in the order of a list. */
export const SECTIONS = ['main', 'extra', 'side'] as const satisfies Row['section'][];

const keyOf = (section: string, name: string): string => `${section} ${name}`;

/** The rows of a list, in its order. */
export function rowsOf(lines: readonly DeckLine[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { section, name, print, count } of lines) {
    const key = keyOf(section, name.en);
    const row = rows.get(key) ?? { key, section, name, ...(print !== undefined && { print }), listed: 0 };
    row.listed += count;
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** A card that lies in a part of the Deck and is not listed there. */
export const unlisted = (name: string, section: Row['section']): Row => ({
  key: keyOf(section, name),
  section,
  name: { de: name, en: name },
  listed: 0,
});

/** What was counted as a list of its own; empty where nothing lies there. */
export function countedList(rows: readonly Row[], counts: Readonly<Record<string, number>>, game: Game): string {
  const there = rows.filter(({ key }) => (keyed(counts, key) ?? 0) > 0);
  return SECTIONS.flatMap((section) => {
    const mine = there.filter((row) => row.section === section);
    const written = mine.map(({ key, name, print }) =>
      [keyed(counts, key), name.en, ...(game === 'ptcg' && print?.includes(' ') ? [print] : [])].join(' '),
    );
    return mine.length === 0 ? [] : [SECTION[section].en, ...written];
  }).join('\n');
}
