/** Words only a few texts have: which cards, how many, when, what they are measured by. */
import type { Amount, Condition } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { forbids } from './rules.ts';
import { both, cards, groupOf, isNoun, type Noun, type Pointer } from './noun.ts';
import { eachOnce } from './nouns.ts';

export function sparseWords(g: YgoGrammar): void {
  whichCards(g);
  howMuch(g);
  when(g);
  done(g);
  held(g);
  saidOtherwise(g);
}

/** Which cards. */
function whichCards(g: YgoGrammar): void {
  const OTHER = (bare: Noun, where: Noun['where']): Noun | undefined => (bare.where || bare.whose ? undefined : { ...bare, count: 'all', where: where!, filter: both(bare.filter, { other: true }) });
  g.rule('noun', "all other {bare} <from|in> both players' hands , fields [,] and GYs", ({ bare }) => OTHER(bare, ['hand', 'field', 'graveyard']));
  g.rule('noun', 'all other {bare} that are banished , on the field [,] and in the GYs', ({ bare }) => OTHER(bare, ['banished', 'field', 'graveyard']));
  // Of each kind at most one.
  g.rule('noun', 'up to 1 {a:bare} and up to 1 {b:bare}', ({ a, b }) => eachOnce([a, b], { min: 1, max: 2 }));
  // Of each name at most one.
  const names = (all: readonly string[], posts: Partial<Noun>): Noun | undefined => (posts.where ? { noun: 'name', count: { min: 1, max: all.length }, ...posts, filter: both({ any: all.map((name) => ({ name })) }, posts.filter), oneOfEach: true } : undefined);
  g.rule('noun', 'up to 1 each {a:quoted} [,] and/or {b:quoted} {posts}', ({ a, b, posts }) => names([a, b], posts));
  g.rule('noun', 'up to 1 each {a:quoted} , {b:quoted} [,] and/or {c:quoted} {posts}', ({ a, b, c, posts }) => names([a, b, c], posts));
  g.rule('post', '[,] with a Level equal to or lower than the result', () => ({ filter: { level: { max: { from: 'rolled' } } } }));
  const fighting = (whose: 'you' | 'opponent', oneOf: 'attacker' | 'attack-target'): Noun => ({ noun: 'monster', count: 1, where: ['field'], whose, filter: { oneOf } });
  g.rule('target', "target the opponent's attacking monster and that monster you control", () => [fighting('opponent', 'attacker'), fighting('you', 'attack-target')]);
  g.rule('thisWhere', 'with {kind:counterName} [on it]', ({ kind }) => ({ counters: { kind, min: 1 } }));
} // prettier-ignore

/** How much, how many. */
function howMuch(g: YgoGrammar): void {
  g.table('plainValue', {
    "the difference <in|between> your LP and <your opponent's|your opponent's LP>": { difference: [{ lifePoints: 'you' }, { lifePoints: 'opponent' }] },
  });
} // prettier-ignore

/** When something happens, what has to be so. */
function when(g: YgoGrammar): void {
  for (const word of ['if', 'when'] as const) {
    g.rule('occasionPart', `${word} you draw [<a card(s)|cards>] by a card effect`, () => ({ timing: word, on: { event: 'drawn', player: 'you', cause: 'effect' } }));
    g.rule('occasionPart', `${word} {a:side} declares an attack on {b:side} in its same column`, ({ a, b }) => (a.this || b.this ? undefined : { timing: word, $battle: { of: 'two' }, on: { event: 'attack-declared', card: a }, condition: { is: 'attack-target', like: both(b, { sameAs: { what: 'column', as: 'attacker' } }) } }));
  }
  g.rule('event', '{subject} <is|are> placed [face-up] in <the|a> Field Zone', ({ subject }) => (subject.this ? undefined : [{ event: 'placed', to: 'field-zone', card: subject }]));
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent']] as const)
    g.rule('condition', `${who} a monster <with|that has> the highest ATK on the field ( even if tied )`, () => { const highest = (of?: object): Amount => ({ stat: 'atk', of: { where: 'monsters', ...of, filter: { face: 'up' } }, each: 'highest' }) as Amount; return { all: [{ exists: { where: 'monsters', whose, filter: { face: 'up' } } }, { amount: highest({ whose }), is: { min: highest() } }] }; });
  g.rule('condition', 'this card was {befallen} since your last Standby Phase', ({ befallen: [did, more] }) => (!did || more || Object.keys(did).some((key) => key.startsWith('$')) ? undefined : ({ happened: { ...did, card: { this: true } }, during: 'since-your-standby' } as Condition)));
  g.rule('before', 'activate by targeting {noun}', ({ noun }) => (noun.count === undefined || noun.count === 'all' ? undefined : { targets: [noun] }));
  g.rule('before', 'activate by discarding {what} , then {target}', ({ what, target }) => ({ cost: [{ do: 'discard', cards: { $what: what, $in: ['hand'] } }], targets: target }));
  // What is paid for a Summon of its own.
  g.rule('pay', 'removing {n:number} {kind:counterName} from <a|an|1> {bare}', ({ n, kind, bare }) => (bare.where?.join() === 'field' && bare.noun === 'name' ? { do: 'remove-counters', kind, count: n, from: groupOf(bare) } : undefined));
} // prettier-ignore

