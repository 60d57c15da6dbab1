/** Questions about the board: "you control a Dragon monster". */
import type { Bounds, Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { asFilter, both, groupOf, oneOrList, type Noun } from './noun.ts';

export function conditions(g: YgoGrammar): void {
  board(g);
  thisCard(g);
  lifePoints(g);
  earlier(g);
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

/** What lies where: "you control 2 or more Dragon monsters". */
function board(g: YgoGrammar): void {
  const exists = (noun: Noun, count?: Bounds): Condition => {
    const { including, distinct, ...plain } = noun;
    if (including) return { all: [exists(distinct ? { ...plain, distinct } : plain, count), ...including.map(({ filter, min }) => ({ exists: groupOf({ ...plain, filter: both(plain.filter, filter) }), count: { min } }))] };
    // "With different names": so many different ones.
    if (typeof distinct === 'string' && distinct !== 'kind' && count !== undefined) return { amount: { count: groupOf(plain), distinct }, is: count };
    return { exists: groupOf(noun), ...(count !== undefined && { count }) };
  };
  const mine = (noun: Noun, whose: 'you' | 'opponent'): Noun => ({ ...noun, whose });
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent'], ['you have', 'you'], ['your opponent has', 'opponent']] as const) {
    const control = who.includes('control');
    g.rule('condition', `${who} <a|an> {bare:alike}`, ({ bare }) => (control === !bare.where ? exists(mine(bare, whose)) : undefined));
    g.rule('condition', `${who} another {bare}`, ({ bare }) => (control === !bare.where ? exists(mine({ ...bare, filter: both(bare.filter, { other: true }) }, whose)) : undefined));
    g.rule('condition', `${who} no {bare:alike}`, ({ bare }) => (control === !bare.where ? { not: exists(mine(bare, whose)) } : undefined));
    g.rule('condition', `${who} {n:number} or more {bare:alike}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { min: n }) : undefined));
    g.rule('condition', `${who} {n:number} or less {bare}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { max: n }) : undefined));
    const their = (bare: Noun, count?: Bounds, more: Noun['filter'] = {}): Condition | undefined => (control === !bare.where ? exists(mine({ ...bare, filter: both(bare.filter, more) }, whose), count) : undefined);
    g.rule('condition', `${who} exactly {n:number} {bare:alike}`, ({ n, bare }) => their(bare, n));
    g.rule('condition', `${who} at least {n:number} {bare:alike}`, ({ n, bare }) => their(bare, { min: n }));
    g.rule('condition', `${who} {n:number} or more other {bare:alike}`, ({ n, bare }) => their(bare, { min: n }, { other: true }));
    g.rule('condition', `${who} no other {bare:alike}`, ({ bare }) => (bare.noun === 'monster' && Object.keys(bare.filter).length === 0 ? undefined : not(their(bare, undefined, { other: true }))));
    g.rule('condition', `${who} <a|an> {a:bare} and <a|an> {b:bare}`, ({ a, b }) => { const [x, y] = [their(a), their(b)]; return x && y && { all: [x, y] }; });
    g.rule('condition', `${who} <a|an> {a:bare} [,] or <a|an> {b:bare}`, ({ a, b }) => { const [x, y] = [their(a), their(b)]; return x && y && { any: [x, y] }; });
    g.rule('condition', `${who} {names} and <a|an> {b:bare}`, ({ names, b }) => { const [x, y] = [their({ noun: 'name', filter: names }), their(b)]; return x && y && { all: [x, y] }; });
    g.rule('condition', `${who} {names} [,] or <a|an> {b:bare}`, ({ names, b }) => { const [x, y] = [their({ noun: 'name', filter: names }), their(b)]; return x && y && { any: [x, y] }; });
    g.rule('condition', `${who} {names}`, ({ names }) => (control ? exists({ noun: 'name', filter: names, whose }) : undefined));
  }
  g.rule('condition', '{names} is in your GY', ({ names }) => exists({ noun: 'name', filter: names, whose: 'you', where: ['graveyard'] }));
  g.rule('condition', 'only your opponent controls a monster', () => ({ all: [{ exists: { where: 'monsters', whose: 'opponent' } }, { not: { exists: { where: 'monsters', whose: 'you' } } }] }));
  g.rule('condition', 'you have <a|an> {bare} in your other Pendulum Zone', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['pendulum-zone'], whose: 'you', filter: both(bare.filter, { other: true }) })));
  g.rule('condition', '{names} is in <a|the|your> Field Zone', ({ names }) => exists({ noun: 'name', filter: names, where: ['field-zone'] }));
  g.rule('condition', 'you control no other monsters', () => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { other: true } } } }));
  g.rule('condition', '<there is|there are> <a|an> {bare:alike}', ({ bare }) => exists(bare));
  g.rule('condition', '<there is|there are> no [other] {bare:alike}', ({ bare }) => ({ not: exists(bare) }));
  g.rule('condition', 'there <is|are> {n:number} or more {bare:alike}', ({ n, bare }) => exists(bare, { min: n }));
  g.rule('condition', 'there <is|are> exactly {n:number} {bare:alike}', ({ n, bare }) => exists(bare, n));
  g.rule('condition', '<a|an> {bare} is {post}', ({ bare, post }) => (bare.where || bare.whose || !post.where || (post.where.join() === 'field' && post.whose === undefined) ? undefined : exists({ ...bare, where: post.where, ...(post.whose && { whose: post.whose }), filter: both(bare.filter, post.filter) })));
  g.rule('condition', '{n:number} or more {bare} <is|are> on the field', ({ n, bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'] }, { min: n })));
  g.rule('condition', '{n:number} or more {bare} <is|are> in {where}', ({ n, bare, where }) => (bare.where || bare.whose || where.whose === 'their' ? undefined : exists({ ...bare, where: where.where, ...(where.whose && { whose: where.whose }), filter: both(bare.filter, where.filter) }, { min: n })));
  g.rule('condition', 'neither player controls <a|an|any> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : { not: exists({ ...bare, where: ['field'] }) }));
  const only = (bare: Noun): Condition => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { not: asFilter(bare) } } } });
  g.rule('condition', '<all monsters you control are|the only monsters you control are> {bare} [( min . 1 )]', ({ bare }) => ({ all: [{ exists: { where: 'monsters', whose: 'you' } }, only(bare)] }));
  g.rule('condition', 'you control no monsters other than {bare}', ({ bare }) => only(bare));
  g.rule('condition', 'you control no monsters [,] except {bare}', ({ bare }) => only(bare));
  g.rule('condition', 'you control no monsters , or only {bare}', ({ bare }) => only(bare));
  g.rule('condition', 'you control more monsters than your opponent [<does>]', () => ({ amount: { count: { where: 'monsters', whose: 'you' } }, is: { min: { sum: [{ count: { where: 'monsters', whose: 'opponent' } }, 1] } } }));
  g.rule('condition', 'your opponent has more cards in their hand than you [<do>]', () => ({ amount: { count: { where: 'hand', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'hand', whose: 'you' } }, 1] } } }));
  g.rule('condition', '<a|an> {bare} is on the field', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'] })));
  g.rule('condition', '{names} is on the field', ({ names }) => exists({ noun: 'name', filter: names, where: ['field'] }));
  g.rule('condition', 'your opponent controls more monsters than you <do|>', () => ({ amount: { count: { where: 'monsters', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'monsters', whose: 'you' } }, 1] } } }));
  g.rule('condition', 'your opponent controls more cards than you <do|>', () => ({ amount: { count: { where: 'field', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'field', whose: 'you' } }, 1] } } }));
} // prettier-ignore

