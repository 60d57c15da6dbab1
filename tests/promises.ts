/** What every ruling promises, whatever the dispute: each function gives the promises a ruling breaks, in words; none where all are kept. */
import { applyChanges } from '../engine/ruling/patch.ts';
import type { DamageReport, DamageTerm, Decision, Fact, Ruling, Step } from '../engine/ruling/schema.ts';
import { content, holdsUnder } from './scenarios.ts';

const known = new Set(content.rules.map((rule) => rule.id));

/** The ruling is plain JSON, as it leaves the engine. */
export function broken(ruling: Ruling, ruleset: string): string[] {
  const found = [
    ...replays(ruling),
    ...cites(ruling, ruleset),
    ...says(ruling),
    ...asks(ruling),
    ...calculates(ruling.damage ?? []),
    ...names(ruling),
  ];
  for (const branch of ruling.branches ?? []) found.push(...broken(branch.ruling, ruleset));
  return [...new Set(found)];
}

/** Whatever of a ruling rests on rules. */
const citing = (ruling: Ruling) => [
  ...ruling.steps,
  ...ruling.decisions,
  ...(ruling.illegal?.reasons ?? []),
  ...(ruling.over?.reasons ?? []),
];
/** Every rule exists and is in force. */
const cites = (ruling: Ruling, ruleset: string): string[] =>
  citing(ruling)
    .flatMap(({ rules }) => rules)
    .flatMap((id) =>
      !known.has(id) ? [`no such rule: ${id}`] : !holdsUnder(id, ruleset) ? [`not in force under ${ruleset}: ${id}`] : [],
    ); // prettier-ignore

/** The changes lead from the first board to the last, steps are numbered on, and what a step says it read stands on the board before or after it. */
function replays({ initial, final, steps }: Ruling): string[] {
  const found: string[] = [];
  let board: unknown = initial;
  let since: Step['changes'] = [];
  steps.forEach((step, i) => {
    if (i > 0 && step.n !== (steps[i - 1]?.n ?? 0) + 1) found.push(`step ${step.n} is not numbered on`);
    if (step.because.length === 0) return void (since = [...since, ...step.changes]);
    const before = applyChanges(board, since);
    const after = applyChanges(before, step.changes);
    for (const fact of step.because)
      if (!isTrue(fact, step, before, after)) found.push(`step ${step.n}, ${step.kind}: ${fact.path} is not ${text(fact.value)}`); // prettier-ignore
    [board, since] = [after, []];
  });
  if (text(sorted(applyChanges(board, since))) !== text(sorted(final)))
    found.push('the changes do not lead from initial to final');
  return found;
}
function isTrue({ path, value }: Fact, { kind }: Step, ...boards: unknown[]): boolean {
  const there = boards.map((board) => at(board, path));
  // Each link of an account of ATK changes is a value in between; a value no board gives is told as what was put for it.
  if (kind === 'atk' || there.includes('?')) return there.some((one) => one !== undefined);
  return there.some((one) => text(called(one)) === text(called(value)));
}
const at = (board: unknown, path: string): unknown =>
  path.split('/').slice(1).reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], board); // prettier-ignore
/** Cards by their names: a fact names a card where the board has its id beside. */
const called = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(called) : ((value as { card?: unknown } | null | undefined)?.card ?? value);

