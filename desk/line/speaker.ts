// A line told by a player: "I", "my opponent" are the letters of players. Where the line names one player by his letter, whoever speaks is the other one; else A.
import type { Game, Player } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { wordsOf } from './laid-out/laid-out.ts';
import { HELPS } from './laid-out/clauses.ts';
import type { Word } from './laid-out/words.ts';
import { PokemonLine } from './pokemon-line.ts';
import * as pokemon from './pokemon-sentence/lexicon.ts';
import * as ygo from './sentence/lexicon.ts';
import { other } from './table.ts';

/** Words only a player says; a card may be called so. */
const SPEAKS =
  /(?<![\p{L}'’])(?:I|I['’]m|my|me|mine|ich|mir|mich|mein\p{L}{0,2}|opp|opps|(?:opponent|gegner)\p{L}{0,5})(?![\p{L}])/iu;
const I = /^(?:I|me|ich|mir|mich)$/i;
const MY = /^(?:my|mine|mein(?:e[nmrs]?)?)$/i;
/** Beside "I", he is the opponent; what a card is called "his" of is its own. */
const HE = /^(?:he|she|they)$/i;
const HIS = /^(?:his|her|their|sein(?:e[nmrs]?)?)$/i;
const ARTICLE = /^(?:the|der|de[nm]|die|des)$/i;
const OF_A_CARD =
  /^(?:effects?|effekte?|fähigkeit|ability|attacks?|attacke|atk|def|owners?|besitzers?|own|eigene[nmrs]?)/i;

/** The line with the letters of the players it speaks of. */
export function withLetters(line: string, game: Game | undefined, find: CardFinder, printings: Library['printings'] | undefined): string {
  if (!SPEAKS.test(line)) return line;
  const { asked, words } = wordsOf(line, game, find, new PokemonLine(find, printings));
  const me = speaker(words);
  if (!me) return line;
  const isFirst = words.some(({ is, text }) => is !== 'card' && (I.test(text) || MY.test(text)));
  const cut = words.flatMap((word, n) => {
    const text = (word.is === 'card' ? undefined : lettered(words, n, me, isFirst)) ?? (isFirst ? saidOfOthers(words, n, asked) : undefined);
    return text === undefined ? [] : [{ start: word.start, stop: word.stop, text }];
  });
  const told = cut.reduceRight((so, { start, stop, text }) => so.slice(0, start) + text + so.slice(stop), line);
  return told.replace(/\s+/g, ' ').trim();
} // prettier-ignore

/** Who speaks; nobody where the line names both players. */
function speaker(words: readonly Word[]): Player | undefined {
  const named = new Set(words.flatMap((word) => ((word.is === 'player' || word.is === 'whose') && /^(?:spieler |player )?[AB]/.test(word.text) ? [word.player] : [])));
  if (named.has('A') && named.has('B')) return undefined;
  return named.has('A') ? 'B' : 'A';
} // prettier-ignore
/** "I summon Breaker", "ich aktiviere X und greife an": as it is said of A. No name begins with a small letter; "Kette" is a noun. */
function saidOfOthers(words: readonly Word[], n: number, asked: Game): string | undefined {
  const [, first = '', rest = ''] = /^(\p{Ll}+)(.*)$/u.exec(words[n]!.text) ?? [];
  const third = (asked === 'ygo' ? ygo : pokemon).thirdOf(first);
  const isI = I.test(words[n - 1]?.text ?? '');
  return third !== undefined && (isI || (rest === '' && first.endsWith('e'))) ? third + rest : undefined;
}
/** What stands for this word; nothing where it stays. */
function lettered(words: readonly Word[], n: number, me: Player, isFirst: boolean): string | undefined {
  const { text, is } = words[n]!;
  const next = words[n + 1];
  const isOpponent = (word: Word | undefined): boolean => (word?.is === 'player' || word?.is === 'whose') && word.player === 'other';
  if (isOpponent(words[n])) return is === 'player' ? other(me) : `${other(me)}'s`;
  if ((MY.test(text) || ARTICLE.test(text)) && isOpponent(next)) return '';
  if (I.test(text)) return me;
  if (MY.test(text)) return `${me}'s`;
  if (!isFirst) return undefined;
  if (HE.test(text) || (text === 'er' && next?.is === 'verb' && !HELPS.test(next.text))) return other(me);
  return HIS.test(text) && next !== undefined && !OF_A_CARD.test(next.text) ? `${other(me)}'s` : undefined;
} // prettier-ignore
