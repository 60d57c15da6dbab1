// What lies there and is told in clauses without a verb of their own, or what is said not to be there.
import { isWord } from '../lexing.ts';
import type { Clause } from './clauses.ts';
import { ARTICLE, FACE_DOWN, FACE_UP, HAVE, IDLE } from './lexicon.ts';
import type { Plays } from './plays.ts';
import type { Named } from './told.ts';
import type { Token } from './tokens.ts';

export const isHaving = (token: Token): boolean =>
  token.is === 'only' ||
  token.is === 'last turn' ||
  (token.is === 'word' && (HAVE.test(token.text.toLowerCase()) || /^(?:liegt|liegen|lag|lagen|lies|lie|lay|ist|is|are|sind|war|waren|was|were|gelegt)$/i.test(token.text))) ||
  (token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'have')); // prettier-ignore

/** "A's Battle Ox has Axe of Despair": it is equipped with it. */
export function wears(plays: Plays, { tokens: [whose, name, has, equip, ...more] }: Clause): boolean {
  const isMonster = whose?.is === 'whose' && name?.is === 'name' && name.card?.kind === 'monster' && isWord(has, HAVE);
  const isEquip = equip?.is === 'name' && equip.card?.kind === 'spell' && equip.card.property === 'equip';
  if (!isMonster || !isEquip || more.length > 0) return false;
  const by = whose.player;
  const card: Named = { name: name.name, card: name.card, notes: '', whose: by };
  plays.lay(by, card);
  plays.words(`${by} has ${name.name}`, by);
  plays.equippedBefore({ ...card, equipped: [{ name: equip.name, card: equip.card, notes: '' }] }, by, true);
  return true;
} // prettier-ignore

/** "X equipped with Y and Z" without what X wears. */
export function withoutWorn(tokens: readonly Token[], worn: readonly Named[]): Token[] {
  const isWorn = (token: Token | undefined): boolean => token?.is === 'name' && worn.some(({ name }) => name === token.name);
  const left: Token[] = [];
  for (let n = 0; n < tokens.length; n++) {
    const link = /^(?:equipped\s)?(?:with|by|mit)$/.exec(`${tokens[n]!.text} ${tokens[n + 1]?.text ?? ''}`.toLowerCase()) ? 2 : isWord(tokens[n], /^(?:with|mit)$/) ? 1 : 0;
    if (link === 0 || !isWorn(tokens[n + link])) left.push(tokens[n]!);
    else {
      n += link;
      while (tokens[n + 1]?.is === 'and' && isWorn(tokens[n + 2])) n += 2;
    }
  }
  return left;
} // prettier-ignore

/** "Sangan", "Jinzo (def) and Gemini Elf": cards, and nothing that is done. */
const areCards = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.is === 'name') &&
  tokens.every((token) => /^(?:name|note|and|position)$/.test(token.is) || [ARTICLE, IDLE, FACE_UP, FACE_DOWN].some((words) => isWord(token, words))); // prettier-ignore
export const areCardsAlone = ({ tokens, lead }: Clause): boolean => lead === 'main' && areCards(tokens);
/** Monsters alone. */
export function isMonsterAlone(clause: Clause): boolean {
  const names = clause.tokens.filter((token) => token.is === 'name');
  // "dazu offen Pixie-Ring": how it lies is told.
  const isLying = clause.tokens.some((token) => isWord(token, FACE_UP) || isWord(token, FACE_DOWN));
  return areCardsAlone(clause) && (isLying || names.every(({ card }) => card?.kind === 'monster'));
}

/** "A's GY: X", "Friedhof von A: X": the words that say of the cards behind them where they lie. */
export function headingOf({ tokens }: Clause): Token[] | undefined {
  const colon = tokens.findIndex((token) => token.is === 'sign' && token.sign === ':');
  const heading = tokens.slice(0, colon + 1);
  const isPlace = ({ is, text }: Token): boolean => is === 'place' || PLACE.test(text.toLowerCase());
  const says = heading.every((token) => isPlace(token) || /^(?:whose|player|sign)$/.test(token.is) || isWord(token, /^(?:in|im|auf|der|dem|von|of)$/)); // prettier-ignore
  return says && heading.some(isPlace) && areCards(tokens.slice(colon + 1)) ? heading : undefined;
}
const PLACE = /^(?:gy|graveyard|friedhof|hand|field|feld|spielfeld|banished|verbannt)$/;
/** On the field a Spell or Trap behind a comma is played as likely as it lies there. */
export const isOfField = (heading: readonly Token[]): boolean =>
  heading.some(({ text }) => /(?:field|feld)/i.test(text));
