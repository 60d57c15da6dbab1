// Plain text for a terminal: wrapped at its width (80 at most), coloured only where a person sees it.
import type { Lang, Localized, Problem } from '../desk/contract.ts';
import { saying, sentences, type Say } from './words.ts';

const MOST_PROBLEMS = 20;
const WIDTH = 80;

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';
const CODES: Record<Style, [number, number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
};

export class Out {
  readonly lang: Lang;
  readonly say: Say;
  private readonly coloured: boolean;
  private readonly width: number;
  exitCode = 0;

  constructor(lang: Lang) {
    this.lang = lang;
    this.say = saying(lang);
    this.coloured = process.stdout.isTTY === true && !process.env.NO_COLOR;
    this.width = Math.min(WIDTH, process.stdout.columns ?? WIDTH);
  }

  of(text: Localized): string {
    return text[this.lang];
  }

  style(style: Style, text: string): string {
    if (!this.coloured) return text;
    const [on, off] = CODES[style];
    return `\x1b[${on}m${text}\x1b[${off}m`;
  }

  line(text = ''): void {
    process.stdout.write(`${text}\n`);
  }

  json(value: unknown): void {
    process.stdout.write(`${JSON.stringify(value)}\n`);
  }

  heading(text: string): void {
    this.line();
    this.line(this.style('bold', text));
  }

  /** A paragraph; `first` stands before its first line, the rest is indented as far. */
  paragraph(text: string, { first = '', style }: { first?: string; style?: Style } = {}): void {
    const indent = ' '.repeat(first.length);
    wrap(text, this.width - first.length).forEach((part, i) =>
      this.line((i === 0 ? first : indent) + (style ? this.style(style, part) : part)),
    );
  }

  /** Two texts side by side; `plain`: how long the left one is without its colours. */
  columns(left: string, right: string, plain = left.length): void {
    const half = Math.floor((this.width - 5) / 2);
    const one = plain < left.length ? [left] : wrap(left, half);
    const other = wrap(right, half);
    for (let i = 0; i < Math.max(one.length, other.length); i++) {
      const text = one[i] ?? '';
      const gap = ' '.repeat(Math.max(0, half - (plain < left.length ? plain : text.length)));
      this.line(`  ${text}${gap} │ ${other[i] ?? ''}`.trimEnd());
    }
  }

  /** Problems go to standard error, one line each, and make the exit code 2. */
  problems(problems: readonly Problem[], file?: string): void {
    for (const problem of problems.slice(0, MOST_PROBLEMS))
      process.stderr.write(`${this.problemLine(problem, file)}\n`);
    if (problems.length > MOST_PROBLEMS)
      process.stderr.write(`${this.of(sentences.more(problems.length - MOST_PROBLEMS))}\n`);
    this.exitCode = 2;
  }

  private problemLine({ path, line, message, didYouMean }: Problem, file?: string): string {
    const place = [file, line].filter((part) => part !== undefined).join(':');
    const near = didYouMean
      ?.map((word) => (this.lang === 'de' ? `„${word}“` : `“${word}”`))
      .join(` ${this.say('or')} `);
    const meant = near ? ` (${this.say('meant')}: ${near}?)` : '';
    return `${place ? `${place}: ` : ''}${this.of(message)}${meant}${path ? ` [${path}]` : ''}`.replaceAll('\n', ' ');
  }
}

/** Words in lines of at most `width` columns; line breaks of the text stay. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}
