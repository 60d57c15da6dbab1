/** More ways to say which cards are meant, each on few cards: what befell them this turn, between which values theirs lies, what their text names. */
import type { Amount, Condition, EventPattern, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { asFilter, both, oneOrList, type Noun, type Pointer } from './noun.ts';

export function furtherNouns(g: YgoGrammar): void {
  befell(g);
  between(g);
  named(g);
  amounts(g);
  ofSome(g);
  happened(g);
}

/** What happened to them this turn. */
function befell(g: YgoGrammar): void {
  const did = (...events: EventPattern[]): Filter => (events.length === 1 ? { didThisTurn: events[0]! } : { any: events.map((didThisTurn) => ({ didThisTurn })) });
  g.rule('post', '[,] that <was|were> Normal or Special Summoned , or <was|were> Set , this turn', () => ({ filter: did({ event: 'summoned', how: ['normal', 'special'] }, { event: 'set' }) }));
  g.rule('post', '[,] that <has activated|have activated|activated> <its|their> <effect|effects> on the field this turn', () => ({ filter: did({ event: 'activated', what: 'effect' }) }));
  // "Destroyed and sent to your GY by battle or your opponent's card effect this turn": where it lies since.
  g.rule('post', '[,] that <was|were> destroyed and sent to <your|the|either> GY {cause} this turn', ({ cause }) => ({ filter: did(...cause.map((more): EventPattern => ({ event: 'destroyed', to: 'graveyard', ...more }))) }));
  g.rule('post', '[,] that <was|were> destroyed and sent to <your|the|either> GY this turn', () => ({ filter: did({ event: 'destroyed', to: 'graveyard' }) }));
  g.rule('post', '[,] destroyed this turn', () => ({ filter: did({ event: 'destroyed' }) }));
} // prettier-ignore

/** "With a Level between the Pendulum Scales of the 2 cards in your Pendulum Zones": neither of both. */
function between(g: YgoGrammar): void {
  const scale = (each: 'highest' | 'lowest', more: number): Amount => ({ sum: [{ stat: 'scale', of: { where: 'pendulum-zone', whose: 'you' }, each }, more] });
  g.rule('post', '[,] [each] with <a Level|Levels> between [( exclusive )] the Pendulum Scales of the [2] cards in your Pendulum Zones', () => ({ filter: { level: { min: scale('lowest', 1), max: scale('highest', -1) } } }));
  const it = (stat: 'level' | 'rank', pointer: Pointer, n: number): Filter => ({ [stat]: { equals: { stat, of: { $what: pointer }, times: n } } }) as never;
  for (const [word, stat] of [['Level', 'level'], ['Rank', 'rank']] as const)
    g.rule('post', `[,] that has <twice|double> the ${word} of {pointer}` as '{pointer}', ({ pointer }) => ({ filter: it(stat, pointer, 2) }));
  g.rule('post', '[,] <with|that has> <a|the same> Level <as|equal to> the number of those {doneWord} <monsters|cards>', ({ doneWord }) => ({ filter: { level: { equals: { $amount: doneWord } } } as never }));
  // Of one monster in two steps.
  g.rule('post', '[,] but {n:number} or {m:number} Levels lower than {value}', ({ n, m, value }) => ({ filter: { any: [n, m].map((less): Filter => ({ level: { equals: { sum: [value, -less] } } })) } }));
  g.rule('model', '{pointer} in the GY', ({ pointer }) => (pointer.where ? undefined : { $what: pointer }));
} // prettier-ignore

/** Names, and cards that mention them. */
function named(g: YgoGrammar): void {
  const or = (names: readonly string[], adjectives: Filter | undefined, head: { noun: Noun['noun']; filter: Filter }): Filter => ({
    any: [{ name: [...names] }, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { any: names.map((mentions) => ({ mentions })) })],
  });
  const noun = (n: number, m: number, filter: Filter, posts: Partial<Noun> | undefined): Noun | undefined => (n !== m || !posts?.where || posts.filter?.name ? undefined : { noun: 'card', count: n, ...posts, filter: both(filter, posts.filter) });
  const ANY = 'that mentions <any|either> of those <cards|monsters> [,]';
  g.rule('noun', `{n:number} {a:quoted} , {b:quoted} , or {c:quoted} , or {m:number} [{adjectives}] {head} ${ANY} [{posts}]`, ({ n, m, a, b, c, adjectives, head, posts }) => noun(n, m, or([a, b, c], adjectives, head), posts));
  g.rule('noun', `{n:number} {a:quoted} or {b:quoted} , or {m:number} [{adjectives}] {head} ${ANY} [{posts}]`, ({ n, m, a, b, adjectives, head, posts }) => noun(n, m, or([a, b], adjectives, head), posts));
  g.rule('post', '[,] that <is|are> {name:quoted} , or <mentions|mention> it [,]', ({ name }) => ({ filter: { any: [{ name }, { mentions: name }] } }));
  g.rule('post', '[,] that <is|are> {name:quoted} and/or <specifically list|specifically lists|mention|mentions> {same:quoted} [in their text] [,]', ({ name, same }) => (name === same ? { filter: { any: [{ name }, { mentions: name }] } } : undefined));
  // "1 of your monsters with 1500 ATK, or your "X", that is banished or in your GY".
  g.rule('noun', '1 of your {bare} , or your {names} , {posts}', ({ bare, names, posts }) => (bare.where || bare.whose || !posts.where || posts.filter?.name ? undefined : { noun: 'card', count: 1, ...posts, whose: 'you', filter: both({ any: [asFilter(bare), names] }, posts.filter) }));
  g.rule('post', '( {post} )', ({ post }) => (post.distinct && Object.keys(post).length === 1 ? post : undefined));
  g.rule('post', '[,] with the same name it had on the field', () => ({ filter: { sameAs: { what: 'name', as: { $what: { $ref: 'it' } } } } as never }));
} // prettier-ignore

