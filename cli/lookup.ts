// What the knowledge base answers, as text: hits, rules, terms, cards, rulesets and their differences, and `judge now`.
import { deedWords } from '../desk/rulings/deeds.ts';
import type {
  CardView,
  DiffView,
  Localized,
  NowAnswer,
  NowOption,
  RulesetView,
  RuleView,
  SearchHit,
  TermView,
} from '../desk/contract.ts';
import { plain } from '../desk/pure.ts';
import { topicWords } from '../desk/lookup/topics.ts';
import type { Out } from './out.ts';
import { sentences } from './words.ts';

const KIND = { rule: 'kindRule', term: 'kindTerm', card: 'kindCard', scenario: 'kindScenario' } as const;

export function printHits(out: Out, hits: readonly SearchHit[]): void {
  if (hits.length === 0) out.line(out.say('noHits'));
  else if (hits[0]!.far) out.line(out.say('notCovered'));
  for (const { kind, id, title, why, snippet, term, elsewhere } of hits) {
    out.paragraph(`${out.of(title)} [${id}]`, { style: elsewhere ? 'dim' : 'bold' });
    const holds =
      elsewhere?.length === 0 ? out.say('ended') : elsewhere && `${out.say('holdsIn')} ${elsewhere.join(', ')}`;
    const named = term === undefined ? undefined : `${out.say('kindTerm')} [${term}]`;
    const about = [out.say(KIND[kind]), named, holds, out.of(why)].filter(Boolean).join(' · ');
    out.paragraph(about, { first: '    ', style: 'dim' });
    if (out.of(snippet)) out.paragraph(plain(out.of(snippet)), { first: '    ' });
  }
}

export function printView(out: Out, view: RuleView | TermView | CardView): void {
  if (view.kind === 'rule') printRule(out, view);
  else if (view.kind === 'term') printTerm(out, view);
  else printCard(out, view);
}

const titled = (out: Out, list: readonly { id: string; title: Localized }[]): void => {
  for (const { id, title } of list) out.paragraph(`${out.of(title)} [${id}]`, { first: '  - ' });
};
function section(out: Out, title: string, list: readonly { id: string; title: Localized }[]): void {
  if (list.length === 0) return;
  out.heading(title);
  titled(out, list);
}

function printRule(out: Out, rule: RuleView): void {
  out.paragraph(out.of(rule.title), { style: 'bold' });
  const doubt = rule.status === 'nobodys-word' ? ` · ${out.say('nobodysWord')}` : '';
  out.paragraph(`${rule.id}${doubt}`, { style: 'dim' });
  out.line();
  out.paragraph(plain(out.of(rule.text)));
  if (rule.example) {
    out.heading(out.say('example'));
    out.paragraph(plain(out.of(rule.example)), { first: '  ' });
  }
  if (rule.notes.length > 0) out.heading(out.say('notes'));
  for (const note of rule.notes) out.paragraph(plain(out.of(note)), { first: '  - ' });
  out.line();
  out.paragraph(`${out.say('rulesetsLabel')}: ${rule.rulesets.join(', ')}`);
  out.heading(out.say('sources'));
  for (const { title, locus, section: part, page, confidence } of rule.sources) {
    const place = [part, locus, page && `S. ${page}`].filter(Boolean).join(', ');
    out.paragraph(
      `${out.of(title)}${place ? `: ${out.lang === 'en' ? place.replace('S. ', 'p. ') : place}` : ''} (${confidence})`,
      { first: '  - ' },
    );
  }
  for (const { point, cells, same } of rule.editions) {
    out.heading(same ? `${out.of(point)} (${out.say('unchanged')})` : out.of(point));
    for (const { ruleset, words } of cells) out.paragraph(`${ruleset}: ${out.of(words)}`, { first: '  ' });
  }
  if (rule.variants.length > 0) out.heading(out.say('variants'));
  for (const { id, title, rulesets, disagrees } of rule.variants) {
    const conflict = disagrees ? ` (${out.say('documentsDisagree')})` : '';
    out.paragraph(`${rulesets.join(', ')}: ${out.of(title)} [${id}]${conflict}`, { first: '  - ' });
  }
  section(out, out.say('replacedBy'), rule.replacedBy);
  section(out, out.say('related'), rule.related);
  section(out, out.say('kindScenario'), rule.scenarios);
}

function printTerm(out: Out, term: TermView): void {
  out.paragraph(out.of(term.term), { style: 'bold' });
  const other = out.lang === 'de' ? term.term.en : term.term.de;
  out.paragraph(`${term.id} · ${other}`, { style: 'dim' });
  out.line();
  out.paragraph(plain(out.of(term.definition)));
  const also = [...term.synonyms[out.lang], ...term.abbreviations[out.lang], ...term.outdated[out.lang]];
  if (also.length > 0) out.paragraph(`${out.say('synonyms')}: ${also.join(', ')}`);
  section(out, out.say('rules'), term.rules);
}