/** What this card is like. */
function thisCard(g: YgoGrammar): void {
  const like = (filter: Filter): Condition => ({ is: 'this', like: filter });
  g.table('condition', {
    'this card is in Defense Position': like({ position: 'defense' }),
    'this card is in Attack Position': like({ position: 'attack' }),
    'this card is in face-up Defense Position': like({ face: 'up', position: 'defense' }),
    'this card is in face-up Attack Position': like({ face: 'up', position: 'attack' }),
    'this card is equipped to a monster': like({ isEquip: true }),
    'this card <is equipped|is equipped with an Equip Card|is equipped with an Equip Spell>': like({ equipped: true }),
    'this card is linked': like({ linked: true }),
    'this card is co-linked': like({ coLinked: true }),
    'this card has [Xyz] material(s)': like({ materials: { min: 1 } }),
    'this card has no [Xyz] material(s)': like({ materials: 0 }),
    'you control this Normal Summoned/Set card': like({ summoned: 'normal' }),
    'this card is in the Extra Monster Zone': like({ zone: 'extra' }),
    'this card is in the Main Monster Zone': like({ zone: 'main' }),
    'this card was Normal Summoned/Set this turn': like({ summoned: 'normal', summonedThisTurn: true }),
  });
  g.rule('condition', "this card's {stat} is {bounds}", ({ stat, bounds }) => (stat.startsWith('original') && stat !== 'original-atk' && stat !== 'original-level' ? undefined : like({ [stat]: bounds })));
  g.rule('condition', 'you control this {how:summonWords} Summoned card', ({ how }) => like({ summoned: oneOrList(how) }));
  g.rule('condition', 'this card was {how:summonWords} Summoned this turn', ({ how }) => like({ summoned: oneOrList(how), summonedThisTurn: true }));
  g.rule('condition', 'this card was {how:summonWords} Summoned', ({ how }) => like({ summoned: oneOrList(how) }));
  g.rule('condition', 'this {how:summonWords} Summoned card is [face-up] <on the field|in the Monster Zone>', ({ how }) => like({ summoned: oneOrList(how) }));
  g.rule('condition', 'this card has {n:number} or more {kind:counterName}', ({ n, kind }) => like({ counters: { kind, min: n } }));
  g.rule('condition', 'this card has <a|an> {kind:counterName}', ({ kind }) => like({ counters: { kind, min: 1 } }));
  g.rule('condition', 'this card has no {kind:counterName}', ({ kind }) => ({ not: like({ counters: { kind, min: 1 } }) }));
  g.rule('condition', 'this card has {n:number} or more [Xyz] materials', ({ n }) => like({ materials: { min: n } }));
  const material = (filter: Filter): Condition => ({ exists: { where: 'materials', whose: 'you', filter: both({ oneOf: 'materials' }, filter) } });
  g.rule('condition', 'this card has {names} as [Xyz] material', ({ names }) => material(names));
  g.rule('condition', 'this card has <a|an> {bare} as [Xyz] material', ({ bare }) => (bare.where ? undefined : material(asFilter(bare))));
  g.rule('condition', 'this card is equipped with {names}', ({ names }) => like({ equippedWith: names }));
  g.rule('condition', 'this card is equipped with <a|an> {bare}', ({ bare }) => (asFilter(bare).isEquip ? undefined : like({ equippedWith: asFilter(bare) })));
  g.rule('condition', 'this card points to <a|an> {bare}', ({ bare }) => like({ pointsTo: asFilter(bare) }));
  g.rule('condition', 'this card was {how:summonWords} Summoned using {names} as material', ({ how, names }) => like({ summoned: oneOrList(how), madeWith: names }));
  g.rule('condition', '{pointer} <is|was> <a|an> {bare}', ({ pointer, bare }) => ('$ref' in pointer && pointer.$ref !== 'this' && !bare.where ? ({ is: { $what: pointer }, like: asFilter(bare) } as never) : undefined));
} // prettier-ignore

