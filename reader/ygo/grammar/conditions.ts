/** Questions about the board: "you control a Dragon monster". */
import type { Bounds, Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Where, YgoGrammar } from './categories.ts';
import { circumstances } from './circumstances.ts';
import { holdings } from './holdings.ts';
import { asFilter, both, groupOf, type Noun, type Some } from './noun.ts';

export function conditions(g: YgoGrammar): void {
  board(g);
  circumstances(g);
  holdings(g);
  for (const position of ['attack', 'defense'] as const)
    g.rule(
      'condition',
      `all monsters your opponent controls are in ${position === 'attack' ? 'Attack' : 'Defense'} Position`,
      () => ({ not: { exists: { where: 'monsters', whose: 'opponent', filter: { not: { position } } } } }),
    );
  g.rule('conditions', '{a:condition}', ({ a }) => a);
  g.rule('conditions', '{a:condition} [,] and {b:condition}', ({ a, b }) => ({ all: [a, b] }));
  g.rule('conditions', '{a:condition} [,] and if {b:condition}', ({ a, b }) => ({ all: [a, b] }));
  g.rule('conditions', '{a:condition} , {b:condition} , and {c:condition}', ({ a, b, c }) => ({ all: [a, b, c] }));
  g.rule('conditions', '{a:condition} [,] or if {b:condition}', ({ a, b }) => ({ any: [a, b] }));
  g.rule('condition', 'the total Levels and Ranks of all {bare} <is|are> {n:number} or <lower|less>', ({ bare, n }) =>
    bare.where
      ? {
          amount: {
            sum: [
              { stat: 'level', of: groupOf(bare) },
              { stat: 'rank', of: groupOf(bare) },
            ],
          },
          is: { max: n },
        }
      : undefined,
  );
  g.rule('conditions', '{a:condition} [,] or {b:condition}', ({ a, b }) => ({ any: [a, b] }));
}

const not = (condition: Condition | undefined): Condition | undefined => condition && { not: condition };

/** So many such cards are there. */
export const exists = (noun: Noun, count?: Bounds): Condition => {
  const { including, distinct, same, alike, ...plain } = noun;
  if (including) return { all: [exists(distinct ? { ...plain, distinct } : plain, count), ...including.map(({ filter, min }) => ({ exists: groupOf({ ...plain, filter: both(plain.filter, filter) }), count: { min } }))] };
  // "With the same Level": so many that share it, "but different names": of different ones.
  if (alike && isShared(same) && count !== undefined && distinct === undefined && !including) return { all: [exists(plain, count), { amount: { count: groupOf(plain), distinct: same }, is: { max: 1 } }] };
  if (same !== undefined) return isShared(same) && typeof count === 'object' && Number(count.min) > 1 && (distinct === undefined || distinct === 'name') && !including ? { amount: { count: groupOf(plain), same, ...(distinct && { distinct }) }, is: count } : { unmodelled: 'same' };
  // "With different names": so many different ones.
  if (typeof distinct === 'string' && distinct !== 'kind' && count !== undefined) return { amount: { count: groupOf(plain), distinct }, is: count };
  return { exists: groupOf(noun), ...(count !== undefined && { count }) };
}; // prettier-ignore
const isShared = (same: Noun['same']): same is 'name' | 'race' | 'attribute' | 'level' => ['name', 'race', 'attribute', 'level'].includes(String(same)); // prettier-ignore
const ON_FIELD = new Set(['monsters', 'spells-traps', 'field-zone', 'pendulum-zone']);