function printCard(out: Out, { id, name, card, status = [] }: CardView): void {
  out.paragraph(out.of(name), { style: 'bold' });
  out.paragraph(`${id} · ${out.lang === 'de' ? name.en : name.de}`, { style: 'dim' });
  out.line();
  const { name: _name, effects, text, ...facts } = card as Record<string, unknown>;
  for (const [key, value] of Object.entries(facts)) {
    if (Array.isArray(value) && value.length === 0) continue;
    out.paragraph(`${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  }
  const written = typeof text === 'string' ? text : (text as Localized | undefined)?.[out.lang];
  if (written) out.paragraph(`\n${written}`);
  for (const effect of (effects ?? []) as { gist?: Localized }[])
    if (effect.gist) out.paragraph(out.of(effect.gist), { first: '  - ' });
  for (const { title, today, note, history } of status) {
    out.heading(out.of(title));
    if (today) out.paragraph(`${out.say('today')}: ${out.of(today)}`, { first: '  ' });
    if (note) out.paragraph(out.of(note), { first: '  ', style: 'dim' });
    for (const { from, words } of history) out.line(`  ${from}  ${out.of(words)}`);
    if (history.length === 0) out.line(`  ${out.say('neverLimited')}`);
  }
}

export function printRulesets(out: Out, rulesets: readonly RulesetView[], withValues: boolean): void {
  for (const { id, title, date, values } of rulesets) {
    out.paragraph(`${id}  ${out.of(title)}${date === undefined ? '' : ` (${date})`}`, { style: 'bold' });
    if (!withValues) continue;
    for (const value of values) {
      out.paragraph(`${out.of(value.title)}: ${out.of(value.words)}`, { first: '  - ' });
      out.paragraph(value.rules.map((rule) => `[${rule}]`).join(' '), { first: '    ', style: 'dim' });
    }
  }
}

/** What differs, topic by topic, the old and the new value side by side; with `all` also what the documents and rules add. */
export function printDiff(out: Out, { a, b, values, rules, points }: DiffView, all: boolean): void {
  if (values.length + rules.length + points.length === 0) return out.line(out.say('same'));
  const unsure = out.say('unsure');
  const shown = all ? points : points.filter(({ told }) => !told);
  const doubtOf = (side: 'a' | 'b', doubt: readonly string[] = []) => (doubt.includes(side) ? ` (${unsure})` : '');
  const said = [
    ...values.map(({ topic, title, a: left, b: right, doubt }) => ({
      topic,
      title: out.of(title),
      left: left ? out.of(left.words) + doubtOf('a', doubt) : '–',
      right: right ? out.of(right.words) + doubtOf('b', doubt) : '–',
    })),
    ...shown.map(({ topic, point, a: left, b: right, confidence, same }) => ({
      topic,
      title: out.of(point) + (same ? ` (${out.say('unchanged')})` : ''),
      left: left ? out.of(left) : '–',
      right: right ? out.of(right) + (confidence === 'high' ? '' : ` (${unsure})`) : '–',
    })),
  ];
  out.columns(out.style('bold', a), out.style('bold', b), a.length);
  for (const topic of new Set(said.map((one) => one.topic))) {
    out.line(out.style('bold', out.of(topicWords(topic))));
    for (const { title, left, right } of said.filter((one) => one.topic === topic)) {
      out.paragraph(title, { first: ' ', style: 'dim' });
      out.columns(left, right);
    }
  }
  if (!all) return out.paragraph(out.of(sentences.diffRest(points.length - shown.length, rules.length)));
  if (rules.length > 0) out.heading(out.say('rules'));
  for (const { a: left, b: right } of rules) {
    if (left && right)
      out.paragraph(`${out.of(left.title)} [${left.id}] ↔ ${out.of(right.title)} [${right.id}]`, { first: '  ' });
    else if (left) out.paragraph(`${out.say('onlyIn')} ${a}: ${out.of(left.title)} [${left.id}]`, { first: '  ' });
    else if (right) out.paragraph(`${out.say('onlyIn')} ${b}: ${out.of(right.title)} [${right.id}]`, { first: '  ' });
  }
}

export function printNow(out: Out, { asked, options }: NowAnswer): void {
  out.line(`${out.say('asked')}: ${out.style('bold', asked)}`);
  if (options.length === 0) out.line(out.say('nothing'));
  for (const by of [asked, asked === 'A' ? 'B' : 'A'] as const) {
    const own = options.filter((option) => option.by === by);
    if (own.length > 0) out.heading(by);
    for (const legal of [true, null, false])
      for (const option of own.filter((one) => one.legal === legal)) printOption(out, option);
  }
}

function printOption(out: Out, option: NowOption): void {
  const { name, effect, do: does, as, legal, when, reasons, open, unread, targets = [] } = option;
  const mark = legal === true ? '✓' : legal === null ? '?' : '✗';
  const may = out.say(legal === true ? 'may' : legal === null ? 'depends' : 'mayNot');
  const later = when === 'after-pass' ? `, ${out.say('afterPass')}` : '';
  out.paragraph(
    `${out.of(name)}${effect === undefined ? '' : ` (${effect})`} · ${out.of(deedWords({ do: does, as }))}: ${may}${later}`,
    {
      first: `  ${mark} `,
    },
  );
  for (const { from } of targets)
    out.paragraph(from.map((id) => (id === 'player' ? out.say('directly') : id)).join(', '), { first: '      → ' });
  for (const { text, rules } of reasons)
    out.paragraph(`${out.of(text)} ${rules.map((rule) => `[${rule}]`).join(' ')}`, { first: '      ', style: 'dim' });
  for (const { text } of open) out.paragraph(out.of(text), { first: '    ? ' });
  for (const text of unread ?? []) out.paragraph(out.of(text), { first: '      ', style: 'dim' });
}
