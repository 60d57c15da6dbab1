/** A text box → its entries: sentences, and the bullets under them. */
import type { Effect, Limit } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages } from '../frame/boxes.ts';
import { sentences, type Span } from '../frame/sentences.ts';
import type { Head } from './box-text.ts';
import { addLimit, together, type BoxReading, type Read } from './entries.ts';
import type { Before, Grant } from './grammar/categories.ts';
import type { Made } from './meaning/effect.ts';
import { type Bullet, RowsReader, whileSo } from './rows.ts';

export class BoxReader extends RowsReader {
  read(): BoxReading {
    const spans = sentences(this.text.box.en);
    for (let i = 0; i < spans.length; i++) {
      const span = spans[i]!;
      const bullets = this.#bullets(spans, i + 1);
      if (bullets.length === 0 && this.#grantedBelow(spans, i)) i += this.#bullets(spans, i + 2).reduce((sum, { more }) => sum + 1 + more.length, 1);
      else if (this.text.box.en[span.from] === '●') i += this.#unheaded(this.#bullets(spans, i));
      else if (bullets.length === 0) {
        if (!(i === 0 && this.material(span))) this.sentence(span);
      } else {
        this.#headed(span, bullets);
        i += bullets.reduce((sum, { more }) => sum + 1 + more.length, 0);
      }
    }
    this.putLimits();
    // What an activation does that nobody read is not what goes without saying of an Equip Spell.
    const known = !this.unread.some(({ text }) => /^Activate this card\b/.test(text.en));
    const entries = together(this.entries, this.context.property === 'equip' && known);
    const at = (i: number): number => entries.indexOf(this.entries[i]!);
    const loose = this.loose.map((one) => (one.governs ? { ...one, governs: one.governs.map(at) } : one));
    const unread = this.unread.map((one) => ({
      ...one,
      ...(one.effect !== undefined && { effect: at(one.effect) }),
      ...(one.before !== undefined && { before: this.entries[one.before] ? at(one.before) : entries.length }),
    }));
    return { entries, loose, tokens: this.text.tokens, unread };
  } // prettier-ignore

  /** "A monster Summoned using this card gains the following effect. You can only use each of the preceding effects once per turn." over bullets. */
  #grantedBelow(spans: readonly Span[], i: number): boolean {
    const bullets = this.#bullets(spans, i + 2);
    const [span, limit] = [spans[i]!, spans[i + 1]];
    if (!limit || bullets.length === 0 || this.text.box.en[span.from] === '●' || this.text.box.en[limit.from] === '●') return false;
    return this.text.whole('grant', ...this.text.header(span)) !== undefined && this.limit(limit) && this.#grant(span, bullets);
  } // prettier-ignore

