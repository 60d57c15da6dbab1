/** What this card gains by what it points to, what is equipped to it, what it was Summoned with: in its own sentence "it" is this card. */
import type { Amount, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { about } from './continuous.ts';
import { asFilter, both, groupOf, isNoun, type Noun } from './noun.ts';

const ALL: Noun = { noun: 'card', filter: {} };

export function ownAmounts(g: YgoGrammar): void {
  counts(g);
  sums(g);
  gainedBy(g);
}
const times = (amount: Amount, n: number): Amount => ({ ...(amount as object), times: n }) as Amount;
const modify = (stats: readonly string[], op: string, value: Amount): Draft[] =>
  stats.map((stat) => ({ rule: 'modify', stat, op, value }));
const used = (alike: Noun | undefined): Filter | undefined =>
  !alike || alike.where || alike.whose || alike.count !== undefined
    ? undefined
    : Object.keys(alike.filter).length > 0
      ? asFilter(alike)
      : {};
const pointed = (noun: Noun): Noun | undefined =>
  noun.where || noun.whose || noun.noun !== 'monster'
    ? undefined
    : { ...noun, where: ['monsters'], filter: both(noun.filter, { pointedToBy: { this: true } }) };
const stat = (what: string, alike: Noun | undefined, n: number): Amount | undefined => {
  const like = used(alike);
  return like && ['original-atk', 'original-def', 'original-level'].includes(what)
    ? ({
        stat: what,
        of: 'made-with',
        ...(Object.keys(like).length > 0 && { like }),
        ...(n !== 1 && { times: n }),
      } as Amount)
    : undefined;
};
/** How many. */
function counts(g: YgoGrammar): void {
  ofThose(g);
  const count = (noun: Noun): Amount => ({ count: groupOf(noun) });
  const equips = (noun: Noun): Noun | undefined => (noun.where || noun.whose ? undefined : { noun: 'card', where: ['field'], filter: both(noun.filter.isEquip ? {} : noun.noun === 'card' ? noun.filter : { unmodelled: 'equips' }, { oneOf: 'equips' }) });
  const MATERIAL = '<material|materials|{word:summonWord} material|{word:summonWord} materials>';
  const USED = "used for <its {how:summonWord} Summon|this card's {how:summonWord} Summon|it>";
  const madeWith = { from: 'made-with' } as const;
  g.rule('ownEach', 'for each {alike} it points to', ({ alike }) => { const noun = pointed(alike); return noun && count(noun); });
  g.rule('ownEach', 'for each {alike} equipped to it', ({ alike }) => { const noun = equips(alike); return noun && count(noun); });
  g.rule('ownEach', `for each ${MATERIAL} ${USED}`, () => madeWith);
  g.rule('ownValue', 'the number of {alike} it points to', ({ alike }) => { const noun = pointed(alike); return noun && count(noun); });
  g.rule('ownValue', 'the <combined|total> original {stat} of {alike} it points to', ({ stat, alike }) => { const noun = pointed(alike); return noun && (stat === 'atk' || stat === 'def') ? { stat: `original-${stat}`, of: groupOf(noun) } : undefined; });
  g.rule('ownValue', 'the number of <materials|Xyz materials> with different names attached to it', () => ({ count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } }, distinct: 'name' }));
  g.rule('ownValue', 'the number of {alike} equipped to it', ({ alike }) => { const noun = equips(alike); return noun && count(noun); });
  g.rule('ownValue', 'the number of <material|materials|Xyz material|Xyz materials> attached to it', () => ({ count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } } }));
  g.rule('ownValue', 'the number of {kind:counterName} on it', ({ kind }) => ({ counters: kind, on: 'this' }));
  g.rule('ownValue', `the number of ${MATERIAL} ${USED}`, () => madeWith);
  // "The number of Rock monsters banished to Special Summon it".
  const BY_ITSELF = "<banished to Special Summon it|banished for <its|this card's> Special Summon|sent to the GY for this Special Summon|used for <its|this card's> Summon>";
  const made = (noun: Noun): Amount | undefined => (noun.where || noun.whose || noun.count !== undefined ? undefined : Object.keys(noun.filter).length > 0 ? { count: 'made-with', like: asFilter(noun) } : madeWith);
  g.rule('ownEach', `for each {bare} ${BY_ITSELF}`, ({ bare }) => made(bare));
  g.rule('ownValue', `the number of {bare} ${BY_ITSELF}`, ({ bare }) => made(bare));
  g.rule('ownValue', `the number of {bare} ${BY_ITSELF} x {n:number}`, ({ bare, n }) => { const one = made(bare); return one && times(one, n); });
  g.rule('ownValue', `the number of ${MATERIAL} used for its Summon x {n:number}`, ({ n }) => times(madeWith, n));
  g.rule('ownValue', '{n:number} x {ownValue}', ({ n, ownValue }) => times(ownValue, n));
  g.rule('ownValue', 'the number of {kind:counterName} on it x {n:number}', ({ kind, n }) => ({ counters: kind, on: 'this', times: n }));
  g.rule('ownValue', `the number of ${MATERIAL} ${USED} x {n:number}`, ({ n }) => times(madeWith, n));
} // prettier-ignore
/** The combined value of what was used for it. */
function sums(g: YgoGrammar): void {
  // "The combined original ATK of the Warrior monsters used for its Fusion Summon": of all, or of those that are such cards.
  const SPENT = "<used for <its|this card's> {how:summonWord} Summon|used as {how:summonWord} material for <this card|its {how:summonWord} Summon>|[that] you Tributed for the Tribute Summon of this card>";
  for (const [cards, all] of [['[{m:number}] <materials|{word:summonWord} materials>', true], ['[{m:number}] {alike}', false]] as const) {
    type Said = '{stat} [{alike}] [{n:number}]';
    const TOTAL = `the <combined|total> {stat} of <the|any> ${cards} ${SPENT}`;
    g.rule('ownValue', TOTAL as Said, (s) => stat(s.stat, all ? ALL : s.alike, 1));
    if (!all) for (const [words, n] of [['', 1], ['<twice|double> ', 2], ['half ', 0.5]] as const) g.rule('ownValue', `${words}the {stat} of [1] {alike} ${SPENT}` as Said, (s) => stat(s.stat, s.alike, n));
    g.rule('ownValue', `${TOTAL} x {n:number}` as Said, (s) => stat(s.stat, all ? ALL : s.alike, s.n!));
  }
  // Of a Summon by its own procedure: what was Tributed, sent for it.
  for (const [words, n] of [['', 1], ['<twice|double> ', 2], ['half ', 0.5]] as const) {
    const THOSE = `${words}the [<combined|total>] {stat} of the <Tributed|sent> monster(s)`;
    g.rule('ownValue', THOSE as '{stat}', (s) => stat(s.stat, ALL, n));
    if (n === 1) g.rule('ownValue', `${THOSE} x {n:number}` as '{stat} {n:number}', (s) => stat(s.stat, ALL, s.n));
  }
  g.rule('ownValue', 'the original {stat} of each {alike} it points to', ({ stat, alike }) => { const noun = pointed(alike); return noun && (stat === 'atk' || stat === 'def') ? { stat: `original-${stat}`, of: groupOf(noun) } : undefined; });
  // Of one's own procedure, a Tribute Summon: nothing else was Tributed.
  for (const [words, by] of [['the', 1], ['the <combined|total>', 1], ['<double|twice> the', 2], ['<double|twice> the <combined|total>', 2], ['half the', 0.5], ['half the <combined|total>', 0.5]] as const) {
    const SPENT_ON_IT = `${words} {stat} of the <Tributed|sent|banished> <monster|monsters>` as '{stat}';
    g.rule('ownValue', SPENT_ON_IT, ({ stat: what }) => stat(what, ALL, by));
    g.rule('ownValue', `${SPENT_ON_IT} x {n:number}`, ({ stat: what, n }) => stat(what, ALL, by * n));
  }
} // prettier-ignore
/** What it gains by them. */
function gainedBy(g: YgoGrammar): void {
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    g.rule('said', `[this card] ${verb} {n:number} {stats} {ownEach}`, ({ n, stats, ownEach }) => modify(stats, op, times(ownEach, n)));
    g.rule('said', `[this card] ${verb} {stats} equal to {ownValue}`, ({ stats, ownValue }) => modify(stats, op, ownValue));
  }
  for (const whose of ["this card's {stats} <becomes|become|each become|is|are|equals|is equal to|are equal to>", 'the {stats} of this card <becomes|become|each become|is|are|equals|is equal to|are equal to|becomes equal to>'] as const)
    g.rule('said', `${whose} {ownValue}` as '{stats} {ownValue}', ({ stats, ownValue }) => modify(stats, '=', ownValue));
  g.rule('said', "this card's Level is increased by {ownValue}", ({ ownValue }) => modify(['level'], '+', ownValue));
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const)
    g.rule('rulesOf', `{whom} ${verb} {stats} equal to {ownValue}`, ({ whom, stats, ownValue }) => (isNoun(whom) && JSON.stringify(ownValue).includes('"made-with"') ? about(whom, modify(stats, op, ownValue)) : undefined));
  const ATTACK = '<can attack|can make attacks> <a number of times|up to a number of times>';
  for (const who of ['', 'this card '] as const) {
    g.rule('said', `${who}${ATTACK} [during] each Battle Phase [,] <equal to|up to> {ownValue}`, ({ ownValue }) => [{ rule: 'attacks', times: ownValue }]);
    g.rule('said', `${who}<can attack monsters|can make attacks on monsters> <a number of times|up to a number of times> [during] each Battle Phase [,] <equal to|up to> {ownValue}`, ({ ownValue }) => [{ rule: 'attacks', times: ownValue, onlyMonsters: true }]);
  }
  // "While this card has material, it can attack …": nothing else is spoken of.
  g.rule('statement', `while this card {state} , it ${ATTACK} [during] each Battle Phase [,] <equal to|up to> {ownValue}`, ({ state, ownValue }) => [{ kind: 'continuous', condition: { is: 'this', like: state }, ongoing: [{ rule: 'attacks', times: ownValue }] }]);
} // prettier-ignore

