/** What an occasion, a cost and targets leave to speak of. */
import type { Condition, Filter, Group, LinkPattern, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Before, Draft } from '../grammar/categories.ts';
import { isPointer, type What } from '../grammar/noun.ts';
import type { Registers } from './spoken-of.ts';

export function registersOf(occasion: Draft | undefined, before: Before | undefined): Registers {
  const on = occasion?.['on'] as { card?: Record<string, unknown> } | { card?: Record<string, unknown> }[] | undefined;
  const event = Array.isArray(on) ? on[0] : on;
  const what = String((event as { event?: unknown } | undefined)?.event);
  const monster = event?.card?.['kind'] === 'monster' || event?.card?.['is'] !== undefined || what === 'summoned';
  // Of a moment of the battle, "that monster" is the one this card battles.
  const said = JSON.stringify(occasion?.['condition'] ?? {});
  const battled =
    said.includes('"event":"battled","card":{"this":true') &&
    /"event":"(?:battled|step)"/.test(JSON.stringify(occasion?.['on'] ?? {})) &&
    !said.includes('"step":"end"');
  const battle = occasion?.['$battle'] as Registers['fights'];
  const over = event !== undefined && 'step' in event && event.step === 'end';
  const declared = battle?.of === 'two' && event !== undefined && 'event' in event && event.event === 'attack-declared';
  const fights =
    over || (event?.card !== undefined && event.card['this'] !== true && !declared)
      ? undefined
      : (battle ?? (battled ? { of: 'this' as const } : undefined));
  // Life Points are nothing to speak of.
  const cards = before?.cost?.filter((one) => one['do'] !== 'pay-life') ?? [];
  const first = cards.length === 1 ? cards[0] : before?.cost?.[0];
  const paid = ((first?.['cards'] ?? first?.['from']) as { $what?: What } | undefined)?.$what;
  const detaches = first?.['do'] === 'detach' && paid !== undefined && isPointer(paid) && paid.$ref === 'this';
  // "If this card is in your GY: You can banish it": what is asked of this card, what it did.
  const self = event?.card
    ? event.card['this'] === true
    : detaches ||
      occasion?.['$from'] !== undefined ||
      /"is":"this"|"card":\{"this":true|"is":"attack-target","like":\{"this":true/.test(said) ||
      /"with":\{"this":true/.test(JSON.stringify(event ?? {}));
  // "If a monster inflicts battle damage": that monster is what did it; "sent to the GY as Link Material": that Link Monster.
  const by = (event as { with?: Filter & { this?: true } } | undefined)?.with;
  const material = (event as { cause?: unknown } | undefined)?.cause === 'material' ? by : undefined;
  const dealt = (what === 'battle-damage' || what === 'effect-damage') && by !== undefined && by.this !== true;
  const summons = what === 'summoned' && !event?.card;
  // "When your opponent adds a card(s) to their hand: They must discard 1 of those cards".
  const gained = /^(?:added|drawn)/.test(what) && !event?.card;
  return {
    targets: before?.targets ?? [],
    ...(fights?.of && { fights }),
    ...((event?.card !== undefined || self || dealt || summons || gained) && {
      event: {
        noun: monster || dealt ? ('monster' as const) : ('card' as const),
        self,
        do: what,
        ...(dealt && { dealt: true as const }),
        ...(self &&
          what === 'destroyed' &&
          (event as { cause?: unknown } | undefined)?.cause === 'battle' && { fought: true as const }),
        ...(material && { material }),
        ...((event as { how?: unknown } | undefined)?.how === 'tribute' && { tribute: true as const }),
        ...(by?.controller && { winner: by.controller }),
        ...(event && 'to' in event && { to: event.to as Place }),
        beaten: event !== undefined && 'with' in event && !(event.with as { this?: true }).this,
        byThis: event !== undefined && 'with' in event && (event.with as { this?: true }).this === true,
      },
    }),
    ...(/"happened":\{"event":"destroyed","cause":"battle","card":\{"controller":"opponent"\},"with":\{"this":true\}\}/.test(
      said,
    ) &&
      event !== undefined &&
      'step' in event &&
      event.step === 'end' && { slain: true as const }),
    link: occasion?.['respondsTo'] !== undefined,
    ...(aimsAtOne(occasion?.['respondsTo']) && { aims: true as const }),
    ...knownOf(occasion?.['condition'] as Condition | undefined),
    ...(before?.declares?.[0] && {
      declared: [
        before.declares[0]['what'],
        ...(before.declares[0]['$and'] === undefined ? [] : [before.declares[0]['$and']]),
      ].join('+'),
    }),
    damage: /damage|life/.test(String((event as { event?: unknown } | undefined)?.event)),
    cost: first && { do: String(first['do']), self: paid !== undefined && isPointer(paid), what: paid },
    ...(cards.length > 1 && {
      costs: cards.map((one) => ({ do: String(one['do']), self: isThis(whatOf(one)), what: whatOf(one) })),
    }),
  };
} /** "If you control 2 or more Dragons: Target 1 of them." */
function knownOf(condition: Condition | undefined): { known?: Group } {
  const all = condition && 'all' in condition ? condition.all : condition ? [condition] : [];
  const [only, more] = all.filter((one): one is { exists: Group } => 'exists' in one);
  return only && !more ? { known: only.exists } : {};
}
/** Does every link that is answered target just 1 card? */
const aimsAtOne = (links: unknown): boolean => links !== undefined && [links].flat().every((link) => (link as LinkPattern).targetsOnly === true); // prettier-ignore
const isThis = (what: What | undefined): boolean => what !== undefined && isPointer(what) && what.$ref === 'this';
export const whatOf = (draft: Draft): What | undefined => (draft['cards'] as { $what?: What } | undefined)?.$what;
