/** Where somebody decides: "either add it to your hand or Special Summon it", "choose 1 of them", cards excavated and looked at. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, both, cards, isNoun, isPointer, type Noun, type Pointer, type What } from './noun.ts';

export function choosing(g: YgoGrammar): void {
  eitherOf(g);
  thrown(g);
  singledOut(g);
  excavated(g);
}
const one = (...options: Draft[][]): Draft[] => [{ do: 'choose', options: options.map((doing) => ({ do: doing })) }];

/** "Toss a coin, and if the result is heads, …", "Roll a six-sided die, and … the result". */
function thrown(g: YgoGrammar): void {
  for (const side of ['heads', 'tails'] as const)
    g.rule('operations', `toss a coin [,] and if <the result is|it is> ${side} , {b:operations}`, ({ b }) => [{ do: 'coin', [side]: b }]);
  // What comes of it is told in the sentences after it.
  g.rule('action', 'toss a coin and call <it|Heads or Tails>', () => [{ do: 'coin', right: [] }]);
  for (const side of ['right', 'wrong'] as const) g.rule('continuation', `If <you|they> call it ${side} , {operations}` as '{operations}', ({ operations }) => [{ do: 'coin', [side]: operations }]);
  for (const [side, n] of [['heads', 2], ['tails', 0]] as const)
    g.rule('operations', `toss a coin twice [,] and if <the result is 2 ${side}|both [results] are ${side}> , {b:operations}` as '{b:operations}', ({ b }) => (b.some((one) => one['if']) ? undefined : [{ do: 'coin', count: 2 }, { ...b[0], if: { amount: { from: 'heads' }, is: n }, join: 'and-if-you-do' }, ...b.slice(1)]));
  const IF = 'if <at least|> {m:number} [or more] of the results are heads';
  const at = (m: number): object => ({ if: { amount: { from: 'heads' }, is: { min: m } } });
  g.rule('operations', `toss a coin {n:number} times and {a:action} ${IF}`, ({ n, a, m }) => (a.length === 1 ? [{ do: 'coin', count: n }, { ...a[0], ...at(m), join: 'and-if-you-do' }] : undefined));
  for (const [words, join] of [['<, and|and|, also>', 'and-if-you-do'], [', then', 'then']] as const)
    g.rule('operations', `roll a six-sided die ${words} {b:operations}`, ({ b }) => (JSON.stringify(b).includes('"from":"rolled"') ? [{ do: 'die' }, { ...b[0], join }, ...b.slice(1)] : undefined));
  // "Unless you roll a 1 or 6": what lies between.
  g.rule('operations', 'roll a six-sided die , and {a:action} unless you roll a {n:number} or {m:number}', ({ a, n, m }) => (n === 1 && m === 6 && a.length === 1 && !a[0]!['if'] ? [{ do: 'die' }, { ...a[0], if: { amount: { from: 'rolled' }, is: { min: 2, max: 5 } }, join: 'and-if-you-do' }] : undefined));
} // prettier-ignore

const nowhere = (draft: Draft): boolean => {
  const what = (draft['cards'] as { $what?: What } | undefined)?.$what;
  return what !== undefined && isNoun(what) && !what.where && !what.among && !what.looked;
};
/** Two things of which one is done; of the second, "it" is what the first would choose. */
export function eitherDone(a: readonly Draft[], b: readonly Draft[]): Draft[] | undefined {
  const [first, other] = [a[0]!, b[0]!];
  // "Special Summon 1 "X", or add 1 "Y", from your Deck": where is said of both.
  if (first['do'] === 'special-summon' && nowhere(first) && !nowhere(other)) return undefined;
  if (a.length !== 1 || b.length !== 1 || other['optional'] || [first, other].some((each) => each['if'] || each['by'] || ['choose', 'apply', 'later'].includes(String(each['do'])))) return undefined;
  const { optional, ...does } = first;
  const same = inPlaceOf(does, other);
  return same && [{ ...one([does], [same])[0], ...(optional === true && { optional }) }];
} // prettier-ignore