  /** The bullets from here on, each with what follows it on its line. */
  #bullets(spans: readonly Span[], from: number): Bullet[] {
    const { en } = this.text.box;
    const bullets: Bullet[] = [];
    for (let i = from; i < spans.length; i++) {
      const span = spans[i]!;
      const last = bullets.at(-1);
      if (en[span.from] === '●') bullets.push({ span, more: [] });
      else if (last && !en.slice(last.span.to, span.from).includes('\n')) last.more.push(span);
      else break;
    }
    return bullets;
  }
  /** Bullets from the first word on; how many spans they are besides the first. */
  #unheaded(bullets: readonly Bullet[]): number {
    if (!this.rows(undefined, bullets)) this.#each(bullets);
    return bullets.reduce((sum, { more }) => sum + 1 + more.length, -1);
  }
  #headed(span: Span, bullets: readonly Bullet[]): void {
    if (this.limit(span) || this.reminder(span, 'bulletHeader')) this.#each(bullets);
    else if (/ with the following effects?\W*$/.test(this.text.box.en.slice(span.from, span.to))) {
      this.sentence(span);
      this.#each(bullets);
    } else if (!this.#grant(span, bullets) && !this.#options(span, bullets) && !this.rows(span, bullets))
      for (const one of [span, ...bullets.flatMap((bullet) => [bullet.span, ...bullet.more])]) this.leave(one);
  }
  #each(bullets: readonly Bullet[]): void {
    for (const { span, more } of bullets) for (const one of [span, ...more]) this.sentence(one);
  }

  /** "It gains these effects": each bullet is an effect it has while something is so; one it gives to another card stands in a record of its own. */
  #grant(span: Span, bullets: readonly Bullet[]): boolean {
    const parsed = this.text.whole('grant', ...this.text.header(span));
    if (!parsed) return false;
    const first = this.entries.length;
    const unread = this.unread.length;
    this.#each(bullets);
    const { value } = parsed;
    for (const entry of this.entries.slice(first)) {
      entry.reads.unshift({ parsed, role: 'condition' });
      entry.record = value.to === 'this' ? whileSo(entry.record, value.condition) : given(entry.record, value);
      delete entry.sentence;
    }
    // Its sentence is told in the record of its first bullet.
    if (this.entries.length === first) this.leave(span);
    return this.unread.length >= unread;
  }

  /** "Activate 1 of these effects": an entry for each bullet; "apply 1 of these effects": one choice when it resolves. */
  #options(span: Span, bullets: readonly Bullet[]): boolean {
    const head = this.text.headAbove(span);
    if (!head) return false;
    const last = this.text.tokens[head.to - 1]?.word;
    const header = this.text.whole('optionHeader', head.begin, last === ';' || last === ':' ? head.to - 1 : head.to);
    if (!header) return false;
    const { choose, limit, ...paid } = header.value;
    const reads: Read[] = [head.occasion && { parsed: head.occasion, role: 'timing' as const }, { parsed: header, role: 'choice' as const }].filter((one) => one !== undefined);
    if (choose) {
      const choice = bullets.every(({ more }) => more.length === 0) && this.#choice(span, head, paid, bullets);
      if (choice) this.keep(choice.made, { from: span.from, to: bullets.at(-1)!.span.to }, [...reads, ...choice.parts], []);
      return choice !== false && choice !== undefined;
    }
    const made = bullets.map((bullet, i) => this.option(bullet.span, head, paid, i + 1));
    if (made.every((one) => one === undefined)) return false;
    made.forEach((one, i) => this.#keepOption(bullets[i]!, one, i === 0 ? reads : [], limit));
    return true;
  } // prettier-ignore
  #keepOption({ span, more }: Bullet, one: { made: Made; parts: Read[]; unread: Span[] } | undefined, reads: Read[], limit: Limit | undefined): void {
    if (!one) {
      for (const each of [span, ...more]) this.leave(each);
      return;
    }
    if (limit) addLimit(one.made.record, limit, true);
    this.keep(one.made, span, [...reads, ...one.parts], one.unread);
    for (const each of more) this.sentence(each);
  } // prettier-ignore
  #choice(span: Span, head: Head, before: Before, bullets: readonly Bullet[]): { made: Made; parts: Read[] } | undefined {
    const parts = bullets.map(({ span: bullet }) => {
      const [from, to] = this.text.range(bullet);
      return { bullet, parsed: this.text.whole('operations', from + 1, to) };
    });
    if (parts.some(({ parsed }) => parsed === undefined)) return undefined;
    const options = parts.map(({ bullet, parsed }) => ({ gist: bothLanguages(this.text.box, bullet), do: parsed!.value }));
    const made = this.make(span, head, before, { drafts: [{ do: 'choose', options }] });
    return made && { made, parts: parts.map(({ parsed }) => ({ parsed: parsed!, role: 'operation' as const })) };
  } // prettier-ignore
}

/** An effect other cards have: those it is the material of. */
const given = (effect: Effect, { condition, from, madeWithThis }: Grant): Effect => ({
  kind: 'continuous',
  ...(effect.gist && { gist: effect.gist }),
  ...(from && { from }),
  ...(madeWithThis && { madeWithThis }),
  ...(condition && { condition }),
  ongoing: [{ rule: 'gains-effects', ...(!madeWithThis && { cards: 'holder' }), effects: [effect] }],
});
