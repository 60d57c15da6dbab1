/** What happens when something is done, and which words for it fit: a mandatory trigger that waits for it is activated or not. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMove } from '../../case/schema.ts';
import { level, monster, ruled } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const theirs = (choose: number | undefined) => ({ where: 'monsters', whose: 'opponent', filter: { race: 'Dragon' }, ...(choose && { choose }) }); // prettier-ignore
const act = (resolve: object[], more: object = {}): YgoCard => ({ name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, resolve, ...more }] }) as YgoCard; // prettier-ignore
const ACTS = {
  destroys: [act([{ do: 'destroy', cards: theirs(1) }])],
  banishes: [act([{ do: 'banish', cards: theirs(1) }])],
  returns: [act([{ do: 'return', cards: theirs(1), to: 'hand' }])],
  sends: [act([{ do: 'send', cards: theirs(1) }])],
  draws: [act([{ do: 'draw', count: 2 }])],
  burns: [act([{ do: 'damage', to: 'opponent', amount: 600 }])],
  heals: [act([{ do: 'gain-life', to: 'you', amount: 600 }])],
  pays: [act([{ do: 'draw', count: 1 }], { cost: { do: 'pay-life', amount: 600 } })],
  discards: [act([{ do: 'draw', count: 1 }], { cost: { do: 'discard', cards: { choose: 1, where: 'hand', filter: { kind: 'monster' } } } })],
  tributes: [act([{ do: 'draw', count: 1 }], { cost: { do: 'tribute', cards: { choose: 1, where: 'monsters', filter: { name: 'Own' } } } })],
  revives: [act([{ do: 'special-summon', cards: { choose: 1, where: 'graveyard', whose: 'you' } }])],
  adds: [act([{ do: 'add', cards: { choose: 1, where: 'graveyard', whose: 'you' } }])],
  counts: [act([{ do: 'place-counters', kind: 'Spell', count: 2, cards: theirs(1) }])],
  takes: [act([{ do: 'take-control', cards: theirs(1), until: 'leaves' }])],
  turns: [act([{ do: 'change-position', cards: theirs(1), to: 'defense' }])],
  targets: [act([{ do: 'destroy', cards: 'targets' }], { targets: [theirs(1)] }), 'Drake'],
  summons: [undefined, { by: 'A', do: 'normal-summon', card: 'Hand' }],
  sets: [undefined, { by: 'A', do: 'set', card: 'Hand' }],
  attacks: [undefined, { by: 'A', do: 'attack', card: 'Own', target: 'Drake' }],
} as const satisfies Record<string, readonly [YgoCard | undefined, (string | YgoMove)?]>; // prettier-ignore
type Act = keyof typeof ACTS;

/** Is a trigger of A's that waits for this activated when A does it? */
function answers(what: Act, on: object): boolean {
  const [card, more] = ACTS[what] as readonly [YgoCard | undefined, (string | YgoMove)?];
  const watcher = level(3, { monster: ['effect'], effects: [{ kind: 'trigger', limit: { per: 'turn', of: 'copy' }, must: true, timing: 'if', gist, on, resolve: [{ do: 'gain-life', to: 'you', amount: 10 }] }] as never }); // prettier-ignore
  const move = typeof more === 'object' ? more : ({ by: 'A', do: 'activate', card: 'Act', ...(more && { targets: [more] }) } as YgoMove); // prettier-ignore
  const ruling = ruled({
    cards: { Watcher: watcher, Own: monster(1500, 1000), Drake: monster(1000, 1000, { race: 'Dragon', level: 4 }), Hand: level(4), Dead: level(4, { race: 'Fiend' }), ...(card && { Act: card }) },
    state: { phase: what === 'attacks' ? 'battle' : 'main1', turn: { number: 3 } } as never,
    A: { monsters: ['Watcher', 'Own'], hand: ['Act', 'Hand'].filter((name) => card ?? name !== 'Act'), graveyard: ['Dead'], deck: { cards: ['Own', 'Own', 'Own'], count: 3 } as never },
    B: { monsters: ['Drake'] },
    moves: card ? [move, { do: 'resolve' }] : [move],
  }); // prettier-ignore
  expect(ruling.verdict, ruling.headline.en).toBe('resolved');
  return (ruling.chain ?? []).some((link) => link.card === 'Watcher');
}

