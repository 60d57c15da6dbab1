/** Names of cards, attacks and Abilities, and parts of names: only those on a list, the card's own, or in quotation marks. */
import { basicEnergy } from '../../../engine/case/names.ts';
import type { CardFilter, PokemonFilter } from '../../../engine/ptcg/effects/schema.ts';
import { nameEnds } from '../../frame/names.ts';
import { listed, type PtcgGrammar } from './phrases.ts';

const nameIn = (text: string, from: number, to: number): string => text.slice(from, to).replaceAll('’', "'");

export function nameNouns(g: PtcgGrammar): void {
  g.terminal('cardName', { begins: ['capital'], holds: ['anything'] }, (tokens, at, { names, own, text }) =>
    [names, own].flatMap((keys) =>
      nameEnds(tokens, at, keys)
        .map(({ to }) => ({ value: nameIn(text, tokens[at]!.from, tokens[to - 1]!.to), to }))
        // "Fire Energy" is a kind of Energy, not one card.
        .filter(
          ({ value }) =>
            !/Energy$/.test(value) || (basicEnergy(value.replace(/\{[A-Z]\}/, '')) === undefined && !/[{]/.test(value)),
        ),
    ),
  );
  // "Nidoqueen's attacks"
  g.terminal('cardNameOf', { begins: ['capital'], holds: ['anything'] }, (tokens, at, { names, own, text }) =>
    [names, own].flatMap((keys) =>
      nameEnds(tokens, at, { has: (key) => key.endsWith('s') && keys.has(key.slice(0, -1)) })
        .filter(({ to }) => tokens[to - 1]!.word.endsWith("'s"))
        .map(({ to }) => ({ value: nameIn(text, tokens[at]!.from, tokens[to - 1]!.to - 2), to })),
    ),
  );
  g.terminal('attackName', { begins: ['word', 'quoted'], holds: ['anything'] }, (tokens, at, { attacks }) =>
    nameEnds(tokens, at, attacks).map(({ to, key }) => ({ value: attacks.get(key)!, to })),
  );
  g.rule('cardNames', '{cardName}', ({ cardName }) => cardName);
  g.rule('cardNames', '{cardName} or {more:cardNames}', ({ cardName, more }) => listed(cardName, more));
  g.rule('cardNames', '{cardName}, {more:cardNames}', ({ cardName, more }) => (Array.isArray(more) ? listed(cardName, more) : undefined)); // prettier-ignore
  g.rule('cardNames', '{cardName}, or {more:cardName}', ({ cardName, more }) => listed(cardName, more));

  // "Pokémon that have Rotom in their names": a word of names that are known, or one in quotation marks.
  g.terminal('namePart', { begins: ['capital', 'quoted'], holds: ['word'] }, (tokens, at, { names, own, text }) => {
    const first = tokens[at]!;
    if (first.kind === 'quoted') return [{ value: first.word, to: at + 1 }];
    const ends: { value: string; to: number }[] = [];
    let key = '';
    for (let to = at; to < Math.min(tokens.length, at + 4) && tokens[to]!.kind === 'word'; to++) {
      key += tokens[to]!.key;
      if (partOf(names, key) || partOf(own, key)) ends.push({ value: nameIn(text, first.from, tokens[to]!.to), to: to + 1 }); // prettier-ignore
    }
    return ends;
  });
  const IN = 'in <its|their|your|the> <name|names>';
  g.rule('named', `that <has|have> [the word] {part:namePart} ${IN}` as '{part:namePart}', ({ part }) => ({
    nameIncludes: part,
  }));
  g.rule('named', `with {part:namePart} ${IN}` as '{part:namePart}', ({ part }) => ({ nameIncludes: part }));
  g.rule('named', `with {a:namePart} or {b:namePart} ${IN}` as '{a:namePart}{b:namePart}', ({ a, b }) => ({ any: [{ nameIncludes: a }, { nameIncludes: b }] })); // prettier-ignore
  g.rule('named', `that <has|have> {a:namePart} or {b:namePart} ${IN}` as '{a:namePart}{b:namePart}', ({ a, b }) => ({ any: [{ nameIncludes: a }, { nameIncludes: b }] })); // prettier-ignore
}
/** What is said of a name holds of Pokémon and of cards. */
export type Named = Pick<PokemonFilter & CardFilter, 'nameIncludes'> & { any?: { nameIncludes: string }[] };

const joined = new WeakMap<ReadonlySet<string>, string>();
function partOf(names: ReadonlySet<string>, key: string): boolean {
  if (key === '') return false;
  const all = joined.get(names) ?? [...names].join('\n');
  joined.set(names, all);
  return all.includes(key);
}