/** What is done. */
function done(g: YgoGrammar): void {
  g.rule('action', 'make {it:pointer} be unaffected by {by:effectSource} {until}', ({ it, by, until }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'unaffected', by }] }]);
  g.rule('action', "increase both {a:possessive} Level and {b:possessive} by {n:number}", ({ a, b, n }) => [a, b].map((whose, i): Draft => ({ do: 'modify', cards: cards(whose), stat: 'level', op: '+', value: n, ...(i > 0 && { join: 'and' }) })));
  // Each of both by what went to his own hand.
  g.rule('action', 'inflict {n:number} damage to each player for each card returned to their hand', ({ n }) => (['you', 'opponent'] as const).map((owner, i): Draft => ({ do: 'damage', to: owner, amount: { count: 'affected', like: { owner }, times: n }, ...(i > 0 && { join: 'and' }) })));
  g.rule('operations', 'toss a coin {n:number} times and destroy as many {alike} as possible , but not more than the number of heads', ({ n, alike }) => {
    if (alike.count !== undefined || !alike.where) return undefined;
    const most: Amount = { lesser: [{ from: 'heads' }, { count: groupOf(alike) }] };
    return [{ do: 'coin', count: n }, { do: 'destroy', cards: cards({ ...alike, count: { min: most, max: most } }), join: 'and' }];
  });
  g.rule('operations', 'discard {a:number} or {b:number} random cards , then your opponent discards the same number [of cards]', ({ a, b }) => [{ do: 'discard', cards: { choose: { min: a, max: b }, by: 'random', where: 'hand', whose: 'you' } }, { do: 'discard', cards: { choose: { min: { from: 'affected' }, max: { from: 'affected' } }, where: 'hand', whose: 'opponent' }, by: 'opponent', join: 'then' }]);
  // What the other player, or chance, picks is Set.
  for (const [words, by] of [['your opponent <chooses|picks>', 'opponent'], ['your opponent randomly <chooses|picks>', 'random']] as const)
    g.rule('operations', `reveal {what} , [then] ${words} {n:number} for you to Set [<on|to> your field] [,] and [you] shuffle the rest [back] into <the|your> Deck` as '{what} {n:number}', ({ what, n }) =>
      isNoun(what) && typeof what.count === 'number' && what.count > n
        ? [{ do: 'reveal', cards: cards(what) }, { do: 'set', cards: cards({ noun: 'card', count: n, by, filter: {}, among: { $ref: 'it', plural: true } }), join: 'and-if-you-do' }, { do: 'shuffle', where: 'deck', whose: 'you', join: 'also' }]
        : undefined);
} // prettier-ignore

/** What holds for a while. */
function held(g: YgoGrammar): void {
  g.rule('playerRule', '{who:forbiddenTo} {how:summonWords} Summon [<monsters|any monsters>]', ({ who, how }) => (how.length > 1 && how.every((one) => ['fusion', 'ritual', 'synchro', 'xyz', 'link', 'pendulum'].includes(one)) ? how.flatMap((one) => forbids(who, 'special-summon', undefined, { how: one })) : undefined));
  g.rule('laterAction', 'during the Battle Phase of this turn , {rules:rulesOf}', ({ rules }) => (rules.every((rule) => rule['while'] === undefined && typeof rule['cards'] !== 'string') ? [{ do: 'apply', until: 'end-of-turn', rules: rules.map((rule) => ({ ...rule, while: { phase: 'battle' } })) }] : undefined));
} // prettier-ignore

/** Conditions and what follows from them, said otherwise. */
function saidOtherwise(g: YgoGrammar): void {
  const exists = (bare: Noun, whose: 'you' | 'opponent'): Condition => ({ exists: groupOf({ ...bare, where: ['field'], whose }) });
  for (const [who, whose, they, other] of [['your opponent controls', 'opponent', 'you do not', 'you'], ['you control', 'you', 'your opponent does not', 'opponent']] as const)
    g.rule('condition', `${who} <a|an> {bare} , and ${they}` as '{bare}', ({ bare }) => (bare.where || bare.whose ? undefined : { all: [exists(bare, whose), { not: exists(bare, other) }] }));
  // As it is when it has been banished, too.
  g.rule('addition', '( The banished monster(s) must be {races} even after being banished . )', ({ races }) => ({ to: 'condition', put: { condition: { is: 'event', like: races } } }));
  // What it answers may attack nothing else.
  const only = (it: Pointer): Draft[] => [{ do: 'apply', to: cards(it), until: 'end-of-turn', rules: [{ rule: 'cannot', what: 'be-attacked', by: { whose: 'opponent' }, cards: { where: 'monsters', whose: 'you', filter: { noneOf: cards(it) } } }, { rule: 'cannot', what: 'attack-directly', cards: { where: 'monsters', whose: 'opponent' } }], join: 'also' }];
  g.rule('continuation', "This turn , if an opponent's monster attacks , it must target {it:pointer} for an attack if it is still on the field", ({ it }) => (it.$ref === 'this' ? undefined : only(it)));
  // Every Attribute there is.
  g.rule('action', '{whose:possessive} Type is changed to {race} , also {it:pointer} gains the {a:attribute} / {b:attribute} / {c:attribute} / {d:attribute} / {e:attribute} / {f:attribute} Attributes', ({ whose, it, race, a, b, c, d, e, f }) => {
    if (JSON.stringify(it) !== JSON.stringify(whose)) return undefined;
    const rules = [a, b, c, d, e, f].map((attribute) => ({ rule: 'treated-as', attribute, add: true }));
    return [{ do: 'apply', to: cards(it), until: 'leaves', rules: [{ rule: 'treated-as', race }, ...rules] }];
  });
  g.rule('action', 'negate the effects of {bare} {until}', ({ bare, until }) => (bare.where?.join() === 'field' && bare.whose && bare.noun === 'spell-trap' && bare.count === undefined && !bare.only ? [{ do: 'negate-effects', cards: cards({ ...bare, count: 'all' }), until }] : undefined));
  for (const words of ['with {a:quoted} or {b:quoted} in <the card|its|their> name'] as const) g.rule('post', words, ({ a, b }) => ({ filter: { series: [a, b] } }));
} // prettier-ignore
