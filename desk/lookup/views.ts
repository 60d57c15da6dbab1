// What the databases hold, as the contract shows it.
import type { PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { FoundCard, RulesDb, ScenarioText, ShownRule } from '../../rules-db/rules-db.ts';
import { editionOf } from '../../engine/case/rulesets.ts';
import { bothNames } from '../localized.ts';
import { textsOf } from './texts.ts';
import type { Hit } from '../../rules-db/search.ts';
import { editionColumns, type EditionPoint, type Term } from '../../rules-db/schema.ts';
import type {
  CardView,
  DiffView,
  EditionPointView,
  RulesetValue,
  RulesetView,
  RuleView,
  ScenarioSummary,
  SearchHit,
  SourceView,
  TermView,
} from '../contract.ts';
import { topicWords } from './topics.ts';

/** Rules by their ids, with what they are called; those nobody knows are left out. */
export const titled = (db: RulesDb, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const rule = db.rule(id);
    return rule ? [{ id, title: rule.title }] : [];
  });

export const sourceView = ({
  doc,
  document,
  locus,
  page,
  section,
  confidence,
  note,
}: ShownRule['sources'][number]): SourceView => ({
  doc,
  title: document.title,
  ...(locus !== undefined && { locus }),
  ...(page !== undefined && { page }),
  ...(section !== undefined && { section }),
  confidence,
  ...(document.url !== undefined && { url: document.url }),
  ...(note && { note }),
});

export function ruleView(db: RulesDb, rule: ShownRule): RuleView {
  return {
    kind: 'rule',
    id: rule.id,
    game: rule.game,
    topic: rule.topic,
    title: rule.title,
    text: rule.text,
    rulesets: [...rule.rulesets],
    covers: [...rule.covers],
    sources: rule.sources.map(sourceView),
    authority: rule.authority,
    ...(rule.inForce && { inForce: rule.inForce }),
    status: rule.status,
    notes: [...rule.notes],
    ...(rule.example && { example: rule.example }),
    variants: rule.variants.flatMap((id) => {
      const variant = db.rule(id);
      if (!variant) return [];
      const disagrees = variant.rulesets.filter((ruleset) => rule.rulesets.includes(ruleset));
      return [
        { id, title: variant.title, rulesets: [...variant.rulesets], ...(disagrees.length > 0 && { disagrees }) },
      ];
    }),
    related: titled(db, rule.related),
    replacedBy: titled(db, rule.replacedBy),
    scenarios: citing(db, rule),
    editions: db.editionPoints(rule.id).map(pointView),
  };
}

/** Scenarios that name the rule among what they expect. */
const citing = (db: RulesDb, { id, game }: ShownRule): { id: string; title: Localized }[] =>
  db
    .scenarios(game)
    .filter(({ scenario }) => JSON.stringify(scenario).includes(`"${id}"`))
    .map((scenario) => ({ id: scenario.id, title: scenarioSummary(scenario).title }));

export const termView = (db: RulesDb, term: Term): TermView => ({
  kind: 'term',
  id: term.id,
  game: term.game,
  term: term.term,
  definition: term.definition,
  synonyms: words(term.synonyms),
  outdated: words(term.outdated),
  abbreviations: words(term.abbreviations),
  rules: titled(db, term.rules),
});
const words = ({ de, en }: { de?: string[]; en?: string[] }) => ({ de: de ?? [], en: en ?? [] });

/** `imported`: cards of the same name in the imported lists, for the text printed on them. */
export function cardView({ id, game, card, source }: FoundCard, imported: readonly FoundCard[]): CardView {
  return {
    kind: 'card',
    id,
    game,
    name: bothNames((card as unknown as YgoCard | PtcgCard).name),
    card,
    origin: source,
    texts: textsOf(
      card as unknown as YgoCard | PtcgCard,
      imported.map((one) => one.card as unknown as YgoCard | PtcgCard),
    ),
  };
}

export const searchHit = ({ kind, id, title, game, why, snippet, term, elsewhere, far }: Hit): SearchHit => ({
  kind,
  id,
  title: bothNames(title),
  game,
  why,
  snippet,
  ...(term !== undefined && { term }),
  ...(elsewhere && { elsewhere }),
  ...(far && { far }),
});

/** A scenario file as far as the desk reads it. */
export interface ScenarioFile {
  name?: Localized | string;
  title?: Localized | string;
  ruleset?: string;
  rulesets?: string[];
  topic?: string;
  difficulty?: number;
  source?: unknown;
  case: unknown;
  expect?: unknown;
}

export function scenarioSummary({ id, game, scenario }: ScenarioText): ScenarioSummary {
  const file = scenario as ScenarioFile;
  const ruleset = file.ruleset ?? (file.case as { ruleset?: string } | undefined)?.ruleset;
  return {
    id,
    game,
    title: bothNames(file.name ?? file.title ?? id),
    rulesets: file.rulesets ?? (ruleset === undefined ? [] : [ruleset]),
    ...(file.topic !== undefined && { topic: file.topic, about: topicWords(file.topic) }),
    ...(file.difficulty !== undefined && { difficulty: file.difficulty }),
    ...(typeof file.source === 'string' && { source: file.source }),
  };
}

