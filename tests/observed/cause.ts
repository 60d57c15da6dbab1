/** Why a play does not hold, with names and numbers left out: the same cause in a hundred plays is one line. */
import type { Ruling } from '../../engine/ruling/schema.ts';
import { isFields, type Failure } from './compare.ts';

const SENTENCE = 90;

export function causeOf(result: 'open' | 'wrong', { expectation, got }: Failure, ruling: Ruling): string {
  if (result === 'open') return questionPattern(ruling);
  const [pointer, op, want] = expectation;
  if (pointer === '/verdict') return `${String(want)} was observed; ${verdictPattern(ruling)}`;
  const place = pointer.replace(/\/players\/[AB]/, '').replace(/\/\d+/g, '/#');
  return `${place} ${op}: ${difference(op, want, got)} · ${headlinePattern(ruling)}`;
}

/** The question that keeps a ruling open: its id without the card, and the sentence it quotes. */
function questionPattern({ open }: Ruling): string {
  const [question] = open;
  if (!question) return 'asks nothing';
  const id = question.id
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? '#' : part))
    .join('/');
  const quote = /“([^”]*)”/.exec(question.text.en)?.[1];
  // An unread text's own question ends with the name of the text, which says nothing of its own.
  return quote === undefined
    ? `asks ${id}`
    : `asks ${id.replace(/(^|\/)text\/.*/, '$1text')}: ${sentencePattern(quote)}`;
}

/** The first sentence of a printed text without names, types of Energy and numbers. */
const sentencePattern = (text: string): string =>
  (text.split(/(?<=[.!])\s|\n/)[0] ?? '')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\{\w\}/g, '{…}')
    .replace(/\d+/g, '#')
    .slice(0, SENTENCE);

function verdictPattern({ verdict, illegal, headline }: Ruling): string {
  if (verdict === 'illegal') return `refused: ${illegal?.reasons.map(({ code }) => code).join(', ')}`;
  return `${verdict}: ${headlinePattern({ headline })}`;
}

/** A word with a capital belongs to a name, one in brackets is an id. */
const headlinePattern = ({ headline }: Pick<Ruling, 'headline'>): string =>
  headline.en
    .replace(/ \([^)]*\)/g, '')
    .replace(/(\p{Lu}[^\s.,:;]*\s?)+(ex )?/gu, '… ')
    .replace(/\d+/g, '#')
    .trim()
    .slice(0, SENTENCE);

function difference(op: string, want: unknown, got: unknown): string {
  if (op === 'len') {
    const more = (Array.isArray(got) ? got.length : 0) - Number(want);
    return more > 0 ? 'too many' : 'too few';
  }
  if (typeof want === 'number' && typeof got === 'number') return got > want ? 'too many' : 'too few';
  if (op === 'contains')
    return `not there (${
      isFields(want)
        ? Object.keys(want)
            .filter((k) => k !== 'id')
            .join(', ')
        : 'card'
    })`;
  if (op === 'excludes') return 'still there';
  return `${brief(got)} instead of ${brief(want)}`;
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
const brief = (value: unknown, length = 60): string =>
  cut(value === undefined ? 'nothing' : JSON.stringify(value), length);

/** What did not hold in this play, on one line. */
export function saidOf(failed: readonly Failure[], ruling: Ruling): string {
  const [first] = failed;
  if (!first) return '';
  const { expectation, got } = first;
  const [pointer, op, want] = expectation;
  const shown = Array.isArray(got) ? got.map((one) => (isFields(one) ? (one.card ?? one) : one)) : got;
  const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
  const question = ruling.verdict === 'needs-facts' ? ` · asks: ${cut(ruling.open[0]?.text.en ?? '', 160)}` : '';
  return `${pointer} ${op} ${brief(want, 120)}, got ${brief(shown, 160)}${more}${question || ` · ${cut(ruling.headline.en, 120)}`}`;
}
