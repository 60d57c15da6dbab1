/** YDK: a passcode a line, under `#main`, `#extra` and `!side`. */
import type { Problem } from '../../ruling/schema.ts';
import type { DeckEntry, ReadDeck, Section } from '../entry.ts';

const HEADS: readonly [RegExp, Section][] = [
  [/^#main\b/i, 'main'],
  [/^#extra\b/i, 'extra'],
  [/^!side\b/i, 'side'],
];

export function readYdk(text: string): ReadDeck {
  const entries: DeckEntry[] = [];
  const problems: Problem[] = [];
  let section: Section = 'main';
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const head = HEADS.find(([pattern]) => pattern.test(line));
    if (head) section = head[1];
    else if (line === '' || line.startsWith('#')) continue;
    else if (/^\d{1,10}$/.test(line)) entries.push({ section, count: 1, print: passcode(line), line: i + 1 });
    else problems.push(notAPasscode(line, i + 1));
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, list: { game: 'ygo', entries: together(entries) } };
}

/** A passcode as databases hold it: without leading zeros. */
export const passcode = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Equal lines of one section as one line with its number of copies. */
export function together(entries: readonly DeckEntry[]): DeckEntry[] {
  const kept = new Map<string, DeckEntry>();
  for (const entry of entries) {
    const key = `${entry.section} ${entry.print ?? ''} ${entry.name ?? ''}`;
    const known = kept.get(key);
    if (known) known.count += entry.count;
    else kept.set(key, { ...entry });
  }
  return [...kept.values()];
}

const notAPasscode = (written: string, line: number): Problem => ({
  code: 'not-a-passcode',
  path: '',
  line,
  message: {
    de: `„${written.slice(0, 60)}“ ist kein Passcode; in einer YDK-Datei steht je Zeile eine Zahl.`,
    en: `“${written.slice(0, 60)}” is no passcode; a YDK file has one number on each line.`,
  },
});
