/**
 * What of a sentence nobody read to its end its activation asks for in any case: the occasion, the cost, the targets, the first operations, as far as they
 * were read. Whatever the rest says, without them it cannot be activated.
 */
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { bothLanguages } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import type { Span } from '../frame/sentences.ts';
import type { BoxText, Resolved } from './box-text.ts';
import type { Before, Context, Draft } from './grammar/categories.ts';
import { makeEffect, type Sentence } from './meaning/effect.ts';

/** What the engine is told of it. */
export interface Needs {
  needs?: Effect;
  /** It waits for something to happen: "When …:". */
  waits?: true;
  /** It speaks of every activation of its card, not of one of several ways to use it. */
  always?: true;
}
/** A sentence cut into what stands before its colon, before its semicolon, and the rest. */
interface Cut {
  head?: [number, number];
  before?: [number, number];
  rest: [number, number];
  /** "Activate only …": nothing is said of what is done. */
  gate?: true;
}

export function needsOf(
  text: BoxText,
  span: Span,
  card: Context,
  what: 'effect' | 'activation' | 'effect or activation',
): Needs {
  const cut = cutOf(text, span, what !== 'effect');
  if (!cut) return waitsPlainly(text, span);
  if (what === 'effect or activation' && saysNothing(cut)) return {};
  const { head, before, gate = false } = cut;
  const becomes = comesOut(text, card, cut);
  const activation = what === 'activation' || (what !== 'effect' && (gate || becomes));
  const occasion = head && occasionOf(text, ...head);
  const needs = askedBy(text, span, card, cut, occasion, activation);
  const waits = waitsUnread(text, head, occasion);
  const ofEach = gate || (what !== 'activation' && becomes) || (!head && !before);
  const always = activation && ofEach && !text.box.en.startsWith('●', span.from);
  return {
    ...(needs && { needs }),
    ...(waits && { waits }),
    ...(always && (needs || waits) && { always }),
  };
} // prettier-ignore

/** Is what it waits for not read? */
const waitsUnread = (text: BoxText, head: Cut['head'], occasion: Draft | undefined): boolean =>
  head !== undefined && occasion?.['on'] === undefined && waitsFor(text.text(...head));
/** "When this card is destroyed by battle, the player who …" of old texts: what stands before a comma, where no colon ends it. */
const waitsPlainly = (text: BoxText, span: Span): Needs => {
  const [from, to] = text.header(span);
  // A Flip Effect waits until its card is flipped face-up.
  if (text.words(from, 'flip', ':')) return { waits: true };
  const comma = text.words(from, 'when') ? text.mark(',', from, to) : undefined;
  return comma !== undefined && waitsFor(text.text(from, comma)) ? { waits: true } : {};
};
/** Neither when, nor what for. */
const saysNothing = ({ head, before, gate }: Cut): boolean => !gate && !head && !before;

/** As much of what it asks for as makes an effect: with what is done, without, or the occasion alone. */
function askedBy(text: BoxText, span: Span, card: Context, { before, rest, gate }: Cut, occasion: Draft | undefined, activation: boolean): Effect | undefined {
  const paid = before && beforeOf(text, ...before);
  const done = !gate && (!before || paid?.all) ? operationsOf(text, ...rest) : undefined;
  const sentence: Sentence = {
    gist: bothLanguages(text.box, span),
    optional: true,
    resolve: { drafts: [] },
    ...(activation && { activation: true }),
    ...(text.box.box === 'pendulum' && { pendulum: true }),
    // A monster's effect is judged by what it asks for, not by how fast it is.
    ...(activation ? occasion && { occasion } : { occasion: { ...occasion, $quick: true } }),
  };
  const asked = { ...sentence, ...(paid && { before: paid.value }) };
  return (done && made({ ...asked, resolve: done }, card)) ?? made(asked, card) ?? made(sentence, card);
} // prettier-ignore

/** What a Continuous Trap does when it is activated. "Activate only …" it says of itself; the rest of its text are effects it has on the field. */
const comesOut = (text: BoxText, { kind }: Context, { head, before, rest }: Cut): boolean =>
  kind === 'trap' && head !== undefined && !before && BECOMES.test(text.text(...rest));
const BECOMES = /^special summon this card\b.*\bas an? [^.]*\bmonster\b/i;

/** Only what is asked for when it is activated. */
function made(sentence: Sentence, card: Context): Effect | undefined {
  const record = makeEffect(sentence, card)?.record;
  if (!record) return undefined;
  const { kind, gist, on, respondsTo, condition, phases, steps, whoseTurn, cost, targets, resolve, from } = record;
  const asks = { on, respondsTo, condition, phases, steps, whoseTurn, cost, targets, resolve };
  const said = Object.entries({ ...asks, from }).filter(([, value]) => value !== undefined);
  if (!Object.values(asks).some((value) => value !== undefined)) return undefined;
  return { kind, gist, ...Object.fromEntries(said), ...(on && { timing: 'if' }) } as Effect;
}

