/** A Yu-Gi-Oh! card's text → its effects. */
import { englishName } from '../../engine/case/names.ts';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { UnreadText } from '../../engine/reading.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { ygoBoxes, type Box } from '../frame/boxes.ts';
import { piecesOf, pointersOf, stretchesOf, type Stretch } from '../frame/pieces.ts';
import type { NameList, Piece, Reading, Role } from '../reading.ts';
import { BoxReader } from './box.ts';
import type { BoxReading } from './entries.ts';
import type { Context } from './grammar/categories.ts';

export const contextOf = (card: YgoCard, known?: NameList): Context => ({
  ...(known && { known }),
  name: englishName(card),
  kind: card.kind,
  property: card.kind === 'monster' ? undefined : card.property,
  monster: card.kind === 'monster' ? (card.monster ?? []) : [],
  ...(card.kind === 'monster' && card.level !== undefined && { level: card.level }),
});
export function readYgo(card: YgoCard, names: NameList): Reading<Effect> {
  const context = contextOf(card, names);
  const boxes = ygoBoxes(card);
  const flavour = card.kind === 'monster' && (card.monster ?? []).includes('normal') && !(card.monster ?? []).includes('effect');
  const readings = boxes.map((box) => (flavour && box.box === 'text' ? flavourOf(box) : new BoxReader(box, card, context).read()));
  return assemble(boxes, readings);
} // prettier-ignore

const flavourOf = ({ en }: Box): BoxReading => ({
  entries: [],
  loose: [{ span: { from: 0, to: en.length }, reads: [], role: 'flavour' }],
  tokens: [],
  unread: [],
});

/** The boxes together: records, pieces, what is unread. */
function assemble(boxes: readonly Box[], readings: readonly BoxReading[]): Reading<Effect> {
  const entries = readings.flatMap((one) => one.entries);
  const effects = entries.map(({ record, whole }) => ({ record, whole }));
  const pointers = pointersOf(entries.map(({ record }) => record));
  const unread: UnreadText<string, Effect>[] = [];
  const pieces: Piece[] = [];
  let first = 0;
  readings.forEach((reading, b) => {
    const stretches: Stretch[] = [];
    reading.entries.forEach((entry, i) => {
      const known = new Map(pointers);
      for (const [draft, copy] of entry.copies) known.set(draft, pointers.get(copy) ?? []);
      const path = `/${first + i}`;
      for (const { parsed, role } of entry.reads) stretches.push(...stretchesOf(parsed, reading.tokens, known, ROLES, { role, at: [path] }));
      for (const { from, to } of entry.unread) stretches.push({ from, to, role: 'unread', at: [] });
    });
    for (const { span, reads, governs, role } of reading.loose) {
      const at = (governs ?? []).map((i) => `/${first + i}/limit`);
      if (reads.length === 0) stretches.push({ ...span, role, at: [] });
      else if (at.length === 0) continue;
      for (const { parsed, role: said } of reads) stretches.push(...stretchesOf(parsed, reading.tokens, new Map(), {}, { role: said, at }));
    }
    pieces.push(...piecesOf(boxes[b]!.box, boxes[b]!.en, stretches));
    const moved = (key: 'effect' | 'before', one: UnreadText): object => (one[key] === undefined ? {} : { [key]: one[key] + first });
    unread.push(...reading.unread.map((one) => ({ ...one, ...moved('effect', one), ...moved('before', one) })));
    first += reading.entries.length;
  });
  const whole = unread.length === 0 && effects.every((one) => one.whole);
  return { effects, pieces, whole, unread, touches: unread.flatMap((one) => [...one.touches]) };
} // prettier-ignore
/** The roles of phrases within others. */
const ROLES: Readonly<Record<string, Role | undefined>> = {
  join: 'conjunction',
  target: 'target',
  until: 'duration',
  playerRule: 'restriction',
};
