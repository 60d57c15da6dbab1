/** What is known of a text box so far, and what is noted of the sentences nobody read. */
import type { YgoCard } from '../../engine/case/schema.ts';
import type { UnreadText } from '../../engine/reading.ts';
import { staysOnField } from '../../engine/ygo/cards.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages, type Box } from '../frame/boxes.ts';
import { sentences, type Span } from '../frame/sentences.ts';
import { isActivation, type AsActivated } from './activation.ts';
import { BoxText } from './box-text.ts';
import { ACTIVATED, type Entry, type Loose } from './entries.ts';
import type { Context } from './grammar/categories.ts';
import { joinOf } from './meaning/effect.ts';
import { needsOf, type Needs } from './needs.ts';
import { look, type Look } from './touches.ts';

export class TextSoFar {
  protected readonly card: YgoCard;
  protected readonly context: Context;
  protected readonly text: BoxText;
  protected readonly entries: Entry[] = [];
  protected readonly loose: Loose[] = [];
  protected readonly unread: UnreadText<string, Effect>[] = [];

  constructor(box: Box, card: YgoCard, context: Context) {
    this.card = card;
    this.context = context;
    this.text = new BoxText(box, context);
  }

  protected isActivation(of: AsActivated | undefined): boolean {
    return isActivation(of, { context: this.context, box: this.text.box.box, entries: this.entries });
  }