/** Two things of which one is done, to the same cards or not. */
function eitherOf(g: YgoGrammar): void {
  g.table('goal', {
    'add to your hand': { do: 'add' },
    'add it to your hand': { do: 'add' },
    'Special Summon': { do: 'special-summon' },
    'Special Summon it': { do: 'special-summon' },
    'Special Summon it to your field': { do: 'special-summon' },
    'send to the GY': { do: 'send' },
    'send it to the GY': { do: 'send' },
    'banish': { do: 'banish' },
    'banish it': { do: 'banish' },
    'destroy': { do: 'destroy' },
    'return to the hand': { do: 'return', to: 'hand' },
    'shuffle into the Deck': { do: 'return', to: 'deck' },
    'Set': { do: 'set' },
    'Set it': { do: 'set' },
    'place it in your Pendulum Zone': { do: 'place', to: 'pendulum-zone' },
  });
  g.rule('goal', 'Special Summon it {tails:operationTails}', ({ tails }) => ({ do: 'special-summon', ...tails }));
  const same = (what: What, a: Draft, b: Draft): Draft[] => one([{ ...a, cards: cards(what) }], [{ ...b, cards: cards(what) }]);
  g.rule('action', '[either] {a:goal} [,] or {b:goal} [,] {what}', ({ a, b, what }) => (isNoun(what) ? same(what, a, b) : undefined));
  g.rule('action', '[either] {a:goal} [,] or {b:goal} [,] {what} [,] except {x:exception}', ({ a, b, what, x }) => (isNoun(what) && !what.filter.not ? same({ ...what, filter: { ...what.filter, not: x } }, a, b) : undefined));
  g.rule('action', 'take {what} [,] and [either] {a:goal} [,] or {b:goal}', ({ a, b, what }) => (isNoun(what) ? same(what, a, b) : undefined));
  g.rule('action', 'take {what} [,] except {x:exception} , and [either] {a:goal} [,] or {b:goal}', ({ a, b, what, x }) => (isNoun(what) && !what.filter.not ? same({ ...what, filter: { ...what.filter, not: x } }, a, b) : undefined));
  // "Take 1 Dragon monster from your Deck and place it on top of your Deck": it is what is taken.
  const taken = (what: What, ...all: (readonly Draft[])[]): Draft[][] | undefined => {
    const done = all.map((one) => withTaken(what, one));
    return done.every((one) => one !== undefined) ? done : undefined;
  };
  for (const [except, of] of [['', (what: What) => what], [' , except {x:exception} ,', (what: What, x: Filter): What | undefined => (isNoun(what) && !what.filter.not ? { ...what, filter: { ...what.filter, not: x } } : undefined)]] as const) {
    g.rule('action', `take {what}${except} [,] and {a:action}` as '{what} {x:exception} {a:action}', ({ what, x, a }) => { const it = of(what, x); return it && taken(it, a)?.[0]; });
    g.rule('action', `take {what}${except} [,] and [either] {a:action} [,] or {b:action}` as '{what} {x:exception} {a:action} {b:action}', ({ what, x, a, b }) => { const it = of(what, x); const both = it && taken(it, a, b); return both && one(...both); });
  }
  g.rule('action', 'either {a:action} [,] or {b:action}', ({ a, b }) => eitherDone(a, b));
  // "From your hand, either Special Summon 1 Dragon monster, or Set 1 Trap": both from there.
  g.rule('action', 'from {where} , either {a:action} [,] or {b:action}', ({ where: { where, whose, filter }, a, b }) => {
    const there = (all: readonly Draft[]): Draft[] | undefined => {
      const [only, more] = all;
      const of = only?.['cards'] as { $what?: What; $in?: unknown } | undefined;
      if (!only || more || only['optional'] || only['if'] || !of?.$what || !isNoun(of.$what) || of.$what.where || of.$what.whose) return undefined;
      const { $in: _in, ...cards } = of;
      return [{ ...only, cards: { ...cards, $what: { ...of.$what, where, ...(whose && { whose }) } } }];
    };
    const [x, y] = [there(a), there(b)];
    return filter || whose === 'their' || !x || !y ? undefined : one(x, y);
  });
  g.rule('doing', '{a:action} [,] or {b:action}', ({ a, b }) => eitherDone(a, b));
  g.rule('doing', '{a:action} [,] or {b:action} ( this is a Quick Effect )', ({ a, b }) => eitherDone(a, b)?.map((one) => ({ ...one, $quick: true })));
  const IT: What = { $ref: 'it' };
  g.rule('action', 'either {a:goal} or {b:goal}', ({ a, b }) => same(IT, a, b));
  g.rule('action', '{a:goal} or {b:goal}', ({ a, b }) => same(IT, a, b));
  g.rule('action', 'Set {what} or add it to your hand', ({ what }) => same(what, { do: 'set' }, { do: 'add' }));
  g.rule('action', 'add {what} to your hand or Special Summon it [{tails:operationTails}]', ({ what, tails }) => same(what, { do: 'add' }, { do: 'special-summon', ...tails }));
  g.rule('action', 'add {what} to your hand , or Special Summon it [{tails:operationTails}]', ({ what, tails }) => same(what, { do: 'add' }, { do: 'special-summon', ...tails }));
  g.rule('action', 'add {what} to your hand or send it to the GY', ({ what }) => same(what, { do: 'add' }, { do: 'send' }));
  g.rule('action', 'add {what} to your hand or banish it', ({ what }) => same(what, { do: 'add' }, { do: 'banish' }));
} // prettier-ignore

