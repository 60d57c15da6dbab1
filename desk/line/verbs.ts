// German verbs of a play, in each form a sentence has them in: the line reads the finite one in second place ("B wirft X ab").

/** Infinitive, finite form and participle without the particle, and the particle; what the line is to read, where that is another verb. */
type Verb = readonly [infinitive: string, finite: string, participle: string, particle?: string, read?: string];
const SUMMONS = ['', 'normal', 'spezial', 'tribut', 'flipp', 'fusions', 'synchro', 'xyz', 'link', 'ritual', 'pendel'];
const VERBS: readonly Verb[] = [
  ['aktivieren', 'aktiviert', 'aktiviert'],
  ['ketten', 'kettet', 'gekettet'],
  ['ketten', 'kettet', 'gekettet', 'an'],
  ['werfen', 'wirft', 'geworfen', 'ab'],
  ['greifen', 'greift', 'gegriffen', 'an'],
  ['decken', 'deckt', 'gedeckt', 'auf'],
  ['drehen', 'dreht', 'gedreht', 'um'],
  ['spielen', 'spielt', 'gespielt', 'aus'],
  ['setzen', 'setzt', 'gesetzt', 'ein', 'benutzt'],
  ['wenden', 'wendet', 'gewendet', 'an', 'benutzt'],
  ['verwenden', 'verwendet', 'verwendet', undefined, 'benutzt'],
  ['einsetzen', 'einsetzt', 'eingesetzt', undefined, 'benutzt'],
  ['spielen', 'spielt', 'gespielt'],
  ['setzen', 'setzt', 'gesetzt'],
  ['nutzen', 'nutzt', 'genutzt'],
  ['benutzen', 'benutzt', 'benutzt'],
  ['antworten', 'antwortet', 'geantwortet'],
  ['reagieren', 'reagiert', 'reagiert'],
  ['kontern', 'kontert', 'gekontert'],
  ['opfern', 'opfert', 'geopfert'],
  ['tributieren', 'tributiert', 'tributiert', undefined, 'opfert'],
  ['verbannen', 'verbannt', 'verbannt'],
  ['zerstören', 'zerstört', 'zerstört'],
  ['annullieren', 'annulliert', 'annulliert'],
  ['negieren', 'negiert', 'negiert'],
  ['flippen', 'flippt', 'geflippt'],
  ['beenden', 'beendet', 'beendet'],
  ...SUMMONS.map((how): Verb => [`${how}beschwören`, `${how}beschwört`, `${how}beschworen`]),
];
/** How a verb stands at the end of its clause, and how the line reads it in second place. */
interface Form {
  finite: string;
  particle: string;
}
const LAST = new Map<string, Form>();
const SECOND = new Map<string, Form>();
for (const [infinitive, finite, participle, particle = '', read] of VERBS) {
  const form = { finite: read ?? finite, particle: read === undefined ? particle : '' };
  const ends = [
    particle + infinitive,
    particle + finite,
    particle + participle,
    particle === '' ? `zu ${infinitive}` : `${particle}zu${infinitive}`,
  ];
  for (const one of ends) if (!LAST.has(one)) LAST.set(one, form);
  if (!SECOND.has(finite)) SECOND.set(finite, form);
}
const longestFirst = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');
/** A verb at the end of a clause: infinitive, participle, finite form. */
export const VERB_LAST = `(?:${longestFirst(LAST.keys())})`;
/** A verb in second place. */
export const VERB_SECOND = `(?:${longestFirst(SECOND.keys())})`;

/** "X abwerfen" is "wirft X ab". */
export function inSecondPlace(clause: string, last: string): string {
  const { finite, particle } = LAST.get(last.toLowerCase().replace(/\s+/g, ' '))!;
  return [finite, clause, particle].filter((one) => one !== '').join(' ');
}
