/** Summons as events: how, from where, to where, by what, with what material. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, both, oneOrList } from './noun.ts';

export function summons(g: YgoGrammar): void {
  manners(g);
  g.rule('undergone', 'Summoned [{manners}]', ({ manners: more }) => (more ?? [{}]).map((one) => ({ event: 'summoned', ...one })));
  g.rule('undergone', '{how:summonWords} Summoned [{manners}]', ({ how, manners: more }) => (more ?? [{}]).map((one) => ({ event: 'summoned', how: oneOrList(how), ...one })));
  g.rule('undergone', 'Tribute Summoned by Tributing <a|an|at least 1> {bare}', ({ bare }) => (bare.where ? undefined : [{ event: 'summoned', how: 'tribute', $card: { madeWith: asFilter(bare) } }]));
  g.rule('event', '{others} is Tribute Summoned [face-up] by Tributing this card', ({ others }) => (others.place || others.controller || others.owner ? undefined : [{ event: 'tributed', cause: 'rule', card: { this: true }, ...(Object.keys(others).join() === 'kind' ? {} : { with: others }) }]));
  g.rule('event', '{others} is {how:summonWord} Summoned using this card as material', ({ others, how }) => (others.place || others.controller || others.owner || how === 'ritual' ? undefined : [{ event: 'used-as-material', how, card: { this: true }, ...(Object.keys(others).join() === 'kind' ? {} : { with: others }) }]));
  g.rule('undergone', 'Normal Summoned or Set', () => [{ event: 'summoned', how: 'normal' }, { event: 'set' }]);
  done(g);
} // prettier-ignore

/** What is said of a Summon besides its kind, each of them once. */
function manners(g: YgoGrammar): void {
  g.rule('manner', 'from {where}', ({ where: { where, whose, filter } }) => (filter ? undefined : [{ $card: { summonedFrom: oneOrList(where) }, ...(whose && whose !== 'their' && !where.includes('field') && { $owns: whose }) }]));
  g.rule('manner', '<to|on> your field', () => [{ $becomes: { controller: 'you' } }]);
  g.rule('manner', "<to|on> your opponent's field", () => [{ $becomes: { controller: 'opponent' } }]);
  g.rule('manner', 'to <the field|either field>', () => [{}]);
  g.rule('manner', '<to <a|the> zone(s) this card points to|to a zone ( s ) this card points to>', () => [{ $becomes: { pointedToBy: { this: true } } }]);
  g.rule('manner', '<to a zone(s) a Link Monster points to|to a zone ( s ) a Link Monster points to>', () => [{ $becomes: { pointedToBy: { is: 'link' } } }]);
  g.rule('manner', 'to your zone(s) this card points to', () => [{ $becomes: { controller: 'you', pointedToBy: { this: true } } }]);
  g.rule('manner', 'face-up', () => [{ $becomes: { face: 'up' } }]);
  g.rule('manner', 'in {inPosition}', ({ inPosition }) => [{ $becomes: inPosition }]);
  g.rule('manner', '{cause}', ({ cause }) => (cause.every((one) => one.cause === 'effect') ? [...cause] : undefined));
  g.rule('manner', '<with|using> {effectOf}', ({ effectOf }) => [effectOf]);
  g.rule('manner', 'using a monster with its same name as material', () => [{ $card: { madeWithSame: 'name' } }]);
  g.rule('manner', '<using|with> {names} as material', ({ names }) => [{ $card: { madeWith: names } }]);
  g.rule('manner', '<using|with|by using> <a|an> {bare} [as material]', ({ bare }) => (bare.where ? undefined : [{ $card: { madeWith: asFilter(bare) } }]));
  g.rule('manner', 'using only {bare} [as material]', ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 || bare.count !== undefined ? undefined : [{ $card: { madeWith: asFilter(bare), not: { madeWith: { not: asFilter(bare) } } } }]));
  g.rule('manners', '{manner}', ({ manner }) => manner);
  g.rule('manners', '{a:manner} [,] {b:manners}', ({ a, b }) => a.flatMap((one) => b.flatMap((other) => joined(one, other) ?? [])));
} // prettier-ignore
function joined(a: Draft, b: Draft): Draft | undefined {
  const { $card, $becomes, ...rest } = b as { $card?: Filter; $becomes?: Filter };
  if (Object.keys(rest).some((key) => key in a)) return undefined;
  const card = both(a['$card'] as Filter | undefined, $card);
  const becomes = both(a['$becomes'] as Filter | undefined, $becomes);
  return { ...a, ...rest, ...(Object.keys(card).length > 0 && { $card: card }), ...(Object.keys(becomes).length > 0 && { $becomes: becomes }) };
} // prettier-ignore

