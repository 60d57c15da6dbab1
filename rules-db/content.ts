/**
 * Reads the content files and checks them as a whole. Every mistake is reported with its file and line, all at once;
 * nothing with a mistake is ever compiled.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { LineCounter, parseDocument, isMap, isSeq, isScalar, type Document as YamlDocument, type Node } from 'yaml';
import { mapLinks, segments } from './markup.ts';
import { penaltyPolicySchema, penaltyProblems, type PenaltyPolicy } from './penalty-schema.ts';
import {
  askedSchema,
  type Asked,
  cardSchema,
  documentSchema,
  editionPointSchema,
  conceptsSchema,
  nicknamesSchema,
  languages,
  rulesetDay,
  rulesetIds,
  listSeriesSchema,
  poolSchema,
  ruleSchema,
  termSchema,
  type Document,
  type EditionPoint,
  type Game,
  type LibraryCard,
  type ListSeriesText,
  type Localized,
  type Nicknames,
  type PoolText,
  type Rule,
  type RulesetId,
  type Term,
} from './schema.ts';
import { foldBare, key } from './text.ts';

export interface ContentProblem {
  file: string;
  line: number;
  message: string;
}
export class ContentError extends Error {
  readonly problems: ContentProblem[];
  constructor(problems: ContentProblem[]) {
    super(problems.map((p) => `${p.file}:${p.line}: ${p.message}`).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export type { Game };
export interface ContentCard {
  /** `ygo:monster-reborn`: the game and the English name. */
  id: string;
  game: Game;
  card: LibraryCard;
}
export interface ContentScenario {
  /** Path below `scenarios/` without extension. */
  id: string;
  game: Game;
  title: Localized;
  ruleset?: string;
  /** The whole file, for the app's worked examples. */
  json: string;
}
export interface Content {
  documents: Document[];
  rules: Rule[];
  terms: Term[];
  cards: ContentCard[];
  scenarios: ContentScenario[];
  /** Where the editions differ, point by point. */
  editions: EditionPoint[];
  /** Lists that limit cards, by date. */
  lists: ListSeriesText[];
  /** Card pools of formats. */
  pools: PoolText[];
  /** What is done about infractions, by game. */
  penalties: PenaltyPolicy[];
  /** What is meant → words for it. */
  concepts: Record<string, string[]>;
  nicknames: Nicknames;
  /** What people ask, by rule id. */
  asked: Record<string, Asked>;
}

/** Says what is wrong with a library card in the eyes of the engine: path below the card, and why. */
export type CheckCard = (game: Game, card: LibraryCard) => { path: (string | number)[]; message: string }[];

type Where = (path: PropertyKey[]) => number;
type Found<T> = { value: T; file: string; at: Where };