/** What is done to "it", done to the cards that are taken. */
function withTaken(what: What, [first, ...more]: readonly Draft[]): Draft[] | undefined {
  const cards = first?.['cards'] as { $what?: What } | undefined;
  const it = cards?.$what;
  if (!first || !isNoun(what) || !it || !isPointer(it) || it.$ref !== 'it' || it.where || first['if'] || first['optional'] || first['do'] === 'modify') return undefined;
  if (what.count === undefined || what.count === 'all' || (what.count === 1) === (it.plural === true)) return undefined;
  return [{ ...first, cards: { ...cards, $what: what } }, ...more];
} // prettier-ignore

/** "It" is what would have been chosen; a kind of card without a place is one from the same place. */
export function inPlaceOf(first: Draft, other: Draft): Draft | undefined {
  const [a, b] = [first, other].map((one) => (one['cards'] as { $what?: What } | undefined)?.$what);
  if (!a || !b || 'several' in a || 'several' in b) return other;
  // "Shuffle this card into the Deck or discard 1 card": from the hand.
  if (isPointer(a) && a.$ref === 'this' && isNoun(b) && other['do'] === 'discard') return other;
  if (isPointer(b)) return theSame(first, other, a, b);
  if (b.where || b.whose || b.among) return other;
  return isNoun(a) && a.where ? { ...other, cards: { ...(other['cards'] as object), $what: { ...b, where: a.where, ...(a.whose && { whose: a.whose }) } } } : undefined;
} // prettier-ignore

function theSame(first: Draft, other: Draft, a: Noun | Pointer, b: Pointer): Draft | undefined {
  const same = { ...other, cards: first['cards'] };
  // "Special Summon it from your Deck instead": one like it, from there.
  if (b.$ref === 'it' && b.where && isNoun(a)) return fromElsewhere(other, a, b);
  if (b.$ref !== 'that' || !isNoun(a)) return b.$ref === 'it' ? same : other;
  return a.count === 1 && !b.filter && !b.whose && !b.plural && !b.at ? { ...same, $untargeted: true } : undefined;
}
function fromElsewhere(other: Draft, a: Noun, { where, whose, filter }: Pointer): Draft | undefined {
  if (filter || !where || a.among || a.count !== 1) return undefined;
  return { ...other, cards: { ...(other['cards'] as object), $what: { ...a, where, ...(whose && { whose }) } } };
}