function some(g: YgoGrammar): void {
  const other = (noun: Noun): Noun => ({ ...noun, filter: both(noun.filter, { other: true }) });
  g.rule('some', '<a|an> {alike}', ({ alike }) => ({ noun: alike }));
  g.rule('some', 'any {alike}', ({ alike }) => (alike.filter.other ? undefined : { noun: alike }));
  g.rule('some', 'another {alike}', ({ alike }) => ({ noun: other(alike) }));
  g.rule('some', '{bare}', ({ bare }) => (bare.noun === 'name' ? { noun: bare } : undefined));
  g.rule('some', '{names} or <a|an> [{adjectives}] {head} that mentions it [{posts}]', ({ names, adjectives, head, posts }) => (typeof names.name !== 'string' || posts?.filter ? undefined : { noun: { noun: 'card', ...posts, filter: { any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })] } } }));
  g.rule('some', '{a:quoted} , {b:quoted} , or <a|an> [{adjectives}] {head} that mentions either of those <cards|monsters> [{posts}]', ({ a, b, adjectives, head, posts }) => (posts?.filter ? undefined : { noun: { noun: 'card', ...posts, filter: { any: [{ name: [a, b] }, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { any: [{ mentions: a }, { mentions: b }] })] } } }));
  g.rule('some', '<no|not any|neither> {alike}', ({ alike }) => ({ noun: alike, none: true }));
  g.rule('some', 'no other {alike}', ({ alike }) => ({ noun: other(alike), none: true }));
  const COUNTS: Record<string, (n: number) => Bounds | undefined> = { '{n:number} or more': (n) => ({ min: n }), 'at least {n:number}': (n) => ({ min: n }), '{n:number} or less': (n) => ({ max: n }), 'exactly {n:number}': (n) => n, '{n:number}': (n) => (n > 1 ? { min: n } : undefined) };
  for (const [words, bounds] of Object.entries(COUNTS)) {
    const pattern = words as '{n:number}';
    g.rule('some', `${pattern} {alike}`, ({ n, alike }) => { const count = bounds(n); return count === undefined ? undefined : { noun: alike, count }; });
    g.rule('some', `${pattern} other {alike}`, ({ n, alike }) => { const count = bounds(n); return count === undefined ? undefined : { noun: other(alike), count }; });
  }
  g.rule('someList', '{a:some}', ({ a }) => ({ of: [a] }));
  // "Exactly 2 Machines and no other monsters": no more than those.
  const noMore = (a: Some, b: Some): boolean => typeof a.count === 'number' && b.none === true && JSON.stringify(b.noun.filter) === '{"other":true}';
  g.rule('someList', '[both] {a:some} [,] and [<control|controls>] {b:some}', ({ a, b }) => (noMore(a, b) ? undefined : { of: [a, b] }));
  g.rule('someList', '{a:some} , {b:some} [,] and {c:some}', ({ a, b, c }) => ({ of: [a, b, c] }));
  g.rule('someList', '{a:some} , {b:some} , or {c:some}', ({ a, b, c }) => ([a, b, c].some((one) => one.none) || [a, b, c].every((one) => one.noun.noun === 'name') || [b, c].some((one) => JSON.stringify(one).includes('mentions')) ? undefined : { of: [a, b, c], any: true }));
  // Kinds in one breath are one phrase already ("a Dragon or Warrior monster").
  g.rule('someList', '[either] {a:some} [,] or {b:some}', ({ a, b }) => (a.none || b.none || b.noun.noun === 'name' || JSON.stringify(b).includes('mentions') ? undefined : { of: [a, b], any: true }));
} // prettier-ignore

