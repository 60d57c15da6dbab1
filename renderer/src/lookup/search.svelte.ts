/** The one box: what was typed, read as filters and words, and – where it reads like one – as a line of what happened. */
import type { Answer, Case, Game, LaidOutView, Problem, Ruling, SearchHit } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { lastPrints } from '../prints.ts';
import { latest } from '../latest.ts';
import { isCode, readCode } from '../table/code.ts';
import { keyed, readsLikeLine } from '../../../desk/pure.ts';
import { rulesetsInSight } from '../ruling/session.svelte.ts';

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
    const game = key && /^(game|spiel)$/i.test(key) ? keyed(GAMES, value?.toLowerCase() ?? '') : undefined;
    const kind = key && /^(kind|art)$/i.test(key) ? keyed(KINDS, value?.toLowerCase() ?? '') : undefined;
    if (game) asked.game = game;
    else if (kind) asked.kinds = [kind];
    else rest.push(word);
  }
  asked.words = rest.join(' ').trim();
  return asked;
}

/** "A attacks with …", "B aktiviert …": a player by the letter does something. */
const PLAYER_DOES =
  /^\s*[AB]\s+(?:attacks|activates|chains|summons|sets|plays|uses|tributes|flips|evolves|retreats|attaches|greift|aktiviert|kettet|beschwört|setzt|spielt|legt|nutzt|benutzt|opfert|entwickelt|zieht)\s+\S/;
/** Whether it cannot well be anything else ("a card destroyed" might be a question): only then its problem is worth a row. */
const mustBeLine = (text: string): boolean =>
  /^\s*[ab]\s*:/i.test(text) ||
  /->|→|>/.test(text) ||
  /^\s*[ab]\s.*,\s*[ab]\b/i.test(text) ||
  (PLAYER_DOES.test(text) && !/\?\s*$/.test(text));

const mustBeRead = (query: string, { words }: Asked): boolean => isCode(query) || mustBeLine(words);

/** Fewer words tell of nothing. */
const FEW = 3;
/** So many cards that may have been meant are rows. */
const MEANT = 6;
/** Longer than this, and what is being done is said. */
const NOTICED = 300;
/** So long (ms) an answer is the answer: later, cards may have been imported or words told. */
const FRESH = 2000;

/** The letters of players in a line are no words one looks for. */
const withoutPlayers = (line: string): string => line.replace(/(^|[,;>→]\s*)[ab]\s*[:\s]\s*/gi, '$1').trim() || line;

class Search {
  hits = $state.raw<SearchHit[]>([]);
  line = $state.raw<LineHit | null>(null);
  /** Why what must be a line cannot be read. */
  problem = $state.raw<Problem | null>(null);
  /** What was read of a line that was not read whole. */
  private laidOut = $state.raw<LaidOutView | null>(null);
  /** The query the hits answer. */
  answered = $state('');
  /** How many hits there are; undefined while only those in sight were asked for and there may be more. */
  count = $state<number>();
  /** What must be a line is being read: its row stands before the hits already. */
  private pending = $state(false);
  /** A line is being ruled, and it takes a moment. */
  ruling = $state(false);
  private wanted = '';
  /** What was stopped: it is not asked again until something else is typed. */
  private stopped: string | undefined;
  /** How many lines were asked; only the newest is answered. */
  private reads = 0;
  private noticed: ReturnType<typeof setTimeout> | undefined;
  private asked = { question: '', limit: 0 };
  /** When the line was answered; undefined while it is not. */
  private answeredAt: number | undefined = 0;
  private all: Promise<unknown> = Promise.resolve();

