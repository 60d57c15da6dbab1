// A line told by a player: "I", "my opponent" are the letters of players. Where the line names one player by his letter, whoever speaks is the other one; else A.
import type { Game, Player } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { wordsOf } from './laid-out/laid-out.ts';
import { HELPS } from './laid-out/clauses.ts';
import { isLettered, isOfPlayer, type Word } from './laid-out/words.ts';
import { PokemonLine } from './pokemon-line.ts';
import * as pokemon from './pokemon-sentence/lexicon.ts';
import * as ygo from './sentence/lexicon.ts';
import { other } from './table.ts';

/** Words only a player says; a card may be called so. */
const SPEAKS =
  /(?<![\p{L}'’])(?:I|I['’]m|my|me|mine|ich|mir|mich|mein\p{L}{0,2}|opp|opps|opposing|opponents?|gegner\p{L}{0,7})(?![\p{L}])/iu;
/** Beside "I", he is the opponent; what a card is called "his" of is its own. */
const HE = /^(?:he|she|they)$/i;
const HIS = /^(?:his|her|their|sein(?:e[nmrs]?)?)$/i;
const ARTICLE = /^(?:the|der|de[nm]|das|die|des)$/i;
const OF_A_CARD =
  /^(?:effects?|effekte?|fähigkeit|ability|attacks?|attacke|atk|def|owners?|besitzers?|own|eigene[nmrs]?)/i;

/** The line with the letters of the players it speaks of. */
export function withLetters(written: string, game: Game | undefined, find: CardFinder, printings: Library['printings'] | undefined): string {
  if (!SPEAKS.test(written)) return written;
  const [, his] = OPPONENT_IS.exec(written) ?? [];
  const line = written.replace(OPPONENT_IS, '$1').replace(SPEAKER_IS, '$1');
  const { asked, words } = wordsOf(line, game, find, new PokemonLine(find, printings));
  const isFirst = words.some((word) => isSpeaker(word));
  const me = his ? other(his as Player) : speaker(words, isFirst);
  if (!me) return line;
  const cut = words.flatMap((word, n) => {
    const text = (word.is === 'card' ? undefined : lettered(words, n, me, isFirst)) ?? (isFirst ? saidOfOthers(words, n, asked) : undefined);
    return text === undefined ? [] : [{ start: word.start, stop: word.stop, text }];
  });
  const told = cut.reduceRight((so, { start, stop, text }) => so.slice(0, start) + text + so.slice(stop), line);
  return told.replace(/[^\S\n]+/g, ' ').trim();
} // prettier-ignore

/** "my opp (B)", "I (A)" */
const OPPONENT_IS = /(?<![\p{L}\d])(?:(?:my|the|mein|der|die)\s)?(?:opponent|opp\.?|gegner(?:in)?)\s\(([AB])\)/iu;
const SPEAKER_IS = /(?<![\p{L}\d])(?:I|ich)\s\(([AB])\)/u;
/** Who speaks, or whose opponent is spoken of where nobody does ("A uses X on his opponent's Y"); nobody where the line names both players. */
function speaker(words: readonly Word[], isFirst: boolean): Player | undefined {
  const named = new Set(words.flatMap((word) => (isOfPlayer(word) && isLettered(word) ? [word.player] : [])));
  if (named.has('A') && named.has('B')) return undefined;
  return named.has(isFirst ? 'A' : 'B') ? 'B' : 'A';
} // prettier-ignore
/** "I summon Breaker", "ich aktiviere X und greife an": as it is said of A. No name begins with a small letter; "Kette" is a noun. */
function saidOfOthers(words: readonly Word[], n: number, asked: Game): string | undefined {
  const [, first = '', rest = ''] = /^(\p{Ll}+)(.*)$/u.exec(words[n]!.text) ?? [];
  const third = (asked === 'ygo' ? ygo : pokemon).thirdOf(first);
  const isI = isSpeaker(words[n - 1], 'player');
  return third !== undefined && (isI || (rest === '' && first.endsWith('e'))) ? third + rest : undefined;
}
/** What stands for this word; nothing where it stays. */
function lettered(words: readonly Word[], n: number, me: Player, isFirst: boolean): string | undefined {
  const word = words[n]!;
  const { text, is } = word;
  const next = words[n + 1];
  const isAll = isDirectly(next);
  if (isOpponent(word)) return is !== 'player' ? `${other(me)}'s` : isAll ? '' : other(me);
  const isMine = isSpeaker(word, 'whose');
  if (isOpponent(next) && (isMine || [ARTICLE, HIS].some((some) => some.test(text)))) return '';
  if (isMine) return `${me}'s`;
  if (isSpeaker(word)) return isAll ? '' : me;
  return isFirst ? letteredBesideI(text, next, me) : undefined;
}
/** Beside "I", "he" and "his" are the opponent's. */
function letteredBesideI(text: string, next: Word | undefined, me: Player): string | undefined {
  if (HE.test(text) || (text === 'er' && next?.is === 'verb' && !HELPS.test(next.text))) return other(me);
  return HIS.test(text) && next !== undefined && !OF_A_CARD.test(next.text) ? `${other(me)}'s` : undefined;
}
/** "I", "my". */
const isSpeaker = (word: Word | undefined, as?: 'player' | 'whose'): boolean =>
  isOfPlayer(word) && word.player === 'A' && !isLettered(word) && (as === undefined || word.is === as);
const isOpponent = (word: Word | undefined): boolean => isOfPlayer(word) && word.player === 'other';
/** "greift den Gegner direkt an", "attacks me directly": whom is said with that. */
const isDirectly = (next: Word | undefined): boolean => /^(?:directly|direkt)$/i.test(next?.text ?? '');
