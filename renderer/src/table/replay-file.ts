/** A ruling as one HTML file that replays it anywhere, without the app: headline, steps with their rule, the board told at each of them, in both languages. */
import { plain } from '../../../desk/pure.ts';
import type { Localized, PtcgState, YgoState } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { fullPtcg, fullYgo } from '../board/edit.ts';
import { faceOf } from '../board/faces.svelte.ts';
import { ENERGY_NAMES } from '../board/ptcg-words.ts';
import { tellPtcg, tellYgo, type Told } from '../board/situation.ts';
import { entriesThere, entryOf } from '../lookup/entries.svelte.ts';
import type { Session } from '../ruling/session.svelte.ts';
import { W } from './words.ts';
import code from './replay/code.js?raw';
import style from './replay/style.css?raw';

interface Page {
  lang: 'de' | 'en';
  headline: Localized;
  /** Ruleset and day. */
  under: Localized;
  unofficial: Localized;
  /** Where it opens: the step the ruling stood at. */
  at: number;
  steps: { by?: string; text: Localized; rule?: { title: Localized; text: Localized }; board: Told[] }[];
}

/** The file's text. The board stands in it as it was at the start and after each step. */
export async function replayFile(session: Session): Promise<string> {
  const { walk, last } = session;
  if (!walk || !last) throw new Error('nothing is ruled');
  const steps = walk.steps.map((step, i) => ({ step, i })).filter(({ step }) => step.outcome !== 'skipped');
  for (const { step } of steps) if (step.rules[0]) entryOf(step.rules[0]);
  await entriesThere();
  const page: Page = {
    lang: app.lang,
    headline: last.headline,
    under: withDay(app.rulesetTitle(last.ruleset), last.rulesetDate),
    unofficial: W.unofficial(),
    at: steps.filter(({ i }) => i < session.at).length,
    steps: [
      { text: W.boardAtStart(), board: told(session, 0) },
      ...steps.map(({ step, i }) => {
        const rule = ruleOf(step.rules[0]);
        return { ...(step.by && { by: step.by }), text: step.text, ...(rule && { rule }), board: told(session, i + 1) };
      }),
    ],
  };
  return htmlOf(page);
}

const withDay = (title: Localized, date: string | undefined): Localized => {
  const day = (lang: string) => (date === undefined ? '' : ` · ${new Date(date).toLocaleDateString(lang)}`);
  return { de: title.de + day('de'), en: title.en + day('en') };
};
function ruleOf(id: string | undefined): { title: Localized; text: Localized } | undefined {
  const entry = id === undefined ? undefined : entryOf(id);
  if (entry?.kind !== 'rule') return undefined;
  return { title: entry.title, text: { de: plain(entry.text.de), en: plain(entry.text.en) } };
}
function told(session: Session, at: number): Told[] {
  const nameOf = (card: string): Localized => faceOf(session.case, card).name;
  const board = session.walk?.board(at);
  if (session.game === 'ygo') return tellYgo(fullYgo(board as YgoState), nameOf);
  const energy = (name: string): Localized => (name in ENERGY_NAMES ? ENERGY_NAMES[name as 'Fire'] : nameOf(name));
  return tellPtcg(fullPtcg(board as PtcgState), nameOf, energy);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Nothing in the data can end the script it stands in. */
const data = (page: Page): string => JSON.stringify(page).replaceAll('<', '\\u003c');
const htmlOf = (page: Page): string => `<!doctype html>
<html lang="${page.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.headline[page.lang])}</title>
<style>${style}</style>
<main></main>
<script type="application/json" id="ruling">${data(page)}</script>
<script>${code}</script>
</html>
`;
