/** Where cards lie and what stands after the noun: "in your GY", "you control", "with 1500 or less ATK". */
import type { Bounds, Filter, Place, Stat, Whose } from '../../../engine/ygo/effects/schema.ts';
import type { Token } from '../../frame/tokens.ts';
import type { Where, YgoGrammar } from './categories.ts';
import { amountOf } from './comparing.ts';
import { asFilter, both, groupOf, oneOrList, type Noun, wornAs } from './noun.ts';

export function traits(g: YgoGrammar): void {
  whereabouts(g);
  after(g);
}

function whereabouts(g: YgoGrammar): void {
  g.table('place', {
    hand: 'hand', hands: 'hand', GY: 'graveyard', GYs: 'graveyard', Deck: 'deck', Decks: 'deck', 'Extra Deck': 'extra-deck', 'Extra Decks': 'extra-deck', field: 'field', banishment: 'banished',
    'Monster Zone(s)': 'monsters', 'Spell & Trap Zone(s)': 'spells-traps', 'Field Zone(s)': 'field-zone', 'Pendulum Zone(s)': 'pendulum-zone',
  }); // prettier-ignore
  g.rule('places', '{a:place}', ({ a }): Place[] => [a]);
  g.rule('places', '{a:place} <or|and|and/or|/> {b:place}', ({ a, b }) => [a, b]);
  g.rule('places', '{a:place} , {b:place} [,] <or|and|and/or> {c:place}', ({ a, b, c }) => [a, b, c]);
  g.rule('places', '{a:place} , {b:place} , {c:place} [,] <or|and|and/or> {d:place}', ({ a, b, c, d }) => [a, b, c, d]);
  spots(g);
  const whose = (of: Whose | 'their' | undefined, { where, filter }: Where): Where => ({ where, ...(of && { whose: of }), ...(filter && { filter }) });
  g.rule('where', 'your {spots}', ({ spots }) => whose('you', spots));
  g.rule('where', "<your opponent's|the opponent's> {spots}", ({ spots }) => whose('opponent', spots));
  g.rule('where', 'their [own] {spots}', ({ spots }) => whose('their', spots));
  g.rule('where', "<either|any|either player's|any player's|each player's|each> {spots}", ({ spots }) => whose(undefined, spots));
  g.rule('where', "both players' {spots}", ({ spots }) => whose(undefined, spots));
  g.table('where', { "both players' hands and [on] the field": { where: ['hand', 'field'] }, "<the|on the> field and in both players' hands": { where: ['field', 'hand'] } });
  g.rule('where', 'the {spots}', ({ spots }) => whose(undefined, spots));
  g.rule('where', '<the|your> field or in <the|either> {b:place}', ({ b }) => ({ where: ['field', b] }));
  g.rule('where', 'the field <and|or|and/or> <the|in the|in either> {b:places}', ({ b }) => ({ where: ['field', ...b] }));
  g.rule('where', 'the hand or on the field', () => ({ where: ['hand', 'field'] }));
  g.rule('where', 'your {a:spots} <or|and/or|and> [on|in|from] your {b:spots}', ({ a, b }) => (a.filter || b.filter ? undefined : { where: [...a.where, ...b.where], whose: 'you' }));
  g.rule('where', 'their {a:spots} or <on|in|from|> their {b:spots}', ({ a, b }) => (a.filter || b.filter ? undefined : { where: [...a.where, ...b.where], whose: 'their' }));
  // "Your hand, your Deck, or your field".
  g.rule('where', 'your {a:spots} , your {b:spots} [,] <or|and/or> your {c:spots}', ({ a, b, c }) => (a.filter || b.filter || c.filter ? undefined : { where: [...a.where, ...b.where, ...c.where], whose: 'you' }));
  g.rule('where', 'your {a:spots} [,] <or|and/or> face-up <from|on|in> your {b:place}', ({ a, b }) => (a.filter ? undefined : { ...lying([...a.where.map((place) => ({ place })), { place: b, face: 'up' }]), whose: 'you' }));
  g.rule('where', 'your {a:spots} [,] <or|and/or|and> your face-up {b:place}', ({ a, b }) => (a.filter || ['hand', 'deck', 'graveyard'].includes(b) ? undefined : { ...lying([...a.where.map((place) => ({ place })), { place: b, face: 'up' }]), whose: 'you' }));
  g.rule('where', 'your {a:spots} <or|and/or> <either|the> {b:place}', ({ a, b }) => ({ where: [...a.where, b], filter: { any: [{ place: oneOrList(a.where), owner: 'you', ...a.filter }, { place: b }] } }));
  g.rule('where', "your {a:spots} <or|and/or> your opponent's {b:place}", ({ a, b }) => ({ where: [...a.where, b], filter: { any: [{ place: oneOrList(a.where), owner: 'you', ...a.filter }, { place: b, owner: 'opponent' }] } }));
  g.rule('where', 'your {a:place} , {b:place} [,] <or|and/or> face-up <from|on|in> your {c:place}', ({ a, b, c }) => ({ ...lying([{ place: a }, { place: b }, { place: c, face: 'up' }]), whose: 'you' }));
  g.rule('where', 'your {a:place} , {b:place} [,] or your {c:place}', ({ a, b, c }) => ({ where: [a, b, c], whose: 'you' }));
  // "From your hand or that's Set on your field".
  const orSet = (places: readonly Place[]): Where => ({ where: [...places, 'field'], whose: 'you', filter: { any: [{ place: oneOrList(places) }, { face: 'down' }] } });
  for (const words of ["[that's|that <is|are>] Set on your field", 'face-down field'] as const) g.rule('where', `your hand or ${words}`, () => orSet(['hand']));
  g.rule('where', 'your Extra Deck face-up', () => ({ where: ['extra-deck'], whose: 'you', filter: { face: 'up' } }));
  g.rule('where', 'face-up in your Extra Deck', () => ({ where: ['extra-deck'], whose: 'you', filter: { face: 'up' } }));
} // prettier-ignore

