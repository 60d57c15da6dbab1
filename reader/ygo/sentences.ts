/** The sentences of a text box: what each is, the effects they make. */
import { staysOnField } from '../../engine/ygo/cards.ts';
import { many, type Effect, type Place } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import type { Span } from '../frame/sentences.ts';
import { becomes } from './activation.ts';
import { addTo } from './additions.ts';
import { LimitReader } from './limited.ts';
import type { Head, Resolved } from './box-text.ts';
import { ACTIVATED, numberOfLast, readAs, type Entry, type Read } from './entries.ts';
import type { Before, Draft, OlderBody } from './grammar/categories.ts';
import { openlyChosen } from './grammar/older.ts';
import { payable } from './grammar/costs.ts';
import { isNoun } from './grammar/noun.ts';
import { BEFORE } from './grammar/phases.ts';
import { bothHold } from './grammar/situations.ts';
import { makeEffect, settleStatement, type Made, type Sentence } from './meaning/effect.ts';
import { othersThanNobody } from './meaning/others.ts';
import { madeAgain, withMoreToDo } from './going-on.ts';
import { belongs, goneOn, type Begun, type Said } from './older-text.ts';
import { inThisWay } from './this-way.ts';
import { tokensNamed } from './tokens-named.ts';

/** An effect's sentence, cut: `first`: the first of a Continuous or Equip Card, without an occasion. */
interface EffectParts {
  head: Head;
  byPaying: boolean;
  first: boolean;
  /** Where what is paid ends. */
  semicolon: number | undefined;
  before: Parsed<Before> | undefined;
  resolve: Resolved;
}
/** Does a monster's text let it be equipped to another? */
const EQUIPPED_ITSELF = /\bequip[^.]*\bthis (?:card|monster)\b|\bthis (?:card|monster)\b[^.]*\bequip/i;
const EXTRA: readonly string[] = ['fusion', 'synchro', 'xyz', 'link'];

