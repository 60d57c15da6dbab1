/** A day as one types and reads it in the window's language; kept it is always '2026-11-29'. */
import type { Lang } from '../../../desk/contract.ts';

const two = (n: number | string): string => String(n).padStart(2, '0');
/** Undefined where there is no such day ("31.02."). */
function day(year: string, month: string, of: string): string | undefined {
  const iso = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(of)}`;
  const date = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** What was typed: '2026-11-29', '29.11.2026', '29.11.26', '29.11.' (of this year); '' stays; undefined: no day. Month and day are not told apart by slashes. */
export function readDay(typed: string, year = new Date().getFullYear()): string | undefined {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '') return '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return day(iso[1]!, iso[2]!, iso[3]!);
  const german = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/.exec(text);
  return german ? day(german[3] ?? String(year), german[2]!, german[1]!) : undefined;
}
export const writtenDay = (iso: string, lang: Lang): string =>
  lang === 'de' ? iso.replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1') : iso;

/** The day after, or so many days after; from no day, today. */
export function dayBeside(iso: string, by: number, today = new Date()): string {
  const date = iso === '' ? today : new Date(`${iso}T12:00`);
  if (iso !== '') date.setDate(date.getDate() + by);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