/** The values of what its effect equipped to it, of its materials: each of this card's by the same of theirs. */
function ofThose(g: YgoGrammar): void {
  const gains = (stats: readonly string[], of: object, theirs: readonly string[], times: number): Draft[] | undefined => {
    const [only] = theirs;
    if (theirs.length > 1 && theirs.some((stat) => !stats.includes(stat.replace('original-', '')))) return undefined;
    return stats.map((stat) => ({ rule: 'modify', stat, op: '+', value: { stat: theirs.length > 1 ? theirs.find((one) => one.endsWith(stat)) : only, of, ...(times !== 1 && { times }) } }));
  };
  const equipped = { where: 'spells-traps', filter: { oneOf: 'equips', did: { event: 'equipped', with: { this: true } } } };
  const THOSE = '<the monster|the monsters> <equipped to it by|equipped by> <this|its> effect';
  for (const [words, times] of [['', 1], ['half ', 0.5], ['double ', 2]] as const)
    g.rule('said', `[this card] <gain|gains> {stats} equal to ${words}the [<combined|total>] {theirs:stats} of ${THOSE}`, ({ stats, theirs }) => gains(stats, equipped, theirs, times));
  g.rule('said', '[this card] <gain|gains> {stats} equal to the [<combined|total>] {theirs:stats} of all {alike} attached to it [as <material|materials>]', ({ stats, theirs, alike }) => (alike.where || alike.whose ? undefined : gains(stats, { where: 'materials', whose: 'you', filter: both(alike.noun === 'monster' ? { kind: 'monster' } : {}, alike.filter, { oneOf: 'materials' }) }, theirs, 1)));
} // prettier-ignore