/** Reads one sentence after the other; what stands in bullets, `bullets.ts`. */
export class SentenceReader extends LimitReader {
  protected sentence(span: Span): void {
    const read = this.limit(span) || this.#statement(span) || this.#addition(span) || this.reminder(span, 'reminder') || this.#continuation(span) || this.#begins(span) || (this.#begun !== undefined && this.#older(span)) || this.#effect(span) || this.#older(span) || this.#byItself(span);
    if (!read) this.#dropBegun();
    if (!read && !this.attach(span)) this.leave(span);
    this.#lost = !read;
  } // prettier-ignore
  /** Nobody read the sentence just before: what goes on with it has nothing to go on with. */
  #lost = false;
  protected reminder(span: Span, category: 'reminder' | 'bulletHeader'): boolean {
    const parsed = this.text.whole(
      category,
      ...(category === 'reminder' ? this.text.range(span) : this.text.header(span)),
    );
    if (parsed) this.loose.push({ span, reads: [], role: 'reminder' });
    return parsed !== undefined;
  }
  /** What a sentence says more of the effect (the procedure, the Ritual Summon) before it. */
  #addition(span: Span): boolean {
    const parsed = this.text.whole('addition', ...this.text.range(span));
    if (!parsed) return false;
    const { to, put } = parsed.value;
    if (to === 'every' && !this.entries.some(({ record }) => ACTIVATED.has(record.kind))) return this.#ofAllBelow(span, parsed, put);
    if (this.entries.length === 0) return false;
    const ofCard = to === 'card' || to === 'procedures' || to === 'bound' || to === 'every';
    if (this.missed && !ofCard && to !== 'procedure') return false;
    if (this.#lost && (to === 'procedure' || to === 'untributed')) return false;
    const settled = settleStatement(put);
    if (!settled || othersThanNobody(settled, this.text.text(...this.text.range(span)), this.context)) return false;
    if (to === 'bound') return this.#bind(span, parsed, settled);
    const entry = addTo(this.entries, to, settled as unknown as Draft);
    entry?.reads.push({ parsed, role: ['quick', 'always-quick', 'set', 'resolving'].includes(to) ? 'condition' : 'restriction' });
    return entry !== undefined;
  } // prettier-ignore
  /** "You cannot … the turn you activate either of this card's effects", said before them. */
  #ofAllBelow(span: Span, parsed: Parsed, put: Draft): boolean {
    const restricts = settleStatement({ kind: 'condition', ...put })?.restricts;
    if (!restricts || Object.keys(put).join() !== 'restricts') return false;
    this.loose.push({ span, reads: [{ parsed, role: 'restriction' }], governs: [], role: 'limit' });
    const { governs } = this.loose.at(-1) as { governs: number[] };
    this.limits.push({ sentence: { scope: 'each', limit: [], restricts: restricts as unknown as Draft }, governs, from: this.entries.length, span });
    return true;
  } // prettier-ignore
  /** "When this card leaves the field, destroy that monster": a record of its own; the Summon links the two, or that this card is equipped to it. */
  #bind(span: Span, parsed: Parsed, { $equip: equip, ...record }: Effect & { $equip?: true }): boolean {
    const push = (): boolean => this.entries.push({ record: { ...record, gist: bothLanguages(this.text.box, span) }, whole: true, box: this.text.box.box, reads: [{ parsed, role: 'condition' }], copies: new Map(), span, unread: [] }) > 0;
    // Another effect may equip it otherwise.
    if (equip && (this.text.box.en.match(/\bequip\b[^.]*\bthis card\b/gi) ?? []).length !== 1) return false;
    if (equip) return this.entries.filter(({ record: { kind, resolve } }) => ACTIVATED.has(kind) && resolve?.some((one) => one.do === 'equip' && one.cards === 'this')).length === 1 && push();
    const does = this.entries.flatMap(({ record: { resolve, kind } }) => (kind === 'activation' ? (resolve ?? []) : []));
    const summons = does.filter((one) => one.do === 'special-summon');
    const links = summons.length > 0 ? summons : does.filter((one) => one.do === 'apply');
    const [link] = links;
    if (links.length !== 1 || !link) return false;
    Object.assign(link, { bind: true });
    return push();
  } // prettier-ignore
  /** What the effect before goes on to do: it is made again, with more to do. */
  #continuation(span: Span): boolean {
    const entry = this.entries.at(-1);
    if (!entry?.sentence || !entry.whole || this.missed) return false;
    // "Select 1 monster and send 1 card from your hand to the GY": what an old text says first of one's own hand may be what is paid.
    const last = entry.sentence.resolve.drafts.at(-1);
    const said = JSON.stringify(last?.['cards'] ?? '');
    const mayPay =
      this.text.oldest && last && payable([last]) && said.includes('"where":["hand"]') && /"count":\d/.test(said);
    if (mayPay && entry.record.kind === 'activation' && !entry.record.cost && entry.record.targets) return false;
    const parsed = this.text.whole('continuation', ...this.text.range(span));
    if (parsed) return this.goOn(span, parsed.value, [{ parsed, role: 'operation' }]);
    return this.#next(span, entry);
  }
  /** What a Spell or Trap that goes when it is done does next, in a sentence of its own. */
  #next(span: Span, { record, sentence }: Entry): boolean {
    if (this.context.kind === 'monster' || this.text.box.box !== 'text' || staysOnField(this.context)) return false;
    if (record.kind !== 'activation' || record.option !== undefined) return false;
    const parsed = this.text.whole('operations', ...this.text.range(span));
    const [first] = parsed?.value ?? [];
    if (!parsed || !first || first['optional'] || (this.text.oldest && openlyChosen(parsed.value))) return false;
    if (parsed.value.some((one) => String(one['do']).startsWith('negate-') && !record.respondsTo)) return false;
    if (this.text.older && !record.cost && mayBePaid(sentence!.resolve.drafts)) return false;
    const join = first['do'] === 'later' ? 'also' : 'also-after-that';
    return this.goOn(span, [{ ...first, join }, ...parsed.value.slice(1)], [{ parsed, role: 'operation' }]);
  }
  /** The effect before it made again, with more to do. */
  protected goOn(span: Span, drafts: readonly Draft[], reads: readonly Read[]): boolean {
    const entry = this.entries.at(-1);
    if (!entry?.sentence || !entry.whole || this.missed) return false;
    const sentence = withMoreToDo(entry.sentence, entry.record, drafts, this.text, this.context);
    const made = sentence && madeAgain(entry, sentence, drafts, this.context);
    if (!made || othersThanNobody(made.record, this.text.text(...this.text.range(span)), this.context)) return false;
    const { record, copies } = made;
    Object.assign(entry, { sentence, copies, record });
    entry.reads.push(...reads);
    return true;
  }

  protected material(span: Span): boolean {
    const summon = this.card.kind === 'monster' && this.text.box.box === 'text' ? EXTRA.find((kind) => (this.card as { monster?: string[] }).monster?.includes(kind)) : undefined;
    if (!summon) return false;
    const [from, to] = this.text.range(span);
    const parsed = this.text.whole('materialLine', from, to);
    if (!parsed) return false;
    const record = { kind: 'procedure', gist: bothLanguages(this.text.box, span), procedure: { summon, materials: parsed.value } } as unknown as Effect;
    this.entries.push({ record, whole: true, box: this.text.box.box, reads: [{ parsed, role: 'material' }], copies: new Map(), span, unread: [] });
    return true;
  } // prettier-ignore

  #statement(span: Span): boolean {
    const [start, to] = this.text.range(span);
    const from = this.text.tokens[start]?.word === '●' ? start + 1 : start;
    const parsed = this.text.whole('statement', from, to);
    if (!parsed) return false;
    const gist = bothLanguages(this.text.box, span);
    const copies = new Map<object, object>();
    const drafts = parsed.value.map((draft) => this.#withAbove(draft));
    const settled = drafts.map((draft) => draft && settleStatement(draft, this.#declared()));
    if (settled.some((one) => one === undefined || othersThanNobody(one, gist.en, this.context))) return false;
    // "The equipped monster" of a monster that is never an Equip Card itself is another card's.
    const worn = this.context.kind !== 'monster' || EQUIPPED_ITSELF.test(this.text.box.en);
    if (!worn && settled.some((one) => JSON.stringify(one?.ongoing ?? '').includes('"cards":"equipped"'))) return false;
    // A card that does not stay on the field has no effect that holds there.
    const stays = this.context.kind === 'monster' || staysOnField(this.context) || this.entries.some(({ record }) => record.stays);
    if (!stays && settled.some((one) => one?.kind === 'continuous' && one.from === undefined && !one.set)) return false;
    // What happens after the activation is no second one.
    if (drafts.some((one) => one?.['kind'] === 'activation') && this.entries.some(({ record }) => record.kind === 'activation')) return false;
    for (const [i, draft] of parsed.value.entries()) {
      const record = { ...settled[i]!, gist, ...(this.text.box.box === 'pendulum' && { pendulum: true }) };
      copies.set(draft, record);
      this.entries.push({ record, whole: true, box: this.text.box.box, reads: [{ parsed, role: 'condition' }], copies, span, unread: [] });
    }
    return true;
  } // prettier-ignore

  /** What the activation of a card that stays has declared. */
  #declared(): string | undefined {
    if (!staysOnField(this.context)) return undefined;
    const done = this.entries.flatMap(({ record: { kind, resolve } }) =>
      kind === 'activation' ? (resolve ?? []) : [],
    );
    return done.find((one) => one.do === 'declare')?.what;
  }
  /** "The above cards" are those of the first line. */
  #withAbove(draft: Draft): Draft | undefined {
    const procedure = draft['procedure'] as { do?: { $above?: Draft } } | undefined;
    const above = procedure?.do?.$above;
    if (!above) return draft;
    const materials = this.entries[0]?.record.procedure?.materials;
    // What cards that are chosen can share, differ in.
    if (!materials || materials.some(({ same = [], distinct = [] }) => [...same, ...distinct].some((trait) => trait === 'rank'))) return undefined;
    const { where, whose = 'you', ...doing } = above as { where: Place[]; whose?: 'you' | 'either' };
    const parts = materials.map(({ filter, count, including, same, distinct }) => ({
      ...doing,
      cards: { choose: count, where: where.length === 1 ? where[0] : where, whose, ...(filter && { filter }), ...(including && { including: [including] }), ...(same && { same: oneOf(same) }), ...(distinct && { distinct: oneOf(distinct) }) },
    }));
    return { ...draft, procedure: { ...procedure, do: parts.length === 1 ? parts[0] : { all: parts } } };
  } // prettier-ignore

  protected override putLimits(): void {
    this.#dropBegun();
    super.putLimits();
  }

  #effect(span: Span): boolean {
    const head = this.#headBegun(span);
    const parts = head && this.#partsBehind(head);
    if (!parts || !this.#isEffect(parts)) return false;
    const { byPaying, semicolon, before, resolve } = parts;
    const { begin, to, occasion } = parts.head;
    const begun = this.#begun;
    const reads = readAs({ timing: occasion, cost: before, operation: resolve.parsed });
    if (before?.value.or) return !begun && this.#oneOf(span, parts.head, before.value, resolve, reads);
    const paid = semicolon === undefined ? undefined : (before?.value ?? { unread: this.text.text(begin, semicolon) });
    const activates = byPaying || (parts.first && this.text.mark(';', begin, to) !== undefined);
    const made = this.make(span, activates ? { ...parts.head, activates } : parts.head, paid, resolve);
    if (!made || (byPaying && !before) || this.#forbidden(made.record)) return false;
    this.#begun = undefined;
    this.keep(made, begun ? { from: begun.span.from, to: span.to } : span, reads, this.text.notRead(begin, parts, resolve));
    return true;
  } // prettier-ignore
  /** What stands before what is paid and done; where a sentence before has begun the effect, it has said the occasion. */
  #headBegun(span: Span): Head | undefined {
    const plain = this.text.head(span);
    const begun = this.#begun;
    if (!plain || (begun && (plain.occasion || begun.before || begun.optional))) return undefined;
    return this.#thisWay(begun ? { ...plain, occasion: begun.occasion } : plain);
  }
  /** What is paid, up to the semicolon, and what is done. */
  #partsBehind(head: Head): EffectParts | undefined {
    const { begin, to, occasion } = head;
    const byPaying = this.text.words(begin, 'activate', 'this', 'card', 'by');
    const first = (this.context.property === 'equip' || this.context.property === 'continuous') && !occasion && !head.optional && this.entries.every(({ record }) => record.kind === 'condition');
    // Whose effects are limited in how often they are "used" is activated without them, or with one: its text does not tell.
    if (first && this.context.property === 'continuous' && !byPaying && this.text.mark(';', begin, to) !== undefined && USED.test(this.text.box.en)) return undefined;
    const semicolon = head.paidTo ?? this.text.mark(';', begin, to) ?? (byPaying ? to : undefined);
    if (semicolon === begin) return undefined;
    const before = semicolon === undefined ? undefined : this.text.whole('before', begin, semicolon);
    const resolve = tokensNamed(this.text.operations(semicolon === undefined ? begin : Math.min(semicolon + 1, to), to), this.entries);
    return { head, byPaying, first, semicolon, before, resolve };
  } // prettier-ignore
  /** Is this an effect, said in today's words? */
  #isEffect({ head, semicolon, before, resolve }: EffectParts): boolean {
    const { occasion, begin, to, flip, optional } = head;
    if (!occasion && semicolon === undefined && !flip && !this.isActivation(undefined) && (optional || !becomes(resolve.drafts, this.context))) return false;
    if (!occasion && !before && resolve.drafts.length === 0) return false;
    // What an old text says before "and" may be what is paid.
    if (resolve.unread && this.text.older && this.text.whole('olderBody', begin, to)) return false;
    return !((this.text.oldest || (flip && this.text.older)) && !before && openlyChosen(resolve.drafts));
  } // prettier-ignore
  /** Other targets if something is so: two effects of which one is used, as if they stood in bullets. */
  #oneOf(span: Span, head: Head, { or, ...before }: Before, resolve: Resolved, reads: readonly Read[]): boolean {
    // "Return that card(s)": one or several.
    const open = (targets: Before['targets']): Before['targets'] => targets?.map((one) => (isNoun(one) && typeof one.count === 'number' ? { ...one, count: { min: one.count, max: one.count } } : one));
    const made = [before, { ...before, targets: or!.targets }].map((one, i) => this.make(span, head, { ...one, targets: open(one.targets)! }, resolve, i + 1));
    if (!made.every((one) => one?.whole)) return false;
    for (const one of made) one!.record.targets = many(one!.record.targets!).map((target) => (typeof target.choose === 'object' && target.choose.min === target.choose.max ? { ...target, choose: target.choose.min as number } : target));
    const second = made[1]!.record;
    second.condition = bothHold(second.condition, or!.if);
    for (const one of made) this.keep(one!, span, reads, []);
    return true;
  } // prettier-ignore
  /** "If Summoned this way: …": by the procedure, the effect, of the sentence before. */
  #thisWay(head: Head): Head | undefined {
    const occasion = head.occasion && this.#effectBefore(head.occasion);
    if (!occasion) return head.occasion ? undefined : head;
    const value = inThisWay(occasion.value, this.missed ? undefined : this.entries.at(-1)?.record);
    if (value === undefined) return undefined;
    return { ...head, occasion: { ...occasion, value: value === 'unsaid' ? this.#byOwnWay(occasion.value) : value } };
  }
  /** "If this effect was activated this turn", of one that stands before: its number among the effects of the box. */
  #effectBefore(occasion: Parsed<Draft>): Parsed<Draft> | undefined {
    const said = JSON.stringify(occasion.value);
    if (!said.includes(`"effect":${BEFORE}`)) return occasion;
    const number = numberOfLast(
      this.entries.map(({ record }) => record),
      this.unread,
    );
    if (number === undefined || this.missed) return undefined;
    return { ...occasion, value: JSON.parse(said.replaceAll(`"effect":${BEFORE}`, `"effect":${number}`)) as Draft };
  }
  /** "If this card is Special Summoned by its effect", of one whose own way is no effect that is activated. */
  #byOwnWay(occasion: Draft): Draft {
    const on = occasion['on'] as { event?: string; cause?: string; card?: { this?: true }; with?: { this?: true } } | undefined;
    if (on?.event !== 'summoned' || on.cause !== 'effect' || !on.card?.this || !on.with?.this) return occasion;
    const summons = this.entries.some(({ record }) => JSON.stringify(record.resolve ?? []).includes('"do":"special-summon","cards":"this"'));
    if (summons || !this.entries.some(({ record }) => record.procedure?.summon === 'own')) return occasion;
    const { with: _with, ...rest } = on;
    return { ...occasion, on: { ...rest, cause: 'procedure' } };
  } // prettier-ignore
  /** How an effect of an older text begins that the next sentence goes on with: "Activate only when …", "Discard 1 card". */
  #begins(span: Span): boolean {
    if (this.context.kind === 'monster' || this.text.box.box !== 'text') return false;
    if (!this.text.older && !this.text.words(this.text.range(span)[0], 'activate')) return false;
    const stays = staysOnField(this.context) && this.context.property !== 'equip';
    if (!stays && !this.isActivation(undefined)) return false;
    const parsed = this.text.whole('activateOnly', ...this.text.range(span));
    if (!parsed) return false;
    return stays ? this.#activated(span, parsed) : this.#begin(span, parsed, parsed.value);
  }
  /** "Activate only if …", "Tribute 1 monster to activate this card", of a card that stays on the field. */
  #activated(span: Span, parsed: Parsed<{ occasion?: Draft; before?: Before }>): boolean {
    const { occasion, before } = parsed.value;
    // What it does then is told apart.
    if (/\b(?:When (?:this card is activated|you activate this card)|Activate this card by)\b/.test(this.text.box.en.slice(span.to))) return false;
    if (!/\bactivate\b/i.test(this.text.box.en.slice(span.from, span.to)) || before?.targets || this.entries.some(({ record }) => record.kind === 'activation')) return false;
    const head: Head = { flip: false, occasion: occasion && { ...parsed, value: occasion }, begin: 0, to: 0, optional: false, activates: true };
    const made = this.make(span, head, before, { drafts: [] });
    if (!made?.whole) return false;
    this.keep(made, span, [{ parsed, role: before ? 'cost' : 'timing' }], []);
    return true;
  } // prettier-ignore
  #begin(span: Span, parsed: Parsed, said: Said): boolean {
    const begun = goneOn(this.#begun, span, parsed, said);
    if (begun) this.#begun = begun;
    return begun !== undefined;
  }
  #begun: Begun | undefined;
  /** What was begun and nobody read on. */
  #dropBegun(): void {
    if (this.#begun) this.leave(this.#begun.span);
    this.#begun = undefined;
  }
  /** A text without colons and semicolons, from before they were used. */
  #older(span: Span): boolean {
    const [start, to] = this.text.range(span);
    if (!this.text.older || this.text.box.box === 'pendulum') return false;
    const flip = this.text.words(start, 'flip', ':');
    const bullet = this.text.words(start, '●');
    if (bullet && this.context.kind !== 'monster') return false;
    const from = start + (flip ? 2 : bullet ? 1 : 0);
    const effect = this.#begun || (flip && !this.text.words(from, 'you', 'can')) ? undefined : this.text.whole('olderEffect', from, to);
    const parsed: Parsed<OlderBody> | undefined = effect ?? this.text.whole('olderBody', from, to);
    if (!parsed || (parsed.value.unsaid && !this.text.aims)) return false;
    // What is only done, nobody knows when: the next sentence of what was begun, a Flip Effect, an activation.
    const known = effect !== undefined || this.#begun !== undefined || flip;
    const activates = !known && this.#olderActivation(parsed.value);
    return (known || activates) && this.#olderKept(span, flip, [from, to], parsed, activates);
  } // prettier-ignore
  #olderKept(span: Span, flip: boolean, at: readonly [number, number], parsed: Parsed<OlderBody>, activates: boolean): boolean {
    const said = { ...parsed.value, activates };
    return said.operations.length > 0 ? this.#olderEffect(span, flip, at, parsed, said) : !flip && this.#begin(span, parsed, said);
  } // prettier-ignore
  #olderEffect(span: Span, flip: boolean, [begin, to]: readonly [number, number], parsed: Parsed, said: OlderBody & Said): boolean {
    const all = goneOn(this.#begun, span, parsed, said);
    if (!all || all.occasion?.value['$thisWay'] === 'done') return false;
    const head = this.#thisWay({ flip, occasion: all.occasion, begin, to, optional: all.optional, ...(all.activates && { activates: true }) });
    const made = head && this.make(span, head, all.before, { drafts: said.operations, parsed });
    if (!made?.whole || !belongs(made.record, this.context) || this.#forbidden(made.record)) return false;
    this.#begun = undefined;
    this.keep(made, all.span, all.reads, []);
    return true;
  } // prettier-ignore
  /** Since texts have colons, what a monster's text says without one happens by itself: "When this card declares an attack, it gains 500 ATK." */
  #byItself(span: Span): boolean {
    if (this.text.older || this.context.kind !== 'monster' || this.text.box.box !== 'text') return false;
    const [from, to] = this.text.range(span);
    const parsed = this.text.whole('olderEffect', from, to);
    if (!parsed) return false;
    const { occasion, optional, before, operations } = parsed.value;
    if (optional || before || !happensAlone(occasion, operations)) return false;
    const made = this.make(span, { flip: false, occasion: { ...parsed, value: occasion }, begin: from, to, optional: false }, undefined, { drafts: operations, parsed });
    if (!made?.whole) return false;
    Object.assign(made.record, { kind: 'unclassified', must: true });
    const { sentence: _sentence, ...unchained } = made;
    this.keep(unchained, span, [{ parsed, role: 'condition' }], []);
    return true;
  } // prettier-ignore
  /** Is a bare sentence the activation of this Spell or Trap? Of one that stays on the field only if it selects something and nothing stands before it. */
  #olderActivation({ before }: OlderBody): boolean {
    if (this.context.kind === 'monster' || this.text.box.box !== 'text') return false;
    if (this.isActivation(undefined)) return true;
    return this.context.property === 'continuous' && before?.targets !== undefined && this.entries.every(({ record }) => record.kind === 'condition');
  } // prettier-ignore
  /** What stands before an old card's activation may forbid it. */
  #forbidden({ kind }: Effect): boolean {
    return kind === 'activation' && this.loose.some(({ role }) => role === 'unread');
  }
  protected make(span: Span, { flip, occasion, optional, activates }: Head, before: Sentence['before'], resolve: Resolved, option?: number): (Made & { sentence: Sentence }) | undefined {
    const paid = before && !('unread' in before) ? before : undefined;
    const activation = activates ?? this.isActivation({ occasion: occasion?.value, before: paid, drafts: resolve.drafts, optional, option });
    const sentence: Sentence = {
      gist: bothLanguages(this.text.box, span),
      ...(flip && { flip: true }),
      ...(occasion && { occasion: occasion.value }),
      optional,
      ...(before && { before }),
      resolve: { drafts: resolve.drafts, ...(resolve.unread && { unread: this.text.text(...resolve.unread) }) },
      ...(this.text.box.box === 'pendulum' && { pendulum: true }),
      ...(activation && { activation: true }),
      ...(option && { option }),
    };
    const made = makeEffect(sentence, this.context);
    return made && !othersThanNobody(made.record, sentence.gist.en, this.context) ? { ...made, sentence } : undefined;
  } // prettier-ignore
  protected keep({ record, whole, copies, sentence }: Made & { sentence?: Sentence }, span: Span, reads: readonly Read[], unread: Span[]): void {
    const effect = this.entries.length;
    this.missed = false;
    openBelow(record);
    this.entries.push({ record, whole, box: this.text.box.box, reads: [...reads], copies, span, unread: whole ? [] : unread.length > 0 ? unread : [span], ...(sentence && record.option === undefined && { sentence }) });
    if (whole) return;
    this.unread.push({ text: bothLanguages(this.text.box, span), box: this.text.box.box, effect, ...this.look(span) });
  } // prettier-ignore
}
/** What stands first in an old text may be what is paid; to destroy all cards is not. */
function mayBePaid(drafts: readonly Draft[]): boolean {
  const [first] = drafts;
  const all = first?.['do'] === 'destroy' && JSON.stringify(first['cards']).includes('"count":"all"');
  return !all && payable(drafts);
}
const USED = /\bYou can only use (?:this|each|1) effect of\b/;
/** What may happen without a Chain: an event of this card, or of its battles, and what it then changes, does to both players. */
function happensAlone(occasion: Draft, operations: readonly Draft[]): boolean {
  const { on, timing: _timing, condition: _condition, $battle: battle, ...more } = occasion;
  const { event, card } = (on ?? {}) as { event?: string; card?: { this?: true } };
  const mine = (card?.this === true && (event === 'attack-declared' || event === 'summoned' || event === 'flipped')) || (battle !== undefined && event === 'step');
  return mine && Object.keys(more).length === 0 && operations.every((one) => ALONE.has(String(one['do'])) && !one['optional']);
} // prettier-ignore
const ALONE: ReadonlySet<string> = new Set(['modify', 'damage', 'gain-life', 'skip', 'return', 'change-position']);
/** Effects that should stand below and do not. */
function openBelow(record: Effect): void {
  const open = (one: object): boolean => JSON.stringify(one).includes('"$bullets"');
  if (record.resolve?.some(open))
    record.resolve = record.resolve.map((one) =>
      open(one) ? { do: 'unmodelled', text: record.gist!.en, ...(one.join && { join: one.join }) } : one,
    );
}
const oneOf = <T>(list: readonly T[]): T | T[] => (list.length === 1 ? list[0]! : [...list]);
