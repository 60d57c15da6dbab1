// What lies there and is told in clauses without a verb of their own, or what is said not to be there.
import { isWord } from '../lexing.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { hasOnly, type Clause } from './clauses.ts';
import { ARTICLE, FACE_DOWN, FACE_UP, HAVE, IDLE } from './lexicon.ts';
import type { Plays } from './plays.ts';
import type { Named } from './told.ts';
import type { Token } from './tokens.ts';

const isHaving = (token: Token): boolean =>
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
  plays.wears({ ...card, equipped: [{ name: equip.name, card: equip.card, notes: '' }] }, by);
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
const areCardsAlone = ({ tokens, lead }: Clause): boolean => lead === 'main' && areCards(tokens);
/** Monsters alone. */
function isMonsterAlone(clause: Clause): boolean {
  const names = clause.tokens.filter((token) => token.is === 'name');
  // "dazu offen Pixie-Ring": how it lies is told.
  const isLying = clause.tokens.some((token) => isWord(token, FACE_UP) || isWord(token, FACE_DOWN));
  return areCardsAlone(clause) && (isLying || names.every(({ card }) => card?.kind === 'monster'));
}

/** "A's GY: X", "Friedhof von A: X": the words that say of the cards behind them where they lie. */
function headingOf({ tokens }: Clause): Token[] | undefined {
  const colon = tokens.findIndex((token) => token.is === 'sign' && token.sign === ':');
  const heading = tokens.slice(0, colon + 1);
  const isPlace = ({ is, text }: Token): boolean => is === 'place' || PLACE.test(text.toLowerCase());
  const says = heading.every((token) => isPlace(token) || /^(?:whose|player|sign)$/.test(token.is) || isWord(token, /^(?:in|im|auf|der|dem|von|of)$/)); // prettier-ignore
  return says && heading.some(isPlace) && areCards(tokens.slice(colon + 1)) ? heading : undefined;
}
const PLACE = /^(?:gy|graveyard|friedhof|hand|field|feld|spielfeld|banished|verbannt)$/;
/** On the field a Spell or Trap behind a comma is played as likely as it lies there. */
const isOfField = (heading: readonly Token[]): boolean => heading.some(({ text }) => /(?:field|feld)/i.test(text));

/** A play begins with it. */
export const begins = (token: Token | undefined): boolean =>
  token?.is === 'verb' || token?.is === 'player' || isWord(token, HE);
/** Whether somebody does or has something in it. */
const plays = (clause: Clause | undefined): boolean =>
  clause !== undefined &&
  clause.tokens.some((token) => begins(token)) &&
  clause.tokens.some(({ is }) => is !== 'name' && is !== 'place');
const HE = /^(?:er|he|she|they)$/;