/** What lies elsewhere, what all of them are. */
function elsewhere(g: YgoGrammar): void {
  g.rule('condition', 'another {bare} is [face-up] on the field', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'], filter: both(bare.filter, { other: true }) })));
  g.rule('condition', '{names} is <face-up|also|face-up also> on the field', ({ names }) => exists({ noun: 'name', filter: both(names, { face: 'up' }), where: ['field'] }));
  g.rule('condition', '{names} is <face-up|also|face-up also> on your field', ({ names }) => exists({ noun: 'name', filter: both(names, { face: 'up' }), where: ['field'], whose: 'you' }));
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const) g.rule('condition', `<{n:number} or more of|at least {n:number} of> ${words} {bare} <is|are> [currently] banished`, ({ n, bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, whose, where: ['banished'] }, { min: n })));
  for (const [words, whose] of [['you control', 'you'], ['your opponent controls', 'opponent']] as const) {
    const all = (noun: Noun, bare: Noun): Condition => ({ all: [exists({ ...noun, whose }), { not: exists({ ...noun, whose, filter: both(noun.filter, { not: asFilter({ noun: 'card', filter: bare.filter }) }) }) }] });
    g.rule('condition', `the only <monsters|monster> ${words} are {bare}`, ({ bare }) => (bare.where || bare.noun !== 'monster' || words === 'you control' ? undefined : all({ noun: 'monster', filter: {} }, bare)));
    g.rule('condition', `the only face-up monsters ${words} are {bare}`, ({ bare }) => (bare.where || (bare.noun !== 'monster' && bare.noun !== 'name') ? undefined : all({ noun: 'monster', filter: { face: 'up' } }, bare)));
    g.rule('condition', `the only face-up monsters ${words === 'you control' ? words : '<your opponent controls|they control>'} are {adjectives}`, ({ adjectives }) => all({ noun: 'monster', filter: { face: 'up' } }, { noun: 'monster', filter: adjectives }));
    g.rule('condition', `all face-up monsters ${words} are {bare} [( min . 1 )]`, ({ bare }) => (bare.where || (bare.noun !== 'monster' && bare.noun !== 'name') ? undefined : all({ noun: 'monster', filter: { face: 'up' } }, bare)));
    g.rule('condition', `the only cards ${words} are {bare}`, ({ bare }) => (bare.where || bare.noun !== 'monster' ? undefined : { all: [exists({ ...bare, whose }), { not: { exists: { where: 'field', whose, filter: { not: asFilter(bare) } } } }] }));
  }
  g.rule('condition', 'your opponent controls at least {n:number} more monsters than you [do]', ({ n }) => ({ amount: { count: { where: 'monsters', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'monsters', whose: 'you' } }, n] } } }));
  for (const [words, more, less] of [['your opponent controls more {bare} than you [do]', 'opponent', 'you'], ['you control more {bare} than your opponent [does]', 'you', 'opponent']] as const)
    g.rule('condition', words as '{bare}', ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).length === 0 ? undefined : { amount: { count: groupOf({ ...bare, where: ['monsters'], whose: more }) }, is: { min: { sum: [{ count: groupOf({ ...bare, where: ['monsters'], whose: less }) }, 1] } } }));
  g.rule('condition', 'your opponent has activated <a|any> monster effect during your {phases} this turn', ({ phases }) => ({ all: [{ turn: 'you' }, { happened: { event: 'activated', by: 'opponent', card: { kind: 'monster' }, phase: phases.length === 1 ? phases[0] : phases } }] }));
  g.rule('condition', 'there are face-up {a:attribute} , {b:attribute} , {c:attribute} and {d:attribute} monster(s) on the field', ({ a, b, c, d }) => ({ all: [a, b, c, d].map((attribute) => ({ exists: { where: 'monsters', filter: { face: 'up', attribute } } })) }));
  g.rule('condition', 'there is a card in <a|either> Field Zone', () => ({ exists: { where: 'field-zone' } }));
  g.rule('condition', '<any card is|any cards are|a card is> [currently] banished', () => ({ exists: { where: 'banished' } }));
} // prettier-ignore