/** Places in a row: "hand, Deck, and/or GY", "GY or face-up field". */
function spots(g: YgoGrammar): void {
  g.rule('spot', '{place}', ({ place }) => ({ place }));
  g.rule('spot', 'face-up {place}', ({ place }) =>
    place === 'hand' || place === 'deck' || place === 'graveyard' ? undefined : { place, face: 'up' },
  );
  g.rule('spot', 'banished cards', () => ({ place: 'banished' }));
  const OR = '<or|and|and/or|/>';
  g.rule('spots', '{a:spot}', ({ a }) => lying([a]));
  g.rule('spots', `{a:spot} ${OR} {b:spot}`, ({ a, b }) => lying([a, b]));
  g.rule('spots', `{a:spot} , {b:spot} [,] ${OR} {c:spot}`, ({ a, b, c }) => lying([a, b, c]));
  g.rule('spots', `{a:spot} , {b:spot} , {c:spot} [,] ${OR} {d:spot}`, ({ a, b, c, d }) => lying([a, b, c, d]));
  g.rule('spots', `{a:spot} , {b:spot} , {c:spot} , {d:spot} [,] ${OR} {e:spot}`, ({ a, b, c, d, e }) =>
    lying([a, b, c, d, e]),
  );
}
/** Cards nobody sees but their owner lie there face-down; of the others, what lies face-down is no card one could name. */
function lying(all: readonly { place: Place; face?: 'up' }[]): { where: Place[]; filter?: Filter } {
  const where = all.map(({ place }) => place);
  const up = all.filter(({ place, face }) => face || (place === 'banished' && all.length > 1));
  if (up.length === 0) return { where };
  const free = all.filter((one) => !up.includes(one) && one.place !== 'graveyard').map(({ place }) => place);
  return { where, filter: free.length === 0 ? { face: 'up' } : { any: [{ place: oneOrList(free) }, { face: 'up' }] } };
}

const BOUNDS: Record<string, (n: number) => Bounds> = {
  'or more': (n) => ({ min: n }), 'or higher': (n) => ({ min: n }), 'or less': (n) => ({ max: n }), 'or lower': (n) => ({ max: n }), exactly: (n) => n,
}; // prettier-ignore