function lifePoints(g: YgoGrammar): void {
  const more = (a: 'you' | 'opponent', b: 'you' | 'opponent', by = 1): Condition => ({ lifePoints: a, is: { min: { sum: [{ lifePoints: b }, by] } } });
  g.rule('condition', "your LP <are|is> <lower|less> than your opponent's [LP]", () => ({ not: { lifePoints: 'you', is: { min: { lifePoints: 'opponent' } } } }));
  g.rule('condition', "your LP <are|is> <higher|more> than your opponent's [LP]", () => more('you', 'opponent'));
  g.rule('condition', "your opponent's LP <are|is> <higher|more> than yours", () => more('opponent', 'you'));
  g.rule('condition', "your opponent's LP <are|is> at least {n:number} <higher|more> than yours", ({ n }) => more('opponent', 'you', n));
  g.rule('condition', 'your LP <are|is> {bounds}', ({ bounds }) => (typeof bounds === 'number' ? undefined : { lifePoints: 'you', is: bounds }));
  g.rule('condition', "your opponent's LP <are|is> {bounds}", ({ bounds }) => (typeof bounds === 'number' ? undefined : { lifePoints: 'opponent', is: bounds }));
} // prettier-ignore

/** What has happened this turn. */
function earlier(g: YgoGrammar): void {
  const THIS_TURN = '<this turn|earlier this turn>';
  const happened = (card: Filter, past: readonly Draft[]): Condition | undefined => {
    const all = together(card, past)?.map((event): Condition => ({ happened: event }));
    return all && (all.length === 1 ? all[0] : { any: all });
  };
  g.rule('condition', `this card {past:fated} ${THIS_TURN}`, ({ past }) => (past.some((one) => one['event'] === 'summoned') ? undefined : happened({ this: true }, past)));
  g.rule('condition', `<a|an> {bare} {past:fated} ${THIS_TURN}`, ({ bare, past }) => happened(asFilter(bare), past));
  g.rule('condition', `{names} {past:fated} ${THIS_TURN}`, ({ names, past }) => happened(names, past));
  // "If you Tributed a Dragon monster to activate this effect": the cards it was done to.
  for (const done of ['Tributed', 'banished', 'destroyed', 'discarded', 'sent', 'revealed', 'added', 'Special Summoned', 'returned'] as const)
    g.rule('condition', `you ${done} <a|an> {bare} [<to the GY|to your hand|to the hand>] [<by this effect|with this effect|this way|to activate this effect|to activate this card>]`, ({ bare }) => (bare.where ? undefined : ({ is: { $what: { $ref: 'done', done: done.toLowerCase(), noun: bare.noun === 'name' ? 'card' : bare.noun } }, like: asFilter(bare) } as never)));
  g.rule('fated', '<was|were> {befallen}', ({ befallen }) => befallen);
  g.table('fated', { battled: [{ event: 'battled' }], '<attacked|declared an attack>': [{ event: 'attack-declared' }] });
} // prettier-ignore
