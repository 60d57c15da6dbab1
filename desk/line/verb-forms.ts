// The forms of verbs, of both games: each verb in its row with what it tells; the forms in which it stands are worked out (`inflection.ts`).
import { englishForms, germanForms } from './inflection.ts';

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
/** "greift … an": the verb without its particle, as a dictionary has it. */
export type German<Kind> = readonly [kind: Kind, infinitive: string, particle?: string];
/** `no gerund`: that form is another word ("using" is a preposition). */
export type English<Kind> = readonly [kind: Kind, base: string, without?: 'no gerund'];

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
  german([kind, infinitive, particle]: German<Kind>, how?: string): void {
    const told = { kind, ...(how !== undefined && { how }) };
    const before = particle ?? '';
    const { finite, participles } = germanForms(infinitive);
    this.thirds.set(infinitive.replace(/n$/, ''), finite[0]);
    for (const one of finite) {
      this.add(one, { ...told, form: 'finite', ...(particle && { particle }) });
      if (particle) this.add(before + one, { ...told, form: 'finite' });
    }
    this.add(before + infinitive, { ...told, form: 'infinitive' });
    for (const one of participles) this.add(before + one, { ...told, form: 'participle' });
    if (particle) this.add(`${particle}zu${infinitive}`, { ...told, form: 'infinitive' });
  }
  english([kind, base, without]: English<Kind>, how?: string): void {
    const told = { kind, ...(how !== undefined && { how }) };
    const { past, third, gerund } = englishForms(base);
    this.thirds.set(base, third);
    this.add(base, { ...told, form: 'infinitive' });
    this.add(third, { ...told, form: 'finite' });
    for (const one of past) this.add(one, { ...told, form: 'participle' });
    if (without !== 'no gerund') this.add(gerund, { ...told, form: 'gerund' });
  }
}
