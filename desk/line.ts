// The line: a case in its shortest form. 'A: Monster Reborn > B: Mystical Space Typhoon'. One parser for `judge chain`, the
// app's box, copy and paste; docs/line.md says what may stand in it. What a line does not say is filled in, each time as
// an assumption; an unknown or unclear name is a problem with suggestions.
import { gameOfRuleset } from '../engine/case/rulesets.ts';
import type { Case, Game, Player, YgoCard } from '../engine/case/schema.ts';
import type { Fact } from '../engine/ruling/schema.ts';
import type { CardFinder } from './find-card.ts';
import { withBoard, type Judge } from './line/board.ts';
import { fillYgo } from './line/fill.ts';
import { goOnPokemon } from './line/pokemon-moves.ts';
import { fillPokemon, soundsLikePokemon } from './line/pokemon.ts';
import { lineEmpty } from './line/problems.ts';
import { other } from './line/table.ts';
import { writeLine } from './line/write.ts';
import { pieces, readAction, readCard, readMoment, type Item } from './line/words.ts';

export interface LineOptions {
  find: CardFinder;
  ruleset?: string;
  game?: Game;
  /** The case the line goes on with, and its cards. */
  onto?: Case;
  look?: (name: string) => YgoCard | undefined;
  /** Rules on a case: cards nobody named are put on the table where the line needs them. */
  judge?: Judge;
}
export interface ReadLine {
  case: Case;
  /** What was filled in and guessed. */
  assumptions: Fact[];
}

/** The case a line means. Throws `Refused` with what is wrong with it. */
export function readLine(line: string, { find, ruleset, game, onto, look, judge: ruleOn }: LineOptions): ReadLine {
  if (line.trim() === '') return lineEmpty();
  const asked =
    game ??
    (ruleset === undefined ? undefined : gameOfRuleset(ruleset)) ??
    (soundsLikePokemon(line) || namesPokemon(line, find) ? 'ptcg' : 'ygo');
  if (onto?.game === 'ptcg')
    return goOnPokemon(
      pieces(line).flatMap(({ text }) => (text === '' ? [] : [text])),
      find,
      onto,
    );
  if (asked === 'ptcg') return fillPokemon(line, find, ruleset);
  const items = readItems(line, (name) => find('ygo', name).is === 'named');
  if (items.length === 0) return lineEmpty();
  const fill = (turn?: Player): ReadLine =>
    fillYgo(items, find, {
      ...(ruleset !== undefined && { ruleset }),
      ...(onto?.game === 'ygo' && { onto }),
      ...(look && { look }),
      ...(turn && { turn }),
    });
  const filled = fill();
  if (!ruleOn || onto) return filled;
  const judge = remembering(ruleOn);
  return withBoard(begunInOpponentsTurn(filled, judge) ? fill(other(turnPlayer(filled.case))) : filled, judge, find);
}

/** Rules on each case once: whose turn it is and what lay there ask about the same ones, at every key. */
function remembering(judge: Judge): Judge {
  const ruled = new WeakMap<Case, ReturnType<Judge>>();
  return (theCase) => {
    const ruling = ruled.get(theCase) ?? judge(theCase);
    ruled.set(theCase, ruling);
    return ruling;
  };
}

/** Whether the first play is one for the opponent's turn only. */
function begunInOpponentsTurn({ case: filled }: ReadLine, judge: Judge): boolean {
  const { illegal } = judge(filled);
  return illegal?.move === 0 && illegal.reasons.some(({ code }) => code === 'not-opponents-turn');
}
const turnPlayer = (filled: Case): Player => filled.state?.turn?.player ?? 'A';

/** Whether the line begins with a card of the Pokémon game and of no other. */
function namesPokemon(line: string, find: CardFinder): boolean {
  const name = nameIn(pieces(line)[0]?.text ?? '');
  if (name === '' || find('ygo', name).is === 'named') return false;
  const words = name.split(' ');
  return words.some((_, n) => find('ptcg', words.slice(0, n + 1).join(' ')).is === 'named');
}

/** The items of a line. `isCard` settles what grammar cannot: a comma, or a first letter 'A', inside a card's name. */
function readItems(line: string, isCard: (name: string) => boolean): Item[] {
  const items: Item[] = [];
  const parts = pieces(line).flatMap(withLifePoints);
  for (let i = 0; i < parts.length; i++) {
    const { text, after } = parts[i]!;
    const next = after === ',' ? parts[i + 1] : undefined;
    const joined = next && `${text}, ${next.text}`;
    const whole = joined !== undefined && nameIn(joined).includes(',') && isCard(nameIn(joined));
    if (text !== '' || whole) items.push(readItem(whole ? joined : text, isCard));
    if (whole) i++;
    if ((whole ? next!.after : after) === ';') items.push({ is: 'chain-ends' });
  }
  return items;
}

/** 'A (1000 LP): …' says two things. */
function withLifePoints(piece: { text: string; after: string }): { text: string; after: string }[] {
  const [, who, life, rest] = /^([AB])\s*\((?:LP\s*)?(\d{1,6})\s*(?:LP)?\)\s*:?\s*(.*)$/i.exec(piece.text) ?? [];
  return who === undefined || !rest
    ? [piece]
    : [
        { text: `${who} ${life} LP`, after: ',' },
        { text: `${who}: ${rest}`, after: piece.after },
      ];
}

const nameIn = (text: string): string => readAction(text, true).card?.name ?? '';

function readItem(text: string, isCard: (name: string) => boolean): Item {
  const moment = readMoment(text);
  if (moment) return moment;
  const letter = /^[AB]\s+/i.test(text) && isCard(readCard(text).name);
  return readAction(text, !letter, isCard);
}

/** The line that means this case, or undefined where a line cannot say it. */
export function lineOf(theCase: Case, find: CardFinder, judge?: Judge): string | undefined {
  const line = writeLine(theCase);
  if (line === undefined) return undefined;
  try {
    const { ruleset } = theCase;
    const back = readLine(line, {
      find,
      game: theCase.game,
      ...(ruleset !== undefined && { ruleset }),
      ...(judge && { judge }),
    });
    return same(back.case, theCase) ? line : undefined;
  } catch {
    return undefined;
  }
}

/** Equal up to the order of fields, absent ones, the title, and what was said to be filled in. */
const same = (a: Case, b: Case): boolean =>
  canonical({ ...a, title: undefined, assumed: undefined }) ===
  canonical({ ...b, title: undefined, assumed: undefined });
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );
