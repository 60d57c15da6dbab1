/** The one box: what was typed, read as filters and words, and – where it reads like one – as a line of what happened. */
import type { Case, Game, Ruling, SearchHit } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { readCode } from '../table/code.ts';

export type HitKind = SearchHit['kind'];
export interface LineHit {
  line: string;
  case: Case;
  ruling: Ruling;
}

const KINDS: Record<string, HitKind> = {
  rule: 'rule',
  regel: 'rule',
  term: 'term',
  begriff: 'term',
  glossary: 'term',
  glossar: 'term',
  card: 'card',
  karte: 'card',
  example: 'scenario',
  beispiel: 'scenario',
  scenario: 'scenario',
};
const GAMES: Record<string, Game> = { ygo: 'ygo', yugioh: 'ygo', ptcg: 'ptcg', pokemon: 'ptcg', pokémon: 'ptcg' };

export interface Asked {
  words: string;
  game?: Game;
  kinds?: HitKind[];
}
/** Takes the filters (`game:ygo`, `art:regel`) out of what was typed. */
export function readQuery(query: string): Asked {
  const asked: Asked = { words: '' };
  const rest: string[] = [];
  for (const word of query.split(/\s+/)) {
    const [, key, value] = /^(game|spiel|kind|art):(\S+)$/i.exec(word) ?? [];
    const game = key && /^(game|spiel)$/i.test(key) ? GAMES[value?.toLowerCase() ?? ''] : undefined;
    const kind = key && /^(kind|art)$/i.test(key) ? KINDS[value?.toLowerCase() ?? ''] : undefined;
    if (game) asked.game = game;
    else if (kind) asked.kinds = [kind];
    else rest.push(word);
  }
  asked.words = rest.join(' ').trim();
  return asked;
}

/** Whether a text reads like a line: a player first (`A reborn`, `B: mst`, `turn B`), or an arrow. */
export const readsLikeLine = (text: string): boolean =>
  /^\s*(turn|zug)\s+[ab]\b/i.test(text) || /^\s*[ab](\s*:|\s+\S{2,})/i.test(text) || /->|→|>/.test(text);

class Search {
  hits = $state.raw<SearchHit[]>([]);
  line = $state.raw<LineHit | null>(null);
  /** The query the hits answer. */
  answered = $state('');
  private turn = 0;

  /** Asks for `query`; answers to older queries are dropped. */
  async ask(query: string, limit: number): Promise<void> {
    const turn = ++this.turn;
    const asked = readQuery(query);
    const code = await readCode(query);
    if (code && turn === this.turn) {
      const ruled = valueOf(await desk.rule({ case: code }));
      if (turn !== this.turn) return;
      this.line = ruled ? { line: code.title ?? '', ...ruled } : null;
      this.hits = [];
      this.answered = query;
      return;
    }
    if (!asked.words && !asked.kinds && !asked.game) {
      this.hits = [];
      this.line = null;
      this.answered = query;
      return;
    }
    const [found, line] = await Promise.all([
      desk.search({
        query: asked.words,
        limit,
        rulesets: Object.values(app.ruleset),
        ...(asked.game && { game: asked.game }),
        ...(asked.kinds && { kinds: asked.kinds }),
      }),
      readsLikeLine(asked.words)
        ? desk.line({ line: asked.words, ...(asked.game && { game: asked.game }) })
        : undefined,
    ]);
    if (turn !== this.turn) return;
    this.hits = valueOf(found)?.hits ?? [];
    const read = line && valueOf(line);
    this.line = read ? { line: asked.words, case: read.case, ruling: read.ruling } : null;
    this.answered = query;
  }
}
export const search = new Search();
