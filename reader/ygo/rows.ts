/** Bullets with a row before their colon: "3+: …", "Heads: …", "EARTH: …", "While in Attack Position: …". */
import { many, type Condition, type Effect, type Place } from '../../engine/ygo/effects/schema.ts';
import { staysOnField } from '../../engine/ygo/cards.ts';
import { type Box, bothLanguages } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import type { Span } from '../frame/sentences.ts';
import type { Head } from './box-text.ts';
import { addLimit, readAs, type Entry, type Read } from './entries.ts';
import type { Before, Draft, Rows } from './grammar/categories.ts';
import type { Label } from './grammar/label.ts';
import { setAndActivated } from './additions.ts';
import { anyOf, conditionsOf } from './grammar/labels.ts';
import { isPointer, type Pointer, type What } from './grammar/noun.ts';
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
    return head !== undefined && this.#rowsUnder(span, head, rows);
  } // prettier-ignore
  #rowsUnder(span: Span, head: Head, rows: readonly Row[]): boolean {
    const { semicolon, before } = this.text.paying(head.begin, head.to);
    const said = this.#saidAbove(head, semicolon, before);
    if (!said) return false;
    const reads = readAs({ timing: head.occasion, cost: before, choice: said });
    if (said.value.doing === 'gain') {
      const known = this.#known(said.value);
      return known !== undefined && !head.occasion && !before && this.#gained(span, known, rows, reads);
    }
    if (this.#done(span, head, before?.value, said.value, rows, reads)) return true;
    const alone = !head.occasion && !head.optional && semicolon === undefined;
    const known = alone && this.#canHold(said.value) && this.#known({ ...said.value, doing: 'gain' });
    return known ? this.#holds(span, known, rows, reads) : false;
  } // prettier-ignore
  /** What is said above the rows, behind what is paid. */
  #saidAbove(head: Head, semicolon: number | undefined, before: Parsed<Before> | undefined): Parsed<Rows> | undefined {
    const said = this.text.whole('rows', before ? semicolon! + 1 : head.begin, this.text.withoutMark(head.to));
    if (semicolon !== undefined && semicolon < head.to - 1 && !before && !said?.value.counts) return undefined;
    // "You can Tribute up to 3 monsters, then apply 1 of these effects;": what stands before the semicolon is paid.
    return said?.value.first && semicolon === head.to - 1 ? undefined : said;
  }
  /** "Apply these effects based on …", said of a card that stays, is what holds. */
  #canHold({ doing, first, any }: Rows): boolean {
    const applies = (doing === 'apply' || doing === 'sequence') && !first && !any;
    return applies && this.text.box.box === 'text' && (this.context.kind === 'monster' || staysOnField(this.context));
  }
  /** Conditions that hold by themselves speak of this card, of the monster it is equipped to; "it" is one of them. */
  #known({ amount, of, ...said }: Rows): Rows | undefined {
    const itself = this.context.property === 'equip' ? 'equipped' : this.context.kind === 'monster' ? 'this' : undefined;
    const card = ({ $ref, done, as, filter }: Pointer): 'this' | 'equipped' | undefined => (done || as || filter ? undefined : $ref === 'this' || $ref === 'equipped' ? $ref : $ref === 'it' ? itself : undefined);
    let known = true;
    const found = (one: Pointer): string => { const is = card(one); if (!is) known = false; return is ?? 'this'; };
    const visit = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(visit);
      if (typeof value !== 'object' || value === null) return value;
      if ('$what' in value) return isPointer(value.$what as What) ? found(value.$what as Pointer) : ((known = false), value);
      if (Object.keys(value).some((key) => key.startsWith('$'))) known = false;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]));
    };
    const out: Rows = { ...said, ...(amount !== undefined && { amount: visit(amount) as never }), ...(of && { of: { ...of, is: typeof of.is === 'string' ? of.is : (found(of.is) as 'this') } }) };
    return known ? out : undefined;
  } // prettier-ignore
  #holds(span: Span, said: Rows, rows: readonly Row[], reads: Read[]): boolean {
    const [entries, unread, loose, limits] = [this.entries.length, this.unread.length, this.loose.length, this.limits.length];
    if (this.#gained(span, said, rows, reads) && this.unread.length === unread && this.entries.slice(entries).every(({ whole }) => whole)) return true;
    this.entries.length = entries;
    this.unread.length = unread;
    this.loose.length = loose;
    this.limits.length = limits;
    return false;
  } // prettier-ignore

  /** Bullets without rows, all done one after the other: "apply these effects in sequence"; the one that goes on: "then you can apply this effect". */
  #plain(span: Span, bullets: readonly Bullet[]): boolean {
    const head = this.text.headAbove(span);
    if (!head) return false;
    const { semicolon, before, does } = this.text.paying(head.begin, head.to);
    const said = this.text.whole('rows', does, this.text.header(span)[1]);
    if ((semicolon !== undefined && !before) || !said || !['all', 'more', 'or-else'].includes(said.value.doing)) return false;
    const { doing, first, join, last, if: when } = said.value;
    const parts = bullets.map((bullet) => { const [start, to] = this.text.range(bullet.span); const one = this.text.whole('operations', start + 1, to); const all = one && this.withMore([...one.value], [one], bullet.more); return all && { value: all.drafts, reads: all.reads }; });
    if (!parts.every((one) => one !== undefined) || (doing === 'more' && parts.length !== 1)) return false;
    if (when && parts.some(({ value }) => value.some((one) => one['if']))) return false;
    const drafts = parts.flatMap(({ value }, i) => value.map((one, n) => (n > 0 || (i === 0 && !first) ? one : { ...one, ...(join ?? { join: first && i === 0 ? 'then' : 'also-after-that' }) })));
    const options = bullets.map((bullet, i) => ({ gist: bothLanguages(this.text.box, bullet.span), if: when, do: parts[i]!.value }));
    if (doing === 'or-else' && first!.some((one) => one['if'])) return false;
    const after = (last ?? []).map((one, i) => (i === 0 ? { ...one, join: 'then', optional: true } : one));
    const all = doing === 'or-else' ? [{ do: 'choose', options: [{ do: first }, ...options] }] : [...(first ?? []), ...drafts.map((one) => (when ? { ...one, if: when } : one)), ...after];
    const made = this.make(span, head, before?.value, { drafts: all });
    if (!made?.whole) return false;
    const reads = readAs({ timing: head.occasion, cost: before, choice: said, operation: parts.flatMap((one) => one.reads) });
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
    const conditions = (conditionsOf(rows.map(({ label }) => label.value), said) as (Condition | undefined)[]).map((one) => (one && said.if ? bothHold(said.if, one) : one)); // prettier-ignore
    for (const [i, { bullet, label, rest }] of rows.entries()) {
      const condition = conditions[i];
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
    const drafts = aroundRows(said, last);
    const made = this.make(span, head, before ?? (this.text.mark(';', head.begin, head.to) === undefined ? undefined : {}), { drafts });
    if (!made?.whole) return false;
    // Where nothing of the kind is there, no row counts and nothing would be done.
    if (said.among && !said.first) {
      made.record.condition = bothHold(made.record.condition, anyOf(rows.map(({ label }) => label.value), said));
    }
    this.keep({ ...made, sentence: undefined as never }, { from: span.from, to: rows.at(-1)!.bullet.span.to }, kept, []);
    return true;
  } // prettier-ignore

  /** What is done in a row: operations, or effects this card then has: what is said of a monster without an end it has from then on. */
  #does({ bullet, label, rest }: Row, mayGain: boolean, reads: Read[]): Draft[] | undefined {
    const has = mayGain && this.context.kind === 'monster' ? this.#has(bullet, label, rest, reads) : undefined;
    const parsed = has ? undefined : this.text.whole('operations', ...this.text.range(rest));
    const all =
      parsed &&
      this.withMore(allLater(parsed.value, this.text.words(this.text.range(rest)[0], 'during')), [parsed], bullet.more);
    if (!all)
      return has ?? (mayGain || this.context.kind !== 'monster' ? undefined : this.#has(bullet, label, rest, reads));
    reads.push(...readAs({ choice: label, operation: all.reads }));
    return all.drafts;
  }
  /** What the sentences after a bullet say more of what it does: how a Summon counts, what a Set card can do, what is done then. */
  protected withMore(drafts: Draft[], reads: Parsed[], more: readonly Span[]): { drafts: Draft[]; reads: Parsed[] } | undefined {
    const out = [...drafts];
    for (const span of more) {
      const [from, to] = this.text.range(span);
      const addition = this.text.whole('addition', from, to);
      const goesOn = addition ? undefined : this.text.whole('continuation', from, to);
      const last = out.at(-1);
      if (!last || (!addition && !goesOn)) return undefined;
      if (goesOn) {
        if (goesOn.value[0]?.['$instead'] !== undefined || (last['optional'] && goesOn.value[0]?.['do'] === 'otherwise')) return undefined;
        out.push(...goesOn.value);
      } else if (addition!.value.to === 'summon') {
        const put = addition!.value.put as { as?: string; transfer?: true };
        if (last['do'] !== 'special-summon' || last['as'] || put.transfer) return undefined;
        out[out.length - 1] = { ...last, as: put.as };
      } else if (addition!.value.to === 'set') {
        if (last['do'] !== 'set') return undefined;
        out.push(setAndActivated(addition!.value.put as Record<string, unknown>) as unknown as Draft);
      } else return undefined;
      reads.push((addition ?? goesOn)!);
    }
    return { drafts: out, reads };
  } // prettier-ignore
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
    const known = said.amount === undefined && said.of === undefined ? said : this.#known(said);
    if (!known) return false;
    const conditions = conditionsOf(rows.map(({ label }) => label.value), known) as (Condition | undefined)[];
    // "Remove 4, 7, or 10": each number has its row.
    if (said.counts && JSON.stringify(rows.map(({ label }) => label.value.numbers?.[0])) !== JSON.stringify(said.counts)) return false;
    const made = rows.map(({ bullet, label, rest }, i) => {
      const own = ownOfRow(label.value, said, conditions[i]);
      const there = own && (own.place ? placedAt(head, own.place) : head);
      const one = there && this.option(rest, there, { ...before, ...(own.cost && { cost: [...(before?.cost ?? []), ...own.cost] }) }, i + 1);
      if (!one) return undefined;
      if (own.condition) one.made.record.condition = bothHold(own.condition, one.made.record.condition);
      if (said.limit) addLimit(one.made.record, said.limit, true);
      return { bullet, label, one };
    });
    if (!made.every((one) => one !== undefined)) return false;
    made.forEach(({ bullet, label, one }, i) => {
      this.keep(one.made, bullet.span, [...(i === 0 ? reads : []), { parsed: label, role: 'condition' }, ...one.parts], one.unread);
      for (const each of bullet.more) this.sentence(each);
    });
    return true;
  } // prettier-ignore

  /** When an effect in a bullet is activated: what stands above it and, before its colon, what it says itself. */
  #whenBelow(from: number, to: number, { occasion: above }: Head): { own?: Parsed<Draft>; occasion?: Parsed<Draft> | undefined; said: number } | undefined {
    const colon = this.text.mark(':', from, to);
    if (colon === undefined) return { occasion: above, said: from };
    const own = this.text.whole('occasion', from, colon);
    const occasion = own && above ? bothOccasions(above, own) : own;
    return own && occasion && { own, occasion, said: colon + 1 };
  } // prettier-ignore
  /** An effect of which one is activated: what stands above them, and its own. */
  protected option(bullet: Span, head: Head, header: Before, option: number): { made: Made; parts: Read[]; unread: Span[] } | undefined {
    const [start, to] = this.text.range(bullet);
    const from = this.text.tokens[start]?.word === '●' ? start + 1 : start;
    const when = this.#whenBelow(from, to, head);
    if (!when) return undefined;
    const { own, occasion, said } = when;
    const begin = this.text.words(said, 'you', 'can') ? said + 2 : said;
    const { semicolon, before, does } = this.text.paying(begin, to);
    if (before?.value.or) return undefined;
    const resolve = this.text.operations(does, to);
    const cost = [...(header.cost ?? []), ...(before?.value.cost ?? [])];
    const all: Before = { ...header, ...before?.value, ...(cost.length > 0 && { cost }) };
    const unread = this.text.notRead(begin, { semicolon, before }, resolve);
    const paid = semicolon !== undefined && !before ? { unread: this.text.text(begin, semicolon) } : Object.keys(all).length > 0 ? all : undefined;
    const made = this.make(bullet, { ...head, occasion }, paid, resolve, option);
    return made && { made, unread, parts: readAs({ timing: own, cost: before, operation: resolve.parsed }) };
  } // prettier-ignore
}

