/** For the tests of battle, Summons and turn: vanilla monsters and cases in a few words. */
import type { YgoCard, YgoCase, YgoMove, YgoPlayer, YgoState } from '../../case/schema.ts';
import { readCase } from '../../case/read.ts';
import { emptyLibrary } from '../../library.ts';
import type { NowAnswer, YgoRuling } from '../../ruling/schema.ts';
import { nowYgo } from '../now.ts';
import { ruleYgo } from '../rule.ts';

export const monster = (atk: number | '?', def: number | '?', more: Partial<YgoCard> = {}): YgoCard => ({
  name: 'Monster',
  kind: 'monster',
  monster: ['normal'],
  race: 'Warrior',
  attribute: 'EARTH',
  level: 4,
  atk,
  def,
  ...more,
});
export const level = (n: number, more: Partial<YgoCard> = {}): YgoCard => monster(1000, 1000, { level: n, ...more });
export const SYNCHRO_7 = monster(2300, 1500, {
  level: 7,
  monster: ['synchro'],
  materials: '1 Tuner + 1+ non-Tuner monsters',
});
export const XYZ_4 = {
  ...monster(2000, 1000, { monster: ['xyz'], materials: '2 Level 4 monsters' }),
  level: undefined,
  rank: 4,
} as never;
export const RULESETS = ['ygo-2004', 'ygo-9.0', 'ygo-current'] as const;
export interface Short {
  ruleset?: string;
  cards?: Record<string, YgoCard>;
  A?: YgoPlayer;
  B?: YgoPlayer;
  state?: Omit<YgoState, 'players'>;
  moves?: YgoMove[];
}
const theCase = ({ ruleset, cards, A, B, state, moves }: Short): YgoCase => {
  const named = Object.fromEntries(Object.entries(cards ?? {}).map(([key, card]) => [key, { ...card, name: key }]));
  const written = {
    game: 'ygo',
    ruleset,
    cards: named,
    state: { ...state, players: { A: A ?? {}, B: B ?? {} } },
    moves: moves ?? [],
  };
  const read = readCase(JSON.parse(JSON.stringify(written)), { library: emptyLibrary });
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  return read.case as YgoCase;
};
export const ruled = (short: Short): YgoRuling => ruleYgo(theCase(short), emptyLibrary);
export const nowOf = (short: Short): NowAnswer => nowYgo(theCase(short), emptyLibrary);
/** Codes of the reasons why the last move is illegal; empty where it is legal. */
export const codes = (short: Short): string[] => (ruled(short).illegal?.reasons ?? []).map((r) => r.code);
export const ids = (cards: readonly unknown[] | undefined): string[] =>
  (cards ?? []).map((c) => (typeof c === 'string' ? c : ((c as { id?: string }).id ?? '')));
