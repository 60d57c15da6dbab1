/** "You cannot … the turn you activate this": what was done this turn, or is told of it, stands against it or does not. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMove } from '../../case/schema.ts';
import { codes, level, monster } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const spell = (resolve: object[], more: object = {}): YgoCard => ({ name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, resolve, ...more }] }) as YgoCard; // prettier-ignore
const revive = (name: string) => ({ do: 'special-summon', cards: { choose: 1, where: 'graveyard', whose: 'you', filter: { name } } }); // prettier-ignore
const cards: Record<string, YgoCard> = {
  Normal: level(4),
  Other: level(4, { race: 'Fiend' }),
  Dead: level(4, { race: 'Dragon' }),
  Fresh: level(4, { race: 'Zombie' }),
  Own: monster(1500, 1000),
  Hidden: level(3),
  Trap: { name: 'x', kind: 'trap' },
  Revives: spell([revive('Dead')]),
  Draws: spell([{ do: 'draw', count: 1 }]),
  Searches: spell([{ do: 'add', cards: { choose: 1, where: 'deck', whose: 'you' } }]),
  Recovers: spell([{ do: 'add', cards: { choose: 1, where: 'graveyard', whose: 'you' } }]),
  Banishes: spell([{ do: 'banish', cards: { choose: 1, where: 'monsters', whose: 'opponent' } }]),
};
const by = (move: object) => ({ by: 'A', ...move }) as YgoMove;
const activate = (card: string) => [by({ do: 'activate', card }), { do: 'resolve' } as YgoMove];
const battle = (target: string) => [by({ do: 'phase', to: 'battle' }), by({ do: 'attack', card: 'Own', target }), by({ do: 'phase', to: 'main2' })]; // prettier-ignore
/** What A did this turn. */
const DEEDS = {
  nothing: [],
  'normal-summons': [by({ do: 'normal-summon', card: 'Normal' })],
  'sets a monster': [by({ do: 'set', card: 'Normal' })],
  'sets a Trap': [by({ do: 'set', card: 'Trap' })],
  'flip-summons': [by({ do: 'flip-summon', card: 'Hidden' })],
  revives: activate('Revives'),
  draws: activate('Draws'),
  searches: activate('Searches'),
  recovers: activate('Recovers'),
  banishes: activate('Banishes'),
  attacks: battle('Theirs'),
  'attacks directly': battle('player'),
  'enters the Battle Phase': [by({ do: 'phase', to: 'battle' }), by({ do: 'phase', to: 'main2' })],
} satisfies Record<string, YgoMove[]>;
type Deed = keyof typeof DEEDS;

function stands(
  rules: object[],
  moves: readonly YgoMove[],
  more: { history?: object[]; since?: object } = {},
): boolean | string[] {
  const asks = spell([{ do: 'gain-life', to: 'you', amount: 100 }], { restricts: { rules } });
  const direct = moves.some((move) => 'target' in move && move.target === 'player');
  const why = codes({
    cards: { ...cards, Asks: asks, Theirs: monster(1000, 1000) },
    state: { turn: { number: 3, player: 'A' }, phase: 'main1', ...(more.history && { history: more.history }) } as never,
    A: { monsters: ['Own', { card: 'Hidden', face: 'down', position: 'defense', since: { turn: 1 } }, ...(more.since ? [{ card: 'Fresh', since: more.since } as never] : [])], hand: ['Asks', 'Normal', 'Trap', 'Revives', 'Draws', 'Searches', 'Recovers', 'Banishes'], graveyard: ['Dead'], deck: { cards: ['Other', 'Other', 'Other'], count: 3 } as never },
    B: { monsters: direct ? [] : ['Theirs', 'Theirs'] },
    moves: [...moves, by({ do: 'activate', card: 'Asks' })],
  }); // prettier-ignore
  return why.length === 0 ? false : why.join() === 'restricted' ? true : why;
}