/** How many, how much. */
function amounts(g: YgoGrammar): void {
  const of = (stat: string, pointer: Pointer, more: object = {}): Amount => ({ stat, of: { $what: pointer }, ...more }) as unknown as Amount;
  g.rule('plainValue', 'the number of {whose:possessive} Link Rating', ({ whose }) => of('link', whose));
  g.rule('plainValue', 'the {stat} {pointer} had', ({ stat, pointer }) => (pointer.$ref === 'done' && pointer.done === 'revealed' && !pointer.plural ? of(stat, pointer) : undefined));
  g.rule('plainValue', 'the <combined|total> {stat} the {n:number} monsters had on the field', ({ stat, n }) => (n > 1 ? of(stat, { $ref: 'it', plural: true }, { asIt: 'was' }) : undefined));
  g.rule('plainValue', "the {doneWord} monsters' total {stat}", ({ doneWord, stat }) => of(stat, { $ref: 'done', done: doneWord, noun: 'monster', plural: true }));
  g.rule('plainValue', 'the deficit between your current LP and {n:number}', ({ n }) => ({ difference: [{ lifePoints: 'you' }, n] }));
  g.rule('plainValue', 'the <combined|total> {stat} of {alike}', ({ stat, alike }) => (alike.count === undefined && !alike.only && !alike.distinct && !alike.where && alike.filter.oneOf === 'equips' ? { stat, of: { where: 'spells-traps', filter: asFilter({ ...alike, noun: 'card' }) } } : undefined));
  // As it was seen there.
  g.rule('each', 'for each <monster|card> that left the field [{bySaying}]', () => ({ $amount: true }) as never);
  g.rule('noun', '{alike} [,] equal to that number + {n:number}', ({ alike, n }) => { const many = { sum: [{ from: 'cost' as const }, n] }; return alike.where && alike.count === undefined ? { ...alike, count: { min: many, max: many } } : undefined; });
} // prettier-ignore

