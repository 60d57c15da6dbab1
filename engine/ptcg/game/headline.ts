/** The headline of a ruling: what was said while it was made, and what it rests on; of branches, the answers and what follows from each. */
import { alike, type Attempt, leaves } from '../../ruling/branch.ts';
import type { Branch, Decision, Fact, Localized, PtcgRuling, Reason, Ruling } from '../../ruling/schema.ts';
import { isAboutZone } from '../derive/not-given.ts';
import { list, same, sentences } from '../../ruling/say.ts';
import { capital, upper } from '../say/terms.ts';
import { W } from '../say/words.ts';
import type { Game } from './game.ts';

const sentence = (text: Localized): Localized => ({ de: stop(text.de), en: stop(text.en) });
const stop = (s: string): string => (/[.!?]$/.test(s) ? s : `${s}.`);

/** What the ruling comes to, in a judge's words. */
export function headline(
  g: Game,
  illegal: Ruling['illegal'] | undefined,
  stopped: Attempt['stopped'] | undefined,
  irregularities: NonNullable<PtcgRuling['irregularities']>,
): Localized {
  const parts = onceSaid(summed(g.said)).reduce<Localized>(
    (sum, { text, join }, i) => {
      const glue = i === 0 ? '' : join;
      const of = (lang: 'de' | 'en') => sum[lang] + glue + (glue === '; ' ? text[lang] : upper(text[lang]));
      return { de: of('de'), en: of('en') };
    },
    { de: '', en: '' },
  );
  const restsOn = inOneFor(g.record.assumptions.filter((a) => isAboutZone(a)));
  const irregular = irregularities.map((i) => sentence(W.headline.playedAnyway(firstText(i.reasons))));
  const doubt = stopped ? undefined : g.record.doubts()[0]?.text;
  const all = [
    ...irregular,
    ...(doubt ? [doubt, W.ifNothing()] : []),
    ...(parts.en ? [sentence(capital(parts))] : []),
    ...(illegal ? [sentence(W.headline.illegal(firstText(illegal.reasons)))] : []),
    ...(stopped ? [waitingFor(stopped.decision)] : []),
  ];
  if (all.length === irregular.length + (doubt ? 2 : 0)) all.push(lastStep(g));
  return sentences([...all, ...restsOn.slice(0, 2)]);
}
/** Counters of one cause on one Pokémon, put there one after the other in a sentence, as their sum. */
function summed(said: Game['said']): Game['said'] {
  const told: Game['said'][number][] = [];
  let begins = 0;
  for (const one of said) {
    if (one.join === '. ') begins = told.length;
    const { tally } = one;
    const at = tally ? told.findIndex((other, n) => n >= begins && other.tally?.of === tally.of) : -1;
    const before = told[at]?.tally;
    if (!tally || !before) told.push(one);
    else {
      const sum = { ...tally, count: before.count + tally.count };
      told[at] = { ...told[at]!, text: sum.text(sum.count), tally: sum };
    }
  }
  return told;
}
/** What was said several times in a row, once and how often. */
function onceSaid(said: Game['said']): Game['said'] {
  const runs: { one: Game['said'][number]; times: number }[] = [];
  for (const one of said) {
    const last = runs.at(-1);
    if (last && last.one.text.en === one.text.en && one.join === '; ') last.times++;
    else runs.push({ one, times: 1 });
  }
  return runs.map(({ one, times }) =>
    times === 1 ? one : { ...one, text: { de: often(one.text.de, times), en: often(one.text.en, times) } },
  );
}
/** Before a card, behind what somebody does. */
const often = (text: string, times: number): string =>
  /^(?:Player|Spieler) /.test(text) ? `${text.replace(/\.$/, '')} (${times}×)` : `${times}× ${text}`;

