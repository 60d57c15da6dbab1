/** A text box → its entries: sentences, and the bullets under them. */
import type { Effect, Limit } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import { sentences, type Span } from '../frame/sentences.ts';
import type { Head } from './box-text.ts';
import { addLimit, together, type BoxReading, type Entry, type Read } from './entries.ts';
import { withBelow } from './grammar/bestowing.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { Before, Context, Draft, Grant, OptionHeader } from './grammar/categories.ts';
import { about } from './grammar/continuous.ts';
import type { What } from './grammar/noun.ts';
import { isWhole, type Made, settleStatement } from './meaning/effect.ts';
import { type Bullet, RowsReader, whileSo } from './rows.ts';

export class BoxReader extends RowsReader {
  read(): BoxReading {
    const spans = sentences(this.text.box.en);
    for (let i = 0; i < spans.length; i++) {
      const span = spans[i]!;
      const bullets = this.#bullets(spans, i + 1);
      const between = bullets.length === 0 ? this.#between(spans, i) : 0;
      if (between > 0) i += between;
      else if (bullets.length === 0 && this.#grantedBelow(spans, i)) i += this.#bullets(spans, i + 2).reduce((sum, { more }) => sum + 1 + more.length, 1);
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
    const known = !this.unread.some(({ text }) => /^Activate this card\b|^(?:Equip(?: only)?|Must be equipped) to\b|\bequip (?:it|that|them|this card)\b/.test(text.en));
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

  /** A header, sentences about it ("You can only use this effect of "X" once per turn."), then its bullets: how many spans they are besides the first. */
  #between(spans: readonly Span[], i: number): number {
    const isBullet = ({ from }: Span): boolean => this.text.box.en[from] === '●';
    for (const n of [1, 2]) {
      const between = spans.slice(i + 1, i + 1 + n);
      if (isBullet(spans[i]!) || between.length < n || between.some(isBullet)) return 0;
      const bullets = this.#bullets(spans, i + 1 + n);
      if (bullets.length === 0) continue;
      const said = between.every(
        (one) => this.text.whole('chooser', ...this.text.range(one)) !== undefined || this.#isOwnLimit(one),
      );
      if (!said || !this.#under(spans[i]!, bullets)) return 0;
      for (const one of between) if (!this.#chooses(one) && !this.#both(one)) this.sentence(one);
      return n + bullets.reduce((sum, { more }) => sum + 1 + more.length, 0);
    }
    return 0;
  }
  /** A limit on the effect before it, or on all of them. */
  #isOwnLimit(span: Span): boolean {
    const scope = this.text.whole('limitSentence', ...this.text.range(span))?.value.scope;
    return scope === 'previous' || scope === 'each' || scope === 'card';
  }
  /** Bullets under this header; nothing is left behind where they are not read. */
  #under(span: Span, bullets: readonly Bullet[]): boolean {
    const lists: unknown[][] = [this.entries, this.loose, this.unread, this.limits];
    const before = lists.map(({ length }) => length);
    const { missed } = this;
    const read = (this.#options(span, bullets) || this.rows(span, bullets) || this.bestowed(span, bullets)) && this.unread.length === before[2];
    if (read) return true;
    lists.forEach((list, n) => (list.length = before[n]!));
    this.missed = missed;
    return false;
  } // prettier-ignore
  /** "Unless you have a Dragon monster, your opponent chooses the effect." */
  #chooses(span: Span): boolean {
    const parsed = this.text.whole('chooser', ...this.text.range(span));
    const entry = this.entries.at(-1);
    const resolve = entry?.record.resolve ?? [];
    const [choice] = resolve.slice(-1);
    if (!parsed || !entry) return false;
    if (choice?.do !== 'choose' || choice.if || choice.by || choice.join) this.leave(span);
    else {
      entry.record.resolve = [...resolve.slice(0, -1), { ...choice, if: parsed.value }, { ...choice, by: 'opponent', if: { not: parsed.value }, join: 'also' }];
      entry.reads.push({ parsed, role: 'condition' });
    }
    return true;
  } // prettier-ignore

  /** "If you control a Dragon monster, you can apply both effects in sequence." */
  #both(span: Span): boolean {
    const parsed = this.text.whole('bothIf', ...this.text.range(span));
    const choice = this.entries.at(-1)?.record.resolve?.at(-1);
    if (!parsed) return false;
    if (choice?.do !== 'choose' || choice.options.length !== 2) this.leave(span);
    else {
      choice.options = [...choice.options, ...several(choice.options as never, { which: 'all', if: parsed.value })] as typeof choice.options;
      this.entries.at(-1)!.reads.push({ parsed, role: 'condition' });
    }
    return true;
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
    } else if (
      !this.#grant(span, bullets) &&
      !this.#options(span, bullets) &&
      !this.rows(span, bullets) &&
      !this.bestowed(span, bullets) &&
      !this.#furthers(span, bullets)
    ) {
      this.leave(span);
      const chosen = CHOSEN_FROM.test(this.text.text(...this.text.range(span)));
      for (const one of bullets.flatMap((bullet) => [bullet.span, ...bullet.more])) this.leave(one, chosen);
    }
  }
  #each(bullets: readonly Bullet[]): void {
    for (const { span, more } of bullets) for (const one of [span, ...more]) this.sentence(one);
  }

  /** What is done gives the effects in the bullets: "that monster gains this effect until …". */
  protected bestowed(span: Span, bullets: readonly Bullet[]): boolean {
    const head = this.text.headAbove(span);
    if (!head) return false;
    const [, to] = this.text.header(span);
    const semicolon = this.text.mark(';', head.begin, to);
    const before = semicolon === undefined ? undefined : this.text.whole('before', head.begin, semicolon);
    if (semicolon !== undefined && (!before || before.value.or)) return false;
    const parsed = this.text.whole('operations', semicolon === undefined ? head.begin : semicolon + 1, to);
    if (!parsed || !JSON.stringify(parsed.value).includes('"$bullets"')) return false;
    const made = this.make(span, head, before?.value, { drafts: parsed.value, parsed });
    const given = made && this.#apart(bullets);
    const record = given && withBelow(made.record, given.map((one) => one.record));
    if (!record || !isWhole(record)) return false;
    const reads: (Read | undefined)[] = [head.occasion && { parsed: head.occasion, role: 'timing' }, before && { parsed: before, role: 'cost' }, { parsed, role: 'operation' }, ...given.flatMap((one) => one.reads)];
    this.keep({ record, whole: true, copies: made.copies, sentence: undefined as never }, { from: span.from, to: bullets.at(-1)!.span.to }, reads, []);
    return true;
  } // prettier-ignore
  /** "Then you can apply the following effect": what the effect before goes on to do stands in the bullet. */
  #furthers(span: Span, bullets: readonly Bullet[]): boolean {
    const [bullet, other] = bullets;
    const parsed = this.text.whole('moreBelow', ...this.text.header(span));
    if (!parsed || !bullet || other || bullet.more.length > 0) return false;
    const [start, to] = this.text.range(bullet.span);
    const also = this.text.words(start + 1, 'also', ',');
    const after = also && this.text.words(to - 2, 'after', 'that');
    const done = this.text.whole('operations', also ? start + 3 : start + 1, after ? to - 2 : to);
    if (!done || (parsed.value.adds === true) !== also) return false;
    const { adds: _adds, ...more } = parsed.value;
    const [first, ...rest] = done.value;
    if (!first || first['if'] || first['optional']) return false;
    const drafts = [{ ...first, ...more }, ...(more.if ? rest.map((one) => ({ ...one, if: more.if })) : rest)];
    if (more.if && rest.some((one) => one['if'])) return false;
    return this.goOn({ from: span.from, to: bullet.span.to }, drafts, [{ parsed, role: 'choice' }, { parsed: done, role: 'operation' }]);
  } // prettier-ignore
  /** Bullets as effects of a monster that gets them, all of them whole. */
  #apart(bullets: readonly Bullet[]): Entry[] | undefined {
    const of: Context = this.context.kind === 'monster' ? this.context : { ...this.context, kind: 'monster', property: undefined, monster: ['effect'] };
    const reader = new BoxReader(this.text.box, this.card, of);
    reader.#each(bullets);
    reader.putLimits();
    const { entries } = reader;
    return entries.length > 0 && reader.unread.length === 0 && entries.every(({ whole }) => whole) ? entries : undefined;
  } // prettier-ignore

  /** "It gains these effects": each bullet is an effect it has while something is so; one it gives to another card stands in a record of its own. */
  #grant(span: Span, bullets: readonly Bullet[]): boolean {
    const parsed = this.text.whole('grant', ...this.text.header(span));
    if (!parsed) return false;
    const { value } = parsed;
    if (value.whom) return this.#given(span, bullets, parsed, value.whom);
    const first = this.entries.length;
    const unread = this.unread.length;
    this.#each(bullets);
    for (const entry of this.entries.slice(first)) {
      entry.reads.unshift({ parsed, role: 'condition' });
      entry.record =
        value.to === 'this'
          ? whileSo(entry.record, value.condition)
          : given(value.inner ? whileSo(entry.record, value.inner) : entry.record, value);
      delete entry.sentence;
    }
    // Its sentence is told in the record of its first bullet.
    if (this.entries.length === first) this.leave(span);
    return this.unread.length >= unread;
  }

  /** "The Dragon monsters you control gain this effect." */
  #given(span: Span, bullets: readonly Bullet[], parsed: Parsed, whom: What): boolean {
    const given = this.#apart(bullets);
    const settled = given && settleStatement({ kind: 'continuous', ongoing: about(whom, [{ rule: 'gains-effects', effects: [] }]) });
    const [rule] = settled?.ongoing ?? [];
    if (!given || !rule || (settled?.ongoing ?? []).length > 1 || (rule as { cards?: unknown }).cards === undefined) return false;
    const record = { ...settled!, gist: bothLanguages(this.text.box, span), ongoing: [{ ...rule, effects: given.map((one) => one.record) }] } as Effect;
    this.entries.push({ record, whole: true, box: this.text.box.box, reads: [{ parsed, role: 'condition' }, ...given.flatMap((one) => one.reads)], copies: new Map(), span: { from: span.from, to: bullets.at(-1)!.span.to }, unread: [] });
    return true;
  } // prettier-ignore

  /** "Activate 1 of these effects": an entry for each bullet; "apply 1 of these effects": one choice when it resolves. */
  #options(span: Span, bullets: readonly Bullet[]): boolean {
    const head = this.text.headAbove(span);
    if (!head) return false;
    const last = this.text.tokens[head.to - 1]?.word;
    const header = this.text.whole('optionHeader', head.begin, last === ';' || last === ':' ? head.to - 1 : head.to);
    if (!header) return false;
    const { choose, limit, first, join, if: when, by, together: more, once, put, ...paid } = header.value;
    const reads: Read[] = [head.occasion && { parsed: head.occasion, role: 'timing' as const }, { parsed: header, role: 'choice' as const }].filter((one) => one !== undefined);
    if (choose) {
      const choice = bullets.every(({ more }) => more.length === 0) && this.#choice(span, head, paid, bullets, { ...(first && { first }), ...(join && { join }), ...(when && { if: when }), ...(by && { by }), ...(more && { together: more }), ...(once && { once }) });
      if (choice) this.keep(choice.made, { from: span.from, to: bullets.at(-1)!.span.to }, [...reads, ...choice.parts], []);
      return choice !== false && choice !== undefined;
    }
    const besides = put && settleStatement({ kind: 'condition', ...put });
    if (put && !besides) return false;
    const { kind: _kind, ...brings } = besides ?? {};
    const made = bullets.map((bullet, i) => this.option(bullet.span, head, paid, i + 1));
    for (const one of made) if (one) Object.assign(one.made.record, brings);
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
  #choice(span: Span, head: Head, before: Before, bullets: readonly Bullet[], { first = [], join, if: when, by, together: more, once }: OptionHeader): { made: Made; parts: Read[] } | undefined {
    const parts = bullets.map(({ span: bullet }) => {
      const [from, to] = this.text.range(bullet);
      return { bullet, parsed: this.text.whole('operations', from + 1, to) };
    });
    if (parts.some(({ parsed }) => parsed === undefined)) return undefined;
    const options = parts.map(({ bullet, parsed }) => ({ gist: bothLanguages(this.text.box, bullet), do: parsed!.value }));
    if (more && bullets.length > 3) return undefined;
    const all = more ? [...options, ...several(options, more)] : options;
    const made = this.make(span, head, before, { drafts: [...first, { do: 'choose', ...(once && { once }), options: all, ...join, ...(when && { if: when }), ...(by && { by }) }] });
    return made && { made, parts: parts.map(({ parsed }) => ({ parsed: parsed!, role: 'operation' as const })) };
  } // prettier-ignore
}

