/** ydke links: Main, Extra and Side Deck as base64 of little-endian 32-bit passcodes, each ended by `!`. */
import { bad, SECTIONS, type DeckEntry, type ReadDeck } from '../entry.ts';
import { together } from './ydk.ts';

export function readYdke(text: string): ReadDeck {
  const blocks = text.replace(/^ydke:\/\//i, '').split('!');
  if (blocks.length < SECTIONS.length) return broken();
  const entries: DeckEntry[] = [];
  for (const [i, section] of SECTIONS.entries()) {
    const codes = passcodes(blocks[i] ?? '');
    if (!codes) return broken();
    entries.push(...codes.map((code): DeckEntry => ({ section, count: 1, print: String(code) })));
  }
  return { ok: true, list: { game: 'ygo', entries: together(entries) } };
}

function passcodes(block: string): number[] | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(block.trim())) return undefined;
  let bytes: string;
  try {
    bytes = atob(block.trim());
  } catch {
    return undefined;
  }
  if (bytes.length % 4 !== 0) return undefined;
  const byte = (i: number) => bytes.charCodeAt(i);
  return Array.from({ length: bytes.length / 4 }, (_, n) => {
    const at = 4 * n;
    return byte(at) + byte(at + 1) * 2 ** 8 + byte(at + 2) * 2 ** 16 + byte(at + 3) * 2 ** 24;
  });
}

const broken = (): ReadDeck =>
  bad('broken-ydke', {
    de: 'Dieser ydke-Link ist unvollständig oder beschädigt: Er braucht drei Blöcke (Main Deck, Extra Deck, Side Deck).',
    en: 'This ydke link is incomplete or damaged: it needs three blocks (Main Deck, Extra Deck, Side Deck).',
  });
