// A ruling as a judge reads it: the verdict first, then the steps with their rules, what was assumed and what is open.
import type { Decision, JudgeDesk, Localized, Ruling } from '../desk/contract.ts';
import type { Out } from './out.ts';
import { keyed } from '../desk/pure.ts';

interface Titles {
  of: Record<string, Localized | null>;
  said: Set<string>;
}

export async function printRuling(out: Out, desk: JudgeDesk, ruling: Ruling): Promise<void> {
  const answer = await desk.ruleTitles({ ids: [...new Set(citedIn(ruling))] });
  if (!answer.ok) return out.problems(answer.problems);
  out.paragraph(out.of(ruling.headline), { style: 'bold' });
  const date = ruling.rulesetDate === undefined ? '' : `, ${ruling.rulesetDate}`;
  out.paragraph(`${out.say(ruling.verdict)} · ${ruling.ruleset}${date}`, { style: 'dim' });
  printBody(out, ruling, { of: answer.value, said: new Set() });
}

function printBody(out: Out, ruling: Ruling, titles: Titles): void {
  const reasons = [...(ruling.illegal?.reasons ?? []), ...(ruling.over?.reasons ?? [])];
  if (reasons.length > 0) out.line();
  for (const { text, rules } of reasons) {
    out.paragraph(out.of(text), { first: '  → ' });
    printRules(out, rules, titles, '    ');
  }
  if (ruling.steps.length > 0) out.heading(out.say('steps'));
  for (const step of ruling.steps) {
    const number = `${String(step.n).padStart(3)}  `;
    const aside =
      step.outcome === 'applied' ? '' : ` (${out.say(step.outcome === 'skipped' ? 'notApplied' : 'notKnown')})`;
    out.paragraph(out.of(step.text) + aside, {
      first: number,
      ...(step.outcome === 'skipped' && { style: 'dim' as const }),
    });
    printRules(out, step.rules, titles, '     ');
  }
  printIrregularities(out, ruling, titles);
  if (ruling.assumptions.length > 0) out.heading(out.say('assumptions'));
  for (const { text, path, value } of ruling.assumptions)
    out.paragraph(text ? out.of(text) : `${path}: ${JSON.stringify(value)}`, { first: '  - ' });
  if (ruling.open.length > 0) out.heading(out.say('open'));
  for (const decision of ruling.open) printQuestion(out, decision);
  if (ruling.branches?.length) printBranches(out, ruling);
}

/** A rule's title stands at its first mention; from then on its id is enough. */
function printRules(out: Out, rules: readonly string[], titles: Titles, indent: string): void {
  const known = rules.filter((id) => titles.said.has(id));
  for (const id of rules.filter((one) => !titles.said.has(one))) {
    titles.said.add(id);
    const title = keyed(titles.of, id);
    out.paragraph(title ? `${out.of(title)} [${id}]` : `[${id}]`, { first: indent, style: 'dim' });
  }
  if (known.length > 0) out.paragraph(known.map((id) => `[${id}]`).join(' '), { first: indent, style: 'dim' });
}

function printIrregularities(out: Out, ruling: Ruling, titles: Titles): void {
  if (!ruling.irregularities?.length) return;
  out.heading(out.say('irregular'));
  for (const { reasons } of ruling.irregularities)
    for (const { text, rules } of reasons) {
      out.paragraph(out.of(text), { first: '  ! ' });
      printRules(out, rules, titles, '    ');
    }
}

function printQuestion(out: Out, { text, answers, by }: Decision): void {
  out.paragraph(by === 'judge' ? out.of(text) : `${by}: ${out.of(text)}`, { first: '  ? ' });
  if (answers?.length)
    out.paragraph(`${out.say('answers')}: ${answers.map((answer) => out.of(answer.text)).join(' · ')}`, {
      first: '    ',
      style: 'dim',
    });
}

function printBranches(out: Out, ruling: Ruling): void {
  out.heading(out.say('branches'));
  for (const { decision, answer, probability, ruling: inner } of ruling.branches ?? []) {
    const words = ruling.decisions
      .find(({ id }) => id === decision)
      ?.answers?.find(({ value }) => JSON.stringify(value) === JSON.stringify(answer));
    const share = probability === undefined ? '' : ` (${Math.round(probability * 100)} %)`;
    out.paragraph(`${words ? out.of(words.text) : JSON.stringify(answer)}${share}: ${out.of(inner.headline)}`, {
      first: '  • ',
    });
  }
}

/** Every rule a ruling cites, branches left aside. */
const citedIn = ({ steps, illegal, over, irregularities }: Ruling): string[] => [
  ...steps.flatMap(({ rules }) => rules),
  ...(illegal?.reasons ?? []).flatMap(({ rules }) => rules),
  ...(over?.reasons ?? []).flatMap(({ rules }) => rules),
  ...(irregularities ?? []).flatMap(({ reasons }) => reasons.flatMap(({ rules }) => rules)),
];
