// "A summons 5 monsters": so many Summons, of monsters nobody named; the first a Normal Summon where nothing else is said, the others by their own texts.
import type { YgoCard } from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import { countedIn } from './counted.ts';
import { placeholderCard } from './placeholders.ts';
import { noNotes, type Action, type Item } from './items.ts';

/** The plays a piece says at once; itself where it says one. */
export function eachSummon(item: Item): Item[] {
  if (item.is === 'action' && item.does === 'pendulum-summon' && item.card && !item.card.card) return [allAtOnce(item, item.card.name)];
  if (item.is !== 'action' || !item.card || item.card.card || !/^(?:normal|special)-summon$/.test(item.does)) return [item];
  const of = countedIn(item.card.name.replace(TIMES, '$1 monsters'));
  // No more than fit into the Monster Zones, whatever became of the others; what more than one Normal Summon is allowed by nobody says.
  const severalNormally = item.does === 'normal-summon' && item.anyHow !== true;
  if (of?.of !== 'monsters' || of.count < 1 || of.count > (severalNormally ? 1 : ZONES)) return [item];
  return Array.from({ length: of.count }, (_, n): Action => summonOf(item, severalNormally || (item.anyHow === true && n === 0)));
} // prettier-ignore
/** "pendulum summons 3 monsters": one Summon. */
function allAtOnce(item: Action, said: string): Action {
  const of = countedIn(said);
  if (of?.of !== 'monsters' || of.count < 1 || of.count > ZONES) return item;
  const plain = placeholderCard('monster', { level: 4, ...of.like?.like }, 'hand');
  const { de, en } = plain.name as { de: string; en: string };
  const [card, ...targets] = Array.from({ length: of.count }, (_, n) => {
    const name = of.count === 1 ? { de, en } : { de: `${de} (${n + 1})`, en: `${en} (${n + 1})` };
    return { name: name.en, card: { ...plain, name }, notes: noNotes() };
  });
  return { ...item, ...(card && { card }), targets };
}
const TIMES = /^(\S+)\s+(?:times|mal)$/i;
const ZONES = 5;

function summonOf({ anyHow: _, ...item }: Action, normally: boolean): Action {
  const called = (card: YgoCard): Action['card'] => ({ name: (card.name as { en: string }).en, card, notes: noNotes() });
  if (normally) return { ...item, does: 'normal-summon', card: called(placeholderCard('monster', {}, 'monsters')) };
  return { ...item, does: 'special-summon', card: called(BY_ITSELF) };
} // prettier-ignore
const BY_ITSELF: YgoCard = {
  ...placeholderCard('monster', { is: 'effect' }, 'monsters'),
  name: say('ein Effektmonster (Spezialbeschwörung)', 'an Effect Monster (Special Summon)'),
  effects: [{ kind: 'procedure', procedure: { summon: 'own', from: 'hand' } }],
};
