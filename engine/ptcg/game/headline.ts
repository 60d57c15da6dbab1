/** The headline of a ruling: what was said while it was made, and what it rests on; of branches, the answers and what follows from each. */
import type { Attempt } from '../../ruling/branch.ts';
import type { Branch, Decision, Localized, PtcgRuling, Reason, Ruling } from '../../ruling/schema.ts';
import { isAboutZone } from '../derive/not-given.ts';
import { W } from '../say/words.ts';
import type { Game } from './game.ts';

const sentence = (text: Localized): Localized => ({ de: stop(text.de), en: stop(text.en) });
const stop = (s: string): string => (/[.!?]$/.test(s) ? s : `${s}.`);
const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** What the ruling comes to, in a judge's words. */
export function headline(
  g: Game,
  illegal: Ruling['illegal'] | undefined,
  stopped: Attempt['stopped'] | undefined,
  irregularities: NonNullable<PtcgRuling['irregularities']>,
): Localized {
  const parts = g.said.reduce<Localized>(
    (sum, { text, join }, i) => {
      const glue = i === 0 ? '' : join;
      const of = (lang: 'de' | 'en') => sum[lang] + glue + (glue === '; ' ? text[lang] : upper(text[lang]));
      return { de: of('de'), en: of('en') };
    },
    { de: '', en: '' },
  );
  const bench = g.record.assumptions.find((a) => isAboutZone(a))?.text;
  const irregular = irregularities.map((i) => sentence(W.headline.playedAnyway(firstText(i.reasons))));
  const doubt = stopped ? undefined : g.record.doubts()[0]?.text;
  const all = [
    ...irregular,
    ...(doubt ? [doubt, W.ifNothing()] : []),
    ...(parts.en ? [sentence(parts)] : []),
    ...(illegal ? [sentence(W.headline.illegal(firstText(illegal.reasons)))] : []),
    ...(stopped ? [waitingFor(stopped.decision)] : []),
    ...(bench ? [bench] : []),
  ];
  if (all.length === irregular.length + (doubt ? 2 : 0)) all.push(lastStep(g));
  return { de: all.map((t) => t.de).join(' '), en: all.map((t) => t.en).join(' ') };
}
/** The question; whose it is where a player must choose. */
const waitingFor = ({ by, what, text }: Decision): Localized =>
  by === 'judge' || what === 'coin' || what === 'promote' || what === 'order' ? text : W.headline.waitsFor(by, text);
const firstText = (reasons: readonly Reason[]): Localized => ({
  de: reasons.map((r) => r.text.de).join(' '),
  en: reasons.map((r) => r.text.en).join(' '),
});
const lastStep = (g: Game): Localized => {
  const told = g.record.steps.filter(
    (s) => s.outcome === 'applied' && s.kind !== 'turn-begins' && s.kind !== 'discard',
  );
  if (told.at(-1)?.kind === 'checkup') return W.checkup.nothing();
  return told.at(-1)?.text ?? sentence(W.headline.nothing());
};

/** The answers to a question and what follows from each. */
export function summarize(question: Decision, branches: readonly Branch[]): Localized {
  const texts = new Set(branches.map((b) => b.ruling.headline.en));
  if (texts.size === 1) return branches[0]!.ruling.headline;
  const common = {
    de: shared(branches.map((b) => b.ruling.headline.de)),
    en: shared(branches.map((b) => b.ruling.headline.en)),
  };
  const rest = ({ de, en }: Localized): Localized => ({
    de: de.slice(common.de.length),
    en: en.slice(common.en.length),
  });
  const parts = branches.map((b) => {
    const answer = question.answers?.find((a) => a.value === b.answer)?.text ?? {
      de: String(b.answer),
      en: String(b.answer),
    };
    const then = rest(b.ruling.headline);
    return W.headline.branch(answer, then.en === '' ? sentence(W.headline.nothing()) : then);
  });
  // Too much to say in one breath: the question itself.
  // Too much to say in one breath: the question itself. A yes or no says nothing without it.
  const told = leaves(branches) > MOST_TOLD ? [question.text] : isYesOrNo(question) ? [question.text, ...parts] : parts;
  const { de, en } = W.headline.either(told);
  return { de: common.de + de, en: common.en + en };
}
const isYesOrNo = ({ answers }: Decision): boolean =>
  answers?.length === 2 && answers.every(({ text }) => ['yes', 'no'].includes(text.en.toLowerCase()));
const leaves = (branches: readonly Branch[]): number =>
  branches.reduce((n, { ruling }) => n + (ruling.branches ? leaves(ruling.branches) : 1), 0);
/** Ways a headline goes through one by one. */
const MOST_TOLD = 4;

/** The sentences with which all texts begin. */
function shared(texts: readonly string[]): string {
  const all = texts.map((t) => `${t} `.split(/(?<=[.!?] )/u));
  let n = 0;
  while (all.every((s) => s[n] !== undefined && s[n] === all[0]![n])) n++;
  return all[0]!.slice(0, n).join('');
}