/** Values of one of several, of the greatest of them. */
function ofSome(g: YgoGrammar): void {
  const one = (stat: string, pointer: Pointer, more: object = {}): Amount | undefined => (pointer.plural && !pointer.where ? ({ stat, of: { $one: { $what: { noun: 'monster', count: 1, filter: {}, ...more, among: pointer } } } } as unknown as Amount) : undefined);
  g.rule('plainValue', 'the {stat} of 1 of {pointer} [in the GY]', ({ stat, pointer }) => one(stat, pointer));
  g.rule('plainValue', 'the {stat} of 1 of {pointer} in your GY', ({ stat, pointer }) => one(stat, pointer, { filter: { owner: 'you' } }));
  g.rule('plainValue', "1 of those {doneWord} monster's {stat}", ({ doneWord, stat }) => one(stat, { $ref: 'done', done: doneWord, noun: 'monster', plural: true }));
  const highest = (stat: string, of: object): Amount => ({ stat, of, each: 'highest' }) as unknown as Amount;
  const TIED = '[( your choice , if tied )]';
  g.rule('plainValue', `the highest {stat} [on the field] among {pointer} ${TIED}`, ({ stat, pointer }) => (pointer.$ref === 'done' && pointer.plural ? highest(stat, { $what: pointer }) : undefined));
  g.rule('plainValue', `the highest {stat} among {pointer} in the GY ${TIED}`, ({ stat, pointer }) => (pointer.$ref === 'done' && pointer.plural ? highest(stat, { where: 'graveyard', filter: { oneOf: { $what: pointer } } }) : undefined));
  g.rule('plainValue', 'the difference in LPs', () => ({ difference: [{ lifePoints: 'you' }, { lifePoints: 'opponent' }] }));
  g.rule('condition', 'this card was Special Summoned from {where}', ({ where }) => (where.filter || where.whose === 'opponent' || where.whose === 'their' ? undefined : { is: 'this', like: { summoned: 'special', summonedFrom: oneOrList(where.where) } }));
  // As it was sent.
  const sent = (more: object): Condition => ({ is: 'this', like: { did: { event: 'sent', to: 'graveyard', cause: 'material', ...more } } });
  g.rule('condition', '<this card|it> was sent to the GY as material for <a|an> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : sent({ with: asFilter(bare) })));
  g.rule('condition', '<this card|it> was sent for the Synchro Summon of {names} or <a|an> {bare}', ({ names, bare }) => (bare.where || bare.whose ? undefined : sent({ with: { any: [names, asFilter(bare)] } })));
  // "2 cards (1 from your hand or field, and 1 your opponent controls)".
  g.rule('what', '2 cards ( 1 from your hand or field , and 1 your opponent controls )', () => ({ several: [{ noun: 'card', count: 1, filter: {}, where: ['hand', 'field'], whose: 'you' }, { noun: 'card', count: 1, filter: {}, where: ['field'], whose: 'opponent' }] }));
  g.rule('what', '{a:pointer} , along with {b:noun} ,', ({ a, b }) => (b.count === undefined ? undefined : { several: [a, b] }));
} // prettier-ignore

/** What happened. */
function happened(g: YgoGrammar): void {
  const one = (event: EventPattern['event'], more: object = {}): Draft => ({ event, ...more });
  g.rule('event', 'you {how:summonWord} Summoned using this card as material', ({ how }) => [{ event: 'used-as-material', how, card: { this: true } }]);
  g.rule('occasionPart', 'if your opponent activates a card or effect that targets your {bare}', ({ bare }) => {
    const on = bare.where || bare.whose ? undefined : together(both(asFilter(bare), { controller: 'you' }), [one('targeted', { by: 'opponent', cause: 'effect' })]);
    return on && { timing: 'if', on: oneOrList(on) };
  });
  g.rule('occasionPart', 'if this card is {how:summonWord} Summoned using {n:number} {bare}', ({ how, n, bare: { distinct, ...bare } }) => (bare.where || bare.whose || distinct !== 'name' ? undefined : { timing: 'if', on: { event: 'summoned', how, card: { this: true } }, condition: { amount: { count: 'made-with', like: asFilter(bare), distinct }, is: { min: n } } }));
} // prettier-ignore
