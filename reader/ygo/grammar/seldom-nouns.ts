/** Cards, amounts and places told in few words of their own: one on each field that share something, what a card had where it was, how many of different names. */
import type { Amount } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, both, type Noun } from './noun.ts';

export function seldomNouns(g: YgoGrammar): void {
  kinds(g);
  pointed(g);
  counted(g);
}

/** One on each side; what they share is seen of cards that lie face-up. */
const ON_EACH: Partial<Noun> = { count: 2, where: ['field'], filter: { face: 'up' }, including: (['you', 'opponent'] as const).map((controller) => ({ filter: { controller }, min: 1 })) }; // prettier-ignore
function kinds(g: YgoGrammar): void {
  g.rule('noun', "1 {bare} from both players' fields", ({ bare }) => (bare.where || bare.whose || bare.including || !bare.same ? undefined : { ...bare, ...ON_EACH, filter: both(ON_EACH.filter, bare.filter) }));
  g.rule('noun', "1 {bare} from both players' fields {posts}", ({ bare, posts }) => (bare.where || bare.whose || bare.same || bare.including || !posts.same || posts.where || Object.keys(posts).some((key) => key !== 'same' && key !== 'each') ? undefined : { ...bare, ...posts, ...ON_EACH, filter: both(ON_EACH.filter, bare.filter) }));
  g.rule('post', 'in this column', () => ({ where: ['field'], filter: { sameAs: { what: 'column', as: 'this' } } }));
  g.rule('post', '[,] that battled this card this turn', () => ({ filter: { didThisTurn: { event: 'battled', with: { this: true } } } }));
  g.rule('post', '[,] whose original Attribute/Type <is|are> {attribute}/{race}', ({ attribute, race }) => ({ filter: { 'original-attribute': attribute, 'original-race': race } }));
  g.rule('post', '[,] that <was|were> {how:summonWords} Summoned', ({ how }) => (how.length > 1 ? { filter: { summoned: how } } : undefined));
  // "Up to 3 of your banished cards (up to 1 each of Monster, Spell, and Trap)".
  g.rule('noun', 'up to {n:number} of your banished {bare} ( up to 1 each of Monster , Spell , and Trap )', ({ n, bare }) => (n !== 3 || bare.where || bare.whose || bare.filter.any ? undefined : { ...bare, count: { min: 1, max: n }, where: ['banished'], whose: 'you', filter: both(bare.filter, { any: [{ kind: 'monster' }, { kind: 'spell' }, { kind: 'trap' }] }), oneOfEach: true }));
} // prettier-ignore

function pointed(g: YgoGrammar): void {
  g.rule('pointer', 'that Tuner in the GY', () => ({ $ref: 'that', noun: 'monster', filter: { is: 'tuner' }, where: ['graveyard'] }));
  g.rule('pointer', 'the [face-up] monster you targeted with this card', () => ({ $ref: 'target', noun: 'monster' }));
  g.rule('pointer', 'the Equip Spell Card', () => ({ $ref: 'target', noun: 'spell' }));
  g.rule('pointer', 'the third target', () => ({ $ref: 'second-target' }));
  g.rule('target', 'target 2 {a:bare} , plus a third {b:bare}', ({ a, b }) => (a.where && JSON.stringify(a) === JSON.stringify(b) ? [{ ...a, count: 2 }, { ...b, count: 1 }] : undefined));
  g.rule('pointer', "<the|your> opponent's destroyed monster", () => ({ $ref: 'done', done: 'destroyed', noun: 'monster', whose: 'opponent' }));
  g.rule('pointer', 'the monster <this card|it> is battling', () => ({ $ref: 'battling' }));
} // prettier-ignore

function counted(g: YgoGrammar): void {
  const less = (amount: object, n: number): Amount => ({ ...amount, times: 1 / n, rounded: 'down' }) as Amount;
  for (const [words, distinct] of [['original name', 'original-name'], ['name', 'name']] as const)
    g.rule('each', `for each <monster|card> [you] {doneWord} [{bySaying}] with a different ${words}` as '{doneWord} [{bySaying}]', ({ doneWord, bySaying }) => ({ count: { $what: { $ref: 'done', done: doneWord, plural: true, ...(bySaying && { as: bySaying }) } }, distinct }) as unknown as Amount);
  g.rule('each', 'for every {n:number} {kind:counterName} that <was|were> on {pointer}', ({ n, kind, pointer }) => (pointer.$ref === 'this' ? undefined : less({ counters: kind, on: { $what: pointer } }, n)));
  g.rule('plainValue', 'the number of [Fusion|Synchro|Link] Materials used', () => ({ from: 'made-with' }));
  g.rule('plainValue', '{whose:possessive} {stat} it had there', ({ whose, stat }) => (whose.$ref === 'done' ? ({ stat, of: { $what: whose }, asIt: 'was' } as unknown as Amount) : undefined));
  // So many targets as the value of what was paid allows.
  g.rule('target', 'target {n:number} {alike} for every {m:number} {stat} of {pointer}', ({ n, alike, m, stat, pointer }) => {
    const many = n === 1 && alike.count === undefined && alike.where ? less({ stat, of: { $what: pointer } }, m) : undefined;
    return many === undefined ? undefined : [{ ...alike, count: { min: many, max: many } }];
  });
  g.rule('plainValue', 'the number of monsters whose {stats} were <reduced|increased> by this effect', () => ({ $amount: true }) as never);
  g.rule('plainValue', 'the number of <monsters|cards> <flipped|changed to> face-down [Defense Position] [by this effect]', () => ({ $amount: 'changed' }) as never);
  g.rule('noun', "as many of your opponent's {alike} as possible", ({ alike }) => (alike.where && !alike.whose && alike.count === undefined ? { ...alike, count: 'as-many-as-possible', whose: 'opponent' } : undefined));
  g.rule('condition', 'the original Type of {pointer} <was|is> {race}', ({ pointer, race }) => (pointer.$ref === 'this' ? undefined : ({ is: { $what: pointer }, like: { 'original-race': race } } as never)));
  for (const [words, owner] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('condition', `you shuffled {it:pointer} into ${words} Deck` as '{it:pointer}', ({ it }) => (it.$ref === 'this' || it.plural ? undefined : ({ is: { $what: { $ref: 'done', done: 'shuffled' } }, like: { owner } } as never)));
  g.rule('condition', 'you targeted a <monster|card> on your field', () => ({ is: { $what: { $ref: 'target' } }, like: { controller: 'you' } }) as never);
  g.rule('condition', 'you {doneWord} <a|an> {bare}', ({ doneWord, bare }) => (bare.where?.join() === 'field' && !bare.whose && ['banished', 'destroyed'].includes(doneWord) && bare.count === undefined ? ({ amount: { count: { $what: { $ref: 'done', done: doneWord, noun: 'card' } }, like: asFilter(bare) }, is: { min: 1 } } as never) : undefined));
} // prettier-ignore