/** What is said of the Summon besides, put onto what is Summoned. */
function mannered(card: Filter, manner: Draft): Draft {
  const { $card, $owns, ...rest } = manner as { $card?: Filter; $owns?: 'you' | 'opponent'; $becomes?: Filter };
  const { $becomes, ...more } = rest;
  return { ...more, card: both(card, $card, $owns && { owner: $owns }), ...($becomes && { becomes: $becomes }) };
}
/** Whoever Summons from an Extra Deck does so from his own. */
function ofOwnExtraDeck(manner: Draft, by: 'you' | 'opponent'): Draft {
  const { owner, ...card } = manner['card'] as Filter;
  return owner === by && card.summonedFrom === 'extra-deck' ? { ...manner, card } : manner;
}
/** "Your opponent Special Summons a monster from the Extra Deck." */
function done(g: YgoGrammar): void {
  for (const [words, by] of [['you {summonWords} Summon', 'you'], ['your opponent {summonWords} Summons', 'opponent']] as const) {
    g.rule('event', `${words} {others} [{manners}]`, ({ summonWords, others, manners: more }) => (more ?? [{}]).map((one) => ({ event: 'summoned', how: oneOrList(summonWords), by, ...ofOwnExtraDeck(mannered(cameFrom(others), one), by) })));
    g.rule('event', `${words} {n:number} or more {alike} [at the same time]`, ({ summonWords, n, alike }) => (n < 2 ? undefined : [{ event: 'summoned', how: oneOrList(summonWords), by, card: cameFrom(asFilter(alike)), count: { min: n } }]));
    g.rule('event', `${words} exactly {n:number} {alike} ( and no other <cards|monsters> [are Summoned] )`, ({ summonWords, n, alike }) => [{ event: 'summoned', how: oneOrList(summonWords), by, card: cameFrom(asFilter(alike)), count: n }]);
    g.rule('event', `${words} {others} by Tributing {made:others}`, ({ summonWords, others, made }) => (summonWords.join() === 'tribute' && !made.place && !made.controller ? [{ event: 'summoned', how: 'tribute', by, card: both(cameFrom(others), { madeWith: made }) }] : undefined));
    g.rule('event', `${words} <a monster(s)|1 or more monsters> from {where}`, ({ summonWords, where }) => (where.filter ? undefined : [{ event: 'summoned', how: oneOrList(summonWords), by, card: { kind: 'monster', summonedFrom: oneOrList(where.where) } }]));
    g.rule('event', `${words} using {made:others} [<as material|as a material>]`, ({ summonWords, made }) => (made.place || made.controller || made.owner ? undefined : [{ event: 'summoned', how: oneOrList(summonWords), by, card: { madeWith: made } }]));
    // This card was used as material, whatever became of it.
    g.rule('event', `${words} using this card as [<a|an>] [<Fusion|Synchro|Xyz|Link>] material`, ({ summonWords }) => (by === 'you' ? [{ event: 'used-as-material', how: oneOrList(summonWords), card: { this: true } }] : undefined));
    g.rule('event', words, ({ summonWords }) => [{ event: 'summoned', how: oneOrList(summonWords), by }]);
  }
  g.rule('event', 'your opponent would {how:summonWords} <Summon|Summons> {others}', ({ how, others }) => [{ event: 'summon-attempt', how: oneOrList(how), by: 'opponent', ...(Object.keys(others).join() === 'kind' ? {} : { card: others }) }]);
  g.rule('event', 'you Tribute Summon this card by Tributing <a|an> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : [{ event: 'summoned', how: 'tribute', card: { this: true, madeWith: asFilter(bare) } }]));
  g.rule('event', 'this banished card is {how:summonWords} Summoned', ({ how }) => [{ event: 'summoned', how: oneOrList(how), card: { this: true, summonedFrom: 'banished' } }]);
  g.rule('event', 'your opponent Summons {others}', ({ others }) => [{ event: 'summoned', by: 'opponent', card: cameFrom(others) }]);
  g.rule('event', 'you Summon {others}', ({ others }) => [{ event: 'summoned', by: 'you', card: cameFrom(others) }]);
  g.rule('event', 'your opponent Normal Summons/Sets a monster', () => [{ event: 'summoned', how: 'normal', by: 'opponent', card: { kind: 'monster' } }, { event: 'set', by: 'opponent', card: { kind: 'monster' } }]);
  g.rule('event', 'your opponent Sets exactly {n:number} {alike} ( and no other cards )', ({ n, alike }) => [{ event: 'set', by: 'opponent', card: asFilter(alike), count: n }]);
  g.rule('event', 'your opponent Sets {others}', ({ others }) => (others.place || others.controller ? undefined : [{ event: 'set', by: 'opponent', card: others }]));
} // prettier-ignore
/** Of a monster Summoned, "from the Extra Deck" is where it came from. */
export function cameFrom({ place, owner, ...rest }: Filter): Filter {
  return place === undefined ? { ...rest, ...(owner && { owner }) } : { ...rest, summonedFrom: place };
}
