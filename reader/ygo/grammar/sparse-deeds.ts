/** What is done in words only a few texts have: excavated cards put back, what holds in the next turn, what an Equip Card is given. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { cards, isNoun, type Noun, type Pointer, type What } from './noun.ts';
import type { Draft } from './categories.ts';

export function sparseDeeds(g: YgoGrammar): void {
  putBack(g);
  heldForATime(g);
  equippedAndAttached(g);
  ofPlayers(g);
  inARow(g);
}

/** "Place all the excavated cards on the top or bottom of the Deck": either end, all of them. */
function putBack(g: YgoGrammar): void {
  const shown: Noun = { noun: 'card', count: 'all', where: ['deck'], whose: 'you', filter: { oneOf: { named: 'shown' } } as never };
  const to = (end: 'top' | 'bottom'): Draft => ({ do: 'return', to: `deck-${end}`, cards: cards(shown) });
  const ALL = '<all the|all> excavated cards';
  g.rule('action', `place ${ALL} on [<the|either the>] top or bottom of <the|your> Deck [in any order]`, () => [{ do: 'choose', options: [{ do: [to('top')] }, { do: [to('bottom')] }] }]);
  for (const end of ['top', 'bottom'] as const) g.rule('action', `place ${ALL} on [the] ${end} of <the|your> Deck [in any order]`, () => [to(end)]);
  // A Spell or Trap that does not go to the Graveyard when it is done.
  g.rule('continuation', 'After this card resolves , <put|place|return> <it|this card> <on|to> the bottom of <your|the> Deck', (_, { kind }) => (kind === 'monster' ? undefined : [{ do: 'return', cards: 'this', to: 'deck-bottom', join: 'also' }]));
} // prettier-ignore

/** What holds for a while, for players. */
function heldForATime(g: YgoGrammar): void {
  for (const [whom, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const)
    for (const [words, change] of [['<becomes 0|is reduced to 0|is 0>', 'none'], ['is halved', 'half'], ['is doubled', 'double']] as const)
      g.rule('timeless', `<any|all> battle damage ${whom} ${words}` as 'x', () => [{ do: 'apply', rules: [{ rule: 'battle-damage', player, change }] }]);
  const then = (rules: readonly Draft[], whose: 'you' | 'opponent'): Draft[] | undefined => (rules.every((rule) => rule['player'] === whose || rule['whose'] === whose) ? [{ do: 'later', at: { phase: 'draw', whose, turn: 'next' }, then: [{ do: 'apply', until: 'end-of-turn', rules }] }] : undefined);
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('laterAction', `during ${words} next turn [after <this card|this effect> resolves] , {playerRule}`, ({ playerRule }) => then(playerRule, whose));
} // prettier-ignore

/** What an Equip Card gives; what is attached to a monster named. */
function equippedAndAttached(g: YgoGrammar): void {
  const onto = (what: What, to: What): boolean => !('count' in to && to.count === 'all') && !('count' in what && what.count === 'all');
  const THERE: Pointer = { $ref: 'that', noun: 'monster', where: ['graveyard'], whose: 'you' };
  const GIVES = 'as an Equip <Spell|Card> that <makes <it|that monster|this card|that target> gain {n:number} {stats}|gives <it|that monster|this card|that target> [a] {n:number} {stats} [boost]>';
  g.rule('action', `equip that monster <in|from> your GY to {to:pointer} [,] ${GIVES}` as '{to:pointer} {n:number} {stats}', ({ to, n, stats }) => [{ do: 'equip', cards: cards(THERE), to: cards(to), ongoing: stats.map((stat) => ({ rule: 'modify', cards: 'equipped', stat, op: '+', value: n })) }]);
  g.rule('action', 'equip {what} to {to:what} [,] as an Equip <Spell|Card> that makes <it|that monster|this card|that target> gain {n:number} {stats}', ({ what, to, n, stats }) => (onto(what, to) ? [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to), ongoing: stats.map((stat) => ({ rule: 'modify', cards: 'equipped', stat, op: '+', value: n })) }] : undefined));
  // One of that name.
  const yours = (names: Filter): Noun => ({ noun: 'name', filter: names, count: 1, where: ['field'], whose: 'you' });
  g.rule('action', 'attach {what} to {names} you control [,] as <material|an Xyz Material|Xyz Material>', ({ what, names }) => (onto(what, yours(names)) ? [{ do: 'attach', cards: cards(what), to: cards({ ...yours(names), where: ['monsters'] }) }] : undefined));
  g.rule('action', 'send {names} you control to the GY', ({ names }) => [{ do: 'send', cards: cards(yours(names)) }]);
  g.rule('post', '[,] that <was|were> destroyed and sent to either GY this turn', () => ({ where: ['graveyard'], filter: { didThisTurn: { event: 'destroyed', to: 'graveyard' } } }));
} // prettier-ignore

/** What players do, suffer; whom they attack. */
function ofPlayers(g: YgoGrammar): void {
  // Among one's own monsters.
  g.rule('action', 'you choose the <target of the attack|attack target>', () => [{ do: 'change-attack-target', to: { choose: 1, where: 'monsters', whose: 'you' } }]);
  g.rule('playerAction', '<banishes|banish> ( face-down ) {what}', ({ what }) => (isNoun(what) && what.whose !== 'you' && what.count !== undefined ? [{ do: 'banish', cards: cards({ ...what, whose: 'opponent' }), face: 'down' }] : undefined));
  g.rule('before', 'activate this card if {conditions}', ({ conditions }) => ({ asks: conditions }));
  const fights = (whose: 'you' | 'opponent'): Noun => ({ noun: 'monster', count: 1, where: ['field'], whose, filter: { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] } });
  g.rule('target', 'target those 2 monsters that would battle', () => [fights('you'), fights('opponent')]);
  g.rule('possessive', "the new {how:summonWord} Summoned monster's", () => ({ $ref: 'that', noun: 'monster' }));
  g.rule('thisWhere', 'you controlled', () => ({ controller: 'you' }));
  g.rule('thisWhere', 'you controlled while face-up', () => ({ controller: 'you', face: 'up' }));
} // prettier-ignore

/** "Discard 1 card, Special Summon 1 monster, add 1 card to your hand, then draw 1 card": the first three at once. */
function inARow(g: YgoGrammar): void {
  const plain = (a: readonly Draft[]): boolean => a.length === 1 && !a[0]!['optional'] && !a[0]!['if'] && !a[0]!['by'] && ['discard', 'send', 'special-summon', 'add', 'banish', 'draw', 'set'].includes(String(a[0]!['do']));
  g.rule('operations', '{a:action} , {b:action} , {c:action} , then [,] {d:operations}', ({ a, b, c, d }) => ([a, b, c].every(plain) ? [...a, { ...b[0], join: 'and' }, { ...c[0], join: 'and' }, { ...d[0], join: 'then' }, ...d.slice(1)] : undefined));
} // prettier-ignore
