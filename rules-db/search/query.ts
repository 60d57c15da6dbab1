/** A query as typed: its words, and the filters among them. */
import { games, rulesetIds, type Game, type Lang } from '../schema.ts';
import type { Kind } from '../search-index.ts';
import { fold, key, words } from '../text.ts';

export interface Query {
  text: string;
  key: string;
  /** Folded words without filters. */
  tokens: string[];
  /** Asks for rules of former times. */
  old: boolean;
  /** The game the query names. */
  about?: Game;
  filters: { game?: Game; kind?: Kind; only?: string; lang?: Lang };
}

const filterNames = new Map<string, keyof Query['filters']>(Object.entries({
  game: 'game', spiel: 'game', kind: 'kind', art: 'kind', type: 'kind', ruleset: 'only', regelwerk: 'only',
  edition: 'only', regeln: 'only', rules: 'only', lang: 'lang', language: 'lang', sprache: 'lang',
} as const)); // prettier-ignore
const filterValues: { [F in 'game' | 'kind' | 'lang']: Map<string, Query['filters'][F]> } = {
  game: new Map(Object.entries({ ygo: 'ygo', yugioh: 'ygo', ptcg: 'ptcg', pokemon: 'ptcg', pkmn: 'ptcg' } as const)),
  kind: new Map(Object.entries({
    rule: 'rule', rules: 'rule', regel: 'rule', regeln: 'rule', term: 'term', terms: 'term', begriff: 'term', begriffe: 'term',
    glossary: 'term', glossar: 'term', card: 'card', cards: 'card', karte: 'card', karten: 'card', scenario: 'scenario',
    scenarios: 'scenario', example: 'scenario', fall: 'scenario', beispiel: 'scenario', szenario: 'scenario',
  } as const)),
  lang: new Map(Object.entries({ de: 'de', deutsch: 'de', german: 'de', en: 'en', english: 'en', englisch: 'en' } as const)),
}; // prettier-ignore

const oldRules = new Set(
  'old older former formerly früher frueher damals alt alte alten alter 2004 2014 regelwerk'.split(' '),
);

/** Splits filters (`game:ygo`, `art:regel`, …) from the words. A word with a colon that is no filter stays a word. */
export function parseQuery(input: string): Query {
  const filters: Query['filters'] = {};
  const text = input.slice(0, 400).replace(/(\p{L}+):("[^"]*"|\S+)/gu, (whole, name: string, raw: string) => {
    const filter = filterNames.get(fold(name));
    const value = raw.replaceAll('"', '');
    if (!filter) return whole;
    if (filter === 'only') {
      const id =
        rulesetIds.find((r) => r === value.toLowerCase()) ?? rulesetIds.find((r) => key(r).endsWith(key(value)));
      if (!id) return whole;
      filters.only = id;
      return ' ';
    }
    const known = filterValues[filter].get(key(value));
    if (!known) return whole;
    Object.assign(filters, { [filter]: known });
    return ' ';
  });
  const old = words(text).some((word) => oldRules.has(word));
  const { about, told } = gameNamed(text);
  return { text: text.trim(), key: key(text), tokens: words(told).slice(0, 32), old, ...(about && { about }), filters };
}

const gameNames: Record<Game, RegExp> = {
  ygo: /yu-?\s?gi-?\s?oh!?(?:\s+tcg\b)?|\bygo\b/i,
  ptcg: /pok[eé]mon[\s-]+(?:tcg\b|trading card game|card game|sammelkartenspiel|kartenspiel)|\bptcg\b|\bpkmn\b/i,
};
/** A game's name tells which game is meant; it stands in hardly any rule, so nothing else is asked by it. 'Pokémon' is also what is played with. */
function gameNamed(text: string): { about?: Game; told: string } {
  const about = games.find((game) => gameNames[game].test(text));
  if (!about) return { ...(/pok[eé]mon/i.test(text) && { about: 'ptcg' }), told: text };
  const rest = text.replace(gameNames[about], ' ');
  return { about, told: words(rest).length > 1 ? rest : text };
}

const asksWhatIs =
  /^(?:what(?:'s| is| are| does)|was (?:ist|sind|hei(?:ß|ss)t|bedeutet)|define|definition of|meaning of|bedeutung von) +(?:an? |the |eine? |einen |der |die |das )?(.+?)(?: +means?)?[ ?!.]*$/i;
const asksMeaning = /^(.+?) +(?:meaning|definition|bedeutung)[ ?!.]*$/i;

/** Of a query that asks what something is or means, what it asks about: 'What does OTK mean?', 'Was ist ein Brick?'. */
export function asksAbout(text: string): string | undefined {
  const said = text.replace(/[„“”"‚‘»«]/g, ' ').trim();
  return (asksWhatIs.exec(said) ?? asksMeaning.exec(said))?.[1]?.trim();
}
