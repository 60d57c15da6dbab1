// A deck check as a sheet to print: each line with a box to tick, what is not in order, and room to sign.
import type { Lang } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { DeckCheck, DeckLine } from './deck.ts';
import { page, type Part } from '../page.ts';

const W = {
  title: { de: 'Deck-Check', en: 'Deck check' },
  legal: { de: 'Das Deck ist erlaubt.', en: 'The deck is legal.' },
  illegal: { de: 'Das Deck ist nicht erlaubt.', en: 'The deck is not legal.' },
  card: { de: 'Karte', en: 'Card' },
  listed: { de: 'Liste', en: 'List' },
  counted: { de: 'Gezählt', en: 'Counted' },
  line: { de: 'Zeile', en: 'Line' },
  note: { de: 'Anmerkung', en: 'Note' },
  unknown: { de: 'unbekannt', en: 'unknown' },
  written: { de: 'geschrieben', en: 'written' },
  violations: { de: 'Verstöße', en: 'Violations' },
  onTable: { de: 'Verstöße des gezählten Decks', en: 'Violations of the Deck counted' },
  mend: { de: 'Abhilfe', en: 'Remedy' },
  policy: { de: 'Was das Regelwerk vorsieht', en: 'What policy does' },
  differences: { de: 'Unterschiede zwischen Liste und Deck', en: 'Differences between list and Deck' },
  part: { de: 'Teil', en: 'Part' },
  player: { de: 'Spieler: ______________________  Tisch: ______  Runde: ______', en: 'Player: ______________________  Table: ______  Round: ______' },
  signed: { de: 'Datum, Uhrzeit: ______________________  Schiedsrichter: ______________________', en: 'Date, time: ______________________  Judge: ______________________' },
  unofficial: { de: 'Inoffizielles Hilfsblatt; es entscheidet der Hauptschiedsrichter.', en: 'An unofficial aid; the Head Judge decides.' },
} satisfies Record<string, Localized>; // prettier-ignore

const SECTIONS: [section: DeckLine['section'], called: string][] = [
  ['main', 'Main Deck'],
  ['extra', 'Extra Deck'],
  ['side', 'Side Deck'],
];

/** What a rule is called. */
type TitleOf = (rule: string) => Localized;

/** The sheet of a check, as a page of HTML or as text. */
export function deckSheet(
  check: DeckCheck,
  as: 'text' | 'html',
  lang: Lang,
  titleOf: TitleOf,
): { name: string; text: string } {
  const { against } = check;
  const cited = (rules: readonly string[]): string => `(${rules.map((rule) => titleOf(rule)[lang]).join('; ')})`;
  const list = check.list ? [check.list[lang]] : [];
  const parts: Part[] = [
    { text: W.player[lang] },
    { text: [check.format.title[lang], ...list].join(' · ') },
    { text: against ? against.verdict[lang] : (check.legal ? W.legal : W.illegal)[lang] },
    ...check.notes.map((note) => ({ text: note[lang] })),
    ...SECTIONS.flatMap(([section, called]) => sectionOf(check, section, called, lang)),
    ...violationsOf(W.violations[lang], check.violations, lang, cited),
    ...(against ? againstOf(against, lang, cited) : []),
    { text: W.signed[lang] },
    { text: W.unofficial[lang] },
  ];
  return { name: `deck-check.${as === 'html' ? 'html' : 'txt'}`, text: page(as, lang, W.title[lang], parts) };
}

function sectionOf(check: DeckCheck, section: DeckLine['section'], called: string, lang: Lang): Part[] {
  const lines = check.lines.filter((line) => line.section === section);
  if (lines.length === 0) return [];
  const name = check.game === 'ptcg' ? 'Deck' : called;
  const other = lang === 'de' ? 'en' : 'de';
  const counted = countedIn(check, section);
  const rows = lines.map(({ count, name: card, known, guessed, written, print }) => [
    String(count),
    counted(card, count),
    [card[lang], print].filter(Boolean).join(' · '),
    [known ? '' : W.unknown[lang], guessed ? `${W.written[lang]}: ${written}` : '', card[other] === card[lang] ? '' : card[other]].filter(Boolean).join(', '), // prettier-ignore
  ]);
  const head = [W.listed[lang], W.counted[lang], W.card[lang], W.note[lang]];
  return [{ heading: `${name}: ${check.counts[section]}` }, { head, rows, ticks: true }];
}

/** How many of a line's card were counted; empty where nobody counted, or where the card stands on several lines and differs. */
function countedIn({ against, lines }: DeckCheck, section: DeckLine['section']): (card: Localized, listed: number) => string {
  return (card, listed) => {
    if (!against) return '';
    const differs = against.differences.find((one) => one.section === section && one.card.en === card.en);
    if (!differs) return String(listed);
    return lines.filter((line) => line.section === section && line.name.en === card.en).length === 1 ? String(differs.counted) : '';
  };
} // prettier-ignore

type Cited = (rules: readonly string[]) => string;

function violationsOf(heading: string, violations: DeckCheck['violations'], lang: Lang, cited: Cited): Part[] {
  if (violations.length === 0) return [];
  const rows = violations.map(({ text, mend, rules, lines }) => [lines.join(', '), text[lang], `${mend[lang]} ${cited(rules)}`]); // prettier-ignore
  return [{ heading }, { head: [W.line[lang], W.note[lang], W.mend[lang]], rows }];
}

function againstOf(against: NonNullable<DeckCheck['against']>, lang: Lang, cited: Cited): Part[] {
  const called = new Map(SECTIONS);
  const rows = against.differences.map(({ section, card, listed, counted }) => [called.get(section)!, card[lang], String(listed), String(counted)]); // prettier-ignore
  const head = [W.part[lang], W.card[lang], W.listed[lang], W.counted[lang]];
  const remedies = against.remedies.map(({ text, rules }) => ({ text: `${text[lang]} ${cited(rules)}` }));
  return [
    ...(rows.length > 0 ? [{ heading: W.differences[lang] }, { head, rows }] : []),
    ...violationsOf(W.onTable[lang], against.violations, lang, cited),
    ...(remedies.length > 0 ? [{ heading: W.policy[lang] }, ...remedies] : []),
  ];
}
