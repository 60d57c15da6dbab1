// A page to read and to print: headings, lines and tables, as plain text or as HTML that needs nothing else.
import type { Lang } from './contract.ts';
import { keyed } from '../engine/keyed.ts';

export type Part =
  | { heading: string }
  | { text: string }
  /** With `ticks`, each row begins with a box to tick. */
  | { head: string[]; rows: string[][]; ticks?: true };

export const page = (as: 'text' | 'html', lang: Lang, title: string, parts: readonly Part[]): string =>
  as === 'html' ? html(lang, title, parts) : plain(title, parts);

function plain(title: string, parts: readonly Part[]): string {
  const lines = parts.flatMap((part) => {
    if ('heading' in part) return ['', part.heading, '-'.repeat(part.heading.length)];
    if ('text' in part) return [part.text];
    return table(part.ticks ? [['', ...part.head], ...part.rows.map((row) => ['[ ]', ...row])] : [part.head, ...part.rows]);
  });
  return [title, '='.repeat(title.length), ...lines, ''].join('\n');
} // prettier-ignore

function table(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.replaceAll('\n', ' ').padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}

const STYLE = `body{font:11pt/1.4 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:1.5rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #999;padding:.2rem .4rem;text-align:left;vertical-align:top}th{background:#eee}tr{break-inside:avoid}
@media print{body{margin:0;max-width:none;font-size:9pt}thead{display:table-header-group}}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => keyed(ESCAPES, sign)!);

function html(lang: Lang, title: string, parts: readonly Part[]): string {
  const body = parts.map((part) => {
    if ('heading' in part) return `<h2>${escaped(part.heading)}</h2>`;
    if ('text' in part) return `<p>${escaped(part.text)}</p>`;
    const row = (cells: string[], tag: 'th' | 'td') => `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
    const box = part.ticks ? ['☐'] : [];
    const head = row([...box.map(() => ''), ...part.head], 'th');
    return `<table><thead>${head}</thead><tbody>${part.rows.map((cells) => row([...box, ...cells], 'td')).join('\n')}</tbody></table>`;
  });
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>
${body.join('\n')}
</body></html>
`;
} // prettier-ignore