function cutOf(text: BoxText, span: Span, activation: boolean): Cut | undefined {
  // Above bullets stands what they have in common.
  const [begin, to] = text.header(span);
  const bullet = text.words(begin, '●');
  const start = bullet ? begin + 1 : begin;
  // A bullet of a Spell or Trap may be what another card gains; a flip effect waits for nothing that is said.
  if (start >= to || (bullet && activation) || text.words(start, 'flip', ':')) return undefined;
  const colon = text.mark(':', start, to);
  const gate = activation && colon === undefined ? afterOnly(text, start) : undefined;
  if (gate !== undefined)
    return { head: [gate, text.mark(';', behindYouCan(text, gate), to) ?? to], rest: [to, to], gate: true };
  const from = colon === undefined ? start : colon + 1;
  const can = behindYouCan(text, from);
  const semicolon = text.mark(';', can, to);
  const head: Pick<Cut, 'head'> = colon === undefined ? {} : { head: [start, colon] };
  if (semicolon !== undefined) return { ...head, before: [can, semicolon], rest: [semicolon + 1, to] };
  const paidFirst = can === from ? undefined : paidBefore(text, can, to);
  if (paidFirst !== undefined) return { ...head, before: [can, paidFirst], rest: [paidFirst, paidFirst] };
  const alone = activation && !bullet && can === from && !TIED.test(text.text(start, to));
  return colon !== undefined || alone ? { ...head, rest: [can, to] } : undefined;
}
/** "Once per turn, you can". */
function behindYouCan(text: BoxText, from: number): number {
  const often = text.words(from, 'once', 'per', 'turn', ',') ? from + 4 : from;
  return text.words(often, 'you', 'can') ? often + 2 : from;
}
/** "You can remove 1 counter from this card to …": where today a semicolon stands behind what is paid. */
const paidBefore = (text: BoxText, from: number, to: number): number | undefined =>
  longest(text.at('before', from).filter(({ to: end }) => end < to && text.words(end, 'to')))?.to;
