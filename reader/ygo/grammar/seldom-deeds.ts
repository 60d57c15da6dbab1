/** Deeds told in few words of their own: damage of the effect that is answered, cards given up until so many are left, what is done to whoever's turn it is. */
import type { Amount, Condition, Filter, Place, Stat, Whose } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import {
  asFilter,
  both,
  cards,
  groupOf,
  isNoun,
  merge,
  oneOrList,
  type Noun,
  type Pointer,
  type What,
} from './noun.ts';
import { placeOf } from './nouns.ts';
import { modify } from './values.ts';

export function seldomDeeds(g: YgoGrammar): void {
  timeOfTheFirst(g);
  answeredDamage(g);
  downTo(g);
  ofTheTurnPlayer(g);
  valuesOf(g);
  wheneverThisTurn(g);
  oneByOne(g);
  differences(g);
  small(g);
}

const near = (it: Pointer): Pointer => (it.$ref === 'it' ? { ...it, near: true } : it);
/** "But it cannot attack this turn, also its effects are negated": only the first for this turn. */
function timeOfTheFirst(g: YgoGrammar): void {
  for (const [words, plural] of [['<its effects are negated|it has its effects negated>', {}], ['<their effects are negated|they have their effects negated>', { plural: true }]] as const)
    for (const time of ['this turn , also', 'for the rest of this turn , also'] as const)
      g.rule('operations', `{a:doing} , but {it:pointer} {predicate} ${time} ${words}` as '{a:doing} {it:pointer} {predicate}', ({ a, it, predicate }) => (it.$ref === 'this' ? undefined : [
        ...a,
        { do: 'apply', to: cards(near(it)), until: 'end-of-turn', rules: predicate, join: 'and-if-you-do' },
        { do: 'negate-effects', cards: cards({ $ref: 'it', near: true, ...plural }), until: 'leaves', join: 'and' },
      ]));
} // prettier-ignore

/** "Make that effect damage 0", "your opponent takes the damage instead": of the effect that is answered, in this Chain. */
function answeredDamage(g: YgoGrammar): void {
  const LINK = { oneOf: cards({ $ref: 'link' }) };
  const changed = (change: string, player: Whose = 'you'): Draft[] => [{ do: 'apply', until: 'end-of-chain', rules: [{ rule: 'effect-damage', player, change, from: LINK }] }];
  const THAT = '<from that effect|from that card or effect|from that card>';
  g.rule('action', 'make that effect damage <0|become 0>', () => changed('none', 'either'));
  g.rule('action', `<make that effect damage to you <0|become 0>|you take no [effect] damage ${THAT}>`, () => changed('none'));
  g.rule('action', `<halve the [effect] damage you take ${THAT}|the [effect] damage you take ${THAT} is halved>`, () => changed('half'));
  g.rule('action', `your opponent takes <that|the> [effect] damage [${THAT.slice(1, -1)}] [,] instead`, () => changed('opponent-takes-it'));
  g.rule('action', 'your opponent takes twice the effect damage you would have taken [,] instead', () => [{ do: 'apply', until: 'end-of-chain', rules: ['double', 'opponent-takes-it'].map((change) => ({ rule: 'effect-damage', player: 'you', change, from: LINK })) }]);
  g.rule('action', 'double that damage inflicted to your opponent', () => changed('double', 'opponent'));
} // prettier-ignore

/** "They must send cards to the GY so they control 2 cards": as many as there are too many. */
function downTo(g: YgoGrammar): void {
  const minus = (count: object, less: Amount): Amount => ({ sum: [{ count }, less] }) as Amount;
  const DOING = [['send', 'to the GY', { do: 'send' }], ['banish', 'face-down', { do: 'banish', face: 'down' }], ['banish', '', { do: 'banish' }], ['destroy', '', { do: 'destroy' }]] as const;
  const rest = (doing: object, where: 'field' | 'monsters', less: Amount): Draft[] => {
    const many = minus({ where, whose: 'opponent' }, less);
    return [{ ...doing, by: 'opponent', cards: { choose: { min: many, max: many }, where, whose: 'opponent' } }];
  };
  for (const [verb, tail, doing] of DOING)
    for (const [noun, where] of [['cards', 'field'], ['monsters', 'monsters']] as const)
      for (const who of [`<your opponent|they> must ${verb}`, `make your opponent ${verb}`] as const) {
        const OWN = `${who} ${noun} <they control|from their field> ${tail} so they`;
        const PLAIN = `${who} ${noun} ${tail} so they`;
        for (const words of [OWN, PLAIN]) {
          g.rule('action', `${words} [only] control {n:number} <card|cards|monster|monsters>` as '{n:number}', ({ n }) => rest(doing, where, -n));
          g.rule('action', `${words} control the same number of ${noun} as you [do]`, () => rest(doing, where, { count: { where, whose: 'you' }, times: -1 }));
        }
      }
} // prettier-ignore

