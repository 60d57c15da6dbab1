// The words of a card's printed text behind the effects declared for it, where its text is read otherwise than they are declared or not at all:
// by its punctuation, else by what we say of each effect, else by how cards print their Summon.
import { byGist } from './by-gist.ts';
import { conventional, partOf, summoningOf } from './conventional.ts';
import type { DeclaredWords } from './contract.ts';

interface Declared {
  gist?: string | { en?: string; de?: string };
}

/** Of each declared effect the words in the English `text`: all of them, when it may be used, what is done for it, what it does. */
export function declaredWords(text: string, effects: readonly Declared[]): DeclaredWords {
  const gists = effects.map(({ gist }) => (typeof gist === 'string' ? gist : (gist?.en ?? '')));
  const wordsOf = (index: number, part: string) => {
    const at = `/${index}${part}`;
    const signed = conventional(text, effects, at);
    if (signed) return [signed];
    const told = byGist(text, gists, index);
    if (told.length === 0) return summoningOf(text, effects, index);
    return told.length === 1 ? told.map((span) => partOf(text, span, at)) : told;
  };
  return {
    text,
    effects: effects.map((_, i) => ({ all: wordsOf(i, ''), when: wordsOf(i, '/on'), pay: wordsOf(i, '/cost'), does: wordsOf(i, '/resolve') })), // prettier-ignore
  };
}
