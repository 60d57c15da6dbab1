/**
 * Reads the content files and checks them as a whole. Every mistake is reported with its file and line, all at once;
 * nothing with a mistake is ever compiled.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Blocks, type CheckCard, checkContent, gameOfKind, idsOf } from './content-check.ts';
import { type ContentScenario, loadScenarios } from './content-scenarios.ts';
import { type ContentProblem, ContentReader } from './content-yaml.ts';
import { mapLinks } from './markup.ts';
import { penaltyPolicySchema, type PenaltyPolicy, toldSchema, withTold } from './penalty-schema.ts';
import {
  askedSchema,
  type Asked,
  cardSchema,
  documentSchema,
  editionPointSchema,
  conceptsSchema,
  nicknamesSchema,
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
  type Term,
} from './schema.ts';

export type { CheckCard, ContentProblem, ContentScenario };
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

/** All content below `dir`, scenarios below `scenarioDir`; throws a `ContentError` naming every mistake. */
export function loadContent(dir: string, scenarioDir: string | undefined, checkCard?: CheckCard): Content {
  const reader = new ContentReader(dir);
  const blocks = readBlocks(reader);
  const concepts = reader.single(join(dir, 'concepts.yaml'), conceptsSchema)[0]?.value ?? {};
  const nicknames = reader.single(join(dir, 'nicknames.yaml'), nicknamesSchema)[0]?.value ?? { ygo: {}, ptcg: {} };
  const ids = idsOf(blocks, reader.report);
  checkContent(blocks, ids, reader.report, checkCard);
  const scenarios = scenarioDir && existsSync(scenarioDir) ? loadScenarios(scenarioDir, reader) : [];
  if (reader.problems.length > 0) throw new ContentError(reader.problems);

  return {
    documents: sorted([...ids.documents.values()]),
    rules: linkVariants(values(blocks.rules)).map((rule) => fillLinks(rule, ids.terms)),
    terms: values(blocks.terms).map((term) => ({ ...term, definition: fill(term.definition, ids.terms) })),
    cards: sorted([...ids.cards].map(([id, card]) => ({ id, game: gameOfKind(card.kind), card }))),
    scenarios,
    lists: values(blocks.lists),
    pools: values(blocks.pools),
    penalties: values(blocks.penalties),
    editions: values(blocks.editions),
    concepts,
    nicknames,
    asked: Object.assign({}, ...values(blocks.asked)) as Content['asked'],
  };
}

const readBlocks = (reader: ContentReader): Blocks => ({
  documents: reader.blocks(join(reader.dir, 'documents.yaml'), documentSchema),
  rules: reader.files('rules').flatMap((file) => reader.blocks(file, ruleSchema)),
  terms: reader.files('terms').flatMap((file) => reader.blocks(file, termSchema)),
  editions: reader.files('editions').flatMap((file) => reader.blocks(file, editionPointSchema)),
  cards: (['ygo', 'ptcg'] as const).flatMap((game) =>
    reader.files('cards', game).flatMap((file) => reader.blocks(file, cardSchema).map((found) => ({ ...found, game }))),
  ),
  lists: reader.files('lists').flatMap((file) => reader.single(file, listSeriesSchema)),
  pools: reader.files('pools').flatMap((file) => reader.blocks(file, poolSchema)),
  penalties: readPenalties(reader),
  asked: reader.files('asked').flatMap((file) => reader.single(file, askedSchema)),
});

function readPenalties(reader: ContentReader): Blocks['penalties'] {
  const told = reader.single(join(reader.dir, 'told.yaml'), toldSchema)[0]?.value ?? [];
  return reader
    .files('penalties')
    .flatMap((file) =>
      reader.single(file, penaltyPolicySchema).map((found) => ({ ...found, value: withTold(found.value, told) })),
    );
}

const values = <T>(blocks: readonly { value: T }[]): T[] => blocks.map(({ value }) => value);
const sorted = <T extends { id: string }>(list: T[]): T[] =>
  list.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

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
