/** A ruling as one HTML file that replays it anywhere, without the app: headline, steps with their rule, the board told at each of them, in both languages. */
import { plain } from '../../../desk/pure.ts';
import type { Lang, Localized, Ruling } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { tellOf, type Told } from '../board/situation.ts';
import { entriesThere, entryOf } from '../lookup/entries.svelte.ts';
import { decidingAt } from '../ruling/deciding.ts';
import { begun } from '../ruling/moves.ts';
import { assumedWords, conditionsOf } from '../ruling/provided.ts';
import type { Session } from '../ruling/session.svelte.ts';
import { ENERGY_LETTER, ENERGY_NAMES } from '../board/ptcg-words.ts';
import { segments } from '../text/lit.ts';
import { signsIn } from '../text/signs.ts';
import { readingsThere } from '../text/readings.svelte.ts';
import { W } from './words.ts';
import code from './replay/code.js?raw';
import style from './replay/style.css?raw';

interface Page {
  lang: Lang;
  headline: Localized;
  /** What was answered on the way to the branch it is the answer of. */
  conditions: Localized[];
  /** What was assumed, under its title. */
  assumed?: { title: Localized; facts: Localized[] };
  /** Ruleset and day. */
  under: Localized;
  unofficial: Localized;
  /** Where it opens: the step the ruling stood at. */
  at: number;
  steps: {
    /** As the window counts them: with the rules that did not apply. */
    n: number;
    text: Localized;
    card?: CardTold;
    rule?: { title: Localized; text: Localized };
    board: Told[];
  }[];
}
/** The card a step is about: what is printed on it (our own words, where nothing is), box by box in parts, those that decide lit. */
interface CardTold {
  name: Localized;
  text: Record<Lang, Part[][]>;
}
/** Some printed words, or the letter of an Energy sign (`sign`: its name). */
interface Part {
  text: string;
  lit?: true;
  sign?: string;
}

/** The file's text. The board stands in it as it was at the start and after each step. */
export async function replayFile(session: Session): Promise<string> {
  const { walk, last } = session;
  if (!walk || !last) throw new Error('nothing is ruled');
  const steps = walk.steps.map((step, i) => ({ step, i })).filter(({ step }) => step.outcome !== 'skipped');
  for (const { step } of steps) if (step.rules[0]) entryOf(step.rules[0]);
  for (let at = 0; at <= walk.steps.length; at++) decidingAt(session, at);
  await Promise.all([entriesThere(), readingsThere()]);
  // A play that is refused at once has no step: its card's words stand with the board.
  const refused = walk.steps.length === 0 ? cardTold(session, 0) : undefined;
  const page: Page = {
    lang: app.lang,
    headline: last.headline,
    conditions: conditionsOf(session),
    ...assumedIn(last),
    under: withDay(app.rulesetTitle(last.ruleset), last.rulesetDate),
    unofficial: W.unofficial(),
    at: steps.filter(({ i }) => i < session.at).length,
    steps: [
      { n: 0, text: W.boardAtStart(), ...(refused && { card: refused }), board: told(session, 0) },
      ...steps.map(({ step, i }) => {
        const rule = ruleOf(step.rules[0]);
        const card = cardTold(session, i + 1);
        const board = told(session, i + 1);
        return {
          n: step.n,
          text: { de: begun(step.text.de), en: begun(step.text.en) },
          ...(card && { card }),
          ...(rule && { rule }),
          board,
        };
      }),
    ],
  };
  return htmlOf(page);
}

const withDay = (title: Localized, date: string | undefined): Localized => {
  const day = (lang: string) =>
    date === undefined ? '' : ` · ${new Date(date).toLocaleDateString(lang, { dateStyle: 'medium' })}`;
  return { de: title.de + day('de'), en: title.en + day('en') };
};
function assumedIn({ assumptions }: Ruling): Pick<Page, 'assumed'> {
  return assumptions.length > 0 ? { assumed: { title: W.assumed(), facts: assumptions.map(assumedWords) } } : {};
}
function ruleOf(id: string | undefined): { title: Localized; text: Localized } | undefined {
  const entry = id === undefined ? undefined : entryOf(id);
  if (entry?.kind !== 'rule') return undefined;
  return { title: entry.title, text: { de: plain(entry.text.de), en: plain(entry.text.en) } };
}
const other = (lang: Lang): Lang => (lang === 'de' ? 'en' : 'de');
function cardTold(session: Session, at: number): CardTold | undefined {
  const deciding = decidingAt(session, at);
  if (!deciding) return undefined;
  const { face, gists, only, marks } = deciding;
  const printed = (lang: Lang) =>
    face.texts.map((text) => [
      ...(text.name ? [{ text: `${text.name[lang]}: ` }] : []),
      ...segments(text, text[lang] === undefined ? other(lang) : lang, marks).flatMap(({ text, as }) =>
        signsIn(text).map((part): Part => ({
          ...('sign' in part ? { text: ENERGY_LETTER[part.sign], sign: ENERGY_NAMES[part.sign][lang] } : part),
          ...(as && { lit: true as const }),
        })),
      ),
    ]);
  const own = (lang: Lang) => gists.map((gist, i) => [{ text: gist[lang], ...(only === i && { lit: true as const }) }]);
  const words = face.texts.length > 0 ? printed : own;
  const text = { de: words('de'), en: words('en') };
  return text.de.length > 0 ? { name: face.name, text } : undefined;
}
const told = (session: Session, at: number): Told[] =>
  tellOf(session.case, session.walk?.board(at), (card) => session.printOf(card));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Nothing in the data can end the script it stands in. */
const data = (page: Page): string => JSON.stringify(page).replaceAll('<', '\\u003c');
/** Its words stand in it as they are, too: a telephone's preview runs no script. Nothing in it may ask for anything. */
const htmlOf = (page: Page): string => `<!doctype html>
<html lang="${page.lang}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.headline[page.lang])}</title>
<style>${style}</style>
<main><header><p>${escaped(page.under[page.lang])}</p>
${page.conditions.map((told) => `<p>${escaped(told[page.lang])}</p>`).join('')}<h1>${escaped(page.headline[page.lang])}</h1></header>
<ol>${page.steps.map((step) => `<li>${step.n}. ${escaped(step.text[page.lang])}</li>`).join('\n')}</ol>
<footer>${escaped(page.unofficial[page.lang])}</footer></main>
<script type="application/json" id="ruling">${data(page)}</script>
<script>${code}</script>
</html>
`;
