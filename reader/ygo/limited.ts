/** Sentences that limit how often effects are used: which effects they speak of, and the limits put onto them. */
import { staysOnField } from '../../engine/ygo/cards.ts';
import { many, type Limit } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages } from '../frame/boxes.ts';
import type { Span } from '../frame/sentences.ts';
import { addTo } from './additions.ts';
import { ACTIVATED, addLimit, asActivation, givesFirst, limitReplacements, replaces, type Entry } from './entries.ts';
import type { LimitSentence } from './grammar/categories.ts';
import { TextSoFar } from './left.ts';

export class LimitReader extends TextSoFar {
  protected limit(span: Span): boolean {
    const [from, to] = this.text.range(span);
    const parsed = this.text.whole('limitSentence', from, to);
    if (!parsed) return false;
    const replaces = this.#limitsReplacement(parsed.value) || this.#limitsGiven(parsed.value);
    const governs = replaces ? [this.entries.length - 1] : this.#governed(parsed.value);
    if (governs === undefined) {
      this.leave(span);
      return true;
    }
    this.loose.push({ span, reads: [{ parsed, role: 'limit' }], governs, role: 'limit' });
    if (!replaces) this.limits.push({ sentence: parsed.value, governs, from: this.entries.length, span });
    return true;
  }
  /** "You can only use this effect once per turn", of one that is no activated effect: what is done instead of a destruction, of a cost. */
  #limitsReplacement({ scope, limit, restricts, asks }: LimitSentence): boolean {
    const rules = this.missed ? [] : (this.entries.at(-1)?.record.ongoing ?? []);
    const [rule, more] = rules;
    const [one, other] = many(limit);
    if (scope !== 'previous' || restricts || asks || more || other || !one || !rule || !replaces(rule) || rule.limit)
      return false;
    rule.limit = one;
    return true;
  }
  /** "You can only use this effect of "X" once per turn", of the one effect it gives to what is made with it. */
  #limitsGiven({ scope, limit, restricts, asks }: LimitSentence): boolean {
    const { madeWithThis, ongoing = [] } = (this.missed ? undefined : this.entries.at(-1)?.record) ?? {};
    const [rule, more] = ongoing;
    const [one, other] = many(limit);
    if (!madeWithThis || more || rule?.rule !== 'gains-effects' || rule.effects.length !== 1) return false;
    if (scope !== 'previous' || restricts || asks || other || one?.of !== 'name' || one.group || !ACTIVATED.has(rule.effects[0]!.kind)) return false;
    addLimit(rule.effects[0]!, { ...one, name: this.context.name });
    return true;
  } // prettier-ignore
  protected readonly limits: { sentence: LimitSentence; governs: number[]; from: number; span: Span }[] = [];
  #governed({ scope }: LimitSentence): number[] | undefined {
    const activated = this.entries.flatMap(({ record }, i) => (ACTIVATED.has(record.kind) ? [i] : []));
    // "This effect" is the one just before, which may be one nobody read.
    if (scope === 'previous') return activated.length > 0 && !this.missed ? this.#lastOf(activated) : undefined;
    if (scope === 'preceding') return activated.length > 0 ? activated : undefined;
    // All effects of the card, or all that follow: known when the text is read to its end.
    return [];
  }
  /** "The following effect" in bullets is all of them, too. */
  #firstOf(activated: readonly number[]): number[] {
    const next = activated.slice(1).findIndex((i) => (this.entries[i]!.record.option ?? 1) === 1);
    return activated.slice(0, next < 0 ? undefined : next + 1);
  }
  /** "This effect" in bullets is all of them. */
  #lastOf(activated: readonly number[]): number[] {
    const first = activated.findLastIndex((i) => (this.entries[i]!.record.option ?? 1) === 1);
    return activated.slice(first);
  }
  /** After the last sentence: each limit onto the effects it governs. */
  protected putLimits(): void {
    this.rolledForNothing();
    for (const { sentence, governs, from, span } of this.limits) {
      const all = this.entries.map((_, i) => i).filter((i) => ACTIVATED.has(this.entries[i]!.record.kind));
      governs.push(...this.#governedInAll(sentence.scope, all, from, span));
      this.#putLimit(sentence, governs, from, span);
      if (sentence.before && !this.#limitBefore(governs, all, sentence.before)) this.leave(span);
      const { restricts } = sentence;
      if (restricts && !governs.every((i) => addTo([this.entries[i]!], 'effect', { restricts }))) this.leave(span);
    }
  }
  /** Of all activated effects those a sentence speaks of that could not be known before the end of the text. */
  #governedInAll(scope: LimitSentence['scope'], all: readonly number[], from: number, span: Span): readonly number[] {
    if (scope === 'each') return all;
    if (scope === 'bullets') return all.length === 0 ? [] : this.#lastOf(all.filter((i) => i < from));
    if (scope === 'next') return this.#firstOf(all.filter((i) => i >= from));
    if (scope === 'following') return all.filter((i) => i >= from);
    return scope === 'card' ? this.#activations(all, span) : [];
  }
  #putLimit(sentence: LimitSentence, governs: readonly number[], from: number, span: Span): void {
    const { scope, limit, asks } = sentence;
    for (const i of governs) {
      for (const one of many(limit)) addLimit(this.entries[i]!.record, one);
      if (asks) addTo([this.entries[i]!], 'condition', { condition: asks });
    }
    const spokenOf = scope === 'each' ? this.entries : scope === 'following' ? this.entries.slice(from) : [];
    const besides = limitReplacements(spokenOf, limit);
    // A limit on what nobody read.
    if (besides === 0 && (governs.length === 0 || isUncounted(spokenOf))) this.leave(span);
  }

  /** "… and its previous effect only once per turn": the one before it, read or not. */
  #limitBefore([last]: readonly number[], all: readonly number[], limit: Limit): boolean {
    const before = all[all.indexOf(last!) - 1];
    if (before === undefined || this.unread.some((one) => one.before !== undefined && one.before > before && one.before <= last!)) return false;
    addLimit(this.entries[before]!.record, limit);
    return true;
  } // prettier-ignore
  /** The activation of a card that stays on the field may do nothing, and is not spoken of but for how often. */
  #activations(all: readonly number[], span: Span): number[] {
    const found = all.filter((i) => this.entries[i]!.record.kind === 'activation');
    const { kind, property } = this.context;
    if (found.length > 0 || this.unread.length > 0 || kind === 'monster' || !staysOnField(this.context)) return found;
    const given = property === 'equip' ? this.entries.findIndex(({ record }) => givesFirst(record)) : -1;
    if (given >= 0) asActivation(this.entries[given]!.record);
    if (property === 'equip') return given >= 0 ? [given] : found;
    this.entries.push({ record: { kind: 'activation', gist: bothLanguages(this.text.box, span) }, whole: true, box: this.text.box.box, reads: [], copies: new Map(), span, unread: [] });
    return [this.entries.length - 1];
  } // prettier-ignore
}
/** What is done instead of a cost is one of the effects whose number is limited in a way that cannot be said of it. */
const isUncounted = (among: readonly Entry[]): boolean =>
  among.some(({ record }) => record.ongoing?.some((rule) => rule.rule === 'instead-of-cost' && !rule.limit));
