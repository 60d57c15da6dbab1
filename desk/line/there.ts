// What a piece of a line says about where cards lie: "B has Macro Cosmos", "A's GY: X", "B controls 2 DARK monsters".
import type { YgoCard } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import { inPresent } from './action.ts';
import { countedIn, type Counted } from './counted.ts';
import { playerOf, type Item, type NamedCard, type Notes, type There } from './items.ts';
import { readCard, readNote, severalCards } from './notes.ts';
import { placeholderCard } from './placeholders.ts';

const HAS = /^([AB])\s*:?\s+(?:has|hat|controls|kontrolliert)\s+(?:(?:got|only|just|nur|noch|bloß)\s+)*(.+)$/i;
/** "B's GY: X", "Friedhof von B: X", "A has banished X": the place before the cards. */
const LIES_FIRST: readonly [RegExp, string][] = [
  [/^(?:in\s+)?([AB])['’]?s?\s+(hand|field|gy|graveyard|friedhof|feld|spielfeld)\s*:\s*(.+)$/i, '$1 has $3 in $2'],
  [/^(?:im\s+|in\s+der\s+|auf\s+dem\s+)?(friedhof|feld|spielfeld|hand)\s+von\s+([AB])\s*:\s*(.+)$/i, '$2 has $3 in $1'],
  [/^([AB])['’]?s?\s+(?:banished|verbannt)(?:e\s+karten|\s+cards|\s+zone)?\s*:\s*(.+)$/i, '$1 has $2 banished'],
  [/^([AB])\s*:?\s+(?:has|hat)\s+(?:an?\s+|the\s+|einen?\s+)?(?:banished|verbannte[nrsm]?)\s+(.+)$/i, '$1 has $2 banished'],
  [/^([AB])['’]?s\s+(.+?)\s+(?:is|are|lies?|ist|sind|liegt|liegen)\s+((?:in|on|im|auf)\s.+|set|gesetzt|face-?up|face-?down|verdeckt|offen|banished|verbannt)$/i, '$1 has $2 $3'],
]; // prettier-ignore
const whereLast = (text: string): string => {
  const [words, order] = LIES_FIRST.find(([first]) => first.test(text)) ?? [];
  return words && order ? text.replace(words, order) : text;
};
const HOLDS = /^[AB]\s*:?\s+(?:has|hat)\s/i;
/** "in hand", "auf dem Friedhof", "Set" behind a name. */
const LIES =
  /\s+((?:in|on|auf|im)\s+(?:(?:the|der|dem|his|her|their|seiner|ihrer)\s+)?(?:hand|field|spielfeld|feld|gy|graveyard|friedhof)|(?:in|as)\s+(?:the\s+|a\s+|his\s+|her\s+|their\s+|der\s+|seiner\s+|ihrer\s+)?(?:pendulum\s?zone|pendelzone|pendelskala|scale)|face-?up|offen|set|gesetzt|face-?down|verdeckt|banished|verbannt)(?:\s+liegen)?$/i;
/** What a piece says about where cards lie. */
export function readThere(written: string, isCard: (name: string) => boolean): There | undefined {
  const plain = HAS.exec(written)?.[2];
  const text = plain !== undefined && isCard(readCard(plain).name) ? written : whereLast(written);
  const [, who, all] = HAS.exec(text) ?? [];
  const what = all?.replace(/^(?:nothing|nichts)(?!\S)/i, 'no cards');
  const spoken = text.replace(/^[AB]\s*:?\s+/i, '');
  if (who === undefined || what === undefined) return undefined;
  const said = LIES.exec(what);
  const place = said?.[1]
    ?.replace(/^as\s+(?:a\s+)?/i, '')
    .replace(/^(?:in|on|auf|im)\s+(?:\p{L}+\s+)?(?=\p{L}+$)/iu, '');
  const named = severalCards(said ? what.slice(0, said.index) : what, isCard);
  // "A has summoned Jinzo" is done; "A has Summoned Skull" lies there.
  if (inPresent(spoken) !== spoken && !(named[0] && what.startsWith(named[0].name) && named.every(({ name }) => isCard(name)))) return undefined; // prettier-ignore
  const cards = named.flatMap((one) => counted(one, place === undefined && HOLDS.test(text)));
  // "X (face-up) and Y face-down": what is said of one is its own.
  for (const { notes } of cards) if (place !== undefined && notes.place === undefined) readNote(place, notes);
  return { is: 'there', player: playerOf(who), cards, ...(cards.length === 0 && { none: noneIn(place ?? '', what) }) };
}
/** "A controls Marshmallon, B attacks the face-down Marshmallon": as it is told later it lies from the beginning. */
export function hiddenAsTold(items: readonly Item[]): Item[] {
  const hidden = new Set(
    items.flatMap((item) => (item.is === 'action' && item.does === 'attack' ? item.targets : [])).flatMap(({ name, notes }) => (notes.faceDown ? [nameKey(name)] : [])),
  );
  const lies = ({ position, place, faceDown }: Notes): boolean => position !== undefined || place !== undefined || faceDown !== undefined;
  return items.map((item) =>
    item.is === 'there'
      ? { ...item, cards: item.cards.map((card) => (hidden.has(nameKey(card.name)) && !lies(card.notes) ? { ...card, notes: { ...card.notes, faceDown: true } } : card)) }
      : item,
  );
} // prettier-ignore
/** "A controls X, Y and Z": joined by "and" alone, where each of them is a card; the comma would end what is told. */
export const listsJoined = (line: string, isCard: (name: string) => boolean): string =>
  line.replace(LISTED, (all, has: string, said: string) => {
    const parts = said.split(/,\s*/);
    const last = parts.findIndex((part, n) => n > 0 && JOINS.test(part));
    if (last < 0 || JOINS.test(parts[0]!)) return all;
    const list = parts.slice(0, last + 1).map((part) => part.replace(/^(?:and|und)\s+/i, ''));
    const joined = `${has}${list.join(' and ')}`;
    const cards = readThere(joined, isCard)?.cards ?? [];
    const isList = cards.length >= list.length && cards.every(({ name, card }) => card !== undefined || isCard(name));
    return isList ? [joined, ...parts.slice(last + 1)].join(', ') : all;
  }); // prettier-ignore
const LISTED = /(?<=^|[;>,.]\s*)([AB]\s*:?\s+(?:has|hat|controls|kontrolliert)\s+)([^;>:\n]+)/gi;
const JOINS = /(?:^|\s)(?:and|und)\s/i;
/** "no cards in hand", "keine Karten im Friedhof", "no monsters". */
const noneIn = (place: string, what: string): NonNullable<There['none']> =>
  /^hand$/i.test(place) || /\shandkarten?$/i.test(what)
    ? 'hand'
    : /^(?:gy|graveyard|friedhof)$/i.test(place)
      ? 'graveyard'
      : 'field';
/** "2x Sangan", "Sangan x2": so many copies. */
const COPIES = /^([2-5])\s?x\s+(?=\S)|\s+x\s?([2-5])$/i;
/** "4 cards", "2 monsters": so many nobody named; copies of a card. `inHand`: where cards are of which nothing else is said. */
function counted(named: NamedCard, inHand: boolean): NamedCard[] {
  const [copies, first, last] = COPIES.exec(named.name) ?? [];
  const name = named.name.replace(copies ?? '', '');
  if (copies)
    return Array.from({ length: Number(first ?? last) }, () => ({ ...named, name, notes: { ...named.notes } }));
  const many = countedIn(named.name);
  if (!many) return [named];
  const card = ofKindSaid(many);
  return Array.from({ length: many.count }, () => ({
    name: card ? (card.name as { en: string }).en : '?',
    ...(card && { card }),
    notes: {
      ...named.notes,
      cost: [],
      ...(many.exactly && { exactly: true as const }),
      ...(many.others && { others: true as const }),
      unknown: [...named.notes.unknown],
      ...(many.set && { place: 'set' as const }),
      ...((many.hand || (inHand && isOnlyCounted(many))) && { place: 'hand' as const }),
      ...(many.of === 'monsters' && { monster: true as const }),
      ...(many.down && { faceDown: true }),
    },
  }));
}
/** "3 cards": nothing is said of them. */
const isOnlyCounted = ({ of, like, set, down, up }: Counted): boolean => of === 'cards' && !(like || set || down || up);
/** What kind of card it is nobody says. */
const FACE_UP_CARD: YgoCard = {
  name: { de: 'eine offene Karte', en: 'a face-up card' },
  kind: 'spell',
  property: 'continuous',
};
/** "2 DARK monsters", "3 Spells": a card nobody named of that kind. */
function ofKindSaid({ of, like, up }: Counted): YgoCard | undefined {
  if (up && of === 'cards') return FACE_UP_CARD;
  if (like === undefined && of !== 'spells' && of !== 'traps') return undefined;
  const kind = of === 'spells' ? 'spell' : of === 'traps' ? 'trap' : 'monster';
  const card = placeholderCard(kind, like?.like ?? {}, 'monsters');
  const { de, en } = card.name as { de: string; en: string };
  return like ? { ...card, name: { de: `${de} (${like.said.de})`, en: `${en} (${like.said.en})` } } : card;
}