/** What each does, and what beside it does not happen. */
const HAPPENS: Record<Act, string[]> = {
  destroys: ['destroyed', 'sent', 'leaves-field'],
  banishes: ['banished', 'leaves-field'],
  // What comes to the hand from anywhere is added to it.
  returns: ['returned', 'added', 'leaves-field'],
  sends: ['sent', 'leaves-field'],
  draws: ['drawn'],
  burns: ['effect-damage'],
  heals: ['life-gained'],
  pays: ['life-paid', 'drawn'],
  discards: ['discarded', 'sent', 'drawn'],
  tributes: ['tributed', 'sent', 'leaves-field', 'drawn'],
  revives: ['summoned'],
  adds: ['added'],
  counts: ['counter-placed'],
  takes: ['control-changed'],
  turns: ['position-changed'],
  targets: ['targeted', 'destroyed', 'sent', 'leaves-field'],
  summons: ['summoned'],
  sets: ['set'],
  attacks: ['attack-declared', 'battled', 'battle-damage', 'destroyed', 'sent', 'leaves-field'],
};
/** A used Spell is sent, too: asked of monsters. */
const EVENTS = ['destroyed', 'sent', 'banished', 'returned', 'drawn', 'added', 'discarded', 'tributed', 'leaves-field', 'summoned', 'set', 'position-changed', 'control-changed', 'attack-declared', 'battled', 'battle-damage', 'effect-damage', 'life-gained', 'life-paid', 'counter-placed', 'targeted']; // prettier-ignore
const OF_CARDS = ['sent', 'leaves-field', 'set', 'discarded'];
test.each(Object.keys(ACTS) as Act[])('what happens when something %s', (what) => {
  const happened = EVENTS.filter((event) => answers(what, { event, ...(OF_CARDS.includes(event) && { card: { kind: 'monster' } }) })); // prettier-ignore
  expect(happened).toEqual(EVENTS.filter((event) => HAPPENS[what].includes(event)));
});

test.each<[Act, object, boolean]>([
  ['destroys', { event: 'destroyed', cause: 'effect' }, true],
  ['destroys', { event: 'destroyed', cause: 'battle' }, false],
  ['attacks', { event: 'destroyed', cause: 'battle' }, true],
  ['attacks', { event: 'destroyed', cause: ['effect', 'cost'] }, false],
  ['tributes', { event: 'sent', cause: 'cost', card: { kind: 'monster' } }, true],
  ['destroys', { event: 'destroyed', by: 'you' }, true],
  ['destroys', { event: 'destroyed', by: 'opponent' }, false],
  ['destroys', { event: 'destroyed', card: { race: 'Dragon' } }, true],
  ['destroys', { event: 'destroyed', card: { race: 'Fiend' } }, false],
  ['destroys', { event: 'destroyed', card: { controller: 'opponent' } }, true],
  ['destroys', { event: 'destroyed', card: { controller: 'you' } }, false],
  ['destroys', { event: 'destroyed', from: 'monsters', to: 'graveyard' }, true],
  ['destroys', { event: 'destroyed', from: 'hand' }, false],
  ['destroys', { event: 'destroyed', to: ['banished', 'hand'] }, false],
  ['destroys', { event: ['banished', 'destroyed'] }, true],
  ['destroys', { event: 'destroyed', activated: true }, true],
  ['attacks', { event: 'destroyed', activated: true }, false],
  ['destroys', { event: 'destroyed', with: { kind: 'spell' } }, true],
  ['destroys', { event: 'destroyed', with: { kind: 'trap' } }, false],
  ['destroys', { event: 'destroyed', count: { min: 2 } }, false],
  ['draws', { event: 'drawn', player: 'you', count: { min: 2 } }, true],
  ['draws', { event: 'drawn', player: 'opponent' }, false],
  ['burns', { event: 'effect-damage', player: 'opponent', amount: { min: 600 } }, true],
  ['burns', { event: 'effect-damage', amount: { min: 601 } }, false],
  ['burns', { event: 'effect-damage', player: 'you' }, false],
  ['attacks', { event: 'battle-damage', player: 'opponent', amount: 500 }, true],
  ['heals', { event: 'life-gained', player: 'you', amount: 600 }, true],
  ['revives', { event: 'summoned', how: 'special' }, true],
  ['revives', { event: 'summoned', how: 'normal' }, false],
  ['revives', { event: 'summoned', from: 'graveyard' }, true],
  ['revives', { event: 'summoned', from: ['hand', 'deck'] }, false],
  ['summons', { event: 'summoned', how: ['normal', 'special'] }, true],
  ['summons', { event: 'summoned', how: 'special' }, false],
  ['summons', { event: 'summoned', card: { level: 5 } }, false],
  ['takes', { event: 'control-changed', becomes: { controller: 'you' } }, true],
  ['takes', { event: 'control-changed', becomes: { controller: 'opponent' } }, false],
  ['turns', { event: 'position-changed', becomes: { position: 'defense' } }, true],
  ['turns', { event: 'position-changed', becomes: { position: 'attack' } }, false],
  ['attacks', { event: 'attack-declared', card: { controller: 'you' }, with: { race: 'Dragon' } }, true],
  ['attacks', { event: 'attack-declared', card: { controller: 'opponent' } }, false],
  ['adds', { event: 'added', from: 'graveyard' }, true],
  ['adds', { event: 'added', from: 'deck' }, false],
  ['discards', { event: 'discarded', by: 'you', cause: 'cost' }, true],
])('%s: %j is answered: %s', (what, on, so) => expect(answers(what, on)).toBe(so)); // prettier-ignore
