/** What the sentences of a box say → its effects, and which sentence went where. */
import { englishName } from '../../../engine/case/names.ts';
import type { PtcgCard } from '../../../engine/case/schema.ts';
import type {
  AttackEffect,
  Effect,
  Op,
  PlayEffect,
  PokemonFilter,
  Quoted,
  Who,
} from '../../../engine/ptcg/effects/schema.ts';
import type { Box } from '../../frame/boxes.ts';
import { sameValue } from '../../frame/values.ts';
import type { Span } from '../../frame/sentences.ts';
import type { Sentence } from '../read.ts';
import type { About, Head, Said, Step } from '../grammar/phrases.ts';
import { tellSentence } from '../touches.ts';
import { attackParts } from './attack.ts';
import { settle } from './settle.ts';
import { andTest, Names, opsOf } from './steps.ts';

export interface BoxRecords {
  effects: { record: Effect; whole: boolean }[];
  /** For each sentence: the number of the effect it went into, a reminder, or `undefined` where it is unread. */
  places: (number | 'reminder' | undefined)[];
  /** For an unread sentence: the effect that has it as `unmodelled`. */
  holder: (number | undefined)[];
}
type Quote = (span: Span) => Quoted;
type Indexed = Sentence & { i: number };

export function recordsOf(card: PtcgCard, box: Box, sentences: readonly Sentence[], quote: Quote): BoxRecords {
  const [kind, number] = box.box.split('/');
  const indexed = sentences.map((one, i) => ({ ...one, i }));
  if (kind === 'attack') return attackRecords(card, box, Number(number), indexed, quote);
  const records = new Records(card, kind === 'ability' ? Number(number) : undefined, indexed, quote);
  return records.read();
}

/** "(You can't use more than 1 GX attack in a game.)" and the like, of the sentences that say something of the whole effect. */
function aboutOf(sentences: readonly Indexed[]): Partial<About> {
  const all = sentences.flatMap(({ said }) => (said && 'about' in said ? [said.about] : []));
  const fossil = Object.assign({}, ...all.map((one) => one.fossil));
  const usableIf = all.reduce<About['usableIf'] | undefined>((test, one) => andTest(test, one.usableIf), undefined);
  return {
    ...Object.assign({}, ...all),
    ...(usableIf && { usableIf }),
    ...(Object.keys(fossil).length > 0 && { fossil }),
  };
}

function attackRecords(
  card: PtcgCard,
  box: Box,
  number: number,
  sentences: readonly Indexed[],
  quote: Quote,
): BoxRecords {
  const printed = Number(/\d+/.exec(card.attacks?.[number - 1]?.damage?.toString() ?? '')?.[0] ?? 0);
  const steps = sentences.flatMap(({ said, span }): Step[] => {
    if (!said) return [{ op: { do: 'unmodelled', text: quote(span) } }];
    return 'steps' in said && !('head' in said) ? [...said.steps] : [];
  });
  const names = new Names();
  const refused = sentences.filter(({ said }) => said && !(('steps' in said && !('head' in said)) || ('about' in said && !('attachTo' in said.about)) || 'reminder' in said)); // prettier-ignore
  const { limit, usableIf, firstTurn, cost, ...other } = aboutOf(sentences);
  const parts = refused.length === 0 && Object.keys(other).length === 0 && limit !== 'by-name' ? attackParts(steps, printed, names) : undefined; // prettier-ignore
  const record: AttackEffect = {
    effect: 'attack',
    attack: number,
    ...(limit && limit !== 'by-name' && { limit }),
    ...(usableIf && { usableIf }),
    ...(firstTurn && { firstTurn }),
    ...(cost && { cost }),
    ...parts,
  };
  // What nobody read of when the attack can be used or what it costs is asked before it is used.
  const usable = sentences.every(({ said, span }) => said || !tellSentence(box.en.slice(span.from, span.to)).touches.some(({ what }) => what === 'attacks' || what === 'attack-cost')); // prettier-ignore
  if (!parts || !usable || !settle(record, names)) {
    const { from } = sentences[0]!.span;
    const text = quote({ from, to: sentences.at(-1)!.span.to });
    return unreadBox({ effect: 'unmodelled', attack: number, text }, sentences);
  }
  return {
    effects: [{ record, whole: sentences.every(({ said }) => said) }],
    places: sentences.map(({ said }) => (!said ? undefined : 'reminder' in said ? 'reminder' : 0)),
    holder: sentences.map(({ said }) => (said ? undefined : 0)),
  };
}
function unreadBox(record: Effect, sentences: readonly Indexed[]): BoxRecords {
  return {
    effects: [{ record, whole: false }],
    places: sentences.map(() => undefined),
    holder: sentences.map(() => 0),
  };
}