/** All content below `dir`, scenarios below `scenarioDir`; throws a `ContentError` naming every mistake. */
export function loadContent(dir: string, scenarioDir: string | undefined, checkCard?: CheckCard): Content {
  const problems: ContentProblem[] = [];
  const report = (file: string, line: number, message: string) => problems.push({ file, line, message });

  const blocks = <S extends v.GenericSchema>(file: string, schema: S): Found<v.InferOutput<S>>[] => {
    const name = relative(dir, file).split(sep).join('/');
    const source = readYaml(file);
    for (const error of source.problems) report(name, error.line, error.message);
    if (source.problems.length > 0) return [];
    if (source.value === null) return [];
    if (!Array.isArray(source.value)) {
      report(name, 1, 'must be a list of blocks');
      return [];
    }
    return source.value.flatMap((block: unknown, i): Found<v.InferOutput<S>>[] => {
      const result = v.safeParse(schema, block);
      if (result.success) return [{ value: result.output, file: name, at: (path) => source.line([i, ...path]) }];
      const id = blockName(block);
      for (const issue of result.issues) {
        const path = issue.path?.map((item) => item.key as PropertyKey) ?? [];
        report(
          name,
          source.line([i, ...path]),
          `${id}${path.length ? ` ${path.map(String).join('.')}:` : ''} ${say(issue)}`,
        );
      }
      return [];
    });
  };

  const documents = existsSync(join(dir, 'documents.yaml')) ? blocks(join(dir, 'documents.yaml'), documentSchema) : [];
  const rules = yamlFiles(join(dir, 'rules')).flatMap((file) => blocks(file, ruleSchema));
  const terms = yamlFiles(join(dir, 'terms')).flatMap((file) => blocks(file, termSchema));
  const editions = yamlFiles(join(dir, 'editions')).flatMap((file) => blocks(file, editionPointSchema));
  const cards = (['ygo', 'ptcg'] as const).flatMap((game) =>
    yamlFiles(join(dir, 'cards', game)).flatMap((file) =>
      blocks(file, cardSchema).map((found) => ({ ...found, game })),
    ),
  );

  const single = <S extends v.GenericSchema>(
    name: string,
    schema: S,
  ): { value: v.InferOutput<S>; file: string; at: Where } | undefined => {
    if (!existsSync(join(dir, name))) return undefined;
    const source = readYaml(join(dir, name));
    for (const error of source.problems) report(name, error.line, error.message);
    if (source.problems.length > 0) return undefined;
    const result = v.safeParse(schema, source.value);
    if (result.success) return { value: result.output, file: name, at: source.line };
    for (const issue of result.issues) {
      const path = issue.path?.map((item) => item.key as PropertyKey) ?? [];
      report(name, source.line(path), `${path.map(String).join('.')} ${say(issue)}`.trim());
    }
    return undefined;
  };
  const lists = yamlFiles(join(dir, 'lists')).flatMap((file) => {
    const found = single(relative(dir, file).split(sep).join('/'), listSeriesSchema);
    return found ? [found] : [];
  });
  const pools = yamlFiles(join(dir, 'pools')).flatMap((file) => blocks(file, poolSchema));
  const penalties = yamlFiles(join(dir, 'penalties')).flatMap((file) => {
    const found = single(relative(dir, file).split(sep).join('/'), penaltyPolicySchema);
    return found ? [found] : [];
  });
  const concepts = single('concepts.yaml', conceptsSchema)?.value ?? {};
  const nicknames = single('nicknames.yaml', nicknamesSchema)?.value ?? { ygo: {}, ptcg: {} };
  const askedFiles = yamlFiles(join(dir, 'asked')).flatMap(
    (file) => single(relative(dir, file).split(sep).join('/'), askedSchema) ?? [],
  );

  const ids = <T>(list: Found<T>[], idOf: (value: T) => string): Map<string, T> => {
    const first = new Map<string, Found<T>>();
    for (const found of list) {
      const id = idOf(found.value);
      const other = first.get(id);
      if (other)
        report(found.file, found.at(['id']), `duplicate id '${id}', first in ${other.file}:${other.at(['id'])}`);
      else first.set(id, found);
    }
    return new Map([...first].map(([id, { value }]) => [id, value]));
  };
  const documentIds = ids(documents, (d) => d.id);
  const ruleIds = ids(rules, (r) => r.id);
  const termIds = ids(terms, (t) => t.id);
  const cardIds = ids(cards, (c) => cardId(gameOfKind(c.kind), c.name.en));

  const needRule = (found: Found<unknown>, field: string, list: string[]) =>
    list.forEach((id, i) => {
      if (!ruleIds.has(id)) report(found.file, found.at([field, i]), `${field}: no rule '${id}'`);
    });
  const checkLinks = (found: Found<unknown>, path: PropertyKey[], text: Localized | undefined) => {
    for (const lang of languages) {
      const value = text?.[lang] ?? '';
      for (const { term } of segments(value)) {
        if (term !== undefined && !termIds.has(term)) {
          report(found.file, found.at([...path, lang]), `dead term link [[${term}]]`);
        }
      }
      if (/\[\[|\]\]/.test(mapLinks(value, () => ''))) {
        report(found.file, found.at([...path, lang]), 'a [[term-id]] link that does not close');
      }
    }
  };

  const covered = new Map<string, string>();
  for (const found of rules) {
    const rule = found.value;
    const game = rule.id.split('.')[0]!;
    rule.sources.forEach((source, i) => {
      if (!documentIds.has(source.doc))
        report(found.file, found.at(['sources', i, 'doc']), `no document '${source.doc}'`);
    });
    if (rule.status === 'verified' && rule.sources.every(({ doc }) => documentIds.get(doc)?.hearsay))
      report(found.file, found.at(['sources']), `${rule.id} rests on nobody's word: 'status: to-be-verified'`);
    rule.rulesets.forEach((ruleset, i) => {
      if (!ruleset.startsWith(game)) report(found.file, found.at(['rulesets', i]), `'${ruleset}' is of the other game`);
    });
    for (const { ruleset, message } of againstDates(rule))
      report(found.file, found.at(['inForce']), `${rule.id} ${ruleset}: ${message}`);
    rule.covers.forEach((id, i) => {
      const first = covered.get(id);
      if (first) report(found.file, found.at(['covers', i]), `'${id}' is covered twice, first by ${first}`);
      else covered.set(id, rule.id);
    });
    for (const field of ['variants', 'related', 'replacedBy'] as const) needRule(found, field, rule[field]);
    if (rule.variants.includes(rule.id) || rule.related.includes(rule.id)) {
      report(found.file, found.at(['id']), `'${rule.id}' refers to itself`);
    }
    checkLinks(found, ['text'], rule.text);
    checkLinks(found, ['example'], rule.example);
    rule.notes.forEach((note, i) => checkLinks(found, ['notes', i], note));
  }
  for (const { value, file, at } of [...lists, ...pools])
    if (!documentIds.has(value.source)) report(file, at(['source']), `no document '${value.source}'`);
  for (const { value, file, at } of penalties)
    for (const { path, message } of penaltyProblems(value, {
      rule: (id) => ruleIds.has(id),
      document: (id) => documentIds.has(id),
    }))
      report(file, at(path), message);
  for (const found of editions) needRule(found, 'rules', found.value.rules);
  const asked: Content['asked'] = {};
  for (const { value, file, at } of askedFiles) {
    for (const [id, phrases] of Object.entries(value)) {
      if (!ruleIds.has(id)) report(file, at([id]), `no rule '${id}'`);
      if (asked[id]) report(file, at([id]), `'${id}' stands in two files`);
      asked[id] = phrases;
    }
  }
  for (const found of terms) {
    needRule(found, 'rules', found.value.rules);
    checkLinks(found, ['definition'], found.value.definition);
  }
  for (const found of cards) {
    if (gameOfKind(found.value.kind) !== found.game) {
      report(found.file, found.at(['kind']), `a card of kind '${found.value.kind}' among the ${found.game} cards`);
    }
    for (const { path, message } of checkCard?.(found.game, found.value) ?? []) {
      report(found.file, found.at(path), `${found.value.name.en} ${path.join('.')}: ${message}`);
    }
  }

  const scenarios = scenarioDir && existsSync(scenarioDir) ? loadScenarios(scenarioDir, report) : [];
  if (problems.length > 0) throw new ContentError(problems);

  const byId = <T extends { id: string }>(list: T[]) => list.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return {
    documents: byId([...documentIds.values()]),
    rules: linkVariants(rules.map(({ value }) => value)).map((rule) => fillLinks(rule, termIds)),
    terms: terms.map(({ value }) => ({ ...value, definition: fill(value.definition, termIds) })),
    cards: byId([...cardIds].map(([id, card]) => ({ id, game: gameOfKind(card.kind), card }))),
    scenarios,
    lists: lists.map(({ value }) => value),
    pools: pools.map(({ value }) => value),
    penalties: penalties.map(({ value }) => value),
    editions: editions.map(({ value }) => value),
    concepts,
    nicknames,
    asked,
  };
}