/** What it rests on: of a zone of both players in one sentence. */
function inOneFor(facts: readonly Fact[]): Localized[] {
  const zoneOf = ({ path }: Fact) => /^\/players\/[AB]\/(bench|discard|hand)$/.exec(path)?.[1] as 'bench' | undefined;
  const [first] = facts;
  const zone = first && zoneOf(first);
  const both = zone !== undefined && facts.filter((fact) => zoneOf(fact) === zone).length > 1;
  return both
    ? [W.zonesTakenAsEmpty(zone), ...inOneFor(facts.filter((fact) => zoneOf(fact) !== zone))]
    : facts.flatMap(({ text }) => text ?? []);
}
/** The question; whose it is where a player must choose. */
const waitingFor = ({ by, what, text }: Decision): Localized =>
  by === 'judge' || what === 'coin' || what === 'promote' || what === 'order' ? text : W.headline.waitsFor(by, text);
const firstText = (reasons: readonly Reason[]): Localized => sentences(reasons.map(({ text }) => text));
const NO_ANSWER: ReadonlySet<string> = new Set(['turn-begins', 'discard', 'coin']);
const OF_THE_TURN: ReadonlySet<string> = new Set(['turn-over', 'checkup', 'trigger']);
const lastStep = (g: Game): Localized => {
  const told = g.record.steps.filter((s) => s.outcome === 'applied' && !NO_ANSWER.has(s.kind));
  const last = told.at(-1)?.kind ?? '';
  // What was done before a Checkup in which nothing happens, or before what triggers and does nothing.
  const deed = told.findLast(({ kind, changes }) => changes.length > 0 && !OF_THE_TURN.has(kind));
  if (last === 'checkup') return deed ? sentences([deed.text, W.checkup.nothing()]) : W.checkup.nothing();
  if (last === 'trigger' && deed) return deed.text;
  // A card played, then a flip, and nothing after it.
  const flipped = g.record.steps.some(({ kind, n }) => kind === 'coin' && n > (told.at(-1)?.n ?? 0));
  const coin = g.record.steps.findLast(({ kind }) => kind === 'coin')?.text;
  if (flipped && coin && told.at(-1)?.kind === 'play') return sentences([coin, sentence(W.headline.nothing())]);
  return told.at(-1)?.text ?? sentence(W.headline.nothing());
};

/** Of a way that only rests on something it is said that nothing comes of it. */
function withNothing({ assumptions }: Ruling, then: Localized): Localized {
  const rests = assumptions.some(({ text }) => text && text.en === then.en.trim());
  return rests ? sentences([sentence(W.headline.nothing()), then]) : then;
}

/** The answers to a question and what follows from each, where that is said in two sentences; else whose choice it is, and what it can come to. */
export function summarize(question: Decision, branches: readonly Branch[]): Localized {
  const headlines = branches.map((b) => b.ruling.headline);
  const isNested = branches.some(({ ruling }) => isOpen(ruling));
  if (new Set(headlines.map(({ en }) => en)).size === 1 && !isNested) return headlines[0]!;
  const common = { de: shared(headlines.map(({ de }) => de)), en: shared(headlines.map(({ en }) => en)) };
  const ways = alike(branches, (b) => b.ruling.headline.en.slice(common.en.length));
  if (isNested || ways.length > MOST_TOLD)
    return W.headline.spoken([
      waitingFor(question),
      W.headline.inOne([...certain(common), ...damageRange(branches)]),
      ...inAnyCase(branches, common),
    ]);
  const parts = ways.map((way) => {
    const { de, en } = way[0]!.ruling.headline;
    const then = { de: de.slice(common.de.length), en: en.slice(common.en.length) };
    return W.headline.branch(
      answersOf(question, way),
      then.en === '' ? W.headline.nothing() : oneSentence(withNothing(way[0]!.ruling, then)),
    );
  });
  // A yes or no says nothing without its question.
  const first = [...certain(common), ...(isYesOrNo(question) ? [question.text] : [])];
  return W.headline.spoken(first.length > 0 ? [...first, W.headline.inOne(parts)] : parts.map(sentence));
}
/** What holds in every branch; a question they share is none of it. */
const certain = (common: Localized): Localized[] => {
  const told = oneSentence({ de: noQuestion(common.de), en: noQuestion(common.en) });
  return told.en === '' ? [] : [told];
};
const noQuestion = (text: string): string => text.replace(/[^.!?]*\?(?:\s|$)/g, '');
const answersOf = (question: Decision, way: readonly Branch[]): Localized =>
  list(
    way.map(({ answer }) => question.answers?.find((a) => a.value === answer)?.text ?? same(String(answer))),
    'or',
  );
