/** YAML files with the lines of their values, so that every mistake is reported where it stands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { LineCounter, parseDocument, isMap, isSeq, isScalar, type Document as YamlDocument, type Node } from 'yaml';
import * as v from 'valibot';

export interface ContentProblem {
  file: string;
  line: number;
  message: string;
}
/** Line (from 1) of the value at a path, or of what would hold it. */
export type Where = (path: PropertyKey[]) => number;
export type Found<T> = { value: T; file: string; at: Where };

/** Reads the files below a folder and keeps what is wrong with them. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  readonly dir: string;
  constructor(dir: string) {
    this.dir = dir;
  }

  readonly report = (file: string, line: number, message: string): void => {
    this.problems.push({ file, line, message });
  };

  /** Files below a folder of the content, in the order of their names. */
  readonly files = (...path: string[]): string[] => yamlFiles(join(this.dir, ...path));

  /** The blocks of a file that holds a list of them. */
  blocks<S extends v.GenericSchema>(file: string, schema: S): Found<v.InferOutput<S>>[] {
    const source = this.#source(file);
    if (!source || source.value === null) return [];
    if (!Array.isArray(source.value)) {
      this.report(source.name, 1, 'must be a list of blocks');
      return [];
    }
    return source.value.flatMap((block: unknown, i): Found<v.InferOutput<S>>[] => {
      const result = v.safeParse(schema, block);
      if (result.success) return [{ value: result.output, file: source.name, at: (path) => source.line([i, ...path]) }];
      const id = blockName(block);
      for (const { path, message } of result.issues.map(problemOf)) {
        const place = path.length > 0 ? ` ${path.map(String).join('.')}:` : '';
        this.report(source.name, source.line([i, ...path]), `${id}${place} ${message}`);
      }
      return [];
    });
  }

  /** What a file holds as a whole. */
  single<S extends v.GenericSchema>(file: string, schema: S): Found<v.InferOutput<S>>[] {
    const source = this.#source(file);
    if (!source) return [];
    const result = v.safeParse(schema, source.value);
    if (result.success) return [{ value: result.output, file: source.name, at: source.line }];
    for (const { path, message } of result.issues.map(problemOf))
      this.report(source.name, source.line(path), `${path.map(String).join('.')} ${message}`.trim());
    return [];
  }

  #source(file: string): (YamlSource & { name: string }) | undefined {
    if (!existsSync(file)) return undefined;
    const name = relative(this.dir, file).split(sep).join('/');
    const source = readYaml(file);
    for (const { line, message } of source.problems) this.report(name, line, message);
    return source.problems.length > 0 ? undefined : { ...source, name };
  }
}

const MISSING = 'is missing';
const NO_KEY = 'is not a key here';
/** What is wrong, and where: of a value that may be one of several things, in the one whose keys it has. */
export function problemOf(issue: v.BaseIssue<unknown>): { path: PropertyKey[]; message: string } {
  const path = issue.path?.map((item) => item.key as PropertyKey) ?? [];
  const within = (issue.issues ?? []).map(problemOf);
  const known = within.filter((one) => one.path.length > (one.message === MISSING || one.message === NO_KEY ? 1 : 0));
  const depth = Math.max(...known.map((one) => one.path.length));
  const nearest = known.find((one) => one.path.length === depth);
  return nearest ? { ...nearest, path: [...path, ...nearest.path] } : { path, message: say(issue) };
}

/** What a YAML text says; throws where it is none. A ninth of the time that the parser takes which knows the places. */
export const parseYaml = (text: string): unknown => load(text, { schema: CORE_SCHEMA });

export function yamlFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(dir, name));
}

interface YamlSource {
  value: unknown;
  problems: { line: number; message: string }[];
  line: Where;
}
/** Some line is neither empty nor a comment. */
const saysSomething = /^\s*[^\s#]/m;

/** Read quickly; only where something is wrong it is read again with the places of all values. */
export function readYaml(file: string): YamlSource {
  const text = readFileSync(file, 'utf8');
  let placed: ReturnType<typeof withPlaces> | undefined;
  const line: Where = (path) => {
    placed ??= withPlaces(text);
    const { doc, lines } = placed;
    return lineOf(doc, path, (offset) => lines.linePos(offset).line);
  };
  try {
    return { value: saysSomething.test(text) ? parseYaml(text) : null, problems: [], line };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { value: null, problems: [{ line: (error.mark?.line ?? 0) + 1, message: error.reason }], line };
  }
}

function withPlaces(text: string): { doc: YamlDocument; lines: LineCounter } {
  const lines = new LineCounter();
  return { doc: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

function lineOf(doc: YamlDocument, path: PropertyKey[], lineAt: (offset: number) => number): number {
  let node: unknown = doc.contents;
  let offset = 0;
  for (const part of path) {
    if (isSeq(node)) node = node.items[Number(part)];
    else if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === part);
      if (pair && isScalar(pair.key) && pair.key.range) offset = pair.key.range[0];
      node = pair?.value;
    } else break;
    const range = (node as Node | undefined)?.range;
    if (!range) break;
    if (isScalar(node) || !isMap(node)) offset = Math.max(offset, range[0]);
    else offset = range[0];
  }
  return lineAt(offset);
}

function blockName(block: unknown): string {
  const { id, name } = (block ?? {}) as { id?: unknown; name?: { en?: unknown } };
  return typeof id === 'string' ? id : typeof name?.en === 'string' ? name.en : 'block';
}

function say(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return NO_KEY;
  if (issue.received === 'undefined') return MISSING;
  return issue.message;
}
