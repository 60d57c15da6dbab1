/** Wordings of older texts, and of rarer ones, for what the language has in other words: damage of direct attacks, several cards face-up at once, what nobody can activate or Set. */
import type { Condition, EventPattern } from '../../../engine/ygo/effects/schema.ts';
import { NO_TARGET, THEIRS } from './fates.ts';
import { type Noun, asFilter, both, cards, groupOf } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';

export function olderWords(g: YgoGrammar): void {
  damaged(g);
  faceUp(g);
  forbiddenAll(g);
  others(g);
} // prettier-ignore

/** "By this battle": of those, one must battle. */
const battles = (noun: Noun): Condition => ({
  any: [
    { is: 'attacker', like: asFilter(noun) },
    { is: 'attack-target', like: asFilter(noun) },
  ],
});
const WHOSE = "<an opponent's|your opponent's>";
/** "When you take 2000 or more Battle Damage from 1 attack", "… from your opponent's monster's direct attack". */
function damaged(g: YgoGrammar): void {
  for (const [word, timing] of [['if', 'if'], ['when', 'when'], ['each time', 'each-time']] as const) {
    const hurt = (more: object, condition?: Condition): Draft => ({ timing, on: { event: 'battle-damage', player: 'you', ...more }, ...(condition && { condition }) });
    g.rule('occasionPart', `${word} you take battle damage from ${WHOSE} monster's direct attack`, () => hurt({}, THEIRS));
    g.rule('occasionPart', `${word} you take {n:number} or more battle damage from ${WHOSE} [monster's] direct attack` as '{n:number}', ({ n }) => hurt({ amount: { min: n } }, THEIRS));
    g.rule('occasionPart', `${word} you take {n:number} or more battle damage from <1|an> attack` as '{n:number}', ({ n }) => hurt({ amount: { min: n } }));
    g.rule('occasionPart', `${word} you take damage to your LP` as 'x', () => ({ timing, on: { event: ['battle-damage', 'effect-damage'], player: 'you' } }));
  }
  for (const word of ['if', 'when'] as const)
    g.rule('occasionPart', `after damage calculation [,] ${word} {a:others} <made a direct attack|attacked directly>` as '{a:others}', ({ a }) => (a.controller ? { timing: 'if', on: { event: 'battled' }, condition: { all: [{ is: 'attacker', like: a }, NO_TARGET] } } : undefined));
  g.rule('action', 'it is now the End Phase [of this turn]', () => [{ do: 'go-to-phase', phase: 'end' }]);
  // "Each player can only use the effect of "X" once per Duel".
  g.rule('limited', 'Each player can only use the effect of {name:quoted} {per}', ({ name, per }, context) => (name === context.name ? { scope: 'each', limit: { ...per, of: 'name' } } : undefined));
  g.rule('occasionPart', 'at the end of <any|the> Battle Phase <that|in which> this card attacked or was attacked', () => ({ on: { event: 'step', step: 'end' }, timing: 'if', condition: { happened: { event: 'battled', card: { this: true } } } }));
  for (const [whose, more] of [['', {}], [' activated by your opponent', { player: 'opponent' }]] as const)
    g.rule('event', `you negate the activation of a Spell Card , Trap Card , or Effect monster's effect${whose}` as 'x', () => [{ event: 'activation-negated', by: 'you', what: 'card', card: { kind: ['spell', 'trap'] }, ...more }, { event: 'activation-negated', by: 'you', what: 'effect', card: { kind: 'monster' }, ...more }] satisfies EventPattern[]);
} // prettier-ignore

/** "When "A", "B", and "C" are face-up on your side of the field". */
function faceUp(g: YgoGrammar): void {
  const WHERE = [['on your field', 'you'], ['on the field', undefined]] as const;
  const all = (names: readonly string[], whose: 'you' | undefined): Condition => ({ all: names.map((name) => ({ exists: { where: 'field', ...(whose && { whose }), filter: { name, face: 'up' } } })) });
  for (const [words, whose] of WHERE)
    for (const [before, after] of [['', 'are face-up'], ['there are ', 'face-up']] as const) {
      g.rule('condition', `${before}{a:quoted} and {b:quoted} ${after} ${words}` as '{a:quoted} {b:quoted}', ({ a, b }) => all([a, b], whose));
      g.rule('condition', `${before}{a:quoted} , {b:quoted} [,] and {c:quoted} ${after} ${words}` as '{a:quoted} {b:quoted} {c:quoted}', ({ a, b, c }) => all([a, b, c], whose));
      g.rule('condition', `${before}{a:quoted} , {b:quoted} , {c:quoted} , {d:quoted} [,] and {e:quoted} ${after} ${words}` as '{a:quoted} {b:quoted} {c:quoted} {d:quoted} {e:quoted}', ({ a, b, c, d, e }) => all([a, b, c, d, e], whose));
    }
  g.rule('condition', 'you <did not|have not> Normal Summon/Set this turn', () => ({ not: { any: [{ happened: { event: 'summoned', how: 'normal', by: 'you' } }, { happened: { event: 'set', by: 'you', card: { kind: 'monster' } } }] } }));
} // prettier-ignore

