/**
 * What fits a ruling in which an illegal move was accepted: the infraction, and how the board is put right. Both follow from the
 * ruling's own steps: what came after the last legal board, whether a player saw something hidden by it, whether chance was used.
 */
import { isDeepStrictEqual } from 'node:util';
import { applyChanges } from '../../engine/ruling/patch.ts';
import type { Localized, Ruling, Step } from '../../engine/ruling/schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { JudgeDesk } from '../contract.ts';
import type { Means } from '../means.ts';
import { answer } from '../refused.ts';
import type { AfterRuling } from './contract.ts';
import { degreeView, infractionView, policyOf } from './views.ts';

/** The infraction of an illegal play, its degree where the game can be put right and where it cannot, and the rules of that. */
const PLAYED_ILLEGALLY = {
  ygo: { infraction: 'ygo.infraction.procedural-error', clean: 'minor', harmed: 'major' },
  ptcg: { infraction: 'ptcg.infraction.gameplay-error', clean: 'minor', harmed: 'major' },
} as const;
const REWIND = {
  ygo: ['ygo.current.penalties.rewind', 'ygo.current.penalties.repairable'],
  ptcg: ['ptcg.penalties.rewind'],
};
const ACCEPTED = ['ygo.current.penalties.accepted-state'];

/** Steps in which chance decides or somebody gets to see what was hidden. */
const HIDDEN = new Set([
  'draw',
  'drawn',
  'search',
  'shuffle',
  'coin',
  'die',
  'flip',
  'revealed',
  'prizes',
  'mulligan-cards',
  'look',
]);

const W = {
  back: (move: number): Localized => ({
    de: `Zurück zum Spielstand vor Handlung ${move + 1} des Falls, dem letzten erlaubten:`,
    en: `Back to the board before action ${move + 1} of the case, the last legal one:`,
  }),
  undo: ({ text }: Step): Localized => ({ de: `Zurücknehmen: ${text.de}`, en: `Undo: ${text.en}` }),
  told: {
    de: 'Gezogene oder gesehene Karten: Steht fest, welche es sind, kommen sie dorthin zurück, wo sie waren; sonst ist das Duell nicht zu reparieren.',
    en: 'Cards drawn or seen: where it is certain which they are, they go back where they were; otherwise the Duel cannot be repaired.',
  },
  goesOn: {
    de: 'Seither wurde etwas Verdecktes bekannt oder der Zufall entschied: Es geht vom jetzigen Stand aus weiter. Zurückzunehmen wäre:',
    en: 'Something hidden has been seen or chance has decided since: the game goes on from where it is. A rewind would undo:',
  },
  tooFar: {
    de: 'Liegt es zu weit zurück und brachte es keinen großen Vorteil, darf der Zustand akzeptiert werden.',
    en: 'If it lies too far back and gave no great advantage, the state may be accepted.',
  },
  clean: { de: 'Seither wurde nichts Verdecktes bekannt und nichts ausgelost: Der Spielstand lässt sich herstellen.', en: 'Nothing hidden was seen and nothing was left to chance since: the board can be restored.' },
  harmed: { de: 'Seither wurde etwas Verdecktes bekannt oder der Zufall entschied.', en: 'Something hidden has been seen or chance has decided since.' },
  repairable: { de: 'Wenn sich trotzdem feststellen lässt, wie es stand.', en: 'If it can be told all the same how it stood.' },
  nameless: (move: number): Localized => ({ de: `Handlung ${move + 1} des Falls`, en: `action ${move + 1} of the case` }),
}; // prettier-ignore

export function afterRuling(rules: RulesDb, ruling: Ruling): AfterRuling {
  const all = ruling.irregularities ?? [];
  const [first] = all;
  const illegal = all.map(({ move, reasons }) => ({
    move,
    headline: ruling.steps.find((step) => step.move === move)?.text ?? W.nameless(move),
    reasons: reasons.map(({ text, rules: cited }) => ({ text, rules: [...cited] })),
  }));
  if (!first) return { illegal, offers: [], repair: [] };
  const since = stepsSince(ruling, first).filter((step) => step.outcome === 'applied');
  const harmed = since.some(isHidden);
  return {
    illegal,
    offers: offersOf(rules, ruling.game, harmed),
    repair: repairOf(ruling.game, first.move, since, harmed),
    lastLegal: first.lastLegal,
  };
}

/** The steps since the last legal board: what closed the window before the move (a Summon that succeeds) is none of them. */
function stepsSince({ initial, steps }: Ruling, { move, lastLegal }: NonNullable<Ruling['irregularities']>[number]): readonly Step[] {
  const from = steps.findIndex((step) => step.move !== undefined && step.move >= move);
  if (from < 0) return [];
  let board = applyChanges<unknown>(initial, steps.slice(0, from).flatMap(({ changes }) => changes));
  for (let next = from; next < steps.length; next++) {
    if (isDeepStrictEqual(board, lastLegal)) return steps.slice(next);
    board = applyChanges(board, steps[next]!.changes);
  }
  return steps.slice(from);
} // prettier-ignore

/** Also a card nobody knows coming to a hand. */
const isHidden = ({ kind, changes }: Step): boolean =>
  HIDDEN.has(kind) ||
  changes.some((change) => change.op === 'add' && /^\/players\/[AB]\/hand\//.test(change.path) && (change.value as { card?: string } | null)?.card === '?'); // prettier-ignore

function offersOf(rules: RulesDb, game: Ruling['game'], harmed: boolean): AfterRuling['offers'] {
  const policy = policyOf(rules, game);
  const { infraction: id, clean, harmed: grave } = PLAYED_ILLEGALLY[game];
  const infraction = policy.infractions.find((one) => one.id === id);
  const offer = (how: string, why: Localized): AfterRuling['offers'] => {
    const degree = infraction?.degrees.find((one) => one.id === how);
    return infraction && degree ? [{ infraction: infractionView(rules, policy, infraction), degree: degreeView(policy, degree), why }] : []; // prettier-ignore
  };
  return harmed ? [...offer(grave, W.harmed), ...offer(clean, W.repairable)] : offer(clean, W.clean);
}

function repairOf(game: Ruling['game'], move: number, since: readonly Step[], harmed: boolean): AfterRuling['repair'] {
  const undo = since
    .filter(({ changes }) => changes.length > 0)
    .toReversed()
    .map((step) => ({ text: W.undo(step), rules: [] }));
  const how = { text: harmed && game === 'ptcg' ? W.goesOn : W.back(move), rules: REWIND[game] };
  if (game === 'ptcg') return [how, ...undo];
  const told = harmed ? [{ text: W.told, rules: REWIND.ygo }] : [];
  return [how, ...undo, ...told, { text: W.tooFar, rules: ACCEPTED }];
}

export const afterRulingChannel = ({ rules, read, engine, library }: Means): Pick<JudgeDesk, 'afterRuling'> => ({
  afterRuling: (input) => answer(async () => afterRuling(rules(), (await engine()).rule(await read(input), library()))),
});