/** No sentence is empty or has a hole. */
function says(ruling: Ruling): string[] {
  const texts = [
    ruling.headline,
    ...[...citing(ruling), ...(ruling.damage ?? []).flatMap(({ terms }) => terms)].map(({ text }) => text),
    ...ruling.decisions.flatMap(({ answers = [] }) => answers.map(({ text }) => text)),
    ...ruling.steps.flatMap(({ because }) => because.flatMap(({ text }) => text ?? [])),
    ...ruling.assumptions.flatMap(({ text }) => text ?? []),
    ...ruling.outcomes.flatMap(({ why }) => why?.text ?? []),
  ];
  return texts
    .flatMap(({ de, en }) => [de, en])
    .filter((one) => /^\s*$|\bundefined\b|\bNaN\b|\[object |\S  \S|\(\)|„“|“”|""|[:,] ?[.,;]|^[,.;:]/.test(one))
    .map((one) => `a sentence with a hole: "${one}"`);
}

/** What is decided was decided: an answer unless it is open, one of those that were offered, which differ. */
function asks({ decisions, assumptions }: Ruling): string[] {
  const wrong = ({ given, answer, answers = [] }: Decision): string | undefined => {
    // `branched` is answered in the branches.
    if (given === 'open' ? answer !== undefined : given !== 'branched' && answer === undefined) return `${given}, with the answer ${text(answer)}`; // prettier-ignore
    // Of a text nobody read the judge may say what it does.
    const told = typeof answer === 'object' && answer !== null && 'does' in answer;
    if (answer !== undefined && !told && answers.length > 0 && !answers.some(({ value }) => text(value) === text(answer)))
      return `${text(answer)} is no answer`;
    return undefined;
  }; // prettier-ignore
  const left = assumptions.filter(({ path }) => path.endsWith('/coins'));
  return [
    ...decisions.flatMap((decision) => {
      const why = wrong(decision);
      return why ? [`${decision.id}: ${why}`] : [];
    }),
    ...left.map(({ value }) => `coins left over: ${text(value)}`),
  ];
}

/** Each term makes of what the one before it left what it says; the total is the last, never below 0. */
function calculates(reports: readonly DamageReport[]): string[] {
  const next = ({ outcome, op, value = 0, before }: DamageTerm): number => {
    if (outcome === 'skipped' || op === undefined) return before;
    return { '+': before + value, '-': before - value, '×': before * value, '÷': before / value, '=': value }[op];
  };
  return reports.flatMap(({ kind, terms, total }) =>
    terms.flatMap((term, i) => {
      const made = next(term);
      const found = term.after === made || term.after === Math.max(0, made) || (term.op === undefined && term.after === 0) ? [] : [`${kind} ${term.kind}: ${term.before} ${term.op} ${term.value} is ${made}, not ${term.after}`]; // prettier-ignore
      if (i > 0 && term.before !== terms[i - 1]?.after) found.push(`${kind} ${term.kind}: begins with ${term.before}`);
      return found;
    }).concat(total < 0 || !Number.isInteger(total) ? [`${kind}: a total of ${total}`] : []),
  ); // prettier-ignore
}

/** Cards, steps, links and decisions that are spoken of are there. */
function names(ruling: Ruling): string[] {
  const whole = text(ruling);
  const isCard = (id: string): boolean => whole.includes(`"id":${text(id)}`) || whole.includes(`"card":${text(id)},"owner"`);
  const last = ruling.steps.at(-1)?.n ?? Infinity;
  const links = ruling.chain ?? [];
  const cards = [
    ...ruling.steps.flatMap(({ card }) => card ?? []),
    ...ruling.outcomes.map(({ card }) => card),
    ...links.flatMap(({ card, negatedBy }) => (typeof negatedBy === 'string' ? [card, negatedBy] : [card])),
    ...(ruling.damage ?? []).flatMap(({ target }) => (target === 'A' || target === 'B' ? [] : [target])),
  ];
  const decisions = new Set([...ruling.decisions, ...ruling.open].map(({ id }) => id));
  return [
    ...cards.filter((id) => !isCard(id)).map((id) => `no such card: ${id}`),
    ...ruling.outcomes.filter(({ step }) => step > last).map(({ card, step }) => `${card}: no step ${step}`),
    ...(ruling.branches ?? []).filter(({ decision }) => !decisions.has(decision)).map(({ decision }) => `no such decision: ${decision}`),
    ...links.filter(({ chain, negatedBy }) => typeof negatedBy === 'number' && !links.some((one) => one.chain === chain && one.link === negatedBy)).map(({ card }) => `${card} is negated by no link`),
  ];
} // prettier-ignore

const text = (value: unknown): string => JSON.stringify(value);
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, x]) => [k, sorted(x)]),
  );
}
