/** What lies where, several things in one breath: "you control a Dragon monster and have no cards in your hand", "this card and a Fusion Monster are in your GY". */
import type { Bounds, Condition, Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { exists, held } from './conditions.ts';
import { asFilter, both, either, type Noun, type Some } from './noun.ts';

export function holdings(g: YgoGrammar): void {
  together(g);
  counted(g);
  zones(g);
  besideThis(g);
  thisCard(g);
}
const ALL = (conditions: (Condition | undefined)[]): Condition | undefined => (conditions.every((one) => one !== undefined) ? { all: conditions } : undefined); // prettier-ignore

/** Here and there at once; kinds that are all there. */
function together(g: YgoGrammar): void {
  for (const [who, has, whose] of [['you control', 'have', 'you'], ['<your opponent controls|they control>', '<has|have>', 'opponent']] as const)
    g.rule('condition', `${who} {a:someList} [,] and ${has} {b:someList}` as '{a:someList} {b:someList}', ({ a, b }) => ALL([held(a, whose, true), held(b, whose, false)]));
  for (const [who, whose] of [['you have', 'you'], ['<your opponent has|they have>', 'opponent']] as const) {
    g.rule('condition', `${who} <a|an> {bare} on <your|their> field or in <your|their> GY` as '{bare}', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field', 'graveyard'], whose })));
    g.rule('condition', `${who} {names} face-up in <your|their> Extra Deck` as '{names}', ({ names }) => exists({ noun: 'name', filter: both(names, { face: 'up' }), where: ['extra-deck'], whose }));
  }
  const near: readonly Place[] = ['field', 'graveyard'];
  g.rule('condition', '<a|an> {bare} is on your field or in your GY', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: [...near], whose: 'you' })));
  g.rule('condition', 'another {bare} is on your field or in your GY', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: [...near], whose: 'you', filter: both(bare.filter, { other: true }) })));
  g.rule('condition', 'both <a|an> {bare} and {names} are on the field', ({ bare, names }) => (bare.where || bare.whose ? undefined : { all: [exists({ ...bare, where: ['field'] }), exists({ noun: 'name', filter: names, where: ['field'] })] }));
  const own = (filter: Filter): Condition => exists({ noun: 'monster', filter, where: ['field'], whose: 'you' });
  g.rule('condition', 'you control both {a:attribute} and {b:attribute} monsters', ({ a, b }) => ({ all: [own({ attribute: a }), own({ attribute: b })] }));
  g.rule('condition', 'you control at least 1 each of {a:race} , {b:race} , and {c:race} monsters', ({ a, b, c }) => ({ all: [a, b, c].map((race) => own({ race })) }));
  const named = (names: string[], where: Place, whose: 'you'): Condition => ({ all: names.map((name) => exists({ noun: 'name', filter: { name }, where: [where], whose })) });
  g.rule('condition', 'you have all [3] of {a:quoted} , {b:quoted} , and {c:quoted} in your GY', ({ a, b, c }) => named([a, b, c], 'graveyard', 'you'));
  g.rule('condition', 'you have all [5] of {a:quoted} , {b:quoted} , {c:quoted} , {d:quoted} , and {e:quoted} in your GY', ({ a, b, c, d, e }) => named([a, b, c, d, e], 'graveyard', 'you'));
  // "A and a card that mentions it", "A, a card that mentions it, or a Dragon monster".
  const mentioning = (name: unknown, adjectives: Filter | undefined, head: Pick<Noun, 'noun' | 'filter'>): Filter | undefined => (typeof name === 'string' ? both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: name }) : undefined);
  const some = (filter: Filter): Some => ({ noun: { noun: 'card', filter } });
  g.rule('someList', '{names} and <a|an> [{adjectives}] {head} that mentions it', ({ names, adjectives, head }) => { const also = mentioning(names.name, adjectives, head); return also && { of: [some(names), some(also)] }; });
  g.rule('someList', '{names} , <a|an> [{adjectives}] {head} that mentions it , or {c:some}', ({ names, adjectives, head, c }) => { const also = mentioning(names.name, adjectives, head); return also && !c.none && !c.noun.where ? { of: [some(names), some(also), c], any: true } : undefined; });
  g.rule('some', '{names} or <a|an> [{adjectives}] {head} that mentions it , except {x:exception}', ({ names, adjectives, head, x }) => { const also = mentioning(names.name, adjectives, head); return also && some({ ...either([names, also]), not: x }); });
} // prettier-ignore

