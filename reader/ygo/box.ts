/** A text box → its entries: sentences, and the bullets under them. */
import type { Effect, Filter, Limit } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import { sentences, type Span } from '../frame/sentences.ts';
import { addTo } from './additions.ts';
import type { Head } from './box-text.ts';
import { addLimit, readAs, together, type BoxReading, type Entry, type Read } from './entries.ts';
import { BELOW, withBelow } from './grammar/bestowing.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { Before, Context, Draft, Grant, OptionHeader } from './grammar/categories.ts';
import type { Label } from './grammar/label.ts';
import { about } from './grammar/continuous.ts';
import { bothHold } from './grammar/situations.ts';
import { asFilter, both, either, isNoun, type Noun, type Pointer, type What } from './grammar/noun.ts';
import { isWhole, type Made, settleStatement } from './meaning/effect.ts';
import { type Bullet, RowsReader, whileSo } from './rows.ts';

export class BoxReader extends RowsReader {
  read(): BoxReading {
    const spans = sentences(this.text.box.en).flatMap((span) => apart(span, this.text.box.en));
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
        (one) =>
          (['chooser', 'bothIf', 'addition', 'applyOnce'] as const).some((category) =>
            this.text.whole(category, ...this.text.range(one)),
          ) || this.#isOwnLimit(one),
      );
      const first = this.entries.length;
      if (!said || !this.#under(spans[i]!, bullets)) return 0;
      // What must be so for all of it is said of the choice itself.
      const both = between.filter((one) => this.text.whole('bothIf', ...this.text.range(one)) !== undefined);
      for (const one of [...both, ...between.filter((one) => !both.includes(one))])
        if (!this.#chooses(one) && !this.#both(one) && !this.#appliesOnce(one) && !this.#ofEach(one, first))
          this.sentence(one);
      return n + bullets.reduce((sum, { more }) => sum + 1 + more.length, 0);
    }
    return 0;
  }
  /** A limit on the effect before it, or on all of them. */
  #isOwnLimit(span: Span): boolean {
    const scope = this.text.whole('limitSentence', ...this.text.range(span))?.value.scope;
    return scope === 'previous' || scope === 'each' || scope === 'card' || scope === 'bullets';
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