type Raw = (tokens: readonly Token[]) => string;
/** What somebody has, in the line's own words. `raw` gives tokens as they are written. */
export function hasSo(by: Player, tokens: readonly Token[], raw: Raw, only = hasOnlyThis(tokens)): string {
  const rest = tokens.filter((token) => !isHaving(token) && token.is !== 'player' && token.is !== 'whose' && !(token.is === 'word' && IDLE.test(token.text.toLowerCase())) && !(token.is === 'sign' && token.sign === ':') && !/^(?:bei|at|for)$/i.test(token.text));
  const place = rest.filter((token) => token.is === 'place');
  const beside = rest.flatMap((token) => (token.is === 'held' ? [` (${token.held})`] : token.is === 'points' ? [` (${token.points} ATK)`] : []));
  const said = rest.filter(({ is }) => !/^(?:place|held|points)$/.test(is));
  const what = raw(said.slice(said[0]?.is === 'and' ? 1 : 0)) + beside.join('');
  // So many cards he controls are on the field, so many he has in the hand.
  const has = place.length === 0 && SO_MANY_CARDS.test(what) && tokens.some((token) => isWord(token, CONTROLS)) ? 'controls' : 'has';
  return `${by} ${has} ${what}${only ? ' (only monster)' : ''}${place.map((token) => ` ${placeWords(token.text)}`).join('')}`;
} // prettier-ignore
const SO_MANY_CARDS = /^\S+\s(?:cards?|karten?)$/i;
const CONTROLS = /^(?:controls?|kontrolliert|kontrollieren)$/;
/** "controls only X": no other monster lies there. */
function hasOnlyThis(tokens: readonly Token[]): boolean {
  const [name, ...others] = tokens.filter(({ is }) => is === 'name');
  const isSo = name?.is === 'name' && others.length === 0 && name.card?.kind === 'monster' && tokens.every((token) => (token.is !== 'place' || token.place === 'field') && token.is !== 'counted');
  const before = tokens.slice(0, name && tokens.indexOf(name)).filter((token) => !isWord(token, ARTICLE)).at(-1);
  return isSo && isWord(before, /^(?:only|just|nur|bloß|lediglich)$/);
} // prettier-ignore
/** "auf Bs Feld", "in his hand": the place alone. */
const placeWords = (text: string): string =>
  text
    .replace(/\s+(?:von|of)\s+[AB]$/i, '')
    .replace(/(?<=\s)(?:[AB]['’]?s|seine[rmn]|ihre[rmn]|his|her|their)\s+/i, '');

/** What is named alone, behind what is said to lie somewhere: it lies there, too. */
export class Lists {
  /** Clauses that only go on with what somebody has. */
  private readonly lists = new Set<Clause>();
  /** Of a clause that only goes on with a list, the words that say where its cards lie. */
  private readonly headings = new Map<Clause, Token[]>();
  private readonly plays: Plays;
  private readonly text: string;
  private readonly raw: Raw;
  constructor(plays: Plays, text: string, raw: Raw) {
    this.plays = plays;
    this.text = text;
    this.raw = raw;
  }

  /** Whether this clause only goes on with a list; then it is told. */
  goOn(clauses: readonly Clause[], n: number): boolean {
    const [before, clause] = [clauses[n - 1], clauses[n]!];
    if (!before || !this.areJoined(before, clause)) return false;
    return this.alsoLies(before, clause, clauses.slice(n + 1)) || this.listed(before, clause, clauses.slice(n + 1));
  }
  /** "A's GY: X, Y, Z. A: …": cards, where somebody plays something behind them. */
  private alsoLies(before: Clause, clause: Clause, behind: readonly Clause[]): boolean {
    const heading = this.headings.get(before) ?? headingOf(before);
    if (!heading) return false;
    const lies = isOfField(heading) ? isMonsterAlone : areCardsAlone;
    if (!lies(clause) || !plays(behind.find((one) => !lies(one)))) return false;
    this.headings.set(clause, heading);
    return this.plays.words(this.raw([...heading, ...clause.tokens]));
  }
  /** "B controls X, Y, Z. A: …": monsters, where somebody plays something behind them. */
  private listed(before: Clause, clause: Clause, behind: readonly Clause[]): boolean {
    const { last } = this.plays;
    const owner = last?.kind === 'words' && /^[AB] has /.test(last.verb) ? last.owner : undefined;
    const isHad = before.finite && hasOnly(before.tokens) && before.tokens.every(({ is }) => is !== 'place');
    if (!owner || !(isHad || this.lists.has(before)) || !isMonsterAlone(clause)) return false;
    if (!plays(behind.find((one) => !isMonsterAlone(one)))) return false;
    this.lists.add(clause);
    for (const token of clause.tokens)
      if (token.is === 'name') this.plays.lay(owner, { name: token.name, card: token.card, notes: '', whose: owner });
    const said = clause.tokens.filter((token) => !isWord(token, FACE_UP));
    return this.plays.words(hasSo(owner, said, this.raw, false), owner);
  }
  /** By a comma, no sign that ends a sentence. */
  private areJoined({ to }: Clause, { from }: Clause): boolean {
    return this.text.slice(to, from).trim() === ',';
  }
}
