/** What holds for the whole window: language, theme, rulesets, where one is, and what is being said. */
import type { Game, Lang, Localized, Problem, RulesetView } from '../../desk/contract.ts';
import type { Component } from 'svelte';
import { desk, onDataTrouble, valueOf } from './desk.ts';
import type { Session } from './ruling/session.svelte.ts';

export const SCREENS = ['lookup', 'ygo', 'ptcg', 'training', 'cases', 'cards', 'decks', 'event', 'settings'] as const;
export type Screen = (typeof SCREENS)[number];
export type Theme = 'system' | 'light' | 'dark';
/** How much larger letters are than usual. */
export const SCALES: readonly number[] = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
export interface Route {
  screen: Screen;
  /** What of it: ['rule', id], ['compare', a, b], … */
  args: string[];
}
export interface Toast {
  text: Localized;
  undo?: () => void;
  /** Read out already. */
  said?: boolean;
  /** It is there until it is closed. */
  stays?: true;
}

/** Asked for before anything else of the window is made: the answers come while it is. */
const first = Promise.all([desk.settings({}), desk.rulesets({})]);

const isScreen = (name: string | undefined): name is Screen =>
  (SCREENS as readonly (string | undefined)[]).includes(name);

/** A part of an address; what is no proper code for a letter stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
function parseRoute(hash: string): Route {
  const [screen, ...args] = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);
  return isScreen(screen) ? { screen, args } : { screen: 'lookup', args: [] };
}
export const hrefOf = (screen: Screen, ...args: string[]): string =>
  `#/${[screen, ...args].map(encodeURIComponent).join('/')}`;

/** Upper limits of the narrow layouts, in rem. */
const BREAKPOINTS = { narrow: 68.75, medium: 62, small: 48, phone: 40, tiny: 30, least: 20 };

class App {
  lang = $state<Lang>(navigator.language.startsWith('de') ? 'de' : 'en');
  theme = $state<Theme>('system');
  innerWidth = $state(innerWidth);
  systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  scale = $state(1);
  singleKeys = $state(true);
  /** The players' language in the table view; null: as the app. */
  tableLang = $state<Lang | null>(null);
  ruleset = $state<Record<Game, string>>({ ygo: 'ygo-current', ptcg: 'ptcg-current' });
  rulesets = $state.raw<RulesetView[]>([]);
  route = $state.raw<Route>(parseRoute(location.hash));
  query = $state('');
  /** Read out by screen readers. */
  said = $state('');
  toast = $state.raw<Toast | null>(null);
  /** A file that could not be taken in, with what is wrong with it. */
  badFile = $state.raw<{ name: string; problems: readonly Problem[] } | null>(null);
  help = $state(false);
  palette = $state(false);
  /** The judge call one is at: rulings given meanwhile belong to it. */
  call = $state.raw<{ id: string; event: string; game: Game; table: string } | null>(null);
  /** The ruling sheet, while it is laid out for the printer. */
  sheet = $state.raw<Component<{ session: Session }> | null>(null);
  /** Which entry of the hits on the Lookup page the arrow keys stand on. */
  selectedHit = $state(0);
  /** What the hits stand on is shown beside them, before it is opened. */
  peeking = $state(false);
  /** Any setting other screens keep (training scores, …). */
  kept = $state.raw<Record<string, unknown>>({});
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** The trouble with the judge's own data that was said last, by its code. */
  private troubleTold = '';

