/** Bullets with a row before their colon: "3+: …", "Heads: …", "EARTH: …", "While in Attack Position: …". */
import { many, type Condition, type Effect } from '../../engine/ygo/effects/schema.ts';
import { type Box, bothLanguages } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import type { Span } from '../frame/sentences.ts';
import type { Head } from './box-text.ts';
import type { Entry, Read } from './entries.ts';
import type { Before, Draft, Label, Rows } from './grammar/categories.ts';
import { conditionOf } from './grammar/labels.ts';
import { together } from './grammar/occasions.ts';
import { bothHold } from './grammar/situations.ts';
import type { Made } from './meaning/effect.ts';
import { SentenceReader } from './sentences.ts';

/** A bullet and the sentences after it on its line. */
export interface Bullet {
  span: Span;
  more: Span[];
}
/** A bullet, its row, and what stands after the row's colon. */
interface Row {
  bullet: Bullet;
  label: Parsed<Label>;
  rest: Span;
}

export class RowsReader extends SentenceReader {
  protected override sentence(span: Span): void {
    if (!this.#either(span)) super.sentence(span);
  }
  /** "Once per turn, you can either: …, or: …": two effects of which one is used, as if they stood in bullets. */
  #either(span: Span): boolean {
    const [from, to] = this.text.range(span);
    const at = (after: number, ...words: string[]): number =>
      this.text.tokens.findIndex((_, i) => i > after && i < to && this.text.words(i, ...words));
    const can = at(from, 'you', 'can', 'either', ':');
    const or = can < 0 ? -1 : at(can, 'or', ':');
    const before = (i: number): number => (this.text.tokens[i - 1]?.word === ',' ? i - 1 : i);
    const occasion = or < 0 ? undefined : this.text.whole('occasion', from, before(can));
    if (!occasion) return false;
    const head: Head = { flip: false, occasion, begin: can, to, optional: true };
    const made = [[can + 4, before(or)] as const, [or + 2, to] as const].map(([a, b], i) =>
      this.option(this.text.span(a, b), head, {}, i + 1),
    );
    if (!made.every((one) => one?.made.whole)) return false;
    made.forEach((one, i) => {
      one!.made.record.gist = bothLanguages(this.text.box, span);
      this.keep(
        one!.made,
        span,
        [...(i === 0 ? [{ parsed: occasion, role: 'timing' as const }] : []), ...one!.parts],
        [],
      );
    });
    return true;
  }
  /** Bullets with rows and what stands above them (`undefined`: nothing does); false where they are none, or not all are read. */
  protected rows(span: Span | undefined, bullets: readonly Bullet[]): boolean {
    const rows = bullets.map((bullet) => this.#row(bullet)).filter((row) => row !== undefined);
    if (rows.length < bullets.length) return span !== undefined && rows.length === 0 && this.#plain(span, bullets);
    if (!span) return rows.every(({ label }) => label.value.condition ?? label.value.like?.position) && this.#gained(undefined, { doing: 'gain' }, rows, []);
    const head = this.text.headAbove(span);
    if (!head) return false;
    const semicolon = this.text.mark(';', head.begin, head.to);
    const before = semicolon === undefined ? undefined : this.text.whole('before', head.begin, semicolon);
    if (semicolon !== undefined && semicolon < head.to - 1 && !before) return false;
    const last = /^[:;]$/.test(this.text.tokens[head.to - 1]?.word ?? '');
    const said = this.text.whole('rows', before ? semicolon! + 1 : head.begin, last ? head.to - 1 : head.to);
    if (!said) return false;
    const reads: Read[] = [head.occasion && { parsed: head.occasion, role: 'timing' as const }, before && { parsed: before, role: 'cost' as const }, { parsed: said, role: 'choice' as const }].filter((one) => one !== undefined);
    if (said.value.doing === 'gain') return !head.occasion && !before && this.#gained(span, said.value, rows, reads);
    return this.#done(span, head, before?.value, said.value, rows, reads);
  } // prettier-ignore

  /** Bullets without rows, all done one after the other: "apply these effects in sequence"; the one that goes on: "then you can apply this effect". */
  #plain(span: Span, bullets: readonly Bullet[]): boolean {
    const head = this.text.headAbove(span);
    if (!head || bullets.some(({ more }) => more.length > 0)) return false;
    const semicolon = this.text.mark(';', head.begin, head.to);
    const before = semicolon === undefined ? undefined : this.text.whole('before', head.begin, semicolon);
    const from = semicolon === undefined ? head.begin : semicolon + 1;
    const said = this.text.whole('rows', from, this.text.header(span)[1]);
    if ((semicolon !== undefined && !before) || !said || !['all', 'more'].includes(said.value.doing)) return false;
    const { doing, first, join, if: when } = said.value;
    const parts = bullets.map((bullet) => { const [start, to] = this.text.range(bullet.span); return this.text.whole('operations', start + 1, to); });
    if (!parts.every((one) => one !== undefined) || (doing === 'more' && parts.length !== 1)) return false;
    if (when && parts.some(({ value }) => value.some((one) => one['if']))) return false;
    const drafts = parts.flatMap(({ value }, i) => value.map((one, n) => (n > 0 || (i === 0 && !first) ? one : { ...one, ...(join ?? { join: first && i === 0 ? 'then' : 'also-after-that' }) })));
    const made = this.make(span, head, before?.value, { drafts: [...(first ?? []), ...drafts.map((one) => (when ? { ...one, if: when } : one))] });
    if (!made?.whole) return false;
    const reads: (Read | undefined)[] = [head.occasion && { parsed: head.occasion, role: 'timing' }, before && { parsed: before, role: 'cost' }, { parsed: said, role: 'choice' }, ...parts.map((parsed) => ({ parsed, role: 'operation' as const }))];
    this.keep({ ...made, sentence: undefined as never }, { from: span.from, to: bullets.at(-1)!.span.to }, reads, []);
    return true;
  } // prettier-ignore
  #row(bullet: Bullet): Row | undefined {
    const [from, to] = this.text.range(bullet.span);
    const colon = this.text.mark(':', from + 1, to);
    const label = colon === undefined ? undefined : this.text.whole('label', from + 1, colon);
    if (!label || colon === undefined || colon + 1 >= to) return undefined;
    return { bullet, label, rest: { from: this.text.tokens[colon + 1]!.from, to: bullet.span.to } };
  }

  /** Each row is an effect this card has while the row counts. */
  #gained(span: Span | undefined, said: Rows, rows: readonly Row[], reads: Read[]): boolean {
    let above: Read[] = reads;
    for (const { bullet, label, rest } of rows) {
      const condition = label.value.coin ? undefined : (conditionOf(label.value, said) as Condition | undefined);
      const [first, unread, loose] = [this.entries.length, this.unread.length, this.loose.length];
      if (condition) for (const one of [rest, ...bullet.more]) this.sentence(one);
      const made = this.entries.slice(first);
      if (made.length === 0) this.#leaveAll(bullet, unread, loose);
      for (const entry of made) {
        entry.reads.unshift(...above, { parsed: label, role: 'condition' });
        above = [];
        entry.record = whileSo(entry.record, label.value.like?.position ? asItWas(entry.record, condition) : condition);
        delete entry.sentence;
      }
    }
    if (above.length > 0 && span) this.leave(span);
    return true;
  }
  /** The whole bullet in place of what of it was left. */
  #leaveAll({ span, more }: Bullet, unread: number, loose: number): void {
    this.unread.length = unread;
    this.loose.length = loose;
    for (const one of [span, ...more]) this.leave(one);
  }

  /** One effect that does what its row, its coin or its die says; or an effect for each row. */
  #done(span: Span, head: Head, before: Before | undefined, said: Rows, rows: readonly Row[], reads: Read[]): boolean {
    if (said.doing === 'activate') return !(before && said.before) && this.#each(head, before ?? said.before, said, rows, reads);
    const kept: Read[] = [...reads];
    // What targets is activated, not applied: each row is an effect of its own turn.
    const aims = said.doing === 'apply' && !said.first && rows.every(({ label, rest }) => label.value.condition !== undefined && this.text.mark(';', ...this.text.range(rest)) !== undefined);
    if (aims) return this.#each(head, before, said, rows, reads);
    const parts = rows.map((row) => ({ row, does: this.#does(row, said.doing === 'coin' || said.doing === 'die', kept) }));
    if (!parts.every(({ does }) => does !== undefined)) return false;
    const last = rowsTogether(this.text.box, said, parts as { row: Row; does: Draft[] }[]);
    if (!last) return false;
    const [one, ...more] = last;
    const drafts = said.first ? [...said.first, { ...one, join: 'then', ...(said.any ? { join: said.join?.join ?? 'then' } : said.join) }, ...more] : last;
    const made = this.make(span, head, before ?? (this.text.mark(';', head.begin, head.to) === undefined ? undefined : {}), { drafts });
    if (!made?.whole) return false;
    this.keep({ ...made, sentence: undefined as never }, { from: span.from, to: rows.at(-1)!.bullet.span.to }, kept, []);
    return true;
  } // prettier-ignore

  /** What is done in a row: operations, or effects this card then has: what is said of a monster without an end it has from then on. */
  #does({ bullet, label, rest }: Row, mayGain: boolean, reads: Read[]): Draft[] | undefined {
    const has = mayGain && this.context.kind === 'monster' ? this.#has(bullet, label, rest, reads) : undefined;
    const parsed = has || bullet.more.length > 0 ? undefined : this.text.whole('operations', ...this.text.range(rest));
    if (!parsed)
      return has ?? (mayGain || this.context.kind !== 'monster' ? undefined : this.#has(bullet, label, rest, reads));
    reads.push({ parsed: label, role: 'choice' }, { parsed, role: 'operation' });
    return [...parsed.value];
  }
  #has(bullet: Bullet, label: Parsed<Label>, rest: Span, reads: Read[]): Draft[] | undefined {
    const [entries, unread, loose] = [this.entries.length, this.unread.length, this.loose.length];
    for (const one of [rest, ...bullet.more]) this.sentence(one);
    const made: Entry[] = this.entries.splice(entries);
    const whole = made.length > 0 && made.every((one) => one.whole) && this.unread.length === unread && this.loose.length === loose;
    this.unread.length = unread;
    this.loose.length = loose;
    if (!whole) return undefined;
    reads.push({ parsed: label, role: 'choice' }, ...made.flatMap((one) => one.reads));
    return [{ do: 'apply', to: 'this', until: 'leaves', rules: [{ rule: 'gains-effects', effects: made.map(({ record }) => record) }] }];
  } // prettier-ignore

  /** "Activate 1 of these effects, based on …": those whose row counts. */
  #each(head: Head, before: Before | undefined, said: Rows, rows: readonly Row[], reads: Read[]): boolean {
    const made = rows.map(({ bullet, label, rest }, i) => {
      const [count] = label.value.numbers ?? [];
      const pays = said.removes !== undefined || said.reveals === true;
      const condition = pays ? undefined : (conditionOf(label.value, said) as Condition | undefined);
      const own = said.reveals ? revealed(label.value) : said.removes && typeof count === 'number' ? [{ ...said.removes, count }] : [];
      const paid = own.length > 0 ? { cost: [...(before?.cost ?? []), ...own] } : {};
      const one = (pays ? 'cost' in paid : condition) && this.option(rest, head, { ...before, ...paid }, i + 1);
      if (one && condition) one.made.record.condition = bothHold(condition, one.made.record.condition);
      return one ? { bullet, label, one } : undefined;
    });
    if (!made.every((one) => one !== undefined)) return false;
    made.forEach(({ bullet, label, one }, i) => {
      this.keep(one.made, bullet.span, [...(i === 0 ? reads : []), { parsed: label, role: 'condition' }, ...one.parts], one.unread);
      for (const each of bullet.more) this.sentence(each);
    });
    return true;
  } // prettier-ignore

  /** An effect of which one is activated: what stands above them, and its own. */
  protected option(bullet: Span, head: Head, header: Before, option: number): { made: Made; parts: Read[]; unread: Span[] } | undefined {
    const [start, to] = this.text.range(bullet);
    const from = this.text.tokens[start]?.word === '●' ? start + 1 : start;
    const colon = this.text.mark(':', from, to);
    const own = colon === undefined ? undefined : this.text.whole('occasion', from, colon);
    const occasion = own && head.occasion ? bothOccasions(head.occasion, own) : (own ?? head.occasion);
    if (colon !== undefined && (!own || !occasion)) return undefined;
    const said = colon === undefined ? from : colon + 1;
    const begin = this.text.words(said, 'you', 'can') ? said + 2 : said;
    const semicolon = this.text.mark(';', begin, to);
    const before = semicolon === undefined ? undefined : this.text.whole('before', begin, semicolon);
    if (before?.value.or) return undefined;
    const resolve = this.text.operations(semicolon === undefined ? begin : semicolon + 1, to);
    const cost = [...(header.cost ?? []), ...(before?.value.cost ?? [])];
    const all: Before = { ...header, ...before?.value, ...(cost.length > 0 && { cost }) };
    const unread = [...(semicolon !== undefined && !before ? [this.text.span(begin, semicolon)] : []), ...(resolve.unread ? [this.text.span(...resolve.unread)] : [])];
    const paid = semicolon !== undefined && !before ? { unread: this.text.text(begin, semicolon) } : Object.keys(all).length > 0 ? all : undefined;
    const made = this.make(bullet, { ...head, occasion }, paid, resolve, option);
    return made && { made, unread, parts: [own && { parsed: own, role: 'timing' as const }, before && { parsed: before, role: 'cost' as const }, resolve.parsed && { parsed: resolve.parsed, role: 'operation' as const }].filter((one) => typeof one === 'object') };
  } // prettier-ignore
}

