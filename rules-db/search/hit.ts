/** A hit as it is shown: title, reason, snippet. */
import type { Lang, Localized } from '../schema.ts';
import type { Via } from '../search-index.ts';
import { isStopWord, snippet, stem, words, type Snippet } from '../text.ts';
import { elsewhere, type Candidate, type Hit, type How, type SearchOptions } from './types.ts';
import type { Query } from './query.ts';

const reasons: Record<How, (matched: string) => Localized> = {
  exact: (m) => ({ en: `name: ${m}`, de: `Name: ${m}` }),
  alias: (m) => ({ en: `also known as: ${m}`, de: `auch: ${m}` }),
  prefix: (m) => ({ en: `begins so: ${m}`, de: `beginnt so: ${m}` }),
  words: (m) => ({ en: `words of the name: ${m}`, de: `Wörter des Namens: ${m}` }),
  part: (m) => ({ en: `part of the name: ${m}`, de: `Teil des Namens: ${m}` }),
  text: (m) => ({ en: `in the text: ${m}`, de: `im Text: ${m}` }),
  fuzzy: (m) => ({ en: `similar: ${m}`, de: `ähnlich: ${m}` }),
  'leads-to': (m) => {
    const [en = m, de = m] = m.split('\t');
    return { en: `rule on: ${en}`, de: `Regel zu: ${de}` };
  },
};
const viaReasons: Partial<Record<Via, (matched: string) => Localized>> = {
  abbreviation: (m) => ({ en: `abbreviation: ${m}`, de: `Abkürzung: ${m}` }),
  outdated: (m) => ({ en: `former name: ${m}`, de: `früherer Name: ${m}` }),
  id: (m) => ({ en: `id: ${m}`, de: `Kennung: ${m}` }),
  print: (m) => ({ en: `print: ${m}`, de: `Druck: ${m}` }),
  initials: (m) => ({ en: `initials: ${m}`, de: `Anfangsbuchstaben: ${m}` }),
};

export function toHit(c: Candidate & { prints?: string[] }, query: Query, o: SearchOptions): Hit {
  const text = c.source.of.text(c.row.kind, c.row.ref);
  const looked = (c.corrected ? words(c.corrected) : query.tokens).filter((t) => !isStopWord(t));
  const wantedStems = new Set(looked.map(stem));
  const matches = (word: string) =>
    wantedStems.has(stem(word)) ||
    looked.some((t) => t.length >= 3 && (word.startsWith(t) || (t.length >= 5 && word.includes(t))));
  const marked = (lang: Lang): string => (o.lang && o.lang !== lang ? '' : mark(snippet(text[lang], matches)));
  const away = elsewhere(c.row, o.only === undefined ? o.rulesets : [o.only]);
  const title = { en: c.row.en || c.row.de, de: c.row.de || c.row.en };
  return {
    kind: c.row.kind,
    id: c.row.ref,
    title,
    game: c.row.game,
    why: whyOf(c, looked, [title.en, title.de, text.en, text.de].join(' ')),
    how: c.how,
    snippet: { en: marked('en'), de: marked('de') },
    score: Math.round(c.score),
    ...(c.prints && { prints: c.prints }),
    source: c.source.of.source,
    ...(c.term !== undefined && { term: c.term }),
    ...(away && { elsewhere: away }),
  };
}

const bySense: Localized = { en: 'by its sense', de: 'dem Sinn nach' };

function whyOf(c: Candidate, looked: string[], said: string): Localized {
  // A question's answer may say it in other words: only those that stand there are named.
  if (c.how === 'text') {
    const there = new Set(words(said).map(stem));
    const found = looked.filter((word) => there.has(stem(word)));
    if (found.length > 0) return reasons.text([...new Set(found)].join(' '));
    if (c.row.kind !== 'card' || c.matched === '') return bySense;
  }
  return ((c.how !== 'fuzzy' && c.via && viaReasons[c.via]) || reasons[c.how])(c.corrected ?? c.matched);
}

/** The snippet with each marked part between « and ». */
function mark({ text, marks }: Snippet): string {
  let out = '';
  let at = 0;
  for (const [from, to] of marks) {
    out += `${text.slice(at, from)}«${text.slice(from, to)}»`;
    at = to;
  }
  return out + text.slice(at);
}