/** So many, of so many kinds; and no others. */
function counted(g: YgoGrammar): void {
  for (const [words, distinct] of [['Types', 'race'], ['Attributes', 'attribute']] as const)
    g.rule('condition', `you control {n:number} or more different ${words} of {bare}`, ({ n, bare }) => (bare.where || bare.whose ? undefined : { amount: { count: { where: 'monsters', whose: 'you', filter: both(bare.filter, { face: 'up' }) }, distinct }, is: { min: n } }));
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('condition', `exactly {n:number} of ${words} {bare} <is|are> banished`, ({ n, bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, whose, where: ['banished'] }, n)));
  const only = (bare: Noun, filter: Filter): Condition => ({ all: [exists({ ...bare, where: ['monsters'], whose: 'you', filter: both(bare.filter, filter) }, 1), { exists: { where: 'monsters', whose: 'you', ...(filter.other && { filter }) }, count: 1 }] });
  g.rule('condition', 'the only monster you control is [exactly] 1 {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : only(bare, {})));
  // "… other than "X"".
  for (const [words, up] of [['', {}], ['face-up ', { face: 'up' }]] as const)
    g.rule('condition', `the only ${words}monster you control is [exactly] 1 {bare} <not named|other than> {names}` as '{bare} {names}', ({ bare, names }) => {
      if (bare.where || bare.whose || bare.filter.not) return undefined;
      const mine = { where: 'monsters' as const, whose: 'you' as const };
      return { all: [{ exists: { ...mine, filter: both(bare.filter, up as Filter, { not: names }) }, count: 1 }, { exists: { ...mine, ...(words && { filter: up as Filter }) }, count: 1 }] };
    });
  g.rule('condition', 'all monsters you control are {bare} ( min . 1 ) , and none are {names}', ({ bare, names }) => (bare.where || bare.whose || bare.filter.not ? undefined : { all: [{ exists: { where: 'monsters', whose: 'you' } }, { not: { exists: { where: 'monsters', whose: 'you', filter: { not: both(asFilter(bare), { not: names }) } } } }] }));
  g.rule('condition', 'the only other monster you control is [exactly] 1 {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : only(bare, { other: true })));
  const total = (whose: 'you' | 'opponent'): { count: { where: Place[]; whose: 'you' | 'opponent' } } => ({ count: { where: ['hand', 'field'], whose } });
  g.rule('condition', 'your opponent has more [total] cards in their hand and field than you [do]', () => ({ amount: { sum: [total('you'), 1] }, is: { max: total('opponent') } }));
  const THIS_TURN = '<this turn|earlier this turn>';
  for (const [who, by] of [['you', 'you'], ['your opponent', 'opponent']] as const) {
    g.rule('condition', `${who} [has|have] {how:summonWords} Summoned {n:number} or more {alike} ${THIS_TURN}` as '{how:summonWords} {n:number} {alike}', ({ how, n, alike }) => (alike.where || alike.whose ? undefined : { happened: { event: 'summoned', how: how.length === 1 ? how[0]! : how, by, card: asFilter(alike) }, count: { min: n } }));
    g.rule('condition', `${who} did not take [any] {kind:damageOf} ${THIS_TURN}` as '{kind:damageOf}', ({ kind }) => ({ not: { happened: { event: kind, player: by } } }));
  }
  const attacks = (min: number): { happened: { event: 'attack-declared' }; count: Bounds } => ({ happened: { event: 'attack-declared' }, count: { min } });
  g.rule('condition', `{n:number} or more attacks <have been|were> declared ${THIS_TURN}` as '{n:number}', ({ n }) => attacks(n));
} // prettier-ignore

/** Every zone of a kind. */
function zones(g: YgoGrammar): void {
  for (const [words, whose] of [['your opponent controls', 'opponent'], ['you control', 'you']] as const) {
    g.rule('condition', `${words} <a card|cards> in <each|all> of <your|their> Spell & Trap Zones`, () => ({ exists: { where: 'spells-traps', whose }, count: 5 }));
    g.rule('condition', `${words} <a monster|monsters> in <each|all> of <your|their> Main Monster Zones`, () => ({ exists: { where: 'monsters', whose, filter: { zone: 'main' } }, count: 5 }));
  }
  g.rule('condition', '{names} is in your other Pendulum Zone', ({ names }) => exists({ noun: 'name', filter: both(names, { other: true }), where: ['pendulum-zone'], whose: 'you' }));
} // prettier-ignore

/** Where this card has to be, together with others. */
function besideThis(g: YgoGrammar): void {
  const GY: Place[] = ['graveyard'];
  const inGy = (of: Some): Condition | undefined => (of.none || (of.noun.where && of.noun.where.join() !== 'graveyard') || of.noun.whose === 'opponent' ? undefined : exists({ ...of.noun, where: GY, whose: 'you', filter: both(of.noun.filter, { other: true }) }, of.count));
  const there = ($from: Place | Place[], condition: Condition | undefined): object | undefined => condition && { $from, condition };
  for (const word of ['if', 'while'] as const) {
    g.rule('occasionPart', `${word} you have this card [,] and {some} [,] in your GY`, ({ some }) => (some.noun.where ? undefined : there('graveyard', inGy(some))));
    g.rule('occasionPart', `${word} you have this card [,] and {some}`, ({ some }) => (some.noun.where?.join() === 'graveyard' ? there('graveyard', inGy(some)) : undefined));
    g.rule('occasionPart', `${word} you have this card in your hand or GY , and {some}`, ({ some }) => (some.noun.where ? there(['hand', 'graveyard'], held({ of: [some] }, 'you', false)) : undefined));
    g.rule('occasionPart', `${word} you have {some} and this card in your hand`, ({ some }) => (some.noun.where && !some.noun.where.includes('hand') ? there('hand', held({ of: [some] }, 'you', false)) : undefined));
    g.rule('occasionPart', `${word} this card and {some} are in your GY`, ({ some }) => (some.noun.where ? undefined : there('graveyard', inGy(some))));
  }
} // prettier-ignore

/** What this card is linked to, was Summoned with, has done. */
function thisCard(g: YgoGrammar): void {
  const like = (filter: Filter): Condition => ({ is: 'this', like: filter });
  g.rule('condition', 'this card is linked to <a|an> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : like({ any: [{ pointedToBy: asFilter(bare) }, { pointsTo: asFilter(bare) }] })));
  g.rule('condition', 'you control this card that was {how:summonWords} Summoned this turn [by] using <a|an> {bare} [as material]', ({ how, bare }) => (bare.where ? undefined : like({ summoned: how.length === 1 ? how[0]! : how, summonedThisTurn: true, madeWith: asFilter(bare) })));
  g.rule('condition', 'you control this card that was [Special] Summoned <its own way|by its own procedure>', () => like({ did: { event: 'summoned', how: 'special', cause: 'procedure' } }));
  g.rule('condition', 'this card <has not declared|did not declare> an attack [this turn]', () => like({ attackedThisTurn: false }));
  g.rule('condition', 'you control the equipped monster [and this card]', () => ({ is: 'equipped', like: { controller: 'you' } }));
  g.rule('condition', 'this card was Tributed this turn to Tribute Summon <a|an> {bare}', ({ bare }) => (bare.where ? undefined : { happened: { event: 'tributed', cause: 'rule', card: { this: true }, with: asFilter(bare) } }));
} // prettier-ignore
