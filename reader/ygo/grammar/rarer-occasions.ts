/** Occasions that stand on few cards each, by what they tell besides the event: what this card was before, what it was Summoned with, what is answered besides. */
import type { Condition, EventPattern, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { held } from './conditions.ts';
import { together } from './events.ts';
import { activationOf } from './links.ts';
import { asFilter, both, groupOf, oneOrList, type Noun } from './noun.ts';

export function rarerOccasions(g: YgoGrammar): void {
  before(g);
  gone(g);
  forSummons(g);
  madeOf(g);
  damaged(g);
  answered(g);
  asked(g);
}

const plain = ({ where, whose }: Noun): boolean => !where && !whose;
const one = (event: EventPattern['event'], more: object = {}): Draft => ({ event, ...more });
const like = (filter: Filter): Condition => ({ is: 'this', like: filter });

/** What befell this card before: how it was Summoned, that it was turned. */
function before(g: YgoGrammar): void {
  g.rule('event', 'this card was Special Summoned by {effectOf} , then is {undergone}', ({ effectOf, undergone }) => together({ this: true, did: { event: 'summoned', how: 'special', ...effectOf } }, undergone));
  g.rule('condition', 'you control this card that was Special Summoned by {effectOf}', ({ effectOf }) => like({ did: { event: 'summoned', how: 'special', ...effectOf } }));
  g.rule('subject1', 'this card , not equipped with an Equip Card ,', () => ({ this: true, not: { equipped: true } }));
  const THIS_TURN = '<this turn|earlier this turn>';
  g.rule('condition', `your {alike} {past:fated} ${THIS_TURN}` as '{alike} {past:fated}', ({ alike, past }) => {
    const all = alike.whose || (alike.where && alike.where.join() !== 'field') ? undefined : together(both(asFilter(alike), { controller: 'you' }), past);
    return all && (all.length === 1 ? { happened: all[0]! } : { any: all.map((happened) => ({ happened })) });
  });
  const turned: Filter = { did: { event: 'flipped' } };
  g.rule('occasionPart', 'after this card <was|has been> flipped face-up', () => ({ condition: like(turned), $stays: true }));
  for (const [word, timing] of [['if', 'if'], ['when', 'when']] as const)
    g.rule('occasionPart', `after this card <was|has been> flipped face-up , ${word} it is {undergone}` as '{undergone}', ({ undergone }) => {
      const all = undergone.some((each) => each['event'] === 'summoned' || each['event'] === 'flipped') ? undefined : together({ this: true, ...turned }, undergone);
      return all && { timing, on: oneOrList(all) };
    });
  g.rule('event', 'this card is {undergone} after being flipped face-up', ({ undergone }) => (undergone.some((each) => each['event'] === 'summoned' || each['event'] === 'flipped') ? undefined : together({ this: true, ...turned }, undergone)));
} // prettier-ignore

/** How a card went, and where it lay. */
function gone(g: YgoGrammar): void {
  g.rule('undergone', 'sent [{source}] {toGy} by a card effect [,] or because <it was|they were> destroyed by battle', ({ source, toGy }) => [one('sent', { ...source, ...toGy, cause: 'effect' }), one('sent', { ...source, ...toGy, cause: 'battle' })]);
  g.rule('event', '{subject} {fate} [,] while <it|this card> {state} [,] and is sent {toGy}', ({ subject, fate, state, toGy }) => (subject.this && fate.every((each) => each['event'] === 'destroyed' && each['to'] === undefined) ? together(both(subject, state), fate.map((each) => ({ ...each, ...toGy }))) : undefined));
  // In a Pendulum Zone it is a Spell.
  g.rule('event', '{others} <leaves|leave> your Monster Zone or Pendulum Zone [{cause}]', ({ others: { kind, ...rest }, cause }) => together({ ...rest, ...(kind && { printedKind: kind }) }, (cause ?? [{}]).map((more) => one('leaves-field', { from: ['monsters', 'pendulum-zone'], $card: { controller: 'you' }, ...more }))));
} // prettier-ignore

/** What a card was used for: a Ritual Summon takes its Tributes from the hand and field, banishes them elsewhere. */
function forSummons(g: YgoGrammar): void {
  g.rule('undergone', 'Tributed for a Ritual Summon', () => [one('used-as-material', { how: 'ritual', $card: { place: ['hand', 'field'] } })]);
  g.rule('undergone', 'Tributed , or banished , for a Ritual Summon', () => [one('used-as-material', { how: 'ritual' })]);
  g.rule('materialFor', '<a|an> {a:summonWord} , {b:summonWord} , {c:summonWord} , or {d:summonWord} Summon', ({ a, b, c, d }) => ({ is: [a, b, c, d] }));
} // prettier-ignore

/** Of how many Attributes, of which cards its material was. */
function madeOf(g: YgoGrammar): void {
  for (const [words, distinct] of [['Attributes', 'attribute'], ['Types', 'race']] as const) {
    const different = (min: number): Condition => ({ amount: { count: 'made-with', distinct }, is: { min } });
    const AT_LEAST = '<at least {n:number}|{n:number} or more|{n:number}>';
    const OF = `${AT_LEAST} [different] ${words} <of monsters|as material>`;
    for (const who of ['you control this card that', 'this card'] as const)
      g.rule('condition', `${who} was {how:summonWords} Summoned using ${OF}` as '{how:summonWords} {n:number}', ({ how, n }) => ({ all: [like({ summoned: oneOrList(how) }), different(n)] }));
    g.rule('condition', `${AT_LEAST} ${words} of monsters were used for this card's {how:summonWord} Summon` as '{how:summonWord} {n:number}', ({ how, n }) => ({ all: [like({ summoned: how }), different(n)] }));
    for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent']] as const)
      g.rule('condition', `${who} {bare} with <at least {n:number}|{n:number} or more> different ${words}` as '{bare} {n:number}', ({ bare, n }) => (plain(bare) && bare.noun !== 'name' ? { amount: { count: { where: 'monsters', whose, filter: both(bare.filter, { face: 'up' }) }, distinct }, is: { min: n } } : undefined));
    g.rule('condition', `you have {n:number} or more different ${words} in your GY` as '{n:number}', ({ n }) => ({ amount: { count: { where: 'graveyard', whose: 'you', filter: { kind: 'monster' } }, distinct }, is: { min: n } }));
  }
  g.rule('others', '<a|an> {bare} [,] that was {how:summonWords} Summoned using this card as material [,]', ({ bare, how }) => (plain(bare) ? both(asFilter(bare), { summoned: oneOrList(how), madeWith: { this: true } }) : undefined));
} // prettier-ignore

/** Damage of a battle, and a monster destroyed in it. */
function damaged(g: YgoGrammar): void {
  // Both of the same battle: what was destroyed is told apart by how it is there no longer.
  g.rule('occasionPart', 'during that damage calculation', () => ({ $calculation: true }));
  for (const words of ['attacks or is attacked', '<battles|battle>'] as const)
    g.rule('occasionPart', `each time {a:others} ${words} , after damage calculation` as '{a:others}', ({ a }) => ({ timing: 'each-time', on: { event: 'battled', card: a } }));
} // prettier-ignore

/** Links that are answered: of two kinds, in answer to what. */
function answered(g: YgoGrammar): void {
  // Where a card is activated is said of both (`rarer-events.ts`).
  g.rule('occasionPart', 'when {a:link} , or when {b:link}', ({ a, b }) => ([b].flat().some(({ card }) => card?.place !== undefined) ? undefined : { timing: 'when', respondsTo: [a, b].flat() }));
  g.rule('occasionPart', 'if {a:link} , or [if] {b:link}', ({ a, b }) => { const all = [a, b].flat().map(activationOf); return all.every((each) => each !== undefined) ? { timing: 'if', on: all } : undefined; });
  for (const what of ['a card or effect activation', 'the activation of a card or effect'] as const) g.rule('linkTail', `in response to ${what}`, () => ({ answering: {} }));
  const only = (a: Noun, b: Noun): LinkPattern | undefined => (plain(a) && b.whose && !a.filter.any ? { targets: { any: [both(asFilter(a), { controller: b.whose }), asFilter(b)] }, targetsOnly: true } : undefined);
  g.rule('linkTail', 'that targets exactly 1 {a:bare} or exactly 1 {b:bare}', ({ a, b }) => only(a, b));
  for (const [words, where] of [['in their GY', { where: 'graveyard', whose: 'opponent' }], ['in your GY', { where: 'graveyard', whose: 'you' }]] as const)
    g.rule('link', `your opponent activates {kind:linkKind} [,] with the same name as <a card|one> ${words}` as '{kind:linkKind}', ({ kind }) => oneOrList([kind].flat().map((each) => ({ ...each, by: 'opponent' as const, card: both(each.card, { sameAs: { what: 'name', as: { ...where } } }) }))));
  // Aimed at by an attack or by an effect.
  const EFFECTS = [['<a card effect|an effect>', {}], ['a Spell/Trap effect', { kind: ['spell', 'trap'] }], ['a monster effect', { kind: 'monster' }]] as const;
  for (const [words, kind] of EFFECTS)
    for (const [whom, alone] of [['exactly 1 {bare} ( and no other cards )', true], ['exactly 1 {bare}', true], ['<a|an> {bare}', false]] as const)
      g.rule('occasionPart', `when your opponent targets ${whom} for an attack [,] or with ${words}` as '{bare}', ({ bare }) => (bare.where?.join() === 'field' && bare.whose === 'you' ? { timing: 'when', on: { event: 'attack-declared', card: { controller: 'opponent' }, with: asFilter(bare) }, respondsTo: { by: 'opponent', ...kind, targets: asFilter(bare), ...(alone && { targetsOnly: true }) } } : undefined));
} // prettier-ignore

/** What is asked besides: what lies in the Set zones, what both players have, what all of them are. */
function asked(g: YgoGrammar): void {
  g.rule('condition', 'this is the only Set card in your Spell & Trap Zone', () => ({ not: { exists: { where: 'spells-traps', whose: 'you', filter: { face: 'down', other: true } } } }));
  g.rule('occasionPart', 'if {link} , {a:condition} , and this card is already face-up in your Spell & Trap Zone', ({ link, a }) => {
    const all = [link].flat().map(activationOf);
    return all.every((each) => each !== undefined) ? { timing: 'if', on: oneOrList(all.map((each) => ({ ...each, card: { ...each.card, other: true as const } }))), condition: a } : undefined;
  });
  for (const [verb, control] of [['control', true], ['have', false]] as const)
    g.rule('condition', `both players ${verb} {list:someList}` as '{list:someList}', ({ list }) => {
      const of = list.of.map(({ noun: { whose: _whose, ...noun }, ...some }) => ({ ...some, noun }));
      const sides = (['you', 'opponent'] as const).map((whose) => held({ ...list, of }, whose, control));
      return sides.every((side) => side !== undefined) ? { all: sides } : undefined;
    });
  g.rule('condition', '<a|an> {a:bare} or <a|an> {b:bare} is on the field', ({ a, b }) => (plain(a) && plain(b) ? { any: [a, b].map((bare): Condition => ({ exists: groupOf({ ...bare, where: ['field'] }) })) } : undefined));
  g.rule('condition', 'you {doneWord} {n:number} or more <cards|monsters> {bySaying}', ({ doneWord, n, bySaying }) => (bySaying === 'cost' ? { amount: { from: 'cost' }, is: { min: n } } : ({ amount: { $amount: doneWord }, is: { min: n } } as never)));
  const fights: Condition = { is: 'attacker', like: {} };
  g.rule('condition', 'an attack is occurring', () => fights);
  g.rule('condition', 'an attack involving {a:others} is occurring', ({ a }) => (a.controller ? { any: [{ is: 'attacker', like: a }, { is: 'attack-target', like: a }] } : undefined));
  g.rule('condition', 'both players have a hand', () => ({ all: [{ exists: { where: 'hand', whose: 'you' } }, { exists: { where: 'hand', whose: 'opponent' } }] }));
  // Not one that is otherwise.
  const all = (alike: Noun, whose: 'you' | 'opponent', adjectives: Filter, control: boolean): Condition | undefined => {
    const { not, ...filter } = alike.filter;
    const [some, others] = [alike.filter, { ...filter, not: not ? { any: [not, adjectives] } : adjectives }].map((filter) => held({ of: [{ noun: { ...alike, filter } }] }, whose, control));
    return some && others && { all: [some, { not: others }] };
  };
  for (const [who, whose, control] of [['you have', 'you', false], ['you control', 'you', true], ['your opponent controls', 'opponent', true]] as const)
    g.rule('condition', `${who} <a|an> {alike} , and all of them are {adjectives}` as '{alike} {adjectives}', ({ alike, adjectives }) => all(alike, whose, adjectives, control));
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent']] as const)
    g.rule('condition', `all monsters ${who} are {adjectives} [( min . 1 )]` as '{adjectives}', ({ adjectives }) => (adjectives.position || adjectives.face ? undefined : all({ noun: 'monster', filter: {}, where: ['monsters'] }, whose, adjectives, true)));
  g.rule('condition', 'you control this {how:summonWords} Summoned card and have {list:someList}', ({ how, list }) => { const there = held(list, 'you', false); return there && { all: [like({ summoned: oneOrList(how) }), there] }; });
} // prettier-ignore
