// `judge desk penalty` and `judge desk walk` as text.
import type {
  AfterRuling,
  Answer,
  Game,
  InfractionHit,
  InfractionView,
  JudgeDesk,
  WalkView,
} from '../../desk/contract.ts';
import type { Out } from '../out.ts';
import { deskWords as words } from './words.ts';

export interface PenaltyAsked {
  game?: Game;
  date?: string;
  json?: boolean;
}

/** Prints an answer: as JSON, as text, or its problems. */
export function told<T>(out: Out, json: boolean | undefined, answer: Answer<T>, text: (value: T) => void): void {
  if (!answer.ok) {
    if (json) out.json({ problems: answer.problems });
    out.problems(answer.problems);
  } else if (json) out.json(answer.value);
  else text(answer.value);
}

export async function penalty(out: Out, desk: JudgeDesk, query: string, asked: PenaltyAsked): Promise<void> {
  const { game, date, json } = asked;
  const when = date === undefined ? {} : { date };
  if (query !== '')
    return told(out, json, await desk.findInfraction({ query, ...when, ...(game && { game }) }), ({ covered, hits }) => {
      if (!covered) out.paragraph(out.of(hits.length > 0 ? words.notCovered : words.noHits), { style: 'dim' });
      for (const [i, hit] of hits.entries()) printHit(out, hit, covered && i === 0);
    });
  told(out, json, await desk.infractions({ game: game ?? 'ygo', ...when }), ({ ladder, infractions, notes }) => {
    out.heading(out.of(words.ladder));
    for (const { words: rung, means, headJudge } of ladder)
      out.paragraph(`${out.of(rung)}: ${out.of(means)}${headJudge ? ` (${out.of(words.headJudge)})` : ''}`, { first: '  ' });
    out.heading(out.of(words.infractions));
    for (const one of infractions) out.line(`  ${one.id.padEnd(34)} ${out.of(one.title)}${unverified(out, one.status)}`);
    for (const note of notes) out.paragraph(out.of(note), { style: 'dim' });
  });
} // prettier-ignore

/** The first hit of a covered query is shown whole, the others by name. */
function printHit(out: Out, { infraction, degree, why }: InfractionHit, whole: boolean): void {
  if (whole) return printInfraction(out, infraction, degree);
  const how = infraction.degrees.find(({ id }) => id === degree);
  out.line(`${infraction.id}  ${out.of(infraction.title)}${how ? ` – ${out.of(how.words)}` : ''}`);
  out.paragraph(out.of(why), { first: '  ', style: 'dim' });
}

function printInfraction(out: Out, one: InfractionView, degree?: string): void {
  out.paragraph(`${out.of(one.title)}${unverified(out, one.status)}`, { style: 'bold' });
  out.line(out.style('dim', one.id));
  out.paragraph(out.of(one.happened));
  if (one.degrees.length === 0) out.line(`  ${out.of(words.noInfraction)}`);
  for (const { id, words: name, when, penalty: rung, headJudge, status } of one.degrees) {
    const mark = id === degree ? '→ ' : '  ';
    const who = headJudge ? ` (${out.of(words.headJudge)})` : '';
    out.paragraph(`${out.of(name)}: ${out.of(rung.words)}${who}. ${out.of(when)}${unverified(out, status)}`, { first: mark });
  }
  if (one.remedies.length > 0) out.heading(out.of(words.remedies));
  for (const remedy of one.remedies) out.paragraph(out.of(remedy), { first: '  - ' });
  out.heading(out.of(words.upgrade));
  out.paragraph(out.of(one.upgrade), { first: '  ' });
  for (const note of one.notes) out.paragraph(out.of(note), { first: '  ', style: 'dim' });
  out.heading(out.of(words.sources));
  for (const { title, section, locus, confidence } of one.sources)
    out.paragraph([out.of(title), section, locus].filter(Boolean).join(', ') + ` [${confidence}]`, { first: '  ' });
  if (one.rules.length > 0) out.paragraph(`[${one.rules.map(({ id }) => id).join('] [')}]`, { first: '  ', style: 'dim' });
} // prettier-ignore

const unverified = (out: Out, status?: string): string => (status ? ` (${out.of(words.unverified)})` : '');

/** The walk of a game and day, or the walk of this id, as far as the answers (from 1) lead. */
export async function walk(out: Out, desk: JudgeDesk, id: string | undefined, answers: number[], asked: PenaltyAsked & { time?: boolean }): Promise<void> {
  const { game = 'ygo', date, json, time } = asked;
  const walks = await desk.walks(id === undefined ? { game, ...(date !== undefined && { date }) } : {});
  if (!walks.ok) return told(out, json, walks, () => {});
  const wanted = time ? 'time-called' : 'infraction';
  const chosen = id ?? walks.value.find(({ about }) => about === wanted)?.id;
  if (chosen === undefined) return out.paragraph(out.of(words.noWalk));
  told(out, json, await desk.walk({ walk: chosen, answers: answers.map((one) => one - 1) }), (view) => printWalk(out, view));
} // prettier-ignore

function printWalk(out: Out, { title, trail, question, note, answers, end, rules }: WalkView): void {
  out.paragraph(out.of(title), { style: 'bold' });
  for (const { question: asked, answer } of trail)
    out.paragraph(`${out.of(asked)} ${out.of(answer)}`, { style: 'dim' });
  if (question) out.paragraph(out.of(question));
  if (note) out.paragraph(out.of(note), { style: 'dim' });
  answers?.forEach((answer, i) => out.paragraph(out.of(answer), { first: `  ${i + 1}  ` }));
  if (end?.outcome) out.paragraph(out.of(end.outcome));
  if (rules.length > 0) out.paragraph(`[${rules.map(({ id }) => id).join('] [')}]`, { style: 'dim' });
  if (end?.infraction) {
    out.line();
    printInfraction(out, end.infraction, end.degree?.id);
  }
}

/** What fits a ruling with an accepted illegal move. */
export function printAfter(out: Out, { illegal, offers, repair }: AfterRuling): void {
  if (illegal.length === 0) return out.paragraph(out.of(words.nothingIllegal));
  for (const { headline, reasons } of illegal) {
    out.paragraph(out.of(headline), { style: 'bold' });
    for (const { text, rules } of reasons) out.paragraph(`${out.of(text)} [${rules.join('] [')}]`, { first: '  - ' });
  }
  out.heading(out.of(words.offers));
  for (const { infraction, degree, why } of offers) {
    const status = unverified(out, degree.status ?? infraction.status);
    out.paragraph(`${out.of(infraction.title)} – ${out.of(degree.words)}: ${out.of(degree.penalty.words)}${status}`, { first: '  - ' });
    out.paragraph(out.of(why), { first: '    ', style: 'dim' });
  }
  out.heading(out.of(words.repair));
  for (const { text, rules } of repair)
    out.paragraph(`${out.of(text)}${rules.length > 0 ? ` [${rules.join('] [')}]` : ''}`, { first: '  ' });
} // prettier-ignore
