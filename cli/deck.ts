// `judge deck` and `judge lists` as text.
import type { DeckCheck, ListsView, Localized, SidedDeck } from '../desk/contract.ts';
import type { Out } from './out.ts';

export function printDeck(out: Out, check: DeckCheck): void {
  out.paragraph(out.say(check.legal ? 'deckLegal' : 'deckIllegal'), { style: 'bold' });
  const { main, extra, side } = check.counts;
  const sizes = check.game === 'ygo' ? `Main ${main} · Extra ${extra} · Side ${side}` : String(main);
  const list = check.list ? [out.of(check.list)] : [];
  out.paragraph([out.of(check.format.title), ...list, sizes].join(' · '), { style: 'dim' });
  if (check.violations.length > 0) out.heading(out.say('violations'));
  printViolations(out, check.violations);
  if (check.against) printAgainst(out, check.against);
  if (check.sided) printSided(out, check.sided);
  const guessed = [...check.lines, ...(check.sided?.lines ?? [])].filter((line) => line.guessed || line.didYouMean);
  if (guessed.length > 0) out.heading(out.say('readAs'));
  for (const { written, name, known, didYouMean = [] } of guessed)
    out.paragraph(`${written} → ${known ? out.of(name) : `? (${didYouMean.join(', ')})`}`, { first: '  - ' });
  notes(out, check.notes);
}

function printViolations(out: Out, violations: DeckCheck['violations']): void {
  for (const { text, mend, rules, lines } of violations) {
    const where = lines.length > 0 ? ` (${out.say('line')} ${lines.join(', ')})` : '';
    out.paragraph(`${out.of(text)}${where}`, { first: '  - ' });
    out.paragraph(`${out.of(mend)} [${rules.join('] [')}]`, { first: '    ', style: 'dim' });
  }
}

function printSided(out: Out, { legal, violations, exchanged, counts }: SidedDeck): void {
  out.heading(out.say('sided'));
  out.paragraph(out.say(legal ? 'deckLegal' : 'deckIllegal'), { first: '  ' });
  out.line(`  Main ${counts.main} · Extra ${counts.extra} · Side ${counts.side}`);
  if (exchanged.length === 0) out.line(`  ${out.say('nothingSided')}`);
  for (const { section, card, before, after } of exchanged)
    out.line(`  ${section.padEnd(5)} ${out.of(card)}: ${before} → ${after}`);
  printViolations(out, violations);
}

function printAgainst(out: Out, { differences, remedies }: NonNullable<DeckCheck['against']>): void {
  out.heading(out.say('against'));
  if (differences.length === 0) out.line(`  ${out.say('sameCards')}`);
  for (const { section, card, listed, counted } of differences)
    out.line(
      `  ${section.padEnd(5)} ${out.of(card)}: ${out.say('listed')} ${listed}, ${out.say('counted')} ${counted}`,
    );
  for (const { text, rules } of remedies) out.paragraph(`${out.of(text)} [${rules.join('] [')}]`, { first: '  - ' });
}

export function printLists(out: Out, view: ListsView): void {
  out.paragraph(out.of(view.title), { style: 'bold' });
  notes(out, view.note ? [view.note] : []);
  if (view.history) {
    for (const { from, words } of view.history) out.line(`  ${from}  ${out.of(words)}`);
    if (view.history.length === 0) out.line(`  ${out.say('neverLimited')}`);
    return;
  }
  if (view.changes) {
    for (const { card, from, to } of view.changes) out.line(`  ${card}: ${out.of(from)} → ${out.of(to)}`);
    return;
  }
  if (view.from !== undefined) out.line(`${view.from}${view.next ? ` – ${view.next}` : ''}`);
  for (const limit of [0, 1, 2] as const) {
    const cards = (view.cards ?? []).filter((one) => one.limit === limit);
    const [first] = cards;
    if (!first) continue;
    out.heading(out.of(first.words));
    out.paragraph(cards.map(({ card }) => card).join(' · '), { first: '  ' });
  }
}

function notes(out: Out, said: readonly Localized[]): void {
  for (const note of said) out.paragraph(out.of(note), { style: 'dim' });
}
