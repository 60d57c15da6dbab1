/** What the content's blocks say of each other: ids once each, nothing named that is not there, dates that fit. */
import { segments, mapLinks } from './markup.ts';
import { penaltyProblems, type PenaltyPolicy } from './penalty-schema.ts';
import {
  languages,
  rulesetDay,
  rulesetIds,
  type Asked,
  type Document,
  type EditionPoint,
  type Game,
  type LibraryCard,
  type ListSeriesText,
  type Localized,
  type PoolText,
  type Rule,
  type RulesetId,
  type Term,
} from './schema.ts';
import { foldBare, key } from './text.ts';
import type { ContentReader, Found } from './content-yaml.ts';

/** Says what is wrong with a library card in the eyes of the engine: path below the card, and why. */
export type CheckCard = (game: Game, card: LibraryCard) => { path: PropertyKey[]; message: string }[];

/** The blocks of all files. */
export interface Blocks {
  documents: Found<Document>[];
  rules: Found<Rule>[];
  terms: Found<Term>[];
  editions: Found<EditionPoint>[];
  cards: (Found<LibraryCard> & { game: Game })[];
  lists: Found<ListSeriesText>[];
  pools: Found<PoolText>[];
  penalties: Found<PenaltyPolicy>[];
  asked: Found<Record<string, Asked>>[];
}
/** Blocks by id, each id once. */
interface Ids {
  documents: Map<string, Document>;
  rules: Map<string, Rule>;
  terms: Map<string, Term>;
  cards: Map<string, LibraryCard>;
}
type Report = ContentReader['report'];

/** Reports every id that stands twice. */
export const idsOf = ({ documents, rules, terms, cards }: Blocks, report: Report): Ids => ({
  documents: byId(documents, ({ id }) => id, report),
  rules: byId(rules, ({ id }) => id, report),
  terms: byId(terms, ({ id }) => id, report),
  cards: byId(cards, ({ kind, name }) => cardId(gameOfKind(kind), name.en), report),
});
function byId<T>(list: readonly Found<T>[], idOf: (value: T) => string, report: Report): Map<string, T> {
  const first = new Map<string, Found<T>>();
  for (const found of list) {
    const id = idOf(found.value);
    const other = first.get(id);
    if (other) report(found.file, found.at(['id']), `duplicate id '${id}', first in ${other.file}:${other.at(['id'])}`);
    else first.set(id, found);
  }
  return new Map([...first].map(([id, { value }]) => [id, value]));
}

/** Reports what blocks name that is not there, and what does not fit together. */
export function checkContent(blocks: Blocks, ids: Ids, report: Report, checkCard: CheckCard | undefined): void {
  const references = new References(ids, report);
  const covered = new Map<string, string>();
  const former = new Map<string, string>();
  for (const found of blocks.rules) {
    checkRule(found, ids, references, report);
    checkCovers(found, covered, report);
    checkFormerly(found, ids, former, report);
  }
  for (const { value, file, at } of [...blocks.lists, ...blocks.pools])
    if (!ids.documents.has(value.source)) report(file, at(['source']), `no document '${value.source}'`);
  const known = { rule: (id: string) => ids.rules.has(id), document: (id: string) => ids.documents.has(id) };
  for (const { value, file, at } of blocks.penalties)
    for (const { path, message } of penaltyProblems(value, known)) report(file, at(path), message);
  for (const found of blocks.editions) references.rules(found, 'rules', found.value.rules);
  checkAsked(blocks.asked, ids, report);
  for (const found of blocks.terms) {
    references.rules(found, 'rules', found.value.rules);
    references.links(found, ['definition'], found.value.definition);
  }
  for (const { value, game, file, at } of blocks.cards) {
    if (gameOfKind(value.kind) !== game)
      report(file, at(['kind']), `a card of kind '${value.kind}' among the ${game} cards`);
    for (const { path, message } of checkCard?.(game, value) ?? [])
      report(file, at(path), `${value.name.en} ${path.join('.')}: ${message}`);
  }
}

/** Ids that blocks name. */
class References {
  readonly #ids: Ids;
  readonly #report: Report;
  constructor(ids: Ids, report: Report) {
    this.#ids = ids;
    this.#report = report;
  }