/** Can it come to more than one thing? */
const isOpen = (ruling: Branch['ruling']): boolean =>
  new Set(leaves(ruling).map(({ headline }) => headline.en)).size > 1;
/** Between which amounts the damage lies, where each end has one attack that does damage. */
function damageRange(branches: readonly Branch[]): Localized[] {
  const ends = branches.flatMap(({ ruling }) => leaves(ruling));
  const totals = ends.map(({ damage = [] }) => damage.at(-1)?.total ?? 0);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  // Coins flipped until tails have no end: where a way was not gone to it, nobody knows the most.
  return least < most &&
    ends.every(({ verdict }) => verdict !== 'needs-facts') &&
    ends.every(({ damage = [] }) => damage.length <= 1)
    ? [W.headline.between(least, most)]
    : [];
}
/** What all ways come to, however they go there: sentences that stand in each of them, besides those they begin with. */
function inAnyCase(branches: readonly Branch[], common: Localized): Localized[] {
  const ends = branches.flatMap(({ ruling }) => leaves(ruling));
  if (ends.some(({ verdict }) => verdict === 'needs-facts')) return [];
  const split = (text: string): string[] => text.split(BETWEEN).map((one) => one.trim());
  const [first, ...others] = ends.map(({ headline }) => ({ de: split(headline.de), en: split(headline.en) }));
  if (!first || first.de.length !== first.en.length) return [];
  const told = split(common.en.trim());
  const held = first.en.flatMap((text, n) => {
    const isCertain = text !== '' && !text.endsWith('?') && !told.includes(text) && others.every(({ en }) => en.includes(text)); // prettier-ignore
    return isCertain ? [{ de: first.de[n]!, en: text }] : [];
  });
  return held.length > 0 ? [W.headline.inAnyCase(sentences(held))] : [];
}
/** A stop behind these ends no sentence: "Lt. Surge's Raichu", "Mr. Mime". */
const ABBREVIATED = String.raw`\b(?:Mr|Jr|Lt|Dr|Mt|Prof|Exp)`;
const BETWEEN = new RegExp(String.raw`(?<=[.!?] )(?<!${ABBREVIATED}\. )`, 'u');
const STOP = new RegExp(String.raw`(?<=[^.]{3})(?<!${ABBREVIATED})\. (?=\S)`, 'g');
/** Sentences in one breath. */
const oneSentence = ({ de, en }: Localized): Localized => ({ de: inOneBreath(de), en: inOneBreath(en) });
/** A whole headline where another stands beside it. */
export const inOneSentence = (text: Localized): Localized => sentence(oneSentence(text));
const inOneBreath = (text: string): string =>
  text
    .trim()
    .replace(/\.$/, '')
    .replace(STOP, '; ')
    .replace(LOWERED, (_, begins: string) => `; ${begins[0]!.toLowerCase()}${begins.slice(1)}`);
/** Beginnings of sentences that are no names: behind a semicolon they are written small. */
const LOWERED =
  /; ((?:This holds|Das gilt)(?=,? )|(?:Eine|Zwei|Drei|Vier|Fünf|Sechs) Preiskarten?\b|(?:One|Two|Three|Four|Five|Six) Prize cards?\b|(?:Nicht erlaubt|Not allowed|In jedem Fall|In any case|Ohne|With none|Mit allen|With all of them)(?=:)|Player(?= [AB]\b))/g;
const isYesOrNo = ({ answers }: Decision): boolean =>
  answers?.length === 2 && answers.every(({ text }) => ['yes', 'no'].includes(text.en.toLowerCase()));
/** Ways a headline goes through one by one. */
const MOST_TOLD = 2;

/** The sentences with which all texts begin. */
function shared(texts: readonly string[]): string {
  const all = texts.map((t) => `${t} `.split(BETWEEN));
  let n = 0;
  while (all.every((s) => s[n] !== undefined && s[n] === all[0]![n])) n++;
  return all[0]!.slice(0, n).join('');
}