/** "Destroy all Attack Position monsters on the turn player's field": of whoever's turn it is. */
function ofTheTurnPlayer(g: YgoGrammar): void {
  const TURN = "<the turn player controls|on the turn player's field|on the field of the turn player>";
  const either = (bare: Noun, doing: object): Draft[] | undefined => (bare.where || bare.whose || bare.count !== undefined ? undefined : (['you', 'opponent'] as const).map((whose, i) => ({ ...doing, cards: cards({ ...bare, count: 'all', where: ['field'], whose }), if: { turn: whose } satisfies Condition, ...(i > 0 && { join: 'also' }) })));
  g.rule('operations', `destroy all {bare} ${TURN}` as '{bare}', ({ bare }) => either(bare, { do: 'destroy' }));
  g.rule('operations', `change the battle positions of all {bare} ${TURN}` as '{bare}', ({ bare }) => either(bare, { do: 'change-position', to: 'other' }));
} // prettier-ignore

/** Values told in other words: for how long said in the middle, back to what they were. */
function valuesOf(g: YgoGrammar): void {
  g.rule('timeless', 'add <that lost|the lost> {stats} to {what}', ({ stats, what }) => (stats.length === 1 ? modify(what, '+', { $changed: true } as never, stats) : undefined));
  g.rule('action', '{whose:possessive} {stats} {until} <becomes|become> {amount}', ({ whose, stats, until, amount }) => modify(whose, '=', amount, stats, until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become> ( permanently ) {amount}', ({ whose, stats, amount }) => modify(whose, '=', amount, stats));
  const original = (what: What, stats: readonly Stat[]): Draft[] | undefined => (stats.every((stat) => stat === 'atk' || stat === 'def') ? stats.flatMap((stat, i) => modify(what, '=', { own: `original-${stat}` } as Amount, [stat]).map((one) => (i > 0 ? { ...one, join: 'and' } : one))) : undefined);
  g.rule('action', '{whose:possessive} {stats} <become|becomes> <its|their> original <value|values>', ({ whose, stats }) => original(whose, stats));
} // prettier-ignore

/** What happens again and again for a while, what is negated whenever it comes. */
function wheneverThisTurn(g: YgoGrammar): void {
  // What speaks of no cards is the same each time.
  const plain = (one: Draft): boolean => ['draw', 'damage', 'gain-life', 'lose-life'].includes(String(one['do'])) && typeof (one['count'] ?? one['amount']) === 'number' && !one['optional'] && !one['if'];
  g.rule('laterAction', '{until} [,] each time {event} , [immediately] {action}', ({ until, event, action }) => (action.every(plain) && !JSON.stringify(event).includes('"$') && event.every(({ card }) => !card?.this) ? [{ do: 'apply', until, rules: [{ rule: 'each-time', on: oneOrList(event), do: action }] }] : undefined));
  // "Each time it destroys an opponent's monster by battle this turn, draw 1 card".
  const beats = (it: Pointer, beaten: Filter, until: unknown, action: readonly Draft[]): Draft[] | undefined => (it.$ref !== 'this' && until === 'end-of-turn' && action.every((one) => plain(one) || fromTheirs(one)) ? [{ do: 'apply', until, rules: [{ rule: 'each-time', on: { event: 'destroyed', cause: 'battle', card: beaten, with: { oneOf: cards(it) } }, do: action }] }] : undefined);
  const fromTheirs = (one: Draft): boolean => one['do'] === 'banish' && one['by'] === 'opponent' && !one['optional'] && !one['if'] && /"where":\["extra-deck"\]/.test(JSON.stringify(one['cards']));
  for (const time of ['each time', 'if'] as const) {
    g.rule('laterAction', `${time} {it:pointer} destroys {beaten} by battle {until} , [immediately] {action} [( their choice )]` as '{it:pointer} {beaten} {until} {action}', ({ it, beaten, until, action }) => beats(it, beaten, until, action));
    g.rule('laterAction', `{until} [,] ${time} {it:pointer} destroys {beaten} by battle , [immediately] {action} [( their choice )]` as '{it:pointer} {beaten} {until} {action}', ({ it, beaten, until, action }) => beats(it, beaten, until, action));
  }
  g.rule('laterAction', '{until} [,] negate any card or effect activated by your opponent that <targeted|targets> {it:pointer}', ({ until, it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', until, rules: [{ rule: 'negate-links', what: { by: 'opponent', targets: { oneOf: cards(it) } } }] }]));
  g.rule('laterAction', 'effects that activate in the GY {until} are negated', ({ until }) => [{ do: 'apply', until, rules: [{ rule: 'negate-links', what: { what: 'effect', place: 'graveyard' } }] }]);
  for (const [words, noun] of [['cards', 'card'], ['monsters', 'monster']] as const)
    g.rule('laterAction', `negate the activated effects and effects on the field of ${words} with <that|its> original name {until}` as '{until}', ({ until }) => {
      const filter = { $originallyNamed: true };
      return [{ do: 'apply', until, rules: [{ rule: 'negate-effects', cards: { where: noun === 'monster' ? 'monsters' : 'field', filter } }, { rule: 'negate-links', what: { card: filter } }] }];
    });
} // prettier-ignore

/** A die of which each side does something else, a Summon whose monster is described after its position. */
function oneByOne(g: YgoGrammar): void {
  g.rule('operations', 'roll a six-sided die <, then|, and> {a:action} if you roll {f:dieFaces} , {b:action} if you roll {h:dieFaces} [,] or {c:action} if you roll {k:dieFaces}', ({ a, f, b, h, c, k }) => [
    { do: 'die', results: ([[a, f], [b, h], [c, k]] as const).flatMap(([then, faces]) => faces.map((is) => ({ is, then }))) },
  ]);
  g.rule('action', 'Special Summon {noun} {a:operationTails} [,] {posts} [,] {b:operationTails}', ({ noun, a, posts, b }) => {
    const all = !posts.where && posts.filter && Object.keys(posts).join() === 'filter' && noun.count !== undefined && !noun.filter.not && !Object.keys(a).some((key) => key in b) ? merge(noun, posts) : undefined;
    return all && [{ do: 'special-summon', cards: cards({ ...noun, ...all } as Noun), ...a, ...b }];
  });
  g.rule('operations', '{a:doing} , {b:doing} , and {c:operations}', ({ a, b, c }) => (a.at(-1)?.['do'] === 'look' && a.at(-1)!['top'] !== undefined && !b[0]!['optional'] && !c[0]!['optional'] ? [...a, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1), { ...c[0], join: 'and' }, ...c.slice(1)] : undefined));
  g.rule('laterAction', '{it:pointer} {a:predicate} and {b:predicate}', ({ it, a, b }) => (it.$ref === 'this' || a[0]?.['rule'] === 'position' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules: [...a, ...b] }]));
  g.rule('laterAction', '{it:pointer} {predicate} while you control it face-up', ({ it, predicate }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'while-face-up', rules: predicate.map((rule) => ({ ...rule, while: { is: 'this', like: { controller: 'you' } } })) }]));
  // Both players at once, each with his own Deck.
  g.rule('operations', '{a:doing} , then [,] if {conditions} , each player reveals their <Deck|Main Deck> , then banishes all cards from it with {whose:possessive} name', ({ a, conditions, whose }) => (whose.$ref === 'that' && !whose.plural ? [
    ...a,
    { do: 'reveal', cards: { where: 'deck' }, if: conditions, join: 'then' },
    { do: 'banish', cards: { where: 'deck', filter: { sameAs: { what: 'name', as: cards({ $ref: 'target' }) } } }, join: 'then' },
  ] : undefined));
  for (const kind of ['Synchro', 'Xyz', 'Link'] as const)
    g.rule('action', `${kind} Summon 1 {bare} [,] using only this card [you control] and {m:bare}`, ({ bare, m }) => ((bare.where && bare.where.join() !== 'extra-deck') || m.where?.join() !== 'hand' || m.whose !== 'you' ? undefined : [{ do: `${kind.toLowerCase()}-summon`, what: { $filter: { noun: bare.noun, filter: bare.filter } }, from: 'extra-deck', materials: [{ where: 'monsters', whose: 'you', filter: { this: true } }, groupOf(m)], including: 'this' }]));
  g.rule('action', 'banish ( {until:lasting} ) {what}', ({ what, until }) => (until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), until }]));
} // prettier-ignore