  /** A sentence nobody read that speaks of what the effect before it did makes that effect not whole. */
  protected attach(span: Span): boolean {
    const effect = this.entries.length - 1;
    const entry = this.entries[effect];
    const [from, to] = this.text.range(span);
    const text = bothLanguages(this.text.box, span);
    if (!entry || this.missed || !ACTIVATED.has(entry.record.kind) || this.text.mark(':', from, to) !== undefined) return false;
    if (this.context.kind === 'monster' && !ATTACHED.test(text.en) && !GOES_ON.test(text.en) && !/\bthis effect\b/.test(text.en)) return false;
    // What is asked of each of its effects leaves none of them whole.
    for (const one of /\b(?:either|each|any|all) of (?:this card's|these) effects\b/.test(text.en) ? this.entries.filter(({ record }) => ACTIVATED.has(record.kind)) : [entry]) {
      one.record.resolve = [...(one.record.resolve ?? []), { do: 'unmodelled', text: text.en, join: joinOf(text.en) }];
      one.whole = false;
    }
    entry.unread.push(span);
    this.unread.push({ text, box: this.text.box.box, effect, ...this.look(span) });
    return true;
  } // prettier-ignore

  /** The last effect of the text so far is one nobody read. */
  protected missed = false;
  /** `below`: a bullet that is no effect of its own. */
  protected leave(span: Span, below = false): void {
    if (/[:;]/.test(this.text.box.en.slice(span.from, span.to))) this.missed = true;
    this.loose.push({ span, reads: [], role: 'unread' });
    const effect = this.isActivated(span) ? { before: this.entries.length } : {};
    this.unread.push({
      text: bothLanguages(this.text.box, span),
      box: this.text.box.box,
      ...effect,
      ...((below || this.#isLasting(span)) && { lasting: true as const }),
      ...(!below && this.#needs(span)),
      ...this.look(span),
    });
  }
  /** What is known all the same of what its activation asks for. */
  #needs(span: Span): Needs {
    if (this.text.box.onlyGerman) return {};
    const isCard = this.context.kind !== 'monster' && this.text.box.box === 'text';
    if (!isCard) return needsOf(this.text, span, this.context, 'effect');
    if (USED_LATER.test(this.text.text(...this.text.range(span)))) return needsOf(this.text, span, this.context, 'effect');
    if (this.isActivation(undefined)) return needsOf(this.text, span, this.context, 'activation');
    return staysOnField(this.context) ? needsOf(this.text, span, this.context, 'effect or activation') : {};
  } // prettier-ignore
  /** Is a sentence nobody read no activated effect by its form? Since texts have colons and semicolons, what has neither is none; before, what only says what holds. A bullet is part of something. */
  #isLasting(span: Span): boolean {
    const [from, to] = this.text.range(span);
    const said = this.text.box.en.slice(span.from, span.to);
    // "● 3 or more: Cannot be destroyed by battle."
    if (said.startsWith('●')) return /^●\s*(?:[^:;.]{1,30}: ?)?(?:this card )?(?:cannot|gains?|loses?|is (?:un|not)\w*)\b[^:;]*$/i.test(said) && !/\bcan\b/.test(said);
    if (this.text.mark(':', from, to) !== undefined || this.text.mark(';', from, to) !== undefined) return false;
    return this.text.older ? HOLDS_BY_ITSELF.test(said) && !AT_SOME_TIME.test(said) : true;
  } // prettier-ignore
  /** Is a sentence nobody read an effect that is activated, and no activation of a Spell or Trap, by its marks? A bullet is part of one. */
  protected isActivated(span: Span): boolean {
    const [from, to] = this.text.range(span);
    const marked = this.text.mark(':', from, to) !== undefined || this.text.mark(';', from, to) !== undefined;
    if (!marked || this.text.box.en[span.from] === '●') return false;
    const { kind } = this.context;
    const said = this.text.text(from, to);
    if (kind === 'monster' || this.text.box.box === 'pendulum') return true;
    if (staysOnField(this.context)) return !ACTIVATION.test(said);
    return USED_LATER.test(said);
  }
  /** What the wording of a sentence tells of where and when it could matter. */
  protected look(span: Span): Look {
    if (this.text.box.onlyGerman) return { touches: [{ what: 'everything' }] };
    const spans = sentences(this.text.box.en);
    this.#looks ??= look(this.card)(
      spans.map(({ from, to }) => this.text.box.en.slice(from, to)),
      this.text.box.box,
    );
    return this.#looks[spans.findIndex(({ from }) => from === span.from)] ?? { touches: [{ what: 'everything' }] };
  }
  #looks: Look[] | undefined;
  /** A die is rolled, and nobody read what comes of it. */
  protected rolledForNothing(): void {
    for (const entry of this.entries) {
      const last = entry.record.resolve?.at(-1);
      if (last?.do !== 'die' || last.results) continue;
      entry.record.resolve!.push({ do: 'unmodelled', text: entry.record.gist?.en ?? '', join: 'also' });
      if (entry.whole) this.unread.push({ text: entry.record.gist!, box: this.text.box.box, effect: this.entries.indexOf(entry), ...this.look(entry.span) });
      entry.whole = false;
    }
  } // prettier-ignore
}
/** What an older text says that holds without anybody's doing, and the words of what is done at some time or by somebody. */
const HOLDS_BY_ITSELF =
  /\b(?:cannot|gains?|loses?|increases?|decreases?|becomes?|treated|unaffected|must|is not|are not)\b/i;
const AT_SOME_TIME =
  /\b(?:can|may|when|if|during|each time|whenever|once|after|before|at the|activat\w+|select\w*|declare|until|then)\b/i;
/** What a face-up Spell or Trap says of its own activation. */
const ACTIVATION = /\bthis card is activated\b|^Activate this card\b/;
/** What a Spell or Trap does from the Graveyard. */
const USED_LATER = /\bthis card\b[^:;]*\b(?:in|from) (?:your|the) GY\b|^If this (?:Set )?card\b/;
/** How a sentence begins that speaks of what the effect before it did. */
const ATTACHED = /^(?:It|Its|(?:This|That) Token(?:'s)?|\(When Summoned|They|Their|That|Those|These|This effect|This is|The|You (?:cannot|can also|must)|If (?:you do|you did|you call|they call|you cannot|Summoned|this effect|that|it|they)|When you do|After|Also|Then|However|For the rest|Until|Any|Apply|But)\b/; // prettier-ignore
/** What is done with what the sentence before it found: "This card gains ATK equal to half the combined ATK of those monsters". */
const GOES_ON = /^(?:This card (?:gains|loses)|Inflict|Gain|Increase|Decrease|Both players|Each player)\b[^:]*\b(?:that|those|these) (?:(?!equipped)[\w-]+ )?(?:monster|card|Token|Spell|Trap)s?\b/; // prettier-ignore