  constructor() {
    addEventListener('resize', () => (this.innerWidth = innerWidth));
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
      this.peeking = false;
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => (this.systemDark = e.matches));
  }

  /**
   * Which narrow layouts hold, by the window's width in rem at the judge's font size: a media query would not know of the font size.
   */
  get widths(): string {
    const rem = this.innerWidth / (16 * this.scale);
    return Object.entries(BREAKPOINTS)
      .filter(([, limit]) => rem <= limit)
      .map(([name]) => name)
      .join(' ');
  }
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }
  /** The game of the screen one is on, where it has one. */
  get game(): Game | undefined {
    return this.route.screen === 'ygo' || this.route.screen === 'ptcg' ? this.route.screen : undefined;
  }

  async load(): Promise<void> {
    const [settings, rulesets] = await first;
    this.rulesets = valueOf(rulesets) ?? [];
    const s = valueOf(settings) ?? {};
    this.kept = s;
    if (s['lang'] === 'de' || s['lang'] === 'en') this.lang = s['lang'];
    if (s['theme'] === 'light' || s['theme'] === 'dark') this.theme = s['theme'];
    // Any other (of another version, of a changed file) would leave no window to change it in.
    this.scale = SCALES.find((one) => one === s['scale']) ?? this.scale;
    if (typeof s['singleKeys'] === 'boolean') this.singleKeys = s['singleKeys'];
    if (s['tableLang'] === 'de' || s['tableLang'] === 'en') this.tableLang = s['tableLang'];
    // It asks the lane that looks up: what is typed at once comes first.
    onDataTrouble((problem, isByHand) => this.tellTrouble(problem, isByHand));
    setTimeout(() => void this.tellOfData(), 1500);
    for (const game of ['ygo', 'ptcg'] as const) {
      const chosen = s[`ruleset.${game}`];
      if (this.rulesets.some((r) => r.id === chosen)) this.ruleset[game] = chosen as string;
    }
  }

  /** Sets a setting and keeps it. */
  keep(key: string, value: unknown): void {
    this.kept = { ...this.kept, [key]: value };
    void desk.setSetting({ key, value });
  }
  setLang(lang: Lang): void {
    this.lang = lang;
    this.keep('lang', lang);
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    this.keep('theme', theme);
  }
  setScale(scale: number): void {
    this.scale = scale;
    this.keep('scale', scale);
  }
  setSingleKeys(on: boolean): void {
    this.singleKeys = on;
    this.keep('singleKeys', on);
  }
  setTableLang(lang: Lang | null): void {
    this.tableLang = lang;
    this.keep('tableLang', lang);
  }
  setRuleset(game: Game, id: string): void {
    this.ruleset[game] = id;
    this.keep(`ruleset.${game}`, id);
  }
  rulesetsOf(game: Game): RulesetView[] {
    return this.rulesets.filter((r) => r.game === game);
  }
  rulesetTitle(id: string): Localized {
    return this.rulesets.find((r) => r.id === id)?.title ?? { de: id, en: id };
  }

  go(screen: Screen, ...args: string[]): void {
    const href = hrefOf(screen, ...args);
    if (location.hash !== href) location.hash = href;
    this.route = { screen, args };
    this.peeking = false;
  }
  say(text: string): void {
    this.said = text;
  }
  /** What became of the judge's own data since it was last open, and why nothing can be saved. */
  private async tellOfData(): Promise<void> {
    const health = valueOf(await desk.dataHealth({}));
    const told = [...(health?.problem ? [health.problem] : []), ...(health?.notices ?? [])].map(
      ({ message }) => message,
    );
    if (told.length === 0) return;
    const joined = (lang: Lang) => told.map((message) => message[lang]).join(' ');
    if (health?.problem) this.troubleTold = health.problem.code;
    this.tellForGood({ de: joined('de'), en: joined('en') });
  }
  /** Nothing is lost in silence; what the window writes by itself says so once, not with every ruling. */
  private tellTrouble({ code, message }: Problem, isByHand: boolean): void {
    if (!isByHand && this.troubleTold === code) return;
    this.troubleTold = code;
    this.tellForGood(message);
  }
  private tellForGood(text: Localized): void {
    clearTimeout(this.toastTimer);
    this.toast = { text, stays: true };
  }
  tell(text: Localized, undo?: () => void, said = false): void {
    clearTimeout(this.toastTimer);
    this.toast = { text, ...(undo && { undo }), ...(said && { said }) };
    this.toastTimer = setTimeout(() => (this.toast = null), 8000);
  }
  /** What was told is no longer so. */
  untell(): void {
    this.toast = null;
  }
}

export const app = new App();
/** The text in the language of the app. */
export const t = (text: Localized): string => text[app.lang];
/** A number as that language writes it. */
export const n = (value: number): string => value.toLocaleString(app.lang);
