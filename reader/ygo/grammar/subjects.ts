/** Whose fate an event is: "this face-up card you control", "another Dragon monster", "your "X" monsters". */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, both, either, oneOrList } from './noun.ts';

export function subjects(g: YgoGrammar): void {
  thisCard(g);
  others(g);
  g.table('subject', {
    it: { this: true },
    '<the equipped monster|the monster equipped with this card|the monster this card is equipped to|a monster equipped with this card>': { oneOf: 'equipped' },
  });
  g.rule('subject', '{others}', ({ others: filter }) => filter);
  g.rule('subject', '{a:subject1} or {b:others}', ({ a, b }) => either([a, b]));
} // prettier-ignore

/** Stands for the way this card was Summoned that the sentence before tells. */
export const THIS_WAY = { event: 'summoned', how: 'special', cause: 'action' } as const;

function thisCard(g: YgoGrammar): void {
  g.table('thisHow', { 'face-up': { face: 'up' }, Set: { face: 'down' }, 'face-down': { face: 'down' }, attacking: { oneOf: 'attacker' }, 'Normal Summoned/Set': { summoned: 'normal' }, linked: { linked: true }, 'co-linked': { coLinked: true } });
  for (const [words, up] of [['', {}], ['face-up ', { face: 'up' }], ['face-down ', { face: 'down' }]] as const)
    for (const [name, position] of [['Attack', 'attack'], ['Defense', 'defense']] as const) g.rule('thisHow', `${words}${name} Position`, () => ({ ...up, position }));
  g.rule('thisHow', '{how:summonWords} Summoned', ({ how }) => ({ summoned: oneOrList(how) }));
  g.rule('thisHow', 'face-up {how:summonWords} Summoned', ({ how }) => ({ face: 'up', summoned: oneOrList(how) }));
  g.table('thisWhere', {
    '<in your possession|in its owner\'s possession|in its owner\'s control|you control in its owner\'s control>': { owner: 'you', controller: 'you' },
    "<in its owner's Monster Zone|while in its owner's Monster Zone>": { owner: 'you', controller: 'you', place: 'monsters' },
    "in its owner's Spell & Trap Zone": { owner: 'you', controller: 'you', place: 'spells-traps' },
    "in its owner's Field Zone": { owner: 'you', controller: 'you', place: 'field-zone' },
    'you control': { controller: 'you' },
    'on the field': { place: 'field' },
    'on your field': { place: 'field', controller: 'you' },
    'in the Monster Zone': { place: 'monsters' },
    'in your Monster Zone': { place: 'monsters', controller: 'you' },
    'in the Spell & Trap Zone': { place: 'spells-traps' },
    'in your Spell & Trap Zone': { place: 'spells-traps', controller: 'you' },
    'in the Field Zone': { place: 'field-zone' },
    'in your Field Zone': { place: 'field-zone', controller: 'you' },
    'in your Pendulum Zone': { place: 'pendulum-zone', controller: 'you' },
    'in the Pendulum Zone': { place: 'pendulum-zone' },
    'in your GY': { place: 'graveyard' },
    'in your hand': { place: 'hand' },
    'in your hand or field': { place: ['hand', 'field'] },
    'in your hand or Deck': { place: ['hand', 'deck'] },
    'with [Xyz] material': { materials: { min: 1 } },
    'equipped to a monster': { isEquip: true },
    'in the Extra Monster Zone': { zone: 'extra' },
    // By its own procedure, by an effect of its own.
    '[that was] Special Summoned by <its effect|its own effect|its own method|its own way>': { any: [{ did: { event: 'summoned', how: 'special', cause: 'procedure' } }, { did: { event: 'summoned', how: 'special', with: { this: true } } }] },
  });
  g.rule('thisWhere', 'that was {how:summonWords} Summoned from the {from:places}', ({ how, from }) => ({ summoned: oneOrList(how), summonedFrom: oneOrList(from) }));
  g.rule('thisWhere', 'that is not co-linked', () => ({ not: { coLinked: true } }));
  g.rule('thisWhere', 'with {statCheck}', ({ statCheck }) => statCheck);
  g.rule('thisWhere', 'with <a|an> {kind:counterName} [on it]', ({ kind }) => ({ counters: { kind, min: 1 } }));
  g.rule('thisWhere', 'with {n:number} [or more] {kind:counterName} [on it]', ({ n, kind }) => ({ counters: { kind, min: n } }));
  g.rule('subject1', 'this [{thisHow}] <card|monster> [{thisWhere}] [,]', ({ thisHow, thisWhere }) => ({ this: true, ...thisHow, ...thisWhere }));
  g.rule('subject1', 'this Equip <Card|Spell> [{thisWhere}] [,]', ({ thisWhere }) => ({ this: true, isEquip: true, ...thisWhere }));
  // Which way, the sentence before says (`sentences.ts`).
  g.rule('subject1', 'this card [,] [which was] Summoned this way [,] [{thisWhere}]', ({ thisWhere }) => (thisWhere?.did || thisWhere?.any ? undefined : { this: true, did: THIS_WAY, ...thisWhere }));
  g.rule('subject1', 'this card , that was Special Summoned by {effectOf} ,', ({ effectOf }) => ({ this: true, did: { event: 'summoned', how: 'special', ...effectOf } }));
  g.rule('subject', '{a:subject1}', ({ a }) => a);
} // prettier-ignore

