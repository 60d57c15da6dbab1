// "Ash Blossom on Pot of Prosperity": an effect that answers and targets nothing is not used on the card named behind it, it answers what that card did.
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect, EventPattern } from '../../engine/ygo/effects/schema.ts';
import { activatedOf, type CardText } from './asked.ts';
import { fromExtra } from './materials.ts';
import { many } from './placeholders.ts';
import { other } from './table.ts';
import { isSaid, noNotes, type Action, type Item, type NamedCard } from './items.ts';

/** What is known of the card a play names. */
type Known = (card: NamedCard) => { card: YgoCard | undefined; text: CardText };

/** The line with what each such answer answers put before it: every way in which the named card can have been answered, the likeliest first. */
export function answeredAsSaid(items: readonly Item[], known: Known): Item[][] {
  for (const [at, item] of items.entries()) {
    if (item.is !== 'action' || item.does !== 'activate' || !item.card || item.targets.length !== 1) continue;
    const [answered] = item.targets as [NamedCard];
    const effects = answering(known(item.card).text, item);
    if (effects.length === 0 || /^[AB]$/.test(answered.name)) continue;
    const { card } = known(answered);
    if (!card) continue;
    // "Target that monster": the card that is answered is the target, too.
    const answer = effects.every(({ targets = [] }) => targets.length > 0) ? item : { ...item, targets: [] };
    // A name in short is the card that stands there with its whole name.
    const isIt = (one: NamedCard | undefined): boolean => one !== undefined && (one.name === answered.name || known(one).card === card);
    const isThere = items.slice(0, at).some((one) => isSaid(one) && one.is === 'action' && isIt(one.card));
    const did = isThere ? [[]] : effects.flatMap((effect) => deeds(effect, item, answered, card));
    return did.map((first) => [...items.slice(0, at), ...first, answer, ...items.slice(at + 1)]);
  }
  return [];
} // prettier-ignore

/** The effects a play can mean, where none of them has a target or is about a card that is chosen. */
function answering(text: CardText, { card }: Action): Effect[] {
  if (text.unread.length > 0) return [];
  const activated = [...text.effects.filter(({ kind }) => kind === 'activation'), ...activatedOf(text)];
  const meant = activatedOf(text).filter(({ number }) => number === card?.notes.effect);
  const effects = card?.notes.effect === undefined ? activated : meant;
  // "Target that monster": the card of the event is no choice.
  const chooses = ({ targets = [], ...effect }: Effect): boolean =>
    /"(?:targets|choose)":/.test(JSON.stringify(effect)) || targets.some(({ filter }) => filter?.oneOf !== 'event');
  return effects.some(chooses) ? [] : effects;
}

/** What the card that is answered can have done: it, or its effect, was activated; it was Summoned; it attacked; what it did when it resolved. */
function deeds({ on, respondsTo }: Effect, { by = 'A' }: Action, answered: NamedCard, card: YgoCard): Item[][] {
  const events = many<EventPattern>(on)
    .filter((event) => event.card?.this === undefined)
    .flatMap(({ event }) => many(event));
  const move = (does: Action['does'], more: Partial<Action> = {}): Item[] => [
    { is: 'action', by: other(by), does, card: answered, targets: [], written: '', ...more },
  ];
  const isMonster = card.kind === 'monster';
  const brought = events.includes('summoned') || events.includes('summon-attempt');
  const summoned = fromExtra(card) ? move('special-summon') : move('normal-summon', { anyHow: true });
  return [
    ...(respondsTo || events.includes('activated') ? [move('activate')] : []),
    ...(isMonster && brought ? [summoned] : []),
    ...(isMonster && events.includes('attack-declared') ? [move('attack', { targets: [{ name: by, notes: noNotes() }] })] : []),
    ...(events.some((event) => !MOMENTS.includes(event)) ? [[...move('activate'), { is: 'chain-ends', supposed: true } as const]] : []),
  ]; // prettier-ignore
}
const MOMENTS: readonly EventPattern['event'][] = [
  'activated',
  'summoned',
  'summon-attempt',
  'attack-declared',
  'attack-negated',
  'phase',
];