/** "Discard this card": of an attached card the Tool it is, of a Special Energy that Energy. */
function itself(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Record<string, unknown>;
  if (node['do'] === 'discard-tools' && node['from'] === 'self' && node['count'] === 'all')
    Object.assign(node, { do: 'discard-energy', count: 1, name });
  for (const inner of Object.values(node)) itself(inner, name);
}
/** What "it" is at the beginning: the Pokémon something happened to, or this one where the text has just spoken of it. */
function itOf(head: Head | 'play'): Who | undefined {
  if (head === 'play') return undefined;
  if (head.effect === 'triggered') return head.it ?? 'self';
  return head.place || (head.if && JSON.stringify(head.if).includes('"who":"self"')) ? 'self' : undefined;
}
/** What these instructions choose may not be like this; false where they choose nothing. */
function except(ops: readonly Op[], not: PokemonFilter): boolean {
  return ops.some((one) => {
    if (one.do === 'choose-pokemon' && typeof one.which === 'object' && 'choose' in one.which) {
      one.which.from = { ...one.which.from, not };
      return true;
    }
    if (one.do === 'evolve' && typeof one.on === 'object' && 'choose' in one.on) {
      one.on.from = { ...one.on.from, not };
      return true;
    }
    return ('then' in one && except(one.then, not)) || (one.do === 'if-you-do' && except(one.first, not));
  });
} // prettier-ignore

/** The cards taken out of the discard pile are none of those discarded for it; false where nothing is discarded or taken. */
function othersThanPaid(ops: readonly Op[]): boolean {
  const flat = ops.flatMap((one) => (one.do === 'if-you-do' ? [...one.first, ...one.then] : [one]));
  const paid = flat.find((one) => one.do === 'discard-cards');
  const taken = flat.find((one) => one.do === 'take' && one.from === 'discard');
  if (paid?.do !== 'discard-cards' || taken?.do !== 'take') return false;
  paid.as = 'paid';
  taken.which = { ...taken.which, not: { among: 'paid' } };
  return taken.which.not !== undefined;
}

/** Is "discard it from anything but `kept`" what `attachTo` says of where it may be attached? An Evolved Pokémon is no Basic one. */
function otherThan({ stage, not, ...rest }: PokemonFilter, kept: PokemonFilter): boolean {
  if (sameValue({ ...rest, ...(stage && { stage }), ...(not && { not }) }, kept)) return true;
  return stage === 'evolution' && not !== undefined && Object.keys(rest).length === 0 && sameValue(kept, { not: { any: [{ stage: 'basic' }, not] } }); // prettier-ignore
}

/** The sign in front of what can be chosen and the full stop behind it are no part of it. */
const WHEN_ELSE = /\buse this Ability (if|when)\b/i;
const asOption = (text: string): string => text.replace(/^\s*[•●■-]\s*|\.\s*$/gu, '');

/** What is done, and the sentences that say so: more may follow. */
interface Open {
  head: Head | 'play';
  steps: Step[];
  cost: Step[];
  of: number[];
}

/** An Ability, or the text of a Trainer or Energy card: one record after the other. */
class Records {
  readonly #card: PtcgCard;
  readonly #ability: number | undefined;
  readonly #sentences: readonly Indexed[];
  readonly #quote: Quote;
  readonly #about: Partial<About>;
  readonly #open: Open[] = [];
  /** A cost said by itself, before what is paid for. */
  #cost: { steps: readonly Step[]; of: number } | undefined;
  readonly #effects: { record: Effect; of: number[]; broken: boolean }[] = [];
  readonly #unread: number[] = [];