// A place said last holds for all.
const placed = (one: Noun, last: Noun): Noun => (one.where || !last.where ? one : { ...one, where: last.where, ...(last.whose && { whose: last.whose }), ...(last.where.join() === 'pendulum-zone' && last.filter.other && { filter: both(one.filter, { other: true }) }) }); // prettier-ignore
/** What a player controls, or has elsewhere. */
export function held({ of, any }: { of: Some[]; any?: true }, whose: 'you' | 'opponent', control: boolean): Condition | undefined {
  const parts = of.map(({ noun, count, none }): Condition | undefined => {
    const there = placed(noun, of.at(-1)!.noun);
    if (there.whose && there.whose !== whose) return undefined;
    if (control ? there.where && !there.where.every((place) => ON_FIELD.has(place)) : !there.where) return undefined;
    const is = exists({ ...there, whose }, count);
    return none ? { not: is } : is;
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  return parts.length === 1 ? parts[0] : any ? { any: parts } : { all: parts };
} // prettier-ignore

/** What lies where: "you control 2 or more Dragon monsters". */
function board(g: YgoGrammar): void {
  controls(g);
  liesThere(g);
  onlyThose(g);
}
const only = (bare: Noun): Condition => ({
  not: { exists: { where: 'monsters', whose: 'you', filter: { not: asFilter(bare) } } },
});
/** Who controls what; Life Points. */
function controls(g: YgoGrammar): void {
  some(g);
  for (const [who, whose] of [['you control', 'you'], ['<your opponent controls|they control|your opponent currently controls>', 'opponent'], ['you have', 'you'], ['<your opponent has|they have>', 'opponent']] as const)
    g.rule('condition', `${who} {list:someList}`, ({ list }) => held(list, whose, who.includes('control')));
  g.rule('condition', 'you controlled {list:someList} when <this effect was activated|this card was activated|you activated this card|you activated this effect>', ({ list }) => { const asked = held(list, 'you', true); return asked && { whenActivated: asked }; });
  g.rule('condition', 'you <do not|don\'t> control <a|an|any> {alike}', ({ alike }) => not(held({ of: [{ noun: alike }] }, 'you', true)));
  g.rule('condition', 'you <do not|don\'t> have <a|an|any> {alike}', ({ alike }) => not(held({ of: [{ noun: alike }] }, 'you', false)));
  g.rule('condition', 'you have <a|an> {bare} that is not <a|an> {other:bare}', ({ bare, other }) => (!bare.where || other.where || bare.filter.not ? undefined : held({ of: [{ noun: { ...bare, filter: both(bare.filter, { not: asFilter({ noun: 'card', filter: other.filter }) }) } }] }, 'you', false)));
  g.rule('condition', 'you <do not|don\'t> control another {alike}', ({ alike }) => not(held({ of: [{ noun: { ...alike, filter: both(alike.filter, { other: true }) } }] }, 'you', true)));
  g.rule('condition', 'you have {a:someList} and control {b:someList}', ({ a, b }) => { const [there, here] = [held(a, 'you', false), held(b, 'you', true)]; return there && here && { all: [there, here] }; });
  g.rule('condition', '<a|an> {bare} is face-up on the field', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'], filter: both(bare.filter, { face: 'up' }) })));
  g.rule('condition', 'there is no face-up Field Spell [Card]', () => ({ not: { exists: { where: 'field-zone', filter: { face: 'up', kind: 'spell', property: 'field' } } } }));
  g.rule('condition', 'this card is the only monster you control', () => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { other: true } } } }));
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent']] as const)
    for (const alone of ['( and no other <monsters|monster> )', '[,] and no other <monsters|monster>'] as const)
      g.rule('condition', `${who} exactly {n:number} {bare} ${alone}` as '{n:number} {bare}', ({ n, bare }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : { all: [exists({ ...bare, where: ['field'], whose }, n), { exists: { where: 'monsters', whose }, count: n }] }));
  for (const [words, whose] of [['you have', 'you'], ['your opponent has', 'opponent']] as const) {
    g.rule('condition', `${words} {n:number} or more LP` as '{n:number}', ({ n }) => ({ lifePoints: whose, is: { min: n } }));
    g.rule('condition', `${words} {n:number} or less LP` as '{n:number}', ({ n }) => ({ lifePoints: whose, is: { max: n } }));
    g.rule('condition', `${words} {n:number} LP or less` as '{n:number}', ({ n }) => ({ lifePoints: whose, is: { max: n } }));
    g.rule('condition', `${words} {n:number} LP or more` as '{n:number}', ({ n }) => ({ lifePoints: whose, is: { min: n } }));
  }
  g.rule('condition', '{n:number} or more <materials|Xyz materials> are attached to monsters on the field', ({ n }) => ({ exists: { where: 'materials' }, count: { min: n } }));
  g.rule('condition', 'you control this face-up Attack Position card', () => ({ is: 'this', like: { face: 'up', position: 'attack' } }));
  g.rule('condition', 'this card is the only monster on the field', () => ({ not: { exists: { where: 'monsters', filter: { other: true } } } }));
  g.rule('condition', 'this is the only card in your hand', () => ({ not: { exists: { where: 'hand', whose: 'you', filter: { other: true } } } }));
  g.rule('condition', '{n:number} {kind:counterName} are on this card', ({ n, kind }) => ({ is: 'this', like: { counters: { kind, min: n } } }));
  g.rule('condition', '{n:number} or more {kind:counterName} are on your field', ({ n, kind }) => ({ amount: { counters: kind, on: { where: 'field', whose: 'you' } }, is: { min: n } }));
} // prettier-ignore
/** What is there. */
function liesThere(g: YgoGrammar): void {
  elsewhere(g);
  const lies = (names: Filter, { where, whose, filter }: Where): Condition | undefined => (whose === 'their' ? undefined : exists({ noun: 'name', filter: both(names, filter), where, ...(whose && { whose }) }));
  g.rule('condition', '{names} is <in|on> {where}', ({ names, where }) => lies(names, where));
  g.rule('condition', '{names} is not <in|on> {where}', ({ names, where }) => not(lies(names, where)));
  g.rule('condition', '{names} is not face-up on the field', ({ names }) => not(exists({ noun: 'name', filter: both(names, { face: 'up' }), where: ['field'] })));
  g.rule('condition', '{names} is not in a Field Zone when this effect resolves', ({ names }) => not(exists({ noun: 'name', filter: names, where: ['field-zone'] })));
  g.rule('condition', '{names} is not in a Field Zone', ({ names }) => not(exists({ noun: 'name', filter: names, where: ['field-zone'] })));
  g.rule('condition', '<a|an> {bare} is not on the field', ({ bare }) => (bare.where || bare.whose ? undefined : not(exists({ ...bare, where: ['field'] }))));
  for (const [words, mine, theirs] of [['only you control', 'you', 'opponent'], ['only your opponent controls', 'opponent', 'you']] as const)
    g.rule('condition', `${words} <a|an> {bare}` as '{bare}', ({ bare }) => (bare.where || bare.whose || (words.includes('opponent') && Object.keys(bare.filter).length === 0) ? undefined : { all: [exists({ ...bare, where: ['field'], whose: mine }), { not: exists({ ...bare, where: ['field'], whose: theirs }) }] }));
  g.rule('condition', 'either <a|an> {bare} or {names} is not on the field', ({ bare, names }) => (bare.where || bare.whose ? undefined : { any: [{ not: exists({ ...bare, where: ['field'] }) }, { not: exists({ noun: 'name', filter: names, where: ['field'] }) }] }));
  for (const [words, side, more] of [['<higher|more> than', 'min', 1], ['<lower|less> than', 'max', -1]] as const)
    g.rule('condition', `the {stat} of this card is ${words} {n:number}` as '{stat} {n:number}', ({ stat, n }) => (['atk', 'def', 'level', 'rank', 'link'].includes(stat) ? { is: 'this', like: { [stat]: { [side]: n + more } } } : undefined));
  g.rule('condition', '<a|an> {bare} is in <a|the> Monster Zone', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['monsters'] })));
  g.rule('condition', '<a|an> {names} is in <a|the> Monster Zone', ({ names }) => exists({ noun: 'name', filter: names, where: ['monsters'] }));
  g.rule('condition', 'only your opponent controls a monster', () => ({ all: [{ exists: { where: 'monsters', whose: 'opponent' } }, { not: { exists: { where: 'monsters', whose: 'you' } } }] }));
  g.rule('condition', 'you have <a|an> {bare} in your other Pendulum Zone', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['pendulum-zone'], whose: 'you', filter: both(bare.filter, { other: true }) })));
  g.rule('condition', '{names} is in a Field Zone', ({ names }) => exists({ noun: 'name', filter: names, where: ['field-zone'] }));
  g.rule('condition', '<there is|there are> <a|an> {bare:alike}', ({ bare }) => exists(bare));
  g.rule('condition', '<there is|there are> another {bare:alike}', ({ bare }) => exists({ ...bare, filter: both(bare.filter, { other: true }) }));
  g.rule('condition', '<there is|there are> no {bare:alike}', ({ bare }) => ({ not: exists(bare) }));
  g.rule('condition', 'there are any {bare:alike}', ({ bare }) => (bare.where ? exists(bare) : undefined));
  g.rule('condition', 'there <is|are> {n:number} or more {bare:alike}', ({ n, bare }) => exists(bare, { min: n }));
  g.rule('condition', 'there <is|are> exactly {n:number} {bare:alike}', ({ n, bare }) => exists(bare, n));
  g.rule('condition', '<a|an> {bare:alike} is {post}', ({ bare, post }) => (bare.where || bare.whose || !post.where || (post.where.join() === 'field' && post.whose === undefined) ? undefined : exists({ ...bare, where: post.where, ...(post.whose && { whose: post.whose }), filter: both(bare.filter, post.filter) })));
  g.rule('condition', 'there are {n:number} {bare:alike}', ({ n, bare }) => (n > 1 && bare.where ? exists(bare, { min: n }) : undefined));
  g.rule('condition', '{n:number} or more {bare} <is|are> on the field', ({ n, bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'] }, { min: n })));
  g.rule('condition', '{n:number} or more {bare} <is|are> in {where}', ({ n, bare, where }) => (bare.where || bare.whose || where.whose === 'their' ? undefined : exists({ ...bare, where: where.where, ...(where.whose && { whose: where.whose }), filter: both(bare.filter, where.filter) }, { min: n })));
  g.rule('condition', 'neither player controls <a|an|any> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : { not: exists({ ...bare, where: ['field'] }) }));
} // prettier-ignore
/** No other monsters. */
function onlyThose(g: YgoGrammar): void {
  g.rule('condition', '<all monsters you control are|the only monsters you control are> {bare} [( min . 1 )]', ({ bare }) => ({ all: [{ exists: { where: 'monsters', whose: 'you' } }, only(bare)] }));
  g.rule('condition', 'every monster you control is <a|an> {alike}', ({ alike }) => (alike.where || alike.whose || alike.count !== undefined ? undefined : { all: [{ exists: { where: 'monsters', whose: 'you' } }, only(alike)] }));
  g.rule('condition', 'you control no monsters other than {bare}', ({ bare }) => only(bare));
  g.rule('condition', 'you do not control any face-up monsters [,] <other than|except> {bare}', ({ bare }) => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { face: 'up', not: asFilter(bare) } } } }));
  g.rule('condition', 'you control no monsters [,] except {bare}', ({ bare }) => only(bare));
  g.rule('condition', 'all [the] monsters in your GY are {adjectives}', ({ adjectives }) => ({ all: [{ exists: { where: 'graveyard', whose: 'you', filter: { kind: 'monster' } } }, { not: { exists: { where: 'graveyard', whose: 'you', filter: { kind: 'monster', not: adjectives } } } }] }));
  g.rule('condition', 'your opponent controls {some} and you do not', ({ some }) => { const { whose: _their, ...noun } = some.noun; const [theirs, own] = (['opponent', 'you'] as const).map((whose) => held({ of: [{ ...some, noun }] }, whose, true)); return theirs && own && !some.none ? { all: [theirs, { not: own }] } : undefined; });
  g.rule('condition', 'all [the] monsters in your GY are {bare}', ({ bare }) => (bare.where ? undefined : { all: [{ exists: { where: 'graveyard', whose: 'you', filter: { kind: 'monster' } } }, { not: { exists: { where: 'graveyard', whose: 'you', filter: { kind: 'monster', not: asFilter(bare) } } } }] }));
  g.rule('condition', 'you control no {alike} , or control {some}', ({ alike, some }) => { const [none, one] = [held({ of: [{ noun: alike }] }, 'you', true), held({ of: [some] }, 'you', true)]; return none && one && { any: [{ not: none }, one] }; });
  g.rule('condition', 'you control no monsters , or only [control] {bare}', ({ bare }) => only(bare));
  g.rule('condition', '<a|an> {bare} is on the field', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'] })));
} // prettier-ignore
