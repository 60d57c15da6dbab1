/** A reading in the words judges sort effects by: its kind, whether it must be activated, can miss the timing, targets, has a cost, its Spell Speed. */
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect, EventPattern } from '../../engine/ygo/effects/schema.ts';
import { many } from '../../engine/ygo/effects/schema.ts';
import { cardInfo, staysOnField } from '../../engine/ygo/cards.ts';
import { damageStepClass } from '../../engine/ygo/labels.ts';
import type { NameList, Reading } from '../reading.ts';
import { readYgo } from './read.ts';

export interface Analyzed {
  /** The sentence as printed; empty: a card activation the text does not speak of. */
  text: string;
  kind:
    | 'ignition'
    | 'trigger-optional'
    | 'trigger-mandatory'
    | 'quick'
    | 'flip'
    | 'card-activation'
    | 'not-activated'
    | null;
  mandatory: boolean | null;
  timing: 'when' | 'if' | null;
  canMissTiming: boolean | null;
  spellSpeed: 1 | 2 | 3 | null;
  targets: boolean | null;
  hasCost: boolean | null;
  damageStep: boolean | null;
  whole: boolean;
  unread: string[];
}

export function analyze(card: YgoCard, names: NameList): Analyzed[] {
  const reading = readYgo(card, names);
  const read = optionsAsOne(reading).map(({ record, whole }, i) => analyzed(card, record, whole, unreadOf(reading, i)));
  const loose = reading.unread.filter(({ effect }) => effect === undefined).map(({ text }) => unknown(text.en));
  return [...withoutText(card, reading), ...read, ...loose];
}
const unreadOf = ({ unread }: Reading<Effect>, i: number): string[] =>
  unread.flatMap(({ effect, text }) => (effect === i ? [text.en] : []));

/** The bullets of one effect are one effect. */
function optionsAsOne({ effects }: Reading<Effect>): Reading<Effect>['effects'] {
  return effects.map((one) => one).filter(({ record }) => record.option === undefined || record.option === 1);
}
const NOTHING = { mandatory: null, timing: null, canMissTiming: null, spellSpeed: null, targets: null, hasCost: null, damageStep: null } as const; // prettier-ignore
const unknown = (text: string): Analyzed => ({ text, kind: null, ...NOTHING, whole: false, unread: [text] });

/** A face-up Spell or Trap, a Pendulum Monster in its zone: activated as a card, whether the text says so or not. */
function withoutText(card: YgoCard, { effects }: Reading<Effect>): Analyzed[] {
  const said = effects.some(({ record }) => record.kind === 'activation');
  const pendulum = card.kind === 'monster' && (card.monster ?? []).includes('pendulum');
  if (said || (card.kind === 'monster' ? !pendulum : !staysOnField(card))) return [];
  const spellSpeed = card.kind === 'trap' ? 2 : 1;
  const targets = card.kind === 'spell' && card.property === 'equip';
  return [{ text: '', kind: 'card-activation', mandatory: false, timing: null, canMissTiming: false, spellSpeed, targets, hasCost: false, damageStep: null, whole: true, unread: [] }];
} // prettier-ignore

/** Is anything paid? Giving up the normal draw is no cost, though it is done like one. */
export const isPaid = (cost: Effect['cost']): boolean =>
  cost !== undefined && !('do' in cost && cost.do === 'give-up-draw');
const ACTIVATED = new Set(['activation', 'ignition', 'trigger', 'quick', 'flip']);
function analyzed(card: YgoCard, record: Effect, whole: boolean, unread: string[]): Analyzed {
  if (!ACTIVATED.has(record.kind)) return { text: record.gist?.en ?? '', kind: 'not-activated', ...NOTHING, whole, unread };
  const mandatory = record.must ?? record.kind === 'flip';
  const timing = record.timing === 'when' || record.timing === 'if' ? record.timing : null;
  return {
    text: record.gist?.en ?? '',
    kind: kindOf(record, mandatory),
    mandatory,
    timing,
    canMissTiming: record.kind === 'trigger' && !mandatory && timing === 'when' && record.on !== undefined,
    spellSpeed: speedOf(card, record),
    targets: (record.targets ?? []).length > 0,
    hasCost: isPaid(record.cost),
    damageStep: inDamageStep(card, record, mandatory),
    whole,
    unread,
  };
} // prettier-ignore
function kindOf(record: Effect, mandatory: boolean): Analyzed['kind'] {
  if (record.kind === 'activation') return 'card-activation';
  if (record.kind === 'trigger') return mandatory ? 'trigger-mandatory' : 'trigger-optional';
  return record.kind as 'ignition' | 'quick' | 'flip';
}
function speedOf(card: YgoCard, { kind }: Effect): 1 | 2 | 3 {
  if (card.kind === 'trap') return kind === 'activation' && card.property === 'counter' ? 3 : 2;
  if (kind === 'activation') return card.kind === 'spell' && card.property === 'quick-play' ? 2 : 1;
  return kind === 'quick' ? 2 : 1;
}

const BATTLE = ['battled', 'battle-damage', 'attack-declared', 'step'];
const ownOrBattle = (p: EventPattern): boolean =>
  p.card?.this === true ||
  many(p.event).some((event) => BATTLE.includes(event)) ||
  many(p.cause).some((cause) => cause === 'battle');
/** May it be activated in the Damage Step? Spell Speed 1 never comes up there. */
function inDamageStep(card: YgoCard, record: Effect, mandatory: boolean): boolean | null {
  if (record.damageStep !== undefined) return record.damageStep !== false;
  const slow = card.kind === 'spell' && card.property !== 'quick-play';
  if (record.kind === 'ignition' || (record.kind === 'activation' && slow)) return null;
  if (record.kind === 'trigger' || record.kind === 'flip')
    return record.on ? mandatory || many(record.on).some(ownOrBattle) : null;
  if (record.on && many(record.on).some(({ cause }) => many(cause).includes('battle'))) return true;
  const info = cardInfo(card, 'ygo-current');
  const activation = { declared: record as never, card: { info } as never, cardActivation: record.kind === 'activation' };
  return damageStepClass(activation) !== 'other';
} // prettier-ignore