function others(g: YgoGrammar): void {
  g.rule('others', '<a|an|1 or more|any> {alike} [,]', ({ alike }) => asFilter(alike));
  g.rule('others', 'another {alike} [,]', ({ alike }) => both(asFilter(alike), { other: true }));
  g.rule('others', '<a|an> {a:bare} [,] or <a|an> {b:bare} [,]', ({ a, b }) => (a.where || a.whose ? undefined : { ...(b.where || b.whose ? asFilter({ ...b, noun: 'card', filter: either([asFilter({ ...a }), asFilter({ noun: b.noun, filter: b.filter })]) }) : either([asFilter(a), asFilter(b)])) }));
  g.rule('others', '<a|an> {bare} you own', ({ bare }) => (bare.where || bare.whose ? undefined : both(asFilter(bare), { owner: 'you' })));
  g.rule('others', '<a|an> {bare} in your hand or you control', ({ bare }) => (bare.where || bare.whose ? undefined : both(asFilter(bare), { place: ['hand', 'field'], controller: 'you' })));
  g.rule('subject', 'this card , or another {bare} , you control [,]', ({ bare }) => (bare.where || bare.whose ? undefined : { any: [{ this: true }, both(asFilter(bare), { other: true })], controller: 'you' }));
  g.rule('others', '{bare}', ({ bare }) => asFilter(bare));
  g.rule('others', "<an opponent's|your opponent's> {alike} [,]", ({ alike }) => (alike.whose ? undefined : theirs(asFilter(alike), 'opponent')));
  g.rule('others', "another opponent's {bare}", ({ bare }) => both(asFilter(bare), { controller: 'opponent', other: true }));
  g.rule('others', '<your|1 or more of your> {alike} [,]', ({ alike }) => (alike.whose ? undefined : theirs(asFilter(alike), 'you')));
  g.rule('others', 'your other {alike} [,]', ({ alike }) => (alike.whose ? undefined : both(theirs(asFilter(alike), 'you'), { other: true })));
  g.rule('others', '{a:names} or <a|an> [{adjectives}] {head} that mentions it [{posts}] [,]', ({ a, adjectives, head, posts }) => (typeof a.name !== 'string' || posts?.filter ? undefined : asFilter({ noun: 'card', ...posts, filter: { any: [a, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: a.name })] } })));
  g.rule('others', '{a:names} or <a|an> {b:bare} [,]', ({ a, b }) => (b.where || b.whose ? undefined : either([a, asFilter(b)])));
} // prettier-ignore
/** "Your Dragon monster in the Graveyard" is one you own; elsewhere one you control. */
function theirs(filter: Filter, whose: 'you' | 'opponent'): Filter {
  const places = filter.place === undefined ? ['field'] : [filter.place].flat();
  const onField = places.some((place) => ['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone'].includes(place));
  return both(filter, onField ? { controller: whose } : { owner: whose });
} // prettier-ignore