/** "Choose 1 card on the field, and …": what follows speaks of it. */
function singledOut(g: YgoGrammar): void {
  const chosen = (what: What, more: object = {}): Draft[] | undefined => (isNoun(what) && what.count !== 'all' ? [{ do: 'single-out', cards: cards(what), named: 'chosen', ...more }] : undefined);
  g.rule('action', 'choose {what}', ({ what }) => chosen(what));
  for (const verb of ['choose', 'take'] as const)
    g.rule('operations', `${verb} {what} , {b:operations}`, ({ what, b }) => { const first = isNoun(what) && typeof what.count === 'number' && (what.count > 1 || (verb === 'choose' && what.among && !b[0]!['optional'])) ? chosen(what) : undefined; return first && [...first, { ...b[0], join: 'and' }, ...b.slice(1)]; });
  g.rule('action', 'take {what}', ({ what }) => (isNoun(what) && typeof what.count === 'number' && what.count > 1 ? chosen(what) : undefined));
  g.rule('operations', 'your opponent chooses {what} , you {b:operations}', ({ what, b }) => { const first = chosen(what, { by: 'opponent' }); return first && !b[0]!['optional'] ? [...first, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)] : undefined; });
  // "Halve the ATK of 1 monster, and if you do, add that lost ATK to the other monster": of two targets.
  const OF_BOTH: What = { noun: 'monster', count: 1, filter: {}, among: { $ref: 'target', plural: true } };
  for (const [before, after] of [['', '[{until}]'], ['{until} [,] ', '']] as const)
    g.rule('operations', `${before}halve the {stats} of 1 [of those] monster(s) , and if you do , add that lost {now:stats} to the other monster ${after}` as '{stats} {now:stats} [{until}]', ({ stats, now, until }) => (stats.length > 1 || stats.join() !== now.join() ? undefined : [...chosen(OF_BOTH)!, { do: 'modify', cards: cards({ $ref: 'done', done: 'chosen', noun: 'monster' }), stat: stats[0]!, op: '×', value: 0.5, ...(until && { until }), join: 'and' }, { do: 'modify', cards: cards({ $ref: 'rest' }), stat: stats[0]!, op: '+', value: { $changed: true }, ...(until && { until }), join: 'and-if-you-do' }]));
  const PICKED = [['your opponent <chooses|picks> {n:number} [of them]', 'opponent'], ['your opponent randomly <chooses|picks> {n:number} [of them]', 'random']] as const;
  const GIVEN = [['for you to add to your hand', { do: 'add' }], ['for you to Special Summon [to your field]', { do: 'special-summon' }], ['for you to Special Summon , ignoring its Summoning conditions', { do: 'special-summon', ignoringConditions: true }], ['to add to your hand', { do: 'add' }]] as const;
  const shows = [...PICKED.flatMap(([words, by]) => GIVEN.map(([tail, doing]) => [`${words} ${tail}`, by, doing] as const)), ['your opponent randomly adds {n:number} of them to your hand', 'random', { do: 'add' }] as const];
  for (const [words, by, doing] of shows) {
    const first = `reveal {what} , [<then|and>] ${words}` as '{what} {n:number}';
    g.rule('operations', first, ({ what, n }) => shown(what, n, by, doing));
    g.rule('operations', `${first} {join} {c:operations}`, ({ what, n, join, c }) => { const all = shown(what, n, by, doing); return all && [...all, { ...c[0], ...join }, ...c.slice(1)]; });
    g.rule('operations', `${first} , {c:operations}`, ({ what, n, c }) => { const all = c[0]?.['do'] === 'shuffle' ? shown(what, n, by, doing) : undefined; return all && [...all, { ...c[0], join: 'also' }, ...c.slice(1)]; });
  }
  g.rule('action', 'you send the <rest|others> to the GY', () => [{ do: 'send', cards: cards({ $ref: 'rest' }) }]);
  g.rule('action', 'you shuffle the rest [back] into <your|the> Deck', () => [{ do: 'shuffle', where: 'deck', whose: 'you' }]);
  g.rule('action', 'your opponent chooses {what}', ({ what }) => chosen(what, { by: 'opponent' }));
} // prettier-ignore

/** Cards shown, of which the other player, or chance, chooses some. */
function shown(what: What, n: number, by: 'opponent' | 'random', doing: object): Draft[] | undefined {
  if (!isNoun(what) || typeof what.count !== 'number' || what.count <= n) return undefined;
  return [
    { do: 'reveal', cards: cards(what, ['hand']) },
    {
      ...doing,
      cards: cards({ noun: 'card', count: n, by, filter: {}, among: { $ref: 'it', plural: true } }),
      join: 'and-if-you-do',
    },
  ];
}

