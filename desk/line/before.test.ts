/** What may have happened just before an effect that answers something: for each event, link and step an effect can ask for, the moves that make it happen, in `__snapshots__/before.test.ts.snap`. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { Effect, EventPattern, LinkPattern } from '../../engine/ygo/effects/schema.ts';
import { before, broughtOut, broughtOutWithout, earlierThisTurn, type Answering } from './before.ts';
import { noNotes, type Item, type NamedCard } from './items.ts';

const MONSTER: YgoCard = { name: 'Heron', kind: 'monster', monster: ['effect'], level: 4, effects: [] };
const CARDS: Record<string, YgoCard> = {
  monster: MONSTER,
  trap: { name: 'Heron', kind: 'trap', effects: [] },
  synchro: { ...MONSTER, monster: ['synchro', 'effect'] },
  fusion: { ...MONSTER, monster: ['fusion', 'effect'] },
  ritual: { ...MONSTER, monster: ['ritual', 'effect'] },
};
const answering = (kind: string): Answering => ({ by: 'A', own: { name: 'Heron', card: CARDS[kind]!, notes: noNotes() }, card: CARDS[kind] }); // prettier-ignore

/** What a monster nobody named is, where nothing is asked of it. */
const USUAL: Record<string, string> = { monster: '["normal"]', level: '4', race: '"Warrior"', attribute: '"EARTH"' };
/** A card as a judge calls it, in both languages, and what of it the line would have said. */
function called({ name, card, notes }: NamedCard): string {
  const { de, en } = typeof card?.name === 'object' ? (card.name as Localized) : { de: name, en: name };
  const { cost: _, ...noted } = notes;
  const { name: _name, kind: _kind, effects = [], ...printed } = card ?? ({} as Partial<YgoCard>);
  const isUsual = ([key, value]: [string, unknown]) => USUAL[key] === JSON.stringify(value);
  const facts = name === 'Heron' || !card ? [] : [...Object.entries(printed).filter((one) => !isUsual(one)).map(([key, value]) => `${key} ${JSON.stringify(value)}`), ...effects.map((one) => JSON.stringify(one))]; // prettier-ignore
  const said = Object.entries(noted).filter(([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)).map(([key, value]) => `${key}: ${JSON.stringify(value)}`); // prettier-ignore
  return `${en === de ? en : `${en} / ${de}`}${[...facts, ...said].length > 0 ? ` (${[...facts, ...said].join(', ')})` : ''}`;
}
function told(item: Item): string {
  const isSupposed = 'supposed' in item && item.supposed === true ? '' : 'SAID ';
  if (item.is !== 'action') return `${isSupposed}${JSON.stringify({ ...item, supposed: undefined })}`;
  const { by, does, card, targets } = item;
  return `${isSupposed}${by} ${does} ${card ? called(card) : ''}${targets.map((one) => ` -> ${called(one)}`).join('')}`;
}
const ways = (all: readonly Item[][]): string =>
  `\n${all.map((items) => items.map(told).join('\n  then ')).join('\n')}\n`;

const YOURS = { controller: 'you' } as const;
const THEIRS = { controller: 'opponent' } as const;
const EVENTS: [string, EventPattern][] = [
  ...(['destroyed', 'sent', 'leaves-field', 'banished', 'returned', 'discarded', 'added', 'drawn', 'effect-damage', 'life-gained', 'flipped', 'battled', 'summoned', 'attack-declared'] as const).map((event): [string, EventPattern] => [`${event}, whatever it is`, { event }]), // prettier-ignore
  ...(['destroyed', 'sent', 'leaves-field', 'banished', 'returned', 'discarded', 'added', 'summoned', 'attack-declared'] as const).flatMap((event): [string, EventPattern][] => [
    [`this card ${event}`, { event, card: { this: 'card' } as never }],
    [`a card of the opponent's ${event}`, { event, card: THEIRS }],
    [`a card of one's own ${event}`, { event, card: YOURS }],
  ]),
  ['destroyed by battle', { event: 'destroyed', cause: 'battle' }],
  ['this card destroyed by battle', { event: 'destroyed', cause: 'battle', card: { this: 'card' } as never }],
  ['destroyed by battle with this card', { event: 'destroyed', cause: 'battle', with: { this: 'card' } as never }],
  ['destroyed by a card effect', { event: 'destroyed', cause: 'effect' }],
  ["sent by the opponent's effect", { event: 'sent', cause: 'effect', by: 'opponent' }],
  ["sent by one's own effect", { event: 'sent', cause: 'effect', by: 'you' }],
  ['sent from the hand', { event: 'sent', from: 'hand', card: { this: 'card' } as never }],
  ['sent from the Deck', { event: 'sent', from: 'deck', card: { this: 'card' } as never }],
  ['destroyed face-down', { event: 'destroyed', card: { this: 'card', face: 'down' } as never }],
  ['battle damage to the player', { event: 'battle-damage', player: 'you' }],
  ['battle damage to the opponent', { event: 'battle-damage', player: 'opponent' }],
  ['Normal Summoned', { event: 'summoned', how: 'normal', card: THEIRS }],
  ['Special Summoned', { event: 'summoned', how: 'special', card: THEIRS }],
  ['Normal or Special Summoned', { event: 'summoned', how: ['normal', 'special'], card: THEIRS }],
  ['a Summon attempted', { event: 'summon-attempt' }],
  ['a phase', { event: 'phase', phase: 'end' }],
  ['two phases', { event: 'phase', phase: ['standby', 'end'] }],
  ['activated by the opponent', { event: 'activated', by: 'opponent', what: 'effect', card: { kind: 'monster' } }],
  ['one of several', { event: ['destroyed', 'banished'] }],
]; // prettier-ignore
const LINKS: [string, LinkPattern][] = [
  ['any link', {}],
  ["the opponent's", { by: 'opponent' }],
  ["one's own", { by: 'you' }],
  ['an effect', { what: 'effect' }],
  ['a Spell', { kind: 'spell' }],
  ['a Trap or a Spell', { kind: ['trap', 'spell'] }],
  ['a monster in the hand', { kind: 'monster', place: 'hand' }],
  ['a card of a kind', { card: { kind: 'trap', property: 'counter' } as never }],
  ['that targets this card', { targets: { this: 'card' } as never }],
  ["that targets a card of one's own", { targets: YOURS as never }],
  ['that targets a card of the opponent’s', { targets: THEIRS as never }],
  ['that destroys', { destroys: {} as never, kind: 'spell' }],
  ["that destroys monsters of one's own", { destroys: { filter: { ...YOURS, kind: 'monster' } } as never, kind: 'trap' }], // prettier-ignore
  ...(['destroy', 'destroy-monster', 'destroy-spell-trap', 'special-summon', 'special-summon-from-deck', 'special-summon-from-graveyard', 'add-from-deck', 'send-from-deck', 'draw', 'damage', 'negate', 'banish', 'gain-life'] as const).map((includes): [string, LinkPattern] => [`that would: ${includes}`, { kind: 'trap', includes: includes as never }]), // prettier-ignore
];
const effect = (more: Partial<Effect>): Effect => ({ kind: 'trigger', ...more });

test.each(Object.keys(CARDS).slice(0, 2))('events before what a %s answers', (kind) => {
  for (const [, on] of EVENTS)
    for (const items of before(answering(kind), effect({ on })))
      expect(items.filter((item) => !('supposed' in item) || item.supposed !== true)).toEqual([]);
  expect(EVENTS.map(([name, on]) => `# ${name}${ways(before(answering(kind), effect({ on })))}`).join('\n')).toMatchSnapshot(); // prettier-ignore
});
test('links before what a monster answers', () => {
  expect(LINKS.map(([name, respondsTo]) => `# ${name}${ways(before(answering('monster'), effect({ kind: 'quick', respondsTo })))}`).join('\n')).toMatchSnapshot(); // prettier-ignore
});
test.each(Object.keys(CARDS))('a battle, a flip, a Summon before what a %s answers', (kind) => {
  const EFFECTS: [string, Partial<Effect>][] = [
    ['in the Damage Step', { steps: ['damage'] }],
    ['during damage calculation', { timings: ['calculation'] as never }],
    ['in the Battle Step', { steps: ['battle'] }],
    ['in the Start Step', { steps: ['start'] as never }],
    ['from the hand, in the Damage Step', { steps: ['damage'], from: 'hand' }],
    ['from the Monster Zone, in the Damage Step', { steps: ['damage'], from: 'monsters' }],
    ['flip effect', { kind: 'flip' }],
    ['when it is Summoned', { on: { event: 'summoned', card: { this: 'card' } as never } }],
    ['when it is Summoned with material', { on: { event: 'summoned', card: { this: 'card', madeWith: { level: 4 } } as never } }], // prettier-ignore
  ];
  expect(EFFECTS.map(([name, more]) => `# ${name}${ways(before(answering(kind), effect(more)))}`).join('\n')).toMatchSnapshot(); // prettier-ignore
});
test('"during the End Phase, if it was sent there this turn": what sent it, then that phase; nothing for what asks otherwise', () => {
  const happened = { happened: { event: 'sent', card: { this: 'card' } } } as never;
  const end: Partial<Effect> = { timing: 'during', phases: ['end'] };
  const asks = (more: Partial<Effect>) => ways(earlierThisTurn(answering('monster'), effect(more)));
  expect(asks({ ...end, condition: happened })).toMatchSnapshot();
  expect(asks({ ...end, condition: { all: [{ exists: { where: 'hand' } }, happened] } as never })).toBe(
    asks({ ...end, condition: happened }),
  );
  for (const more of [
    end,
    { ...end, timing: 'when', condition: happened },
    { ...end, phases: ['standby'], condition: happened },
    { ...end, condition: { happened: { event: 'sent', card: {} } } },
    { ...end, condition: { happened: { event: 'sent', card: { this: 'card' } }, count: 2 } },
  ])
    expect(asks(more as never)).toBe('\n\n');
});
test.each(Object.keys(CARDS))('a %s brought out by a card nobody named', (kind) => {
  const { own, card } = answering(kind);
  expect(`${ways([broughtOut('A', own, card)])}without material:${ways([broughtOutWithout('B', own, card)])}`).toMatchSnapshot(); // prettier-ignore
});
