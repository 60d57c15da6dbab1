// Names in a line become cards; a guess becomes an assumption, an unclear or unknown name a problem.
import type { Game, PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import { same } from '../../engine/ruling/say.ts';
import type { Fact, Localized } from '../../engine/ruling/schema.ts';
import { cardOfName, type CardFinder } from '../lookup/find-card.ts';
import { bothNames } from '../localized.ts';
import { NOBODY } from './counted.ts';
import { SOMEBODY } from './pokemon-nobody.ts';
import { ARTICLE, IDLE, NOUNS, PREPOSITIONS, RULES } from './sentence/lexicon.ts';
import { noMonster, otherGame, unclearCard, unknownCard } from './problems.ts';

export interface Named<C> {
  name: string;
  card: C | undefined;
}
/** What was filled in. Facts point into the case's board. */
export interface Assumptions {
  facts: Fact[];
  add(path: string, value: unknown, de: string, en: string): void;
}
export const newAssumptions = (): Assumptions => {
  const facts: Fact[] = [];
  return {
    facts,
    add: (path, value, de, en) => {
      if (facts.some((fact) => fact.path === path && fact.text?.en === en)) return;
      const added = { path, value, text: { de, en } };
      // One Pokémon is Active: who is named takes the place of the one nobody named.
      const there = path.endsWith('/active') ? facts.findIndex((fact) => fact.path === path) : -1;
      if (there < 0) facts.push(added);
      else if (facts[there]!.value === SOMEBODY.en) facts[there] = added;
      else if (value !== SOMEBODY.en) facts.push(added);
    },
  };
};

/** What was written is taken for this name. */
export const takenFor = (
  assumed: Assumptions,
  written: string,
  name: string,
  { de, en }: Localized = same(name),
): void => assumed.add('', name, `„${written}“ ist ${de}.`, `“${written}” is ${en}.`);

const UNKNOWN = '?';

export function identify(game: 'ygo', written: string, find: CardFinder, assumed: Assumptions): Named<YgoCard>;
export function identify(game: 'ptcg', written: string, find: CardFinder, assumed: Assumptions): Named<PtcgCard>;
export function identify(
  game: Game,
  written: string,
  find: CardFinder,
  assumed: Assumptions,
): Named<YgoCard | PtcgCard> {
  if (written === UNKNOWN) return { name: UNKNOWN, card: undefined };
  const found = find(game, written);
  if (found.is !== 'named' && game === 'ygo' && NOBODY.test(written)) return unknownCard(written, []);
  if (found.is !== 'named') mustBeOfGame(game, written, find);
  if (found.is === 'unknown')
    return unknownCard(
      written,
      found.near.length > 0 ? found.near : likeIn(game === 'ygo' ? 'ptcg' : 'ygo', written, find),
    );
  if (found.is === 'unclear') return unclearCard(written, found.near);
  if (found.is === 'guessed') {
    // "both", "then" begin names or are letters of some, and mean no card.
    if ([ARTICLE, IDLE].some((words) => words.test(written.toLowerCase())) || isNoName(written))
      return unknownCard(written, []);
    if (beginsWithAnother(game, written, found.card, find)) return unknownCard(written, []);
    takenFor(assumed, written, found.name, names(found.card, found.name));
  }
  return { name: found.name, card: found.card };
}

/** Cards of a game that may have been meant. */
const likeIn = (game: Game, written: string, find: CardFinder): readonly string[] => {
  const found = find(game, written);
  return found.is === 'unknown' || found.is === 'unclear' ? found.near : [found.name];
};

/** "Sangan dies" is no typing error of "Sanga of the Thunder": it begins with the name of a card that is no part of that one's. */
function beginsWithAnother(game: Game, written: string, { name }: YgoCard | PtcgCard, find: CardFinder): boolean {
  const words = written.split(' ');
  const { de, en } = bothNames(name);
  return words.slice(1).some((_, n) => {
    const first = words.slice(0, n + 1).join(' ');
    const isIn = [de, en].some((whole) => whole.toLowerCase().includes(first.toLowerCase()));
    return first.length > 3 && !isIn && find(game, first).is === 'named';
  });
}

/** "3000", "B at", "Result", "Banished": numbers, letters and words of the rules only. */
const isNoName = (written: string): boolean =>
  written
    .toLowerCase()
    .split(/\s+/)
    .every(
      (word) =>
        /^(?:\d+|\p{L}|.+ed)$/u.test(word) ||
        PREPOSITIONS.has(word) ||
        [NOUNS, RULES].some((words) => words.test(word)),
    );

/** Refuses the name of a card of the other game: it is no slip for a card of this one. */
export function mustBeOfGame(game: Game, written: string, find: CardFinder): void {
  const other = game === 'ygo' ? 'ptcg' : 'ygo';
  const card = cardOfName(find, other, written)?.card;
  if (card) otherGame(names(card, written), other);
}

/** Refuses a Spell or Trap where only a monster can do it. */
export function mustBeMonster({ name, card }: Named<YgoCard>): void {
  if (card && card.kind !== 'monster') noMonster(names(card, name));
}

/** A card's name in both languages. */
export function names(card: YgoCard | PtcgCard | undefined, otherwise: string): { de: string; en: string } {
  const name = card?.name;
  if (name === undefined) return { de: 'eine unbekannte Karte', en: 'an unknown card' };
  if (typeof name === 'string') return { de: name, en: name };
  return { de: name.de ?? name.en ?? otherwise, en: name.en ?? name.de ?? otherwise };
}