/** What a row asks of its own: what is paid for it, where the card is, what must be so; nothing where it does not say. */
function ownOfRow(label: Label, said: Rows, condition: Condition | undefined): { cost?: Draft[]; place?: Place; condition?: Condition } | undefined {
  if (said.removes !== undefined || said.reveals) {
    const [count] = label.numbers ?? [];
    const cost = said.reveals ? revealed(label) : typeof count === 'number' ? [{ ...said.removes, count }] : [];
    return cost.length > 0 ? { cost } : undefined;
  }
  if (said.placed) return label.place && { place: label.place };
  return condition && { condition };
} // prettier-ignore
/** "DARK & EARTH: …": the monsters in the hand that are revealed for a row. */
function revealed({ listed, attributes }: Label): Draft[] {
  const all = listed ?? (attributes ? [{ count: 1, like: attributes }] : []);
  return all.map(({ count, like }) => ({ do: 'reveal', cards: { choose: count, where: 'hand', whose: 'you', filter: { kind: 'monster', ...(like as object) } } }));
} // prettier-ignore
/** An effect this card has where the row says. */
function placedAt(head: Head, place: Place): Head | undefined {
  if (!head.occasion || '$from' in head.occasion.value) return undefined;
  return place === 'monsters'
    ? head
    : { ...head, occasion: { ...head.occasion, value: { ...head.occasion.value, $from: place } } };
}
/** What stands above the bullets and what one of them says, both. */
function bothOccasions(above: Parsed<Draft>, own: Parsed<Draft>): Parsed<Draft> | undefined {
  const value = together(above.value, own.value);
  return value && { ...own, value };
}
/** "3 Heads: … 2 Heads: …": by how many of the coins show a side. */
function tossedSo(coins: number, parts: readonly { row: Row; does: Draft[] }[]): Draft[] | undefined {
  const done = parts.map(({ row: { label }, does }) => {
    const { coin, numbers } = label.value;
    const [n, more] = numbers ?? [];
    if (!coin || typeof n !== 'number' || more !== undefined || does.some((one) => one['if'] !== undefined)) return undefined;
    const so = { amount: { from: 'heads' }, is: coin === 'heads' ? n : coins - n };
    return does.map((one, i) => ({ ...one, if: so, ...(i === 0 && { join: 'also' }) }));
  });
  return done.every((one) => one !== undefined) ? [{ do: 'coin', count: coins }, ...done.flat()] : undefined;
} // prettier-ignore
/** What stands above the rows is done before them or besides. */
function aroundRows({ doing, first, last = [], any, join }: Rows, [one, ...more]: readonly Draft[]): Draft[] {
  if (first) return [...first, { ...one, join: 'then', ...(any ? { join: join?.join ?? 'then' } : join) }, ...more];
  const besides = doing === 'apply' ? last : [];
  return [one!, ...more, ...besides.map((also, i) => (i === 0 ? { ...also, join: 'also' } : also))];
}
/** What is done with the rows, as one list of operations. */
function rowsTogether(box: Box, said: Rows, parts: readonly { row: Row; does: Draft[] }[]): Draft[] | undefined {
  if (said.coins) return tossedSo(said.coins, parts);
  if (said.doing === 'coin') {
    const of = (side: 'heads' | 'tails'): Draft[] | undefined => parts.find(({ row }) => row.label.value.coin === side)?.does;
    return parts.length <= 2 && parts.every(({ row }) => row.label.value.coin) ? [{ do: 'coin', ...(of('heads') && { heads: of('heads') }), ...(of('tails') && { tails: of('tails') }) }] : undefined;
  }
  if (said.doing === 'die') {
    const results = parts.flatMap(({ row, does }) => (row.label.value.numbers ?? []).map((is) => ({ is, then: does })));
    return parts.every(({ row }) => row.label.value.numbers) ? [{ do: 'die', results }] : undefined;
  }
  const conditions = conditionsOf(parts.map(({ row }) => row.label.value), said) as (Condition | undefined)[];
  const rows = parts.map(({ row, does }, i) => ({ row, does, so: conditions[i] }));
  if (!rows.every(({ so }) => so !== undefined)) return undefined;
  if (said.doing === 'apply') return [{ do: 'choose', options: rows.map(({ row, does, so }) => ({ gist: bothLanguages(box, row.bullet.span), if: so, do: does })) }];
  // One choice whether to do any of it; or each of them if its player wants to.
  if (said.any && rows.some(({ does }) => does[0]!['optional'])) return undefined;
  const all = rows.flatMap(({ does, so }, i) => does.map((one, n) => ({ ...one, ...(n === 0 || !HANGS.has(one['join']) ? { if: bothHold(so, one['if'] as Condition | undefined) } : {}), ...(n === 0 && said.any && { optional: true }), ...(i > 0 && n === 0 && { join: 'also-after-that' }) })));
  return said.join?.optional && !said.any ? [{ do: 'choose', options: [{ do: all }] }] : all;
} // prettier-ignore

/** "During the End Phase of this turn, draw 2 cards, then discard 1 card": all of it then. */
function allLater([first, ...rest]: readonly Draft[], later: boolean): Draft[] {
  if (!first) return [];
  const then = first['then'];
  return later && first['do'] === 'later' && Array.isArray(then)
    ? [{ ...first, then: [...(then as Draft[]), ...rest] }]
    : [first, ...rest];
}
/** How an operation is joined that is done only if the one before it was. */
const HANGS: ReadonlySet<unknown> = new Set(['then', 'and-if-you-do', 'and']);
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
