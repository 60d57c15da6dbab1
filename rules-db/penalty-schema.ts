/**
 * The shape of `content/penalties/<game>.yaml`: the ladder of penalties, the infractions, and the walks from what happened to
 * an infraction, or through what is done when time is called. What the parts refer to is checked by `penaltyProblems`.
 */
import * as v from 'valibot';
import type { Lang } from '../engine/case/schema.ts';
import { authorities, games, sourceSchema } from './schema.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const localized = v.strictObject({ en: text, de: text });
const kebab = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens'));
const dotted = v.pipe(v.string(), v.regex(/^(ygo|ptcg)(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/, "must look like 'ygo.infraction.slow-play'")); // prettier-ignore
const day = v.pipe(v.string(), v.regex(/^\d{4}(-\d\d(-\d\d)?)?$/, "must be a date such as '2020-04-01', quoted"));
const inForce = v.optional(v.strictObject({ from: v.optional(day), to: v.optional(day) }));
const rules = v.optional(v.array(v.string()), []);
const nobodysWord = v.optional(v.literal('nobodys-word'));

const rung = v.strictObject({
  id: kebab,
  words: localized,
  means: localized,
  /** Only the Head Judge gives it. */
  headJudge: v.optional(v.literal(true)),
  inForce,
});
const degree = v.strictObject({
  id: kebab,
  words: localized,
  when: localized,
  penalty: kebab,
  /** Whoever may give it, where that differs from the rung. */
  headJudge: v.optional(v.boolean()),
  /** What happens at tables, in our own words; it is found by them, too. */
  cases: v.optional(v.array(localized), []),
  status: nobodysWord,
});
const infraction = v.strictObject({
  id: dotted,
  title: localized,
  happened: localized,
  /** From the mildest on; none where it is no infraction, only something to be done. */
  degrees: v.array(degree),
  /** What players and judges say. */
  said: v.optional(v.strictObject({ en: v.optional(v.array(text), []), de: v.optional(v.array(text), []) }), {}),
  /** It is about how the game is played: a question in these words asks for a rule. */
  ofPlay: v.optional(v.literal(true)),
  /** The rungs a repetition climbs, from the lowest starting penalty on; empty: it is never upgraded. */
  path: v.array(kebab),
  upgrade: localized,
  /** Only the very same error is upgraded, not another one of this kind. */
  sameErrorOnly: v.optional(v.literal(true)),
  remedies: v.optional(v.array(localized), []),
  notes: v.optional(v.array(localized), []),
  inForce,
  authority: v.optional(v.picklist(authorities), 'official'),
  status: nobodysWord,
  sources: v.pipe(v.array(sourceSchema), v.nonEmpty('names no source')),
  rules,
});
const answer = v.strictObject({
  words: localized,
  /** The next step; or where it ends: an infraction with its degree, or what is to be done. */
  to: v.optional(kebab),
  infraction: v.optional(dotted),
  degree: v.optional(kebab),
  outcome: v.optional(localized),
  rules,
});
const walk = v.strictObject({
  id: dotted,
  about: v.picklist(['infraction', 'time-called']),
  title: localized,
  inForce,
  /** The first is where it begins. */
  steps: v.pipe(
    v.array(v.strictObject({ id: kebab, ask: localized, note: v.optional(localized), rules, answers: v.pipe(v.array(answer), v.minLength(2, 'needs two answers')) })),
    v.nonEmpty('has no step'),
  ),
}); // prettier-ignore

export const penaltyPolicySchema = v.strictObject({
  game: v.picklist(games),
  /** What holds for all of it: where it is from, what is not known. */
  notes: v.array(localized),
  ladder: v.pipe(v.array(rung), v.nonEmpty('has no rung')),
  infractions: v.array(infraction),
  walks: v.array(walk),
});
/** `content/told.yaml`: what is told at tables, and the infraction it belongs to in each game; to none, where it is no infraction. */
export const toldSchema = v.array(
  v.strictObject({
    to: v.strictObject({ ygo: v.optional(dotted), ptcg: v.optional(dotted) }),
    en: v.pipe(v.array(text), v.nonEmpty('says nothing')),
    de: v.pipe(v.array(text), v.nonEmpty('says nothing')),
  }),
);
export type Told = v.InferOutput<typeof toldSchema>;
type WrittenPolicy = v.InferOutput<typeof penaltyPolicySchema>;
export interface PenaltyPolicy extends WrittenPolicy {
  /** What is told at tables, by the infraction it belongs to. */
  told: Record<string, Record<Lang, string[]>>;
  /** What is told and asked that is no infraction. */
  elsewhere: string[];
}
export type InfractionText = PenaltyPolicy['infractions'][number];
export type DegreeText = InfractionText['degrees'][number];
export type WalkText = PenaltyPolicy['walks'][number];

/** A policy with what is told of its infractions. */
export function withTold(policy: WrittenPolicy, told: Told): PenaltyPolicy {
  const by = new Map<string, Record<Lang, string[]>>();
  for (const { to, en, de } of told) {
    const id = to[policy.game];
    if (id === undefined) continue;
    const known = by.get(id) ?? { en: [], de: [] };
    by.set(id, { en: [...known.en, ...en], de: [...known.de, ...de] });
  }
  return {
    ...policy,
    told: Object.fromEntries(by),
    elsewhere: told.flatMap(({ to, en, de }) => ((to.ygo ?? to.ptcg) ? [] : [...en, ...de])),
  };
}

type Problem = { path: (string | number)[]; message: string };

/** What a policy refers to and does not have: rungs, rules, documents, infractions, steps; and steps nobody reaches. */
export function penaltyProblems(
  policy: PenaltyPolicy,
  has: { rule: (id: string) => boolean; document: (id: string) => boolean },
): Problem[] {
  const problems: Problem[] = [];
  const report = (path: Problem['path'], message: string) => problems.push({ path, message });
  const rungs = new Set(policy.ladder.map(({ id }) => id));
  const needRules = (path: Problem['path'], ids: readonly string[]) => {
    for (const id of ids) if (!has.rule(id)) report([...path, 'rules'], `no rule '${id}'`);
  };
  const infractions = new Map(policy.infractions.map((one) => [one.id, one]));
  if (infractions.size < policy.infractions.length) report(['infractions'], 'an infraction stands here twice');

  policy.infractions.forEach((one, i) => {
    const at = ['infractions', i];
    needRules(at, one.rules);
    for (const { doc } of one.sources) if (!has.document(doc)) report([...at, 'sources'], `no document '${doc}'`);
    for (const id of [...one.path, ...one.degrees.map(({ penalty }) => penalty)])
      if (!rungs.has(id)) report(at, `${one.id}: no penalty '${id}'`);
    if (new Set(one.degrees.map(({ id }) => id)).size < one.degrees.length) report(at, `${one.id}: a degree twice`);
  });
  for (const id of Object.keys(policy.told))
    if (!infractions.has(id)) report(['infractions'], `told.yaml: no infraction '${id}'`);
  policy.walks.forEach((walk, i) => {
    const steps = new Map(walk.steps.map((step) => [step.id, step]));
    const reached = new Set([walk.steps[0]!.id]);
    walk.steps.forEach((step, j) => {
      const at = ['walks', i, 'steps', j];
      needRules(at, step.rules);
      for (const one of step.answers) {
        needRules(at, one.rules);
        const ends = [one.to, one.infraction, one.outcome].filter((end) => end !== undefined).length;
        if (ends === 0 || (one.to !== undefined && ends > 1)) report(at, `'${one.words.en}' must lead to one thing`);
        if (one.to !== undefined && !steps.has(one.to)) report(at, `no step '${one.to}'`);
        if (one.to !== undefined) reached.add(one.to);
        const named = one.infraction === undefined ? undefined : infractions.get(one.infraction);
        if (one.infraction !== undefined && !named) report(at, `no infraction '${one.infraction}'`);
        if (one.degree !== undefined && !named?.degrees.some(({ id }) => id === one.degree))
          report(at, `no degree '${one.degree}' of '${one.infraction}'`);
      }
    });
    for (const { id } of walk.steps) if (!reached.has(id)) report(['walks', i], `nothing leads to step '${id}'`);
  });
  return problems;
}