  /** What is said of all the effects in the bullets. */
  #ofEach(span: Span, first: number): boolean {
    const made = this.entries.slice(first);
    const parsed = this.text.whole('addition', ...this.text.range(span));
    if (!parsed || made.length < 2) return false;
    const { to, put } = parsed.value;
    const settled = settleStatement(put);
    const each = to === 'effect' || to === 'card' || to === 'condition' || to === 'resolving';
    if (!settled || !each || !made.every((entry) => addTo([entry], to, settled as unknown as Draft))) this.leave(span);
    else made[0]!.reads.push({ parsed, role: 'condition' });
    return true;
  }
  /** "You cannot apply that same effect for the rest of this turn." */
  #appliesOnce(span: Span): boolean {
    const parsed = this.text.whole('applyOnce', ...this.text.range(span));
    const choice = this.entries.at(-1)?.record.resolve?.at(-1);
    if (!parsed) return false;
    if (choice?.do !== 'choose' || choice.once) this.leave(span);
    else {
      choice.once = 'turn';
      this.entries.at(-1)!.reads.push({ parsed, role: 'condition' });
    }
    return true;
  }
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
      !this.#listed(span, bullets) &&
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
    const { semicolon, before, does } = this.text.paying(head.begin, to);
    if (semicolon !== undefined && (!before || before.value.or)) return false;
    const parsed = this.text.whole('operations', does, to);
    if (!parsed || !JSON.stringify(parsed.value).includes('"$bullets"')) return false;
    const made = this.make(span, head, before?.value, { drafts: parsed.value, parsed });
    const given = made && this.#apart(bullets);
    const record = given && withBelow(made.record, given.map((one) => one.record));
    if (!record || !isWhole(record)) return false;
    const reads = [...readAs({ timing: head.occasion, cost: before, operation: parsed }), ...given.flatMap((one) => one.reads)];
    this.keep({ record, whole: true, copies: made.copies, sentence: undefined as never }, { from: span.from, to: bullets.at(-1)!.span.to }, reads, []);
    return true;
  } // prettier-ignore
  /** "Add 1 of the following monsters": each bullet is a kind of card; "Special Summon 1 monster, based on the banished card": a kind for each row. */
  #listed(span: Span, bullets: readonly Bullet[]): boolean {
    const head = this.text.headAbove(span);
    const kinds = bullets.every(({ more }) => more.length === 0) && this.#kinds(bullets);
    if (!head || !kinds) return false;
    const [, to] = this.text.header(span);
    const { semicolon, before, does: begin } = this.text.paying(head.begin, to);
    if (semicolon !== undefined && (!before || before.value.or)) return false;
    const based = this.text.tokens.findIndex((_, i) => i > begin && i < to && this.text.words(i, ',', 'based', 'on'));
    const of = based < 0 ? undefined : this.text.whole('pointer', based + 3, to);
    const parsed = this.text.whole('operations', begin, based < 0 ? to : based);
    if (!parsed || (based >= 0) !== (of !== undefined)) return false;
    const drafts = of ? eachItsKind(parsed.value, of.value, kinds) : kinds.every(({ label }) => !label) ? withKinds(parsed.value, kinds) : undefined;
    const made = drafts && this.make(span, head, before?.value, { drafts, parsed });
    if (!made?.whole) return false;
    const reads = readAs({ timing: head.occasion, cost: before, operation: parsed, choice: [...(of ? [of] : []), ...kinds.flatMap((one) => one.reads)] });
    this.keep({ ...made, sentence: undefined as never }, { from: span.from, to: bullets.at(-1)!.span.to }, reads, []);
    return true;
  } // prettier-ignore
  /** Bullets that name kinds of cards, several of them on a line perhaps; with a row before each. */
  #kinds(bullets: readonly Bullet[]): Kind[] | undefined {
    const kinds: (Kind | undefined)[] = bullets.flatMap(({ span }) => {
      const [from, to] = this.text.range(span);
      const starts = this.text.tokens.flatMap(({ word }, i) => (word === '●' && i >= from && i < to ? [i + 1] : []));
      return starts.map((start, n) => this.#kind(start, n + 1 < starts.length ? starts[n + 1]! - 1 : to));
    });
    return kinds.every((one) => one !== undefined) ? kinds : undefined;
  }
  #kind(start: number, to: number): Kind | undefined {
    const colon = this.text.mark(':', start, to);
    const label = colon === undefined ? undefined : this.text.whole('label', start, colon);
    if (colon !== undefined && !label) return undefined;
    const begin = colon === undefined ? start : colon + 1;
    const parsed = this.text.whole('kindBelow', begin, to);
    const noun = parsed?.value;
    if (!parsed || !noun || noun.where || noun.whose || noun.count !== undefined || noun.only || noun.distinct || noun.total) return undefined;
    return { filter: asFilter(noun), ...(label && { label: label.value }), reads: label ? [label, parsed] : [parsed] };
  } // prettier-ignore

  /** "Then you can apply the following effect": what the effect before goes on to do stands in the bullet. */
  #furthers(span: Span, bullets: readonly Bullet[]): boolean {
    const [bullet, other] = bullets;
    const parsed = this.text.whole('moreBelow', ...this.text.header(span));
    if (!parsed || !bullet || other) return false;
    const all = this.#further(bullet, parsed.value.adds === true);
    const { adds: _adds, instead, ...more } = parsed.value;
    const [first, ...rest] = all?.drafts ?? [];
    if (!all || !first || first['if'] || first['optional']) return false;
    const reads = readAs({ choice: parsed, operation: all.reads });
    const whole = { from: span.from, to: (bullet.more.at(-1) ?? bullet.span).to };
    if (instead) return this.goOn(whole, [{ do: 'or-else', $orElse: { if: parsed.value.if, do: all.drafts } }], reads);
    const drafts = [{ ...first, ...more }, ...(more.if ? rest.map((one) => ({ ...one, if: more.if })) : rest)];
    if (more.if && rest.some((one) => one['if'])) return false;
    return this.goOn(whole, drafts, reads);
  } // prettier-ignore
  /** `adds`: the bullet says itself that it is done besides ("Also, … after that"). */
  #further({ span, more }: Bullet, adds: boolean): ReturnType<typeof this.withMore> {
    const [start, to] = this.text.range(span);
    if (this.text.words(start + 1, 'also', ',') !== adds) return undefined;
    const after = adds && this.text.words(to - 2, 'after', 'that');
    const done = this.text.whole('operations', adds ? start + 3 : start + 1, after ? to - 2 : to);
    return done && this.withMore([...done.value], [done], more);
  }
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
    const { choose, limit, first: _first, join: _join, if: _if, by: _by, together: _together, once: _once, put, until: _until, asks, ...paid } = header.value;
    const reads = readAs({ timing: head.occasion, choice: header });
    if (choose) {
      const choice = this.#choice(span, head, paid, bullets, header.value);
      if (choice) this.keep(choice.made, { from: span.from, to: bullets.at(-1)!.span.to }, [...reads, ...choice.parts], []);
      return choice !== undefined;
    }
    const besides = put && settleStatement({ kind: 'condition', ...put });
    if (put && !besides) return false;
    const { kind: _kind, ...brings } = besides ?? {};
    const made = bullets.map((bullet, i) => this.option(bullet.span, head, paid, i + 1));
    for (const one of made) {
      if (one) Object.assign(one.made.record, brings);
      if (one && asks) one.made.record.condition = bothHold(asks, one.made.record.condition);
    }
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
  #choice(span: Span, head: Head, before: Before, bullets: readonly Bullet[], { first = [], join, if: when, by, together: more, once, until }: OptionHeader): { made: Made; parts: Read[] } | undefined {
    const parts = bullets.map((bullet) => {
      const [from, to] = this.text.range(bullet.span);
      const parsed = until ? undefined : this.text.whole('operations', from + 1, to);
      return { bullet: bullet.span, does: until ? this.#forAWhile(bullet, until) : parsed && this.withMore([...parsed.value], [parsed], bullet.more) };
    });
    if (!parts.every(({ does }) => does !== undefined)) return undefined;
    const options = parts.map(({ bullet, does }) => ({ gist: bothLanguages(this.text.box, bullet), do: does!.drafts }));
    if (more && bullets.length > 3) return undefined;
    const all = more ? [...options, ...several(options, more)] : options;
    const made = this.make(span, head, before, { drafts: [...first, { do: 'choose', ...(once && { once }), options: all, ...join, ...(when && { if: when }), ...(by && { by }) }] });
    return made && { made, parts: readAs({ operation: parts.flatMap(({ does }) => does!.reads) }) };
  } // prettier-ignore
  /** "Apply 1 of these effects to this card, until the end of this turn": what holds for a while. */
  #forAWhile(bullet: Bullet, { until, to }: NonNullable<OptionHeader['until']>): { drafts: Draft[]; reads: Parsed[] } | undefined {
    const given = this.#apart([bullet]);
    const rules = to ? [{ rule: 'gains-effects', effects: [BELOW] }] : [BELOW];
    const draft = given && withBelow({ do: 'apply', ...(to && { to }), until, rules }, given.map(({ record }) => record));
    return draft && { drafts: [draft], reads: given.flatMap(({ reads }) => reads.map(({ parsed }) => parsed)) };
  } // prettier-ignore
}