const gameOfKind = (kind: LibraryCard['kind']): Game =>
  kind === 'pokemon' || kind === 'trainer' || kind === 'energy' ? 'ptcg' : 'ygo';

/** `ygo:monster-reborn`. Pokémon-EX keep their capitals: `ptcg:venusaur-EX` is not `ptcg:venusaur-ex`. */
function cardId(game: Game, englishName: string): string {
  const name = foldBare(englishName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const upper = game === 'ptcg' && /[- ]EX$/.test(englishName) ? name.replace(/ex$/, 'EX') : name;
  return `${game}:${upper || key(englishName)}`;
}

/**
 * Where the rulesets of a rule and the dates it is in force do not fit: every ruleset gives the rules of a day. A day named by
 * month or year alone is taken in the rule's favour.
 */
function againstDates({ rulesets, inForce, id }: Rule): { ruleset: RulesetId; message: string }[] {
  if (!inForce) return [];
  const { from = '', to = '9999' } = inForce;
  return rulesetIds.flatMap((ruleset) => {
    if (!ruleset.startsWith(`${id.split('.')[0]!}-`)) return [];
    const day = rulesetDay[ruleset];
    const holds = from <= day && to >= day.slice(0, to.length);
    if (rulesets.includes(ruleset) === holds) return [];
    const later = rulesets.some((other) => rulesetDay[other] > day);
    if (holds) return from !== '' && later ? [{ ruleset, message: `in force on ${day}, but not tagged` }] : [];
    return [{ ruleset, message: `not in force on ${day}, but tagged` }];
  });
}

/** Variants hold both ways, however they were written. */
function linkVariants(rules: Rule[]): Rule[] {
  const both = new Map(rules.map((rule) => [rule.id, new Set(rule.variants)]));
  for (const rule of rules) for (const id of rule.variants) both.get(id)!.add(rule.id);
  return rules.map((rule) => ({ ...rule, variants: [...both.get(rule.id)!].sort() }));
}

const fill = (text: Localized, terms: Map<string, Term>): Localized => ({
  en: mapLinks(text.en, (id, words) => `[[${id}|${words ?? terms.get(id)!.term.en}]]`),
  de: mapLinks(text.de, (id, words) => `[[${id}|${words ?? terms.get(id)!.term.de}]]`),
});
const fillLinks = (rule: Rule, terms: Map<string, Term>): Rule => ({
  ...rule,
  text: fill(rule.text, terms),
  notes: rule.notes.map((note) => fill(note, terms)),
  ...(rule.example && { example: fill(rule.example, terms) }),
});

/** Scenario files are checked where they run (`tests/`); here only what lookup shows is read. */
function loadScenarios(dir: string, report: (file: string, line: number, message: string) => void): ContentScenario[] {
  return yamlFiles(dir).flatMap((file): ContentScenario[] => {
    const id = relative(dir, file)
      .split(sep)
      .join('/')
      .replace(/\.ya?ml$/, '');
    const source = readYaml(file);
    for (const problem of source.problems) report(`scenarios/${id}`, problem.line, problem.message);
    if (source.problems.length > 0) return [];
    const scenario = source.value as Record<string, unknown> | null;
    const inner = scenario?.case as Record<string, unknown> | undefined;
    const game = scenario?.game ?? inner?.game;
    const title = scenario?.name ?? scenario?.title ?? inner?.title;
    const ruleset = scenario?.ruleset ?? inner?.ruleset;
    if (game !== 'ygo' && game !== 'ptcg') report(`scenarios/${id}`, 1, "a scenario needs game: 'ygo' or 'ptcg'");
    const localized = v.safeParse(v.union([v.string(), v.object({ en: v.string(), de: v.string() })]), title);
    if (!localized.success) report(`scenarios/${id}`, 1, 'a scenario needs a title');
    if ((game !== 'ygo' && game !== 'ptcg') || !localized.success) return [];
    const words = localized.output;
    return [
      {
        id,
        game,
        title: typeof words === 'string' ? { en: words, de: words } : words,
        ...(typeof ruleset === 'string' && { ruleset }),
        json: JSON.stringify(scenario),
      },
    ];
  });
}

function yamlFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(dir, name));
}

interface YamlSource {
  value: unknown;
  problems: { line: number; message: string }[];
  /** Line (from 1) of the value at this path, or of what would hold it. */
  line: (path: PropertyKey[]) => number;
}
/** Some line is neither empty nor a comment. */
const saysSomething = /^\s*[^\s#]/m;

/** Read quickly; only where something is wrong it is read again with the places of all values. */
function readYaml(file: string): YamlSource {
  const text = readFileSync(file, 'utf8');
  let placed: ReturnType<typeof withPlaces> | undefined;
  const line = (path: PropertyKey[]): number => {
    placed ??= withPlaces(text);
    const { doc, lines } = placed;
    return lineOf(doc, path, (offset) => lines.linePos(offset).line);
  };
  try {
    return { value: saysSomething.test(text) ? load(text, { schema: CORE_SCHEMA }) : null, problems: [], line };
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
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a key here';
  if (issue.received === 'undefined') return 'is missing';
  return issue.message;
}
