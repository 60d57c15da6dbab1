/**
 * Deck lists as players hand them in: YDK, ydke links, plain text in either language, Pokémon TCG Live and Limitless text, JSON. Reading gives
 * what is written, line by line; which card a line means is found elsewhere, whether the Deck is legal in `ygo.ts` and `ptcg.ts`.
 */
import type { Game } from '../case/schema.ts';
import { bad, type ReadDeck } from './entry.ts';
import { readJson } from './formats/json.ts';
import { readText } from './formats/text.ts';
import { readYdk } from './formats/ydk.ts';
import { readYdke } from './formats/ydke.ts';

/** More than any list has; beyond it somebody sent something else. */
const MAX_LENGTH = 100_000;
/** Reads a list in any of the formats; `game` decides where the list itself does not tell. */
export function readDeckList(source: string, game?: Game): ReadDeck {
  const text = source.replace(/^\uFEFF/, '').trim();
  if (text === '') return bad('empty-list', { de: 'Die Liste ist leer.', en: 'The list is empty.' });
  if (text.length > MAX_LENGTH)
    return bad('list-too-long', {
      de: `Die Liste ist länger als ${MAX_LENGTH} Zeichen; das ist keine Deckliste.`,
      en: `The list is longer than ${MAX_LENGTH} characters; that is no deck list.`,
    });
  if (/^ydke:\/\//i.test(text)) return readYdke(text);
  if (/^[[{]/.test(text)) return readJson(text, game);
  if (/^(?:#main|#created|#extra|!side)\b/im.test(text)) return readYdk(text);
  return readText(text, game);
}
