// Tokens: no list has them. One that an effect of the line brings out is known by the name the effect gives it; of any other only the name is known.
import { nameKey } from '../../engine/case/names.ts';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Operation } from '../../engine/ygo/effects/schema.ts';
import type { Named } from './names.ts';
import { other, type Entry, type Table } from './table.ts';
import type { Player } from '../../engine/case/schema.ts';

type TokenOperation = Extract<Operation, { do: 'token' }>;
/** At most so many can be on one side of the field. */
const ZONES = 5;
const fixed = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The Tokens this effect brings out lie there as soon as it resolves. */
export function expectTokens(table: Table, { resolve = [] }: Effect, by: Player): void {
  for (const op of tokensIn(resolve)) {
    const facts = { level: fixed(op.level), atk: fixed(op.atk), def: fixed(op.def) };
    const card = { ...anyToken(op.name), race: op.race, attribute: op.attribute, ...facts } as YgoCard;
    const player = op.whose === 'opponent' ? other(by) : by;
    for (let n = 0; n < Math.min(fixed(op.count) ?? 1, ZONES); n++) table.expect({ name: op.name.en, card }, player, 'monsters');
  }
} // prettier-ignore
function tokensIn(operations: unknown): TokenOperation[] {
  if (typeof operations !== 'object' || operations === null) return [];
  if ('do' in operations && operations.do === 'token') return [operations as TokenOperation];
  return Object.values(operations).flatMap(tokensIn);
}

/** The Token of this name: one that is there or will be, else one of which nothing else is known; undefined for other names. */
export function tokenNamed(entries: readonly Entry[], written: string): Named<YgoCard> | undefined {
  if (!/(?:token|spielmarke)$/i.test(written)) return undefined;
  const one = ANY_OF_THEM.test(written) ? onlyKind(entries) : undefined;
  if (one) return one;
  const isIt = ({ card }: Named<YgoCard>) =>
    card?.monster?.includes('token') === true && Object.values(card.name).some((name) => nameKey(name) === nameKey(written));
  return entries.find(({ named }) => isIt(named))?.named ?? { name: written, card: anyToken({ de: written, en: written }) };
} // prettier-ignore
/** "a token", "one of the tokens" */
const ANY_OF_THEM =
  /^(?:(?:an?|one|the|that|his|her|eine?|die|one\s+of\s+(?:the|his|her)|eine\s+der)\s+)?(?:token|spielmarke)$/i;
/** The Tokens there, where all have one name. */
function onlyKind(entries: readonly Entry[]): Named<YgoCard> | undefined {
  const tokens = entries.map(({ named }) => named).filter(({ card }) => card?.monster?.includes('token'));
  return tokens.every(({ name }) => name === tokens[0]?.name) ? tokens[0] : undefined;
}
const anyToken = (name: { de: string; en: string }): YgoCard => ({ name, kind: 'monster', monster: ['token'] });