  rules({ file, at }: Found<unknown>, field: string, named: readonly string[]): void {
    for (const [i, id] of named.entries())
      if (!this.#ids.rules.has(id)) this.#report(file, at([field, i]), `${field}: no rule '${id}'`);
  }

  /** The term links of a text, in both languages. */
  links({ file, at }: Found<unknown>, path: PropertyKey[], text: Localized | undefined): void {
    for (const lang of languages) {
      const value = text?.[lang] ?? '';
      for (const { term } of segments(value))
        if (term !== undefined && !this.#ids.terms.has(term))
          this.#report(file, at([...path, lang]), `dead term link [[${term}]]`);
      if (/\[\[|\]\]/.test(mapLinks(value, () => '')))
        this.#report(file, at([...path, lang]), 'a [[term-id]] link that does not close');
    }
  }
}

function checkRule(found: Found<Rule>, ids: Ids, references: References, report: Report): void {
  const { value: rule, file, at } = found;
  const game = rule.id.split('.')[0]!;
  for (const [i, { doc }] of rule.sources.entries())
    if (!ids.documents.has(doc)) report(file, at(['sources', i, 'doc']), `no document '${doc}'`);
  if (rule.status === 'verified' && rule.sources.every(({ doc }) => ids.documents.get(doc)?.hearsay))
    report(file, at(['sources']), `${rule.id} rests on nobody's word: 'status: nobodys-word'`);
  const sources = rule.sources.map(({ doc }) => ids.documents.get(doc));
  if (rule.authority === 'official' && !sources.some((doc) => !doc || doc.authority === 'official'))
    report(file, at(['sources']), `${rule.id} is official by default, but none of its documents is`);
  for (const [i, { confidence }] of rule.sources.entries())
    if (rule.status === 'nobodys-word' && confidence !== 'C')
      report(
        file,
        at(['sources', i, 'confidence']),
        `${rule.id} is nobody's word: no source of it bears more than 'C'`,
      );
  for (const [i, ruleset] of rule.rulesets.entries())
    if (!ruleset.startsWith(game)) report(file, at(['rulesets', i]), `'${ruleset}' is of the other game`);
  for (const { ruleset, message } of againstDates(rule))
    report(file, at(['inForce']), `${rule.id} ${ruleset}: ${message}`);
  for (const field of ['variants', 'related', 'replacedBy'] as const) references.rules(found, field, rule[field]);
  if (rule.variants.includes(rule.id) || rule.related.includes(rule.id))
    report(file, at(['id']), `'${rule.id}' refers to itself`);
  references.links(found, ['text'], rule.text);
  references.links(found, ['example'], rule.example);
  for (const [i, note] of rule.notes.entries()) references.links(found, ['notes', i], note);
}

/** A statement of the rules inventory belongs to one rule. */
function checkCovers({ value: rule, file, at }: Found<Rule>, covered: Map<string, string>, report: Report): void {
  for (const [i, id] of rule.covers.entries()) {
    const first = covered.get(id);
    if (first) report(file, at(['covers', i]), `'${id}' is covered twice, first by ${first}`);
    else covered.set(id, rule.id);
  }
}

/** What was taken into a rule is no rule any more, and in one place. */
function checkFormerly(
  { value: rule, file, at }: Found<Rule>,
  ids: Ids,
  former: Map<string, string>,
  report: Report,
): void {
  for (const [i, id] of rule.formerly.entries()) {
    const first = former.get(id) ?? (ids.rules.has(id) ? id : undefined);
    if (first) report(file, at(['formerly', i]), `'${id}' is a rule still, or was taken into ${first}`);
    else former.set(id, rule.id);
  }
}

function checkAsked(files: Blocks['asked'], ids: Ids, report: Report): void {
  const seen = new Set<string>();
  for (const { value, file, at } of files)
    for (const id of Object.keys(value)) {
      if (!ids.rules.has(id)) report(file, at([id]), `no rule '${id}'`);
      if (seen.has(id)) report(file, at([id]), `'${id}' stands in two files`);
      seen.add(id);
    }
}

export const gameOfKind = (kind: LibraryCard['kind']): Game =>
  kind === 'pokemon' || kind === 'trainer' || kind === 'energy' ? 'ptcg' : 'ygo';

/** `ygo:monster-reborn`. Pokémon-EX keep their capitals, Prism Star cards their sign: `ptcg:venusaur-EX` is not `ptcg:venusaur-ex`. */
function cardId(game: Game, englishName: string): string {
  const name = foldBare(englishName.replace('◇', ' Prism Star'))
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
