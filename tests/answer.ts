/** A ruling in short, as snapshots pin it. */
import type { DamageReport, Decision, NowAnswer, Ruling, Step } from '../engine/ruling/schema.ts';

/** As it leaves the engine: plain JSON. */
export const plain = (ruling: Ruling): Ruling => JSON.parse(JSON.stringify(ruling)) as Ruling;

/**
 * What a person takes from a ruling: the headline in both languages, what became of each card and why; each step with what it read and changed, what was
 * decided of what, what was assumed and how damage adds up; of it and of its branches on which rules it rests (`rested`).
 */
export const answer = (ruling: Ruling): object => ({
  de: ruling.headline.de,
  became: ruling.outcomes.map(({ card, became, why }) => (why ? `${card} ${became}: ${why.code}` : `${card} ${became}`)),
  steps: ruling.steps.map(step),
  ...some('damage', (ruling.damage ?? []).map(added)),
  ...some('decided', ruling.decisions.map(decided)),
  ...some('assumed', ruling.assumptions.map(({ path, value }) => `${short(path)}: ${told(value)}`)),
  ...rested(ruling),
}); // prettier-ignore
/** `rules`: of its steps and of how the game ended; `against`: of what stands against a play. */
function rested({ headline, steps, over, illegal, irregularities = [], branches }: Ruling): object {
  const against = [...(illegal?.reasons ?? []), ...irregularities.flatMap(({ reasons }) => reasons)];
  return {
    en: headline.en,
    rules: ids([...steps, ...(over?.reasons ?? [])]),
    ...(against.length > 0 && { against: ids(against) }),
    ...(branches && { branches: branches.map(({ ruling }) => rested(ruling)) }),
  };
}
const ids = (resting: readonly { rules: readonly string[] }[]): string =>
  [...new Set(resting.flatMap(({ rules }) => rules))].join(' ');

const some = (name: string, list: readonly string[]): object => (list.length > 0 ? { [name]: list } : {});
const step = ({ kind, card, outcome, because, changes }: Step): string =>
  [
    [kind, ...(card ? [card] : []), ...(outcome === 'applied' ? [] : [`(${outcome})`])].join(' '),
    ...because.map(({ path, value }) => `${short(path)} is ${told(value)}`),
    ...changes.map((one) => `${MARKS[one.op]}${short(one.path)}${'value' in one ? ` ${told(one.value)}` : ''}`),
  ].join('; ');
const MARKS = { add: '+', remove: '-', replace: '' };
const added = ({ kind, target, terms, total }: DamageReport): string =>
  [kind, target, ...terms.map(({ kind, op = '', value = '', after }) => `${kind} ${op}${value} ${after},`), total].join(' '); // prettier-ignore
const decided = ({ id, given, answer, answers = [], rules }: Decision): string =>
  `${id} ${given} ${told(answer)}${answers.length > 0 ? ` of ${answers.map(({ value }) => told(value)).join(' | ')}` : ''}; ${rules.join(' ')}`;
const short = (path: string): string => path.replace(/^\/(?:players\/)?/, '');
/** A value in a few words: a card is its id, and how it lies. */
function told(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(told).join(', ')}]`;
  const { id, card, face = 'up', position = 'attack' } = value as Partial<Record<string, unknown>>;
  if (typeof (id ?? card) === 'string')
    return [id ?? card, face === 'up' ? [] : `face-${face}`, position === 'attack' ? [] : position].flat().join(' ');
  return JSON.stringify(value);
}

/** What may be done at a moment, a line each: by whom, on what, and if not why not. */
export const options = ({ asked, options }: NowAnswer): string[] => [
  `${asked} is asked`,
  ...options.map(({ by, card, effect, do: does, as, method, when, legal, tributes, targets = [], reasons, open }) =>
    [
      [by, does, as ?? method ?? '', card, effect ?? '', when === 'now' ? '' : when].filter((word) => word !== '').join(' '),
      legal === null ? `open: ${open.map(({ text }) => text.en).join(' ')}` : legal ? 'legal' : reasons.map(({ code, text, rules }) => `${code} (${text.en} / ${text.de}) ${rules.join(' ')}`).join('; '),
      ...(tributes ? [`Tributes ${tributes.count} of ${tributes.from.join(', ')}`] : []),
      ...targets.map(({ min, max, from }) => `on ${min} to ${max} of ${from.join(', ')}`),
    ].join(' | '),
  ),
]; // prettier-ignore