/** What players can neither activate nor Set. */
function forbiddenAll(g: YgoGrammar): void {
  const BOTH = ['spell', 'trap'] as const;
  const silent = (player: 'you' | 'opponent' | 'either', what?: 'card'): Draft[] => [
    { rule: 'cannot-activate', ...(player !== 'either' && { whose: player }), what: { ...(what && { what }), kind: [...BOTH] } },
    { rule: 'cannot', what: 'set', player, filter: { kind: [...BOTH] } },
  ]; // prettier-ignore
  for (const [who, player] of [['you cannot', 'you'], ['your opponent cannot', 'opponent'], ['<neither player can|you and your opponent cannot>', 'either']] as const) {
    g.rule('playerRule', `${who} <play or Set|activate or Set> [any] Spell/Trap Cards` as 'x', () => silent(player, 'card'));
    g.rule('playerRule', `${who} activate , Set , or use the effects of [any] Spell/Trap Cards` as 'x', () => silent(player));
  }
  const PLACES = "<each player's|both players'>";
  g.rule('where', `${PLACES} Deck and GY` as 'x', () => ({ where: ['deck', 'graveyard'] }));
  g.rule('where', `${PLACES} hand and field` as 'x', () => ({ where: ['hand', 'field'] }));
  g.rule('lasting', '<until your next turn|until your next Draw Phase>', () => 'end-of-opponents-turn');
  const negated = (properties: readonly string[]): Draft[] => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'negate-effects', cards: { where: 'field', filter: { kind: 'spell', property: [...properties] } } }] }];
  g.rule('laterAction', 'for the rest of this turn , negate all {a:property} , {b:property} , {c:property} [,] and {d:property} Spell Card effects on the field', ({ a, b, c, d }) => negated([a, b, c, d]));
  g.rule('laterAction', 'for the rest of this turn , negate all {a:property} and {b:property} Spell Card effects on the field', ({ a, b }) => negated([a, b]));
} // prettier-ignore

/** What is done in other words. */
function others(g: YgoGrammar): void {
  g.rule('what', '{a:pointer} and this card from {where}', ({ a, where }) => (where.filter || where.whose === 'their' || a.where ? undefined : { several: [{ ...a, where: where.where, ...(where.whose && { whose: where.whose }) }, { $ref: 'this', where: where.where }] }));
  g.rule('pay', 'discarding {what} to the GY', ({ what }) => ('several' in what ? undefined : { do: 'discard', cards: { $what: what, $in: ['hand'] }, to: 'graveyard' }));
  for (const word of ['this', 'that'] as const)
    g.rule('laterAction', `prevent <a|an> {bare} from being destroyed by ${word} battle` as '{bare}', ({ bare }) => (bare.where?.join() !== 'field' || bare.noun !== 'monster' ? undefined : [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' }, cards: groupOf(bare) }], if: battles(bare) }]));
  g.rule('action', 'make {what} become [all] Level {n:number} or [all] Level {m:number}', ({ what, n, m }) => {
    const to = (level: number): { do: Draft[] } => ({ do: [{ do: 'modify', cards: cards(what), stat: 'level', op: '=', value: level }] });
    return [{ do: 'choose', options: [to(n), to(m)] }];
  });
  // One of each Attribute.
  const ATTRIBUTES = '1 each of {a:attribute} , {b:attribute} , {c:attribute} [,] and {d:attribute} monster(s) {posts}';
  for (const words of [ATTRIBUTES, ATTRIBUTES.replace(' {posts}', '')] as const)
    g.rule('noun', words as '{a:attribute} {b:attribute} {c:attribute} {d:attribute} [{posts}]', ({ a, b, c, d, posts }) => ({ noun: 'monster', count: 4, ...posts, filter: both({ any: [a, b, c, d].map((attribute) => ({ attribute })) }, posts?.filter), oneOfEach: true }));
  g.rule('action', '{whose:possessive} name is treated as {name:quoted} [{until}]', ({ whose, name, until }) => [{ do: 'apply', to: cards(whose), until: until ?? 'leaves', rules: [{ rule: 'treated-as', name }] }]);
  g.rule('operations', 'each player chooses 1 {bare} they control and switches control of those monsters with each other', ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : [{ do: 'switch-control', cards: [{ choose: 1, ...groupOf({ ...bare, where: ['monsters'], whose: 'you' }) }, { choose: 1, ...groupOf({ ...bare, where: ['monsters'], whose: 'opponent' }), by: 'opponent' }] }]));
  g.rule('addition', 'You must also Tribute a monster from your hand or field whose Level is {n:number} or more', ({ n }) => (n === 1 ? { to: 'ritual', put: { materials: [{ where: ['hand', 'monsters'], whose: 'you', filter: { kind: 'monster', level: { min: 1 } } }] } } : undefined));
  g.rule('operations', '{a:doing} , then , if either player controls <a|any> face-up monster(s) , they must send all face-up monsters they control to the GY' as '{a:doing}', ({ a }) => [...a, { do: 'send', by: 'either', cards: { where: 'monsters', filter: { face: 'up' } }, join: 'then' }]);
} // prettier-ignore