/** "Equal to the difference": of the two amounts the condition compares; what holds for a while says it in its own words (`continuous.ts`). */
function differences(g: YgoGrammar): void {
  const THE = '<the difference|their surplus>';
  const by = (n?: number): Amount => ({ $difference: true, ...(n !== undefined && { times: n }) }) as never;
  const upTo = (alike: Noun): Noun | undefined => (alike.where && alike.count === undefined ? { ...alike, count: { min: 1, max: by() } } : undefined);
  for (const end of [THE, `${THE} x {n:number}`] as const) {
    g.rule('action', `inflict damage to your opponent equal to ${end}` as 'equal to [{n:number}]', ({ n }) => [{ do: 'damage', to: 'opponent', amount: by(n) }]);
    g.rule('action', `[you] gain LP equal to ${end}` as 'equal to [{n:number}]', ({ n }) => [{ do: 'gain-life', to: 'you', amount: by(n) }]);
    g.rule('timeless', `{what} <gains|gain> {stats} equal to ${end}` as '{what} {stats} [{n:number}]', ({ what, stats, n }) => modify(what, '+', by(n), stats));
    g.rule('action', `{what} <gains|gain> {stats} equal to ${end} {until}` as '{what} {stats} [{n:number}] {until}', ({ what, stats, n, until }) => modify(what, '+', by(n), stats, until));
  }
  g.rule('action', `draw cards equal to ${THE}`, () => [{ do: 'draw', count: by() }]);
  g.rule('target', `target any number of {alike} [,] up to ${THE}` as '{alike}', ({ alike }) => { const all = upTo(alike); return all && [all]; });
  g.rule('action', `Special Summon {alike} [{tails:operationTails}] , up to ${THE}` as '{alike} [{tails:operationTails}]', ({ alike, tails }) => { const all = upTo(alike); return all && [{ do: 'special-summon', cards: cards(all), ...tails }]; });
  const more = (a: object, b: Amount): Condition => ({ amount: a, is: { min: { sum: [b, 1] } } }) as Condition;
  const of = (where: Place, whose: 'you' | 'opponent'): { count: object } => ({ count: { where, whose } });
  g.rule('condition', "there are more cards in your Deck than [in] your opponent's", () => more(of('deck', 'you'), of('deck', 'opponent') as Amount));
  g.rule('condition', 'your opponent controls more cards than the combined number of cards in your hand and that you control', () => more(of('field', 'opponent'), { count: { where: ['hand', 'field'], whose: 'you' } }));
} // prettier-ignore

