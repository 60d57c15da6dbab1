// Events, clocks, calls, infractions and tables as text.
import type { AssessView, CallView, ClockView, EventView, GivenView, TableView } from '../../desk/contract.ts';
import { shortId } from '../../desk/events/ids.ts';
import type { Out } from '../out.ts';
import { deskWords as words } from './words.ts';

const span = (seconds: number): string => {
  const whole = Math.round(Math.abs(seconds));
  return `${seconds < 0 ? '-' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

export function printEvent(out: Out, { id, name, game, format, from, to, counts, note, erased }: EventView): void {
  out.paragraph(name, { style: 'bold' });
  out.line(`  ${shortId(id)}`);
  out.line(`  ${[game, format, to === undefined ? from : `${from} – ${to}`].filter(Boolean).join(' · ')}`);
  const { calls, open, infractions, rulings } = counts;
  out.line(`  ${out.of(words.counts(calls, open, infractions, rulings))}`);
  if (note) out.paragraph(note, { first: '  ' });
  if (erased !== undefined) out.paragraph(out.of(words.wasErased), { first: '  ', style: 'dim' });
}

export function printClock(out: Out, { id, name, left, seconds, running, ends }: ClockView): void {
  const state = running ? `${out.of(words.ends)} ${ends!.slice(11, 16)} UTC` : out.of(words.stands);
  out.line(`${span(left).padStart(7)}  ${name} (${span(seconds)}, ${state})  ${shortId(id)}`);
}

export function printCall(out: Out, call: CallView): void {
  const { id, round, table, players, subject, note, stopped, lasted, extension, infractions, rulings } = call;
  const where = [round === undefined ? '' : `${out.of(words.round)} ${round}`, `${out.of(words.table)} ${table}`, players.join(', ')]; // prettier-ignore
  out.paragraph(where.filter(Boolean).join(' · '), { style: 'bold' });
  out.line(`  ${shortId(id)}`);
  for (const text of [subject, note]) if (text) out.paragraph(text, { first: '  ' });
  out.line(`  ${span(lasted)}${stopped === undefined ? ` (${out.of(words.open)})` : ''}`);
  if (extension) {
    const { given, seconds, text, rules } = extension;
    out.paragraph(`${out.of(words.extension)} ${span(given ?? seconds)}. ${out.of(text)} [${rules.join('] [')}]`, { first: '  ' }); // prettier-ignore
  }
  for (const { headline } of rulings) out.paragraph(out.of(headline), { first: '  - ' });
  for (const one of infractions) printGiven(out, one);
}

export function printCalls(out: Out, calls: readonly CallView[]): void {
  for (const { id, round, table, players, subject, stopped, lasted } of calls)
    out.line(
      `${stopped === undefined ? '*' : ' '} ${span(lasted).padStart(6)}  ${[round, table, players.join(', '), subject].filter((one) => one !== undefined && one !== '').join(' · ')}  ${shortId(id)}`,
    );
}

export function printGiven(out: Out, { id, player, title, degreeWords, penalty, withdrawn, note }: GivenView): void {
  const gone = withdrawn ? ` (${out.of(words.withdrawn)})` : '';
  out.line(`  ${player}: ${out.of(title)} – ${out.of(degreeWords)}: ${out.of(penalty.words)}${gone}  ${shortId(id)}`);
  if (note) out.paragraph(note, { first: '    ' });
}

export function printAssess(out: Out, { starting, suggested, path, why, earlier, headJudge }: AssessView): void {
  out.paragraph(`${out.of(words.suggested)}: ${out.of(suggested.words)}${headJudge ? ` (${out.of(words.headJudge)})` : ''}`, { style: 'bold' }); // prettier-ignore
  out.line(`  ${out.of(words.starting)}: ${out.of(starting.words)}`);
  if (path.length > 0) out.line(`  ${out.of(words.path)}: ${path.map((one) => out.of(one.words)).join(' → ')}`);
  for (const { text, rules } of why) out.paragraph(`${out.of(text)}${rules.length > 0 ? ` [${rules.join('] [')}]` : ''}`, { first: '  - ' }); // prettier-ignore
  for (const one of earlier) printGiven(out, one);
}

export function printTables(out: Out, tables: readonly TableView[]): void {
  for (const { round, table, players, done, calls, extension, infractions } of tables) {
    const open = calls.filter(({ stopped }) => stopped === undefined).length;
    const state = [done ? out.of(words.finished) : '', open > 0 ? out.of(words.open) : '', extension > 0 ? `+${span(extension)}` : '']; // prettier-ignore
    out.line(`${round} · ${table} · ${players.join(', ')}  ${state.filter(Boolean).join(', ')}`.trimEnd());
    for (const one of infractions) printGiven(out, one);
  }
}
