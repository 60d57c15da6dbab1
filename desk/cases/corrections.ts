// What the judge said unread texts do: kept beside the cases they were said in, one for each text. Records of the kind `correction`.
import { createHash } from 'node:crypto';
import type { Correction, JudgeDesk } from '../contract.ts';
import type { Means } from '../means.ts';
import { answer, notThere } from '../refused.ts';

const KIND = 'correction';
type Head = Pick<Correction, 'game' | 'card' | 'box'>;
type Body = Pick<Correction, 'asked' | 'words'>;
type Kept = { key: string; head: Head; body: unknown; updated: string; app: string };
type CorrectionChannels = Pick<JudgeDesk, 'saveCorrection' | 'corrections' | 'deleteCorrection'>;

const correctionOf = ({ key, head, body, updated, app }: Kept): Correction => ({
  id: key,
  ...head,
  ...(body as Body),
  updated,
  app,
});

/** One text has one correction: what is said of it later takes the place of what was said before. */
const keyOf = (of: Head & Body): string =>
  createHash('sha256')
    .update(JSON.stringify([of.game, of.card, of.box, of.asked]))
    .digest('hex')
    .slice(0, 32);

export const correctionChannels = ({
  judge,
  judgeIfThere,
}: Pick<Means, 'judge' | 'judgeIfThere'>): CorrectionChannels => ({
  saveCorrection: ({ asked, words, ...head }) =>
    answer(() => {
      const body = { asked, words };
      return correctionOf(judge().records.put<Head>(KIND, keyOf({ ...head, ...body }), { head, body }));
    }),
  corrections: ({ game, card }) =>
    answer(() =>
      (judgeIfThere()?.records.all<Head>(KIND) ?? [])
        .map(correctionOf)
        .filter((one) => (game === undefined || one.game === game) && (card === undefined || one.card === card))
        .sort((a, b) => (a.updated < b.updated ? 1 : -1)),
    ),
  deleteCorrection: ({ id }) => answer(() => (judge().records.hide(KIND, id) ? null : notThere(id))),
});
