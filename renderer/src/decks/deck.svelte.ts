/** The deck being checked: its list, what it is held against, what was counted. Kept as one works, read back at start. */
import type { DeckCheck, Game, Lang, Outputs, Problem, SidedDeck } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';
import { latest } from '../latest.ts';
import { printPage } from '../print-page.ts';
import { countedList, rowsOf, unlisted, type Row } from './rows.ts';
import { keyed } from '../../../desk/pure.ts';

interface Kept {
  source: string;
  format: string;
  date: string;
  list?: string;
  counts: Record<string, number>;
  more: Row[];
  sided?: string;
}
const SLOT = 'deck';
/** What another list begins with. */
const ANEW = { counts: {}, more: [], sided: '' };
/** After so long (ms) without a change it is kept. */
const CALM = 400;

class Deck {
  source = $state('');
  /** Id of a format; empty: the usual one of the list's game. */
  format = $state('');
  /** ISO; empty: the newest list. */
  date = $state('');
  /** Id of a series of lists; empty: the format's. */
  list = $state('');
  lists = $state.raw<Outputs['listSeries']>([]);
  /** What was counted, by row. */
  counts = $state.raw<Record<string, number>>({});
  /** Cards that lie there and are not listed. */
  more = $state.raw<Row[]>([]);
  /** The Deck after the exchange with the Side Deck, as a list. */
  sided = $state('');
  exchange = $state.raw<{ made?: SidedDeck; problems: Problem[] }>({ problems: [] });
  check = $state.raw<DeckCheck | null>(null);
  problems = $state.raw<Problem[]>([]);
  formats = $state.raw<Outputs['formats']>([]);
  rows: Row[] = $derived([...rowsOf(this.check?.lines ?? []), ...this.more]);
  done = $derived(this.rows.filter(({ key }) => keyed(this.counts, key) !== undefined).length);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading: Promise<void> | undefined;

  load(): Promise<void> {
    return (this.loading ??= this.restore());
  }
  private async restore(): Promise<void> {
    const [formats, kept] = await Promise.all([desk.formats({}), desk.autosaved({ slot: SLOT }), this.loadLists()]);
    this.formats = valueOf(formats) ?? [];
    const found = valueOf(kept)?.case as Kept | undefined;
    if (!found || this.source !== '') return;
    Object.assign(this, { ...found });
    await this.ask();
  }

  async loadLists(): Promise<void> {
    this.lists = valueOf(await desk.listSeries({})) ?? [];
    if (!this.lists.some(({ series }) => series === this.list)) this.list = '';
  }

  /** Another list, format or day. */
  async set(change: Partial<Pick<Kept, 'source' | 'format' | 'date' | 'list' | 'sided'>>): Promise<void> {
    if (change.source?.trim() === '') Object.assign(this, ANEW);
    Object.assign(this, change);
    await this.ask();
    this.keep();
  }
  /** Somebody else's list: nothing of it is counted yet. */
  async start(source: string): Promise<void> {
    Object.assign(this, ANEW);
    await this.set({ source });
  }
  async countAnew(): Promise<void> {
    Object.assign(this, { counts: {}, more: [] });
    await this.set({});
  }
  /** How often a card lies there; undefined takes it back. */
  async setCount(key: string, count: number | undefined): Promise<void> {
    const { [key]: _, ...rest } = this.counts;
    this.counts = count === undefined ? rest : { ...rest, [key]: count };
    await this.counted();
  }
  /** Every row nobody counted yet. */
  async countRest(how: (row: Row) => number): Promise<void> {
    this.counts = { ...Object.fromEntries(this.rows.map((row) => [row.key, how(row)])), ...this.counts };
    await this.counted();
  }
  addUnlisted(name: string, section: Row['section']): void {
    const known = this.rows.find((row) => row.section === section && Object.values(row.name).includes(name));
    const row = known ?? unlisted(name, section);
    if (!known) this.more = [...this.more, row];
    void this.setCount(row.key, (keyed(this.counts, row.key) ?? 0) + 1);
  }
  private async counted(): Promise<void> {
    this.keep();
    if (this.done === this.rows.length) await this.ask();
  }

  /** The sheet of the deck check, given to the printer. */
  async print(lang: Lang): Promise<void> {
    const made = valueOf(await desk.deckSheet({ ...this.input(), as: 'html', lang }));
    if (made) printPage(made.text);
  }
  get game(): Game | undefined {
    return this.check?.game;
  }
  private readonly asked = latest((input: Parameters<typeof desk.deck>[0]) => desk.deck(input));
  /** What the desk is asked about this deck. */
  private input() {
    const format = this.formats.find(({ id }) => id === this.format);
    const all = this.rows.length > 0 && this.done === this.rows.length;
    const counted = all && this.game ? countedList(this.rows, this.counts, this.game) : '';
    return {
      source: this.source,
      ...(format && { format: format.id, game: format.game }),
      ...(this.date !== '' && { date: this.date }),
      ...(this.list !== '' && { list: this.list }),
      ...(counted !== '' && { counted }),
    };
  }
  private readonly askedExchange = latest((input: Parameters<typeof desk.deck>[0]) => desk.deck(input));
  /** What the exchange came to, or why its list cannot be read. */
  private async askExchange(): Promise<void> {
    if (this.sided.trim() === '' || this.game !== 'ygo') {
      this.exchange = { problems: [] };
      return;
    }
    const answer = await this.askedExchange({ ...this.input(), sided: this.sided });
    if (!answer) return;
    const made = valueOf(answer)?.sided;
    this.exchange = { ...(made && { made }), problems: answer.ok ? [] : answer.problems };
  }
  private async ask(): Promise<void> {
    if (this.source.trim() === '') {
      this.check = null;
      this.problems = [];
      return;
    }
    const answer = await this.asked(this.input());
    if (!answer) return;
    this.check = valueOf(answer) ?? null;
    this.problems = answer.ok ? [] : answer.problems;
    await this.askExchange();
  }
  private keep(): void {
    clearTimeout(this.timer);
    const { source, format, date, list, counts, more, sided } = this;
    const kept: Kept = { source, format, date, list, counts, more, sided };
    this.timer = setTimeout(() => void desk.autosave({ slot: SLOT, case: kept }), CALM);
  }
}

export const deck = new Deck();