/** How a sentence begins that hangs on another. */
const TIED =
  /^\(|^(?:If|When|Then|Also|After|Otherwise|However|But|It|Its|They|Their|That|Those|These|This|The|During|For|At|While|Each|You|Your|Any|Neither|Both|Until|Apply|Activate|Only|Once)\b/i;

const ONLY: readonly (readonly string[])[] = [
  ['activate', 'only'],
  ['activate', 'this', 'card', 'only'],
  ['you', 'can', 'only', 'activate', 'this', 'card'],
  ['you', 'can', 'activate', 'this', 'card', 'only'],
  ['you', 'can', 'activate', 'this', 'card'],
  ['this', 'card', 'can', 'only', 'be', 'activated'],
  ['this', 'card', 'can', 'be', 'activated', 'only'],
  ['activate', 'this', 'card'],
  ['activate'],
];
const CLAUSE: readonly string[] = ['if', 'when', 'while', 'during', 'at'];
/** Where the clause begins that says when a card can be activated. */
function afterOnly(text: BoxText, start: number): number | undefined {
  const words = ONLY.find((one) => text.words(start, ...one));
  const at = words && start + words.length;
  return at !== undefined && CLAUSE.includes(text.tokens[at]?.word ?? '') ? at : undefined;
}

/** The parts of an occasion that were read, from its first word on: they hold together with the others, unless one of them is another way. */
function occasionOf(text: BoxText, from: number, to: number): Draft | undefined {
  const whole = text.whole('occasion', from, to)?.value;
  if (whole) return usable(whole);
  if (OTHER_WAY.test(text.text(from, to))) return undefined;
  const goesOn = ({ to: end }: Parsed): boolean =>
    end < to &&
    ((text.words(end, ',') && CLAUSE.includes(text.tokens[end + 1]?.word ?? '')) ||
      (text.words(end, ',', 'and') && CLAUSES.includes(text.tokens[end + 2]?.word ?? '')) ||
      (text.words(end, 'and') && CLAUSES.includes(text.tokens[end + 1]?.word ?? '')) ||
      CLAUSE.includes(text.tokens[end]?.word ?? '') ||
      (narrowed(text, end, to) && !NOT_ALL.test(text.text(from, end))));
  const read = longest(text.at('occasion', from).filter(goesOn));
  return read && usable(read.value);
}
/** What stands before "that …" is asked for in any case, if not said of how few there are. */
const NOT_ALL =
  /\b(?:no|not|only|less|fewer|lower|all|every|each|none|nothing|both|equal|exactly|same|cannot|neither|without)\b/i;
const NARROWS: readonly string[] = ['that', 'whose', 'with', 'which'];
const narrowed = (text: BoxText, at: number, to: number): boolean =>
  at < to &&
  (NARROWS.includes(text.tokens[at]!.word) ||
    (text.words(at, ',') && NARROWS.includes(text.tokens[at + 1]?.word ?? '')));
/** It says where its cards are: what follows cannot say otherwise. */
const SAYS_WHERE = /\b(?:hand|gy|graveyard|deck|field|controls?|banished|zone|this card)\b/i;
const OTHER_WAY = /\bor\b,? (?:if|when|while|during|you|your|there|at|this)\b/i;
const CLAUSES: readonly string[] = [...CLAUSE, 'you', 'your', 'there', 'this'];
/** What an occasion says of anything but when it is to be activated is left to its reading. */
const usable = (occasion: Draft): Draft | undefined =>
  occasion['$activation'] || occasion['$thisWay'] ? undefined : occasion;
/** The one longest reading. */
function longest<T>(all: readonly Parsed<T>[]): Parsed<T> | undefined {
  const last = Math.max(...all.map(({ to }) => to));
  const found = all.filter(({ to }) => to === last);
  return found.length === 1 ? found[0] : undefined;
}

/** What stands before the semicolon, and whether that is all. */
function beforeOf(text: BoxText, from: number, to: number): { value: Before; all: boolean } | undefined {
  const whole = text.whole('before', from, to);
  if (whole) return whole.value.or ? undefined : { value: whole.value, all: true };
  const read = longest(
    text
      .at('before', from)
      .filter(({ to: end }) => end < to && (((text.words(end, ',') || text.words(end, 'and') || text.words(end, 'to')) && withoutAlternative(text, end, to)) || (narrowed(text, end, to) && SAYS_WHERE.test(text.text(from, end))))),
  );
  return read && !read.value.or ? { value: read.value, all: false } : undefined;
} // prettier-ignore

/** What is done first. */
function operationsOf(text: BoxText, from: number, to: number): Sentence['resolve'] | undefined {
  const { drafts, unread }: Resolved = text.operations(from, to);
  if (drafts.length === 0 || (unread && text.words(unread[0], ','))) {
    // "Special Summon 1 monster from your Deck that …".
    const read = longest(
      text
        .at('operations', from)
        .filter(
          ({ to: end, value }) =>
            end > (unread?.[0] ?? 0) &&
            narrowed(text, end, to) &&
            SAYS_WHERE.test(text.text(from, end)) &&
            value.every((one) => !MADE_OF.test(String(one['do']))),
        ),
    );
    if (read) return { drafts: read.value, unread: text.text(read.to, to) };
  }
  if (drafts.length === 0) return undefined;
  return { drafts, ...(unread && { unread: text.text(...unread) }) };
}

/** What it is made of stands behind it. */
const MADE_OF = /^(?:fusion|synchro|xyz|link|ritual|pendulum)-summon$/;

/** Does it wait for something to happen, or for an activation? "If" may ask for no more than how things stand. */
function waitsFor(said: string): boolean {
  if (OTHER_WAY.test(said) || STANDS.test(said)) return false;
  if (/^(?:each time|after resolving)\b/i.test(said)) return true;
  return /^(?:once per (?:turn|duel|chain),? )?(?:during [^,]*, )?when\b/i.test(said) ? HAPPENS.test(said) : /^(?:during [^,]*, )?if\b/i.test(said) && SURELY.test(said);
} // prettier-ignore
/** It speaks of what was, or of how things stand. */
const STANDS =
  /\b(?:this turn|last turn|this duel|previous turn|was|were|has been|had|controlled|there (?:is|are)|would have)\b|\b(?:you|opponent|player|players) (?:only )?(?:control|have|has)\b(?![^,]*\b(?:is|are|attacks?|declares?|battles?|inflicts?|destroys?|activates?)\b)/i;
const PASSIVE =
  'summoned|destroyed|sent|discarded|banished|returned|targeted|activated|tributed|removed|set|drawn|added|negated|selected|declared|excavated|placed|detached|equipped|changed|flipped|taken|inflicted';
const HAPPENS = new RegExp(
  `\\b(?:is|are|be) (?:(?:normal|special|flip|fusion|ritual|synchro|xyz|link|pendulum|tribute|first|selected|either)[ ,]*(?:or )?)*(?:${PASSIVE})\\b|\\b(?:summons|attacks|declares?|activates?|battles|inflicts?|takes?|pays?|draws?|leaves?|adds?|sets|discards?|destroys|targets|removes?|sends?|banishes|returns|changes|tributes|gains|loses|receives|resolves|moves|uses?)\\b`,
  'i',
);
const SURELY = new RegExp(
  `\\b(?:is|are) (?:(?:normal|special|flip|fusion|ritual|synchro|xyz|link|pendulum|tribute)[ ,]*(?:or )?)*(?:summoned|destroyed|sent|discarded|targeted|activated|tributed)\\b|\\b(?:declares an attack|would be|attacks|inflicts|activates|moves|takes? (?:battle |effect )?damage)\\b`,
  'i',
);

/** Does what follows here add to what stands before it? In a list with "or" it may be another that would do as well. */
function withoutAlternative(text: BoxText, at: number, to: number): boolean {
  const next = text.tokens[text.words(at, ',', 'and') ? at + 2 : at + 1]?.word ?? '';
  if (next === '/' || next === 'or') return false;
  if (ADDS.has(next) || (text.words(at, ',', 'and') && text.words(at + 2, 'if', 'you', 'do'))) return true;
  return !text.tokens.slice(at, to).some(({ word }) => word === 'or');
}
const ADDS: ReadonlySet<string> = new Set(['then', 'also', 'but', 'except', 'if']);
