/** A Yu-Gi-Oh! card's text → its effects: sentences, what each is, the effects they make, the limits put onto the effects they govern. */
import type { YgoCard } from '../../engine/case/schema.ts';
import type { TextBox, UnreadText } from '../../engine/reading.ts';
import type { Effect, Limit } from '../../engine/ygo/effects/schema.ts';
import { many } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages, ygoBoxes, type Box } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import { piecesOf, pointersOf, stretchesOf, type Stretch } from '../frame/pieces.ts';
import { sentences, type Span } from '../frame/sentences.ts';
import { tokenize, type Token } from '../frame/tokens.ts';
import type { NameList, Piece, Reading, Role } from '../reading.ts';
import { grammar } from './grammar/grammar.ts';
import type { Before, Categories, Context, Draft, LimitSentence } from './grammar/categories.ts';
import { makeEffect, settleStatement, type Made, type Sentence } from './meaning/effect.ts';
import { look, type Look } from './touches.ts';
import { canon } from './words/canon.ts';

/** A phrase that was read and what stands for it if nothing smaller is found in the records. */
interface Read {
  parsed: Parsed;
  role: Role;
}
interface Entry {
  record: Effect;
  whole: boolean;
  box: TextBox;
  reads: Read[];
  copies: ReadonlyMap<object, object>;
  span: Span;
  /** Offsets of what nobody read in it. */
  unread: Span[];
}
/** A sentence about other effects, or one nobody read. */
interface Loose {
  span: Span;
  reads: Read[];
  /** Effects it governs (by index), if it was read. */
  governs?: number[];
  role: Role;
}

export const contextOf = (card: YgoCard): Context => ({
  name: typeof card.name === 'string' ? card.name : (card.name.en ?? ''),
  kind: card.kind,
  property: card.kind === 'monster' ? undefined : card.property,
  monster: card.kind === 'monster' ? (card.monster ?? []) : [],
});
export function readYgo(card: YgoCard, _names: NameList): Reading<Effect> {
  const context = contextOf(card);
  const boxes = ygoBoxes(card);
  const flavour = card.kind === 'monster' && (card.monster ?? []).includes('normal') && !(card.monster ?? []).includes('effect');
  const readings = boxes.map((box) => (flavour && box.box === 'text' ? flavourOf(box) : new BoxReader(box, card, context).read()));
  return assemble(boxes, readings);
} // prettier-ignore

interface BoxReading {
  entries: Entry[];
  loose: Loose[];
  tokens: readonly Token[];
  unread: UnreadText[];
}
const flavourOf = ({ en }: Box): BoxReading => ({
  entries: [],
  loose: [{ span: { from: 0, to: en.length }, reads: [], role: 'flavour' }],
  tokens: [],
  unread: [],
});

const EXTRA: readonly string[] = ['fusion', 'synchro', 'xyz', 'link'];

class BoxReader {
  readonly #box: Box;
  readonly #card: YgoCard;
  readonly #context: Context;
  readonly #tokens: readonly Token[];
  readonly #at: <K extends keyof Categories & string>(category: K, at: number) => Parsed<Categories[K]>[];
  readonly #entries: Entry[] = [];
  readonly #loose: Loose[] = [];
  readonly #unread: UnreadText[] = [];

  constructor(box: Box, card: YgoCard, context: Context) {
    this.#box = box;
    this.#card = card;
    this.#context = context;
    this.#tokens = tokenize(box.en, canon).words;
    this.#at = grammar().reader(this.#tokens, context);
  }