/** "DARK & EARTH: …": the monsters in the hand that are revealed for a row. */
function revealed({ listed, attributes }: Label): Draft[] {
  const all = listed ?? (attributes ? [{ count: 1, like: attributes }] : []);
  return all.map(({ count, like }) => ({ do: 'reveal', cards: { choose: count, where: 'hand', whose: 'you', filter: { kind: 'monster', ...(like as object) } } }));
} // prettier-ignore
/** What stands above the bullets and what one of them says, both. */
function bothOccasions(above: Parsed<Draft>, own: Parsed<Draft>): Parsed<Draft> | undefined {
  const value = together(above.value, own.value);
  return value && { ...own, value };
}
/** What is done with the rows, as one list of operations. */
function rowsTogether(box: Box, said: Rows, parts: readonly { row: Row; does: Draft[] }[]): Draft[] | undefined {
  if (said.doing === 'coin') {
    const of = (side: 'heads' | 'tails'): Draft[] | undefined => parts.find(({ row }) => row.label.value.coin === side)?.does;
    return parts.length <= 2 && parts.every(({ row }) => row.label.value.coin) ? [{ do: 'coin', ...(of('heads') && { heads: of('heads') }), ...(of('tails') && { tails: of('tails') }) }] : undefined;
  }
  if (said.doing === 'die') {
    const results = parts.flatMap(({ row, does }) => (row.label.value.numbers ?? []).map((is) => ({ is, then: does })));
    return parts.every(({ row }) => row.label.value.numbers) ? [{ do: 'die', results }] : undefined;
  }
  const rows = parts.map(({ row, does }) => ({ row, does, so: conditionOf(row.label.value, said) as Condition | undefined }));
  if (!rows.every(({ so }) => so !== undefined)) return undefined;
  if (said.doing === 'apply') return [{ do: 'choose', options: rows.map(({ row, does, so }) => ({ gist: bothLanguages(box, row.bullet.span), if: so, do: does })) }];
  if (rows.some(({ does }) => does.some((one) => one['if'] !== undefined))) return undefined;
  // One choice whether to do any of it; or each of them if its player wants to.
  if (said.any && rows.some(({ does }) => does[0]!['optional'])) return undefined;
  const all = rows.flatMap(({ does, so }, i) => does.map((one, n) => ({ ...one, if: so, ...(n === 0 && said.any && { optional: true }), ...(i > 0 && n === 0 && { join: 'also-after-that' }) })));
  return said.join?.optional && !said.any ? [{ do: 'choose', options: [{ do: all }] }] : all;
} // prettier-ignore

/** An effect the card only has while something is so. */
export const whileSo = (record: Effect, condition: Condition | undefined): Effect =>
  condition ? { ...record, condition: bothHold(condition, record.condition) } : record;
/** Of this card, when it has left the field: how it lay there. */
function asItWas({ on }: Effect, condition: Condition | undefined): Condition | undefined {
  const left = many(on).some((one) => one?.card?.this === true && LEAVING.has(one.event));
  return left && condition && 'like' in condition ? { ...condition, asIt: 'was' } : condition;
}
const LEAVING: ReadonlySet<unknown> = new Set([
  'destroyed',
  'sent',
  'leaves-field',
  'banished',
  'returned',
  'tributed',
]);