/** A point of the comparison by ruleset. Where two documents of one ruleset speak, both are named. */
function pointView({ point, cells, rules, same, confidence }: EditionPoint): EditionPointView {
  const byRuleset = new Map<string, Localized>();
  for (const [column, ruleset] of Object.entries(editionColumns)) {
    const words = cells[column as keyof typeof editionColumns];
    const before = byRuleset.get(ruleset);
    if (!words) continue;
    const name = (lang: 'de' | 'en') => (column === 'regelwerk-1.6' ? `Regelwerk 1.6: ${words[lang]}` : words[lang]);
    const both = (lang: 'de' | 'en') => (before ? `${before[lang]} · ${name(lang)}` : name(lang));
    byRuleset.set(ruleset, { de: both('de'), en: both('en') });
  }
  const columns = [...byRuleset].map(([ruleset, words]) => ({ ruleset, words }));
  return { point, cells: columns, rules, ...(same && { same }), confidence };
}

/** Topics under which documents differ in how they are laid out and what they call things, not in how one plays. */
const layout = new Set([
  ...['card-anatomy', 'general', 'card-types'],
  ...['effects', 'spell-speed', 'ignition-effects', 'quick-effects'],
]);

/** The points on which two rulesets differ; what did not change comes last. `told`: rules of values that differ. */
function pointDifferences(db: RulesDb, a: string, b: string, told: ReadonlySet<string>): DiffView['points'] {
  if (a === b) return [];
  const points = db.editionPoints().flatMap((each) => {
    const { cells, ...point } = pointView(each);
    const of = (ruleset: string) => cells.find((cell) => cell.ruleset === ruleset)?.words;
    const [left, right] = [of(a), of(b)];
    if ((!left && !right) || (left?.en === right?.en && !point.same)) return [];
    const topic = topicOf(db, point.rules);
    const sets = point.rules.map((id) => db.rule(id)?.rulesets as string[] | undefined);
    const onlyIn = (one: string, other: string) => sets.some((set) => set?.includes(one) && !set.includes(other));
    const differs = left && right && point.confidence !== 'low' && !point.same && onlyIn(a, b) && onlyIn(b, a);
    const known = !differs || layout.has(topic) || point.rules.some((rule) => told.has(rule));
    return [
      { ...point, topic, ...(left && { a: left }), ...(right && { b: right }), ...(known && { told: true as const }) },
    ];
  });
  return points.toSorted((one, other) => Number(one.same ?? false) - Number(other.same ?? false));
}

const topicOf = (db: RulesDb, rules: readonly string[]): string =>
  rules.map((id) => db.rule(id)?.topic).find((topic) => topic !== undefined) ?? 'general';

/** Whether a value rests on a rule that nobody confirmed, or that judges merely agree on. */
const doubted = (db: RulesDb, value: RulesetValue | undefined): boolean =>
  (value?.rules ?? []).some((id) => {
    const rule = db.rule(id);
    return rule?.status === 'nobodys-word' || rule?.authority === 'judge-consensus';
  });

/** Where two rulesets differ: values, and rules that hold in one only beside the other's variant. */
export function diffView(db: RulesDb, a: RulesetView, b: RulesetView): DiffView {
  const keys = [...new Set([...a.values, ...b.values].map(({ key }) => key))];
  const values = keys.flatMap((key) => {
    const of = ({ values }: RulesetView) => values.find((value) => value.key === key);
    const [left, right] = [of(a), of(b)];
    if (left && right && left.value === right.value) return [];
    const doubt = [...(doubted(db, left) ? ['a' as const] : []), ...(doubted(db, right) ? ['b' as const] : [])];
    const topic = topicOf(db, [...(left?.rules ?? []), ...(right?.rules ?? [])]);
    const title = (left ?? right)!.title;
    return [
      { key, topic, title, ...(left && { a: left }), ...(right && { b: right }), ...(doubt.length > 0 && { doubt }) },
    ];
  });
  const told = new Set(values.flatMap((value) => [...(value.a?.rules ?? []), ...(value.b?.rules ?? [])]));
  const [left, right] = [editionOf(a.id), editionOf(b.id)];
  const points = pointDifferences(db, left, right, told);
  return { a: a.id, b: b.id, values, rules: left === right ? [] : ruleDifferences(db, left, right), points };
}

function ruleDifferences(db: RulesDb, a: string, b: string): DiffView['rules'] {
  const onlyIn = (one: string, other: string) =>
    db.rules({ ruleset: one }).filter((rule) => !(rule.rulesets as string[]).includes(other));
  /** A variant is shown beside a rule also where it stands beside another one, or holds in both. */
  const variantIn = (ruleset: string, variants: readonly string[]) =>
    variants
      .map((variant) => db.rule(variant))
      .find((rule) => (rule?.rulesets as string[] | undefined)?.includes(ruleset));
  const left = onlyIn(a, b);
  const right = new Map(onlyIn(b, a).map((rule) => [rule.id, rule]));
  const pairs = left.map(({ id, title, topic, variants }) => {
    const other =
      variants.map((variant) => right.get(variant)).find((rule) => rule !== undefined) ?? variantIn(b, variants);
    if (other) right.delete(other.id);
    return {
      topic,
      about: topicWords(topic),
      a: { id, title },
      ...(other && { b: { id: other.id, title: other.title } }),
    };
  });
  const rest = [...right.values()].map(({ id, title, topic, variants }) => {
    const other = variantIn(a, variants);
    return {
      topic,
      about: topicWords(topic),
      ...(other && { a: { id: other.id, title: other.title } }),
      b: { id, title },
    };
  });
  return [...pairs, ...rest];
}