/** "Both", "any of them", one after the other: ways besides the single ones. */
function several(options: readonly { gist: Localized; do: Draft[] }[], { which, if: when }: NonNullable<OptionHeader['together']>): object[] {
  const subsets = options.reduce<(typeof options)[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
  const text = (set: typeof options, language: 'en' | 'de'): string => set.map(({ gist }) => gist[language]).join(' ');
  return subsets
    .filter(({ length }) => (which === 'all' ? length === options.length : length > 1))
    .map((set) => ({
      gist: { en: text(set, 'en'), de: text(set, 'de') },
      if: when,
      do: set.flatMap(({ do: does }, i) => (i === 0 ? does : [{ ...does[0], join: 'also-after-that' }, ...does.slice(1)])),
    }));
} // prettier-ignore

/** An effect other cards have: those it is the material of. */
const given = (effect: Effect, { condition, from, madeWithThis }: Grant): Effect => ({
  kind: 'continuous',
  ...(effect.gist && { gist: effect.gist }),
  ...(from && { from }),
  ...(madeWithThis && { madeWithThis }),
  ...(condition && { condition }),
  ongoing: [{ rule: 'gains-effects', ...(!madeWithThis && { cards: 'holder' }), effects: [effect] }],
});
/** What stands above bullets that are no effects of their own: what an effect may do. */
const CHOSEN_FROM =
  /^(?!.*\bonly\b).*\b(?:activate|apply|applies|choose|chooses|use)\b[^.]*\b(?:these|following|effects?)\b/i;
