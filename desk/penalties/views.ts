// The policy of a game as it stands on a day, as the contract shows it.
import type { DegreeText, InfractionText, PenaltyPolicy, WalkText } from '../../rules-db/penalty-schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { Game } from '../../engine/case/schema.ts';
import { sourceView, titled } from '../lookup/views.ts';
import type { DegreeView, InfractionView, PenaltyView, WalkSummary } from './contract.ts';

type Dated = { inForce?: { from?: string | undefined; to?: string | undefined } | undefined };

/** Later than any day: what has no end holds then. */
const NEWEST = '9999-12-31';

/** Whether something holds on a day; a day named by month or year alone is taken in its favour. */
export const holdsOn = ({ inForce }: Dated, day: string = NEWEST): boolean =>
  (inForce?.from ?? '') <= day && (inForce?.to ?? NEWEST) >= day.slice(0, (inForce?.to ?? NEWEST).length);

const kept = new WeakMap<RulesDb, Map<Game, PenaltyPolicy>>();
/** What is written down of a game; a game nobody wrote down has no ladder. */
export function policyOf(rules: RulesDb, game: Game): PenaltyPolicy {
  const known = kept.get(rules) ?? new Map<Game, PenaltyPolicy>();
  kept.set(rules, known);
  const policy = known.get(game) ??
    rules.penalties(game) ?? { game, notes: [], ladder: [], infractions: [], walks: [], told: {}, elsewhere: [] };
  known.set(game, policy);
  return policy;
}

const penaltyView = ({ id, words, means, headJudge }: PenaltyPolicy['ladder'][number]): PenaltyView => ({
  id,
  words,
  means,
  ...(headJudge && { headJudge }),
});

/** A rung by its id. Whether it stands on the ladder the build has checked. */
export function rungOf(policy: PenaltyPolicy, id: string): PenaltyView {
  const rung = policy.ladder.find((one) => one.id === id);
  if (!rung) throw new Error(`no penalty ${id}`);
  return penaltyView(rung);
}

/** The rungs of a day, the mildest first. */
export const ladderOn = (policy: PenaltyPolicy, day?: string): PenaltyView[] =>
  policy.ladder.filter((rung) => holdsOn(rung, day)).map(penaltyView);

export function degreeView(
  policy: PenaltyPolicy,
  { id, words, when, penalty, headJudge, status }: DegreeText,
): DegreeView {
  // prettier-ignore
  const rung = rungOf(policy, penalty);
  return {
    id,
    words,
    when,
    penalty: rung,
    ...((headJudge ?? rung.headJudge) && { headJudge: true as const }),
    ...(status && { status }),
  };
}

export function infractionView(rules: RulesDb, policy: PenaltyPolicy, one: InfractionText): InfractionView {
  return {
    id: one.id,
    game: policy.game,
    title: one.title,
    happened: one.happened,
    examples: one.degrees.flatMap(({ cases }) => cases),
    degrees: one.degrees.map((degree) => degreeView(policy, degree)),
    upgrade: one.upgrade,
    remedies: one.remedies,
    notes: one.notes,
    ...(one.inForce && { inForce: dates(one.inForce) }),
    authority: one.authority,
    ...(one.status && { status: one.status }),
    sources: one.sources.flatMap((source) => {
      const document = rules.document(source.doc);
      return document ? [sourceView({ ...source, document })] : [];
    }),
    rules: titled(rules, one.rules),
  };
}

export const walkSummary = (game: Game, { id, about, title, inForce }: WalkText): WalkSummary => ({
  id,
  game,
  about,
  title,
  ...(inForce && { inForce: dates(inForce) }),
});

const dates = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
