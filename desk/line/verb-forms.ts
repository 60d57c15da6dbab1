// The forms of verbs, of both games: each verb in its row with what it tells, and every form in which it stands.

/** How a verb stands: "aktiviert", "aktivieren", "aktiviert (hat)", "activating". */
export type VerbForm = 'finite' | 'infinitive' | 'participle' | 'gerund';
export interface Verb<Kind extends string> {
  kind: Kind;
  form: VerbForm;
  /** "wirft … ab": what must stand at the end of the clause. */
  particle?: string;
  /** Of a Summon: "special", "normal", "fusion" …; of a verb told otherwise in the line, that word. */
  how?: string;
}
/** `finite`: "greift|greifen|griff". */
export type German<Kind> = readonly [kind: Kind, infinitive: string, finite: string, participle: string, particle?: string]; // prettier-ignore
/** An empty gerund: none. */
export type English<Kind> = readonly [kind: Kind, base: string, past?: string, third?: string, gerund?: string];

/** What each word may be as a verb. */
export class VerbForms<Kind extends string> {
  private readonly words = new Map<string, Verb<Kind>[]>();
  constructor(german: readonly German<Kind>[], english: readonly English<Kind>[]) {
    for (const one of german) this.german(one);
    for (const one of english) this.english(one);
  }
  /** "(ich) aktiviere" is "(A) aktiviert", "(I) summon" "(A) summons": the third person of a verb's first. */
  private readonly thirds = new Map<string, string>([
    ['habe', 'hat'],
    ['bin', 'ist'],
    ['have', 'has'],
  ]);
  thirdOf(first: string): string | undefined {
    return this.thirds.get(first);
  }
  of(word: string): readonly Verb<Kind>[] {
    return this.words.get(word) ?? [];
  }
  add(word: string, verb: Verb<Kind>): void {
    const there = this.words.get(word) ?? [];
    const isThere = there.some(({ kind, form, particle, how }) => kind === verb.kind && form === verb.form && particle === verb.particle && how === verb.how); // prettier-ignore
    if (!isThere) this.words.set(word, [...there, verb]);
  }
  german([kind, infinitive, finite, participle, particle]: German<Kind>, how?: string): void {
    const told = { kind, ...(how !== undefined && { how }) };
    const before = particle ?? '';
    this.thirds.set(infinitive.replace(/n$/, ''), finite.split('|')[0]!);
    for (const one of finite.split('|')) {
      this.add(one, { ...told, form: 'finite', ...(particle && { particle }) });
      if (particle) this.add(before + one, { ...told, form: 'finite' });
    }
    this.add(before + infinitive, { ...told, form: 'infinitive' });
    this.add(before + participle, { ...told, form: 'participle' });
    if (particle) this.add(`${particle}zu${infinitive}`, { ...told, form: 'infinitive' });
  }
  english(
    [kind, base, past = `${base}ed`, third = `${base}s`, gerund = `${base}ing`]: English<Kind>,
    how?: string,
  ): void {
    const told = { kind, ...(how !== undefined && { how }) };
    this.thirds.set(base, third);
    this.add(base, { ...told, form: 'infinitive' });
    this.add(third, { ...told, form: 'finite' });
    for (const one of past.split('|')) this.add(one, { ...told, form: 'participle' });
    if (gerund !== '') this.add(gerund, { ...told, form: 'gerund' });
  }
}