function small(g: YgoGrammar): void {
  g.rule('action', "return {what} to <their|your opponent's> GY", ({ what }) => (isNoun(what) && what.where?.join() === 'banished' && what.whose === 'opponent' ? [{ do: 'return', cards: cards(what), to: 'graveyard' }] : undefined));
  g.rule('predicate', "<is|are> unaffected by the activated effects of your opponent's monsters", () => [{ rule: 'unaffected', by: { cause: 'effect', whose: 'opponent', kind: 'monster', activated: true } }]);
  g.rule('action', '[you] gain {n:number} LP first', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'equip {what} to {to:what} [,] as an Equip Card', ({ what, to }) => ('count' in to && to.count === 'all' ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]));
  // "Special Summon 3 monsters in Attack Position, 1 each from your hand, Deck, and GY".
  g.rule('doing', '{action} , 1 each <from|in> {where}', ({ action, where }) => {
    const [only, more] = action;
    const said = only?.['cards'] as { $what?: What } | undefined;
    const places = placeOf(where);
    if (!only || more || !said?.$what || !isNoun(said.$what) || !places || said.$what.where || said.$what.whose || said.$what.filter.any || said.$what.count !== where.where.length) return undefined;
    return [{ ...only, cards: { ...said, $what: { ...said.$what, ...places, filter: both(places.filter, said.$what.filter) } } }];
  });
  for (const [less, until] of [['for 1 less Tribute', 'end-of-turn']] as const) {
    g.rule('laterAction', `<this turn , you can|you can> Normal Summon {bare} ${less} [( even if this card leaves the field )]` as '{bare}', ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).length === 0 ? undefined : [{ do: 'apply', until, rules: [{ rule: 'tributes', for: asFilter(bare), less: 1 }] }]));
  }
  // What it adds is that of a card chosen for it.
  g.rule('action', '[<make|have>] {what} <gain|gains> {stat} equal to {noun} [{until}]', ({ what, stat, noun, until }) => (stat === 'atk' && noun.count === 1 && noun.where && !noun.only ? modify(what, '+', { stat, of: { $one: cards({ ...noun, filter: both(noun.filter, noun.where.join() === 'field' ? { face: 'up' } : {}) }) } } as never, [stat], until) : undefined));
  g.rule('action', 'change the {stats} of {pointer} , to {amount}', ({ stats, pointer, amount }) => modify(pointer, '=', amount, stats));
  g.rule('action', 'equip {alike} to {to:pointer} [,] up to {value}', ({ alike, to, value }) => (alike.count === undefined && alike.where ? [{ do: 'equip', cards: cards({ ...alike, count: { min: 1, max: value } }), to: cards(to) }] : undefined));
  g.rule('operations', '[{a:doing} {join}] make {noun} unable to attack , also it has its effects negated', ({ a, join, noun }) => {
    const it = cards({ $ref: 'done', done: 'chosen', noun: 'monster' });
    return noun.count === 1 && noun.where ? [...(a ?? []), { do: 'single-out', cards: cards(noun), named: 'chosen', ...join }, { do: 'apply', to: it, until: 'leaves', rules: [{ rule: 'cannot', what: 'attack' }], join: 'and-if-you-do' }, { do: 'negate-effects', cards: it, until: 'leaves', join: 'also' }] : undefined;
  });
  // "Place 1 Spell Counter on each card in the Field Zone, also place 1 on this card": of the same kind.
  g.rule('operations', '{a:doing} , also place {n:number} on {what}', ({ a, n, what }) => {
    const last = a.at(-1);
    return last?.['do'] === 'place-counters' && !last['most'] ? [...a, { do: 'place-counters', cards: cards(what), kind: last['kind'], count: n, join: 'also' }] : undefined;
  });
  // "Reveal it, then return it to its original position".
  g.rule('operations', '{a:action} [( Flip effects are not activated )] , then return <it to its original position|them to their original positions>', ({ a }) => (a.length === 1 && a[0]!['do'] === 'reveal' && !a[0]!['optional'] && !a[0]!['if'] ? a : undefined));
  g.rule('operations', 'roll a six-sided die , and if the result is {n:number} , {a:operations}', ({ n, a }) => [{ do: 'die', results: [{ is: n, then: a }] }]);
  g.rule('action', 'the player who controlled {it:pointer} takes {n:number} damage', ({ it, n }) => [{ do: 'damage', to: { controllerOf: cards(it) }, amount: n }]);
  for (const [verb, tail, doing] of [['send', ' to the GY', { do: 'send' }], ['banish', '', { do: 'banish' }]] as const)
    g.rule('action', `look at either player's Extra Deck , and ${verb} {n:number} {bare} from it${tail}` as '{n:number} {bare}', ({ n, bare }) => (bare.where || bare.whose ? undefined : [{ do: 'choose', options: (['you', 'opponent'] as const).map((whose) => ({ do: [{ do: 'look', where: 'extra-deck', whose }, { ...doing, cards: cards({ ...bare, count: n, where: ['extra-deck'], whose }), join: 'and' }] })) }]));
} // prettier-ignore