  /** Neither the line nor what is wrong with it is known yet. */
  get reading(): boolean {
    return this.pending && !this.line && !this.problem;
  }
  /** The table of a line that was not read whole; none where the hits answer what was only asked, not told. */
  get laid(): LaidOutView | null {
    const [hit] = this.hits;
    const answered = hit !== undefined && !hit.far && hit.kind !== 'card' && !readsLikeLine(this.answered);
    const tells = this.laidOut?.tells;
    return this.problem || tells === 'players' || (tells === 'cards' && !answered) ? this.laidOut : null;
  }
  /** Cards that may have been meant, each by the words in whose place it would stand. */
  get meant(): { phrase: string; name: string }[] {
    const { phrase, didYouMean = [] } = this.problem ?? {};
    if (phrase !== undefined && didYouMean.length > 0) return didYouMean.map((name) => ({ phrase, name }));
    return (this.laid?.unclear ?? []).flatMap(({ written, names }) => names.map((name) => ({ phrase: written, name }))).slice(0, MEANT);
  } // prettier-ignore
  /** Rows before the hits: the line; else its table and what is wrong with it, a row for each card that may have been meant. */
  get rows(): number {
    if (this.line || this.reading) return 1;
    if (this.laid) return 1 + this.meant.length;
    return this.problem ? Math.max(1, this.meant.length) : 0;
  }
  /** Asks for `limit` of `all` hits and for the line's ruling, each by itself: neither waits for the other. */
  ask(query: string, limit: number, all = limit): void {
    const rulesets = rulesetsInSight();
    if (query === this.stopped) return;
    this.stopped = undefined;
    const asked = readQuery(query);
    const question = JSON.stringify([query, rulesets, lastPrints()]);
    // Enter leads to another screen: the same words ask nothing new there, and the desk has other things to do.
    const fresh = this.answeredAt === undefined || Date.now() - this.answeredAt < FRESH;
    const again = fresh && question === this.asked.question && this.wanted === query;
    if (again && limit <= this.asked.limit) return;
    this.asked = { question, limit };
    this.wanted = query;
    const found = this.find({ query, asked, limit, all, rulesets });
    if (again) {
      this.all = Promise.all([this.all, found]);
      return;
    }
    this.pending = mustBeRead(query, asked);
    this.all = Promise.all([found, this.read({ query, asked, rulesets })]);
  }
  /** When everything asked for is there. */
  async settled(): Promise<void> {
    for (let waited; waited !== this.all;) await (waited = this.all);
  }
  /** What is being ruled is no longer wanted. */
  stop(): void {
    this.ruling = this.pending = false;
    this.reads++;
    clearTimeout(this.noticed);
    this.stopped = this.wanted;
    this.wanted = '';
    this.answeredAt = 0;
    void desk.cancel({ for: 'box' });
  }

  private readonly find = latest(
    async ({ query, asked, limit, all, rulesets }: Question & { limit: number; all: number }) => {
      const { words, game, kinds } = asked;
      const found =
        isCode(query) || (!words && !kinds && !game)
          ? undefined
          : await desk.search({
              query: readsLikeLine(words) ? withoutPlayers(words) : words,
              limit,
              rulesets,
              ...(app.game && { playing: app.game }),
              ...(game && { game }),
              ...(kinds && { kinds }),
            });
      this.hits = (found && valueOf(found)?.hits) ?? [];
      // The same words asked again, in sight only, tell nothing new: what was said once is not said twice.
      const known = this.answered === query ? this.count : undefined;
      this.answered = query;
      this.count = limit === all || this.hits.length < limit ? this.hits.length : known;
    },
  );
  /** Each is asked at once: for a newer line the desk leaves the one it is at (`desk/lanes.ts`). */
  private async read(question: Question): Promise<void> {
    const turn = ++this.reads;
    this.answeredAt = undefined;
    clearTimeout(this.noticed);
    this.noticed = setTimeout(() => (this.ruling = readsLikeLine(question.asked.words)), NOTICED);
    const answer = await ruled(question);
    const laid = answer?.ok || turn !== this.reads ? null : await laidOut(question);
    // A newer one was asked, or this one stopped.
    if (turn !== this.reads) return;
    clearTimeout(this.noticed);
    this.answeredAt = Date.now();
    this.ruling = this.pending = false;
    this.line = answer?.ok ? { line: question.asked.words, ...answer.value } : null;
    this.laidOut = laid;
    const problem = answer?.ok === false ? answer.problems[0] : undefined;
    this.problem = problem && mustBeRead(question.query, question.asked) ? problem : null;
    if (laid?.tells && !problem?.didYouMean?.length) await this.readPart(question, turn);
  }
  /** Of a line that was not read whole, what is read; looked for behind everything else. */
  private async readPart(question: Question, turn: number): Promise<void> {
    const answer = await ruled(question, { whole: false });
    if (turn === this.reads && answer?.ok) this.line = { line: question.asked.words, ...answer.value };
  }
}
interface Question {
  query: string;
  asked: Asked;
  rulesets: string[];
}
/** What a text that is no whole line names, laid out; a few words are a search. */
async function laidOut({ query, asked: { words, game, kinds }, rulesets }: Question): Promise<LaidOutView | null> {
  if (isCode(query) || kinds || words.split(/\s+/).length < FEW) return null;
  const answer = await desk.layOut({ line: words, rulesets, for: 'box', ...(game && { game }) });
  return answer.ok ? answer.value : null;
}
/** The ruling of what was typed, where it is a line or the code of a case. */
async function ruled(
  { query, asked, rulesets }: Question,
  { whole } = { whole: true },
): Promise<Answer<{ case: Case; ruling: Ruling }> | undefined> {
  const code = await readCode(query);
  if (code) return desk.rule({ case: code, for: 'box' });
  if (!readsLikeLine(asked.words)) return undefined;
  return desk.line({
    line: asked.words,
    rulesets,
    prints: lastPrints(),
    for: 'box',
    ...(whole && { whole }),
    ...(asked.game && { game: asked.game }),
  });
}
export const search = new Search();