const there = ({
  where,
  whose,
  filter,
}: {
  where: Place[];
  whose?: Whose | 'their';
  filter?: Filter;
}): Partial<Noun> => ({
  where,
  ...(whose && { whose: whose === 'their' ? 'opponent' : whose }),
  ...(filter && { filter }),
});
/** What stands after the noun: "with 1500 or less ATK", "you control", "from your GY". */
function after(g: YgoGrammar): void {
  bounds(g);
  mentioned(g);
  controlled(g);
  thatIs(g);
  totals(g);
  zones(g);
  declared(g);
  asItLies(g);
  including(g);
  counters(g);
  excepted(g);
  exceptions(g);
}
/** Numbers with their bounds, and what they are asked of: "1500 or less ATK". */
function bounds(g: YgoGrammar): void {
  for (const [words, bounds] of Object.entries(BOUNDS)) if (words !== 'exactly') g.rule('bounds', `{n:number} ${words}`, ({ n }) => bounds(n));
  g.rule('bounds', '{n:number}', ({ n }) => n);
  g.rule('stats', '{stat}', ({ stat }): Stat[] => [stat]);
  g.rule('stats', 'ATK/DEF', (): Stat[] => ['atk', 'def']);
  g.rule('stats', 'ATK and DEF', (): Stat[] => ['atk', 'def']);
  g.rule('stats', 'original <ATK/DEF|ATK and DEF>', (): Stat[] => ['original-atk', 'original-def']);
  g.rule('stats', '<Level/Rank|Levels/Ranks|Level or Rank>', (): Stat[] => ['level', 'rank']);
  const check = (stat: Stat, bounds: Bounds): Filter => ({ [stat]: bounds });
  g.rule('statCheck', '{bounds} {stat}', ({ bounds, stat }) => check(stat, bounds));
  g.rule('statCheck', '{a:bounds} ATK <and|/> {b:bounds} DEF , <or|and/or> {c:bounds} ATK / {d:bounds} DEF', ({ a, b, c, d }) => ({ any: [{ atk: a, def: b }, { atk: c, def: d }] }));
  g.rule('statCheck', '{bounds} ATK <or|and/or> DEF', ({ bounds }) => ({ any: [{ atk: bounds }, { def: bounds }] }));
  g.rule('statCheck', '{bounds} ATK/DEF', ({ bounds }) => ({ atk: bounds, def: bounds }));
  g.rule('statCheck', '{bounds} ATK and DEF', ({ bounds }) => ({ atk: bounds, def: bounds }));
  for (const [words, bounds] of [['or <more|higher>', (n: number): Bounds => ({ min: n })], ['or <less|lower>', (n: number): Bounds => ({ max: n })]] as const)
    g.rule('statCheck', `[<a|an>] {stat} [<equal to|of>] {n:number} ${words}` as '{stat} {n:number}', ({ stat, n }) => (stat === 'atk' || stat === 'def' || stat === 'level' ? check(stat, bounds(n)) : undefined));
  for (const [words, bounds] of [['or <more|higher>', (n: number): Bounds => ({ min: n })], ['or <less|lower>', (n: number): Bounds => ({ max: n })]] as const)
    g.rule('statCheck', `{n:number} {stat} ${words}` as '{n:number} {stat}', ({ n, stat }) => (stat === 'atk' || stat === 'def' ? check(stat, bounds(n)) : undefined));
  g.rule('statCheck', '{a:bounds} ATK <and|/> {b:bounds} DEF', ({ a, b }) => ({ atk: a, def: b }));
  g.rule('statCheck', '{a:bounds} ATK or {b:bounds} DEF', ({ a, b }) => ({ any: [{ atk: a }, { def: b }] }));
  g.rule('statCheck', 'a Level', () => ({ level: { min: 1 } }));
} // prettier-ignore
/** What it was made with, what a card names. */
function mentioned(g: YgoGrammar): void {
  g.rule('post', '[,] that was {how:summonWords} Summoned using <a|an> {bare} as material [,]', ({ how, bare }) => (bare.where || bare.whose ? undefined : { filter: { summoned: oneOrList(how), madeWith: asFilter(bare) } }));
  g.rule('post', '[,] that <was|were> {how:summonWords} Summoned using a monster with its same name as material [,]', ({ how }) => ({ filter: { summoned: oneOrList(how), madeWithSame: 'name' } }));
  // Cards another card's text names, names as its material.
  const ON = '[specifically] <mentioned|listed> on {pointer}';
  g.rule('post', `[,] <that is|that are|whose name is|whose names are|> ${ON} [in its text]`, ({ pointer }) => (pointer.where || pointer.$ref === 'this' ? undefined : { filter: { mentionedOn: { $what: pointer } as never } }));
  g.rule('post', '[,] that <is|are> not <a|an|> {bare} [,]', ({ bare }) => (bare.where || bare.whose || (Object.keys(bare.filter).length === 0 && bare.noun !== 'token') ? undefined : { filter: { not: bare.noun === 'monster' ? bare.filter : asFilter(bare) } }));
} // prettier-ignore
/** Whose it is and where it lies. */
function controlled(g: YgoGrammar): void {
  g.rule('post', 'you control', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', '<your opponent controls|they control>', () => ({ where: ['field'], whose: 'opponent' }));
  g.rule('post', '<you|you currently> control <or in|or is in|or that is in> your {places}', ({ places }) => ({ where: ['field', ...places], whose: 'you' }));
  g.rule('post', 'you control and in your {places}', ({ places }) => ({ where: ['field', ...places], whose: 'you' }));
  g.rule('post', 'your opponent controls <or in|or is in|or that is in|and in|and/or in> their {places}', ({ places }) => ({ where: ['field', ...places], whose: 'opponent' }));
  g.rule('post', 'you currently control', () => ({ where: ['field'], whose: 'you', now: true }));
  g.rule('post', 'your opponent currently controls', () => ({ where: ['field'], whose: 'opponent', now: true }));
  g.rule('post', 'without a Level', () => ({ filter: { not: { level: { min: 1 } } } }));
  g.rule('post', 'that <is|are> face-up on the field', () => ({ where: ['field'], filter: { face: 'up' } }));
  const LISTS = '[,] that <specifically lists|specifically list|lists|list>';
  g.rule('post', `${LISTS} [the card] {name:quoted} in its text`, ({ name }) => ({ filter: { mentions: name } }));
  for (const words of [`${LISTS} [the card] {a:quoted} or {b:quoted} in its text`, '[,] that <mentions|mention> {a:quoted} or {b:quoted}'] as const)
    g.rule('post', words as '{a:quoted} {b:quoted}', ({ a, b }) => ({ filter: { any: [{ mentions: a }, { mentions: b }] } }));
  g.rule('post', '[,] with a Level from {a:number} to {b:number}', ({ a, b }) => ({ filter: { level: { min: a, max: b } } }));
  // The sum of both, of the same card.
  g.rule('post', '[,] whose <combined|total> ATK <&|and> DEF <equal|equals> {n:number}', ({ n }) => ({ filter: { atk: { equals: { sum: [n, { own: 'def', times: -1 }] } } } }));
  g.rule('post', 'that has a Level', () => ({ filter: { level: { min: 1 } } }));
  g.rule('post', 'with no [Xyz] material(s)', () => ({ filter: { materials: 0 } }));
  g.rule('post', '[that <is|are>] equipped to a monster', () => ({ filter: { isEquip: true } }));
  const outside = ({ where, whose }: Where): Partial<Noun> => ({ where: ['banished', ...where], ...(whose && { whose: whose === 'their' ? 'opponent' : whose }), filter: where.every((place) => place === 'graveyard') ? { face: 'up' } : { any: [{ place: oneOrList(where.filter((place) => place !== 'graveyard')) }, { face: 'up' }] } });
  g.rule('post', '[,] that <is|are> banished [,] <or|and/or> [<is|are>] in {where}', ({ where }) => (where.filter ? undefined : outside(where)));
  g.rule('post', '[,] that <is|are> banished , in your GY [,] <or|and/or> on your field', () => ({ ...there(lying([{ place: 'banished' }, { place: 'graveyard' }, { place: 'field' }])), whose: 'you' }));
  g.rule('post', '[,] that <is|are> in {where} or [<is|are>] banished', ({ where }) => (where.filter ? undefined : outside(where)));
  g.rule('post', '[,] from {where} or that <is|are> banished', ({ where }) => (where.filter ? undefined : outside(where)));
  g.rule('post', '[of yours] [,] that <is|are> banished <or|and/or> in your {places}', ({ places }) => (places.includes('field') ? undefined : { ...outside({ where: places }), whose: 'you' }));
  g.rule('post', '[,] that <is|are> banished', () => ({ where: ['banished'] }));
} // prettier-ignore
/** What it is: "that are Fiend monsters", "that is banished". */
function thatIs(g: YgoGrammar): void {
  // "That are Fiend monsters and/or "X" cards", "that is "X" or mentions it".
  g.rule('post', '[,] that <is|are> [either] [<a|an>] {alike}', ({ alike }) => (alike.where || alike.whose || alike.count !== undefined || alike.only || alike.distinct || alike.same || alike.total ? undefined : { filter: asFilter(alike) }));
  g.rule('post', '[,] that <is|are> {adjectives}', ({ adjectives }) => (adjectives.face ?? adjectives.place ?? adjectives.position ? undefined : { filter: adjectives }));
  const seen = ({ face, place, position }: Filter): boolean => (face ?? place ?? position) !== undefined;
  g.rule('post', '[,] that <is|are> [either] {a:adjectives} <or|and/or> {b:adjectives}', ({ a, b }) => (seen(a) || seen(b) || Object.keys(a).join() === Object.keys(b).join() ? undefined : { filter: { any: [a, b] } }));
  g.rule('post', '[,] that <is|are> not linked', () => ({ filter: { not: { linked: true } } }));
  g.rule('post', '[,] that <is|are> [either] {name:quoted} or <mentions|mention|specifically lists|specifically list> it', ({ name }) => ({ filter: { any: [{ name }, { mentions: name }] } }));
  g.rule('post', '[,] that <is|are> [either] {name:quoted} or <a|an|> [{adjectives}] {head} that <mentions|mention> it [,]', ({ name, adjectives, head }) => ({ filter: { any: [{ name }, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: name })] } }));
  g.rule('post', '[,] that <is|are> [either] <in|on> {where}', ({ where }) => there(where));
  g.rule('post', '[,] <in|from|on> {where} [,]', ({ where }) => (where.where.length === 1 && where.where[0] === 'field' && !where.filter ? undefined : there(where)));
  g.rule('post', 'whose Level is {bounds}', ({ bounds }) => ({ filter: { level: bounds } }));
  g.rule('post', '[,] other than {exception}', ({ exception }) => ({ filter: { not: exception } }));
  g.rule('post', 'currently {post}', ({ post }) => (post.where ? { ...post, now: true } : undefined));
  for (const [words, whose] of [['you [currently] have', 'you'], ['<your opponent|they> [currently] <has|have>', 'opponent']] as const)
    g.rule('post', `${words} in <your|their> {places}`, ({ places }) => ({ where: places, whose }));
  g.rule('post', '[,] that <is|are> currently banished', () => ({ where: ['banished'] }));
  g.rule('post', 'from <it|there>', () => ({ looked: true }));
  g.rule('post', '[,] <from|in> your {a:place} , {b:place} , or that <is|are> banished [,]', ({ a, b }) => there({ ...lying([{ place: a }, { place: b }, { place: 'banished' }]), whose: 'you' }));
  g.rule('post', 'on <the|either> field', () => ({ where: ['field'] }));
  g.rule('post', 'on your field', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', "on your opponent's field", () => ({ where: ['field'], whose: 'opponent' }));
  g.rule('post', 'from <the|either> field', () => ({ where: ['field'] }));
} // prettier-ignore
/** "Whose total Levels equal 8". */
function totals(g: YgoGrammar): void {
  const TOTAL = '[,] whose <total|combined> {stat}';
  const total = (stat: Stat, is: Bounds): Partial<Noun> => ({ total: { stat, is } });
  g.rule('post', `${TOTAL} <equal|equals|exactly equal|exactly equals|equal exactly|equals exactly|is exactly|are exactly> {n:number}`, ({ stat, n }) => total(stat, n));
  g.rule('post', `${TOTAL} <equal|equals|exactly equal|exactly equals|equal exactly|equals exactly> {standard}`, ({ stat, standard }) => total(stat, { equals: amountOf(stat, standard) }));
  g.rule('post', `${TOTAL} <equal|equals|is|are> {n:number} or <less|lower>`, ({ stat, n }) => total(stat, { max: n }));
  g.rule('post', `${TOTAL} <equal|equals|is|are> {n:number} or <more|higher>`, ({ stat, n }) => total(stat, { min: n }));
  g.rule('post', `${TOTAL} <is|are> less than or equal to {standard}`, ({ stat, standard }) => total(stat, { max: amountOf(stat, standard) }));
  g.rule('post', `${TOTAL} <equal|equals> or <exceed|exceeds> {standard}`, ({ stat, standard }) => total(stat, { min: amountOf(stat, standard) }));
} // prettier-ignore
/** Zones. */
function zones(g: YgoGrammar): void {
  g.rule('post', 'from your field', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', '<in your|that is in your> other Pendulum Zone', () => ({ where: ['pendulum-zone'], whose: 'you', filter: { other: true } }));
  g.rule('post', 'in <any|either> GY ( s )', () => ({ where: ['graveyard'] }));
  g.rule('post', 'in the GY ( s )', () => ({ where: ['graveyard'] }));
  g.rule('post', 'you control and/or in your {spots}', ({ spots }) => (spots.filter ? undefined : { where: ['field', ...spots.where], whose: 'you' }));
  g.rule('post', 'in your Main Monster Zones', () => ({ where: ['monsters'], whose: 'you', filter: { zone: 'main' } }));
  g.rule('post', 'in either Main Monster Zone', () => ({ where: ['monsters'], filter: { zone: 'main' } }));
  g.rule('post', 'in your Main Monster Zone', () => ({ where: ['monsters'], whose: 'you', filter: { zone: 'main' } }));
  g.rule('post', 'in the Main Monster Zone(s)', () => ({ where: ['monsters'], filter: { zone: 'main' } }));
  g.rule('post', 'in <the|any> Extra Monster Zones', () => ({ where: ['monsters'], filter: { zone: 'extra' } }));
  g.rule('post', 'in the Extra Monster Zone', () => ({ where: ['monsters'], filter: { zone: 'extra' } }));
} // prettier-ignore
/** What was declared, what happened to it. */
function declared(g: YgoGrammar): void {
  for (const [word, what] of [['monster Type', 'race'], ['card type', 'kind']] as const)
    g.rule('post', `<of|with> the declared ${word}`, () => ({ filter: { declared: what } }));
  for (const [word, what] of [['Attribute', 'attribute'], ['Level', 'level']] as const)
    g.rule('post', `<of|with> <that|the declared|that declared> ${word}`, () => ({ filter: { $declares: what } as never }));
  // A monster's Type or a type of card, whichever was declared.
  g.rule('post', 'of that type', () => ({ filter: { $declares: 'any-type' } as never }));
  g.rule('post', '<of|with> <the|that> declared Type', () => ({ filter: { $declares: 'any-type' } as never }));
  g.rule('post', 'with the declared <name|card name>', () => ({ filter: { declared: 'name' } }));
  for (const [words, changed] of [['ATK', 'atk'], ['DEF', 'def'], ['Level', 'level']] as const) g.rule('post', `[,] whose [current] ${words} is different from its original ${words}`, () => ({ filter: { changed } }));
  g.rule('post', '[,] whose [current] ATK or DEF is different from its original <value|ATK or DEF>', () => ({ filter: { any: [{ changed: 'atk' }, { changed: 'def' }] } }));
  g.rule('post', '[,] that <was|were> {befallen} [and sent there] this turn', ({ befallen: [did, more] }) => (!did || more || did['event'] === 'summoned' || Object.keys(did).some((key) => key.startsWith('$')) ? undefined : { filter: { didThisTurn: did as never } }));
  g.rule('post', '[,] that was sent there {source} this turn', ({ source }) => (source['$card'] ? undefined : { filter: { didThisTurn: { event: 'sent', ...source } as never } }));
  g.rule('post', 'sent to your GY by {effectOf} <during this turn|this turn>', ({ effectOf }) => ({ where: ['graveyard'], whose: 'you', filter: { didThisTurn: { event: 'sent', to: 'graveyard', ...effectOf } } }));
  g.rule('post', 'that <has|have> been banished', () => ({ where: ['banished'] }));
  // Whenever it was, since it came there or in coming there.
  g.rule('post', '[,] that <was|were> used as [a] material for <a|an> {how:summonWord} Summon', ({ how }) => ({ filter: { did: { event: 'used-as-material', how } } }));
  g.rule('post', '[,] that <was|were> destroyed by battle [and sent there]', () => ({ filter: { did: { event: 'destroyed', cause: 'battle' } } }));
  g.rule('post', '[,] that <was|were> {how:summonWord} Summoned by {effectOf}', ({ how, effectOf }) => ({ filter: { did: { event: 'summoned', how, ...effectOf } } }));
} // prettier-ignore
/** As what it lies there, what it has under it, what points to it. */
function asItLies(g: YgoGrammar): void {
  // A Monster Card there.
  for (const [words, position] of [['Attack', 'attack'], ['Defense', 'defense']] as const)
    for (const [who, whose] of [['you control', 'you'], ['<your opponent controls|they control>', 'opponent']] as const)
      g.rule('post', `${who} [that <is|are>] in face-up ${words} Position`, () => ({ where: ['field'], whose, filter: { face: 'up', position } }));
  g.rule('post', '[that <is|are>] treated as an Equip <Spell|Card>', () => ({ filter: { isEquip: true } }));
  g.rule('post', 'treated as a Continuous Spell', () => ({ filter: { property: 'continuous', kind: 'spell' } }));
  g.rule('post', 'in a Field Zone', () => ({ where: ['field-zone'] }));
  g.rule('post', '[,] from among {a:quoted} , {b:quoted} , and {c:quoted}', ({ a, b, c }) => ({ filter: { name: [a, b, c] } }));
  g.rule('post', '[,] from among {a:quoted} and {b:quoted}', ({ a, b }) => ({ filter: { name: [a, b] } }));
  g.rule('post', 'in a Pendulum Zone', () => ({ where: ['pendulum-zone'] }));
  g.rule('post', '[,] including this card', () => ({ including: [{ filter: { this: true }, min: 1 }] }));
  g.rule('post', '[,] including this card <on the field|you control>', () => ({ including: [{ filter: { this: true, place: 'field' }, min: 1 }] }));
  g.rule('post', 'in your possession', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', "in your opponent's possession", () => ({ where: ['field'], whose: 'opponent' }));
  g.rule('post', 'with {statCheck}', ({ statCheck }) => ({ filter: statCheck }));
  g.rule('post', '[,] whose original <Type|Types> <is|are> {races} [,]', ({ races }) => ({ filter: { 'original-race': races.race! } }));
  g.rule('post', '[,] whose original Attribute <is|are> {attributes} [,]', ({ attributes }) => ({ filter: { 'original-attribute': attributes.attribute! } }));
  g.rule('post', '[,] that <was|were> originally [<a|an>] [{attribute}] {race}', ({ attribute, race }) => ({ filter: { 'original-race': race, ...(attribute && { 'original-attribute': attribute }) } }));
  g.rule('post', '[,] that <was|were> originally {attribute}', ({ attribute }) => ({ filter: { 'original-attribute': attribute } }));
  const either = (value: number): { filter: Filter } => ({ filter: { any: [{ 'original-atk': value }, { 'original-def': value }] } });
  g.rule('post', 'with {n:number} original ATK or DEF', ({ n }) => either(n));
  g.rule('post', 'with {n:number} original <ATK/DEF|ATK & DEF>', ({ n }) => ({ filter: { 'original-atk': n, 'original-def': n } }));
  g.rule('post', 'with {n:number} original ATK and DEF', ({ n }) => ({ filter: { 'original-atk': n, 'original-def': n } }));
  g.rule('post', 'with an original ATK or DEF of {n:number}', ({ n }) => either(n));
  g.rule('post', '<with|that has> <a|an> {bare} [attached] [to it] as [Xyz] material', ({ bare }) => (bare.where || bare.whose ? undefined : { filter: { attached: asFilter(bare) } }));
  g.rule('post', '<with|that has> {names} [attached] [to it] as [Xyz] material', ({ names }) => ({ filter: { attached: names } }));
  for (const odd of ['odd', 'even'] as const) g.rule('post', `with an ${odd} Pendulum Scale`, () => ({ filter: { scale: odd } }));
  g.rule('post', '[,] that <mentions|mention> {name:quoted} , or <is|are> <a|an> {bare}', ({ name, bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : { filter: { any: [{ mentions: name }, asFilter(bare)] } }));
  g.rule('post', '[,] whose original {stat} <is|are> {bounds}', ({ stat, bounds }) => stat === 'atk' || stat === 'def' || stat === 'level' ? { filter: { [`original-${stat}`]: bounds } } : undefined);
  // Either of what monsters have one of.
  const below = { max: { sum: [{ stat: 'level', of: 'this' }, -1] } };
  g.rule('post', "whose original Level/Rank is lower than this card's [current] Level", () => ({ filter: { any: [{ 'original-level': below }, { 'original-rank': below }] } }));
  g.rule('post', 'with <the highest|the lowest|highest|lowest> ATK', () => undefined);
  for (const high of ['highest', 'lowest'] as const) for (const stat of ['ATK', 'DEF'] as const)
    g.rule('post', `<with|that has> the ${high} ${stat} [( your choice [,] if tied )]`, () => high === 'highest' && stat === 'DEF' ? { only: 'highest-def' } : { only: `${high}-${stat.toLowerCase() as 'atk' | 'def'}` as const });
  for (const [words, whose] of [["<an opponent's|your opponent's>", { controller: 'opponent' }], ['your', { controller: 'you' }], ['a', {}]] as const) g.rule('post', `${words} Link Monster <points|point> to`, () => ({ filter: { pointedToBy: { is: 'link', ...whose } } }));
  g.rule('post', 'that <a|an> {bare} points to', ({ bare }) => (bare.where && bare.where.join() !== 'field' ? undefined : { filter: { pointedToBy: asFilter(bare) } }));
  g.rule('post', 'in a <{kind:place}>' as '{kind:place}', ({ kind }) => (kind === 'spells-traps' || kind === 'monsters' ? { where: [kind] } : undefined));
  g.rule('post', 'this card [currently] points to', () => ({ filter: { pointedToBy: { this: true } } }));
  g.rule('post', 'in the same column as {pointer}', ({ pointer }) => (pointer.$ref === 'this' || pointer.where ? undefined : { filter: { sameAs: { what: 'column', as: { $what: pointer } as never } } }));
  g.rule('post', 'in the same column as <a|an> {bare}', ({ bare }) => ({ filter: { sameAs: { what: 'column', as: groupOf(bare) } } }));
  g.rule('post', 'in the same column as the {bare}', ({ bare }) => (bare.where ? { filter: { sameAs: { what: 'column', as: groupOf(bare) } } } : undefined));
  g.rule('post', 'in the same column as one of your {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : { filter: { sameAs: { what: 'column', as: groupOf({ ...bare, whose: 'you', where: ['field'] }) } } }));
  g.rule('post', 'in the same <column|columns> as your {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : { filter: { sameAs: { what: 'column', as: groupOf({ ...bare, whose: 'you', where: ['field'] }) } } }));
} // prettier-ignore
/** Which of them must be there; names, and what a card names as its material. */
function including(g: YgoGrammar): void {
  g.rule('post', '[,] but only 1 [copy] of each', () => ({ distinct: 'name' }));
  g.rule('post', '<pointing to|that points to|that point to> this card', () => ({ filter: { pointsTo: { this: true } } }));
  g.rule('post', 'co-linked to this card', () => ({ filter: { pointsTo: { this: true }, pointedToBy: { this: true } } }));
  g.rule('post', '[,] that <has|have> {statCheck}', ({ statCheck }) => ({ filter: statCheck }));
  g.rule('post', 'in this card\'s column', () => ({ filter: { sameAs: { what: 'column', as: 'this' } } }));
  g.rule('post', '[,] including {n:number} {one:bare}', ({ n, one }) => ({ including: [{ filter: asFilter(one), min: n }] }));
  g.rule('post', '[,] including [at least] {n:number} {one:bare} and [at least] {m:number} {two:bare}', ({ n, one, m, two }) => ({ including: [{ filter: asFilter(one), min: n }, { filter: asFilter(two), min: m }] }));
  g.rule('post', '[,] including <a|an> {one:bare}', ({ one }) => ({ including: [{ filter: asFilter(one), min: 1 }] }));
  g.rule('post', '[,] <including at least {n:number}> {one:bare}', ({ n, one }) => n === undefined ? undefined : ({ including: [{ filter: asFilter(one), min: n }] }));
  g.rule('post', 'that <mentions|mention|lists|list> {name:quoted} as [a] <material|Fusion material|Fusion material Monster>', ({ name }) => ({ filter: { mentions: name } }));
  // "With "Warrior" in its original name".
  const named = (...words: (string | undefined)[]): { filter: Filter } => { const all = words.filter((one) => one !== undefined); return { filter: { inOriginalName: all.length === 1 ? all[0]! : all } }; };
  const NAMES = '<its|their> original <name|names>';
  g.rule('post', `[,] <with|that has|that have> {a:quoted} in ${NAMES} [,]` as '{a:quoted}', ({ a }) => named(a));
  g.rule('post', `[,] <with|that has|that have> {a:quoted} or {b:quoted} in ${NAMES} [,]` as '{a:quoted} {b:quoted}', ({ a, b }) => named(a, b));
  g.rule('post', `[,] <with|that has|that have> {a:quoted} , {b:quoted} [,] or {c:quoted} in ${NAMES} [,]` as '{a:quoted} {b:quoted} {c:quoted}', ({ a, b, c }) => named(a, b, c));
  g.rule('post', '[,] whose original name includes {a:quoted} [,]', ({ a }) => named(a));
  // "That mentions a "Toon" card's name", "that lists a "HERO" monster as material".
  g.rule('post', "[,] that <mentions|mention|specifically lists|specifically list> <a|an> {series:quoted} <monster's card name|monster's name|card's name> [in its text]" as '{series:quoted}', ({ series }) => ({ filter: { mentionsOneOf: series } }));
  g.rule('post', "[,] that <mentions|mention|specifically lists|specifically list> <a|an> {series:quoted} monster's card name or {name:quoted} [in its text]" as '{series:quoted} {name:quoted}', ({ series, name }) => ({ filter: { any: [{ mentionsOneOf: series }, { mentions: name }] } }));
  g.rule('post', '[,] that <has|have> <a coin tossing effect|coin tossing effects|an effect that tosses a coin>', () => ({ filter: { tossesCoin: true } }));
  const ASKS_FOR = '[,] that <mentions|mention|lists|list>';
  const AS = 'as [a] <material|materials|Fusion material>';
  g.rule('post', `${ASKS_FOR} <a|an> {series:quoted} <monster|Tuner> ${AS}` as '{series:quoted}', ({ series }) => ({ filter: { listsMaterial: { series } } }));
  g.rule('post', `${ASKS_FOR} <a|an> {is:monsterKind} Monster ${AS}` as '{is:monsterKind}', ({ is }) => ({ filter: { listsMaterial: { is } } }));
  g.rule('post', 'that <mentions|mention|specifically lists|specifically list> {name:quoted} [in its text]', ({ name }) => ({ filter: { mentions: name } }));
} // prettier-ignore
/** Counters, how it was Summoned, what it is equipped with. */
function counters(g: YgoGrammar): void {
  g.rule('post', 'with {n:number} or more {kind:counterName}', ({ n, kind }) => ({ filter: { counters: { kind, min: n } } }));
  g.rule('post', 'with {n:number} {kind:counterName}', ({ n, kind }) => ({ filter: { counters: { kind, min: n } } }));
  g.rule('post', 'with {n:number} [or more] counters [on it]', ({ n }) => ({ filter: { counters: { min: n } } }));
  g.rule('post', 'with {n:number} {kind:counterName} on it', ({ n, kind }) => ({ filter: { counters: { kind, min: n } } }));
  g.rule('post', 'that <has|have> [<a|an>] {kind:counterName}', ({ kind }) => ({ filter: { counters: { kind, min: 1 } } }));
  g.rule('post', 'with {kind:counterName}', ({ kind }) => ({ filter: { counters: { kind, min: 1 } } }));
  g.rule('post', 'with <a|an> {kind:counterName}', ({ kind }) => ({ filter: { counters: { kind, min: 1 } } }));
  g.rule('post', 'that <is|are> {how:summonWord} Summoned', () => undefined);
  g.rule('post', 'that <was|were> Normal Summoned/Set', () => ({ filter: { summoned: 'normal' } }));
  g.rule('post', 'that <was|were> {how:summonWord} Summoned', ({ how }) => ({ filter: { summoned: how } }));
  g.rule('post', 'that <was|were|are> {how:summonWord} Summoned from the {from:places}', ({ how, from }) => ({ filter: { summoned: how, summonedFrom: from } }));
  g.rule('post', ', that <was|were> {how:summonWord} Summoned from the {from:places} ,', ({ how, from }) => ({ filter: { summoned: how, summonedFrom: from } }));
  g.rule('post', 'that <was|were> {a:summonWord} or {b:summonWord} Summoned from the {from:places}', ({ a, b, from }) => ({ filter: { summoned: [a, b], summonedFrom: from } }));
  g.rule('post', 'that <was|were> not Summoned this turn', () => ({ filter: { not: { summonedThisTurn: true } } }));
  g.rule('post', 'Summoned this turn', () => ({ filter: { summonedThisTurn: true } }));
  g.rule('post', '{how:summonWord} Summoned this turn', ({ how }) => ({ filter: { summoned: how, summonedThisTurn: true } }));
  g.rule('post', '{how:summonWord} Summoned from the {from:places}', ({ how, from }) => ({ filter: { summoned: how, summonedFrom: from } }));
  g.rule('post', 'that <was|were> <{how:summonWord} Summoned this turn|summoned this turn>', ({ how }) => ({ filter: { ...(how && { summoned: how }), summonedThisTurn: true } }));
  g.rule('post', 'that <is|are> equipped with <an Equip Card(s)|Equip Cards>', () => ({ filter: { equipped: true } }));
  g.rule('post', 'that <is|are> equipped with Equip Spells', () => ({ filter: { equippedWith: { kind: 'spell', property: 'equip' } } }));
  g.rule('post', 'that <is|are> equipped with <a|an> {one:bare}', ({ one }) => (asFilter(one).isEquip ? undefined : { filter: { equippedWith: wornAs(one) } }));
  g.rule('post', '<that you own|you own|[that <is|are>] owned by you>', () => ({ filter: { owner: 'you' } }));
  g.rule('post', '[that <is|are>] owned by <your opponent|the opponent>', () => ({ filter: { owner: 'opponent' } }));
  g.rule('post', 'that has the same name it does', (_, context) => (context.property === 'equip' ? { filter: { noneOf: 'equipped', sameAs: { what: 'name', as: 'equipped' } } } : undefined));
  g.rule('post', 'equipped with <an Equip Card(s)|Equip Cards>', () => ({ filter: { equipped: true } }));
  g.rule('post', 'equipped with Equip Spells', () => ({ filter: { equippedWith: { kind: 'spell', property: 'equip' } } }));
  g.rule('post', 'equipped with <a|an> {one:bare}', ({ one }) => (asFilter(one).isEquip ? undefined : { filter: { equippedWith: wornAs(one) } }));
  g.rule('post', 'equipped with {name:quoted}', ({ name }) => ({ filter: { equippedWith: { name } } }));
} // prettier-ignore
/** "Except this card", kinds in parentheses. */
function excepted(g: YgoGrammar): void {
  g.rule('post', '[,] that can be Normal Summoned/Set [,]', () => ({ filter: { normalSummonable: true } }));
  g.rule('post', '[,] that <is|are> not {pointer}', ({ pointer }) => (pointer.$ref === 'this' || pointer.where ? undefined : { filter: { noneOf: { $what: pointer } as never } }));
  for (const words of ['{a:quoted} [,] and {b:quoted}', '{a:quoted} , {b:quoted} [,] and {c:quoted}'] as const)
    g.rule('post', `[,] that <mentions|mention> [all of] ${words}` as '{a:quoted} {b:quoted} [{c:quoted}]', ({ a, b, c }) => ({ filter: { all: [a, b, ...(c === undefined ? [] : [c])].map((name) => ({ mentions: name })) } }));
  g.rule('post', 'that cannot be Normal Summoned', () => ({ filter: { normalSummonable: false } }));
  g.rule('post', '[,] that cannot be Normal Summoned/Set', () => ({ filter: { normalSummonable: false } }));
  g.rule('post', '[,] except {exception}', ({ exception }) => ({ filter: { not: exception } }));
  g.rule('post', '[,] <except|other than> the battling monster', () => ({ filter: { not: { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] } } }));
  g.rule('post', '( except {exception} )', ({ exception }) => ({ filter: { not: exception } }));
  g.rule('post', '( {races} )', ({ races }) => ({ filter: races }));
  g.rule('post', '( {attributes} )', ({ attributes }) => ({ filter: attributes }));
  g.rule('post', '( {monsterKinds} )', ({ monsterKinds }) => (typeof monsterKinds.is === 'string' ? undefined : { filter: monsterKinds }));
  g.rule('post', '( {a:monsterKind} / {b:monsterKind} )', ({ a, b }) => ({ filter: { is: [a, b] } }));
  g.rule('post', '( {a:monsterKind} / {b:monsterKind} / {c:monsterKind} )', ({ a, b, c }) => ({ filter: { is: [a, b, c] } }));
  g.rule('post', '( {a:monsterKind} / {b:monsterKind} / {c:monsterKind} / {d:monsterKind} )', ({ a, b, c, d }) => ({ filter: { is: [a, b, c, d] } }));
  g.rule('post', '[,] <except|other than> this card', () => ({ filter: { other: true } }));
  g.rule('post', '( <except|other than> this card )', () => ({ filter: { other: true } }));
  g.rule('post', '( <except|other than> {pointer} )', ({ pointer }) => (pointer.$ref === 'this' || pointer.where ? undefined : { filter: { noneOf: { $what: pointer } as never } }));
  g.rule('post', '<that has|with> a number between {a:quoted} and {b:quoted} in its name', ({ a, b }) => (/^\d+$/.test(a + b) ? { filter: { number: { min: Number(a), max: Number(b) } } } : undefined));
  // An archetype is what stands in the name.
  g.rule('post', 'with {series:quoted} in its [card] name', ({ series }) => ({ filter: { series } }));
  g.rule('post', '[,] except this one', () => ({ filter: { other: true } }));
} // prettier-ignore
/** What is left out, of a rule about Summons, of what is chosen. */
function exceptions(g: YgoGrammar): void {
  g.rule('exception', '{names}', ({ names }) => names);
  for (const [word, lets] of [['Fusion', 'fusion'], ['Ritual', 'ritual'], ['Synchro', 'synchro'], ['Xyz', 'xyz'], ['Link', 'link'], ['Pendulum', 'pendulum']] as const) g.rule('bySummon', `[a|an] ${word} Summon`, () => ({ lets }));
  g.rule('exceptions', 'by {bySummon}', ({ bySummon }) => bySummon);
  g.rule('exceptions', '[for] {exception}', ({ exception }) => exception);
  g.rule('exceptions', '[for] {exception} , or [monsters] from {where}', ({ exception, where }) => (where.whose === 'their' || where.filter ? undefined : { any: [exception, { place: oneOrList(where.where), ...(where.whose && { owner: where.whose }) }] }));
  g.rule('exceptions', "{adjectives} monsters'", ({ adjectives }) => ({ kind: 'monster', ...adjectives }));
  g.rule('exception', '[<a|an>] {alike}', ({ alike }) => alike.noun === 'name' || alike.where || alike.whose || (alike.noun === 'card' && Object.keys(alike.filter).length === 0) ? undefined : asFilter(alike));
  // "Except other monsters you control": whose those are, not the others.
  g.rule('exception', '{alike} <you control|on your field>', ({ alike }) => (alike.where || alike.whose ? undefined : both(asFilter(alike), { controller: 'you' })));
  g.rule('exception', '<a|an> {alike} or {pointer}', ({ alike, pointer }) => (alike.noun === 'name' || alike.where || alike.whose || pointer.$ref !== 'done' ? undefined : { any: [asFilter(alike), { oneOf: { $what: pointer } as never }] }));
  for (const [words, zone] of [['Extra', 'extra'], ['Main', 'main']] as const) g.rule('exception', `[those] in the ${words} Monster Zone(s)`, () => ({ zone }));
  g.rule('exception', 'from {where}', ({ where }) => (where.whose === 'their' || where.filter ? undefined : { place: oneOrList(where.where), ...(where.whose && { owner: where.whose }) }));
  g.terminal('counterName', { begins: ['capital', 'word'], marks: ['.', '-'] }, counterName);
} // prettier-ignore
const isCounter = (token: Token | undefined): boolean => token !== undefined && /^counters?$/.test(token.word);
/** Counters are capitalised, not quoted: "Spell Counter". */
function counterName(tokens: readonly Token[], at: number): { value: string; to: number }[] {
  if (!tokens[at]!.capital) return isUnnamedCounter(tokens, at) ? [{ value: 'Counter', to: at + 1 }] : [];
  const words: string[] = [];
  for (let to = at; to < Math.min(at + 5, tokens.length); to++) {
    const token = tokens[to]!;
    if (isCounter(token) && words.length > 0 && token.capital) return [{ value: `${words.join(' ')} Counter`, to: to + 1 }];
    const initials = twoInitials(tokens, to);
    if (initials && isCounter(tokens[to + 4])) return [{ value: `${initials} Counter`, to: to + 5 }];
    // "A-Counter".
    if (token.word === '-' && tokens[to + 1]?.capital && isCounter(tokens[to + 1])) return [{ value: `${words.join(' ')}-Counter`, to: to + 2 }];
    if (token.kind !== 'word' || !token.capital) return [];
    words.push(token.word[0]!.toUpperCase() + token.word.slice(1));
  }
  return [];
} // prettier-ignore
/** Counters without a name, on this card: "1 counter on it". */
function isUnnamedCounter(tokens: readonly Token[], at: number): boolean {
  const [on, first, second] = [1, 2, 3].map((n) => tokens[at + n]?.word);
  return isCounter(tokens[at]) && (on === 'on' || on === 'from') && (first === 'it' || (first === 'this' && second === 'card'));
} // prettier-ignore
/** "E.C.", of "E.C. Counter". */
function twoInitials(tokens: readonly Token[], at: number): string | undefined {
  const [a, dot, b, end] = tokens.slice(at, at + 4);
  const isInitials = a?.capital && a.word.length === 1 && dot?.word === '.' && b?.word.length === 1 && end?.word === '.';
  return isInitials ? `${a.word.toUpperCase()}.${b.word.toUpperCase()}.` : undefined;
} // prettier-ignore