  constructor(card: PtcgCard, ability: number | undefined, sentences: readonly Indexed[], quote: Quote) {
    this.#card = card;
    this.#ability = ability;
    this.#sentences = sentences;
    this.#quote = quote;
    this.#about = aboutOf(sentences);
  }

  read(): BoxRecords {
    for (const sentence of this.#sentences) {
      this.#sentence(sentence);
      this.#payFirst();
    }
    if (this.#cost) this.#unread.push(this.#cost.of);
    for (const open of this.#open) this.#close(open);
    this.#ofItself();
    return this.#done();
  }

  #sentence({ said, i, span }: Indexed): void {
    if (!said) return this.#leaveOpen(i, span);
    if ('reminder' in said || 'about' in said) return;
    if ('provides' in said) return this.#provides(said, i);
    if ('choose' in said) return this.#choices(said.choose, i, span);
    if ('option' in said) return this.#option(said.option, i, span);
    if ('records' in said) return this.#whole(said.records, i);
    if ('holds' in said) return this.#passive(said, i, span);
    if ('head' in said) {
      this.#open.push({ head: said.head, steps: [...said.steps], cost: [...(said.cost ?? [])], of: [i] });
    } else if ('steps' in said) {
      this.#steps(said.steps, i, span, said.early);
      this.#open.at(-1)?.cost.push(...(said.cost ?? []));
    } else this.#cost = { steps: said.cost, of: i };
  }

  /** A cost said by itself belongs to what is open, or to what comes next. */
  #payFirst(): void {
    const open = this.#open.at(-1);
    if (!open || !this.#cost) return;
    open.cost.push(...this.#cost.steps);
    open.of.push(this.#cost.of);
    this.#cost = undefined;
  }

  #add(record: Effect, of: number[], broken = false): void {
    this.#effects.push({ record, of, broken });
  }

  /** A sentence that is a record, or several. */
  #whole(records: readonly Effect[], i: number): void {
    for (const record of records) {
      if (this.#card.kind === 'energy') itself(record, englishName(this.#card));
      this.#add(record, [i]);
    }
  }

  /** What sentences say of the card itself: what it is played as, what it may be attached to. */
  #ofItself(): void {
    const { attachTo, elseDiscard, fossil } = this.#about;
    const { hp = this.#card.hp, types } = fossil ?? {};
    if (fossil && hp !== undefined && types)
      this.#add({ effect: 'played-as-pokemon', hp, types, ...fossil }, this.#saying('fossil'));
    // What it is discarded from has to be what it may not be attached to.
    if (attachTo && (!elseDiscard || otherThan(attachTo, elseDiscard)))
      this.#add(
        { effect: 'attach-to', which: attachTo, ...(elseDiscard && { elseDiscard: true as const }) },
        this.#saying('attachTo', 'elseDiscard'),
      );
  }
  /** The sentences that say this of the whole effect. */
  #saying(...keys: (keyof About)[]): number[] {
    return this.#sentences.flatMap(({ said, i }) =>
      said && 'about' in said && keys.some((key) => key in said.about) ? [i] : [],
    );
  }

  /** Items and Supporters do what they say when played. */
  #played(): boolean {
    const { kind } = this.#card;
    return this.#ability === undefined && kind === 'trainer' && this.#card.trainer !== 'tool' && this.#card.trainer !== 'stadium'; // prettier-ignore
  }

  #steps(steps: readonly Step[], i: number, span: Span, early: readonly Op[] = []): void {
    if (this.#open.length === 0 && this.#played()) this.#open.push({ head: 'play', steps: [], cost: [], of: [] });
    const open = this.#open.at(-1);
    if (!open) return this.#leaveOpen(i, span);
    open.steps.unshift(...early.map((one) => ({ op: structuredClone(one) })));
    // "You may use this Ability. If you do, …": it is what is done.
    const [first, ...more] = steps;
    if (open.steps.length === 0 && first && 'didSo' in first && !first.not) open.steps.push(...first.didSo, ...more);
    else open.steps.push(...steps);
    open.of.push(i);
  }

  #leaveOpen(i: number, span: Span): void {
    this.#unread.push(i);
    if (this.#open.length === 0 && this.#played()) this.#open.push({ head: 'play', steps: [], cost: [], of: [] });
    const open = this.#open.at(-1);
    const text = this.#quote(span);
    // When else an Ability is used is nothing that is done when it is used.
    if (open && !WHEN_ELSE.test(typeof text === 'string' ? text : text.en)) {
      open.steps.push({ op: { do: 'unmodelled', text } });
      open.of.push(i);
    } else this.#add({ effect: 'unmodelled', ...this.#part(), text }, [i], true);
  }

  /** What a Special Energy provides: what holds only if something is so comes first; said without a condition, the last word counts. */
  #provides({ provides: units, if: test }: Extract<Said, { provides: unknown }>, i: number): void {
    const known = this.#effects.find(({ record }) => record.effect === 'provides');
    const option = { units, ...(test && { if: test }) };
    if (known?.record.effect === 'provides') {
      const { options } = known.record;
      known.record.options = test ? [option, ...options] : [...options.filter((one) => one.if), option];
      known.of.push(i);
    } else this.#add({ effect: 'provides', options: [option] }, [i]);
  }

  /** "Choose 1:", "Choose 1 or both:": what can be chosen comes next. */
  #choices(choose: true | 'any', i: number, span: Span): void {
    this.#steps([choose === 'any' ? { part: 'choices' } : { op: { do: 'choose-one', options: [] } }], i, span);
  }

  /** The bullets of "Choose 1:". */
  #option(option: readonly Step[], i: number, span: Span): void {
    const step = this.#open.at(-1)?.steps.findLast((one) => !('part' in one) || one.part === 'choices');
    const ops = opsOf(option, new Names());
    if (ops && step && 'part' in step) return this.#mayDo(option, i, span);
    if (!ops || !step || !('op' in step) || step.op.do !== 'choose-one') return this.#leaveOpen(i, span);
    const quoted = this.#quote(span);
    const { de, en } = typeof quoted === 'string' ? { de: quoted, en: quoted } : quoted;
    const gist = { de: asOption(de), en: asOption(en) };
    step.op.options.push({ gist, then: ops });
    this.#open.at(-1)!.of.push(i);
  }

  /** Of "Choose 1 or both": each may be done. */
  #mayDo(option: readonly Step[], i: number, span: Span): void {
    this.#steps([{ may: option }, { part: 'choices' }], i, span);
  }

  #part(): { ability?: number } {
    return this.#ability === undefined ? {} : { ability: this.#ability };
  }

  #passive(said: Extract<Said, { holds: unknown }>, i: number, span: Span): void {
    if (this.#played()) return this.#leaveOpen(i, span);
    // "This power stops working while …" is said of what holds, too.
    const test = andTest(said.if, this.#about.usableIf);
    const record: Effect = {
      effect: 'passive',
      ...this.#part(),
      ...(said.place && { place: said.place }),
      ...(test && { if: test }),
      ...(this.#about.once && { once: true as const }),
      modifiers: [...said.holds],
    };
    if (settle(record, new Names(), 'self')) this.#add(record, [i]);
    else this.#leaveOpen(i, span);
  }

  #close({ head, steps, cost, of }: Open): void {
    const names = new Names();
    const paid = opsOf(cost, names);
    const ops = opsOf(steps, names);
    const record = paid && ops && ops.length > 0 ? this.#record(head, paid, ops) : undefined;
    if (record && this.#card.kind === 'energy') itself(record, englishName(this.#card));
    if (record && settle(record, names, itOf(head))) return this.#add(record, of);
    const texts = of.map((i) => this.#sentences[i]!.span);
    for (const [k, i] of of.entries()) {
      if (!this.#unread.includes(i)) this.#unread.push(i);
      this.#add({ effect: 'unmodelled', ...this.#part(), text: this.#quote(texts[k]!) }, [i], true);
    }
  }

  #record(head: Head | 'play', cost: Op[], ops: Op[]): Effect | undefined {
    const { notOn, notPaid } = this.#about;
    if (this.#about.cost || (notOn && !except(ops, notOn))) return undefined;
    if (notPaid && !othersThanPaid([...cost, ...ops])) return undefined;
    if (head === 'play') return this.#play(cost, ops);
    return head.effect === 'triggered' ? this.#triggered(head, cost, ops) : this.#activated(head, cost, ops);
  }

  #play(cost: Op[], ops: Op[]): PlayEffect | undefined {
    const { limit, usableIf, once } = this.#about;
    if (limit || once) return undefined;
    return {
      effect: 'play',
      ...(usableIf && { if: usableIf }),
      ...(cost.length > 0 && { cost }),
      do: ops.map(whoeverIsActive),
    };
  }

  #triggered(head: Extract<Head, { effect: 'triggered' }>, cost: Op[], ops: Op[]): Effect | undefined {
    const { limit, usableIf, once } = this.#about;
    const { it: _, if: own, ...rest } = head;
    if (cost.length > 0 || limit === 'gx' || limit === 'vstar') return undefined;
    const test = andTest(own, usableIf);
    return {
      ...rest,
      ...(test && { if: test }),
      ...this.#part(),
      ...(limit === 'by-name' && { limit: 'once-per-turn-by-name' as const }),
      ...(once && { once }),
      do: ops,
    };
  }

  #activated(head: Extract<Head, { effect: 'activated' }>, cost: Op[], ops: Op[]): Effect | undefined {
    const { limit, usableIf, once } = this.#about;
    if (limit === 'gx' || once) return undefined;
    // "During your turn, you may …" is a VSTAR Power's, or nothing anybody knows.
    if ((head.limit === 'vstar') !== (limit === 'vstar')) return undefined;
    const test = andTest(head.if, usableIf);
    return {
      effect: 'activated',
      ...this.#part(),
      limit: limit === 'by-name' ? 'once-per-turn-by-name' : head.limit,
      ...(head.place && { place: head.place }),
      ...(test && { if: test }),
      ...(cost.length > 0 && { cost }),
      do: ops,
    };
  }

  #done(): BoxRecords {
    const effects = [...this.#effects].sort((a, b) => (a.of[0] ?? 0) - (b.of[0] ?? 0));
    const places = this.#sentences.map(({ said, i }): number | 'reminder' | undefined => {
      if (this.#unread.includes(i)) return undefined;
      if (said && 'reminder' in said) return 'reminder';
      const at = effects.findIndex(({ of }) => of.includes(i));
      // What is said of the whole effect belongs to the first; without any it says nothing.
      return at >= 0 ? at : effects.length > 0 && said && 'about' in said ? 0 : undefined;
    });
    const aboutUnread = this.#sentences.some(({ said, i }) => said && 'about' in said && places[i] === undefined);
    return {
      effects: effects.map(({ record, of, broken }) => ({
        record,
        whole: !broken && !aboutUnread && !of.some((i) => this.#unread.includes(i)),
      })),
      places,
      holder: this.#sentences.map(({ i }) => {
        const at = effects.findIndex(({ of }) => of.includes(i));
        return places[i] === undefined && at >= 0 ? at : undefined;
      }),
    };
  }
}

/**
 * A Trainer card's effect on an Active Pokémon is about whichever is Active while it lasts ("this includes Pokémon that come into play during that
 * turn"); an attack's lies on the Pokémon that was. What happens at a time later is done to the one that was, too.
 */
function whoeverIsActive(op: Op): Op {
  if (op.do !== 'in-force' || (op.on !== 'opponent-active' && op.on !== 'own-active')) return op;
  if (op.modifiers.some((one) => one.what === 'when' || 'on' in one || 'player' in one)) return op;
  const { on, modifiers, ...rest } = op;
  const active = { of: on === 'own-active' ? ('you' as const) : ('opponent' as const), where: 'active' as const };
  return { ...rest, modifiers: modifiers.map((one) => ({ ...one, on: active }) as (typeof modifiers)[number]) };
}