/** A bullet that names a kind of card. */
interface Kind {
  filter: Filter;
  label?: Label;
  reads: Parsed[];
}
/** The kinds in the place of "the following monsters"; nothing where there is no such place, or more than one. */
function withKinds(drafts: readonly Draft[], kinds: readonly Kind[]): Draft[] | undefined {
  let places = 0;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const { $bullets, ...rest } = value as { $bullets?: unknown };
    if ($bullets === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]));
    places++;
    return both(rest as Filter, either(kinds.map(({ filter }) => filter)));
  };
  const out = drafts.map((draft) => visit(draft) as Draft);
  return places === 1 ? out : undefined;
}
/** One thing done, to a card whose kind is that of the row that counts. */
function eachItsKind([draft, more]: readonly Draft[], of: Pointer, kinds: readonly Kind[]): Draft[] | undefined {
  const cards = draft?.['cards'] as { $what?: Noun } | undefined;
  const noun = cards?.$what;
  if (!draft || more || !noun || !isNoun(noun) || of.$ref !== 'done' || draft['if']) return undefined;
  const options = kinds.map(({ label, filter }) => (label?.like?.kind && Object.keys(label.like).length === 1 ? { if: { amount: { count: { $what: of }, like: label.like }, is: { min: 1 } }, do: [{ ...draft, cards: { ...cards, $what: { ...noun, filter: both(noun.filter, filter) } } }] } : undefined));
  return options.every((one) => one !== undefined) ? [{ do: 'choose', options }] : undefined;
} // prettier-ignore

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
/** "Activate 1 of these effects: ● …": what stands above the first bullet of a line, and the bullet. */
function apart(span: Span, text: string): Span[] {
  const at = /: (?=●)/.exec(text.slice(span.from, span.to));
  if (!at || text[span.from] === '●') return [span];
  return [
    { from: span.from, to: span.from + at.index + 1 },
    { from: span.from + at.index + 2, to: span.to },
  ];
}
/** What stands above bullets that are no effects of their own: what an effect may do. */
const CHOSEN_FROM =
  /^(?!.*\bonly\b).*\b(?:activate|apply|applies|choose|chooses|use)\b[^.]*\b(?:these|following|effects?)\b/i;