  read(): BoxReading {
    const spans = sentences(this.#box.en);
    for (let i = 0; i < spans.length; i++) {
      const span = spans[i]!;
      const bullets = this.#bullets(spans, i + 1);
      if (bullets.length > 0) {
        if (this.#limit(span) || this.#reminder(span, 'bulletHeader')) {
          for (const bullet of bullets) this.#sentence(bullet);
        } else if (!this.#options(span, bullets)) for (const one of [span, ...bullets]) this.#leave(one);
        i += bullets.length;
      } else if (!(i === 0 && this.#material(span))) this.#sentence(span);
    }
    this.#putLimits();
    const entries = together(this.#entries, this.#context.property === 'equip');
    const at = (i: number): number => entries.indexOf(this.#entries[i]!);
    const loose = this.#loose.map((one) => (one.governs ? { ...one, governs: one.governs.map(at) } : one));
    const unread = this.#unread.map((one) => (one.effect === undefined ? one : { ...one, effect: at(one.effect) }));
    return { entries, loose, tokens: this.#tokens, unread };
  } // prettier-ignore

  #sentence(span: Span): void {
    const read = this.#limit(span) || this.#statement(span) || this.#addition(span) || this.#reminder(span, 'reminder') || this.#effect(span);
    if (!read && !this.#attach(span)) this.#leave(span);
  } // prettier-ignore
  #reminder(span: Span, category: 'reminder' | 'bulletHeader'): boolean {
    const parsed = this.#whole(category, ...this.#range(span));
    if (parsed) this.#loose.push({ span, reads: [], role: 'reminder' });
    return parsed !== undefined;
  }
  /** What a sentence says more of the effect (the procedure, the Ritual Summon) before it. */
  #addition(span: Span): boolean {
    const parsed = this.#whole('addition', ...this.#range(span));
    const to = parsed?.value.to;
    const last = to === 'card' ? this.#entries.find(({ record }) => record.kind === 'activation') : this.#entries.at(-1);
    if (!parsed || !last || ((to === 'effect' || to === 'quick' || to === 'set') && this.#missed)) return false;
    const { record } = last;
    const settled = settleStatement(parsed.value.put);
    if (!settled) return false;
    if (to === 'quick' || to === 'set') {
      if (!(to === 'quick' ? becomeQuick(record, settled) : setAndActivated(record))) return false;
      last.reads.push({ parsed, role: 'condition' });
      return true;
    }
    const ritual = record.resolve?.length === 1 && record.resolve[0]?.do === 'ritual-summon' ? record.resolve[0] : undefined;
    const onto = (to === 'effect' || to === 'card') && ACTIVATED.has(record.kind) ? record : to === 'procedure' ? record.procedure : to === 'ritual' ? ritual : undefined;
    if (!onto || Object.keys(settled).some((key) => key in onto)) return false;
    Object.assign(onto, settled);
    last.reads.push({ parsed, role: 'restriction' });
    return true;
  } // prettier-ignore

  /** The sentences from here on that are bullets; what follows a bullet on its line belongs to none that could be read. */
  #bullets(spans: readonly Span[], from: number): Span[] {
    const isBullet = (span: Span | undefined): boolean => span !== undefined && this.#box.en[span.from] === '●';
    const bullets: Span[] = [];
    for (let i = from; isBullet(spans[i]); i++) bullets.push(spans[i]!);
    return bullets;
  }
  /** "Activate 1 of these effects": an entry for each bullet; "apply 1 of these effects": one choice when it resolves. */
  #options(span: Span, bullets: readonly Span[]): boolean {
    const head = this.#head(span);
    if (!head) return false;
    const last = this.#tokens[head.to - 1]?.word;
    const header = this.#whole('optionHeader', head.begin, last === ';' || last === ':' ? head.to - 1 : head.to);
    if (!header) return false;
    const { choose, ...paid } = header.value;
    const made = choose ? [this.#choice(span, head, paid, bullets)] : bullets.map((bullet, i) => this.#option(bullet, head, paid, i + 1));
    if (made.some((one) => one === undefined)) return false;
    const first = this.#entries.length;
    const reads: Read[] = [head.occasion && { parsed: head.occasion, role: 'timing' as const }, { parsed: header, role: 'choice' as const }].filter((one) => one !== undefined);
    made.forEach((one, i) => {
      const { made: effect, parts } = one!;
      this.#keep(effect, choose ? { from: span.from, to: bullets.at(-1)!.to } : bullets[i]!, [...(i === 0 ? reads : []), ...parts], []);
    });
    return this.#entries.length > first;
  } // prettier-ignore
  #option(bullet: Span, head: Head, header: Before, option: number): { made: Made; parts: Read[] } | undefined {
    const [from, to] = this.#range(bullet);
    const begin = from + 1;
    const semicolon = this.#mark(';', begin, to);
    const before = semicolon === undefined ? undefined : this.#whole('before', begin, semicolon);
    if ((semicolon !== undefined && !before) || this.#mark(':', begin, to) !== undefined) return undefined;
    const resolve = this.#operations(semicolon === undefined ? begin : semicolon + 1, to);
    const cost = [...(header.cost ?? []), ...(before?.value.cost ?? [])];
    const all: Before = { ...header, ...before?.value, ...(cost.length > 0 && { cost }) };
    const made = this.#make(bullet, head, Object.keys(all).length > 0 ? all : undefined, resolve, option);
    return made && { made, parts: [before && { parsed: before, role: 'cost' as const }, resolve.parsed && { parsed: resolve.parsed, role: 'operation' as const }].filter((one) => one !== undefined) };
  } // prettier-ignore
  #choice(span: Span, head: Head, before: Before, bullets: readonly Span[]): { made: Made; parts: Read[] } | undefined {
    const parts = bullets.map((bullet) => {
      const [from, to] = this.#range(bullet);
      return { bullet, parsed: this.#whole('operations', from + 1, to) };
    });
    if (parts.some(({ parsed }) => parsed === undefined)) return undefined;
    const options = parts.map(({ bullet, parsed }) => ({ gist: bothLanguages(this.#box, bullet), do: parsed!.value }));
    const made = this.#make(span, head, before, { drafts: [{ do: 'choose', options }] });
    return made && { made, parts: parts.map(({ parsed }) => ({ parsed: parsed!, role: 'operation' as const })) };
  } // prettier-ignore

  /** A sentence nobody read that speaks of what the effect before it did makes that effect not whole. */
  #attach(span: Span): boolean {
    const effect = this.#entries.length - 1;
    const entry = this.#entries[effect];
    const [from, to] = this.#range(span);
    const text = bothLanguages(this.#box, span);
    if (!entry || this.#missed || !ACTIVATED.has(entry.record.kind) || this.#mark(':', from, to) !== undefined) return false;
    if (this.#context.kind === 'monster' && !!ATTACHED.test(text.en) && !/\bthis effect\b/.test(text.en)) return false;
    entry.record.resolve = [...(entry.record.resolve ?? []), { do: 'unmodelled', text: text.en, join: 'also' }];
    entry.whole = false;
    entry.unread.push(span);
    this.#unread.push({ text, box: this.#box.box, effect, ...this.#look(span) });
    return true;
  } // prettier-ignore

  /** The tokens of a sentence, without its full stop. */
  #range({ from, to }: Span): [number, number] {
    const begin = this.#tokens.findIndex((token) => token.from >= from);
    let end = begin;
    while (end < this.#tokens.length && this.#tokens[end]!.to <= to) end++;
    if (this.#tokens[end - 1]?.word === '.') end--;
    return [begin, end];
  }
  /** The one reading of these tokens as one phrase of this kind. */
  #whole<K extends keyof Categories & string>(
    category: K,
    from: number,
    to: number,
  ): Parsed<Categories[K]> | undefined {
    if (from >= to) return undefined;
    const all = this.#at(category, from).filter((parsed) => parsed.to === to);
    return all.length === 1 ? all[0] : undefined;
  }
  #text(from: number, to: number): string {
    return from < to ? this.#box.en.slice(this.#tokens[from]!.from, this.#tokens[to - 1]!.to) : '';
  }

  /** The last effect of the text so far is one nobody read. */
  #missed = false;
  #leave(span: Span): void {
    if (/[:;]/.test(this.#box.en.slice(span.from, span.to))) this.#missed = true;
    this.#loose.push({ span, reads: [], role: 'unread' });
    this.#unread.push({ text: bothLanguages(this.#box, span), box: this.#box.box, ...this.#look(span) });
  }
  /** What the wording of a sentence tells of where and when it could matter. */
  #look(span: Span): Look {
    if (this.#box.onlyGerman) return { touches: [{ what: 'everything' }] };
    const spans = sentences(this.#box.en);
    this.#looks ??= look(this.#card)(
      spans.map(({ from, to }) => this.#box.en.slice(from, to)),
      this.#box.box,
    );
    return this.#looks[spans.findIndex(({ from }) => from === span.from)] ?? { touches: [{ what: 'everything' }] };
  }
  #looks: Look[] | undefined;

  #material(span: Span): boolean {
    const summon = this.#card.kind === 'monster' && this.#box.box === 'text' ? EXTRA.find((kind) => (this.#card as { monster?: string[] }).monster?.includes(kind)) : undefined;
    if (!summon) return false;
    const [from, to] = this.#range(span);
    const parsed = this.#whole('materialLine', from, to);
    if (!parsed) return false;
    const record = { kind: 'procedure', gist: bothLanguages(this.#box, span), procedure: { summon, materials: parsed.value } } as unknown as Effect;
    this.#entries.push({ record, whole: true, box: this.#box.box, reads: [{ parsed, role: 'material' }], copies: new Map(), span, unread: [] });
    return true;
  } // prettier-ignore

  #statement(span: Span): boolean {
    const [start, to] = this.#range(span);
    const from = this.#tokens[start]?.word === '●' ? start + 1 : start;
    const parsed = this.#whole('statement', from, to);
    if (!parsed) return false;
    const gist = bothLanguages(this.#box, span);
    const copies = new Map<object, object>();
    const settled = parsed.value.map(settleStatement);
    if (settled.some((one) => one === undefined)) return false;
    for (const [i, draft] of parsed.value.entries()) {
      const record = { ...settled[i]!, gist, ...(this.#box.box === 'pendulum' && { pendulum: true }) };
      copies.set(draft, record);
      this.#entries.push({ record, whole: true, box: this.#box.box, reads: [{ parsed, role: 'condition' }], copies, span, unread: [] });
    }
    return true;
  } // prettier-ignore

  #limit(span: Span): boolean {
    const [from, to] = this.#range(span);
    const parsed = this.#whole('limitSentence', from, to);
    if (!parsed) return false;
    const governs = this.#governed(parsed.value);
    if (governs === undefined) {
      this.#leave(span);
      return true;
    }
    this.#loose.push({ span, reads: [{ parsed, role: 'limit' }], governs, role: 'limit' });
    this.#limits.push({ sentence: parsed.value, governs, from: this.#entries.length, span });
    return true;
  }
  readonly #limits: { sentence: LimitSentence; governs: number[]; from: number; span: Span }[] = [];
  #governed({ scope }: LimitSentence): number[] | undefined {
    const activated = this.#entries.flatMap(({ record }, i) => (ACTIVATED.has(record.kind) ? [i] : []));
    // "This effect" is the one just before, which may be one nobody read.
    if (scope === 'previous') return activated.length > 0 && !this.#missed ? activated.slice(-1) : undefined;
    if (scope === 'preceding') return activated.length > 0 ? activated : undefined;
    // All effects of the card, or all that follow: known when the text is read to its end.
    return [];
  }
  /** After the last sentence: each limit onto the effects it governs. */
  #putLimits(): void {
    for (const { sentence, governs, from, span } of this.#limits) {
      const { scope, limit } = sentence;
      const all = this.#entries.map((_, i) => i).filter((i) => ACTIVATED.has(this.#entries[i]!.record.kind));
      if (scope === 'each') governs.push(...all);
      if (scope === 'following') governs.push(...all.filter((i) => i >= from));
      if (scope === 'card') governs.push(...all.filter((i) => this.#entries[i]!.record.kind === 'activation'));
      for (const i of governs) addLimit(this.#entries[i]!.record, limit);
      // A limit on what nobody read.
      if (governs.length === 0) this.#leave(span);
    }
  }

  /** What stands before what is paid and done: "FLIP:", the occasion, "You can". */
  #head(span: Span): Head | undefined {
    const [start, to] = this.#range(span);
    let from = this.#tokens[start]?.word === '●' ? start + 1 : start;
    const flip = this.#words(from, 'flip', ':');
    if (flip) from += 2;
    const colon = this.#mark(':', from, to);
    const saysWhen = colon !== undefined && colon < to - 1;
    const occasion = saysWhen ? this.#whole('occasion', from, colon) : undefined;
    if (saysWhen && !occasion) return undefined;
    const begin = saysWhen ? colon + 1 : from;
    const can = this.#words(begin, 'you', 'can');
    return {
      flip,
      occasion,
      begin: can ? begin + 2 : begin,
      to,
      optional: can || occasion?.value['$optional'] === true,
    };
  }
  #effect(span: Span): boolean {
    const head = this.#head(span);
    if (!head) return false;
    const { begin, to, occasion } = head;
    const semicolon = this.#mark(';', begin, to);
    if (!occasion && semicolon === undefined && !head.flip && !this.#isActivation(undefined)) return false;
    const before = semicolon === undefined ? undefined : this.#whole('before', begin, semicolon);
    const resolve = this.#operations(semicolon === undefined ? begin : semicolon + 1, to);
    if (!occasion && !before && resolve.drafts.length === 0) return false;
    const unread: Span[] = [...(semicolon !== undefined && !before ? [this.#span(begin, semicolon)] : []), ...(resolve.unread ? [this.#span(...resolve.unread)] : [])];
    const paid = semicolon === undefined ? undefined : (before?.value ?? { unread: this.#text(begin, semicolon) });
    const made = this.#make(span, head, paid, resolve);
    if (!made) return false;
    // What stands before an old card's activation may forbid it.
    if (made.record.kind === 'activation' && this.#loose.some(({ role }) => role === 'unread')) return false;
    this.#keep(made, span, [occasion && { parsed: occasion, role: 'timing' }, before && { parsed: before, role: 'cost' }, resolve.parsed && { parsed: resolve.parsed, role: 'operation' }], unread);
    return true;
  } // prettier-ignore
  #make(span: Span, { flip, occasion, optional }: Head, before: Sentence['before'], resolve: Resolved, option?: number): Made | undefined {
    const paid = before && !('unread' in before) ? before : undefined;
    const activation = this.#isActivation({ occasion: occasion?.value, before: paid, drafts: resolve.drafts, optional, option });
    return makeEffect({
      gist: bothLanguages(this.#box, span),
      ...(flip && { flip: true }),
      ...(occasion && { occasion: occasion.value }),
      optional,
      ...(before && { before }),
      resolve: { drafts: resolve.drafts, ...(resolve.unread && { unread: this.#text(...resolve.unread) }) },
      ...(this.#box.box === 'pendulum' && { pendulum: true }),
      ...(activation && { activation: true }),
      ...(option && { option }),
    }, this.#context);
  } // prettier-ignore
  #keep({ record, whole, copies }: Made, span: Span, reads: (Read | undefined)[], unread: Span[]): void {
    const effect = this.#entries.length;
    this.#missed = false;
    this.#entries.push({ record, whole, box: this.#box.box, reads: reads.filter((one) => one !== undefined), copies, span, unread: whole ? [] : unread.length > 0 ? unread : [span] });
    if (whole) return;
    this.#unread.push({ text: bothLanguages(this.#box, span), box: this.#box.box, effect, ...this.#look(span) });
  } // prettier-ignore
  #span = (from: number, to: number): Span => ({ from: this.#tokens[from]!.from, to: this.#tokens[to - 1]!.to });

  /** Is this sentence the activation of a Spell or Trap itself (not an effect it has where it lies)? */
  #isActivation(of: { occasion: Draft | undefined; before: Before | undefined; drafts: readonly Draft[]; optional: boolean; option: number | undefined } | undefined): boolean {
    const { kind, property } = this.#context;
    if (kind === 'monster' || this.#box.box === 'pendulum') return false;
    if (of?.occasion?.['$activation']) return true;
    if (property === 'continuous' || property === 'field' || property === 'equip') return false;
    if (this.#entries.some(({ record }) => record.kind === 'activation' && (of?.option === undefined || record.option === undefined))) return false;
    if (!of) return true;
    const on = of.occasion?.['on'] as { card?: { this?: true } } | undefined;
    return !of.optional && !on?.card?.this;
  } // prettier-ignore

  /** The operations of these tokens; what could not be read of them at the end. */
  #operations(from: number, to: number): Resolved {
    const whole = this.#whole('operations', from, to);
    if (whole) return { drafts: whole.value, parsed: whole };
    if (from >= to) return { drafts: [] };
    const JOINED = new Set([',', 'and']);
    const ends = this.#at('operations', from).filter((parsed) => parsed.to < to && JOINED.has(this.#tokens[parsed.to]!.word));
    const last = Math.max(...ends.map((parsed) => parsed.to));
    const longest = ends.filter((parsed) => parsed.to === last);
    if (longest.length !== 1) return { drafts: [], unread: [from, to] };
    return { drafts: longest[0]!.value, parsed: longest[0]!, unread: [last, to] };
  } // prettier-ignore

  #words(at: number, ...words: string[]): boolean {
    return words.every((word, i) => this.#tokens[at + i]?.word === word);
  }
  /** Where a mark stands outside parentheses. */
  #mark(mark: string, from: number, to: number): number | undefined {
    let depth = 0;
    for (let i = from; i < to; i++) {
      const { word, kind } = this.#tokens[i]!;
      if (kind === 'quoted') continue;
      if (word === '(') depth++;
      else if (word === ')') depth--;
      else if (word === mark && depth === 0) return i;
    }
    return undefined;
  }
}
interface Head {
  flip: boolean;
  occasion: Parsed<Draft> | undefined;
  /** The tokens after it. */
  begin: number;
  to: number;
  optional: boolean;
}
interface Resolved {
  drafts: readonly Draft[];
  parsed?: Parsed;
  unread?: [number, number];
}
/** How a sentence begins that speaks of what the effect before it did. */
const ATTACHED = /^(?:It|Its|They|Their|That|Those|These|This effect|This is|The|You (?:cannot|can also|must)|If (?:you do|you did|Summoned|this effect|that|it|they)|When you do|After|Also|Then|However|For the rest|Until|Any|Apply|But)\b/; // prettier-ignore
const ACTIVATED: ReadonlySet<string> = new Set(['activation', 'ignition', 'trigger', 'quick', 'flip']);

function addLimit(record: Effect, limit: Limit): void {
  // The bullets of an effect are one effect.
  const own: Limit = {
    ...limit,
    ...(record.option !== undefined && limit.of === 'name' && { group: limit.group ?? 'bullets' }),
  };
  const all = [...many(record.limit), own];
  record.limit = all.length === 1 ? all[0]! : all;
}

/** "This is a Quick Effect if …": then at any time, else in one's own Main Phase with nothing to answer. */
function becomeQuick(record: Effect, { condition }: Effect): boolean {
  if (record.kind !== 'ignition' || !condition) return false;
  const asIgnition = { all: [{ turn: 'you' as const }, { phase: ['main1' as const, 'main2' as const] }, { amount: { from: 'links' as const }, is: 0 }] };
  const either = { any: [condition, asIgnition] };
  Object.assign(record, { kind: 'quick', condition: record.condition ? { all: [record.condition, either] } : either });
  return true;
} // prettier-ignore
/** "It can be activated this turn": what the effect has Set. */
function setAndActivated(record: Effect): boolean {
  if (record.resolve?.at(-1)?.do !== 'set') return false;
  record.resolve.push({ do: 'apply', until: 'end-of-turn', join: 'and-if-you-do', rules: [{ rule: 'activate-from', what: { oneOf: 'affected' }, setThisTurn: true }] });
  return true;
} // prettier-ignore

/** Conditions of a Summon said in several sentences are one; the first thing an Equip Spell gives is part of its activation. */
function together(entries: readonly Entry[], equip: boolean): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const { record } = entry;
    const said = out.find((one) => one.record.summoning && !one.record.ongoing && !one.record.pendulum);
    if (said && record.kind === 'condition' && record.summoning && !record.ongoing && !record.pendulum && !Object.keys(record.summoning).some((key) => key in said.record.summoning!)) {
      Object.assign(said.record.summoning!, record.summoning);
      said.reads.push(...entry.reads);
    } else out.push(entry);
  }
  const first = out.find(({ record }) => record.kind === 'continuous' && record.ongoing?.some((rule) => 'cards' in rule && rule.cards === 'equipped') && !record.condition);
  if (equip && first && !out.some(({ record }) => record.kind === 'activation'))
    Object.assign(first.record, { kind: 'activation', targets: [{ choose: 1, where: 'monsters', filter: { face: 'up' } }] });
  return out;
} // prettier-ignore

/** The boxes together: records, pieces, what is unread. */
function assemble(boxes: readonly Box[], readings: readonly BoxReading[]): Reading<Effect> {
  const entries = readings.flatMap((one) => one.entries);
  const effects = entries.map(({ record, whole }) => ({ record, whole }));
  const pointers = pointersOf(entries.map(({ record }) => record));
  const unread: UnreadText[] = [];
  const pieces: Piece[] = [];
  let first = 0;
  readings.forEach((reading, b) => {
    const stretches: Stretch[] = [];
    reading.entries.forEach((entry, i) => {
      const known = new Map(pointers);
      for (const [draft, copy] of entry.copies) known.set(draft, pointers.get(copy) ?? []);
      const path = `/${first + i}`;
      for (const { parsed, role } of entry.reads) stretches.push(...stretchesOf(parsed, reading.tokens, known, ROLES, { role, at: [path] }));
      for (const { from, to } of entry.unread) stretches.push({ from, to, role: 'unread', at: [] });
    });
    for (const { span, reads, governs, role } of reading.loose) {
      const at = (governs ?? []).map((i) => `/${first + i}/limit`);
      if (reads.length === 0) stretches.push({ ...span, role, at: [] });
      else if (at.length === 0) continue;
      for (const { parsed, role: said } of reads) stretches.push(...stretchesOf(parsed, reading.tokens, new Map(), {}, { role: said, at }));
    }
    pieces.push(...piecesOf(boxes[b]!.box, boxes[b]!.en, stretches));
    unread.push(...reading.unread.map((one) => (one.effect === undefined ? one : { ...one, effect: one.effect + first })));
    first += reading.entries.length;
  });
  const whole = unread.length === 0 && effects.every((one) => one.whole);
  return { effects, pieces, whole, unread, touches: unread.flatMap((one) => [...one.touches]) };
} // prettier-ignore
/** The roles of phrases within others. */
const ROLES: Readonly<Record<string, Role | undefined>> = {
  join: 'conjunction',
  target: 'target',
  until: 'duration',
  playerRule: 'restriction',
};
