/**
 * From the bytes of a file to a plain value with the line of every place in it. JSON is read as YAML (which it is a part of).
 * Everything a file can do to its reader – size, nesting, references that multiply, bytes that are no text – is refused before it costs anything.
 */
import { isMap, isNode, isScalar, isSeq, Lexer, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Scalar, YAMLError, YAMLMap } from 'yaml';
import type { Localized, Problem } from '../ruling/schema.ts';
import { refuse, SIZE_LIMIT, tooBig, type Read } from './bytes.ts';
import type { Path } from './ids.ts';
import { problems, type ProblemCode } from './problems.ts';

/** Words and signs of YAML; a case that describes every card of both decks has some 75,000. Each costs its reader about 1 kB of memory. */
const PIECE_LIMIT = 150_000;
/** Levels of lists and entries; a case has about ten. */
const DEPTH_LIMIT = 100;

export interface Source {
  value: unknown;
  /** Line (from 1) of the place a path leads to, or of the nearest place around it. */
  lineOf: (path: Path) => number | undefined;
}

/** Text as a value with lines. */
export function parseText(written: string): Read<Source> {
  if (written.length > SIZE_LIMIT) return tooBig();
  const text = written.replace(/^\uFEFF/, '');
  // eslint-disable-next-line no-control-regex
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return refuse('not-text', problems.notText());
  const deep = tooDeepAt(text);
  if (deep !== undefined) return refuse('too-deep', problems.tooDeep(), deep);
  if (hasTooManyPieces(text)) return refuse('too-big', problems.tooMuch());
  const lines = new LineCounter();
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  } catch (error) {
    if (error instanceof RangeError) return refuse('too-deep', problems.tooDeep());
    throw error;
  }
  const line = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const broken = problemsOf(document, text, line);
  if (broken.length > 0) return { ok: false, problems: broken };
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null))
    return refuse('empty', problems.empty());
  return {
    ok: true,
    value: { value: document.toJS({ maxAliasCount: 0 }), lineOf: (path) => lineOf(document, path, line) },
  };
}

/** Where brackets, or a row of list dashes, nest deeper than the limit. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let line = 1;
  let quote = '';
  let before = '\n';
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === '\n') line++;
    if (quote) {
      if (c === '\\' && quote === '"') i++;
      else if (c === quote) quote = '';
    } else if ((c === '"' || c === "'") && /[\s[{,:]/.test(before)) quote = c;
    else if (c === '[' || c === '{') depth++;
    else if (c === ']' || c === '}') depth = Math.max(0, depth - 1);
    if (depth > DEPTH_LIMIT) return line;
    before = c;
  }
  const row = new RegExp(`(?:^|\\n)[ ]*(?:[-?:][ ]+){${DEPTH_LIMIT}}`).exec(text);
  return row ? text.slice(0, row.index + 1).split('\n').length : undefined;
}

function hasTooManyPieces(text: string): boolean {
  // No piece is shorter than a character.
  if (text.length <= PIECE_LIMIT) return false;
  let pieces = 0;
  for (const _ of new Lexer().lex(text)) if (++pieces > PIECE_LIMIT) return true;
  return false;
}

const BY_CODE: Partial<Record<YAMLError['code'], [ProblemCode, () => Localized]>> = {
  TAB_AS_INDENT: ['tab', problems.tab],
  BAD_INDENT: ['indentation', problems.indentation],
  BAD_ALIAS: ['alias', problems.alias],
  ALIAS_PROPS: ['alias', problems.alias],
  TAG_RESOLVE_FAILED: ['tag', problems.tag],
  MULTIPLE_DOCS: ['several-cases', problems.severalCases],
};

/** The first error of writing (the others follow from it), else every duplicate field and the first reference or tag. */
function problemsOf(document: Document.Parsed, text: string, line: (offset: number) => number): Problem[] {
  const at = (code: ProblemCode, message: Localized, offset: number): Problem => ({
    code,
    path: '',
    line: line(offset),
    message,
  });
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    const end = text.trimEnd().length;
    if (error.code !== 'MULTIPLE_DOCS' && error.pos[0] >= end) return [at('cut-off', problems.cutOff(), end)];
    // In JSON no line is indented wrongly: what the parser calls so is a bracket that is not closed.
    const isUnclosed = error.code === 'BAD_INDENT' && /^\s*[[{]/.test(text);
    const [code, say] = (!isUnclosed && BY_CODE[error.code]) || (['syntax', problems.syntax] as const);
    return [at(code, say(), error.pos[0])];
  }
  const found: Problem[] = [];
  visit(document, {
    Map: (_, map) =>
      void found.push(
        ...duplicateKeys(map).map((key) =>
          at('duplicate-key', problems.duplicateKey(String(key.value)), key.range?.[0] ?? 0),
        ),
        // A list or a group of fields cannot be a field's name.
        ...map.items.flatMap(({ key }) =>
          isMap(key) || isSeq(key) ? [at('syntax', problems.syntax(), key.range?.[0] ?? 0)] : [],
        ),
      ),
    Node: (_, node) => {
      if (!node.tag?.startsWith('!')) return undefined;
      found.push(at('tag', problems.tag(), node.range?.[0] ?? 0));
      return visit.BREAK;
    },
    Alias: (_, alias) => {
      found.push(at('alias', problems.alias(), alias.range?.[0] ?? 0));
      return visit.BREAK;
    },
  });
  return found;
}

/** Ours instead of the parser's, which compares every field with every other. */
function duplicateKeys(map: YAMLMap): Scalar[] {
  const seen = new Set<unknown>();
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    if (seen.has(key.value)) return [key];
    seen.add(key.value);
    return [];
  });
}

function lineOf(document: Document.Parsed, path: Path, line: (offset: number) => number): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(isScalar(item.key) ? item.key.value : item.key) === String(key));
      if (!pair) break;
      offset = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (isNode(node) ? node.range?.[0] : undefined) ?? offset;
    } else break;
  }
  if (offset === undefined) return isNode(document.contents) ? line(document.contents.range?.[0] ?? 0) : undefined;
  return line(offset);
}