/** Which deeds each forbids. */
const FORBIDS: Record<string, Deed[]> = {
  'special-summon': ['revives'],
  'normal-summon': ['normal-summons'],
  'set-monster': ['sets a monster'],
  set: ['sets a Trap'],
  'flip-summon': ['flip-summons'],
  attack: ['attacks', 'attacks directly'],
  'declare-attack': ['attacks', 'attacks directly'],
  'attack-directly': ['attacks directly'],
  draw: ['draws'],
  'add-from-deck': ['searches'],
  'enter-battle-phase': ['attacks', 'attacks directly', 'enters the Battle Phase'],
  banish: ['banishes'],
};
test.each(Object.entries(FORBIDS))('cannot %s', (what, deeds) => {
  for (const [deed, moves] of Object.entries(DEEDS))
    expect([deed, stands([{ rule: 'cannot', what }], moves)]).toEqual([deed, deeds.includes(deed as Deed)]);
});

test.each<[string, object, Deed | object, boolean]>([
  ['only what the rule is about', { filter: { race: 'Dragon' } }, 'revives', true],
  ['nothing else', { filter: { not: { race: 'Dragon' } } }, 'revives', false],
  ['told', {}, { history: [{ what: 'special-summoned', by: 'A', card: 'Own' }] }, true],
  ['told of somebody', {}, { history: [{ what: 'special-summoned', card: 'Own' }] }, true],
  ['told of the opponent', {}, { history: [{ what: 'special-summoned', by: 'B', card: 'Own' }] }, false],
  ['told of the last turn', {}, { history: [{ what: 'special-summoned', by: 'A', card: 'Own', lastTurn: true }] }, false],
  ['told of something else', {}, { history: [{ what: 'normal-summoned', by: 'A', card: 'Own' }] }, false],
  ['told of what it is about', { filter: { race: 'Warrior' } }, { history: [{ what: 'special-summoned', by: 'A', card: 'Own' }] }, true],
  ['told of what it is not about', { filter: { race: 'Fiend' } }, { history: [{ what: 'special-summoned', by: 'A', card: 'Own' }] }, false],
  ['told of no card', { filter: { race: 'Fiend' } }, { history: [{ what: 'special-summoned', by: 'A' }] }, false],
  ['a monster lies there since', {}, { since: { turn: 3, how: 'special' } }, true],
  ['since another kind of Special Summon', {}, { since: { turn: 3, how: 'fusion' } }, true],
  ['since a Normal Summon', {}, { since: { turn: 3, how: 'normal' } }, false],
  ['since another turn', {}, { since: { turn: 2, how: 'special' } }, false],
  ['since, and it is about it', { filter: { race: 'Zombie' } }, { since: { turn: 3, how: 'special' } }, true],
  ['since, and it is not about it', { filter: { race: 'Dragon' } }, { since: { turn: 3, how: 'special' } }, false],
  ['since, and it lets such a Summon', { lets: 'fusion' }, { since: { turn: 3, how: 'fusion' } }, false],
])('cannot Special Summon: %s', (_, more, done, so) => {
  const [moves, told] = typeof done === 'string' ? [DEEDS[done as Deed], {}] : [[], done];
  expect(stands([{ rule: 'cannot', what: 'special-summon', ...more }], moves, told)).toBe(so);
}); // prettier-ignore

test('cards like this cannot be activated: what was activated stands against it', () => {
  expect(stands([{ rule: 'cannot-activate', what: { card: { kind: 'spell' } } }], DEEDS.draws)).toBe(true);
  expect(stands([{ rule: 'cannot-activate', what: { card: { kind: 'monster' } } }], DEEDS.draws)).toBe(false);
  expect(stands([{ rule: 'cannot-activate', what: { card: { kind: 'spell' } } }], [])).toBe(false);
});
test('of several rules each counts, and what lasts from now on asks nothing of what was', () => {
  const rules = [{ rule: 'cannot', what: 'draw' }, { rule: 'cannot', what: 'banish' }]; // prettier-ignore
  expect(stands(rules, DEEDS.banishes)).toBe(true);
  expect(stands(rules, DEEDS.draws)).toBe(true);
  expect(stands(rules, DEEDS.searches)).toBe(false);
});