/** Cards excavated: what is done with one of them, and with the rest. */
function excavated(g: YgoGrammar): void {
  const SHOWN = { oneOf: { named: 'shown' } } as never;
  const DECK = { where: ['deck' as const], whose: 'you' as const };
  const shown = (noun: Noun): Noun | undefined => (noun.where || noun.whose ? undefined : { ...noun, ...DECK, filter: both(noun.filter, SHOWN) });
  g.rule('action', 'excavate the top {n:number} cards <of|from> your Deck', ({ n }) => [{ do: 'excavate', count: n, named: 'shown' }]);
  g.rule('action', 'excavate <cards from the top of your Deck|the top cards of your Deck|a number of cards from the top of your Deck> [,] equal to {value}', ({ value }) => [{ do: 'excavate', count: value, named: 'shown' }]);
  g.rule('action', 'excavate the top card of your Deck', () => [{ do: 'excavate', count: 1, named: 'shown' }]);
  // "Choose a number from 1 to 3, then excavate that many cards".
  const chosen = (min: number, max: number, more: readonly Draft[]): Draft[] | undefined => (min < max ? [{ do: 'declare', what: 'number', is: { min, max } }, { do: 'excavate', count: { from: 'declared' }, named: 'shown', join: 'then' }, { ...more[0], join: 'and-if-you-do' }, ...more.slice(1)] : undefined);
  g.rule('operations', 'choose <a number from {n:number} to {m:number}|either {n:number} or {m:number}> <, then|and> excavate that many cards from the top of your Deck , {more:operations}', ({ n, m, more }) => chosen(n!, m!, more));
  for (const [verb, doing] of [['add', { do: 'add' }], ['Special Summon', { do: 'special-summon' }], ['send', { do: 'send' }], ['Set', { do: 'set' }]] as const) {
    const to = verb === 'add' ? ' to your hand' : verb === 'send' ? ' to the GY' : '';
    g.rule('action', `${verb} any excavated {a:bare} and {b:bare}${to}`, ({ a, b }) => { const noun = a.where || b.where || a.whose || b.whose ? undefined : shown({ noun: 'card', count: 'all', filter: { any: [asFilter(a), asFilter(b)] } }); return noun && [{ ...doing, cards: cards(noun) }]; });
    g.rule('action', `${verb} any excavated {alike}${to}`, ({ alike }) => { const noun = shown({ ...alike, count: 'all' }); return noun && [{ ...doing, cards: cards(noun) }]; });
    if (verb === 'Special Summon') g.rule('action', 'Special Summon {quantity} excavated {alike} {tails:operationTails}', ({ quantity, alike, tails }) => { const noun = quantity.filter || quantity.whose ? undefined : shown({ ...alike, count: quantity.count! }); return noun && [{ ...doing, cards: cards(noun), ...tails }]; });
    g.rule('action', `${verb} {quantity} excavated {alike}${to}`, ({ quantity, alike }) => { const noun = quantity.filter || quantity.whose ? undefined : shown({ ...alike, count: quantity.count! }); return noun && [{ ...doing, cards: cards(noun) }]; });
  }
  g.rule('action', '[either] {a:goal} [,] or {b:goal} [,] {quantity} excavated {alike}', ({ a, b, quantity, alike }) => { const noun = quantity.filter || quantity.whose || quantity.count === undefined ? undefined : shown({ ...alike, count: quantity.count }); return noun && one([{ ...a, cards: cards(noun) }], [{ ...b, cards: cards(noun) }]); });
  // Until one is found: that one, and the rest.
  for (const [words, doing] of [['add {it} to your hand', { do: 'add' }], ['Special Summon {it}', { do: 'special-summon' }], ['send {it} to the GY', { do: 'send' }]] as const)
    for (const [comma, first] of [[', then', 'then'], ['<,|, and>', 'and-if-you-do']] as const)
      g.rule('operations', `excavate <the top cards of your Deck|cards from the top of your Deck> until you excavate <a|an> {bare} ${comma} ${words.replace('{it}', '<it|that {again:bare}|that card|that monster>')} {join} {c:operations}` as '{bare} [{again:bare}] {join} {c:operations}', ({ bare, again, join, c }) => (bare.where || bare.whose || (again && JSON.stringify(again.filter) !== JSON.stringify(bare.filter)) ? undefined : [{ do: 'excavate', until: asFilter(bare), named: 'shown' }, { ...doing, cards: { named: 'found' }, join: first }, { ...c[0], ...join }, ...c.slice(1)]));
  g.rule('operations', '{a:doing} , {b:operations}', ({ a, b }) => (a.length === 1 && a[0]!['do'] === 'excavate' ? [...a, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)] : undefined));
  const rest: Noun = { noun: 'card', count: 'all', ...DECK, filter: SHOWN };
  g.rule('action', '<place|return> <the rest|the rest of the cards|the remaining cards|the other cards> <on|to> [the] bottom of <your|the> Deck [<in any order|in random order>]', () => [{ do: 'return', to: 'deck-bottom', cards: cards(rest) }]);
  g.rule('action', '<place|return> <the rest|the rest of the cards|the remaining cards|the other cards> <on|to> [the] top of <your|the> Deck [<in any order>]', () => [{ do: 'return', to: 'deck-top', cards: cards(rest) }]);
  g.rule('action', 'shuffle <the rest|the rest of the cards|the remaining cards|the other cards> [back] into <your|the> Deck', () => [{ do: 'shuffle', where: 'deck', whose: 'you' }]);
  g.rule('action', 'banish the remaining cards [,] face-down', () => [{ do: 'banish', cards: cards(rest), face: 'down' }]);
  g.rule('action', 'send <the rest|the rest of the cards|the remaining cards|the other cards> to the GY', () => [{ do: 'send', cards: cards(rest) }]);
} // prettier-ignore
